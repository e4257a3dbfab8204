"""The keywords: discarding, the play area, encounters, trashing, acquiring, danger, conditions, teleports, reserve."""

import pytest

from verlies.families.klong.state import ESCAPED, FALLEN, GAP, INSIDE
from verlies.games.klong.setup import BOX
from verlies.testing.klong import Klong, cards

RESERVE = {"mercenary": 0, "explore": 1, "secret_tome": 2}


def reserve(t: Klong) -> list[int]:
    return t.table.dungeon.reserve


def deck(t: Klong, seat: int = 0) -> list[int]:
    return t.table.thieves[seat].deck.cards()


# Discarding


@pytest.mark.rule("klong.keyword.discard-from-hand")
@pytest.mark.parametrize("card", ["sleight_of_hand", "apothecary"])
def test_only_unplayed_hand_cards_can_be_discarded(card: str) -> None:
    t = Klong(2, hand=[card, "burgle"], played=["stumble", "sidestep"], discard=["explore"], deck=["mercenary"] * 3)
    t.do(f"play:{card}")
    assert t.offers() == ["pass", "discard:burgle"]
    for other in ("stumble", "sidestep", "explore", "mercenary", card):
        t.refuse(f"discard:{other}", "not-discardable")
    t.do("discard:burgle")
    assert "burgle" in t.discard()


@pytest.mark.rule("klong.keyword.discard-from-hand")
def test_equal_hand_cards_are_offered_once() -> None:
    t = Klong(2, hand=["sleight_of_hand", "burgle", "burgle", "stumble"])
    t.do("play:sleight_of_hand")
    assert t.offers() == ["pass", "discard:burgle", "discard:stumble"]


@pytest.mark.rule("klong.keyword.discard-no-effect")
def test_a_discarded_card_does_nothing_and_is_dealt_with() -> None:
    t = Klong(2, hand=["apothecary", "stumble"])
    t.do("play:apothecary", "discard:stumble", "choose:gold_2")
    assert t.table.dragon.area == [0, 0]
    assert t.discard() == ["stumble"]
    assert t.played() == ["apothecary"]
    assert t.hand() == []
    assert t.table.turn.clank == 0
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.keyword.discard-no-effect")
def test_one_of_two_equal_cards_is_discarded() -> None:
    t = Klong(2, hand=["sleight_of_hand", "burgle", "burgle"], deck=[])
    t.do("play:sleight_of_hand", "discard:burgle")
    assert t.hand() == ["burgle", "burgle"], "one kept, one shuffled and drawn again"
    assert t.resources() == (0, 0, 0)


@pytest.mark.rule("klong.keyword.discard-is-a-cost")
def test_without_a_card_to_discard_nothing_is_gained() -> None:
    t = Klong(2, hand=["apothecary"], damage=3)
    t.do("play:apothecary")
    assert t.asked == [0]
    assert t.offers("choose:") == []
    assert t.offers("discard:") == []
    assert t.resources() == (0, 0, 0)
    assert (t.table.thieves[0].gold, t.table.thieves[0].damage) == (0, 3)


@pytest.mark.rule("klong.keyword.discard-is-a-cost")
def test_who_declines_to_discard_gains_nothing() -> None:
    t = Klong(2, hand=["apothecary", "burgle"], damage=3)
    t.do("play:apothecary", "pass")
    assert t.offers("choose:") == []
    assert t.resources() == (0, 0, 0)
    assert (t.table.thieves[0].gold, t.table.thieves[0].damage) == (0, 3)
    assert t.hand() == ["burgle"]
    assert t.discard() == []


@pytest.mark.rule("klong.keyword.discard-is-a-cost")
@pytest.mark.parametrize(
    ("choice", "swords", "gold", "damage"),
    [("swords_3", 3, 0, 4), ("gold_2", 0, 2, 4), ("heal_1", 0, 0, 3)],
)
def test_the_discard_is_made_before_the_gain_is_chosen(choice: str, swords: int, gold: int, damage: int) -> None:
    t = Klong(2, hand=["apothecary", "burgle"], damage=4)
    t.do("play:apothecary", "discard:burgle")
    assert t.discard() == ["burgle"]
    assert t.offers() == ["choose:swords_3", "choose:gold_2", "choose:heal_1"]
    t.do(f"choose:{choice}")
    thief = t.table.thieves[0]
    assert (t.table.turn.swords, thief.gold, thief.damage) == (swords, gold, damage)


@pytest.mark.rule("klong.example.taschenspielertrick")
def test_sleight_of_hand_trades_one_card_for_two() -> None:
    t = Klong(2, hand=["sleight_of_hand", "stumble"])
    t.draws(0, "burgle", "sidestep")
    t.do("play:sleight_of_hand", "discard:stumble")
    assert t.hand() == ["burgle", "sidestep"]
    assert t.discard() == ["stumble"]
    assert t.table.dragon.area == [0, 0]


