"""For everybody: no finding of axe anywhere, and nothing that only a colour tells."""

import io
import json
import re
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import ElementHandle, WebSocketRoute, expect

from tests.web.conftest import missing
from tests.web.journeys import dresses
from tests.web.player import Player
from tests.web.server import ROOT
from tests.web.test_hotseat import at_one_screen

Sit = Callable[..., Player]

AUDIT = """
(selector) => {
  const drawings = [...document.querySelectorAll("#symbols, #faces, .ground")].map((e) => [e, [...e.childNodes]]);
  drawings.forEach(([e]) => e.replaceChildren());
  const back = () => drawings.forEach(([e, inside]) => e.replaceChildren(...inside));
  const told = (v) => v.nodes.map((n) => `${v.id}: ${n.target.join(" ")}`);
  return axe.run(selector, { resultTypes: ["violations"] }).then((r) => r.violations.flatMap(told)).finally(back);
}
"""
"""What axe finds, without the drawings, which are thousands of shapes that are hidden from screen readers."""

DIALOGS = """
() => import("/web/net/state.mjs").then((s) => {
  const scene = s.scene.value;
  const zones = scene.zones.filter((z) => z.cards?.some((c) => c.face));
  const shared = zones.find((z) => (z.seat ?? -1) < 0) ?? zones[0];
  const mine = zones.find((z) => z.seat === scene.seat) ?? zones[0];
  const card = (z) => ({ kind: "card", noun: z.noun ?? "card", face: z.cards.find((c) => c.face).face });
  const target = scene.prompts[0].choices.find((c) => c.noun === "place")?.target;
  const places = s.places.value;
  const line = { ...s.log.value.at(-1), rule: "a.rule", parting: { title: "Out!", law: "It is so." } };
  const first = { id: "end", kind: "end", noun: "", target: "" };
  return [
    ...[shared, mine].map(card), ...[shared, mine].map((zone) => ({ kind: "pile", zone })),
    { kind: "place", place: places[0] }, { kind: "place", place: places.find((p) => p.id === target) ?? places.at(-1) },
    { kind: "seat", seat: scene.seat }, { kind: "seat", seat: 1 - scene.seat },
    { kind: "choose", options: [...scene.prompts[0].choices.slice(0, 2), first] }, { kind: "end", warning: "Lost: 1." },
    { kind: "said", about: "rule", text: "", laws: [{ rule: "a.rule", text: "So." }, { rule: "b", text: "Too." }] },
    { kind: "said", about: "why", text: "Because.", rule: "a.rule", laws: [] },
    { kind: "said", about: "hint", text: "Do this.", option: scene.prompts[0].choices[0].id, laws: [] },
    { kind: "rules" }, { kind: "settings" }, { kind: "odds" }, { kind: "parting", line }, { kind: "result" },
    { kind: "elsewhere" }, { kind: "company" }, { kind: "ask" }, { kind: "plots" }, { kind: "report" },
    { kind: "legend" }, { kind: "words" },
    { kind: "notation", text: "klong 2" },
  ];
})
"""

SHOW_ONE = """
(open) => import("/web/net/state.mjs").then(async (s) => {
  const rest = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  s.dialog.value = null;
  const { result, ...scene } = s.view.value.scene;
  const all = (what) => s.table.value.seats.map(() => what);
  const ties = [{ by: "x", seats: [0, 1], values: [2, 1], rule: "a.rule" }];
  const breakdown = all([{ label: "x", points: 5 }]);
  const over = { winners: [0], scores: all(5), places: all(1), breakdown, endings: all("x"), ties };
  const more = { points: all(["x"]), endings: all("out"), verdict: "Anna wins!", ties: ["A tie."] };
  const end = open.kind === "result" ? { ...more, scene: { ...scene, result: over } } : { scene };
  s.view.value = { ...s.view.value, ...end };
  await rest();
  s.dialog.value = open;
  await rest();
})
"""
"""Open a dialog; the result is that of a game that has come to its end."""

HANG_UP = """
() => import("/web/net/state.mjs").then((s) => {
  const NAMES = ["id", "aria-labelledby"];
  const copy = document.querySelector("dialog").cloneNode(true);
  const own = (text) => `${text}-${gallery.childElementCount}`;
  const rename = (e, name) => e.hasAttribute(name) && e.setAttribute(name, own(e.getAttribute(name)));
  for (const e of [copy, ...copy.querySelectorAll("[id]")]) for (const name of NAMES) rename(e, name);
  copy.style.position = "static";
  copy.querySelector(".inside").style.background = "var(--panel)";
  gallery.append(copy);
  s.dialog.value = null;
})
"""
"""Hang a copy of the open dialog beside the others, and close it. Axe judges no contrast on shaded ground."""
HANG_ALL = f"""
async (all) => {{
  gallery.style.display = "none";
  for (const each of all) await ({SHOW_ONE})(each).then({HANG_UP});
  gallery.style.display = "";
}}
"""
"""Nobody walks through the gallery before the last dialog hangs."""

