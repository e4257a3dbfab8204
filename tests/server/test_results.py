"""The same deal elsewhere: results are kept when games end, and told to those whose own game is over."""

import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from tests.server.desk import Player, bearer, finish, house, open_table, rooms_of
from verlies.core.record import encode
from verlies.core.rng import Rng
from verlies.registry import game
from verlies.server.http.errors import ServerRefusal
from verlies.server.store import sqlite
from verlies.server.store.sqlite import FILE, Store
from verlies.server.tables import results
from verlies.server.tables.results import ranked
from verlies.server.wire.messages import Played, Sat
from verlies.text.words import Words

pytestmark = pytest.mark.usefixtures("lantern")
BEFORE = """
CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, data BLOB NOT NULL) STRICT;
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables(id), n INTEGER NOT NULL, line BLOB NOT NULL,
    seat INTEGER NOT NULL, nonce TEXT NOT NULL, PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
PRAGMA user_version = 1;
"""
"""A store as it was before results were kept, and reports."""


def lantern(client: TestClient, name: str = "Anna", seed: str | None = "moon", **more: Any) -> dict[str, Any]:
    """Open a table of a short game for one person and a bot."""
    return open_table(client, "you", "random", game="lantern", name=name, seed=seed, **more)


def play(client: TestClient, table: dict[str, Any], rng: int = 1) -> Player:
    """Play a table to its end as a person does, answer by answer."""
    with client.websocket_connect(f"/ws/{table['table']}") as socket:
        player, luck = Player(socket, table["token"]), Rng(rng)
        while options := player.until_asked():
            go_on(player, options[luck.below(len(options))])
        return player


def go_on(player: Player, option: str) -> bool:
    """Answer, and wait for what comes of it; returns whether it was taken."""
    verdict = player.do(option)
    while player.view["seq"] < verdict.get("seq", 0):
        player.hear()
    return bool(verdict["t"] == "ack")


def same(client: TestClient, table: dict[str, Any], lang: str = "en") -> dict[str, Any]:
    """Return how others fared, as whoever opened a table is told."""
    reply = client.get(f"/api/tables/{table['table']}/same?lang={lang}", headers=bearer(table["token"]))
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def names(found: dict[str, Any]) -> list[str]:
    """Return who sat on the first seats of the games that are told."""
    return sorted(row["game"]["seats"][0]["name"] for row in found["games"])


