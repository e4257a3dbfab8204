"""Problems that are reported: with their moment and a picture, for whoever runs the server and nobody else."""

import io
import re
import sqlite3
from base64 import b64encode
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image
from starlette.testclient import TestClient

from tests.server.desk import Player, bearer, finish, house, open_table, rooms_of
from verlies import cli
from verlies.server.store import sqlite
from verlies.server.store.sqlite import Store
from verlies.server.tables.picture import MOST_BYTES, kind_of
from verlies.server.tables.reports import BURST, kept, kept_picture


def image(kind: str) -> bytes:
    """Return a small picture."""
    data = io.BytesIO()
    Image.linear_gradient("L").save(data, kind)
    return data.getvalue()


def report(client: TestClient, table: dict[str, Any], text: str, picture: bytes = b"", token: str = "") -> Any:
    """Report a problem and return the reply."""
    wish = {"text": text, "picture": b64encode(picture).decode()}
    headers = bearer(token) if token else {}
    return client.post(f"/api/tables/{table['table']}/reports?lang=en", json=wish, headers=headers)


def reported(client: TestClient, picture: bytes = b"") -> str:
    """Report something at a new table and return under which id it is kept."""
    reply = report(client, open_table(client, "you", "random"), "The dragon sleeps.", picture)
    assert reply.status_code == 200, reply.text
    return str(reply.json()["id"])


def shown(capsys: pytest.CaptureFixture[str], data: Path, *args: str, lang: str = "en") -> str:
    """Return what the command shows of the reports."""
    assert cli.run(["reports", *args, "--data", str(data), "--lang", lang]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], data: Path, *args: str, lang: str = "en") -> str:
    """Return why the command shows nothing."""
    assert cli.run(["reports", *args, "--data", str(data), "--lang", lang]) == 2
    return capsys.readouterr().err


