"""Using items, in a fight and outside, and the healer's skill."""

from .asks import Asking, argument, ask, free
from .dungeon import name
from .facts import ITEMS, WEAPONS
from .fight import arrive, duel_won, leave_fight, monster_beaten
from .gear import gain
from .harm import die, lose, rob
from .shots import shoot, targets
from .table import HOME, Fight, Hero, Table

FIGHT_ITEMS = ("health_potion", "strength_potion", "sorcerers_skull", "magic_vine", "vampire_teeth", "tornado")
DRAIN = 5
JUMP = 5
RENEW_COST = 3


def use_up(t: Table, hero: Hero, item: str) -> None:
    """Pay for an item that can be used once, and put it out of play."""
    t.pay(hero, ITEMS[item].ap)
    hero.take_out(item)
    t.discard(item)


def drink(t: Table, hero: Hero) -> None:
    """Drink a health potion."""
    use_up(t, hero, "health_potion")
    hero.heal(sum(t.told.roll(2)))


def sip(t: Table, partner: Hero) -> Asking[None]:
    """Let a partner who is hurt drink between two rounds."""
    while "health_potion" in partner.working() and partner.health < partner.most_health:
        answer = yield from ask("Sip", partner.seat, free("pass", "use:health_potion"))
        if answer == "pass":
            return
        drink(t, partner)


# In a fight


def usable_in_fight(t: Table, fight: Fight, hero: Hero) -> list[str]:
    """Return what a hero can use before a round."""
    own = [item for item in FIGHT_ITEMS if item in hero.working()]
    paid = [item for item in own if ITEMS[item].ap == 0 or (not fight.alone and t.can_pay(hero, ITEMS[item].ap))]
    return [item for item in paid if _sensible(t, fight, hero, item)]


def _sensible(t: Table, fight: Fight, hero: Hero, item: str) -> bool:
    """Return whether an item would do anything."""
    if item == "health_potion":
        return hero.health < hero.most_health
    if item == "tornado":
        return bool(blown_to(t, hero))
    return True


def use_in_fight(t: Table, fight: Fight, hero: Hero, item: str) -> Asking[None]:
    """Use an item before a round."""
    if item == "health_potion":
        drink(t, hero)
    elif item == "strength_potion":
        use_up(t, hero, item)
        fight.strong.add(hero.seat)
    elif item == "sorcerers_skull":
        yield from skull(t, hero)
    elif item == "magic_vine":
        yield from _vine(t, fight, hero)
    elif item == "vampire_teeth":
        yield from teeth(t, hero)
    else:
        yield from _tornado(t, fight, hero)


def _vine(t: Table, fight: Fight, hero: Hero) -> Asking[None]:
    """Hurt the opponent, who cannot hurt one in the next round."""
    use_up(t, hero, "magic_vine")
    fight.bound.add(hero.seat)
    yield from strike_opponent(t, fight, hero, t.told.die())


def opponent(t: Table, fight: Fight, hero: Hero) -> Hero | None:
    """Return the hero one fights against, if it is one."""
    if fight.rival is None:
        return None
    return t.heroes[fight.rival if hero.seat == fight.hero else fight.hero]


def strike_opponent(t: Table, fight: Fight, hero: Hero, damage: int) -> Asking[None]:
    """Hurt the monster or the hero one fights; that begins the fight."""
    fight.committed = fight.committed or not (fight.rounds or fight.alone)
    rival = opponent(t, fight, hero)
    if rival is not None:
        if lose(rival, damage):
            yield from duel_won(t, fight, hero, rival)
        return
    fight.health -= damage
    if fight.health <= 0:
        yield from monster_beaten(t, fight, hero)


def blown_to(t: Table, hero: Hero) -> list[str]:
    """Return where a tornado carries: neighbouring tiles without a monster, walls or not."""
    x, y = hero.place
    around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    return [name(place) for place in around if place in t.dungeon.laid and not t.monster_at(place)]


