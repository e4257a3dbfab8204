"""Parts: a piece of a state names its fields once, and all that must be done with each of them follows.

    class Hero(Part):
        wounds: Open[int]
        loot: Open[list[int]]
        runes: list[int]

The constructor, `fork`, `plain` and `opened` are made from that list by `core/fields.py`: when the class is made, and
in the copy of the source that is compiled. What nobody calls open is hidden.
"""

from typing import Annotated, Any, Self, TypeVar

from mypy_extensions import mypyc_attr

from . import fields

T = TypeVar("T")

Open = Annotated[T, fields.OPEN]
"""Everybody sees it. A field without this word is in nobody's view, unless the game's own view puts it there."""
Shared = Annotated[T, fields.SHARED]
"""Replaced, never changed in place, so that forks share it."""
Agreed = Annotated[T, fields.AGREED, fields.OPEN, fields.SHARED]
"""Said before the game and never changed; it comes first in the plain form, before what every state has."""
Aside = Annotated[T, fields.ASIDE, fields.SHARED]
"""No data of the game, like the box it came in: neither saved nor seen, and not there until somebody sets it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A list of fields, each a number, a word, another part, something with a form of its own, or a list of these.

    A new one holds the defaults: what stands in the class, else 0, False, "" or an empty list.
    """

    __slots__ = ()

    def __init__(self, of: "Self | None" = None, data: dict[str, Any] | None = None) -> None:
        """Start at the defaults, as a copy of another one, or from what `plain` wrote."""

    def __init_subclass__(cls) -> None:
        fields.make_part(cls, Part)

    def fork(self) -> Self:
        """Return an independent copy."""
        return type(self)(self)

    def plain(self) -> dict[str, Any]:
        """Return it as plain data."""
        raise NotImplementedError

    def opened(self) -> dict[str, Any]:
        """Return what everybody sees of it as plain data."""
        raise NotImplementedError
