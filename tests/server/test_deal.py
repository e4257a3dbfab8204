"""The deal: everybody's bits are sealed before any are told, and a server that cheats is found out."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from tests.lab.shell import Said, verlies
from tests.server.desk import Mixer, Player, bearer, finish, house, join, open_table, rooms_of
from verlies.core import fair
from verlies.core.match import deal
from verlies.core.record import Header, decode, encode_line
from verlies.games.klong import GAME
from verlies.server.tables.seats import TableData
from verlies.server.tables.table import Table

Sitting = tuple[TestClient, dict[str, Any], Mixer, Mixer]


@contextmanager
def two(folder: Path, **more: Any) -> Iterator[Sitting]:
    """Seat Anna and Ben beside a bot; both add random bits to the deal."""
    with house(folder, pace=100) as client:
        table = open_table(client, "you", "friend", "greedy", mix=True, name="Anna", **more)
        friend = join(client, table, name="Ben", mix=True)
        with sockets(client, table["table"], table["token"], friend["token"]) as (anna, ben):
            yield client, {**table, "friend": friend["token"]}, anna, ben


@contextmanager
def sockets(client: TestClient, table: str, *tokens: str) -> Iterator[tuple[Mixer, Mixer]]:
    """Let two people sit down at a table."""
    with client.websocket_connect(f"/ws/{table}") as first, client.websocket_connect(f"/ws/{table}") as second:
        yield Mixer(first, tokens[0]), Mixer(second, tokens[1])


def mix(*players: Mixer) -> None:
    """Listen until the cards are dealt."""
    for player in players:
        while not player.heeded:
            player.hear()
    for player in players:
        while not player.told:
            player.hear()
    for player in players:
        while not player.view:
            player.hear()


def data_of(client: TestClient, table: str) -> TableData:
    return rooms_of(client).find(table).data


def exported(client: TestClient, table: str, folder: Path) -> tuple[Header, str]:
    """Play a table to its end; return the deal in its save file, and where that is."""
    finish(rooms_of(client), table)
    path = folder / "game.verlies"
    path.write_bytes(client.get(f"/api/tables/{table}/export").content)
    return decode(path.read_bytes(), str(path)).header, str(path)


def checked(path: str, player: Mixer) -> Said:
    """Let a player check a file with what was kept."""
    return verlies("verify", path, "--share", player.share, "--promise", player.promise, "--lang", "en")


# As it should be


def test_the_commitment_comes_first_then_all_seals_then_all_bits(tmp_path: Path) -> None:
    with two(tmp_path) as (client, table, anna, ben):
        first = anna.wait("table")
        assert (first["status"], first["commitment"], first["seals"], first["awaited"]) == (
            "mixing",
            table["commitment"],
            [],
            [0, 1],
        )
        anna.wait("pong")
        assert not anna.table["seals"]
        assert data_of(client, table["table"]).awaited() == [1]
        mix(anna, ben)
        seals = [fair.seal(bytes.fromhex(player.share)) for player in (anna, ben)]
        assert anna.seals == ben.seals == [*seals, ""]
        assert anna.view["seq"] == 0


def test_the_deal_is_made_of_the_secret_and_the_bits_of_the_people_alone(tmp_path: Path) -> None:
    with two(tmp_path) as (client, table, anna, ben):
        mix(anna, ben)
        header, path = exported(client, table["table"], tmp_path)
    assert header.shares == [anna.share, ben.share, ""]
    assert fair.commitment(bytes.fromhex(header.secret)) == table["commitment"]
    key = fair.key(bytes.fromhex(header.secret), [bytes.fromhex(share) for share in header.shares])
    assert deal(GAME, header).state.chance.key == key
    for player in (anna, ben):
        said = checked(path, player)
        assert said.code == 0
        assert "These random bits are part of the deal." in said.out.splitlines()
        assert "whoever got it before the deal and added random bits knows that nobody chose the deal." in said.out
        assert "cannot be shown" not in said.out


def test_a_share_without_the_promise_proves_less_and_says_so(tmp_path: Path) -> None:
    with two(tmp_path) as (client, table, anna, ben):
        mix(anna, ben)
        _, path = exported(client, table["table"], tmp_path)
    said = verlies("verify", path, "--share", anna.share, "--lang", "en").out.splitlines()
    assert "These random bits are part of the deal." in said
    assert "Whether everything else was fixed before they were told, only --promise shows." in said
    alone = verlies("verify", path, "--lang", "en").out.splitlines()
    assert "That nobody chose the secret cannot be shown from the file alone." in alone
    assert "Whoever added random bits and kept them checks this with --share and --promise." in alone


def test_alone_against_bots_ones_own_bits_are_the_only_ones(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "random", mix=True)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Mixer(socket, table["token"])
            mix(anna)
            assert anna.seals == [fair.seal(bytes.fromhex(anna.share)), ""]
            assert data_of(client, table["table"]).header().shares == [anna.share, ""]


def test_a_practice_game_asks_for_nothing(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "random", seed="7", mix=True)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Mixer(socket, table["token"])
            anna.wait("view")
            assert (anna.table["awaited"], anna.table["seals"], anna.told) == ([], [], False)
        assert client.get(f"/api/tables/{table['table']}").json()["practice"], "told before anybody sits down"
        _, path = exported(client, table["table"], tmp_path)
    said = verlies("verify", path, "--lang", "en").out.splitlines()
    assert said[0] == "Practice game: the deal follows from the seed 7."
    assert verlies("verify", path, "--share", anna.share).code == 1


def test_a_rematch_asks_for_everything_anew(tmp_path: Path) -> None:
    with two(tmp_path) as (client, table, anna, ben):
        mix(anna, ben)
        finish(rooms_of(client), table["table"])
        again = client.post(f"/api/tables/{table['table']}/rematch", headers=bearer(table["friend"])).json()
        assert again["commitment"] != table["commitment"]
        fresh = data_of(client, again["table"])
        assert (fresh.awaited(), fresh.seals(), fresh.host) == ([1, 2], [], 2)
        assert [seat.share for seat in fresh.seats] == ["", "", ""]
        assert [seat.name for seat in fresh.seats] == ["Kurt", "Anna", "Ben"]
        with sockets(client, again["table"], table["token"], table["friend"]) as once_more:
            mix(*once_more)
            header, path = exported(client, again["table"], tmp_path)
        assert header.shares == ["", *(player.share for player in once_more)]
        assert checked(path, once_more[1]).code == 0
        assert checked(path, ben).code == 1


def test_a_restart_in_between_loses_nothing(tmp_path: Path) -> None:
    bits = "ab" * 16
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "random", mix=True)
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.say(t="seal", seal=fair.seal(bytes.fromhex(bits)))
            anna.wait("pong")
    with house(tmp_path, pace=100) as client, client.websocket_connect(f"/ws/{table['table']}") as socket:
        anna = Player(socket, table["token"])
        again = anna.wait("table")
        assert (again["commitment"], again["seals"][0]) == (table["commitment"], fair.seal(bytes.fromhex(bits)))
        anna.say(t="share", share=bits)
        anna.wait("view")
        assert data_of(client, table["table"]).header().shares == [bits, ""]


# Out of turn


def test_nobody_can_change_or_choose_after_the_seals(tmp_path: Path) -> None:
    other = "ab" * 16
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "friend", mix=True)
        path = f"/ws/{table['table']}"
        with client.websocket_connect(path) as first:
            anna = Player(first, table["token"])
            anna.say(t="seal", seal=fair.seal(bytes.fromhex(other)))
            assert anna.wait("trouble")["reason"] == "Random bits are not asked of this seat now."
            friend = join(client, table, mix=True)
            with client.websocket_connect(path) as second, client.websocket_connect(path) as third:
                ben, eve = Player(second, friend["token"]), Player(third)
                eve.say(t="seal", seal=fair.seal(bytes.fromhex(other)))
                assert eve.wait("trouble")["reason"] == "This link does not give you that right."
                anna.say(t="share", share=other)
                assert anna.wait("trouble")["reason"] == "Random bits are not asked of this seat now."
                for player in (anna, ben, ben):
                    player.say(t="seal", seal=fair.seal(bytes.fromhex(other)))
                    player.wait("pong")
                anna.say(t="seal", seal="00" * 32)
                assert anna.wait("trouble")["reason"] == "Random bits are not asked of this seat now."
                anna.say(t="share", share="cd" * 16)
                assert anna.wait("trouble")["reason"] == "These are not the random bits that were sealed."
                for text in ("", "ab" * 15, "ab" * 33, "zz" * 16, "AB" * 16):
                    anna.say(t="share", share=text)
                    assert anna.wait("trouble")
                for player in (anna, ben):
                    player.say(t="share", share=other)
                for player in (anna, ben, eve):
                    player.wait("view")


def test_the_host_can_begin_without_those_who_do_not_seal_but_not_without_those_who_have(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "friend", "friend", mix=True)
        friend = join(client, table, mix=True)
        start, head = f"/api/tables/{table['table']}/start?lang=en", bearer(table["token"])
        assert client.post(start, headers=head).json()["status"] == "mixing"
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            anna = Player(socket, table["token"])
            anna.say(t="seal", seal=fair.seal(bytes(16)))
            anna.wait("pong")
            assert client.post(start, headers=head).json()["status"] == "mixing"
            refused = client.post(start, headers=head)
            sentence = "Everybody’s random bits are sealed; the deal waits until all of them are told."
            assert (refused.status_code, refused.json()["error"]) == (409, sentence)
            anna.say(t="share", share="00" * 16)
            anna.wait("view")
        assert data_of(client, table["table"]).header().shares == ["00" * 16, "", ""]
        with client.websocket_connect(f"/ws/{table['table']}") as socket:
            assert Player(socket, friend["token"]).wait("view")["scene"]["seat"] == 1


def test_nobody_is_removed_once_all_seals_are_shown(tmp_path: Path) -> None:
    with house(tmp_path, pace=100) as client:
        table = open_table(client, "you", "friend", mix=True)
        friend = join(client, table, mix=True)
        where = f"/ws/{table['table']}"
        with client.websocket_connect(where) as first, client.websocket_connect(where) as second:
            anna, ben = Player(first, table["token"]), Player(second, friend["token"])
            for player in (anna, ben):
                player.say(t="seal", seal=fair.seal(bytes(16)))
                player.wait("pong")
            anna.say(t="govern", do="remove", seat=1)
            assert "sealed" in anna.wait("trouble")["reason"]
        assert len(data_of(client, table["table"]).seals()) == 2


# Servers that cheat

Cheat = Callable[[TableData], TableData]


def other_secret(data: TableData) -> TableData:
    """Choose the secret when all bits are known: of many deals, the one with the best first hand for seat 2."""
    many = (fair.digest(b"many", n.to_bytes(4, "little")) for n in range(40))
    worlds = [replace(data, secret=secret.hex(), commitment=fair.commitment(secret)) for secret in many]
    return max(worlds, key=worth)


def other_secret_same_commitment(data: TableData) -> TableData:
    """Choose the secret as before, but go on showing the commitment that was given."""
    return replace(other_secret(data), commitment=data.commitment)


def worth(data: TableData) -> int:
    """Return how good a deal is for seat 2: whether it begins, and what it holds."""
    state = deal(GAME, data.header()).state
    return 100 * (state.asked == 1) + sum(state.thieves[1].hand)


def without_anna(data: TableData) -> TableData:
    """Leave out what Anna has added."""
    return data.with_seat(0, replace(data.seats[0], share="", waived=True))


def chosen_for_ben(data: TableData) -> TableData:
    """Choose Ben's bits when all others are known: he is a friend of the server."""
    many = (fair.digest(b"ben", n.to_bytes(4, "little")).hex() for n in range(40))
    return max((data.with_seat(1, replace(data.seats[1], share=share)) for share in many), key=worth)


