"""Photograph the web table: lobby, first turn, middle, moments of its own and end of every game.

On a desk and on a phone, in German and English, dark and light; the middle on a phone that lies on its side, too.

python tools/screens.py                          all pictures into docs/pictures/table
python tools/screens.py --game dungeonquest      those of one game
python tools/screens.py --only middle-phone      only those with this in their name

A game against bots is played from a fixed seed: at every question Anna does what the hint says. If it ends before its
moment has come, another one is dealt. A complaint on the console is a failure, and so is a page that scrolls.
"""

import argparse
import base64
import json
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import uvicorn
from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools import chromium
from verlies.server.http.app import Config, make_app
from verlies.server.http.guard import Buckets
from verlies.server.http.run import SETTINGS, free_port

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "table"
SIZES = {"desktop": (1366, 768), "phone": (390, 844), "landscape": (844, 390)}
LANGUAGES = {"de": "de-DE", "en": "en-GB"}
THEMES = ("dark", "light")
ADDRESS = "127.0.0.1"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
QUALITY = 76
PACE = 0.01
PATIENCE = 60_000
SHORTLY = 5_000
LONG = 1500
"""More answers than any game takes one person."""
TRIES = 6
"""So many games are dealt until every moment was seen."""
OPPONENTS = ["greedy", "greedy", "greedy"]

