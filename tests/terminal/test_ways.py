"""Doors, gates and divided rooms of DungeonQuest at the terminal: on the map, in words, and as soon as one moves."""

import io
import re

import pytest

import verlies
from tests.terminal.desk import Desk, said
from verlies.terminal.drawing import Drawing
from verlies.terminal.grid import Map
from verlies.terminal.look import Look
from verlies.terminal.screen import Screen
from verlies.terminal.table import Painter
from verlies.testing.dungeonquest import GAME, Dungeon
from verlies.text import Words


def table() -> Dungeon:
    """Return a table with Anna in a chasm amid darkness, doors, a bridge, a pit and a gate."""
    t = Dungeon(2, heroes=("hugo", "lindel"))
    t.lay("c3", "chasm_se", turns=1)
    t.lay("d3", "dungeon_ddod", turns=1)
    t.lay("c2", "dark_xooo", turns=1)
    t.lay("c4", "bridge_oxox")
    t.lay("b3", "pit_oxox", turns=1)
    t.lay("d4", "dungeon_oogo", turns=3)
    t.hero(0, place="c3", side="north")
    return t


def painter(language: str) -> Painter:
    words = Words(language, GAME.about.texts, ("Anna", "Ben"))
    return Painter(words, GAME.static({}), 0, Look(("red", "blue")))


def brief(t: Dungeon, language: str, moved: bool = True) -> list[str]:
    """Return what Anna reads after a move on a plain screen."""
    drawing = Drawing(painter(language), t.match.scene(0), Screen(io.StringIO(), io.StringIO()), moved)
    return [line.plain for line in drawing.brief([])]


PLAN = """\
            C2  ─┐
  A2    B2   D   │  D2    E2
            └─  ─┘
      B3───┐C3  ─┐D3++─┐
  A3   {pit}     ▲↑{chasm}╲      +  E3
      └────┘└─  ─┘└─++─┘
            C4  ─┐D4  ─┐
  A4    B4  │B   │     ‡  E4
            └─  ─┘└─  ─┘
▲ Anna  ■ Ben
"""
WORDS = {
    "de": """\
D Kammer der Dunkelheit  A Bodenloser Abgrund  ↑ Seite der Figur  S Tiefer Schlund  + Tür  B Brücke  ‡ Fallgitter
Du bist hier: C3 – Tiefer Schlund
  > Norden: C2 – Kammer der Dunkelheit
  > Osten: D3 – Verliesraum
  > Süden: C4 – Brücke  [nicht auf deiner Seite]
  > Westen: B3 – Bodenloser Abgrund  [nicht auf deiner Seite]
Anna: Du bist am Zug: Was tust du?
1: Gehe nach C2 – nach Norden; Kammer der Dunkelheit
2: Gehe nach D3 – nach Osten; Verliesraum""",
    "en": """\
D Chamber of Darkness  P Bottomless Pit  ↑ side of the pawn  H Chasm  + door  B Bridge  ‡ portcullis
You are here: C3 – Chasm
  > north: C2 – Chamber of Darkness
  > east: D3 – Dungeon Room
  > south: C4 – Bridge  [not on your side]
  > west: B3 – Bottomless Pit  [not on your side]
Anna: It is your turn: what do you do?
1: Go to C2 – to the north; Chamber of Darkness
2: Go to D3 – to the east; Dungeon Room""",
}
SIGNS = {"de": {"pit": "A", "chasm": "S"}, "en": {"pit": "P", "chasm": "H"}}


@pytest.mark.parametrize("language", ["de", "en"])
def test_after_a_move_the_plan_and_the_ways_are_shown(language: str) -> None:
    t = table()
    t.begin(0)
    wanted = (PLAN.format(**SIGNS[language]) + WORDS[language]).splitlines()
    assert brief(t, language)[-len(wanted) :] == wanted


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "de",
            "  Norden offen, Osten offen, Süden offen, Westen offen; verbunden: Norden und Osten | Süden und Westen; "
            "Seite der Figur: Norden und Osten",
        ),
        (
            "en",
            "  north open, east open, south open, west open; joined: north and east | south and west; "
            "side of the pawn: north and east",
        ),
    ],
)
def test_the_room_tells_which_sides_are_joined_and_where_one_stands(language: str, told: str) -> None:
    t = table()
    t.begin(0)
    assert told in brief(t, language)


