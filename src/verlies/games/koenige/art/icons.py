# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The small pictures of Könige der Katakomben: flags, chests, facts and markers, drawn around (0, 0) in a box of 24."""

from collections.abc import Iterable
from typing import Final

from verlies.drawing.parts import ANYWHERE
from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import alias

from .paint import PAINTS

SIZE: Final = 24.0
OUTLINE: Final = 1.2

PARTS: Final = {
    **ANYWHERE,
    "pole": """
        wood-dark o -7 10.6 4 1.5
        wood-light r -7.8 -11 1.9 21.6 .8
        gold o -6.9 -11 1.7
        """,
    "banner": """
        a M-6 -9.6Q0 -12 5 -9.2T11.4 -9L8.6 -3.6L11.4 2Q7 4.2 2.4 2T-6 2Z
        ~b M-6 -9.6Q-3 -11 0 -10.6V1Q-3 .6 -6 2Z
        """,
    "one": "~bright M1 -8.2H3.2V.2H1Z",
    "two": "~bright M-.8 -8.4H1.4V0H-.8ZM3.2 -7.8H5.4V.6H3.2Z",
    "three": "~bright M-2.8 -8.8H-.8V-.4H-2.8ZM.6 -8.4H2.6V0H.6ZM4 -7.8H6V.6H4Z",
    "sand": """
        ~ink o 6 6 6.4
        ~bright o 6 6 5.4
        wood M2.8 2H9.2V3.4H2.8ZM2.8 8.6H9.2V10H2.8Z
        ~ember M3.8 3.4H8.2L6.5 6L8.2 8.6H3.8L5.5 6Z
        """,
    "chest": """
        wood M-10 -2H10V9.6H-10Z
        wood-light M-10 -2Q-10 -9.4 -4 -9.4H4Q10 -9.4 10 -2Z
        gold M-10.4 -3H10.4V-.6H-10.4Z
        ~iron M-8 -.6H-5.6V9H-8ZM5.6 -.6H8V9H5.6Z
        gold r -2.8 -3.6 5.6 6.6 1
        ~ink o 0 -.8 1
        ~ink r -.6 -.6 1.2 2.4
        """,
    "swirl": """
        violet-dark o 0 0 11.2
        ~violet o 0 0 9.2
        -cyan-light:2.2 M0 0Q3.4 -2.6 4.4 .8Q4.6 5.4 -.6 5.8Q-6.8 5.4 -6.4 -.8Q-5 -7.6 2 -7.4Q7.4 -6.4 8 -2
        ~bright o 0 0 1.8
        """,
    "coin": """
        gold-dark o .8 1 10.4
        gold o -.3 -.4 10.2
        -gold-dark:1.2 o -.3 -.4 7.4
        ~gold-dark M-4.6 3.6L-5 -3L-2.4 -.8L-.3 -4.6L1.8 -.8L4.4 -3L4 3.6Z
        -gold-light:1.4 M-7.4 -3.6Q-5.4 -7.4 -1.4 -7.8
        """,
    "crown": """
        gold M-10 7.6L-11 -5L-5.6 -.8L0 -9L5.6 -.8L11 -5L10 7.6Z
        ~gold-light M-8.8 2.6L-9.4 -2L-5.4 1.4L0 -5.6V2.6Z
        gold-dark M-10 5H10V8.6H-10Z
        blood o 0 -8.6 1.8
        cyan o -10.6 -5 1.5
        cyan o 10.6 -5 1.5
        """,
    "ex": "-ink:6.4 M-7 -7L7 7M7 -7L-7 7\n-bright:4.2 M-7 -7L7 7M7 -7L-7 7\n-blood:2.4 M-7 -7L7 7M7 -7L-7 7",
    "plate": "a M-9.4 -10.4Q0 -12.4 9.4 -10.4V-1Q8.6 8 0 11.4Q-8.6 8 -9.4 -1Z\n~b M0 -11.2Q5 -11.2 9.4 -10.4V-1Q8.6 8 0 11.4Z\n-bright:1.2 M-6.8 -7.8Q0 -9.2 6.8 -7.8V-1.4Q6 5.4 0 8.2Q-6 5.4 -6.8 -1.4Z",
    "sheet": "a r -6 -8.4 12 16.8 1.8\n-b:1.2 r -4 -6.4 8 12.8 1",
    "star": "a M0 -11L3.2 -4.2L10.6 -3.4L5 1.6L6.6 9L0 5.2L-6.6 9L-5 1.6L-10.6 -3.4L-3.2 -4.2Z",
    "boot": """
        leather M-5 -10H3V-1.4Q3.4 1 7 2Q10.6 3.4 10.4 8H-5.6Q-6.4 0 -5 -10Z
        leather-light r -6 -11 10 3.6 1.2
        leather-dark M-6 7.4H10.6V10.4H-6Z
        """,
    "door": """
        a M-8.4 11V-3Q-8.4 -11 0 -11Q8.4 -11 8.4 -3V11Z
        ~b M-6.4 11V-3Q-6.4 -8.8 0 -8.8Q6.4 -8.8 6.4 -3V11Z
        """,
    "hand": "a M-6.4 11Q-9.4 4 -10 -1Q-8 -3 -6 1L-6.6 -7Q-4.8 -9 -3.6 -6.8L-2.8 -1L-2.2 -9.6Q-.2 -11.4 1 -9.4L1.2 -1L2.8 -9Q4.8 -10.4 5.8 -8.4L5 .2L7 -5.4Q9 -6.6 9.8 -4.6L8 4Q6.6 9 5 11Z",
    "cross": "-ink:5 M-7 -7L7 7M7 -7L-7 7\n-blood:2.8 M-7 -7L7 7M7 -7L-7 7",
    "arrow": "a M0 -11L8.6 -1H3.8V10H-3.8V-1H-8.6Z",
    "disc": "a o 0 0 11.4\n-b:1.3 o 0 0 9.4",
    "cloud": "a M-9.6 6Q-13 5 -11.4 .6Q-10.4 -2.4 -7 -2Q-6.4 -7.8 -.6 -8Q4 -7.8 5.4 -4Q10.4 -4.4 11.4 .4Q12 5.4 7.6 6Z\n~b M-9.6 6Q-11 5.4 -10.8 3Q-4 5 0 2.6Q5 4.6 10.8 3.4Q10 5.6 7.6 6Z",
    "loop": "-ink:5 M-8.6 3A9 9 0 1 1 4.6 7.8\n-a:2.8 M-8.6 3A9 9 0 1 1 4.6 7.8\na M7.4 2.4L8 12L-.4 9.4Z",
    "thread": "-ink:3.4 M-9 9Q-11 -2 -3 -2T3 -9\n-a:1.8 M-9 9Q-11 -2 -3 -2T3 -9\na M3 -11.6L10.6 -4L9 2L2 -5Z",
}
"""Pieces that the pictures are made of; `a` and `b` stand for paints given by whoever uses them."""

