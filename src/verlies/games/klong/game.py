# mypyc: interpreted
"""KLONG! as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from verlies.core.chance import Chance
from verlies.core.decision import Result
from verlies.core.event import Event
from verlies.core.game import About, Game, Setting, Setup, check_start
from verlies.core.observe import Advisor
from verlies.core.option import Vocabulary
from verlies.core.rng import Rng
from verlies.core.scene import Mark, Scene, Static
from verlies.core.view import View

from .._klong_common import books
from .._klong_common.events import CAUSES, event_kinds
from .._klong_common.table import STREAMS
from .._klong_common.words import CHOICES, option_kinds
from . import plain, scene, score, view
from .boards import ROOMS
from .cards import CARDS
from .rulemap import CASES, CORE_REFUSALS, EVENT_RULES
from .setup import COLOURS, check_colours, set_up
from .state import KlongState
from .tokens import TOKENS

if TYPE_CHECKING:
    from verlies.core.picture import Art

IDS = {
    "card": [card.id for card in CARDS],
    "token": [token.id for token in TOKENS],
    "place": [room.id for room in ROOMS],
    "choice": CHOICES,
    "why": CAUSES,
}
"""The ids behind the numbers in options and events, by noun."""

ABOUT = About(
    id="klong",
    seats=(2, 4),
    version=2,
    settings=[
        Setting("board", "front", ("front", "back")),
        Setting("start", "random"),
        Setting("colours", ",".join(COLOURS)),
    ],
    vocabulary=Vocabulary(option_kinds(CARDS, TOKENS, IDS["place"])),
    events=event_kinds(EVENT_RULES, CASES),
    steps=plain.BOOK,
    streams=STREAMS,
    cap=20_000,
    texts="verlies.games.klong",
    rules="klong",
    refusals=CORE_REFUSALS,
)


class Klong(Game[KlongState]):
    """KLONG! Ein Deckbau-Abenteuer."""

    def __init__(self) -> None:
        super().__init__(ABOUT)

    def new_state(self, setup: Setup, chance: Chance) -> KlongState:
        """Set up the table."""
        return set_up(setup.seats, setup.settings, chance)

    def check_settings(self, settings: Mapping[str, str], seats: int) -> None:
        """Check colours and start player."""
        check_colours(settings["colours"], seats)
        check_start(settings["start"], seats)

    def view(self, state: KlongState, seat: int) -> View:
        """Return what one seat can see."""
        return view.view(state, seat)

    def view_type(self) -> type[View]:
        """Return the class of this game's views."""
        return view.KlongView

    def sample(self, seen: View, rng: Rng) -> KlongState:
        """Return a full state that fits a view."""
        assert isinstance(seen, view.KlongView)
        return view.sample(seen, rng)

    def restore(self, data: dict[str, Any], key: bytes) -> KlongState:
        """Return the state that `plain` wrote."""
        return plain.restore(data, key)

    def result(self, state: KlongState) -> Result:
        """Return who won, and why."""
        return score.result(state)

    def pieces(self, state: KlongState) -> dict[str, int]:
        """Count cards, tokens and stones."""
        return plain.pieces(state)

    def books(self, state: KlongState) -> Mapping[str, Sequence[int]]:
        """Return the numbers that the log accounts for."""
        return {**books.books(state), "fate": [state.fate]}

    def quoted(self, event: Event, known: Mapping[str, Sequence[int]]) -> Mapping[str, int]:
        """Return what the numbers of an event must be that change no book."""
        return books.quoted(event, known)

    def scene(self, seen: View) -> Scene:
        """Return the table as one seat sees it."""
        assert isinstance(seen, view.KlongView)
        return scene.scene(seen)

    def static(self, settings: Mapping[str, str]) -> Static:
        """Return board and card faces."""
        return scene.static(settings["board"])

    def price(self, state: KlongState, option: int) -> tuple[Mark, ...]:
        """Return what an option costs."""
        return scene.price(state, option)

    def advisor(self) -> Advisor:
        """Return what is known about playing KLONG! well."""
        from .bot import KlongAdvisor

        return KlongAdvisor()

    def art(self) -> "Art":
        """Return the drawings, loaded when they are first needed."""
        from .art import KlongArt

        return KlongArt()

    def fact(self, noun: str, value: int) -> str | int:
        """Return the id of a card, token, place or choice."""
        return IDS[noun][value] if noun in IDS else value


GAME = Klong()
