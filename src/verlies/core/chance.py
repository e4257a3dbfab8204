"""Chance has one door: numbered streams that nobody can predict and anybody can check afterwards."""

from hashlib import blake2b
from struct import Struct
from typing import Final

SPACE: Final = 1 << 32
"""Every number of a stream is below this, and folded without bias into what is asked for."""
BLOCK: Final = 16
"""So many numbers come out of one hash."""
WORDS: Final = Struct(f"<{BLOCK}I")
NO_WORDS: Final[list[int]] = []


class Chance:
    """Number `k` of stream `i` is word `k % 16` of BLAKE2b(key, i, k // 16); the counters are the only state."""

    __slots__ = ("block", "blocks", "counters", "forced", "key", "place")

    def __init__(
        self,
        key: bytes,
        counters: list[int],
        forced: list[tuple[int, int]],
        blocks: dict[int, list[int]] | None = None,
    ) -> None:
        self.key = key
        """32 secret bytes; whoever holds them can tell the future."""
        self.counters = counters
        """How many numbers each stream has given so far."""
        self.forced = forced
        """Results laid down by a test, `(stream, value)`, used up before any number is drawn.

        Like every list that rarely changes it is replaced and never changed in place, so forks share it.
        """

        self.blocks: dict[int, list[int]] = {} if blocks is None else blocks
        """The hashes made so far; they follow from the key, so all copies that go on with it share them."""
        self.place = -1
        """Which hash `block` is, so that it need not be looked up for the next number."""
        self.block = NO_WORDS

    def fork(self) -> "Chance":
        """Return an independent copy."""
        return Chance(self.key, self.counters[:], self.forced, self.blocks)

    def keyed(self, key: bytes) -> "Chance":
        """Return a copy that goes on with another key."""
        return Chance(key, self.counters[:], self.forced)

    def below(self, stream: int, n: int) -> int:
        """Return a number from 0 to n - 1, each as likely as the other."""
        if self.forced:
            value = self._forced(stream)
            if value >= 0:
                return value
        limit = SPACE - SPACE % n
        if limit == 0:
            raise ValueError(f"chance is asked for more than {SPACE} outcomes")
        while True:
            count = self.counters[stream]
            self.counters[stream] = count + 1
            place = stream << 40 | count // BLOCK
            if place != self.place:
                self.block = self._words(place)
                self.place = place
            x = self.block[count % BLOCK]
            if x < limit:
                return x % n

    def _words(self, place: int) -> list[int]:
        """Return the numbers of one hash."""
        words = self.blocks.get(place)
        if words is None:
            words = list(WORDS.unpack(blake2b(self.key + place.to_bytes(8, "little")).digest()))
            self.blocks[place] = words
        return words

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


class NoChance(Chance):
    """The chance of what somebody sees: there is none, so whatever would draw from it is an error."""

    def __init__(self) -> None:
        super().__init__(b"", [], [])

    def fork(self) -> Chance:
        """Return no chance either."""
        return NoChance()

    def below(self, stream: int, n: int) -> int:
        """Refuse: nobody can see what chance will bring."""
        raise RuntimeError(f"stream {stream} of chance was drawn from in a view, where nothing is drawn")
