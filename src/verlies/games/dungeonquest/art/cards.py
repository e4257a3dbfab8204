# mypyc: interpreted
"""The cards of DungeonQuest: a frame and a back for each deck, and faces with their effects as icons."""

from collections.abc import Callable, Sequence
from typing import Any

from verlies.core.agenda import Step
from verlies.drawing import cardface
from verlies.drawing.cardface import ARROW, BAR, HEIGHT, WIDTH, Glyph, Row, card_symbol
from verlies.drawing.svg import circle, element, group, path, rect, use

from .. import catacombs, decks, ending, fight, moves, rage, rolls, rooms, wounds
from ..content.cards import CARDS
from ..content.ids import ATTRIBUTES, COMBAT, DECKS
from ..kinds import Card
from ..turn import LoseAction
from .emblems import BOOK
from .paint import PAINTS as C

STRIP, STRIP_HEIGHT = 190.0, 42.0
BOTTOM = 336.0
TEXT_SIZES = tuple(size / 2 for size in range(33, 20, -1))
BY_ID = {card.id: card for card in CARDS}
SIGNS = {
    "dungeon": "@arch 0 4 .2 0 a=ink",
    "search": "@lens 0 0 1",
    "catacomb": "@steps 0 0 .92",
    "trap": "steel M-10 9L-7 -6L-4 9ZM-3 9L0 -11L3 9ZM4 9L7 -6L10 9Z",
    "door": "@leaf-door 0 -2 .26",
    "corpse": "@skull 0 0 .9",
    "crypt": "stone M-8 11V-4Q-8 -11 0 -11Q8 -11 8 -4V11Z\n-ink:1.6 M0 -6V4M-4 -2H4",
    "dragon": "@dragon 0 0 .95",
    "treasure": "@gem 0 -1 .21 0 a=jade b=jade-dark c=jade-light",
    "monster": "@fiend 0 0 .95",
    "rune": "@runestone 0 0 .22\n-violet-light:2.2 M0 -7V7M-5 -3L0 -7L5 -3",
    "combat": "@swords 0 0 .9",
}
"""The sign of every deck, in a box of 24."""


def colour(deck: int) -> str:
    """Return the paint of a deck."""
    return DECKS[deck]


# Effects as icons


NO, YES = Glyph("icon-no"), Glyph("icon-yes")


def deck_icon(deck: int) -> str:
    """Return the icon of a deck."""
    return f"icon-deck-{DECKS[deck]}"


def dice_less(icon: str) -> Callable[[Any], Row]:
    """Return how a roll less a number is shown."""
    return lambda step: [
        Glyph("icon-chance", f"{getattr(step, 'count', 1)}×" if getattr(step, "count", 1) > 1 else ""),
        *([Glyph("", f"−{step.minus}")] if step.minus else []),
        Glyph(icon),
    ]


def tested(step: rolls.AttributeTest) -> Row:
    """Return a test with what it leads to."""
    out = [Glyph(f"icon-{ATTRIBUTES[step.attribute]}")]
    success, failure = all_of(step.success), all_of(step.failure)
    out += [YES, *success] if success else []
    return out + ([NO, *failure] if failure else [])


def all_of(steps: Sequence[Step[Any]]) -> Row:
    """Return the icons of several effects."""
    return [glyph for step in steps for glyph in shown(step)]


def shown(step: Step[Any]) -> Row:
    """Return an effect as icons."""
    return EFFECTS[type(step)](step)


def one(icon: str, words: str = "") -> Callable[[Any], Row]:
    """Return how an effect without a number is shown."""
    return lambda step: [Glyph(icon, words)]


def only_words(step: Step[Any]) -> Row:
    """Return nothing, for what only words can say."""
    return []


