"""An open dialog keeps keys, focus and pointer to itself, although it does not make the page behind it inert."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.player import Player

Sit = Callable[..., Player]
INSIDE = "document.querySelector('dialog').contains(document.activeElement)"
STOPS = "document.querySelectorAll('dialog button, dialog input, dialog select, dialog a[href], dialog summary').length"
SEQ = "import('/web/net/state.mjs').then((s) => s.view.value.seq)"


def opened(sit: Sit) -> Player:
    """Return somebody who reads the settings, called by keys."""
    anna = sit()
    anna.sit_down()
    anna.page.focus("#settings")
    anna.page.keyboard.press("Enter")
    expect(anna.all("dialog[open]")).to_be_visible()
    return anna


def test_the_tab_key_goes_round_inside_a_dialog_both_ways(sit: Sit) -> None:
    anna = opened(sit)
    for key in ("Tab", "Shift+Tab"):
        reached = set()
        for _ in range(anna.page.evaluate(STOPS) + 2):
            anna.page.keyboard.press(key)
            assert anna.page.evaluate(INSIDE)
            reached.add(anna.page.evaluate("document.activeElement.outerHTML"))
        assert len(reached) > 3, "and it goes on"


def test_what_lies_behind_a_dialog_gets_neither_focus_nor_keys_nor_clicks(sit: Sit) -> None:
    anna = opened(sit)
    before = anna.page.evaluate(SEQ)
    anna.page.evaluate("document.querySelector('#settings').focus()")
    assert anna.page.evaluate(INSIDE)
    anna.page.keyboard.press("1")
    anna.page.keyboard.press("a")
    card = anna.all(".hand .held .card").first.bounding_box()
    assert card is not None
    anna.page.mouse.click(card["x"] + 10, card["y"] + 10)
    expect(anna.all("dialog")).to_have_count(0)
    assert anna.page.evaluate(SEQ) == before, "the click beside only closed it"


def test_escape_closes_a_dialog_and_gives_the_focus_back(sit: Sit) -> None:
    anna = opened(sit)
    anna.page.keyboard.press("Escape")
    expect(anna.all("dialog")).to_have_count(0)
    expect(anna.all("#settings")).to_be_focused()
