"""Matches: what is open, answers and refusals, undo barriers, logs, scenes, and the record behind it all."""

import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from lantern import GAME
from lantern.game import ABOUT, Lantern
from lantern.rules import EXIT, REST, SHIELD, SONG, TILE_STREAM, Rest, Shield

from tests.core.randomly import play
from verlies.bots import BadChoice
from verlies.core.agenda import Frame
from verlies.core.errors import BadSetup, IllegalAnswer, SaveError, UndoRefused, VerliesError
from verlies.core.event import EventKind, rule_of
from verlies.core.match import Match, replay
from verlies.core.option import KIND, PASS, Option
from verlies.core.record import Line
from verlies.core.refusal import GAME_OVER, POSSIBLE, Refusal
from verlies.testing import Situation
from verlies.text import words

EAST = 2
"""The field east of the entrance."""


def start(seats: int = 2, seed: int | str = 1) -> Match[Any]:
    return GAME.new(seats, seed)


def carried(seats: int = 2) -> Match[Any]:
    """Return a match in which seat 0 carries the lantern, and nobody holds a card."""
    match = start(seats)
    match.state.hands = [[] for _ in range(seats)]
    for seat in range(seats):
        match.answer("vote:0", seat)
    return match


def snapshot(match: Match[Any]) -> tuple[Any, ...]:
    return GAME.digest(match.state), match.record(), match.log(0), match.decisions, match.state.open


# What is open


def test_sealed_questions_are_open_for_each_seat() -> None:
    match = start(3)
    assert [(decision.mode, decision.seats) for decision in match.decisions] == [("sealed", (s,)) for s in range(3)]
    match.answer("vote:0", 1)
    assert [decision.seats for decision in match.decisions] == [(0,), (2,)]
    assert match.decisions_of(1) == []


def test_decision_is_the_shorthand_for_exactly_one() -> None:
    match = start()
    with pytest.raises(VerliesError, match="not exactly one open decision"):
        _ = match.decision
    match.answer("vote:0", 0)
    assert match.decision.seats == (1,)


def test_decision_tells_all_about_itself() -> None:
    match = carried()
    decision = match.decision
    assert (decision.number, decision.ask, decision.mode, decision.seats, decision.subject) == (
        2,
        "Turn",
        "one",
        (0,),
        0,
    )
    assert [option.id for option in decision.options] == ["pass", "explore"]
    option = decision.option("explore")
    assert option is not None
    assert (str(option), option.kind, option.noun, option.target) == ("explore", "explore", "", "")
    assert decision.option("walk:2") is None


def test_any_question_is_one_decision_for_all() -> None:
    match = carried(3)
    match.answer("pass")
    assert (match.decision.mode, match.decision.seats) == ("any", (0, 1, 2))


def test_option_knows_what_it_is_about() -> None:
    option = start().decisions[0].options[1]
    assert (option.id, option.kind, option.noun, option.target) == ("vote:1", "vote", "seat", "1")


# Answers


def test_option_word_and_code_are_the_same_answer() -> None:
    digests = set()
    for way in range(3):
        match = start()
        option = match.decisions[0].options[0]
        answers: list[Option | str | int] = [option, option.id, option.code]
        match.answer(answers[way], 0)
        digests.add(GAME.digest(match.state))
    assert len(digests) == 1


def test_seat_must_be_said_if_several_are_asked() -> None:
    with pytest.raises(VerliesError, match=r"Several seats are asked \(0, 1\)"):
        start().answer("vote:0")


@pytest.mark.parametrize("seat", [-1, 1, 7])
def test_nobody_else_may_answer(seat: int) -> None:
    with pytest.raises(IllegalAnswer) as caught:
        carried().answer("explore", seat)
    assert caught.value.refusal.message == "not-your-turn"


