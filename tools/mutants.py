"""Change the rules of a game, one small change at a time, and see whether a test marked with a rule notices.

The changes ("mutants") are drawn with a seed from all that can be changed, so the same seed on the same source gives
the same list. A mutant is killed when a test fails, when the game no longer imports or when the tests do not end in
time. The tests that run the changed line are run, those first that run little else; where the import of the module runs
it, first those that speak of it and then all the others, for there any test may notice. First they are run in a fork of
a process that has imported everything already (`mutants_quick`), which kills most mutants within a second; what
survives there, or needs to be imported anew, gets a process of its own. A line that no test runs cannot be noticed: its
mutant survives without a run. The rules that a family of games shares are drawn with those of each of its games, and
proven by the tests of all of them. A line that ends in `# no mutant` with a reason is left alone. `--again FILE` tries
only what survived a run whose figures are in a file; the rules must be the same, so what was killed then would be
killed now.

Left alone are also changes that say nothing about the tests: texts, events and errors; names that are merely numbered
(three or more in a row); and statements of `__init__`, without which nothing would run at all.
"""

import argparse
import ast
import hashlib
import json
import os
import queue
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from importlib.util import cache_from_source
from itertools import pairwise
from pathlib import Path

import coverage

ROOT = Path(__file__).resolve().parents[1]
GAMES = Path("src/verlies/games")
FAMILIES = Path("src/verlies/families")
FAMILY = {"klong": "klong", "katakomben": "klong"}
"""The family whose rules are also those of a game."""
NOT_RULES = frozenset(
    {
        *("__init__.py", "scene.py", "spots.py", "faces.py", "reach.py", "plans.py", "texts.py"),
        *("layout.py", "knowledge.py", "prices.py", "notes.py", "cues.py", "rulemap.py"),
        *("events.py", "reasons.py", "options.py"),
    }
)
"""Files that show a game, play it, or number its words, but hold none of its rules."""
NOT_RULES_FOLDERS = frozenset({"art", "bot"})
"""Folders of such files."""
COPIED = ("src", "tests", "tools", "docs", "examples", "pyproject.toml", "README.md")
EVENTS = frozenset({"emit", "Event"})
NUMBERED_IN_A_ROW = 3
NEAR = 40
"""How much of a line is shown on either side of a change."""
UNTOUCHED_FUNCTIONS = frozenset({"__repr__", "__str__"})
NO_MUTANT = "# no mutant"
MEMORY = 4 << 30
LOOPING = 1.5
"""Whoever needs so many times the processor time of all tests for some of them never ends."""
QUICK_SECONDS = 20
"""But so many seconds are granted."""
PYTEST = ["-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--hypothesis-seed=0", "-m", "rule"]

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
OTHER_RETURN = {"bool": "not ({})", "int": "({}) + 1"}

Positioned = ast.expr | ast.stmt


# -- what can be changed ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Edit:
    """Bytes `start` to `end` of a file become `text`."""

    start: int
    end: int
    text: str


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    path: str
    line: int
    kind: str
    edits: tuple[Edit, ...]
    lines: tuple[int, ...]
    """The lines of the statement that is changed; a test that runs one of them may notice."""
    hints: tuple[str, ...] = ()
    """Names near the change; tests that speak of them are tried first."""
    before: str = ""
    after: str = ""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {self.before} -> {self.after}"


@dataclass(frozen=True)
class Place:
    """Where in the tree the finder is: what a change there belongs to."""

    lines: tuple[int, ...] = ()
    hints: tuple[str, ...] = ()
    returns: str = ""
    function: str = ""

    @property
    def may_be_left_out(self) -> bool:
        """Tell whether a statement there can be left out without breaking everything at once."""
        return self.function not in {"", "__init__"}


