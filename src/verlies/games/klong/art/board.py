# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""Both sides of the board: the hill with its castle, the rock below it, rooms, tunnels and the dragon's lair."""

import itertools
import math
from collections.abc import Iterable
from functools import cache

from verlies.core.art import Point
from verlies.drawing.shapes import (
    Jitter,
    arc_points,
    points,
    polygon,
    ring,
    shaken,
    smooth,
    smooth_ring,
    stone_floor,
    taper,
)
from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import (
    Value,
    alone,
    circle,
    element,
    ellipse,
    group,
    linear,
    moved,
    path,
    radial,
    rect,
    svg,
    text,
    use,
)

from ....families.klong.art.icons import PARTS
from ....families.klong.art.paint import PAINTS as C
from ..boards import BOARDS, ROOMS, WAYS, Tunnel
from ..kinds import Room
from .tokens import icons

WIDTH, HEIGHT = 1400.0, 1020.0
LEFT, ACROSS = 44.0, 13.12
TOP, DOWN = 96.0, 9.0
BORDER = TOP + DOWN * 46.7
"""Where the Depths begin."""
GRASS, SOIL = 98.0, 146.0
"""Where sky meets hill, and hill meets rock."""

# Where things are


def place_anchor(board: str, room: str) -> Point:
    """Return the middle of a room on its board, for what is laid over it."""
    return ANCHORS[board][room]


def anchor(room: Room) -> Point:
    """Return the middle of a room."""
    raised = 16 if room is ROOMS[BOARDS["front"].start] or room is ROOMS[BOARDS["back"].start] else 0
    return round(LEFT + ACROSS * room.x, 1), round(TOP + DOWN * room.y - raised, 1)


def rooms_of(board: str) -> list[Room]:
    """Return the rooms of one side."""
    return [ROOMS[number] for number in BOARDS[board].numbers()]


def ways_of(board: str) -> list[Tunnel]:
    """Return the tunnels of one side."""
    ids = ANCHORS[board]
    return [way for way in WAYS if way.a in ids]


ANCHORS: dict[str, dict[str, Point]] = {name: {room.id: anchor(room) for room in rooms_of(name)} for name in BOARDS}
"""The middle of every room by board."""
OUTSIDE = frozenset(ROOMS[board.start].id for board in BOARDS.values())

# Shapes of rooms


@cache
def reach(room: Room, board: str) -> Point:
    """Return how far a room stretches to the side and up, less where another room is near."""
    x, y = ANCHORS[board][room.id]
    others = (at for name, at in ANCHORS[board].items() if name != room.id)
    nearest = min(math.hypot((x - ox) / 56, (y - oy) / 40) for ox, oy in others)
    size = min(1.0, (nearest - 0.46) / 2)
    return 54 * size, 37 * size


def outline(room: Room, board: str) -> str:
    """Return the outline of a room: built of stone, or grown in a cave."""
    jitter = Jitter(f"room {room.id}")
    rx, ry = reach(room, board)
    centre = ANCHORS[board][room.id]
    if room.id in OUTSIDE:
        return smooth_ring(shaken(ring(centre, 62, 25, 12), jitter, 2))
    if room.cave:
        return polygon(shaken(ring(centre, rx * 1.06, ry * 1.1, 13, 0.85), jitter, 5.5))
    return smooth_ring(shaken(ring(centre, rx, ry, 12, 0.55), jitter, 2.6))


def outlines(board: str) -> list[str]:
    """Return every room's outline under the id `outline-…`, so that it can be drawn and lit up again."""
    return [path(outline(room, board), id=f"outline-{room.id}") for room in rooms_of(board)]


def shape(room: Room, **attributes: Value) -> str:
    """Return the outline of a room once more."""
    return element("use", href=f"#outline-{room.id}", **attributes)


# Shapes of tunnels


def clearance(track: list[Point], way: Tunnel, board: str) -> float:
    """Return how far a tunnel stays away from the rooms it does not lead to."""
    others = [at for name, at in ANCHORS[board].items() if name not in (way.a, way.b)]
    return min(math.hypot((x - ox) / 1.4, y - oy) for x, y in track for ox, oy in others)


@cache
def bend(way: Tunnel, board: str) -> float:
    """Return how far a tunnel swings aside: a little, or as much as the rooms in its way ask for."""
    a, b = ANCHORS[board][way.a], ANCHORS[board][way.b]
    own = Jitter(f"tunnel {way.a} {way.b}").near(13)
    tries = [own, -own, 26.0, -26.0, 44.0, -44.0]
    return max(tries, key=lambda side: min(clearance(arc_points(a, b, side, 9), way, board), 58) - abs(side) / 9)


def tracks(way: Tunnel, board: str) -> list[list[Point]]:
    """Return the course of a tunnel; one that wraps has two halves that run off the edges."""
    a, b = ANCHORS[board][way.a], ANCHORS[board][way.b]
    if way.wraps:
        return [_to_edge(a), _to_edge(b)]
    jitter = Jitter(f"course {way.a} {way.b}")
    inner = arc_points(a, b, bend(way, board), 6)
    return [[a, *shaken(inner[1:-1], jitter, 2.4), b]]


