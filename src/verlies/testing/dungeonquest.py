"""Situations in DungeonQuest: rooms, heroes, decks and dice by their ids."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from verlies.core.decision import Result
from verlies.games.dungeonquest import GAME
from verlies.games.dungeonquest.boards import PLACES, TOWERS
from verlies.games.dungeonquest.content.cards import CARDS, NUMBERS
from verlies.games.dungeonquest.content.heroes import ABILITIES
from verlies.games.dungeonquest.content.ids import (
    CAUSES,
    DECK_STREAM,
    DECKS,
    DICE,
    DIRECTIONS,
    NEVER,
    NONE,
    STATUS,
    TILES,
)
from verlies.games.dungeonquest.state import DungeonState, Fight, Hero, Turn
from verlies.games.dungeonquest.tiles import ROOMS
from verlies.games.dungeonquest.turn import NextTurn

from .situation import Situation, at_random

CELL = {place: cell for cell, place in enumerate(PLACES)}
ROOM_NUMBERS = {room.id: number for number, room in enumerate(ROOMS)}
PARTY = ("hugo", "lindel", "tatianna", "krutzbeck")
"""Who sits where unless a test says otherwise; none of them can change a test or a plain roll."""


def cards(*ids: str) -> list[int]:
    """Return the numbers of cards."""
    return [NUMBERS[name] for name in ids]


def names(numbers: Sequence[int]) -> list[str]:
    """Return the ids of cards."""
    return [CARDS[number].id for number in numbers]


class Dungeon(Situation):
    """A table laid out as a test needs it: heroes in their towers without runes, seat 0 about to act."""

    def __init__(
        self,
        seats: int = 2,
        *,
        heroes: Sequence[str] = PARTY,
        start: int = 0,
        seed: int | str = 1,
        sun: int = 1,
        **options: Any,
    ) -> None:
        settings = {"heroes": ",".join(heroes[:seats]), "start": start, **options}
        super().__init__(GAME.new(seats, seed, settings))
        self.table.agenda.clear()
        for seat in range(seats):
            self.hero(seat, place=PLACES[TOWERS[seat]], runes=())
        self.table.sun = sun
        self.begin(start)

    @property
    def table(self) -> DungeonState:
        """The state, by its own type."""
        state = self.match.state
        assert isinstance(state, DungeonState)
        return state

    # Laying out

    def begin(self, seat: int = 0) -> None:
        """Begin the turn of a seat, whatever was going on; everybody else has had theirs."""
        table = self.table
        table.agenda.clear()
        table.sealed = []
        table.turn, table.fight = Turn(), Fight()
        table.turn.played = (1 << table.seats) - 1
        table.push((seat - 1) % table.seats, [NextTurn()])
        self.ready()

    def lay(self, place: str, room: str, turns: int = 0) -> None:
        """Lay a room on a field, turned clockwise by quarter turns; its tile leaves the stack."""
        number = ROOM_NUMBERS[room]
        if number in self.table.tiles.cells:
            self.table.tiles.cells.remove(number)
        self.table.set_room(CELL[place], number * 4 + turns)

    def hero(self, seat: int = 0, **what: Any) -> Hero:
        """Lay out one hero: place, side, loot, worth, kept, pile, runes by id; wounds, status … by value."""
        hero = self.table.heroes[seat]
        abilities = [ABILITIES[number] for number in self.table.kind_of(seat).abilities]
        self.came_up.update(ability.id for ability in abilities if ability.moment == NEVER)
        for name in ("loot", "kept", "pile", "runes"):
            if name in what:
                self._hand(hero, name, what.pop(name))
        if "place" in what:
            self.table.stand(seat, CELL[what.pop("place")])
            hero.side = NONE
        if "side" in what:
            hero.side = (DIRECTIONS.index(what.pop("side")) - self.table.map[hero.cell]) % 4
        if "facing" in what:
            hero.facing = DIRECTIONS.index(what.pop("facing"))
        if "status" in what:
            hero.status = STATUS.index(what.pop("status"))
        for name, value in what.items():
            assert hasattr(hero, name), name
            setattr(hero, name, value)
        return hero

    def _hand(self, hero: Hero, name: str, ids: Sequence[str]) -> None:
        """Take cards out of their decks and lay them before a hero; what lay there goes back."""
        for number in getattr(hero, name):
            self.table.decks[CARDS[number].deck].shuffle_in([number])
        numbers = cards(*ids)
        self.came_up.update(ids)
        for number in numbers:
            cells = self.table.decks[CARDS[number].deck].cells
            if number in cells:
                cells.remove(number)
        setattr(hero, name, numbers)
        if name == "loot":
            hero.worth = [CARDS[number].gold for number in numbers]
        if name in ("kept", "pile"):
            kept = hero.kept + hero.pile
            hero.active = sorted(number for number in kept if CARDS[number].status)

    def mark(self, kind: str, *places: str) -> None:
        """Lay markers: monsters, searched or entrances."""
        setattr(self.table, kind, sorted(CELL[place] for place in places))

    def no_tiles(self, left: int = 0) -> None:
        """Leave only so many tiles in the stack."""
        self.table.tiles.cells = self.table.tiles.cells[:left]

    def deck(self, name: str, *ids: str) -> None:
        """Leave only these cards in a deck; the others are discarded."""
        number = DECKS.index(name)
        stack = self.table.decks[number]
        rest = stack.cards()
        for card in cards(*ids):
            rest.remove(card)
        stack.cells = sorted(cards(*ids))
        self.table.discards[number] = [*self.table.discards[number], *rest]

    # Forcing chance

    def draws(self, *ids: str) -> None:
        """Decide which cards are drawn next, each from its deck."""
        for number in cards(*ids):
            self.force(DECK_STREAM + CARDS[number].deck, number)

    def tiles(self, *rooms: str) -> None:
        """Decide which tiles are drawn next."""
        self.force(TILES, *[ROOM_NUMBERS[room] for room in rooms])

    def dice(self, *faces: int) -> None:
        """Decide what the dice show next."""
        self.force(DICE, *faces)

    def left_over(self) -> list[tuple[int, int]]:
        """Return the forced results that were not used."""
        return self.table.chance.forced

    def thrown(self) -> int:
        """Return how many dice have fallen so far."""
        return self.table.chance.counters[DICE]

    # Looking

    def place(self, seat: int = 0) -> str:
        """Return the field of a hero's figure or travel marker; empty if there is none."""
        cell = self.table.heroes[seat].cell
        return "" if cell == NONE else PLACES[cell]

    def side(self, seat: int = 0) -> str:
        """Return the direction of the side on which a hero stands."""
        hero = self.table.heroes[seat]
        return "" if hero.side == NONE else DIRECTIONS[(hero.side + self.table.map[hero.cell]) % 4]

    def room(self, place: str) -> str:
        """Return the room on a field with its quarter turns, as `web_oooo-1`; empty if unexplored."""
        tile = self.table.map[CELL[place]]
        return "" if tile == NONE else f"{ROOMS[tile // 4].id}-{tile % 4}"

    def wounds(self, seat: int = 0) -> int:
        """Return the wounds of a hero."""
        return self.table.heroes[seat].wounds

    def markers(self, seat: int = 0) -> int:
        """Return the determination markers of a hero."""
        return self.table.heroes[seat].determination

    def status(self, seat: int = 0) -> str:
        """Return whether a hero is inside, escaped or dead."""
        return STATUS[self.table.heroes[seat].status]

    def cause(self, seat: int = 0) -> str:
        """Return what a hero died of."""
        return CAUSES[self.table.heroes[seat].cause]

    def below(self, seat: int = 0) -> bool:
        """Return whether a hero is in the catacombs."""
        return self.table.heroes[seat].below

    def loot(self, seat: int = 0) -> list[str]:
        """Return the loot of a hero."""
        return names(self.table.heroes[seat].loot)

    def kept(self, seat: int = 0) -> list[str]:
        """Return the cards a hero keeps that are no loot."""
        return names(self.table.heroes[seat].kept)

    def pile(self, seat: int = 0) -> list[str]:
        """Return the catacomb cards beside a hero's sheet."""
        return names(self.table.heroes[seat].pile)

    def runes(self, seat: int = 0) -> list[str]:
        """Return the runes of a hero."""
        return names(self.table.heroes[seat].runes)

    def count(self, deck: str) -> int:
        """Return how many cards are in a deck."""
        return self.table.decks[DECKS.index(deck)].count()

    def discards(self, deck: str) -> list[str]:
        """Return the discard pile of a deck."""
        return names(self.table.discards[DECKS.index(deck)])

    def ask(self) -> str:
        """Return the name of the question that is open."""
        return type(self.table.agenda[-1].step).__name__ if self.table.agenda else ""

    def active(self) -> int:
        """Return whose turn it is."""
        return self.table.active

    def seen(self, seat: int = 0) -> DungeonState:
        """Return what a seat can see of the table."""
        return GAME.view(self.table, seat).seen

    def result(self) -> Result:
        """Return how the game ended."""
        result = self.match.result
        assert result is not None, "the game goes on"
        return result

    def duel(self, hero: str, monster: str, seat: int = 0) -> None:
        """Choose both attacks of a round."""
        self.do(f"attack:{hero}", seat=seat)
        self.do(f"attack:{monster}", seat=self.table.left_of(seat))
        self.came_up.update((f"c_hero_{hero}", f"c_monster_{monster}"))


