"""What the bot makes of its view: its strength, the danger it is in, and how much time is left."""

from typing import Final

from .._klong_common.table import GAP, HAND, HEALTH, INSIDE
from .boards import BOARDS
from .bot_routes import ways_to
from .bot_values import PLAYED, POINTS, Weights
from .cards import CARDS
from .ids import FATE_EXTRA, KEY, LAST_FATE, RAGE_TRACK
from .state import NOBODY, artifact_limit, carried
from .tokens import TOKENS
from .view import KlongView, ThiefView

HURT: Final[list[float]] = [40.0, 40.0, 11.0, 6.0, 3.6, 2.4, 1.8, 1.4, 1.1, 0.9, 0.8]
"""Points lost with one damage, by the health that is left before it."""
DRAWN_LATER: Final = 0.3
"""How likely a stone of noise is drawn sooner or later."""
REFILLS: Final = 0.9
"""How many cards of the row a thief takes in a turn."""
GROWTH: Final = 1.1
"""How much more dangerous the rounds to come are than this one."""
LONGEST: Final = 25.0
"""No game lasts longer than this many rounds."""
FATE_TURNS: Final = 4.0
"""How many turns everybody has once the first one is out."""
USUAL_PACE: Final = 1.8
"""How many boots a turn others are expected to walk."""
SLOWEST: Final = 0.8
"""No deck is slower than this many boots a turn: there are ladders, doors and potions."""
TELEPORT_BOOTS: Final = 1.4
"""How many boots a teleport saves."""


class Sight:
    """A view with what follows from it at a glance."""

    __slots__ = ("cards", "health", "inside", "key", "me", "others", "seat", "turn", "view", "weakness")

    def __init__(self, view: KlongView) -> None:
        self.view = view
        self.seat = view.seat
        self.me: ThiefView = view.thieves[view.seat]
        self.turn = view.turn
        self.inside = self.me.status == INSIDE
        self.health = HEALTH - self.me.damage
        self.key = KEY in self.me.tokens
        self.others = [n for n in range(view.seats) if n != view.seat and view.thieves[n].status == INSIDE]
        """The seats of the others who are still in the dungeon."""
        self.cards: list[int] = self.me.deck + self.me.hand + self.me.discard + self.me.played
        self.weakness = weakness(self)

    # The way

    def home(self) -> int:
        """Return the number of the place outside."""
        return BOARDS[self.view.board].start

    # What is owned

    def artifacts(self) -> int:
        """Return how many artifacts are carried."""
        return carried(self.me.tokens)

    def slots(self) -> int:
        """Return how many more artifacts can be carried."""
        return artifact_limit(self.me.tokens) - carried(self.me.tokens)

    def points(self) -> float:
        """Return the points collected so far, those for leaving aside."""
        points = float(self.me.gold)
        for token in self.me.tokens:
            points += TOKENS[token].points
        for card in self.cards:
            points += POINTS[card]
        return points

    # Danger

    def draws(self) -> int:
        """Return how many stones an attack draws now."""
        danger = sum(1 for card in self.view.dungeon.row if card != GAP and CARDS[card].danger)
        return RAGE_TRACK[self.view.dragon.rage] + danger

    def share(self, seat: int) -> float:
        """Return the part of a thief's stones in the bag once all noise is in it."""
        dragon = self.view.dragon
        whole = sum(dragon.bag) + sum(dragon.area)
        return (dragon.bag[seat] + dragon.area[seat]) / whole if whole else 0.0

    def attack_chance(self) -> float:
        """Return how likely one new card of the row wakes the dragon."""
        deck = self.view.dungeon.deck
        return sum(1 for card in deck if CARDS[card].attack) / len(deck) if deck else 0.25

    def hurt(self) -> float:
        """Return the points lost with the next damage."""
        return HURT[self.health] if self.inside else 0.0

    def weights(self) -> Weights:
        """Return what amounts are worth now."""
        heal = HURT[min(self.health + 1, HEALTH)] if self.me.damage and self.inside else 0.0
        return Weights(heal, DRAWN_LATER * self.hurt())

    # Speed

    def pace(self) -> float:
        """Return how many boots a turn the own deck brings."""
        boots = draws = 0.0
        for card in self.cards:
            gives = PLAYED[card]
            boots += gives.boots + gives.teleports * TELEPORT_BOOTS
            draws += gives.draws
        n = len(self.cards)
        return max(SLOWEST, HAND * boots / max(n - draws, n / 3))


def weakness(sight: Sight) -> int:
    """Return how much monsters matter: 0 for the strong and healthy, 3 for the weak and hurt."""
    if sight.turn.unharmed and sight.view.active == sight.seat:
        return 0
    if sight.health <= 2:
        return 3
    if sight.health <= 4:
        return 2
    return 1 if sight.health <= 7 else 0


def rounds_alive(sight: Sight, seat: int) -> float:
    """Return how many rounds a thief lives at this rate."""
    turns = 1 + len(sight.others)
    attacks = turns * REFILLS * sight.attack_chance()
    stones = attacks * sight.draws()
    if sight.view.fate_seat != NOBODY:
        stones += sight.draws() + FATE_EXTRA[min(sight.view.fate + 1, LAST_FATE - 1)]
    rate = stones * sight.share(seat) * GROWTH
    left = HEALTH - sight.view.thieves[seat].damage
    return min(LONGEST, left / rate) if rate > 0 else LONGEST


def rounds_until_first_out(sight: Sight) -> float:
    """Return when the first of the others falls or leaves, if nobody is out yet."""
    first = LONGEST
    for seat in sight.others:
        thief = sight.view.thieves[seat]
        first = min(first, rounds_alive(sight, seat))
        if carried(thief.tokens):
            way = ways_to(sight.home(), KEY in thief.tokens, 0).boots[thief.room]
            first = min(first, way / USUAL_PACE)
    return first


def horizon(sight: Sight) -> float:
    """Return how many own turns are left after this one."""
    alive = rounds_alive(sight, sight.seat)
    if sight.view.fate_seat != NOBODY:
        return min(alive, float(LAST_FATE - 1 - sight.view.fate))
    return min(alive, rounds_until_first_out(sight) + FATE_TURNS)
