"""The state of KLONG!: the shared table, plus a board with its tokens and the fate track."""

from verlies.core.option import KIND
from verlies.core.parts import Agreed, Aside, Open
from verlies.core.refusal import Facts

from ...families.klong import events
from ...families.klong.deck import reshuffle
from ...families.klong.dragon import attack
from ...families.klong.health import fall, heal
from ...families.klong.kinds import TELEPORT, TOKENS, Way
from ...families.klong.moves import exhaust
from ...families.klong.reasons import BY_CARD, LOCKED, OK
from ...families.klong.rooms import TAKE_TOKEN, escape, find_secret, take_idol
from ...families.klong.sources import by_card, choosing
from ...families.klong.state import NONE, Table, Thief
from .content.ids import (
    ARTIFACT,
    ARTIFACT_VALUES,
    FATE_EXTRA,
    IDOL,
    KEY,
    LAST_FATE,
    MAJOR_SECRET,
    MINOR_SECRET,
)
from .events import FATE, FOUNTAIN
from .kinds import Board, Room
from .options import REACH

NOBODY = -1


class KlongState(Table):
    """One game of KLONG! in progress."""

    board: Agreed[Board]
    colours: Agreed[tuple[str, ...]]
    rooms: Aside[list[Room]]
    """Those of the board, once more by themselves: they are looked through at every decision."""
    fate: Open[int]
    """The space of the first one out on the fate track, 1 to 5; 0 while everybody is in."""
    fate_seat: Open[int] = NOBODY

    def has_key(self, seat: int) -> bool:
        """Return whether a thief owns a master key."""
        return KEY in self.thieves[seat].tokens

    # Where one is

    def outside(self) -> int:
        """Return the room outside."""
        return self.board.start

    def in_depths(self, seat: int) -> bool:
        """Return whether a thief is in the Depths."""
        return self.rooms[self.thieves[seat].room].depths

    def in_cave(self, seat: int) -> bool:
        """Return whether a thief is in a crystal cave."""
        return self.rooms[self.thieves[seat].room].cave

    def in_market(self, seat: int) -> bool:
        """Return whether a thief stands on a market."""
        return self.rooms[self.thieves[seat].room].market

    def parts_here(self, thief: Thief) -> int:
        """Return the parts of a turn that a thief's room, tokens and cards allow."""
        parts = self.rooms[thief.room].parts
        if thief.tokens:
            parts |= TOKENS
        return parts | TELEPORT if self.turn.teleports else parts

    def artifact_here(self, seat: int) -> int:
        """Return the artifact that lies in a thief's room, or `NONE`."""
        return self.artifact_of(self.thieves[seat].room)

    def artifact_of(self, number: int) -> int:
        """Return the artifact that lies in a room, or `NONE`."""
        value = self.rooms[number].artifact
        if value:
            token = ARTIFACT + ARTIFACT_VALUES.index(value)
            if token in self.loot.artifacts:
                return token
        return NONE

    # Ways

    def ways(self, seat: int) -> list[Way]:
        """Return the tunnels out of a thief's room."""
        return self.rooms[self.thieves[seat].room].exits

    def near(self, seat: int) -> list[int]:
        """Return the rooms a tunnel joins to a thief's room."""
        return self.rooms[self.thieves[seat].room].near

    def lock_refusal(self, seat: int, way: Way) -> int:
        """Any lock opens for a master key."""
        return OK if self.has_key(seat) else LOCKED

    def enter(self, seat: int, room: int) -> None:
        """Put a pawn into a room, by whatever way, with everything that follows from it."""
        self.thieves[seat].room = room
        if room == self.board.start:
            escape(self, seat)
            return
        here = self.rooms[room]
        if here.heal:
            heal(self, seat, here.heal, FOUNTAIN)
        if here.cave:
            exhaust(self, seat, room)
        if self.finds(seat):
            self.push(seat, [TAKE_TOKEN])

    def finds(self, seat: int) -> list[int]:
        """Return what lies in a room: a secret unseen, idols."""
        number = self.thieves[seat].room
        room = self.rooms[number]
        out: list[int] = []
        if self.loot.secrets[number]:
            out.append(MAJOR_SECRET if room.major else MINOR_SECRET)
        if room.idols and self.loot.idols:
            out.append(IDOL)
        return out

    def take_find(self, seat: int, token: int) -> None:
        """Take a secret or an idol."""
        if token == IDOL:
            take_idol(self, seat)
        else:
            self.find_in(seat, self.thieves[seat].room)

    def find_in(self, seat: int, room: int) -> None:
        """Take a face-down secret from a room."""
        self.own_loot().secrets[room] -= 1
        find_secret(self, seat, self.rooms[room].major > 0)

    # What only KLONG! has in a turn

    def own_refusal(self, seat: int, pick: int) -> int:
        """Return that a card alone lets one reach for a secret."""
        return BY_CARD if pick - pick % KIND == REACH else OK

    def own_numbers(self, seat: int, pick: int, reason: int) -> Facts:
        """Return a card that lets one choose to."""
        return by_card(choosing(self, "secret")) if reason == BY_CARD else {}

    # Row and end

    def refillable(self) -> bool:
        """The discard pile can become the dungeon deck."""
        return bool(self.dungeon.deck.cells or self.dungeon.discard)

    def cannot_refill(self) -> None:
        """Let the discard pile become the dungeon deck."""
        reshuffle(self)

    def first_out(self, seat: int) -> None:
        """Put the first one who leaves or falls on the fate track."""
        if self.fate_seat == NOBODY:
            self.fate_seat = seat
            self.fate = 1
            self.emit(FATE, seat, 1)

    def out_turn(self, seat: int) -> None:
        """Let the first one out advance on the fate track; nobody else who is out does anything."""
        if seat != self.fate_seat:
            return
        self.active = seat
        self.fate += 1
        self.emit(events.TURN, seat)
        extra = FATE_EXTRA[self.fate]
        self.emit(FATE, seat, self.fate, extra)
        if self.fate < LAST_FATE:
            attack(self, extra)
        else:
            for inside in self.everybody_inside():
                fall(self, inside, events.BY_FATE)
