# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The pictures on cards, put together from parts in a box of 160 × 100: the parts, and the cards every game has."""

from collections.abc import Iterable, Mapping

from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import symbol

from .icons import PARTS
from .paint import PAINTS

WIDTH, HEIGHT = 160.0, 100.0
OUTLINE = 1.9

PEOPLE = {
    "shoulders": """
        a M-48 52Q-46 24 -18 18L0 28L18 18Q46 24 48 52Z
        ~b M18 18Q46 24 48 52H18Q28 32 12 21Z
        """,
    "neck": "t M-8 4H8V20Q0 27 -8 20Z",
    "face": """
        s M-16 -16Q-16 -34 0 -34Q16 -34 16 -16Q16 3 0 11Q-16 3 -16 -16Z
        ~t%70 M7 -32Q16 -28 16 -16Q16 3 0 11Q10 0 10 -16Q11 -26 7 -32Z
        -ink:2 M-11 -18Q-7 -20.4 -3 -18M11 -18Q7 -20.4 3 -18
        ~ink o -6.6 -13 2 2.5
        ~ink o 6.6 -13 2 2.5
        -t:2 M0 -13Q3 -7 -.4 -6
        -ink:1.8 M-5 -.8Q0 2 5 -.8
        """,
    "hair": "h M-17 -12Q-22 -40 0 -39Q22 -40 17 -12Q15 -24 8 -27Q-4 -23 -11 -28Q-15 -22 -17 -12Z",
    "long-hair": "h M-18 -16Q-21 -42 0 -41Q21 -42 18 -16Q23 8 26 26Q14 32 0 26Q-14 32 -26 26Q-23 8 -18 -16Z",
    "hood": """
        a M-26 24Q-32 -20 -14 -40Q0 -50 14 -40Q32 -20 26 24L14 14Q20 -16 9 -27Q0 -33 -9 -27Q-20 -16 -14 14Z
        ~b M8 -44Q32 -24 26 24L14 14Q20 -16 9 -27Q16 -34 8 -44Z
        """,
    "shadow": """
        ~ink M-16 14Q-22 -16 -9 -29Q0 -35 9 -29Q22 -16 16 14Q0 22 -16 14Z
        ~e M-10 -13L-2.6 -10L-8 -7ZM10 -13L2.6 -10L8 -7Z
        """,
    "beard": """
        h M-16.6 -12Q-18 22 0 27Q18 22 16.6 -12Q11 -3 6 -4.6Q0 -7 -6 -4.6Q-11 -3 -16.6 -12Z
        ~ink M-5 2Q0 0 5 2Q0 5.4 -5 2Z
        """,
    "long-beard": """
        h M-17 -12Q-24 28 -8 44L0 52L8 44Q24 28 17 -12Q11 -3 6 -4.6Q0 -7 -6 -4.6Q-11 -3 -17 -12Z
        -ink:1.2 M-8 10Q-8 28 -3 40M8 10Q8 28 3 40M0 8V42
        ~ink M-5 2Q0 0 5 2Q0 5.4 -5 2Z
        """,
    "goatee": """
        h M-9 -3Q-4 -6 0 -3.4Q4 -6 9 -3Q5 -.6 0 -1.4Q-5 -.6 -9 -3Z
        h M-4 4Q0 2 4 4L0 17Z
        """,
    "helmet": """
        steel M-19 -12Q-21 -41 0 -41Q21 -41 19 -12L13 -15Q9 -20 3 -20L2.4 -8H-2.4L-3 -20Q-9 -20 -13 -15Z
        ~steel-dark M6 -40Q21 -38 19 -12L13 -15Q12 -30 6 -40Z
        steel r -20 -24 40 5 2
        """,
    "lamp-helmet": """
        gold-dark M-20 -20Q-20 -41 0 -41Q20 -41 20 -20Z
        gold-dark r -23 -22 46 5 2.4
        lamp o 0 -29 6.6
        ~bright o 0 -29 3
        ~lamp%25 M-4 -36L-40 -54V-8L-4 -22Z
        """,
    "fedora": """
        leather M-15 -24Q-15 -45 -4 -43L0 -40L4 -43Q15 -45 15 -24Z
        leather-dark r -15 -29 30 5
        leather M-32 -22Q0 -32 32 -22Q30 -17 0 -20Q-30 -17 -32 -22Z
        """,
    "wide-hat": """
        a M-16 -24Q-18 -42 0 -42Q18 -42 16 -24Z
        a M-34 -30Q-26 -22 0 -24Q26 -22 34 -30Q32 -15 0 -17Q-32 -15 -34 -30Z
        b r -16 -29 32 4.6
        c M12 -28Q40 -34 44 -56Q22 -52 10 -32Z
        -bright:1.2 M13 -30Q32 -38 42 -53
        """,
    "wizard-hat": """
        a M-15 -22Q-8 -50 14 -66Q8 -50 18 -22Z
        ~b M6 -58L14 -66Q8 -50 18 -22H8Q4 -40 6 -58Z
        a M-34 -18Q0 -34 34 -18Q28 -10 0 -16Q-28 -10 -34 -18Z
        ~gold M-4 -36l1.6 4.4 4.4 1.6-4.4 1.6-1.6 4.4-1.6-4.4-4.4-1.6 4.4-1.6Z
        """,
    "bandana": """
        a M-17 -16Q-20 -40 0 -40Q20 -40 17 -16Q0 -26 -17 -16Z
        a M16 -22L32 -26L28 -18L36 -10L18 -16Z
        ~bright%70 o -7 -27 1.6
        ~bright%70 o 4 -31 1.6
        ~bright%70 o 9 -25 1.6
        """,
    "scarf": """
        a M-20 10Q0 26 20 10L23 21Q0 38 -23 21Z
        a M14 22L30 44L20 48L6 28Z
        """,
    "ruff": "paper M-22 14L-26 22L-17 22L-18 30L-9 26L-6 33L0 27L6 33L9 26L18 30L17 22L26 22L22 14Q0 24 -22 14Z",
    "mask-on": "@mask 0 -12.6 1.9 0 a=ink b=bright",
}

