# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The small pictures of DungeonQuest: facts, attacks, markers and dice, drawn around (0, 0) in a box of 24."""

from collections.abc import Iterable

from verlies.drawing.parts import ANYWHERE, PIPS, die
from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import alias, group, symbol

from .paint import PAINTS

SIZE = 24.0
OUTLINE = 1.2

PARTS = {
    **ANYWHERE,
    "drop": """
        blood M0 -11Q8 0 7.4 4.4Q6.4 10.6 0 10.6Q-6.4 10.6 -7.4 4.4Q-8 0 0 -11Z
        ~blood-light M-4.6 4Q-4.6 .4 -1.4 -4Q-2 1 -2 5.4Q-3.8 6.4 -4.6 4Z
        """,
    "fist": """
        skin M-9 -2Q-9.4 -6.6 -5.4 -6.4Q-4.8 -9.4 -1.6 -8.6Q.4 -10.8 3 -8.6Q6.4 -9.4 6.8 -6Q10 -5.4 9.4 -1.4L8.6 4Q7.6 7 4.6 7.2H-3.4Q-8 7 -9 -2Z
        leather-dark M-5 6.4H6.4V11H-5Z
        -skin-dark:1.2 M-5.4 -6V-1.4M-1.4 -8.2V-1.6M3 -8.2V-1.6M6.6 -5.6V-1.4
        -ink:1.2 M-8.6 .6Q-3 -1.4 .6 1.2Q1 3.6 -2 3.6
        """,
    "wingboot": """
        leather M-4 -9H4L4.2 0L9 2.6Q11 4 10.6 8H-5.4Q-6 2 -4 -3Z
        leather-dark M-5.8 7.2H10.8V10.2H-5.8Z
        leather-light r -4.8 -10 9.8 3.8 1.2
        bright M-3 3Q-10 3.4 -11.6 -6Q-9 -3.6 -6.8 -3.6Q-9 -6.4 -8.6 -9Q-4.6 -5.6 -3 -1.6Z
        """,
    "shield": """
        steel M-9.4 -10.4Q0 -12.4 9.4 -10.4V-1Q8.6 8 0 11.4Q-8.6 8 -9.4 -1Z
        ~azure M-7.2 -8.6Q0 -10 7.2 -8.6V-1Q6.4 6.2 0 9Q-6.4 6.2 -7.2 -1Z
        ~azure-light M-7.2 -8.6Q-3.6 -9.4 0 -9.4V0H-7.2Z
        ~azure-dark M0 0H7.2Q6.4 6.2 0 9Z
        """,
    "clover": """
        -ink:3.4 M0 0Q1 7 5 10.6
        -leaf-dark:1.8 M0 0Q1 7 5 10.6
        leaf M0 0Q-9 4.4 -10.4 -1Q-10.4 -4.6 -6.4 -3.6Q-8 -8.6 -4 -9.6Q-.4 -9.8 0 0Z
        leaf M0 0Q9 4.4 10.4 -1Q10.4 -4.6 6.4 -3.6Q8 -8.6 4 -9.6Q.4 -9.8 0 0Z
        leaf M0 0Q-6.4 2.6 -6 6.6Q-4.6 10 -.4 7.4Q2 5 0 0Z
        ~leaf-light M-7.6 -1.6Q-6.4 -3 -4 -2.2Q-5.6 -.4 -7.6 -1.6ZM3.4 -7.4Q5.2 -7.4 4.6 -4.4Q2.8 -5 3.4 -7.4Z
        """,
    "will": """
        gold-dark o 0 0 11
        gold o 0 0 9.4
        ember M0 -8Q5.6 -3.4 5.6 1.4Q5.6 7.4 0 7.6Q-5.6 7.4 -5.6 2Q-5.4 -.6 -3.4 -2.4Q-3.2 -.4 -1.8 0Q-3 -4.4 0 -8Z
        ~lamp M.2 -1.4Q2.8 1 2.6 3.2Q2.2 6 0 6Q-2.6 6 -2.6 3.4Q-2.6 2 -1.4 1Q-1 2.4 -.4 2.2Q-.8 .2 .2 -1.4Z
        """,
    "coin": """
        gold-dark o .8 1.2 10
        gold o -.4 -.4 10
        -gold-dark:1.1 o -.4 -.4 7.2
        ~gold-dark M-4.4 3L-4 -1.4Q-.4 -6 3 -3.4L1 -1.8L4 2.8Q.6 5.6 -4.4 3Z
        -gold-light:1.3 M-7.6 -3.4Q-5.6 -7.4 -1.4 -7.8
        """,
    "rays": "a M0 -12L1.8 -7.4H-1.8ZM8.5 -8.5L6.5 -4L4 -6.5ZM12 0L7.4 1.8V-1.8ZM8.5 8.5L4 6.5L6.5 4ZM0 12L-1.8 7.4H1.8ZM-8.5 8.5L-6.5 4L-4 6.5ZM-12 0L-7.4 -1.8V1.8ZM-8.5 -8.5L-4 -6.5L-6.5 -4Z",
    "sun": "@rays 0 0 1 0 a=fire\nsun o 0 0 6.6\n~gold-light o -1.6 -1.8 2.8",
    "sunset": """
        @rays 0 3 .95 0 a=dusk
        sun o 0 3 6.6
        sky M-12 4H12V11.6H-12Z
        -dusk:1.4 M-8 6.6H8M-5 9H5
        """,
    "glass": "@timer 0 0 1 0 a=azure-light",
    "cube": "a r -5.6 -5.6 11.2 11.2 2.4",
    "dice": """
        @cube -4 -3.6 1 -14 a=bone
        @cube 4.6 4.4 1 10 a=bright
        ~ink o -6.4 -5.6 1.1
        ~ink o -4 -3.6 1.1
        ~ink o -1.6 -1.4 1.1
        ~blood o 4.6 4.4 1.8
        """,
    "sack": """
        leather M-4 -5Q-11 2 -9.6 7.4Q-8.4 11 0 11Q8.4 11 9.6 7.4Q11 2 4 -5Z
        leather-light M-5.6 -10.6L-1.8 -9L0 -10.6L1.8 -9L5.6 -10.6L4 -5H-4Z
        gold r -4.6 -6 9.2 2.4 1.2
        ~gold-dark M-3 1H3L1 4L3.4 7H-3.4L-1 4Z
        """,
    "sword": "@blade 0 0 .92 45",
    "swords": "@blade 0 -.4 .86 45\n@blade 0 -.4 .86 -45",
    "bow": """
        -ink:4.6 M-6 -10.4Q12 -8 7 9Q4 12 -1 10
        -wood:2.8 M-6 -10.4Q12 -8 7 9Q4 12 -1 10
        -bone:1 M-6 -10.4L-1 10
        -ink:3 M-11 4L8 -6
        -leather-light:1.5 M-11 4L8 -6
        steel M11.6 -8L8.6 -2.8L5.6 -6.8Z
        blood M-12 2.4L-8 1.2L-7 4.4L-10.4 6.6Z
        """,
    "orb": """
        ~violet-light%40 o 0 0 11.6
        violet o 0 0 8.6
        ~violet-dark M3 -8Q9.4 -4 8.2 2Q6 8.6 -2 8.2Q7 3 3 -8Z
        bright M-1.6 -7Q-.8 -1.6 4.6 -.8Q-.8 0 -1.6 5.4Q-2.4 0 -7.8 -.8Q-2.4 -1.6 -1.6 -7Z
        ~bright o 6.4 -7.6 1.4
        ~bright o -8.6 6.4 1.2
        """,
    "runner": """
        -bright:1.6 M-11 -3H-7M-12 1H-8M-11 5H-8
        @wingboot 1.6 0 .9
        """,
    "exit": """
        wood-dark M-8 11V-4Q-8 -11 0 -11Q8 -11 8 -4V11Z
        ~sky-light M-5.6 11V-4Q-5.6 -8.6 0 -8.6Q5.6 -8.6 5.6 -4V11Z
        leaf M-2 -2H3V-6L11 1.4L3 8.6V4.8H-2Z
        """,
    "steps": """
        stone-dark r -11 -11 22 22 2
        ~abyss M-8.6 -8.6H8.6V8.6H-8.6Z
        stone-light M-8.6 -8.6H8.6V-5H-8.6Z
        stone M-8.6 -5H5V-1.4H-8.6Z
        stone-dark M-8.6 -1.4H1.4V2.2H-8.6Z
        wall-dark M-8.6 2.2H-2.2V5.8H-8.6Z
        """,
    "sheet": "a r -5.6 -8 11.2 16 1.8",
    "pile": "@sheet -3.4 .6 1 -14 a=catacomb-dark\n@sheet 0 .2 1 -3 a=catacomb\n@sheet 3.4 .6 1 10 a=paper",
    "above": "@cube -1 1 1.5 0 a=bone\nblood M4 -11.6L11.4 -3.6H7V3H1V-3.6H-3.4Z\n~ink o -5.4 5.4 1.6\n~ink o 3 5.4 1.6\n~ink o -5.4 -2 1.6",
    "lens": """
        -ink:6.4 M3 3L10 10
        -wood:3.6 M3 3L10 10
        -ink:4.6 o -2.6 -2.6 6.6
        -gold:2.4 o -2.6 -2.6 6.6
        ~azure-light%60 o -2.6 -2.6 5.4
        -bright:1.4 M-6 -4.4Q-5 -6.6 -2.8 -6.8
        """,
    "chip": "a o 0 0 11.4\n-b:1.4 o 0 0 9.4",
    "arrow": "a M0 -10.6L8.4 0H3.6V9.6H-3.6V0H-8.4Z",
    "plus": "leaf M-2.4 -8H2.4V-2.4H8V2.4H2.4V8H-2.4V2.4H-8V-2.4H-2.4Z",
    "cross": "-ink:4.4 M-7 -7L7 7M7 -7L-7 7\n-blood:2.4 M-7 -7L7 7M7 -7L-7 7",
    "star": "a M0 -11.8L3.7 -5.2L11.2 -3.8L6 1.9L6.9 9.5L0 6.3L-6.9 9.5L-6 1.9L-11.2 -3.8L-3.7 -5.2Z",
}
"""Pieces that the pictures are made of; `a` and `b` stand for paints given by whoever uses them."""

