"""What can be answered in Katakomben alone."""

from typing import Final

from verlies.core.tables import OptionTable

from ...families.klong.options import OPTIONS as FAMILY

OPTIONS: Final = OptionTable(FAMILY)

TURN, LAY, CRACK, MARK = OPTIONS.row("turn:number lay:place crack:place mark:place")
"""`TURN`: how a tile is laid or turned, in quarter turns clockwise; `LAY`: where a card lays a tile."""
WAYSTONE, RIDE = OPTIONS.row("waystone:place ride:place")
"""`WAYSTONE`: from a wayshrine to another one, for a card; `RIDE`: from a haunted tile to a room of another one."""
BLINK, LEAP = OPTIONS.row("blink:place leap:place")
"""`BLINK`: to another thief in the Depths; `LEAP`: into a room of the tile that was just laid."""
FLUTE, COUPON, TOPDECK, GIVE_BACK = OPTIONS.row("flute:token coupon topdeck:card give-back:token")
"""`FLUTE`: a good, wherever one is."""

CHOICES: Final = (
    "quiet_2",
    "gold_1",
    "steady",
    "pick_1",
    "draw_2",
    "theft",
    "heal_1",
    "boots_1",
    "gold_2",
    "burgles",
    "trash",
    "teleport",
    "blink",
    "leap",
    "gold_5",
    "good",
)
"""What cards let one choose between; each has a text of its own."""
