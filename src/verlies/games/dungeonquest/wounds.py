"""Wounds, healing, death and coming back."""

from verlies.core.agenda import Ask, Step
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.harm import Harm

from . import events, how
from .boards import TOWERS
from .content.ids import ALIVE, BY_CARD, BY_WOUNDS, DEAD, INSIDE, NONE, ON_WOUNDS
from .options import TOWER
from .reasons import NO_RETURN
from .state import DungeonState, Fight, Hero
from .uses import Moment


def suffer(s: DungeonState, seat: int, count: int) -> None:
    """Give a hero wounds that nothing can prevent any more."""
    hero = s.heroes[seat]
    if count <= 0 or hero.status != INSIDE:
        return
    before = s.life_left(seat)
    hero.wounds += count
    s.emit(events.WOUNDED, seat, count, before, c=max(s.life_left(seat), 0))
    if s.life_left(seat) <= 0:
        die(s, seat, BY_WOUNDS)


def heal(s: DungeonState, seat: int, count: int) -> None:
    """Heal wounds; what is too much is lost."""
    hero = s.heroes[seat]
    healed = min(count, hero.wounds)
    if healed:
        before = s.life_left(seat)
        hero.wounds -= healed
        s.emit(events.HEALED, seat, healed, before, c=before + healed)


def end_fight(s: DungeonState) -> None:
    """Discard the monster card; everybody sees it now."""
    if s.fight.card != NONE:
        s.discard(s.fight.card)
        s.reveal(s.everybody())
    s.fight = Fight()


def clear_cards(s: DungeonState, hero: Hero) -> None:
    """Discard everything that lies before a hero; the rune leaves the game."""
    for number in hero.loot + hero.kept + hero.pile:
        s.discard(number)
    s.boxed = sorted(s.boxed + hero.runes)
    hero.loot, hero.worth, hero.kept, hero.pile, hero.active, hero.runes = [], [], [], [], [], []


def clear_hero(s: DungeonState, seat: int) -> None:
    """Take a hero off the board, with everything that was his."""
    hero = s.heroes[seat]
    clear_cards(s, hero)
    hero.wounds = hero.determination = hero.skip = 0
    hero.below = hero.hole = False
    hero.cell = hero.side = NONE


def die(s: DungeonState, seat: int, cause: int) -> None:
    """A hero dies: the turn ends at once, cards and markers go back."""
    hero = s.heroes[seat]
    if hero.status != INSIDE:
        return
    if s.fight.hero == seat:
        end_fight(s)
    s.reveal(s.everybody())
    clear_hero(s, seat)
    hero.status = DEAD
    hero.cause = cause
    s.pending_wounds = s.blow = s.turn.foe = 0
    s.emit(events.DIED, seat, cause)
    s.drop_frames_of(seat)
    if s.sunset:
        return
    s.first_gone()
    if s.terms.respawn:
        s.ask(Respawn(), seat, seat if s.terms.solo else s.left_of(seat))


class Die(Step[DungeonState]):
    """The hero is dead."""

    cause: int = BY_CARD

    def run(self, state: DungeonState, subject: int) -> None:
        """Die."""
        die(state, subject, self.cause)


class Respawn(Ask[DungeonState]):
    """Death can wait: the left neighbour puts the hero into a tower room."""

    def options(self, state: DungeonState, subject: int, seat: int) -> list[int]:
        """Offer the towers without a hero."""
        return [TOWER + cell for cell in TOWERS if not state.occupied(cell, subject)]

    def answer(self, state: DungeonState, subject: int, seat: int, pick: int) -> None:
        """Put the hero there."""
        hero = state.heroes[subject]
        hero.status = INSIDE
        hero.cause = ALIVE
        state.stand(subject, pick - TOWER)
        state.emit(events.RETURNED, subject, pick - TOWER, state.life_left(subject))

    def why_not(self, state: DungeonState, subject: int, seat: int, pick: int) -> Refusal:
        """Only towers without a hero."""
        return state.refusal(NO_RETURN) if pick - TOWER in TOWERS else NOT_OFFERED


class Wounds(Step[DungeonState]):
    """Wounds from one source: announced, perhaps prevented, then suffered."""

    count: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Announce them."""
        threaten(state, subject, self.count)


def threaten(s: DungeonState, seat: int, count: int) -> None:
    """Announce wounds from one source, which may still be prevented; the last thing a step does."""
    if count > 0:
        s.pending_wounds = count
        Suffer().announce(s, seat)


class OnWounds(Moment):
    """Wounds are announced; whoever can may prevent them."""

    def __init__(self) -> None:
        super().__init__(ON_WOUNDS)

    def case(self, state: DungeonState, subject: int) -> str:
        """Say how many there are."""
        return f"count={state.pending_wounds}"


class Suffer(Harm[DungeonState]):
    """What was announced and not prevented is suffered."""

    def before(self, state: DungeonState, seat: int) -> OnWounds:
        """Return the moment to prevent it."""
        return OnWounds()

    def taken(self, state: DungeonState, seat: int) -> int:
        """Return the wounds that are pending, and let them be so no more."""
        count = state.pending_wounds
        state.pending_wounds = 0
        return count

    def suffer(self, state: DungeonState, seat: int, n: int) -> None:
        """Suffer them."""
        suffer(state, seat, n)


class Prevent(Step[DungeonState]):
    """Some or all (0) of the announced wounds are prevented."""

    count: int = 0
    why: int = how.ABILITY

    def run(self, state: DungeonState, subject: int) -> None:
        """Take them off."""
        stopped = state.pending_wounds if self.count == 0 else min(self.count, state.pending_wounds)
        state.pending_wounds -= stopped
        state.emit(events.PREVENTED, subject, stopped, self.why)


class PayWound(Step[DungeonState]):
    """A wound taken as a price, which cannot be prevented."""

    count: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Take it."""
        suffer(state, subject, self.count)


class Heal(Step[DungeonState]):
    """Some or all (0) wounds are healed."""

    count: int = 0

    def run(self, state: DungeonState, subject: int) -> None:
        """Heal them; dice that heal nobody are told."""
        hurt = state.heroes[subject].wounds
        if not hurt:
            state.emit(events.NOTHING, subject, sum(state.dice))
        heal(state, subject, self.count or hurt)


class WoundMargin(Step[DungeonState]):
    """Wounds by how much the last test failed."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Announce them."""
        threaten(state, subject, state.margin)


class WoundMinus(Step[DungeonState]):
    """Wounds: a number less an attribute."""

    count: int
    attribute: int

    def run(self, state: DungeonState, subject: int) -> None:
        """Announce them."""
        threaten(state, subject, self.count - state.attribute(subject, self.attribute))


class WoundHalf(Step[DungeonState]):
    """Wounds: half of the life that is left, rounded up."""

    def run(self, state: DungeonState, subject: int) -> None:
        """Announce them."""
        threaten(state, subject, (state.life_left(subject) + 1) // 2)
