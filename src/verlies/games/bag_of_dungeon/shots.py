"""Ranged weapons: who can be aimed at, and what is hit."""

from collections.abc import Iterator

from verlies.core.agenda import Ask, Step
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.sight import in_sight, line, sight_refusal
from verlies.kit.tiles import SIDES
from verlies.kit.ways import MapWays, within

from . import events, how
from .content.ids import ANYBODY, ARROW, MONSTERS, NONE, SIX, STRAIGHT
from .fight import meet
from .foes import add_lair, clear_lair, full_health, hit_outside, is_dragon, reveal, wound
from .gear import spot
from .harm import bury, lose, lose_reduced
from .kinds import Blast, Effect, Item, Shot
from .options import AIM, AIM_AT
from .reasons import (
    ARROW_DRAGON,
    LANCE_ONLY,
    NO_MONSTER,
    NO_SHOT,
    NO_TARGET,
    OK,
    SAFE_START,
    TOO_NEAR,
)
from .rolls import throw
from .state import FACE_DOWN, HIDDEN, BagState
from .uses import moment_refusal, price_refusal, spend


def stops(s: BagState, seat: int, item: Item) -> frozenset[int]:
    """Return the fields whose figures stop a shot: monsters, hidden or not, and for some weapons heroes."""
    if item.stopped_by == ANYBODY:
        heroes = [s.heroes[other].field for other in s.inside() if other != seat]
        return frozenset([*s.lairs, *heroes])
    return frozenset(s.lairs if item.stopped_by == MONSTERS else [])


def line_refusal(s: BagState, seat: int, item: Item, field: int) -> int:
    """Return why a weapon does not reach a field."""
    if is_too_near(s, seat, item, field):
        return TOO_NEAR
    return sight_refusal(s.chart, s.heroes[seat].field, field, item.far, item.sight == STRAIGHT, stops(s, seat, item))


def is_too_near(s: BagState, seat: int, item: Item, field: int) -> bool:
    """Return whether a hero is on the very tile, where most weapons are of no use."""
    return field == s.heroes[seat].field and item.near > 0


# Targets


def target_refusal(s: BagState, seat: int, item: Item, field: int) -> int:
    """Return why a weapon cannot be used on a tile."""
    if not s.laid(field):
        return NO_MONSTER
    return aim_refusal(s, seat, item, field) or line_refusal(s, seat, item, field)


def aim_refusal(s: BagState, seat: int, item: Item, field: int) -> int:
    """Return why there is nobody on a tile whom a weapon could be meant for, near or far."""
    effect = item.effect()
    if isinstance(effect, Blast):
        return OK if worth_blasting(s, seat, field, effect) else NO_MONSTER
    return monster_refusal(s, seat, field, effect)


def monster_refusal(s: BagState, seat: int, field: int, effect: Effect) -> int:
    """Return why there is nothing on a tile that a shot could be meant for."""
    assert isinstance(effect, Shot)
    if not s.monster_at(field):
        return OK if effect.all_on_tile and foes_at(s, seat, field) else NO_MONSTER
    dragon = is_dragon(s, s.known_at(field))
    if dragon and effect.sort == ARROW:
        return ARROW_DRAGON
    return LANCE_ONLY if effect.dragon_only and not dragon else OK


def foes_at(s: BagState, seat: int, field: int) -> list[int]:
    """Return the heroes on a tile whom a hero may shoot at."""
    return [other for other in s.at(field) if other != seat] if s.hostile() and field != s.start() else []


def hero_refusal(s: BagState, seat: int, item: Item, other: int) -> int:
    """Return why a weapon cannot be used on another hero."""
    effect, rival = item.effect(), s.rival_refusal(seat, other)
    if rival != OK:
        return rival
    if s.heroes[other].field == s.start():
        return SAFE_START
    if not isinstance(effect, Shot) or effect.all_on_tile:
        return NO_TARGET
    return LANCE_ONLY if effect.dragon_only else line_refusal(s, seat, item, s.heroes[other].field)


