"""Garbage: looked for often among what is new, and among everything only when there is reason to."""

import gc

NEW = 500
"""After so many new objects Python looks through them: a few milliseconds, however many tables there are."""
ONCE_MORE = 1
"""What is left after so many looks is looked through once more, and then counts as old."""
OLD = 3_000
"""After so many of those looks everything is looked through, whether anybody left or not."""
MANY = 1_000
"""After so many sockets have gone everything is looked through; each leaves some 30 KB that Python cannot free."""


def pause_less() -> None:
    """Let Python make short pauses, and never look among what stays until the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW, ONCE_MORE, OLD)


class Broom:
    """Sweeps after those who leave: sockets are old when they go, and Python looks seldom among what is old."""

    def __init__(self) -> None:
        self.left = 0

    def sweep_after(self) -> None:
        """Note that somebody has left, and after many of them look through everything."""
        self.left += 1
        if self.left >= MANY:
            self.left = 0
            gc.collect()
