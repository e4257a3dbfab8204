"""The server goes away in mid-turn and comes back; the browsers find it again by themselves."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests_browser.player import Player
from tests_browser.server import Server

Sit = Callable[..., Player]


@pytest.mark.feature(48, 51)
def test_a_restart_in_mid_turn_loses_nothing(sit: Sit, own_server: Server) -> None:
    anna = sit(at=own_server)
    anna.quick()
    anna.all(".hand .held .card").first.click()
    expect(anna.all(".hand .played .card")).to_have_count(1)
    held = anna.all(".hand .held .card").evaluate_all("cards => cards.map((c) => c.dataset.face)")
    own_server.crash()
    expect(anna.all(".prompt.broken")).to_contain_text("Reconnecting")
    anna.all(".hand .held .card").first.click()
    own_server.start()
    expect(anna.all(".prompt.mine:not(.broken)")).to_be_visible(timeout=40_000)
    expect(anna.all(".hand .played .card")).to_have_count(2)
    assert anna.all(".hand .held .card").evaluate_all("cards => cards.map((c) => c.dataset.face)") == held[1:]
    anna.play_hand()
    expect(anna.all(".actions .next.end")).to_be_enabled()
    anna.complaints = [each for each in anna.complaints if "WebSocket" not in each]
