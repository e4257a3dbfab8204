"""The gallery: every scene laid out by hand is drawn, and read out, as it was.

What is read out stands in tests/web/gallery; `VERLIES_SNAPSHOTS=write` writes it anew, to be looked at in the diff.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.journeys import dress
from tests.web.player import STILL, Player
from tests.web.test_short import SIZES, look
from tools.gallery import MOMENTS, Moment, exhibition, lacking
from verlies.registry import names

SNAPSHOTS = Path(__file__).parent / "gallery"
DRAWN = """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"))
  .filter((id) => id[0] === "#" && !document.getElementById(id.slice(1)))"""

DONE = "".join(f"localStorage.setItem('verlies-tour-{name}', 'done');" for name in names())
PLAYED_BEFORE = f"if (location.protocol === 'http:') {{ {DONE} }}"
"""Whoever visits the gallery needs no hints; an empty page keeps nothing."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with exhibition(tmp_path_factory.mktemp("gallery")) as address:
        yield address


@pytest.fixture(scope="module")
def visitor(browser: Browser, gallery: str) -> Iterator[Player]:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="de-DE", reduced_motion="reduce")
    context.add_init_script(PLAYED_BEFORE)
    player = Player(context, gallery)
    player.page.goto(gallery)
    yield player
    context.close()


@pytest.fixture(scope="module")
def links(visitor: Player) -> dict[str, str]:
    found = visitor.all("li a")
    return {found.nth(n).inner_text(): found.nth(n).get_attribute("href") or "" for n in range(len(MOMENTS))}


def test_every_part_of_a_scene_that_games_use_is_in_the_gallery() -> None:
    assert lacking() == []


def visit(visitor: Player, gallery: str, link: str) -> None:
    """Come to a scene as if for the first time."""
    visitor.page.goto("about:blank")
    visitor.page.goto(gallery.removesuffix("/gallery") + link)
    expect(visitor.all(".prompt.mine")).to_be_visible()


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.id)
def test_a_scene_is_drawn_and_read_out_as_it_was(
    visitor: Player, gallery: str, links: dict[str, str], moment: Moment
) -> None:
    visit(visitor, gallery, links[moment.id])
    told = visitor.all("main").aria_snapshot()
    path = SNAPSHOTS / f"{moment.id}.yml"
    if os.environ.get("VERLIES_SNAPSHOTS") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(told + "\n", encoding="utf-8")
    assert told + "\n" == path.read_text(encoding="utf-8")
    assert visitor.page.evaluate(DRAWN) == [], "everything that is pointed at is drawn"
    assert not visitor.complaints


@pytest.mark.feature(27, 30, 37)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.id)
def test_nothing_of_a_scene_is_clipped_or_covered_in_any_window(
    visitor: Player, gallery: str, links: dict[str, str], moment: Moment
) -> None:
    visit(visitor, gallery, links[moment.id])
    wrong = []
    for lang in ("en", "de"):
        dress(visitor, lang)
        wrong += [f"{lang}, {each}" for name in SIZES for each in look(visitor, name)]
    visitor.page.set_viewport_size({"width": 1366, "height": 768})
    assert not wrong, "\n".join(wrong)
    assert not visitor.complaints


ELSEWHERE = """
(far) => import("/web/net/state.mjs").then((s) => {
  const { scene, seq } = s.view.value;
  const prompts = scene.prompts.map((p) => ({ ...p, seats: [1], choices: [] }));
  const panels = scene.panels.map((p) => ((p.seat ?? -1) >= 0 ? { ...p, active: p.seat === 1 } : p));
  const ids = s.places.value.map((p) => p.id);
  const place = far ? ids.at(-1) : ids[0];
  const tokens = scene.tokens.map((t) => (t.id === "pawn-1" ? { ...t, place } : t));
  s.view.value = { ...s.view.value, seq: seq + 1, scene: { ...scene, prompts, panels, tokens } };
})
"""
IN_SIGHT = """
() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  const { left, right, top, bottom } = document.querySelector("[data-piece='pawn-1']").getBoundingClientRect();
  return left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
}
"""


@pytest.mark.feature(26)
def test_on_a_phone_a_map_that_grows_follows_whoever_is_in_turn(
    browser: Browser, gallery: str, links: dict[str, str]
) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, reduced_motion="reduce")
    context.add_init_script(PLAYED_BEFORE)
    anna = Player(context, gallery)
    visit(anna, gallery, links["katakomben-late"])
    for far in (True, False, True):
        anna.page.evaluate(ELSEWHERE, far)
        anna.page.evaluate(STILL)
        assert anna.page.evaluate(IN_SIGHT), far
    context.close()
