# mypyc: interpreted
"""DungeonQuest as the rest of the house knows it."""

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

from . import books, ids, notes, plain, scene, score, setup, view
from .board import PLACES
from .cards import CARDS
from .events import event_kinds
from .heroes import ABILITIES, HEROES
from .how import HOWS
from .rooms import FACES
from .rulemap import CORE_REFUSALS, EVENT_CASES, EVENT_RULES
from .state import DungeonState
from .words import option_kinds

if TYPE_CHECKING:
    from verlies.core.picture import Art

IDS: dict[str, Sequence[str]] = {
    "card": [card.id for card in CARDS],
    "place": PLACES,
    "room": FACES,
    "hero": [hero.id for hero in HEROES],
    "ability": [ability.id for ability in ABILITIES],
    "direction": ids.DIRECTIONS,
    "attack": ids.ATTACKS,
    "turn": ids.TURNS,
    "deck": ids.DECKS,
    "attribute": ids.ATTRIBUTES,
    "monster": ids.MONSTERS,
    "cause": ids.CAUSES,
    "why": HOWS,
}
"""The ids behind the numbers in options and events, by noun."""
SWITCH = ("off", "on")

ABOUT = About(
    id="dungeonquest",
    seats=(1, 4),
    version=3,
    settings=[
        Setting("heroes", "random"),
        Setting("start", "random"),
        Setting("solo", "auto", ("auto", "on", "off")),
        Setting("respawn", "off", SWITCH),
        Setting("torchlight", "off", SWITCH),
        Setting("monsters", "neighbour", ("neighbour", "house")),
        Setting("runes", "open", ("open", "hidden")),
        Setting("expel", "off", SWITCH),
        Setting("blocked", "dies", ("dies", "waits")),
        Setting("texts", "off", SWITCH),
    ],
    vocabulary=Vocabulary(option_kinds(IDS)),
    events=event_kinds(EVENT_RULES, EVENT_CASES),
    steps=plain.BOOK,
    streams=ids.STREAMS,
    cap=20_000,
    texts="verlies.games.dungeonquest",
    rules="dungeonquest",
    refusals=CORE_REFUSALS,
)


class DungeonQuest(Game[DungeonState]):
    """DungeonQuest (Neuauflage)."""

    def __init__(self) -> None:
        super().__init__(ABOUT)

    def new_state(self, setup_: Setup, chance: Chance) -> DungeonState:
        """Set up the table."""
        return setup.set_up(setup_.seats, setup_.settings, chance)

    def check_settings(self, settings: Mapping[str, str], seats: int) -> None:
        """Check heroes, first player and the solitaire variant."""
        setup.check_heroes(settings["heroes"], seats)
        check_start(settings["start"], seats)
        setup.check_solo(settings["solo"], seats)

    def view(self, state: DungeonState, seat: int) -> View:
        """Return what one seat can see."""
        return view.view(state, seat)

    def view_type(self) -> type[View]:
        """Return the class of this game's views."""
        return view.DungeonView

    def sample(self, seen: View, rng: Rng) -> DungeonState:
        """Return a full state that fits a view."""
        assert isinstance(seen, view.DungeonView)
        return view.sample(seen, rng)

    def restore(self, data: dict[str, Any], key: bytes) -> DungeonState:
        """Return the state that `plain` wrote."""
        return plain.restore(data, key)

    def result(self, state: DungeonState) -> Result:
        """Return who won, and why."""
        return score.result(state)

    def pieces(self, state: DungeonState) -> dict[str, int]:
        """Count cards and tiles."""
        return plain.pieces(state)

    def books(self, state: DungeonState) -> Mapping[str, Sequence[int]]:
        """Return the numbers that the log accounts for."""
        return books.books(state)

    def quoted(self, event: Event, books_: Mapping[str, Sequence[int]]) -> Mapping[str, int]:
        """Return what the numbers of an event must be that change no book."""
        return books.quoted(event, books_)

    def scene(self, seen: View) -> Scene:
        """Return the table as one seat sees it."""
        assert isinstance(seen, view.DungeonView)
        return scene.scene(seen)

    def static(self, settings: Mapping[str, str]) -> Static:
        """Return fields and faces."""
        return scene.STATIC

    def price(self, state: DungeonState, option: int) -> tuple[Mark, ...]:
        """Return the chance of the test an option leads to."""
        return scene.price(state, option)

    def notes(self, state: DungeonState, option: int) -> tuple[str, ...]:
        """Return the direction of a way, what lies there, and what comes of a failure."""
        return notes.notes(state, option)

    def preview(self, state: DungeonState, option: int) -> str:
        """Return the new room as it would lie."""
        return notes.preview(state, option)

    def advisor(self) -> Advisor:
        """Return what is known about playing DungeonQuest well."""
        from .bot import DungeonAdvisor

        return DungeonAdvisor()

    def art(self) -> "Art":
        """Return the drawings, loaded when they are first needed."""
        from .art import DungeonQuestArt

        return DungeonQuestArt()

    def fact(self, noun: str, value: int) -> str | int:
        """Return the id of a card, place, room and so on."""
        return IDS[noun][value] if noun in IDS else value


GAME = DungeonQuest()
