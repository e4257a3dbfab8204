# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The rooms of DungeonQuest seen from above: every tile is drawn from its exits and its kind, 100 × 100."""

import math
from collections.abc import Callable, Sequence

from verlies.core.art import Point
from verlies.drawing.shapes import Jitter, points, polygon, ring, shaken, smooth
from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import circle, ellipse, group, path, rect, symbol
from verlies.kit.tiles import WALL

from ..content import ids
from ..kinds import Room
from ..tiles import ROOMS
from .dragon import hoard
from .paint import PAINTS as C

SIZE, HALF, BEYOND = 100.0, 50.0, 56.0
"""A tile, half of it, and how far floors run on so that no line shows at its edge."""
ROOM, GAP = 36.0, 15.0
"""Half of a room, and of a passage."""
HIGHLIGHT = 1.6

# Plans


class Plan:
    """The outline of a floor: how far it reaches, how wide its passages are, how round its corners."""

    def __init__(self, exits: Sequence[int], reach: float = ROOM, gap: float = GAP, corner: float = 7.0) -> None:
        self.exits = exits
        self.reach = reach
        self.gap = gap
        self.corner = min(corner, reach - gap) if reach > gap else 0.0

    def outline(self) -> str:
        """Return the outline as a closed path."""
        return "M" + "L".join(self.side(side) for side in range(4)) + "Z"

    def side(self, side: int) -> str:
        """Return one side, with its passage, and the corner after it."""
        near, far, gap = self.reach, BEYOND, self.gap
        dots = [(-near + self.corner, -near)]
        if self.exits[side] != WALL:
            dots += [(-gap, -near), (-gap, -far), (gap, -far), (gap, -near)]
        dots.append((near - self.corner, -near))
        bend = [(near, -near), (near, -near + self.corner)]
        return f"{points(turned(dots, side))}Q{points(turned(bend, side))}"


def turned(dots: Sequence[Point], quarters: int) -> list[Point]:
    """Return points turned clockwise by quarters."""
    out = list(dots)
    for _ in range(quarters % 4):
        out = [(-y, x) for x, y in out]
    return out


# Stone


def rock(name: str) -> str:
    """Return the solid wall a room is cut into, course by course."""
    jitter = Jitter(f"rock {name}")
    lines, lights = [], []
    for row in range(8):
        y = -50 + 12.5 * row
        lines.append(f"M-50 {y:g}H50")
        for turn in range(5):
            x = round(-50 + 20 * turn + (row % 2) * 10 + jitter.near(3), 1)
            lines.append(f"M{x:g} {y:g}v12.5")
            if jitter.below(4) == 0:
                lights.append(f"M{x:g} {y:g}h18v11h-18Z")
    return (
        rect(-50, -50, 100, 100, fill=C("wall"))
        + path("".join(lights), fill=C("wall-light"), opacity=0.28)
        + path("".join(lines), fill="none", stroke=C("wall-dark"), stroke_width=1.3, opacity=0.75)
    )


def flags(name: str, plan: Plan, light: str, dark: str) -> str:
    """Return flagstones all over a floor, some lighter, some darker."""
    jitter = Jitter(f"flags {name}")
    tints: tuple[list[str], list[str]] = ([], [])
    for x, y, width, height in slabs(plan, jitter):
        tints[jitter.below(2)].append(f"M{points([(x, y)])}h{width:.1f}v{height:.1f}h{-width:.1f}Z")
    return path("".join(tints[0]), fill=C(light), opacity=0.42) + path("".join(tints[1]), fill=C(dark), opacity=0.34)


def slabs(plan: Plan, jitter: Jitter) -> list[tuple[float, float, float, float]]:
    """Return the stones of a floor: rows inside, and a few in every passage."""
    out = []
    step = 2 * plan.reach / max(round(plan.reach / 9), 2)
    for row in range(round(2 * plan.reach / step)):
        x = -plan.reach + 1.5
        while x < plan.reach - 6:
            width = min(jitter.between(11, 22), plan.reach - 1.5 - x)
            out.append((x, -plan.reach + row * step + 0.8, width - 1.4, step - 1.6))
            x += width
    for side in range(4):
        if plan.exits[side] != WALL:
            out += [_slab(side, at, plan) for at in (plan.reach, (plan.reach + BEYOND) / 2)]
    return out


