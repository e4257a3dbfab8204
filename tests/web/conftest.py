"""Browsers for the tests of the web table. Without chromium they are skipped loudly; in CI that is a failure."""

import os
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.web.server import SLOW, Server
from tests.web.wardrobe import PATIENCE, Look, Wardrobe
from tools import chromium

HERE = Path(__file__).parent
NEEDS = ("playwright", "zxingcpp", "axe_playwright_python")
"""What these tests import; where one is not to be had, they are not even read, and `make test` says so at its end."""
collect_ignore_glob = [] if all(map(find_spec, NEEDS)) else ["test_*.py"]
SECONDS = 300
"""So long a test may take unless it says otherwise."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",
]
"""The last lets the pages of a context share one process, that what is compiled in it need not be compiled again."""


ALL = "VERLIES_ALL"
"""Whoever sets this wants whole journeys, too."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give every test here more time than others have, and those in a browser a second try; leave out whole journeys.

    docs/decisions/0025 says why there is a second try, and 0028 which journeys are long, and who proves their parts.
    """
    for item in (each for each in items if each.path.parent == HERE):
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))
        wished = item.get_closest_marker("timeout")
        seconds = wished.args[0] if wished else SECONDS
        item.add_marker(pytest.mark.timeout(seconds, func_only=True), append=False)  # each try has its own clock
    if not os.environ.get(ALL):
        long = {each for each in items if each.get_closest_marker("long")}
        config.hook.pytest_deselected(items=list(long))
        items[:] = [each for each in items if each not in long]


def missing(what: str) -> None:
    """Skip loudly; in CI, fail."""
    reason = f"THE TESTS OF THE WEB TABLE DID NOT RUN: {what}"
    if chromium.required():
        pytest.fail(f"{reason} (CI must not do without)", pytrace=False)
    pytest.skip(reason)


def find_chromium() -> str:
    """Return where chromium is."""
    lacking = chromium.lacking()
    if lacking:
        missing(lacking)
    return chromium.find()


@pytest.fixture(scope="package")
def browser() -> Iterator[Any]:
    """A browser for all tests here; one for each worker of pytest-xdist."""
    executable = find_chromium()
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=executable, args=FLAGS, timeout=3 * PATIENCE)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests here."""
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which may stop it; its bots take their time."""
    with Server(tmp_path, SLOW) as found:
        yield found


@pytest.fixture(scope="package")
def wardrobe(browser: Any, server: Server) -> Iterator[Wardrobe]:
    """The contexts in which all come to that server."""
    found = Wardrobe(browser, server.url)
    yield found
    found.close()


@pytest.fixture
def sit(browser: Any, server: Server, wardrobe: Wardrobe) -> Iterator[Callable[..., Any]]:
    """Return how somebody sits down at a browser; whoever complained on the console fails the test."""
    from tests.web.player import Player

    players: list[tuple[Look, Player]] = []

    def new(
        lang: str = "en", theme: str = "dark", phone: bool = False, at: Server = server, moving: bool = False
    ) -> Player:
        look = Look(lang, theme, phone, moving)
        context = wardrobe.take(look) if at is server else look.context(browser)
        players.append((look, Player(context, at.url, lang)))
        return players[-1][1]

    yield new
    for look, player in players:
        if player.url == server.url:
            wardrobe.give_back(look, player.context)
        else:
            player.context.close()
    assert [complaint for _, player in players for complaint in player.complaints] == []
