# mypyc: interpreted
"""The six heroes and what they meet: heads and shoulders around (0, 0) in a box of 100."""

from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import circle, element, group, symbol

from .icons import PARTS as SMALL
from .paint import PAINTS

SIZE = 100.0
OUTLINE = 2.2

PARTS = {
    "face": """
        s M-17 -14Q-17 -33 0 -33Q17 -33 17 -14Q17 6 0 15Q-17 6 -17 -14Z
        ~t%70 M7 -31Q17 -27 17 -14Q17 6 0 15Q10 2 10 -14Q11 -24 7 -31Z
        -ink:2 M-12 -17Q-7.4 -19.8 -3.4 -17M12 -17Q7.4 -19.8 3.4 -17
        ~ink o -7 -11.4 2.1 2.7
        ~ink o 7 -11.4 2.1 2.7
        -t:2 M0 -11Q3.2 -4.6 -.4 -3.6
        -ink:1.9 M-5.4 3.4Q0 6 5.4 3.4
        """,
    "neck": "s M-9 6H9V24Q0 31 -9 24Z",
    "ears": "s M-16 -14L-30 -24L-17 -3ZM16 -14L30 -24L17 -3Z",
    "robe": """
        a M-50 54Q-46 26 -17 20L0 30L17 20Q46 26 50 54Z
        ~b M17 20Q46 26 50 54H18Q28 34 10 24Z
        """,
    "plate": """
        steel M-50 54Q-48 30 -32 24Q-20 16 -12 20L0 26L12 20Q20 16 32 24Q48 30 50 54Z
        ~steel-dark M12 20Q20 16 32 24Q48 30 50 54H22Q24 34 8 24Z
        -ink:1.8 M-32 25Q-24 34 -26 54M32 25Q24 34 26 54
        """,
    "heroine": "h M-19 -16Q-22 -42 0 -41Q22 -42 19 -16Q25 10 30 30Q16 36 0 28Q-16 36 -30 30Q-25 10 -19 -16Z",
    "fringe": "h M-18 -12Q-22 -39 0 -39Q22 -39 18 -12Q15 -24 7 -27Q-3 -22 -11 -28Q-15 -22 -18 -12Z",
    "beard": """
        h M-19 -12Q-27 34 -9 46L0 54L9 46Q27 34 19 -12Q12 -2 6 -3.4Q0 -6 -6 -3.4Q-12 -2 -19 -12Z
        -ink:1.4 M-9 12Q-9 32 -3 44M9 12Q9 32 3 44
        ~ink M-5.4 4Q0 2 5.4 4Q0 7.6 -5.4 4Z
        """,
    # heroes
    "gherinn": """
        @robe 0 0 1 0 a=grey-dark b=ink
        -gold:2.6 M-13 22Q-10 38 0 42Q10 38 13 22
        @neck 0 0 1 0 s=skin
        @face 0 0 1 0 s=skin t=skin-dark
        hair M-18 -10Q-24 -30 -12 -34Q-14 -24 -15 -18Q-16 -12 -18 -10ZM18 -10Q24 -30 12 -34Q14 -24 15 -18Q16 -12 18 -10Z
        hair M-16 -2Q-12 12 0 17Q12 12 16 -2Q16 16 0 24Q-16 16 -16 -2Z
        ~skin M-5 5Q0 3 5 5Q0 9 -5 5Z
        @sun 0 42 .9
        """,
    "challara": """
        @heroine 0 0 1 0 h=rust
        @robe 0 0 1 0 a=violet b=violet-dark
        @neck 0 0 1 0 s=skin
        @face 0 0 1 0 s=skin t=skin-dark
        @fringe 0 0 1 0 h=rust
        -gold:2.6 M-16 -24Q0 -31 16 -24
        azure o 0 -28 3
        @dragon 34 14 1.25 0
        """,
    "hugo": """
        @plate 0 0 1 0
        blood M2 -40Q22 -58 38 -36Q44 -20 38 0Q34 -18 24 -26Q14 -34 2 -34Z
        steel M-21 -12Q-23 -41 0 -41Q23 -41 21 -12Q22 8 14 18Q0 26 -14 18Q-22 8 -21 -12Z
        ~steel-dark M8 -40Q23 -38 21 -12Q22 8 14 18Q8 22 2 22Q16 -6 8 -40Z
        ~ink M-17 -16Q-8 -20 -2.6 -16L-2.6 -11H-17ZM17 -16Q8 -20 2.6 -16L2.6 -11H17Z
        ~lamp o -9 -13.4 1.6
        ~lamp o 9 -13.4 1.6
        gold M-2.4 -40H2.4V20H-2.4Z
        -ink:1.8 M-13 0H-6M-13 5H-6M-12 10H-6M13 0H6M13 5H6M12 10H6
        """,
    "krutzbeck": """
        @robe 0 0 1 0 a=leather b=leather-dark
        steel M-50 54Q-52 36 -38 28L-24 40L-30 54ZM50 54Q52 36 38 28L24 40L30 54Z
        @neck 0 0 1 0 s=brown
        @face 0 1 1.08 0 s=skin t=skin-dark
        @beard 0 2 1.05 0 h=rust
        iron M-21 -16Q-23 -42 0 -42Q23 -42 21 -16Q0 -24 -21 -16Z
        gold r -22 -21 44 6 2
        bone M-20 -26Q-40 -26 -40 -46Q-30 -36 -17 -37ZM20 -26Q40 -26 40 -46Q30 -36 17 -37Z
        -blood:2.4 M-13 -6L-4 -4M13 -6L4 -4
        """,
    "lindel": """
        -ink:5.4 M34 -46Q58 -4 36 46
        -wood:3.2 M34 -46Q58 -4 36 46
        -bone:1.2 M34 -46L36 46
        @robe 0 0 1 0 a=leaf b=leaf-dark
        @ears 0 0 1 0 s=skin
        @neck 0 0 1 0 s=skin
        @face 0 0 1 0 s=skin t=skin-dark
        @fringe 0 0 1 0 h=straw
        leaf-dark M-24 28Q-34 -18 -15 -40Q0 -51 15 -40Q34 -18 24 28L14 20Q24 -14 10 -31Q0 -37 -10 -31Q-24 -14 -14 20Z
        leaf-light o 0 28 4
        """,
    "tatianna": """
        wood r 34 -48 4 102 2
        steel M36 -56L44 -36L36 -24L28 -36Z
        ~steel-dark M36 -56L44 -36L36 -24Z
        @heroine 0 0 1 0 h=hair
        @robe 0 0 1 0 a=brown b=brown-dark
        gold M-50 54Q-48 38 -34 30L-20 36Q-30 42 -32 54ZM50 54Q48 38 34 30L20 36Q30 42 32 54Z
        @neck 0 0 1 0 s=brown
        @face 0 0 1 0 s=brown t=brown-dark
        @fringe 0 0 1 0 h=hair
        -ink:5 M-17.6 -22Q0 -28 17.6 -22
        -blood:3 M-17.6 -22Q0 -28 17.6 -22
        -jade:2.4 M-14 -4L-6 -2M14 -4L6 -2
        """,
    # foes
    "troll": """
        troll-dark M-56 58Q-54 22 -24 14H24Q54 22 56 58Z
        troll M-28 -8Q-32 -38 0 -38Q32 -38 28 -8Q36 22 14 30Q0 34 -14 30Q-36 22 -28 -8Z
        ~troll-dark M10 -37Q32 -34 28 -8Q36 22 14 30Q8 32 2 32Q26 6 10 -37Z
        troll M-27 -12L-46 -22L-34 4ZM27 -12L46 -22L34 4Z
        -ink:3.4 M-20 -14Q-12 -20 -4 -13M20 -14Q12 -20 4 -13
        ~lamp o -11 -8 3.4
        ~lamp o 11 -8 3.4
        ~ink o -11 -8 1.5
        ~ink o 11 -8 1.5
        troll-dark M-8 -4Q0 -10 8 -4Q12 6 0 7Q-12 6 -8 -4Z
        ink M-18 14Q0 8 18 14Q14 24 0 24Q-14 24 -18 14Z
        bone M-15 15L-12 4L-7 14ZM15 15L12 4L7 14Z
        hair M-14 -38Q-10 -52 -2 -40Q4 -54 8 -40Q16 -48 16 -36Q0 -42 -14 -38Z
        """,
    "demon": """
        ~ember%30 o 0 -2 48
        dragon-dark M-54 58Q-50 24 -22 18H22Q50 24 54 58Z
        ink M-20 -22Q-46 -26 -40 -56Q-30 -38 -8 -36ZM20 -22Q46 -26 40 -56Q30 -38 8 -36Z
        dragon M-24 -10Q-26 -38 0 -38Q26 -38 24 -10Q22 14 0 30Q-22 14 -24 -10Z
        ~dragon-dark M8 -37Q26 -34 24 -10Q22 14 0 30Q16 6 8 -37Z
        lamp M-19 -16L-4 -8Q-8 0 -16 -5Z
        lamp M19 -16L4 -8Q8 0 16 -5Z
        ~blood M-12 -9.6L-9 -8L-11 -5.4ZM12 -9.6L9 -8L11 -5.4Z
        ink M-13 8Q0 2 13 8Q9 20 0 21Q-9 20 -13 8Z
        ~bone M-10 7L-8 13L-5 6ZM-2 5L0 11L2 5ZM10 7L8 13L5 6ZM-6 18L-4 13L-1 19ZM6 18L4 13L1 19Z
        @flame -34 26 1.1 0 a=ember b=lamp
        @flame 34 26 1.1 0 a=ember b=lamp
        """,
    "skeleton": """
        ink M-50 58Q-46 32 -20 26H20Q46 32 50 58Z
        -bone:4.6 M-34 36Q0 48 34 36M-30 48Q0 58 30 48M0 24V58
        bone M-24 -12Q-26 -42 0 -42Q26 -42 24 -12Q23 0 14 5V20Q0 26 -14 20V5Q-23 0 -24 -12Z
        ~bone-dark%70 M10 -41Q26 -38 24 -12Q23 0 14 5V20Q10 23 4 23Q20 -4 10 -41Z
        ink o -10 -10 8 7.4
        ink o 10 -10 8 7.4
        ~ember o -10 -9 2.6
        ~ember o 10 -9 2.6
        ink M0 -2L4.4 7H-4.4Z
        -ink:2 M-8 12V21M-3 13V23M3 13V23M8 12V21M-13 12H13
        iron M-26 -14Q-28 -46 0 -46Q28 -46 26 -14L20 -20Q14 -32 0 -32Q-14 -32 -20 -20Z
        """,
    "sorcerer": """
        ~violet%35 o 0 -4 46
        violet-dark M-54 58Q-50 26 -20 18H20Q50 26 54 58Z
        violet M-27 26Q-34 -18 -15 -42Q0 -54 15 -42Q34 -18 27 26L14 18Q22 -14 10 -30Q0 -36 -10 -30Q-22 -14 -14 18Z
        ~ink M-16 18Q-23 -14 -10 -31Q0 -37 10 -31Q23 -14 16 18Q0 26 -16 18Z
        ~azure-light M-12 -12L-3 -8L-10 -4ZM12 -12L3 -8L10 -4Z
        grey-light M-9 6Q0 2 9 6Q8 28 0 40Q-8 28 -9 6Z
        @orb -36 30 1.3
        @orb 36 30 1.3
        """,
    "golem": """
        stone-dark M-58 58V34L-40 22L-20 18H20L40 22L58 34V58Z
        stone M-28 20V-30L-18 -42H18L28 -30V20L18 30H-18Z
        ~stone-light M-28 20V-30L-18 -42H-4L-14 -28V28H-18Z
        ~stone-dark M28 20V-30L18 -42H12L18 -28V30L28 20Z
        ink M-22 -16H-4V-6H-22ZM22 -16H4V-6H22Z
        ~azure-light M-18 -13H-8V-9H-18ZM18 -13H8V-9H18Z
        stone-dark M-5 -4H5L7 8H-7Z
        ink M-16 14H16V20H-16Z
        -stone-light:1.6 M-8 14V20M0 14V20M8 14V20
        -ink:1.8 M-28 4L-18 8L-20 16M18 -42L14 -34L20 -28M28 -4L20 0
        -azure-light:2.4 M-6 -34L0 -38L6 -34L0 -28ZM0 -28V-22
        """,
    "unseen": """
        ~abyss o 0 0 46
        ~violet-dark%60 o 0 4 36
        ~lamp M-24 -12L-5 -4L-20 3ZM24 -12L5 -4L20 3Z
        ~blood M-14 -7L-10 -5L-13 -2ZM14 -7L10 -5L13 -2Z
        -violet-light:2 M-32 22Q-16 14 0 22Q16 30 32 22M-26 34Q-10 28 4 34Q16 38 28 34
        """,
}

