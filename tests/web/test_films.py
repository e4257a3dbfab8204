"""The films of the README are made here, by playing until their moment comes; `make films` keeps them."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageSequence

from tests.web.player import Player
from tests.web.server import ROOT, Server
from tools.films import AFTER, BEFORE, FILMS, PACE, Film, Frame, cut, shoot
from tools.screens import open_table

Sit = Callable[..., Player]
KEPT = ROOT / "docs" / "pictures" / "films"
KEEP = "VERLIES_KEEP_FILMS"
"""Whoever sets this wants the films of the README anew."""


@pytest.fixture
def cinema(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots take the time that one needs to follow them."""
    with Server(tmp_path, PACE) as found:
        yield found


def watched(path: Path) -> tuple[float, int]:
    """Return how many seconds a film takes, and how many of its pictures differ from the first."""
    with Image.open(path) as film:
        pictures = [(picture.convert("RGB"), picture.info["duration"]) for picture in ImageSequence.Iterator(film)]
    first = pictures[0][0]
    moved = sum(1 for picture, _ in pictures if ImageChops.difference(first, picture).getbbox())
    return sum(each for _, each in pictures) / 1000, moved


FIRST_ANSWER = Film("dungeonquest", "lantern", ".prompt:not(.mine)")
"""What is seen as soon as somebody has answered."""


def filmed(sit: Sit, cinema: Server, film: Film, path: Path) -> None:
    """Play until a moment and film it; the film shows what led to it and what came of it."""
    anna = sit("de", at=cinema, moving=True)
    table = open_table(cinema.url, film.game, film.seed)
    anna.page.add_init_script(f"localStorage.setItem('verlies-tour-{film.game}', 'done');")
    anna.page.goto(f"{cinema.url}/t/{table.id}#s={table.token}")
    anna.wait_for_turn()
    shoot(anna.page, film.moment, path)
    length, moved = watched(path)
    assert AFTER - 1 < length < BEFORE + AFTER + 1
    assert moved > AFTER, "it moves all the time"


def test_a_moment_is_filmed_as_soon_as_it_is_seen(sit: Sit, cinema: Server, tmp_path: Path) -> None:
    filmed(sit, cinema, FIRST_ANSWER, tmp_path / "film.webp")


@pytest.mark.long
@pytest.mark.parametrize("film", FILMS, ids=lambda film: film.game)
def test_a_film_shows_what_led_to_a_moment_and_what_came_of_it(
    sit: Sit, cinema: Server, film: Film, tmp_path: Path
) -> None:
    path = tmp_path / f"{film.game}.webp"
    filmed(sit, cinema, film, path)
    if KEEP in os.environ:
        shutil.copy(path, KEPT / path.name)


@pytest.mark.parametrize("film", FILMS, ids=lambda film: film.game)
def test_the_readme_shows_every_film(film: Film) -> None:
    path = KEPT / f"{film.game}.webp"
    assert path.relative_to(ROOT).as_posix() in (ROOT / "README.md").read_text(encoding="utf-8")
    length, moved = watched(path)
    assert AFTER - 1 < length < BEFORE + AFTER + 1
    assert moved > AFTER


def test_a_film_is_cut_to_its_time_and_begins_with_what_stood_there() -> None:
    frames = [Frame(at, b"%d" % n) for n, at in enumerate((1.0, 2.0, 2.5, 2.51, 3.0, 9.0))]
    assert cut(frames, 2.2, 4.0) == [Frame(2.2, b"1"), Frame(2.5, b"2"), Frame(3.0, b"4")]
