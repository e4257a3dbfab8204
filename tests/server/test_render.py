"""What a viewer is sent: short, in one language, and complete."""

import json
from typing import Any

import msgspec
import pytest

from verlies.core import decision, scene
from verlies.core.match import Match
from verlies.registry import game
from verlies.server.messages import encoder
from verlies.server.render import view_message
from verlies.text.words import Words

SAID = [
    kind
    for module in (scene, decision)
    for kind in vars(module).values()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in (decision.LogEntry, decision.Option)
]


@pytest.mark.parametrize("kind", SAID, ids=lambda kind: kind.__name__)
def test_what_has_its_default_value_is_left_out(kind: type[msgspec.Struct]) -> None:
    fields = msgspec.structs.fields(kind)
    has_defaults = any(not field.required for field in fields)
    assert kind.__struct_config__.omit_defaults or not has_defaults


def seen(match: Match[Any], seat: int) -> dict[str, Any]:
    """Return the view of a seat, as it travels."""
    message = view_message(match, seat, Words.of(match.game, match.header, "en"), 0, 0)
    found: dict[str, Any] = json.loads(encoder.encode(message))
    return found


def test_choices_tell_which_of_my_own_zones_they_are_about() -> None:
    match = game("klong").new(seats=2, seed=3)
    (prompt,) = seen(match, match.decision.seats[0])["scene"]["prompts"]
    assert {(choice["kind"], choice["zone"]) for choice in prompt["choices"]} == {("play", "hand")}