def _to_edge(start: Point) -> list[Point]:
    edge = -30.0 if start[0] < WIDTH / 2 else WIDTH + 30
    middle = (start[0] + edge) / 2
    return [start, (middle, start[1] - 9), (edge, start[1] + 2)]


def is_deep(way: Tunnel) -> bool:
    """Return whether a tunnel lies in the Depths on both ends."""
    return all(room.depths for room in ROOMS if room.id in (way.a, way.b))


# The rock


def rock() -> list[str]:
    """Return the ground: lighter rock above, darker rock below the border, with layers and grains in both."""
    below = smooth(border_line())
    depths = f"{below}L{points([(WIDTH, HEIGHT), (0, HEIGHT)])}Z"
    upper = strata("upper", range(190, int(BORDER), 62), "rock-light", "rock-dark")
    lower = strata("lower", range(int(BORDER) + 50, int(HEIGHT), 70), "deep-light", "deep-dark")
    return [
        rect(0, 0, WIDTH, HEIGHT, fill=C("rock")),
        *upper,
        path(depths, fill=C("deep")),
        *lower,
        *grains("upper", SOIL, BORDER, "rock-light", "rock-dark"),
        *grains("lower", BORDER, HEIGHT, "deep-light", "deep-dark"),
        *veins(),
        *bones(),
    ]


def border_line() -> list[Point]:
    """Return the course of the border of the Depths."""
    jitter = Jitter("border")
    return [(x, BORDER + jitter.near(9)) for x in range(-70, int(WIDTH) + 141, 70)]


def strata(name: str, heights: Iterable[int], light: str, dark: str) -> list[str]:
    """Return wavy layers of rock, light and dark in turn."""
    jitter = Jitter(f"strata {name}")
    out = []
    for turn, y in enumerate(heights):
        spine = [(float(x), y + jitter.near(22)) for x in range(-100, 1600, 180)]
        widths = [jitter.between(8, 30) for _ in spine]
        out.append(path(smooth_ring(taper(spine, widths)), fill=C(light if turn % 2 else dark), opacity=0.4))
    return out


def grains(name: str, top: float, bottom: float, light: str, dark: str) -> list[str]:
    """Return pebbles and cracks."""
    jitter = Jitter(f"grains {name}")
    pebbles = [_pebble(jitter, top, bottom) for _ in range(70)]
    cracks = [_crack(jitter, top, bottom) for _ in range(34)]
    return [
        path("".join(pebbles[::2]), fill=C(light), opacity=0.55),
        path("".join(pebbles[1::2]), fill=C(dark), opacity=0.8),
        path("".join(cracks), fill="none", stroke=C(dark), stroke_width=2.2, stroke_linecap="round"),
    ]


def _pebble(jitter: Jitter, top: float, bottom: float) -> str:
    centre = (jitter.between(10, WIDTH - 10), jitter.between(top + 24, bottom - 8))
    size = jitter.between(3, 11)
    return polygon(shaken(ring(centre, size * 1.3, size * 0.8, 6), jitter, size / 5))


def _crack(jitter: Jitter, top: float, bottom: float) -> str:
    x, y = jitter.between(10, WIDTH - 40), jitter.between(top + 24, bottom - 24)
    steps = [(x + 11 * i + jitter.near(5), y + jitter.near(9)) for i in range(4)]
    return f"M{points(steps)}"


def veins() -> list[str]:
    """Return veins of gold and sparks of gems in the deep rock."""
    jitter = Jitter("veins")
    lines = [_crack(jitter, BORDER + 10, HEIGHT) for _ in range(16)]
    sparks = [_spark(jitter) for _ in range(24)]
    return [
        path("".join(lines), fill="none", stroke=C("gold-dark"), stroke_width=3.4, stroke_linecap="round", opacity=0.9),
        path("".join(lines), fill="none", stroke=C("gold"), stroke_width=1.2, stroke_linecap="round", opacity=0.8),
        path("".join(sparks[::2]), fill=C("violet-light"), opacity=0.5),
        path("".join(sparks[1::2]), fill=C("crystal"), opacity=0.5),
    ]


def _spark(jitter: Jitter) -> str:
    x, y, r = jitter.between(10, WIDTH - 10), jitter.between(BORDER + 20, HEIGHT - 10), jitter.between(2.5, 5)
    return polygon([(x, y - r * 1.5), (x + r, y), (x, y + r * 1.5), (x - r, y)])


def bones() -> list[str]:
    """Return a few bones of earlier visitors."""
    jitter = Jitter("bones")
    out = []
    for _ in range(9):
        x, y = jitter.between(30, WIDTH - 30), jitter.between(BORDER + 40, HEIGHT - 30)
        out.append(group(DETAILS.draw("@bone", 1), transform=moved(x, y, 0.9, jitter.near(80)), opacity=0.32))
    return out


