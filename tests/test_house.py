"""The bars of the house that no linter keeps: chance by one door, short functions, few dependencies, a quick table."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

import pytest

from tools.interpreters import VERSIONS
from tools.stage_bars import BARS

pytestmark = pytest.mark.source

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "verlies"
FORBIDDEN_MODULES = {"random", "time", "secrets"}
FORBIDDEN_NAMES = {"urandom", "getrandom"}
MEDIAN_LINES = 8
NINE_OF_TEN_LINES = 30
DEPENDENCIES = 8


def modules(*rooms: str) -> list[Path]:
    return sorted(path for room in rooms for path in (SOURCE / room).rglob("*.py"))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes(), filename=str(path))


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.level == 0:
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def uses_of_chance(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        names = [name for name in imported(node) if name.split(".")[0] in FORBIDDEN_MODULES]
        names += [name for name in imported(node) if name.rsplit(".", 1)[-1] in FORBIDDEN_NAMES]
        if isinstance(node, ast.Attribute) and node.attr in FORBIDDEN_NAMES:
            names.append(node.attr)
        for name in names:
            yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)} uses {name}"


def test_core_kit_families_and_games_have_one_door_for_chance() -> None:
    found = [use for path in modules("core", "kit", "families", "games") for use in uses_of_chance(path)]
    assert not found, "chance and time come in by the core's one door:\n" + "\n".join(found)


def hand_made_percents(path: Path) -> Iterator[str]:
    """Yield where something times a hundred is rounded."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("round", "int"):
            parts = [part for each in node.args for part in ast.walk(each)]
            if any(isinstance(part, ast.Constant) and part.value == 100 for part in parts):
                yield f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"


def test_chances_become_percent_by_one_door() -> None:
    rooms = [path for path in modules("core", "kit", "families", "games") if path != SOURCE / "kit" / "odds.py"]
    found = [each for path in rooms for each in hand_made_percents(path)]
    assert not found, "a chance becomes percent by kit.odds.percent:\n" + "\n".join(found)


def functions(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            yield length, f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"


@pytest.fixture(scope="module")
def lengths() -> list[tuple[int, str]]:
    return sorted((each for path in modules("") for each in functions(path)), reverse=True)


def longest(lengths: list[tuple[int, str]]) -> str:
    return "the longest are:\n" + "\n".join(f"{lines:4} {name}" for lines, name in lengths[:15])


def test_half_of_the_functions_are_tiny(lengths: list[tuple[int, str]]) -> None:
    middle = median(lines for lines, _ in lengths)
    assert middle <= MEDIAN_LINES, (
        f"the median function has {middle} lines, the bar is {MEDIAN_LINES}; {longest(lengths)}"
    )


def test_nine_of_ten_functions_are_short(lengths: list[tuple[int, str]]) -> None:
    ninth = quantiles((lines for lines, _ in lengths), n=10, method="inclusive")[-1]
    assert ninth <= NINE_OF_TEN_LINES, (
        f"one in ten has more than {ninth} lines, the bar is {NINE_OF_TEN_LINES}; {longest(lengths)}"
    )


def test_the_base_install_is_small() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    direct = project["dependencies"]
    assert len(direct) <= DEPENDENCIES, f"{len(direct)} direct dependencies, the bar is {DEPENDENCIES}: {direct}"


def test_what_was_measured_of_the_web_table_keeps_its_bars() -> None:
    """The figures are those of `tools/stage_figures.py --write`, taken where nothing else runs, and as old as they say.

    What does not depend on the machine is measured anew at every run, by `web/test_stage.py` and `web/test_restyle.py`.
    """
    measured = json.loads((ROOT / "docs" / "measurements" / "stage.json").read_text(encoding="utf-8"))["milliseconds"]
    assert measured.keys() == BARS.keys(), "what has a bar is on record, and nothing else"
    assert {name: each["middle"] for name, each in measured.items() if each["middle"] > BARS[name]} == {}


def test_annotations_are_read_in_one_place() -> None:
    readers = ("__annotations__", "get_type_hints", "get_annotations", "annotationlib")
    found = [
        path.relative_to(SOURCE).as_posix()
        for path in sorted(SOURCE.rglob("*.py"))
        if any(reader in path.read_text(encoding="utf-8") for reader in readers)
    ]
    assert found == ["core/annotations.py"]


def test_the_pythons_that_are_named_are_those_that_are_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [each.rpartition(" ")[2] for each in project["classifiers"] if re.search(r"Python :: 3\.\d+$", each)]
    assert tuple(named) == VERSIONS
    assert ", ".join(VERSIONS[:-1]) + f" and {VERSIONS[-1]}" in (ROOT / "README.md").read_text(encoding="utf-8")
    workflow = (ROOT / ".github" / "workflows" / "tests.yml").read_text(encoding="utf-8")
    assert re.findall(r'"(3\.\d+)"', workflow.partition("matrix:")[2].partition("]\n    runs-on")[0]) == list(VERSIONS)
