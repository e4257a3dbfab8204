"""check_game: the example passes it, and no broken game does."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from lantern import GAME
from lantern.game import ABOUT, Lantern
from lantern.rules import BURNED, EVENTS, OIL, REST, SHIELD, Fuel, Mine, Rest, Shield, Turn, Vote

from verlies.core.check import CheckFailed, CheckReport, check_game, check_stories
from verlies.core.check.books import tellings
from verlies.core.decision import LogEntry, Result
from verlies.core.match import Match, replay
from verlies.core.option import KIND, NUMBERS, PASS, OptionKind, Vocabulary
from verlies.core.refusal import NOT_OFFERED, POSSIBLE, Refusal
from verlies.core.rng import Rng
from verlies.core.scene import Mark, Scene, Shown, Token, Track
from verlies.core.stack import Stack
from verlies.core.view import View
from verlies.testing.check import players
from verlies.text import Words, words

# The example


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_example_keeps_all_promises(seats: int) -> None:
    report = check_game(GAME, seats=seats, decisions=90, texts=words, bots=players)
    assert report.decisions == report.forks == 90
    assert report.bouts == 1
    assert report.saves == 2 * report.forks
    assert report.views == (seats + 1) * report.decisions
    assert report.samples == report.views + report.decisions, "by bytes for everybody, and directly for one"
    counted = {name: getattr(report, name) for name in CheckReport.__dataclass_fields__}
    assert counted.pop("mates") == 0, "they are a team, but each sees for itself"
    assert (counted.pop("longest") > 0) == (seats != 3), "among three it is the bot that wants nothing"
    assert all(counted.values()), f"never tried: {[name for name, count in counted.items() if not count]}"


def test_all_numbers_of_seats_are_the_default() -> None:
    report = check_game(GAME, decisions=5)
    assert (report.games, report.decisions, report.texts) == (3, 15, 0)


def test_same_seed_checks_the_same() -> None:
    one, same, other = (check_game(GAME, seats=2, decisions=25, seed=seed) for seed in (4, 4, 5))
    assert one == same != other


def test_report_reads_as_a_line() -> None:
    assert str(CheckReport(games=2, decisions=7)).startswith("2 games, 7 decisions, 0 forks")


# Broken games


def failure(game: Lantern, decisions: int = 600, seats: int = 3, **arguments: Any) -> CheckFailed:
    """Return how a broken game is found out."""
    with pytest.raises(CheckFailed) as caught:
        check_game(game, decisions=decisions, seats=seats, **arguments)
    return caught.value


def shields(state: Mine, seat: int) -> int:
    """Return what a seat must not know: how many shields the next one holds."""
    return state.hands[(seat + 1) % state.seats].count(SHIELD)


class Leaking(Lantern):
    """Its views tell how many shields the next seat holds."""

    def cover(self, state: Mine, seen: Mine, seat: int) -> None:
        super().cover(state, seen, seat)
        seen.oil = shields(state, seat)


class LeakingKey(Lantern):
    """Its views hold the key of all chance."""

    def cover(self, state: Mine, seen: Mine, seat: int) -> None:
        super().cover(state, seen, seat)
        seen.chance = state.chance


class LeakingLog(Lantern):
    """Its views listen to what others are told."""

    def cover(self, state: Mine, seen: Mine, seat: int) -> None:
        super().cover(state, seen, seat)
        seen.log = []


class LeakingOptions(Lantern):
    """Its views hold what somebody else may answer."""

    def cover(self, state: Mine, seen: Mine, seat: int) -> None:
        super().cover(state, seen, seat)
        seen.open = state.open[:]


class Forgotten(Lantern):
    """It does not say what lies in the place of a hidden field."""

    def cover(self, state: Mine, seen: Mine, seat: int) -> None:
        seen.tiles = state.tiles.covered(seat)


class Lending(Lantern):
    """Its views lend the map itself instead of a copy."""

    def cover(self, state: Mine, seen: Mine, seat: int) -> None:
        super().cover(state, seen, seat)
        seen.chart = state.chart


class Peeping(Lantern):
    """It remembers how many shields the next seat held when the view was made, and lets one of its hooks know."""

    def __init__(self, hook: str) -> None:
        super().__init__(ABOUT)
        self.hook = hook
        self.known: dict[int, tuple[Mine, int]] = {}

    def cover(self, state: Mine, seen: Mine, seat: int) -> None:
        super().cover(state, seen, seat)
        self.known[id(seen)] = seen, shields(state, seat)

    def secret(self, view: View[Mine]) -> int:
        """Return what it remembers of a view; of one that came as bytes nothing is known."""
        return self.known[id(view.seen)][1] if id(view.seen) in self.known else 0

    def scene(self, view: View[Mine]) -> Scene:
        scene = super().scene(view)
        if self.hook != "scene":
            return scene
        return msgspec.structs.replace(scene, tracks=(Track("oil", NUMBERS, self.secret(view)),))

    def price(self, view: View[Mine], option: int) -> tuple[Mark, ...]:
        return (Mark("oil", self.secret(view)),) if self.hook == "price" else ()

    def notes(self, view: View[Mine], option: int) -> tuple[str, ...]:
        return ("card-shield",) * self.secret(view) if self.hook == "notes" else ()

    def preview(self, view: View[Mine], option: int) -> Shown | None:
        return Shown("tile", str(self.secret(view))) if self.hook == "preview" else None


class Unfit(Lantern):
    """Its samples forget who has seen the tiles."""

    def deal(self, seen: Mine, rng: Rng) -> None:
        super().deal(seen, rng)
        seen.tiles = Stack(seen.tiles.cards())


class Miscounting(Lantern):
    """Its samples deal a card too few."""

    def deal(self, seen: Mine, rng: Rng) -> None:
        super().deal(seen, rng)
        seen.used = seen.used[1:]


class Writing(Lantern):
    """Its samples play on with the very lists of the view."""

    def sample(self, view: View[Mine], rng: Rng) -> Mine:
        state = super().sample(view, rng)
        state.chart = view.seen.chart
        return state


class Forgetful(Lantern):
    """What it restores deals the same chance again."""

    def restore(self, data: dict[str, Any], key: bytes) -> Mine:
        state = super().restore(data, key)
        state.chance.key = bytes(32)
        return state


class Careless(Lantern):
    """It does not save the sealed answers."""

    def restore(self, data: dict[str, Any], key: bytes) -> Mine:
        return super().restore({**data, "sealed": []}, key)


class Unexplained(Lantern):
    """Its scores do not add up."""

    def result(self, state: Mine) -> Result:
        result = super().result(state)
        return msgspec.structs.replace(result, scores=[score + 1 for score in result.scores])


class Unfair(Lantern):
    """Only one of the team has lost."""

    def result(self, state: Mine) -> Result:
        return msgspec.structs.replace(super().result(state), winners=[0])


class Strange(Lantern):
    """Its scene has a token in a place that does not exist."""

    def scene(self, view: View[Mine]) -> Scene:
        scene = super().scene(view)
        return msgspec.structs.replace(scene, tokens=(*scene.tokens, Token("ghost", "token", "lantern", "nowhere")))


class Unmapped(Lantern):
    """Its map lacks the fields where the tile in hand may be laid."""

    def scene(self, view: View[Mine]) -> Scene:
        scene = super().scene(view)
        return msgspec.structs.replace(scene, fields=tuple(field for field in scene.fields if not field.open))


BROKEN_GAMES: list[tuple[type[Lantern], str]] = [
    (Leaking, "changed when what it cannot see was dealt anew, in oil"),
    (LeakingKey, "holds the key of all chance"),
    (LeakingLog, "holds what others were told"),
    (LeakingOptions, "does not hold the options of that seat"),
    (Forgotten, "AttributeError"),
    (Lending, "writing into a view changed the state, in chart"),
    (Unfit, "views: "),
    (Miscounting, ", in used"),
    (Writing, "changed the view of seat"),
    (Forgetful, "plays on differently"),
    (Careless, "the restored state differs in sealed"),
    (Unexplained, "do not add up to its score"),
    (Unfair, "only some have won"),
    (Strange, "the static part lacks place “nowhere”"),
    (Unmapped, "the static part lacks place “e1”, place “n1”"),
]


@pytest.mark.parametrize(("broken", "sentence"), BROKEN_GAMES)
def test_broken_game_is_caught(broken: type[Lantern], sentence: str) -> None:
    assert sentence in str(failure(broken(ABOUT)))


@pytest.mark.parametrize(
    ("hook", "sentence"),
    [
        ("scene", "the scene tells seat"),
        ("price", "by price of"),
        ("notes", "by notes of"),
        ("preview", "by preview of"),
    ],
)
def test_whatever_is_shown_is_made_from_the_view(hook: str, sentence: str) -> None:
    assert sentence in str(failure(Peeping(hook)))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"cap": 12}, "the game is not over after 12 decisions"),
        ({"streams": ("house",)}, "IndexError"),
        ({"vocabulary": Vocabulary([OptionKind("vote", "seat", ("0",))])}, "has no name of its own"),
        ({"rules": "lantern"}, "events: lantern has no rule for "),
        ({"rules": "lantern", "events": [replace(event, rule="a.rule") for event in ABOUT.events]}, "no rule stands"),
    ],
)
def test_broken_description_is_caught(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises((CheckFailed, IndexError)) as caught:
        check_game(Lantern(replace(ABOUT, **changes)), decisions=100)
    assert sentence in f"{type(caught.value).__name__}: {caught.value}"


# Broken rules; the example is never compiled, so its steps can be exchanged


def sharing_fork(self: Mine) -> Mine:
    """Copies everything but who is awake."""
    copy = ORIGINAL_FORK(self)
    copy.awake = self.awake
    return copy


def losing_use(self: Mine, seat: int, card: int) -> None:
    """Loses the card that is played."""
    self.hands[seat].remove(card)


def crashing_answer(self: Rest, state: Mine, subject: int, seat: int, pick: int) -> None:
    """Crashes on one of its two options."""
    if pick == REST:
        raise RuntimeError("nobody can sleep here")


def greedy_options(self: Rest, state: Mine, subject: int, seat: int) -> list[int]:
    """Offers a rest only to whoever has a shield."""
    return [PASS, REST] if SHIELD in state.hands[seat] else [PASS]


def double_options(self: Vote, state: Mine, subject: int, seat: int) -> list[int]:
    """Offers the same vote twice."""
    return [KIND, KIND]


def telling_reason(self: Turn, state: Mine, subject: int, seat: int, pick: int) -> Refusal:
    """Tells in passing how many shields the next seat holds."""
    return Refusal("no-moves", facts={"shields": state.hands[(seat + 1) % state.seats].count(SHIELD)})


def changing_reason(self: Turn, state: Mine, subject: int, seat: int, pick: int) -> Refusal:
    """Takes oil for every question."""
    state.oil -= 1
    return Refusal("no-moves")


def approving_reason(self: Turn, state: Mine, subject: int, seat: int, pick: int) -> Refusal:
    """Says of everything that nothing speaks against it."""
    return POSSIBLE


def knowing_responses(self: Shield, state: Mine, subject: int, seat: int) -> list[int]:
    """Offers everybody the shields of the others."""
    return [2 * KIND + SHIELD] if any(SHIELD in hand for hand in state.hands) else []


def telling_rule(self: Turn, state: Mine, subject: int) -> str:
    """Names another rule if somebody who is not asked holds a shield."""
    return f"lantern.{sum(hand.count(SHIELD) for seat, hand in enumerate(state.hands) if seat != subject)}"


def telling_undo(self: Turn, state: Mine, subject: int, seat: int, pick: int) -> None:
    """Bars the undo of whatever is done if the next seat holds a shield."""
    ORIGINAL_TURN(self, state, subject, seat, pick)
    if pick != PASS and shields(state, seat):
        state.reveal(1 << seat)


def silent_reveal(self: Mine, mask: int) -> None:
    """Never notes that something was seen."""


def reveal_to_oneself(self: Mine, mask: int) -> None:
    """Does not note what is uncovered to all others."""
    if mask.bit_count() == 1:
        self.learned |= mask


def endless(self: Rest, state: Mine, subject: int, seat: int, pick: int) -> None:
    """Finds new oil every round."""
    state.oil = 12
    state.awake = list(range(state.seats))


ORIGINAL_FORK = Mine.fork
ORIGINAL_TURN = Turn.answer
BROKEN_RULES: list[tuple[type[Any], str, Callable[..., Any], str]] = [
    (Mine, "fork", sharing_fork, "playing with what was sampled changed the view"),
    (Mine, "use", losing_use, "something was lost or found"),
    (Rest, "answer", crashing_answer, "RuntimeError: nobody can sleep here"),
    (Rest, "options", greedy_options, "are asked at once, but offered differently"),
    (Vote, "options", double_options, "has an option twice"),
    (Turn, "why_not", telling_reason, "depends on what it cannot see"),
    (Turn, "why_not", changing_reason, "refusing it changed oil"),
    (Turn, "why_not", approving_reason, "it is not offered, and yet nothing speaks against it"),
    (Turn, "rule", telling_rule, "the rule behind the question tells seat"),
    (Turn, "answer", telling_undo, "whether it can be taken back tells something hidden"),
    (Shield, "responses", knowing_responses, ": ValueError"),
    (Rest, "answer", endless, "the game is not over"),
]


@pytest.mark.parametrize(("where", "name", "fault", "sentence"), BROKEN_RULES)
def test_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch, where: type[Any], name: str, fault: Callable[..., Any], sentence: str
) -> None:
    monkeypatch.setattr(where, name, fault)
    assert sentence in str(failure(Lantern(ABOUT)))


def test_undo_that_would_forget_what_was_seen_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile that somebody else has looked at is looked at without chance, so only `reveal` bars the undo."""
    monkeypatch.setattr(Mine, "reveal", silent_reveal)
    failed = str(failure(Lantern(ABOUT), 600, seats=4))
    assert "although it shows something hidden" in failed or "tells something hidden" in failed


