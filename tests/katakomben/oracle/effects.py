"""What cards do: each word of the vocabulary is one function, and conditions are asked again before every question."""

from collections.abc import Callable, Iterable, Iterator

from . import tokens
from .cards import CARDS, DEVICE, MONSTER, Op
from .laying import find_place, lay, turn_all, turn_own
from .offers import goods, place_fits, rivals, verb
from .resources import (
    box_card,
    captives,
    clank,
    draw,
    enter,
    extras_paid,
    find,
    free,
    gain_gold,
    gain_skill,
    gain_token,
    gain_tome,
    heal,
    make_noise,
    mark,
    markable,
    remove,
)
from .table import Asking, Question, Steps, Table, Waiting
from .tiles import TILES


def ask(t: Table, seat: int, options: Iterable[str]) -> Asking:
    answer = yield Question(seat, frozenset(options))
    return answer


# Conditions


def measure(t: Table, what: str) -> int:
    """How much there is of what a card asks for."""
    me = t.me
    if what in {"companions", "artifacts", "captives", "crowns", "idols", "tomes"}:
        return {
            "companions": me.companions(),
            "artifacts": me.own(tokens.ARTIFACTS),
            "captives": captives(me),
            "crowns": me.own(tokens.CROWNS),
            "idols": me.own(tokens.IDOLS),
            "tomes": me.played["secret_tome"] + me.discard["secret_tome"],
        }[what]
    return len(shrines_to_mark(t)) if what == "shrines" else t.turn.done[what]


def settle(t: Table) -> Steps:
    """Let every card that waits for something give what is due, those first that have waited longest."""
    due = list(owed(t))
    while due:
        for waiting in due:
            yield from perform(t, waiting.op.then, waiting.card)
        due = list(owed(t))


def owed(t: Table) -> Iterator[Waiting]:
    """What is due now, and from now on counts as given."""
    for waiting in list(t.turn.waiting):
        found = measure(t, waiting.op.what)
        due = found if waiting.op.do == "per" else int(found >= waiting.op.n)
        yield from [waiting] * (due - waiting.given)
        waiting.given = max(due, waiting.given)


# Doing


def perform(t: Table, ops: Iterable[Op], card: str = "") -> Steps:
    for op in ops:
        if op.do in PLAIN:
            PLAIN[op.do](t, op.n)
        elif op.do in SILENT:
            SILENT[op.do](t, op, card)
        else:
            yield from settle(t)
            yield from ASKING[op.do](t, op, card)


def add_boots(t: Table, n: int) -> None:
    t.turn.boots += n


def add_swords(t: Table, n: int) -> None:
    t.turn.swords += n


def add_picks(t: Table, n: int) -> None:
    t.me.picks += n


def add_teleport(t: Table, n: int) -> None:
    t.turn.teleports += 1


def be_steady(t: Table, n: int) -> None:
    t.turn.steady = True


def be_unharmed(t: Table, n: int) -> None:
    t.turn.unharmed = True


def noise_of_others(t: Table, n: int) -> None:
    for thief in t.thieves:
        if thief.seat != t.active:
            make_noise(t, thief, n)


def noise_of_all(t: Table, n: int) -> None:
    for thief in t.thieves:
        make_noise(t, thief, n)


def back_into_bag(t: Table, n: int) -> None:
    count = min(n, t.aside["black"])
    t.aside["black"] -= count
    t.bag["black"] += count


PLAIN: dict[str, Callable[[Table, int], None]] = {
    "skill": gain_skill,
    "swords": add_swords,
    "boots": add_boots,
    "gold": gain_gold,
    "clank": clank,
    "draw": lambda t, n: draw(t, t.me, n),
    "heal": heal,
    "pick": add_picks,
    "pay_pick": lambda t, n: add_picks(t, -1),
    "teleport": add_teleport,
    "steady": be_steady,
    "unharmed": be_unharmed,
    "clank_others": noise_of_others,
    "clank_all": noise_of_all,
    "bag_back": back_into_bag,
    "minor": lambda t, n: find(t, t.minor),
    "major": lambda t, n: find(t, t.major),
    "free": free,
    "tome": lambda t, n: gain_tome(t, t.me),
    "turn_all": lambda t, n: turn_all(t),
}


