"""check_game: the promises that every game must keep, tried at the decisions of random games."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from .agenda import Ask, AskAny
from .decision import LogEntry
from .errors import UndoRefused, VerliesError
from .game import Game
from .match import Match, replay
from .option import KIND
from .record import Record, decode, encode
from .rng import Rng
from .scene import Scene, Spot, Static
from .state import State
from .view import SPECTATOR, View

LANGUAGES: Final = ("de", "en")
STEPS_AHEAD: Final = 8
"""How far a fork or a sampled state is played on where it need not be played to the end."""
WRONG_ANSWERS: Final = 6
"""How many answers that are not offered are tried at a decision."""
NAMELESS: Final = ("", "number", "seat")
"""Nouns whose things have no text of their own."""
NO_WORDS: Final = ("", "no-such-option", "pass:pass", ":")
"""What is no option of any game."""

Texts = Callable[[Any, str], Any]
"""Returns the words of a game in a language, which know by `has` whether there is a text of some id."""


@dataclass(frozen=True)
class CheckReport:
    """How many times each promise was tried; had one been broken, there would be no report."""

    games: int = 0
    decisions: int = 0
    forks: int = 0
    saves: int = 0
    replays: int = 0
    options: int = 0
    """Listed options that were accepted."""
    refusals: int = 0
    """Other answers that were refused and changed nothing."""
    views: int = 0
    samples: int = 0
    """States dealt anew from a view that gave the same view, options and reasons."""
    redealt: int = 0
    """Those in which another seat saw something else; 0 in a game that hides nothing, or whose views tell all."""
    endings: int = 0
    """Games played to their end, sampled ones included."""
    undos: int = 0
    barriers: int = 0
    """Answers that could be taken back and indeed taught nothing."""
    scenes: int = 0
    texts: int = 0

    def __str__(self) -> str:
        return ", ".join(f"{getattr(self, field.name)} {field.name}" for field in fields(self))


@mypyc_attr(native_class=False)
class CheckFailed(AssertionError):
    """A broken promise: which, where, and the record of the game up to there."""

    def __init__(self, sentence: str, record: Record | None = None) -> None:
        super().__init__(sentence)
        self.record = record
        """The match so far; `verlies.core.files.write` makes a save file of it."""


class Trial:
    """One random game under check: where it stands, and what was counted so far."""

    __slots__ = ("ahead", "counts", "game", "match", "name", "option", "rng", "seat", "static", "texts")

    def __init__(self, game: Game[Any], match: Match[Any], seed: int, counts: dict[str, int], texts: set[str]) -> None:
        self.game = game
        self.match = match
        self.name = f"{game.id} with {match.header.seats} seats, seed {seed}, game “{match.header.seed}”"
        self.rng = Rng(seed * 1_000_003 + counts.get("games", 0) * 1009 + match.header.seats)
        self.counts = counts
        self.texts = texts
        """The ids of the texts that were needed."""
        self.option: int | str | None = None
        """The answer that is being tried, by `seat`."""
        self.seat = SPECTATOR
        self.ahead = 0
        """How many answers beyond the match it lies, in a copy that is played on."""
        self.static: Static = game.static(match.header.settings)

    def count(self, name: str, times: int = 1) -> None:
        """Count something that went well."""
        self.counts[name] = self.counts.get(name, 0) + times

    def failure(self, promise: str, what: str) -> CheckFailed:
        """Return the error for a broken promise, with all it takes to see it again."""
        where = f"{self.name}, decision {len(self.match.entries)}"
        if self.ahead:
            where += f" and {self.ahead} answers on"
        if self.option is not None:
            where += f", option “{self.word(self.option)}” of seat {self.seat}"
        return CheckFailed(f"{promise}: {where}: {what}.", self.match.record())

    def trying(self, seat: int, option: int | str | None, ahead: int = 0) -> None:
        """Note which answer is being tried, for the sentence of a failure."""
        self.seat = seat
        self.option = option
        self.ahead = ahead

    def word(self, option: int | str) -> str:
        """Return the name of an option, or what it is if it has none."""
        words = self.game.about.vocabulary
        return words.word(option) if isinstance(option, int) and words.has(option) else str(option)

    def play_on(self, state: State, rng: Rng, answers: int) -> None:
        """Play a copy on with random answers, until it is over or so many were given."""
        count = 0
        while count < answers and not state.over():
            option = state.open[rng.below(len(state.open))]
            self.trying(state.asked, option, count)
            state.answer(state.asked, option)
            count += 1
        self.trying(SPECTATOR, None)

    def viewers(self) -> range:
        """Return the seats, and the spectator before them."""
        return range(SPECTATOR, self.match.header.seats)

    def any(self, things: Sequence[int]) -> int:
        """Return one of several numbers at random."""
        return things[self.rng.below(len(things))]


# Words for differences


def differences(one: Mapping[str, Any], other: Mapping[str, Any]) -> str:
    """Return the names under which two mappings differ."""
    names = sorted({*one, *other})
    return ", ".join(name for name in names if one.get(name) != other.get(name))


def view_differences(one: View, other: View) -> str:
    """Return the fields in which two views differ."""
    return differences(msgspec.structs.asdict(one), msgspec.structs.asdict(other))


def codes(options: Iterable[int], trial: Trial) -> str:
    """Return options by their names."""
    return ", ".join(trial.word(option) for option in options) or "nothing"


# Copies and saves


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


# Answers


def check_question(trial: Trial) -> None:
    """Whoever is asked has options, each once and each with a name; those asked together have the same."""
    state = trial.match.state
    words = trial.game.about.vocabulary
    pending = state.pending()
    for seat in pending:
        options = state.options_of(seat)
        if not options:
            raise trial.failure("question", f"seat {seat} is asked, but has no options")
        if len(set(options)) < len(options):
            raise trial.failure("question", f"seat {seat} has an option twice among {codes(options, trial)}")
        for option in options:
            if not words.has(option) or words.option(words.word(option)) != option:
                raise trial.failure("question", f"option {option} has no name of its own")
        if isinstance(state.agenda[-1].step, AskAny) and set(options) != set(state.options_of(pending[0])):
            raise trial.failure("question", f"seats {pending[0]} and {seat} are asked at once, but offered differently")
    frame = state.agenda[-1]
    if trial.game.about.rules and isinstance(frame.step, Ask) and not frame.step.rule(state, frame.subject):
        raise trial.failure("question", "no rule stands behind it")
    trial.texts.add(f"ask-{type(state.agenda[-1].step).__name__}")


def check_options(trial: Trial) -> None:
    """Every listed option is accepted, leads to a question or to the end, and loses nothing."""
    state = trial.match.state
    before, pieces = trial.game.plain(state), trial.game.pieces(state)
    for seat in state.pending():
        for option in state.options_of(seat):
            trial.trying(seat, option)
            after = state.fork()
            after.answer(seat, option)
            _check_after(trial, after, pieces)
            check_untouched(trial, before)
            trial.count("options")


def _check_after(trial: Trial, after: Any, pieces: dict[str, int]) -> None:
    if not after.over() and not after.pending():
        raise trial.failure("options", "afterwards nobody is asked, though the game is not over")
    check_pieces(trial, pieces, after)


def check_pieces(trial: Trial, before: Mapping[str, int], state: Any) -> None:
    """Nothing is lost and nothing found."""
    now = trial.game.pieces(state)
    if now == before:
        return
    lost = [name for name in sorted({*before, *now}) if before.get(name, 0) != now.get(name, 0)]
    if lost:
        changes = ", ".join(f"{name} {before.get(name, 0)} → {now.get(name, 0)}" for name in lost)
        raise trial.failure("pieces", f"something was lost or found: {changes}")


def check_refusals(trial: Trial) -> None:
    """What is not offered is refused with a reason and changes nothing, whoever tries it."""
    state, before = trial.match.state, trial.game.plain(trial.match.state)
    offered = state.options_of(trial.any(state.pending()))
    for seat in trial.viewers():
        for option in _not_offered(trial, seat):
            _check_refused(trial, option, seat, before)
        if not state.options_of(seat):
            _check_refused(trial, trial.any(offered), seat, before)
    for word in NO_WORDS:
        _check_refused(trial, word, state.asked, before)
    for number in (-1, len(trial.game.about.vocabulary.kinds) * KIND):
        _check_refused(trial, number, state.asked, before)


def _not_offered(trial: Trial, seat: int) -> list[int]:
    """Return some options of the game that a seat does not have now."""
    kinds = trial.game.about.vocabulary.kinds
    offered = trial.match.state.options_of(seat)
    out: list[int] = []
    for _ in range(WRONG_ANSWERS):
        kind = trial.rng.below(len(kinds))
        option = kind * KIND + trial.rng.below(max(1, len(kinds[kind].ids)))
        if option not in offered:
            out.append(option)
    return out


def _check_refused(trial: Trial, answer: str | int, seat: int, before: dict[str, Any]) -> None:
    match = trial.match
    state, lines = match.state, len(match.lines)
    trial.trying(seat, answer)
    try:
        match.answer(answer, seat)
    except VerliesError as error:
        _note_refusal(trial, error)
    else:
        raise trial.failure("refusals", "it is not offered, and yet it was accepted")
    if match.state is not state or len(match.lines) != lines or trial.game.plain(state) != before:
        raise trial.failure("refusals", f"refusing it changed {differences(trial.game.plain(state), before)}")
    trial.count("refusals")


def _note_refusal(trial: Trial, error: VerliesError) -> None:
    refusal = getattr(error, "refusal", None)
    if refusal is not None:
        trial.texts.add(f"why-{refusal.message}")


# Views


def check_views(trial: Trial) -> None:
    """A view holds nothing hidden: what is dealt anew from it gives the same view, options and reasons."""
    state = trial.match.state
    lucky = trial.rng.below(2 * len(trial.viewers())) + SPECTATOR
    views = {viewer: trial.game.view(state, viewer) for viewer in trial.viewers()}
    truth = Truth(trial.game.pieces(state), {viewer: view.encoded() for viewer, view in views.items()})
    for viewer, view in views.items():
        data = truth.shown[viewer]
        if state.chance.key in data or state.chance.key.hex().encode() in data:
            raise trial.failure("views", f"the view of seat {viewer} holds the key of all chance")
        sent = msgspec.msgpack.decode(data, type=trial.game.view_type())
        if sent.encoded() != data:
            raise trial.failure("views", f"the view of seat {viewer} changes on its way through bytes")
        _check_sample(trial, viewer, view, truth, to_the_end=False)
        _check_sample(trial, viewer, sent, truth, to_the_end=viewer == lucky)
        trial.count("views")


class Truth:
    """What the match itself holds and shows to everybody, with which states dealt anew are compared."""

    __slots__ = ("pieces", "shown")

    def __init__(self, pieces: dict[str, int], shown: dict[int, bytes]) -> None:
        self.pieces = pieces
        self.shown = shown
        """The encoded view of each viewer."""


def _check_sample(trial: Trial, viewer: int, view: Any, truth: Truth, to_the_end: bool) -> None:
    sampled = trial.game.sample(view, Rng(trial.rng.word()))
    again = trial.game.view(sampled, viewer)
    if again.encoded() != truth.shown[viewer]:
        raise trial.failure("views", _leak(viewer, view, again))
    _check_same_question(trial, viewer, sampled)
    _count_redealt(trial, viewer, sampled, truth)
    check_pieces(trial, truth.pieces, sampled)
    trial.play_on(sampled, trial.rng, trial.game.about.cap if to_the_end else STEPS_AHEAD)
    check_pieces(trial, truth.pieces, sampled)
    if to_the_end:
        check_ending(trial, sampled)
    if view.encoded() != truth.shown[viewer]:
        raise trial.failure("sample", f"playing with what was sampled changed the view of seat {viewer}")
    trial.count("samples")


def _leak(viewer: int, view: View, again: View) -> str:
    fields = view_differences(view, again)
    return f"the view of seat {viewer} changed when what it cannot see was dealt anew, in {fields}"


def _count_redealt(trial: Trial, viewer: int, sampled: Any, truth: Truth) -> None:
    other = (viewer + 1) % trial.match.header.seats
    if trial.game.view(sampled, other).encoded() != truth.shown[other]:
        trial.count("redealt")


def _check_same_question(trial: Trial, viewer: int, sampled: Any) -> None:
    state = trial.match.state
    if sampled.pending() != state.pending():
        raise trial.failure("sample", f"the state sampled for seat {viewer} asks seats {sampled.pending()}")
    if sampled.options_of(viewer) != state.options_of(viewer):
        offered = codes(sampled.options_of(viewer), trial)
        raise trial.failure("sample", f"the state sampled for seat {viewer} offers it {offered}")
    if sampled.pending():
        _check_same_reasons(trial, viewer, sampled)


def _check_same_reasons(trial: Trial, viewer: int, sampled: Any) -> None:
    """Rule, prices and refusals of a question are made from what the viewer can see."""
    frame, other = trial.match.state.agenda[-1], sampled.agenda[-1]
    step, guessed = frame.step, other.step
    assert isinstance(step, Ask)
    assert isinstance(guessed, Ask)
    if step.rule(trial.match.state, frame.subject) != guessed.rule(sampled, other.subject):
        raise trial.failure("sample", f"the rule behind the question tells seat {viewer} what it cannot see")
    guess = Match(trial.game, trial.match.header, sampled, [])
    for option in trial.match.state.options_of(viewer):
        if trial.game.price(trial.match.state, option) != trial.game.price(sampled, option):
            raise trial.failure("sample", f"the price of {trial.word(option)} tells seat {viewer} what it cannot see")
    for option in _not_offered(trial, viewer):
        if trial.match.why_not(option, viewer) != guess.why_not(option, viewer):
            what = f"why seat {viewer} may not answer {trial.word(option)} depends on what it cannot see"
            raise trial.failure("sample", what)


# Undo


def check_barrier(trial: Trial, seat: int, option: int) -> None:
    """An answer that may be taken back taught its seat nothing: whatever is hidden, it sees the same."""
    state = trial.match.state
    trial.trying(seat, option)
    truth = _answered(trial, state.fork(), seat, option)
    if not truth.can_undo(seat):
        return
    for _ in range(2):
        sampled = trial.game.sample(trial.game.view(state, seat), Rng(trial.rng.word()))
        guess = _answered(trial, sampled, seat, option)
        if not guess.can_undo(seat):
            raise trial.failure("barriers", "whether it can be taken back tells something hidden")
        if guess.view(seat).encoded() != truth.view(seat).encoded():
            fields = view_differences(guess.view(seat), truth.view(seat))
            raise trial.failure("barriers", f"it can be taken back, although it shows something hidden in {fields}")
        if guess.log(seat) != truth.log(seat):
            raise trial.failure("barriers", "it can be taken back, although the log tells something hidden")
    trial.count("barriers")


def _answered(trial: Trial, state: Any, seat: int, option: int) -> Match[Any]:
    match = Match(trial.game, trial.match.header, state, [])
    match.answer(option, seat)
    return match


def check_undo(trial: Trial, seat: int, option: int) -> None:
    """Give an answer for good; what can be taken back gives the same state, and what cannot is refused."""
    match, game = trial.match, trial.game
    trial.trying(seat, option)
    before, offered = game.digest(match.state), match.state.options_of(seat)
    match.answer(option, seat)
    after = game.digest(match.state)
    for other in trial.viewers():
        if not match.can_undo(other):
            _check_undo_refused(trial, other)
        elif other != seat:
            raise trial.failure("undo", f"seat {other} may take back an answer that is not its own")
    if match.can_undo(seat):
        match.undo(seat)
        if game.digest(match.state) != before or match.state.options_of(seat) != offered:
            raise trial.failure("undo", "taking it back does not give the state before it")
        match.answer(option, seat)
        if game.digest(match.state) != after:
            raise trial.failure("undo", "taking it back and giving it again gives another state")
        trial.count("undos")


def _check_undo_refused(trial: Trial, seat: int) -> None:
    state = trial.match.state
    try:
        trial.match.undo(seat)
    except UndoRefused:
        if trial.match.state is state:
            return
    raise trial.failure("undo", f"seat {seat} took it back, although something stands in the way")


# What viewers get


def check_scenes(trial: Trial) -> None:
    """Everybody gets a scene and a log that can be sent, and that name only what the static part has."""
    match = trial.match
    faces = {face.id for face in trial.static.faces}
    places = {place.id for place in trial.static.places}
    for viewer in trial.viewers():
        scene = match.scene(viewer)
        if msgspec.json.decode(msgspec.json.encode(scene), type=Scene) != scene:
            raise trial.failure("scenes", f"the scene of seat {viewer} changes on its way through bytes")
        if scene.static != trial.static.name():
            raise trial.failure("scenes", f"the scene of seat {viewer} names another static part")
        strange = _strange(scene, faces, places)
        if strange:
            raise trial.failure("scenes", f"the static part lacks {', '.join(sorted(strange))}")
        trial.texts |= scene_texts(scene)
        news = match.log(viewer, since=len(match.entries))
        msgspec.json.encode(news)
        trial.texts |= {name for entry in news for name in log_texts(entry)}
        trial.count("scenes")


def _strange(scene: Scene, faces: set[str], places: set[str]) -> set[str]:
    """Return the faces and places of a scene that the static part does not have; an empty face is a gap."""
    shown = {card.face for zone in scene.zones for card in zone.cards}
    shown |= {card.face for panel in scene.panels for card in panel.tokens}
    there = {token.place for token in scene.tokens} | {panel.place for panel in scene.panels}
    return {f"face “{face}”" for face in shown - faces - {""}} | {f"place “{at}”" for at in there - places - {""}}


def check_ending(trial: Trial, state: State) -> None:
    """A game ends before its cap, with a result in which every point is explained."""
    seats = trial.match.header.seats
    if not state.over():
        raise trial.failure("ending", f"the game is not over after {trial.game.about.cap} decisions")
    result = trial.game.result(state)
    lists = (result.scores, result.places, result.breakdown, result.endings)
    if any(len(each) != seats for each in lists):
        raise trial.failure("ending", "the result does not have one entry for each seat")
    for seat, lines in enumerate(result.breakdown):
        if sum(line.points for line in lines) != result.scores[seat]:
            raise trial.failure("ending", f"the lines of seat {seat} do not add up to its score")
    if not set(result.winners) <= set(range(seats)):
        raise trial.failure("ending", f"the winners {result.winners} are not seats")
    if result.team and len(result.winners) not in (0, seats):
        raise trial.failure("ending", "a team wins or loses together, but only some have won")
    trial.texts.update(f"ending-{ending}" for ending in result.endings)
    trial.texts.update(f"points-{line.label}" for lines in result.breakdown for line in lines)
    trial.count("endings")


# Texts


def scene_texts(scene: Scene) -> set[str]:
    """Return the ids of the texts that a scene needs."""
    ids = {f"zone-{zone.kind}" for zone in scene.zones}
    ids |= {f"track-{track.id}" for track in scene.tracks}
    ids |= {f"status-{panel.status}" for panel in scene.panels if panel.status}
    ids |= {f"fact-{fact.id}" for panel in scene.panels for fact in panel.facts}
    ids |= {f"{panel.id}-{panel.face}" for panel in scene.panels if panel.face}
    ids |= {f"odds-{panel.id}{part}" for panel in scene.panels if panel.odds for part in ("", ".intro", ".weight")}
    ids |= {name for spot in scene.spots for name in spot_texts(spot)}
    return ids | {f"{token.noun}-{token.face}" for token in scene.tokens if token.noun != "pawn"}


def spot_texts(spot: Spot) -> set[str]:
    """Return the ids of the texts that a thing shown large needs."""
    ids = {f"spot-{spot.id}"} | {f"fact-{fact.id}" for fact in spot.facts}
    ids |= {f"{spot.noun}-{spot.face}"} if spot.noun else set()
    if spot.matrix:
        matrix = spot.matrix
        ids |= {f"matrix-{matrix.id}-rows", f"matrix-{matrix.id}-columns"}
        ids |= {f"{matrix.noun}-{id}" for id in (*matrix.rows, *matrix.columns)}
        ids |= {f"{text}-{mark.kind}" for cell in matrix.cells for mark in cell for text in ("mark", "cell")}
    return ids


def log_texts(entry: LogEntry) -> set[str]:
    """Return the ids of the names that an entry of the log mentions."""
    return {f"{noun}-{entry.facts[fact]}" for fact, noun in entry.nouns.items() if noun not in NAMELESS}


def static_texts(static: Static) -> set[str]:
    """Return the ids of the texts that the static part of a table needs."""
    return {f"{face.noun}-{face.id}" for face in static.faces} | {f"place-{place.id}" for place in static.places}


def check_events(game: Game[Any]) -> None:
    """In a game with a catalogue of rules every event names the rule it follows."""
    without = [event.name for event in game.about.events if not event.rule]
    if game.about.rules and without:
        raise CheckFailed(f"events: {game.id} has no rule for {', '.join(without)}.")


def game_texts(game: Game[Any]) -> set[str]:
    """Return the ids of the texts that a game needs however it is played."""
    about = game.about
    ids = {f"game-{game.id}"} | {f"ask-{name}" for name in about.steps.asks()}
    ids |= {f"option-{kind.word}" for kind in about.vocabulary.kinds}
    ids |= {f"{kind.noun}-{id}" for kind in about.vocabulary.kinds if kind.noun not in NAMELESS for id in kind.ids}
    ids |= {f"log-{event.name}" for event in about.events}
    return ids | {f"log-{event.name}-hidden" for event in about.events if event.secret}


def check_texts(game: Game[Any], ids: set[str], texts: Texts, languages: Sequence[str] = LANGUAGES) -> int:
    """Every id has a text in every language; return how many were looked up."""
    for language in languages:
        words = texts(game, language)
        missing = sorted(name for name in ids if not words.has(name))
        if missing:
            raise CheckFailed(f"texts: {game.id} has no text in “{language}” for {', '.join(missing)}.")
    return len(ids) * len(languages)


# All of it

AT_A_DECISION: Final[tuple[tuple[str, Callable[[Trial], None]], ...]] = (
    ("question", check_question),
    ("options", check_options),
    ("refusals", check_refusals),
    ("fork", check_fork),
    ("save", check_save),
    ("views", check_views),
    ("scenes", check_scenes),
)


def attempt(trial: Trial, promise: str, check: Callable[[Trial], None]) -> None:
    """Try one promise; an exception out of the game's own code is a broken promise too."""
    trial.trying(SPECTATOR, None)
    try:
        check(trial)
    except CheckFailed:
        raise
    except Exception as error:
        raise trial.failure(promise, f"{type(error).__name__}: {error}") from error


