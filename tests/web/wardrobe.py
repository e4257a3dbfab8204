"""Browser contexts that are worn again: empty as new ones, but for copies of the client and a process that is warm."""

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, Any, NamedTuple

from tests.web.server import NOTHING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ViewportSize

DESK: "ViewportSize" = {"width": 1366, "height": 768}
PHONE: "ViewportSize" = {"width": 390, "height": 844}
PATIENCE = 40_000
"""Milliseconds that anything may take; a busy machine is no reason to fail."""
TIMES = 30
"""So often a context is worn; then its process has kept enough of what nobody needs any more."""
FORGET = "localStorage.clear(), sessionStorage.clear()"


class Look(NamedTuple):
    """What the browsers of somebody are like."""

    lang: str = "en"
    theme: str = "dark"
    phone: bool = False
    moving: bool = False

    def context(self, browser: "Browser") -> "BrowserContext":
        """Return a new context that is like this."""
        how: dict[str, Any] = {
            "viewport": PHONE if self.phone else DESK,
            "has_touch": self.phone,
            "is_mobile": self.phone,
            "locale": {"de": "de-DE", "en": "en-US"}[self.lang],
            "color_scheme": self.theme,
            "reduced_motion": "no-preference" if self.moving else "reduce",
        }
        made = browser.new_context(**how)
        made.set_default_timeout(PATIENCE)
        return made


class Wardrobe:
    """The contexts of one browser that nobody wears just now, for one server."""

    def __init__(self, browser: "Browser", url: str) -> None:
        self.browser = browser
        self.url = url
        self.free: dict[Look, list[BrowserContext]] = defaultdict(list)
        self.worn: Counter[BrowserContext] = Counter()

    def take(self, look: Look) -> "BrowserContext":
        """Return a context in which nothing has happened yet."""
        if self.free[look]:
            return self.free[look].pop()
        context = look.context(self.browser)
        # This page keeps the process of the context, so that no test has to start another one.
        context.new_page().goto(self.url + NOTHING)
        return context

    def give_back(self, look: Look, context: "BrowserContext") -> None:
        """Take a context back, and let nothing be left of whoever wore it."""
        self.worn[context] += 1
        if self.worn[context] == TIMES:
            return context.close()
        first, *others = context.pages
        for page in others:
            page.close()
        context.clear_cookies()
        context.clear_permissions()
        first.evaluate(FORGET)
        return self.free[look].append(context)

    def close(self) -> None:
        """Close them all."""
        for context in (each for contexts in self.free.values() for each in contexts):
            context.close()
