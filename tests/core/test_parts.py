"""Parts and steps: what is made from a list of fields, and what an author is told who wrote a wrong one."""

import ast
import sys
from collections.abc import Callable
from dataclasses import field
from pathlib import Path
from textwrap import dedent
from typing import Annotated, Any

import pytest

from tools.expand import expanded, typed
from verlies.core.agenda import Ask, Condition, Step, Window
from verlies.core.book import StepBook, plain_of
from verlies.core.chance import Chance
from verlies.core.parts import Agreed, Aside, Kept, Open, Part, Shared, Value, derived
from verlies.core.stack import Stack
from verlies.core.state import State

NONE = -1


class Rune(Part):
    power: Open[int] = 1
    name: str


class Camp(Part):
    """A part with a field of every kind."""

    cell: Open[int] = NONE
    lit: Open[bool]
    word: Open[str] = "camp"
    loot: Open[list[int]]
    piles: Open[list[list[int]]]
    sides: Open[tuple[int, ...]] = (1, 2)
    map: Open[Shared[list[int]]]
    rune: Open[Rune]
    runes: Open[list[Rune]]
    deck: Stack
    hidden: list[int]
    book: Aside[dict[str, int]]
    notes: Aside[list[str]]
    views: Kept[list[int]]


class Realm(State):
    camp: Open[Camp]
    sun: Open[int]
    rules: Agreed[Rune]


class Walk(Step[Realm]):
    to: int
    by: str = "foot"

    def run(self, state: Realm, subject: int) -> None:
        state.camp.cell = self.to


class Twice(Step[Realm]):
    then: list[Step[Any]]

    def run(self, state: Realm, subject: int) -> None:
        state.push(subject, self.then + self.then)


class Rest(Step[Realm]):
    def run(self, state: Realm, subject: int) -> None:
        state.sun += 1


class Named(Ask[Realm]):
    """Writes its constructor by hand."""

    def __init__(self, number: int) -> None:
        self.number = number % 10


class Dawn(Condition[Realm]):
    hour: int

    def due(self, state: Realm, subject: int) -> int:
        return int(state.sun >= self.hour)


BOOK = StepBook(sys.modules[__name__])


def camp() -> Camp:
    made = Camp()
    made.loot, made.piles, made.map, made.deck = [3], [[1], [2, 3]], [7], Stack([4, 5])
    made.runes, made.hidden, made.book = [Rune(), Rune()], [9], {"page": 1}
    made.notes = []
    return made


# What is made


def test_a_new_part_holds_the_defaults() -> None:
    made = Camp()
    assert (made.cell, made.lit, made.word, made.loot, made.sides) == (NONE, False, "camp", [], (1, 2))
    assert (made.rune.power, made.rune.name) == (1, "")


def test_what_is_kept_goes_along_with_forks_and_is_neither_saved_nor_shown() -> None:
    made = camp()
    assert made.views == []
    made.views.append(1)
    assert made.fork().views is made.views
    assert "views" not in made.plain()
    assert (made.public().views, Camp(None, made.plain()).views) == ([], [])


def test_every_part_has_lists_of_its_own() -> None:
    one, other = Camp(), Camp()
    one.loot.append(1)
    assert other.loot == []


@pytest.mark.parametrize("name", ["deck", "book", "notes"])
def test_what_has_no_default_is_missed_until_it_is_set(name: str) -> None:
    with pytest.raises(AttributeError, match=name):
        getattr(Camp(), name)


def test_a_copy_shares_only_what_is_never_changed_in_place() -> None:
    one = camp()
    copy = one.fork()
    assert copy.plain() == one.plain()
    assert copy.map is one.map
    assert copy.book is one.book
    copy.loot.append(1)
    copy.piles[0].append(1)
    copy.rune.power = copy.runes[0].power = 5
    copy.deck.cells.pop()
    copy.hidden.clear()
    assert one.plain() == camp().plain()


def test_the_plain_form_has_all_data_in_the_order_of_the_fields() -> None:
    assert list(camp().plain().items()) == [
        ("cell", NONE),
        ("lit", False),
        ("word", "camp"),
        ("loot", [3]),
        ("piles", [[1], [2, 3]]),
        ("sides", [1, 2]),
        ("map", [7]),
        ("rune", {"power": 1, "name": ""}),
        ("runes", [{"power": 1, "name": ""}] * 2),
        ("deck", [[4, 5], 0]),
        ("hidden", [9]),
    ]


class Inn(Part):
    beds: Annotated[Open[int], "saved as rooms"]


