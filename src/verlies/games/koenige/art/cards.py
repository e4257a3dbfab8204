# mypyc: interpreted
"""The cards: a frame for each type, the metal of its tier around it, and backs for treasures, rooms and fate."""

from collections.abc import Iterable
from typing import Final

from verlies.drawing.cardface import (
    HEIGHT,
    TITLE,
    WIDTH,
    Row,
    banner,
    card_symbol,
    drawn_row,
    emblem_window,
    title_at,
    whole_card,
    window,
)
from verlies.drawing.letters import fit, text_width
from verlies.drawing.svg import circle, ellipse, group, path, rect, text, use

from ..content.ids import ACTION, BACKS, SPECIAL, TIERS, TYPES
from ..kinds import Treasure
from .emblems import emblem
from .icons import BOOK
from .paint import PAINTS as C
from .rows import row

STRIP, BOTTOM = 190.0, 336.0
"""Where the icons are, and where the text ends."""
TITLE_SIZES: Final = tuple(size / 2 for size in range(44, 20, -1))
LEAST: Final = 17.0
"""So large a title must be to stay on one line."""
TEXT_SIZES: Final = tuple(size / 2 for size in range(34, 21, -1))
LETTERS: Final = {ACTION: "A", SPECIAL: "S"}
"""What is printed in the corner of cards that have no value."""
FATES: Final = range(1, 9)


def corner(card: Treasure) -> str:
    """Return the seal in the corner: the value of a weapon or armour, or the letter of its type."""
    paint, words = TYPES[card.type], LETTERS.get(card.type, str(card.value))
    return group(
        circle(34, 34, 24, fill=C(f"{paint}-dark"), stroke=C(TIERS[card.tier]), stroke_width=4),
        text(34, 44.5, words, 30, text_anchor="middle", font_weight="bold", fill=C("bright")),
    )


def drawn_title(words: str) -> str:
    """Return the title beside the seal: on one line if it is large enough there, else on two."""
    x, _, width, _ = TITLE
    rows = 1 if text_width(words, LEAST, bold=True) <= width - 48 else 2
    lines, size = fit(words, width - 48, TITLE_SIZES, rows, bold=True)
    return title_at(x + 24 + width / 2, lines, size, C("bright"))


def drawn_text(words: str, top: float) -> str:
    """Return the text of a card between a height and its lower edge, as large as fits there."""
    room = BOTTOM - top
    lines, size = next(
        (lines, size)
        for size in TEXT_SIZES
        for lines, _ in (fit(words, 212, (size,), 99),)
        if len(lines) * size * 1.17 <= room or size == TEXT_SIZES[-1]
    )
    first = top + (room - len(lines) * size * 1.17) / 2 + size * 0.92
    rows = [text(WIDTH / 2, round(first + n * size * 1.17, 1), line, size) for n, line in enumerate(lines)]
    return group(*rows, text_anchor="middle", fill=C("card-text"), font_family="sans-serif")


def strip(shown: Row) -> str:
    """Return the strip with a row of icons."""
    ground = rect(13, STRIP, 224, 40, 4, fill=C("card-strip"))
    return group(ground, drawn_row(shown, STRIP + 20, 32), fill=C("card-text"))


def card_face(card: Treasure, title: str, rules: str) -> str:
    """Return the face of a treasure card, 250 × 350; its symbols come from `symbols()`."""
    return whole_card(
        STRIP + 40,
        use(f"banner-{TYPES[card.type]}", 0, 0, WIDTH, HEIGHT),
        use(f"icon-rim-{TIERS[card.tier]}", 0, 0, WIDTH, HEIGHT),
        emblem_window(card.id),
        drawn_title(title),
        strip(row(card)),
        drawn_text(rules, STRIP + 44),
        corner(card),
    )


# Frames and backs