def border() -> list[str]:
    """Return the glowing rift where the Depths begin."""
    line = smooth(border_line())
    style: dict[str, Value] = {"fill": "none", "stroke_linecap": "round"}
    return [
        path(line, stroke=C("ember"), stroke_width=26, opacity=0.1, **style),
        path(line, stroke=C("ember"), stroke_width=12, opacity=0.22, **style),
        path(line, stroke=C("wall"), stroke_width=7, **style),
        path(line, stroke=C("ember"), stroke_width=3.6, stroke_dasharray="46 7 90 5 22 9", **style),
        path(line, stroke=C("lamp"), stroke_width=1.3, stroke_dasharray="30 23 60 35 12 19", **style),
        use("icon-skull", 1352, BORDER - 14, 28, 28),
        use("icon-skull", 20, BORDER - 14, 28, 28),
    ]


# The world above

ROAD = [(560.0, 100.0), (540.0, 112.0), (450.0, 116.0), (340.0, 126.0), (230.0, 116.0), (150.0, 112.0)]


def hill(level: float, name: str, spread: float) -> list[Point]:
    """Return a gentle line across the board."""
    jitter = Jitter(name)
    return [(float(x), level + jitter.near(spread)) for x in range(-140, int(WIDTH) + 281, 140)]


def above() -> list[str]:
    """Return sky, moon, castle and hill."""
    soil = f"{smooth(hill(SOIL, 'soil', 5))}L{points([(WIDTH + 140, -20), (-140, -20)])}Z"
    grass = f"{smooth(hill(GRASS, 'grass', 6))}L{points([(WIDTH + 280, SOIL + 8), (-140, SOIL + 8)])}Z"
    far = f"{smooth(hill(GRASS - 16, 'far', 14))}L{points([(WIDTH + 280, SOIL), (-140, SOIL)])}Z"
    return [
        path(soil, fill=C("wall")),
        group(
            rect(0, 0, WIDTH, SOIL + 12, fill="url(#klong-sky)"),
            *stars(),
            circle(1010, 44, 25, fill=C("moon")),
            circle(1010, 44, 60, fill=C("moon"), opacity=0.12),
            circle(1010, 44, 110, fill=C("moon"), opacity=0.08),
            path(far, fill=C("castle-light")),
            group(DETAILS.draw("@castle", 1.2), transform=moved(560, 102)),
            path(grass, fill=C("hill")),
            path(grass, fill=C("hill-dark"), transform="translate(0 24)"),
            path(smooth(ROAD), fill="none", stroke=C("road"), stroke_width=9, stroke_linecap="round", opacity=0.9),
            *tufts(),
            clip_path="url(#klong-above)",
        ),
        *roots(),
    ]


def stars() -> list[str]:
    """Return the first stars of the evening."""
    jitter = Jitter("stars")
    dots = [(jitter.between(10, WIDTH - 10), jitter.between(5, 60)) for _ in range(46)]
    return [
        path(
            "".join(f"M{points([dot])}h.1" for dot in dots), stroke=C("moon"), stroke_width=2.2, stroke_linecap="round"
        )
    ]


def tufts() -> list[str]:
    """Return blades of grass."""
    jitter = Jitter("tufts")
    blades = []
    for _ in range(60):
        x, y = jitter.between(0, WIDTH), jitter.between(GRASS + 6, SOIL - 6)
        blades.append(f"M{points([(x - 4, y - 6), (x, y), (x + 1, y - 8)])}M{points([(x, y), (x + 5, y - 5)])}")
    return [path("".join(blades), fill="none", stroke=C("leaf"), stroke_width=1.4, stroke_linecap="round", opacity=0.6)]


def roots() -> list[str]:
    """Return roots that hang into the rock."""
    jitter = Jitter("roots")
    lines = []
    for _ in range(26):
        x, length = jitter.between(10, WIDTH - 10), jitter.between(14, 42)
        lines.append(
            smooth([(x, SOIL - 4), (x + jitter.near(7), SOIL + length / 2), (x + jitter.near(14), SOIL + length)])
        )
    return [
        path("".join(lines), fill="none", stroke=C("wood-dark"), stroke_width=2, stroke_linecap="round", opacity=0.8)
    ]


# Tunnels


def tunnels(board: str) -> list[str]:
    """Return the dug walls of all tunnels."""
    courses = "".join(smooth(track) for way in ways_of(board) for track in tracks(way, board))
    style: dict[str, Value] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return [
        path(courses, stroke=C("wall"), stroke_width=42, opacity=0.35, **style),
        path(courses, stroke=C("wall"), stroke_width=33, **style),
        path(
            courses,
            stroke=C("stone-dark"),
            stroke_width=27,
            stroke_dasharray="13 3",
            **{**style, "stroke_linecap": None},
        ),
    ]


