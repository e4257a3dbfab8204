"""Buying cards, using tools and fighting monsters."""

import pytest

from verlies.core.decision import Points
from verlies.families.klong.score import score_lines
from verlies.families.klong.state import GAP
from verlies.testing.klong import Klong, cards, names

RESERVE = ["mercenary", "explore", "secret_tome"]


def row(t: Klong) -> list[str]:
    """Return the row by ids; a gap is an empty text."""
    return names(t.table.dungeon.row)


def dungeon_discard(t: Klong) -> list[str]:
    """Return the discard pile of the dungeon by ids."""
    return names(t.table.dungeon.discard)


def piles(t: Klong, seat: int = 0) -> tuple[list[str], list[str], list[str], list[str]]:
    """Return hand, deck, discard pile and play area of a thief."""
    return t.hand(seat), names(t.table.thieves[seat].deck.cards()), t.discard(seat), t.played(seat)


# Buying


@pytest.mark.rule("klong.buy.dungeon-row")
@pytest.mark.parametrize(("skill", "left"), [(5, 2), (3, 0)])
def test_a_card_of_the_row_is_bought_for_its_talent(skill: int, left: int) -> None:
    t = Klong(2, skill=skill, row=["ladder", "tattle", "sneak"])
    t.do("buy:tattle")
    assert t.resources() == (left, 0, 0)
    assert row(t) == ["ladder", "", "sneak", "", "", ""]
    assert t.discard() == ["tattle"]


@pytest.mark.rule("klong.buy.dungeon-row")
def test_a_card_is_not_bought_for_less() -> None:
    t = Klong(2, skill=2, row=["tattle"])
    assert t.offers("buy:tattle") == []
    t.refuse("buy:tattle", "no-skill")
    assert row(t)[0] == "tattle"


@pytest.mark.rule("klong.buy.dungeon-row")
def test_of_two_equal_cards_one_is_bought() -> None:
    t = Klong(2, skill=4, row=["sneak", "ladder", "sneak"])
    assert t.offers("buy:sneak") == ["buy:sneak"]
    t.do("buy:sneak")
    assert row(t) == ["", "ladder", "sneak", "", "", ""]
    assert t.offers("buy:sneak") == ["buy:sneak"]
    t.do("buy:sneak")
    assert row(t) == ["", "ladder", "", "", "", ""]
    assert t.discard() == ["sneak", "sneak"]


@pytest.mark.rule("klong.buy.dungeon-row")
def test_every_blue_card_that_can_be_paid_is_offered() -> None:
    t = Klong(2, skill=4, row=["sapphire", "emerald", "the_duke", "dwarven_peddler", "pickaxe", "lucky_coin"])
    assert t.offers("buy:") == [
        "buy:sapphire",
        "buy:dwarven_peddler",
        "buy:pickaxe",
        "buy:lucky_coin",
        "buy:mercenary",
        "buy:explore",
    ]


@pytest.mark.rule("klong.buy.dungeon-row")
@pytest.mark.parametrize(("card", "skill", "left"), [("sapphire", 2, 0), ("diamond", 7, 1), ("pickaxe", 4, 0)])
def test_a_discount_is_for_gems_only(card: str, skill: int, left: int) -> None:
    t = Klong(2, skill=skill, discount=2, row=[card])
    t.do(f"buy:{card}")
    assert t.resources() == (left, 0, 0)
    t = Klong(2, skill=skill - left - 1, discount=2, row=[card])
    t.refuse(f"buy:{card}", "no-skill")


@pytest.mark.rule("klong.buy.dungeon-row")
def test_a_gem_may_cost_nothing_but_never_less() -> None:
    t = Klong(2, skill=0, discount=9, row=["sapphire"])
    t.do("buy:sapphire")
    assert (t.resources(), t.discard()) == ((0, 0, 0), ["sapphire"])


@pytest.mark.rule("klong.turn.need-resources")
@pytest.mark.parametrize(
    ("word", "wrong", "right", "reason"),
    [
        ("buy:dragons_eye", "F16", "F17", "only-depths"),
        ("use:the_vault", "F16", "F17", "only-depths"),
        ("fight:cave_troll", "F16", "F17", "only-depths"),
        ("fight:crystal_golem", "F17", "F18", "only-cave"),
    ],
)
def test_resources_do_not_reach_a_card_that_belongs_elsewhere(word: str, wrong: str, right: str, reason: str) -> None:
    t = Klong(2, room=wrong, skill=9, swords=9, row=[word.partition(":")[2]])
    t.refuse(word, reason)
    t.thief(0, room=right)
    assert word in t.offers()


