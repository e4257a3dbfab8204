"""Whole games that were played once, played again: the text of each must come out the same, to the letter.

When a rule changes on purpose, `python -m tools.golden dungeonquest` plays them anew; the diff of the texts is the
review.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tools import golden, golden_dungeonquest, rename_dungeonquest
from verlies.core.decision import Result
from verlies.core.match import Match
from verlies.games.dungeonquest import GAME
from verlies.games.dungeonquest.content.cards import CARDS
from verlies.games.dungeonquest.content.ids import RUNE
from verlies.games.dungeonquest.rooms import TowerRoom
from verlies.games.dungeonquest.state import DungeonState
from verlies.games.dungeonquest.turn import TakeAction

FILES = golden.files("dungeonquest")
SOURCES = {
    "attacks": "monster",
    "fled": "flight",
    "marker-on": "outer wall",
    "marker-stays": "outer wall",
    "used-up": "potion",
}
"""What wounds come from, by the last event before them; else from the card that was drawn."""


@cache
def replayed(path: Path) -> Match[DungeonState]:
    return golden.replayed(GAME, path.read_text(encoding="utf-8"))


def matches() -> Iterator[Match[DungeonState]]:
    """Yield all golden matches."""
    return map(replayed, FILES)


def results() -> list[tuple[DungeonState, Result]]:
    """Return how every golden game ended."""
    return [(match.state, GAME.result(match.state)) for match in matches()]


def deaths(match: Match[DungeonState]) -> Iterator[str]:
    """Yield what the heroes of a game died of; of wounds, where they came from."""
    source = ""
    for entry in golden.whole_log(match):
        if entry.kind == "drew":
            source = str(entry.facts["deck"])
        elif entry.kind in SOURCES:
            source = SOURCES[entry.kind]
        elif entry.kind == "died":
            cause = str(entry.facts["cause"])
            yield source if cause == "wounds" else cause


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_is_played_again_to_the_letter(path: Path) -> None:
    match = replayed(path)
    assert match.over
    assert golden.text(match).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_fields_and_tiles_of_older_texts_are_renamed_and_nothing_else() -> None:
    older = """game: dungeonquest, version 3 of the rules
deal: a73805960c8a0049
[0] hero hero=lindel life=15
0> tower:r10c13 = tower place=r10c13; sun space=2

turn of seat 0
0> move:r9c13 = tile room=dungeon_xxox-0 place=r9c13; moved place=r9c13; drew card=v_dead_adventurer
     deck=dungeon

      0 gold card=c-2 (r1c1x)
"""
    now = """game: dungeonquest, version 4 of the rules
deal: a73805960c8a0049
[0] hero hero=lindel life=15
0> tower:m10 = tower place=m10; sun space=2

turn of seat 0
0> move:m9 = tile room=dungeon_xxox place=m9; moved place=m9; drew card=v_dead_adventurer deck=dungeon

      0 gold card=c-2 (r1c1x)
