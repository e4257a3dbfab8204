# mypyc: interpreted
"""The cards of Bag of Dungeon: pale ones for items, red ones for monsters, and the bags they come from."""

from verlies.drawing import cardface
from verlies.drawing.cardface import HEIGHT, WIDTH, WINDOW, Row, card_symbol
from verlies.drawing.svg import circle, element, group, rect, use

from .items import BOOK
from .paint import PAINTS as C

STRIP, STRIP_HEIGHT = 190.0, 42.0
BOTTOM = 336.0
TEXT_SIZES = tuple(size / 2 for size in range(36, 20, -1))
BANNERS = ("monster", "hand", "armour", "boots", "attire", "spell", "free", "companion", "chest", "trap")
ICON = 34.0


def card(symbol_: str, seal: str, frame: str, row: Row, title: str, rules: str) -> str:
    """Return the face of a card, 250 × 350: its picture, its seal, its effects as icons and its text."""
    x, y, width, height = WINDOW
    return cardface.whole_card(
        STRIP + STRIP_HEIGHT,
        use(f"banner-{frame}", 0, 0, WIDTH, HEIGHT),
        use(symbol_, x + (width - height) / 2 + 4, y + 4, height - 8, height - 8),
        cardface.title_beside_seal(title, C("bright")),
        cardface.icon_strip(C, row, STRIP, STRIP_HEIGHT, ICON),
        cardface.paragraph(rules, STRIP + STRIP_HEIGHT + 4, BOTTOM, TEXT_SIZES, C("card-text"), 1.18),
        use(seal, 17, 19, 30, 30),
    )


def frames() -> dict[str, str]:
    """Return the frames of all kinds of card, and the bags."""
    out = {f"banner-{name}": card_symbol(f"banner-{name}", frame(name)) for name in BANNERS}
    bags = {"monsters": ("monster", "a=blood b=gold"), "items": ("hand", "a=bone-dark b=blood")}
    bags |= {"tiles": ("free", "a=leather b=gold")}
    for name, (paint, colours) in bags.items():
        out[f"back-{name}"] = card_symbol(f"back-{name}", bag(paint, colours))
    out["back-card"] = card_symbol("back-card", use("back-items", 0, 0, WIDTH, HEIGHT))
    return out


def frame(paint: str) -> str:
    """Return the frame of one kind of card, with lamplight behind its picture."""
    seal = circle(32, 34, 20, fill=C(f"{paint}-dark"), stroke=C("bright"), stroke_width=1.6)
    shades = ((108, paint, 0.4), (84, paint, 0.4), (56, "lamp", 0.2))
    glow = [element("ellipse", cx=125, cy=122, rx=rx, ry=rx * 0.55, fill=C(by), opacity=op) for rx, by, op in shades]
    return cardface.banner(C, paint, seal, cardface.window(C, "".join(glow)))


def bag(paint: str, colours: str) -> str:
    """Return a bag on cloth, in the format of a card."""
    cloth = rect(1.5, 1.5, 247, 347, 16, fill=C(f"{paint}-dark"), stroke=C("card-edge"), stroke_width=3)
    inner = rect(14, 14, 222, 322, 10, fill=C(paint), stroke=C("gold"), stroke_width=4)
    sack = group(BOOK.draw(f"@sack 0 0 8 0 {colours}", 5), transform="translate(125 175)")
    return cloth + inner + sack
