"""Game: what a package must bring to be played at every table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from . import fair
from .chance import Chance
from .decision import Result
from .errors import BadSetup, closest, listing
from .event import Event, EventKind
from .option import Vocabulary
from .plain import StepBook
from .rng import Rng
from .state import State
from .view import View

if TYPE_CHECKING:
    from .match import Match
    from .observe import Advisor
    from .picture import Art
    from .scene import Mark, Scene, Static

API_VERSION = 1
"""Games name the version of this interface they were written for."""

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Setting:
    """One thing that is agreed before a game begins."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    """What it can be; empty if the game checks it by itself."""


@dataclass(frozen=True)
class Setup:
    """Everything that decides how a game begins."""

    seats: int
    settings: Mapping[str, str]
    key: bytes


@dataclass(frozen=True)
class About:
    """What a game is called, how many play it and what may be agreed before it begins."""

    id: str
    seats: tuple[int, int]
    """The fewest and the most seats."""
    version: int
    """Counts up whenever the same answers could lead somewhere else."""
    settings: Sequence[Setting]
    vocabulary: Vocabulary
    events: Sequence[EventKind]
    steps: StepBook
    streams: Sequence[str]
    """The names of the chance streams; stream 0 chooses for the house."""
    cap: int
    """No game takes more decisions than this."""
    texts: str
    """The package whose `texts/<language>` folders hold the words of the game."""
    api: int = API_VERSION
    rules: str = ""
    """The name of its rule catalogue, if it has one."""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """The rules behind the refusals of the core: `not-your-turn`, `game-over`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: how it is set up, seen, described, guessed at and scored."""

    def __init__(self, about: About) -> None:
        self.about = about
        self.id = about.id
        self.entropy: Callable[[int], bytes] | None = None
        """Where secrets come from; the registry sets it."""

    # What a game brings

    def new_state(self, setup: Setup, chance: Chance) -> S:
        """Return the state after set-up, with the first steps on its agenda, before anything is asked."""
        raise NotImplementedError

    def check_settings(self, settings: Mapping[str, str], seats: int) -> None:
        """Raise `BadSetup` if settings without fixed choices make no sense."""

    def view(self, state: S, seat: int) -> View:
        """Return what one seat can see."""
        raise NotImplementedError

    def view_type(self) -> type[View]:
        """Return the class of this game's views."""
        raise NotImplementedError

    def sample(self, view: View, rng: Rng) -> S:
        """Return a full state that fits a view, everything hidden dealt anew."""
        raise NotImplementedError

    def plain(self, state: S) -> dict[str, Any]:
        """Return the whole state as plain data."""
        return state.plain()

    def restore(self, data: dict[str, Any], key: bytes) -> S:
        """Return the state that `plain` wrote."""
        raise NotImplementedError

    def result(self, state: S) -> Result:
        """Return how the game stands; final once the state is over."""
        raise NotImplementedError

    def scene(self, view: View) -> "Scene":
        """Return the table as one seat sees it, without the prompt."""
        raise NotImplementedError

    def pieces(self, state: S) -> dict[str, int]:
        """Count every kind of piece wherever it lies; the counts never change during a game."""
        raise NotImplementedError

    def books(self, state: S) -> Mapping[str, Sequence[int]]:
        """Return the numbers that the log accounts for, one for each seat or a single one; see `EventKind.tells`."""
        return {}

    def quoted(self, event: Event, books: Mapping[str, Sequence[int]]) -> Mapping[str, int]:
        """Return what those numbers of an event must be that change no book, given the books at that moment."""
        return {}

    def fact(self, noun: str, value: int) -> str | int:
        """Return a fact of an event for the border: an id, or the number itself."""
        return value

    def static(self, settings: Mapping[str, str]) -> "Static":
        """Return the parts of the table that never change during a match."""
        raise NotImplementedError

    def price(self, state: S, option: int) -> "tuple[Mark, ...]":
        """Return what an option that is offered costs, from public knowledge, for the badge on its target."""
        return ()

    def notes(self, state: S, option: int) -> tuple[str, ...]:
        """Return ids of texts that say more of an option that is offered, from public knowledge."""
        return ()

    def preview(self, state: S, option: int) -> str:
        """Return what would lie there after an option that is offered, by its noun and face; nothing for most."""
        return ""

    def advisor(self) -> "Advisor | None":
        """Return the game's own knowledge of good play, if it has any."""
        return None

    def art(self) -> "Art | None":
        """Return the game's drawings, if it has any."""
        return None

    # What every game gets

    def new(
        self,
        seats: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        shares: Sequence[bytes] = (),
    ) -> "Match[S]":
        """Start a match. A seed makes it a practice game that can be dealt again."""
        from .match import start

        return start(self, self.about.seats[1] if seats is None else seats, seed, options or {}, names, shares)

    def settings(self, options: Mapping[str, object], seats: int) -> dict[str, str]:
        """Return complete, checked settings."""
        known = {setting.name: setting for setting in self.about.settings}
        for name in options:
            if name not in known:
                hint = closest(name, known)
                raise BadSetup("unknown-setting", game=self.id, name=name, possible=listing(known), hint=hint)
        out = {name: _text(options.get(name, setting.default)) for name, setting in known.items()}
        for name, value in out.items():
            _check_choice(known[name], value)
        self.check_settings(out, seats)
        return out

    def check_seats(self, seats: int) -> None:
        """Raise `BadSetup` unless the game can be played by so many."""
        low, high = self.about.seats
        if not low <= seats <= high:
            raise BadSetup("seat-count", game=self.id, low=low, high=high, seats=seats)

    def deal(self, seats: int, settings: Mapping[str, str], key: bytes, forced: Sequence[tuple[int, int]] = ()) -> S:
        """Return the state at the first question, with the events of the set-up in its log."""
        chance = Chance(key, [0] * len(self.about.streams), list(forced))
        state = self.new_state(Setup(seats, settings, key), chance)
        state.advance()
        return state

    def practice_state(self, seats: int, seed: int | str, options: Mapping[str, object] | None = None) -> S:
        """Return a fresh state for simulation, without the record-keeping of a match."""
        self.check_seats(seats)
        state = self.deal(seats, self.settings(options or {}, seats), fair.key(fair.practice_secret(seed), []))
        state.log = None
        return state

    def digest(self, state: S) -> str:
        """Return a short fingerprint of a state."""
        import msgspec

        return fair.digest(msgspec.msgpack.encode(self.plain(state))).hex()[:16]


def check_start(value: str, seats: int) -> None:
    """Raise `BadSetup` unless a setting `start` is `random` or one of the seats."""
    possible = ["random", *[str(seat) for seat in range(seats)]]
    if value not in possible:
        raise BadSetup("bad-setting", name="start", value=value, possible=listing(possible))


def _text(value: object) -> str:
    if isinstance(value, list | tuple):
        return ",".join(str(item) for item in value)
    return str(value)


def _check_choice(setting: Setting, value: str) -> None:
    if setting.choices and value not in setting.choices:
        hint = closest(value, setting.choices)
        raise BadSetup("bad-setting", name=setting.name, value=value, possible=listing(setting.choices), hint=hint)
