"""One scenario for every token: secrets, artifacts, idols, goods and the marker of the master thief."""

from pathlib import Path

import pytest

from verlies.families.klong.score import score_lines
from verlies.families.klong.state import ESCAPED
from verlies.games.klong.content.tokens import OTHERS, TOKENS
from verlies.testing.klong import Klong, cards, tokens


def find_minor(t: Klong, token: str) -> Klong:
    """Let the active thief walk into a room with small secrets and find a certain one."""
    t.thief(0, room="F11")
    t.turn(boots=1)
    t.secrets(token)
    t.do("move:F16", "take:minor_secret")
    return t


def find_major(t: Klong, token: str) -> Klong:
    """Let the active thief walk into a room with a large secret and find a certain one."""
    t.thief(0, room="F34")
    t.turn(boots=1)
    t.secrets(token)
    t.do("move:F28", "take:major_secret")
    return t


def boxed(t: Klong, token: str) -> int:
    """Return how many of a token are in the box."""
    return t.table.boxed_tokens.count(tokens(token)[0])


def points(t: Klong) -> int:
    """Return what the first thief owns in points."""
    return sum(line.points for line in score_lines(t.table, 0))


def next_own_turn(t: Klong) -> None:
    """End this turn and the one of seat 1, of two."""
    t.thief(0, hand=[], deck=[], discard=[], played=[])
    t.thief(1, hand=[], deck=[], discard=[], played=[])
    t.do("end", "end")
    assert t.asked == [0]


# Small secrets


@pytest.mark.card("dragon_egg")
@pytest.mark.rule("klong.minor.dragon-egg")
def test_the_dragon_egg_angers_the_dragon_once_and_is_kept_for_three_points() -> None:
    t = Klong(2)
    t.rage(4)
    find_minor(t, "dragon_egg")
    assert t.table.dragon.rage + 1 == 5
    assert t.owned() == ["dragon_egg"]
    assert t.owned(1) == []
    assert points(t) == 3
    t.refuse("drink:dragon_egg", "not-usable")
    next_own_turn(t)
    assert t.table.dragon.rage + 1 == 5
    assert t.owned() == ["dragon_egg"]
    assert boxed(t, "dragon_egg") == 0


@pytest.mark.card("dragon_egg")
@pytest.mark.rule("klong.minor.dragon-egg")
def test_the_dragon_egg_does_not_count_as_an_artifact() -> None:
    t = find_minor(Klong(4), "dragon_egg")
    t.turn(boots=1)
    t.do("move:F21", "artifact:artifact_7")
    assert t.owned() == ["dragon_egg", "artifact_7"]


@pytest.mark.card("potion_of_healing")
@pytest.mark.rule("klong.minor.healing-potion")
def test_the_potion_of_healing_is_kept_until_it_heals_one() -> None:
    t = find_minor(Klong(2, damage=2), "potion_of_healing")
    assert t.table.thieves[0].damage == 2
    assert t.owned() == ["potion_of_healing"]
    next_own_turn(t)
    t.do("drink:potion_of_healing")
    assert (t.table.thieves[0].damage, t.table.thieves[0].supply) == (1, 29)
    assert t.owned() == []
    assert boxed(t, "potion_of_healing") == 1
    t.refuse("drink:potion_of_healing", "no-token")


@pytest.mark.card("potion_of_healing")
@pytest.mark.rule("klong.minor.healing-potion")
def test_the_potion_of_healing_is_for_an_own_turn() -> None:
    t = Klong(2)
    t.thief(1, tokens=["potion_of_healing"], damage=2)
    t.refuse("drink:potion_of_healing", "not-your-turn", seat=1)
    t.refuse("drink:potion_of_healing", "no-token", seat=0)
    assert t.offers("drink:") == []
    assert t.owned(1) == ["potion_of_healing"]


@pytest.mark.card("potion_of_healing")
@pytest.mark.rule("klong.minor.healing-potion")
def test_two_potions_are_drunk_one_by_one() -> None:
    t = Klong(2, tokens=["potion_of_healing", "chalice", "potion_of_healing"], damage=5)
    assert t.offers("drink:") == ["drink:potion_of_healing"]
    t.do("drink:potion_of_healing")
    assert t.owned() == ["chalice", "potion_of_healing"]
    t.do("drink:potion_of_healing")
    assert t.owned() == ["chalice"]
    assert t.table.thieves[0].damage == 3
    assert boxed(t, "potion_of_healing") == 2


