"""Könige der Katakomben in the browser: two against two with a reaction, a room turned in hand, and small screens."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import verlies
from tests.web.journeys import come_in, recorded
from tests.web.player import RESULT, Player
from tests.web.test_teams import answer

Sit = Callable[..., Player]
SEED, DODGE = "5", "play:B-S03"
"""With this seed Ben has a card against attacks among his first three."""
SET_UP = "2"
"""With this one Anna is last in a game of two, and lays out the first rooms."""
ENDING = "shared-hero-four-short"
"""A golden game of two teams of two."""
TAKEOVER = "import('/web/net/socket.mjs').then((m) => m.takeover('greedy'))"
SCROLLS = "[document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"


def opening() -> list[tuple[int, str]]:
    """Return answers that lead to an attack on Ben and his reaction, each with its seat."""
    match = verlies.game("koenige").new(4, SEED)
    out: list[tuple[int, str]] = []
    while not out or out[-1][1] != DODGE:
        options = [option.id for option in match.decision.options]
        wish = [each for each in (DODGE, "attack:1", "pass") if each in options]
        out.append((match.decision.seats[0], (wish or options)[0]))
        match.answer(out[-1][1], out[-1][0])
    return out


@pytest.mark.feature(13)
def test_two_against_two_with_a_reaction_in_the_turn_of_the_others(sit: Sit) -> None:
    anna, ben, cleo, dora = (sit() for _ in range(4))
    anna.open("friend", "friend", "friend", game="koenige", seed=SEED)
    expect(anna.all(".invite-link")).to_have_count(3)
    links = [anna.all(".invite-link").nth(n).input_value() for n in range(3)]
    for player, link, name in zip((ben, cleo, dora), links, ("Ben", "Cleo", "Dora"), strict=True):
        player.join(link, name)
    players = [anna, ben, cleo, dora]
    for player in players:
        expect(player.all(".table")).to_be_visible()
    *before, last = opening()
    for seat, option in before:
        answer(players[seat], option)
    expect(ben.all(".prompt.mine")).to_contain_text("Anna attacks Ben.")
    expect(ben.all(".spot-fight figcaption")).to_have_text(["Anna", "Ben"])
    expect(ben.all('.held .card.legal[data-face="B-S03"]')).to_be_visible()
    expect(anna.all(".prompt.mine")).to_have_count(0)
    ben.all('.held .card[data-face="B-S03"]').click()
    assert last == (1, DODGE)
    for player in players:
        expect(player.all(".log")).to_contain_text("Ben plays Dodge Roll.")
    dora.all('.seats [data-seat="1"]').click()
    expect(dora.all(".dialog-seat button", has_text="Hand").first).to_be_enabled()
    anna.all('.seats [data-seat="1"]').click()
    expect(anna.all(".dialog-seat button", has_text="Hand").first).to_be_disabled()


@pytest.mark.feature(13)
@pytest.mark.timeout(300)
def test_the_result_of_teams_names_them_to_everybody(sit: Sit) -> None:
    """The end of a game of four: bots play what is left of it for whoever is there."""
    anna, eve = sit(), sit()
    match = recorded("koenige", ENDING)
    come_in(anna, match, match.answers - 8)
    eve.page.goto(anna.page.url)
    expect(eve.all(".watching")).to_be_visible()
    anna.page.evaluate(TAKEOVER)
    for player in (anna, eve):
        expect(player.all(RESULT)).to_be_visible()
        assert set(player.all(f"{RESULT} .scores .team-name").all_inner_texts()) == {"Team Red", "Team Blue"}


def alone(player: Player, seed: str = SEED) -> None:
    """Sit down against three bots and wait to be asked."""
    player.sit_at("greedy", "greedy", "greedy", game="koenige", seed=seed)
    player.wait_for_turn()


PASS_UNTIL = """async (asked) => {
  const [state, socket] = await Promise.all([import("/web/net/state.mjs"), import("/web/net/socket.mjs")]);
  while (state.prompt.value?.ask !== asked) {
    if (!state.pending.value && state.choices.value.some((choice) => choice.id === "pass")) socket.answer("pass");
    await new Promise((done) => setTimeout(done, 50));
  }
}"""


def until(player: Player, asked: str) -> None:
    """Pass until some question is asked."""
    player.page.evaluate(PASS_UNTIL, asked)
    player.wait_for_turn()


FIRST_UNTIL = PASS_UNTIL.replace(
    'state.choices.value.some((choice) => choice.id === "pass")) socket.answer("pass")',
    "state.choices.value.length) socket.answer(state.choices.value[0].id)",
)


@pytest.mark.feature(7)
def test_whoever_is_done_with_actions_left_is_asked_first(sit: Sit) -> None:
    anna = sit()
    alone(anna)
    anna.page.evaluate(FIRST_UNTIL, "Act")
    done = anna.all(".tray .option", has_text="Done")
    done.click()
    expect(anna.all(".dialog-end")).to_contain_text("Lost unused: 2 actions")
    anna.all(".dialog-end button", has_text="Play on").click()
    expect(done).to_be_visible()
    done.click()
    anna.all(".dialog-end button", has_text="anyway").click()
    expect(anna.all(".dialog-end")).to_have_count(0)
    expect(done).to_have_count(0)
    assert anna.complaints == []


def test_a_room_is_laid_where_fields_glow_and_turned_by_the_key(sit: Sit) -> None:
    anna = sit("de")
    anna.sit_at("greedy", game="koenige", seed=SET_UP)
    anna.wait_for_turn()
    answer(anna, anna.page.evaluate("import('/web/net/state.mjs').then((s) => s.choices.value[0].id)"))
    expect(anna.all(".target")).to_have_count(4)
    anna.all(".target").first.click()
    expect(anna.all(".turner .option")).to_be_visible()
    before = int(anna.all(".ahead").get_attribute("data-ahead") or 0)
    anna.page.keyboard.press("r")
    expect(anna.all(f".ahead[data-ahead='{(before + 1) % 4}']")).to_have_count(1)
    if anna.all(".ahead.unfit").count():
        anna.page.keyboard.press("r")
    anna.all(".turner .option").click()
    expect(anna.all(".log")).to_contain_text("Anna legt ")


def test_equipment_lies_beside_the_hand_and_a_card_offers_all_it_can_do(sit: Sit) -> None:
    anna = sit("de")
    alone(anna)
    until(anna, "Lay")
    expect(anna.all(".hand .worn small")).to_have_text("Ausrüstung")
    expect(anna.all(".hand .worn .gap")).to_have_count(2)
    expect(anna.all(".track-phase .here")).to_have_text("Erweitern")
    expect(anna.all(".seats .team-name")).to_have_text(["Team Rot", "Team Blau"])


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1366, 768)])
def test_nothing_scrolls_away_on_small_screens(sit: Sit, width: int, height: int) -> None:
    anna = sit("de")
    anna.page.set_viewport_size({"width": width, "height": height})
    alone(anna)
    until(anna, "Lay")
    assert max(anna.page.evaluate(SCROLLS)) <= 0
    assert anna.complaints == []


def test_large_teams_stand_face_to_face(sit: Sit) -> None:
    anna = sit("de")
    anna.sit_at(*["greedy"] * 5, game="koenige", seed=SEED)
    anna.wait_for_turn()
    red, blue = (anna.all(f'.seats [data-team="{team}"]').bounding_box() for team in range(2))
    assert red is not None
    assert blue is not None
    assert (red["y"], red["x"] + red["width"] <= blue["x"]) == (blue["y"], True)
    words = anna.all(".track-phase li")
    expect(words).to_have_text(["Beginn", "Erweitern", "Aktionen", "Ausrüsten"])
    assert words.evaluate_all("(all) => all.every((each) => each.scrollWidth <= each.clientWidth)")
    assert anna.all(".track-phase ol").evaluate("(row) => row.scrollWidth <= row.clientWidth")


STANDING = """() => import('/web/net/state.mjs').then((s) => {
  const { scene } = s.view.value;
  const grown = (f) => (f.team >= 0 ? { ...f, value: 3 + f.team } : f);
  const panels = scene.panels.map((p) => ({ ...p, facts: p.facts?.map(grown) }));
  s.view.value = { ...s.view.value, scene: { ...scene, panels } };
})"""
"""Give one team three points and the other four."""


@pytest.mark.feature(30)
@pytest.mark.parametrize("bots", [3, 5])
def test_on_a_phone_the_teams_and_their_points_stand_over_their_seats(sit: Sit, bots: int) -> None:
    anna = sit(phone=True)
    anna.open(*["greedy"] * bots, game="koenige", seed=SEED)
    anna.wait_for_turn()
    anna.page.evaluate(STANDING)
    expect(anna.all(".chips .team-name")).to_have_text(["Team Red 3", "Team Blue 4"])
    expect(anna.all(".chips .team .chip")).to_have_count(bots + 1)
    for width, height in ((390, 844), (320, 568), (844, 390)):
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(anna.all(".chips .points").first).to_be_visible()
        assert max(anna.page.evaluate(SCROLLS)) <= 0
        assert (
            anna.all(".chip .name").evaluate_all("(all) => all.filter((e) => e.scrollWidth > e.clientWidth).length")
            == 0
        )
