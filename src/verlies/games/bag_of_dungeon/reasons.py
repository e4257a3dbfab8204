"""Why something is not possible; `rulemap` names the rules behind it."""

from typing import Final

from verlies.core.tables import ReasonTable
from verlies.kit.reasons import OK as OK
from verlies.kit.reasons import REASONS as KIT

REASONS: Final = ReasonTable(KIT)

HERO_TAKEN, NO_AP, ITEM_AP, SHOT_AP, SKILL_AP = REASONS.row("hero-taken no-ap item-ap shot-ap skill-ap")
"""`NO_AP`: laying or moving without an action point; `ITEM_AP`: too few action points for an item."""
TURN_OVER, WALLED, NOT_BESIDE, NO_TILES = REASONS.row("turn-over walled not-beside no-tiles")
"""`TURN_OVER`: after a fight only what is free can be done."""
NO_OPENING: Final = REASONS.add("no-opening")
"""All open sides of the own tile lead to tiles."""
NOT_OPEN: Final = REASONS.add("not-open")
"""A tile is attached to an open side of one's own tile."""
MUST_FACE, IN_FIGHT, RUN_AP = REASONS.row("must-face in-fight run-ap")
"""`MUST_FACE`: fight, run or sneak comes before anything else."""
RUN_BLOCKED: Final = REASONS.add("run-blocked")
"""A monster is there, or there is no way."""
RUN_COMMITTED, NO_CLOAK, SNEAK_DRAGON, SNEAK_LATE = REASONS.row("run-committed no-cloak sneak-dragon sneak-late")
"""`RUN_COMMITTED`: whoever called a friend, was caught sneaking or used something fights a round first."""
CALL_AP, CALL_FAR, CALL_BLOCKED, CALL_ONE = REASONS.row("call-ap call-far call-blocked call-one")
"""`CALL_ONE`: one partner a fight."""
CALL_DECLINED: Final = REASONS.add("call-declined")
CALL_SELF: Final = REASONS.misfit("call-self")
IS_OUT: Final = REASONS.misfit("is-out")
NO_SKILL, SKILL_SPENT, SKILL_NOT_NOW, NOT_YOURS = REASONS.row("no-skill skill-spent skill-not-now not-yours")
"""`NO_SKILL`: the skill is used up, or not for now."""
STORED: Final = REASONS.add("stored")
"""It lies in a field where it does not work."""
NOT_USED: Final = REASONS.misfit("not-used")
"""It works by itself."""
ONLY_TURN, NO_SHOT_IN_FIGHT, FULL_HEALTH = REASONS.row("wrong-moment:only-turn no-shot-in-fight full-health")
NO_TARGET, TOO_NEAR, ARROW_DRAGON, LANCE_ONLY = REASONS.row("no-target too-near arrow-dragon lance-only")
NO_RING_YET, SAFE_START = REASONS.row("no-ring-yet safe-start")
"""`NO_RING_YET`: heroes fight each other only once the Ring is in play."""
FRIENDS: Final = REASONS.add("friends")
"""In the co-operative game nobody attacks a friend."""
MONSTER_HERE, RING_GUARDED, NOT_LYING, NO_ROOM = REASONS.row("monster-here ring-guarded not-lying no-room")
"""`MONSTER_HERE`: nothing is taken or traded where a monster is."""
EMPTY_SLOT, NO_CHEST, NO_POOL, POOL_EMPTY, BATHED = REASONS.row("empty-slot no-chest no-pool pool-empty bathed")
ELSEWHERE, NO_PEEK, PEEKED, DRAGON_ALIVE, NO_RING = REASONS.row("elsewhere no-peek peeked dragon-alive no-ring")
"""`ELSEWHERE`: one trades on one tile."""
NOT_AT_EXIT, TOGETHER, NO_TROPHY, TOO_MUCH_DEBT = REASONS.row("not-at-exit together no-trophy too-much-debt")
"""`TOGETHER`: in the co-operative game all leave together."""
HAD_TURN, RUN_BEGUN = REASONS.row("had-turn run-begun")
"""`RUN_BEGUN`: the fight has begun: one was caught, or used something."""
RUN_RIVAL, NOTHING_THERE, NOT_OWN_TILE, NO_FIGHT = REASONS.row("run-rival nothing-there not-own-tile no-fight")
"""`RUN_RIVAL`: from a hero one evades before the fight, or runs after a round."""
NO_MONSTER, JUMP_FAR, NO_SHOT, ATTACK_FAR, DENIED = REASONS.row("no-monster jump-far no-shot attack-far denied")
POOL_WELL, RENEW_WELL, EVADE_WHERE, EVADE_TROPHY = REASONS.row("pool-well renew-well evade-where evade-trophy")
PARTNER_AP, NO_CALL = REASONS.row("partner-ap no-call")
"""`PARTNER_AP`: a partner who goes on alone borrows a point for running, and for nothing else."""
NO_FIT_OVER, RENEW_OTHER, BLOWN_WHERE = REASONS.row("no-fit-over renew-other blown-where")
"""`NO_FIT_OVER`: a tile that did not fit has ended the turn."""
NOTHING_HIDDEN, CLOAK_WHEN = REASONS.row("nothing-hidden cloak-when")
"""`CLOAK_WHEN`: the cloak is used on meeting a monster."""
HAS_LEFT: Final = REASONS.misfit("has-left")
"""Out of the cave, in the free-for-all."""
PARTNER_DEBT, EXIT_HELD = REASONS.row("partner-debt:too-much-debt exit-held:monster-here")
"""The same sentences for other rules."""
RENEW_FAR, RUN_FAR, NO_LANDING, HERE_ALREADY = REASONS.row("renew-far run-far no-landing here-already")
"""`RUN_FAR`: no way leads there; `NO_LANDING`: a tornado finds no tile without a monster."""
ONLY_FIGHT, ONLY_ROLLED, STRONG = REASONS.row("only-fight only-rolled strong-already")
"""`ONLY_FIGHT`: it is used in a fight alone, as `ONLY_TURN` in the own turn; `ONLY_ROLLED`: once both have rolled."""
ALIKE: Final = REASONS.add("alike")
"""Turned less far it would lie the same."""
NOTHING_LEFT, NOTHING_HELD = REASONS.row("nothing-left nothing-held")
"""`NOTHING_LEFT`: a friend who gives health keeps one; `NOTHING_HELD`: there is nothing to take."""
NOT_LAID: Final = REASONS.add("not-laid", "nothing-there")
"""One walks to tiles, and there is none."""
