"""The sentences of the rules, in both languages."""

import verlies
from verlies.text import catalogue


def test_every_rule_has_a_sentence_in_both_languages() -> None:
    game = verlies.game("klong")
    german, english = catalogue.sentences(game, "de"), catalogue.sentences(game, "en")
    assert german.keys() == english.keys()
    assert len(german) == 190
    same = [rule for rule in german if german[rule] == english[rule]]
    assert not same


def test_a_rule_is_found_by_its_id_and_by_a_word() -> None:
    game = verlies.game("klong")
    assert "Stiefel" in catalogue.sentence(game, "klong.move.one-boot", "de")
    assert "tunnel" in catalogue.sentence(game, "klong.move.one-boot", "en")
    assert catalogue.sentence(game, "klong.no.such-rule", "de") == ""
    found = dict(catalogue.find(game, "Zornesleiste", "de"))
    assert "klong.dragon.rage-cap" in found


def test_the_rules_named_in_the_game_are_in_the_catalogue() -> None:
    game = verlies.game("klong")
    known = catalogue.sentences(game, "en")
    assert not [kind.rule for kind in game.about.events if kind.rule and kind.rule not in known]