GALLERY = """
() => {
  document.querySelector(".table").style.display = "none";
  const gallery = document.body.appendChild(document.createElement("div"));
  gallery.id = "gallery";
  Object.assign(gallery.style, { position: "absolute", inset: "0 0 auto", zIndex: "99" });
  const whole = { height: "auto", overflow: "visible" };
  for (const e of [document.documentElement, document.body]) Object.assign(e.style, whole);
}
"""
"""A gallery as long as the page, which grows with it: axe judges no contrast of what is scrolled out of a box."""

LEAVE = """
() => {
  gallery.remove();
  document.querySelector(".table").style.display = "";
  for (const e of [document.documentElement, document.body]) Object.assign(e.style, { height: "", overflow: "" });
}
"""


def audit(player: Player, selector: str = "html") -> list[str]:
    """Return what axe finds in a part of the page."""
    try:
        source = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
    except ModuleNotFoundError:
        missing("axe is not installed (pip install axe-playwright-python)")
    if not player.page.evaluate("'axe' in window"):
        player.page.evaluate(source)
    found: list[str] = player.page.evaluate(AUDIT, selector)
    return found


def known_dialogs() -> set[str]:
    """Return the kinds of dialogs there are."""
    source = (ROOT / "src" / "verlies" / "web" / "table" / "dialog.mjs").read_text(encoding="utf-8")
    listed = re.search(r"const KINDS = \{(.*?)\}", source, re.DOTALL)
    assert listed
    return set(re.findall(r"(\w+):", listed[1]))


def hang_dialogs(player: Player) -> None:
    """Open every dialog once, and hang them up side by side, so that all are looked at in one go."""
    player.page.evaluate(GALLERY)
    dialogs: list[dict[str, Any]] = player.page.evaluate(DIALOGS)
    assert {each["kind"] for each in dialogs} == known_dialogs()
    player.page.evaluate(HANG_ALL, dialogs)
    expect(player.all("#gallery dialog")).to_have_count(len(dialogs))


@pytest.mark.feature(30, 65)
def test_axe_finds_nothing_in_the_lobby_and_before_the_game(sit: Sit) -> None:
    anna, ben = sit("de"), sit("en")
    anna.lobby()
    for clothes in dresses(anna):
        assert audit(anna) == [], clothes
    anna.open("friend")
    link = anna.invitation()
    assert audit(anna) == []
    ben.page.goto(link)
    expect(ben.all("#join-name")).to_be_visible()
    assert audit(ben) == []


# What is neither the lobby nor a turn


def behind_the_curtain(sit: Sit) -> Player:
    anna = sit()
    at_one_screen(anna, "klong", "here")
    expect(anna.all(".curtain")).to_be_visible()
    return anna


def looking_back(sit: Sit) -> Player:
    """Somebody looks back, and is offered what happened meanwhile in the eyes of others."""
    anna = sit()
    anna.sit_down()
    anna.all(".hand .held .card").first.click()
    expect(anna.all(".hand .held .card")).to_have_count(4)
    anna.page.evaluate("import('/web/story/past.mjs').then((past) => past.lookAt(0))")
    expect(anna.all(".look-back")).to_be_visible()
    return anna


def paused(sit: Sit) -> Player:
    anna = sit()
    anna.sit_down()
    anna.page.evaluate("import('/web/net/socket.mjs').then((net) => net.send({ t: 'govern', do: 'pause' }))")
    expect(anna.all(".halt")).to_be_visible()
    return anna


def with_hints(sit: Sit) -> Player:
    anna = sit()
    anna.lobby()
    anna.page.click("#quick")
    expect(anna.all(".tour")).to_be_visible()
    return anna


def watching_bots(sit: Sit) -> Player:
    """A moment of a game of bots: what comes after it is kept back, so that it can be looked at in peace."""
    anna = sit()

    def connect(line: WebSocketRoute) -> None:
        server, seen = line.connect_to_server(), Counter[str]()

        def hear(text: str | bytes) -> None:
            kind = json.loads(text)["t"]
            seen[kind] += 1
            if kind != "view" or seen[kind] <= VIEWS:
                line.send(text)

        server.on_message(hear)

    anna.page.route_web_socket("**/ws/*", connect)
    anna.page.goto(f"{anna.url}/demo")
    expect(anna.all(".take-seat")).to_have_count(3)
    expect(anna.all(".right .log li").nth(1)).to_be_visible()
    return anna


