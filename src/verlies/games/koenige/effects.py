"""What cards do: the words of the closed vocabulary that are carried out."""

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from verlies.core.agenda import Ask
from verlies.core.option import KIND
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.kit.tiles import TURNS

from . import events, how
from .chest import DRAW, loot, loot_refusal
from .conditions import holds
from .content.ids import (
    ACTION_CARD,
    ACTIONS,
    ALLY_OR_ENEMY,
    ALLY_OR_SELF,
    ANY_ENEMY,
    ARMOUR,
    ATTACKER,
    BRONZE,
    BY_CHANCE,
    BY_LOOKING,
    BY_OWNER,
    END_OF_TURN,
    ENEMY_IN_ROOM,
    ENEMY_WITHIN_2,
    EQUIPMENT,
    HAND,
    HAND_LOSS,
    HAND_STREAM,
    LOSER,
    MOVING_TAKING_DISARMING,
    NEXT_MOVE,
    NONE,
    ON_ATTACK,
    ON_DEFENCE,
    ON_LOOT,
    OWN_NEXT_TURN,
    PLACED,
    ROOM_STREAM,
    SELF,
    TRIGGERING_ENEMY,
)
from .draws import LookAt, discards, draw_fate, draw_treasure, reachable
from .equip import QuickEquip, doff, equip_options
from .fight import DEFEAT, attack, attack_refusal, is_room, targets
from .flags import check_end, finish_capture, looted_chests, mark, unmark
from .kinds import Op
from .moves import Going, can_move, goes_on, put
from .options import CHOOSE, DROP, GIVE, PUT, TAKE, TARGET, TOP, TURN
from .play import CARD, throw_away
from .reasons import (
    FOGGED,
    IMMUNE,
    NO_TARGET,
    NOT_BY_CARD,
    NOT_BY_GEAR,
    NOT_DROPPABLE,
    NOT_ON_CARD,
    OK,
    UNTOUCHED,
)
from .state import FOG, HASTE, PACE, Catacombs, Lasting
from .theft import THEFT
from .tiles import draw_and_lay, look_at_rooms, new_turns, on_top, open_fields, turn_refusal
from .traits import is_immune, may_teleport

OP = TypeVar("OP", bound=Op[Catacombs])
GUARDS_OF_HANDS: Final = (HAND_LOSS, MOVING_TAKING_DISARMING)
"""What protects the cards in a hand."""

# Whom it is about


def candidates(s: Catacombs, seat: int, who: int, cause: int) -> list[int]:
    """Return whom a word for somebody stands for."""
    if who == SELF:
        return [seat]
    if who == ALLY_OR_SELF:
        return [seat, *s.mates(seat)]
    if who == TRIGGERING_ENEMY:
        return [cause]
    if who in (LOSER, ATTACKER):
        return [s.fight().defender if who == LOSER else s.fight().attacker]
    return others(s, seat, who)


def others(s: Catacombs, seat: int, who: int) -> list[int]:
    """Return the figures on the map that a word stands for."""
    here = s.heroes[seat].field
    if who == ALLY_OR_ENEMY:
        return [other for other in s.order if other != seat]
    if who == ENEMY_IN_ROOM:
        return [enemy for enemy in s.enemies(seat) if s.heroes[enemy].field == here]
    if who == ENEMY_WITHIN_2:
        near = s.distances(here, 2)
        return [enemy for enemy in s.enemies(seat) if s.heroes[enemy].field in near]
    assert who == ANY_ENEMY
    return s.enemies(seat)