@pytest.mark.rule("klong.example.taschenspielertrick")
def test_sleight_of_hand_as_the_last_card_draws_nothing() -> None:
    t = Klong(2, hand=["sleight_of_hand"])
    t.do("play:sleight_of_hand")
    assert t.hand() == []
    assert len(deck(t)) == 10
    assert t.asked == [0]
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.example.taschenspielertrick")
def test_sleight_of_hand_declined_draws_nothing() -> None:
    t = Klong(2, hand=["sleight_of_hand", "stumble"])
    t.do("play:sleight_of_hand", "pass")
    assert t.hand() == ["stumble"]
    assert len(deck(t)) == 9


# The play area


@pytest.mark.rule("klong.keyword.play-area")
def test_a_reshuffle_in_the_turn_leaves_the_play_area_out() -> None:
    t = Klong(
        2,
        hand=["elven_boots"],
        deck=[],
        discard=["burgle", "stumble", "sidestep", "scramble"],
        played=["explore", "mercenary"],
    )
    t.draws(0, "burgle")
    t.do("play:elven_boots")
    assert t.hand() == ["burgle"]
    assert deck(t) == cards("stumble", "sidestep", "scramble")
    assert t.played() == ["explore", "mercenary", "elven_boots"]
    assert t.discard() == []


@pytest.mark.rule("klong.keyword.play-area")
def test_with_nothing_but_a_play_area_nothing_is_drawn() -> None:
    t = Klong(2, hand=["elven_boots"], deck=[], played=["burgle", "burgle"])
    t.do("play:elven_boots")
    assert t.hand() == []
    assert t.played() == ["burgle", "burgle", "elven_boots"]


# Encounters


@pytest.mark.rule("klong.keyword.encounter")
@pytest.mark.parametrize("card", ["overlord", "watcher"])
def test_an_encounter_is_carried_out_when_its_card_is_revealed(card: str) -> None:
    t = Klong(4, row=["ladder"] * 5)
    t.thief(1, status=FALLEN)
    t.thief(3, status=ESCAPED)
    t.reveals(card)
    t.end()
    assert t.table.dragon.area == [1, 0, 1, 0]
    assert [thief.supply for thief in t.table.thieves] == [29, 30, 29, 30]


@pytest.mark.rule("klong.keyword.encounter")
def test_an_encounter_that_stays_in_the_row_does_nothing_more() -> None:
    t = Klong(2, row=["ladder"] * 5)
    t.thief(1, hand=[], deck=[])
    t.reveals("overlord", "pickaxe")
    t.end()
    t.turn(skill=3)
    t.do("use:ladder")
    t.end()
    assert t.table.dragon.area == [1, 1]
    assert "clank" not in t.events(), "the second refill"


@pytest.mark.rule("klong.keyword.encounter")
def test_each_encounter_of_a_refill_counts() -> None:
    t = Klong(2, row=["ladder"] * 3)
    t.reveals("overlord", "watcher", "overlord")
    t.end()
    assert t.table.dragon.area == [3, 3]


@pytest.mark.rule("klong.keyword.encounter")
@pytest.mark.parametrize(("aside", "back"), [(0, 0), (2, 2), (3, 3), (5, 3)])
def test_a_shrine_brings_up_to_three_black_stones_back(aside: int, back: int) -> None:
    t = Klong(2, row=["ladder"] * 5)
    t.bag(2, 0, black=24 - aside)
    t.reveals("shrine")
    t.end()
    assert t.table.dragon.bag == [2, 0, 0, 0, 24 - aside + back]
    assert t.table.dragon.aside == [0, 0, 0, 0, aside - back]
    assert t.told("bag-back", "count") == [back]


@pytest.mark.rule("klong.keyword.encounter", "klong.example.maulheld")
def test_noise_of_an_encounter_between_turns_belongs_to_no_turn() -> None:
    t = Klong(2, row=["ladder"] * 5)
    t.reveals("overlord")
    t.end()
    assert t.table.dragon.area == [1, 1]
    t.thief(1, hand=["swagger"], deck=[])
    t.do("play:swagger")
    assert t.resources() == (0, 0, 1)


@pytest.mark.rule("klong.keyword.encounter-before-attack")
def test_the_noise_of_an_encounter_is_in_the_bag_when_the_same_refill_attacks() -> None:
    t = Klong(2, row=["ladder"] * 4)
    t.bag(black=24)
    t.rage(1)
    t.reveals("animated_door", "overlord")
    t.stones(0, 1)
    t.end()
    assert [thief.damage for thief in t.table.thieves] == [1, 1]
    assert t.table.dragon.bag == [0, 0, 0, 0, 24]
    assert t.table.dragon.area == [0, 0]
    refill = ["revealed", "woke", "revealed", "arrived", "clank", "clank"]
    attack = ["attack", "bagged", "bagged", "drawn-stone", "drawn-stone"]
    assert t.events()[-12:] == [*refill, *attack, "turn"]


