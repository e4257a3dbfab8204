"""Sealed questions: whoever answers is not too late because somebody else was faster."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.desk import Player, hall, house, join, open_table, wish
from verlies.server.wire.messages import Ack, Answer, Join

pytestmark = pytest.mark.usefixtures("lantern")


@contextmanager
def three(folder: Path) -> Iterator[list[Player]]:
    """Seat three people around a lantern; everybody has seen the first question, a sealed vote."""
    with house(folder) as client, ExitStack() as sockets:
        table = open_table(client, "you", "friend", "friend", game="lantern", seed="4")
        tokens = [table["token"], join(client, table, 0)["token"], join(client, table, 1)["token"]]
        opened = [sockets.enter_context(client.websocket_connect(f"/ws/{table['table']}")) for _ in tokens]
        players = [Player(socket, token) for socket, token in zip(opened, tokens, strict=True)]
        for player in players:
            player.until_asked()
        yield players


@pytest.mark.feature(12)
def test_everybody_may_answer_the_question_they_see_whoever_was_first(tmp_path: Path) -> None:
    with three(tmp_path) as (anna, ben, cleo):
        assert ben.do("vote:1")["seq"] == 1
        assert cleo.do("vote:1")["seq"] == 2
        assert anna.do("vote:0")["seq"] == 3
        assert ben.until_asked()


def test_an_answer_to_a_vote_that_is_over_comes_too_late(tmp_path: Path) -> None:
    with three(tmp_path) as (anna, ben, cleo):
        old = dict(ben.view)
        for player in (anna, ben, cleo):
            player.do("vote:1")
        ben.view = old
        verdict = ben.do("vote:0", nonce="late")
        assert (verdict["t"], verdict["stale"]) == ("refused", True)


def test_nobody_votes_twice(tmp_path: Path) -> None:
    with three(tmp_path) as (anna, ben, _):
        old = dict(ben.view)
        assert ben.do("vote:1")["t"] == "ack"
        ben.view = old
        assert ben.do("vote:0", nonce="again")["stale"]
        assert anna.do("vote:0")["seq"] == 2


@pytest.mark.parametrize("change", [{"decision": 1}, {"decision": -1}, {"seq": 5}, {"seq": -1}])
def test_a_made_up_number_is_refused(tmp_path: Path, change: dict[str, int]) -> None:
    with three(tmp_path) as (anna, ben, _):
        ben.do("vote:1")
        assert anna.do("vote:0", nonce="odd", **change)["stale"]
        assert anna.do("vote:0")["seq"] == 2


def test_the_take_back_of_another_leaves_my_question_as_it_is(tmp_path: Path) -> None:
    with three(tmp_path) as (anna, ben, cleo):
        ben.do("vote:1")
        while cleo.view["seq"] < 1:
            cleo.hear()
        ben.say(t="undo", seq=1, nonce="u")
        assert ben.verdict()["t"] == "ack"
        assert cleo.do("vote:2")["seq"] == 3
        assert anna.do("vote:2")["seq"] == 4
        assert ben.do("vote:2", nonce="anew")["seq"] == 5


def test_where_the_first_decides_the_second_is_too_late(tmp_path: Path) -> None:
    with three(tmp_path) as players:
        for player in players:
            player.do("vote:0")
        anna, ben, cleo = players
        assert anna.until_asked()
        anna.do("pass")
        for player in players:
            while "rest" not in player.choices():
                player.hear()
        assert cleo.do("pass")["t"] == "ack"
        assert ben.do("rest")["stale"]


def test_answers_at_the_very_same_moment_all_count(tmp_path: Path) -> None:
    async def play() -> list[Any]:
        with hall(tmp_path) as rooms:
            seated = await rooms.open(wish("you", "friend", "friend", game="lantern"))
            for invite in seated.invites:
                await rooms.join(seated.table, Join(invite.token))
            table = rooms.find(seated.table)
            votes = [Answer(0, 0, f"n{seat}", "vote:0") for seat in range(3)]
            return await asyncio.gather(*(table.take(n, vote, "en") for n, vote in enumerate(votes)))

    replies = asyncio.run(play())
    assert [type(reply) for reply in replies] == [Ack, Ack, Ack]
    assert sorted(reply.seq for reply in replies) == [1, 2, 3]