@pytest.mark.card("potion_of_swiftness")
@pytest.mark.rule("klong.minor.swiftness-potion")
def test_the_potion_of_swiftness_is_kept_until_it_gives_one_boot_for_a_turn() -> None:
    t = find_minor(Klong(2), "potion_of_swiftness")
    assert t.owned() == ["potion_of_swiftness"]
    assert t.resources() == (0, 0, 0)
    next_own_turn(t)
    t.refuse("move:F11", "no-boots")
    t.do("drink:potion_of_swiftness")
    assert t.resources() == (0, 0, 1)
    assert t.owned() == []
    assert boxed(t, "potion_of_swiftness") == 1
    next_own_turn(t)
    assert t.resources() == (0, 0, 0)
    t.refuse("drink:potion_of_swiftness", "no-token")


@pytest.mark.card("potion_of_swiftness")
@pytest.mark.rule("klong.minor.swiftness-potion")
def test_the_potion_of_swiftness_is_for_an_own_turn() -> None:
    t = Klong(2)
    t.thief(1, tokens=["potion_of_swiftness"])
    t.refuse("drink:potion_of_swiftness", "not-your-turn", seat=1)
    t.end()
    t.do("drink:potion_of_swiftness")
    assert t.resources() == (0, 0, 1)


@pytest.mark.card("potion_of_strength")
@pytest.mark.rule("klong.minor.strength-potion")
def test_the_potion_of_strength_is_kept_until_it_gives_two_swords_for_a_turn() -> None:
    t = find_minor(Klong(2), "potion_of_strength")
    assert t.owned() == ["potion_of_strength"]
    assert t.resources() == (0, 0, 0)
    next_own_turn(t)
    t.do("drink:potion_of_strength")
    assert t.resources() == (0, 2, 0)
    assert t.owned() == []
    assert boxed(t, "potion_of_strength") == 1
    next_own_turn(t)
    assert t.resources() == (0, 0, 0)


@pytest.mark.card("potion_of_strength")
@pytest.mark.rule("klong.minor.strength-potion")
@pytest.mark.parametrize(("swords", "damage"), [(0, 2), (1, 1), (2, 0)])
def test_the_potion_of_strength_can_prevent_all_damage_of_two_monsters(swords: int, damage: int) -> None:
    t = Klong(2, room="F14", boots=1, tokens=["potion_of_strength"])
    t.do("drink:potion_of_strength", "move:F19", f"swords:{swords}")
    assert t.table.thieves[0].damage == damage
    assert t.table.turn.swords == 2 - swords
    assert t.room() == "F19"


@pytest.mark.card("potion_of_strength")
@pytest.mark.rule("klong.minor.strength-potion")
def test_the_potion_of_strength_is_for_an_own_turn() -> None:
    t = Klong(2)
    t.thief(1, tokens=["potion_of_strength"])
    t.refuse("drink:potion_of_strength", "not-your-turn", seat=1)


@pytest.mark.card("skill_boost")
@pytest.mark.rule("klong.minor.skill-boost")
def test_the_skill_boost_gives_two_skill_at_once_and_cannot_be_stored() -> None:
    t = find_minor(Klong(2, skill=1), "skill_boost")
    assert t.resources() == (3, 0, 0)
    assert t.owned() == []
    assert boxed(t, "skill_boost") == 1
    t.refuse("drink:skill_boost", "not-usable")
    next_own_turn(t)
    assert t.resources() == (0, 0, 0)


@pytest.mark.card("treasure")
@pytest.mark.rule("klong.minor.treasure")
def test_the_treasure_is_two_gold_to_spend_or_to_keep() -> None:
    t = find_minor(Klong(2, gold=5), "treasure")
    assert t.table.thieves[0].gold == 7
    assert t.owned() == []
    assert boxed(t, "treasure") == 1
    assert points(t) == 7
    t.thief(0, room="F19")
    t.do("goods:backpack")
    assert t.table.thieves[0].gold == 0


@pytest.mark.card("treasure")
@pytest.mark.rule("klong.minor.treasure")
def test_a_treasure_that_is_kept_is_two_points() -> None:
    t = find_minor(Klong(2), "treasure")
    assert points(t) == 2