# Trashing


@pytest.mark.rule("klong.keyword.trash-source")
def test_a_card_is_trashed_from_discard_pile_or_play_area_only() -> None:
    t = Klong(
        2, hand=["explore"], discard=["burgle"], deck=["sidestep"], skill=4, row=["dragon_shrine", *["ladder"] * 5]
    )
    t.reveals("ladder")
    t.do("play:explore", "use:dragon_shrine", "choose:trash", "end")
    t.thief(0, hand=["stumble"])
    assert t.offers() == ["trash:burgle", "trash:explore"]
    t.refuse("trash:stumble", "not-trashable")
    t.refuse("trash:sidestep", "not-trashable")
    t.refuse("pass", "must-trash")


@pytest.mark.rule("klong.keyword.trash-source")
@pytest.mark.parametrize(
    ("played", "discard", "left_played", "left_discard"),
    [
        (["stumble"], ["stumble"], [], ["stumble"]),
        (["burgle"], ["stumble", "stumble"], ["burgle"], ["stumble"]),
        (["burgle"], ["stumble"], ["burgle"], []),
    ],
)
def test_one_copy_is_trashed_from_the_play_area_first(
    played: list[str], discard: list[str], left_played: list[str], left_discard: list[str]
) -> None:
    t = Klong(2, played=played, discard=discard, deck=["sidestep"] * 5)
    t.to_trash()
    t.do("end", "trash:stumble")
    assert t.table.boxed_cards == cards("stumble")
    assert t.discard() == left_discard + left_played
    assert t.hand() == ["sidestep"] * 5


@pytest.mark.rule("klong.keyword.trash-source")
def test_with_nothing_to_trash_nobody_is_asked() -> None:
    t = Klong(2, deck=[])
    t.to_trash()
    t.end()
    assert t.asked == [1]
    assert t.table.boxed_cards == []


@pytest.mark.rule("klong.keyword.trash-timing")
def test_what_a_trashed_card_gave_stays_usable_and_the_card_leaves_at_the_end_of_the_turn() -> None:
    t = Klong(2, hand=["burgle", "master_burglar"], deck=["sidestep"] * 6)
    t.do("play:burgle", "play:master_burglar")
    assert t.resources() == (3, 0, 0)
    assert t.played() == ["burgle", "master_burglar"]
    assert t.table.boxed_cards == []
    t.do("buy:explore", "end")
    assert t.table.boxed_cards == cards("burgle")
    assert cards("burgle")[0] not in t.table.thieves[0].cards()
    assert t.discard() == ["explore", "master_burglar"]
    assert t.hand() == ["sidestep"] * 5


@pytest.mark.rule("klong.keyword.trash-timing")
def test_the_card_is_chosen_before_the_new_hand_is_drawn() -> None:
    t = Klong(2, hand=["burgle"], deck=[], skill=4, row=["dragon_shrine", *["ladder"] * 5])
    t.reveals("ladder")
    t.do("play:burgle", "use:dragon_shrine", "choose:trash", "end", "trash:burgle")
    assert t.hand() == []
    assert deck(t) == []
    assert t.table.boxed_cards == cards("burgle")


@pytest.mark.rule("klong.keyword.trash-timing")
@pytest.mark.parametrize(("played", "discard"), [(["burgle"], []), ([], ["burgle"])])
def test_the_master_burglar_trashes_a_burgle_from_either_place(played: list[str], discard: list[str]) -> None:
    t = Klong(2, hand=["master_burglar"], played=played, discard=discard, deck=["sidestep"] * 6)
    t.do("play:master_burglar", "end")
    assert t.table.boxed_cards == cards("burgle")
    assert t.discard() == ["master_burglar"]


@pytest.mark.rule("klong.keyword.trash-timing")
def test_the_master_burglar_trashes_no_burgle_from_the_deck() -> None:
    t = Klong(2, hand=["master_burglar"], deck=["burgle"] * 6, discard=["stumble"])
    t.do("play:master_burglar", "end")
    assert t.table.boxed_cards == []
    assert t.hand() == ["burgle"] * 5
    assert t.asked == [1]


@pytest.mark.rule("klong.keyword.trash-timing")
def test_a_trash_is_forgotten_with_its_turn() -> None:
    t = Klong(2, hand=["master_burglar"], played=["burgle"], deck=["burgle"] * 5)
    t.thief(1, hand=[], deck=[])
    t.do("play:master_burglar", "end", "end")
    assert t.asked == [0]
    t.play_all()
    t.end()
    assert t.table.boxed_cards == cards("burgle")


# Acquiring


