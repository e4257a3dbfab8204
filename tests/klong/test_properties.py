"""What holds in every game, whatever is answered: random games, checked at every decision or at a random one."""

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verlies.core.errors import IllegalAnswer
from verlies.core.match import Match, replay
from verlies.core.option import KIND
from verlies.core.record import decode, encode
from verlies.core.rng import Rng
from verlies.families.klong.options import ARTIFACT, BUY, DRINK, END, FIGHT, GOODS, MOVE, PLAY, TAKE, TELEPORT, USE
from verlies.families.klong.state import GAP, INSIDE
from verlies.games.klong import GAME
from verlies.games.klong.content.ids import ARTIFACTS, BACKPACK
from verlies.games.klong.setup import BOX
from verlies.games.klong.state import KlongState

few = settings(max_examples=20)

seats = st.integers(2, 4)
boards = st.sampled_from(["front", "back"])
seeds = st.integers(0, 2**32 - 1)
lengths = st.integers(0, 500)


def walk(seats: int, board: str, seed: int) -> Iterator[KlongState]:
    """Play a game at random; yield the table before the first answer and after each one."""
    state = GAME.practice_state(seats, seed, {"board": board})
    rng = Rng(seed)
    yield state
    while state.agenda:
        answer(state, rng)
        yield state


def pick(state: KlongState, rng: Rng) -> int:
    """Choose an answer: any one, but now and then on purpose, so that some thieves find a way out."""
    options = state.open
    if rng.below(3):
        kinds = {option: option - option % KIND for option in options}
        ways = [option for option in options if kinds[option] in (MOVE, TELEPORT)]
        for option in options:
            if kinds[option] == ARTIFACT:
                return option
        if ways and state.has_artifact(state.asked):
            return min(ways, key=lambda way: state.rooms[way % KIND].y)
    return options[rng.below(len(options))]


def answer(state: KlongState, rng: Rng) -> None:
    """Give an answer."""
    state.answer(state.asked, pick(state, rng))


def walk_to(seats: int, board: str, seed: int, length: int) -> KlongState:
    """Return the table of a random game after some answers, or at its end."""
    state = GAME.practice_state(seats, seed, {"board": board})
    rng = Rng(seed)
    while state.agenda and length:
        answer(state, rng)
        length -= 1
    return state


def play(seats: int, board: str, seed: int, length: int) -> Match[KlongState]:
    """Return a match after some random answers."""
    match = GAME.new(seats, seed, {"board": board})
    rng = Rng(seed)
    while not match.over and length:
        match.answer(pick(match.state, rng))
        length -= 1
    return match


# Conservation

TOKENS = {
    3: "dragon_egg potion_of_healing treasure skill_boost chalice",
    2: "potion_of_strength potion_of_swiftness magic_spring potion_of_greater_healing greater_treasure "
    "greater_skill_boost flash_of_brilliance master_key backpack",
    1: "artifact_5 artifact_7 artifact_10 artifact_15 artifact_20 artifact_25 artifact_30 crown_10 crown_9 crown_8",
}
"""The tokens by their number of copies."""


@pytest.mark.rule(
    "klong.components.reserve-cards",
    "klong.components.starting-decks",
    "klong.components.dungeon-deck",
    "klong.components.artifacts",
    "klong.components.major-secrets",
    "klong.components.minor-secrets",
    "klong.components.clank-cubes",
    "klong.components.dragon-cubes",
    "klong.components.market-goods",
    "klong.components.idols-and-mastery",
)
@few
@given(seats, boards, seeds)
def test_no_piece_is_ever_lost_or_made(seats: int, board: str, seed: int) -> None:
    game = walk(seats, board, seed)
    expected = GAME.pieces(next(game))
    cards = {name: count for name, count in expected.items() if name.startswith("card ")}
    starters = {name: cards.pop(f"card {name}") for name in ("burgle", "stumble", "sidestep", "scramble")}
    reserve = {name: cards.pop(f"card {name}") for name in ("mercenary", "explore", "secret_tome")}
    assert starters == {"burgle": 6 * seats, "stumble": 2 * seats, "sidestep": seats, "scramble": seats}
    assert reserve == {"mercenary": 15, "explore": 15, "secret_tome": 12}
    assert sum(cards.values()) == 100
    assert {name: count for name, count in expected.items() if not name.startswith("card ")} == {
        **{f"token {token}": copies for copies, some in TOKENS.items() for token in some.split()},
        **{f"stones of seat {seat}": 30 for seat in range(seats)},
        "idols": 3,
        "mastery": seats,
        "black stones": 24,
    }
    for state in game:
        assert GAME.pieces(state) == expected


