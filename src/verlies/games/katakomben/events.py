"""What can happen in Katakomben alone."""

from typing import Final

from verlies.core.tables import EventTable

from ...families.klong.events import CHANGE, HEALS
from ...families.klong.events import EVENTS as FAMILY
from .content.ids import COUPON as COUPON_TOKEN

EVENTS: Final = EventTable(FAMILY)

DISCOVERED: Final = EVENTS.add(
    "discovered", "tile:tile", "left:number", "why:why", tells="tiles-1 tiles=left turn=seat drawn=0 drawn+tile drawn+1"
)
"""A tile is turned up and in hand."""
LAID: Final = EVENTS.add(
    "laid", "tile:tile", "field:place", "why:why", tone="gain", tells="turn=seat drawn-tile drawn-1 drawn=0 map+field"
)
STRANDED: Final = EVENTS.add("stranded", "boots:number", "left:number", tells="boots-boots boots=left")
"""The tile lies, but nobody can get in: the boots are spent all the same."""
TURNED: Final = EVENTS.add("turned", "tile:tile", "degrees:number", tells="_tile=tile")
"""A tile that lay already was turned by a card."""
PLACED: Final = EVENTS.add(
    "placed", "token:token", "place:place", "why:why", tone="gain", tells="stack-1 stacked-token turn=seat"
)
"""An artifact comes from the stack into a room."""
GHOST: Final = EVENTS.add("ghost", "why:why", tone="harm", tells="ghosts+1 lurking+1 bank-1 turn=seat")
"""A ghost comes out of the bank into the noise."""
DRAWN_GHOST: Final = EVENTS.add("drawn-ghost", tone="blow", tells="draws-1 lurking+1 turn=seat")
HAUNTED: Final = EVENTS.add(
    "haunted", "before:number", "after:number", tone="harm", tells="health=before health-1 health=after supply-1"
)
HAUNTED_BLACK: Final = EVENTS.add(
    "haunted-black",
    "before:number",
    "after:number",
    tone="harm",
    tells="health=before health-1 health=after spent-1 scars+1",
)
"""The supply is empty, so a black stone marks the damage."""
HAUNTED_BARE: Final = EVENTS.add(
    "haunted-bare", "before:number", "after:number", tone="harm", tells="health=before health-1 health=after"
)
"""There is no black stone aside either."""
WARDED: Final = EVENTS.add("warded", "card:card", tone="gain", tells="hand-1 held-card answer=card answerer=seat")
"""A card was discarded against a ghost."""
HEALED_BLACK: Final = EVENTS.add("healed-black", *CHANGE, tells=f"{HEALS} spent+amount scars-amount")
HEALED_BARE: Final = EVENTS.add("healed-bare", *CHANGE, tells=HEALS)
FOUNTAIN: Final = EVENTS.add("fountain", *CHANGE, tells=f"{HEALS} supply+amount")
ROOM_GOLD: Final = EVENTS.add("room-gold", "amount:number", "place:place", tells="gold+amount at=place")
NO_SECRETS: Final = EVENTS.add("no-secrets", tells="turn=seat")
"""A small secret would be found, and none is left."""
NO_MAJORS: Final = EVENTS.add("no-majors", "why:why", tells="turn=seat")
NO_IDOLS: Final = EVENTS.add("no-idols", "place:place", tells="at=place turn=seat")
PICKS: Final = EVENTS.add("picks", "amount:number", tells="picks+amount")
OPENED: Final = EVENTS.add("opened", "count:number", tells="picks-count")
"""Locks of a tunnel stay open from now on."""
CRACKED: Final = EVENTS.add("cracked", "lock:lock", "place:place", tells="picks-1 at=place cracked+place cracks+1")
PAID: Final = EVENTS.add(
    "paid", "gold:number", "picks:number", "card:card", follows=True, tells="gold-gold picks-picks"
)
"""What a card costs besides talent, or a choice of a card."""
FREED: Final = EVENTS.add(
    "freed", "token:token", tone="gain", tells="tokens+1 belongings+token captives-1 prisoners-token"
)
NO_CAPTIVES: Final = EVENTS.add("no-captives", tells="turn=seat")
MARKED: Final = EVENTS.add(
    "marked", "place:place", "gold:number", tells="marks+1 marks=gold gold+gold supply-1 shrines+place"
)
PORTAL: Final = EVENTS.add("portal", "from:tile", "to:tile", "why:why", follows=True, tells="turn=seat")
JUMPED_OFF: Final = EVENTS.add("jumped-off", "field:place", tells="teleports-1")
"""A teleport leads off the map."""
LEAPT_OFF: Final = EVENTS.add("leapt-off", "field:place", "leap:leap", tells="turn=seat")
ARRIVED_AT: Final = EVENTS.add("arrived-at", "place:place", tells="turn=seat at:place")
"""Where a teleport off the map has come out."""
LEAPT: Final = EVENTS.add("leapt", "place:place", "leap:leap", tells="turn=seat at:place")
"""A teleport that a card allows to farther places."""
GRANTED: Final = EVENTS.add("granted", "leap:leap", follows=True, tells="turn=seat")
"""A card gives what can be used under its conditions for the rest of the turn."""
TOPPED: Final = EVENTS.add("topped", "card:card", tells="deck+1 answer=card")
COUPON: Final = EVENTS.add("coupon", tells=f"tokens-1 belongings-{COUPON_TOKEN}")
UNPACKED: Final = EVENTS.add("unpacked", "token:token", tells="tokens-1 belongings-token")
"""A puzzle box is exchanged at a shrine."""
GAVE_BACK: Final = EVENTS.add("gave-back", "token:token", tells="tokens-1 belongings-token")
OUT_DRAW: Final = EVENTS.add(
    "out-draw", "count:number", "lacking:number", tone="blow", tells="draws=0 draws:count more:0 turn=seat going:0"
)
"""Whoever is out draws stones instead of a turn."""
ROW_DRY: Final = EVENTS.add("row-dry", tone="blow")
BAG_DRY: Final = EVENTS.add("bag-dry", tone="blow")
TOME: Final = EVENTS.add("tome", "card:card", "why:why", tells="cards+1 owned+card offer-1 row-card")
"""A secret tome comes from the reserve for nothing."""
BAGGED_GHOSTS: Final = EVENTS.add("bagged-ghosts", "count:number", tone="aside", tells="lurking-count turn=seat")
TURNED_BY: Final = EVENTS.add("turned-by", "tile:tile", "degrees:number", tells="_tile=tile answerer=seat")
"""A thief has turned the tile they are on."""
NO_ARTIFACTS: Final = EVENTS.add("no-artifacts", "place:place", tells="turn=seat")
"""An artifact would come into a room, and none is left."""
NO_TOMES: Final = EVENTS.add("no-tomes", tells="turn=seat")
NO_TILE: Final = EVENTS.add("no-tile", "left:number", tells="turn=seat tiles=left")
"""A card would lay a tile, and there is none, or no place for it."""

LEAPS: Final = ("hop", "waystone", "ride", "blink", "leap", "flute")
"""What a card may allow under conditions of its own: teleports, and a purchase from afar."""
HOP, WAYSTONE, RIDE, BLINK, LEAP, FLUTE = range(6)
LOCKS: Final = ("", "chest", "library", "prison")
