"""The sentences of the rules, in both languages."""

import re

import pytest

import verlies
from verlies.text import catalogue


@pytest.mark.parametrize(("name", "count"), [("klong", 190), ("dungeonquest", 175)])
def test_every_rule_has_a_sentence_in_both_languages(name: str, count: int) -> None:
    game = verlies.game(name)
    german, english = catalogue.sentences(game, "de"), catalogue.sentences(game, "en")
    assert german.keys() == english.keys()
    assert len(german) == count
    same = [rule for rule in german if german[rule] == english[rule]]
    assert not same


@pytest.mark.parametrize(
    ("rule", "german", "english", "other", "word"),
    [
        ("klong.move.one-boot", "Stiefel", "tunnel", "klong.dragon.rage-cap", "Zornesleiste"),
        ("dungeonquest.move.portcullis", "Fallgitter", "portcullis", "dungeonquest.sun.roll", "Sonne"),
    ],
)
def test_a_rule_is_found_by_its_id_and_by_a_word(rule: str, german: str, english: str, other: str, word: str) -> None:
    game = verlies.game(rule.partition(".")[0])
    assert german in catalogue.sentence(game, rule, "de")
    assert english in catalogue.sentence(game, rule, "en")
    assert catalogue.sentence(game, f"{game.id}.no.such-rule", "de") == ""
    assert other in dict(catalogue.find(game, word, "de"))


def test_english_rules_name_things_in_english() -> None:
    english = catalogue.sentences(verlies.game("klong"), "en")
    german = re.compile("Talent|Schwert|Stiefel|Klong|Meisterdieb|Gefahr|Versteck|[äöüß]")
    assert not [sentence for sentence in english.values() if german.search(sentence)]
    assert english["klong.endturn.unused-lost"].startswith("Unspent skill, swords and boots vanish")


@pytest.mark.parametrize("name", ["klong", "dungeonquest"])
def test_the_rules_named_in_the_game_are_in_the_catalogue(name: str) -> None:
    game = verlies.game(name)
    known = catalogue.sentences(game, "en")
    assert not [kind.rule for kind in game.about.events if kind.rule and kind.rule not in known]
