"""Where a hero goes and what for: exploring, fighting what can be won, healing, the Ring, and the dragon."""

from verlies.core.option import KIND, PASS
from verlies.kit.dice import pool
from verlies.kit.odds import above

from ..content.ids import ARROW, HEALER, ITEM, NONE
from ..foes import full_health
from ..harm import max_health
from ..kinds import Blast, ExtraDie, Heal, Item, LayTiles, Shot
from ..options import AIM, AIM_AT, END, ESCAPE, EXPLORE, LAY, PEEK, POOL, SKILL, TURN, USE, WALK
from ..shots import Aim
from ..state import BagState
from ..tiles import is_closed
from .gear import champion, handle, picks, trade_with, wanted
from .mind import FAR, Mind
from .odds import gain_there
from .openings import chances, explorable, explores_here
from .versus import Goal, attack, helpers, leaves, prey
from .volley import volley
from .worth import has, is_the_ring

STEP = 0.004
"""What a step costs."""
FRONTIER, FIND, LYING, WAIT = 0.08, 0.2, 0.02, 0.001
"""What new tiles, unseen items, things on the ground (by their worth) and waiting near the others are worth."""
LEFT = 0.03
"""What unseen items are worth that somebody else reaches in the next turn."""
UNLIKELY = 0.005
"""What a new tile is worth at least, however unlikely it fits."""
CROWD = 0.012
"""By how much a place is worth less where somebody else is nearer."""
DESPERATE = 10.0
"""What it is worth to do anything at all when nothing else is worth it."""
WORTHWHILE = 0.15
"""With such a chance to kill a shot is worth its action points."""
HURT = 0.45
"""With less than this share of health one goes to heal."""


def act(mind: Mind, options: list[int]) -> int:
    """Return what to do in the own turn: first what is free, then what is worth most."""
    for choose in (slay, free_of_cost, shoot, renew, go):
        pick = choose(mind, options)
        if pick != NONE:
            return pick
    return END


def free_of_cost(mind: Mind, options: list[int]) -> int:
    """Return something useful that costs nothing, or NONE."""
    if ESCAPE in options and (leaves(mind) or not worthwhile(mind, goals(mind))):
        return ESCAPE
    if POOL in options and mind.missing() >= 4:
        return POOL
    potion = [option for option in options if option - option % KIND == USE and has(mind.s, option - USE, Heal)]
    if potion and mind.missing() >= 8:
        return potion[0]
    peek = [option for option in options if option - option % KIND == PEEK]
    if peek:
        return peek[0]
    for choose in (picks, handle, trade_with, attack):
        pick = choose(mind, options)
        if pick != NONE:
            return pick
    return NONE


# Goals


def goals(mind: Mind) -> list[Goal]:
    """Return every tile that is worth something, with how much."""
    out = [*frontiers(mind), *finds(mind), *lairs(mind), *healing(mind), *company(mind), *prey(mind)]
    return [goal for goal in out if mind.steps(goal[1]) < FAR]


def frontiers(mind: Mind) -> list[Goal]:
    """Return the tiles from which one can explore; those nearer to others are left to them."""
    s = mind.s
    if s.tiles.count() == 0:
        return []
    fields = explorable(mind, mind.here)
    if is_closed(s):
        fields = fields[:1]
    likely = chances(mind, fields)
    return [(max(UNLIKELY, FRONTIER * likely[field] - CROWD * crowd(mind, field)), field) for field in likely]


def crowd(mind: Mind, field: int) -> int:
    """Return how many others are nearer to a tile."""
    return sum([1 for other in mind.friends() if mind.steps_of(other, field) < mind.steps(field)])


def finds(mind: Mind) -> list[Goal]:
    """Return tiles with items to be found or picked up, the Ring above all, and the way out with it."""
    s = mind.s
    out: list[Goal] = []
    for field in mind.reached:
        if s.monster_at(field):
            continue
        if s.floor(field).sort == ITEM and field not in s.looted:
            out.append((LEFT if left_to_another(mind, field) else FIND, field))
        lying = [number for number in set(s.piles[field]) if field != mind.here]
        most = max([1.0 * 50 if is_the_ring(s, n) else wanted(mind, n) for n in lying], default=0.0)
        if most > 0.05:
            out.append((0.03 + LYING * most, field))
    if not s.dragon and s.exit() != NONE and (s.bearer() == mind.seat or s.last_turns != NONE):
        out.append((2.0, s.exit()))
    return out


def left_to_another(mind: Mind, field: int) -> bool:
    """Return whether a friend or rival reaches a tile in one turn, and oneself not in this one."""
    s = mind.s
    others = [other for other in s.inside() if other != mind.seat]
    return mind.steps(field) > mind.ap() and any(mind.steps_of(other, field) <= s.max_ap(other) for other in others)


