# mypyc: interpreted
"""The table of Bag of Dungeon as a scene: the map, the heroes with their sheets, the bags, and what matters now."""

from collections import Counter
from collections.abc import Iterator, Sequence

from verlies.core.option import NUMBERS
from verlies.core.scene import Card, Face, Fact, Field, Link, Panel, Place, Plan, Scene, Static, Token, Track, Zone
from verlies.core.view import UNKNOWN, View
from verlies.kit.carry import EMPTY, head, works
from verlies.kit.odds import percent
from verlies.kit.reasons import BLOCKED
from verlies.kit.tiles import OPEN, TURNS

from .content.heroes import HEROES
from .content.ids import BURIED, DEAD_EYE, LIVES, NONE, OUT, OUTSIDE, RING, SKILLS, SYMBOLS
from .content.items import ITEMS
from .content.monsters import FOES, RED_DRAGON
from .content.tiles import FLOORS
from .foes import is_dragon
from .kinds import Item, TrapFall
from .options import AIM, AIM_AT
from .prices import price
from .score import score_lines
from .shots import Aim, line_of, stops, target_refusal
from .spots import spots
from .state import FACE_DOWN, HIDDEN, BagState, Hero
from .tiles import Lay, Rotate, free_fields

__all__ = ["STATIC", "face_of", "line_of_fire", "price", "scene", "shown_seat", "slot_name", "static", "status"]

LIKE = {"T04s": "T04", "T39m": "T39", "T02x": "T02"}
"""Tiles as they are shown under a setting, and those whose sides they have."""
TOKENS = ("hidden", "guardian", "ring", "pool", "looted", "pile", "wounded", "aim", "line", "blast", "blocked")
SHOWN_ITEMS = 3
"""So many kinds of items are shown one by one on a tile."""

# What never changes


def static() -> Static:
    """Return the kinds of tiles and all faces."""
    names = {floor.id: floor for floor in FLOORS}
    tiles = [*names, *LIKE]
    plans = tuple(_plan(tile, names[LIKE.get(tile, tile)].sides) for tile in tiles)
    faces = [Face(tile, "tile") for tile in tiles]
    faces += [Face(item.id, "item", SYMBOLS[item.symbol]) for item in ITEMS]
    faces += [Face(foe.id, noun, "monster") for foe in FOES for noun in ("monster", "foe")]
    faces += [Face(skill, "skill") for skill in SKILLS] + [Face(token, "token") for token in TOKENS]
    return Static(faces=tuple(faces), plans=plans)


def _plan(tile: str, sides: Sequence[int]) -> Plan:
    """Return a tile as one room with a way to each open side."""
    links = tuple(Link("", port) for port, sign in zip("nesw", sides, strict=True) if sign == OPEN)
    return Plan(tile, (Place("", 50, 50),), links)


STATIC = static()
STATIC_NAME = STATIC.name()

# What one seat sees


def scene(view: View[BagState]) -> Scene:
    """Return the table as one seat sees it."""
    seen = view.seen
    now = seen.agenda != []
    return Scene(
        game="bag_of_dungeon",
        seat=view.seat,
        static=STATIC_NAME,
        tokens=(*_tiles(seen), *_lairs(seen), *_lying(seen), *_pawns(seen)),
        fields=tuple(_fields(seen)),
        ahead=(*_in_hand(view), *line_of_fire(view)) if now else (),
        zones=(*_bags(seen), *_ground(view), *_sheets(seen)),
        tracks=tuple(_tracks(seen)),
        panels=tuple(_panels(seen)),
        spots=tuple(spots(view)) if now else (),
    )


# The map


def face_of(seen: BagState, tile: int) -> str:
    """Return how a tile is shown; a setting may change what is on it."""
    name = FLOORS[tile].id
    changed = {"T04": ("T04s", seen.terms.spikes), "T39": ("T39m", seen.terms.other_twelve)}
    changed["T02"] = ("T02x", seen.terms.other_twelve)
    other, holds = changed.get(name, (name, False))
    return other if holds else name


def _fields(seen: BagState) -> Iterator[Field]:
    """Yield the fields with a tile and, while there is one to lay, those where it may come to lie."""
    chart = seen.chart
    empty = free_fields(seen) if seen.tiles.count() or seen.turn.tile != NONE else []
    for field in range(len(chart.lying)):
        if chart.lying[field] != NONE or field in empty:
            yield Field(chart.name(field), *chart.place(field), field in empty)


