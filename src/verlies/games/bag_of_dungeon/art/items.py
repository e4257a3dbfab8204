# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The items of Bag of Dungeon, each by itself around (0, 0) in a box of 100."""

from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import symbol

from .paint import PAINTS
from .parts import PARTS as SMALL

SIZE = 100.0
OUTLINE = 2.2

PROPS = {
    "glow": "~a%16 o 0 0 46\n~a%22 o 0 0 32",
    "sparkle": "bright M0 -9Q1 -1 9 0Q1 1 0 9Q-1 1 -9 0Q-1 -1 0 -9Z",
    "haft": "wood M-4 -40H4V44H-4Z\n~wood-dark M1 -40H4V44H1Z\nleather-dark r -5.4 22 10.8 20 3",
    "axehead": "a M2 -38Q26 -46 38 -30Q44 -14 34 2Q22 -10 2 -10Z\n~b M38 -30Q44 -14 34 2Q30 -4 24 -6Q36 -14 38 -30Z",
    "longblade": """
        a M-7 -38L0 -48L7 -38V16H-7Z
        ~b M0 -48L7 -38V16H0Z
        gold r -22 15 44 8 4
        leather-dark r -4.4 23 8.8 16
        gold o 0 43 5.6
        """,
    "board": """
        a M-34 -36Q0 -46 34 -36V0Q30 30 0 44Q-30 30 -34 0Z
        ~b M0 -41Q20 -41 34 -36V0Q30 30 0 44Z
        """,
    "plate": """
        a M-44 -22L-24 -38Q0 -20 24 -38L44 -22L36 2L26 -4V42H-26V-4L-36 2Z
        ~b M8 -29Q16 -31 24 -38L44 -22L36 2L26 -4V42H8Z
        -ink:2 M0 -28V42M-26 14H26M-26 28H26
        """,
    "flask": """
        ~a%24 o 0 8 36
        azure-light M-9 -34H9V-16Q30 -4 30 16Q30 42 0 42Q-30 42 -30 16Q-30 -4 -9 -16Z
        ~a M-27 12Q-12 6 0 11Q14 16 27 11Q29 39 0 39Q-29 39 -27 12Z
        wood r -11 -45 22 12 3
        ~bright%80 M-20 8Q-18 -4 -9 -8Q-14 2 -13 8Z
        """,
    "shoe": """
        a M-20 -40H12L14 0Q38 6 40 24Q40 32 36 34H-24Z
        b M-26 31H42V43H-26Z
        ~bright%40 M-14 -34H-6L-8 18H-18Z
        gold r -23 -44 38 10 4
        """,
    "wing": "bright M-12 8Q-40 10 -48 -26Q-36 -14 -30 -14Q-38 -26 -36 -36Q-20 -22 -10 -8Z",
    "coffer": """
        wood M-40 -4Q-40 -36 -18 -36H18Q40 -36 40 -4Z
        wood r -40 -4 80 42 5
        ~wood-dark M18 -36Q40 -36 40 -4V38H20V-34Z
        a M-30 -4H-20V38H-30ZM20 -4H30V38H20ZM-31 -34H-20V-4H-31ZM20 -34H31V-4H20Z
        ~a r -42 -9 84 8
        a r -10 -12 20 24 4
        ~ink o 0 -2 4
        """,
    "stave": "-ink:9.4 M-24 -42Q36 -30 18 36Q14 44 4 42\n-a:6 M-24 -42Q36 -30 18 36Q14 44 4 42\n-bone:1.6 M-24 -42L4 42",
    "shaft": "-ink:6.4 M-42 14L28 -8\n-wood-light:3.4 M-42 14L28 -8\nsteel M44 -13L25 -16L30 -1Z\nblood M-46 8L-32 5L-28 16L-42 22Z",
    "rock": "a M-16 -10L-4 -18L12 -12L16 4L4 14L-12 10Z\n~stone-light M-14 -9L-4 -16L4 -12L-6 -2Z",
    "knife": "steel M-4 10V-24L0 -32L4 -24V10Z\n~steel-dark M0 -32L4 -24V10H0Z\ngold r -10 9 20 5 2\nleather-dark r -3 14 6 14 2",
    "fang": "bone M-8 -16H8Q9 6 0 22Q-9 6 -8 -16Z\n~bone-dark M2 -16H8Q9 6 0 22Q5 4 2 -16Z",
}