def lairs(mind: Mind) -> list[Goal]:
    """Return the lairs that are worth a fight, alone or with whoever could come."""
    s = mind.s
    out: list[Goal] = []
    for field in s.lairs:
        steps = mind.steps(field)
        if steps >= FAR:
            continue
        left = (mind.ap() if steps <= mind.ap() else s.max_ap(mind.seat)) - steps
        helped = bool(helpers(mind, field)) and left >= 1
        out.append((gain_there(s, mind.seat, field, helped, left >= 1), field))
    return [goal for goal in out if goal[0] > 0 and fit_for(mind, goal[1])]


def fit_for(mind: Mind, field: int) -> bool:
    """Return whether one is the one to go there: to the dragon the champion goes, once all is ready."""
    s = mind.s
    if field != s.exit() or not s.dragon or s.versus():
        return True
    return champion(s) == mind.seat and s.ringed and (s.bearer() != NONE or not others_left(mind))


def others_left(mind: Mind) -> bool:
    """Return whether anything else is still worth doing before the dragon."""
    return mind.s.lairs != [mind.s.exit()]


def healing(mind: Mind) -> list[Goal]:
    """Return the pool, if it has tokens and one is hurt."""
    s = mind.s
    field = s.pool_field()
    if field == NONE or s.pool == 0 or mind.missing() < 4:
        return []
    hurt = 1 - mind.hero.health / max_health(s, mind.seat)
    return [(0.35 * hurt if hurt > 1 - HURT else 0.1 * hurt, field)]


def company(mind: Mind) -> list[Goal]:
    """Return where the others are, for whoever has nothing better to do: near the champion, or near the exit."""
    s = mind.s
    lead = mind.seat if s.versus() else champion(s)
    if lead not in (mind.seat, NONE):
        return [(WAIT + (0.06 if s.ringed and gifts_for(mind, lead) else 0.02), s.heroes[lead].field)]
    goal = s.exit() if s.ringed and s.dragon else NONE
    near = [field for field in s.neighbours(goal) if not s.monster_at(field)] if goal != NONE else []
    return [(WAIT, field) for field in near]


def gifts_for(mind: Mind, other: int) -> bool:
    """Return whether one has something for another hero."""
    from .gear import gifts

    return bool(gifts(mind, other))


def worthwhile(mind: Mind, known: list[Goal]) -> bool:
    """Return whether any goal but the tile one is on is worth going for."""
    here = mind.here if mind.s.monster_at(mind.here) else NONE
    return max([value for value, field in known if field != here], default=0.0) > 2 * WAIT


# Going there


def go(mind: Mind, options: list[int]) -> int:
    """Return the next step to the best goal, to explore here, or NONE."""
    if mind.ap() == 0:
        return NONE
    known = goals(mind)
    if worthwhile(mind, known):
        known = [goal for goal in known if goal[0] > 2 * WAIT]
    else:
        known += last_resort(mind)
    best = max(known, key=lambda goal: (goal[0] - STEP * mind.steps(goal[1]), -goal[1]), default=None)
    if best is None:
        return NONE
    if best[1] == mind.here:
        return explore(mind, options)
    return step_to(mind, best[1], options)


def explore(mind: Mind, options: list[int]) -> int:
    """Return the option to lay a tile, two of them by torchlight, or NONE if that would lead to nothing."""
    if not explores_here(mind):
        return NONE
    for option in options:
        if option - option % KIND == USE and has(mind.s, option - USE, LayTiles):
            return option
    return EXPLORE if EXPLORE in options else NONE


def step_to(mind: Mind, field: int, options: list[int]) -> int:
    """Return the next step; into a lair only with an action point to spare, else in the next turn."""
    s = mind.s
    to = mind.toward(field)
    if to == NONE or WALK + to not in options:
        return NONE
    late = mind.hero.ap < min(2, s.max_ap(mind.seat)) and not s.wounds_at(to)
    if s.monster_at(to) and late:
        return NONE
    return WALK + to


def last_resort(mind: Mind) -> list[Goal]:
    """Return where to go when nothing is worth it: where the chances are least bad, so that every game ends."""
    s = mind.s
    out = []
    for field in s.lairs:
        if mind.steps(field) < FAR:
            left = s.max_ap(mind.seat) - mind.steps(field)
            helped = bool(helpers(mind, field)) and left >= 1
            out.append((DESPERATE + gain_there(s, mind.seat, field, helped, False), field))
    goes = not gathers(mind) if s.versus() else champion(s) == mind.seat
    return [max(out)] if out and goes else []


def gathers(mind: Mind) -> bool:
    """Return whether one rather waits near the dragon until rivals are there: it has to die, whoever wins then."""
    s = mind.s
    known = s.ringed and s.dragon and mind.steps(s.exit()) < FAR
    return known and len(s.inside()) > 1 and not helpers(mind, s.exit())


# Shooting and healing


def slay(mind: Mind, options: list[int]) -> int:
    """Return the next shot of those that are likely to win the game at once."""
    weapons = volley(mind)
    return USE + weapons[0] if weapons and USE + weapons[0] in options else NONE


def shoot(mind: Mind, options: list[int]) -> int:
    """Return a shot that is worth its price: one that can be repeated, or one before the dragon is met."""
    s = mind.s
    if s.turn.over:
        return NONE
    for option in options:
        number = option - USE
        if option - option % KIND != USE or not has(s, number, Shot):
            continue
        if best_target(mind, number) != NONE:
            return option
    return NONE


