"""Cards that change hands, are thrown away, put on or taken off."""

from .moves import pick_target, resists, targets
from .ops import Use, does, possible
from .question import Asking, ask, pick, pick_if_several
from .table import Table
from .treasures import CARDS, Effect

ROBBERY = ("hand_loss", "enemy_cards_moving_taking_disarming")


def is_safe(table: Table, seat: int, effect: Effect) -> bool:
    """Return whether an enemy card cannot touch the cards of somebody."""
    return table.is_immune(seat, *ROBBERY) if "hand" in effect.zone + effect.take else resists(table, seat)


def cards_in(table: Table, seat: int, effect: Effect) -> list[str]:
    """Return the cards of somebody among which a card of that effect is found."""
    figure = table.figures[seat]
    hand = figure.hand if "hand" in effect.zone + effect.take else []
    return [*hand, *(figure.worn() if "equipment" in effect.zone else [])]


def victims(table: Table, use: Use, effect: Effect) -> list[int]:
    """Return those whose cards an effect may be about."""
    if effect.who == "self":
        return [use.seat] if [card for card in cards_in(table, use.seat, effect) if card != use.card] else []
    fight = table.fights[-1] if effect.who in ("loser", "attacker") else None
    if fight:
        seats = [fight.defender if effect.who == "loser" else fight.attacker]
    else:
        seats = targets(table, use, effect)
    return [seat for seat in seats if cards_in(table, seat, effect) and not is_safe(table, seat, effect)]


@possible("take_card")
def can_take(table: Table, use: Use, effect: Effect) -> bool:
    return bool(victims(table, use, effect))


@does("take_card")
def take(table: Table, use: Use, effect: Effect) -> Asking[None]:
    victim = yield from pick_target(table, use, victims(table, use, effect))
    cards = cards_in(table, victim, effect)
    if effect.pick == "random":
        card = table.told.of_seat("took-card", use.seat)
    else:
        if effect.pick == "choose":
            card = yield from pick(use.seat, "take", cards)
        else:
            card = yield from pick_if_several(victim, "take", cards)
        table.told.expect("took-card", use.seat, card)
    hand_over(table, victim, use.seat, card)


def hand_over(table: Table, giver: int, taker: int, card: str) -> None:
    """Move a card from somebody into the hand of somebody else."""
    assert card in table.figures[giver].hand + table.figures[giver].worn()
    table.figures[giver].take_off(card)
    table.figures[taker].hand.append(card)


@possible("discard_card")
def can_discard(table: Table, use: Use, effect: Effect) -> bool:
    return bool(victims(table, use, effect))


@does("discard_card")
def discard(table: Table, use: Use, effect: Effect) -> Asking[None]:
    (victim,) = victims(table, use, effect)
    cards = [card for card in cards_in(table, victim, effect) if card != use.card or victim != use.seat]
    if effect.pick == "random":
        card = table.told.of_seat("discarded", victim)
        assert card in cards
    elif effect.who == "self":
        card = yield from pick(use.seat, "drop", cards)
    else:
        card = yield from pick_if_several(use.seat, "drop", cards)
    table.throw_away(victim, card)


@possible("discard_self")
def can_discard_self(table: Table, use: Use, effect: Effect) -> bool:
    return True


@does("discard_self")
def discard_self(table: Table, use: Use, effect: Effect) -> Asking[None]:
    table.throw_away(use.seat, use.card)
    yield from ()


def swappable(table: Table, use: Use, effect: Effect) -> list[int]:
    """Return with whom a hand card may be exchanged."""
    mine = [card for card in table.figures[use.seat].hand if card != use.card]
    return victims(table, use, effect) if mine else []


@possible("swap_cards")
def can_swap(table: Table, use: Use, effect: Effect) -> bool:
    return bool(swappable(table, use, effect))


