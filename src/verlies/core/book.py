"""Plain-data forms: an agenda as lists and dicts that any format can hold."""

from types import ModuleType
from typing import Any

from .agenda import Ask, Frame, Made, Scope, Standing


def plain_of(thing: Any) -> Any:
    """Return a step, condition, list or simple value as plain data."""
    if isinstance(thing, Made):
        return {"do": type(thing).__name__, "with": [plain_of(value) for value in thing.arguments()]}
    if isinstance(thing, list | tuple):
        return [plain_of(item) for item in thing]
    return thing


def plain_agenda(frames: list[Frame]) -> list[Any]:
    """Return frames as plain data."""
    return [[plain_of(f.step), f.subject, f.asked, f.always] for f in frames]


def plain_standing(entries: list[Standing]) -> list[Any]:
    """Return standing effects as plain data."""
    return [[plain_of(e.condition), plain_of(e.then), e.subject, e.given] for e in entries]


class StepBook:
    """All steps and conditions of a game by name: those that are defined in its modules."""

    def __init__(self, *modules: ModuleType) -> None:
        self.kinds: dict[str, type[Any]] = {Scope.__name__: Scope}
        for module in modules:
            for thing in vars(module).values():
                if isinstance(thing, type) and issubclass(thing, Made):
                    self._add(thing, module)

    def _add(self, kind: type[Any], module: ModuleType) -> None:
        if kind.__module__ != module.__name__:
            return
        name = kind.__name__
        if self.kinds.setdefault(name, kind) is not kind:
            raise TypeError(f"{kind.__module__} and {self.kinds[name].__module__} both have a step {name}")

    def asks(self) -> list[str]:
        """Return the names of the steps that ask somebody."""
        return sorted(name for name, cls in self.kinds.items() if issubclass(cls, Ask))

    def build(self, data: Any) -> Any:
        """Return what `plain_of` wrote."""
        if isinstance(data, dict):
            return self.kinds[data["do"]](*[self.build(value) for value in data["with"]])
        if isinstance(data, list):
            return [self.build(item) for item in data]
        return data

    def frames(self, data: list[Any]) -> list[Frame]:
        """Return the frames that `plain_agenda` wrote."""
        return [Frame(self.build(step), subject, asked, always) for step, subject, asked, always in data]

    def standing(self, data: list[Any]) -> list[Standing]:
        """Return the standing effects that `plain_standing` wrote."""
        return [Standing(self.build(c), self.build(then), subject, given) for c, then, subject, given in data]