@pytest.mark.feature(55)
def test_two_tables_with_the_same_deal_are_compared(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        anna = lantern(client)
        play(client, anna)
        assert same(client, anna)["count"] == 1
        ben = lantern(client, "Ben")
        play(client, ben, 2)
        found = same(client, ben)
        match = rooms_of(client).find(anna["table"]).match
        assert match is not None
        result = match.result
        assert result is not None
    assert (found["count"], found["together"], names(found)) == (2, True, ["Anna", "Ben"])
    assert {row["here"]: row["game"]["seats"][0]["name"] for row in found["games"]} == {True: "Ben", False: "Anna"}
    first = next(row["game"] for row in found["games"] if not row["here"])
    assert [seat["score"] for seat in first["seats"]] == result.scores
    assert [n for n, seat in enumerate(first["seats"]) if seat["won"]] == result.winners
    assert (first["seats"][1]["name"], first["seats"][1]["kind"]) == ("Bot: random", "random")
    assert {seat["ending"] for seat in first["seats"]} == {
        Words("en", match.game.about.texts).say(f"ending-{result.endings[0]}")
    }
    assert (first["turns"] > 2, first["day"]) == (True, datetime.now(UTC).date().isoformat())


@pytest.mark.feature(55)
def test_only_exactly_the_same_deal_is_compared(tmp_path: Path) -> None:
    """Another seed, another number of seats, other settings: each of them is another game."""
    with house(tmp_path, pace=100) as client:
        wishes: list[dict[str, Any]] = [
            {"options": {"start": "0"}, "seed": "moon"},
            {"options": {"start": "0"}, "seed": "sun"},
            {"options": {"start": "1"}, "seed": "moon"},
            {"options": {"start": "0", "board": "back"}, "seed": "moon"},
        ]
        seats = [("you", "random")] * len(wishes) + [("you", "random", "random")]
        tables = [open_table(client, *who, **wish) for who, wish in zip(seats, [*wishes, wishes[0]], strict=True)]
        for table in tables:
            finish(rooms_of(client), table["table"])
        assert [same(client, table)["count"] for table in tables] == [1] * len(tables)
        again = open_table(client, **wishes[0])
        finish(rooms_of(client), again["table"])
        assert same(client, again)["count"] == 2


@pytest.mark.feature(55)
def test_other_rules_are_another_deal(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        data = rooms_of(client).find(lantern(client)["table"]).data
    newer = msgspec.structs.replace(data, version=data.version + 1)
    assert results.deal_of(data) != results.deal_of(newer)


@pytest.mark.feature(46, 55)
def test_nobody_is_told_anything_while_their_own_game_goes_on(tmp_path: Path) -> None:
    """Neither whoever plays nor whoever watches, at once or with a delay, by route or socket."""
    with house(tmp_path) as client:
        play(client, lantern(client, "Canary"))
        for delay in (0, 10):
            ben = lantern(client, "Ben", delay=delay)
            path = f"/api/tables/{ben['table']}"
            with (
                client.websocket_connect(f"/ws/{ben['table']}") as first,
                client.websocket_connect(f"/ws/{ben['table']}") as second,
            ):
                player, eve = Player(first, ben["token"]), Player(second)
                player.do(player.until_asked()[0])
                for each in (player, eve):
                    each.say(t="ping")
                    each.wait("pong")
                replies = [client.get(f"{path}/same", headers=bearer(token)) for token in (ben["token"], "", "wrong")]
                assert [reply.status_code for reply in replies] == [409] * 3
                heard = "".join([*player.raw, *eve.raw, *(reply.text for reply in replies), client.get(path).text])
                assert "Canary" not in heard
            play(client, ben)
            assert "Canary" in names(same(client, ben)), "a canary that could not be heard proves nothing"


@pytest.mark.feature(46, 55)
def test_nothing_leads_to_the_tables_of_others(tmp_path: Path) -> None:
    """Neither ids nor capabilities, nor anything of the seats but what is said of them."""
    with house(tmp_path) as client:
        anna, ben = lantern(client), lantern(client, "Ben")
        for table in (anna, ben):
            play(client, table)
        text = client.get(f"/api/tables/{ben['table']}/same", headers=bearer(ben["token"])).text
        stored = rooms_of(client).find(anna["table"]).data
        hidden = [anna["table"], anna["token"], ben["token"], stored.secret, "moon", *stored.seats[0].hashes()]
        assert [each for each in hidden if each in text] == []
        assert set(json.loads(text)["games"][0]) == {"place", "here", "game"}
        assert set(json.loads(text)["games"][0]["game"]) == set(Played.__struct_fields__)


@pytest.mark.feature(55)
def test_without_a_seed_nothing_is_kept_or_told(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        for _ in range(2):
            table = lantern(client, seed=None)
            play(client, table)
            assert same(client, table) == {"games": [], "count": 0, "together": False, "counted": True, "own": False}
    assert kept(tmp_path) == 0


@pytest.mark.feature(55)
def test_games_from_a_file_played_on_or_ended_early_are_left_out(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        anna = lantern(client)
        play(client, anna)
        match = rooms_of(client).find(anna["table"]).match
        assert match is not None
        read = client.post("/api/records", content=encode(match.record())).json()
        branch = client.post(f"/api/tables/{anna['table']}/branch", json={"at": 2, "seat": 0}).json()
        play(client, branch)
        ended = lantern(client, "Ben")
        with client.websocket_connect(f"/ws/{ended['table']}") as socket:
            player = Player(socket, ended["token"])
            player.do(player.until_asked()[0])
            player.say(t="govern", do="end")
            player.wait("pong")
        assert [same(client, each)["count"] for each in (read, branch, ended)] == [0, 0, 0]
        assert same(client, anna)["count"] == 1
    assert kept(tmp_path) == 1


@pytest.mark.feature(55)
def test_who_gave_up_who_was_helped_and_what_was_taken_back_is_said(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", seed="moon", options={"start": "0"}, name="Anna")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            option = next(each for each in anna.until_asked() if each.startswith("play:"))
            anna.say(t="hint")
            anna.wait("said")
            anna.do(option)
            anna.say(t="undo", seq=1, nonce="back")
            assert anna.verdict()["t"] == "ack"
            while anna.view["seq"] < 2:
                anna.hear()
            assert go_on(anna, option)
            anna.say(t="propose", what="takeback")
            anna.wait("pong")
            anna.say(t="concede")
            while anna.table["status"] != "over":
                anna.hear()
        game_ = same(client, table)["games"][0]["game"]
    assert (game_["undone"], game_["taken_back"]) == (1, 1)
    seat = game_["seats"][0]
    assert (seat["name"], seat["left"], seat["lent"], seat["hints"]) == ("Anna", "conceded", False, 1)


@pytest.mark.feature(55)
def test_a_bot_that_played_for_somebody_at_the_end_is_told_of(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = lantern(client)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.say(t="takeover", bot="random")
            while anna.table.get("status") != "over":
                anna.hear()
        assert same(client, table)["games"][0]["game"]["seats"][0]["lent"]


@pytest.mark.feature(55, 65)
def test_names_and_endings_are_told_in_the_readers_language(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "greedy", seed="moon", options={"start": "0", "colours": "blue,red"})
        finish(rooms_of(client), table["table"])
        told = {lang: same(client, table, lang)["games"][0]["game"]["seats"] for lang in ("de", "en")}
    assert [seat["name"] for seat in told["de"]] == ["Blau", "Bot: vernünftig"]
    assert [seat["name"] for seat in told["en"]] == ["Blue", "Bot: sensible"]
    assert told["de"][0]["ending"] != told["en"][0]["ending"]


def game_of(*seats: tuple[bool, int], turns: int = 10) -> Played:
    """Return a game in which seats won or not, with so many points."""
    return Played([Sat(f"P{n + 1}", "human", score, won, "x") for n, (won, score) in enumerate(seats)], turns)


@pytest.mark.feature(55)
def test_the_best_on_the_same_seat_comes_first() -> None:
    games = {
        "few": game_of((False, 40), (True, 99)),
        "won": game_of((True, 60), (False, 90)),
        "slow": game_of((True, 60), (False, 1), turns=12),
        "many": game_of((False, 80), (True, 81)),
        "here": game_of((False, 40), (True, 41), turns=30),
    }
    rows = ranked(games, "here", [0])
    assert [row.game for row in rows] == [games[name] for name in ("won", "slow", "many", "here", "few")]
    assert [(row.place, row.here) for row in rows] == [(1, False), (2, False), (3, False), (4, True), (4, False)]
    given = msgspec.structs.replace(games["won"].seats[0], left="conceded")
    games["bot"] = Played([given, games["won"].seats[1]], 5)
    games["lent"] = Played([msgspec.structs.replace(given, left="", lent=True), games["won"].seats[1]], 6)
    assert [row.game for row in ranked(games, "here", [0])][-2:] == [games["bot"], games["lent"]], "not by themselves"
    del games["bot"], games["lent"]
    best = [row.game for row in ranked(games, "here", [0, 1])]
    assert best == [games[name] for name in ("few", "many", "won", "slow", "here")], "without a seat, the best of each"


@pytest.mark.feature(55)
def test_of_many_games_the_best_are_told_and_always_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "SHOWN", 2)
    with house(tmp_path, pace=100) as client:
        table = lantern(client)
        add_games(client, table, [game_of((True, points), (True, points)) for points in (101, 103, 102)])
        found = same(client, table)
    assert [row["game"]["seats"][0]["score"] for row in found["games"][:2]] == [103, 102]
    assert [(row["place"], row["here"]) for row in found["games"]] == [(1, False), (2, False), (4, True)]
    assert found["count"] == 4


def add_games(client: TestClient, table: dict[str, Any], games: list[Played]) -> None:
    """Finish the game of a table, and keep other games of its deal."""
    rooms = rooms_of(client)
    finish(rooms, table["table"])
    deal = results.deal_of(rooms.find(table["table"]).data)
    for n, each in enumerate(games):
        rooms.store.add_result(f"table {n}", (deal, msgspec.json.encode(each))).result()


@pytest.mark.feature(55)
def test_whoever_played_compares_their_seat_and_whoever_watched_the_best(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, seed="moon", options={"start": "0"})
        add_games(client, table, [game_of((True, 500), (False, 1)), game_of((False, 2), (True, 900))])
        path = f"/api/tables/{table['table']}/same"
        orders = []
        for token in (table["token"], ""):
            told = client.get(path, headers=bearer(token)).json()
            games = told["games"]
            assert told["own"] == bool(token)
            orders.append([row["game"]["seats"][0]["score"] for row in games if not row["here"]])
    assert orders == [[500, 2], [2, 500]]


@pytest.mark.feature(55)
def test_a_store_from_before_is_opened_and_its_games_join_when_they_are_looked_at(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        anna = lantern(client)
        play(client, anna)
    as_it_was_before(tmp_path / FILE)
    with house(tmp_path) as client:
        ben = lantern(client, "Ben")
        play(client, ben)
        assert names(same(client, ben)) == ["Ben"]
        own = next(row["game"] for row in same(client, anna)["games"] if row["here"])
        assert own["day"] == "", "nobody noted it then"
        assert names(same(client, ben)) == ["Anna", "Ben"]
        assert rooms_of(client).store.check() == "ok"
    with house(tmp_path) as client:
        assert names(same(client, ben)) == ["Anna", "Ben"]


def as_it_was_before(path: Path) -> None:
    """Make a store what an older Verlies would have left."""
    with closing(sqlite3.connect(path)) as connection:
        tables = connection.execute("SELECT * FROM tables").fetchall()
        lines = connection.execute("SELECT * FROM lines").fetchall()
    path.unlink()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(BEFORE)
        connection.executemany("INSERT INTO tables VALUES (?, ?, ?)", tables)
        connection.executemany("INSERT INTO lines VALUES (?, ?, ?, ?, ?)", lines)


@pytest.mark.feature(55)
def test_the_result_is_on_disk_with_the_last_answer_or_neither_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path / FILE)
    last = [(1, b"last", 0, "a")]
    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "_ended", lambda *_: ("INSERT INTO nowhere VALUES (1)", ()))
        with pytest.raises(ServerRefusal):
            store.add_lines("t", last, ("deal", b"result")).result()
    assert store.lines("t") == []
    store.add_lines("t", last, ("deal", b"result")).result()
    store.add_result("t", ("deal", b"another")).result()
    assert (len(store.lines("t")), store.results("deal", 9)) == (1, {"t": b"result"})
    assert store.results("other", 9) == {}
    store.close()


def kept(folder: Path) -> int:
    """Return how many results a server has kept in its folder."""
    with closing(sqlite3.connect(folder / FILE)) as connection:
        found: int = connection.execute("SELECT count(*) FROM results").fetchone()[0]
        return found


def test_games_won_and_lost_together_tell_so(tmp_path: Path) -> None:
    """Bag of Dungeon counts no points where all play together."""
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "random", game="bag_of_dungeon", seed="moon")
        finish(rooms_of(client), table["table"])
        found = same(client, table)
        result = game("bag_of_dungeon").result(rooms_of(client).find(table["table"]).match.state)  # type: ignore[union-attr]
    assert (found["together"], found["counted"]) == (True, False)
    assert {seat["won"] for seat in found["games"][0]["game"]["seats"]} == {bool(result.winners)}
