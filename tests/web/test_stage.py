"""The stage: events are played over a scene that is always true, nobody waits for them, and nothing stays behind."""

import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.player import PATIENCE, Player
from tests.web.recorded import View, attack, event, last_blow, only, round_of
from tests.web.witness import attend, late, played
from tools.stage_bars import TOO_LATE
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
    motion = how.pop("motion", "normal")
    anna = sit(moving=how.pop("moving", True), **how)
    anna.page.add_init_script(f"localStorage.setItem('verlies-motion', '{motion}');")
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
    anna, (before, after) = table(sit, moving=moving), last_blow()
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


def test_many_answers_at_once_are_joined_and_my_turn_follows(sit: Sit) -> None:
    anna, (first, *rest) = table(sit, phone=True), round_of("klong", 25)
    feed(anna, first)
    anna.page.evaluate(DRAWN)
    feed(anna, *rest)
    anna.until(f"import('/web/net/state.mjs').then((s) => s.view.value.seq === {rest[-1]['seq']})")
    expect(anna.all(".prompt.mine")).to_be_visible()
    drawn = anna.page.evaluate("window.drawn")
    assert drawn == sorted(drawn)
    assert len(drawn) < len(rest)


def test_after_many_answers_at_the_pace_of_bots_my_turn_is_shown_in_time(sit: Sit) -> None:
    """On a desk that takes milliseconds; how late it is on a slow phone is measured by `tools/stage_figures.py`."""
    anna, (first, *rest) = table(sit), round_of("klong", 25)
    feed(anna, first)
    assert late(anna, rest) < TOO_LATE


TOLD_BY_THEN = """
(seq) => import("/web/net/state.mjs").then((s) => s.view.subscribe((view) => {
  if (view.seq === seq) window.toldByThen ??= s.log.value.map((line) => line.text);
}))
"""
"""Keeps what has been told when a view is drawn."""


def test_whoever_is_asked_does_not_wait_until_all_has_been_played(sit: Sit) -> None:
    anna, (first, slow, *others, mine) = table(sit), round_of("klong", 3)
    lines, [beat] = told(1, "Ben takes his time.")
    feed(anna, first)
    anna.page.evaluate(TOLD_BY_THEN, mine["seq"])
    feed(anna, {**slow, "log": lines, "beats": [{**beat, "weight": 3}] * 40}, *others, mine)
    anna.until("Boolean(window.toldByThen)")
    assert "Ben takes his time." not in anna.page.evaluate("window.toldByThen")
    anna.all(".prompt").click()
    check_over(anna, mine["seq"], ["Ben takes his time.", *texts(*others, mine)])


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


def check_still(player: Player) -> None:
    """Nothing moves: there is the caption of an attack and the banner of a turn, and the numbers are right at once."""
    before, after = attack()
    feed(player, before, after)
    expect(player.all(".caption")).to_be_visible()
    assert player.page.evaluate("document.getAnimations().length") == 0
    assert player.page.evaluate(MOVED) == "none", (
        "it grows while it comes: what was moved by its width would be out of place"
    )
    assert player.all("#actors > *, .double, .drawing").count() == 0
    check = left(player)
    assert (check["wrong"], check["log"][-len(after["log"]) :]) == ([], texts(after))
    assert texts(after)
    turn = played(player, only(event("klong", "turn", 0, 8), "turn"))
    assert (turn.said(), turn.moves) == ([("banner tone-turn", "It is your turn!")], [])


@pytest.mark.feature(25)
def test_without_motion_there_are_words_alone(sit: Sit) -> None:
    anna = table(sit, moving=False)
    attend(anna)
    check_still(anna)


HASTE = """
Promise.all([import("/web/stage/haste.mjs"), import("/web/stage/ready.mjs")]).then(([{ haste }, { whole }]) => {
  const asking = { scene: { prompts: [{ choices: [{}] }] } };
  const waits = (age, steps = 0, view = { scene: {} }) =>
    haste([{ view, lines: [], at: performance.now() - age, beats: Array(steps).fill(whole({ weight: 2 })) }]);
  return {
    age: [250, 400, 900, 1500, 2300].map((age) => waits(age)),
    backlog: [0, 1, 2, 5, 8].map((steps) => waits(0, steps)),
    asked: waits(0, 0, asking),
    both: waits(900, 5, asking),
    none: haste([]),
  };
})
"""
"""How fast things are played while something waits: for so long, with so many steps, or to ask me."""
TAKEN = """
Promise.all([import("/web/stage/haste.mjs"), import("/web/stage/ready.mjs")]).then(([{ take }, { whole }]) => {
  const one = (seat, weight, age) =>
    ({ view: {}, lines: [{}], at: performance.now() - age, beats: [whole({ seat, weight })] });
  const taken = (many, ...how) => {
    const queue = Array.from({ length: many }, () => one(...how));
    return [take(queue).beats.length, queue.length];
  };
  const others = [one(1, 1, 400), one(2, 1, 400)];
  take(others);
  return {
    light: [taken(3, 1, 1, 200), taken(3, 1, 1, 400)],
    steps: [taken(3, 1, 2, 400), taken(3, 1, 2, 1600)],
    scenes: taken(3, 1, 3, 9000),
    others: others.length,
    many: taken(26, 1, 3, 0),
  };
})
"""
"""How many beats are taken out of a queue at once, and how many views are left in it."""


