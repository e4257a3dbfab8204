# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The pictures on the treasure cards, put together from parts in a box of 160 × 100."""

from typing import Final

from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import symbol

from .icons import PARTS as SMALL
from .paint import PAINTS
from .people import PARTS as PEOPLE

WIDTH, HEIGHT = 160.0, 100.0
OUTLINE: Final = 2.0

PROPS: Final = {
    "glow": "~a%16 o 0 0 45\n~a%20 o 0 0 31",
    "spark": "bright M0 -9Q1 -1 9 0Q1 1 0 9Q-1 1 -9 0Q-1 -1 0 -9Z",
    "dash": "-bright:2.4 M-14 -8H0M-20 0H0M-14 8H0",
    # weapons, upright
    "sword": """
        a M0 -46L6 -37V14H-6V-37Z
        ~b M0 -46L6 -37V14H0Z
        gold M-17 13H17V20H-17Z
        leather-dark r -3.4 20 6.8 17 1
        gold o 0 40 5
        """,
    "dagger": "a M0 -30L7 -19L5 12H-5L-7 -19Z\n~b M0 -30L7 -19L5 12H0Z\nwood M-12 11H12V17H-12Z\nleather-dark r -3.4 17 6.8 15 1",
    "club": "wood M-5 42Q-6 6 -13 -18Q-14 -42 0 -44Q14 -42 13 -18Q6 6 5 42Z\n~wood-light M-9 -18Q-10 -36 -2 -39Q-6 -20 -3 30Q-5 4 -9 -18Z\n-wood-dark:2 M-4 -24Q0 -28 4 -24M2 -10Q5 -12 7 -9",
    "shaft": "a r -2.8 -44 5.6 88 2.4",
    "axe-head": "a M-3 -36Q-26 -42 -32 -14Q-32 4 -26 12Q-18 -8 -3 -8Z\n~b M-32 -14Q-32 4 -26 12Q-22 0 -14 -4Q-24 -8 -32 -14Z",
    "hammer-head": "a M-27 -42H27V-12H-27Z\n~b M8 -42H27V-12H8Z\n-ink:1.6 M-17 -42V-12M17 -42V-12",
    "bow": """
        -ink:8 M-8 -44Q34 0 -8 44
        -a:4.8 M-8 -44Q34 0 -8 44
        -bone:1.6 M-8 -44V44
        -ink:4.4 M-38 0H34
        -leather-light:2.2 M-38 0H34
        steel M44 0L30 -6V6Z
        blood M-42 0L-36 -6H-26L-30 0L-26 6H-36Z
        """,
    "fork-head": "-ink:7 M-12 -44V-24Q-12 -14 0 -14Q12 -14 12 -24V-44M0 -46V-10\n-steel:4 M-12 -44V-24Q-12 -14 0 -14Q12 -14 12 -24V-44M0 -46V-10",
    "halberd-head": "steel M0 -50L5 -32H-5Z\nsteel M3 -34Q26 -36 28 -12Q14 -18 3 -12Z\nsteel-dark M-3 -30L-18 -24L-3 -18Z",
    "pan": "iron o 0 -12 28\n~ink o 0 -12 21\n-steel-dark:2 M-14 -20Q-8 -30 4 -30\nwood r -4 16 8 30 3",
    "pick-head": "steel M-40 -14Q-14 -40 0 -34Q14 -40 40 -14Q18 -26 0 -22Q-18 -26 -40 -14Z",
    "twigs": "straw M-5 -8H5L16 -44Q0 -38 -16 -44Z\n-wood-dark:1.6 M-9 -38L-2 -12M0 -40V-12M9 -38L2 -12\nblood M-7 -12H7V-4H-7Z",
    "whip": "-ink:6 M-30 34Q-10 10 -20 -14Q-24 -38 4 -36Q34 -32 26 -6Q18 12 34 24\n-leather:3.6 M-30 34Q-10 10 -20 -14Q-24 -38 4 -36Q34 -32 26 -6Q18 12 34 24\nwood-dark M-40 44L-34 26L-24 32Z",
    "orb": "~a%35 o 0 0 15\na o 0 0 9\n~bright%70 o -3 -3 3",
    "pennant": "a M3 -42L34 -34L24 -24L34 -14L3 -16Z\n~b M3 -42L18 -38V-15L3 -16Z",
    # armour
    "coat": "a M-34 -30L-14 -40Q0 -30 14 -40L34 -30L42 4L28 10L24 -6V42H-24V-6L-28 10L-42 4Z\n~b M14 -40L34 -30L42 4L28 10L24 -6V42H8Q16 0 8 -36Z",
    "vest": "a M-28 -38L-13 -42Q0 -26 13 -42L28 -38Q22 -16 28 42H-28Q-22 -16 -28 -38Z\n~b M13 -42L28 -38Q22 -16 28 42H6Q14 0 8 -36Z",
    "cloak": "a M-10 -38Q0 -44 10 -38Q34 -10 42 42Q20 48 0 42Q-20 48 -42 42Q-34 -10 -10 -38Z\n~b M10 -38Q34 -10 42 42Q24 46 12 44Q16 0 0 -34Z\n-ink:1.6 M-14 -20Q-20 10 -20 40M14 -20Q20 10 20 40\ngold o 0 -32 5",
    "buckler": "a o 0 0 40\n-b:5 o 0 0 36\nsteel o 0 0 12",
    "kite": "@plate 0 0 3.6 0",
    "tower": "a M-28 -44H28V26L0 46L-28 26Z\n~b M0 -44H28V26L0 46Z\n-gold:3 M-22 -38H22V22L0 38L-22 22Z\n-gold:3 M0 -38V38M-22 -6H22",
    "rings": "-steel-dark:1.8 M-22 -12Q-17 -6 -12 -12Q-7 -6 -2 -12Q3 -6 8 -12Q13 -6 18 -12M-22 2Q-17 8 -12 2Q-7 8 -2 2Q3 8 8 2Q13 8 18 2M-22 16Q-17 22 -12 16Q-7 22 -2 16Q3 22 8 16Q13 22 18 16M-22 30Q-17 36 -12 30Q-7 36 -2 30Q3 36 8 30Q13 36 18 30",
    "breast": "a M-30 -34Q-14 -42 0 -32Q14 -42 30 -34Q36 0 22 40H-22Q-36 0 -30 -34Z\n~b M0 -32Q14 -42 30 -34Q36 0 22 40H2Z\n-ink:2 M0 -32V40M-26 10Q0 22 26 10",
    "rust": "~ginger%75 o -12 -12 6 4\n~ginger%75 o 10 8 8 5\n~ginger%75 o -8 26 5 4",
    # things
    "scroll": "bone M-34 -26H26Q34 -26 34 -18V-14H26V26H-26Q-34 26 -34 18Z\nbone-dark M26 -26Q34 -26 34 -18V-14H22V-20Q22 -26 26 -26ZM-34 18Q-34 26 -26 26H14V20H-30Q-34 20 -34 18Z",
    "map": "bone M-42 -26L-14 -34L14 -26L42 -34V26L14 34L-14 26L-42 34Z\n-bone-dark:2 M-14 -34V26M14 -26V34\n-leather:2.4 M-34 14Q-20 -8 -6 6T22 -6\n-blood:4 M22 -14L32 -2M32 -14L22 -2",
    "cardback": "a r -17 -24 34 48 5\n-b:2.4 r -12 -19 24 38 3",
    "rogue": "ink M-30 46Q-28 6 -14 -2H14Q28 6 30 46Z\nviolet-dark M-20 6Q-26 -38 0 -42Q26 -38 20 6Q0 16 -20 6Z\nskin M-13 -10Q-13 -24 0 -25Q13 -24 13 -10Q10 4 0 6Q-10 4 -13 -10Z\n~ink M-14 -16H14V-7Q7 -9 0 -7Q-7 -9 -14 -7Z\n~bright o -6 -12 2\n~bright o 6 -12 2",
    "runner": "-ink:10 M-4 -16L-12 8L4 18L0 40M-12 8L-26 22L-40 20M-4 -14L14 -2L26 -12M-8 -12L-22 -4L-26 10\n-a:6.4 M-4 -16L-12 8L4 18L0 40M-12 8L-26 22L-40 20M-4 -14L14 -2L26 -12M-8 -12L-22 -4L-26 10\nskin o 2 -30 10",
    "gate": "stone M-36 46V-6Q-34 -44 0 -46Q34 -44 36 -6V46Z\n~a M-25 46V-6Q-23 -32 0 -34Q23 -32 25 -6V46Z\n-ink:1.6 M-36 4H-25M36 4H25M-29 -28L-20 -22M29 -28L20 -22M0 -46V-34",
    "ghost": "a M-26 44Q-30 -38 0 -42Q30 -38 26 44L17 34L8 44L0 34L-8 44L-17 34Z\n~ink o -9 -14 4 6\n~ink o 9 -14 4 6\n~ink o 0 4 5 7",
    "bell": "gold M-30 24Q-22 14 -22 -8Q-20 -34 0 -36Q20 -34 22 -8Q22 14 30 24Z\n~gold-light M-16 14Q-16 -10 -10 -22Q-6 -30 0 -30Q-8 -14 -8 14Z\ngold-dark r -33 23 66 7 3\ngold-dark o 0 35 6\nwood o 0 -38 5",
    "seal": "a M0 -40L9 -30L22 -34L24 -20L38 -16L32 -3L40 9L27 14L26 28L12 26L3 38L-6 28L-20 33L-22 19L-36 16L-31 3L-40 -8L-27 -13L-26 -27L-12 -25Z\n-b:2.6 o 0 0 22",
    "glass": "gold r -24 -46 48 8 3\ngold r -24 38 48 8 3\ncyan-light M-19 -38H19Q19 -14 4 0Q19 14 19 38H-19Q-19 14 -4 0Q-19 -14 -19 -38Z\n~a M-14 -24H14Q10 -8 2 0V12Q14 20 16 36H-16Q-14 20 -2 12V0Q-10 -8 -14 -24Z",
    "wing": "bright M0 10Q-28 12 -42 -22Q-28 -16 -22 -18Q-32 -26 -34 -38Q-12 -30 -2 -12Z",
    "weight": "iron o 0 16 26\n~steel-dark o -9 8 7\n-ink:9 o 0 -18 9\n-steel:5 o 0 -18 9\n-ink:8 M-24 20L-48 34\n-steel:4 M-24 20L-48 34",
    "tools": "-ink:8 M-30 30L22 -22\n-steel:4.6 M-30 30L22 -22\n-ink:8 M22 -22Q34 -34 24 -40\n-steel:4.6 M22 -22Q34 -34 24 -40\nwood-dark M-40 42L-34 22L-20 34Z",
    "bomb": "iron o -2 10 28\n~steel-dark o -12 0 9\nsteel-dark r 8 -24 14 10 2\n-ink:5 M18 -24Q24 -38 36 -34\n-straw:2.6 M18 -24Q24 -38 36 -34\n@flame 38 -36 1.1 0 a=ember b=lamp",
    "sign": "wood r -4 -40 8 86 2\nwood-light M-6 -36H30L42 -25L30 -14H-6Z\nwood-light M6 -8H-30L-42 3L-30 14H6Z\n-wood-dark:2 M2 -25H28M-2 3H-28",
    "kit": "leather M-34 -12H34V36H-34Z\nleather-light M-34 -12Q-34 -24 -24 -24H24Q34 -24 34 -12V0H-34Z\n-ink:6 M-12 -24V-34H12V-24\n-leather-dark:3 M-12 -24V-34H12V-24\nbright M-6 4H6V12H14V24H6V32H-6V24H-14V12H-6Z",
    "lucky": "gold-dark o 2 2 34\ngold o 0 0 34\n-gold-dark:3 o 0 0 26\n@star 0 0 1.7 0 a=gold-light",
    "shout": "skin M-40 30Q-44 -28 -14 -34Q8 -34 10 -16L16 -4L8 0Q12 8 6 14Q8 24 -8 22V34Z\n~ink M10 2L-4 4Q-4 10 8 12Z\n~ink o -6 -14 3\n-bright:3.4 M22 -2Q28 6 22 16M32 -8Q42 6 32 22M44 -14Q58 6 44 28",
    "wire": "wood r -50 -20 7 60 2\nwood r 43 -20 7 60 2\n-ink:4 M-46 14Q0 24 46 14\n-steel:2 M-46 14Q0 24 46 14\n@boot 2 -8 1.9 8",
    "grab": "@hand 0 4 3.2 0 a=skin",
    "fist": "a M-24 -12Q-24 -26 -12 -24Q-8 -34 4 -30Q16 -34 20 -24Q32 -20 28 -4L24 18Q18 28 8 28H-10Q-26 26 -24 -12Z\n-ink:2 M-12 -24V-6M2 -28V-6M18 -24V-6M-22 2Q-4 -4 6 6Q4 14 -8 14\nb M-14 26H14V44H-14Z",
    "cancel": "-ink:13 M-38 34L38 -34\n-blood:8 M-38 34L38 -34",
    "hearth": "stone-dark M-32 36L-26 -4H26L32 36Z\nblood M-40 -2L0 -42L40 -2L30 4H-30Z\nwood r -9 8 18 28 1\nlamp r -24 8 10 10 1\nlamp r 14 8 10 10 1",
    "pillow": "leaf M-44 6Q-46 -14 -34 -16H34Q46 -14 44 6Q46 26 34 28H-34Q-46 26 -44 6Z\n~leaf-light M-36 -8Q0 -16 34 -10Q0 -6 -36 0Z\n-leaf-dark:2.4 M-36 20Q0 28 36 20",
    "tornado": "-ink:7 M-40 -30H40M-30 -16H28M-20 -2H20M-12 12H14M-6 26H8\n-cyan-light:4.4 M-40 -30H40M-30 -16H28M-20 -2H20M-12 12H14M-6 26H8",
    "halo": "~gold%30 o 0 0 44\n-gold:3 o 0 0 40\n-gold-light:2 M0 -48V-40M0 48V40M-48 0H-40M48 0H40M-34 -34L-28 -28M34 -34L28 -28M-34 34L-28 28M34 34L28 28",
    "phoenix": "ember M0 -34Q8 -24 4 -12Q34 -38 48 -30Q40 -4 16 8Q24 26 6 44Q2 30 0 24Q-2 30 -6 44Q-24 26 -16 8Q-40 -4 -48 -30Q-34 -38 -4 -12Q-8 -24 0 -34Z\n~lamp M0 -20Q5 -8 3 0Q20 -18 34 -20Q26 -2 8 8Q6 20 0 26Q-6 20 -8 8Q-26 -2 -34 -20Q-20 -18 -3 0Q-5 -8 0 -20Z",
    "straw-hat": "straw M-46 18Q0 40 46 18Q30 8 24 6Q22 -28 0 -30Q-22 -28 -24 6Q-30 8 -46 18Z\n-wood:2 M-40 18Q0 32 40 18M-20 -10Q0 -2 20 -10\nblood M-24 2Q0 14 24 2L24 10Q0 22 -24 10Z",
    "pot": "iron M-32 10Q-34 -38 0 -40Q34 -38 32 10Q0 20 -32 10Z\n~steel-dark M-22 0Q-24 -28 -4 -33Q-12 -20 -12 4Z\nwood M30 -8H52V2H31Z\n-ink:2 M-32 10Q0 20 32 10",
    "barrel": "wood M-26 -40H26Q40 0 26 40H-26Q-40 0 -26 -40Z\n-wood-dark:2 M-14 -40Q-20 0 -14 40M0 -40V40M14 -40Q20 0 14 40\niron M-31 -26H31L34 -16H-34ZM-34 16H34L31 26H-31Z",
    "amulet": "-ink:5 M-22 -44Q0 10 22 -44\n-gold:2.6 M-22 -44Q0 10 22 -44\ngold o 0 14 22\nleaf o 0 14 14\n~leaf-light M-9 10Q-6 2 2 1Q-4 8 -4 16Z",
    "mirror": "gold o 0 0 40\nsilver o 0 0 32\n~silver-light M-26 -6Q-20 -28 4 -28L-18 20Q-26 8 -26 -6Z\n~silver-light%60 M12 -26L22 -20L-4 28L-12 26Z",
    "runes": "-cyan-light:3.4 M-14 -18V6M-14 -18L-4 -10L-14 -4M8 -18L18 -6L8 6M8 -18V6M-8 14L0 26L8 14",
    "thorns": "steel-dark M-30 -34L-44 -44L-34 -24ZM30 -34L44 -44L34 -24ZM-33 -8L-50 -8L-32 4ZM33 -8L50 -8L32 4ZM-28 22L-42 30L-24 34ZM28 22L42 30L24 34Z",
}
"""What the pictures are made of; `a` and `b` stand for paints given by whoever uses them."""

