"""Friends at one table: by link, with strange names, to the end, and once more."""

import re
import time
from collections.abc import Callable
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests_browser.player import Player, until

Sit = Callable[..., Player]
STRANGE = "<img src=x onerror=ale>"


def invite(host: Player) -> str:
    """Return the first invitation on the host's screen."""
    link = host.all(".invite-link").first
    expect(link).to_be_visible()
    return link.input_value()


def join(guest: Player, link: str, name: str) -> None:
    """Follow an invitation."""
    guest.page.goto(link)
    guest.page.fill("#join-name", name)
    guest.page.click("#join")


@pytest.mark.feature(39)
def test_an_invitation_gives_a_seat_once(sit: Sit) -> None:
    anna, ben, carl = sit(), sit("de"), sit()
    anna.open("friend")
    link = invite(anna)
    expect(anna.all(".invite svg.qr")).to_be_visible()
    join(ben, link, "Ben")
    for player in (anna, ben):
        expect(player.all(".table")).to_be_visible()
    join(carl, link, "Carl")
    expect(carl.all(".toast")).to_have_text(re.compile("does not give|taken"))
    carl.complaints = [each for each in carl.complaints if "403" not in each and "409" not in each]


@pytest.mark.feature(39)
def test_the_picture_of_a_link_can_be_read(sit: Sit) -> None:
    zxing = pytest.importorskip("zxingcpp", reason="reading QR codes needs zxing-cpp")
    image = pytest.importorskip("PIL.Image", reason="reading QR codes needs Pillow")
    import io

    anna = sit()
    anna.open("friend")
    link = invite(anna)
    picture = anna.all(".invite svg.qr").screenshot()
    assert zxing.read_barcode(image.open(io.BytesIO(picture))).text == link


def test_names_are_only_ever_text(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.open("friend", name=STRANGE)
    join(ben, invite(anna), "<b>Ben</b>")
    for player in (anna, ben):
        expect(player.all(".left .name").first).to_have_text(STRANGE)
        expect(player.all(".left .name").nth(1)).to_have_text("<b>Ben</b>")
        assert player.all("#app img, #app .name b").count() == 0


def test_capabilities_leave_the_address_and_stay_with_their_table(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.open("friend")
    link = invite(anna)
    token = link.partition("#i=")[2]
    ben.page.goto(link)
    expect(ben.all("#join-name")).to_be_visible()
    assert token not in ben.page.url
    join(ben, link, "Ben")
    expect(ben.all(".table")).to_be_visible()
    mine = ben.stored()[0]["token"]
    assert mine not in ben.page.url
    ben.quick("Ben")
    second, first = ben.stored()
    assert first["token"] == mine != second["token"]
    assert mine not in str(anna.stored())
    assert mine not in ben.page.content()


@pytest.mark.feature(46, 49)
def test_whoever_has_only_the_address_watches(sit: Sit) -> None:
    anna, eve = sit(), sit()
    anna.quick()
    eve.page.goto(anna.page.url)
    expect(eve.all(".watching")).to_be_visible()
    expect(eve.all(".left .dot.on")).to_have_count(1)
    anna.play_hand()
    until(
        "the watcher to see it",
        lambda: "Anna" in eve.all(".others").inner_text() if eve.all(".others").count() else False,
    )
    assert eve.all(".card.legal, .target, .option").count() == 0
    assert eve.all(".hand .held .card").count() == 0


@pytest.mark.feature(44)
def test_a_bot_plays_for_me_and_gives_the_seat_back(sit: Sit) -> None:
    anna = sit()
    anna.quick()
    before = anna.seq()
    anna.page.click("#settings")
    anna.page.click(".takeover")
    until("the bot to play", lambda: anna.seq() > before + 12)
    anna.page.click("#settings")
    anna.page.click(".takeover")
    anna.wait_for_turn()
    anna.page.wait_for_timeout(500)
    assert anna.is_asked()


@pytest.mark.feature(25, 54, 59, 62)
@pytest.mark.timeout(240)
def test_a_whole_game_between_two_browsers_and_a_bot(sit: Sit) -> None:
    anna, ben = sit(), sit("de")
    anna.open("friend", "greedy", seed="web-23")
    join(ben, invite(anna), "Ben")
    for player in (anna, ben):
        expect(player.all(".table")).to_be_visible()
    over, clicks, start = set[Player](), 0, time.monotonic()
    while len(over) < 2:
        assert time.monotonic() - start < 200, f"{clicks} clicks, and no end"
        for player in (anna, ben):
            done = player.step((clicks * 0.618) % 1)
            clicks += done not in ("", "over")
            if done == "over":
                over.add(player)
        anna.page.wait_for_timeout(15)
    assert clicks > 60
    for player in (anna, ben):
        scores = player.all(".dialog-result .score")
        expect(scores).to_have_count(3)
        for score in scores.all():
            lines = [int(text) for text in score.locator("li b").all_inner_texts()]
            assert sum(lines) == int(score.locator("h3 b").inner_text())
    with urlopen(f"{anna.url}{anna.all('.dialog-result a').get_attribute('href')}") as reply:
        assert b'"web-23"' in reply.readline()
    anna.page.click("#rematch")
    expect(ben.all("#rematch")).to_have_text("Zur Revanche")
    ben.page.click("#rematch")
    for player in (anna, ben):
        expect(player.all(".hand .held .card")).to_have_count(5)
    assert anna.page.url == ben.page.url
