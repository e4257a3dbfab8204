# mypyc: interpreted
"""What packages bring to a house, by their entry points; one that is illegible takes away nothing but its own."""

from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, EntryPoint, distributions, entry_points
from typing import NamedTuple

LIST = "entry_points.txt"
"""The file in which a package says what it brings."""
OURS = "verlies."
"""So the names of all our groups begin."""


class Unread(NamedTuple):
    """A package that does not say legibly what it brings."""

    package: str
    """Its name; empty if it does not even say that."""
    place: str
    error: Exception


class Brought(NamedTuple):
    """What is brought to one group, and what may be missing of it."""

    points: list[EntryPoint]
    unread: list[Unread]


def brought(group: str) -> Brought:
    """Return what all packages bring to a group."""
    try:
        return Brought(list(entry_points(group=group)), [])
    except Exception:  # a single illegible list is enough for that, and it need not be about us
        return one_by_one(group, distributions())


def one_by_one(group: str, packages: Iterable[Distribution]) -> Brought:
    """Return what packages bring to a group, and which of them that may concern us cannot be read."""
    points: list[EntryPoint] = []
    unread: list[Unread] = []
    for each in _firsts(packages):
        try:
            points += each.entry_points.select(group=group)
        except Exception as error:
            if _may_concern_us(each):
                unread.append(Unread(package_of(each), str(each.locate_file("")), error))
    return Brought(points, unread)


def package_of(distribution: Distribution | None) -> str:
    """Return the name of a package, or nothing if it does not say it: half of it may have been removed."""
    try:
        return (distribution.name if distribution is not None else "") or ""
    except Exception:  # each Python has an error of its own for what is missing
        return ""


def _firsts(packages: Iterable[Distribution]) -> Iterator[Distribution]:
    """Yield each package once, the one that is found first, as Python itself does."""
    seen: set[str] = set()
    for each in packages:
        name = package_of(each)
        if not name or name not in seen:
            yield each
        seen.add(name)


def _may_concern_us(package: Distribution) -> bool:
    try:
        return OURS in (package.read_text(LIST) or "")
    except ValueError:  # it is not even text
        return True
