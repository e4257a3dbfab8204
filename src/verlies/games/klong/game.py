# mypyc: interpreted
"""KLONG! as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from verlies.core.book import StepBook
from verlies.core.chance import Chance
from verlies.core.rules import About, Setup
from verlies.core.scene import Scene, Static
from verlies.core.settings import START, Setting, colours_of
from verlies.core.view import View

from ...families.klong import conditions, effects, endturn, moves, turn
from ...families.klong import rooms as family_rooms
from ...families.klong.events import CAUSES
from ...families.klong.game import FamilyGame
from ...families.klong.state import INSIDE, streams
from . import notes, rooms, scene
from .boards import ROOMS
from .content.cards import CARDS
from .content.ids import LAST_FATE
from .content.tokens import TOKENS
from .cues import CUES
from .events import EVENTS
from .options import CHOICES, OPTIONS
from .rulemap import EVENT_RULES
from .setup import BOX, COLOURS, set_up
from .state import KlongState

if TYPE_CHECKING:
    pass

IDS = {
    "card": [card.id for card in CARDS],
    "token": [token.id for token in TOKENS],
    "place": [room.id for room in ROOMS],
    "choice": CHOICES,
    "why": CAUSES.names,
}
STEPS = StepBook(conditions, effects, endturn, moves, family_rooms, rooms, turn)
"""Everything that can be on an agenda."""

ABOUT = About(
    id="klong",
    seats=(2, 4),
    version=4,
    settings=[
        Setting("board", "front", ("front", "back")),
        START,
        colours_of(COLOURS),
    ],
    vocabulary=OPTIONS.vocabulary(IDS),
    events=EVENTS.by_rules(EVENT_RULES),
    steps=STEPS,
    streams=streams(BOX.most_seats),
    cap=20_000,
    sitting=1_500,  # no mutant: of bots, not of a rule
    texts=("verlies.families.klong", "verlies.games.klong"),
    rules="klong",
    refusals={"not-your-turn": "klong.endturn.next-clockwise", "game-over": "klong.end.all-out"},
    ids=IDS,
    cues=CUES,
    advisor="verlies.games.klong.bot.advisor:KlongAdvisor",
    art="verlies.games.klong.art.drawings:KlongArt",
)


TAKEN = 50
"""Whoever has an artifact has come half the way, in percent."""
NEAR = 70
"""When the first thief is out, so much of the game is over, about."""


def _way(s: KlongState, seat: int) -> int:
    """Return how far a thief has come: in, to an artifact, out or dead."""
    thief = s.thieves[seat]
    return 100 if thief.status != INSIDE else TAKEN if s.has_artifact(seat) else 0


class Klong(FamilyGame[KlongState]):
    """KLONG! Ein Deckbau-Abenteuer."""

    def new_state(self, setup: Setup, chance: Chance) -> KlongState:
        """Set up the table."""
        return set_up(setup.seats, setup.settings, chance)

    def built(self, data: dict[str, Any]) -> KlongState:
        """Return a table from plain data."""
        state = KlongState(None, data)
        state.box = BOX
        state.rooms = state.board.rooms
        state.seats = len(state.thieves)
        return state

    def progress(self, state: KlongState) -> int:
        """Return how far thieves are on their way in and out; once somebody is out, how near that brings the end."""
        ways = [_way(state, seat) for seat in range(state.seats)]
        ending = NEAR + (100 - NEAR) * state.fate // LAST_FATE if state.fate else 0
        return max(sum(ways) // len(ways), ending)

    def books(self, state: KlongState) -> Mapping[str, Sequence[int]]:
        """Return the numbers that the log accounts for."""
        return {**super().books(state), "fate": [state.fate], "fated": [state.fate_seat]}

    def notes(self, seen: View[KlongState], option: int) -> tuple[str, ...]:
        """Return what more is to be said of an option."""
        return notes.notes(seen.seen, option)

    def scene(self, seen: View[KlongState]) -> Scene:
        """Return the table as one seat sees it."""
        return scene.scene(seen)

    def static(self, settings: Mapping[str, str]) -> Static:
        """Return board and card faces."""
        return scene.static(settings["board"])


GAME = Klong(ABOUT)
