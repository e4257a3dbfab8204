"""What compiled code can see of a module that stays interpreted: its types, signatures and constants.

mypyc takes over the values of what is `Final` and of enumerations; of everything else it takes the type. So the body of
a function and the numbers and words in a table of data are no reason to compile again. What is in doubt is kept.
"""

import ast

KEPT_CALLS = frozenset({"cast", "NewType", "NamedTuple", "TypedDict", "TypeVar", "ParamSpec", "Enum", "getattr"})
"""Calls whose words are names or types."""
KEPT_BASES = ("Enum", "Flag", "TypedDict")
"""Classes whose values are part of their types."""
KEPT_NOTES = ("Final", "TypeAlias", "Literal", "ClassVar")
"""What is annotated so has a value that matters."""


class Blank(ast.NodeTransformer):
    """Blanks numbers and words in an expression, but for those that are types or places."""

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Put the same of its kind for every number and word; what is one of its kind stays."""
        kind = type(node.value)
        return ast.Constant(kind()) if kind in (int, float, complex, str, bytes) else node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        """Keep what stands in brackets: a type, or a place in a tuple."""
        node.value = self.visit(node.value)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Keep the words of calls that make types."""
        name = ast.unparse(node.func).rpartition(".")[2]
        return node if name in KEPT_CALLS else self.generic_visit(node)

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        """Keep what is made here and now, as its type follows from all of it."""
        return node


def interface(text: str) -> str:
    """Return a module without what compiled code cannot see of it."""
    return ast.unparse(ast.Module([seen(each) for each in plain(ast.parse(text).body)], []))


def plain(body: list[ast.stmt]) -> list[ast.stmt]:
    """Return statements without those that only say something."""
    return [each for each in body if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))]


def seen(node: ast.stmt) -> ast.stmt:
    """Return what is seen of a statement of a module or class."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return signature(node)
    if isinstance(node, ast.ClassDef):
        if not any(word in ast.unparse(base) for base in node.bases for word in KEPT_BASES):
            node.body = [seen(each) for each in plain(node.body)]
    elif isinstance(node, ast.AnnAssign):
        if not any(word in ast.unparse(node.annotation) for word in KEPT_NOTES) and not is_field(node.value):
            node.value = node.value and ast.Constant(...)
    elif isinstance(node, ast.Assign):
        node.value = node.value if is_alias(node) else Blank().visit(node.value)
    elif isinstance(node, ast.If | ast.Try | ast.With):
        branches = ("body", "orelse", "finalbody")
        for branch in branches:
            setattr(node, branch, [seen(each) for each in getattr(node, branch, [])])
    return node


def is_field(node: ast.expr | None) -> bool:
    """Tell whether a default says more of its field than that there is one."""
    return isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "field"


def is_alias(node: ast.Assign) -> bool:
    """Tell whether an assignment may be about types or names of the module, so that its words are such, too."""
    dunder = any(isinstance(each, ast.Name) and each.id.startswith("__") for each in node.targets)
    return dunder or isinstance(node.value, ast.BinOp)


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.stmt:
    """Return a function without its body, unless its type or fields of its object follow from that."""
    if isinstance(node, ast.AsyncFunctionDef):
        return node
    sets = any(isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store) for each in ast.walk(node))
    body = plain(node.body)
    short = len(body) <= 1 and all(isinstance(each, ast.Pass | ast.Raise) for each in body)
    if node.returns is not None and not sets and not short:
        node.body = [ast.Expr(ast.Constant(...)), ast.Pass()]
    return node