SHARE = "The random bits {share} are not in “{path}”: this deal was made without them."
PROMISE = (
    "“{path}” does not keep the promise: its secret or somebody’s random bits are not those that were fixed before "
    "any were told."
)
OPENING = "The secret in “{path}” does not match the commitment made before the deal."


def cheating(monkeypatch: pytest.MonkeyPatch, cheat: Cheat) -> None:
    """Make the server cheat when it deals, after it has seen everybody's bits."""
    honest = Table.begin

    async def begin(self: Table, data: TableData) -> None:
        await honest(self, cheat(data))

    monkeypatch.setattr(Table, "begin", begin)


CHEATS = [
    (other_secret, PROMISE),
    (other_secret_same_commitment, OPENING),
    (without_anna, SHARE),
    (chosen_for_ben, PROMISE),
]


@pytest.mark.parametrize(("cheat", "sentence"), CHEATS)
def test_a_server_that_chooses_the_deal_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cheat: Cheat, sentence: str
) -> None:
    cheating(monkeypatch, cheat)
    with two(tmp_path) as (client, table, anna, ben):
        mix(anna, ben)
        _, path = exported(client, table["table"], tmp_path)
    said = checked(path, anna)
    assert (said.code, said.out) == (1, "")
    assert said.err.strip() == sentence.format(path=path, share=anna.share)


