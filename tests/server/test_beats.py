"""Beats on the wire, event by event with the lines that tell of them; and bots wait until these could be followed."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from verlies.core.match import Match
from verlies.registry import game
from verlies.server.tables.pace import LONGEST, USUAL, patience
from verlies.server.wire.messages import encoder
from verlies.server.wire.render import view_message
from verlies.text.words import Words


def played(name: str, until: Callable[[list[str]], bool]) -> Match[Any]:
    """Return a game in which the last answer had such events."""
    for seed in range(40):
        match = game(name).new(3, f"beats {seed}", {"start": 0})
        while not match.over:
            seat = match.pending()[0]
            options = match.options_of(seat)
            match.answer(options[(7 * len(match.entries)) % len(options)], seat)
            if until(names(match)):
                return match
    raise AssertionError("no such game")


def names(match: Match[Any]) -> list[str]:
    """Return what came of the last answer."""
    return [match.game.about.events[event.kind].name for event in match.entries[-1].events]


def seen(match: Match[Any], seat: int, since: int) -> dict[str, Any]:
    """Return a view, as it travels."""
    message = view_message(match, seat, Words.of(match.game, match.header, "en"), 0, since)
    found: dict[str, Any] = json.loads(encoder.encode(message))
    return found


def attack() -> Match[Any]:
    """Return a game in which the dragon has just drawn two black stones in a row."""
    return played("klong", lambda events: "drawn-black drawn-black" in " ".join(events))


def test_each_event_is_a_beat_with_its_line_and_its_own_sentence_where_the_line_tells_of_several() -> None:
    match = attack()
    view = seen(match, 0, match.answers)
    assert len(view["beats"]) == len(names(match))
    assert sorted({beat.get("line", 0) for beat in view["beats"]}) == list(range(len(view["log"])))
    black = [beat for beat in view["beats"] if beat.get("thing") == "icon-black" and beat.get("weight") == 2]
    assert {beat.get("seat", -1) for beat in black} == {-1}, "a black stone strikes nobody"
    assert len(black) > 1
    assert {beat["text"] for beat in black[:2]} == {"Black: nothing happens."}
    assert view["log"][black[0]["line"]]["text"] != black[0]["text"]


def test_beats_are_short_and_what_is_usual_is_left_out() -> None:
    match = attack()
    for beat in seen(match, 0, match.answers)["beats"]:
        assert beat.get("times") != 1
        assert "" not in beat.values()
        assert len(json.dumps(beat)) < 200


def test_after_a_resync_nothing_is_played() -> None:
    assert seen(attack(), 0, 0)["beats"] == []


def test_a_bot_waits_as_long_as_what_was_shown_takes_but_never_longer_than_is_good() -> None:
    begun = game("klong").new(2, 1)
    assert patience(begun, USUAL, True) == USUAL
    match = attack()
    assert 2 < patience(match, USUAL, True) <= LONGEST
    assert patience(match, USUAL, False) == USUAL
    assert patience(match, 0.0, True) == 0
    assert patience(match, 100.0, True) == 100
    assert patience(match, 0.03, True) == pytest.approx(patience(match, USUAL, True) * 0.03 / USUAL, rel=0.3)


def test_a_bot_waits_equally_long_whatever_is_hidden() -> None:
    """What was drawn is no part of it: only that something was."""
    match = played("klong", lambda events: "drew" in events)
    before = patience(match, USUAL, True)
    for event in match.entries[-1].events:
        event.a, event.b, event.c, event.seen = 0, 0, 0, -1
    assert patience(match, USUAL, True) == before


@pytest.mark.feature(46)
def test_what_others_draw_changes_nothing_that_is_sent() -> None:
    match = played("klong", lambda events: events.count("drew") == 5)
    drawn = [event for event in match.entries[-1].events if names_of(match, event.kind) == "drew"]
    drawer, other = drawn[0].seat, (drawn[0].seat + 1) % 3
    before = [seen(match, seat, match.answers) for seat in (drawer, other, -1)]
    for event in drawn:
        event.a = (event.a + 1) % 10
    after = [seen(match, seat, match.answers) for seat in (drawer, other, -1)]
    assert before[0]["beats"] != after[0]["beats"], "whoever draws sees what"
    assert before[1:] == after[1:]


def names_of(match: Match[Any], kind: int) -> str:
    """Return the name of a kind of event."""
    return match.game.about.events[kind].name
