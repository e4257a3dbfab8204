"""Another set of tiles makes another game, if it is one that the rules fit."""

from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from verlies.games.katakomben.bot.net import net_of
from verlies.games.katakomben.content.tiles import DEPTHS, SAFE, STARTS, TILES, deep, haunted, lower, tile, upper
from verlies.games.katakomben.game import GAME, Katakomben
from verlies.games.katakomben.kinds import TileKind
from verlies.games.katakomben.tileset import TileSet, checked
from verlies.registry import GROUP, Registry
from verlies.testing import check_game
from verlies.testing.katakomben import Kata

Sort = Callable[[str, str, str], TileKind]

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


def test_bots_do_not_take_one_set_of_tiles_for_another() -> None:
    others = Katakomben("katakomben", checked(TileSet(safe(), DEPTHS, STARTS)))
    ways = [net_of(game.practice_state(2, 1, {}), 1, False, False) for game in (others, GAME, others)]
    assert ways[0] is ways[2], "they are remembered"
    assert (ways[0].size, ways[1].size) == tuple(
        len(game.tiles.rooms) + len(game.tiles.tunnels) for game in (others, GAME)
    )


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
        ({"tunnels": ALL_PORTS + " P-a", "places": f"{ROOM}, P 50 20"}, "a tunnel P-a without an end"),
        ({"tunnels": ALL_PORTS.replace("a-W2", "X-W2")}, "a tunnel X-W2 without an end"),
        (
            {"tunnels": ALL_PORTS + " a-b a-P b-P", "places": f"{ROOM}, b 20 20, P 50 20"},
            "more than one tunnel at P",
        ),
        ({"haunted": True}, "^tiles: a safe tile that is haunted"),
        ({"square": False}, "half a start tile among the others"),
    ],
)
def test_a_faulty_tile_is_named_with_its_fault(kind: dict[str, Any], fault: str) -> None:
    with pytest.raises(ValueError, match=fault if fault.startswith("^") else f"^tile S1: {fault}"):
        checked(TileSet(safe(**kind), DEPTHS, STARTS))


@pytest.mark.rule("katakomben.components.tiles", "katakomben.portal.any-other")
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(
            {
                "places": "a 50 20, b 80 50, c 20 50",
                "tunnels": "a-N1 a-N2 b-E1 b-E2 b-S1 b-S2 c-W1 c-W2 a-b b-c",
            },
            id="on from room to room, along a tunnel or back",
        ),
        pytest.param(
            {
                "places": "a 50 50, b 80 50, c 20 50",
                "tunnels": "b-N1 b-N2 a-E1 a-E2 a-S1 a-S2 a-W1 a-W2 b-c c-a:l",
            },
            id="on by way of a room without a port of its own",
        ),
        pytest.param(
            {
                "places": f"{ROOM}, P 50 20",
                "tunnels": "P-N1 a-N2:> a-E1:> a-E2:> a-S1:> a-S2:> a-W1:> a-W2:>",
            },
            id="on through another portal",
        ),
        pytest.param(
            {"places": "a 50 50, b 20 20, P 50 20, Q 20 50", "tunnels": f"{ALL_PORTS} a-b a-P b-Q"},
            id="one portal for each room",
        ),
    ],
)
def test_a_tile_that_leads_on_is_fine(kind: dict[str, Any]) -> None:
    assert checked(TileSet(safe(**kind), DEPTHS, STARTS)).tiles[0].id == "S1"


def artifacts(rooms: int) -> list[TileKind]:
    """Return tiles of the Depths with so many rooms for artifacts."""
    plain = [deep(each.id, ROOM, ALL_PORTS) for each in DEPTHS if not each.haunted]
    full = [deep(each.id, f"{ROOM} artifact=1", ALL_PORTS) for each in plain]
    return [*full[:rooms], *plain[rooms:], *[haunted(each.id, ROOM, ALL_PORTS) for each in DEPTHS if each.haunted]]


@pytest.mark.rule("katakomben.components.tiles", "katakomben.components.artifacts")
def test_there_are_more_rooms_for_artifacts_than_artifacts() -> None:
    checked(TileSet(SAFE, artifacts(8), STARTS))
    with pytest.raises(ValueError, match=r"^tiles: not more than 7 rooms for artifacts"):
        checked(TileSet(SAFE, artifacts(7), STARTS))


@pytest.mark.rule("katakomben.components.tiles", "katakomben.tile.discover")
def test_every_field_of_the_longest_dungeon_has_a_number() -> None:
    line = [f"{each.id}@n{north}" for north, each in enumerate(SAFE + DEPTHS, 2)]
    maze = Kata(tiles=line).table.maze
    assert len(maze.spots) == 30 + 62, "all tiles and halves in a line, and what lies around them"
    assert TILES.places[TILES.fields :] == [str(field) for field in range(92)]
    assert TILES.fields == len(TILES.rooms) + len(TILES.tunnels)


