"""Where the rule catalogues lie; known outside the rooms, since both texts and lab read them."""

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def above(*parts: str) -> Path | None:
    """Return the folder of that name in the checkout around this package, None outside of one."""
    found = (parent.joinpath(*parts) for parent in PACKAGE.parents if (parent / "pyproject.toml").is_file())
    return next((path for path in found if path.is_dir()), None)


@cache
def folder() -> Path | None:
    """Return the folder of the catalogues: in the wheel, or in the checkout."""
    beside = PACKAGE / "_rules"
    return beside if beside.is_dir() else above("docs", "rules")
