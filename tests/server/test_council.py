"""What the host may do, what all decide together, and what becomes of a seat that is given up."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.desk import Player, bearer, house, join, noted_pauses, open_table


@contextmanager
def two_and_a_guest(tmp_path: Path, *bots: str) -> Iterator[tuple[TestClient, dict[str, Any], list[Player]]]:
    """Seat Anna, who is host and begins, and Ben; Eve watches."""
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", *bots, options={"start": "0"}, seed="9")
        friend = join(client, table, name="Ben")
        where = f"/ws/{table['table']}"
        with (
            client.websocket_connect(where) as first,
            client.websocket_connect(where) as second,
            client.websocket_connect(where) as third,
        ):
            people = [Player(first, table["token"]), Player(second, friend["token"]), Player(third)]
            for player in people:
                player.wait("view")
            yield client, table | {"friend": friend["token"]}, people


def until(player: Player, **wanted: Any) -> dict[str, Any]:
    """Listen until the table is as wanted."""
    while any(player.table.get(name) != value for name, value in wanted.items()):
        player.wait("table")
    return player.table


def trouble(player: Player, **message: Any) -> str:
    """Say something that is refused, and return why."""
    player.say(**message)
    return str(player.wait("trouble")["reason"])


def closing(player: Player) -> str:
    """Return why a socket is closed in the end."""
    try:
        while True:
            player.hear()
    except WebSocketDisconnect as closed:
        return str(closed.reason)


def finish_turn(player: Player) -> None:
    """Play until somebody else is asked."""
    while options := player.choices():
        done = player.do(options[0] if "end:turn" not in options else "end:turn")
        while player.view["seq"] < done["seq"]:
            player.wait("view")


def test_while_the_host_has_stopped_the_game_nobody_answers_and_all_see_it(tmp_path: Path) -> None:
    with two_and_a_guest(tmp_path) as (_, _, (anna, ben, eve)):
        assert trouble(ben, t="govern", do="pause")
        anna.say(t="govern", do="pause")
        for player in (anna, ben, eve):
            assert until(player, paused=True)["status"] == "playing"
        refused = anna.do(anna.choices()[0])
        assert refused["t"] == "refused"
        assert refused["reason"] == "The game is paused."
        anna.say(t="govern", do="resume")
        until(anna, paused=False)
        assert anna.do(anna.choices()[0])["t"] == "ack"


def test_bots_wait_while_the_game_is_stopped(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", options={"start": "0"}, seed="9")
        with client.websocket_connect(f"/ws/{table['table']}") as first:
            anna = Player(first, table["token"])
            anna.until_asked()
            anna.say(t="govern", do="pause")
            until(anna, paused=True)
            anna.say(t="takeover", bot="random")
            anna.wait("pong")
            before = anna.view["seq"]
            for _ in range(3):
                anna.say(t="rule", find="klong.move")
                anna.wait("said")
            assert anna.view["seq"] == before
            anna.say(t="govern", do="resume")
            anna.wait("view")
            assert anna.view["seq"] > before


@pytest.mark.feature(44, 50)
def test_the_host_takes_a_seat_for_a_bot_or_for_somebody_else(tmp_path: Path) -> None:
    with two_and_a_guest(tmp_path) as (client, table, (anna, ben, _)):
        assert trouble(anna, t="govern", do="remove", seat=0)
        assert trouble(anna, t="govern", do="remove", seat=7)
        anna.say(t="govern", do="remove", seat=1, invite=True)
        invited = anna.wait("invited")
        assert closing(ben) == "removed"
        seat = anna.table["seats"][1]
        assert (seat["kind"], seat["left"], seat["free"]) == ("greedy", "removed", True)
        assert not any(invited["token"] in text for text in ben.raw)
        wish = {"token": invited["token"], "name": "Cleo"}
        cleo = client.post(f"/api/tables/{table['table']}/join", json=wish).json()
        assert cleo["seat"] == 1
        while anna.table["seats"][1]["name"] != "Cleo":
            anna.wait("table")
        assert anna.table["seats"][1]["kind"] == "human"
        with client.websocket_connect(f"/ws/{table['table']}") as again:
            Player(again, table["friend"])
            with pytest.raises(WebSocketDisconnect):
                again.receive_text()


def test_whoever_is_removed_before_the_start_does_not_come_back_by_the_old_invitation(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "friend")
        join(client, table, name="Ben")
        wish = {"token": table["invites"][0]["token"], "name": "Ben"}
        with client.websocket_connect(f"/ws/{table['table']}") as first:
            anna = Player(first, table["token"])
            anna.say(t="govern", do="remove", seat=1)
            anna.wait("pong")
            assert client.post(f"/api/tables/{table['table']}/join", json=wish).status_code == 403
        assert client.post(f"/api/tables/{table['table']}/start", headers=bearer(table["token"])).status_code == 200


def test_nobody_is_removed_from_a_game_that_is_over(tmp_path: Path) -> None:
    with two_and_a_guest(tmp_path) as (_, _, (anna, ben, _)):
        anna.say(t="govern", do="end")
        until(anna, status="over")
        assert trouble(anna, t="govern", do="remove", seat=1)
        ben.say(t="ping")
        ben.wait("pong")
        assert until(ben, status="over")["seats"][1]["left"] == ""


def test_being_host_is_handed_over_and_the_new_one_ends_the_game(tmp_path: Path) -> None:
    with two_and_a_guest(tmp_path) as (client, table, (anna, ben, eve)):
        assert not ben.table["host"]
        assert trouble(anna, t="govern", do="host", seat=5)
        anna.say(t="govern", do="host", seat=1)
        until(ben, host=True, leader=1)
        until(anna, host=False)
        assert trouble(anna, t="govern", do="end")
        assert client.get(f"/api/tables/{table['table']}/notation").status_code == 409
        assert not any(each.table["secret"] for each in (anna, ben, eve))
        ben.say(t="govern", do="end")
        for player in (anna, ben, eve):
            assert until(player, ended="host", status="over")["secret"]
        assert anna.do(anna.choices()[0])["t"] == "refused"
        assert client.get(f"/api/tables/{table['table']}/export").text.startswith('{"verlies"')
    with house(tmp_path) as client:
        assert client.get(f"/api/tables/{table['table']}").json()["status"] == "over"


@pytest.mark.feature(44)
def test_whoever_gives_up_watches_a_bot_play_their_seat(tmp_path: Path) -> None:
    with two_and_a_guest(tmp_path) as (client, table, (anna, ben, eve)):
        assert trouble(eve, t="concede")
        anna.say(t="concede")
        assert until(anna, seat=-1)["hand"] == []
        assert until(ben, leader=1)["host"]
        assert (ben.table["seats"][0]["kind"], ben.table["seats"][0]["left"]) == ("greedy", "conceded")
        assert trouble(anna, t="takeover", bot="")
        assert ben.until_asked()
        while anna.view["seq"] < ben.view["seq"]:
            anna.wait("view")
        own = [zone for zone in anna.view["scene"]["zones"] if zone["kind"] == "hand"]
        assert not any(zone.get("cards") for zone in own)
        ben.say(t="propose", what="end")
        assert until(ben, ended="agreed")["status"] == "over"
        with client.websocket_connect(f"/ws/{table['table']}") as again:
            back = Player(again, table["token"])
            assert back.wait("table")["seat"] == -1


@pytest.mark.feature(8)
def test_all_agree_that_an_answer_is_taken_back_and_it_is_on_record(tmp_path: Path) -> None:
    with two_and_a_guest(tmp_path, "random") as (client, table, (anna, ben, eve)):
        assert trouble(anna, t="propose", what="takeback")
        assert not anna.view["may_ask"]
        anna.until_asked()
        finish_turn(anna)
        before = ben.until_asked()
        assert anna.view["may_ask"]
        assert not anna.view["scene"].get("can_undo")
        anna.say(t="propose", what="takeback")
        for player in (anna, ben, eve):
            while not player.table["proposal"]:
                player.wait("table")
            asked = player.table["proposal"]
            assert (asked["what"], asked["seats"], asked["awaited"]) == ("takeback", [0], [1])
        assert ben.do(before[0])["reason"].startswith("Everybody is being asked")
        assert trouble(eve, t="vote", agree=True)
        ben.say(t="vote", agree=True)
        while not anna.choices():
            anna.wait("view")
        assert anna.table["taken_back"] == 0 or anna.table["proposal"] is None
        until(anna, proposal=None, taken_back=asked["answers"])
        assert anna.view["fresh"]
        anna.say(t="govern", do="end")
        until(anna, ended="host")
        assert '"agreed":true' in client.get(f"/api/tables/{table['table']}/export").text


@pytest.mark.feature(8)
def test_one_who_declines_is_enough_and_is_not_asked_again_at_once(tmp_path: Path) -> None:
    with two_and_a_guest(tmp_path) as (_, _, (anna, ben, _)):
        finish_turn(anna)
        ben.until_asked()
        seq = ben.view["seq"]
        anna.say(t="propose", what="takeback")
        while not ben.table["proposal"]:
            ben.wait("table")
        assert trouble(ben, t="propose", what="end")
        ben.say(t="vote", agree=False)
        until(ben, proposal=None)
        assert (
            trouble(anna, t="propose", what="takeback")
            == "That was declined just now. Ask again when something has happened."
        )
        ben.say(t="propose", what="end")
        while not anna.table["proposal"]:
            anna.wait("table")
        anna.say(t="vote", agree=False)
        until(anna, proposal=None)
        assert trouble(anna, t="propose", what="takeback")
        assert ben.do(ben.choices()[0])["seq"] == seq + 1


@pytest.mark.feature(8)
def test_bots_always_agree_and_a_restart_keeps_what_was_taken_back(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", options={"start": "0"}, seed="9")
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first:
            anna = Player(first, table["token"])
            anna.until_asked()
            finish_turn(anna)
            anna.until_asked()
            seq = anna.view["seq"]
            anna.say(t="propose", what="takeback")
            while anna.view["seq"] <= seq:
                anna.wait("view")
            back = anna.view
            assert anna.choices()
    with house(tmp_path) as client, client.websocket_connect(where) as first:
        anna = Player(first, table["token"])
        anna.wait("view")
        assert anna.view["seq"] == back["seq"]
        assert anna.view["scene"] == back["scene"]
        assert anna.table["taken_back"] > 0
        assert anna.do(anna.choices()[0])["t"] == "ack"


def test_no_message_about_the_table_tells_a_right(tmp_path: Path) -> None:
    with two_and_a_guest(tmp_path) as (client, table, (anna, ben, eve)):
        anna.say(t="govern", do="pause")
        until(eve, paused=True)
        anna.say(t="govern", do="resume")
        until(eve, paused=False)
        anna.say(t="propose", what="end")
        while not eve.table["proposal"]:
            eve.wait("table")
        for player, own in ((anna, table["token"]), (ben, table["friend"]), (eve, "")):
            others = {table["token"], table["friend"]} - {own}
            assert not any(token in text for token in others for text in player.raw)
            assert all('"secret":""' in text for text in player.raw if '"t":"table"' in text)
        reply = client.post(f"/api/tables/{table['table']}/rematch", headers=bearer(table["token"]))
        assert reply.status_code == 409


@pytest.mark.feature(41)
def test_the_host_sets_the_pace_of_bots_and_everybody_is_told(tmp_path: Path) -> None:
    with two_and_a_guest(tmp_path) as (_, _, (anna, ben, eve)):
        assert anna.table["pace"] == "normal"
        assert trouble(ben, t="govern", do="pace", pace="fast")
        anna.say(t="govern", do="pace", pace="slow")
        for player in (anna, ben, eve):
            until(player, pace="slow")


@pytest.mark.feature(41)
def test_bots_wait_as_long_as_the_pace_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses = noted_pauses(monkeypatch, 0.01)
    waits = {pace: first_pause(tmp_path / pace, pace, pauses) for pace in ("slow", "normal", "fast")}
    assert waits["normal"] >= 0.1
    assert waits["slow"] == pytest.approx(2 * waits["normal"])
    assert waits["fast"] == pytest.approx(0.4 * waits["normal"])


def first_pause(folder: Path, pace: str, pauses: list[float]) -> float:
    """Return how long the first bot waits at a table of such a pace, always at the same moment."""
    pauses.clear()
    with house(folder, pace=0.1) as client:
        table = open_table(client, "you", "random", options={"start": "0"}, seed="9")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.until_asked()
            anna.say(t="govern", do="pace", pace=pace)
            anna.wait("pong")
            while not pauses:
                anna.do(anna.until_asked()[-1])
                anna.say(t="ping")
                anna.wait("pong")
            return pauses[0]


@contextmanager
def left_paused(tmp_path: Path) -> Iterator[Player]:
    """Return Ben, at a table that Anna, the host, has stopped before she left."""
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", options={"start": "0"}, seed="9", name="Anna")
        friend = join(client, table, name="Ben")
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as second:
            ben = Player(second, friend["token"])
            with client.websocket_connect(where) as first:
                anna = Player(first, table["token"])
                anna.wait("view")
                anna.say(t="govern", do="pause")
                assert until(ben, paused=True)["paused_by"] == 0
                assert trouble(ben, t="govern", do="resume"), "the pause is the host's while the host is here"
            until(ben, may_replace=True)
            yield ben


def test_a_game_that_the_host_stopped_and_left_goes_on_when_somebody_here_wants_it(tmp_path: Path) -> None:
    with left_paused(tmp_path) as ben:
        for deed in ("end", "pause"):
            assert trouble(ben, t="govern", do=deed)
        ben.say(t="govern", do="resume")
        assert until(ben, paused=False)["paused_by"] == -1


def test_the_end_can_be_proposed_in_a_pause_and_a_bot_agrees_for_whoever_is_gone(tmp_path: Path) -> None:
    with left_paused(tmp_path) as ben:
        assert trouble(ben, t="propose", what="takeback") == "The game is paused."
        ben.say(t="propose", what="end")
        while not ben.table["proposal"]:
            ben.wait("table")
        assert ben.table["proposal"]["awaited"] == [0]
        assert trouble(ben, t="propose", what="end")
        ben.say(t="replace", seat=0)
        assert until(ben, ended="agreed")["status"] == "over"


@pytest.mark.feature(8)
def test_whoever_withdraws_a_wish_may_ask_again(tmp_path: Path) -> None:
    with two_and_a_guest(tmp_path) as (_, _, (anna, ben, _)):
        for _ in range(2):
            anna.say(t="propose", what="end")
            while not ben.table["proposal"]:
                ben.wait("table")
            anna.say(t="vote", agree=False)
            until(ben, proposal=None)


@pytest.mark.feature(44)
def test_a_guest_leaves_before_the_game_and_the_invitation_is_good_again(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "friend", name="Anna")
        friend, where = join(client, table, name="Ben"), f"/ws/{table['table']}"
        with client.websocket_connect(where) as first, client.websocket_connect(where) as second:
            anna, ben = Player(first, table["token"]), Player(second, friend["token"])
            assert trouble(anna, t="concede"), "the host hands over first"
            ben.say(t="concede")
            until(ben, seat=-1)
            while anna.table["seats"][1]["kind"] != "open":
                anna.wait("table")
            assert trouble(ben, t="concede")
        with client.websocket_connect(where) as again:
            Player(again, friend["token"])
            with pytest.raises(WebSocketDisconnect):
                again.receive_text()
        assert join(client, table, name="Cleo")["seat"] == 1


def test_whoever_leaves_a_shared_seat_leaves_it_to_the_others(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "friend", shared=[1])
        people = [join(client, table, name=name)["token"] for name in ("Ben", "Cleo")]
        with client.websocket_connect(f"/ws/{table['table']}") as first:
            ben = Player(first, people[0])
            ben.wait("table")
            ben.say(t="concede")
            until(ben, seat=-1)
            assert ben.table["seats"][1]["kind"] == "human"
        with client.websocket_connect(f"/ws/{table['table']}") as second:
            assert Player(second, people[1]).wait("table")["hand"] == [1]
