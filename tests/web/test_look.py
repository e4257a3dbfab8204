"""How it looks: no scrolling, nothing cut, both themes, both languages, a desk and a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import STILL, Player
from tests.web.test_narrow import OUTSIDE, SIDEWAYS

Sit = Callable[..., Player]

SCROLLS = """
() => { const e = document.documentElement; return [e.scrollWidth - innerWidth, e.scrollHeight - innerHeight]; }
"""
OVERFLOWING = """
(selector) => [...document.querySelectorAll(selector)].filter((e) => e.getClientRects().length)
  .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1).map((e) => e.innerText)
"""
SMALL = """
() => [...document.querySelectorAll("button, select, input")].filter((e) => e.getClientRects().length)
  .map((e) => [e.className || e.id, e.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5)).map(([name]) => name)
"""
TITLES = """
() => {
  const names = ["rebel_captain", "scepter_of_the_ape_lord", "underworld_dealing", "sleight_of_hand", "gem_collector"];
  const cards = [...names, "master_burglar"].map((face) => ({ face, count: 1 }));
  return import("/web/net/state.mjs").then((s) => {
    const view = structuredClone(s.view.value);
    view.scene.zones.find((z) => z.kind === "row").cards = cards;
    view.scene.zones.find((z) => z.kind === "hand" && z.seat === view.scene.seat).cards = cards.slice(0, 5);
    s.view.value = view;
  });
}
"""
"""Lay out the longest German titles, in the row and on the hand."""

WIDER = """
() => [...document.querySelectorAll(".card .title span")]
  .filter((e) => e.getBoundingClientRect().width > e.parentElement.clientWidth + 1).map((e) => e.innerText)
"""
SHAPES = """
() => [...document.querySelectorAll(".left .who .pawn use")]
  .map((e) => document.querySelector(`${e.getAttribute("href")} :is(path, circle, rect)`))
  .map((e) => e.tagName + (e.getAttribute("d") ?? ""))