def frames() -> dict[str, str]:
    """Return the frames of the types, the rims of the tiers, and all backs as symbols."""
    out = {f"banner-{name}": frame(name) for name in TYPES}
    out |= {f"icon-rim-{tier}": rim(tier) for tier in TIERS}
    out |= {f"back-{tier}-deck": back(f"back-{tier}-deck", tier, "@chest 0 0 4.4") for tier in TIERS}
    out |= {f"back-{name}": room_back(f"back-{name}", name) for name in BACKS}
    out["back-rooms"] = card_symbol("back-rooms", use("back-wood", 0, 0, WIDTH, HEIGHT))
    out["back-discards"] = card_symbol(
        "back-discards", use("back-bronze-deck", -12, 6, 220, 308), use("back-silver-deck", 40, 36, 220, 308)
    )
    for name in ("back-fate", "back-fate-aside"):
        out[name] = back(name, "fate", "@eye 0 0 4.6 0 a=bright b=violet")
    out["back-fate-discard"] = card_symbol("back-fate-discard", fate(7))
    out["back-card"] = card_symbol("back-card", use("back-bronze-deck", 0, 0, WIDTH, HEIGHT))
    return out


def frame(name: str) -> str:
    """Return the frame of one type of cards."""
    glow = [
        ellipse(125, 122, rx, rx * 0.56, fill=C(shade), opacity=opacity)
        for rx, shade, opacity in ((106, name, 0.4), (78, name, 0.4), (50, "lamp", 0.12))
    ]
    return card_symbol(f"banner-{name}", banner(C, name, window(C, "".join(glow))))


def rim(tier: str) -> str:
    """Return the metal corners that tell a tier."""
    nail = [
        circle(x, y, 5, fill=C(f"{tier}-light"), stroke=C("ink"), stroke_width=1) for x in (11, 239) for y in (11, 339)
    ]
    edge = rect(4, 4, 242, 342, 14, fill="none", stroke=C(tier), stroke_width=7)
    shine = rect(7, 7, 236, 336, 11, fill="none", stroke=C(f"{tier}-light"), stroke_width=1.4, opacity=0.7)
    return card_symbol(f"icon-rim-{tier}", edge, shine, *nail)


def back(name: str, paint: str, sign: str) -> str:
    """Return a back: a sign on a plate in the colour of its pile."""
    return card_symbol(
        name,
        rect(1.5, 1.5, 247, 347, 16, fill=C(f"{paint}-dark"), stroke=C("card-edge"), stroke_width=3),
        rect(13, 13, 224, 324, 10, fill=C(paint), stroke=C("ink"), stroke_width=3),
        path("M125 30L216 175L125 320L34 175Z", fill=C(f"{paint}-dark"), stroke=C("ink"), stroke_width=3),
        group(BOOK.draw(sign, 3), transform="translate(125 175)scale(1.3)"),
    )


def room_back(name: str, material: str) -> str:
    """Return the back of a room card: a wooden door or an iron grate."""
    sign = {
        "wood": "@door 0 0 9 0 a=wood-dark b=wood\n-wood-dark:5 M-20 -70V96M20 -70V96\ngold o 36 20 8",
        "iron": "@door 0 0 9 0 a=iron b=ink\n-steel:9 M-34 -62V96M0 -78V96M34 -62V96M-58 -10H58M-58 46H58",
    }
    ground = rect(1.5, 1.5, 247, 347, 16, fill=C("rock"), stroke=C("card-edge"), stroke_width=3)
    return card_symbol(name, ground, group(BOOK.draw(sign[material], 4), transform="translate(125 175)scale(1.3)"))


# Fate


def fate(value: int) -> str:
    """Return the drawing of a fate card: its value under an eye."""
    eyes = group(BOOK.draw("@eye 0 0 2.6 0 a=bright b=violet", 3), transform="translate(125 70)scale(1.3)")
    return "".join(
        (
            rect(1.5, 1.5, 247, 347, 16, fill=C("fate-dark"), stroke=C("card-edge"), stroke_width=3),
            rect(13, 13, 224, 324, 10, fill=C("fate"), stroke=C("gold"), stroke_width=4),
            circle(125, 205, 84, fill=C("bright"), stroke=C("ink"), stroke_width=4),
            text(125, 256, str(value), 144, text_anchor="middle", font_weight="bold", fill=C("fate-dark")),
            eyes,
        )
    )


def fates() -> dict[str, str]:
    """Return the fate cards as symbols."""
    return {f"fate-{value}": card_symbol(f"fate-{value}", fate(value)) for value in FATES}


def emblems(cards: Iterable[Treasure]) -> dict[str, str]:
    """Return the pictures of some cards."""
    return {f"card-{card.id}": emblem(card.id, TYPES[card.type]) for card in cards}
