"""What can be answered."""

from typing import Final

from verlies.core.tables import OptionTable

OPTIONS: Final = OptionTable()

HERO, ORDER = OPTIONS.row("hero:hero order:seat")
"""`ORDER`: which hero is next, in the solo game."""
END: Final = OPTIONS.add("end", role="end")
EXPLORE, LAY, TURN, WALK, FIGHT, RUN = OPTIONS.row("explore lay:place turn:number walk:place fight run:place")
SNEAK, CALL, AGREE, SKILL = OPTIONS.row("sneak call:seat agree skill")
USE: Final = OPTIONS.add("use", "item", zone="own")
AIM, AIM_AT, DRAW = OPTIONS.row("aim:place aim-at:seat draw")
HANDLE: Final = OPTIONS.add("handle", "slot", zone="own")
PUT: Final = OPTIONS.add("put", "slot", zone="own")
SWAP: Final = OPTIONS.add("swap", "slot", zone="own")
LEAVE, PICK, OPEN, POOL, TRADE = OPTIONS.row("leave pick:item open:item pool trade:seat")
"""`LEAVE`: leave an item on the tile."""
GIVE: Final = OPTIONS.add("give", "item", zone="own")
TAKE, OFFER, PEEK, ATTACK, TROPHY, BLEED = OPTIONS.row("take:item offer peek:place attack:seat trophy:monster bleed")
"""`BLEED`: pay with health instead of a trophy."""
ESCAPE: Final = OPTIONS.add("escape")
"""Leave the cave."""
JAM: Final = OPTIONS.add("jam", "item", zone="own")
BRAVE: Final = OPTIONS.add("brave")
"""Step on the spikes."""
