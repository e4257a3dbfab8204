"""Why not: what a seat is told about an option, about a thing, or about the question as a whole."""

from typing import Any

from ...core.match import Match
from ...core.refusal import NOT_OFFERED, Refusal, telling
from ...text import catalogue
from ...text.words import Words
from .messages import Said, Why


def explain(match: Match[Any], seat: int, words: Words, why: Why) -> Said:
    """Return what a seat is told: why an option or anything with a thing is not possible, or which rule asks."""
    if why.noun:
        return _about_thing(match, seat, words, why.noun, why.target)
    if why.option:
        return _about_option(match, seat, words, match.code(why.option, seat))
    decisions = match.decisions_of(seat)
    rule = decisions[0].rule if decisions else ""
    return Said("why", catalogue.sentence(match.game, rule, words.language), rule)


def _about_thing(match: Match[Any], seat: int, words: Words, noun: str, target: str) -> Said:
    """Say what hinders most of all that could be done with a thing."""
    codes = match.about(noun, target)
    if not codes:
        return Said("why", words.why(NOT_OFFERED), noun=noun, target=target)
    offered = [code for code in codes if _is_offered(match, seat, code)]
    best = offered[0] if offered else max(codes, key=lambda code: _telling(match, code, match.why_not(code, seat)))
    said = _about_option(match, seat, words, best)
    return Said(said.about, said.text, said.rule, said.option, noun, target)


def _about_option(match: Match[Any], seat: int, words: Words, code: int) -> Said:
    refusal = match.why_not(code, seat)
    return Said("why", words.why(refusal), refusal.rule, match.option(code).id)


def _is_offered(match: Match[Any], seat: int, code: int) -> bool:
    return code in match.state.options_of(seat)


def _telling(match: Match[Any], code: int, refusal: Refusal) -> int:
    """Return how much a refusal says of a thing."""
    return telling(refusal, bool(match.game.about.vocabulary.kind(code).zone))
