# mypyc: interpreted
"""From a list of fields to the methods that follow from it, as text.

A class gets these methods when it is made; `tools/compile.py` writes the same text into the copy that it compiles,
because a compiled class keeps no annotations.
"""

import dataclasses
import inspect
from collections.abc import Collection, Iterable, Mapping
from itertools import pairwise
from typing import Any, Final, get_args, get_origin

from .annotations import annotated, resolved

OPEN: Final = "open"
SHARED: Final = "shared"
AGREED: Final = "agreed"
ASIDE: Final = "aside"
KEPT: Final = "kept"
SAVED_AS: Final = "saved as "
"""Before a word: what the field is called in the plain form, where save files know it by an older name."""

DERIVED: Final = ("derived",)
"""Stands in a value for a field that follows from the others."""

ZERO: Final = {int: "0", bool: "False", str: '""', list: "[]", tuple: "()"}
"""What a field of this kind is, unless its class says otherwise."""
SIMPLE: Final = (int, bool, str)
TEXT: Final = "__made__"
"""Where a class keeps the text of what was made for it."""
INDENT: Final = "    "
HEAD: Final = (
    'def __init__(self, of: "{0} | None" = None, data: "dict[str, Any] | None" = None, shown: bool = False) -> None:'
)
"""How the constructor of a part begins."""


class Field:
    """One field of a part: its name, its kind, its marks, and what it is at first."""

    def __init__(self, owner: str, name: str, hint: Any, default: str) -> None:
        self.where = f"{owner}.{name}"
        self.name = name
        self.marks = getattr(hint, "__metadata__", ())
        self.key = next((mark[len(SAVED_AS) :] for mark in self.marks if mark.startswith(SAVED_AS)), name)
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

    def shown(self) -> str:
        """Return the line that copies what everybody sees of it, lists and all; empty if nobody does."""
        if KEPT in self.marks:
            return self.fresh()
        if ASIDE in self.marks:
            return self.copy()
        if OPEN not in self.marks:
            return ""
        thing = "{0}" if SHARED in self.marks else "{0}.fork()"
        return f"self.{self.name} = " + self.each(f"of.{self.name}", "{1}({0}, None, True)", thing, "{0}[:]")

    def filled(self) -> str:
        """Return the line that takes it from plain data, or finds nothing kept there."""
        if KEPT in self.marks:
            return self.fresh()
        at = f'data["{self.key}"]'
        return f"self.{self.name} = " + self.each(at, "{1}(None, {0})", "{1}.restored({0})", "list({0})", "tuple({0})")

    def fresh(self) -> str:
        """Return the line that sets its default; empty if it is not there until somebody sets it."""
        if ASIDE in self.marks and KEPT not in self.marks:
            return ""
        if self.default:
            return f"self.{self.name} = {self.default}"
        return f"self.{self.name} = {self.kind.__name__}()" if is_part(self.kind) else ""

    def item(self) -> str:
        """Return its line in the plain form."""
        value = self.each(f"self.{self.name}", "{0}.plain()", "{0}.plain()", "{0}[:]", "list({0})")
        return f'"{self.key}": {value},'


def is_part(kind: Any) -> bool:
    """Return whether a class is a part."""
    return isinstance(kind, type) and hasattr(kind, "public")


def inner(kind: Any) -> list[Any]:
    """Return what is in the lists of a field."""
    if get_origin(kind) in (list, tuple):
        return [each for inside in get_args(kind) if inside is not ... for each in inner(inside)]
    return [kind]


def fields_of(cls: type) -> list[Field]:
    """Return the fields that a class adds to those of its base."""
    own = annotated(cls)
    if not own:
        return []
    try:
        hints = resolved(cls)
    except NameError as error:
        raise TypeError(f"{cls.__name__}: a field names {error.name!r}, which must be known before it") from None
    return [Field(cls.__name__, name, hints[name], _default(cls, name)) for name in own]


