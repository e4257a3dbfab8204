"""Who answers: at random, but with some purpose, so that games get deep, and some thieves home."""

from collections import deque
from random import Random

from . import tokens
from .table import Question, Table

HASTE = 0.7
"""How often somebody with an artifact goes towards the crypt, where they can."""
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
    far = distances(table, crypt)
    here = far.get(room, 0)
    return {way.to for way in table.maze.ways(room) if way.to and far.get(way.to, here) < here}


def distances(table: Table, goal: str) -> dict[str, int]:
    """How many moves it is from each room to a goal, arrows left aside."""
    far = {goal: 0}
    queue = deque([goal])
    while queue:
        room = queue.popleft()
        for way in table.maze.ways(room):
            if way.to and way.to not in far:
                far[way.to] = far[room] + 1
                queue.append(way.to)
    return far