@dataclass
class Finder:
    """Finds all that can be changed in one file; a site is a list of alternatives."""

    path: str
    source: bytes
    sites: list[list[Mutant]] = field(default_factory=list)
    starts: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def find(self) -> list[list[Mutant]]:
        """Return all sites of the file."""
        for statement in without_numbering(ast.parse(self.source).body):
            self.visit(statement, Place())
        return self.sites

    # Positions are bytes, as those of `ast` are.

    def start(self, node: Positioned) -> int:
        """Return where a node begins."""
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: Positioned) -> int:
        """Return where a node ends."""
        return self.starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)

    def text(self, node: Positioned) -> str:
        """Return the source of a node."""
        return self.source[self.start(node) : self.end(node)].decode()

    def replace(self, node: Positioned, text: str) -> Edit:
        """Return the edit that replaces a whole node."""
        return Edit(self.start(node), self.end(node), text)

    def operator(self, left: Positioned, right: Positioned, old: str, new: str) -> Edit | None:
        """Return the edit that replaces the operator between two nodes."""
        begin, gap = self.end(left), self.source[self.end(left) : self.start(right)]
        at = gap.find(old.encode())
        return None if at < 0 or b"#" in gap else Edit(begin + at, begin + at + len(old.encode()), new)

    def add(self, node: Positioned, place: Place, kind: str, *alternatives: Edit | list[Edit] | None) -> None:
        """Note a site, unless its line asks to be left alone."""
        edits = [tuple(each) if isinstance(each, list) else (each,) for each in alternatives if each is not None]
        line = self.source.splitlines()[node.lineno - 1].decode()
        if edits and NO_MUTANT not in line:
            lines = place.lines or (node.lineno,)
            site = [Mutant(self.path, node.lineno, kind, each, lines, place.hints) for each in edits]
            self.sites.append([described(mutant, self.source) for mutant in site])

    # Walking: annotations, decorators, docstrings, events, error texts and f-strings are left alone.

    def visit(self, node: ast.AST, place: Place) -> None:
        """Look at a node and, where the rules may lie below it, at its children."""
        if left_alone(node):
            return
        place = self.place_of(node, place)
        change = getattr(self, f"change_{type(node).__name__}", None)
        if change is not None:
            change(node, place)
        for child in inner(node):
            self.visit(child, place)

    def place_of(self, node: ast.AST, place: Place) -> Place:
        """Return the place of the children of a node."""
        if isinstance(node, ast.FunctionDef):
            returns = ast.unparse(node.returns) if node.returns else ""
            return Place((), place.hints, returns, node.name)
        if isinstance(node, ast.stmt):
            return Place(header_lines(node), place.hints, place.returns, place.function)
        if isinstance(node, ast.Call | ast.Dict):
            return Place(place.lines, names_in(node) or place.hints, place.returns, place.function)
        return place

    # One method a kind of node; `visit` finds them by name.

    def change_Compare(self, node: ast.Compare, place: Place) -> None:  # noqa: N802
        """Swap each comparison for its neighbour."""
        operands = [node.left, *node.comparators]
        for (left, right), op in zip(pairwise(operands), node.ops, strict=True):
            self.add(right, place, "compare", self.operator(left, right, *COMPARISONS[type(op)]))

    def change_BinOp(self, node: ast.BinOp, place: Place) -> None:  # noqa: N802
        """Swap plus and minus."""
        if is_sequence(node.left) or is_sequence(node.right):
            return
        if isinstance(node.op, ast.Add):
            self.add(node, place, "arithmetic", self.operator(node.left, node.right, "+", "-"))
        if isinstance(node.op, ast.Sub):
            self.add(node, place, "arithmetic", self.operator(node.left, node.right, "-", "+"))

    def change_Constant(self, node: ast.Constant, place: Place) -> None:  # noqa: N802
        """Flip a truth value, or count one more and one less."""
        if isinstance(node.value, bool):
            self.add(node, place, "constant", self.replace(node, str(not node.value)))
        elif isinstance(node.value, int):
            more, less = (self.replace(node, str(node.value + by)) for by in (1, -1))
            self.add(node, place, "constant", more, less)

    def change_BoolOp(self, node: ast.BoolOp, place: Place) -> None:  # noqa: N802
        """Swap `and` and `or`."""
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        edits = [self.operator(left, right, old, new) for left, right in pairwise(node.values)]
        if all(edits):
            self.add(node, place, "logic", [edit for edit in edits if edit])

    def change_UnaryOp(self, node: ast.UnaryOp, place: Place) -> None:  # noqa: N802
        """Drop a `not`."""
        if isinstance(node.op, ast.Not):
            self.add(node, place, "logic", Edit(self.start(node), self.start(node) + len("not"), ""))

    def change_If(self, node: ast.If | ast.IfExp, place: Place) -> None:  # noqa: N802
        """Decide a condition in advance."""
        self.add(node.test, place, "condition", self.replace(node.test, "True"), self.replace(node.test, "False"))

    change_IfExp = change_If  # noqa: N815

    def change_While(self, node: ast.While, place: Place) -> None:  # noqa: N802
        """Never enter a loop."""
        if not isinstance(node.test, ast.Constant):
            self.add(node.test, place, "condition", self.replace(node.test, "False"))

    def change_comprehension(self, node: ast.comprehension, place: Place) -> None:
        """Let everything through a filter, or nothing."""
        for test in node.ifs:
            self.add(test, place, "condition", self.replace(test, "True"), self.replace(test, "False"))

    def change_Call(self, node: ast.Call, place: Place) -> None:  # noqa: N802
        """Swap `min` and `max`."""
        if isinstance(node.func, ast.Name) and node.func.id in {"min", "max"}:
            other = "max" if node.func.id == "min" else "min"
            self.add(node.func, place, "extreme", self.replace(node.func, other))

    def change_Expr(self, node: ast.Expr, place: Place) -> None:  # noqa: N802
        """Leave out a call."""
        if place.may_be_left_out and isinstance(node.value, ast.Call):
            self.add(node, place, "statement", self.replace(node, "pass"))

    def change_Assign(self, node: ast.Assign, place: Place) -> None:  # noqa: N802
        """Leave out an assignment to something that lasts; without a local name the code would only crash."""
        if place.may_be_left_out and all(isinstance(each, ast.Attribute | ast.Subscript) for each in node.targets):
            self.add(node, place, "statement", self.replace(node, "pass"))

    def change_AugAssign(self, node: ast.AugAssign, place: Place) -> None:  # noqa: N802
        """Leave out an update, or turn it round."""
        signs = {ast.Add: ("+=", "-="), ast.Sub: ("-=", "+=")}
        swap = signs.get(type(node.op))
        turned = self.operator(node.target, node.value, *swap) if swap and not is_sequence(node.value) else None
        self.add(node, place, "statement", self.replace(node, "pass"), turned)

    def change_Return(self, node: ast.Return, place: Place) -> None:  # noqa: N802
        """Return something else of the same type."""
        if node.value is None or isinstance(node.value, ast.Constant | ast.Compare | ast.IfExp) or is_name(node.value):
            return
        form = "[]" if place.returns.startswith("list[") else OTHER_RETURN.get(place.returns)
        if form and self.text(node.value) != form:
            self.add(node.value, place, "return", self.replace(node.value, form.format(self.text(node.value))))


