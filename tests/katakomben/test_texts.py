"""The texts of cards, tokens and rooms, in both languages, tell the printed numbers, no more and no less.

What a text has to tell follows from the facts of a card, written down here by hand as `2 skill, -2 clank, attack`.
"""

import re
from collections import Counter

import pytest

from verlies.games.katakomben import GAME
from verlies.games.katakomben.content.cards import CARDS
from verlies.games.katakomben.content.tiles import TILES
from verlies.games.katakomben.content.tokens import TOKENS
from verlies.games.katakomben.options import CHOICES
from verlies.text import LANGUAGES, words

CARD_FACTS = {
    "smoky_quartz": "gem, -2 clank, 1 cards, 2 clank, 3 points, attack, acquire",
    "white_tourmaline": "gem, 1 cards, 1 cards, 2 clank, 3 points, attack, acquire",
    "rose_quartz": "gem, -2 clank, 1 cards, 2 clank, 4 points, attack, acquire",
    "black_tourmaline": "gem, 1 cards, 1 cards, 2 clank, 5 points, attack, acquire",
    "fiery_quartz": "gem, -2 clank, 1 cards, 2 clank, 5 points, attack, acquire",
    "empurror": "companion, -2 clank, 1 gold, 1 points",
    "rebel_scribe": "companion, 1 skill, 1 cards, 1 points",
    "imp_familiar": "companion, 1 picks, 1 picks, 2 cards, 1 points, attack",
    "bard": "companion, 2 skill, 1 clank, 2 damage, 1 points",
    "rebel_thief": "companion, 1 picks, 1 cards, 2 points",
    "scavenger": "companion, 2 skill, 1 minor, 1 points, acquire",
    "bandit": "companion, 1 skill, 1 swords, 1 boots, 1 swords, 1 boots, 2 points, acquire",
    "charlatan": "companion, 1 hand cards, 2 cards, 2 points",
    "corrupt_advisor": "companion, 2 skill, 1 clank, 2 clank, 2 points, attack, danger",
    "rebel_paladin": "companion, 1 skill, 1 swords, 1 cards, 1 cards, 1 points",
    "skulker": "companion, 2 boots, 1 points, acquire",
    "spectral_rider": "companion, 2 skill, 1 boots, 2 points",
    "brave_hero": "companion, 2 skill, 1 swords, 1 boots, 5 points",
    "curator": "companion, 2 skill, 1 boots, 1 cards, 2 points",
    "expert_guide": "companion, 2 skill, 2 boots, 2 points",
    "rebel_general": "companion, 2 skill, 1 swords, 1 boots, 1 cards, 2 points",
    "floating_skull": "companion, 2 skill, 1 swords, 2 points, acquire, teleport",
    "golden_flute": "1 gold, 1 clank, 1 goods, 5 gold, 1 points",
    "payoff": "3 skill",
    "waystone": "1 boots, 1 points",
    "flamboyance": "1 cards, 2 skill, 1 points",
    "pillage": "2 swords, 1 boots, 3 gold, 1 cards",
    "remove_traps": "1 skill, 2 swords, 1 cards, 1 points",
    "shadow_walk": "1 boots, 1 burgle, 1 points",
    "astral_projection": "2 skill, 6 skill, 1 points",
    "boots_of_the_ape_lord": "3 boots, 3 clank, 3 points",
    "lie_in_wait": "2 skill, 1 swords, -2 clank, 1 points, acquire",
    "lightstick": "3 skill, 1 clank, 1 points",
    "riot": "1 swords, 1 boots, 1 clank, 1 cards, 1 prisoners, acquire",
    "smash_and_grab": "2 clank, 2 cards, 2 points",
    "sneak_attack": "3 swords, -2 clank, 1 swords, 1 points, acquire",
    "sudden_movement": "1 skill, 2 boots, 1 points, arrive",
    "swindle": "3 gold, 1 points",
    "divining_rod": "2 skill, 6 skill, 1 damage, 2 points",
    "elven_sword": "2 swords, 1 cards, 2 points",
    "librarian": "2 skill, -2 clank, 2 cards, 1 points",
    "diversion": "2 skill, 1 prisoners, 2 points, 3 stones, acquire, arrive",
    "robbery": "2 swords, 2 gold, 1 points, acquire, teleport",
    "crystal_compass": "2 cards, 3 points",
    "double_cross": "2 skill, -2 clank, 2 clank, 3 points, acquire",
    "expensive_taste": "3 skill, 2 gold, 5 points",
    "grand_theft": "1 picks, 1 picks, 3 points, acquire",
    "lute": "1 clank, 2 cards, 1 gold, 3 points",
    "souldrinker": "4 swords, 1 damage, 3 points",
    "thirst_for_adventure": "3 boots, 3 boots, 2 points, attack, acquire",
    "blink_spell": "3 skill, 3 points, attack",
    "wishing_well": "device, 3 gold, 2 cards, attack, danger",
    "darkened_alcove": "device, -2 clank, attack",
    "underground_river": "device, 1 damage, 1 boots, attack",
    "locked_trunk": "device, 1 picks, 1 major, attack",
    "thieves_shrine": "device, 3 stones, 2 gold, 2 burgle, arrive",
    "black_market": "device, 2 gold, 1 cards, 1 picks",
    "skeleton": "monster, 2 gold, 1 clank",
    "animated_wall": "monster, 180 degrees, 1 boots, 1 boots, arrive",
    "crystal_kobold": "monster, 2 skill, attack, cave or shrine",
    "keymaster": "monster, 1 picks",
    "skeleton_priest": "monster, 1 clank, 1 damage, 1 clank, arrive",
    "archoverlord": "monster, 1 clank, 2 cards, 1 clank, arrive",
    "marble_guardian": "monster, 2 gold, attack",
    "skeletal_ape": "monster, 3 gold, 3 skill, 3 clank, attack",
    "skeleton_warlock": "monster, 1 tomes, 1 clank, attack",
    "the_warden": "monster, 2 prisoners, attack, danger, depths",
    "ogre_merchant": "monster, 5 gold, 1 goods, attack",
    "mister_wizkers": "companion, 1 skill, 1 swords, 1 boots, 1 cards, 1 points, 3 stones, arrive",
    "breakout": "1 skill, 1 swords, 1 boots, 3 gold, 1 clank, 1 points",
    "dusty_map": "device, attack",
    "ape_lord_phantasm": "monster, 2 cards, 1 tomes",
}
TOKEN_FACTS = {
    "catacombs_map": "5 points",
    "lockpick_secret": "1 picks",
    "puzzle_box": "1 major",
    "magic_spring": "1 cards",
    "adventurer": "3 points, 1 spaces",
    "barbarian": "2 points, 2 swords",
    "cleric": "2 points, 1 damage",
    "peasant": "2 points",
    "mayor": "5 points",
    "monk": "1 points",
    "primatologist": "5 points",
    "prince": "5 points",
    "princess": "5 points",
    "sorceress": "5 points",
    "warrior": "1 points",
    "golden_monkey_bot": "3 points",
    "haunted_prisoner": "3 points, 1 ghosts",
    "discount_coupon": "5 gold",
    "blood_amulet": "5 damage, 2 damage, 7 points",
    "burglars_kit": "2 picks, 2 points",
    "cloak": "-2 clank, 5 points",
    **{f"artifact_{value}": f"{value} points, 1 spaces" for value in (5, 7, 10, 12, 15, 17, 20)},
    **{f"artifact_{value}b": f"{value} points, 1 spaces" for value in (10, 15, 20, 25)},
}
COUNTED = {
    "de": {
        "skill": "Talent",
        "swords": "Schwert",
        "boots": "Stiefel",
        "gold": "Gold",
        "clank": "Klong!",
        "hand cards": "Handkarte",
        "cards": "Karte",
        "damage": "Schaden",
        "points": "Punkt",
        "picks": "Dietrich",
        "minor": "Kleines Versteck",
        "major": "Großes Versteck",
        "goods": "Ware",
        "tomes": "Zauberbuch",
        "stones": "beiseitegelegte Drachensteine",
        "prisoners": "Gefangene",
        "burgle": "Plündern",
        "spaces": "Feld",
        "ghosts": "Geisterstein",
        "degrees": "Grad",
    },
    "en": {
        "skill": "skill",
        "swords": "(?:more )?sword",
        "boots": "(?:more )?boot",
        "gold": "gold",
        "clank": "Clank!",
        "hand cards": "hand card",
        "cards": "(?:dungeon row )?card",
        "damage": "damage",
        "points": "point",
        "picks": "lockpick",
        "minor": "minor secret",
        "major": "major secret",
        "goods": "good",
        "tomes": "Secret Tome",
        "stones": "set-aside dragon stones",
        "prisoners": "prisoner",
        "burgle": "Burgle",
        "spaces": "space",
        "ghosts": "ghost stone",
        "degrees": "degrees",
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
        "arrive": "Begegnung: ",
        "attack": "Drachenangriff beim Aufdecken",
        "danger": "Gefahr, solange",
        "depths": "^Nur in den Tiefen",
        "cave or shrine": "^Nur in einer Kristallhöhle oder auf einem Tunnelschrein",
        "teleport": "[Tt]eleportierst? du? ?dich( von dort)? einmal|Teleportiere dich einmal",
    },
    "en": {
        "companion": r"^Companion\.",
        "gem": "^Gem",
        "device": "Use: ",
        "monster": "Reward: ",
        "acquire": "Acquire: ",
        "arrive": "Arrive: ",
        "attack": "Dragon attack when revealed",
        "danger": "Danger while",
        "depths": "^Depths only",
        "cave or shrine": "^Crystal caves or wayshrines only",
        "teleport": "[Tt]eleport once",
    },
}
PRINTED_GERMAN = {
    "card-lie_in_wait": "Lauern",
    "card-riot": "Aufstand",
    "card-sneak_attack": "Hinterhältiger Angriff",
    "card-charlatan": "Scharlatan",
    "card-brave_hero": "Mutige Heldin",
    "card-expert_guide": "Profiführerin",
    "card-rebel_general": "Generalin der Rebellen",
    "card-lute": "Laute",
    "card-crystal_kobold": "Kristallkobold",
    "card-ape_lord_phantasm": "Affenlord-Trugbild",
    "token-catacombs_map": "Katakombenkarte",
    "token-puzzle_box": "Puzzlewürfel",
    "token-blood_amulet": "Blutamulett",
    "token-burglars_kit": "Diebesausrüstung",
    "token-golden_monkey_bot": "Goldener Affenbot",
    "token-haunted_prisoner": "Heimgesuchter Gefangener",
    "token-discount_coupon": "Rabattcoupon",
    "token-sorceress": "Hexenmeisterin",
    "token-primatologist": "Primatologin",
}
"""Names that the German rulebook prints."""

IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


def facts_in(text: str, language: str) -> Counter[str]:
    """Return the numbers of a text with what they count, and its marks; a number that counts nothing known is kept."""
    counted = "|".join(f"(?P<{unit.replace(' ', '_')}>{word})" for unit, word in COUNTED[language].items())
    found = Counter(mark for mark, phrase in MARKS[language].items() if re.search(phrase, text))
    for number in re.finditer(rf"(−?\d+)(?: (?:{counted}))?", text):
        unit = (number.lastgroup or "?").replace("_", " ")
        found[f"{number[1].replace('−', '-')} {unit}"] += 1
    return found


@IN_BOTH
@pytest.mark.parametrize("card", CARD_FACTS)
def test_the_text_of_a_card_tells_its_numbers(card: str, language: str) -> None:
    text = words(GAME, language).say(f"card-{card}.text")
    assert facts_in(text, language) == Counter(CARD_FACTS[card].split(", "))


@IN_BOTH
@pytest.mark.parametrize("token", TOKEN_FACTS)
def test_the_text_of_a_token_tells_its_numbers(token: str, language: str) -> None:
    text = words(GAME, language).say(f"token-{token}.text")
    assert facts_in(text, language) == Counter(TOKEN_FACTS[token].split(", "))


def test_every_card_and_token_of_the_game_is_written_down() -> None:
    assert {card.id for card in CARDS[8:]} == set(CARD_FACTS)
    common = {"dragon_egg", "treasure", "greater_treasure", "chalice", "greater_skill_boost", "monkey_idol", "backpack"}
    common |= {"crown_10", "crown_9", "crown_8", "mastery"}
    own = {token.id for token in TOKENS} - common
    assert {id for id in own if not id.startswith("potion")} == set(TOKEN_FACTS)


