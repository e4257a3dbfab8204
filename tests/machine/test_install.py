"""What is installed: the versions on record where they fit, and where not, others that are allowed; that is said."""

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.lock import FOLDER, NAME, SETS, opened

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PIP = """
import os, sys
words = " ".join(sys.argv[1:])
with open(os.environ["CALLS"], "a", encoding="utf-8") as calls:
    print(words.partition("version-check ")[2], file=calls)
if os.environ["REFUSES"] and os.environ["REFUSES"] in words:
    sys.exit(os.environ["SAYING"])
"""
"""A pip that writes down what it was asked for, and refuses what it is told to."""

pytestmark = pytest.mark.source

Install = Callable[..., tuple[int, str, list[str]]]


def pins(extra: str) -> dict[str, str]:
    """Return the versions on record for an extra, by name."""
    text = (FOLDER / f"{extra}.txt").read_text(encoding="utf-8")
    own = dict(re.findall(r"^([\w.-]+)==([^ ]+)", text, re.MULTILINE))
    return {**(pins(SETS[extra]) if SETS[extra] else {}), **own}


@pytest.mark.parametrize("extra", SETS)
def test_what_is_allowed_is_on_record(extra: str) -> None:
    direct = PROJECT["dependencies"] + opened(PROJECT["optional-dependencies"], extra)
    found = pins(extra)
    for each in map(Requirement, direct):
        version = found.get(canonicalize_name(each.name))
        assert version, f"{each.name} is not in requirements/{extra}.txt: make lock"
        assert each.specifier.contains(version), f"{each.name} {version} is not allowed any more: make lock"


@pytest.mark.parametrize("extra", SETS)
def test_everything_on_record_has_a_hash_and_nothing_a_host(extra: str) -> None:
    lines = (FOLDER / f"{extra}.txt").read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if "://" in line or line.startswith("--")]
    heads = [number for number, line in enumerate(lines) if NAME.match(line)]
    assert heads
    assert all("--hash=sha256:" in lines[number + 1] for number in heads)


def test_every_extra_has_a_record() -> None:
    assert set(SETS) == {"base", *PROJECT["optional-dependencies"]}


@pytest.fixture
def install(tmp_path: Path) -> Install:
    """Return how a pip that only pretends installs: its exit code, what is said, and what pip was asked."""
    (tmp_path / "pip").mkdir()
    (tmp_path / "pip" / "__init__.py").touch()
    (tmp_path / "pip" / "__main__.py").write_text(PIP, encoding="utf-8")
    calls = tmp_path / "calls"

    def start(*words: str, refuses: str = "", saying: str = "") -> tuple[int, str, list[str]]:
        told = {"PYTHONPATH": str(tmp_path), "CALLS": str(calls), "REFUSES": refuses, "SAYING": saying}
        command = [sys.executable, str(ROOT / "tools" / "install.py"), *words]
        done = subprocess.run(command, env={**os.environ, **told}, capture_output=True, text=True, check=False)
        return done.returncode, done.stderr, calls.read_text(encoding="utf-8").splitlines()

    return start


def test_what_is_on_record_is_installed_by_its_hashes_and_then_the_projects_alone(install: Install) -> None:
    code, said, calls = install("dev", "./examples/lantern/")
    assert (code, said) == (0, "")
    assert calls == [
        f"--require-hashes --requirement {FOLDER / 'dev.txt'}",
        "--no-deps --no-build-isolation --editable . --editable ./examples/lantern/",
    ]


@pytest.mark.parametrize("refuses", ["--require-hashes", "--no-build-isolation"])
@pytest.mark.parametrize(("extra", "project"), [("base", "."), ("web", ".[web]")])
def test_where_the_record_does_not_fit_that_is_said_and_others_are_taken(
    install: Install, refuses: str, extra: str, project: str
) -> None:
    code, said, calls = install(extra, refuses=refuses, saying="No such hash.")
    assert code == 0
    assert said.startswith("No such hash.\n")
    assert f"The versions on record (requirements/{extra}.txt) do not fit here" in said
    assert calls[-1] == f"--editable {project}"


def test_without_a_network_nothing_else_is_tried(install: Install) -> None:
    code, said, calls = install("web", refuses="--require-hashes", saying="Could not find click (from versions: none)")
    assert (code, len(calls)) == (1, 1)
    assert "do not fit" not in said
