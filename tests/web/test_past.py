"""Looking back in the browser: a line's moment, the whole game again, what happened meanwhile."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.journeys import dress
from tests.web.player import RESULT, STILL, Player, arrive
from tests.web.test_access import audit
from tests.web.test_short import SETTLED, SIZES, free_height
from verlies.core.files import write
from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.registry import game
from verlies.server.tables.past import Past
from verlies.server.wire.phrases import Phrases

Sit = Callable[..., Player]
HELD = ".hand .held .card"
LEGAL = ".card.legal, .target, .tray .option"


@pytest.mark.feature(16)
def test_a_line_of_the_log_leads_to_its_moment_and_back(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    anna.all(HELD).first.click()
    expect(anna.all(HELD)).to_have_count(4)
    line = anna.all(".log li").last
    line.hover()
    line.locator(".moment").click()
    bar = anna.all(".look-back")
    expect(bar).to_be_visible()
    expect(bar.locator(".told")).to_have_text(re.compile("Anna"))
    expect(anna.all(HELD)).to_have_count(4)
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.all(HELD)).to_have_count(5)
    assert anna.all(LEGAL).count() == 0
    expect(anna.all("#undo")).to_be_disabled()
    expect(anna.all("#past-now")).to_have_text("Your turn: back to now")
    anna.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)
    expect(anna.all(HELD)).to_have_count(4)
    assert anna.all(LEGAL).count() > 0


@pytest.mark.feature(57, 60)
def test_a_finished_game_is_watched_again_through_anybodys_eyes(sit: Sit) -> None:
    anna = sit("de")
    anna.open("random", game="lantern", seed="again")
    anna.set_out(RESULT)
    arrive(anna)
    anna.all("#notation").click()
    expect(anna.all(".notation")).to_have_text(
        re.compile(r"Die Laterne\s+Anna; Jonas \(Bot: zufällig\)\s+1\. (Anna|Jonas): ")
    )
    other = anna.all(".dialog-notation .buttons button").nth(1)
    other.click()
    expect(anna.all(".notation")).to_have_text(
        re.compile(r"lantern \d+\s+Anna; Jonas \(random\)\s+1\. (Anna|Jonas): vote:")
    )
    other.click()
    expect(other).to_have_text("Als Kennungen")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.all(".dialog-notation .buttons .main").click()
    expect(anna.all(".toast")).to_have_text("Notation kopiert.")
    assert anna.page.evaluate("navigator.clipboard.readText()") == anna.all(".notation").text_content()
    anna.all(".dialog-notation .buttons button", has_text="Ergebnis").click()
    anna.all("#replay").click()
    where = anna.all(".look-back .where")
    expect(where).to_have_text(re.compile(r"Antwort [1-9]\d* von \d+"))
    anna.all("#past-play").click()
    anna.all("#past-first").click()
    expect(where).to_have_text(re.compile("Antwort 0 von"))
    anna.all("#past-on").click()
    expect(where).to_have_text(re.compile("Antwort 1 von"))
    anna.page.select_option("#past-eyes", "1")
    expect(where).to_have_text(re.compile("Antwort 1 von"))
    seat = "import('/web/net/state.mjs').then((s) => s.scene.value.seat)"
    anna.until("document.querySelector('#past-eyes').value === '1'")
    assert anna.page.evaluate(seat) == 1
    anna.all("#past-at").fill("3")
    expect(where).to_have_text(re.compile("Antwort 3 von"))
    anna.all("#past-now").click()
    expect(anna.all(".look-back")).to_have_count(0)
    assert anna.page.evaluate(seat) == 0


COPIED = "navigator.clipboard.readText()"


def copied(player: Player, button: str) -> str:
    """Click where a link is copied; return it."""
    player.page.evaluate("navigator.clipboard.writeText('')")
    player.all(button).click()
    player.until(f"{COPIED}.then((text) => text !== '')")
    return str(player.page.evaluate(COPIED))


@pytest.mark.feature(39, 46, 55, 57)
def test_links_bear_the_address_that_others_reach_and_lead_where_they_say(sit: Sit) -> None:
    """To watch, to the same deal and to a moment: by the button, the clipboard, and another browser that follows."""
    anna, eve = sit(), sit()
    address = anna.url.replace("127.0.0.1", "localhost")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.route("**/api/reach", lambda route: route.fulfill(json={"address": address}))
    anna.sit_at("random", game="lantern", seed="again")
    anna.wait_for_turn()
    anna.all("#settings").click()
    watch = copied(anna, "#watch-link")
    anna.page.keyboard.press("Escape")
    eve.page.goto(watch)
    expect(eve.all(".watching")).to_be_visible()
    anna.set_out(RESULT)
    arrive(anna)
    same = copied(anna, "#challenge")
    anna.all("#replay").click()
    anna.all("#past-play").click()
    anna.all("#past-first").click()
    anna.all("#past-on").click()
    expect(anna.all(".look-back .where")).to_have_text(re.compile("Answer 1 of"))
    moment = copied(anna, "#past-link")
    eve.page.goto(moment)
    expect(eve.all(".look-back .where")).to_have_text(re.compile("Answer 1 of"))
    assert eve.page.evaluate("import('/web/net/state.mjs').then((s) => s.table.value.seat)") == -1
    eve.page.goto(same)
    expect(eve.all("#seed")).to_have_value("again")
    expect(eve.all("#game")).to_have_value("lantern")
    assert [link for link in (watch, same, moment) if not link.startswith(f"{address}/")] == []


@pytest.mark.feature(17)
def test_whoever_comes_back_is_told_what_happened_meanwhile(sit: Sit) -> None:
    anna, ben = sit(), sit("de")
    anna.open("friend", game="klong", seed="meanwhile")
    ben.join(anna.invitation(), "Ben")
    for player in (anna, ben):
        expect(player.all(".table")).to_be_visible()
    here = ben.page.url
    ben.page.goto("about:blank")
    anna.dismiss_hints()
    anna.play_hand()
    ben.page.goto(here)
    ben.all("#missed").click()
    expect(ben.all(".look-back .told")).to_have_text(re.compile("Anna"))
    expect(ben.all(".look-back .where")).to_have_text(re.compile(r"Antwort [2-9] von"))
    expect(ben.all(".look-back")).to_have_count(0)  # the film ends where things stand now
    expect(ben.all("#missed")).to_have_count(0)


FILM = """
() => Promise.all(["net/state", "stage/stage", "stage/scenes"].map((name) => import(`/web/${name}.mjs`)))
  .then(([s, stage, scenes]) => {
    window.film = { moments: [], captions: [], began: performance.now(), played: 0, actors: 0 };
    const { film } = window;
    s.past.subscribe((now) => now && film.moments.push([now.at, performance.now()]));
    stage.playing.subscribe((on) => (film.played += on));
    scenes.caption.subscribe((now) => now && film.captions.push(now.text));
    new MutationObserver(() => film.actors++).observe(document.getElementById("actors"), { childList: true });
    film.captions.length = film.played = 0; // what was said before does not count
  })
