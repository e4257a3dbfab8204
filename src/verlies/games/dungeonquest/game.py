# mypyc: interpreted
"""DungeonQuest as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from verlies.core.book import StepBook
from verlies.core.desk import Desk, DeskGame
from verlies.core.option import NUMBERS
from verlies.core.rules import About
from verlies.core.scene import Static
from verlies.core.settings import RANDOM, START, Setting, each_own
from verlies.kit.tiles import TURNS

from . import (
    books,
    catacombs,
    decks,
    ending,
    fight,
    moves,
    notes,
    pieces,
    rage,
    rolls,
    rooms,
    scene,
    score,
    setup,
    stakes,
    turn,
    view,
    wounds,
)
from .boards import PLACES, SUN_SPACES
from .content import ids
from .content.box import BOX
from .content.cards import CARDS
from .content.heroes import ABILITIES, HEROES
from .cues import CUES
from .events import EVENTS
from .how import HOWS
from .options import OPTIONS, REROLLS, SHIFTS
from .rulemap import EVENT_RULES
from .state import DungeonState
from .tiles import ROOMS

if TYPE_CHECKING:
    pass

IDS: dict[str, Sequence[str]] = {
    "card": [card.id for card in CARDS],
    "place": PLACES,
    "room": [room.id for room in ROOMS for _ in range(TURNS)],
    "hero": [hero.id for hero in HEROES],
    "ability": [ability.id for ability in ABILITIES],
    "direction": ids.DIRECTIONS,
    "attack": ids.ATTACKS,
    "turn": ids.TURNS,
    "deck": ids.DECKS,
    "attribute": ids.ATTRIBUTES,
    "monster": ids.MONSTERS,
    "cause": ids.CAUSES,
    "why": HOWS.names,
    "seat": NUMBERS[:4],
    "shift": SHIFTS,
    "reroll": REROLLS,
}
SWITCH = ("off", "on")
STEPS = StepBook(wounds, rolls, decks, moves, rooms, catacombs, fight, rage, ending, turn, setup)
"""Everything that can be on an agenda."""
rolls.STAKES.append(stakes.stake)

ABOUT = About(
    id="dungeonquest",
    seats=(1, 4),
    version=5,
    settings=[
        each_own("heroes", setup.HERO_IDS, RANDOM, (RANDOM, "choose")),
        START,
        Setting("solo", "auto", ("auto", "on", "off"), fits={"on": (1,), "off": (2, 3, 4)}, alone=("on",)),
        Setting("respawn", "off", SWITCH),
        Setting("torchlight", "off", SWITCH),
        Setting("monsters", "neighbour", ("neighbour", "house")),
        Setting("runes", "open", ("open", "hidden")),
        Setting("expel", "off", SWITCH),
        Setting("blocked", "dies", ("dies", "waits")),
        Setting("texts", "off", SWITCH),
    ],
    vocabulary=OPTIONS.vocabulary(IDS),
    events=EVENTS.by_rules(EVENT_RULES),
    steps=STEPS,
    streams=ids.STREAMS,
    cap=20_000,
    sitting=1_000,  # no mutant: of bots, not of a rule
    texts="verlies.games.dungeonquest",
    rules="dungeonquest",
    refusals={"not-your-turn": "dungeonquest.turn.order", "game-over": "dungeonquest.end.conditions"},
    ids=IDS,
    cues=CUES,
    advisor="verlies.games.dungeonquest.bot.advisor:DungeonAdvisor",
    art="verlies.games.dungeonquest.art.drawings:DungeonQuestArt",
)


class DungeonQuest(DeskGame[DungeonState]):
    """DungeonQuest (Neuauflage)."""

    def built(self, data: dict[str, Any]) -> DungeonState:
        """Return a table from plain data."""
        state = DungeonState(None, data)
        state.box = BOX
        state.seats = len(state.heroes)
        return state

    def gathered(self, state: DungeonState) -> Sequence[int]:
        """Return the gold that each hero carries."""
        return score.gathered(state)

    def progress(self, state: DungeonState) -> int:
        """Return how far the sun has come; most heroes are out or dead before it sets."""
        return 100 * (state.sun - 1) // SUN_SPACES

    def static(self, settings: Mapping[str, str]) -> Static:
        """Return fields and faces."""
        return scene.STATIC


DESK = Desk(setup.set_up, view, score.result, pieces.pieces, books.books, books.quoted, scene.scene, scene.price, notes)
GAME = DungeonQuest(ABOUT, DESK)