@pytest.mark.parametrize(
    ("language", "room", "ways"),
    [
        (
            "de",
            "  Norden offen, Osten Wand, Süden offen, Westen offen; Würfel 3/4: Norden; Würfel 5/6: Süden; "
            "Würfel 1/2: Westen",
            [
                "  > Norden: C1 – unerforscht  [Würfel 3/4]",
                "  x Osten: Wand",
                "  > Süden: C3 – Tiefer Schlund  [Würfel 5/6]",
                "  > Westen: B2 – unerforscht  [Würfel 1/2]",
            ],
        ),
        (
            "en",
            "  north open, east wall, south open, west open; die 3/4: north; die 5/6: south; die 1/2: west",
            [
                "  > north: C1 – unexplored  [die 3/4]",
                "  x east: wall",
                "  > south: C3 – Chasm  [die 5/6]",
                "  > west: B2 – unexplored  [die 1/2]",
            ],
        ),
    ],
)
def test_in_darkness_every_side_tells_its_faces_of_the_die(language: str, room: str, ways: list[str]) -> None:
    t = table()
    t.hero(0, place="c2")
    t.begin(0)
    lines = brief(t, language)
    assert room in lines
    assert [line for line in lines if line[:4] in ("  > ", "  x ")] == ways


def test_doors_and_gates_are_told_on_both_sides_of_a_passage() -> None:
    t = table()
    t.hero(0, place="d4")
    t.begin(0)
    lines = brief(t, "de")
    assert "  > Norden: D3 – Verliesraum  [dort Tür]" in lines
    assert "  > Osten: E4 – unerforscht  [Fallgitter]" in lines
    assert "  x Westen: C4 – Brücke  [dort Wand]" in lines
    assert any("Gehe nach D3 – nach Norden; Verliesraum; Tür: klemmt sie" in line for line in lines)


@pytest.mark.parametrize("turns", range(4))
def test_the_map_shows_every_side_of_a_tile_however_it_lies(turns: int) -> None:
    t = Dungeon(2)
    t.lay("c3", "dungeon_dxgx", turns)
    lines = [line.plain for line in Map(painter("de"), t.match.scene(0), 80, 40).lines()]
    box = [line.ljust(18)[12:18] for line in lines[6:9]]
    upright = {0: "++", 2: "‡‡"}.get(turns, "──"), {0: "‡‡", 2: "++"}.get(turns, "──")
    across = {1: "‡+", 3: "+‡"}.get(turns, "││")
    assert box == [f"C3{upright[0]}─┐", f"{across[0]}    {across[1]}", f"└─{upright[1]}─┘"]
    assert all(len(line) < 80 for line in lines[:-1])
    said(lines[-1], "+ Tür", "‡ Fallgitter")


def test_the_new_tile_and_its_turns_are_told_in_words() -> None:
    t = Dungeon(2)
    t.hero(0, place="c4", facing="east", below=True)
    t.draws("k_exit")
    t.begin(0)
    t.do("leave")
    t.dice(3)
    t.tiles("dungeon_dogo")
    t.do("face:south")
    lines = brief(t, "de", moved=False)
    at = lines.index("Neuer Raum: Verliesraum")
    assert lines[at + 2] == "  Norden Tür, Osten offen, Süden Fallgitter, Westen offen"
    assert lines[-4:] == [
        "1: Eingang im Norden – Norden Fallgitter, Osten offen, Süden Tür, Westen offen",
        "2: Eingang im Osten – Norden offen, Osten Fallgitter, Süden offen, Westen Tür",
        "3: Eingang im Süden – Norden Tür, Osten offen, Süden Fallgitter, Westen offen",
        "4: Eingang im Westen – Norden offen, Osten Tür, Süden offen, Westen Fallgitter",
    ]


@pytest.mark.parametrize("plain", [True, False], ids=["plain", "picture"])
def test_the_plan_appears_by_itself_when_the_hero_has_moved_and_only_then(plain: bool) -> None:
    desk = Desk("you", "1", "help", "", "gehe nach b1", game=verlies.game("dungeonquest"), seed="4", plain=plain)
    text = desk.run()
    assert [line.pick for line in desk.match.lines] == ["tower:a1", "move:b1"]
    parts = re.sub(r"\x1b\[[0-9;]*[A-Za-z]", "", text).split("Rot> ")
    shown = ["└─  ─┘" in part for part in parts]
    assert shown[:4] == [False, True, False, False]
    assert "▲" in parts[4]
    assert "B1" in parts[4]
