"""How the facts of a card are written down: what it is, how many, what it costs and is worth, and what it does.

    id: kind copies cost points flags | what it does when played, used or beaten | acquire … | arrive …

What a card does is a list of words with a number and what they are about; `when 2 clank (…)` happens once as soon as so
much is there, `per 1 clank (…)` for each, `choose 1 (a: … / b if needs: …)` is up to the player.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

COMPANION, GEM, DEVICE, MONSTER = "companion", "gem", "device", "monster"
STARTERS = ("burgle", "stumble", "sidestep", "scramble")
RESERVES = ("mercenary", "explore", "secret_tome")
GOBLIN = "goblin"
OP = re.compile(r"(\w+)(?: (-?\d+))?(?: ([a-z][a-z ]*))?(?: \((.*)\))?")
WAY = re.compile(r"(\w+)(?: if (\w+))?: (.*)")


class Op(NamedTuple):
    """One thing a card does: a word, a number, what it is about, and what follows."""

    do: str
    n: int = 0
    what: str = ""
    then: "tuple[Op, ...]" = ()


class Card(NamedTuple):
    id: str
    kind: str
    copies: int
    cost: int
    points: int
    flags: frozenset[str]
    play: tuple[Op, ...]
    acquire: tuple[Op, ...]
    arrive: tuple[Op, ...]

    def amount(self, flag: str) -> int:
        """What it costs besides."""
        return sum(int(each[len(flag) :]) for each in self.flags if each.startswith(flag))

    def is_companion(self) -> bool:
        return self.kind == COMPANION or self.id == "mercenary"


def parts(text: str) -> Iterator[str]:
    """What commas outside of brackets divide."""
    start = depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            yield text[start:at].strip()
            start = at + 1
    yield text[start:].strip()


def ops(text: str) -> tuple[Op, ...]:
    return tuple(op(part) for part in parts(text) if part)


def op(text: str) -> Op:
    found = OP.fullmatch(text)
    assert found, text
    do, n, what, inner = found.groups(default="")
    then = tuple(map(way, inner.split(" / "))) if do in {"choose", "first"} else ops(inner)
    return Op(do, int(n or 0), what, then)


def way(text: str) -> Op:
    """One of several ways to choose between."""
    found = WAY.fullmatch(text)
    assert found, text
    word, needs, then = found.groups(default="")
    return Op(word, 0, needs, ops(then))


def card(line: str) -> Card:
    head, play, *rest = line.split(" |")
    id, kind, copies, cost, points, *flags = head.replace(":", "").split()
    later = {word: ops(text) for word, text in (part.strip().split(" ", 1) for part in rest)}
    numbers = int(copies), int(cost), int(points)
    return Card(id, kind, *numbers, frozenset(flags), ops(play), later.get("acquire", ()), later.get("arrive", ()))


def cards(text: str) -> dict[str, Card]:
    return {each.id: each for each in map(card, text.splitlines())}


def dungeon(printed: dict[str, Card], out: frozenset[str] = frozenset()) -> dict[str, int]:
    """The dungeon deck by how many there are of each card; those with one of some flags stay out."""
    others = {*STARTERS, *RESERVES, GOBLIN}
    return {each.id: each.copies for each in printed.values() if each.id not in others and not each.flags & out}
