"""Situations in Bag of Dungeon, laid out in a few words."""

from collections.abc import Sequence

from verlies.core.stack import Stack
from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.content.heroes import HEROES
from verlies.games.bag_of_dungeon.content.ids import DICE, ITEM_STREAM, MONSTER_STREAM, NONE, RING, TILE_STREAM
from verlies.games.bag_of_dungeon.content.items import ITEMS
from verlies.games.bag_of_dungeon.content.monsters import FOES, RED_DRAGON
from verlies.games.bag_of_dungeon.content.tiles import FLOORS
from verlies.games.bag_of_dungeon.foes import add_lair, clear_lair
from verlies.games.bag_of_dungeon.gear import add_piles, lay_down
from verlies.games.bag_of_dungeon.state import HIDDEN, BagState, Fight, Hero, Turn
from verlies.games.bag_of_dungeon.turn import NextTurn
from verlies.kit.carry import EMPTY, places_for, put
from verlies.kit.tiles import TURNS

from .situation import Situation

ITEM = {item.id: number for number, item in enumerate(ITEMS)}
FOE = {foe.id: number for number, foe in enumerate(FOES)}
TILE = {floor.id: number for number, floor in enumerate(FLOORS)}
HERO = {hero.id: number for number, hero in enumerate(HEROES)}
CORRIDORS = tuple(floor.id for floor in FLOORS if floor.number == 0 and floor.shape == "straight" and floor.sort == 5)
"""The straight corridors."""
CROSSINGS = ("T39", "T40")


def spot_of(name: str) -> tuple[int, int]:
    """Return the place a name like `n2e1` stands for."""
    x = y = 0
    if name != "start":
        letters = [at for at, sign in enumerate(name) if sign.isalpha()]
        for at, end in zip(letters, [*letters[1:], len(name)], strict=True):
            steps = int(name[at + 1 : end])
            x += {"e": steps, "w": -steps}.get(name[at], 0)
            y += {"s": steps, "n": -steps}.get(name[at], 0)
    return x, y