def test_a_field_may_be_saved_under_the_name_it_had_before() -> None:
    inn = Inn(None, {"rooms": 3})
    assert (inn.beds, inn.plain(), inn.fork().beds, inn.public().beds) == (3, {"rooms": 3}, 3, 3)


def test_a_part_comes_back_from_its_plain_form() -> None:
    data = camp().plain()
    back = Camp(None, data)
    assert back.plain() == data
    assert back.sides == (1, 2)
    back.loot.append(4)
    assert data["loot"] == [3]


@pytest.mark.parametrize("name", ["deck", "hidden"])
def test_what_nobody_calls_open_is_not_there_in_what_is_shown(name: str) -> None:
    seen = camp().public()
    with pytest.raises(AttributeError, match=name):
        getattr(seen, name)
    with pytest.raises(AttributeError, match="name"):
        _ = seen.rune.name
    with pytest.raises(AttributeError, match="name"):
        _ = seen.runes[0].name


def test_what_is_shown_is_a_copy_that_fits_once_the_holes_are_filled() -> None:
    one = camp()
    seen = one.public()
    assert seen.book is one.book
    assert seen.map is not one.map
    seen.deck, seen.hidden, seen.rune.name = Stack([4, 5]), [9], ""
    for rune in seen.runes:
        rune.name = ""
    assert seen.plain() == seen.fork().plain() == one.plain()
    seen.loot.clear()
    seen.map.clear()
    seen.piles[1].clear()
    assert one.plain() == camp().plain()


def test_in_what_is_shown_of_a_state_there_is_nothing_to_draw_and_nobody_is_asked() -> None:
    state = Realm()
    state.chance = Chance(bytes(32), [0], [(0, 3)])
    state.camp, state.log, state.learned, state.sealed, state.open = camp(), [], 1, [5], [1]
    seen = state.public()
    for chance in (seen.chance, seen.chance.fork()):
        with pytest.raises(RuntimeError, match="in a view"):
            chance.roll(0)
        with pytest.raises(RuntimeError, match="in a view"):
            chance.take(0, [1])
        with pytest.raises(RuntimeError, match="in a view"):
            chance.take_from(0, [1])
    assert (seen.log, seen.learned, seen.sealed, seen.open) == (None, 0, [], [])


def test_what_was_agreed_comes_before_what_every_state_has() -> None:
    state = Realm()
    state.camp = camp()
    assert list(state.plain()) == ["rules", "counters", "agenda", "standing", "sealed", "camp", "sun"]
    assert state.public().sun == state.sun
    assert state.fork().rules is state.rules


def test_the_fields_of_a_step_are_its_arguments() -> None:
    step = Twice([Walk(3), Walk(4, by="boat"), Rest(), Named(15)])
    data = {
        "do": "Twice",
        "with": [
            [
                {"do": "Walk", "with": [3, "foot"]},
                {"do": "Walk", "with": [4, "boat"]},
                {"do": "Rest", "with": []},
                {"do": "Named", "with": [5]},
            ]
        ],
    }
    assert plain_of(step) == data
    assert plain_of(BOOK.build(data)) == data
    assert plain_of(Dawn(6)) == {"do": "Dawn", "with": [6]}


def test_the_book_has_the_steps_of_its_modules_and_none_that_they_import() -> None:
    assert set(BOOK.kinds) == {"Scope", "Walk", "Twice", "Rest", "Named", "Dawn"}


# What an author is told


def wrong(kind: Any, **given: Any) -> Callable[[], object]:
    return lambda: type("Camp", (Part,), {"__annotations__": {"cell": kind}, **given})


