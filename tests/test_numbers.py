"""Every number is a place: of events, options and reasons in their tables, and of content in its lists."""

import ast
import json
from importlib import import_module
from pathlib import Path

import pytest

from verlies.core.event import EventKind
from verlies.core.option import KIND
from verlies.core.tables import EventTable, Numbered, OptionTable, ReasonTable, agree, bits, ruled, ruled_by_facts
from verlies.families.klong import content
from verlies.games.dungeonquest.content import ids as dungeon_ids
from verlies.games.klong.content import ids as klong_ids
from verlies.games.klong.content.cards import CARDS
from verlies.games.klong.content.tokens import TOKENS
from verlies.kit import tiles

ROOT = Path(__file__).resolve().parents[1]
SOURCES = (ROOT / "src", ROOT / "examples" / "lantern" / "src")
PINNED = Path(__file__).with_name("numbers.json")
TABLES = {
    "kit reasons": ("verlies.kit.reasons", "REASONS"),
    "klong family events": ("verlies.families.klong.events", "EVENTS"),
    "klong family causes": ("verlies.families.klong.events", "CAUSES"),
    "klong family options": ("verlies.families.klong.options", "OPTIONS"),
    "klong family reasons": ("verlies.families.klong.reasons", "REASONS"),
    "klong events": ("verlies.games.klong.events", "EVENTS"),
    "klong options": ("verlies.games.klong.options", "OPTIONS"),
    "klong reasons": ("verlies.games.klong.reasons", "REASONS"),
    "katakomben events": ("verlies.games.katakomben.events", "EVENTS"),
    "katakomben options": ("verlies.games.katakomben.options", "OPTIONS"),
    "katakomben reasons": ("verlies.games.katakomben.reasons", "REASONS"),
    "dungeonquest events": ("verlies.games.dungeonquest.events", "EVENTS"),
    "dungeonquest hows": ("verlies.games.dungeonquest.how", "HOWS"),
    "dungeonquest options": ("verlies.games.dungeonquest.options", "OPTIONS"),
    "dungeonquest reasons": ("verlies.games.dungeonquest.reasons", "REASONS"),
    "koenige events": ("verlies.games.koenige.events", "EVENTS"),
    "koenige hows": ("verlies.games.koenige.how", "HOWS"),
    "koenige options": ("verlies.games.koenige.options", "OPTIONS"),
    "koenige reasons": ("verlies.games.koenige.reasons", "REASONS"),
    "bag of dungeon events": ("verlies.games.bag_of_dungeon.events", "EVENTS"),
    "bag of dungeon hows": ("verlies.games.bag_of_dungeon.how", "HOWS"),
    "bag of dungeon options": ("verlies.games.bag_of_dungeon.options", "OPTIONS"),
    "bag of dungeon reasons": ("verlies.games.bag_of_dungeon.reasons", "REASONS"),
    "lantern events": ("lantern.rules", "EVENTS"),
    "lantern options": ("lantern.rules", "OPTIONS"),
}
BASES = {
    "klong family reasons": "kit reasons",
    "klong events": "klong family events",
    "klong options": "klong family options",
    "klong reasons": "klong family reasons",
    "katakomben events": "klong family events",
    "katakomben options": "klong family options",
    "katakomben reasons": "klong family reasons",
    "dungeonquest reasons": "kit reasons",
    "koenige reasons": "kit reasons",
    "bag of dungeon reasons": "kit reasons",
}
"""The table another one goes on from."""
every_table = pytest.mark.parametrize("name", TABLES)


def table_of(name: str) -> Numbered:
    module, attribute = TABLES[name]
    table = getattr(import_module(module), attribute)
    assert isinstance(table, Numbered)
    return table


def numbers_of(table: Numbered) -> dict[str, int]:
    """Return the number of each name, the first one if it has several."""
    return {name: table.names.index(name) for name in table.names}