@pytest.mark.rule("klong.buy.reserve")
@pytest.mark.parametrize(
    ("card", "cost", "reserve"),
    [("mercenary", 2, [14, 15, 12]), ("explore", 3, [15, 14, 12]), ("secret_tome", 7, [15, 15, 11])],
)
def test_a_reserve_card_is_bought_in_the_same_way(card: str, cost: int, reserve: list[int]) -> None:
    t = Klong(2, skill=cost + 1)
    t.do(f"buy:{card}")
    assert t.table.dungeon.reserve == reserve
    assert t.discard() == [card]
    assert t.resources() == (1, 0, 0)
    assert GAP not in t.table.dungeon.row


@pytest.mark.rule("klong.buy.reserve")
@pytest.mark.parametrize(("card", "cost"), [("mercenary", 2), ("explore", 3), ("secret_tome", 7)])
def test_a_reserve_card_costs_what_it_shows(card: str, cost: int) -> None:
    Klong(2, skill=cost - 1).refuse(f"buy:{card}", "no-skill")
    t = Klong(2, skill=cost)
    assert f"buy:{card}" in t.offers()
    t.do(f"buy:{card}")
    assert t.resources() == (0, 0, 0)


@pytest.mark.rule("klong.buy.reserve")
def test_a_reserve_pile_can_be_bought_to_its_last_card() -> None:
    t = Klong(2, skill=30, row=["ladder"])
    t.do(*["buy:mercenary"] * 15)
    assert t.table.dungeon.reserve == [0, 15, 12]
    t.turn(skill=30)
    assert t.offers("buy:") == ["buy:explore", "buy:secret_tome"]
    t.refuse("buy:mercenary", "sold-out")


@pytest.mark.rule("klong.buy.to-discard-pile")
@pytest.mark.parametrize("card", ["pickaxe", "secret_tome"])
def test_a_bought_card_lies_on_the_own_discard_pile(card: str) -> None:
    t = Klong(2, hand=["stumble"], deck=["burgle"], discard=["sidestep"], skill=7, row=["pickaxe"])
    others = piles(t, 1)
    t.do(f"buy:{card}")
    assert piles(t) == (["stumble"], ["burgle"], ["sidestep", card], [])
    assert piles(t, 1) == others


@pytest.mark.rule("klong.buy.to-discard-pile")
def test_everybody_sees_a_bought_card() -> None:
    t = Klong(3, skill=4, row=["pickaxe"])
    t.do("buy:pickaxe")
    for seat in (-1, 0, 1, 2):
        zone = next(zone for zone in t.match.scene(seat).zones if zone.id == "discard-0")
        assert [(card.face, card.count) for card in zone.cards] == [("pickaxe", 1)]
        bought = [entry for entry in t.match.log(seat, since=1) if entry.kind == "bought"]
        assert [(entry.seat, entry.facts) for entry in bought] == [(0, {"card": "pickaxe", "cost": 4})]


@pytest.mark.rule("klong.buy.to-discard-pile")
def test_a_bought_card_counts_with_the_deck() -> None:
    t = Klong(2, skill=4, row=["pickaxe"])
    assert score_lines(t.table, 0) == []
    t.do("buy:pickaxe")
    assert score_lines(t.table, 0) == [
        Points("card", 2, {"card": "pickaxe", "count": 1, "each": 2}, "klong.score.cards")
    ]
    assert names(t.table.thieves[0].cards()).count("pickaxe") == 1
    assert score_lines(t.table, 1) == []


@pytest.mark.rule("klong.buy.no-instant-effect")
def test_buying_a_card_does_not_play_it() -> None:
    t = Klong(2, deck=[], tokens=["artifact_5"], skill=4, row=["kobold_merchant"])
    t.do("buy:kobold_merchant")
    assert t.resources() == (1, 0, 0)
    assert t.table.thieves[0].gold == 0


