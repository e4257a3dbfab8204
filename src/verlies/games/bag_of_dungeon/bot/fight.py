"""What a hero does in a fight: strike, call, drink, use what helps, or run."""

from verlies.core.option import KIND

from ..content.ids import MOST_DICE, NONE
from ..kinds import Drain, Escape, ExtraDie, Heal, Skull, Vine
from ..odds import hero_side, odds_against, odds_now, win_odds
from ..options import CALL, FIGHT, RUN, SKILL, SNEAK, USE
from ..prospects import costs_now, death_next_round
from ..state import BagState
from .mind import Mind
from .odds import DRAGON, death_cost, reward
from .odds import RUN as RUN_COST
from .plan import goals, worthwhile
from .versus import helpers, joins
from .worth import has

CALL_GAIN = 0.06
"""By how much a friend must better the chance to be called."""
SAFE = 0.93
"""With such a chance nobody is called."""
HARD = 0.8
"""Below such a chance what can be used once is used."""


def side(s: BagState, seat: int, extra: int) -> tuple[int, int, int, int]:
    """Return a hero's strength with more dice."""
    dice, bonus, guard, health = hero_side(s, seat)
    return min(MOST_DICE, dice + extra), bonus, guard, health


def likely(s: BagState, seat: int, helped: bool) -> float:
    """Return the chance to win the fight that is on, to the death."""
    f = s.fight
    if f.rival != NONE:
        return odds_against(s, seat, f.other(seat))
    return win_odds(side(s, seat, int(helped)), (f.dice, f.bonus, 0, f.health), s.terms.all_equal)


def worth_it(s: BagState, seat: int, chance: float) -> float:
    """Return what it is worth to fight on with such a chance."""
    f = s.fight
    prize = 0.3 if f.rival != NONE else reward(s, f.field, f.begun)
    return chance * prize - (1 - chance) * death_cost(s, seat)


def clash(mind: Mind, options: list[int]) -> int:
    """Return what to do before a round."""
    s, seat = mind.s, mind.seat
    helped = s.fight.partner != NONE and seat == s.fight.hero
    chance = likely(s, seat, helped)
    kinds = {option - option % KIND for option in options}
    for choose in (drink, strengthen):
        pick = choose(mind, options, chance)
        if pick != NONE:
            return pick
    friend, better = best_friend(mind, options) if CALL in kinds else (NONE, 0.0)
    if friend != NONE and chance < SAFE and better >= chance + CALL_GAIN and worth_it(s, seat, better) > -RUN_COST:
        return CALL + friend
    if worth_it(s, seat, chance) < -RUN_COST and (s.fight.rival != NONE or worthwhile(mind, goals(mind))):
        return retreat(mind, options, chance)
    return SKILL if SKILL in options and chance < HARD else FIGHT


def retreat(mind: Mind, options: list[int], chance: float) -> int:
    """Return how to get out of a fight that is not worth it, or to fight on where there is no way out."""
    if SNEAK in options:
        return SNEAK
    ways = [option for option in options if option - option % KIND == RUN]
    if ways:
        return min(ways, key=lambda way: (mind.s.monster_at(way - RUN), refuge(mind, way - RUN)))
    blown = [option for option in options if option >= USE and has(mind.s, option - USE, Escape)]
    if blown and option_kind(blown[0]) == USE:
        return blown[0]
    return SKILL if SKILL in options else FIGHT


def option_kind(option: int) -> int:
    """Return the kind of an option."""
    return option - option % KIND


def refuge(mind: Mind, field: int) -> int:
    """Return how far a tile is from the pool as long as it heals, else from the start."""
    goal = mind.s.pool_field() if mind.s.pool else mind.s.start()
    return mind.ways_from(goal).get(field, 99) if goal != NONE else 0


def best_friend(mind: Mind, options: list[int]) -> tuple[int, float]:
    """Return the friend to call, and the chance with help: the healthiest who can spare it."""
    s = mind.s
    willing = helpers(mind, s.fight.field)
    friends = [option - CALL for option in options if option_kind(option) == CALL and option - CALL in willing]
    if not friends:
        return NONE, 0.0
    best = max(
        friends, key=lambda friend: (s.heroes[friend].health > 2, s.heroes[friend].lives, s.heroes[friend].health)
    )
    if s.heroes[best].health <= 1 and s.heroes[best].lives == 1 and reward(s, s.fight.field, s.fight.begun) < DRAGON:
        return NONE, 0.0
    return best, likely(s, mind.seat, True)


def used(options: list[int], s: BagState, sort: type) -> int:
    """Return the option to use an item with an effect of a sort, or NONE."""
    for option in options:
        if option_kind(option) == USE and has(s, option - USE, sort):
            return option
    return NONE


def drink(mind: Mind, options: list[int], chance: float) -> int:
    """Return a potion or the teeth if the next round may be the last, or much is missing."""
    potion, teeth = used(options, mind.s, Heal), used(options, mind.s, Drain)
    risky = mind.s.fight.rival != NONE or death_next_round(mind.s) > 0.08
    if potion != NONE and mind.missing() >= 5 and risky:
        return potion
    return teeth if teeth != NONE and mind.missing() >= 4 and chance < HARD else NONE


def strengthen(mind: Mind, options: list[int], chance: float) -> int:
    """Return what makes a hard fight easier: strength, a vine, a skull if no friend is here."""
    s = mind.s
    big = s.fight.field == s.exit() or reward(s, s.fight.field, s.fight.begun) > 0.3
    if chance >= (0.97 if big else HARD):
        return NONE
    strong, vine, skull = (used(options, s, sort) for sort in (ExtraDie, Vine, Skull))
    if strong != NONE and big and s.own_dice(mind.seat) < MOST_DICE:
        return strong
    if vine != NONE:
        return vine
    return skull if skull != NONE and not s.others_at(mind.seat) else NONE


def agrees_to_help(mind: Mind) -> bool:
    """Return whether to come to a friend's help: if that is worth more than one's own risk."""
    s = mind.s
    f = s.fight
    if s.versus() and not joins(mind, mind.seat, f.hero, f.field):
        return False
    alone, falls = odds_now(s), costs_now(s, mind.seat)
    gained = (odds_now(s, mind.seat) - alone) * reward(s, f.field, f.begun)
    spared = (1 - alone - falls[0]) * death_cost(s, f.hero)
    return gained + spared >= falls[1] * death_cost(s, mind.seat)
