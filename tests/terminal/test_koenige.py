"""Könige der Katakomben at a terminal: whole games, the map with its signs, teams, phases and chances."""

import pytest

import verlies
from tests.terminal.desk import Desk, said
from verlies.core.observe import observe
from verlies.core.rng import Rng
from verlies.terminal.growing import plan_of
from verlies.terminal.look import Look
from verlies.terminal.table import Painter
from verlies.terminal.tiles import Tiles
from verlies.testing.koenige import Halls
from verlies.text import words

GAME = verlies.game("koenige")


def halls() -> Halls:
    """Return a table of four with a flag that is being captured, a looted chest and a portal."""
    t = Halls(4)
    t.lay("n1", "W03")
    t.lay("e1", "W12", 3)
    t.lay("w1", "W04")
    t.mark("e1")
    t.hero(1, at="n1")
    t.flag("W03", "taking", holder=1)
    t.hero(0, at="w1")
    t.act(0)
    return t


def painter(t: Halls, language: str = "de", seat: int = 0) -> Painter:
    say = words(GAME, language, ["Anna", "Ben", "Cleo", "Dora"])
    return Painter(say, GAME.static({}), seat, Look(()))


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game_in_both_languages(language: str) -> None:
    desk = Desk("you,bot", game=GAME, seed="5", language=language)
    advisor, rng = GAME.advisor(), Rng(5)
    assert advisor is not None
    word = GAME.about.vocabulary.word
    text = desk.play_on(lambda _: word(advisor.choose(observe(GAME, desk.match.state, 0), rng)))
    result = desk.match.result
    assert result is not None
    assert "⟨" not in text
    said(text, desk.session.words.verdict(result), "verlies verify")


def test_the_map_shows_rooms_by_signs_with_a_legend() -> None:
    t = halls()
    tiles = Tiles(painter(t), t.match.scene(0))
    drawn = [line.plain for line in plan_of(tiles).whole(100)]
    text = "\n".join(drawn)
    said(text, "B2 Blau nimmt Flagge II ein", "▦ Truhe +2", "x X", "@ Portal", "K Startraum")
    assert any("▦x" in line for line in drawn), "a looted chest"
    assert any("·" in line for line in drawn), "ghost cells"


def test_the_table_tells_teams_phases_actions_and_who_can_stop_a_capture() -> None:
    t = halls()
    shown = painter(t)
    scene = t.match.scene(0)
    tracks = "\n".join(shown.track(track).plain for track in scene.tracks)
    said(tracks, "Zugreihenfolge – Anna: [1]", "Beginn  Erweitern [Aktionen] Ausrüsten")
    desk = Desk("you,bot,bot,bot", "table", game=GAME, seed="5")
    desk.match.state = t.table
    said(desk.run(), "Flaggen und Räume: Team Rot 0 von 2", "Wer eine Einnahme noch verhindern kann")


def test_a_choice_is_told_with_its_chance_and_what_comes_of_it() -> None:
    t = halls()
    t.hero(0, at="n1")
    t.act(0)
    say = words(GAME, "de", ["Anna", "Ben", "Cleo", "Dora"])
    choices = {choice.id: choice for choice in t.match.scene(0).prompts[0].choices}
    assert say.choice(choices["attack:1"]) == "Greife Ben an"
    assert say.marks(choices["attack:1"].cost) == "gelingt zu 45 %"
    assert say.choice(choices[t.option("walk@start")]) == "Gehe in den Startraum – jemand ist dort"
