"""Friends at one table: by link, with strange names, to the end, and once more."""

import io
import re
from collections.abc import Callable

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from tests.web.player import Player

Sit = Callable[..., Player]
STRANGE = "<img src=x onerror=ale>"


@pytest.mark.feature(39)
def test_an_invitation_gives_a_seat_once(sit: Sit) -> None:
    anna, ben, carl = sit(), sit("de"), sit()
    anna.open("friend")
    link = anna.invitation()
    expect(anna.all(".invite svg.qr")).to_be_visible()
    ben.join(link, "Ben")
    for player in (anna, ben):
        expect(player.all(".table")).to_be_visible()
    carl.join(link, "Carl")
    expect(carl.all(".toast")).to_have_text(re.compile("does not give|taken"))
    carl.forgive("403", "409")


@pytest.mark.feature(39)
def test_the_picture_of_a_link_can_be_read(sit: Sit) -> None:
    anna = sit()
    anna.open("friend")
    link = anna.invitation()
    picture = Image.open(io.BytesIO(anna.all(".invite svg.qr").screenshot()))
    found = zxingcpp.read_barcode(picture)
    assert found is not None
    assert found.text == link


def test_names_are_only_ever_text(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.open("friend", name=STRANGE)
    ben.join(anna.invitation(), "<b>Ben</b>")
    for player in (anna, ben):
        expect(player.all(".left .name").first).to_have_text(STRANGE)
        expect(player.all(".left .name").nth(1)).to_have_text("<b>Ben</b>")
        assert player.all("#app img, #app .name b").count() == 0


def test_capabilities_leave_the_address_and_stay_with_their_table(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.open("friend")
    link = anna.invitation()
    token = link.partition("#i=")[2]
    ben.page.goto(link)
    expect(ben.all("#join-name")).to_be_visible()
    assert token not in ben.page.url
    ben.join(link, "Ben")
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
    expect(eve.all(".others")).to_contain_text("Anna")
    assert eve.all(".card.legal, .target, .option").count() == 0
    assert eve.all(".hand .held .card").count() == 0
