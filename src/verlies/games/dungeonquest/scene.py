# mypyc: interpreted
"""The table of DungeonQuest as a scene."""

from collections.abc import Iterator, Sequence
from typing import Any

from verlies.core.option import KIND
from verlies.core.scene import Card, Face, Fact, Mark, Matrix, Panel, Place, Scene, Spot, Static, Token, Track, Zone

from .board import COLUMNS, HALL_CELLS, PLACES, ROWS, SUN_NUMBERS, SUN_SPACES, TOWERS
from .cards import CARDS
from .chances import chance_after
from .fight import SOLO_TABLE, TABLE
from .hall import wakes_dragon
from .heroes import ABILITIES, HEROES
from .ids import (
    AGILITY,
    ATTACKS,
    ATTRIBUTES,
    CAUSES,
    DEAD,
    DECKS,
    DIRECTIONS,
    EXITS,
    HALL,
    INSIDE,
    MONSTERS,
    NONE,
    OPEN,
    RUNE,
    STATUS,
)
from .kinds import Card as CardKind
from .moves import DIVIDED
from .odds import chance, percent
from .rooms import FACES, ROOMS
from .state import DungeonState
from .uses import worth_of
from .view import UNKNOWN, DungeonView, HeroView
from .words import ATTACK, CROSS, DISCARD, FLEE, MOVE

TOKENS = ("monster", "searched", "entrance", *[f"travel_{direction}" for direction in DIRECTIONS])
TEST_STEPS = ("RollTest", "SpendDetermination", "SpendNothing", "Judge")
TILE_STEPS = ("OnTile", "TurnTile")
ROLL_STEPS = ("AfterRoll", "RerollSome", "ShiftDie")
DIE_FACES = ("1", "2", "3", "4", "5", "6")

# What never changes


def static() -> Static:
    """Return fields and faces."""
    faces = [_card_face(card) for card in CARDS]
    faces += [_room_face(number, turns) for number in range(len(ROOMS)) for turns in range(4)]
    faces += [Face(token, "token") for token in TOKENS]
    faces += [Face(ability.id, "ability") for ability in ABILITIES]
    return Static(places=tuple(_place(cell) for cell in range(len(PLACES))), faces=tuple(faces))


def _place(cell: int) -> Place:
    x = (cell % COLUMNS + 0.5) / COLUMNS * 100
    y = (cell // COLUMNS + 0.5) / ROWS * 100
    region = "hall" if cell in HALL_CELLS else "tower" if cell in TOWERS else ""
    return Place(PLACES[cell], round(x, 2), round(y, 2), region)


def _room_face(number: int, turns: int) -> Face:
    """Return a room as it lies: its sides by the board's compass, the parts of it, and where the die leads.

    The two fields of the treasure chamber are one room, so there is no wall between them.
    """
    room = ROOMS[number]
    sides = [(side - turns) % 4 for side in range(4)]
    return Face(
        FACES[number * 4 + turns],
        "room",
        sides=tuple(EXITS[OPEN if room.kind == HALL else room.exits[side]] for side in sides),
        parts=tuple(room.groups[side] for side in sides) if room.kind in DIVIDED else (),
        ways=tuple((side + turns) % 4 for side in room.die),
    )


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
        spots=tuple(_spots(view)),
    )


