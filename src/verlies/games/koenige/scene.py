# mypyc: interpreted
"""The table of Könige der Katakomben as a scene."""

from collections.abc import Iterator, Sequence
from functools import cache

from verlies.core.option import NUMBERS
from verlies.core.scene import (
    Card,
    Face,
    Fact,
    Field,
    Link,
    Mark,
    Panel,
    Place,
    Plan,
    Scene,
    Static,
    Token,
    Track,
    Zone,
)
from verlies.core.view import UNKNOWN, View
from verlies.kit.tiles import TURNS

from .content.ids import (
    ACTIONS,
    ARMOUR,
    ASIDE,
    BACKS,
    CHEST,
    FLAG,
    GONE,
    MERCHANT,
    NONE,
    PHASES,
    PLACED,
    PORTAL,
    START,
    STOLEN,
    SUPPLY,
    TAKING,
    TEAMS,
    TIERS,
    TYPES,
    WEAPON,
)
from .content.rooms import ROOMS
from .effects import TurnLaid
from .faces import FIGURES, flag_face
from .kinds import Box, Room, Treasure
from .spots import spots, stops
from .state import FOG, Catacombs, Hero
from .tiles import Lay, TurnRoom, new_turns, turns_on

FEATURES = {START: "start", PORTAL: "portal", MERCHANT: "merchant"}
"""What stands in rooms of some kinds, besides chests and flags."""
FATES = NUMBERS[1:9]
GROUND = ("start", "portal", "merchant", "x", "fog", *(f"chest_{bonus}" for bonus in range(4)))
FLAGS = [f"flag_{value}" for value in (1, 2, 3)]

# What never changes


@cache
def static(box: Box) -> Static:
    """Return plans of the rooms and the faces of all that is in a box."""
    faces = [Face(room.id, "room") for room in ROOMS]
    faces += [_card_face(card) for card in box.treasures]
    faces += [Face(token, "token") for token in (*GROUND, *FLAGS)]
    faces += [
        Face(f"{kind}_{value}_{team}", "token") for kind in ("flag", "capture") for value in (1, 2, 3) for team in TEAMS
    ]
    faces += [Face(value, "fate") for value in FATES]
    return Static(faces=tuple(faces), plans=tuple(_plan(room) for room in ROOMS))


def _plan(room: Room) -> Plan:
    """Return a room card: one place, and a way to every exit."""
    ways = tuple(Link("", port) for port, sign in zip("nesw", room.sides, strict=True) if sign)
    return Plan(room.id, (Place("", 50, 50),), ways)


def _card_face(card: Treasure) -> Face:
    marks = (Mark(TYPES[card.type], card.value),) if card.type in (WEAPON, ARMOUR) else ()
    return Face(card.id, "card", TYPES[card.type], marks=marks)


@cache
def static_name(box: Box) -> str:
    """Return the name of what never changes, reckoned once."""
    return static(box).name()


# What one seat sees


def scene(view: View[Catacombs]) -> Scene:
    """Return the table as one seat sees it."""
    seen = view.seen
    return Scene(
        game="koenige",
        seat=view.seat,
        static=static_name(seen.box),
        tokens=(*_rooms(seen), *_contents(seen), *_figures(seen)),
        fields=tuple(_fields(seen)),
        ahead=tuple(_in_hand(view)),
        zones=tuple(_zones(view)),
        tracks=tuple(_tracks(seen)),
        panels=tuple(_panels(seen)),
        spots=tuple(spots(view)),
    )


# The map


def _fields(s: Catacombs) -> Iterator[Field]:
    """Yield the fields with a room, and those to which an exit leads."""
    for field in range(len(s.chart.lying)):
        ghost = s.chart.beckons(field)
        if ghost or s.is_laid(field):
            x, y = s.chart.place(field)
            yield Field(s.chart.name(field), x, y, ghost)


def _rooms(s: Catacombs) -> Iterator[Token]:
    for field in s.laid():
        name = s.chart.name(field)
        yield Token(name, "room", s.room(field).id, name, turned=s.chart.lying[field] % TURNS, flat=True)


