"""Why something is not possible in Katakomben alone."""

from typing import Final

from verlies.core.tables import ReasonTable

from ...families.klong.reasons import OK as OK
from ...families.klong.reasons import REASONS as FAMILY

REASONS: Final = ReasonTable(FAMILY)

NO_PICKS: Final = REASONS.add("no-picks")
"""Not enough lockpicks for the locks of a tunnel."""
NO_TILES, NO_TILES_TO_JUMP, DEAD_END = REASONS.row("no-tiles no-tiles-to-jump:no-tiles dead-end")
"""`NO_TILES`: the stack is empty, and nobody leaves the map any more; `DEAD_END`: the tunnel meets a closed edge."""
ONE_PORTAL, AGAINST, PORTAL_AGAINST = REASONS.row("one-portal against:wrong-way portal-against:wrong-way")
"""`AGAINST`: turned so, the arrow of the new tile points out of it."""
TILE_IN_HAND, NO_LOCK, CRACKED_BEFORE = REASONS.row("tile-in-hand no-lock cracked-before")
"""`TILE_IN_HAND`: first the tile in hand is laid and the move finished."""
NO_PICK_TO_CRACK, NO_MAJOR_LEFT, NO_TOMES_LEFT = REASONS.row("no-pick-to-crack:no-picks no-major-left no-tomes-left")
NO_CAPTIVES_LEFT, NO_SHRINE, MARKED_BEFORE = REASONS.row("no-captives-left no-shrine marked-before")
NO_STONE_TO_MARK, SHRINE_FULL, NOT_WOUNDED = REASONS.row("no-stone-to-mark shrine-full not-wounded")
"""`NOT_WOUNDED`: the amulet is for those with enough damage."""
ONE_PER_ROOM, NOT_BEST_ARTIFACT = REASONS.row("one-per-room not-best-artifact")
ONLY_CAVE_OR_SHRINE, NO_PICK_FOR_CARD = REASONS.row("only-cave-or-shrine no-pick-for-card:no-picks")
NO_GOLD_FOR_CARD: Final = REASONS.add("no-gold-for-card")
NO_LEAP: Final = REASONS.add("no-leap", many=6)
"""Plus the leap: no card allows it now."""
NOT_FROM_HERE: Final = REASONS.add("not-from-here", many=6)
"""Plus the leap: it is bound to a place."""
NOT_THERE: Final = REASONS.add("not-there", many=6)
"""Plus the leap: it leads elsewhere."""
TOO_LATE_TO_TURN: Final = REASONS.misfit("too-late-to-turn")
"""No tile is being laid or turned."""
NO_COUPON: Final = REASONS.misfit("no-coupon")
NO_TOPDECK: Final = REASONS.misfit("no-topdeck")
NOT_BESIDE, MUST_TURN, NOT_A_WARD = REASONS.row("not-beside must-turn not-a-ward")
"""`NOT_BESIDE`: the field is not beside a tile it may be beside; `MUST_TURN`: the tile may not stay as it lies."""
NO_GIVING_BACK: Final = REASONS.misfit("no-giving-back")
NEVER_LAY_THERE, NOT_TO_BE_STOLEN = REASONS.row("never-lay-there not-to-be-stolen")
"""`NEVER_LAY_THERE`: the golden monkey bot cannot be put back."""
NO_PICKS_FOR_TWO: Final = REASONS.add("no-picks-for-two", says="locked")
"""Each of two locks takes a lockpick."""
FIELD_TAKEN: Final = REASONS.add("field-taken")
NOT_AT_LOCK, NOT_AT_SHRINE, NOT_LAID = REASONS.row("not-at-lock not-at-shrine not-laid")
"""Cracked and marked is where one is; from afar, what lies on the map."""
NO_SUCH_ARTIFACT: Final = REASONS.add("no-such-artifact")
"""It belongs to the Abenteurergruppe, which does not take part."""
NOT_THAT_TO_TRASH: Final = REASONS.add("not-that-to-trash")
"""What has a card trashed is about another one."""
