# mypyc: interpreted
"""Both sides of the board as data: printed rooms and tunnels, positions in 0..100."""

from typing import NamedTuple

from ...families.klong.content import printed
from ...families.klong.kinds import Way
from .kinds import SIDES, Board, Room


class Tunnel(NamedTuple):
    """A printed tunnel between two rooms."""

    a: str
    b: str
    boots: int
    monsters: int
    locked: bool
    one_way: bool
    wraps: bool


def rooms(text: str) -> list[Room]:
    """Read rooms: the id of each, where it is, and what is printed in it."""
    return [room(*each.split()) for each in text.split(",")]


def room(id: str, x: str, y: str, *words: str) -> Room:
    """Describe a room."""
    return Room(id, float(x), float(y), **printed(words))


def tunnels(text: str) -> list[Tunnel]:
    """Read tunnels `A-B`, each with what is printed on it behind a colon.

    `f` are footprints, `m` is a monster, `l` a lock, `>` an arrow from A to B, `w` a way over the edge of the board.
    """
    return [tunnel(*word.partition(":")) for word in text.split()]


def tunnel(rooms: str, colon: str, marks: str) -> Tunnel:
    """Describe a tunnel; a plain one costs one boot and can be walked both ways."""
    a, b = rooms.split("-")
    return Tunnel(a, b, 2 if "f" in marks else 1, marks.count("m"), "l" in marks, ">" in marks, "w" in marks)


FRONT_ROOMS = rooms("""
    F01 5.0 2.9, F02 5.6 12.0, F03 22.7 12.0, F04 38.9 12.0 minor=2, F05 54.7 12.0 major=1, F06 72.3 9.1 major=1,
    F07 8.8 24.3 cave major=1, F08 26.6 26.4 cave, F09 39.9 25.9 major=1, F10 54.8 28.6 cave minor=2,
    F11 69.9 23.0, F12 5.7 38.8 heal=1, F13 20.4 40.5 minor=2, F14 38.6 41.7 cave, F15 55.9 42.3,
    F16 71.9 38.2 minor=2, F17 8.9 52.9 depths, F18 26.0 54.3 depths cave artifact=5,
    F19 42.1 57.8 depths market minor=2, F20 59.9 57.8 depths market minor=2, F21 72.8 51.2 depths artifact=7,
    F22 86.5 54.8 depths cave minor=2, F23 16.8 63.6 depths cave artifact=15, F24 6.3 78.0 depths idols=3,
    F25 25.1 73.5 depths major=1, F26 42.1 70.9 depths market, F27 59.9 70.9 depths market artifact=10,
    F28 73.0 66.1 depths cave major=1, F29 93.5 69.1 depths major=1, F30 23.4 83.5 depths minor=2,
    F31 39.3 85.0 depths artifact=20, F32 54.3 86.6 depths cave minor=2, F33 69.9 88.8 depths artifact=25,
    F34 82.6 77.6 depths heal=1, F35 93.5 81.6 depths artifact=30, F36 10.7 95.3 depths,
    F37 30.0 96.1 depths major=1, F38 49.4 96.6 depths heal=1, F39 85.5 92.7 depths cave major=1
""")

FRONT_TUNNELS = tunnels("""
    F01-F02 F02-F03 F03-F04:f F03-F08 F04-F05:f F04-F09:l F04-F10 F05-F10:m F06-F05:> F06-F11:l F07-F03:f> F07-F12:m
    F08-F13:f F08-F14:m F09-F14:l F10-F11:f F10-F15:m F11-F16 F12-F17:f F13-F17:m F13-F18 F14-F15 F14-F18:f
    F14-F19:mm F15-F16 F15-F21:l F16-F21 F17-F18 F17-F22:w F17-F23 F17-F24:m> F18-F25:fm F18-F26 F19-F26 F20-F21
    F20-F27 F20-F28:m F21-F22 F22-F29:l F24-F23:> F24-F36:> F25-F26:l F26-F27 F26-F30:f F26-F31:mm F27-F32:l
    F29-F35:m F30-F24:f> F30-F31:mm F30-F36 F31-F32:l F31-F37:m F31-F38:f F32-F33:mm F33-F34:fm F33-F38:mm F33-F39
    F34-F28:> F36-F37:l F38-F39:fm
""")

