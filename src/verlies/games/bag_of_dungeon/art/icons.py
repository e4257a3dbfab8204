# mypyc: interpreted
# ruff: noqa: E501 – a shape is one line
"""The small pictures of Bag of Dungeon: facts, prices, slots, skills, markers and dice, in a box of 24."""

from collections.abc import Iterable

from verlies.drawing.parts import PIPS, die
from verlies.drawing.sketch import Sketchbook
from verlies.drawing.svg import alias

from .paint import PAINTS
from .parts import PARTS

SIZE = 24.0
OUTLINE = 1.2

ICONS = {
    "health": "@heart",
    "lives": "@skull -3.4 -2.6 .74\n@heart 5 5.4 .56",
    "ap": "@bolt",
    "debt": "@bolt -3 0 .84\n@glass 6 5 .5",
    "dice": "@dice",
    "bonus": "@blade -2 0 .8 30\n@plus 6.4 5.6 .56 0 a=leaf-light",
    "reduction": "@guard",
    "trophies": "@trophy",
    "ring": "@ring",
    "uses": "@medal",
    "round": "@swords",
    "foe-health": "@fiend 0 0 .96\n@heart 6.6 6.4 .46",
    "foe-dice": "@fiend -4 -3.4 .7\n@die 5.4 5 .56",
    "foe-bonus": "@fiend -4 -3.4 .7\n@plus 6 5.6 .7 0 a=lamp",
    "result": "@dice 0 0 .96",
    "doubles": "@pair",
    "partner": "@friends",
    "foe-result": "@fiend -4 -3.4 .7\n@dice 5 4.6 .6",
    "death": "@skull 0 0 .96",
    "falls": "@skull 0 0 .96",
    "kill": "@skull -2.6 -2.4 .8\n@aim 6 6 .5",
    "victims": "@friends 0 0 .96\n@bang 6 6 .46",
    "alone": "@figure 0 1 1 0 a=azure",
    "helped": "@friends",
    "run": "@runner",
    "hit": "@drop",
    "loss": "@drop",
    "helper-loss": "@figure -4 1 .84 0 a=azure\n@drop 5.4 4 .56",
    "reach": "@boot 0 0 .96 0 a=leather b=leather-dark",
    "range": "@aim",
    "blast": "@bang 0 0 1",
    "friends": "@friends",
    "blocked": "@aim 0 0 .96\n@cross 0 0 .8 0 a=lamp",
    "tiles": "@slab 0 0 1 0 a=rock b=floor",
    "monsters": "@sack 0 0 1 0 a=blood b=gold",
    "hidden": "@chip 0 0 1 0 a=blood-dark b=blood-light\n~bright t 0 0 15 ?",
    "items": "@sack 0 0 1 0 a=bone-dark b=blood",
    "traps": "@drop -3.6 -2 .7\n@cross 5 4 .6 0 a=lamp",
    "dragon": "@dragon",
    "exit": "@gate",
    "pool": "@spring",
    "chance": "@dice",
    "points": "@medal",
    "heal": "@heart -2 0 .84\n@plus 6.4 5.6 .56 0 a=leaf-light",
    "trade": "@swap",
    "out": "@skull",
    "away": "@gate",
    "slots": "@sack 0 0 1 0 a=leather b=gold",
    "order": "@figure -3 1 .84 0 a=azure\n@swap 5 4 .6",
    "yes": "@tick",
    "no": "@cross 0 0 1 0 a=blood",
    "peek": "@eyes 0 0 1 0 a=bone",
    "wounded": "@heart 0 0 .96\n-ink:3 M-2 -7L2 -1L-2 2L1 8\n-lamp:1.5 M-2 -7L2 -1L-2 2L1 8",
}
"""What facts, marks and states look like."""