class Cave(Situation):
    """A game whose heroes, tiles, monsters and items are laid out as a test wants them; seat 0 begins."""

    def __init__(self, heroes: str = "fighter,dwarf", seed: int = 1, **settings: str) -> None:
        seats = len(heroes.split(","))
        options = {"heroes": heroes, "start": "0", **settings}
        super().__init__(GAME.new(seats, seed, options))
        self.table.tiles = Stack(self.table.tiles.cards())
        self.came_up.update(["T01", *heroes.split(",")])

    def again(self) -> None:
        """Put the open question again, after something was laid out."""
        self.table.advance()

    @property
    def table(self) -> BagState:
        """The state, by its own type."""
        state = self.match.state
        assert isinstance(state, BagState)
        return state

    def do(self, *words: str, seat: int | None = None) -> None:
        """Give answers; how a tile lies is left out where that was not asked, since there was one way only."""
        for word in words:
            if not word.startswith("turn:") or self.ask() == "Rotate":
                super().do(word, seat=seat)

    # Laying out

    def begin(self, seat: int = 0) -> "Cave":
        """Begin the turn of a seat, whatever was going on."""
        table = self.table
        table.agenda.clear()
        table.turn, table.fight = Turn(), Fight()
        table.played = ((1 << table.seats) - 1) & ~(1 << seat)
        table.push((seat - 1) % table.seats, [NextTurn()])
        self.ready()
        return self

    def field(self, place: str) -> int:
        """Return the number of a field."""
        field = self.table.chart.at(*spot_of(place))
        assert field != NONE, f"{place} never came into reach"
        return field

    def lay(self, place: str, tile: str, turns: int = 0, monster: str = "") -> "Cave":
        """Lay a tile on a field; it leaves the stack. An M tile has a hidden monster, unless one is named or `-` is."""
        table, kind, field = self.table, TILE[tile], self.field(place)
        self._unstack(kind)
        table.chart.lay(field, kind, turns)
        add_piles(table)
        if tile == "T02":
            add_lair(table, field, RED_DRAGON)
        elif table.is_lair(kind):
            add_lair(table, field, HIDDEN)
        if monster:
            self.monster(place, monster)
        self.came_up.add(tile)
        self.again()
        return self

    def _unstack(self, kind: int) -> None:
        """Take a tile out of the stack."""
        cells = self.table.tiles.cells
        if kind in cells:
            cells.remove(kind)

    def corridor(self, *places: str, turns: int = 0) -> "Cave":
        """Lay straight corridors."""
        for place in places:
            tile = next(tile for tile in CORRIDORS if TILE[tile] in self.table.tiles.cells)
            self.lay(place, tile, turns)
        return self

    def monster(self, place: str, monster: str) -> None:
        """Put a monster face up on a field, its card out of the bag; `-` takes the monster away."""
        table, field = self.table, self.field(place)
        if field in table.lairs:
            clear_lair(table, field)
        if monster != "-":
            if monster != "red_dragon":
                table.monsters.cells.remove(FOE[monster])
            add_lair(table, field, FOE[monster])
            self.came_up.add(monster)
        self.again()

    def hero(self, seat: int = 0, **what: int | str | Sequence[str]) -> Hero:
        """Lay out one hero: at, gear and trophies by id; health, ap, lives … by value."""
        hero = self.table.heroes[seat]
        for name, value in what.items():
            if name == "at":
                hero.field, hero.came = self.field(str(value)), NONE
            elif name == "gear":
                assert not isinstance(value, int)
                self.give(seat, *value)
            elif name == "trophies":
                assert not isinstance(value, int)
                for monster in value:
                    self.table.monsters.cells.remove(FOE[monster])
                hero.trophies = sorted(FOE[monster] for monster in value)
            else:
                assert hasattr(hero, name), name
                setattr(hero, name, value)
        self.again()
        return hero

    def give(self, seat: int, *ids: str) -> None:
        """Let a hero carry items out of the bag, each where it works if it can; `item@slot` says where."""
        hero, slots = self.table.heroes[seat], self.table.kind_of(seat).slots
        for word in ids:
            name, _, at = word.partition("@")
            self.came_up.add(name)
            number = ITEM[name]
            self._unbag(number)
            item = ITEMS[number]
            if not item.carried():
                hero.company = sorted([*hero.company, number])
                continue
            places = places_for(slots, hero.held, item.place(), item.size)
            best = [each for each in places if slots[each] == item.place()] or places
            put(slots, hero.held, number, item.size, int(at) if at else best[0])
        self.again()

    def _unbag(self, number: int) -> None:
        if number == RING:
            self.table.ringed = True
        else:
            self.table.items.cells.remove(number)

    def pile(self, place: str, *ids: str) -> None:
        """Lay items out of the bag on a tile."""
        for name in ids:
            self.came_up.add(name)
            self._unbag(ITEM[name])
            lay_down(self.table, self.field(place), ITEM[name])
        self.again()

    def stack(self, *tiles: str) -> None:
        """Leave only these tiles in the stack."""
        self.table.tiles = Stack(sorted(TILE[tile] for tile in tiles))

    # Forcing chance

    def dice(self, *faces: int) -> None:
        """Decide what the dice show next."""
        self.force(DICE, *faces)

    def monsters(self, *ids: str) -> None:
        """Decide which monsters are drawn next."""
        self.force(MONSTER_STREAM, *[FOE[each] for each in ids])

    def items(self, *ids: str) -> None:
        """Decide which items are drawn next."""
        self.force(ITEM_STREAM, *[ITEM[each] for each in ids])

    def tiles(self, *ids: str) -> None:
        """Decide which tiles are drawn next."""
        self.force(TILE_STREAM, *[TILE[each] for each in ids])

    # Looking

    def at(self, seat: int = 0) -> str:
        """Return where a hero is."""
        field = self.table.heroes[seat].field
        return self.table.chart.name(field) if field != NONE else ""

    def gear(self, seat: int = 0) -> list[str]:
        """Return what a hero carries."""
        return [ITEMS[number].id for number in self.table.gear(seat)]

    def lying(self, place: str) -> list[str]:
        """Return what lies on a tile."""
        return [ITEMS[number].id for number in self.table.piles[self.field(place)]]

    def trophies(self, seat: int = 0) -> list[str]:
        """Return the monsters a hero has beaten."""
        return [FOES[kind].id for kind in self.table.heroes[seat].trophies]

    def health(self, seat: int = 0) -> int:
        """Return the health of a hero."""
        return self.table.heroes[seat].health

    def ap(self, seat: int = 0) -> int:
        """Return the action points of a hero."""
        return self.table.heroes[seat].ap

    def ask(self) -> str:
        """Return the name of the open question; empty if the game is over."""
        decisions = self.match.decisions
        return decisions[0].ask if decisions else ""

    def said(self, kind: str) -> list[dict[str, str | int]]:
        """Return the facts of all events of a kind."""
        return [entry.facts for entry in self.match.log(0) if entry.kind == kind]

    def walk(self, place: str) -> None:
        """Walk to a place."""
        self.do(f"walk:{self.field(place)}")

    def to(self, word: str, place: str) -> str:
        """Return an option about a place."""
        return f"{word}:{self.field(place)}"

    def won(self) -> list[int]:
        """Return the winners."""
        return GAME.result(self.match.state).winners

    def empty(self, seat: int = 0) -> bool:
        """Return whether a hero holds nothing."""
        hero = self.table.heroes[seat]
        return not hero.company and all(each == EMPTY for each in hero.held)

    def known(self, place: str) -> str:
        """Return what is known of the monster of a place: its id, `hidden`, `face-down`, or nothing."""
        table, field = self.table, self.field(place)
        if not table.monster_at(field):
            return ""
        known = table.known_at(field)
        return FOES[known].id if known >= 0 else "hidden" if known == HIDDEN else "face-down"

    def turned(self, place: str) -> int:
        """Return how the tile of a place is turned."""
        return self.table.chart.lying[self.field(place)] % TURNS


def lair(monster: str = "", heroes: str = "fighter,dwarf", tile: str = "T05", **settings: str) -> Cave:
    """Return a cave with an M tile north of the start; seat 0 has yet to walk in."""
    t = Cave(heroes, 1, **settings)
    t.lay("n1", tile, monster=monster)
    return t


def met(monster: str, heroes: str = "fighter,dwarf", **settings: str) -> Cave:
    """Return a cave in which seat 0 faces a monster north of the start."""
    t = lair(monster, heroes, **settings).begin()
    t.walk("n1")
    return t