def blasted(s: BagState, field: int, radius: int) -> list[int]:
    """Return the tiles a blast reaches: its own, and straight from it as far as they are connected."""
    out = [field]
    for side in range(SIDES):
        at = field
        for _ in range(radius):
            if not s.chart.joined(at, side):
                break
            at = s.chart.beside(at, side)
            out.append(at)
    return out


def worth_blasting(s: BagState, seat: int, field: int, effect: Blast) -> bool:
    """Return whether a blast would hit somebody it may be meant for."""
    return any(s.monster_at(each) or foes_at(s, seat, each) for each in blasted(s, field, effect.radius))


def aims(s: BagState, seat: int, number: int) -> list[int]:
    """Return all targets of a ranged weapon."""
    item = s.item(number)
    out = [AIM + field for field in sorted(in_range(s, seat, item)) if aim_refusal(s, seat, item, field) == OK]
    if s.hostile():  # no mutant: else everybody is refused anyway
        out += [AIM_AT + other for other in range(s.seats) if hero_refusal(s, seat, item, other) == OK]
    return out


def in_range(s: BagState, seat: int, item: Item) -> list[int]:
    """Return the tiles a weapon reaches, in any order: those of which `line_refusal` says nothing."""
    here = s.heroes[seat].field
    fields = in_sight(s.chart, here, item.far, item.sight == STRAIGHT, stops(s, seat, item))
    return [field for field in fields if not is_too_near(s, seat, item, field)]


def has_aim(s: BagState, seat: int, number: int) -> bool:
    """Return whether a ranged weapon has a target."""
    item = s.item(number)
    if any(aim_refusal(s, seat, item, field) == OK for field in in_range(s, seat, item)):
        return True
    return s.hostile() and any(hero_refusal(s, seat, item, other) == OK for other in range(s.seats))


def shoot_refusal(s: BagState, seat: int, number: int) -> int:
    """Return why a hero cannot use a ranged weapon."""
    reason = moment_refusal(s, seat, number, False) or price_refusal(s, seat, s.item(number))
    return reason or (OK if has_aim(s, seat, number) else NO_SHOT)


def nearest_miss(s: BagState, seat: int, number: int) -> tuple[int, int]:
    """Return why a ranged weapon that hits nobody does not hit the nearest one there is, and on which field."""
    misses = list(misses_of(s, seat, s.item(number)))
    if not misses:
        return NO_SHOT, NONE
    steps = within(MapWays(s.chart), s.heroes[seat].field, len(s.chart.lying))
    return min(misses, key=lambda miss: steps.get(miss[1], len(s.chart.lying)))


def misses_of(s: BagState, seat: int, item: Item) -> Iterator[tuple[int, int]]:
    """Yield why a weapon hits none of the monsters and, among foes, none of the heroes, each with its field."""
    for field in s.lairs:
        yield target_refusal(s, seat, item, field), field
    for other in s.inside() if s.hostile() else []:
        if other != seat:
            field = s.heroes[other].field
            reason = hero_refusal(s, seat, item, other)
            yield target_refusal(s, seat, item, field) if reason == NO_TARGET else reason, field


