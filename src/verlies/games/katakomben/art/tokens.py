# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The small pictures that only KLONG! Katakomben has: what rooms hold, prisoners, goods, artifacts, ghosts and lockpicks."""

from functools import cache

from ....families.klong.art.emblems import PEOPLE, PROPS
from ....families.klong.art.icons import MORE, VALUE, of_tokens
from ....families.klong.art.icons import icons as family_icons
from ..content.tokens import TOKENS

PORTALS = 12
"""So many portals have a number of their own."""

PARTS = {
    **PEOPLE,
    **PROPS,
    "lockpick": """
        -ink:4.2 M-9 9L4 -4Q8 -8 10 -4.6
        -steel:2.2 M-9 9L4 -4Q8 -8 10 -4.6
        -ink:4.2 M-3 9.6L9 4
        -steel-dark:2.2 M-3 9.6L9 4
        leather-dark M-11.4 7.6L-7.6 11.4L-3.6 7.4L-7.4 3.6Z
        """,
    "ghost": """
        a M-8.6 11Q-10.4 -11 0 -11.4Q10.4 -11 8.6 11L5 7.8L1.8 11L-1.6 7.8L-5 11Z
        ~b%70 M3 -10.8Q10 -8.6 8.6 11L5 7.8Q7 -2 3 -10.8Z
        ~ink o -3.2 -3.4 1.8 2.4
        ~ink o 3.2 -3.4 1.8 2.4
        ~ink o 0 2.2 1.8 2.2
        """,
    "gate": """
        stone M-10.6 11Q-12.6 -11 0 -11.4Q12.6 -11 10.6 11H6.6Q8.6 -7.4 0 -7.6Q-8.6 -7.4 -6.6 11Z
        violet-dark M-6.6 11Q-8.6 -7.4 0 -7.6Q8.6 -7.4 6.6 11Z
        -violet-light:1.6 M.4 2C1.6 .4 3.8 1.2 3.4 3.4C2.8 6 -2.2 6 -3.4 2.6C-4.6 -1.4 -1 -4.6 2.4 -3.6
        """,
    "waymark": """
        stone M-9.6 11L-7.6 6.6H7.6L9.6 11Z
        stone-light M-5.6 6.6V-6.4Q-5.6 -11.4 0 -11.4Q5.6 -11.4 5.6 -6.4V6.6Z
        ~stone-dark%70 M1.6 -11Q5.6 -10.4 5.6 -6.4V6.6H1.8Q3.4 -2 1.6 -11Z
        -crystal-dark:1.5 o 0 -5 3
        -crystal-dark:1.5 M0 -2V4M-2.4 1.4L0 4L2.4 1.4
        """,
    "shut-chest": """
        wood M-11 -1Q-11 -8.6 -5.4 -8.6H5.4Q11 -8.6 11 -1Z
        wood r -11 -1 22 11 1.4
        steel-dark M-8 -7.4H-5V10H-8ZM5 -7.4H8V10H5Z
        gold r -3.2 -3.4 6.4 7.4 1.4
        ~ink o 0 -.6 1.4
        ~ink M-.7 0H.7L1.2 2.8H-1.2Z
        """,
    "shelf": """
        wood-dark r -10.6 -11 21.2 22 1.2
        ~ink r -8.6 -9.2 17.2 8
        ~ink r -8.6 1 17.2 8
        blood r -7.8 -8 3.4 6.8
        jade r -4 -7 3 5.8
        gold r -.6 -8.4 3.2 7.2
        violet r 3 -7.4 4.6 6.2
        skill r -7.8 2.4 4.4 6.6
        paper r -3 3 3 6
        leaf r .4 2 3 7
        ember r 3.8 3 3.8 6
        """,
    "bars": """
        stone M-11 11V-3Q-11 -11.4 0 -11.4Q11 -11.4 11 -3V11Z
        ink M-8 11V-2.4Q-8 -8.6 0 -8.6Q8 -8.6 8 -2.4V11Z
        -steel:1.9 M-4.6 -7V11M0 -8.6V11M4.6 -7V11M-8 1.6H8
        """,
    "coffin": """
        stone M-4.4 -11.4H4.4L8.4 -5L5.4 11.4H-5.4L-8.4 -5Z
        ~stone-light M-3.2 -9.6H3.2L6.4 -4.8L4 9.6H-4L-6.4 -4.8Z
        -stone-dark:2 M0 -7V5M-3.4 -3.6H3.4
        """,
    "ticket": """
        paper M-11 -6H11V-2Q8 0 11 2V6H-11V2Q-8 0 -11 -2Z
        -paper-dark:1 M4.4 -5V5
        ~blood t -3.4 0 7 −5
        """,
    "amulet": """
        -ink:2.6 M-8 -11Q-6 -2 0 -1Q6 -2 8 -11
        -gold:1.4 M-8 -11Q-6 -2 0 -1Q6 -2 8 -11
        gold o 0 4 7
        blood M0 -.6Q5 5 3.6 7.6Q2.4 9.4 0 9.4Q-2.4 9.4 -3.6 7.6Q-5 5 0 -.6Z
        """,
    "chart": """
        paper M-10 -8L-3.6 -10L3.6 -8L10 -10V8L3.6 10L-3.6 8L-10 10Z
        ~paper-dark M-3.6 -10L3.6 -8V10L-3.6 8Z
        -leather-dark:1.3 M-7.6 5L-5 1L-1.6 2.6L1.6 -2L5.6 -1
        -blood:1.6 M5 -6L8 -3M8 -6L5 -3
        """,
    "cube-box": """
        violet M0 -11L9.6 -5.6L0 -.2L-9.6 -5.6Z
        jade M-9.6 -5.6L0 -.2V11L-9.6 5.6Z
        gold M9.6 -5.6L0 -.2V11L9.6 5.6Z
        -ink:.9 M-4.8 -8.3L4.8 -2.9M4.8 -8.3L-4.8 -2.9M-4.8 -2.9V8.3M4.8 -2.9V8.3M-9.6 0L0 5.4L9.6 0
        """,
    "roll": """
        leather M-10 -6H7Q11 -6 11 0Q11 6 7 6H-10Z
        leather-dark o 7.4 0 3.6 6
        -steel:1.8 M-7 -6V-10M-3 -6V-11M1 -6V-10
        -ink:1 M-7 -6V6M-3 -6V6M1 -6V6
        """,
    # artifacts
    "comb": """
        bone M-10 -7Q0 -12 10 -7V-2H-10Z
        bone M-9.6 -2H-7.6V10H-9.6ZM-6 -2H-4V11H-6ZM-2.6 -2H-.6V11H-2.6ZM.8 -2H2.8V11H.8ZM4.2 -2H6.2V11H4.2ZM7.6 -2H9.6V10H7.6Z
        """,
    "oil-lamp": """
        gold M-10.6 0Q-12 -4 -7 -3.4Q-4 -6 0 -6Q5 -6 7 -2L11 -5.6Q12 -2 8 2Q5 7 -1 7Q-8 7 -8.6 2Q-10 2 -10.6 0Z
        gold M-4 7H3L5 10.6H-6Z
        @flame 10 -8 .4 0 a=ember b=lamp
        """,
    "urn": """
        grey M-5 -7H5L4 -4.6Q9.6 -1 8.4 5Q7 10 3 11H-3Q-7 10 -8.4 5Q-9.6 -1 -4 -4.6Z
        ~grey-dark M2 -7H5L4 -4.6Q9.6 -1 8.4 5Q7 10 3 11H1Q7 3 2 -7Z
        gold M-6 -9.4H6V-6.6H-6Z
        ~bone M-3.4 2Q-3.4 -2 0 -2Q3.4 -2 3.4 2V4.4H-3.4Z
        """,
    "sickle": """
        steel M-6 2Q-11 -8 0 -11Q9 -11.6 10.6 -3Q7 -8 1 -6.4Q-4.6 -4.4 -2 .6Z
        ~steel-dark M0 -11Q9 -11.6 10.6 -3Q7 -8 1 -6.4Z
        wood M-6.6 0.6L-1.6 -.6L1.6 10.4H-3.4Z
        """,
    "death-mask": """
        gold M-8.6 -6Q-8 -11.4 0 -11.4Q8 -11.4 8.6 -6Q9 3 5 8.4Q2 11.4 0 11.4Q-2 11.4 -5 8.4Q-9 3 -8.6 -6Z
        ~gold-dark M3 -11Q8 -10.6 8.6 -6Q9 3 5 8.4Q2 11.4 0 11.4Q7 2 3 -11Z
        ~ink M-6 -3.4Q-3.4 -5.6 -1.4 -2.6Q-4 -1 -6 -3.4ZM6 -3.4Q3.4 -5.6 1.4 -2.6Q4 -1 6 -3.4Z
        -ink:1.2 M-2.6 5.4Q0 4 2.6 5.4
        skill r -1.2 -11 2.4 5
        """,
    "glass-skull": """
        crystal M-9 -2Q-9.4 -11 0 -11Q9.4 -11 9 -2Q8.6 2.6 5.4 4V9.6Q0 11.6 -5.4 9.6V4Q-8.6 2.6 -9 -2Z
        ~crystal-light M-7 -3Q-6.6 -8.6 -1 -9.4Q-4 -6 -4.4 -2.4Z
        ~crystal-dark o -3.8 -1.4 2.7 2.4
        ~crystal-dark o 3.8 -1.4 2.7 2.4
        ~crystal-dark M0 1.6L1.7 5H-1.7Z
        """,
    "drake-crown": """
        gold M-10 8L-11.4 -6L-6 -2L-4 -10L0 -3.4L4 -10L6 -2L11.4 -6L10 8Z
        ~gold-dark%60 M10 8L11.4 -6L6 -2L4 -10L2.4 -6V8Z
        gold-light r -10 5 20 5 1.4
        violet o 0 7.4 1.8
        blood o -6 7.4 1.3
        blood o 6 7.4 1.3
        """,
    "horn": """
        bone M-10 6Q-4 -10 9 -10.6Q12 -9 10.6 -6Q2 -4 -2 8Z
        ~bone-dark M10.6 -6Q2 -4 -2 8L-5 7.4Q0 -6 10 -8Z
        gold M-11.4 4.4L-1 7L-2.4 11L-11 8.4Z
        gold M4 -9.8L7.4 -10.6L7 -5.4L4 -4.6Z
        """,
    "grail": "@chalice 0 0 1",
    "star-stone": """
        @star 0 0 1 0 a=violet
        ~violet-light M0 -9.6L-3 -4L-9 -2.8L-5 1.6L0 -2Z
        """,
    "throne": """
        gold M-7 11V-6Q-6 -11 0 -11.4Q6 -11 7 -6V11Z
        blood M-4.6 8V-5Q-4 -8.4 0 -8.6Q4 -8.4 4.6 -5V8Z
        gold M-9.6 3H-6V11H-9.6ZM6 3H9.6V11H6Z
        """,
}
"""Pieces that the pictures are made of; people and props come from cards."""

