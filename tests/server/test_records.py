"""Games from files, playing on from a moment, and how a game went."""

import asyncio
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tests.server.desk import Player, bearer, hall, house, open_table
from verlies.core.match import Match, replay
from verlies.core.record import Line, decode, encode
from verlies.core.rng import Rng
from verlies.registry import game, names
from verlies.server.tables import table as tables
from verlies.server.tables.curves import MOMENTS, curves
from verlies.server.tables.house import House
from verlies.server.tables.records import MOST_BYTES, MOST_LINES, until
from verlies.server.tables.table import Table


def played(name: str, seed: int, answers: int = 10_000, seats: int = 2) -> Match[Any]:
    """Return a game played at random, to its end or so many answers."""
    match = game(name).new(seats, seed, names=["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"][:seats])
    rng = Rng(seed)
    while not match.over and match.answers < answers:
        seat = match.pending()[0]
        options = match.options_of(seat)
        match.answer(options[rng.below(len(options))], seat)
    return match


@pytest.mark.feature(59)
def test_a_file_is_checked_and_looked_at_through_all_eyes(tmp_path: Path) -> None:
    match = played("klong", 3)
    with house(tmp_path) as client:
        reply = client.post("/api/records?name=a.verlies", content=encode(match.record()))
        assert reply.status_code == 200, reply.text
        seated = reply.json()
        assert (seated["seat"], seated["token"]) == (-1, "")
        where = f"/api/tables/{seated['table']}"
        public = client.get(where).json()
        assert (public["status"], [seat["name"] for seat in public["seats"]]) == ("over", ["Anna", "Ben"])
        with client.websocket_connect(f"/ws/{seated['table']}") as socket:
            eve = Player(socket)
            eve.wait("view")
            assert eve.table["ended"] == "imported"
            eve.say(t="past", at=40, seat=1)
            moment = eve.wait("moment")
            assert (moment["at"], moment["count"]) == (40, match.answers)
            assert moment["view"]["scene"]["seat"] == 1
        assert decode(client.get(f"{where}/export").content, "again").lines == match.lines


