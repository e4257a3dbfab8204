"""Somebody in front of a browser."""

import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

PILOT = (Path(__file__).parent / "pilot.js").read_text(encoding="utf-8")
PATIENCE = 60.0
"""Seconds without a change anywhere after which nobody will ever move again."""
HAND_IS_PLAYED = ".actions .next.end:not(:disabled)"
CHOOSE = """async (id) => {
  const [state, socket] = await Promise.all([import("/web/net/state.mjs"), import("/web/net/socket.mjs")]);
  const offered = () => state.choices.value.map((choice) => choice.id);
  const open = () => !state.pending.value && offered().includes(id);
  for (const begun = Date.now(); !open(); await new Promise((done) => setTimeout(done, 50))) {
    if (Date.now() - begun > 40_000) throw new Error(`${id} is not offered, but ${offered()}`);
  }
  socket.answer(id);
}"""
"""Gives an answer as soon as it is offered; what the page itself waits for has no other end."""
FIRST = "klong"
"""Those who open a table of any other game have played it before, and need no hints."""
RESULT = ".dialog-result"
PARTING = ".dialog-parting"
STILL = """async () => {
  const look = () => document.querySelector(".canvas")?.style.transform;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
  await document.fonts.ready;
  for (let [same, before] = [0, look()]; same < 4; before = look()) {
    await frame();
    same = look() === before ? same + 1 : 0;
  }
}"""
"""Comes true when the board has stopped making room for what appeared or vanished beside it."""
MOMENT = "import('/web/net/state.mjs').then((s) => [pilot.done, pilot.stuck, pilot.clicks, s.view.value?.seq])"


class Player:
    """One window of one browser, and what it complained about."""

    def __init__(self, context: BrowserContext, url: str, lang: str = "en") -> None:
        self.context = context
        self.url = url
        self.lang = lang
        self.complaints: list[str] = []
        self.page = self.watched(context.new_page())

    def watched(self, page: Page) -> Page:
        """Return a page whose complaints are kept."""
        page.on("console", lambda m: self.complaints.append(m.text) if m.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def forgive(self, *words: str) -> None:
        """Forget complaints that a test was about to cause."""
        self.complaints = [each for each in self.complaints if not any(word in each for word in words)]

    # The lobby

    def lobby(self, name: str = "Anna") -> None:
        """Go to the lobby and say a name."""
        self.page.goto(self.url)
        self.page.fill("#name", name)

    def quick(self, name: str = "Anna") -> None:
        """Sit down against two bots with one click."""
        self.lobby(name)
        self.page.click("#quick")
        self.wait_for_turn()
        self.dismiss_hints()

    def sit_down(self) -> None:
        """Sit down against two bots, always at the same deal: a test must not depend on the luck of a hand."""
        self.sit_at("greedy", "greedy", seed="web-2")
        self.wait_for_turn()
        self.page.evaluate(STILL)

    def sit_at(self, *bots: str, game: str = FIRST, seed: str = "") -> None:
        """Open a table as the lobby does, but come to it by the link to one's seat, in need of no hints.

        To load the lobby costs as much as to load the table, so it is left to those tests that are about it.
        """
        self.page.add_init_script(f"localStorage.setItem('verlies-tour-{game}', 'done');")
        wish: dict[str, Any] = {"game": game, "seats": ["you", *bots], "name": "Anna", "lang": self.lang, "mix": True}
        seated = self.context.request.post(f"{self.url}/api/tables", data=wish | ({"seed": seed} if seed else {}))
        self.page.goto("{0}/t/{table}#s={token}".format(self.url, **seated.json()))

    def open(self, *seats: str, game: str = "klong", name: str = "Anna", seed: str = "", **agreed: str) -> None:
        """Open a table with these others in the lobby; what is agreed on stands in a folded list."""
        self.lobby(name)
        if game != FIRST:
            self.page.evaluate("(game) => localStorage.setItem(`verlies-tour-${game}`, 'done')", game)
        self.page.select_option("#game", game)
        self.page.select_option("#players", str(len(seats) + 1))
        for number, kind in enumerate(seats, 1):
            self.page.select_option(f"#seat-{number}", kind)
        for setting, value in agreed.items():
            self.all(".variants").evaluate("(list) => (list.open = true)")
            self.page.select_option(f"#option-{setting}", value)
        if seed:
            self.page.click("summary")
            self.page.fill("#seed", seed)
        self.page.click("#open")

    def invitation(self) -> str:
        """Return the first invitation on the screen."""
        return self.all(".invite-link").first.input_value()

    def join(self, link: str, name: str) -> None:
        """Follow an invitation."""
        self.page.goto(link)
        self.page.fill("#join-name", name)
        self.page.click("#join")

    def dismiss_hints(self) -> None:
        """Do without the first hints, and wait until what they leave free is used."""
        self.all(".tour .ghost").click()
        expect(self.all(".tour")).to_have_count(0)
        self.page.evaluate(STILL)

    # The table

    def all(self, selector: str, **how: Any) -> Locator:
        """Return what matches."""
        return self.page.locator(selector, **how)

    def wait_for_turn(self) -> None:
        """Wait until this player is asked."""
        expect(self.all(".prompt.mine")).to_be_visible()

    def until(self, wish: str) -> None:
        """Wait until a promise comes true; `wait_for_function` would take the promise itself for true."""
        end = time.monotonic() + PATIENCE
        while not self.page.evaluate(wish):
            assert time.monotonic() < end, f"never came true: {wish}"
            self.page.wait_for_timeout(20)

    def set_out(self, until: str, bold: float = 0.4) -> None:
        """Let the page play by itself until something is to be seen; `bold` is how often it goes on in a turn."""
        self.page.evaluate(PILOT, [until, bold])

    def play_hand(self) -> None:
        """Play all cards, whatever they ask."""
        self.set_out(HAND_IS_PLAYED)
        arrive(self)

    def stored(self) -> list[dict[str, Any]]:
        """Return what this browser remembers of tables."""
        found: list[dict[str, Any]] = self.page.evaluate("import('/web/base/keys.mjs').then((keys) => keys.tables())")
        return found


def arrive(*players: Player) -> int:
    """Wait until everybody who set out has arrived; returns how many clicks it took."""
    before: list[Any] = []
    since = time.monotonic()
    while True:
        now = [player.page.evaluate(MOMENT) for player in players]
        if all(done for done, *_ in now):
            return sum(clicks for *_, clicks, _ in now)
        assert not any(stuck > 5 for _, stuck, *_ in now), f"nothing to click on: {prompts(*players)}"
        since = since if now == before else time.monotonic()
        assert time.monotonic() - since < PATIENCE, f"nothing happens any more: {prompts(*players)}"
        before = now
        players[0].page.wait_for_timeout(100)


def prompts(*players: Player) -> list[str]:
    """Return what everybody is asked, for a failure."""
    return [player.all(".prompt").inner_text() for player in players]