def wrong_step(base: type, fields: dict[str, Any], **given: Any) -> Callable[[], object]:
    return lambda: type("Walk", (base,), {"__annotations__": fields, **given})


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (wrong(dict[str, int]), "Camp.cell cannot be a field: dict[str, int] is neither int, bool, str, a part,"),
        (wrong(list[float]), "Camp.cell cannot be a field: <class 'float'> is neither"),
        (wrong(int | None), "Camp.cell cannot be a field: int | None is neither"),
        (wrong("Unheard"), "Camp: a field names 'Unheard', which must be known before it"),
        (wrong(list[int], cell=[]), "Camp.cell cannot begin as []: what stands in a class is everybody's"),
        (wrong(Rune, cell=Rune()), "leave the default out, and a list is empty and a part is new"),
        (wrong_step(Part, {"plain": int}), "Walk.plain cannot be a field: Part has something of that name"),
        (wrong_step(State, {"agenda": int}), "Walk.agenda cannot be a field: State has something of that name"),
        (wrong_step(Camp, {"cell": int}), "Walk.cell cannot be a field: Camp has something of that name"),
        (wrong_step(Step, {"a": int, "b": int}, a=1), "Walk.b needs a default, since the field before it has one"),
        (wrong_step(Step, {"a": list[int]}, a=[]), "Walk.a cannot begin as []"),
        (wrong_step(Walk, {"a": int}), "Walk adds fields to those of its base; write its constructor by hand"),
        (wrong_step(Window, {"a": int}), "Walk adds fields to those of its base; write its constructor by hand"),
        (wrong_step(Step, {"a": int}, __init__=print), "Walk names fields and writes its own constructor; one of the"),
        (lambda: type("Both", (Rune, Camp), {}), "Both must have one base, and that is a part; it has 2"),
    ],
)
def test_a_wrong_field_is_named_with_what_is_wrong(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises(TypeError) as caught:
        make()
    assert sentence in str(caught.value)


def test_two_steps_of_one_name_are_found() -> None:
    other = type(sys)("other")
    vars(other).update(Walk=type("Walk", (Step,), {"__module__": "other"}))
    with pytest.raises(TypeError, match=r"other and .*test_parts both have a step Walk"):
        StepBook(sys.modules[__name__], other)


# What is compiled


@pytest.mark.source
def test_the_source_that_is_compiled_is_written_out() -> None:
    text = expanded(sys.modules[__name__])
    at = text.index("class Rune(Part):")
    assert text[at : text.index("class Camp(Part):")].rstrip() == dedent(
        """\
        class Rune(Part):
            power: Open[int]
            name: str

            def __init__(self, of: 'Rune | None'=None, data: 'dict[str, Any] | None'=None, shown: bool=False) -> None:
                if of is not None and (not shown):
                    self.power = of.power
                    self.name = of.name
                elif of is not None:
                    self.power = of.power
                elif data is not None:
                    self.power = data['power']
                    self.name = data['name']
                else:
                    self.power = 1
                    self.name = ''

            def fork(self) -> 'Rune':
                return Rune(self)

            def public(self) -> 'Rune':
                return Rune(self, None, True)

            def plain(self) -> 'dict[str, Any]':
                return {'power': self.power, 'name': self.name}"""
    )
    assert (
        "    def __init__(self, to: int, by: str='foot') -> None:\n        self.to = to\n        self.by = by\n" in text
    )
    assert "        self.runes = [Rune(e) for e in of.runes]\n" in text.replace("            self", "        self")
    assert "from typing import Any, Final\n" in text.splitlines(keepends=True)[1]


@pytest.mark.source
def test_nothing_is_written_out_where_nothing_is_made() -> None:
    from verlies.core import chance

    assert expanded(chance) == Path(chance.__file__).read_text(encoding="utf-8")


class Gem(Value):
    name: str
    worth: int = 3
    cut: "tuple[int, ...] | None" = None
    dear: bool = derived()

    def derive(self) -> None:
        self.dear = self.worth > 2


def test_a_value_is_made_of_its_fields() -> None:
    ruby = Gem("ruby", cut=(1, 2))
    assert (ruby.name, ruby.worth, ruby.cut) == ("ruby", 3, (1, 2))
    assert ruby.dear
    assert not Gem("glass", 1).dear
    assert not hasattr(Gem, "worth"), "a default is a field's, not everybody's"
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'name'"):
        Gem()  # type: ignore[call-arg]


class Chest(Value):
    name: str
    holds: list[int] = field(default_factory=list)
    lock: int | None = None


def test_a_list_that_is_left_out_of_a_value_is_its_own() -> None:
    one, two = Chest("oak"), Chest("iron")
    one.holds.append(3)
    assert (one.holds, two.holds, two.lock) == ([3], [], None)
    own: list[int] = []
    assert Chest("lead", own).holds is own


@pytest.mark.source
def test_what_may_be_left_out_is_written_out_with_its_type() -> None:
    made = typed(vars(Chest)["__made__"], {"holds": ast.parse("list[int]", mode="eval").body})
    assert "holds: list[int] | None=None" in made
    assert "self.holds = [] if holds is None else holds" in made


def test_a_value_whose_fields_cannot_be_given_in_order_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Late\.name needs a default, since the field before it has one"):

        class Late(Value):
            worth: int = 3
            name: str  # type: ignore[misc]
