"""What a choice would do is said before it is made: by pointing, by the keyboard, and by a first tap on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player, arrive

Sit = Callable[..., Player]
CHOICES = """
import('/web/net/state.mjs').then((s) => {
  const { scene, notes } = s.view.value;
  const way = scene.prompts.flatMap((p) => p.choices ?? []).find((c) => c.noun === "place");
  const told = { ...notes, [way.id]: "costs 1 health" };
  const prompts = scene.prompts.map((p) => ({ ...p, choices: p.choices.map((c) => (
    c.id === way.id ? { ...c, notes: ["note-health=1"] } : c)) }));
  s.view.value = { ...s.view.value, notes: told, scene: { ...scene, prompts } };
  return way.target;
})
"""
"""Lets one way be dangerous; returns where it leads."""
BOUGHT = "import('/web/net/state.mjs').then((s) => s.view.value.seq)"
"""How often the match has changed: only by what is bought, as long as it is my turn."""
QUIET = "import('/web/net/state.mjs').then((s) => s.prompt.value && !s.pending.value)"
WARE = ".market .card.legal"
HOLD = """
(thing) => new Promise((done) => {
  const all = { bubbles: true, pointerType: "touch", pointerId: 7, isPrimary: true };
  thing.dispatchEvent(new PointerEvent("pointerdown", all));
  setTimeout(() => {
    thing.dispatchEvent(new PointerEvent("pointerup", all));
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    done();
  }, 700);
})
"""
"""A finger that stays on a place or a card for a while."""


def bought(player: Player, before: int) -> None:
    """Wait until something more was bought."""
    player.until(f"{BOUGHT}.then((n) => n > {before})")


def ready(sit: Sit, wanted: str, phone: bool = False) -> Player:
    """Sit at a table and play until something can be had."""
    anna = sit(phone=phone)
    anna.sit_down()
    anna.set_out(wanted, 1.0)
    arrive(anna)
    anna.until(QUIET)
    return anna


@pytest.mark.feature(3, 9)
def test_pointing_at_a_way_tells_what_it_costs(sit: Sit) -> None:
    anna = ready(sit, ".target")
    place = anna.page.evaluate(CHOICES)
    target = anna.all(f".target[data-place='{place}']")
    target.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(anna.all(".foretold")).to_contain_text("costs 1 health")
    expect(anna.all(".foretold")).to_contain_text("boot")
    target.dispatch_event("pointerleave", {"pointerType": "mouse"})
    expect(anna.all(".foretold")).to_have_count(0)
    target.focus()
    expect(anna.all(".foretold")).to_contain_text("costs 1 health")
    assert anna.all(".prompt .ask").count() == 1


@pytest.mark.feature(9, 18, 37)
def test_a_finger_that_stays_reads_a_card_one_that_taps_chooses_first_and_buys_then(sit: Sit) -> None:
    anna = ready(sit, WARE, phone=True)
    before = anna.page.evaluate(BOUGHT)
    ware = anna.all(WARE).first
    ware.evaluate(HOLD)
    expect(anna.all(".dialog-card")).to_be_visible()
    expect(anna.all(".card.weighed")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(anna.all(".dialog-card")).to_have_count(0)
    ware.tap()
    expect(anna.all(".card.weighed")).to_have_count(1)
    expect(anna.all(".foretold")).to_be_visible()
    expect(anna.all(".bottom .confirm")).to_be_visible()
    assert anna.page.evaluate(BOUGHT) == before
    anna.all(".prompt").tap()
    expect(anna.all(".card.weighed")).to_have_count(0)
    ware.tap()
    ware.tap()
    expect(anna.all(".card.weighed")).to_have_count(0)
    bought(anna, before)


def test_the_button_buys_too_and_the_question_can_be_switched_off(sit: Sit) -> None:
    anna = ready(sit, WARE, phone=True)
    before = anna.page.evaluate(BOUGHT)
    anna.all(WARE).first.tap()
    anna.all(".bottom .confirm").tap()
    bought(anna, before)
    anna.page.evaluate("import('/web/base/prefs.mjs').then((prefs) => prefs.setTaps('off'))")
    anna.set_out(WARE, 1.0)
    arrive(anna)
    anna.until(QUIET)
    before = anna.page.evaluate(BOUGHT)
    anna.all(WARE).first.tap()
    bought(anna, before)


def test_a_mouse_buys_at_once(sit: Sit) -> None:
    anna = ready(sit, WARE)
    before = anna.page.evaluate(BOUGHT)
    anna.all(WARE).first.click()
    bought(anna, before)


@pytest.mark.feature(3, 9)
def test_the_question_says_what_is_left_to_spend_and_pointing_what_would_be_left(sit: Sit) -> None:
    anna = ready(sit, WARE)
    left = anna.all(".prompt .left-over")
    had = int(re.findall(r"Skill (\d+)", left.inner_text())[0])
    ware = anna.all(f"{WARE}:has(.price-skill)").first
    costs = int(ware.locator(".price b").inner_text())
    ware.focus()
    expect(anna.all(".foretold")).to_contain_text(f"left then: Skill {had - costs}")
    expect(left).to_have_count(0)


@pytest.mark.feature(9, 37)
def test_a_long_press_on_a_place_tells_what_going_there_costs_and_does_not_go(sit: Sit) -> None:
    anna = ready(sit, ".target", phone=True)
    before = anna.page.evaluate(BOUGHT)
    anna.all(".target").first.evaluate(HOLD)
    offer = anna.all(".dialog-place .main")
    expect(offer).to_contain_text(re.compile(r"\(\d+ boots?\)"))
    assert anna.page.evaluate(BOUGHT) == before
    offer.tap()
    bought(anna, before)