def wait_for(t: Table, op: Op, card: str) -> None:
    t.turn.waiting.append(Waiting(op, card))


def grant(t: Table, op: Op, card: str) -> None:
    t.turn.leaps.append(op.what)


def to_trash(t: Table, op: Op, card: str) -> None:
    t.turn.trash += ["may burgle"] * op.n if op.do == "burgles" else [op.what]


def leave(t: Table, op: Op, card: str) -> None:
    box_card(t, card)


def topdeck(t: Table, op: Op, card: str) -> Steps:
    answer = yield from ask(t, t.active, {"pass", f"topdeck:{card}"})
    if answer != "pass":
        remove(t.me.discard, card, "the discard pile")
        t.me.top.append(card)


def may_discard(t: Table, op: Op, card: str) -> Steps:
    hand = [each for each in t.me.hand if t.me.hand[each]]
    if not hand:
        return
    answer = yield from ask(t, t.active, {"pass", *(f"discard:{each}" for each in hand)})
    if answer != "pass":
        gone = answer.partition(":")[2]
        t.me.hand[gone] -= 1
        t.me.discard[gone] += 1
        yield from perform(t, op.then, card)


def possible(t: Table, needs: str) -> bool:
    """Whether one of several ways is open."""
    if needs == "theft":
        return t.me.picks > 0 and bool(stealable(t, 1))
    return {
        "": True,
        "pick": t.me.picks > 0,
        "rival": bool(rivals(t)),
        "laid": t.turn.laid != "" and t.me.inside(),
        "good": t.here().has("market") and not t.pending and any(goods(t, 0)),
    }[needs]


def choose(t: Table, op: Op, card: str) -> Steps:
    """Choose some of several ways; where only one is open nobody is asked."""
    left = list(op.then)
    for _ in range(op.n):
        yield from settle(t)
        ways = {each.do: each for each in left if possible(t, each.what)}
        if len(ways) > 1:
            answer = yield from ask(t, t.active, {f"choose:{word}" for word in ways})
            chosen = ways[answer.partition(":")[2]]
        else:
            chosen = next(iter(ways.values()))
        left.remove(chosen)
        yield from perform(t, chosen.then, card)


def first_of(t: Table, op: Op, card: str) -> Steps:
    """Choose one of several ways; the others follow with an artifact."""
    left = list(op.then)
    if not t.me.own(tokens.ARTIFACTS):
        answer = yield from ask(t, t.active, {f"choose:{each.do}" for each in left})
        chosen = next(each for each in left if f"choose:{each.do}" == answer)
        left.remove(chosen)
        yield from perform(t, chosen.then, card)
    rest = tuple(step for each in left for step in each.then)
    t.turn.waiting.append(Waiting(Op("when", 1, "artifacts", rest), card))


def mark_afar(t: Table, op: Op, card: str) -> Steps:
    shrines = {f"mark:{room}" for room in shrines_to_mark(t)}
    if shrines:
        answer = yield from ask(t, t.active, shrines)
        mark(t, answer.partition(":")[2])
    else:
        t.turn.waiting.append(Waiting(Op("when", 1, "shrines", (op,)), card))


def shrines_to_mark(t: Table) -> list[str]:
    return [room for room in t.maze.rooms() if markable(t, room)]


def replace(t: Table, op: Op, card: str) -> Steps:
    """Put a card of the row on the discard pile; the newcomer's arrival happens, its attack does not."""
    row = {f"replace:{each}" for each in t.row if each}
    if not row or not t.deck.total():
        return
    answer = yield from ask(t, t.active, row)
    gone = answer.partition(":")[2]
    slot = t.row.index(gone)
    t.discard[gone] += 1
    yield from reveal(t, slot)


def reveal(t: Table, slot: int) -> Steps:
    """Turn up a card of the dungeon in a slot of the row, with its arrival."""
    card = t.told.next("revealed")
    remove(t.deck, card, "the dungeon deck")
    t.row[slot] = card
    yield from perform(t, CARDS[card].arrive, card)


def turn_own_tiles(t: Table, op: Op, card: str) -> Steps:
    yield from turn_own(t)


# Theft and goods