def constants_of(name: str) -> dict[str, int]:
    """Return the numbers that the module of a table gives away by it, read from its source."""
    module = import_module(TABLES[name][0])
    path = f"{TABLES[name][0].replace('.', '/')}.py"
    source = ast.parse(next(room / path for room in SOURCES if (room / path).is_file()).read_bytes())
    found = [constant for node in source.body if is_call_of(TABLES[name][1], node) for constant in names_in(node)]
    return {constant: getattr(module, constant) for constant in found}


def is_call_of(table: str, node: ast.stmt) -> bool:
    """Tell whether a statement keeps what a method of a table returns."""
    call = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    func = call.func if isinstance(call, ast.Call) else None
    return isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name) and func.value.id == table


def names_in(node: ast.stmt) -> list[str]:
    """Return the names that a statement sets, from the first to the last."""
    return [each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)]


@every_table
def test_numbers_never_change_and_new_ones_come_last(name: str) -> None:
    pinned = json.loads(PINNED.read_text(encoding="utf-8"))[name]
    numbers = numbers_of(table_of(name))
    moved = [entry for entry, number in pinned.items() if numbers.get(entry) != number]
    assert not moved, f"numbers that stood before are others now, or gone: {moved}"
    assert numbers == pinned, "new ones at the end are fine; add them to numbers.json"


@every_table
def test_every_number_is_its_place(name: str) -> None:
    table = table_of(name)
    unit = KIND if isinstance(table, OptionTable) else 1
    first = len(table_of(BASES[name]).names) if name in BASES else int(isinstance(table, OptionTable | ReasonTable))
    places = [number * unit for number in numbers_of(table).values() if number >= first]
    assert list(constants_of(name).values()) == places


@pytest.mark.parametrize("name", BASES)
def test_a_table_begins_with_the_one_it_goes_on_from(name: str) -> None:
    base = table_of(BASES[name]).names
    assert table_of(name).names[: len(base)] == base


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (dungeon_ids.DIRECTIONS, "NORTH EAST SOUTH WEST"),
        (dungeon_ids.EXITS, "WALL OPEN DOOR GATE"),
        (dungeon_ids.ATTRIBUTES, "STRENGTH AGILITY ARMOUR LUCK WEAKER"),
        (dungeon_ids.DECKS, "DUNGEON SEARCH CATACOMB TRAP DOORS CORPSE CRYPT DRAGON TREASURE MONSTER RUNE COMBAT"),
        (dungeon_ids.STATUS, "INSIDE ESCAPED DEAD"),
        (dungeon_ids.CAUSES, "ALIVE BY_WOUNDS BY_CARD BY_PIT BY_SUNSET BY_DEAD_POINT"),
        (dungeon_ids.ATTACKS, "RANGED MELEE MAGIC"),
    ],
)
def test_a_word_of_dungeonquest_stands_where_its_number_says(words: tuple[str, ...], names: str) -> None:
    numbers = [getattr(dungeon_ids, name, getattr(tiles, name, None)) for name in names.split()]
    assert numbers == list(range(len(words)))
    told = [name.removeprefix("BY_").lower().replace("_", "-") for name in names.split()]
    assert [word.rstrip("s") for word in words] == [word.rstrip("s") for word in told]


@pytest.mark.parametrize(
    "name", ["BURGLE", "STUMBLE", "SIDESTEP", "SCRAMBLE", "MERCENARY", "EXPLORE", "SECRET_TOME", "GOBLIN"]
)
def test_a_card_of_klong_lies_where_its_number_says(name: str) -> None:
    assert CARDS[getattr(content, name)].id == name.lower()


def test_a_token_of_klong_lies_where_its_number_says() -> None:
    ids = [token.id for token in TOKENS]
    assert ids[klong_ids.EGG] == "dragon_egg"
    assert ids[klong_ids.CHALICE] == "chalice"
    assert ids[klong_ids.IDOL] == "monkey_idol"
    assert ids[klong_ids.KEY] == "master_key"
    for name in ("BACKPACK", "MASTERY", "MINOR_SECRET", "MAJOR_SECRET"):
        assert ids[getattr(klong_ids, name)] == name.lower()
    assert [n for n, token in enumerate(ids) if token.startswith("artifact_")] == klong_ids.ARTIFACTS
    assert klong_ids.ARTIFACTS[0] == klong_ids.ARTIFACT
    assert [n for n, token in enumerate(ids) if token.startswith("crown_")] == klong_ids.CROWNS


