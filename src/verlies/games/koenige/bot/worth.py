# mypyc: interpreted
"""What cards are worth, in points of a flag."""

from collections.abc import Callable
from typing import Any, Final

from .. import boosts, effects
from ..content.ids import ARMOUR, BRONZE, NONE, SPECIAL, WEAPON
from ..kinds import Op, Treasure
from ..state import Catacombs

TIER: Final = (1.0, 1.8, 3.0)
"""What any card of a tier is worth, unseen."""
USUAL: Final = 1.0
"""What a word of the vocabulary is worth that nobody weighed."""

WORTHS: Final[dict[type[Op[Any]], Callable[[Any], float]]] = {
    effects.DrawTreasure: lambda op: op.keep * TIER[op.tier] * (1 + 0.1 * (op.count - op.keep)),
    effects.TakeFromDiscard: lambda op: TIER[op.tier],
    effects.ExtraActions: lambda op: 1.3 * op.count,
    effects.MoveSelf: lambda op: 0.4 * op.count,
    effects.Teleport: lambda op: 1.8,
    effects.AttackNow: lambda op: 1.4,
    effects.LootChest: lambda op: 1.4 + 0.3 * op.bonus,
    effects.FinishCapture: lambda op: 3.0,
    effects.Fog: lambda op: 2.0,
    effects.PreventDefeat: lambda op: 2.5,
    effects.Cancel: lambda op: 1.8,
    effects.SetFate: lambda op: 2.4,
    effects.RedrawFate: lambda op: 1.4,
    effects.InterceptTreasure: lambda op: 2.0,
    boosts.ModAttack: lambda op: 0.6 * op.count,
    boosts.ModDefense: lambda op: 0.6 * op.count,
    boosts.ModFight: lambda op: 0.7 * op.count,
}


def card_worth(card: Treasure) -> float:
    """Return what a card is worth by itself."""
    if card.type in (WEAPON, ARMOUR):
        return 0.8 * card.value + 0.5 * len(card.effects)
    return sum(op_worth(effect.op) for effect in card.effects) + (0.2 if card.type == SPECIAL else 0.0)


def op_worth(op: Op[Any]) -> float:
    """Return what one effect of a card that is played is worth."""
    weigh = WORTHS.get(type(op))
    return USUAL if weigh is None else weigh(op)


def worn_worth(s: Catacombs, card: int) -> float:
    """Return what an equipped card is worth; nothing if none is."""
    return 0.0 if card == NONE else card_worth(s.card(card))


def own_worth(s: Catacombs, seat: int, number: int) -> float:
    """Return what a card is worth to somebody: equipment only as far as it is better than what they have."""
    card = s.card(number)
    if card.type not in (WEAPON, ARMOUR):
        return card_worth(card)
    others = [each for each in s.heroes[seat].hand if each != number and s.card(each).type == card.type]
    best = max([worn_worth(s, each) for each in [*others, s.slot(seat, card.type)] if each != number], default=0.0)
    return max(card_worth(card) - best, 0.1)


def chest_worth(s: Catacombs, chances: list[float]) -> float:
    """Return what a chest is worth, given how likely it allows for each stack."""
    return sum(TIER[tier] * chance for tier, chance in enumerate(chances, BRONZE))
