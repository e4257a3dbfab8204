"""What somebody who played by hand stumbled over: piles without names, hidden figures, names that were no links."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.web.journeys import travel
from tests.web.player import STILL, Player
from tests.web.test_koenige import alone, until

Sit = Callable[..., Player]
IN_PLAY = """(face) => import('/web/net/state.mjs').then((s) => {
  const zone = { id: "in-play", kind: "row", cards: [{ face }] };
  s.view.value = { ...s.view.value, scene: { ...s.view.value.scene, zones: [...s.view.value.scene.zones, zone] } };
})"""
"""A card is being carried out, before all eyes."""
CUT = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.innerText)"
OVERLAP = """([thing, others]) => {
  const box = document.querySelector(thing).getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return [...document.querySelectorAll(others)].filter((each) => !apart(box, each.getBoundingClientRect())).length;
}"""
OUTSIDE = """() => {
  const board = document.querySelector(".board").getBoundingClientRect();
  const stage = document.querySelector(".stage").getBoundingClientRect();
  const hidden = (box) => box.top < board.top || box.bottom > stage.top;
  return [...document.querySelectorAll(".target")].filter((each) => hidden(each.getBoundingClientRect())).length;
}"""
NEWCOMER = """{
  const keep = Storage.prototype.setItem;
  const isTour = (key) => key.startsWith("verlies-tour-");
  Storage.prototype.setItem = function (key, value) { if (!isTour(key)) keep.call(this, key, value); };
}"""
"""Whoever sits down has never played the game."""
PRICED_AROUND = """async (here) => {
  const s = await import('/web/net/state.mjs');
  const moved = (each) => (each.seat === s.mySeat.value && each.place ? { ...each, place: here } : each);
  const cost = ["boots", "damage"].map((kind) => ({ kind, value: 1 }));
  const steps = s.places.value.filter((p) => p.id !== here && p.id.split(".")[0] === here.split(".")[0]);
  const choices = steps.map(({ id }) => ({ id: `walk:${id}`, kind: "walk", noun: "place", target: id, cost }));
  const { scene } = s.view.value;
  const prompts = scene.prompts.map((p) => ({ ...p, choices }));
  const [panels, tokens] = [scene.panels.map(moved), scene.tokens.map(moved)];
  s.view.value = { ...s.view.value, scene: { ...scene, panels, tokens, prompts } };
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
  return choices.length;
}"""
"""Stand in a room, and be offered a step to all others of the tile, for two prices."""
ROOMS = "import('/web/net/state.mjs').then((s) => s.places.value.map((p) => p.id).filter((id) => id.includes('.')))"
DECLINED = "declined 1"
"""With this seed cards have names that are declined as objects of a sentence."""


def overlaps(player: Player, thing: str, others: str) -> Any:
    """Return how many others lie over a thing."""
    player.page.evaluate(STILL)
    return player.page.evaluate(OVERLAP, [thing, others])


def test_piles_keep_their_names_while_a_card_is_carried_out(sit: Sit) -> None:
    anna = sit("de")
    alone(anna)
    until(anna, "Lay")
    piles = anna.all(".market .pile")
    before = piles.all_inner_texts()
    assert len(before) > 6
    face = anna.all(".held .card[data-face]").first.get_attribute("data-face")
    anna.page.evaluate(IN_PLAY, face)
    expect(anna.all(f'.market .zone .card[data-face="{face}"]')).to_be_visible()
    assert piles.all_inner_texts() == before
    assert anna.all(".market .pile span").evaluate_all(CUT) == []


def test_cards_with_declined_names_can_be_looked_at_from_the_log(sit: Sit) -> None:
    anna = sit("de")
    alone(anna, DECLINED)
    until(anna, "Lay")
    dealt = anna.all(".log li", has_text=" bekommt d")
    said = dealt.all_inner_texts()
    linked = [dealt.nth(number).locator(".thing").count() for number in range(len(said))]
    assert any(" Schnellen " in line or "en Griff" in line or "as Rostige" in line for line in said), said
    assert [line for line, count in zip(said, linked, strict=True) if count != 1] == []


def test_a_fight_leaves_the_one_who_fights_in_sight(sit: Sit) -> None:
    anna = sit()
    next(travel(anna, "bag_of_dungeon"))
    assert overlaps(anna, ".halo", ".stage > *") == 0


def test_looking_back_hides_nothing_of_a_small_map(sit: Sit) -> None:
    anna = sit("de")
    alone(anna)
    until(anna, "Lay")
    anna.all(".log .moment").last.evaluate("(button) => button.click()")
    expect(anna.all(".look-back")).to_be_visible()
    assert overlaps(anna, ".look-back", ".tile") == 0


@pytest.mark.parametrize(("width", "height"), [(320, 640), (844, 390)])
def test_with_first_hints_on_a_small_phone_all_places_for_a_room_are_in_sight(
    sit: Sit, width: int, height: int
) -> None:
    anna = sit("de", phone=True)
    anna.page.set_viewport_size({"width": width, "height": height})
    anna.page.add_init_script(NEWCOMER)
    alone(anna)
    until(anna, "Lay")
    expect(anna.all(".tour")).to_be_visible()
    expect(anna.all(".target").first).to_be_visible()
    anna.page.evaluate(STILL)
    assert anna.page.evaluate(OUTSIDE) == 0
    tray = anna.all(".tray:has(.held-tile)").bounding_box()
    assert tray is not None
    assert (tray["height"] < 60, tray["width"] < 0.7 * width) == (True, True), "it takes no more than it needs"


def test_no_price_lies_on_my_pawn(sit: Sit) -> None:
    anna = sit()
    anna.sit_at("greedy", game="katakomben", seed="tile")
    anna.wait_for_turn()
    rooms = anna.page.evaluate(ROOMS)
    offered = {room: anna.page.evaluate(PRICED_AROUND, room) and overlaps(anna, ".halo", ".badge") for room in rooms}
    assert len(offered) > 6
    assert {room: count for room, count in offered.items() if count} == {}


JOINED = ["Runen-skarabäus", "Quecksilber-trank", "Gegenstands-kachel", "Kristall-kompass", "Zau-berer"]
"""Words that break where their parts meet, or else in the middle."""
BROKEN = """(words) => import('/web/base/hyphen.mjs')
  .then(({ soft }) => words.map((word) => soft(word.replace("-", ""), 8)))"""
WIZARD = """() => import('/web/net/state.mjs').then((s) => {
  const spot = s.scene.value.spots.find((each) => each.matrix);
  s.words.value = { ...s.words.value, [`${spot.noun}-${spot.face}`]: "Zauberer" };
})"""


def test_the_name_below_a_portrait_breaks_at_no_letter_or_at_a_hyphen(sit: Sit) -> None:
    anna = sit("de")
    journey = travel(anna, "dungeonquest")
    next(journey), next(journey)
    anna.page.evaluate(WIZARD)
    caption = anna.all(".versus figcaption", has_text="Zau")
    expect(caption).to_be_visible()
    assert caption.evaluate("(e) => ((e.style.overflowWrap = 'normal'), e.scrollWidth <= e.clientWidth)")
    assert anna.page.evaluate(BROKEN, JOINED) == [word.replace("-", "\u00ad") for word in JOINED]


def test_what_is_said_of_a_game_is_said_of_no_other_while_its_words_are_on_their_way(sit: Sit) -> None:
    anna, held = sit(), list[Route]()
    anna.lobby()
    expect(anna.all(".howto li").first).to_be_visible()
    anna.page.route("**/api/words/bag_of_dungeon/*", lambda route: held.append(route))  # noqa: PLW0108
    anna.page.select_option("#game", "bag_of_dungeon")
    expect(anna.all(".howto > p")).to_contain_text("Ring")
    expect(anna.all(".howto li")).to_have_count(0)
    held[0].continue_()
    expect(anna.all(".howto li").first).to_contain_text("cave")
