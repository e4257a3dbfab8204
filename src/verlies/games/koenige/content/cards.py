# mypyc: interpreted
"""The hundred treasure cards as data, one line each; their names and texts are in `texts/`.

The rulebook names their tiers and types only. What each of them does is our own design.
"""

from typing import Any

from ..boosts import ModAttack, ModDefense, ModFight
from ..effects import (
    AttackNow,
    BreakSeal,
    Cancel,
    ClearChests,
    DiscardCard,
    DiscardSelf,
    DisplaceChoice,
    DrawTreasure,
    EndMove,
    EquipNow,
    ExtraActions,
    FinishCapture,
    Fog,
    InterceptTreasure,
    LayExtraRoom,
    LootChest,
    ModMoveSteps,
    MoveSelf,
    MoveTarget,
    PeekRooms,
    PlaceX,
    PreventDefeat,
    RedrawFate,
    ReturnEquipment,
    RotateRoom,
    SetFate,
    SwapCards,
    SwapFates,
    SwapPositions,
    TakeCard,
    TakeFromDiscard,
    Teleport,
)
from ..kinds import CardSet, Effect, Op, Treasure, plays
from ..traits import (
    AttackRange,
    ChestBonus,
    ChooseRoom,
    ExtraFate,
    Immunity,
    LimitAttacks,
    ModGift,
    NoTeleport,
    Pace,
    PassWall,
    RepeatAttack,
    Silence,
    WinTies,
)
from . import ids


def weapon(id: str, tier: int, value: int, *effects: Effect) -> Treasure:
    """Describe a weapon."""
    return Treasure(id, tier, ids.WEAPON, list(effects), value)


def armour(id: str, tier: int, value: int, *effects: Effect) -> Treasure:
    """Describe armour."""
    return Treasure(id, tier, ids.ARMOUR, list(effects), value)


def action(id: str, tier: int, *ops: Op[Any] | Effect) -> Treasure:
    """Describe an action card by what it does, in this order."""
    return Treasure(id, tier, ids.ACTION, plays(*ops))


def special(id: str, tier: int, window: int, *ops: Op[Any] | Effect) -> Treasure:
    """Describe a special card by when it may be played and what it does."""
    return Treasure(id, tier, ids.SPECIAL, plays(*ops), window=window)