def header_lines(node: ast.stmt) -> tuple[int, ...]:
    """Return the lines of a statement without the block below it."""
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
    return tuple(range(node.lineno, max(last, node.lineno) + 1))


def without_numbering(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return statements without those that number names: `A, B = range(2)`, or `A = 0`, `B = 1`, `C = 2` and so on."""
    plain = [node for node in body if not is_docstring(node) and not is_row(node)]
    runs: list[list[ast.stmt]] = []
    for node in plain:
        follows = runs and number_of(runs[-1][-1]) is not None and number_of(node) == (number_of(runs[-1][-1]) or 0) + 1
        if follows:
            runs[-1].append(node)
        else:
            runs.append([node])
    return [node for run in runs if len(run) < NUMBERED_IN_A_ROW for node in run]


def number_of(node: ast.stmt) -> int | None:
    """Return the number that a statement gives to a name."""
    value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    return value.value if isinstance(value, ast.Constant) and type(value.value) is int else None


def is_row(node: ast.stmt) -> bool:
    """Tell whether a statement numbers a row of names."""
    if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Tuple):
        return False
    return called(node.value) in {"range", "bits"}


def is_docstring(node: ast.stmt) -> bool:
    """Tell whether a statement is only a text."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_name(node: ast.expr) -> bool:
    """Tell whether an expression is a constant by name, which one more would turn into another word."""
    return isinstance(node, ast.Name) and node.id.isupper()


def called(node: ast.AST) -> str:
    """Return the last name of what a call calls."""
    func = node.func if isinstance(node, ast.Call) else None
    return func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""


def left_alone(node: ast.AST) -> bool:
    """Tell whether a node holds no rule: texts, events, errors, asserts, imports."""
    if isinstance(node, ast.JoinedStr | ast.Raise | ast.Assert | ast.Import | ast.ImportFrom):
        return True
    if isinstance(node, ast.FunctionDef) and node.name in UNTOUCHED_FUNCTIONS:
        return True
    if isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
        return True
    if isinstance(node, ast.Expr):
        return is_docstring(node) or called(node.value) in EVENTS
    return called(node) in EVENTS


def inner(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the children of a node in which values may lie, so no annotations and no decorators."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "decorator_list", "bases", "keywords"} and not isinstance(node, ast.Call):
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST):
                yield each


def is_sequence(node: ast.AST) -> bool:
    """Tell whether a node is plainly a text or a list, where minus would only crash."""
    kinds = ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple | ast.GeneratorExp
    return isinstance(node, kinds) or (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes))


