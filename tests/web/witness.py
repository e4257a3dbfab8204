"""What is seen and heard of a play: everything that was set moving, laid over the table, opened or let sound."""

from typing import Any, NamedTuple

from tests.web.player import Player
from tests.web.recorded import View

WITNESS = """
Promise.all([import("/web/stage/recipes.mjs"), import("/web/net/state.mjs")]).then(([{ RECIPES }, { dialog }]) => {
  const seen = (window.seen = {});
  const sight = (e) => e.querySelector("use")?.getAttribute("href") ?? e.textContent;
  const covered = () => [...document.querySelectorAll("[data-piece]")].filter((e) => e.style.visibility === "hidden");
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, how) {
    seen.moves?.push({ who: this.className, sight: sight(this), steps: frames.map((f) => f.transform ?? ""),
      length: how.duration + how.delay, visible: this.checkVisibility(),
      covered: covered().map((e) => e.dataset.piece) });
    return animate.call(this, frames, how);
  };
  const { setTimeout } = window;
  window.setTimeout = (what, length, ...more) => (seen.waits?.push(length), setTimeout(what, length, ...more));
  const tell = (e) => ({ who: e.className, text: e.textContent, faces: [...e.querySelectorAll(".strip")]
    .map((strip) => [sight(strip.lastElementChild), strip.style.transform]) });
  new MutationObserver((all) => all.flatMap((each) => [...each.addedNodes])
    .filter((e) => e.matches?.(".banner, .throw, .ring")).forEach((e) => seen.laid?.push(tell(e))))
    .observe(document.body, { childList: true, subtree: true });
  dialog.subscribe((now) => now && seen.opened?.push([now.kind, performance.now() - seen.began]));
  for (const name of Object.keys(RECIPES)) RECIPES[name] = () => seen.heard?.push(name);
})
"""
"""Keeps what is seen and heard from now on, instead of letting it sound."""
PLAY = """
([views, busy]) => Promise.all(["stage", "actors", "beats"].map((name) => import(`/web/stage/${name}.mjs`)))
  .then(async ([stage, actors, beats]) => {
    Object.assign(window.seen, { moves: [], laid: [], opened: [], heard: [], waits: [], began: performance.now() });
    if (busy) beats.act();
    views.forEach((view) => stage.receive(view));
    await actors.frame(); // a resync lets things glide in the next one
    while (stage.playing.value) await new Promise((done) => setTimeout(done, 20));
    await actors.settled();
    await actors.frame();
    return { ...window.seen };
  })
"""
"""Lets views come in, and returns what was seen and heard when all of it is over."""

SLOWLY = """
([views, pause]) => Promise.all([import("/web/stage/stage.mjs"), import("/web/net/state.mjs")]).then(([stage, s]) =>
  new Promise((done) => {
    const last = views.at(-1).seq;
    let came = 0;
    const look = () => (s.view.value.seq === last ? done(performance.now() - came) : setTimeout(look, 5));
    views.forEach((view, i) => setTimeout(() => {
      came = performance.now();
      stage.receive(view);
      if (i === views.length - 1) look();
    }, i * pause));
  }))
"""
"""Lets views come in at a pace; returns how many milliseconds too late the last one is shown."""
PAUSE = 350
"""The pace of bots, in milliseconds."""


class Move(NamedTuple):
    """Something that was set moving: what it shows, its way, and which pieces of the board are hidden meanwhile."""

    who: str
    sight: str
    steps: list[str]
    length: float
    visible: bool
    covered: list[str]


class Seen(NamedTuple):
    """What was seen and heard of a play, and how long things waited for each other."""

    moves: list[Move]
    laid: list[dict[str, Any]]
    opened: list[list[Any]]
    heard: list[str]
    waits: list[float]

    def moved(self, who: str) -> list[Move]:
        """Return the moves of things of one class, all of which could be seen."""
        found = [move for move in self.moves if who in move.who.split()]
        assert all(move.visible for move in found), f"moves unseen: {who}"
        return found

    def length(self) -> float:
        """Return how many milliseconds all that moves takes together."""
        return sum(move.length for move in self.moves)

    def waited(self, *times: float) -> bool:
        """Return whether something waited for each of some times, in milliseconds."""
        return {*times} <= {round(wait or 0) for wait in self.waits}

    def said(self) -> list[tuple[str, str]]:
        """Return the banners: their tones and texts."""
        return [(each["who"], each["text"]) for each in self.laid if "banner" in each["who"]]


def attend(player: Player) -> None:
    """Keep what is seen and heard from now on; a click lets sounds be heard at all."""
    player.all(".prompt").click()
    player.page.evaluate(WITNESS)


def play(player: Player, *views: View, busy: bool = False) -> Seen:
    """Let views come in; `busy` is who has acted just before."""
    found = player.page.evaluate(PLAY, [list(views), busy])
    moves = [Move(**move) for move in found["moves"]]
    return Seen(moves, found["laid"], found["opened"], found["heard"], found["waits"])


def played(player: Player, views: list[View], busy: bool = False) -> Seen:
    """Show the first of two views as it is, then return what is seen and heard of what led to the other."""
    before, after = views
    play(player, before)
    return play(player, after, busy=busy)


def late(player: Player, views: list[View]) -> float:
    """Let views come in at the pace of bots; return how many milliseconds too late the last one is shown."""
    found: float = player.page.evaluate(SLOWLY, [views, PAUSE])
    return found
