"""What is on record: the page of the measurements says of every game what was measured, and what not yet."""

import pytest

from tools import bouts, on_record, soak
from verlies import registry
from verlies.bots import EASY

pytestmark = pytest.mark.source


def test_the_page_is_up_to_date() -> None:
    text = on_record.PAGE.read_text(encoding="utf-8")
    assert on_record.BEGIN in text
    assert text == on_record.renewed(text, soak.known("soak.json")), "run python tools/on_record.py"


def test_what_was_not_measured_is_called_missing() -> None:
    field = next(iter(soak.fields(["koenige"])))
    result = {"game": field.game, "seats": field.seats, "settings": field.options, "counts": {"decisions": 1_500}}
    page = on_record.page({"checks": {"fields": [result]}})
    row = next(line for line in page.splitlines() if line.startswith("| `checks`"))
    cells = dict(zip(on_record.GAMES, row.split("|")[2:], strict=False))
    assert cells["koenige"].strip() == f"1 of {len(list(soak.fields(['koenige'])))}: 1,500 decisions"
    assert {cells[game].strip() for game in on_record.GAMES if game != "koenige"} == {"not yet"}


def test_what_was_measured_at_a_table_that_is_no_more_does_not_count() -> None:
    result = {"game": "klong", "seats": 9, "settings": {}, "counts": {"decisions": 9}}
    assert on_record.cell(on_record.PARTS[0], "klong", [result]) == "not yet"


def test_every_game_of_ours_is_on_the_page() -> None:
    assert {point.name for point in registry.BUILT_IN} <= set(on_record.GAMES)


@pytest.mark.parametrize("game", [point.name for point in registry.BUILT_IN])
def test_bots_of_all_strengths_play_every_game(game: str) -> None:
    playing = {bot for bout in bouts.chosen([game]) for bot in bout.seats.split(",")}
    assert {"greedy", EASY, "random"} <= playing


def test_a_bout_is_on_record_with_just_what_is_agreed_on_today() -> None:
    measured = next(bout for bout in bouts.BOUTS if bouts.on_record(bout))
    assert not bouts.on_record(measured._replace(seats="random,random"))
    assert not bouts.on_record(measured._replace(options={**measured.options, "start": "1"}))