PROPS = {
    "lantern": """
        -ink:4.6 M-7 -14Q0 -27 7 -14
        -steel-dark:2.2 M-7 -14Q0 -27 7 -14
        ~lamp%25 o 0 0 24
        lamp r -7 -10 14 18 1
        ~bright o 0 0 3.6 6
        gold M-10 -10L-6 -15H6L10 -10Z
        gold M-9 8H9L11 13H-11Z
        """,
    "pick": """
        wood r -2.2 -18 4.4 44 2
        steel M-26 -8Q-12 -24 0 -24Q12 -24 26 -8Q12 -15 4 -15H-4Q-12 -15 -26 -8Z
        ~steel-dark M0 -24Q12 -24 26 -8Q12 -15 4 -15H0Z
        """,
    "staff": """
        wood r -2.2 -30 4.4 84 2
        ~a%30 o 0 -34 15
        a o 0 -34 8
        ~bright o -2.6 -36.6 2.2
        """,
    "spear": """
        wood r -2 -30 4 92 2
        steel M0 -58L8 -38L0 -26L-8 -38Z
        ~steel-dark M0 -58L8 -38L0 -26Z
        gold r -4.6 -29 9.2 4 2
        """,
    "pouch": """
        leather M-5 -8Q-17 2 -15 12Q-13 19 0 19Q13 19 15 12Q17 2 5 -8Z
        ~leather-dark%70 M5 -8Q17 2 15 12Q13 19 0 19Q10 8 3 -8Z
        leather-light M-8 -16L-2.6 -14L0 -16L2.6 -14L8 -16L5.4 -8H-5.4Z
        gold r -6.6 -9.6 13.2 3.4 1.7
        """,
    "note": """
        a o -4 8 5 3.8
        -ink:5 M0 8V-10L9 -6
        -a:2.6 M0 8V-10L9 -6
        """,
    "sparkle": "bright M0 -9Q1 -1 9 0Q1 1 0 9Q-1 1 -9 0Q-1 -1 0 -9Z",
    "puff": "~a%55 M-12 4Q-16 -4 -8 -6Q-6 -13 2 -10Q10 -12 11 -4Q17 0 11 6Q0 10 -12 4Z",
    "leafs": """
        leaf M0 0Q-2 -12 9 -18Q13 -8 0 0Z
        leaf M0 0Q-12 -4 -12 -15Q0 -14 0 0Z
        """,
    "tusks": """
        bone M-13 12L-11 -2L-6 11ZM13 12L11 -2L6 11Z
        """,
    "gleam": """
        ~a%12 o 0 0 52
        ~a%16 o 0 0 36
        """,
    "ray": "~a%60 M-4 -24L0 -50L4 -24Z",
    "rays": """
        @ray 0 0 1 0
        @ray 0 0 1 45
        @ray 0 0 1 90
        @ray 0 0 1 135
        @ray 0 0 1 180
        @ray 0 0 1 225
        @ray 0 0 1 270
        @ray 0 0 1 315
        """,
    "slab": """
        stone M-44 44L-38 24H38L44 44Z
        stone-light r -42 14 84 11 2
        ~stone-dark%60 M8 25H37L42 43H10Z
        """,
}

