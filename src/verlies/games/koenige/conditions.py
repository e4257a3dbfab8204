"""On what condition an effect takes place."""

from .content.ids import (
    ALLIES_IN_ROOM,
    ALWAYS,
    CAPTURING,
    CARRIES_STOLEN,
    ENEMIES_IN_ROOM_MAX,
    ENEMY_HOLDS_FLAG,
    HOLDS_TOKEN,
    NO_ARMOUR,
    NONE,
    OWN_FATE_MAX,
    OWN_FLAG_IN_ROOM,
)
from .kinds import Effect
from .state import Catacombs


def holds(s: Catacombs, seat: int, effect: Effect) -> bool:
    """Return whether the condition of an effect is met for its owner."""
    condition = effect.condition
    if condition == ALWAYS:
        return True
    if condition in (ENEMY_HOLDS_FLAG, ALLIES_IN_ROOM, OWN_FATE_MAX, OWN_FLAG_IN_ROOM):
        return len(s.fights) > 0 and _in_fight(s, seat, condition, effect.least)
    hero = s.heroes[seat]
    if condition == NO_ARMOUR:
        return hero.armour == NONE
    if condition == CAPTURING:
        return hero.capturing != NONE
    if condition == CARRIES_STOLEN:
        return len(hero.carried) > 0
    if condition == HOLDS_TOKEN:
        return s.holds_token(seat)
    assert condition == ENEMIES_IN_ROOM_MAX
    return len([enemy for enemy in s.enemies(seat) if s.heroes[enemy].field == hero.field]) <= effect.least


def _in_fight(s: Catacombs, seat: int, condition: int, least: int) -> bool:
    """Return whether a condition is met that is about the fight."""
    fight = s.fight()
    attacks = seat == fight.attacker
    if condition == ENEMY_HOLDS_FLAG:
        return s.holds_token(fight.defender if attacks else fight.attacker)
    if condition == ALLIES_IN_ROOM:
        return len([mate for mate in s.mates(seat) if s.heroes[mate].field == fight.field]) >= least
    if condition == OWN_FATE_MAX:
        return fight.fate[0 if attacks else 1] <= least
    return s.lies(fight.field, s.team(seat))
