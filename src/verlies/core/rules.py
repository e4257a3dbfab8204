"""Rules: what a package must bring to be played at every table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from . import fair
from .book import StepBook
from .chance import Chance
from .cue import Cues
from .decision import Result
from .errors import BadSetup, closest, listing
from .event import NUMBER, Event, EventKind
from .option import Vocabulary
from .rng import Rng
from .settings import Setting
from .state import State
from .teams import each_alone, eyes_of
from .view import View, covered, resume_view, uncovered

if TYPE_CHECKING:
    from .art import Art
    from .observe import Advisor
    from .scene import Mark, Scene, Shown, Static

API_VERSION = 2
"""Games name the version of this interface they were written for."""

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Setup:
    """Everything that decides how a game begins."""

    seats: int
    settings: Mapping[str, str]
    key: bytes
    teams: tuple[int, ...] = ()
    """The team of each seat."""


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
    texts: str | tuple[str, ...]
    """The package, or packages, whose `texts/<language>` folders hold the words of the game; later ones win."""
    api: int = API_VERSION
    rules: str = ""
    """The name of its rule catalogue, if it has one."""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """The rules behind the refusals of the core: `not-your-turn`, `game-over`."""
    open_teams: bool = False
    """Whether those of a team see what the others of it see; sealed answers stay one's own."""
    ids: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The ids behind the numbers in options and events, by noun; a noun that is not here stands for numbers."""
    cues: Cues = field(default_factory=dict)
    """How events are shown and heard, by their names; the others are only told."""
    advisor: str = ""
    """The class of its own knowledge of good play, if it has any: `package.module:Class`, loaded when it is needed."""
    art: str = ""
    """The class of its drawings, if it has any; likewise."""
    sitting: int = 2000
    """No game among bots that play to win takes more answers, all seats together; a person sits through them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules of a game: how it is set up, seen, described, guessed at and scored."""

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
        """Raise `BadSetup` if settings that are fine each by itself make no sense together."""

    def teams(self, settings: Mapping[str, str], seats: int) -> tuple[int, ...]:
        """Return the team of each seat, counted from 0; those of a team win and lose together."""
        return each_alone(seats)

    def built(self, data: dict[str, Any]) -> S:
        """Return a state with its fields from plain data, its box, seats and eyes; the core does the rest."""
        raise NotImplementedError

    def cover(self, state: S, seen: S, seat: int) -> None:
        """Lay in the place of every hidden field what one seat sees there: its own cards, what it may know, `UNKNOWN`.

        The opened fields are there already, as copies, and the core has covered chance, answers and options.
        """

    def deal(self, seen: S, rng: Rng) -> None:
        """Fill the holes of a covered state at random, so that it could be the true one."""

    def result(self, state: S) -> Result:
        """Return how the game stands; final once the state is over."""
        raise NotImplementedError

    def gathered(self, state: S) -> Sequence[int]:
        """Return the points each seat has together so far, even if it still has to get away with them."""
        return self.result(state).scores

    def progress(self, state: S) -> int:
        """Return about how far the game has come, in percent, or -1 if nobody can tell; it never goes back.

        It is asked about what one seat sees, and may say what everybody sees alone.
        """
        return -1

    def scene(self, view: View[S]) -> "Scene":
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
        return self.about.ids[noun][value] if noun in self.about.ids else value

    def static(self, settings: Mapping[str, str]) -> "Static":
        """Return the parts of the table that never change during a match."""
        raise NotImplementedError

    def price(self, view: View[S], option: int) -> "tuple[Mark, ...]":
        """Return what an option of the viewer costs, for the badge on its target."""
        return ()

    def notes(self, view: View[S], option: int) -> tuple[str, ...]:
        """Return ids of texts that say more of an option of the viewer."""
        return ()

    def amounts(self, view: View[S], option: int, reason: str) -> Mapping[str, str | int]:
        """Return the numbers that a reason against an option is about: what it needs, and what the viewer has."""
        return {}

    def target(self, state: S, option: int) -> str:
        """Return the id of what an option is about; a game whose map grows says which field a number has become."""
        return self.about.vocabulary.argument(option)

    def preview(self, view: View[S], option: int) -> "Shown | None":
        """Return what would lie there after an option of the viewer; nothing for most."""
        return None

    def advisor(self) -> "Advisor | None":
        """Return the game's own knowledge of good play, if it has any."""
        return resolve_name(self.about.advisor)() if self.about.advisor else None

    def art(self) -> "Art | None":
        """Return the game's drawings, if it has any."""
        return resolve_name(self.about.art)() if self.about.art else None

    # What every game gets

    def view(self, state: S, seat: int) -> View[S]:
        """Return what one seat can see."""
        seen = covered(state, seat)
        self.cover(state, seen, seat)
        return View(seat, seen)

    def seen(self, data: bytes) -> View[S]:
        """Return the view that `View.encoded` wrote."""
        import msgspec

        plain: dict[str, Any] = msgspec.msgpack.decode(data)
        return resume_view(self.built(plain["seen"]), self.about.steps, plain)

    def sample(self, view: View[S], rng: Rng) -> S:
        """Return a full state that fits a view, everything hidden dealt anew, with fresh chance."""
        state = view.seen.fork()
        self.deal(state, rng)
        uncovered(state, rng, len(self.about.streams))
        return state

    def plain(self, state: S) -> dict[str, Any]:
        """Return the whole state as plain data."""
        return state.plain()

    def restore(self, data: dict[str, Any], key: bytes) -> S:
        """Return the state that `plain` wrote."""
        state = self.built(data)
        state.resume(self.about.steps, data, Chance(key, list(data["counters"]), []))
        state.advance()
        return state

    def told(self, noun: str, value: int) -> str | int:
        """Return a fact of an event as it is told: a number as it is, all else by its id."""
        return value if noun == NUMBER else self.fact(noun, value)

    def settings(self, options: Mapping[str, object], seats: int) -> dict[str, str]:
        """Return complete, checked settings."""
        known = {setting.name: setting for setting in self.about.settings}
        for name in options:
            if name not in known:
                hint = closest(name, known)
                raise BadSetup("unknown-setting", game=self.id, name=name, possible=listing(known), hint=hint)
        out = {name: _text(options.get(name, setting.default)) for name, setting in known.items()}
        try:
            self._agree(out, seats)
        except BadSetup as error:
            error.facts["game"] = self.id  # whoever tells it finds the words of this game
            raise
        return out

    def _agree(self, settings: Mapping[str, str], seats: int) -> None:
        """Raise `BadSetup` unless these settings make sense for so many seats, each by itself and all together."""
        for setting in self.about.settings:
            setting.agree(settings[setting.name], seats)
        self.check_settings(settings, seats)

    def check_seats(self, seats: int) -> None:
        """Raise `BadSetup` unless the game can be played by so many."""
        low, high = self.about.seats
        if not low <= seats <= high:
            raise BadSetup("seat-count", game=self.id, low=low, high=high, seats=seats)

    def begin(self, seats: int, settings: Mapping[str, str], key: bytes, forced: Sequence[tuple[int, int]] = ()) -> S:
        """Return the state at the first question, with the events of the set-up in its log."""
        chance = Chance(key, [0] * len(self.about.streams), list(forced))
        state = self.new_state(Setup(seats, settings, key, self.teams(settings, seats)), chance)
        state.eyes = self.eyes(settings, seats)
        state.advance()
        return state

    def eyes(self, settings: Mapping[str, str], seats: int) -> tuple[int, ...]:
        """Return what `State.eyes` is with these settings; it is no part of the plain form, since it follows."""
        return eyes_of(self.teams(settings, seats)) if self.about.open_teams else ()

    def digest(self, state: S) -> str:
        """Return a short fingerprint of a state."""
        import msgspec

        return fair.digest(msgspec.msgpack.encode(self.plain(state))).hex()[:16]


def _text(value: object) -> str:
    if isinstance(value, list | tuple):
        return ",".join(str(item) for item in value)
    return str(value)
