"""Narrow windows away from the board: every dialog keeps inside, and no word is cut, nor on any screen anywhere."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.journeys import LANGUAGES, dress
from tests.web.player import Player
from tests.web.test_access import DIALOGS, SHOW_ONE, known_dialogs
from tests.web.test_short import SETTLED, SIZES, resize
from tests.web.wardrobe import PHONE

Sit = Callable[..., Player]
PHONES = ("a phone", "the narrowest phone", "a phone on its side")
NARROW = ("the narrowest phone", "a phone on its side", "a laptop at 200 %")

OUTSIDE = """
([root, sideways]) => {
  const box = document.querySelector(root);
  const unseen = (e) => getComputedStyle(e).clipPath !== "none" || e.closest(`svg, ${sideways}`);
  const shown = [box, ...box.querySelectorAll("*")]
    .filter((e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !unseen(e));
  const name = (e) => `<${e.localName} class="${e.className}" id="${e.id}"> ${e.textContent.trim().slice(0, 30)}`;
  const leaves = ({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1);
  const wide = (e) => e.clientWidth && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible";
  return [
    ...shown.filter((e) => leaves(e.getBoundingClientRect())).map((e) => `${name(e)} leaves the window`),
    ...shown.filter(wide).map((e) => `${name(e)} is cut or has to be scrolled sideways`),
  ];
}
"""
"""What sticks out of the window, is cut or has to be scrolled sideways, but for what is made for it."""
SIDEWAYS = ".board, .scenes, .hand, .market, input"
"""What lies in these is measured elsewhere, is a row that is scrolled on purpose, or a line that is typed or copied."""


def look(player: Player, name: str, root: str = "body") -> list[str]:
    """Return what is wrong in a window of some size."""
    width, height = SIZES[name]
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.evaluate(SETTLED)
    found: list[str] = player.page.evaluate(OUTSIDE, (root, SIDEWAYS))
    return [f"{name}: {each}" for each in found]


REACHED = """
() => {
  const box = document.querySelector("dialog[open]").getBoundingClientRect();
  const close = document.querySelector("dialog[open] .close")?.getBoundingClientRect() ?? box;
  const inside = (b) => b.left >= -1 && b.top >= -1 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1;
  return inside(box) && inside(close);
}
"""
"""Whether an open dialog, and what closes it, are in the window."""


WITH_ODDS = ("klong",)
"""Games with a table of odds, which nobody can open in the others."""
ALL_OUTSIDE = f"""
async ([dialogs, sideways]) => {{
  const wrong = [];
  for (const each of dialogs) {{
    await ({SHOW_ONE})(each);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const shown = document.querySelector("dialog[open]")?.matches(`.dialog-${{each.kind}}`);
    const found = shown ? ({OUTSIDE})(["dialog[open]", sideways]) : ["is not shown"];
    if (shown && !({REACHED})()) found.push("out of reach");
    wrong.push(...found.map((one) => `${{each.kind}}, ${{one}}`));
  }}
  return wrong;
}}
"""
"""What is wrong with dialogs that are opened one after the other."""


@pytest.mark.feature(30, 37)
@pytest.mark.parametrize("game", ["klong", "bag_of_dungeon", "koenige"])
def test_no_dialog_sticks_out_of_a_narrow_window(sit: Sit, game: str) -> None:
    anna = sit()
    anna.sit_at("greedy", game=game, seed="web-2")
    anna.wait_for_turn()
    dialogs: list[dict[str, Any]] = anna.page.evaluate(DIALOGS)
    assert {each["kind"] for each in dialogs} == known_dialogs()
    wrong = []
    if game not in WITH_ODDS:
        dialogs = [each for each in dialogs if each["kind"] != "odds"]
    for lang, name in product(LANGUAGES, NARROW):
        dress(anna, lang)
        resize(anna, name)
        wrong += [f"{lang}, {name}, {each}" for each in anna.page.evaluate(ALL_OUTSIDE, (dialogs, SIDEWAYS))]
    assert not wrong, "\n".join(wrong)


BROKEN = """
() => [...document.querySelectorAll("dialog[open] :is(thead th, form button)")].filter((e) => {
  const range = document.createRange();
  const lines = (node, word) => {
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => box.top)).size;
  };
  return [...e.childNodes].some((n) => n.data && [...n.data.matchAll(/\\S+/g)].some((word) => lines(n, word) > 1));
}).map((e) => e.textContent.trim())
"""
"""What has a word that is broken over two lines."""


@pytest.mark.feature(37)
def test_headings_and_buttons_break_at_no_letter_on_a_phone(sit: Sit) -> None:
    anna = sit("de", phone=True)
    anna.sit_down()
    for kind in ("odds", "words"):
        anna.page.evaluate(SHOW_ONE, {"kind": kind})
        expect(anna.all(f".dialog-{kind}")).to_be_visible()
        assert anna.page.evaluate(BROKEN) == []


SHEETS = ("players", "threat", "log")


@pytest.mark.feature(30, 37, 47)
@pytest.mark.parametrize(("game", "seats"), [("klong", ("friend",)), ("koenige", ("friend", "greedy", "greedy"))])
def test_no_sheet_sticks_out_of_a_phone_where_friends_talk(sit: Sit, game: str, seats: tuple[str, ...]) -> None:
    anna, ben = sit(), sit()
    anna.open(*seats, game=game, seed="web-2")
    ben.join(anna.invitation(), "Ben")
    expect(anna.all(".table")).to_be_visible()
    anna.page.set_viewport_size(PHONE)
    wrong = []
    for lang in ("de", "en"):
        dress(anna, lang)
        for name, sheet in product(PHONES, SHEETS):
            anna.page.evaluate("(name) => import('/web/net/state.mjs').then((s) => (s.sheet.value = name))", sheet)
            expect(anna.all(".sheet .leaf")).to_be_visible()
            wrong += [f"{lang}, {sheet}, {each}" for each in look(anna, name, ".sheet")]
    expect(anna.all(".sheet .talk")).to_be_visible()
    assert not wrong, "\n".join(wrong)
