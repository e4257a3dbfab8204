"""The scene says which choice ends a turn and which are played one by one; no client has to know their words."""

import pytest

import verlies


@pytest.mark.parametrize(("game", "ends"), [("klong", True), ("dungeonquest", False)])
def test_a_scene_says_whether_turns_are_ended(game: str, ends: bool) -> None:
    match = verlies.game(game).new(seats=2, seed=1)
    assert [match.scene(seat).ends for seat in (-1, 0, 1)] == [ends] * 3


def test_choices_have_roles() -> None:
    match = verlies.game("klong").new(seats=2, seed=1)
    seen: dict[str, set[str]] = {}
    for _ in range(40):
        [decision] = match.decisions
        scene = match.scene(decision.seats[0])
        for choice in scene.prompts[0].choices:
            seen.setdefault(choice.role, set()).add(choice.kind)
        match.answer(decision.options[0].id, decision.seats[0])
    assert seen["play"] == {"play"}
    assert seen["end"] == {"end"}
    assert not seen[""] & {"play", "end"}
