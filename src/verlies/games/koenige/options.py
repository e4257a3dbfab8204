"""What can be answered."""

from typing import Final

from verlies.core.tables import OptionTable

OPTIONS: Final = OptionTable()

# Laying rooms
ROOM: Final = OPTIONS.add("room", "room")
LAY: Final = OPTIONS.add("lay", "place")
TURN: Final = OPTIONS.add("turn", "number")
TOP: Final = OPTIONS.add("top", "room")

# The seven actions, and the end of the phase
WALK: Final = OPTIONS.add("walk", "place")
JUMP: Final = OPTIONS.add("jump", "place")
CAPTURE: Final = OPTIONS.add("capture")
STEAL: Final = OPTIONS.add("steal")
ATTACK: Final = OPTIONS.add("attack", "seat")
LOOT: Final = OPTIONS.add("loot")
PLAY: Final = OPTIONS.add("play", "card", zone="hand")
TRADE: Final = OPTIONS.add("trade", "card", zone="own")
DONE: Final = OPTIONS.add("done")

# Equipment
EQUIP: Final = OPTIONS.add("equip", "card", zone="hand")
DOFF: Final = OPTIONS.add("doff", "card", zone="own")
GIVE: Final = OPTIONS.add("give", "card", zone="own")
TO: Final = OPTIONS.add("to", "seat")
END: Final = OPTIONS.add("end", role="end")

# What cards and fights ask for
PILE: Final = OPTIONS.add("pile", "tier")
KEEP: Final = OPTIONS.add("keep", "card")
UNDER: Final = OPTIONS.add("under", "card")
TARGET: Final = OPTIONS.add("target", "seat")
PUT: Final = OPTIONS.add("put", "place")
CHOOSE: Final = OPTIONS.add("choose", "place")
TAKE: Final = OPTIONS.add("take", "card")
DROP: Final = OPTIONS.add("drop", "card", zone="own")
USE: Final = OPTIONS.add("use", "card", zone="own")