@pytest.mark.rule("klong.keyword.acquire")
@pytest.mark.parametrize(("card", "cost", "skill"), [("cleric_of_the_sun", 3, 2), ("amulet_of_vigor", 7, 4)])
def test_an_acquire_text_happens_at_once_and_never_again(card: str, cost: int, skill: int) -> None:
    t = Klong(2, skill=cost, damage=3, row=[card, *["ladder"] * 5])
    t.do(f"buy:{card}")
    assert t.table.thieves[0].damage == 2
    assert t.resources() == (0, 0, 0), "its other text waits until it is played"
    t.thief(0, hand=[card], discard=[])
    t.do(f"play:{card}")
    assert t.table.thieves[0].damage == 2
    assert t.table.turn.skill == skill


@pytest.mark.rule("klong.keyword.acquire")
@pytest.mark.parametrize(
    ("card", "cost", "bought", "played"),
    [("boots_of_swiftness", 5, (0, 0, 1), (0, 0, 3)), ("silver_spear", 3, (0, 1, 0), (0, 3, 0))],
)
def test_resources_of_an_acquire_text_are_for_the_turn_of_buying(
    card: str, cost: int, bought: tuple[int, int, int], played: tuple[int, int, int]
) -> None:
    t = Klong(2, skill=cost, row=[card, *["ladder"] * 5])
    t.do(f"buy:{card}")
    assert t.resources() == bought
    other = Klong(2, hand=[card])
    other.do(f"play:{card}")
    assert other.resources() == played


@pytest.mark.rule("klong.keyword.acquire")
@pytest.mark.parametrize(("card", "cost"), [("sapphire", 4), ("emerald", 5), ("ruby", 6), ("diamond", 8)])
def test_gems_make_noise_when_they_are_taken_and_not_when_they_are_played(card: str, cost: int) -> None:
    t = Klong(2, skill=cost, row=[card, *["ladder"] * 5])
    t.do(f"buy:{card}")
    assert t.table.dragon.area == [2, 0]
    assert t.resources() == (0, 0, 0)
    t.thief(0, hand=[card], discard=[])
    t.draws(0, "burgle")
    t.do(f"play:{card}")
    assert t.table.dragon.area == [2, 0]
    assert t.hand() == ["burgle"]


# Danger


@pytest.mark.rule("klong.keyword.danger")
def test_each_danger_card_in_the_row_adds_a_stone() -> None:
    t = Klong(2, row=["dragon_shrine", *["ladder"] * 4])
    t.thief(1, hand=[], deck=[])
    t.bag(black=24)
    t.rage(3)
    t.reveals("kobold")
    t.end()
    assert t.table.dragon.bag[BOX.black] == 24 - 5, "3 by rage, the shrine, and the kobold of this very refill"
    t.turn(swords=1)
    t.do("fight:kobold")
    t.reveals("animated_door")
    t.end()
    assert t.table.dragon.bag[BOX.black] == 24 - 5 - 4, "the kobold is gone"


@pytest.mark.rule("klong.keyword.danger")
@pytest.mark.parametrize(
    ("row", "stones"),
    [(["ladder"] * 6, 3), (["kobold", *["ladder"] * 5], 4), (["kobold"] * 3 + ["dragon_shrine"] * 2, 8)],
)
def test_danger_cards_count_for_attacks_by_cards_too(row: list[str], stones: int) -> None:
    t = Klong(2, hand=["mister_whiskers"], row=row)
    t.bag(black=24)
    t.rage(4)
    t.do("play:mister_whiskers", "choose:attack")
    assert t.table.dragon.bag[BOX.black] == 24 - stones
    assert t.table.dragon.aside[BOX.black] == stones


# Fountains


@pytest.mark.rule("klong.keyword.fountain")
def test_a_fountain_heals_one_each_time_it_is_entered() -> None:
    t = Klong(2, room="F17", boots=6, damage=2)
    t.do("move:F12")
    assert (t.table.thieves[0].damage, t.table.thieves[0].supply) == (1, 29)
    t.do("move:F17", "move:F12")
    assert (t.table.thieves[0].damage, t.table.thieves[0].supply) == (0, 30)
    assert t.table.thieves[1].damage == 0


@pytest.mark.rule("klong.keyword.fountain")
def test_a_fountain_heals_nothing_without_damage() -> None:
    t = Klong(2, room="F17", boots=2)
    t.do("move:F12")
    assert (t.table.thieves[0].damage, t.table.thieves[0].supply) == (0, 30)
    assert "healed" not in t.events()


@pytest.mark.rule("klong.keyword.fountain")
def test_to_begin_a_turn_at_a_fountain_heals_nothing() -> None:
    t = Klong(2)
    t.thief(1, room="F12", damage=2)
    t.end()
    assert t.asked == [1]
    assert t.table.thieves[1].damage == 2
    assert "healed" not in t.events()


