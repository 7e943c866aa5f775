def cards():
    return []


def words(l, d):
    return d
