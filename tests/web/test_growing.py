"""A map that grows: laid by click, by keys and with one drag; shown as a whole, and where the twin in Python says."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from tests.maps import CAVES, caves, recorded
from tests.web.player import Player
from verlies.core.rng import Rng
from verlies.core.scene import Scene, Static
from verlies.core.spread import bounds, printed, spread

Sit = Callable[..., Player]
SEED = "grow"
SPREAD = """([fixed, scenes]) => import('/web/board/map.mjs').then((map) => scenes.map((scene) => {
  const { places, links } = map.spread(fixed, scene);
  return [places, links, map.bounds(scene.fields), [...map.printed(fixed).values()]];
}))"""
CAMERA = "import('/web/board/camera.mjs').then((c) => c.camera.value)"


def exploring(player: Player, *, seed: str = SEED) -> None:
    """Sit down at a table of Lantern and look at the first tile; in a tie the first seat carries the lantern."""
    player.sit_at("random", game="lantern", seed=seed)
    player.all("[data-option='vote:0']").click()
    player.all("[data-option='explore']").click()
    expect(player.all(".held-tile")).to_be_visible()


def target(player: Player, place: str) -> Any:
    """Return a field one may choose."""
    return player.all(f".target[data-place='{place}']")


def in_hand(player: Player, turns: int) -> None:
    """Expect the tile in hand to be turned so far."""
    expect(player.all(f".ahead[data-ahead='{turns}']")).to_have_count(1)


# The twins


def sent(thing: Any) -> Any:
    """Return something as it goes over the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def compare(player: Player, static: Static, scenes: list[Scene]) -> None:
    found = player.page.evaluate(SPREAD, [sent(static), sent(scenes)])
    for scene, seen in zip(scenes, found, strict=True):
        assert seen == sent([*spread(static, scene), bounds(scene.fields), list(printed(static).values())])


def test_the_browser_spreads_a_map_as_python_does(sit: Sit) -> None:
    from lantern import GAME

    anna = sit()
    anna.lobby()
    compare(anna, GAME.static({}), list(recorded()))
    compare(anna, CAVES, [caves(Rng(seed)) for seed in range(40)])


# Laying


def test_a_tile_is_laid_and_turned_by_clicks(sit: Sit) -> None:
    anna = sit("de")
    exploring(anna)
    expect(anna.all(".target")).to_have_count(4)
    expect(target(anna, "e1")).to_have_attribute("aria-label", "Lege es nach O1 (1 Öl)")
    target(anna, "e1").click()
    expect(anna.all(".turner .option")).to_contain_text("1 Öl")
    expect(anna.all(".tile[data-piece='e1']")).to_have_count(0)
    for _ in range(4):
        if anna.all(".ahead.unfit").count():
            break
        before = int(anna.all(".ahead").get_attribute("data-ahead") or 0)
        anna.all(".ahead").click()
        in_hand(anna, (before + 1) % 4)
    expect(anna.all(".turner .why-not")).to_have_text("So wäre das Plättchen zur Laterne hin zu.")
    expect(anna.all(".turner .option")).to_have_count(0)
    while anna.all(".ahead.unfit").count():
        before = int(anna.all(".ahead").get_attribute("data-ahead") or 0)
        anna.all(".quarter").last.click()
        in_hand(anna, (before + 1) % 4)
    turns = anna.all(".ahead").get_attribute("data-ahead")
    anna.all(".turner .option").click()
    expect(anna.all(".tile[data-piece='e1']")).to_have_count(1)
    state = "import('/web/net/state.mjs').then((s) => s.scene.value.tokens.find((t) => t.id === 'e1').turned ?? 0)"
    assert str(anna.page.evaluate(state)) == turns
    assert anna.all(".field-name", has_text="O1").count() >= 1


