"""A whole game in the language of its reader."""

import re
from typing import Any

import pytest

from verlies.core.match import Match
from verlies.core.notation import notation
from verlies.core.record import Line
from verlies.core.rng import Rng
from verlies.registry import game
from verlies.text import LANGUAGES, Words
from verlies.text.retold import retold

RAW = re.compile(r"\b[a-z-]+:[a-z]\w*")
"""An answer as the program names it, such as `buy:dragon_shrine`."""


def played(name: str, seats: int, answers: int) -> Match[Any]:
    """Return a game with so many answers, chosen at random."""
    match, rng = game(name).new(seats, "retold", names=["Anna", "Ben"]), Rng(1)
    while not match.over and match.answers < answers:
        asked = match.decisions[0]
        match.answer(asked.options[rng.below(len(asked.options))], asked.seats[0])
    return match


@pytest.mark.feature(60)
def test_a_game_is_retold_in_the_short_words_of_the_game() -> None:
    match = game("klong").new(2, "seven", {"start": "0", "board": "back"}, names=["Anna", "Ben"])
    for word in ("play:burgle", "play:sidestep", "play:stumble", "play:burgle", "play:burgle", "move:B02", "end"):
        match.answer(word)
    words = Words.of(match.game, match.header, "de")
    assert retold(match, [*match.lines, Line(undo=9, agreed=True)], words).splitlines() == [
        "KLONG! Ein Deckbau-Abenteuer",
        "Anna; Ben",
        "Spielplan: Rückseite; Einvernehmlich zurückgenommen: 1",
        "",
        "1. Anna: Ausspielen: Plündern, Umgehen, Stolpern, Plündern, Plündern; Gehen: Eingangshalle; Beende den Zug",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["bag_of_dungeon", "dungeonquest", "katakomben", "klong", "koenige"])
def test_every_answer_has_words(name: str, language: str) -> None:
    match = played(name, 2, 150)
    told = retold(match, match.lines, Words.of(match.game, match.header, language))
    assert "⟨" not in told
    assert not RAW.search(told)
    assert len(told.splitlines()) >= len(notation(match.header, match.lines).splitlines()) - 1
