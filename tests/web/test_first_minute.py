"""The first minute at the table, in a real browser: one click, play, end the turn; a friend comes by link."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
START = """
import sys
from pathlib import Path
from verlies.server.run import serve
serve("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]))
"""
OPEN = """async () => {
    const wish = {game: "klong", seats: ["you", "friend", "random"], name: "Anna"};
    const headers = {"content-type": "application/json"};
    return (await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(wish)})).json();
}"""
PLAYABLE = ".hand .card.legal"

if CHROMIUM is None and os.environ.get("CI") != "true":
    pytest.skip("THE BROWSER TESTS DID NOT RUN: install chromium to run them", allow_module_level=True)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own."""
    port = 8900 + os.getpid() % 900
    data = tmp_path_factory.mktemp("table")
    server = subprocess.Popen([sys.executable, "-c", START, str(port), str(data)])
    url = f"http://127.0.0.1:{port}"
    for _ in range(100):
        try:
            urllib.request.urlopen(f"{url}/api/games", timeout=1)
            break
        except OSError:
            time.sleep(0.1)
    yield url
    server.terminate()
    server.wait()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser without a screen."""
    assert CHROMIUM is not None, "chromium is missing"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


def visit(browser: Browser, url: str, size: tuple[int, int], locale: str, complaints: list[str]) -> Page:
    width, height = size
    context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, has_touch=width < 500)
    page = context.new_page()
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.goto(url)
    return page


SIZES = [pytest.param((1366, 768), id="desktop"), pytest.param((390, 844), id="phone")]


@pytest.mark.feature(37, 41, 65)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("locale", "word"), [("de-DE", "am Zug"), ("en-GB", "your turn")])
def test_one_click_and_the_game_against_bots_begins(
    browser: Browser, address: str, size: tuple[int, int], locale: str, word: str
) -> None:
    complaints: list[str] = []
    page = visit(browser, address, size, locale, complaints)
    page.click("#quick")
    page.wait_for_selector(".prompt.mine", timeout=60_000)
    assert word in page.inner_text(".prompt.mine")
    before = page.locator(PLAYABLE).count()
    assert before > 0
    page.locator(PLAYABLE).first.click()
    expect(page.locator(PLAYABLE)).not_to_have_count(before)
    document = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert document == list(size), "the page must not scroll"
    assert complaints == []
    page.context.close()


@pytest.mark.feature(39)
def test_a_friend_takes_a_seat_by_link(browser: Browser, address: str) -> None:
    complaints: list[str] = []
    host = visit(browser, address, (1366, 768), "de-DE", complaints)
    made = host.evaluate(OPEN)
    host.goto(f"{address}/t/{made['table']}#s={made['token']}")
    host.reload()
    friend = visit(
        browser, f"{address}/t/{made['table']}#i={made['invites'][0]['token']}", (390, 844), "en-GB", complaints
    )
    friend.wait_for_selector("input")
    friend.locator("input").first.fill("<img src=x onerror=alert(1)>"[:24])
    friend.locator("form button, button.main").first.click()
    for page in (host, friend):
        page.wait_for_selector(".prompt", timeout=20_000)
        assert "#" not in page.url, "a capability never stays in the address"
        assert page.locator("img[src='x']").count() == 0
    assert complaints == []


def test_the_vendored_libraries_are_what_they_were() -> None:
    import hashlib

    vendor = Path(__file__).resolve().parents[2] / "src" / "verlies" / "web" / "vendor"
    for line in (vendor / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split()
        assert hashlib.sha256((vendor / name).read_bytes()).hexdigest() == digest, name