@does("swap_cards")
def swap(table: Table, use: Use, effect: Effect) -> Asking[None]:
    victim = yield from pick_target(table, use, swappable(table, use, effect))
    mine = list(table.figures[use.seat].hand)
    hand_over(table, victim, use.seat, table.told.of_seat("took-card", use.seat))
    card = yield from pick(use.seat, "give", mine)
    table.told.expect("took-card", victim, card)
    hand_over(table, use.seat, victim, card)


# Equipment


def in_slot(table: Table, seat: int, slot: str) -> list[str]:
    """Return what is equipped in one slot, or in all."""
    figure = table.figures[seat]
    return figure.worn() if slot == "all" else [card for card in (figure.armour,) if card]


def disarmable(table: Table, use: Use, effect: Effect) -> list[int]:
    """Return whose equipment may be sent back to the hand."""
    if effect.who == "loser":
        seats = [seat for seat in [table.fights[-1].defender] if not resists(table, seat)]
    else:
        seats = targets(table, use, effect)
    return [seat for seat in seats if in_slot(table, seat, effect.slot)]


@possible("return_equipment")
def can_disarm(table: Table, use: Use, effect: Effect) -> bool:
    return bool(disarmable(table, use, effect))


@does("return_equipment")
def disarm(table: Table, use: Use, effect: Effect) -> Asking[None]:
    seat = yield from pick_target(table, use, disarmable(table, use, effect))
    for card in in_slot(table, seat, effect.slot):
        take_off(table, seat, card)


def take_off(table: Table, seat: int, card: str) -> None:
    """Take an equipped card back into the hand."""
    table.figures[seat].take_off(card)
    table.figures[seat].hand.append(card)


def put_on(table: Table, seat: int, card: str) -> None:
    """Equip a card; what is equipped there already goes back to the hand."""
    figure = table.figures[seat]
    figure.take_off(card)
    if CARDS[card].type == "weapon":
        old, figure.weapon = figure.weapon, card
    else:
        old, figure.armour = figure.armour, card
    if old:
        figure.hand.append(old)


def changes(table: Table, seat: int) -> list[str]:
    """Return how somebody may change the own equipment."""
    figure = table.figures[seat]
    on = [f"equip:{card.id}" for card in figure.usable() if card.type in ("weapon", "armour")]
    return on + [f"doff:{card}" for card in figure.worn()]


def change(table: Table, seat: int, answer: str) -> None:
    """Change equipment."""
    kind, _, card = answer.partition(":")
    (put_on if kind == "equip" else take_off)(table, seat, card)


@possible("equip_now")
def can_change(table: Table, use: Use, effect: Effect) -> bool:
    return bool(changes(table, use.seat))


@does("equip_now")
def equip_now(table: Table, use: Use, effect: Effect) -> Asking[None]:
    while True:
        answer = yield from ask(use.seat, ("done", *changes(table, use.seat)))
        if answer == "done":
            return
        change(table, use.seat, answer)


def equipment_phase(table: Table, seat: int) -> Asking[None]:
    """Let somebody change equipment and give cards away."""
    figure = table.figures[seat]
    while True:
        gifts = 1 + sum(effect.n for _, effect in table.abilities(seat, "equip_phase"))
        may_give = table.mates(seat) and table.turn.given < gifts
        give = [f"give:{card}" for card in [*figure.hand, *figure.worn()]] if may_give else []
        answer = yield from ask(seat, ("end", *changes(table, seat), *give))
        if answer == "end":
            return
        kind, _, card = answer.partition(":")
        if kind != "give":
            change(table, seat, answer)
        else:
            yield from give_away(table, seat, card)


def give_away(table: Table, seat: int, card: str) -> Asking[None]:
    """Give a card to a mate, who may use it from the own next turn on."""
    mates = [str(mate) for mate in table.mates(seat)]
    mate = int((yield from pick_if_several(seat, "to", mates)))
    table.turn.given += 1
    hand_over(table, seat, mate, card)
    table.figures[mate].locked.add(card)
