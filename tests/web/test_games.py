"""Whole games between two browsers, from the invitation to the last point."""

import re
from collections.abc import Callable
from urllib.request import urlopen

import pytest
from playwright.sync_api import Locator, expect

from tests.web.player import PARTING, RESULT, Player, arrive

Sit = Callable[..., Player]
FIGHT_SEED = "web-2"
"""With this seed Anna is the first to meet a monster."""


def two(sit: Sit, *bots: str, game: str, seed: str) -> tuple[Player, Player]:
    """Seat Anna and Ben, who speaks German and came by a link."""
    anna, ben = sit(), sit("de")
    anna.open("friend", *bots, game=game, seed=seed)
    ben.join(anna.invitation(), "Ben")
    for player in (anna, ben):
        expect(player.all(".table")).to_be_visible()
    return anna, ben


def check_points(player: Player, seats: int) -> None:
    """Every point of every player is explained."""
    scores = player.all(".dialog-result .score")
    expect(scores).to_have_count(seats)
    for score in scores.all():
        lines = [int(text) for text in score.locator("li b").all_inner_texts()]
        assert sum(lines) == int(score.locator("h3 b").inner_text())


def check_parting(player: Player, game: str) -> str:
    """Somebody's own end is announced with its rule; then the place says so, after the turn. Returns the headline."""
    box = player.all(PARTING)
    headline = box.locator("h2").inner_text()
    expect(player.page.get_by_role("dialog", name=headline)).to_be_visible()
    expect(box.locator(".told")).to_contain_text(re.compile("Anna|Ben"))
    expect(box.locator(".law .thing")).to_have_attribute("title", re.compile(rf"{game}\.\w+"))
    expect(box.locator(".law")).not_to_contain_text(f"{game}.")
    assert len(box.locator(".law").inner_text()) > 40
    box.locator(".main").click()
    player.set_out(".own .gone", 0)
    arrive(player)
    expect(player.all(".own .gone")).to_have_text(re.compile("out of the game: |nicht mehr im Spiel: "))
    assert player.all(".own .card, .own .resources").count() == 0
    return headline


@pytest.mark.feature(54, 59, 62)
@pytest.mark.timeout(600)
def test_klong_between_two_browsers_and_a_bot(sit: Sit) -> None:
    anna, ben = two(sit, "greedy", game="klong", seed="web-23")
    for player in (anna, ben):
        player.set_out(PARTING)
    assert arrive(anna, ben) > 60
    assert check_parting(anna, "klong") in ("You have escaped!", "You are knocked out!")
    assert check_parting(ben, "klong") in ("Du bist entkommen!", "Du bist bewusstlos!")
    for player in (anna, ben):
        player.set_out(RESULT)
    arrive(anna, ben)
    for player in (anna, ben):
        check_points(player, 3)
        expect(player.page.get_by_role("dialog", name=re.compile("wins|gewinn|win together"))).to_be_visible()
    with urlopen(f"{anna.url}{anna.all('.dialog-result a').get_attribute('href')}") as reply:
        assert b'"web-23"' in reply.readline()
    anna.page.click("#rematch")
    expect(ben.all("#rematch")).to_have_text("Zur Revanche")
    ben.page.click("#rematch")
    for player in (anna, ben):
        expect(player.all(".hand .held .card")).to_have_count(5)
    assert anna.page.url == ben.page.url


DUEL = ".tray .option[data-option^='attack:'], .pick"
SEQ = "import('/web/net/state.mjs').then((s) => s.view.value.seq)"
SEEN = """
import('/web/net/state.mjs').then((s) => {
  const { scene, choices, warning } = s.view.value;
  const board = document.querySelector(".board").innerText;
  return JSON.stringify([{ ...scene, prompts: [] }, choices, warning, s.log.value, board]);
})
"""
"""All that a page knows and shows, but for whose answer is awaited."""


def attack(player: Player, name: str) -> None:
    """Choose an attack in a fight."""
    player.all(".pick, .tray .option", has_text=name).first.click()


def until_level(behind: Player, ahead: Player) -> None:
    """Wait until one page has heard of all that the other has."""
    behind.until(f"{SEQ}.then((seq) => seq >= {ahead.page.evaluate(SEQ)})")


def lines(player: Player, text: str) -> Locator:
    """Return the lines of the log that say something."""
    return player.all(".right .log li", has_text=text)


