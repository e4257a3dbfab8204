# mypyc: interpreted
"""Both sides of the board as data: printed rooms and tunnels, positions in 0..100."""

from typing import NamedTuple

from ...families.klong.kinds import Way
from .kinds import SIDES, Board, Room

room = Room


class Tunnel(NamedTuple):
    """A printed tunnel between two rooms."""

    a: str
    b: str
    boots: int
    monsters: int
    locked: bool
    one_way: bool
    wraps: bool


def tunnel(
    a: str,
    b: str,
    boots: int = 1,
    monsters: int = 0,
    locked: bool = False,
    one_way: bool = False,
    wraps: bool = False,
) -> Tunnel:
    """Describe a tunnel; a plain one costs one boot and can be walked both ways."""
    return Tunnel(a, b, boots, monsters, locked, one_way, wraps)


# fmt: off
FRONT_ROOMS = [
    room("F01", 5.0, 2.9),
    room("F02", 5.6, 12.0),
    room("F03", 22.7, 12.0),
    room("F04", 38.9, 12.0, minor=2),
    room("F05", 54.7, 12.0, major=1),
    room("F06", 72.3, 9.1, major=1),
    room("F07", 8.8, 24.3, cave=True, major=1),
    room("F08", 26.6, 26.4, cave=True),
    room("F09", 39.9, 25.9, major=1),
    room("F10", 54.8, 28.6, cave=True, minor=2),
    room("F11", 69.9, 23.0),
    room("F12", 5.7, 38.8, heal=1),
    room("F13", 20.4, 40.5, minor=2),
    room("F14", 38.6, 41.7, cave=True),
    room("F15", 55.9, 42.3),
    room("F16", 71.9, 38.2, minor=2),
    room("F17", 8.9, 52.9, depths=True),
    room("F18", 26.0, 54.3, depths=True, cave=True, artifact=5),
    room("F19", 42.1, 57.8, depths=True, market=True, minor=2),
    room("F20", 59.9, 57.8, depths=True, market=True, minor=2),
    room("F21", 72.8, 51.2, depths=True, artifact=7),
    room("F22", 86.5, 54.8, depths=True, cave=True, minor=2),
    room("F23", 16.8, 63.6, depths=True, cave=True, artifact=15),
    room("F24", 6.3, 78.0, depths=True, idols=3),
    room("F25", 25.1, 73.5, depths=True, major=1),
    room("F26", 42.1, 70.9, depths=True, market=True),
    room("F27", 59.9, 70.9, depths=True, market=True, artifact=10),
    room("F28", 73.0, 66.1, depths=True, cave=True, major=1),
    room("F29", 93.5, 69.1, depths=True, major=1),
    room("F30", 23.4, 83.5, depths=True, minor=2),
    room("F31", 39.3, 85.0, depths=True, artifact=20),
    room("F32", 54.3, 86.6, depths=True, cave=True, minor=2),
    room("F33", 69.9, 88.8, depths=True, artifact=25),
    room("F34", 82.6, 77.6, depths=True, heal=1),
    room("F35", 93.5, 81.6, depths=True, artifact=30),
    room("F36", 10.7, 95.3, depths=True),
    room("F37", 30.0, 96.1, depths=True, major=1),
    room("F38", 49.4, 96.6, depths=True, heal=1),
    room("F39", 85.5, 92.7, depths=True, cave=True, major=1),
]

