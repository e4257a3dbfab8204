"""Why something is not possible in games of the family; each game names the rules behind it (`rulemap`)."""

from typing import Final

from verlies.core.tables import ReasonTable
from verlies.kit.reasons import OK as OK
from verlies.kit.reasons import REASONS as KIT

REASONS: Final = ReasonTable(KIT)
TOKENS: Final = 100
"""No game of the family has more kinds of tokens."""

NOT_IN_HAND: Final = REASONS.add("not-in-hand")
NOT_FOR_SALE: Final = REASONS.add("not-for-sale")
NOT_IN_ROW: Final = REASONS.add("not-in-row")
SOLD_OUT: Final = REASONS.add("sold-out")
NO_SKILL: Final = REASONS.add("no-skill")
NO_SWORDS: Final = REASONS.add("no-swords")
IS_MONSTER: Final = REASONS.misfit("is-monster")
IS_DEVICE: Final = REASONS.misfit("is-device")
NOT_A_DEVICE: Final = REASONS.misfit("not-a-device")
NOT_A_MONSTER: Final = REASONS.misfit("not-a-monster")
ONLY_DEPTHS: Final = REASONS.add("only-depths")
ONLY_CAVE: Final = REASONS.add("only-cave")
NO_MARKET: Final = REASONS.add("no-market")
NO_GOLD: Final = REASONS.add("no-gold")
GOODS_SOLD: Final = REASONS.add("goods-sold")
NOT_BEST_CROWN: Final = REASONS.add("not-best-crown")
NOT_A_GOOD: Final = REASONS.misfit("not-a-good")
CARDS_LEFT: Final = REASONS.add("cards-left")
NO_TUNNEL: Final = REASONS.add("no-tunnel")
WRONG_WAY: Final = REASONS.add("wrong-way")
NO_BOOTS: Final = REASONS.add("no-boots")
LOCKED: Final = REASONS.add("locked")
TIRED: Final = REASONS.add("tired")
FATAL: Final = REASONS.add("fatal")
NO_STONES: Final = REASONS.add("no-stones")
NEEDS_ARTIFACT: Final = REASONS.add("needs-artifact")
HAS_LEFT: Final = REASONS.add("has-left")
NO_TELEPORT: Final = REASONS.add("no-teleport")
NO_ARTIFACT_HERE: Final = REASONS.add("no-artifact-here")
HANDS_FULL: Final = REASONS.add("hands-full")
NOT_DISCARDABLE: Final = REASONS.add("not-discardable")
NOT_TRASHABLE: Final = REASONS.add("not-trashable")
TOO_MANY_SWORDS: Final = REASONS.add("too-many-swords")
NOT_HERE: Final = REASONS.add("not-here")
ONLY_ON_ENTRY: Final = REASONS.add("only-on-entry")
ALREADY_PLAYED: Final = REASONS.add("already-played")
NO_SUCH_MONSTER: Final = REASONS.add("no-such-monster", says="not-in-row")
NOT_REPLACEABLE: Final = REASONS.add("not-replaceable", says="not-in-row")
TOOL_ONLY_DEPTHS: Final = REASONS.add("tool-only-depths", says="only-depths")
MONSTER_ONLY_DEPTHS: Final = REASONS.add("monster-only-depths", says="only-depths")
NOT_NEXT: Final = REASONS.add("not-next", says="no-tunnel")
NO_BOOTS_FOR_TWO: Final = REASONS.add("no-boots-for-two", says="no-boots")
BAGS_FULL: Final = REASONS.add("bags-full")
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
