"""What is typed in one's own words, and what is said back: never the name of a move as the program has it."""

import re
from typing import Any

import pytest

import verlies
from tests.terminal.desk import Desk, said
from verlies.core.decision import Points
from verlies.core.scene import Card, Zone

DUNGEON = verlies.game("dungeonquest")
RAW = re.compile(r"\b[a-z]+:[a-z]\w*")
"""A move as the program names it, such as `buy:dragon_shrine`."""


def answers(text: str) -> list[str]:
    """Return what was written after each prompt."""
    return [part.strip() for part in re.split(r"(?:Rot|Red)> ", text)[1:]]


SHRINE = {
    "de": (
        "„Kaufe den Drachenschrein“ geht jetzt nicht: Das ist ein Werkzeug: Man benutzt es sofort, man kauft es nicht.",
        "[klong.tool.use] ",
    ),
    "en": (
        "“Buy the Dragon Shrine” is not possible now: This is a device: it is used at once, not bought.",
        "[klong.tool.use] ",
    ),
}


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("de", "kaufe drachenschrein"),
        ("de", "kaufe den Drachenschrein"),
        ("de", "Kaufen Drachenschrein"),
        ("de", "buy dragon shrine"),
        ("de", "buy:dragon_shrine"),
        ("en", "buy dragon shrine"),
        ("en", "buy the dragon shrine"),
    ],
)
def test_a_known_move_that_is_not_offered_is_refused_with_its_reason_and_rule(language: str, typed: str) -> None:
    desk = Desk("you,bot", typed, language=language)
    said(answers(desk.run())[0], *SHRINE[language])
    assert not desk.match.lines


@pytest.mark.parametrize("typed", ["move f05", "gehe nach f05", "Gehe Waffenkammer", "geh zur waffenkammer"])
def test_a_way_that_does_not_exist_is_refused_with_its_reason(typed: str) -> None:
    sentence = "„Gehe nach F05 Waffenkammer“ geht jetzt nicht: Dorthin führt von hier kein Tunnel."
    said(answers(Desk("you,bot", typed).run())[0], sentence, "[klong.move.connected-only] ")


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("de", "gehe nach f5", "„Gehe nach F5“ geht jetzt nicht: Dieses Feld grenzt nicht an deinen Raum."),
        ("de", "move f5", "„Gehe nach F5“ geht jetzt nicht: Dieses Feld grenzt nicht an deinen Raum."),
        ("en", "go to f5", "“Go to F5” is not possible now: This field is not next to your room."),
    ],
)
def test_a_field_too_far_away_is_refused_with_its_reason(language: str, typed: str, told: str) -> None:
    desk = Desk("you", "1", typed, game=DUNGEON, seed="4", language=language)
    said(desk.run(), told, "[dungeonquest.")


@pytest.mark.parametrize(
    "typed", ["spiele pluendern", "spiele plundern", "ausspielen Plündern", "play burgle", "plund"]
)
def test_umlauts_may_be_transcribed_or_left_out(typed: str) -> None:
    desk = Desk("you,bot", typed)
    desk.run()
    assert [line.pick for line in desk.match.lines] == ["play:burgle"]


@pytest.mark.parametrize("typed", ["spiele alle", "ausspielen alle", "spiel alles", "play all"])
def test_all_of_a_kind_in_ones_own_words(typed: str) -> None:
    desk = Desk("you,bot", typed)
    desk.run()
    assert len(desk.match.lines) == 5


def test_a_kind_of_which_nothing_is_possible_is_named_in_words() -> None:
    text = Desk("you,bot", "kaufe", "kaufe alle", "teleport all").run()
    first, second, third = answers(text)[:3]
    assert first == "Davon ist gerade nichts möglich: Kaufen, Markt."
    assert second == "Davon ist gerade nichts möglich: Kaufen."
    assert third == "Davon ist gerade nichts möglich: Teleport."


def test_things_of_one_name_are_refused_with_what_hinders_all_of_them() -> None:
    said(Desk("you,bot", "krone").run(), "„krone“ geht jetzt nicht: Hier ist kein Markt.", "[klong.market.location] ")


def test_of_places_of_one_name_that_is_told_which_only_lacks_boots() -> None:
    text = Desk("you,bot", "move to entrance hall", game=verlies.game("katakomben"), language="en").run()
    said(text, "That takes 1 boot; you have 0.")


@pytest.mark.parametrize("typed", ["alle ausspielen", "alle karten ausspielen", "spiele alles aus", "Play all cards"])
def test_all_cards_are_played_however_that_is_said(typed: str) -> None:
    desk = Desk("you,bot", typed)
    desk.run()
    assert [line.pick.partition(":")[0] for line in desk.match.lines] == ["play"] * 5


@pytest.mark.parametrize("typed", ["ja", "yes", "y"])
def test_yes_without_a_warning_is_no_beginning_of_a_name(typed: str) -> None:
    text = Desk("you,bot", typed).run()
    assert "Jade" not in text
    said(text, f"„{typed}“")


