"""What is true in every state of every game."""

from collections import Counter

import pytest

from verlies.core.check import check_stories
from verlies.families.klong.state import INSIDE
from verlies.games.katakomben import GAME
from verlies.games.katakomben.content.ids import ARTIFACTS
from verlies.games.katakomben.pieces import pieces
from verlies.games.katakomben.setup import BOX
from verlies.games.katakomben.table import KatakombenState
from verlies.kit.tiles import NONE
from verlies.testing.katakomben import Kata, random_game

TABLES = [(2, 1, "a"), (2, 2, "b"), (3, 3, "b"), (4, 4, "a"), (5, 5, "b"), (6, 6, "a")]


@pytest.mark.rule("katakomben.components.player-stones")
@pytest.mark.parametrize(("seats", "seed", "side"), TABLES)
def test_pieces_are_conserved(seats: int, seed: int, side: str) -> None:
    states = random_game(seats, seed, side=side, cards="promos")
    first = GAME.pieces(next(states))
    assert all(GAME.pieces(state) == first for state in states)


@pytest.mark.rule("katakomben.artifact.permanent")
@pytest.mark.parametrize(("seats", "seed", "side"), TABLES)
def test_nothing_that_stays_is_ever_lost(seats: int, seed: int, side: str) -> None:
    before: list[set[int]] = []
    for state in random_game(seats, seed, side=side):
        maze = state.maze
        now = [set(maze.order), set(maze.opened), set(maze.cracked), set(maze.marks), set(maze.robbed)]
        now += [artifacts(state, seat) for seat in range(seats)]
        assert all(old <= new for old, new in zip(before, now, strict=False))
        before = now


def artifacts(state: KatakombenState, seat: int) -> set[int]:
    return {token for token in state.thieves[seat].tokens if token in state.box.artifacts}


@pytest.mark.rule("katakomben.damage.track")
@pytest.mark.parametrize(("seats", "seed", "side"), TABLES)
def test_numbers_stay_within_their_bounds(seats: int, seed: int, side: str) -> None:
    for state in random_game(seats, seed, side=side):
        for seat, thief in enumerate(state.thieves):
            strange = state.scars[seat] + state.bare[seat]
            assert 0 <= strange <= thief.damage <= 10
            assert (thief.damage == 10) <= (thief.status != INSIDE)
            assert min(thief.supply, thief.gold, state.picks[seat]) >= 0
        turn = state.turn
        assert min(turn.skill, turn.swords, turn.boots, turn.teleports, turn.credit) >= 0
        marks = state.maze.marks
        assert len(set(marks)) == len(marks)


@pytest.mark.rule("katakomben.tile.pause-for-help")
@pytest.mark.parametrize(("seats", "seed", "side"), TABLES)
def test_a_tile_is_in_hand_only_while_somebody_is_asked_about_it(seats: int, seed: int, side: str) -> None:
    held = 0
    for state in random_game(seats, seed, side=side):
        if state.maze.pending != NONE:
            held += 1
            steps = {type(frame.step).__name__ for frame in state.agenda}
            assert steps & {"FindHelp", "LayTile", "LayTurned"}
        else:
            assert state.maze.leaving == []
    assert held


def test_random_games_end_long_before_the_cap() -> None:
    longest = max(sum(1 for _ in random_game(2 + seed % 5, seed)) for seed in range(25))
    assert longest < GAME.about.cap / 5


@pytest.mark.rule("katakomben.turn.actions-repeatable")
@pytest.mark.parametrize(("seats", "seed", "side"), TABLES[:4])
def test_what_a_fork_does_leaves_the_state_as_it_was(seats: int, seed: int, side: str) -> None:
    for number, state in enumerate(random_game(seats, seed, side=side)):
        if state.over() or number % 7:
            continue
        before = GAME.digest(state)
        for option in state.open:
            state.fork().answer(state.asked, option)
        assert GAME.digest(state) == before


@pytest.mark.rule("katakomben.dragon.draw-count", "katakomben.gold.gain")
@pytest.mark.parametrize(("seats", "options"), [(2, {"side": "a"}), (4, {"side": "b"}), (5, {"party": "goods"})])
def test_every_number_that_is_told_is_what_happened(seats: int, options: dict[str, str]) -> None:
    assert check_stories(GAME, seats=seats, options=options, games=2, seed=seats, texts=None).stories > 200


