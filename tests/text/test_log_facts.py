"""What a log sentence speaks of is a fact of its event; another name would be read aloud as it stands."""

import pytest
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

from verlies import registry
from verlies.core.check.books import facts_in
from verlies.core.event import EventKind
from verlies.text.bundles import bundle, pattern_of

WORDS = ("acc", "id", "to", "at", "by")
"""Forms in which a fact that is no number may be put."""
TOGETHER = ("sum", "first", "last")
"""What a sentence about several events may say of a fact."""


class Spoken(Visitor):
    """Notes the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


GAMES = [point.name for point in registry.BUILT_IN]


def known(kind: EventKind, many: bool) -> set[str]:
    """Return what a sentence about an event, or about many of them, may speak of."""
    facts = facts_in(kind)
    one = {"player", *facts, *(f"{fact}_{word}" for fact in facts for word in WORDS)}
    return one | {"count", "list", "names", *(f"{fact}_{word}" for fact in facts for word in TOGETHER)} if many else one


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", GAMES)
def test_a_sentence_speaks_of_facts_of_its_event(name: str, language: str) -> None:
    game = registry.game(name)
    texts = bundle(language, game.about.texts)
    unknown = {}
    for kind in game.about.events:
        for id, many in ((f"log-{kind.name}", False), (f"log-{kind.name}.many", True)):
            spoken = Spoken()
            pattern = pattern_of(texts, id)
            if pattern is not None:
                spoken.visit(pattern)
            if spoken.names - known(kind, many):
                unknown[id] = spoken.names - known(kind, many)
    assert unknown == {}