def test_rules_are_told_by_their_chapters_in_the_language_of_the_reader() -> None:
    first, *rest = answers(Desk("you,bot", "rules", "rules aufbau").run())
    said(first, "190 Regeln", "Spielmaterial, Aufbau, ")
    assert all("[klong.setup." in line for line in rest if line.startswith("["))


def test_a_thing_alone_is_refused_with_what_hinders_most() -> None:
    text = Desk("you,bot", "drachenschrein").run()
    said(text, "„Benutze den Drachenschrein“ geht jetzt nicht: Das kostet 4 Talent, du hast 0.")


TYPED = (
    "buy:dragon_shrine",
    "ply:burgle",
    "play",
    "why buy sneak",
    "why play",
    "hint",
    "help",
    "move",
    "move:f05",
    "end",
    "nonsense",
    "buy",
    "drink all",
)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", [None, DUNGEON], ids=["klong", "dungeonquest"])
def test_no_message_names_a_move_as_the_program_does(game: Any, language: str) -> None:
    start = ("1",) if game else ()
    text = Desk("you" if game else "you,bot", *start, *TYPED, game=game, seed="4", language=language).run()
    echoed = [f"„{typed}“" for typed in TYPED] + [f"“{typed}”" for typed in TYPED]
    for each in echoed:
        text = text.replace(each, "")
    assert not RAW.findall(text)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "de",
            "Ein Zug: seine Nummer oder seine Worte, soweit sie eindeutig sind. Jetzt zum Beispiel: „Gehe nach B1“.",
        ),
        ("en", "A move: its number or its words, as far as they are clear. Now for example: “Go to B1”."),
    ],
)
def test_help_has_examples_of_the_game_that_is_played(language: str, told: str) -> None:
    desk = Desk("you", "1", "help", game=DUNGEON, seed="4", language=language)
    text = desk.run()
    said(text, told)
    for foreign in ("sneak", "f05", "play all", "ausspielen"):
        assert foreign not in text


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", ("Jetzt zum Beispiel: „Spiele Plündern aus“.", "„ausspielen alle“ tut das nacheinander mit allem")),
        ("en", ("Now for example: “Play Burgle”.", "“play all” does so with everything that is offered")),
    ],
)
def test_where_there_is_a_hand_help_tells_how_to_play_all_of_it(language: str, told: tuple[str, str]) -> None:
    said(Desk("you,bot", "help", language=language).run(), *told)


def test_rules_about_locks_are_found_and_not_those_about_being_locked_in() -> None:
    text = answers(Desk("you,bot", "rules schloss").run())[0]
    said(text, "[klong.move.lock] ", "2 Regeln gefunden")
    assert "geschlossen" not in text


@pytest.mark.parametrize(
    ("language", "row"),
    [
        ("de", ("Drachenschrein (4 Talent, Gefahr)", "Schleichen (2 Talent)")),
        ("en", ("Dragon Shrine (4 skill, danger)", "Sneak (2 skill)")),
    ],
)
def test_the_row_marks_danger(language: str, row: tuple[str, str]) -> None:
    said(Desk("you,bot", language=language).run(), *row)


MARKS = {
    "de": {"attack": "Drachenangriff", "danger": "Gefahr", "arrive": "Begegnung"},
    "en": {"attack": "dragon attack", "danger": "danger", "arrive": "Arrive"},
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_of_the_row_shows_its_marks(language: str) -> None:
    desk = Desk("you,bot", language=language)
    painter = desk.session.painter(0)
    marked = [face for face in desk.session.static.faces if {mark.kind for mark in face.marks} & set(MARKS["de"])]
    assert len(marked) == 19
    for face in marked:
        told = painter.zone(Zone("row", "row", cards=(Card(face.id),))).plain
        said(told, *(MARKS[language][mark.kind] for mark in face.marks if mark.kind in MARKS["de"]))


@pytest.mark.parametrize(
    ("language", "told"),
    [("de", ("Siegelring (5 P.)", "Krone (10)")), ("en", ("Signet Ring (5 pts)", "Crown (10)"))],
)
def test_pieces_are_named_with_their_points_unless_their_name_has_them(language: str, told: tuple[str, str]) -> None:
    words = Desk("you,bot", language=language).session.words
    assert (words.name("token", "artifact_5"), words.name("token", "crown_10")) == told
    assert words.points(Points("token", 5, {"token": "artifact_5", "count": 1})) == told[0].partition(" (")[0]


@pytest.mark.parametrize("name", ["klong", "katakomben"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_value_of_every_artifact_stands_wherever_it_is_named(name: str, language: str) -> None:
    desk = Desk("you,you", game=verlies.game(name), language=language)
    words = desk.session.words.in_language(language)
    for face in desk.session.static.faces:
        if face.id.startswith("artifact"):
            option = desk.match.game.about.vocabulary.option(f"artifact:{face.id}")
            assert option is not None
            for told in (words.option(desk.match.option(option)), words.accusative("token", face.id)):
                assert f"({face.points} " in told