class Aim(Ask[BagState]):
    """At whom, or at what, do you aim? Nothing is paid before."""

    number: int

    def source(self, state: BagState, subject: int) -> str:
        """Return the item."""
        return state.item(self.number).source()

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer all targets."""
        return [PASS, *aims(state, subject, self.number)]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Pay and shoot."""
        if pick == PASS:
            return
        spend(state, subject, self.number)
        effect = state.item(self.number).effect()
        if pick >= AIM_AT:
            shoot_hero(state, subject, self.number, pick - AIM_AT)
            return
        announce(state, subject, self.number, pick - AIM)
        if isinstance(effect, Blast):
            blast(state, subject, pick - AIM, effect)
        else:
            shoot(state, subject, effect, pick - AIM)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Say why it cannot be hit."""
        at, item = pick % KIND, state.item(self.number)
        if pick - at == AIM:
            return state.refusal(target_refusal(state, subject, item, at))
        if pick - at == AIM_AT and at != subject:
            return state.refusal(hero_refusal(state, subject, item, at))
        return NOT_OFFERED


# Hitting


def announce(s: BagState, seat: int, number: int, field: int) -> None:
    """Say at what a weapon is aimed: a monster that is known, or what else is on a field."""
    known = s.known_at(field) if s.monster_at(field) else HIDDEN
    if known in (HIDDEN, FACE_DOWN):
        s.emit(events.SHOT, seat, number, spot(s, field))
    else:
        s.emit(events.SHOT_FOE, seat, number, known, c=spot(s, field))


def shoot(s: BagState, seat: int, effect: Effect, field: int) -> None:
    """Roll, uncover the monster, then hurt it; with some weapons everybody else on the tile as well."""
    assert isinstance(effect, Shot)
    n = throw(s, seat, effect.dice)
    victims = s.at(field) if effect.all_on_tile else []
    if s.monster_at(field):
        kind = reveal(s, seat, field, how.SHOT)
        if effect.sort == ARROW and s.is_elf(seat) and n == SIX:
            s.emit(events.DEAD_EYE, seat, kind)
            n = max(n, full_health(s, seat, kind))
        hit_outside(s, seat, field, n)
        if s.outcome:
            return
        if s.terms.charge and s.monster_at(field) and not s.monster_at(s.heroes[seat].field):
            s.push(seat, [Charge(field)])
    for victim in spared(s, seat, victims):
        lose(s, victim, n, events.HIT)
    bury(s, victims, seat if s.hostile() else NONE)


def spared(s: BagState, seat: int, victims: list[int]) -> list[int]:
    """Return those of some heroes whom a weapon hurts: on the start tile, in a free-for-all, its owner alone."""
    safe = [victim for victim in victims if s.versus() and s.heroes[victim].field == s.start()]
    return [victim for victim in victims if victim not in safe or victim == seat]


def shoot_hero(s: BagState, seat: int, number: int, other: int) -> None:
    """Shoot at another hero."""
    effect = s.item(number).effect()
    assert isinstance(effect, Shot)
    s.emit(events.SHOT_AT, seat, number, other)
    lose(s, other, throw(s, seat, effect.dice), events.SHOT_HIT)
    bury(s, [other], seat)


def blast(s: BagState, seat: int, field: int, effect: Blast) -> None:
    """Hurt everybody in reach by one roll, friends and oneself as well."""
    n = throw(s, seat, effect.dice)
    fields = blasted(s, field, effect.radius)
    victims = spared(s, seat, [victim for victim in s.inside() if s.heroes[victim].field in fields])
    for each in fields:
        if s.monster_at(each):
            reveal(s, seat, each, how.SHOT)
            hit_outside(s, seat, each, n)
            if s.outcome:
                return
    for victim in victims:
        lose_reduced(s, victim, n, events.HIT)
    bury(s, victims, seat if s.hostile() else NONE)


class Charge(Step[BagState]):
    """A monster that survived a shot comes to the shooter, if that was agreed; the dragon never moves."""

    field: int

    def run(self, state: BagState, subject: int) -> None:
        """Move it there, with its wounds, and face it."""
        kind, lost = state.known_at(self.field), state.wounds_at(self.field)
        if is_dragon(state, kind):
            return
        here = state.heroes[subject].field
        clear_lair(state, self.field)
        add_lair(state, here, kind)
        wound(state, here, lost)
        state.emit(events.CHARGED, subject, kind, spot(state, here))
        meet(state, subject)


def line_of(s: BagState, seat: int, field: int) -> list[int]:
    """Return the straight line from a hero to a field, for all to see before anything is paid."""
    return line(s.chart, s.heroes[seat].field, field)
