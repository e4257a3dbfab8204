"""Plain-data forms: an agenda as lists and dicts that any format can hold."""

from collections.abc import Sequence
from typing import Any

from .agenda import Ask, Condition, Frame, Standing, Step


def fields_of(thing: object, names: Sequence[str]) -> dict[str, Any]:
    """Return named attributes as plain data; lists are copied, and so are lists of lists."""
    out: dict[str, Any] = {}
    for name in names:
        value = getattr(thing, name)
        out[name] = _copied(value) if isinstance(value, list) else value
    return out


def _copied(values: list[Any]) -> list[Any]:
    if values and isinstance(values[0], list):
        return [value[:] for value in values]
    return values[:]


class StepBook:
    """All steps and conditions of a game by name, with their arguments."""

    def __init__(self, kinds: Sequence[tuple[type[Any], tuple[str, ...]]]) -> None:
        self._fields = {cls.__name__: fields for cls, fields in kinds}
        self._classes = {cls.__name__: cls for cls, _ in kinds}

    def asks(self) -> list[str]:
        """Return the names of the steps that ask somebody."""
        return sorted(name for name, cls in self._classes.items() if issubclass(cls, Ask))

    def plain(self, thing: Any) -> Any:
        """Return a step, condition, list or simple value as plain data."""
        if isinstance(thing, Step | Condition):
            name = type(thing).__name__
            return {"do": name, "with": [self.plain(getattr(thing, field)) for field in self._fields[name]]}
        if isinstance(thing, list | tuple):
            return [self.plain(item) for item in thing]
        return thing

    def build(self, data: Any) -> Any:
        """Return what `plain` was made from."""
        if isinstance(data, dict):
            return self._classes[data["do"]](*[self.build(value) for value in data["with"]])
        if isinstance(data, list):
            return [self.build(item) for item in data]
        return data

    def agenda(self, frames: list[Frame]) -> list[Any]:
        """Return frames as plain data."""
        return [[self.plain(f.step), f.subject, f.asked, f.always] for f in frames]

    def frames(self, data: list[Any]) -> list[Frame]:
        """Return the frames that `agenda` wrote."""
        return [Frame(self.build(step), subject, asked, always) for step, subject, asked, always in data]

    def standings(self, entries: list[Standing]) -> list[Any]:
        """Return standing effects as plain data."""
        return [[self.plain(e.condition), self.plain(e.then), e.subject, e.given] for e in entries]

    def standing(self, data: list[Any]) -> list[Standing]:
        """Return the standing effects that `standings` wrote."""
        return [Standing(self.build(c), self.build(then), subject, given) for c, then, subject, given in data]
