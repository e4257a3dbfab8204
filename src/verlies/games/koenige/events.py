"""What can happen, with its facts and what it tells of the books; `rulemap` names the rules behind it."""

from typing import Final

from verlies.core.tables import EventTable

_SCORES: Final = "red+value/team=0 blue+value/team=1"
_LOSES: Final = "red-value/team=0 blue-value/team=1"

_SPENDS: Final = "actions-1/how=action turn=seat/how=action"
_FIGHTERS: Final = "_attacker=seat _defender=foe"
_GOES: Final = "hand-1/from=hand held-card/from=hand worn-card/from=board"
"""How a card leaves somebody's hand or board."""

EVENTS: Final = EventTable()

# Set-up and turns
BEGINS: Final = EVENTS.add("begins", "team:team")
TURN: Final = EVENTS.add("turn", "actions:number", tone="turn", tells="turn:seat actions:actions")
DEALT: Final = EVENTS.add("dealt", "card:card", "tier:tier", secret=True, tells="hand+1 held+card")
ENDED: Final = EVENTS.add("ended", "how:why", tone="turn", tells="turn=seat")

# Rooms
DREW_ROOM: Final = EVENTS.add("drew-room", "room:room", "how:why", tells="rooms-1 drawn+room turn=seat/how=expansion")
LAID: Final = EVENTS.add(
    "laid", "room:room", "place:place", "how:why", tells="drawn-room map+room fields+place answerer=seat"
)
BOUNCED: Final = EVENTS.add("bounced", "room:room", tells="rooms+1 drawn-room")
NO_FIT: Final = EVENTS.add("no-fit", tells="turn=seat")
REMOVED: Final = EVENTS.add("removed", "count:number", "how:why", tells="rooms-count turn=seat")
FLAG_GONE: Final = EVENTS.add("flag-gone", "value:number", "room:room", "how:why", follows=True)
LOOKED_ROOM: Final = EVENTS.add("looked-room", "room:room", secret=True)
ROOM_UNDER: Final = EVENTS.add("room-under", "room:room", secret=True)
REORDERED: Final = EVENTS.add("reordered", "count:number", "card:card")
ROTATED: Final = EVENTS.add("rotated", "room:room", "place:place")

# Ways
WALKED: Final = EVENTS.add("walked", "place:place", "how:why", tells=f"{_SPENDS} at:place")
JUMPED: Final = EVENTS.add("jumped", "place:place", "how:why", tells=f"{_SPENDS} at:place")
THROUGH_WALL: Final = EVENTS.add("through-wall", "place:place", "card:card", "how:why", tells=f"{_SPENDS} at:place")
HALTED: Final = EVENTS.add("halted")
PUSHED: Final = EVENTS.add("pushed", "place:place", tells="at:place")
TELEPORTED: Final = EVENTS.add("teleported", "place:place", tells="at:place")
SWAPPED: Final = EVENTS.add("swapped", "other:seat", tells="at?")
FOG: Final = EVENTS.add("fog", "place:place")

# Flags and X tokens
CAPTURING: Final = EVENTS.add("capturing", "value:number", "place:place", tells="actions-1 turn=seat at=place")
LEFT_FLAG: Final = EVENTS.add("left-flag", "value:number", "place:place", tone="harm")
CAPTURED: Final = EVENTS.add(
    "captured", "value:number", "team:team", "place:place", tone="gain", tells=f"{_SCORES} at=place"
)
STEALS: Final = EVENTS.add("steals", "value:number", "place:place", tells="actions-1 turn=seat at=place")
STOLE: Final = EVENTS.add("stole", "value:number", "team:team", "place:place", tone="blow", tells=f"{_LOSES} at=place")
CONQUERED: Final = EVENTS.add("conquered", "value:number", "team:team", "place:place", tone="gain", tells=_SCORES)
RETURNED: Final = EVENTS.add("returned", "value:number", "team:team", "place:place", tone="gain", tells=_SCORES)
TAKEN_OVER: Final = EVENTS.add("taken-over", "value:number", "place:place", tone="gain")
LOST_FLAG: Final = EVENTS.add("lost-flag", "value:number", "place:place", tone="harm")
MARKED: Final = EVENTS.add("marked", "place:place", "how:why", follows=True, tells="x-1 marks+place")
UNMARKED: Final = EVENTS.add("unmarked", "place:place", "how:why", follows=True, tells="x+1 marks-place")
CLEARED: Final = EVENTS.add("cleared", "count:number", "how:why", follows=True, tells="x+count marks?")