@pytest.mark.rule("klong.keyword.fountain")
@pytest.mark.parametrize(
    ("board", "start", "fountain"),
    [("front", "F07", "F12"), ("front", "F28", "F34"), ("front", "F39", "F38"), ("back", "B37", "B43")],
)
def test_every_fountain_heals_whoever_teleports_into_it(board: str, start: str, fountain: str) -> None:
    t = Klong(2, board=board, room=start, teleports=1, damage=5)
    t.do(f"teleport:{fountain}")
    assert t.table.thieves[0].damage == 4


# Effects that depend on something


ACTIONS = {
    "idol": ["teleport:F24", "take:monkey_idol"],
    "artifact": ["artifact:artifact_5"],
    "crown": ["goods:crown_10"],
    "companion": ["play:tunnel_guide"],
    "gold": ["play:treasure_map"],
    "clank": ["play:stumble"],
}


def fulfil(t: Klong, condition: str) -> None:
    """Meet a condition by an action of this turn."""
    t.do(*ACTIONS[condition])


def totals(t: Klong) -> dict[str, int]:
    """Return everything a conditional card may give."""
    thief = t.table.thieves[0]
    skill, swords, boots = t.resources()
    return {
        "skill": skill,
        "swords": swords,
        "boots": boots,
        "teleports": t.table.turn.teleports,
        "gold": thief.gold,
        "damage": thief.damage,
        "cards": len(thief.hand),
    }


CONDITIONAL = [
    pytest.param("archaeologist", "idol", "F17", {"skill": 2, "cards": 1}, id="archaeologist"),
    pytest.param("kobold_merchant", "artifact", "F18", {"skill": 2, "gold": 16}, id="kobold_merchant"),
    pytest.param("wand_of_recall", "artifact", "F18", {"skill": 2, "teleports": 2}, id="wand_of_recall"),
    pytest.param("the_mountain_king", "crown", "F19", {"skill": 2, "swords": 2, "boots": 2, "gold": 7}, id="king"),
    pytest.param("the_queen_of_hearts", "crown", "F19", {"skill": 3, "swords": 1, "damage": 3, "gold": 7}, id="queen"),
    pytest.param("rebel_captain", "companion", "F02", {"skill": 2, "swords": 1, "boots": 1, "cards": 1}, id="captain"),
    pytest.param("rebel_miner", "companion", "F02", {"gold": 16, "swords": 1, "boots": 1, "cards": 1}, id="miner"),
    pytest.param("rebel_scout", "companion", "F02", {"swords": 1, "boots": 3, "cards": 1}, id="scout"),
    pytest.param("rebel_soldier", "companion", "F02", {"swords": 3, "boots": 1, "cards": 1}, id="soldier"),
    pytest.param("search", "gold", "F02", {"skill": 2, "boots": 1, "gold": 20}, id="search"),
    pytest.param("swagger", "clank", "F02", {"skill": 1, "boots": 1}, id="swagger"),
]


@pytest.mark.rule("klong.keyword.order-independent")
@pytest.mark.parametrize(("card", "condition", "room", "gains"), CONDITIONAL)
@pytest.mark.parametrize("card_first", [True, False], ids=["card-first", "condition-first"])
def test_a_condition_may_be_met_before_or_after_its_card(
    card: str, condition: str, room: str, gains: dict[str, int], card_first: bool
) -> None:
    needed = {"companion": ["tunnel_guide"], "gold": ["treasure_map"], "clank": ["stumble"]}.get(condition, [])
    t = Klong(4, hand=[card, *needed], room=room, gold=14, damage=4, teleports=1)
    if card_first:
        t.do(f"play:{card}")
        fulfil(t, condition)
    else:
        fulfil(t, condition)
        t.do(f"play:{card}")
    used = 1 if condition == "idol" else 0
    kept = {"skill": 0, "swords": 0, "boots": 0, "teleports": 1 - used, "gold": 14, "damage": 4}
    assert totals(t) == {**kept, "cards": 0, **gains}
    assert [entry.given for entry in t.table.standing] == [1]


@pytest.mark.rule("klong.keyword.order-independent")
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("archaeologist", {"cards": 1}),
        ("kobold_merchant", {"gold": 2}),
        ("wand_of_recall", {"skill": 2}),
        ("the_mountain_king", {"skill": 2, "swords": 1, "boots": 1}),
        ("the_queen_of_hearts", {"skill": 3, "swords": 1}),
        ("rebel_captain", {"skill": 2}),
        ("rebel_miner", {"gold": 2}),
        ("rebel_scout", {"boots": 2}),
        ("rebel_soldier", {"swords": 2}),
        ("search", {"skill": 2, "boots": 1}),
        ("swagger", {"boots": 1}),
    ],
)
def test_without_its_condition_a_card_gives_its_plain_effect(card: str, gains: dict[str, int]) -> None:
    t = Klong(2, hand=[card], damage=4, tokens=["chalice", "dragon_egg", "master_key", "backpack"])
    t.thief(1, tokens=["monkey_idol", "artifact_5", "crown_10"])
    t.do(f"play:{card}")
    nothing = {"skill": 0, "swords": 0, "boots": 0, "teleports": 0, "gold": 0, "damage": 4, "cards": 0}
    assert totals(t) == {**nothing, **gains}


