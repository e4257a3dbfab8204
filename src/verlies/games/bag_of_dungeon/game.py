# mypyc: interpreted
"""Bag of Dungeon as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from typing import Any

from verlies.core.book import StepBook
from verlies.core.desk import Desk, DeskGame
from verlies.core.option import KIND, NUMBERS
from verlies.core.rules import About
from verlies.core.scene import Static
from verlies.core.settings import RANDOM, START, Setting, each_own
from verlies.core.teams import each_alone
from verlies.kit.chart import way_to
from verlies.kit.tiles import TURNS

from . import (
    books,
    fight,
    finds,
    gear,
    harm,
    help,
    moves,
    notes,
    pieces,
    rivals,
    scene,
    score,
    setup,
    shots,
    spikes,
    tiles,
    trade,
    turn,
    uses,
    view,
)
from .amounts import AMOUNTS
from .content import ids
from .content.box import BOX
from .content.heroes import HEROES
from .content.items import ITEMS
from .content.monsters import FOES
from .content.tiles import FLOORS
from .cues import CUES
from .events import EVENTS
from .how import HOWS
from .options import OPTIONS
from .rulemap import EVENT_RULES
from .state import BagState

FIELDS = tuple(str(n) for n in range(3 * len(FLOORS) + 2))
"""So many fields can come into reach of all tiles."""
IDS: dict[str, Sequence[str]] = {
    "place": FIELDS,
    "tile": [floor.id for floor in FLOORS],
    "monster": [foe.id for foe in FOES],
    "item": [item.id for item in ITEMS],
    "hero": [hero.id for hero in HEROES],
    "skill": ids.SKILLS,
    "symbol": ids.SYMBOLS,
    "slot": NUMBERS[:8],
    "seat": NUMBERS[:4],
    "number": NUMBERS[:TURNS],
    "why": HOWS.names,
}
SWITCH = ("off", "on")
SOLO = ids.VARIANTS[ids.SOLO]
"""One person plays all heroes."""
STEPS = StepBook(harm, gear, finds, uses, help, spikes, fight, tiles, shots, moves, trade, rivals, turn, setup)
"""Everything that can be on an agenda."""

ABOUT = About(
    id="bag_of_dungeon",
    seats=(2, 4),
    version=6,  # no mutant: the number of a format, not of a rule
    settings=[
        Setting("variant", "together", ids.VARIANTS, fits={SOLO: (setup.ALL_HEROES,)}, alone=(SOLO,)),
        each_own("heroes", setup.HERO_IDS, RANDOM, (RANDOM, "choose"), (RANDOM,)),
        START,
        Setting("pasch", "groups", ("groups", "all_equal")),
        Setting("edges", "free", ("free", "strict")),
        Setting("win", "ring", ("ring", "dragon")),
        Setting("charge", "off", SWITCH),
        Setting("twelve", "exit", ("exit", "junction")),
        Setting("spikes", "off", SWITCH),
    ],
    vocabulary=OPTIONS.vocabulary(IDS),
    events=EVENTS.by_rules(EVENT_RULES),
    steps=STEPS,
    streams=ids.STREAMS,
    cap=100_000,  # no mutant: no game comes near it
    sitting=2_500,  # no mutant: of bots, not of a rule
    texts="verlies.games.bag_of_dungeon",
    rules="bag_of_dungeon",
    refusals={"not-your-turn": "bag.setup.first-player", "game-over": "bag.end.win"},
    open_teams=True,
    ids=IDS,
    cues=CUES,
    advisor="verlies.games.bag_of_dungeon.bot.advisor:BagAdvisor",
    art="verlies.games.bag_of_dungeon.art.drawings:BagArt",
)


class BagOfDungeon(DeskGame[BagState]):
    """Bag of Dungeon."""

    def check_settings(self, settings: Mapping[str, str], seats: int) -> None:
        """Check that the variant goes with how it is won."""
        setup.check_variant(settings)

    def teams(self, settings: Mapping[str, str], seats: int) -> tuple[int, ...]:
        """All are one team, unless it is each against all."""
        return each_alone(seats) if settings["variant"] == ids.VARIANTS[ids.EACH] else (0,) * seats

    def built(self, data: dict[str, Any]) -> BagState:
        """Return a table from plain data."""
        state = BagState(None, data)
        state.box = BOX
        state.chart.kinds = BOX.floors
        state.seats = len(state.heroes)
        state.eyes = self.eyes({"variant": ids.VARIANTS[state.terms.variant]}, state.seats)
        return state

    def progress(self, state: BagState) -> int:
        """Return how many of the tiles lie; the Ring may come to light long before the last."""
        whole = len(state.box.floors) - 1
        return 100 * (whole - len(tiles.unlaid(state))) // whole

    def fact(self, noun: str, value: int) -> str | int:
        """Return a fact of an event for the border; places are told by their way from the start."""
        return way_to(value) if noun == "place" else super().fact(noun, value)

    def target(self, state: BagState, option: int) -> str:
        """Return what an option is about; fields of the map by their way from the start, those of a sheet by symbol."""
        noun = self.about.vocabulary.kind(option).noun
        if noun == "slot" and state.agenda:
            return state.kind_of(state.agenda[-1].subject).slot_name(option % KIND)
        return state.chart.name(option % KIND) if noun == "place" else super().target(state, option)

    def static(self, settings: Mapping[str, str]) -> Static:
        """Return tiles and faces."""
        return scene.STATIC


DESK = Desk(
    *(setup.set_up, view, score.result, pieces.pieces, books.books, books.quoted, scene.scene, scene.price, notes),
    amounts=AMOUNTS,
)
GAME = BagOfDungeon(ABOUT, DESK)
