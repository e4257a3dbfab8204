# mypyc: interpreted
"""The table of KLONG! as a scene."""

from collections.abc import Sequence

from verlies.core.option import KIND
from verlies.core.scene import Card, Face, Fact, Link, Mark, Odds, Panel, Place, Scene, Static, Token, Track, Zone
from verlies.kit.odds import struck

from .._klong_common.card import BANNERS, IN_CAVE, IN_DEPTHS, MONSTER, RESERVE, STARTER
from .._klong_common.card import Card as CardKind
from .._klong_common.shop import cost_of
from .._klong_common.table import DRAGON, ESCAPED, GAP, HEALTH, INSIDE
from .._klong_common.words import BUY, FIGHT, GOODS, MOVE, USE
from .board import Room
from .boards import BOARDS, ROOMS, WAYS, Way
from .cards import CARDS
from .ids import ARTIFACT, ARTIFACT_VALUES, FATE_EXTRA, LAST_FATE, PRICE, RAGE_TRACK
from .moves import monsters_of, tunnel_to
from .setup import BOX
from .state import KlongState, carried
from .tokens import TOKENS
from .view import KlongView, ThiefView

PLACE_MARKS = {IN_DEPTHS: "only-depths", IN_CAVE: "only-cave"}

# What never changes


def static(board: str) -> Static:
    """Return rooms, tunnels and faces of one side of the board."""
    rooms = [ROOMS[number] for number in BOARDS[board].numbers()]
    ids = {room.id for room in rooms}
    return Static(
        places=tuple(_place(room) for room in rooms),
        links=tuple(_link(way) for way in WAYS if way.a in ids),
        faces=tuple(_card_face(card) for card in CARDS)
        + tuple(Face(token.id, "token", points=token.points) for token in TOKENS),
    )


def _place(room: Room) -> Place:
    marks = [
        Mark(kind, value)
        for kind, value in (
            ("cave", int(room.cave)),
            ("market", int(room.market)),
            ("heal", room.heal),
            ("artifact-space", room.artifact),
            ("shrine", int(room.idols > 0)),
        )
        if value
    ]
    return Place(room.id, room.x, room.y, "depths" if room.depths else "", tuple(marks))


def _link(way: Way) -> Link:
    marks = [Mark("boots", 2)] if way.boots == 2 else []
    marks += [Mark("monsters", way.monsters)] if way.monsters else []
    marks += [Mark("locked")] if way.locked else []
    return Link(way.a, way.b, way.one_way, way.wraps, tuple(marks))


def _card_face(card: CardKind) -> Face:
    marks = [
        Mark(kind)
        for kind, shown in (("attack", card.attack), ("danger", card.danger), ("arrive", bool(card.arrive)))
        if shown
    ]
    if card.place in PLACE_MARKS:
        marks.append(Mark(PLACE_MARKS[card.place]))
    currency = "swords" if card.banner == MONSTER else "skill"
    cost = None if card.set == STARTER else card.cost
    banner = "reserve" if card.set == RESERVE and card.banner != MONSTER else BANNERS[card.banner]
    return Face(card.id, "card", banner, cost, currency, card.points, tuple(marks))


STATIC_NAMES = {name: static(name).name() for name in BOARDS}

# What one seat sees


def scene(view: KlongView) -> Scene:
    """Return the table as one seat sees it."""
    return Scene(
        game="klong",
        seat=view.seat,
        static=STATIC_NAMES[view.board],
        tokens=tuple(_pawns(view) + _room_tokens(view)),
        zones=tuple(_zones(view)),
        tracks=tuple(_tracks(view)),
        panels=(*(_thief_panel(view, seat) for seat in range(view.seats)), _turn_panel(view), _dragon_panel(view)),
    )


def _pawns(view: KlongView) -> list[Token]:
    return [
        Token(f"pawn-{seat}", "pawn", view.colours[seat], ROOMS[thief.room].id, seat)
        for seat, thief in enumerate(view.thieves)
        if thief.status == INSIDE
    ]


def _room_tokens(view: KlongView) -> list[Token]:
    tokens = []
    for number in BOARDS[view.board].numbers():
        tokens += _tokens_in(view, number, ROOMS[number])
    return tokens


def _tokens_in(view: KlongView, number: int, room: Room) -> list[Token]:
    out = []
    count = view.loot.secrets[number]
    if count:
        face = "major_secret" if room.major else "minor_secret"
        out.append(Token(f"secret-{room.id}", "token", face, room.id, count=count))
    if room.artifact and ARTIFACT + ARTIFACT_VALUES.index(room.artifact) in view.loot.artifacts:
        face = f"artifact_{room.artifact}"
        out.append(Token(face, "token", face, room.id))
    if room.idols and view.loot.idols:
        out.append(Token("idols", "token", "monkey_idol", room.id, count=view.loot.idols))
    return out


def _grouped(cards: Sequence[int]) -> tuple[Card, ...]:
    return tuple(Card(CARDS[number].id, cards.count(number)) for number in sorted(set(cards)))