def _slab(side: int, at: float, plan: Plan) -> tuple[float, float, float, float]:
    length = (BEYOND - plan.reach) / 2 - 1.5
    (x1, y1), (x2, y2) = turned([(-plan.gap + 1.5, -at - length), (plan.gap - 1.5, -at)], side)
    return min(x1, x2), min(y1, y2), abs(x2 - x1), abs(y2 - y1)


def floor(name: str, plan: Plan, paint: str = "floor") -> str:
    """Return a floor with its flagstones and the shadow of the walls."""
    outline = plan.outline()
    return (
        path(outline, fill=C(paint), stroke=C("wall-dark"), stroke_width=7, stroke_linejoin="round")
        + flags(name, plan, f"{paint}-light", f"{paint}-dark")
        + path(outline, fill="none", stroke=C("ink"), stroke_width=2.4, stroke_linejoin="round")
        + path(outline, fill="none", stroke=C("wall-light"), stroke_width=0.8, opacity=0.5, transform="scale(1.05)")
    )


# What stands in passages

FITTINGS = {
    ids.DOOR: """
        wood-dark r -17 -50 34 11 1
        wood r -15.4 -48.6 14.6 8.2 .8
        wood r .8 -48.6 14.6 8.2 .8
        -wood-dark:1 M-10.5 -48V-41M-5.5 -48V-41M5.5 -48V-41M10.5 -48V-41
        ~iron M-15.4 -46.4H-3V-44.6H-15.4ZM15.4 -46.4H3V-44.6H15.4Z
        gold o -2.6 -43.2 1.5
        gold o 2.6 -43.2 1.5
        """,
    ids.GATE: """
        ~ink r -17 -50 34 12
        -iron-dark:5 M-15 -44H15
        -steel:2.2 M-15 -46.6H15M-15 -41.2H15
        -ink:4.6 M-11.5 -50V-38.6M-4 -50V-38.6M4 -50V-38.6M11.5 -50V-38.6
        -steel-light:2.6 M-11.5 -50V-39M-4 -50V-39M4 -50V-39M11.5 -50V-39
        ~steel-light M-13.4 -39.4H-9.6L-11.5 -35.4ZM-5.9 -39.4H-2.1L-4 -35.4ZM2.1 -39.4H5.9L4 -35.4ZM9.6 -39.4H13.4L11.5 -35.4Z
        """,
}
POSTS = """
    wall-light r -20.5 -49 6 12.5 1.4
    wall-light r 14.5 -49 6 12.5 1.4
    """

# What is in rooms

PARTS = {
    "brazier": """
        ~lamp%18 o 0 0 17
        ~lamp%22 o 0 0 11
        iron o 0 0 5.8
        ~ember o 0 0 4.4
        ~fire M-3 1.4Q-3 -2.4 0 -4.6Q3.2 -2 2.8 1.6Q1.6 4 0 4Q-2 4 -3 1.4Z
        ~gold-light o 0 .8 1.5
        """,
    "bones": """
        -ink:3.4 M-6 3L5 -3M-4 -4L5 4
        -bone:2 M-6 3L5 -3M-4 -4L5 4
        bone o 6.4 -4.6 3.2
        ~ink o 5.4 -4.8 .8
        ~ink o 7.6 -4.8 .8
        """,
    "grate": """
        iron-dark r -8 -8 16 16 2
        ~abyss r -6 -6 12 12
        -iron:1.8 M-3 -6V6M0 -6V6M3 -6V6M-6 0H6
        """,
    "crack": "-floor-dark:1.8 M-14 -10L-6 -4L-8 2L2 6L4 12M-6 -4L2 -8M2 6L10 4",
    "rug": """
        blood-dark r -15 -10 30 20 1.6
        -gold-dark:1.4 r -12 -7.4 24 14.8 1
        ~gold-dark M0 -5L4 0L0 5L-4 0Z
        -gold-dark:1.2 M-15 -8H-18M-15 -3H-18M-15 3H-18M-15 8H-18M15 -8H18M15 -3H18M15 3H18M15 8H18
        """,
    "chain": "-ink:2.6 M-9 -4Q-4 4 0 0Q4 -4 9 4\n-steel-dark:1.4 M-9 -4Q-4 4 0 0Q4 -4 9 4",
    "spike": "ink o 0 0 6.4\nsteel M0 -5.4L1.7 -1.7L5.4 0L1.7 1.7L0 5.4L-1.7 1.7L-5.4 0L-1.7 -1.7Z\n~steel-dark M0 -5.4L1.7 -1.7L0 0ZM5.4 0L1.7 1.7L0 0ZM0 5.4L-1.7 1.7L0 0ZM-5.4 0L-1.7 -1.7L0 0Z",
    "eyes": "~lamp M-6 -2L-1 0L-5 2ZM6 -2L1 0L5 2Z",
    "plank": "wood r -13 -2.6 26 5.2 1\n-wood-dark:.9 M-10 -.6H4M-2 1H10",
    "arrow": """
        -ink:6.4 M-20 13A24 24 0 0 1 -8 -22.6
        -gold:3.6 M-20 13A24 24 0 0 1 -8 -22.6
        gold M-11 -28.4L2 -24.2L-7.6 -15.4Z
        """,
    "spider": """
        -ink:1.7 M-4 -2L-10 -7L-12 -3M-4 0L-12 0L-14 5M4 -2L10 -7L12 -3M4 0L12 0L14 5M-3 3L-8 9L-6 13M3 3L8 9L6 13
        ink o 0 4 5.4 6.4
        ink o 0 -3.4 3.8
        ~blood M0 1L2.2 4L0 8L-2.2 4Z
        ~lamp o -1.4 -5 .9
        ~lamp o 1.4 -5 .9
        """,
    "shield": """
        steel M-11 -13H11V1Q10 11 0 15Q-10 11 -11 1Z
        ~blood M-9 -11H0V13Q-8 9.6 -9 1Z
        ~gold M0 -11H9V1Q8 9.6 0 13Z
        """,
}
BOOK = Sketchbook(C, PARTS)


