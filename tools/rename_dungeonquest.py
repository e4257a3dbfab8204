"""Rename the fields and tiles of DungeonQuest in texts of the time before version 4 of its rules.

A field was called by its row and column (`r2c13`) and is now called as on the board (`m2`); a tile that lay in some
direction was a word of its own (`bridge_oxox-2`) and is now its kind. `python -m tools.rename_dungeonquest FILE …`
rewrites files; golden games are wrapped anew. `--since REVISION` renames the golden games of an older revision and
says where the present ones differ in anything else.
"""

import argparse
import re
import subprocess
from pathlib import Path
from textwrap import wrap

from tools.golden import WIDTH, files
from verlies.kit.grid import LETTERS

FIELD = re.compile(r"(?<![a-zA-Z0-9])r(\d{1,2})c(\d{1,2})(?![a-zA-Z0-9])")
TILE = re.compile(r"\b(room=\w+)-[0-3]\b")
INDENT = "     "
ANSWER = re.compile(r"\d> |\[")
VERSION = ("game: dungeonquest, version 3 of", "game: dungeonquest, version 4 of")


def renamed(text: str) -> str:
    """Return a text with the fields as they are called now."""
    return FIELD.sub(lambda found: f"{LETTERS[int(found[2]) - 1].lower()}{found[1]}", text)


def golden(text: str) -> str:
    """Return a golden game with fields and tiles as they are called now, its answers wrapped anew."""
    return "\n".join(line for whole in unwrapped(text) for line in _lines(whole)) + "\n"


def unwrapped(text: str) -> list[str]:
    """Return the lines of a golden game, an answer with all that followed from it in one."""
    out: list[str] = []
    for line in text.splitlines():
        if out and ANSWER.match(out[-1]) and line.startswith(INDENT):
            out[-1] += " " + line.strip()
        else:
            out.append(line)
    return out


def _lines(whole: str) -> list[str]:
    now = TILE.sub(r"\1", renamed(whole)).replace(*VERSION)
    if not ANSWER.match(whole):
        return [now]
    return wrap(now, WIDTH, subsequent_indent=INDENT, break_on_hyphens=False)


def differing(revision: str) -> list[str]:
    """Return the golden games that differ from those of a revision in more than these words."""
    out = []
    for path in files("dungeonquest"):
        name = f"{revision}:./{path.name}"
        told = subprocess.run(["git", "show", name], cwd=path.parent, capture_output=True, check=True, text=True)
        out += [path.name] if golden(told.stdout) != path.read_text(encoding="utf-8") else []
    return out


def main() -> None:
    """Rename in files, or compare with a revision."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
    parser.add_argument("--since", metavar="REVISION")
    options = parser.parse_args()
    for path in options.files:
        change = golden if path.parent.name == "golden" else renamed
        path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    if options.since:
        found = differing(options.since)
        raise SystemExit(f"These differ in more: {', '.join(found)}" if found else 0)


if __name__ == "__main__":
    main()
