"""How a bot is asked, wherever it plays: nothing it is handed belongs to the game, and its answer is checked."""

from collections.abc import Sequence
from typing import Any

from ..core.errors import VerliesError, listing
from ..core.observe import Observation
from ..core.rng import Rng
from .base import Bot


class BadChoice(VerliesError):
    """A bot has answered what was not offered to it."""


def ask(name: str, player: Bot, observation: Observation[Any], rng: Rng) -> int:
    """Return what a bot answers; what it was not offered raises `BadChoice`, whatever it did to the list."""
    offered = tuple(observation.options)
    try:
        answer = player.choose(observation, rng)
    except SystemExit:
        raise RuntimeError(f"bot “{name}” tried to end the program") from None
    return checked(name, observation, offered, answer)


def checked(name: str, observation: Observation[Any], offered: Sequence[int], answer: Any) -> int:
    """Return an answer if it was offered; `BadChoice` names the bot, the answer and the question."""
    if type(answer) is int and answer in offered:
        return answer
    words = observation.game.about.vocabulary
    raise BadChoice(
        "bad-choice",
        bot=name,
        seat=observation.view.seat + 1,
        answer=words.word(answer) if type(answer) is int and words.has(answer) else repr(answer),
        question=question(observation),
        possible=listing(words.word(option) for option in offered),
    )


def question(observation: Observation[Any]) -> str:
    """Return the name of the question a bot was asked."""
    asked = observation.view.ask()
    return type(asked).__name__ if asked else "–"