@pytest.mark.rule("klong.keyword.order-independent")
def test_a_condition_met_twice_gives_its_bonus_once() -> None:
    t = Klong(4, hand=["kobold_merchant", "rebel_scout", "tunnel_guide"], room="F18", tokens=["backpack"])
    t.do("artifact:artifact_5", "play:kobold_merchant")
    assert t.table.turn.skill == 2
    t.thief(0, room="F21")
    t.do("artifact:artifact_7")
    assert t.table.turn.skill == 2
    t.do("play:rebel_scout")
    assert len(t.hand()) == 2
    t.do("play:tunnel_guide")
    assert len(t.hand()) == 1, "a third companion draws nothing more"


@pytest.mark.rule("klong.keyword.order-independent")
@pytest.mark.parametrize("token", ["artifact_5", "artifact_7", "artifact_10", "artifact_30"])
def test_any_artifact_fulfils_a_condition(token: str) -> None:
    t = Klong(2, hand=["wand_of_recall"], tokens=[token])
    t.do("play:wand_of_recall")
    assert t.table.turn.teleports == 1


@pytest.mark.rule("klong.keyword.order-independent")
@pytest.mark.parametrize("token", ["crown_10", "crown_9", "crown_8"])
def test_any_crown_fulfils_a_condition(token: str) -> None:
    t = Klong(2, hand=["the_mountain_king"], tokens=[token])
    t.do("play:the_mountain_king")
    assert t.resources() == (2, 2, 2)


@pytest.mark.rule("klong.keyword.order-independent")
def test_a_condition_does_not_wait_beyond_its_turn() -> None:
    t = Klong(2, hand=["the_mountain_king"], deck=[], room="F19", gold=7)
    t.thief(1, hand=[], deck=[])
    t.do("play:the_mountain_king", "end", "end")
    assert t.table.standing == []
    t.do("goods:crown_10")
    assert t.resources() == (0, 0, 0)


@pytest.mark.rule("klong.keyword.order-independent")
def test_search_adds_one_gold_to_every_gain_but_not_to_its_own() -> None:
    t = Klong(2, hand=["search", "treasure_map", "rebel_miner"], swords=2)
    t.do("play:treasure_map")
    assert t.table.thieves[0].gold == 5
    t.do("play:search")
    assert t.table.thieves[0].gold == 6
    t.do("play:rebel_miner")
    assert t.table.thieves[0].gold == 9
    t.do("fight:goblin")
    assert t.table.thieves[0].gold == 11


# Worked examples


@pytest.mark.rule("klong.example.kundschafter")
def test_the_rebel_scout_draws_when_another_companion_follows() -> None:
    t = Klong(2, hand=["rebel_scout", "mercenary"])
    t.draws(0, "stumble")
    t.do("play:rebel_scout")
    assert t.hand() == ["mercenary"]
    t.do("play:mercenary")
    assert t.hand() == ["stumble"]


@pytest.mark.rule("klong.example.kundschafter")
def test_the_rebel_scout_draws_at_once_after_another_companion() -> None:
    t = Klong(2, hand=["rebel_scout", "mercenary"])
    t.draws(0, "stumble")
    t.do("play:mercenary")
    assert t.hand() == ["rebel_scout"]
    t.do("play:rebel_scout")
    assert t.hand() == ["stumble"]


@pytest.mark.rule("klong.example.kundschafter")
def test_the_rebel_scout_does_not_count_itself_or_plain_cards() -> None:
    t = Klong(2, hand=["rebel_scout", "burgle", "stumble"], discard=["mercenary"])
    t.play_all()
    assert t.hand() == []
    assert len(deck(t)) == 8
    assert t.resources() == (1, 0, 2)


@pytest.mark.rule("klong.example.kundschafter")
def test_two_rebels_are_companions_of_each_other() -> None:
    t = Klong(2, hand=["rebel_scout", "rebel_soldier"])
    t.draws(0, "burgle", "stumble")
    t.do("play:rebel_scout", "play:rebel_soldier")
    assert sorted(t.hand()) == ["burgle", "stumble"]


