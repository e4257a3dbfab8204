"""The oracle's table: heroes, decks, markers, and what matters within one turn."""

from collections import Counter
from dataclasses import dataclass, field

from .dungeon import Dungeon, fields_of, name
from .facts import DECK_OF, DECKS, HALL, HEROES, TILES, TOWERS, HeroKind, Place, gold_of
from .told import Told, Unforeseen

INSIDE, ESCAPED, DEAD = "inside", "escaped", "dead"
CHOOSE = "choose"


@dataclass
class Hero:
    """A hero with its sheet and the cards before it."""

    seat: int
    kind: str = ""
    status: str = INSIDE
    cause: str = "alive"
    place: Place | None = None
    """Where the figure stands, or the travel marker lies."""
    came: int | None = None
    """The side of the board by which the hero came into the room or at which it stands."""
    below: bool = False
    facing: int = 0
    wounds: int = 0
    determination: int = 0
    skip: int = 0
    hole: bool = False
    """Whether the climb through a hole in the roof may be tried again."""
    spent: set[str] = field(default_factory=set)
    """Abilities used up for the game."""
    loot: list[tuple[str, int]] = field(default_factory=list)
    """Loot with its value in gold."""
    kept: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    """Catacomb cards beside the sheet."""
    active: list[str] = field(default_factory=list)
    """Cards of `kept` and `pile` that take effect in each status phase."""
    runes: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    """Runes that were used up."""

    @property
    def sheet(self) -> HeroKind:
        """What is printed on the sheet."""
        return HEROES[self.kind]

    @property
    def inside(self) -> bool:
        """Whether the hero is alive in the dungeon, above or below."""
        return self.status == INSIDE

    @property
    def life_left(self) -> int:
        """How many wounds there is room for, the last one deadly."""
        return self.sheet.life - self.wounds

    @property
    def spot(self) -> Place:
        """The field where the hero is."""
        assert self.place is not None
        return self.place

    def can(self, ability: str) -> bool:
        """Return whether the hero has an ability."""
        return ability in self.sheet.abilities

    def has(self, card: str) -> bool:
        """Return whether a card is among the hero's loot."""
        return any(card == mine for mine, _ in self.loot)

    def attribute(self, which: str) -> int:
        """Return an attribute; `weaker` is the lower one of agility and armour."""
        if which == "weaker":
            return min(self.sheet.agility, self.sheet.armour)
        return int(getattr(self.sheet, which))

    def lose(self, card: str) -> int:
        """Take loot away, the least valuable of its kind; return what it was worth."""
        worth = min(gold for mine, gold in self.loot if mine == card)
        self.loot.remove((card, worth))
        return worth


@dataclass
class Turn:
    """What matters within one turn only."""

    corridors: set[Place] = field(default_factory=set)
    """Corridors entered."""
    hopped: bool = False
    used: set[str] = field(default_factory=set)
    """Abilities and cards used that work once a turn."""
    again: str = ""
    """Whether another turn follows: with the sun moving or not."""
    over: bool = False
    """Whether there is no action after the status phase."""
    driven: list[object] = field(default_factory=list)
    """How everything stood each time a web or darkness drove the hero on."""

    def forget_ways(self) -> None:
        """Forget where the hero has been."""
        self.corridors, self.hopped, self.driven = set(), False, []


@dataclass
class Fight:
    """The monster that is being met."""

    hero: int
    card: str
    flee: bool
    wounds: int = 0
    round: int = 0
    used: set[str] = field(default_factory=set)


