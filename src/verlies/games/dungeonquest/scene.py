# mypyc: interpreted
"""The table of DungeonQuest as a scene."""

from collections.abc import Sequence
from typing import Any

from verlies.core.option import KIND
from verlies.core.scene import Card, Face, Fact, Mark, Panel, Place, Scene, Static, Token, Track, Zone

from .board import COLUMNS, HALL_CELLS, PLACES, ROWS, SUN_NUMBERS, SUN_SPACES, TOWERS
from .cards import CARDS
from .chambers import load
from .heroes import HEROES
from .ids import (
    AGILITY,
    ATTRIBUTES,
    BRIDGE,
    DECKS,
    DIRECTIONS,
    DRAWN,
    GATE,
    INSIDE,
    MONSTERS,
    NONE,
    RUBBLE,
    STATUS,
    STRENGTH,
    WEAKER,
    WEB,
)
from .kinds import Card as CardKind
from .moves import own_part, side_to
from .rooms import FACES
from .state import DungeonState
from .view import UNKNOWN, DungeonView, HeroView
from .words import CROSS, FLEE, MOVE

TOKENS = ("monster", "searched", "entrance", *[f"travel_{direction}" for direction in DIRECTIONS])
BELOW_OR_EQUAL = (0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
"""How many of the 36 rolls of two dice are at most a number."""

# What never changes


def static() -> Static:
    """Return fields and faces."""
    faces = [_card_face(card) for card in CARDS]
    faces += [Face(face, "room") for face in FACES]
    faces += [Face(token, "token") for token in TOKENS]
    return Static(places=tuple(_place(cell) for cell in range(len(PLACES))), faces=tuple(faces))


def _place(cell: int) -> Place:
    x = (cell % COLUMNS + 0.5) / COLUMNS * 100
    y = (cell // COLUMNS + 0.5) / ROWS * 100
    region = "hall" if cell in HALL_CELLS else "tower" if cell in TOWERS else ""
    return Place(PLACES[cell], round(x, 2), round(y, 2), region)


def _card_face(card: CardKind) -> Face:
    marks = [
        Mark(kind, value)
        for kind, value in (("life", card.life), ("penalty", card.penalty))
        if value and card.name >= 0
    ]
    return Face(card.id, "card", DECKS[card.deck], None, "", card.gold, tuple(marks))


STATIC = static()
STATIC_NAME = STATIC.name()

# What one seat sees


def scene(view: DungeonView) -> Scene:
    """Return the table as one seat sees it."""
    return Scene(
        game="dungeonquest",
        seat=view.seat,
        static=STATIC_NAME,
        tokens=(*_rooms(view), *_markers(view), *_figures(view)),
        zones=tuple(_zones(view)),
        tracks=(_sun(view),),
        panels=tuple(_panels(view)),
    )


def _rooms(view: DungeonView) -> list[Token]:
    return [
        Token(f"tile-{PLACES[cell]}", "room", FACES[tile], PLACES[cell])
        for cell, tile in enumerate(view.map)
        if tile != NONE
    ]


def _markers(view: DungeonView) -> list[Token]:
    kinds = (("entrance", view.entrances), ("searched", view.searched), ("monster", view.monsters))
    return [Token(f"{kind}-{PLACES[cell]}", "token", kind, PLACES[cell]) for kind, cells in kinds for cell in cells]


def _figures(view: DungeonView) -> list[Token]:
    out = []
    for seat, hero in enumerate(view.heroes):
        if hero.status != INSIDE or hero.cell == NONE:
            continue
        if hero.below:
            face = f"travel_{DIRECTIONS[hero.facing]}"
            out.append(Token(f"travel-{seat}", "token", face, PLACES[hero.cell], seat))
        else:
            out.append(Token(f"pawn-{seat}", "pawn", HEROES[hero.kind].id, PLACES[hero.cell], seat))
    return out


def _grouped(cards: Sequence[int]) -> tuple[Card, ...]:
    known = sorted({number for number in cards if number != UNKNOWN})
    return tuple(Card(CARDS[number].id, cards.count(number)) for number in known)


def _zones(view: DungeonView) -> list[Zone]:
    zones = [Zone("tiles", "tiles", count=len(view.tiles), noun="room")]
    for deck in range(DRAWN):
        name = DECKS[deck]
        hidden = _face_down(view, name)
        zones.append(Zone(f"{name}-deck", f"{name}-deck", count=len(view.decks[deck]) - hidden))
        pile = view.discards[deck]
        if name != "rune":
            zones.append(Zone(f"{name}-discard", f"{name}-discard", cards=_grouped(pile), count=len(pile)))
    if view.turn.drawn:
        zones.append(Zone("drawn", "drawn", cards=_grouped(view.turn.drawn), count=len(view.turn.drawn)))
    for seat, hero in enumerate(view.heroes):
        zones += _hero_zones(seat, hero)
    return zones


def _face_down(view: DungeonView, deck: str) -> int:
    """Return how many cards of a view's deck really lie face down elsewhere."""
    if deck == "monster":
        return int(view.fight.card == UNKNOWN)
    return sum(hero.runes.count(UNKNOWN) for hero in view.heroes) if deck == "rune" else 0


def _hero_zones(seat: int, hero: HeroView) -> list[Zone]:
    lists = (("loot", hero.loot), ("runes", hero.runes), ("kept", hero.kept), ("pile", hero.pile))
    return [Zone(f"{kind}-{seat}", kind, seat, _grouped(cards), len(cards)) for kind, cards in lists]


def _sun(view: DungeonView) -> Track:
    spaces = tuple(str(SUN_NUMBERS[space]) if space in SUN_NUMBERS else "·" for space in range(1, SUN_SPACES + 1))
    return Track("sun", spaces, view.sun - 1, view.first)


def _panels(view: DungeonView) -> list[Panel]:
    panels = [_hero_panel(view, seat) for seat in range(view.seats)]
    panels.append(Panel("sun", view.first, (Fact("sunset", SUN_NUMBERS.get(min(view.sun + 1, SUN_SPACES), 0), 6),)))
    dragon = view.decks[DECKS.index("dragon")]
    rage = sum(1 for number in dragon if CARDS[number].id == "d_rage")
    panels.append(Panel("dragon", facts=(Fact("rage", rage, len(dragon)),)))
    return panels + _test_panels(view) + _fight_panels(view)


def _hero_panel(view: DungeonView, seat: int) -> Panel:
    hero = view.heroes[seat]
    active = view.active == seat
    if hero.kind == NONE:
        return Panel("hero", seat, active=active)
    kind = HEROES[hero.kind]
    facts = [
        Fact("life", kind.life - hero.wounds, kind.life),
        *[Fact(ATTRIBUTES[at], value) for at, value in enumerate(kind.attributes)],
        Fact("determination", hero.determination),
        Fact("gold", sum(hero.worth)),
    ]
    if hero.skip:
        facts.append(Fact("skip", hero.skip))
    place = PLACES[hero.cell] if hero.cell != NONE and not hero.below else ""
    status = "below" if hero.below else STATUS[hero.status]
    return Panel("hero", seat, tuple(facts), (), place, status, active=active)


def _coming_test(view: DungeonView) -> tuple[int, list[Any]] | None:
    """Return the test on top of the agenda, if one is announced or being rolled, and whose it is."""
    for step, subject, _, _ in reversed(view.agenda):
        if step["do"] in ("RollTest", "SpendDetermination", "Judge"):
            return subject, step["with"][0]["with"]
    return None


def _test_panels(view: DungeonView) -> list[Panel]:
    coming = _coming_test(view)
    if coming is None:
        return []
    seat, (attribute, _, _, _, load, _) = coming
    values = HEROES[view.heroes[seat].kind].attributes
    need = min(values[1], values[2]) if attribute == WEAKER else values[attribute]
    facts = [Fact(ATTRIBUTES[attribute], need), Fact("chance", percent(need - load))]
    if load:
        facts.append(Fact("load", load))
    return [Panel("test", seat, tuple(facts))]


def percent(need: int) -> int:
    """Return the chance in percent that two dice are at most a number."""
    return round(100 * BELOW_OR_EQUAL[max(0, min(12, need))] / 36)


def _fight_panels(view: DungeonView) -> list[Panel]:
    fight = view.fight
    if fight.card == NONE:
        return []
    facts = [Fact("round", fight.round), Fact("monster-wounds", fight.wounds)]
    if fight.card != UNKNOWN:
        card = CARDS[fight.card]
        facts = [*facts, Fact("monster-life", card.life), Fact("penalty", card.penalty)]
    tokens = (Card(CARDS[fight.card].id),) if fight.card != UNKNOWN else ()
    status = MONSTERS[fight.name] if fight.name != NONE else "unseen"
    return [Panel("fight", fight.hero, tuple(facts), tokens, PLACES[view.heroes[fight.hero].cell], status)]


def price(s: DungeonState, option: int) -> tuple[Mark, ...]:
    """Return the chance of the test an option leads to."""
    seat = s.asked
    if seat < 0 or not s.is_inside(seat) or s.heroes[seat].cell == NONE or s.heroes[seat].below:
        return ()
    kind = option - option % KIND
    if kind == FLEE:
        return (Mark("chance", percent(s.attribute(seat, AGILITY))),)
    if kind == CROSS:
        return (Mark("chance", percent(s.attribute(seat, AGILITY) - load(s, seat))),)
    return _move_price(s, seat, option - MOVE) if kind == MOVE and s.fight.card == NONE else ()


def _move_price(s: DungeonState, seat: int, to: int) -> tuple[Mark, ...]:
    way = side_to(s, seat, to)
    if way is None:
        return ()
    cell, side = way
    room = s.room_kind(s.heroes[seat].cell)
    if room in (WEB, RUBBLE, BRIDGE) and not own_part(s, seat, cell, side):
        attribute = STRENGTH if room == WEB else AGILITY
        return (Mark("chance", percent(s.attribute(seat, attribute))),)
    if s.exit_of(cell, side) == GATE:
        return (Mark("chance", percent(s.attribute(seat, STRENGTH))),)
    return ()
