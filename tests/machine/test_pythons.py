"""What `make pythons` and `.ci/run` make of the Pythons that are here, and of those that are not."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import interpreters, pythons
from tools.interpreters import CannotMake, Interpreter
from tools.pythons import Outcome

OLD, NEW = Interpreter("3.11", "3.11.7", Path("/old")), Interpreter("3.14", "3.14.8", Path("/new"))
GOOD = Outcome("3.11.7", "interpreted", 5, 0, 0, 1.0, "", "")
CANNOT = "Python 3.15 is not here and cannot be made: that needs Debian."

pytestmark = pytest.mark.source
posix = pytest.mark.skipif(os.name == "nt", reason="programs are written for a shell of POSIX")
Main = Callable[..., int]


@pytest.fixture
def main(monkeypatch: pytest.MonkeyPatch) -> Main:
    """Return how the quick part is run on a machine that has these Pythons, whose tests come out so."""

    def run(*here: Interpreter, outcome: Outcome = GOOD, words: tuple[str, ...] = ()) -> int:
        monkeypatch.setattr(sys, "argv", ["pythons.py", "--quick", *words])
        monkeypatch.setattr(interpreters, "see_to", lambda wanted: [CANNOT] if "3.15" in wanted else [])
        monkeypatch.setattr(interpreters, "found", lambda: list(here))
        monkeypatch.setattr(pythons, "quick", lambda known: [outcome._replace(version=known.exact)])
        return pythons.main()

    return run


def test_without_one_of_the_newest_pythons_it_is_an_error(main: Main, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(OLD) == 1
    assert "None of Python 3.14 and 3.15 is here, and one of them has to be.\n" in capsys.readouterr().err


def test_what_was_left_out_is_said_at_the_end(main: Main, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(OLD, NEW) == 0
    assert capsys.readouterr().err.splitlines() == [
        "Left out: Python 3.12 is not here.",
        "Left out: Python 3.13 is not here.",
        "Left out: Python 3.15 is not here.",
        f"Left out: {CANNOT}",
    ]


def test_whoever_asks_for_old_ones_alone_needs_no_new_one(main: Main, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(OLD, words=("--only", "3.11")) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("outcome", [GOOD._replace(failed=1, said="boom"), GOOD._replace(passed=0)])
def test_what_failed_or_did_not_run_at_all_is_an_error(main: Main, outcome: Outcome) -> None:
    assert main(OLD, NEW, outcome=outcome) == 1


@pytest.mark.parametrize(
    ("body", "passed", "failed", "skipped"),
    [
        ("print('1 failed, 7 passed, 2 skipped in 1.2s'); sys.exit(1)", 7, 1, 2),
        ("print('3 passed in 1.2s'); print('a library complains', file=sys.stderr)", 3, 0, 0),
        ("print('3 passed, 2 errors in 1.2s'); sys.exit(1)", 3, 2, 0),
        ("sys.exit('no tests at all')", 0, 1, 0),
    ],
)
def test_the_counts_are_those_of_the_tests(body: str, passed: int, failed: int, skipped: int) -> None:
    found = pythons.tested(OLD, "interpreted", [sys.executable, "-c", f"import sys; {body}"], "")
    assert (found.passed, found.failed, found.skipped) == (passed, failed, skipped)
    assert bool(found.said) == bool(failed)


def test_pythons_that_were_not_tried_keep_what_is_on_record(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pythons, "RECORD", tmp_path / "pythons.json")
    monkeypatch.setenv("PATH", str(tmp_path))  # where there is no git either
    pythons.record([GOOD, GOOD._replace(version="3.14.8")])
    pythons.record([GOOD._replace(version="3.14.9", passed=6)])
    kept = json.loads((tmp_path / "pythons.json").read_text(encoding="utf-8"))
    assert [(run["version"], run["passed"]) for run in kept["runs"]] == [("3.11.7", 5), ("3.14.9", 6)]
    assert kept["untried"] == ["3.12", "3.13", "3.15"]


@posix
@pytest.mark.parametrize(
    ("body", "exact"),
    [
        ("echo 3.14.8 cpython", "3.14.8"),
        ("echo 3.14.8 pypy", ""),
        ("echo No module named ensurepip >&2; exit 1", ""),
        ("echo 3.14.8 cpython; exit 1", ""),
    ],
    ids=["whole", "another kind", "without environments", "broken"],
)
def test_an_interpreter_counts_if_it_can_make_an_environment(tmp_path: Path, body: str, exact: str) -> None:
    path = tmp_path / "python3.14"
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    known = interpreters.probed(path)
    assert (known.exact if known else "") == exact
    assert interpreters.probed(tmp_path / "nothing") is None


def test_a_python_that_cannot_be_made_is_told_with_the_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(interpreters, "found", lambda: [OLD])
    monkeypatch.setenv(interpreters.PLACE, str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert interpreters.see_to(["3.11"]) == []
    [told] = interpreters.see_to(["3.14"])
    assert told == "Python 3.14 is not here and cannot be made: there is no apt-get here; that needs Debian."


@posix
def test_a_folder_that_cannot_be_written_is_told_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(interpreters.PLACE, "/proc/nowhere")
    monkeypatch.setattr("tools.interpreters.shutil.which", lambda tool: tool)
    with pytest.raises(CannotMake, match="/proc/nowhere"):
        interpreters.make("3.14")