BACK_ROOMS = rooms("""
    B01 5.0 2.7, B02 30.5 11.1, B03 43.9 16.6, B04 62.9 15.0 minor=2, B05 82.1 22.6 cave minor=2,
    B06 5.7 18.0 major=1, B07 18.0 20.3 cave, B08 31.0 23.0, B09 43.9 29.1 cave, B10 56.6 27.8, B11 71.2 26.7,
    B12 5.9 27.8 minor=2, B13 5.1 41.4 major=1, B14 18.6 38.7 minor=2, B15 32.2 37.5 cave, B16 43.3 40.2,
    B17 55.1 38.8 major=1, B18 68.8 41.3 cave, B19 83.8 39.6 market, B20 7.6 53.6 depths major=1,
    B21 29.9 52.4 depths market, B22 42.3 51.3 depths major=1, B23 62.1 52.5 depths artifact=7,
    B24 95.4 59.8 depths idols=3, B25 23.6 63.4 depths artifact=10, B26 46.3 63.9 depths market,
    B27 61.3 66.3 depths market, B28 78.1 60.1 depths minor=2, B29 17.6 73.9 depths minor=2,
    B30 34.1 72.9 depths artifact=20, B31 49.6 77.2 depths cave major=1, B32 63.6 76.7 depths major=1,
    B33 81.1 73.0 depths artifact=5, B34 4.9 81.4 depths market, B35 16.5 86.6 depths artifact=25,
    B36 28.7 85.9 depths cave, B37 45.4 87.5 depths minor=2, B38 67.6 86.3 depths artifact=15,
    B39 93.5 82.4 depths minor=2, B40 7.0 95.3 depths major=1, B41 21.6 96.4 depths artifact=30,
    B42 43.8 96.2 depths minor=2, B43 59.0 94.9 depths cave heal=1, B44 82.8 94.5 depths major=1
""")

BACK_TUNNELS = tunnels("""
    B01-B02 B02-B03:> B03-B04:f> B03-B09 B04-B05:f> B04-B11 B05-B06:w B05-B19 B06-B07:mm B07-B08 B07-B12 B07-B14
    B08-B02:> B08-B09:mmm B09-B10 B09-B15 B09-B16 B10-B11 B10-B17 B10-B18 B11-B18 B11-B19:m B12-B13:l B13-B14:l
    B14-B15 B14-B20:f B15-B21:m B16-B22:m B17-B23:l B18-B24:m B18-B28 B19-B24:mm B20-B29 B21-B25:m B21-B26 B22-B26:m
    B23-B26 B23-B27:m B23-B28 B24-B33:> B25-B29:m B26-B31 B27-B32 B27-B33 B28-B33 B29-B34:l B29-B35:l B29-B36
    B30-B31:> B30-B37:m B33-B38:m B33-B39:f B34-B40 B36-B37 B36-B42:fm B37-B38:m B37-B43 B38-B44:mm B39-B24:>
    B39-B44:l B40-B41 B41-B42:m B42-B43:m
""")

ROOMS: list[Room] = [*FRONT_ROOMS, *BACK_ROOMS]
"""All rooms; a room is named by its index here."""
WAYS: list[Tunnel] = [*FRONT_TUNNELS, *BACK_TUNNELS]


def dig(rooms: list[Room], ways: list[Tunnel]) -> None:
    """Join the rooms by their tunnels."""
    number = {room.id: i for i, room in enumerate(rooms)}
    for way in ways:
        a, b = number[way.a], number[way.b]
        rooms[a].near.append(b)
        rooms[b].near.append(a)
        rooms[a].exits.append(Way(b, way.boots, way.monsters, int(way.locked)))
        if not way.one_way:
            rooms[b].exits.append(Way(a, way.boots, way.monsters, int(way.locked)))


dig(ROOMS, WAYS)

BOARDS = SIDES
BOARDS["front"] = Board("front", ROOMS, 0, len(FRONT_ROOMS))
BOARDS["back"] = Board("back", ROOMS, len(FRONT_ROOMS), len(ROOMS))
