"""Install what an extra needs into this environment: the versions on record, with their hashes, wherever they fit.

`python tools/install.py web` takes `requirements/web.txt`, and then the project itself, for which nobody is asked.
Where a version on record cannot be had, say for a Python that is newer than the record, that is said, and pip
chooses others within the bounds of `pyproject.toml`. More words are folders of projects to install beside this one.
"""

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PIP = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
UNREACHABLE = "(from versions: none)"
"""What pip says where it was offered nothing at all: then others cannot be had either."""
OTHERS = """\
The versions on record (requirements/{extra}.txt) do not fit here, for the reason above; others that are allowed do.
"""


def pip(*words: str) -> str | None:
    """Let pip install something; return what it complained of, or None if it was content."""
    done = subprocess.run([*PIP, *words], cwd=ROOT, stderr=subprocess.PIPE, text=True, check=False)
    sys.stderr.write(done.stderr)
    return done.stderr if done.returncode else None


def editable(folders: Sequence[str]) -> list[str]:
    """Return how folders are named to pip, so that changes in them count at once."""
    return [word for folder in folders for word in ("--editable", folder)]


def install(extra: str, beside: Sequence[str]) -> bool:
    """Install an extra, and tell whether that went well."""
    record = ROOT / "requirements" / f"{extra}.txt"
    folders = [".", *beside]
    complaint = pip("--require-hashes", "--requirement", str(record)) if record.is_file() else ""
    if complaint is None:
        complaint = pip("--no-deps", "--no-build-isolation", *editable(folders))
    if complaint is None:
        return True
    if UNREACHABLE in complaint:
        return False
    if complaint:
        sys.stderr.write(OTHERS.format(extra=extra))
    return pip(*editable([f".[{extra}]" if extra != "base" else ".", *beside])) is None


if __name__ == "__main__":
    sys.exit(0 if install(sys.argv[1], sys.argv[2:]) else 1)
