"""The texts of cards and tokens, in both languages, tell the printed numbers, no more and no less.

What a text has to tell is written down here as `2 skill, -2 clank, 1 points, attack`: numbers with what they count, and
marks that stand for a phrase. Prices are not in the texts, they are shown beside them.
"""

import re
from collections import Counter
from importlib.resources import files

import pytest

from verlies.games.klong import GAME
from verlies.games.klong.boards import ROOMS
from verlies.games.klong.content.cards import CARDS
from verlies.games.klong.content.tokens import TOKENS
from verlies.games.klong.options import CHOICES
from verlies.text import LANGUAGES, Words, words

CARD_FACTS = {
    "burgle": "1 skill",
    "stumble": "1 clank",
    "sidestep": "1 boots",
    "scramble": "1 skill, 1 boots",
    "mercenary": "companion, 1 skill, 2 swords",
    "explore": "2 skill, 1 boots",
    "secret_tome": "7 points",
    "goblin": "monster, 1 gold",
    "sapphire": "gem, 1 cards, 2 clank, 4 points, attack, acquire",
    "emerald": "gem, 1 cards, 2 clank, 5 points, attack, acquire",
    "ruby": "gem, 1 cards, 2 clank, 6 points, attack, acquire",
    "diamond": "gem, 1 cards, 2 clank, 8 points, attack, acquire",
    "dragons_eye": "gem, 1 cards, 2 clank, 10 points, attack, depths, acquire",
    "apothecary": "companion, 1 hand cards, 3 swords, 2 gold, 1 damage, 2 points",
    "archaeologist": "companion, 1 cards, 2 skill, 1 points",
    "cleric_of_the_sun": "companion, 2 skill, 1 swords, 1 damage, 1 points, acquire",
    "dwarven_peddler": "companion, 1 boots, 2 gold, 4 points, two kinds",
    "gem_collector": "companion, 2 skill, -2 clank, 2 skill, 2 points",
    "invoker_of_the_ancients": "companion, 1 clank, 1 points, teleport",
    "kobold_merchant": "companion, 2 gold, 2 skill, 1 points",
    "master_burglar": "companion, 2 skill, 1 burgle, 2 points",
    "mister_whiskers": "companion, -2 clank, 1 points, attack",
    "monkeybot_3000": "companion, 3 clank, 3 cards, 1 points, attack",
    "rebel_captain": "companion, 2 skill, 1 cards, 1 points",
    "rebel_miner": "companion, 2 gold, 1 cards, 1 points",
    "rebel_scout": "companion, 2 boots, 1 cards, 1 points",
    "rebel_soldier": "companion, 2 swords, 1 cards, 1 points",
    "the_duke": "companion, 2 skill, 2 swords, 5 gold, 1 points",
    "the_mountain_king": "companion, 2 skill, 1 swords, 1 boots, 1 swords, 1 boots, 3 points",
    "the_queen_of_hearts": "companion, 3 skill, 1 swords, 1 damage, 3 points",
    "treasure_hunter": "companion, 2 skill, 2 swords, 1 cards, 1 points",
    "tunnel_guide": "companion, 1 swords, 1 boots, 1 points",
    "wizard": "companion, 3 skill, 2 points",
    "amulet_of_vigor": "4 skill, 1 damage, 3 points, acquire",
    "boots_of_swiftness": "3 boots, 1 boots, 3 points, acquire",
    "bracers_of_agility": "2 cards, 2 points",
    "brilliance": "3 cards",
    "dead_run": "2 boots, 2 clank",
    "elven_boots": "1 skill, 1 boots, 1 cards, 2 points",
    "elven_cloak": "1 skill, -2 clank, 1 cards, 2 points",
    "elven_dagger": "1 skill, 1 swords, 1 cards, 2 points",
    "flying_carpet": "2 boots, 2 points",
    "lucky_coin": "1 skill, 1 clank, 1 cards, 1 points",
    "move_silently": "2 boots, -2 clank",
    "pickaxe": "2 swords, 2 gold, 2 points",
    "scepter_of_the_ape_lord": "3 skill, 3 clank, 3 points",
    "search": "2 skill, 1 boots, 1 gold",
    "silver_spear": "3 swords, 1 swords, 2 points, acquire",
    "singing_sword": "3 skill, 2 swords, 1 clank, 2 points, attack",
    "sleight_of_hand": "1 hand cards, 2 cards",
    "sneak": "1 skill, 1 boots, -2 clank",
    "swagger": "1 boots, 1 skill",
    "tattle": "2 skill, 1 clank",
    "treasure_map": "5 gold",
    "underworld_dealing": "1 gold, 7 gold, 2 tomes",
    "wand_of_recall": "2 skill, 1 points, teleport",
    "wand_of_wind": "1 secrets, 3 points, teleport",
    "dragon_shrine": "device, 2 gold, 1 cards, danger",
    "ladder": "device, 2 boots",
    "shrine": "device, 3 stones, 1 gold, 1 damage, arrive",
    "teleporter": "device, teleport",
    "the_vault": "device, 5 gold, 3 clank, attack, depths",
    "animated_door": "monster, 1 boots, attack",
    "belcher": "monster, 4 gold, 2 clank, attack",
    "cave_troll": "monster, 3 gold, 2 cards, attack, depths",
    "crystal_golem": "monster, 3 skill, cave",
    "kobold": "monster, 1 skill, attack, danger",
    "ogre": "monster, 5 gold, attack",
    "orc_grunt": "monster, 3 gold, attack",
    "overlord": "monster, 2 cards, 1 clank, arrive",
    "watcher": "monster, 3 gold, 1 clank, 1 clank, arrive",
}

