"""What Katakomben does otherwise than its family: ways, rewards, ghosts, and what a turn offers besides."""

from verlies.core.option import KIND
from verlies.core.refusal import Facts
from verlies.kit.tiles import NONE

from ...families.klong import events as family
from ...families.klong.dragon import draw_stones, stones_drawn
from ...families.klong.kinds import IN_CAVE, IN_DEPTHS, OWN, TELEPORT, TOKENS, Card, Way
from ...families.klong.moves import exhaust, way_by
from ...families.klong.reasons import NO_TUNNEL, NOT_AN_ARTIFACT, NOT_NEXT, OK, WRONG_WAY
from ...families.klong.rooms import escape
from ...families.klong.state import Thief, Turn
from . import events, options
from .content.ids import AMULET, AMULET_DAMAGE, FLUTE_PRICE, OUT_DRAWS, OUT_DRAWS_OF_TWO
from .content.ids import ARTIFACTS as ALL_ARTIFACTS
from .events import HOP
from .ghosts import NO_BAG, NO_ROW, Haunt, heal_black
from .kinds import Passage
from .laying import LayAnywhere, LayBeside, set_out
from .leaps import BY_OPTION, is_of_leap, leap_facts, leap_options, leap_refusal, leap_to
from .market import buy_from_afar, flute_options, flute_refusal, least, offer_coupon
from .maze import ARTIFACTS, SEATS
from .reasons import (
    DEAD_END,
    NO_COUPON,
    NO_GIVING_BACK,
    NO_GOLD_FOR_CARD,
    NO_PICK_FOR_CARD,
    NO_PICK_TO_CRACK,
    NO_PICKS,
    NO_PICKS_FOR_TWO,
    NO_SUCH_ARTIFACT,
    NO_TILES,
    NO_TILES_TO_JUMP,
    NO_TOPDECK,
    NOT_BEST_ARTIFACT,
    NOT_THAT_TO_TRASH,
    NOT_WOUNDED,
    ONE_PER_ROOM,
    ONE_PORTAL,
    ONLY_CAVE_OR_SHRINE,
    PORTAL_AGAINST,
    SHRINE_FULL,
    TILE_IN_HAND,
    TOO_LATE_TO_TURN,
)
from .rooms import crack, crack_refusal, mark, mark_numbers, mark_refusal, reward, unpack
from .state import Catacombs, Deeds

OUT_OF_TURN = {
    options.TURN: TOO_LATE_TO_TURN,
    options.LAY: TOO_LATE_TO_TURN,
    options.COUPON: NO_COUPON,
    options.TOPDECK: NO_TOPDECK,
    options.GIVE_BACK: NO_GIVING_BACK,
}
"""Why some things are not done now: there is another moment for them."""


