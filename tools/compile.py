"""Build a compiled copy of the package in build/compiled with mypyc, from the same source.

Compiled is every module of `core`, `kit`, `families` and `games` but those with `# mypyc: interpreted` in their first
lines, and every module of `bots` with `# mypyc: compiled` there. Packages (`__init__.py`) are not.
What follows from the fields of parts and steps is written out in the copy (`tools/expand.py`).
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EXPANDER = ROOT / "tools" / "expand.py"
SOURCE = ROOT / "src" / "verlies"
BUILD = Path(os.environ.get("VERLIES_BUILD_FOLDER") or ROOT / "build")
TARGET = BUILD / "compiled"
SCRATCH = BUILD / "mypyc"
STAMP = TARGET / ".sources"
ROOMS = ("core", "kit", "drawing", "text", "families", "games", "bots")
"""The rooms that compiled code can see; a change in them is a reason to build again."""
AT_HOME = "klong"
"""The game that is in one library with the house; every other one makes a library of its own."""
MARKED_LINES = 5
PATIENCE = 60.0
"""So many seconds a compiler may take to show that it works."""
NATIVE = frozenset({".so", ".pyd"})
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".*_cache")
OPT_LEVEL = os.environ.get("VERLIES_OPT_LEVEL", "2")
MYPY_OPTIONS = [
    "--config-file=",
    "--namespace-packages",
    "--explicit-package-bases",
    f"--cache-dir={SCRATCH / 'mypy_cache'}",
]


def marked(path: Path, word: str) -> bool:
    """Tell whether a module says `# mypyc: word` in its first lines."""
    head = path.read_text(encoding="utf-8").splitlines()[:MARKED_LINES]
    return any(line.strip() == f"# mypyc: {word}" for line in head)


def modules_of(room: str) -> Iterator[Path]:
    """Yield the modules of a room in a fixed order."""
    return (path for path in sorted((SOURCE / room).rglob("*.py")) if path.name != "__init__.py")


def chosen() -> list[Path]:
    """Return the modules to compile, relative to the folder of the package."""
    rules = [
        path
        for room in ("core", "kit", "families", "games")
        for path in modules_of(room)
        if not marked(path, "interpreted")
    ]
    bots = [path for path in modules_of("bots") if marked(path, "compiled")]
    return [path.relative_to(SOURCE.parent) for path in rules + bots]


def groups(modules: list[Path]) -> list[tuple[list[str], str | None]]:
    """Return the modules in groups that are compiled side by side: the house with one game, and each other game.

    Calls between groups are a little slower; so the core stays with the game it was measured with.
    """
    sorts: dict[str, list[str]] = {}
    for path in modules:
        sorts.setdefault(group_of(path), []).append(str(path))
    return [(each, None) for each in sorts.values()]


def group_of(path: Path) -> str:
    """Return the name of the group a module is compiled in."""
    parts = path.parts
    return parts[2] if parts[1] == "games" and len(parts) > 3 and parts[2] != AT_HOME else ""


def fingerprint() -> str:
    """Return a hash over all that the compiled modules depend on."""
    tools = f"{version('mypy')} {sys.version} {OPT_LEVEL}"
    seen = hashlib.sha256(tools.encode() + Path(__file__).read_bytes() + EXPANDER.read_bytes())
    for path in sorted(each for room in ROOMS for each in (SOURCE / room).rglob("*.py")):
        seen.update(path.relative_to(SOURCE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


def is_built() -> bool:
    """Tell whether the compiled copy was made from these very sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint()


def refresh() -> None:
    """Bring the interpreted rest of a finished copy up to date."""
    shutil.copytree(SOURCE, TARGET / "verlies", ignore=LEFT_OUT, dirs_exist_ok=True)
    copied = [path for path in (TARGET / "verlies").rglob("*") if path.is_file() and path.suffix not in NATIVE]
    for path in copied:
        if not (SOURCE / path.relative_to(TARGET / "verlies")).exists():
            path.unlink()