def tunnel_floor(way: Tunnel, board: str) -> str:
    """Return the trodden floor of a tunnel under the id `way-a-b`."""
    course = "".join(smooth(track) for track in tracks(way, board))
    kind = "deep-tunnel" if is_deep(way) else "tunnel"
    return group(
        path(course, stroke=C("wall"), stroke_width=21),
        path(course, stroke=C(kind), stroke_width=18),
        path(course, stroke=C(f"{kind}-dark"), stroke_width=7, stroke_dasharray="2 11 5 17", opacity=0.7),
        id=f"way-{way.a}-{way.b}",
        fill="none",
    )


def marks(way: Tunnel) -> list[str]:
    """Return the marks of a tunnel, as names of icons."""
    return (
        ["arrow"] * way.one_way + ["footprints"] * (way.boots == 2) + ["monster"] * way.monsters + ["lock"] * way.locked
    )


TURNED = frozenset({"arrow", "footprints"})
"""Marks that follow the tunnel's direction."""
MARK, STEP = 30.0, 27.0


def placed_marks(way: Tunnel, board: str) -> list[tuple[str, Point, float]]:
    """Return the marks of a tunnel with place and direction, laid out along what can be seen of it."""
    names = marks(way)
    track = visible(way, board)
    step = min(STEP, length(track) / max(len(names), 1) + 4)
    middle = length(track) / 2 - (len(names) - 1) / 2 * step
    return [(name, *along(track, middle + turn * step)) for turn, name in enumerate(names)]


def tunnel_marks(way: Tunnel, board: str) -> str:
    """Return the marks of a tunnel."""
    return "".join(_mark(*mark) for mark in placed_marks(way, board))


def _mark(name: str, at: Point, angle: float) -> str:
    size = MARK - 3 if name == "monster" else MARK
    turn = angle + 90 if name == "footprints" else angle
    shown = use(f"icon-{name}", -size / 2, -size / 2, size, size)
    shadow = circle(0, 1, size / 2 - 1, fill=C("wall"), opacity=0.5)
    return group(shadow, shown, transform=moved(*at, 1.0, round(turn) if name in TURNED else 0))


def visible(way: Tunnel, board: str) -> list[Point]:
    """Return what can be seen of a tunnel between the walls of its rooms."""
    a, b = ANCHORS[board][way.a], ANCHORS[board][way.b]
    if way.wraps:
        return _to_edge(a)
    dots = arc_points(a, b, bend(way, board), 61)
    rooms = [room for room in rooms_of(board) if room.id in (way.a, way.b)]
    seen = [dot for dot in dots if not any(covers(room, board, dot) for room in rooms)]
    return seen if len(seen) > 3 else dots[28:33]


def covers(room: Room, board: str, dot: Point) -> bool:
    """Return whether a point lies in a room or its walls."""
    (x, y), (rx, ry) = ANCHORS[board][room.id], reach(room, board)
    return (abs(dot[0] - x) / (rx + 7)) ** 4 + (abs(dot[1] - y) / (ry + 7)) ** 4 < 1


def length(track: list[Point]) -> float:
    """Return how long a line is."""
    return sum(math.dist(a, b) for a, b in itertools.pairwise(track))


def along(track: list[Point], way: float) -> tuple[Point, float]:
    """Return the point so far along a line, and the direction there in degrees; before its ends it goes straight on."""
    for a, b in itertools.pairwise(track):
        step = math.dist(a, b)
        if way <= step or b is track[-1]:
            share = way / step
            return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share), _angle(a, b)
        way -= step
    return track[0], 0.0


def _angle(a: Point, b: Point) -> float:
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


# Rooms


def floor(room: Room) -> str:
    """Return the paint of a room's floor."""
    if room.id in OUTSIDE:
        return C("road")
    if room.cave:
        return "url(#klong-cave)"
    return "url(#klong-deep-floor)" if room.depths else "url(#klong-floor)"


def glow(room: Room) -> str:
    """Return the name of the light around a room."""
    return "crystal" if room.cave else "ember" if room.depths and not room.market else "lamp"


def lights(board: str) -> list[str]:
    """Return the light that falls out of the rooms into the rock."""
    out = []
    for room in rooms_of(board):
        if room.id not in OUTSIDE:
            x, y = ANCHORS[board][room.id]
            out.append(ellipse(x, y, 132, 108, fill=f"url(#klong-glow-{glow(room)})"))
    return out


def walls(board: str) -> list[str]:
    """Return the walls of all rooms: masonry, or rough rock around caves."""
    inside = [room for room in rooms_of(board) if room.id not in OUTSIDE]
    built = [shape(room) for room in inside if not room.cave]
    grown = [shape(room) for room in inside if room.cave]
    return [
        group(*built, *grown, fill=C("wall"), stroke=C("wall"), stroke_width=21, stroke_linejoin="round"),
        group(*built, stroke=C("stone"), fill="none", stroke_width=14, stroke_dasharray="17 2.6"),
        group(*built, stroke=C("stone-light"), fill="none", stroke_width=3, stroke_dasharray="17 2.6", opacity=0.8),
        group(*grown, stroke=C("cave-dark"), fill="none", stroke_width=13, stroke_linejoin="round"),
    ]


