"""Katakomben at a terminal: whole games, a map one can find the way on, and ways with their prices in words."""

import pytest

from tests.terminal.desk import Desk, said
from verlies.core.rng import Rng
from verlies.terminal.ahead import Ahead
from verlies.terminal.around import Surroundings
from verlies.terminal.look import Look
from verlies.terminal.offers import Offer, offers
from verlies.terminal.prompt import listed
from verlies.terminal.rooms import WIDE, Rooms, map_of
from verlies.terminal.table import Painter
from verlies.testing.katakomben import GAME, Kata
from verlies.text import Words


def painter(t: Kata, language: str = "de", seat: int = 0) -> Painter:
    words = Words.of(GAME, t.match.header, language)
    return Painter(words, GAME.static({}), seat, Look(list(t.table.colours)), scene=t.match.scene(seat))


def offered(t: Kata) -> list[Offer]:
    return offers(painter(t), t.match.scene(0).prompts[0])


def drawn(t: Kata, width: int = 140, language: str = "de") -> list[str]:
    scene = t.match.scene(0)
    return [line.plain for line in map_of(painter(t, language), scene, width, 40).lines()]


def around(t: Kata, language: str = "de") -> list[str]:
    scene = t.match.scene(0)
    near = Surroundings(painter(t, language), scene)
    return [line.plain.strip() for line in near.lines(near.here(), "hier")]


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_whole_game(language: str) -> None:
    desk = Desk("you,bot", game=GAME, seed="3", language=language)
    rng = Rng(3)
    text = desk.play_on(lambda options: options[rng.below(len(options))])
    result, words = desk.match.result, desk.session.words
    assert result is not None
    assert "⟨" not in text
    said(text, words.say(f"ending-{result.endings[0]}"), "verlies verify")


def test_tiles_are_boxes_with_names_rooms_and_ways() -> None:
    t = Kata(tiles=["S1@e1", "D05@w1/1"])
    lines = drawn(t)
    text = "\n".join(lines)
    assert isinstance(map_of(painter(t), t.match.scene(0), 120, 40), Rooms)
    for name in ("Start, unten", "Start, oben", "Krämerwinkel", "Flüstergrotte", "N2", "O2"):
        assert name in text
    for sign in ("G Gruft", "S Tunnelschrein", "k Kleines Versteck", "$ Markt", "P Gefängnis", "! Monster"):
        assert sign in text


def test_a_wide_map_is_shown_around_the_reader() -> None:
    tiles = ["S1@e1", "S2@e2", "S3@e3", "S4@e4", "D01@w1", "D02@w2"]
    narrow, wide = drawn(Kata(tiles=tiles), width=80), drawn(Kata(tiles=tiles), width=300)
    assert max(len(line) for line in narrow[:11]) <= 80
    assert "Start, unten" in "\n".join(narrow)
    assert "Flackerportal" not in "\n".join(narrow)
    assert "Flackerportal" in "\n".join(wide)
    east = Kata(tiles=tiles, room="S4.a")
    assert "Flackerportal" in "\n".join(drawn(east, width=3 * WIDE + 2))


def test_opened_locks_and_cracked_chests_have_signs() -> None:
    t = Kata(side="b", room="B1.west", boots=1)
    t.do("move:B2.monkey")
    assert "/ Dietrich im Schloss" in "\n".join(drawn(t))
    t = Kata(room="S6.b", tiles=["S6@e1"])
    t.do("crack:S6.b")
    assert "x geknackt" in "\n".join(drawn(t))


def test_ways_are_told_with_what_they_ask_for_and_where_nobody_has_been() -> None:
    lines = around(Kata(room="A2.cave"))
    assert lines[0] == "hier: Kristallhöhle am Tor – Tiefen, Kristallhöhle"
    assert "> Affenschrein – Tiefen, 3× Affengötze  [1 Monster]" in lines
    assert "> Eingangshalle  [2 Stiefel]" in lines
    assert "> N1 W1 – unerforscht  [2 Stiefel]" in lines
    assert "> N1 W1 – unexplored" in [line.replace("  [2 boots]", "") for line in around(Kata(room="A2.cave"), "en")]


def test_a_lock_that_is_open_is_told_as_open() -> None:
    t = Kata(side="b", room="B1.west", boots=1)
    assert "> Affenschrein – Tiefen, 3× Affengötze  [Schloss]" in around(t)
    t.do("move:B2.monkey")
    assert any(line.startswith("> Westflügel") and "[Schloss, Dietrich im Schloss]" in line for line in around(t))


def test_prices_are_told_in_words() -> None:
    t = Kata(side="b", room="B1.west", boots=1)
    scene = t.match.scene(0)
    lines = "\n".join(line.plain for line in listed(offers(painter(t), scene.prompts[0])))
    assert "Gehe nach „Affenschrein“" in lines
    assert "1 Stiefel, 1 Dietrich" in lines
    assert "nach Westen; unterer Tunnel; ein neues Plättchen wird aufgedeckt" in lines


