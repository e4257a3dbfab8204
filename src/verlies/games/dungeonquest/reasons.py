"""Why something is not possible; `rulemap` names the rules behind it."""

from typing import Final

from verlies.core.tables import ReasonTable
from verlies.kit.reasons import OK as OK
from verlies.kit.reasons import REASONS as KIT

REASONS: Final = ReasonTable(KIT)

NOT_ADJACENT, WALLED, OCCUPIED, NO_TILES, OTHER_SIDE = REASONS.row("not-adjacent walled occupied no-tiles other-side")
NO_TORCH, MONSTER_HERE, SEARCHED, NO_ENTRANCE = REASONS.row("no-torch monster-here searched no-entrance")
NO_TOWER, NO_LOOT, NO_TREASURE, NO_DRAGON, MUST_ACT = REASONS.row("no-tower no-loot no-treasure no-dragon must-act")
NO_BRIDGE, ONLY_BY_DIE, NOT_DARK, NO_RUNE = REASONS.row("no-bridge only-by-die not-dark no-rune:not-yours")
WRONG_FOR_RUNE, TOO_MANY, NO_WAY_BACK = REASONS.row("wrong-for-rune:wrong-moment too-many no-way-back")
MUST_MOVE, ONLY_ON_ENTRY, HOPPED, TAKEN, IS_BELOW = REASONS.row("must-move only-on-entry hopped taken is-below")
NO_FLIGHT, IN_FIGHT, ONLY_TURN, MUST_CROSS, STICKY = REASONS.row("no-flight in-fight only-turn must-cross sticky")
FAR_BLOCKED, NOT_LOOTED, WRONG_FOR_LOOT = REASONS.row("far-blocked not-looted:not-yours wrong-for-loot:wrong-moment")
NO_ABILITY, WRONG_FOR_ABILITY = REASONS.row("no-ability:not-yours wrong-for-ability:wrong-moment")
TOWER_HELD, NO_RETURN, MUST_LEAVE_WEB = REASONS.row("tower-held:occupied no-return:taken must-leave-web:must-move")
MUST_PASS, NO_FLIGHT_ALONE = REASONS.row("must-pass:must-move no-flight-alone:no-way-out")
HERO_TAKEN, NOT_BESIDE, NO_PASSAGE = REASONS.row("hero-taken:taken not-beside:not-adjacent no-passage:walled")
MUST_LEAVE_TOWER, MUST_GO_ON = REASONS.row("must-leave-tower:must-act must-go-on:must-act")
MUST_FACE_DRAGON, ALL_BLOCKED = REASONS.row("must-face-dragon:must-act all-blocked")
RUNE_SPENT_ALREADY, STILL_BELOW = REASONS.row("rune-spent-already:rune-spent still-below")
ONLY_GOLD: Final = REASONS.misfit("only-gold")
NO_MARKERS, HERE_ALREADY, NO_TOWER_THERE = REASONS.row("no-markers here-already no-tower-there")
MUST_LEAVE_SIDE, FLIGHT_FORBIDDEN = REASONS.row("must-leave-side:must-move flight-forbidden")
FLIGHT_HELD, FLIGHT_WALLED = REASONS.row("flight-held:occupied flight-walled:walled")
NOWHERE_TO_FLEE, FLEE_LATER = REASONS.row("nowhere-to-flee:no-way-out flee-later")
FLEE_OR_FIGHT, NO_WAY_UP, LEADS_MONSTER = REASONS.row("flee-or-fight:in-fight no-way-up leads-monster")
NO_WOUNDS: Final = REASONS.add("no-wounds")
