"""What a player types in passing: yes and no, directions, ends of words; and what fits on a narrow screen."""

import io
from pathlib import Path
from typing import Any

import pytest

import verlies
from tests.terminal.desk import Desk, any_move, said
from tests.terminal.test_accepted import Listener, questions
from verlies.core.game import Game
from verlies.core.rng import Rng
from verlies.core.scene import Card
from verlies.terminal.commands import Commands
from verlies.terminal.fit import abbreviated
from verlies.terminal.screen import Screen
from verlies.terminal.session import Session
from verlies.testing.bag_of_dungeon import Cave
from verlies.testing.dungeonquest import Dungeon
from verlies.testing.situation import Situation
from verlies.text import Words

BAG, DUNGEON = verlies.game("bag_of_dungeon"), verlies.game("dungeonquest")


def at(t: Situation, *typed: str, language: str = "de", seat: int = 0) -> str:
    """Type commands at a situation; return what is said."""
    out = io.StringIO()
    words = Words.of(t.match.game, t.match.header, language)
    session = Session(t.match, Screen(io.StringIO(), out, True, 80, 24), words, Path("x.verlies"), any_move, Rng(1))
    commands = Commands(session, seat)
    for each in typed:
        commands.obey(each)
    return out.getvalue()


def neighbours() -> Dungeon:
    """Return two heroes side by side."""
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oooo")
    t.hero(0, place="c3")
    t.hero(1, place="d3")
    t.begin(0)
    return t


# Places and directions


@pytest.mark.parametrize("typed", ["d3", "why d3", "nach osten", "osten", "why osten", "gehe nach osten"])
def test_a_place_or_a_direction_alone_is_refused_as_the_walk_there(typed: str) -> None:
    said(at(neighbours(), typed), "„Gehe nach D3“ geht jetzt nicht: ", "[dungeonquest.move.occupied-refused] ")


@pytest.mark.parametrize(("language", "typed"), [("de", "norden"), ("de", "nach Norden"), ("en", "north")])
def test_where_a_tile_is_laid_a_direction_is_an_answer(language: str, typed: str) -> None:
    desk = Desk("you,bot", "2", typed, game=BAG, seed="5", language=language)
    desk.run()
    assert [line.pick for line in desk.match.lines][1] == "lay:1"


def test_where_no_tile_lies_one_is_not_told_of_its_walls() -> None:
    text = Desk("you,bot", "n1", game=BAG, seed="5").run()
    said(text, "„Gehe nach N1“ geht jetzt nicht: Dort liegt keine Kachel.", "[bag.explore.connection] ")


@pytest.mark.parametrize(("language", "piece"), [("de", "Reisemarker nach Norden: C3"), ("en", "travel marker")])
def test_whoever_is_below_is_not_told_to_stand_in_a_room(language: str, piece: str) -> None:
    t = Dungeon(2)
    t.lay("c3", "stairs_oooo")
    t.hero(0, place="c3", facing="north", below=True)
    t.begin(1)
    text = at(t, "table", language=language)
    assert "Du bist hier" not in text
    assert "You are here" not in text
    said(text, piece)


# Yes and no


@pytest.mark.parametrize("name", ["bag_of_dungeon", "dungeonquest"])
def test_yes_and_no_are_answers_where_one_may_do_just_one_thing(name: str) -> None:
    asked = 0
    for match in questions(verlies.game(name)):
        seat = match.decisions[0].seats[0]
        options = [option.id for option in match.decisions_of(seat)[0].options]
        session = Listener(match, True, "de")
        if len(options) == 2 and "pass" in options:
            asked += 1
            assert session.told("ja", seat)[0] == [option for option in options if option != "pass"]
            assert session.told("nein", seat)[0] == ["pass"]
        elif "pass" not in options:
            assert not session.told("nein", seat)[0]
    assert asked


def test_whoever_says_no_to_a_warning_has_not_ended_the_turn() -> None:
    desk = Desk("you,bot", "ende", "nein", "ja", "ende", "ja", game=BAG, seed="5", warns=True)
    text = desk.run()
    said(text, "Ungenutzt verfallen: ", "Gut, dann nicht.", "Gerade ist „ja“ keine Antwort auf die Frage.")
    assert desk.match.lines[0].pick == "end"


# Words


