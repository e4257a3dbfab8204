"""What holds in every game, whatever is answered: random games with any number of heroes and any variant."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.games.dungeonquest.boards import HALL_CELLS, SUN_SPACES, TOWERS
from verlies.games.dungeonquest.content.cards import CARDS
from verlies.games.dungeonquest.content.ids import COMBAT, DEAD, ESCAPED, INSIDE, MONSTER, NONE, RUNE, TREASURE
from verlies.games.dungeonquest.state import DungeonState, Hero
from verlies.games.dungeonquest.tiles import ROOMS
from verlies.testing.dungeonquest import GAME, random_game

few = settings(max_examples=2, deadline=None, derandomize="CI" in os.environ)
many = settings(few, max_examples=8)

SWITCHES: list[dict[str, str]] = [
    {},
    {"heroes": "choose"},
    {"respawn": "on"},
    {"torchlight": "on"},
    {"monsters": "house"},
    {"runes": "hidden"},
    {"expel": "on"},
    {"blocked": "waits"},
    {"texts": "on"},
]
sizes = st.integers(1, 4)
tables = st.integers(2, 4)
seeds = st.integers(0, 2**32 - 1)
every_switch = pytest.mark.parametrize("options", SWITCHES, ids=lambda options: "+".join(options) or "plain")
"""Each switch gets games of its own, so that none is left to chance."""


def final(seats: int, seed: int, options: dict[str, str]) -> DungeonState:
    """Return the table at the end of a random game."""
    *_, state = random_game(seats, seed, **options)
    return state


def random_games(seats: int, **options: str) -> Iterator[DungeonState]:
    """Yield the tables of some random games, one after the other."""
    for seed in range(4):
        yield from random_game(seats, seed, **options)


def played(seats: int, seed: int, options: dict[str, str]) -> Match[Any]:
    """Return a random match at its end."""
    match = GAME.new(seats, seed, options)
    rng = Rng(seed)
    while not match.over:
        open_ = match.state.open
        match.answer(open_[rng.below(len(open_))], match.state.asked)
    return match


# Conservation


@pytest.mark.rule(
    "dungeonquest.components.cards",
    "dungeonquest.components.tiles",
    "dungeonquest.components.others-limited",
    "dungeonquest.cards.reshuffle",
    "dungeonquest.death.consequences",
)
@every_switch
@few
@given(seats=sizes, seed=seeds)
def test_no_card_and_no_tile_is_ever_lost_or_made(seats: int, seed: int, options: dict[str, str]) -> None:
    box = {f"card {card.id}": card.copies for card in CARDS if card.deck != COMBAT}
    box |= {f"room {room.id}": room.copies or 1 for room in ROOMS}
    for state in random_game(seats, seed, **options):
        assert GAME.pieces(state) == box
        for deck, (stack, pile) in enumerate(zip(state.decks, state.discards, strict=True)):
            assert {CARDS[number].deck for number in stack.cards() + pile} <= {deck}


def belongings(hero: Hero) -> list[int]:
    """Return all cards before a hero but the rune."""
    return hero.loot + hero.kept + hero.pile


@pytest.mark.rule("dungeonquest.death.consequences", "dungeonquest.respawn.discard", "dungeonquest.escape.final")
@every_switch
@few
@given(seats=sizes, seed=seeds)
def test_the_dead_have_nothing_and_the_escaped_keep_their_loot(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in random_game(seats, seed, **options):
        for hero in state.heroes:
            if hero.status == DEAD:
                assert (belongings(hero), hero.runes, hero.worth, hero.active) == ([], [], [], [])
                assert (hero.cell, hero.wounds, hero.determination, hero.skip, hero.below) == (NONE, 0, 0, 0, False)
            if hero.status == ESCAPED:
                assert (hero.cell, hero.kept, hero.pile, hero.active) == (NONE, [], [], [])


@pytest.mark.rule(
    "dungeonquest.wounds.death-threshold", "dungeonquest.wounds.heal", "dungeonquest.test.spend-determination"
)
@every_switch
@few
@given(seats=sizes, seed=seeds)
def test_nothing_is_ever_negative_or_beyond_its_track(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in random_game(seats, seed, **options):
        assert 1 <= state.sun <= SUN_SPACES
        assert min(state.pending_wounds, state.blow, state.spent) >= 0
        for hero in state.heroes:
            assert min(hero.wounds, hero.determination, hero.skip) >= 0
            assert hero.kind == NONE or hero.wounds < state.box.heroes[hero.kind].life
            assert len(hero.loot) == len(hero.worth)
            assert set(hero.active) <= set(hero.kept + hero.pile)
            assert len(hero.runes) <= 1
        if state.fight.card != NONE:
            assert state.fight.wounds < CARDS[state.fight.card].life


@every_switch
@few
@given(seats=sizes, seed=seeds)
def test_what_is_tried_on_a_copy_leaves_the_table_as_it_is(seats: int, seed: int, options: dict[str, str]) -> None:
    for number, state in enumerate(random_game(seats, seed, **options)):
        if state.over() or number % 5:
            continue
        before = GAME.digest(state)
        copy = state.fork()
        assert GAME.digest(copy) == before
        rng = Rng(seed)
        for _ in range(12):
            if not copy.over():
                copy.answer(copy.asked, copy.open[rng.below(len(copy.open))])
        assert GAME.digest(state) == before


# The board


@pytest.mark.rule(
    "dungeonquest.search.conditions", "dungeonquest.search.printed-rooms", "dungeonquest.move.room-definition"
)
@every_switch
@few
@given(seats=sizes, seed=seeds)
def test_markers_lie_in_rooms_and_search_markers_under_torches(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in random_game(seats, seed, **options):
        for cell in (*state.monsters, *state.entrances, *state.searched):
            assert state.map[cell] != NONE
            assert cell not in (*TOWERS, *HALL_CELLS)
        assert all(state.room(cell).torch for cell in state.searched)
        for hero in state.heroes:
            if hero.status == INSIDE and not hero.below and hero.cell != NONE:
                assert state.map[hero.cell] != NONE
                assert hero.cell != HALL_CELLS[1], "the chamber is one room"


@pytest.mark.rule("dungeonquest.move.occupied-refused")
@every_switch
@few
@given(seats=tables, seed=seeds)
def test_heroes_meet_only_in_the_chamber_or_from_below(seats: int, seed: int, options: dict[str, str]) -> None:
    shared: set[int] = set()
    below = [False] * seats
    for state in random_game(seats, seed, **options):
        cells = [hero.cell for seat, hero in enumerate(state.heroes) if state.is_inside(seat) and not hero.below]
        crowded = {cell for cell in cells if cell != NONE and cells.count(cell) > 1} - set(HALL_CELLS)
        risen = {hero.cell for hero, was in zip(state.heroes, below, strict=True) if was and not hero.below}
        assert crowded <= shared | risen
        shared, below = crowded | risen, [hero.below for hero in state.heroes]


# Turns and the end


@pytest.mark.rule(
    "dungeonquest.turn.order", "dungeonquest.encounter.roles", "dungeonquest.encounter.dead-lead-monsters"
)
@every_switch
@few
@given(seats=sizes, seed=seeds)
def test_who_is_not_about_to_act_is_asked_for_a_reason(seats: int, seed: int, options: dict[str, str]) -> None:
    others = {"Duel", "Respawn", "ChooseHero", "ChooseTower", "Torchlight", "ChooseLight", "OnTile"}
    ending = {"EffectOrder", "LoseOther", "MayOpen"}
    rage = {"AfterRoll", "OnRage", "OnWounds", "RerollSome"}
    for state in random_game(seats, seed, **options):
        if state.over() or state.terms.expel:
            continue
        ask = type(state.agenda[-1].step).__name__
        reckoning = any(type(frame.step).__name__ == "NextEffect" for frame in state.agenda)
        for seat in state.pending():
            if seat != state.active and ask not in others | ending:
                assert ask in rage
                assert state.in_hall(seat) or reckoning
        if ask == "Duel":
            fight = state.fight
            assert {*state.pending()} <= {fight.hero, fight.keeper}
            assert fight.keeper == (NONE if state.terms.house else (fight.hero + 1) % seats)


@pytest.mark.rule(
    "dungeonquest.end.conditions",
    "dungeonquest.end.highest-gold",
    "dungeonquest.end.no-survivor",
    "dungeonquest.loot.gold-value",
)
@every_switch
@few
@given(seats=sizes, seed=seeds)
def test_every_game_ends_with_everybody_out_and_every_coin_explained(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    state = final(seats, seed, options)
    assert not state.anybody_inside()
    assert not state.terms.respawn or state.sunset or all(hero.status == ESCAPED for hero in state.heroes)
    result = GAME.result(state)
    assert result.scores == [sum(line.points for line in lines) for lines in result.breakdown]
    escaped = [seat for seat in range(seats) if result.endings[seat] == "escaped"]
    best = max((result.scores[seat] for seat in escaped), default=0)
    assert set(result.winners) <= set(escaped)
    assert bool(result.winners) == bool(escaped)
    assert all(result.scores[seat] == best for seat in result.winners)


@pytest.mark.rule("dungeonquest.solo.treasure-required", "dungeonquest.escape.requirements")
@many
@given(sizes, seeds)
def test_nobody_escapes_without_loot_and_nobody_alone_without_treasure(seats: int, seed: int) -> None:
    match = played(seats, seed, {})
    for entry in match.entries:
        if entry.line.pick == "escape":
            loot = entry.before.heroes[entry.line.seat].loot
            assert loot
            assert seats > 1 or any(CARDS[number].deck == TREASURE for number in loot)


# What is hidden


@pytest.mark.rule("dungeonquest.encounter.secret-card", "dungeonquest.solo.encounter-hidden")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_another_monster_of_the_same_name_changes_only_its_players_view(seats: int) -> None:
    exchanged = 0
    for state in random_games(seats):
        fight = state.fight
        if fight.card == NONE or fight.shown:
            continue
        deck = state.decks[MONSTER].cells
        same = [number for number in deck if CARDS[number].name == CARDS[fight.card].name or seats == 1]
        if not same:
            continue
        other = state.fork()
        other.decks[MONSTER].cells.remove(same[0])
        other.decks[MONSTER].cells.append(fight.card)
        other.fight.card = same[0]
        exchanged += 1
        for seat in range(-1, seats):
            equal = GAME.view(other, seat).encoded() == GAME.view(state, seat).encoded()
            assert equal == (seat < 0 or seat != fight.keeper)
    assert exchanged


@pytest.mark.rule("dungeonquest.combat.hands")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sealed_attack_is_in_nobody_elses_view(seats: int) -> None:
    duels = 0
    for state in random_games(seats):
        asked = [*state.pending()]
        if state.over() or type(state.agenda[-1].step).__name__ != "Duel" or len(asked) < 2:
            continue
        first, second = asked
        duels += 1
        tried = []
        for attack in state.options_of(first):
            tried.append(state.fork())
            tried[-1].answer(first, attack)
        for seat in range(-1, seats):
            views = {GAME.view(each, seat).encoded() for each in tried}
            assert len(views) == (3 if seat == first else 1)
        assert {tuple(each.options_of(second)) for each in tried} == {tuple(state.options_of(second))}
    assert duels


@pytest.mark.rule("dungeonquest.setup.rune")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_hidden_rune_is_in_nobody_elses_view(seats: int) -> None:
    exchanged = 0
    for state in random_games(seats, runes="hidden"):
        for owner, hero in enumerate(state.heroes):
            if not hero.runes or state.pending() == [owner]:
                continue
            other = state.fork()
            spare = other.decks[RUNE].cells.pop()
            other.decks[RUNE].cells.append(hero.runes[0])
            other.heroes[owner].runes = [spare]
            exchanged += 1
            for seat in range(-1, seats):
                equal = GAME.view(other, seat).encoded() == GAME.view(state, seat).encoded()
                assert equal == (seat != owner)
    assert exchanged


@pytest.mark.rule("dungeonquest.encounter.secret-card")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_tells_a_monster_to_its_player_alone(seats: int) -> None:
    told = 0
    for match in (played(seats, seed, {}) for seed in range(3)):
        for seat in range(-1, seats):
            for entry in match.log(seat):
                mine = entry.kind != "monster-card" or entry.seat == seat
                assert (entry.hidden, "card" in entry.facts) == (not mine, mine and "card" in entry.nouns)
                told += entry.kind == "monster-card" and mine
    assert told