@pytest.mark.rule("klong.buy.no-instant-effect")
def test_a_bought_card_works_once_it_was_shuffled_in_drawn_and_played() -> None:
    t = Klong(2, deck=[], tokens=["artifact_5"], skill=3, row=["kobold_merchant"])
    t.thief(1, hand=[])
    t.do("buy:kobold_merchant")
    t.reveals("sneak", "tattle", "search", "swagger", "sneak", "tattle")
    t.end()
    t.end()
    assert t.asked == [0]
    assert t.hand() == ["kobold_merchant"]
    assert t.table.thieves[0].gold == 0
    t.do("play:kobold_merchant")
    assert t.table.thieves[0].gold == 2
    assert t.resources() == (2, 0, 0)


@pytest.mark.rule("klong.buy.only-legal-source")
@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("orc_grunt", "is-monster"),
        ("goblin", "is-monster"),
        ("sneak", "not-in-row"),
        ("tattle", "not-in-row"),
        ("search", "not-in-row"),
        ("swagger", "not-in-row"),
        ("burgle", "not-for-sale"),
        ("ladder", "is-device"),
        ("kobold", "is-monster"),
        ("shrine", "is-device"),
    ],
)
def test_talent_buys_from_row_and_reserve_only(card: str, reason: str) -> None:
    t = Klong(2, skill=20, row=["orc_grunt", "ladder", "pickaxe"], dungeon=["sneak", "kobold", "shrine"])
    t.table.dungeon.discard = cards("tattle")
    t.thief(1, hand=["search"], deck=["burgle"], discard=["swagger"])
    t.refuse(f"buy:{card}", reason)
    assert t.offers("buy:") == ["buy:pickaxe", *(f"buy:{each}" for each in RESERVE)]
    assert t.offers("use:") == ["use:ladder"]


@pytest.mark.rule("klong.buy.only-legal-source")
@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("use:pickaxe", "not-a-device"),
        ("use:orc_grunt", "not-a-device"),
        ("use:mercenary", "not-a-device"),
        ("use:burgle", "not-a-device"),
        ("use:sidestep", "not-a-device"),
        ("use:teleporter", "not-in-row"),
        ("fight:pickaxe", "not-a-monster"),
        ("fight:ladder", "not-a-monster"),
        ("fight:explore", "not-a-monster"),
        ("fight:stumble", "not-a-monster"),
        ("fight:burgle", "not-a-monster"),
        ("fight:kobold", "not-in-row"),
    ],
)
def test_each_banner_is_taken_in_its_own_way(word: str, reason: str) -> None:
    Klong(2, skill=20, swords=20, row=["orc_grunt", "ladder", "pickaxe"]).refuse(word, reason)


# The row


@pytest.mark.rule("klong.row.gap-until-end")
def test_gaps_of_the_row_stay_until_the_end_of_the_turn() -> None:
    t = Klong(2, skill=5, row=["sneak", "ladder", "tattle", "teleporter", "pickaxe", "pickaxe"], dungeon=["search"] * 9)
    t.do("buy:sneak", "buy:tattle")
    assert row(t) == ["", "ladder", "", "teleporter", "pickaxe", "pickaxe"]
    assert t.table.dungeon.deck.count() == 9
    assert "revealed" not in t.events()
    t.end()
    assert row(t) == ["search", "ladder", "search", "teleporter", "pickaxe", "pickaxe"]
    assert t.table.dungeon.deck.count() == 7


@pytest.mark.rule("klong.row.gap-until-end")
def test_a_gap_is_filled_neither_by_a_fight_nor_by_a_tool() -> None:
    t = Klong(2, skill=3, swords=2, row=["orc_grunt", "ladder", "sneak", "sneak", "tattle", "tattle"])
    t.reveals("search", "swagger")
    t.do("fight:orc_grunt", "use:ladder")
    assert row(t) == ["", "", "sneak", "sneak", "tattle", "tattle"]
    t.do("move:F02")
    assert row(t) == ["", "", "sneak", "sneak", "tattle", "tattle"]
    t.end()
    assert row(t) == ["search", "swagger", "sneak", "sneak", "tattle", "tattle"]


# Tools


