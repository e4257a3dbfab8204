"""What is Katakomben's own among what cards do, cost and need; each word of the vocabulary is one function."""

from collections.abc import Callable

from tests.klong_family.oracle import effects, table
from tests.klong_family.oracle.asking import Steps, ask, remove
from tests.klong_family.oracle.effects import get, perform
from tests.klong_family.oracle.printed import MONSTER, Op
from tests.klong_family.oracle.resources import box_card, find, gain_token, gain_tome
from tests.klong_family.oracle.table import Waiting
from tests.klong_family.oracle.turns import verb

from . import score, tokens
from .cards import CARDS
from .laying import find_place, lay, turn_all, turn_own
from .offers import allowed, goods, place_fits, rivals
from .resources import enter, extras_paid, free, haunt, heal, mark, markable, pay_extras
from .table import Table
from .tiles import TILES

# Conditions


def measure(t: Table, what: str) -> int:
    """How much there is of what a card asks for."""
    me = t.me
    owned = {"artifacts": tokens.ARTIFACTS, "captives": tokens.CAPTIVES, "crowns": tokens.CROWNS, "idols": tokens.IDOLS}
    if what in owned:
        return me.own(owned[what])
    if what == "tomes":
        return me.played["secret_tome"] + me.discard["secret_tome"]
    if what == "companions":
        return t.companions()
    return len(shrines_to_mark(t)) if what == "shrines" else t.turn.done[what]


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


# Doing


def add_picks(t: Table, n: int) -> None:
    t.me.picks += n


def trash_any(t: Table, n: int) -> None:
    t.turn.trash.append("any")


PLAIN: dict[str, Callable[[Table, int], None]] = {
    "heal": heal,
    "pick": add_picks,
    "pay_pick": lambda t, n: add_picks(t, -1),
    "minor": lambda t, n: find(t, t.minor),
    "major": lambda t, n: find(t, t.major),
    "free": free,
    "ghost": lambda t, n: haunt(t),
    "spring": trash_any,
    "turn_all": lambda t, n: turn_all(t),
}


def grant(t: Table, op: Op, card: str) -> None:
    t.turn.leaps.append(op.what)


def to_trash_burgles(t: Table, op: Op, card: str) -> None:
    t.turn.trash += ["may burgle"] * op.n


def leave(t: Table, op: Op, card: str) -> None:
    box_card(t, card)


def topdeck(t: Table, op: Op, card: str) -> Steps:
    answer = yield from ask(t.active, {"pass", f"topdeck:{card}"})
    if answer != "pass":
        remove(t.me.discard, card, "the discard pile")
        t.me.top.append(card)


def first_of(t: Table, op: Op, card: str) -> Steps:
    """Choose one of several ways; the others follow with an artifact."""
    left = list(op.then)
    if not t.me.own(tokens.ARTIFACTS):
        answer = yield from ask(t.active, {f"choose:{each.do}" for each in left})
        chosen = next(each for each in left if f"choose:{each.do}" == answer)
        left.remove(chosen)
        yield from perform(t, chosen.then, card)
    rest = tuple(step for each in left for step in each.then)
    t.turn.waiting.append(Waiting(Op("when", 1, "artifacts", rest), card))


def mark_afar(t: Table, op: Op, card: str) -> Steps:
    shrines = {f"mark:{room}" for room in shrines_to_mark(t)}
    if shrines:
        answer = yield from ask(t.active, shrines)
        mark(t, answer.partition(":")[2])
    else:
        t.turn.waiting.append(Waiting(Op("when", 1, "shrines", (op,)), card))


def shrines_to_mark(t: Table) -> list[str]:
    return [room for room in t.maze.rooms() if markable(t, room)]


def turn_own_tiles(t: Table, op: Op, card: str) -> Steps:
    yield from turn_own(t)


# Theft and goods


def stealable(t: Table, picks: int) -> set[str]:
    """What can be taken of the row when so many lockpicks are spent before."""
    t.me.picks -= picks
    found = {
        f"{verb(t, card)}:{card}"
        for card in t.row
        if card and CARDS[card].kind != MONSTER and extras_paid(t, card) and place_fits(t, card)
        if not (t.pending and card == "dusty_map")
    }
    t.me.picks += picks
    return found


def steal(t: Table, op: Op, card: str) -> Steps:
    t.stealing = True
    answer = yield from ask(t.active, stealable(t, 0))
    t.stealing = False
    yield from acquire(t, answer.partition(":")[2], 0)


def acquire(t: Table, card: str, cost: int) -> Steps:
    """Get a card for its cost and what it costs besides."""
    pay_extras(t, card)
    yield from get(t, card, cost)


def free_good(t: Table, op: Op, card: str) -> Steps:
    t.gift = True
    answer = yield from ask(t.active, {f"goods:{good}" for good in goods(t, 0)})
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
            use = yield from ask(t.active, {"pass", "coupon"})
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
            answer = yield from ask(thief.seat, {"pass", "give-back:monkey_idol"})
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
    answer = yield from ask(t.active, {f"leap:{room}" for room in TILES[t.turn.laid].rooms})
    enter(t, answer.partition(":")[2])


SILENT: dict[str, Callable[[Table, Op, str], None]] = {
    "grant": grant,
    "burgles": to_trash_burgles,
    "leave": leave,
}
ASKING: dict[str, Callable[[Table, Op, str], Steps]] = {
    "topdeck": topdeck,
    "first": first_of,
    "mark": mark_afar,
    "theft": steal,
    "good": free_good,
    "give_back": give_back,
    "turn_own": turn_own_tiles,
    "lay_beside": lay_beside,
    "lay_anywhere": lay_anywhere,
    "leap": leap,
}
RULES = table.Rules(
    cards=CARDS,
    artifacts=tokens.ARTIFACTS,
    found=tokens.FOUND,
    potions=tokens.POTIONS,
    not_kept=tokens.NOT_KEPT,
    plain={**effects.PLAIN, **PLAIN},
    silent={**effects.SILENT, **SILENT},
    asking={**effects.ASKING, **ASKING},
    measure=measure,
    possible=possible,
    cost=lambda t, card: CARDS[card].cost,
    allowed=allowed,
    token_points=score.token_points,
    card_points=score.card_points,
)
