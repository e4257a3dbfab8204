# mypyc: interpreted
"""Cards: a frame for each banner, a back, and faces whose icons come from the cards' effects."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from verlies.core.agenda import Condition, Step
from verlies.drawing import cardface
from verlies.drawing.cardface import BAR, HEIGHT, TITLE, WIDTH, WINDOW, Glyph, Line, Row, emblem_window
from verlies.drawing.letters import fit, text_width
from verlies.drawing.svg import circle, group, path, rect, text, use

from .. import conditions as when
from .. import effects as does
from ..kinds import BANNERS, IN_CAVE, IN_DEPTHS, MONSTER, RESERVE, STARTER, Card
from ..state import Box
from .icons import BOOK
from .paint import PAINTS as C

STRIP = WINDOW[1] + WINDOW[3] + 4
TITLE_SIZES = tuple(size / 2 for size in range(48, 29, -1))
TEXT_SIZES = tuple(size / 2 for size in range(33, 19, -1))
BADGES, BOTTOM = 300.0, 338.0
"""Below the first height badges stand in both corners; text ends at the second."""

FRAMES = ("plain", "companion", "gem", "device", "monster", "reserve", "starter")
COLOUR = {"companion": "plain"}
"""Frames that borrow the colour of another."""
TYPE_ICONS = {"companion": "icon-mask", "gem": "icon-gem", "device": "icon-device", "monster": "icon-monster"}
"""What stands in the corner of cards that belong to a family."""


class CardWords(NamedTuple):
    """What a card says in the reader's language."""

    title: str
    text: str


def frame_of(card: Card) -> str:
    """Return the name of a card's frame."""
    if card.set == STARTER:
        return "starter"
    if card.set == RESERVE and card.banner != MONSTER:
        return "reserve"
    return BANNERS[card.banner]


# Effects as icons


PLACE_ICONS = {IN_DEPTHS: "icon-depths", IN_CAVE: "icon-crystal"}
NO_PLACES: Mapping[int, str] = {}
ARROW, OR, COLON = Glyph("", "→"), Glyph("", "/"), Glyph("", ":")

Shown = Callable[["Faces", Any], Row]
"""How an effect or a condition is shown on a game's cards."""


def gain(_: "Faces", step: does.Gain) -> Row:
    """Return resources for this turn."""
    amounts = (
        ("icon-skill", step.skill),
        ("icon-sword", step.swords),
        ("icon-boot", step.boots),
        ("icon-teleport", step.teleports),
    )
    return [Glyph(icon, str(amount)) for icon, amount in amounts if amount]


def counted(icon: str) -> Shown:
    """Return how an effect with a number is shown."""
    return lambda _, step: [Glyph(icon, str(step.n).replace("-", "−"))]


def plain(*icons: str) -> Shown:
    """Return how an effect without a number is shown."""
    return lambda _, __: [Glyph(icon) for icon in icons]


def one_of(on: "Faces", ways: Sequence[Sequence[Step[Any]]]) -> Row:
    """Return the ways to choose from."""
    out: Row = []
    for way in ways:
        out += [OR, *on.all_of(way)] if out else on.all_of(way)
    return out


EFFECT_ROWS: dict[type, Shown] = {
    does.Gain: gain,
    does.Gold: counted("icon-coin"),
    does.ExtraGold: lambda _, step: [Glyph("icon-coin", f"+{step.n}")],
    does.Draw: counted("icon-draw"),
    does.Heal: counted("icon-heart"),
    does.Clank: counted("icon-noise"),
    does.EverybodyClank: counted("icon-crowd-noise"),
    does.OthersClank: counted("icon-others-noise"),
    does.Anger: plain("icon-dragon"),
    does.Attack: plain("icon-attack"),
    does.StonesBack: lambda _, step: [Glyph("icon-black", str(step.n)), ARROW, Glyph("icon-bag")],
    does.While: lambda on, step: [*on.condition(step.condition), COLON, *on.all_of(step.then)],
    does.GemDiscount: lambda _, step: [Glyph("icon-gem"), COLON, Glyph("icon-skill", f"−{step.n}")],
    does.Steady: plain("icon-steady"),
    does.Unharmed: plain("icon-unharmed"),
    does.Trash: plain("icon-trash"),
    does.BuyFromReserve: lambda _, step: [Glyph("icon-coin", f"−{step.gold}"), ARROW, Glyph("icon-tome", str(step.n))],
    does.MayDiscard: lambda on, step: [Glyph("icon-discard", "1"), ARROW, *on.all_of(step.then)],
    does.Choose: lambda on, step: one_of(on, step.ways),
    does.ReplaceRowCard: plain("icon-replace"),
}
CONDITIONAL = (does.While, does.GemDiscount)
CONDITION_ROWS: dict[type, Shown] = {
    when.Owns: lambda on, asked: on.owned(asked.tokens),
    when.OwnsKinds: lambda on, asked: [Glyph("", f"{asked.n}×"), *on.owned(asked.tokens)],
    when.AnotherCompanion: plain("icon-mask", "icon-mask"),
    when.ClankMade: lambda _, __: [Glyph("icon-noise", "1")],
    when.GoldGained: plain("icon-coin"),
    when.PerGold: lambda _, asked: [Glyph("icon-coin", str(asked.n))],
    when.PerCard: plain("icon-tome"),
}


