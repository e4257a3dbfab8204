"""The turns: who is next, and what a hero can do."""

from .asks import Asking, GameOver, Question, argument, ask, free
from .dungeon import Place, name
from .explore import can_explore, explore
from .facts import CHESTS, EXIT, HEROES, POOL, RING
from .fight import arrive, attack, meet
from .finds import open_chest
from .gear import gain, handle, trade
from .harm import pickable
from .table import FACE_DOWN, HIDDEN, HOME, Hero, Table, Turn
from .uses import RENEW_COST, hurt_on_tile, renew, usable, use

POINTS = {"ring": 4, "dragon": 2}


def play(t: Table) -> Asking[None]:
    """Play a whole game."""
    try:
        yield from choose_heroes(t)
        while True:
            yield from next_turn(t)
    except GameOver:
        return


def choose_heroes(t: Table) -> Asking[None]:
    """Let everybody without a character choose one, first come, first served."""
    while any(not hero.kind for hero in t.heroes):
        waiting = tuple(hero.seat for hero in t.heroes if not hero.kind)
        left = [kind for kind in HEROES if kind not in [hero.kind for hero in t.heroes]]
        answer = yield Question("ChooseHero", waiting, free("pass", *(f"hero:{kind}" for kind in left)))
        seat, _, choice = answer.partition("/")
        kind = t.told.next("heroes")
        if choice != "pass" and kind != argument(choice):
            t.remarks.append(f"{choice} was chosen, {kind} given")
        t.heroes[int(seat)].become(kind)


def next_turn(t: Table) -> Asking[None]:
    """Let the next hero have a turn."""
    seat = (yield from _solo_order(t)) if t.solo else _clockwise(t)
    t.active = seat
    yield from turn(t, t.heroes[seat])
    t.turn = Turn()
    if t.last_turns is not None:
        _last_turn_over(t, t.heroes[seat])


def _clockwise(t: Table) -> int:
    """Return who is next, clockwise; the first player at first."""
    order = [(t.active + n) % len(t.heroes) for n in range(1, len(t.heroes) + 1)]
    if not t.played:
        t.played.add(t.first)
        return t.first
    waiting = [seat for seat in order if t.last_turns is None or seat in t.last_turns]
    return next(seat for seat in waiting if t.heroes[seat].inside)


def _solo_order(t: Table) -> Asking[int]:
    """Let the player choose which hero is next in this round."""
    living = {hero.seat for hero in t.inside()}
    if living <= t.played:
        t.played = set()
    waiting = sorted(living - t.played)
    seat = waiting[0]
    if len(waiting) > 1:
        answer = yield Question("ChooseNext", tuple(waiting), free(*(f"order:{n}" for n in waiting)))
        seat = int(argument(answer.partition("/")[2]))
    t.played.add(seat)
    return seat


def turn(t: Table, hero: Hero) -> Asking[None]:
    """Have a turn."""
    t.turn = Turn()
    hero.ap = max(0, hero.most_ap() - hero.debt)
    hero.debt = 0
    if t.monster_at(hero.place):
        yield from meet(t, hero)
    while hero.inside and not t.turn.dead:
        options = act_options(t, hero)
        answer = yield from ask("Act", hero.seat, options)
        if answer == "end":
            return
        yield from act(t, hero, answer)


def act_options(t: Table, hero: Hero) -> dict[str, int]:
    """Return what a hero can do in the own turn."""
    options = free("end")
    if not t.turn.over and hero.ap:
        if can_explore(t, hero):
            options["explore"] = 1
        options.update({f"walk:{name(way)}": 1 for way in t.dungeon.ways(hero.place)})
    options.update(usable(t, hero))
    if can_renew(t, hero):
        options["skill"] = RENEW_COST
    options.update(free(*_with_gear(t, hero), *_with_others(t, hero)))
    if hero.place == t.place_of(POOL) and t.pool and not t.turn.bathed and hero.health < hero.most_health:
        options["pool"] = 0
    options.update(free(*(f"peek:{name(place)}" for place in peekable(t, hero))))
    if can_escape(t, hero):
        options["escape"] = 0
    return options


def can_escape(t: Table, hero: Hero) -> bool:
    """Return whether a hero can leave the cave: with the Ring, or after it."""
    first = RING in hero.company or t.last_turns is not None
    return t.each and not t.dragon and hero.place == t.place_of(EXIT) and first


