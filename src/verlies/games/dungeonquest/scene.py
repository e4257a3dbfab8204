# mypyc: interpreted
"""The table of DungeonQuest as a scene."""

from collections.abc import Iterator, Sequence

from verlies.core.option import KIND
from verlies.core.scene import (
    Card,
    Face,
    Fact,
    Mark,
    Matrix,
    Panel,
    Place,
    Scene,
    Side,
    Spot,
    Static,
    Token,
    Track,
    Zone,
)
from verlies.core.view import UNKNOWN, View
from verlies.kit.odds import percent
from verlies.kit.tiles import OPEN, TURNS

from .boards import COLUMNS, HALL_CELLS, PLACES, ROWS, SUN_NUMBERS, SUN_SPACES, TOWERS
from .catacombs import Bribe, Land, LoseLoot, TurnMarker
from .content.cards import CARDS
from .content.heroes import ABILITIES, HEROES
from .content.ids import (
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
    RUNE,
    STATUS,
)
from .decks import AfterSearch, MayDraw, OnDragon, OnTrap, WhileBelow
from .fight import SOLO_TABLE, TABLE
from .kinds import Card as CardKind
from .kinds import Room
from .moves import OnTile, TurnTile
from .notes import dragon_wakes
from .odds import chance_after
from .options import ATTACK, CROSS, DISCARD, FLEE, MOVE
from .rolls import AfterRoll, AttributeTest, Judge, RerollSome, RollTest, ShiftDie, SpendDetermination, chance
from .state import DungeonState, Hero
from .tiles import ROOMS
from .uses import worth_of
from .ways import DIVIDED
from .wounds import OnWounds

TOKENS = ("monster", "searched", "entrance", *[f"travel_{direction}" for direction in DIRECTIONS])
ABOUT_A_CARD = (OnTrap, WhileBelow, AfterSearch, OnDragon, MayDraw, Bribe, LoseLoot)
"""What is asked about the card that was just drawn."""
DIE_FACES = ("1", "2", "3", "4", "5", "6")

# What never changes


def static() -> Static:
    """Return fields and faces."""
    faces = [_card_face(card) for card in CARDS]
    faces += [_room_face(room) for room in ROOMS]
    faces += [Face(token, "token") for token in TOKENS]
    faces += [Face(ability.id, "ability") for ability in ABILITIES]
    return Static(places=tuple(_place(cell) for cell in range(len(PLACES))), faces=tuple(faces))