ICONS = {
    "life": "@heart",
    "strength": "@fist",
    "agility": "@wingboot",
    "armour": "@shield",
    "weaker": "@wingboot -4.4 -3 .72\n@shield 4.6 3.4 .64",
    "luck": "@clover",
    "determination": "@will",
    "gold": "@coin",
    "sun": "@sun",
    "sunset": "@sunset",
    "safe-rounds": "@sun",
    "rage": "@dragon",
    "skip": "@glass",
    "chance": "@dice",
    "load": "@sack",
    "round": "@swords",
    "flight": "@runner",
    "penalty": "@runner -1 -1 .8\n@drop 7 5.4 .5",
    "missing": "@above",
    "pending": "@drop",
    "pile": "@pile",
    "monster-life": "@fiend 0 0 .96\n@heart 6.6 6.4 .46",
    "monster-wounds": "@fiend 0 0 .96\n@drop 7 6 .48",
    "hero-wound": "@drop",
    "monster-wound": "@fiend",
    "escaped": "@exit",
    "dead": "@skull",
    "below": "@steps",
    "search": "@lens",
    "yes": "-ink:5.6 M-7 1L-2 6.6L8 -6\n-leaf-light:3 M-7 1L-2 6.6L8 -6",
    "no": "@cross",
    "turn": "-ink:4.6 M-9 4A9.6 9.6 0 1 1 5 8.4\n-jade:2.6 M-9 4A9.6 9.6 0 1 1 5 8.4\njade M7.4 2.6L8.6 12L0 10Z",
}
"""What facts, marks and states look like."""

