"""The people at a table: the host's rights, what all agree to, and giving up."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import HAND_IS_PLAYED, Player

Sit = Callable[..., Player]


def company(player: Player) -> None:
    """Open the list of people."""
    player.page.click("#settings")
    player.page.click("#company")


@pytest.mark.feature(8, 44, 50)
def test_the_host_stops_the_game_all_take_something_back_and_somebody_gives_up(sit: Sit) -> None:
    anna, ben = sit(), sit("de")
    anna.open("friend", game="klong", seed="gone")
    ben.join(anna.invitation(), "Ben")
    ben.wait_for_turn()
    ben.dismiss_hints()

    company(anna)
    anna.page.click("#pause")
    expect(ben.all(".halt")).to_have_text("Anna hat die Partie angehalten. Niemand kann antworten.")
    expect(ben.all(".prompt.mine")).to_have_count(0)
    expect(ben.all("#resume")).to_have_count(0)
    expect(ben.all(".prompt .ask")).to_have_text("Die Partie ist angehalten.")
    anna.page.click("#pause")
    anna.page.keyboard.press("Escape")
    ben.wait_for_turn()

    ben.play_hand()
    ben.page.click(HAND_IS_PLAYED)
    if ben.all(".dialog-end").count():
        ben.all(".dialog-end .main").click()
    anna.wait_for_turn()
    ben.page.click("#ask-back")
    ben.page.click("#ask-back-now")
    expect(anna.all(".halt")).to_contain_text("Ben asks to take back the last answer and all since (1 in all).")
    expect(anna.all(".prompt.mine")).to_have_count(0)
    expect(anna.all(".prompt .ask")).to_contain_text("Everybody is being asked")
    anna.page.click("#decline")
    for player in (anna, ben):
        expect(player.all(".halt")).to_have_count(0)
    anna.wait_for_turn()
    anna.dismiss_hints()
    anna.all(".hand .held .card.legal").first.click()
    expect(anna.all(".hand .held .card")).to_have_count(4)
    ben.page.click("#ask-back")
    ben.page.click("#ask-back-now")
    expect(anna.all(".halt")).to_contain_text("(2 in all)")
    anna.page.click("#agree")
    ben.wait_for_turn()
    expect(ben.all(HAND_IS_PLAYED)).to_be_visible()

    company(anna)
    anna.page.click("#concede")
    expect(anna.all("#concede")).to_have_text("Really? Give up")
    anna.page.click("#concede")
    expect(anna.all(".hand .held .card")).to_have_count(0)
    expect(anna.all("#undo")).to_be_disabled()
    company(ben)
    expect(ben.all(".company li", has_text="Anna")).to_contain_text("hat aufgegeben, ein Bot spielt weiter")
    expect(ben.all(".company li").nth(1)).to_contain_text("leitet den Tisch")
    ben.page.click("#propose-end")
    ben.page.click("#propose-end")
    for player, said in ((anna, "You have ended the game together."), (ben, "Ihr habt die Partie gemeinsam beendet.")):
        expect(player.all(".halt")).to_contain_text(said)


@pytest.mark.feature(44, 50)
def test_the_host_hands_over_takes_a_seat_invites_somebody_else_and_ends_the_game(sit: Sit) -> None:
    anna, ben, carl = sit(), sit(), sit()
    anna.open("friend", game="klong", seed="gone")
    ben.join(anna.invitation(), "Ben")
    ben.wait_for_turn()

    company(anna)
    anna.all(".make-host").click()
    expect(anna.all("#pause")).to_have_count(0)
    company(ben)
    expect(ben.all("#pause")).to_be_visible()
    ben.all(".make-host").click()
    expect(anna.all("#pause")).to_be_visible()

    anna.page.click("#invite-1")
    anna.page.click("#invite-1")
    carl.join(anna.invitation(), "Carl")
    expect(carl.all(".seat.me[data-seat='1']")).to_be_visible()
    expect(carl.all(".hand .held .card").first).to_be_visible()
    expect(ben.all(".hand .held .card")).to_have_count(0)

    anna.page.click("#remove-1")
    expect(anna.all("#remove-1")).to_have_text("Really? A bot instead")
    anna.page.click("#remove-1")
    expect(anna.all(".company li").nth(1)).to_contain_text("taken from the table, a bot plays on")
    expect(anna.all("#remove-1")).to_have_count(0)
    expect(carl.all(".hand .held .card")).to_have_count(0)
    expect(carl.all(".waiting")).to_contain_text("The host has given your seat to somebody else.")

    anna.page.click("#end-table")
    anna.page.click("#end-table")
    expect(anna.all(".halt")).to_contain_text("The host has ended the game.")
    expect(anna.all(".prompt.mine")).to_have_count(0)


@pytest.mark.feature(44)
def test_before_the_game_a_guest_leaves_and_the_host_gives_a_seat_to_somebody_else(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.open("friend", "friend", game="klong")
    link = anna.invitation()
    ben.join(link, "Anna")
    expect(ben.all(".toast")).to_have_text("Somebody here has your name already: at this table you are called Anna 2.")
    ben.page.click("#leave")
    ben.page.click("#leave")
    expect(ben.all("#quick")).to_be_visible()
    assert ben.stored() == []
    expect(anna.all(".vacant")).to_have_count(2)
    assert anna.invitation() == link
    ben.join(link, "Ben")
    expect(ben.all(".people li").nth(1)).to_contain_text("Ben")
    anna.page.click("#remove-1")
    anna.page.click("#remove-1")
    expect(ben.all(".box")).to_contain_text("The host has given your seat to somebody else.")
    expect(anna.all(".invite-link")).to_have_count(2)
    assert anna.invitation() != link
    expect(anna.all("dialog")).to_have_count(0)
