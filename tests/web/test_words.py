"""The table in words, typed answers, focus that stays, plain drawings, and the table as an app."""

import json
import re
from collections.abc import Callable
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests.web.journeys import travel
from tests.web.player import Player

Sit = Callable[..., Player]
HELD = ".hand .held .card"
WAYS = {
    "klong": "F02 Dungeon Gate.*Ways: F01 Outside; F03 Guardroom",
    "katakomben": "Entrance Hall.*Ways: ",
    "dungeonquest": "north (wall|opening|door|portcullis), east ",
    "bag_of_dungeon": "Ways: ",
    "koenige": r"Start Room.*Ways: N1; E1",
}
"""What is said of rooms and where they lead; where tiles lie on fields it is told which of their sides are open."""
PRICED = {
    "klong": r"Mercenary \(2 Skill\).*Backpack \(7 Gold\)",
    "katakomben": r"Mercenary \(2 Skill\).*Backpack \(7 Gold\)",
}
"""What is sold has its price, whether one can pay it or not."""


@pytest.mark.feature(35, 36)
def test_a_turn_is_read_and_typed(sit: Sit) -> None:
    """Dealt from a seed: a hand of five like cards would leave nothing to ask back."""
    anna = sit()
    anna.sit_down()
    anna.page.keyboard.press("t")
    rooms = anna.all(".text-rooms li")
    expect(rooms.first).to_contain_text("you are here")
    expect(rooms.first).to_contain_text(re.compile("Ways: .+"))
    expect(anna.all(".dialog-words")).to_contain_text(re.compile("Anna.*Health 10"))
    expect(anna.all(".dialog-words")).to_contain_text("Burgle – ")
    anna.page.fill("#typed", "swim")
    anna.page.keyboard.press("Enter")
    expect(anna.all("#heard")).to_have_text("That cannot be chosen just now.")
    for question, told in (
        ("hand", r"Anna, Hand: (Burgle|Sidestep|Scramble|Stumble) – "),
        ("jonas", r"Jonas: Health 10/10"),
        ("dragon", r"Dragon.*: .*\d"),
        ("guardroom", r"F03 Guardroom.*Ways: "),
    ):
        anna.page.fill("#typed", question)
        anna.page.keyboard.press("Enter")
        expect(anna.all("#heard")).to_have_text(re.compile(told))
        expect(anna.all("#typed")).to_have_value("")
    expect(anna.all(HELD)).to_have_count(5)
    anna.page.fill("#typed", "play")
    anna.page.keyboard.press("Enter")
    expect(anna.all("#heard")).to_contain_text("That can mean several things: ")
    for left in (4, 3, 2, 1, 0):
        word = anna.all(".text-offers code").first.inner_text()
        assert word.startswith("play:")
        anna.page.fill("#typed", word)
        anna.page.keyboard.press("Enter")
        expect(anna.all(HELD)).to_have_count(left)
        expect(anna.all("#typed")).to_be_focused()
    expect(anna.all("#heard")).not_to_be_empty()
    anna.page.keyboard.press("Escape")
    expect(anna.all(".dialog-words")).to_have_count(0)


@pytest.mark.feature(33)
def test_whoever_uses_keys_is_at_the_question_when_their_card_is_gone(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.all(HELD).first.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.all(HELD)).to_have_count(4)
    focused = "document.activeElement.closest('.prompt, .card') !== null"
    anna.until(focused)
    anna.page.keyboard.press("ArrowRight")
    anna.until("document.activeElement.matches('.legal, .next, .option')")


CROWDED = """
() => {
  const box = (e) => e.getBoundingClientRect();
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const rooms = [...document.querySelectorAll(".chamber")];
  const [name, edge] = [(e) => e.dataset.chamber, (e) => box(e.querySelector("rect"))];
  const wide = ([e, text]) => box(text).left < edge(e).left - 2 || box(text).right > edge(e).right + 2;
  const names = rooms.flatMap((e) => [...e.querySelectorAll(":scope > text")].map((text) => [e, text]));
  const words = [...document.querySelectorAll(".corridor text, .place-name")].map((e) => e.textContent);
  return [
    ...rooms.flatMap((a, i) => rooms.slice(i + 1).filter((b) => over(edge(a), edge(b))).map((b) => [a, b].map(name))),
    ...names.filter(wide).map(([e]) => `${name(e)} is too long`),
    ...words.filter((each) => !/^\\d+$/.test(each)),
  ];
}
"""
"""Rooms that cover each other or are too narrow for their names; names and marks that stand in words beside them."""


