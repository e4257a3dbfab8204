"""The advisor answers every question, plays whole games in every variant, wins together, and knows what to do."""

import pytest

from tests.bag_of_dungeon.whole import advised
from verlies.bots import bot
from verlies.core.errors import VerliesError
from verlies.core.observe import observe
from verlies.core.rng import Rng
from verlies.core.stack import Stack, known
from verlies.games.bag_of_dungeon import GAME
from verlies.testing.bag_of_dungeon import TILE, Cave, lair, met

VARIANTS: list[dict[str, str]] = [
    {"pasch": "all_equal", "edges": "strict"},
    {"charge": "on", "twelve": "junction", "spikes": "on"},
    {"heroes": "choose", "win": "dragon"},
    {"variant": "each"},
]


@pytest.mark.parametrize("settings", VARIANTS, ids="+".join)
def test_the_advisor_plays_whole_games(settings: dict[str, str]) -> None:
    assert advised(3, 1, **settings).over


@pytest.mark.parametrize(("seats", "seed", "variant"), [(2, 101, "together"), (4, 104, "together"), (2, 101, "each")])
def test_where_all_sides_must_match_it_ends_what_never_ended(seats: int, seed: int, variant: str) -> None:
    assert advised(seats, seed, variant=variant, edges="strict").over


def test_alone_it_leads_four_heroes() -> None:
    assert advised(4, 3, variant="solo").over


def test_together_it_wins_far_more_often_than_chance() -> None:
    results = [advised(seats, seed).result for seats, seed in ((4, 1), (3, 1), (2, 2))]
    assert sum(bool(result and result.winners) for result in results) >= 2


def choice(t: Cave, seat: int = 0, name: str = "greedy") -> str:
    pick = bot(name, GAME).choose(observe(GAME, t.table, seat), Rng(1))
    return GAME.about.vocabulary.word(pick)


# Fights


def test_it_fights_what_it_can_win() -> None:
    assert choice(met("goblin")) == "fight"


def test_it_calls_a_friend_against_what_is_too_strong_alone() -> None:
    assert choice(met("troll")) == "call:1"


@pytest.mark.feature(42)
def test_it_runs_from_what_is_hopeless_even_together() -> None:
    t = lair("reacher", "healer,elf").corridor("s1")
    t.hero(0, health=3, lives=1)
    t.hero(1, health=2, lives=1)
    t.begin().walk("n1")
    assert choice(t).startswith("run:")


def test_it_comes_to_help_a_friend() -> None:
    t = met("troll")
    t.do("call:1")
    assert choice(t, 1) == "agree"


@pytest.mark.parametrize(("health", "lives", "answer"), [(1, 1, "pass"), (1, 3, "agree"), (10, 1, "agree")])
def test_it_does_not_give_its_last_life_for_a_monster(health: int, lives: int, answer: str) -> None:
    t = lair("troll")
    t.hero(0, health=14)
    t.hero(1, health=health, lives=lives)
    t.begin().walk("n1")
    t.do("call:1")
    assert choice(t, 1) == answer, "at health 1 it falls in three of ten such fights"


def test_against_all_it_helps_nobody_and_calls_nobody() -> None:
    t = met("troll", variant="each")
    assert not choice(t).startswith("call:")
    t.do("call:1")
    assert choice(t, 1) == "pass"


def test_who_is_told_not_to_call_fights_alone() -> None:
    t = met("troll")
    assert choice(t).startswith("call:")
    assert not choice(t, name="greedy without calling").startswith("call:")


def test_a_habit_nobody_has_is_no_bot() -> None:
    with pytest.raises(VerliesError) as caught:
        bot("greedy without tying its shoes", GAME)
    assert caught.value.key == "unknown-bot"


def test_it_drinks_before_a_round_that_may_be_the_last() -> None:
    t = lair("giant_snake")
    t.hero(0, gear=["health_potion"], health=3)
    t.begin().walk("n1")
    assert choice(t) == "use:health_potion"


