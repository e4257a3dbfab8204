"""Games are found by entry point; a broken one is named and left out."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import verlies
from tests.cli.shell import Process
from verlies.core.errors import UnknownGame, VerliesError
from verlies.core.rules import API_VERSION
from verlies.registry import BUILT_IN, GROUP, Registry

OURS = [point.name for point in BUILT_IN]
BROKEN = {
    "absent": ("no_such_module_at_all:GAME", "ModuleNotFoundError"),
    "nameless": ("verlies_plugin:NOTHING", "AttributeError"),
    "wrong": ("verlies_plugin:NOT_A_GAME", "it is not a Game but int"),
    "older": ("verlies_plugin:OLDER", f"it was written for interface 1, this is {API_VERSION}"),
    "other": ("verlies_plugin:OTHER", "it calls itself “klong”"),
    "crash": ("verlies_crash:GAME", "ZeroDivisionError"),
    "leaves": ("verlies_leaves:GAME", "SystemExit"),
}

PLUGIN = """
from dataclasses import replace
from verlies.games.klong.game import ABOUT, Klong
NOT_A_GAME = 5
OTHER = Klong(ABOUT)
OLDER = Klong(replace(ABOUT, id="older", api=1))
"""


@pytest.fixture(autouse=True)
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Lay broken plugins where they can be imported."""
    (tmp_path / "verlies_plugin.py").write_text(PLUGIN)
    (tmp_path / "verlies_crash.py").write_text("1 / 0")
    (tmp_path / "verlies_leaves.py").write_text("raise SystemExit(3)")
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in ("verlies_plugin", "verlies_crash", "verlies_leaves"):
        sys.modules.pop(name, None)


OURS = [point.name for point in BUILT_IN]


def registry(*names: str) -> Registry:
    return Registry([*BUILT_IN, *(EntryPoint(name, BROKEN[name][0], GROUP) for name in names)])


def test_the_built_in_game_is_there_without_metadata() -> None:
    assert Registry(BUILT_IN).names() == OURS
    assert verlies.game("klong").entropy is not None
    assert "klong" in verlies.game_names()


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_plugin_is_named_with_its_reason_and_left_out(name: str) -> None:
    found = registry(name)
    assert found.names() == OURS
    assert list(found.problems()) == [name]
    assert BROKEN[name][1] in str(found.problems()[name])
    with pytest.raises(VerliesError) as info:
        found.game(name)
    assert info.value.key == "broken-game"


def test_two_games_of_one_name_are_told_apart() -> None:
    found = Registry([*BUILT_IN, EntryPoint("klong", "verlies_plugin:OTHER", GROUP)])
    assert found.names() == OURS
    [(name, problem)] = found.problems().items()
    assert name == "klong (verlies_plugin:OTHER)"
    assert str(problem).endswith("cannot be loaded: another game is called “klong” already.")


def test_an_unknown_game_raises_with_what_is_possible() -> None:
    with pytest.raises(UnknownGame) as info:
        Registry(BUILT_IN).game("Klonk")
    assert info.value.facts == {"name": "Klonk", "possible": ", ".join(OURS), "hint": "klong"}


def test_a_broken_plugin_of_the_installation_is_told_by_the_command_line(plugins: Path) -> None:
    info = plugins / "bad_plugin-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-plugin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\ncrash = verlies_crash:GAME\n")
    with Process("games") as process:
        run = process.finish()
    assert run.code == 0
    assert "klong  KLONG!" in run.out
    assert run.err == "Das Spiel „crash“ lässt sich nicht laden: ZeroDivisionError: division by zero.\n"
    with Process("play", "crash") as process:
        run = process.finish()
    assert run.code == 1
    assert "lässt sich nicht laden" in run.err
    assert "Traceback" not in run.err
