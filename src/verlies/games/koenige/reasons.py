"""Why something is not possible; `rulemap` names the rules behind it."""

from typing import Final

from verlies.core.tables import ReasonTable
from verlies.kit.reasons import OK as OK
from verlies.kit.reasons import REASONS as KIT

REASONS: Final = ReasonTable(KIT)


# Laying rooms
FLAG_BESIDE: Final = REASONS.add("flag-beside")
ALIKE: Final = REASONS.add("alike")
ONLY_BY_START: Final = REASONS.add("only-by-start")
NOT_DRAWN: Final = REASONS.add("not-drawn")
FITS_NOWHERE: Final = REASONS.add("fits-nowhere")
MUST_LAY: Final = REASONS.add("must-lay")

# Actions
NO_ACTIONS: Final = REASONS.add("no-actions")
NO_ROOM_THERE: Final = REASONS.add("no-room-there")
NOT_CONNECTED: Final = REASONS.add("not-connected")
FOGGED: Final = REASONS.add("fogged")
NO_PORTAL_HERE: Final = REASONS.add("no-portal-here")
NO_PORTAL_THERE: Final = REASONS.add("no-portal-there")
HERE_ALREADY: Final = REASONS.add("here-already")
JUMPED: Final = REASONS.add("jumped")
NO_TELEPORT: Final = REASONS.add("no-teleport")
NO_STEPS: Final = REASONS.add("no-steps")
NO_FLAG_ROOM: Final = REASONS.add("no-flag-room")
FLAG_CLAIMED: Final = REASONS.add("flag-claimed")
FLAG_HELD: Final = REASONS.add("flag-held")
FLAG_AWAY: Final = REASONS.add("flag-away")
NO_FLAG_HERE: Final = REASONS.add("no-flag-here")
OWN_FLAG: Final = REASONS.add("own-flag")
PROTECTED: Final = REASONS.add("protected")
NOT_SEATED: Final = REASONS.add("not-seated")
OWN_TEAM: Final = REASONS.add("own-team")
OUT_OF_REACH: Final = REASONS.add("out-of-reach")
ATTACKED: Final = REASONS.add("attacked")
ATTACKS_SPENT: Final = REASONS.add("attacks-spent")
NO_CHEST: Final = REASONS.add("no-chest")
LOOTED: Final = REASONS.add("looted")
NO_MERCHANT: Final = REASONS.add("no-merchant")
TRADED: Final = REASONS.add("traded")

# Cards
NOT_YOURS: Final = REASONS.add("not-yours")
LOCKED: Final = REASONS.add("locked")
NOT_PLAYABLE: Final = REASONS.misfit("not-playable")
NOT_NOW: Final = REASONS.add("not-now")
NOT_YOUR_ACTION: Final = REASONS.add("not-your-action")
NO_EFFECT: Final = REASONS.add("no-effect")
NOT_THIS_TIER: Final = REASONS.add("not-this-tier")
NOT_LOOKED_AT: Final = REASONS.add("not-looked-at")
NO_TARGET: Final = REASONS.add("no-target")
IMMUNE: Final = REASONS.add("immune")
NOT_ALLOWED_ROOM: Final = REASONS.add("not-allowed-room")

# Phases and equipment
TOO_LATE: Final = REASONS.add("too-late")
EQUIP_LATER: Final = REASONS.add("equip-later")
NOT_EQUIPMENT: Final = REASONS.misfit("not-equipment")
NOT_WORN: Final = REASONS.add("not-worn")
GIVEN: Final = REASONS.add("given")
NO_MATE: Final = REASONS.add("no-mate")
NOT_A_MATE: Final = REASONS.add("not-a-mate")
TIER_TOO_HIGH: Final = REASONS.add("tier-too-high", says="not-this-tier")
NOT_BY_CARD: Final = REASONS.add("not-by-card", says="not-allowed-room")
UNTOUCHED: Final = REASONS.add("untouched")
NOT_OWNED: Final = REASONS.add("not-owned")

# The same sentence for another rule
NO_SUCH_SPECIAL: Final = REASONS.add("no-such-special", says="not-yours")
NOT_YOURS_TO_EQUIP: Final = REASONS.add("not-yours-to-equip", says="not-yours")
NOT_YOURS_TO_GIVE: Final = REASONS.add("not-yours-to-give", says="not-owned")
NOT_ON_CARD: Final = REASONS.add("not-on-card", says="not-looked-at")
NOT_DROPPABLE: Final = REASONS.add("not-droppable", says="not-looked-at")
NOT_BY_GEAR: Final = REASONS.add("not-by-gear", says="not-looked-at")
MUST_LAY_FIRST: Final = REASONS.add("must-lay-first", says="must-lay")
