"""Small machines: what is missing there is said in a sentence, and everything else works."""

import ast
import json
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import workers
from tools.live import is_open

ROOT = Path(__file__).resolve().parents[2]
LACKING = Path(__file__).with_name("lacking.py")
LIBRARY = "error while loading shared libraries: libatomic.so.1: cannot open shared object file"
NOWHERE = "/proc/nowhere"
"""A folder that nobody can make, root included."""

Run = Callable[..., "subprocess.CompletedProcess[str]"]

pytestmark = [pytest.mark.source, pytest.mark.skipif(os.name == "nt", reason="takes things of POSIX away")]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return how a command of this Python is run where something is missing."""
    shutil.copy(LACKING, tmp_path / "sitecustomize.py")

    def start(
        *words: str, lacking: str = "", into: Path | None = None, **variables: str
    ) -> "subprocess.CompletedProcess[str]":
        paths = [str(tmp_path), *(path for path in sys.path if path)]
        told = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LACKING": lacking, "VERLIES_HOME": str(tmp_path)}
        told = {name: value for name, value in {**told, "CI": "", "VERLIES_LANG": "en", **variables}.items() if value}
        command, pipe = [sys.executable, *words], subprocess.PIPE
        with (into or Path(os.devnull)).open("wb") as sink:
            out = pipe if into is None else sink
            return subprocess.run(
                command, stdout=out, stderr=pipe, text=True, timeout=100, env=told, cwd=ROOT, check=False
            )

    return start


def programs(folder: Path, **bodies: str) -> str:
    """Return a PATH that has nothing but these programs."""
    shelf = folder / "bin"
    shelf.mkdir()
    for name, body in bodies.items():
        (shelf / name).write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        (shelf / name).chmod(0o755)
    return str(shelf)


def test_without_a_library_the_driver_is_told_and_stops_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "playwright").mkdir()
    (tmp_path / "playwright" / "__init__.py").touch()
    (tmp_path / "playwright" / "__main__.py").write_text(f"import sys; sys.exit({LIBRARY!r})", encoding="utf-8")
    told = run("tools/chromium.py", "--lacking")
    assert told.stdout == (
        f"The driver of playwright does not start ({LIBRARY}). On Debian: apt-get install libatomic1.\n"
    )
    assert run("tools/chromium.py").returncode == 0
    assert run("tools/chromium.py", CI="true").returncode == 1


def test_without_a_browser_none_is_downloaded(run: Run, tmp_path: Path) -> None:
    bare = {"PATH": programs(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path), "HOME": str(tmp_path)}
    told = run("tools/chromium.py", "--lacking", **bare).stdout
    ways_out = ("make chromium", "Playwright is not installed", "The driver of playwright does not start")
    assert any(way_out in told for way_out in ways_out), told
    assert run("tools/chromium.py", **bare).returncode == 0
    assert not list(tmp_path.rglob("chrome*"))


@pytest.mark.parametrize("setting", ["no-such-compiler", "no-such-compiler -pthread"])
def test_without_a_compiler_the_compiled_build_is_left_out(run: Run, setting: str) -> None:
    told = run("tools/compile.py", "--lacking", CC=setting)
    assert told.stdout == (
        "The compiled build needs a C compiler, and there is no 'no-such-compiler' here; install gcc or clang.\n"
    )


def test_without_the_headers_of_python_the_compiled_build_is_left_out(run: Run, tmp_path: Path) -> None:
    path = programs(tmp_path, halfcc="exit 0")
    told = run("tools/compile.py", "--lacking", lacking="headers", CC="halfcc", PATH=path).stdout
    assert told == "The compiled build needs the C headers of Python; on Debian and Ubuntu they are in python3-dev.\n"
    assert run("tools/compile.py", lacking="headers", CC="halfcc", PATH=path).stderr == told


@pytest.mark.skipif(not Path(sysconfig.get_path("include"), "Python.h").is_file(), reason="needs Python's headers")
def test_what_lacks_nothing_says_nothing_not_even_an_empty_line(run: Run, tmp_path: Path) -> None:
    told = run("tools/compile.py", "--lacking", CC="cc1", PATH=programs(tmp_path, cc1="exit 0"))
    assert (told.stdout, told.returncode) == ("", 0)


@pytest.mark.skipif(not Path(sysconfig.get_path("include"), "Python.h").is_file(), reason="needs Python's headers")
def test_a_compiler_that_does_not_compile_is_as_good_as_none(run: Run, tmp_path: Path) -> None:
    path = programs(tmp_path, halfcc="echo 'Python.h:1: fatal error: limits.h: No such file' >&2; exit 1")
    told = run("tools/compile.py", "--lacking", CC="halfcc", PATH=path).stdout
    assert told == (
        "The C compiler does not compile (Python.h:1: fatal error: limits.h: No such file); "
        "on Debian and Ubuntu it needs libc6-dev.\n"
    )
    assert run("tools/compile.py", CC="halfcc", PATH=path, VERLIES_BUILD_FOLDER=str(tmp_path)).stderr == told


def test_what_was_compiled_of_other_sources_is_not_played_and_that_is_said(run: Run, tmp_path: Path) -> None:
    (tmp_path / "fast").mkdir()
    (tmp_path / "fast" / "core.so").touch()
    done = run("tools/compile.py", "--fast", "--ready", VERLIES_BUILD_FOLDER=str(tmp_path))
    assert done.stdout == "\n"
    assert done.stderr == (
        "What was compiled is of other sources; until `make fast` compiles these, they are interpreted.\n"
    )


@pytest.mark.parametrize("npx", [{}, {"npx": "echo 'getaddrinfo ENOTFOUND' >&2; exit 1"}], ids=["absent", "no network"])
def test_without_npx_or_a_network_the_client_is_not_checked_and_that_is_said(
    run: Run, tmp_path: Path, npx: dict[str, str]
) -> None:
    done = run("tools/webcheck.py", PATH=programs(tmp_path, **npx))
    assert done.returncode == 0
    assert done.stdout.count("was NOT checked") == 2


def test_without_pseudo_terminals_their_tests_are_left_out(run: Run) -> None:
    words = ("-q", "-n", "0", "-p", "no:cacheprovider", "tests/cli/test_pty.py")
    done = run("-m", "pytest", *words, lacking="pseudo-terminals")
    assert done.returncode == 0, done.stdout
    assert "this machine has no pseudo-terminals" in done.stdout
    assert " passed" not in done.stdout


def test_without_shared_memory_the_lab_plays_in_one_process(run: Run) -> None:
    words = ("-m", "verlies", "simulate", "lantern", "--seats", "random,random", "--games", "30", "--json", "--jobs")
    alone, several = run(*words, "1"), run(*words, "2", lacking="shared memory")
    assert several.returncode == 0, several.stderr
    assert "One process plays everything alone" in several.stderr
    assert json.loads(several.stdout) == json.loads(alone.stdout)


THINK = """
import asyncio
from verlies.bots import USUAL
from verlies.core.observe import observe
from verlies.registry import game
from verlies.server.tables.thinking import Thinkers