def names_in(node: ast.Call | ast.Dict) -> tuple[str, ...]:
    """Return the texts that a call or a dict names its subject with."""
    near = node.args if isinstance(node, ast.Call) else [*node.keys, *node.values]
    values = [each.value for each in near if isinstance(each, ast.Constant)]
    return tuple(value for value in values if isinstance(value, str) and value.isidentifier())


def changed(mutant: Mutant, source: bytes) -> bytes:
    """Return the source with a mutant in it."""
    for edit in sorted(mutant.edits, key=lambda each: -each.start):
        source = source[: edit.start] + edit.text.encode() + source[edit.end :]
    return source


def described(mutant: Mutant, source: bytes) -> Mutant:
    """Return the mutant with the changed piece of the source as it was and as it becomes."""
    first, last = mutant.edits[0].start, mutant.edits[-1].end
    line_end = source.find(b"\n", last)
    begin = max(source.rfind(b"\n", 0, first) + 1, first - NEAR)
    end = min(line_end if line_end >= 0 else len(source), last + NEAR)
    new = changed(mutant, source)
    before, after = source[begin:end], new[begin : len(new) - (len(source) - end)]
    line = source.count(b"\n", 0, first) + 1
    return replace(mutant, line=line, before=one_line(before), after=one_line(after))


def one_line(text: bytes) -> str:
    """Return a text on one line, cut where it is too long to read."""
    words = " ".join(text.decode(errors="ignore").split())
    return words if len(words) <= 3 * NEAR else words[: 3 * NEAR] + "..."


