"""Short windows: the board keeps half of the free height, and nothing covers anything."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

Sit = Callable[..., Player]
SIZES = {
    "the narrowest phone": (320, 568),
    "a phone on its side": (844, 390),
    "a small phone": (360, 640),
    "a tablet": (1024, 768),
    "a laptop at 200 %": (683, 384),
    "a phone": (390, 844),
    "a low desk": (1280, 720),
    "a desk": (1366, 768),
}

PARTS = (
    ".prompt, #settings, .chip, .board .zoom button, .board .tray, .board .urgent, .mini-map, .caption, .market, "
    ".standing, .resources .amount, .held .card, .hand .pile, .own-sheet, .carried, .gone, .actions button, "
    ".bottom button, .left .seat, .left .common, .left .track, .market .zone, .right .log, .right .talk"
)
COVERED = """
(parts) => {
  const cut = (e, box) => {
    const frame = e.closest(".held, .carried, .left, .market, .right, .board, .scenes")?.getBoundingClientRect() ?? box;
    const [left, top] = [Math.max(box.left, frame.left), Math.max(box.top, frame.top)];
    return new DOMRect(left, top, Math.min(box.right, frame.right) - left, Math.min(box.bottom, frame.bottom) - top);
  };
  const name = (e) => `${e.getAttribute("class") || e.id} in ${e.parentElement.className}`;
  const large = (box) => box.width > 1 && box.height > 1;
  const shown = [...document.querySelectorAll(parts)].filter((e) => e.checkVisibility({ visibilityProperty: true }))
    .map((e) => [e, cut(e, e.getBoundingClientRect())]).filter(([, box]) => large(box));
  const out = (box) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
  const beside = (a, b) => a.right - 1 <= b.left || b.right - 1 <= a.left;
  const apart = (a, b) => beside(a, b) || a.bottom - 1 <= b.top || b.bottom - 1 <= a.top;
  const pairs = shown.flatMap(([e, box], i) => shown.slice(i + 1)
    .filter(([other, its]) => !e.contains(other) && !other.contains(e) && !apart(box, its))
    .map(([other]) => `${name(e)} and ${name(other)}`));
  return [...shown.filter(([, box]) => out(box)).map(([e]) => `${name(e)} leaves the window`), ...pairs];
}
"""
"""The pairs of things on the screen that overlap: bars, buttons, prompt, hand, cards, and what lies on the board."""

HIDDEN_PLACES = """
async () => {
  const { choicesFor } = await import("/web/net/state.mjs");
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  const covers = ".board .zoom button, .board .tray, .board .urgent, .mini-map";
  const over = [...document.querySelectorAll(covers)].filter(seen);
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const listed = (choice) => document.querySelector(`.tray [data-option="${choice.id}"]`);
  const only = (place) => !choicesFor("place", place.dataset.place).every(listed);
  return [...document.querySelectorAll(".target")].filter(only).flatMap((place) => over
    .filter((e) => !apart(e.getBoundingClientRect(), place.getBoundingClientRect()))
    .map((e) => `${e.getAttribute("class") || e.innerText} hides ${place.dataset.place}`));
}
"""
"""The legal places of the board that something lies on and that can be chosen nowhere else."""

COLUMNS = """
(lines) => {
  const shown = (q) => [...document.querySelectorAll(q)].filter((e) => e.checkVisibility());
  const name = (e) => `${e.className}: ${e.textContent.trim().slice(0, 30)}`;
  const high = (e) => e.scrollHeight > e.clientHeight + 1;
  const out = (e, box) => {
    const [its, whole] = [e, box].map((each) => each.getBoundingClientRect());
    return its.right > whole.right + 1 || its.bottom > whole.bottom + 1;
  };
  const cut = (e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible";
  const at = shown(".seat :is(.amount, .where > span, .token, .rest)");
  const needed = (e) => lines * parseFloat(getComputedStyle(e).lineHeight);
  const told = shown(".right .log ol").filter((e) => e.clientHeight < needed(e));
  const beyond = (e) => e.getBoundingClientRect().right > e.closest("ol").getBoundingClientRect().right;
  const columns = innerWidth > 900 && innerHeight > 480 ? shown(".left, .right") : [];
  return [
    ...columns.filter(high).map((e) => `${e.className} overflows`),
    ...at.filter((e) => cut(e) || out(e, e.closest(".seat"))).map((e) => `${name(e)} is cut at its seat`),
    ...shown(".urgent").filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => `${name(e)} is wider than itself`),
    ...told.map((e) => `the log has only ${e.clientHeight} px`),
    ...shown(".log .so").filter(beyond).map((e) => `${name(e)} is cut in the log`),
  ];
}
"""
"""What finds no room in the columns of a desk; the log keeps some lines."""
LINES = 6

BARS = """
() => {
  const box = (q) => document.querySelector(q)?.getBoundingClientRect() ?? new DOMRect();
  const board = box(".board");
  const over = (b) => b.height > 0 && Math.min(b.right, board.right) - Math.max(b.left, board.left) > 1;
  const bars = [".top", ".chips", ".bottom"].map(box).filter(over);
  return { bars: bars.reduce((sum, b) => sum + b.height, 0), board: board.height };
}
"""


def free_height(player: Player, height: int) -> tuple[float, float]:
    """Return the height left beside the fixed bars above and below the board, and the board's own.

    Fixed bars are the prompt, on a phone also the seats and the buttons; hand and rows have to share with the board.
    """
    found: dict[str, Any] = player.page.evaluate(BARS)
    return height - found["bars"], found["board"]


SETTLED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))"


def resize(player: Player, name: str) -> None:
    """Give the window another size, and let the page find into it."""
    width, height = SIZES[name]
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.evaluate(SETTLED)


def look(player: Player, name: str) -> list[str]:
    """Return what is wrong in a window of some size."""
    resize(player, name)
    free, board = free_height(player, SIZES[name][1])
    found: list[str] = player.page.evaluate(COVERED, PARTS) + player.page.evaluate(HIDDEN_PLACES)
    found += player.page.evaluate(COLUMNS, LINES)
    small = [] if board * 2 >= free else [f"the board has {board:.0f} of {free:.0f} px"]
    return [f"{name}: {each}" for each in small + found]


FOUR_MEANS = """
() => import("/web/net/state.mjs").then((s) => {
  const { scene } = s.view.value;
  const full = (p) => ({ ...p, facts: p.facts.map((f, i) => ({ ...f, value: i < 4 ? 12 : 0 })) });
  const panels = scene.panels.map((p) => (p.id === "turn" ? full(p) : p));
  s.view.value = { ...s.view.value, scene: { ...scene, panels } };
})
"""
LONG_STORY = """
() => import("/web/net/state.mjs").then((s) => {
  const line = { ...s.log.value.at(-1), follows: true, text: "Anna spends a sword on the monster in this tunnel." };
  s.log.value = [...s.log.value, line];
})
"""
OVER_BOARD = """
() => {
  const [hint, board] = [".tour", ".board"].map((q) => document.querySelector(q).getBoundingClientRect());
  return Math.min(hint.bottom, board.bottom) - Math.max(hint.top, board.top);
}
"""
TALLER = """
() => {
  const bar = document.querySelector(".prompt").getBoundingClientRect();
  const taller = (e) => (({ top, bottom }) => top < bar.top || bottom > bar.bottom)(e.getBoundingClientRect());
  return [...document.querySelectorAll(".prompt .ask, .prompt .left-over")].filter(taller).map((e) => e.textContent);
}
"""
"""What is asked, or left to spend, and does not fit into its bar."""
EDGE = 4
"""Pixels of the board under the edge of a hint hide nothing."""
PHONES = ("a phone on its side", "a small phone", "a laptop at 200 %", "a phone")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_hints_leave_the_board_of_a_phone_alone_and_four_means_are_seen(sit: Sit, lang: str) -> None:
    anna = sit(lang)
    anna.open("greedy", seed="web-2")
    anna.wait_for_turn()
    for name in PHONES:
        look(anna, name)
        assert anna.page.evaluate(OVER_BOARD) <= EDGE, name
    anna.dismiss_hints()
    anna.page.evaluate(FOUR_MEANS)
    anna.page.evaluate(LONG_STORY)
    expect(anna.all(".resources .amount")).to_have_count(4)
    look(anna, "a desk")
    assert anna.page.evaluate(TALLER) == []
    assert [wrong for name in SIZES for wrong in look(anna, name)] == []


WIDE_LABELS = """
() => [...document.querySelectorAll(".market > .piles .pile")]
  .filter((pile) => pile.scrollWidth > pile.clientWidth).map((pile) => pile.innerText)
