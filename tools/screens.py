"""Photograph the web table: lobby, first turn, middle and end; desk and phone; German and English; dark and light.

python tools/screens.py                          the pictures of KLONG! into docs/pictures/table
python tools/screens.py --game dungeonquest --middle 8 --moment ".prompt.mine; .target"      those of another game
python tools/screens.py --only middle-phone      only those with this in their name
python tools/screens.py --game dungeonquest --also "fight=.spot-fight .matrix" --also "below=.spot-below"
                                                 and of moments after the middle, as soon as they are seen

A game against bots is played from a fixed seed: at every question Anna does what the hint says.
A complaint on the console is a failure, and so is a page that scrolls.
"""

import argparse
import base64
import json
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from verlies.server.http.app import Config, make_app
from verlies.server.http.guard import Buckets
from verlies.server.http.run import SETTINGS, free_port

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "table"
READY = {"middle": ".prompt.mine", "lobby": "#quick", "end": ".dialog-result"}
"""What can be seen when a page is ready; at all other stages what is seen in the middle."""
SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
LANGUAGES = {"de": "de-DE", "en": "en-GB"}
THEMES = ("dark", "light")
ADDRESS = "127.0.0.1"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
QUALITY = 76
PACE = 0.01
PATIENCE = 60_000
MORE = 40
"""How many more may follow until the moment makes a good picture."""
LONG = 600
"""How many answers a moment of its own is waited for."""
OPPONENTS = ["greedy", "greedy", "greedy"]

SCROLLS = (
    "() => [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"
)
ALL_SEEN = "(wanted) => wanted.every((s) => document.querySelector(s))"
MOMENT = ".prompt.mine; .target; .market .card.legal"
"""What is to be seen in the middle: something can be entered and something can be bought."""


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
    phone = size == "phone"
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


def follow_hint(page: Page) -> None:
    """Do what a bot would do, and wait until it is done."""
    page.wait_for_selector(".prompt.mine, .dialog-result", timeout=PATIENCE)
    if page.locator(".dialog-result").count():
        return
    page.keyboard.press("h")
    page.locator(".do-it").click()
    page.wait_for_selector(".dialog-said", state="detached")
    page.wait_for_timeout(40)


def play_to_the_middle(page: Page, middle: int, moment: list[str]) -> None:
    """Play until something can be seen of the game and something can be done."""
    for number in range(middle + MORE):
        if number >= middle and page.evaluate(ALL_SEEN, moment):
            return
        follow_hint(page)


def play_until(page: Page, moments: dict[str, list[str]]) -> str:
    """Play until one of some moments is seen; return its name."""
    for _ in range(LONG):
        page.wait_for_selector(".prompt.mine, .dialog-result", timeout=PATIENCE)
        for name, moment in moments.items():
            if page.evaluate(ALL_SEEN, moment):
                return name
        if page.locator(".dialog-result").count():
            break
        follow_hint(page)
    raise Embarrassing(f"{', '.join(moments)}: never seen in this game; try another --seed")


def play_to_the_end(page: Page) -> None:
    """Let a bot do the rest."""
    page.click("#settings")
    page.click(".takeover")
    page.wait_for_selector(".dialog-result", timeout=10 * PATIENCE)


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
        for size, lang, theme in product(SIZES, LANGUAGES, THEMES):
            name = f"{self.table.game}-{stage}-{size}-{lang}-{theme}"
            if self.only in name:
                seen = window(self.browser, size, lang, theme, self.table.memory(stage != "early"))
                self.shoot(stage, seen, self.folder / f"{name}.{self.kind}")

    def shoot(self, stage: str, seen: Window, path: Path) -> None:
        """Take one picture."""
        if stage == "lobby":
            seen.page.goto(self.table.url)
            seen.page.select_option("#game", self.table.game)
        else:
            seen.sit(self.table)
        seen.page.wait_for_selector(READY.get(stage, READY["middle"]), timeout=PATIENCE)
        seen.snap(path)
        seen.page.context.close()
        print(path.name, path.stat().st_size, flush=True)


def photograph(studio: Studio, middle: int, moments: dict[str, list[str]]) -> None:
    """Play a game and take its pictures on the way: of the middle, of moments of its own, of the end."""
    anna = window(studio.browser, "desktop", "de", "dark", studio.table.memory(True))
    anna.sit(studio.table)
    anna.page.wait_for_selector(READY["middle"], timeout=PATIENCE)
    studio.take("early")
    studio.take("lobby")
    play_to_the_middle(anna.page, middle, moments.pop("middle"))
    studio.take("middle")
    while moments:
        name = play_until(anna.page, moments)
        studio.take(name)
        del moments[name]
    play_to_the_end(anna.page)
    studio.take("end")
    anna.check("the game")


def main() -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="klong")
    parser.add_argument("--seed", default="lantern")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--only", default="", help="only pictures with this in their name")
    parser.add_argument("--kind", default="webp", choices=["webp", "png", "jpeg"])
    parser.add_argument("--middle", type=int, default=60, help="answers until the middle (%(default)s)")
    parser.add_argument("--moment", default=MOMENT, help="what is to be seen then, as CSS (%(default)s)")
    parser.add_argument("--also", action="append", default=[], metavar="NAME=CSS", help="another moment")
    wish = parser.parse_args()
    wanted = dict(each.split("=", 1) for each in [f"middle={wish.moment}", *wish.also])
    moments = {name: [selector.strip() for selector in css.split(";")] for name, css in wanted.items()}
    wish.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        table = open_table(url, wish.game, wish.seed)
        photograph(Studio(browser, table, wish.folder, wish.only, wish.kind), wish.middle, moments)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