def test_every_rotation_of_a_new_tile_has_its_price_in_words() -> None:
    t = Kata(room="A1.east", boots=2)
    t.discovers("S6")
    t.do("move:way_A1-e1")
    lines = [line.plain for line in listed(offers(painter(t), t.match.scene(0).prompts[0]))]
    assert [line for line in lines if "So, wie es ist" in line and "2 Stiefel" in line]
    assert [line for line in lines if "Einmal nach rechts gedreht" in line and "1 Stiefel" in line]


@pytest.mark.parametrize("mouth", [0, 1])
def test_a_turning_tells_of_the_chosen_tunnel_alone(mouth: int) -> None:
    told = set()
    for turns in range(4):
        t = Kata(room="S3.c", tiles=["S3@e1"], boots=3)
        t.discovers("S2")
        ways = [offer for offer in offered(t) if "S1 O1" in offer.line]
        assert len(ways) == 2
        t.do(ways[mouth].choice.id)
        line = next(offer.line for offer in offered(t) if offer.choice.id == f"turn:{turns}")
        t.do(f"turn:{turns}")
        place = next(panel.place for panel in t.match.scene(0).panels if panel.seat == 0 and panel.place)
        assert line.count("in den Raum") == 1, line
        assert f"in den Raum „{painter(t).place(place)}“" in line, line
        told.add(place)
    assert len(told) > 1


@pytest.mark.parametrize("tile", ["S1", "S2", "S3", "S5", "S6"])
def test_each_turning_of_a_new_tile_says_where_it_leads(tile: str) -> None:
    for turns in range(4):
        t = Kata(room="A1.east", boots=3)
        t.discovers(tile)
        t.do("move:way_A1-e1")
        own = painter(t)
        lines = {offer.choice.id: offer.line for offer in offers(own, t.match.scene(0).prompts[0])}
        if f"turn:{turns}" not in lines:
            continue
        t.do(f"turn:{turns}")
        place = next(panel.place for panel in t.match.scene(0).panels if panel.seat == 0 and panel.place)
        told = lines[f"turn:{turns}"]
        if place == "A1.east":
            assert "von hier führt kein Tunnel hinein" in told or "führt nur hierher" in told, told
        else:
            assert f"in den Raum „{own.place(place)}“" in told, told
            assert told.count("in den Raum") == 1, told


def test_a_tile_in_hand_is_told_with_its_rooms() -> None:
    t = Kata(room="A1.east", boots=2)
    t.discovers("S1")
    t.do("move:way_A1-e1")
    [line] = Ahead(painter(t), t.match.scene(0)).lines()
    assert line.plain == "Plättchen in der Hand: Krämerwinkel – Markt, Kleines Versteck, Kristallhöhle"
    assert Ahead(painter(Kata()), Kata().match.scene(0)).lines() == []


@pytest.mark.parametrize("plain", [True, False])
def test_the_table_shows_the_tile_in_hand_and_where_each_turning_leads(plain: bool) -> None:
    t = Kata(room="A1.east", boots=2)
    t.discovers("S1")
    t.do("move:way_A1-e1")
    desk = Desk("you,bot", "quit", game=GAME, plain=plain, width=400)
    desk.match.state = t.match.state
    text = desk.run()
    said(text, "Plättchen in der Hand", "Krämerwinkel – Markt, Kleines Versteck, Kristallhöhle")
    led = sum("in den Raum „" in offer.line or "Tunnel" in offer.line for offer in offered(t))
    assert text.count("in den Raum „") + text.count("führt kein Tunnel") + text.count("führt nur hierher") == led > 1


@pytest.mark.parametrize(
    ("tile", "told"),
    [
        ("S6", "Dusty Cellar – market, chest, minor secret, portal"),
        ("D08", "Wailing Chamber – artifact room +, crystal cave, chest"),
    ],
)
def test_a_tile_is_told_before_there_is_a_field_for_it_without_its_locks(tile: str, told: str) -> None:
    t = Kata(row=["marble_guardian"], swords=3)
    t.table.own_maze().left = int(tile.startswith("S"))
    t.discovers(tile)
    t.do("fight:marble_guardian")
    [line] = Ahead(painter(t, "en"), t.match.scene(0)).lines()
    assert line.plain == f"Tile in hand: {told}"


@pytest.mark.parametrize("seed", [3, 11])
def test_two_tunnels_to_the_same_room_are_told_apart(seed: int) -> None:
    desk = Desk("you,you,you", game=GAME, seed=str(seed))
    match, rng, twins = desk.match, Rng(seed + 5), 0
    for _ in range(160):
        seat = match.decisions[0].seats[0]
        decision = match.decisions_of(seat)[0]
        names = [desk.session.words.option(option, decision.ask) for option in decision.options]
        if len(set(names)) < len(names):
            twins += 1
            own = desk.session.painter(seat)
            assert own.scene is not None
            lines = [offer.line for offer in offers(own, own.scene.prompts[0])]
            assert len(set(lines)) == len(lines), lines
        match.answer(decision.options[rng.below(len(decision.options))], seat)
    assert twins
