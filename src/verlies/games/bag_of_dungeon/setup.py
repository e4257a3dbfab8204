"""Setting up: settings, characters, bags, the stack with the exit in its lower half, and the first player."""

from collections.abc import Mapping

from verlies.core.agenda import AskAny
from verlies.core.chance import Chance
from verlies.core.errors import BadSetup
from verlies.core.option import KIND, PASS
from verlies.core.refusal import NOT_OFFERED, Refusal
from verlies.core.settings import RANDOM
from verlies.core.stack import Stack
from verlies.kit.carry import EMPTY
from verlies.kit.chart import empty_chart

from . import events
from .content.box import BOX
from .content.ids import EACH, EXIT_TILE, LOWER_HALF, NONE, SETUP, START_TILE, VARIANTS
from .gear import add_piles
from .options import HERO
from .reasons import HERO_TAKEN
from .state import BagState, Hero, Terms
from .turn import NextTurn

HERO_IDS = [hero.id for hero in BOX.heroes]
ALL_HEROES = len(HERO_IDS)

# Settings


def check_variant(settings: Mapping[str, str]) -> None:
    """Raise `BadSetup` unless each against all is won by points."""
    if settings["variant"] == VARIANTS[EACH] and settings["win"] == "dragon":
        raise BadSetup("bad-setting", name="win", value="dragon", possible="ring")


def terms_of(settings: Mapping[str, str]) -> Terms:
    """Return what was agreed."""
    terms = Terms()
    terms.variant = VARIANTS.index(settings["variant"])
    terms.all_equal = settings["pasch"] == "all_equal"
    terms.strict = settings["edges"] == "strict"
    terms.charge = settings["charge"] == "on"
    terms.dragon_wins = settings["win"] == "dragon"
    terms.other_twelve = settings["twelve"] == "junction"
    terms.spikes = settings["spikes"] == "on"
    return terms


# The table


def set_up(seats: int, settings: Mapping[str, str], chance: Chance) -> BagState:
    """Return the table before the first question."""
    first = chance.below(SETUP, seats) if settings["start"] == RANDOM else int(settings["start"])
    state = empty_table(seats, terms_of(settings), chance, first)
    state.log = []
    state.tiles = shuffled_tiles(chance)
    state.emit(events.FIRST, first)
    state.push(first - 1, [NextTurn()])
    take_heroes(state, settings["heroes"])
    return state


def empty_table(seats: int, terms: Terms, chance: Chance, first: int) -> BagState:
    """Return the table with the start tile, both bags and heroes without a character."""
    state = BagState()
    state.seats, state.chance, state.box, state.terms = seats, chance, BOX, terms
    state.heroes = [Hero() for _ in range(seats)]
    for hero in state.heroes:
        hero.lives = state.most_lives()
    state.chart = empty_chart(BOX.floors)
    state.chart.lay(START_TILE, START_TILE, 0)
    add_piles(state)
    state.monsters = Stack([kind for kind, foe in enumerate(BOX.foes) for _ in range(foe.copies)])
    state.items = Stack([number for number, item in enumerate(BOX.items) for _ in range(item.copies)])
    state.first = state.active = first
    return state


def shuffled_tiles(chance: Chance) -> Stack:
    """Return the stack: half of the tiles and the exit below, the other half above."""
    rest = [kind for kind in range(len(BOX.floors)) if kind not in (START_TILE, EXIT_TILE)]
    lower = [chance.take(SETUP, rest) for _ in range(LOWER_HALF - 1)]
    stack = Stack(sorted([EXIT_TILE, *lower]))
    stack.put_pool_on_top(rest)
    return stack


# Characters


def take_heroes(s: BagState, wanted: str) -> None:
    """Give everybody a character: by chance, first come first served, or as agreed."""
    if wanted == "choose":
        s.ask(ChooseHero(), NONE, s.everybody())
        return
    names = wanted.split(",") if wanted != RANDOM else [RANDOM] * s.seats
    for seat in range(s.seats):
        if names[seat] != RANDOM:
            take_hero(s, seat, HERO_IDS.index(names[seat]))
    for seat in range(s.seats):
        if names[seat] == RANDOM:
            take_hero(s, seat, any_hero(s))


def untaken(s: BagState) -> list[int]:
    """Return the characters nobody has."""
    taken = [hero.kind for hero in s.heroes]
    return [kind for kind in range(ALL_HEROES) if kind not in taken]


def any_hero(s: BagState) -> int:
    """Return a free character by chance."""
    return s.chance.take(SETUP, untaken(s))


def take_hero(s: BagState, seat: int, kind: int) -> None:
    """Give somebody a character: full health and action points, empty fields."""
    hero, sheet = s.heroes[seat], BOX.heroes[kind]
    hero.kind, hero.health, hero.ap, hero.uses = kind, sheet.health, sheet.aps, sheet.uses
    hero.held = [EMPTY] * len(sheet.slots)
    hero.field = s.start()
    s.emit(events.HERO, seat, kind, sheet.health, c=sheet.aps)


class ChooseHero(AskAny[BagState]):
    """Which character do you play? First come, first served; or take any."""

    def options(self, state: BagState, subject: int, seat: int) -> list[int]:
        """Offer the characters nobody has."""
        return [PASS, *[HERO + kind for kind in untaken(state)]]

    def answer(self, state: BagState, subject: int, seat: int, pick: int) -> None:
        """Take it; the others go on choosing."""
        take_hero(state, seat, any_hero(state) if pick == PASS else pick - HERO)
        left = sum([1 << each for each in range(state.seats) if state.heroes[each].kind == NONE])
        if left:
            state.ask(ChooseHero(), NONE, left)

    def why_not(self, state: BagState, subject: int, seat: int, pick: int) -> Refusal:
        """Somebody has it."""
        return state.refusal(HERO_TAKEN) if pick - pick % KIND == HERO else NOT_OFFERED