@pytest.mark.parametrize(("cheat", "sentence"), CHEATS[:2])
def test_a_server_that_swaps_the_secret_at_the_rematch_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cheat: Cheat, sentence: str
) -> None:
    with two(tmp_path) as (client, table, *players):
        mix(*players)
        finish(rooms_of(client), table["table"])
        again = client.post(f"/api/tables/{table['table']}/rematch", headers=bearer(table["token"])).json()
        cheating(monkeypatch, cheat)
        with sockets(client, again["table"], table["token"], table["friend"]) as once_more:
            mix(*once_more)
            _, path = exported(client, again["table"], tmp_path)
    said = checked(path, once_more[0])
    assert said.code == 1
    assert said.err.strip() == sentence.format(path=path)


def test_what_the_file_alone_shows_is_not_called_fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The deal was chosen among many, and the file fits: so nothing is claimed that only a share could show."""
    cheating(monkeypatch, other_secret)
    with two(tmp_path) as (client, table, anna, ben):
        mix(anna, ben)
        _, path = exported(client, table["table"], tmp_path)
    said = verlies("verify", path, "--lang", "en")
    assert said.code == 0
    assert "That nobody chose the secret cannot be shown from the file alone." in said.out.splitlines()
    assert "fair" not in said.out


def test_a_server_that_deals_something_else_than_it_tells_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheating(monkeypatch, other_secret)
    with two(tmp_path) as (client, table, anna, ben):
        before = data_of(client, table["table"])
        mix(anna, ben)
        header, path = exported(client, table["table"], tmp_path)
    told = {"secret": before.secret, "commitment": before.commitment}
    lines = Path(path).read_bytes().splitlines(keepends=True)
    Path(path).write_bytes(encode_line(replace(header, **told)) + b"".join(lines[1:]))
    said = checked(path, anna)
    assert said.code == 1
    assert "The deal in" in said.err
