"""What can be answered."""

from typing import Final

from verlies.core.tables import OptionTable

OPTIONS: Final = OptionTable()

# Laying rooms
ROOM, LAY, TURN, TOP = OPTIONS.row("room:room lay:place turn:number top:room")

# The seven actions, and the end of the phase
WALK, JUMP, CAPTURE, STEAL, ATTACK, LOOT = OPTIONS.row("walk:place jump:place capture steal attack:seat loot")
PLAY: Final = OPTIONS.add("play", "card", zone="hand")
TRADE: Final = OPTIONS.add("trade", "card", zone="own")
DONE: Final = OPTIONS.add("done", role="done")

# Equipment
EQUIP: Final = OPTIONS.add("equip", "card", zone="hand")
DOFF: Final = OPTIONS.add("doff", "card", zone="own")
GIVE: Final = OPTIONS.add("give", "card", zone="own")
TO: Final = OPTIONS.add("to", "seat")
END: Final = OPTIONS.add("end", role="end")

# What cards and fights ask for
PILE, KEEP, UNDER, TARGET, PUT = OPTIONS.row("pile:tier keep:card under:card target:seat put:place")
CHOOSE, TAKE = OPTIONS.row("choose:place take:card")
DROP: Final = OPTIONS.add("drop", "card", zone="own")
USE: Final = OPTIONS.add("use", "card", zone="own")
