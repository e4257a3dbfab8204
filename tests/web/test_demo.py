"""Bots show a game in the browser, and a seat is taken over."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.player import Player

Sit = Callable[..., Player]


def test_a_game_of_bots_is_watched_and_a_seat_taken_over(sit: Sit) -> None:
    anna = sit("de", moving=True)
    anna.page.goto(f"{anna.url}/demo")
    expect(anna.all(".take-seat")).to_have_count(3)
    expect(anna.all(".scenes .caption")).to_contain_text(re.compile("Jonas|Kurt|Frida|Anna"))
    expect(anna.all(".right .log li").nth(4)).to_be_visible()
    anna.all(".take-seat").nth(1).click()
    anna.wait_for_turn()
    expect(anna.all(".take-seat")).to_have_count(0)
    expect(anna.all(".seat.me[data-seat='1']")).to_be_visible()
