"""What the mutation tool changes, and what it leaves alone."""

import json
import sys
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest

pytest.importorskip("resource", reason="changes are tried in processes with limits, which only POSIX has")

from tools import mutants, mutants_quick

pytestmark = pytest.mark.source


def after(source: str) -> set[str]:
    """Return each changed form of a source, all mutants of all sites."""
    text = dedent(source).encode()
    found = [mutant for site in mutants.Finder("x.py", text).find() for mutant in site]
    assert all(mutants.is_sound(mutant, text) for mutant in found)
    return {mutants.changed(mutant, text).decode().strip() for mutant in found}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a == b != c", {"x = a != b != c", "x = a == b == c"}),
        ("x = (a) in (b)", {"x = (a) not in (b)"}),
        ("x = a is not None", {"x = a is None"}),
        ("x = a + b", {"x = a - b"}),
        ("x = 'ä' in b", {"x = 'ä' not in b"}),
        ("x = a - b - c", {"x = a + b - c", "x = a - b + c"}),
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = 3\ny = 4", {"x = 4\ny = 4", "x = 2\ny = 4", "x = 3\ny = 5", "x = 3\ny = 3"}),
        ("x = True", {"x = False"}),
        ("x = a and b and c", {"x = a or b or c"}),
        ("x = not (a or b)", {"x =  (a or b)", "x = not (a and b)"}),
        ("x = a if b else c", {"x = a if True else c", "x = a if False else c"}),
        ("x = [a for a in b if a]", {"x = [a for a in b if True]", "x = [a for a in b if False]"}),
        ("x = min(a, b)", {"x = max(a, b)"}),
    ],
)
def test_an_expression_is_changed_in_place(source: str, expected: set[str]) -> None:
    assert after(source) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("s.x = y", {"pass"}),
        ("s.x += y", {"pass", "s.x -= y"}),
        ("s.go(y)", {"pass"}),
        ("while y: go = y", {"while False: go = y"}),
        ("if y: go = y", {"if True: go = y", "if False: go = y"}),
        ("y = s", set()),
    ],
)
def test_a_statement_in_a_function_is_changed(body: str, expected: set[str]) -> None:
    assert after(f"def f(s):\n    {body}") == {f"def f(s):\n    {each}" for each in expected}


@pytest.mark.parametrize(
    ("returns", "expected"),
    [("bool", {"not (x)"}), ("int", {"(x) + 1"}), ("list[int]", {"[]"}), ("State", set())],
)
def test_a_result_becomes_another_of_its_type(returns: str, expected: set[str]) -> None:
    assert after(f"def f() -> {returns}:\n    return x") == {
        f"def f() -> {returns}:\n    return {each}" for each in expected
    }


@pytest.mark.parametrize(
    "source",
    [
        '"""A text with 3 words."""',
        "x: Literal[1]",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "def f(s):\n    s.emit(KIND, 1, a + b)",
        "def f(s):\n    return Event(1, True)",
        "def f(s):\n    raise ValueError(1 + 2)",
        "if TYPE_CHECKING:\n    x = 1",
        "@native(allow=True)\nclass A: ...",
        "x = f'{1 + 2}'",
        "x = 1  # no mutant: the number is arbitrary",
        "def __repr__(self):\n    return a + b",
        "x = [a] + b",
        "A = 0\nB: Final = 1\n'text'\nC = 2",
        "A, B = range(2)\nC, D = bits(2)",
        "class A:\n    def __init__(self):\n        self.x = y\n        super().__init__()",
        "def f() -> int:\n    return TIRED",
    ],
)
def test_what_holds_no_rule_is_left_alone(source: str) -> None:
    assert after(source) == set()


def test_a_mutant_says_where_it_is_and_what_it_does() -> None:
    source = b"x = 1\ny = call(\n    'dagger',\n    a < b,\n)\n"
    [mutant] = [site[0] for site in mutants.Finder("x.py", source).find() if site[0].kind == "compare"]
    assert str(mutant) == "x.py:4  a < b, -> a <= b,"
    assert mutant.lines == (2, 3, 4, 5)
    assert mutant.hints == ("dagger",)


def suite(**runs: str) -> mutants.Suite:
    """Return a suite of three tests; `runs` names those that run a line."""
    lines = {("x.py", int(line[1:])): frozenset(tests.split(",")) for line, tests in runs.items()}
    return mutants.Suite(("a", "b", "c"), lines, {"a": "", "b": "the dagger", "c": ""}, 1.0)


@pytest.mark.parametrize(
    ("runs", "first", "rest"),
    [
        ({"l1": "c"}, ["c"], []),
        ({"l1": "b,c", "l2": "b"}, ["c", "b"], []),
        ({"l1": ",a"}, ["b"], ["c", "a"]),
        ({"l2": "c"}, [], []),
    ],
    ids=["that run the line", "and little else", "at import those that speak of it", "no test"],
)
def test_the_tests_nearest_to_a_mutant_come_first(runs: dict[str, str], first: list[str], rest: list[str]) -> None:
    mutant = mutants.Mutant("x.py", 1, "constant", (), (1,), ("dagger",))
    assert mutants.chosen_tests(mutant, suite(**runs)) == (first, rest)


def test_the_rules_of_a_game_are_also_those_of_its_family() -> None:
    files = mutants.rule_files("klong")
    assert {"src/verlies/games/klong/state.py", "src/verlies/families/klong/moves.py"} <= set(files)
    assert not [file for file in files if "/bot/" in file or "/art/" in file or file.endswith("scene.py")]


def test_only_what_survived_is_tried_again_and_only_under_the_same_rules(tmp_path: Path) -> None:
    one, two = (mutants.Mutant("x.py", line, "constant", (), (line,), (), "3", "4") for line in (1, 2))
    verdicts = [mutants.Verdict(one, "killed", 1.0), mutants.Verdict(two, "survived", 1.0)]
    figures = tmp_path / "figures.json"
    figures.write_text(json.dumps({"rules": "same", **mutants.report(verdicts, 2)}))
    assert mutants.still_alive([one, two], figures, "same") == [two]
    with pytest.raises(SystemExit, match="other rules"):
        mutants.still_alive([one, two], figures, "changed")


BODY = """
LIMIT = 3


def low(x: int) -> bool:
    return x < LIMIT


class Hero:
    health = 5

    @property
    def hurt(self) -> bool:
        return self.health < 5

    def heal(self, n: int) -> int:
        return min(self.health + n, 5)
"""


@pytest.mark.parametrize(
    ("before", "after", "asked", "said"),
    [
        ("x < LIMIT", "x <= LIMIT", "low(3)", True),
        ("self.health < 5", "True", "Hero().hurt", True),
        ("min(", "max(", "Hero().heal(1)", 6),
        ("LIMIT = 3", "LIMIT = 4", "low(3)", None),
        ("health = 5", "health = 4", "Hero().hurt", None),
    ],
    ids=["a function", "a property", "a method", "not a number of the module", "not a field of a class"],
)
def test_changed_functions_are_put_into_what_is_imported(
    before: str, after: str, asked: str, said: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "hall.py").write_text(BODY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    module = import_module("hall")
    try:
        unchanged = eval(asked, vars(module))
        assert mutants_quick.put_in("hall.py", BODY.replace(before, after)) is (said is not None)
        assert unchanged != said
        assert eval(asked, vars(module)) == (unchanged if said is None else said)
    finally:
        del sys.modules["hall"]