@pytest.mark.parametrize(
    ("typed", "meant"), [("erkunden", "explore"), ("kunde", "explore"), ("ende", "end"), ("beenden", "end")]
)
def test_infinitives_and_ends_of_words_are_understood(typed: str, meant: str) -> None:
    desk = Desk("you,bot", typed, game=BAG, seed="5")
    desk.run()
    assert desk.match.lines[0].pick == meant


def test_quotes_within_quotes_are_single_and_need_not_be_typed() -> None:
    said(at(neighbours(), "why ability:berserk"), "„Nutze ‚Raserei‘“ geht jetzt nicht: ")
    said(at(neighbours(), "why Nutze ‚Raserei‘"), "„Nutze ‚Raserei‘“ geht jetzt nicht: ")


def test_why_of_a_thing_cites_what_stands_on_it() -> None:
    text = Desk("you,bot", "why plündern").run()
    said(text, "Das ist jetzt möglich: 1 „Spiele Plündern aus“", "[klong.turn.", "Der Text von „Plündern“: ")


# What is told of things


def test_heroes_are_told_of_like_cards() -> None:
    said(Desk("you", "card krutzbeck", game=DUNGEON).run(), "Zwergischer Berserker")
    said(Desk("you,bot", "card elf", game=BAG).run(), "Meisterschuss")


def test_what_is_printed_on_a_monster_is_said_once() -> None:
    text = Desk("you", "card zauberer", game=DUNGEON).run()
    said(text, "Zauberer – Monsterkarte, Lebenskraft 2, Fluchtstrafe 1")
    assert "Lebenskraft 2, Fluchtstrafe 1." not in text


def test_what_is_used_up_is_told_so_and_things_of_one_name_are_counted() -> None:
    painter = Desk("you,bot", game=BAG).session.painter(0)
    assert painter.each_card([Card("lethal_blow", 0)], "skill") == ["Todesstoß (verbraucht)"]
    names = [face.id for face in painter.static.faces if face.noun == "monster"]
    twins = [id for id in names if painter.words.name("monster", id) == "Minotaurus"]
    assert len(twins) > 1
    assert painter.each_card([Card(id) for id in twins], "monster") == [f"{len(twins)}× Minotaurus"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_whoever_finds_or_moves_an_item_is_asked_of_it_by_its_name(language: str) -> None:
    t = Cave()
    t.give(0, "steel_sword")
    t.begin().do("handle:0")
    words = Words.of(t.match.game, t.match.header, language)
    scene = t.match.scene(0)
    named = {"de": "Stahlschwert: Wohin damit?", "en": "Steel Sword: Where do you put it?"}
    assert words.question(scene, scene.prompts[0], 0) == named[language]


@pytest.mark.parametrize(("language", "gold"), [("de", "Rot: 0 Gold – "), ("en", "Red: 0 gold – ")])
def test_in_dungeonquest_gold_is_counted(language: str, gold: str) -> None:
    desk = Desk("you", game=DUNGEON, seed="1", language=language)
    rng = Rng(1)
    said(desk.play_on(lambda options: options[rng.below(len(options))]), gold)


# Narrow screens


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", ["klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige"])
def test_the_table_of_players_fits_a_narrow_screen(name: str, language: str, width: int) -> None:
    game: Game[Any] = verlies.game(name)
    desk = Desk("you,greedy", game=game, seed="11", language=language, plain=False, width=width)
    rng, match = Rng(3), desk.match
    for _ in range(60):
        seat = match.decisions[0].seats[0]
        options = match.decisions_of(seat)[0].options
        match.answer(options[rng.below(len(options))], seat)
        if match.over:
            break
        desk.out.truncate(desk.out.seek(0))
        desk.session.screen.show(desk.session.painter(0).players_grid(match.scene(0).panels[:2]))
        assert "…" not in desk.out.getvalue(), desk.out.getvalue()


def test_heads_are_cut_the_longest_first_and_never_below_their_column() -> None:
    assert abbreviated(["Gold", "Entschlossenheit"], [4, 4], 20) == ["Gold", "Entschlossenheit"]
    assert abbreviated(["Gold", "Entschlossenheit", "Glück"], [4, 4, 4], 20) == ["Gold", "Entschloss.", "Glück"]
    assert abbreviated(["Lebenskraft", "AP"], [5, 4], 2) == ["Lebe.", "AP"]
