"""From the C that mypyc writes to the libraries that Python loads: on all cores, and no file that was compiled before.

One file of C makes one object, found again by its content (`tools/kept.py`). What lets Python find a module in the
library of its group is the same few lines for each: here one library has them for all modules of a folder, and stands
there under each of their names.
"""

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from tools import kept

INCLUDE = re.compile(rb'^[ \t]*#[ \t]*include[ \t]+["<]([^">\n]+)[">]', re.MULTILINE)
PYTHON = "#include <Python.h>\n"
DOOR = re.compile(r"\A#include <Python\.h>\n(.*?PyInit_(\w+)\(void\).*?\n\}\n)", re.DOTALL)
"""The lines of a module that open the library of its group; what follows them is for one library a module."""
ONE_OF_MANY = ("-fvisibility=hidden", "-fcommon")
"""How a file of C is compiled that is not alone in its library: its functions are called without a detour, and what
mypyc puts into each file is there once."""
GROUP = "__mypyc"
"""Ends the name of what is the library of a group."""
Doors = dict[str, list[str]]
"""The modules that one library opens, by the first of them."""


class Builder(build_ext):  # type: ignore[misc]
    """Compiles the C of all libraries side by side."""

    doors: Doors
    kind: str
    """How this machine compiles."""
    pool: ThreadPoolExecutor
    objects: "dict[str, Future[str]]"
    """What becomes of each file of C; several libraries may have the same."""

    def build_extensions(self) -> None:
        """Compile and link everything, and lay doors under all of their names."""
        compiler: Any = self.compiler
        self.kind, self.objects, self.lock = identity(compiler), {}, Lock()
        self.alone, compiler.compile = compiler.compile, self.compile_all
        with ThreadPoolExecutor(self.parallel) as self.pool:
            super().build_extensions()
        for first, names in self.doors.items():
            for name in names:
                shutil.copyfile(self.get_ext_fullpath(first), self.get_ext_fullpath(name))

    def compile_all(self, sources: Sequence[str], **how: Any) -> list[str]:
        """Return the objects that become of files of C."""
        with self.lock:
            for each in sources:
                if each not in self.objects:
                    self.objects[each] = self.pool.submit(self.compile_one, each, how)
        return [self.objects[each].result() for each in sources]

    def compile_one(self, source: str, how: dict[str, Any]) -> str:
        """Return the object that becomes of a file of C: the one that was kept, or a new one."""
        name = hashed(Path(source), self.kind, how)
        [path] = self.compiler.object_filenames([source], output_dir=how["output_dir"])
        if not kept.fetch(name, Path(path)):
            self.alone([source], **how)
            kept.keep(name, Path(path))
        return str(path)


def identity(compiler: Any) -> str:
    """Return what is called to compile, and of which version it is."""
    command = [str(each) for each in getattr(compiler, "compiler_so", None) or ()]
    said = b""
    with contextlib.suppress(OSError, IndexError):
        said = subprocess.run([command[0], "--version"], capture_output=True, check=False).stdout
    variables = [os.environ.get(name, "") for name in ("CFLAGS", "CPPFLAGS", "CL", "INCLUDE", "CPATH")]
    return repr((sys.version, sys.platform, compiler.compiler_type, command, said, variables))


def hashed(source: Path, kind: str, how: dict[str, Any]) -> str:
    """Return a name for what becomes of a file of C: a hash over it, all that it includes, and how it is compiled."""
    folders = tuple(Path(each) for each in how["include_dirs"])
    seen = hashlib.sha256(repr((kind, how["macros"], how["extra_postargs"])).encode())
    todo, done = [source], set()
    while todo:
        path = todo.pop()
        if path not in done:
            done.add(path)
            content, names = read(path, path.stat().st_mtime_ns)
            seen.update(content)
            todo += [found for name in names if (found := included(name, path.parent, folders))]
    return seen.hexdigest()


@cache
def read(path: Path, _: int) -> tuple[bytes, list[str]]:
    """Return a hash over a file and the names that it includes."""
    content = path.read_bytes()
    return hashlib.sha256(content).digest(), [each.decode() for each in INCLUDE.findall(content)]


def included(name: str, beside: Path, folders: Iterable[Path]) -> Path | None:
    """Return the file that is included under a name, unless it comes with the system and its version."""
    return next((path for folder in (beside, *folders) if (path := folder / name).is_file()), None)


def with_doors(extensions: Sequence[Extension]) -> tuple[list[Extension], Doors]:
    """Return the libraries to make: those of groups, and one for each folder that opens all of its modules."""
    out = [each for each in extensions if each.name.endswith(GROUP)]
    folders: dict[str, list[Extension]] = {}
    for each in extensions:
        if each not in out:
            folders.setdefault(each.name.rpartition(".")[0], []).append(each)
    doors: Doors = {}
    for several in folders.values():
        found = [DOOR.match(Path(each.sources[0]).read_text(encoding="utf-8")) for each in several]
        whole = [each for each in found if each]
        if len(whole) < len(several):  # a Python without a global lock opens modules in another way
            out += several
            continue
        first = several[0]
        path = Path(first.sources[0]).with_name("__doors.c")
        path.write_text(PYTHON + "".join(each[1] for each in whole), encoding="utf-8")
        symbols = [f"PyInit_{each[2]}" for each in whole]
        flags = first.extra_compile_args
        out.append(Extension(first.name, [str(path)], extra_compile_args=flags, export_symbols=symbols))
        doors[first.name] = [each.name for each in several[1:]]
    return out, doors


def make(extensions: Sequence[Extension], into: Path, scratch: Path, at_once: int) -> None:
    """Make all libraries in a folder."""
    out, doors = with_doors(extensions)
    command = Builder(Distribution({"name": "verlies", "ext_modules": out}))
    command.doors, command.parallel, command.force = doors, at_once, True
    command.build_lib, command.build_temp = str(into), str(scratch)
    command.ensure_finalized()
    command.run()
