"""The store: what was acknowledged is on disk."""

import sqlite3
from pathlib import Path

import pytest

from verlies.server.errors import ServerRefusal
from verlies.server.store import Store


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
    with sqlite3.connect(tmp_path / "s.sqlite") as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(ServerRefusal):
        Store(tmp_path / "s.sqlite")


def test_an_unknown_table_is_not_found(tmp_path: Path) -> None:
    store = Store(tmp_path / "s.sqlite")
    assert store.table("nothing") is None
    store.close()