def sketch(text: str, x: float = 0.0, y: float = 0.0, turn: float = 0.0) -> str:
    """Return a sketch at a place of the tile."""
    drawn = BOOK.draw(text, HIGHLIGHT)
    if not (x or y or turn):
        return drawn
    return group(drawn, transform=f"translate({x:g} {y:g})" + (f"rotate({turn:g})" if turn else ""))


def fittings(room: Room, gap: float) -> str:
    """Return posts, doors and portcullises of all passages."""
    out = []
    for side, exit in enumerate(room.sides):
        if exit == WALL:
            continue
        drawn = BOOK.draw((POSTS if gap == GAP else "") + FITTINGS.get(exit, ""), 1.2)
        out.append(group(drawn, transform=f"rotate({90 * side})" if side else None))
    return "".join(out)


CLUTTER = ("@bones", "@crack", "@grate", "@rug", "@chain", "@crack", "@bones")


def dungeon(room: Room) -> str:
    """Return a dungeon room: a brazier in the corner, things of former guests, perhaps stairs."""
    plan = Plan(room.sides)
    jitter = Jitter(f"clutter {room.id}")
    inside = stairs() if room.stairs else sketch(CLUTTER[jitter.below(len(CLUTTER))], 0, 0, 90 * jitter.below(4))
    light = ellipse(-8, -8, 30, 30, fill=C("lamp"), opacity=0.1)
    return floor(room.id, plan) + light + inside + sketch("@brazier", -27, -27)


def stairs() -> str:
    """Return a winding stair that leads down into the dark."""
    out = [circle(0, 0, 21, fill=C("stone-dark"), stroke=C("ink"), stroke_width=2.2), circle(0, 0, 18, fill=C("abyss"))]
    for turn in range(9):
        a, b = math.tau * (turn / 11 - 0.2), math.tau * ((turn + 0.84) / 11 - 0.2)
        dots = [(4 * math.cos(a), 4 * math.sin(a)), (18 * math.cos(a), 18 * math.sin(a))]
        dots += [(18 * math.cos(b), 18 * math.sin(b)), (4 * math.cos(b), 4 * math.sin(b))]
        out.append(path(polygon(dots), fill=C("floor-light"), opacity=round(1 - turn / 10, 2)))
    return "".join([*out, circle(0, 0, 4.6, fill=C("stone"), stroke=C("ink"), stroke_width=1.4)])


def corridor(room: Room) -> str:
    """Return a narrow passage cut through the rock."""
    return floor(room.id, Plan(room.sides, 17, 13, 4), "way")


