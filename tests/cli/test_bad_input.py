"""Every kind of bad input ends in a clear sentence, an exit code that is not 0, and never in a traceback."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import verlies
from tests.cli.shell import Process, Shell
from verlies.core.record import read


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    return Shell(capsys, monkeypatch)


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["plya"], "Den Befehl „plya“ gibt es nicht. Möglich: play, games,"),
        (["plya"], "Meintest du „play“?"),
        (["play", "klonk"], "Das Spiel „klonk“ gibt es hier nicht. Vorhanden: "),
        (["play", "klonk"], "Meintest du „klong“?"),
        (["play", "--bord", "back"], "Die Option „--bord“ gibt es hier nicht. Eine Einstellung"),
        (["play", "--board", "back"], "Eine Einstellung des Spiels gibst du so an: -o board=WERT."),
        (
            ["play", "--board=back", "--lang", "en"],
            "An option of the game is given like this: -o board=VALUE.",
        ),
        (["play", "--sead", "7"], "Die Option „--sead“ gibt es hier nicht. Meintest du „--seed“?"),
        (["play", "-o", "board=bakc"], "Die Einstellung „board“ kann nicht „bakc“ sein. Möglich: front, back."),
        (["play", "-o", "board=bakc"], "Meintest du „back“?"),
        (
            ["play", "-o", "bord=back"],
            "kennt die Einstellung „bord“ nicht. Möglich: board, start, colours. Meintest du „board“?",
        ),
        (["play", "-o", "board"], "„board“ ist keine Einstellung; erwartet wird NAME=WERT."),
        (["play", "-o", "start=9"], "Die Einstellung „start“ kann nicht „9“ sein."),
        (["play", "-o", "colours=pink"], "Die Einstellung „colours“ kann nicht „pink“ sein."),
        (["play", "--seats", "you"], "KLONG! Ein Deckbau-Abenteuer ist für 2 bis 4 Plätze gedacht, nicht für 1."),
        (["play", "--seats", "you,you,you,you,you"], "nicht für 5."),
        (["play", "--seats", "7"], "nicht für 7."),
        (["play", "--seats", "0"], "nennt keine Plätze"),
        (["play", "--seats", "you,,you"], "„you,,you“ nennt keine Plätze."),
        (["play", "--seats", "you,gredy"], "Den Bot „gredy“ gibt es nicht. Vorhanden: "),
        (["play", "--seats", "you,gredy"], "Meintest du „greedy“?"),
        (["play", "--seats"], "Die Option „--seats“ braucht einen Wert."),
        (["play", "klong", "extra"], "Das ist zu viel: extra."),
        (["games", "--lang", "fr"], "Die Sprache „fr“ gibt es nicht. Möglich: de, en."),
        (["replay"], "Es fehlt: FILE."),
        (["replay", "x", "--seat", "one"], "„one“ passt nicht zu --seat."),
        (["rules", "klonk"], "Das Spiel „klonk“ gibt es hier nicht."),
        (["rules", "klonk", "drache"], "Meintest du „klong“?"),
        (["serve", "--port", "99999"], "--port ist eine ganze Zahl von 0 bis 65535."),
        (["serve", "--port", "-1"], "--port ist eine ganze Zahl von 0 bis 65535."),
        (["serve", "--port", "http"], "--port ist eine ganze Zahl von 0 bis 65535."),
        (["serve", "--hots", "x"], "Meintest du „--host“?"),
    ],
)
def test_a_wrong_command_line_is_told_and_is_a_usage_error(shell: Shell, args: list[str], sentence: str) -> None:
    run = shell(*args)
    assert run.code == 2
    assert sentence in run.err


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--host", "nosuch.invalid"], "kann unter nosuch.invalid:0 nicht starten: diesen Rechnernamen gibt es nicht."),
        (
            ["--host", "192.0.2.1", "--port", "8765"],
            "192.0.2.1:8765 nicht starten: diese Adresse gehört nicht zu diesem Rechner.",
        ),
        (["--data", "/dev/null/x"], "In „/dev/null/x“ kann der Server seine Tische nicht aufbewahren: ein Teil"),
        (["--data", "/dev/null"], "kann der Server seine Tische nicht aufbewahren: "),
    ],
)
def test_a_server_that_cannot_start_says_why(shell: Shell, args: list[str], sentence: str) -> None:
    run = shell("serve", "--port", "0", *args)
    assert run.code == 1
    assert sentence in run.err


@pytest.mark.parametrize("seat", ["-1", "3", "9"])
def test_a_replay_from_a_seat_that_is_not_there_is_refused(shell: Shell, path: Path, seat: str) -> None:
    run = shell("replay", str(path), "--seat", seat)
    assert run.code == 2
    assert f"Einen Platz {seat} gibt es in dieser Partie nicht: Die Plätze sind 1 bis 2" in run.err
    assert not run.out


def test_errors_come_in_the_language_wished_for(shell: Shell) -> None:
    run = shell("play", "klonk", "--lang", "en")
    assert "There is no game “klonk” here." in run.err
    assert "Did you mean “klong”?" in run.err


def test_a_language_of_the_environment_may_be_wrong_too(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERLIES_LANG", "xx")
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    run = shell("games")
    assert run.code == 2
    assert "There is no language “xx”." in run.err


# -- save files ------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return the file of a short game."""
    match = verlies.game("klong").new(2)
    for _ in range(8):
        match.answer(match.decision.options[0])
    match.save(tmp_path / "game.verlies")
    return tmp_path / "game.verlies"


