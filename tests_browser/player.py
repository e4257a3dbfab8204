"""Somebody in front of a browser."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

STEP = """
([seed, ending]) => {
  const seen = (s) => [...document.querySelectorAll(s)].filter((e) => e.getClientRects().length && !e.disabled);
  const click = (e) => e.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  const open = document.querySelector("dialog[open]");
  if (open?.matches(".dialog-result")) return "over";
  if (open) {
    click(open.querySelector(".stack .main, .buttons .main") ?? open.querySelector(".close"));
    return "dialog";
  }
  if (!document.querySelector(".prompt.mine")) return "";
  const spend = [".target", ".market .card.legal"];
  const asked = [".play-all", ".tray .option, .tray .card", ...(seed < 0.3 ? spend : [])];
  for (const wish of [...asked, ".hand .card.legal", ...(ending ? [".next.end", ...spend] : [])]) {
    const found = seen(wish);
    if (found.length) { click(found[Math.floor(seed * 7919) % found.length]); return wish; }
  }
  return "";
}
"""
"""One click on something that can be done: cards first, then what is asked, then perhaps a move or a purchase."""


def until(what: str, test: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not test():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.05)


class Player:
    """One window of one browser, and what it complained about."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.complaints: list[str] = []
        self.page = self.watched(context.new_page())

    def watched(self, page: Page) -> Page:
        """Return a page whose complaints are kept."""
        page.on("console", lambda m: self.complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    # The lobby

    def lobby(self, name: str = "Anna") -> None:
        """Go to the lobby and say a name."""
        self.page.goto(self.url)
        self.page.fill("#name", name)

    def quick(self, name: str = "Anna") -> None:
        """Sit down against two bots."""
        self.lobby(name)
        self.page.click("#quick")
        self.wait_for_turn()
        self.dismiss_hints()

    def open(self, *seats: str, game: str = "klong", name: str = "Anna", seed: str = "") -> None:
        """Open a table with these others."""
        self.lobby(name)
        self.page.select_option("#game", game)
        self.page.select_option("#players", str(len(seats) + 1))
        for number, kind in enumerate(seats, 1):
            self.page.select_option(f"#seat-{number}", kind)
        if seed:
            self.page.click("summary")
            self.page.fill("#seed", seed)
        self.page.click("#open")

    def dismiss_hints(self) -> None:
        """Do without the first hints."""
        self.page.locator(".tour .ghost").click()

    # The table

    def all(self, selector: str, **how: Any) -> Locator:
        """Return what matches."""
        return self.page.locator(selector, **how)

    def is_asked(self) -> bool:
        """Return whether this player has to answer."""
        return self.all(".prompt.mine").count() > 0

    def wait_for_turn(self) -> None:
        """Wait until this player is asked."""
        expect(self.all(".prompt.mine")).to_be_visible(timeout=30_000)

    def step(self, seed: float, ending: bool = True) -> str:
        """Click on something that can be done; returns what, or "over"."""
        return str(self.page.evaluate(STEP, [seed, ending]))

    def play_hand(self) -> None:
        """Play all cards, whatever they ask."""
        while not self.all(".actions .next.end:not(:disabled)").count():
            self.step(0.9, ending=False)
            self.page.wait_for_timeout(40)

    def seq(self) -> int:
        """Return how many lines the log has."""
        return self.all(".right .log li").count()

    def stored(self) -> list[dict[str, Any]]:
        """Return what this browser remembers of tables."""
        found: list[dict[str, Any]] = self.page.evaluate("JSON.parse(localStorage.getItem('verlies-tables') ?? '[]')")
        return found
