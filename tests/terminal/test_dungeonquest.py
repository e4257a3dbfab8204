"""DungeonQuest alone at a terminal, from the tower to the end."""

import os
from pathlib import Path

import pytest

import verlies
from tests.cli.test_pty import Terminal
from tests.terminal.desk import Desk, said
from verlies.core.rng import Rng
from verlies.core.scene import Fact, Spot, Static
from verlies.terminal.around import Surroundings
from verlies.terminal.look import Look
from verlies.terminal.spot import Spotlight
from verlies.terminal.table import Painter
from verlies.text import words

UNSEEN = {"de": "Da lauert ein unbekanntes Monster ", "en": "An unknown monster lurks in"}


def alone(seed: int, language: str) -> tuple[Desk, str]:
    """Return a whole game of one hero, and what was written."""
    desk = Desk("you", game=verlies.game("dungeonquest"), seed=str(seed), language=language)
    rng = Rng(seed)
    return desk, desk.play_on(lambda options: options[rng.below(len(options))])


@pytest.mark.feature(41)
@pytest.mark.parametrize("language", ["de", "en"])
def test_whole_games_alone_with_fights(language: str) -> None:
    met = 0
    for seed in range(6):
        desk, text = alone(seed, language)
        result, words = desk.match.result, desk.session.words
        assert result is not None
        assert "⟨" not in text
        ending = words.say(f"ending-{result.endings[0]}")
        fate = f"{words.player(0)}: {result.scores[0]} {'Gold' if language == 'de' else 'gold'} – {ending}"
        said(text, ending, fate, "verlies verify")
        met += UNSEEN[language] in text
    assert met > 1


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals")
def test_a_whole_game_alone_in_a_real_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VERLIES_HOME", str(tmp_path))
    terminal = Terminal(80, 24, "play", "dungeonquest", "--seats", "you:Anna", "--seed", "4", "--lang", "en")
    terminal.until("begin.")
    terminal.type("")
    typed = 0
    while "verlies verify" not in terminal.text:
        terminal.text += os.read(terminal.file, 4096).decode(errors="replace")
        if terminal.text.count("Anna> ") > typed:
            typed += 1
            terminal.type("1")
    assert typed > 5
    assert "⟨" not in terminal.text
    assert "Traceback" not in terminal.text
    assert terminal.code() == 0


@pytest.mark.parametrize(
    ("language", "place", "told"),
    [
        ("de", "a1", "Nordwestturm – Turmzimmer"),
        ("en", "a1", "Northwest Tower – tower room"),
        ("de", "g5", "Schatzkammer (Nord)"),
        ("en", "g5", "Treasure Chamber (north)"),
    ],
)
def test_what_a_place_is_called_and_is_is_said_once(language: str, place: str, told: str) -> None:
    game = verlies.game("dungeonquest")
    match = game.new(seats=1, seed=1)
    painter = Painter(words(game, language), game.static({}), -1, Look(()))
    assert Surroundings(painter, match.scene(-1)).place(place).endswith(told)


@pytest.mark.parametrize(
    ("language", "told"), [("de", "Probe: Glück 4, Zu hoch um "), ("en", "Test: Luck 4, Too high by ")]
)
def test_what_a_test_is_of_is_said_once(language: str, told: str) -> None:
    facts = (Fact("luck", 4), Fact("missing", 3))
    painter = Painter(words(verlies.game("dungeonquest"), language), Static(), 0, Look(()))
    (line,) = Spotlight(painter).lines(Spot("test", 0, "attribute", "luck", facts))
    assert line.plain.startswith(told)
