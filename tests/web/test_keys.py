"""Whole games by the keyboard alone."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import PARTING, PATIENCE, RESULT, Player

Sit = Callable[..., Player]
NOW = """
() => Promise.all([import("/web/net/state.mjs"), import("/web/table/offers.mjs")]).then(([s, offers]) => ({
  seq: s.view.value?.seq, over: Boolean(s.view.value?.scene.result), dialog: s.dialog.value?.kind ?? "",
  asked: Boolean(s.prompt.value) && !s.pending.value, all: offers.plays.value.length > 1 && !offers.canEnd.value,
}))
"""
"""How things stand, which tells what to press."""


def press(player: Player, *keys: str) -> None:
    for key in keys:
        player.page.keyboard.press(key)


def step(player: Player, now: dict[str, Any]) -> None:
    """Press what somebody would press now: a dialog is answered or closed, cards are played, a hint is followed."""
    if now["dialog"] in ("said", "end", "parting", "choose"):
        press(player, "Enter")
    elif now["dialog"]:
        press(player, "Escape")
    elif now["asked"]:
        press(player, "a" if now["all"] else "h")
    player.page.wait_for_timeout(15)


@pytest.mark.feature(34)
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", ["dungeonquest", "bag_of_dungeon"])
def test_a_whole_game_by_the_keyboard_alone(sit: Sit, game: str) -> None:
    anna = sit()
    anna.open("greedy", game=game, seed="keys")
    anna.wait_for_turn()
    before: dict[str, Any] = {}
    since = time.monotonic()
    while not (now := anna.page.evaluate(NOW))["over"]:
        since = since if now == before else time.monotonic()
        assert time.monotonic() - since < PATIENCE, f"nothing happens any more: {now}"
        before = now
        step(anna, now)
    if anna.all(PARTING).count():
        press(anna, "Enter")
    expect(anna.all(RESULT)).to_be_visible()