DIRECTIONS = {"north": 0, "east": 90, "south": 180, "west": 270}
SKETCHES = {
    "side-door": """
        ~ink o 0 0 11.6
        ~gold o 0 0 10.4
        wood-dark M-6.4 8V-3Q-6.4 -8.4 0 -8.4Q6.4 -8.4 6.4 -3V8Z
        wood M-4.8 6.8V-2.6Q-4.8 -6.8 0 -6.8Q4.8 -6.8 4.8 -2.6V6.8Z
        -wood-dark:.9 M-1.6 -6.4V6.6M1.6 -6.4V6.6
        ~iron M-4.8 -2.6H4.8V-1.2H-4.8ZM-4.8 3H4.8V4.4H-4.8Z
        gold o 3 1 1.1
        """,
    "side-gate": """
        ~ink o 0 0 11.6
        ~gold o 0 0 10.4
        ~abyss M-7 7.6V-2.4Q-7 -8.2 0 -8.2Q7 -8.2 7 -2.4V7.6Z
        -steel:1.5 M-7 -2.6H7M-7 1.8H7
        -steel-light:1.9 M-4.6 -6.4V6.6M0 -8V6.6M4.6 -6.4V6.6
        ~steel-light M-6 5.6H-3.2L-4.6 8.8ZM-1.4 5.6H1.4L0 8.8ZM3.2 5.6H6L4.6 8.8Z
        """,
    "attack-ranged": "@chip 0 0 1 0 a=leaf-dark b=leaf\n@bow 0 0 .74",
    "attack-melee": "@chip 0 0 1 0 a=blood-dark b=blood\n@sword 0 0 .72",
    "attack-magic": "@chip 0 0 1 0 a=violet-dark b=violet\n@orb 0 0 .72",
    "token-monster": "@chip 0 0 1 0 a=blood-dark b=blood-light\n@fiend 0 .2 .7",
    "token-searched": "@chip 0 0 .9 0 a=leather-dark b=leather-light\n@lens 0 0 .62\n@cross 0 0 .5",
    "token-entrance": "@chip 0 0 1 0 a=ink b=stone\n@steps 0 0 .62",
    "ability-penance": "@chip 0 0 1 0 a=violet-dark b=gold\n@drop -3.6 0 .56\n@will 4 1 .56",
    "ability-favour": "@chip 0 0 1 0 a=dragon-dark b=gold\n@dice 0 0 .72",
    "ability-brightblaze": "@chip 0 0 1 0 a=violet-dark b=gold\n@dragon 0 0 .7",
    "ability-glow": "@chip 0 0 1 0 a=night b=lamp\n@flame 0 0 .72 0 a=ember b=lamp",
    "ability-glory": "@chip 0 0 1 0 a=blood-dark b=gold\n@star 0 .6 .72 0 a=gold",
    "ability-shield": "@chip 0 0 1 0 a=azure-dark b=gold\n@shield 0 0 .68",
    "ability-berserk": "@chip 0 0 1 0 a=blood-dark b=ember\n@swords 0 0 .68",
    "ability-force": "@chip 0 0 1 0 a=iron-dark b=steel\n@skull 0 0 .66",
    "ability-senses": "@chip 0 0 1 0 a=leaf-dark b=leaf-light\n@eye 0 0 .8 0 a=bone b=leaf",
    "ability-first_shot": "@chip 0 0 1 0 a=leaf-dark b=leaf-light\n@bow 0 0 .72",
    "ability-slip": "@chip 0 0 1 0 a=azure-dark b=azure-light\n@runner 0 0 .74",
    "ability-balance": "@chip 0 0 1 0 a=wood-dark b=wood-light\n@wingboot 0 -1 .6\n-leather-light:2 M-9 7H9",
    **{
        f"direction-{name}": f"@chip 0 0 1 0 a=ink b=lamp\n@arrow 0 0 .7 {turn} a=lamp"
        for name, turn in DIRECTIONS.items()
    },
}
"""Every other small picture by the id of its symbol."""
TRAVEL = """
    @chip 0 0 1 0 a=abyss b=bone-dark
    @sole -4.4 4 .62 -10 a=bone-dark
    @sole 4.4 5 .62 10 a=bone-dark
    @arrow 0 -1.6 .78 0 a=seat
    """