def test_a_table_goes_on_from_another_and_closes_it() -> None:
    family = EventTable()
    assert family.add("hurt", "amount:number", tone="harm") == 0
    game = EventTable(family)
    assert game.add("haunted") == 1
    assert family.names == ["hurt"]
    with pytest.raises(ValueError, match="late comes too late"):
        family.add("late")
    with pytest.raises(ValueError, match="hurt has its place already"):
        game.add("hurt")
    assert game.by_rules({"hurt": {"amount=0": "rule.none", "else": "rule.hurt"}, "haunted": "rule.ghost"}) == [
        EventKind("hurt", "rule.hurt", "amount:number", cases=(("amount=0", "rule.none"),), tone="harm"),
        EventKind("haunted", "rule.ghost"),
    ]


def test_a_forgotten_rule_is_an_error_that_names_it() -> None:
    table = EventTable()
    table.add("hurt")
    with pytest.raises(ValueError, match="no rule for event: hurt"):
        table.by_rules({})
    with pytest.raises(ValueError, match="rules for no event: hrut"):
        table.by_rules({"hurt": "a", "hrut": "b"})
    agree("reason", ["ours", "spare"], {"ours": "a"}, ["spare"])


def test_rules_are_read_from_a_table_of_text() -> None:
    assert ruled("""
        hurt stung: rule.harm
        won: rule.end
    """) == {"hurt": "rule.harm", "stung": "rule.harm", "won": "rule.end"}
    with pytest.raises(ValueError, match="won has its rule already"):
        ruled("lost won: rule.end\nwon: rule.prize")
    assert ruled_by_facts("""
        won: rule.end
        clank: amount=0 lacking=0 rule.surplus, amount=0 rule.empty,
            else rule.add
    """) == {
        "won": "rule.end",
        "clank": {"amount=0 lacking=0": "rule.surplus", "amount=0": "rule.empty", "else": "rule.add"},
    }


def test_names_get_their_places_in_rows() -> None:
    assert Numbered().places("a b c") == [0, 1, 2]
    assert bits(3) == [1, 2, 4]
    reasons, options = ReasonTable(), OptionTable()
    assert reasons.row("far too-far:far") == [1, 2]
    assert [refusal.message for refusal in reasons.kinds] == ["ok", "far", "far"]
    assert options.row("move:place flee") == [KIND, 2 * KIND]
    assert [(kind.word, kind.noun) for kind in options.kinds[1:]] == [("move", "place"), ("flee", "")]


def test_a_reason_may_have_a_rule_for_each_of_many_things() -> None:
    table = ReasonTable()
    assert table.add("gone", says="not-here") == 1
    none = table.misfit("no-token", many=3)
    after = table.add("late")
    assert (none, after) == (2, 5)
    told = table.by_rules({"gone": "g", "no-token": ["a", "b"], "late": "l"}, [])
    assert {number: (each.message, each.rule) for number, each in told.items()} == {
        1: ("not-here", "g"),
        2: ("no-token", "a"),
        3: ("no-token", "b"),
        5: ("late", "l"),
    }
    with pytest.raises(AssertionError, match="too many rules for no-token"):
        table.by_rules({"gone": "g", "no-token": ["a"] * 4, "late": "l"}, [])


def test_an_option_takes_the_things_of_its_noun() -> None:
    table = OptionTable()
    play, count = table.add("play", "card", zone="hand"), table.add("count", "number")
    words = table.vocabulary({"card": ("ace",)})
    assert (play, count) == (KIND, 2 * KIND)
    assert [words.word(option) for option in (0, play, count + 7)] == ["pass", "play:ace", "count:7"]
    with pytest.raises(KeyError, match="card"):
        table.vocabulary({})
