"""The stage: events are played over a scene that is always true, nobody waits for them, and nothing stays behind."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import PATIENCE, Player
from tests.web.recorded import View, attack, end, round_of
from verlies.core.cue import SOUNDS

Sit = Callable[..., Player]

FEED = """
(views) => import("/web/stage/stage.mjs").then((stage) => views.forEach((view) => stage.receive(view)))
"""
PLAYING = "import('/web/stage/stage.mjs').then((stage) => stage.playing.value)"
LEFT = """
import("/web/net/state.mjs").then((s) => ({
  actors: document.querySelectorAll("#actors > *, .double, .drawing, .throw").length,
  moving: document.getAnimations().filter((a) => a.playState === "running" && !(a instanceof CSSAnimation)
    && !(a instanceof CSSTransition)).length,
  hidden: [...document.querySelectorAll(".table *")].filter((e) => e.style.visibility === "hidden").length,
  wrong: s.scene.value.panels.flatMap((p) => (p.seat >= 0 && p.id !== "turn" ? p.facts : []).filter((f) => {
    const shown = document.querySelector(`.left [data-fact="seat-${p.seat}.${f.id}"] b`)?.firstChild.textContent;
    return shown !== undefined && shown !== String(f.value);
  })),
  asked: document.querySelector(".prompt .ask").textContent === s.view.value.prompt,
  seq: s.view.value.seq,
  log: s.log.value.map((line) => line.text),
}))
"""
"""What is left of a play: things that move, are hidden or held; and how far the table and its log have come."""
REST = f"{LEFT.strip()}.then((left) => left.asked && left.actors + left.moving + left.hidden + left.wrong.length === 0)"
"""Whether nothing is left, once what was released has been drawn."""


def table(sit: Sit, **how: Any) -> Player:
    """Sit at a table of three whose bots wait, with all drawings there."""
    anna = sit(moving=how.pop("moving", True), **how)
    anna.sit_down()
    anna.until("import('/web/net/state.mjs').then((s) => s.art.value.faces && s.art.value.board)")
    return anna


def feed(player: Player, *views: View) -> None:
    """Let views come in at once."""
    player.page.evaluate(FEED, list(views))


def left(player: Player) -> dict[str, Any]:
    """Return what is left of a play."""
    found: dict[str, Any] = player.page.evaluate(LEFT)
    return found


def check_over(player: Player, seq: int, log: list[str]) -> None:
    """Nothing is left: the table stands as the last view says, and all of its lines were told."""
    player.until(REST)
    after = left(player)
    assert after["seq"] == seq
    assert after["log"][-len(log) :] == log


def texts(*views: View) -> list[str]:
    """Return what views tell."""
    return [line["text"] for view in views for line in view["log"]]


@pytest.mark.feature(25)
def test_a_click_in_mid_attack_ends_all_of_it(sit: Sit) -> None:
    anna, (before, after) = table(sit), attack()
    feed(anna, before, after)
    anna.page.wait_for_selector(".drawing .caught")
    assert left(anna)["actors"] > 0
    expect(anna.all(".prompt.mine .ask")).to_have_text(after["prompt"])  # what I am asked never waits
    anna.all(".prompt").click()
    assert not anna.page.evaluate(PLAYING), "the click itself ends it"
    check_over(anna, after["seq"], texts(after))
    assert anna.all(".banner").count() == 0


SPOILERS = """
() => ({
  asked: document.querySelector(".prompt .ask").textContent,
  out: document.querySelectorAll(".left .seat.out").length,
  where: document.querySelector(".left .seat.me .where").textContent,
  far: document.querySelector(".left .progress").dataset.far,
  gone: document.querySelectorAll(".own .gone, #show-result").length,
})
"""
"""What says how it ends, apart from the log and numbers."""


@pytest.mark.parametrize("moving", [True, False])
def test_the_end_is_not_given_away_before_it_has_been_seen(sit: Sit, moving: bool) -> None:
    """A click ends what is held; without motion nothing is."""
    anna, (before, after) = table(sit, moving=moving), end()
    feed(anna, before)
    expect(anna.all(".prompt .ask")).to_have_text(before["prompt"])
    then = anna.page.evaluate(SPOILERS)
    feed(anna, after)
    if moving:
        anna.page.wait_for_selector(".drawing .caught")
        assert anna.page.evaluate(SPOILERS) == then
        anna.page.keyboard.press("Shift")
    expect(anna.all(".own .gone")).to_be_visible()
    now = anna.page.evaluate(SPOILERS)
    assert (now["asked"], now["far"], now["gone"]) == (after["prompt"], "100", 2)
    assert (then["out"], now["out"]) == (1, 3)
    assert now["where"] != then["where"]


def test_what_i_was_asked_is_over_while_it_is_played(sit: Sit) -> None:
    anna, (before, after) = table(sit), attack()
    prompts = [{**prompt, "seats": [1], "choices": []} for prompt in after["scene"]["prompts"]]
    theirs = {**after, "prompt": "Ben is asked.", "scene": {**after["scene"], "prompts": prompts}}
    mine = {**before, "prompt": "Well?", "scene": {**before["scene"], "prompts": after["scene"]["prompts"]}}
    feed(anna, mine, theirs)
    anna.page.wait_for_selector(".drawing .caught")
    expect(anna.all(".prompt .ask")).to_have_text("Something is still happening …")
    assert anna.all(".asked").count() == 0
    anna.page.keyboard.press("Shift")
    check_over(anna, after["seq"], texts(after))
    assert anna.all(".seat.asked").count() == 1


def test_ten_views_at_once_and_a_resync_leave_the_last_scene(sit: Sit) -> None:
    anna, (first, *rest) = table(sit), round_of("klong", 10)
    feed(anna, first, *rest)
    anna.until(PLAYING)
    feed(anna, {**rest[-1], "fresh": True, "beats": []})
    check_over(anna, rest[-1]["seq"], texts(rest[-1]))
    assert left(anna)["log"] == texts(rest[-1])


def test_ten_views_at_once_are_all_told_in_the_end(sit: Sit) -> None:
    anna, (first, *rest) = table(sit), round_of("klong", 10)
    feed(anna, first, *rest)
    anna.until(f"{PLAYING}.then((plays) => !plays)")
    check_over(anna, rest[-1]["seq"], texts(*rest))


DRAWN = """
() => import("/web/net/state.mjs").then((s) => {
  window.drawn = [];
  s.view.subscribe((view) => window.drawn.push(view.seq));
})
"""
"""Counts the views that are drawn from now on."""


@pytest.mark.parametrize("phone", [False, True])
def test_many_quick_answers_are_joined_and_my_turn_follows(sit: Sit, phone: bool) -> None:
    """How late it is shown is measured by `tools/stage_figures.py`; that views are joined can be counted."""
    anna, (first, *rest) = table(sit, phone=phone), round_of("klong", 25)
    feed(anna, first)
    anna.page.evaluate(DRAWN)
    feed(anna, *rest)
    anna.until(f"import('/web/net/state.mjs').then((s) => s.view.value.seq === {rest[-1]['seq']})")
    expect(anna.all(".prompt.mine")).to_be_visible()
    drawn = anna.page.evaluate("window.drawn")
    assert drawn == sorted(drawn)
    assert len(drawn) < len(rest)


@pytest.mark.feature(25)
def test_the_first_click_on_a_card_during_an_attack_plays_it(sit: Sit) -> None:
    anna = sit(moving=True)
    sent: list[str] = []

    def heard(frame: str | bytes) -> None:
        sent.append(str(frame))

    anna.page.on("websocket", lambda socket: socket.on("framesent", heard))
    anna.sit_down()
    before, after = attack()
    feed(anna, before, after)
    anna.page.wait_for_selector(".drawing .caught")
    anna.all(".hand .held .card.legal").first.click()
    assert not anna.page.evaluate(PLAYING), "the click itself ends it"
    expect(anna.all(".drawing")).to_have_count(0)
    end = time.monotonic() + PATIENCE
    while not (seqs := [each["seq"] for each in map(json.loads, sent) if each["t"] == "answer"]):
        assert time.monotonic() < end, "the click was not sent"
        anna.page.wait_for_timeout(20)
    assert seqs == [after["seq"]]


MOVED = """
() => {
  const caption = Object.assign(document.createElement("p"), { className: "caption" });
  document.querySelector(".scenes").append(caption);
  const { transform } = getComputedStyle(caption);
  caption.remove();
  return transform;
}
"""
"""By how much a caption is moved from where it is laid out."""


@pytest.mark.feature(25)
def test_without_motion_there_is_the_caption_alone(sit: Sit) -> None:
    anna, (before, after) = table(sit, moving=False), attack()
    feed(anna, before, after)
    expect(anna.all(".caption")).to_be_visible()
    assert anna.page.evaluate("document.getAnimations().length") == 0
    assert anna.page.evaluate(MOVED) == "none", (
        "it grows while it comes: what was moved by its width would be out of place"
    )
    assert anna.all("#actors > *, .double, .drawing").count() == 0
    check = left(anna)
    assert (check["wrong"], check["log"][-len(after["log"]) :]) == ([], texts(after))
    assert texts(after)


HEALTH = """
() => import("/web/stage/stage.mjs").then((stage) => new Promise((done) => {
  const all = () => [...document.querySelectorAll(".left [data-fact$='.health'] b")]
    .map((e) => Number(e.firstChild.textContent));
  const seen = [];
  const look = () => {
    const now = all();
    if (now.join() !== seen.at(-1)?.join()) seen.push(now);
    if (stage.playing.value) requestAnimationFrame(look);
    else done(seen);
  };
  requestAnimationFrame(look); // what is painted counts
}))
"""


def healths(view: View) -> list[int]:
    """Return the health of everybody in a view."""
    panels = [panel for panel in view["scene"]["panels"] if panel["id"] == "thief"]
    return [fact["value"] for panel in panels for fact in panel["facts"] if fact["id"] == "health"]


def test_health_falls_stone_by_stone_as_they_land(sit: Sit) -> None:
    anna, (before, after) = table(sit), attack()
    feed(anna, before)
    expect(anna.all(".left [data-fact='seat-0.health'] b")).to_contain_text(str(healths(before)[0]))
    feed(anna, after)
    shown = anna.page.evaluate(HEALTH)
    stones = [beat["seat"] for beat in after["beats"] if beat.get("by") == -1]
    expected = [healths(before)]
    for seat in stones:
        expected.append([value - (at == seat) for at, value in enumerate(expected[-1])])
    assert shown == expected
    assert shown[-1] == healths(after)


COMPOSITED = {"transform", "opacity", "translate", "scale", "rotate"}
PROPERTIES = """
() => import("/web/stage/stage.mjs").then((stage) => new Promise((done) => {
  const used = new Set();
  const look = () => {
    document.getAnimations().filter((a) => !(a instanceof CSSAnimation) && !(a instanceof CSSTransition))
      .flatMap((a) => a.effect.getKeyframes().flatMap(Object.keys)).forEach((name) => used.add(name));
    return stage.playing.value ? setTimeout(look, 50) : done([...used]);
  };
  look();
}))
"""
"""What is changed by whatever moves, from now until all has been played."""
FRAME = {"offset", "computedOffset", "easing", "composite"}


def test_whatever_moves_is_moved_by_the_compositor(sit: Sit, browser: Any) -> None:
    anna, (before, after) = table(sit), attack()
    browser.start_tracing(page=anna.page, categories=["blink.animations", "devtools.timeline"])
    feed(anna, before, after)
    used = set(anna.page.evaluate(PROPERTIES))
    events = json.loads(browser.stop_tracing())["traceEvents"]
    assert used - FRAME <= COMPOSITED
    assert used - FRAME
    told = [event.get("args", {}).get("data", {}) for event in events if event["name"] == "Animation"]
    assert told
    assert [data for data in told if data.get("compositeFailed")] == []


RENDERED = """
async (name) => {
  const [{ desk }, { RECIPES }] = [await import("/web/stage/sound.mjs"), await import("/web/stage/recipes.mjs")];
  const context = new OfflineAudioContext(1, 3 * 44100, 44100);
  RECIPES[name](desk(context, context.destination));
  const samples = (await context.startRendering()).getChannelData(0);
  const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const last = samples.findLastIndex((each) => Math.abs(each) > 0.001);
  return [peak, last / 44100, Math.abs(samples.at(-1))];
}
"""


@pytest.mark.feature(31)
def test_every_sound_is_loud_enough_short_enough_and_ends_in_silence(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    for name in SOUNDS:
        peak, length, end = anna.page.evaluate(RENDERED, name)
        assert 0.05 <= peak <= 0.95, name
        assert length <= 1.6, name
        assert end == 0, name


COUNTED = """
window.contexts = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.contexts += 1; } };
"""


@pytest.mark.feature(31)
def test_sound_is_off_until_it_is_asked_for(sit: Sit) -> None:
    anna = sit(moving=True)
    anna.page.add_init_script(COUNTED)
    anna.sit_down()
    anna.all(".hand .held .card").first.click()
    expect(anna.all(".hand .held .card")).to_have_count(4)
    assert anna.page.evaluate("window.contexts") == 0
    anna.page.click("#settings")
    anna.all(".setting", has_text="Sound").get_by_role("button", name="Quiet").click()
    assert anna.page.evaluate("window.contexts") == 1
    assert anna.page.evaluate("localStorage.getItem('verlies-volume')") == "25"
    anna.page.keyboard.press("Escape")
    anna.page.reload()
    anna.wait_for_turn()
    assert anna.page.evaluate("window.contexts") == 0, "a page may not begin to sound by itself"
    anna.all(".prompt").click()
    assert anna.page.evaluate("window.contexts") == 1


def test_what_the_client_does_not_know_is_told_all_the_same(sit: Sit) -> None:
    anna, (before, after) = table(sit), attack()
    strange: list[dict[str, Any]] = [
        {"thing": "hat-of-nobody", "start": "nowhere-1", "end": "seat-9.health", "by": -1, "sound": "trumpet"},
        {"thing": "piece-pawn-9", "end": "place-nirvana", "weight": 2, "scene": "somersault"},
        {"thing": "card-unheard_of", "start": "zone-none", "end": "zone-nothing", "scene": "tile"},
    ]
    text = "Strange things happen."
    line = {"n": 1, "text": text, "tone": "", "seat": 1, "rule": "", "follows": False, "about": []}
    beats = [{"seat": 1, "line": at, **beat} for at, beat in enumerate(strange)]
    feed(anna, before, {**before, "fresh": False, "seq": before["seq"] + 1, "beats": beats, "log": [line] * 3})
    expect(anna.all(".caption")).to_contain_text(text)
    anna.until(f"{PLAYING}.then((plays) => !plays)")
    check_over(anna, before["seq"] + 1, [text] * 3)
    assert after["beats"]


def told(seat: int, *texts: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the lines and beats of what somebody did and what followed from it, all of it small."""
    lines = [
        {"n": 1, "text": text, "tone": "", "seat": seat, "rule": "", "follows": at > 0, "about": []}
        for at, text in enumerate(texts)
    ]
    return lines, [{"seat": seat, "line": at, "weight": 1} for at in range(len(texts))]


@pytest.mark.parametrize("moving", [True, False])
def test_what_follows_is_said_behind_its_own_sentence_and_no_other(sit: Sit, moving: bool) -> None:
    anna, (before, _) = table(sit, moving=moving), attack()
    deeds = told(1, "Ben buys.", "+1 Ben."), told(0, "Anna plays.", "+2 Anna.")
    views = [
        {**before, "fresh": False, "seq": before["seq"] + at, "log": lines, "beats": beats}
        for at, (lines, beats) in enumerate(deeds, 1)
    ]
    feed(anna, before, *views)
    anna.until(f"{PLAYING}.then((plays) => !plays)")
    expect(anna.all(".caption")).to_have_text("Ben buys. +1 Ben.")
    check_over(anna, before["seq"] + 2, ["Ben buys.", "+1 Ben.", "Anna plays.", "+2 Anna."])