TOKEN_FACTS = {
    "chalice": "7 points",
    "potion_of_greater_healing": "2 damage",
    "greater_treasure": "5 gold",
    "greater_skill_boost": "5 skill",
    "flash_of_brilliance": "3 cards",
    "dragon_egg": "3 points, 1 spaces",
    "potion_of_healing": "1 damage",
    "treasure": "2 gold",
    "skill_boost": "2 skill",
    "potion_of_strength": "2 swords",
    "potion_of_swiftness": "1 boots",
    "magic_spring": "1 cards",
    "artifact_5": "5 points, 1 spaces",
    "artifact_7": "7 points, 1 spaces",
    "artifact_10": "10 points, 1 spaces",
    "artifact_15": "15 points, 1 spaces",
    "artifact_20": "20 points, 1 spaces",
    "artifact_25": "25 points, 1 spaces",
    "artifact_30": "30 points, 1 spaces",
    "monkey_idol": "5 points",
    "master_key": "5 points",
    "backpack": "1 artifacts, 5 points",
    "crown_10": "10 points",
    "crown_9": "9 points",
    "crown_8": "8 points",
    "mastery": "20 points",
    "minor_secret": "",
    "major_secret": "",
}

COUNTED = {
    "de": {
        "skill": "Talent",
        "swords": "Schwert",
        "boots": "Stiefel",
        "gold": "Gold",
        "clank": "Klong!",
        "cards": "Karte",
        "hand cards": "Handkarte",
        "damage": "Schaden",
        "points": "Punkt",
        "tomes": "Zauberbücher",
        "stones": "beiseitegelegte Drachensteine",
        "secrets": "Versteck",
        "burgle": "Plündern",
        "spaces": "Feld",
        "artifacts": "Artefakt",
    },
    "en": {
        "skill": "skill",
        "swords": "(?:more )?sword",
        "boots": "(?:more )?boot",
        "gold": "gold|extra",
        "clank": "Clank!",
        "cards": "(?:dungeon row )?card",
        "hand cards": "hand card",
        "damage": "damage",
        "points": "point",
        "tomes": "Secret Tomes",
        "stones": "set-aside dragon stones",
        "secrets": "secret",
        "burgle": "Burgle",
        "spaces": "space",
        "artifacts": "more artifact",
    },
}
"""What stands right after a number, in each language."""
MARKS = {
    "de": {
        "companion": r"^Begleiter\.",
        "gem": "^Edelstein",
        "device": "Benutzen: ",
        "monster": "Belohnung: ",
        "acquire": "Erhalten: ",
        "arrive": "^Begegnung: ",
        "attack": r"Drachenangriff beim Aufdecken\.$",
        "danger": "Gefahr, solange",
        "depths": "[Nn]ur in den Tiefen",
        "cave": "^Nur in einer Kristallhöhle",
        "teleport": "[Tt]eleportier.* einmal|einmal teleportieren",
        "two kinds": "mindestens zwei Sorten",
    },
    "en": {
        "companion": r"^Companion\.",
        "gem": "^Gem",
        "device": "Use: ",
        "monster": "Reward: ",
        "acquire": "Acquire: ",
        "arrive": "^Arrive: ",
        "attack": r"Dragon attack when revealed\.$",
        "danger": "Danger while",
        "depths": "Depths only",
        "cave": "^Crystal caves only",
        "teleport": "[Tt]eleport once",
        "two kinds": "at least two kinds",
    },
}
"""The phrase of each mark, in each language."""
PRINTED_GERMAN = {
    "card-burgle": "Plündern",
    "card-stumble": "Stolpern",
    "card-sidestep": "Umgehen",
    "card-scramble": "Ducken",
    "card-mercenary": "Söldner",
    "card-explore": "Erkunden",
    "card-secret_tome": "Zauberbuch",
    "card-goblin": "Goblin",
    "card-kobold_merchant": "Koboldhändler",
    "card-rebel_scout": "Kundschafter der Rebellen",
    "card-the_mountain_king": "Der Bergkönig",
    "card-move_silently": "Auf Zehenspitzen",
    "card-sleight_of_hand": "Taschenspielertrick",
    "card-swagger": "Maulheld",
    "card-orc_grunt": "Orkschläger",
    "token-chalice": "Kelch",
    "token-potion_of_greater_healing": "Großer Heiltrank",
    "token-greater_treasure": "Großer Schatz",
    "token-greater_skill_boost": "Großer Talentschub",
    "token-flash_of_brilliance": "Geniestreich",
    "token-dragon_egg": "Drachenei",
    "token-potion_of_healing": "Heiltrank",
    "token-treasure": "Schatz",
    "token-skill_boost": "Talentschub",
    "token-potion_of_strength": "Stärketrank",
    "token-potion_of_swiftness": "Trank der Flinkheit",
    "token-magic_spring": "Zauberbrunnen",
    "token-monkey_idol": "Affengötze",
    "token-master_key": "Generalschlüssel",
    "token-backpack": "Rucksack",
    "token-mastery": "Meisterdiebmarker",
}
"""The names that the German rulebook prints."""
THINGS = [*(f"card-{card.id}" for card in CARDS), *(f"token-{token.id}" for token in TOKENS)]
OTHERS = [*(f"place-{room.id}" for room in ROOMS), *(f"choice-{choice}" for choice in CHOICES)]

IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


def facts_in(text: str, language: str) -> Counter[str]:
    """Return the numbers of a text with what they count, and its marks; a number that counts nothing known is kept."""
    counted = "|".join(f"(?P<{unit.replace(' ', '_')}>{word})" for unit, word in COUNTED[language].items())
    found = Counter(mark for mark, phrase in MARKS[language].items() if re.search(phrase, text))
    for number in re.finditer(rf"(−?\d+)(?: (?:{counted}))?", text):
        unit = (number.lastgroup or "?").replace("_", " ")
        found[f"{number[1].replace('−', '-')} {unit}"] += 1
    return found


def expected(facts: str) -> Counter[str]:
    """Return what is written down above about a card or token."""
    return Counter(facts.split(", ")) if facts else Counter()


@IN_BOTH
@pytest.mark.parametrize("card", CARD_FACTS)
def test_the_text_of_a_card_tells_its_numbers(card: str, language: str) -> None:
    text = words(GAME, language).say(f"card-{card}.text")
    assert facts_in(text, language) == expected(CARD_FACTS[card])


@IN_BOTH
@pytest.mark.parametrize("token", TOKEN_FACTS)
def test_the_text_of_a_token_tells_its_numbers(token: str, language: str) -> None:
    text = words(GAME, language).say(f"token-{token}.text")
    assert facts_in(text, language) == expected(TOKEN_FACTS[token])


def test_no_card_and_no_token_is_forgotten() -> None:
    assert list(CARD_FACTS) == [card.id for card in CARDS]
    assert sorted(TOKEN_FACTS) == sorted(token.id for token in TOKENS)


def missing(say: Words, names: list[str]) -> list[str]:
    """Return the texts that a language does not have itself."""
    return [name for name in names if not say.has(name) or not say.say(name).strip()]


@IN_BOTH
def test_every_card_and_token_has_a_name_an_object_form_and_a_text(language: str) -> None:
    names = [f"{thing}{part}" for thing in THINGS for part in ("", ".acc", ".text")]
    assert missing(words(GAME, language), names) == []


@IN_BOTH
def test_every_place_and_choice_has_a_name(language: str) -> None:
    assert missing(words(GAME, language), OTHERS) == []


@IN_BOTH
def test_no_two_things_have_the_same_name(language: str) -> None:
    say = words(GAME, language)
    names = Counter(say.say(thing) for thing in THINGS)
    assert [name for name, count in names.items() if count > 1] == []


def test_every_text_is_translated() -> None:
    german, english = (words(GAME, language) for language in LANGUAGES)
    same = [thing for thing in THINGS if german.say(f"{thing}.text") == english.say(f"{thing}.text")]
    assert same == []


@pytest.mark.parametrize(("thing", "name"), PRINTED_GERMAN.items(), ids=PRINTED_GERMAN)
def test_german_names_are_those_of_the_rulebook(thing: str, name: str) -> None:
    assert words(GAME, "de").say(thing) == name


def texts_of(language: str) -> str:
    """Return all texts of the game in a language."""
    folder = files("verlies.games.klong").joinpath("texts", language)
    return "\n".join(file.read_text(encoding="utf-8") for file in folder.iterdir())


def test_one_word_is_used_for_each_thing() -> None:
    """The noise is Clank!, its pieces are stones, and a Werkzeug is what the German book calls it."""
    english = re.sub(r"[-.$_]\w*clank\w*|^klong\.\S+|\$\w+", "", texts_of("en"), flags=re.MULTILINE)
    assert not re.findall(r"clank\b(?!!)|\bcubes?\b", english)
    assert not re.findall(r"Clank\b(?!!)", english)
    assert "Gerät" not in texts_of("de")
    assert words(GAME, "de").say("banner-device") == "Werkzeug"
    assert words(GAME, "de").say("why-is-device") == "Das ist ein Werkzeug: Man benutzt es sofort, man kauft es nicht."