FIGURES = {
    "elf-blade": """
        steel M0 -60Q13 -30 6 10H-6Q-9 -30 0 -60Z
        ~steel-dark M0 -60Q13 -30 6 10H0Z
        -leaf-dark:1.8 M-1 4Q-3 -24 1 -46
        leaf M-24 8Q0 18 24 8Q22 20 0 20Q-22 20 -24 8Z
        wood r -4 19 8 22 3
        gold o 0 45 6
        """,
    "mister_whiskers": """
        ink M-38 50Q-40 20 -20 14L20 14Q40 20 38 50Z
        grey-dark M-34 -46L-10 -32Q0 -35 10 -32L34 -46L34 -10Q32 22 0 24Q-32 22 -34 -10Z
        ~skin-dark M-28 -36L-16 -29L-27 -20ZM28 -36L16 -29L27 -20Z
        lamp o -14 -8 9 8
        lamp o 14 -8 9 8
        ~ink o -14 -8 2.6 7
        ~ink o 14 -8 2.6 7
        bright M-14 10Q-14 0 0 2Q14 0 14 10Q10 20 0 20Q-10 20 -14 10Z
        skin-dark M-5 3H5L0 9Z
        -ink:1.6 M0 9V13M0 13Q-5 17 -8 13M0 13Q5 17 8 13
        -bright:1.8 M-20 8L-52 0M-20 12L-54 14M-20 16L-50 26M20 8L52 0M20 12L54 14M20 16L50 26
        blood M-22 26H22V33H-22Z
        gold o 0 34 5.6
        """,
    "kobold-head": """
        leather-dark M-34 54Q-30 32 0 32Q30 32 34 54Z
        bone M-22 -22L-34 -48L-10 -32ZM22 -22L34 -48L10 -32Z
        dragon-light M-48 -16L-24 -22Q-16 -36 0 -36Q16 -36 24 -22L48 -16L26 -4Q24 8 15 14L11 32Q0 42 -11 32L-15 14Q-24 8 -26 -4Z
        ~dragon%80 M10 -34Q20 -32 24 -22L48 -16L26 -4Q24 8 15 14L11 32Q6 37 0 38Q10 14 10 -34Z
        lamp o -12 -10 8 8.6
        lamp o 12 -10 8 8.6
        ~ink o -11 -10 2.2 7
        ~ink o 11 -10 2.2 7
        ~ink o -4 20 1.7
        ~ink o 4 20 1.7
        -ink:2 M-11 28Q0 33 11 28
        bone M-8 29L-6 35L-4 30ZM8 29L6 35L4 30Z
        """,
}
"""Whole figures and things that cards of several games are made of."""