def shielded(s: Catacombs, seat: int, target: int, kinds: tuple[int, ...]) -> bool:
    """Return whether the equipment of an enemy keeps cards from doing something of these kinds."""
    return s.team(seat) != s.team(target) and any(is_immune(s, target, kind) for kind in kinds)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aimed(Op[Catacombs]):
    """An effect on somebody; where several come into question, one is chosen."""

    def among(self, state: Catacombs, seat: int, cause: int) -> list[int]:
        """Return whom the text names."""
        raise NotImplementedError

    def touches(self, state: Catacombs, seat: int, target: int, card: int) -> bool:
        """Return whether it would do anything to somebody whom no equipment protects."""
        raise NotImplementedError

    def guards(self) -> tuple[int, ...]:
        """Return what of equipment protects from it."""
        return (MOVING_TAKING_DISARMING,)

    def hit(self, state: Catacombs, seat: int, target: int, card: int) -> None:
        """Do it to somebody."""
        raise NotImplementedError

    def aims(self, state: Catacombs, seat: int, cause: int, card: int) -> list[int]:
        """Return those whom it can be done to."""
        found = [each for each in self.among(state, seat, cause) if self.touches(state, seat, each, card)]
        return [each for each in found if not shielded(state, seat, each, self.guards())]

    def miss(self, state: Catacombs, seat: int, target: int, cause: int, card: int) -> int:
        """Return why it cannot be done to somebody."""
        if target not in self.among(state, seat, cause):
            return NO_TARGET
        return IMMUNE if self.touches(state, seat, target, card) else UNTOUCHED

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be somebody."""
        return len(self.aims(state, seat, cause, card)) > 0

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Do it to the only one, or ask to whom."""
        aims = self.aims(state, seat, cause, card)
        if len(aims) == 1:
            self.hit(state, seat, aims[0], card)
        elif aims:
            state.push(seat, [PickTarget(card, place_on(state, card, self), cause)])


def place_on(s: Catacombs, card: int, op: Op[Catacombs]) -> int:
    """Return where an effect stands on its card."""
    return next(at for at, effect in enumerate(s.card(card).effects) if effect.op is op)


def op_of(s: Catacombs, card: int, at: int, kind: type[OP]) -> OP:
    """Return the effect of some kind that stands at a place on a card."""
    op = s.card(card).effects[at].op
    assert isinstance(op, kind)
    return op


