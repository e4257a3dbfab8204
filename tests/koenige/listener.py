"""A listener: the rules of flags, X tokens, moves, fights and chests told once more, from the log alone.

It knows the table of flags of our digest of the rules and a few numbers of the cards, and nothing of the code.
"""

import re
from collections import Counter

from verlies.core.decision import LogEntry

FLAGS = {"W01": 1, "W02": 2, "W03": 2, "I01": 1, "I02": 2, "I03": 3}
CHESTS = {
    **dict.fromkeys(("W06", "W07", "W08", "I06"), 0),
    **dict.fromkeys(("W09", "W10", "W11", "I07"), 1),
    **dict.fromkeys(("W12", "I08", "I09", "I10"), 2),
    **dict.fromkeys(("I11", "I12"), 3),
}
TIES = {"B-W06", "G-W03"}
TWICE = "S-W09"
COLOURS = ("0", "1")


def spot(place: str) -> tuple[int, int]:
    """Return where a place is."""
    way = {letter: int(count) for letter, count in re.findall(r"([nesw])(\d+)", place)}
    return way.get("e", 0) - way.get("w", 0), way.get("s", 0) - way.get("n", 0)


class Listener:
    """Somebody who listens to a whole game and objects."""

    def __init__(self, seats: int, keep_x: bool) -> None:
        self.keep_x = keep_x
        self.rooms = {"start": "START"}
        self.at = dict.fromkeys(range(seats), "start")
        self.worn: dict[int, set[str]] = {seat: set() for seat in range(seats)}
        self.taking: dict[str, int] = {}
        self.placed: dict[str, str] = {}
        self.stolen: dict[str, tuple[int, str]] = {}
        self.conquered: set[str] = set()
        self.marks: set[str] = set()
        self.turn = -1
        self.attacks: Counter[tuple[int, int]] = Counter()
        self.due = False
        """Whether a capture must still clear them."""
        self.looted = ""
        self.wins = False
        self.gone: set[str] = set()
        """Which X a capture must clear."""

    def hear(self, entry: LogEntry) -> None:
        """Listen to one thing that happened."""
        name = "on_" + entry.kind.replace("-", "_")
        assert entry.kind in ("marked", "cleared") or not self.due, "a capture takes all other X away"
        if hasattr(self, name):
            getattr(self, name)(entry.seat, entry.facts)

    def points(self) -> tuple[int, int]:
        """Return the points of both teams."""
        sums = [sum(FLAGS[self.rooms[p]] for p, team in self.placed.items() if team == c) for c in COLOURS]
        return sums[0], sums[1]

    # Turns and ways

    def on_turn(self, seat: int, facts: dict[str, str | int]) -> None:
        self.turn = seat
        self.attacks.clear()
        for place, holder in self.taking.items():
            assert self.at[holder] == place

    def on_laid(self, seat: int, facts: dict[str, str | int]) -> None:
        room, place = str(facts["room"]), str(facts["place"])
        assert place not in self.rooms
        beside = [other for other in self.rooms if self.beside(place, other)]
        assert beside
        assert room not in FLAGS or not any(self.rooms[other] in FLAGS for other in beside)
        self.rooms[place] = room

    def beside(self, one: str, other: str) -> bool:
        (a, b), (c, d) = spot(one), spot(other)
        return abs(a - c) + abs(b - d) == 1

    def on_walked(self, seat: int, facts: dict[str, str | int]) -> None:
        assert self.beside(self.at[seat], str(facts["place"]))
        self.go(seat, str(facts["place"]))

    on_through_wall = on_pushed = on_walked

    def on_jumped(self, seat: int, facts: dict[str, str | int]) -> None:
        portals = {"W04", "W05", "I04", "I05"}
        assert {self.rooms[self.at[seat]], self.rooms[str(facts["place"])]} <= portals
        self.go(seat, str(facts["place"]))

    def on_teleported(self, seat: int, facts: dict[str, str | int]) -> None:
        self.go(seat, str(facts["place"]))

    on_displaced = on_teleported

    def on_swapped(self, seat: int, facts: dict[str, str | int]) -> None:
        other = int(facts["other"])
        mine, theirs = self.at[seat], self.at[other]
        self.go(seat, theirs)
        self.go(other, mine)

    def go(self, seat: int, place: str) -> None:
        """Note where somebody is; whoever leaves has let go of a flag before."""
        assert place in self.rooms
        assert seat not in self.taking.values(), "leaving ends a capture"
        self.at[seat] = place

    # Flags

    def on_capturing(self, seat: int, facts: dict[str, str | int]) -> None:
        place = str(facts["place"])
        assert self.at[seat] == place
        assert FLAGS[self.rooms[place]] == facts["value"]
        assert not any(place in flags for flags in (self.taking, self.placed, self.stolen))
        assert seat == self.turn
        self.taking[place] = seat

    def on_left_flag(self, seat: int, facts: dict[str, str | int]) -> None:
        assert self.taking.pop(str(facts["place"])) == seat

    on_lost_flag = on_left_flag

    def on_taken_over(self, seat: int, facts: dict[str, str | int]) -> None:
        place = str(facts["place"])
        assert self.at[seat] == place
        assert self.taking[place] % 2 != seat % 2
        self.taking[place] = seat

    def on_captured(self, seat: int, facts: dict[str, str | int]) -> None:
        place = str(facts["place"])
        assert self.taking.pop(place) == seat
        self.placed[place] = str(seat % 2)
        self.conquered.discard(place)
        kept = {place, *self.stolen, *(self.conquered if self.keep_x else ())}
        self.due = bool(self.marks - kept)
        self.gone = self.marks - kept

    def on_marked(self, seat: int, facts: dict[str, str | int]) -> None:
        assert facts["place"] not in self.marks
        self.marks.add(str(facts["place"]))

    def on_unmarked(self, seat: int, facts: dict[str, str | int]) -> None:
        place = str(facts["place"])
        assert self.placed[place] != str(seat % 2), "only seals of the others are broken"
        self.marks.remove(place)

    def on_cleared(self, seat: int, facts: dict[str, str | int]) -> None:
        gone = self.gone if self.due else {place for place in self.marks if self.rooms[place] in CHESTS}
        assert len(gone) == facts["count"]
        self.marks -= gone
        self.due = False

    def on_stole(self, seat: int, facts: dict[str, str | int]) -> None:
        place = str(facts["place"])
        team = self.placed.pop(place)
        assert self.at[seat] == place
        assert place not in self.marks
        assert team == facts["team"] != str(seat % 2)
        self.stolen[place] = seat, team

    def on_conquered(self, seat: int, facts: dict[str, str | int]) -> None:
        place = str(facts["place"])
        assert self.stolen.pop(place)[0] == seat == self.turn
        assert self.at[seat] == "start"
        assert place in self.marks
        self.placed[place] = str(seat % 2)
        self.conquered.add(place)

    def on_returned(self, seat: int, facts: dict[str, str | int]) -> None:
        place = str(facts["place"])
        thief, team = self.stolen.pop(place)
        assert thief == seat
        assert place in self.marks
        self.placed[place] = team
        self.conquered.discard(place)

    # Fights and chests

    def on_equipped(self, seat: int, facts: dict[str, str | int]) -> None:
        self.worn[seat].add(str(facts["card"]))
        assert len({card[2] for card in self.worn[seat]}) == len(self.worn[seat]) <= 2

    def on_doffed(self, seat: int, facts: dict[str, str | int]) -> None:
        self.worn[seat].discard(str(facts.get("card", "")))

    on_discarded = on_traded = on_gave = on_lost_card = on_doffed

    def on_attacks(self, seat: int, facts: dict[str, str | int]) -> None:
        foe = int(facts["foe"])
        assert seat % 2 != foe % 2
        assert self.attacks[seat, foe] < (2 if TWICE in self.worn[seat] else 1)
        self.attacks[seat, foe] += 1

    def on_totals(self, seat: int, facts: dict[str, str | int]) -> None:
        mine, theirs = int(facts["attack"]), int(facts["defence"])
        self.wins = mine > theirs or (mine == theirs and bool(TIES & self.worn[seat]))

    def on_won(self, seat: int, facts: dict[str, str | int]) -> None:
        assert self.wins

    def on_saved(self, seat: int, facts: dict[str, str | int]) -> None:
        assert self.wins
        self.wins = False

    def on_failed(self, seat: int, facts: dict[str, str | int]) -> None:
        assert not self.wins

    def on_loots(self, seat: int, facts: dict[str, str | int]) -> None:
        assert facts["place"] == self.at[seat]
        self.looted = self.rooms[self.at[seat]]

    def on_chest_bonus(self, seat: int, facts: dict[str, str | int]) -> None:
        assert facts["count"] == CHESTS[self.looted]

    def on_chest_total(self, seat: int, facts: dict[str, str | int]) -> None:
        total = int(facts["total"])
        assert facts["tier"] == ("gold" if total >= 8 else "silver" if total >= 5 else "bronze")
