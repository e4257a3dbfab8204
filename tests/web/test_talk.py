"""Talking at the table in the browser: phrases in everybody's language, and nothing that is said is run."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.journeys import dress
from tests.web.player import Player

Sit = Callable[..., Player]
HOSTILE = "<img src=x onerror='window.hit=1'><script>window.hit=1</script>"
READABLE = """
() => {
  const [tick, label, send, box] = [".to-whom input", ".to-whom", ".talk form button", ".talk"]
    .map((q) => document.querySelector(q).getBoundingClientRect());
  return tick.width <= 24 && label.width > tick.width + 30 && label.right <= send.left && send.right <= box.right;
}
"""
"""Whether the words beside a tick box stand between it and the button."""
NEWEST_IS_SEEN = """
() => {
  const box = document.querySelector(".talk ol").getBoundingClientRect();
  const last = document.querySelector(".talk ol li:last-child").getBoundingClientRect();
  return last.top >= box.top - 2 && last.bottom <= box.bottom + 2;
}
"""


@pytest.mark.feature(47)
def test_people_talk_and_what_they_say_runs_no_script(sit: Sit) -> None:
    anna, ben = sit(), sit("de")
    anna.open("friend", game="klong", seed="talk", name="<b>Anna")
    ben.join(anna.invitation(), "Ben")
    expect(ben.all(".talk")).to_be_visible()
    anna.all("#talk").fill(HOSTILE)
    anna.all(".talk form button").click()
    expect(ben.all(".talk li")).to_contain_text(HOSTILE)
    expect(ben.all(".talk li b")).to_have_text("<b>Anna")
    ben.all(".talk summary").click()
    ben.all("[data-phrase='well-played']").click()
    expect(ben.all(".talk li").last).to_contain_text("Gut gespielt!")
    expect(anna.all(".talk li").last).to_contain_text("Well played!")
    for player in (anna, ben):
        assert player.page.evaluate("window.hit") is None
        assert player.all(".talk img, .talk script").count() == 0
    for mutes in (True, False):
        anna.all("#settings").click()
        anna.all("#company").click()
        anna.all("#mute-1").click()
        expect(anna.all("#mute-1")).to_have_text("Unmute" if mutes else "Mute")
        anna.page.reload()
        expect(anna.all(".talk li")).to_have_count(1 if mutes else 2)
    for number in range(4):
        anna.all("#talk").fill(f"More of it {number}")
        anna.all(".talk form button").click()
        for player in (anna, ben):
            expect(player.all(".talk li").last).to_contain_text(f"More of it {number}")
            player.until(NEWEST_IS_SEEN)
    ben.all("#settings").click()
    ben.page.get_by_role("group", name="Gespräch").get_by_role("button", name="aus").click()
    ben.page.keyboard.press("Escape")
    expect(ben.all(".talk")).to_have_count(0)


UNSEEN = """
import("/web/net/state.mjs").then((s) => {
  const { value } = s.view;
  s.unsee();
  s.view.value = value;
  return s.writing.value;
})
"""
"""Lets a curtain fall and rise, and returns who is said to be writing."""


@pytest.mark.feature(49)
def test_others_see_that_somebody_writes_until_it_is_said(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.open("friend", game="klong", seed="talk")
    ben.join(anna.invitation(), "Ben")
    expect(ben.all("#talk")).to_have_attribute("placeholder", "Say something …")
    anna.all("#talk").press_sequentially("So")
    expect(ben.all("#talk")).to_have_attribute("placeholder", "Anna: writing …")
    expect(ben.all(".seat[data-seat='0'] .dot.writes")).to_have_attribute("title", "is writing")
    assert anna.all(".dot.writes").count() == 0
    anna.all("#talk").press("Enter")
    expect(ben.all(".talk li").last).to_contain_text("So")
    expect(ben.all("#talk")).to_have_attribute("placeholder", "Say something …")
    expect(ben.all(".dot.writes")).to_have_count(0)
    anna.all("#talk").press_sequentially("Hm")
    expect(ben.all(".dot.writes")).to_have_count(1)
    assert ben.page.evaluate(UNSEEN) == [], "whoever looks next is not told who wrote before"
    anna.all("#talk").fill("")
    anna.page.evaluate("import('/web/story/writing.mjs').then((w) => w.haveSaid())")
    anna.all("#talk").press_sequentially("So")
    expect(ben.all(".dot.writes")).to_have_count(1)
    expect(ben.all(".dot.writes")).to_have_count(0, timeout=10_000)


@pytest.mark.feature(47)
def test_those_who_watch_talk_among_themselves_and_mates_to_their_team(sit: Sit) -> None:
    anna, ben, eve = sit(), sit(), sit()
    anna.open("friend", "greedy", game="koenige", seed="5")
    ben.join(anna.invitation(), "Ben")
    eve.page.goto(anna.page.url)
    for player in (anna, ben, eve):
        expect(player.all(".talk")).to_be_visible()
    for lang in ("de", "en"):
        dress(ben, lang)
        for width, height in ((1366, 768), (1920, 1080)):
            ben.page.set_viewport_size({"width": width, "height": height})
            assert ben.page.evaluate(READABLE), (lang, width)
    eve.all("#talk").fill("I only watch.")
    eve.all(".talk form button").click()
    expect(eve.all(".talk li")).to_contain_text("I only watch.")
    ben.all(".to-whom input").check()
    ben.all("#talk").fill("For my team.")
    ben.all(".talk form button").click()
    expect(ben.all(".talk li")).to_contain_text("(team only): For my team.")
    ben.all(".to-whom input").uncheck()
    ben.all("#talk").fill("For all of us.")
    ben.all(".talk form button").click()
    expect(anna.all(".talk li")).to_contain_text(["For all of us."])
    expect(anna.all(".talk li")).to_have_count(1)
    expect(ben.all(".talk li")).to_have_count(2)
    expect(eve.all(".talk li")).to_have_count(1)


@pytest.mark.feature(47)
def test_on_a_phone_what_others_say_is_shown_in_passing_and_noted_until_it_is_read(sit: Sit) -> None:
    anna, ben = sit(phone=True), sit()
    anna.open("friend", seed="talk")
    ben.join(anna.invitation(), "Ben")
    expect(anna.all(".bottom .to-log")).to_be_visible()
    log = ben.all(".right .log ol")
    for said in ("Hello there", "a" * 200, "Once more"):
        ben.all("#talk").fill(said)
        ben.all(".talk form button").click()
        expect(anna.all(".toast")).to_contain_text(f"Ben: {said[:100]}")
        assert anna.all(".toast").evaluate("(box) => box.scrollWidth <= box.clientWidth"), "no word bursts it"
        expect(anna.all(".to-log .news")).to_be_visible()
    expect(ben.all(".talk li")).to_have_count(3)
    left = log.evaluate("(list) => list.scrollHeight - list.clientHeight - list.scrollTop")
    assert left <= 2, "the log stays at its end"
    anna.page.reload()
    expect(anna.all(".to-log .news")).to_be_visible()
    anna.all(".bottom .to-log").click()
    expect(anna.all(".leaf .talk li")).to_have_count(3)
    anna.page.keyboard.press("Escape")
    expect(anna.all(".to-log .news")).to_have_count(0)
