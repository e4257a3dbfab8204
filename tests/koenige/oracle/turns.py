"""Whole games: the set-up, and turn after turn with their three phases."""

from .belongings import equipment_phase
from .chests import can_loot, loot
from .draws import trade
from .facts import IRON, ROOMS, WOOD
from .fights import attack, attackable
from .laying import expand, lay_first
from .moves import move_action, pace, walk_options
from .ops import Use, carry_out, does, is_playable, lay_out, possible
from .pile import Pile
from .question import Asking, ask
from .table import Flag, GameOver, Move, Table, Turn
from .tokens import begin_turn, can_capture, can_steal, capture, steal
from .treasures import CARDS, Effect
from .windows import only, window

FIRST_HAND = 3
LONGEST = 60
"""After so many rounds without a room card a game ends that need not."""


def play(table: Table) -> Asking[None]:
    """Play a whole game."""
    set_up(table)
    yield from lay_first(table, table.order[-1])
    deal(table)
    try:
        while True:
            for seat in table.order:
                yield from turn(table, seat)
    except GameOver:
        return


def deal(table: Table) -> None:
    """Deal the first hands."""
    for figure in table.figures:
        for _ in range(FIRST_HAND):
            card = table.told.of_seat("dealt", figure.seat)
            table.piles["bronze"].draw(card)
            figure.hand.append(card)


def set_up(table: Table) -> None:
    """Form the stacks and the turn order."""
    short = table.settings.get("length") == "short"
    table.rooms = Pile(WOOD, () if short else IRON)
    rooms = WOOD if short else WOOD + IRON
    table.flags = {room: Flag(room) for room in rooms if ROOMS[room].kind == "flag"}
    seats = len(table.figures)
    first = int(table.told.next("begins").thing)
    if seats % 2 or table.settings.get("odd") == "shared_hero":
        assert first == 0, "the larger team begins"
    assert table.settings.get("start", "random") in ("random", ("red", "blue")[first])
    pairs = [(2 * pair + first, 2 * pair + 1 - first) for pair in range((seats + 1) // 2)]
    table.order = [seat for pair in pairs for seat in pair if seat < seats]


def actions_of(table: Table, seat: int) -> int:
    """Return how many actions somebody has; the smaller team has more."""
    more = {3: 4, 5: 3}.get(len(table.figures), 2)
    return more if seat % 2 == 1 else 2


def turn(table: Table, seat: int) -> Asking[None]:
    """Play one turn."""
    table.turn = Turn(seat, actions_of(table, seat))
    table.figures[seat].locked.clear()
    table.lasting = [each for each in table.lasting if each.until != "own_next_turn" or each.seat != seat]
    count_round(table, seat)
    begin_turn(table, seat)
    yield from window(table, table.enemies(seat), only("enemy_turn_start"), seat)
    yield from expand(table, seat)
    yield from action_phase(table, seat)
    yield from equipment_phase(table, seat)
    table.lasting = [each for each in table.lasting if each.until != "end_of_turn"]


def count_round(table: Table, seat: int) -> None:
    """Count the rounds after the last room card, and break off a game that takes too long."""
    if seat == table.order[0] and not len(table.rooms):
        table.late += 1
        allowed = table.settings.get("rounds", "off")
        if table.late > (LONGEST if allowed == "off" else int(allowed)):
            break_off(table)


def break_off(table: Table) -> None:
    """End the game: stolen flags count for their old team, unclaimed ones for nobody."""
    for flag in table.flags.values():
        if flag.status == "stolen":
            flag.status = "room"
    raise GameOver


# Actions


def action_phase(table: Table, seat: int) -> Asking[None]:
    """Let somebody act until they are done; without actions and cards nobody is asked."""
    while table.turn.actions or table.figures[seat].hand:
        answer = yield from ask(seat, ("done", *free_cards(table, seat), *actions(table, seat)))
        if answer == "done":
            return
        yield from act(table, seat, answer)


def free_cards(table: Table, seat: int) -> list[str]:
    """Return the special cards that may be played in the own turn."""
    cards = [card.id for card in table.figures[seat].usable() if card.window == "own_turn"]
    return [f"play:{card}" for card in cards if is_playable(table, Use(seat, card))]


def actions(table: Table, seat: int) -> list[str]:
    """Return the actions that somebody may take."""
    if not table.turn.actions:
        return []
    figure = table.figures[seat]
    can = {"capture": can_capture, "steal": can_steal, "loot": can_loot}
    plain = [word for word, check in can.items() if check(table, seat)]
    cards = [card.id for card in figure.usable() if card.type == "action" and is_playable(table, Use(seat, card.id))]
    trades = [*figure.hand, *figure.worn()] if can_trade(table, seat) else []
    return [
        *walk_options(table, Move(seat, pace(table, seat))),
        *plain,
        *(f"attack:{foe}" for foe in attackable(table, seat)),
        *(f"play:{card}" for card in cards),
        *(f"trade:{card}" for card in trades),
    ]


def can_trade(table: Table, seat: int) -> bool:
    """Return whether somebody stands at a merchant's and has not traded yet."""
    return table.layout.room(table.figures[seat].at).kind == "merchant" and not table.turn.traded


def act(table: Table, seat: int, answer: str) -> Asking[None]:
    """Carry out an action or a special card."""
    kind, _, thing = answer.partition(":")
    if kind != "play" or CARDS[thing].type == "action":
        table.turn.actions -= 1
    if kind in ("walk", "jump"):
        yield from move_action(table, seat, answer)
    elif kind == "capture":
        capture(table, seat)
    elif kind == "steal":
        yield from steal(table, seat)
    elif kind == "attack":
        yield from attack(table, seat, int(thing))
    elif kind == "loot":
        yield from loot(table, seat)
    elif kind == "trade":
        yield from trade(table, seat, thing)
    else:
        yield from play_card(table, Use(seat, thing))


def play_card(table: Table, use: Use) -> Asking[None]:
    """Play a card of the own turn; enemies may cancel an action card."""
    lay_out(table, use)
    if CARDS[use.card].type == "action":
        foes = table.enemies(use.seat)
        yield from window(
            table, foes, only("enemy_action_card"), use.seat, lambda foe: "action_card" not in table.cancelled
        )
    if "action_card" in table.cancelled:
        table.cancelled.remove("action_card")
        table.played.remove(use.card)
        table.discard.append(use.card)
    else:
        yield from carry_out(table, use)


@possible("extra_actions")
def can_gain(table: Table, use: Use, effect: Effect) -> bool:
    return table.turn.seat == use.seat


@does("extra_actions")
def gain(table: Table, use: Use, effect: Effect) -> Asking[None]:
    table.turn.actions += effect.n
    yield from ()
