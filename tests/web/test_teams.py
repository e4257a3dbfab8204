"""Two teams in the browser: mates see with each other, rivals and watchers do not."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.player import CHOOSE, RESULT, Player
from tests.web.server import ROOT, Server

Sit = Callable[..., Player]
ASKED_AGAIN = """async () => {
  const state = await import("/web/net/state.mjs");
  const asked = () => state.choices.value.some((choice) => !choice.id.startsWith("vote"));
  while (!asked()) await new Promise((done) => setTimeout(done, 50));
  return [state.view.value.seq, state.scene.value];
}"""
PLACED = """(places) => import("/web/net/state.mjs").then(({ view }) => {
  const result = { ...view.value.scene.result, places };
  view.value = { ...view.value, scene: { ...view.value.scene, result } };
})"""
LATE = "(all) => all.map((e) => e.style.getPropertyValue('--late'))"
SEEN, HIDDEN = "sees the stone on top", "looks at the top stone"


class Camps(Server):
    """A server that knows the game of two teams."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        info = folder / "site" / "feud-0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: feud\nVersion: 0\n")
        (info / "entry_points.txt").write_text("[verlies.games]\nfeud = tests.feud:GAME\n")

    def environ(self) -> dict[str, str]:
        found = super().environ()
        return {**found, "PYTHONPATH": os.pathsep.join([found["PYTHONPATH"], str(ROOT)])}


@pytest.fixture(scope="module")
def camps(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Camps]:
    with Camps(tmp_path_factory.mktemp("camps")) as found:
        yield found


def answer(player: Player, option: str) -> None:
    """Answer as a click would, once the question is there."""
    player.page.evaluate(CHOOSE, option)


def begin(sit: Sit, camps: Camps) -> list[Player]:
    """Seat Anna and Cleo of one team, Ben of the other, a bot, and Dora who watches."""
    anna, ben, cleo, dora = (sit(at=camps) for _ in range(4))
    anna.open("friend", "friend", "random", game="feud", seed="5")
    expect(anna.all(".invite-link")).to_have_count(2)
    links = [anna.all(".invite-link").nth(n).input_value() for n in range(2)]
    expect(anna.all(".people .team-name")).to_have_text(["Camp Red", "Camp Blue"])
    expect(anna.all('.people [data-team="0"]')).to_contain_text("Anna")
    ben.join(links[0], "Ben")
    expect(anna.all('.people [data-team="1"]')).to_contain_text("Ben")
    cleo.join(links[1], "Cleo")
    dora.page.goto(links[0].split("#")[0])
    for player in (anna, ben, cleo, dora):
        expect(player.all(".table")).to_be_visible()
    return [anna, ben, cleo, dora]


def test_mates_see_and_rivals_and_watchers_do_not(sit: Sit, camps: Camps) -> None:
    anna, ben, cleo, dora = begin(sit, camps)
    answer(anna, "vote:0")
    answer(cleo, "vote:0")
    answer(anna, "look")
    for player, told, other in ((anna, SEEN, HIDDEN), (cleo, SEEN, HIDDEN), (ben, HIDDEN, SEEN), (dora, HIDDEN, SEEN)):
        expect(player.all(".log")).to_contain_text(told)
        assert other not in player.all(".log").inner_text()
    for player in (cleo, ben, dora):
        player.all('.seats [data-seat="0"]').click()
        hand = player.all(".dialog-seat button", has_text="Hand")
        expect(hand).to_be_enabled(enabled=player is cleo)
        expect(player.all(".dialog-seat .quiet")).to_have_count(0 if player is cleo else 1)
        player.page.keyboard.press("Escape")
    for player in (anna, ben, dora):
        expect(player.all(".seats .team-name")).to_have_text(["Camp Red", "Camp Blue"])
    for player in (anna, ben, cleo):
        player.page.evaluate("import('/web/net/socket.mjs').then((m) => m.takeover('random'))")
    expect(anna.all(RESULT)).to_be_visible()
    expect(anna.all(f"{RESULT} .headline")).to_contain_text(re.compile("Camp |You win together"))
    assert sorted(anna.all(f"{RESULT} .scores .team-name").all_inner_texts()) == ["Camp Blue", "Camp Red"]
    expect(anna.all(f"{RESULT} .score")).to_have_count(2)
    expect(anna.all(f'{RESULT} [data-team="0"] .members li')).to_have_text(["Anna", "Cleo"])
    anna.page.evaluate(PLACED, [3, 1, 3, 1])
    expect(anna.all(f"{RESULT} .scores .team-name")).to_have_text(["Camp Blue", "Camp Red"])
    assert anna.all(f"{RESULT} .score").evaluate_all(LATE) == ["1", "0"], "the last team appears first"


def test_a_team_is_chosen_by_choosing_a_seat_and_a_hand_may_hold_two(sit: Sit, camps: Camps) -> None:
    anna = sit(at=camps)
    anna.lobby()
    anna.page.select_option("#game", "feud")
    anna.page.select_option("#players", "4")
    expect(anna.all(".seat-choices .team-name")).to_have_text(["Camp Red", "Camp Blue"])
    anna.page.select_option("#seat-1", "you")
    expect(anna.all("#seat-0")).to_have_value("greedy")
    anna.page.select_option("#seat-3", "you")
    expect(anna.all("#seat-1")).to_have_value("you")
    for seat in (0, 2):
        anna.page.select_option(f"#seat-{seat}", "random")
    anna.page.click("#open")
    expect(anna.all(".table")).to_be_visible()
    anna.wait_for_turn()
    first = anna.page.evaluate("import('/web/net/state.mjs').then((s) => s.mySeat.value)")
    assert first in (1, 3)
    expect(anna.all(f'.seats [data-seat="{first}"].me')).to_be_visible()


@pytest.mark.feature(13)
def test_what_one_wants_of_windows_is_said_in_the_settings(sit: Sit, camps: Camps) -> None:
    anna = sit(at=camps)
    anna.sit_at("random", game="feud", seed="5")
    expect(anna.all(".table")).to_be_visible()
    anna.page.evaluate("import('/web/net/state.mjs').then((s) => (s.dialog.value = { kind: 'settings' }))")
    row = anna.all(".setting", has_text="You are attacked. Do you parry?")
    expect(row.locator("button[aria-pressed=true]")).to_have_text("ask")
    row.get_by_text("never").click()
    expect(row.locator("button[aria-pressed=true]")).to_have_text("never")


def test_several_people_play_one_seat_and_the_first_answer_counts(sit: Sit, camps: Camps) -> None:
    anna, ben = sit(at=camps), sit(at=camps)
    anna.lobby()
    anna.page.select_option("#game", "feud")
    anna.page.select_option("#players", "4")
    anna.page.select_option("#seat-0", "we")
    for seat in (1, 2, 3):
        anna.page.select_option(f"#seat-{seat}", "random")
    anna.page.click("#open")
    link = anna.invitation()
    ben.join(link, "Ben")
    for player in (anna, ben):
        player.wait_for_turn()
        assert player.page.evaluate("import('/web/net/state.mjs').then((s) => s.mySeat.value)") == 0
    answer(ben, "vote:0")
    again = [player.page.evaluate(ASKED_AGAIN) for player in (anna, ben)]
    assert again[0] == again[1], "both are shown the same, and what one of them answered is answered"
    assert anna.stored()[0]["seat"] == ben.stored()[0]["seat"] == 0
