"""Answers in the turns of others, and in fights: which special cards are worth playing now."""

from verlies.core.option import KIND, PASS

from ..boosts import ModAttack, ModDefense, ModFight
from ..content.ids import BRONZE, NONE, ON_ATTACK, ON_DEFENCE
from ..effects import (
    AttackNow,
    Cancel,
    EndMove,
    InterceptTreasure,
    ModMoveSteps,
    MoveSelf,
    PreventDefeat,
    RedrawFate,
    SetFate,
    SwapFates,
)
from ..kinds import Op, Treasure
from ..odds import ahead, chance_of
from ..options import USE
from ..state import Catacombs
from .goals import FLAG
from .mind import Mind
from .worth import card_worth

FRAY = 1.0
"""What a fight is about in which no flag is at stake."""
SURE = 9.0
"""What is always worth playing."""


class Watcher(Mind):
    """Weighs special cards in windows."""

    def answer(self, subject: int, options: list[int]) -> int:
        """Return the card that brings more than it is worth, or pass."""
        cards = [option for option in options if option != PASS]
        best = max(cards, key=lambda option: self.profit(subject, option), default=PASS)
        return best if best != PASS and self.profit(subject, best) > 0 else PASS

    def profit(self, subject: int, option: int) -> float:
        """Return what playing a card brings beyond its worth."""
        card = self.state.card(option % KIND)
        worth = 0.0 if option - option % KIND == USE else 0.6 * card_worth(card)
        return max([self.gain(subject, effect.op) for effect in card.effects], default=0.0) - worth

    def gain(self, subject: int, op: Op[Catacombs]) -> float:
        """Return what an effect brings now."""
        if isinstance(op, (ModAttack, ModDefense, ModFight)):
            return self.boost(op.count)
        if isinstance(op, (RedrawFate, SetFate, SwapFates)):
            return self.fate(op)
        if isinstance(op, PreventDefeat):
            return self.stake()
        if isinstance(op, AttackNow):
            return self.chance(self.seat, subject) * (FRAY + FLAG * self.held(subject))
        return self.against(subject, op)

    def against(self, subject: int, op: Op[Catacombs]) -> float:
        """Return what an effect brings that hinders whoever gave the occasion."""
        if isinstance(op, (EndMove, ModMoveSteps)):
            return self.slowed(subject)
        if isinstance(op, MoveSelf):
            return 0.9
        if isinstance(op, Cancel):
            return SURE if self.state.theft != NONE else card_at_stake(self.state)
        if isinstance(op, InterceptTreasure):
            return 1.5 * self.state.chest().total / 4
        return SURE

    # Fights

    def stake(self) -> float:
        """Return what the fight is about."""
        fight = self.state.fight()
        return FRAY + FLAG * max(self.held(fight.defender), 0) + 0.2 * len(self.state.worn(fight.defender))

    def attacks(self) -> bool:
        """Return whether the own team attacks in the fight."""
        return self.state.team(self.state.fight().attacker) == self.state.team(self.seat)

    def boost(self, count: int) -> float:
        """Return what it brings to add something to the own side, before the fate cards are drawn."""
        if self.state.fight().fate:
            return 0.0
        copy = self.state.fork()
        copy.fight().boosts.append([ON_ATTACK if self.attacks() else ON_DEFENCE, NONE, count])
        return abs(chance_of(copy) - chance_of(self.state)) * self.stake()

    def losing(self) -> bool:
        """Return whether the own side loses with the fate cards as they lie."""
        s = self.state
        lead = s.fight().fate[0] - s.fight().fate[1] + ahead(s)
        return lead <= 0 if self.attacks() else lead > 0

    def fate(self, op: Op[Catacombs]) -> float:
        """Return what another fate card brings."""
        if self.state.chests:
            return 1.0 if self.state.chest().fate <= 3 else 0.0
        if not self.losing():
            return 0.0
        s = self.state
        lead = s.fight().fate[0] - s.fight().fate[1] + ahead(s)
        return self.rescue(op, abs(lead) + 1) * self.stake()

    def rescue(self, op: Op[Catacombs], need: int) -> float:
        """Return how likely another fate card makes up for so many points."""
        fight = self.state.fight()
        own = fight.fate[ON_ATTACK if self.attacks() else ON_DEFENCE]
        other = fight.fate[ON_DEFENCE if self.attacks() else ON_ATTACK]
        if isinstance(op, SetFate):
            return 1.0 if op.value - own >= need else 0.0
        if isinstance(op, SwapFates):
            return 1.0 if 2 * (other - own) >= need else 0.0
        return max(min((8 - own - need + 1) / 8, 1.0), 0.0)

    # Others

    def slowed(self, foe: int) -> float:
        """Return what it brings to slow an enemy down: if a capture is in danger, or a flag on its way."""
        s = self.state
        if s.heroes[foe].carried:
            return FLAG * 0.3 * self.held(foe)
        ours = [seat for seat in s.side(s.team(self.seat)) if s.heroes[seat].capturing != NONE]
        near = [seat for seat in ours if self.threatens(foe, s.heroes[seat].field)]
        return 0.4 * FLAG if near and all(s.heroes[seat].field != s.heroes[foe].field for seat in near) else 0.0


def card_at_stake(s: Catacombs) -> float:
    """Return what it brings to cancel the card that is being played."""
    named: list[Treasure] = [s.card(card) for card in s.table]
    return max([card_worth(card) + (0.5 if card.tier > BRONZE else 0.0) for card in named], default=0.0)