@pytest.mark.rule("klong.tool.use")
@pytest.mark.parametrize(
    ("tool", "cost", "boots", "teleports"), [("ladder", 3, 2, 0), ("teleporter", 4, 0, 1)], ids=["ladder", "teleporter"]
)
def test_a_tool_is_paid_with_talent_and_works_at_once(tool: str, cost: int, boots: int, teleports: int) -> None:
    t = Klong(2, skill=cost, row=[tool])
    t.do(f"use:{tool}")
    assert t.resources() == (0, 0, boots)
    assert t.table.turn.teleports == teleports


@pytest.mark.rule("klong.tool.use")
@pytest.mark.parametrize(
    ("tool", "cost"), [("ladder", 3), ("teleporter", 4), ("shrine", 2), ("dragon_shrine", 4), ("the_vault", 3)]
)
def test_a_tool_is_not_used_for_less(tool: str, cost: int) -> None:
    t = Klong(2, skill=cost - 1, room="F17", row=[tool])
    t.refuse(f"use:{tool}", "no-skill")
    assert row(t)[0] == tool
    assert t.resources() == (cost - 1, 0, 0)
    t.turn(skill=cost)
    assert t.offers("use:") == [f"use:{tool}"]


@pytest.mark.rule("klong.tool.use")
def test_the_text_of_a_tool_comes_before_any_other_action() -> None:
    t = Klong(2, hand=["burgle"], skill=9, boots=1, damage=2, row=["shrine", "sneak"])
    t.do("use:shrine")
    assert t.offers() == ["choose:gold_1", "choose:heal_1"]
    t.refuse("buy:sneak", "not-offered")
    t.refuse("play:burgle", "not-offered")
    t.do("choose:gold_1")
    assert t.table.thieves[0].gold == 1
    assert t.resources() == (7, 0, 1)


@pytest.mark.rule("klong.tool.use")
def test_of_two_equal_tools_one_is_offered_and_used() -> None:
    t = Klong(2, skill=6, row=["ladder", "sneak", "ladder"])
    assert t.offers("use:") == ["use:ladder"]
    t.do("use:ladder")
    assert row(t) == ["", "sneak", "ladder", "", "", ""]
    assert t.offers("use:") == ["use:ladder"]


@pytest.mark.rule("klong.tool.to-dungeon-discard")
def test_a_used_tool_goes_to_the_discard_pile_of_the_dungeon() -> None:
    t = Klong(2, hand=["stumble"], deck=["burgle"], discard=["sidestep"], skill=3, row=["sneak", "ladder", "tattle"])
    t.do("use:ladder")
    assert dungeon_discard(t) == ["ladder"]
    assert piles(t) == (["stumble"], ["burgle"], ["sidestep"], [])
    assert row(t) == ["sneak", "", "tattle", "", "", ""]


@pytest.mark.rule("klong.tool.to-dungeon-discard")
def test_a_used_tool_never_enters_a_deck() -> None:
    t = Klong(2, deck=[], skill=3, row=["ladder"])
    t.do("use:ladder")
    t.end()
    assert "ladder" not in names(t.table.thieves[0].cards() + t.table.thieves[1].cards())
    assert dungeon_discard(t) == ["ladder"]


# Monsters


@pytest.mark.rule("klong.monster.swords-only")
def test_a_monster_is_beaten_with_swords_and_never_bought() -> None:
    t = Klong(2, skill=9, swords=1, row=["belcher"])
    t.refuse("buy:belcher", "is-monster")
    t.refuse("use:belcher", "not-a-device")
    t.refuse("fight:belcher", "no-swords")
    t.turn(swords=2)
    t.refuse("buy:belcher", "is-monster")
    t.do("fight:belcher")
    assert t.resources() == (9, 0, 0)


@pytest.mark.rule("klong.monster.swords-only")
@pytest.mark.parametrize(
    ("monster", "swords"),
    [
        ("animated_door", 1),
        ("belcher", 2),
        ("cave_troll", 4),
        ("crystal_golem", 3),
        ("kobold", 1),
        ("ogre", 3),
        ("orc_grunt", 2),
        ("overlord", 2),
        ("watcher", 3),
    ],
)
def test_each_monster_takes_as_many_swords_as_it_shows(monster: str, swords: int) -> None:
    t = Klong(2, room="F18", skill=9, swords=swords - 1, row=[monster])
    t.refuse(f"fight:{monster}", "no-swords")
    t.turn(swords=swords + 1)
    assert f"fight:{monster}" in t.offers()
    t.do(f"fight:{monster}")
    assert t.table.turn.swords == 1


