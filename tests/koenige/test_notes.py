"""What is said of a choice before it is taken, and that the chances told are exact."""

from collections import defaultdict

import pytest

from verlies.core.scene import Choice, Mark, Shown
from verlies.games.koenige import GAME
from verlies.games.koenige.content.fate import FATE_VALUES
from verlies.games.koenige.odds import Duel, attack_chance, bests, chest_chances, duel_chance, fate_of
from verlies.kit.odds import percent
from verlies.testing.koenige import Halls
from verlies.text import words


def choices(t: Halls, seat: int = 0) -> dict[str, Choice]:
    return {choice.id: choice for prompt in t.match.scene(seat).prompts for choice in prompt.choices}


def counted(t: Halls, ahead: int) -> float:
    """Return the chance of an attack by counting all pairs of cards, as one would on paper."""
    cards = [value for card, value in enumerate(FATE_VALUES) if card not in t.table.spent]
    pairs = [(a, b) for i, a in enumerate(cards) for j, b in enumerate(cards) if i != j]
    return sum(a + ahead > b for a, b in pairs) / len(pairs)


# Chances


@pytest.mark.rule("koenige.fight.higher-wins")
def test_an_attack_by_difference() -> None:
    fate = fate_of(Halls().table)
    found = [percent(duel_chance(fate, Duel(ahead))) for ahead in range(-3, 6)]
    assert found == [11, 20, 31, 45, 55, 69, 80, 89, 95]


@pytest.mark.rule("koenige.chest.thresholds")
def test_chests_by_bonus() -> None:
    table = Halls().table
    found = [[percent(chance) for chance in chest_chances(table, bonus)] for bonus in range(4)]
    assert found == [[50, 44, 6], [33, 50, 17], [17, 50, 33], [6, 44, 50]]


@pytest.mark.rule("koenige.setup.fate-discard-public")
@pytest.mark.parametrize("gone", [(1, 2), (8, 7, 7, 6), (1, 2, 2, 3, 3, 3)])
def test_open_cards_change_the_chances_exactly(gone: tuple[int, ...]) -> None:
    t = Halls()
    left = list(range(len(FATE_VALUES)))
    for value in gone:
        card = next(card for card in left if FATE_VALUES[card] == value)
        left.remove(card)
        t.table.spent.append(card)
    for ahead in (-1, 0, 2):
        assert duel_chance(fate_of(t.table), Duel(ahead)) == pytest.approx(counted(t, ahead))


@pytest.mark.rule("koenige.setup.fate-reshuffle-mid-fight", "koenige.setup.fate-reshuffle")
def test_an_empty_pile_is_shuffled_without_the_cards_of_the_fight() -> None:
    t = Halls()
    t.table.spent = [card for card in range(14) if FATE_VALUES[card] < 7]
    fate = fate_of(t.table)
    assert fate.left == len(FATE_VALUES) - len(t.table.spent) - 4
    drained = fate._replace(left=1)
    chances: defaultdict[int, float] = defaultdict(float)
    for mine, first, rest in bests(drained, 1):
        assert rest.left == 0
        for theirs, then, _ in bests(rest, 1):
            chances[theirs] += first * then
            assert rest.whole[mine] == FATE_VALUES.count(mine) - 1
    assert sum(chances.values()) == pytest.approx(1)
    assert chances[1] > 0, "a one that was open may come again after the shuffle"


@pytest.mark.rule("koenige.cards.equipment-values")
def test_more_cards_ties_and_a_redraw_count() -> None:
    fate = fate_of(Halls().table)
    plain = duel_chance(fate, Duel(0))
    assert duel_chance(fate, Duel(0, attacker=2)) > plain > duel_chance(fate, Duel(0, defender=2))
    assert duel_chance(fate, Duel(0, ties=True)) > plain > duel_chance(fate, Duel(0, again=2))
    assert duel_chance(fate, Duel(-9)) == 0
    assert duel_chance(fate, Duel(9)) == pytest.approx(1)


@pytest.mark.rule("koenige.fight.values")
@pytest.mark.parametrize(
    ("attacker", "defender", "ahead", "extra"),
    [
        ({"weapon": "B-W01"}, {}, 2, {}),
        ({"weapon": "B-W04"}, {}, 2, {}),
        ({"weapon": "B-W04", "armour": "B-R01"}, {"armour": "B-R01"}, -1, {}),
        ({"weapon": "B-W06"}, {}, 1, {"ties": True}),
        ({"weapon": "S-W04"}, {}, 2, {"attacker": 2}),
        ({}, {"armour": "G-R05"}, -4, {"defender": 2}),
        ({}, {"armour": "B-R08"}, -1, {"again": 2}),
        ({}, {"weapon": "B-W09"}, -1, {}),
    ],
)
def test_equipment_counts_as_in_a_fight(
    attacker: dict[str, str], defender: dict[str, str], ahead: int, extra: dict[str, int]
) -> None:
    t = Halls()
    t.hero(0, **attacker)
    t.hero(1, **defender)
    duel = Duel(ahead, **extra)  # type: ignore[arg-type]
    assert attack_chance(t.table, 0, 1) == pytest.approx(duel_chance(fate_of(t.table), duel))
    assert choices(t)["attack:1"].cost == (Mark("chance", percent(attack_chance(t.table, 0, 1))),)


