# mypyc: interpreted
"""From a list of fields to the methods that follow from it, as text.

A class gets these methods when it is made; `tools/compile.py` writes the same text into the copy that it compiles,
because a compiled class keeps no annotations.
"""

import inspect
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any, Final, get_args, get_origin, get_type_hints

OPEN: Final = "open"
SHARED: Final = "shared"
AGREED: Final = "agreed"
ASIDE: Final = "aside"

ZERO: Final = {int: "0", bool: "False", str: '""', list: "[]", tuple: "()"}
"""What a field of this kind is, unless its class says otherwise."""
SIMPLE: Final = (int, bool, str)
TEXT: Final = "__made__"
"""Where a class keeps the text of what was made for it."""
INDENT: Final = "    "


class Field:
    """One field of a part: its name, its kind, its marks, and what it is at first."""

    def __init__(self, owner: str, name: str, hint: Any, default: str) -> None:
        self.where = f"{owner}.{name}"
        self.name = name
        self.marks = getattr(hint, "__metadata__", ())
        self.kind = get_args(hint)[0] if self.marks else hint
        self.default = default or ZERO.get(get_origin(self.kind) or self.kind, "")

    def each(self, value: str, part: str, thing: str, row: str, line: str = "{}") -> str:
        """Return an expression that does something with every part, thing and list in a value of this field."""
        return self._each(self.kind, value, {"part": part, "thing": thing, "row": row, "line": line}, 0)

    def _each(self, kind: Any, value: str, forms: Mapping[str, str], depth: int) -> str:
        origin, inside = get_origin(kind), get_args(kind)
        if origin is list:
            item = f"e{depth}" if depth else "e"
            done = self._each(inside[0], item, forms, depth + 1)
            return forms["row"].format(value) if done == item else f"[{done} for {item} in {value}]"
        if origin is tuple and len(inside) == 2 and inside[1] is ... and inside[0] in SIMPLE:
            return forms["line"].format(value)
        if kind in SIMPLE:
            return value
        if not isinstance(kind, type):
            raise self._unknown(kind)
        return forms["part" if is_part(kind) else "thing"].format(value, kind.__name__)

    def _unknown(self, kind: Any) -> TypeError:
        return TypeError(
            f"{self.where} cannot be a field: {kind} is neither int, bool, str, a part, a class with fork(), plain() "
            "and restored(data), nor a list of these or a tuple of words or numbers"
        )

    def check(self) -> None:
        """Raise if nobody could copy or save a field of this kind."""
        if ASIDE in self.marks:
            return
        needed = ("plain", "restored") if SHARED in self.marks else ("fork", "plain", "restored")
        for kind in inner(self.kind):
            has_form = isinstance(kind, type) and all(hasattr(kind, name) for name in needed)
            if kind not in SIMPLE and not is_part(kind) and not has_form:
                raise self._unknown(kind)

    def copy(self) -> str:
        """Return the line that copies it."""
        if SHARED in self.marks:
            return f"self.{self.name} = of.{self.name}"
        return f"self.{self.name} = " + self.each(f"of.{self.name}", "{1}({0})", "{0}.fork()", "{0}[:]")

    def filled(self) -> str:
        """Return the line that takes it from plain data."""
        at = f'data["{self.name}"]'
        return f"self.{self.name} = " + self.each(at, "{1}(None, {0})", "{1}.restored({0})", "list({0})", "tuple({0})")

    def fresh(self) -> str:
        """Return the line that sets its default; empty if it is not there until somebody sets it."""
        if ASIDE in self.marks:
            return ""
        if self.default:
            return f"self.{self.name} = {self.default}"
        return f"self.{self.name} = {self.kind.__name__}()" if is_part(self.kind) else ""

    def item(self) -> str:
        """Return its line in the plain form."""
        value = self.each(f"self.{self.name}", "{0}.plain()", "{0}.plain()", "{0}[:]", "list({0})")
        return f'"{self.name}": {value},'

    def open_item(self) -> str:
        """Return its line in what everybody sees; of a part it is what everybody sees of that."""
        value = self.each(f"self.{self.name}", "{0}.opened()", "{0}.plain()", "{0}[:]", "list({0})")
        return f'"{self.name}": {value},'


def is_part(kind: Any) -> bool:
    """Return whether a class is a part."""
    return isinstance(kind, type) and hasattr(kind, "opened")


def inner(kind: Any) -> list[Any]:
    """Return what is in the lists of a field."""
    if get_origin(kind) in (list, tuple):
        return [each for inside in get_args(kind) if inside is not ... for each in inner(inside)]
    return [kind]


def fields_of(cls: type) -> list[Field]:
    """Return the fields that a class adds to those of its base."""
    own = vars(cls).get("__annotations__", {})
    if not own:
        return []
    try:
        hints = get_type_hints(cls, include_extras=True)
    except NameError as error:
        raise TypeError(f"{cls.__name__}: a field names {error.name!r}, which must be known before it") from None
    return [Field(cls.__name__, name, hints[name], _default(cls, name)) for name in own]