BOOK = Sketchbook(PAINTS, PARTS)


def travel(name: str, turn: int) -> str:
    """Return a travel marker that points somewhere, in its owner's colour."""
    drawn = BOOK.draw(TRAVEL, OUTLINE)
    return symbol(name, SIZE, SIZE, group(drawn, transform=f"rotate({turn})" if turn else None))


def icons() -> dict[str, str]:
    """Return all small symbols by id."""
    out = {f"icon-{name}": BOOK.icon(f"icon-{name}", sketch, SIZE, OUTLINE) for name, sketch in ICONS.items()}
    out |= {name: BOOK.icon(name, sketch, SIZE, OUTLINE) for name, sketch in SKETCHES.items()}
    out |= {f"die-{value}": BOOK.icon(f"die-{value}", die(value), SIZE, OUTLINE) for value in PIPS}
    out |= {f"token-travel_{name}": travel(f"token-travel_{name}", turn) for name, turn in DIRECTIONS.items()}
    return {**out, **{name: alias(name, target, SIZE) for name, target in aliases(out)}}


PREFIXES = ("fact", "mark", "status", "track", "attribute")


def aliases(drawn: Iterable[str]) -> list[tuple[str, str]]:
    """Return ids under which clients look for icons: what is `icon-life` is `fact-life` and `mark-life` too."""
    return [
        (f"{prefix}-{name}", f"icon-{name}") for name in ICONS for prefix in PREFIXES if f"{prefix}-{name}" not in drawn
    ]