def test_refusal_gives_its_reason_and_rule() -> None:
    match = carried()
    for _ in range(4):
        match.answer("explore")
        match.answer("pass")
    with pytest.raises(IllegalAnswer) as caught:
        match.answer("explore")
    assert (caught.value.refusal.message, caught.value.refusal.rule) == ("no-moves", "lantern.turn")
    assert match.why_not("vote:0", 0).message == "not-offered"


@pytest.mark.parametrize("begin", [start, carried])
def test_nothing_speaks_against_an_offered_option(begin: Callable[[], Match[Any]]) -> None:
    match = begin()
    for seat in match.pending():
        for code in match.options_of(seat):
            assert all(match.why_not(name, seat) == POSSIBLE for name in names(match, code))


def names(match: Match[Any], code: int) -> list[Option | str | int]:
    """Return an option by its number, by its name and as the border shows it."""
    return [code, match.game.about.vocabulary.word(code), match.option(code)]


def test_of_every_option_of_the_game_it_is_told_whether_it_is_possible() -> None:
    match = carried()
    words = match.game.about.vocabulary
    every = [code for code in range(len(words.kinds) * KIND) if words.has(code)]
    for seat in range(-1, match.header.seats):
        possible = {code for code in every if match.why_not(code, seat) == POSSIBLE}
        assert possible == set(match.options_of(seat))


def test_unknown_words_are_met_with_a_suggestion() -> None:
    with pytest.raises(VerliesError, match=r"“explor” is not a move of this game\. Did you mean “explore”\?"):
        carried().answer("explor")


def test_suggestions_come_from_ones_own_options() -> None:
    with pytest.raises(VerliesError) as caught:
        carried().answer("explor", 1)
    assert "hint" not in caught.value.facts


@pytest.mark.parametrize(
    "answer", ["", ":", "pass:1", "walk", "walk:z9", "play:sword", -1, 1 << 40, 10 * 1024, 1024 * 3 + 900]
)
def test_nonsense_is_refused(answer: str | int) -> None:
    match = carried()
    before = snapshot(match)
    with pytest.raises(VerliesError):
        match.answer(answer, 0)
    assert snapshot(match) == before


def test_illegal_answers_leave_everything_as_it_was() -> None:
    match = play(start(3), 12)
    before, state = snapshot(match), match.state
    offered = {seat: match.state.options_of(seat) for seat in range(3)}
    for kind in range(len(GAME.about.vocabulary.kinds)):
        for seat in (-1, 0, 1, 2):
            if kind * 1024 not in offered.get(seat, []):
                with pytest.raises(IllegalAnswer):
                    match.answer(kind * 1024, seat)
    assert snapshot(match) == before
    assert match.state is state


def test_crash_in_a_rule_leaves_everything_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = carried()
    match.answer("pass")
    before, state = snapshot(match), match.state

    def crash(*_: object) -> None:
        raise RuntimeError("rule broken")

    monkeypatch.setattr(Rest, "answer", crash)
    with pytest.raises(RuntimeError, match="rule broken"):
        match.answer("rest", 1)
    assert snapshot(match) == before
    assert match.state is state


def test_answer_that_cannot_be_recorded_does_not_happen() -> None:
    match = carried()
    before = snapshot(match)

    def full(_: list[Line]) -> None:
        raise SaveError("save-write", path="x", reason="full")

    match.on_lines = full
    with pytest.raises(SaveError):
        match.answer("explore")
    assert snapshot(match) == before