# Fights
ATTACKS: Final = EVENTS.add(
    "attacks",
    "foe:seat",
    "place:place",
    "how:why",
    tone="blow",
    tells=f"{_SPENDS} at=place@foe _attacker:seat _defender:foe",
)
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
    *("totals", "attack:number", "defence:number", "foe:seat"), tells=f"attack=attack defence=defence {_FIGHTERS}"
)
WON: Final = EVENTS.add("won", "foe:seat", tone="gain", tells=_FIGHTERS)
FAILED: Final = EVENTS.add("failed", "foe:seat", tone="harm", tells=_FIGHTERS)
SAVED: Final = EVENTS.add("saved", tells="_defender=seat")
DISPLACED: Final = EVENTS.add("displaced", "place:place", "how:why", tone="harm", tells="at:place")
RESHUFFLED: Final = EVENTS.add("reshuffled", "count:number", "sum:number", tone="aside", tells="fate:count unseen:sum")

# Chests and cards
LOOTS: Final = EVENTS.add("loots", "place:place", "how:why", tells=f"{_SPENDS} _looter:seat")
CHEST_BONUS: Final = EVENTS.add("chest-bonus", "count:number", follows=True, tells="chest+count _looter=seat")
CHEST_TOTAL: Final = EVENTS.add("chest-total", "total:number", "tier:tier", tells="chest=total _looter=seat")
DREW: Final = EVENTS.add(
    "drew", "card:card", "tier:tier", "how:why", secret=True, tone="gain", tells="hand+1 held+card"
)
NO_TREASURE: Final = EVENTS.add("no-treasure", "tier:tier")
REFILLED: Final = EVENTS.add("refilled", "tier:tier", tone="aside")
LOOKED: Final = EVENTS.add("looked", "card:card", "tier:tier", secret=True, tone="aside")
UNDER: Final = EVENTS.add("under", "card:card", "tier:tier", "how:why", secret=True, tone="aside")
INTERCEPTED: Final = EVENTS.add("intercepted", "foe:seat", tone="blow")
PLAYED: Final = EVENTS.add("played", "card:card", "how:why", tells=f"hand-1 held-card {_SPENDS}")
CANCELLED: Final = EVENTS.add("cancelled", "foe:seat", tone="blow")
TRADED: Final = EVENTS.add("traded", "card:card", "from:why", tells=f"actions-1 turn=seat {_GOES}")
ABILITY: Final = EVENTS.add("ability", "card:card")
DISCARDED: Final = EVENTS.add("discarded", "card:card", "from:why", tells=_GOES)
LOST_CARD: Final = EVENTS.add(
    "lost-card", "card:card", "from:why", secret=True, tone="harm", tells=f"{_GOES} _giver:seat _gift:0"
)
TOOK_CARD: Final = EVENTS.add(
    "took-card", "card:card", "from:seat", secret=True, tone="gain", tells="hand+1 held+card _giver=from _gift=0"
)
TOOK_BACK: Final = EVENTS.add("took-back", "card:card", tone="gain", tells="hand+1 held+card")
SAW_HAND: Final = EVENTS.add("saw-hand", "foe:seat")
MORE_ACTIONS: Final = EVENTS.add("more-actions", "count:number", tone="gain", tells="actions+count")
STEPS: Final = EVENTS.add("steps", "count:number", "card:card", "how:why")
WARD: Final = EVENTS.add("ward", "count:number", "card:card")

# Equipment
EQUIPPED: Final = EVENTS.add("equipped", "card:card", tells="hand-1 held-card worn+card")
DOFFED: Final = EVENTS.add("doffed", "card:card", "how:why", tells="hand+1 held+card worn-card")
GAVE: Final = EVENTS.add(
    "gave", "card:card", "to:seat", "from:why", secret=True, tells=f"{_GOES} _giver:seat _taker:to _gift:1"
)
RECEIVED: Final = EVENTS.add(
    *("received", "card:card", "from:seat"),
    secret=True,
    follows=True,
    tells="hand+1 held+card _giver=from _taker=seat _gift=1",
)

# What explains the above
SILENCED: Final = EVENTS.add("silenced", "card:card", "team:team")
TIE_WON: Final = EVENTS.add("tie-won", "card:card")
LOWER_TIER: Final = EVENTS.add("lower-tier", "tier:tier", "instead:tier")
