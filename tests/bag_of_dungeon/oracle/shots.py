"""Ranged weapons: whom they reach, and what they do there."""

from .asks import Asking, argument, ask, free
from .dungeon import Place, name
from .facts import BLAST_RADIUS, BOWS, ITEMS, WEAPONS
from .fight import claim, meet
from .finds import draw_items
from .harm import die, lose, rob
from .table import HOME, Hero, Table


def in_reach(t: Table, hero: Hero, item: str) -> list[Place]:
    """Return the tiles a weapon reaches."""
    weapon = WEAPONS[item]
    if item == "flying_daggers":
        return _around_corners(t, hero, weapon.far)
    lines = t.dungeon.rays(hero.place, weapon.far)
    seen = [line[n] for line in lines for n in range(len(line)) if not _stopped(t, item, line[:n])]
    return ([hero.place] if weapon.near == 0 else []) + seen


def _stopped(t: Table, item: str, between: list[Place]) -> bool:
    """Return whether somebody on the tiles between stops a shot."""
    weapon = WEAPONS[item]
    heroes = weapon.stopped_by_heroes and any(t.at(place) for place in between)
    return heroes or (weapon.stopped_by_monsters and any(t.monster_at(place) for place in between))


def _around_corners(t: Table, hero: Hero, far: int) -> list[Place]:
    """Return the tiles with a shortest way on which no monster stands between."""
    plain = t.dungeon.distances(hero.place, set())
    past = t.dungeon.distances(hero.place, set(t.lairs))
    return [place for place, steps in plain.items() if 0 < steps <= far and past.get(place) == steps]


def foes_at(t: Table, hero: Hero, place: Place) -> list[Hero]:
    """Return the heroes on a tile who may be shot at."""
    safe = not t.hostile or place == HOME
    return [] if safe else [other for other in t.at(place) if other is not hero]


def targets(t: Table, hero: Hero, item: str) -> list[str]:
    """Return what a weapon can be aimed at."""
    reach = in_reach(t, hero, item)
    if item == "bomb":
        return [f"aim:{name(place)}" for place in reach if _worth_a_bomb(t, hero, place)]
    aims = [f"aim:{name(place)}" for place in reach if t.monster_at(place) and _hurts(t, item, place)]
    if item == "fireball":
        return [f"aim:{name(place)}" for place in reach if t.monster_at(place) or foes_at(t, hero, place)]
    rivals = [] if item == "dragonlance" else [f"aim-at:{foe.seat}" for at in reach for foe in foes_at(t, hero, at)]
    return aims + rivals


def _hurts(t: Table, item: str, place: Place) -> bool:
    """Return whether a weapon harms the monster on a tile: arrows not the dragon, the lance nothing else."""
    return t.is_dragon(place) if item == "dragonlance" else not (item in BOWS and t.is_dragon(place))


def _worth_a_bomb(t: Table, hero: Hero, place: Place) -> bool:
    return any(t.monster_at(there) or foes_at(t, hero, there) for there in blast(t, place))


def blast(t: Table, place: Place) -> list[Place]:
    """Return the tiles a bomb hits."""
    return [place] + [there for line in t.dungeon.rays(place, BLAST_RADIUS) for there in line]


def shoot(t: Table, hero: Hero, item: str) -> Asking[None]:
    """Aim a weapon and use it."""
    cost = ITEMS[item].ap
    aims = dict.fromkeys(targets(t, hero, item), cost)
    answer = yield from ask("Aim", hero.seat, {**free("pass"), **aims})
    if answer == "pass":
        return
    t.pay(hero, cost)
    if not WEAPONS[item].lasting:
        hero.take_out(item)
        t.discard(item)
    dice = t.told.roll(WEAPONS[item].dice)
    if answer.startswith("aim-at"):
        yield from _hit_rival(t, hero, t.heroes[int(argument(answer))], sum(dice))
        return
    place = next(place for place in t.dungeon.laid if name(place) == argument(answer))
    if item in ("bomb", "fireball"):
        yield from _hit_all(t, hero, item, place, sum(dice))
    else:
        sure = item in BOWS and hero.kind == "elf" and 6 in dice
        yield from wound(t, hero, place, sum(dice), sure)
        yield from charge(t, hero, place)


def _hit_rival(t: Table, hero: Hero, other: Hero, damage: int) -> Asking[None]:
    if lose(other, damage):
        die(t, other)
        yield from rob(t, hero, other)


def hit_monster(t: Table, hero: Hero, place: Place, damage: int, sure: bool = False) -> int:
    """Hurt a monster from outside a fight; return what it is worth if it died, else nothing."""
    monster = t.uncover(place)
    full = t.full_health(monster, hero)
    lost = t.turn.wounds.get(place, 0) + damage
    if lost >= full or sure:
        return claim(t, hero, place, full)
    t.turn.wounds[place] = lost
    return 0


def wound(t: Table, hero: Hero, place: Place, damage: int, sure: bool = False) -> Asking[None]:
    """Hurt one monster from outside a fight, and draw for it if it died."""
    yield from draw_items(t, hero, hit_monster(t, hero, place, damage, sure))


def _hit_all(t: Table, hero: Hero, item: str, place: Place, damage: int) -> Asking[None]:
    """Hurt everybody on the tiles that a weapon hits."""
    places = blast(t, place) if item == "bomb" else [place]
    due = [hit_monster(t, hero, there, damage) for there in places if t.monster_at(there)]
    victims = [each for there in places for each in t.at(there) if not _spared(t, hero, each)]
    dead = [each for each in victims if lose(each, max(0, damage - (each.guard() if item == "bomb" else 0)))]
    for each in dead:
        die(t, each)
    if hero in dead:
        return
    for each in reversed(dead):
        if t.hostile:
            yield from rob(t, hero, each)
    lives = hero.lives
    for count in due:
        if hero.lives == lives:
            yield from draw_items(t, hero, count)
    if item == "fireball":
        yield from charge(t, hero, place)


def _spared(t: Table, hero: Hero, other: Hero) -> bool:
    """Return whether the start tile protects a hero."""
    return t.each and other.place == HOME and other is not hero


def charge(t: Table, hero: Hero, place: Place) -> Asking[None]:
    """Let a monster that survived a shot come to the shooter, if that was agreed."""
    moves = t.on("charge", "on") and t.monster_at(place) and not t.is_dragon(place)
    if moves and place != hero.place and not t.monster_at(hero.place) and not t.turn.dead:
        t.lairs[hero.place] = t.lairs.pop(place)
        t.turn.wounds[hero.place] = t.turn.wounds.pop(place)
        yield from meet(t, hero)
