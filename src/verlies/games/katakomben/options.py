"""What can be answered in Katakomben alone."""

from typing import Final

from verlies.core.tables import OptionTable

from ...families.klong.options import OPTIONS as FAMILY

OPTIONS: Final = OptionTable(FAMILY)

TURN: Final = OPTIONS.add("turn", "number")
"""How a tile is laid or turned, in quarter turns clockwise."""
LAY: Final = OPTIONS.add("lay", "place")
"""Where a card lays a tile."""
CRACK: Final = OPTIONS.add("crack", "place")
MARK: Final = OPTIONS.add("mark", "place")
WAYSTONE: Final = OPTIONS.add("waystone", "place")
"""From a wayshrine to another one, for a card."""
RIDE: Final = OPTIONS.add("ride", "place")
"""From a haunted tile to a room of another one."""
BLINK: Final = OPTIONS.add("blink", "place")
"""To another thief in the Depths."""
LEAP: Final = OPTIONS.add("leap", "place")
"""Into a room of the tile that was just laid."""
FLUTE: Final = OPTIONS.add("flute", "token")
"""A good, wherever one is."""
COUPON: Final = OPTIONS.add("coupon")
TOPDECK: Final = OPTIONS.add("topdeck", "card")
GIVE_BACK: Final = OPTIONS.add("give-back", "token")

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