@pytest.mark.card("magic_spring")
@pytest.mark.rule("klong.minor.magic-spring")
def test_the_magic_spring_trashes_a_card_at_the_end_of_the_turn() -> None:
    t = Klong(2, hand=["burgle"], discard=["stumble"], deck=["sidestep"] * 5)
    find_minor(t, "magic_spring")
    assert t.owned() == []
    assert boxed(t, "magic_spring") == 1
    assert t.table.boxed_cards == []
    t.do("play:burgle", "end")
    assert t.asked == [0]
    assert t.offers() == ["pass", "trash:burgle", "trash:stumble"]
    t.do("trash:stumble")
    assert t.table.boxed_cards == cards("stumble")
    assert t.discard() == ["burgle"]
    assert t.asked == [1]


@pytest.mark.card("magic_spring")
@pytest.mark.rule("klong.minor.magic-spring")
def test_the_magic_spring_can_be_declined_and_is_gone_all_the_same() -> None:
    t = find_minor(Klong(2, discard=["stumble"], deck=["sidestep"] * 5), "magic_spring")
    t.do("end", "pass")
    assert t.table.boxed_cards == []
    assert t.discard() == ["stumble"]
    assert t.owned() == []
    assert boxed(t, "magic_spring") == 1
    t.thief(1, hand=[], deck=[])
    t.end()
    t.play_all()
    t.end()
    assert t.asked == [1], "it is not asked again"


@pytest.mark.card("magic_spring")
@pytest.mark.rule("klong.minor.magic-spring")
def test_the_magic_spring_reaches_no_hand_and_no_deck_and_cannot_be_saved() -> None:
    t = find_minor(Klong(2, discard=["stumble"], deck=["sidestep"] * 5), "magic_spring")
    t.refuse("drink:magic_spring", "not-usable")
    t.end()
    t.thief(0, hand=["burgle"])
    assert t.offers() == ["pass", "trash:stumble"]
    t.refuse("trash:burgle", "not-trashable")
    t.refuse("trash:sidestep", "not-trashable")


@pytest.mark.card("magic_spring")
@pytest.mark.rule("klong.minor.magic-spring")
def test_the_magic_spring_asks_nobody_who_has_nothing_to_trash() -> None:
    t = find_minor(Klong(2, deck=[]), "magic_spring")
    t.end()
    assert t.asked == [1]


# Large secrets


@pytest.mark.card("chalice")
@pytest.mark.rule("klong.major.chalice")
def test_the_chalice_is_kept_for_seven_points_and_angers_nobody() -> None:
    t = Klong(4)
    t.rage(4)
    find_major(t, "chalice")
    assert t.table.dragon.rage + 1 == 4
    assert t.owned() == ["chalice"]
    assert points(t) == 7
    assert boxed(t, "chalice") == 0
    t.refuse("drink:chalice", "not-usable")


@pytest.mark.card("chalice")
@pytest.mark.rule("klong.major.chalice")
def test_the_chalice_is_no_artifact() -> None:
    t = find_major(Klong(4), "chalice")
    t.thief(0, room="F02")
    t.turn(boots=1, exhausted=False)
    t.refuse("move:F01", "needs-artifact")
    t.thief(0, room="F18")
    t.do("artifact:artifact_5")
    assert t.owned() == ["chalice", "artifact_5"]


@pytest.mark.card("potion_of_greater_healing")
@pytest.mark.rule("klong.major.greater-healing-potion")
def test_the_potion_of_greater_healing_is_kept_until_it_heals_two() -> None:
    t = find_major(Klong(2, damage=3), "potion_of_greater_healing")
    assert t.table.thieves[0].damage == 3
    assert t.owned() == ["potion_of_greater_healing"]
    assert boxed(t, "potion_of_greater_healing") == 0
    next_own_turn(t)
    t.do("drink:potion_of_greater_healing")
    assert (t.table.thieves[0].damage, t.table.thieves[0].supply) == (1, 29)
    assert t.owned() == []
    assert boxed(t, "potion_of_greater_healing") == 1
    t.refuse("drink:potion_of_greater_healing", "no-token")


