"""The action of a turn: what a hero can do, and doing it."""

from .asks import PASS, Asking, ask, pick
from .below import descend, turn_below
from .cards import carry_out, draw, put_down
from .dragon import wake
from .dungeon import name, placed
from .ending import escape
from .facts import TORCH, is_loot
from .harm import die as let_die
from .harm import wound
from .moves import SPECIAL, Way, chosen, moves, special_targets, through_wall, walk, ways
from .rolls import WEB, die, passes, roll
from .rooms import can_escape, cross, far_way, grope, onward
from .table import Hero, Table
from .windows import USE_SCARAB, could_have, scarab, take_rune_back, window

PASSAGE_RUNE, SEEKING = "r_passage", "r_seeking"
JINN, TOME = "z_jinn_lamp", "z_forbidden_tome"


def action_phase(t: Table, hero: Hero) -> Asking[None]:
    """Do one thing."""
    if hero.below:
        yield from turn_below(t, hero)
        return
    while True:
        real, magic = actions(t, hero), by_magic(t, hero)
        if not real and not magic and not could_have(t, hero, PASSAGE_RUNE):
            yield from dead_point(t, hero)
            return
        options = (real or [PASS]) + magic
        answer = yield from ask("TakeAction", hero.seat, options)
        if answer == PASS:
            yield from dead_point(t, hero)
            return
        if answer == USE_SCARAB:
            take_rune_back(t, hero)
        elif answer != f"use:{TOME}":
            yield from act(t, hero, answer)
            return
        elif (yield from read_tome(t, hero)):
            return


def actions(t: Table, hero: Hero) -> list[str]:
    """Return what a hero can do without magic."""
    options = moving(t, hero)
    kind = t.dungeon.kind(hero.spot)
    if kind in TORCH and hero.spot not in t.monsters | t.searched:
        options.append("search")
    if t.dungeon.laid[hero.spot][0].startswith("stairs") or hero.spot in t.entrances:
        options.append("descend")
    if kind == "tower" and can_escape(t, hero):
        options.append("escape")
    if kind == "hall":
        options.append("dragon")
    return options


def moving(t: Table, hero: Hero) -> list[str]:
    """Return how a hero can leave the room."""
    kind, found = t.dungeon.kind(hero.spot), ways(t, hero)
    if kind == "dark":
        return ["grope"] * bool(found)
    if kind == "corridor":
        return moves(onward(t, hero))
    if kind == "chasm" and hero.came is not None:
        part = t.dungeon.part_of(hero.spot, hero.came)
        return moves([way for way in found if way[0] in part])
    if kind == "bridge":
        back = moves([way for way in found if way[0] == hero.came])
        return back + ["cross"] * (far_way(t, hero) is not None)
    return moves(found)


def by_magic(t: Table, hero: Hero) -> list[str]:
    """Return which cards can be used for the action or before it."""
    options = []
    if PASSAGE_RUNE in hero.runes and special_targets(t, hero):
        options.append(f"use:{PASSAGE_RUNE}")
    if t.texts and hero.has(JINN) and jinn_towers(t, hero):
        options.append(f"use:{JINN}")
    if hero.has(TOME) and hero in t.in_hall() and TOME not in t.turn.used:
        options.append(f"use:{TOME}")
    return options + scarab(t, hero)


def jinn_towers(t: Table, hero: Hero) -> list[str]:
    """Return the towers to which the jinn can carry a hero."""
    return [name(tower) for tower in t.free_towers(hero) if tower != hero.spot]


def dead_point(t: Table, hero: Hero) -> Asking[None]:
    """Die, since nothing can be done; or wait, if only heroes are in the way and it was agreed so."""
    if t.waits and t.dungeon.passages(hero.spot) and blocked_by_heroes(t, hero):
        t.say("stuck", hero)
        return
    yield from let_die(t, hero, "dead-point")


def blocked_by_heroes(t: Table, hero: Hero) -> bool:
    """Return whether some way out would be free if no hero stood there."""
    return any(t.occupied(there, hero) for _, _, there in t.dungeon.passages(hero.spot))


