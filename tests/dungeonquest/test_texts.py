"""The texts of cards and abilities, in both languages, tell the numbers of the data, no more and no less."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from typing import Any

import pytest

from verlies.games.dungeonquest import GAME, catacombs, decks, ending, rage, rolls, wounds
from verlies.games.dungeonquest.boards import HALL_CELLS, PLACES, TOWERS
from verlies.games.dungeonquest.content.cards import CARDS
from verlies.games.dungeonquest.content.heroes import ABILITIES, HEROES
from verlies.games.dungeonquest.content.ids import AT_END, AT_START, ATTRIBUTES, DECKS, TREASURE
from verlies.games.dungeonquest.fight import HitHarder
from verlies.games.dungeonquest.kinds import Card
from verlies.games.dungeonquest.moves import Halt, StopTurn
from verlies.games.dungeonquest.rooms import Rotate, RotateCorridors
from verlies.games.dungeonquest.tiles import ROOMS
from verlies.testing.dungeonquest import met
from verlies.text import LANGUAGES, words

IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
KNOWN = {card.id: card for card in CARDS}

# What the data says


def steps_of(card: Card) -> list[Any]:
    """Return all that a card does, whenever it does it."""
    return [*card.then, *card.status, *card.at_end, *(card.use.then if card.use else [])]


def inside(step: Any) -> list[Any]:
    """Return the steps that another one leads to, tables aside."""
    if isinstance(step, rolls.AttributeTest):
        return [*step.success, *step.failure]
    return step.then if isinstance(step, ending.MayOpen) else []


def numbers(steps: Iterable[Any]) -> Iterator[str]:
    """Yield the numbers in what steps do: dice, wounds, cards, degrees, gold."""
    for step in steps:
        yield from numbers(inside(step))
        if isinstance(step, rolls.RollTable):
            yield str(step.count)
            yield from rows(step)
        else:
            yield from (str(number) for number in own_numbers(step))


def rows(table: rolls.RollTable) -> Iterator[str]:
    """Yield the ranges of a table and the numbers in its rows; a last row that does nothing is not told."""
    lowest = table.count
    told = table.rows if table.rows[-1][1] else table.rows[:-1]
    for highest, steps in told:
        yield str(highest) if highest == lowest else f"{lowest}–{highest}"
        yield from numbers(steps)
        lowest = highest + 1


def own_numbers(step: Any) -> list[int]:
    """Return the numbers of one step alone."""
    fixed: dict[type, list[int]] = {
        decks.DrawCard: [1],
        decks.MayDraw: [1],
        ending.LastTreasure: [1],
        ending.RollValue: [2, 100],
        ending.SetValue: [100],
        catacombs.LoseLoot: [1],
        catacombs.OfferBribe: [1, 100, 4],
        catacombs.Journey: [180],
        rage.Beast: [1, 1, 1],
        rage.WakeDragon: [2],
        rolls.ShiftDie: [1],
        HitHarder: [1],
    }
    if type(step) in fixed:
        return fixed[type(step)]
    if isinstance(step, rolls.RollWounds):
        return [step.count, step.minus] if step.minus else [step.count]
    if isinstance(step, rolls.RollLoseTurns):
        return [1, step.minus]
    if isinstance(step, Rotate | RotateCorridors):
        return [min(step.turns, 4 - step.turns) * 90]
    if isinstance(step, decks.DrawKeep):
        return [step.count, step.keep]
    counted = (wounds.Wounds, wounds.WoundMinus, wounds.PayWound, rolls.LoseTurns, rolls.GainDetermination)
    if isinstance(step, (*counted, rage.DrawCards, decks.SeekMany, catacombs.Volley)):
        return [step.count]
    return [step.count] if isinstance(step, wounds.Heal | wounds.Prevent) and step.count else []


def values(card: Card) -> list[str]:
    """Return the values printed on a card: gold, weight, life and penalty."""
    gold = [card.gold] if card.gold else []
    weight = [card.weight] if card.weight != 1 else []
    return [str(value) for value in (*gold, *weight, *([card.life, card.penalty] if card.life else []))]


def told(text: str) -> Counter[str]:
    """Return the numbers in a text."""
    return Counter(re.findall(r"\d+(?:–\d+)?", text))


@IN_BOTH
@pytest.mark.parametrize("card", KNOWN)
def test_the_text_of_a_card_tells_its_numbers(card: str, language: str) -> None:
    expected = Counter([*numbers(steps_of(KNOWN[card])), *values(KNOWN[card])])
    assert told(words(GAME, language).say(f"card-{card}.text")) == expected


@IN_BOTH
@pytest.mark.parametrize("number", range(len(ABILITIES)), ids=lambda number: ABILITIES[number].id)
def test_the_text_of_an_ability_tells_its_numbers(number: int, language: str) -> None:
    ability = ABILITIES[number]
    assert told(words(GAME, language).say(f"ability-{ability.id}.text")) == Counter(numbers(ability.then))


def test_the_numbers_are_those_of_the_data() -> None:
    assert Counter(numbers(steps_of(KNOWN["v_unstable_potion"]))) == Counter(
        ["2", "2", "3–5", "4", "6–7", "8–10", "3", "11–12"]
    )
    assert Counter(numbers(steps_of(KNOWN["f_gas"]))) == Counter(["1", "3", "1", "3"])


# What it says in words

PHRASES = {
    "de": {
        "loot": r"^Beute( ohne Goldwert)?\.",
        "treasure": r"^Schatz( ohne Goldwert)?\.",
        "optional": "Mit Schatztexten: ",
        "start": "[Zz]u Beginn deines Zuges",
        "end": "[Aa]m Ende deines Zuges",
        "reckoning": "bei Spielende|Bei Spielende",
        "status": "in jeder Zustandsphase",
        "strength": "Stärkeprobe",
        "luck": "Glücksprobe",
        "armour": "Zähigkeitsprobe",
        "agility": "Gewandtheitsprobe",
        "dies": "du stirbst|stirbst du|Du stirbst",
        "stop": "[Zz]ug endet|endet dein Zug",
        "shuffles": "^Dieser Stapel wird mitsamt Ablage und dieser Karte gemischt",
    },
    "en": {
        "loot": r"^Loot( without gold value)?\.",
        "treasure": r"^Treasure( without gold value)?\.",
        "optional": "With treasure texts: ",
        "start": "[Aa]t the start of your turn",
        "end": "[Aa]t the end of your turn",
        "reckoning": "[Aa]t the end of the game",
        "status": "in each status phase",
        "strength": "[Tt]est strength|strength test",
        "luck": "[Tt]est luck",
        "armour": "Test armour",
        "agility": "Test agility",
        "dies": "you die",
        "stop": "turn ends",
        "shuffles": "^This deck is shuffled with its discard pile and this card",
    },
}
"""The phrase for each thing a text must say, and must not say else."""
SAID_OTHERWISE = {
    "s_ferrox": {"strength"},
    "k_hole": {"agility", "stop"},
    "k_torch_out": {"stop"},
    "v_torch_out": {"stop"},
    "r_healing": {"stop"},
    "z_belt_of_strength": {"strength"},
    "z_loadstone": {"treasure", "optional"},
}
"""What some cards say although no step of theirs alone shows it."""


def flattened(steps: Iterable[Any]) -> Iterator[Any]:
    """Yield steps with all steps that they lead to."""
    for step in steps:
        yield step
        rows_of = step.rows if isinstance(step, rolls.RollTable) else []
        yield from flattened([*inside(step), *(each for _, then in rows_of for each in then)])


def meant(card: Card) -> set[str]:
    """Return what the text of a card must say in words."""
    steps = list(flattened(steps_of(card)))
    tests = {ATTRIBUTES[step.attribute] for step in steps if isinstance(step, rolls.AttributeTest)} - {"weaker"}
    moment = card.use.moment if card.use else -1
    facts = {
        "loot": card.loot and card.deck != TREASURE,
        "treasure": card.deck == TREASURE,
        "optional": card.optional,
        "start": moment == AT_START,
        "end": moment == AT_END,
        "reckoning": bool(card.at_end),
        "status": bool(card.status),
        "dies": any(isinstance(step, wounds.Die) for step in steps),
        "stop": any(isinstance(step, StopTurn | Halt) for step in steps) and card.id != "r_passage",
        "shuffles": card.shuffles,
    }
    return {fact for fact, holds in facts.items() if holds} | tests | SAID_OTHERWISE.get(card.id, set())


@IN_BOTH
@pytest.mark.parametrize("card", KNOWN)
def test_the_text_of_a_card_says_what_it_is(card: str, language: str) -> None:
    text = words(GAME, language).say(f"card-{card}.text")
    assert {fact for fact, phrase in PHRASES[language].items() if re.search(phrase, text)} == meant(KNOWN[card])


# Names


@IN_BOTH
def test_everything_has_its_names_and_its_text(language: str) -> None:
    say = words(GAME, language)
    parts = [f"card-{card.id}{part}" for card in CARDS for part in ("", ".acc", ".text")]
    parts += [f"hero-{hero.id}{part}" for hero in HEROES for part in ("", ".text")]
    parts += [f"ability-{ability.id}{part}" for ability in ABILITIES for part in ("", ".text")]
    parts += [f"room-{room.id}{part}" for room in ROOMS for part in ("", ".acc", ".text")]
    assert [name for name in parts if not say.has(name) or not say.say(name).strip()] == []


@IN_BOTH
@pytest.mark.parametrize("deck", range(len(DECKS)), ids=lambda deck: DECKS[deck])
def test_cards_of_a_deck_are_told_apart_by_name_or_numbers(deck: int, language: str) -> None:
    say = words(GAME, language)
    seen = Counter((say.say(f"card-{card.id}"), say.say(f"card-{card.id}.text")) for card in CARDS if card.deck == deck)
    assert [name for name, count in seen.items() if count > 1] == []
    names = Counter(
        say.say(f"card-{card.id}") for card in CARDS if card.deck == deck and not card.gold and not card.life
    )
    assert [name for name, count in names.items() if count > 1] == []


@IN_BOTH
def test_heroes_and_abilities_have_names_of_their_own(language: str) -> None:
    say = words(GAME, language)
    things = [*(f"hero-{hero.id}" for hero in HEROES), *(f"ability-{ability.id}" for ability in ABILITIES)]
    names = Counter(say.say(thing) for thing in things)
    assert [name for name, count in names.items() if count > 1] == []


def test_every_text_is_translated() -> None:
    german, english = (words(GAME, language) for language in LANGUAGES)
    same = [card.id for card in CARDS if german.say(f"card-{card.id}.text") == english.say(f"card-{card.id}.text")]
    assert same == []


@IN_BOTH
def test_a_field_is_called_by_its_column_and_row(language: str) -> None:
    say = words(GAME, language)
    assert (PLACES[0], PLACES[12], PLACES[13], PLACES[129]) == ("a1", "m1", "a2", "m10")
    for cell, place in enumerate(PLACES):
        own = cell in (*TOWERS, *HALL_CELLS)
        assert say.say(f"place-{place}.short" if own else f"place-{place}") == place.upper()
        assert own == (say.say(f"place-{place}") != place.upper())
        assert say.name("place", place) == say.say(f"place-{place}"), "e4 is a field here, not four steps to the east"


@IN_BOTH
def test_the_texts_of_rooms_hold_what_differs(language: str) -> None:
    file = files("verlies.games.dungeonquest").joinpath("texts", language, "rooms.ftl")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 400
    long = Counter(line for line in lines if ".text =" in line)
    assert [line for line, count in long.items() if count > 1] == []


ARTICLES = {"de": ("den ", "die ", "das "), "en": ("the ",)}


@IN_BOTH
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.life])
def test_a_monster_is_named_with_its_article_where_somebody_flees(card: str, language: str) -> None:
    t = met(card)
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    fled = next(entry for entry in t.match.log(0) if entry.kind == "fled")
    sentence = words(GAME, language).log(fled)
    name = words(GAME, language).say(f"card-{card}")
    assert any(f" {article}{name}" in sentence for article in ARTICLES[language]), sentence