"""
"""Notes from now on which moments are shown, how often something is played, and what is said and moved."""
PLAYS = "import('/web/stage/stage.mjs').then((stage) => stage.playing.value)"
AT = "import('/web/net/state.mjs').then((s) => s.past.value?.at ?? -1)"
LOOK = "(at) => import('/web/story/past.mjs').then((past) => past.lookAt(at))"


def finished(sit: Sit, tmp_path: Path, seed: str = "film", lang: str = "de", **how: Any) -> tuple[Player, Match[Any]]:
    """Return somebody who looks back at a game of two that is over, from its first seat."""
    match = played_out(seed)
    write(tmp_path / "film.verlies", match.record())
    anna = sit(lang, **how)
    anna.lobby()
    anna.page.set_input_files("#import", tmp_path / "film.verlies")
    expect(anna.all(".look-back")).to_be_visible()
    anna.page.select_option("#past-eyes", "0")
    anna.until("import('/web/net/state.mjs').then((s) => s.art.value.faces && s.scene.value.seat === 0)")
    return anna, match


def played_out(seed: str, name: str = "klong") -> Match[Any]:
    """Return a game of two that was played at random."""
    match, rng = game(name).new(2, seed, names=("Anna", "Jonas")), Rng(3)
    while not match.over:
        seat = match.pending()[0]
        options = match.options_of(seat)
        match.answer(options[rng.below(len(options))], seat)
    return match


def happened(match: Match[Any], name: str) -> int:
    """Return the first answer of a game of which something came."""
    kinds = match.game.about.events
    return next(
        n for n, each in enumerate(match.entries, 1) if name in [kinds[event.kind].name for event in each.events]
    )


@pytest.mark.feature(17, 25, 57)
def test_a_film_plays_what_led_from_moment_to_moment_and_a_jump_does_not(sit: Sit, tmp_path: Path) -> None:
    anna, match = finished(sit, tmp_path, moving=True)
    first = happened(match, "moved")
    anna.page.evaluate(LOOK, first - 1)
    expect(anna.all(".look-back .where")).to_contain_text(f"Antwort {first - 1} von")
    anna.page.evaluate(FILM)
    anna.page.click("#past-play")
    anna.until(f"{AT}.then((at) => at >= {first + 3})")
    anna.page.click("#past-play")
    film = anna.page.evaluate("window.film")
    assert [at for at, _ in film["moments"]][:4] == [first - 1, first, first + 1, first + 2]
    assert film["played"] >= 3
    assert film["captions"]
    assert film["actors"] > 0
    anna.until(f"{PLAYS}.then((plays) => !plays)")
    anna.page.evaluate(FILM)
    anna.page.click("#past-back")
    anna.all("#past-at").fill(str(first))
    expect(anna.all(".look-back .where")).to_contain_text(f"Antwort {first} von")
    assert anna.page.evaluate("[window.film.played, window.film.actors]") == [0, 0]
    assert anna.page.evaluate("window.film.captions") == []


@pytest.mark.feature(25, 57)
def test_a_click_ends_what_a_film_shows_and_the_film_goes_on(sit: Sit, tmp_path: Path) -> None:
    anna, match = finished(sit, tmp_path, moving=True)
    anna.page.select_option("#past-speed", "0.5")
    at = happened(match, "moved")
    anna.page.evaluate(LOOK, at - 1)
    anna.until(f"{AT}.then((at) => at === {at - 1})")
    anna.page.click("#past-on")
    anna.until(PLAYS)
    assert anna.page.evaluate(AT) == at, "what has happened is shown at once, and played over it"
    anna.all(".look-back .told").click()
    assert not anna.page.evaluate(PLAYS)
    assert anna.all("#actors > *, .double").count() == 0
    assert anna.page.evaluate(AT) == at, "one answer was asked for, and no more"
    anna.page.click("#past-play")
    anna.until(f"{PLAYS}.then((plays) => plays && {AT}.then((at) => at > {at}))")
    anna.all(".look-back .told").click()
    anna.until(f"{AT}.then((at) => at > {at + 1})")
    anna.page.keyboard.press("Escape")
    expect(anna.all(".look-back")).to_have_count(0)
    anna.page.wait_for_timeout(400)
    assert anna.page.evaluate(AT) == -1, "a moment that comes too late does not lead back"


SPANS = "window.film.moments.map(([, when], i, all) => (i ? when - all[i - 1][1] : 0)).slice(2, 8)"


@pytest.mark.feature(25, 57)
def test_the_speed_of_a_film_is_chosen_and_kept(sit: Sit, tmp_path: Path) -> None:
    """Without motion a moment stays as long as it can be read, so that the pace can be measured."""
    anna, _ = finished(sit, tmp_path, moving=False)
    spans = []
    for speed in ("2", "0.5"):
        anna.page.select_option("#past-speed", speed)
        anna.page.evaluate(LOOK, 20)
        anna.until(f"{AT}.then((at) => at === 20)")
        anna.page.evaluate(FILM)
        anna.page.click("#past-play")
        anna.until(f"{AT}.then((at) => at >= 28)")
        anna.page.keyboard.press(" ")
        spans.append(sum(anna.page.evaluate(SPANS)))
        assert anna.all("#actors > *, .double").count() == 0
        assert anna.page.evaluate("window.film.captions.length") > 0
    assert spans[1] > 2 * spans[0]
    assert anna.page.evaluate("localStorage.getItem('verlies-film')") == "0.5"


MARKED = """
() => {
  const list = document.querySelector(".right .log ol");
  const frame = list.getBoundingClientRect();
  const within = (box) => box && box.bottom > frame.top + 2 && box.top < frame.bottom;
  const current = list.querySelectorAll("[aria-current]");
  return { current: current.length, seen: within(current[0]?.getBoundingClientRect()),
    then: [...list.querySelectorAll(".then")].map((e) => e.innerText).join(" "),
    later: list.querySelectorAll(".later").length,
    before: list.querySelectorAll("li:not(.later):not(.then)").length,
    atEnd: list.scrollHeight - list.scrollTop - list.clientHeight < 3 };
}
"""


@pytest.mark.feature(16, 57)
@pytest.mark.parametrize("ago", [12, 250])
def test_the_log_shows_the_lines_of_the_moment_and_greys_what_comes_after(sit: Sit, tmp_path: Path, ago: int) -> None:
    """Also of one that lies farther back than the log that was sent when the page was opened."""
    anna, match = finished(sit, tmp_path, lang="en")
    at = next(n for n in range(match.answers - ago, match.answers) if match.entries[n - 1].events)
    anna.page.evaluate(LOOK, at)
    anna.until(f"{AT}.then((at) => at === {at})")
    words = Phrases.of(match.game, match.header, "en")
    told = Past().moment("a", match, at, 0, words).view.log
    expect(anna.all(".right .log [aria-current=step]")).to_contain_text(told[0].text)
    anna.until(f"({MARKED})().seen")  # a line comes into sight a moment after it is marked
    marked = anna.page.evaluate(MARKED)
    assert marked["current"] == 1
    assert all(line.text in marked["then"] for line in told)
    assert min(marked["later"], marked["before"]) > 3
    assert not marked["atEnd"]
    anna.page.keyboard.press("Escape")
    expect(anna.all(".look-back")).to_have_count(0)
    marked = anna.page.evaluate(MARKED)
    assert (marked["current"], marked["later"], marked["atEnd"]) == (0, 0, True)


BAR = """
() => {
  const box = (e) => e.getBoundingClientRect();
  const name = (e) => e.id || e.className;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true });
  const shown = (root, q) => [...root.querySelectorAll(q)].filter(seen);
  const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
  const apart = (a, b) => beside(a, b) || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const wide = (a, b) => a.left < b.left - 1 || a.right > b.right + 1;
  const off = (a, b) => wide(a, b) || a.top < b.top - 1 || a.bottom > b.bottom + 1;
  const tight = (e) => e.matches("button") && e.scrollHeight > e.clientHeight + 1;
  const kept = shown(document, ".board, .resources, .hand, .belongings, .gone, .chip, .market, .standing");
  const hand = kept.some((e) => e.matches(".hand, .belongings, .gone"));
  return shown(document, ".look-back, .controls").flatMap((bar) => [
    ...kept.filter((e) => !apart(box(bar), box(e))).map((e) => `${name(bar)} covers ${name(e)}`),
    ...(off(box(bar), new DOMRect(0, 0, innerWidth, innerHeight)) ? [`${name(bar)} leaves the window`] : []),
    ...shown(bar, "button, select, input, .told, .where").filter((e) => off(box(e), box(bar)) || tight(e))
      .map((e) => `${name(e)} does not fit`),
  ]).concat(hand ? [] : ["the hand is not in sight"]);
}
"""
"""What the two parts of the bar cover, what of them does not fit, and whether the own hand is in sight."""
WINDOWS = ("a desk", "a phone", "a phone on its side", "the narrowest phone")


@pytest.mark.feature(27, 37, 57)
@pytest.mark.parametrize("name", ["klong", "dungeonquest", "bag_of_dungeon"])
def test_the_bar_covers_nothing_of_the_table(sit: Sit, tmp_path: Path, name: str) -> None:
    match = played_out("bar", name)
    write(tmp_path / "bar.verlies", match.record())
    anna = sit()
    anna.lobby()
    anna.page.set_input_files("#import", tmp_path / "bar.verlies")
    expect(anna.all(".look-back")).to_be_visible()
    anna.page.select_option("#past-eyes", "0")
    longest = max(range(1, match.answers + 1), key=lambda n: len(match.entries[n - 1].events))
    anna.page.evaluate(LOOK, longest)
    anna.until(f"{AT}.then((at) => at === {longest})")
    wrong = []
    for lang in ("de", "en"):
        dress(anna, lang)
        for window in WINDOWS:
            width, height = SIZES[window]
            anna.page.set_viewport_size({"width": width, "height": height})
            anna.page.evaluate(SETTLED)
            free, board = free_height(anna, height)
            found = anna.page.evaluate(BAR) + audit(anna, ".look-back, .controls")
            found += [f"the board has {board:.0f} of {free:.0f} px"] if board * 2 < free else []
            wrong += [f"{lang}, {window}: {each}" for each in found]
            if width < 900:
                anna.page.click("#past-more")
                expect(anna.all("#past-eyes")).to_be_in_viewport(ratio=1)
                anna.page.click("#past-more")
    assert not wrong, "\n".join(wrong)


@pytest.mark.feature(27, 57)
def test_board_and_hand_keep_their_places_while_one_looks_back(sit: Sit) -> None:
    anna = sit()
    anna.sit_down()
    size = "['.board', '.hand', '.held .card'].map((q) => document.querySelector(q).getBoundingClientRect().toJSON())"
    size += ".concat(document.querySelector('.canvas').style.transform)"
    for window in WINDOWS:
        width, height = SIZES[window]
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(STILL)
        before = anna.page.evaluate(size)
        anna.page.evaluate(LOOK, 0)
        expect(anna.all(".look-back")).to_be_visible()
        anna.page.evaluate(STILL)
        assert anna.page.evaluate(size) == before, window
        anna.page.click("#past-now")
        expect(anna.all(".look-back")).to_have_count(0)


@pytest.mark.feature(57)
def test_whoever_plays_on_from_a_moment_is_told_so_and_finds_the_way_back(sit: Sit, tmp_path: Path) -> None:
    anna, _ = finished(sit, tmp_path)
    old = anna.page.url
    anna.page.select_option("#past-eyes", "1")
    anna.page.evaluate(LOOK, 30)
    anna.until(f"{AT}.then((at) => at === 30)")
    anna.page.click("#play-on")
    notice = anna.all(".branched")
    expect(notice).to_contain_text("Das ist ein neuer Tisch: Ab Antwort 30 der alten Partie")
    expect(notice).to_contain_text("du spielst Jonas")
    assert anna.page.url != old
    anna.page.reload()
    expect(notice).to_be_visible()
    new = anna.page.url
    anna.page.click("#to-origin")
    expect(anna.all(".look-back .where")).to_contain_text("Antwort 30 von")
    assert anna.page.url == old
    anna.page.goto(new)
    notice.get_by_role("button", name="Schließen").click()
    expect(notice).to_have_count(0)
    anna.page.reload()
    anna.wait_for_turn()
    assert notice.count() == 0