def can_renew(t: Table, hero: Hero) -> bool:
    """Return whether the healer can heal somebody now."""
    able = hero.kind == "healer" and hero.uses > 0 and not t.turn.over and hero.ap >= RENEW_COST
    return able and bool(hurt_on_tile(t, hero))


def _with_gear(t: Table, hero: Hero) -> list[str]:
    """Return what can be done with items on the tile and on the sheet."""
    chests = [] if t.monster_at(hero.place) else [f"open:{item}" for item in CHESTS if item in t.pile(hero.place)]
    picks = [f"pick:{item}" for item in pickable(t, hero)]
    return chests + picks + [f"handle:{at}" for at, _ in hero.items()]


def _with_others(t: Table, hero: Hero) -> list[str]:
    """Return what can be done with heroes on the same tile."""
    others = t.others_at(hero)
    trades = [f"trade:{each.seat}" for each in others if hero.gear() + each.gear() and not t.monster_at(hero.place)]
    fighting = t.hostile and not t.turn.over and hero.place != HOME
    return trades + [f"attack:{each.seat}" for each in others if fighting]


def peekable(t: Table, hero: Hero) -> list[Place]:
    """Return the neighbouring tiles whose hidden monster the magic sword shows."""
    if t.turn.peeked or "magic_sword" not in hero.working():
        return []
    return [way for way in t.dungeon.ways(hero.place) if t.lairs.get(way) in (HIDDEN, FACE_DOWN)]


def act(t: Table, hero: Hero, answer: str) -> Asking[None]:
    """Do something in the own turn."""
    kind, what = answer.partition(":")[0], argument(answer)
    if kind == "explore":
        yield from explore(t, hero)
    elif kind == "walk":
        yield from walk(t, hero, what)
    elif kind == "use":
        yield from use(t, hero, what)
    elif kind == "skill":
        yield from renew(t, hero)
    elif kind == "handle":
        yield from handle(t, hero, int(what))
    elif kind == "pick":
        yield from gain(t, hero, what)
    elif kind == "open":
        yield from open_chest(t, hero, what)
    elif kind == "trade":
        yield from trade(t, hero, t.heroes[int(what)])
    elif kind == "attack":
        yield from attack(t, hero, t.heroes[int(what)])
    else:
        simple_act(t, hero, kind, what)


def simple_act(t: Table, hero: Hero, kind: str, what: str) -> None:
    """Do something about which nothing is asked."""
    if kind == "pool":
        t.pool -= 1
        t.turn.bathed = True
        hero.health = hero.most_health
    elif kind == "peek":
        t.turn.peeked = True
        t.uncover(next(place for place in t.lairs if name(place) == what))
    else:
        assert kind == "escape", kind
        escape(t, hero)


def walk(t: Table, hero: Hero, where: str) -> Asking[None]:
    """Walk to the next tile."""
    hero.ap -= 1
    hero.came = hero.place
    hero.place = next(place for place in t.dungeon.laid if name(place) == where)
    yield from arrive(t, hero)


# The end of the free-for-all


def escape(t: Table, hero: Hero) -> None:
    """Leave the cave with the Ring; everybody else has one turn left."""
    hero.status = "outside"
    if t.last_turns is None:
        t.last_turns = {other.seat for other in t.inside()}
    if not t.inside():
        t.end("left")


def _last_turn_over(t: Table, hero: Hero) -> None:
    """Let a hero whose last turn is over be outside or lost; then the next, or the end."""
    assert t.last_turns is not None
    t.last_turns -= {hero.seat}
    if hero.inside:
        hero.status = "outside" if hero.place == t.place_of(EXIT) else "buried"
    t.last_turns &= {other.seat for other in t.inside()}
    if not t.last_turns:
        t.end("left")


def points(hero: Hero) -> int:
    """Return the points of a hero in the free-for-all."""
    return len(hero.trophies) + POINTS["ring"] * (RING in hero.company) + POINTS["dragon"] * hero.slayer


def winners(t: Table) -> list[int]:
    """Return who has won."""
    if not t.each:
        return [hero.seat for hero in t.heroes] if t.outcome == "won" else []
    outside = [hero for hero in t.heroes if hero.status == "outside"]
    ranks = {hero.seat: (points(hero), RING in hero.company, hero.lives) for hero in outside}
    return [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
