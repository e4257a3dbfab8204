"""Katakomben in browsers: the map where the rules have it, a tile turned under the finger, and a whole game of two."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.journeys import come_in, recorded
from tests.web.player import CHOOSE, PARTING, RESULT, Player, arrive
from tests.web.test_games import SEQ, check_points, two
from tests.web.test_growing import compare, in_hand
from verlies.bots import bot
from verlies.core.rng import Rng
from verlies.core.scene import Scene
from verlies.games.katakomben import GAME

Sit = Callable[..., Player]
TILES = ".tile[data-piece]"
AHEAD = ".ahead.mine"
GOLDEN = "every-ending-five-a"
"""A game in which thieves are asked outside their turns."""
ESCAPES = "everybody-escapes-three-b"
"""A game whose first thief to escape leaves two behind."""


def scenes(seed: int, every: int) -> list[Scene]:
    """Return scenes of a game of greedy thieves, from the first tile to the last."""
    match, rng, greedy = GAME.new(3, seed=seed), Rng(seed), bot("greedy", GAME)
    out = []
    while not match.over:
        seat = match.decision.seats[0]
        if len(match.entries) % every == 0:
            out.append(match.scene(seat))
        match.answer(greedy.choose(match.observe(seat), rng), seat)
    return out


def test_the_browser_spreads_the_catacombs_as_python_does(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    compare(anna, GAME.static({}), scenes(4, 25))


SPOTS = """
() => [...document.querySelectorAll(".spot")].map((e) => [e.matches(".target"), e.querySelector("title").textContent])
"""


def test_what_can_be_entered_lies_above_locks_and_every_place_has_a_name(sit: Sit) -> None:
    anna = sit()
    anna.sit_at("random", game="katakomben", seed="tile")
    anna.set_out(".table:has([data-place*='.lock']) .target", 0.9)
    arrive(anna)
    expect(anna.all(".target")).not_to_have_count(0)
    spots = anna.page.evaluate(SPOTS)
    lit = [each for each, _ in spots]
    assert lit == sorted(lit)
    assert {name for _, name in spots if re.match(r"[A-Z]\w+\.", name)} == set()
    assert "lock" in {name for _, name in spots}


def with_a_tile_in_hand(player: Player, seed: str = "tile") -> None:
    """Play on until a new tile is to be laid."""
    player.sit_at("random", game="katakomben", seed=seed)
    player.set_out(AHEAD, 0.9)
    arrive(player)
    expect(player.all(AHEAD)).to_be_visible()


def turned(player: Player) -> int:
    return int(player.all(".ahead").get_attribute("data-ahead") or 0)


def test_a_new_tile_is_turned_and_laid_with_its_price(sit: Sit) -> None:
    anna = sit("de")
    with_a_tile_in_hand(anna)
    before, laid = turned(anna), anna.all(TILES).count()
    anna.page.keyboard.press("r")
    in_hand(anna, (before + 1) % 4)
    anna.all(".quarter").first.click()
    in_hand(anna, before)
    for _ in range(4):
        if anna.all(".turner .option").count():
            break
        now = turned(anna)
        anna.page.keyboard.press("r")
        in_hand(anna, (now + 1) % 4)
    expect(anna.all(".turner .option")).to_contain_text(re.compile(r"\d Stiefel"))
    anna.all(".turner .option").click()
    expect(anna.all(AHEAD)).to_have_count(0)
    expect(anna.all(TILES)).to_have_count(laid + 1)
    assert not anna.complaints


@pytest.mark.parametrize("sideways", [False, True])
def test_a_new_tile_is_turned_with_a_finger(sit: Sit, sideways: bool) -> None:
    anna = sit("de", phone=True)
    if sideways:
        anna.page.set_viewport_size({"width": 844, "height": 390})
    with_a_tile_in_hand(anna)
    before = turned(anna)
    anna.all(".quarter").last.tap()
    in_hand(anna, (before + 1) % 4)
    scrolls: Any = anna.page.evaluate("[document.documentElement.scrollWidth - innerWidth, scrollX, scrollY]")
    assert scrolls == [0, 0, 0]


def test_rooms_portals_and_the_stack_are_on_the_table(sit: Sit) -> None:
    anna = sit("de")
    anna.sit_at("random", game="katakomben", seed="rooms")
    expect(anna.all("[data-place='n2']")).to_have_count(1)
    expect(anna.all(".piece[data-piece='p1']")).to_have_count(1)
    expect(anna.all(".piece[data-piece='idols']")).to_have_count(1)
    expect(anna.all("[data-zone='artifacts'] .card, .zone:has-text('Artefakte') .card").first).to_be_visible()
    expect(anna.all(".left")).to_contain_text("Drache")


def test_portals_show_where_they_lead(sit: Sit) -> None:
    anna = sit()
    anna.sit_at("random", game="katakomben", seed="portals")
    anna.set_out(".piece[data-piece='p2']", 0.9)
    arrive(anna)
    lit = anna.all(".piece.lit")
    expect(lit).to_have_count(0)
    anna.all(".piece[data-piece='p1']").hover()
    others = [f"p{number}" for number in range(2, anna.all(".piece[data-joined]").count() + 1)]
    expect(lit).to_have_count(len(others))
    assert [piece.get_attribute("data-piece") for piece in lit.all()] == others
    anna.page.mouse.move(2, 2)
    expect(lit).to_have_count(0)
    assert not anna.complaints


def asked(player: Player, ask: str, pick: str, name: str = GOLDEN) -> None:
    """Sit down where somebody is asked something in a golden game, and answered so."""
    match = recorded("katakomben", name)
    again = GAME.new(match.header.seats, match.header.seed, match.header.settings)
    lines = iter(match.record().lines)
    while (again.decision.ask, (line := next(lines)).pick) != (ask, pick):
        again.answer(line.pick, line.seat)
    come_in(player, match, again.answers)


def test_a_ghost_is_fended_off_outside_ones_turn(sit: Sit) -> None:
    anna = sit("de")
    asked(anna, "Ward", "discard:black_tourmaline")
    expect(anna.all(".prompt.mine")).to_contain_text("Ein Geist sucht dich heim!")
    expect(anna.all("[data-option='pass']").first).to_contain_text("Nimm den Schaden hin")
    anna.all(".card.legal[data-face='black_tourmaline']").click()
    expect(anna.all(".log")).to_contain_text("Der Geist richtet keinen Schaden an.")
    assert not anna.complaints


def test_the_own_tile_is_turned_outside_ones_turn(sit: Sit) -> None:
    anna = sit("de")
    asked(anna, "TurnOwnTile", "turn:1")
    expect(anna.all(".prompt.mine")).to_contain_text("Der Boden ruckt! Wie drehst du dein Plättchen?")
    before = turned(anna)
    anna.page.keyboard.press("r")
    in_hand(anna, (before + 1) % 4)
    anna.all(".turner .option").click()
    expect(anna.all(".log")).to_contain_text(re.compile(r"dreht d\S+ "))
    assert not anna.complaints


def test_who_is_out_watches_in_peace(sit: Sit) -> None:
    """Who escapes may use up the turn; then nothing is asked of them, and they see how it goes on."""
    anna = sit("de")
    asked(anna, "TakeTurn", "move:B1.crypt", ESCAPES)
    anna.page.evaluate(CHOOSE, "move:B1.crypt")
    expect(anna.all(PARTING)).to_contain_text("Deinen Zug spielst du noch zu Ende.")
    anna.all(f"{PARTING} .main").click()
    expect(anna.all(".own .resources")).to_be_visible()
    anna.set_out(".prompt:not(.mine)", 0)
    arrive(anna)
    expect(anna.all(".own .gone")).to_contain_text("nicht mehr im Spiel: ")
    expect(anna.all(".own .held, .own .resources, .target, .card.legal, .tray, .urgent")).to_have_count(0)
    for button in ("#undo", "#hint"):
        expect(anna.all(button)).to_be_disabled()
    anna.until(f"{SEQ}.then((seq) => seq > {anna.page.evaluate(SEQ)})")
    expect(anna.all(RESULT)).to_be_visible()
    assert not anna.complaints


@pytest.mark.long
@pytest.mark.timeout(900)
def test_katakomben_between_two_browsers(sit: Sit) -> None:
    anna, ben = two(sit, game="katakomben", seed="kata-2")
    for player in (anna, ben):
        player.set_out(RESULT, 0.8)
    assert arrive(anna, ben) > 60
    for player in (anna, ben):
        check_points(player, 2)
        assert not player.complaints