def _default(cls: type, name: str) -> str:
    """Return the default of a field as text; empty if its class gives none."""
    for base in cls.__mro__[1:]:
        if name in vars(base) or name in vars(base).get("__annotations__", {}):
            raise TypeError(f"{cls.__name__}.{name} cannot be a field: {base.__name__} has something of that name")
    if name not in vars(cls):
        return ""
    value = vars(cls)[name]
    if not isinstance(value, (*SIMPLE, tuple)):
        raise TypeError(
            f"{cls.__name__}.{name} cannot begin as {value!r}: what stands in a class is everybody's, so it must be a "
            "number, a word or a tuple; leave the default out, and a list is empty and a part is new"
        )
    return repr(value)


# Parts


def make_part(cls: type, root: type) -> None:
    """Give a part the methods that follow from its fields, unless it says itself how it is copied and saved."""
    if "plain" in vars(cls):
        return
    if len(cls.__bases__) != 1:
        raise TypeError(f"{cls.__name__} must have one base, and that is a part; it has {len(cls.__bases__)}")
    own = fields_of(cls)
    for field in own:
        field.check()
    _give(cls, part_text(cls, "" if cls.__bases__[0] is root else cls.__bases__[0].__name__, own), own)


def part_text(cls: type, base: str, own: list[Field]) -> str:
    """Return the methods of a part."""
    saved = [field for field in own if ASIDE not in field.marks]
    name = cls.__name__
    head = 'def __init__(self, of: "{0} | None" = None, data: "dict[str, Any] | None" = None) -> None:'
    lines = [head.format(name), *_indented([f"{base}.__init__(self, of, data)"] if base else [])]
    lines += _branch("if of is not None:", [field.copy() for field in own])
    lines += _branch("elif data is not None:", [field.filled() for field in saved])
    lines += _branch("else:", [line for line in (field.fresh() for field in own) if line])
    lines += ["", f'def fork(self) -> "{name}":', f"{INDENT}return {name}(self)"]
    lines += _table("plain", base, saved, {field.name: field.item() for field in saved})
    seen = [field for field in saved if OPEN in field.marks]
    lines += _table("opened", base, seen, {field.name: field.open_item() for field in seen})
    return "\n".join(lines)


def _branch(head: str, body: list[str]) -> list[str]:
    return _indented([head, *_indented(body or ["pass"])])


def _table(method: str, base: str, own: list[Field], items: Mapping[str, str]) -> list[str]:
    """Return a method that puts fields into a dict: what was agreed, what the base has, and the rest."""
    agreed = [items[field.name] for field in own if AGREED in field.marks]
    rest = [items[field.name] for field in own if AGREED not in field.marks]
    inherited = [f"**{base}.{method}(self),"] if base else []
    body = _indented(_indented([*agreed, *inherited, *rest]))
    return ["", f'def {method}(self) -> "dict[str, Any]":', f"{INDENT}return {{", *body, f"{INDENT}}}"]


def _indented(lines: Iterable[str]) -> list[str]:
    return [INDENT + line for line in lines]


# Steps


def make_step(cls: type) -> None:
    """Give a step or condition a constructor that takes its fields, and the list of its arguments."""
    own = list(vars(cls).get("__annotations__", {}))
    written = "__init__" in vars(cls)
    if "arguments" in vars(cls) or not (own or written):
        return
    if own and written:
        raise TypeError(f"{cls.__name__} names fields and writes its own constructor; one of the two is enough")
    if own and any("__init__" in vars(base) for base in cls.__mro__[1:] if hasattr(base, "arguments")):
        raise TypeError(f"{cls.__name__} adds fields to those of its base; write its constructor by hand")
    names = own or list(inspect.signature(vars(cls)["__init__"]).parameters)[1:]
    given = {name: _default(cls, name) for name in own}
    _give(cls, step_text(cls.__name__, names, given), [Field(cls.__name__, name, None, given[name]) for name in own])


def step_text(step: str, names: list[str], given: Mapping[str, str]) -> str:
    """Return the methods of a step; the constructor too, if its fields and their defaults are given."""
    values = ", ".join(f"self.{name}" for name in names)
    found = ['def arguments(self) -> "list[Any]":', f"{INDENT}return [{values}]"]
    if not given:
        return "\n".join(found)
    late = [name for before, name in pairwise(names) if given[before] and not given[name]]
    if late:
        raise TypeError(f"{step}.{late[0]} needs a default, since the field before it has one")
    head = ", ".join(f"{name}={given[name]}" if given[name] else name for name in names)
    kept = _indented(f"self.{name} = {name}" for name in names)
    return "\n".join([f"def __init__(self, {head}) -> None:", *kept, "", *found])


# Both


def _give(cls: type, text: str, own: list[Field]) -> None:
    """Give a class the methods in a text and take the defaults off it, so that a field that is not set is missed."""
    known = {kind.__name__: kind for field in own for kind in inner(field.kind) if isinstance(kind, type)}
    methods: dict[str, Any] = {}
    exec(text, {**known, **{base.__name__: base for base in cls.__mro__}}, methods)
    for name, method in methods.items():
        method.__qualname__, method.__module__ = f"{cls.__name__}.{name}", cls.__module__
        setattr(cls, name, method)
    for field in own:
        if field.name in vars(cls):
            delattr(cls, field.name)
    setattr(cls, TEXT, text)
