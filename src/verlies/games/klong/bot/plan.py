"""Where to go in KLONG!: its artifacts, its secrets and what its board is like."""

from typing import Final

from ....families.klong.bot.guesses import FAR, IDOL_POINTS
from ....families.klong.bot.plan import Goal, Secret
from ....families.klong.bot.plan import Plan as FamilyPlan
from ....families.klong.kinds import Way
from ..boards import ROOMS
from ..content.ids import ARTIFACT, ARTIFACT_VALUES, KEY
from ..state import NOBODY
from .routes import ARTIFACT_ROOMS, ways_to, ways_up
from .sight import USUAL_PACE, KlongSight, horizon
from .values import secret_value

CERTAIN_BLUR: Final = 0.6
"""How uncertain the number of turns left is once fate counts them."""


class Plan(FamilyPlan):
    """All that is needed to weigh rooms against each other in one turn."""

    __slots__ = ("key", "state")

    def __init__(self, sight: KlongSight, key: bool) -> None:
        home = ways_to(sight.home(), key, sight.weakness)
        super().__init__(sight, home, ways_up(sight.state.board.name, key, sight.weakness), horizon(sight))
        self.state = sight.state
        self.key = key
        self.goals = goals(self, sight)
        self.secrets = secrets(sight, key)

    def exits(self, room: int) -> list[Way]:
        """Return the tunnels out of a room; a key opens the locked ones."""
        exits = ROOMS[room].exits
        return exits if self.key else [way for way in exits if not way.locks]

    def near(self, room: int) -> list[int]:
        """Return the neighbouring rooms."""
        return ROOMS[room].near

    def artifact_at(self, room: int) -> int:
        """Return the artifact of a room."""
        return self.state.artifact_of(room)

    def is_cave(self, room: int) -> bool:
        """Return whether a room is a crystal cave."""
        return ROOMS[room].cave

    def blur(self) -> float:
        """Return how uncertain the number of turns left is."""
        return CERTAIN_BLUR if self.state.fate_seat != NOBODY else super().blur()


def goals(plan: Plan, sight: KlongSight) -> list[Goal]:
    """Return the artifacts that still lie in reach."""
    out: list[Goal] = []
    for token in sight.seen.loot.artifacts:
        room = ARTIFACT_ROOMS[sight.state.board.name][token - ARTIFACT]
        ways = ways_to(room, plan.key, sight.weakness)
        if ways.cost[sight.me.room] < FAR:
            rivals = nearer(sight, room, ways.cost[sight.me.room] / plan.pace)
            value = float(ARTIFACT_VALUES[token - ARTIFACT])
            out.append(Goal(token, room, value, ways, plan.home.cost[room], plan.up.cost[room], rivals))
    return out


def nearer(sight: KlongSight, room: int, turns: float) -> int:
    """Return how many others can be in a room earlier and carry away what lies there."""
    count = 0
    for seat in sight.others:
        thief = sight.seen.thieves[seat]
        if sight.box.carried(thief.tokens) < sight.box.limit(thief.tokens):
            way = ways_to(room, KEY in thief.tokens, 0).cost[thief.room]
            if way / USUAL_PACE < turns:
                count += 1
    return count


def secrets(sight: KlongSight, key: bool) -> list[Secret]:
    """Return what lies in rooms that can be reached."""
    loot = sight.seen.loot
    out: list[Secret] = []
    for number, room in enumerate(ROOMS):
        value = entry_value(sight, number) if loot.secrets[number] or room.idols or room.heal else 0.0
        if value > 0:
            ways = ways_to(number, key, sight.weakness)
            if ways.cost[sight.me.room] < FAR:
                out.append(Secret(number, value, ways))
    return out


def entry_value(sight: KlongSight, number: int) -> float:
    """Return what is found or healed on entering a room."""
    room = ROOMS[number]
    value = 0.0
    if sight.seen.loot.secrets[number]:
        value = secret_value(number)
    elif room.idols and sight.seen.loot.idols and ROOMS[sight.me.room].id[0] == room.id[0]:
        value = IDOL_POINTS
    if room.heal and sight.me.damage and sight.health < sight.box.health:
        value += sight.weights().heal
    return value


def entry_gains(sight: KlongSight) -> list[float]:
    """Return for every room what entering it gives."""
    gains = [0.0] * len(ROOMS)
    for number, room in enumerate(ROOMS):
        if sight.seen.loot.secrets[number] or room.idols or room.heal:
            gains[number] = entry_value(sight, number)
    return gains