def _contents(s: Catacombs) -> Iterator[Token]:
    """Yield what stands and lies in the rooms: portals, chests, merchants, flags, X tokens and fog."""
    for field in s.laid():
        at = s.chart.name(field)
        for face in _standing(s, field):
            yield Token(f"t{field}", "token", face, at)
        if field in s.marks:
            yield Token(f"x{field}", "token", "x", at)
    for each in s.lasting:
        if each.kind == FOG:
            at = s.chart.name(each.field)
            yield Token(f"fog-{at}-{each.by}", "token", "fog", at)
    yield from _carried(s)


def _standing(s: Catacombs, field: int) -> Iterator[str]:
    """Yield what is to be had in a room; a flag that somebody has is shown with that figure."""
    room, flag = s.room(field), s.flag_of(field)
    if room.kind in FEATURES:
        yield FEATURES[room.kind]
    elif room.kind == CHEST:
        yield f"chest_{room.bonus}"
    elif room.kind == FLAG and flag != NONE and s.flags[flag].status in (SUPPLY, PLACED):
        yield flag_face(s, flag)


def _carried(s: Catacombs) -> Iterator[Token]:
    """Yield the flags on the boards, where their figures are."""
    for number, flag in enumerate(s.flags):
        if flag.status in (TAKING, STOLEN):
            at = s.chart.name(s.heroes[flag.holder].field)
            yield Token(f"carried-{number}", "token", flag_face(s, number), at)


def _figures(s: Catacombs) -> Iterator[Token]:
    for seat, hero in enumerate(s.heroes):
        yield Token(f"pawn-{seat}", "pawn", FIGURES[seat], s.chart.name(hero.field), seat)