def _tornado(t: Table, fight: Fight, hero: Hero) -> Asking[None]:
    """Leave a fight without losing health."""
    ways = dict.fromkeys([f"run:{place}" for place in blown_to(t, hero)], 1)
    answer = yield from ask("Blown", hero.seat, {**free("pass"), **ways})
    if answer != "pass":
        use_up(t, hero, "tornado")
        yield from leave_fight(t, fight, hero, argument(answer), walked=False)


# In a fight or outside


def skull(t: Table, hero: Hero) -> Asking[None]:
    """Hurt everybody else on the tile."""
    use_up(t, hero, "sorcerers_skull")
    damage = t.told.die()
    fight = t.fight
    others = [other for other in t.others_at(hero) if not (t.each and hero.place == HOME)]
    rival = None if fight is None else opponent(t, fight, hero)
    dead = [other for other in others if lose(other, damage) and other is not rival]
    for other in dead:
        if fight is not None and fight.partner == other.seat:
            fight.partner = None
        die(t, other)
    if fight is not None:
        yield from strike_opponent(t, fight, hero, damage if rival is None else 0)
    elif t.monster_at(hero.place):
        yield from curse(t, hero, damage)
    for other in reversed(dead):
        if t.hostile:
            yield from rob(t, hero, other)


def curse(t: Table, hero: Hero, damage: int) -> Asking[None]:
    """Hurt the monster one sneaked past."""
    from .shots import wound

    yield from wound(t, hero, hero.place, damage)


def teeth(t: Table, hero: Hero) -> Asking[None]:
    """Take health from another hero anywhere, or from the monster on the tile."""
    fight = t.fight
    options = [f"aim-at:{other.seat}" for other in bitable(t, hero)]
    if t.monster_at(hero.place):
        options.append(f"aim:{name(hero.place)}")
    answer = yield from ask("CloseAim", hero.seat, {**free("pass"), **dict.fromkeys(options, 2)})
    if answer == "pass":
        return
    if answer.startswith("aim:"):
        use_up(t, hero, "vampire_teeth")
        left = fight.health if fight else t.full_health(t.lairs[hero.place], hero) - t.turn.wounds.get(hero.place, 0)
        drained = min(DRAIN, left)
        hero.heal(drained)
        if fight:
            yield from strike_opponent(t, fight, hero, drained)
        else:
            yield from curse(t, hero, drained)
        return
    other = t.heroes[int(argument(answer))]
    if (yield from allowed(t, other)):
        use_up(t, hero, "vampire_teeth")
        yield from _bite(t, hero, other)


def bitable(t: Table, hero: Hero) -> list[Hero]:
    """Return whom the teeth may be meant for."""
    others = [other for other in t.inside() if other is not hero and other.seat not in t.turn.denied]
    return [other for other in others if t.hostile or other.health > 1]


def _bite(t: Table, hero: Hero, other: Hero) -> Asking[None]:
    """Let health go over from one hero to another; among friends one is left."""
    drained = min(DRAIN, other.health if t.hostile else other.health - 1)
    hero.heal(drained)
    fight = t.fight
    if fight is not None and fight.rival is not None and other is opponent(t, fight, hero):
        yield from strike_opponent(t, fight, hero, drained)
    elif lose(other, drained):
        die(t, other)
        yield from rob(t, hero, other)


def allowed(t: Table, other: Hero) -> Asking[bool]:
    """Return whether a hero agrees to lose something, or is not asked."""
    if t.solo or t.hostile:
        return True
    if (yield from ask("Spare", other.seat, free("pass", "agree"))) == "agree":
        return True
    t.turn.denied.add(other.seat)
    return False


# In the own turn


def usable(t: Table, hero: Hero) -> dict[str, int]:
    """Return what a hero can use outside a fight, with the price."""
    own = [item for item in ITEMS if item in hero.working() and _does_something(t, hero, item)]
    affordable = [item for item in own if ITEMS[item].ap == 0 or (not t.turn.over and hero.ap >= ITEMS[item].ap)]
    return {f"use:{item}": ITEMS[item].ap for item in affordable}


