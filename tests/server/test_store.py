"""The store: what was acknowledged is on disk."""

import shutil
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from verlies.server.http.errors import ServerRefusal
from verlies.server.store import tidier
from verlies.server.store.sqlite import Store
from verlies.server.store.tidier import COMMITS, tidy
from verlies.text import Words


def test_what_was_written_is_there_after_opening_again(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    store.save_table("t", "klong", b"one").result()
    futures = [store.add_lines("t", [(n, b"line %d" % n, 0, f"n{n}")]) for n in range(1, 50)]
    for future in futures:
        future.result()
    store.close()
    again = Store(tmp_path / "s.sqlite")
    assert again.table("t") == b"one"
    assert [line for line, _, _ in again.lines("t")] == [b"line %d" % n for n in range(1, 50)]
    assert again.check() == "ok"
    again.close()


def test_a_line_is_never_stored_twice(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    store.save_table("t", "klong", b"one").result()
    store.add_lines("t", [(1, b"first", 0, "a")]).result()
    futures = [store.add_lines("t", [(n, b"later", 0, "b")]) for n in (1, 2)]
    with pytest.raises(ServerRefusal):
        futures[0].result()
    futures[1].result()
    assert [line for line, _, _ in store.lines("t")] == [b"first", b"later"]
    store.close()


def test_a_full_disk_refuses_and_keeps_what_was_there(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    store.save_table("t", "klong", b"one").result()
    store.write(("PRAGMA max_page_count = 6", ())).exception()
    with pytest.raises(ServerRefusal):
        store.add_lines("t", [(1, b"x" * 100_000, 0, "a")]).result()
    assert store.table("t") == b"one"
    assert store.lines("t") == []
    store.add_lines("t", [(1, b"small", 0, "a")]).result()
    store.close()


def test_a_newer_database_is_not_touched(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "s.sqlite")) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(ServerRefusal) as caught:
        Store(tmp_path / "s.sqlite")
    assert caught.value.key == "store-newer"
    assert "newer Verlies (version 99, this one reads up to 1)" in str(caught.value)
    assert "Fassung 99, hier lesbar bis 1" in Words("de").error(caught.value)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "s.sqlite").write_bytes(b"something else" * 100)
    with pytest.raises(ServerRefusal) as caught:
        Store(tmp_path / "s.sqlite")
    assert caught.value.key == "store-folder"
    assert "s.sqlite”: the file is not a database. Name another folder" in str(caught.value)
    assert "die Datei ist keine Datenbank" in Words("de").error(caught.value)


def test_a_folder_that_cannot_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for path, reason in ((tmp_path / "file" / "x", "kein Ordner"), (tmp_path / "file", "liegt schon etwas anderes")):
        with pytest.raises(ServerRefusal) as caught:
            Store(path / "s.sqlite")
        assert caught.value.key == "store-folder"
        assert reason in Words("de").error(caught.value)
        assert "--data" in Words("de").error(caught.value)


def test_a_table_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    store.write(("DROP TABLE tables", ())).result()
    with pytest.raises(ServerRefusal) as caught:
        store.table("t")
    assert caught.value.key == "store-unreadable"
    assert "no such table: tables" in str(caught.value)
    store.close()


def test_an_unknown_table_is_not_found(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    assert store.table("nothing") is None
    store.close()


def copied(path: Path, folder: Path) -> Store:
    """Open a copy of the one file of a store, without what may lie beside it."""
    folder.mkdir()
    return Store(Path(shutil.copy(path, folder)))


def read_in_two_threads(store: Store) -> None:
    """Read as the server does: in its loop, and beside it."""
    assert store.table("t") == b"one"
    with ThreadPoolExecutor(1) as beside:
        assert beside.submit(store.table, "t").result() == b"one"


def test_after_a_clean_stop_the_one_file_holds_everything(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    store = Store(path)
    store.save_table("t", "klong", b"one").result()
    store.add_lines("t", [(1, b"first", 0, "a")]).result()
    read_in_two_threads(store)
    store.close()
    assert [each.name for each in tmp_path.iterdir() if each.suffix != ".lock"] == ["s.sqlite"]
    again = copied(path, tmp_path / "copy")
    assert (again.table("t"), again.lines("t")) == (b"one", [(b"first", 0, "a")])
    again.close()


def test_the_one_file_holds_everything_even_if_somebody_else_has_it_open(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    store = Store(path)
    store.save_table("t", "klong", b"one").result()
    with closing(sqlite3.connect(path)) as stranger:
        assert stranger.execute("SELECT id FROM tables").fetchall() == [("t",)]
        store.close()
        again = copied(path, tmp_path / "copy")
        assert again.table("t") == b"one"
        again.close()


def test_after_a_stop_nothing_is_read_and_no_file_comes_back(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    store.save_table("t", "klong", b"one").result()
    store.close()
    with pytest.raises(ServerRefusal) as caught:
        store.table("t")
    assert str(caught.value) == "The table could not be read: the server is closing. Try again in a moment."
    assert not list(tmp_path.glob("*-wal"))


def test_the_log_beside_the_file_begins_anew_once_it_is_brought_into_the_file(tmp_path: Path) -> None:
    path = tmp_path / "s.sqlite"
    store = Store(path)
    store.save_table("t", "klong", b"one").result()
    sizes = []
    with closing(sqlite3.connect(path, isolation_level=None)) as beside:
        for turn in range(3):
            for n in range(1, 50):
                store.add_lines("t", [(100 * turn + n, bytes(500), 0, "")]).result()
            sizes.append(path.with_name("s.sqlite-wal").stat().st_size)
            tidy(beside)
    assert sizes[2] <= sizes[0] * 1.1, "without that it would be three times as long"
    assert len(store.lines("t")) == 3 * 49
    store.close()


def test_the_log_is_brought_into_the_file_after_so_many_commits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tidied = threading.Event()
    monkeypatch.setattr(tidier, "tidy", lambda connection: tidied.set())
    store = Store(tmp_path / "s.sqlite")
    for n in range(1, COMMITS):
        store.add_lines("t", [(n, b"", 0, "")]).result()
    assert not tidied.is_set()
    store.add_lines("t", [(COMMITS, b"", 0, "")]).result()
    assert tidied.wait(30)
    store.close()
