"""Starting cards and the reserve, the printed numbers of every card, and the count of all card tests."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.klong.changes import buy, fight, play, refill, scored, stones_drawn
from verlies.games.klong import GAME
from verlies.games.klong.content.cards import CARDS
from verlies.testing.klong import Klong, names

# Starting cards


@pytest.mark.card("burgle")
@pytest.mark.rule("klong.turn.resources-pool")
def test_burgle() -> None:
    assert play(Klong(2, hand=["burgle"]), "burgle") == {"skill": 1}


@pytest.mark.card("stumble")
@pytest.mark.rule("klong.clank.add")
def test_stumble() -> None:
    t = Klong(2, hand=["stumble"])
    assert play(t, "stumble") == {"noise": 1}
    assert t.table.thieves[0].supply == 29


@pytest.mark.card("sidestep")
@pytest.mark.rule("klong.turn.resources-pool")
def test_sidestep() -> None:
    assert play(Klong(2, hand=["sidestep"]), "sidestep") == {"boots": 1}


@pytest.mark.card("scramble")
@pytest.mark.rule("klong.turn.resources-pool")
def test_scramble() -> None:
    assert play(Klong(2, hand=["scramble"]), "scramble") == {"skill": 1, "boots": 1}


STARTERS = [("burgle", 6), ("stumble", 2), ("sidestep", 1), ("scramble", 1)]


@pytest.mark.rule("klong.buy.only-legal-source", "klong.score.cards")
@pytest.mark.parametrize("card", [card for card, _ in STARTERS])
def test_a_starting_card_is_not_for_sale_and_scores_nothing(card: str) -> None:
    t = Klong(2, skill=9, swords=9)
    t.thief(1, discard=[card])
    for word, reason in {"buy": "not-for-sale", **WRONG_WAYS["buy"]}.items():
        t.refuse(f"{word}:{card}", reason)
    assert scored(card) == {}


@pytest.mark.rule("klong.components.starting-decks")
@pytest.mark.parametrize(("card", "copies"), STARTERS)
def test_every_starting_deck_has_its_copies(card: str, copies: int) -> None:
    pieces = [GAME.pieces(GAME.new(seats, 1).state) for seats in (2, 3, 4)]
    assert [each[f"card {card}"] for each in pieces] == [2 * copies, 3 * copies, 4 * copies]


# The reserve


@pytest.mark.card("mercenary")
@pytest.mark.rule("klong.buy.reserve", "klong.turn.resources-pool")
def test_mercenary() -> None:
    t = Klong(2, hand=["mercenary"], skill=2)
    assert buy(t, "mercenary") == {"skill": -2}
    assert play(t, "mercenary") == {"skill": 1, "swords": 2}


@pytest.mark.card("explore")
@pytest.mark.rule("klong.buy.reserve", "klong.turn.resources-pool")
def test_explore() -> None:
    t = Klong(2, hand=["explore"], skill=3)
    assert buy(t, "explore") == {"skill": -3}
    assert play(t, "explore") == {"skill": 2, "boots": 1}


@pytest.mark.card("secret_tome")
@pytest.mark.rule("klong.buy.reserve", "klong.score.cards")
def test_secret_tome() -> None:
    t = Klong(2, hand=["secret_tome"], skill=7)
    assert buy(t, "secret_tome") == {"skill": -7}
    assert play(t, "secret_tome") == {}
    assert scored("secret_tome", "secret_tome") == {"secret_tome": 14}


@pytest.mark.card("goblin")
@pytest.mark.rule("klong.monster.goblin-stays", "klong.monster.goblin-repeat", "klong.monster.swords-only")
def test_goblin() -> None:
    t = Klong(2, swords=5, skill=9)
    assert fight(t, "goblin") == {"swords": -2, "gold": 1}
    assert fight(t, "goblin") == {"swords": -2, "gold": 1}
    t.refuse("fight:goblin", "no-swords")
    t.refuse("buy:goblin", "is-monster")


RESERVE = [("mercenary", 15, 2, 0), ("explore", 15, 3, 0), ("secret_tome", 12, 7, 7)]
"""Card, copies, cost and points."""


@pytest.mark.rule("klong.components.reserve-cards", "klong.buy.reserve", "klong.keyword.reserve-limited")
@pytest.mark.parametrize(("card", "copies", "cost", "points"), RESERVE)
def test_the_printed_numbers_of_the_reserve(card: str, copies: int, cost: int, points: int) -> None:
    t = Klong(2, skill=cost - 1, swords=9)
    t.refuse(f"buy:{card}", "no-skill")
    t.turn(skill=copies * cost)
    for _ in range(copies):
        assert buy(t, card) == {"skill": -cost}
    t.turn(skill=cost)
    t.refuse(f"buy:{card}", "sold-out")
    t.refuse(f"use:{card}", "not-a-device")
    t.refuse(f"fight:{card}", "not-a-monster")
    assert scored(card) == ({card: points} if points else {})


# The dungeon deck


class Printed(NamedTuple):
    """What is printed on a card of the dungeon deck."""

    card: str
    take: str
    """How one gets it."""
    copies: int
    cost: int
    points: int
    """What a master thief without any other treasure scores for it."""
    attack: bool

    @property
    def word(self) -> str:
        """The option that takes it."""
        return f"{self.take}:{self.card}"


DUNGEON = [
    Printed("sapphire", "buy", 3, 4, 4, True),
    Printed("emerald", "buy", 2, 5, 5, True),
    Printed("ruby", "buy", 2, 6, 6, True),
    Printed("diamond", "buy", 1, 8, 8, True),
    Printed("dragons_eye", "buy", 1, 5, 10, True),
    Printed("apothecary", "buy", 1, 3, 2, False),
    Printed("archaeologist", "buy", 2, 2, 1, False),
    Printed("cleric_of_the_sun", "buy", 2, 3, 1, False),
    Printed("dwarven_peddler", "buy", 1, 4, 0, False),
    Printed("gem_collector", "buy", 1, 4, 2, False),
    Printed("invoker_of_the_ancients", "buy", 1, 4, 1, False),
    Printed("kobold_merchant", "buy", 1, 3, 1, False),
    Printed("master_burglar", "buy", 2, 3, 2, False),
    Printed("mister_whiskers", "buy", 1, 1, 1, True),
    Printed("monkeybot_3000", "buy", 1, 5, 1, True),
    Printed("rebel_captain", "buy", 1, 3, 1, False),
    Printed("rebel_miner", "buy", 1, 2, 1, False),
    Printed("rebel_scout", "buy", 1, 3, 1, False),
    Printed("rebel_soldier", "buy", 1, 2, 1, False),
    Printed("the_duke", "buy", 1, 5, 0, False),
    Printed("the_mountain_king", "buy", 1, 6, 3, False),
    Printed("the_queen_of_hearts", "buy", 1, 6, 3, False),
    Printed("treasure_hunter", "buy", 2, 3, 1, False),
    Printed("tunnel_guide", "buy", 2, 1, 1, False),
    Printed("wizard", "buy", 1, 6, 0, False),
    Printed("amulet_of_vigor", "buy", 1, 7, 3, False),
    Printed("boots_of_swiftness", "buy", 1, 5, 3, False),
    Printed("bracers_of_agility", "buy", 2, 5, 2, False),
    Printed("brilliance", "buy", 1, 6, 0, False),
    Printed("dead_run", "buy", 2, 3, 0, False),
    Printed("elven_boots", "buy", 1, 4, 2, False),
    Printed("elven_cloak", "buy", 1, 4, 2, False),
    Printed("elven_dagger", "buy", 1, 4, 2, False),
    Printed("flying_carpet", "buy", 1, 6, 2, False),
    Printed("lucky_coin", "buy", 2, 1, 1, False),
    Printed("move_silently", "buy", 2, 3, 0, False),
    Printed("pickaxe", "buy", 2, 4, 2, False),
    Printed("scepter_of_the_ape_lord", "buy", 1, 3, 3, False),
    Printed("search", "buy", 2, 4, 0, False),
    Printed("silver_spear", "buy", 2, 3, 2, False),
    Printed("singing_sword", "buy", 1, 5, 2, True),
    Printed("sleight_of_hand", "buy", 2, 2, 0, False),
    Printed("sneak", "buy", 2, 2, 0, False),
    Printed("swagger", "buy", 2, 2, 0, False),
    Printed("tattle", "buy", 2, 3, 0, False),
    Printed("treasure_map", "buy", 1, 6, 0, False),
    Printed("underworld_dealing", "buy", 1, 1, 0, False),
    Printed("wand_of_recall", "buy", 2, 5, 1, False),
    Printed("wand_of_wind", "buy", 1, 6, 3, False),
    Printed("dragon_shrine", "use", 2, 4, 0, False),
    Printed("ladder", "use", 2, 3, 0, False),
    Printed("shrine", "use", 3, 2, 0, False),
    Printed("teleporter", "use", 2, 4, 0, False),
    Printed("the_vault", "use", 1, 3, 0, True),
    Printed("animated_door", "fight", 2, 1, 0, True),
    Printed("belcher", "fight", 2, 2, 0, True),
    Printed("cave_troll", "fight", 1, 4, 0, True),
    Printed("crystal_golem", "fight", 2, 3, 0, False),
    Printed("kobold", "fight", 3, 1, 0, True),
    Printed("ogre", "fight", 2, 3, 0, True),
    Printed("orc_grunt", "fight", 3, 2, 0, True),
    Printed("overlord", "fight", 2, 2, 0, False),
    Printed("watcher", "fight", 3, 3, 0, False),
]
DANGERS = ("dragon_shrine", "kobold")
DEEP = ["dragons_eye", "the_vault", "cave_troll"]
DEEP_CAVE = "F18"
"""In the Depths and a crystal cave, so that every card can be taken there."""
WRONG_WAYS = {
    "buy": {"use": "not-a-device", "fight": "not-a-monster"},
    "use": {"buy": "is-device", "fight": "not-a-monster"},
    "fight": {"buy": "is-monster", "use": "not-a-device"},
}

ALL = pytest.mark.parametrize("printed", DUNGEON, ids=[printed.card for printed in DUNGEON])


@pytest.mark.rule("klong.components.dungeon-deck")
def test_the_dungeon_deck_has_its_copies() -> None:
    pieces = GAME.pieces(GAME.new(2, 1).state)
    assert [pieces[f"card {printed.card}"] for printed in DUNGEON] == [printed.copies for printed in DUNGEON]
    assert sum(printed.copies for printed in DUNGEON) == 100


@ALL
@pytest.mark.rule("klong.buy.dungeon-row", "klong.tool.use", "klong.monster.swords-only", "klong.turn.need-resources")
def test_a_card_costs_what_is_printed_on_it(printed: Printed) -> None:
    paid, other = ("swords", "skill") if printed.take == "fight" else ("skill", "swords")
    t = Klong(2, hand=[], room=DEEP_CAVE, row=[printed.card])
    t.turn(**{paid: printed.cost - 1, other: 20})
    t.refuse(printed.word, f"no-{paid}")
    t.turn(**{paid: printed.cost, other: 0})
    t.do(printed.word)
    assert getattr(t.table.turn, paid) == 0
    assert names(t.table.dungeon.row) == [""] * 6


@ALL
@pytest.mark.rule("klong.buy.only-legal-source", "klong.tool.use", "klong.monster.swords-only")
def test_a_card_is_taken_in_its_own_way_only(printed: Printed) -> None:
    t = Klong(2, room=DEEP_CAVE, row=[printed.card], skill=20, swords=20)
    for word, reason in WRONG_WAYS[printed.take].items():
        t.refuse(f"{word}:{printed.card}", reason)
    t.row()
    t.refuse(printed.word, "not-in-row")


@ALL
@pytest.mark.rule("klong.score.cards")
def test_a_card_scores_what_is_printed_on_it(printed: Printed) -> None:
    assert scored(printed.card) == ({printed.card: printed.points} if printed.points else {})


@ALL
@pytest.mark.rule("klong.dragon.attack-trigger", "klong.keyword.danger", "klong.keyword.encounter")
def test_the_dragon_attacks_when_its_symbol_is_revealed(printed: Printed) -> None:
    stones = 4 if printed.card in DANGERS else 3
    attack = {"black in bag": -stones, "black aside": stones} if printed.attack else {}
    noise = {"noise": 1, "noise of seat 1": 1} if printed.card in ("overlord", "watcher") else {}
    assert refill(printed.card) == {**attack, **noise}


@ALL
@pytest.mark.rule("klong.keyword.danger", "klong.dragon.old-symbols-idle")
def test_only_danger_cards_in_the_row_add_a_stone(printed: Printed) -> None:
    assert stones_drawn(printed.card) == (4 if printed.card in DANGERS else 3)


@ALL
@pytest.mark.rule("klong.turn.need-resources")
@pytest.mark.parametrize(("room", "barred"), [("F08", DEEP), ("F17", ["crystal_golem"])])
def test_most_cards_can_be_taken_above_the_depths_and_outside_of_caves(
    printed: Printed, room: str, barred: list[str]
) -> None:
    t = Klong(2, room=room, row=[printed.card], skill=20, swords=20)
    assert (printed.word in t.offers()) == (printed.card not in barred)


# All of them


def marked_cards(path: Path) -> Iterator[str]:
    """Yield the ids in the card marks of the tests in a file."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.card":
                    yield from (ast.literal_eval(argument) for argument in mark.args)


def test_every_card_of_the_game_has_a_test() -> None:
    tested = {card for path in Path(__file__).parent.glob("test_cards_*.py") for card in marked_cards(path)}
    assert tested == {card.id for card in CARDS}
    assert len(tested) == 71


def test_the_printed_numbers_of_every_card_are_tested() -> None:
    basic = [*(card for card, _ in STARTERS), *(card for card, *_ in RESERVE), "goblin"]
    assert sorted([*basic, *(printed.card for printed in DUNGEON)]) == sorted(card.id for card in CARDS)