@pytest.mark.card("potion_of_greater_healing")
@pytest.mark.rule("klong.major.greater-healing-potion")
@pytest.mark.parametrize(("damage", "left"), [(0, 0), (1, 0), (2, 0), (4, 2)])
def test_the_potion_of_greater_healing_heals_no_more_than_there_is(damage: int, left: int) -> None:
    t = Klong(2, damage=damage, tokens=["potion_of_greater_healing"])
    t.do("drink:potion_of_greater_healing")
    assert (t.table.thieves[0].damage, t.table.thieves[0].supply) == (left, 30 - left)
    assert t.owned() == []


@pytest.mark.card("potion_of_greater_healing")
@pytest.mark.rule("klong.major.greater-healing-potion")
def test_the_potion_of_greater_healing_is_for_an_own_turn() -> None:
    t = Klong(2)
    t.thief(1, tokens=["potion_of_greater_healing"], damage=3)
    t.refuse("drink:potion_of_greater_healing", "not-your-turn", seat=1)


@pytest.mark.card("greater_treasure")
@pytest.mark.rule("klong.major.greater-treasure")
def test_the_greater_treasure_is_five_gold_to_spend_or_to_keep() -> None:
    t = find_major(Klong(2, gold=2), "greater_treasure")
    assert t.table.thieves[0].gold == 7
    assert t.owned() == []
    assert boxed(t, "greater_treasure") == 1
    assert points(t) == 7
    t.thief(0, room="F20")
    t.do("goods:master_key")
    assert t.table.thieves[0].gold == 0
    assert t.owned() == ["master_key"]


@pytest.mark.card("greater_treasure")
@pytest.mark.rule("klong.major.greater-treasure")
def test_a_greater_treasure_that_is_kept_is_five_points_and_gives_change() -> None:
    t = find_major(Klong(2, gold=4), "greater_treasure")
    assert points(t) == 9
    t.thief(0, room="F20")
    t.do("goods:master_key")
    assert t.table.thieves[0].gold == 2


@pytest.mark.card("greater_skill_boost")
@pytest.mark.rule("klong.major.greater-skill-boost")
def test_the_greater_skill_boost_gives_five_skill_at_once_and_cannot_be_saved() -> None:
    t = find_major(Klong(2, skill=1), "greater_skill_boost")
    assert t.resources() == (6, 0, 0)
    assert t.owned() == []
    assert boxed(t, "greater_skill_boost") == 1
    t.refuse("drink:greater_skill_boost", "not-usable")
    next_own_turn(t)
    assert t.resources() == (0, 0, 0)


@pytest.mark.card("flash_of_brilliance")
@pytest.mark.rule("klong.major.flash-of-brilliance")
def test_the_flash_of_brilliance_draws_three_cards_that_must_be_played() -> None:
    t = Klong(2, deck=["burgle", "burgle", "stumble", "sidestep"])
    t.draws(0, "burgle", "stumble", "sidestep")
    find_major(t, "flash_of_brilliance")
    assert t.hand() == ["burgle", "stumble", "sidestep"]
    assert t.owned() == []
    assert boxed(t, "flash_of_brilliance") == 1
    t.refuse("end", "cards-left")
    t.do("play:burgle", "play:stumble", "play:sidestep", "end")
    assert t.asked == [1]


@pytest.mark.card("flash_of_brilliance")
@pytest.mark.rule("klong.major.flash-of-brilliance")
def test_the_flash_of_brilliance_reshuffles_if_it_must() -> None:
    t = Klong(2, deck=["burgle"], discard=["stumble", "sidestep", "scramble"])
    t.draws(0, "burgle", "stumble", "sidestep")
    find_major(t, "flash_of_brilliance")
    assert t.hand() == ["burgle", "stumble", "sidestep"]
    assert t.discard() == []
    assert t.table.thieves[0].deck.cards() == cards("scramble")


# Artifacts and idols