EFFECTS: dict[type, Callable[[Any], Row]] = {
    rolls.AttributeTest: tested,
    rolls.RollWounds: dice_less("icon-pending"),
    rolls.RollLoseTurns: dice_less("icon-skip"),
    rolls.LoseTurns: lambda step: [Glyph("icon-skip", str(step.count))],
    rolls.RollTable: lambda step: [Glyph("icon-chance", f"{step.count}×"), ARROW, Glyph("", "?")],
    wounds.Wounds: lambda step: [Glyph("icon-pending", str(step.count))],
    wounds.WoundMargin: one("icon-missing"),
    wounds.WoundHalf: one("icon-pending", "½"),
    wounds.WoundMinus: lambda step: [Glyph("icon-pending", "10−"), Glyph("icon-armour")],
    wounds.Die: one("icon-dead"),
    wounds.Heal: one("icon-life", "+"),
    wounds.Prevent: one("icon-armour"),
    moves.StopTurn: one("icon-skip"),
    LoseAction: one("icon-skip"),
    decks.DrawCard: lambda step: [Glyph(deck_icon(step.deck), "+1")],
    decks.MayDraw: lambda step: [Glyph(deck_icon(step.deck), "+1?")],
    rage.DrawCards: lambda step: [Glyph(deck_icon(step.deck), f"+{step.count}")],
    rage.ThroughWall: one("icon-flight"),
    rage.WakeDragon: lambda step: [Glyph("icon-rage"), Glyph("icon-chance", "2×"), Glyph("icon-pending")],
    rage.Beast: lambda step: [Glyph("icon-strength"), Glyph("icon-round")],
    rage.ExtraTurn: one("icon-sun", "+1"),
    fight.Encounter: one("icon-monster-wound"),
    fight.Banish: one("icon-dead"),
    rooms.Descend: one("icon-below"),
    rooms.Rotate: one("icon-turn"),
    rooms.RotateCorridors: one("icon-turn"),
    catacombs.LayEntrance: one("token-entrance"),
    catacombs.MayLeave: one("icon-escaped"),
    catacombs.Climb: lambda step: [Glyph("icon-agility"), YES, Glyph("icon-escaped")],
    catacombs.CancelAndLeave: one("icon-escaped"),
    catacombs.LoseLoot: one("icon-load", "−1"),
    catacombs.Journey: one("icon-turn"),
    rolls.Reroll: lambda step: [Glyph("icon-chance"), Glyph("icon-turn")],
    rolls.Succeed: one("icon-yes"),
    decks.CancelCard: lambda step: [Glyph("icon-deck-trap"), NO],
    decks.SeekMany: lambda step: [Glyph("icon-search", f"{step.count}×")],
    decks.RedrawDragon: lambda step: [Glyph("icon-rage"), Glyph("icon-turn")],
    moves.PassObstacle: lambda step: [Glyph("icon-deck-door"), YES],
    moves.RedrawTile: lambda step: [Glyph("icon-deck-dungeon"), Glyph("icon-turn")],
    rage.Unharmed: lambda step: [Glyph("icon-rage"), NO],
    rage.RecoverRune: one("icon-deck-rune", "+1"),
    rooms.ToTower: one("icon-escaped"),
    ending.RollValue: lambda step: [Glyph("icon-chance", "2×"), Glyph("icon-gold", "×100")],
    **dict.fromkeys((decks.Keep, decks.DropKept, ending.MayOpen, fight.Mirror), only_words),
    **dict.fromkeys((catacombs.Volley, catacombs.OfferBribe), only_words),
}


def row(card: Card) -> Row:
    """Return all that a card is or does, as far as icons can say it."""
    if card.name >= 0:
        return [Glyph("icon-life", str(card.life)), BAR, Glyph("icon-penalty", str(card.penalty))]
    if card.deck == COMBAT:
        return [Glyph("icon-life" if "hero" in card.id else "icon-monster-wound"), Glyph("icon-round")]
    if card.gold:
        return [Glyph("icon-gold", str(card.gold))]
    return [*all_of(card.then), *_lasting(card), *all_of(card.at_end), *(all_of(card.use.then) if card.use else [])]


