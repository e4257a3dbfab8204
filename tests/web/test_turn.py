"""A turn at the table: what can be done is lit, what was done can be taken back, nothing is lost by a slip."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player, arrive

Sit = Callable[..., Player]
ADVISED = """import('/web/net/state.mjs').then((s) =>
  s.priced(s.choices.value.find((c) => c.id === s.hinted.value.option)))"""
"""What the button says that a hint is about."""


@pytest.mark.feature(1, 2, 3, 10)
def test_cards_are_played_and_what_they_offer_is_lit(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    expect(anna.all(".hand .held .card.legal")).to_have_count(5)
    anna.all(".hand .held .card").first.click()
    expect(anna.all(".hand .played .card")).to_have_count(1)
    expect(anna.all(".hand .held .card")).to_have_count(4)
    anna.play_hand()
    expect(anna.all(".next.end").first).to_be_enabled()
    expect(anna.all(".market .card.legal, .target").first).to_be_visible()
    for card in anna.all(".market .card.legal").all():
        assert card.locator(".price").inner_text().strip()
    goods = anna.all(".zone-market")
    expect(goods.locator("h3")).to_have_text("Market each at 7")
    expect(goods.locator(".card .points").first).to_have_text("5")
    expect(goods.locator(".card .price").first).to_be_hidden()
    anna.page.set_viewport_size({"width": 390, "height": 844})
    expect(goods.locator(".card .price").first).to_have_text("7")


@pytest.mark.feature(5, 6)
def test_steps_are_taken_back_one_by_one_or_all_at_once(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    for left in (4, 3):
        anna.all(".hand .held .card").first.click()
        expect(anna.all(".hand .held .card")).to_have_count(left)
    anna.page.keyboard.press("z")
    expect(anna.all(".hand .held .card")).to_have_count(4)
    anna.all(".hand .held .card").first.click()
    expect(anna.all(".hand .held .card")).to_have_count(3)
    anna.page.click("#undo-turn")
    expect(anna.all(".hand .held .card")).to_have_count(5)
    expect(anna.all("#undo")).to_be_disabled()


@pytest.mark.feature(7)
def test_ending_a_turn_warns_of_what_is_wasted_unless_told_not_to(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.play_hand()
    anna.all(".actions .next.end").click()
    expect(anna.all(".dialog-end")).to_contain_text("Lost unused")
    anna.all(".dialog-end button", has_text="Play on").click()
    expect(anna.all(".dialog-end")).to_have_count(0)
    anna.all(".actions .next.end").click()
    anna.all(".dialog-end button", has_text="Stop warning").click()
    anna.wait_for_turn()
    anna.play_hand()
    anna.all(".actions .next.end").click()
    expect(anna.all(".dialog-end")).to_have_count(0)
    expect(anna.all(".right .log")).to_contain_text("Anna ends the turn.")


@pytest.mark.feature(4)
def test_why_something_is_not_possible(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.all(".market .card[data-face='mercenary']").click(button="right")
    expect(anna.all(".dialog-card .why-not")).to_contain_text("skill")
    anna.all(".dialog-card .why-not .thing").click()
    expect(anna.all(".dialog-said dt")).to_have_attribute("title", "klong.turn.need-resources")
    expect(anna.all(".dialog-said")).not_to_contain_text("klong.")
    anna.page.keyboard.press("Escape")
    anna.set_out(".target")
    arrive(anna)
    far = anna.all(".spot[data-place='F35']")
    far.dispatch_event("click")
    expect(anna.all(".dialog-place .why-not")).to_contain_text("tunnel")
    anna.page.keyboard.press("Escape")
    expect(anna.all("dialog")).to_have_count(0)


@pytest.mark.feature(18)
def test_cards_are_magnified_by_pointing_and_by_a_right_click(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    card = anna.all(".market .card").first
    card.hover()
    expect(anna.all(".preview")).to_be_visible()
    card.click(button="right")
    expect(anna.all(".dialog-card")).to_be_visible()
    title = card.get_attribute("aria-label") or ""
    expect(anna.all(".dialog-card h2")).to_have_text(title.partition(".")[0])


POINTED = """
() => {
  window.pointed = { over: 0, soon: 0 };
  const later = window.setTimeout;
  window.setTimeout = (act, wait, ...more) => ((pointed.soon += wait === 320), later(act, wait, ...more));
  const card = (e) => e.target.closest(".held .card");
  addEventListener("pointerover", (e) => (pointed.over += Boolean(card(e))), true);
}
"""
"""Counts from now on how often a card of the hand comes to lie under the pointer, and how often one is to be shown."""


@pytest.mark.feature(18)
def test_a_card_that_slides_under_the_pointer_is_not_magnified_until_one_points_at_it(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    box = anna.all(".hand .held .card[data-face=burgle]").last.bounding_box()  # beside it lies another one
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    anna.page.mouse.move(x, y)
    expect(anna.all(".preview")).to_be_visible()
    anna.page.evaluate(POINTED)
    anna.page.mouse.down()
    anna.page.mouse.up()
    expect(anna.all(".hand .held .card")).to_have_count(4)
    anna.until("pointed.over > 0")
    assert anna.page.evaluate("pointed.soon") == 0
    assert anna.all(".preview").count() == 0
    anna.page.mouse.move(x + 6, y)
    expect(anna.all(".preview")).to_be_visible()


@pytest.mark.feature(19)
def test_the_log_names_cards_and_rules(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.play_hand()
    line = anna.all(".right .log li", has=anna.page.locator(".thing")).last
    line.hover()
    line.locator(".thing").first.click()
    expect(anna.all(".dialog-card")).to_be_visible()
    anna.page.keyboard.press("Escape")
    line.hover()
    line.locator(".why").click()
    expect(anna.all(".dialog-said dt").first).to_have_attribute("title", re.compile(r"klong\."))


@pytest.mark.feature(33)
def test_a_turn_with_the_keyboard_alone(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.page.keyboard.press("1")
    expect(anna.all(".hand .held .card")).to_have_count(4)
    anna.page.keyboard.press("ArrowRight")
    assert anna.page.evaluate("document.activeElement.matches('.hand .card.legal, .tray *')")
    anna.page.keyboard.press("Enter")
    expect(anna.all(".hand .held .card")).to_have_count(3)
    anna.page.keyboard.press("a")
    anna.play_hand()
    anna.page.keyboard.press("?")
    expect(anna.all(".dialog-rules")).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.keyboard.press("Enter")
    expect(anna.all(".dialog-end")).to_be_visible()
    anna.page.keyboard.press("Enter")
    expect(anna.all(".right .log")).to_contain_text("Anna ends the turn.")


@pytest.mark.feature(33)
def test_enter_ends_the_turn_also_after_a_card_was_clicked(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.play_hand()
    anna.all(".market .card.legal", has_text="Explore").first.click()
    expect(anna.all(".right .log")).to_contain_text("Anna buys")
    assert anna.page.evaluate("document.activeElement.matches('.card')"), "the card has the focus still"
    anna.page.keyboard.press("Enter")
    expect(anna.all(".dialog-end, .log:has-text('Anna ends the turn.')").first).to_be_visible()


@pytest.mark.feature(43)
def test_a_hint_can_be_followed(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.page.click("#hint")
    anna.page.click(".do-it")
    expect(anna.all(".hand .held .card")).not_to_have_count(5)


@pytest.mark.feature(43)
@pytest.mark.parametrize("phone", [False, True])
def test_a_hint_says_what_the_button_says_and_covers_nothing(sit: Sit, phone: bool) -> None:
    anna = sit(phone=phone)
    anna.sit_down()
    anna.page.evaluate("import('/web/net/socket.mjs').then((net) => net.hint())")
    bar = anna.all(".hint")
    expect(bar).to_contain_text("A bot would do this:")
    expect(anna.all("dialog")).to_have_count(0)
    expect(anna.all(".hint .do-it")).to_be_focused()
    option = anna.page.evaluate(ADVISED)
    expect(bar).to_contain_text(option)
    anna.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    anna.page.evaluate("import('/web/net/socket.mjs').then((net) => net.hint())")
    expect(anna.all(".hint .do-it")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(bar).to_have_count(0)
    expect(anna.all(".hand .held .card")).not_to_have_count(5)


@pytest.mark.feature(43)
def test_the_rules_are_asked_as_people_ask_and_come_back_when_the_question_goes(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.page.keyboard.press("?")
    for question, word in (("how many artifacts can I carry", "only one artifact"), ("teleprt", "teleport")):
        anna.all(".dialog form input").fill(question)
        anna.all(".dialog form button").click()
        expect(anna.all(".dialog-said .found")).to_contain_text(word)
        expect(anna.all(".dialog form input")).to_have_value(question)
    anna.all(".dialog form input").fill("xyzzy")
    anna.all(".dialog form button").click()
    expect(anna.all(".dialog-said .told")).to_have_text("Nothing found – try a single word.")
    anna.all(".dialog form input").fill("")
    expect(anna.all(".dialog .chapter").first).to_be_visible()
    expect(anna.all("#legend")).to_be_visible()


def test_the_row_in_sight_is_marked_among_the_tabs_of_a_phone(sit: Sit) -> None:
    anna = sit(phone=True)
    anna.sit_down()
    tabs = anna.all(".tabs .tab")
    expect(tabs.first).to_have_attribute("aria-current", "true")
    tabs.last.click()
    expect(tabs.last).to_have_attribute("aria-current", "true")
    expect(tabs.first).to_have_attribute("aria-current", "false")


@pytest.mark.feature(64)
def test_the_first_game_begins_with_hints(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    anna.page.click("#quick")
    expect(anna.all(".tour")).to_contain_text("Play the cards")
    anna.all(".hand .held .card").first.click()
    expect(anna.all(".hand .held .card")).to_have_count(4)
    anna.play_hand()
    expect(anna.all(".tour")).not_to_contain_text("Play the cards")
    anna.all(".tour .ghost").click()
    expect(anna.all(".tour")).to_have_count(0)
    anna.page.reload()
    anna.wait_for_turn()
    expect(anna.all(".tour")).to_have_count(0)


@pytest.mark.feature(20)
def test_odds_are_shown_and_can_be_turned_off(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    expect(anna.all(".left .odd")).to_have_count(3)
    anna.all(".left .threat").click()
    expect(anna.all("table.odds tbody tr")).to_have_count(3)
    anna.page.keyboard.press("Escape")
    anna.page.click("#settings")
    anna.all(".setting", has_text="odds").get_by_role("button", name="Off").click()
    anna.page.keyboard.press("Escape")
    expect(anna.all(".left .odd")).to_have_count(0)