def chamber(room: Room, board: str) -> str:
    """Return a room with all that is printed in it, under the id `place-…`."""
    x, y = ANCHORS[board][room.id]
    return group(
        shape(room, fill=floor(room), stroke=C("wall"), stroke_width=2.0 if room.id in OUTSIDE else 1.0),
        "" if room.id in OUTSIDE else shape(room, fill="url(#klong-light)"),
        *(element("use", href=f"#klong-{name}", x=x, y=y) for name in furniture(room, board)),
        pedestal_value(room, (x, y)),
        label(room, board),
        id=f"place-{room.id}",
        class_="place",
    )


FURNITURE = ("outside", "crystals", "stall", "basin", "altar", "niche", "pedestal", "torches")


def furniture(room: Room, board: str) -> list[str]:
    """Return the names of what stands in a room."""
    outside = room.id in OUTSIDE
    shown = (
        outside,
        room.cave,
        room.market,
        room.heal > 0,
        room.idols > 0,
        room.major > 0 or room.minor > 0,
        room.artifact > 0,
        not room.cave and not room.market and not outside and reach(room, board)[0] > 44,
    )
    return [name for name, seen in zip(FURNITURE, shown, strict=True) if seen]


def pedestal_value(room: Room, at: Point) -> str:
    """Return the number on the pedestal of an artifact."""
    if not room.artifact:
        return ""
    x, y = at
    return text(x, y + 5, str(room.artifact), 17, fill=C("ink"), text_anchor="middle", font_weight="bold")


def corners(room: Room, board: str) -> list[Point]:
    """Return where the sign of a room may hang."""
    (x, y), (rx, ry) = ANCHORS[board][room.id], reach(room, board)
    if room.id in OUTSIDE:
        return [(x + 40, y + 25)]
    return [(x - rx * 0.62, y + ry + 8), (x + rx * 0.62, y + ry + 8), (x - rx * 0.98, y + ry * 0.5)]


def label(room: Room, board: str) -> str:
    """Return the small sign with the number of a room, away from the marks of tunnels."""
    taken = [at for way in ways_of(board) if room.id in (way.a, way.b) for _, at, _ in placed_marks(way, board)]
    spots = corners(room, board)
    x, y = next((spot for spot in spots if all(math.dist(spot, at) > 27 for at in taken)), spots[0])
    return group(
        rect(x - 15, y - 8, 30, 15, 4, fill=C("card-edge"), stroke=C("stone-light"), stroke_width=1),
        text(x, y + 4, room.id, 12, fill=C("bright"), text_anchor="middle", font_weight="bold"),
    )


# The dragon

LAIRS = {"front": (1226.0, 300.0, 1.0), "back": (1304.0, 390.0, 0.54)}
"""Where the dragon sleeps on each side, and how large it is drawn."""


def lair(board: str) -> str:
    """Return the dragon on its hoard."""
    x, y, scale = LAIRS[board]
    cave = smooth_ring(shaken(ring((0, 0), 166, 148, 16, 0.8), Jitter("lair"), 7))
    return group(
        path(cave, fill=C("deep-dark"), stroke=C("wall"), stroke_width=9),
        path(cave, fill="url(#klong-hoard)", stroke=C("stone-dark"), stroke_width=9, stroke_dasharray="24 4"),
        DETAILS.draw("@hoard-back", 1.6),
        dragon(),
        DETAILS.draw("@hoard-front", 1.6),
        id="dragon",
        transform=moved(x, y, scale),
    )


NECK = [(26.0, 26.0), (-18.0, 12.0), (-52.0, -18.0), (-56.0, -58.0), (-30.0, -86.0), (-44.0, -108.0), (-74.0, -106.0)]
NECK_WIDTHS = [74.0, 62.0, 50.0, 42.0, 36.0, 32.0, 30.0]
TAIL = [(86.0, 44.0), (128.0, 34.0), (136.0, -8.0), (112.0, -40.0), (120.0, -72.0), (140.0, -88.0)]
TAIL_WIDTHS = [66.0, 46.0, 34.0, 24.0, 15.0, 7.0]


def dragon() -> str:
    """Return the dragon, coiled and awake."""
    return group(
        limb(TAIL, TAIL_WIDTHS),
        DETAILS.draw("@wing-far", 2),
        DETAILS.draw("@haunch", 2),
        limb(NECK, NECK_WIDTHS),
        DETAILS.draw("@wing-near\n@dragon-head\n@claw -38 66 1\n@claw 8 78 1", 2),
    )


def limb(spine: list[Point], widths: list[float]) -> str:
    """Return a neck or tail with a row of spikes and a lighter belly."""
    body = smooth_ring(taper(spine, widths))
    belly = smooth_ring(taper(_beside(spine, widths, 0.3), [width * 0.34 for width in widths]))
    spikes = "".join(_spike(spine, widths, i) for i in range(1, len(spine) - 1))
    return group(
        path(spikes, fill=C("dragon-dark")),
        path(body, fill=C("dragon")),
        path(belly, fill=C("dragon-light"), stroke="none", opacity=0.75),
        stroke=C("ink"),
        stroke_width=2,
        stroke_linejoin="round",
    )