@pytest.mark.rule("klong.score.artifact", "klong.artifact.angers-dragon", "klong.artifact.second-refused")
@pytest.mark.parametrize(
    ("token", "room", "value"),
    [
        pytest.param("artifact_5", "F18", 5, marks=pytest.mark.card("artifact_5")),
        pytest.param("artifact_7", "F21", 7, marks=pytest.mark.card("artifact_7")),
        pytest.param("artifact_10", "F27", 10, marks=pytest.mark.card("artifact_10")),
        pytest.param("artifact_15", "F23", 15, marks=pytest.mark.card("artifact_15")),
        pytest.param("artifact_20", "F31", 20, marks=pytest.mark.card("artifact_20")),
        pytest.param("artifact_25", "F33", 25, marks=pytest.mark.card("artifact_25")),
        pytest.param("artifact_30", "F35", 30, marks=pytest.mark.card("artifact_30")),
    ],
)
def test_an_artifact_lies_in_its_room_angers_the_dragon_and_counts_its_value(token: str, room: str, value: int) -> None:
    t = Klong(4, room=room)
    assert t.offers("artifact:") == [f"artifact:{token}"]
    t.do(f"artifact:{token}")
    assert t.owned() == [token]
    assert t.table.dragon.rage == 1
    assert len(t.table.loot.artifacts) == 6
    assert points(t) == value
    t.refuse(f"artifact:{token}", "no-artifact-here")
    t.refuse(f"drink:{token}", "not-usable")
    other = "artifact_7" if token == "artifact_5" else "artifact_5"
    t.thief(0, room="F21" if token == "artifact_5" else "F18")
    t.refuse(f"artifact:{other}", "hands-full")


@pytest.mark.card("monkey_idol")
@pytest.mark.rule("klong.room.idol", "klong.score.tokens")
def test_the_monkey_idol_is_taken_on_entry_and_counts_five() -> None:
    t = Klong(2, room="F30", boots=2)
    t.do("move:F24")
    assert t.offers() == ["pass", "take:monkey_idol"]
    t.do("take:monkey_idol")
    assert t.owned() == ["monkey_idol"]
    assert t.table.loot.idols == 2
    assert points(t) == 5
    assert t.table.dragon.rage + 1 == 3
    t.refuse("take:monkey_idol", "only-on-entry")


# Goods


@pytest.mark.card("master_key")
@pytest.mark.rule("klong.goods.master-key")
def test_the_master_key_opens_locked_tunnels_at_once_and_for_its_owner_alone() -> None:
    t = Klong(2, room="F27", gold=7, boots=2)
    t.refuse("move:F32", "locked")
    t.do("goods:master_key", "move:F32", "pass")
    assert t.room() == "F32"
    assert t.owned() == ["master_key"]
    assert points(t) == 5
    t.end()
    t.thief(1, room="F27")
    t.turn(boots=1)
    t.refuse("move:F32", "locked")


@pytest.mark.card("master_key")
@pytest.mark.rule("klong.goods.master-key")
def test_each_master_key_counts_five() -> None:
    t = Klong(2, room="F26", gold=14)
    t.do("goods:master_key", "goods:master_key")
    assert points(t) == 10
    t.thief(0, gold=7)
    t.refuse("goods:master_key", "goods-sold")


@pytest.mark.card("backpack")
@pytest.mark.rule("klong.goods.backpack")
@pytest.mark.parametrize(("backpacks", "most"), [(0, 1), (1, 2), (2, 3)])
def test_each_backpack_holds_one_more_artifact(backpacks: int, most: int) -> None:
    t = Klong(4, room="F19", gold=14)
    t.rage(1)
    for _ in range(backpacks):
        t.do("goods:backpack")
    ways = [("F18", "artifact_5"), ("F21", "artifact_7"), ("F23", "artifact_15"), ("F27", "artifact_10")]
    for count, (room, artifact) in enumerate(ways):
        t.thief(0, room=room)
        if count < most:
            t.do(f"artifact:{artifact}")
            assert t.table.dragon.rage == count + 1
        else:
            t.refuse(f"artifact:{artifact}", "bags-full" if backpacks else "hands-full")
    assert t.table.dragon.rage == most
    assert t.owned().count("backpack") == backpacks


@pytest.mark.card("backpack")
@pytest.mark.rule("klong.goods.backpack")
def test_each_backpack_counts_five() -> None:
    t = Klong(2, room="F19", gold=14)
    t.do("goods:backpack")
    assert points(t) == 5 + 7
    t.do("goods:backpack")
    assert points(t) == 10


@pytest.mark.card("backpack")
@pytest.mark.rule("klong.goods.backpack")
def test_the_backpack_of_another_thief_is_of_no_use() -> None:
    t = Klong(4, room="F18", tokens=["artifact_7"])
    t.thief(1, tokens=["backpack"])
    t.refuse("artifact:artifact_5", "hands-full")


