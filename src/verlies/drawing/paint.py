# mypyc: interpreted
"""Paint: colours as CSS variables with a fallback, so that a page can turn a whole picture dark or light."""

SEAT = "var(--seat,#8a8a90)"
"""The colour of whoever a piece belongs to; the page says which. Every palette calls it `seat`."""


class Palette:
    """Named colours for a dark and a light table, written as data: a name, its dark and its light value, a line each.

    One value is both; a line that begins with `#` is a heading; a palette may go on from another one.
    """

    def __init__(self, table: str, prefix: str = "", base: "Palette | None" = None) -> None:
        rows = [line.split() for line in table.splitlines() if line.strip() and not line.lstrip().startswith("#")]
        own = {name: (values[0], values[-1]) for name, *values in rows}
        self.shades: dict[str, tuple[str, str]] = own if base is None else {**base.shades, **own}
        """The dark and the light value of every name."""
        self.prefix = prefix
        """What the variables begin with, so that they are not mistaken for those of a page."""

    def __call__(self, name: str) -> str:
        """Return a colour as a CSS variable with its dark value as fallback."""
        return SEAT if name == "seat" else f"var(--{self.prefix}{name},{self.shades[name][0]})"

    def rules(self, light: bool = False) -> str:
        """Return the variables as CSS declarations; of the light ones, those that differ from the dark."""
        shades = {name: pair for name, pair in self.shades.items() if not light or pair[0] != pair[1]}
        return "".join(f"--{self.prefix}{name}:{pair[light]};" for name, pair in shades.items())

    def style(self) -> str:
        """Return a style sheet: the theme of the reader, unless the page has `data-theme` dark or light."""
        light = self.rules(light=True)
        return (
            f":root{{{self.rules()}}}:root[data-theme=light]{{{light}}}"
            f"@media (prefers-color-scheme:light){{:root:not([data-theme=dark]){{{light}}}}}"
        )


MATTER = Palette(
    """
    bright        #fdf6e3 #fffaf0
    lamp          #ffcf6a #ffd67e
    ember         #f4772d #e8641c
    fire          #ffb13d #ffae35
    gold          #f0bb3a #eab12e
    gold-light    #ffe593 #ffe48a
    gold-dark     #9c6511 #a06a12
    steel         #cfd8e2 #c8d2dc
    steel-light   #f2f6fa
    steel-dark    #748394 #6c7b8c
    iron          #4b5362
    iron-dark     #2a303b
    leather       #ad7040
    leather-light #d39d66
    leather-dark  #693f24
    wood          #8b5c36
    wood-dark     #553620
    bone          #efe6d0
    bone-dark     #ad9a78
    blood         #d43c34 #cc342c
    blood-light   #ff8d7d
    blood-dark    #7e1a16
    leaf          #6fae4a
    leaf-light    #b9dd80
    leaf-dark     #33652a
    violet        #9070d2 #8562ca
    violet-light  #ccb8f5
    violet-dark   #453080
    azure         #4aa3dc #3a96d2
    azure-light   #b0e2ff
    azure-dark    #175f8c
    jade          #35ab8a
    jade-light    #9ae4cd
    jade-dark     #15614d
    skin          #ecbf97
    skin-dark     #c69065
    hair          #4a2f20
    straw         #e8c667
    """,
)
"""Light, metal, cloth and skin as more than one game has them."""