@pytest.mark.feature(59)
@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda data: b"nonsense\n", "first line"),
        (lambda data: data.replace(b'"klong"', b'"chess"', 1), "chess"),
        (lambda data: data.replace(b'"pick":"', b'"pick":"x', 1), "b.verlies"),
        (lambda data: b"x" * (MOST_BYTES + 1), "files of up to 4"),
        (lambda data: data + data.splitlines(keepends=True)[-1] * MOST_LINES, "Answers and take-backs"),
        (lambda data: b"", "b.verlies"),
        (lambda data: data.replace(b'"Anna"', b'"' + b"A" * 100_000 + b'"', 1), "too long"),
        (lambda data: data.replace(b'"human"', b'"' + b"x" * 100_000 + b'"', 1), "too long"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_a_reason(tmp_path: Path, spoil: Any, said: str) -> None:
    with house(tmp_path) as client:
        wrong = spoil(encode(played("klong", 3, 20).record()))
        reply = client.post("/api/records?name=b.verlies&lang=en", content=wrong)
        assert 400 <= reply.status_code < 500
        assert said in reply.json()["error"]


@pytest.mark.feature(58)
def test_a_game_that_is_over_is_played_on_from_any_moment_against_bots(tmp_path: Path) -> None:
    match = played("klong", 3)
    with house(tmp_path) as client:
        old = client.post("/api/records", content=encode(match.record())).json()["table"]
        reply = client.post(f"/api/tables/{old}/branch", json={"at": 60, "seat": 1, "lang": "en"})
        seated = reply.json()
        assert seated["seat"] == 1
        with client.websocket_connect(f"/ws/{seated['table']}") as socket:
            ben = Player(socket, seated["token"])
            ben.wait("view")
            assert ben.table["branched"] == 60
            assert ben.table["practice"]
            assert [seat["kind"] for seat in ben.table["seats"]] == ["greedy", "human"]
            assert ben.do(ben.until_asked()[0])["t"] == "ack"
        for wrong in ({"at": match.answers, "seat": 0}, {"at": 10_000, "seat": 0}, {"at": 3, "seat": 2}):
            assert client.post(f"/api/tables/{old}/branch", json=wrong).status_code == 409
    with house(tmp_path) as client:
        assert client.get(f"/api/tables/{seated['table']}").json()["status"] in ("playing", "over")


@pytest.mark.feature(46)
def test_a_running_game_gives_neither_another_table_nor_curves(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend")
        for token in (table["token"], ""):
            where = f"/api/tables/{table['table']}"
            assert client.post(f"{where}/branch", json={"at": 0, "seat": 0}, headers=bearer(token)).status_code == 409
            assert client.get(f"{where}/curves", headers=bearer(token)).status_code == 409


def test_the_beginning_of_a_record_leaves_out_what_was_taken_back_later() -> None:
    lines = [Line(0, "a"), Line(0, "b"), Line(undo=1), Line(0, "c"), Line(0, "d"), Line(undo=2), Line(1, "e")]
    assert until(lines, 0) == []
    assert until(lines, 1) == lines[:1]
    assert until(lines, 2) == lines[:4]
    assert until(lines, 3) == lines


def test_a_record_with_an_agreed_take_back_is_played_on_by_the_same_chance() -> None:
    match = played("klong", 5, 40)
    for line in match.prepare_agreed(0b01):
        match.accept_undo(line)
    seat = match.pending()[0]
    match.answer(match.options_of(seat)[0], seat)
    record = match.record()
    again = replay(match.game, type(record)(record.header, until(record.lines, match.answers)))
    assert again.state.chance.key == match.state.chance.key


TOGETHER = ("bag_of_dungeon", "lantern")
"""Games that are won or lost together: they count no points, so there is no curve of them."""


@pytest.mark.feature(61)
@pytest.mark.parametrize("name", names())
def test_how_a_game_went_is_told_for_every_game(name: str) -> None:
    match = played(name, 4)
    told = curves(match)
    assert told.at[0] == 0
    assert told.at[-1] == match.answers
    assert len(told.at) <= MOMENTS
    assert told.curves
    for curve in told.curves:
        assert len(curve.lines) == (1 if curve.common else 2)
        assert all(len(line) == len(told.at) for line in curve.lines)
    assert len(told.ways) == 2
    assert all(a != b for way in told.ways for a, b in pairwise(way)), "who stays somewhere is there once"
    assert any(len(way) > 1 for way in told.ways) or name == "lantern"
    points = next((curve for curve in told.curves if curve.id == "points"), None)
    assert (points is None) == (name in TOGETHER)
    if points is not None:
        assert len({tuple(moment) for moment in zip(*points.lines, strict=True)}) > 3, "not only at the end"
    result = match.result
    assert result is not None
    assert points is None or [line[-1] for line in points.lines] == list(result.scores)
    assert points is not None or set(result.scores) == {0}


def test_what_a_team_has_together_is_one_line() -> None:
    match = played("koenige", 4, seats=6)
    told = {curve.id: curve for curve in curves(match).curves}
    result = match.result
    assert result is not None
    points = told["points"]
    assert (points.teams, len(points.lines)) == ([0, 1], 2)
    assert [line[-1] for line in points.lines] == [result.scores[result.teams.index(team)] for team in (0, 1)]
    assert (told["in-hand"].teams, len(told["in-hand"].lines)) == ([], 6), "hands are one's own"
    assert not any(name.startswith("score-") for name in told), "the points say so already"


def test_a_file_cannot_make_a_player_of_anything(tmp_path: Path) -> None:
    data = encode(played("klong", 3, 20).record()).replace(b'"human","human"', b'"open","' + b"x" * 500 + b'"', 1)
    with house(tmp_path) as client:
        table = client.post("/api/records", content=data).json()["table"]
        assert [seat["kind"] for seat in client.get(f"/api/tables/{table}").json()["seats"]] == ["greedy", "greedy"]


@pytest.mark.feature(59)
def test_a_file_is_played_again_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("klong", 3, 30)
    replayed: list[str] = []

    def noted(*args: Any) -> Match[Any]:
        replayed.append("once more")
        return replay(*args)

    monkeypatch.setattr(tables, "replay", noted)
    with house(tmp_path) as client:
        table = client.post("/api/records", content=encode(match.record())).json()["table"]
        assert client.get(f"/api/tables/{table}").json()["status"] == "over"
        assert replayed == []
    with house(tmp_path) as client:
        assert client.get(f"/api/tables/{table}").json()["status"] == "over"
        assert replayed == ["once more"], "what is on disk is the whole game"


def test_a_table_that_wakes_does_not_wait_for_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long game is held up in waking until a short one is awake."""
    wake, begun, awake = House._wake, Event(), Event()

    def held_up(rooms: House, table: str) -> Table:
        if table == long:
            begun.set()
            assert awake.wait(30), "the short one waits for the long one"
        return wake(rooms, table)

    async def both() -> None:
        with hall(tmp_path) as rooms:
            first = asyncio.ensure_future(rooms.wake(long))
            await asyncio.to_thread(begun.wait, 30)
            await rooms.wake(short)
            awake.set()
            await first

    with house(tmp_path) as client:
        long, short = (open_table(client)["table"] for _ in range(2))
    monkeypatch.setattr(House, "_wake", held_up)
    asyncio.run(both())
