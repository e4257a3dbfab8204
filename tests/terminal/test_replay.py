"""Looking at a played game again."""

import io

import pytest

from tests.terminal.desk import Desk, Typist, said
from verlies.core.rng import Rng
from verlies.terminal.replay import Replay
from verlies.terminal.screen import Screen


@pytest.fixture(scope="module")
def desk() -> Desk:
    desk = Desk("you,bot", "play burgle", "undo")
    rng = Rng(5)
    desk.play_on(lambda options: options[rng.below(len(options))])
    return desk


def viewer(desk: Desk, *lines: str, plain: bool = True) -> tuple[Replay, io.StringIO]:
    out = io.StringIO()
    screen = Screen(Typist([*lines, "q"]), out, plain, 80, 24)
    return Replay(desk.match, screen, desk.session.words), out


@pytest.mark.feature(57)
@pytest.mark.parametrize("plain", [True, False])
def test_step_back_jump_start_and_end(desk: Desk, plain: bool) -> None:
    replay, out = viewer(desk, "", "n", "b", "20", "99999", "s", "e", "what", "map", plain=plain)
    replay.run()
    count = replay.count()
    for at in (0, 1, 2, 20, count):
        said(out.getvalue(), f"Schritt {at} von {count}")
    said(out.getvalue(), "Das verstehe ich nicht.", "F01", "0 Punkte")


def test_a_moment_is_the_state_of_then(desk: Desk) -> None:
    replay, _ = viewer(desk)
    digest = desk.game.digest
    assert digest(replay.moment(0).state) == desk.match.header.digest
    assert digest(replay.moment(7).state) == desk.match.entries[6].line.digest
    assert replay.moment(replay.count()).over


def test_the_point_of_view_changes(desk: Desk) -> None:
    replay, out = viewer(desk, "v 1", "v2", "v 0")
    replay.run()
    said(out.getvalue(), "Blickwinkel: Rot", "Blickwinkel: Gelb", "Blickwinkel: Zuschauer")


@pytest.mark.parametrize("typed", ["v 9", "v3"])
def test_a_seat_that_is_not_there_is_refused_and_nothing_changes(desk: Desk, typed: str) -> None:
    replay, out = viewer(desk, "v 2", typed)
    replay.run()
    said(out.getvalue(), f"Einen Platz {typed[1:].strip()} gibt es in dieser Partie nicht: Die Plätze sind 1 bis 2")
    assert replay.viewer == 1


def test_a_point_of_view_without_a_number_is_not_understood(desk: Desk) -> None:
    replay, out = viewer(desk, "v 2", "v anna", "v")
    replay.run()
    assert out.getvalue().count("Das verstehe ich nicht.") == 2
    assert replay.viewer == 1


def test_the_whole_game_as_one_list(desk: Desk) -> None:
    replay, out = viewer(desk)
    replay.dump()
    text = out.getvalue()
    said(text, "1. Rot spielt Plündern aus. +1 Talent.", "2. Rot nimmt einen Schritt zurück.")
    said(text, f"{len(desk.match.lines)}. ")
    assert "⟨" not in text
