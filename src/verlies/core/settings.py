"""Settings: what is agreed before a game begins."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from .errors import BadSetup, closest, listing

RANDOM = "random"


@dataclass(frozen=True)
class Setting:
    """One thing that is agreed before a game begins."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    """What it can be; empty if it is not one of a few words."""
    check: Callable[[str, int], None] | None = None
    """Raises `BadSetup` unless a value makes sense for so many seats."""
    fits: Mapping[str, Sequence[int]] = field(default_factory=dict)
    """The numbers of seats with which some of its choices go; the others go with any."""
    alone: tuple[str, ...] = ()
    """Choices with which one person plays all seats; the first number of seats that fits is taken for them."""
    words: tuple[str, ...] = ()
    """Words it can also be where it is no choice among a few, and stands for something of every seat else."""

    def values(self) -> tuple[str, ...]:
        """Return everything it can be that has a name of its own."""
        return (*self.choices, *self.words)

    def agree(self, value: str, seats: int) -> None:
        """Raise `BadSetup` unless it can be this for so many seats."""
        if self.choices and value not in self.choices:
            raise bad(self.name, value, self.choices, value)
        if not self.goes_with(value, seats):
            raise self.misfit(value, seats)
        if self.check is not None:
            self.check(value, seats)

    def goes_with(self, value: str, seats: int) -> bool:
        """Return whether a choice can be made for so many seats."""
        return value not in self.fits or seats in self.fits[value]

    def misfit(self, value: str, seats: int) -> BadSetup:
        """Return the error of a choice that does not go with so many seats: what it needs, and what else would do."""
        possible = listing(choice for choice in self.choices if self.goes_with(choice, seats))
        needed, most = listing(str(number) for number in self.fits[value]), max(self.fits[value])
        facts = {"name": self.name, "value": value, "possible": possible, "needed": needed}
        return BadSetup("setting-seats", seats=seats, most=most, **facts)


def by_one(settings: Sequence[Setting], agreed: Mapping[str, str]) -> bool:
    """Return whether one person plays all seats, as was agreed."""
    return any(agreed.get(setting.name) in setting.alone for setting in settings)


def bad(name: str, value: str, possible: Sequence[str], near: str) -> BadSetup:
    """Return the error of a setting that is none of the possible ones, with the one that is nearest to a word of it."""
    return BadSetup("bad-setting", name=name, value=value, possible=listing(possible), hint=closest(near, possible))


def check_start(value: str, seats: int) -> None:
    """Raise `BadSetup` unless a setting `start` is `random` or one of the seats."""
    possible = [RANDOM, *[str(seat) for seat in range(seats)]]
    if value not in possible:
        raise BadSetup("bad-setting", name="start", value=value, possible=listing(possible))


START = Setting("start", RANDOM, check=check_start, words=(RANDOM,))
"""Who begins."""


def each_own(
    name: str, known: Sequence[str], default: str, words: Sequence[str] = (), wild: Sequence[str] = ()
) -> Setting:
    """Return a setting with something else of what is known for every seat, or one of some words for all of them.

    What is wild may be there for several seats.
    """

    def check(value: str, seats: int) -> None:
        if value in words:
            return
        chosen = value.split(",")
        for one in chosen:
            if one not in known and one not in wild:
                raise bad(name, value, [*words, *known], one)
        named = [one for one in chosen if one not in wild]
        if len(set(named)) < len(named) or len(chosen) < seats:
            raise BadSetup("bad-setting", name=name, value=value, possible=f"{seats} × ({listing(known)})")

    return Setting(name, default, check=check, words=tuple(words))


def colours_of(colours: Sequence[str]) -> Setting:
    """Return the setting for the colours of the seats: each another one."""
    return each_own("colours", colours, ",".join(colours))