@pytest.mark.rule("koenige.fight.values")
def test_a_shield_against_arrows_counts_only_from_another_room() -> None:
    t = Halls()
    t.hero(0, weapon="S-W03")
    t.hero(1, at="n1", armour="B-R02")
    far, beside = attack_chance(t.table, 0, 1), attack_chance(t.table, 0, 1, beside=True)
    assert far == pytest.approx(duel_chance(fate_of(t.table), Duel(-1)))
    assert beside == pytest.approx(duel_chance(fate_of(t.table), Duel(0)))


@pytest.mark.rule("koenige.fight.higher-wins")
def test_what_was_told_comes_true_as_often_as_told() -> None:
    wins, games = 0, 400
    told = 0.0
    for seed in range(games):
        t = Halls(seed=seed)
        t.hero(0, weapon="S-W04")
        t.hero(1, armour="B-R08")
        told = attack_chance(t.table, 0, 1)
        t.do("attack:1")
        t.passes()
        wins += any(entry.kind == "won" for entry in t.match.log(0))
    assert abs(wins / games - told) < 0.08


# Prices and notes


@pytest.mark.rule("koenige.chest.loot")
def test_a_chest_tells_its_chances_with_what_equipment_adds() -> None:
    t = Halls()
    t.lay("n1", "W12")
    t.hero(0, at="n1")
    t.act(0)
    assert choices(t)["loot"].cost == (Mark("bronze", 17), Mark("silver", 50), Mark("gold", 33))
    t.hero(0, weapon="B-W07")
    t.act(0)
    assert choices(t)["loot"].cost == (Mark("bronze", 6), Mark("silver", 44), Mark("gold", 50))


def test_a_way_tells_what_lies_there() -> None:
    t = Halls()
    t.lay("n1", "W02", 2)
    t.flag("W02", "placed", team=1)
    t.mark("n1")
    t.hero(1, at="n1")
    t.act(0)
    told = choices(t)
    assert told[t.option("walk@n1")].notes == ("token-flag_2_blue", "note-x", "note-somebody")
    assert told[t.option("walk@e1")].notes == ("room-I16",)


def test_an_x_is_told_wherever_a_room_is_chosen() -> None:
    t = Halls()
    t.lay("n1", "W09")
    t.mark("n1")
    t.hero(0, hand=["S-A07"])
    t.act(0)
    t.do("play:S-A07")
    assert choices(t)[t.option("choose@n1")].notes == ("room-W09", "note-x")


def test_who_leaves_a_capture_is_warned() -> None:
    t = Halls()
    t.lay("n1", "W02", 2)
    t.hero(0, at="n1")
    t.act(0)
    t.do("capture")
    assert choices(t)[t.option("walk@start")].notes[-1] == "note-leaves"


def test_a_thief_is_told_where_home_is() -> None:
    t = Halls()
    t.lay("n1", "W02", 2)
    t.flag("W02", "placed", team=1)
    t.hero(0, at="n1")
    t.act(0)
    assert choices(t)["steal"].notes == ("note-steal",)
    t.do("steal")
    t.passes()
    assert choices(t)[t.option("walk@start")].notes[-1] == "note-home"
    told = [words(GAME, language).note("note-home") for language in ("de", "en")]
    assert told == [
        "beginnst du deinen nächsten Zug dort, hast du erobert, was du gestohlen hast",
        "if you begin your next turn there, you conquer what you stole",
    ], "it is another room than the one it is said in, and may be more than one flag"


@pytest.mark.rule("koenige.capture.complete-next-turn")
def test_a_capture_tells_whether_somebody_can_come_before() -> None:
    t = Halls()
    for place, room in (("n1", "W03"), ("n2", "W15"), ("n3", "W04"), ("n4", "W11")):
        t.lay(place, room)
    t.hero(0, at="n1")
    t.act(0)
    assert choices(t)["capture"].notes == ("note-capture", "note-stoppers")
    t.hero(1, at="n4")
    t.act(0)
    assert choices(t)["capture"].notes == ("note-capture", "note-no-stoppers")


def test_a_room_that_is_turned_is_shown_as_it_would_lie() -> None:
    t = Halls()
    t.lay("n1", "W15")
    t.lay("n2", "W16", 2)
    t.hero(0, hand=["S-A05"])
    t.act(0)
    t.do("play:S-A05")
    t.passes()
    assert t.ask() == "TurnLaid"
    shown = {choice.id: choice.shows for choice in choices(t).values()}
    assert shown == {f"turn:{turns}": Shown("room", "W16", turns) for turns in (1, 3)}
    assert [(token.face, token.place) for token in t.match.scene(0).ahead] == [("W16", "n2")]
