"""Why not: of all that could be done with a thing, what is told is what hinders most."""

from typing import Any

import pytest

from verlies.core.match import Match
from verlies.registry import game
from verlies.server.wire.explain import explain
from verlies.server.wire.messages import Said, Why
from verlies.text.words import Words


def why(match: Match[Any], noun: str, target: str) -> Said:
    """Return what whoever is asked is told about a thing."""
    words = Words.of(match.game, match.header, "en")
    return explain(match, match.decision.seats[0], words, Why(noun=noun, target=target))


def klong() -> Match[Any]:
    """Return a game with a card, a device and a monster in the row, before anything was played."""
    return game("klong").new(seats=2, seed=3)


@pytest.mark.feature(4)
@pytest.mark.parametrize(
    ("noun", "target", "option", "rule"),
    [
        ("card", "mercenary", "buy:mercenary", "klong.turn.need-resources"),
        ("card", "goblin", "fight:goblin", "klong.monster.swords-only"),
        ("card", "ladder", "use:ladder", "klong.buy.only-legal-source"),
        ("token", "master_key", "goods:master_key", "klong.market.location"),
        ("place", "F35", "move:F35", "klong.move.connected-only"),
        ("place", "F02", "move:F02", "klong.move.one-boot"),
    ],
)
def test_the_way_one_would_have_a_thing_is_found(noun: str, target: str, option: str, rule: str) -> None:
    said = why(klong(), noun, target)
    assert (said.option, said.rule) == (option, rule)
    assert (said.noun, said.target) == (noun, target)


def test_what_is_possible_is_told_as_such() -> None:
    match = klong()
    offered = match.decision.options[0]
    said = why(match, offered.noun, offered.target)
    assert (said.option, said.rule) == (offered.id, "")


def test_a_thing_that_no_option_is_about_is_not_on_offer() -> None:
    said = why(klong(), "card", "no such card")
    assert (said.text, said.option) == ("That is not on offer right now.", "")


def test_another_game_answers_by_its_own_rules() -> None:
    match = game("dungeonquest").new(seats=2, seed=3)
    while (asked := match.decisions[0]).ask != "TakeAction":
        match.answer(asked.options[0], asked.seats[0])
    assert why(match, "place", "f5").option == "move:f5"
    assert why(match, "place", "f5").rule == "dungeonquest.move.adjacent-connected"


def test_who_is_not_asked_is_told_so() -> None:
    match = klong()
    other = 1 - match.decision.seats[0]
    said = explain(match, other, Words.of(match.game, match.header, "en"), Why(noun="card", target="mercenary"))
    assert said.text == "You are not asked right now."
