"""A game that cannot be loaded has a row in the lobby of whoever runs the house."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.planted import BROKEN, PACKAGE, WHY, plant
from tests.web.journeys import dresses
from tests.web.player import Player
from tests.web.server import Server
from tests.web.test_access import audit

Sit = Callable[..., Player]
ROW = ".broken-games li"
TOO_WIDE = "document.documentElement.scrollWidth - innerWidth"
SAID = {
    "de": (f"Das Spiel „{BROKEN}“ lässt sich nicht laden: {WHY}.", "Das siehst nur du"),
    "en": (f"The game “{BROKEN}” cannot be loaded: {WHY}.", "Only you see this"),
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which one game cannot be loaded."""
    folder: Path = tmp_path_factory.mktemp("broken")
    made = Server(folder)
    plant(folder / "site")
    with made:
        yield made


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_broken_game_is_told_among_the_games(sit: Sit, house: Server, phone: bool) -> None:
    anna = sit("de", phone=phone, at=house)
    anna.lobby()
    for lang, _ in dresses(anna):
        why, whom = SAID[lang]
        expect(anna.all(ROW)).to_contain_text([why])
        expect(anna.all(ROW)).to_contain_text([f"pip uninstall {PACKAGE}"])
        expect(anna.all(".broken-games .quiet")).to_contain_text(whom)
        expect(anna.all(f"[data-game={BROKEN}]")).to_have_count(0)
        assert audit(anna) == []
        assert anna.page.evaluate(TOO_WIDE) == 0


def test_where_all_games_can_be_loaded_nothing_is_said(sit: Sit) -> None:
    anna = sit()
    with anna.page.expect_response("**/api/broken**") as reply:
        anna.lobby()
    assert reply.value.json() == []
    expect(anna.all(".broken-games")).to_have_count(0)


@pytest.mark.parametrize("fails", [True, False], ids=["failing", "silent"])
def test_the_lobby_neither_waits_for_it_nor_fails_with_it(sit: Sit, house: Server, fails: bool) -> None:
    anna = sit(at=house)
    anna.page.route("**/api/broken**", lambda route: route.fulfill(status=500) if fails else None)
    anna.quick()
    anna.forgive("500")
