"""The table of the oracle: heroes, monsters, items and what matters within a turn or a fight."""

from collections import Counter
from dataclasses import dataclass, field

from .asks import GameOver
from .dungeon import Dungeon, Place
from .facts import BEAR, DRAGON, EXIT, HEROES, ITEMS, JUNCTION_TWELVE, M_NUMBER, MONSTERS, POOL, RING, SHAPE, START
from .told import Told

HIDDEN = "hidden"
FACE_DOWN = "face-down"
HOME: Place = (0, 0)
MOST_DICE = 4


@dataclass
class Hero:
    """A hero: the cubes of the sheet, the figure, what is carried and won."""

    seat: int
    kind: str = ""
    status: str = "inside"
    place: Place = HOME
    came: Place | None = None
    health: int = 0
    lives: int = 3
    ap: int = 0
    debt: int = 0
    uses: int = 0
    held: list[tuple[str, int] | None] = field(default_factory=list)
    """In each field the item, and the field where it was put; one in both hands is in two of them."""
    company: list[str] = field(default_factory=list)
    trophies: list[str] = field(default_factory=list)
    slayer: bool = False

    def become(self, kind: str) -> None:
        """Take a character."""
        card = HEROES[kind]
        self.kind, self.health, self.ap, self.uses = kind, card.health, card.aps, card.uses
        self.held = [None] * len(card.fields)

    @property
    def inside(self) -> bool:
        """Whether the hero is in the cave and alive."""
        return self.status == "inside"

    @property
    def most_health(self) -> int:
        """The highest space of the track of health."""
        return HEROES[self.kind].health

    def items(self) -> list[tuple[int, str]]:
        """Return what lies in the fields, each once, with the field it was put into."""
        return [(at, cell[0]) for at, cell in enumerate(self.held) if cell is not None and cell[1] == at]

    def gear(self) -> list[str]:
        """Return all that is carried, the Ring and the bear too."""
        return [item for _, item in self.items()] + self.company

    def working(self) -> list[str]:
        """Return what lies where it works: on its own symbol, or without a symbol."""
        symbols = HEROES[self.kind].fields
        return [item for at, item in self.items() if ITEMS[item].symbol == symbols[at].replace("free", "none")]

    def most_ap(self) -> int:
        """Return the action points of a whole turn."""
        return HEROES[self.kind].aps + self.working().count("magic_boots")

    def bonus(self) -> int:
        """Return what is added to a combat roll."""
        return HEROES[self.kind].bonus + sum(ITEMS[item].bonus for item in self.working())

    def guard(self) -> int:
        """Return how much less is lost in a lost round."""
        return sum(ITEMS[item].guard for item in self.working())

    def dice(self) -> int:
        """Return how many dice are rolled without potion and partner."""
        return 2 + (BEAR in self.company)

    def heal(self, amount: int) -> None:
        """Regain health, not above the highest space."""
        self.health = min(self.most_health, self.health + amount)

    def take_out(self, item: str) -> None:
        """Take an item off the sheet; one that works before one that is merely stored."""
        if item in self.company:
            self.company.remove(item)
            return
        places = [at for at, what in self.items() if what == item]
        symbols = HEROES[self.kind].fields
        works = [at for at in places if ITEMS[item].symbol == symbols[at].replace("free", "none")]
        self.clear((works or places)[0])

    def clear(self, at: int) -> str:
        """Empty a field, and the other one of what lies in two; return what was there."""
        cell = self.held[at]
        assert cell is not None
        self.held = [None if each == cell else each for each in self.held]
        return cell[0]

    def rearrange(self, held: list[tuple[str, int] | None], new: list[str]) -> bool:
        """Arrange all items and some new ones in a given way; return whether these are just these, and lie right."""
        items = sorted([*(item for _, item in self.items()), *new])
        self.held = [None] * len(held)
        for at, cell in enumerate(held):
            if cell is not None and cell[1] == at and self.room_at(cell[0], at):
                self.put(cell[0], at)
        return self.held == held and sorted(item for _, item in self.items()) == items

    def room_at(self, item: str, at: int) -> bool:
        """Return whether an item could be put into a field now."""
        symbols, card = HEROES[self.kind].fields, ITEMS[item]
        if self.held[at] is not None or symbols[at] not in ("free", card.symbol):
            return False
        return symbols[at] == "free" or card.size < 2 or self._second(at) is not None

    def _second(self, at: int) -> int | None:
        symbols = HEROES[self.kind].fields
        others = [n for n, cell in enumerate(self.held) if cell is None and n != at and symbols[n] == symbols[at]]
        return others[0] if others else None

    def put(self, item: str, at: int) -> None:
        """Put an item into a field where there is room."""
        if HEROES[self.kind].fields[at] != "free" and ITEMS[item].size == 2:
            second = self._second(at)
            assert second is not None
            self.held[second] = (item, at)
        self.held[at] = (item, at)


