# mypyc: interpreted
"""What a treasure card does, as a row of icons made from its effects."""

from collections.abc import Callable
from typing import Any, Final

from verlies.drawing.cardface import Glyph, Row

from .. import boosts, effects, traits
from ..content import ids
from ..kinds import Effect, Op, Treasure

ARROW, NO, TURN = Glyph("", "→"), Glyph("icon-no"), Glyph("icon-round")
WHEN: Final = {
    ids.ATTACK: [Glyph("icon-attack")],
    ids.DEFEND: [Glyph("icon-defence")],
    ids.ATTACKED_BY_RANGE: [Glyph("icon-aim"), Glyph("icon-defence")],
    ids.ATTACK_FAILED: [Glyph("icon-attack"), NO],
    ids.ATTACK_WON: [Glyph("icon-attack"), Glyph("icon-yes")],
    ids.ATTACK_RESOLVED: [Glyph("icon-attack")],
    ids.DEFEND_REVEALED: [Glyph("icon-defence"), Glyph("icon-fate")],
    ids.DEFEND_HELD: [Glyph("icon-defence"), Glyph("icon-yes")],
    ids.WOULD_BE_DEFEATED: [Glyph("icon-defence"), NO],
    ids.DEFEND_LOST: [Glyph("icon-defence"), NO],
    ids.DEFEND_RESOLVED: [Glyph("icon-defence")],
    ids.ON_CHEST: [Glyph("token-chest_0")],
    ids.EXPAND: [Glyph("icon-room")],
    ids.EQUIP_PHASE: [Glyph("icon-hand")],
}
"""When an effect of equipment takes place; what always holds needs no sign."""
IF: Final = {
    ids.NO_ARMOUR: [Glyph("icon-armour"), NO],
    ids.ENEMY_HOLDS_FLAG: [Glyph("icon-flags", "?")],
    ids.ALLIES_IN_ROOM: [Glyph("icon-own", "?")],
    ids.CAPTURING: [Glyph("token-capture_1_red")],
    ids.OWN_FATE_MAX: [Glyph("icon-fate", "≤2")],
    ids.OWN_FLAG_IN_ROOM: [Glyph("icon-flags", "?")],
    ids.CARRIES_STOLEN: [Glyph("icon-flags", "?")],
    ids.HOLDS_TOKEN: [Glyph("icon-flags", "?")],
    ids.ENEMIES_IN_ROOM_MAX: [],
}
"""On what condition."""


def one(icon: str, words: str = "") -> Callable[[Any], Row]:
    """Return how an effect without a number is shown."""
    return lambda op: [Glyph(icon, words)]


def counted(icon: str, sign: str = "+") -> Callable[[Any], Row]:
    """Return how an effect with a number is shown."""
    return lambda op: [Glyph(icon, f"{sign}{op.count}" if op.count >= 0 else f"−{-op.count}")]


def drawn(op: effects.DrawTreasure) -> Row:
    """Return how drawing treasures is shown: how many, and how many of them are kept."""
    pile = Glyph(f"icon-{ids.TIERS[op.tier]}", f"+{op.count}")
    return [pile] if op.keep == op.count else [pile, ARROW, Glyph("icon-hand", str(op.keep))]