def stealable(t: Table, picks: int) -> set[str]:
    """What can be taken of the row when so many lockpicks are spent before."""
    t.me.picks -= picks
    found = {
        f"{verb(card)}:{card}"
        for card in t.row
        if card and CARDS[card].kind != MONSTER and extras_paid(t, card) and place_fits(t, card)
        if not (t.pending and card == "dusty_map")
    }
    t.me.picks += picks
    return found


def steal(t: Table, op: Op, card: str) -> Steps:
    t.stealing = True
    answer = yield from ask(t, t.active, stealable(t, 0))
    t.stealing = False
    yield from get(t, answer.partition(":")[2], 0)


def get(t: Table, card: str, cost: int) -> Steps:
    """Acquire, use or beat a card of the row or the reserve for its cost."""
    kind = CARDS[card].kind
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
        yield from perform(t, CARDS[card].acquire, card)
        return
    t.discard[card] += in_row
    t.turn.done["beaten"] += kind == MONSTER and in_row
    t.me.gold -= CARDS[card].amount("gold-")
    t.me.picks -= CARDS[card].amount("pick-")
    yield from perform(t, CARDS[card].play, card)


def free_good(t: Table, op: Op, card: str) -> Steps:
    t.gift = True
    answer = yield from ask(t, t.active, {f"goods:{good}" for good in goods(t, 0)})
    t.gift = False
    hand_over(t, answer.partition(":")[2])


def hand_over(t: Table, good: str) -> None:
    t.goods[good] -= 1
    gain_token(t, good)


def sell(t: Table, good: str, price: int) -> Steps:
    """Sell a good; a coupon is used if the gold would not do, else its owner is asked."""
    if t.me.tokens[tokens.COUPON]:
        use = "coupon"
        if t.me.gold >= price:
            t.selling = price
            use = yield from ask(t, t.active, {"pass", "coupon"})
            t.selling = 0
        if use == "coupon":
            t.me.tokens[tokens.COUPON] -= 1
            t.boxed_tokens[tokens.COUPON] += 1
            price = max(0, price - tokens.DISCOUNT)
    t.me.gold -= price
    hand_over(t, good)


def give_back(t: Table, op: Op, card: str) -> Steps:
    """All in turn may lay idols back into the shrine, for a secret tome each."""
    for thief in t.round():
        while thief.inside() and thief.tokens["monkey_idol"] and t.reserve["secret_tome"]:
            answer = yield from ask(t, thief.seat, {"pass", "give-back:monkey_idol"})
            if answer == "pass":
                break
            thief.tokens["monkey_idol"] -= 1
            t.idols += 1
            gain_tome(t, thief)


# Tiles


def lay_beside(t: Table, op: Op, card: str) -> Steps:
    """Turn up a tile, then choose its place beside the own one and how it lies."""
    t.turn.laid = ""
    tile = t.here().tile
    cells = t.maze.free_beside([tile] if TILES[tile].square() else [tile[0] + half for half in "12"])
    if t.tiles_left and cells:
        drawn = find_place(t)
        yield from lay(t, drawn, cells)
        t.turn.laid = drawn


def lay_anywhere(t: Table, op: Op, card: str) -> Steps:
    """Choose a place, then turn up a tile and choose how it lies."""
    cells = t.maze.free_beside(list(t.maze.where))
    if t.tiles_left and cells:
        yield from lay(t, "", cells)


def leap(t: Table, op: Op, card: str) -> Steps:
    answer = yield from ask(t, t.active, {f"leap:{room}" for room in TILES[t.turn.laid].rooms})
    enter(t, answer.partition(":")[2])


SILENT: dict[str, Callable[[Table, Op, str], None]] = {
    "when": wait_for,
    "per": wait_for,
    "grant": grant,
    "trash": to_trash,
    "burgles": to_trash,
    "leave": leave,
}
ASKING: dict[str, Callable[[Table, Op, str], Steps]] = {
    "topdeck": topdeck,
    "discard": may_discard,
    "choose": choose,
    "first": first_of,
    "mark": mark_afar,
    "replace": replace,
    "theft": steal,
    "good": free_good,
    "give_back": give_back,
    "turn_own": turn_own_tiles,
    "lay_beside": lay_beside,
    "lay_anywhere": lay_anywhere,
    "leap": leap,
}