def answer_at_random(trial: Trial) -> None:
    """Choose an answer at random, check what undo would tell, and give it."""
    state = trial.match.state
    seat = trial.any(state.pending())
    option = trial.any(state.options_of(seat))
    check_barrier(trial, seat, option)
    check_undo(trial, seat, option)
    trial.count("decisions")


def check_end_of_game(trial: Trial) -> None:
    """Replay the match, and play on to its end from wherever it stands."""
    check_replay(trial)
    check_scenes(trial)
    rest = trial.match.state.fork()
    trial.play_on(rest, trial.rng, trial.game.about.cap - len(trial.match.entries))
    check_ending(trial, rest)
    trial.count("games")


def play(trial: Trial, decisions: int) -> int:
    """Play one game under check for at most so many decisions; return how many it had."""
    done = 0
    while done < decisions and not trial.match.over:
        for promise, check in AT_A_DECISION:
            attempt(trial, promise, check)
        attempt(trial, "answer", answer_at_random)
        done += 1
    attempt(trial, "end of game", check_end_of_game)
    return done


def check_game(
    game: Game[Any],
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    decisions: int = 200,
    seed: int = 0,
    texts: Texts | None = None,
) -> CheckReport:
    """Play random games and try at every decision what a game must keep; the first broken promise raises.

    `decisions` are played with each number of seats the game allows, or with `seats` alone. `texts` is
    `verlies.text.words`, or something like it; without it no texts are looked up. The same `seed` tries the same.
    """
    counts: dict[str, int] = {}
    check_events(game)
    needed = game_texts(game)
    low, high = game.about.seats if seats is None else (seats, seats)
    for number in range(low, high + 1):
        done = 0
        while done < decisions:
            match = game.new(number, f"check {seed} {counts.get('games', 0)}", options)
            trial = Trial(game, match, seed, counts, needed)
            needed |= static_texts(trial.static)
            done += play(trial, decisions - done)
    if texts is not None:
        counts["texts"] = check_texts(game, needed, texts)
    return CheckReport(**counts)