@pytest.mark.rule("katakomben.move.through-edge", "katakomben.tile.discover")
def test_an_option_points_at_the_room_or_field_it_leads_to() -> None:
    t = Kata(boots=9, tiles=["S1@w1"], room="A1.west")
    pointed = {GAME.about.vocabulary.word(option): GAME.target(t.table, option) for option in t.table.open}
    assert pointed["move:S1.b"] == "S1.b"
    t = Kata(boots=9, teleports=1)
    pointed = {GAME.about.vocabulary.word(option): GAME.target(t.table, option) for option in t.table.open}
    assert (pointed["move:way_A1-w1"], pointed["teleport:way_A1-e2"]) == ("w1", "e1")
    t = Kata(room="A2.nook", boots=3, tiles=["S4@n1e1"], swords=3)
    pointed = {GAME.about.vocabulary.word(option): GAME.target(t.table, option) for option in t.table.open}
    assert {word for word, target in pointed.items() if target == "S4.a"} == {
        "move:S4.a",
        "move:way_S4-P",
        "move:way_A2-e2",
    }


@pytest.mark.rule("katakomben.components.tiles", "katakomben.components.dungeon-deck")
def test_every_piece_is_counted_once() -> None:
    t = Kata(3, tokens=["monkey_idol"], tiles=["S1@w1"])
    counts = pieces(t.table)
    assert {count for name, count in counts.items() if name.startswith("tile ")} == {1}
    assert sum(count for name, count in counts.items() if name.startswith("tile ")) == 30
    captives = Counter(f"token {t.box.tokens[token].id}" for token in t.table.captives)
    assert captives.items() <= counts.items()
    assert counts["idols"] == t.table.loot.idols + 1
    assert [counts[f"stones of seat {seat}"] for seat in range(3)] == [30] * 3
    assert (counts["black stones"], counts["ghosts"]) == (24, 5)


@pytest.mark.rule("katakomben.components.artifacts")
def test_artifacts_are_the_tokens_called_so_and_no_idol() -> None:
    named = [number for number, token in enumerate(BOX.tokens) if token.id.startswith("artifact_")]
    assert sorted(ARTIFACTS) == named


@pytest.mark.rule("katakomben.keyword.acquire")
def test_the_card_just_acquired_goes_on_top_and_no_other() -> None:
    t = Kata(skill=5, row=["robbery", *["swindle"] * 5], discard=["burgle", "sidestep"])
    t.do("buy:robbery")
    assert t.offers() == ["pass", "topdeck:robbery"]


@pytest.mark.rule("katakomben.reward.gold")
def test_gold_of_a_room_is_no_skill() -> None:
    t = Kata(tiles=["D05@w1"], room="D05.a", boots=1)
    t.turn(steady=True)
    t.do("move:D05.c")
    assert (t.table.deeds.gold, t.table.deeds.skill) == (2, 0)


@pytest.mark.rule("katakomben.keyword.teleport-discovers")
def test_a_teleport_off_the_map_is_told_by_what_allows_it() -> None:
    t = Kata(teleports=1)
    t.discovers("S6")
    t.do("teleport:way_A1-w1")
    assert t.told("jumped-off", "field")
    assert not t.told("leapt-off", "field")


@pytest.mark.rule("katakomben.example.lauern")
def test_whoever_begins_a_turn_in_a_cave_was_in_one() -> None:
    t = Kata(deck=["burgle"] * 5)
    t.thief(1, room="A2.cave")
    t.do("end")
    assert (t.table.active, t.table.deeds.caved) == (1, True)
    t = Kata(deck=["burgle"] * 5)
    t.do("end")
    assert not t.table.deeds.caved


@pytest.mark.rule("katakomben.ghost.damage")
def test_a_ghost_haunts_once_for_each_time_it_is_drawn() -> None:
    t = Kata(row=("swindle",) * 5, deck=["burgle"] * 9)
    t.ghosts_out(area=1)
    t.reveals("darkened_alcove")
    t.stones("ghost", "black", "black")
    t.do("end")
    assert (t.table.deeds.ghosts, t.stones_of(0).damage, t.stones_of(1).damage) == (0, 1, 1)
