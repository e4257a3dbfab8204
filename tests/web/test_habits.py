"""Small questions that come again are answered as always, if one wishes; others never are."""

import json
import time
from collections.abc import Callable
from typing import Any

from msgspec import to_builtins
from playwright.sync_api import WebSocketRoute, expect

from tests.web.player import PATIENCE, Player
from verlies.testing.dungeonquest import Dungeon

Sit = Callable[..., Player]
PASS = {"id": "pass", "kind": "pass", "noun": "", "target": ""}
DRAW = {"id": "draw:one", "kind": "draw", "noun": "", "target": ""}
PRICED = {**DRAW, "cost": [{"kind": "gold", "value": 1}]}
RISKY = {**DRAW, "notes": ["note-x"]}
ASK = """
([number, mode, choices]) => import('/web/net/state.mjs').then((s) => {
  const prompts = [{ number, ask: "MayDraw", mode, seats: [0], subject: 0, rule: "x", choices }];
  const notes = Object.fromEntries(choices.filter((c) => c.notes).map((c) => [c.id, "risky"]));
  const deeds = Object.fromEntries(choices.map((c) => [c.id, c.id === "pass" ? "No" : "Draw"]));
  const said = { choices: deeds, prompt: "Draw one?", costs: {}, notes };
  s.view.value = { ...s.view.value, ...said, seq: number, scene: { ...s.view.value.scene, prompts } };
})
"""
"""Put a question to the page as the server would."""


WINDOW = """([window, person, online]) => import('/web/net/state.mjs').then((s) => {
  const kind = person ? "human" : "bot";
  const seats = s.table.value.seats.map((each) => (each.seat === 1 ? { ...each, kind, online } : each));
  s.table.value = { ...s.table.value, seats, windows: window ? { MayDraw: "ask" } : {} };
})"""
"""Make the question a chance to respond, and somebody else at the table a person."""


OTHER_SEAT = """(seat) => import('/web/net/state.mjs').then((s) => {
  s.view.value = { ...s.view.value, scene: { ...s.view.value.scene, seat, prompts: [] } };
})"""
"""Let another seat look at the page, as behind a curtain."""
IN_MY_HAND = """(hand) => import('/web/net/state.mjs').then((s) => {
  s.table.value = { ...s.table.value, hand };
})"""
"""Let me hold these seats."""


def listen(player: Player) -> list[dict[str, Any]]:
    """Keep the answers of a page instead of sending them."""
    sent = list[dict[str, Any]]()

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: sent.append(json.loads(text)) if '"answer"' in str(text) else server.send(text))

    player.page.route_web_socket("**/ws/*", connect)
    player.sit_down()
    return sent


def given(sent: list[dict[str, Any]], number: int) -> list[str]:
    """Return the answers to a question so far."""
    return [each["option"] for each in sent if each["decision"] == number]


def answers(player: Player, sent: list[dict[str, Any]], number: int) -> list[str]:
    """Return the answers to a question, of which there is one at least."""
    end = time.monotonic() + PATIENCE
    while not given(sent, number) and time.monotonic() < end:
        player.page.wait_for_timeout(20)
    return given(sent, number)


