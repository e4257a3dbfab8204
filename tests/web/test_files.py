"""A game from a file in the browser: looked at, drawn as curves, and played on."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.test_records import played
from tests.web.player import Player
from verlies.core.files import write

Sit = Callable[..., Player]


@pytest.mark.feature(58, 59, 61)
def test_a_file_is_looked_at_drawn_as_curves_and_played_on(sit: Sit, tmp_path: Path) -> None:
    match = played("klong", 3)
    write(tmp_path / "good.verlies", match.record())
    (tmp_path / "bad.verlies").write_text("no game\n")
    anna = sit()
    anna.lobby()
    anna.page.set_input_files("#import", tmp_path / "bad.verlies")
    expect(anna.all("#wrong-file")).to_contain_text("bad.verlies")
    anna.forgive("422")
    anna.page.set_input_files("#import", tmp_path / "good.verlies")
    where = anna.all(".look-back .where")
    expect(where).to_have_text(f"Answer 0 of {match.answers}")
    begun = [line.number for line in match.log(-1) if line.tone == "turn" and line.number]
    for turn in begun[:2]:
        anna.page.click("#past-turn-on")
        expect(where).to_have_text(f"Answer {turn} of {match.answers}")
    anna.page.keyboard.press("ArrowUp")
    expect(where).to_have_text(f"Answer {begun[0]} of {match.answers}")
    anna.page.click("#past-now")
    anna.page.click("#show-result")
    anna.all(".dialog-result #plots").click()
    plots = anna.all(".plots section")
    expect(plots.filter(has_text="Health").locator("polyline")).to_have_count(2)
    expect(plots.filter(has_text="Places visited")).to_have_count(1)
    plots.filter(has_text="Health").locator("summary").click()
    expect(plots.filter(has_text="Health").locator("tbody tr").first).to_have_text(re.compile("^0"))
    for number in ("Clank! stones in the Clank! area", "Own stones in the dragon bag", "Gold"):
        expect(plots.filter(has=anna.page.get_by_role("heading", name=number)).first).to_be_visible()
    expect(plots.filter(has_text="Health").locator("svg")).to_contain_text(f"Answers: {match.answers}")
    ways = anna.all(".plots .ways")
    expect(ways.locator("polyline")).to_have_count(2)
    assert len(ways.locator("polyline").first.get_attribute("points") or "") > 30
    ways.locator("summary").click()
    expect(ways.locator("li").first).to_contain_text("F01 Outside → ")
    anna.page.keyboard.press("Escape")
    anna.page.goto(f"{anna.page.url}#at=60")
    expect(where).to_have_text(f"Answer 60 of {match.answers}")
    anna.page.select_option("#past-eyes", "1")
    expect(anna.all("#past-eyes")).to_have_value("1")
    anna.page.click("#play-on")
    anna.wait_for_turn()
    anna.page.click("#settings")
    expect(anna.all(".dialog-settings")).to_contain_text("Played on after 60 answers of another game")
