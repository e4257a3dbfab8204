"""Chance has one door: numbered streams that nobody can predict and anybody can check afterwards."""

from hashlib import blake2b
from typing import Final

SPACE: Final = 1 << 48
"""Every draw is a number below this, folded without bias into what is asked for."""


class Chance:
    """Draw `k` of stream `i` is BLAKE2b(key, i, k); the counters are the only state."""

    __slots__ = ("counters", "forced", "key")

    def __init__(self, key: bytes, counters: list[int], forced: list[tuple[int, int]]) -> None:
        self.key = key
        """32 secret bytes; whoever holds them can tell the future."""
        self.counters = counters
        """How many numbers each stream has given so far."""
        self.forced = forced
        """Results laid down by a test, `(stream, value)`, used up before any number is drawn.

        Like every list that rarely changes it is replaced and never changed in place, so forks share it.
        """

    def fork(self) -> "Chance":
        """Return an independent copy."""
        return Chance(self.key, self.counters[:], self.forced)

    def below(self, stream: int, n: int) -> int:
        """Return a number from 0 to n - 1, each as likely as the other."""
        if self.forced:
            value = self._forced(stream)
            if value >= 0:
                return value
        limit = SPACE - SPACE % n
        while True:
            count = self.counters[stream]
            self.counters[stream] = count + 1
            place = (stream << 40 | count).to_bytes(8, "little")
            x = int.from_bytes(blake2b(self.key + place, digest_size=6).digest(), "little")
            if x < limit:
                return x % n

    def roll(self, stream: int, sides: int = 6) -> int:
        """Return the face of one die."""
        if self.forced:
            value = self._forced(stream)
            if value >= 0:
                return value
        return self.below(stream, sides) + 1

    def take(self, stream: int, pile: list[int]) -> int:
        """Remove and return any element of a pile; the rest keeps its order."""
        if self.forced:
            value = self._forced(stream)
            if value >= 0:
                pile.remove(value)
                return value
        return pile.pop(self.below(stream, len(pile)))

    def take_from(self, stream: int, counts: list[int]) -> int:
        """Remove one piece from a bag given as counts by kind, and return its kind."""
        if self.forced:
            value = self._forced(stream)
            if value >= 0:
                counts[value] -= 1
                return value
        at = self.below(stream, sum(counts))
        kind = 0
        while at >= counts[kind]:
            at -= counts[kind]
            kind += 1
        counts[kind] -= 1
        return kind

    def _forced(self, stream: int) -> int:
        """Return and use up the next result laid down for a stream, or -1."""
        for i, (where, value) in enumerate(self.forced):
            if where == stream:
                self.forced = self.forced[:i] + self.forced[i + 1 :]
                self.counters[stream] += 1
                return value
        return -1
