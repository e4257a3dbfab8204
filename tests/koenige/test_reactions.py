"""What a special card would change is said before it is played, and is what the rules make of it, case by case."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from verlies.core.chance import Chance
from verlies.core.event import Event
from verlies.core.match import Match
from verlies.core.option import PASS
from verlies.core.rng import Rng
from verlies.games.koenige import GAME, events
from verlies.games.koenige.content.ids import ASIDE, FATE_STREAM, TIERS
from verlies.games.koenige.effects import OrderRooms, PickField, PickTarget
from verlies.games.koenige.odds import chance_with, stands, tiers_with
from verlies.games.koenige.options import PLAY
from verlies.games.koenige.play import UseEffect
from verlies.games.koenige.state import Catacombs
from verlies.kit.odds import percent
from verlies.testing.koenige import Halls
from verlies.text.words import Words

ENDINGS = (events.WON, events.FAILED, events.CHEST_TOTAL)
WANTED = {"FightDeclared": 12, "FightRevealed": 8, "ChestRevealed": 6}
"""So many moments of each window are counted out."""


def ending(s: Catacombs, pick: int, fates: tuple[int, ...]) -> tuple[int, int, int]:
    """Answer, then pass until fight or chest is decided; return how, a chest's tier, and how many fate cards came."""
    trial = s.fork()
    trial.chance = Chance(s.chance.key, s.chance.counters[:], [(FATE_STREAM, card) for card in fates])
    log: list[Event] = []
    trial.log = log
    trial.answer(s.asked, pick)
    while not (found := [at for at, event in enumerate(log) if event.kind in ENDINGS]):
        trial.answer(trial.asked, PASS)
    end = log[found[0]]
    return end.kind, end.b, sum(event.kind == events.FATE for event in log[: found[0]])


def outcomes(s: Catacombs, pick: int, fates: tuple[int, ...] = ()) -> Iterator[tuple[int, int, float]]:
    """Yield all that can come of an answer if nobody plays anything more, with its chance, fate card by fate card."""
    kind, tier, drawn = ending(s, pick, fates)
    if drawn == len(fates):
        yield kind, tier, 1.0
        return
    left = [card for card in s.fate.cards() if card not in fates]
    if len(left) <= ASIDE:
        left = [card for card in (*left, *s.spent) if card not in fates]
    values = Counter(s.box.fate[card] for card in left)
    for value, count in values.items():
        card = next(each for each in left if s.box.fate[each] == value)
        for kind, tier, likely in outcomes(s, pick, (*fates, card)):
            yield kind, tier, likely * count / len(left)


def moments() -> Iterator[tuple[str, Match[Any], int]]:
    """Yield whole games' chances to change a fight or a chest, with the card, as many as are wanted."""
    counts: Counter[str] = Counter()
    for seed in range(60):
        match, rng = GAME.new(4, f"reaction {seed}"), Rng(seed)
        while not match.over:
            seat, asked = match.pending()[0], type(match.state.agenda[-1].step).__name__
            options = match.options_of(seat)
            for pick in options if counts[asked] < WANTED.get(asked, 0) else ():
                if pick != PASS:
                    counts[asked] += 1
                    yield asked, match, pick
            match.answer(options[rng.below(len(options))], seat)
        if counts == WANTED:
            return


def told(match: Match[Any], pick: int) -> tuple[str, ...]:
    """Return what is said of an option to whoever is asked."""
    view = match.view(match.pending()[0])
    return match.game.notes(view, pick)


def test_what_a_card_would_change_is_what_counting_out_all_fate_cards_gives() -> None:
    counted: Counter[str] = Counter()
    for asked, match, pick in moments():
        counted[asked] += 1
        s, seat, card = match.state, match.pending()[0], pick - PLAY
        cases = list(outcomes(s, pick))
        assert sum(likely for _, _, likely in cases) == pytest.approx(1)
        if asked == "ChestRevealed":
            tiers = [sum(each for _, tier, each in cases if tier == best) for best in range(len(TIERS))]
            assert tiers_with(s, seat, card) == pytest.approx(tiers)
            notes = [f"mark-{TIERS[tier]}={percent(each)}" for tier, each in enumerate(tiers) if each]
        else:
            ways = [list(outcomes(s, PASS)), cases]
            without, with_it = (sum(each for kind, _, each in way if kind == events.WON) for way in ways)
            assert (stands(s), chance_with(s, seat, card)) == pytest.approx((without, with_it)), asked
            notes = [f"note-without={percent(without)}", f"note-with={percent(with_it)}"]
        assert told(match, pick) == tuple(notes), asked
    assert counted == WANTED


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Spiele die Finte – ohne die Karte gelingt der Angriff zu 45 %; mit ihr zu 69 %"),
        ("en", "Play Feint – without the card the attack has a chance of 45%; with it 69%"),
    ],
)
def test_a_card_says_what_it_would_change(language: str, sentence: str) -> None:
    t = Halls(2)
    t.hero(0, hand=["B-S02"])
    t.act(0)
    t.do("attack:1")
    choice = next(each for each in t.match.scene(0).prompts[0].choices if each.id == "play:B-S02")
    assert Words.of(t.match.game, t.match.header, language).choice(choice, "FightDeclared") == sentence


def test_questions_of_a_card_name_it() -> None:
    named: Counter[str] = Counter()
    for seed in range(12):
        match, rng = GAME.new(4, f"source {seed}"), Rng(seed)
        while not match.over:
            asked = match.decision
            step = match.state.agenda[-1].step
            if isinstance(step, PickTarget | UseEffect | PickField | OrderRooms):
                number = step.card
                assert asked.source == f"card-{match.state.card(number).id}"
                assert any(number in cards for cards in (match.state.table, *map(match.state.worn, range(4))))
                named[asked.ask] += 1
            match.answer(asked.options[rng.below(len(asked.options))], asked.seats[0])
    assert {"PickTarget", "PickField", "OrderRooms"} <= set(named)