def in_room(
    room: str = "dungeon_oooo", turns: int = 0, seats: int = 2, *, hero: Mapping[str, Any] | None = None, **options: Any
) -> Dungeon:
    """Return seat 0 in a room in the middle of nowhere, having come from the south and about to act."""
    t = Dungeon(seats, **options)
    t.lay("c3", room, turns)
    t.hero(0, place="c3", side="south", **(hero or {}))
    t.begin(0)
    return t


def met(
    monster: str = "m_demon_8_6",
    room: str = "dungeon_oooo",
    turns: int = 0,
    seats: int = 2,
    *,
    hero: Mapping[str, Any] | None = None,
    **options: Any,
) -> Dungeon:
    """Return seat 0 before a monster in the room d3, entered from the room c3 in the west."""
    t = Dungeon(seats, **options)
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", room, turns)
    t.hero(0, place="c3", **(hero or {}))
    t.mark("monsters", "d3")
    t.begin(0)
    t.draws(monster)
    t.do("move:d3")
    return t


def random_game(seats: int, seed: int, **options: object) -> Iterator[DungeonState]:
    """Return the table before the first and after every answer of a game in which all answers are random."""
    return at_random(GAME.practice_state(seats, seed, options), seed)


__all__ = ["CELL", "GAME", "PARTY", "ROOM_NUMBERS", "Dungeon", "cards", "in_room", "met", "names", "random_game"]
