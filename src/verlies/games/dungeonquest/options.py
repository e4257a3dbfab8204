"""What can be answered."""

from typing import Final

from verlies.core.tables import OptionTable

OPTIONS: Final = OptionTable()

MOVE, SEARCH, DESCEND, ESCAPE, DRAGON, CROSS = OPTIONS.row("move:place search descend escape dragon cross")
GROPE, HOP, FACE, SIDE, ROTATE = OPTIONS.row("grope hop:place face:direction side:direction rotate:direction")
USE, ABILITY, SPEND, ATTACK, FLEE = OPTIONS.row("use:card ability:ability spend:number attack:attack flee")
FIGHT, DRAW, REPEAT, LEAVE = OPTIONS.row("fight draw:deck repeat leave")
DISCARD: Final = OPTIONS.add("discard", "card", zone="own")
CHOOSE, HERO, TOWER, SHIFT, REROLL = OPTIONS.row("choose:card hero:hero tower:place shift:shift reroll:reroll")
ORDER, LIGHT = OPTIONS.row("order:seat light:place")

SHIFTS: Final = ("up", "down")
REROLLS: Final = ("first", "second", "both")