class Faces:
    """The faces of a game's cards: its box, and how effects and conditions of its own are shown."""

    def __init__(self, box: Box, own: Mapping[type, Shown], places: Mapping[int, str] = NO_PLACES) -> None:
        self.box = box
        self.places = {**PLACE_ICONS, **places}
        """Icons for where one has to be."""
        self.cards = {card.id: card for card in box.cards}
        self.shown = {**EFFECT_ROWS, **CONDITION_ROWS, **own}
        self.families = {
            **dict.fromkeys(box.artifacts, "icon-artifact"),
            **dict.fromkeys(box.crowns, "icon-crown"),
            box.mastery: "token-mastery",
            box.idol: "icon-idol",
        }
        """Icons that stand for any of several tokens."""

    def all_of(self, steps: Sequence[Step[Any]]) -> Row:
        """Return the icons of several effects."""
        return [glyph for step in steps for glyph in self.glyphs(step)]

    def glyphs(self, step: Step[Any]) -> Row:
        """Return an effect as icons."""
        return self.shown[type(step)](self, step)

    def condition(self, asked: Condition[Any]) -> Row:
        """Return a condition as icons."""
        return self.shown[type(asked)](self, asked)

    def owned(self, tokens: Sequence[int]) -> Row:
        """Return the tokens a condition asks for: one picture for a family, or each of them."""
        if tokens[0] in self.families:
            return [Glyph(self.families[tokens[0]])]
        return [Glyph(f"token-{self.box.tokens[token].id}") for token in tokens]

    def clauses(self, steps: Sequence[Step[Any]]) -> list[Row]:
        """Return what happens in any case as one row, and a row for whatever needs something else."""
        sure = [step for step in steps if not isinstance(step, CONDITIONAL)]
        unsure = [self.glyphs(step) for step in steps if isinstance(step, CONDITIONAL)]
        return ([self.all_of(sure)] if sure else []) + unsure

    def rows(self, card: Card) -> list[Row]:
        """Return all that a card does, a row for each occasion."""
        out: list[Row] = []
        if card.arrive:
            out.append([Glyph("icon-arrive"), COLON, *self.all_of(card.arrive)])
        out += self.clauses(card.then)
        if card.acquire:
            out.append([Glyph("icon-acquire"), COLON, *self.all_of(card.acquire)])
        if card.bonus:
            out.append([*self.condition(card.bonus.condition), COLON, Glyph("icon-points", str(card.bonus.points))])
        return out

    def face(self, card_id: str, words: CardWords | tuple[str, str]) -> str:
        """Return the face of a card, 250 × 350; its symbols come from `symbols()`."""
        card = self.cards[card_id]
        title, rules = words
        shown = packed(self.rows(card))
        below = STRIP + len(shown) * (ROW_SIZES[len(shown)] + 4)
        return cardface.whole_card(
            below,
            use(f"banner-{frame_of(card)}", 0, 0, WIDTH, HEIGHT),
            emblem_window(card.id),
            *marks(card, self.places),
            drawn_title(title, bool(card.points)),
            group(*drawn_rows(shown), fill=C("card-text")),
            drawn_text(rules, below + 3, frame_of(card) in TYPE_ICONS),
            points_star(card.points),
            cost_badge(card),
            more_cost(card),
            type_icon(frame_of(card)),
        )


# Laying out rows


ROW_SIZES = {0: 0.0, 1: 38.0, 2: 29.0, 3: 25.0}
"""How tall numbers are beside their icons, and how far pairs stand apart, in parts of an icon."""


def packed(shown: Sequence[Row]) -> list[Row]:
    """Return rows with as many clauses side by side as fit."""
    out: list[Row] = []
    for row in shown:
        if out and cardface.row_width([*out[-1], BAR, *row], ROW_SIZES[2]) <= cardface.ROW_WIDTH:
            out[-1] = [*out[-1], BAR, *row]
        else:
            out.append(row)
    return out