def test_undo_of_what_was_shown_to_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lays a tile knows it, so only the eyes of the others tell that it was uncovered."""
    monkeypatch.setattr(Mine, "reveal", reveal_to_oneself)
    assert "but shows seat" in str(failure(Lantern(ABOUT), 600, seats=4, seed=3))


@pytest.mark.source
def test_a_refusal_of_what_is_offered_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "why_not", lambda *_: NOT_OFFERED)
    assert "it is offered, and yet “not-offered” speaks against it" in str(failure(Lantern(ABOUT)))


@pytest.mark.source
def test_undo_of_a_turn_that_was_handed_on_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("verlies.core.match._handed", lambda *_: 0)
    assert "although it handed the turn on" in str(failure(Lantern(ABOUT)))


# The story


def burning(tell: Callable[[Mine, int], None]) -> Callable[[Fuel, Mine, int], None]:
    """Return how oil burns, told in a way of one's own."""

    def run(self: Fuel, state: Mine, subject: int) -> None:
        before, state.oil = state.oil, min(OIL, max(0, state.oil + self.change))
        tell(state, before)

    return run


@pytest.mark.parametrize(
    ("tell", "sentence"),
    [
        (lambda state, before: None, "it would be oil [12] and not [11]"),
        (lambda state, before: state.emit(BURNED, -1, before + 1, state.oil), "tells of oil 13, but it is 12"),
        (lambda state, before: state.emit(BURNED, -1, before, before), "it would be oil [12] and not [11]"),
    ],
)
def test_what_is_told_must_be_what_happened(
    monkeypatch: pytest.MonkeyPatch, tell: Callable[[Mine, int], None], sentence: str
) -> None:
    monkeypatch.setattr(Fuel, "run", burning(tell))
    assert sentence in str(failure(Lantern(ABOUT), seats=2))


