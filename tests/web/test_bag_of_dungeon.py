"""Bag of Dungeon in the browser: two people, a fight with a helper, the fields of a sheet, and four heroes alone."""

from collections.abc import Callable
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from tests.web.player import CHOOSE, Player

Sit = Callable[..., Player]
OFFERED = """async () => {
  const state = await import("/web/net/state.mjs");
  while (state.pending.value || !state.view.value) await new Promise((done) => setTimeout(done, 50));
  return state.choices.value.map((choice) => [choice.id, choice.kind]);
}"""
SEED = "lantern"
"""With this seed Ben begins, and the first tile he draws is the lair of a troll."""


def call(address: str, body: object) -> Any:
    """Ask the server for something."""
    request = Request(address, msgspec.json.encode(body), {"content-type": "application/json"})
    with urlopen(request) as reply:
        return msgspec.json.decode(reply.read())


def do(player: Player, kind: str, target: str = "") -> str:
    """Answer with the first option of a kind, or the one about a target; return what it was about."""
    player.wait_for_turn()
    offered = [id for id, each in player.page.evaluate(OFFERED) if each == kind and id.endswith(target)]
    assert offered, kind
    player.page.evaluate(CHOOSE, offered[0])
    return str(offered[0]).partition(":")[2]


def meet(player: Player) -> None:
    """Draw a tile, lay it, and walk into the monster that lurks there."""
    do(player, "explore")
    place = do(player, "lay")
    do(player, "walk", f":{place}")
    expect(player.all(".spot-fight .opponent")).to_have_count(2)


def test_two_people_fight_together(sit: Sit) -> None:
    anna, ben = sit(), sit("de", phone=True)
    anna.open("friend", game="bag_of_dungeon", seed=SEED)
    ben.join(anna.invitation(), "Ben")
    meet(ben)
    expect(ben.all(".spot-fight .opponent").last).to_contain_text("Troll")
    expect(ben.all("[data-option='call:0']")).to_contain_text("Anna")
    ben.all("[data-option='call:0']").click()
    expect(anna.all(".prompt.mine")).to_have_text("Ben calls for help. Do you come?")
    expect(anna.all(".spot-fight .chance .whose")).to_have_count(3)
    anna.all("[data-option='agree']").click()
    ben.all("[data-option='fight']").click()
    for player, told in ((anna, "Anna comes to"), (ben, "Anna kommt")):
        expect(player.all(".log")).to_contain_text(told)
    expect(anna.all(".log")).to_contain_text("The monster rolls")


def test_one_person_leads_four_heroes(sit: Sit) -> None:
    anna = sit("de")
    wish = {
        "game": "bag_of_dungeon",
        "seats": ["you"] * 4,
        "name": "Anna",
        "seed": "solo",
        "options": {"variant": "solo"},
    }
    made = call(f"{anna.url}/api/tables", wish)
    anna.page.goto(f"{anna.url}/t/{made['table']}#s={made['token']}")
    expect(anna.all(".seats .seat.faced")).to_have_count(4)
    expect(anna.all(".seats .name").last).to_have_text("Blau")
    expect(anna.all("[data-option^='order:']")).to_have_count(4)
    anna.all("[data-option='order:2']").click()
    expect(anna.all(".own-sheet")).to_be_visible()
    anna.dismiss_hints()
    expect(anna.all(".own .slot-gap")).to_have_count(8)
    expect(anna.all(".track-ap li.here")).to_have_count(1)
    expect(anna.all("[role=tab]")).to_have_count(4)
    expect(anna.all("[data-tab='2']")).to_have_attribute("aria-selected", "true")
    name = anna.all(".own-sheet h3").inner_text()
    anna.all("[data-tab='0']").click()
    expect(anna.all(".own-sheet h3")).not_to_have_text(name)
    expect(anna.all(".own .card.legal")).to_have_count(0)
    anna.all("[data-tab='2']").click()
    expect(anna.all(".own-sheet h3")).to_have_text(name)
    anna.all("[data-option='explore']").click()
    expect(anna.all(".held-tile")).to_be_visible()