def rewrite(path: Path, number: int, **changes: Any) -> None:
    """Change a line of a save file."""
    rows = path.read_text().splitlines()
    rows[number] = json.dumps({**json.loads(rows[number]), **changes})
    path.write_text("\n".join(rows) + "\n")


BAD_FILES = {
    "missing": (None, "die Datei gibt es nicht"),
    "empty": (b"", "die erste Zeile fehlt"),
    "binary": (b"\x00\xff\xfe\n\x80\n", "die erste Zeile ist kein JSON"),
    "foreign": (b'{"chess": 1}\n', "die Datei stammt nicht von Verlies"),
    "list": (b"[1, 2]\n", "die Datei stammt nicht von Verlies"),
    "half a header": (b'{"verlies": 1, "game": "klong"}\n', "die erste Zeile ist beschädigt"),
    "newer": (b'{"verlies": 99}\n', "stammt von einer neueren Fassung von Verlies (Format 99"),
    "deep": (b"[" * 100_000 + b"\n", "die erste Zeile ist zu lang"),
}


@pytest.mark.parametrize("command", ["replay", "verify", "resume"])
@pytest.mark.parametrize("case", BAD_FILES)
def test_a_file_that_is_no_save_is_told(shell: Shell, tmp_path: Path, command: str, case: str) -> None:
    data, sentence = BAD_FILES[case]
    path = tmp_path / "bad.verlies"
    if data is not None:
        path.write_bytes(data)
    run = shell(*(["play", "--resume"] if command == "resume" else [command]), str(path))
    assert run.code == 1
    assert sentence in run.err
    assert str(path) in run.err
    if data is not None:
        assert path.read_bytes() == data


def test_a_folder_is_no_save(shell: Shell, tmp_path: Path) -> None:
    run = shell("verify", str(tmp_path))
    assert run.code == 1
    assert "das ist ein Ordner" in run.err


def test_a_damaged_line_is_named(shell: Shell, path: Path) -> None:
    rows = path.read_text().splitlines()
    rows[3] = rows[3][:-5]
    path.write_text("\n".join(rows) + "\n")
    run = shell("verify", str(path))
    assert run.code == 1
    assert "Zeile 4 ist beschädigt" in run.err


def test_a_tampered_answer_is_named(shell: Shell, path: Path) -> None:
    rewrite(path, 3, pick="play:diamond")
    run = shell("verify", str(path))
    assert run.code == 1
    assert "Antwort 3 in" in run.err
    assert "(play:diamond, Platz " in run.err
    assert "geht jetzt nicht" in run.err


def test_a_tampered_fingerprint_is_named(shell: Shell, path: Path) -> None:
    rewrite(path, 5, digest="0123456789abcdef")
    run = shell("verify", str(path))
    assert run.code == 1
    assert "Antwort 5 in" in run.err
    assert "in der Datei steht 0123456789abcdef" in run.err


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"secret": "00" * 32}, "passt nicht zur Zusage"),
        ({"secret": "xyz"}, "das Geheimnis darin ist beschädigt"),
        ({"shares": ["xyz"]}, "das Geheimnis darin ist beschädigt"),
        ({"shares": ["00"]}, "Die Ausgangslage in „"),
        ({"seed": "7"}, "das Geheimnis darin ist beschädigt"),
        ({"game": "klonk"}, "Das Spiel „klonk“ gibt es hier nicht."),
        ({"version": 99}, "wurde mit Fassung 99 der Regeln von KLONG! Ein Deckbau-Abenteuer gespielt"),
        ({"seats": 9}, "ist für 2 bis 4 Plätze"),
        ({"seats": 3}, "Plätze und Namen passen nicht zusammen"),
        ({"names": []}, "Plätze und Namen passen nicht zusammen"),
        ({"settings": {"board": "moon"}}, "kann nicht „moon“ sein"),
    ],
)
def test_a_tampered_deal_is_found_out(shell: Shell, path: Path, changes: dict[str, Any], sentence: str) -> None:
    rewrite(path, 0, **changes)
    run = shell("verify", str(path))
    assert run.code in (1, 2)
    assert sentence in run.err


