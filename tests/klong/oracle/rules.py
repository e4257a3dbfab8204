"""What is KLONG!'s own among what cards and tokens do, cost and are worth."""

from collections.abc import Callable

from tests.klong_family.oracle import effects, table
from tests.klong_family.oracle.asking import Steps, ask
from tests.klong_family.oracle.printed import GEM, Op
from tests.klong_family.oracle.resources import find
from tests.klong_family.oracle.turns import attack, danger

from . import tokens
from .cards import CARDS
from .table import Table

TOMES_PRICE = 7


def measure(t: Table, what: str) -> int:
    """How much there is of what a card asks for."""
    owned = {"artifacts": tokens.ARTIFACTS, "crowns": table.CROWNS, "idols": (table.IDOL,)}
    if what in owned:
        return t.me.own(owned[what])
    return t.companions() if what == "companions" else t.turn.done[what]


def possible(t: Table, needs: str) -> bool:
    return {
        "": True,
        "tomes": t.me.gold >= TOMES_PRICE and t.reserve["secret_tome"] > 0,
        "secret": bool(reachable(t)),
    }[needs]


def reachable(t: Table) -> set[str]:
    """Where a secret lies next door; whoever is out takes none."""
    return {room for room in t.board.near[t.me.room] if t.secrets[room] and t.me.inside()}


def heal(t: Table, n: int) -> None:
    healed = min(n, t.me.damage)
    t.me.damage -= healed
    t.me.supply += healed


def bonus(t: Table, n: int) -> None:
    """More gold for a gain of gold, which is none of its own."""
    t.me.gold += n


def pay(t: Table, n: int) -> None:
    t.me.gold -= n


def lower_gems(t: Table, n: int) -> None:
    t.turn.discount += n


def may_trash(t: Table, n: int) -> None:
    t.turn.trash.append("may any")


def dragon_attack(t: Table, extra: int) -> None:
    """As many stones as the rage demands, one for each danger, and those of the fate track."""
    attack(t, table.RAGE[t.rage] + danger(t) + extra)


PLAIN: dict[str, Callable[[Table, int], None]] = {
    "heal": heal,
    "bonus": bonus,
    "pay": pay,
    "discount": lower_gems,
    "spring": may_trash,
    "attack": dragon_attack,
}


def reach(t: Table, op: Op, card: str) -> Steps:
    """Take a secret next door."""
    answer = yield from ask(t.active, {f"reach:{room}" for room in reachable(t)})
    take_secret(t, answer.partition(":")[2])


def take_secret(t: Table, room: str) -> None:
    t.secrets[room] -= 1
    find(t, t.major if t.board.rooms[room].has("major") else t.minor)


def cost(t: Table, card: str) -> int:
    printed = CARDS[card]
    return max(0, printed.cost - t.turn.discount) if printed.kind == GEM else printed.cost


def allowed(t: Table, card: str) -> bool:
    """Some cards can be had in certain places only."""
    flags = CARDS[card].flags
    if "in-depths" in flags:
        return t.room().has("depths")
    return "in-cave" not in flags or t.room().has("cave")


# Points


def token_points(thief: table.Thief, token: str) -> int:
    return tokens.POINTS.get(token, 0)


def card_points(thief: table.Thief, card: str) -> int:
    flags = CARDS[card].flags
    if "bonus-mastery" in flags:
        return 10 * (thief.tokens[table.MASTERY] > 0)
    if "bonus-peddler" in flags:
        return 4 * (sum(thief.tokens[kind] > 0 for kind in ("chalice", "dragon_egg", table.IDOL)) >= 2)
    if "bonus-duke" in flags:
        return thief.gold // 5
    if "bonus-wizard" in flags:
        return 2 * thief.cards()["secret_tome"]
    return CARDS[card].points


RULES = table.Rules(
    cards=CARDS,
    artifacts=tokens.ARTIFACTS,
    found=tokens.FOUND,
    potions=tokens.POTIONS,
    not_kept=tokens.NOT_KEPT,
    plain={**effects.PLAIN, **PLAIN},
    silent=effects.SILENT,
    asking={**effects.ASKING, "reach": reach},
    measure=measure,
    possible=possible,
    cost=cost,
    allowed=allowed,
    token_points=token_points,
    card_points=card_points,
)
