"""Teams at a table: several seats in one hand, several people on one seat, and windows that tell nothing."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.feud.game import FEINT, GAME, GUARD
from tests.server.desk import Player, bearer, hall, house, join, noted_pauses, open_table, rooms_of, wish
from tests.server.test_bots import until_asked, words
from verlies.core.observe import Observation
from verlies.core.record import HUMAN
from verlies.server.tables import windows
from verlies.server.tables.house import again
from verlies.server.tables.seats import Seat, TableData
from verlies.server.tables.tokens import token_hash
from verlies.server.wire.messages import Answer, Join

pytestmark = pytest.mark.usefixtures("feud")
BEAT = 0.3


@contextmanager
def sitting(client: TestClient, table: str, *tokens: str) -> Iterator[list[Player]]:
    """Seat people by their tokens; an empty one watches."""
    with ExitStack() as sockets:
        opened = [sockets.enter_context(client.websocket_connect(f"/ws/{table}")) for _ in tokens]
        yield [Player(socket, token) for socket, token in zip(opened, tokens, strict=True)]


def refused(client: TestClient, **wish: Any) -> str:
    """Return why a table cannot be opened."""
    reply = client.post("/api/tables?lang=en", json={"game": "feud", **wish})
    assert reply.status_code == 422
    return str(reply.json()["error"])


def status(client: TestClient, table: dict[str, Any]) -> str:
    """Return how far a table is."""
    return str(client.get(f"/api/tables/{table['table']}").json()["status"])


# Several seats in one hand


def test_who_holds_two_seats_is_shown_the_one_that_is_asked(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", "you", "random", game="feud", seed="1")
        with sitting(client, table["table"], table["token"]) as (anna,):
            anna.until_asked()
            assert (anna.table["seat"], anna.table["hand"]) == (0, [0, 2])
            assert anna.view["scene"]["seat"] == 0
            assert anna.do("vote:0")["t"] == "ack"
            assert anna.view["scene"]["seat"] == 2
            assert anna.view["scene"]["can_undo"]
            anna.say(t="undo", seq=anna.view["seq"], nonce="u")
            assert anna.verdict()["t"] == "ack"
            anna.do("vote:0")
            anna.do("vote:0")
            assert anna.view["scene"]["prompts"][0]["ask"] == "Turn"
            assert anna.view["scene"]["seat"] == 0


def test_seats_of_the_same_person_are_told_apart(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", "you", "random", game="feud", name="Anna")
        with sitting(client, table["table"], table["token"]) as (anna,):
            anna.until_asked()
            assert [anna.table["seats"][seat]["name"] for seat in (0, 2)] == ["Anna", "Anna 2"]


def test_an_answer_can_name_its_seat_and_no_other(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", "you", "random", game="feud", seed="1")
        with sitting(client, table["table"], table["token"]) as (anna,):
            anna.until_asked()
            assert anna.do("vote:0", seat=1)["t"] == "trouble"
            assert anna.do("vote:0", seat=2)["t"] == "ack"
            assert anna.view["scene"]["seat"] == 0


def test_a_vote_sent_twice_counts_for_one_seat_only_also_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "you", "friend", game="feud", seed="1")
        for n in range(2):
            join(client, table, n)
        with sitting(client, table["table"], table["token"]) as (anna,):
            anna.until_asked()
            vote = {"t": "answer", "decision": 0, "seq": anna.view["seq"], "nonce": "same", "option": "vote:2"}
            for _ in range(2):
                anna.say(**vote)
                assert anna.verdict() == {"t": "ack", "nonce": "same", "seq": 1}
    with house(tmp_path) as client, sitting(client, table["table"], table["token"]) as (anna,):
        anna.say(**vote)
        assert anna.verdict() == {"t": "ack", "nonce": "same", "seq": 1}
        match = rooms_of(client).find(table["table"]).match
        assert match is not None
        assert match.pending() == [2]


@pytest.mark.parametrize("seat", [-2, -5, 7, 10**18])
def test_a_seat_that_does_not_exist_answers_nothing(tmp_path: Path, seat: int) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", "you", "random", game="feud", seed="1")
        with sitting(client, table["table"], table["token"]) as (anna,):
            anna.until_asked()
            assert anna.do("vote:0", seat=seat)["t"] == "trouble"
            assert anna.do("vote:0", seat=-1)["t"] == "ack"


@pytest.mark.parametrize("seats", [["you", "you", "random", "random"], ["you", "you"]])
def test_two_seats_of_different_eyes_are_not_for_one_hand(tmp_path: Path, seats: list[str]) -> None:
    with house(tmp_path) as client:
        for game in ("feud", "klong"):
            reason = refused(client, game=game, seats=seats)
            assert reason == "One person cannot hold two seats of which one may not see what the other sees."


def test_somebody_who_sits_here_takes_a_mates_seat_in_hand_but_not_a_rivals(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "friend", "random", game="feud", seed="1")
        rival, mate = (invite["token"] for invite in table["invites"])
        where, mine = f"/api/tables/{table['table']}/join?lang=en", bearer(table["token"])
        assert "One person cannot hold" in client.post(where, json={"token": rival}, headers=mine).json()["error"]
        seated = client.post(where, json={"token": mate}, headers=mine).json()
        assert (seated["seat"], seated["token"]) == (2, table["token"])
        with sitting(client, table["table"], table["token"]) as (anna,):
            anna.wait("table")
            assert anna.table["hand"] == [0, 2]


# Several people on one seat


def test_of_several_people_on_a_seat_the_first_answer_counts(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", "random", "random", game="feud", seed="1", shared=[0])
        guest = join(client, table, 0, "Ben")
        assert guest["seat"] == 0
        with sitting(client, table["table"], table["token"], guest["token"]) as (anna, ben):
            for player in (anna, ben):
                player.until_asked()
            while anna.view["seq"] != ben.view["seq"]:  # others may have voted before the second of them was told
                min(anna, ben, key=lambda player: int(player.view["seq"])).wait("view")
            assert anna.view["scene"] == ben.view["scene"]
            assert ben.do("vote:2")["t"] == "ack"
            assert anna.do("vote:0", nonce="other")["stale"]
        assert join(client, table, 0, "Cleo")["seat"] == 0, "the invitation stays good"


def test_a_shared_seat_waits_for_company_until_the_host_begins(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        alone, both = (open_table(client, "you", *["random"] * 3, game="feud", seed="1", shared=[0]) for _ in range(2))
        assert [status(client, table) for table in (alone, both)] == ["waiting", "waiting"]
        join(client, both, 0, "Ben")
        client.post(f"/api/tables/{alone['table']}/start", headers=bearer(alone["token"]))
        assert [status(client, table) for table in (alone, both)] == ["playing", "playing"]
        assert join(client, alone, 0, "Cleo")["seat"] == 0, "company may come later, too"


def test_an_old_table_still_knows_its_people() -> None:
    old = msgspec.msgpack.encode({"kind": HUMAN, "name": "Anna", "token": token_hash("abc")})
    seat = msgspec.msgpack.decode(old, type=Seat)
    assert seat.hashes() == (token_hash("abc"),)


@pytest.mark.parametrize(("seats", "order"), [(4, [3, 0, 1, 2]), (3, [0, 1, 2])])
def test_mates_stay_mates_in_the_rematch(seats: int, order: list[int]) -> None:
    people = [Seat(HUMAN, name, people=(name,)) for name in "abcd"[:seats]]
    old = TableData("t", "feud", 1, {}, people, 0, "00", "00")
    assert ["abcd".index(seat.name) for seat in again(old, GAME, 0).seats] == order


# What is told of teams


def test_the_lobby_and_the_table_name_the_teams(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        known = {game["id"]: game for game in client.get("/api/games?lang=de").json()}
        assert known["feud"]["sides"] == {"3": [0, 1, 0], "4": [0, 1, 0, 1]}
        assert known["feud"]["teams"] == [
            {"team": 0, "name": "Lager Rot", "colour": "red"},
            {"team": 1, "name": "Lager Blau", "colour": "blue"},
        ]
        assert (known["klong"]["sides"], known["klong"]["teams"]) == ({}, [])
        table = open_table(client, "you", "random", "random", "random", game="feud")
        seen = client.get(f"/api/tables/{table['table']}?lang=en").json()
        assert [seat["team"] for seat in seen["seats"]] == [0, 1, 0, 1]
        assert [team["name"] for team in seen["teams"]] == ["Camp Red", "Camp Blue"]


# Windows


def strike(tmp_path: Path, hands: list[list[int]], wanted: str) -> tuple[list[list[Any]], float]:
    """Let seat 0 strike at two who have said what they want; return what others are shown, and how long it takes."""
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "friend", "friend", game="feud", seed="1")
        tokens = [table["token"], *(join(client, table, n)["token"] for n in range(3))]
        match = rooms_of(client).find(table["table"]).match
        assert match is not None
        match.state.hands = hands
        with sitting(client, table["table"], *tokens, "") as players:
            anna, ben, cleo, dora, watcher = players
            for rival in (ben, dora):
                rival.say(t="window", kind="Parry", wish=wanted)
                rival.wait("pong")
            anna.until_asked()
            anna.do("vote:0")
            cleo.until_asked()
            cleo.do("vote:0")
            while anna.view["scene"]["prompts"][0]["ask"] != "Turn":
                anna.hear()
            begun = time.monotonic()
            anna.do("strike")
            for player in (anna, cleo, watcher):
                while player.view.get("seq", 0) < 5:
                    player.hear()
            frames = [[m for m in map(msgspec.json.decode, player.raw) if m["t"] == "view"] for player in players]
            return [frames[0], frames[2], frames[4]], time.monotonic() - begun


@pytest.mark.feature(13)
@pytest.mark.parametrize("wish", [windows.NEVER, windows.MATTERS])
def test_with_and_without_a_guard_the_others_get_the_same_frames(
    tmp_path: Path, wish: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows, "BEAT", BEAT)
    bare = [FEINT, FEINT]
    armed, slow = strike(tmp_path / "a", [bare, [GUARD, FEINT], bare, [GUARD, FEINT]], wish)
    empty, quick = strike(tmp_path / "b", [bare, bare, bare, bare], wish)
    assert armed == empty
    assert min(slow, quick) >= 2 * BEAT
    mine = armed[0]
    assert [frame["seq"] for frame in mine if frame["seq"] > 2] == [3, 4, 5]
    assert [frame["scene"].get("can_undo", False) for frame in mine if frame["seq"] > 2] == [False, False, True]


def test_the_beat_counts_from_when_a_seat_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "BEAT", BEAT)
    pauses = noted_pauses(monkeypatch, BEAT)
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "you", "friend", game="feud", seed="1")
        tokens = [table["token"], *(join(client, table, n)["token"] for n in range(2))]
        with sitting(client, table["table"], *tokens) as (anna, ben, dora):
            ben.say(t="window", kind="Parry", wish="matters")
            dora.say(t="window", kind="Parry", wish="never")
            for player in (ben, dora):
                player.wait("pong")
            anna.until_asked()
            while "strike" not in anna.choices():
                anna.do("vote:0")
            anna.do("strike")
            ben.until_asked()
            time.sleep(BEAT * 0.6)
            assert ben.do("pass")["t"] == "ack"
            begun, seq = time.monotonic(), ben.view["seq"]
            while ben.view["seq"] == seq:
                ben.hear()
            assert time.monotonic() - begun > BEAT * 0.9
            assert pauses == [BEAT, BEAT], "one for Ben, one for Dora"


def test_a_wish_is_told_to_nobody_else(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", game="feud", seed="1")
        guest = join(client, table)
        with sitting(client, table["table"], table["token"], guest["token"], guest["token"]) as (anna, ben, bens):
            for player in (anna, ben, bens):
                player.say(t="ping")
                player.wait("pong")
            ben.say(t="window", kind="Parry", wish="never")
            assert bens.wait("table")["windows"] == {"Parry": "never"}
            ben.wait("pong")
            anna.say(t="ping")
            assert anna.hear()["t"] == "pong"


def test_who_holds_an_answer_can_give_it_before_the_beat_is_over(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "random", "random", game="feud", seed="1")
        guest = join(client, table)
        with sitting(client, table["table"], table["token"], guest["token"]) as (anna, ben):
            ben.say(t="window", kind="Parry", wish="matters")
            ben.wait("pong")
            rooms_of(client).find(table["table"]).match.state.hands[1] = [GUARD]  # type: ignore[union-attr]
            anna.until_asked()
            while "strike" not in anna.choices():
                anna.do("vote:0")
                anna.until_asked()
            anna.do("strike")
            assert ben.until_asked() == ["pass", "play:guard"]
            assert ben.do("play:guard")["t"] == "ack"


def test_what_a_seat_wants_is_its_own_secret_and_stays_on_disk(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", game="feud", seed="1")
        guest = join(client, table)
        with sitting(client, table["table"], table["token"], guest["token"]) as (anna, ben):
            ben.say(t="window", kind="Parry", wish="never")
            ben.wait("pong")
            while ben.table["windows"] != {"Parry": "never"}:
                ben.hear()
            assert ben.table["windows"] == {"Parry": "never"}
            anna.until_asked()
            assert anna.table["windows"] == {"Parry": "ask"}
            ben.say(t="window", kind="Nothing", wish="never")
            assert ben.verdict()["t"] == "trouble"
    with house(tmp_path) as client, sitting(client, table["table"], guest["token"], "") as (ben, watcher):
        ben.wait("table")
        watcher.wait("table")
        assert (ben.table["windows"], watcher.table["windows"]) == ({"Parry": "never"}, {})


# Bots in windows


class Slow:
    """Thinkers that take their time where there is something to choose."""

    def __init__(self, longest: float) -> None:
        self.longest = longest
        self.counts: list[int] = []

    async def choose(self, game_id: str, name: str, view: bytes, seed: int) -> int:
        options = Observation(GAME, GAME.seen(view)).options
        self.counts.append(len(options))
        await asyncio.sleep(self.longest if len(options) > 1 else 0)
        return options[0]

    def close(self) -> None:
        """Nothing is to be done."""


@pytest.mark.parametrize("hand", [[FEINT, FEINT], [GUARD, FEINT]])
def test_a_bot_passes_in_a_window_in_the_same_time_whatever_it_holds(tmp_path: Path, hand: list[int]) -> None:
    pace, slow = 1.0, Slow(0.9)

    async def play() -> float:
        with hall(tmp_path, pace=pace, thinkers=slow) as rooms:
            seated = await rooms.open(wish("you", "greedy", game="feud", seed="1"))
            table = rooms.find(seated.table)
            match = table.match
            assert match is not None
            match.state.hands[1] = hand
            while not windows.window_asked(match):
                await until_asked(table, 0)
                option = "strike" if "strike" in words(match) else "vote:0"
                await table.take(0, Answer(table.told, table.seq, f"n{table.seq}", option), "en")
            begun, seq = time.monotonic(), table.seq
            while table.seq == seq:
                await asyncio.sleep(0.001)
            return time.monotonic() - begun

    assert pace * 0.9 < asyncio.run(play()) < pace + slow.longest * 0.9, "it thinks while it waits"
    assert slow.counts[-1] == (2 if GUARD in hand else 1)


def test_a_bot_is_silent_about_a_question_its_mate_answered(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=0.1) as rooms:
            seated = await rooms.open(wish("you", "friend", "random", "friend", game="feud", seed="1"))
            for invite in seated.invites:
                await rooms.join(seated.table, Join(invite.token))
            table = rooms.find(seated.table)
            match = table.match
            assert match is not None
            while type(match.state.agenda[-1].step).__name__ != "Rest":
                await until_asked(table, 0)
                option = next(word for word in ("vote:0", "take", "pass") if word in words(match))
                await table.take(0, Answer(table.told, table.seq, f"n{table.seq}", option), "en")
            await asyncio.sleep(0.05)
            await table.take(0, Answer(table.told, table.seq, "first", "pass"), "en")
            assert table.bot_asked() < 0
            await asyncio.sleep(0.2)

    asyncio.run(play())
    assert not caplog.text
