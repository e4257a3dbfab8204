"""The lobby: a game within a click, friends by link, and the way back."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.player import Player

Sit = Callable[..., Player]
SIZES = [(1366, 768), (844, 390), (390, 844), (320, 640)]
NEEDS = """(select) => {
  const twin = select.cloneNode(true);
  twin.style.cssText = "width: max-content; position: absolute; visibility: hidden";
  select.after(twin);
  for (const each of [...twin.options]) if (each.value !== select.value) each.remove();
  const need = twin.offsetWidth;
  twin.remove();
  return [need, select.offsetWidth];
}"""
"""How wide a list must be to show what is chosen, and how wide it is."""


@pytest.mark.feature(41, 65)
@pytest.mark.parametrize(("lang", "word"), [("de", "Du bist am Zug"), ("en", "It is your turn")])
def test_one_click_starts_a_game_against_bots(sit: Sit, lang: str, word: str) -> None:
    anna = sit(lang)
    anna.quick()
    expect(anna.all(".prompt.mine")).to_contain_text(word)
    expect(anna.all(".left .seat")).to_have_count(3)
    expect(anna.all(".left .bot")).to_have_count(2)
    expect(anna.all(".hand .held .card.legal")).to_have_count(5)


@pytest.mark.feature(41)
def test_bots_of_three_strengths_sit_down_the_weakest_first(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    offered = anna.all("#seat-1 option").all_inner_texts()
    assert [each for each in offered if each.startswith("Bot: ")] == [
        "Bot: random",
        "Bot: absent-minded",
        "Bot: sensible",
    ]
    expect(anna.all("#seat-1")).to_have_value("greedy")
    anna.page.select_option("#players", "4")
    for seat, kind in enumerate(("random", "casual", "greedy"), 1):
        anna.page.select_option(f"#seat-{seat}", kind)
    anna.page.click("#open")
    anna.wait_for_turn()
    expect(anna.all(".left .bot")).to_have_count(3)


@pytest.mark.feature(51)
def test_a_table_is_found_again(sit: Sit) -> None:
    anna = sit()
    anna.quick()
    anna.page.goto(anna.url)
    anna.all(".mine .row").first.click()
    anna.wait_for_turn()


@pytest.mark.feature(55)
def test_a_challenge_link_fills_in_the_same_deal(sit: Sit) -> None:
    anna = sit()
    anna.page.goto(f"{anna.url}/#challenge=klong~moonlight~board%3Dback%26seats%3D2")
    expect(anna.all("#seed")).to_have_value("moonlight")
    expect(anna.all("#option-board")).to_have_value("back")
    expect(anna.all("#players")).to_have_value("2")
    assert "#" not in anna.page.url


@pytest.mark.feature(53)
def test_what_was_agreed_is_shown_in_play(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    anna.page.select_option("#option-board", "back")
    anna.page.click("#open")
    anna.wait_for_turn()
    anna.dismiss_hints()
    anna.page.click("#settings")
    expect(anna.all(".dialog-settings")).to_contain_text("Board: back.")


@pytest.mark.feature(39)
def test_an_unknown_table_says_so(sit: Sit) -> None:
    anna = sit()
    anna.page.goto(f"{anna.url}/t/nosuchtabl")
    expect(anna.all(".waiting")).to_contain_text("There is no such table here.")
    anna.forgive("404")
    anna.page.click(".waiting .main")
    expect(anna.all("#quick")).to_be_visible()


@pytest.mark.feature(46)
def test_whoever_types_nonsense_to_watch_is_told_so(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    for typed in ("hello world", "what is this?", "", "https://example.org/somewhere", "abc"):
        anna.page.fill(".watch input", "x")
        expect(anna.all("#nonsense")).to_have_count(0)
        anna.page.fill(".watch input", typed)
        anna.page.click(".watch button")
        expect(anna.all("#nonsense[role=alert]")).to_contain_text("neither the number of a table nor a link to one")
        assert anna.page.url == f"{anna.url}/"


@pytest.mark.feature(46)
def test_a_table_is_watched_by_its_number_or_its_link(sit: Sit) -> None:
    anna, eve = sit(), sit()
    anna.quick()
    for typed in (anna.page.url, anna.page.url.rpartition("/")[2].upper()):
        eve.lobby("Eve")
        eve.page.fill(".watch input", typed)
        eve.page.click(".watch button")
        expect(eve.all(".watching")).to_be_visible()


def test_words_and_drawings_are_fetched_once(sit: Sit) -> None:
    anna = sit()
    asked: list[str] = []
    anna.page.on("request", lambda request: asked.append(request.url.removeprefix(anna.url).partition("?")[0]))
    anna.quick()
    drawings = [
        path for path in asked if path.startswith("/api/art/klong/") and not path.endswith(("style.css", "cover.svg"))
    ]
    assert sorted(drawings) == ["/api/art/klong/faces/en.svg", "/api/art/klong/symbols.svg"], "also for the table"
    anna.page.go_back()
    expect(anna.all("#quick")).to_be_visible()
    anna.page.select_option("#game", "dungeonquest")
    expect(anna.all(".lobby .howto")).to_contain_text("castle")
    anna.page.select_option("#game", "klong")
    words = [path for path in asked if path.startswith("/api/words/")]
    assert words == ["/api/words/klong/en", "/api/words/dungeonquest/en"]


@pytest.mark.parametrize(("lang", "button"), [("de", "Zur Übersicht"), ("en", "To the lobby")])
def test_whoever_finds_no_table_reads_words_on_the_button(sit: Sit, lang: str, button: str) -> None:
    anna = sit(lang)
    anna.page.goto(f"{anna.url}/t/k7m2p9xw4c")
    expect(anna.all(".waiting button")).to_have_text(button)
    anna.forgive("404")


@pytest.mark.parametrize(("lang", "label"), [("de", "Name von Platz 2"), ("en", "Name for seat 2")])
def test_whoever_plays_at_this_screen_has_a_name_field_that_can_be_read(sit: Sit, lang: str, label: str) -> None:
    anna = sit(lang)
    anna.lobby()
    for game, number in (("klong", "2"), ("koenige", "4")):
        anna.page.select_option("#game", game)
        anna.page.select_option("#players", number)
        anna.page.select_option("#seat-1", "here")
        for width, height in SIZES:
            anna.page.set_viewport_size({"width": width, "height": height})
            field, choice = anna.page.get_by_label(label, exact=True), anna.all("#seat-1")
            expect(field).to_have_id("name-1")
            box = field.bounding_box()
            assert box is not None, "it is shown"
            assert box["width"] >= 140, (game, width, box)
            assert box["x"] + box["width"] <= width, "nothing sticks out"
            need, has = choice.evaluate(NEEDS)
            assert need <= has, f"what is chosen is cut at {width}"
            beside = anna.all("label:has(#name-1) > span")
            expect(beside).to_be_visible()


@pytest.mark.parametrize(("lang", "players"), [("de", "1–4 Spieler"), ("en", "1–4 players")])
def test_whoever_plays_alone_has_all_seats(sit: Sit, lang: str, players: str) -> None:
    """Where one person leads all heroes, the lobby gives them all of them, as many as the game says."""
    anna = sit(lang)
    anna.lobby()
    anna.page.evaluate("localStorage.setItem('verlies-tour-bag_of_dungeon', 'done')")
    expect(anna.all("[data-game='bag_of_dungeon'] small")).to_contain_text(players)
    anna.page.select_option("#game", "bag_of_dungeon")
    anna.page.select_option("#players", "3")
    anna.page.click(".variants summary")
    anna.page.select_option("#option-variant", "solo")
    expect(anna.all("#players, .seat-choices")).to_have_count(0)
    expect(anna.all(".new-table .alone")).to_contain_text("4")
    anna.page.select_option("#option-variant", "each")
    expect(anna.all("#players")).to_have_value("4")
    anna.page.select_option("#option-variant", "solo")
    anna.page.click("#open")
    anna.wait_for_turn()
    expect(anna.all(".left .seat")).to_have_count(4)
    expect(anna.all(".left .bot")).to_have_count(0)
    assert anna.page.evaluate("import('/web/net/state.mjs').then((s) => s.table.value.hand)") == [0, 1, 2, 3]


def test_a_choice_has_as_many_seats_as_it_needs_and_is_undone_by_another_number(sit: Sit) -> None:
    anna = sit()
    anna.lobby()
    anna.page.select_option("#game", "koenige")
    anna.page.select_option("#players", "4")
    anna.page.click(".variants summary")
    anna.page.select_option("#option-odd", "more_actions")
    expect(anna.all("#players")).to_have_value("5")
    anna.page.select_option("#players", "6")
    expect(anna.all("#option-odd")).to_have_value("auto")
    anna.page.select_option("#option-length", "short")
    anna.page.select_option("#game", "klong")
    anna.page.click("#open")
    anna.wait_for_turn()
