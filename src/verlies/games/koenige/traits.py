"""Effects that hold while a card is equipped; the rules ask for them where they matter."""

from .content.ids import NONE, ONCE_PER_TURN, PASSIVE
from .kinds import Effect, Trait
from .state import Catacombs


class WinTies(Trait[Catacombs]):
    """An attack succeeds on equal totals."""


class ExtraFate(Trait[Catacombs]):
    """More fate cards are drawn, and the best one counts."""

    count: int


class AttackRange(Trait[Catacombs]):
    """Enemies up to so many joined rooms away can be attacked."""

    count: int


class LimitAttacks(Trait[Catacombs]):
    """At most so many attacks a turn."""

    count: int


class RepeatAttack(Trait[Catacombs]):
    """One enemy can be attacked so many times more in a turn."""

    count: int


class ChestBonus(Trait[Catacombs]):
    """Chests give more."""

    count: int


class ModGift(Trait[Catacombs]):
    """So many more cards can be given to mates in a turn."""

    count: int


class PassWall(Trait[Catacombs]):
    """A step may go through a wall into the room behind it."""


class Pace(Trait[Catacombs]):
    """Move actions are longer or shorter."""

    count: int


class NoTeleport(Trait[Catacombs]):
    """The owner cannot jump through portals, and the own team cannot teleport the owner."""


class Silence(Trait[Catacombs]):
    """The defender's team may play no special cards in a fight."""


class Immunity(Trait[Catacombs]):
    """Cards of enemies do not touch the owner in some way."""

    to: int


class ChooseRoom(Trait[Catacombs]):
    """In the expansion the owner looks at so many room cards and lays one."""

    look: int


def is_spent(s: Catacombs, card: int, at: int, effect: Effect) -> bool:
    """Return whether an effect that comes once a turn has come."""
    return effect.limit == ONCE_PER_TURN and card * 8 + at in s.turn.spent


def spend(s: Catacombs, card: int, at: int, effect: Effect) -> None:
    """Note that an effect has come."""
    if effect.limit == ONCE_PER_TURN:
        s.turn.spent.append(card * 8 + at)


def attack_range(s: Catacombs, seat: int) -> int:
    """Return how far somebody can attack."""
    out = 0
    for _, _, effect in s.effects(seat, PASSIVE):
        if isinstance(effect.op, AttackRange):
            out = max(out, effect.op.count)
    return out


def attack_limit(s: Catacombs, seat: int) -> int:
    """Return how often somebody may attack in a turn; NONE without a limit."""
    for _, _, effect in s.effects(seat, PASSIVE):
        if isinstance(effect.op, LimitAttacks):
            return effect.op.count
    return NONE


def repeats(s: Catacombs, seat: int) -> int:
    """Return how many attacks on the same enemy are allowed beyond the first."""
    return sum([op.op.count for _, _, op in s.effects(seat, PASSIVE) if isinstance(op.op, RepeatAttack)])


def pace(s: Catacombs, seat: int) -> list[tuple[int, int, int]]:
    """Return how equipment changes move actions: the limit, how much, the card."""
    return [(e.limit, e.op.count, card) for card, _, e in s.effects(seat, PASSIVE) if isinstance(e.op, Pace)]


def wall_passer(s: Catacombs, seat: int) -> int:
    """Return by which effect, as `Turn.spent` counts them, somebody can go through a wall now; NONE if by none."""
    for card, at, effect in s.effects(seat, PASSIVE):
        if isinstance(effect.op, PassWall) and not is_spent(s, card, at, effect):
            return card * 8 + at
    return NONE


def may_teleport(s: Catacombs, seat: int) -> bool:
    """Return whether nothing keeps somebody from jumping and being teleported by the own team."""
    return not any(isinstance(effect.op, NoTeleport) for _, _, effect in s.effects(seat, PASSIVE))


def is_immune(s: Catacombs, seat: int, to: int) -> bool:
    """Return whether cards of enemies do not touch somebody in some way."""
    return any(isinstance(e.op, Immunity) and e.op.to == to for _, _, e in s.effects(seat, PASSIVE))
