"""Who answers: at random, but with some purpose."""

from random import Random

from tests.klong_family.oracle.asking import Question
from tests.klong_family.oracle.pilot import HASTE, steps_towards

from . import tokens
from .table import Table

EAGER = {"artifact", "goods", "take", "teleport", "use", "reach"}
"""What is rarely possible, and is mostly done when it is."""


def pick(t: Table, question: Question, rng: Random) -> str:
    options = sorted(question.options)
    if rng.random() < HASTE:
        options = wished(t, question.seat, options) or options
    if rng.random() < HASTE:
        options = [each for each in options if each != "end"] or options
    return rng.choice(options)


def wished(t: Table, seat: int, options: list[str]) -> list[str]:
    """What somebody with an artifact mostly does is to go home; others take what they can, or go on."""
    thief = t.thieves[seat]
    if thief.own(tokens.ARTIFACTS) > thief.tokens["backpack"]:
        return toward(t, thief.room, t.board.outside, options)
    goals = [room.id for room in t.board.rooms.values() if room.artifact() in t.artifacts]
    eager = [each for each in options if each.partition(":")[0] in EAGER]
    return eager or (toward(t, thief.room, goals[seat % len(goals)], options) if goals else [])


def toward(t: Table, room: str, goal: str, options: list[str]) -> list[str]:
    """Those options that lead nearer to a goal."""
    steps = steps_towards(lambda each: sorted(t.board.near[each]), room, goal)
    return [each for each in options if each.partition(":")[2] in steps]