ITEMS = {
    "small_axe": "@haft 0 0 1 20\n@axehead 10 4 .84 20 a=steel b=steel-dark",
    "steel_sword": "@longblade 0 0 1 40 a=steel b=steel-dark",
    "iron_axe": "@haft -8 0 1 20\n@axehead 2 2 1 20 a=iron b=iron-dark\n-steel:2.4 M34 -30Q42 -16 36 2",
    "morning_star": "wood M-40 44L-46 38L-6 -2L0 4Z\n-ink:6 M-2 0Q6 -16 14 -12\n-steel:3 M-2 0Q6 -16 14 -12\niron o 22 -20 19\nsteel M22 -50L27 -36H17ZM52 -20L38 -15V-25ZM-6 -22L7 -26V-16ZM22 10L17 -4H27ZM43 -41L37 -28L30 -35ZM43 1L30 -5L37 -12ZM1 -41L14 -35L7 -28Z\n~iron-dark M28 -38Q42 -30 40 -16Q36 -2 22 -1Q38 -16 28 -38Z",
    "magic_sword": "@glow 0 0 1 0 a=violet\n@longblade 0 0 1 40 a=violet-light b=violet\n@sparkle 30 -36 1\n@sparkle -32 -14 .7\n@sparkle 8 26 .6",
    "large_steel_axe": "@haft 0 2 1.06 0\n@axehead 2 0 1.1 0 a=steel b=steel-dark\n@axehead -2 0 -1.1,1.1 0 a=steel b=steel-dark\nsteel M0 -50L6 -36H-6Z",
    "steel_shield": "@board 0 0 1 0 a=steel b=steel-dark\n-iron:4 M0 -38V40M-32 -8H32\niron o 0 -8 9",
    "magic_shield": "@glow 0 0 1.05 0 a=violet\n@board 0 0 1 0 a=violet b=violet-dark\ngold M0 -28L7 -8L27 -8L11 4L17 24L0 12L-17 24L-11 4L-27 -8L-7 -8Z",
    "rusty_armour": "@plate 0 0 1 0 a=rust b=rust-dark\n~ink M-18 -2L-10 6L-16 12L-22 6ZM12 16L20 22L14 32L8 26Z\n-ink:2 M-26 -4L-20 4M10 34L16 42",
    "steel_armour": "@plate 0 0 1 0 a=steel b=steel-dark",
    "magic_armour": "@glow 0 0 1.05 0 a=violet\n@plate 0 0 1 0 a=violet b=violet-dark\ngold o 0 4 8\n@sparkle -34 -34 .9",
    "magic_boots": "@shoe 2 2 .96 0 a=boots b=boots-dark\n@wing -4 12 .86\n@sparkle 30 -26 .9",
    "invisibility_cloak": "@glow 0 0 1.05 0 a=jade\n@cloak 0 0 4 0 a=attire b=attire-dark\n@sparkle -30 -22 .8\n@sparkle 32 4 .7",
    "torch": "~lamp%20 o 0 -8 40\nwood M-7 2H7L4 48H-4Z\niron M-13 -4H13L9 10H-9Z\n@flame 0 -18 2.5 0 a=ember b=lamp",
    "loyal_bear": "@bear 0 0 1",
    "acme_insurance": "bone M-30 -44H20L34 -30V44H-30Z\n~bone-dark M20 -44V-30H34Z\n-ink:2.4 M-20 -26H10M-20 -14H22M-20 -2H22M-20 10H6\nblood o 14 24 13\n@heart 14 25 .8\nblood M6 34L2 48L12 42L22 48L20 34Z",
    "health_potion": "@flask 0 0 1 0 a=blood\n@plus 0 22 1 0 a=bright",
    "strength_potion": "@flask 0 0 1 0 a=ember\n~bright M-12 20L-4 6L0 14L8 4L12 20L0 32Z",
    "imps_teeth": "@glow 0 0 .95 0 a=ember\n-ink:4 M-38 -16Q0 16 38 -16\n-leather:2.4 M-38 -16Q0 16 38 -16\n@fang -26 6 .9 10\n@fang -9 14 1 4\n@fang 9 14 1 -4\n@fang 26 6 .9 -10\n@die 26 -30 .9 14",
    "small_chest": "@coffer 0 6 .76 0 a=iron",
    "large_chest": "@glow 0 0 1.05 0 a=gold\n@coffer 0 4 1.06 0 a=gold",
    "bow": "@stave 0 0 1 0 a=wood\n@shaft 0 0 .94",
    "elven_bow": "@glow 0 0 1 0 a=leaf\n@stave 0 0 1 0 a=leaf\n@shaft 0 0 .94\n@sparkle 32 28 .8",
    "ice_staff": "~azure-light%30 o 22 -26 28\n-ink:10 M-34 44L14 -16\n-wood:6 M-34 44L14 -16\nazure-light M22 -52L32 -30L50 -26L34 -18L30 2L18 -14L-2 -14L12 -28Z\n~azure M22 -52L32 -30L50 -26L34 -18Z\n~bright M18 -34L24 -26L14 -22Z\n@sparkle -22 -24 .8\n@sparkle 38 18 .7",
    "dragonlance": "-ink:9 M-44 44L20 -20\n-wood-light:5.4 M-44 44L20 -20\ngold M8 -22L22 -8L14 -2L2 -14Z\nsteel M46 -46L34 -12L12 -34Z\n~steel-dark M46 -46L34 -12L22 -22Z\n@dragon -20 -22 1.6",
    "bomb": "~ember%24 o 28 -34 16\niron o -4 10 31\n~iron-dark M10 -16Q30 -4 26 16Q20 38 -4 41Q24 20 10 -16Z\n~steel%60 M-24 2Q-22 -10 -12 -14Q-18 -4 -18 4Z\niron-dark r 4 -28 18 12 3\n-ink:5 M14 -26Q18 -42 30 -38\n-bone:2.8 M14 -26Q18 -42 30 -38\n@flame 34 -38 .9 30 a=ember b=lamp",
    "fireball": "~ember%22 o 8 8 42\n~fire%60 M-48 -46L-6 -26L-22 -12Z\n~ember%70 M-30 -50L8 -28L-10 -14ZM-50 -26L-14 -2L-26 6Z\nember o 10 10 27\n~fire o 12 12 20\n~lamp o 14 14 12\n~bright o 16 16 6",
    "flying_daggers": "-azure-light:2.4 M-44 -10Q-26 -30 -6 -22M-40 26Q-20 10 0 20M0 44Q12 30 26 32\n@knife 8 -20 1 70\n@knife 14 12 1 80\n@knife 28 36 .9 76",
    "sorcerers_skull": "@glow 0 0 1.05 0 a=violet\n@skull 0 0 3.5\n~violet-light o -13 -6 5\n~violet-light o 13 -6 5\n@flame -34 -26 1 0 a=violet b=violet-light\n@flame 34 -26 1 0 a=violet b=violet-light",
    "magic_vine": "-ink:9 M-36 46Q-40 10 -8 6Q26 2 14 -24Q8 -40 -12 -32Q-26 -20 -12 -10\n-leaf:5.6 M-36 46Q-40 10 -8 6Q26 2 14 -24Q8 -40 -12 -32Q-26 -20 -12 -10\nleaf M-34 20Q-52 16 -48 0Q-34 2 -34 20ZM4 2Q22 20 36 8Q28 -8 4 2ZM18 -18Q38 -20 40 -36Q22 -38 18 -18Z\nleaf-light M-14 8Q-8 28 8 28Q8 10 -14 8Z\n-blood:2.4 M-24 26L-18 20M-2 -2L2 -8M14 -30L20 -34",
    "vampire_teeth": "blood-dark M-44 -14Q-22 -36 0 -24Q22 -36 44 -14Q26 26 0 30Q-26 26 -44 -14Z\nink M-36 -11Q-16 -20 0 -13Q16 -20 36 -11Q20 16 0 18Q-20 16 -36 -11Z\n@fang -16 2 .9\n@fang 16 2 .9\nbone M-8 -13H8V-5Q0 -1 -8 -5Z\n@drop -16 36 1\n@drop 16 32 .7",
    "witchs_claw": "@glow 0 0 1 0 a=leaf\ngoblin M-14 46Q-20 16 -30 -2Q-36 -18 -28 -20Q-20 -16 -14 0Q-20 -28 -10 -34Q0 -32 -2 -8Q4 -36 14 -34Q20 -28 10 -2Q22 -22 30 -16Q34 -8 20 14Q12 30 14 46Z\nbone M-30 -18Q-40 -32 -32 -38Q-24 -30 -26 -19ZM-10 -32Q-14 -48 -6 -52Q0 -42 -4 -31ZM13 -32Q14 -48 22 -50Q24 -40 18 -30ZM29 -15Q36 -28 44 -26Q42 -16 33 -10Z\nleather-dark M-17 36H17V48H-17Z",
    "teleport_crystal": "@glow 0 0 1.1 0 a=azure\nazure M0 -48L22 -16L14 36L0 48L-14 36L-22 -16Z\n~azure-light M0 -48L-22 -16L-14 36L-4 6Z\n~azure-dark M22 -16L14 36L0 48L6 2Z\n-azure-light:2.4 M-40 20Q0 44 40 20M-44 4Q-36 -4 -26 -2M44 4Q36 -4 26 -2\n@sparkle 32 -32 1",
    "tornado": "~azure-light%25 o 0 0 44\n-ink:8 M-40 -36Q0 -20 40 -36M-30 -20Q2 -6 32 -20M-20 -4Q4 8 24 -4M-10 12Q6 22 18 12M0 26Q8 34 14 26\n-steel-light:4.6 M-40 -36Q0 -20 40 -36M-30 -20Q2 -6 32 -20M-20 -4Q4 8 24 -4M-10 12Q6 22 18 12M0 26Q8 34 14 26\n-azure:2 M-36 -42Q0 -28 38 -42M-16 4Q4 14 22 4",
    "ring": "@glow 0 0 1.05 0 a=gold\n@ring 0 0 3.6\n@sparkle -32 -26 1\n@sparkle 34 -14 .7",
    "falling_rocks": "@rock -22 -26 1.1 0 a=stone\n@rock 20 -30 .8 30 a=stone-dark\n@rock 4 2 1.3 60 a=stone\n@rock -30 18 .8 10 a=stone-dark\n@rock 32 16 1 100 a=stone\n@rock -4 36 1.1 20 a=stone-dark\n-bright:2.4 M-40 -46V-36M0 -48V-34M38 -48V-40M-44 -8V4M44 -12V-2",
    "spear_trap": "stone-dark r -46 30 92 16 2\n-ink:7 M-28 32V-20M0 32V-30M28 32V-14\n-wood-light:4 M-28 32V-20M0 32V-30M28 32V-14\nsteel M-28 -42L-20 -18H-36ZM0 -50L8 -26H-8ZM28 -36L36 -12H20Z\n@drop 14 -32 .7",
    "poisoned_darts": "@glow 0 0 1 0 a=leaf\n@shaft 0 -24 .84 6\n@shaft 0 4 .9 0\n@shaft 0 30 .84 -6\n~leaf-light o 38 -34 4\n~leaf-light o 42 -6 5\n~leaf-light o 40 26 4",
}
"""The picture of every item by its id."""