def test_who_is_asked_among_others_is_shown_and_told_their_own_options_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of games refuses such a question, but what it would show must not depend on that."""
    monkeypatch.setattr(Rest, "options", lambda self, state, subject, seat: [PASS] if seat else [REST])
    match = carried(3)
    match.answer("pass")
    assert match.decision.seats == (0, 1, 2)
    shown = [[option.id for option in match.decisions_of(seat)[0].options] for seat in range(3)]
    assert shown == [["rest"], ["pass"], ["pass"]]
    with pytest.raises(VerliesError) as caught:
        match.answer("resd", 1)
    assert "rest" not in str(caught.value).replace("resd", "")


def test_lines_are_told_before_they_take_effect() -> None:
    match = carried()
    told: list[tuple[str, int, int]] = []
    match.on_lines = lambda lines: told.append((lines[0].pick or "undo", len(match.entries), len(match.lines)))
    match.answer("pass")
    match.undo(0)
    assert told == [("pass", 2, 2), ("undo", 3, 3)]


def test_after_the_end_nothing_is_asked() -> None:
    match = play(start(), 500)
    assert match.over
    assert match.decisions == []
    with pytest.raises(IllegalAnswer) as caught:
        match.answer("pass", 0)
    assert caught.value.refusal.message == "game-over"
    assert match.result is not None


def test_there_is_no_result_before_the_end() -> None:
    assert start().result is None


@pytest.mark.parametrize("cap", [1, 3, 10])
def test_game_ends_at_its_cap(cap: int) -> None:
    short = Lantern(replace(ABOUT, cap=cap))
    match = play(short.new(3, seed=4), 20)
    assert match.over
    assert len(match.entries) == cap
    assert match.view(0).seen.sealed == []
    assert GAME.digest(replay(short, match.record()).state) == GAME.digest(match.state)


# Undo


def test_own_sealed_answer_can_be_taken_back_until_another_is_given() -> None:
    match = start(3)
    before = GAME.digest(match.state)
    match.answer("vote:1", 2)
    assert [match.can_undo(seat) for seat in (-1, 0, 1, 2)] == [False, False, False, True]
    match.undo(2)
    assert GAME.digest(match.state) == before
    match.answer("vote:1", 2)
    match.answer("vote:1", 0)
    with pytest.raises(UndoRefused, match="somebody else has chosen since"):
        match.undo(2)


def test_nobody_takes_back_what_uncovered_the_sealed_answers() -> None:
    match = carried()
    assert not any(match.can_undo(seat) for seat in range(2))
    with pytest.raises(UndoRefused, match="something hidden was seen"):
        match.undo(1)


def test_chance_is_a_barrier() -> None:
    match = carried()
    match.answer("explore")
    with pytest.raises(UndoRefused, match="chance has spoken"):
        match.undo(0)


def test_seeing_something_hidden_is_a_barrier_without_chance() -> None:
    match = carried(3)
    match.state.tiles.look(match.state.chance, TILE_STREAM, 0b010)
    match.answer("explore")
    assert not match.entries[-1].used_chance
    with pytest.raises(UndoRefused, match="something hidden was seen"):
        match.undo(0)


def test_showing_others_what_one_knows_is_a_barrier() -> None:
    """They know it from then on, which a state of before would not."""
    match = carried()
    match.answer("explore")
    match.answer(next(option for option in match.decision.options if option.kind == "lay"))
    assert not match.entries[-1].used_chance
    assert match.entries[-1].is_firm()
    with pytest.raises(UndoRefused, match="others have seen something hidden"):
        match.undo(0)


def test_undo_goes_back_to_the_last_barrier() -> None:
    match = carried()
    match.answer("explore")
    before = GAME.digest(match.state)
    match.answer("pass")
    match.answer("pass")
    match.answer("rest", 0)
    match.undo(0, turn=True)
    assert [line.undo for line in match.lines[-3:]] == [len(match.entries) + left for left in (2, 1, 0)]
    assert GAME.digest(match.state) == before
    with pytest.raises(UndoRefused):
        match.undo(0, turn=True)


def shielded(seats: int) -> Match[Any]:
    """Return a match in which the dark attacks, and seat 0 is the first of all who may hold up a shield."""
    match = carried(seats)
    match.state.hands = [[SONG] for _ in range(seats)]
    match.answer("explore")
    match.answer(next(option for option in match.decision.options if option.kind == "lay"))
    match.answer(match.decision.options[0])
    assert (match.decision.ask, match.decision.seats) == ("Shield", (0,))
    return match


def test_what_puts_the_question_to_somebody_else_stands() -> None:
    match = shielded(3)
    match.answer("pass")
    assert match.decision.seats == (1,)
    assert not match.entries[-1].used_chance
    assert not any(match.can_undo(seat) for seat in range(3))
    with pytest.raises(UndoRefused, match="somebody else is asked now"):
        match.undo(0)
    with pytest.raises(UndoRefused, match="somebody else has chosen since"):
        match.undo(1)


def test_who_is_asked_again_among_others_may_take_it_back_until_one_of_them_answers() -> None:
    match = carried(3)
    match.answer("pass")
    assert match.decision.seats == (0, 1, 2)
    assert match.can_undo(0)
    match.answer("pass", 1)
    with pytest.raises(UndoRefused, match="somebody else has chosen since"):
        match.undo(0)


def test_a_lone_player_hands_nothing_on() -> None:
    match = shielded(2)
    match.state.awake = [0]
    match.state.agenda[-1] = Frame(Shield((0, 0)), 0, 0)
    match.state.hands[1] = []
    match.answer("pass")
    assert match.decision.seats == (0,)
    assert match.can_undo(0)


def test_the_end_of_the_game_stands() -> None:
    """Whoever may see everything at the end cannot go on with it."""
    match = carried()
    match.state.chart.lay(EAST, EXIT, 3)
    match.state.advance()
    match.answer(f"walk:{EAST}")
    assert match.over
    assert not match.entries[-1].used_chance
    with pytest.raises(UndoRefused, match="the game is over"):
        match.undo(0)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Es gibt nichts zurückzunehmen: jetzt ist jemand anderes gefragt."),
        ("en", "There is nothing to take back: somebody else is asked now."),
    ],
)
def test_refused_take_back_says_that_somebody_else_is_asked(language: str, sentence: str) -> None:
    match = shielded(3)
    match.answer("pass")
    with pytest.raises(UndoRefused) as caught:
        match.undo(0)
    assert words(GAME, language).error(caught.value) == sentence


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(UndoRefused, match="nothing was decided yet"):
        start().undo(0)


def test_take_backs_are_on_record_and_replay() -> None:
    match = carried()
    match.answer("pass")
    match.undo(0)
    match.answer("explore")
    assert [line.undo for line in match.record().lines] == [-1, -1, -1, 2, -1]
    assert match.log(0)[-1].number == 3


# What is seen


def test_log_keeps_secrets() -> None:
    match = carried(3)
    match.answer("explore")
    entries = [match.log(seat)[-1] for seat in (-1, 0, 1)]
    assert [entry.hidden for entry in entries] == [True, False, True]
    assert [list(entry.facts) for entry in entries] == [[], ["tile"], []]
    assert entries[1].nouns == {"tile": "tile"}


def test_log_since_an_answer() -> None:
    match = carried()
    match.answer("explore")
    match.answer("pass")
    assert [(entry.number, entry.kind) for entry in match.log(0)] == [(2, "carries"), (3, "peeked")]
    assert [entry.kind for entry in match.log(0, since=3)] == ["peeked"]
    assert match.log(0, since=4) == []


def test_scene_offers_choices_to_those_who_are_asked_alone() -> None:
    match = carried()
    match.answer("explore")
    scenes = [match.scene(seat) for seat in (-1, 0, 1)]
    assert [bool(scene.prompts[0].choices) for scene in scenes] == [False, True, False]
    assert [scene.prompts[0].ask for scene in scenes] == ["Lay"] * 3
    match.answer("pass")
    assert [match.scene(seat).can_undo for seat in (-1, 0, 1)] == [False, True, False]


def test_scene_shows_hands_to_their_owners_alone() -> None:
    match = start()
    match.state.hands = [[SHIELD, SONG], [SHIELD]]
    zones = {zone.id: zone for zone in match.scene(0).zones}
    assert [card.face for card in zones["hand-0"].cards] == ["shield", "song"]
    assert (zones["hand-1"].cards, zones["hand-1"].count) == ((), 1)


def test_scene_of_a_finished_game_has_the_result() -> None:
    match = play(start(), 500)
    assert match.scene(-1).result == match.result


# Beginning


def test_seeds_are_practice_and_repeatable() -> None:
    one, same, other = start(seed=7), start(seed="7"), start(seed=9)
    assert one.header.digest == same.header.digest != other.header.digest
    assert one.header.seed == "7"


def test_deal_without_a_seed_is_committed_to() -> None:
    fair = Lantern(ABOUT)
    fair.entropy = bytes
    match = fair.new(2, shares=[b"one", b"two"])
    other = fair.new(2, shares=[b"one", b"too"])
    assert match.header.seed is None
    assert match.header.commitment == other.header.commitment
    assert match.state.chance.key != other.state.chance.key


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"seats": 1}, "lantern is for 2 to 4 seats, not 1"),
        ({"seats": 0}, "lantern is for 2 to 4 seats, not 0"),
        ({"options": {"boord": "x"}}, "lantern has no option “boord”"),
        ({"seed": True}, "A seed is a whole number or a short text, not True"),
    ],
)
def test_senseless_beginnings_are_explained(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        GAME.new(**{"seed": 1, **arguments})


def test_a_game_without_secrets_asks_for_a_seed() -> None:
    with pytest.raises(BadSetup) as caught:
        Lantern(ABOUT).new(2)
    assert str(caught.value) == (
        "A game without a seed needs secrets: give a seed, or load it with verlies.game(“lantern”)."
    )


def test_an_illegal_answer_names_its_reason_and_its_rule() -> None:
    assert str(IllegalAnswer("end", Refusal("cards-left", "klong.turn.play-all-cards"))) == (
        "“end” is not possible now: cards-left (klong.turn.play-all-cards)."
    )
    assert str(IllegalAnswer("end", GAME_OVER)) == "“end” is not possible now: The game is over."


def test_most_seats_are_the_default() -> None:
    assert GAME.new(seed=1).header.seats == 4


def test_situation_helps() -> None:
    situation = Situation(carried())
    situation.force(TILE_STREAM, 2)
    situation.do("explore", "pass")
    situation.refuse("vote:0", "not-offered")
    assert situation.offers("e") == ["explore"]


def test_a_refusal_goes_from_one_process_to_another() -> None:
    error = IllegalAnswer("end", Refusal("cards-left", "klong.turn.play-all-cards"))
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.refusal) == (str(error), error.refusal)


def test_every_error_goes_from_one_process_to_another_with_its_facts() -> None:
    choice = BadChoice("bad-choice", bot="odd", seat=2, answer="pass", question="Rest", possible="rest")
    for error in (choice, BadSetup("seat-count", game="lantern", low=2, high=4, seats=9)):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.facts, str(again)) == (type(error), error.facts, str(error))


def test_a_rule_may_depend_on_what_happened_as_far_as_it_is_known() -> None:
    kind = EventKind("moved", "move", a="boots:number", cases=(("boots=2", "footprints"), ("boots=0", "teleport")))
    assert [rule_of(kind, {"boots": boots}) for boots in (0, 1, 2)] == ["teleport", "move", "footprints"]
    assert rule_of(kind, {}) == "move"


def test_a_rule_may_depend_on_several_facts_at_once() -> None:
    cases = (("amount=0 lacking=0", "cancelled"), ("amount=0", "empty"))
    kind = EventKind("noise", "made", a="amount:number", b="lacking:number", cases=cases)
    known = [{"amount": 0, "lacking": 0}, {"amount": 0, "lacking": 1}, {"amount": 1, "lacking": 0}, {"lacking": 0}]
    assert [rule_of(kind, facts) for facts in known] == ["cancelled", "empty", "made", "made"]
