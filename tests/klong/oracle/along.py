"""Let the oracle of KLONG! play a game along."""

from collections.abc import Iterator, Mapping

from tests.followed import Followed
from tests.klong_family.oracle import along
from tests.klong_family.oracle.seen import Pair, held, of_seat, of_turn
from verlies.core.match import Match
from verlies.games.klong import GAME
from verlies.games.klong.state import KlongState

from .pilot import pick
from .prices import price
from .rules import RULES
from .table import Table
from .turns import game
from .variety import NAMES, vary


def follow(seats: int, settings: dict[str, str], seed: int) -> Followed:
    """Play one game along with the program, as far as both agree."""
    return along.follow(ORACLE, seats, settings, seed)


def lay_out(match: Match[KlongState], first: int) -> Table:
    """The table before anything is dealt; chance took some artifacts out."""
    removed = [NAMES.of["token"][token] for token in match.state.boxed_tokens]
    return Table(RULES, match.header.seats, match.header.settings["board"], removed, first)


def pairs(t: Table, state: KlongState) -> Iterator[Pair]:
    """What is to be compared."""
    yield from NAMES.of_table(t, state)
    yield from of_board(t, state)
    for thief in t.thieves:
        yield from of_seat(NAMES.of_thief(thief, state), thief.seat)
    if not t.turn.over:
        yield from of_turn(t, state)
        yield "discount for gems", state.turn.discount, t.turn.discount


def of_board(t: Table, state: KlongState) -> Iterator[Pair]:
    lying = dict(zip(NAMES.of["place"], state.loot.secrets, strict=True))
    yield "secrets by room", held(lying), held(t.secrets)
    yield "artifacts", {NAMES.of["token"][token] for token in state.loot.artifacts}, t.artifacts
    yield "fate", state.fate, t.fate
    yield "who is on the fate track", state.fate_seat, t.fate_seat


def hears(event: str, facts: Mapping[str, object]) -> tuple[str, str] | None:
    return ("row-shuffled", str(facts["count"])) if event == "row-shuffled" else None


ORACLE = along.Oracle(
    game=GAME,
    names=NAMES,
    lay_out=lay_out,
    run=game,
    pairs=pairs,
    price=price,
    vary=vary,
    pick=pick,
    hears=hears,
)
