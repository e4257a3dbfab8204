"""The events both games have, numbered once; each game names the rules behind them."""

from collections.abc import Mapping
from typing import Final

from verlies.core.event import EventKind

TURN: Final = 0
DREW: Final = 1
SHUFFLED: Final = 2
PLAYED: Final = 3
BOUGHT: Final = 4
USED: Final = 5
BEAT: Final = 6
DISCARDED: Final = 7
CHOSE: Final = 8
GOLD: Final = 9
SKILL: Final = 10
SWORDS: Final = 11
BOOTS: Final = 12
TELEPORTS: Final = 13
CLANK: Final = 14
QUIET: Final = 15
HEALED: Final = 16
HURT: Final = 17
REVEALED: Final = 18
REPLACED: Final = 19
ATTACK: Final = 20
DRAWN_BLACK: Final = 21
DRAWN_STONE: Final = 22
DRAWN_IDLE: Final = 23
RAGE: Final = 24
FELL: Final = 25
ESCAPED: Final = 26
TRASHED: Final = 27
FOUND: Final = 28
TOOK: Final = 29
GOODS: Final = 30
DRANK: Final = 31
BAG_BACK: Final = 32
ENDED: Final = 33
ROW_SHUFFLED: Final = 34
GOT_CARDS: Final = 35
MOVED: Final = 36
TELEPORTED: Final = 37
EXHAUSTED: Final = 38
FATE: Final = 39

_KINDS: Final = (
    ("turn", "", ""),
    ("drew", "card:card", ""),
    ("shuffled", "count:number", ""),
    ("played", "card:card", ""),
    ("bought", "card:card", "cost:number"),
    ("used", "card:card", "cost:number"),
    ("beat", "card:card", "cost:number"),
    ("discarded", "card:card", ""),
    ("chose", "choice:choice", ""),
    ("gold", "amount:number", ""),
    ("skill", "amount:number", ""),
    ("swords", "amount:number", ""),
    ("boots", "amount:number", ""),
    ("teleports", "amount:number", ""),
    ("clank", "amount:number", "cancelled:number"),
    ("quiet", "amount:number", "credit:number"),
    ("healed", "amount:number", ""),
    ("hurt", "amount:number", ""),
    ("revealed", "card:card", ""),
    ("replaced", "card:card", ""),
    ("attack", "count:number", ""),
    ("drawn-black", "", ""),
    ("drawn-stone", "damage:number", ""),
    ("drawn-idle", "", ""),
    ("rage", "space:number", ""),
    ("fell", "place:place", ""),
    ("escaped", "", ""),
    ("trashed", "card:card", ""),
    ("found", "token:token", ""),
    ("took", "token:token", ""),
    ("goods", "token:token", "cost:number"),
    ("drank", "token:token", ""),
    ("bag-back", "count:number", ""),
    ("ended", "", ""),
    ("row-shuffled", "count:number", ""),
    ("got-cards", "card:card", "count:number"),
    ("moved", "place:place", "boots:number"),
    ("teleported", "place:place", ""),
    ("exhausted", "place:place", ""),
    ("fate", "space:number", ""),
)

_TONES: Final = {
    "turn": "turn",
    "attack": "blow",
    **dict.fromkeys(("drawn-stone", "fell", "hurt"), "harm"),
    "escaped": "gain",
    **dict.fromkeys(("drew", "shuffled", "revealed", "drawn-black"), "aside"),
}

_FOLLOWS: Final = ("skill", "swords", "boots", "teleports")
"""What a card gives is told with the card."""

_LEAVES: Final = ("fell", "escaped")
"""What takes a thief out of the game."""


def event_kinds(rules: Mapping[str, str]) -> list[EventKind]:
    """Return the events in the order of the numbers above, with a game's rule for each."""
    return [
        EventKind(
            name,
            rules.get(name, ""),
            a,
            b,
            secret=name == "drew",
            follows=name in _FOLLOWS,
            leaves=name in _LEAVES,
            tone=_TONES.get(name, ""),
        )
        for name, a, b in _KINDS
    ]
