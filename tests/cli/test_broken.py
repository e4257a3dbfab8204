"""A game that cannot be loaded is told by every command; without any game, none of them begins."""

import json
import os
import platform
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.shell import Process, Shell
from tests.planted import BROKEN, GAMES, MODULE, MUMBLING, PACKAGE, WHY, install, mumble, plant, ruin
from tools.live import ADDRESS, Live
from verlies import registry
from verlies.build import build

SENTENCE = f"Das Spiel „{BROKEN}“ lässt sich nicht laden: {WHY}.\n"
REMEDY = (
    f"Der Fehler liegt im Paket „{PACKAGE}“: Hol eine neuere Fassung (pip install --upgrade {PACKAGE}), "
    f"frag seine Autoren oder entferne es (pip uninstall {PACKAGE}).\n"
)
TOLD = f"{SENTENCE}{REMEDY}Mit VERLIES_DEBUG=1 zeigt sich die Stelle.\n"
PRINTED = "I am a lighthouse.\n"
"""What the game prints while it is loaded, which is no output of ours."""
ALONE = ["play", "klong", "--seats", "random,random", "--seed", "1", "--plain"]
FEW = ["simulate", "klong", "--games", "1", "--json"]
NEEDING = [["serve", "--port", "0"], ["play"], ["play", "klong"], ["play", "nosuch"], ["games"], ["bench"], FEW]
"""What cannot be done without any game."""


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a broken game beside those of the house, in this process and in others."""
    plant(tmp_path / "site")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    look_anew(monkeypatch)


@pytest.fixture
def mumbled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a game without legible texts beside those of the house, in this process and in others."""
    mumble(tmp_path / "site")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    look_anew(monkeypatch)


@pytest.fixture
def ruined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no game at all, in this process and in others."""
    ruin(tmp_path / "site")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    for game in GAMES:
        monkeypatch.setitem(sys.modules, game, None)
    look_anew(monkeypatch)


def look_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    found = registry.Registry([*registry.BUILT_IN, *entry_points(group=registry.GROUP)])
    monkeypatch.setattr(registry, "registry", lambda: found)


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, monkeypatch)


@pytest.mark.usefixtures("planted")
@pytest.mark.parametrize("args", [ALONE, FEW, ["games"]], ids=lambda args: args[0])
def test_a_command_tells_of_a_broken_game_and_goes_on(shell: Shell, args: list[str]) -> None:
    done = shell(*args)
    assert done.code == 0
    assert done.err == PRINTED + TOLD
    assert done.out
    assert BROKEN not in done.out
    if "--json" in args:
        assert json.loads(done.out)["games"] == 1


@pytest.mark.usefixtures("planted")
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_whoever_asks_for_the_broken_game_is_told_once(shell: Shell, command: str) -> None:
    done = shell(command, BROKEN)
    assert (done.code, done.out) == (1, "")
    assert done.err == PRINTED + TOLD


@pytest.mark.usefixtures("planted")
def test_the_rules_of_a_broken_game_are_no_unknown_game(shell: Shell) -> None:
    assert shell("rules", BROKEN).err.endswith(TOLD)


@pytest.mark.usefixtures("planted")
def test_the_server_tells_of_a_broken_game_before_its_address() -> None:
    with Process("serve", "--port", "0", "--lang", "en") as process:
        said = [process.stderr.readline() for _ in range(5)]
    assert said[1] == f"The game “{BROKEN}” cannot be loaded: {WHY}.\n"
    assert f"pip uninstall {PACKAGE}" in said[2]
    assert said[3] == "VERLIES_DEBUG=1 shows where.\n"
    assert said[4].startswith("Verlies: http://localhost:")
    assert said[4].endswith(f"/ – {build()}\n")


@pytest.mark.usefixtures("planted")
@pytest.mark.parametrize("args", [["games"], ["play", BROKEN]], ids=lambda args: args[0])
def test_whoever_wants_to_see_it_is_shown_where_it_fails(args: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERLIES_DEBUG", "1")
    with Process(*args) as process:
        said = process.finish().err
    assert said.startswith(f"{PRINTED}{SENTENCE}Traceback (most recent call last):\n")
    assert f"{MODULE}.py" in said
    assert said.endswith(f"{WHY}\n{REMEDY}")


WORDLESS = f"Das Spiel „{MUMBLING}“ lässt sich nicht laden: ModuleNotFoundError: No module named 'no_such_words'.\n"


@pytest.mark.usefixtures("mumbled")
@pytest.mark.parametrize("args", [["games"], ["play", MUMBLING]], ids=" ".join)
def test_a_game_whose_texts_cannot_be_read_is_a_broken_one(shell: Shell, args: list[str]) -> None:
    done = shell(*args)
    assert done.err == f"{WORDLESS}{REMEDY}Mit VERLIES_DEBUG=1 zeigt sich die Stelle.\n"
    assert MUMBLING not in done.out
    assert (done.code, bool(done.out)) == ((0, True) if args == ["games"] else (1, False))


@pytest.mark.usefixtures("mumbled")
def test_a_game_without_texts_leaves_the_lobby_to_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    with Live(tmp_path) as server:
        with urlopen(f"http://{ADDRESS}:{server.port}/api/games", timeout=30) as reply:
            games = {game["id"] for game in json.load(reply)}
        said = server.log.read_text(encoding="utf-8")
    assert set(registry.NAMES) <= games
    assert MUMBLING not in games
    assert said.startswith(WORDLESS)


@pytest.mark.usefixtures("ruined")
@pytest.mark.parametrize("args", NEEDING, ids=" ".join)
def test_without_any_game_there_is_nothing_to_do(shell: Shell, args: list[str]) -> None:
    done = shell(*args)
    assert (done.code, done.out) == (1, "")
    *reasons, last = done.err.splitlines()
    assert last.startswith("Hier lässt sich kein einziges Spiel laden, es gibt also nichts zu spielen. Installiere")
    assert sum("lässt sich nicht laden: ModuleNotFoundError" in line for line in reasons) >= 5
    own = [line for line in reasons if line.startswith("Diese Kopie von Verlies ist beschädigt")]
    assert len(own) == 1, "what helps all of them is said once"
    assert f"Python {platform.python_version()}" in own[0]


@pytest.mark.usefixtures("ruined")
def test_a_server_without_any_game_does_not_start() -> None:
    with Process("serve", "--port", "0") as process:
        done = process.finish()
    assert done.code == 1
    assert "http" not in done.err
    assert done.err.splitlines()[-1].startswith("Hier lässt sich kein einziges Spiel laden")


STUMBLING = """
from dataclasses import replace
from verlies.games.klong.game import ABOUT, Klong
class Stumbling(Klong):
    def {method}(self, *facts):
        raise RuntimeError("I stumbled")
