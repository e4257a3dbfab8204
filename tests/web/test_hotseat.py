"""Several people at one screen: a curtain falls between them, and nothing lies behind it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

Sit = Callable[..., Player]
HELD = ".hand .held .card"
KEPT = """import('/web/net/state.mjs').then((s) =>
  [s.view.value, s.past.value, s.log.value.length, s.dialog.value, s.toast.value])"""
OPEN_LINES = "window.lines.filter((line) => line.readyState < 2).length"
COUNT_LINES = """
window.lines = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain { constructor(...a) { super(...a); window.lines.push(this); } };
"""


def sit_down(anna: Player, seed: str) -> None:
    """Let Anna and Ben sit down at one screen; the seed says who begins."""
    anna.page.add_init_script(COUNT_LINES + "localStorage.setItem('verlies-warns', 'off');")
    anna.lobby()
    anna.page.select_option("#players", "2")
    anna.page.select_option("#seat-1", "here")
    anna.page.fill("#name-1", "Ben")
    anna.page.click("summary")
    anna.page.fill("#seed", seed)
    anna.page.click("#open")
    expect(anna.all(".curtain h2")).to_have_text("Who looks at the screen?")


def check_curtain(anna: Player) -> None:
    """Nothing that anybody has seen is on the page, in its memory or on its way."""
    expect(anna.all(".curtain")).to_be_visible()
    assert anna.all(".card, .log li, .seat, .board").count() == 0
    assert anna.page.evaluate(KEPT) == [None, None, 0, None, ""]
    assert anna.page.evaluate(OPEN_LINES) == 0


@pytest.mark.feature(45)
def test_a_curtain_falls_between_two_people_and_nothing_lies_behind_it(sit: Sit) -> None:
    anna = sit()
    sit_down(anna, "hot")
    check_curtain(anna)
    expect(anna.all(".rise .pawn")).to_have_count(0)
    anna.all(".rise[data-seat='0']").click()
    anna.wait_for_turn()
    anna.dismiss_hints()
    anna.play_hand()
    anna.all(".actions .next.end").click()
    expect(anna.all(".curtain h2")).to_have_text("It is the turn of Ben")
    check_curtain(anna)
    expect(anna.all(".rise .pawn")).to_have_count(1)
    anna.all(".rise").click()
    anna.wait_for_turn()
    expect(anna.all(".own, .hand").first).to_be_visible()
    assert anna.page.evaluate("import('/web/net/state.mjs').then((s) => s.mySeat.value)") == 1
    expect(anna.all(HELD)).to_have_count(5)


@pytest.mark.feature(45)
def test_whoever_is_not_asked_sees_the_curtain_at_once_and_so_does_whoever_loads_the_page_again(sit: Sit) -> None:
    anna = sit()
    sit_down(anna, "screen")
    anna.all(".rise[data-seat='0']").click()
    expect(anna.all(".curtain h2")).to_have_text("It is the turn of Ben")
    anna.page.reload()
    expect(anna.all(".curtain h2")).to_have_text("Who looks at the screen?")
    check_curtain(anna)
