"""Away from the page: being told, another device, an address nobody else can reach."""

import re
from collections.abc import Callable
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

Sit = Callable[..., Player]
OUT_OF_SIGHT = """
window.told = [];
window.Notification = class { constructor(title, how) { window.told.push([title, how.body]); } };
window.Notification.requestPermission = () => Promise.resolve("granted");
Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });
"""


@pytest.mark.feature(52)
def test_whoever_wants_it_is_told_once_that_it_is_their_turn(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.page.add_init_script(OUT_OF_SIGHT + "localStorage.setItem('verlies-notices', 'on');")
    anna.open("friend", game="klong", seed="gone")
    ben.join(anna.invitation(), "Ben")
    ben.wait_for_turn()
    ben.dismiss_hints()
    anna.page.evaluate("window.away = true")
    ben.page.evaluate("localStorage.setItem('verlies-warns', 'off')")
    ben.page.reload()
    ben.play_hand()
    ben.all(".actions .next.end").click()
    anna.until("window.told.length === 1")
    assert anna.page.evaluate("window.told") == [["KLONG! A Deck-Building Adventure", "It is your turn!"]]
    assert anna.page.title().startswith("● ")
    expect(anna.all("link[rel=icon]")).to_have_attribute("href", "/web/base/icon-turn.svg")
    expect(ben.all("link[rel=icon]")).to_have_attribute("href", "/web/base/icon.svg")
    with urlopen(f"{anna.url}/web/base/icon-turn.svg") as reply:
        assert reply.headers["content-type"] == "image/svg+xml"


HEARD = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
"""
"""Counts the tones that are played."""
PLAYED = """import("/web/stage/stage.mjs").then(({ playing }) => {
  window.played = 0;
  playing.subscribe((on) => (window.played += on));
})"""
"""Counts how often something is shown in motion."""


@pytest.mark.feature(31, 52)
@pytest.mark.parametrize("volume", ["50", "0"])
def test_whoever_looks_elsewhere_hears_that_it_is_their_turn_if_they_want_sound(sit: Sit, volume: str) -> None:
    anna, ben = sit(moving=True), sit()
    anna.page.add_init_script(OUT_OF_SIGHT + HEARD + f"localStorage.setItem('verlies-volume', '{volume}');")
    anna.open("friend", game="klong", seed="gone")
    ben.join(anna.invitation(), "Ben")
    ben.wait_for_turn()
    ben.dismiss_hints()
    anna.all(".prompt").click()
    anna.page.evaluate("window.away = true; window.heard = 0")
    anna.page.evaluate(PLAYED)
    ben.page.evaluate("localStorage.setItem('verlies-warns', 'off')")
    ben.page.reload()
    ben.play_hand()
    expect(anna.all(".right .log")).to_contain_text("Ben plays")
    assert anna.page.evaluate("[window.heard, window.played]") == [0, 0], "what is not seen is not heard, nor played"
    ben.all(".actions .next.end").click()
    anna.until("document.title.startsWith('● ')")
    assert (anna.page.evaluate("window.heard") > 0) == (volume != "0")
    assert anna.page.evaluate("[window.told, window.played]") == [[], 0]


@pytest.mark.feature(52)
def test_nobody_is_told_who_did_not_ask_for_it(sit: Sit) -> None:
    anna = sit()
    anna.page.add_init_script(OUT_OF_SIGHT)
    anna.sit_down()
    anna.page.evaluate("window.away = true")
    anna.all(".hand .held .card").first.click()
    expect(anna.all(".hand .held .card")).to_have_count(4)
    assert anna.page.evaluate("window.told") == []


@pytest.mark.feature(51)
def test_a_seat_is_taken_to_another_device(sit: Sit) -> None:
    anna, phone = sit(), sit(phone=True)
    anna.sit_down()
    anna.all("#settings").click()
    anna.all("#take-along").click()
    expect(anna.all(".loopback")).to_have_text(re.compile("Only this device can reach 127.0.0.1"))
    phone.page.goto(anna.all(".seat-link").input_value())
    phone.wait_for_turn()
    expect(phone.all(".hand .held .card")).to_have_count(5)
    assert "#" not in phone.page.url