def telling(tells: str) -> Lantern:
    """Return the example with an event of burning that tells something else."""
    return Lantern(replace(ABOUT, events=(*EVENTS.kinds[:-1], replace(EVENTS.kinds[-1], tells=tells))))


@pytest.mark.parametrize(
    ("tells", "sentence"),
    [
        ("oil:after", "nobody answers for “before” of the event “burned”"),
        ("oil=before gas:after", "speaks of “gas”, which is no book"),
        ("oil=before oil:rest", "“oil:rest” of the event “burned” is not a book, a sign and a number of it"),
        ("oil=before cards#after", "the event “burned” tells of a"),
    ],
)
def test_every_number_has_somebody_who_answers_for_it(tells: str, sentence: str) -> None:
    assert sentence in str(failure(telling(tells), seats=2))


class Clock(Lantern):
    """The example with a book of how many answers there were, which no event tells of."""

    def __init__(self, name: str) -> None:
        super().__init__(ABOUT)
        self.name = name

    def books(self, state: Mine) -> dict[str, list[int]]:
        """Return one book more."""
        return {**super().books(state), self.name: [sum(state.chance.counters) + state.oil]}


def test_a_book_that_only_helps_to_judge_is_not_accounted_for() -> None:
    assert "by what is told" in str(failure(Clock("clock"), seats=2))
    assert check_game(Clock("_clock"), seats=2, decisions=40).stories == 40