@pytest.mark.rule("klong.example.bergkoenig")
def test_the_mountain_king_gives_more_as_soon_as_a_crown_is_bought() -> None:
    t = Klong(2, hand=["the_mountain_king"], room="F19", gold=14)
    t.do("play:the_mountain_king")
    assert t.resources() == (2, 1, 1)
    t.do("goods:crown_10")
    assert t.resources() == (2, 2, 2)
    t.do("goods:crown_9")
    assert t.resources() == (2, 2, 2)


@pytest.mark.rule("klong.example.maulheld")
def test_swagger_gives_skill_for_noise_before_and_after_it() -> None:
    t = Klong(2, hand=["stumble", "swagger", "stumble"])
    t.do("play:stumble")
    assert t.resources() == (0, 0, 0)
    t.do("play:swagger")
    assert t.resources() == (1, 0, 1)
    t.do("play:stumble")
    assert t.resources() == (2, 0, 1)


@pytest.mark.rule("klong.example.maulheld")
def test_swagger_counts_every_single_noise() -> None:
    t = Klong(2, hand=["swagger", "scepter_of_the_ape_lord"])
    t.do("play:swagger", "play:scepter_of_the_ape_lord")
    assert t.table.turn.skill == 3 + 3


@pytest.mark.rule("klong.example.maulheld")
def test_swagger_counts_noise_that_was_cancelled() -> None:
    t = Klong(2, hand=["swagger", "move_silently", "stumble"])
    t.do("play:move_silently", "play:stumble", "play:swagger")
    assert t.table.dragon.area == [0, 0]
    assert t.table.turn.credit == 1
    assert t.table.turn.skill == 1


@pytest.mark.rule("klong.example.maulheld")
def test_swagger_does_not_count_noise_for_which_there_is_no_stone() -> None:
    t = Klong(2, hand=["swagger", "scepter_of_the_ape_lord"])
    t.noise(29)
    t.do("play:swagger", "play:scepter_of_the_ape_lord")
    assert t.table.dragon.area == [30, 0]
    assert t.table.turn.skill == 3 + 1


@pytest.mark.rule("klong.example.maulheld")
def test_swagger_does_not_count_the_noise_of_others() -> None:
    t = Klong(2, hand=["swagger", "tattle"])
    t.do("play:tattle", "play:swagger")
    assert t.table.dragon.area == [0, 1]
    assert t.table.turn.skill == 2


@pytest.mark.rule("klong.example.maulheld")
def test_swagger_counts_this_turn_only() -> None:
    t = Klong(2, hand=["stumble"], deck=["swagger"])
    t.thief(1, hand=["stumble"], deck=[])
    t.do("play:stumble", "end", "play:stumble", "end")
    assert sorted(t.hand()) == ["stumble", "swagger"]
    t.do("play:swagger")
    assert t.table.turn.skill == 0


# Teleports


@pytest.mark.rule("klong.keyword.teleport-adjacent")
def test_a_teleport_leads_to_every_room_linked_by_a_tunnel_and_nowhere_else() -> None:
    t = Klong(2, room="F17", teleports=1)
    near = ["F12", "F13", "F18", "F22", "F23", "F24"]
    assert sorted(t.offers("teleport:")) == [f"teleport:{room}" for room in near]
    assert t.offers("move:") == []
    for far in ("F17", "F16", "F36", "F01"):
        t.refuse(f"teleport:{far}", "no-tunnel")
    t.do("teleport:F18")
    assert t.room() == "F18"
    assert t.table.turn.teleports == 0
    assert t.resources() == (0, 0, 0)
    t.refuse("teleport:F17", "no-teleport")


@pytest.mark.rule("klong.keyword.teleport-adjacent")
def test_two_teleports_lead_two_rooms_far() -> None:
    t = Klong(2, room="F17", teleports=2, boots=2)
    t.do("teleport:F23")
    assert t.table.turn.teleports == 1
    t.do("teleport:F24", "pass")
    assert t.room() == "F24"
    assert t.table.turn.boots == 2
    assert t.offers("teleport:") == []


@pytest.mark.rule("klong.keyword.teleport-adjacent")
def test_a_teleport_may_be_saved_for_later_in_the_turn_but_not_longer() -> None:
    t = Klong(2, hand=["invoker_of_the_ancients", "sidestep"], deck=[], room="F02")
    t.thief(1, hand=[], deck=[])
    t.do("play:invoker_of_the_ancients", "play:sidestep", "move:F03")
    assert t.table.turn.teleports == 1
    assert "teleport:F04" in t.offers()
    t.do("end", "end")
    assert t.asked == [0]
    t.refuse("teleport:F04", "no-teleport")