def test_it_stands_fast_once_it_would_lose_health() -> None:
    t = met("troll", "dwarf,fighter")
    t.dice(1, 2, 6, 6)
    t.do("fight")
    assert (t.ask(), choice(t)) == ("Brace", "skill")


# Gear


def test_it_puts_a_weapon_into_a_hand_and_boots_on_its_feet() -> None:
    t = Cave()
    t.pile("start", "iron_axe", "magic_boots")
    t.begin().do("pick:iron_axe")
    assert choice(t) == "put:0"
    t.do("put:0", "pick:magic_boots")
    assert choice(t) == "put:3"


def test_it_takes_the_better_weapon_and_leaves_the_worse() -> None:
    t = Cave()
    t.give(0, "steel_sword", "iron_axe", "torch@5", "bomb", "health_potion")
    t.pile("start", "morning_star")
    t.begin().do("pick:morning_star")
    assert choice(t) == "swap:0"


def test_it_draws_a_stored_weapon_when_a_hand_is_free() -> None:
    t = Cave()
    t.give(0, "iron_axe@5")
    t.begin()
    assert choice(t) == "handle:5"
    t.do("handle:5")
    assert choice(t) == "put:0"


def test_before_the_dragon_it_gives_its_gear_to_the_strongest() -> None:
    t = Cave("healer,dwarf").lay("n1", "T02")
    t.give(0, "iron_axe", "ring")
    t.stack()
    t.begin()
    assert choice(t) == "trade:1"
    t.do("trade:1")
    assert choice(t) == "give:iron_axe"
    t.do("give:iron_axe")
    assert choice(t) == "offer"
    t.do("offer")
    assert choice(t, 1) == "agree"


def test_who_said_no_is_not_asked_again_in_that_turn() -> None:
    t = Cave("healer,dwarf").lay("n1", "T02")
    t.give(0, "iron_axe", "ring")
    t.stack()
    t.begin().do("trade:1", "give:iron_axe", "offer")
    t.do("pass", seat=1)
    assert choice(t) == "pass"
    t.do("pass")
    assert not choice(t).startswith("trade")


@pytest.mark.parametrize(("give", "take", "said"), [("iron_axe", "torch", "agree"), ("torch", "iron_axe", "pass")])
def test_a_foe_must_offer_more_than_is_wanted(give: str, take: str, said: str) -> None:
    t = Cave("fighter,dwarf", variant="each")
    t.give(0, give)
    t.give(1, take)
    t.begin()
    t.do("trade:1", f"give:{give}", f"take:{take}", "offer")
    assert choice(t, 1) == said


def test_it_takes_the_ring() -> None:
    t = Cave()
    t.pile("start", "ring")
    t.begin()
    assert choice(t) == "pick:ring"


def on_spikes() -> Cave:
    """Return a cave in which seat 0 has stepped on the spikes with two things to jam them."""
    t = Cave(spikes="on").lay("n1", "T04")
    t.give(0, "magic_sword", "torch@5")
    t.begin().walk("n1")
    assert t.offers() == ["brave", "jam:magic_sword", "jam:torch"]
    return t


def test_who_overlooks_that_spikes_can_be_stepped_on_answers_what_is_offered_all_the_same() -> None:
    t = on_spikes()
    seen, casual = observe(GAME, t.table, 0), bot("casual", GAME)
    answers = {GAME.about.vocabulary.word(casual.choose(seen, Rng(seed))) for seed in range(60)}
    assert answers == {"brave", "jam:magic_sword", "jam:torch"}, "the sword where it saw nothing else"


def test_spikes_are_jammed_with_what_is_worth_least() -> None:
    seen = observe(GAME, on_spikes().table, 0)
    assert GAME.about.vocabulary.word(bot("greedy", GAME).choose(seen, Rng(1))) == "brave"
    seen.options = seen.options[1:]
    assert GAME.about.vocabulary.word(bot("greedy", GAME).choose(seen, Rng(1))) == "jam:torch"


# Ways


def test_it_explores_where_it_stands_before_it_goes_far() -> None:
    assert choice(Cave().begin()) == "explore"


