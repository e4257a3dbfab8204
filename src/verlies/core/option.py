"""Options are small ints inside and stable strings at the border."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

KIND: Final = 1024
"""An option is `kind * KIND + argument`."""
PASS: Final = 0
"""The option to do nothing; kind 0 of every game."""
PASS_WORD: Final = "pass"


@dataclass(frozen=True)
class OptionKind:
    """One kind of option: its word, the noun of its argument and the ids the argument may have."""

    word: str
    noun: str = ""
    ids: Sequence[str] = ()
    zone: str = ""
    """Which of one's own zones the argument lies in (`hand`), `own` if that may be any; else it is for all to see."""
    role: str = ""
    """What clients may do with it unasked: `end` ends the turn, `done` a part of it, `play` is done with all of one's
    cards one by one."""


@dataclass(frozen=True)
class Option:
    """One possible answer."""

    id: str
    """Its stable name, such as `buy:sneak`; the same in saves, logs and on the wire."""
    code: int
    """The same inside the core."""
    kind: str
    noun: str = ""
    target: str = ""
    """What it is about: the id of a card, place, token, seat or number, as `noun` says."""

    def __str__(self) -> str:
        return self.id


NUMBERS: Final = tuple(str(n) for n in range(100))


class Vocabulary:
    """The words of a game's options, both ways."""

    def __init__(self, kinds: Sequence[OptionKind]) -> None:
        self.kinds = [OptionKind(PASS_WORD), *kinds]
        self._by_word = {kind.word: number for number, kind in enumerate(self.kinds)}

    def word(self, option: int) -> str:
        """Return the stable string of an option, such as `buy:sneak`."""
        kind = self.kinds[option // KIND]
        return f"{kind.word}:{kind.ids[option % KIND]}" if kind.ids else kind.word

    def option(self, word: str) -> int | None:
        """Return the option a string names, or None."""
        head, _, tail = word.partition(":")
        number = self._by_word.get(head)
        if number is None:
            return None
        ids = self.kinds[number].ids
        if not ids:
            return None if tail else number * KIND
        return number * KIND + ids.index(tail) if tail in ids else None

    def has(self, option: int) -> bool:
        """Return whether a number is an option of the game at all."""
        return 0 <= option < len(self.kinds) * KIND and option % KIND < max(1, len(self.kind(option).ids))

    def kind(self, option: int) -> OptionKind:
        """Return the kind of an option."""
        return self.kinds[option // KIND]

    def argument(self, option: int) -> str:
        """Return the id of an option's argument, or an empty string."""
        kind = self.kinds[option // KIND]
        return kind.ids[option % KIND] if kind.ids else ""
