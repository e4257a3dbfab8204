"""The first game of each kind: hints that wait for the deed and cover nothing."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player, arrive
from tests.web.test_short import EDGE, PHONES, resize
from verlies.registry import game, names
from verlies.text.everything import everything

Sit = Callable[..., Player]
GAMES = sorted(set(names()) - {"lantern"})
COVERED = """
(edge) => {
  const hint = document.querySelector(".tour").getBoundingClientRect();
  const over = (e) => {
    const box = e?.getBoundingClientRect() ?? new DOMRect();
    return Math.min(hint.right, box.right) - Math.max(hint.left, box.left) > edge
      && Math.min(hint.bottom, box.bottom) - Math.max(hint.top, box.top) > edge;
  };
  const parts = [".top", ".chips", ".board", ".own", ".market", ".right", ".left", ".bottom"];
  return parts.filter((q) => over(document.querySelector(q)));
}
"""
"""The parts of the table of which a hint covers more than an edge."""

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
    known = everything(language, game(name).about.texts)
    return [id.removeprefix("tour-") for id in known if id.startswith("tour-") and "." not in id]


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
    assert anna.page.evaluate(COVERED, 1) == []
    for size in PHONES:
        resize(anna, size)
        expect(hint).to_be_visible()
        assert anna.page.evaluate(COVERED, EDGE) == [], size
    resize(anna, "a desk")
    first = hint.get_attribute("data-step")
    anna.page.evaluate(DO, first)
    expect(anna.all(f".tour[data-step='{first}']")).to_have_count(0)
    assert anna.page.evaluate(STORED, name) == first


DEALS = 8
"""So many games are dealt until one can move when one can buy; bots have luck of their own."""
CAN_MOVE = "import('/web/net/state.mjs').then((s) => s.choices.value.some((choice) => choice.kind === 'move'))"


@pytest.mark.feature(64)
def test_another_deed_leaves_a_hint_where_it_is(sit: Sit) -> None:
    """Whoever is told how to buy, and moves, is still told how to buy."""
    anna = sit()
    anna.page.add_init_script("localStorage.setItem('verlies-tour-klong', 'play');")
    hint = anna.all(".tour[data-step='buy']")
    for n in range(DEALS):
        anna.open("greedy", seed=f"web-{n}")
        anna.set_out(".tour")
        arrive(anna)
        expect(hint).to_be_visible()
        if anna.page.evaluate(CAN_MOVE):
            break
    anna.page.evaluate(DO, "move")
    anna.until("import('/web/net/state.mjs').then((s) => s.prompt.value && !s.pending.value)")
    expect(hint).to_be_visible()
    assert "buy" not in anna.page.evaluate(STORED, "klong").split()


@pytest.mark.feature(64)
def test_a_hint_is_numbered_by_its_place_whatever_was_done_before(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    anna.page.click("#quick")
    anna.wait_for_turn()
    order = steps("klong", "en")
    first = anna.all(".tour").get_attribute("data-step") or ""
    anna.page.evaluate("localStorage.setItem('verlies-tour-klong', 'buy end')")
    anna.page.reload()
    expect(anna.all(".tour b")).to_have_text(f"{order.index(first) + 1}/{len(order)}")


KEYS = r"\b(R|Enter|Tab|Esc|Strg|Ctrl)\b|Taste|Pfeil|\bkeys?\b|arrow"


@pytest.mark.feature(64)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_nobody_without_keys_is_told_of_keys(name: str, language: str) -> None:
    known = everything(language, game(name).about.texts)
    told = [known.get(f"tour-{kind}.touch") or known[f"tour-{kind}"] for kind in steps(name, language)]
    assert [text for text in told if re.search(KEYS, text)] == []
