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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, expect, sync_playwright  # noqa: E402 - the tests' tools are found by the line above

from tests.web.conftest import DESK, FLAGS, PATIENCE, PHONE, find_chromium  # noqa: E402
from tests.web.player import Player  # noqa: E402
from tests.web.recorded import attack, round_of  # noqa: E402
from tests.web.server import Server  # noqa: E402

PAGE = ROOT / "docs" / "measurements" / "stage.json"
SLOWED = 4
ANSWERS, PAUSE = 25, 350
CLICKS = 12
LIMITS = {"repaint": 50, "repaint slowed": 150, "script a beat slowed": 4, "my turn late": 1200}
FEED = "(views) => import('/web/stage/stage.mjs').then((stage) => views.forEach((view) => stage.receive(view)))"
PLAYED = """
() => import("/web/stage/stage.mjs").then((stage) => new Promise((done) => {
  const look = () => (stage.playing.value ? setTimeout(look, 20) : done());
  look();
}))
"""
SLOWLY = """
([views, pause]) => Promise.all([import("/web/stage/stage.mjs"), import("/web/net/state.mjs")]).then(([stage, s]) =>
  new Promise((done) => {
    const last = views.at(-1).seq;
    let came = 0;
    const look = () => (s.view.value.seq === last ? done(performance.now() - came) : setTimeout(look, 5));
    views.forEach((view, i) => setTimeout(() => {
      came = performance.now();
      stage.receive(view);
      if (i === views.length - 1) look();
    }, i * pause));
  }))
"""
"""Feeds views in at a pace; returns how many milliseconds the last one came late."""
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
    """Sit at a table of KLONG! with two bots, on a processor that is so many times slower."""
    context = browser.new_context(viewport=PHONE if phone else DESK, locale="en-US", has_touch=phone, is_mobile=phone)
    context.set_default_timeout(PATIENCE)
    player = Player(context, url)
    player.quick()
    player.until("import('/web/net/state.mjs').then((s) => s.art.value.faces && s.art.value.board)")
    context.new_cdp_session(player.page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    yield player
    context.close()


def repaint(player: Player) -> float:
    """Return how many milliseconds the slowest of some clicks took until the next picture."""
    player.page.evaluate(WATCH)
    for _ in range(CLICKS):
        player.page.click("#settings", no_wait_after=True)
        player.page.wait_for_selector("dialog[open]")
        player.page.keyboard.press("Escape")
        player.page.wait_for_selector("dialog", state="detached")
    player.page.wait_for_timeout(500)
    return max(player.page.evaluate("window.durations"), default=16)


def late(player: Player) -> float:
    """Return how late my turn is shown after many quick answers."""
    first, *rest = round_of("klong", ANSWERS)
    player.page.evaluate(FEED, [first])
    found: float = player.page.evaluate(SLOWLY, [rest, PAUSE])
    return round(found)


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
        out |= {"repaint": repaint(player), "my turn late": late(player)}
    with table(browser, url, SLOWED) as player:
        out |= {"repaint slowed": repaint(player), "script a beat slowed": script(player)}
    with table(browser, url, SLOWED, phone=True) as player:
        out |= {"my turn late slowed phone": late(player)}
    return out


def measure(runs: int) -> dict[str, Any]:
    """Return the middle of some runs of every figure, with all of them and with what was hoped for."""
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
            "all": sorted(each[name] for each in every),
            "at_most": LIMITS.get(name),
        }
        for name in every[0]
    }
    return {"milliseconds": told, "runs": runs, "slowed": SLOWED, "machine": platform.machine()}


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
