"""The source that is compiled: what is written out in it is the same as what the modules hold."""

from pathlib import Path
from types import ModuleType

import pytest

from tools.expand import expanded

pytestmark = pytest.mark.source


def module_of(text: str, path: str) -> ModuleType:
    """Return a module of some lines, as it is after its import."""
    module = ModuleType("written")
    module.__file__ = path
    exec(text, vars(module))
    return module


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("FAR, NEAR = range(2)", {"FAR": 0, "NEAR": 1}),
        ("FAR, NEAR = BOTH = ('far', 'near')", {"FAR": "far", "NEAR": "near", "BOTH": ("far", "near")}),
    ],
)
def test_a_row_of_names_is_written_out_and_nothing_is_lost(tmp_path: Path, line: str, names: dict[str, object]) -> None:
    path = tmp_path / "written.py"
    path.write_text(f'"""Some numbers."""\n\n{line}\n', encoding="utf-8")
    text = expanded(module_of(line, str(path)))
    assert "FAR: Final = " in text
    again = vars(module_of(text, str(path)))
    assert {name: again[name] for name in names} == names
