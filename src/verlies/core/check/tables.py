"""Tables: everything that can be agreed before a game, so that a new switch is tried without a word about it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ..errors import BadSetup
from ..rng import Rng
from ..rules import Rules

TRIES: Final = 20
"""How often everything is agreed at random until it makes sense together."""


@dataclass(frozen=True)
class Table:
    """So many seats, and what is agreed there beside what is usual."""

    seats: int
    settings: Mapping[str, str]


def tables(game: Rules[Any]) -> Iterator[Table]:
    """Yield for every number of seats the usual table, and one for each switch and variant that goes with it."""
    low, high = game.about.seats
    for seats in range(low, high + 1):
        yield Table(seats, {})
        for setting in game.about.settings:
            for value in setting.values():
                settings = {setting.name: value}
                if value != setting.default and possible(game, settings, seats):
                    yield Table(seats, settings)


def possible(game: Rules[Any], settings: Mapping[str, str], seats: int) -> bool:
    """Return whether so many can agree on some settings."""
    try:
        game.settings(settings, seats)
    except BadSetup:
        return False
    return True


def mixed(game: Rules[Any], table: Table, rng: Rng) -> Mapping[str, str]:
    """Return the settings of a table with all else agreed at random, since one switch may spoil another."""
    for _ in range(TRIES):
        settings = {each.name: any_of(each.values(), rng) for each in game.about.settings if each.values()}
        settings.update(table.settings)
        if possible(game, settings, table.seats):
            return settings
    return table.settings


def any_of(values: tuple[str, ...], rng: Rng) -> str:
    """Return one of some values at random."""
    return values[rng.below(len(values))]
