"""The sentences of the rules, in both languages."""

import re

import msgspec
import pytest

import verlies
import verlies.registry
from verlies.catalogues import folder
from verlies.core.cited import thing_of
from verlies.lab import rules
from verlies.text import asking, catalogue
from verlies.text.everything import everything

OURS = [point.name for point in verlies.registry.BUILT_IN]


@pytest.mark.parametrize("name", OURS)
def test_every_rule_has_a_sentence_in_both_languages(name: str) -> None:
    game = verlies.game(name)
    german, english = catalogue.sentences(game, "de"), catalogue.sentences(game, "en")
    assert german.keys() == english.keys() == {rule.id for rule in rules.catalogue(name)}
    same = [rule for rule in german if german[rule] == english[rule]]
    assert not same


@pytest.mark.parametrize(
    ("rule", "german", "english"),
    [
        ("koenige.end.terminates", "abgebrochen", "broken off"),
        ("koenige.end.tie", "abgebrochen", "broken off"),
        ("koenige.chest.empty-treasure-stack", "nächstniedrigeren", "next lower tier"),
        ("koenige.fight.wins-capture", "in den Vorrat", "back to the supply"),
        ("koenige.fight.same-room", "nur Karten", "Only cards"),
        ("bag.explore.open-sides", "irgendwo passt", "fits anywhere"),
        ("bag.explore.pool", "einmal im Zug", "once a turn"),
        ("bag.turn.ends-after-fight", "Was nichts kostet", "what costs nothing"),
        ("bag.run.cost", "nie unter 1", "never falls below 1"),
        ("bag.help.consent", "den AP zurück", "paid back"),
        ("bag.help.fighter-dies", "einen AP", "one AP"),
        ("bag.item.free-fields", "nur auf seinem Symbol", "only on that symbol"),
        ("bag.end.collapse", "noch einen Zug", "one more turn"),
        ("bag.ffa.like-monster", "Startkachel", "start tile"),
        ("bag.ffa.winner", "4 für den Ring", "4 for the Ring"),
        ("bag.solo.end", "Lebensversicherung", "Life Insurance"),
        ("katakomben.keyword.encounter", "Begegnung", "Arrive"),
        ("katakomben.keyword.trash", "Auslage", "play area"),
        ("katakomben.dragon.rage-rises", "letzten Feld", "last space"),
        ("katakomben.dragon.draw-count", "werden alle gezogen", "all are drawn"),
        ("katakomben.out.turn-attack", "werden alle gezogen", "all are drawn"),
        ("katakomben.ghost.empty-supply", "trotzdem", "all the same"),
        ("katakomben.damage.heal", "Schwarze Steine", "black stones"),
        ("katakomben.minor.puzzlewuerfel", "verfällt", "it is lost"),
    ],
)
def test_what_is_cited_for_something_speaks_of_it_in_both_languages(rule: str, german: str, english: str) -> None:
    game = verlies.game({"bag": "bag_of_dungeon"}.get(rule.partition(".")[0], rule.partition(".")[0]))
    assert german in catalogue.sentence(game, rule, "de")
    assert english in catalogue.sentence(game, rule, "en")


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


@pytest.mark.parametrize("name", OURS)
def test_the_rules_named_in_the_game_are_in_the_catalogue(name: str) -> None:
    game = verlies.game(name)
    known = catalogue.sentences(game, "en")
    rules = {kind.rule for kind in game.about.events if kind.rule}
    assert not [rule for rule in rules if rule not in known and not thing_of(rule)]


@pytest.mark.parametrize("name", OURS)
def test_english_rules_call_things_by_their_english_names(name: str) -> None:
    game = verlies.game(name)
    german, english = (everything(language, game.about.texts) for language in ("de", "en"))
    things = re.compile(r"(card|token|room|attribute|attack|fact|banner)-[\w-]+")
    foreign = {text for id, text in german.items() if things.fullmatch(id) and text != english[id] and len(text) > 3}
    told = catalogue.sentences(game, "en")
    names = [
        (rule, word) for rule, text in told.items() for word in foreign if re.search(rf"\b{re.escape(word)}\b", text)
    ]
    assert names == []


