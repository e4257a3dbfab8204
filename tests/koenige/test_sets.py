"""Another set of treasure cards can be brought along, and is checked when it is loaded."""

from importlib.metadata import EntryPoint

import pytest

from verlies.core.check import check_game
from verlies.core.errors import BadSetup
from verlies.games.koenige.content.cards import OWN
from verlies.games.koenige.content.ids import (
    ACTION,
    BRONZE,
    ENEMY_TURN_START,
    GOLD,
    PASSIVE,
    SILVER,
    SPECIAL,
    WEAPON,
    WINDOWS,
)
from verlies.games.koenige.content.sets import BadSet, check_number, check_set, found
from verlies.games.koenige.effects import DrawTreasure, ExtraActions, MoveSelf
from verlies.games.koenige.game import Koenige
from verlies.games.koenige.kinds import CardSet, Effect, Treasure, plays
from verlies.games.koenige.traits import AttackRange

pytestmark = pytest.mark.rule("koenige.components.treasures")

TIERS = [BRONZE] * 40 + [SILVER] * 35 + [GOLD] * 25


def plain(number: int, tier: int) -> Treasure:
    """Return a simple card of some tier."""
    id = f"P-{number:03}"
    kinds = [
        Treasure(id, tier, WEAPON, [Effect(PASSIVE, AttackRange(1))], 1 + tier),
        Treasure(id, tier, 1, [], 1 + tier),
        Treasure(id, tier, ACTION, plays(MoveSelf(3), ExtraActions(1))),
        Treasure(id, tier, SPECIAL, plays(DrawTreasure(tier, 2, 1)), window=ENEMY_TURN_START),
    ]
    return kinds[number % 4]


PLAIN = CardSet("plain", [plain(number, tier) for number, tier in enumerate(TIERS)], "")
NO_SET = 7


def changed(at: int, card: Treasure) -> CardSet:
    """Return the plain set with another card somewhere."""
    return CardSet("changed", [*PLAIN.cards[:at], card, *PLAIN.cards[at + 1 :]], "")


def test_a_game_with_two_sets_plays_with_either() -> None:
    game = Koenige([OWN, PLAIN])
    match = game.new(2, 1, {"cards": "plain"})
    cards = [game.box.treasures[card].id for pile in match.state.piles for card in pile.cards()]
    assert (len(cards), {card[0] for card in cards}) == (100, {"P"})
    assert check_game(game, seats=4, options={"cards": "plain", "length": "short"}, decisions=20).decisions == 20
    own = [game.box.treasures[card].id for pile in game.new(2, 1).state.piles for card in pile.cards()]
    assert {card[0] for card in own} == {"B", "S", "G"}


def test_an_unknown_set_is_refused() -> None:
    with pytest.raises(BadSetup):
        Koenige([OWN]).new(2, 1, {"cards": "plain"})


def test_sets_of_other_packages_are_found_by_entry_point() -> None:
    point = EntryPoint("plain", "tests.koenige.test_sets:PLAIN", "verlies.koenige.cards")
    assert [each.name for each in found([point])] == ["verlies", "plain"]
    assert [each.name for each in found([])] == ["verlies"]


def test_a_set_that_cannot_be_imported_is_refused_with_where_it_comes_from() -> None:
    with pytest.raises(BadSet, match=r"^ours \(no_such_cards:SET\): ModuleNotFoundError"):
        found([EntryPoint("ours", "no_such_cards:SET", "verlies.koenige.cards")])


def test_what_is_no_set_is_refused() -> None:
    point = EntryPoint("none", "tests.koenige.test_sets:NO_SET", "verlies.koenige.cards")
    with pytest.raises(BadSet, match="a int is no set of cards"):
        found([point])


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (CardSet("few", PLAIN.cards[:99], ""), "instead of"),
        (changed(0, Treasure("P-001", BRONZE, WEAPON, [], 1)), "taken: P-001"),
        (changed(0, Treasure("X", BRONZE, 9, [], 1)), "no type 9"),
        (changed(0, Treasure("X", BRONZE, SPECIAL, plays(MoveSelf(1)))), "a window is what special cards have"),
        (
            changed(0, Treasure("X", BRONZE, ACTION, plays(MoveSelf(1)), window=1)),
            "a window is what special cards have",
        ),
        (changed(0, Treasure("X", BRONZE, SPECIAL, plays(MoveSelf(1)), window=99)), "a window is what"),
        (changed(0, Treasure("X", BRONZE, SPECIAL, plays(MoveSelf(1)), window=len(WINDOWS))), "a window is what"),
        (changed(0, Treasure("X", BRONZE, WEAPON, plays(MoveSelf(1)), 1)), "equipment is not played"),
        (changed(0, Treasure("X", BRONZE, ACTION, [])), "has effects and no value"),
        (changed(0, Treasure("X", BRONZE, ACTION, plays(MoveSelf(1)), 2)), "has effects and no value"),
        (changed(0, Treasure("X", BRONZE, ACTION, [Effect(PASSIVE, MoveSelf(1))])), "has no other moment"),
    ],
    ids=[
        "few",
        "twice",
        "type",
        "no-window",
        "window",
        "far-window",
        "next-window",
        "played",
        "nothing",
        "value",
        "moment",
    ],
)
def test_a_set_that_makes_no_sense_is_refused(cards: CardSet, why: str) -> None:
    with pytest.raises(BadSet, match=why):
        check_set(cards)


def test_ids_must_differ_from_those_of_other_sets() -> None:
    with pytest.raises(BadSet, match="taken"):
        check_set(PLAIN, [PLAIN])
    check_set(PLAIN, [OWN])


def test_the_last_window_is_a_window() -> None:
    check_set(changed(3, Treasure("X", BRONZE, SPECIAL, plays(MoveSelf(1)), window=len(WINDOWS) - 1)))


@pytest.mark.parametrize(("more", "good"), [(24, True), (25, False)])
def test_so_many_cards_and_no_more_have_a_number(more: int, good: bool) -> None:
    cards = CardSet("many", [*PLAIN.cards * 10, *PLAIN.cards[:more]], "")
    if good:
        check_number([cards])
    else:
        with pytest.raises(BadSet, match="more than 1024 cards"):
            check_number([cards])


def test_the_texts_of_a_set_are_read_with_those_of_the_game() -> None:
    named = CardSet("named", PLAIN.cards, "somewhere.texts")
    assert Koenige([OWN, named]).about.texts == ("verlies.games.koenige", "somewhere.texts")
    assert Koenige([OWN, PLAIN]).about.texts == ("verlies.games.koenige",)