def _default(cls: type, name: str) -> str:
    """Return the default of a field as text; empty if its class gives none."""
    for base in cls.__mro__[1:]:
        if name in vars(base) or name in annotated(base):
            raise TypeError(f"{cls.__name__}.{name} cannot be a field: {base.__name__} has something of that name")
    if name not in vars(cls):
        return ""
    value = vars(cls)[name]
    if value is not None and not isinstance(value, (*SIMPLE, tuple, float)):
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
    lines = [HEAD.format(name), *_indented([f"{base}.__init__(self, of, data, shown)"] if base else [])]
    lines += _branch("if of is not None and not shown:", [field.copy() for field in own])
    lines += _branch("elif of is not None:", [line for line in (field.shown() for field in own) if line])
    kept = [field for field in own if KEPT in field.marks]
    lines += _branch("elif data is not None:", [field.filled() for field in saved + kept])
    lines += _branch("else:", [line for line in (field.fresh() for field in own) if line])
    for method, arguments in (("fork", "self"), ("public", "self, None, True")):
        lines += ["", f'def {method}(self) -> "{name}":', f"{INDENT}return {name}({arguments})"]
    return "\n".join([*lines, *_plain(base, saved)])


def _branch(head: str, body: list[str]) -> list[str]:
    return _indented([head, *_indented(body or ["pass"])])


def _plain(base: str, own: list[Field]) -> list[str]:
    """Return the method that puts fields into a dict: what was agreed, what the base has, and the rest."""
    agreed = [field.item() for field in own if AGREED in field.marks]
    rest = [field.item() for field in own if AGREED not in field.marks]
    inherited = [f"**{base}.plain(self),"] if base else []
    body = _indented(_indented([*agreed, *inherited, *rest]))
    return ["", 'def plain(self) -> "dict[str, Any]":', f"{INDENT}return {{", *body, f"{INDENT}}}"]


def _indented(lines: Iterable[str]) -> list[str]:
    return [INDENT + line for line in lines]


# Steps


def make_step(cls: type) -> None:
    """Give a step or condition a constructor that takes its fields, and the list of its arguments."""
    own = list(annotated(cls))
    written = "__init__" in vars(cls)
    if "arguments" in vars(cls) or not (own or written):
        return
    if own and written:
        raise TypeError(f"{cls.__name__} names fields and writes its own constructor; one of the two is enough")
    if own and any("__init__" in vars(base) for base in cls.__mro__[1:] if hasattr(base, "arguments")):
        raise TypeError(f"{cls.__name__} adds fields to those of its base; write its constructor by hand")
    names = own or list(inspect.signature(vars(cls)["__init__"]).parameters)[1:]
    values = ", ".join(f"self.{name}" for name in names)
    lines = ['def arguments(self) -> "list[Any]":', f"{INDENT}return [{values}]"]
    given = {name: _default(cls, name) for name in own}
    _give(cls, "\n".join([*constructor(cls.__name__, given), *lines]), _fields(cls, given))


def constructor(of: str, given: Mapping[str, str], lists: Collection[str] = ()) -> list[str]:
    """Return a constructor that takes fields in their order, some of them with a default; nothing if there are none.

    The `lists` are new and empty where they are left out.
    """
    if not given:
        return []
    late = [name for before, name in pairwise(given) if given[before] and not given[name]]
    if late:
        raise TypeError(f"{of}.{late[0]} needs a default, since the field before it has one")
    head = ", ".join(f"{name}={default}" if default else name for name, default in given.items())
    values = {name: f"[] if {name} is None else {name}" if name in lists else name for name in given}
    return [f"def __init__(self, {head}) -> None:", *_indented(f"self.{name} = {values[name]}" for name in given), ""]


# Values


def make_value(cls: type) -> None:
    """Give a value a constructor that takes its fields, and lets it derive the others from them."""
    own = annotated(cls)
    later = {name: "" for name in own if vars(cls).get(name) is DERIVED}
    lists = [name for name in own if _is_list(vars(cls).get(name))]
    given = {name: "None" if name in lists else _default(cls, name) for name in own if name not in later}
    if given:
        derive = [f"{INDENT}self.derive()"] if "derive" in vars(cls) else []
        lines = constructor(cls.__name__, given, lists)[:-1] + derive
        _give(cls, "\n".join(lines), _fields(cls, {**given, **later}))


def _is_list(value: object) -> bool:
    """Return whether a class says of a field that it is an empty list unless it is given."""
    return isinstance(value, dataclasses.Field) and value.default_factory is list


# All


def _fields(cls: type, given: Mapping[str, str]) -> list[Field]:
    return [Field(cls.__name__, name, None, default) for name, default in given.items()]


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