@pytest.mark.parametrize("name", rules.games())
def test_english_rules_have_no_german_words(name: str) -> None:
    other = re.compile(r"[äöüßÄÖÜ]|\b(?:Klong!|Schwert|Verstecke?|Gefahr|Meisterdieb|Begegnung|Erhalten|[Cc]ubes?)\b")
    assert [rule for rule, text in catalogue.shipped(name, "en").items() if other.search(text)] == []


@pytest.mark.parametrize("name", rules.games())
def test_the_german_rules_are_those_of_the_catalogue_in_its_order(name: str) -> None:
    assert list(said(name, "de")) == [rule.id for rule in rules.catalogue(name)]


@pytest.mark.parametrize("name", rules.games())
def test_what_is_said_otherwise_in_english_is_a_rule_of_the_catalogue(name: str) -> None:
    english = said(name, "en")
    assert english.keys() <= catalogue.shipped(name, "de").keys()
    assert all(catalogue.shipped(name, "en")[rule] == text for rule, text in english.items())


def said(name: str, language: str) -> dict[str, str]:
    """Return the sentences of a language's own file."""
    where = folder()
    assert where is not None
    return msgspec.yaml.decode((where / language / f"{name}.yaml").read_bytes(), type=dict[str, str])


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


@pytest.mark.parametrize("name", OURS)
def test_the_rules_about_locks_are_not_those_about_being_locked_in(name: str) -> None:
    found = catalogue.find(verlies.game(name), "schloss", "de")
    assert not [text for _, text in found if "schloss" not in text.casefold().replace("schlossen", "")]


def test_among_rules_that_fit_alike_those_of_what_is_done_now_come_first() -> None:
    game = verlies.game("klong")
    asked = "klong.monster.defeat"
    plain, ranked = (catalogue.find(game, "Karte", "de", now) for now in ("", "klong.buy.pay"))
    assert sorted(plain) == sorted(ranked)
    assert [catalogue.chapter(rule) for rule, _ in ranked].index("klong.buy") <= [
        catalogue.chapter(rule) for rule, _ in plain
    ].index("klong.buy")
    assert catalogue.chapter(ranked[0][0]) == "klong.buy"
    assert catalogue.chapter(asked) == "klong.monster"


@pytest.mark.parametrize("name", sorted(set(verlies.registry.names()) - {"lantern"}))
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_chapter_has_a_name(name: str, language: str) -> None:
    game = verlies.game(name)
    words = everything(language, game.about.texts)
    chapters = {rule.split(".")[1] for rule in catalogue.sentences(game, language)}
    assert not [each for each in chapters if f"chapter-{each}" not in words]


@pytest.mark.parametrize(
    ("language", "question", "rule"),
    [
        ("en", "how many artifacts can I carry", "klong.artifact"),
        ("de", "Wie viele Artefakte darf ich tragen?", "klong"),
        ("en", "die", "klong"),
        ("de", "Wann sterbe ich?", "klong"),
        ("en", "teleprt", "klong"),
        ("de", "telport", "klong"),
    ],
)
def test_a_question_is_answered_by_its_words_as_people_write_them(language: str, question: str, rule: str) -> None:
    found = catalogue.find(verlies.game("klong"), question, language)
    assert found, question
    assert found[0][0].startswith(rule)


def test_what_is_nowhere_is_not_found() -> None:
    assert catalogue.find(verlies.game("klong"), "xyzzy", "en") == []


def test_most_words_of_a_question_count_before_how_well_they_fit() -> None:
    rules = {"x.a": "An artifact is gold.", "x.b": "Nobody carries two artifacts.", "x.c": "Gold is heavy."}
    assert [rule for rule, _ in catalogue.having(rules, "how many artefacts may I carry")] == ["x.b"]
    assert asking.is_slip("teleprt", "teleport")
    assert asking.is_slip("telepotr", "teleport")
    assert not asking.is_slip("gold", "bold"), "short words are taken as they are"
    assert not asking.is_slip("teleprt", "telephone")
