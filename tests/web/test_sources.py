"""What the client is made of: nothing that could run a stranger's text, and libraries as they were published."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from tests.web.server import ROOT, Server
from verlies import registry

WEB = ROOT / "src" / "verlies" / "web"
SOURCES = sorted(path for path in WEB.rglob("*.mjs") if path.parent.name != "vendor")
STYLES = sorted(WEB.rglob("*.css"))
DANGEROUS = (
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|dangerouslySet|srcdoc|javascript:"
)

pytestmark = pytest.mark.source


def test_libraries_are_unchanged() -> None:
    sums = dict(line.split()[::-1] for line in (WEB / "vendor" / "SHA256SUMS").read_text().splitlines())
    found = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in (WEB / "vendor").glob("*.mjs")}
    assert found == sums


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_text_becomes_markup(source: Path) -> None:
    assert not re.findall(DANGEROUS, source.read_text(encoding="utf-8"))


def test_the_page_has_no_scripts_or_styles_of_its_own() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r"\son\w+=|\sstyle=|<style", page)
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page, re.DOTALL)
    assert [json.loads(text).keys() for text in inline] == [{"imports"}]


def test_all_modules_are_fetched_at_once() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    own = set(re.findall(r'"modulepreload" href="/web/(?!vendor/)([\w/-]+\.mjs)"', page))
    assert own | {"app.mjs"} == {path.relative_to(WEB).as_posix() for path in SOURCES}
    styles = set(re.findall(r'"stylesheet" href="/web/([\w/-]+\.css)"', page))
    assert styles == {path.relative_to(WEB).as_posix() for path in STYLES}


def test_modules_are_small() -> None:
    assert {path.name: n for path in SOURCES if (n := len(path.read_text().splitlines())) > 260} == {}


def test_nothing_comes_from_elsewhere() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in [*SOURCES, *STYLES, *WEB.glob("*.html")])
    assert set(re.findall(r"https?://[^\s\"'`]+", texts)) == set()


def test_the_policy_allows_nothing_unsafe(server: Server) -> None:
    from urllib.request import urlopen

    with urlopen(f"{server.url}/") as reply:
        policy = reply.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy


GENERIC = {
    *("card", "token", "place", "seat", "number", "turn", "deck", "out", "plain", "friend", "mine"),
    *("hand", "slot", "dice"),
}
"""Words of scenes and of everyday speech that a client may use whatever a game calls so.

Scenes speak of `hand` (a kind of zone), `slot` (what options point at on a sheet) and `dice` (how a beat is shown).
"""


def games_words() -> set[str]:
    """Return the words of all games that a client without knowledge of games has no use for."""
    games = [registry.game(name) for name in registry.names()]
    scenes = [game.new(seats=game.about.seats[0], seed=1).scene(0) for game in games]
    facts = {fact.id for scene in scenes for panel in scene.panels for fact in panel.facts}
    events = {event.name for game in games for event in game.about.events}
    return ({game.id for game in games} | facts | {event for event in events if "-" in event}) - GENERIC


def games_nouns() -> set[str]:
    """Return what the things of all games are called: kinds of things, tracks, panels, regions, banners."""
    games = [registry.game(name) for name in registry.names()]
    scenes = [game.new(seats=game.about.seats[0], seed=1).scene(0) for game in games]
    parts = [game.static(game.settings({}, game.about.seats[0])) for game in games]
    found = {kind.noun for game in games for kind in game.about.vocabulary.kinds}
    found |= {track.id for scene in scenes for track in scene.tracks} | {p.id for scene in scenes for p in scene.panels}
    found |= {place.region for part in parts for place in part.places}
    found |= {face.banner for part in parts for face in part.faces}
    return found - GENERIC - {""}


def test_the_client_knows_no_game() -> None:
    files = [*SOURCES, *STYLES, WEB / "index.html"]
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    quoted = re.findall(r"[\"'`](?:fact-|mark-)?([\w-]+)[\"'`]", sources)
    styled = re.findall(r"\.(?:fact|mark|card|tone|log|price|banner)-([\w-]+)", sources)
    assert {*quoted, *styled} & games_words() == set()
    assert "status-" not in "".join(path.read_text(encoding="utf-8") for path in STYLES)


def test_no_class_is_named_after_a_thing_of_a_game() -> None:
    styles = "".join(path.read_text(encoding="utf-8") for path in STYLES)
    scripts = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    classes = [*re.findall(r"\.([a-z][\w-]*)", re.sub(r"/\*.*?\*/", "", styles, flags=re.DOTALL))]
    classes += re.findall(r"[\w-]+", " ".join(re.findall(r"class=(?:\"|\$\{`)([^\"`]*)", scripts)))
    classes += re.findall(r"\"(\w+)\"", scripts)
    assert {part for name in classes for part in name.split("-")} & games_nouns() == set()


@pytest.mark.parametrize("name", ["sun", "depths", "companion", "ability", "hero"])
def test_such_a_class_would_be_noticed(name: str) -> None:
    assert name in games_nouns()
