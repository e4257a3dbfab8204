"""Whole games and single commands through the text client."""

import re
from collections.abc import Callable
from colorsys import rgb_to_hsv
from pathlib import Path

import pytest

import verlies
from tests.terminal.desk import Desk, said
from verlies.core.decision import Points, Result
from verlies.core.errors import SaveError
from verlies.core.record import Line
from verlies.core.rng import Rng
from verlies.core.scene import Choice, Mark, Prompt
from verlies.terminal.ending import result_lines
from verlies.terminal.look import SHADES, Look
from verlies.terminal.offers import Offer, in_row, offers
from verlies.text import Words


@pytest.mark.feature(35)
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game_is_played_and_every_point_explained(language: str) -> None:
    desk = Desk("you,bot,bot", language=language)
    rng = Rng(3)
    text = desk.play_on(lambda options: options[rng.below(len(options))])
    assert desk.match.over
    assert "⟨" not in text
    assert "Traceback" not in text
    result = desk.match.result
    assert result is not None
    for seat, score in enumerate(result.scores):
        said(text, f"{desk.session.words.player(seat)}: {score} ")
        for line in result.breakdown[seat]:
            said(text, f"{line.points:>3}  {desk.session.words.points(line)}")
    said(text, "verlies verify")


@pytest.mark.parametrize("width", [80, 120])
def test_pictures_fit_the_screen(width: int) -> None:
    desk = Desk("you,bot,bot,bot", plain=False, width=width)
    rng, left = Rng(3), iter(range(60))
    text = desk.play_on(lambda options: options[rng.below(len(options))] if next(left, None) is not None else "quit")
    for line in re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text).splitlines():
        assert len(line) <= width, line
    said(text, "Du bist hier", "Verliesreihe", "Ausspielen")
    assert "⟨" not in text


def test_what_was_told_before_is_not_told_as_new() -> None:
    desk = Desk("you,bot", "", "2", "quit", plain=False, language="en")
    desk.session.screen.height = 60
    pictures = re.sub(r"\x1b\[[0-9;]*m", "", desk.run()).split("\x1b[H\x1b[J")[1:]
    assert ["What happened before:" in picture for picture in pictures] == [False, True, False]
    assert all("It is Red’s turn" in picture for picture in pictures[:2])


def test_bots_alone_are_watched_as_a_spectator() -> None:
    text = Desk("bot,bot").run()
    said(text, "Rot spielt", "Gelb spielt", "Nachprüfen")
    assert not re.search(r"zieht (?!\d|dieses Mal \d)", text), "a spectator must not see what is drawn"


@pytest.mark.feature(36)
@pytest.mark.parametrize("typed", ["play:burgle", "Play  BURGLE", "play bu", "burgle", "spiele plünd", "PLÜNDERN"])
def test_a_move_is_typed_as_its_string_or_a_beginning_in_either_language(typed: str) -> None:
    desk = Desk("you,bot", typed)
    desk.run()
    assert [line.pick for line in desk.match.lines] == ["play:burgle"]


def mixed_hand(*lines: str) -> Desk:
    """Return a desk whose first hand holds different cards."""
    desks = (Desk("you,bot", *lines, seed=str(seed)) for seed in range(100))
    return next(desk for desk in desks if len(desk.match.decision.options) > 1)


@pytest.mark.parametrize("typed", ["2", "2.", "2)", "#2", "Ausspielen 2", "aus 2", "ausspielen 2."])
def test_a_move_is_typed_as_its_number(typed: str) -> None:
    desk = mixed_hand(f"why {typed}", typed)
    second = desk.match.decision.options[1]
    said(desk.run(), f"Das ist jetzt möglich: 2 „{desk.session.words.option(second)}“")
    assert [line.pick for line in desk.match.lines] == [second.id]


