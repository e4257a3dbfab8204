"""Let the oracle of KLONG! play a game along."""

from collections.abc import Mapping

from tests.followed import Followed
from tests.klong_family.oracle import along
from verlies.core.match import Match
from verlies.games.klong import GAME
from verlies.games.klong.state import KlongState

from .pilot import pick
from .prices import price
from .rules import RULES
from .seen import NAMES, pairs
from .table import Table
from .turns import game
from .variety import vary


def follow(seats: int, settings: dict[str, str], seed: int) -> Followed:
    """Play one game along with the program, as far as both agree."""
    return along.follow(ORACLE, seats, settings, seed)


def lay_out(match: Match[KlongState], first: int) -> Table:
    """The table before anything is dealt; chance took some artifacts out."""
    removed = [NAMES.of["token"][token] for token in match.state.boxed_tokens]
    return Table(RULES, match.header.seats, match.header.settings["board"], removed, first)


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
