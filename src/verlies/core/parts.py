"""Parts: a piece of a state names its fields once, and all that must be done with each of them follows.

    class Hero(Part):
        wounds: Open[int]
        loot: Open[list[int]]
        runes: list[int]

The constructor, `fork`, `public` and `plain` are made from that list by `core/fields.py`: when the class is made, and
in the copy of the source that is compiled. What nobody calls open is hidden: it is not there in what is shown.
"""

from dataclasses import field
from typing import Annotated, Any, Literal, Self, TypeVar, dataclass_transform

from mypy_extensions import mypyc_attr

from . import fields

T = TypeVar("T")

Open = Annotated[T, fields.OPEN]
"""Everybody sees it. A field without this word is in nobody's view, unless the game's `cover` lays something there."""
Shared = Annotated[T, fields.SHARED]
"""Replaced, never changed in place, so that forks share it."""
Agreed = Annotated[T, fields.AGREED, fields.OPEN, fields.SHARED]
"""Said before the game and never changed; it comes first in the plain form, before what every state has."""
Aside = Annotated[T, fields.ASIDE, fields.SHARED]
"""No data of the game, like the box it came in: not saved, and not there until somebody sets it."""
Kept = Annotated[T, fields.KEPT, fields.ASIDE, fields.SHARED]
"""What follows from other fields and was asked for before; a new part, one from a save and what is shown begin empty.

Forks share it: it is added to as long as those fields stay, and replaced by an empty one when they change.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A list of fields, each a number, a word, another part, something with a form of its own, or a list of these.

    A new one holds the defaults: what stands in the class, else 0, False, "" or an empty list.
    """

    __slots__ = ()

    def __init__(self, of: "Self | None" = None, data: dict[str, Any] | None = None, shown: bool = False) -> None:
        """Start at the defaults, as a copy of another one, as what everybody sees of it, or from what `plain` wrote."""

    def __init_subclass__(cls) -> None:
        fields.make_part(cls, Part)

    def fork(self) -> Self:
        """Return an independent copy."""
        return type(self)(self)

    def public(self) -> Self:
        """Return a copy with what everybody sees of it; to read anything else is an error until somebody sets it."""
        return type(self)(self, None, True)

    def plain(self) -> dict[str, Any]:
        """Return it as plain data."""
        raise NotImplementedError


def derived(*, init: Literal[False] = False) -> Any:
    """Say of a field of a value that it follows from the others; the value's `derive` sets it."""
    return fields.DERIVED


@dataclass_transform(field_specifiers=(derived, field))
@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Something that is made once and never changed, such as a kind of card: it names its fields, and is made of them.

    Unlike a part it is no data of a game, so it is neither copied nor saved, and a field may be of any kind. A list
    that may be left out says so as in a dataclass: `then: Steps = field(default_factory=list)`.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        fields.make_value(cls)

    def derive(self) -> None:
        """Set the fields that follow from the others."""