async def think():
    klong = game("klong")
    match = klong.new(seats=2, seed=1)
    thinkers = Thinkers()
    seat = match.decision.seats[0]
    choice = await thinkers.choose("klong", USUAL, match.view(seat).encoded(), 1)
    print(choice in match.state.options_of(seat))
    thinkers.close()

if __name__ == "__main__":
    asyncio.run(think())
"""


@pytest.mark.parametrize("lacking", ["", "shared memory", "network"])
def test_bots_think_at_the_table_whatever_is_missing(run: Run, tmp_path: Path, lacking: str) -> None:
    script = tmp_path / "think.py"
    script.write_text(THINK, encoding="utf-8")
    done = run(str(script), lacking=lacking)
    assert (done.stdout, done.returncode) == ("True\n", 0), done.stderr


def test_without_a_network_the_rules_and_the_lab_work(run: Run) -> None:
    words = ("-m", "verlies", "play", "lantern", "--seats", "greedy,greedy", "--seed", "1", "--plain")
    done = run(*words, lacking="network")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("serve", "--port", "0"), "Name another folder with --data"),
        (("play", "lantern", "--seats", "greedy,greedy", "--seed", "1", "--plain"), "VERLIES_HOME"),
    ],
    ids=["serve", "play"],
)
def test_a_home_that_cannot_be_written_is_told_with_the_way_out(run: Run, words: tuple[str, ...], hint: str) -> None:
    done = run("-m", "verlies", *words, VERLIES_HOME=NOWHERE)
    assert done.returncode == 1
    assert NOWHERE in done.stderr
    assert hint in done.stderr
    assert "Traceback" not in done.stderr


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.exists(), reason="this machine has nothing that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("words", [("games",), ("play", "lantern", "--seats", "random,random", "--plain")])
def test_an_output_that_is_full_is_a_sentence(run: Run, words: tuple[str, ...], unbuffered: str) -> None:
    done = run("-m", "verlies", *words, into=FULL, PYTHONUNBUFFERED=unbuffered)
    told = "The output cannot be written (No space left on device). Games in progress are kept.\n"
    assert (done.returncode, done.stderr) == (1, told)


@pytest.mark.skipif(not FULL.exists(), reason="this machine has nothing that is always full")
def test_a_table_opens_where_its_words_cannot_be_written(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    words = ("-m", "verlies", "serve", "--port", str(port), "--data", str(tmp_path))
    told = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with FULL.open("wb") as full, subprocess.Popen([sys.executable, *words], stderr=full, env=told) as table:
        try:
            while not is_open(port):
                assert table.poll() is None, "it is gone"
                time.sleep(0.1)
            with pytest.raises(subprocess.TimeoutExpired):
                table.wait(3)
        finally:
            table.kill()


def test_the_lab_needs_no_home(run: Run) -> None:
    words = ("-m", "verlies", "simulate", "lantern", "--seats", "random,random", "--games", "2")
    assert run(*words, VERLIES_HOME=NOWHERE, HOME=NOWHERE).returncode == 0


def test_a_machine_that_knows_nobody_of_this_number_is_told_how_to_name_a_folder(run: Run) -> None:
    words = ("-m", "verlies", "play", "lantern", "--seats", "greedy,greedy", "--plain")
    done = run(*words, lacking="home", VERLIES_HOME="", XDG_DATA_HOME="")
    told = "Nobody has a folder of their own here, so there is none for the games either. Name one with VERLIES_HOME.\n"
    assert (done.returncode, done.stderr) == (1, told)


def test_a_game_is_looked_at_without_any_home(run: Run, tmp_path: Path) -> None:
    run("-m", "verlies", "play", "lantern", "--seats", "greedy,greedy", "--plain")
    [game] = (tmp_path / "games").iterdir()
    done = run("-m", "verlies", "verify", str(game), lacking="home", VERLIES_HOME="", XDG_DATA_HOME="")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("container", ["newer", "older"])
def test_a_container_says_how_much_memory_there_is(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, container: str
) -> None:
    limits = {"newer": tmp_path / "memory.max", "older": tmp_path / "memory.limit_in_bytes"}
    limits[container].write_text(f"{2**20}\n", encoding="ascii")
    monkeypatch.setattr(workers, "LIMITS", tuple(limits.values()))
    assert workers.memory() == 2**20
    limits[container].write_text("max\n", encoding="ascii")
    assert workers.memory() > 2**20


@pytest.mark.parametrize(
    ("cores", "memory", "wanted"), [(1, 2, 1), (2, 2, 2), (8, 2, 2), (2, 24, 2), (64, 256, 8), (1, 0.5, 1)]
)
def test_the_tests_use_no_more_processes_than_fit(
    monkeypatch: pytest.MonkeyPatch, cores: int, memory: float, wanted: int
) -> None:
    monkeypatch.setattr(workers, "cores", lambda: cores)
    monkeypatch.setattr(workers, "memory", lambda: int(memory * 2**30))
    assert workers.fitting() == wanted


FEW = {"fcntl", "resource", "termios", "pty", "tty", "pwd", "grp", "readline", "curses", "msvcrt", "winreg"}
"""What only some systems have."""
LIMITED = {"tools/mutants.py", "tools/mutants_quick.py"}
"""What needs such a module altogether; its tests are left out where there is none."""


def test_what_only_some_systems_have_is_looked_for_where_it_is_used() -> None:
    paths = [path for folder in ("src", "tests", "tools", "examples") for path in (ROOT / folder).rglob("*.py")]
    found = {path.relative_to(ROOT).as_posix() for path in paths if imported_at_once(path) & FEW}
    assert found == LIMITED


def imported_at_once(path: Path) -> set[str]:
    """Return the modules that a module needs under all circumstances."""
    body = ast.parse(path.read_text(encoding="utf-8")).body
    named = {alias.name for node in body if isinstance(node, ast.Import) for alias in node.names}
    return named | {node.module or "" for node in body if isinstance(node, ast.ImportFrom) and not node.level}