GAME = Stumbling(replace(ABOUT, id="stumbling"))
"""


@pytest.fixture
def stumble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return how a game joins those of the house that can be loaded, and fails when it is asked for something."""

    def joined(method: str) -> None:
        install(tmp_path / "site", PACKAGE, stumbling="stumbling:GAME")
        (tmp_path / "site" / "stumbling.py").write_text(STUMBLING.format(method=method), encoding="utf-8")
        monkeypatch.syspath_prepend(str(tmp_path / "site"))
        monkeypatch.delitem(sys.modules, "stumbling", raising=False)
        look_anew(monkeypatch)

    return joined


@pytest.mark.parametrize(
    "args", [["play", "stumbling", "--plain"], ["simulate", "stumbling", "--jobs", "1"]], ids=lambda args: args[0]
)
def test_a_mistake_in_the_game_of_another_package_is_told_as_such(
    shell: Shell, stumble: Callable[[str], None], args: list[str]
) -> None:
    stumble("new_state")
    done = shell(*args, "--seats", "random,random", "--seed", "1")
    assert (done.code, done.out) == (1, "")
    told = "Im Spiel „stumbling“ steckt ein Fehler (RuntimeError: I stumbled). Angefangene Spiele sind gesichert.\n"
    assert done.err == f"{told}{REMEDY}Mit VERLIES_DEBUG=1 zeigt sich die Stelle.\n"


def test_a_game_whose_seats_cannot_be_told_leaves_the_list_to_the_others(
    shell: Shell, stumble: Callable[[str], None]
) -> None:
    stumble("teams")
    done = shell("games")
    assert done.code == 0
    assert "stumbling" not in done.out
    assert done.err.startswith("Das Spiel „stumbling“ lässt sich nicht laden: RuntimeError: I stumbled.\n")
