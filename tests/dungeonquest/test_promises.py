"""The promises every game keeps, with every number of heroes and every variant; and what stays hidden."""

import pytest

from verlies.core.rng import Rng
from verlies.core.view import UNKNOWN, View
from verlies.games.dungeonquest.content.ids import NONE
from verlies.games.dungeonquest.game import ABOUT, DESK, DungeonQuest
from verlies.games.dungeonquest.state import DungeonState
from verlies.testing import check_game
from verlies.testing.dungeonquest import GAME, in_room, met, names, random_game

VARIANTS: list[dict[str, str]] = [
    {},
    {"heroes": "choose"},
    {"respawn": "on"},
    {"torchlight": "on"},
    {"monsters": "house"},
    {"runes": "hidden"},
    {"texts": "on", "expel": "on", "blocked": "waits"},
    {"torchlight": "on", "respawn": "on", "runes": "hidden", "texts": "on", "expel": "on"},
]
NAMES = ["+".join(f"{key}={value}" for key, value in variant.items()) or "plain" for variant in VARIANTS]
every_variant = pytest.mark.parametrize("options", VARIANTS, ids=NAMES)


SEEDS = {
    1: [0, 0, 0, 0, 0, 1, 0, 21],
    2: [1, 0, 0, 4, 0, 1, 1, 11],
    3: [0, 1, 0, 7, 0, 1, 0, 41],
    4: [0, 1, 0, 20, 0, 1, 0, 79],
}
"""For each number of heroes and each variant above a seed that soon leads into a fight; found by trying."""


class Watched(DungeonQuest):
    """DungeonQuest that remembers which questions were open when somebody looked."""

    def __init__(self) -> None:
        super().__init__(ABOUT, DESK)
        self.asked: set[str] = set()

    def view(self, state: DungeonState, seat: int) -> View[DungeonState]:
        """Return what one seat can see."""
        self.asked.update(type(frame.step).__name__ for frame in state.agenda[-1:])
        return super().view(state, seat)


@every_variant
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_promises_are_kept(seats: int, options: dict[str, str]) -> None:
    game = Watched()
    report = check_game(game, seats=seats, options=options, decisions=12, seed=SEEDS[seats][VARIANTS.index(options)])
    assert report.decisions == 12
    assert game.asked & {"Duel", "FleeOrFight"}
    assert report.redealt or seats == 1 or options.get("monsters") == "house"


@every_variant
@pytest.mark.parametrize("seats", [1, 4])
def test_games_end_and_lose_nothing(seats: int, options: dict[str, str]) -> None:
    for seed in range(6):
        before: dict[str, int] | None = None
        for state in random_game(seats, seed, **options):
            pieces = GAME.pieces(state)
            assert before in (None, pieces)
            before = pieces
        assert state.over()
        assert sum(before.values() if before else ()) == 252 + 123


@pytest.mark.rule("dungeonquest.encounter.secret-card", "dungeonquest.combat.hands")
def test_neither_monster_nor_sealed_choice_gets_out() -> None:
    fights = 0
    for seed in range(40):
        for state in random_game(3, seed):
            if state.fight.card == NONE:
                continue
            fights += 1
            for seat in range(-1, 3):
                view = GAME.view(state, seat)
                assert (view.seen.fight.card == UNKNOWN) == (seat != state.fight.keeper)
                for other, pick in enumerate(view.seen.sealed):
                    assert pick < 0 or other == seat
                guess = GAME.sample(view, Rng(seed))
                assert guess.box.cards[guess.fight.card].name == state.fight.name
    assert fights > 20


@pytest.mark.rule("dungeonquest.end.conditions", "dungeonquest.death.causes")
def test_random_games_end_in_every_way() -> None:
    endings: set[str] = set()
    for seed in range(60):
        *_, state = random_game(4, seed)
        endings.update(GAME.result(state).endings)
    assert endings == {"escaped", "died-wounds", "died-card", "died-pit", "died-sunset", "died-dead-point"}


@pytest.mark.rule("dungeonquest.encounter.secret-card", "dungeonquest.combat.monster-dies")
def test_nobody_guesses_a_monster_that_would_be_dead() -> None:
    t = met("m_demon_8_6")
    for _ in range(3):
        t.duel("ranged", "melee")
        t.do("pass")
    guesses = {GAME.sample(t.match.view(0), Rng(seed)).fight.card for seed in range(20)}
    assert (t.table.fight.wounds, names(sorted(guesses))) == (6, ["m_demon_8_6"])


def test_how_a_web_drives_a_hero_on_is_copied_into_views_and_saves() -> None:
    t = in_room("dungeon_oooo")
    t.lay("c2", "web_oooo")
    t.begin(0)
    t.do("move:c2")
    driven = [entry[:] for entry in t.table.turn.driven]
    for copy in (t.seen(0).turn.driven, GAME.plain(t.table)["turn"]["driven"]):
        copy[0].clear()
    assert (t.table.turn.driven, driven != [[]]) == (driven, True)
