"""One scenario for every card, with all that it changes."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from verlies.families.klong.content import TOMES
from verlies.families.klong.state import ESCAPED
from verlies.games.katakomben import GAME
from verlies.games.katakomben.content.cards import CARDS
from verlies.games.katakomben.content.tokens import TOKENS
from verlies.games.katakomben.table import KatakombenState
from verlies.testing.katakomben import Kata

DECK = ["burgle"] * 9
FILL = ("swindle", "swindle", "keymaster", "bard", "elven_sword")


def look(s: KatakombenState) -> Counter[str]:
    """Return the numbers of a table by name; what belongs to seat 0 has no seat in its name."""
    turn, out = s.turn, Counter[str]()
    out.update(skill=turn.skill, swords=turn.swords, boots=turn.boots, teleports=turn.teleports, credit=turn.credit)
    for seat, thief in enumerate(s.thieves):
        of = "" if seat == 0 else f" of {seat}"
        out.update({f"gold{of}": thief.gold, f"noise{of}": s.dragon.area[seat], f"damage{of}": thief.damage})
        out.update({f"picks{of}": s.picks[seat], f"hand{of}": len(thief.hand), f"tokens{of}": len(thief.tokens)})
        out.update({f"cards{of}": len(thief.cards())})
    out.update(steady=turn.steady, unharmed=turn.unharmed, black=s.dragon.bag[s.box.black], ghosts=s.bank)
    out.update(leaps=len(s.deeds.leaps), rage=s.dragon.rage)
    return out


def changes(t: Kata, *words: str) -> dict[str, int]:
    """Return what answers change."""
    before = look(t.table)
    t.do(*words)
    after = look(t.table)
    return {name: after[name] - before[name] for name in {*before, *after} if after[name] != before[name]}


def played(card: str, *words: str, **what: Any) -> dict[str, int]:
    """Return what a card changes when it is played, beside leaving the hand."""
    t = Kata(hand=[card], **{"deck": DECK, **what})
    out = changes(t, f"play:{card}", *words)
    out["hand"] = out.get("hand", 0) + 1
    return {name: n for name, n in out.items() if n}


def acquired(card: str, *words: str, **what: Any) -> dict[str, int]:
    """Return what acquiring a card changes, beside its price and the card itself."""
    cost = next(kind.cost for kind in CARDS if kind.id == card)
    t = Kata(row=(card, *FILL), skill=cost, **{"deck": DECK, **what})
    out = changes(t, f"buy:{card}", *words)
    out["skill"] += cost
    out["cards"] -= 1
    return {name: n for name, n in out.items() if n}


def beaten(card: str, *words: str, **what: Any) -> dict[str, int]:
    """Return what beating a monster changes, beside its swords."""
    cost = next(kind.cost for kind in CARDS if kind.id == card)
    t = Kata(row=(card, *FILL), swords=cost, **{"deck": DECK, **what})
    out = changes(t, f"fight:{card}", *words)
    out["swords"] += cost
    return {name: n for name, n in out.items() if n}


def used(card: str, *words: str, **what: Any) -> dict[str, int]:
    """Return what using a device changes, beside its skill."""
    cost = next(kind.cost for kind in CARDS if kind.id == card)
    t = Kata(row=(card, *FILL), skill=cost, **{"deck": DECK, **what})
    out = changes(t, f"use:{card}", *words)
    out["skill"] = out.get("skill", 0) + cost
    return {name: n for name, n in out.items() if n}


def score_of(*cards: str, tokens: tuple[str, ...] = ()) -> int:
    """Return what cards are worth to somebody who escaped with an artifact of 5 points."""
    t = Kata(tokens=["artifact_5", *tokens], deck=list(cards))
    t.thief(0, status=ESCAPED)
    return GAME.result(t.table).scores[0] - 5


# Starter and reserve


@pytest.mark.rule("katakomben.turn.resources-pool")
@pytest.mark.parametrize(
    ("card", "gives"),
    [
        pytest.param("burgle", {"skill": 1}, marks=pytest.mark.card("burgle")),
        pytest.param("stumble", {"noise": 1}, marks=pytest.mark.card("stumble")),
        pytest.param("sidestep", {"boots": 1}, marks=pytest.mark.card("sidestep")),
        pytest.param("scramble", {"skill": 1, "boots": 1}, marks=pytest.mark.card("scramble")),
        pytest.param("mercenary", {"skill": 1, "swords": 2}, marks=pytest.mark.card("mercenary")),
        pytest.param("explore", {"skill": 2, "boots": 1}, marks=pytest.mark.card("explore")),
        pytest.param("secret_tome", {}, marks=pytest.mark.card("secret_tome")),
        pytest.param("lightstick", {"skill": 3, "noise": 1}, marks=pytest.mark.card("lightstick")),
        pytest.param("smash_and_grab", {"noise": 2, "hand": 2}, marks=pytest.mark.card("smash_and_grab")),
        pytest.param("swindle", {"gold": 3}, marks=pytest.mark.card("swindle")),
        pytest.param("elven_sword", {"swords": 2, "hand": 1}, marks=pytest.mark.card("elven_sword")),
        pytest.param("crystal_compass", {"hand": 2, "steady": 1}, marks=pytest.mark.card("crystal_compass")),
        pytest.param("skulker", {"boots": 2, "unharmed": 1}, marks=pytest.mark.card("skulker")),
        pytest.param("scavenger", {"skill": 2}, marks=pytest.mark.card("scavenger")),
        pytest.param("bandit", {"skill": 1, "swords": 1, "boots": 1}, marks=pytest.mark.card("bandit")),
        pytest.param("diversion", {"skill": 2}, marks=pytest.mark.card("diversion")),
        pytest.param("thirst_for_adventure", {"boots": 3}, marks=pytest.mark.card("thirst_for_adventure")),
        pytest.param("brave_hero", {"skill": 2, "swords": 1, "boots": 1}, marks=pytest.mark.card("brave_hero")),
        pytest.param("expensive_taste", {"skill": 3, "gold": 2}, marks=pytest.mark.card("expensive_taste")),
        pytest.param("double_cross", {"skill": 2, "credit": 2}, marks=pytest.mark.card("double_cross")),
        pytest.param("sneak_attack", {"swords": 3, "credit": 2}, marks=pytest.mark.card("sneak_attack")),
        pytest.param("sudden_movement", {"skill": 1, "boots": 2}, marks=pytest.mark.card("sudden_movement")),
        pytest.param("smoky_quartz", {"credit": 2, "hand": 1}, marks=pytest.mark.card("smoky_quartz")),
        pytest.param("rose_quartz", {"credit": 2, "hand": 1}, marks=pytest.mark.card("rose_quartz")),
        pytest.param("fiery_quartz", {"credit": 2, "hand": 1}, marks=pytest.mark.card("fiery_quartz")),
        pytest.param("white_tourmaline", {"hand": 1}, marks=pytest.mark.card("white_tourmaline")),
        pytest.param("black_tourmaline", {"hand": 1}, marks=pytest.mark.card("black_tourmaline")),
    ],
)
def test_what_a_card_gives(card: str, gives: dict[str, int]) -> None:
    assert played(card) == gives


@pytest.mark.rule("katakomben.turn.resources-pool")
@pytest.mark.parametrize(
    "card", ["smoky_quartz", "rose_quartz", "fiery_quartz", "white_tourmaline", "black_tourmaline"]
)
def test_gems_are_loud_to_get(card: str) -> None:
    assert acquired(card) == {"noise": 2}


# Companions


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("empurror")
def test_the_empurror_gives_one_thing_and_with_an_artifact_all() -> None:
    assert played("empurror", "choose:quiet_2") == {"credit": 2}
    assert played("empurror", "choose:gold_1") == {"gold": 1}
    assert played("empurror", "choose:steady") == {"steady": 1}
    assert played("empurror", tokens=["artifact_5"]) == {"credit": 2, "gold": 1, "steady": 1}
    t = Kata(hand=["empurror"], tiles=["D01@w1"], room="D01.a")
    t.artifact("D01.a", "artifact_5")
    t.do("play:empurror", "choose:gold_1")
    assert changes(t, "artifact:artifact_5") == {"credit": 2, "steady": 1, "tokens": 1, "rage": 1}


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("rebel_scribe")
@pytest.mark.card("rebel_thief")
@pytest.mark.card("rebel_paladin")
def test_rebels_draw_beside_another_companion() -> None:
    assert played("rebel_scribe") == {"skill": 1}
    assert played("rebel_scribe", played=["mercenary"]) == {"skill": 1, "hand": 1}
    assert played("rebel_thief") == {"picks": 1}
    assert played("rebel_thief", played=["bard"]) == {"picks": 1, "hand": 1}
    assert played("rebel_paladin") == {"skill": 1, "swords": 1}
    assert played("rebel_paladin", tokens=["artifact_5"]) == {"skill": 1, "swords": 1, "hand": 1}
    both = played("rebel_paladin", tokens=["artifact_5"], played=["bard"])
    assert both == {"skill": 1, "swords": 1, "hand": 2}


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("imp_familiar")
def test_the_imp_gives_or_takes_a_lockpick() -> None:
    assert played("imp_familiar", "choose:pick_1") == {"picks": 1}
    assert played("imp_familiar", "choose:draw_2") == {"picks": -1, "hand": 2}
    assert played("imp_familiar", picks=0) == {"picks": 1}, "without one there is nothing to choose"


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("bard")
def test_the_bard_heals_who_is_loud() -> None:
    assert played("bard", damage=3) == {"skill": 2, "noise": 1}
    t = Kata(hand=["bard", "stumble"], damage=3)
    assert changes(t, "play:bard", "play:stumble") == {"skill": 2, "noise": 2, "damage": -2, "hand": -2}
    t = Kata(hand=["bard", "stumble"], damage=3)
    assert changes(t, "play:stumble", "play:bard") == {"skill": 2, "noise": 2, "damage": -2, "hand": -2}


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("scavenger")
def test_the_scavenger_finds_a_small_secret() -> None:
    t = Kata(row=("scavenger", *FILL), skill=3)
    t.secrets("potion_of_healing")
    t.do("buy:scavenger")
    assert t.owned() == ["potion_of_healing"]


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("corrupt_advisor")
def test_the_advisor_makes_others_loud() -> None:
    assert played("corrupt_advisor", seats=3) == {"skill": 2, "noise of 1": 1, "noise of 2": 1}
    crowned = played("corrupt_advisor", seats=3, tokens=["crown_8"])
    assert crowned == {"skill": 2, "noise of 1": 2, "noise of 2": 2}
    t = Kata(hand=["corrupt_advisor"], tiles=["S1@w1"], room="S1.a", gold=7)
    t.do("play:corrupt_advisor", "goods:crown_10")
    assert t.stones_of(1).area == 2, "a crown bought later counts"


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("skulker")
def test_the_skulker_is_not_hurt_also_in_the_turn_it_is_acquired() -> None:
    assert acquired("skulker") == {"unharmed": 1}
    t = Kata(row=("skulker", *FILL), skill=4, room="A2.cave", boots=1)
    t.do("buy:skulker", "move:A2.nook")
    assert (t.room(), t.stones_of().damage) == ("A2.nook", 0)


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("brave_hero")
def test_the_hero_is_worth_five_with_three_captives() -> None:
    assert score_of("brave_hero", tokens=("peasant", "peasant", "cleric")) == 5 + 6
    assert score_of("brave_hero", tokens=("peasant", "peasant")) == 4


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("curator")
def test_the_curator_draws_for_every_artifact() -> None:
    assert played("curator") == {"skill": 2, "boots": 1}
    assert played("curator", tokens=["artifact_5", "artifact_7"]) == {"skill": 2, "boots": 1, "hand": 2}


# Other cards


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("payoff")
def test_a_payoff_is_gone_at_once() -> None:
    t = Kata(hand=["payoff"])
    assert changes(t, "play:payoff") == {"skill": 3, "hand": -1, "cards": -1}
    assert t.ids.names(t.table.boxed_cards) == ["payoff"]


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("flamboyance")
def test_flamboyance_pays_for_noise() -> None:
    assert played("flamboyance") == {"hand": 1}
    assert played("flamboyance", clank=2) == {"hand": 1, "skill": 2}
    assert played("flamboyance", clank=1) == {"hand": 1}


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("pillage")
def test_pillage_counts_gold_gained_and_not_what_is_left() -> None:
    assert played("pillage", gold=9) == {"swords": 2, "boots": 1}
    t = Kata(hand=["pillage", "swindle"], deck=DECK, tiles=["S1@w1"], room="S1.a", gold=4)
    t.do("play:swindle", "goods:backpack")
    assert changes(t, "play:pillage") == {"swords": 2, "boots": 1}, "one card was played and one drawn"
    t = Kata(hand=["pillage"], deck=DECK, swords=6)
    t.do("fight:goblin", "fight:goblin", "play:pillage")
    assert t.hand() == []
    t.do("fight:goblin")
    assert t.hand() == ["burgle"], "the third gold counts as well"
    t = Kata(hand=["pillage"], deck=DECK, tiles=["D05@w1"], room="D05.a", boots=1, swords=2)
    t.do("play:pillage", "move:D05.c", "fight:goblin")
    assert t.hand() == ["burgle"], "gold of a room is gold gained"


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("remove_traps")
def test_remove_traps_replaces_a_card_of_the_row_without_an_attack() -> None:
    t = Kata(hand=["remove_traps"])
    t.reveals("skeletal_ape")
    t.do("play:remove_traps")
    assert t.offers() == [
        f"replace:{card}" for card in sorted({"elven_sword", "swindle", "keymaster", "expert_guide"}, key=order)
    ]
    t.refuse("replace:bard", "not-in-row")
    t.do("replace:keymaster")
    assert t.resources() == (1, 2, 0)
    assert "skeletal_ape" in t.ids.names(t.table.dungeon.row)
    t.end()
    assert "attack" not in t.events()
    t = Kata(hand=["remove_traps"])
    t.reveals("archoverlord")
    t.do("play:remove_traps", "replace:swindle")
    assert t.stones_of(1).area == 1, "what it does on arriving happens"


def order(card: str) -> int:
    return [kind.id for kind in CARDS].index(card)


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("shadow_walk")
def test_shadow_walk_trashes_a_burgle() -> None:
    assert played("shadow_walk") == {"boots": 1}
    t = Kata(hand=["shadow_walk"], discard=["burgle"], deck=[])
    t.do("play:shadow_walk", "end")
    assert (t.ids.names(t.table.boxed_cards), "due" in t.events()) == (["burgle"], True)
    t = Kata(hand=["shadow_walk"], deck=["burgle"])
    t.do("play:shadow_walk", "end")
    assert t.table.boxed_cards == []


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("astral_projection")
@pytest.mark.card("divining_rod")
def test_six_skill_of_a_turn_count_even_if_they_are_spent() -> None:
    t = Kata(hand=["astral_projection", "lightstick", "burgle"], tiles=["S2@w1"], room="A2.nook")
    t.mark("A1.west", 0)
    t.do("play:lightstick", "buy:swindle", "play:burgle")
    assert changes(t, "play:astral_projection") == {"skill": 2, "hand": -1}
    assert (t.ask, t.offers()) == ("MarkShrine", ["mark:S2.a"])
    t.refuse("mark:A1.west", "marked-before")
    t.refuse("mark:A1.hall", "no-shrine")
    t.refuse("mark:S5.b", "not-laid")
    t.do("mark:S2.a")
    assert (t.table.thieves[0].gold, t.room(), t.stones_of().supply) == (2, "A2.nook", 27)
    assert played("astral_projection") == {"skill": 2}
    t = Kata(hand=["divining_rod", "lightstick", "burgle"], damage=2)
    t.do("play:divining_rod", "play:lightstick")
    assert t.stones_of().damage == 2
    t.do("play:burgle")
    assert t.stones_of().damage == 1


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("astral_projection")
@pytest.mark.card("divining_rod")
def test_what_comes_due_at_once_happens_in_the_order_of_play() -> None:
    t = Kata(hand=["astral_projection", "divining_rod", "lightstick"], damage=1)
    t.do("play:astral_projection", "play:divining_rod", "play:lightstick")
    assert (t.ask, t.stones_of().damage) == ("MarkShrine", 1), "the mark first"
    t.do("mark:A1.west")
    assert t.stones_of().damage == 0
    t = Kata(hand=["astral_projection", "divining_rod", "lightstick"], damage=1)
    t.do("play:divining_rod", "play:astral_projection", "play:lightstick")
    assert (t.ask, t.stones_of().damage) == ("MarkShrine", 0), "healed first"


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.parametrize("order", [("astral_projection", "divining_rod"), ("divining_rod", "astral_projection")])
def test_the_stone_for_a_mark_may_come_of_the_other_card_in_either_order(order: tuple[str, str]) -> None:
    t = Kata(hand=[*order, "lightstick"], damage=1)
    t.thief(0, supply=0)
    t.do(*(f"play:{card}" for card in order), "play:lightstick")
    assert (t.ask, t.stones_of().damage) == ("MarkShrine", 0)
    t.do("mark:A1.west")
    assert (t.ask, t.stones_of().supply, t.table.thieves[0].gold) == ("TakeTurn", 0, 1)


@pytest.mark.rule("katakomben.turn.order-independent")
@pytest.mark.card("astral_projection")
def test_a_mark_from_afar_waits_for_a_shrine_until_the_end_of_the_turn() -> None:
    t = Kata(hand=["astral_projection"], boots=1)
    t.mark("A1.west", 0)
    t.table.deeds.skill = 4
    t.do("play:astral_projection")
    assert t.ask == "TakeTurn"
    t.discovers("S2")
    t.do("move:way_A1-w1", "turn:0")
    assert (t.ask, t.offers()) == ("MarkShrine", ["mark:S2.a"])
    t.do("mark:S2.a")
    assert t.ask == "TakeTurn", "once only"


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("astral_projection")
def test_marking_from_afar_is_not_entering() -> None:
    t = Kata(hand=["astral_projection"], tokens=["puzzle_box"])
    t.table.deeds.skill = 4
    t.do("play:astral_projection", "mark:A1.west")
    assert t.owned() == ["puzzle_box"]
    t = Kata(hand=["astral_projection"])
    t.table.deeds.skill = 4
    t.thief(0, supply=0)
    t.do("play:astral_projection")
    assert t.ask == "TakeTurn"


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("boots_of_the_ape_lord")
def test_the_ape_lords_boots_are_loud_and_steady_with_an_idol() -> None:
    assert played("boots_of_the_ape_lord") == {"boots": 3, "noise": 3}
    assert played("boots_of_the_ape_lord", tokens=["monkey_idol"]) == {"boots": 3, "noise": 3, "steady": 1}


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("lie_in_wait")
def test_some_cards_may_be_put_on_top_of_the_deck() -> None:
    for card in ("lie_in_wait", "robbery", "grand_theft"):
        cost = CARDS[order(card)].cost
        t = Kata(row=(card, *FILL), skill=cost, deck=["stumble"] * 6)
        t.do(f"buy:{card}")
        assert t.offers() == ["pass", f"topdeck:{card}"]
        t.do(f"topdeck:{card}")
        assert (t.discard(), t.told("topped", "card")) == ([], [card])
        t.end()
        assert card in t.hand(0)
        t = Kata(row=(card, *FILL), skill=cost)
        t.do(f"buy:{card}", "pass")
        assert t.discard() == [card]


@pytest.mark.rule("katakomben.components.dungeon-deck")
def test_a_card_on_top_of_the_deck_is_known_to_all_and_lies_there_in_every_guess() -> None:
    t = Kata(row=("robbery", *FILL), skill=5, deck=["stumble"] * 3)
    t.do("buy:robbery", "topdeck:robbery")
    for seat in (0, 1):
        seen = GAME.view(t.table, seat)
        assert seen.seen.thieves[0].deck.seen(1)[-1] == order("robbery")
        assert seen.seen.thieves[0].deck.cards().count(order("robbery")) == 1


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("riot")
def test_a_riot_frees_and_lets_trash_with_three_captives() -> None:
    assert played("riot") == {"swords": 1, "boots": 1, "noise": 1}
    t = Kata(row=("riot", *FILL), skill=3)
    t.frees("peasant")
    t.do("buy:riot")
    assert (t.owned(), t.table.deeds.freed) == (["peasant"], 1)
    t = Kata(hand=["riot"], deck=[], tokens=["peasant", "peasant", "cleric"])
    t.do("play:riot", "end")
    assert t.offers() == ["pass", "trash:riot"]
    t.do("pass")
    assert t.table.boxed_cards == []


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("sneak_attack")
def test_sneak_attack_lends_a_sword_at_once() -> None:
    assert acquired("sneak_attack") == {"swords": 1}


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("librarian")
def test_the_librarian_wants_a_tome_in_sight() -> None:
    assert played("librarian") == {"skill": 2, "credit": 2}
    assert played("librarian", discard=["secret_tome"]) == {"skill": 2, "credit": 2, "hand": 2}
    assert played("librarian", played=["secret_tome"]) == {"skill": 2, "credit": 2, "hand": 2}
    t = Kata(hand=["librarian"], deck=DECK, skill=7)
    t.do("play:librarian", "buy:secret_tome")
    assert len(t.hand()) == 2


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("diversion")
def test_a_diversion_frees_and_puts_black_stones_back() -> None:
    t = Kata(row=("diversion", *FILL), skill=5)
    t.frees("monk")
    t.do("buy:diversion")
    assert t.owned() == ["monk"]
    t = Kata(row=FILL)
    t.bag(0, 0, black=22)
    t.reveals("diversion")
    t.end()
    assert (t.black(), t.told("bag-back", "count")) == ((24, 0), [2]), "no more than lie aside"
    t = Kata(row=FILL)
    t.bag(0, 0, black=10)
    t.reveals("diversion")
    t.end()
    assert t.black() == (13, 11)


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("double_cross")
def test_a_double_cross_makes_rivals_loud() -> None:
    assert acquired("double_cross", seats=3) == {"noise of 1": 2, "noise of 2": 2}


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("expensive_taste")
def test_expensive_taste_wants_a_crown_and_a_gem() -> None:
    assert score_of("expensive_taste", "rose_quartz", tokens=("crown_8",)) == 5 + 4 + 8
    assert score_of("expensive_taste", "rose_quartz") == 4
    assert score_of("expensive_taste", tokens=("crown_8",)) == 8


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("grand_theft")
def test_a_grand_theft_takes_a_card_or_uses_a_tool_for_a_lockpick() -> None:
    row = ("rose_quartz", "underground_river", "wishing_well", "locked_trunk", "keymaster", "expert_guide")
    t = Kata(hand=["grand_theft"], row=row, picks=1, deck=DECK)
    assert changes(t, "play:grand_theft", "choose:theft") == {"picks": -1, "hand": -1}
    assert t.offers() == ["buy:rose_quartz", "use:underground_river", "buy:expert_guide"]
    t.refuse("fight:keymaster", "not-to-be-stolen")
    t.refuse("use:wishing_well", "no-gold-for-card")
    t.refuse("use:locked_trunk", "no-picks")
    t.refuse("buy:locked_trunk", "is-device")
    t.refuse("use:rose_quartz", "not-a-device")
    t.refuse("fight:rose_quartz", "not-a-monster")
    t.refuse("buy:explore", "not-in-row")
    assert changes(t, "buy:rose_quartz") == {"cards": 1, "noise": 2}, "what acquiring does happens"
    assert t.discard() == ["rose_quartz"]
    t = Kata(hand=["grand_theft"], row=row, picks=2, gold=3, deck=DECK)
    t.secrets("chalice")
    t.do("play:grand_theft", "choose:theft")
    assert {"use:wishing_well", "use:locked_trunk"} <= set(t.offers()), "what they cost besides is still due"
    t.do("use:locked_trunk")
    assert (t.table.picks[0], t.owned(), t.resources()[0]) == (0, ["chalice"], 0)
    assert played("grand_theft", "choose:pick_1") == {"picks": 1}
    assert played("grand_theft", picks=0) == {"picks": 1}
    assert played("grand_theft", row=("keymaster",) * 6) == {"picks": 1}
    trunk = ("locked_trunk", *["keymaster"] * 5)
    assert played("grand_theft", row=trunk, picks=1) == {"picks": 1}, "the trunk takes a second lockpick"
    assert played("grand_theft", "choose:theft", row=trunk, picks=2) == {"picks": -1}


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("souldrinker")
def test_the_souldrinker_heals_for_monsters_of_the_row() -> None:
    t = Kata(hand=["souldrinker"], damage=3)
    t.do("play:souldrinker", "fight:goblin")
    assert t.stones_of().damage == 3, "the goblin is in the reserve"
    t.do("fight:keymaster")
    assert (t.stones_of().damage, t.resources()[1]) == (2, 0)
    t = Kata(hand=["souldrinker"], damage=3, swords=2)
    t.do("fight:keymaster", "play:souldrinker")
    assert t.stones_of().damage == 2


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("thirst_for_adventure")
def test_thirst_for_adventure_counts_artifacts_and_idols() -> None:
    assert acquired("thirst_for_adventure") == {"boots": 3}
    assert score_of("thirst_for_adventure", tokens=("artifact_7", "monkey_idol")) == 6 + 7 + 5


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("blink_spell")
def test_a_blink_leads_next_door_or_to_a_rival_in_the_depths() -> None:
    t = Kata(3, hand=["blink_spell"])
    t.do("play:blink_spell")
    assert (t.table.turn.teleports, t.resources()) == (1, (3, 0, 0)), "nobody is in the Depths"
    t = Kata(3, hand=["blink_spell"], boots=1)
    t.thief(1, room="A2.nook")
    t.thief(2, room="A1.west")
    t.do("play:blink_spell")
    assert t.offers() == ["choose:teleport", "choose:blink"]
    t.do("choose:blink", "move:A1.west")
    assert t.offers("blink") == ["blink:A2.nook"]
    t.refuse("blink:A1.east", "not-there")
    t.do("blink:A2.nook")
    assert (t.room(), t.told("leapt", "leap")) == ("A2.nook", ["blink"])
    t.refuse("blink:A2.nook", "no-leap")


@pytest.mark.rule("katakomben.keyword.teleport-kept")
@pytest.mark.card("blink_spell")
def test_a_blink_may_be_kept_to_come_back_to_a_rival_in_the_same_room() -> None:
    t = Kata(2, hand=["blink_spell"], room="A2.nook", boots=1, swords=1)
    t.thief(1, room="A2.nook")
    t.do("play:blink_spell")
    assert t.offers() == ["choose:teleport", "choose:blink"]
    t.do("choose:blink")
    assert t.offers("blink") == [], "one is there already"
    t.do("move:A2.cave", "swords:1", "blink:A2.nook")
    assert t.room() == "A2.nook"


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("golden_flute")
def test_a_flute_waits_for_the_purchase() -> None:
    assert played("golden_flute") == {"gold": 1, "noise": 1, "leaps": 1}


@pytest.mark.rule("katakomben.components.dungeon-deck")
@pytest.mark.card("robbery")
@pytest.mark.card("waystone")
@pytest.mark.card("spectral_rider")
def test_what_is_bound_to_a_place_waits() -> None:
    assert played("robbery") == {"swords": 2, "gold": 2, "leaps": 1}
    assert played("waystone") == {"boots": 1, "leaps": 1}
    assert played("spectral_rider") == {"skill": 2, "boots": 1, "leaps": 1}


# Devices


@pytest.mark.rule("katakomben.tool.use")
@pytest.mark.card("underground_river")
def test_the_river_heals_or_carries() -> None:
    assert used("underground_river", "choose:heal_1", damage=2) == {"damage": -1}
    assert used("underground_river", "choose:boots_1", damage=2) == {"boots": 1}


@pytest.mark.rule("katakomben.tool.use")
@pytest.mark.card("thieves_shrine")
def test_the_thieves_shrine_gives_gold_or_takes_up_to_two_burgles() -> None:
    assert used("thieves_shrine", "choose:gold_2") == {"gold": 2}
    t = Kata(row=("thieves_shrine", *FILL), skill=4, discard=["burgle"] * 3, deck=[], hand=["stumble"])
    t.do("use:thieves_shrine", "choose:burgles", "play:stumble", "end")
    assert t.offers() == ["pass", "trash:burgle"], "stumble is none of them"
    t.refuse("trash:stumble", "not-that-to-trash")
    t.do("trash:burgle", "pass")
    assert t.ids.names(t.table.boxed_cards) == ["burgle"]
    t = Kata(row=FILL)
    t.bag(0, 0, black=10)
    t.reveals("thieves_shrine")
    t.end()
    assert t.black() == (13, 11)


@pytest.mark.rule("katakomben.tool.use")
@pytest.mark.card("black_market")
def test_the_black_market_gives_two_different_things() -> None:
    assert used("black_market", "choose:gold_2", "choose:pick_1") == {"gold": 2, "picks": 1}
    t = Kata(row=("black_market", *FILL), skill=5, discard=["burgle"], deck=[])
    t.do("use:black_market", "choose:gold_2")
    assert t.offers() == ["choose:trash", "choose:pick_1"]
    t.do("choose:trash", "end")
    assert t.offers() == ["trash:burgle"]


@pytest.mark.rule("katakomben.tool.use")
@pytest.mark.card("wishing_well")
@pytest.mark.card("darkened_alcove")
def test_wells_and_alcoves() -> None:
    assert used("wishing_well", gold=3) == {"gold": -3, "hand": 2}
    assert used("darkened_alcove") == {"credit": 2}


# Monsters


@pytest.mark.rule("katakomben.monster.reward-and-discard")
@pytest.mark.parametrize(
    ("card", "gives"),
    [
        pytest.param("skeleton", {"gold": 2, "noise": 1}, marks=pytest.mark.card("skeleton")),
        pytest.param("keymaster", {"picks": 1}, marks=pytest.mark.card("keymaster")),
        pytest.param("skeleton_priest", {"damage": -1, "noise": 1}, marks=pytest.mark.card("skeleton_priest")),
        pytest.param("archoverlord", {"hand": 2, "noise of 1": 1}, marks=pytest.mark.card("archoverlord")),
        pytest.param("skeletal_ape", {"gold": 3, "skill": 3, "noise": 3}, marks=pytest.mark.card("skeletal_ape")),
        pytest.param("skeleton_warlock", {"cards": 1, "noise": 1}, marks=pytest.mark.card("skeleton_warlock")),
        pytest.param("animated_wall", {"boots": 1}, marks=pytest.mark.card("animated_wall")),
    ],
)
def test_what_a_monster_pays(card: str, gives: dict[str, int]) -> None:
    assert beaten(card, damage=2) == gives


@pytest.mark.rule("katakomben.monster.reward-and-discard")
@pytest.mark.card("the_warden")
def test_the_warden_frees_two() -> None:
    t = Kata(row=("the_warden", *FILL), swords=3, room="A2.nook")
    t.frees("peasant", "monk")
    t.do("fight:the_warden")
    assert t.owned() == ["peasant", "monk"]
    t = Kata(row=("the_warden", *FILL), swords=3, room="A2.nook")
    t.table.captives = []
    t.ready()
    t.do("fight:the_warden")
    assert t.events()[-1] == "no-captives"


@pytest.mark.rule("katakomben.monster.reward-and-discard")
@pytest.mark.card("skeleton_warlock")
def test_the_warlock_gives_a_tome_while_there_are_any() -> None:
    t = Kata(row=("skeleton_warlock", *FILL), swords=3)
    t.do("fight:skeleton_warlock")
    assert (t.discard(), t.table.dungeon.reserve[TOMES]) == (["secret_tome"], 11)
    t = Kata(row=("skeleton_warlock", *FILL), swords=3)
    t.table.dungeon.reserve = [15, 15, 0]
    t.do("fight:skeleton_warlock")
    assert (t.discard(), t.stones_of().area) == ([], 1)


@pytest.mark.rule("katakomben.monster.reward-and-discard")
@pytest.mark.card("skeleton_priest")
@pytest.mark.card("archoverlord")
@pytest.mark.parametrize("card", ["skeleton_priest", "archoverlord"])
def test_some_monsters_make_everybody_loud_when_they_come(card: str) -> None:
    t = Kata(3, row=FILL, dungeon=[card, "bard"])
    t.reveals(card)
    t.end()
    assert [t.stones_of(seat).area for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("katakomben.monster.reward-and-discard")
@pytest.mark.card("animated_wall")
def test_the_wall_gives_another_boot_to_who_uses_a_portal() -> None:
    t = Kata(row=("animated_wall", "skeleton", *FILL[:4]), swords=3, tiles=["S4@w1"], room="A2.nook")
    t.do("fight:skeleton", "fight:animated_wall")
    assert t.resources()[2] == 1
    t.do("move:S4.a")
    assert (t.resources()[2], t.told("due", "card")) == (1, ["animated_wall"])
    t = Kata(row=("animated_wall", *FILL), swords=2, tiles=["S4@w1"], room="A2.nook", boots=1)
    t.do("move:S4.a", "fight:animated_wall")
    assert t.resources()[2] == 2


@pytest.mark.rule("katakomben.monster.reward-and-discard")
@pytest.mark.card("ogre_merchant")
def test_the_ogre_pays_or_in_a_market_room_gives_a_good() -> None:
    assert beaten("ogre_merchant") == {"gold": 5}, "nothing to choose elsewhere"
    t = Kata(row=("ogre_merchant", *FILL), swords=4, tiles=["S1@w1"], room="S1.a")
    t.do("fight:ogre_merchant", "choose:good")
    assert t.offers() == ["goods:backpack", "goods:burglars_kit", "goods:crown_10"]
    t.refuse("goods:blood_amulet", "not-wounded")
    t.refuse("goods:crown_9", "not-best-crown")
    t.do("goods:crown_10")
    assert (t.owned(), t.table.thieves[0].gold, t.told("goods", "cost")) == (["crown_10"], 0, [0])
    t = Kata(row=("ogre_merchant", *FILL), swords=4, tiles=["S1@w1"], room="S1.a")
    t.do("fight:ogre_merchant", "choose:gold_5")
    assert t.table.thieves[0].gold == 5
    t = Kata(row=("ogre_merchant", *FILL), swords=4, tiles=["S1@w1"], room="S1.a", boots=1)
    t.do("move:way_S1-w1", "fight:ogre_merchant")
    assert (t.table.thieves[0].gold, t.ask) == (5, "FindHelp"), "on the way to a tile one is in no market"


# Promotional cards


@pytest.mark.rule("katakomben.components.mixing-decks")
@pytest.mark.card("breakout")
def test_a_breakout_pays_who_frees_somebody() -> None:
    assert played("breakout", cards="promos") == {"skill": 1, "swords": 1, "boots": 1}
    t = Kata(hand=["breakout"], cards="promos", tiles=["S5@w1"], room="S5.a")
    t.frees("peasant", "monk")
    t.do("crack:S5.a")
    assert changes(t, "play:breakout") == {"skill": 1, "swords": 1, "boots": 1, "gold": 3, "noise": 1, "hand": -1}


@pytest.mark.rule("katakomben.components.mixing-decks")
@pytest.mark.card("mister_wizkers")
def test_mister_wizkers_draws_for_a_mark() -> None:
    assert played("mister_wizkers", cards="promos") == {"skill": 1, "swords": 1, "boots": 1}
    t = Kata(hand=["mister_wizkers"], cards="promos", room="A1.west", deck=DECK)
    t.do("play:mister_wizkers", "mark:A1.west")
    assert t.hand() == ["burgle"]


# All of them


def marked(path: Path) -> set[str]:
    """Return the ids in the card marks of a file."""
    return set(re.findall(r'mark\.card\("(\w+)"\)', path.read_text(encoding="utf-8")))


@pytest.mark.source
def test_every_card_and_token_has_a_scenario() -> None:
    tested = set().union(*(marked(path) for path in Path(__file__).parent.glob("test_*.py")))
    assert {card.id for card in CARDS} <= tested
    silent = {"monkey_idol", "mastery", "crown_9", "crown_8", "cloak"}
    tokens = {token.id for token in TOKENS if not token.id.startswith("artifact_")}
    assert tokens - silent <= tested