@pytest.mark.parametrize(("typed", "told"), [("kaufen 8", "8 „Beende den Zug“?"), ("zug 1", "1 „Kaufe ")])
def test_a_number_behind_the_title_of_another_row_is_asked_back(typed: str, told: str) -> None:
    desk = Desk("you,bot", "play all", typed)
    said(desk.run(), "Das ist nicht eindeutig. Meinst du: " + told)
    assert len(desk.match.lines) == 5
    said(Desk("you,bot", "play all", "kaufen 77").run(), "„kaufen 77“")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "F05 Waffenkammer (2 Stiefel, 1 Monster; von dort nach draußen: 3 Stiefel)"),
        ("en", "F05 Armoury (2 boots, 1 monster; from there to the outside: 3 boots)"),
    ],
)
def test_a_price_comes_before_what_else_is_known_of_an_option(language: str, told: str) -> None:
    desk = Desk("you,bot", language=language)
    price = (Mark("boots", 2), Mark("monsters", 1))
    choice = Choice("move:f05", "move", "place", "F05", cost=price, notes=("note-home=3",))
    [offer] = offers(desk.session.painter(0), Prompt(0, "Act", "", (0,), 0, "", (choice,)))
    assert offer.short == told


def test_a_number_behind_a_title_is_not_taken_for_an_amount_of_the_same_words() -> None:
    offered = [
        Offer(number, Choice(f"sword:{number}", "sword", "number", str(number)), text, text, "Schwerter", text, text)
        for number, text in ((1, "Kein Schwert"), (2, "1 Schwert"), (3, "2 Schwerter"))
    ]
    assert [[offer.number for offer in in_row(f"schwerter {n}", offered)] for n in (1, 2, 3)] == [[1, 2], [2, 3], [3]]


@pytest.mark.feature(10)
@pytest.mark.parametrize("typed", ["play all", "aus alle", "pl all"])
def test_play_all_plays_everything(typed: str) -> None:
    desk = Desk("you,bot", typed)
    desk.run()
    assert len(desk.match.lines) == 5
    assert {line.pick.split(":")[0] for line in desk.match.lines} == {"play"}


def test_what_is_not_clear_is_asked_back() -> None:
    desk = mixed_hand("play")
    said(desk.run(), "Das ist nicht eindeutig. Meinst du: 1 „Spiele ")
    assert not desk.match.lines


@pytest.mark.feature(4)
def test_an_impossible_move_is_refused_with_reason_and_rule() -> None:
    desk = Desk("you,bot", "end")
    said(
        desk.run(),
        "„Beende den Zug“ geht jetzt nicht: Erst müssen alle Handkarten ausgespielt werden: 5 sind noch auf der Hand.",
        "[klong.turn.play-all-cards]",
    )
    assert not desk.match.lines


@pytest.mark.parametrize("typed", ["frobnicate", "99", "0", "buy", "\x07", "ü" * 5000, "1 2 3", "-1", "²"])
def test_nonsense_is_told_and_changes_nothing(typed: str) -> None:
    desk = Desk("you,bot", typed)
    text = desk.run()
    assert "Traceback" not in text
    assert not desk.match.lines


def test_a_slip_of_the_pen_is_guessed() -> None:
    said(Desk("you,bot", "ply:burgle").run(), "Meintest du „Spiele Plündern aus“?")
    said(Desk("you,bot", "hlep", language="en").run(), "Did you mean “help”?")


def absent_card() -> str:
    """Return a card that does not lie in the first row."""
    row = next(zone for zone in Desk().match.scene(0).zones if zone.kind == "row")
    return next(card for card in ("sneak", "swagger", "search") if card not in [each.face for each in row.cards])


def test_why_tells_the_reason_of_any_move() -> None:
    desk = Desk("you,bot", f"why buy {absent_card()}", "warum move f05", "why play burgle", "why nonsense")
    said(
        desk.run(),
        "Diese Karte liegt nicht in der Verliesreihe.",
        "[klong.buy.only-legal-source]",
        "[klong.move.connected-only]",
        "Das ist jetzt möglich: 1 „Spiele Plündern aus“",
        "[klong.turn.play-all-cards]",
        "„nonsense“ ist in diesem Spiel kein Zug.",
    )


def test_why_alone_tells_the_rule_of_the_question_and_of_what_happened() -> None:
    desk = Desk("you,bot", "play burgle", "why")
    said(desk.run(), "Diese Regel stellt die Frage:", "[klong.turn.play-all-cards]", "[klong.turn.resources-pool]")