@dataclass
class Turn:
    """What matters within one turn."""

    over: bool = False
    peeked: bool = False
    bathed: bool = False
    strong: bool = False
    dead: bool = False
    """Whether the hero whose turn it is died in it."""
    wounds: dict[Place, int] = field(default_factory=dict)
    denied: set[int] = field(default_factory=set)


@dataclass
class Fight:
    """A fight against a monster, or of two heroes."""

    hero: int
    place: Place
    monster: str = ""
    rival: int | None = None
    partner: int | None = None
    dice: int = 0
    bonus: int = 0
    health: int = 0
    begun: int = 0
    rounds: int = 0
    committed: bool = False
    strong: set[int] = field(default_factory=set)
    doubled: set[int] = field(default_factory=set)
    bound: set[int] = field(default_factory=set)
    declined: set[int] = field(default_factory=set)
    helped: bool = False
    alone: bool = False

    def sides(self) -> list[int]:
        """Return the heroes who fight, the attacker first."""
        return [self.hero] + ([] if self.rival is None else [self.rival])


@dataclass
class Table:
    """Everything on the table, and what chance told."""

    settings: dict[str, str]
    heroes: list[Hero]
    told: Told
    first: int = 0
    active: int = 0
    dungeon: Dungeon = field(default_factory=Dungeon)
    stack: Counter[str] = field(default_factory=Counter)
    under: list[str] = field(default_factory=list)
    """Tiles that did not fit and lie under the stack, the uppermost first."""
    drawn_tiles: int = 0
    upper_half: int = 19
    """How many tiles lie above those with the exit."""
    monsters: Counter[str] = field(default_factory=Counter)
    items: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    lairs: dict[Place, str] = field(default_factory=dict)
    guardian: str = ""
    piles: dict[Place, list[str]] = field(default_factory=dict)
    looted: set[Place] = field(default_factory=set)
    jammed: bool = False
    pool: int = 0
    waiting: list[str] = field(default_factory=list)
    ringed: bool = False
    dragon: bool = True
    freed: bool = False
    tile: str = ""
    """The tile that was drawn and is not laid yet."""
    turn: Turn = field(default_factory=Turn)
    fight: Fight | None = None
    played: set[int] = field(default_factory=set)
    last_turns: set[int] | None = None
    outcome: str = "running"
    scores: list[tuple[int, int, int, int]] = field(default_factory=list)
    remarks: list[str] = field(default_factory=list)
    """What the oracle noticed that no comparison shows."""

    def set_up(self) -> None:
        """Lay the start tile and fill stack and bags."""
        self.dungeon.lay(HOME, START, 0)
        self.stack = Counter(tile for tile in SHAPE if tile != START)
        self.monsters = Counter({kind: card.copies for kind, card in MONSTERS.items() if card.copies})
        self.items = Counter({kind: card.copies for kind, card in ITEMS.items() if card.copies})
        for hero in self.heroes:
            hero.lives = 1 if self.solo else 3

    @property
    def variant(self) -> str:
        """Which of the three games it is."""
        return self.settings.get("variant", "together")

    @property
    def solo(self) -> bool:
        """Whether one player has all four heroes."""
        return self.variant == "solo"

    @property
    def each(self) -> bool:
        """Whether it is each against all."""
        return self.variant == "each"

    @property
    def hostile(self) -> bool:
        """Whether heroes may fight each other by now."""
        return self.each and self.ringed

    def on(self, name: str, value: str) -> bool:
        """Return whether a setting has a value."""
        return self.settings.get(name) == value

    @property
    def hero(self) -> Hero:
        """The hero whose turn it is."""
        return self.heroes[self.active]

    def inside(self) -> list[Hero]:
        """Return the heroes in the cave."""
        return [hero for hero in self.heroes if hero.inside]

    def at(self, place: Place) -> list[Hero]:
        """Return the heroes on a tile."""
        return [hero for hero in self.inside() if hero.place == place]

    def others_at(self, hero: Hero) -> list[Hero]:
        """Return who else is on the tile of a hero."""
        return [other for other in self.at(hero.place) if other is not hero]

    def bearer(self) -> Hero | None:
        """Return who has the Ring."""
        return next((hero for hero in self.inside() if RING in hero.company), None)

    def place_of(self, tile: str) -> Place | None:
        """Return where a tile lies, if it does."""
        return next((place for place, (laid, _) in self.dungeon.laid.items() if laid == tile), None)

    def number_of(self, tile: str) -> int:
        """Return the M number of a tile, or 0."""
        twelve = JUNCTION_TWELVE if self.on("twelve", "junction") else EXIT
        return 12 if tile == twelve else M_NUMBER.get(tile, 0)

    def pile(self, place: Place) -> list[str]:
        """Return the items on a tile."""
        return self.piles.setdefault(place, [])

    def discard(self, item: str) -> None:
        """Put an item out of play, until the bag is empty."""
        self.used[item] += 1

    def pay(self, hero: Hero, cost: int) -> None:
        """Pay action points: own ones in one's turn, else those of the next one."""
        if hero.seat == self.active and not (self.fight and self.fight.alone):
            hero.ap -= cost
        else:
            hero.debt += cost

    def can_pay(self, hero: Hero, cost: int) -> bool:
        """Return whether a hero can pay action points."""
        if hero.seat == self.active and not (self.fight and self.fight.alone):
            return hero.ap >= cost
        return hero.debt + cost <= hero.most_ap()

    def draw_monster(self) -> str:
        """Take the monster that came out of the bag."""
        return self.out_of(self.monsters, self.told.next("monsters"))

    def draw_item(self) -> str:
        """Take the item that came out of the bag; an empty bag is filled with what was used."""
        if not self.items.total():
            self.items, self.used = self.used, Counter()
        return self.out_of(self.items, self.told.next("items"))

    def out_of(self, bag: Counter[str], card: str) -> str:
        """Take a card out of a bag, and note if it was not in there."""
        if not bag[card]:
            self.remarks.append(f"{card} was not in the bag")
        bag[card] -= 1
        return card

    def end(self, outcome: str) -> None:
        """End the game."""
        self.outcome = outcome
        raise GameOver

    def check_end(self) -> None:
        """End the game if friends have won, or if nobody is left inside."""
        bearer = self.bearer()
        if not self.each and not self.dragon and bearer is not None and bearer.place == self.place_of(EXIT):
            self.end("won")
        if not self.inside():
            self.end("left" if any(hero.status == "outside" for hero in self.heroes) else "lost")

    def dragon_dies(self, slayer: Hero) -> None:
        """Let the dragon die: friends win if a living hero has the Ring."""
        self.dragon = False
        slayer.slayer = True
        if not self.each and (self.on("win", "dragon") or self.bearer() is not None):
            self.end("won")

    def pool_place(self) -> Place | None:
        """Return where the healing pool lies."""
        return self.place_of(POOL)

    def full_health(self, monster: str, hero: Hero) -> int:
        """Return the health a monster starts with; the mirror has that of its opponent."""
        return hero.health if monster == "mirror_monster" else MONSTERS[monster].health

    def monster_at(self, place: Place) -> bool:
        """Return whether an undefeated monster is on a tile."""
        return place in self.lairs

    def known(self, place: Place) -> bool:
        """Return whether the monster on a tile is face up."""
        return self.lairs[place] not in (HIDDEN, FACE_DOWN)

    def is_dragon(self, place: Place) -> bool:
        """Return whether the dragon is on a tile."""
        return self.lairs.get(place) == DRAGON

    def uncover(self, place: Place) -> str:
        """Turn up the monster of a tile, drawing it if it is not there yet; return which it is."""
        if self.lairs[place] == HIDDEN:
            self.lairs[place] = self.draw_monster()
        elif self.lairs[place] == FACE_DOWN:
            self.lairs[place], self.guardian = self.guardian, ""
        return self.lairs[place]
