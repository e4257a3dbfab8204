"""Let the oracle of Katakomben play a game along."""

from collections.abc import Mapping

from tests.followed import Followed
from tests.klong_family.oracle import along
from verlies.core.match import Match
from verlies.core.option import Option
from verlies.games.katakomben import GAME
from verlies.games.katakomben.table import KatakombenState

from .effects import RULES
from .pilot import pick
from .prices import price
from .seen import NAMES, pairs
from .table import Table
from .turns import game
from .variety import vary


def follow(seats: int, settings: dict[str, str], seed: int) -> Followed:
    """Play one game along with the program, as far as both agree."""
    return along.follow(ORACLE, seats, settings, seed)


def lay_out(match: Match[KatakombenState], first: int) -> Table:
    """The table before anything is dealt."""
    settings = match.header.settings
    party, cloaks = match.header.seats > 4, settings["party"] == "goods"
    side, promos = match.state.side.upper(), settings["cards"] == "promos"
    return Table(RULES, match.header.seats, side, party, cloaks, promos, first)


def hears(event: str, facts: Mapping[str, object]) -> tuple[str, str] | None:
    """Tiles that are turned up, and captives."""
    fact = {"discovered": "tile", "freed": "token"}.get(event)
    return (event, str(facts[fact])) if fact else None


def word(option: Option) -> str:
    """An option as the oracle calls it: places on the map by their way from the start."""
    return f"lay:{option.target}" if option.kind == "lay" else option.id


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
    word=word,
)
