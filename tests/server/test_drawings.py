"""Drawings: each is made once, and their common name changes with any of them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.desk import house
from verlies.core.art import BoardArt
from verlies.core.scene import Place, Static
from verlies.drawing.picture import NoArt
from verlies.registry import game
from verlies.server.wire import drawings


class Sketch(NoArt):
    """Art that draws every board as its first place, and counts how often it is asked to."""

    def __init__(self, back: str) -> None:
        self.back = back
        self.drawn = 0

    def board(self, static: Static) -> BoardArt:
        """Return a board that tells which one it is."""
        self.drawn += 1
        first = static.places[0].id
        return BoardArt(first if first.startswith("F") else self.back, 10, 10, {})


@pytest.fixture
def sketch(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Return how to let KLONG! be drawn by somebody else."""

    def drawn_with(back: str) -> Sketch:
        forget()
        art = Sketch(back)
        monkeypatch.setattr(drawings, "art_of", lambda game: art)
        return art

    yield drawn_with
    forget()


def forget() -> None:
    """Forget what was drawn."""
    kept = (drawings.symbols, drawings.colours, drawings.faces, drawings._board, drawings.art_version)
    for each in kept:
        each.cache_clear()


def test_the_name_of_the_drawings_changes_with_every_board_that_can_be_chosen(sketch: Any) -> None:
    names = set()
    for back in ("one", "another"):
        sketch(back)
        names.add(drawings.art_version("klong"))
    assert len(names) == 2


def test_a_board_is_drawn_once_whatever_else_was_agreed(sketch: Any) -> None:
    art = sketch("back")
    klong = game("klong")
    drawings.art_version("klong")
    assert art.drawn == 2
    for wish in ({}, {"board": "back"}, {"start": "1"}, {"colours": "blue,green"}):
        assert drawings.board("klong", klong.settings(wish, 2))
    assert art.drawn == 2


def test_a_place_more_makes_another_board(sketch: Any) -> None:
    art = sketch("back")
    for places in ((Place("F01", 0, 0),), (Place("F01", 0, 0), Place("F02", 1, 1)), (Place("F01", 0, 0),)):
        drawings._board("klong", Static(places))
    assert art.drawn == 2


@pytest.mark.parametrize("game", ["klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige"])
def test_a_game_has_a_picture_to_be_recognised_by_and_says_how_large_it_is(tmp_path: Path, game: str) -> None:
    with house(tmp_path) as client:
        reply = client.get(f"/api/art/{game}/cover.svg")
        assert reply.headers["content-type"] == "image/svg+xml"
        assert reply.text.startswith("<svg")
        info = next(each for each in client.get("/api/games?lang=en").json() if each["id"] == game)
        assert info["rules"] == len(client.get(f"/api/rules/{game}/en").json()) > 100
        assert 0 < int(info["time"]) < 120
