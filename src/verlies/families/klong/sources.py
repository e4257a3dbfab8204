"""What puts a question: the card whose effect it is, found where it lies and everybody sees it."""

from collections.abc import Iterable, Iterator
from typing import Any

from verlies.core.agenda import Step
from verlies.core.refusal import Facts

from .kinds import Card
from .state import GAP, Table


def within(things: Iterable[Any]) -> Iterator[Step[Any]]:
    """Yield the steps among some things, and those that they hold."""
    for thing in things:
        if isinstance(thing, Step):
            yield thing
            yield from within(thing.arguments())
        elif isinstance(thing, list):
            yield from within(thing)


def named(card: Card) -> str:
    """Return a card as the source of a question."""
    return f"card-{card.id}"


def newest(s: Table, cards: list[int], *kinds: type[Step[Any]]) -> str:
    """Return the newest of some cards that holds an effect of some kind, or nothing."""
    for number in reversed(cards):
        if number != GAP and holds(s.box.cards[number], *kinds):
            return named(s.box.cards[number])
    return ""


def number_of(s: Table, source: str) -> int:
    """Return the number of the card that is the source of a question."""
    return [named(card) for card in s.box.cards].index(source)


def all_with(s: Table, *kinds: type[Step[Any]]) -> list[Card]:
    """Return the kinds of cards that hold an effect of some kind."""
    return [card for card in s.box.cards if holds(card, *kinds)]


def choosing(s: Table, name: str) -> list[Card]:
    """Return the kinds of cards that let one choose a certain way."""
    return [card for card in s.box.cards if any(_names(step, name) for step in within([card.then]))]


def by_card(cards: list[Card]) -> Facts:
    """Return the first of some cards as the fact of a refusal."""
    return {"card": cards[0].id} if cards else {}


def _names(step: Step[Any], name: str) -> bool:
    return any(isinstance(each, list) and name in each for each in step.arguments())


def holds(card: Card, *kinds: type[Step[Any]]) -> bool:
    """Return whether an effect of some kind is among those of a card."""
    return any(isinstance(step, kinds) for step in within([card.then, card.acquire, card.arrive]))


def played(s: Table, seat: int, *kinds: type[Step[Any]]) -> str:
    """Return the card that a thief has played for such an effect."""
    return newest(s, s.thieves[seat].played, *kinds)


def spent(s: Table, *kinds: type[Step[Any]]) -> str:
    """Return the device that was used, or the monster that was beaten, for such an effect."""
    return newest(s, s.dungeon.discard, *kinds)