@pytest.mark.feature(66)
def test_a_problem_stays_on_the_server_with_its_moment_and_nothing_hidden(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever runs the server reads it by a command, also while the table is open."""
    assert shown(capsys, tmp_path) == "Nobody has reported a problem.\n"
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", seed="9", options={"start": "0"})
        with client.websocket_connect(f"/ws/{table['table']}") as first:
            anna = Player(first, table["token"])
            anna.do(anna.until_asked()[0])
            reply = report(client, table, " The dragon\x1b[2J sleeps. ", token=table["token"])
            assert list(reply.json()) == ["id"]
            number = reply.json()["id"]
            assert re.fullmatch(rf"{number}  \S+ \S+  klong  The dragon\[2J sleeps\.\n", shown(capsys, tmp_path))
            read = shown(capsys, tmp_path, number)
            assert f"table {table['table']}: klong (rules version " in read
            assert "changes of the game so far: 1, reported by seat 1.\n\nThe dragon[2J sleeps.\n" in read
        for _ in range(BURST):
            assert report(client, table, "again").status_code == 200
        wrong = ("again", " \u200b ", "x" * 2001)
        assert [report(client, table, text).status_code for text in wrong] == [429, 422, 422]
        assert report(client, table, "again", token=table["token"]).status_code == 200, "strangers silence no player"
    store = Store(tmp_path / "verlies.sqlite")
    found = msgspec.json.decode(store.report(number) or b"")
    store.close()
    assert (found["table"], found["seq"], found["seat"]) == (table["table"], 1, 0)
    assert found["text"] == "The dragon\x1b[2J sleeps."
    assert set(found) == {"table", "game", "rules", "seq", "seat", "text", "verlies", "at"}


@pytest.mark.feature(66)
def test_the_command_says_where_seed_and_log_are_and_nobody_gets_them_while_the_game_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(tmp_path) as client:
        table = open_table(client, "you", "random", seed="9", options={"start": "0"})
        number = report(client, table, "The dragon sleeps.").json()["id"]
        where = f"/api/tables/{table['table']}/export"
        assert f"which the server gives out at {where} once the game is over" in shown(capsys, tmp_path, number)
        assert f"die der Server unter {where} herausgibt" in shown(capsys, tmp_path, number, lang="de")
        assert set(client.get(where).json()) == {"seat", "options", "seen"}
        finish(rooms_of(client), table["table"])
        record = client.get(where).content.splitlines()
        assert msgspec.json.decode(record[0])["seed"] == "9"
        assert len(record) > 10


def test_who_watches_reports_as_well_and_a_foreign_key_opens_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        table, other = open_table(client, "you", "random"), open_table(client, "you", "random")
        assert report(client, table, "I see nothing.").status_code == 200
        assert report(client, table, "I see nothing.", token=other["token"]).status_code == 403
    assert [problem.seat for _, problem in kept(tmp_path)] == [-1]


@pytest.mark.feature(66)
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WebP"])
def test_a_picture_comes_along_and_is_written_to_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    file, picture = tmp_path / "seen", image(kind)
    with house(tmp_path) as client:
        number = reported(client, picture)
        assert f"A picture came with it: verlies reports {number} --picture FILE\n" in shown(capsys, tmp_path, number)
        written = shown(capsys, tmp_path, number, "--picture", str(file))
        assert written.endswith(f"\nThe picture ({kind}) is in “{file}”.\n")
    assert file.read_bytes() == picture
    again = shown(capsys, tmp_path, number, "--picture", str(file), lang="de")
    assert f"Ein Bild liegt bei: verlies reports {number} --picture DATEI\n" in again
    assert again.endswith(f"\nDas Bild ({kind}) steht in „{file}“.\n")


@pytest.mark.feature(66)
def test_the_command_says_why_it_writes_no_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with house(tmp_path) as client:
        bare, pictured = reported(client), reported(client, image("JPEG"))
    file = tmp_path / "seen.jpg"
    assert "picture" not in shown(capsys, tmp_path, bare)
    assert refused(capsys, tmp_path, bare, "--picture", str(file)) == f"There is no picture with report “{bare}”.\n"
    assert f"Zur Meldung „{bare}“" in refused(capsys, tmp_path, bare, "--picture", str(file), lang="de")
    assert not file.exists()
    assert refused(capsys, tmp_path, "--picture", str(file)).startswith("Of which report? ")
    assert refused(capsys, tmp_path, "--picture", str(file), lang="de").startswith("Welche Meldung? ")
    assert "cannot be written: Is a directory" in refused(capsys, tmp_path, pictured, "--picture", str(tmp_path))
    assert "no report “other”" in refused(capsys, tmp_path, "other", "--picture", str(file))


HOSTILE = {
    "page": b"<!doctype html><script>alert(1)</script>",
    "drawing": b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    "another kind": image("GIF"),
    "half a JPEG": image("JPEG")[:-2],
    "half a PNG": image("PNG")[:-12],
    "half a WebP": image("WebP")[:-2],
    "a head": b"\xff\xd8\xff",
    "a PNG with a page behind it": image("PNG") + b"<script>alert(1)</script>",
    "a WebP with a page behind it": image("WebP") + b"<script>alert(1)</script>",
    "a page in front": b"<script>" + image("JPEG"),
    "RIFF": b"RIFF\x04\0\0\0WAVE",
    "nothing but zeros": bytes(100),
}


@pytest.mark.feature(66)
@pytest.mark.parametrize("what", HOSTILE)
def test_what_is_no_picture_is_not_kept(tmp_path: Path, what: str) -> None:
    with house(tmp_path) as client:
        reply = report(client, open_table(client), "Look at this.", HOSTILE[what])
    assert reply.status_code == 422
    assert reply.json()["error"] == "This is no picture that can be kept; JPEG, PNG and WebP are accepted."
    assert kept(tmp_path) == []


@pytest.mark.parametrize("picture", ["no base64!", "/9j/ ", 7, ["x"]])
def test_what_is_no_base64_is_no_message(tmp_path: Path, picture: Any) -> None:
    with house(tmp_path) as client:
        wish = {"text": "Look at this.", "picture": picture}
        reply = client.post(f"/api/tables/{open_table(client)['table']}/reports", json=wish)
        assert (reply.status_code, kept(tmp_path)) == (422, [])


def grown(size: int) -> bytes:
    """Return a JPEG of so many bytes, most of them a comment."""
    start, end = image("JPEG")[:2], image("JPEG")[2:]
    room = size - len(start) - len(end)
    comments = b""
    while room > len(comments):
        length = min(room - len(comments), 65_000)
        comments += b"\xff\xfe" + (length - 2).to_bytes(2, "big") + bytes(length - 4)
    return start + comments + end


@pytest.mark.feature(66)
def test_a_picture_has_a_largest_size(tmp_path: Path) -> None:
    Image.open(io.BytesIO(grown(MOST_BYTES))).load()
    with house(tmp_path) as client:
        table = open_table(client)
        number = report(client, table, "The largest.", grown(MOST_BYTES)).json()["id"]
        for size in (MOST_BYTES + 1, 2 * MOST_BYTES, 20 * MOST_BYTES):
            reply = report(client, table, "Too large.", grown(size))
            assert reply.status_code == 413
            assert reply.json()["error"] == "The picture is too large: pictures of up to 300 KiB are accepted."
    assert len(kept_picture(tmp_path, number)) == MOST_BYTES
    assert [problem.text for _, problem in kept(tmp_path)] == ["The largest."]


def test_the_newest_pictures_are_kept_and_all_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "MOST_PICTURES", 2)
    with house(tmp_path) as client:
        numbers = [reported(client, image("PNG")) for _ in range(4)]
        numbers.append(reported(client))
    assert [kind_of(kept_picture(tmp_path, number)) for number in numbers] == ["", "", "PNG", "PNG", ""]
    assert {number for number, _ in kept(tmp_path)} == {*numbers}


def test_a_store_from_before_there_were_pictures_is_read_and_takes_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(tmp_path) as client:
        old = reported(client)
    with closing(sqlite3.connect(tmp_path / "verlies.sqlite")) as connection:
        connection.execute("DROP TABLE pictures")
    assert "The dragon sleeps." in shown(capsys, tmp_path, old)
    assert "no picture" in refused(capsys, tmp_path, old, "--picture", str(tmp_path / "seen.jpg"))
    with house(tmp_path) as client:
        new = reported(client, image("JPEG"))
    assert kept_picture(tmp_path, new) == image("JPEG")
    assert "The dragon sleeps." in shown(capsys, tmp_path, old)
