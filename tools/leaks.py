"""Two worlds that differ only in what a viewer cannot see must give that viewer the same bytes."""

from collections.abc import Mapping
from typing import Any

from verlies.core.errors import IllegalAnswer, VerliesError
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.option import KIND
from verlies.core.rng import Rng
from verlies.language import LANGUAGES
from verlies.registry import game as find_game
from verlies.server.wire.explain import explain
from verlies.server.wire.messages import Refused, Why, encoder
from verlies.server.wire.render import view_message
from verlies.text.words import Words

PROBES = 6
"""So many answers are tried on each pair, legal or not."""


class Leak(AssertionError):
    """A viewer was sent something that depends on what they cannot see."""


def traffic(match: Match[Any], seat: int, lang: str, since: int, probes: list[int]) -> list[bytes]:
    """Return everything a viewer could be sent at this moment.

    That is the view, the export, the rule behind the question, and for some answers the verdict and the reason; what a
    bot would do is made from the export's bytes alone.
    """
    words = Words.of(match.game, match.header, lang)
    out = [encoder.encode(view_message(match, seat, words, len(match.lines), since)), match.view(seat).encoded()]
    if seat >= 0:
        out.append(_reason(match, seat, Why(), words))
    for code in probes:
        option = match.option(code)
        out += [_verdict(match, seat, code, words), _reason(match, seat, Why(option.id), words)]
        out.append(_reason(match, seat, Why(noun=option.noun, target=option.target), words))
    return out


def _reason(match: Match[Any], seat: int, why: Why, words: Words) -> bytes:
    """Return what a seat is told when it asks why."""
    try:
        return encoder.encode(explain(match, seat, words, why))
    except VerliesError as error:
        return words.error(error).encode()


def _verdict(match: Match[Any], seat: int, code: int, words: Words) -> bytes:
    """Return what a seat is told about an answer that may or may not be possible."""
    try:
        match.prepare(code, seat)
    except VerliesError as error:
        rule = error.refusal.rule if isinstance(error, IllegalAnswer) else ""
        return encoder.encode(Refused("n", words.error(error), rule))
    return b"possible"


def twin(match: Match[Any], seat: int, rng: Rng) -> Match[Any]:
    """Return the same match in another world that looks the same from a seat."""
    other = Match(match.game, match.header, match.game.sample(match.view(seat), rng), match.opening)
    other.entries = match.entries
    other.lines = match.lines
    return other


def compare(match: Match[Any], seat: int, rng: Rng) -> None:
    """Raise `Leak` if two worlds can be told apart from a seat."""
    other = twin(match, seat, rng)
    probes = [any_code(match, rng) for _ in range(PROBES)] if seat >= 0 else []
    since = rng.below(2) * max(0, len(match.entries) - 5)
    lang = LANGUAGES[rng.below(len(LANGUAGES))]
    if traffic(match, seat, lang, since, probes) != traffic(other, seat, lang, since, probes):
        raise Leak(f"seat {seat} can tell two worlds apart after {len(match.entries)} answers")


def any_code(match: Match[Any], rng: Rng) -> int:
    """Return an answer of the game at random, possible now or not."""
    kinds = match.game.about.vocabulary.kinds
    number = rng.below(len(kinds))
    return number * KIND + rng.below(max(1, len(kinds[number].ids)))


def check_pairs(pairs: int, seed: int, game_id: str = "klong", settings: Mapping[str, str] | None = None) -> int:
    """Compare that many pairs of worlds over random games and all viewers, spectators included."""
    game: Game[Any] = find_game(game_id)
    rng = Rng(seed)
    done = 0
    number = 0
    while done < pairs:
        number += 1
        low, high = game.about.seats
        match = game.new(low + number % (high - low + 1), f"leak {seed} {number}", settings)
        while not match.over and done < pairs:
            seat = match.state.pending()[0]
            options = match.state.options_of(seat)
            match.answer(options[rng.below(len(options))], seat)
            if rng.below(4) == 0:
                compare(match, rng.below(match.header.seats + 1) - 1, rng)
                done += 1
    return done
