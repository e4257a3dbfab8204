"""What a bot makes of its view: its strength and the danger it is in."""

from ..dragon import danger
from ..state import INSIDE, Table
from .guesses import DRAWN_LATER, GROWTH, HURT, LONGEST, REFILLS, SLOWEST, TELEPORT_BOOTS
from .values import Weights, Worths


class Sight:
    """What a seat sees, with what follows from it at a glance."""

    __slots__ = ("box", "cards", "health", "inside", "me", "others", "seat", "seen", "turn", "weakness", "worths")

    def __init__(self, seen: Table, seat: int, worths: Worths) -> None:
        self.seen = seen
        self.seat = seat
        self.box = seen.box
        self.worths = worths
        self.me = seen.thieves[seat]
        self.turn = seen.turn
        self.inside = self.me.status == INSIDE
        self.health = self.box.health - self.me.damage
        self.others = [n for n in range(seen.seats) if n != seat and seen.thieves[n].status == INSIDE]
        """The seats of the others who are still in the dungeon."""
        self.cards = self.me.cards()
        self.weakness = weakness(self)

    def home(self) -> int:
        """Return the number of the place outside."""
        return self.seen.outside()

    # What is owned

    def artifacts(self) -> int:
        """Return how many artifacts are carried."""
        return self.box.carried(self.me.tokens)

    def slots(self) -> int:
        """Return how many more artifacts can be carried."""
        return self.box.limit(self.me.tokens) - self.artifacts()

    def points(self) -> float:
        """Return the points collected so far, those for leaving aside."""
        points = float(self.me.gold)
        for token in self.me.tokens:
            points += self.box.tokens[token].points
        for card in self.cards:
            points += self.worths.points[card]
        return points

    # Danger

    def draws(self) -> int:
        """Return how many stones an attack draws now."""
        return self.box.rage[self.seen.dragon.rage] + len(danger(self.seen))

    def share(self, seat: int) -> float:
        """Return the part of a thief's stones in the bag once all noise is in it."""
        dragon = self.seen.dragon
        whole = sum(dragon.bag) + sum(dragon.area)
        return (dragon.bag[seat] + dragon.area[seat]) / whole if whole else 0.0

    def attack_chance(self) -> float:
        """Return how likely one new card of the row wakes the dragon."""
        cards = self.box.cards
        deck = self.seen.dungeon.deck.cards()
        return sum(1 for card in deck if cards[card].attack) / len(deck) if deck else 0.25

    def hurt(self) -> float:
        """Return the points lost with the next damage."""
        return HURT[self.health] if self.inside else 0.0

    def weights(self) -> Weights:
        """Return what amounts are worth now."""
        heal = HURT[min(self.health + 1, self.box.health)] if self.me.damage and self.inside else 0.0
        return Weights(heal, DRAWN_LATER * self.hurt())

    # Speed

    def pace(self) -> float:
        """Return how many boots a turn the own deck brings."""
        boots = draws = 0.0
        for card in self.cards:
            gives = self.worths.played[card]
            boots += gives.boots + gives.teleports * TELEPORT_BOOTS
            draws += gives.draws
        n = len(self.cards)
        return max(SLOWEST, self.box.hand * boots / max(n - draws, n / 3))


def weakness(sight: Sight) -> int:
    """Return how much monsters matter: 0 for the strong and healthy, 3 for the weak and hurt."""
    if sight.turn.unharmed and sight.seen.active == sight.seat:
        return 0
    if sight.health <= 2:
        return 3
    if sight.health <= 4:
        return 2
    return 1 if sight.health <= 7 else 0


def rounds_alive(sight: Sight, seat: int, more: int, gone: int = 0) -> float:
    """Return how many rounds a thief lives at this rate, or once so many others are gone and take no more turns.

    `more` stones a round are drawn by those who are out.
    """
    turns = 1 + len(sight.others) - gone
    attacks = turns * REFILLS * sight.attack_chance()
    rate = (attacks * sight.draws() + more) * sight.share(seat) * GROWTH
    left = sight.box.health - sight.seen.thieves[seat].damage
    return min(LONGEST, left / rate) if rate > 0 else LONGEST