"""


@pytest.mark.feature(27, 28, 65)
@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_desk(sit: Sit, lang: str, theme: str) -> None:
    anna = sit(lang, theme)
    anna.sit_at("greedy", "greedy", "greedy")
    anna.wait_for_turn()
    anna.page.evaluate(STILL)
    assert anna.page.evaluate(SCROLLS) == [0, 0]
    assert (
        anna.page.evaluate(OVERFLOWING, ".left, .right, .own, .market, .actions, .prompt, .left .who, .left .facts")
        == []
    )
    expect(anna.all(".prompt")).to_contain_text({"de": "Du bist am Zug", "en": "It is your turn"}[lang])
    background = anna.page.evaluate("getComputedStyle(document.querySelector('.own')).backgroundColor")
    assert (sum(map(int, background.strip("rgb()").split(",")[:3])) > 384) == (theme == "light")


@pytest.mark.feature(27, 37, 41, 65)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_phone(sit: Sit, lang: str) -> None:
    anna = sit(lang, phone=True)
    anna.sit_down()
    assert anna.page.evaluate(SCROLLS) == [0, 0]
    ask = anna.all(".prompt .ask").bounding_box()
    assert ask is not None
    assert ask["height"] <= 2 * 18
    assert anna.page.evaluate(SMALL) == []
    for name, inside in (("players", ".seat"), ("threat", ".track"), ("log", ".log li")):
        anna.all(f".bottom .to-{name}").tap()
        expect(anna.all(f".sheet {inside}").first).to_be_visible()
        anna.all(f".bottom .to-{name}").tap()
        expect(anna.all(".sheet")).to_have_count(0)
    anna.all(".bottom .play-all").tap()
    expect(anna.all(".bottom .next.end, .tray").first).to_be_visible()
    assert anna.page.evaluate(SCROLLS) == [0, 0]


@pytest.mark.feature(37)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_german_titles_are_not_cut(sit: Sit, phone: bool) -> None:
    anna = sit("de", phone=phone)
    anna.sit_down()
    anna.page.evaluate(TITLES)
    expect(anna.all(".market .card[data-face='rebel_captain']")).to_be_visible()
    assert anna.page.evaluate(OVERFLOWING, ".card .title") == []
    assert anna.page.evaluate(WIDER) == []


@pytest.mark.feature(65)
def test_the_language_is_changed_in_mid_game(sit: Sit) -> None:
    anna = sit("de")
    anna.sit_down()
    anna.page.click("#settings")
    anna.all(".setting button", has_text="English").click()
    anna.page.keyboard.press("Escape")
    expect(anna.all(".prompt")).to_contain_text("It is your turn")
    expect(anna.all(".right .log h3")).to_contain_text("Log")


@pytest.mark.feature(26)
def test_the_board_is_zoomed_panned_and_fitted(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    scale = "Number(document.querySelector('.canvas').style.transform.match(/scale\\(([\\d.]+)\\)/)[1])"
    whole = anna.page.evaluate(scale)
    anna.page.keyboard.press("+")
    closer = anna.page.evaluate(scale)
    assert closer > whole
    box = anna.all(".board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = anna.page.evaluate("document.querySelector('.canvas').style.transform")
    anna.page.mouse.move(x, y)
    anna.page.mouse.down()
    anna.page.mouse.move(x + 60, y + 20, steps=4)
    anna.page.mouse.up()
    assert anna.page.evaluate("document.querySelector('.canvas').style.transform") != before
    expect(anna.all("dialog")).to_have_count(0)
    anna.page.mouse.wheel(0, -200)
    anna.until(f"{scale} > {closer}")
    anna.page.keyboard.press("0")
    assert anna.page.evaluate(scale) == whole


CUT_NAMES = """
() => [...document.querySelectorAll(".place-name")].filter((e) => e.getBBox().width > 175).map((e) => e.textContent)
"""


@pytest.mark.parametrize(
    ("game", "name"),
    [("klong", "Wachstube"), ("katakomben", "Gruft"), ("dungeonquest", "Turmzimmer"), ("koenige", "Startraum")],
)
def test_rooms_bear_their_names_as_soon_as_there_is_room_for_them(sit: Sit, game: str, name: str) -> None:
    anna = sit("de")
    anna.sit_at("greedy", game=game, seed="web-2")
    anna.wait_for_turn()
    names = anna.all(".place-name")
    for _ in range(6):
        anna.page.keyboard.press("+")
    expect(names.filter(has_text=name).first).to_be_attached()
    assert anna.page.evaluate(CUT_NAMES) == []
    anna.page.keyboard.press("0")
    if game == "klong":
        expect(names).to_have_count(0)


@pytest.mark.parametrize("game", ["klong", "dungeonquest"])
def test_a_large_screen_is_used(sit: Sit, game: str) -> None:
    anna = sit()
    sizes, shares = [], []
    for width, height in ((1366, 768), (1920, 1080)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.sit_at("greedy", game=game, seed="web-2")
        anna.wait_for_turn()
        anna.page.evaluate(STILL)
        box, board = (anna.all(each).bounding_box() for each in (".overlay", ".board"))
        assert box is not None
        assert board is not None
        sizes.append(box["width"])
        shares.append(board["width"] * board["height"] / (width * height))
        assert box["width"] > 0.85 * board["width"] or box["height"] > 0.95 * board["height"]
    assert sizes[1] > 1.35 * sizes[0]
    assert shares[1] > max(0.45, shares[0])


@pytest.mark.feature(29)
def test_every_player_has_a_shape_of_their_own(sit: Sit) -> None:
    anna = sit()
    anna.sit_at("greedy", "greedy", "greedy")
    anna.wait_for_turn()
    assert len(set(anna.page.evaluate(SHAPES))) == 4


SPOKEN = """
() => [...document.querySelectorAll("[aria-label], title")].map((e) => e.getAttribute("aria-label") ?? e.textContent)
"""
FORMATS = """
() => import("/web/base/speech.mjs").then((s) =>
  [s.decimal(0.36, 2), s.amount(36, "%").replace("\\u00a0", " "), s.amount(3), s.amount(-3),
   s.sentences(["A", "1 B.", "", "C!"])])