@pytest.mark.parametrize("word", ["oil+1/card=key", "oil:card"])
def test_what_is_told_may_depend_on_a_fact_that_is_no_number(word: str) -> None:
    kind = replace(EVENTS.kinds[-1], a="card:card", b="", c="", tells=word)
    assert [(telling.book, telling.fact, telling.value) for telling in tellings(kind)] == [
        ("oil", "card", "key") if "/" in word else ("oil", "", "")
    ]


def test_what_is_told_may_be_of_another_seat_whom_a_fact_names() -> None:
    kind = replace(EVENTS.kinds[-1], a="card:card", b="to:seat", c="", tells="gear-1 gear+1@to")
    assert [(telling.sign, telling.whose) for telling in tellings(kind)] == [("-", ""), ("+", "to")]
    with pytest.raises(CheckFailed, match="gear"):
        tellings(replace(kind, tells="gear+1@of"))


class Storyteller(Words):
    """Words that tell of burning oil in a way of their own."""

    def __init__(self, language: str, text: str) -> None:
        super().__init__(language, ABOUT.texts)
        self.text = text

    def maybe(self, name: str, /, **facts: str | int) -> str | None:
        told = super().maybe(name, **facts)
        return self.text.format(**facts) if told and name.startswith("log-burned") and self.language == "en" else told


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("Oil: 7.", "has the number 7 from nowhere"),
        ("Oil: {after} → {before}.", "does not go from what was to what is"),
        ("99× oil.", "counts things wrongly"),
    ],
)
def test_the_numbers_of_a_sentence_come_from_what_it_tells_of(text: str, sentence: str) -> None:
    def texts(_: Any, language: str) -> Words:
        return Storyteller(language, text)

    assert sentence in str(failure(GAME, seats=2, texts=texts))


