"""What can happen, with its facts and what it tells of the books; `rulemap` names the rules behind it."""

from typing import Final

from verlies.core.tables import EventTable

_SCORES: Final = "red+value/team=0 blue+value/team=1"
_LOSES: Final = "red-value/team=0 blue-value/team=1"

EVENTS: Final = EventTable()

# Set-up and turns
BEGINS: Final = EVENTS.add("begins", "team:team")
TURN: Final = EVENTS.add("turn", "actions:number", tone="turn", tells="actions:actions")
DEALT: Final = EVENTS.add("dealt", "card:card", "tier:tier", secret=True, tells="hand+1")
ENDED: Final = EVENTS.add("ended", "how:why", tone="turn")

# Rooms
DREW_ROOM: Final = EVENTS.add("drew-room", "room:room", "how:why", tells="rooms-1")
LAID: Final = EVENTS.add("laid", "room:room", "place:place", "how:why")
BOUNCED: Final = EVENTS.add("bounced", "room:room", tells="rooms+1")
NO_FIT: Final = EVENTS.add("no-fit")
REMOVED: Final = EVENTS.add("removed", "count:number", "how:why", tells="rooms-count")
FLAG_GONE: Final = EVENTS.add("flag-gone", "value:number", "room:room", "how:why", follows=True)
LOOKED_ROOM: Final = EVENTS.add("looked-room", "room:room", secret=True)
ROOM_UNDER: Final = EVENTS.add("room-under", "room:room", secret=True)
REORDERED: Final = EVENTS.add("reordered", "count:number", "card:card")
ROTATED: Final = EVENTS.add("rotated", "room:room", "place:place")

# Ways
WALKED: Final = EVENTS.add("walked", "place:place", "how:why", tells="actions-1/how=action")
JUMPED: Final = EVENTS.add("jumped", "place:place", "how:why", tells="actions-1/how=action")
THROUGH_WALL: Final = EVENTS.add("through-wall", "place:place", "card:card", "how:why", tells="actions-1/how=action")
HALTED: Final = EVENTS.add("halted")
PUSHED: Final = EVENTS.add("pushed", "place:place")
TELEPORTED: Final = EVENTS.add("teleported", "place:place")
SWAPPED: Final = EVENTS.add("swapped", "other:seat")
FOG: Final = EVENTS.add("fog", "place:place")

# Flags and X tokens
CAPTURING: Final = EVENTS.add("capturing", "value:number", "place:place", tells="actions-1")
LEFT_FLAG: Final = EVENTS.add("left-flag", "value:number", "place:place", tone="harm")
CAPTURED: Final = EVENTS.add("captured", "value:number", "team:team", "place:place", tone="gain", tells=_SCORES)
STEALS: Final = EVENTS.add("steals", "value:number", "place:place", tells="actions-1")
STOLE: Final = EVENTS.add("stole", "value:number", "team:team", "place:place", tone="blow", tells=_LOSES)
CONQUERED: Final = EVENTS.add("conquered", "value:number", "team:team", "place:place", tone="gain", tells=_SCORES)
RETURNED: Final = EVENTS.add("returned", "value:number", "team:team", "place:place", tone="gain", tells=_SCORES)
TAKEN_OVER: Final = EVENTS.add("taken-over", "value:number", "place:place", tone="gain")
LOST_FLAG: Final = EVENTS.add("lost-flag", "value:number", "place:place", tone="harm")
MARKED: Final = EVENTS.add("marked", "place:place", "how:why", follows=True, tells="x-1")
UNMARKED: Final = EVENTS.add("unmarked", "place:place", "how:why", follows=True, tells="x+1")
CLEARED: Final = EVENTS.add("cleared", "count:number", "how:why", follows=True, tells="x+count")