VIEWS = 6
"""So many views of a game of bots are enough to see that it goes on."""


def in_plain_shapes(sit: Sit) -> Player:
    anna = sit()
    anna.sit_down()
    anna.page.evaluate("import('/web/base/prefs.mjs').then((prefs) => prefs.setPlain('on'))")
    expect(anna.all(".ground.plain")).to_be_attached()
    return anna


def waiting_for_friends(sit: Sit) -> Player:
    anna = sit()
    anna.open("friend")
    expect(anna.all(".invite-link")).to_be_visible()
    return anna


def invited(sit: Sit) -> Player:
    link = waiting_for_friends(sit).invitation()
    ben = sit()
    ben.page.goto(link)
    expect(ben.all("#join-name")).to_be_visible()
    return ben


def back_in_the_lobby(sit: Sit) -> Player:
    anna = sit()
    anna.sit_down()
    anna.page.goto(anna.url)
    expect(anna.all("#resume")).to_be_visible()
    return anna


def at_no_table(sit: Sit) -> Player:
    anna = sit()
    anna.page.goto(f"{anna.url}/t/nosuchtabl")
    expect(anna.all(".waiting")).to_contain_text("There is no such table here.")
    anna.forgive("404")
    return anna


CUT = """
() => Promise.all([import("/web/net/state.mjs"), import("/web/net/socket.mjs")]).then(([s, net]) => {
  net.disconnect();
  s.link.value = { open: false, tries: net.MOST_TRIES + 1, refused: "" };
})
"""
"""The line is broken, and so often dialled in vain that it is given up."""


def with_a_broken_line(sit: Sit) -> Player:
    anna = sit()
    anna.sit_down()
    anna.page.evaluate(CUT)
    expect(anna.all(".retry")).to_be_visible()
    return anna


SCREENS = (
    at_no_table,
    with_a_broken_line,
    behind_the_curtain,
    looking_back,
    paused,
    with_hints,
    watching_bots,
    in_plain_shapes,
    waiting_for_friends,
    invited,
    back_in_the_lobby,
)


@pytest.mark.feature(30, 37, 65)
def test_axe_finds_nothing_in_the_sheets_of_a_phone(sit: Sit) -> None:
    anna = sit(phone=True)
    anna.sit_down()
    for clothes in dresses(anna):
        assert audit(anna) == [], clothes
        for name in ("players", "threat", "log"):
            anna.all(f".bottom .to-{name}").tap()
            expect(anna.all(".sheet")).to_be_visible()
            assert audit(anna, ".sheet") == [], (clothes, name)
            anna.all(f".bottom .to-{name}").tap()


# Colours

BLIND = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
TOGGLE = "(e, name) => void e.classList.toggle(name)"
PLAINLY = 60
"""So many of 255 levels of grey are seen by everybody."""


def seen_by(player: Player, box: dict[str, float]) -> Image.Image:
    """Return a part of the screen in shades of grey."""
    return Image.open(io.BytesIO(player.page.screenshot(clip=box))).convert("L")  # type: ignore[arg-type]


def marks(player: Player, thing: ElementHandle, name: str, inset: float) -> int:
    """Return how many pixels inside a thing differ plainly, but for their colour, if it cannot be chosen."""
    around = thing.bounding_box()
    assert around is not None
    inside = {side: around[side] + inset for side in ("x", "y")}
    inside |= {side: around[side] - 2 * inset for side in ("width", "height")}
    with_it = seen_by(player, inside)
    thing.evaluate(TOGGLE, name)
    without = seen_by(player, inside)
    thing.evaluate(TOGGLE, name)
    return sum(ImageChops.difference(with_it, without).histogram()[PLAINLY:])


@pytest.mark.feature(2)
def test_what_can_be_chosen_is_told_by_a_sign_and_not_by_colour_alone(sit: Sit) -> None:
    """A card that can be had bears a tick inside its frame; the outline of a place that can be entered is dashed."""
    anna = sit("de")
    anna.sit_at("greedy", seed="web-2")
    anna.wait_for_turn()
    anna.play_hand()
    session = anna.context.new_cdp_session(anna.page)
    card, place = (anna.all(each).first.element_handle() for each in (".market .card.legal", ".target"))
    for kind in BLIND:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
        assert marks(anna, card, "legal", 8) > 40, kind
        assert marks(anna, place, "target", 0) > 200, kind
    dashes = place.evaluate("(e) => getComputedStyle(e).strokeDasharray")
    assert dashes not in ("", "none")