def _lasting(card: Card) -> Row:
    """Return what a card does in every status phase."""
    return [Glyph("icon-sun"), ARROW, *all_of(card.status)] if card.status else []


# Laying out


ICON = 34.0


def card_face(card_id: str, title: str, rules: str) -> str:
    """Return the face of a card, 250 × 350; its symbols come from `symbols()`."""
    card = BY_ID[card_id]
    return cardface.whole_card(
        STRIP + STRIP_HEIGHT,
        use(f"banner-{DECKS[card.deck]}", 0, 0, WIDTH, HEIGHT),
        cardface.emblem_window(card.id),
        cardface.title_beside_seal(title, C("bright")),
        cardface.icon_strip(C, row(card), STRIP, STRIP_HEIGHT, ICON),
        cardface.paragraph(rules, STRIP + STRIP_HEIGHT + 4, BOTTOM, TEXT_SIZES, C("card-text"), 1.16),
        use(f"icon-deck-{DECKS[card.deck]}", 15, 17, 34, 34),
    )


# Frames and backs


def frames() -> dict[str, str]:
    """Return the frames of all decks, their backs and their signs as symbols."""
    out = {}
    for deck, name in enumerate(DECKS):
        out[f"banner-{name}"] = card_symbol(f"banner-{name}", frame(deck))
        out[f"icon-deck-{name}"] = element(
            "symbol", BOOK.draw(SIGNS[name], 1.2), id=f"icon-deck-{name}", viewBox="-12 -12 24 24"
        )
        out[f"deck-{name}"] = element(
            "symbol", use(f"icon-deck-{name}", -12, -12, 24, 24), id=f"deck-{name}", viewBox="-12 -12 24 24"
        )
        if deck != COMBAT:
            out[f"back-{name}-deck"] = card_symbol(f"back-{name}-deck", back(deck))
    out["back-tiles"] = card_symbol("back-tiles", tile_back())
    out["back-discards"] = card_symbol(
        "back-discards", use("back-rune-deck", -12, 6, 220, 308), use("back-trap-deck", 40, 36, 220, 308)
    )
    out["back-card"] = card_symbol("back-card", use("back-dungeon-deck", 0, 0, WIDTH, HEIGHT))
    return out


def frame(deck: int) -> str:
    """Return the frame of one deck."""
    paint = colour(deck)
    seal = circle(32, 34, 20, fill=C(f"{paint}-dark"), stroke=C("bright"), stroke_width=1.6)
    return cardface.banner(C, paint, seal, cardface.window(C, backdrop(paint)))


def backdrop(paint: str) -> str:
    """Return the torchlit wall behind a card's picture."""
    return cardface.glow(C, paint, 0.4, 0.14) + cardface.bricks(C, "wall")


def back(deck: int) -> str:
    """Return the back of a deck: its sign on a sealed door of its colour."""
    paint = colour(deck)
    return "".join(
        (
            rect(1.5, 1.5, 247, 347, 16, fill=C(f"{paint}-dark"), stroke=C("card-edge"), stroke_width=3),
            rect(14, 14, 222, 322, 10, fill=C(paint), stroke=C("gold"), stroke_width=4),
            path("M125 22L226 175L125 328L24 175Z", fill=C(f"{paint}-dark"), stroke=C("gold"), stroke_width=3),
            circle(125, 175, 66, fill=C("ink"), stroke=C("gold"), stroke_width=5),
            group(BOOK.draw(SIGNS[DECKS[deck]], 1.2), transform="translate(125 175)scale(4.2)"),
        )
    )


def tile_back() -> str:
    """Return the back of the room tiles, in the format of a card."""
    return rect(5, 55, 240, 240, 14, fill=C("wall-dark"), stroke=C("card-edge"), stroke_width=4) + use(
        "room-dungeon_oooo", 17, 67, 216, 216
    )