def check_haste(player: Player, factor: float) -> None:
    """What waits is played the faster the longer it waits and the more there is, by the factor that was chosen."""
    shown = {name: pytest.approx(value) for name, value in player.page.evaluate(HASTE).items()}
    assert {
        "age": [factor * each for each in (1, 0.8, 0.6, 0.4, 0.25)],
        "backlog": [factor * each for each in (1, 0.85, 0.65, 0.4, 0.22)],
        "asked": factor * 0.4,
        "both": factor * 0.4,
        "none": factor,
    } == shown


def check_joins(player: Player) -> None:
    """Late views of one seat become one unless they are heavy; of too many nothing is played."""
    assert player.page.evaluate(TAKEN) == {
        "light": [[1, 2], [3, 0]],
        "steps": [[1, 2], [3, 0]],
        "scenes": [1, 2],
        "others": 1,
        "many": [0, 0],
    }


def choose_motion(player: Player, name: str) -> None:
    """Choose how fast things move, in the settings."""
    player.page.click("#settings")
    player.all(".setting", has_text="Motion").get_by_role("button", name=name).click()
    player.page.keyboard.press("Escape")
    expect(player.all("dialog")).to_have_count(0)


@pytest.mark.feature(25)
def test_motion_is_normal_or_fast_or_off_as_the_settings_say(sit: Sit) -> None:
    anna = table(sit)
    attend(anna)
    check_haste(anna, 1)
    check_joins(anna)
    normal = played(anna, attack())
    choose_motion(anna, "Fast")
    check_haste(anna, 0.45)
    fast = played(anna, attack())
    assert fast.length() < 0.55 * normal.length(), "all that moves"
    assert (normal.waited(900, 520), fast.waited(900, 520), fast.waited(405, 234)) == (True, False, True)
    choose_motion(anna, "Off")
    check_still(anna)


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
    anna, (before, after) = table(sit, motion="fast"), attack()
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


LOUDEST = """
window.loudest = 0;
const { exponentialRampToValueAtTime: ramp } = AudioParam.prototype;
AudioParam.prototype.exponentialRampToValueAtTime = function (value, when) {
  if (value <= 1) window.loudest = Math.max(window.loudest, value);
  return ramp.call(this, value, when);
};
"""
"""Keeps how loud the loudest tone was: pitches are far above 1."""


@pytest.mark.feature(31)
def test_every_kind_of_sound_has_a_volume_of_its_own(sit: Sit) -> None:
    anna = sit()
    anna.page.add_init_script(LOUDEST)
    anna.sit_down()
    anna.page.click("#settings")
    rows = anna.all(".setting", has_text="Sound")
    expect(rows).to_have_count(1)
    rows.get_by_role("button", name="Loud").click()
    expect(rows).to_have_count(4)
    for title in ("my turn", "great events", "cards, steps, stones"):
        row = anna.all(".setting", has_text=f"Sound: {title}")
        expect(row.get_by_role("button", name="Loud")).to_have_attribute("aria-pressed", "true")
        heard = []
        for name in ("Loud", "Quiet", "Off"):
            anna.page.evaluate("new Promise((done) => setTimeout(() => done((window.loudest = 0)), 60))")
            row.get_by_role("button", name=name).click()
            heard.append(anna.page.evaluate("window.loudest"))
        assert heard[0] > 0, title
        assert heard[1] == pytest.approx(heard[0] / 4), title
        assert heard[2] == 0, title
    anna.page.reload()
    anna.wait_for_turn()
    anna.page.click("#settings")
    row = anna.all(".setting", has_text="Sound: my turn")
    expect(row.get_by_role("button", name="Off")).to_have_attribute("aria-pressed", "true")


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


NUMBERS = """
() => import("/web/stage/stage.mjs").then((stage) => ({
  playing: stage.playing.value,
  gold: document.querySelector('.left [data-fact="seat-0.gold"] b').firstChild.textContent,
}))
"""
"""Whether something is being played, and a number that no beat of it brings."""


def with_gold(view: View, gold: int) -> View:
    """Return a view in which seat 0 has so much gold."""
    panels = [
        {**panel, "facts": [{**fact, "value": gold} if fact["id"] == "gold" else fact for fact in panel["facts"]]}
        if panel.get("seat", -1) == 0 and panel["id"] != "turn"
        else panel
        for panel in view["scene"]["panels"]
    ]
    return {**view, "scene": {**view["scene"], "panels": panels}}


