"""What somebody who has left the game is told: all that led to it, and how the game goes on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from tests.web.recorded import View, round_of
from tests.web.test_stage import DRAWN, PLAYING, feed, table

Sit = Callable[..., Player]
LEAVE = """
(last) => import("/web/net/state.mjs").then((s) => {
  const seat = s.mySeat.value;
  const line = (n, text) => ({ n, text, tone: "", seat, rule: "" });
  const causes = ["A trap!", "One.", "Two.", "Three.", "Four."].map((text) => line(900, text));
  const left = { ...line(900, "Anna is gone."), rule: "a.rule", parting: { title: "Out!", law: "It is so." } };
  const { scene } = s.view.value;
  const all = (what) => s.table.value.seats.map(() => what);
  const result = { winners: [0], scores: all(5), places: all(1), breakdown: all([]), endings: all("x") };
  const panels = scene.panels.map((p) => (p.seat === seat ? { ...p, out: true, fate: "rescued", rule: "b.rule" } : p));
  s.log.value = [...causes, left, line(last, "It is over.")];
  const more = { points: all(Array(40).fill("A point")), endings: all("out"), verdict: "Anna wins!" };
  s.view.value = { ...s.view.value, ...more, scene: { ...scene, panels, prompts: [], result } };
})
"""


@pytest.mark.parametrize(
    ("last", "sentence"), [(900, "With this the game is over, too."), (950, "By now the game is over.")]
)
def test_only_who_ended_the_game_by_leaving_is_told_so_and_the_cause_is_there(
    sit: Sit, last: int, sentence: str
) -> None:
    anna = sit()
    anna.sit_down()
    anna.page.evaluate(LEAVE, last)
    expect(anna.all(".dialog-parting")).to_contain_text("A trap!")
    expect(anna.all(".dialog-parting h3")).to_have_text("What happened")
    expect(anna.all(".dialog-parting .fate")).to_contain_text("You are rescued, and your points count")
    expect(anna.all(".dialog-parting .fate button")).to_have_attribute("title", "b.rule")
    expect(anna.all(".dialog-parting .quiet")).to_have_text(sentence)
    expect(anna.all(".gone .quiet")).to_have_text(sentence)
    anna.all(".dialog-parting .buttons .main").click()
    expect(anna.all(".dialog-result")).to_be_visible()
    anna.all(".dialog-result .inside").evaluate("(inside) => (inside.scrollTop = 0)")
    for button in anna.all(".dialog-result .buttons > *").all():
        expect(button).to_be_in_viewport(ratio=1)  # however many points there are


def leaving(view: View, **more: object) -> View:
    """Return a view whose last line says to the first seat that it is out."""
    *lines, last = view["log"]
    return {**view, "log": [*lines, {**last, "seat": 0, "parting": {"title": "Out!", "law": "It is so."}}], **more}


def ended(view: View) -> View:
    """Return a view in which the first seat leaves, and with that the game ends."""
    seats = [0, 1, 2]
    result = {"winners": [1], "scores": seats, "places": [1, 1, 1], "breakdown": [[] for _ in seats]}
    result["endings"] = ["x" for _ in seats]
    scene = {**view["scene"], "prompts": [], "result": result}
    return leaving(view, scene=scene, verdict="Ben wins!", endings=["out"] * 3, points=[[] for _ in seats])


DIALOGS = """
() => import("/web/net/state.mjs").then((s) => {
  window.opened = [];
  s.dialog.subscribe((dialog) => dialog && window.opened.push(dialog.kind));
})
"""
"""Counts the dialogs that open from now on."""
SEQ = "import('/web/net/state.mjs').then((s) => s.view.value.seq)"


@pytest.mark.parametrize("how", ["watched", "skipped", "still"])
def test_whoever_ends_the_game_by_leaving_reads_of_that_before_the_result(sit: Sit, how: str) -> None:
    anna, (first, last, *_) = table(sit, moving=how != "still"), round_of("klong", 6)
    feed(anna, first)
    anna.page.evaluate(DIALOGS)
    feed(anna, ended(last))
    if how == "skipped":
        anna.page.keyboard.press("Shift")
    expect(anna.all(".dialog-parting")).to_be_visible()
    anna.until(f"{PLAYING}.then((plays) => !plays)")
    assert anna.page.evaluate("window.opened") == ["parting"]
    anna.all(".dialog-parting .buttons .main").click()
    expect(anna.all(".dialog-result")).to_be_visible()


def test_the_others_wait_until_whoever_is_out_has_read_so(sit: Sit) -> None:
    """What they do meanwhile is played afterwards, and the click that closes the dialog does not skip it."""
    anna, (first, mine, *others, _) = table(sit), round_of("klong", 6)
    feed(anna, first, leaving(mine), *others)
    expect(anna.all(".dialog-parting")).to_be_visible()
    anna.until(f"{PLAYING}.then((plays) => !plays)")
    assert anna.page.evaluate(SEQ) == mine["seq"]
    anna.page.evaluate(DRAWN)
    anna.all(".dialog-parting .buttons .main").click()
    anna.until(f"{SEQ}.then((seq) => seq === {others[-1]['seq']})")
    drawn = anna.page.evaluate("window.drawn")
    assert drawn[:2] == [mine["seq"], others[0]["seq"]]
    assert drawn == sorted(drawn)


def test_whoever_is_asked_sees_so_behind_what_they_are_told(sit: Sit) -> None:
    anna, (first, mine, *others, asked) = table(sit), round_of("klong", 6)
    feed(anna, first, leaving(mine), *others)
    expect(anna.all(".dialog-parting")).to_be_visible()
    feed(anna, asked)
    anna.until(f"{SEQ}.then((seq) => seq === {asked['seq']})")
    expect(anna.all(".dialog-parting")).to_be_visible()
