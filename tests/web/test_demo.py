"""Bots show a game in the browser, a seat is taken over, and a problem is reported."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

Sit = Callable[..., Player]


@pytest.mark.feature(66)
def test_a_game_of_bots_is_watched_a_seat_taken_over_and_a_problem_reported(sit: Sit) -> None:
    anna = sit("de", moving=True)
    anna.page.goto(f"{anna.url}/demo")
    expect(anna.all(".take-seat")).to_have_count(3)
    expect(anna.all(".scenes .caption")).to_contain_text(re.compile("Jonas|Kurt|Frida|Anna"))
    expect(anna.all(".right .log li").nth(4)).to_be_visible()
    anna.all(".take-seat").nth(1).click()
    anna.wait_for_turn()
    expect(anna.all(".take-seat")).to_have_count(0)
    expect(anna.all(".seat.me[data-seat='1']")).to_be_visible()
    anna.page.click("#settings")
    anna.page.click("#report")
    anna.page.fill("#report-text", "<b>Der Drache schläft.</b>")
    anna.page.click("#report-send")
    expect(anna.all("#reported")).to_have_text(re.compile(r"Die Meldung hat die Nummer \w{10}\."))
