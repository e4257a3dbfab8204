"""The texts of items, monsters, heroes and tiles, in both languages, tell the numbers of the data, no more, no less."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from verlies.games.bag_of_dungeon import GAME, kinds
from verlies.games.bag_of_dungeon.content.heroes import HEROES
from verlies.games.bag_of_dungeon.content.ids import HAND, MIRROR, SKILLS, SPELL
from verlies.games.bag_of_dungeon.content.items import ITEMS
from verlies.games.bag_of_dungeon.content.monsters import FOES
from verlies.games.bag_of_dungeon.content.tiles import FLOORS
from verlies.games.bag_of_dungeon.kinds import Effect, Item
from verlies.text import LANGUAGES, words

IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


def told(text: str) -> Counter[str]:
    """Return the numbers in a text; a range is one of them."""
    return Counter(re.findall(r"\d+(?:–\d+)?", text))


def own_numbers(effect: Effect) -> Iterator[int | str]:
    """Yield the numbers that an effect has to tell."""
    if isinstance(effect, kinds.CombatBonus | kinds.Guard | kinds.MoreAp | kinds.LayTiles | kinds.Drain):
        yield effect.n
    elif isinstance(effect, kinds.ExtraDie):
        yield 1
    elif isinstance(effect, kinds.Sneak):
        yield f"1–{effect.fails}"
    elif isinstance(effect, kinds.Chest):
        yield from (f"1–{effect.fails}", effect.damage, effect.draws)
    elif isinstance(effect, kinds.Blast):
        yield from (effect.dice, effect.radius)
    elif isinstance(effect, kinds.Shot | kinds.Heal | kinds.Skull | kinds.Vine | kinds.TrapFall):
        yield effect.dice
    elif isinstance(effect, kinds.Teleport):
        yield effect.far


def numbers(item: Item) -> Iterator[str]:
    """Yield all numbers of an item: its price, its reach and what it does."""
    if item.ap:
        yield str(item.ap)
    if item.far:
        yield f"{item.near}–{item.far}"
    yield from (str(number) for effect in item.effects for number in own_numbers(effect))


@IN_BOTH
@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_the_text_of_an_item_tells_its_numbers(item: Item, language: str) -> None:
    assert told(words(GAME, language).say(f"item-{item.id}.text")) == Counter(numbers(item))


HANDS = {"de": {1: "Einhändig.", 2: "Zweihändig."}, "en": {1: "One-handed.", 2: "Two-handed."}}
SPELLS, ONCE = {"de": "Zauber.", "en": "Spell."}, {"de": "Einmal.", "en": "Once."}


@IN_BOTH
@pytest.mark.parametrize("item", ITEMS, ids=lambda item: item.id)
def test_the_text_of_an_item_says_how_it_is_held_and_how_often_it_is_used(item: Item, language: str) -> None:
    text = words(GAME, language).say(f"item-{item.id}.text")
    held = {hands for hands, phrase in HANDS[language].items() if text.startswith(phrase)}
    assert held == ({item.size} if item.symbol == HAND else set())
    assert text.startswith(SPELLS[language]) == (item.symbol == SPELL)
    used_up = (item.once and item.ap > 0) or isinstance(next(iter(item.effects), None), kinds.Heal | kinds.RollAgain)
    assert text.endswith(ONCE[language]) == used_up


@IN_BOTH
@pytest.mark.parametrize("foe", FOES, ids=lambda foe: foe.id)
def test_the_text_of_a_monster_tells_its_strength_and_reward(foe: kinds.Foe, language: str) -> None:
    text = told(words(GAME, language).say(f"monster-{foe.id}.text"))
    if foe.special == MIRROR:
        assert not text
        return
    reward = [2] if foe.health > 9 and foe.copies else [1] if foe.health > 5 and foe.copies else []
    own = [foe.dice, *([foe.bonus] if foe.bonus else []), foe.health, *reward]
    assert text == Counter(map(str, own + ([4] if foe.id == "reacher" else [])))


@IN_BOTH
@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_the_text_of_a_hero_tells_dice_bonus_health_and_action_points(hero: kinds.HeroKind, language: str) -> None:
    text = told(words(GAME, language).say(f"hero-{hero.id}.text"))
    own = [hero.dice, *([hero.bonus] if hero.bonus else []), hero.health, hero.aps]
    skill = {"elf": [6], "healer": [3, 2]}.get(hero.id, [])
    assert text == Counter(map(str, own + skill))


@IN_BOTH
def test_everything_has_its_names_and_its_text(language: str) -> None:
    say = words(GAME, language)
    parts = [f"item-{item.id}{part}" for item in ITEMS for part in ("", ".acc", ".text")]
    parts += [f"{noun}-{foe.id}{part}" for foe in FOES for noun in ("monster", "foe") for part in ("", ".text")]
    parts += [f"monster-{foe.id}.acc" for foe in FOES]
    parts += [f"hero-{hero.id}{part}" for hero in HEROES for part in ("", ".acc", ".text")]
    parts += [f"skill-{skill}{part}" for skill in SKILLS for part in ("", ".acc", ".text")]
    parts += [f"tile-{floor.id}{part}" for floor in FLOORS for part in ("", ".acc")]
    assert [name for name in parts if not say.has(name) or not say.say(name).strip()] == []


@IN_BOTH
def test_m_tiles_are_called_by_their_numbers(language: str) -> None:
    say = words(GAME, language)
    for floor in FLOORS[2:]:
        name = say.say(f"tile-{floor.id}")
        assert (f"M{floor.number}" in name.split()) == (floor.number > 0)
        if floor.number:
            assert told(say.say(f"tile-{floor.id}.text"))[str(floor.number)] == 1


@IN_BOTH
def test_different_things_have_different_names(language: str) -> None:
    say = words(GAME, language)
    names = Counter(say.say(f"item-{item.id}") for item in ITEMS)
    assert [name for name, count in names.items() if count > 1] == []
    foes = Counter(say.say(f"monster-{foe.id}") for foe in FOES if foe.id != "minotaur_2")
    assert [name for name, count in foes.items() if count > 1] == []


def test_every_text_is_translated() -> None:
    german, english = (words(GAME, language) for language in LANGUAGES)
    same = [item.id for item in ITEMS if german.say(f"item-{item.id}.text") == english.say(f"item-{item.id}.text")]
    assert same == []
