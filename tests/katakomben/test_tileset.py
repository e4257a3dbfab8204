"""Another set of tiles makes another game, if it is one that the rules fit."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from verlies.games.katakomben.content.tiles import DEPTHS, SAFE, STARTS, TILES, deep, lower, tile, upper
from verlies.games.katakomben.game import Katakomben
from verlies.games.katakomben.kinds import TileKind
from verlies.games.katakomben.tileset import TileSet, checked
from verlies.registry import GROUP, Registry
from verlies.testing import check_game

ROOM = "a 50 50"
ALL_PORTS = "a-N1 a-N2 a-E1 a-E2 a-S1 a-S2 a-W1 a-W2"


def safe(**kind: Any) -> list[TileKind]:
    """Return the safe tiles with another first one."""
    return [tile("S1", **{"places": ROOM, "tunnels": ALL_PORTS, **kind}), *SAFE[1:]]


def test_other_tiles_make_a_game_that_keeps_all_promises() -> None:
    tiles = checked(TileSet(safe(), DEPTHS, STARTS))
    game = Katakomben("katakomben", tiles)
    assert (len(tiles.rooms), len(TILES.rooms)) == (92, 94)
    state = game.practice_state(2, 1, {})
    assert state.tiles is tiles
    assert check_game(game, seats=2, decisions=40, seed=3).decisions >= 40


def test_sets_do_not_share_their_numbers() -> None:
    before = [(each.tile, tuple(each.tunnels)) for each in TILES.rooms]
    checked(TileSet(safe(), DEPTHS, STARTS))
    assert [(each.tile, tuple(each.tunnels)) for each in TILES.rooms] == before


@pytest.mark.rule("katakomben.components.tiles")
@pytest.mark.parametrize(
    ("kind", "fault"),
    [
        ({"tunnels": ALL_PORTS.replace(" a-W2", "")}, "a port without a tunnel"),
        ({"tunnels": ALL_PORTS + " a-N1"}, "more than one tunnel at N1"),
        ({"tunnels": ALL_PORTS.replace("a-W2", "b-W2")}, "a tunnel b-W2 without an end"),
        ({"tunnels": ALL_PORTS + " a-X"}, "a tunnel a-X without an end"),
        ({"places": f"{ROOM}, P 50 20"}, "a portal without a tunnel"),
        ({"tunnels": ALL_PORTS + " a-P a-Q", "places": f"{ROOM}, P 50 20, Q 50 80"}, "two portals at a"),
        (
            {
                "places": "a 50 50, b 20 20",
                "tunnels": "b-N1 b-N2 a-E1 a-E2 a-S1 a-S2 a-W1 a-W2",
            },
            "no way on from N1",
        ),
        (
            {
                "places": "a 50 50, b 20 20",
                "tunnels": "b-N1 b-N2 a-E1 a-E2 a-S1 a-S2 a-W1 a-W2 a-b:>",
            },
            "no way on from N1",
        ),
    ],
)
def test_a_faulty_tile_is_named_with_its_fault(kind: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=f"tile S1: {fault}"):
        checked(TileSet(safe(**kind), DEPTHS, STARTS))


@pytest.mark.rule("katakomben.components.tiles", "katakomben.components.haunted-tiles")
@pytest.mark.parametrize(
    ("sets", "fault"),
    [
        ((SAFE[1:], DEPTHS, STARTS), "not 6 safe tiles and 22 of the Depths"),
        ((SAFE, DEPTHS[1:], STARTS), "not 6 safe tiles and 22 of the Depths"),
        (([*SAFE[:5], SAFE[0]], DEPTHS, STARTS), "two tiles with the same id"),
        (([DEPTHS[0], *SAFE[1:]], [SAFE[0], *DEPTHS[1:]], STARTS), "a tile among the wrong"),
        (
            (SAFE, [deep("D05", ROOM, ALL_PORTS) if each.id == "D05" else each for each in DEPTHS], STARTS),
            "not 4 haunted",
        ),
        (
            (SAFE, [deep(each.id, ROOM, ALL_PORTS) if not each.haunted else each for each in DEPTHS], STARTS),
            "not more than 7 rooms for artifacts",
        ),
    ],
)
def test_a_set_has_the_counts_of_the_box(sets: Any, fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        checked(TileSet(*sets))


def start(south: str, north: str, monkeys: int = 3, crypts: bool = True) -> dict[str, list[TileKind]]:
    """Return the start tiles with another side A."""
    rooms = f"crypt 50 90{' crypt' * crypts}, hall 50 50"
    above = f"monkey 50 50 idols={monkeys}"
    return {"a": [lower("A1", rooms, south), upper("A2", above, north)], "b": STARTS["b"]}


@pytest.mark.rule("katakomben.components.tableau-and-start-tile")
@pytest.mark.parametrize(
    ("starts", "fault"),
    [
        (start("crypt-hall hall-W1 hall-S1", "monkey-N1"), "a way below the crypt"),
        (start("crypt-hall hall-W1 hall-N1", "monkey-N1"), "halves of a start tile that do not fit"),
        (start("crypt-hall hall-W1", "monkey-N1", monkeys=2), "not 3 idols"),
        (start("crypt-hall", "monkey-N1"), "no way out of the crypt"),
        (start("crypt-hall hall-W1", "monkey-N1", crypts=False), "not one crypt"),
        ({"a": [STARTS["a"][1], STARTS["a"][0]], "b": STARTS["b"]}, "not one crypt"),
    ],
)
def test_both_halves_of_a_start_tile_must_fit(starts: dict[str, list[TileKind]], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        checked(TileSet(SAFE, DEPTHS, starts))


def test_a_start_tile_that_fits_is_fine() -> None:
    checked(TileSet(SAFE, DEPTHS, start("crypt-hall hall-W1 hall-N1", "monkey-N1 monkey-S2")))


def test_a_package_brings_other_tiles_by_an_entry_point() -> None:
    points = [EntryPoint("open_market", "tests.katakomben.other_tiles:GAME", GROUP)]
    found = Registry([*points, EntryPoint("closed_market", "tests.katakomben.other_tiles:CLOSED", GROUP)])
    assert found.names() == ["open_market"]
    problem = found.problems()["closed_market"]
    assert "tile S1: a port without a tunnel" in str(problem.facts["detail"])
    state = found.game("open_market").practice_state(2, 1, {})
    assert [room.market for room in state.rooms if state.tiles.tiles[room.tile].id == "S1"] == [True]