def _does_something(t: Table, hero: Hero, item: str) -> bool:
    """Return whether an item can be used in the own turn at all, and has an aim."""
    if item in WEAPONS:
        return bool(targets(t, hero, item))
    if item == "sorcerers_skull":
        return t.monster_at(hero.place) or bool(t.hostile and hero.place != HOME and t.others_at(hero))
    if item == "vampire_teeth":
        return bool(bitable(t, hero)) or t.monster_at(hero.place)
    if item == "health_potion":
        return hero.health < hero.most_health
    if item == "torch":
        from .explore import can_explore

        return can_explore(t, hero)
    if item == "strength_potion":
        return not t.turn.strong
    if item == "witchs_claw":
        return bool(robbable(t, hero))
    return item == "teleport_crystal" and bool(jumps(t, hero))


def use(t: Table, hero: Hero, item: str) -> Asking[None]:
    """Use an item in the own turn."""
    if item in WEAPONS:
        yield from shoot(t, hero, item)
    elif item == "sorcerers_skull":
        yield from skull(t, hero)
    elif item == "vampire_teeth":
        yield from teeth(t, hero)
    elif item == "health_potion":
        drink(t, hero)
    elif item == "torch":
        from .explore import explore

        yield from explore(t, hero, 2)
    elif item == "strength_potion":
        use_up(t, hero, item)
        t.turn.strong = True
    elif item == "witchs_claw":
        yield from _claw(t, hero)
    else:
        yield from _teleport(t, hero)


def robbable(t: Table, hero: Hero) -> list[Hero]:
    """Return whom the claw may be meant for."""
    others = [other for other in t.inside() if other is not hero and other.seat not in t.turn.denied]
    return [other for other in others if other.gear()]


def _claw(t: Table, hero: Hero) -> Asking[None]:
    """Take an item from a hero anywhere."""
    aims = {f"aim-at:{other.seat}": 2 for other in robbable(t, hero)}
    answer = yield from ask("CloseAim", hero.seat, {**free("pass"), **aims})
    if answer == "pass":
        return
    other = t.heroes[int(argument(answer))]
    takes = {f"take:{item}": 2 for item in set(other.gear())}
    answer = yield from ask("StealWhat", hero.seat, {**free("pass"), **takes})
    if answer == "pass" or not (yield from allowed(t, other)):
        return
    item = argument(answer)
    use_up(t, hero, "witchs_claw")
    other.take_out(item)
    t.pile(hero.place).append(item)
    yield from gain(t, hero, item)


def jumps(t: Table, hero: Hero) -> list[str]:
    """Return where the crystal carries."""
    x, y = hero.place
    near = [place for place in t.dungeon.laid if 0 < abs(place[0] - x) + abs(place[1] - y) <= JUMP]
    return [name(place) for place in near]


def _teleport(t: Table, hero: Hero) -> Asking[None]:
    """Jump to a tile."""
    aims = dict.fromkeys([f"aim:{place}" for place in jumps(t, hero)], 1)
    answer = yield from ask("Jump", hero.seat, {**free("pass"), **aims})
    if answer != "pass":
        use_up(t, hero, "teleport_crystal")
        hero.place = next(place for place in t.dungeon.laid if name(place) == argument(answer))
        hero.came = None
        yield from arrive(t, hero)


def hurt_on_tile(t: Table, hero: Hero) -> list[Hero]:
    """Return who on the tile of a hero is hurt."""
    return [other for other in t.at(hero.place) if other.health < other.most_health]


def renew(t: Table, hero: Hero) -> Asking[None]:
    """Let the healer heal himself or a hero on the same tile."""
    aims = dict.fromkeys([f"aim-at:{other.seat}" for other in hurt_on_tile(t, hero)], RENEW_COST)
    answer = yield from ask("RenewWhom", hero.seat, {**free("pass"), **aims})
    if answer != "pass":
        hero.uses -= 1
        t.pay(hero, RENEW_COST)
        t.heroes[int(argument(answer))].heal(sum(t.told.roll(2)))