CARDS: list[Treasure] = [
    weapon("B-W01", ids.BRONZE, 2),
    weapon("B-W02", ids.BRONZE, 2, Effect(ids.ATTACK_FAILED, DrawTreasure(ids.BRONZE, 1, 1), limit=ids.ONCE_PER_TURN)),
    weapon("B-W03", ids.BRONZE, 3, Effect(ids.ATTACK_RESOLVED, DiscardSelf())),
    weapon("B-W04", ids.BRONZE, 1, Effect(ids.ATTACK, ModAttack(1), condition=ids.NO_ARMOUR)),
    weapon("B-W05", ids.BRONZE, 1, Effect(ids.PASSIVE, AttackRange(1))),
    weapon("B-W06", ids.BRONZE, 1, Effect(ids.ATTACK, WinTies())),
    weapon("B-W07", ids.BRONZE, 1, Effect(ids.ON_CHEST, ChestBonus(1))),
    weapon("B-W08", ids.BRONZE, 1, Effect(ids.ATTACK, ModAttack(2), condition=ids.ENEMY_HOLDS_FLAG)),
    weapon("B-W09", ids.BRONZE, 1, Effect(ids.DEFEND, ModDefense(1))),
    weapon("B-W10", ids.BRONZE, 1, Effect(ids.EXPAND, ChooseRoom(2))),
    weapon("B-W11", ids.BRONZE, 1, Effect(ids.ATTACK_WON, MoveSelf(1))),
    weapon("B-W12", ids.BRONZE, 1, Effect(ids.ATTACK, ModAttack(1), condition=ids.ALLIES_IN_ROOM, least=1)),
    armour("B-R01", ids.BRONZE, 2),
    armour("B-R02", ids.BRONZE, 2, Effect(ids.ATTACKED_BY_RANGE, ModDefense(1))),
    armour("B-R03", ids.BRONZE, 1, Effect(ids.DEFEND_LOST, DrawTreasure(ids.BRONZE, 1, 1))),
    armour("B-R04", ids.BRONZE, 0, Effect(ids.PASSIVE, Pace(1), limit=ids.FIRST_MOVE)),
    armour("B-R05", ids.BRONZE, 3, Effect(ids.DEFEND_RESOLVED, DiscardSelf())),
    armour("B-R06", ids.BRONZE, 1, Effect(ids.DEFEND, ModDefense(2), condition=ids.CAPTURING)),
    armour("B-R07", ids.BRONZE, 3, Effect(ids.PASSIVE, NoTeleport())),
    armour("B-R08", ids.BRONZE, 1, Effect(ids.DEFEND_REVEALED, RedrawFate(False), condition=ids.OWN_FATE_MAX, least=2)),
    armour("B-R09", ids.BRONZE, 1, Effect(ids.PASSIVE, Immunity(ids.HAND_LOSS))),
    armour("B-R10", ids.BRONZE, 1, Effect(ids.EQUIP_PHASE, ModGift(1))),
    action("B-A01", ids.BRONZE, MoveSelf(4)),
    action("B-A02", ids.BRONZE, MoveTarget(ids.ENEMY_IN_ROOM)),
    action("B-A03", ids.BRONZE, DrawTreasure(ids.BRONZE, 3, 2)),
    action("B-A04", ids.BRONZE, LootChest(0)),
    action("B-A05", ids.BRONZE, LayExtraRoom(), MoveSelf(1)),
    action("B-A06", ids.BRONZE, ModDefense(3, ids.OWN_NEXT_TURN)),
    action("B-A07", ids.BRONZE, SwapCards(ids.ENEMY_IN_ROOM)),
    action("B-A08", ids.BRONZE, Teleport(ids.SELF, (ids.TO_START,))),
    action("B-A09", ids.BRONZE, PeekRooms(3), DrawTreasure(ids.BRONZE, 1, 1)),
    action("B-A10", ids.BRONZE, TakeFromDiscard(ids.BRONZE)),
    special("B-S01", ids.BRONZE, ids.FIGHT_REVEALED, RedrawFate(False)),
    special("B-S02", ids.BRONZE, ids.ATTACK_DECLARED, ModAttack(2)),
    special("B-S03", ids.BRONZE, ids.DEFEND_DECLARED, ModDefense(2)),
    special("B-S04", ids.BRONZE, ids.ALLY_FIGHT_DECLARED, ModFight(2)),
    special("B-S05", ids.BRONZE, ids.CHEST_REVEALED, RedrawFate(True)),
    special("B-S06", ids.BRONZE, ids.OWN_TURN, ModMoveSteps(ids.SELF, 2, ids.NEXT_MOVE)),
    special("B-S07", ids.BRONZE, ids.ENEMY_ENTERS_ROOM, EndMove()),
    special("B-S08", ids.BRONZE, ids.OWN_TURN, EquipNow()),
    weapon("S-W01", ids.SILVER, 3),
    weapon("S-W02", ids.SILVER, 4, Effect(ids.PASSIVE, LimitAttacks(1))),
    weapon("S-W03", ids.SILVER, 2, Effect(ids.PASSIVE, AttackRange(2))),
    weapon("S-W04", ids.SILVER, 2, Effect(ids.ATTACK, ExtraFate(1))),
    weapon("S-W05", ids.SILVER, 3, Effect(ids.ATTACK_WON, ReturnEquipment(ids.LOSER, False))),
    weapon("S-W06", ids.SILVER, 2, Effect(ids.ATTACK_WON, TakeCard(ids.LOSER, ids.HAND, ids.BY_CHANCE))),
    weapon("S-W07", ids.SILVER, 2, Effect(ids.ATTACK, ModAttack(2), condition=ids.OWN_FLAG_IN_ROOM)),
    weapon("S-W08", ids.SILVER, 2, Effect(ids.ATTACK_WON, DisplaceChoice((ids.TO_ANY,), False))),
    weapon("S-W09", ids.SILVER, 2, Effect(ids.PASSIVE, RepeatAttack(1))),
    armour("S-R01", ids.SILVER, 3),
    armour("S-R02", ids.SILVER, 4, Effect(ids.PASSIVE, Pace(-1))),
    armour("S-R03", ids.SILVER, 2, Effect(ids.PASSIVE, Pace(1))),
    armour("S-R04", ids.SILVER, 2, Effect(ids.DEFEND_HELD, DiscardCard(ids.ATTACKER, ids.HAND, ids.BY_CHANCE))),
    armour("S-R05", ids.SILVER, 2, Effect(ids.DEFEND_REVEALED, SwapFates(), optional=True, cost=True)),
    armour("S-R06", ids.SILVER, 2, Effect(ids.DEFEND, ModDefense(2), condition=ids.OWN_FLAG_IN_ROOM)),
    armour("S-R07", ids.SILVER, 2, Effect(ids.PASSIVE, PassWall(), limit=ids.ONCE_PER_TURN)),
    armour("S-R08", ids.SILVER, 2, Effect(ids.ON_CHEST, ChestBonus(1))),
    action("S-A01", ids.SILVER, Teleport(ids.SELF, (ids.TO_PORTAL, ids.TO_MERCHANT, ids.TO_START))),
    action("S-A02", ids.SILVER, SwapPositions(3)),
    action("S-A03", ids.SILVER, MoveSelf(2), AttackNow(1, ids.ENEMIES)),
    action("S-A04", ids.SILVER, LootChest(2)),
    action("S-A05", ids.SILVER, RotateRoom(), DrawTreasure(ids.BRONZE, 1, 1)),
    action("S-A06", ids.SILVER, TakeCard(ids.ENEMY_IN_ROOM, ids.EQUIPMENT, ids.BY_OWNER)),
    action("S-A07", ids.SILVER, Fog()),
    action("S-A08", ids.SILVER, ReturnEquipment(ids.ENEMY_WITHIN_2, True)),
    action("S-A09", ids.SILVER, DrawTreasure(ids.SILVER, 3, 2)),
    action("S-A10", ids.SILVER, MoveSelf(3), Effect(ids.PLAY, MoveSelf(2), condition=ids.CARRIES_STOLEN)),
    special("S-S01", ids.SILVER, ids.FIGHT_REVEALED, RedrawFate(True)),
    special("S-S02", ids.SILVER, ids.ENEMY_ACTION_CARD, Cancel(ids.ACTION_CARD)),
    special("S-S03", ids.SILVER, ids.ENEMY_ENTERS_ROOM, AttackNow(1, ids.TRIGGERING_ENEMY)),
    special(
        "S-S04",
        ids.SILVER,
        ids.SELF_DEFEATED,
        DisplaceChoice((ids.TO_START, ids.TO_OWN_FLAG, ids.TO_PORTAL), True),
        DrawTreasure(ids.SILVER, 1, 1),
    ),
    special("S-S05", ids.SILVER, ids.OWN_TURN, ExtraActions(1)),
    special("S-S06", ids.SILVER, ids.ENEMY_TURN_START, ModMoveSteps(ids.TRIGGERING_ENEMY, -1, ids.NO_LIMIT)),
    special("S-S07", ids.SILVER, ids.OWN_FLAG_STOLEN, MoveSelf(3)),
    special("S-S08", ids.SILVER, ids.TEAM_FIGHT_DECLARED, ModFight(3)),
    weapon("G-W01", ids.GOLD, 5),
    weapon("G-W02", ids.GOLD, 3, Effect(ids.PASSIVE, AttackRange(3))),
    weapon("G-W03", ids.GOLD, 4, Effect(ids.ATTACK, WinTies()), Effect(ids.ATTACK, Silence())),
    weapon("G-W04", ids.GOLD, 4, Effect(ids.ATTACK_WON, DiscardCard(ids.LOSER, ids.EQUIPMENT, ids.BY_PLAYER))),
    weapon("G-W05", ids.GOLD, 4, Effect(ids.ATTACK_WON, TakeCard(ids.LOSER, ids.HAND, ids.BY_LOOKING))),
    weapon(
        "G-W06",
        ids.GOLD,
        4,
        Effect(ids.ATTACK, ModAttack(1), condition=ids.ENEMY_HOLDS_FLAG),
        Effect(ids.ATTACK_WON, ExtraActions(1), limit=ids.ONCE_PER_TURN),
    ),
    armour("G-R01", ids.GOLD, 5),
    armour("G-R02", ids.GOLD, 3, Effect(ids.PASSIVE, Immunity(ids.MOVING_TAKING_DISARMING))),
    armour("G-R03", ids.GOLD, 3, Effect(ids.PASSIVE, Pace(2))),
    armour("G-R04", ids.GOLD, 4, Effect(ids.WOULD_BE_DEFEATED, PreventDefeat(), optional=True, cost=True)),
    armour("G-R05", ids.GOLD, 4, Effect(ids.DEFEND, ExtraFate(1))),
    armour("G-R06", ids.GOLD, 4, Effect(ids.DEFEND, ModDefense(2), condition=ids.HOLDS_TOKEN)),
    action("G-A01", ids.GOLD, Teleport(ids.ALLY_OR_SELF, (ids.TO_ANY,))),
    action("G-A02", ids.GOLD, Teleport(ids.ANY_ENEMY, (ids.TO_PORTAL, ids.TO_MERCHANT, ids.TO_EMPTY))),
    action("G-A03", ids.GOLD, ClearChests(), Effect(ids.PLAY, LootChest(3), optional=True)),
    action("G-A04", ids.GOLD, ExtraActions(3)),
    action("G-A05", ids.GOLD, BreakSeal(), DrawTreasure(ids.GOLD, 1, 1)),
    action("G-A06", ids.GOLD, Effect(ids.PLAY, FinishCapture(2), condition=ids.ENEMIES_IN_ROOM_MAX)),
    action(
        "G-A07",
        ids.GOLD,
        Effect(ids.PLAY, DiscardCard(ids.SELF, ids.HAND_OR_EQUIPMENT, ids.BY_OWNER), required=True),
        DrawTreasure(ids.GOLD, 4, 2),
    ),
    special("G-S01", ids.GOLD, ids.FIGHT_REVEALED, SetFate(8)),
    special("G-S02", ids.GOLD, ids.SELF_DEFEATED, PreventDefeat()),
    special(
        "G-S03",
        ids.GOLD,
        ids.TEAM_DEFEATED,
        DiscardCard(ids.ATTACKER, ids.EQUIPMENT, ids.BY_PLAYER),
        DrawTreasure(ids.GOLD, 1, 1),
    ),
    special("G-S04", ids.GOLD, ids.ENEMY_CHEST_DRAW, InterceptTreasure()),
    special("G-S05", ids.GOLD, ids.OWN_TURN, ExtraActions(2)),
    special("G-S06", ids.GOLD, ids.ENEMY_STEALS_OWN_FLAG, Cancel(ids.STEAL_ACTION), PlaceX()),
]

OWN = CardSet("verlies", CARDS, "")
"""The set that comes with the game."""