@few
@given(seats, boards, seeds)
def test_nothing_is_ever_negative_or_beyond_its_track(seats: int, board: str, seed: int) -> None:
    for state in walk(seats, board, seed):
        for thief in state.thieves:
            assert 0 <= thief.damage <= BOX.health
            assert min(thief.supply, thief.gold) >= 0
        dragon, turn = state.dragon, state.turn
        assert min(*dragon.area, *dragon.bag, *dragon.aside) >= 0
        assert (len(dragon.area), len(dragon.bag), len(dragon.aside)) == (seats, BOX.black + 1, BOX.black + 1)
        assert 0 <= dragon.rage <= 6
        assert min(turn.skill, turn.swords, turn.boots, turn.teleports, turn.credit) >= 0
        assert min(*state.dungeon.reserve, *state.loot.secrets, state.loot.idols, state.loot.mastery) >= 0
        assert len(state.dungeon.row) == BOX.row
        assert 0 <= state.fate <= 5


@few
@given(seats, boards, seeds)
def test_hands_stay_sorted_and_decks_are_plain_pools(seats: int, board: str, seed: int) -> None:
    for state in walk(seats, board, seed):
        for thief in state.thieves:
            assert thief.hand == sorted(thief.hand)
            assert thief.deck.fixed == 0
            assert thief.deck.cells == sorted(thief.deck.cells)
        assert state.dungeon.deck.cells == sorted(state.dungeon.deck.cells)
        assert GAP not in state.dungeon.discard


# Things that only grow, and things that stay


def artifacts(state: KlongState, seat: int) -> set[int]:
    return set(state.thieves[seat].tokens) & set(ARTIFACTS)


@pytest.mark.rule("klong.artifact.no-drop", "klong.artifact.second-refused")
@few
@given(seats, boards, seeds)
def test_an_artifact_is_never_lost_and_never_one_too_many(seats: int, board: str, seed: int) -> None:
    held: list[set[int]] = [set() for _ in range(seats)]
    for state in walk(seats, board, seed):
        for seat in range(seats):
            now = artifacts(state, seat)
            assert held[seat] <= now
            assert len(now) <= 1 + state.thieves[seat].tokens.count(BACKPACK)
            held[seat] = now


def belongings(state: KlongState, seat: int) -> tuple[object, ...]:
    thief = state.thieves[seat]
    piles = [sorted(thief.cards()), sorted(thief.tokens)]
    return thief.status, thief.room, thief.gold, thief.damage, thief.supply, piles


@pytest.mark.rule("klong.out.ignored-by-all-effects", "klong.out.no-turns", "klong.out.no-clank")
@few
@given(seats, boards, seeds)
def test_who_is_out_keeps_everything_as_it_is(seats: int, board: str, seed: int) -> None:
    final: dict[int, tuple[object, ...]] = {}
    for state in walk(seats, board, seed):
        for seat in range(seats):
            if state.thieves[seat].status == INSIDE or (seat == state.active and state.asked == seat):
                continue
            assert belongings(state, seat) == final.setdefault(seat, belongings(state, seat))
            assert seat != state.asked


@pytest.mark.rule("klong.end.all-out", "klong.score.winner")
@few
@given(seats, boards, seeds)
def test_every_game_ends_with_everybody_out_and_every_point_explained(seats: int, board: str, seed: int) -> None:
    state = walk_to(seats, board, seed, GAME.about.cap)
    assert state.over()
    assert all(thief.status != INSIDE for thief in state.thieves)
    result = GAME.result(state)
    assert result.scores == [sum(line.points for line in lines) for lines in result.breakdown]
    assert "inside" not in result.endings
    scoring = [score for score, ending in zip(result.scores, result.endings, strict=True) if ending[-1] == "d"]
    assert [result.scores[seat] for seat in result.winners] == sorted(scoring)[-1:]


# Answers


ALWAYS_EXPLAINED = (PLAY, BUY, USE, FIGHT, MOVE, TELEPORT, ARTIFACT, GOODS, DRINK, TAKE, END)
"""What one may try in a turn; each of these that is not possible is refused for a reason of its own."""
CODES = [
    number * KIND + argument
    for number, kind in enumerate(GAME.about.vocabulary.kinds)
    for argument in range(max(len(kind.ids), 1))
]


@few
@given(seats, boards, seeds, lengths, st.lists(st.sampled_from(CODES), min_size=40, max_size=40))
def test_what_is_not_offered_is_refused_and_changes_nothing(
    seats: int, board: str, seed: int, length: int, codes: list[int]
) -> None:
    match = play(seats, board, seed, length)
    before = GAME.digest(match.state)
    for code in set(codes) - set(match.state.open):
        with pytest.raises(IllegalAnswer) as refused:
            match.answer(code)
        reason = refused.value.refusal
        assert GAME.digest(match.state) == before
        if not match.over and match.decision.ask == "TakeTurn" and code - code % KIND in ALWAYS_EXPLAINED:
            assert reason.message != "not-offered", match.option(code)
            assert reason.rule


