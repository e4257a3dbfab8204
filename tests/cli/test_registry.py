"""Games are found by entry point; a broken one is named and left out."""

import platform
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, distributions
from pathlib import Path

import pytest

import verlies
from tests.planted import install
from verlies.core.errors import UnknownGame, VerliesError
from verlies.core.rules import API_VERSION
from verlies.registry import BUILT_IN, GROUP, Registry
from verlies.text import Words

OURS = [point.name for point in BUILT_IN]
BROKEN = {
    "absent": ("no_such_module_at_all:GAME", "ModuleNotFoundError"),
    "nameless": ("verlies_plugin:NOTHING", "AttributeError"),
    "wrong": ("verlies_plugin:NOT_A_GAME", "it is not a Game but int"),
    "older": ("verlies_plugin:OLDER", f"it was written for interface 1, this is {API_VERSION}"),
    "other": ("verlies_plugin:OTHER", "it calls itself “klong”"),
    "crash": ("verlies_crash:GAME", "ZeroDivisionError"),
    "leaves": ("verlies_leaves:GAME", "SystemExit"),
    "typo": ("verlies_typo:GAME", "SyntaxError: invalid syntax (verlies_typo.py, line 1)"),
    "mute": ("verlies_mute:GAME", "AssertionError."),
}

PLUGIN = """
from dataclasses import replace
from verlies.games.klong.game import ABOUT, Klong
NOT_A_GAME = 5
OTHER = Klong(ABOUT)
OLDER = Klong(replace(ABOUT, id="older", api=1))
NEWER = Klong(replace(ABOUT, id="newer", api=99))
"""
MODULES = {
    "verlies_plugin": PLUGIN,
    "verlies_crash": "1 / 0",
    "verlies_leaves": "raise SystemExit(3)",
    "verlies_typo": "GAME = = 5",
    "verlies_mute": "raise AssertionError",
}
REMEDIES = {
    "crash": ("verlies_crash:GAME", "pip install --upgrade bad-plugin"),
    "wrong": ("verlies_plugin:NOT_A_GAME", "pip uninstall bad-plugin"),
    "other": ("verlies_plugin:OTHER", "pip uninstall bad-plugin"),
    "older": ("verlies_plugin:OLDER", "written for an older Verlies: get a newer version (pip install --upgrade bad"),
    "newer": ("verlies_plugin:NEWER", "a newer version of Verlies (pip install --upgrade verlies)"),
    "klong": ("verlies_plugin:OTHER", "The one of the package “verlies” is played."),
}
"""What is to be done about a game of another package, in part."""


@pytest.fixture(autouse=True)
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Lay broken plugins where they can be imported."""
    for name, source in MODULES.items():
        (tmp_path / f"{name}.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in MODULES:
        sys.modules.pop(name, None)


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


@pytest.mark.parametrize("name", REMEDIES)
def test_what_to_do_about_the_game_of_a_package_is_known(name: str, plugins: Path) -> None:
    install(plugins / "site", "bad-plugin", **{name: REMEDIES[name][0]})
    [package] = distributions(path=[str(plugins / "site")])
    [problem] = Registry([*BUILT_IN, *package.entry_points]).problems().values()
    assert problem.facts["package"] == "bad-plugin"
    assert REMEDIES[name][1] in Words("en").remedy(problem)
    assert "bad-plugin" in Words("de").remedy(problem)


def test_a_game_of_ours_that_cannot_be_loaded_is_a_damaged_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "verlies.games.klong", None)
    found = Registry(BUILT_IN)
    assert found.names() == OURS[1:]
    [problem] = found.problems().values()
    assert (
        Words("en")
        .remedy(problem)
        .startswith(
            f"This copy of Verlies is damaged or does not get along with Python {platform.python_version()}. Install"
        )
    )


def test_where_a_game_failed_is_kept() -> None:
    found = registry("crash")
    assert isinstance(found.problems()["crash"].__cause__, ZeroDivisionError)
    with pytest.raises(VerliesError) as info:
        found.game("crash")
    assert isinstance(info.value.__cause__, ZeroDivisionError)
