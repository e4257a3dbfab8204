# mypyc: interpreted
"""The table of KLONG! as a scene: what its family shows, on one of its boards with the tokens in its rooms."""

from verlies.core.scene import Fact, Link, Mark, Place, Scene, Static, Token, Track
from verlies.core.view import View

from ...families.klong.scene import faces, panels, pawns, rage_track, zones
from ...families.klong.state import NONE
from .boards import BOARDS, ROOMS, WAYS, Tunnel
from .content.ids import FATE_EXTRA, LAST_FATE
from .kinds import Room
from .setup import BOX
from .state import KlongState

PLACES = [room.id for room in ROOMS]

# What never changes


def static(board: str) -> Static:
    """Return rooms, tunnels and faces of one side of the board."""
    rooms = [ROOMS[number] for number in BOARDS[board].numbers()]
    ids = {room.id for room in rooms}
    return Static(
        places=tuple(_place(room) for room in rooms),
        links=tuple(_link(way) for way in WAYS if way.a in ids),
        faces=faces(BOX),
    )


def _place(room: Room) -> Place:
    marks = [
        Mark(kind, value)
        for kind, value in (
            ("cave", int(room.cave)),
            ("market", int(room.market)),
            ("heal", room.heal),
            ("artifact-space", room.artifact),
            ("shrine", int(room.idols > 0)),
        )
        if value
    ]
    return Place(room.id, room.x, room.y, "depths" if room.depths else "", tuple(marks))


def _link(way: Tunnel) -> Link:
    marks = [Mark("boots", 2)] if way.boots == 2 else []
    marks += [Mark("monsters", way.monsters)] if way.monsters else []
    marks += [Mark("locked")] if way.locked else []
    return Link(way.a, way.b, way.one_way, way.wraps, tuple(marks))


STATIC_NAMES = {name: static(name).name() for name in BOARDS}

# What one seat sees


def scene(view: View[KlongState]) -> Scene:
    """Return the table as one seat sees it."""
    seen = view.seen
    return Scene(
        game="klong",
        seat=view.seat,
        static=STATIC_NAMES[seen.board.name],
        tokens=tuple(pawns(seen, seen.colours, PLACES) + _room_tokens(seen)),
        zones=zones(seen, view.seat),
        tracks=tuple(_tracks(seen)),
        panels=panels(seen, PLACES, [_fate_draws(seen)]),
    )


def _room_tokens(seen: KlongState) -> list[Token]:
    tokens = []
    for number in seen.board.numbers():
        tokens += _tokens_in(seen, number, ROOMS[number])
    return tokens


def _tokens_in(seen: KlongState, number: int, room: Room) -> list[Token]:
    out = []
    count = seen.loot.secrets[number]
    if count:
        face = "major_secret" if room.major else "minor_secret"
        out.append(Token(f"secret-{room.id}", "token", face, room.id, count=count))
    artifact = seen.artifact_of(number)
    if artifact != NONE:
        face = BOX.tokens[artifact].id
        out.append(Token(face, "token", face, room.id))
    if room.idols and seen.loot.idols:
        out.append(Token("idols", "token", "monkey_idol", room.id, count=seen.loot.idols))
    return out


def _tracks(seen: KlongState) -> list[Track]:
    fate = ("–", "+1", "+2", "+3", "†")
    tracks = [rage_track(seen)]
    if seen.fate:
        tracks.append(Track("fate", fate, min(seen.fate, LAST_FATE) - 1, seen.fate_seat))
    return tracks


def _fate_draws(seen: KlongState) -> Fact:
    return Fact("fate-draws", FATE_EXTRA[seen.fate + 1] if seen.everybody_inside() else 0)