def _beside(spine: list[Point], widths: list[float], share: float) -> list[Point]:
    outline = taper(spine, [width * 2 * abs(share) for width in widths])
    half = len(spine)
    return outline[:half] if share > 0 else outline[: half - 1 : -1]


def _spike(spine: list[Point], widths: list[float], at: int) -> str:
    back = _beside(spine, widths, -0.5)
    tip = _beside(spine, [width + 24 for width in widths], -0.5)[at]
    (ax, ay), (bx, by), (cx, cy) = back[at - 1], back[at], back[at + 1]
    return polygon(
        [(bx + (ax - bx) * 0.35, by + (ay - by) * 0.35), tip, (bx + (cx - bx) * 0.35, by + (cy - by) * 0.35)]
    )


# Details

DETAIL_PARTS = {
    **PARTS,
    "bone": """
        bone M-16 -2.4H16V2.4H-16Z
        bone o -17 -3 3.6
        bone o -17 3 3.6
        bone o 17 -3 3.6
        bone o 17 3 3.6
        """,
    "tower": """
        a M-13 0V-46H-16V-56H-10V-51H-4V-56H4V-51H10V-56H16V-46H13V0Z
        ~lamp M-3 -30Q0 -36 3 -30V-22H-3Z
        """,
    "spire": """
        a M-9 0V-54H9V0Z
        b M-12 -53L0 -84L12 -53Z
        ~lamp M-2.4 -38Q0 -43 2.4 -38V-31H-2.4Z
        """,
    "castle": """
        castle M-190 6V-30H-182V-36H-174V-30H-158V-36H-150V-30H-134V-36H-126V-30H-110V-36H-102V-30H-86V-36H-78V-30H78V-36H86V-30H102V-36H110V-30H126V-36H134V-30H150V-36H158V-30H174V-36H182V-30H190V6Z
        @spire -58 0 1 0 a=castle b=blood-dark
        @spire 62 0 .9 0 a=castle b=blood-dark
        @tower -190 4 .9 0 a=castle
        @tower 190 4 .9 0 a=castle
        castle M-40 4V-62H-44V-72H-34V-66H-22V-72H-12V-66H0V-72H10V-66H22V-72H32V-66H40V-72H44V-62H40V4Z
        ~lamp M-24 -44Q-20 -51 -16 -44V-34H-24ZM16 -44Q20 -51 24 -44V-34H16ZM-4 -50Q0 -57 4 -50V-40H-4Z
        ~lamp%80 M-120 -18h6v8h-6ZM-98 -18h6v8h-6ZM96 -18h6v8h-6ZM126 -18h6v8h-6Z
        wood-dark M-13 4V-14Q-13 -27 0 -27Q13 -27 13 -14V4Z
        -lamp:1.6 M-13 4V-14Q-13 -27 0 -27Q13 -27 13 -14V4
        -castle-light:1.6 M-58 -84V-98M62 -76V-90
        blood M-58 -98L-42 -93L-58 -88ZM62 -90L76 -85L62 -80Z
        """,
    "outside": """
        -wood-dark:5 M-52 8V-20
        wood M-66 -24H-44L-38 -19L-44 -14H-66Z
        wood M-34 6L-8 -26L18 6Z
        leather-light M-30 6L-8 -26L0 6Z
        ~ink M-18 6L-9 -12L-4 6Z
        @flame 40 -4 1.1 0 a=ember b=lamp
        -wood-dark:4 M30 8L50 2M30 2L50 8
        """,
    "crystals": """
        @shard -46 -16 1.9 -28 a=crystal b=crystal-dark
        @shard -34 -24 1.3 -12 a=violet-light b=violet
        @shard -51 -2 1.05 -52 a=crystal b=crystal-dark
        @shard 45 18 1.5 150 a=violet-light b=violet
        @shard 49 -10 1.8 40 a=crystal b=crystal-dark
        @shard 37 -22 1.2 16 a=crystal b=crystal-dark
        @shard -42 20 1.15 208 a=crystal b=crystal-dark
        ~crystal-light%80 M-20 -22l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM22 20l1.6 4 4 1.6-4 1.6-1.6 4-1.6-4-4-1.6 4-1.6Z
        """,
    "stall": """
        wood r -50 10 22 13 2
        @coin -44 11 .36
        @coin -34 11 .36
        wood r 28 10 22 13 2
        jade r 31 6 7 7 1
        blood o 43 10 4
        wood-dark M-56 -28H-52V20H-56ZM52 -28H56V20H52Z
        blood M-62 -18L-56 -44H56L62 -18Q55 -8 48 -18Q41 -8 34 -18Q27 -8 20 -18Q13 -8 7 -18Q0 -8 -7 -18Q-13 -8 -20 -18Q-27 -8 -34 -18Q-41 -8 -48 -18Q-55 -8 -62 -18Z
        ~paper M-48 -18L-44 -43.3H-31L-34 -18Q-41 -9 -48 -18ZM-20 -18L-18 -43.3H-6L-7 -18Q-13 -9 -20 -18ZM7 -18L6 -43.3H18L20 -18Q13 -9 7 -18ZM34 -18L31 -43.3H44L48 -18Q41 -9 34 -18Z
        """,
    "basin": """
        stone-light o 0 2 30 20
        skill-dark o 0 0 24 15
        ~skill o 0 1 20 11.5
        -skill-light:1.6 M-13 1Q-7 -4 0 -3M4 7Q10 6 13 2
        @heart 0 -2 .9
        """,
    "altar": """
        stone M-42 24L-36 2H36L42 24Z
        stone-light r -38 -14 76 18 4
        ~gold-dark%70 o -22 -5 9 6
        ~gold-dark%70 o 0 -5 9 6
        ~gold-dark%70 o 22 -5 9 6
        -gold-dark:2 M-26 12H26M-22 18H22
        leaf-dark M-52 -6Q-46 -22 -40 -24Q-42 -10 -44 2ZM52 -6Q46 -22 40 -24Q42 -10 44 2Z
        """,
    "niche": """
        -wall:1.5%55 M-30 2Q-30 -17 0 -17Q30 -17 30 2Q30 19 0 19Q-30 19 -30 2Z
        ~wall%16 M-27 2Q-27 -15 0 -15Q27 -15 27 2Q27 17 0 17Q-27 17 -27 2Z
        """,
    "pedestal": """
        gold-dark M-15 -19H15L25 -9V13L15 22H-15L-25 13V-9Z
        stone-light M-14 -21H14L23 -11V9L14 18H-14L-23 9V-11Z
        -gold:2 M-12 -17H12L19 -10V7L12 14H-12L-19 7V-10Z
        """,
    "torch": """
        ~lamp%28 o 0 -3 11
        wood-dark r -1.6 -1 3.2 9 1
        @flame 0 -4.6 .6 0 a=ember b=lamp
        """,
    "torches": """
        @torch -42 -20
        @torch 42 -20
        """,
    "hoard-back": """
        gold-dark M-158 92Q-130 48 -84 58Q-50 22 4 44Q54 18 96 50Q140 54 160 96Q90 140 0 140Q-100 140 -158 92Z
        ~gold M-146 92Q-122 62 -82 70Q-48 36 4 56Q54 32 92 62Q132 66 148 96Q80 120 0 120Q-90 120 -146 92Z
        """,
    "hoard-front": """
        gold M-160 100Q-132 74 -104 90Q-74 76 -44 96Q-6 84 26 100Q64 82 98 98Q136 80 160 104Q128 142 0 144Q-128 142 -160 100Z
        ~gold-dark%60 M-150 112Q-100 104 -60 118Q0 110 60 120Q110 108 150 114Q116 142 0 143Q-116 142 -150 112Z
        ~gold-light M-126 92l10-5 8 6-9 4ZM-70 94l9-4 8 5-8 4ZM36 98l10-5 9 5-9 5ZM104 96l9-5 9 5-9 5ZM-20 100l8-4 8 4-8 4Z
        @coin -104 112 .8 -20
        @coin -30 122 .9 10
        @coin 62 118 .8 20
        @coin 118 108 .7
        @chalice -70 98 1.2 -18
        @crown 92 86 1.1 12 a=blood
        @gem 12 112 .9 10 a=blood b=blood-dark c=blood-light
        @gem -124 94 .7 -20 a=jade b=jade-dark c=jade-light
        @gem 40 108 .62 0 a=skill b=skill-dark c=skill-light
        """,
    "haunch": """
        dragon M-40 76Q-62 20 -4 2Q60 -18 104 26Q124 62 92 82Q20 100 -40 76Z
        ~dragon-dark%70 M104 26Q124 62 92 82Q40 92 0 88Q70 74 84 18Z
        -dragon-dark:2.4 M40 76Q30 36 66 30Q94 32 96 62
        -dragon-dark:1.8 M-6 22q5 6 10 0M10 34q5 6 10 0M-4 44q5 6 10 0M16 14q5 6 10 0M34 20q5 6 10 0
        """,
    "wing-far": """
        dragon-dark M14 0Q30 -70 78 -126Q84 -100 102 -92Q96 -72 112 -58Q98 -42 102 -22Q70 -14 48 14Z
        """,
    "wing-near": """
        dragon M-8 20Q-14 -60 34 -132Q36 -96 58 -84Q50 -58 70 -42Q58 -24 66 -4Q40 2 24 34Z
        ~dragon-light%70 M2 14Q-2 -50 32 -112Q30 -80 46 -72Q36 -44 50 -34Q40 -12 46 -4Q28 0 18 24Z
        -dragon-dark:2.4 M6 20Q14 -50 34 -132M10 22Q26 -40 58 -84M14 24Q36 -20 70 -42M18 28Q40 4 66 -4
        bone M30 -130L34 -146L40 -130Z
        """,
    "dragon-head": """
        dragon-dark M-66 -126L-34 -150L-46 -120Z
        dragon-dark M-58 -116L-22 -128L-40 -106Z
        dragon M-66 -128Q-46 -124 -46 -104Q-48 -88 -64 -86L-92 -78Q-118 -76 -132 -84L-140 -94Q-140 -104 -130 -106L-104 -112Q-92 -128 -66 -128Z
        ~dragon-light%80 M-132 -84L-92 -78L-64 -86Q-56 -88 -52 -92Q-80 -86 -100 -90Q-120 -94 -138 -92Z
        -ink:2.2 M-138 -93Q-118 -90 -100 -91Q-84 -92 -76 -100
        bone M-130 -92L-127 -83L-123 -91ZM-114 -90L-111 -81L-107 -90ZM-98 -91L-95 -83L-91 -91Z
        lamp M-100 -110Q-90 -116 -80 -112Q-86 -102 -100 -110Z
        ~ink M-91 -113.6L-89 -105.4L-87.4 -113.6Z
        ~ink o -131 -99 2.4
        -grey-light:2.6%60 M-142 -102Q-154 -108 -148 -118Q-142 -126 -150 -134
        """,
    "claw": """
        dragon M-22 0Q-24 -16 -4 -16Q18 -16 22 2Q8 8 -2 6Q-14 8 -22 0Z
        bone M-24 -2L-32 6L-20 6ZM-10 4L-14 13L-4 8ZM6 5L6 14L14 6Z
        """,
}
"""Pieces of the board, drawn around (0, 0)."""

