"""Build a compiled copy of the package with mypyc, from the same source: in build/compiled for the tests, or `--fast`.

Compiled is every module of `core`, `kit`, `families` and `games` but those with `# mypyc: interpreted` in their first
lines, and every module of `bots` with `# mypyc: compiled` there. Packages (`__init__.py`) are not.
What follows from the fields of parts and steps is written out in the copy (`tools/expand.py`).

Nothing is compiled twice: a change that compiled code cannot see (`tools/interface.py`) only refreshes the copy; after
any other one the C is written anew, and what of it was compiled before is taken from there (`tools/libraries.py`).
`--lacking` tells why nothing can be compiled here, `--ready` in which folder a copy of these very sources is.
"""

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools import kept  # noqa: E402
from tools.interface import interface  # noqa: E402
from tools.workers import cores  # noqa: E402

TOOLS = [ROOT / "tools" / f"{name}.py" for name in ("compile", "expand", "interface", "libraries")]
SOURCE = ROOT / "src" / "verlies"
BUILD = Path(os.environ.get("VERLIES_BUILD_FOLDER") or ROOT / "build")
FAST = "--fast" in sys.argv
"""Whether it is to run fast, for players and measurements; tests want it soon."""
TARGET = BUILD / ("fast" if FAST else "compiled")
OPT_LEVEL = os.environ.get("VERLIES_OPT_LEVEL") or ("2" if FAST else "1")
SCRATCH = BUILD / "mypyc"
STAMP = TARGET / ".sources"
"""Of which sources the copy is, and what of them is compiled: two hashes."""
ROOMS = ("core", "kit", "drawing", "text", "families", "games", "bots")
"""The rooms that compiled code can see."""
AT_HOME = "klong"
"""The game that is in one library with the house; every other one makes a library of its own."""
MARKED_LINES = 5
PATIENCE = 60.0
"""So many seconds a compiler may take to show that it works."""
NATIVE = frozenset({".so", ".pyd"})
LEFT_OUT = shutil.ignore_patterns("__pycache__", ".*_cache")
WORKERS_OF_OTHERS = ("mypy", "mypy_extensions", "librt", "msgspec", "setuptools")
"""What is installed that has a say in what comes out."""
OUTDATED = "What was compiled is of other sources; until `make fast` compiles these, they are interpreted."
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


def installed(name: str) -> str:
    """Return the version of a distribution; nothing if it is not here."""
    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def tools() -> bytes:
    """Return what everything depends on besides the sources."""
    others = [f"{name} {installed(name)}" for name in WORKERS_OF_OTHERS]
    here = (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), platform.machine(), os.environ.get("CC"), OPT_LEVEL)
    return repr((others, here)).encode() + b"".join(path.read_bytes() for path in TOOLS)


def sources() -> list[Path]:
    """Return all modules that compiled code can see."""
    return sorted(each for room in ROOMS for each in (SOURCE / room).rglob("*.py"))


def hashed(texts: dict[str, str]) -> str:
    """Return a hash over texts and the tools."""
    seen = hashlib.sha256(tools())
    for name, text in sorted(texts.items()):
        seen.update(f"{name}\0{text}\0".encode())
    return seen.hexdigest()


