"""Who answers: at random, but with some purpose, so that games get deep, and some thieves home."""

from collections import deque
from collections.abc import Callable, Iterable

HASTE = 0.7
"""How often one does what one has in mind, where one can."""


def distances(near: Callable[[str], Iterable[str]], goal: str) -> dict[str, int]:
    """How many moves it is from each room to a goal, arrows left aside."""
    far = {goal: 0}
    queue = deque([goal])
    while queue:
        room = queue.popleft()
        for other in near(room):
            if other not in far:
                far[other] = far[room] + 1
                queue.append(other)
    return far


def steps_towards(near: Callable[[str], Iterable[str]], room: str, goal: str) -> set[str]:
    """The rooms next to one that are nearer to a goal."""
    far = distances(near, goal)
    here = far.get(room, 0)
    return {other for other in near(room) if far.get(other, here) < here}
