"""Several people at one screen: a curtain falls between them, and nothing lies behind it."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.web.player import RESULT, Player, arrive
from tests.web.test_deal import between

Sit = Callable[..., Player]
HELD = ".hand .held .card"
KEPT = """import('/web/net/state.mjs').then((s) =>
  [s.view.value, s.past.value, s.log.value.length, s.dialog.value, s.toast.value])"""
OPEN_LINES = "window.lines.filter((line) => line.readyState < 2).length"
HEARD = "window.lines.filter((line) => line.readyState < 2).flatMap((line) => line.heard)"
COUNT_LINES = """
window.lines = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...a) {
    super(...a);
    window.lines.push(this);
    this.heard = [];
    this.addEventListener("message", (said) => this.heard.push(JSON.parse(said.data).t));
  }
};
"""
PASS = """
async () => {
  const [s, net] = await Promise.all([import("/web/net/state.mjs"), import("/web/net/socket.mjs")]);
  const asked = s.choices.value;
  if (asked.length) net.answer((asked.find((c) => c.id === "pass" || c.role === "end") ?? asked[0]).id);
}
"""


def sit_down(anna: Player, seed: str) -> None:
    """Let Anna and Ben sit down at one screen; the seed says who begins."""
    anna.page.add_init_script(COUNT_LINES + "localStorage.setItem('verlies-warns', 'off');")
    anna.lobby()
    anna.page.select_option("#players", "2")
    anna.page.select_option("#seat-1", "here")
    anna.page.fill("#name-1", "Ben")
    anna.page.click("summary")
    anna.page.fill("#seed", seed)
    anna.page.click("#open")
    expect(anna.all(".curtain h2")).to_have_text("Who is looking at the screen?")


def check_curtain(anna: Player) -> None:
    """Nothing that anybody has seen is on the page, in its memory or on its way; the line says that they are here."""
    expect(anna.all(".curtain")).to_be_visible()
    assert anna.all(".card, .log li, .seat, .board, #ear").count() == 0
    assert anna.page.evaluate(KEPT) == [None, None, 0, None, ""]
    assert anna.page.evaluate(OPEN_LINES) == 1
    assert {*anna.page.evaluate(HEARD)} <= {"table"}


@pytest.mark.feature(45)
def test_a_curtain_falls_between_two_people_and_nothing_lies_behind_it(sit: Sit) -> None:
    anna = sit()
    sit_down(anna, "hot")
    check_curtain(anna)
    expect(anna.all(".rise .pawn")).to_have_count(2)
    anna.all(".rise[data-seat='0']").click()
    anna.wait_for_turn()
    anna.dismiss_hints()
    anna.play_hand()
    anna.all(".actions .next.end").click()
    expect(anna.all(".curtain h2")).to_have_text("It is Ben’s turn")
    expect(anna.all(".curtain p")).to_contain_text("Pass the screen to Ben.")
    check_curtain(anna)
    expect(anna.all(".rise .pawn")).to_have_count(1)
    anna.all(".rise").click()
    anna.wait_for_turn()
    expect(anna.all(".own, .hand").first).to_be_visible()
    assert anna.page.evaluate("import('/web/net/state.mjs').then((s) => s.mySeat.value)") == 1
    expect(anna.all(HELD)).to_have_count(5)
    assert anna.all("#ear p").count() == 0, "nobody is told what the other one did and drew"


DRAFTS = """
async () => {
  const { html } = await import("/web/base/html.mjs");
  const { render } = await import("preact");
  const [words, talk, report] = await Promise.all(
    ["table/words", "story/talk", "lobby/report"].map((name) => import(`/web/${name}.mjs`)));
  const box = document.createElement("div");
  render(html`<${words.Words} /><${talk.TalkBox} /><${report.ReportBox} />`, box);
  const texts = [...box.querySelectorAll("#heard")].map((each) => each.textContent);
  return [...texts, ...[...box.querySelectorAll("input, textarea")].map((each) => each.value)].filter(Boolean);
}
"""
"""What boxes for words would show to whoever opens them now."""


@pytest.mark.feature(45)
def test_words_that_somebody_typed_are_not_read_by_the_next(sit: Sit) -> None:
    anna = sit()
    sit_down(anna, "hot")
    anna.all(".rise[data-seat='0']").click()
    anna.wait_for_turn()
    anna.dismiss_hints()
    anna.page.evaluate("import('/web/net/state.mjs').then((s) => (s.dialog.value = { kind: 'words' }))")
    anna.page.fill("#typed", "play")
    anna.page.keyboard.press("Enter")
    expect(anna.all("#heard")).to_contain_text("Play")
    anna.page.evaluate("import('/web/net/state.mjs').then((s) => (s.dialog.value = { kind: 'report' }))")
    anna.page.fill("#report-text", "My hand is")
    anna.page.keyboard.press("Escape")
    anna.play_hand()
    anna.all(".actions .next.end").click()
    check_curtain(anna)
    anna.all(".rise").click()
    anna.wait_for_turn()
    assert anna.page.evaluate(DRAFTS) == []


@pytest.mark.feature(45)
def test_whoever_is_not_asked_sees_the_curtain_at_once_and_so_does_whoever_loads_the_page_again(sit: Sit) -> None:
    anna = sit()
    sit_down(anna, "screen")
    anna.all(".rise[data-seat='0']").click()
    expect(anna.all(".curtain h2")).to_have_text("It is Ben’s turn")
    anna.page.reload()
    expect(anna.all(".curtain h2")).to_have_text("Who is looking at the screen?")
    check_curtain(anna)


SEAT = "import('/web/net/state.mjs').then((s) => s.mySeat.value)"


def at_one_screen(anna: Player, game: str, *seats: str, seed: str = "") -> None:
    """Open a table at which others sit at the same screen."""
    anna.page.add_init_script(COUNT_LINES + f"localStorage.setItem('verlies-tour-{game}', 'done');")
    anna.lobby()
    anna.page.select_option("#game", game)
    anna.page.select_option("#players", str(len(seats) + 1))
    for number, kind in enumerate(seats, 1):
        anna.page.select_option(f"#seat-{number}", kind)
        if kind == "here":
            anna.page.fill(f"#name-{number}", f"Guest {number}")
    if seed:
        anna.page.click("summary")
        anna.page.fill("#seed", seed)
    anna.page.click("#open")


@pytest.mark.feature(45)
def test_no_curtain_falls_where_nothing_is_secret(sit: Sit) -> None:
    """Friends who see the same pass the screen on without it: whoever is asked is at the table."""
    anna = sit()
    anna.page.add_init_script(
        "new MutationObserver(() => document.querySelector('.curtain') && (window.fell = true))"
        ".observe(document, { childList: true, subtree: true });"
    )
    at_one_screen(anna, "bag_of_dungeon", "here")
    anna.wait_for_turn()
    before = anna.page.evaluate(SEAT)
    anna.set_out("body:not(:has(*))", 0)
    anna.until(f"{SEAT}.then((seat) => seat === {1 - before})")
    anna.wait_for_turn()
    assert anna.page.evaluate("window.fell") is None
    assert anna.page.evaluate(OPEN_LINES) == 1


RISEN = "risen"
MATES = {0, 2}


def steps(order: list[int | str]) -> list[tuple[int | str, ...]]:
    """Return who had the screen after whom, and where a curtain rose between them, since the first one."""
    alone = order[order.index(RISEN) + 1 :] if RISEN in order else []
    passed = [(a, b) for a, b in pairwise(alone) if RISEN not in (a, b)]
    return passed + [(a, RISEN, c) for a, b, c in zip(alone, alone[1:], alone[2:], strict=False) if b == RISEN]


def pass_on(anna: Player, most: int = 80) -> list[int | str]:
    """Pass the screen on until mates and rivals had it; return who was asked in turn, and where a curtain rose."""
    order: list[int | str] = []
    for _ in range(most):
        expect(anna.all(".rise, .prompt.mine").first).to_be_visible()
        if anna.all(".rise").count():
            check_curtain(anna)
            order.append(RISEN)
            anna.all(".rise").first.click()
            continue
        seat = anna.page.evaluate(SEAT)
        if order[-1:] != [seat]:
            order.append(seat)
        if {len(step) for step in steps(order)} == {2, 3}:
            break
        anna.page.evaluate(PASS)
    return order


@pytest.mark.feature(45)
def test_rivals_at_one_screen_have_a_curtain_between_them_and_mates_have_none(sit: Sit) -> None:
    """All look until there is something to hide; from then on the screen belongs to a team, and its line stays."""
    anna = sit()
    at_one_screen(anna, "koenige", "here", "here", "greedy")
    order = pass_on(anna)
    mates = [step for step in steps(order) if {step[0], step[-1]} <= MATES]
    rivals = [step for step in steps(order) if 1 in step]
    assert (0, 2) in mates or (2, 0) in mates, order
    assert rivals, order
    assert [step for step in mates if RISEN in step] == [], order
    assert [step for step in rivals if RISEN not in step] == [], order
    assert anna.page.evaluate(OPEN_LINES) == 1


def play_out(anna: Player) -> list[int]:
    """Play to the end at one screen; returns who took it, in order."""
    taken: list[int] = []
    while not anna.all(RESULT).count():
        expect(anna.all(".rise, .table").first).to_be_visible()
        if anna.all(".rise").count():
            check_curtain(anna)
            taken.append(int(anna.all(".rise").first.get_attribute("data-seat") or -1))
            anna.all(".rise").first.click()
            expect(anna.all(".table")).to_be_visible()
        anna.set_out(f".rise, {RESULT}")
        arrive(anna)
    return taken


@pytest.mark.feature(45, 59)
def test_two_people_at_one_screen_play_to_the_end_and_find_their_bits(sit: Sit) -> None:
    """Whoever looks last, the bits are those of the seat for which this browser gave them."""
    anna = sit()
    at_one_screen(anna, "lantern", "here")
    taken = play_out(anna)
    assert set(taken) == {0, 1}
    for seat in (0, 1):
        expect(anna.all(".fair")).to_contain_text("Checked: your random bits are part of the shuffle")
        expect(anna.all(".unfair")).to_have_count(0)
        anna.page.reload()
        anna.all(f".rise[data-seat='{seat}']").click()
    expect(anna.all(".fair")).to_contain_text("Checked: your random bits are part of the shuffle")
    between(anna, lambda table: {**table, "shares": ["", ""]} if table["status"] == "over" else table)
    anna.page.reload()
    anna.all(".rise[data-seat='1']").click()
    expect(anna.all(".dialog-result .unfair")).to_contain_text("This server has not used your random bits.")


@pytest.mark.long
@pytest.mark.feature(45)
def test_two_people_at_one_screen_play_a_whole_game_of_dungeonquest(sit: Sit) -> None:
    """Open until somebody keeps a monster that the other may not see; then each takes the screen behind a curtain."""
    anna = sit()
    at_one_screen(anna, "dungeonquest", "here", seed="screen")
    assert set(play_out(anna)) == {0, 1}
    expect(anna.all(f"{RESULT} .score")).to_have_count(2)


FELL = (
    "new MutationObserver(() => document.querySelector('.curtain') && (window.fell = true))"
    ".observe(document, { childList: true, subtree: true });"
)


@pytest.mark.feature(45)
def test_no_curtain_falls_while_nobody_has_a_secret(sit: Sit) -> None:
    """In DungeonQuest all is open but a monster that somebody keeps: until then the screen is simply passed on."""
    anna = sit()
    anna.page.add_init_script(FELL)
    at_one_screen(anna, "dungeonquest", "here")
    seen = set()
    for _ in range(8):
        anna.wait_for_turn()
        seen.add(anna.page.evaluate(SEAT))
        if len(seen) == 2:
            break
        anna.page.evaluate(PASS)
        anna.page.wait_for_timeout(500)
    assert seen == {0, 1}
    assert anna.page.evaluate("window.fell") is None


@pytest.mark.feature(45)
def test_whoever_has_all_seats_waits_for_nobody_and_talks_to_nobody(sit: Sit) -> None:
    anna = sit()
    at_one_screen(anna, "bag_of_dungeon", "here", "here")
    anna.wait_for_turn()
    assert anna.page.evaluate("import('/web/net/state.mjs').then((s) => s.table.value.hand)") == [0, 1, 2]
    expect(anna.all(".left .seat .dot.on")).to_have_count(3)
    expect(anna.all(".replace, #talk, .finger")).to_have_count(0)
