"""The catacombs: getting in, what is drawn there, and getting out."""

from typing import NamedTuple

from .asks import PASS, Asking, TurnOver, argument, ask, pick
from .cards import EFFECTS as ABOVE
from .cards import TORCHES, Effect, burns_on, draw, wounds_by_dice
from .dungeon import beside, name, on_board, other, room_of
from .facts import DIRECTIONS, Place, is_loot, penalty_of
from .harm import wound
from .moves import BELOW, arrive, lay
from .rolls import HOLE, die, passes
from .rooms import disposable
from .table import Hero, Table
from .windows import USE_SCARAB, could_have, scarab, take_rune_back, window

ASCENT, SHADE, VAMPIRE = "r_ascent", "v_lingering_shade", "k_vampire_bite"
POISON = "k_spider_venom"


def descend(t: Table, hero: Hero) -> Asking[None]:
    """Enter the catacombs: the travel marker lies in the room, and the turn ends."""
    if SHADE in hero.kept:
        t.drop_kept(hero, SHADE)
    facing = yield from pick("PlaceMarker", hero.seat, "face", DIRECTIONS)
    hero.below, hero.facing, hero.came = True, DIRECTIONS.index(facing), None
    t.say("descended", hero, t.word(hero), facing)
    raise TurnOver


def turn_below(t: Table, hero: Hero) -> Asking[None]:
    """Draw a catacomb card, or what else is possible below."""
    answer = USE_SCARAB
    while answer == USE_SCARAB:
        answer = "draw:catacomb"
        options = (
            [answer] + ["repeat"] * hero.hole + [f"use:{ASCENT}"] * (ASCENT in hero.runes) + scarab(t, hero, ASCENT)
        )
        if len(options) > 1 or could_have(t, hero, ASCENT):
            answer = yield from ask("Below", hero.seat, options)
        if answer == USE_SCARAB:
            take_rune_back(t, hero)
    if answer == "repeat":
        yield from climb(t, hero)
    elif answer == f"use:{ASCENT}":
        hero.hole = False
        t.use_up(hero, ASCENT)
        yield from leave(t, hero)
    else:
        hero.hole = False
        yield from draw_below(t, hero)


def draw_below(t: Table, hero: Hero) -> Asking[None]:
    """Draw a catacomb card, lay it beside the sheet and carry it out."""
    card = yield from draw(t, hero, "catacomb")
    if not card:
        return
    hero.pile.append(card)
    answer = yield from window(t, "WhileBelow", hero, [], ASCENT)
    if answer != PASS:
        t.use_up(hero, ASCENT)
        yield from leave(t, hero)
    elif not is_loot(card):
        yield from EFFECTS[card[2:]](t, hero)


# Leaving


class Landing(NamedTuple):
    """Where the travel marker has got to."""

    place: Place
    facing: int


def slide(place: Place, facing: int, steps: int) -> tuple[Place, int]:
    """Return how far one gets before the outer wall, and how many steps are lost there."""
    while steps and on_board(beside(place, facing)):
        place, steps = beside(place, facing), steps - 1
    return place, steps


def travel(t: Table, hero: Hero) -> Asking[Landing]:
    """Move the travel marker along its two legs."""
    start, count = hero.spot, len(hero.pile)
    place, lost = slide(start, hero.facing, count)
    t.say("marker", hero, name(place), lost, count - lost)
    sides = [side for side in range(4) if (side - hero.facing) % 2]
    facing = DIRECTIONS.index((yield from pick("TurnMarker", hero.seat, "face", [DIRECTIONS[s] for s in sides])))
    steps = yield from die(t, hero)
    reached, lost = slide(place, facing, steps)
    t.say("marker-stays" if lost == steps else "marker-on", hero, DIRECTIONS[facing], name(reached), lost)
    yield from wound(t, hero, lost)
    return Landing(reached, facing)


def may_leave(t: Table, hero: Hero) -> Asking[None]:
    """Leave the catacombs, or not."""
    if (yield from ask("MayLeave", hero.seat, ["leave", PASS])) != PASS:
        yield from leave(t, hero)


def leave(t: Table, hero: Hero) -> Asking[None]:
    """Leave the catacombs."""
    place, _ = yield from travel(t, hero)
    if place not in t.dungeon.laid and not t.tiles.total():
        return
    put_away(t, hero)
    hero.below, hero.hole = False, False
    hero.place = room_of(place)
    t.say("surfaced", hero, name(place))
    if place not in t.dungeon.laid:
        yield from lay_freely(t, hero, place)
    yield from arrive(t, hero, place, BELOW, None)


def put_away(t: Table, hero: Hero) -> None:
    """Add loot beside the sheet to the loot, and discard the other catacomb cards; a vampire's bite stays."""
    for card in hero.pile:
        if is_loot(card):
            t.give(hero, card)
        elif card == VAMPIRE and card in hero.active:
            hero.kept.append(card)
        else:
            t.discard(card)
    hero.pile = []
    hero.active = [card for card in hero.active if card in hero.kept]