@pytest.mark.feature(19)
def test_rules_are_found_by_a_word() -> None:
    text = Desk("you,bot", "rules", "rules Zornesleiste", "regeln xyzzy").run()
    said(text, "190 Regeln, nach Themen:", "[klong.dragon.rage-cap]", "Keine Regel enthält „xyzzy“.")


@pytest.mark.feature(43)
def test_a_hint_names_a_move_and_does_not_make_it() -> None:
    desk = Desk("you,bot", "hint")
    text = desk.run()
    found = re.search(r"würde so ziehen: (\d+) – (.*)", text)
    assert found
    option = desk.match.decision.options[int(found[1]) - 1]
    assert desk.session.words.option(option) == found[2]
    assert not desk.match.lines


@pytest.mark.feature(5)
def test_undo_takes_back_and_says_when_it_cannot() -> None:
    desk = Desk("you,bot", "undo", "play burgle", "z")
    said(desk.run(), "Es gibt nichts zurückzunehmen: es wurde noch nichts entschieden.")
    assert not desk.match.entries
    assert [line.undo for line in desk.match.lines] == [-1, 0]
    late = Desk("you,bot", "play all", "end", "undo")
    said(late.run(), "Es gibt nichts zurückzunehmen: inzwischen hat jemand anderes entschieden.")


@pytest.mark.feature(65)
def test_the_language_changes_in_mid_game() -> None:
    text = Desk("you,bot", "lang en", "lang", "lang xx").run()
    said(text, "Rot: Du bist am Zug", "Red: It is your turn", "Languages: de, en", "There is no language “xx”.")


@pytest.mark.feature(18)
def test_a_card_is_read_by_its_name() -> None:
    text = Desk("you,bot", "card Koboldh", "karte sneak", "card xyzzy", "card").run()
    said(text, "Koboldhändler – Begleiter, kostet 3 Talent, 1 Punkt", "2 Gold.", "„xyzzy“ ist keine Karte")


def test_the_map_shows_every_place_pawns_and_signs() -> None:
    desk = Desk("you,bot", "map", "map f19", "map nowhere", "map Quarz")
    text = desk.run()
    board = text.split("Rot> ")[1]
    for place in desk.session.static.places:
        assert place.id in board
    assert max(len(line) for line in board.splitlines()[:-4]) < 80
    artifacts = [token.face for token in desk.match.scene(0).tokens if token.face.startswith("artifact_")]
    said(board, "▲ Rot", "■ Gelb", "# Schloss", "k Kleines Versteck")
    said(board, *(f"A{face.removeprefix('artifact_')}" for face in artifacts))
    said(text, "Ort: F19 Hehlermarkt – Tiefen, Markt", "Den Ort „nowhere“ gibt es nicht.", "Ort: F08 Quarzhöhle")


def test_ways_are_told_with_what_they_ask_for() -> None:
    text = Desk("you,bot", "map f05", "map f22", "map f09").run()
    said(text, "[2 Stiefel", "1 Monster", "Schloss", "Einbahn", "über den Rand des Plans")


def test_the_danger_is_told_to_everybody_in_percent() -> None:
    text = Desk("you,bot", "").run()
    panel = next(panel for panel in Desk().match.scene(0).panels if panel.odds)
    odds = [
        f"{name} {o.percent} % (im Mittel {o.hits:.2f})" for name, o in zip(("Rot", "Gelb"), panel.odds, strict=True)
    ]
    said(text, f"Treffer bei einem gewöhnlichen Angriff: {', '.join(odds)}".replace("0.", "0,"))


def test_piles_log_table_and_help_are_there() -> None:
    text = Desk("you,bot", "play burgle", "piles", "log 3", "table", "help", "").run()
    said(text, "Nachziehstapel:", "Hand – Gelb: 5", "Rot spielt Plündern aus.", "den letzten Schritt zurücknehmen")
    assert text.count("Verliesreihe:") >= 4


def test_saving_a_copy_makes_a_file_that_loads(tmp_path: Path) -> None:
    copy = tmp_path / "copy.verlies"
    text = Desk("you,bot", "play burgle", f"save {copy}", "save", f"save {tmp_path}/no/\0/x").run()
    said(text, f"Gespeichert: {copy}")
    assert len(verlies.load(copy).entries) == 1


