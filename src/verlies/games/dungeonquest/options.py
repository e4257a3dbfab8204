"""What can be answered."""

from typing import Final

from verlies.core.tables import OptionTable

OPTIONS: Final = OptionTable()

MOVE: Final = OPTIONS.add("move", "place")
SEARCH: Final = OPTIONS.add("search")
DESCEND: Final = OPTIONS.add("descend")
ESCAPE: Final = OPTIONS.add("escape")
DRAGON: Final = OPTIONS.add("dragon")
CROSS: Final = OPTIONS.add("cross")
GROPE: Final = OPTIONS.add("grope")
HOP: Final = OPTIONS.add("hop", "place")
FACE: Final = OPTIONS.add("face", "direction")
SIDE: Final = OPTIONS.add("side", "direction")
ROTATE: Final = OPTIONS.add("rotate", "direction")
USE: Final = OPTIONS.add("use", "card")
ABILITY: Final = OPTIONS.add("ability", "ability")
SPEND: Final = OPTIONS.add("spend", "number")
ATTACK: Final = OPTIONS.add("attack", "attack")
FLEE: Final = OPTIONS.add("flee")
FIGHT: Final = OPTIONS.add("fight")
DRAW: Final = OPTIONS.add("draw", "deck")
REPEAT: Final = OPTIONS.add("repeat")
LEAVE: Final = OPTIONS.add("leave")
DISCARD: Final = OPTIONS.add("discard", "card", zone="own")
CHOOSE: Final = OPTIONS.add("choose", "card")
HERO: Final = OPTIONS.add("hero", "hero")
TOWER: Final = OPTIONS.add("tower", "place")
SHIFT: Final = OPTIONS.add("shift", "shift")
REROLL: Final = OPTIONS.add("reroll", "reroll")
ORDER: Final = OPTIONS.add("order", "seat")
LIGHT: Final = OPTIONS.add("light", "place")

SHIFTS: Final = ("up", "down")
REROLLS: Final = ("first", "second", "both")
