# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The six figures of Könige der Katakomben, as they stand on the table and as portraits, around (0, 0) in a box of 100."""

from typing import Final

from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import symbol

from .icons import PARTS as SMALL
from .paint import PAINTS

SIZE: Final = 100.0
OUTLINE: Final = 2.4

PARTS: Final = {
    "torso": """
        a M-27 44Q-30 16 -16 8H16Q30 16 27 44Z
        ~b M8 8H16Q30 16 27 44H12Q18 24 8 8Z
        leather-dark M-26 33H26V39H-26Z
        gold r -5 31.4 10 9.4 1.6
        """,
    "arms": "a M-20 12Q-36 18 -35 36L-27 38Q-25 26 -16 24ZM20 12Q36 18 35 36L27 38Q25 26 16 24Z\ns o -31 38 5\ns o 31 38 5",
    "skull-cap": "s o 0 -12 20 21\n~t%55 M6 -32Q20 -28 20 -12Q19 4 4 8.6Q15 -6 6 -32Z",
    "look": """
        ~ink o -7 -10 2.3 3.1
        ~ink o 7 -10 2.3 3.1
        ~bright o -6.3 -11.2 .8
        ~bright o 7.7 -11.2 .8
        -ink:1.8 M-5 .6Q0 4 5 .6
        ~blood-light%40 o -12 -3.4 3.2 2
        ~blood-light%40 o 12 -3.4 3.2 2
        """,
    "long-beard": "h M-17 -5Q-20 26 0 38Q20 26 17 -5Q10 3 5 -1Q0 -3.6 -5 -1Q-10 3 -17 -5Z\n-ink:1.3 M-6 10Q-5 22 -1 30M6 10Q5 22 1 30",
    "cone": "a M-27 -20Q0 -30 27 -20Q12 -32 6 -62Q-10 -50 -15 -27Q-22 -24 -27 -20Z\n~b M27 -20Q12 -32 6 -62Q0 -57 -3 -52Q4 -30 8 -25Q18 -24 27 -20Z",
    # figures
    "wizard": """
        -ink:6 M33 46V-40
        -wood-light:3.6 M33 46V-40
        @torso 0 0 1 0 a=red b=red-dark
        @arms 0 0 1 0 a=red s=skin
        @skull-cap 0 0 1 0 s=skin t=skin-dark
        @look
        @long-beard 0 0 1 0 h=snow
        @cone 0 0 1 0 a=red b=red-dark
        @star 2 -36 .5 0 a=gold
        ~cyan-light%40 o 33 -44 9
        cyan o 33 -44 5.4
        """,
    "elf": """
        -ink:5 M30 -34Q52 4 32 46
        -wood-light:3 M30 -34Q52 4 32 46
        -bone:1.2 M30 -34L32 46
        straw M-21 -14Q-24 -38 0 -37Q24 -38 21 -14Q25 10 26 24H-26Q-25 10 -21 -14Z
        @torso 0 0 1 0 a=red b=red-dark
        @arms 0 0 1 0 a=leaf s=skin
        skin M-18 -12L-34 -24L-20 -2ZM18 -12L34 -24L20 -2Z
        @skull-cap 0 0 1 0 s=skin t=skin-dark
        @look
        straw M-20 -10Q-22 -36 0 -36Q22 -36 20 -10Q14 -26 2 -27Q-12 -26 -20 -10Z
        -leaf-dark:3 M-19 -22Q0 -31 19 -22
        leaf-light M0 -31L3.4 -25L0 -20L-3.4 -25Z
        """,
    "hero": """
        @blade -34 16 1.7 -12
        @torso 0 0 1 0 a=steel b=steel-dark
        red M-15 9L0 20L15 9L12 33H-12Z
        @arms 0 0 1 0 a=steel s=skin
        @skull-cap 0 0 1 0 s=skin t=skin-dark
        @look
        ginger M-21 -8Q-26 -40 0 -38Q27 -40 21 -8Q18 -22 12 -25Q0 -16 -13 -24Q-18 -18 -21 -8Z
        ginger M-12 3Q0 13 12 3Q10 14 0 15Q-10 14 -12 3Z
        @plate 33 30 1.1 0 a=red b=red-dark
        """,
    "witch": """
        -ink:6 M-36 46L-26 -16
        -wood-light:3.4 M-36 46L-26 -16
        hair M-22 -14Q-24 -36 0 -36Q24 -36 22 -14Q30 14 26 34H-26Q-30 14 -22 -14Z
        @torso 0 0 1 0 a=blue b=blue-dark
        @arms 0 0 1 0 a=blue s=tan
        @skull-cap 0 0 1 0 s=tan t=tan-dark
        @look
        violet-dark M-34 -22Q0 -34 34 -22Q28 -15 0 -18Q-28 -15 -34 -22Z
        violet M-17 -24Q-10 -44 -14 -60Q6 -52 17 -24Q0 -30 -17 -24Z
        blue M-17 -25Q0 -31 17 -25L16 -29Q0 -36 -15 -29Z
        leaf o 30 30 10
        -leaf-light:2 M24 26Q30 20 36 27
        """,
    "warrior": """
        hair M-20 -14Q-22 -36 0 -36Q22 -36 20 -14L25 8L34 18L22 20L16 6H-16Z
        @torso 0 0 1 0 a=leather b=leather-dark
        blue M-15 9L0 18L15 9L18 26Q0 34 -18 26Z
        @arms 0 0 1 0 a=tan s=tan
        steel M-36 24Q-34 8 -18 10L-16 20Q-28 20 -30 28ZM36 24Q34 8 18 10L16 20Q28 20 30 28Z
        @skull-cap 0 0 1 0 s=tan t=tan-dark
        @look
        -blue-light:2.4 M-15 -3L-8 -1M15 -3L8 -1
        steel M-21 -12Q-24 -38 0 -38Q24 -38 21 -12L16 -14Q15 -24 0 -25Q-15 -24 -16 -14Z
        ~steel-light M-17 -20Q-16 -34 0 -35Q-10 -30 -11 -23Z
        bright M-19 -28Q-40 -32 -38 -50Q-30 -40 -14 -36ZM19 -28Q40 -32 38 -50Q30 -40 14 -36Z
        wood r 30 -8 4 54 2
        steel M32 -24L42 -8L32 -2L22 -8Z
        """,
    "dwarf": """
        @torso 0 2 1.1,1 0 a=blue b=blue-dark
        @arms 0 2 1.1,1 0 a=iron s=skin
        @skull-cap 0 2 1 0 s=skin t=skin-dark
        ginger M-21 -4Q-30 34 -8 40L0 46L8 40Q30 34 21 -4Q12 4 6 0Q0 -2.4 -6 0Q-12 4 -21 -4Z
        -ink:1.4 M-9 14Q-9 28 -4 38M9 14Q9 28 4 38
        @look 0 2
        ginger M-10 2Q0 -3 10 2Q4 6 0 4Q-4 6 -10 2Z
        iron M-22 -10Q-25 -38 0 -38Q25 -38 22 -10Q0 -20 -22 -10Z
        gold M-22 -14Q0 -24 22 -14L22 -8Q0 -18 -22 -8Z
        ~steel M-14 -24Q-10 -33 0 -34Q-6 -28 -7 -23Z
        wood r -38 -14 4 60 2
        steel M-36 -20Q-50 -22 -50 -4Q-42 -8 -36 -8Q-30 -8 -22 -4Q-22 -22 -36 -20Z
        """,
}