BEAR = {
    "bear": """
        hide o -28 -26 13
        hide o 28 -26 13
        ~hide-dark o -28 -26 7
        ~hide-dark o 28 -26 7
        hide M-36 2Q-38 -36 0 -36Q38 -36 36 2Q34 38 0 40Q-34 38 -36 2Z
        ~hide-dark M18 -32Q38 -26 36 2Q34 38 0 40Q30 20 18 -32Z
        mud-light o 0 16 19 15
        ink o 0 8 7.4 5.4
        -ink:2.4 M0 13V20M-8 22Q0 28 8 22
        ~ink o -15 -8 4.4
        ~ink o 15 -8 4.4
        ~bright o -16.4 -9.6 1.4
        ~bright o 13.6 -9.6 1.4
        leather M-22 38Q0 48 22 38V46Q0 54 -22 46Z
        gold o 0 44 4
        """,
}
BOOK = Sketchbook(PAINTS, {**SMALL, **PROPS, **BEAR})


def items() -> dict[str, str]:
    """Return the picture of every item as a symbol."""
    return {f"item-{name}": BOOK.icon(f"item-{name}", sketch, SIZE, OUTLINE) for name, sketch in ITEMS.items()}


def picture(name: str, sketch: str, size: float = SIZE) -> str:
    """Return a sketch with the parts of the items as a square symbol."""
    return symbol(name, size, size, BOOK.draw(sketch, OUTLINE))
