# mypyc: interpreted
"""What stands in for the art of a game that draws nothing."""

from collections.abc import Mapping

from ...core.art import BoardArt, Point
from ...core.scene import Link, Static
from ..paint import Palette
from ..shapes import polygon
from ..svg import circle, path, rect
from ..svg import text as letters

TABLE = Palette(
    """
    page       #15100c #efe3c8
    panel      #231b15 #fbf4e2
    panel-line #4a3a2c #c9b48d
    words      #f5ead4 #2d1f13
    soft       #b8a486 #6b553c
    accent     #f3bb35 #a56a00
    legal      #7ee29b #0f8a4a
    legal-dark #14502f #dff5e6
    plan       #3a2f27 #e2d2b0
    way        #8d7a62
    """,
)
"""The colours of the table itself, dark and light."""


class NoArt:
    """The art of a game without art."""

    def symbols(self) -> Mapping[str, str]:
        """Return no symbols."""
        return {}

    def style(self) -> str:
        """Return no style."""
        return ""

    def board(self, static: Static) -> BoardArt | None:
        """Return no board."""
        return None

    def face(self, noun: str, id: str, title: str, text: str) -> str | None:
        """Return no face."""
        return None


# A board without art


def plain_board(static: Static) -> BoardArt:
    """Return places as circles and links as lines."""
    width, height = 1000.0, 700.0
    anchors = {place.id: (40 + place.x * 9.2, 40 + place.y * 6.2) for place in static.places}
    drawing = [rect(0, 0, width, height, fill=TABLE("plan"))]
    drawing += [plain_link(link, anchors) for link in static.links if not link.wraps]
    for place in static.places:
        x, y = anchors[place.id]
        drawing.append(
            circle(x, y, 30, fill=TABLE("panel"), stroke=TABLE("way"), stroke_width=3, id=f"outline-{place.id}")
        )
        drawing.append(letters(x, y + 24, place.id, 13, text_anchor="middle", fill=TABLE("soft")))
    return BoardArt("".join(drawing), width, height, anchors)


def plain_link(link: Link, anchors: Mapping[str, Point]) -> str:
    """Return a link as a line, with a head if it leads one way only."""
    (ax, ay), (bx, by) = anchors[link.a], anchors[link.b]
    line = path(f"M{ax:g} {ay:g}L{bx:g} {by:g}", stroke=TABLE("way"), stroke_width=8)
    if not link.one_way:
        return line
    mx, my, dx, dy = (ax + bx) / 2, (ay + by) / 2, (bx - ax) / 12, (by - ay) / 12
    head = polygon([(mx - dy - dx, my + dx - dy), (mx + dx, my + dy), (mx + dy - dx, my - dx - dy)])
    return line + path(head, fill=TABLE("accent"))