@pytest.mark.rule("klong.keyword.teleport-ignores-symbols")
@pytest.mark.parametrize(
    ("board", "start", "goal"),
    [
        pytest.param("front", "F14", "F19", id="two monsters"),
        pytest.param("front", "F04", "F09", id="lock"),
        pytest.param("front", "F05", "F06", id="against the arrow"),
        pytest.param("front", "F03", "F04", id="footprints"),
        pytest.param("front", "F25", "F18", id="footprints and monster"),
        pytest.param("front", "F03", "F07", id="against the arrow with footprints"),
        pytest.param("front", "F24", "F17", id="against the arrow with monster"),
        pytest.param("back", "B08", "B09", id="three monsters"),
        pytest.param("back", "B02", "B08", id="against the arrow on the back"),
    ],
)
def test_a_teleport_ignores_what_is_printed_on_a_tunnel(board: str, start: str, goal: str) -> None:
    t = Klong(2, board=board, room=start, teleports=1, boots=1, swords=1, damage=9)
    t.do(f"teleport:{goal}")
    thief = t.table.thieves[0]
    assert t.room() == goal
    assert (thief.damage, thief.supply, thief.status) == (9, 21, INSIDE)
    assert t.resources() == (0, 1, 1)
    assert t.owned() == []


@pytest.mark.rule("klong.keyword.teleport-entrance")
@pytest.mark.parametrize(("board", "outside", "inside"), [("front", "F01", "F02"), ("back", "B01", "B02")])
def test_a_teleport_leads_into_the_dungeon_and_out_of_it(board: str, outside: str, inside: str) -> None:
    t = Klong(2, board=board, teleports=2)
    assert t.offers("teleport:") == [f"teleport:{inside}"]
    t.do(f"teleport:{inside}")
    t.refuse(f"teleport:{outside}", "needs-artifact")
    assert f"teleport:{outside}" not in t.offers()
    t.thief(0, tokens=["artifact_5"])
    t.do(f"teleport:{outside}")
    assert t.table.thieves[0].status == ESCAPED
    assert t.owned() == ["artifact_5", "mastery"]
    assert t.table.loot.mastery == 1


# The reserve


@pytest.mark.rule("klong.keyword.reserve-limited")
def test_the_last_tome_can_be_bought_and_no_more() -> None:
    t = Klong(2, skill=14)
    reserve(t)[RESERVE["secret_tome"]] = 1
    t.do("buy:secret_tome")
    assert reserve(t) == [15, 15, 0]
    assert "buy:secret_tome" not in t.offers()
    t.refuse("buy:secret_tome", "sold-out")
    assert t.table.turn.skill == 7


@pytest.mark.rule("klong.keyword.reserve-limited")
@pytest.mark.parametrize(("card", "cost", "copies"), [("mercenary", 2, 15), ("explore", 3, 15), ("secret_tome", 7, 12)])
def test_a_reserve_pile_can_be_bought_empty(card: str, cost: int, copies: int) -> None:
    t = Klong(2, skill=cost * copies + cost)
    for _ in range(copies):
        t.do(f"buy:{card}")
    assert t.discard() == [card] * copies
    assert reserve(t)[RESERVE[card]] == 0
    assert sum(reserve(t)) == 15 + 15 + 12 - copies
    t.refuse(f"buy:{card}", "sold-out")


@pytest.mark.rule("klong.keyword.reserve-limited")
def test_a_trashed_tome_does_not_return_to_its_pile() -> None:
    t = Klong(2, skill=7)
    t.to_trash()
    reserve(t)[RESERVE["secret_tome"]] = 1
    t.do("buy:secret_tome", "end", "trash:secret_tome")
    assert t.table.boxed_cards == cards("secret_tome")
    assert reserve(t) == [15, 15, 0]


@pytest.mark.rule("klong.keyword.reserve-limited")
@pytest.mark.parametrize(("left", "got"), [(3, 2), (2, 2), (1, 1)])
def test_underworld_dealing_takes_as_many_tomes_as_are_left(left: int, got: int) -> None:
    t = Klong(2, hand=["underworld_dealing"], gold=7)
    reserve(t)[RESERVE["secret_tome"]] = left
    t.do("play:underworld_dealing", "choose:tomes")
    assert t.discard() == ["secret_tome"] * got
    assert reserve(t) == [15, 15, left - got]
    assert t.table.thieves[0].gold == 0


@pytest.mark.rule("klong.keyword.reserve-limited")
def test_underworld_dealing_offers_no_tomes_when_they_are_sold_out() -> None:
    t = Klong(2, hand=["underworld_dealing"], gold=7)
    reserve(t)[RESERVE["secret_tome"]] = 0
    t.do("play:underworld_dealing")
    assert t.table.thieves[0].gold == 8
    assert t.discard() == []


@pytest.mark.rule("klong.keyword.reserve-limited")
def test_the_goblin_is_never_used_up() -> None:
    t = Klong(2, swords=6)
    t.do("fight:goblin", "fight:goblin", "fight:goblin")
    assert t.table.thieves[0].gold == 3
    assert GAP not in t.table.dungeon.row
    t.refuse("fight:goblin", "no-swords")
