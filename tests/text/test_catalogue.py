"""The sentences of the rules, in both languages."""

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


@pytest.mark.parametrize("name", ["klong", "dungeonquest"])
def test_the_rules_named_in_the_game_are_in_the_catalogue(name: str) -> None:
    game = verlies.game(name)
    known = catalogue.sentences(game, "en")
    assert not [kind.rule for kind in game.about.events if kind.rule and kind.rule not in known]


RULES = {
    "x.a.trap": "Wer hier eingeschlossen ist, wartet.",
    "x.b.castle": "Die Schlossmauer ist hoch.",
    "x.c.lock": "Ein Tunnel mit Schloss braucht einen Schlüssel.",
    "x.d.door": "Das Türschloss klemmt.",
}


def test_a_search_finds_words_and_not_what_is_inside_them() -> None:
    """A whole word comes first, then the beginning of one, then the last part of a compound."""
    assert [rule for rule, _ in catalogue.having(RULES, "schloss")] == ["x.c.lock", "x.b.castle", "x.d.door"]
    assert [rule for rule, _ in catalogue.having(RULES, "tunnel schlüssel")] == ["x.c.lock"]
    assert [rule for rule, _ in catalogue.having(RULES, "x.b.castle")] == ["x.b.castle"]
    assert [rule for rule, _ in catalogue.having(RULES, "")] == list(RULES)


@pytest.mark.parametrize("name", ["klong", "dungeonquest"])
def test_the_rules_about_locks_are_not_those_about_being_locked_in(name: str) -> None:
    found = catalogue.find(verlies.game(name), "schloss", "de")
    assert not [text for _, text in found if "schloss" not in text.casefold().replace("schlossen", "")]
