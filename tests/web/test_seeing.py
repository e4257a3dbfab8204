"""Seeing what is there and what happened: the log, counters, the board from near and far, and how far the game is."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import STILL, Player, arrive

Sit = Callable[..., Player]
LINE = ".right .log li"
SCALE = "import('/web/board/camera.mjs').then((c) => c.camera.value.k)"
COUNTED = """import('/web/net/state.mjs').then(({ scene }) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const piles = all('.pile[data-zone]').map((e) => [e.dataset.zone, e.querySelector('b').textContent]);
  const facts = all('.seats [data-fact]').map((e) => [e.dataset.fact, e.querySelector('b').firstChild.textContent]);
  const zones = scene.value.zones.map((z) => [z.id, z.count ?? 0]);
  const known = scene.value.panels.flatMap((p) => (p.facts ?? []).map((f) => [`seat-${p.seat}.${f.id}`, f.value]));
  const right = new Map([...zones, ...known]);
  const told = [...piles, ...facts];
  return { told: told.map((e) => e.join(' ')), wrong: told.filter(([id, n]) => parseInt(n) !== right.get(id)) };
})"""
"""All counters on the table, and those that are not what the scene says."""
FAR = """(progress) => import('/web/net/state.mjs').then(({ view }) => {
  view.value = { ...view.value, scene: { ...view.value.scene, progress } };
})"""
PINCH = """([near, far]) => {
  const board = document.querySelector('.board');
  const box = board.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const touch = (type, pointerId, by) => board.dispatchEvent(
    new PointerEvent(type, { pointerId, clientX: x + by, clientY: y, pointerType: 'touch', bubbles: true }));
  touch('pointerdown', 11, -near); touch('pointerdown', 12, near);
  for (const by of [near, (near + far) / 2, far]) { touch('pointermove', 11, -by); touch('pointermove', 12, by); }
  touch('pointerup', 11, -far); touch('pointerup', 12, far);
}"""


def scale(player: Player) -> float:
    """Return how large the board is drawn."""
    found: float = player.page.evaluate(SCALE)
    return found


def counters(player: Player) -> set[str]:
    """Return all counters on the table, as soon as each of them is what the scene says."""
    player.until(f"{COUNTED}.then(({{ wrong }}) => wrong.length === 0)")
    found: dict[str, Any] = player.page.evaluate(COUNTED)
    return set(found["told"])


@pytest.mark.feature(15)
def test_pointing_at_a_line_lights_what_it_tells_of_and_nothing_afterwards(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.play_hand()
    line = anna.all(LINE, has=anna.page.locator(".thing")).last
    line.scroll_into_view_if_needed()
    line.hover()
    expect(anna.all(".card.lit").first).to_be_visible()
    named = line.inner_text()
    names = {card.get_attribute("aria-label") or "" for card in anna.all(".card.lit").all()}
    assert all(name.partition(".")[0] in named for name in names), (names, named)
    anna.all(".brand").hover()
    expect(anna.all(".lit")).to_have_count(0)
    anna.set_out(".target")
    arrive(anna)
    anna.all(".target").first.dispatch_event("click")
    moved = anna.all(LINE, has_text="Anna goes").or_(anna.all(LINE, has_text="Anna moves")).last
    expect(moved).to_be_visible()
    moved.hover()
    expect(anna.all(".spot.lit")).not_to_have_count(0)
    anna.all(".brand").hover()
    expect(anna.all(".lit")).to_have_count(0)


@pytest.mark.feature(14)
def test_the_log_is_told_turn_by_turn_and_can_be_about_me_alone(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.play_hand()
    anna.page.evaluate("import('/web/base/prefs.mjs').then((p) => p.setWarns('off'))")
    anna.all(".actions .next.end").click()
    expect(anna.all(f"{LINE}.tone-turn")).to_have_count(4)
    anna.wait_for_turn()
    turns = anna.all(f"{LINE}.tone-turn")
    assert turns.locator(".pawn, svg").count() >= 4
    others = anna.all(f"{LINE}:not(.tone-turn):not(.tone-blow)").filter(has_not_text="Anna")
    expect(others).not_to_have_count(0)
    button = anna.all(".right .log .filter")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(others).to_have_count(0)
    expect(anna.all(f"{LINE}", has_text="Anna ends the turn.")).to_have_count(1)
    expect(turns).to_have_count(4)
    button.click()
    expect(others).not_to_have_count(0)


@pytest.mark.feature(21)
def test_counters_are_what_lies_there_and_change_with_it(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    before = counters(anna)
    for counter in ("deck-0", "discard-0", "seat-0.", "seat-1.", "seat-2."):
        assert any(each.startswith(counter) for each in before), (counter, before)
    anna.play_hand()
    anna.page.evaluate("import('/web/base/prefs.mjs').then((p) => p.setWarns('off'))")
    anna.all(".actions .next.end").click()
    expect(anna.all(f"{LINE}.tone-turn")).to_have_count(4)
    anna.wait_for_turn()
    after = counters(anna)
    changed = {each.split()[0] for each in before ^ after}
    assert any(name.startswith(("deck-0", "discard-0")) for name in changed), changed


@pytest.mark.feature(26)
def test_the_board_is_looked_at_by_wheel_keys_buttons_and_fingers(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    page, whole = anna.page, scale(anna)
    anna.all(".board").hover()
    page.mouse.wheel(0, -400)
    anna.until(f"{SCALE}.then((k) => k > {whole * 1.2})")
    page.mouse.wheel(0, 4000)
    anna.until(f"{SCALE}.then((k) => k < {whole * 1.5})")
    page.keyboard.press("0")
    anna.until(f"{SCALE}.then((k) => Math.abs(k - {whole}) < 0.001)")
    page.keyboard.press("+")
    assert scale(anna) == pytest.approx(whole * 1.4, rel=0.01)
    page.keyboard.press("-")
    assert scale(anna) == pytest.approx(whole, rel=0.01)
    page.evaluate(PINCH, [60, 120])
    assert scale(anna) == pytest.approx(whole * 2, rel=0.02)
    page.evaluate(PINCH, [120, 80])
    assert scale(anna) == pytest.approx(whole * 4 / 3, rel=0.02)
    anna.all(".zoom button", has_text="⤢").click()
    assert scale(anna) == pytest.approx(whole, rel=0.001)


@pytest.mark.feature(26)
def test_two_taps_bring_the_board_near_and_back(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    whole = scale(anna)
    anna.all(".board").dblclick(position={"x": 4, "y": 4})
    assert scale(anna) == pytest.approx(min(2 * whole, 2.5), rel=0.01)
    anna.page.evaluate(STILL)
    while scale(anna) <= 0.9:
        anna.page.keyboard.press("+")
    anna.all(".board").dblclick(position={"x": 4, "y": 4})
    anna.page.evaluate(STILL)
    if anna.all("dialog").count():
        anna.page.keyboard.press("Escape")
    anna.until(f"{SCALE}.then((k) => Math.abs(k - {whole}) < 0.001)")


@pytest.mark.feature(22, 33)
def test_pieces_are_hidden_while_a_key_is_held_or_until_a_button_is_pressed_again(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    piece = anna.all(".board .piece").first
    expect(piece).to_be_visible()
    anna.page.keyboard.down("b")
    expect(piece).to_be_hidden()
    expect(anna.all(".board .spot").first).to_be_attached()
    anna.page.keyboard.up("b")
    expect(piece).to_be_visible()
    button = anna.all(".zoom .bare-board")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(piece).to_be_hidden()
    button.click()
    expect(piece).to_be_visible()
    anna.page.keyboard.press("?")
    expect(anna.all(".keys")).to_contain_text("hide pieces")


@pytest.mark.feature(24, 35)
@pytest.mark.parametrize("game", ["klong", "dungeonquest"])
def test_how_far_the_game_has_come_is_shown_and_said(sit: Sit, game: str) -> None:
    anna = sit()
    if game == "klong":
        anna.sit_down()
    else:
        anna.open("greedy", game=game, seed="far")
        anna.wait_for_turn()
    shown = anna.all(".left .progress")
    expect(shown).to_contain_text("≈ 0 %")
    expect(shown).to_have_attribute("title", re.compile("About 0 % of the game is over. This is a rough measure"))
    anna.page.evaluate(FAR, 40)
    expect(shown).to_contain_text("≈ 40 %")
    expect(shown.locator("b")).to_have_attribute("style", "width: 40%;")
    anna.page.keyboard.press("t")
    expect(anna.all(".text-progress")).to_contain_text("About 40 %")


@pytest.mark.feature(41)
def test_the_host_chooses_how_long_bots_wait(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.page.click("#settings")
    pace = anna.all(".setting", has_text="Pace of bots")
    expect(pace.get_by_role("button", name="Normal")).to_have_attribute("aria-pressed", "true")
    pace.get_by_role("button", name="Slow").click()
    expect(pace.get_by_role("button", name="Slow")).to_have_attribute("aria-pressed", "true")
    anna.page.reload()
    anna.page.click("#settings")
    expect(pace.get_by_role("button", name="Slow")).to_have_attribute("aria-pressed", "true")
