"""A small fast generator for bots and play-outs; never used for the deal of a real game."""

from typing import Final

MASK: Final = 0xFFFFFFFF
HALF: Final = 0xFFFF


class Rng:
    """sfc32: the same numbers on every machine and in both builds."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, seed: int) -> None:
        self.a = seed & MASK
        self.b = (seed >> 32) & MASK
        self.c = (seed >> 64) & MASK
        self.d = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """Return 32 random bits."""
        t = (self.a + self.b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & MASK)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + t & MASK
        return t

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1 (bias under n / 2**32); `word` written out, for speed.

        It is `t * n >> 32`, half by half: compiled code multiplies numbers of more than 30 bits by the slow long way.
        """
        b = self.b
        c = self.c
        t = (self.a + b + self.d) & MASK
        self.d = (self.d + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) | (c >> 11)) & MASK) + t) & MASK
        return ((t >> 16) * n + ((t & HALF) * n >> 16)) >> 16

    def key(self) -> bytes:
        """Return 32 bytes, to key the chance of a sampled state."""
        return b"".join(self.word().to_bytes(4, "little") for _ in range(8))

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