"""


@pytest.mark.feature(65)
@pytest.mark.parametrize(("lang", "decimal", "percent"), [("de", "0,36", "36 %"), ("en", "0.36", "36%")])
def test_numbers_are_written_as_in_the_language(sit: Sit, lang: str, decimal: str, percent: str) -> None:
    anna = sit(lang)
    anna.lobby()
    assert anna.page.evaluate(FORMATS) == [decimal, percent, "3", "−3", "A. 1 B. C!"]


@pytest.mark.feature(37, 65)
@pytest.mark.parametrize("game", ["klong", "dungeonquest"])
def test_what_is_read_aloud_has_no_empty_brackets_and_no_stop_twice(sit: Sit, game: str) -> None:
    anna = sit("de")
    anna.sit_at("greedy", game=game, seed="web-2")
    anna.wait_for_turn()
    if game == "klong":
        anna.play_hand()
    expect(anna.all(".target").first).to_be_visible()
    spoken = anna.page.evaluate(SPOKEN)
    assert len(spoken) > 20
    assert [text for text in spoken if re.search(r"\(\s*\)|\.\.|[.!?]\. ", text)] == []


LETTERS = """
() => ["body", ".prompt .ask", ".left .name", ".right .log li", "#undo"]
  .map((q) => parseFloat(getComputedStyle(document.querySelector(q)).fontSize))
"""


@pytest.mark.feature(30)
@pytest.mark.parametrize("game", ["klong", "dungeonquest"])
def test_letters_are_as_large_as_the_reader_wants_them_and_nothing_is_cut(sit: Sit, game: str) -> None:
    anna = sit("de")
    sizes = []
    for letters in (16, 19, 20, 24):
        session = anna.context.new_cdp_session(anna.page)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": letters - 3}})
        anna.sit_at("greedy", "greedy", game=game, seed="web-2")
        anna.wait_for_turn()
        sizes.append(anna.page.evaluate(LETTERS))
        assert anna.page.evaluate(SCROLLS) == [0, 0]
        assert anna.page.evaluate(OVERFLOWING, ".prompt, .left .who, .actions") == []
    usual, larger, large, largest = sizes
    assert larger == pytest.approx([size * 19 / 16 for size in usual], rel=0.02)
    assert large == pytest.approx([size * 20 / 16 for size in usual], rel=0.02)
    assert largest[0] >= large[0], "as large as there is room for"


FOLLOWS = "(q) => parseFloat(getComputedStyle(document.querySelector(q)).fontSize)"
CALM = ("settings", "rules", "legend", "odds", "words")
"""Dialogs of a table, all of which can be scrolled."""
SHOW = "(kind) => import('/web/net/state.mjs').then((s) => { s.dialog.value = kind && { kind }; })"


@pytest.mark.feature(30)
@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_lobby_and_dialogs_follow_letters_twice_as_large_and_nothing_leaves_the_window(
    sit: Sit, size: tuple[int, int]
) -> None:
    anna = sit("de")
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    session = anna.context.new_cdp_session(anna.page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    anna.lobby()
    assert anna.page.evaluate(FOLLOWS, "#name") == pytest.approx(30)
    assert anna.page.evaluate(OUTSIDE, ("body", SIDEWAYS)) == []
    anna.open("greedy", "greedy", seed="web-2")
    anna.wait_for_turn()
    for kind in CALM:
        anna.page.evaluate(SHOW, kind)
        expect(anna.all(f".dialog-{kind}")).to_be_visible()
        assert anna.page.evaluate(FOLLOWS, ".inside") == pytest.approx(30), kind
        assert anna.page.evaluate(OUTSIDE, ("dialog[open]", SIDEWAYS)) == [], kind
        anna.page.evaluate(SHOW, "")
