"""Drawing items: rewards, item tiles, chests and the traps among them."""

from verlies.core.agenda import Ask
from verlies.core.option import PASS
from verlies.kit.deck import refill

from . import events, how
from .content.ids import CHEST, ITEM_STREAM, NONE
from .gear import lay_down, lift, pile, put_away, spot
from .harm import bury, lose, lose_reduced
from .kinds import Chest, Insurance, Item, TrapFall
from .options import DRAW
from .reasons import MONSTER_HERE, NO_CHEST, OK
from .rolls import one_die, throw
from .state import BagState


class DrawItem(Ask[BagState]):
    """Do you draw an item? It is a right and no duty, for there are traps in the bag."""

    count: int
    """How many may be drawn, one after the other."""
    how: int

    def rule(self, state: BagState, subject: int) -> str:
        """Return the rule about what brought the item, or about the right to decline."""
        return state.ask_rule(f"DrawItem.{how.HOWS.names[self.how]}")

    def case(self, state: BagState, subject: int) -> str:
        """Return that more than one is due."""
        return f"more={self.count}" if self.count > 1 else ""

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer to draw, and not to."""
        return [PASS, DRAW]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Draw one; the next is asked for afterwards."""
        if pick == PASS:
            state.emit(events.LEFT_IT, subject, self.count, self.how)
            return
        if self.count > 1:
            state.push(subject, [DrawItem(self.count - 1, self.how)])
        draw_item(state, subject, self.how)


def draw_item(s: BagState, seat: int, why: int) -> None:
    """Draw an item and resolve it where the hero stands."""
    number = next_item(s, seat)
    if number == NONE:
        s.emit(events.NO_ITEM, seat)
        return
    s.emit(events.DREW, seat, number, why)
    item = s.item(number)
    if s.solo() and any(isinstance(effect, Insurance) for effect in item.effects):
        s.used.append(number)
        s.emit(events.REDRAWN, seat, number)
        draw_item(s, seat, why)
    else:
        resolve(s, seat, number)


def next_item(s: BagState, seat: int) -> int:
    """Take an item out of the bag, refilled from what is out of play if it is empty; NONE if nothing is left."""
    if s.items.count() == 0:
        again = refill(s.items, s.used, useless(s))
        if again == 0:
            return NONE
        s.emit(events.REFILLED, seat, again)
    s.reveal(s.everybody())
    return s.items.draw(s.chance, ITEM_STREAM)


def useless(s: BagState) -> list[int]:
    """Return what never comes back into the bag: in the solo game an insurance."""
    if not s.solo():
        return []
    return [number for number in s.used if any(isinstance(each, Insurance) for each in s.item(number).effects)]


def resolve(s: BagState, seat: int, number: int) -> None:
    """Let a trap fall, a chest stand there, and everything else be put away."""
    item = s.item(number)
    for effect in item.effects:
        if isinstance(effect, TrapFall):
            s.used.append(number)
            s.emit(events.TRAP, seat, number)
            fall(s, seat, effect.dice)
            return
    field = s.heroes[seat].field
    lay_down(s, field, number)
    if item.symbol == CHEST:
        s.emit(events.SET_DOWN, seat, number, spot(s, field), c=how.CHEST)
    else:
        put_away(s, seat, number)


def fall(s: BagState, seat: int, dice: int) -> None:
    """Let a trap hurt all heroes on the tile, by one roll, each less his own armour."""
    loss = throw(s, seat, dice)
    victims = s.at(s.heroes[seat].field)
    for victim in victims:
        lose_reduced(s, victim, loss, events.TRAPPED)
    bury(s, victims)


# Chests


def open_refusal(s: BagState, seat: int, number: int) -> int:
    """Return why a chest cannot be opened."""
    if number not in pile(s, seat) or s.item(number).symbol != CHEST:
        return NO_CHEST
    return MONSTER_HERE if s.monster_at(s.heroes[seat].field) else OK


def open_chest(s: BagState, seat: int, number: int) -> None:
    """Open a chest on the tile: a blow, or items."""
    lift(s, seat, number)
    s.used.append(number)
    die = one_die(s)
    s.emit(events.OPENED, seat, number, die)
    effect = chest_of(s.item(number))
    if die > effect.fails:
        s.push(seat, [DrawItem(effect.draws, how.CHEST)])
    else:
        lose(s, seat, effect.damage, events.CHEST_HURT)
        bury(s, [seat])


def chest_of(item: Item) -> Chest:
    """Return what opening a chest does."""
    effect = item.effect()
    assert isinstance(effect, Chest)
    return effect
