"""Refusals of one game: whichever reason is about an amount says how much is needed, and how much there is."""

import re
from collections.abc import Callable, Iterable
from importlib.resources import files
from typing import Any

from verlies.core.refusal import Refusal
from verlies.core.rules import Rules
from verlies.kit.reasons import REASONS as KIT
from verlies.text import LANGUAGES, words

Amount = tuple[Callable[[], Any], str, str, dict[str, int]]
"""A situation, what is tried in it, the reason against it and the numbers it must tell."""
OF_AMOUNTS = re.compile(
    r"\b(fehl\w*|genug|höchstens|mindestens|kostet|teurer|lacks?|enough|at least|at most|so much|so many|so viele?)\b"
)
"""How somebody speaks who leaves out a number."""


def pattern(game: Rules[Any], message: str, language: str) -> str:
    """Return the text of a reason before its facts are put in, as the game says it last."""
    texts = [game.about.texts] if isinstance(game.about.texts, str) else game.about.texts
    said = ""
    for package in ("verlies.text", *texts):
        for file in files(package).joinpath(*([] if package == "verlies.text" else ["texts"]), language).iterdir():
            found = re.search(rf"^why-{message} = (.*\n(?:[ ]+.*\n)*)", file.read_text(encoding="utf-8"), re.MULTILINE)
            said = found[1] if found else said
    return said


def messages(reasons: Iterable[Refusal]) -> set[str]:
    """Return all that a game can say against something, beside the kit."""
    return {reason.message for reason in reasons} - {*KIT.names}


def check_all_amounts_told(game: Rules[Any], reasons: Iterable[Refusal], amounts: list[Amount]) -> None:
    """Whatever speaks of amounts has gaps for them, and whatever has gaps is among the cases."""
    told = {reason for _, _, reason, _ in amounts}
    for message in messages(reasons):
        for language in LANGUAGES:
            text = pattern(game, message, language)
            assert text, f"{message} has no text in {language}"
            numbers = set(re.findall(r"\{ \$(\w+)", text)) - {"card", "token", "leap"}
            assert not numbers or message in told, f"{message} tells {numbers}, and no case says which"
            assert numbers or not OF_AMOUNTS.search(text), f"{message} leaves out how much: {text}"


def check_amount(case: Amount) -> None:
    """A refusal carries these numbers, and both languages tell them."""
    layout, word, reason, numbers = case
    t = layout()
    refusal = t.match.why_not(word, t.match.decision.seats[0])
    assert refusal.message == reason
    assert numbers.items() <= refusal.facts.items()
    for language in LANGUAGES:
        sentence = words(t.match.game, language).why(refusal)
        wanted = sorted(str(number) for number in numbers.values() if number)
        assert not [number for number in wanted if number not in re.findall(r"\d+", sentence)], sentence
