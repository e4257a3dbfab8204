"""What `make` says on a machine that lacks something, in a folder of its own with a Python that only pretends."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from shlex import quote

import pytest

ROOT = Path(__file__).resolve().parents[2]
Make = Callable[..., "subprocess.CompletedProcess[str]"]
NO_COMPILER = "There is no compiler."
NO_BROWSER = "There is no browser."
LACKING = f"""
case "$*" in
    *compile.py\\ --lacking) echo "{NO_COMPILER}" ;;
    *chromium.py\\ --lacking) echo "{NO_BROWSER}" ;;
    *verlies*) echo "asked: $*"; env ;;
    *pytest*) echo "PYTHONPATH=$PYTHONPATH"; echo "LC_ALL=${{LC_ALL-}}" ;;
esac
"""
"""A Python in an environment where neither a compiler nor a browser is."""

pytestmark = [
    pytest.mark.source,
    pytest.mark.skipif(os.name == "nt", reason="programs are written for a shell of POSIX"),
    pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here"),
]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a folder with a Makefile whose name would trip up a careless one."""
    folder = tmp_path / """drei Räume & $HOME's "mehr" """
    folder.mkdir()
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    return folder


@pytest.fixture
def make(clone: Path) -> Make:
    """Return how a target is made, with everything that is set otherwise forgotten."""

    def start(*words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
        told = {"PATH": os.environ["PATH"], **variables}
        return subprocess.run(["make", *words], cwd=clone, env=told, capture_output=True, text=True, check=False)

    return start


def program(path: Path, body: str) -> Path:
    """Write a program of the shell."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


@pytest.fixture
def ready(clone: Path) -> Path:
    """Lay an environment into the folder in which everything is installed; return its Python."""
    for stamp in (".base", ".web", ".dev", ".browser"):
        (clone / ".venv").mkdir(exist_ok=True)
        (clone / ".venv" / stamp).touch()
    return program(clone / ".venv" / "bin" / "python", LACKING)


def test_an_old_python_is_told_with_the_way_out(make: Make, tmp_path: Path) -> None:
    old = program(tmp_path / "python3.10", "exit 1")
    done = make("play", f"PYTHON={old}")
    assert done.returncode != 0
    assert f"Verlies needs Python 3.11 or newer, and '{old}' is not; name another one" in done.stderr


def test_a_python_without_environments_is_told_with_what_to_install(make: Make, tmp_path: Path, clone: Path) -> None:
    bare = program(tmp_path / "bare", 'case "$*" in *venv*) mkdir -p .venv/bin; touch .venv/bin/python; exit 1;; esac')
    done = make("play", f"PYTHON={bare}")
    assert done.returncode != 0
    assert "On Debian and Ubuntu it needs the package python3-venv; where this folder is" in done.stderr
    assert not (clone / ".venv" / "bin" / "python").exists(), "half an environment is none"


def test_without_a_network_for_the_install_the_way_out_is_told(make: Make, clone: Path) -> None:
    program(clone / ".venv" / "bin" / "python", "exit 1")
    done = make("play")
    assert done.returncode != 0
    assert "The first time it needs a network, or packages from elsewhere (PIP_INDEX_URL" in done.stderr


@pytest.mark.usefixtures("ready")
def test_the_tests_go_on_without_compiler_and_browser_and_say_so(make: Make) -> None:
    done = make("test", "WORKERS=1")
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines() == [
        f"Left out: the tests on the compiled build. {NO_COMPILER}",
        f"Left out: the tests in a browser. {NO_BROWSER}",
    ]


@pytest.mark.usefixtures("ready")
def test_a_folder_may_be_called_as_one_likes(make: Make, clone: Path) -> None:
    done = make("test-compiled", "WORKERS=1")
    assert done.returncode == 0, done.stderr
    assert f"PYTHONPATH={clone / 'build' / 'compiled'}\n" in done.stdout


@pytest.mark.parametrize("fits", [True, False])
def test_what_was_compiled_to_play_is_played_as_long_as_it_fits(
    make: Make, clone: Path, ready: Path, fits: bool
) -> None:
    (clone / "build" / "fast").mkdir(parents=True)
    folder = quote(str(clone) if fits else "")
    program(ready, f'case "$*" in *--ready) echo {folder} ;; "-m verlies "*) echo "$3 $PYTHONPATH" ;; esac')
    done = make("play")
    assert done.stdout == f"serve {clone if fits else ''}\n", done.stderr


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize(
    ("target", "command"), [("play", "serve --browser --port 0"), ("terminal", "play klong --port 0")]
)
def test_verlies_is_run_by_the_python_of_the_environment(make: Make, target: str, command: str) -> None:
    done = make(target, "ARGS=--port 0")
    assert (done.returncode, done.stderr) == (0, "")
    assert f"asked: -m verlies {command}\n" in done.stdout


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize(
    ("set_to", "given_on"), [("C", "C.UTF-8"), ("POSIX", "C.UTF-8"), ("de_DE.UTF-8", "de_DE.UTF-8"), ("", "")]
)
def test_a_locale_without_letters_does_not_keep_python_from_starting(make: Make, set_to: str, given_on: str) -> None:
    done = make("test-compiled", "WORKERS=1", LC_ALL=set_to)
    assert f"LC_ALL={given_on}\n" in done.stdout


@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize("name", ["PYTHONDONTWRITEBYTECODE", "PYTHONOPTIMIZE", "PYTHONWARNINGS"])
def test_what_would_make_python_slow_blind_or_touchy_is_left_behind(make: Make, name: str) -> None:
    told = make("play", HERE="1", **{name: "1"}).stdout.splitlines()
    assert "HERE=1" in told
    assert f"{name}=1" not in told


@pytest.mark.usefixtures("ready")
def test_without_what_drives_a_browser_the_rest_is_installed(make: Make, clone: Path, ready: Path) -> None:
    (clone / ".venv" / ".browser").unlink()
    program(ready, f'case "$*" in *browser*) exit 1 ;; esac\n{LACKING}')
    done = make("test-interpreted", "WORKERS=1")
    assert done.returncode == 0
    assert done.stderr == "What drives a browser cannot be installed here; the tests in a browser will be left out.\n"
