"""Why not: of every option, for every seat, in every game it is told whether it is possible, and why it is not."""

import os
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import verlies
from verlies import registry
from verlies.core.check.tables import mixed, tables
from verlies.core.errors import VerliesError
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.option import KIND, Option
from verlies.core.refusal import POSSIBLE, Refusal
from verlies.core.rng import Rng
from verlies.text import LANGUAGES, Words, catalogue

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "lantern" / "src"
ANSWERS = 200
"""So many answers are given in a game at most."""
EVERY = 40
"""After so many answers it is asked why not; and once a game is over, or broken off."""
OPTIONS = 25
"""So many options are tried for each seat, beside all that are offered."""
STRANGE = ("", ":", "pass:1", "fly", "fly:nowhere", "move:", "⟨", -1, 10**9)
"""What is no option of any game."""


def game_of(name: str) -> Game[Any]:
    if name != "lantern":
        return verlies.game(name)
    game: Game[Any] = import_module("lantern").GAME
    game.entropy = os.urandom
    return game


def positions(game: Game[Any]) -> Iterator[Match[Any]]:
    """Play a game by chance at every table, with everything agreed at random; yield it now and then, and at its end."""
    for number, table in enumerate(tables(game)):
        rng = Rng(number + 77)
        match = game.new(table.seats, str(number), dict(mixed(game, table, rng)))
        for answered in range(ANSWERS):
            if match.over:
                break
            if answered % EVERY == 0:
                yield match
            seat = match.decisions[-1].seats[-1]
            options = match.decisions_of(seat)[0].options
            match.answer(options[rng.below(len(options))], seat)
        match.state.stop()
        yield match


def every_option(game: Game[Any]) -> list[int]:
    kinds = game.about.vocabulary.kinds
    return [number * KIND + each for number, kind in enumerate(kinds) for each in range(len(kind.ids) or 1)]


def spellings(match: Match[Any], code: int) -> list[Option | str | int]:
    """Return an option by its number, by its name and as the border shows it."""
    return [code, match.game.about.vocabulary.word(code), match.option(code)]


@pytest.fixture(params=dict.fromkeys([*registry.names(), "lantern"]))
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    return game_of(request.param)


def test_of_every_option_it_is_told_whether_it_is_possible(game: Game[Any]) -> None:
    rng, every, ended = Rng(1), every_option(game), 0
    for match in positions(game):
        ended += match.over
        for seat in range(-1, match.header.seats + 1):
            offered = match.options_of(seat)
            for code in [*offered, *(every[rng.below(len(every))] for _ in range(OPTIONS))]:
                for name in spellings(match, code):
                    assert (match.why_not(name, seat) == POSSIBLE) == (code in offered), (name, seat)
    assert ended


def test_every_reason_is_a_sentence_with_its_rule(game: Game[Any]) -> None:
    rng, every = Rng(2), every_option(game)
    for match in positions(game):
        words = [Words.of(game, match.header, language) for language in LANGUAGES]
        for seat in range(match.header.seats):
            for code in (every[rng.below(len(every))] for _ in range(OPTIONS)):
                refusal = match.why_not(code, seat)
                assert all(is_told(game, each, refusal) for each in words), (match.option(code).id, refusal)


def is_told(game: Game[Any], words: Words, refusal: Refusal) -> bool:
    """Return whether a reason is a whole sentence, and its rule, if it names one, another."""
    sentence = words.why(refusal)
    cited = catalogue.sentence(game, refusal.rule, words.language) if refusal.rule else "."
    return bool(sentence and cited) and not any(hole in sentence + cited for hole in "⟨{")


@pytest.mark.parametrize("word", STRANGE)
def test_what_is_no_option_is_met_with_an_error_of_ones_own(game: Game[Any], word: str | int) -> None:
    match = next(positions(game))
    for seat in range(-1, match.header.seats + 1):
        with pytest.raises(VerliesError, match="is not a move of this game"):
            match.why_not(word, seat)
