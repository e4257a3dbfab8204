"""Each against all: whom to rob, whom to help against the dragon all the same, and when to leave."""

from verlies.core.option import KIND

from ..content.ids import ITEM, NONE
from ..odds import odds_against
from ..options import ATTACK, FIGHT, RUN
from ..score import points
from ..state import BagState
from .mind import FAR, Mind
from .odds import death_cost, gain_there
from .openings import chances, explorable
from .worth import is_the_ring, worth

Goal = tuple[float, int]
"""What it is worth to be on a tile, and the tile."""
SPOILS, BY_WORTH, RING, ALL = 0.06, 0.012, 0.5, 1.5
"""What a beaten rival is worth: in any case, by the gear he leaves, for the Ring, and for the Ring once it decides."""
STAND = 0.5
"""With such a chance one stands an attack."""
DYING = 4
"""With so little health one cannot bleed to get away."""


def helpers(mind: Mind, field: int) -> list[int]:
    """Return who could come to a tile within one turn, and would."""
    s = mind.s
    if not mind.calls:
        return []
    near = [other for other in s.inside() if other != mind.seat and mind.steps_of(other, field) <= s.max_ap(other)]
    return [other for other in near if not s.versus() or joins(mind, other, mind.seat, field)]


def joins(mind: Mind, other: int, seat: int, field: int) -> bool:
    """Return whether a rival comes: if he has nothing better to do, or against the dragon, which has to die.

    Not so if the hero would be gone with the Ring at once.
    """
    s = mind.s
    dragon = field == s.exit() and s.dragon
    return s.bearer() != seat if dragon else idle(mind, other)


def idle(mind: Mind, seat: int) -> bool:
    """Return whether a hero knows nothing to do alone: no new tile, no find, no monster that can be beaten."""
    s = mind.s
    reached = mind.ways_from(s.heroes[seat].field)
    free = [field for field in reached if not s.monster_at(field)]
    if s.tiles.count() and chances(mind, explorable(mind, s.heroes[seat].field)):
        return False
    if [field for field in free if s.floor(field).sort == ITEM and field not in s.looted]:
        return False
    return max([gain_there(s, seat, lair, False, True) for lair in s.lairs if lair in reached], default=0.0) <= 0


def spoils(s: BagState, seat: int, other: int) -> float:
    """Return what it is worth to beat a rival."""
    gear = [number for number in s.gear(other) if not is_the_ring(s, number)]
    ring = 0.0 if s.bearer() != other else RING if s.dragon else ALL
    return SPOILS + BY_WORTH * sum([worth(s, seat, number) for number in gear], 0.0) + ring


def robbing(s: BagState, seat: int, other: int) -> float:
    """Return what it is worth to attack a rival."""
    likely = odds_against(s, seat, other)
    return likely * spoils(s, seat, other) - (1 - likely) * death_cost(s, seat)


def prey(mind: Mind) -> list[Goal]:
    """Return where rivals are who are worth an attack; nobody is attacked at the start."""
    s = mind.s
    if not s.hostile() or s.turn.over:
        return []
    there = [(robbing(s, mind.seat, other), s.heroes[other].field) for other in s.inside() if other != mind.seat]
    return [goal for goal in there if goal[0] > 0 and goal[1] != s.start() and mind.steps(goal[1]) < FAR]


def attack(mind: Mind, options: list[int]) -> int:
    """Return the attack that is worth most, or NONE."""
    there = [option for option in options if option - option % KIND == ATTACK]
    worths = [(robbing(mind.s, mind.seat, option - ATTACK), option) for option in there]
    best = max(worths, default=(0.0, NONE))
    return best[1] if best[0] > 0 else NONE


def evade(mind: Mind, options: list[int]) -> int:
    """Return whether to stand an attack, or to get away."""
    ways = [option for option in options if option - option % KIND == RUN]
    stand = odds_against(mind.s, mind.seat, mind.s.fight.hero) >= STAND
    poor = mind.hero.health <= DYING and not mind.hero.trophies
    return FIGHT if stand or not ways or poor else ways[0]


def leaves(mind: Mind) -> bool:
    """Return whether to leave the cave now: always, but for a Ring that would not outweigh what others bring out."""
    s = mind.s
    if s.last_turns != NONE:
        return True
    exit_ = s.exit()
    near = [other for other in s.inside() if other != mind.seat and mind.steps_of(other, exit_) <= s.max_ap(other)]
    return max([points(s, other) for other in near], default=0) <= points(s, mind.seat)
