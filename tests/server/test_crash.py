"""The plug is pulled under play, and nothing that was acknowledged is lost or counted twice."""

from pathlib import Path

import pytest

from tools import crash
from tools.live import Live, Staged


def test_five_times_killed_and_nothing_acknowledged_is_lost_or_doubled() -> None:
    result = crash.crash(kills=5, seed=1)
    assert result["passed"], result
    assert result["kills"] == 5
    assert result["acknowledged"] > 20


def trial(rows: dict[str, int]) -> crash.Trial:
    """Return a trial in which these nonces were sent and acknowledged as these lines."""
    found = crash.Trial(Live(Path()), Staged("t", []), 1)
    found.sent = dict.fromkeys(rows, "t")
    found.acked = dict(rows)
    found.sent["r"] = "t"
    found.refused = {"r"}
    return found


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ([(1, b"", "a"), (2, b"", "b")], ""),
        ([(1, b"", "a")], "b was lost"),
        ([(1, b"", "a"), (2, b"", "b"), (3, b"", "b")], "b stands 2 times"),
        ([(1, b"", "b"), (2, b"", "a")], "a is elsewhere"),
        ([(1, b"", "a"), (3, b"", "b")], "numbered 3, not 2"),
        ([(1, b"", "a"), (2, b"", "b"), (3, b"", "c")], "c was never sent"),
        ([(1, b"", "a"), (2, b"", "b"), (3, b"", "r")], "r was refused and counts"),
    ],
)
def test_the_search_for_losses_finds_them(rows: list[tuple[int, bytes, str]], problem: str) -> None:
    found = crash.wrong_lines(trial({"a": 1, "b": 2}), "t", rows)
    assert any(problem in each for each in found) if problem else not found