def _rooms(view: DungeonView) -> list[Token]:
    return [
        Token(f"tile-{PLACES[cell]}", "room", FACES[tile], PLACES[cell], flat=True)
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
            side = _side(view, hero)
            out.append(Token(f"pawn-{seat}", "pawn", HEROES[hero.kind].id, PLACES[hero.cell], seat, side=side))
    return out


def _side(view: DungeonView, hero: HeroView) -> int:
    """Return the side of the board's compass at which a hero stands, where that matters."""
    tile = view.map[hero.cell]
    matters = hero.side != NONE and ROOMS[tile // 4].kind in DIVIDED
    return (hero.side + tile) % 4 if matters else NONE


# Cards


def _grouped(cards: Sequence[int]) -> tuple[Card, ...]:
    known = sorted({number for number in cards if number != UNKNOWN})
    return tuple(Card(CARDS[number].id, cards.count(number)) for number in known)


def _zones(view: DungeonView) -> list[Zone]:
    zones = [Zone("tiles", "deck", count=len(view.tiles), noun="room")]
    for deck, name in enumerate(DECKS[:RUNE]):
        zones.append(Zone(f"{name}-deck", "deck", count=len(view.decks[deck]) - _face_down(view, name)))
    gone = [number for pile in view.discards for number in pile]
    zones.append(Zone("discards", "discard", cards=_grouped(gone), count=len(gone)))
    if view.turn.drawn:
        zones.append(Zone("drawn", "drawn", view.active, _grouped(view.turn.drawn), len(view.turn.drawn)))
    for seat, hero in enumerate(view.heroes):
        zones += _hero_zones(seat, hero)
    return zones


def _face_down(view: DungeonView, deck: str) -> int:
    """Return how many cards of a view's deck really lie face down elsewhere."""
    return int(deck == "monster" and view.fight.card == UNKNOWN)


def _hero_zones(seat: int, hero: HeroView) -> list[Zone]:
    lists = (("loot", hero.loot), ("runes", hero.runes), ("kept", hero.kept), ("pile", hero.pile))
    zones = [Zone(f"{kind}-{seat}", kind, seat, _grouped(cards), len(cards)) for kind, cards in lists]
    return zones if hero.kind == NONE else [*zones, _abilities(seat, hero)]


def _abilities(seat: int, hero: HeroView) -> Zone:
    """Return what a hero can do; what is used up for good has a count of 0."""
    numbers = HEROES[hero.kind].abilities
    cards = tuple(Card(ABILITIES[number].id, 0 if hero.spent >> number & 1 else 1) for number in numbers)
    return Zone(f"abilities-{seat}", "abilities", seat, cards, len(cards), "ability")


# Panels and tracks


def _sun(view: DungeonView) -> Track:
    spaces = tuple(str(SUN_NUMBERS[space]) if space in SUN_NUMBERS else "·" for space in range(1, SUN_SPACES + 1))
    return Track("sun", spaces, view.sun - 1, view.first)


def _panels(view: DungeonView) -> list[Panel]:
    panels = [_hero_panel(view, seat) for seat in range(view.seats)]
    danger = SUN_NUMBERS.get(min(view.sun + 1, SUN_SPACES), 0)
    left = max(min(SUN_NUMBERS) - 1 - view.sun, 0)
    dragon = view.decks[DECKS.index("dragon")]
    rage = sum(1 for number in dragon if wakes_dragon(CARDS[number]))
    facts = (
        Fact("sunset", round(100 * danger / 6), unit="%"),
        Fact("safe-rounds", left),
        Fact("rage", round(100 * rage / max(len(dragon), 1)), unit="%"),
    )
    return [*panels, Panel("dungeon", facts=facts)]


def _hero_panel(view: DungeonView, seat: int) -> Panel:
    hero = view.heroes[seat]
    active = view.active == seat
    if hero.kind == NONE:
        return Panel("hero", seat, active=active)
    kind = HEROES[hero.kind]
    facts = [
        _life(view, seat),
        Fact("gold", sum(hero.worth)),
        Fact("determination", hero.determination),
        *[Fact(ATTRIBUTES[at], value) for at, value in enumerate(kind.attributes)],
    ]
    if hero.skip:
        facts.append(Fact("skip", hero.skip))
    place = PLACES[hero.cell] if hero.cell != NONE and not hero.below else ""
    out = hero.status != INSIDE
    return Panel("hero", seat, tuple(facts), (), place, _status(hero), active=active, out=out, face=kind.id)


def _status(hero: HeroView) -> str:
    if hero.status == DEAD:
        return f"dead-{CAUSES[hero.cause]}"
    return "below" if hero.below else STATUS[hero.status]


# What is shown large


def _spots(view: DungeonView) -> Iterator[Spot]:
    """Yield what matters now: the room, then what is being rolled, suffered or fought."""
    yield from _room_spot(view)
    yield from _tile_spot(view)
    yield from _test_spot(view)
    yield from _roll_spot(view)
    yield from _wounds_spot(view)
    yield from _fight_spot(view)


def _shown_hero(view: DungeonView) -> int:
    """Return whose room is shown: the viewer's as long as there is one, else that of the hero in turn."""
    own = view.seat if view.seat >= 0 else view.active
    return own if own >= 0 and view.heroes[own].status == INSIDE else view.active


def _room_spot(view: DungeonView) -> Iterator[Spot]:
    seat = _shown_hero(view)
    if seat < 0 or view.heroes[seat].cell == NONE or view.heroes[seat].status != INSIDE:
        return
    hero = view.heroes[seat]
    if hero.below:
        yield Spot("below", seat, "region", f"below_{DIRECTIONS[hero.facing]}", (Fact("pile", len(hero.pile)),))
    else:
        yield Spot("room", seat, "room", FACES[view.map[hero.cell]])


def _tile_spot(view: DungeonView) -> Iterator[Spot]:
    """Yield the tile just drawn, as long as somebody may still turn or exchange it."""
    if view.agenda and view.agenda[-1][0]["do"] in TILE_STEPS:
        yield Spot("tile", view.agenda[-1][1], "room", FACES[view.map[view.turn.spot]])


def _top(view: DungeonView, steps: Sequence[str]) -> tuple[int, list[Any]] | None:
    """Return the topmost of some steps on the agenda as its seat and arguments."""
    for step, subject, _, _ in reversed(view.agenda):
        if step["do"] in steps:
            return subject, step["with"]
    return None


def _test_spot(view: DungeonView) -> Iterator[Spot]:
    """Yield the test that is announced or being rolled, with its chance before and what is missing after the roll."""
    coming = _top(view, TEST_STEPS)
    if coming is None:
        return
    seat, (test, *_) = coming
    attribute, _, _, _, weight, determined = test["with"]
    need = _attribute(view, seat, attribute)
    facts = [Fact(ATTRIBUTES[attribute], need)]
    facts += [Fact("load", weight)] if weight else []
    if _top(view, TEST_STEPS[:1]) is not None:
        facts.append(Fact("chance", percent(chance(need - weight)), unit="%"))
        yield Spot("test", seat, "attribute", ATTRIBUTES[attribute], tuple(facts), urgent=True)
        return
    facts.append(Fact("missing", max(sum(view.dice) + weight - view.spent - need, 0)))
    facts += [Fact("determination", view.heroes[seat].determination)] if determined else []
    yield Spot("test", seat, "attribute", ATTRIBUTES[attribute], tuple(facts), tuple(view.dice), urgent=True)


def _attribute(view: DungeonView, seat: int, attribute: int) -> int:
    return HEROES[view.heroes[seat].kind].attribute(attribute)


def _roll_spot(view: DungeonView) -> Iterator[Spot]:
    """Yield dice that somebody may still change."""
    if view.agenda and view.agenda[-1][0]["do"] in ROLL_STEPS:
        yield Spot("roll", view.agenda[-1][1], dice=tuple(view.dice), urgent=True)


def _wounds_spot(view: DungeonView) -> Iterator[Spot]:
    """Yield the wounds that somebody may still prevent."""
    if view.agenda and view.agenda[-1][0]["do"] == "OnWounds" and view.pending_wounds > 0:
        seat = view.agenda[-1][1]
        yield Spot("wounds", seat, facts=(Fact("pending", view.pending_wounds), _life(view, seat)), urgent=True)


def _life(view: DungeonView, seat: int) -> Fact:
    hero = view.heroes[seat]
    life = HEROES[hero.kind].life
    return Fact("life", 0 if hero.status == DEAD else life - hero.wounds, life)


def _fight_spot(view: DungeonView) -> Iterator[Spot]:
    """Yield the fight: what is known of the monster, and the table of attacks."""
    fight = view.fight
    if fight.card == NONE:
        return
    facts = [Fact("round", fight.round), _life(view, fight.hero)]
    if fight.card == UNKNOWN:
        facts.append(Fact("monster-wounds", fight.wounds))
    else:
        card = CARDS[fight.card]
        facts += [Fact("monster-life", max(card.life - fight.wounds, 0), card.life), Fact("penalty", card.penalty)]
    if fight.way_out:
        facts.append(Fact("flight", percent(chance(_attribute(view, fight.hero, AGILITY))), unit="%"))
    face = MONSTERS[fight.name] if fight.name != NONE else "unseen"
    matrix = _solo_matrix(view) if view.options.solo else _matrix(view)
    yield Spot("fight", fight.hero, "foe", face, tuple(facts), matrix=matrix, urgent=True)


def _wounds(hero: int, monster: int) -> tuple[Mark, ...]:
    marks = (Mark("hero-wound", hero), Mark("monster-wound", monster))
    return tuple(mark for mark in marks if mark.value)


def _matrix(view: DungeonView) -> Matrix:
    """Return the table of attacks with the viewer's own secret choice, and what the last round brought."""
    fight = view.fight
    own = view.sealed[view.seat] - ATTACK if view.seat >= 0 and view.sealed else NONE
    own = own if 0 <= own < len(ATTACKS) else NONE
    side = "rows" if view.seat == fight.hero else "columns" if view.seat == fight.keeper else ""
    row, column = own if side == "rows" else NONE, own if side == "columns" else NONE
    last = fight.picks[0] * 3 + fight.picks[1] if fight.picks else NONE
    cells = tuple(_wounds(*cell) for line in TABLE for cell in line)
    return Matrix("attacks", "attack", ATTACKS, ATTACKS, cells, side, row, column, last)


def _solo_matrix(view: DungeonView) -> Matrix:
    """Return what each face of the die does, and the one that was rolled."""
    rolled = view.dice[0] - 1 if view.fight.round and len(view.dice) == 1 else NONE
    return Matrix("solo", "die", ("roll",), DIE_FACES, tuple(_wounds(*cell) for cell in SOLO_TABLE), last=rolled)


# Prices


def price(s: DungeonState, option: int) -> tuple[Mark, ...]:
    """Return the gold that loot takes with it, or the chance of the tests that a way leads to at once."""
    if option - option % KIND == DISCARD:
        gold = worth_of(s, s.asked, option % KIND)
        return (Mark("gold", gold),) if gold else ()
    if option - option % KIND not in (MOVE, CROSS, FLEE):
        return ()
    likely = chance_after(s, option)
    return () if likely == 1 else (Mark("chance", percent(likely)),)