def test_a_chance_to_respond_without_anything_to_respond_with_costs_no_click_among_bots(sit: Sit) -> None:
    anna = sit()
    sent = listen(anna)

    def asked(
        number: int, *choices: dict[str, Any], window: bool = True, person: bool = False, here: bool = False
    ) -> list[str]:
        """Ask and return what the page answered by itself."""
        anna.page.evaluate(WINDOW, [window, person, here])
        anna.page.evaluate(ASK, [number, "one", list(choices)])
        anna.page.wait_for_timeout(1300)
        anna.page.evaluate("import('/web/net/state.mjs').then((s) => (s.pending.value = null))")
        return given(sent, number)

    assert asked(100, PASS) == ["pass"]
    assert asked(100, PASS) == ["pass"], "what was taken back is asked again"
    assert asked(101, PASS, DRAW) == [], "who could answer is asked"
    assert asked(102, PASS, person=True) == [], "a person could learn from it what one does not hold"
    assert asked(102, PASS, here=True) == [], "so could one who lets a bot play for now"
    anna.page.evaluate(IN_MY_HAND, [0, 1])
    assert asked(104, PASS, person=True) == ["pass"], "a mate in my own hand sees my cards anyway"
    anna.page.evaluate(IN_MY_HAND, [0])
    assert asked(105, PASS, window=False) == [], "a rule that asks may want to be seen"
    assert asked(106, PASS) == ["pass"]
    anna.page.evaluate(ASK, [107, "one", [PASS]])
    expect(anna.all(".prompt:not(.mine) .ask")).to_have_text("You have nothing to play now.")
    expect(anna.all(".tray")).to_have_count(0)


def test_what_is_always_so_is_no_longer_asked_until_one_wants_it_again(sit: Sit) -> None:
    anna = sit()
    sent = listen(anna)

    def ask(number: int, *choices: dict[str, Any], mode: str = "one") -> None:
        anna.page.evaluate(ASK, [number, mode, list(choices)])

    def answered(number: int) -> list[str]:
        return answers(anna, sent, number)

    def unanswered(number: int) -> bool:
        """Nothing is answered by itself; a slow machine only makes this easier."""
        anna.page.wait_for_timeout(80)
        return not given(sent, number)

    always = anna.all(".always")
    ask(100, PASS, DRAW)
    expect(always).to_have_count(0)
    anna.all(".tray .option", has_text="Draw").click()
    assert answered(100) == ["draw:one"]
    ask(101, PASS, DRAW)
    expect(always).to_have_text("Always: Draw")
    always.click()
    assert answered(101) == ["draw:one"]
    ask(102, PASS, DRAW)
    assert answered(102) == ["draw:one"]
    ask(101, PASS, DRAW)
    assert answered(101) == ["draw:one"], "what was taken back is asked again"
    for number, mode, choice in ((103, "one", PRICED), (104, "one", RISKY), (105, "sealed", DRAW)):
        ask(number, PASS, choice, mode=mode)
        assert unanswered(number)
        expect(always).to_have_count(0)
    anna.page.evaluate(OTHER_SEAT, 1)
    ask(105, PASS, DRAW)
    assert unanswered(105), "somebody else at this screen has habits of their own"
    anna.page.evaluate(OTHER_SEAT, 0)
    anna.page.click("#settings")
    expect(anna.all(".habits li")).to_have_text("Draw one? Draw Ask again")
    anna.all(".habits button").click()
    expect(anna.all(".habits")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    ask(106, PASS, DRAW)
    assert unanswered(106)


def test_a_rune_that_is_offered_turn_after_turn_can_be_kept_for_good(sit: Sit) -> None:
    """The game offers a rune of healing at every wound, however small; whoever keeps it need not say so every turn."""
    rune = Dungeon(2)
    rune.hero(0, runes=["r_healing"], wounds=1)
    rune.begin(0)
    choices = [to_builtins(choice) for choice in rune.match.scene(0).prompts[0].choices]
    assert [choice["id"] for choice in choices] == ["pass", "use:r_healing"]
    anna = sit()
    sent = listen(anna)
    anna.page.evaluate(ASK, [100, "one", choices])
    anna.all(".tray .option", has_text="No").click()
    assert answers(anna, sent, 100) == ["pass"]
    anna.page.evaluate(ASK, [101, "one", choices])
    expect(anna.all(".always")).to_have_text("Always: No")
    anna.all(".always").click()
    assert answers(anna, sent, 101) == ["pass"]
    anna.page.evaluate(ASK, [102, "one", choices])
    assert answers(anna, sent, 102) == ["pass"], "nobody is asked any more"
