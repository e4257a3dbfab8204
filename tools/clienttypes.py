"""Make the types of the web client from the messages of the server, or check that they are what would be made.

Whatever goes over the wire is a struct: what the server sends, what it takes, and what its routes give. A field that
the server may leave out, or that a client may, is optional; all else must be there.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from verlies.server.http.api import ROUTES
from verlies.server.wire.messages import Command, Out, Problem

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "src" / "verlies" / "web" / "types.gen.d.ts"
HEAD = "// Made from the messages of the server by tools/clienttypes.py (make format); not to be changed by hand.\n"
WIDTH = 120
PLAIN = {
    inspect.StrType: "string",
    inspect.BytesType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def spelt(kind: inspect.Type) -> str:
    """Return a type as TypeScript spells it."""
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(spelt(each) for each in kind.types)
    if isinstance(kind, inspect.DictType):
        return f"Record<{spelt(kind.key_type)}, {spelt(kind.value_type)}>"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(spelt(each) for each in kind.item_types)}]"
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        item = spelt(kind.item_type)
        return f"({item})[]" if " " in item and "<" not in item else f"{item}[]"
    return PLAIN[type(kind)]


def parts(kind: inspect.Type) -> Iterator[inspect.Type]:
    """Yield the types that a type is made of."""
    if isinstance(kind, inspect.StructType):
        yield from (field.type for field in kind.fields)
    elif isinstance(kind, inspect.UnionType):
        yield from kind.types
    elif isinstance(kind, inspect.DictType):
        yield from (kind.key_type, kind.value_type)
    elif isinstance(kind, inspect.TupleType):
        yield from kind.item_types
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield kind.item_type


def structs(kind: inspect.Type, found: dict[type, inspect.StructType]) -> None:
    """Gather all structs of a type, those first that others are made of."""
    if isinstance(kind, inspect.StructType) and kind.cls in found:
        return
    for part in parts(kind):
        structs(part, found)
    if isinstance(kind, inspect.StructType):
        found[kind.cls] = kind


def optional(kind: type[msgspec.Struct], name: str, taken: bool) -> bool:
    """Return whether a field may be missing: where the server fills it in, or leaves out what is as usual."""
    field = next(each for each in msgspec.structs.fields(kind) if each.encode_name == name)
    left_out = taken or field.default is msgspec.UNSET or kind.__struct_config__.omit_defaults
    return left_out and not field.required


def interface(kind: inspect.StructType, taken: bool) -> str:
    """Return a struct as an interface."""
    about = " ".join((kind.cls.__doc__ or "").split("\n\n")[0].split())
    lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
    for field in kind.fields:
        mark = "?" if optional(kind.cls, field.encode_name, taken) else ""
        lines.append(f"  {field.encode_name}{mark}: {spelt(field.type)};")
    return "\n".join([f"/** {about} */", f"export interface {kind.cls.__name__} {{", *lines, "}"])


def union(name: str, about: str, kinds: list[str]) -> str:
    """Return a choice of interfaces under one name, broken as Prettier breaks it."""
    line = f"export type {name} = {' | '.join(kinds)};"
    if len(line) > WIDTH:
        line = "\n".join([f"export type {name} =", *(f"  | {kind}" for kind in kinds)]) + ";"
    return f"/** {about} */\n{line}"


def made() -> str:
    """Return all types, in an order that does not depend on anything but the messages."""
    sent = Out.__subclasses__()
    takes: list[Any] = [*get_args(Command), *(route.takes for route in ROUTES if route.takes)]
    gives: list[Any] = [*sent, *(route.gives for route in ROUTES if route.gives), Problem]
    found: dict[type, inspect.StructType] = {}
    for kind in inspect.multi_type_info([*gives, *takes]):
        structs(kind, found)
    texts = [interface(kind, cls in takes) for cls, kind in found.items()]
    texts.append(union("Message", "What the server says on a socket.", [kind.__name__ for kind in sent]))
    texts.append(union("Command", "What a client may say on it.", [kind.__name__ for kind in get_args(Command)]))
    return "\n\n".join([HEAD.rstrip(), *texts]) + "\n"


def main() -> int:
    """Write the types, or return 1 if they are not what the messages say."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--write", action="store_true", help="write the file instead of checking it")
    options.add_argument("--check", action="store_true", help="check it, which is what happens anyway")
    if options.parse_args().write:
        TYPES.write_text(made(), encoding="utf-8")
        return 0
    if TYPES.exists() and TYPES.read_text(encoding="utf-8") == made():
        print("The types of the web client are those of the server's messages.")
        return 0
    print(f"{TYPES.relative_to(ROOT)} is not what the messages say: run `make format`.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
