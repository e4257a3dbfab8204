"""Where the texts of a game are: in a package, or in several of which the later ones win."""

Packages = str | tuple[str, ...]
"""The names of these packages; "" if there is none."""


def listed(packages: Packages) -> tuple[str, ...]:
    """Return the packages one by one."""
    return packages if isinstance(packages, tuple) else (packages,) if packages else ()