@pytest.mark.feature(32)
def test_plain_drawings_are_shapes_and_words_in_strong_contrast(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    expect(anna.all(".ground.plain")).to_have_count(0)
    anna.page.click("#settings")
    anna.all(".setting", has_text="Plain drawing").get_by_text("On", exact=True).click()
    anna.page.keyboard.press("Escape")
    expect(anna.all(".ground.plain .chamber").first).to_be_attached()
    anna.page.evaluate("import('/web/board/camera.mjs').then((c) => c.zoom(2))")
    assert anna.page.evaluate(CROWDED) == []
    ways = anna.page.evaluate(
        "import('/web/net/state.mjs').then((s) => s.links.value.map((way) => Boolean(way.wraps)))"
    )
    assert anna.all(".corridor").count() == len(ways) + sum(ways), "what leaves the board comes back"
    assert anna.all("use[href^='#face-'], use[href^='#pawn-']").count() == 0
    assert (
        anna.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()") == "#000"
    )
    anna.all(HELD).first.click()
    expect(anna.all(HELD)).to_have_count(4)
    anna.page.reload()
    expect(anna.all(".ground.plain")).to_be_attached()


@pytest.mark.feature(38)
def test_the_table_can_be_installed_and_claims_nothing_more(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    link = anna.all("link[rel=manifest]").get_attribute("href")
    with urlopen(f"{anna.url}{link}") as reply:
        manifest = json.load(reply)
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        with urlopen(f"{anna.url}{icon['src']}") as reply:
            assert reply.headers["content-type"].startswith(icon["type"])
    found = anna.context.new_cdp_session(anna.page).send("Page.getAppManifest")
    assert found["errors"] == []
    assert anna.page.evaluate("navigator.serviceWorker.controller") is None


@pytest.mark.feature(35)
@pytest.mark.parametrize("journey", WAYS)
def test_the_table_in_words_says_rooms_ways_and_prices_in_every_game(sit: Sit, journey: str) -> None:
    anna = sit()
    for _ in travel(anna, journey):
        break
    anna.page.keyboard.press("t")
    table = anna.all(".dialog-words")
    expect(table.locator(".text-rooms")).to_contain_text(re.compile(WAYS[journey]))
    expect(table.locator(".text-offers button").first).not_to_be_empty()
    if journey in PRICED:
        expect(table).to_contain_text(re.compile(PRICED[journey]))


SEQ = "import('/web/net/state.mjs').then((s) => s.pending.value ? -1 : s.view.value.seq)"


def walk_to(player: Player, wanted: str, most: int = 30) -> None:
    """Go by the arrow keys, and nothing else, to something that can be chosen."""
    for _ in range(most):
        player.page.keyboard.press("ArrowRight")
        if player.page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"the arrows do not lead to {wanted}")


@pytest.mark.feature(18, 33, 34)
def test_arrows_lead_to_the_market_and_the_board_where_cards_are_read_bought_and_rooms_entered(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.play_hand()
    walk_to(anna, ".market .card.legal")
    title = (anna.all(":focus").get_attribute("aria-label") or "").partition(".")[0]
    anna.page.keyboard.press("i")
    expect(anna.all(".dialog-card h2")).to_have_text(title)
    anna.page.keyboard.press("Escape")
    expect(anna.all(".market .card:focus")).to_have_count(1)
    expect(anna.all(".log")).not_to_contain_text(f"Anna buys {title}")
    for goal in (".target", ".market .card.legal", ".actions .next.end"):
        before = anna.page.evaluate(SEQ)
        walk_to(anna, goal)
        anna.page.keyboard.press("Enter")
        if goal.endswith("end") and anna.all(".dialog-end").count():
            anna.page.keyboard.press("Enter")
        anna.until(f"{SEQ}.then((seq) => seq > {before})")
    expect(anna.all(".log")).to_contain_text(re.compile("Anna (buys|acquires|takes)"))
