"""The kinds of options, numbered once."""

from collections.abc import Mapping, Sequence
from typing import Final

from verlies.core.option import KIND, NUMBERS, OptionKind

MOVE: Final = 1 * KIND
SEARCH: Final = 2 * KIND
DESCEND: Final = 3 * KIND
ESCAPE: Final = 4 * KIND
DRAGON: Final = 5 * KIND
CROSS: Final = 6 * KIND
GROPE: Final = 7 * KIND
HOP: Final = 8 * KIND
FACE: Final = 9 * KIND
SIDE: Final = 10 * KIND
ROTATE: Final = 11 * KIND
USE: Final = 12 * KIND
ABILITY: Final = 13 * KIND
SPEND: Final = 14 * KIND
ATTACK: Final = 15 * KIND
FLEE: Final = 16 * KIND
FIGHT: Final = 17 * KIND
DRAW: Final = 18 * KIND
REPEAT: Final = 19 * KIND
LEAVE: Final = 20 * KIND
DISCARD: Final = 21 * KIND
CHOOSE: Final = 22 * KIND
HERO: Final = 23 * KIND
TOWER: Final = 24 * KIND
SHIFT: Final = 25 * KIND
REROLL: Final = 26 * KIND
ORDER: Final = 27 * KIND
LIGHT: Final = 28 * KIND

SHIFTS: Final = ("up", "down")
REROLLS: Final = ("first", "second", "both")


def option_kinds(ids: Mapping[str, Sequence[str]]) -> list[OptionKind]:
    """Return the option kinds in the order of the numbers above."""
    return [
        OptionKind("move", "place", ids["place"]),
        *[OptionKind(word) for word in ("search", "descend", "escape", "dragon", "cross", "grope")],
        OptionKind("hop", "place", ids["place"]),
        OptionKind("face", "direction", ids["direction"]),
        OptionKind("side", "direction", ids["direction"]),
        OptionKind("rotate", "direction", ids["direction"]),
        OptionKind("use", "card", ids["card"]),
        OptionKind("ability", "ability", ids["ability"]),
        OptionKind("spend", "number", NUMBERS),
        OptionKind("attack", "attack", ids["attack"]),
        OptionKind("flee"),
        OptionKind("fight"),
        OptionKind("draw", "deck", ids["deck"]),
        OptionKind("repeat"),
        OptionKind("leave"),
        OptionKind("discard", "card", ids["card"], zone="own"),
        OptionKind("choose", "card", ids["card"]),
        OptionKind("hero", "hero", ids["hero"]),
        OptionKind("tower", "place", ids["place"]),
        OptionKind("shift", "shift", SHIFTS),
        OptionKind("reroll", "reroll", REROLLS),
        OptionKind("order", "seat", NUMBERS[:4]),
        OptionKind("light", "place", ids["place"]),
    ]
