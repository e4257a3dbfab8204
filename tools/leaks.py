"""Two worlds that differ only in what a viewer cannot see must give that viewer the same bytes.

`check_pairs` compares a moment, `check_answers` what comes of answers: log, beats, notes, moments to look back at.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from verlies.core.chance import Chance
from verlies.core.errors import IllegalAnswer, VerliesError
from verlies.core.event import EVERYBODY
from verlies.core.game import Game
from verlies.core.match import Match
from verlies.core.option import KIND
from verlies.core.rng import Rng
from verlies.language import LANGUAGES
from verlies.registry import game as find_game
from verlies.server.tables.pace import USUAL, patience
from verlies.server.tables.past import moment_of
from verlies.server.wire.explain import explain
from verlies.server.wire.messages import Refused, Why, encoder
from verlies.server.wire.phrases import Phrases
from verlies.server.wire.render import view_message
from verlies.text.words import Words

PROBES = 6
"""So many answers are tried on each pair, legal or not."""


VEILED = {
    "klong": ("deck of seat",),
    "katakomben": ("deck of seat",),
    "dungeonquest": ("rune", "monster"),
    "koenige": ("hand", "bronze", "silver", "gold"),
}
"""The streams of chance by which somebody draws what others do not see; the two worlds have different luck in them."""
ELSEWHERE = 1 << 20
"""So many numbers further on a stream knows nothing of the first ones."""
SELDOM = 25
"""At one moment of so many, worlds are followed."""
STEPS = 3
"""So many answers both worlds are given one after the other, as long as they look the same."""


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


def moments(
    game: Game[Any], seed: int, settings: Mapping[str, str] | None, every: int
) -> Iterator[tuple[Match[Any], Rng]]:
    """Yield moments of random games for ever, about one of so many, never the end."""
    rng = Rng(seed)
    low, high = game.about.seats
    number = 0
    while True:
        number += 1
        match = game.new(low + number % (high - low + 1), f"leak {seed} {number}", settings)
        while not match.over:
            seat = match.state.pending()[0]
            options = match.state.options_of(seat)
            match.answer(options[rng.below(len(options))], seat)
            if rng.below(every) == 0 and not match.over:
                yield match, rng


def check_pairs(pairs: int, seed: int, game_id: str = "klong", settings: Mapping[str, str] | None = None) -> int:
    """Compare that many pairs of worlds over random games and all viewers, spectators included."""
    for done, (match, rng) in enumerate(moments(find_game(game_id), seed, settings, 4)):
        if done == pairs:
            break
        compare(match, rng.below(match.header.seats + 1) - 1, rng)
    return pairs


# What comes of answers


def check_answers(pairs: int, seed: int, game: Game[Any], settings: Mapping[str, str] | None = None) -> Counter[str]:
    """Give that many pairs of worlds the same answers and compare what their viewer gets of each; count them.

    `same` answers showed the viewer the same in both worlds and were compared, `shown` ones legitimately did not,
    and of the same ones `veiled` told others something that was different in the two worlds.
    """
    tally: Counter[str] = Counter()
    for match, rng in moments(game, seed, settings, SELDOM):
        if tally["pairs"] == pairs:
            break
        viewer = rng.below(match.header.seats + 1) - 1
        tally["pairs"] += 1
        follow(Worlds(match, viewer, rng), rng, tally)
    return tally


class Worlds:
    """Two worlds that look the same from a seat, with the same luck in what is open, in which the same is answered."""

    def __init__(self, match: Match[Any], seat: int, rng: Rng) -> None:
        self.seat = seat
        self.since = match.answers + 1
        self.one = _branch(match, match.state)
        self.two = _branch(match, match.game.sample(match.view(seat), rng))
        self.two.state.chance = _other_luck(match)
        self.lang = LANGUAGES[rng.below(len(LANGUAGES))]

    @property
    def over(self) -> bool:
        """Whether one of them has ended."""
        return self.one.over or self.two.over

    def answer(self, rng: Rng) -> bool:
        """Give an answer at random that both allow; return whether there was one."""
        seat = self.one.pending()[rng.below(len(self.one.pending()))]
        other = set(self.two.options_of(seat))
        both = [option for option in self.one.options_of(seat) if option in other]
        if not both:
            return False
        option = both[rng.below(len(both))]
        self.one.answer(option, seat)
        self.two.answer(option, seat)
        return True

    def look_alike(self) -> bool:
        """Return whether the seat sees the same in both; it must, unless something was drawn or shown to it."""
        if self._own() != self._own(second=True):
            return False
        alike = self.one.view(self.seat).encoded() == self.two.view(self.seat).encoded()
        if not alike and not self._may_differ(self.one) and not self._may_differ(self.two):
            raise Leak(f"{self} by what lies there, although nothing was drawn or shown")
        return alike

    def _own(self, second: bool = False) -> list[tuple[int, int]]:
        """Return what was shown to this seat and not to all by the last answer."""
        events = (self.two if second else self.one).entries[-1].events
        mine = [event for event in events if self.seat >= 0 and event.seen != EVERYBODY and event.seen >> self.seat & 1]
        return [(event.kind, event.a) for event in mine]

    def _may_differ(self, match: Match[Any]) -> bool:
        """Return whether the last answer may have shown the seat something; who watches learns what all learn."""
        entry = match.entries[-1]
        eyes = 1 << self.seat if self.seat >= 0 else (1 << match.header.seats) - 1
        return entry.used_chance or entry.learned & eyes == eyes or entry.is_last

    def veiled(self) -> bool:
        """Return whether the last answer had facts that differ, although the seat sees the same."""
        pairs = zip(self.one.entries[-1].events, self.two.entries[-1].events, strict=False)
        return any((one.a, one.b, one.c) != (two.a, two.b, two.c) for one, two in pairs)

    def compare(self) -> None:
        """Raise `Leak` if what is sent of the last answer tells the worlds apart, now or when one looks back."""
        self._same(self._told(self.one), self._told(self.two))

    def compare_all(self, rng: Rng) -> None:
        """Raise `Leak` if anything does: reasons, verdicts, the log from its beginning, all moments since."""
        probes = [any_code(self.one, rng) for _ in range(PROBES)] if self.seat >= 0 else []
        self._same(self._asked(self.one, probes), self._asked(self.two, probes))

    def _same(self, one: dict[str, object], two: dict[str, object]) -> None:
        for name, sent in one.items():
            if sent != two[name]:
                raise Leak(f"{self} by {name}: {differing(sent, two[name])}")

    def _told(self, match: Match[Any]) -> dict[str, object]:
        """Return what the seat is sent of the last answer: scene, log, beats, notes, costs, and how soon bots go on."""
        words = Phrases.of(match.game, match.header, self.lang)
        view = view_message(match, self.seat, words, len(match.lines), match.answers)
        return {"what was sent": encoder.encode(view), "the pause of bots": patience(match, USUAL, True)}

    def _asked(self, match: Match[Any], probes: list[int]) -> dict[str, object]:
        """Return what the seat may ask for."""
        words = Phrases.of(match.game, match.header, self.lang)
        back = (moment_of(match, at, self.seat, words) for at in range(self.since - 1, match.answers + 1))
        return {
            "reasons and verdicts": traffic(match, self.seat, self.lang, self.since, probes),
            "the log anew": encoder.encode(view_message(match, self.seat, words, len(match.lines), 0)),
            "looking back": [encoder.encode(moment) for moment in back],
        }

    def __str__(self) -> str:
        """Say where it is, for a failure."""
        last = self.one.lines[-1]
        where = f"{self.one.game.id}, {self.one.answers} answers, the last {last.pick} by seat {last.seat}"
        return f"{where}: seat {self.seat} can tell two worlds apart"


def _other_luck(match: Match[Any]) -> Chance:
    """Return the chance of a match, but for what is drawn in secret."""
    chance: Chance = match.state.chance.fork()
    for number, stream in enumerate(match.game.about.streams):
        if stream.startswith(VEILED.get(match.game.id, ())):
            chance.counters[number] += ELSEWHERE
    return chance


def _branch(match: Match[Any], state: Any) -> Match[Any]:
    """Return a match that goes on from a state, with what was told so far."""
    branch = Match(match.game, match.header, state, match.opening)
    branch.entries = match.entries[:]
    branch.lines = match.lines[:]
    return branch


def differing(one: object, two: object) -> str:
    """Return where two messages begin to differ."""
    first, second = repr(one), repr(two)
    at = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), min(len(first), len(second)))
    return f"…{first[max(0, at - 80) : at + 60]}… / …{second[at : at + 60]}…"


def follow(worlds: Worlds, rng: Rng, tally: Counter[str]) -> None:
    """Answer in both worlds as long as they look the same, and compare each time."""
    done = 0
    while done < STEPS and not worlds.over and worlds.answer(rng):
        if not worlds.look_alike():
            tally["shown"] += 1
            return
        done += 1
        tally["veiled"] += worlds.veiled()
        worlds.compare()
    tally["same"] += done
    if done:
        worlds.compare_all(rng)
