"""The words of Könige der Katakomben: complete, and the numbers on cards and rooms are those of the data."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from verlies.core.check.texts import game_texts, static_texts
from verlies.games.koenige import GAME
from verlies.games.koenige.content.cards import CARDS
from verlies.games.koenige.content.ids import ACTION, ARMOUR, CHEST, ENEMY_WITHIN_2, FLAG, SPECIAL, WEAPON
from verlies.games.koenige.content.rooms import ROOMS
from verlies.games.koenige.effects import DrawTreasure, FinishCapture, MoveSelf
from verlies.games.koenige.kinds import Treasure
from verlies.games.koenige.reasons import REASONS
from verlies.games.koenige.traits import ChooseRoom, ExtraFate, ModGift
from verlies.kit.reasons import REASONS as KIT
from verlies.text import LANGUAGES, words

IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)
ONE = 1
"""One of something is said by an article, so it is not looked for."""


def plain_numbers(op: Any) -> Iterator[int]:
    """Yield the numbers that an effect is made with."""
    if isinstance(op, DrawTreasure):
        yield from {op.count, op.keep}
    elif isinstance(op, ChooseRoom):
        yield op.look
    elif isinstance(op, ExtraFate | ModGift):
        yield op.count + 1
    elif not isinstance(op, FinishCapture):
        yield from (abs(number) for name in ("count", "bonus", "most", "value") if (number := getattr(op, name, 0)))
        yield from [2] if getattr(op, "who", 0) == ENEMY_WITHIN_2 else []


def told_by(card: Treasure) -> Counter[int]:
    """Return the numbers that the text of a card must tell; those that two moves in a row come to are told together."""
    numbers = [number for effect in card.effects for number in plain_numbers(effect.op)]
    moves = [effect.op.count for effect in card.effects if isinstance(effect.op, MoveSelf)]
    if len(moves) > 1:
        numbers = [moves[0], sum(moves)]
    numbers += [effect.least for effect in card.effects if effect.least > ONE]
    if card.type in (WEAPON, ARMOUR):
        numbers.append(card.value)
    return Counter(number for number in numbers if number != ONE)


@IN_BOTH
def test_every_card_tells_the_numbers_of_its_data(language: str) -> None:
    say = words(GAME, language)
    wrong = {}
    for card in CARDS:
        told = Counter(int(number) for number in re.findall(r"\d+", say.say(f"card-{card.id}.text")))
        del told[ONE]
        if told != told_by(card):
            wrong[card.id] = (dict(told), dict(told_by(card)), say.say(f"card-{card.id}.text"))
    assert wrong == {}


@IN_BOTH
def test_equipment_says_what_it_is_and_its_value_first(language: str) -> None:
    say = words(GAME, language)
    for card in CARDS:
        text = say.say(f"card-{card.id}.text")
        kind = {WEAPON: say.say("banner-weapon"), ARMOUR: say.say("banner-armour")}.get(card.type)
        assert text.startswith(f"{kind} +{card.value}.") == (kind is not None), card.id


@IN_BOTH
def test_every_card_has_a_name_of_its_own_in_every_form(language: str) -> None:
    say = words(GAME, language)
    names = Counter(say.name("card", card.id) for card in CARDS)
    assert set(names.values()) == {1}
    for card in CARDS:
        bare = say.say(f"card-{card.id}.acc") == say.name("card", card.id)
        is_deed = language == "en" and card.type in (ACTION, SPECIAL)
        assert not bare or is_deed, "an object has an article or quotes; only what one does needs none: plays Sprint"


@IN_BOTH
def test_every_room_tells_its_value_or_bonus(language: str) -> None:
    say = words(GAME, language)
    for room in ROOMS:
        name = say.name("room", room.id)
        if room.kind == FLAG:
            assert name.endswith(f" {'I' * room.flag}")
            assert str(room.flag) in say.say(f"room-{room.id}.text")
        if room.kind == CHEST:
            assert name.endswith(f" +{room.bonus}")
            assert re.findall(r"\+(\d)", say.say(f"room-{room.id}.text")) == [str(room.bonus)]
        assert len(say.say(f"room-{room.id}.text")) > 10


@IN_BOTH
def test_nothing_lacks_words(language: str) -> None:
    say = words(GAME, language)
    needed = game_texts(GAME) | static_texts(GAME.static({})) | {f"setting-{each.name}" for each in GAME.about.settings}
    needed |= {f"setting-{each.name}-{choice}" for each in GAME.about.settings for choice in each.choices}
    needed |= {f"window-{name}" for name in GAME.about.steps.asks() if say.has(f"window-{name}")}
    needed |= {f"howto-{number}" for number in range(1, 6)} | {f"seat-{seat}" for seat in range(6)}
    assert sorted(name for name in needed if not say.has(name)) == []


@IN_BOTH
def test_no_words_are_left_over(language: str) -> None:
    text = (files("verlies.games.koenige") / "texts" / language / "game.ftl").read_text(encoding="utf-8")
    needed = game_texts(GAME) | {f"why-{reason}" for reason in REASONS.names}
    written = set(re.findall(r"^((?:log|ask|why|points)-[\w-]+) =", text, re.M))
    assert sorted(written - needed - {"points-flags", "ask-ChestRevealed-result"}) == []


@IN_BOTH
def test_every_reason_of_the_game_has_words(language: str) -> None:
    say = words(GAME, language)
    own = {name: kind.message for name, kind in zip(REASONS.names, REASONS.kinds, strict=True) if name not in KIT.names}
    assert [name for name, message in own.items() if not say.has(f"why-{message}")] == []
    assert [name for name, message in own.items() if name != message and say.has(f"why-{name}")] == []


def test_teams_have_names_and_colours() -> None:
    assert [words(GAME, "de").team(team) for team in range(2)] == ["Team Rot", "Team Blau"]
    assert [words(GAME, "en").team(team) for team in range(2)] == ["Team Red", "Team Blue"]
    assert [words(GAME, "de").team_colour(team) for team in range(2)] == ["red", "blue"]
