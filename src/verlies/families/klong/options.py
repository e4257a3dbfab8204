"""What can be answered in games of the family."""

from typing import Final

from verlies.core.tables import OptionTable

OPTIONS: Final = OptionTable()

PLAY: Final = OPTIONS.add("play", "card", zone="hand", role="play")
BUY: Final = OPTIONS.add("buy", "card")
USE: Final = OPTIONS.add("use", "card")
FIGHT: Final = OPTIONS.add("fight", "card")
DISCARD: Final = OPTIONS.add("discard", "card", zone="hand")
CHOOSE: Final = OPTIONS.add("choose", "choice")
TRASH: Final = OPTIONS.add("trash", "card", zone="own")
GOODS: Final = OPTIONS.add("goods", "token")
DRINK: Final = OPTIONS.add("drink", "token")
END: Final = OPTIONS.add("end", role="end")
REPLACE: Final = OPTIONS.add("replace", "card")
TAKE: Final = OPTIONS.add("take", "token")
SWORDS: Final = OPTIONS.add("swords", "number")
MOVE: Final = OPTIONS.add("move", "place")
TELEPORT: Final = OPTIONS.add("teleport", "place")
ARTIFACT: Final = OPTIONS.add("artifact", "token")