class Table:
    """Everything that lies on the table."""

    def __init__(self, seats: int, settings: dict[str, str], told: Told) -> None:
        self.told = told
        self.solo = seats == 1
        self.respawn = settings.get("respawn") == "on"
        self.torchlight = settings.get("torchlight") == "on"
        self.house = settings.get("monsters") == "house"
        self.hidden = settings.get("runes") == "hidden"
        self.expel = settings.get("expel") == "on"
        self.waits = settings.get("blocked") == "waits"
        self.texts = settings.get("texts") == "on"
        self.choosing = settings.get("heroes") == CHOOSE
        self.random_heroes = settings.get("heroes") == "random"
        self.from_hall = False
        """Whether everybody begins in the treasure chamber, which is no rule but lets more happen there."""
        self.heroes = [Hero(seat) for seat in range(seats)]
        self.dungeon = Dungeon()
        self.tiles = Counter({tile: copies for tile, (_, copies) in TILES.items()})
        self.decks = {deck: Counter(cards) for deck, cards in DECKS.items()}
        self.discards: dict[str, Counter[str]] = {deck: Counter() for deck in DECKS}
        self.monsters: set[Place] = set()
        self.searched: set[Place] = set()
        self.entrances: set[Place] = set()
        self.boxed: list[str] = []
        self.first = 0
        self.active = 0
        self.sun = 1
        self.sunset = False
        self.played: set[int] = set()
        """Who has had a turn since the sun moved."""
        self.turn = Turn()
        self.fight: Fight | None = None
        self.margin = 0
        """By how much the last test failed."""
        self.said: list[tuple[object, ...]] = []
        """What the oracle itself has to say of what happens."""

    @property
    def hero(self) -> Hero:
        """Return the hero whose turn it is."""
        return self.heroes[self.active]

    def say(self, kind: str, hero: Hero, *facts: object) -> None:
        """Note what should be told."""
        self.said.append((kind, hero.seat, *facts))

    def tell_alone(self, kind: str, hero: Hero) -> None:
        """Note what only one player should be told."""
        self.say(kind, hero, 1 << hero.seat)

    def around(self, seat: int) -> list[Hero]:
        """Return the other heroes clockwise, from the left neighbour."""
        count = len(self.heroes)
        return [self.heroes[(seat + n) % count] for n in range(1, count)]

    def left_of(self, hero: Hero) -> int:
        """Return the neighbour to the left."""
        return (hero.seat + 1) % len(self.heroes)

    def occupied(self, place: Place, hero: Hero) -> bool:
        """Return whether another hero's figure keeps one out of a room."""
        if place in fields_of(HALL):
            return False
        others = (other for other in self.heroes if other is not hero and other.inside and not other.below)
        return any(other.place == place for other in others)

    def in_hall(self) -> list[Hero]:
        """Return the heroes in the treasure chamber."""
        return [hero for hero in self.heroes if hero.inside and not hero.below and hero.place == HALL]

    def free_towers(self, hero: Hero) -> list[Place]:
        """Return the tower rooms in which no other hero stands."""
        return [tower for tower in TOWERS if not self.occupied(tower, hero)]

    # Cards

    def draw(self, deck: str) -> str | None:
        """Draw a card; an empty deck is replaced by its shuffled discard pile."""
        if not self.ready(deck):
            return None
        card = self.told.card(deck)
        self.take(deck, card)
        return card

    def ready(self, deck: str) -> bool:
        """Return whether there is something to draw, and shuffle the discard pile if need be."""
        if not self.decks[deck].total():
            self.decks[deck], self.discards[deck] = self.discards[deck], Counter()
        return self.decks[deck].total() > 0

    def take(self, deck: str, card: str) -> None:
        """Take a card out of a deck."""
        if not self.decks[deck][card]:
            raise Unforeseen(f"{card} is not in the deck {deck}")
        self.told.luck.came(f"deck {deck}", card, self.decks[deck])
        self.decks[deck][card] -= 1

    def discard(self, card: str) -> None:
        """Put a card on the discard pile of its deck."""
        self.discards[DECK_OF[card]][card] += 1

    def reshuffle(self, deck: str, *cards: str) -> None:
        """Shuffle a deck with its discard pile and some cards more."""
        self.decks[deck] += self.discards[deck] + Counter(cards)
        self.discards[deck] = Counter()

    def give(self, hero: Hero, card: str) -> None:
        """Give a hero a loot card."""
        hero.loot.append((card, gold_of(card)))
        self.say("loot", hero, card, gold_of(card))

    def drop_loot(self, hero: Hero, card: str) -> int:
        """Discard a loot card; return what it was worth."""
        worth = hero.lose(card)
        self.discard(card)
        self.say("discarded", hero, card, worth)
        return worth

    def use_up(self, hero: Hero, card: str) -> None:
        """Discard loot for what it does, or put a rune that was used back into the box."""
        if card in hero.runes:
            hero.runes.remove(card)
            hero.used.append(card)
            self.boxed.append(card)
            self.say("rune-used", hero, card)
        else:
            worth = hero.lose(card)
            self.discard(card)
            self.say("used-up", hero, card, worth)

    def drop_kept(self, hero: Hero, card: str) -> None:
        """Discard a kept card."""
        hero.kept.remove(card)
        hero.active.remove(card)
        self.discard(card)
        self.say("dropped", hero, card)

    # The board

    def turn_room(self, place: Place, quarters: int) -> None:
        """Turn a tile; who stands in a divided room turns with it."""
        self.dungeon.turn(place, quarters)
        if self.dungeon.kind(place) == "corridor":
            return
        for hero in self.heroes:
            if hero.inside and not hero.below and hero.place == place and hero.came is not None:
                hero.came = (hero.came + quarters) % 4

    def draw_tile(self) -> str:
        """Draw a tile."""
        tile = self.told.next("tile")
        if not self.tiles[tile]:
            raise Unforeseen(f"no tile {tile} is left")
        self.told.luck.came("tiles", tile, self.tiles)
        self.tiles[tile] -= 1
        return tile

    def pass_first_marker(self) -> None:
        """Pass the first-player marker on if its holder takes no more turns."""
        holder = self.heroes[self.first]
        if holder.inside or (self.respawn and holder.status == DEAD):
            return
        for hero in self.around(self.first):
            if hero.inside:
                self.first = hero.seat
                self.say("first", hero)
                return

    def word(self, hero: Hero) -> str:
        """Return the name of the field where a hero is."""
        return name(hero.spot)