def best_target(mind: Mind, number: int) -> int:
    """Return the field of the best target of a ranged weapon, or NONE if it is better kept."""
    s = mind.s
    item = s.item(number)
    aims = [each - AIM for each in Aim(number).options(s, mind.seat, mind.seat) if AIM <= each < AIM_AT]
    if exit_near(mind, aims, item.ap):
        return s.exit()
    if item.once:
        return NONE
    best = max(aims, key=lambda field: (kills(mind, item, field), -field), default=NONE)
    return best if best != NONE and kills(mind, item, best) >= WORTHWHILE else NONE


def kills(mind: Mind, item: Item, field: int) -> float:
    """Return how likely a monster dies by what can be shot at it in this turn; of what is hidden, half a chance."""
    s = mind.s
    known, effect, shots = s.known_at(field), item.effect(), mind.hero.ap // max(item.ap, 1)
    if field == s.exit() or not isinstance(effect, Shot):
        return 0.0
    if known < 0:
        return WORTHWHILE
    need = full_health(s, mind.seat, known) - s.wounds_at(field)
    sure = 1 - (5 / 6) ** shots if effect.sort == ARROW and s.is_elf(mind.seat) else 0.0
    return max(sure, above(pool(effect.dice * shots), need - 1))


def exit_near(mind: Mind, aims: list[int], cost: int) -> bool:
    """Return whether the dragon can be shot at now and met in this very turn."""
    s = mind.s
    exit_ = s.exit()
    if exit_ not in aims or not s.dragon or not fit_for(mind, exit_):
        return False
    call = 1 if helpers(mind, exit_) else 0
    return cost + mind.steps(exit_) + call <= mind.hero.ap


def aim(mind: Mind, options: list[int]) -> int:
    """Return the best target: the dragon, else what is nearest to death, but no friend."""
    s, step = mind.s, mind.s.agenda[-1].step
    if isinstance(step, Aim) and step.number in volley(mind) and AIM + s.exit() in options:
        return AIM + s.exit()
    best = best_target(mind, step.number) if isinstance(step, Aim) else NONE
    if AIM + best in options:
        return AIM + best
    targets = [option for option in options if AIM <= option < AIM_AT]
    nearest = max(targets, key=lambda option: (s.wounds_at(option - AIM), -option), default=PASS)
    return nearest if targets or not s.hostile() else rival(mind, options)


def rival(mind: Mind, options: list[int]) -> int:
    """Return the rival to mean: the one who is fought, else whoever is nearest to death."""
    s = mind.s
    there = [option for option in options if option - option % KIND == AIM_AT]
    foes = (s.fight.hero, s.fight.rival)
    return max(there, key=lambda option: (option - AIM_AT in foes, -s.heroes[option - AIM_AT].health), default=PASS)


def renew(mind: Mind, options: list[int]) -> int:
    """Return the healer's skill if somebody here is hurt enough."""
    s = mind.s
    if SKILL not in options or mind.hero.kind != HEALER:
        return NONE
    here = s.at(mind.here)
    return SKILL if max([max_health(s, seat) - s.heroes[seat].health for seat in here]) >= 6 else NONE


def most_hurt(mind: Mind, options: list[int]) -> int:
    """Return the friend who misses most health."""
    s = mind.s
    hurt = [option for option in options if option >= AIM_AT]
    return max(hurt, key=lambda option: max_health(s, option - AIM_AT) - s.heroes[option - AIM_AT].health)


# Laying tiles


def lay(mind: Mind, options: list[int]) -> int:
    """Return where to lay the tile: where most is still open around, so that the cave stays open."""
    s = mind.s
    return max(options, key=lambda option: (room_around(s, option - LAY), -option))


def room_around(s: BagState, field: int) -> int:
    """Return how many empty fields are beside one."""
    around = [s.chart.beside(field, side) for side in range(4)]
    return sum([1 for each in around if each == NONE or s.chart.lying[each] == NONE])


def turn_tile(mind: Mind, field: int, options: list[int]) -> int:
    """Return how the tile is to lie: joined to as many tiles as possible, open where nothing lies."""
    s = mind.s
    tile = s.box.floors[s.turn.tile]

    def openness(option: int) -> int:
        turns = option - TURN
        score = 0
        for side in range(4):
            other = s.chart.beside(field, side)
            mine = tile.sides[(side - turns) % 4] > 0
            empty = other == NONE or s.chart.lying[other] == NONE
            if mine and empty:
                score += 2
            elif mine and not empty:
                score += 3 if s.chart.sign(other, (side + 2) % 4) > 0 else -1
        return score

    return max(options, key=lambda option: (openness(option), -option))


def blast(mind: Mind, number: int) -> bool:
    """Return whether an item is a bomb, or a potion for the next fight, which are kept."""
    return has(mind.s, number, Blast) or has(mind.s, number, ExtraDie)
