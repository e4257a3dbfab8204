"""Whole games by the keyboard alone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import PARTING, RESULT, Player

Sit = Callable[..., Player]
NEXT = """
async (before) => {
  const [s, offers] = await Promise.all([import("/web/net/state.mjs"), import("/web/table/offers.mjs")]);
  const opened = () => document.activeElement.closest("dialog[open]") !== null;
  const now = () => ({
    seq: s.view.value?.seq, over: Boolean(s.view.value?.scene.result), dialog: opened() ? s.dialog.value?.kind : "",
    asked: Boolean(s.prompt.value) && !s.pending.value && !s.dialog.value,
    all: offers.plays.value.length > 1 && !offers.canEnd.value,
  });
  const ready = (it) => (it.over || it.dialog || it.asked) && JSON.stringify(it) !== before;
  for (let n = 0; n < 150 && !ready(now()); n += 1) await new Promise((done) => setTimeout(done, 20));
  return JSON.stringify(now());
}
"""
"""How things stand for whoever has the keyboard, as soon as that is something new, or at last as it was."""
MOST = 1200
"""More steps than any game here takes."""
AGAIN = 12
"""Nobody presses in vain more often than that."""
ANSWERED = """() => {
  if (document.activeElement?.closest(".tour.hint")) return "hint";
  return (document.querySelector("dialog[open]") || !document.querySelector(".prompt.mine")) && "else";
}"""
"""A hint has come, or something else."""
GAMES: dict[str, dict[str, str]] = {
    "klong": {},
    "katakomben": {},
    "dungeonquest": {},
    "bag_of_dungeon": {},
    "koenige": {"length": "short"},
}


def press(player: Player, *keys: str) -> None:
    for key in keys:
        player.page.keyboard.press(key)


def hinted(player: Player, now: dict[str, Any], _: int) -> None:
    """Play what is on hand, or ask for a hint and follow it: it has the focus as soon as it is there."""
    if now["all"]:
        return press(player, "a")
    press(player, "h")
    if player.page.wait_for_function(ANSWERED).json_value() == "hint":
        press(player, "Enter")
    return None


def walked(player: Player, _: dict[str, Any], step: int) -> None:
    """Go some steps along what can be chosen, and choose."""
    press(player, *["ArrowRight"] * (1 + step % 5), "Enter")


def step(player: Player, now: dict[str, Any], play: Callable[..., None], number: int) -> None:
    """Press what somebody would press now: a dialog is answered or closed, otherwise the game goes on."""
    if now["dialog"] in ("said", "end", "parting", "choose"):
        press(player, "Enter")
    elif now["dialog"]:
        press(player, "Escape")
    elif now["asked"]:
        play(player, now, number)


def play_on(player: Player, play: Callable[..., None]) -> None:
    """Go on until the game is over."""
    before, vain = "", 0
    for number in range(MOST):
        now = player.page.evaluate(NEXT, before)
        vain = vain + 1 if now == before else 0
        assert vain < AGAIN, f"nothing happens any more: {now}"
        state = player.page.evaluate("JSON.parse", now)
        if state["over"]:
            return
        step(player, state, play, number)
        before = now
    raise AssertionError("the game has no end")


def check_end(player: Player) -> None:
    if player.all(PARTING).count():
        press(player, "Enter")
    expect(player.all(RESULT)).to_be_visible()


@pytest.mark.feature(33, 34, 43)
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_keyboard_alone(sit: Sit, game: str) -> None:
    anna = sit()
    anna.open("greedy", game=game, seed="keys", **GAMES[game])
    anna.wait_for_turn()
    if game == "klong":
        anna.page.evaluate("localStorage.setItem('verlies-tour-klong', 'done')")
    play_on(anna, hinted)
    check_end(anna)
    expect(anna.all(RESULT)).to_contain_text(re.compile(r"Hints asked for: Anna \d+\."))


@pytest.mark.feature(33, 34)
@pytest.mark.timeout(900)
def test_arrows_lead_to_everything_that_can_be_chosen_until_the_end(sit: Sit) -> None:
    anna = sit()
    anna.open("random", game="dungeonquest", seed="keys")
    anna.wait_for_turn()
    play_on(anna, walked)
    check_end(anna)
