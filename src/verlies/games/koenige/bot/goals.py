"""Where it is worth going: flags to capture, to steal, to bring home and to win back; chests and merchants."""

from verlies.core.parts import Value

from ..content.ids import CHEST, MERCHANT, PLACED, STOLEN, SUPPLY, TAKING
from ..flags import START_FIELD
from ..odds import chest_chances
from ..state import Catacombs
from .mind import FAR, Mind
from .worth import chest_worth

FLAG = 10.0
"""What a point is worth, against which cards are weighed."""
STEAL = 11.0
"""A stolen flag is worth more than one: the others lose it; but the way home is long."""
HOME = 16.0
BACK = 13.0
"""To win a stolen flag back."""
STOP = 12.0
"""To stop a capture."""
TRADE = 1.0
PATIENCE = 0.7
"""What is worth a point now is worth so much a turn later."""
EFFORT = 0.06


class Goal(Value):
    """Something to be had in a room, for so many actions once one is there."""

    field: int
    gain: float
    acts: int = 1
    now: bool = False
    """Whether it must be done in this turn."""


def goals(mind: Mind) -> list[Goal]:
    """Return everything worth going for."""
    s = mind.state
    out = [goal for number in range(len(s.flags)) for goal in flag_goals(mind, number)]
    out += [Goal(field, chest_gain(s, field)) for field in s.rooms_of(CHEST) if field not in s.marks]
    if not s.turn.traded and s.heroes[mind.seat].hand:
        out += [Goal(field, TRADE) for field in s.rooms_of(MERCHANT)]
    return out


def chest_gain(s: Catacombs, field: int) -> float:
    """Return what the chest of a room is worth."""
    return chest_worth(s, chest_chances(s, s.room(field).bonus))


def flag_goals(mind: Mind, number: int) -> list[Goal]:
    """Return what can be done about a flag."""
    s, seat = mind.state, mind.seat
    flag, value = s.flags[number], s.value(number)
    if flag.status == SUPPLY and flag.field >= 0:
        return [Goal(flag.field, FLAG * value * (0.25 + 0.75 * mind.hold(seat, flag.field)))]
    if flag.status == TAKING and s.team(flag.holder) != s.team(seat):
        return [Goal(flag.field, STOP * value * mind.chance(seat, flag.holder), now=True)]
    if flag.status == PLACED and flag.team != s.team(seat) and flag.field not in s.marks:
        return [Goal(flag.field, STEAL * value)]
    return stolen_goals(mind, number) if flag.status == STOLEN else []


def stolen_goals(mind: Mind, number: int) -> list[Goal]:
    """Return what can be done about a stolen flag: carry it home, or win it back."""
    s, seat = mind.state, mind.seat
    flag, value = s.flags[number], s.value(number)
    if flag.holder == seat:
        return [Goal(START_FIELD, HOME * value, acts=0)]
    if s.team(flag.holder) == s.team(seat):
        return []
    return [Goal(s.heroes[flag.holder].field, BACK * value * mind.chance(seat, flag.holder))]


def prospect(mind: Mind, wanted: list[Goal], field: int, actions: int) -> float:
    """Return what the best of some goals is worth from a room with so many actions left."""
    return max([promise(mind, goal, field, actions) for goal in wanted], default=0.0)


def promise(mind: Mind, goal: Goal, field: int, actions: int) -> float:
    """Return what a goal is worth from a room with so many actions left, the later the less."""
    if mind.distance(field, goal.field) >= FAR:
        return 0.0
    cost = mind.moves(field, goal.field) + goal.acts
    late = max(cost - actions, 0)
    if goal.now and late:
        return 0.0
    return goal.gain * float(PATIENCE ** (late / 2)) - EFFORT * cost