def _place(cell: int) -> Place:
    x = (cell % COLUMNS + 0.5) / COLUMNS * 100
    y = (cell // COLUMNS + 0.5) / ROWS * 100
    region = "hall" if cell in HALL_CELLS else "tower" if cell in TOWERS else ""
    return Place(PLACES[cell], round(x, 2), round(y, 2), region)


def _room_face(room: Room) -> Face:
    """Return a room with its entrance in the south: its sides, the parts of it, and where the die leads.

    The two fields of the treasure chamber are one room, so there is no wall between them.
    """
    sides = tuple(EXITS[OPEN if room.kind == HALL else exit_] for exit_ in room.sides)
    return Face(room.id, "room", sides=sides, parts=room.groups if room.kind in DIVIDED else (), ways=room.die)


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


def scene(view: View[DungeonState]) -> Scene:
    """Return the table as one seat sees it."""
    seen = view.seen
    return Scene(
        game="dungeonquest",
        seat=view.seat,
        static=STATIC_NAME,
        tokens=(*_rooms(seen), *_markers(seen), *_figures(seen)),
        zones=tuple(_zones(seen)),
        tracks=(_sun(seen),),
        panels=tuple(_panels(seen)),
        spots=tuple(_spots(view)),
    )


def _rooms(seen: DungeonState) -> list[Token]:
    return [
        Token(f"tile-{PLACES[cell]}", "room", ROOMS[tile // TURNS].id, PLACES[cell], turned=tile % TURNS, flat=True)
        for cell, tile in enumerate(seen.map)
        if tile != NONE
    ]


def _markers(seen: DungeonState) -> list[Token]:
    kinds = (("entrance", seen.entrances), ("searched", seen.searched), ("monster", seen.monsters))
    return [Token(f"{kind}-{PLACES[cell]}", "token", kind, PLACES[cell]) for kind, cells in kinds for cell in cells]


def _figures(seen: DungeonState) -> list[Token]:
    out = []
    for seat, hero in enumerate(seen.heroes):
        if hero.status != INSIDE or hero.cell == NONE:
            continue
        if hero.below:
            cell, side = _marker(seen, seat)
            out.append(Token(f"travel-{seat}", "token", f"travel_{DIRECTIONS[side]}", PLACES[cell], seat))
        else:
            side = _side(seen, hero)
            out.append(Token(f"pawn-{seat}", "pawn", HEROES[hero.kind].id, PLACES[hero.cell], seat, side=side))
    return out


def _marker(seen: DungeonState, seat: int) -> tuple[int, int]:
    """Return where a travel marker lies and where it points, on a journey as far as that has got."""
    journey = [type(frame.step) for frame in seen.agenda if frame.subject == seat]
    hero, turn = seen.heroes[seat], seen.turn
    if Land not in journey:
        return hero.cell, hero.facing
    return turn.spot, hero.facing if TurnMarker in journey else turn.facing


def _side(seen: DungeonState, hero: Hero) -> int:
    """Return the side of the board's compass at which a hero stands, where that matters."""
    tile = seen.map[hero.cell]
    matters = hero.side != NONE and ROOMS[tile // 4].kind in DIVIDED
    return (hero.side + tile) % 4 if matters else NONE


# Cards


def _grouped(cards: Sequence[int]) -> tuple[Card, ...]:
    known = sorted({number for number in cards if number != UNKNOWN})
    return tuple(Card(CARDS[number].id, cards.count(number)) for number in known)


def _zones(seen: DungeonState) -> list[Zone]:
    zones = [Zone("tiles", "deck", count=seen.tiles.count(), noun="room")]
    for deck, name in enumerate(DECKS[:RUNE]):
        zones.append(Zone(f"{name}-deck", "deck", count=seen.decks[deck].count() - _face_down(seen, name)))
    gone = [number for pile in seen.discards for number in pile]
    zones.append(Zone("discards", "discard", cards=_grouped(gone), count=len(gone)))
    if seen.turn.drawn:
        zones.append(Zone("drawn", "drawn", seen.active, _grouped(seen.turn.drawn), len(seen.turn.drawn)))
    for seat, hero in enumerate(seen.heroes):
        zones += _hero_zones(seat, hero)
    return zones


def _face_down(seen: DungeonState, deck: str) -> int:
    """Return how many cards of a view's deck really lie face down elsewhere."""
    return int(deck == "monster" and seen.fight.card == UNKNOWN)


def _hero_zones(seat: int, hero: Hero) -> list[Zone]:
    lists = (("loot", hero.loot), ("runes", hero.runes), ("kept", hero.kept), ("pile", hero.pile))
    zones = [Zone(f"{kind}-{seat}", kind, seat, _grouped(cards), len(cards)) for kind, cards in lists]
    return zones if hero.kind == NONE else [*zones, _abilities(seat, hero)]


def _abilities(seat: int, hero: Hero) -> Zone:
    """Return what a hero can do; what is used up for good has a count of 0."""
    numbers = HEROES[hero.kind].abilities
    cards = tuple(Card(ABILITIES[number].id, 0 if hero.spent >> number & 1 else 1) for number in numbers)
    return Zone(f"abilities-{seat}", "abilities", seat, cards, len(cards), "ability")


# Panels and tracks


def _sun(seen: DungeonState) -> Track:
    spaces = tuple(str(SUN_NUMBERS[space]) if space in SUN_NUMBERS else "·" for space in range(1, SUN_SPACES + 1))
    return Track("sun", spaces, seen.sun - 1, seen.first)


def _panels(seen: DungeonState) -> list[Panel]:
    panels = [_hero_panel(seen, seat) for seat in range(seen.seats)]
    danger = SUN_NUMBERS.get(min(seen.sun + 1, SUN_SPACES), 0)
    left = max(min(SUN_NUMBERS) - 1 - seen.sun, 0)
    facts = (
        Fact("sunset", percent(danger / len(DIE_FACES)), unit="%"),
        Fact("safe-rounds", left),
        Fact("rage", dragon_wakes(seen), unit="%"),
    )
    return [*panels, Panel("dungeon", facts=facts)]


def _hero_panel(seen: DungeonState, seat: int) -> Panel:
    hero = seen.heroes[seat]
    active = seen.active == seat
    if hero.kind == NONE:
        return Panel("hero", seat, active=active)
    kind = HEROES[hero.kind]
    facts = [
        _life(seen, seat),
        Fact("gold", sum(hero.worth)),
        Fact("determination", hero.determination),
        *[Fact(ATTRIBUTES[at], value) for at, value in enumerate(kind.attributes)],
    ]
    if hero.skip:
        facts.append(Fact("skip", hero.skip))
    place = PLACES[hero.cell] if hero.cell != NONE and not hero.below else ""
    out, fate = hero.status != INSIDE, _fate(seen, hero)
    return Panel(
        "hero",
        seat,
        tuple(facts),
        (),
        place,
        _status(hero),
        active=active,
        out=out,
        face=kind.id,
        fate=fate,
        rule=FATES.get(fate, ""),
    )


FATES = {"escaped": "dungeonquest.end.highest-gold", "dead": "dungeonquest.death.consequences"}
"""The rule that says what becomes of a hero who has left."""


def _fate(seen: DungeonState, hero: Hero) -> str:
    """Return what becomes of a hero who has left; of those who come back, nothing."""
    if hero.status == DEAD:
        return "" if seen.terms.respawn and not seen.sunset else "dead"
    return "" if hero.status == INSIDE else "escaped"


def _status(hero: Hero) -> str:
    if hero.status == DEAD:
        return f"dead-{CAUSES[hero.cause]}"
    return "below" if hero.below else STATUS[hero.status]


# What is shown large


def _spots(view: View[DungeonState]) -> Iterator[Spot]:
    """Yield what matters now: the room, then what is being rolled, suffered or fought."""
    yield from _room_spot(view)
    yield from _tile_spot(view)
    yield from _card_spot(view)
    yield from _test_spot(view.seen)
    yield from _roll_spot(view)
    yield from _wounds_spot(view)
    yield from _fight_spot(view)


def _shown_hero(view: View[DungeonState]) -> int:
    """Return whose room is shown: the viewer's as long as there is one, else that of the hero in turn."""
    own = view.seat if view.seat >= 0 else view.seen.active
    return own if own >= 0 and view.seen.heroes[own].status == INSIDE else view.seen.active


def _room_spot(view: View[DungeonState]) -> Iterator[Spot]:
    seat = _shown_hero(view)
    if seat < 0 or view.seen.heroes[seat].cell == NONE or view.seen.heroes[seat].status != INSIDE:
        return
    hero = view.seen.heroes[seat]
    if hero.below:
        yield Spot("below", seat, "region", f"below_{DIRECTIONS[hero.facing]}", (Fact("pile", len(hero.pile)),))
    else:
        yield _tile("room", seat, view.seen.map[hero.cell])


def _tile_spot(view: View[DungeonState]) -> Iterator[Spot]:
    """Yield the tile just drawn, as long as somebody may still turn or exchange it."""
    if isinstance(view.ask(), OnTile | TurnTile):
        yield _tile("tile", view.subject(), view.seen.map[view.seen.turn.spot])


def _tile(name: str, seat: int, tile: int) -> Spot:
    return Spot(name, seat, "room", ROOMS[tile // TURNS].id, turned=tile % TURNS)


def _card_spot(view: View[DungeonState]) -> Iterator[Spot]:
    """Yield the card that somebody is asked about."""
    if isinstance(view.ask(), ABOUT_A_CARD) and view.seen.turn.current != NONE:
        yield Spot("drawn", noun="card", face=CARDS[view.seen.turn.current].id, urgent=True)


def _tests(seen: DungeonState) -> Iterator[tuple[int, AttributeTest, bool]]:
    """Yield the tests on the agenda, the next one first: whose it is, and whether it is still to be rolled."""
    for frame in reversed(seen.agenda):
        step = frame.step
        if isinstance(step, RollTest | SpendDetermination | Judge):
            yield frame.subject, step.test, isinstance(step, RollTest)


def _test_spot(seen: DungeonState) -> Iterator[Spot]:
    """Yield the test that is announced or being rolled, with its chance before and what is missing after the roll."""
    coming = list(_tests(seen))
    if not coming:
        return
    seat, test, _ = coming[0]
    need, name = seen.attribute(seat, test.attribute), ATTRIBUTES[test.attribute]
    facts = [Fact(name, need)]
    facts += [Fact("load", test.load)] if test.load else []
    if any(ahead for _, _, ahead in coming):
        facts.append(Fact("chance", percent(chance(need - test.load)), unit="%"))
        yield Spot("test", seat, "attribute", name, tuple(facts), urgent=True)
        return
    facts.append(Fact("missing", max(sum(seen.dice) + test.load - seen.spent - need, 0)))
    facts += [Fact("determination", seen.heroes[seat].determination)] if test.determined else []
    yield Spot("test", seat, "attribute", name, tuple(facts), tuple(seen.dice), urgent=True)


def _roll_spot(view: View[DungeonState]) -> Iterator[Spot]:
    """Yield dice that somebody may still change."""
    if isinstance(view.ask(), AfterRoll | RerollSome | ShiftDie):
        yield Spot("roll", view.subject(), dice=tuple(view.seen.dice), urgent=True)


def _wounds_spot(view: View[DungeonState]) -> Iterator[Spot]:
    """Yield the wounds that somebody may still prevent."""
    seen = view.seen
    if isinstance(view.ask(), OnWounds) and seen.pending_wounds > 0:
        seat = view.subject()
        yield Spot("wounds", seat, facts=(Fact("pending", seen.pending_wounds), _life(seen, seat)), urgent=True)


def _life(seen: DungeonState, seat: int) -> Fact:
    hero = seen.heroes[seat]
    life = HEROES[hero.kind].life
    return Fact("life", 0 if hero.status == DEAD else life - hero.wounds, life)


def _fight_spot(view: View[DungeonState]) -> Iterator[Spot]:
    """Yield the fight: what is known of the monster, and the table of attacks."""
    seen, fight = view.seen, view.seen.fight
    if fight.card == NONE:
        return
    facts = [Fact("round", fight.round), _life(seen, fight.hero)]
    if fight.card == UNKNOWN:
        facts.append(Fact("monster-wounds", fight.wounds))
    else:
        card = CARDS[fight.card]
        facts += [Fact("monster-life", max(card.life - fight.wounds, 0), card.life), Fact("penalty", card.penalty)]
    if fight.way_out:
        facts.append(Fact("flight", percent(chance(seen.attribute(fight.hero, AGILITY))), unit="%"))
    face = MONSTERS[fight.name] if fight.name != NONE else "unseen"
    matrix = _solo_matrix(seen) if seen.terms.solo else _matrix(view)
    yield Spot("fight", fight.hero, "foe", face, tuple(facts), matrix=matrix, urgent=True)


def _wounds(hero: int, monster: int) -> tuple[Mark, ...]:
    marks = (Mark("hero-wound", hero), Mark("monster-wound", monster))
    return tuple(mark for mark in marks if mark.value)


def _matrix(view: View[DungeonState]) -> Matrix:
    """Return the table of attacks with the viewer's own secret choice, and what the last round brought."""
    fight = view.seen.fight
    own = view.seen.sealed[view.seat] - ATTACK if view.seat >= 0 and view.seen.sealed else NONE
    own = own if 0 <= own < len(ATTACKS) else NONE
    side: Side = "rows" if view.seat == fight.hero else "columns" if view.seat == fight.keeper else ""
    row, column = own if side == "rows" else NONE, own if side == "columns" else NONE
    last = fight.picks[0] * 3 + fight.picks[1] if fight.picks else NONE
    cells = tuple(_wounds(*cell) for line in TABLE for cell in line)
    return Matrix("attacks", "attack", ATTACKS, ATTACKS, cells, side, row, column, last)


def _solo_matrix(seen: DungeonState) -> Matrix:
    """Return what each face of the die does, and the one that was rolled."""
    rolled = seen.dice[0] - 1 if seen.fight.round and len(seen.dice) == 1 else NONE
    return Matrix("solo", "die", ("roll",), DIE_FACES, tuple(_wounds(*cell) for cell in SOLO_TABLE), last=rolled)


# Prices


def price(view: View[DungeonState], option: int) -> tuple[Mark, ...]:
    """Return the gold that loot takes with it, or the chance of the tests that a way leads to at once."""
    s = view.seen
    if option - option % KIND == DISCARD:
        gold = worth_of(s, s.asked, option % KIND)
        return (Mark("gold", gold),) if gold else ()
    if option - option % KIND not in (MOVE, CROSS, FLEE):
        return ()
    likely = chance_after(s, option)
    return () if likely == 1 else (Mark("chance", percent(likely)),)
