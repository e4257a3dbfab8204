"""Browsers for the tests of the web table. Without chromium they are skipped loudly; in CI that is a failure."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests_browser.server import Server

DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def missing(what: str) -> None:
    """Skip loudly; in CI, fail."""
    reason = f"NO BROWSER TESTS: {what}"
    if os.environ.get("CI", "").lower() in ("1", "true"):
        pytest.fail(f"{reason} (CI must not do without)", pytrace=False)
    pytest.skip(reason)


def find_chromium() -> str:
    """Return where chromium is."""
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), "")
    if not found:
        missing("chromium is not installed (apt-get install chromium)")
    return found


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """A browser for all tests here."""
    executable = find_chromium()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("playwright is not installed (pip install playwright)")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests here."""
    found = Server(tmp_path_factory.mktemp("server"))
    found.start()
    yield found
    found.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may stop it."""
    found = Server(tmp_path)
    found.start()
    yield found
    found.stop()


@pytest.fixture
def sit(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Return how somebody sits down at a browser; whoever complained on the console fails the test."""
    from tests_browser.player import Player

    players: list[Player] = []

    def new(lang: str = "en", theme: str = "dark", phone: bool = False, at: Server = server) -> Player:
        context = browser.new_context(
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            locale={"de": "de-DE", "en": "en-US"}[lang],
            color_scheme=theme,
            reduced_motion="reduce",
        )
        context.set_default_timeout(15_000)
        players.append(Player(context, at.url))
        return players[-1]

    yield new
    for player in players:
        player.context.close()
    assert [complaint for player in players for complaint in player.complaints] == []
