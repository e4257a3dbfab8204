"""Looking back in the browser: a line's moment, the whole game again, what happened meanwhile."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import RESULT, Player, arrive

Sit = Callable[..., Player]
HELD = ".hand .held .card"
LEGAL = ".card.legal, .target, .tray .option"


@pytest.mark.feature(16)
def test_a_line_of_the_log_leads_to_its_moment_and_back(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.all(HELD).first.click()
    expect(anna.all(HELD)).to_have_count(4)
    line = anna.all(".log li").last
    line.hover()
    line.locator(".moment").click()
    bar = anna.all(".look-back")
    expect(bar).to_be_visible()
    expect(bar.locator(".told")).to_have_text(re.compile("Anna"))
    expect(anna.all(HELD)).to_have_count(4)
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.all(HELD)).to_have_count(5)
    assert anna.all(LEGAL).count() == 0
    expect(anna.all("#undo")).to_be_disabled()
    expect(anna.all("#past-now")).to_have_text("Your turn: back to now")
    anna.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(anna.all(HELD)).to_have_count(4)
    assert anna.all(LEGAL).count() > 0


@pytest.mark.feature(57, 60)
def test_a_finished_game_is_watched_again_through_anybodys_eyes(sit: Sit) -> None:
    anna = sit("de")
    anna.open("random", game="lantern", seed="again")
    anna.set_out(RESULT)
    arrive(anna)
    anna.all("#notation").click()
    expect(anna.all(".notation")).to_have_text(
        re.compile(r"lantern \d+\s+Anna; Jonas \(random\)\s+1\. (Anna|Jonas): vote:")
    )
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.all(".dialog-notation .buttons .main").click()
    expect(anna.all(".toast")).to_have_text("Notation kopiert.")
    assert anna.page.evaluate("navigator.clipboard.readText()") == anna.all(".notation").text_content()
    anna.all(".dialog-notation .buttons button", has_text="Ergebnis").click()
    anna.all("#replay").click()
    where = anna.all(".look-back .where")
    expect(where).to_have_text(re.compile(r"Antwort [1-9]\d* von \d+"))
    anna.all("#past-play").click()
    anna.all("#past-first").click()
    expect(where).to_have_text(re.compile("Antwort 0 von"))
    anna.all("#past-on").click()
    expect(where).to_have_text(re.compile("Antwort 1 von"))
    anna.page.select_option("#past-eyes", "1")
    expect(where).to_have_text(re.compile("Antwort 1 von"))
    seat = "import('/web/net/state.mjs').then((s) => s.scene.value.seat)"
    anna.until("document.querySelector('#past-eyes').value === '1'")
    assert anna.page.evaluate(seat) == 1
    anna.all("#past-at").fill("3")
    expect(where).to_have_text(re.compile("Antwort 3 von"))
    anna.all("#past-now").click()
    expect(anna.all(".look-back")).to_have_count(0)
    assert anna.page.evaluate(seat) == 0


@pytest.mark.feature(57)
def test_a_link_leads_to_a_moment(sit: Sit) -> None:
    anna, eve = sit(), sit()
    anna.sit_down()
    anna.all(HELD).first.click()
    expect(anna.all(HELD)).to_have_count(4)
    eve.page.goto(f"{anna.page.url}#at=1")
    expect(eve.all(".look-back .where")).to_have_text(re.compile("Answer 1 of"))
    assert eve.all(HELD).count() == 0


@pytest.mark.feature(17)
def test_whoever_comes_back_is_told_what_happened_meanwhile(sit: Sit) -> None:
    anna, ben = sit(), sit("de")
    anna.open("friend", game="klong", seed="meanwhile")
    ben.join(anna.invitation(), "Ben")
    for player in (anna, ben):
        expect(player.all(".table")).to_be_visible()
    here = ben.page.url
    ben.page.goto("about:blank")
    anna.dismiss_hints()
    anna.play_hand()
    ben.page.goto(here)
    ben.all("#missed").click()
    expect(ben.all(".look-back .told")).to_have_text(re.compile("Anna"))
    expect(ben.all(".look-back .where")).to_have_text(re.compile(r"Antwort [2-9] von"))
    ben.all("#past-now").click()
    expect(ben.all("#missed")).to_have_count(0)