def test_where_somebody_points_the_others_see_a_mark_and_read_who_it_was(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.open("friend", game="bag_of_dungeon")
    ben.join(anna.invitation(), "Ben")
    for player in (anna, ben):
        expect(player.all(".board [data-place='start']").first).to_be_visible()
    anna.all(".finger").click()
    expect(anna.all(".finger")).to_have_attribute("aria-pressed", "true")
    anna.all(".board [data-place='start']").first.click(force=True)
    expect(ben.all("[data-pointed='start']")).to_have_count(1)
    expect(ben.all(".toast")).to_contain_text("Anna")
    expect(anna.all(".finger")).to_have_attribute("aria-pressed", "false")


# Trading

TRADE_SEED = "trade-3"
TO_A_TRADE = ("explore", "lay:1", "walk:1", "draw", "put:6", "walk:0")
"""With this seed these answers of Anna lead back to Ben, with a skull in her bag."""
SKULL = {"en": "Sorcerer’s Skull", "de": "Hexerschädel"}


def propose(player: Player, option: str) -> None:
    """Lay one thing into a trade, and propose that; before there is nothing to propose."""
    expect(player.all(".basket")).to_have_count(2)
    expect(player.all("[data-option='offer']")).to_have_count(0)
    good = player.all(f".good[data-option='{option}']")
    expect(good).to_have_attribute("aria-pressed", "false")
    good.click()
    expect(player.all(".good.given")).to_have_attribute("aria-pressed", "true")
    player.all("[data-option='offer']").click()


def asked_to_trade(player: Player, prompt: str) -> None:
    """Somebody is asked to agree and sees that Anna would give one thing for nothing, but cannot change it."""
    expect(player.all(".prompt.mine")).to_have_text(prompt)
    expect(player.all("[data-basket='0'] .good.given")).to_have_count(1)
    expect(player.all("[data-basket='1'] .given")).to_have_count(0)
    expect(player.all("button.good")).to_have_count(0)


def owns(player: Player, name: str) -> Locator:
    """Return a thing somebody has before them."""
    return player.all(".own .carried .card", has_text=name)


def test_a_trade_is_proposed_seen_refused_and_agreed_to(sit: Sit) -> None:
    anna, ben = sit(), sit("de")
    anna.open("friend", game="bag_of_dungeon", seed=TRADE_SEED)
    ben.join(anna.invitation(), "Ben")
    for option in TO_A_TRADE:
        anna.page.evaluate(CHOOSE, option)
    anna.all("[data-option='trade:1']").click()
    propose(anna, "give:sorcerers_skull")
    asked_to_trade(ben, "Anna schlägt dir einen Tausch vor. Stimmst du zu?")
    ben.all("[data-option='pass']").click()
    expect(anna.all(".log")).to_contain_text("Anna and Ben do not trade.")
    expect(owns(anna, SKULL["en"])).to_have_count(1)
    expect(anna.all("[data-option='offer']")).to_have_count(0)
    for option in ("pass", "end"):
        anna.page.evaluate(CHOOSE, option)
    ben.all("[data-option='trade:0']").click()
    propose(ben, "take:sorcerers_skull")
    asked_to_trade(anna, "Ben proposes a trade. Do you agree?")
    anna.all("[data-option='agree']").click()
    expect(owns(ben, SKULL["de"])).to_have_count(1)
    expect(owns(anna, SKULL["en"])).to_have_count(0)


HIDDEN_SHAPES = """
() => {
  const pawns = [...document.querySelectorAll("[data-piece].is-pawn")];
  const box = (e, inside) => e.querySelector(inside).getBoundingClientRect();
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const covers = (e, [x, y]) => (({ left, right, top, bottom, width, height }) =>
    x > left + width / 8 && x < right - width / 8 && y > top + height / 8 && y < bottom - height / 8)(box(e, "use"));
  return pawns.flatMap((e, i) => pawns.slice(i + 1).filter((other) => covers(other, middle(box(e, ".shape"))))
    .map((other) => `${other.dataset.piece} hides the shape of ${e.dataset.piece}`));
}
"""
"""Pieces that stand on the shape of another one, by which it is told apart without its colour."""


GATHER = """
() => import("/web/net/state.mjs").then(async (s) => {
  const { scene } = s.view.value;
  const { place } = scene.tokens.find((t) => t.noun === "pawn");
  const tokens = scene.tokens.map((t) => (t.noun === "pawn" ? { ...t, place } : t));
  s.view.value = { ...s.view.value, scene: { ...scene, tokens } };
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 400)));
})
"""
"""Lets all heroes stand on one tile, whoever has gone by now."""


@pytest.mark.feature(29)
@pytest.mark.parametrize("others", [1, 2, 3])
def test_all_who_stand_on_one_tile_are_told_apart(sit: Sit, others: int) -> None:
    anna = sit()
    anna.sit_at(*["greedy"] * others, game="bag_of_dungeon", seed=SEED)
    expect(anna.all("[data-piece].is-pawn .shape")).to_have_count(others + 1)
    anna.wait_for_turn()
    anna.page.evaluate(GATHER)
    assert anna.page.evaluate(HIDDEN_SHAPES) == []
