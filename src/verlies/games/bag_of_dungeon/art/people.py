# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The four heroes and all that they meet: heads and shoulders around (0, 0) in a box of 100."""

from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import circle, element, group, symbol

from .items import BEAR, PROPS
from .paint import PAINTS
from .parts import PARTS as SMALL

SIZE = 100.0
OUTLINE = 2.2

PARTS = {
    "head": """
        s M-18 -13Q-18 -34 0 -34Q18 -34 18 -13Q17 7 0 16Q-17 7 -18 -13Z
        ~t%70 M7 -32Q18 -28 18 -13Q17 7 0 16Q10 3 11 -13Q12 -24 7 -32Z
        -ink:2.1 M-13 -17Q-8 -20 -4 -17M13 -17Q8 -20 4 -17
        ~ink o -7.4 -11 2.2 2.8
        ~ink o 7.4 -11 2.2 2.8
        -t:2 M0 -11Q3.4 -4.4 -.4 -3.4
        -ink:2 M-6 4Q0 7 6 4
        """,
    "throat": "s M-9 7H9V25Q0 31 -9 25Z",
    "robe": "a M-50 54Q-46 27 -17 21L0 31L17 21Q46 27 50 54Z\n~b M17 21Q46 27 50 54H18Q28 34 10 25Z",
    "mail": """
        steel M-50 54Q-48 30 -31 24Q-20 17 -12 21L0 27L12 21Q20 17 31 24Q48 30 50 54Z
        ~steel-dark M12 21Q20 17 31 24Q48 30 50 54H22Q24 34 8 25Z
        -ink:1.8 M-31 25Q-24 34 -26 54M31 25Q24 34 26 54
        """,
    "eye": "~a o 0 0 4.4\n~ink o 0 0 2",
    # heroes
    "fighter": """
        @mail 0 0 1 0
        @throat 0 0 1 0 s=skin
        @head 0 0 1 0 s=skin t=skin-dark
        hair M-17 2Q-12 14 0 19Q12 14 17 2Q17 16 0 24Q-17 16 -17 2Z
        ~skin M-6 6Q0 4 6 6Q0 10 -6 6Z
        steel M-21 -14Q-23 -43 0 -43Q23 -43 21 -14Q14 -24 0 -24Q-14 -24 -21 -14Z
        ~steel-dark M7 -42Q23 -40 21 -14Q16 -21 10 -23Z
        gold M-2.6 -43H2.6V-8H-2.6Z
        blood M-3 -43Q6 -58 26 -50Q38 -40 34 -22Q26 -38 3 -42Z
        """,
    "dwarf": """
        @robe 0 4 1 0 a=leather b=leather-dark
        steel M-50 58Q-52 38 -38 30L-24 42L-30 58ZM50 58Q52 38 38 30L24 42L30 58Z
        @head 0 4 1.1 0 s=skin t=skin-dark
        ginger M-21 -6Q-30 36 -10 48L0 57L10 48Q30 36 21 -6Q13 4 7 2Q0 -1 -7 2Q-13 4 -21 -6Z
        -rust-dark:1.8 M-10 16Q-10 36 -4 46M10 16Q10 36 4 46M0 18V52
        ~ink M-6 9Q0 6 6 9Q0 13 -6 9Z
        iron M-23 -12Q-25 -42 0 -42Q25 -42 23 -12Q0 -21 -23 -12Z
        gold r -24 -18 48 7 3
        bone M-21 -24Q-42 -22 -42 -46Q-32 -34 -17 -36ZM21 -24Q42 -22 42 -46Q32 -34 17 -36Z
        """,
    "elf": """
        -ink:6 M36 -48Q60 -4 38 48
        -wood:3.4 M36 -48Q60 -4 38 48
        -bone:1.3 M36 -48L38 48
        @robe 0 0 1 0 a=leaf b=leaf-dark
        skin M-17 -13L-33 -26L-18 -1ZM17 -13L33 -26L18 -1Z
        @throat 0 0 1 0 s=skin
        @head 0 0 1 0 s=skin t=skin-dark
        straw M-20 -6Q-26 -40 0 -42Q26 -40 20 -6Q17 -24 6 -29Q-4 -22 -13 -27Q-18 -18 -20 -6Z
        straw M-20 -10Q-30 12 -24 32Q-15 20 -16 0ZM20 -10Q30 12 24 32Q15 20 16 0Z
        -gold:2.4 M-17 -25Q0 -33 17 -25
        leaf-light M0 -34L4 -28L0 -22L-4 -28Z
        """,
    "healer": """
        azure-dark M-29 34Q-38 -18 -17 -43Q0 -55 17 -43Q38 -18 29 34Q0 46 -29 34Z
        @robe 0 0 1 0 a=bright b=stone-light
        @throat 0 0 1 0 s=skin-dark
        @head 0 0 1 0 s=skin-dark t=hide
        azure M-24 26Q-33 -18 -15 -40Q0 -50 15 -40Q33 -18 24 26L15 18Q24 -14 10 -30Q0 -36 -10 -30Q-24 -14 -15 18Z
        ~azure-dark M9 -45Q33 -22 24 26L15 18Q24 -14 10 -30Z
        @plus 0 42 1.1 0 a=blood
        """,
    # what lurks
    "goblin": """
        mud M-46 56Q-40 28 -16 24H16Q40 28 46 56Z
        goblin M-18 -12L-50 -30Q-46 -6 -20 6ZM18 -12L50 -30Q46 -6 20 6Z
        ~goblin-dark M-24 -8L-42 -20Q-38 -6 -24 0ZM24 -8L42 -20Q38 -6 24 0Z
        goblin M-22 -10Q-22 -38 0 -38Q22 -38 22 -10Q22 14 0 28Q-22 14 -22 -10Z
        ~goblin-dark M8 -37Q22 -34 22 -10Q22 14 0 28Q16 4 8 -37Z
        @eye -9 -12 1.2 0 a=lamp
        @eye 9 -12 1.2 0 a=lamp
        goblin-dark M-4 -8Q0 -2 4 -8L7 2Q0 6 -7 2Z
        ink M-13 9Q0 6 13 9Q8 19 0 19Q-8 19 -13 9Z
        ~bone M-9 8.6L-7 14L-4 8ZM9 8.6L7 14L4 8Z
        """,
    "zombie": """
        mud-dark M-50 56Q-46 28 -18 22H18Q46 28 50 56Z
        troll M-22 -12Q-22 -40 0 -40Q22 -40 22 -12Q20 12 8 22H-8Q-20 12 -22 -12Z
        ~troll-dark M8 -39Q22 -36 22 -12Q20 12 8 22H2Q16 2 8 -39Z
        ~ink o -9 -12 6 6.6
        ~bone o 9 -12 5.4
        ~ink o 10 -11 2
        ~blood o -9 -11 2
        ink M-11 6H11L8 14L3 10L-2 15L-7 10Z
        -ink:2 M10 -36L4 -28L10 -24L6 -18
        hair M-20 -22Q-22 -44 -2 -42L-8 -34L-14 -36L-14 -28Z
        ~blood M-16 2L-10 0L-8 6L-15 8Z
        """,
    "mummy": """
        bone-dark M-50 56Q-46 26 -18 20H18Q46 26 50 56Z
        bone M-22 -12Q-24 -42 0 -42Q24 -42 22 -12Q22 14 0 24Q-22 14 -22 -12Z
        ink M-21 -16L21 -19V-8L-21 -6Z
        ~ember o -9 -12.4 3.4
        ~ember o 9 -13 3.4
        -bone-dark:2.6 M-20 -28Q0 -22 18 -32M-22 -2Q0 2 22 -4M-18 8Q4 10 19 4M-10 20Q4 18 13 14M-8 -40Q4 -34 14 -37
        -bone:3.4 M-40 36Q0 30 40 38M-46 46Q0 40 46 48
        bone M20 4L36 16L30 28L18 14Z
        """,
    "monk": """
        ~blood%25 o 0 -8 44
        hide-dark M-54 58Q-50 26 -20 18H20Q50 26 54 58Z
        hide M-28 28Q-36 -18 -16 -43Q0 -55 16 -43Q36 -18 28 28L15 19Q23 -14 10 -31Q0 -37 -10 -31Q-23 -14 -15 19Z
        ~ink M-16 19Q-24 -14 -10 -32Q0 -38 10 -32Q24 -14 16 19Q0 28 -16 19Z
        ~blood-light M-13 -12L-3 -8L-11 -4ZM13 -12L3 -8L11 -4Z
        gold M-2 30H2V38H10V42H2V52H-2V42H-10V38H-2Z
        """,
    "mud_monster": """
        mud-dark M-58 58Q-56 20 -30 8H30Q56 20 58 58Z
        mud M-32 14Q-40 -16 -22 -32Q-10 -48 6 -38Q28 -36 30 -12Q40 12 24 26Q0 36 -22 28Q-30 24 -32 14Z
        ~mud-light M-24 -22Q-12 -40 4 -32Q-8 -26 -14 -12Q-24 -10 -24 -22Z
        ink o -11 -8 7 8
        ink o 12 -6 6 7
        ~lamp o -11 -6 2.8
        ~lamp o 12 -4 2.6
        ink M-18 12Q0 4 20 14Q12 26 0 24Q-12 24 -18 12Z
        mud M-12 8L-9 16L-6 8ZM8 8L11 17L14 9Z
        mud M-34 24Q-38 38 -32 44Q-26 36 -30 26ZM30 22Q36 36 30 42Q24 34 26 24Z
        """,
    "werewolf": """
        fur-dark M-56 58Q-52 24 -24 14H24Q52 24 56 58Z
        fur M-26 -14L-32 -48L-8 -32H8L32 -48L26 -14Q30 6 14 16L6 30H-6L-14 16Q-30 6 -26 -14Z
        ~fur-dark M12 -33L32 -48L26 -14Q30 6 14 16L6 30H1Q18 0 12 -33Z
        ~fur-dark M-28 -40L-24 -22L-14 -30Z
        lamp M-18 -14L-5 -8L-14 -3Z
        lamp M18 -14L5 -8L14 -3Z
        ~ink o -11 -8.6 1.7
        ~ink o 11 -8.6 1.7
        fur-dark M-9 0Q0 -6 9 0L7 20Q0 26 -7 20Z
        ink o 0 3 5 3.4
        ink M-8 12Q0 10 8 12L5 24H-5Z
        ~bone M-7 12L-5 18L-3 12ZM7 12L5 18L3 12Z
        """,
    "troll": """
        troll-dark M-58 58Q-56 20 -26 12H26Q56 20 58 58Z
        troll M-30 -6Q-34 -40 0 -40Q34 -40 30 -6Q40 22 16 32Q0 36 -16 32Q-40 22 -30 -6Z
        ~troll-dark M12 -38Q34 -34 30 -6Q40 22 16 32Q10 34 4 34Q30 4 12 -38Z
        -ink:4 M-22 -14Q-12 -20 -4 -12M22 -14Q12 -20 4 -12
        @eye -12 -6 1 0 a=lamp
        @eye 12 -6 1 0 a=lamp
        troll-dark M-9 -2Q0 -9 9 -2Q14 10 0 10Q-14 10 -9 -2Z
        ink M-20 16Q0 10 20 16Q15 27 0 27Q-15 27 -20 16Z
        bone M-17 18L-14 3L-8 16ZM17 18L14 3L8 16Z
        hair M-12 -39Q-8 -56 0 -42Q8 -56 12 -39Q0 -44 -12 -39Z
        """,
    "minotaur": """
        hide-dark M-58 58Q-56 20 -26 14H26Q56 20 58 58Z
        bone M-22 -26Q-48 -24 -46 -54Q-34 -38 -12 -40ZM22 -26Q48 -24 46 -54Q34 -38 12 -40Z
        hide M-26 -18L-40 -14L-26 -4ZM26 -18L40 -14L26 -4Z
        hide M-24 -14Q-26 -42 0 -42Q26 -42 24 -14L18 12Q18 34 0 34Q-18 34 -18 12Z
        ~hide-dark M9 -41Q26 -38 24 -14L18 12Q18 34 0 34Q18 0 9 -41Z
        lamp M-18 -16L-6 -10L-15 -6Z
        lamp M18 -16L6 -10L15 -6Z
        mud-light o 0 20 16 12
        ~ink o -6 16 3
        ~ink o 6 16 3
        -gold:3 M-6 22Q0 36 6 22
        """,
    "skeleton": """
        ink M-50 58Q-46 32 -20 27H20Q46 32 50 58Z
        -bone:4.6 M-34 37Q0 49 34 37M-30 49Q0 59 30 49M0 25V58
        bone M-24 -13Q-26 -43 0 -43Q26 -43 24 -13Q23 -1 14 4V20Q0 26 -14 20V4Q-23 -1 -24 -13Z
        ~bone-dark%70 M10 -42Q26 -39 24 -13Q23 -1 14 4V20Q10 23 4 23Q20 -5 10 -42Z
        ink o -10 -11 7.6
        ink o 10 -11 7.6
        ~azure-light o -10 -10 2.6
        ~azure-light o 10 -10 2.6
        ink M0 -3L4.4 6H-4.4Z
        -ink:2 M-8 11V20M-3 12V22M3 12V22M8 11V20M-13 11H13
        """,
    "giant_snake": """
        -ink:27 M-44 44Q6 58 20 34Q30 12 -6 8
        -leaf:23 M-44 44Q6 58 20 34Q30 12 -6 8
        -leaf-light:4 M-44 47Q6 60 22 36
        leaf M-8 22Q-36 14 -34 -12Q-32 -40 0 -40Q32 -40 34 -12Q34 14 8 22Q0 26 -8 22Z
        ~leaf-dark M10 -39Q34 -34 34 -12Q34 14 8 22Q24 0 10 -39Z
        lamp M-24 -16L-8 -10L-18 -4Z
        lamp M24 -16L8 -10L18 -4Z
        -ink:2.4 M-16 -13V-7M16 -13V-7
        ink M-16 6Q0 0 16 6Q10 17 0 17Q-10 17 -16 6Z
        ~bone M-12 5L-9 14L-7 4ZM12 5L9 14L7 4Z
        -blood:2.6 M0 14V30M0 30L-5 38M0 30L5 38
        ~leaf-dark M-8 -34L0 -40L8 -34L0 -28Z
        """,
    "reacher": """
        ~violet%25 o 0 -2 46
        -ink:13 M-20 20Q-52 16 -46 -20Q-42 -36 -52 -46M20 20Q52 16 46 -20Q42 -36 52 -46M-12 26Q-40 34 -46 52M12 26Q40 34 46 52
        -violet:9 M-20 20Q-52 16 -46 -20Q-42 -36 -52 -46M20 20Q52 16 46 -20Q42 -36 52 -46M-12 26Q-40 34 -46 52M12 26Q40 34 46 52
        ~violet-light o -46 -8 2.6
        ~violet-light o 46 -8 2.6
        violet M-26 -4Q-28 -38 0 -38Q28 -38 26 -4Q26 26 0 32Q-26 26 -26 -4Z
        ~violet-dark M9 -37Q28 -34 26 -4Q26 26 0 32Q18 4 9 -37Z
        bone o 0 -10 13 11
        blood o 0 -10 6.4
        ~ink o 0 -10 3
        ink M-14 14Q0 8 14 14Q8 25 0 25Q-8 25 -14 14Z
        ~bone M-10 13L-8 18L-5 12ZM-2 11.6L0 17L2 11.6ZM10 13L8 18L5 12Z
        """,
    "mirror_monster": """
        gold o 0 0 42 46
        ~gold-dark M14 -43Q42 -30 42 0Q42 34 10 45Q36 20 14 -43Z
        steel-light o 0 0 34 38
        ~azure-light o 0 0 31 35
        ~azure%55 M-20 30Q-18 10 0 8Q18 10 20 30Q0 40 -20 30Z
        ~azure%70 o 0 -8 13 15
        ~ink M-9 -12L-2 -8L-8 -5ZM9 -12L2 -8L8 -5Z
        -ink:2 M-6 2Q0 -1 6 2
        ~bright%70 M-26 -14Q-22 -28 -8 -34L-20 -6Z
        -bright:2.4 M14 26L28 4M20 28L28 16
        """,
    "red_dragon": """
        ~ember%30 o 0 0 48
        dragon-dark M-54 58Q-54 30 -24 24H24Q54 30 54 58Z
        bone M-16 -32Q-40 -34 -42 -56Q-28 -44 -6 -44ZM16 -32Q40 -34 42 -56Q28 -44 6 -44Z
        dragon M-22 -20Q-22 -44 0 -44Q22 -44 22 -20L30 -8L20 -2L18 14Q16 34 0 36Q-16 34 -18 14L-20 -2L-30 -8Z
        ~dragon-dark M8 -43Q22 -40 22 -20L30 -8L20 -2L18 14Q16 34 0 36Q16 6 8 -43Z
        ~dragon-light M-6 -40L0 -46L6 -40L2 -18H-2Z
        lamp M-20 -18L-6 -9L-17 -5Z
        lamp M20 -18L6 -9L17 -5Z
        -ink:2.4 M-13 -13L-12 -7M13 -13L12 -7
        ~ink o -5 10 2.6 3.4
        ~ink o 5 10 2.6 3.4
        ink M-15 20Q0 14 15 20Q9 31 0 31Q-9 31 -15 20Z
        ~bone M-11 19L-9 25L-6 18ZM-2 17L0 23L2 17ZM11 19L9 25L6 18Z
        @flame -38 26 1.2 -20 a=ember b=lamp
        @flame 38 26 1.2 20 a=ember b=lamp
        """,
    "unseen": """
        ~abyss o 0 0 46
        ~blood-dark%60 o 0 4 36
        ~lamp M-24 -12L-5 -4L-20 3ZM24 -12L5 -4L20 3Z
        ~blood M-14 -7L-10 -5L-13 -2ZM14 -7L10 -5L13 -2Z
        -blood-light:2 M-30 22Q-16 14 0 22Q16 30 30 22
        """,
}

