"""A map that grows in the terminal: boxes with gaps, dots around them, and only a part of it if it is too wide."""

from typing import Any

import pytest
from lantern import GAME

from tests.maps import explored
from verlies.core.match import Match
from verlies.kit.tiles import NONE
from verlies.terminal.around import Surroundings
from verlies.terminal.grid import Map
from verlies.terminal.look import Look
from verlies.terminal.offers import offers
from verlies.terminal.prompt import listed
from verlies.terminal.table import Painter
from verlies.text.words import Words


def painter(match: Match[Any], language: str = "en", seat: int = 0) -> Painter:
    words = Words.of(match.game, match.header, language)
    return Painter(words, match.game.static({}), seat, Look(["red", "blue"]), scene=match.scene(seat))


def drawn(match: Match[Any], language: str = "en", width: int = 80) -> list[str]:
    """Return the whole map as plain lines."""
    return [line.plain for line in Map(painter(match, language), match.scene(0), width, 24).lines()]


def tunnel(length: int) -> Match[Any]:
    """Return a mine that leads to the east, with the lantern at its end."""
    match = GAME.new(2, seed=1)
    chart = match.state.chart
    for x in range(1, length + 1):
        chart.lay(chart.at(x, 0), 0, 1)
    match.state.lantern = chart.at(length, 0)
    return match


@pytest.mark.parametrize(("language", "east", "start"), [("en", "E", "start"), ("de", "O", "Start")])
def test_tiles_are_boxes_and_ghost_cells_are_dotted(language: str, east: str, start: str) -> None:
    lines = drawn(tunnel(1), language)
    middle = [
        "·  ·  ·┌─   ─┐┌─────┐·  ·  ·",
        f"·  W1 · {start}   *    ·  {east}2 ·",
        "·  ·  ·└─   ─┘└─────┘·  ·  ·",
    ]
    assert lines[3:6] == middle
    assert lines[1].strip() == "·  N1 ·"


def test_a_map_that_is_too_wide_is_shown_around_the_reader() -> None:
    lines = drawn(tunnel(14))
    assert max(len(line) for line in lines[:9]) <= 80
    assert any("E15" in line for line in lines)
    assert not any("W1" in line for line in lines)
    assert any("W1" in line for line in drawn(tunnel(14), width=140))


def test_ways_and_prices_are_listed_by_name() -> None:
    match = explored(3, 3, "Lay")
    seat = match.decisions[0].seats[0]
    own = painter(match, "de", seat)
    text = "\n".join(line.plain for line in listed(offers(own, match.scene(seat).prompts[0])))
    assert "(1 Öl)" in text
    around = Surroundings(own, match.scene(seat))
    ways = "\n".join(line.plain for line in around.lines(around.here(), "hier"))
    assert all(f"{side}: " in ways for side in ("Norden", "Osten", "Süden", "Westen"))


def test_a_turned_tile_is_told_in_words() -> None:
    match = explored(3, 2, "Rotate")
    seat = match.decisions[0].seats[0]
    text = "\n".join(line.plain for line in listed(offers(painter(match, "de", seat), match.scene(seat).prompts[0])))
    assert "Norden offen" in text or "Norden Wand" in text
    assert match.state.chart.lying.count(NONE) > 3