CELL = "@chip 0 0 1 0 a=leather b=leather-dark\n"
BUST = "@shoulders 0 2.6 .17 0 a={dress} b={shade}\n@neck 0 2.6 .17 0 t={skin}-dark\n@face 0 2.6 .2 0 s={skin} t={skin}-dark\n"


def prisoner(dress: str, skin: str, *more: str) -> str:
    """Return the sketch of a prisoner's token: head and shoulders, and what tells them apart."""
    return CELL + BUST.format(dress=dress, shade=f"{dress}-dark", skin=skin) + "\n".join(more)


PRISONERS = {
    "adventurer": prisoner("leather", "skin", "@fedora 0 2.6 .2"),
    "barbarian": prisoner(
        "brown", "skin", "@beard 0 2.6 .2 0 h=ember", "@hair 0 2.4 .2 0 h=ember", "@sword 6.4 4.4 .5"
    ),
    "cleric": prisoner("steel", "brown", "@hair 0 2.4 .2 0 h=ink", "@heart 6 5 .46"),
    "peasant": prisoner(
        "leaf", "skin", "gold M-8.6 -1.6Q0 -4.6 8.6 -1.6Q6 -.6 3.4 -1Q3 -6.4 0 -6.4Q-3 -6.4 -3.4 -1Q-6 -.6 -8.6 -1.6Z"
    ),
    "mayor": prisoner(
        "plain",
        "skin",
        "@goatee 0 2.6 .2 0 h=grey",
        "ink r -3.4 -8 6.8 5\nink r -5.4 -3.6 10.8 1.4 .6",
        "@medal 5.8 5.2 .42",
    ),
    "monk": prisoner("leather", "skin", "@beard 0 2.6 .2 0 h=grey-light", "@waymark 6.2 4.4 .5"),
    "primatologist": prisoner("jade", "brown", "@hair 0 2.4 .2 0 h=hair", "@ape 6 4.8 .46"),
    "prince": prisoner("skill", "skin", "@hair 0 2.4 .2 0 h=gold-dark", "@crown 0 -5.4 .42 0 a=skill"),
    "princess": CELL
    + "@long-hair 0 2.6 .2 0 h=gold\n"
    + prisoner("blood", "skin", "@hair 0 2.4 .2 0 h=gold", "@crown 0 -5.4 .42 0 a=blood").removeprefix(CELL),
    "sorceress": prisoner(
        "violet", "skin", "@wizard-hat 0 3.4 .19 0 a=violet b=violet-dark", "@tome 6.2 5 .46 0 a=violet-dark"
    ),
    "warrior": prisoner("steel", "skin", "@helmet 0 2.6 .2", "@shield 6.2 4.8 .48"),
    "golden_monkey_bot": CELL + "@ape 0 -.4 .8\nsteel-dark r -1 -11.4 2 3\nember o 0 -11.4 1.3",
    "haunted_prisoner": CELL + "@ghost 0 -.2 .78 0 a=steel-light b=steel\n-steel-dark:1.5 M-5 -9V9M0 -10V10M5 -9V9",
    "discount_coupon": "@chip 0 0 1 0 a=plain b=plain-dark\n@ticket 0 0 .84",
}

