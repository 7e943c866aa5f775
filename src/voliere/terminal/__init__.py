"""The games in a terminal: painters draw a seat's view, the table asks and answers."""

import re

from rich import _wrap

# Rich breaks lines at every blank, also at the one that binds a French mark to its word.
_wrap.re_word = re.compile(r"[^\S\xa0]*[\S\xa0]+[^\S\xa0]*")