FRONT_TUNNELS = [
    tunnel("F01", "F02"),
    tunnel("F02", "F03"),
    tunnel("F03", "F04", boots=2),
    tunnel("F03", "F08"),
    tunnel("F04", "F05", boots=2),
    tunnel("F04", "F09", locked=True),
    tunnel("F04", "F10"),
    tunnel("F05", "F10", monsters=1),
    tunnel("F06", "F05", one_way=True),
    tunnel("F06", "F11", locked=True),
    tunnel("F07", "F03", boots=2, one_way=True),
    tunnel("F07", "F12", monsters=1),
    tunnel("F08", "F13", boots=2),
    tunnel("F08", "F14", monsters=1),
    tunnel("F09", "F14", locked=True),
    tunnel("F10", "F11", boots=2),
    tunnel("F10", "F15", monsters=1),
    tunnel("F11", "F16"),
    tunnel("F12", "F17", boots=2),
    tunnel("F13", "F17", monsters=1),
    tunnel("F13", "F18"),
    tunnel("F14", "F15"),
    tunnel("F14", "F18", boots=2),
    tunnel("F14", "F19", monsters=2),
    tunnel("F15", "F16"),
    tunnel("F15", "F21", locked=True),
    tunnel("F16", "F21"),
    tunnel("F17", "F18"),
    tunnel("F17", "F22", wraps=True),
    tunnel("F17", "F23"),
    tunnel("F17", "F24", monsters=1, one_way=True),
    tunnel("F18", "F25", boots=2, monsters=1),
    tunnel("F18", "F26"),
    tunnel("F19", "F26"),
    tunnel("F20", "F21"),
    tunnel("F20", "F27"),
    tunnel("F20", "F28", monsters=1),
    tunnel("F21", "F22"),
    tunnel("F22", "F29", locked=True),
    tunnel("F24", "F23", one_way=True),
    tunnel("F24", "F36", one_way=True),
    tunnel("F25", "F26", locked=True),
    tunnel("F26", "F27"),
    tunnel("F26", "F30", boots=2),
    tunnel("F26", "F31", monsters=2),
    tunnel("F27", "F32", locked=True),
    tunnel("F29", "F35", monsters=1),
    tunnel("F30", "F24", boots=2, one_way=True),
    tunnel("F30", "F31", monsters=2),
    tunnel("F30", "F36"),
    tunnel("F31", "F32", locked=True),
    tunnel("F31", "F37", monsters=1),
    tunnel("F31", "F38", boots=2),
    tunnel("F32", "F33", monsters=2),
    tunnel("F33", "F34", boots=2, monsters=1),
    tunnel("F33", "F38", monsters=2),
    tunnel("F33", "F39"),
    tunnel("F34", "F28", one_way=True),
    tunnel("F36", "F37", locked=True),
    tunnel("F38", "F39", boots=2, monsters=1),
]

BACK_ROOMS = [
    room("B01", 5.0, 2.7),
    room("B02", 30.5, 11.1),
    room("B03", 43.9, 16.6),
    room("B04", 62.9, 15.0, minor=2),
    room("B05", 82.1, 22.6, cave=True, minor=2),
    room("B06", 5.7, 18.0, major=1),
    room("B07", 18.0, 20.3, cave=True),
    room("B08", 31.0, 23.0),
    room("B09", 43.9, 29.1, cave=True),
    room("B10", 56.6, 27.8),
    room("B11", 71.2, 26.7),
    room("B12", 5.9, 27.8, minor=2),
    room("B13", 5.1, 41.4, major=1),
    room("B14", 18.6, 38.7, minor=2),
    room("B15", 32.2, 37.5, cave=True),
    room("B16", 43.3, 40.2),
    room("B17", 55.1, 38.8, major=1),
    room("B18", 68.8, 41.3, cave=True),
    room("B19", 83.8, 39.6, market=True),
    room("B20", 7.6, 53.6, depths=True, major=1),
    room("B21", 29.9, 52.4, depths=True, market=True),
    room("B22", 42.3, 51.3, depths=True, major=1),
    room("B23", 62.1, 52.5, depths=True, artifact=7),
    room("B24", 95.4, 59.8, depths=True, idols=3),
    room("B25", 23.6, 63.4, depths=True, artifact=10),
    room("B26", 46.3, 63.9, depths=True, market=True),
    room("B27", 61.3, 66.3, depths=True, market=True),
    room("B28", 78.1, 60.1, depths=True, minor=2),
    room("B29", 17.6, 73.9, depths=True, minor=2),
    room("B30", 34.1, 72.9, depths=True, artifact=20),
    room("B31", 49.6, 77.2, depths=True, cave=True, major=1),
    room("B32", 63.6, 76.7, depths=True, major=1),
    room("B33", 81.1, 73.0, depths=True, artifact=5),
    room("B34", 4.9, 81.4, depths=True, market=True),
    room("B35", 16.5, 86.6, depths=True, artifact=25),
    room("B36", 28.7, 85.9, depths=True, cave=True),
    room("B37", 45.4, 87.5, depths=True, minor=2),
    room("B38", 67.6, 86.3, depths=True, artifact=15),
    room("B39", 93.5, 82.4, depths=True, minor=2),
    room("B40", 7.0, 95.3, depths=True, major=1),
    room("B41", 21.6, 96.4, depths=True, artifact=30),
    room("B42", 43.8, 96.2, depths=True, minor=2),
    room("B43", 59.0, 94.9, depths=True, cave=True, heal=1),
    room("B44", 82.8, 94.5, depths=True, major=1),
]