CARD = "@sheet 0 0 1 0 a={0}-dark b={0}"
HAND = (
    "@sheet -4 .6 .86 -16 a=action-dark b=action\n"
    "@sheet 0 -.6 .86 0 a=special-dark b=special\n"
    "@sheet 4 .6 .86 16 a=weapon-dark b=weapon"
)
ICONS: Final = {
    "weapon": "@blade 0 0 .86 40",
    "armour": "@plate 0 0 .96 0 a=steel b=steel-dark",
    "attack": "@blade 0 0 .86 40",
    "defence": "@plate 0 0 .96 0 a=steel b=steel-dark",
    "action": "@disc 0 0 1 0 a=action-dark b=action\n~bright M3 -8L-5 2H-.6L-3 8.4L5 -2H.6Z",
    "actions": "@disc 0 0 1 0 a=action-dark b=action\n~bright M3 -8L-5 2H-.6L-3 8.4L5 -2H.6Z",
    "special": "@disc 0 0 1 0 a=special-dark b=special\n@star 0 .4 .66 0 a=bright",
    "steps": "@boot",
    "hand": HAND,
    "in-hand": HAND,
    "locked": "-ink:4.4 M-4.6 -1V-5Q-4.6 -9.6 0 -9.6Q4.6 -9.6 4.6 -5V-1\n-steel:2.4 M-4.6 -1V-5Q-4.6 -9.6 0 -9.6Q4.6 -9.6 4.6 -5V-1\ngold r -7.6 -2 15.2 12 2\n~ink o 0 3 1.9\n~ink r -.9 3 1.8 4.4",
    "points": "@pole\n@banner 0 0 1 0 a=gold b=gold-light",
    "flags": "@pole\n@banner 0 0 1 0 a=gold b=gold-light",
    "score-red": "@pole\n@banner 0 0 1 0 a=red b=red-light",
    "score-blue": "@pole\n@banner 0 0 1 0 a=blue b=blue-light",
    "open-points": "@pole\n@banner 0 0 1 0 a=stone b=stone-light",
    "fate": "@sheet 0 0 1.05 0 a=fate-dark b=fate\n@eye 0 0 .5 0 a=bright b=violet",
    "fate-pile": "@sheet -2.6 -.6 .92 -8 a=fate-dark b=fate\n@sheet 2 .6 .92 4 a=fate-dark b=violet-light",
    "fate-aside": "@sheet 0 0 1 90 a=fate-dark b=fate\n~bright t 0 0 11 4",
    "fate-discard": "@sheet 0 0 1.05 0 a=bright b=fate\n~fate t 0 .4 11 7",
    "chance": "@sheet -3.6 .4 .84 -12 a=fate-dark b=fate\n@sheet 3.4 0 .84 10 a=bright b=fate\n~fate t 3.4 .4 9 ?",
    "total": "@blade 0 -.4 .84 45\n@blade 0 -.4 .84 -45",
    "opened": "@chest 0 0 1",
    "bonus": "@chest 0 1 .9\n-ink:4 M7 -8V0M3 -4H11\n-leaf-light:2.2 M7 -8V0M3 -4H11",
    "wood": "@door 0 0 1 0 a=wood-dark b=wood\n-wood-dark:1.2 M-2.2 -8V10.6M2.2 -8V10.6\ngold o 4 2 1.2",
    "iron": "@door 0 0 1 0 a=iron b=ink\n-steel:1.7 M-3.6 -7V10.6M0 -8.6V10.6M3.6 -7V10.6M-6.4 -1H6.4M-6.4 5H6.4",
    "bronze": CARD.format("bronze"),
    "silver": CARD.format("silver"),
    "gold": CARD.format("gold"),
    "stoppers": "@hand 0 0 1 0 a=skin\n",
    "distance": "@boot -2 0 .9\n-bright:1.6 M-11 -4H-7M-12 0H-8M-11 4H-8",
    "smoke": "@cloud 0 0 1 0 a=stone-light b=stone",
    "slow": "iron o 0 3 8\n-ink:3.4 o 0 -7 3.4\n-steel:1.8 o 0 -7 3.4",
    "haste": "@boot 2 0 .9\nbright M-3 3Q-10 3.4 -11.6 -6Q-9 -3.6 -6.8 -3.6Q-9 -6.4 -8.6 -9Q-4.6 -5.6 -3 -1.6Z",
    "round": "@loop 0 0 1 0 a=cyan",
    "turn": "@loop 0 0 1 0 a=cyan",
    "order": "@loop 0 0 1 0 a=cyan",
    "board-number": "leather-dark r -11 -8 22 16 2\nleather r -9.4 -6.4 18.8 12.8 1.4\n~bright t 0 .4 12 #",
    "lead": "@blade -2 0 .8 40\n@arrow 6.4 2 .58 0 a=leaf",
    "captures": "@pole\n@banner 0 0 1 0 a=gold b=gold-light\n@sand",
    "stack": "@door 0 0 1 0 a=wood-dark b=wood",
    "swords": "@blade 0 -.4 .84 45\n@blade 0 -.4 .84 -45",
    "own": "@star 0 0 1 0 a=gold",
    "yes": "-ink:5.6 M-7 1L-2 6.6L8 -6\n-leaf-light:3 M-7 1L-2 6.6L8 -6",
    "no": "@cross",
    "draw": "@sheet 0 0 1.05 0 a=bright b=gold-dark\n@arrow 0 0 .5 0 a=leaf",
    "drop": "@sheet 0 0 1.05 0 a=bright b=gold-dark\n@arrow 0 0 .5 180 a=blood",
    "take": "@hand 0 0 .92 0 a=skin",
    "room": "rock-dark r -10 -10 20 20 2\n~wood-floor M-6 -6H6V6H-6ZM-3 -10H3V10H-3ZM-10 -3H10V3H-10Z",
    "push": "@hand -3.4 0 .8 90 a=skin\n@arrow 7 0 .5 90 a=ember",
    "aim": "-ink:4.4 o 0 0 8\n-blood:2.4 o 0 0 8\n-ink:3.4 M0 -12V-4M0 12V4M-12 0H-4M12 0H4\n-bright:1.6 M0 -12V-4M0 12V4M-12 0H-4M12 0H4",
    "tie": "~bright M-8 -5.4H8V-1.6H-8ZM-8 1.6H8V5.4H-8Z",
    "fog": "@cloud 0 -2 .9 0 a=cyan-light b=cyan\n-cyan-light:2 M-9 7H5M-4 10.4H9",
}
"""What facts, marks and states look like."""