@pytest.mark.rule("katakomben.components.tiles", "katakomben.components.haunted-tiles")
@pytest.mark.parametrize(
    ("sets", "fault"),
    [
        ((SAFE[1:], DEPTHS, STARTS), "not 6 safe tiles and 22 of the Depths"),
        ((SAFE, DEPTHS[1:], STARTS), "not 6 safe tiles and 22 of the Depths"),
        (([*SAFE[:5], SAFE[0]], DEPTHS, STARTS), "two tiles with the same id"),
        (([DEPTHS[0], *SAFE[1:]], [SAFE[0], *DEPTHS[1:]], STARTS), "a tile among the wrong"),
        (([deep("X", ROOM, ALL_PORTS), *SAFE[1:]], DEPTHS, STARTS), "a tile among the wrong"),
        ((SAFE, [tile("X", ROOM, ALL_PORTS), *DEPTHS[1:]], STARTS), "a tile among the wrong"),
        ((SAFE, [haunted("X", ROOM, ALL_PORTS), *DEPTHS[1:]], STARTS), "not 4 haunted"),
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


def start(
    south: str, north: str, monkeys: int = 3, crypts: int = 1, sorts: tuple[Sort, Sort] = (lower, upper)
) -> dict[str, list[TileKind]]:
    """Return the start tiles with another side A."""
    rooms = f"crypt 50 90{' crypt' * (crypts > 0)}, hall 50 50{' crypt' * (crypts > 1)}"
    above = f"monkey 50 50 idols={monkeys}"
    return {"a": [sorts[0]("A1", rooms, south), sorts[1]("A2", above, north)], "b": STARTS["b"]}


@pytest.mark.rule("katakomben.components.tableau-and-start-tile")
@pytest.mark.parametrize(
    ("starts", "fault"),
    [
        (start("crypt-hall hall-W1 hall-S1", "monkey-N1"), "a way below the crypt"),
        (start("crypt-hall hall-W1 hall-N1", "monkey-N1"), "halves of a start tile that do not fit"),
        (start("crypt-hall hall-W1 hall-S2", "monkey-N1"), "a way below the crypt"),
        (start("crypt-hall hall-W1 hall-N1", "monkey-N1 monkey-S1"), "halves of a start tile that do not fit"),
        (start("crypt-hall hall-W1 hall-N2", "monkey-N1"), "halves of a start tile that do not fit"),
        (start("crypt-hall hall-W1", "monkey-N1 monkey-S1"), "halves of a start tile that do not fit"),
        (start("crypt-hall hall-W1", "monkey-N1 monkey-S2"), "halves of a start tile that do not fit"),
        (start("crypt-hall hall-W1", "monkey-N1", monkeys=2), "not 3 idols"),
        (start("crypt-hall hall-W1", "monkey-N1", monkeys=4), "not 3 idols"),
        (start("crypt-hall hall-W1", "monkey-N1", sorts=(upper, upper)), "the upper half is not that of the Depths"),
        (start("crypt-hall hall-W1", "monkey-N1", sorts=(lower, lower)), "the upper half is not that of the Depths"),
        (start("crypt-hall hall-W1", "monkey-N1", sorts=(tile, upper)), "halves of a start tile that are square"),
        (start("crypt-hall hall-W1", "monkey-N1", sorts=(lower, deep)), "halves of a start tile that are square"),
        (start("crypt-hall hall-W1", "monkey-N1", crypts=2), "not one crypt"),
        (start("crypt-hall", "monkey-N1"), "no way out of the crypt"),
        (start("crypt-hall hall-W1", "monkey-N1", crypts=0), "not one crypt"),
        ({"a": [STARTS["a"][1], STARTS["a"][0]], "b": STARTS["b"]}, "not one crypt"),
    ],
)
def test_both_halves_of_a_start_tile_must_fit(starts: dict[str, list[TileKind]], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        checked(TileSet(SAFE, DEPTHS, starts))


@pytest.mark.rule("katakomben.components.tableau-and-start-tile")
@pytest.mark.parametrize(("south", "north"), [("N1", "S2"), ("N2", "S1")])
def test_a_start_tile_that_fits_is_fine(south: str, north: str) -> None:
    tiles = checked(TileSet(SAFE, DEPTHS, start(f"crypt-hall hall-W1 hall-{south}", f"monkey-N1 monkey-{north}")))
    assert [tiles.rooms[tiles.crypts[side]].id for side in ("a", "b")] == ["crypt", "crypt"]


def test_a_package_brings_other_tiles_by_an_entry_point() -> None:
    points = [EntryPoint("open_market", "tests.katakomben.other_tiles:GAME", GROUP)]
    found = Registry([*points, EntryPoint("closed_market", "tests.katakomben.other_tiles:CLOSED", GROUP)])
    assert found.names() == ["open_market"]
    problem = found.problems()["closed_market"]
    assert "tile S1: a port without a tunnel" in str(problem.facts["detail"])
    state = found.game("open_market").practice_state(2, 1, {})
    assert [room.market for room in state.rooms if state.tiles.tiles[room.tile].id == "S1"] == [True]
