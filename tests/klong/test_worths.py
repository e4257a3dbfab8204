"""Whatever a card can do has a worth for the bot; a forgotten one is named."""

import pytest

from verlies.core.agenda import HOUSE, Condition, Scope, Step
from verlies.core.book import StepBook
from verlies.families.klong import conditions, effects
from verlies.families.klong.effects import Because, Choice, Effect
from verlies.families.klong.state import Table
from verlies.games.klong.bot.values import WORTHS
from verlies.games.klong.content.cards import CARDS
from verlies.games.klong.content.tokens import TOKENS

INNER = {Scope, Effect, Because, Choice}
"""What is on no card itself."""


class Forgotten(Step[Table]):
    """An effect of which nobody said what it is worth."""

    def run(self, state: Table, subject: int) -> None:
        state.emit(0, HOUSE)


class Unheard(Condition[Table]):
    """A condition of which nobody said how likely it is."""

    def due(self, state: Table, subject: int) -> int:
        return 0


def test_every_effect_of_the_family_has_a_worth() -> None:
    kinds = set(StepBook(effects).kinds.values()) - INNER
    assert not sorted(kind.__name__ for kind in kinds - set(WORTHS.effects))


def test_every_condition_of_the_family_is_weighed() -> None:
    kinds = set(StepBook(conditions).kinds.values()) - INNER
    assert not sorted(kind.__name__ for kind in kinds - set(WORTHS.conditions))


def test_every_card_and_token_has_a_worth() -> None:
    for card in CARDS:
        WORTHS.yield_of([*card.then, *card.acquire, *card.arrive])
    for token in TOKENS:
        WORTHS.yield_of(token.use)


def test_a_forgotten_worth_is_an_error_that_names_it() -> None:
    with pytest.raises(KeyError, match="no worth for Forgotten"):
        WORTHS.yield_of([Forgotten()])
    with pytest.raises(KeyError, match="how likely Unheard is"):
        WORTHS.likely(Unheard())
