"""The game from the set-up to its end: turns, the sun, and what a hero can do."""

from .action import action_phase
from .asks import Asking, GameOver, TurnOver, argument, pick
from .below import descend
from .cards import TORCHES, burns_on, open_door
from .dungeon import name, placed
from .ending import end
from .facts import HALL, HEROES, SUN_LIMITS, SUN_SPACES, TOWERS, is_potion
from .fight import encounter
from .harm import bury, heal, wound
from .harm import die as let_die
from .moves import light
from .plays import PIECES
from .rolls import die, passes, roll
from .rooms import enter
from .table import Hero, Table, Turn
from .told import EVERYBODY
from .windows import window

HEALING, HASTE, QUICKSILVER = "r_healing", "r_haste", "z_quicksilver_potion"
PIECES.update({"enter": enter, "open door": open_door, "descend": descend, "encounter": encounter})
SAME_SUN, NEW_SUN = "same sun", "new sun"


def play(t: Table) -> Asking[None]:
    """Play a whole game."""
    try:
        yield from set_up(t)
        seat = t.first
        while True:
            yield from turn(t, t.heroes[seat])
            seat = following(t, seat)
    except GameOver:
        if not t.sunset:
            calm(t)
        yield from end(t)


def calm(t: Table) -> None:
    """Shuffle the dragon cards if nobody is in the treasure chamber as a turn ends."""
    if not t.in_hall() and t.discards["dragon"].total():
        t.reshuffle("dragon")


def following(t: Table, seat: int) -> int:
    """Return who is next, clockwise; at last the same hero again."""
    order = [*t.around(seat), t.heroes[seat]]
    return next(hero.seat for hero in order if hero.inside)


# Setting up


def set_up(t: Table) -> Asking[None]:
    """Choose heroes and towers, in the order of turns."""
    order = [t.heroes[t.first], *t.around(t.first)]
    for hero in order:
        deal_rune(t, hero)
    for hero in order:
        yield from choose_hero(t, hero)
    for hero in order:
        towers = [tower for tower in TOWERS if all(tower != other.place for other in t.heroes)]
        hero.place = placed((yield from pick("ChooseTower", hero.seat, "tower", map(name, towers))))
    for hero in order:
        yield from light(t, hero)
    for hero in t.heroes if t.from_hall else ():
        hero.place = HALL


def deal_rune(t: Table, hero: Hero) -> None:
    """Deal a rune, which others see unless it was agreed otherwise."""
    rune = t.told.next("rune")
    t.take("rune", rune)
    hero.runes.append(rune)
    if t.hidden:
        t.tell_alone("rune", hero)
    else:
        t.say("rune", hero, EVERYBODY)


def choose_hero(t: Table, hero: Hero) -> Asking[None]:
    """Choose a hero, or take over what was dealt."""
    free = [kind for kind in HEROES if all(kind != other.kind for other in t.heroes)]
    chosen_kind = ""
    if t.choosing:
        chosen_kind = yield from pick("ChooseHero", hero.seat, "hero", free)
    hero.kind = t.told.next("hero")
    if t.random_heroes:
        t.told.luck.came("heroes", hero.kind, dict.fromkeys(free, 1))
    if hero.kind not in free or (chosen_kind and hero.kind != chosen_kind):
        t.say("another hero", hero)


# Turns


def turn(t: Table, hero: Hero) -> Asking[None]:
    """Have a turn, and perhaps another one at once."""
    sun = True
    while True:
        t.active = hero.seat
        t.turn = Turn()
        t.say("turn", hero)
        if sun:
            yield from move_sun(t, hero)
        t.played.add(hero.seat)
        if hero.skip:
            hero.skip -= 1
            t.say("skipped", hero, hero.skip)
        else:
            yield from whole_turn(t, hero)
        if not (t.turn.again and hero.inside):
            return
        sun = t.turn.again == NEW_SUN


