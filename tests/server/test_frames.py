"""Frames stay small to the last tile of every game, for sockets do not pack them."""

from typing import Any

import msgspec
import pytest

from verlies import registry
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.core.scene import Choice
from verlies.kit.tiles import NONE, TURNS, fitting
from verlies.server.wire.messages import View, encoder
from verlies.server.wire.render import view_message
from verlies.testing import katakomben, koenige
from verlies.text.words import Words

FRAME = 16 * 1024
STATIC = 40 * 1024
LOOKED_AT = 8
"""One frame in so many is looked at."""


def size(match: Match[Any], language: str) -> int:
    """Return how many bytes whoever is asked is sent of the table; what happened is told besides."""
    words = Words.of(match.game, match.header, language)
    seat = match.decisions[0].seats[0]
    view = view_message(match, seat, words, len(match.entries), max(len(match.entries), 1))
    return len(encoder.encode(msgspec.structs.replace(view, log=[], beats=[])))


def largest(game: Game[Any], seed: int, language: str) -> int:
    """Play a game at random, and return the size of the largest of its frames that were looked at."""
    match, rng = game.new(seed=seed), Rng(seed)
    most = 0
    while not match.over:
        if not rng.below(LOOKED_AT):
            most = max(most, size(match, language))
        decision = match.decisions[0]
        going = [option for option in decision.options if option.kind not in ("pass", "end", "rest")]
        options = going if going and rng.below(5) else decision.options
        match.answer(options[rng.below(len(options))], decision.seats[0])
    return most


@pytest.mark.usefixtures("lantern")
@pytest.mark.parametrize("name", sorted({*registry.names(), "lantern"}))
def test_frames_and_the_static_part_are_small(name: str) -> None:
    game = registry.game(name)
    static = len(encoder.encode(game.static(game.settings({}, game.about.seats[1]))))
    frame = max(largest(game, seed, language) for seed, language in ((1, "de"), (2, "en"), (3, "de")))
    print(f"{name}: static {static}, largest frame {frame} bytes")
    assert static <= STATIC
    assert frame <= FRAME


def test_a_frame_is_small_when_the_last_tile_lies(lantern: Game[Any]) -> None:
    match = lantern.new(4, seed=1)
    chart = match.state.chart
    for tile in match.state.tiles.cards():
        field, turns = fitting(chart, tile)[-1]
        chart.lay(field, tile, turns)
    scene = match.scene(0)
    assert sum(token.flat for token in scene.tokens) == 17
    frame = size(match, "de")
    print(f"lantern with all 17 tiles: {frame} bytes")
    assert frame <= FRAME


def test_a_frame_is_small_when_the_castle_is_full_of_rooms() -> None:
    match = registry.game("dungeonquest").new(4, seed=1, options={"heroes": "random"})
    while match.answers < 12:
        match.answer(match.decisions[0].options[0], match.decisions[0].seats[0])
    state = match.state
    stack = state.tiles.cards()
    free = [cell for cell, tile in enumerate(state.map) if tile == NONE]
    for cell, tile in zip(free, stack, strict=False):
        state.set_room(cell, tile * TURNS + cell % TURNS)
    laid = sum(token.flat for token in match.scene(0).tokens)
    frame = size(match, "de")
    print(f"dungeonquest with {laid} rooms: {frame} bytes")
    assert laid > len(stack)
    assert frame <= FRAME


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("card", ["S-A07", "G-A01"])
def test_a_whole_message_is_small_when_six_kings_may_choose_any_room(card: str, language: str) -> None:
    match = koenige.crowded(card).match
    seat = match.decisions[0].seats[0]
    words = Words.of(match.game, match.header, language)
    message = view_message(match, seat, words, len(match.entries), 1)
    assert len(message.choices) >= 33
    assert not any(choice.notes for choice in choices_of(message)), "all of them are said in words"
    assert any("; " in sentence for sentence in message.notes.values())
    frame = len(encoder.encode(message))
    print(f"koenige with all 36 rooms, every X and {len(message.choices)} rooms to choose from: {frame} bytes")
    assert message.log
    assert frame <= FRAME


def choices_of(message: View) -> list[Choice]:
    """Return all that can be answered."""
    return [choice for asked in message.scene.prompts for choice in asked.choices]


@pytest.mark.parametrize("seats", [4, 6])
def test_a_frame_is_small_when_the_catacombs_are_whole_and_robbed(seats: int) -> None:
    ids = [tile.id for tile in katakomben.GAME.tiles.tiles if tile.square]
    t = katakomben.Kata(seats, tiles=[f"{id}@e{number}" for number, id in enumerate(ids, 1)])
    maze, tiles = t.table.own_maze(), t.table.tiles
    maze.opened = [n for n, each in enumerate(tiles.tunnels) if each.locked and each.tile in maze.order]
    maze.cracked = [n for n, room in enumerate(tiles.rooms) if room.lock and room.tile in maze.order]
    for number, room in enumerate(tiles.rooms):
        if room.shrine and room.tile in maze.order:
            t.mark(tiles.places[number], 0, 1, 2)
    assert sum(token.flat for token in t.match.scene(0).tokens) == 30
    frame = size(t.match, "de")
    print(f"katakomben with all 28 tiles and {seats} thieves: {frame} bytes")
    assert frame <= FRAME
