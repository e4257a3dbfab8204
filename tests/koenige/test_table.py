"""Könige der Katakomben at a real table: windows whose frames and pace betray no hand."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.server.desk import Player, house, join, noted_pauses, open_table, rooms_of
from verlies.core.match import Match
from verlies.core.stack import Stack
from verlies.games.koenige import GAME
from verlies.games.koenige.content.ids import BRONZE
from verlies.games.koenige.state import Catacombs
from verlies.server.tables import windows
from verlies.testing.koenige import CARD

BEAT = 0.4
SEED = "5"
"""With this seed Ben has a card against attacks among his first three."""
DODGE, OTHER = "B-S03", "B-W12"
CHOSEN = ("attack:1", "pass", "done", "end")
WINDOWS = ("FightDeclared", "FightRevealed")


def to_the_attack() -> Iterator[tuple[int, str]]:
    """Yield the answers, each with its seat, that lead to an attack of Anna on Ben."""
    match = GAME.new(4, SEED)
    while True:
        options = [option.id for option in match.decision.options]
        pick = next((each for each in CHOSEN if each in options), options[0])
        yield match.decision.seats[0], pick
        if pick == "attack:1":
            return
        match.answer(pick, match.decision.seats[0])


def rearm(match: Match[Any], seat: int, card: str) -> None:
    """Let somebody hold another card in the place of the dodge, which goes back into its stack."""
    state = match.state
    assert isinstance(state, Catacombs)
    hand = state.heroes[seat].hand
    if card != DODGE:
        hand[hand.index(CARD[DODGE])] = CARD[card]
        left = [each for each in state.piles[BRONZE].cards() if each != CARD[card]]
        state.piles[BRONZE] = Stack([*left, CARD[DODGE]])


@contextmanager
def four(client: TestClient) -> Iterator[tuple[list[Player], Match[Any]]]:
    """Seat four people and a spectator at a table of two against two."""
    table = open_table(client, "you", "friend", "friend", "friend", game="koenige", seed=SEED)
    tokens = [table["token"], *(join(client, table, n)["token"] for n in range(3)), ""]
    match = rooms_of(client).find(table["table"]).match
    assert match is not None
    with ExitStack() as sockets:
        opened = [sockets.enter_context(client.websocket_connect(f"/ws/{table['table']}")) for _ in tokens]
        yield [Player(socket, token) for socket, token in zip(opened, tokens, strict=True)], match


def fought(folder: Path, card: str, wish: str) -> list[list[Any]]:
    """Let Anna attack Ben, who holds a card; return what the others are shown from then on."""
    with house(folder) as client, four(client) as (players, match):
        for player in players[:4]:
            for window in WINDOWS:
                player.say(t="window", kind=window, wish=wish)
                player.wait("pong")
        *before, (seat, attack) = to_the_attack()
        for at, option in before:
            players[at].until_asked()
            assert players[at].do(option)["t"] == "ack"
        rearm(match, 1, card)
        anna, _, cleo, _, watcher = players
        anna.until_asked()
        start = anna.view["seq"]
        assert anna.do(attack)["t"] == "ack"
        assert seat == 0
        last = start + 7
        for player in (anna, cleo, watcher):
            while player.view.get("seq", 0) < last:
                player.hear()
        frames = [[m for m in map(msgspec.json.decode, each.raw) if m["t"] == "view"] for each in (anna, cleo, watcher)]
        return [[frame for frame in each if start < frame["seq"] <= last] for each in frames]


@pytest.mark.feature(13)
@pytest.mark.rule("koenige.cards.windows", "koenige.turn.team-open-information")
@pytest.mark.parametrize("wish", [windows.NEVER, windows.MATTERS])
def test_with_and_without_a_reaction_the_others_get_the_same_frames_at_the_same_pace(
    tmp_path: Path, wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "BEAT", BEAT)
    pauses = noted_pauses(monkeypatch, BEAT / 2)
    armed = fought(tmp_path / "a", DODGE, wish)
    then, pauses[:] = list(pauses), []
    empty = fought(tmp_path / "b", OTHER, wish)
    assert armed == empty
    assert then[:6] == pauses[:6] == [BEAT] * 6
    assert [len({frame["seq"] for frame in each}) for each in armed] == [7, 7, 7], "attack, four and two passes"


@pytest.mark.feature(13)
@pytest.mark.rule("koenige.cards.windows", "koenige.cards.special-free")
def test_who_holds_a_reaction_can_play_it_before_the_beat_is_over(tmp_path: Path) -> None:
    with house(tmp_path) as client, four(client) as (players, _):
        ben = players[1]
        ben.say(t="window", kind="FightDeclared", wish=windows.MATTERS)
        ben.wait("pong")
        for at, option in to_the_attack():
            players[at].until_asked()
            assert players[at].do(option)["t"] == "ack"
        assert ben.until_asked() == ["pass", f"play:{DODGE}"]
        prompt = ben.view["scene"]["prompts"][0]
        assert prompt["ask"] == "FightDeclared"
        assert "attacks" in ben.view["prompt"]
        assert ben.do(f"play:{DODGE}")["t"] == "ack"


@pytest.mark.feature(13)
def test_every_window_can_be_silenced_by_its_name(tmp_path: Path) -> None:
    with house(tmp_path) as client, four(client) as (players, _):
        anna = players[0]
        anna.wait("table")
        assert sorted(anna.table["windows"]) == windows.windows_of(GAME)
        assert set(anna.table["windows"].values()) == {windows.ASK}