class Muddled(Words):
    """Words that tell everything at the end of a game, and some of it not at all."""

    left_out = 0

    def digested(self, entries: Iterable[LogEntry]) -> Iterator[tuple[str, list[LogEntry]]]:
        kept = list(entries)[self.left_out :]
        return iter([*((self.log(entry), [entry]) for entry in reversed(kept))])


class Incomplete(Muddled):
    left_out = 1


def with_turns() -> Lantern:
    """Return the example with a tone for the beginning of a turn."""
    return Lantern(replace(ABOUT, events=(replace(EVENTS.kinds[0], tone="turn"), *EVENTS.kinds[1:])))


@pytest.mark.parametrize(
    ("kind", "sentence"), [(Incomplete, "told twice or left out"), (Muddled, "before or after a turn or a blow")]
)
def test_a_digest_leaves_nothing_out_and_keeps_to_the_turns(kind: type[Words], sentence: str) -> None:
    def texts(_: Any, language: str) -> Words:
        return kind(language, ABOUT.texts)

    assert sentence in str(failure(with_turns(), seats=2, texts=texts))


def test_whole_games_are_told_truly() -> None:
    report = check_stories(GAME, seats=3, games=4, seed=2, texts=words)
    assert (report.games, report.stories > 40, report.forks) == (4, True, 0)


# The sentence


def test_failure_names_all_it_takes_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rest, "answer", crashing_answer)
    failed = failure(Lantern(ABOUT), seats=2, seed=3)
    where = r"\w+: lantern with 2 seats, seed 3, game “check 3 0”, decision \d+( and \d+ answers on)?"
    assert re.fullmatch(where + r", option “rest” of seat [01]: RuntimeError: nobody can sleep here\.", str(failed))
    assert isinstance(failed.__context__, RuntimeError)
    assert failed.record is not None
    assert replay(GAME, failed.record).entries == []


class Silent(Words):
    """Words that lack some texts."""

    def has(self, name: str) -> bool:
        return self.language == "de" or name not in ("option-rest", "log-peeked-hidden", "why-no-moves")


def test_missing_texts_are_all_named() -> None:
    failed = failure(GAME, 200, seats=2, texts=lambda _, language: Silent(language, ABOUT.texts))
    assert str(failed) == "texts: lantern has no text in “en” for log-peeked-hidden, option-rest, why-no-moves."
