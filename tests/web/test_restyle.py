"""How much of the page is styled anew, counted by the browser itself: opening a dialog leaves the board alone."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import STILL, Player

Sit = Callable[..., Player]
CATEGORIES = ["disabled-by-default-devtools.timeline", "devtools.timeline", "blink"]
GAMES = ["klong", "dungeonquest", "katakomben", "bag_of_dungeon", "koenige"]
ALL_ANEW = "document.documentElement.style.fontSize = '19px'"


def restyled(player: Player, browser: Any, deed: Callable[[], None]) -> int:
    """Return how many elements were styled anew by a deed."""
    browser.start_tracing(page=player.page, categories=CATEGORIES)
    deed()
    player.page.evaluate(STILL)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sum(event["args"].get("elementCount", 0) for event in events if event["name"] == "UpdateLayoutTree")


def open_settings(player: Player) -> None:
    """Open a dialog."""
    player.page.click("#settings")
    expect(player.all("dialog[open]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_opening_a_dialog_restyles_no_whole_board(sit: Sit, browser: Any, game: str) -> None:
    anna = sit()
    anna.sit_at("greedy", "greedy", game=game, seed="web-2")
    anna.wait_for_turn()
    anna.page.evaluate(STILL)
    found = restyled(anna, browser, lambda: open_settings(anna))
    whole = restyled(anna, browser, lambda: anna.page.evaluate(ALL_ANEW))
    assert 0 < found * 10 < whole
