"""What can happen, numbered once, with the names of its facts."""

from collections.abc import Mapping
from typing import Final

from verlies.core.event import EventKind

TURN: Final = 0
SUN: Final = 1
SUN_ROLL: Final = 2
SUNSET: Final = 3
SKIPPED: Final = 4
HERO: Final = 5
TOWER: Final = 6
RUNE: Final = 7
FIRST: Final = 8
MOVED: Final = 9
TILE: Final = 10
ROTATED: Final = 11
DREW: Final = 12
SHUFFLED: Final = 13
LOOT: Final = 14
KEPT: Final = 15
DISCARDED: Final = 16
USED: Final = 17
ABILITY: Final = 18
TEST: Final = 19
ROLLED: Final = 20
PASSED: Final = 21
FAILED: Final = 22
SPENT: Final = 23
DETERMINED: Final = 24
WOUNDED: Final = 25
PREVENTED: Final = 26
HEALED: Final = 27
DIED: Final = 28
ESCAPED: Final = 29
DESCENDED: Final = 30
MARKER: Final = 31
SURFACED: Final = 32
SEARCHED: Final = 33
ENTRANCE: Final = 34
MONSTER: Final = 35
MONSTER_CARD: Final = 36
ATTACKS: Final = 37
HIT: Final = 38
KILLED: Final = 39
FLED: Final = 40
HOPPED: Final = 41
LOSES_TURNS: Final = 42
RETURNED: Final = 43
VALUE: Final = 44
EXTRA: Final = 45
STUCK: Final = 46
UNSEEN: Final = 47
CORRIDORS: Final = 48
FOE: Final = 49

_KINDS: Final = (
    ("turn", "", ""),
    ("sun", "space:number", ""),
    ("sun-roll", "die:number", "limit:number"),
    ("sunset", "", ""),
    ("skipped", "left:number", ""),
    ("hero", "hero:hero", ""),
    ("tower", "place:place", ""),
    ("rune", "card:card", ""),
    ("first", "", ""),
    ("moved", "place:place", ""),
    ("tile", "room:room", "place:place"),
    ("rotated", "place:place", "turns:number"),
    ("drew", "card:card", "deck:deck"),
    ("shuffled", "deck:deck", ""),
    ("loot", "card:card", "gold:number"),
    ("kept", "card:card", ""),
    ("discarded", "card:card", ""),
    ("used", "card:card", ""),
    ("ability", "ability:ability", ""),
    ("test", "attribute:attribute", "need:number"),
    ("rolled", "one:number", "two:number"),
    ("passed", "sum:number", "need:number"),
    ("failed", "sum:number", "need:number"),
    ("spent", "count:number", ""),
    ("determined", "count:number", ""),
    ("wounded", "count:number", "total:number"),
    ("prevented", "count:number", ""),
    ("healed", "count:number", ""),
    ("died", "cause:cause", ""),
    ("escaped", "", ""),
    ("descended", "place:place", "direction:direction"),
    ("marker", "place:place", "lost:number"),
    ("surfaced", "place:place", ""),
    ("searched", "place:place", ""),
    ("entrance", "place:place", ""),
    ("monster", "monster:monster", "place:place"),
    ("monster-card", "card:card", ""),
    ("attacks", "hero:attack", "monster:attack"),
    ("hit", "count:number", "total:number"),
    ("killed", "card:card", ""),
    ("fled", "card:card", "penalty:number"),
    ("hopped", "place:place", ""),
    ("loses-turns", "count:number", ""),
    ("returned", "place:place", ""),
    ("value", "card:card", "gold:number"),
    ("extra", "", ""),
    ("stuck", "", ""),
    ("unseen", "place:place", ""),
    ("corridors", "turns:number", ""),
    ("foe", "life:number", ""),
)
SECRET: Final = ("rune", "monster-card")
LEAVES: Final = ("died", "escaped")
TONES: Final = {
    "turn": "turn",
    **dict.fromkeys(("wounded", "died", "failed", "sunset"), "harm"),
    **dict.fromkeys(("passed", "loot", "escaped"), "gain"),
    **dict.fromkeys(("drew", "shuffled"), "aside"),
}


def event_kinds(rules: Mapping[str, str]) -> list[EventKind]:
    """Return the events in the order of the numbers above, with the rule for each."""
    return [
        EventKind(
            name, rules.get(name, ""), a, b, secret=name in SECRET, leaves=name in LEAVES, tone=TONES.get(name, "")
        )
        for name, a, b in _KINDS
    ]
