"""Positions in which a certain move is plain self-harm; greedy must not make it."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from verlies.bots import bot
from verlies.core.observe import observe
from verlies.core.rng import Rng
from verlies.families.klong.state import ESCAPED
from verlies.games.klong.content.tokens import TOKENS
from verlies.testing.klong import GAME, Klong

GREEDY = bot("greedy", GAME)


class Position(NamedTuple):
    """A situation, and the answers that nobody in their right mind gives in it."""

    name: str
    lay_out: Callable[[], Klong]
    harmful: tuple[str, ...]
    """Options or beginnings of options."""


def fated(table: Klong, space: int) -> Klong:
    """Let the other thief have left, with the pawn on a space of the fate track."""
    table.thief(1, status=ESCAPED)
    table.table.fate, table.table.fate_seat = space, 1
    table.ready()
    return table


def all_artifacts(table: Klong) -> Klong:
    """Let every artifact lie in its room, also those that a game for two leaves in the box."""
    table.table.loot.artifacts = [number for number, token in enumerate(TOKENS) if token.id.startswith("artifact_")]
    table.ready()
    return table


def one_step_from_the_exit() -> Klong:
    return Klong(room="F02", tokens=["artifact_15"], boots=1, damage=5)


def noise_before_leaving() -> Klong:
    return Klong(room="F02", tokens=["artifact_15"], boots=1, hand=["stumble", "stumble"], damage=9)


def teleport_out() -> Klong:
    return Klong(room="F02", tokens=["artifact_7"], teleports=1, damage=5)


def monsters_for_nothing() -> Klong:
    return Klong(room="F13", tokens=["artifact_15"], boots=1, damage=8)


def monsters_when_there_is_a_quiet_way() -> Klong:
    return Klong(room="F17", tokens=["artifact_15"], boots=2, damage=8)


def calling_the_dragon_on_oneself() -> Klong:
    table = Klong(room="F13", hand=["mister_whiskers"], damage=9)
    table.bag(12, 1, black=3)
    table.do("play:mister_whiskers")
    return table


def a_free_secret() -> Klong:
    table = Klong(room="F03", boots=2)
    table.do("move:F04")
    return table


def a_free_idol() -> Klong:
    table = Klong(room="F17", boots=1, swords=1)
    table.do("move:F24", "swords:1")
    return table


def an_artifact_and_no_time_for_another() -> Klong:
    return fated(all_artifacts(Klong(room="F18", boots=1)), 3)


def an_artifact_at_ones_feet() -> Klong:
    return all_artifacts(Klong(room="F35", boots=2, tokens=["master_key"]))


def a_noisy_gem_with_one_health() -> Klong:
    table = Klong(room="F13", tokens=["artifact_15"], skill=4, damage=9, row=["sapphire"])
    table.bag(8, 2, black=6)
    return table


def a_noisy_monster_with_one_health() -> Klong:
    table = Klong(room="F13", tokens=["artifact_15"], swords=2, damage=9, row=["belcher"])
    table.bag(8, 2, black=6)
    return table


def the_noisy_vault_with_one_health() -> Klong:
    table = Klong(room="F18", tokens=["artifact_15"], skill=3, damage=9, row=["the_vault"])
    table.bag(8, 2, black=6)
    return table


def a_good_card_for_two_others() -> Klong:
    table = Klong(hand=["sleight_of_hand", "stumble", "explore", "scramble"])
    table.do("play:sleight_of_hand")
    return table


def a_good_card_for_the_apothecary() -> Klong:
    table = Klong(hand=["apothecary", "boots_of_swiftness", "stumble"], damage=3)
    table.do("play:apothecary")
    return table


def skill_for_nothing_at_the_start() -> Klong:
    return Klong(skill=3)


def skill_for_nothing_at_the_end() -> Klong:
    return Klong(room="F03", tokens=["artifact_15"], skill=7)


def a_slow_card_in_the_last_turn() -> Klong:
    return fated(Klong(room="F03", tokens=["artifact_15"], skill=7), 4)


def points_left_lying_after_the_escape() -> Klong:
    table = Klong(room="F02", tokens=["artifact_15"], boots=1, skill=7)
    table.do("move:F01")
    return table


def swords_for_nothing() -> Klong:
    return Klong(room="F03", swords=2)


def swords_spared_in_a_tunnel() -> Klong:
    table = Klong(room="F14", boots=1, swords=2, damage=6)
    table.do("move:F19")
    return table


def back_into_the_depths_with_a_teleport() -> Klong:
    return Klong(room="F13", tokens=["artifact_15"], teleports=1, damage=6)


def a_cave_on_a_way_that_is_no_shorter() -> Klong:
    return Klong(room="F05", tokens=["artifact_15"], boots=3, swords=1)


def a_potion_kept_with_one_health() -> Klong:
    table = Klong(room="F13", tokens=["artifact_15", "potion_of_healing"], damage=9)
    table.bag(8, 2, black=6)
    return table


def gold_instead_of_life() -> Klong:
    table = Klong(room="F13", tokens=["artifact_15"], skill=2, damage=9, row=["shrine"])
    table.bag(8, 2, black=6)
    table.do("use:shrine")
    return table


def a_potion_kept_one_boot_from_the_exit() -> Klong:
    return fated(Klong(room="F02", tokens=["artifact_15", "potion_of_swiftness"]), 4)


def a_good_card_to_the_box() -> Klong:
    table = Klong(skill=4, row=["dragon_shrine"], played=["explore", "stumble", "boots_of_swiftness"])
    table.do("use:dragon_shrine", "choose:trash")
    table.end()
    return table


def staying_in_the_depths_in_the_last_turn() -> Klong:
    return fated(Klong(room="F18", tokens=["artifact_15"], boots=1), 4)


def an_idol_at_the_end_of_a_one_way_tunnel() -> Klong:
    return fated(Klong(room="F17", tokens=["artifact_15"], boots=2, swords=1), 3)


def a_crown_left_in_the_market() -> Klong:
    return Klong(room="F26", tokens=["artifact_15"], gold=8, boots=1)


def a_second_key() -> Klong:
    return Klong(room="F26", tokens=["master_key"], gold=7)


def a_backpack_when_nothing_is_left_to_carry() -> Klong:
    table = Klong(room="F26", tokens=["artifact_15"], gold=7)
    table.table.loot.artifacts.clear()
    table.ready()
    return table


def the_small_secret_by_the_wind() -> Klong:
    table = Klong(room="F04", hand=["wand_of_wind"])
    table.do("play:wand_of_wind", "choose:secret")
    return table


def a_danger_kept_in_the_row() -> Klong:
    table = Klong(room="F13", swords=1, damage=8, row=["kobold"])
    table.bag(8, 2, black=6)
    return table


def deeper_with_an_artifact_and_no_room_for_more() -> Klong:
    table = Klong(room="F21", tokens=["artifact_25"], boots=1, damage=7)
    table.bag(8, 2, black=6)
    return table


def a_secret_away_from_home_while_a_rival_falls() -> Klong:
    table = Klong(room="F10", tokens=["artifact_25"], boots=1, damage=2)
    table.thief(1, room="F12", damage=8)
    table.bag(8, 4, black=10)
    table.ready()
    return table


def into_the_depths_when_fate_is_about_to_kill() -> Klong:
    table = fated(Klong(room="F13", tokens=["artifact_25"], boots=1, damage=8), 1)
    table.bag(10, 0, black=4)
    table.ready()
    return table


POSITIONS = [
    Position("end the turn one step from the exit", one_step_from_the_exit, ("end",)),
    Position("make noise although the exit is open", noise_before_leaving, ("play:stumble",)),
    Position("teleport past the exit", teleport_out, ("end", "teleport:F03")),
    Position("walk into monsters for nothing", monsters_for_nothing, ("move:F17",)),
    Position("be bitten where a quiet way is as good", monsters_when_there_is_a_quiet_way, ("move:F13", "move:F24")),
    Position("call the dragon with one health", calling_the_dragon_on_oneself, ("choose:attack",)),
    Position("decline a free secret", a_free_secret, ("pass",)),
    Position("decline a free idol", a_free_idol, ("pass",)),
    Position("leave the last artifact in reach", an_artifact_and_no_time_for_another, ("end", "move:")),
    Position("leave the best artifact", an_artifact_at_ones_feet, ("end", "move:")),
    Position("buy a gem with one health", a_noisy_gem_with_one_health, ("buy:sapphire",)),
    Position("beat the belcher with one health", a_noisy_monster_with_one_health, ("fight:belcher",)),
    Position("open the vault with one health", the_noisy_vault_with_one_health, ("use:the_vault",)),
    Position("discard a good card", a_good_card_for_two_others, ("discard:explore", "discard:scramble")),
    Position("discard boots for a potion", a_good_card_for_the_apothecary, ("discard:boots_of_swiftness",)),
    Position("end the first turn without a purchase", skill_for_nothing_at_the_start, ("end",)),
    Position("end the turn with a tome to be had", skill_for_nothing_at_the_end, ("end",)),
    Position("buy what is never played", a_slow_card_in_the_last_turn, ("end", "buy:explore", "buy:mercenary")),
    Position("leave points lying outside", points_left_lying_after_the_escape, ("end", "buy:explore")),
    Position("end the turn with the goblin to beat", swords_for_nothing, ("end",)),
    Position("spare swords and bleed", swords_spared_in_a_tunnel, ("swords:0", "swords:1")),
    Position("teleport away from home", back_into_the_depths_with_a_teleport, ("teleport:F17", "teleport:F18", "end")),
    Position("enter a cave on a way no shorter", a_cave_on_a_way_that_is_no_shorter, ("move:F10",)),
    Position("keep a healing potion with one health", a_potion_kept_with_one_health, ("end",)),
    Position("take gold instead of life", gold_instead_of_life, ("choose:gold_1",)),
    Position("keep the potion that leads out", a_potion_kept_one_boot_from_the_exit, ("end",)),
    Position("trash a good card", a_good_card_to_the_box, ("trash:explore", "trash:boots_of_swiftness")),
    Position(
        "stay in the Depths in the last turn", staying_in_the_depths_in_the_last_turn, ("end", "move:F17", "move:F26")
    ),
    Position("fetch an idol and be lost", an_idol_at_the_end_of_a_one_way_tunnel, ("move:F24",)),
    Position("leave a crown that is worth more than it costs", a_crown_left_in_the_market, ("end", "move:")),
    Position("buy a second key", a_second_key, ("goods:master_key",)),
    Position("buy an empty backpack", a_backpack_when_nothing_is_left_to_carry, ("goods:backpack",)),
    Position("reach for the smaller secret", the_small_secret_by_the_wind, ("reach:F10",)),
    Position("leave a danger for one sword", a_danger_kept_in_the_row, ("end",)),
    Position("stroll while fate is about to begin", a_secret_away_from_home_while_a_rival_falls, ("move:F05", "end")),
    Position("dive when fate will kill", into_the_depths_when_fate_is_about_to_kill, ("move:F17", "move:F18")),
    Position("go deeper with full hands", deeper_with_an_artifact_and_no_room_for_more, ("move:F20", "move:F22")),
]


def choice(table: Klong) -> str:
    """Return what greedy answers."""
    seen = observe(GAME, table.state, table.asked[0])
    return GAME.about.vocabulary.word(GREEDY.choose(seen, Rng(1)))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: str(position.name))
@pytest.mark.feature(42)
def test_greedy_does_not(position: Position) -> None:
    table = position.lay_out()
    offered = table.offers()
    for harmful in position.harmful:
        assert any(word.startswith(harmful) for word in offered), f"{harmful} is not even offered: {offered}"
    chosen = choice(table)
    assert not chosen.startswith(position.harmful), f"chose {chosen} of {offered}"


def test_the_list_is_long_enough() -> None:
    assert len(POSITIONS) >= 15
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)