def picky(north: str, *stack: str, monster: str = "") -> Cave:
    """Return a cave in which all sides must match and a corner alone fits beside the start; all know the stack.

    Nobody is fit for a fight.
    """
    t = Cave("fighter,dwarf", edges="strict").lay("n1", north, monster=monster).lay("n1e1", "T40")
    t.lay("w1", "T10", monster="reacher").lay("n1w1", "T14", monster="troll")
    t.table.tiles = Stack([known(TILE[tile], 0b11) for tile in stack], len(stack))
    for seat in (0, 1):
        t.hero(seat, health=2, lives=1)
    return t


def test_what_does_not_fit_here_is_laid_where_it_fits() -> None:
    t = picky("T39", "T17").begin()
    assert choice(t) == t.to("walk", "n1")


def test_for_what_fits_only_behind_a_monster_it_fights_its_way() -> None:
    t = picky("T07", "T17", monster="giant_snake").begin()
    assert choice(t) == "end", "the other one is stronger"
    t.begin(1)
    assert choice(t, 1).startswith("walk:"), "it is hard, but nothing else leads on"


def test_what_fits_nowhere_is_put_away_for_what_comes_later_unless_somebody_else_can_lay_it() -> None:
    t = picky("T07", "T28", "T17", monster="giant_snake").lay("n2", "T18").begin()
    assert choice(t) == "explore", "the corner that comes next fits"
    t.hero(1, at="n2")
    assert choice(t) == "end", "the other one has the place for the straight tile"


def test_it_goes_to_an_item_tile_first() -> None:
    t = Cave().lay("n1", "T16").begin()
    assert choice(t) == t.to("walk", "n1")


@pytest.mark.parametrize("variant", ["together", "each"])
@pytest.mark.parametrize(("other", "goes"), [("start", False), ("n1", False), ("w6", True)])
def test_an_item_tile_far_away_is_left_to_whoever_is_there_in_one_turn(other: str, goes: bool, variant: str) -> None:
    t = Cave(variant=variant).lay("n1", "T16").corridor("w1", "w2", "w3", "w4", "w5", turns=1).lay("w6", "T40")
    t.hero(0, at="w6")
    t.hero(1, at=other)
    assert choice(t.begin()) == (t.to("walk", "w5") if goes else "explore")


def test_hurt_it_bathes_in_the_pool() -> None:
    t = Cave().lay("n1", "T03")
    t.table.pool = 2
    t.hero(0, at="n1", health=2)
    t.begin()
    assert choice(t) == "pool"


def test_the_healer_heals_a_friend_who_is_badly_hurt() -> None:
    t = Cave("healer,dwarf")
    t.hero(1, health=3)
    t.begin()
    assert choice(t) == "skill"
    t.do("skill")
    assert choice(t) == "aim-at:1"


def test_an_elf_shoots_what_may_die_of_it() -> None:
    t = lair("goblin", "elf,dwarf")
    t.hero(0, gear=["elven_bow"])
    t.begin()
    assert choice(t) == "use:elven_bow"
    t.do("use:elven_bow")
    assert choice(t) == t.to("aim", "n1")


def armed(far: int, heroes: str = "fighter,dwarf", weapons: str = "dragonlance fireball", win: str = "ring") -> Cave:
    """Return a cave with the dragon in a straight line, and weapons against it; a friend has the Ring."""
    t = Cave(heroes, win=win).corridor(*[f"n{step}" for step in range(1, far)]).lay(f"n{far}", "T02")
    t.stack()
    t.give(0, *weapons.split())
    t.give(1, "ring")
    return t.begin()


