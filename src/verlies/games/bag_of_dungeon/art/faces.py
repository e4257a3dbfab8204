# mypyc: interpreted
"""The faces of items and monsters: what they are and do, as rows of icons."""

from collections.abc import Callable
from typing import Any

from verlies.drawing.cardface import Glyph, Row

from .. import kinds
from ..content.ids import BOSS, HAND, MIRROR, STRAIGHT, SYMBOLS
from ..content.items import ITEMS
from ..content.monsters import FOES
from ..kinds import Foe, Item
from .cards import card

BY_ID = {item.id: item for item in ITEMS}
FOE_BY_ID = {foe.id: foe for foe in FOES}
ARROW, BAR = Glyph("", "→"), Glyph("", "|")


def one(icon: str, words: str = "") -> Callable[[Any], Row]:
    """Return how an effect without a number is shown."""
    return lambda effect: [Glyph(f"icon-{icon}", words)]


def dice_of(icon: str) -> Callable[[Any], Row]:
    """Return how an effect of some dice is shown."""
    return lambda effect: [Glyph("icon-dice", f"{effect.dice}×"), Glyph(f"icon-{icon}")]


def sneak(effect: kinds.Sneak) -> Row:
    """Return the roll that gets one past a monster."""
    return [Glyph("icon-dice", f"≤{effect.fails}"), ARROW, Glyph("icon-round")]


def chest(effect: kinds.Chest) -> Row:
    """Return what a chest costs on a bad roll, and what it holds."""
    bad = [Glyph("icon-dice", f"≤{effect.fails}"), ARROW, Glyph("icon-loss", str(effect.damage))]
    return [*bad, BAR, Glyph("icon-items", f"+{effect.draws}")]


EFFECTS: dict[type, Callable[[Any], Row]] = {
    kinds.CombatBonus: lambda effect: [Glyph("icon-bonus", f"+{effect.n}")],
    kinds.Guard: lambda effect: [
        Glyph("icon-reduction", f"−{effect.n}"),
        *([Glyph("icon-no")] if effect.breaks else []),
    ],
    kinds.MoreAp: lambda effect: [Glyph("icon-ap", f"+{effect.n}")],
    kinds.ExtraDie: lambda effect: [Glyph("icon-dice", "+1"), *([] if effect.lasting else [Glyph("icon-round")])],
    kinds.Peek: one("peek"),
    kinds.Sneak: sneak,
    kinds.LayTiles: lambda effect: [Glyph("icon-tiles", f"{effect.n}×")],
    kinds.Insurance: lambda effect: [Glyph("icon-lives"), ARROW, Glyph("icon-slots")],
    kinds.Heal: dice_of("heal"),
    kinds.RollAgain: lambda effect: [Glyph("icon-dice"), ARROW, Glyph("icon-dice")],
    kinds.Chest: chest,
    kinds.Shot: lambda effect: [
        Glyph("icon-dice", f"{effect.dice}×"),
        Glyph("icon-dragon" if effect.dragon_only else "icon-hit"),
    ],
    kinds.Blast: lambda effect: [Glyph("icon-dice", f"{effect.dice}×"), Glyph("icon-blast", str(effect.radius))],
    kinds.Skull: dice_of("blast"),
    kinds.Vine: dice_of("hit"),
    kinds.Drain: lambda effect: [Glyph("icon-health", str(effect.n)), ARROW, Glyph("icon-heal")],
    kinds.Steal: lambda effect: [Glyph("icon-slots", "1"), ARROW, Glyph("icon-alone")],
    kinds.Teleport: lambda effect: [Glyph("icon-reach", f"≤{effect.far}")],
    kinds.Escape: one("run"),
    kinds.TrapFall: dice_of("loss"),
}
"""How every effect is shown; a forgotten one is an error that names it."""


def costs(item: Item) -> Row:
    """Return what using an item costs, and how far it reaches."""
    out = [Glyph("icon-hand", "2×")] if item.place() == HAND and item.size > 1 else []
    out += [Glyph("icon-ap", str(item.ap))] if item.ap else []
    if item.far:
        out.append(Glyph("icon-range" if item.sight == STRAIGHT else "icon-reach", f"{item.near}–{item.far}"))
    return out


def item_row(item: Item) -> Row:
    """Return all that an item costs and does."""
    does = [glyph for effect in item.effects for glyph in EFFECTS[type(effect)](effect)]
    price = costs(item)
    return [*price, BAR, *does] if price and does else price + does


def foe_row(foe: Foe) -> Row:
    """Return dice, bonus and health of a monster; a mirror shows question marks."""
    values = ("?", "?", "?") if foe.special == MIRROR else (f"{foe.dice}×", f"+{foe.bonus}", str(foe.health))
    icons = ("icon-dice", "icon-foe-bonus", "icon-health")
    return [Glyph(icon, value) for icon, value in zip(icons, values, strict=True)]


def face(noun: str, id: str, title: str, text: str) -> str | None:
    """Return the face of an item or a monster; everything else has its symbol."""
    if noun == "item" and id in BY_ID:
        symbol = SYMBOLS[BY_ID[id].symbol]
        return card(f"item-{id}", f"slot-{symbol}", symbol, item_row(BY_ID[id]), title, text)
    if noun == "monster" and id in FOE_BY_ID:
        seal = "icon-dragon" if FOE_BY_ID[id].special == BOSS else "icon-round"
        return card(f"monster-{id}", seal, "monster", foe_row(FOE_BY_ID[id]), title, text)
    return None
