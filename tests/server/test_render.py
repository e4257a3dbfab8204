"""What a viewer is sent: short, in one language, and complete."""

import json
import re
from itertools import groupby
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from verlies.core import decision, scene
from verlies.core.match import Match
from verlies.registry import game
from verlies.server.wire.messages import encoder
from verlies.server.wire.render import LONGEST_LOG, log_lines, sentences, view_message
from verlies.testing.bag_of_dungeon import met
from verlies.testing.dungeonquest import Dungeon
from verlies.testing.klong import Klong
from verlies.text.words import Words, words

SAID = [
    kind
    for module in (scene, decision)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not decision.LogEntry
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


def won() -> Match[Any]:
    """Return a game of two that one of them has won."""
    match = game("dungeonquest").new(seats=2, seed=0)
    while not match.over:
        asked = match.decisions[0]
        match.answer(asked.options[0], asked.seats[0])
    return match


def test_what_a_card_gives_is_told_with_the_card() -> None:
    match = game("klong").new(seats=2, seed=3)
    while not (match.entries and match.entries[-1].line.pick == "play:burgle"):
        match.answer(next(o for o in match.decision.options if o.id == "play:burgle" or o.kind != "play"))
    *_, played, gained = seen(match, match.entries[-1].line.seat)["log"]
    assert (played["follows"], gained["follows"]) == (False, True)
    assert (gained["text"], gained["n"]) == ("+1 skill.", played["n"])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Ungenutzt verfallen: 2 Talent, 1 Schwert, 1 Stiefel, 1 Teleport."),
        ("en", "Lost unused: 2 skill, 1 sword, 1 boot, 1 teleport."),
    ],
)
def test_what_ending_the_turn_would_waste_is_counted(language: str, sentence: str) -> None:
    t = Klong(hand=[], skill=2, swords=1, boots=1, teleports=1)
    words = Words.of(t.match.game, t.match.header, language)
    assert view_message(t.match, 0, words, 0, 0).warning == sentence


@pytest.mark.feature(62)
def test_the_end_tells_who_won_in_the_words_of_every_client() -> None:
    match = won()
    words = Words.of(match.game, match.header, "en")
    assert match.result
    [winner] = match.result.winners
    assert seen(match, -1)["verdict"] == words.verdict(match.result)
    assert seen(match, 1 - winner)["verdict"] == words.verdict(match.result)
    assert words.verdict(match.result).endswith(" wins!")


@pytest.mark.feature(62)
@pytest.mark.parametrize(("lang", "sentence"), [("de", "Du gewinnst!"), ("en", "You win!")])
def test_whoever_wins_is_told_so_in_person(lang: str, sentence: str) -> None:
    match = won()
    assert match.result
    [winner] = match.result.winners
    words = Words.of(match.game, match.header, lang)
    assert view_message(match, winner, words, 0, 0).verdict == sentence
    assert view_message(match, 1 - winner, words, 0, 0, hand=0b11).verdict == sentence


@pytest.mark.parametrize(("lang", "sentence"), [("de", "Ihr gewinnt!"), ("en", "You win together!")])
def test_several_winners_are_told_so_together(lang: str, sentence: str) -> None:
    match = won()
    assert match.result
    words = Words.of(match.game, match.header, lang)
    shared = replace(match.result, winners=[0, 1])
    assert words.verdict(shared, 0b10) == sentence
    assert words.verdict(replace(match.result, winners=[0, 2], teams=[0, 1, 0, 1]), 0b100) == sentence
    assert words.verdict(replace(match.result, winners=[0, 2], teams=[0, 1, 0, 1]), 0b1010) != sentence


def test_who_is_waited_for_is_told_by_name() -> None:
    match = game("klong").new(seats=2, seed=3, names=["Anna", "P2"])
    asked = match.decision.seats[0]
    assert seen(match, 1 - asked)["prompt"] == ["Anna is asked.", "Yellow is asked."][asked]


def test_choices_tell_which_of_my_own_zones_they_are_about() -> None:
    match = game("klong").new(seats=2, seed=3)
    (prompt,) = seen(match, match.decision.seats[0])["scene"]["prompts"]
    assert {(choice["kind"], choice["zone"]) for choice in prompt["choices"]} == {("play", "hand")}


def with_hand_played() -> Match[Any]:
    """Return a game whose first player has 2 skill and 2 boots to spend."""
    match = game("klong").new(seats=2, seed=3)
    while any(option.kind == "play" for option in match.decision.options):
        match.answer(next(option for option in match.decision.options if option.kind == "play"))
    return match


def test_what_options_cost_is_told_in_words_and_of_free_ones_nothing() -> None:
    match = with_hand_played()
    costs = seen(match, match.decision.seats[0])["costs"]
    assert costs == {"buy:tunnel_guide": "1 skill", "buy:mercenary": "2 skill", "move:F02": "1 boot"}


@pytest.mark.parametrize(
    ("language", "left", "warning"),
    [
        ("de", {"teleports": 1}, "Ungenutzt verfallen: 1 Teleport."),
        ("de", {"swords": 1, "teleports": 2}, "Ungenutzt verfallen: 1 Schwert, 2 Teleports."),
        ("en", {"boots": 1, "teleports": 1}, "Lost unused: 1 boot, 1 teleport."),
        ("en", {}, ""),
    ],
)
def test_what_is_wasted_is_counted_as_one_counts(language: str, left: dict[str, int], warning: str) -> None:
    facts = tuple(scene.Fact(name, value, fleeting=True) for name, value in left.items())
    shown = scene.Scene(game="klong", seat=0, static="", panels=(scene.Panel("turn", 0, facts),))
    assert words(game("klong"), language).warning(shown) == warning


def test_ending_a_turn_warns_of_an_attack_that_could_be_the_last() -> None:
    t = Klong(2, room="F31", row=("ogre", "kobold"), damage=8)
    t.noise(4, 0)
    assert seen(t.match, 0)["warning"].startswith("Danger: ")
    t = Klong(2, room="F31", row=("ogre", "kobold"), damage=0)
    t.noise(4, 0)
    assert seen(t.match, 0)["warning"] == ""


@pytest.mark.parametrize("since", [0, 1, 2, 150, 299, 300, 301])
def test_the_log_of_a_long_game_is_cut_before_it_is_told(since: int) -> None:
    match = game("klong").new(seats=4, seed=3)
    while len(match.entries) < 300:
        match.answer(match.decision.options[len(match.entries) % len(match.decision.options)])
    words = Words.of(match.game, match.header, "en")
    wanted = [entry for entry in match.log(1) if entry.number >= since][-LONGEST_LOG:]
    spoken = (words.told(list(run)) for _, run in groupby(wanted, key=lambda entry: entry.number))
    lines = log_lines(match, 1, words, sentences(match, 1, words, since))
    assert [line.text for line in lines] == [text for answer in spoken for text, _ in answer]
    assert len(match.log(1, match.log_start(LONGEST_LOG, since))) < LONGEST_LOG + 40


def told(match: Match[Any], seat: int) -> list[dict[str, Any]]:
    """Return the lines that tell a seat of its own end."""
    return [line for line in seen(match, seat)["log"] if "parting" in line]


def test_a_hero_who_dies_and_comes_back_is_told_so_too() -> None:
    t = met("troll")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6)
    t.do("fight")
    (line,) = told(t.match, 0)
    assert line["parting"]["title"] == "Your hero has died."
    assert (line["rule"], bool(line["parting"]["law"])) == ("bag.lose.life-and-gear", True)
    assert [told(t.match, seat) for seat in (1, -1)] == [[], []]


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
