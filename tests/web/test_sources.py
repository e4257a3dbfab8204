"""What the client is made of: nothing that could run a stranger's text, and libraries as they were published."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from tests.web.server import ROOT, Server
from verlies import registry

WEB = ROOT / "src" / "verlies" / "web"
SOURCES = sorted(WEB.glob("*.mjs"))
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
    own = set(re.findall(r'"modulepreload" href="/web/([\w-]+\.mjs)"', page))
    assert own | {"app.mjs"} == {path.name for path in SOURCES}


def test_modules_are_small() -> None:
    assert {path.name: n for path in SOURCES if (n := len(path.read_text().splitlines())) > 260} == {}


def test_nothing_comes_from_elsewhere() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in [*SOURCES, *WEB.glob("*.css"), *WEB.glob("*.html")])
    assert set(re.findall(r"https?://[^\s\"'`]+", texts)) == set()


def test_the_policy_allows_nothing_unsafe(server: Server) -> None:
    from urllib.request import urlopen

    with urlopen(f"{server.url}/") as reply:
        policy = reply.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'self'" in policy


def games_words() -> set[str]:
    """Return the words of all games that a client without knowledge of games has no use for."""
    games = [registry.game(name) for name in registry.names()]
    scenes = [game.new(seats=game.about.seats[0], seed=1).scene(0) for game in games]
    facts = {fact.id for scene in scenes for panel in scene.panels for fact in panel.facts}
    events = {event.name for game in games for event in game.about.events}
    return {game.id for game in games} | facts | {event for event in events if "-" in event}


def test_the_client_knows_no_game() -> None:
    files = [*SOURCES, *WEB.glob("*.css"), WEB / "index.html"]
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    quoted = re.findall(r"[\"'`](?:fact-|mark-)?([\w-]+)[\"'`]", sources)
    styled = re.findall(r"\.(?:fact|mark|card|tone|log|price|banner)-([\w-]+)", sources)
    assert {*quoted, *styled} & games_words() == set()
    assert "status-" not in "".join(path.read_text(encoding="utf-8") for path in WEB.glob("*.css"))