BACK_TUNNELS = [
    tunnel("B01", "B02"),
    tunnel("B02", "B03", one_way=True),
    tunnel("B03", "B04", boots=2, one_way=True),
    tunnel("B03", "B09"),
    tunnel("B04", "B05", boots=2, one_way=True),
    tunnel("B04", "B11"),
    tunnel("B05", "B06", wraps=True),
    tunnel("B05", "B19"),
    tunnel("B06", "B07", monsters=2),
    tunnel("B07", "B08"),
    tunnel("B07", "B12"),
    tunnel("B07", "B14"),
    tunnel("B08", "B02", one_way=True),
    tunnel("B08", "B09", monsters=3),
    tunnel("B09", "B10"),
    tunnel("B09", "B15"),
    tunnel("B09", "B16"),
    tunnel("B10", "B11"),
    tunnel("B10", "B17"),
    tunnel("B10", "B18"),
    tunnel("B11", "B18"),
    tunnel("B11", "B19", monsters=1),
    tunnel("B12", "B13", locked=True),
    tunnel("B13", "B14", locked=True),
    tunnel("B14", "B15"),
    tunnel("B14", "B20", boots=2),
    tunnel("B15", "B21", monsters=1),
    tunnel("B16", "B22", monsters=1),
    tunnel("B17", "B23", locked=True),
    tunnel("B18", "B24", monsters=1),
    tunnel("B18", "B28"),
    tunnel("B19", "B24", monsters=2),
    tunnel("B20", "B29"),
    tunnel("B21", "B25", monsters=1),
    tunnel("B21", "B26"),
    tunnel("B22", "B26", monsters=1),
    tunnel("B23", "B26"),
    tunnel("B23", "B27", monsters=1),
    tunnel("B23", "B28"),
    tunnel("B24", "B33", one_way=True),
    tunnel("B25", "B29", monsters=1),
    tunnel("B26", "B31"),
    tunnel("B27", "B32"),
    tunnel("B27", "B33"),
    tunnel("B28", "B33"),
    tunnel("B29", "B34", locked=True),
    tunnel("B29", "B35", locked=True),
    tunnel("B29", "B36"),
    tunnel("B30", "B31", one_way=True),
    tunnel("B30", "B37", monsters=1),
    tunnel("B33", "B38", monsters=1),
    tunnel("B33", "B39", boots=2),
    tunnel("B34", "B40"),
    tunnel("B36", "B37"),
    tunnel("B36", "B42", boots=2, monsters=1),
    tunnel("B37", "B38", monsters=1),
    tunnel("B37", "B43"),
    tunnel("B38", "B44", monsters=2),
    tunnel("B39", "B24", one_way=True),
    tunnel("B39", "B44", locked=True),
    tunnel("B40", "B41"),
    tunnel("B41", "B42", monsters=1),
    tunnel("B42", "B43", monsters=1),
]
# fmt: on

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
