"""The films of the README are made by playing: here one of the first thing that happens at a table."""

from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops, ImageSequence

from tests.web.player import Player
from tools.films import AFTER, BEFORE, Frame, cut, shoot


def test_a_film_shows_what_led_to_a_moment_and_what_came_of_it(sit: Callable[..., Player], tmp_path: Path) -> None:
    anna = sit()
    anna.quick()
    path = tmp_path / "film.webp"
    count = shoot(anna.page, ".scenes .caption", path)
    assert count > 1
    with Image.open(path) as film:
        pictures = [(picture.convert("RGB"), picture.info["duration"]) for picture in ImageSequence.Iterator(film)]
    first = pictures[0][0]
    changed = any(ImageChops.difference(first, picture).getbbox() for picture, _ in pictures)
    assert changed, "something moves"
    length = sum(each for _, each in pictures) / 1000
    assert AFTER - 1 < length < BEFORE + AFTER + 1


def test_a_film_is_cut_to_its_time_and_begins_with_what_stood_there() -> None:
    frames = [Frame(at, b"%d" % n) for n, at in enumerate((1.0, 2.0, 2.5, 2.51, 3.0, 9.0))]
    assert cut(frames, 2.2, 4.0) == [Frame(2.2, b"1"), Frame(2.5, b"2"), Frame(3.0, b"4")]