PICTURED = """
() => [...document.images].filter((e) => e.getBoundingClientRect().top < innerHeight)
  .every((e) => e.complete && e.naturalWidth > 0)
"""
"""Whether all pictures of the games that are in sight have come."""
SCROLLS = (
    "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)
ALL_SEEN = "(wanted) => wanted.every((s) => document.querySelector(s))"
ASKED, OVER, PARTING = ".prompt.mine", ".dialog-result", ".dialog-parting"
IN_HAND = (ASKED, ".target", ".market .card.legal")
"""Something can be entered and something can be bought."""


class Shoot(NamedTuple):
    """What is photographed of a game besides lobby, first turn and end: the middle and moments of its own, as CSS."""

    answers: int
    """After so many answers the middle may come."""
    middle: tuple[str, ...]
    moments: dict[str, tuple[str, ...]] = {}
    seed: str = "lantern"

    @property
    def stages(self) -> tuple[str, ...]:
        """All that is photographed."""
        return ("lobby", "early", "middle", *self.moments, "end")


SHOOTS = {
    "klong": Shoot(60, IN_HAND),
    "katakomben": Shoot(110, IN_HAND, {"tile": (ASKED, ".ahead.mine")}),
    "dungeonquest": Shoot(8, (ASKED, ".target"), {"fight": (".spot-fight .matrix",), "below": (".spot-below",)}),
    "bag_of_dungeon": Shoot(40, (ASKED, ".target"), {"fight": (ASKED, ".spot-fight")}),
    "koenige": Shoot(60, (ASKED, ".target"), {"fight": (ASKED, ".spot-fight")}),
}


class Embarrassing(Exception):
    """Something on a page that nobody should see."""


@dataclass
class Table:
    """A table and the capability to play at it."""

    url: str
    game: str
    title: str
    id: str
    token: str
    people: list[str]

    def memory(self, hints_read: bool) -> Any:
        """Return what a browser keeps that has been at the table before."""
        now = int(time.time() * 1000)
        seat = {"table": self.id, "token": self.token, "seat": 0, "game": self.game, "title": self.title, "at": now}
        known = {**seat, "status": "playing", "people": self.people}
        kept = {f"verlies-table-{self.id}": json.dumps(known), "verlies-name": "Anna"}
        if hints_read:
            kept[f"verlies-tour-{self.game}"] = "done"
        items = [{"name": name, "value": value} for name, value in kept.items()]
        return {"cookies": [], "origins": [{"origin": self.url, "localStorage": items}]}


@dataclass
class Window:
    """One browser window, and what it complained about."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def sit(self, table: Table) -> None:
        """Come to the table."""
        self.page.goto(f"{table.url}/t/{table.id}")
        self.page.wait_for_selector(".table .prompt", timeout=PATIENCE)

    def snap(self, path: Path) -> None:
        """Keep what is seen."""
        self.page.wait_for_timeout(250)
        self.check(path.stem)
        session = self.page.context.new_cdp_session(self.page)
        shot = session.send("Page.captureScreenshot", {"format": path.suffix[1:], "quality": QUALITY})
        path.write_bytes(base64.b64decode(shot["data"]))

    def check(self, name: str) -> None:
        """Fail if the page scrolls or complained."""
        if self.page.evaluate(SCROLLS) != [0, 0]:
            raise Embarrassing(f"{name}: the page scrolls")
        if self.complaints:
            raise Embarrassing(f"{name}: {self.complaints}")


@contextmanager
def serving(data: Path, pace: float = PACE) -> Iterator[str]:
    """Run a server on a free port."""
    port = free_port(ADDRESS, 0)
    app = make_app(Config(data, pace=pace))
    app.state.limits.tables = Buckets(100, 100)
    server = uvicorn.Server(uvicorn.Config(app, host=ADDRESS, port=port, **SETTINGS))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    yield f"http://{ADDRESS}:{port}"
    server.should_exit = True
    thread.join()


def window(browser: Browser, size: str, lang: str, theme: str, memory: Any = None, moving: bool = False) -> Window:
    """Return a new window of that size, language and theme, in which things move or do not."""
    width, height = SIZES[size]
    phone = size != "desktop"
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LANGUAGES[lang],
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="no-preference" if moving else "reduce",
        has_touch=phone,
        is_mobile=phone,
        storage_state=memory,
    )
    return Window(context.new_page())


def open_table(url: str, game: str, seed: str) -> Table:
    """Open a table against bots, dealt from a seed."""
    info = next(each for each in call(f"{url}/api/games?lang=de") if each["id"] == game)
    bots = OPPONENTS[: info["seats"][1] - 1]
    made = call(f"{url}/api/tables", {"game": game, "seats": ["you", *bots], "name": "Anna", "seed": seed})
    people = [seat["name"] for seat in call(f"{url}/api/tables/{made['table']}")["seats"]]
    return Table(url, game, info["title"], made["table"], made["token"], people)


def call(address: str, body: object = None) -> Any:
    """Ask the server for something."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, {"content-type": "application/json"})) as reply:
        return json.load(reply)


def is_over(page: Page, patience: float = PATIENCE) -> bool:
    """Wait until something is asked, or the game is over; who has left it is told so first."""
    page.wait_for_selector(f"{ASKED}, {OVER}, {PARTING}", timeout=patience)
    if page.locator(PARTING).count():
        page.locator(f"{PARTING} .main").click()
        page.wait_for_selector(f"{ASKED}, {OVER}", timeout=10 * patience)
    return page.locator(OVER).count() > 0


def follow_hint(page: Page) -> None:
    """Do what a bot would do, and wait until it is done."""
    if is_over(page):
        return
    page.keyboard.press("h")
    try:
        page.locator(".do-it").click(timeout=SHORTLY)
        page.wait_for_selector(".tour.hint", state="detached", timeout=SHORTLY)
    except TimeoutError:
        page.keyboard.press("Escape")  # something else came in between, and is asked now
    page.wait_for_timeout(40)


def play_until(page: Page, moments: dict[str, tuple[str, ...]], first: int = 0) -> str:
    """Play at least so many answers and until one of some moments is seen; return its name, or nothing at the end."""
    for number in range(LONG):
        if is_over(page):
            return ""
        seen = [name for name, moment in moments.items() if page.evaluate(ALL_SEEN, list(moment))]
        if number >= first and seen:
            return seen[0]
        follow_hint(page)
    raise Embarrassing(f"{', '.join(moments)}: not seen after {LONG} answers")


def play_to_the_end(page: Page) -> None:
    """Let a bot do the rest."""
    page.click("#settings")
    page.click(".takeover")
    page.wait_for_selector(f"{OVER}, {PARTING}", timeout=10 * PATIENCE)
    is_over(page)
    page.wait_for_selector(OVER, timeout=10 * PATIENCE)


def variants(stage: str) -> Iterator[tuple[str, str, str]]:
    """Yield size, language and theme of every picture of a stage."""
    yield from product(("desktop", "phone"), LANGUAGES, THEMES)
    if stage == "middle":
        yield "landscape", "de", "dark"


def named(game: str, only: str) -> dict[str, list[tuple[str, str, str]]]:
    """Return the pictures of a game that have something in their name, by stage."""
    found = {stage: list(variants(stage)) for stage in SHOOTS[game].stages}
    return {stage: [each for each in all_ if only in "-".join((game, stage, *each))] for stage, all_ in found.items()}


@dataclass
class Studio:
    """Everything one needs to take the pictures of a game."""

    browser: Browser
    table: Table
    folder: Path
    only: str
    kind: str

    def take(self, stage: str) -> None:
        """Take all pictures of a stage of the game."""
        for size, lang, theme in named(self.table.game, self.only)[stage]:
            seen = window(self.browser, size, lang, theme, self.table.memory(stage != "early"))
            self.shoot(stage, seen, self.folder / f"{self.table.game}-{stage}-{size}-{lang}-{theme}.{self.kind}")

    def shoot(self, stage: str, seen: Window, path: Path) -> None:
        """Take one picture."""
        if stage == "lobby":
            seen.page.goto(self.table.url)
            seen.page.select_option("#game", self.table.game)
        else:
            seen.sit(self.table)
        if stage == "lobby":
            seen.page.wait_for_selector("#quick", timeout=PATIENCE)
            while not seen.page.evaluate(PICTURED):
                seen.page.wait_for_timeout(50)
        else:
            is_over(seen.page)
        seen.snap(path)
        seen.page.context.close()
        print(path.name, path.stat().st_size, flush=True)


def photograph(studio: Studio, left: dict[str, tuple[str, ...]], first: bool) -> None:
    """Play a game and take its pictures on the way; moments that have come are no longer left."""
    anna = window(studio.browser, "desktop", "de", "dark", studio.table.memory(True))
    anna.sit(studio.table)
    anna.page.wait_for_selector(ASKED, timeout=PATIENCE)
    for stage in ("early", "lobby") if first else ():
        studio.take(stage)
    while left:
        middle = {"middle": left["middle"]} if "middle" in left else left
        name = play_until(anna.page, middle, SHOOTS[studio.table.game].answers if "middle" in left else 0)
        if not name:
            break
        studio.take(name)
        del left[name]
    if not left:
        play_to_the_end(anna.page)
        studio.take("end")
    anna.check("the game")
    anna.page.context.close()


def shoot(browser: Browser, url: str, game: str, wish: argparse.Namespace) -> None:
    """Take all pictures of a game; if it ends too early, deal another one."""
    plan = SHOOTS[game]
    left = {"middle": plan.middle, **plan.moments}
    for attempt in range(TRIES):
        table = open_table(url, game, f"{plan.seed} {attempt}" if attempt else plan.seed)
        photograph(Studio(browser, table, wish.folder, wish.only, wish.kind), left, attempt == 0)
        if not left:
            return
    raise Embarrassing(f"{game}: {', '.join(left)} never seen in {TRIES} games")


def main() -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=SHOOTS, help="only this game")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--only", default="", help="only pictures with this in their name")
    parser.add_argument("--kind", default="webp", choices=["webp", "png", "jpeg"])
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        for game in [wish.game] if wish.game else SHOOTS:
            if any(named(game, wish.only).values()):
                shoot(browser, url, game, wish)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
