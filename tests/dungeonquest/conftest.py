"""What the tests of DungeonQuest share: a card that a test is marked with must have come up in it."""

from collections.abc import Iterable, Iterator

import pytest

from verlies.testing.situation import Situation


def marked_cards(item: pytest.Item) -> set[str]:
    """Return the ids in the card marks of a test; of those among its parameters only the ones it has now."""
    marked = {str(each) for mark in item.iter_markers("card") for each in mark.args}
    possible = {each for mark in item.iter_markers("parametrize") for each in strings(mark.args[1])}
    callspec = getattr(item, "callspec", None)
    now = set(strings(callspec.params.values())) if callspec else set()
    return {each for each in marked if each not in possible or each in now}


def strings(values: Iterable[object]) -> Iterator[str]:
    """Yield all strings in parameters."""
    for value in values:
        if isinstance(value, str):
            yield value
        elif isinstance(value, list | tuple):
            yield from strings(value)


@pytest.fixture(autouse=True)
def marked_cards_come_up(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test fail whose card marks name something that never came up in its situations."""
    wanted = marked_cards(request.node)
    Situation.came_up.clear()
    yield
    missing = sorted(wanted - Situation.came_up)
    assert not missing, f"marked, but never drawn, used or laid out: {', '.join(missing)}"