TEAMS: Final = ("red", "blue")
NUMERALS: Final = {1: "one", 2: "two", 3: "three"}


def flag(value: int, colour: str) -> str:
    """Return the sketch of a flag with its value."""
    return f"@pole\n@banner 0 0 1 0 a={colour} b={colour}-light\n@{NUMERALS[value]}"


def flags() -> dict[str, str]:
    """Return every flag: in nobody's colour, in a team's, and while it is being captured."""
    out = {f"token-flag_{value}": flag(value, "stone") for value in NUMERALS}
    for team in TEAMS:
        out |= {f"token-flag_{value}_{team}": flag(value, team) for value in NUMERALS}
        out |= {f"token-capture_{value}_{team}": f"{flag(value, team)}\n@sand" for value in NUMERALS}
    return out


def chests() -> dict[str, str]:
    """Return the chests with their bonus written on them."""
    badge = "~ink o 5.6 -6.2 6\n~bright o 5.6 -6.2 5.1"
    return {f"token-chest_{bonus}": f"@chest -.6 1.6 .96\n{badge}\n~ink t 5.3 -6 7 +{bonus}" for bonus in range(4)}


SKETCHES: Final = {
    **flags(),
    **chests(),
    "token-portal": "@swirl",
    "token-merchant": "@coin",
    "token-start": "@crown 0 1 1",
    "token-x": "@ex",
    "token-fog": "@cloud 0 -2 .9 0 a=cyan-light b=cyan\n-ink:3.2 M-9 7H5M-4 10.4H9\n-cyan-light:1.8 M-9 7H5M-4 10.4H9",
    "slot-weapon": "@disc 0 0 1 0 a=weapon-dark b=weapon\n@blade 0 0 .66 40",
    "slot-armour": "@disc 0 0 1 0 a=armour-dark b=armour\n@plate 0 0 .64 0 a=steel b=steel-dark",
    **{f"tier-{tier}": CARD.format(tier) for tier in ("bronze", "silver", "gold")},
}
"""Every other small picture by the id of its symbol."""
BOOK: Final = Sketchbook(PAINTS, PARTS)


def icons() -> dict[str, str]:
    """Return all small symbols by id."""
    drawn = {f"icon-{name}": sketch for name, sketch in ICONS.items()} | SKETCHES
    out = {name: BOOK.icon(name, sketch, SIZE, OUTLINE) for name, sketch in drawn.items()}
    return {**out, **{name: alias(name, target, SIZE) for name, target in aliases(out)}}


PREFIXES: Final = ("fact", "mark", "track")


def aliases(drawn: Iterable[str]) -> list[tuple[str, str]]:
    """Return ids under which clients look for icons: what is `icon-steps` is `fact-steps` and `mark-steps` too."""
    names = [(f"{prefix}-{name}", f"icon-{name}") for name in ICONS for prefix in PREFIXES]
    return [(name, target) for name, target in names if name not in drawn]
