"""Maps that grow, for tests of whatever draws them: tiles of several rooms in every turn, and games of the example."""

from collections.abc import Iterator
from typing import Any

from lantern import GAME

from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.core.scene import Face, Field, Link, Mark, Place, Plan, Scene, Static, Token

DOOR = (Mark("door"),)
CAVES = Static(
    faces=(Face("twin", "tile"), Face("hall", "tile")),
    plans=(
        Plan(
            "twin",
            (Place("a", 20, 30), Place("b", 80, 60, "deep", DOOR)),
            (Link("a", "b", one_way=True), Link("a", "n1"), Link("b", "e2", marks=DOOR), Link("b", "s1", one_way=True)),
        ),
        Plan("hall", (Place("", 50, 50),), tuple(Link("", side + slot) for side in "nesw" for slot in "12")),
    ),
)
"""Two kinds of tile with two ports on each side."""


def caves(rng: Rng) -> Scene:
    """Return a map of tiles that lie anyhow."""
    spots = sorted({(rng.below(4) - 2, rng.below(4) - 2) for _ in range(8)})
    fields = [Field(f"f{i}", x, y, open=i % 4 == 3) for i, (x, y) in enumerate(spots)]
    tokens = [
        Token(f"t{i}", "tile", ("twin", "hall")[rng.below(2)], field.id, turned=rng.below(4), flat=True)
        for i, field in enumerate(fields)
        if not field.open
    ]
    return Scene(game="caves", seat=0, static=CAVES.name(), tokens=tuple(tokens), fields=tuple(fields))


def explored(seed: int, tiles: int, ask: str = "") -> Match[Any]:
    """Return a game of Lantern in which at least so many tiles lie, at the first such question."""
    while True:
        match, rng = GAME.new(2, seed=seed), Rng(seed)
        while not match.over:
            decision = match.decisions[0]
            lying = sum(tile >= 0 for tile in match.state.chart.lying)
            if lying >= tiles and decision.ask == (ask or decision.ask):
                return match
            bold = [option for option in decision.options if option.kind in ("lay", "explore", "rest", "play")]
            options = bold if bold and rng.below(4) else decision.options
            match.answer(options[rng.below(len(options))], decision.seats[0])
        seed += 1000


def recorded() -> Iterator[Scene]:
    """Yield scenes of a game of Lantern from its beginning to its end."""
    whole = explored(1, 6)
    while not whole.over:
        decision = whole.decisions[0]
        yield whole.scene(decision.seats[0])
        whole.answer(decision.options[-1], decision.seats[0])
    yield whole.scene(0)
