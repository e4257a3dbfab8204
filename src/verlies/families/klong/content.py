# mypyc: interpreted

"""Words to describe cards and tokens with, and the cards that every game of the family has."""

from collections.abc import Sequence
from typing import Any, Final

from verlies.core.agenda import Step

from .effects import Clank, Gain, Gold
from .kinds import ANYWHERE, COMPANION, DUNGEON, MONSTER, PLAIN, RESERVE, STARTER, Bonus, Card, Steps, Token

BURGLE: Final = 0
STUMBLE: Final = 1
SIDESTEP: Final = 2
SCRAMBLE: Final = 3
MERCENARY: Final = 4
EXPLORE: Final = 5
SECRET_TOME: Final = 6
GOBLIN: Final = 7

PILES: Final = [MERCENARY, EXPLORE, SECRET_TOME]
"""The piles of the reserve."""
TOMES: Final = 2
"""The reserve pile of secret tomes."""


def card(
    id: str,
    banner: int,
    copies: int,
    *,
    set: int = DUNGEON,
    cost: int = 0,
    points: int = 0,
    then: Steps | None = None,
    acquire: Steps | None = None,
    arrive: Steps | None = None,
    bonus: Bonus | None = None,
    attack: bool = False,
    danger: bool = False,
    place: int = ANYWHERE,
    gold: int = 0,
    picks: int = 0,
    ward: bool = False,
) -> Card:
    """Describe a card by what is special about it."""
    when = (then or [], acquire or [], arrive or [])
    return Card(id, set, banner, copies, cost, points, *when, bonus, attack, danger, place, gold, picks, ward)


def found(id: str, copies: int, *steps: Step[Any]) -> Token:
    """Describe a token that works when it is found and is gone."""
    return Token(id, copies, 0, kept=False, found=list(steps), use=[])


def potion(id: str, copies: int, *steps: Step[Any]) -> Token:
    """Describe a token that is kept until it is used."""
    return Token(id, copies, 0, kept=True, found=[], use=list(steps))


def treasure(id: str, copies: int, points: int, found: Steps | None = None) -> Token:
    """Describe a token that is kept for its points."""
    return Token(id, copies, points, kept=True, found=found or [], use=[])


def printed(words: Sequence[str]) -> dict[str, Any]:
    """Read what is printed in a room, as in `cave gold=2`."""
    marks = (word.partition("=") for word in words)
    return {name: int(much) if much else True for name, _, much in marks}


# fmt: off
CARDS_OF_ALL: list[Card] = [
    # starter: plain
    card("burgle", PLAIN, 6, set=STARTER, then=[Gain(skill=1)]),
    card("stumble", PLAIN, 2, set=STARTER, then=[Clank(1)]),
    card("sidestep", PLAIN, 1, set=STARTER, then=[Gain(boots=1)]),
    card("scramble", PLAIN, 1, set=STARTER, then=[Gain(skill=1, boots=1)]),
    # reserve: companion
    card("mercenary", COMPANION, 15, set=RESERVE, cost=2, then=[Gain(skill=1, swords=2)]),
    # reserve: plain
    card("explore", PLAIN, 15, set=RESERVE, cost=3, then=[Gain(skill=2, boots=1)]),
    card("secret_tome", PLAIN, 12, set=RESERVE, cost=7, points=7),
    # reserve: monster
    card("goblin", MONSTER, 1, set=RESERVE, cost=2, then=[Gold(1)]),
]
# fmt: on
"""Starting deck and reserve; they come first in the cards of every game."""