"""
    assert rename_dungeonquest.golden(older) == now


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_is_left_to_rename(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert rename_dungeonquest.golden(text) == text


def test_every_plan_has_its_text() -> None:
    assert {path.stem for path in FILES} == set(golden_dungeonquest.PLANS)


@pytest.mark.parametrize("name", ["killed-by-a-trap", "solo-death", "torchlight"])
def test_a_plan_is_played_as_its_text_says(name: str) -> None:
    match = golden_dungeonquest.played(golden_dungeonquest.PLANS[name])
    path = next(path for path in FILES if path.stem == name)
    assert golden.text(match) == path.read_text(encoding="utf-8")


def test_heroes_die_in_every_way() -> None:
    died = {death for match in matches() for death in deaths(match)}
    wounds = {"monster", "flight", "trap", "dragon", "catacomb", "outer wall", "potion"}
    assert died >= {"card", "pit", "sunset", "dead-point", *wounds}


def test_the_golden_games_end_in_every_way() -> None:
    ends = {(state.sunset, "escaped" in result.endings) for state, result in results()}
    assert ends == {(sunset, survivors) for sunset in (False, True) for survivors in (False, True)}
    assert any(set(result.endings) == {"escaped"} and state.seats > 1 for state, result in results())
    alone = {result.endings[0].partition("-")[0] for state, result in results() if state.seats == 1}
    assert alone == {"escaped", "died"}


def test_heroes_escape_at_the_start_of_a_turn_and_on_entering() -> None:
    escapes = [entry.before for match in matches() for entry in match.entries if entry.line.pick == "escape"]
    assert {type(state.agenda[-1].step) for state in escapes} == {TakeAction, TowerRoom}


def test_there_is_a_golden_game_with_every_value_of_every_setting() -> None:
    played = [match.header.settings for match in matches()]
    for setting in GAME.about.settings:
        if setting.name != "solo":
            assert {*setting.choices} <= {settings[setting.name] for settings in played}, setting.name
    assert {settings["heroes"] for settings in played} == {"random", "choose"}
    assert {match.state.seats for match in matches()} == {1, 2, 3, 4}


# What each game is named after


def golden_game(name: str) -> Match[DungeonState]:
    """Return a golden match by its name."""
    return replayed(next(path for path in FILES if path.stem == name))


def asked(match: Match[DungeonState]) -> set[str]:
    """Return the names of all questions of a game."""
    return {type(entry.before.agenda[-1].step).__name__ for entry in match.entries}


def told(match: Match[DungeonState], kind: str, fact: str) -> set[str]:
    """Return one fact of all events of a kind."""
    return {str(entry.facts[fact]) for entry in golden.whole_log(match) if entry.kind == kind}


def kinds(match: Match[DungeonState]) -> set[str]:
    """Return the kinds of all events of a game."""
    return {entry.kind for entry in golden.whole_log(match)}


def endings(match: Match[DungeonState]) -> list[str]:
    """Return how it ended for everybody, sorted."""
    return sorted(GAME.result(match.state).endings)


def rune_stayed_hidden(match: Match[DungeonState]) -> bool:
    """Return whether a rune was dealt unseen by the others, and used in sight of all."""
    dealt = [entry.hidden for entry in match.log(0) if entry.kind == "rune"]
    return dealt.count(False) == 1 and True in dealt and any(card in RUNES for card in told(match, "rune-used", "card"))


def waited(match: Match[DungeonState]) -> bool:
    """Return whether somebody waited right at the start of a turn."""
    log = list(golden.whole_log(match))
    return any((turn.kind, then.kind) == ("turn", "stuck") for turn, then in pairwise(log))


RUNES = {card.id for card in CARDS if card.deck == RUNE}
OPTIONAL = {card.id for card in CARDS if card.optional}
HAPPENS: dict[str, Callable[[Match[DungeonState]], bool]] = {
    "pit-and-blade": lambda match: endings(match) == ["died-card", "died-pit"] and blade_fell(match),
    "blade-and-dead-point": lambda match: endings(match) == ["died-card", "died-dead-point"] and blade_fell(match),
    "killed-by-a-monster": lambda match: "monster" in deaths(match),
    "killed-in-flight": lambda match: "flight" in deaths(match),
    "killed-by-a-trap": lambda match: "trap" in deaths(match),
    "killed-by-the-dragon": lambda match: "dragon" in deaths(match) and "d_rage" in told(match, "drew", "card"),
    "killed-in-the-catacombs": lambda match: "catacomb" in deaths(match),
    "killed-at-the-outer-wall": lambda match: "outer wall" in deaths(match),
    "killed-by-a-potion": lambda match: "potion" in deaths(match),
    "sunset-takes-all": lambda match: endings(match) == ["died-sunset", "died-sunset"],
    "sunset-takes-one": lambda match: endings(match) == ["died-sunset", "escaped"],
    "everybody-escapes": lambda match: endings(match) == ["escaped", "escaped"],
    "one-of-four-escapes": lambda match: endings(match).count("escaped") == 1 and match.state.seats == 4,
    "solo-escape": lambda match: endings(match) == ["escaped"],
    "solo-death": lambda match: endings(match) == ["died-wounds"] and "unseen" in kinds(match),
    "solo-sunset": lambda match: endings(match) == ["died-sunset"] and match.state.sunset,
    "death-can-wait": lambda match: "Respawn" in asked(match) and "returned" in kinds(match),
    "torchlight": lambda match: "ChooseLight" in asked(match),
    "house-leads-monsters": lambda match: "attacks" in kinds(match) and "monster-card" not in kinds(match),
    "hidden-runes": rune_stayed_hidden,
    "dragon-drives-out": lambda match: "LeaveHall" in asked(match),
    "blocked-waits": waited,
    "treasures-with-texts": lambda match: bool(told(match, "used-up", "card") & OPTIONAL),
    "heroes-chosen": lambda match: "ChooseHero" in asked(match) and match.entries[0].line.seat == 2,
}


def blade_fell(match: Match[DungeonState]) -> bool:
    """Return whether the blade is what somebody died of."""
    card = ""
    for entry in golden.whole_log(match):
        if entry.kind == "drew":
            card = str(entry.facts["card"])
        elif entry.kind == "died" and entry.facts["cause"] == "card":
            return card == "f_blade"
    return False


@pytest.mark.parametrize("name", list(golden_dungeonquest.PLANS))
def test_what_a_game_is_named_after_happens_in_it(name: str) -> None:
    assert HAPPENS[name](golden_game(name))