# Fights
ATTACKS: Final = EVENTS.add("attacks", "foe:seat", "place:place", "how:why", tone="blow", tells="actions-1/how=action")
FATE: Final = EVENTS.add("fate", "value:number", "side:side", tells="fate-1 unseen-value")
COUNTS: Final = EVENTS.add(
    *("counts", "value:number", "side:side"),
    follows=True,
    tells="attack:value/side=attack defence:value/side=defence chest:value/side=chest",
)
BONUS: Final = EVENTS.add(
    *("bonus", "card:card", "count:number", "side:side"),
    follows=True,
    tells="attack+count/side=attack defence+count/side=defence chest+count/side=chest",
)
FATES_SWAPPED: Final = EVENTS.add("fates-swapped")
TOTALS: Final = EVENTS.add(
    *("totals", "attack:number", "defence:number", "foe:seat"), tells="attack=attack defence=defence"
)
WON: Final = EVENTS.add("won", "foe:seat", tone="gain")
FAILED: Final = EVENTS.add("failed", "foe:seat", tone="harm")
SAVED: Final = EVENTS.add("saved")
DISPLACED: Final = EVENTS.add("displaced", "place:place", "how:why", tone="harm")
RESHUFFLED: Final = EVENTS.add("reshuffled", "count:number", "sum:number", tone="aside", tells="fate:count unseen:sum")

# Chests and cards
LOOTS: Final = EVENTS.add("loots", "place:place", "how:why", tells="actions-1/how=action")
CHEST_BONUS: Final = EVENTS.add("chest-bonus", "count:number", follows=True, tells="chest+count")
CHEST_TOTAL: Final = EVENTS.add("chest-total", "total:number", "tier:tier", tells="chest=total")
DREW: Final = EVENTS.add("drew", "card:card", "tier:tier", "how:why", secret=True, tone="gain", tells="hand+1")
NO_TREASURE: Final = EVENTS.add("no-treasure", "tier:tier")
REFILLED: Final = EVENTS.add("refilled", "tier:tier", tone="aside")
LOOKED: Final = EVENTS.add("looked", "card:card", "tier:tier", secret=True, tone="aside")
UNDER: Final = EVENTS.add("under", "card:card", "tier:tier", "how:why", secret=True, tone="aside")
INTERCEPTED: Final = EVENTS.add("intercepted", "foe:seat", tone="blow")
PLAYED: Final = EVENTS.add("played", "card:card", "how:why", tells="hand-1 actions-1/how=action")
CANCELLED: Final = EVENTS.add("cancelled", "foe:seat", tone="blow")
TRADED: Final = EVENTS.add("traded", "card:card", "from:why", tells="actions-1 hand-1/from=hand")
ABILITY: Final = EVENTS.add("ability", "card:card")
DISCARDED: Final = EVENTS.add("discarded", "card:card", "from:why", tells="hand-1/from=hand")
LOST_CARD: Final = EVENTS.add("lost-card", "card:card", "from:why", secret=True, tone="harm", tells="hand-1/from=hand")
TOOK_CARD: Final = EVENTS.add("took-card", "card:card", "from:seat", secret=True, tone="gain", tells="hand+1")
TOOK_BACK: Final = EVENTS.add("took-back", "card:card", tone="gain", tells="hand+1")
SAW_HAND: Final = EVENTS.add("saw-hand", "foe:seat")
MORE_ACTIONS: Final = EVENTS.add("more-actions", "count:number", tone="gain", tells="actions+count")
STEPS: Final = EVENTS.add("steps", "count:number", "card:card", "how:why")
WARD: Final = EVENTS.add("ward", "count:number", "card:card")

# Equipment
EQUIPPED: Final = EVENTS.add("equipped", "card:card", tells="hand-1")
DOFFED: Final = EVENTS.add("doffed", "card:card", "how:why", tells="hand+1")
GAVE: Final = EVENTS.add("gave", "card:card", "to:seat", "from:why", secret=True, tells="hand-1/from=hand")
RECEIVED: Final = EVENTS.add("received", "card:card", "from:seat", secret=True, follows=True, tells="hand+1")

# What explains the above
SILENCED: Final = EVENTS.add("silenced", "card:card", "team:team")
TIE_WON: Final = EVENTS.add("tie-won", "card:card")
LOWER_TIER: Final = EVENTS.add("lower-tier", "tier:tier", "instead:tier")
