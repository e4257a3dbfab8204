"""The KLONG! family carries a game that is not KLONG!: other seats, stones, ways and ends, the same turn."""

from typing import Any

import pytest

from tests.klong_family.crypt import ALL_CARDS, BOX, GAME, HELP, PLACES, Crypt, Summon
from verlies.core.refusal import Refusal
from verlies.families.klong.bot.values import EFFECTS, Worths, points
from verlies.families.klong.kinds import ALL, CARDS, END, SHOP
from verlies.families.klong.options import BUY, PLAY
from verlies.families.klong.state import DECK, FALLEN, INSIDE
from verlies.families.klong.turn import turn_options
from verlies.testing import check_game
from verlies.testing.klong_family import FamilySituation, Ids, Stones
from verlies.text import words

IDS = Ids(BOX, PLACES)
QUIET = ("torch", "torch", "lamp", "lamp")


class Situation(FamilySituation):
    """A table of the Crypt; seat 0 is about to play."""

    def __init__(self, seats: int = 6, row: tuple[str, ...] = QUIET, **what: Any) -> None:
        super().__init__(GAME.new(seats, seed=1), IDS)
        self.lay_out(0, row, **what)

    @property
    def table(self) -> Crypt:
        state = self.match.state
        assert isinstance(state, Crypt)
        return state

    @property
    def ask(self) -> str:
        """The name of the open question."""
        return type(self.table.agenda[-1].step).__name__

    def ghosts(self) -> tuple[int, int, int]:
        """Return how many ghosts are in bank, area and bag."""
        dragon = self.table.dragon
        return self.table.bank, dragon.area[BOX.ghost], dragon.bag[BOX.ghost]


@pytest.mark.parametrize("seats", [2, 5, 6])
def test_the_game_keeps_all_promises(seats: int) -> None:
    report = check_game(GAME, seats=seats, decisions=150, seed=seats)
    assert report.undos > 0


# Seats, stones and prices are data


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_a_good_costs_is_not_said_by_the_family(language: str) -> None:
    assert sorted(set(BOX.prices.values())) == [2, 3, 4]
    assert "7" not in words(GAME, language).why(Refusal("no-gold"))


def test_seats_and_kinds_of_stones_come_from_the_box() -> None:
    t = Situation(row=())
    assert (BOX.black, BOX.ghost) == (6, 7)
    dragon = t.table.dragon
    assert (len(dragon.area), len(dragon.bag), len(dragon.aside)) == (8, 8, 8)
    assert (dragon.bag[6], len(t.table.dungeon.row)) == (12, 4)
    assert len(GAME.about.streams) == DECK + 6
    assert GAME.new(6, seed=3).state.dragon.area[:6] == [3, 2, 1, 1, 0, 0]


def test_a_ghost_hurts_everybody_inside_and_goes_back_to_the_noise() -> None:
    t = Situation(3, hand=["omen"])
    t.thief(2, status=FALLEN)
    t.table.bank, t.table.dragon.area[BOX.ghost] = 1, 1
    t.stones("ghost")
    t.do("play:omen")
    assert [t.stones_of(seat).damage for seat in range(3)] == [1, 1, 0]
    assert t.ghosts() == (1, 1, 0)
    assert t.stones_of(0) == Stones(14, damage=1)


def test_a_ghost_is_resolved_after_the_last_stone_even_if_the_turn_was_cut() -> None:
    t = Situation(2, hand=["omen"], damage=5)
    t.noise(1, 0)
    t.rage(2)
    t.table.bank, t.table.dragon.area[BOX.ghost] = 1, 1
    t.stones("ghost", 0)
    t.do("play:omen")
    assert t.table.thieves[0].status == FALLEN
    assert t.stones_of(1).damage == 1, "the ghost came although the turn was over"
    assert t.asked == [1]


# Ways


def test_a_lock_opens_for_a_pick_and_stays_open_for_all() -> None:
    t = Situation(2, hand=["burgle"], room="hall", boots=2)
    t.do("move:stall")
    assert (t.table.picks, t.room()) == ([0, 1], "stall")
    t.thief(1, room="hall")
    t.table.picks = [0, 0]
    t.do("play:burgle", "end")
    t.turn(boots=1)
    t.do("move:stall")
    assert t.room(1) == "stall"
    closed = Situation(2, room="hall", boots=1)
    closed.table.picks = [0, 1]
    closed.ready()
    closed.refuse("move:stall", "locked")