HEROES = ("gherinn", "challara", "hugo", "krutzbeck", "lindel", "tatianna")
FOES = ("troll", "demon", "skeleton", "sorcerer", "golem", "unseen")
BOOK = Sketchbook(PAINTS, {**SMALL, **PARTS})
MEDAL = """
    ink o 0 2.4 47
    bright o 0 0 46
    seat o 0 0 43
    """
RING = "-ink:2 o 0 0 37\n-seat:7 o 0 0 41\n-ink:2 o 0 0 45.4"


def portrait(name: str, who: str, ground: str) -> str:
    """Return a portrait in a square."""
    drawn = BOOK.draw(f"~{ground} r -50 -50 100 100 10\n@{who} 0 6 .94", OUTLINE)
    return symbol(name, SIZE, SIZE, drawn)


def pawn(name: str, who: str) -> str:
    """Return a hero's piece: the head in a ring of the player's colour."""
    body = BOOK.draw(MEDAL, OUTLINE)
    clip = element("clipPath", circle(0, 0, 39), id=f"clip-{name}")
    head = group(BOOK.draw(f"~sky-light o 0 0 39\n@{who} 0 8 .86", OUTLINE + 0.6), clip_path=f"url(#clip-{name})")
    return symbol(name, SIZE, SIZE, clip + body + head + BOOK.draw(RING, OUTLINE))


def people() -> dict[str, str]:
    """Return heroes as portraits and pieces, and foes as portraits."""
    out = {f"hero-{who}": portrait(f"hero-{who}", who, "sky-light") for who in HEROES}
    out |= {f"pawn-{who}": pawn(f"pawn-{who}", who) for who in HEROES}
    return out | {f"foe-{who}": portrait(f"foe-{who}", who, "night") for who in FOES}
