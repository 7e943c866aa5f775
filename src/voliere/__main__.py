"""`python -m voliere`: the command, where its folder is not on the path."""

from voliere.cli import main

if __name__ == "__main__":
    main()