RED: Final = ("wizard", "elf", "hero")
BLUE: Final = ("witch", "warrior", "dwarf")
FIGURES: Final = RED + BLUE
BOOK: Final = Sketchbook(PAINTS, {**SMALL, **PARTS})
BASE = """
    ~ink o 0 44 37 9.4
    {0} o 0 41 36 9
    ~seat o 0 40.6 29 6.4
    -bright:1.6 o 0 40.6 29 6.4
    @{1} 0 4 .86
    """
"""A figure on its foot: the rim in the colour of its team, the middle in that of its player."""


def team_of(who: str) -> str:
    """Return whose king a figure serves."""
    return "red" if who in RED else "blue"


def people() -> dict[str, str]:
    """Return the figures as portraits and as pieces."""
    out = {}
    for who in FIGURES:
        ground = f"~{team_of(who)}-dark r -50 -50 100 100 10\n~{team_of(who)}%45 o 0 -6 40"
        out[f"figure-{who}"] = symbol(f"figure-{who}", SIZE, SIZE, BOOK.draw(f"{ground}\n@{who} 0 7 .86", OUTLINE))
        piece = BASE.format(team_of(who), who)
        out[f"pawn-{who}"] = symbol(f"pawn-{who}", SIZE, SIZE, BOOK.draw(piece, OUTLINE))
    return out