# Parts of a face


def type_icon(name: str) -> str:
    """Return the sign of a card's family in its corner."""
    return use(TYPE_ICONS[name], 10, 309, 31, 31) if name in TYPE_ICONS else ""


def drawn_rows(shown: list[Row]) -> list[str]:
    """Return the strip with the rows of icons."""
    step = ROW_SIZES[len(shown)] + 4
    rows = [cardface.drawn_row(row, STRIP + step * (turn + 0.5), step - 4) for turn, row in enumerate(shown)]
    return [cardface.strip(C, STRIP, step * len(shown)), *rows] if shown else []


def title_lines(title: str, star: bool) -> tuple[list[str], float, float]:
    """Return the title on one line, or on two if that makes it larger, with its size and the room it has."""
    lines, size = fit(title, TITLE[2], TITLE_SIZES, 1, bold=True)
    if size >= 19 or " " not in title:
        return lines, size, TITLE[2]
    width = TITLE[2] - (34 if star else 0)
    lines, size = fit(title, width, TITLE_SIZES[7:], 2, bold=True)
    return lines, size, width if text_width(lines[-1], size, bold=True) > 150 else TITLE[2]


def drawn_title(title: str, star: bool) -> str:
    """Return the title in its band; two lines keep away from the star below them."""
    lines, size, width = title_lines(title, star)
    return cardface.title_at(TITLE[0] + width / 2, lines, size, C("bright"))


def room_at(y: float, typed: bool) -> tuple[float, float]:
    """Return the middle and the width of the room for text at a height, less beside the badges."""
    if y <= BADGES:
        return WIDTH / 2, 216.0
    return (116.0, 142.0) if typed else (102.0, 170.0)


def flow(rules: str, size: float, top: float, typed: bool) -> list[Line]:
    """Return a text as lines from a height downwards."""
    out: list[Line] = []
    y = top
    for word in rules.split():
        if out and text_width(f"{out[-1].words} {word}", size) <= out[-1].width:
            out[-1] = out[-1]._replace(words=f"{out[-1].words} {word}")
        else:
            y += size * 1.16
            x, width = room_at(y, typed)
            out.append(Line(word, x, round(y, 1), width))
    return out


def text_lines(rules: str, top: float, typed: bool) -> tuple[list[Line], float]:
    """Return a text in the largest letters with which it ends above the bottom."""
    for size in TEXT_SIZES:
        lines = flow(rules, size, top, typed)
        fits = all(text_width(line.words, size) <= line.width for line in lines)
        if fits and lines[-1].y <= BOTTOM - 4:
            break
    slack = (BADGES + 4 - lines[-1].y) / 2 - 2
    return ([line._replace(y=round(line.y + slack, 1)) for line in lines] if slack > 0 else lines), size


def drawn_text(rules: str, top: float, typed: bool) -> str:
    """Return the text below the icons."""
    lines, size = text_lines(rules, top, typed)
    return cardface.written(lines, size, C("card-text"))


def points_star(value: int) -> str:
    """Return the star with a card's points."""
    if not value:
        return ""
    number = text(218, 80, str(value), 21, fill=C("ink"), text_anchor="middle", font_weight="bold")
    return use("icon-points", 194, 48, 48, 48) + number


def cost_badge(card: Card) -> str:
    """Return what a card costs, in skill or swords."""
    if card.set == STARTER:
        return ""
    icon, paint = ("icon-sword", "blood-dark") if card.banner == MONSTER else ("icon-skill", "skill-dark")
    return group(
        circle(220, 321, 21, fill=C(paint), stroke=C("gold"), stroke_width=2.5),
        text(223, 330, str(card.cost), 26, fill=C("bright"), text_anchor="middle", font_weight="bold"),
        use(icon, 190, 298, 27, 27),
    )


def more_cost(card: Card) -> str:
    """Return what a card costs besides skill or swords, above its badge."""
    amount, icon = (card.gold, "icon-coin") if card.gold else (card.picks, "icon-lockpick")
    if not amount:
        return ""
    number = text(214, 290, str(amount), 19, fill=C("card-text"), text_anchor="middle", font_weight="bold")
    return number + use(icon, 220, 272, 22, 22)


def marks(card: Card, places: Mapping[int, str]) -> list[str]:
    """Return the marks in the corners of the picture: what wakes the dragon, and where the card can be had."""
    left = [icon for icon, shown in (("icon-attack", card.attack), ("icon-danger", card.danger)) if shown]
    out = [use(icon, 17, 62 + 36 * turn, 34, 34) for turn, icon in enumerate(left)]
    if card.place in places:
        out.append(circle(217, 165, 18, fill=C("ink"), opacity=0.75) + use(places[card.place], 202, 150, 30, 30))
    return out