SHOWN: Final[dict[type[Op[Any]], Callable[[Any], Row]]] = {
    boosts.ModAttack: counted("icon-attack"),
    boosts.ModDefense: counted("icon-defence"),
    boosts.ModFight: counted("icon-total"),
    traits.WinTies: one("icon-tie"),
    traits.ExtraFate: counted("icon-fate"),
    traits.AttackRange: counted("icon-aim", ""),
    traits.LimitAttacks: counted("icon-attack", "max. "),
    traits.RepeatAttack: counted("icon-attack"),
    traits.ChestBonus: counted("token-chest_0"),
    traits.ModGift: counted("icon-hand"),
    traits.PassWall: lambda op: [Glyph("icon-steps"), ARROW, Glyph("icon-room")],
    traits.Pace: counted("icon-steps"),
    traits.NoTeleport: lambda op: [Glyph("token-portal"), NO],
    traits.Silence: lambda op: [Glyph("icon-special"), NO],
    traits.Immunity: lambda op: [Glyph("icon-take"), NO],
    traits.ChooseRoom: lambda op: [Glyph("icon-room", f"{op.look} →"), Glyph("icon-yes", "1")],
    effects.DrawTreasure: drawn,
    effects.TakeFromDiscard: lambda op: [Glyph(f"icon-{ids.TIERS[op.tier]}"), Glyph("icon-draw")],
    effects.DiscardSelf: one("icon-drop"),
    effects.TakeCard: lambda op: [Glyph("icon-take"), Glyph("icon-hand" if op.zone == ids.HAND else "icon-armour")],
    effects.SwapCards: lambda op: [Glyph("icon-take"), Glyph("icon-hand"), TURN],
    effects.DiscardCard: lambda op: [Glyph("icon-drop", "1" if op.who == ids.SELF else "")],
    effects.ReturnEquipment: lambda op: [
        *([Glyph("icon-weapon")] if op.both else []),
        Glyph("icon-armour"),
        ARROW,
        Glyph("icon-hand"),
    ],
    effects.EquipNow: lambda op: [Glyph("icon-weapon"), Glyph("icon-armour"), TURN],
    effects.ExtraActions: counted("icon-actions"),
    effects.MoveSelf: counted("icon-steps", ""),
    effects.ModMoveSteps: counted("icon-steps"),
    effects.EndMove: lambda op: [Glyph("icon-steps"), NO],
    effects.MoveTarget: one("icon-push", "1"),
    effects.Teleport: one("token-portal"),
    effects.SwapPositions: lambda op: [Glyph("icon-steps"), TURN],
    effects.AttackNow: lambda op: [Glyph("icon-attack", f"+{op.bonus}" if op.bonus else "")],
    effects.RedrawFate: lambda op: [Glyph("icon-fate", "↑" if op.better else ""), TURN],
    effects.SetFate: lambda op: [Glyph("icon-fate"), Glyph("", f"= {op.value}")],
    effects.SwapFates: lambda op: [Glyph("icon-fate"), TURN, Glyph("icon-fate")],
    effects.PreventDefeat: lambda op: [Glyph("icon-defence"), Glyph("icon-yes")],
    effects.DisplaceChoice: lambda op: [ARROW, Glyph("icon-room", "?")],
    effects.LootChest: lambda op: [Glyph("token-chest_0", f"+{op.bonus}" if op.bonus else "")],
    effects.InterceptTreasure: lambda op: [Glyph("token-chest_0"), Glyph("icon-take")],
    effects.Cancel: lambda op: [Glyph("icon-action" if op.what == ids.ACTION_CARD else "icon-flags"), NO],
    effects.FinishCapture: lambda op: [Glyph("icon-flags"), Glyph("icon-yes")],
    effects.ClearChests: lambda op: [Glyph("token-x"), NO],
    effects.BreakSeal: lambda op: [Glyph("token-x"), NO],
    effects.PlaceX: one("token-x", "+"),
    effects.Fog: one("icon-fog"),
    effects.RotateRoom: lambda op: [Glyph("icon-room"), TURN],
    effects.LayExtraRoom: one("icon-room", "+1"),
    effects.PeekRooms: lambda op: [Glyph("icon-room", str(op.count)), TURN],
}
"""How each word of the vocabulary is shown; one that is forgotten raises with its name."""


def shown(effect: Effect) -> Row:
    """Return one effect: when, on what condition, what."""
    when = WHEN.get(effect.trigger, [])
    if isinstance(effect.op, boosts.ModAttack | boosts.ModDefense) and effect.trigger in (ids.ATTACK, ids.DEFEND):
        when = []
    return [*when, *IF.get(effect.condition, []), *SHOWN[type(effect.op)](effect.op)]


def row(card: Treasure) -> Row:
    """Return all that a card does, its value first if it is equipment."""
    out: Row = []
    if card.type in (ids.WEAPON, ids.ARMOUR):
        out.append(Glyph(f"icon-{ids.TYPES[card.type]}", f"+{card.value}"))
    for effect in card.effects:
        out += [*([Glyph("", "|")] if out else []), *shown(effect)]
    return out
