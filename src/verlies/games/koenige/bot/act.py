"""The action phase: what to do with the next action, and where a move goes."""

from verlies.core.option import KIND, PASS

from ..boosts import ModDefense
from ..chest import loot_refusal
from ..content.ids import NONE, SPECIAL
from ..effects import (
    AttackNow,
    EquipNow,
    ExtraActions,
    FinishCapture,
    Fog,
    LootChest,
    ModMoveSteps,
    MoveSelf,
    Teleport,
)
from ..kinds import Op
from ..moves import Going
from ..options import ATTACK, CAPTURE, DONE, JUMP, LOOT, PLAY, STEAL, TRADE, WALK
from ..reasons import OK
from ..state import Catacombs
from .goals import FLAG, HOME, STOP, Goal, chest_gain, goals, prospect
from .mind import Mind
from .worth import TIER, card_worth, op_worth, own_worth, worn_worth

FRAY = 0.8
"""What it is worth to put an enemy somewhere else."""
KEPT = 0.5
"""A card that is played is gone, so it must bring more than this share of its worth."""
NEVER = -99.0


class Actor(Mind):
    """Weighs the actions of one turn."""

    __slots__ = ("actions", "wanted")

    def __init__(self, state: Catacombs, seat: int) -> None:
        super().__init__(state, seat)
        self.actions = state.turn.actions if state.turn.seat == seat else 0
        self.wanted: list[Goal] = goals(self)

    def choose(self, options: list[int]) -> int:
        """Return the best of what the action phase offers."""
        return max(options, key=self.weigh)

    def weigh(self, option: int) -> float:
        """Return what an option is worth, with what it leaves to be done."""
        kind, thing = option - option % KIND, option % KIND
        if kind in (WALK, JUMP):
            return self.walk(thing, self.length - (kind == WALK), kind == JUMP) - self.staying()
        if kind == CAPTURE:
            return self.capture(self.field())
        if kind == STEAL:
            return self.steal()
        if kind == ATTACK:
            return self.attack(thing) + self.after(1)
        return self.with_cards(kind, thing)

    def with_cards(self, kind: int, thing: int) -> float:
        """Return what looting, trading, playing a card or stopping is worth."""
        if kind == LOOT:
            return chest_gain(self.state, self.field()) + self.after(1, self.field())
        if kind == TRADE:
            return self.trade(thing) + self.after(1)
        if kind == PLAY:
            free = self.state.card(thing).type == SPECIAL
            return self.play(thing) + self.after(0 if free else 1)
        assert kind == DONE
        return self.after(self.actions)

    # What is left to be done

    def after(self, spent: int, done: int = NONE) -> float:
        """Return what is left to be had from here after some actions, but for what was done here."""
        left = [goal for goal in self.wanted if goal.field != done]
        stay = self.staying()
        return stay if stay else prospect(self, left, self.field(), self.actions - spent)

    def staying(self) -> float:
        """Return what staying here is worth to somebody who is capturing the room."""
        flag = self.state.heroes[self.seat].capturing
        return FLAG * self.state.value(flag) * self.hold(self.seat, self.field()) if flag != NONE else 0.0

    # Ways

    def walk(self, field: int, steps: int, jumped: bool) -> float:
        """Return what the best room is worth in which a move may end that goes on from a room."""
        ends = self.ends(field, steps, jumped)
        return max(prospect(self, self.wanted, end, self.actions - 1) for end in ends) - 0.01

    def go_on(self, step: Going, options: list[int]) -> int:
        """Return where a move goes on, or that it ends."""
        return max(options, key=lambda option: self.further(step, option))

    def further(self, step: Going, option: int) -> float:
        """Return what a step of a move is worth; to stay is better than to wander."""
        if option == PASS:
            return prospect(self, self.wanted, self.field(), self.actions) + 0.005
        kind, field = option - option % KIND, option % KIND
        ends = self.ends(field, step.steps - (kind == WALK), step.jumped or kind == JUMP)
        return max(prospect(self, self.wanted, end, self.actions) for end in ends) - 0.01

    # Flags and fights

    def capture(self, field: int) -> float:
        """Return what capturing a room is worth."""
        flag = self.state.flag_of(field)
        return FLAG * self.state.value(flag) * (0.3 + 0.7 * self.hold(self.seat, field)) + 1.0

    def steal(self) -> float:
        """Return what stealing the flag here is worth, with the way home."""
        value = self.state.value(self.state.flag_of(self.field()))
        return FLAG * value * 0.6 + prospect(self, [Goal(0, HOME * value * 0.5, 0)], self.field(), self.actions - 1)

    def attack(self, foe: int) -> float:
        """Return what attacking somebody is worth."""
        return self.chance(self.seat, foe) * (FRAY + STOP * self.held(foe))

    # Cards

    def trade(self, card: int) -> float:
        """Return what trading a card is worth: the best of three, mostly of the next tier."""
        tier = min(self.state.card(card).tier + 1, len(TIER) - 1)
        return 1.2 * TIER[tier] - own_worth(self.state, self.seat, card)

    def play(self, card: int) -> float:
        """Return what playing a card is worth."""
        kind = self.state.card(card)
        return sum(self.effect(effect.op) for effect in kind.effects) - KEPT * card_worth(kind)

    def effect(self, op: Op[Catacombs]) -> float:
        """Return what an effect would be worth now."""
        if isinstance(op, (MoveSelf, Teleport)):
            return self.travel(op)
        if isinstance(op, ExtraActions):
            return 1.0 * op.count if prospect(self, self.wanted, self.field(), self.actions + op.count) > 1 else 0.0
        if isinstance(op, (LootChest, AttackNow)):
            return self.strike(op)
        if isinstance(op, (FinishCapture, Fog, ModDefense)):
            return self.protect(op)
        if isinstance(op, EquipNow):
            return self.better_gear()
        return 0.4 if isinstance(op, ModMoveSteps) else op_worth(op)

    def travel(self, op: MoveSelf | Teleport) -> float:
        """Return how much nearer a card brings the figure to something, against walking."""
        if self.staying():
            return NEVER
        here = prospect(self, self.wanted, self.field(), self.actions - 1)
        ends = (
            self.ends(self.field(), op.count, False)
            if isinstance(op, MoveSelf)
            else set(op.fields(self.state, self.seat))
        )
        best = max([prospect(self, self.wanted, end, self.actions - 1) for end in ends], default=0.0)
        return best - max(here, self.walk(self.field(), self.length, False))

    def strike(self, op: LootChest | AttackNow) -> float:
        """Return what looting or attacking by a card is worth."""
        if isinstance(op, LootChest):
            return (
                chest_gain(self.state, self.field()) + 0.3 * op.bonus
                if loot_refusal(self.state, self.seat, True) == OK
                else 0.0
            )
        foes = [foe for foe in self.state.enemies(self.seat) if self.state.heroes[foe].field == self.field()]
        return max([self.attack(foe) for foe in foes], default=0.0)

    def protect(self, op: FinishCapture | Fog | ModDefense) -> float:
        """Return what a card is worth that helps a capture."""
        flag = self.state.heroes[self.seat].capturing
        if flag == NONE:
            return NEVER
        risk = 1 - self.hold(self.seat, self.field())
        share = 0.35 if isinstance(op, ModDefense) else 0.8 if isinstance(op, Fog) else 1.0
        return FLAG * self.state.value(flag) * risk * share

    def better_gear(self) -> float:
        """Return how much better the equipment could be."""
        s, hero = self.state, self.state.heroes[self.seat]
        gain = 0.0
        for card in s.usable(self.seat):
            kind = s.card(card)
            if kind.value:
                gain = max(gain, worn_worth(s, card) - worn_worth(s, s.slot(self.seat, kind.type)))
        return gain if hero.capturing != NONE or gain > 1 else 0.0
