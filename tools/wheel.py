"""What goes into a wheel: the source, and the libraries of a compiled copy if `VERLIES_COMPILED` names its folder.

Hatchling calls this (`pyproject.toml`). Without a copy the wheel is the same for all machines; with one it is for this
kind of machine and this Python, and pip chooses it there (`make wheel` builds both).
"""

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FOLDER = "VERLIES_COMPILED"


def libraries(folder: Path) -> dict[str, str]:
    """Return where each library of a copy belongs, by where it is."""
    suffix = EXTENSION_SUFFIXES[0]
    return {str(path): path.relative_to(folder).as_posix() for path in sorted(folder.rglob(f"*{suffix}"))}


class Libraries(BuildHookInterface[Any]):
    """Lays the libraries of a compiled copy into the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add them, and say that the wheel is for this machine."""
        named = os.environ.get(FOLDER, "")
        if not named or version == "editable":
            return
        found = libraries(Path(named).resolve())
        if not found:
            raise FileNotFoundError(f"{named} has no libraries for this Python; build them with `make fast`.")
        build_data["force_include"].update(found)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