COMMON = {
    "burgle": """
        ~gold%16 o 6 8 48
        @chest 14 10 3.2
        @coin -24 -18 1.1 -20
        @acquire -48 -14 2.1 118
        """,
    "stumble": """
        -stone-dark:3 M-74 44H74
        grey M16 44Q14 22 34 20Q56 20 58 44Z
        ~grey-light M22 38Q22 26 34 25Q28 32 28 38Z
        @boot -20 -2 2.6 26
        @noise 46 -14 1.7
        -bright:2.6 M-62 -26L-46 -22M-66 -8L-52 -7M-60 12L-48 10
        """,
    "sidestep": """
        stone-dark M-26 44Q-20 14 6 14Q34 14 38 44Z
        ink M-18 44Q-14 22 6 22Q26 22 30 44Z
        steel M-12 44L-8 28L-4 44ZM0 44L5 25L10 44ZM14 44L18 28L23 44Z
        @sole -56 32 1.5 8 a=bone
        @sole -46 6 1.5 30 a=bone
        @sole -22 -12 1.5 66 a=bone
        @sole 6 -26 1.5 84 a=bone
        @sole 34 -14 1.5 118 a=bone
        @sole 56 10 1.5 146 a=bone
        """,
    "scramble": """
        -ink:5 M0 -60L34 -12
        -wood:3 M0 -60L34 -12
        steel M10 0Q30 -26 62 -22Q64 2 44 18Q36 -2 10 0Z
        ~steel-dark M62 -22Q64 2 44 18Q46 0 38 -8Z
        -bright:2 M-20 -24Q-12 -6 2 2M-36 -14Q-26 4 -8 10
        @cowl -16 34 2.1,1.5 0 a=leather-dark
        -stone-dark:3 M-74 48H74
        """,
    "mercenary": """
        @blade 50 6 2.6 20
        @shoulders+neck+face 0 0 1 0 a=steel-dark b=grey-dark s=skin t=skin-dark
        @beard 0 0 1 0 h=hair
        @helmet 0 0
        -blood:2 M8 -10L12 0
        """,
    "explore": """
        stone M-54 50V4Q-52 -44 0 -46Q52 -44 54 4V50Z
        ink M-40 50V6Q-38 -32 0 -34Q38 -32 40 6V50Z
        ~lamp%14 M-40 50V6Q-38 -32 0 -34Q38 -32 40 6V50Z
        tunnel M-14 50L-4 10H4L18 50Z
        @lantern 6 6 1.7
        -ink:1.4 M-54 6H-41M54 6H41M-46 -24L-35 -16M46 -24L35 -16M0 -46V-34M-54 30H-41M54 30H41
        """,
    "secret_tome": """
        @rays 0 -2 1 0 a=gold
        violet-dark M-44 -32H36Q44 -32 44 -24V40H-36Q-44 40 -44 32Z
        paper M-38 34H44V42H-34Q-40 42 -38 34Z
        violet M-44 -34H36Q42 -34 42 -28V32H-38Q-44 32 -44 38Z
        ~violet-dark M-44 -34H-32V32H-38Q-44 32 -44 38Z
        gold M-20 -34H-14V32H-20ZM32 -34L42 -34V-22ZM32 32L42 32V20Z
        -gold:2.6 o 12 -2 17
        @eye 12 -2 1.7 0 a=gold-light
        """,
    "goblin": """
        leather M-36 52Q-34 30 0 30Q34 30 36 52Z
        leaf M-64 -26Q-36 -26 -27 -14Q-24 -38 0 -38Q24 -38 27 -14Q36 -26 64 -26Q54 0 27 3Q22 30 0 33Q-22 30 -27 3Q-54 0 -64 -26Z
        ~leaf-dark M-52 -20Q-38 -18 -29 -8Q-34 -1 -42 -6ZM52 -20Q38 -18 29 -8Q34 -1 42 -6ZM14 -34Q27 -30 27 -12V3Q22 30 0 33Q18 18 16 -8Z
        lamp o -11 -8 8 7
        lamp o 11 -8 8 7
        ~ink o -9 -7 3
        ~ink o 9 -7 3
        -ink:3.4 M-22 -18L-4 -12M22 -18L4 -12
        leaf-dark M-5 4L0 -8L5 4Q4 9 0 9Q-4 9 -5 4Z
        ink M-15 15Q0 11 15 15Q11 27 0 27Q-11 27 -15 15Z
        bone M-11 14L-8 21L-5 14ZM4 14L7 20L10 14Z
        """,
}
"""Starting decks and reserve."""


def emblems(cards: Iterable[str], own: Mapping[str, str]) -> dict[str, str]:
    """Return the symbols of the cards' pictures, from the common sketches and those of a game."""
    book = Sketchbook(PAINTS, {**PARTS, **PEOPLE, **PROPS, **FIGURES, **COMMON, **own})
    return {f"card-{card}": symbol(f"card-{card}", WIDTH, HEIGHT, book.draw(f"@{card}", OUTLINE)) for card in cards}
