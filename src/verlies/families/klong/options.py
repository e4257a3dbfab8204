"""What can be answered in games of the family."""

from typing import Final

from verlies.core.tables import OptionTable

OPTIONS: Final = OptionTable()

PLAY: Final = OPTIONS.add("play", "card", zone="hand", role="play")
BUY, USE, FIGHT = OPTIONS.row("buy:card use:card fight:card")
DISCARD: Final = OPTIONS.add("discard", "card", zone="hand")
CHOOSE: Final = OPTIONS.add("choose", "choice")
TRASH: Final = OPTIONS.add("trash", "card", zone="own")
GOODS, DRINK = OPTIONS.row("goods:token drink:token")
END: Final = OPTIONS.add("end", role="end")
REPLACE, TAKE, SWORDS, MOVE, TELEPORT = OPTIONS.row("replace:card take:token swords:number move:place teleport:place")
ARTIFACT: Final = OPTIONS.add("artifact", "token")
