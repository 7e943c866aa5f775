"""Shows the examples of docstrings, which are doctests, as code in the docs site."""

import re
from typing import Any, Final

import griffe

FLAG: Final = re.compile(r" *# doctest: .*")


class Examples(griffe.Extension):
    """Puts each block of `>>>` lines and what they print into a fence."""

    def on_package(self, *, pkg: griffe.Module, **kwargs: Any) -> None:
        """The package was read: it is no object of its own."""
        self.on_object(obj=pkg)

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """A module, a class or a function was read."""
        if obj.docstring is not None and "```" not in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """The text with its doctests as code.

    >>> print(fenced("Adds.\\n\\n>>> 1 + 1\\n2").replace("`", "'"))
    Adds.
    <BLANKLINE>
    '''pycon
    >>> 1 + 1
    2
    '''
    """
    blocks = text.split("\n\n")
    return "\n\n".join(
        f"```pycon\n{FLAG.sub('', block)}\n```" if block.lstrip().startswith(">>>") else block
        for block in blocks
    )
