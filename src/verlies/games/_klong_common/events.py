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
FENDED: Final = 40
LAPSED: Final = 41
LAPSED_REST: Final = 42
BAGGED: Final = 43
WOKE: Final = 44
DANGER: Final = 45
ARRIVED: Final = 46
DUE: Final = 47
RAGE_FULL: Final = 48
FOUNTAIN: Final = 49
START_NOISE: Final = 50
UNFENDED: Final = 51

USUAL: Final = 0
AT_SETUP: Final = 1
AT_END: Final = 2
BY_TOOL: Final = 3
BY_DISCARD: Final = 4
BY_FATE: Final = 5
BY_DANGER: Final = 6
BY_FATE_AND_DANGER: Final = 7
MID_TURN: Final = 8
CAUSES: Final = ("usual", "setup", "end", "tool", "discard", "fate", "danger", "fate-and-danger", "mid-turn")
"""What tells events apart that look alike but follow different rules."""

_KINDS: Final[tuple[tuple[str, ...], ...]] = (
    ("turn",),
    ("drew", "card:card", "why:why"),
    ("shuffled", "count:number"),
    ("played", "card:card"),
    ("bought", "card:card", "cost:number"),
    ("used", "card:card", "cost:number"),
    ("beat", "card:card", "cost:number", "gone:number"),
    ("discarded", "card:card"),
    ("chose", "choice:choice", "why:why"),
    ("gold", "amount:number"),
    ("skill", "amount:number"),
    ("swords", "amount:number"),
    ("boots", "amount:number"),
    ("teleports", "amount:number"),
    ("clank", "amount:number", "cancelled:number", "lacking:number"),
    ("quiet", "amount:number", "credit:number"),
    ("healed", "amount:number", "before:number", "after:number"),
    ("hurt", "amount:number", "before:number", "after:number"),
    ("revealed", "card:card", "why:why"),
    ("replaced", "card:card"),
    ("attack", "count:number", "lacking:number", "why:why"),
    ("drawn-black",),
    ("drawn-stone", "before:number", "after:number"),
    ("drawn-idle",),
    ("rage", "space:number", "stones:number"),
    ("fell", "place:place", "why:why"),
    ("escaped",),
    ("trashed", "card:card"),
    ("found", "token:token", "kept:number"),
    ("took", "token:token"),
    ("goods", "token:token", "cost:number"),
    ("drank", "token:token"),
    ("bag-back", "count:number"),
    ("ended",),
    ("row-shuffled", "count:number"),
    ("got-cards", "card:card", "count:number", "cost:number"),
    ("moved", "place:place", "boots:number", "left:number"),
    ("teleported", "place:place"),
    ("exhausted", "place:place", "boots:number"),
    ("fate", "space:number", "extra:number"),
    ("fended", "swords:number", "monsters:number"),
    ("lapsed", "skill:number", "swords:number", "boots:number"),
    ("lapsed-rest", "teleports:number", "credit:number"),
    ("bagged", "count:number"),
    ("woke", "card:card"),
    ("danger", "card:card"),
    ("arrived", "card:card", "why:why"),
    ("due", "card:card"),
    ("rage-full", "space:number"),
    ("fountain", "amount:number", "before:number", "after:number"),
    ("start-noise", "amount:number"),
    ("unfended", "amount:number", "before:number", "after:number"),
)
"""The name of each, and its facts."""

_TELLS: Final = {
    "drew": "hand+1 deck-1",
    "shuffled": "deck+count",
    "played": "hand-1",
    "bought": "skill-cost cards+1 offer-1",
    "used": "skill-cost offer-1",
    "beat": "swords-cost offer-gone",
    "discarded": "hand-1",
    "gold": "gold+amount",
    "skill": "skill+amount",
    "swords": "swords+amount",
    "boots": "boots+amount",
    "teleports": "teleports+amount",
    "clank": "noise+amount supply-amount credit-cancelled",
    "quiet": "noise-amount supply+amount credit+credit",
    **dict.fromkeys(("healed", "fountain"), "health=before health+amount health=after supply+amount"),
    "hurt": "health=before health-amount health=after supply-amount",
    "unfended": "health=before health-amount health=after supply-amount monsters-amount",
    "revealed": "dungeon-1 offer+1",
    "replaced": "offer-1",
    "danger": "more+1",
    "attack": "draws:count more:0",
    "drawn-black": "draws-1 black-1 spent+1",
    "drawn-stone": "draws-1 bag-1 health=before health-1 health=after",
    "drawn-idle": "draws-1 bag-1 aside+1",
    "rage": "rage+1 rage=space stones:stones",
    "rage-full": "rage=space",
    "trashed": "cards-1",
    "escaped": "tokens+1",
    "found": "tokens+kept",
    "took": "tokens+1",
    "goods": "gold-cost tokens+1",
    "drank": "tokens-1",
    "bag-back": "black+count spent-count",
    "row-shuffled": "dungeon+count",
    "got-cards": "gold-cost cards+count offer-count",
    "moved": "boots-boots boots=left",
    "teleported": "teleports-1",
    "exhausted": "boots=boots",
    "fate": "fate+1 fate=space more+extra",
    "fended": "swords-swords monsters+monsters monsters-swords",
    "lapsed": "skill-skill swords-swords boots-boots",
    "lapsed-rest": "teleports-teleports credit-credit",
    "bagged": "noise-count bag+count",
    "start-noise": "noise+amount supply-amount",
}
"""What each says of the books."""

_TONES: Final = {
    "turn": "turn",
    "attack": "blow",
    **dict.fromkeys(("drawn-stone", "fell", "hurt", "unfended"), "harm"),
    "escaped": "gain",
    **dict.fromkeys(("drew", "shuffled", "revealed", "drawn-black", "lapsed", "lapsed-rest", "bagged"), "aside"),
}

_FOLLOWS: Final = ("skill", "swords", "boots", "teleports", "fended", "lapsed", "lapsed-rest")
"""What a card gives is told with the card, what a way takes with the way, what is lost with the end of the turn."""

_LEAVES: Final = ("fell", "escaped")
"""What takes a thief out of the game."""


Cases = tuple[tuple[str, str], ...]


def event_kinds(rules: Mapping[str, str], cases: Mapping[str, Cases]) -> list[EventKind]:
    """Return the events in the order of the numbers above, with a game's rules for each."""
    return [_event_kind(name, rules.get(name, ""), cases.get(name, ()), facts) for name, *facts in _KINDS]


def _event_kind(name: str, rule: str, cases: Cases, facts: list[str]) -> EventKind:
    a, b, c = (*facts, "", "", "")[:3]
    return EventKind(
        name,
        rule,
        a,
        b,
        c,
        secret=name == "drew",
        cases=cases,
        follows=name in _FOLLOWS,
        leaves=name in _LEAVES,
        tone=_TONES.get(name, ""),
        tells=_TELLS.get(name, ""),
    )
