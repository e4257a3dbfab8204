"""Both boards, as the facts list them.

    room: what is there | the tunnels it is named first in

A tunnel is `-` or, if it can be walked from here only, `>`, the room at its other end, and what lies in it: footprints,
a lock, so many monsters.
"""

from collections.abc import Iterator
from typing import NamedTuple

FRONT = """\
F01: outside | -F02
F02: | -F03
F03: | -F04+feet -F08
F04: minor | -F05+feet -F09+lock -F10
F05: major | -F10+1
F06: major | >F05 -F11+lock
F07: cave major | >F03+feet -F12+1
F08: cave | -F13+feet -F14+1
F09: major | -F14+lock
F10: cave minor | -F11+feet -F15+1
F11: | -F16
F12: fountain | -F17+feet
F13: minor | -F17+1 -F18
F14: cave | -F15 -F18+feet -F19+2
F15: | -F16 -F21+lock
F16: minor | -F21
F17: depths | -F18 -F22 -F23 >F24+1
F18: depths cave artifact-5 | -F25+feet+1 -F26
F19: depths market minor | -F26
F20: depths market minor | -F21 -F27 -F28+1
F21: depths artifact-7 | -F22
F22: depths cave minor | -F29+lock
F23: depths cave artifact-15 |
F24: depths idols | >F23 >F36
F25: depths major | -F26+lock
F26: depths market | -F27 -F30+feet -F31+2
F27: depths market artifact-10 | -F32+lock
F28: depths cave major |
F29: depths major | -F35+1
F30: depths minor | >F24+feet -F31+2 -F36
F31: depths artifact-20 | -F32+lock -F37+1 -F38+feet
F32: depths cave minor | -F33+2
F33: depths artifact-25 | -F34+feet+1 -F38+2 -F39
F34: depths fountain | >F28
F35: depths artifact-30 |
F36: depths | -F37+lock
F37: depths major |
F38: depths fountain | -F39+feet+1
F39: depths cave major |
"""
BACK = """\
B01: outside | -B02
B02: | >B03
B03: | >B04+feet -B09
B04: minor | >B05+feet -B11
B05: cave minor | -B06 -B19
B06: major | -B07+2
B07: cave | -B08 -B12 -B14
B08: | >B02 -B09+3
B09: cave | -B10 -B15 -B16
B10: | -B11 -B17 -B18
B11: | -B18 -B19+1
B12: minor | -B13+lock
B13: major | -B14+lock
B14: minor | -B15 -B20+feet
B15: cave | -B21+1
B16: | -B22+1
B17: major | -B23+lock
B18: cave | -B24+1 -B28
B19: market | -B24+2
B20: depths major | -B29
B21: depths market | -B25+1 -B26
B22: depths major | -B26+1
B23: depths artifact-7 | -B26 -B27+1 -B28
B24: depths idols | >B33
B25: depths artifact-10 | -B29+1
B26: depths market | -B31
B27: depths market | -B32 -B33
B28: depths minor | -B33
B29: depths minor | -B34+lock -B35+lock -B36
B30: depths artifact-20 | >B31 -B37+1
B31: depths cave major |
B32: depths major |
B33: depths artifact-5 | -B38+1 -B39+feet
B34: depths market | -B40
B35: depths artifact-25 |
B36: depths cave | -B37 -B42+feet+1
B37: depths minor | -B38+1 -B43
B38: depths artifact-15 | -B44+2
B39: depths minor | >B24 -B44+lock
B40: depths major | -B41
B41: depths artifact-30 | -B42+1
B42: depths minor | -B43+1
B43: depths cave fountain |
B44: depths major |
"""


class Room(NamedTuple):
    id: str
    marks: frozenset[str]

    def has(self, mark: str) -> bool:
        return mark in self.marks

    def artifact(self) -> str:
        """The artifact whose space this is."""
        return next((mark.replace("-", "_") for mark in self.marks if mark.startswith("artifact")), "")


class Way(NamedTuple):
    """A tunnel as it can be walked."""

    to: str
    boots: int
    monsters: int
    locked: bool


class Board:
    """The rooms, where one can walk from each, and what is next to it."""

    def __init__(self, text: str) -> None:
        self.rooms: dict[str, Room] = {}
        self.ways: dict[str, list[Way]] = {}
        self.near: dict[str, set[str]] = {}
        for line in text.splitlines():
            head, tunnels = line.split("|")
            id, marks = head.split(":")
            self.rooms[id] = Room(id, frozenset(marks.split()))
            for tunnel in tunnels.split():
                self.dig(id, tunnel)
        self.outside = next(id for id, room in self.rooms.items() if room.has("outside"))

    def dig(self, room: str, tunnel: str) -> None:
        """Join two rooms."""
        other, *marks = tunnel[1:].split("+")
        monsters = sum(int(mark) for mark in marks if mark.isdigit())
        way = Way(other, 2 if "feet" in marks else 1, monsters, "lock" in marks)
        self.ways.setdefault(room, []).append(way)
        if tunnel[0] == "-":
            self.ways.setdefault(other, []).append(way._replace(to=room))
        self.near.setdefault(room, set()).add(other)
        self.near.setdefault(other, set()).add(room)

    def with_mark(self, mark: str) -> Iterator[str]:
        return (id for id, room in self.rooms.items() if room.has(mark))


BOARDS = {"front": Board(FRONT), "back": Board(BACK)}