def whole_turn(t: Table, hero: Hero) -> Asking[None]:
    """Go through both phases, and what may be done at the end."""
    try:
        yield from begin(t, hero)
        yield from status_phase(t, hero)
        if not t.turn.over:
            yield from action_phase(t, hero)
    except TurnOver:
        pass
    calm(t)
    if hero.inside:
        yield from at_the_end(t, hero)


def move_sun(t: Table, hero: Hero) -> Asking[None]:
    """Let the first player move the sun, once a round, and roll for sunset."""
    if hero.seat != t.first or (t.played and hero.seat not in t.played):
        return
    t.played = set()
    last = t.sun == SUN_SPACES
    if not last:
        t.sun += 1
        t.say("sun", hero, t.sun)
    limit = SUN_LIMITS.get(t.sun)
    if limit is None:
        return
    thrown = yield from die(t, hero)
    t.say("last-roll" if last else "sun-roll", hero, limit, thrown)
    if thrown <= limit:
        sunset(t, hero)


def sunset(t: Table, hero: Hero) -> None:
    """Let everybody who is still inside die for good."""
    t.sunset = True
    t.say("sunset", hero)
    for other in t.heroes:
        if other.inside:
            t.say("died", other, "sunset")
            bury(t, other, "sunset")
    raise GameOver


def begin(t: Table, hero: Hero) -> Asking[None]:
    """Use what works at the start of a turn."""
    while True:
        options = [f"use:{card}" for card in dict(hero.loot) if is_potion(card)]
        answer = argument(
            (yield from window(t, "AtTurnStart", hero, options, HEALING, anyway=True, helps=hero.wounds > 0))
        )
        if not answer:
            return
        t.use_up(hero, answer)
        if answer == HEALING:
            heal(t, hero, 5)
            t.turn.over = True
        else:
            yield from drink(t, hero)


def drink(t: Table, hero: Hero) -> Asking[None]:
    """Drink an unstable potion."""
    thrown = sum((yield from roll(t, hero, 2)))
    if thrown == 2:
        yield from let_die(t, hero, "card")
    elif thrown <= 5:
        yield from wound(t, hero, 4)
    elif thrown >= 11:
        heal(t, hero, hero.wounds)
    elif thrown >= 8:
        heal(t, hero, 3)


def status_phase(t: Table, hero: Hero) -> Asking[None]:
    """Let the kept cards take effect, in an order of one's choice."""
    for card in [card for card in hero.active if card in TORCHES and burns_on(t, hero)]:
        light_again(t, hero, card)
    todo = list(hero.active)
    while todo:
        card = todo[0]
        if len(set(todo)) > 1:
            card = yield from pick("StatusOrder", hero.seat, "choose", dict.fromkeys(todo))
        todo.remove(card)
        t.say("status", hero, card)
        yield from status(t, hero, card)


def status(t: Table, hero: Hero, card: str) -> Asking[None]:
    """Let one kept card take effect."""
    if card in TORCHES:
        if (yield from passes(t, hero, "luck")):
            light_again(t, hero, card)
        else:
            t.turn.over = True
    elif card == "v_lingering_shade":
        if sum((yield from roll(t, hero, 2))) <= 3:
            yield from let_die(t, hero, "card")
    elif card == "k_spider_venom":
        if (yield from die(t, hero)) <= 2:
            yield from wound(t, hero, 1)
    else:
        yield from wound(t, hero, 1)


def light_again(t: Table, hero: Hero, card: str) -> None:
    """Let a torch burn again; below the card stays beside the sheet."""
    if card in hero.kept:
        t.drop_kept(hero, card)
    else:
        hero.active.remove(card)
        t.say("ended", hero, card)


def at_the_end(t: Table, hero: Hero) -> Asking[None]:
    """Use what works at the end of a turn."""
    while not t.turn.again:
        options = [f"use:{QUICKSILVER}"] * (t.texts and hero.has(QUICKSILVER))
        answer = argument((yield from window(t, "AtTurnEnd", hero, options, HASTE, anyway=True)))
        if not answer:
            return
        t.use_up(hero, answer)
        t.turn.again = SAME_SUN if answer == HASTE else NEW_SUN
        t.say("extra", hero)
