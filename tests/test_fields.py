"""A field of a state is written once: in how many places of a game's sources its name stands is counted here."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from verlies.core.annotations import annotated
from verlies.core.fields import ASIDE, OPEN, fields_of
from verlies.core.parts import Part
from verlies.core.state import State

pytestmark = pytest.mark.source

HOUSE = Path(__file__).resolve().parents[1] / "src" / "verlies"
PACKAGES = {
    "klong": ("families.klong", "games.klong"),
    "katakomben": ("families.klong", "games.katakomben"),
    "dungeonquest": ("games.dungeonquest",),
}
KEEPERS = ("state.py", "view.py")
"""The modules that keep and cover a state; elsewhere its fields are used by the rules."""
MOST = 1
"""The list of fields. What is seen in the place of a hidden one `cover` says besides, by attribute."""

Place = tuple[str, str]


def parts_of(game: str) -> list[type[Part]]:
    """Return every part of a game."""
    import_module(f"verlies.games.{game}")
    found, out = [Part], []
    while found:
        kind = found.pop()
        found += kind.__subclasses__()
        out += [kind] if kind.__module__.startswith(tuple(f"verlies.{package}." for package in PACKAGES[game])) else []
    return out


def lists_of(part: type[Part]) -> set[str]:
    """Return the names of the classes that are the list of its fields, or could be one."""
    more = {"KlongView", "DungeonView"} if issubclass(part, State) else set()
    return {part.__name__, f"{part.__name__}View"} | more


def names_in(node: ast.AST) -> Iterator[str]:
    """Yield the words in a function that could name a field: strings and keywords."""
    for each in ast.walk(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value
        elif isinstance(each, ast.keyword) and each.arg:
            yield each.arg


def places(game: str, part: type[Part]) -> Iterator[tuple[Place, set[str]]]:
    """Yield the places that could hold a list of fields of a part, with the names in it."""
    for path in (path for package in PACKAGES[game] for path in (HOUSE / package.replace(".", "/")).glob("*.py")):
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.ClassDef):
                if node.name in lists_of(part):
                    fields = (each.target for each in node.body if isinstance(each, ast.AnnAssign))
                    yield (path.name, node.name), {each.id for each in fields if isinstance(each, ast.Name)}
            elif path.name in KEEPERS:
                name, names = getattr(node, "name", f"line {node.lineno}"), set(names_in(node))
                if len(names & annotated(part).keys()) > 1:
                    yield (path.name, name), names


@pytest.mark.parametrize("game", PACKAGES)
def test_a_field_of_a_state_stands_in_few_places(game: str) -> None:
    parts = parts_of(game)
    assert len(parts) >= 5
    counted = 0
    for part in parts:
        found = list(places(game, part))
        for field in annotated(part):
            where = [place for place, names in found if field in names]
            counted += 1
            assert 1 <= len(where) <= MOST, f"{part.__name__}.{field} stands in {where}"
    assert counted > 40


def written_in(function: ast.AST) -> set[str]:
    """Return the attributes that a function sets."""
    targets = [each for node in ast.walk(function) if isinstance(node, ast.Assign) for each in node.targets]
    return {each.attr for each in targets if isinstance(each, ast.Attribute)}


@pytest.mark.parametrize("game", PACKAGES)
def test_what_is_hidden_is_covered_and_what_is_open_is_left_alone(game: str) -> None:
    hidden = {
        field.name for part in parts_of(game) for field in fields_of(part) if not {OPEN, ASIDE} & set(field.marks)
    }
    folders = [HOUSE / package.replace(".", "/") for package in PACKAGES[game]]
    (module,) = [folder / "view.py" for folder in folders if (folder / "view.py").is_file()]
    functions = [node for node in ast.parse(module.read_bytes()).body if isinstance(node, ast.FunctionDef)]
    written = {node.name: written_in(node) for node in functions}
    assert written["cover"] == hidden, "what nobody calls open has something in its place, and nothing else does"
    assert set().union(*written.values()) == hidden


@pytest.mark.parametrize("game", PACKAGES)
def test_nobody_writes_by_hand_what_follows_from_the_fields(game: str) -> None:
    made = {"__init__", "fork", "plain", "public"}
    for path in (path for package in PACKAGES[game] for path in (HOUSE / package.replace(".", "/")).glob("*.py")):
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.ClassDef) and node.name in {part.__name__ for part in parts_of(game)}:
                written = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
                assert not written & made, f"{node.name} writes {written & made}"