def test_a_tile_is_laid_with_keys_alone(sit: Sit) -> None:
    anna = sit()
    exploring(anna)
    expect(anna.all(".target")).to_have_count(4)
    focused = "document.activeElement.dataset.place"
    for _ in range(40):
        anna.page.keyboard.press("ArrowRight")
        if anna.page.evaluate(focused) == "n1":
            break
    expect(target(anna, "n1")).to_be_focused()
    anna.page.keyboard.press("Enter")
    first = anna.all(".ahead")
    expect(first).to_be_visible()
    before = int(first.get_attribute("data-ahead") or 0)
    anna.page.keyboard.press("r")
    in_hand(anna, (before + 1) % 4)
    anna.page.keyboard.press("Shift+R")
    in_hand(anna, before)
    anna.page.keyboard.press("Enter")
    expect(anna.all(".tile[data-piece='n1']")).to_have_count(1)


@pytest.mark.parametrize("sideways", [False, True])
def test_a_tile_is_laid_with_one_drag_on_the_phone(sit: Sit, sideways: bool) -> None:
    anna = sit(phone=True)
    if sideways:
        anna.page.set_viewport_size({"width": 844, "height": 390})
    exploring(anna)
    held, goal = anna.all(".held-tile").bounding_box(), target(anna, "w1").bounding_box()
    assert held
    assert goal
    mouse = anna.page.mouse
    mouse.move(held["x"] + 20, held["y"] + 20)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(anna.all(".dragged")).to_be_visible()
    mouse.up()
    expect(anna.all(".ahead")).to_be_visible()
    expect(anna.all(".dragged")).to_have_count(0)
    before = int(anna.all(".ahead").get_attribute("data-ahead") or 0)
    anna.all(".ahead").tap()
    in_hand(anna, (before + 1) % 4)
    while anna.all(".ahead.unfit").count():
        before = int(anna.all(".ahead").get_attribute("data-ahead") or 0)
        anna.all(".quarter").first.tap()
        in_hand(anna, (before - 1) % 4)
    anna.all(".turner .option").tap()
    expect(anna.all(".tile[data-piece='w1']")).to_have_count(1)


def test_a_tile_dropped_anywhere_else_stays_in_hand(sit: Sit) -> None:
    anna = sit()
    exploring(anna)
    held = anna.all(".held-tile").bounding_box()
    assert held
    anna.page.mouse.move(held["x"] + 20, held["y"] + 20)
    anna.page.mouse.down()
    anna.page.mouse.move(held["x"] + 20, held["y"] - 60, steps=2)
    anna.page.mouse.up()
    expect(anna.all(".held-tile")).to_be_visible()
    expect(target(anna, "e1")).to_be_visible()


# Looking


def lay(player: Player, place: str) -> None:
    """Lay the tile in hand in the first way it may lie."""
    target(player, place).click()
    player.all(".turner .option").click()
    expect(player.all(f".tile[data-piece='{place}']")).to_have_count(1)


WHOLE = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const all = [...document.querySelectorAll(".board .tile, .board .ghost-cell")].map(box);
  const frame = box(document.querySelector(".board"));
  return all.length > 3 && all.every((each) => each.left >= frame.left && each.right <= frame.right
    && each.top >= frame.top && each.bottom <= frame.bottom);
}"""


def test_the_map_is_shown_as_a_whole_when_it_has_grown(sit: Sit) -> None:
    anna = sit()
    exploring(anna)
    at = anna.all(".tile[data-piece='start']").get_attribute("transform")
    lay(anna, "w1")
    anna.until(WHOLE)
    assert anna.all(".tile[data-piece='start']").get_attribute("transform") == at, "positions are absolute"
    expect(anna.all(".canvas.glide")).to_have_count(0)


def test_who_has_zoomed_is_left_where_they_look(sit: Sit) -> None:
    anna = sit()
    exploring(anna)
    anna.page.keyboard.press("+")
    before = anna.page.evaluate(CAMERA)
    lay(anna, "w1")
    now = anna.page.evaluate(CAMERA)
    assert now["k"] == pytest.approx(before["k"])
    anna.page.keyboard.press("0")
    anna.until(f"{CAMERA}.then((now) => now.k < {before['k']})")
