"""Signs on maps in the terminal: none that is a player's, each told, and none torn from what it means."""

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, visitor

import verlies
from tests.terminal.desk import any_move
from verlies import registry
from verlies.core.game import Game
from verlies.core.rng import Rng
from verlies.terminal.look import SYMBOLS
from verlies.terminal.rooms import EMPTY, map_of
from verlies.terminal.screen import Screen
from verlies.terminal.session import Session
from verlies.testing.koenige import Halls
from verlies.text import LANGUAGES, Words
from verlies.text.bundles import resources


def signs(game: Game[Any], language: str) -> Iterator[tuple[str, str]]:
    """Yield the signs of a game with the names of their texts."""
    for resource in resources(language, game.about.texts):
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("sign-") and entry.value:
                found = Letters()
                found.visit(entry.value)
                yield entry.id.name, "".join(found.out)


class Letters(visitor.Visitor):
    """Gathers what is written in a text."""

    def __init__(self) -> None:
        self.out: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.out.append(node.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_no_sign_of_a_thing_is_that_of_a_player(name: str, language: str) -> None:
    found = dict(signs(verlies.game(name), language))
    assert found
    assert not {id: sign for id, sign in found.items() if set(sign) & set(SYMBOLS)}


def at_table(game: Game[Any], state: Any, width: int, seat: int = 0) -> tuple[Session, io.StringIO]:
    """Return a session at a terminal of this width, and what it writes."""
    out = io.StringIO()
    match = game.new(2, 3)
    match.state = state or match.state
    session = Session(
        match,
        Screen(io.StringIO(), out, False, width, 60),
        Words.of(game, match.header, "en"),
        Path("x"),
        any_move,
        Rng(1),
    )
    return session, out


@pytest.mark.parametrize("width", [80, 100, 120, 160])
def test_no_line_of_the_legend_breaks_inside_a_name(width: int) -> None:
    t = Halls(2)
    for field, card in (("n1", "W03"), ("e1", "W12"), ("w1", "W04")):
        t.lay(field, card)
    t.act(0)
    session, out = at_table(verlies.game("koenige"), t.table, width)
    session.draw(0)
    text = re.sub(r"\x1b\[[\d;]*m", "", out.getvalue())
    for whole in ("K start room", "2 free flag II", "▦ chest +2", "@ portal"):
        assert whole in text, whole


def test_a_room_with_nothing_in_it_is_in_the_legend() -> None:
    session, _ = at_table(verlies.game("katakomben"), None, 100)
    lines = [line.plain for line in map_of(session.painter(0), session.scene(0), 100, 60).lines()]
    assert any(EMPTY in line for line in lines[:-2])
    assert f"{EMPTY} room with nothing special" in "  ".join(lines[-3:])