def test_an_unknown_bot_in_a_save_is_told(shell: Shell, path: Path) -> None:
    rewrite(path, 0, controllers=["human", "deep-thought"])
    run = shell("play", "--resume", str(path))
    assert run.code == 2
    assert "Den Bot „deep-thought“ gibt es nicht." in run.err


def test_nothing_to_resume_is_told(shell: Shell) -> None:
    run = shell("play", "--resume")
    assert run.code == 1
    assert "dort liegt noch kein Spielstand" in run.err


def test_an_illegal_move_at_the_table_is_told(shell: Shell) -> None:
    run = shell("play", "--seats", "you,you", typed="\nend\nquit\n")
    assert "geht jetzt nicht: Erst müssen alle Handkarten ausgespielt werden: 5 sind noch auf der Hand." in run.out


def test_a_home_that_is_a_file_is_told(shell: Shell, home: Path) -> None:
    home.write_text("")
    run = shell("play", "--seats", "you,you")
    assert run.code == 1
    assert "kann nicht in" in run.err
    assert "VERLIES_HOME=ORDNER" in run.err


# -- a real process --------------------------------------------------------------------------------


def test_input_that_ends_is_told() -> None:
    with Process("play", "--seats", "you,you", "-o", "start=0") as verlies_play:
        run = verlies_play.finish("\nplay burgle\n")
    assert run.code == 1
    assert "Die Eingabe ist zu Ende, das Spiel noch nicht." in run.out
    assert "verlies play --resume " in run.out
    assert not run.err


def test_input_that_ends_before_the_deal_is_told(shell: Shell) -> None:
    run = shell("play", "--seats", "you,you", "--mix")
    assert run.code == 1
    assert "Die Eingabe ist zu Ende" in run.err


@pytest.mark.skipif(os.name == "nt", reason="shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_streams_may_be_closed_from_the_start(closed: str) -> None:
    command = f"{sys.executable} -m verlies play --seats you,you {closed}"
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    run = subprocess.run(command, shell=True, capture_output=True, text=True, env=environ, timeout=60, check=False)
    assert run.returncode == 1
    assert "Traceback" not in run.stdout + run.stderr


def test_letters_that_the_output_lacks_are_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    with Process("play", "--seats", "you,you") as process:
        run = process.finish("\nquit\n")
    assert run.code == 0
    assert "Ger?t" not in run.err
    assert "Pl?ndern" in run.out


def test_a_closed_pipe_is_told_and_loses_nothing(home: Path) -> None:
    with Process("play", "--seats", "you,you", "-o", "start=0") as run:
        run.type("\n1\n")
        run.read_until("Rot spielt")
        run.stdout.close()
        run.type("1\n1\n1\n1\n1\n")
        run.stdin.close()
        err = run.stderr.read()
        assert run.wait() == 1
    assert "Die Ausgabe wurde geschlossen. Das Spiel ist gesichert." in err
    assert "Traceback" not in err
    [path] = (home / "games").iterdir()
    assert len(read(path).lines) >= 1


@pytest.mark.parametrize("args", [["rules", "klong", "e"], ["replay", "last", "--plain"]])
def test_a_reader_that_stops_early_causes_no_noise(args: list[str]) -> None:
    with Process("play", "--seats", "random,random", "--seed", "1") as first:
        first.finish()
    with Process(*args) as run:
        run.stdout.read(10)
        run.stdout.close()
        err = run.stderr.read()
        run.wait()
    assert not err


@pytest.mark.skipif(os.name == "nt", reason="signals")
def test_ctrl_c_in_the_middle_of_a_turn_is_told(home: Path) -> None:
    with Process("play", "--seats", "you,you", "-o", "start=0") as process:
        process.type("\n1\n")
        process.read_until("Rot spielt")
        process.signal(signal.SIGINT)
        run = process.finish()
    assert run.code == 130
    assert "Unterbrochen." in run.out
    assert "verlies play --resume " in run.out
    assert "Traceback" not in run.out + run.err
    [path] = (home / "games").iterdir()
    assert len(read(path).lines) == 1