DETAILS = Sketchbook(C, DETAIL_PARTS)

# The whole


def paints() -> list[str]:
    """Return the gradients and patterns of a board."""
    return [
        linear("klong-sky", (0.0, C("sky"), 1.0), (0.75, C("dusk"), 1.0)),
        radial("klong-glow-lamp", (0.0, C("fire"), 0.5), (0.45, C("fire"), 0.2), (1.0, C("ember"), 0.0)),
        radial("klong-glow-ember", (0.0, C("ember"), 0.45), (0.45, C("ember"), 0.18), (1.0, C("ember"), 0.0)),
        radial("klong-glow-crystal", (0.0, C("crystal"), 0.5), (0.45, C("crystal"), 0.2), (1.0, C("crystal"), 0.0)),
        radial(
            "klong-light",
            (0.0, C("bright"), 0.34),
            (0.55, C("lamp"), 0.1),
            (0.8, C("wall"), 0.12),
            (1.0, C("wall"), 0.5),
        ),
        radial("klong-hoard", (0.0, C("fire"), 0.75), (0.5, C("ember"), 0.4), (1.0, C("ember"), 0.0)),
        radial("klong-dark", (0.55, C("wall"), 0.0), (1.0, C("wall"), 0.62), r="78%"),
        stone_floor("klong-floor", "floor", C("floor-dark"), C("floor-light"), C("floor")),
        stone_floor("klong-deep-floor", "deep floor", C("deep-floor-dark"), C("deep-floor-light"), C("deep-floor")),
        cave_floor(),
    ]


