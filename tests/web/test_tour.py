"""The first game of each kind: hints that wait for the deed and cover nothing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player
from verlies.registry import game, names
from verlies.text.everything import everything

Sit = Callable[..., Player]
GAMES = sorted(set(names()) - {"lantern"})
COVERED = """
() => {
  const hint = document.querySelector(".tour").getBoundingClientRect();
  const over = (e) => {
    const box = e.getBoundingClientRect();
    return Math.min(hint.right, box.right) - Math.max(hint.left, box.left) > 1
      && Math.min(hint.bottom, box.bottom) - Math.max(hint.top, box.top) > 1;
  };
  return [".top", ".board", ".own", ".right", ".left"].filter((q) => over(document.querySelector(q)));
}
"""

DO = """
async (kind) => {
  const [s, net] = await Promise.all([import("/web/net/state.mjs"), import("/web/net/socket.mjs")]);
  net.answer(s.choices.value.find((c) => c.kind === kind).id);
}
"""
"""Do the first thing of a kind that can be done."""
STORED = "(game) => localStorage.getItem(`verlies-tour-${game}`)"


def steps(name: str, language: str) -> list[str]:
    """Return the kinds of answers a game has hints for, in their order."""
    return [id.removeprefix("tour-") for id in everything(language, game(name).about.texts) if id.startswith("tour-")]


@pytest.mark.feature(64)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_hints_for_things_that_can_be_done(name: str) -> None:
    german, english = (steps(name, language) for language in ("de", "en"))
    assert german == english
    assert len(german) >= 5
    assert set(german) <= {kind.word for kind in game(name).about.vocabulary.kinds}


@pytest.mark.feature(64)
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_waits_until_it_is_done_and_covers_nothing(sit: Sit, name: str) -> None:
    anna = sit()
    anna.lobby()
    anna.page.select_option("#game", name)
    anna.page.click("#quick")
    anna.wait_for_turn()
    hint = anna.all(".tour")
    if not hint.count():
        anna.set_out(".tour")
    expect(hint).to_be_visible()
    assert anna.page.evaluate(COVERED) == []
    first = hint.get_attribute("data-step")
    anna.page.evaluate(DO, first)
    expect(anna.all(f".tour[data-step='{first}']")).to_have_count(0)
    assert anna.page.evaluate(STORED, name) == first
