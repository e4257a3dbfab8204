"""Who answers: by chance, or with a purpose, so that flags are captured, stolen and carried home."""

import random

from verlies.core.option import Option

from .layout import START, Spot, beside
from .table import Table

EAGER = ("capture", "steal", "attack", "loot", "play", "use", "trade", "equip", "jump")
WAYS = ("walk", "jump")
AWAY = 1000


class Chooser:
    """Answers at random; the more purpose, the less so."""

    def __init__(self, table: Table, chance: random.Random) -> None:
        self.table = table
        self.chance = chance
        self.purpose = chance.choice((0.0, 0.4, 0.7, 0.7, 0.9, 0.9))

    def choose(self, seat: int, options: tuple[Option, ...]) -> Option:
        """Return an answer."""
        if self.chance.random() < self.purpose:
            options = self.sensible(seat, options)
        kind = self.chance.choice(sorted({option.kind for option in options}))
        return self.chance.choice([option for option in options if option.kind == kind])

    def sensible(self, seat: int, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """Return the answers that serve a purpose."""
        kinds = {option.kind for option in options}
        figure = self.table.figures[seat]
        if kinds & {"capture", "steal"}:
            return self.of_kinds(options, ("capture", "steal"))
        if "lay" in kinds:
            return self.closest(options)
        if figure.capturing or (figure.stolen and figure.at == START):
            return tuple(option for option in options if option.kind not in WAYS)
        if kinds & set(WAYS) and self.chance.random() < self.purpose:
            return self.nearest(seat, options)
        return self.of_kinds(options, EAGER) or options

    def closest(self, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """Return the places for a room that touch the most rooms, so that the map stays small."""
        layout = self.table.layout
        touched = {o: sum(beside(layout.spot(o.target), side) in layout.at for side in range(4)) for o in options}
        return tuple(option for option, count in touched.items() if count == max(touched.values()))

    def of_kinds(self, options: tuple[Option, ...], kinds: tuple[str, ...]) -> tuple[Option, ...]:
        """Return the options of some kinds."""
        return tuple(option for option in options if option.kind in kinds)

    def nearest(self, seat: int, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """Return the steps that lead nearest to where somebody wants to go; to stay may be best."""
        goals = self.goals(seat)
        away = {option: self.away(option, seat, goals) for option in options if option.kind in WAYS}
        best = min(away.values())
        near = tuple(option for option, far in away.items() if far == best)
        return near if best < self.distance(self.table.figures[seat].at, goals) else options

    def goals(self, seat: int) -> list[Spot]:
        """Return where somebody wants to go."""
        table = self.table
        if table.figures[seat].stolen:
            return [START]
        flags = [spot for spot in table.layout.of_kind("flag") if spot not in table.marks]
        return [spot for spot in flags if not table.flag_lies(spot, seat % 2)]

    def away(self, option: Option, seat: int, goals: list[Spot]) -> int:
        """Return how far a goal is after a step."""
        return self.distance(self.table.layout.spot(option.target), goals)

    def distance(self, spot: Spot, goals: list[Spot]) -> int:
        """Return how far the nearest goal is."""
        found = self.table.layout.distances(spot)
        return min((found.get(goal, AWAY) for goal in goals), default=AWAY)