EMBLEMS: Final = {
    # bronze
    "B-W01": "@sword 0 6 .9 40 a=steel b=steel-dark",
    "B-W02": "@club 0 0 1 38",
    "B-W03": "@shaft 6 4 .95 25 a=wood\n@axe-head 8 6 1 25 a=steel b=ginger\n~ink M-14 -14L-8 -10L-13 -6Z",
    "B-W04": "@dagger 0 0 1.3 48 a=steel b=steel-dark\n~ginger%75 o 10 -8 6\n~ginger%75 o -4 6 4",
    "B-W05": "@dagger -36 2 .8 60 a=steel b=steel-dark\n@dagger 0 -6 .8 60 a=steel b=steel-dark\n@dagger 36 2 .8 60 a=steel b=steel-dark\n@dash -56 0 .9",
    "B-W06": "-ink:8 M-26 44L-22 8Q-38 -20 -30 -38M-22 8Q-4 -14 8 -34\n-wood:5 M-26 44L-22 8Q-38 -20 -30 -38M-22 8Q-4 -14 8 -34\n-leather-light:2.6 M-30 -36Q10 10 8 -34\nstone o 44 -16 9\n@dash 30 -16 .8",
    "B-W07": "@shaft -4 14 .8 14 a=wood\n@glow 6 -26 .8 0 a=lamp\n@flame 6 -28 2.2 0 a=ember b=lamp",
    "B-W08": "@shaft 0 4 .95 34 a=wood\n@fork-head 4 0 .95 34",
    "B-W09": "@pan 0 0 1.05 36",
    "B-W10": "@shaft 0 4 .95 20 a=wood\n@pick-head 2 4 1 20\n@spark 46 -26 .9",
    "B-W11": "@shaft 0 4 .9 205 a=wood\n@twigs -8 8 1 205",
    "B-W12": "@club -16 2 .86 30\n@club 18 2 .86 -30",
    "B-R01": "@vest 0 2 1 0 a=leather b=leather-dark\n-leather-light:2 M-4 -20L4 -14L-4 -8L4 -2L-4 4L4 10",
    "B-R02": "@buckler 0 2 1 0 a=wood b=wood-dark\n-wood-dark:2 M-14 -32V36M14 -32V36",
    "B-R03": "@coat 0 2 1 0 a=straw b=leather-light\n-leather:2 M-18 -18L18 14M18 -18L-18 14M-20 8L-4 26M20 8L4 26",
    "B-R04": "@cloak 0 0 1 0 a=leaf-dark b=ink\n@boot 44 30 1.3",
    "B-R05": "@pot 0 4 1.05",
    "B-R06": "@vest 0 2 1 0 a=wood b=wood-dark\n-bone:3 M-26 40L-20 32L-14 40L-8 32L-2 40L4 32L10 40L16 32L22 40\n-bone:3 M-26 -36L-18 -28M26 -36L18 -28",
    "B-R07": "@coat 0 2 1 0 a=steel-dark b=iron\n@rings 0 -2 .9\n@rust 0 0 1.3",
    "B-R08": "@glow 0 10 .9 0 a=leaf\n@amulet 0 2 1.05",
    "B-R09": "@barrel 0 0 1",
    "B-R10": "@straw-hat 0 -2 1.15",
    "B-A01": "@runner 12 4 1 0 a=leather\n@dash -36 -4 1.4",
    "B-A02": "@hand -22 2 2.4 90 a=skin\n@ghost 40 4 .7 12 a=red\n@dash -48 2 1",
    "B-A03": "@map 0 0 1.1",
    "B-A04": "@chest 12 10 2.6\n@tools -34 -6 .8",
    "B-A05": "@sign 0 2 1",
    "B-A06": "@bomb -14 6 .9\n@cloud 34 4 2 0 a=stone-light b=stone",
    "B-A07": "@rogue -26 4 .95\n@cardback 36 4 .9 14 a=action-dark b=action",
    "B-A08": "@hearth 0 2 1.05",
    "B-A09": "@eye 0 0 4 0 a=bright b=leaf",
    "B-A10": "@kit 0 2 1.05",
    "B-S01": "@lucky 0 0 1.1",
    "B-S02": "@sword -20 4 .8 62 a=steel b=steel-dark\n-bright:3 M20 -30Q50 -24 40 10\nbright M40 22L30 8H48Z",
    "B-S03": "@runner 16 2 .9 18 a=special\n-bright:3 M-54 20Q-40 -30 -6 -34",
    "B-S04": "@shout 0 0 1.05",
    "B-S05": "@chest -26 12 2.2\n@sheet 22 -6 2 -8 a=fate-dark b=fate\n@sheet 46 -2 2 8 a=bright b=fate",
    "B-S06": "@tornado 0 4 1\n@boot 42 26 1.4",
    "B-S07": "@wire 0 2 1",
    "B-S08": "@grab 14 0 1\n@blade -42 4 2.2 -20",
    # silver
    "S-W01": "@glow 0 0 .9 0 a=silver\n@sword 0 6 .96 40 a=steel-light b=steel",
    "S-W02": "@shaft 6 4 1 22 a=wood-dark\n@axe-head 8 4 1.15 22 a=steel-light b=steel\n@axe-head 6 4 -1.15,1.15 22 a=steel b=steel-dark",
    "S-W03": "@bow -2 0 1 -20 a=wood-light",
    "S-W04": "@shaft 8 -8 .9 48 a=steel-light\n-ink:7 M-38 14Q-18 8 -12 34\n-gold:4 M-38 14Q-18 8 -12 34\nleather-dark M-46 40L-36 22L-26 32Z",
    "S-W05": "@shaft 0 6 .95 24 a=wood\n@hammer-head 2 6 .95 24 a=steel b=steel-dark",
    "S-W06": "@whip 0 0 1.05",
    "S-W07": "@shaft 0 6 .95 26 a=wood\n@halberd-head 2 6 1.15 26\n@pole 46 10 1.3\n@banner 46 10 1.3 0 a=gold b=gold-light",
    "S-W08": "@shaft -4 8 .8 40 a=wood-dark\n@glow 26 -26 .8 0 a=violet\n@orb 24 -26 1.4 0 a=violet-light\n@spark 48 -6 .8\n@spark -2 -38 .6",
    "S-W09": "@sword -4 4 .86 52 a=steel b=steel-dark\n@sword 4 4 .86 -52 a=steel b=steel-dark",
    "S-R01": "@coat 0 2 1 0 a=steel b=steel-dark\n@rings 0 -2 .9",
    "S-R02": "@tower 0 0 1 0 a=iron b=ink",
    "S-R03": "@cloak 0 0 1 0 a=leaf b=leaf-dark\n@spark 40 -26 .8",
    "S-R04": "@thorns 0 0 1\n@breast 0 2 .95 0 a=iron b=ink",
    "S-R05": "@mirror 0 0 1",
    "S-R06": "@breast -8 2 1 0 a=steel b=steel-dark\n@pole 46 8 1.6\n@banner 46 8 1.6 0 a=gold b=gold-light",
    "S-R07": "@cloak 0 0 1 0 a=violet b=violet-dark\n-bright:2%60 M-50 -20H-30M-54 0H-36M-56 20H-42M50 -20H30M54 0H36M56 20H42",
    "S-R08": "@vest -16 2 .95 0 a=leather b=leather-dark\n@chest 38 18 1.7",
    "S-A01": "@scroll 0 0 1.1\n@swirl -2 0 1.5",
    "S-A02": "@runner -34 4 .7 0 a=red\n@runner 36 4 -.7,.7 0 a=blue\n@loop 0 0 1.6 0 a=cyan",
    "S-A03": "@dash -36 0 1.6\n@runner 0 4 .9 0 a=weapon\n@blade 42 -10 1.8 70",
    "S-A04": "@chest 18 12 2.4\n@tools -28 -4 1",
    "S-A05": "rock-dark r -28 -28 56 56 4\n~wood-floor M-16 -16H16V16H-16ZM-8 -28H8V28H-8ZM-28 -8H28V8H-28Z\n@loop 0 0 3.6 0 a=cyan",
    "S-A06": "@rogue 28 6 .86\n@fist -28 4 1 0 a=skin b=leather-dark",
    "S-A07": "@gate 0 2 .98 0 a=night\n@cloud -18 18 2.4 0 a=cyan-light b=cyan\n@cloud 24 22 2 0 a=bright b=cyan-light",
    "S-A08": "@breast -18 2 .8 -12 a=steel b=steel-dark\n@sword 32 6 .7 20 a=steel b=steel-dark\n@cancel 0 0 1",
    "S-A09": "@cardback -28 2 .9 -14 a=silver-dark b=silver\n@cardback 0 -2 .9 0 a=silver-dark b=silver\n@cardback 28 2 .9 14 a=silver-dark b=silver",
    "S-A10": "@runner 18 4 .95 0 a=action\n@pole -30 -4 2.2\n@banner -30 -4 2.2 0 a=gold b=gold-light",
    "S-S01": "@sheet -20 0 2.6 -10 a=fate-dark b=fate\n@thread 26 0 3 0 a=gold-light",
    "S-S02": "@glow 0 0 1 0 a=violet\n@cardback 0 0 1.2 0 a=action-dark b=action\n@cancel 0 0 1",
    "S-S03": "ink M-70 46V-30Q-50 -44 -40 -20Q-30 -46 -20 -16V46Z\n~lamp M-56 -8L-46 -4L-54 0ZM-34 -8L-44 -4L-36 0Z\n@blade 20 2 2.4 64",
    "S-S04": "@pillow 0 18 1\n@wing -10 -8 .7\n@wing 10 -8 -.7,.7",
    "S-S05": "@cardback -18 2 1 -10 a=special-dark b=special\n@cardback 18 2 1 10 a=special-dark b=special\n~bright t -18 0 26 1\n~bright t 18 0 26 2",
    "S-S06": "@weight 22 0 .95\n@boot -26 12 2",
    "S-S07": "@bell 0 2 1\n-bright:3 M-44 -20Q-52 0 -44 20M44 -20Q52 0 44 20",
    "S-S08": "@blade -16 4 2.4 35\n@blade 16 4 2.4 -35\n@glow 0 0 .8 0 a=gold",
    # gold
    "G-W01": "@glow 0 0 1.1 0 a=gold\n@sword 0 8 .98 40 a=gold-light b=gold\n@crown -30 26 1.1 -20",
    "G-W02": "@glow 0 0 1 0 a=ember\n@bow -2 0 1 -20 a=dragon\n@dragon -38 -22 1.3",
    "G-W03": "@glow 0 0 1 0 a=violet\n@sword 0 6 .98 40 a=night b=ink\n-violet-light:2 M-20 34L28 -28",
    "G-W04": "@glow 0 0 1 0 a=cyan\n@shaft 0 6 .95 24 a=wood\n@hammer-head 2 6 .95 24 a=gold b=gold-dark\n~cyan-light M38 -6L26 14H34L28 34L48 8H38L46 -6Z",
    "G-W05": "@glow 0 0 1 0 a=blood\n@sword 0 6 .96 -40 a=blood b=blood-dark\n@ghost 38 -8 .5 10 a=cyan-light",
    "G-W06": "@shaft 0 6 1 24 a=wood-light\n@pennant 8 6 1.1 24 a=gold b=gold-light\nsteel M24 -50L28 -28L16 -32Z",
    "G-R01": "@glow 0 0 1 0 a=gold\n@breast 0 2 1.05 0 a=steel-light b=steel\n-gold:3 M-24 -20Q0 -10 24 -20",
    "G-R02": "@glow 0 0 1.1 0 a=cyan\n@cloak 0 0 1 0 a=cyan-light b=cyan\n@spark -40 -20 .9\n@spark 40 10 .7",
    "G-R03": "@breast -16 0 .9 0 a=gold b=gold-dark\n@boot 36 14 2\n@wing 24 2 .7",
    "G-R04": "@phoenix 0 0 1.05",
    "G-R05": "@breast 0 2 1.05 0 a=iron b=ink\n@runes 0 -2 1.1",
    "G-R06": "@cloak 0 2 1 0 a=blood b=blood-dark\n-bone:6 M-38 40Q0 48 38 40\n@crown 0 -34 1.1",
    "G-A01": "@gate 0 2 1 0 a=violet-dark\n@swirl 0 8 2",
    "G-A02": "@swirl -34 0 2.4\n@runner 34 2 .8 20 a=blood\n@dash 12 0 1",
    "G-A03": "@glow 0 4 1 0 a=gold\n@chest 0 10 3\n@spark -34 -26 .9\n@spark 36 -28 1.1\n@spark 4 -38 .7",
    "G-A04": "@glass 0 0 .96 0 a=cyan\n@loop 0 0 4.2 0 a=gold",
    "G-A05": "@seal 0 0 1 0 a=blood b=blood-dark\n-ink:7 M-6 -44L6 -12L-8 4L8 22L-2 44\n-bright:3 M-6 -44L6 -12L-8 4L8 22L-2 44",
    "G-A06": "@scroll 0 0 1.1\n@crown -4 -4 1.3\n@seal 26 24 .38 0 a=blood b=blood-dark",
    "G-A07": "@coin -34 6 2\n@coin -10 -6 2.2\n@cardback 34 2 1.1 10 a=gold-dark b=gold",
    "G-S01": "@halo 0 0 1\n@sheet 0 0 3 0 a=bright b=fate\n~fate t 0 0 34 8",
    "G-S02": "@halo 0 0 .95\n@plate 0 0 3.2 0 a=gold b=gold-dark",
    "G-S03": "@glow 0 0 1.1 0 a=violet\n@ghost 0 2 1 0 a=violet-light\n~blood o -9 -12 2.4\n~blood o 9 -12 2.4",
    "G-S04": "@rogue 0 4 1\n@chest 46 28 1.3",
    "G-S05": "@boot 10 6 2.6\n@wing -10 -4 1\n@dash -40 20 1.2",
    "G-S06": "@glow 0 0 1 0 a=gold\n@seal 0 0 1 0 a=gold b=gold-dark\n@pole 2 2 1.4\n@banner 2 2 1.4 0 a=bright b=gold-light",
}
"""The picture of every card that we drew; cards of another set have that of their type."""
BY_TYPE: Final = {
    "weapon": "@sword 0 6 .9 40 a=steel b=steel-dark",
    "armour": "@kite 0 0 1 0 a=steel b=steel-dark",
    "action": "@scroll 0 0 1",
    "special": "@star 0 0 3.4 0 a=gold",
}
BOOK: Final = Sketchbook(PAINTS, {**SMALL, **PEOPLE, **PROPS})


def emblem(card: str, type_: str) -> str:
    """Return the picture of a card as a symbol."""
    sketch = EMBLEMS.get(card, BY_TYPE[type_])
    return symbol(f"card-{card}", WIDTH, HEIGHT, BOOK.draw(sketch, OUTLINE))
