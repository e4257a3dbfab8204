"""After a restart everything is as it was acknowledged, and goes on."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.desk import Player, bearer, finish, hall, house, join, open_table, rooms_of, wish
from verlies.core.match import replay
from verlies.server.http.errors import ServerRefusal
from verlies.server.store.sqlite import Store
from verlies.server.tables import house as house_module
from verlies.server.tables.house import House
from verlies.server.wire.messages import Answer, Join, Undo


@pytest.mark.feature(48)
def test_an_answer_sent_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, options={"start": "0"}, seed="5")
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            option = anna.until_asked()[0]
            old = dict(anna.view)
            first = anna.do(option, nonce="only-once")
    with house(tmp_path) as client, client.websocket_connect(f"/ws/{table['table']}") as socket:
        anna = Player(socket, table["token"])
        anna.until_asked()
        seq, anna.view = anna.view["seq"], old
        assert anna.do(option, nonce="only-once") == first
        anna.say(t="lang", lang="en")
        assert anna.wait("view")["seq"] == seq


def test_bots_that_were_asked_go_on(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "random", options={"start": "1"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            assert Player(socket, table["token"]).wait("view")["seq"] == 0
    with house(tmp_path) as client, client.websocket_connect(f"/ws/{table['table']}") as socket:
        anna = Player(socket, table["token"])
        assert anna.until_asked()
        assert anna.view["seq"] > 0


@pytest.mark.feature(44)
def test_whoever_stands_in_still_does(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.until_asked()
            anna.say(t="takeover", bot="random")
            anna.wait("pong")
    with house(tmp_path) as client, client.websocket_connect(f"/ws/{table['table']}") as socket:
        anna = Player(socket, table["token"])
        assert anna.wait("table")["seats"][0]["kind"] == "random"
        while anna.view.get("seq", 0) < 3:
            anna.hear()


def test_an_invitation_stays_good(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "friend", "friend")
        join(client, table, 1, "Cleo")
    with house(tmp_path) as client:
        assert client.get(f"/api/tables/{table['table']}").json()["status"] == "waiting"
        assert join(client, table, 0, "Ben")["seat"] == 1
        public = client.get(f"/api/tables/{table['table']}").json()
        assert public["status"] == "playing"
        assert [seat["name"] for seat in public["seats"]] == ["Rot", "Ben", "Cleo"]


def test_a_turn_taken_back_is_one_transaction_and_replays(tmp_path: Path) -> None:
    async def play() -> tuple[str, int]:
        with hall(tmp_path) as rooms:
            seated = await rooms.open(wish("you", "random", start="0"))
            table = rooms.find(seated.table)
            match = table.match
            assert match is not None
            for n in range(3):
                option = next(o.id for o in match.decision.options if o.kind == "play")
                await table.take(0, Answer(n, n, f"a{n}", option), "en")
            reply = await table.take(0, Undo(3, "back", turn=True), "en")
            assert (reply.seq, table.told) == (6, 0)  # type: ignore[union-attr]
            again = await table.take(0, Undo(3, "back", turn=True), "en")
            assert again == reply
            rows = rooms.store.lines(seated.table)
            assert [nonce for _, _, nonce in rows] == ["a0", "a1", "a2", "", "", "back"]
            return seated.table, table.seq

    table_id, seq = asyncio.run(play())

    async def look() -> None:
        with hall(tmp_path) as rooms:
            assert (rooms.find(table_id).seq, rooms.find(table_id).told) == (seq, 0)

    asyncio.run(look())


def test_a_table_nobody_looks_at_sleeps_and_wakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "MOST_IDLE", 2)

    async def play() -> None:
        with hall(tmp_path) as rooms:
            ids = [(await rooms.open(wish("you", "friend"))).table for _ in range(6)]
            assert list(rooms.tables) == ids[-2:]
            first, second = await asyncio.gather(rooms.wake(ids[0]), rooms.wake(ids[0]))
            assert first is second is rooms.find(ids[0])
            assert len(rooms.tables) == 2

    asyncio.run(play())


def test_a_table_is_woken_once_whoever_asks_first(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path) as rooms:
            seated = await rooms.open(wish("you", "friend"))
            rooms.tables.clear()
            waking = asyncio.create_task(rooms.wake(seated.table))
            await asyncio.sleep(0)
            assert rooms.find(seated.table) is await waking

    asyncio.run(play())


@pytest.mark.parametrize("damage", [b"", b"nonsense"])
def test_a_damaged_table_gets_a_sentence_and_harms_no_other(tmp_path: Path, damage: bytes) -> None:
    with house(tmp_path) as client:
        table, other = open_table(client), open_table(client)
    store = Store(tmp_path / "verlies.sqlite")
    store.save_table(table["table"], "klong", damage).result()
    store.close()
    with house(tmp_path) as client:
        reply = client.get(f"/api/tables/{table['table']}")
        assert (reply.status_code, bool(reply.json()["error"])) == (500, True)
        assert client.get(f"/api/tables/{other['table']}").status_code == 200


def test_a_line_that_does_not_replay_is_not_played_on(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, options={"start": "0"})
    store = Store(tmp_path / "verlies.sqlite")
    store.add_lines(table["table"], [(1, msgspec.json.encode({"seat": 0, "pick": "end"}), 0, "x")]).result()
    store.close()
    with house(tmp_path) as client:
        refused = client.get(f"/api/tables/{table['table']}")
        assert refused.status_code == 500
        assert refused.json()["error"] == (
            "Dieser Tisch ist beschädigt und lässt sich nicht mehr öffnen. Eröffne einen neuen."
        )


def test_one_folder_has_one_server(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    with pytest.raises(ServerRefusal, match="Another server uses the folder"):
        Store(tmp_path / "s.sqlite")
    store.close()
    Store(tmp_path / "s.sqlite").close()


def test_a_rematch_survives(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client)
        path = f"/api/tables/{table['table']}/rematch"
        finish(rooms_of(client), table["table"])
        again = client.post(path, headers=bearer(table["token"])).json()
    with house(tmp_path, pace=100) as client:
        assert client.post(path, headers=bearer(table["token"])).json() == again


async def stored(rooms: House, table_id: str, **changes: Any) -> None:
    """Change what is on disk of a table, as if an older release had written it, and let the table sleep."""
    data = msgspec.structs.replace(rooms.find(table_id).data, **changes)
    await asyncio.wrap_future(rooms.store.save_table(data.id, data.game, msgspec.msgpack.encode(data)))
    rooms.tables.clear()


def test_a_table_that_waited_through_an_upgrade_is_dealt_by_the_rules_of_its_beginning(tmp_path: Path) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            seated = await rooms.open(wish("you", "friend"))
            version = rooms.find(seated.table).game.about.version
            await stored(rooms, seated.table, version=version - 1)
            await rooms.join(seated.table, Join(seated.invites[0].token))
            rooms.tables.clear()
            match = (await rooms.wake(seated.table)).match
            assert match is not None
            assert match.header.version == version
            assert replay(match.game, match.record()).answers == 0

    asyncio.run(play())


@pytest.mark.parametrize(
    ("by", "more", "key"),
    [
        (-1, {}, "table-older"),
        (-1, {"gone": "x"}, "table-older"),
        (1, {}, "table-newer"),
        (0, {"gone": "x"}, "table-damaged"),
    ],
)
def test_a_table_of_other_rules_says_so(tmp_path: Path, by: int, more: dict[str, str], key: str) -> None:
    async def play() -> None:
        with hall(tmp_path, pace=100) as rooms:
            table = rooms.find((await rooms.open(wish("you", "random"))).table)
            settings = {**table.data.settings, **more}
            await stored(rooms, table.data.id, version=table.data.version + by, settings=settings)
            with pytest.raises(ServerRefusal) as refused:
                await rooms.wake(table.data.id)
            assert refused.value.key == key

    asyncio.run(play())
