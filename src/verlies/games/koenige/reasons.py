"""Why something is not possible; `rulemap` names the rules behind it."""

from typing import Final

from verlies.core.tables import ReasonTable
from verlies.kit.reasons import OK as OK
from verlies.kit.reasons import REASONS as KIT

REASONS: Final = ReasonTable(KIT)


# Laying rooms
FLAG_BESIDE, ALIKE, ONLY_BY_START, NOT_DRAWN = REASONS.row("flag-beside alike only-by-start not-drawn")
FITS_NOWHERE, MUST_LAY = REASONS.row("fits-nowhere must-lay")

# Actions
NO_ACTIONS, NO_ROOM_THERE, NOT_CONNECTED, FOGGED = REASONS.row("no-actions no-room-there not-connected fogged")
NO_PORTAL_HERE, NO_PORTAL_THERE, HERE_ALREADY = REASONS.row("no-portal-here no-portal-there here-already")
JUMPED, NO_TELEPORT, NO_STEPS, NO_FLAG_ROOM = REASONS.row("jumped no-teleport no-steps no-flag-room")
FLAG_CLAIMED, FLAG_HELD, FLAG_AWAY, NO_FLAG_HERE = REASONS.row("flag-claimed flag-held flag-away no-flag-here")
OWN_FLAG, PROTECTED, NOT_SEATED, OWN_TEAM = REASONS.row("own-flag protected not-seated own-team")
OUT_OF_REACH, ATTACKED, ATTACKS_SPENT, NO_CHEST = REASONS.row("out-of-reach attacked attacks-spent no-chest")
LOOTED, NO_MERCHANT, TRADED = REASONS.row("looted no-merchant traded")

# Cards
NOT_YOURS, LOCKED = REASONS.row("not-yours locked")
NOT_PLAYABLE: Final = REASONS.misfit("not-playable")
NOT_NOW, NOT_YOUR_ACTION, NO_EFFECT, NOT_THIS_TIER = REASONS.row("not-now not-your-action no-effect not-this-tier")
NOT_LOOKED_AT, NO_TARGET, IMMUNE, NOT_ALLOWED_ROOM = REASONS.row("not-looked-at no-target immune not-allowed-room")

# Phases and equipment
TOO_LATE, EQUIP_LATER = REASONS.row("too-late equip-later")
NOT_EQUIPMENT: Final = REASONS.misfit("not-equipment")
NOT_WORN, GIVEN, NO_MATE, NOT_A_MATE = REASONS.row("not-worn given no-mate not-a-mate")
TIER_TOO_HIGH, NOT_BY_CARD = REASONS.row("tier-too-high not-by-card:not-allowed-room")
UNTOUCHED, NOT_OWNED = REASONS.row("untouched not-owned")

# The same sentence for another rule
NO_SUCH_SPECIAL, NOT_YOURS_TO_EQUIP = REASONS.row("no-such-special:not-yours not-yours-to-equip:not-yours")
NOT_YOURS_TO_GIVE, NOT_ON_CARD = REASONS.row("not-yours-to-give:not-owned not-on-card:not-looked-at")
NOT_DROPPABLE, NOT_BY_GEAR = REASONS.row("not-droppable:not-looked-at not-by-gear:not-looked-at")
MUST_LAY_FIRST: Final = REASONS.add("must-lay-first", says="must-lay")

# When a special card may be played, in the order of `ids.WINDOWS`
ON_OWN_TURN, ON_ATTACK, ON_DEFENCE, ON_ALLY_FIGHT = REASONS.row("on-own-turn on-attack on-defence on-ally-fight")
ON_TEAM_FIGHT, ON_REVEALED, ON_CHEST, ON_ENTERING = REASONS.row("on-team-fight on-revealed on-chest on-entering")
ON_ENEMY_CARD, ON_ENEMY_TURN, ON_OWN_DEFEAT = REASONS.row("on-enemy-card on-enemy-turn on-own-defeat")
ON_TEAM_DEFEAT, ON_STOLEN, ON_THEFT, ON_ENEMY_DRAW = REASONS.row("on-team-defeat on-stolen on-theft on-enemy-draw")
