"""Going away and coming back: the server in mid-turn, a player who lets a bot play for a while."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.player import Player
from tests.web.server import Server

Sit = Callable[..., Player]
HELD = ".hand .held .card"
FACES = "cards => cards.map((c) => c.dataset.face)"
CLICK_WHEN_BROKEN = """
import('/web/net/state.mjs').then((s) => {
  const play = () => document.querySelector(".hand .held .card").click();
  const stop = s.link.subscribe((now) => now.open || queueMicrotask(() => (stop(), play())));
})
"""


@pytest.mark.feature(48, 51)
def test_a_restart_in_mid_turn_loses_nothing(sit: Sit, own_server: Server) -> None:
    anna = sit(at=own_server)
    anna.sit_down()
    anna.all(".hand .held .card").first.click()
    expect(anna.all(HELD)).to_have_count(4)
    held = anna.all(HELD).evaluate_all(FACES)
    own_server.crash()
    expect(anna.all(".prompt.broken")).to_contain_text("Reconnecting")
    anna.all(HELD).first.click()
    own_server.start()
    expect(anna.all(".prompt.mine:not(.broken)")).to_be_visible()
    expect(anna.all(HELD)).to_have_count(3)
    assert anna.all(HELD).evaluate_all(FACES) == held[1:]
    anna.play_hand()
    expect(anna.all(".actions .next.end")).to_be_enabled()
    anna.forgive("WebSocket")


@pytest.mark.feature(48)
def test_what_was_clicked_while_the_line_was_broken_is_sent_when_it_is_back(sit: Sit) -> None:
    anna, lines = sit(), list[WebSocketRoute]()

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    anna.page.route_web_socket("**/ws/*", connect)
    anna.sit_down()
    anna.page.evaluate(CLICK_WHEN_BROKEN)
    lines[-1].close(code=1012)
    expect(anna.all(HELD)).to_have_count(4)
    assert len(lines) == 2


@pytest.mark.feature(48)
def test_a_click_counts_before_the_last_one_is_acknowledged(sit: Sit) -> None:
    anna, held_back = sit(), list[str | bytes]()

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda text: held_back.append(text) if '"t":"ack"' in str(text) else line.send(text))

    anna.page.route_web_socket("**/ws/*", connect)
    anna.sit_down()
    for left in (4, 3, 2):
        anna.all(HELD).first.click()
        expect(anna.all(HELD)).to_have_count(left)
    assert len(held_back) >= 2


@pytest.mark.feature(44)
def test_a_bot_plays_for_me_and_gives_the_seat_back(sit: Sit, own_server: Server) -> None:
    anna = sit(at=own_server)
    anna.sit_down()
    anna.page.click("#settings")
    anna.page.click(".takeover")
    expect(anna.all(".left .bot")).to_have_count(3)
    expect(anna.all(".hand .played .card").first).to_be_visible()
    anna.page.click("#settings")
    anna.page.click(".takeover")
    expect(anna.all(".left .bot")).to_have_count(2)
    anna.wait_for_turn()
    anna.play_hand()


@pytest.mark.feature(50)
def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(sit: Sit) -> None:
    anna, ben = sit(), sit("de")
    anna.open("friend", game="klong", seed="gone")
    ben.join(anna.invitation(), "Ben")
    for player in (anna, ben):
        expect(player.all(".table")).to_be_visible()
    here = ben.page.url
    ben.wait_for_turn()
    ben.page.goto("about:blank")
    anna.all(".replace", has_text="Bot for Ben").click()
    anna.wait_for_turn()
    ben.page.goto(here)
    expect(ben.all(".seat", has_text="Ben")).not_to_contain_text("Bot")


def with_patience(anna: Player, ben: Player) -> str:
    """Open a table that waits a minute for whoever is away; return where Ben sits, who begins."""
    anna.lobby()
    anna.page.select_option("#players", "2")
    anna.page.select_option("#seat-1", "friend")
    anna.page.select_option("#patience", "1")
    anna.page.click("summary")
    anna.page.fill("#seed", "gone")
    anna.page.click("#open")
    ben.join(anna.invitation(), "Ben")
    ben.wait_for_turn()
    return ben.page.url


@pytest.mark.feature(44, 50)
def test_when_the_clock_has_run_out_a_bot_plays_until_somebody_is_back(sit: Sit, tmp_path: Path) -> None:
    with Server(tmp_path, minute=0.5) as hasty:
        anna, ben = sit(at=hasty), sit(at=hasty)
        here = with_patience(anna, ben)
        ben.page.goto("about:blank")
        anna.wait_for_turn()
        expect(anna.all(".log")).to_contain_text("Ben ends the turn")
        expect(anna.all(".left .bot")).to_have_count(1)
        ben.page.goto(here)
        expect(anna.all(".left .bot")).to_have_count(0)
        expect(ben.all(".hand .held .card")).to_have_count(5)
        for player in (anna, ben):
            player.context.close()


@pytest.mark.feature(50)
def test_a_clock_runs_for_somebody_who_is_away_and_others_give_more_time(sit: Sit) -> None:
    anna, ben = sit(), sit("de")
    here = with_patience(anna, ben)
    expect(anna.all(".clock")).to_have_count(0)
    ben.page.goto("about:blank")
    clock = anna.all(".prompt .clock")
    expect(clock).to_have_text(re.compile(r"^0:\d\d$|^1:00$"))
    expect(anna.page.get_by_role("timer", name=re.compile("A bot plays in 0:"))).to_be_visible()
    anna.all(".more-time").click()
    expect(clock).to_have_text(re.compile(r"^1:\d\d$|^2:00$"))
    ben.page.goto(here)
    ben.wait_for_turn()
    expect(clock).to_have_count(0)
