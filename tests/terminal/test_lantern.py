"""The same client draws a game it has never heard of: sealed votes, questions to a team, a common result."""

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.desk import Desk, said
from verlies.core.game import Game
from verlies.core.rng import Rng

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "lantern" / "src"


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    game: Game[Any] = import_module("lantern").GAME
    game.entropy = os.urandom
    return game


@pytest.mark.parametrize("seats", ["you,you,you", "you,bot,bot", "bot,bot"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_co_operative_game(lantern: Game[Any], seats: str, language: str) -> None:
    desk = Desk(seats, game=lantern, language=language)
    rng = Rng(3)
    text = desk.play_on(lambda options: options[rng.below(len(options))])
    assert desk.match.over
    assert "⟨" not in text
    said(text, {"de": "gemeinsam", "en": "together"}[language])


@pytest.mark.feature(12)
def test_a_sealed_vote_is_asked_behind_the_curtain(lantern: Game[Any]) -> None:
    seen = set()
    for vote in ("1", "2", "3"):
        text = Desk("you,you,bot", "", vote, "", "1", game=lantern, seed="5").run()
        first, second = text.split("du bist gefragt.")[1:3]
        assert "Rot> " in first
        assert "Gelb> " in second
        seen.add(second.split("Gelb> ")[0])
    assert len(seen) == 1, "what the second sees does not depend on what the first has chosen"


def test_the_map_is_told_in_words_too(lantern: Game[Any]) -> None:
    text = Desk("you,bot", "map", "map all", "map o1", game=lantern).run()
    said(text, "Eingang – Kreuzung, Laterne", "> Osten: O1 – unerforscht", "Ort: O1 – unerforscht")
