"""The board: which rooms lie where, what they show on each side, and where their passages lead."""

from .facts import COLUMNS, EAST, HALL, HALL_FIELDS, NORTH, PRINTED, ROOMS, ROWS, SOUTH, STEPS, WEST, Place, Room

SIDES = (NORTH, EAST, SOUTH, WEST)


def beside(place: Place, side: int) -> Place:
    """Return the field next to another one, be it on the board or not."""
    return place[0] + STEPS[side][0], place[1] + STEPS[side][1]


def on_board(place: Place) -> bool:
    """Return whether a field is on the board."""
    return 1 <= place[0] <= COLUMNS and 1 <= place[1] <= ROWS


def name(place: Place) -> str:
    """Return what a field is called."""
    return f"{'abcdefghijklm'[place[0] - 1]}{place[1]}"


def placed(text: str) -> Place:
    """Return the field of a name."""
    return "abcdefghijklm".index(text[0]) + 1, int(text[1:])


def room_of(place: Place) -> Place:
    """Return the field by which a room is known."""
    return HALL if place in HALL_FIELDS else place


def fields_of(place: Place) -> tuple[Place, ...]:
    """Return all fields of a room."""
    return HALL_FIELDS if place in HALL_FIELDS else (place,)


def other(side: int) -> int:
    """Return the opposite side."""
    return (side + 2) % 4


class Dungeon:
    """The rooms on the board, each with the quarter turns by which its tile lies turned."""

    def __init__(self) -> None:
        self.laid: dict[Place, tuple[str, int]] = {place: (printed[0], 0) for place, printed in PRINTED.items()}

    def room(self, place: Place) -> Room:
        """Return the room on an explored field."""
        return ROOMS[self.laid[place][0]]

    def kind(self, place: Place) -> str:
        """Return the kind of a room."""
        return self.room(place).kind

    def lay(self, place: Place, tile: str, entrance: int) -> None:
        """Lay a tile with its entrance arrow to one side."""
        self.laid[place] = tile, (entrance - SOUTH) % 4

    def turn(self, place: Place, quarters: int) -> None:
        """Turn a tile clockwise."""
        tile, turns = self.laid[place]
        self.laid[place] = tile, (turns + quarters) % 4

    def exit(self, place: Place, side: int) -> str:
        """Return what a room shows on one side of the board."""
        return self.room(place).exits[(side - self.laid[place][1]) % 4]

    def parts(self, place: Place) -> list[set[int]]:
        """Return which sides of a divided room belong together, as they lie on the board."""
        turns = self.laid[place][1]
        return [{(side + turns) % 4 for side in part} for part in self.room(place).parts]

    def part_of(self, place: Place, side: int) -> set[int]:
        """Return the sides that belong together with one side."""
        return next((part for part in self.parts(place) if side in part), {side})

    def passages(self, place: Place) -> list[tuple[int, Place, Place]]:
        """Return the passages of a room that no wall blocks: side, own field, and the field behind."""
        out = []
        for own in fields_of(place):
            for side in SIDES:
                there = beside(own, side)
                if self.exit(own, side) == "x" or not on_board(there):
                    continue
                if there not in self.laid or self.exit(there, other(side)) != "x":
                    out.append((side, own, there))
        return out

    def obstacles(self, own: Place, side: int) -> str:
        """Return doors and portcullises of a passage, from the own side outwards."""
        there = beside(own, side)
        far = self.exit(there, other(side)) if there in self.laid else ""
        return (self.exit(own, side) + far).replace("o", "")

    def neighbours(self, place: Place) -> list[Place]:
        """Return all fields next to a room, whatever lies between."""
        fields = fields_of(place)
        around = [beside(own, side) for own in fields for side in SIDES]
        return [there for there in around if on_board(there) and there not in fields]

    def side_towards(self, place: Place, there: Place) -> int:
        """Return by which side of a room one gets to a field beside it."""
        return next(side for own in fields_of(place) for side in SIDES if beside(own, side) == there)
