"""Whole games by the keyboard alone."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.journeys import come_in, recorded
from tests.web.player import PARTING, RESULT, Player
from tests.web.test_games import check_points

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


def play_on_for(player: Player, play: Callable[..., None], steps: int) -> None:
    """Go on for some steps; each of them must lead to something new."""
    before, vain = "", 0
    for number in range(steps):
        now = player.page.evaluate(NEXT, before)
        vain = vain + 1 if now == before else 0
        assert vain < AGAIN, f"nothing happens any more: {now}"
        step(player, player.page.evaluate("JSON.parse", now), play, number)
        before = now


SEQ = "import('/web/net/state.mjs').then((s) => s.view.value.seq)"
FIRST = 10
"""So many steps are pressed at the beginning of a game, and so many answers are left where one comes in at its end."""
LATE = 8
ENDS = {
    "klong": "everybody-escapes-two-front",
    "katakomben": "one-escapes-one-in-the-depths-two-a",
    "bag_of_dungeon": "won-by-two",
    "koenige": "two-conquests-two-short",
}
"""Golden games whose ends are played by keys."""
WHOLE = "dungeonquest"
"""The shortest of the games, which is always played as a whole."""
SCORED = ("klong", "katakomben")
"""Games that one wins by points."""


@pytest.mark.feature(33, 34, 43)
@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", sorted({*GAMES} - {WHOLE}))
def test_a_game_is_begun_and_ended_by_the_keyboard_alone(sit: Sit, game: str) -> None:
    """What lies between is played by keys with `make browser ALL=1`."""
    anna = sit()
    anna.sit_at("greedy", game=game, seed="keys")
    anna.wait_for_turn()
    play_on_for(anna, hinted, FIRST)
    assert anna.page.evaluate(SEQ) > FIRST / 2
    match = recorded(game, ENDS[game])
    seat = come_in(anna, match, match.answers - LATE)
    play_on(anna, hinted)
    check_end(anna)
    if game in SCORED:
        check_points(anna, match.header.seats)
    expect(anna.all(RESULT)).to_contain_text(re.compile(r"Hints asked for: .*\w \d+\."))
    assert anna.page.evaluate("import('/web/net/state.mjs').then((s) => s.mySeat.value)") == seat


@pytest.mark.feature(33, 34)
@pytest.mark.timeout(300)
def test_arrows_lead_to_what_can_be_chosen_until_the_end(sit: Sit) -> None:
    anna = sit()
    match = recorded(WHOLE, "everybody-escapes")
    come_in(anna, match, match.answers - 2 * LATE)
    play_on(anna, walked)
    check_end(anna)


@pytest.mark.feature(33, 34, 43)
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", [WHOLE, *(pytest.param(each, marks=pytest.mark.long) for each in ENDS)])
def test_a_whole_game_by_the_keyboard_alone(sit: Sit, game: str) -> None:
    anna = sit()
    anna.open("greedy", game=game, seed="keys", **GAMES[game])
    anna.wait_for_turn()
    if game == "klong":
        anna.page.evaluate("localStorage.setItem('verlies-tour-klong', 'done')")
    play_on(anna, hinted)
    check_end(anna)
    expect(anna.all(RESULT)).to_contain_text(re.compile(r"Hints asked for: Anna \d+\."))


@pytest.mark.long
@pytest.mark.timeout(900)
def test_arrows_lead_to_everything_that_can_be_chosen_in_a_whole_game(sit: Sit) -> None:
    anna = sit()
    anna.open("random", game="dungeonquest", seed="keys")
    anna.wait_for_turn()
    play_on(anna, walked)
    check_end(anna)
