"""Chests: fate and bonus decide from which stack a treasure comes."""

from typing import Final

from verlies.core.agenda import Ask, Scope, Step
from verlies.core.refusal import Refusal

from . import events, how
from .content.ids import (
    BRONZE,
    CHEST,
    CHEST_REVEALED,
    ENEMY_CHEST_DRAW,
    GOLD,
    GOLD_FROM,
    NONE,
    ON_CHEST,
    ON_LOOT,
    SILVER,
    SILVER_FROM,
)
from .draws import draw_fate, draw_treasure
from .flags import mark
from .opens import Opens
from .options import PILE
from .reasons import LOOTED, NO_CHEST, OK, TIER_TOO_HIGH
from .state import Catacombs, Chest
from .traits import ChestBonus

DRAW: Final = "draw"
"""The scope of a treasure that can still be taken by somebody else."""


def loot_refusal(s: Catacombs, seat: int, ignore_x: bool = False) -> int:
    """Return why somebody cannot loot the chest of the room."""
    if s.here(seat).kind != CHEST:
        return NO_CHEST
    return LOOTED if s.heroes[seat].field in s.marks and not ignore_x else OK


def tier_of(total: int) -> int:
    """Return the best stack a total allows."""
    if total >= GOLD_FROM:
        return GOLD
    return SILVER if total >= SILVER_FROM else BRONZE


def loot(s: Catacombs, seat: int, why: int, bonus: int = 0, card: int = NONE) -> None:
    """Draw a fate card for the chest of the room."""
    chest = Chest()
    chest.seat, chest.field, chest.bonus, chest.card = seat, s.heroes[seat].field, bonus, card
    s.chests.append(chest)
    s.emit(events.LOOTS, seat, s.place(chest.field), why)
    chest.fate = draw_fate(s, seat, ON_LOOT, chest.drawn)
    s.count_from(seat, ON_LOOT, chest.fate)
    s.push(seat, [Opens(CHEST_REVEALED), AddUp()])


class AddUp(Step[Catacombs]):
    """Fate card, chest and cards are added up."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Say what comes of it, and ask from which stack to draw."""
        chest = state.chest()
        chest.total = chest.fate
        printed = state.room(chest.field).bonus
        if printed:
            chest.total += printed
            state.counted[ON_LOOT] += printed
            state.emit(events.CHEST_BONUS, subject, printed)
        for card, count in chest_bonuses(state, subject):
            chest.total += count
            state.count_bonus(subject, ON_LOOT, card, count)
        state.emit(events.CHEST_TOTAL, subject, chest.total, tier_of(chest.total))
        state.push(subject, [ChestPile()])


def chest_bonuses(s: Catacombs, seat: int) -> list[tuple[int, int]]:
    """Return what cards add to a chest, by card."""
    chest = s.chest()
    out = [(card, e.op.count) for card, _, e in s.effects(seat, ON_CHEST) if isinstance(e.op, ChestBonus)]
    return out + ([(chest.card, chest.bonus)] if chest.bonus else [])


def result_so_far(s: Catacombs) -> int:
    """Return what the chest that is open comes to as things stand."""
    chest = s.chest()
    return chest.fate + s.room(chest.field).bonus + sum([count for _, count in chest_bonuses(s, chest.seat)])


class ChestPile(Ask[Catacombs]):
    """From which stack is the treasure drawn?"""

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the best stack and those below it."""
        return [PILE + tier for tier in range(tier_of(state.chest().total), NONE, -1)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Draw from it, if nobody is quicker."""
        state.chest().tier = pick - PILE
        state.push(subject, [Opens(ENEMY_CHEST_DRAW), Scope(DRAW), TakeTreasure()])

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """The total is too low for that stack."""
        return state.refusal_of(pick, PILE, TIER_TOO_HIGH)


class TakeTreasure(Step[Catacombs]):
    """The treasure is drawn, and the chest marked."""

    def run(self, state: Catacombs, subject: int) -> None:
        """Draw it."""
        chest = state.chest()
        draw_treasure(state, subject, chest.tier, how.CHEST)
        mark(state, subject, chest.field, how.CHEST)
        state.spent = [*state.spent, *chest.drawn]
        state.chests.pop()
