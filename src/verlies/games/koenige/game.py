# mypyc: interpreted
"""Könige der Katakomben as the rest of the house knows it."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from verlies.core.book import StepBook
from verlies.core.desk import Desk, DeskGame
from verlies.core.option import KIND, NUMBERS
from verlies.core.rules import About
from verlies.core.scene import Static
from verlies.core.settings import Setting, colours_of
from verlies.kit.chart import way_to
from verlies.kit.tiles import TURNS

from . import (
    books,
    chest,
    draws,
    effects,
    equip,
    fight,
    market,
    moves,
    notes,
    opens,
    pieces,
    play,
    scene,
    score,
    setup,
    theft,
    tiles,
    turn,
    view,
    windows,
)
from .amounts import AMOUNTS
from .content import ids
from .content.box import box_of
from .content.rooms import ROOMS
from .content.sets import installed
from .cues import CUES
from .events import EVENTS
from .how import HOWS
from .kinds import Box, CardSet
from .options import OPTIONS
from .rulemap import EVENT_RULES
from .state import Catacombs

if TYPE_CHECKING:
    from verlies.core.art import Art

SWITCH = ("off", "on")
STEPS = StepBook(tiles, draws, play, opens, windows, moves, fight, chest, market, equip, theft, effects, turn, setup)
"""Everything that can be on an agenda."""
PLACE = "place"


def ids_of(sets: Sequence[CardSet]) -> dict[str, Sequence[str]]:
    """Return what the numbers in options and events mean, by noun."""
    return {
        "card": [card.id for each in sets for card in each.cards],
        "room": [room.id for room in ROOMS],
        "place": ids.FIELDS,
        "tier": ids.TIERS,
        "team": NUMBERS[:2],
        "side": ids.SIDES,
        "why": HOWS.names,
        "seat": NUMBERS[:6],
        "number": NUMBERS[:TURNS],
    }


def about(sets: Sequence[CardSet]) -> About:
    """Return what the house knows of the game with some sets of cards."""
    nouns = ids_of(sets)
    return About(
        id="koenige",
        seats=(2, 6),
        version=2,
        settings=[
            Setting("length", "full", ("full", "short")),
            Setting("odd", "auto", ("auto", *setup.ODD), fits=setup.ODD),
            Setting("start", "random", ("random", *ids.TEAMS)),
            Setting("keep_x", "off", SWITCH),
            Setting("rounds", "off", ("off", "15", "30")),
            colours_of(ids.COLOURS),
            Setting("cards", sets[0].name, tuple(each.name for each in sets)),
        ],
        vocabulary=OPTIONS.vocabulary(nouns),
        events=EVENTS.by_rules(EVENT_RULES),
        steps=STEPS,
        streams=ids.STREAMS,
        cap=60_000,
        sitting=2_500,  # no mutant: of bots, not of a rule
        texts=("verlies.games.koenige", *(each.texts for each in sets if each.texts)),
        rules="koenige",
        refusals={"not-your-turn": "koenige.setup.teams-alternate", "game-over": "koenige.end.condition"},
        open_teams=True,
        ids=nouns,
        cues=CUES,
        advisor="verlies.games.koenige.bot.advisor:KoenigeAdvisor",
    )


def desk_of(box: Box) -> Desk[Catacombs]:
    """Return where the game answers, with what is in its box."""
    set_up, quoted = partial(setup.set_up, box), partial(books.quoted, box)
    return Desk(
        *(set_up, view, score.result, pieces.pieces, books.books, quoted, scene.scene, notes.price, notes),
        amounts=AMOUNTS,
    )


class Koenige(DeskGame[Catacombs]):
    """Könige der Katakomben."""

    def __init__(self, sets: Sequence[CardSet]) -> None:
        self.box = box_of(sets)
        super().__init__(about(sets), desk_of(self.box))

    def check_settings(self, settings: Mapping[str, str], seats: int) -> None:
        """Check that who begins goes with what was agreed for odd numbers."""
        setup.check_start(settings["start"], settings["odd"], seats)

    def teams(self, settings: Mapping[str, str], seats: int) -> tuple[int, ...]:
        """Return the team of each seat: every second one."""
        return tuple(seat % 2 for seat in range(seats))

    def built(self, data: dict[str, Any]) -> Catacombs:
        """Return a table from plain data."""
        state = Catacombs(None, data)
        state.box = self.box
        state.chart.kinds = self.box.rooms
        state.seats = len(state.heroes)
        state.eyes = self.eyes({}, state.seats)
        return state

    def progress(self, state: Catacombs) -> int:
        """Return how many of the rooms are laid; a map that is whole leaves a tenth for the last flags."""
        left = state.rooms.count() + len(state.drawn)
        done = len(state.gone) + sum(1 for tile in state.chart.lying if tile != ids.NONE) - 1
        return 90 * done // max(1, done + left)

    def fact(self, noun: str, value: int) -> str | int:
        """Return a fact of an event for the border; a place is the way to it."""
        return way_to(value) if noun == PLACE else super().fact(noun, value)

    def target(self, state: Catacombs, option: int) -> str:
        """Return what an option is about; a field is named by the way to it."""
        place = self.about.vocabulary.kind(option).noun == PLACE
        return state.chart.name(option % KIND) if place else super().target(state, option)

    def static(self, settings: Mapping[str, str]) -> Static:
        """Return plans and faces."""
        return scene.static(self.box)

    def art(self) -> "Art":
        """Return the drawings, loaded when they are first needed."""
        from .art.drawings import KoenigeArt

        return KoenigeArt(self.box.treasures)


GAME = Koenige(installed())
