"""Tiles as they lie: one face for a kind, turned wherever it is shown."""

from collections.abc import Mapping

import pytest

from verlies.core.scene import Face, Place, Scene, Spot, Static, Token
from verlies.drawing.picture import picture
from verlies.drawing.picture.art import NoArt
from verlies.drawing.svg import symbol
from verlies.text import words

TILE = Face("fork", "room", sides=("door", "open", "wall", "gate"), parts=(0, 0, -1, 1), ways=(0, 0, 1, 1, 3, 3))


@pytest.mark.parametrize("turned", range(8))
def test_a_tile_shows_its_sides_as_it_lies(turned: int) -> None:
    lying = TILE.lying(turned)
    for side in range(4):
        assert lying.sides[(side + turned) % 4] == TILE.sides[side]
        assert lying.parts[(side + turned) % 4] == TILE.parts[side]
    assert [lying.sides[way] for way in lying.ways] == [TILE.sides[way] for way in TILE.ways]
    assert TILE.lying(turned + 4) == lying


def test_what_has_no_sides_lies_as_it_is() -> None:
    assert Face("crypt", "card").lying(3) == Face("crypt", "card")


class OneTile(NoArt):
    """Nothing is drawn but one tile and what stands in its passages."""

    def symbols(self) -> Mapping[str, str]:
        """Return the tile, a door and a gate."""
        return {name: symbol(name, 100, 100) for name in ("room-fork", "side-door", "side-gate")}


@pytest.mark.parametrize(("turned", "transform"), [(0, ""), (1, "rotate(90 "), (3, "rotate(270 ")])
def test_a_picture_turns_the_tile_and_what_is_shown_of_it(turned: int, transform: str) -> None:
    static = Static(places=(Place("a1", 50, 50),), faces=(TILE,))
    tokens = (Token("tile-a1", "room", "fork", "a1", turned=turned, flat=True),)
    spots = (Spot("room", noun="room", face="fork", turned=turned),)
    scene = Scene(game="", seat=0, static="", tokens=tokens, spots=spots)
    drawn = picture(scene, static, OneTile(), words(None, "en"))
    tiles = [part.partition("/>")[0] for part in drawn.split("<use ")[1:] if part.startswith('href="#room-fork"')]
    assert len(tiles) == 2, "on the board and beside it"
    assert all((transform in tile) if transform else ("transform" not in tile) for tile in tiles)
