"""Why something is not possible; `rulemap` names the rules behind it."""

from typing import Final

from verlies.core.tables import ReasonTable
from verlies.kit.reasons import OK as OK
from verlies.kit.reasons import REASONS as KIT

REASONS: Final = ReasonTable(KIT)

HERO_TAKEN: Final = REASONS.add("hero-taken")
NO_AP: Final = REASONS.add("no-ap")
"""Laying or moving without an action point."""
ITEM_AP: Final = REASONS.add("item-ap")
"""Too few action points for an item."""
SHOT_AP: Final = REASONS.add("shot-ap")
SKILL_AP: Final = REASONS.add("skill-ap")
TURN_OVER: Final = REASONS.add("turn-over")
"""After a fight only what is free can be done."""
WALLED: Final = REASONS.add("walled")
NOT_BESIDE: Final = REASONS.add("not-beside")
NO_TILES: Final = REASONS.add("no-tiles")
NO_OPENING: Final = REASONS.add("no-opening")
"""All open sides of the own tile lead to tiles."""
NOT_OPEN: Final = REASONS.add("not-open")
"""A tile is attached to an open side of one's own tile."""
MUST_FACE: Final = REASONS.add("must-face")
"""Fight, run or sneak comes before anything else."""
IN_FIGHT: Final = REASONS.add("in-fight")
RUN_AP: Final = REASONS.add("run-ap")
RUN_BLOCKED: Final = REASONS.add("run-blocked")
"""A monster is there, or there is no way."""
RUN_COMMITTED: Final = REASONS.add("run-committed")
"""Whoever called a friend, was caught sneaking or used something fights a round first."""
NO_CLOAK: Final = REASONS.add("no-cloak")
SNEAK_DRAGON: Final = REASONS.add("sneak-dragon")
SNEAK_LATE: Final = REASONS.add("sneak-late")
CALL_AP: Final = REASONS.add("call-ap")
CALL_FAR: Final = REASONS.add("call-far")
CALL_BLOCKED: Final = REASONS.add("call-blocked")
CALL_ONE: Final = REASONS.add("call-one")
"""One partner a fight."""
CALL_DECLINED: Final = REASONS.add("call-declined")
CALL_SELF: Final = REASONS.misfit("call-self")
IS_OUT: Final = REASONS.misfit("is-out")
NO_SKILL: Final = REASONS.add("no-skill")
"""The skill is used up, or not for now."""
SKILL_SPENT: Final = REASONS.add("skill-spent")
SKILL_NOT_NOW: Final = REASONS.add("skill-not-now")
NOT_YOURS: Final = REASONS.add("not-yours")
STORED: Final = REASONS.add("stored")
"""It lies in a field where it does not work."""
NOT_USED: Final = REASONS.misfit("not-used")
"""It works by itself."""
WRONG_MOMENT: Final = REASONS.add("wrong-moment")
NO_SHOT_IN_FIGHT: Final = REASONS.add("no-shot-in-fight")
FULL_HEALTH: Final = REASONS.add("full-health")
NO_TARGET: Final = REASONS.add("no-target")
TOO_NEAR: Final = REASONS.add("too-near")
ARROW_DRAGON: Final = REASONS.add("arrow-dragon")
LANCE_ONLY: Final = REASONS.add("lance-only")
NO_RING_YET: Final = REASONS.add("no-ring-yet")
"""Heroes fight each other only once the Ring is in play."""
SAFE_START: Final = REASONS.add("safe-start")
FRIENDS: Final = REASONS.add("friends")
"""In the co-operative game nobody attacks a friend."""
MONSTER_HERE: Final = REASONS.add("monster-here")
"""Nothing is taken or traded where a monster is."""
RING_GUARDED: Final = REASONS.add("ring-guarded")
NOT_LYING: Final = REASONS.add("not-lying")
NO_ROOM: Final = REASONS.add("no-room")
EMPTY_SLOT: Final = REASONS.add("empty-slot")
NO_CHEST: Final = REASONS.add("no-chest")
NO_POOL: Final = REASONS.add("no-pool")
POOL_EMPTY: Final = REASONS.add("pool-empty")
BATHED: Final = REASONS.add("bathed")
ELSEWHERE: Final = REASONS.add("elsewhere")
"""One trades on one tile."""
NO_PEEK: Final = REASONS.add("no-peek")
PEEKED: Final = REASONS.add("peeked")
DRAGON_ALIVE: Final = REASONS.add("dragon-alive")
NO_RING: Final = REASONS.add("no-ring")
NOT_AT_EXIT: Final = REASONS.add("not-at-exit")
TOGETHER: Final = REASONS.add("together")
"""In the co-operative game all leave together."""
NO_TROPHY: Final = REASONS.add("no-trophy")
TOO_MUCH_DEBT: Final = REASONS.add("too-much-debt")
HAD_TURN: Final = REASONS.add("had-turn")
RUN_BEGUN: Final = REASONS.add("run-begun")
"""The fight has begun: one was caught, or used something."""
RUN_RIVAL: Final = REASONS.add("run-rival")
"""From a hero one evades before the fight, or runs after a round."""
NOTHING_THERE: Final = REASONS.add("nothing-there")
NOT_OWN_TILE: Final = REASONS.add("not-own-tile")
NO_FIGHT: Final = REASONS.add("no-fight")
NO_MONSTER: Final = REASONS.add("no-monster")
JUMP_FAR: Final = REASONS.add("jump-far")
NO_SHOT: Final = REASONS.add("no-shot")
ATTACK_FAR: Final = REASONS.add("attack-far")
DENIED: Final = REASONS.add("denied")
POOL_WELL: Final = REASONS.add("pool-well")
RENEW_WELL: Final = REASONS.add("renew-well")
EVADE_WHERE: Final = REASONS.add("evade-where")
EVADE_TROPHY: Final = REASONS.add("evade-trophy")
PARTNER_AP: Final = REASONS.add("partner-ap")
"""A partner who goes on alone borrows a point for running, and for nothing else."""
NO_CALL: Final = REASONS.add("no-call")
NO_FIT_OVER: Final = REASONS.add("no-fit-over")
"""A tile that did not fit has ended the turn."""
RENEW_OTHER: Final = REASONS.add("renew-other")
BLOWN_WHERE: Final = REASONS.add("blown-where")
NOTHING_HIDDEN: Final = REASONS.add("nothing-hidden")
CLOAK_WHEN: Final = REASONS.add("cloak-when")
"""The cloak is used on meeting a monster."""