OWN = {
    "bang": "ember M0 -11.8L2.6 -5.4L8.4 -9.6L7.2 -3.2L12 -1L7.6 2L10.4 8L4 6.4L1.6 11.8L-1.4 6.6L-7.6 10L-6.4 3.6L-12 2L-7.4 -1.6L-10.6 -7.6L-4 -5.6Z\n~lamp M0 -6L1.6 -2.4L5 -4L4 -.4L6.6 1L3.6 2L4.6 5L1.4 3.6L0 7L-1.8 3.4L-5 5L-4 1.6L-7 .6L-3.6 -1L-5 -4L-1.8 -2.6Z",
    "eyes": "a M-11 0Q-6 -7.4 0 -7.4Q6 -7.4 11 0Q6 7.4 0 7.4Q-6 7.4 -11 0Z\nazure o 0 0 4.6\n~ink o 0 0 2.4\n~bright o -1.4 -1.4 1",
}
SLOTS = {
    "hand": "@palm 0 0 .96",
    "armour": "@tunic 0 0 .96 0 a=steel b=steel-dark",
    "boots": "@boot 0 0 .96 0 a=boots b=boots-dark",
    "attire": "@cloak 0 0 .96 0 a=attire b=attire-dark",
    "spell": "@flame 0 0 1 0 a=violet b=violet-light",
    "free": "@sack 0 0 .96 0 a=leather b=gold",
    "companion": "@paw 0 0 1 0 a=hide",
    "chest": "@box",
    "trap": "@cross 0 0 1.1 0 a=blood",
}
"""The symbols of what is carried where."""

SKETCHES = {
    "token-hidden": "@chip 0 0 1 0 a=blood-dark b=blood-light\n~bright t 0 0 15 M",
    "token-guardian": "@chip 0 0 1 0 a=ink b=gold\n~lamp t 0 0 15 ?",
    "token-wounded": "@heart 0 0 .9\n-ink:3 M-2 -7L2 -1L-2 2L1 8\n-lamp:1.5 M-2 -7L2 -1L-2 2L1 8",
    "token-ring": "~lamp%40 o 0 0 11.8\n@ring 0 0 .96",
    "token-pool": "@chip 0 0 .8 0 a=blood b=blood-light\n@plus 0 0 .62 0 a=bright",
    "token-looted": "@chip 0 0 .8 0 a=ink b=stone\n@tick 0 0 .62",
    "token-dragon": "@chip 0 0 1 0 a=dragon-dark b=dragon-light\n@dragon 0 0 .74",
    "token-aim": "@aim",
    "token-line": "~blood%85 o 0 0 4.4\n-bright:1.4 o 0 0 4.4",
    "token-blast": "@bang 0 0 1",
    "token-blocked": "@cross 0 0 1.1 0 a=lamp",
    "token-way": "~lamp%90 o 0 0 3.6\n-ink:1 o 0 0 3.6",
    "token-pile": "@sack 0 0 .96 0 a=leather b=gold",
    "token-wall": "@cross 0 0 .9 0 a=stone",
    "skill-lethal_blow": "@chip 0 0 1 0 a=blood-dark b=gold\n@blade 0 0 .78 45\n@plus 6 -5.6 .5 0 a=lamp",
    "skill-brace": "@chip 0 0 1 0 a=iron-dark b=gold\n@guard 0 .4 .7",
    "skill-dead_eye": "@chip 0 0 1 0 a=leaf-dark b=gold\n@aim 0 0 .66",
    "skill-renew": "@chip 0 0 1 0 a=azure-dark b=gold\n@heart 0 1 .7",
}
"""Every other small picture by the id of its symbol."""
BOOK = Sketchbook(PAINTS, {**PARTS, **OWN})


def drawn(sketches: dict[str, str], prefix: str = "") -> dict[str, str]:
    """Return sketches as symbols by id."""
    return {f"{prefix}{name}": BOOK.icon(f"{prefix}{name}", sketch, SIZE, OUTLINE) for name, sketch in sketches.items()}


def icons() -> dict[str, str]:
    """Return all small symbols by id."""
    out = drawn(ICONS, "icon-") | drawn(SKETCHES) | drawn(SLOTS, "slot-")
    out |= drawn({str(value): die(value) for value in PIPS}, "die-")
    return {**out, **{name: alias(name, target, SIZE) for name, target in aliases(out)}}


PREFIXES = ("fact", "mark", "status", "track")


def aliases(known: Iterable[str]) -> list[tuple[str, str]]:
    """Return ids under which clients look for icons: what is `icon-health` is `fact-health` and `mark-health` too."""
    out = [(f"{prefix}-{name}", f"icon-{name}") for name in ICONS for prefix in PREFIXES]
    out += [(f"{prefix}-{name}", f"slot-{name}") for name in SLOTS for prefix in ("icon", "fact", "mark")]
    return [pair for pair in out if pair[0] not in known]
