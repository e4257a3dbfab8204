"""What is said at a table, and who hears it."""

import contextlib
from pathlib import Path
from typing import Any

import pytest

from tests.server.desk import Player, house, join, open_table
from verlies.server.http.errors import ServerRefusal
from verlies.server.tables.talk import BURST, CROWD_BURST, MOST, PEN_BURST, Conversation
from verlies.server.wire.messages import Talk


def heard(player: Player) -> list[dict[str, Any]]:
    """Return what a player hears next."""
    remarks: list[dict[str, Any]] = player.wait("talked")["remarks"]
    return remarks


def silent(player: Player) -> bool:
    """Return whether a player hears nothing of what was said."""
    player.say(t="rule", find="klong.move")
    seen = len(player.raw)
    player.wait("said")
    return not any('"t":"talked"' in text for text in player.raw[seen:])


@pytest.mark.feature(47)
def test_players_hear_each_other_and_those_who_watch_hear_only_each_other(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend")
        friend = join(client, table)
        where = f"/ws/{table['table']}"
        with (
            client.websocket_connect(where) as first,
            client.websocket_connect(where) as second,
            client.websocket_connect(where) as third,
            client.websocket_connect(where) as fourth,
        ):
            anna, ben = Player(first, table["token"]), Player(second, friend["token"])
            eve, bob = Player(third), Player(fourth)
            anna.say(t="talk", text="  two\u202e words\n")
            said = {"seat": 0, "text": "two words", "phrase": "", "team": -1}
            assert heard(ben) == [said]
            assert heard(anna) == [said]
            assert silent(eve)
            eve.say(t="talk", phrase="ouch")
            assert heard(bob) == [{"seat": -1, "text": "", "phrase": "ouch", "team": -1}]
            assert silent(ben)
            anna.say(t="lang", lang="en")
            again = anna.wait("talked")
            assert again["fresh"]
            assert again["remarks"] == [said]


def unwritten(player: Player) -> bool:
    """Return whether a player is not told that somebody writes."""
    silent(player)
    return not any('"t":"writes"' in text for text in player.raw)


@pytest.mark.feature(49)
def test_those_who_will_hear_it_see_that_somebody_writes_and_nobody_else(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "friend", "random", game="koenige", seed="k1")
        tokens = [table["token"], *(join(client, table, n)["token"] for n in (0, 1))]
        where = f"/ws/{table['table']}"
        with contextlib.ExitStack() as stack:
            sockets = [stack.enter_context(client.websocket_connect(where)) for _ in range(6)]
            anna, rival, mate = (Player(each, token) for each, token in zip(sockets, tokens, strict=False))
            elsewhere, eve, bob = Player(sockets[3], tokens[0]), Player(sockets[4]), Player(sockets[5])
            anna.say(t="write", team=True)
            assert mate.wait("writes")["seat"] == 0
            assert unwritten(rival)
            anna.say(t="write")
            assert rival.wait("writes")["seat"] == 0
            eve.say(t="write")
            assert bob.wait("writes")["seat"] == -1
            assert all(unwritten(each) for each in (anna, elsewhere, eve))


@pytest.mark.feature(49)
def test_it_is_not_told_without_end_that_somebody_writes_and_nobody_is_refused(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend")
        friend = join(client, table)
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first, client.websocket_connect(where) as second:
            anna, ben = Player(first, table["token"]), Player(second, friend["token"])
            for _ in range(PEN_BURST + 3):
                anna.say(t="write")
                anna.wait("pong")
            silent(ben)
            assert sum('"t":"writes"' in text for text in ben.raw) == PEN_BURST


@pytest.mark.feature(47)
@pytest.mark.parametrize("wrong", [{"text": " "}, {"phrase": "nonsense"}, {"text": "x" * 301}, {"text": 7}])
def test_nonsense_is_refused(tmp_path: Path, wrong: dict[str, Any]) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend")
        with client.websocket_connect(f"/ws/{table['table']}") as first:
            anna = Player(first, table["token"])
            anna.say(t="talk", **wrong)
            assert anna.wait("trouble")["reason"]


def test_nobody_talks_without_end_and_the_oldest_is_forgotten() -> None:
    talk = Conversation()
    for number in range(MOST + 2):
        talk.add(f"somebody {number}", 0, -1, Talk(text=str(number)))
    assert talk.count == MOST + 2
    assert [remark.text for remark in talk.since(MOST, 1, -1)] == [str(MOST), str(MOST + 1)]
    assert talk.since(0, 1, -1)[0].text == "2"
    for _ in range(BURST):
        talk.add("anna", 0, -1, Talk(text="again"))
    with pytest.raises(ServerRefusal):
        talk.add("anna", 0, -1, Talk(text="again"))


@pytest.mark.feature(47)
def test_somebody_who_watches_and_talks_without_end_silences_nobody_else(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        where = f"/ws/{open_table(client, 'you', 'friend')['table']}"
        with client.websocket_connect(where) as first, client.websocket_connect(where) as second:
            eve, bob = Player(first), Player(second)
            for _ in range(BURST + 1):
                eve.say(t="talk", text="me")
            eve.wait("trouble")
            bob.say(t="talk", text="hello")
            while heard(bob)[-1]["text"] != "hello":
                pass


def test_those_who_come_anew_all_the_time_are_not_heard_without_end() -> None:
    def shout(talk: Conversation) -> None:
        for number in range(CROWD_BURST * 10):
            talk.add(f"watcher {number}", -1, -1, Talk(text="me"))

    with pytest.raises(ServerRefusal):
        shout(Conversation())


@pytest.mark.feature(47)
def test_what_is_for_a_team_is_heard_by_nobody_else() -> None:
    talk = Conversation()
    talk.add("anna", 0, 1, Talk(text="now", team=True))
    talk.add("anna", 0, 1, Talk(text="for all"))
    assert [remark.text for remark in talk.since(0, 2, 1)] == ["now", "for all"]
    assert [remark.text for remark in talk.since(0, 1, 0)] == ["for all"]
    assert talk.since(0, -1, -1) == []