@pytest.mark.card("crown_10")
@pytest.mark.rule("klong.goods.crown")
def test_the_first_crown_sold_is_the_ten() -> None:
    t = Klong(2, room="F19", gold=7)
    assert t.offers("goods:crown") == ["goods:crown_10"]
    t.refuse("goods:crown_9", "not-best-crown")
    t.refuse("goods:crown_8", "not-best-crown")
    t.do("goods:crown_10")
    assert points(t) == 10
    assert t.table.thieves[0].gold == 0


@pytest.mark.card("crown_9")
@pytest.mark.rule("klong.goods.crown")
def test_the_second_crown_sold_is_the_nine() -> None:
    t = Klong(2, room="F19", gold=7)
    t.table.goods.remove(tokens("crown_10")[0])
    t.ready()
    assert t.offers("goods:crown") == ["goods:crown_9"]
    t.refuse("goods:crown_10", "goods-sold")
    t.refuse("goods:crown_8", "not-best-crown")
    t.do("goods:crown_9")
    assert points(t) == 9


@pytest.mark.card("crown_8")
@pytest.mark.rule("klong.goods.crown")
def test_the_crowns_are_sold_in_their_order_and_then_there_is_none() -> None:
    t = Klong(2, room="F19", gold=28)
    t.do("goods:crown_10", "goods:crown_9")
    assert t.offers("goods:crown") == ["goods:crown_8"]
    t.do("goods:crown_8")
    assert t.owned() == ["crown_10", "crown_9", "crown_8"]
    assert points(t) == 27 + 7
    assert t.offers("goods:crown") == []
    t.refuse("goods:crown_8", "goods-sold")


@pytest.mark.card("mastery")
@pytest.mark.rule("klong.escape.mastery")
def test_the_marker_of_the_master_thief_is_for_leaving() -> None:
    t = Klong(4, room="F02", boots=1, tokens=["artifact_10"])
    t.refuse("goods:mastery", "not-a-good")
    t.do("move:F01")
    assert t.table.thieves[0].status == ESCAPED
    assert t.owned() == ["artifact_10", "mastery"]
    assert t.table.loot.mastery == 3
    assert points(t) == 30


# Secrets that lie face down


@pytest.mark.card("minor_secret")
@pytest.mark.rule("klong.room.reveal-secret")
def test_a_small_secret_stands_for_any_of_those_not_found_yet() -> None:
    t = Klong(2, room="F11", boots=1)
    t.do("move:F16")
    assert t.offers() == ["pass", "take:minor_secret"]
    t.refuse("take:major_secret", "not-here")
    t.refuse("take:dragon_egg", "not-here")
    t.do("take:minor_secret")
    assert len(t.table.loot.minor) == 17
    assert len(t.table.loot.major) == 11


@pytest.mark.card("major_secret")
@pytest.mark.rule("klong.room.reveal-secret")
def test_a_large_secret_stands_for_any_of_those_not_found_yet() -> None:
    t = Klong(2, room="F34", boots=1)
    t.do("move:F28")
    assert t.offers() == ["pass", "take:major_secret"]
    t.refuse("take:minor_secret", "not-here")
    t.do("take:major_secret")
    assert len(t.table.loot.minor) == 18
    assert len(t.table.loot.major) == 10


@pytest.mark.rule("klong.components.market-goods", "klong.components.idols-and-mastery", "klong.components.artifacts")
def test_there_are_so_many_of_each_token() -> None:
    artifacts = {f"artifact_{value}": 1 for value in (5, 7, 10, 15, 20, 25, 30)}
    goods = {"master_key": 2, "backpack": 2, "crown_10": 1, "crown_9": 1, "crown_8": 1}
    face_down = {"minor_secret": 0, "major_secret": 0}
    assert {token.id: token.copies for token in OTHERS} == {
        **artifacts,
        **goods,
        **face_down,
        "monkey_idol": 3,
        "mastery": 4,
    }


@pytest.mark.parametrize("token", [token.id for token in TOKENS])
def test_every_token_has_a_scenario(token: str) -> None:
    assert f'mark.card("{token}")' in Path(__file__).read_text(encoding="utf-8")
