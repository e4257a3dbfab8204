"""What items are worth to a hero: what they add to a fight, to the way there, and to what can be done from afar."""

from .. import kinds
from ..content.ids import ARROW, ELF, HAND, NONE
from ..state import BagState

BONUS, GUARD, DIE, AP = 3.0, 2.6, 6.0, 1.2
"""What a point, a protection, a die and an action point are worth."""
OTHERS = 0.6
"""What everything else is worth that may come in useful once."""


def worth(s: BagState, seat: int, number: int) -> float:
    """Return what an item is worth to a hero who has it in place."""
    item = s.item(number)
    return sum([_effect(s, seat, item, effect) for effect in item.effects], 0.0) if item.effects else 50.0


def _effect(s: BagState, seat: int, item: kinds.Item, effect: kinds.Effect) -> float:
    if isinstance(effect, kinds.CombatBonus):
        return BONUS * effect.n
    if isinstance(effect, kinds.Guard):
        return GUARD * effect.n * (0.4 if effect.breaks else 1.0)
    if isinstance(effect, kinds.ExtraDie):
        return DIE if effect.lasting else 2.5
    if isinstance(effect, kinds.MoreAp):
        return AP * effect.n
    if isinstance(effect, kinds.Shot):
        return _shot(s, seat, item, effect)
    known: dict[type, float] = {
        kinds.Heal: 2.5,
        kinds.Insurance: 3.0,
        kinds.Sneak: 1.0,
        kinds.Blast: 1.0,
        kinds.Drain: 1.5,
        kinds.Escape: 1.2,
        kinds.LayTiles: 0.4,
    }
    return known.get(type(effect), OTHERS)


def _shot(s: BagState, seat: int, item: kinds.Item, effect: kinds.Shot) -> float:
    """Return what a ranged weapon is worth: much in the hands of whoever kills with it, else by its dice."""
    if item.once:
        return 2.0 if effect.dragon_only else 1.0 * effect.dice
    if effect.sort == ARROW:
        return (12.0 if s.heroes[seat].kind == ELF else 1.6) / item.ap
    return 2.0 * effect.dice


def per_hand(s: BagState, seat: int, number: int) -> float:
    """Return the worth of an item by the fields it takes where it works."""
    item = s.item(number)
    return worth(s, seat, number) / (item.size if item.place() == HAND else 1)


def fighting_worth(s: BagState, number: int) -> float:
    """Return what an item adds to a fight for good, whoever has it."""
    out = 0.0
    for effect in s.item(number).effects:
        if isinstance(effect, kinds.CombatBonus):
            out += BONUS * effect.n
        elif isinstance(effect, kinds.Guard):
            out += GUARD * effect.n
        elif isinstance(effect, kinds.ExtraDie):
            out += DIE
    return out


def has(s: BagState, number: int, sort: type[kinds.Effect]) -> bool:
    """Return whether an item has an effect of a sort."""
    return number != NONE and [effect for effect in s.item(number).effects if isinstance(effect, sort)] != []


def is_the_ring(s: BagState, number: int) -> bool:
    """Return whether an item is the Ring."""
    return number == len(s.box.items) - 1
