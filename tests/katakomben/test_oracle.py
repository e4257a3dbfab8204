"""A second reckoning from the printed tiles and tokens alone: ways by geometry, scores by adding up.

Ports are points on the edge of a tile. A tile is turned by turning its points, and two tunnels are joined where their
points meet; nothing of the port arithmetic of the rules is used.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from tests.katakomben.oracle.tokens import ARTIFACTS
from tests.katakomben.oracle.tokens import POINTS as WORTH
from verlies.families.klong.state import ESCAPED, FALLEN
from verlies.games.katakomben import GAME
from verlies.games.katakomben.content.tiles import DEPTHS, SAFE, STARTS
from verlies.games.katakomben.kinds import TileKind, Tunnel
from verlies.games.katakomben.table import KatakombenState
from verlies.testing.katakomben import random_game

POINTS = {
    "N1": (33, 0),
    "N2": (67, 0),
    "E1": (100, 33),
    "E2": (100, 67),
    "S1": (67, 100),
    "S2": (33, 100),
    "W1": (0, 67),
    "W2": (0, 33),
}
PRINTED = {tile.id: tile for tile in [*SAFE, *DEPTHS, *STARTS["a"], *STARTS["b"]]}
Point = tuple[int, int]


class Piece(NamedTuple):
    """A tile that lies."""

    tile: TileKind
    x: int
    y: int
    turns: int

    def point(self, port: str) -> Point:
        """Return where a port is on the table."""
        x, y = POINTS[port]
        for _ in range(self.turns):
            x, y = 100 - y, x
        return self.x * 100 + x, self.y * 100 + y


class Leg(NamedTuple):
    """A tunnel as it is walked, from one end to the other."""

    piece: Piece
    tunnel: Tunnel
    back: bool


def pieces(state: KatakombenState) -> list[Piece]:
    """Return the tiles that lie."""
    maze = state.maze
    out = []
    for field, lying in enumerate(maze.lying):
        if lying >= 0:
            out.append(Piece(PRINTED[state.tiles.tiles[lying // 4].id], *maze.place(field), lying % 4))
    return out


def legs(piece: Piece, end: str) -> Iterator[tuple[Leg, str]]:
    """Yield the tunnels at a room, port or portal of a tile, with where each leads."""
    for tunnel in piece.tile.tunnels:
        if tunnel.a == end:
            yield Leg(piece, tunnel, False), tunnel.b
        elif tunnel.b == end:
            yield Leg(piece, tunnel, True), tunnel.a


def outcomes(table: list[Piece], piece: Piece, end: str, walked: list[Leg]) -> Iterator[tuple[str, list[Leg]]]:
    """Yield where a way comes out that has got to an end of a tunnel: a room by name, or `off`."""
    if end in POINTS:
        beyond = [(other, port) for other in table for port in POINTS if meets(piece, end, other, port)]
        if not beyond:
            yield "off", walked
        for other, port in beyond:
            for leg, further in legs(other, port):
                yield from outcomes(table, other, further, [*walked, leg])
    elif any(portal == end for portal, _, _ in piece.tile.portals):
        for other in table:
            for portal, _, _ in other.tile.portals:
                if other != piece:
                    for leg, further in legs(other, portal):
                        yield from outcomes(table, other, further, [*walked, leg])
    else:
        yield f"{piece.tile.id}.{end}", walked


def meets(piece: Piece, port: str, other: Piece, other_port: str) -> bool:
    return piece.point(port) == other.point(other_port) and abs(piece.x - other.x) + abs(piece.y - other.y) == 1


def priced(state: KatakombenState, walked: list[Leg]) -> tuple[int, int, int, bool]:
    """Return boots, monsters, closed locks and whether an arrow points the other way."""
    opened = {state.tiles.places[len(state.rooms) + number] for number in state.maze.opened}
    boots = 2 if any(leg.tunnel.footprints for leg in walked) else 1
    locks = sum(leg.tunnel.locked and called(leg) not in opened for leg in walked)
    against = any(leg.back and leg.tunnel.one_way for leg in walked)
    return boots, sum(leg.tunnel.monsters for leg in walked), locks, against


def called(leg: Leg) -> str:
    """Return the name of a tunnel among the places."""
    tile, a, b = leg.piece.tile, leg.tunnel.a, leg.tunnel.b
    inner = b in [room.id for room in tile.rooms]
    return f"way_{tile.id}-{a}-{b}" if inner else f"way_{tile.id}-{b.lower() if b in POINTS else b}"


def reckoned(state: KatakombenState, number: int) -> Counter[tuple[str, tuple[int, int, int, bool]]]:
    """Return all ways out of a room."""
    table, room = pieces(state), state.rooms[number]
    here = next(piece for piece in table if piece.tile.id == state.tiles.tiles[room.tile].id)
    out: Counter[tuple[str, tuple[int, int, int, bool]]] = Counter()
    for leg, end in legs(here, room.id):
        for goal, walked in outcomes(table, here, end, [leg]):
            if goal != state.tiles.places[number]:
                out[goal, priced(state, walked)] += 1
    return out


def by_rules(state: KatakombenState, number: int) -> Counter[tuple[str, tuple[int, int, int, bool]]]:
    out: Counter[tuple[str, tuple[int, int, int, bool]]] = Counter()
    for way in state.maze.passages(number):
        goal = state.tiles.places[way.to] if way.to >= 0 else "off"
        out[goal, (way.boots, way.monsters, way.locks, way.against)] += 1
    return out


@pytest.mark.rule("katakomben.move.through-edge", "katakomben.portal.any-other")
@pytest.mark.parametrize(("seats", "side"), [(2, "a"), (2, "b"), (4, "a"), (5, "b")])
def test_ways_are_those_that_geometry_gives(seats: int, side: str) -> None:
    compared = 0
    for seed in range(2):
        last = None
        for state in random_game(seats, seed, side=side):
            maze = state.maze
            if maze is last or len(maze.order) % 3:
                continue
            last = maze
            for number in range(len(state.rooms)):
                if maze.here(number) and number % 3 == seed:
                    assert by_rules(state, number) == reckoned(state, number)
                    compared += 1
    assert compared > 50


def score(state: KatakombenState, seat: int) -> int:
    """Return a score by the sheet of tokens and the points printed on cards."""
    thief = state.thieves[seat]
    tokens = [state.box.tokens[token].id for token in thief.tokens]
    artifacts = [token for token in tokens if token in ARTIFACTS]
    tile = state.tiles.tiles[state.rooms[thief.room].tile].id
    dark = tile.startswith("D") or tile in ("A2", "B2")
    if not artifacts or (thief.status == FALLEN and dark) or thief.status not in (ESCAPED, FALLEN):
        return 0
    cards = [state.box.cards[card].id for card in thief.cards()]
    people = [token for token in tokens if token in CAPTIVES]
    crown, idol = any(t.startswith("crown_") for t in tokens), bool({"monkey_idol", "golden_monkey_bot"} & set(tokens))
    total = thief.gold + sum(WORTH.get(token, 0) for token in tokens)
    total += 5 * tokens.count("mayor") * ("mastery" in tokens) + 5 * tokens.count("primatologist") * idol
    total += 5 * (tokens.count("prince") + tokens.count("princess")) * crown
    total += 5 * tokens.count("sorceress") * (cards.count("secret_tome") >= 2)
    total += tokens.count("warrior") * len(people)
    total += tokens.count("monk") * sum(seat == mark % 8 for mark in state.maze.marks)
    total += sum(state.box.cards[card].points for card in thief.cards())
    total += 5 * cards.count("brave_hero") * (len(people) >= 3)
    total += 5 * cards.count("expensive_taste") * (crown and any("quartz" in c or "tourmaline" in c for c in cards))
    idols = tokens.count("monkey_idol") + tokens.count("golden_monkey_bot")
    return total + 2 * cards.count("thirst_for_adventure") * (len(artifacts) + idols)


CAPTIVES = {
    "adventurer",
    "barbarian",
    "cleric",
    "peasant",
    "mayor",
    "monk",
    "primatologist",
    "prince",
    "princess",
    "sorceress",
    "warrior",
    "golden_monkey_bot",
    "haunted_prisoner",
}


@pytest.mark.rule("katakomben.score.sum")
def test_scores_are_those_that_adding_up_gives() -> None:
    scored = 0
    for seed in range(60):
        seats = 2 + seed % 5
        state = list(random_game(seats, seed, cards="promos"))[-1]
        for thief in state.thieves:
            owns = any(state.box.tokens[token].id.startswith("artifact_") for token in thief.tokens)
            thief.status = ESCAPED if owns and seed % 2 else FALLEN
        expected = [score(state, seat) for seat in range(seats)]
        assert GAME.result(state).scores == expected
        scored += sum(points > 0 for points in expected)
    assert scored > 20
