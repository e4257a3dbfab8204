"""Bots that show a game, seats that anybody may take over, and problems that are reported."""

import re
from pathlib import Path

import msgspec
import pytest

from tests.server.desk import Player, house, open_table
from verlies import cli
from verlies.server.store.sqlite import Store
from verlies.server.tables.reports import BURST


def test_bots_show_a_game_and_anybody_takes_over_a_seat(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        shown = client.post("/api/demo", json={"game": "klong"}).json()
        assert (shown["seat"], shown["token"]) == (-1, "")
        where = f"/api/tables/{shown['table']}"
        with client.websocket_connect(f"/ws/{shown['table']}") as first:
            eve = Player(first)
            eve.wait("view")
            assert eve.table["demo"]
            assert [seat["kind"] for seat in eve.table["seats"]] == ["greedy"] * 3
            before = eve.view["seq"]
            while eve.view["seq"] < before + 3:
                eve.wait("view")
            seated = client.post(f"{where}/sit", json={"seat": 1, "name": "Eve", "lang": "en"}).json()
            assert client.post(f"{where}/sit", json={"seat": 1}).status_code == 409
            assert client.post(f"{where}/sit", json={"seat": 9}).status_code == 403
            with client.websocket_connect(f"/ws/{shown['table']}") as second:
                player = Player(second, seated["token"])
                assert player.do(player.until_asked()[0])["t"] == "ack"
                assert player.table["host"]
                assert player.table["seats"][1]["name"] == "Eve"
            assert not any(seated["token"] in text for text in eve.raw)


@pytest.mark.feature(46)
def test_nobody_takes_over_a_seat_at_a_table_of_others(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random")
        assert client.post(f"/api/tables/{table['table']}/sit", json={"seat": 1}).status_code == 403


def test_bots_show_nothing_to_nobody(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        shown = client.post("/api/demo", json={"game": "dungeonquest"}).json()
        table = client.app.state.house.find(shown["table"])  # type: ignore[attr-defined]
        assert table.bot_asked() == -1
        assert table.seq == 0


def shown_reports(capsys: pytest.CaptureFixture[str], data: Path, *report: str) -> str:
    """Return what the command shows of the reports."""
    assert cli.run(["reports", *report, "--data", str(data), "--lang", "en"]) == 0
    return capsys.readouterr().out


@pytest.mark.feature(66)
def test_a_problem_stays_on_the_server_with_its_moment_and_nothing_hidden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever runs the server reads it by a command, also while the table is open."""
    assert shown_reports(capsys, tmp_path) == "Nobody has reported a problem.\n"
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", seed="9", options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as first:
            anna = Player(first, table["token"])
            anna.until_asked()
            anna.say(t="report", text=" The dragon\x1b[2J sleeps. ")
            report = anna.wait("reported")["id"]
            listed = shown_reports(capsys, tmp_path)
            assert re.fullmatch(rf"{report}  \S+ \S+  klong  The dragon\[2J sleeps\.\n", listed)
            read = shown_reports(capsys, tmp_path, report)
            assert f"table {table['table']}: klong (rules version " in read
            assert "after 0 changes of the game, reported by seat 1.\n\nThe dragon[2J sleeps.\n" in read
            for _ in range(BURST - 1):
                anna.say(t="report", text="again")
                anna.wait("reported")
            for text in ("again", " ", "x" * 2001):
                anna.say(t="report", text=text)
                assert anna.wait("trouble")["reason"]
    store = Store(tmp_path / "verlies.sqlite")
    kept = msgspec.json.decode(store.report(report) or b"")
    store.close()
    assert (kept["table"], kept["seq"], kept["seat"]) == (table["table"], 0, 0)
    assert kept["text"] == "The dragon\x1b[2J sleeps."
    assert set(kept) == {"table", "game", "rules", "seq", "seat", "text", "verlies", "at"}