def trap(room: Room) -> str:
    """Return a room full of holes and spikes."""
    spots = [(x, y) for y in (-18, 0, 18) for x in (-18, 0, 18)]
    plate = rect(-28, -28, 56, 56, 4, fill=C("blood-dark"), opacity=0.4)
    spikes = "".join(sketch("@spike", x, y) for x, y in spots)
    frame = rect(-28, -28, 56, 56, 4, fill="none", stroke=C("blood"), stroke_width=1.6, stroke_dasharray="7 4")
    return floor(room.id, Plan(room.sides)) + plate + frame + spikes


def darkness(room: Room) -> str:
    """Return a room without any light but that of eyes."""
    jitter = Jitter(f"dark {room.id}")
    plan = Plan(room.sides)
    outline = plan.outline()
    swirls = [_swirl(jitter) for _ in range(6)]
    eyes = [sketch("@eyes", x, y) for x, y in ((-14, -12), (16, -4), (-4, 16))]
    return (
        path(outline, fill=C("night"), stroke=C("wall-dark"), stroke_width=7)
        + path(outline, fill="none", stroke=C("violet-dark"), stroke_width=2.4)
        + circle(0, 0, 26, fill=C("abyss"), opacity=0.7)
        + path("".join(swirls), fill="none", stroke=C("violet"), stroke_width=2, opacity=0.4, stroke_linecap="round")
        + "".join(eyes)
    )


def _swirl(jitter: Jitter) -> str:
    x, y = jitter.near(22), jitter.near(24)
    return smooth([(x - 10, y), (x - 4, y - 4), (x + 3, y + 3), (x + 10, y - 1)])


def rubble(room: Room) -> str:
    """Return a room whose ceiling has come down: boulders lie between all its passages."""
    jitter = Jitter(f"rubble {room.id}")
    places = [
        (0.0, 0.0),
        (-15.0, -12.0),
        (14.0, -14.0),
        (-13.0, 14.0),
        (15.0, 12.0),
        (0.0, -20.0),
        (-21.0, 1.0),
        (21.0, 0.0),
        (1.0, 20.0),
    ]
    stones = [boulder(jitter, x, y) for x, y in places]
    beam = sketch("wood M-26 -4L24 -10L25 -4L-25 3Z\n-wood-dark:1 M-20 -2.6L18 -7", 0, 4, 24)
    return floor(room.id, Plan(room.sides)) + "".join(stones[1:]) + beam + stones[0]


def boulder(jitter: Jitter, x: float, y: float) -> str:
    """Return one boulder with its lit side."""
    size = jitter.between(8.5, 12.5)
    outline = shaken(ring((x, y), size, size * 0.88, 7), jitter, size / 6)
    lit = [(x + (px - x) * 0.62 - 1.8, y + (py - y) * 0.55 - 2.2) for px, py in outline]
    return path(polygon(outline), fill=C("stone"), stroke=C("ink"), stroke_width=1.8, stroke_linejoin="round") + path(
        polygon(lit), fill=C("stone-light"), opacity=0.7
    )


def abyss(name: str, spine: Sequence[Point], width: float) -> str:
    """Return a cleft in the floor along a line, with torn edges."""
    jitter = Jitter(f"abyss {name}")
    (ax, ay), (bx, by) = spine[0], spine[-1]
    length = math.hypot(bx - ax, by - ay)
    nx, ny = (ay - by) / length, (bx - ax) / length
    one, two = ([_torn(jitter, a, sign, (nx, ny), width) for a in spine] for sign in (1, -1))
    outline = polygon([*one, *reversed(two)])
    return (
        path(outline, fill=C("abyss"), stroke=C("floor-dark"), stroke_width=5, stroke_linejoin="round")
        + path(outline, fill=C("abyss"), stroke=C("ink"), stroke_width=1.6, stroke_linejoin="round")
        + path(f"M{points(one)}", fill="none", stroke=C("violet"), stroke_width=1.2, opacity=0.4)
    )


def _torn(jitter: Jitter, at: Point, sign: int, normal: Point, width: float) -> Point:
    reach = sign * (width / 2 + jitter.near(3.4))
    return at[0] + normal[0] * reach, at[1] + normal[1] * reach


def chasm(room: Room) -> str:
    """Return a room that a cleft cuts in two, from corner to corner."""
    one = 1 if room.groups[0] == room.groups[1] else -1
    spine = [(-40.0 + 8.0 * i, one * (-40.0 + 8.0 * i)) for i in range(11)]
    return floor(room.id, Plan(room.sides)) + abyss(room.id, spine, 15)