HEROES = ("fighter", "dwarf", "elf", "healer")
MONSTERS = (
    "goblin",
    "zombie",
    "mummy",
    "monk",
    "mud_monster",
    "werewolf",
    "troll",
    "minotaur",
    "skeleton",
    "giant_snake",
    "reacher",
    "mirror_monster",
    "red_dragon",
    "unseen",
)
ALL = {**SMALL, **PROPS, **BEAR, **PARTS}
BOOK = Sketchbook(PAINTS, ALL)
MEDAL = "ink o 0 2.4 47\nbright o 0 0 46\nseat o 0 0 43"
RING = "-ink:2 o 0 0 37\n-seat:7 o 0 0 41\n-ink:2 o 0 0 45.4"
FOE = "ink o 0 2.4 47\nblood-dark o 0 0 46\n-blood-light:3 o 0 0 41"


def portrait(name: str, who: str, ground: str) -> str:
    """Return a portrait in a square."""
    drawn = BOOK.draw(f"~{ground} r -50 -50 100 100 10\n@{who} 0 6 .94", OUTLINE)
    return symbol(name, SIZE, SIZE, drawn)


def medal(name: str, who: str, ground: str, under: str, over: str) -> str:
    """Return a round piece: a head before a ground, between what lies under and over it."""
    clip = element("clipPath", circle(0, 0, 39), id=f"clip-{name}")
    head = group(BOOK.draw(f"~{ground} o 0 0 39\n@{who} 0 8 .84", OUTLINE + 0.6), clip_path=f"url(#clip-{name})")
    return symbol(name, SIZE, SIZE, clip + BOOK.draw(under, OUTLINE) + head + BOOK.draw(over, OUTLINE))


def people() -> dict[str, str]:
    """Return heroes and monsters as portraits and as pieces."""
    out = {f"hero-{who}": portrait(f"hero-{who}", who, "dawn") for who in HEROES}
    out |= {f"pawn-{who}": medal(f"pawn-{who}", who, "dawn", MEDAL, RING) for who in HEROES}
    out |= {f"monster-{who}": portrait(f"monster-{who}", who, "night") for who in MONSTERS}
    out |= {f"foe-{who}": medal(f"foe-{who}", who, "night", FOE, "-ink:2 o 0 0 39") for who in MONSTERS}
    for noun in ("monster", "foe"):
        out[f"{noun}-minotaur_2"] = out[f"{noun}-minotaur"].replace("-minotaur", "-minotaur_2")
    return out
