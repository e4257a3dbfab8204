"""What beats add to the numbers of panels, step by step, is what the numbers of the next scene are."""

from typing import Any

import pytest

from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.registry import game
from verlies.server.wire.render import view_message
from verlies.text.words import Words

Numbers = dict[str, int]
ENDS = ("left", "freed")
"""Scenes after which somebody is out, whose numbers are no longer counted down."""
ANEW = ("back", "returned")
"""Events by which somebody begins anew; until they are told the numbers stay as low as they were."""


def numbers(scene: Any) -> Numbers:
    """Return the numbers of all panels by the anchors that cues name."""
    named = {
        (f"seat-{panel.seat}" if panel.seat >= 0 and panel.id != "turn" else f"panel-{panel.id}"): panel.facts
        for panel in scene.panels
    }
    return {f"{owner}.{fact.id}": fact.value for owner, facts in named.items() for fact in facts}


def shown_after(before: Numbers, beats: Any) -> Numbers:
    """Return the numbers on the stage after some beats, of those that beats change."""
    out = {beat.end: before[beat.end] for beat in beats if beat.by and beat.end in before}
    for beat in beats:
        if beat.by and beat.end in out:
            out[beat.end] += beat.by * beat.times
    return out


def wrong(match: Match[Any], before: Numbers) -> dict[str, tuple[int, int]]:
    """Return the numbers that stand otherwise after the beats of an answer than in the scene it led to."""
    message = view_message(match, 0, Words.of(match.game, match.header, "en"), 0, match.answers)
    if any(beat.scene in ENDS for beat in message.beats):
        return {}
    after = numbers(message.scene)
    shown = shown_after(before, message.beats)
    anew = {f"seat-{entry.seat}" for entry in match.log(0, since=match.answers) if entry.kind in ANEW}
    off = {key: (value, after[key]) for key, value in shown.items() if key in after and after[key] != value}
    return {key: values for key, values in off.items() if values[0] < 0 or key.partition(".")[0] not in anew}


@pytest.mark.parametrize("name", ["klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige"])
def test_what_beats_add_up_to_is_what_the_scene_shows(name: str) -> None:
    changed = 0
    for seed in range(2):
        match, rng = game(name).new(2, seed), Rng(seed)
        before = numbers(match.scene(0))
        for _ in range(250):
            if match.over:
                break
            seat = match.pending()[0]
            options = match.options_of(seat)
            match.answer(options[rng.below(len(options))], seat)
            assert wrong(match, before) == {}, match.lines[-1]
            now = numbers(match.scene(0))
            changed += now != before
            before = now
    assert changed > 40
