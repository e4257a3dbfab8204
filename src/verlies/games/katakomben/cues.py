# mypyc: interpreted
"""How the events of Katakomben are shown and heard: as in its family, and what it alone has."""

from verlies.core.cue import Cue, Cues

from ...families.klong.cues import CARD, DRAGON, GOLD, HEALTH, PAWN, STONE, TOKEN
from ...families.klong.cues import CUES as FAMILY

SEAT = "seat-{seat}"
PLACE = "place-{place}"
FIELD = "place-{field}"
PICKS = "seat-{seat}.picks"

CUES: Cues = {
    **FAMILY,
    # Tiles
    "discovered": Cue("tile-{tile}", "zone-tiles", PAWN, "tile", 2, "show"),
    "laid": Cue("tile-{tile}", "zone-tiles", FIELD, "tile", 2, "tile"),
    "turned": Cue("tile-{tile}", PAWN, "", "tile", 2),
    "stranded": Cue("", PAWN, "", "stone", 1),
    "placed": Cue(TOKEN, "zone-artifacts", PLACE, "stone", 2, "show"),
    # Ghosts
    "ghost": Cue("", "", DRAGON, "growl", 2, common=True),
    "drawn-ghost": Cue("", DRAGON, "", "growl", 2, common=True),
    "haunted": Cue(STONE, PAWN, HEALTH, "hit", 2, by=-1),
    "haunted-black": Cue("icon-black", PAWN, HEALTH, "hit", 2, by=-1),
    "haunted-bare": Cue("", PAWN, HEALTH, "hit", 2),
    "warded": Cue(CARD, "zone-hand-{seat}", PAWN, "heal", 2, "show"),
    # Rooms
    "fountain": Cue("fact-health", PAWN, HEALTH, "heal", 2, times="amount", by=1),
    "healed-black": Cue("fact-health", PAWN, HEALTH, "heal", 2, times="amount", by=1),
    "healed-bare": Cue("fact-health", PAWN, HEALTH, "heal", 2, times="amount", by=1),
    "room-gold": Cue("fact-gold", PLACE, GOLD, "coin", 1, times="amount", by=1),
    "picks": Cue("token-lockpick", PAWN, PICKS, "clank", 1, times="amount", by=1),
    "opened": Cue("token-lockpick", PICKS, PAWN, "clank", 2),
    "cracked": Cue("token-lockpick", PICKS, PLACE, "clank", 2),
    "freed": Cue(TOKEN, PAWN, SEAT, "win", 2, "show"),
    "marked": Cue(STONE, SEAT, PLACE, "stone", 2),
    # Ways
    "portal": Cue("", PAWN, "", "heal", 1),
    "arrived-at": Cue(PAWN, "", PLACE, "heal", 2),
    "leapt": Cue(PAWN, "", PLACE, "heal", 2),
    # Cards and tokens
    "topped": Cue("back-card", "zone-discard-{seat}", "zone-deck-{seat}", "card", 1),
    "tome": Cue(CARD, "zone-reserve", "zone-discard-{seat}", "coin", 2),
    "coupon": Cue("", SEAT, "", "coin", 1),
    "unpacked": Cue(TOKEN, SEAT, PAWN, "tile", 2, "show"),
    "gave-back": Cue(TOKEN, SEAT, PAWN, "stone", 1),
    # The end draws near
    "out-draw": Cue("icon-dragon", DRAGON, "", "roar", 3, "draws"),
    "row-dry": Cue("icon-dragon", "", DRAGON, "roar", 2, common=True),
    "bag-dry": Cue("icon-dragon", "", DRAGON, "roar", 2, common=True),
}