# Frames


def frames() -> dict[str, str]:
    """Return the frames of all banners and the card back as symbols."""
    out = {f"banner-{name}": cardface.card_symbol(f"banner-{name}", frame(name)) for name in FRAMES}
    out["back-card"] = cardface.card_symbol("back-card", back())
    return out


def frame(name: str) -> str:
    """Return the frame of one banner."""
    colour = COLOUR.get(name, name)
    corner = path("M9 302Q9 341 20 341H46Q52 302 9 302Z", fill=C(f"{colour}-dark")) if name in TYPE_ICONS else ""
    return cardface.banner(C, colour, cardface.window(C, backdrop(name, colour)), corner)


def backdrop(name: str, colour: str) -> str:
    """Return the lamplit place behind a card's picture."""
    return cardface.glow(C, colour, 0.35, 0.16) + BACKDROPS[name]()


def bricks() -> str:
    """Return a wall of dressed stone."""
    return cardface.bricks(C, "bricks")


def arch() -> str:
    """Return a vaulted window."""
    d = "M13 186V58H237V186H219V114Q215 68 125 66Q35 68 31 114V186Z"
    return path(d, fill=C("ink"), opacity=0.4) + path(
        "M31 186V114Q35 68 125 66Q215 68 219 114V186", fill="none", stroke=C("lamp"), stroke_width=1.5, opacity=0.35
    )


def stalactites() -> str:
    """Return the teeth of a cave."""
    d = "M13 58H237V94L226 72L214 102L202 70L184 64L172 82L160 62L92 60L78 84L66 64L50 66L38 106L26 74L13 98Z"
    e = "M13 186V156L24 180L38 164L48 186ZM237 186V152L224 178L210 166L200 186Z"
    return path(d + e, fill=C("ink"), opacity=0.55)


def pillars() -> str:
    """Return a hall of pillars."""
    d = "M20 58H48V64H44V178H48V186H20V178H24V64H20ZM202 58H230V64H226V178H230V186H202V178H206V64H202Z"
    return path(d, fill=C("ink"), opacity=0.5) + path(
        "M29 64V178M36 64V178M211 64V178M218 64V178",
        fill="none",
        stroke=C("violet-light"),
        stroke_width=1.4,
        opacity=0.35,
    )


def velvet() -> str:
    """Return folds of velvet."""
    d = "".join(f"M{x} 58Q{x + 14} 122 {x - 6} 186H{x + 8}Q{x + 24} 122 {x + 12} 58Z" for x in range(20, 224, 36))
    return path(d, fill=C("ink"), opacity=0.28)


def heap() -> str:
    """Return a heap of gold along the bottom."""
    d = "M13 186V170Q40 154 70 168Q100 148 132 166Q166 148 196 166Q220 158 237 168V186Z"
    return bricks() + path(d, fill=C("gold-dark"), opacity=0.6)


BACKDROPS: dict[str, Callable[[], str]] = {
    "plain": bricks,
    "companion": arch,
    "gem": velvet,
    "device": pillars,
    "monster": stalactites,
    "reserve": heap,
    "starter": bricks,
}


def back() -> str:
    """Return the back of a card: a dragon on a sealed door."""
    studs = "".join(f"M{x} {y}h.1" for y in (30, 320) for x in range(30, 230, 38))
    studs += "".join(f"M{x} {y}h.1" for x in (30, 220) for y in range(78, 300, 48))
    return "".join(
        (
            rect(1.5, 1.5, 247, 347, 16, fill=C("dragon-dark"), stroke=C("card-edge"), stroke_width=3),
            rect(12, 12, 226, 326, 10, fill=C("wood-dark"), stroke=C("gold"), stroke_width=3),
            path("M60 14V336M95 14V336M125 14V336M155 14V336M190 14V336", stroke=C("ink"), stroke_width=2, opacity=0.5),
            rect(42, 42, 166, 266, 8, fill="none", stroke=C("gold-dark"), stroke_width=3),
            path(studs, stroke=C("gold"), stroke_width=10, stroke_linecap="round"),
            circle(125, 175, 78, fill=C("lamp"), opacity=0.14),
            circle(125, 175, 64, fill=C("dragon-dark"), stroke=C("gold"), stroke_width=4),
            circle(125, 175, 54, fill="none", stroke=C("gold-dark"), stroke_width=2),
            group(BOOK.draw("@dragon", 1.2), transform="translate(124 177)scale(4)"),
        )
    )
