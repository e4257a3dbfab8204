"""The source that is compiled: parts and steps with the methods that `core/fields.py` made for them written out.

Numbers that are given out in a row, as in `A, B = range(2)`, are written out too: what is `Final` is compiled in.

`python tools/expand.py verlies.games.klong.state` prints a module so that one can read it.
"""

import ast
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

SOURCE = Path(__file__).resolve().parents[1] / "src"
if str(SOURCE) not in sys.path:
    sys.path.insert(0, str(SOURCE))

from verlies.core.fields import INDENT, TEXT  # noqa: E402

FOR_MYPY = "@dataclass_transform"
"""Tells mypy of constructors that are made; where they are written out it must not be there."""


def expanded(module: ModuleType) -> str:
    """Return the source of a module with everything written out that was made in it."""
    text = Path(module.__file__ or "").read_text(encoding="utf-8")
    lines = text.splitlines()
    tree = ast.parse(text)
    for node in reversed(tree.body):
        if isinstance(node, ast.ClassDef) and TEXT in vars(vars(module)[node.name]):
            write_out(lines, node, vars(vars(module)[node.name])[TEXT])
        elif isinstance(node, ast.Assign) and (names := row_of(node)):
            numbers = [f"{name}: Final = {vars(module)[name]!r}" for name in names]
            lines[node.lineno - 1 : node.end_lineno] = [what_is_left(node), *numbers]
    lines = [line for line in lines if not line.startswith(FOR_MYPY)]
    if len(lines) > len(text.splitlines()):
        lines.insert(start_of_code(tree), "from typing import Any, Final")
    return "\n".join(lines) + "\n"


def row_of(node: ast.Assign) -> list[str]:
    """Return the names of constants that are numbered in a row."""
    targets = node.targets[0].elts if isinstance(node.targets[0], ast.Tuple) else []
    return [each.id for each in targets if isinstance(each, ast.Name) and each.id.isupper()]


def what_is_left(node: ast.Assign) -> str:
    """Return an assignment without its row of names, of which the whole may have a name, too: `A, B = BOTH = …`."""
    return " = ".join(ast.unparse(each) for each in (*node.targets[1:], node.value))


def write_out(lines: list[str], node: ast.ClassDef, made: str) -> None:
    """Write the methods of one class under its body, and take the defaults off its fields."""
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)]
    hints = {each.target.id: each.annotation for each in fields if isinstance(each.target, ast.Name)}
    body = typed(made, hints).splitlines()
    lines[node.end_lineno : node.end_lineno] = ["", *(INDENT + line if line else "" for line in body)]
    for field in reversed(fields):
        bare = ast.AnnAssign(field.target, field.annotation, None, field.simple)
        lines[field.lineno - 1 : field.end_lineno] = [INDENT + ast.unparse(bare)]


def typed(made: str, hints: dict[str, ast.expr]) -> str:
    """Return made methods with the types of a constructor's arguments, which are those of the fields."""
    tree = ast.parse(made)
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments):
            for arg, default in zip(reversed(node.args), reversed(node.defaults), strict=False):
                if arg.annotation is None and arg.arg in hints and is_none(default):
                    arg.annotation = ast.BinOp(hints[arg.arg], ast.BitOr(), ast.Constant(None))
        if isinstance(node, ast.arg) and node.annotation is None and node.arg in hints:
            node.annotation = hints[node.arg]
    return ast.unparse(tree)


def is_none(node: ast.expr) -> bool:
    """Return whether a default is None, for a field that may be left out."""
    return isinstance(node, ast.Constant) and node.value is None


def start_of_code(tree: ast.Module) -> int:
    """Return the line after the docstring of a module."""
    first = tree.body[0]
    return (first.end_lineno or 0) if isinstance(first, ast.Expr) else 0


if __name__ == "__main__":
    print(*(expanded(import_module(name)) for name in sys.argv[1:]), sep="\n", end="")
