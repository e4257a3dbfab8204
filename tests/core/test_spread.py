"""Where everything is on a map that grows."""

import pytest

from tests.maps import CAVES, caves, explored
from verlies.core.rng import Rng
from verlies.core.scene import Field, Link, Mark, Place, Plan, Scene, Static, Token
from verlies.core.spread import bounds, leaving, port_at, printed, spread, turned_point, turned_port


def laid(*tiles: tuple[str, int, int, int], static: Static = CAVES) -> tuple[dict[str, tuple[float, float]], set[Link]]:
    """Return the places by id and the ways of a map of these tiles: face, x, y, turns."""
    fields = tuple(Field(f"f{i}", x, y) for i, (_, x, y, _) in enumerate(tiles))
    tokens = tuple(
        Token(f"t{i}", "tile", face, f"f{i}", turned=turns, flat=True) for i, (face, _, _, turns) in enumerate(tiles)
    )
    places, links = spread(static, Scene(game="caves", seat=0, static="", tokens=tokens, fields=fields))
    return {place.id: (place.x, place.y) for place in places}, set(links)


def test_a_room_is_named_by_its_tile_and_a_lone_one_like_it() -> None:
    places, _ = laid(("twin", 0, 0, 0), ("hall", 2, -1, 0))
    assert places == {"t0.a": (20, 30), "t0.b": (80, 60), "t1": (250, -50)}


@pytest.mark.parametrize(("turns", "at"), [(0, (20, 30)), (1, (70, 20)), (2, (80, 70)), (3, (30, 80))])
def test_rooms_turn_with_their_tile(turns: int, at: tuple[float, float]) -> None:
    places, _ = laid(("twin", 0, 0, turns))
    assert places["t0.a"] == at


def test_the_first_port_of_a_side_meets_the_second_of_the_other() -> None:
    _, links = laid(("twin", 0, 0, 0), ("hall", 0, -1, 0))
    assert Link("t0.a", "t1") in links
    _, alone = laid(("twin", 0, 0, 0), ("twin", 0, -1, 0))
    assert alone == {Link("t0.a", "t0.b", True), Link("t1.a", "t1.b", True)}


def test_a_way_has_the_marks_of_both_ends_and_leads_where_both_allow() -> None:
    _, links = laid(("twin", 0, 0, 0), ("hall", 1, 0, 0), ("hall", 0, 1, 0))
    assert Link("t0.b", "t1", marks=(Mark("door"),)) in links
    assert Link("t0.b", "t2", one_way=True) in links


def test_ways_are_told_once_however_tiles_are_ordered() -> None:
    tiles = (("hall", 0, 0, 0), ("hall", 1, 0, 1), ("hall", 0, 1, 3))
    _, links = laid(*tiles)
    ends = sorted(tuple(sorted((link.a, link.b))) for link in links)
    assert ends == [("t0", "t1"), ("t0", "t2")]


@pytest.mark.parametrize("seed", range(40))
def test_four_turns_are_none(seed: int) -> None:
    rng = Rng(seed)
    x, y = rng.below(100), rng.below(100)
    assert turned_point(*turned_point(x, y, 3), 1) == turned_point(x, y, 4) == (x, y)
    assert turned_port(turned_port("e2", 3), 1) == "e2"
    scene = caves(rng)
    places, links = spread(CAVES, scene)
    ids = [place.id for place in places]
    assert len(set(ids)) == len(ids)
    assert {end for link in links for end in (link.a, link.b)} <= set(ids)


def test_ports_are_counted_clockwise() -> None:
    assert [port_at(port) for port in ("n1", "n2", "e1", "s1", "w2", "w")] == [
        (25, 0),
        (75, 0),
        (100, 25),
        (75, 100),
        (0, 25),
        (0, 50),
    ]


def test_bounds_have_a_little_around() -> None:
    assert bounds([Field("a", -1, 0), Field("b", 2, 1)]) == (-110, -10, 420, 220)


def test_what_a_side_shows_follows_from_the_plan() -> None:
    faces = printed(CAVES)
    assert faces["tile", "twin"].sides == ("open", "door", "open", "wall")
    assert faces["tile", "twin"].lying(1).sides == ("wall", "open", "door", "open")


def test_a_ghost_cell_is_a_place_and_a_tile_that_lies_replaces_it() -> None:
    match = explored(3, 4)
    places, links = spread(match.game.static({}), match.scene(0))
    fields = match.scene(0).fields
    assert sorted(place.id for place in places) == sorted(field.id for field in fields)
    assert all(link.a != link.b for link in links)
    assert len(links) >= 3, "every tile of Lantern is joined"


def test_ways_that_lead_off_the_tiles_end_in_open_fields() -> None:
    fields = (Field("f0", 0, 0), Field("north", 0, -1, open=True), Field("east", 1, 0, open=True), Field("west", -1, 0))
    tokens = (Token("t0", "tile", "twin", "f0", flat=True),)
    scene = Scene(game="caves", seat=0, static="", tokens=tokens, fields=fields)
    assert set(leaving(CAVES, scene)) == {Link("t0.a", "north"), Link("t0.b", "east", marks=(Mark("door"),))}


def test_a_way_keeps_the_places_on_it_wherever_its_tile_lies() -> None:
    lock = Plan("lock", (Place("a", 20, 50), Place("l", 60, 50)), (Link("a", "e", via=("l",)), Link("a", "w")))
    static = Static(plans=(lock,))
    _, links = laid(("lock", 0, 0, 0), ("lock", 1, 0, 0), static=static)
    assert links == {Link("t0.a", "t1.a", via=("t0.l",))}
    _, links = laid(("lock", 0, 0, 0), ("lock", 1, 0, 2), static=static)
    assert links == {Link("t0.a", "t1.a", via=("t0.l", "t1.l"))}