@few
@given(seats, boards, seeds, lengths)
def test_what_is_offered_is_offered_once_and_accepted(seats: int, board: str, seed: int, length: int) -> None:
    state = walk_to(seats, board, seed, length)
    before = GAME.digest(state)
    assert len(set(state.open)) == len(state.open)
    for option in state.open:
        tried = state.fork()
        tried.answer(tried.asked, option)
        assert GAME.digest(tried) != before
    assert GAME.digest(state) == before


# Saving, replaying, undoing


@few
@given(seats, boards, seeds, lengths)
def test_a_saved_game_is_the_same_game(seats: int, board: str, seed: int, length: int) -> None:
    match = play(seats, board, seed, length)
    again = replay(GAME, decode(encode(match.record()), "save"))
    assert GAME.digest(again.state) == GAME.digest(match.state)
    assert again.decisions == match.decisions
    assert [again.log(seat) for seat in range(-1, seats)] == [match.log(seat) for seat in range(-1, seats)]


@few
@given(seats, boards, seeds, lengths)
def test_a_table_written_down_and_read_back_goes_on_in_the_same_way(
    seats: int, board: str, seed: int, length: int
) -> None:
    state = walk_to(seats, board, seed, length)
    again = GAME.restore(GAME.plain(state), state.chance.key)
    assert GAME.plain(again) == GAME.plain(state)
    assert (again.asked, again.open) == (state.asked, state.open)
    for table in (state, again):
        rng = Rng(seed + 1)
        while table.agenda:
            answer(table, rng)
    assert GAME.digest(again) == GAME.digest(state)


@few
@given(seats, boards, seeds, lengths)
def test_a_copy_lives_its_own_life(seats: int, board: str, seed: int, length: int) -> None:
    state = walk_to(seats, board, seed, length)
    before = GAME.plain(state)
    copy = state.fork()
    assert GAME.plain(copy) == before
    rng = Rng(seed + 1)
    while copy.agenda:
        answer(copy, rng)
    assert GAME.plain(state) == before


@few
@given(seats, boards, seeds, st.integers(1, 300))
def test_undo_gives_back_the_same_table(seats: int, board: str, seed: int, length: int) -> None:
    match = GAME.new(seats, seed, {"board": board})
    rng = Rng(seed)
    undone = 0
    while not match.over and length:
        length -= 1
        digest, seat = GAME.digest(match.state), match.state.asked
        counters = match.state.chance.counters[:]
        option = pick(match.state, rng)
        match.answer(option)
        free = match.state.chance.counters == counters and match.state.pending() == [seat]
        assert match.can_undo(seat) == free, "chance and the turn of another are the only barriers"
        assert not any(match.can_undo(other) for other in range(seats) if other != seat)
        if match.can_undo(seat):
            after = GAME.digest(match.state)
            match.undo(seat)
            assert GAME.digest(match.state) == digest
            match.answer(option)
            assert GAME.digest(match.state) == after
            undone += 1
    again = replay(GAME, match.record())
    assert GAME.digest(again.state) == GAME.digest(match.state)
    assert sum(1 for line in match.lines if line.undo >= 0) == undone


# What is hidden


@pytest.mark.rule("klong.setup.first-hand", "klong.room.reveal-secret")
@few
@given(seats, boards, seeds, lengths, seeds)
def test_a_view_does_not_change_when_what_is_hidden_is_dealt_anew(
    seats: int, board: str, seed: int, length: int, other: int
) -> None:
    state = walk_to(seats, board, seed, length)
    for seat in range(-1, seats):
        seen = GAME.view(state, seat)
        guess = GAME.sample(seen, Rng(other))
        assert GAME.view(guess, seat).encoded() == seen.encoded()
        assert guess.options_of(seat) == state.options_of(seat)
        assert GAME.pieces(guess) == GAME.pieces(state)
        assert [len(thief.hand) for thief in guess.thieves] == [len(thief.hand) for thief in state.thieves]


@pytest.mark.rule("klong.setup.first-hand")
@few
@given(seats, seeds)
def test_other_hands_are_guessed_anew_and_the_own_one_is_known(seats: int, seed: int) -> None:
    state = GAME.practice_state(seats, seed)
    own = state.thieves[0].hand
    guesses = [GAME.sample(GAME.view(state, 0), Rng(n)) for n in range(12)]
    assert all(guess.thieves[0].hand == own for guess in guesses)
    assert len({tuple(guess.thieves[1].hand) for guess in guesses}) > 1
    assert len({guess.chance.key for guess in guesses}) == len(guesses)


@pytest.mark.rule("klong.setup.first-hand")
@few
@given(seats, boards, seeds, lengths)
def test_what_others_draw_is_not_in_the_log(seats: int, board: str, seed: int, length: int) -> None:
    match = play(seats, board, seed, length)
    for seat in range(-1, seats):
        for entry in match.log(seat):
            if entry.kind == "drew":
                assert entry.hidden == (entry.seat != seat)
                assert ("card" in entry.facts) == (entry.seat == seat)
            else:
                assert not entry.hidden