@pytest.mark.rule("klong.monster.swords-only")
def test_of_two_equal_monsters_one_is_fought() -> None:
    t = Klong(2, swords=5, row=["orc_grunt", "sneak", "orc_grunt"])
    assert t.offers("fight:") == ["fight:orc_grunt", "fight:goblin"]
    t.do("fight:orc_grunt")
    assert row(t) == ["", "sneak", "orc_grunt", "", "", ""]
    assert t.resources() == (0, 3, 0)


@pytest.mark.rule("klong.monster.reward")
@pytest.mark.parametrize(("monster", "gold"), [("orc_grunt", 3), ("ogre", 5)])
def test_a_beaten_monster_pays_its_gold(monster: str, gold: int) -> None:
    t = Klong(2, gold=1, swords=3, row=[monster])
    t.do(f"fight:{monster}")
    assert [thief.gold for thief in t.table.thieves] == [1 + gold, 0]


@pytest.mark.rule("klong.monster.reward")
def test_cards_drawn_as_a_reward_must_still_be_played() -> None:
    t = Klong(2, deck=["burgle"], discard=[], swords=2, row=["overlord"])
    assert "end" in t.offers()
    t.do("fight:overlord")
    assert t.hand() == ["burgle"]
    t.refuse("end", "cards-left")
    t.do("play:burgle")
    assert t.resources() == (1, 0, 0)
    t.end()
    assert t.asked == [1]


@pytest.mark.rule("klong.monster.reward")
def test_a_reward_of_two_cards_draws_two() -> None:
    t = Klong(2, deck=["burgle"] * 5, swords=2, row=["overlord"])
    t.do("fight:overlord")
    assert t.hand() == ["burgle", "burgle"]
    assert t.table.thieves[0].deck.count() == 3


@pytest.mark.rule("klong.monster.to-dungeon-discard")
def test_a_beaten_monster_goes_to_the_discard_pile_of_the_dungeon() -> None:
    t = Klong(
        2, hand=["stumble"], deck=["burgle"], discard=["sidestep"], swords=2, row=["sneak", "orc_grunt", "tattle"]
    )
    t.table.dungeon.discard = cards("ladder")
    t.do("fight:orc_grunt")
    assert dungeon_discard(t) == ["ladder", "orc_grunt"]
    assert piles(t) == (["stumble"], ["burgle"], ["sidestep"], [])
    assert row(t) == ["sneak", "", "tattle", "", "", ""]


@pytest.mark.rule("klong.monster.goblin-stays")
def test_the_goblin_is_fought_and_stays_for_the_next_player() -> None:
    t = Klong(2, swords=3)
    t.do("fight:goblin")
    assert t.resources() == (0, 1, 0)
    assert [thief.gold for thief in t.table.thieves] == [1, 0]
    assert dungeon_discard(t) == []
    assert t.table.dungeon.reserve == [15, 15, 12]
    assert GAP not in t.table.dungeon.row
    assert t.discard() == []
    t.end()
    t.turn(swords=2)
    assert t.asked == [1]
    assert t.offers("fight:") == ["fight:goblin"]
    t.do("fight:goblin")
    assert [thief.gold for thief in t.table.thieves] == [1, 1]


@pytest.mark.rule("klong.monster.goblin-stays")
def test_the_goblin_needs_two_swords() -> None:
    t = Klong(2, swords=1)
    assert t.offers("fight:") == []
    t.refuse("fight:goblin", "no-swords")
    t.turn(swords=2)
    t.do("fight:goblin")
    assert t.resources() == (0, 0, 0)


@pytest.mark.rule("klong.monster.goblin-repeat")
def test_the_goblin_pays_every_time_in_one_turn() -> None:
    t = Klong(2, swords=6)
    t.do("fight:goblin", "fight:goblin", "fight:goblin")
    assert t.table.thieves[0].gold == 3
    assert t.resources() == (0, 0, 0)
    t.refuse("fight:goblin", "no-swords")