"""


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_names_of_piles_stay_in_their_boxes(sit: Sit, lang: str) -> None:
    anna = sit(lang)
    anna.sit_at("greedy", game="dungeonquest", seed="web-2")
    anna.wait_for_turn()
    expect(anna.all(".market > .piles .pile")).not_to_have_count(0)
    assert anna.page.evaluate(WIDE_LABELS) == []


MORE_ANSWERS = """
(texts) => import("/web/net/state.mjs").then((s) => {
  const { scene, seq, choices } = s.view.value;
  const [first, ...rest] = scene.prompts;
  const added = Object.keys(texts).map((id) => ({ id, kind: "more", noun: "", target: "" }));
  const prompts = [{ ...first, choices: [...first.choices, ...added] }, ...rest];
  s.view.value = { ...s.view.value, seq: seq + 0.5, choices: { ...choices, ...texts }, scene: { ...scene, prompts } };
})
"""
UNCOVERED = """
() => {
  const [tray, board] = [".board .tray", ".board"].map((q) => document.querySelector(q).getBoundingClientRect());
  return (tray.top - board.top) / board.height;
}
"""
"""How much of the height of the board is above the answers."""


def test_answers_beside_the_board_hide_none_of_the_places_to_choose_from(sit: Sit) -> None:
    anna = sit()
    anna.sit_at("greedy", game="dungeonquest", seed="web-2")
    anna.wait_for_turn()
    expect(anna.all(".target")).not_to_have_count(0)
    anna.page.evaluate(MORE_ANSWERS, {"flee": "Escape from the dungeon"})
    expect(anna.all(".tray .option")).to_have_count(1)
    assert [wrong for name in PHONES for wrong in look(anna, name)] == []
    anna.page.evaluate(MORE_ANSWERS, {"rest": "Done, on to the equipment", "attack": "Attack Jonas by surprise"})
    expect(anna.all(".tray .option")).to_have_count(3)
    for name in PHONES:
        resize(anna, name)
        assert anna.page.evaluate(UNCOVERED) >= 1 / 2, name