ARTIFACTS = {
    "artifact_5": ("comb", 5),
    "artifact_7": ("oil-lamp", 7),
    "artifact_10": ("urn", 10),
    "artifact_12": ("sickle", 12),
    "artifact_15": ("death-mask", 15),
    "artifact_17": ("glass-skull", 17),
    "artifact_20": ("drake-crown", 20),
    "artifact_10b": ("horn", 10),
    "artifact_15b": ("grail", 15),
    "artifact_20b": ("star-stone", 20),
    "artifact_25b": ("throne", 25),
}

OWN = {
    "token-catacombs_map": "@chip 0 0 1 0 a=violet b=violet-dark\n@chart 0 -.2 .78",
    "token-lockpick_secret": "@chip 0 0 1 0 a=stone b=stone-dark\n@lockpick 0 -.2 .76",
    "token-puzzle_box": "@chip 0 0 1 0 a=stone b=stone-dark\n@cube-box 0 -.2 .72",
    "token-blood_amulet": "@plate 0 0 1 0 a=plain-dark\n@amulet 0 -.8 .8",
    "token-cloak": "@plate 0 0 1 0 a=plain-dark\n@cowl 0 -.6 .74 0 a=violet-dark",
    "token-burglars_kit": "@plate 0 0 1 0 a=plain-dark\n@roll 0 1 .78",
    **{f"token-{name}": sketch for name, sketch in PRISONERS.items()},
    **{
        f"token-{name}": f"@plate 0 0 1 0 a={'blood-dark' if value < 17 else 'violet-dark'}\n@{part} -1.2 -1 .66\n"
        + VALUE.format(value)
        for name, (part, value) in ARTIFACTS.items()
    },
}

