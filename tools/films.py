"""Film the web table: a moment worth seeing of each of three games, with what led to it, as moving WebP.

`make films` makes them for the README by `tests/web/test_films.py`; `make browser ALL=1` makes them and keeps none.

A game against bots is played from a fixed seed, Anna does what the hint says, and the camera runs all the time. When
what the film is about is seen, it is cut: some seconds before, some after.
"""

import base64
import io
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Page

from tools.screens import Embarrassing, follow_hint

PACE = 0.8
"""So many seconds bots wait at the least, that one can follow."""
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
    Film("klong", "film 3", ".scenes .drawing"),
    Film("dungeonquest", "lantern", ".scenes .throw"),
    Film("koenige", "film 20", ".spot-fight, .spot-duel"),
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
