"""What a viewer is sent: short, in one language, and complete."""

import json
import re
from typing import Any

import msgspec
import pytest

from verlies.core import decision, scene
from verlies.core.match import Match
from verlies.registry import game
from verlies.server.messages import encoder
from verlies.server.render import view_message
from verlies.testing.dungeonquest import Dungeon
from verlies.text.words import Words

SAID = [
    kind
    for module in (scene, decision)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in (decision.LogEntry, decision.Option)
]


@pytest.mark.parametrize("kind", SAID, ids=lambda kind: kind.__name__)
def test_what_has_its_default_value_is_left_out(kind: type[msgspec.Struct]) -> None:
    fields = msgspec.structs.fields(kind)
    has_defaults = any(not field.required for field in fields)
    assert kind.__struct_config__.omit_defaults or not has_defaults


def seen(match: Match[Any], seat: int) -> dict[str, Any]:
    """Return the view of a seat, as it travels."""
    message = view_message(match, seat, Words.of(match.game, match.header, "en"), 0, 0)
    found: dict[str, Any] = json.loads(encoder.encode(message))
    return found


def over(name: str) -> Match[Any]:
    """Return a game that has come to its end, one way or the other."""
    match = game(name).new(seats=2, seed=3)
    while not match.over:
        asked = match.decisions[0]
        match.answer(asked.options[-1], asked.seats[0])
    return match


def test_what_a_card_gives_is_told_with_the_card() -> None:
    match = game("klong").new(seats=2, seed=3)
    while not (match.entries and match.entries[-1].line.pick == "play:burgle"):
        match.answer(next(o for o in match.decision.options if o.id == "play:burgle" or o.kind != "play"))
    *_, played, gained = seen(match, match.entries[-1].line.seat)["log"]
    assert (played["follows"], gained["follows"]) == (False, True)
    assert (gained["text"], gained["n"]) == ("+1 skill.", played["n"])


@pytest.mark.feature(62)
def test_the_end_tells_who_won_in_the_words_of_every_client() -> None:
    match = over("klong")
    words = Words.of(match.game, match.header, "en")
    assert match.result
    assert seen(match, 0)["verdict"] == words.verdict(match.result)
    assert seen(match, 0)["verdict"]


def test_who_is_waited_for_is_told_by_name() -> None:
    match = game("klong").new(seats=2, seed=3, names=["Anna", "P2"])
    asked = match.decision.seats[0]
    assert seen(match, 1 - asked)["prompt"] == ["Anna is asked.", "Yellow is asked."][asked]


def test_choices_tell_which_of_my_own_zones_they_are_about() -> None:
    match = game("klong").new(seats=2, seed=3)
    (prompt,) = seen(match, match.decision.seats[0])["scene"]["prompts"]
    assert {(choice["kind"], choice["zone"]) for choice in prompt["choices"]} == {("play", "hand")}


def told(match: Match[Any], seat: int) -> list[dict[str, Any]]:
    """Return the lines that tell a seat of its own end."""
    return [line for line in seen(match, seat)["log"] if "parting" in line]


def test_whoever_leaves_the_game_is_told_so_with_the_rule_and_nobody_else() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["l_rope"])
    t.begin(0)
    t.do("escape")
    (line,) = told(t.match, 0)
    assert line["parting"]["title"] == "You have escaped!"
    assert line["rule"] == "dungeonquest.escape.requirements"
    assert line["parting"]["law"]
    assert [told(t.match, seat) for seat in (1, -1)] == [[], []]


def test_whoever_leads_a_monster_is_told_whose_fight_it_is() -> None:
    match = game("dungeonquest").new(seats=2, seed="web-2", names=["Anna", "Ben"])
    while match.decisions[0].ask != "Duel":
        asked = match.decisions[0]
        match.answer(asked.options[0], asked.seats[0])
    hero = match.decisions[0].subject
    name = ["Anna", "Ben"][hero]
    assert seen(match, hero)["prompt"] == "Choose your attack in secret."
    assert re.fullmatch(
        rf"{name}’s fight: you lead the monster \(\w+\). Choose its attack in secret.", seen(match, 1 - hero)["prompt"]
    )