def pieces() -> list[str]:
    """Return the furniture that rooms share."""
    return [group(DETAILS.draw(f"@{name}", 1.4), id=f"klong-{name}") for name in FURNITURE]


def cave_floor() -> str:
    """Return the pattern of a floor of grown rock."""
    jitter = Jitter("cave floor")
    spots = [polygon(shaken(ring((12 + i % 3 * 24.0, 10 + i // 3 * 20.0), 10, 7, 6), jitter, 3)) for i in range(9)]
    return element(
        "pattern",
        rect(0, 0, 72, 60, fill=C("cave")),
        path("".join(spots[::2]), fill=C("cave-light"), opacity=0.5),
        path("".join(spots[1::2]), fill=C("cave-dark"), opacity=0.5),
        id="klong-cave",
        width=72.0,
        height=60.0,
        patternUnits="userSpaceOnUse",
    )


def above_clip() -> str:
    """Return the clip that keeps the world above out of the rock."""
    soil = f"{smooth(hill(SOIL, 'soil', 5))}L{points([(WIDTH + 280, -20), (-140, -20)])}Z"
    return element("clipPath", path(soil), id="klong-above")


@cache
def board(name: str) -> str:
    """Return one side of the board as a drawing of its own, without tokens."""
    drawing = svg(
        WIDTH,
        HEIGHT,
        element("defs", *paints(), *pieces(), above_clip(), *outlines(name)),
        *rock(),
        *border(),
        *above(),
        lair(name),
        *lights(name),
        *tunnels(name),
        *walls(name),
        *(tunnel_floor(way, name) for way in ways_of(name)),
        *(chamber(room, name) for room in rooms_of(name)),
        *(tunnel_marks(way, name) for way in ways_of(name)),
        rect(0, 0, WIDTH, HEIGHT, fill="url(#klong-dark)", pointer_events="none"),
        font_family="Georgia,serif",
    )
    return alone(drawing, icons())
