"""What somebody who has left the game is told: all that led to it, and how the game goes on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

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
  const panels = scene.panels.map((p) => (p.seat === seat ? { ...p, out: true } : p));
  s.log.value = [...causes, left, line(last, "It is over.")];
  const more = { points: all([]), endings: all("out"), verdict: "Anna wins!" };
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
    expect(anna.all(".dialog-parting .quiet")).to_have_text(sentence)
    expect(anna.all(".gone .quiet")).to_have_text(sentence)
    anna.all(".dialog-parting .buttons .main").click()
    expect(anna.all(".dialog-result")).to_be_visible()
