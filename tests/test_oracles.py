"""Oracles reckon for themselves: of a game they know what it shows and its table as data, never its rules."""

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from tests.followed import TENTHS, Luck, unfair

TESTS = Path(__file__).parent
ORACLES = sorted(TESTS.glob("*/oracle"))
OPEN = ("state", "table", "events", "content.ids", "game.IDS")
"""What of a game is the table as data, or says what it told."""

SHARED = ("followed",)
"""What oracles may know of other tests, which may well know the rules."""


def imported(source: str) -> Iterator[str]:
    """Every module a source imports, and what it takes out of it, since that may be a module, too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def is_open(name: str) -> bool:
    """Whether an oracle may know something of the package, or of other tests."""
    house, *inner = name.split(".")
    if house == "tests":
        return inner[0] in SHARED or "oracle" in inner
    return house != "verlies" or is_no_rule(inner)


def is_no_rule(inner: list[str]) -> bool:
    """Whether something in the package is of no game, or is what a game shows."""
    room, *rest = inner
    if room in {"games", "families"}:
        known = ".".join(rest[1:])
        return known == "GAME" or any(known == part or known.startswith(f"{part}.") for part in OPEN)
    return room in {"core", "registry"}


@pytest.mark.parametrize("oracle", ORACLES, ids=lambda oracle: oracle.parent.name)
def test_an_oracle_imports_nothing_of_the_rules(oracle: Path) -> None:
    names = {name for path in oracle.glob("*.py") for name in imported(path.read_text(encoding="utf-8"))}
    assert [name for name in sorted(names) if not is_open(name)] == []


@pytest.mark.parametrize(
    "rules",
    [
        "verlies.games.klong.rooms",
        "verlies.families.klong.dragon.attack",
        "verlies.kit.odds",
        "tests.klong.changes.turns",
    ],
)
def test_rules_would_be_noticed(rules: str) -> None:
    module, _, name = rules.rpartition(".")
    assert list(imported(f"from {module} import {name}")) == [rules]
    assert not is_open(rules)


def drawn(pick: Callable[[Random, list[str]], str], kinds: str = "abcccccdef", times: int = 2_000) -> Luck:
    """Return the luck of somebody who picks things out of a pile that changes."""
    luck, rng = Luck(), Random(5)
    for _ in range(times):
        pile = rng.sample(kinds, rng.randrange(2, len(kinds)))
        luck.came("pile", pick(rng, pile), Counter(pile))
    return luck


def test_what_falls_as_it_may_is_fair() -> None:
    luck = drawn(lambda rng, pile: rng.choice(pile))
    assert unfair(luck.tenths) == []
    assert max(luck.tenths["pile"]) < 2 * min(luck.tenths["pile"])


@pytest.mark.parametrize(
    "pick",
    [
        lambda rng, pile: min(pile),
        lambda rng, pile: rng.choice(sorted(set(pile))),
        lambda rng, pile: "c" if "c" in pile and rng.random() < 0.3 else rng.choice(pile),
        lambda rng, pile: max(rng.choice(pile), rng.choice(pile)),
    ],
    ids=["always the first", "each kind alike", "one of them preferred", "two looked at"],
)
def test_what_is_favoured_is_noticed(pick: Callable[[Random, list[str]], str]) -> None:
    assert unfair(drawn(pick).tenths)


def test_from_what_is_certain_nothing_is_learned() -> None:
    luck = Luck()
    luck.came("pile", "a", {"a": 3})
    luck.came("pile", "b", {"a": 3})
    assert luck.tenths == {}
    luck.came("pile", "b", {"a": 4, "b": 1})
    assert luck.tenths == {"pile": pytest.approx([0.0] * (TENTHS - 2) + [0.5, 0.5])}