def test_whoever_walks_off_the_tile_may_seek_help_and_nothing_else() -> None:
    t = Situation(2, hand=["burgle"], room="hall", boots=1, skill=2, teleports=1, gold=9)
    t.do("move:edge")
    assert t.ask == "FindHelp"
    assert t.offers() == ["play:burgle", "buy:torch", "buy:lamp", "buy:mercenary", "turn:0", "turn:1"]
    for word in ("end", "move:gate", "teleport:gate", "goods:backpack", "crack"):
        t.refuse(word)
    t.refuse("fight:goblin", "no-swords")
    t.do("play:burgle", "turn:1")
    assert (t.room(), t.resources(), t.stones_of(0).damage) == ("vault", (3, 0, 0), 1)
    assert (t.table.facing, t.ghosts()) == (1, (1, 1, 0))
    assert t.ask == "TakeTurn"


def test_a_tile_that_would_kill_must_be_turned() -> None:
    t = Situation(2, room="hall", boots=1, damage=5)
    t.do("move:edge")
    assert t.offers("turn") == ["turn:0"]


def test_with_swords_the_finished_tunnel_asks_how_many() -> None:
    t = Situation(2, room="hall", boots=1, swords=1)
    t.do("move:edge", "turn:1")
    assert t.offers() == ["swords:0", "swords:1"]
    t.do("swords:1")
    assert (t.room(), t.stones_of(0).damage) == ("vault", 0)


def test_a_teleport_finds_the_tile_too() -> None:
    t = Situation(2, room="hall", teleports=1)
    t.do("teleport:edge")
    assert (t.room(), t.table.facing) == ("vault", 0)
    assert t.offers("artifact") == ["artifact:relic_5"]


# What is its own


def test_what_a_game_alone_offers_is_in_the_turn() -> None:
    t = Situation(2, room="stall")
    t.secrets("chalice")
    t.do("crack")
    assert (t.owned(), t.table.picks, t.offers("crack")) == (["chalice"], [0, 1], [])
    t.refuse("crack", "no-chest")


def test_a_good_costs_its_price_and_gives_what_it_gives_at_once() -> None:
    t = Situation(2, room="stall", gold=3)
    assert t.offers("goods") == ["goods:backpack"]
    t.do("goods:backpack")
    assert (t.table.thieves[0].gold, t.resources()[2]) == (1, 1)


def test_a_part_of_the_menu_can_be_asked_for() -> None:
    t = Situation(2, hand=["burgle"], room="hall", boots=1, skill=2)
    cards, shop = turn_options(t.table, 0, CARDS), turn_options(t.table, 0, SHOP)
    assert [option // PLAY for option in cards] == [1]
    assert {option - option % BUY for option in shop} == {BUY}
    assert turn_options(t.table, 0, HELP) == cards + shop
    assert turn_options(t.table, 0, END) == []
    assert set(turn_options(t.table, 0, ALL)) > set(cards + shop)


# The end


def test_whoever_is_out_draws_two_stones_and_has_no_turn() -> None:
    t = Situation(3, hand=["burgle"])
    t.thief(1, status=FALLEN)
    t.stones("black", "black")
    t.do("play:burgle", "end")
    assert t.asked == [2]
    assert t.black() == (10, 2)


def test_the_game_ends_for_all_when_the_row_cannot_be_filled() -> None:
    t = Situation(3, hand=["burgle"], row=("torch",), dungeon=["lamp"])
    t.do("play:burgle", "end")
    assert t.match.over
    assert [thief.status for thief in t.table.thieves] == [FALLEN] * 3


def test_the_game_ends_for_all_when_the_bag_is_empty() -> None:
    t = Situation(2, hand=["omen"])
    t.bag(0, 0, black=1)
    t.do("play:omen")
    assert t.match.over
    assert INSIDE not in [thief.status for thief in t.table.thieves]


# Bots


def test_an_effect_that_nobody_weighed_is_an_error() -> None:
    with pytest.raises(KeyError, match="no worth for Summon"):
        Worths(BOX, {}, {})
    worths = Worths(BOX, {Summon: points(-1.0)}, {})
    wraith = worths.played[[card.id for card in ALL_CARDS].index("wraith")]
    assert (wraith.gold, wraith.points) == (4, -1)
    assert Summon not in EFFECTS
