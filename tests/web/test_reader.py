"""What a screen reader is told: a whole game by roles and names alone, and what happens in one voice."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.journeys import come_in, recorded
from tests.web.player import Player, arrive

Sit = Callable[..., Player]
MOST = 600
"""More steps than a game of DungeonQuest takes."""
SHORTLY = 3_000
"""Milliseconds after which something that cannot be pressed is looked for anew: a dialog may have opened before it."""
LONG = 100
"""So often it is looked whether there is news."""
CHOICES = "What would you like to do?"


def sit_down(page: Page) -> None:
    """Open a table for a game against a bot."""
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("combobox", name="Game").select_option("DungeonQuest")
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("combobox", name="Seat 2").select_option("Bot: random")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="DungeonQuest", level=1)).to_be_attached()


def offers(page: Page) -> Iterator[Locator]:
    """Yield where answers are to be found: beside the board, in a fight, and on the board itself."""
    yield page.get_by_role("group", name=CHOICES).get_by_role("button")
    yield page.get_by_role("region", name="Board").get_by_role("table").get_by_role("button")
    yield page.get_by_role("region", name="Board").get_by_role("group").get_by_role("button")


def heard(page: Page) -> str:
    """Return all that is told just now."""
    dialog = page.get_by_role("dialog")
    return dialog.aria_snapshot() if dialog.count() else page.get_by_role("main").aria_snapshot()


def press(buttons: Locator, number: int) -> None:
    """Press one of several buttons, unless something has come before them."""
    try:
        buttons.nth(number % buttons.count()).click(timeout=SHORTLY)
    except TimeoutError:
        return


def step(page: Page, number: int) -> None:
    """Close what is told, or give one of the answers there are, or wait for the others."""
    dialog = page.get_by_role("dialog")
    if dialog.count():
        press(dialog.get_by_role("button", name=re.compile("^(Go on|To the result|Close)$")), 0)
        return
    found = next((each for each in offers(page) if each.count()), None)
    if found:
        press(found, number)


def wait_for_news(page: Page, before: str) -> None:
    """Wait until something else is told; whoever pressed in vain tries again after a while."""
    for _ in range(LONG):
        if heard(page) != before:
            return
        page.wait_for_timeout(30)


def steps(page: Page, most: int) -> bool:
    """Take so many steps at most, each of which leads to something else being told; return whether the game is over."""
    again = page.get_by_role("dialog").get_by_role("button", name="Rematch")
    for number in range(most):
        if again.count():
            return True
        before = heard(page)
        step(page, number)
        wait_for_news(page, before)
    return again.count() > 0


def check_end(page: Page) -> None:
    """The result is told, and how it goes on."""
    expect(page.get_by_role("dialog", name=re.compile("wins|win together|Nobody"))).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("button", name="Rematch")).to_be_visible()


ENDING, LATE = "everybody-escapes", 14
"""A golden game, and how many answers before its end one comes in."""
BEGINNING = 10


@pytest.mark.feature(35)
@pytest.mark.timeout(300)
def test_a_game_is_begun_and_ended_by_roles_and_names_alone(sit: Sit) -> None:
    """What lies between is played so with `make browser ALL=1`."""
    anna = sit()
    anna.page.goto(anna.url)
    sit_down(anna.page)
    first = heard(anna.page)
    assert not steps(anna.page, BEGINNING)
    assert heard(anna.page) != first
    match = recorded("dungeonquest", ENDING)
    come_in(anna, match, match.answers - LATE)
    assert steps(anna.page, MOST)
    check_end(anna.page)


@pytest.mark.long
@pytest.mark.timeout(900)
def test_a_whole_game_by_roles_and_names_alone(sit: Sit) -> None:
    anna = sit()
    anna.page.goto(anna.url)
    sit_down(anna.page)
    assert steps(anna.page, MOST)
    check_end(anna.page)


LISTEN = """
() => import("/web/stage/stage.mjs").then(({ playing }) => {
  const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
  window.said = [];
  const element = (node) => (node instanceof Element ? node : node.parentElement);
  const exposed = (e) => e.closest(LIVE) && !e.closest("[aria-hidden=true], [inert]") && e.checkVisibility();
  const say = (node) => exposed(element(node)) && window.said.push([node.textContent, playing.value]);
  new MutationObserver((all) => all.forEach(({ type, target, addedNodes }) =>
    (type === "characterData" ? [target] : addedNodes).forEach(say)))
    .observe(document.body, { childList: true, characterData: true, subtree: true });
})
"""
"""Writes down all that any live region says, and whether something was being played then."""


QUIET = "import('/web/stage/stage.mjs').then((stage) => !stage.playing.value)"
END = ".next.end:not(:disabled)"
ASKED = "import('/web/net/state.mjs').then((s) => s.prompt.value?.number)"
"""The number of the question that is mine to answer."""


def told_in(frame: str | bytes) -> list[str]:
    """Return the lines that a message of the server adds to the log."""
    message = json.loads(frame)
    return [line["text"] for line in message["log"]] if message["t"] == "view" and not message.get("fresh") else []


@pytest.mark.feature(35)
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_a_bot_does_is_said_once_when_it_is_shown(sit: Sit, phone: bool) -> None:
    anna, told = sit(phone=phone, moving=True), list[str]()
    anna.page.on("websocket", lambda line: line.on("framereceived", lambda frame: told.extend(told_in(frame))))
    anna.page.add_init_script("localStorage.setItem('verlies-warns', 'off');")
    anna.sit_at("greedy", seed="web-2")
    anna.set_out(END)
    arrive(anna)
    anna.until(QUIET)
    expect(anna.page.get_by_role("log")).to_have_count(1)
    anna.page.evaluate(LISTEN)
    told.clear()
    before = anna.page.evaluate(ASKED)
    anna.page.keyboard.press("Enter")
    anna.until(f"{ASKED}.then((number) => number > {before})")
    anna.until(QUIET)
    said = anna.page.evaluate("window.said")
    assert any("Jonas" in line for line in told)
    assert [text for text, _ in said if text in told] == told
    assert sum(playing for text, playing in said if text in told) > len(told) / 2, "as it is shown, not before or after"
