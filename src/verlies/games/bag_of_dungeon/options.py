"""What can be answered."""

from typing import Final

from verlies.core.tables import OptionTable

OPTIONS: Final = OptionTable()

HERO: Final = OPTIONS.add("hero", "hero")
ORDER: Final = OPTIONS.add("order", "seat")
"""Which hero is next, in the solo game."""
END: Final = OPTIONS.add("end", role="end")
EXPLORE: Final = OPTIONS.add("explore")
LAY: Final = OPTIONS.add("lay", "place")
TURN: Final = OPTIONS.add("turn", "number")
WALK: Final = OPTIONS.add("walk", "place")
FIGHT: Final = OPTIONS.add("fight")
RUN: Final = OPTIONS.add("run", "place")
SNEAK: Final = OPTIONS.add("sneak")
CALL: Final = OPTIONS.add("call", "seat")
AGREE: Final = OPTIONS.add("agree")
SKILL: Final = OPTIONS.add("skill")
USE: Final = OPTIONS.add("use", "item", zone="own")
AIM: Final = OPTIONS.add("aim", "place")
AIM_AT: Final = OPTIONS.add("aim-at", "seat")
DRAW: Final = OPTIONS.add("draw")
HANDLE: Final = OPTIONS.add("handle", "slot", zone="own")
PUT: Final = OPTIONS.add("put", "slot", zone="own")
SWAP: Final = OPTIONS.add("swap", "slot", zone="own")
LEAVE: Final = OPTIONS.add("leave")
"""Leave an item on the tile."""
PICK: Final = OPTIONS.add("pick", "item")
OPEN: Final = OPTIONS.add("open", "item")
POOL: Final = OPTIONS.add("pool")
TRADE: Final = OPTIONS.add("trade", "seat")
GIVE: Final = OPTIONS.add("give", "item", zone="own")
TAKE: Final = OPTIONS.add("take", "item")
OFFER: Final = OPTIONS.add("offer")
PEEK: Final = OPTIONS.add("peek", "place")
ATTACK: Final = OPTIONS.add("attack", "seat")
TROPHY: Final = OPTIONS.add("trophy", "monster")
BLEED: Final = OPTIONS.add("bleed")
"""Pay with health instead of a trophy."""
ESCAPE: Final = OPTIONS.add("escape")
"""Leave the cave."""
JAM: Final = OPTIONS.add("jam", "item", zone="own")
BRAVE: Final = OPTIONS.add("brave")
"""Step on the spikes."""
