"""The rule catalogues, and which of their rules the tests name.

A rule counts as tested when a test that is neither skipped nor expected to fail carries its id:
`@pytest.mark.rule("klong.turn.draw-five")` on a test function or class, in a `pytestmark`, or as the
mark of a `pytest.param`, but not inside a function. The tests are read, not imported.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from ..catalogues import above, folder
from ..core.errors import closest

NOT_PROVING = frozenset({"skip", "skipif", "xfail"})
MARK = b"mark.rule"
"""What stands in every file that names a rule; the others need not be parsed."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
TestNode = Function | ast.ClassDef


class RuleError(ValueError):
    """A catalogue, a rule id or a mark that cannot be used, with the place where it stands."""


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One testable rule of a catalogue."""

    id: str
    rule: str
    where: str
    check: str
    note: str = ""
    differs: str = ""


class Named(msgspec.Struct, frozen=True):
    """One rule id as a test names it."""

    id: str
    file: str
    line: int


class Coverage(msgspec.Struct, frozen=True):
    """How many rules of a game the tests name; in JSON just these four fields."""

    game: str
    rules: int
    tested: int
    missing: list[str]


# -- where things lie ------------------------------------------------------------------------------


def rules_dir() -> Path:
    """Return the folder of the catalogues, in a checkout or in an installed package."""
    found = folder()
    if found is None:
        raise RuleError("the rule catalogues are missing from this installation")
    return found


def tests_dir() -> Path:
    """Return the folder of the tests; only a checkout has one."""
    found = above("tests")
    if found is None:
        raise RuleError("rule coverage is counted from the tests, and these come with a source checkout only")
    return found


# -- the catalogues --------------------------------------------------------------------------------


def games() -> list[str]:
    """Return the games that have a catalogue."""
    return sorted(path.stem for path in rules_dir().glob("*.yaml"))


def catalogue(game: str) -> list[Rule]:
    """Return the rules of a game in the order of its catalogue."""
    if game not in games():
        raise RuleError(f"no rule catalogue for {game!r}{_hint(game, games())}; there are: {', '.join(games())}")
    return list(_read(rules_dir() / f"{game}.yaml"))


@cache
def _read(path: Path) -> tuple[Rule, ...]:
    """Read a catalogue once."""
    try:
        rules: list[Rule] = msgspec.yaml.decode(path.read_bytes(), type=list[Rule])
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise RuleError(f"{path.name}: {error}") from None
    twice = _twice(rule.id for rule in rules)
    if twice is not None:
        raise RuleError(f"{path.name}: the id {twice!r} is there twice")
    return tuple(rules)


def _twice(ids: Iterable[str]) -> str | None:
    """Return the first id that comes a second time."""
    seen: set[str] = set()
    for each in ids:
        if each in seen:
            return each
        seen.add(each)
    return None


@cache
def known_ids() -> frozenset[str]:
    """Return the ids of all catalogues."""
    return frozenset(rule.id for game in games() for rule in catalogue(game))


def _hint(wrong: str, right: Iterable[str]) -> str:
    near = closest(wrong, right)
    return f" (did you mean {near!r}?)" if near else ""


def unknown(rule_id: str) -> str | None:
    """Return what is wrong with a rule id, None if it is in a catalogue."""
    if rule_id in known_ids():
        return None
    return f"unknown rule id {rule_id!r}{_hint(rule_id, known_ids())}"


# -- the tests -------------------------------------------------------------------------------------


def named_rules(tests: Path) -> Iterator[Named]:
    """Yield every rule id that a test under this folder proves."""
    for path in sorted(tests.rglob("*.py")):
        source = path.read_bytes()
        if MARK in source:
            tree = ast.parse(source, filename=str(path))
            yield from _named(tree, path.relative_to(tests.parent).as_posix())


def _named(node: ast.AST, file: str) -> Iterator[Named]:
    """Yield the ids in the marks below a node."""
    if isinstance(node, TestNode):
        _refuse_mark_on_helper(node, file)
        if any(_mark_name(each) in NOT_PROVING for each in node.decorator_list):
            return
    if _mark_name(node) == "rule" and isinstance(node, ast.Call):
        yield from _ids(node, file)
        return
    inside = node.decorator_list if isinstance(node, Function) else ast.iter_child_nodes(node)
    for child in inside:
        yield from _named(child, file)


def _mark_name(node: ast.AST) -> str | None:
    """Return `x` of the expressions `pytest.mark.x` and `pytest.mark.x(…)`."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Attribute) and node.value.attr == "mark":
        return node.attr
    return None


def _refuse_mark_on_helper(node: TestNode, file: str) -> None:
    """Refuse a rule mark on something that pytest does not collect."""
    if node.name.startswith(("test", "Test")):
        return
    if any(_mark_name(each) == "rule" for each in node.decorator_list):
        raise RuleError(f"{file}:{node.lineno}: {node.name} has a rule mark but is not collected as a test")


def _ids(call: ast.Call, file: str) -> Iterator[Named]:
    """Yield the ids of one rule mark, which must be literal and known."""
    if not call.args or call.keywords:
        raise RuleError(f"{file}:{call.lineno}: a rule mark takes one or more rule ids")
    for each in call.args:
        if not (isinstance(each, ast.Constant) and isinstance(each.value, str)):
            raise RuleError(f"{file}:{each.lineno}: a rule mark takes literal ids, so that they can be counted")
        wrong = unknown(each.value)
        if wrong:
            raise RuleError(f"{file}:{each.lineno}: {wrong}")
        yield Named(each.value, file, each.lineno)


def tested(game: str, tests: Path) -> set[str]:
    """Return the rules of a game that the tests under this folder name."""
    return {each.id for each in named_rules(tests)} & {rule.id for rule in catalogue(game)}


def coverage(game: str, tests: Path | None = None) -> Coverage:
    """Count the rules of a game and which of them no test names."""
    return coverages([game], tests)[0]


def coverages(names: Iterable[str], tests: Path | None = None) -> list[Coverage]:
    """Count the rules of several games; the tests are read once."""
    named = {each.id for each in named_rules(tests or tests_dir())}
    return [_coverage(game, named) for game in names]


def _coverage(game: str, named: set[str]) -> Coverage:
    rules = catalogue(game)
    missing = [rule.id for rule in rules if rule.id not in named]
    return Coverage(game, len(rules), len(rules) - len(missing), missing)