class KatakombenState(Catacombs):
    """One game of KLONG! Katakomben in progress."""

    def fresh_turn(self) -> None:
        """Forget what counts for one turn only; whoever begins in a cave was in one."""
        self.turn = Turn()
        self.deeds = Deeds()
        self.deeds.caved = self.in_cave(self.active)

    # Where one is

    def in_depths(self, seat: int) -> bool:
        """Return whether a thief is in the Depths: on a dark tile or the upper half of the start tile."""
        return self.tiles.tiles[self.tile_at(seat)].depths

    def in_cave(self, seat: int) -> bool:
        """Return whether a thief is in a crystal cave."""
        return self.room_of(seat).cave

    def in_market(self, seat: int) -> bool:
        """Return whether a thief stands on a market."""
        return self.room_of(seat).market

    def at_place(self, seat: int, place: int) -> bool:
        """Return whether a thief is where a card can be taken that is bound to a place."""
        if place == IN_DEPTHS:
            return self.in_depths(seat)
        return self.in_cave(seat) or (place != IN_CAVE and bool(self.room_of(seat).shrine))

    def place_refusal(self, card: Card) -> int:
        """Caves and shrines are the places that cards are bound to, beside the Depths."""
        return ONLY_CAVE_OR_SHRINE

    # Artifacts

    def artifact_here(self, seat: int) -> int:
        """Return the most valuable artifact in a thief's room, or `NONE`."""
        here = self.artifacts_in(self.thieves[seat].room)
        return here[0] if here else NONE

    def artifact_lacking(self, seat: int, token: int) -> int:
        """Of several artifacts in a room the most valuable one is taken."""
        if token in self.artifacts_in(self.thieves[seat].room):
            return NOT_BEST_ARTIFACT
        otherwise = super().artifact_lacking(seat, token)
        return NO_SUCH_ARTIFACT if otherwise == NOT_AN_ARTIFACT and token in ALL_ARTIFACTS else otherwise

    def artifact_refusal(self, seat: int) -> int:
        """Nobody takes a second artifact out of the same room."""
        robbed = self.thieves[seat].room * SEATS + seat in self.maze.robbed
        return ONE_PER_ROOM if robbed else OK

    def artifact_taken(self, seat: int, token: int) -> None:
        """Take it off the map, and note who was here."""
        maze, room = self.own_maze(), self.thieves[seat].room
        maze.placed.remove(room * ARTIFACTS + token)
        maze.robbed = sorted({*maze.robbed, room * SEATS + seat})

    def found(self, stack: list[int], depth: int) -> list[int]:
        """Return the artifacts that come into a room: the one so deep in the stack, or with more thieves so many."""
        if self.seats > 4:
            return stack[:depth]
        return [stack[min(depth, len(stack)) - 1]] if stack else []

    def found_by(self, stack: list[int], depth: int) -> int:
        """Return why artifacts come into a room: as usual, by plus signs or as far as they go, or by more thieves."""
        if depth == 1:
            return family.USUAL
        if self.seats > 4:
            return family.BY_PARTY
        return family.BY_PLUS if depth <= len(stack) else family.BY_SHORT_STACK

    # Ways

    def near(self, seat: int) -> list[int]:
        """Return the rooms a way leads to, and the edges of the map, each by one number."""
        ways = self.open_ways(self.thieves[seat].room)
        return [way.number for way in ways if way.number == way.to or way.leaves != NONE]

    def lock_refusal(self, seat: int, way: Way) -> int:
        """Every closed lock takes a lockpick."""
        if self.picks[seat] >= way.locks:
            return OK
        return NO_PICKS if way.locks == 1 else NO_PICKS_FOR_TWO

    def lock_numbers(self, seat: int, way: Way) -> Facts:
        """Return how many locks are closed, and how many lockpicks there are."""
        return {"need": way.locks, "have": self.picks[seat]}

    def way_lacking(self, seat: int, number: int) -> int:
        """Return why a way cannot be walked: an arrow, no tile, no portal, a closed edge, or no way at all."""
        for way in self.maze.passages(self.thieves[seat].room):
            if way.number == number:
                return self._no_way(way)
        return self._no_tunnel(seat, number, NO_TUNNEL)

    def _no_way(self, way: Passage) -> int:
        if way.leaves != NONE and not self.tiles_left():
            return NO_TILES
        return PORTAL_AGAINST if way.portal else WRONG_WAY

    def _no_tunnel(self, seat: int, number: int, otherwise: int) -> int:
        """Return why a tunnel of this room leads nowhere, or that it is not one of its tunnels."""
        tunnel = number - len(self.rooms)
        if tunnel not in self.room_of(seat).tunnels:
            return otherwise
        if self.maze.blocked(tunnel):
            return DEAD_END
        return ONE_PORTAL if len(self.maze.portals()) == 1 and tunnel in self.tiles.portals else otherwise

    def near_lacking(self, seat: int, number: int) -> int:
        """Return why nobody can teleport there."""
        edges = [way.number for way in self.maze.passages(self.thieves[seat].room) if way.leaves != NONE]
        return NO_TILES_TO_JUMP if number in edges else self._no_tunnel(seat, number, NOT_NEXT)

    def explore(self, seat: int, way: Way) -> None:
        """Discover the tile behind an open edge."""
        assert isinstance(way, Passage)
        set_out(self, seat, way, jumps=False)

    def walk_on(self, seat: int, way: Way) -> None:
        """Open the locks of a way for good, go through its portals, and arrive."""
        assert isinstance(way, Passage)
        if way.locks:
            maze = self.own_maze()
            maze.unlock([each for each in way.tunnels if maze.closed(each)])
            self.add_picks(seat, -way.locks)
            self.emit(events.OPENED, seat, way.locks)
        if way.portal:
            self.through_portal(seat, way, family.USUAL)
        self.enter(seat, way.to)

    def through_portal(self, seat: int, way: Passage, why: int) -> None:
        """Note that a portal was used."""
        self.deeds.portal = True
        tunnels = self.tiles.tunnels
        ends = [tunnels[each].tile for each in way.tunnels if tunnels[each].at_portal()]
        self.emit(events.PORTAL, seat, ends[0], ends[1], c=why)

    def teleports(self, seat: int) -> int:
        """Return how many times a thief could teleport from here; some cards allow it from a market only."""
        hops = self.deeds.leaps.count(HOP) if self.deeds.leaps and self.in_market(seat) else 0
        return self.turn.teleports + hops

    def jump(self, seat: int, number: int) -> None:
        """Teleport to a neighbouring room or off the map; what is bound to this place is used up first."""
        way = self.passage(seat, number)
        bound = HOP in self.deeds.leaps and self.in_market(seat)
        if bound:
            self.deeds.use_up(HOP)
        else:
            self.turn.teleports -= 1
        if way.leaves != NONE:
            self._jump_off(seat, way, bound)
            return
        self._tell_jump(seat, way.to, bound)
        ways = self.maze.passages(self.thieves[seat].room)
        if all(each.portal for each in ways if each.to == way.to):
            self.through_portal(seat, way, family.BY_TELEPORT)
        self.enter(seat, way.to)

    def _tell_jump(self, seat: int, room: int, bound: bool) -> None:
        if bound:
            self.emit(events.LEAPT, seat, room, HOP)
        else:
            self.emit(family.TELEPORTED, seat, room)

    def _jump_off(self, seat: int, way: Passage, bound: bool) -> None:
        place = self.maze.spots[way.leaves]
        if bound:
            self.emit(events.LEAPT_OFF, seat, place, HOP)
        else:
            self.emit(events.JUMPED_OFF, seat, place)
        set_out(self, seat, way, jumps=True)

    def enter(self, seat: int, room: int) -> None:
        """Put a pawn into a room, by whatever way, with everything that follows from it."""
        self.thieves[seat].room = room
        here = self.rooms[room]
        if here.crypt:
            escape(self, seat)
            return
        if here.cave:
            exhaust(self, seat, room)
            self.deeds.caved = True
        reward(self, seat, room)
        if here.shrine:
            unpack(self, seat)

    # What is paid and gained

    def earned(self, skill: int, gold: int) -> None:
        """Count what was gained, spent or not."""
        self.deeds.skill += skill
        self.deeds.gold += gold

    def beaten(self, card: int) -> None:
        """Count the monsters of the row."""
        self.deeds.beaten += 1

    def extra_refusal(self, seat: int, card: Card) -> int:
        """Some cards cost gold or lockpicks besides, and none lays a tile while another one is in hand."""
        if card.gold > self.thieves[seat].gold:
            return NO_GOLD_FOR_CARD
        if card.picks > self.picks[seat]:
            return NO_PICK_FOR_CARD
        return TILE_IN_HAND if self.maze.pending != NONE and lays(card) else OK

    def other_trash_refusal(self) -> int:
        """Some things have only one kind of card trashed."""
        return NOT_THAT_TO_TRASH

    def pay_extra(self, seat: int, card: Card) -> None:
        """Pay gold and lockpicks."""
        if card.gold or card.picks:
            self.thieves[seat].gold -= card.gold
            self.add_picks(seat, -card.picks)
            self.emit(events.PAID, seat, card.gold, card.picks, c=self.box.cards.index(card))

    def good_refusal(self, seat: int, token: int) -> int:
        """An amulet is for the wounded."""
        return NOT_WOUNDED if token == AMULET and self.thieves[seat].damage < AMULET_DAMAGE else OK

    def good_price(self, seat: int, token: int) -> int:
        """Return what is left to pay with the coupon."""
        return least(self, seat, self.box.prices[token])

    def price_asked(self, seat: int, pick: int) -> int:
        """From afar a good has a price of its own."""
        if pick - pick % KIND == options.FLUTE:
            return least(self, seat, FLUTE_PRICE)
        return self.good_price(seat, pick % KIND)

    def haggle(self, seat: int, token: int) -> bool:
        """Use the coupon, or ask about it."""
        return offer_coupon(self, seat, token, self.box.prices[token])

    def own_wounds(self, seat: int) -> int:
        """Return how much damage is marked with own stones."""
        return self.thieves[seat].damage - self.scars[seat] - self.bare[seat]

    def heal_rest(self, seat: int, n: int) -> None:
        """Heal what ghosts did to a thief without stones."""
        heal_black(self, seat, n)

    # Row, bag and end

    def can_fill(self, gaps: int) -> bool:
        """Nothing is shuffled, so there must be a card for every gap."""
        return self.dungeon.deck.count() >= gaps

    def cannot_refill(self) -> None:
        """End the game at once: no card is turned up, and nobody is attacked any more."""
        NO_ROW.run(self, self.active)

    def bagged(self, n: int) -> None:
        """Tell that ghosts went into the bag."""
        self.emit(events.BAGGED_GHOSTS, self.active, n)

    def drawn(self, kind: int) -> None:
        """Put a ghost back to the noise; what it does comes when all stones are drawn."""
        self.dragon.area[kind] += 1
        self.deeds.ghosts += 1
        self.emit(events.DRAWN_GHOST, self.active)

    def bag_empty(self) -> None:
        """End the game, once ghosts that were drawn have done what they do."""
        self.push(self.active, [NO_BAG])

    def attack_over(self) -> None:
        """Let the ghosts that were drawn go round."""
        ghosts = self.deeds.ghosts
        if ghosts:
            self.deeds.ghosts = 0
            self.push(self.active, [Haunt(ghosts)])

    def out_turn(self, seat: int) -> None:
        """Draw stones instead of a turn, whatever the dragon's anger."""
        self.active = seat
        dragon = self.own_dragon()
        due = OUT_DRAWS_OF_TWO if self.seats == 2 else OUT_DRAWS
        count = stones_drawn(dragon, due)
        self.emit(family.TURN, seat)
        self.emit(events.OUT_DRAW, seat, count, due - count)
        draw_stones(self, dragon, count)

    # What only Katakomben has in a turn

    def parts_here(self, thief: Thief) -> int:
        """Return the parts of a turn that a thief's room, tokens and cards allow."""
        parts = self.rooms[thief.room].parts
        if thief.tokens:
            parts |= TOKENS
        if self.deeds.leaps:
            return parts | TELEPORT | OWN
        return parts | TELEPORT if self.turn.teleports else parts

    def own_options(self, seat: int, out: list[int]) -> None:
        """Add cracking, marking, leaps and goods from afar."""
        thief, room = self.thieves[seat], self.room_of(seat)
        if room.lock and crack_refusal(self, seat, thief.room) == OK:
            out.append(options.CRACK + thief.room)
        if room.shrine and mark_refusal(self, seat, thief.room) == OK:
            out.append(options.MARK + thief.room)
        if self.deeds.leaps:
            leap_options(self, seat, out)
            flute_options(self, seat, out)

    def own_refusal(self, seat: int, pick: int) -> int:
        """Return why cracking, marking, a leap or a good from afar is not possible."""
        kind = pick - pick % KIND
        if kind == options.CRACK:
            return crack_refusal(self, seat, pick - kind)
        if kind == options.MARK:
            return mark_refusal(self, seat, pick - kind)
        if kind in BY_OPTION:
            return leap_refusal(self, seat, pick)
        if kind == options.FLUTE:
            return flute_refusal(self, seat, pick - kind)
        return OUT_OF_TURN.get(kind, OK)

    def own_numbers(self, seat: int, pick: int, reason: int) -> Facts:
        """Return the amounts behind a reason: lockpicks, gold, damage, stones on a shrine."""
        number, picks, thief = pick % KIND, self.picks[seat], self.thieves[seat]
        if reason in (NO_PICKS, NO_PICKS_FOR_TWO):
            way = way_by(self, seat, number)
            assert way is not None
            return self.lock_numbers(seat, way)
        if reason == NO_PICK_TO_CRACK:
            return {"need": 1, "have": picks}
        if reason == NO_PICK_FOR_CARD:
            return {"need": self.box.cards[number].picks, "have": picks}
        if reason == NO_GOLD_FOR_CARD:
            return {"need": self.box.cards[number].gold, "have": thief.gold}
        if reason == NOT_WOUNDED:
            return {"need": AMULET_DAMAGE, "have": thief.damage}
        if reason == SHRINE_FULL:
            return mark_numbers(self, number)
        return leap_facts(self, pick) if is_of_leap(reason) else {}

    def own_act(self, seat: int, pick: int) -> None:
        """Crack, mark, leap or buy."""
        kind = pick - pick % KIND
        if kind == options.CRACK:
            crack(self, seat, pick - kind)
        elif kind == options.MARK:
            mark(self, seat, pick - kind)
        elif kind == options.FLUTE:
            buy_from_afar(self, seat, pick - kind)
        else:
            leap_to(self, seat, pick)


def lays(card: Card) -> bool:
    """Return whether a card lays a tile."""
    return any(isinstance(step, LayBeside | LayAnywhere) for step in card.then)