def bridge(room: Room) -> str:
    """Return a rope bridge over a cleft."""
    spine = [(-36.0 + 7.2 * i, 0.0) for i in range(11)]
    planks = "".join(sketch("@plank", 0, y) for y in range(-30, 31, 6))
    ropes = (
        "-ink:3.4 M-14 -36Q-11 0 -14 36M14 -36Q11 0 14 36\n-leather-light:1.8 M-14 -36Q-11 0 -14 36M14 -36Q11 0 14 36"
    )
    posts = "\n".join(f"wood-dark r {x} {y} 6 6 1.4" for x in (-18, 12) for y in (-36, 30))
    return floor(room.id, Plan(room.sides)) + abyss(room.id, spine, 46) + planks + sketch(f"{ropes}\n{posts}")


def rotating(room: Room) -> str:
    """Return a round room that turns on itself."""
    disc = circle(0, 0, 33, fill=C("stone-dark"), stroke=C("ink"), stroke_width=2)
    inner = circle(0, 0, 29, fill=C("floor"), stroke=C("floor-dark"), stroke_width=2)
    spokes = "".join(
        f"M0 0L{points([(29 * math.cos(a), 29 * math.sin(a))])}" for a in (math.tau * i / 8 for i in range(8))
    )
    wheel = path(spokes, fill="none", stroke=C("floor-dark"), stroke_width=1.4)
    hub = circle(0, 0, 6, fill=C("stone"), stroke=C("ink"), stroke_width=1.6)
    arrows = sketch("@arrow") + sketch("@arrow", 0, 0, 180)
    return (
        floor(room.id, Plan(room.sides, 36, GAP, 20))
        + disc
        + inner
        + wheel
        + hub
        + arrows
        + sketch("@brazier", -30, -30)
    )


def web(room: Room) -> str:
    """Return a room that is spun all over."""
    angles = [math.tau * i / 8 + 0.2 for i in range(8)]
    threads = "".join(f"M0 0L{points([(46 * math.cos(a), 46 * math.sin(a))])}" for a in angles)
    rings = "".join(_web_ring(angles, radius) for radius in (9, 17, 25, 33, 40))
    lines = path(threads + rings, fill="none", stroke=C("bright"), stroke_width=1.5, opacity=0.85)
    shade = path(threads + rings, fill="none", stroke=C("ink"), stroke_width=3, opacity=0.35)
    return floor(room.id, Plan(room.sides), "way") + shade + lines + sketch("@spider", 17, -15, 30)


def _web_ring(angles: Sequence[float], radius: float) -> str:
    dots = [(radius * math.cos(a), radius * math.sin(a)) for a in angles]
    out = f"M{points(dots[:1])}"
    for a, b in zip(dots, [*dots[1:], dots[0]], strict=True):
        middle = ((a[0] + b[0]) * 0.42, (a[1] + b[1]) * 0.42)
        out += f"Q{points([middle, b])}"
    return out


def pit(room: Room) -> str:
    """Return a room that is one hole, with a ledge around it."""
    jitter = Jitter("pit")
    depths = [(27.0, "floor-dark"), (24.5, "ink"), (20.0, "abyss"), (13.0, "violet-dark"), (9.0, "abyss")]
    rings = [path(polygon(shaken(ring((0, 0), r, r, 15), jitter, 1.3)), fill=C(paint)) for r, paint in depths]
    cracks = "-ink:1.8 M-24 -14L-32 -20M23 -16L30 -24M25 12L33 18M-22 17L-30 24"
    return floor(room.id, Plan(room.sides)) + "".join(rings) + sketch(cracks)


