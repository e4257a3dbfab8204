"""The same deal elsewhere: whoever has played it to the end sees how others fared with it, and nobody before."""

import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.journeys import dresses
from tests.web.player import RESULT, Player, arrive
from tests.web.test_access import audit
from tests.web.test_narrow import NARROW, PHONES, look

Sit = Callable[..., Player]
SAME = f"{RESULT} .same-deal"
ROWS = f"{SAME} tbody tr"
ALONE = "Nobody else has played the same deal to its end here yet."


def fresh() -> str:
    """Return a seed that nobody has played, also not a test that is tried a second time."""
    return f"web {secrets.token_hex(4)}"


def play(player: Player) -> None:
    """Play to the end."""
    player.set_out(RESULT)
    arrive(player)


def asked(player: Player) -> list[str]:
    """Note from now on whenever a page asks how others fared."""
    found: list[str] = []
    player.page.on("request", lambda request: found.append(request.url) if "/same?" in request.url else None)
    return found


@pytest.mark.feature(55)
@pytest.mark.timeout(300)
def test_whoever_takes_up_a_challenge_sees_at_the_end_how_others_fared(sit: Sit) -> None:
    anna, ben, cleo = sit(), sit(), sit()
    seed = fresh()
    anna.open("random", game="lantern", seed=seed)
    play(anna)
    expect(anna.all(SAME)).to_contain_text(ALONE)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.click("#challenge")
    expect(anna.all(".toast")).not_to_be_empty()
    requests = asked(ben)
    ben.page.goto(anna.page.evaluate("navigator.clipboard.readText()"))
    expect(ben.all("#seed")).to_have_value(seed)
    ben.page.evaluate("localStorage.setItem('verlies-tour-lantern', 'done')")
    ben.page.fill("#name", "Ben")
    ben.page.select_option("#seat-1", "random")
    ben.page.click("#open")
    ben.wait_for_turn()
    there = ben.stored()[0]["table"]
    assert ben.context.request.get(f"{ben.url}/api/tables/{there}/same").status == 409
    assert (requests, ben.all(".same-deal").count()) == ([], 0), "nobody is told while playing"
    expect(ben.all("body")).not_to_contain_text("Anna")
    play(ben)
    expect(ben.all(ROWS)).to_have_count(2)
    expect(ben.all(f"{ROWS}.here")).to_contain_text("Ben")
    expect(ben.all(f"{ROWS}.here")).to_contain_text("this table")
    other = ben.all(f"{ROWS}:not(.here)")
    expect(other).to_contain_text("Anna")
    expect(other).to_contain_text("Bot: random")
    verdict = ("Won" if anna.page.evaluate(WON) else "Lost") + " together"
    expect(other).to_contain_text(verdict)
    cleo.open("random", game="lantern", seed=fresh())
    play(cleo)
    expect(cleo.all(SAME)).to_contain_text(ALONE)
    expect(cleo.all(ROWS)).to_have_count(0)


def unfold(player: Player) -> None:
    """Open the result, which whoever is dressed anew has closed, and what it has of others."""
    player.page.click("#show-result")
    player.all(f"{SAME} summary").click()
    expect(player.all(ROWS).first).to_be_visible()


WON = "import('/web/net/state.mjs').then((s) => s.scene.value.result.winners.length > 0)"


@pytest.mark.feature(30, 37, 55, 65)
@pytest.mark.timeout(300)
def test_games_compared_fit_a_phone_and_axe_finds_nothing(sit: Sit) -> None:
    first, anna = sit(), sit(phone=True)
    seed = fresh()
    for player in (first, anna):
        player.sit_at("random", game="lantern", seed=seed)
        play(player)
    fold = anna.all(f"{SAME} summary")
    expect(fold).to_have_text("The same deal elsewhere (1)")
    expect(anna.all(ROWS).first).to_be_hidden()
    wrong = []
    for lang, theme in dresses(anna):
        unfold(anna)
        expect(fold).to_contain_text({"de": "Dieselbe Partie bei anderen", "en": "The same deal elsewhere"}[lang])
        expect(anna.all(f"{ROWS}.here")).to_contain_text({"de": "dieser Tisch", "en": "this table"}[lang])
        found = audit(anna, RESULT)
        found += [each for name in (*PHONES, *NARROW) for each in look(anna, name, RESULT)]
        look(anna, PHONES[0], RESULT)
        wrong += [f"{lang}, {theme}, {each}" for each in found]
    assert not wrong, "\n".join(wrong)
    expect(anna.all(f"{SAME} caption")).to_be_visible()
    assert anna.all(f"{SAME} thead th[scope=col]").count() == 4