def test_a_number_that_no_beat_brings_comes_right_when_all_has_been_played(sit: Sit) -> None:
    anna, (before, after) = table(sit), attack()
    feed(anna, with_gold(before, 3), with_gold(after, 8))
    anna.page.wait_for_selector(".drawing .caught")
    assert anna.page.evaluate(NUMBERS) == {"playing": True, "gold": "3"}
    anna.until(f"({NUMBERS.strip()})().then((now) => !now.playing && now.gold === '8')")
    check_over(anna, after["seq"], texts(after))


def with_rage(view: View, rage: int) -> View:
    """Return a view in which seat 0 has a number that its panel had not before."""
    panels = [
        {**panel, "facts": [*panel["facts"], {"id": "rage", "value": rage}]}
        if panel.get("seat", -1) == 0 and panel["id"] != "turn"
        else panel
        for panel in view["scene"]["panels"]
    ]
    return {**view, "scene": {**view["scene"], "panels": panels}}


def test_a_number_that_is_new_is_nothing_until_all_has_been_played(sit: Sit) -> None:
    anna, (before, after) = table(sit), attack()
    feed(anna, before, with_rage(after, 8))
    anna.page.wait_for_selector(".drawing .caught")
    numbers = NUMBERS.replace("seat-0.gold", "seat-0.rage")
    assert anna.page.evaluate(numbers) == {"playing": True, "gold": "0"}
    anna.until(f"({numbers.strip()})().then((now) => !now.playing && now.gold === '8')")
    check_over(anna, after["seq"], texts(after))


def with_all(view: View, number: int) -> View:
    """Return a view in which all numbers of all panels are the same one: in percent, of a team, of a danger."""
    scene = view["scene"]
    panels = [
        {
            **panel,
            "face": "anybody",
            "facts": [
                {**fact, "value": number, "unit": "" if panel.get("seat", -1) >= 0 else "%"} for fact in panel["facts"]
            ],
            "odds": [{**row, "percent": number, "weight": number, "hits": number} for row in panel.get("odds", ())],
        }
        for panel in scene["panels"]
    ]
    panels[-1]["facts"][0]["team"] = 0
    return {**view, "scene": {**scene, "panels": panels}}


SEVERAL = """
import("/web/net/state.mjs").then((s) => {
  const teams = [{ team: 0, name: "Bats", colour: "red" }, { team: 1, name: "Cats", colour: "blue" }];
  s.table.value = { ...s.table.value, hand: [0, 1], teams };
})
"""
"""Anna holds two seats, and there are teams."""
OPEN = 'import("/web/net/state.mjs").then((s) => {{ s.dialog.value = {}; }})'
NEWS = 57
SHOWN = """
import("/web/stage/stage.mjs").then((stage) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
  while (texts.nextNode()) {
    if (!/(^|\\D)57(\\D|$)/.test(texts.currentNode.data)) continue;
    for (let e = texts.currentNode.parentElement; e; e = e.parentElement) found.push(...e.classList);
  }
  return { playing: stage.playing.value, found };
})
"""
"""Where the number shows that no panel had before; and whether something is being played."""


@pytest.mark.parametrize("dialog", [None, {"kind": "seat", "seat": 1}, {"kind": "odds"}])
def test_no_number_of_any_panel_is_ahead_wherever_it_is_shown(sit: Sit, dialog: dict[str, Any] | None) -> None:
    anna, (before, after) = table(sit), attack()
    feed(anna, turn_of(with_all(before, 31), 0))
    anna.page.evaluate(SEVERAL)
    anna.page.evaluate(OPEN.format(json.dumps(dialog)))
    feed(anna, turn_of(with_all(after, NEWS), 0))
    anna.page.wait_for_selector(".drawing .caught")
    assert anna.page.evaluate(SHOWN) == {"playing": True, "found": []}
    anna.until(f"({SHOWN.strip()}).then((now) => !now.playing)")
    assert {"amount", "named-facts", "odd", "chip", "points"} <= set(anna.page.evaluate(SHOWN)["found"])


def turn_of(view: View, seat: int) -> View:
    """Return a view in which what is left to spend is somebody's."""
    panels = [{**panel, "seat": seat} if panel["id"] == "turn" else panel for panel in view["scene"]["panels"]]
    return {**view, "scene": {**view["scene"], "panels": panels}}


def test_who_is_asked_does_not_read_what_somebody_else_had_left(sit: Sit) -> None:
    anna, (before, after) = table(sit), attack()
    feed(anna, turn_of(with_all(before, 31), 1), turn_of(with_all(after, NEWS), 0))
    anna.page.wait_for_selector(".drawing .caught")
    assert anna.page.evaluate(SHOWN)["playing"]
    told = anna.all(".prompt.mine").inner_text()
    assert (str(NEWS) in told, "31" in told) == (True, False)


def test_a_click_brings_all_numbers_right(sit: Sit) -> None:
    anna, (before, after) = table(sit), attack()
    feed(anna, with_gold(before, 3), with_gold(after, 8))
    anna.page.wait_for_selector(".drawing .caught")
    anna.page.keyboard.press("Shift")
    anna.until(f"({NUMBERS.strip()})().then((now) => now.gold === '8')")
    check_over(anna, after["seq"], texts(after))