@pytest.mark.feature(3, 12)
@pytest.mark.timeout(600)
def test_dungeonquest_between_two_browsers_with_a_fight(sit: Sit) -> None:
    """Anna meets a monster that Ben leads; neither sees what the other chooses before both have."""
    anna, ben = two(sit, game="dungeonquest", seed=FIGHT_SEED)
    for player in (anna, ben):
        player.set_out(f"{DUEL}, {RESULT}")
    arrive(anna, ben)
    expect(lines(ben, "Die Monsterkarte:")).to_have_count(1)
    expect(lines(anna, "Ben looks at the monster card.")).to_have_count(1)
    expect(ben.all(".prompt")).to_have_text(re.compile(r"Kampf von Anna: Du führst das Monster \(\w+\)\."))
    expect(anna.all(".prompt")).to_have_text("Choose your attack in secret.")
    before = anna.page.evaluate(SEEN)
    attack(ben, "Magie")
    expect(ben.all(".prompt.mine")).to_have_count(0)
    until_level(anna, ben)
    assert anna.page.evaluate(SEEN) == before, "Anna must not learn what Ben has chosen"
    attack(anna, "Melee")
    expect(lines(anna, "Anna chooses Melee, the monster Magic.")).to_have_count(1)
    expect(lines(ben, "Anna wählt Nahkampf, das Monster Magie.")).to_have_count(1)
    for player in (anna, ben):
        player.set_out(PARTING)
    arrive(anna, ben)
    assert check_parting(anna, "dungeonquest") in ("You have escaped!", "Your hero is dead!")
    assert check_parting(ben, "dungeonquest") in ("Du bist entkommen!", "Dein Held ist tot!")
    for player in (anna, ben):
        player.set_out(RESULT)
    arrive(anna, ben)
    for player in (anna, ben):
        check_points(player, 2)


LAID = """
(laid) => import('/web/net/state.mjs').then((s) => {
  const { scene } = s.view.value;
  const tokens = scene.tokens.filter((t) => t.noun !== "pawn").concat(laid);
  s.view.value = { ...s.view.value, scene: { ...scene, tokens } };
})
"""
"""Lays tiles and pieces on the table that a page shows."""
SHOWN = "[data-passages] [data-side], .piece.is-pawn, [data-piece^='tile-']"
MIDDLES = """
(shown) => Object.fromEntries([...document.querySelectorAll(shown)].map((e) => {
  const { x, y, width, height } = e.getBoundingClientRect();
  return [e.dataset.side ?? e.dataset.piece, [x + width / 2, y + height / 2]];
}))
"""
"""Where signs, tiles and pawns are seen."""


def test_dungeonquest_shows_doors_gates_dice_and_the_side_of_a_pawn(sit: Sit) -> None:
    """A door in the east and a gate in the west of C3, darkness on E3, and Anna north of the rubble on G3."""
    anna = sit()
    anna.sit_at("greedy", game="dungeonquest", seed=FIGHT_SEED)
    anna.wait_for_turn()
    tiles = {"c3": "dungeon_dxgx", "e3": "dark_xooo", "g3": "rubble_oooo"}
    tile = {"noun": "room", "flat": True}
    laid = [{**tile, "id": f"tile-{p}", "face": f, "place": p, "turned": int(p == "c3")} for p, f in tiles.items()]
    pawn = {"id": "pawn-0", "noun": "pawn", "face": "hugo", "place": "g3", "seat": 0, "side": 0}
    anna.page.evaluate(LAID, [*laid, pawn])
    expect(anna.all("[data-passages='c3'] [data-side]")).to_have_count(2)
    expect(anna.all("[data-piece='tile-c3'] use")).to_have_attribute("transform", "rotate(90)")
    expect(anna.all("[data-piece='tile-e3'] use")).not_to_have_attribute("transform", re.compile("rotate"))
    expect(anna.all("[data-passages='e3'] text")).to_have_text(["5·6", "1·2", "3·4"])
    expect(anna.all(".spot[data-place='c3'] title")).to_have_text(
        "C3 – Dungeon Room – north wall, east door, south wall, west portcullis"
    )
    anna.until("document.getAnimations().length === 0")
    at = anna.page.evaluate(MIDDLES, SHOWN)
    (x, y), (door, beside), (gate, _) = at["tile-c3"], at["door"], at["gate"]
    assert gate < x < door
    assert abs(beside - y) < 3
    assert at["pawn-0"][1] < at["tile-g3"][1] - 3


@pytest.mark.feature(32)
@pytest.mark.timeout(300)
def test_a_game_of_somebody_else_without_drawings(sit: Sit) -> None:
    anna, ben = two(sit, game="lantern", seed="web-1")
    expect(anna.all(".tile")).to_have_count(1)
    expect(anna.all(".field-name")).to_have_count(5)
    for player in (anna, ben):
        player.set_out(RESULT)
    arrive(anna, ben)
    for player in (anna, ben):
        expect(player.all(".dialog-result .headline")).not_to_be_empty()
        expect(player.all("#challenge")).to_be_visible()
