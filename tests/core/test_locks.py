"""One file is held by one at a time; where a file system knows no locks, everybody is let in."""

import errno
from pathlib import Path

import pytest

from verlies.core import locks


def test_a_file_is_held_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "held"
    path.touch()
    with path.open("ab") as first, path.open("rb") as second:
        assert locks.held(first.fileno())
        assert not locks.held(second.fileno())
    with path.open("rb") as third:
        assert locks.held(third.fileno())


@pytest.mark.source
@pytest.mark.parametrize(("number", "let_in"), [(errno.ENOLCK, True), (errno.EACCES, False), (errno.EAGAIN, False)])
def test_only_somebody_else_keeps_one_out(monkeypatch: pytest.MonkeyPatch, number: int, let_in: bool) -> None:
    def refuse(descriptor: int) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(locks, "_lock", refuse)
    assert locks.held(0) is let_in
