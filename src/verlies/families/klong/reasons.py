"""Why something is not possible in games of the family; each game names the rules behind it (`rulemap`)."""

from typing import Final

from verlies.core.tables import ReasonTable
from verlies.kit.reasons import OK as OK
from verlies.kit.reasons import REASONS as KIT

REASONS: Final = ReasonTable(KIT)
TOKENS: Final = 100
"""No game of the family has more kinds of tokens."""

NOT_IN_HAND, NOT_FOR_SALE, NOT_IN_ROW, SOLD_OUT = REASONS.row("not-in-hand not-for-sale not-in-row sold-out")
NO_SKILL, NO_SWORDS = REASONS.row("no-skill no-swords")
IS_MONSTER: Final = REASONS.misfit("is-monster")
IS_DEVICE: Final = REASONS.misfit("is-device")
NOT_A_DEVICE: Final = REASONS.misfit("not-a-device")
NOT_A_MONSTER: Final = REASONS.misfit("not-a-monster")
ONLY_DEPTHS, ONLY_CAVE, NO_MARKET, NO_GOLD = REASONS.row("only-depths only-cave no-market no-gold")
GOODS_SOLD, NOT_BEST_CROWN = REASONS.row("goods-sold not-best-crown")
NOT_A_GOOD: Final = REASONS.misfit("not-a-good")
CARDS_LEFT, NO_TUNNEL, WRONG_WAY, NO_BOOTS, LOCKED = REASONS.row("cards-left no-tunnel wrong-way no-boots locked")
TIRED, FATAL, NO_STONES, NEEDS_ARTIFACT, HAS_LEFT = REASONS.row("tired fatal no-stones needs-artifact has-left")
NO_TELEPORT, NO_ARTIFACT_HERE, HANDS_FULL = REASONS.row("no-teleport no-artifact-here hands-full")
NOT_DISCARDABLE, NOT_TRASHABLE, TOO_MANY_SWORDS = REASONS.row("not-discardable not-trashable too-many-swords")
NOT_HERE, ONLY_ON_ENTRY, ALREADY_PLAYED = REASONS.row("not-here only-on-entry already-played")
NO_SUCH_MONSTER, NOT_REPLACEABLE = REASONS.row("no-such-monster:not-in-row not-replaceable:not-in-row")
TOOL_ONLY_DEPTHS, MONSTER_ONLY_DEPTHS = REASONS.row("tool-only-depths:only-depths monster-only-depths:only-depths")
NOT_NEXT, NO_BOOTS_FOR_TWO, BAGS_FULL = REASONS.row("not-next:no-tunnel no-boots-for-two:no-boots bags-full")
MUST_TRASH: Final = REASONS.add("must-trash")
NOT_A_FIND: Final = REASONS.misfit("not-a-find")
NOT_AN_ARTIFACT: Final = REASONS.misfit("not-an-artifact")
NO_DISCARD: Final = REASONS.misfit("no-discard")
NO_TRASH: Final = REASONS.misfit("no-trash")
NO_PASSAGE: Final = REASONS.add("no-passage")
NO_TOKEN: Final = REASONS.add("no-token", many=TOKENS)
"""Plus the token: each has a rule of its own."""
NOT_USABLE: Final = REASONS.misfit("not-usable", many=TOKENS)
"""Plus the token."""
ON_DISCARD: Final = REASONS.add("on-discard")
BY_CARD: Final = REASONS.misfit("by-card")
"""Only some card allows it, and lets one choose then."""
KEPT: Final = REASONS.add("kept", says="not-usable", many=TOKENS)
"""Plus the token: it is one's own, but not to be used, which says most of what it is good for."""
