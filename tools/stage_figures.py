"""How quick the web table is in a browser: what a test must not assert, since it depends on the machine.

`python tools/stage_figures.py` prints the figures; `--write` keeps them in docs/measurements/stage.json.
"""

import argparse
import contextlib
import json
import platform
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402 - the tests' tools are found by the line above

from tests.web.conftest import FLAGS, find_chromium  # noqa: E402
from tests.web.player import Player  # noqa: E402
from tests.web.recorded import attack, round_of  # noqa: E402
from tests.web.server import Server  # noqa: E402
from tests.web.wardrobe import DESK, PATIENCE, PHONE  # noqa: E402
from tests.web.witness import late  # noqa: E402
from tools.soak import git  # noqa: E402
from tools.stage_bars import BARS  # noqa: E402

PAGE = ROOT / "docs" / "measurements" / "stage.json"
SLOWED = 4
ANSWERS = 25
CLICKS = 12
PAINTED = 3000
"""After so many milliseconds a board that has been fetched is painted; clicks are timed at a table that stands."""
FEED = "(views) => import('/web/stage/stage.mjs').then((stage) => views.forEach((view) => stage.receive(view)))"
FAR_AWAY = ".spot[data-place='F35']"
PLAYED = """
() => import("/web/stage/stage.mjs").then((stage) => new Promise((done) => {
  const look = () => (stage.playing.value ? setTimeout(look, 20) : done());
  look();
}))
"""
WATCH = """
() => {
  window.durations = [];
  const note = (list) => list.getEntries().filter((e) => e.name === "click").forEach((e) => durations.push(e.duration));
  new PerformanceObserver(note).observe({ type: "event", durationThreshold: 16 });
}
"""
"""Notes how long every click took until the next picture; what took less than 16 ms is not told by the browser."""


@contextlib.contextmanager
def table(browser: Browser, url: str, slowed: int = 1, phone: bool = False) -> Iterator[Player]:
    """Sit at a table of KLONG! with two bots, always at the same deal, on a processor that is so many times slower."""
    context = browser.new_context(viewport=PHONE if phone else DESK, locale="en-US", has_touch=phone, is_mobile=phone)
    context.set_default_timeout(PATIENCE)
    player = Player(context, url)
    player.sit_down()
    player.until("import('/web/net/state.mjs').then((s) => s.art.value.faces && s.art.value.board)")
    player.page.wait_for_timeout(PAINTED)
    context.new_cdp_session(player.page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    yield player
    context.close()


def click_settings(player: Player) -> None:
    """Open a dialog and close it again."""
    player.page.click("#settings", no_wait_after=True)
    player.page.wait_for_selector("dialog[open]")
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("dialog", state="detached")


def click_card(player: Player) -> None:
    """Play a card of the hand and take that back."""
    held = player.all(".hand .held .card.legal")
    many = held.count()
    held.first.click(no_wait_after=True)
    expect(held).to_have_count(many - 1)
    player.page.keyboard.press("z")
    expect(held).to_have_count(many)


def click_place(player: Player) -> None:
    """Ask about a place of the board that cannot be reached."""
    player.all(FAR_AWAY).click(no_wait_after=True)
    player.page.wait_for_selector(".dialog-place")
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("dialog", state="detached")


CLICKED: dict[str, Callable[[Player], None]] = {
    "repaint settings": click_settings,
    "repaint card": click_card,
    "repaint place": click_place,
}


def repaints(player: Player, kind: str = "") -> dict[str, float]:
    """Return how long the slowest of some clicks took until the next picture, for each thing that is clicked on."""
    player.page.evaluate(WATCH)
    return {name + kind: repaint(player, click) for name, click in CLICKED.items()}


def repaint(player: Player, click: Callable[[Player], None]) -> float:
    """Return how many milliseconds the slowest of some clicks took until the next picture."""
    player.page.evaluate("window.durations.length = 0")
    for _ in range(CLICKS):
        click(player)
    player.page.wait_for_timeout(500)
    return max(player.page.evaluate("window.durations"), default=16)


def my_turn(player: Player) -> float:
    """Return how late my turn is shown after many quick answers."""
    first, *rest = round_of("klong", ANSWERS)
    player.page.evaluate(FEED, [first])
    return round(late(player, rest))


def script(player: Player) -> float:
    """Return how many milliseconds of its own script the stage takes for a beat of an attack."""
    before, after = attack()
    player.page.evaluate(FEED, [before])
    session = player.context.new_cdp_session(player.page)
    session.send("Profiler.enable")
    session.send("Profiler.start")
    player.page.evaluate(FEED, [after])
    player.page.evaluate(PLAYED)
    return round(own_time(session.send("Profiler.stop")["profile"]) / len(after["beats"]), 2)


def own_time(profile: dict[str, Any]) -> float:
    """Return the milliseconds that a profile spent in functions of the stage themselves."""
    own = {node["id"] for node in profile["nodes"] if "/web/stage/" in node["callFrame"]["url"]}
    spent = zip(profile["samples"], profile["timeDeltas"], strict=True)
    return float(sum(time for node, time in spent if node in own)) / 1000


def figures(browser: Browser, url: str) -> dict[str, float]:
    """Return everything that is measured, in milliseconds."""
    out: dict[str, float] = {}
    with table(browser, url) as player:
        out |= {**repaints(player), "my turn late": my_turn(player)}
    with table(browser, url, SLOWED) as player:
        out |= {**repaints(player, " slowed"), "script a beat slowed": script(player)}
    with table(browser, url, SLOWED, phone=True) as player:
        out |= {"my turn late slowed phone": my_turn(player)}
    return out


def measure(runs: int) -> dict[str, Any]:
    """Return the middle and the slowest of some runs of every figure, with all of them and with what it may be."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        expect.set_options(timeout=PATIENCE)
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        every = [figures(browser, server.url) for _ in range(runs)]
        browser.close()
    told = {
        name: {
            "middle": statistics.median(each[name] for each in every),
            "slowest": max(each[name] for each in every),
            "all": sorted(each[name] for each in every),
            "at_most": BARS[name],
        }
        for name in every[0]
    }
    made = {"commit": git("rev-parse", "HEAD"), "machine": platform.machine()}
    return {"milliseconds": told, "runs": runs, "slowed": SLOWED, **made}


def main() -> None:
    """Measure, print, and write if asked to."""
    parser = argparse.ArgumentParser(description="How quick the web table is in a browser.")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="keep the figures in docs/measurements/stage.json")
    arguments = parser.parse_args()
    text = json.dumps(measure(arguments.runs), indent=2) + "\n"
    print(text, end="")
    if arguments.write:
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
