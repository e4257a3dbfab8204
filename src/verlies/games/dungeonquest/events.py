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
SLIPPED: Final = 50
CAUGHT: Final = 51
STRUCK: Final = 52
TURNED_UP: Final = 53
FOE_HIT: Final = 54
ROLLED_ONE: Final = 55
REROLLED: Final = 56
SHIFTED: Final = 57
RUNE_USED: Final = 58
USED_UP: Final = 59
DROPPED: Final = 60
ENDED: Final = 61
STATUS: Final = 62
NO_ACTION: Final = 63
BLOCKED: Final = 64
AGAIN: Final = 65
CIRCLES: Final = 66
LOADED: Final = 67
MARKER_ON: Final = 68
MARKER_BACK: Final = 69
BRIBED: Final = 70
AT_LAST: Final = 71
OPENED: Final = 72
FACES: Final = 73
LAST_ROLL: Final = 74
CARRIED: Final = 75
RUNE_BACK: Final = 76
SURE: Final = 77
LOADED_TEST: Final = 78
MARKER_STAYS: Final = 79

_LOST_FIGHT: Final = "monster:0 strength:0"
_LOST_TEST: Final = "needed:0 load:0"
_LOST_ALL: Final = (
    "life:0 determination:0 gold:0 loot:0 heavy:0 runes:0 skip:0 foe:0 bribe:0 pile:0 below:0 facing:0 "
    f"{_LOST_FIGHT} {_LOST_TEST}"
)
_LOST_LOOT: Final = "loot-1 gold-gold heavy-1/card=z_loadstone"
_MARKER_LIES: Final = "below:place below+1 facing:direction facing+1"
_LIFE: Final = "life=before life:after"
_KINDS: Final = (
    ("turn", "", "", "", ""),
    ("sun", "space:number", "", "", "sun+1 sun=space"),
    ("sun-roll", "limit:number", "die:number", "", "thrown=die"),
    ("sunset", "", "", "", ""),
    ("skipped", "left:number", "", "", "skip-1 skip=left"),
    ("hero", "hero:hero", "life:number", "", "life:life kind:hero"),
    ("tower", "place:place", "", "", ""),
    ("rune", "card:card", "", "", "runes+1"),
    ("first", "", "", "", ""),
    ("moved", "place:place", "how:why", "", ""),
    ("tile", "room:room", "place:place", "how:why", ""),
    ("rotated", "place:place", "turn:turn", "", ""),
    ("drew", "card:card", "deck:deck", "", "pile+1/deck=catacomb pile-1/card=k_shuffle"),
    ("shuffled", "deck:deck", "how:why", "", ""),
    ("loot", "card:card", "gold:number", "how:why", "loot+1 gold+gold heavy+1/card=z_loadstone"),
    ("kept", "card:card", "", "", ""),
    ("discarded", "card:card", "gold:number", "how:why", f"{_LOST_LOOT} bribe+gold/how=bribe"),
    ("used", "card:card", "", "", ""),
    ("ability", "ability:ability", "", "", ""),
    ("test", "attribute:attribute", "need:number", "chance:number", "needed:need"),
    ("rolled", "one:number", "two:number", "how:why", "dice#one dice#two thrown:one thrown+two"),
    ("passed", "sum:number", "need:number", "", f"needed=need spent:0 {_LOST_TEST}"),
    ("failed", "sum:number", "need:number", "", f"needed=need spent:0 {_LOST_TEST}"),
    ("spent", "count:number", "", "", "determination-count spent:count"),
    ("determined", "count:number", "how:why", "", "determination+count"),
    ("wounded", "count:number", "before:number", "after:number", _LIFE),
    ("prevented", "count:number", "how:why", "", ""),
    ("healed", "count:number", "before:number", "after:number", _LIFE),
    ("died", "cause:cause", "", "", _LOST_ALL),
    ("escaped", "how:why", "", "", ""),
    ("descended", "place:place", "direction:direction", "", _MARKER_LIES),
    ("marker", "place:place", "lost:number", "steps:number", "at:place at+1"),
    ("surfaced", "place:place", "how:why", "", "below:0 facing:0 pile:0"),
    ("searched", "place:place", "", "", ""),
    ("entrance", "place:place", "", "", ""),
    ("monster", "monster:monster", "place:place", "", ""),
    ("monster-card", "card:card", "", "", ""),
    ("attacks", "hero:attack", "monster:attack", "", ""),
    ("hit", "count:number", "before:number", "after:number", "monster=before monster:after"),
    ("killed", "card:card", "how:why", "", _LOST_FIGHT),
    ("fled", "card:card", "penalty:number", "", _LOST_FIGHT),
    ("hopped", "place:place", "", "", ""),
    ("loses-turns", "count:number", "", "", "skip+count"),
    ("returned", "place:place", "life:number", "", "life:life"),
    ("value", "card:card", "gold:number", "", "gold+gold"),
    ("extra", "how:why", "", "", ""),
    ("stuck", "how:why", "", "", ""),
    ("unseen", "place:place", "", "", ""),
    ("corridors", "turn:turn", "", "", ""),
    ("foe", "life:number", "", "", "foe:life"),
    ("slipped", "card:card", "", "", _LOST_FIGHT),
    ("caught", "card:card", "penalty:number", "", ""),
    ("struck", "count:number", "before:number", "after:number", "monster+count strength=before strength:after"),
    ("turned-up", "card:card", "life:number", "how:why", "strength:life"),
    ("foe-hit", "before:number", "after:number", "", "foe=before foe:after"),
    ("rolled-one", "die:number", "how:why", "", "dice#die thrown:die"),
    ("rerolled", "die:number", "instead:number", "", "dice#die thrown-instead thrown+die"),
    ("shifted", "before:number", "after:number", "", "thrown=before thrown:after"),
    ("rune-used", "card:card", "", "", "runes-1"),
    ("used-up", "card:card", "gold:number", "", _LOST_LOOT),
    ("dropped", "card:card", "", "", ""),
    ("ended", "card:card", "", "", ""),
    ("status", "card:card", "", "", ""),
    ("no-action", "how:why", "", "", ""),
    ("blocked", "direction:direction", "", "", ""),
    ("again", "place:place", "", "", ""),
    ("circles", "place:place", "", "", ""),
    ("loaded", "load:number", "", "", "load:load"),
    ("marker-on", "direction:direction", "place:place", "lost:number", "at:0"),
    ("marker-back", "place:place", "", "", ""),
    ("bribed", "price:number", "given:number", "", "bribe=given bribe:0"),
    ("at-last", "card:card", "", "", ""),
    ("opened", "card:card", "", "", ""),
    ("faces", "direction:direction", "place:place", "", f"{_MARKER_LIES} pile:0"),
    ("last-roll", "limit:number", "die:number", "", "thrown=die"),
    ("carried", "place:place", "", "", ""),
    ("rune-back", "card:card", "", "", "runes+1"),
    ("sure", "", "", "", _LOST_TEST),
    ("loaded-test", "attribute:attribute", "need:number", "chance:number", "needed:need"),
    ("marker-stays", "direction:direction", "place:place", "lost:number", "at:0"),
)
"""Each with its three facts and what it tells of the books of the game."""
SECRET: Final = ("rune", "monster-card")
LEAVES: Final = ("died", "escaped")
TONES: Final = {
    "turn": "turn",
    **dict.fromkeys(("wounded", "died", "failed", "sunset"), "harm"),
    **dict.fromkeys(("passed", "loot", "escaped"), "gain"),
    **dict.fromkeys(("drew", "shuffled"), "aside"),
}


Cases = tuple[tuple[str, str], ...]


def event_kinds(rules: Mapping[str, str], cases: Mapping[str, Cases]) -> list[EventKind]:
    """Return the events in the order of the numbers above, with the rule for each, by its facts where they matter."""
    return [_event_kind(rules.get(facts[0], ""), cases.get(facts[0], ()), *facts) for facts in _KINDS]


def _event_kind(rule: str, cases: Cases, name: str, a: str, b: str, c: str, tells: str) -> EventKind:
    secret, leaves, tone = name in SECRET, name in LEAVES, TONES.get(name, "")
    return EventKind(name, rule, a, b, c, secret=secret, cases=cases, leaves=leaves, tone=tone, tells=tells)
