"""Film the web table: a moment worth seeing of each of three games, with what led to it, as moving WebP.

python tools/films.py                     all films into docs/pictures/films
python tools/films.py --only klong        only those with this in their name

A game against bots is played from a fixed seed, Anna does what the hint says, and the camera runs all the time. When
what the film is about is seen, it is cut: some seconds before, some after.
"""

import argparse
import base64
import io
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.screens import FLAGS, Embarrassing, follow_hint, open_table, serving, window

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "films"
BEFORE = 3.0
AFTER = 5.0
"""So many seconds a film shows of what led to its moment, and of what comes after."""
PER_SECOND = 10
WIDTH = 720
QUALITY = 55
ANSWERS = 400
"""So many answers a moment is waited for."""
NOTE = """(wanted) => new MutationObserver(() => {
  if (!window.seenAt && document.querySelector(wanted)) window.seenAt = Date.now() / 1000;
}).observe(document.body, { childList: true, subtree: true })"""


class Film(NamedTuple):
    """What is filmed: a game from a seed, and the moment it is about, as CSS."""

    game: str
    seed: str
    moment: str


FILMS = (
    Film("klong", "lantern", ".scenes .drawing"),
    Film("dungeonquest", "lantern", ".scenes .throw"),
    Film("koenige", "lantern", ".spot-fight, .spot-duel"),
)


class Frame(NamedTuple):
    """A picture and when it was taken, in seconds."""

    at: float
    data: bytes


class Camera:
    """Keeps what a page shows whenever it changes."""

    def __init__(self, page: Page) -> None:
        self.frames: list[Frame] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self._keep)
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 90})

    def _keep(self, event: dict[str, Any]) -> None:
        self.session.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})
        self.frames.append(Frame(event["metadata"]["timestamp"], base64.b64decode(event["data"])))

    def stop(self) -> None:
        """Film no more."""
        self.session.send("Page.stopScreencast")


def play_until_seen(page: Page, moment: str) -> float:
    """Play until a moment is seen and some time after; return when that was."""
    page.evaluate(NOTE, moment)
    for _ in range(ANSWERS):
        follow_hint(page)
        if seen := page.evaluate("window.seenAt"):
            page.wait_for_timeout(AFTER * 1000)
            return float(seen)
        if page.locator(".dialog-result").count():
            break
    raise Embarrassing(f"{moment}: never seen in this game; try another seed")


def cut(frames: list[Frame], first: float, last: float) -> list[Frame]:
    """Return the frames of a time, so many a second at most, the one that stood at its beginning too."""
    standing = [frame for frame in frames if frame.at <= first][-1:]
    kept = [Frame(first, frame.data) for frame in standing]
    for frame in frames:
        if first < frame.at <= last and (not kept or frame.at - kept[-1].at >= 1 / PER_SECOND):
            kept.append(frame)
    return kept


def develop(frames: list[Frame], last: float, path: Path) -> None:
    """Write frames as one moving picture that goes round and round."""
    pictures = [Image.open(io.BytesIO(frame.data)) for frame in frames]
    size = (WIDTH, round(pictures[0].height * WIDTH / pictures[0].width))
    small = [picture.resize(size, Image.Resampling.LANCZOS) for picture in pictures]
    ends = [frame.at for frame in frames[1:]] + [last]
    lengths = [max(20, round((end - frame.at) * 1000)) for frame, end in zip(frames, ends, strict=True)]
    path.parent.mkdir(parents=True, exist_ok=True)
    small[0].save(path, save_all=True, append_images=small[1:], duration=lengths, loop=0, quality=QUALITY, method=4)


def shoot(page: Page, moment: str, path: Path) -> int:
    """Play until a moment is seen, and keep it as a film; returns how many pictures it has."""
    camera = Camera(page)
    seen = play_until_seen(page, moment)
    camera.stop()
    frames = cut(camera.frames, seen - BEFORE, seen + AFTER)
    develop(frames, seen + AFTER, path)
    return len(frames)


def main() -> int:
    """Make the films."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--only", default="", help="only films with this in their name")
    parser.add_argument("--lang", default="de", choices=["de", "en"])
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, serving(Path(data), pace=0.8) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for film in FILMS:
            if wish.only in film.game:
                table = open_table(url, film.game, film.seed)
                anna = window(browser, "desktop", wish.lang, "dark", table.memory(True), moving=True)
                anna.sit(table)
                path = wish.folder / f"{film.game}.webp"
                count = shoot(anna.page, film.moment, path)
                print(path.name, count, "pictures,", path.stat().st_size, "bytes", flush=True)
                anna.page.context.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