def lay_freely(t: Table, hero: Hero, place: Place) -> Asking[None]:
    """Lay a tile turned as one likes."""
    yield from lay(t, hero, place, 2)
    way = DIRECTIONS.index((yield from pick("TurnTile", hero.seat, "rotate", DIRECTIONS)))
    t.dungeon.lay(place, t.dungeon.laid[place][0], way)


# Catacomb cards


def climb(t: Table, hero: Hero) -> Asking[None]:
    """Try to climb through a hole in the roof."""
    hero.hole = False
    if (yield from passes(t, hero, "agility", HOLE)):
        yield from may_leave(t, hero)
    else:
        hero.hole = True


def takes_effect(card: str) -> Effect:
    """Return the effect of a card that matters while one is below."""

    def effect(t: Table, hero: Hero) -> Asking[None]:
        if not (card in TORCHES and burns_on(t, hero)):
            hero.active.append(card)
            t.say("kept", hero, card)
        yield from ()

    return effect


def rats(t: Table, hero: Hero) -> Asking[None]:
    """Suffer 4 wounds unless armoured."""
    if not (yield from passes(t, hero, "armour")):
        yield from wound(t, hero, 4)


def demon_flame(t: Table, hero: Hero) -> Asking[None]:
    """Suffer 1 wound, or 5; markers do not help."""
    lucky = yield from passes(t, hero, "luck", markers=False)
    yield from wound(t, hero, 1 if lucky else 5)


def volley(t: Table, hero: Hero) -> Asking[None]:
    """Suffer the escape penalties of two monster cards unless lucky."""
    if (yield from passes(t, hero, "luck")):
        return
    cards = [card for card in (t.draw("monster"), t.draw("monster")) if card]
    for card in cards:
        t.discard(card)
    yield from wound(t, hero, sum(map(penalty_of, cards)))


def golem_grab(t: Table, hero: Hero) -> Asking[None]:
    """Suffer 2 wounds and lose loot unless lucky."""
    if (yield from passes(t, hero, "luck")):
        return
    yield from wound(t, hero, 2)
    cards = list(dict(hero.loot))
    if cards:
        t.drop_loot(hero, (yield from pick("LoseLoot", hero.seat, "discard", cards)))


def troll_smash(t: Table, hero: Hero) -> Asking[None]:
    """Suffer 10 wounds less armour unless lucky."""
    if not (yield from passes(t, hero, "luck")):
        yield from wound(t, hero, 10 - hero.sheet.armour)


def sorcerer_bolt(t: Table, hero: Hero) -> Asking[None]:
    """Suffer as many wounds as the test of luck failed by."""
    if not (yield from passes(t, hero, "luck")):
        yield from wound(t, hero, t.margin)


def vampire_bite(t: Table, hero: Hero) -> Asking[None]:
    """Be bitten for good unless agile and armoured."""
    if not (yield from passes(t, hero, "weaker")):
        hero.active.append(VAMPIRE)
        t.say("kept", hero, VAMPIRE)


def deep_elf(t: Table, hero: Hero) -> Asking[None]:
    """Bribe the elf, if one likes."""
    given, gave = 0, False
    while cards := disposable(t, hero):
        answer = yield from ask("Bribe", hero.seat, [PASS, *(f"discard:{card}" for card in cards)])
        if answer == PASS:
            break
        gave = True
        given += t.drop_loot(hero, argument(answer))
    if not gave:
        return
    price = 100 * (yield from die(t, hero))
    t.say("bribed", hero, price, given)
    if price < given:
        yield from may_leave(t, hero)
    elif price > given:
        yield from wound(t, hero, 4)


def naga(t: Table, hero: Hero) -> Asking[None]:
    """Move the travel marker as if leaving, turn it round, and stay below."""
    place, facing = yield from travel(t, hero)
    hero.place, hero.facing = place, other(facing)
    put_away(t, hero)
    t.say("faces", hero, DIRECTIONS[hero.facing], name(place))


EFFECTS: dict[str, Effect] = {
    "exit": may_leave,
    "empty": ABOVE["empty"],
    "hole": climb,
    "hidden_trap": ABOVE["hidden_trap"],
    "torch_out": takes_effect("k_torch_out"),
    "spider_venom": takes_effect(POISON),
    "rats": rats,
    "razorwing": wounds_by_dice(1),
    "demon_flame": demon_flame,
    "skeleton_volley": volley,
    "golem_grab": golem_grab,
    "troll_smash": troll_smash,
    "sorcerer_bolt": sorcerer_bolt,
    "vampire_bite": vampire_bite,
    "deep_elf": deep_elf,
    "naga": naga,
}