ICONS = {
    "icon-lockpick": "@lockpick 0 0 1",
    "icon-ghost": "@ghost 0 0 1 0 a=steel-light b=steel",
    "icon-portal": "@gate 0 0 1",
    "icon-wayshrine": "@waymark 0 0 1",
    "icon-chest": "@shut-chest 0 0 1",
    "icon-library": "@shelf 0 0 1",
    "icon-prison": "@bars 0 0 1",
    "icon-crypt": "@coffin 0 0 1",
    "icon-tiles": "stone r -10 -10 20 20 2.4\n-tunnel-dark:4 M0 -10V0H10\nfloor o 0 0 4.4",
    "icon-turned": "stone r -6.6 -6.6 13.2 13.2 1.6\n-ink:3.4 M-9 6Q-12 -9 2 -10\n-jade:1.8 M-9 6Q-12 -9 2 -10\njade M1 -12L8.6 -9.4L1.6 -6Z",
    "icon-prisoner": "@bars 0 0 1\n@cowl 0 3.4 .5 0 a=leather",
    "token-lockpick": "@chip 0 0 .8 0 a=leaf b=leaf-dark\n@lockpick 0 -.2 .66",
    "token-cracked": "@chip 0 0 .8 0 a=leaf b=leaf-dark\n@lockpick 0 -.2 .66",
    "stone-black": "@cube 0 0 1 0 a=grey b=night",
    "stone-ghost": "@ghost 0 0 1 0 a=steel-light b=steel",
    **{
        f"token-portal_{n}": f"violet-dark o 0 0 9.4\n-violet-light:1.4 o 0 0 7.6\n~bright t 0 0 {12 if n < 10 else 10} {n}"
        for n in range(1, PORTALS + 1)
    },
}

ALIASES = {
    "mark-lockpicks": "icon-lockpick",
    "mark-damage": "icon-heart",
    "mark-teleport": "icon-teleport",
    "mark-artifact": "icon-artifact",
    "mark-chest": "icon-chest",
    "mark-library": "icon-library",
    "mark-prison": "icon-prison",
    "mark-wayshrine": "icon-wayshrine",
    "mark-minor-secret": "icon-secret",
    "mark-monkey": "icon-idol",
    "mark-crypt": "icon-crypt",
    "mark-portal": "icon-portal",
    "mark-only-cave-or-shrine": "icon-crystal",
    "fact-lockpicks": "icon-lockpick",
    "fact-marks": "icon-wayshrine",
    "fact-prisoners": "icon-prisoner",
    "fact-prisoner-points": "icon-points",
    "fact-ghost-stones": "icon-ghost",
    "fact-ghosts-left": "icon-ghost",
    "fact-out-draws": "icon-bag",
    "fact-secrets-minor": "icon-secret",
    "fact-secrets-major": "icon-secret",
    "fact-prisoners-left": "icon-prison",
    "fact-idols": "icon-idol",
}


@cache
def icons() -> dict[str, str]:
    """Return all small symbols of KLONG! Katakomben by id."""
    return family_icons({**ICONS, **of_tokens(TOKENS, OWN)}, ALIASES, PARTS, MORE)