@IN_BOTH
def test_points_that_are_printed_are_told(language: str) -> None:
    unit = COUNTED[language]["points"]
    for card in CARDS[8:]:
        told = re.findall(rf"(\d+) {unit}", words(GAME, language).say(f"card-{card.id}.text"))
        points = [card.points] if card.points else [card.bonus.points] if card.bonus else []
        assert [int(each) for each in told] == points, card.id


def test_names_are_those_of_the_rulebook() -> None:
    german = words(GAME, "de")
    assert {id: german.say(id) for id in PRINTED_GERMAN} == PRINTED_GERMAN


@IN_BOTH
def test_everything_has_a_name(language: str) -> None:
    said = words(GAME, language)
    names = [f"tile-{tile.id}" for tile in TILES.tiles] + [f"choice-{choice}" for choice in CHOICES]
    names += [f"place-{place}" for place in TILES.places[: len(TILES.rooms)]]
    names += [f"place-{tile.id}.{id}" for tile in TILES.tiles for id, _, _ in tile.portals]
    assert not [name for name in names if not said.has(name)]


@IN_BOTH
def test_rooms_of_one_tile_are_told_apart(language: str) -> None:
    said = words(GAME, language)
    rooms = TILES.places[: len(TILES.rooms)]
    names = Counter((place.partition(".")[0][:1], said.say(f"place-{place}")) for place in rooms)
    alike = [name for (tile, name), count in names.items() if count > 1 and tile not in "AB"]
    assert not alike


@IN_BOTH
@pytest.mark.parametrize("noun", ["card", "token"])
def test_every_name_has_an_accusative(noun: str, language: str) -> None:
    said = words(GAME, language)
    things = CARDS if noun == "card" else TOKENS
    for thing in things:
        name, acc = said.say(f"{noun}-{thing.id}"), said.say(f"{noun}-{thing.id}.acc")
        assert not acc.startswith("⟨"), thing.id
        assert acc == name or acc.split()[0] in {"den", "die", "das", "the"}, thing.id
