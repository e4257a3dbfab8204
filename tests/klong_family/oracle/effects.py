"""What cards do: each word of the vocabulary is one function, and conditions are asked again before every question."""

from collections.abc import Callable, Iterable, Iterator

from . import resources
from .asking import Steps, ask
from .printed import DEVICE, MONSTER, Op
from .table import AnyTable, Waiting

# What waits for something


def settle(t: AnyTable) -> Steps:
    """Let every card that waits for something give what is due, those first that have waited longest."""
    due = list(owed(t))
    while due:
        for waiting in due:
            yield from perform(t, waiting.op.then, waiting.card)
        due = list(owed(t))


def owed(t: AnyTable) -> Iterator[Waiting]:
    """What is due now, and from now on counts as given."""
    for waiting in list(t.turn.waiting):
        found = t.rules.measure(t, waiting.op.what)
        due = found if waiting.op.do == "per" else int(found >= waiting.op.n)
        yield from [waiting] * (due - waiting.given)
        waiting.given = max(due, waiting.given)


def wait_for(t: AnyTable, op: Op, card: str) -> None:
    t.turn.waiting.append(Waiting(op, card))


# Doing


def perform(t: AnyTable, ops: Iterable[Op], card: str = "") -> Steps:
    rules = t.rules
    for op in ops:
        if op.do in rules.plain:
            rules.plain[op.do](t, op.n)
        elif op.do in rules.silent:
            rules.silent[op.do](t, op, card)
        else:
            yield from settle(t)
            yield from rules.asking[op.do](t, op, card)


def add_boots(t: AnyTable, n: int) -> None:
    t.turn.boots += n


def add_swords(t: AnyTable, n: int) -> None:
    t.turn.swords += n


def add_teleport(t: AnyTable, n: int) -> None:
    t.turn.teleports += 1


def be_steady(t: AnyTable, n: int) -> None:
    t.turn.steady = True


def be_unharmed(t: AnyTable, n: int) -> None:
    t.turn.unharmed = True


PLAIN: dict[str, Callable[[AnyTable, int], None]] = {
    "skill": resources.gain_skill,
    "swords": add_swords,
    "boots": add_boots,
    "gold": resources.gain_gold,
    "clank": resources.clank,
    "draw": lambda t, n: resources.draw(t, t.me, n),
    "rage": resources.anger,
    "teleport": add_teleport,
    "steady": be_steady,
    "unharmed": be_unharmed,
    "clank_others": resources.noise_of_others,
    "clank_all": resources.noise_of_all,
    "bag_back": resources.back_into_bag,
    "tome": lambda t, n: resources.gain_tome(t, t.me),
}


def to_trash(t: AnyTable, op: Op, card: str) -> None:
    t.turn.trash.append(op.what)


SILENT: dict[str, Callable[[AnyTable, Op, str], None]] = {"when": wait_for, "per": wait_for, "trash": to_trash}


def may_discard(t: AnyTable, op: Op, card: str) -> Steps:
    """Discard a card for what follows, or leave both."""
    me = t.me
    hand = [each for each in me.hand if me.hand[each]]
    if not hand:
        return
    answer = yield from ask(t.active, {"pass", *(f"discard:{each}" for each in hand)})
    if answer != "pass":
        gone = answer.partition(":")[2]
        me.hand[gone] -= 1
        me.discard[gone] += 1
        yield from perform(t, op.then, card)


def choose(t: AnyTable, op: Op, card: str) -> Steps:
    """Choose some of several ways; where only one is open nobody is asked."""
    left = list(op.then)
    for _ in range(op.n):
        yield from settle(t)
        ways = {each.do: each for each in left if t.rules.possible(t, each.what)}
        if len(ways) > 1:
            answer = yield from ask(t.active, {f"choose:{word}" for word in ways})
            chosen = ways[answer.partition(":")[2]]
        else:
            chosen = next(iter(ways.values()))
        left.remove(chosen)
        yield from perform(t, chosen.then, card)


def replace(t: AnyTable, op: Op, card: str) -> Steps:
    """Swap a card of the row for the top of the deck; the newcomer's arrival happens, its attack does not."""
    row = {f"replace:{each}" for each in t.row if each}
    if not row or not t.can_reveal():
        return
    answer = yield from ask(t.active, row)
    gone = answer.partition(":")[2]
    newcomer = turn_up(t, t.row.index(gone))
    t.discard[gone] += 1
    yield from perform(t, t.rules.cards[newcomer].arrive, newcomer)


ASKING: dict[str, Callable[[AnyTable, Op, str], Steps]] = {
    "discard": may_discard,
    "choose": choose,
    "replace": replace,
}


# Row and reserve


def reveal(t: AnyTable, slot: int) -> Steps:
    """Turn up a card of the dungeon in a slot of the row, with its arrival."""
    card = turn_up(t, slot)
    yield from perform(t, t.rules.cards[card].arrive, card)


def turn_up(t: AnyTable, slot: int) -> str:
    t.before_reveal()
    card = t.told.drawn("revealed", t.deck, "the dungeon deck")
    t.row[slot] = card
    return card


def get(t: AnyTable, card: str, cost: int) -> Steps:
    """Acquire, use or beat a card of the row or the reserve for its cost."""
    kind = t.rules.cards[card].kind
    if kind == MONSTER:
        t.turn.swords -= cost
    else:
        t.turn.skill -= cost
    in_row = card in t.row
    if in_row:
        t.row[t.row.index(card)] = ""
    elif card in t.reserve:
        t.reserve[card] -= 1
    if kind not in {MONSTER, DEVICE}:
        t.me.discard[card] += 1
        yield from perform(t, t.rules.cards[card].acquire, card)
        return
    t.discard[card] += in_row
    t.turn.done["beaten"] += kind == MONSTER and in_row
    yield from perform(t, t.rules.cards[card].play, card)