class PickTarget(Ask[Catacombs]):
    """Whom is the card about?"""

    card: int
    at: int
    cause: int

    def aimed(self, state: Catacombs) -> Aimed:
        """Return the effect."""
        return op_of(state, self.card, self.at, Aimed)

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card."""
        return state.card(self.card).source()

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer those whom it can be done to."""
        return [TARGET + each for each in self.aimed(state).aims(state, subject, self.cause, self.card)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Do it."""
        self.aimed(state).hit(state, subject, pick - TARGET, self.card)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """The card does not reach or touch them."""
        if pick // KIND * KIND != TARGET:
            return NOT_OFFERED
        return state.refusal(self.aimed(state).miss(state, subject, pick - TARGET, self.cause, self.card))


# Cards


class DrawTreasure(Op[Catacombs]):
    """Draw treasures and keep some of them."""

    tier: int
    count: int
    keep: int

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be one."""
        return reachable(state, self.tier) != NONE

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Draw it, or look at several."""
        if self.count == 1:
            draw_treasure(state, seat, self.tier, how.CARD)
        else:
            state.push(seat, [LookAt(self.tier, self.count, self.keep, how.CARD)])


class TakeFromDiscard(Op[Catacombs]):
    """Take cards of a tier from the discard pile."""

    tier: int

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be one."""
        return len(discards(state, self.tier)) > 0

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Ask which."""
        state.push(seat, [TakeDiscarded(self.tier)])


class TakeDiscarded(Ask[Catacombs]):
    """Which card is taken from the discard pile?"""

    tier: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer those of the tier."""
        return [TAKE + card for card in discards(state, self.tier)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Take it."""
        state.discard.remove(pick - TAKE)
        state.heroes[subject].hand.append(pick - TAKE)
        state.emit(events.TOOK_BACK, subject, pick - TAKE)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It is not there, or of another tier."""
        return state.refusal_of(pick, TAKE, NOT_ON_CARD)


class DiscardSelf(Op[Catacombs]):
    """The card is discarded."""

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Put it on the discard pile."""
        throw_away(state, seat, card)


def transfer(s: Catacombs, card: int, victim: int, taker: int) -> None:
    """Pass a card from somebody to somebody's hand; what was in a hand only the two teams see."""
    in_hand = s.take_out(victim, card)
    s.heroes[taker].hand.append(card)
    seen = 1 << victim | 1 << taker if in_hand else -1
    s.reveal(1 << taker)
    s.emit(events.LOST_CARD, victim, card, how.HAND if in_hand else how.BOARD, seen)
    s.emit(events.TOOK_CARD, taker, card, victim, seen)


def any_of(s: Catacombs, hand: list[int]) -> int:
    """Return a card of a hand by chance."""
    return s.chance.take(HAND_STREAM, hand[:])


class CardsOf(Aimed):
    """Cards of somebody: from where, and who picks them."""

    who: int
    zone: int
    pick: int

    def among(self, state: Catacombs, seat: int, cause: int) -> list[int]:
        """Return whom the text names."""
        return candidates(state, seat, self.who, cause)

    def touches(self, state: Catacombs, seat: int, target: int, card: int) -> bool:
        """They must have one."""
        return can_lose(state, target, self.zone)

    def guards(self) -> tuple[int, ...]:
        """Hands are protected by more than equipment is."""
        return GUARDS_OF_HANDS if self.zone == HAND else (MOVING_TAKING_DISARMING,)


class TakeCard(CardsOf):
    """Take a card of somebody."""

    def hit(self, state: Catacombs, seat: int, target: int, card: int) -> None:
        """Take it: by chance, as the owner wants, or after a look."""
        if self.zone == EQUIPMENT:
            take_worn(state, seat, target, target if self.pick == BY_OWNER else seat)
        elif self.pick == BY_LOOKING:
            look_at_hand(state, seat, target)
        else:
            transfer(state, any_of(state, state.heroes[target].hand), target, seat)


def can_lose(s: Catacombs, target: int, zone: int) -> bool:
    """Return whether somebody has a card to lose."""
    return len(s.heroes[target].hand if zone == HAND else s.worn(target)) > 0


def take_worn(s: Catacombs, seat: int, target: int, chooser: int) -> None:
    """Take an equipped card; if there are two, somebody chooses."""
    worn = s.worn(target)
    if len(worn) == 1:
        transfer(s, worn[0], target, seat)
    else:
        s.ask(YieldCard(seat), target, chooser)


class YieldCard(Ask[Catacombs]):
    """Which equipped card changes hands?"""

    taker: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer what is equipped."""
        return [TAKE + card for card in state.worn(subject)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Hand it over."""
        transfer(state, pick - TAKE, subject, self.taker)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It is not equipped."""
        return state.refusal_of(pick, TAKE, NOT_ON_CARD)


def look_at_hand(s: Catacombs, seat: int, target: int) -> None:
    """Show the hand of somebody to somebody, and ask which card is taken."""
    s.looking, s.lookers = target, s.closed(1 << seat)
    s.reveal(s.lookers)
    s.emit(events.SAW_HAND, seat, target)
    s.push(seat, [TakeSeen()])


class TakeSeen(Ask[Catacombs]):
    """Which card of the hand is taken?"""

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer all of them."""
        return [TAKE + card for card in state.heroes[state.looking].hand]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Take it."""
        victim = state.looking
        state.looking, state.lookers = NONE, 0
        transfer(state, pick - TAKE, victim, subject)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It is not in that hand."""
        return state.refusal_of(pick, TAKE, NOT_BY_GEAR)


class SwapCards(Aimed):
    """Take a card of an enemy's hand by chance, and give another one back."""

    who: int

    def among(self, state: Catacombs, seat: int, cause: int) -> list[int]:
        """Return whom the text names."""
        return candidates(state, seat, self.who, cause)

    def touches(self, state: Catacombs, seat: int, target: int, card: int) -> bool:
        """Both must have a card."""
        own = [each for each in state.heroes[seat].hand if each != card]
        return len(own) > 0 and can_lose(state, target, HAND)

    def guards(self) -> tuple[int, ...]:
        """Hands are protected by more than equipment is."""
        return GUARDS_OF_HANDS

    def hit(self, state: Catacombs, seat: int, target: int, card: int) -> None:
        """Take one, and ask for the other."""
        transfer(state, any_of(state, state.heroes[target].hand), target, seat)
        state.push(seat, [GiveBack(target)])


class GiveBack(Ask[Catacombs]):
    """Which card is given for the one just taken, which is the last of the hand?"""

    target: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the others."""
        return [GIVE + card for card in state.heroes[subject].hand[:-1]]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Give it."""
        transfer(state, pick - GIVE, subject, self.target)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It is not in the hand, or just came there."""
        return state.refusal_of(pick, GIVE, NOT_ON_CARD)


class DiscardCard(CardsOf):
    """Cards of somebody are discarded."""

    def touches(self, state: Catacombs, seat: int, target: int, card: int) -> bool:
        """They must have one."""
        if target == seat:
            own = [each for each in state.heroes[seat].hand if each != card]
            return len(own) + len(state.worn(seat)) > 0
        return super().touches(state, seat, target, card)

    def hit(self, state: Catacombs, seat: int, target: int, card: int) -> None:
        """Discard one: by chance, or as somebody chooses."""
        if self.pick == BY_CHANCE:
            state.reveal((1 << state.seats) - 1)
            throw_away(state, target, any_of(state, state.heroes[target].hand))
            return
        cards = droppable(state, target, self.zone)
        if len(cards) == 1 and self.zone == EQUIPMENT:
            throw_away(state, target, cards[0])
        else:
            state.ask(DropCard(self.zone), target, target if self.pick == BY_OWNER else seat)


def droppable(s: Catacombs, seat: int, zone: int) -> list[int]:
    """Return the cards of somebody that can be discarded."""
    return s.worn(seat) if zone == EQUIPMENT else [*s.heroes[seat].hand, *s.worn(seat)]


class DropCard(Ask[Catacombs]):
    """Which card is discarded?"""

    zone: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer those that can be."""
        return [DROP + card for card in droppable(state, subject, self.zone)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Discard it."""
        throw_away(state, subject, pick - DROP)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It is not there."""
        return state.refusal_of(pick, DROP, NOT_DROPPABLE)


class ReturnEquipment(Aimed):
    """Somebody takes equipment back into the hand."""

    who: int
    both: bool
    """Weapon and armour, or only the armour."""

    def among(self, state: Catacombs, seat: int, cause: int) -> list[int]:
        """Return whom the text names."""
        return candidates(state, seat, self.who, cause)

    def returned(self, state: Catacombs, target: int) -> list[int]:
        """Return what goes back."""
        return [card for card in state.worn(target) if self.both or state.card(card).type == ARMOUR]

    def touches(self, state: Catacombs, seat: int, target: int, card: int) -> bool:
        """They must have something equipped."""
        return len(self.returned(state, target)) > 0

    def hit(self, state: Catacombs, seat: int, target: int, card: int) -> None:
        """Take it off."""
        for each in self.returned(state, target):
            doff(state, target, each, how.CARD)


class EquipNow(Op[Catacombs]):
    """Change the equipment at once."""

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be something to change."""
        return len(equip_options(state, seat)) > 0

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Ask what."""
        state.push(seat, [QuickEquip()])


# Actions and ways


class ExtraActions(Op[Catacombs]):
    """More actions in the own turn."""

    count: int

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """It must be the own turn."""
        return state.turn.seat == seat and state.turn.phase == ACTIONS

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Add them."""
        state.turn.actions += self.count
        state.emit(events.MORE_ACTIONS, seat, self.count)


class MoveSelf(Op[Catacombs]):
    """Move up to so many rooms, with portals as in a move action."""

    count: int

    def steps(self) -> int:
        """Return how many."""
        return self.count

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """Some way must lead on."""
        return can_move(state, seat)

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Ask for the way; what follows on the card at once is the same move."""
        effects = state.card(card).effects
        at = place_on(state, card, self)
        steps = 0
        while at < len(effects) and effects[at].op.steps():
            steps += effects[at].op.steps() if holds(state, seat, effects[at]) else 0
            at += 1
        state.halted &= ~(1 << seat)
        state.push(seat, [Going(steps, False)])


class ModMoveSteps(Op[Catacombs]):
    """Move actions of this turn are longer or shorter, or only the next one."""

    who: int
    count: int
    limit: int

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Note it for the turn."""
        pace = Lasting()
        pace.kind = HASTE if self.limit == NEXT_MOVE else PACE
        pace.seat = candidates(state, seat, self.who, cause)[0]
        pace.by, pace.count, pace.card, pace.until = seat, self.count, card, END_OF_TURN
        state.lasting = [*state.lasting, pace]
        length = how.LONGER if self.count > 0 else how.SHORTER
        state.emit(events.STEPS, pace.seat, abs(self.count), card, c=how.NEXT if self.limit == NEXT_MOVE else length)


class EndMove(Op[Catacombs]):
    """The move of whoever gave the occasion ends."""

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """It must be able to go on."""
        return goes_on(state, cause)

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Stop it."""
        state.halted |= 1 << cause
        state.emit(events.HALTED, cause)


class MoveTarget(Aimed):
    """Move somebody's figure through an exit."""

    who: int

    def among(self, state: Catacombs, seat: int, cause: int) -> list[int]:
        """Return whom the text names."""
        return candidates(state, seat, self.who, cause)

    def touches(self, state: Catacombs, seat: int, target: int, card: int) -> bool:
        """Some way must lead on."""
        return len(push_fields(state, target)) > 0

    def hit(self, state: Catacombs, seat: int, target: int, card: int) -> None:
        """Ask where to."""
        state.ask(PushTo(), target, seat)


def push_fields(s: Catacombs, target: int) -> list[int]:
    """Return where a figure can be pushed."""
    return [field for field in s.neighbours(s.heroes[target].field) if not s.is_fogged(target, field)]


class PushTo(Ask[Catacombs]):
    """Where is the figure pushed?"""

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the next rooms."""
        return [PUT + field for field in push_fields(state, subject)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Push it."""
        put(state, subject, pick - PUT)
        state.emit(events.PUSHED, subject, state.place(pick - PUT))

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """No exit leads there, or fog lies there."""
        near = pick - PUT in state.neighbours(state.heroes[subject].field)
        return state.refusal_of(pick, PUT, FOGGED if near else NOT_BY_CARD)


class Teleport(Aimed):
    """Put a figure into one of some rooms."""

    who: int
    to: tuple[int, ...]

    def among(self, state: Catacombs, seat: int, cause: int) -> list[int]:
        """Return whom the text names."""
        return candidates(state, seat, self.who, cause)

    def names(self, state: Catacombs, target: int, field: int) -> bool:
        """Return whether the card names a room, and the figure does not stand there."""
        if field == state.heroes[target].field:
            return False
        return any(is_room(state, field, kind, state.team(target)) for kind in self.to)

    def leads(self, state: Catacombs, target: int, field: int) -> bool:
        """Return whether the figure can be put into a room."""
        return self.names(state, target, field) and not state.is_fogged(target, field)

    def fields(self, state: Catacombs, target: int) -> list[int]:
        """Return where the figure can be put."""
        return [field for field in state.laid() if self.leads(state, target, field)]

    def touches(self, state: Catacombs, seat: int, target: int, card: int) -> bool:
        """There must be such a room, and nothing that keeps mates where they are."""
        if state.team(seat) == state.team(target) and not may_teleport(state, target):
            return False
        return any(self.leads(state, target, field) for field in state.laid())

    def hit(self, state: Catacombs, seat: int, target: int, card: int) -> None:
        """Put it there, or ask where."""
        fields = self.fields(state, target)
        if len(fields) == 1:
            teleport(state, target, fields[0])
        else:
            state.ask(TeleportTo(card, place_on(state, card, self)), target, seat)


def teleport(s: Catacombs, seat: int, field: int) -> None:
    """Put a figure into a room."""
    put(s, seat, field)
    s.emit(events.TELEPORTED, seat, s.place(field))


class TeleportTo(Ask[Catacombs]):
    """Into which room?"""

    card: int
    at: int

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card."""
        return state.card(self.card).source()

    def teleport(self, state: Catacombs) -> Teleport:
        """Return the effect."""
        return op_of(state, self.card, self.at, Teleport)

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the rooms that the card names."""
        return [PUT + field for field in self.teleport(state).fields(state, subject)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Put the figure there."""
        teleport(state, subject, pick - PUT)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """The card does not lead there, or fog lies there."""
        field = pick - PUT
        named = state.is_laid(field) and self.teleport(state).names(state, subject, field)
        return state.refusal_of(pick, PUT, FOGGED if named else NOT_BY_CARD)


class SwapPositions(Aimed):
    """Change places with another figure that is near enough."""

    most: int

    def among(self, state: Catacombs, seat: int, cause: int) -> list[int]:
        """Return the figures that are near enough and elsewhere."""
        here = state.heroes[seat].field
        near = state.distances(here, self.most)
        others = candidates(state, seat, ALLY_OR_ENEMY, cause)
        return [each for each in others if state.heroes[each].field in near and state.heroes[each].field != here]

    def touches(self, state: Catacombs, seat: int, target: int, card: int) -> bool:
        """Neither may be kept out of the other's room."""
        here, there = state.heroes[seat].field, state.heroes[target].field
        return not state.is_fogged(seat, there) and not state.is_fogged(target, here)

    def hit(self, state: Catacombs, seat: int, target: int, card: int) -> None:
        """Change places."""
        here, there = state.heroes[seat].field, state.heroes[target].field
        put(state, seat, there)
        put(state, target, here)
        state.emit(events.SWAPPED, seat, target)


# Fights and chests


class AttackNow(Aimed):
    """Attack without spending an action."""

    bonus: int
    who: int

    def among(self, state: Catacombs, seat: int, cause: int) -> list[int]:
        """Return the enemies it may be."""
        return [cause] if self.who == TRIGGERING_ENEMY else targets(state, seat)

    def touches(self, state: Catacombs, seat: int, target: int, card: int) -> bool:
        """It must be possible to attack them in this turn."""
        return attack_refusal(state, seat, target) == OK

    def guards(self) -> tuple[int, ...]:
        """Nothing protects from it."""
        return ()

    def hit(self, state: Catacombs, seat: int, target: int, card: int) -> None:
        """Attack."""
        attack(state, seat, target, how.CARD, self.bonus, card)


class RedrawFate(Op[Catacombs]):
    """Draw another fate card for oneself; it counts, or the better one does."""

    better: bool

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Draw it for the chest or the fight that is on."""
        if state.chests:
            chest = state.chest()
            value = draw_fate(state, seat, ON_LOOT, chest.drawn)
            chest.fate = max(value, chest.fate) if self.better else value
            state.count_from(seat, ON_LOOT, chest.fate)
            return
        fight = state.fight()
        side = side_of(state, seat)
        value = draw_fate(state, seat, side, fight.drawn)
        set_fate(state, seat, max(value, fight.fate[side]) if self.better else value)


def side_of(s: Catacombs, seat: int) -> int:
    """Return on which side of the fight somebody is."""
    return ON_ATTACK if s.fight().attacker == seat else ON_DEFENCE


def set_fate(s: Catacombs, seat: int, value: int) -> None:
    """Let somebody's fate card in a fight count so much."""
    side = side_of(s, seat)
    s.fight().fate[side] = value
    s.count_from(seat, side, value)


class SetFate(Op[Catacombs]):
    """The own fate card counts so much."""

    value: int

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """It must count something else by now."""
        return state.fight().fate[side_of(state, seat)] != self.value

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Set it."""
        set_fate(state, seat, self.value)


class SwapFates(Op[Catacombs]):
    """The two fate cards are exchanged."""

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Exchange them."""
        fight = state.fight()
        mine, theirs = fight.fate
        state.emit(events.FATES_SWAPPED, seat)
        set_fate(state, fight.attacker, theirs)
        set_fate(state, fight.defender, mine)


class PreventDefeat(Op[Catacombs]):
    """The attack fails instead."""

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Nothing more needs to be asked."""
        state.fight().saved = True
        state.cut(DEFEAT)


class DisplaceChoice(Op[Catacombs]):
    """Other rooms come into question for the loser, whoever of the two has the card chooses."""

    to: tuple[int, ...]
    by_loser: bool

    def landing(self) -> tuple[int, ...]:
        """Return them, if the winner chooses."""
        return () if self.by_loser else self.to

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """The winner's equipment is asked for it when the loser is put somewhere."""
        return self.by_loser

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Let the loser choose."""
        state.fight().landing = list(self.to)
        state.fight().by_loser = True


class LootChest(Op[Catacombs]):
    """Loot the chest of the room, even under an X."""

    bonus: int

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be one."""
        return loot_refusal(state, seat, True) == OK

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Loot it."""
        loot(state, seat, how.CARD, self.bonus, card)


class InterceptTreasure(Op[Catacombs]):
    """Take the treasure that somebody is about to draw from a chest."""

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be one."""
        return reachable(state, state.chest().tier) != NONE

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Draw it; whoever is robbed of it draws bronze, and nothing more needs to be asked."""
        state.emit(events.INTERCEPTED, seat, cause)
        draw_treasure(state, seat, state.chest().tier, how.CARD)
        state.chest().tier = BRONZE
        state.cut(DRAW)


class Cancel(Op[Catacombs]):
    """An action card that was named, or a theft that was declared, has no effect."""

    what: int

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Cancel it; action and card stay spent."""
        state.emit(events.CANCELLED, seat, cause)
        state.cut(CARD if self.what == ACTION_CARD else THEFT)


# Flags and rooms


class FinishCapture(Op[Catacombs]):
    """Complete the own capture of a flag that is worth at most so much."""

    most: int

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be one."""
        flag = state.heroes[seat].capturing
        return flag != NONE and state.value(flag) <= self.most

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Complete it; this may end the game."""
        finish_capture(state, seat)
        check_end(state)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sited(Op[Catacombs]):
    """An effect on a room that is chosen."""

    def suits(self, state: Catacombs, seat: int, field: int) -> bool:
        """Return whether it can be done to a room."""
        raise NotImplementedError

    def fields(self, state: Catacombs, seat: int) -> list[int]:
        """Return the rooms it can be done to."""
        return [field for field in state.laid() if self.suits(state, seat, field)]

    def settle(self, state: Catacombs, seat: int, field: int, card: int) -> None:
        """Do it there."""
        raise NotImplementedError

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be one."""
        return any(self.suits(state, seat, field) for field in state.laid())

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Do it to the only one, or ask where."""
        fields = self.fields(state, seat)
        if len(fields) == 1:
            self.settle(state, seat, fields[0], card)
        else:
            state.push(seat, [PickField(card, place_on(state, card, self))])


class PickField(Ask[Catacombs]):
    """Which room is the card about?"""

    card: int
    at: int

    def sited(self, state: Catacombs) -> Sited:
        """Return the effect."""
        return op_of(state, self.card, self.at, Sited)

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card."""
        return state.card(self.card).source()

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the rooms it can be done to."""
        return [CHOOSE + field for field in self.sited(state).fields(state, subject)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Do it there."""
        self.sited(state).settle(state, subject, pick - CHOOSE, self.card)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It cannot be done there."""
        return state.refusal_of(pick, CHOOSE, NOT_BY_CARD)


class ClearChests(Op[Catacombs]):
    """Take the X away from all chests."""

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be one."""
        return len(looted_chests(state)) > 0

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Take them away."""
        chests = looted_chests(state)
        state.marks = [field for field in state.marks if field not in chests]
        state.emit(events.CLEARED, seat, len(chests), how.CARD)


class BreakSeal(Sited):
    """Take the X away from a flag of the others that lies in its room."""

    def suits(self, state: Catacombs, seat: int, field: int) -> bool:
        """It must lie there under an X."""
        return field in state.marks and state.lies(field, 1 - state.team(seat))

    def settle(self, state: Catacombs, seat: int, field: int, card: int) -> None:
        """Take it away."""
        unmark(state, seat, field, how.CARD)


class PlaceX(Op[Catacombs]):
    """Put an X on the flag that was about to be stolen."""

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """It must lie in its room."""
        return state.theft != NONE and state.flags[state.theft].status == PLACED

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Put it there."""
        mark(state, seat, state.flags[state.theft].field, how.CARD)


class Fog(Sited):
    """No enemy may enter a room until the own next turn."""

    def suits(self, state: Catacombs, seat: int, field: int) -> bool:
        """No enemy may be there."""
        return not any(state.heroes[enemy].field == field for enemy in state.enemies(seat))

    def settle(self, state: Catacombs, seat: int, field: int, card: int) -> None:
        """Lay fog there."""
        fog = Lasting()
        fog.kind, fog.seat, fog.by, fog.field, fog.card = FOG, seat, seat, field, card
        fog.until = OWN_NEXT_TURN
        state.lasting = [*state.lasting, fog]
        state.emit(events.FOG, seat, state.place(field))


class RotateRoom(Sited):
    """Turn a room without figures, so that its sides match and it stays joined."""

    def suits(self, state: Catacombs, seat: int, field: int) -> bool:
        """Nobody may be there, and it must be possible to turn it."""
        return not state.at(field) and len(new_turns(state, field)) > 0

    def settle(self, state: Catacombs, seat: int, field: int, card: int) -> None:
        """Turn it, or ask how."""
        turns = new_turns(state, field)
        if len(turns) == 1:
            rotate(state, seat, field, turns[0])
        else:
            state.push(seat, [TurnLaid(field)])


def rotate(s: Catacombs, seat: int, field: int, turns: int) -> None:
    """Turn a room that lies."""
    room = s.chart.lying[field] // TURNS
    s.chart.lay(field, room, turns)
    s.emit(events.ROTATED, seat, room, s.place(field))


class TurnLaid(Ask[Catacombs]):
    """How is the room turned?"""

    field: int

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer the turns that fit."""
        return [TURN + turns for turns in new_turns(state, self.field)]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Turn it."""
        rotate(state, subject, self.field, pick % KIND)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It does not fit so."""
        if pick // KIND * KIND != TURN:
            return NOT_OFFERED
        return state.refusal(turn_refusal(state, self.field, pick - TURN))


class LayExtraRoom(Op[Catacombs]):
    """Lay another room card."""

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be one, and an exit for it."""
        return state.rooms.count() > 0 and len(open_fields(state)) > 0

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Draw it."""
        draw_and_lay(state, seat, how.CARD)


class PeekRooms(Op[Catacombs]):
    """Look at the top room cards and put them back in any order."""

    count: int

    def possible(self, state: Catacombs, seat: int, cause: int, card: int) -> bool:
        """There must be one."""
        return state.rooms.count() > 0

    def do(self, state: Catacombs, seat: int, cause: int, card: int) -> None:
        """Look, and ask for the order."""
        n = len(look_at_rooms(state, seat, self.count))
        if n > 1:
            state.push(seat, [OrderRooms(card, n, 0)])


class OrderRooms(Ask[Catacombs]):
    """Which of the room cards comes next, from the top down?"""

    card: int
    count: int
    fixed: int

    def source(self, state: Catacombs, subject: int) -> str:
        """Return the card."""
        return state.card(self.card).source()

    def options(self, state: Catacombs, subject: int, seat: int) -> list[int]:
        """Offer those whose place is open."""
        return [TOP + room for room in on_top(state, subject, self.count)[self.fixed :]]

    def answer(self, state: Catacombs, subject: int, seat: int, pick: int) -> None:
        """Move it up; the last one has its place."""
        at = on_top(state, subject, self.count).index(pick - TOP)
        raise_room(state, subject, self.count, at, self.fixed)
        if self.fixed + 2 < self.count:
            state.push(subject, [OrderRooms(self.card, self.count, self.fixed + 1)])
        else:
            state.emit(events.REORDERED, subject, self.count, self.card)

    def why_not(self, state: Catacombs, subject: int, seat: int, pick: int) -> Refusal:
        """It was not looked at, or has its place."""
        return state.refusal_of(pick, TOP, NOT_ON_CARD)


def raise_room(s: Catacombs, seat: int, n: int, at: int, to: int) -> None:
    """Move one of the n room cards looked at up, places counted from the top; the team alone knows their order then."""
    rooms = [s.rooms.draw(s.chance, ROOM_STREAM) for _ in range(n)]
    rooms.insert(to, rooms.pop(at))
    for room in reversed(rooms):
        s.rooms.put_on_top(room, s.closed(1 << seat))
    s.backs[len(s.backs) - n :] = [s.box.rooms[room].back for room in reversed(rooms)]