@pytest.mark.parametrize("far", [3, 4])
@pytest.mark.parametrize("heroes", ["fighter,dwarf", "dwarf,fighter", "healer,dwarf"])
def test_it_shoots_the_dragon_dead_when_that_is_likely_and_wins(heroes: str, far: int) -> None:
    t = armed(far, heroes, "bomb fireball dragonlance")
    used: list[str] = []
    while t.match.result is None and len(used) < 3:
        used.append(choice(t))
        t.do(used[-1])
        assert choice(t) == t.to("aim", f"n{far}")
        t.dice(*[3] * 3)
        t.do(choice(t))
    assert used == ["use:dragonlance", "use:fireball", "use:bomb"], "what may hurt friends comes last"
    assert t.won() == [0, 1]


def test_it_keeps_what_will_hardly_kill_the_dragon_or_what_may_kill_a_friend() -> None:
    assert {choice(armed(far)) for far in (1, 2, 3)} == {"use:dragonlance"}, "six dice for twenty"
    assert choice(armed(3, weapons="dragonlance bomb")) != "use:dragonlance"
    t = armed(3, weapons="dragonlance bomb bomb")
    assert choice(t) == "use:dragonlance", "seven dice"
    t.hero(1, at="n2", health=9)
    assert choice(t) != "use:dragonlance", "not with a friend beside the dragon"


def test_who_shoots_the_dragon_dead_aims_at_nothing_else() -> None:
    t = armed(3, weapons="fireball bomb bomb").lay("e1", "T07", monster="goblin")
    assert choice(t) == "use:fireball"
    t.do("use:fireball")
    assert {t.to("aim", "e1"), t.to("aim", "n3")} <= set(t.offers())
    assert choice(t) == t.to("aim", "n3")


def test_as_long_as_the_ring_lies_about_it_keeps_its_weapons() -> None:
    t = armed(3)
    t.table.heroes[1].company = []
    t.pile("start", "ring")
    assert not choice(t.begin()).startswith("use")
    assert choice(armed(3, win="dragon")) == "use:dragonlance"


def test_in_the_free_for_all_it_leaves_with_the_ring() -> None:
    t = Cave(variant="each").lay("n1", "T02")
    t.monster("n1", "-")
    t.table.dragon = False
    t.hero(0, at="n1", gear=["ring"])
    t.begin()
    assert choice(t) == "escape"


# Each against all


def against_all(*, other: int, ring: int = -1, dragon: bool = True) -> Cave:
    """Two rivals on one tile beside the start, once the Ring is in play; one of them may have it."""
    t = Cave("fighter,healer", variant="each").lay("n1", "T16")
    t.table.ringed = True
    t.table.dragon = dragon
    for seat, health in enumerate((14, other)):
        t.hero(seat, at="n1", health=health, gear=["ring"] if seat == ring else [])
    t.begin()
    return t


def test_it_robs_whoever_is_much_weaker() -> None:
    assert choice(against_all(other=3)) == "attack:1"


def test_it_leaves_whoever_is_as_strong_in_peace() -> None:
    t = Cave("healer,dwarf", variant="each").lay("n1", "T16")
    t.table.ringed = True
    t.hero(0, at="n1", health=3)
    t.hero(1, at="n1")
    t.begin()
    assert not choice(t).startswith("attack")


def test_attacked_by_a_stronger_one_it_gets_away_and_pays_with_a_trophy_when_it_cannot_bleed() -> None:
    t = Cave("dwarf,healer", variant="each").lay("n1", "T16")
    t.table.ringed = True
    t.hero(0, at="n1")
    t.hero(1, at="n1", health=4, trophies=["goblin"])
    t.begin().do("attack:1")
    assert choice(t, 1).startswith("run:")
    t.do(choice(t, 1), seat=1)
    assert (t.ask(), choice(t, 1)) == ("PayEvade", "trophy:goblin")


def test_against_the_dragon_a_rival_helps_unless_the_ring_would_be_gone() -> None:
    for ring, answer in ((-1, "agree"), (1, "agree"), (0, "pass")):
        t = Cave("dwarf,fighter", variant="each").lay("n1", "T02")
        t.table.ringed = True
        for seat in (0, 1):
            t.hero(seat, gear=["ring"] if seat == ring else [])
        t.begin().walk("n1")
        t.do("call:1")
        assert choice(t, 1) == answer, ring