def _tiles(seen: BagState) -> Iterator[Token]:
    for field, tile in enumerate(seen.chart.lying):
        if tile != NONE:
            name = seen.chart.name(field)
            yield Token(name, "tile", face_of(seen, tile // TURNS), name, turned=tile % TURNS, flat=True)


def _lairs(seen: BagState) -> Iterator[Token]:
    """Yield the monsters: red markers, the guardian face down, and who is known, with what shots have cost them."""
    for field, known in zip(seen.lairs, seen.lurking, strict=True):
        name = seen.chart.name(field)
        if known in (HIDDEN, FACE_DOWN):
            yield Token(f"lair-{name}", "token", "hidden" if known == HIDDEN else "guardian", name)
        else:
            yield Token(f"lair-{name}", "foe", FOES[known].id, name)
        if seen.wounds_at(field):
            yield Token(f"wounds-{name}", "token", "wounded", name, count=seen.wounds_at(field))


def _lying(seen: BagState) -> Iterator[Token]:
    """Yield what lies on tiles: the Ring, items, markers of the pool and of looted tiles."""
    for field, pile in enumerate(seen.piles):
        if pile:
            yield from _pile(seen.chart.name(field), Counter(pile))
    for field in seen.looted:
        yield Token(f"looted-{seen.chart.name(field)}", "token", "looted", seen.chart.name(field))
    if seen.pool and seen.pool_field() != NONE:
        place = seen.chart.name(seen.pool_field())
        yield Token("pool", "token", "pool", place, count=seen.pool)


def _pile(place: str, pile: Counter[int]) -> Iterator[Token]:
    """Yield a few kinds of items one by one, the Ring first; the rest as a heap with its number."""
    kinds = sorted(pile, key=lambda number: (number != RING, number))
    few = kinds if len(kinds) <= SHOWN_ITEMS else kinds[: SHOWN_ITEMS - 1]
    for number in few:
        yield Token(f"item-{place}-{ITEMS[number].id}", "item", ITEMS[number].id, place, count=pile[number])
    if len(few) < len(kinds):
        yield Token(f"pile-{place}", "token", "pile", place, count=sum(pile[number] for number in kinds[len(few) :]))


def _pawns(seen: BagState) -> Iterator[Token]:
    for seat in seen.inside():
        hero = seen.heroes[seat]
        if hero.kind != NONE:
            yield Token(f"pawn-{seat}", "pawn", HEROES[hero.kind].id, seen.chart.name(hero.field), seat)


def _in_hand(view: View[BagState]) -> Iterator[Token]:
    """Yield the tile that was drawn and is about to be laid."""
    seen, step = view.seen, view.ask()
    if seen.turn.tile == NONE:
        return
    face = face_of(seen, seen.turn.tile)
    if isinstance(step, Rotate):
        turned = step.options(seen, view.subject(), seen.active)[0] % TURNS
        yield Token("hand", "tile", face, seen.chart.name(step.field), turned=turned, flat=True)
    elif isinstance(step, Lay):
        yield Token("hand", "tile", face, "", flat=True)


def line_of_fire(view: View[BagState]) -> Iterator[Token]:
    """Yield where a shot can go before it is paid for: lines to all targets, and who stands in the way of others."""
    seen, step, seat = view.seen, view.ask(), view.subject()
    if not isinstance(step, Aim):
        return
    item, marks = seen.item(step.number), dict[int, str]()
    for option in step.options(seen, seat, seat):
        if AIM <= option < AIM_AT:
            marks |= dict.fromkeys(line_of(seen, seat, option - AIM)[1:-1], "line")
    for option in step.options(seen, seat, seat):
        if AIM <= option < AIM_AT:
            marks[option - AIM] = "aim"
    for field in seen.lairs:
        marks |= _obstacles(seen, seat, item, field)
    for field, mark in sorted(marks.items()):
        name = seen.chart.name(field)
        yield Token(f"{mark}-{name}", "token", mark, name)


def _obstacles(seen: BagState, seat: int, item: Item, field: int) -> dict[int, str]:
    """Return who stands between a hero and a monster in reach."""
    if target_refusal(seen, seat, item, field) != BLOCKED:
        return {}
    stopped = stops(seen, seat, item)
    return {each: "blocked" for each in line_of(seen, seat, field)[1:-1] if each in stopped}


# Bags, the ground, and sheets


def _counted(numbers: Sequence[int], ids: Sequence[str]) -> tuple[Card, ...]:
    found = Counter(number for number in numbers if number != UNKNOWN)
    return tuple(Card(ids[number], found[number]) for number in sorted(found))


ITEM_IDS = [item.id for item in ITEMS]
FOE_IDS = [foe.id for foe in FOES]


def _bags(seen: BagState) -> Iterator[Zone]:
    """Yield stack and bags with what must still be in them, and what is used up."""
    yield Zone("tiles", "deck", count=seen.tiles.count(), noun="tile")
    yield Zone("monsters", "deck", -1, _counted(seen.monsters.cards(), FOE_IDS), seen.monsters.count(), "monster")
    yield Zone("items", "deck", -1, _counted(seen.items.cards(), ITEM_IDS), seen.items.count(), "item")
    yield Zone("used", "discard", -1, _counted(seen.used, ITEM_IDS), len(seen.used), "item")


def _ground(view: View[BagState]) -> Iterator[Zone]:
    """Yield what lies on the tile of the viewer, or of whoever is in turn."""
    seen = view.seen
    seat = shown_seat(view)
    if seat != NONE and seen.is_inside(seat):
        pile = seen.piles[seen.heroes[seat].field]
        yield Zone("here", "ground", -1, _counted(pile, ITEM_IDS), len(pile), "item")
    if seen.waiting:
        yield Zone("waiting", "waiting", -1, _counted(seen.waiting, ITEM_IDS), len(seen.waiting), "item")


def shown_seat(view: View[BagState]) -> int:
    """Return whose place is shown: the viewer's as long as there is one, else that of the hero in turn."""
    seen = view.seen
    own = view.seat if view.seat >= 0 else seen.active
    return own if own >= 0 and seen.is_inside(own) else seen.active


def _sheets(seen: BagState) -> Iterator[Zone]:
    for seat, hero in enumerate(seen.heroes):
        if hero.kind == NONE:
            continue
        company, trophies = _counted(hero.company, ITEM_IDS), _counted(hero.trophies, FOE_IDS)
        yield Zone(f"gear-{seat}", "gear", seat, tuple(_slots(hero)), len(seen.gear(seat)) - len(company), "item")
        yield Zone(f"company-{seat}", "company", seat, company, len(hero.company), "item")
        yield Zone(f"skill-{seat}", "skill", seat, (_skill(hero),), 1, "skill")
        yield Zone(f"trophies-{seat}", "trophies", seat, trophies, len(hero.trophies), "monster")


def _slots(hero: Hero) -> Iterator[Card]:
    """Yield the fields of a sheet in their order, each with what lies there; what is only stored does nothing."""
    slots = HEROES[hero.kind].slots
    for at, symbol in enumerate(slots):
        sign, slot = SYMBOLS[symbol], slot_name(slots, at)
        first = head(hero.held, at)
        if hero.held[first] == EMPTY:
            yield Card("", slot=slot, sign=sign)
        else:
            item = ITEMS[hero.held[first]]
            yield Card(item.id, slot=slot, sign=sign, idle=not works(slots, item.place(), first))


def slot_name(slots: Sequence[int], at: int) -> str:
    """Return what a field of a sheet is called: by its symbol, and counted among those."""
    return f"{SYMBOLS[slots[at]]}{slots[: at + 1].count(slots[at])}"


def _skill(hero: Hero) -> Card:
    """Return what a hero can do, and how often still."""
    return Card(SKILLS[hero.kind], 1 if hero.kind == DEAD_EYE else hero.uses)


# Panels and tracks


def _tracks(seen: BagState) -> Iterator[Track]:
    """Yield the action points of whoever is in turn, counted down: what was spent lies behind the marker."""
    seat = seen.active
    if seat >= 0 and seen.heroes[seat].kind != NONE and seen.is_inside(seat):
        ap = seen.heroes[seat].ap
        most = max(seen.max_ap(seat), ap)
        yield Track("ap", NUMBERS[most::-1], most - ap, seat)


def _panels(seen: BagState) -> Iterator[Panel]:
    yield from (_hero_panel(seen, seat) for seat in range(seen.seats))
    if seen.active >= 0 and seen.heroes[seen.active].kind != NONE:
        ap = Fact("ap", seen.heroes[seen.active].ap, seen.max_ap(seen.active), fleeting=True)
        yield Panel("turn", seen.active, () if seen.turn.over else (ap,))
    yield Panel("cave", facts=tuple(_cave(seen)))


def _hero_panel(seen: BagState, seat: int) -> Panel:
    hero, active = seen.heroes[seat], seen.active == seat
    if hero.kind == NONE:
        return Panel("hero", seat, active=active)
    inside = seen.is_inside(seat)
    tokens = (Card("ring"),) if RING in hero.company else ()
    place = seen.chart.name(hero.field) if inside else ""
    fate = "" if inside else _fate(seen, hero)
    return Panel(
        "hero",
        seat,
        tuple(_hero_facts(seen, seat)),
        tokens,
        place,
        status(seen, seat),
        active,
        not inside,
        HEROES[hero.kind].id,
        fate=fate,
        rule=FATES.get(fate, ""),
    )


FATES = {
    "away": "bag.ffa.winner",
    "buried": "bag.end.collapse",
    "beaten": "bag.ffa.winner",
    "shared": "bag.end.eliminated-share",
    "lost": "bag.end.loss",
}
"""The rule that says what becomes of a hero who has left."""


def _fate(seen: BagState, hero: Hero) -> str:
    """Return what becomes of a hero who has left: by points if everybody plays for themselves, else with the others."""
    if hero.status != OUT:
        return ENDED[hero.status]
    if seen.versus():
        return "beaten"
    return "shared" if seen.inside() else "lost"


def _hero_facts(seen: BagState, seat: int) -> Iterator[Fact]:
    hero = seen.heroes[seat]
    yield Fact("health", hero.health, HEROES[hero.kind].health)
    yield Fact("lives", hero.lives, 1 if seen.solo() else LIVES)
    yield Fact("dice", seen.own_dice(seat))
    yield Fact("bonus", seen.bonus(seat))
    yield Fact("reduction", seen.guard(seat))
    yield Fact("ap", hero.ap if seat == seen.active else seen.max_ap(seat) - hero.debt, seen.max_ap(seat))
    if hero.debt:
        yield Fact("debt", hero.debt)
    if seen.versus():
        yield Fact("points", sum(line.points for line in score_lines(seen, seat)))


ENDED = {OUT: "out", OUTSIDE: "away", BURIED: "buried"}


def status(seen: BagState, seat: int) -> str:
    """Return what a hero is about, if that is worth a word."""
    hero, fight = seen.heroes[seat], seen.fight
    if hero.status in ENDED:
        return ENDED[hero.status]
    if fight.hero != NONE and seat in (fight.hero, fight.rival):
        return "fighting"
    return "helping" if fight.hero != NONE and seat == fight.partner else ""


def _cave(seen: BagState) -> Iterator[Fact]:
    """Yield what is to be known of the cave: what is left, how risky a draw is, and how the dragon fares."""
    traps = [number for number in seen.items.cards() if number in TRAPS]
    yield Fact("tiles", seen.tiles.count())
    yield Fact("monsters", seen.monsters.count())
    yield Fact("items", seen.items.count())
    yield Fact("traps", percent(len(traps) / max(seen.items.count(), 1)), unit="%")
    yield Fact("dragon", _dragon_health(seen), FOES[RED_DRAGON].health)
    if seen.pool_field() != NONE:
        yield Fact("pool", seen.pool)


def _dragon_health(seen: BagState) -> int:
    """Return what the dragon has left, in a fight or by shots."""
    if not seen.dragon:
        return 0
    if is_dragon(seen, seen.fight.monster):
        return seen.fight.health
    exit_ = seen.exit()
    return FOES[RED_DRAGON].health - (seen.wounds_at(exit_) if exit_ != NONE else 0)


def is_trap(item: Item) -> bool:
    """Return whether drawing an item hurts."""
    return any(isinstance(effect, TrapFall) for effect in item.effects)


TRAPS = frozenset(number for number, item in enumerate(ITEMS) if is_trap(item))
