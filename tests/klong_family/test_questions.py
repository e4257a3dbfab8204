"""What questions say: which card or token puts them, whatever else was played, and what there is and is left."""

from itertools import takewhile
from typing import Any

import pytest

from verlies.core.decision import Decision, LogEntry
from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.registry import game
from verlies.server.wire.render import view_message
from verlies.terminal.prompt import question
from verlies.testing.katakomben import QUIET_ROW, Kata
from verlies.testing.klong import Klong
from verlies.text import Words

PLAYED = ("Choice", "FirstOf", "Some", "MayDiscard", "ReplaceRowCard", "ReachRoom", "FreeGood", "LeapInto")
"""Put by the card that was played, used or beaten last."""
DONE = ("played", "used", "beat")
OTHERS = ("TrashCard", "Topdeck", "MarkShrine", "TurnOwnTile", "Steal", "GiveIdol", "LayTile", "LayTurned")
"""Put by something that was told in the same turn, maybe long before."""


def of_turn(match: Match[Any]) -> list[LogEntry]:
    """Return what the log tells of the turn under way, newest first."""
    return list(takewhile(lambda entry: entry.kind != "turn", reversed(match.log(-1))))


def things(entry: LogEntry) -> set[str]:
    """Return what an entry of the log is about."""
    return {f"{noun}-{entry.facts[fact]}" for fact, noun in entry.nouns.items()}


def check_source(asked: Decision, told: list[LogEntry]) -> None:
    """Compare the source of a question with what the log has told: each that it names was used in this turn."""
    if asked.ask in PLAYED:
        assert asked.source in things(next(entry for entry in told if entry.kind in DONE))
    elif asked.ask in OTHERS:
        sources = set(asked.source.split())
        assert sources <= set().union(*map(things, told)), asked


@pytest.mark.parametrize(
    ("name", "seats", "settings", "some"),
    [
        ("klong", 2, {}, {"Choice", "MayDiscard", "ReplaceRowCard", "TrashCard"}),
        ("katakomben", 3, {"cards": "promos"}, {"Choice", "FirstOf", "Some", "Topdeck", "TrashCard", "LayTurned"}),
    ],
)
def test_questions_are_put_by_what_the_log_has_told(
    name: str, seats: int, settings: dict[str, str], some: set[str]
) -> None:
    named: set[str] = set()
    for seed in range(10):
        match, rng = game(name).new(seats=seats, seed=seed, options=settings), Rng(seed)
        while not match.over:
            asked = match.decision
            if asked.ask in PLAYED + OTHERS:
                check_source(asked, of_turn(match))
                assert asked.source or asked.ask != "TrashCard", "something has a card trashed"
                named |= {asked.ask} if asked.source else set()
            match.answer(asked.options[rng.below(len(asked.options))], asked.seats[0])
    assert some <= named


def said(t: Klong | Kata, language: str = "de") -> tuple[str, str]:
    """Return the question of the first seat at the web table, and at a terminal."""
    words, scene = Words.of(t.match.game, t.match.header, language), t.match.scene(0)
    return view_message(t.match, 0, words, 0, 0).prompt, question(words, scene, scene.prompts[0])


def test_the_question_names_its_source_in_every_client() -> None:
    t = Kata(hand=["empurror", "imp_familiar"])
    t.do("play:imp_familiar", "choose:pick_1", "play:empurror")
    assert said(t) == ("Schnurrperator: Was wählst du?", "Rot: Schnurrperator: Was wählst du?")
    assert said(t, "en")[0] == "Empurror: What do you choose?"


def test_a_spring_is_named_that_has_a_card_trashed() -> None:
    t = Klong(2, room="F03", boots=2, hand=[], discard=["burgle"])
    t.secrets("magic_spring")
    t.do("move:F04", "take:minor_secret", "end")
    assert said(t)[0] == "Zauberbrunnen: Welche Karte entsorgst du?"


def test_only_what_was_used_in_this_turn_has_a_card_trashed() -> None:
    t = Kata(row=("black_market", *QUIET_ROW[1:]), skill=5, discard=["burgle"], deck=[])
    t.table.boxed_tokens = t.ids.tokens("magic_spring")
    t.do("use:black_market", "choose:gold_2", "choose:trash", "end")
    market = "Schwarzmarkt: Welche Karte entsorgst du?"
    assert said(t) == (market, f"Rot: {market}")


def test_each_of_two_that_have_a_card_trashed_asks_for_itself() -> None:
    t = Kata(row=("black_market", *QUIET_ROW[1:]), skill=5, discard=["burgle", "stumble"], deck=[])
    t.to_trash("token-magic_spring")
    t.do("use:black_market", "choose:gold_2", "choose:trash", "end")
    assert said(t)[0] == "Zauberbrunnen: Welche Karte entsorgst du?"
    t.do("trash:burgle")
    assert said(t)[0] == "Schwarzmarkt: Welche Karte entsorgst du?"


def test_nothing_was_used_in_a_turn_that_left_no_gap_in_the_row() -> None:
    t = Kata(discard=["burgle"], deck=[])
    t.table.dungeon.discard = t.ids.cards("black_market")
    t.table.boxed_tokens = t.ids.tokens("magic_spring")
    t.to_trash("token-magic_spring")
    t.do("end")
    assert said(t)[0] == "Zauberbrunnen: Welche Karte entsorgst du?"


def test_with_an_empty_hand_nobody_is_told_to_play_cards() -> None:
    t = Klong(2, hand=["burgle"])
    assert said(t)[0] == "Du bist am Zug: Karten ausspielen, handeln, dann den Zug beenden."
    t.do("play:burgle")
    assert said(t)[0] == "Alle Karten sind ausgespielt: Handle weiter oder beende den Zug."


@pytest.mark.parametrize(
    ("room", "to", "sentence"),
    [
        ("F17", "F13", "Setzt du ein Schwert gegen das Monster im Tunnel ein?"),
        ("F26", "F31", "Wie viele Schwerter setzt du gegen die Monster im Tunnel ein?"),
    ],
)
def test_one_monster_is_not_several(room: str, to: str, sentence: str) -> None:
    t = Klong(2, room=room, boots=1, swords=2)
    t.do(f"move:{to}")
    assert said(t)[0] == sentence