def test_saving_a_copy_touches_no_file_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "letter.txt").write_text("Liebe Anna")
    desk = Desk("you,bot", f"save {tmp_path}/letter.txt", "save ~/letter.txt", "save ~/copy")
    said(desk.run(), f"„{tmp_path}/letter.txt“ gibt es schon", f"Gespeichert: {tmp_path}/copy")
    assert (tmp_path / "letter.txt").read_text() == "Liebe Anna"
    assert not verlies.load(tmp_path / "copy").entries


def test_the_file_of_the_game_itself_is_kept_going_though_it_is_named_for_a_copy(tmp_path: Path) -> None:
    own = tmp_path / "own.verlies"
    desk = Desk("you,bot", f"save {own}", "play burgle", f"save {tmp_path}/./own.verlies", "play burgle", path=own)
    said(desk.run(), f"Gespeichert: {own}")
    assert len(verlies.load(own).entries) == 2


def test_a_save_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    desk = Desk("you,bot", f"save {tmp_path}", "play burgle")
    said(desk.run(), "konnte nicht", "gespeichert werden")
    assert len(desk.match.entries) == 1


def test_a_full_disk_refuses_the_move_and_keeps_the_table(tmp_path: Path) -> None:
    desk = Desk("you,bot", "play burgle", "play burgle", path=tmp_path / "x.verlies")
    assert desk.session.journal is not None
    desk.match.on_lines = full_once(desk.session.journal.add)
    said(desk.run(), "konnte nicht nach „x“ gespeichert werden: der Datenträger ist voll.")
    assert len(desk.match.entries) == 1


def full_once(add: Callable[[list[Line]], None]) -> Callable[[list[Line]], None]:
    """Return a way to keep lines that fails the first time."""
    failed: list[Line] = []

    def keep(lines: list[Line]) -> None:
        if not failed:
            failed.extend(lines)
            raise SaveError("save-write", path="x", reason="full")
        add(lines)

    return keep


@pytest.mark.parametrize(("winners", "line"), [([1], "1. Ben: 5 Punkte"), ([], "Ben: 5 Punkte")])
def test_where_nobody_wins_nobody_is_first(winners: list[int], line: str) -> None:
    result = Result(winners, [0, 5], [2, 1], [[], []], ["", ""])
    lines = result_lines(Words("de", "", ("Anna", "Ben")), Look(("red", "blue")), result)
    assert lines[1].plain.startswith(line)


def test_points_of_any_length_stand_under_each_other() -> None:
    lines = [Points("loot", 1000, {"card": "k_chest"}, ""), Points("loot", 700, {"card": "z_staff_of_light"}, "")]
    result = Result([0], [1700], [1], [lines], ["escaped"])
    said = result_lines(Words("de", "verlies.games.dungeonquest", ("Anna",)), Look(("red",)), result)
    assert [line.plain for line in said[2:]] == ["    1000  Schatztruhe", "     700  Stab des Lichts"]


def test_whoever_plays_together_for_no_points_is_not_told_of_nought() -> None:
    deeds = [Points("beaten", 0, {"monster": "troll", "count": 2}, "")]
    result = Result([], [0, 0], [1, 1], [deeds, []], ["fallen", "fallen"], [0, 0])
    say = Words("de", "verlies.games.bag_of_dungeon", ("Anna", "Ben"))
    lines = [line.plain for line in result_lines(say, Look(("red", "blue")), result)]
    assert lines == [
        "Ihr habt gemeinsam verloren: Niemand ist mehr am Leben.",
        "Anna: alle Leben verloren",
        "    Besiegt: 2× Troll",
        "Ben: alle Leben verloren",
    ]


def test_the_colour_of_a_seat_is_what_it_is_called() -> None:
    """The hue of each colour lies where people call it so; a red that is nearly orange was called red."""
    between = {"red": (345, 15), "orange": (25, 45), "yellow": (50, 65), "green": (90, 170), "blue": (190, 250)}
    for name, (least, most) in between.items():
        red, green, blue = (int(SHADES[name][at : at + 2], 16) / 255 for at in (1, 3, 5))
        hue = 360 * rgb_to_hsv(red, green, blue)[0]
        assert (hue - least) % 360 <= (most - least) % 360, f"{name}: {hue:.0f}°"