def is_sound(mutant: Mutant, source: bytes) -> bool:
    """Tell whether the changed source is still Python and says something else."""
    try:
        return ast.dump(ast.parse(changed(mutant, source))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


# -- which files, which mutants --------------------------------------------------------------------


def rule_files(game: str) -> list[str]:
    """Return the files that hold the rules of a game."""
    if not (ROOT / GAMES / game).is_dir() or game.startswith("_"):
        there = [path.name for path in (ROOT / GAMES).glob("[a-z]*") if path.is_dir()]
        sys.exit(f"There is no game {game!r} under {GAMES}; there are: {', '.join(sorted(there))}.")
    folders = [ROOT / GAMES / game] + [ROOT / FAMILIES / FAMILY[each] for each in [game] if each in FAMILY]
    files = [path for folder in folders for path in sorted(folder.rglob("*.py")) if holds_rules(path)]
    return [path.relative_to(ROOT).as_posix() for path in files]


def holds_rules(path: Path) -> bool:
    """Tell whether a file of a game holds rules."""
    return path.name not in NOT_RULES and path.parent.name not in NOT_RULES_FOLDERS


def draw(files: Iterable[str], count: int, seed: int) -> tuple[list[Mutant], int]:
    """Draw mutants from all sites of the files, and say how many sites there are."""
    sources = {path: (ROOT / path).read_bytes() for path in files}
    sites = [site for path, source in sources.items() for site in Finder(path, source).find()]
    chance = random.Random(seed)
    chance.shuffle(sites)
    drawn: list[Mutant] = []
    for site in sites:
        if len(drawn) == count:
            break
        mutant = chance.choice(site)
        if is_sound(mutant, sources[mutant.path]):
            drawn.append(mutant)
    return drawn, len(sites)


# -- running the tests -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Suite:
    """The tests of a game, and what the unchanged game makes of them."""

    tests: tuple[str, ...]
    runs: dict[tuple[str, int], frozenset[str]]
    """The tests that run a line; '' stands for the import of the module."""
    texts: dict[str, str]
    """What a test function says, the names of its parameters too."""
    seconds: float

    def breadth(self, test: str) -> int:
        """Return how many lines of the rules a test runs."""
        return self.lines[test]

    @cached_property
    def lines(self) -> Counter[str]:
        """How many lines of the rules each test runs."""
        return Counter(test for tests in self.runs.values() for test in tests)


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant: killed, timeout, survived or unreached."""

    mutant: Mutant
    outcome: str
    seconds: float

    @property
    def killed(self) -> bool:
        """Tell whether a test noticed."""
        return self.outcome in {"killed", "timeout"}


def workspace(folder: Path, origin: Path) -> Path:
    """Copy all that the tests need into a folder."""
    folder.mkdir(parents=True)
    skipped = shutil.ignore_patterns(".*_cache", ".venv*")
    for name in COPIED:
        if (origin / name).is_dir():
            shutil.copytree(origin / name, folder / name, ignore=skipped)
        elif (origin / name).exists():
            shutil.copy2(origin / name, folder / name)
    return folder


def environment(place: Path, **more: str) -> dict[str, str]:
    """Return an environment in which the package comes from a workspace."""
    paths = os.pathsep.join([str(place / "src"), str(place / "tools")])
    return {**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0", "COLUMNS": "120", **more}


def limit_memory() -> None:
    """Keep a mutant that never stops growing from taking the machine with it; children inherit the limit."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def run(arguments: list[str], place: Path, timeout: float | None, **more: str) -> tuple[int | None, str]:
    """Run Python in a workspace; return its exit code, None if it took too long, and what it printed."""
    process = subprocess.Popen(
        [sys.executable, *arguments], cwd=place, env=environment(place, **more), text=True,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        start_new_session=True,
    )  # fmt: skip
    try:
        printed, _ = process.communicate(timeout=timeout)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None, ""
    return process.returncode, printed


def run_tests(place: Path, tests: Iterable[str], timeout: float | None) -> int | None:
    """Run tests until the first fails; return the exit code of pytest, None if it took too long."""
    listed = place / "tests.list"
    listed.write_text("\n".join(tests), encoding="utf-8")
    return run([*PYTEST, f"@{listed}"], place, timeout, PYTHONDONTWRITEBYTECODE="1")[0]


def baseline(place: Path, game: str, files: Iterable[str]) -> Suite:
    """Run the tests of the unchanged game, and note which test runs which line."""
    where = test_folders(game)
    if missing := [folder for folder in where if not (place / folder).is_dir()]:
        sys.exit(f"There are no tests in {missing[0]}.")
    options = ["-m", "coverage", "run", "--rcfile=/dev/null", "--data-file=.lines", f"--include={GAMES}/*,{FAMILIES}/*"]
    code, printed = run([*options, *PYTEST, "-p", "mutants_plugin", *where], place, None)
    if code:
        sys.exit(f"{printed}\nThe tests of the unchanged game must pass first.")
    runs = lines_run(place, files)
    names = collected(place, where)
    tests = tuple(dict.fromkeys(map(without_parameters, names)))
    if not tests:
        sys.exit(f"No test in {', '.join(where)} is marked with a rule.")
    plain = {at: frozenset(map(without_parameters, names)) for at, names in runs.items()}
    return Suite(tests, plain, test_texts(place, names), timed(place, tests))


def test_folders(game: str) -> list[str]:
    """Return where the tests of a game lie; what a family shares is proven by the tests of all its games."""
    kin = [other for other, family in FAMILY.items() if family == FAMILY.get(game) and other != game]
    return [f"tests/{each}" for each in (game, *kin)]


def collected(place: Path, where: Iterable[str]) -> list[str]:
    """Return all tests marked with a rule, those too that look at a table of numbers and run no line of the rules."""
    _, printed = run([*PYTEST, "--collect-only", *where], place, None)
    return sorted(line for line in printed.splitlines() if "::" in line)


def timed(place: Path, tests: Iterable[str]) -> float:
    """Return how long the tests of the unchanged game take when they are named one by one."""
    start = time.perf_counter()
    if run_tests(place, tests, None) != 0:
        sys.exit("The tests pass together, but not when they are named one by one.")
    return time.perf_counter() - start


def lines_run(place: Path, files: Iterable[str]) -> dict[tuple[str, int], frozenset[str]]:
    """Return for each line of the files the tests that run it."""
    data = coverage.CoverageData(basename=str(place / ".lines"))
    data.read()
    return {
        (path, line): frozenset(contexts)
        for path in files
        for line, contexts in data.contexts_by_lineno(str(place / path)).items()
    }


def without_parameters(test: str) -> str:
    """Return the test function of a test, since a mutant may change its parameters."""
    return test.split("[", 1)[0]


def test_texts(place: Path, names: Iterable[str]) -> dict[str, str]:
    """Return the source of every test function, with the names of its parameters."""
    texts: dict[str, str] = {}
    for path in sorted({name.split("::", 1)[0] for name in names}):
        source = (place / path).read_text(encoding="utf-8")
        texts.update((f"{path}::{name}", text) for name, text in functions_in(source))
    for name in names:
        test = without_parameters(name)
        texts[test] = texts.get(test, "") + name
    return texts


def functions_in(source: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the source of each test function, those in classes as `Class::name`."""
    lines = source.splitlines()
    todo: list[tuple[str, ast.stmt]] = [("", node) for node in ast.parse(source).body]
    for prefix, node in todo:
        if isinstance(node, ast.ClassDef):
            todo.extend((f"{prefix}{node.name}::", each) for each in node.body)
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            yield prefix + node.name, "\n".join(lines[first - 1 : node.end_lineno])


class Quick:
    """A process that has collected the tests of a workspace and tries mutants in forks, several a second."""

    def __init__(self, place: Path, where: Iterable[str]) -> None:
        orders, self.orders = os.pipe()
        self.outcomes, outcomes = os.pipe()
        self.process = subprocess.Popen(
            [sys.executable, *PYTEST, "-p", "mutants_quick", *where], cwd=place, pass_fds=(orders, outcomes),
            env=environment(place, MUTANTS_PIPES=f"{orders},{outcomes}", PYTHONDONTWRITEBYTECODE="1"),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(orders)
        os.close(outcomes)
        self.place = place
        self.said = os.fdopen(self.orders, "w", encoding="utf-8")
        self.told = os.fdopen(self.outcomes, encoding="utf-8")

    def outcome(self, path: str, source: bytes, tests: Iterable[str], suite: Suite, timeout: float) -> str:
        """Return what the tests make of a file with this source: killed, timeout, survived or refused."""
        seconds = max(QUICK_SECONDS, int(LOOPING * suite.seconds))
        order = {"path": path, "source": source.decode(), "tests": list(tests), "seconds": seconds, "timeout": timeout}
        self.said.write(json.dumps(order) + "\n")
        self.said.flush()
        return self.told.readline().strip() or sys.exit("The process that tries mutants has ended.")

    def close(self) -> None:
        """Give no more orders."""
        self.said.close()
        self.told.close()
        self.process.wait()


# -- judging ---------------------------------------------------------------------------------------


def chosen_tests(mutant: Mutant, suite: Suite) -> tuple[list[str], list[str]]:
    """Return the tests to run first and those to run if none of them notices."""
    near = frozenset[str]().union(*(suite.runs.get((mutant.path, line), frozenset()) for line in mutant.lines))
    if not near:
        return [], []
    if "" not in near:
        return sorted((test for test in suite.tests if test in near), key=suite.breadth), []
    speaking = {test for test in suite.tests if any(hint in suite.texts[test] for hint in mutant.hints)}
    first = [test for test in suite.tests if test in speaking]
    return first, sorted((test for test in suite.tests if test not in speaking), key=suite.breadth)


def judge(mutant: Mutant, suite: Suite, quick: Quick, timeout: float) -> Verdict:
    """Try a mutant in a fork and, unless it was noticed there, in a process of its own."""
    start = time.perf_counter()
    timeout = max(timeout, 4 * suite.seconds)
    first, rest = chosen_tests(mutant, suite)
    source = changed(mutant, (quick.place / mutant.path).read_bytes())
    outcome = "unreached"
    if first or rest:
        outcome = quick.outcome(mutant.path, source, [*first, *rest], suite, timeout)
    if outcome in {"survived", "refused"}:
        outcome = judge_anew(mutant.path, source, (first, rest), quick.place, timeout)
    return Verdict(mutant, outcome, time.perf_counter() - start)


def judge_anew(path: str, source: bytes, batches: tuple[list[str], list[str]], place: Path, timeout: float) -> str:
    """Put a changed file into a workspace, run the tests in new processes, and take it out again."""
    file = place / path
    before = file.read_bytes()
    Path(cache_from_source(str(file))).unlink(missing_ok=True)
    file.write_bytes(source)
    try:
        return outcome_of(batches, place, timeout)
    finally:
        file.write_bytes(before)


def outcome_of(batches: tuple[list[str], list[str]], place: Path, timeout: float) -> str:
    """Return what the tests make of the mutant that lies in a workspace."""
    for tests in filter(None, batches):
        code = run_tests(place, tests, timeout)
        if code is None:
            return "timeout"
        if code != 0:
            return "killed"
    return "survived"


def judge_all(mutants: list[Mutant], suite: Suite, quicks: list[Quick], timeout: float) -> list[Verdict]:
    """Judge the mutants in several workspaces at once, in the order in which they were drawn."""
    free: queue.Queue[Quick] = queue.Queue()
    for quick in quicks:
        free.put(quick)

    def one(mutant: Mutant) -> Verdict:
        quick = free.get()
        try:
            return judge(mutant, suite, quick, timeout)
        finally:
            free.put(quick)

    with ThreadPoolExecutor(len(quicks)) as pool:
        running = [pool.submit(one, mutant) for mutant in mutants]
        watch((each.result() for each in as_completed(running)), len(mutants))
        return [each.result() for each in running]


def watch(finished: Iterable[Verdict], total: int) -> None:
    """Print whatever survives at once, and a line every twenty mutants."""
    dead = 0
    for number, each in enumerate(finished, 1):
        dead += each.killed
        if not each.killed:
            print(f"{each.outcome}: {each.mutant}", flush=True)
        if number % 20 == 0 or number == total:
            print(f"{number} of {total} mutants tried, {dead} killed", flush=True)


# -- the report ------------------------------------------------------------------------------------


def report(verdicts: list[Verdict], sites: int) -> dict[str, object]:
    """Return the figures of a run as plain data."""
    outcomes = Counter(each.outcome for each in verdicts)
    killed = sum(each.killed for each in verdicts)
    alive = [each for each in verdicts if not each.killed]
    shown = ("path", "line", "kind", "before", "after")
    return {
        "sites": sites,
        "mutants": len(verdicts),
        "killed": killed,
        "ratio": round(killed / len(verdicts), 4) if verdicts else 0.0,
        "outcomes": {name: outcomes[name] for name in ("killed", "timeout", "survived", "unreached")},
        "survivors": [
            {"outcome": each.outcome, **{name: asdict(each.mutant)[name] for name in shown}} for each in alive
        ],
    }


def print_report(verdicts: list[Verdict], figures: dict[str, object], seconds: float) -> None:
    """Print the survivors and the ratio."""
    for each in sorted((v for v in verdicts if not v.killed), key=lambda v: (v.mutant.path, v.mutant.line)):
        note = "  (no test runs this line)" if each.outcome == "unreached" else ""
        print(f"{each.mutant}{note}")
    print(f"{figures['killed']} of {figures['mutants']} mutants killed, {figures['ratio']:.1%}, in {seconds:.0f} s")
    print(figures["outcomes"])


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Change the rules of a game and see whether the tests notice.")
    parser.add_argument("--game", default="klong", help="the game whose rules are changed")
    parser.add_argument("--count", type=int, default=300, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1, help="the seed with which they are drawn")
    parser.add_argument("--timeout", type=float, default=60, help="seconds after which a mutant counts as killed")
    parser.add_argument("--jobs", type=int, default=2, help="how many mutants to try at once")
    parser.add_argument("--json", type=Path, help="also write the figures into this file")
    parser.add_argument("--again", type=Path, help="try only what survived the run whose figures this file holds")
    parser.add_argument("--list", action="store_true", help="list the mutants without trying them")
    parser.add_argument("--fail-under", type=float, default=0, help="fail if less than this share is killed")
    return parser.parse_args()


def main() -> None:
    """Draw mutants, try them, print what survived."""
    options = arguments()
    files = rule_files(options.game)
    mutants, sites = draw(files, options.count, options.seed)
    print(f"{len(mutants)} mutants drawn from {sites} sites in {len(files)} files, seed {options.seed}", flush=True)
    if options.list:
        print(*mutants, sep="\n")
        return
    start = time.perf_counter()
    limit_memory()
    rules = fingerprint(files)
    tried = still_alive(mutants, options.again, rules) if options.again else mutants
    with tempfile.TemporaryDirectory(prefix="verlies-mutants-") as folder:
        verdicts = try_all(Path(folder), tried, files, options)
    verdicts += [Verdict(each, "killed", 0.0) for each in mutants if each not in tried]
    figures = {"game": options.game, "seed": options.seed, "rules": rules, **report(verdicts, sites)}
    print_report(verdicts, figures, time.perf_counter() - start)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    if sum(each.killed for each in verdicts) < options.fail_under * len(verdicts):
        sys.exit(1)


def fingerprint(files: Iterable[str]) -> str:
    """Return a hash of the rules that are changed."""
    return hashlib.sha256(b"".join((ROOT / file).read_bytes() for file in files)).hexdigest()[:16]


def still_alive(mutants: list[Mutant], figures: Path, rules: str) -> list[Mutant]:
    """Return those mutants of a former run that survived it."""
    before = json.loads(figures.read_text(encoding="utf-8"))
    if (before["rules"], before["mutants"]) != (rules, len(mutants)):
        sys.exit(f"{figures} is of other rules or of another number of mutants: try all of them.")
    alive = {(each["path"], each["line"], each["before"], each["after"]) for each in before["survivors"]}
    return [each for each in mutants if (each.path, each.line, each.before, each.after) in alive]


def try_all(folder: Path, mutants: list[Mutant], files: list[str], options: argparse.Namespace) -> list[Verdict]:
    """Run the unchanged game once, then all mutants."""
    first = workspace(folder / "0", ROOT)
    suite = baseline(first, options.game, files)
    print(f"{len(suite.tests)} tests with a rule pass unchanged in {suite.seconds:.1f} s", flush=True)
    others = [workspace(folder / str(number), first) for number in range(1, options.jobs)]
    quicks = [Quick(place, test_folders(options.game)) for place in (first, *others)]
    complain_about_forks(quicks[0], files[0], suite)
    try:
        return judge_all(mutants, suite, quicks, options.timeout)
    finally:
        for quick in quicks:
            quick.close()


def complain_about_forks(quick: Quick, path: str, suite: Suite) -> None:
    """Stop unless the unchanged game survives in a fork, too."""
    outcome = quick.outcome(path, (quick.place / path).read_bytes(), suite.tests, suite, 4 * suite.seconds + 60)
    if outcome != "survived":
        sys.exit(f"The tests pass in a process of their own, but not in a fork ({outcome}).")


if __name__ == "__main__":
    main()
