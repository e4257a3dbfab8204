"""How an oracle plays along: it says who is asked for what, and is told what chance decided."""

from collections import Counter, deque
from collections.abc import Generator, Iterable
from typing import NamedTuple

from tests.followed import Luck


class Question(NamedTuple):
    seat: int
    options: frozenset[str]


Steps = Generator[Question, str, None]
Asking = Generator[Question, str, str]


class Differs(Exception):
    """The program did something else than the oracle reckoned."""


class Told:
    """What chance decided, in the order it came."""

    def __init__(self) -> None:
        self.came: deque[tuple[str, str]] = deque()
        self.luck = Luck()

    def hear(self, kind: str, what: str) -> None:
        self.came.append((kind, what))

    def next(self, kind: str) -> str:
        """The next thing, which must be of this kind."""
        if not self.came:
            raise Differs(f"nothing came by chance: {kind}")
        came, what = self.came.popleft()
        if came != kind:
            raise Differs(f"next by chance came {came} {what}, not {kind}")
        return what

    def drawn(self, kind: str, pile: Counter[str], where: str) -> str:
        """The next thing, which is taken off a pile where each was as likely."""
        what = self.next(kind)
        self.luck.came(where, what, pile)
        remove(pile, what, where)
        return what

    def rest(self) -> list[str]:
        return [f"{kind} {what}" for kind, what in self.came]


def ask(seat: int, options: Iterable[str]) -> Asking:
    answer = yield Question(seat, frozenset(options))
    return answer


def remove(pile: Counter[str], what: str, where: str) -> None:
    """Take one thing off a pile where it must be."""
    if pile[what] <= 0:
        raise Differs(f"{what} came, but is not among {where}")
    pile[what] -= 1
