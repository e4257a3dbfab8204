"""What compiled code cannot see is no reason to compile; what was compiled is found again, and nothing else instead."""

import os
import time
from pathlib import Path
from typing import Any

import pytest

from tools import kept
from tools.interface import interface
from tools.libraries import hashed, with_doors

pytestmark = pytest.mark.source

HOW: dict[str, Any] = {"macros": [], "extra_postargs": ["-O1"], "include_dirs": []}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            'CARDS = (card("sneak", cost=1), card("run", cost=2))',
            'CARDS = (card("sneak", cost=3), card("run", cost=2))',
        ),
        ("ROWS: tuple[int, ...] = (1, 2)", "ROWS: tuple[int, ...] = (1, 2, 3)"),
        ('WORDS = {"far": -1}', 'WORDS = {"near": -2}'),
        ("def cost(self) -> int:\n    return 1 + 1", "def cost(self) -> int:\n    much = 2\n    return much"),
        (
            'class Card(Struct):\n    """One."""\n    cost: int = 1',
            'class Card(Struct):\n    """A card."""\n    cost: int = 2',
        ),
        ("A = 1  # one", "A = 1"),
        ("if TYPE_CHECKING:\n    A = 1", "if TYPE_CHECKING:\n    A = 2"),
    ],
)
def test_what_compiled_code_cannot_see_is_left_out(before: str, after: str) -> None:
    assert interface(before) == interface(after)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("MOST: Final = 3", "MOST: Final = 4"),
        ("class Way(Enum):\n    FAR = 1", "class Way(Enum):\n    FAR = 2"),
        ("A = 1", "A = None"),
        ("A = True", "A = False"),
        ('CARDS = (card("sneak"),)', 'CARDS = (card("sneak"), card("run"))'),
        ("def cost(self) -> int:\n    return 1", "def cost(self) -> str:\n    return 1"),
        ("def cost(self, much: int = 1) -> int:\n    return 1", "def cost(self, much: int = 2) -> int:\n    return 1"),
        ("def cost(self):\n    return 1", "def cost(self):\n    return None"),
        ("def __init__(self) -> None:\n    self.a = 1", "def __init__(self) -> None:\n    self.b = 1"),
        ("class Card(Struct):\n    cost: int = 1", "class Card(Struct):\n    cost: float = 1"),
        ("class Card(Struct, frozen=True):\n    cost: int", "class Card(Struct):\n    cost: int"),
        ("FIRST = PAIR[0]", "FIRST = PAIR[1]"),
        (
            "class Card(Struct):\n    cost: int = field(default=1)",
            "class Card(Struct):\n    cost: int = field(init=False)",
        ),
        ("async def told() -> Words:\n    yield 1", "async def told() -> Words:\n    return 1"),
        ('T = TypeVar("T", bound="Card")', 'T = TypeVar("T", bound="Tile")'),
        ('Kind = Literal["far"]', 'Kind = Literal["near"]'),
        ('Some: TypeAlias = "Card"', 'Some: TypeAlias = "Tile"'),
        ("from .cards import A", "from .cards import B"),
    ],
)
def test_what_compiled_code_may_see_is_kept(before: str, after: str) -> None:
    assert interface(before) != interface(after)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that things are kept in."""
    folder = tmp_path / "kept"
    monkeypatch.setenv(kept.PLACE, str(folder))
    return folder


@pytest.mark.usefixtures("shelf")
def test_what_was_kept_is_found_by_its_name_alone(tmp_path: Path) -> None:
    made, found = tmp_path / "made.o", tmp_path / "deep" / "found.o"
    made.write_bytes(b"code")
    kept.keep("abcd", made)
    assert kept.fetch("abcd", found)
    assert found.read_bytes() == b"code"
    assert not kept.fetch("abce", tmp_path / "other.o")


def test_what_nobody_asks_for_is_thrown_away(tmp_path: Path, shelf: Path) -> None:
    made = tmp_path / "made.o"
    made.write_bytes(b"code")
    for name in ("asked-for", "forgotten"):
        kept.keep(name, made)
        long_ago = time.time() - (kept.DAYS + 1) * 86400
        os.utime(kept.place(name) or "", (long_ago, long_ago))
    assert kept.fetch("asked-for", tmp_path / "found.o")
    kept.tidy()
    assert [path.name for path in shelf.rglob("*") if path.is_file()] == ["asked-for"]


@pytest.mark.parametrize("nowhere", [True, False])
def test_where_nothing_can_be_kept_everything_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nowhere: bool
) -> None:
    made = tmp_path / "made.o"
    monkeypatch.setenv(kept.PLACE, kept.NONE if nowhere else str(made))
    made.write_bytes(b"code")
    kept.keep("abcd", made)
    kept.tidy()
    assert not kept.fetch("abcd", tmp_path / "found.o")


def written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_an_object_is_named_by_all_that_it_is_made_of(tmp_path: Path) -> None:
    def name(text: str = '#include "near.h"\n', far: str = "int far;", kind: str = "gcc 12", level: str = "-O1") -> str:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        source = written(folder / "code.c", text)
        written(folder / "near.h", "#  include <far.h>\n")
        written(folder / "there" / "far.h", far)
        how = {**HOW, "include_dirs": [str(folder / "there")], "extra_postargs": [level]}
        return hashed(source, kind, how)

    others = [name(text='#include "near.h"\n\n'), name(far="int near;"), name(kind="gcc 13"), name(level="-O2")]
    assert name() == name(), "the folder does not matter"
    assert len({name(), *others}) == 5


DOOR = """#include <Python.h>

PyMODINIT_FUNC
PyInit_{name}(void)
{{
    return open("{name}");
}}

// distutils sometimes spuriously tells cl to export CPyInit___init__,
PyMODINIT_FUNC PyInit___init__(void) {{ return PyInit_{name}(); }}
"""


def test_one_library_opens_all_modules_of_a_folder(tmp_path: Path) -> None:
    from setuptools import Extension

    names = ["verlies.core.rng", "verlies.core.state", "verlies.kit.dice"]
    paths = [
        written(tmp_path / f"{name.replace('.', '/')}.c", DOOR.format(name=name.rpartition(".")[2])) for name in names
    ]
    shims = [Extension(name, [str(path)]) for name, path in zip(names, paths, strict=True)]
    out, doors = with_doors([Extension("0123__mypyc", ["group.c"]), *shims])
    assert [each.name for each in out] == ["0123__mypyc", "verlies.core.rng", "verlies.kit.dice"]
    assert doors == {"verlies.core.rng": ["verlies.core.state"], "verlies.kit.dice": []}
    text = Path(out[1].sources[0]).read_text(encoding="utf-8")
    assert text.count("#include") == 1
    assert 'open("rng")' in text
    assert 'open("state")' in text
    assert "PyInit___init__" not in text
