"""Why something is not possible in Katakomben alone."""

from typing import Final

from verlies.core.tables import ReasonTable

from ...families.klong.reasons import OK as OK
from ...families.klong.reasons import REASONS as FAMILY

REASONS: Final = ReasonTable(FAMILY)

NO_PICKS: Final = REASONS.add("no-picks")
"""Not enough lockpicks for the locks of a tunnel."""
NO_TILES: Final = REASONS.add("no-tiles")
"""The stack is empty, and nobody leaves the map any more."""
NO_TILES_TO_JUMP: Final = REASONS.add("no-tiles-to-jump", says="no-tiles")
DEAD_END: Final = REASONS.add("dead-end")
"""The tunnel meets a closed edge."""
ONE_PORTAL: Final = REASONS.add("one-portal")
AGAINST: Final = REASONS.add("against", says="wrong-way")
"""Turned so, the arrow of the new tile points out of it."""
PORTAL_AGAINST: Final = REASONS.add("portal-against", says="wrong-way")
TILE_IN_HAND: Final = REASONS.add("tile-in-hand")
"""First the tile in hand is laid and the move finished."""
NO_LOCK_HERE: Final = REASONS.add("no-lock-here")
CRACKED_BEFORE: Final = REASONS.add("cracked-before")
NO_PICK_TO_CRACK: Final = REASONS.add("no-pick-to-crack", says="no-picks")
NO_MAJOR_LEFT: Final = REASONS.add("no-major-left")
NO_TOMES_LEFT: Final = REASONS.add("no-tomes-left")
NO_CAPTIVES_LEFT: Final = REASONS.add("no-captives-left")
NO_SHRINE_HERE: Final = REASONS.add("no-shrine-here")
MARKED_BEFORE: Final = REASONS.add("marked-before")
NO_STONE_TO_MARK: Final = REASONS.add("no-stone-to-mark")
SHRINE_FULL: Final = REASONS.add("shrine-full")
NOT_WOUNDED: Final = REASONS.add("not-wounded")
"""The amulet is for those with enough damage."""
ONE_PER_ROOM: Final = REASONS.add("one-per-room")
NOT_BEST_ARTIFACT: Final = REASONS.add("not-best-artifact")
ONLY_CAVE_OR_SHRINE: Final = REASONS.add("only-cave-or-shrine")
NO_PICK_FOR_CARD: Final = REASONS.add("no-pick-for-card", says="no-picks")
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
NOT_BESIDE: Final = REASONS.add("not-beside")
"""The field is taken, or not beside the tile."""
MUST_TURN: Final = REASONS.add("must-turn")
"""The tile may not stay as it lies."""
NOT_A_WARD: Final = REASONS.add("not-a-ward")
NO_GIVING_BACK: Final = REASONS.misfit("no-giving-back")
NEVER_LAY_THERE: Final = REASONS.add("never-lay-there")
"""The golden monkey bot cannot be put back."""
NOT_TO_BE_STOLEN: Final = REASONS.add("not-to-be-stolen")
NO_PICKS_FOR_TWO: Final = REASONS.add("no-picks-for-two", says="locked")
"""Each of two locks takes a lockpick."""
