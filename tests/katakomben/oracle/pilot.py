"""Who answers: at random, but with some purpose, so that games get deep, and some thieves home."""

from random import Random

from tests.klong_family.oracle.asking import Question
from tests.klong_family.oracle.pilot import HASTE, steps_towards

from . import tokens
from .table import Table

EAGER = {"artifact", "crack", "mark", "goods", "flute", "waystone", "ride", "blink", "teleport", "use", "coupon"}
"""What is rarely possible, and is mostly done when it is."""


def pick(table: Table, question: Question, rng: Random) -> str:
    options = sorted(question.options)
    thief = table.thieves[question.seat]
    if table.near and rng.random() < HASTE:
        options = [each for each in options if each.startswith(("fight", "use"))] or options
    elif thief.own(tokens.ARTIFACTS) and rng.random() < HASTE:
        steps = homeward(table, thief.room)
        options = [each for each in options if each.partition(":")[2] in steps] or options
    elif rng.random() < HASTE:
        options = [each for each in options if each.partition(":")[0] in EAGER] or options
    if rng.random() < HASTE:
        options = [each for each in options if each != "end"] or options
    return rng.choice(options)


def homeward(table: Table, room: str) -> set[str]:
    """The rooms next to one that are nearer to the crypt."""
    crypt = next(each for each in table.maze.rooms() if each.endswith("crypt"))
    return steps_towards(lambda each: [way.to for way in table.maze.ways(each) if way.to], room, crypt)
