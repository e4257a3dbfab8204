"""What one reads: the games as pictures, the way back, rules by chapter, and what every symbol means."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests import icons
from tests.web.player import Player

Sit = Callable[..., Player]


@pytest.mark.feature(19, 51)
def test_games_are_chosen_by_picture_and_their_rules_read_by_chapter(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    expect(anna.all("#resume")).to_have_count(0)
    expect(anna.all(".game[data-game='klong']")).to_contain_text(re.compile(r"2–4 players · .*20 min · 190 rules"))
    anna.until("document.querySelector('.game[data-game=klong] img')?.naturalWidth > 100")
    anna.all(".game[data-game='dungeonquest']").click()
    expect(anna.all("#game")).to_have_value("dungeonquest")
    anna.all(".game[data-game='klong']").click()
    anna.page.click("#quick")
    anna.wait_for_turn()
    anna.dismiss_hints()

    anna.page.click("#rules")
    first = anna.all(".chapter").first
    expect(first).to_have_attribute("data-chapter", "turn")
    expect(first.locator("li").first).to_be_visible()
    expect(anna.all("[data-chapter='dragon'] summary")).to_have_text(re.compile("The dragon"))
    anna.page.fill(".dialog-rules input", "hand")
    anna.page.keyboard.press("Enter")
    expect(anna.all(".found dt").first).to_have_attribute("title", re.compile("klong.turn."))
    expect(anna.all(".found dt").first).to_have_text("The turn")
    anna.page.keyboard.press("Escape")
    anna.page.click("#rules")
    anna.page.click("#legend")
    expect(anna.all(".legend li").nth(30)).to_be_visible()
    expect(anna.all(".legend li", has_text="Boots").first).to_be_visible()
    anna.page.keyboard.press("Escape")

    anna.page.goto(anna.url)
    expect(anna.all("#resume")).to_contain_text("your turn")
    order = anna.page.evaluate("[...document.querySelectorAll('.entrance button')].map((e) => e.id)")
    assert order[0] == "resume", "the way back comes before all else"
    anna.page.click("#resume")
    anna.wait_for_turn()


@pytest.mark.feature(51)
def test_the_lobby_says_who_is_awaited_at_the_game_that_is_open(sit: Sit) -> None:
    anna, ben = sit(), sit()
    anna.open("friend", game="klong", seed="gone")
    ben.join(anna.invitation(), "Ben")
    ben.wait_for_turn()
    anna.page.goto(anna.url)
    expect(anna.all("#resume")).to_contain_text("waiting for Ben")


LEGEND = """
import('/web/net/state.mjs').then(async (s) => {
  s.dialog.value = { kind: "legend" };
  await new Promise((done) => setTimeout(done, 100));
  const drawn = (id) => document.querySelector(`symbol#${CSS.escape(id)}`)?.innerHTML ?? "";
  const told = [...document.querySelectorAll(".legend use")].map((use) => use.getAttribute("href").slice(1));
  return told.flatMap((id) => [id, ...[...drawn(id).matchAll(/href="#(icon-[^"]+)"/g)].map((found) => found[1])]);
})
"""


@pytest.mark.feature(19)
@pytest.mark.parametrize("game", ["klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige"])
def test_the_legend_explains_every_sign_on_cards_tiles_and_boards(sit: Sit, game: str) -> None:
    for language in ("de", "en"):
        assert icons.shown(game) - icons.explained(game, language) == set()
    anna = sit("de")
    anna.sit_at("greedy", game=game, seed="web-2")
    anna.wait_for_turn()
    assert icons.shown(game) - set(anna.page.evaluate(LEGEND)) == set()
