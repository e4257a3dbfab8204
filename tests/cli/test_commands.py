"""The commands, used as they are meant."""

import ast
import json
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import verlies
from tests.cli.shell import Shell
from verlies import registry
from verlies.build import COMPILED, INTERPRETED
from verlies.cli import COMMANDS
from verlies.core import state
from verlies.core.rng import Rng
from verlies.lab import rules as lab

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lantern" / "src"


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, monkeypatch)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Return a finished game in a file."""
    match = verlies.game("klong").new(2, names=["Anna", "Ben"])
    rng = Rng(1)
    while not match.over:
        decision = match.decision
        match.answer(decision.options[rng.below(len(decision.options))], decision.seats[0])
    match.save(tmp_path / "game.verlies")
    return tmp_path / "game.verlies"


@pytest.mark.parametrize(("language", "word"), [("de", "Befehle"), ("en", "Commands")])
def test_help_comes_in_both_languages(shell: Shell, language: str, word: str) -> None:
    run = shell("--lang", language, "--help")
    assert run.code == 0
    assert word in run.out
    for command in ("play", "games", "replay", "verify", "rules", "simulate", "bench"):
        assert command in run.out
    assert shell("--lang", language).out == run.out


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_command_has_help(shell: Shell, command: str, language: str) -> None:
    run = shell(command, "--help", f"--lang={language}")
    assert run.code == 0
    assert ("Optionen" in run.out) == (language == "de")
    flags = [line for line in run.out.splitlines() if line.startswith("  -")]
    assert flags
    assert all(len(line.split("  ")) > 2 for line in flags), "an option without a text"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", {INTERPRETED: "interpretiert", COMPILED: "kompiliert"}),
        ("en", {INTERPRETED: "interpreted", COMPILED: "compiled"}),
    ],
)
def test_the_version_is_told_with_its_build(shell: Shell, language: str, words: dict[str, str]) -> None:
    kind = COMPILED if str(state.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else INTERPRETED
    assert shell("--lang", language, "--version").out == f"verlies {verlies.__version__} ({words[kind]})\n"


def test_games_are_listed_with_seats_and_settings(shell: Shell) -> None:
    run = shell("games")
    assert run.code == 0
    assert "klong  KLONG! Ein Deckbau-Abenteuer  (2 bis 4 Plätze)" in run.out
    assert "-o board=front  [front | back]" in run.out


def test_rules_are_counted_as_json(shell: Shell) -> None:
    run = shell("rules", "klong", "--json")
    counted = json.loads(run.out)
    assert list(counted) == ["game", "rules", "tested", "missing"]
    assert counted["rules"] == 190
    assert counted["tested"] + len(counted["missing"]) == 190
    assert [each["game"] for each in json.loads(shell("rules", "--json").out)] == lab.games()


def test_rules_are_told_and_searched(shell: Shell) -> None:
    assert "klong: 190 Regeln" in shell("rules", "klong").out
    found = shell("rules", "klong", "Rucksack")
    assert "[klong.goods.backpack]" in found.out
    assert shell("rules", "klong", "xyzzy").code == 1
    assert "[klong.goods.backpack]" in shell("rules", "klong", "backpack", "--lang", "en").out


@pytest.mark.parametrize(("language", "sentence"), [("de", "Es gibt 26 Plättchen: "), ("en", "There are 26 tokens: ")])
def test_rules_are_searched_before_there_is_a_game_for_them(shell: Shell, language: str, sentence: str) -> None:
    first = lab.catalogue("koenige")[0].id
    found = shell("rules", "koenige", first, "--lang", language)
    assert found.code == 0
    assert f"[{first}] {sentence}" in found.out


def test_rules_found_are_told_as_json(shell: Shell) -> None:
    found = json.loads(shell("rules", "klong", "backpack", "--json", "--lang", "en").out)
    assert "klong.goods.backpack" in [each["id"] for each in found]
    assert all(list(each) == ["id", "rule"] for each in found)
    nothing = shell("rules", "klong", "xyzzy", "--json")
    assert (nothing.code, json.loads(nothing.out)) == (1, [])


def test_the_rules_of_somebody_elses_game_are_counted_and_searched(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    found = registry.Registry([*registry.BUILT_IN, EntryPoint("lantern", "lantern:GAME", registry.GROUP)])
    monkeypatch.setattr(registry, "registry", lambda: found)
    assert shell("rules", "lantern").out == "lantern: 8 Regeln.\n"
    assert json.loads(shell("rules", "lantern", "--json").out) == {"game": "lantern", "rules": 8}
    assert "[lantern.rest]" in shell("rules", "lantern", "Rast").out
    assert "Meintest du „lantern“?" in shell("rules", "lanten").err


@pytest.mark.source
def test_the_tests_are_read_once_however_many_games_are_counted(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    parse = ast.parse

    def counting(source: bytes, filename: str) -> ast.Module:
        parsed.append(filename)
        return parse(source, filename=filename)

    with monkeypatch.context() as patched:
        patched.setattr("verlies.lab.rules.ast.parse", counting)
        code = shell("rules").code
    assert code == 0
    assert len(parsed) == len(set(parsed)) > 10
    assert not [path for path in parsed if "tests/web" in path]


def test_catalogues_that_are_missing_are_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "folder", lambda: None)
    run = shell("rules")
    assert run.code == 2
    assert run.err.startswith("Die Regelkataloge lassen sich nicht auswerten: ")


@pytest.mark.feature(59)
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_true_file_is_verified(shell: Shell, saved: Path, language: str) -> None:
    run = shell("verify", str(saved), "--lang", language)
    assert run.code == 0
    count = len(verlies.load(saved).lines)
    expected = {
        "de": ("folgt aus dem Geheimnis", f"Alle {count} Zeilen stimmen"),
        "en": ("follows from the secret", f"All {count} lines are right"),
    }
    assert all(part in run.out for part in expected[language])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Dass niemand das Geheimnis ausgesucht hat, lässt sich aus der Datei allein nicht zeigen."),
        ("en", "That nobody chose the secret cannot be shown from the file alone."),
    ],
)
def test_verify_claims_no_more_than_the_file_shows(shell: Shell, saved: Path, language: str, sentence: str) -> None:
    said = shell("verify", str(saved), "--lang", language).out
    assert sentence in said.splitlines()
    assert "ehrlich" not in said
    assert "fair" not in said


def test_a_game_is_replayed_as_a_list(shell: Shell, saved: Path) -> None:
    run = shell("replay", str(saved), "--plain")
    assert run.code == 0
    assert "1. Anna spielt " in run.out or "1. Ben spielt " in run.out
    assert "zieht 5 Karten" in run.out
    own = shell("replay", str(saved), "--plain", "--seat", "1")
    assert "Anna zieht " in own.out
    assert own.out != run.out


def test_a_game_is_played_left_and_gone_on_with(shell: Shell, home: Path) -> None:
    seats = ("--seats", "you:Anna,you:Ben", "-o", "start=0")
    run = shell("play", "klong", *seats, "-o", "board=back", typed="\nplay all\nquit\n")
    assert run.code == 0
    assert "Anna (du): B01" in run.out
    [path] = (home / "games").iterdir()
    assert len(verlies.load(path).entries) == 5
    again = shell("play", "--resume", typed="\nundo\nquit\n")
    assert again.code == 0
    assert len(verlies.load(path).entries) == 4
    assert shell("play", "--resume", path.name, typed="\nquit\n").code == 0
    assert shell("verify", "last").code == 0
    assert "noch nicht zu Ende" in shell("verify", str(path)).out


def test_a_seed_makes_a_practice_game_that_verifies(shell: Shell) -> None:
    run = shell("play", "--seats", "you,you", "--seed", "sommer", typed="\nquit\n")
    assert "Übungsspiel mit dem Startwert sommer" in run.out
    assert "Startwert sommer" in shell("verify", "last").out


@pytest.mark.parametrize(
    ("wish", "told"), [("never", "nie fragen"), ("matters", "nur fragen, wenn"), ("ask", "immer fragen")]
)
def test_what_is_wanted_of_windows_is_said_when_a_game_begins_or_goes_on(shell: Shell, wish: str, told: str) -> None:
    for start in (("koenige", "--seed", "1"), ("--resume",)):
        out = shell("play", *start, "--windows", wish, typed="windows\nquit\n").out
        assert out.count(f" – {told}") == out.count(" fragen") > 5, out


def test_seats_may_be_a_number_or_left_out(shell: Shell) -> None:
    assert "Gelb (greedy)" in shell("play", typed="quit\n").out
    assert "Blau (greedy)" in shell("play", "--seats", "4", typed="quit\n").out


def test_a_game_against_real_bots_is_played_to_its_end(shell: Shell) -> None:
    run = shell("play", "--seats", "random,greedy", "--seed", "1", "--lang", "en")
    assert run.code == 0
    assert "To check it: verlies verify" in run.out
    assert shell("verify", "last").code == 0
