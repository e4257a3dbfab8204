"""The chances of fate, reckoned exactly from the open discard pile: a chest, and a fight."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from .boosts import ModAttack, ModDefense, ModFight
from .chest import chest_bonuses, tier_of
from .content.ids import ASIDE, ATTACK, DEFEND, DEFEND_REVEALED, NONE, ON_ATTACK, ON_CHEST, OWN_FATE_MAX, TIERS
from .draws import in_use
from .effects import RedrawFate, SetFate, SwapFates, side_of
from .fight import attack_bonuses, defence_bonuses, tie_breaker
from .kinds import Op
from .play import works
from .state import Catacombs, Fight
from .traits import ChestBonus, ExtraFate

HIGHEST: Final = 8
"""The highest fate value."""
SURE: Final = (ModAttack, ModDefense, ModFight, SetFate, SwapFates)
"""What changes a fight without chance."""


class Fate(NamedTuple):
    """What is known of the fate cards: of each value, from 0 on, how many may come."""

    pool: tuple[int, ...]
    """In the pile and aside, for nobody knows which is where."""
    left: int
    """How many cards can be drawn before the next shuffle."""
    whole: tuple[int, ...]
    """What there would be after a shuffle: all but the cards of the fights and chests that are on."""


def fate_of(s: Catacombs) -> Fate:
    """Return what everybody at the table knows of the fate cards."""
    used = in_use(s)
    whole = [card for card in range(len(s.box.fate)) if card not in used]
    pool = [card for card in whole if card not in s.spent]
    return Fate(_counted(s, pool), max(len(pool) - ASIDE, 0), _counted(s, whole))


def _counted(s: Catacombs, cards: list[int]) -> tuple[int, ...]:
    values = [s.box.fate[card] for card in cards]
    return tuple(values.count(value) for value in range(HIGHEST + 1))


def _less(counts: tuple[int, ...], value: int) -> tuple[int, ...]:
    return tuple(count - (at == value) for at, count in enumerate(counts))


def draws(fate: Fate) -> Iterator[tuple[int, float, Fate]]:
    """Yield what the next card may be, how likely, and what is left after it; an empty pile is shuffled first."""
    pool, left = (fate.pool, fate.left) if fate.left else (fate.whole, sum(fate.whole) - ASIDE)
    total = sum(pool)
    for value, count in enumerate(pool):
        if count:
            yield value, count / total, Fate(_less(pool, value), left - 1, _less(fate.whole, value))


def bests(fate: Fate, n: int) -> Iterator[tuple[int, float, Fate]]:
    """Yield what the best of n cards may be, how likely, and what is left after them."""
    for value, chance, rest in draws(fate):
        if n == 1:
            yield value, chance, rest
        else:
            for found, likely, after in bests(rest, n - 1):
                yield max(value, found), chance * likely, after


# Chests


def chest_chances(s: Catacombs, bonus: int) -> list[float]:
    """Return how likely bronze, silver and gold are the best that a chest with this bonus allows for."""
    return list(tier_chances(fate_of(s), bonus))


@lru_cache(1024)
def tier_chances(fate: Fate, bonus: int) -> tuple[float, ...]:
    """Return how likely each tier is, by what is known of the fate cards."""
    out = [0.0] * len(TIERS)
    for value, chance, _ in draws(fate):
        out[tier_of(value + bonus)] += chance
    return tuple(out)


def chest_bonus(s: Catacombs, seat: int) -> int:
    """Return what the chest of the room and the equipment of somebody add to the fate card."""
    worn = sum(e.op.count for _, _, e in s.effects(seat, ON_CHEST) if isinstance(e.op, ChestBonus))
    return s.here(seat).bonus + worn


# Fights


class Duel(NamedTuple):
    """What decides a fight besides fate."""

    ahead: int
    """By how much the attack exceeds the defence."""
    attacker: int = 1
    """How many cards the attacker draws; the best counts."""
    defender: int = 1
    ties: bool = False
    """Whether the attack succeeds on equal totals."""
    again: int = 0
    """Up to which value the defender draws once more."""


@lru_cache(4096)
def duel_chance(fate: Fate, duel: Duel) -> float:
    """Return how likely an attack succeeds."""
    out = 0.0
    for mine, chance, rest in bests(fate, duel.attacker):
        for theirs, likely in _defence(rest, duel):
            lead = mine + duel.ahead - theirs
            if lead > 0 or (lead == 0 and duel.ties):
                out += chance * likely
    return out


def _defence(fate: Fate, duel: Duel) -> Iterator[tuple[int, float]]:
    """Yield what the fate card of the defender may be, how likely; one that is too low is drawn again."""
    for value, chance, rest in bests(fate, duel.defender):
        if value > duel.again:
            yield value, chance
        else:
            for other, likely, _ in draws(rest):
                yield other, chance * likely


def attack_chance(s: Catacombs, seat: int, foe: int, beside: bool = False) -> float:
    """Return how likely an attack would succeed if nobody played a card, from where one stands or from beside."""
    staged, fight = s.fork(), Fight()
    fight.attacker, fight.defender, fight.field = seat, foe, s.heroes[foe].field
    fight.ranged = not beside and s.heroes[seat].field != fight.field
    staged.fights.append(fight)
    return chance_of(staged)


def chance_of(s: Catacombs) -> float:
    """Return how likely the attack of the innermost fight succeeds, before its fate cards are drawn."""
    fight = s.fight()
    cards = fates(s, fight.attacker, ATTACK), fates(s, fight.defender, DEFEND)
    return duel_chance(fate_of(s), Duel(ahead(s), *cards, tie_breaker(s) != NONE, redrawn(s, fight.defender)))


def ahead(s: Catacombs) -> int:
    """Return by how much the attack of the innermost fight exceeds the defence without fate."""
    fight = s.fight()
    played = sum(count if side == ON_ATTACK else -count for side, _, count in fight.boosts)
    mine = sum(count for _, count in attack_bonuses(s, fight))
    return played + mine - sum(count for _, count in defence_bonuses(s, fight))


def fates(s: Catacombs, seat: int, trigger: int) -> int:
    """Return how many fate cards somebody draws."""
    return 1 + sum(each.op.count for _, _, each in s.effects(seat, trigger) if isinstance(each.op, ExtraFate))


def redrawn(s: Catacombs, seat: int) -> int:
    """Return up to which value a fate card of the defender is drawn again by itself."""
    found = [each for _, _, each in s.effects(seat, DEFEND_REVEALED) if isinstance(each.op, RedrawFate)]
    return max([each.least for each in found if each.condition == OWN_FATE_MAX and not each.optional], default=0)


# Special cards


def stands(s: Catacombs) -> float:
    """Return how likely the attack of the innermost fight succeeds as things stand, before its fate cards or after."""
    if not s.fight().fate:
        return chance_of(s)
    attack, defence = s.fight().fate
    lead = attack - defence + ahead(s)
    return 1.0 if lead > 0 or (lead == 0 and tie_breaker(s) != NONE) else 0.0


def effects_of(s: Catacombs, seat: int, card: int) -> list[Op[Catacombs]]:
    """Return what a special card would do now."""
    cause = s.agenda[-1].subject
    return [each.op for each in s.card(card).effects if works(s, seat, card, each, cause)]


def chance_with(s: Catacombs, seat: int, card: int) -> float | None:
    """Return how likely the attack succeeds once a special card is played; None if it is about something else."""
    ops = effects_of(s, seat, card)
    if s.chests or not s.fights or not ops:
        return None
    if len(ops) == 1 and isinstance(ops[0], RedrawFate):
        return _chance_again(s, seat, ops[0].better)
    if not all(isinstance(op, SURE) for op in ops):
        return None
    staged = s.fork()
    for op in ops:
        op.do(staged, seat, s.agenda[-1].subject, card)
    return stands(staged)


def _chance_again(s: Catacombs, seat: int, better: bool) -> float:
    """Return how likely the attack succeeds once somebody has drawn another fate card."""
    side, out = side_of(s, seat), 0.0
    for value, chance, _ in draws(fate_of(s)):
        staged = s.fork()
        fate = staged.fight().fate
        fate[side] = max(value, fate[side]) if better else value
        out += chance * stands(staged)
    return out


def tiers_with(s: Catacombs, seat: int, card: int) -> list[float]:
    """Return how likely each stack is the best for a chest once another fate card is drawn; empty if none is."""
    ops = effects_of(s, seat, card)
    if not s.chests or len(ops) != 1 or not isinstance(ops[0], RedrawFate):
        return []
    chest, out = s.chest(), [0.0] * len(TIERS)
    bonus = s.room(chest.field).bonus + sum(count for _, count in chest_bonuses(s, chest.seat))
    for value, chance, _ in draws(fate_of(s)):
        out[tier_of((max(value, chest.fate) if ops[0].better else value) + bonus)] += chance
    return out