def act(t: Table, hero: Hero, answer: str) -> Asking[None]:
    """Carry an action out."""
    kind = answer.partition(":")[0]
    if kind == "move":
        yield from leave_room(t, hero, chosen(ways(t, hero), answer))
    elif kind == "search":
        yield from search(t, hero)
    elif kind == "descend":
        yield from descend(t, hero)
    elif kind == "escape":
        yield from escape(t, hero)
    elif kind == "dragon":
        yield from wake(t, hero)
    elif kind == "cross":
        yield from cross(t, hero)
    elif kind == "grope":
        yield from grope(t, hero, ignoring=False)
    elif answer == f"use:{JINN}":
        yield from fly(t, hero)
    else:
        t.use_up(hero, PASSAGE_RUNE)
        yield from through_wall(t, hero, SPECIAL, may_stay=False)


def leave_room(t: Table, hero: Hero, way: Way) -> Asking[None]:
    """Walk out of a room after what the room demands."""
    kind = t.dungeon.kind(hero.spot)
    if kind == "web" and not (yield from passes(t, hero, "strength", WEB)):
        return
    if kind == "rubble" and way[0] != hero.came and not (yield from passes(t, hero, "agility")):
        return
    yield from walk(t, hero, way)


def fly(t: Table, hero: Hero) -> Asking[None]:
    """Let the jinn carry the hero to a tower room."""
    t.use_up(hero, JINN)
    hero.place = placed((yield from pick("ToTower", hero.seat, "hop", jinn_towers(t, hero))))
    hero.came = None
    t.say("carried", hero, t.word(hero))


def read_tome(t: Table, hero: Hero) -> Asking[bool]:
    """Read the forbidden tome; return whether the turn is over."""
    t.turn.used.add(TOME)
    thrown = sum((yield from roll(t, hero, 2)))
    if thrown <= 3:
        yield from let_die(t, hero, "card")
    elif thrown <= 5:
        yield from wound(t, hero, (yield from die(t, hero)))
        return False
    elif 9 <= thrown <= 11:
        yield from choose_treasures(t, hero)
        return False
    elif thrown == 12:
        for _ in range(2):
            card = t.draw("treasure")
            if card:
                t.give(hero, card)
        yield from escape(t, hero)
    return True


def choose_treasures(t: Table, hero: Hero) -> Asking[None]:
    """Draw four treasures and keep two."""
    cards = [card for card in (t.draw("treasure") for _ in range(4)) if card]
    for _ in range(min(2, len(cards))):
        card = yield from pick("ChooseDrawn", hero.seat, "choose", dict.fromkeys(cards))
        cards.remove(card)
        t.give(hero, card)
    for card in cards:
        t.discard(card)


# Searching


def search(t: Table, hero: Hero) -> Asking[None]:
    """Search a room."""
    t.searched.add(hero.spot)
    t.say("searched", hero, t.word(hero))
    if (yield from window(t, "OnSearch", hero, [], SEEKING)) != PASS:
        t.use_up(hero, SEEKING)
        yield from choose_find(t, hero)
        return
    card = yield from draw(t, hero, "search")
    if not card:
        return
    put_down(t, hero, card)
    yield from take_find(t, hero, card)


def take_find(t: Table, hero: Hero, card: str) -> Asking[None]:
    """Carry out a search card, or another one instead."""
    if hero.can("senses") and (yield from ask("AfterSearch", hero.seat, [PASS, "ability:senses"])) != PASS:
        if is_loot(card):
            t.drop_loot(hero, card)
        card = yield from draw(t, hero, "search")
        if card:
            put_down(t, hero, card)
    if card:
        yield from carry_out(t, hero, card)


def choose_find(t: Table, hero: Hero) -> Asking[None]:
    """Draw four search cards, and carry one out."""
    cards = []
    for _ in range(4):
        card = yield from draw(t, hero, "search")
        cards += [card] if card else []
    if cards:
        taken = yield from pick("ChooseDrawn", hero.seat, "choose", dict.fromkeys(cards))
        cards.remove(taken)
        for card in cards:
            t.discard(card)
        put_down(t, hero, taken)
        yield from take_find(t, hero, taken)
