"""Games are found by entry point; a broken one is named and left out."""

import platform
import signal
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, distributions
from pathlib import Path

import pytest

import verlies
from tests.planted import install
from verlies.core.brought import LIST, brought
from verlies.core.errors import UnknownGame, VerliesError
from verlies.core.rules import API_VERSION
from verlies.loading import HEARD
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
    "panic": ("verlies_panic:GAME", "Panic: at lib.rs"),
    "hoarse": ("verlies_hoarse:GAME", "cannot be loaded: Hoarse."),
    "babble": ("verlies_babble:GAME", "ValueError: blablabla"),
    "shut": ("verlies_shut:GAME", "ZeroDivisionError"),
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
    "verlies_panic": "class Panic(BaseException): pass\nraise Panic('at lib.rs')",
    "verlies_hoarse": "class Hoarse(Exception):\n    def __str__(self): return 1 / 0\nraise Hoarse",
    "verlies_babble": "raise ValueError('bla' * 9999)",
    "verlies_shut": "import sys\nsys.stdout.close()\n1 / 0",
    "verlies_endless": "while True:\n    print('bla' * 33)",
    "verlies_asleep": "import time\ntime.sleep(600)",
    "verlies_stubborn": "while True:\n    try: 1 / 0\n    except Exception: pass",
    "verlies_chatty": "print('bla' * 9999)\nimport sys\nKEPT = sys.stdout\nGAME = 5",
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


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarm")
@pytest.mark.parametrize("name", ["endless", "asleep", "stubborn"])
def test_a_plugin_that_is_never_loaded_is_left_out_after_a_while(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    awaited, heard = signal.getitimer(signal.ITIMER_REAL)[0], signal.getsignal(signal.SIGALRM)
    found = Registry([*BUILT_IN, EntryPoint(name, f"verlies_{name}:GAME", GROUP)], patience=1.0)
    assert found.names() == OURS
    assert f"“{name}” cannot be loaded: after a second it is still not done with loading." in str(
        found.problems()[name]
    )
    assert len(capsys.readouterr().err) <= HEARD
    left = signal.getitimer(signal.ITIMER_REAL)[0]
    assert (left > 0) == (awaited > 0), "whoever else waits for an alarm still gets it"
    assert left <= awaited
    assert signal.getsignal(signal.SIGALRM) == heard


def test_what_a_plugin_prints_is_heard_until_it_is_too_much(capsys: pytest.CaptureFixture[str]) -> None:
    found = Registry([EntryPoint("chatty", "verlies_chatty:GAME", GROUP)])
    assert found.names() == []
    shown = capsys.readouterr()
    assert (shown.out, shown.err) == ("", ("bla" * 9999)[:HEARD])
    print("Later on.", file=sys.modules["verlies_chatty"].KEPT)
    assert capsys.readouterr().err == "Later on.\n", "what it keeps of it works as usual when it is loaded"


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_plugin_is_named_with_its_reason_and_left_out(name: str) -> None:
    found = registry(name)
    assert found.names() == OURS
    assert list(found.problems()) == [name]
    assert BROKEN[name][1] in str(found.problems()[name])
    with pytest.raises(VerliesError) as info:
        found.game(name)
    assert info.value.key == "broken-game"


def test_what_is_told_of_a_broken_game_has_an_end() -> None:
    assert len(str(registry("babble").problems()["babble"])) < 500


def test_a_loaded_game_can_be_left_out_later() -> None:
    found = Registry(BUILT_IN)
    found.game("klong")
    found.leave_out("klong", UnicodeError("no text"))
    assert found.names() == OURS[1:]
    assert "UnicodeError: no text" in str(found.problems()["klong"])


ILLEGIBLE = {"no pair": b"[verlies.games]\nbroken\n", "no text": b"[verlies.games]\n\xf6 = x:GAME\n"}


@pytest.mark.parametrize("points", ILLEGIBLE.values(), ids=ILLEGIBLE)
def test_a_package_that_brings_something_illegible_takes_nothing_else_away(
    plugins: Path, monkeypatch: pytest.MonkeyPatch, points: bytes
) -> None:
    install(plugins / "site", "bad-plugin")
    (plugins / "site" / "bad_plugin-1.0.dist-info" / LIST).write_bytes(points)
    install(plugins / "site", "good-plugin", other="verlies_plugin:OTHER")
    monkeypatch.syspath_prepend(str(plugins / "site"))
    found, unread = brought(GROUP)
    assert "verlies_plugin:OTHER" in [point.value for point in found]
    assert [each.package for each in unread] == ["bad-plugin"]
    problem = Registry(BUILT_IN, unread).problems()["bad-plugin"]
    assert str(problem).startswith("What the package “bad-plugin” brings cannot be read: ")
    assert "pip uninstall bad-plugin" in Words("en").remedy(problem)


def test_an_illegible_package_that_brings_no_games_is_none_of_our_business(
    plugins: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(plugins / "site", "bad-plugin")
    (plugins / "site" / "bad_plugin-1.0.dist-info" / LIST).write_text("[console_scripts]\nbroken\n")
    monkeypatch.syspath_prepend(str(plugins / "site"))
    points, unread = brought(GROUP)
    assert set(OURS) <= {point.name for point in points}
    assert not unread


def test_a_package_of_which_only_half_is_left_needs_no_name(plugins: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(plugins / "site", "bad-plugin", absent="no_such_module_at_all:GAME")
    (plugins / "site" / "bad_plugin-1.0.dist-info" / "METADATA").unlink()
    monkeypatch.syspath_prepend(str(plugins / "site"))
    problem = Registry(brought(GROUP).points).problems()["absent"]
    assert "belongs to no package" in Words("en").remedy(problem)


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
