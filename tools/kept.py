"""What was compiled before, kept by its content in a folder that outlives a clone.

The name of a thing is a hash over all that it was made from, so what is found is right whoever made it. A folder that
cannot be written keeps nothing, and then everything is made anew. `VERLIES_KEPT` names another one; `-` is none.
"""

import contextlib
import os
import shutil
import tempfile
import time
from pathlib import Path

PLACE = "VERLIES_KEPT"
NONE = "-"
DAYS = 14
"""What nobody asked for in so many days is thrown away."""


def home() -> Path | None:
    """Return the folder that things are kept in, or None if there is none."""
    named = os.environ.get(PLACE, "")
    if named == NONE:
        return None
    with contextlib.suppress(RuntimeError):  # nobody has a home of this number
        cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
        return Path(named or cache / "verlies" / "compiled")
    return Path(named) if named else None


def place(name: str) -> Path | None:
    """Return where the thing of this name is or would be."""
    folder = home()
    return None if folder is None else folder / name[:2] / name


def fetch(name: str, into: Path) -> bool:
    """Lay the thing of this name at a path, and tell whether there is one."""
    kept = place(name)
    if kept is None or not kept.is_file():
        return False
    try:
        into.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(kept, into)
        os.utime(kept)
    except OSError:
        return False
    return True


def keep(name: str, path: Path) -> None:
    """Keep what is at a path under a name; whoever looks for it finds it whole or not at all."""
    kept = place(name)
    if kept is None or kept.exists():
        return
    with contextlib.suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        number, half = tempfile.mkstemp(dir=kept.parent)
        os.close(number)
        try:
            shutil.copyfile(path, half)
            Path(half).replace(kept)
        finally:
            Path(half).unlink(missing_ok=True)


def tidy() -> None:
    """Throw away what nobody asked for in a long time."""
    folder = home()
    oldest = time.time() - DAYS * 86400
    for path in folder.glob("??/*") if folder is not None else ():
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < oldest:
                path.unlink()
