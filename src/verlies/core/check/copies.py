"""Copies and saves: forks, plain forms and records give the same game."""

from typing import Any

import msgspec

from ..match import replay
from ..record import decode, encode
from ..rng import Rng
from .trial import STEPS_AHEAD, Trial, codes, differences


def check_fork(trial: Trial) -> None:
    """A fork equals its original, and playing on with it leaves the original alone."""
    game, state = trial.game, trial.match.state
    before, asked, offered = game.plain(state), state.asked, state.open[:]
    fork = state.fork()
    if game.plain(fork) != before:
        raise trial.failure("fork", f"the copy differs in {differences(game.plain(fork), before)}")
    trial.play_on(fork, trial.rng, STEPS_AHEAD)
    check_untouched(trial, before)
    if (state.asked, state.open) != (asked, offered):
        raise trial.failure("fork", "answering the copy changed the question that is open")
    trial.count("forks")


def check_untouched(trial: Trial, before: dict[str, Any]) -> None:
    """Nothing that was done with a fork has changed the match."""
    now = trial.game.plain(trial.match.state)
    if now != before:
        raise trial.failure("fork", f"answering a copy changed {differences(now, before)}")


def check_save(trial: Trial) -> None:
    """The plain form goes through bytes and gives the same state, which plays on in the same way."""
    data = trial.game.plain(trial.match.state)
    for copy in (
        msgspec.msgpack.decode(msgspec.msgpack.encode(data)),
        msgspec.json.decode(msgspec.json.encode(data)),
    ):
        _same_state(trial, data, trial.game.restore(copy, trial.match.state.chance.key))
        trial.count("saves")


def _same_state(trial: Trial, data: dict[str, Any], restored: Any) -> None:
    game, state = trial.game, trial.match.state
    if game.plain(restored) != data:
        raise trial.failure("save", f"the restored state differs in {differences(game.plain(restored), data)}")
    if game.digest(restored) != game.digest(state):
        raise trial.failure("save", "the restored state has another digest")
    if restored.eyes != state.eyes:
        raise trial.failure("save", "the restored state does not know who sees with whom")
    for seat in range(state.seats):
        if restored.options_of(seat) != state.options_of(seat):
            raise trial.failure("save", f"seat {seat} is offered {codes(restored.options_of(seat), trial)} after it")
    fork = state.fork()
    seed = trial.rng.word()
    trial.play_on(fork, Rng(seed), STEPS_AHEAD)
    check_untouched(trial, data)
    trial.play_on(restored, Rng(seed), STEPS_AHEAD)
    if game.plain(restored) != game.plain(fork):
        what = differences(game.plain(restored), game.plain(fork))
        raise trial.failure("save", f"the restored state plays on differently, in {what}")


def check_replay(trial: Trial) -> None:
    """The record goes through the bytes of a save file and replays to the same digests, log and record."""
    match = trial.match
    again = replay(trial.game, decode(encode(match.record()), "check"), "check")
    if trial.game.digest(again.state) != trial.game.digest(match.state):
        raise trial.failure("replay", "it ends in another state")
    if again.record() != match.record():
        raise trial.failure("replay", "it makes another record")
    for viewer in trial.viewers():
        if again.log(viewer) != match.log(viewer):
            raise trial.failure("replay", f"seat {viewer} reads another log")
    trial.count("replays")