def lacking() -> str:
    """Return what is missing for compiling C here, in a sentence; empty if nothing is."""
    if sys.platform == "win32":
        return "The compiled build was never tried on Windows."
    command = str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if not shutil.which(command[0]):
        return f"The compiled build needs a C compiler, and there is no {command[0]!r} here; install gcc or clang."
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "The compiled build needs the C headers of Python; on Debian and Ubuntu they are in python3-dev."
    said = complaint(command)
    return f"The C compiler does not compile ({said}); on Debian and Ubuntu it needs libc6-dev." if said else ""


def tell(missing: str) -> None:
    """Print what is missing, and nothing at all if nothing is: the end of an empty line is a word to some shells."""
    if missing:
        print(missing)


def complaint(command: list[str]) -> str:
    """Return what a compiler says of the least that can be compiled here; nothing if it is content."""
    trial = [*command, f"-I{sysconfig.get_path('include')}", f"-I{sysconfig.get_path('platinclude')}"]
    try:
        done = subprocess.run(
            [*trial, "-fsyntax-only", "-x", "c", "-"],
            input=b"#include <Python.h>\n",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    said = done.stderr.decode("utf-8", "replace").splitlines() or [f"it left with {done.returncode}"]
    faults = [line for line in said if "error" in line]
    return (faults or said)[0] if done.returncode else ""


def write_out(modules: list[Path]) -> None:
    """Write out in the copy what is made from the fields of parts and steps."""
    sys.path.insert(0, str(ROOT))
    from tools.expand import expanded

    for path in modules:
        module = import_module(".".join(path.with_suffix("").parts))
        assert Path(module.__file__ or "") == SOURCE.parent / path, f"{module.__file__} is not the source"
        (TARGET / path).write_text(expanded(module), encoding="utf-8")


def build(modules: list[Path]) -> None:
    """Make a fresh copy and compile these modules in it."""
    from mypyc.build import mypycify
    from setuptools import setup

    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.rmtree(SCRATCH / "mypy_cache", ignore_errors=True)  # mypyc may trip over what it kept of other sources
    SCRATCH.mkdir(parents=True, exist_ok=True)
    shutil.copytree(SOURCE, TARGET / "verlies", ignore=LEFT_OUT)
    write_out(modules)
    os.chdir(TARGET)
    extensions = mypycify(
        [*MYPY_OPTIONS, *map(str, modules)],
        opt_level=OPT_LEVEL,
        debug_level="0",
        separate=groups(modules),
        target_dir=str(SCRATCH),
    )
    folders = [f"--build-temp={SCRATCH / 'objects'}", f"--build-lib={SCRATCH / 'lib'}"]
    arguments = ["--quiet", "build_ext", "--inplace", "--parallel=2", *folders]
    setup(name="verlies", packages=[], ext_modules=extensions, script_args=arguments)


def complain_about_gaps(modules: list[Path]) -> None:
    """Stop if a module was not compiled after all."""
    gaps = [str(path) for path in modules if not list((TARGET / path).parent.glob(f"{path.stem}.*.[sp][oy]*"))]
    if gaps:
        sys.exit(f"Not compiled: {', '.join(gaps)}")


def main() -> None:
    """Build the compiled copy, or only refresh it when its sources did not change; `--lacking` tells why it cannot."""
    if "--lacking" in sys.argv:
        tell(lacking())
        return
    modules = chosen()
    if is_built():
        refresh()
        print(f"The compiled build in build/compiled is up to date ({len(modules)} modules).")
        return
    if not modules:
        sys.exit("There is nothing to compile under src/verlies/core and src/verlies/games.")
    if lacking():
        sys.exit(lacking())
    start, sources = time.perf_counter(), fingerprint()
    build(modules)
    complain_about_gaps(modules)
    STAMP.write_text(sources, encoding="utf-8")
    print(*modules, sep="\n")
    print(f"Compiled {len(modules)} modules in {time.perf_counter() - start:.1f} s (mypyc of mypy {version('mypy')}).")


if __name__ == "__main__":
    main()