def of_sources() -> str:
    """Return a hash over all that compiled code can see: where it is the same, there is nothing to do."""
    return hashed({path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8") for path in sources()})


def of_code(written: dict[Path, str]) -> str:
    """Return a hash over what is compiled, and over what it sees of all other modules."""
    compiled = {SOURCE.parent / path for path in written}
    rest = [path for path in sources() if path not in compiled]
    seen = {path.relative_to(SOURCE).as_posix(): interface(path.read_text(encoding="utf-8")) for path in rest}
    return hashed({**{path.as_posix(): text for path, text in written.items()}, **seen})


def stamps() -> list[str]:
    """Return of which sources and code the copy is; nothing if there is none."""
    return STAMP.read_text(encoding="utf-8").split() if STAMP.is_file() else ["", ""]


def stamp(seen: str, code: str) -> None:
    """Write down of which sources and code the copy is."""
    STAMP.write_text(f"{seen} {code}\n", encoding="utf-8")


def is_built() -> bool:
    """Tell whether the compiled copy was made from these very sources."""
    return stamps()[0] == of_sources()


def refresh() -> None:
    """Bring the interpreted rest of a copy up to date."""
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


def written_out(modules: list[Path]) -> dict[Path, str]:
    """Return the modules to compile with everything written out that is made from the fields of parts and steps."""
    from tools.expand import expanded

    out = {}
    for path in modules:
        module = import_module(".".join(path.with_suffix("").parts))
        assert Path(module.__file__ or "") == SOURCE.parent / path, f"{module.__file__} is not the source"
        out[path] = expanded(module)
    return out


def build(written: dict[Path, str]) -> None:
    """Compile these modules into the copy: to run fast each group as one file of C, or each module as one."""
    from mypyc.build import mypycify

    from tools.libraries import ONE_OF_MANY, make

    shutil.rmtree(SCRATCH, ignore_errors=True)  # mypyc may trip over what it kept of other sources
    SCRATCH.mkdir(parents=True)
    for path, text in written.items():
        (TARGET / path).write_text(text, encoding="utf-8")
    here, many = Path.cwd(), not FAST
    os.chdir(TARGET)
    try:
        extensions = mypycify(
            [*MYPY_OPTIONS, *map(str, written)],
            opt_level=OPT_LEVEL,
            debug_level="0",
            multi_file=many,
            separate=groups(list(written)),
            target_dir=str(SCRATCH),
        )
    finally:
        os.chdir(here)
    for each in extensions if many and os.name == "posix" else ():
        each.extra_compile_args.extend(ONE_OF_MANY)
    make(extensions, TARGET, SCRATCH / "objects", cores())


def natives() -> list[Path]:
    """Return the libraries of the copy."""
    return sorted(path for path in TARGET.rglob("*") if path.suffix in NATIVE)


def keep(code: str) -> None:
    """Keep all libraries of the copy for the next clone."""
    names = {}
    for path in natives():
        name = hashlib.sha256(path.read_bytes()).hexdigest()
        kept.keep(name, path)
        names[path.relative_to(TARGET).as_posix()] = name
    listed = SCRATCH / "libraries.json"
    listed.write_text(json.dumps(names), encoding="utf-8")
    kept.keep(code, listed)
    kept.tidy()


def fetch(code: str) -> bool:
    """Lay the libraries that were made of the same code before into the copy; tell whether there are all of them."""
    listed = SCRATCH / "libraries.json"
    if not kept.fetch(code, listed):
        return False
    names = json.loads(listed.read_text(encoding="utf-8"))
    return all(kept.fetch(name, TARGET / path) for path, name in names.items())


def complain_about_gaps(modules: list[Path]) -> None:
    """Stop if a module was not compiled after all."""
    gaps = [str(path) for path in modules if not list((TARGET / path).parent.glob(f"{path.stem}.*.[sp][oy]*"))]
    if gaps:
        sys.exit(f"Not compiled: {', '.join(gaps)}")


def renew(modules: list[Path]) -> str:
    """Bring the copy up to date with as little as it takes, and return how that was done."""
    seen = of_sources()  # what is changed while this works is not in the copy
    written = written_out(modules)
    code = of_code(written)
    if stamps()[1] == code:
        refresh()
        stamp(seen, code)
        return "did not change"
    if lacking():
        sys.exit(lacking())
    clear()
    done = "were compiled before" if fetch(code) else "compiled"
    if done == "compiled":
        build(written)
        keep(code)
    complain_about_gaps(modules)
    refresh()
    stamp(seen, code)
    return done


def ready() -> str:
    """Return the folder of the copy if it is one of these very sources, with its interpreted rest up to date."""
    if not is_built():
        if natives():
            print(OUTDATED, file=sys.stderr)
        return ""
    refresh()
    return str(TARGET)


def clear() -> None:
    """Take away what was compiled of other code, and lay the sources there."""
    STAMP.unlink(missing_ok=True)
    for path in natives():
        path.unlink()
    refresh()


def main() -> None:
    """Build the compiled copy, or only refresh it when its sources did not change; `--lacking` tells why it cannot."""
    if "--lacking" in sys.argv:
        tell(lacking())
        return
    if "--ready" in sys.argv:
        print(ready())
        return
    modules, start = chosen(), time.perf_counter()
    if is_built():
        refresh()
        print(f"The compiled build in {TARGET} is up to date ({len(modules)} modules).")
        return
    if not modules:
        sys.exit("There is nothing to compile under src/verlies/core and src/verlies/games.")
    if not stamps()[1] and lacking():
        sys.exit(lacking())
    done = renew(modules)
    seconds = time.perf_counter() - start
    said = f"{len(modules)} modules: {done}, in {seconds:.1f} s (mypyc of mypy {installed('mypy')}, -O{OPT_LEVEL})."
    print(said)


if __name__ == "__main__":
    main()