def _zones(view: KlongView) -> list[Zone]:
    dungeon = view.dungeon
    row = tuple(Card("" if number == GAP else CARDS[number].id) for number in dungeon.row)
    reserve = [Card(CARDS[number].id, dungeon.reserve[pile]) for pile, number in enumerate(BOX.reserve)]
    goods = tuple(Card(TOKENS[token].id, view.goods.count(token)) for token in sorted(set(view.goods)))
    zones = [
        Zone("row", "row", cards=row, count=sum(1 for card in row if card.face)),
        Zone("reserve", "supply", cards=(*reserve, Card(CARDS[BOX.goblin].id)), count=sum(dungeon.reserve)),
        Zone("market", "market", cards=goods, count=len(view.goods), noun="token"),
        Zone("dungeon-deck", "deck", count=len(dungeon.deck)),
        Zone("dungeon-discard", "discard", cards=_grouped(dungeon.discard), count=len(dungeon.discard)),
    ]
    for seat, thief in enumerate(view.thieves):
        zones += _thief_zones(view, seat, thief)
    return zones


def _thief_zones(view: KlongView, seat: int, thief: ThiefView) -> list[Zone]:
    own = seat == view.seat
    hand = tuple(Card(CARDS[number].id) for number in thief.hand)
    deck = len(thief.deck) - (0 if own else thief.hand_count)
    played = tuple(Card(CARDS[number].id) for number in thief.played)
    return [
        Zone(f"hand-{seat}", "hand", seat, hand, thief.hand_count),
        Zone(f"played-{seat}", "played", seat, played, len(played)),
        Zone(f"deck-{seat}", "deck", seat, _grouped(thief.deck) if own else (), deck),
        Zone(f"discard-{seat}", "discard", seat, _grouped(thief.discard), len(thief.discard)),
    ]


def _tracks(view: KlongView) -> list[Track]:
    fate = ("–", "+1", "+2", "+3", "†")
    tracks = [Track("rage", tuple(str(n) for n in RAGE_TRACK), view.dragon.rage)]
    if view.fate:
        tracks.append(Track("fate", fate, min(view.fate, LAST_FATE) - 1, view.fate_seat))
    return tracks


def _thief_panel(view: KlongView, seat: int) -> Panel:
    thief = view.thieves[seat]
    facts = (
        Fact("health", HEALTH - thief.damage, HEALTH),
        Fact("gold", thief.gold),
        Fact("noise", view.dragon.area[seat]),
        Fact("in-bag", view.dragon.bag[seat]),
        Fact("stones", thief.supply),
    )
    tokens = tuple(Card(TOKENS[token].id, thief.tokens.count(token)) for token in sorted(set(thief.tokens)))
    return Panel(
        "thief",
        seat,
        facts,
        tokens,
        ROOMS[thief.room].id,
        _status(thief),
        active=view.active == seat,
        out=thief.status != INSIDE,
    )


def _status(thief: ThiefView) -> str:
    """Return where a thief stands: inside, out, or knocked out and what becomes of that."""
    if thief.status == INSIDE:
        return "inside"
    if thief.status == ESCAPED:
        return "escaped"
    if not carried(thief.tokens):
        return "no-artifact"
    return "in-depths" if ROOMS[thief.room].depths else "rescued"


def _turn_panel(view: KlongView) -> Panel:
    turn = view.turn
    facts = [
        Fact("skill", turn.skill, fleeting=True),
        Fact("swords", turn.swords, fleeting=True),
        Fact("boots", turn.boots, fleeting=True),
        Fact("teleports", turn.teleports, fleeting=True),
        Fact("credit", turn.credit),
    ]
    return Panel("turn", view.active, tuple(facts), active=True)


def _dragon_panel(view: KlongView) -> Panel:
    dragon = view.dragon
    danger = sum(1 for number in view.dungeon.row if number != GAP and CARDS[number].danger)
    draws, bag = RAGE_TRACK[dragon.rage] + danger, sum(dragon.bag) + sum(dragon.area)
    inside = [seat for seat, thief in enumerate(view.thieves) if thief.status == INSIDE]
    facts = (
        Fact("attack-draws", draws),
        Fact("danger", danger),
        Fact("fate-draws", FATE_EXTRA[view.fate + 1] if inside else 0),
        Fact("bag", bag),
        Fact("black", dragon.bag[DRAGON]),
        Fact("mastery", view.loot.mastery),
        Fact("out", sum(1 for thief in view.thieves if thief.status == ESCAPED)),
    )
    odds = tuple(_odds(seat, dragon.bag[seat] + dragon.area[seat], bag, draws) for seat in inside)
    return Panel("dragon", facts=facts, odds=odds)


def _odds(seat: int, stones: int, bag: int, draws: int) -> Odds:
    """Return how likely an attack without fate draws stones of a thief, once all noise is in the bag."""
    likely, average = struck(stones, bag, draws)
    return Odds(seat, stones, round(100 * likely), round(average, 2))


def price(s: KlongState, option: int) -> tuple[Mark, ...]:
    """Return what an option costs."""
    kind = option - option % KIND
    number = option % KIND
    if kind in (BUY, USE):
        return (Mark("skill", cost_of(s.turn, CARDS[number])),)
    if kind == FIGHT:
        return (Mark("swords", CARDS[number].cost),)
    if kind == GOODS:
        return (Mark("gold", PRICE),)
    tunnel = tunnel_to(s, s.active, number) if kind == MOVE else None
    if tunnel is None:
        return ()
    monsters = monsters_of(s, tunnel)
    return (Mark("boots", tunnel.boots), *([Mark("monsters", monsters)] if monsters else []))