def tower(room: Room) -> str:
    """Return a tower room: round, with battlements, the way in and out of the castle."""
    merlons = [
        group(
            rect(-5, -49, 10, 7, 1.4, fill=C("wall-light"), stroke=C("ink"), stroke_width=1.2),
            transform=f"rotate({angle})",
        )
        for angle in range(15, 360, 30)
    ]
    stone = circle(0, 0, 47, fill=C("stone-dark"), stroke=C("ink"), stroke_width=2)
    ways = path(Plan(room.sides, 20, GAP, 5).outline(), fill=C("floor"), stroke=C("ink"), stroke_width=2)
    inner = circle(0, 0, 35, fill=C("floor"), stroke=C("ink"), stroke_width=2)
    joints = "".join(
        f"M{points([(14 * math.cos(a), 14 * math.sin(a))])}L{points([(35 * math.cos(a), 35 * math.sin(a))])}"
        for a in (math.tau * i / 12 for i in range(12))
    )
    rings = circle(0, 0, 14, fill="none", stroke=C("floor-dark"), stroke_width=1.4) + circle(
        0, 0, 25, fill="none", stroke=C("floor-dark"), stroke_width=1.4
    )
    glow = circle(0, 0, 30, fill=C("sky-light"), opacity=0.18)
    return (
        stone
        + "".join(merlons)
        + ways
        + inner
        + path(joints, fill="none", stroke=C("floor-dark"), stroke_width=1.2)
        + rings
        + glow
        + sketch("@shield")
    )


def hall(room: Room) -> str:
    """Return one half of the treasure chamber; the dragon lies across both."""
    middle = HALF if room.id.endswith("north") else -HALF
    return group(*hall_floor(), hoard(), transform=f"translate(0 {middle:g})")


def hall_floor() -> list[str]:
    """Return the floor of the treasure chamber, 100 × 200, with six passages."""
    ways = [(-BEYOND, -64.0), (-BEYOND, 36.0)]
    stubs = "".join(f"M{x:g} {y:g}H{-x:g}v28H{x:g}Z" for x, y in ways) + f"M-15 {-100 - 6}V{100 + 6}H15V{-100 - 6}Z"
    room = "M-38 -80Q-38 -88 -30 -88H30Q38 -88 38 -80V80Q38 88 30 88H-30Q-38 88 -38 80Z"
    return [
        path(stubs + room, fill=C("floor"), stroke=C("wall-dark"), stroke_width=7, stroke_linejoin="round"),
        path(stubs + room, fill=C("gold-dark")),
        path(room, fill="none", stroke=C("gold"), stroke_width=1.6),
    ]


DRAWERS: dict[int, Callable[[Room], str]] = {
    ids.DUNGEON_ROOM: dungeon,
    ids.CORRIDOR: corridor,
    ids.TRAP_ROOM: trap,
    ids.DARKNESS: darkness,
    ids.RUBBLE: rubble,
    ids.CHASM: chasm,
    ids.BRIDGE: bridge,
    ids.ROTATING: rotating,
    ids.WEB: web,
    ids.PIT: pit,
    ids.TOWER: tower,
    ids.HALL: hall,
}


def tile(room: Room) -> str:
    """Return a room as it lies with its entrance in the south."""
    gap = 13.0 if room.kind == ids.CORRIDOR else GAP
    plain = room.kind in (ids.TOWER, ids.HALL)
    return rock(room.id) + DRAWERS[room.kind](room) + ("" if plain else fittings(room, gap))


def tiles() -> dict[str, str]:
    """Return every kind of room as a symbol, its entrance in the south."""
    return {f"room-{room.id}": symbol(f"room-{room.id}", SIZE, SIZE, tile(room)) for room in ROOMS}


TUNNEL = """
    catacomb-dark r -50 -50 100 100 4
    ~catacomb M-34 50Q-44 10 -30 -14Q-18 -36 0 -36Q18 -36 30 -14Q44 10 34 50Z
    ~abyss M-20 50Q-26 14 -18 -4Q-10 -20 0 -20Q10 -20 18 -4Q26 14 20 50Z
    -ink:2 M-40 -30L-28 -20M40 -30L28 -20M-46 8L-36 8M46 8L36 8M0 -46V-38M-42 34L-32 32M42 34L32 32
    bone o -34 38 5 4
    ~ink o -35.6 37.6 1.1
    ~ink o -32.6 37.6 1.1
    """
POINTER = """
    ~ink%60 o 0 0 24
    lamp M0 -21L17 -1H7.4V19H-7.4V-1H-17Z
    """


def below() -> dict[str, str]:
    """Return the catacombs as a symbol for every direction a travel marker may have."""
    out = {}
    for quarters, name in enumerate(ids.DIRECTIONS):
        id = f"region-below_{name}"
        out[id] = symbol(id, SIZE, SIZE, sketch(TUNNEL), sketch(POINTER, 0, 8, 90 * quarters))
    return out