def _in_hand(view: View[Catacombs]) -> Iterator[Token]:
    """Yield the room that is about to be laid, on its field once that is chosen."""
    step, s = view.ask(), view.seen
    if isinstance(step, Lay):
        yield Token("hand", "room", ROOMS[step.room].id, "", flat=True)
    elif isinstance(step, TurnRoom):
        yield _turned(s, step.room, step.field, turns_on(s, step.room, step.field)[0])
    elif isinstance(step, TurnLaid):
        yield _turned(s, s.chart.lying[step.field] // TURNS, step.field, new_turns(s, step.field)[0])


def _turned(s: Catacombs, room: int, field: int, turned: int) -> Token:
    return Token("hand", "room", ROOMS[room].id, s.chart.name(field), turned=turned, flat=True)


# Cards


def _cards(s: Catacombs, cards: Sequence[int]) -> tuple[Card, ...]:
    return tuple(Card(s.card(number).id) for number in cards if number != UNKNOWN)


def _zones(view: View[Catacombs]) -> Iterator[Zone]:
    s = view.seen
    yield from _looked_at(view)
    if len(s.drawn) > 1:
        yield Zone(
            "drawn", "drawn", cards=tuple(Card(ROOMS[room].id) for room in s.drawn), count=len(s.drawn), noun="room"
        )
    if s.table:
        yield Zone("table", "table", cards=_cards(s, s.table), count=len(s.table))
    yield Zone("rooms", "deck", count=s.rooms.count(), noun="room")
    for tier, name in enumerate(TIERS):
        yield Zone(f"{name}-deck", "deck", count=s.piles[tier].count())
    yield Zone("discards", "discard", cards=_cards(s, s.discard), count=len(s.discard))
    yield from _fate_zones(s)
    for seat, hero in enumerate(s.heroes):
        yield from _own_zones(s, seat, hero)


def _fate_zones(s: Catacombs) -> Iterator[Zone]:
    """Yield the fate cards: the pile, the four aside, and the discard pile that everybody may look through."""
    aside = min(ASIDE, s.fate.count())
    values = [s.box.fate[card] for card in s.spent]
    gone = tuple(Card(str(value), values.count(value)) for value in sorted(set(values)))
    yield Zone("fate", "deck", count=s.fate.count() - aside, noun="fate")
    yield Zone("fate-aside", "deck", count=aside, noun="fate")
    yield Zone("fate-discard", "discard", cards=gone, count=len(values), noun="fate")


def _looked_at(view: View[Catacombs]) -> Iterator[Zone]:
    """Yield the cards on top of a stack that the viewer and the team have just looked at."""
    s = view.seen
    for tier, name in enumerate(TIERS):
        known = _from_top(s.piles[tier].seen(view.seat))
        if known:
            yield Zone(f"looked-{name}", "looked", cards=_cards(s, known), count=len(known))
    known = _from_top(s.rooms.seen(view.seat))
    if known:
        yield Zone(
            "looked-rooms", "looked", cards=tuple(Card(ROOMS[room].id) for room in known), count=len(known), noun="room"
        )


def _from_top(cards: Sequence[int]) -> list[int]:
    """Return the cards of a stack that are known from the top down, until one is not."""
    known: list[int] = []
    for card in reversed(cards):
        if card < 0:
            break
        known.append(card)
    return known


def _own_zones(s: Catacombs, seat: int, hero: Hero) -> Iterator[Zone]:
    """Yield what is somebody's: the hand, gifts that wait for the own turn, and the equipment."""
    usable = [card for card in hero.hand if card == UNKNOWN or card not in hero.gifts]
    waiting = len(hero.gifts)
    usable = usable[: len(hero.hand) - waiting]
    worn = tuple(Card(s.card(card).id if card != NONE else "") for card in (hero.weapon, hero.armour))
    yield Zone(f"gear-{seat}", "gear", seat, worn, len(s.worn(seat)))
    yield Zone(f"hand-{seat}", "hand", seat, _cards(s, usable), len(hero.hand) - waiting)
    if waiting:
        yield Zone(f"gifts-{seat}", "gifts", seat, _cards(s, hero.gifts), waiting)


# Panels and tracks


def _tracks(s: Catacombs) -> Iterator[Track]:
    """Yield whose turn it is in the order of the boards, and the phase of it."""
    at = s.order.index(s.turn.seat) if s.turn.seat != NONE else NONE
    yield Track("order", NUMBERS[1 : s.seats + 1], at, s.turn.seat)
    yield Track("phase", PHASES, s.turn.phase if s.turn.seat != NONE else NONE)


def _panels(s: Catacombs) -> Iterator[Panel]:
    for seat in range(s.seats):
        yield _figure_panel(s, seat)
    if s.turn.seat != NONE:
        actions = s.turn.actions if s.turn.phase == ACTIONS else 0
        yield Panel("turn", s.turn.seat, (Fact("actions", actions, fleeting=True),))
    yield _catacombs(s)
    yield from stops(s)


def _figure_panel(s: Catacombs, seat: int) -> Panel:
    hero = s.heroes[seat]
    held = [hero.capturing, *hero.carried] if hero.capturing != NONE else hero.carried
    facts = (
        Fact("in-hand", len(hero.hand)),
        Fact("weapon", _value(s, hero.weapon)),
        Fact("armour", _value(s, hero.armour)),
        Fact("board-number", s.order.index(seat) + 1),
    )
    tokens = tuple(Card(flag_face(s, flag)) for flag in held)
    return Panel(
        "figure",
        seat,
        facts,
        tokens,
        s.chart.name(hero.field),
        active=s.turn.seat == seat,
        face=FIGURES[seat],
    )


def _value(s: Catacombs, card: int) -> int:
    """Return the printed value of what is equipped."""
    return s.card(card).value if card != NONE else 0


def _catacombs(s: Catacombs) -> Panel:
    """Return the points of both teams, without flags that are being captured or carried, and what is left of all."""
    whole = sum(s.value(flag) for flag in range(len(s.flags)) if s.flags[flag].status != GONE)
    points = [s.points(team) for team in range(2)]
    facts = [Fact(f"score-{name}", points[team], whole, team=team) for team, name in enumerate(TEAMS)]
    rooms = [Fact(name, s.backs.count(back)) for back, name in enumerate(BACKS)]
    return Panel("catacombs", facts=(*facts, Fact("open-points", whole - sum(points), whole), *rooms))
