"""The Ring, its guardian, the Red Dragon, and how a game is won or lost together."""

import pytest

from verlies.games.bag_of_dungeon import GAME
from verlies.testing.bag_of_dungeon import FOE, ITEM, TILE, Cave, lair


def last_tile(*dice: int, beaten: bool = True, **settings: str) -> Cave:
    """Return a cave in which seat 0 has just laid the last tile, beside M7 and the exit; the dice place the Ring."""
    t = Cave("fighter,dwarf", 1, **settings).lay("n1", "T10", monster="-" if beaten else "").lay("n2", "T02")
    t.stack("T17")
    t.begin()
    t.dice(*dice)
    t.do("explore", t.to("lay", "e1"))
    t.do("turn:1")
    return t


@pytest.mark.rule("bag.ring.appears", "bag.ring.roll", "bag.ring.guardian-drawn")
def test_the_ring_appears_with_the_last_tile() -> None:
    t = last_tile(3, 4)
    assert (t.lying("n1"), t.known("n1"), t.table.monsters.count()) == (["ring"], "face-down", 29)
    assert t.table.ringed
    assert t.said("ring-roll") == [{"one": 3, "two": 4, "sum": 7}]
    assert t.ask() == "Act", "before the next action"


@pytest.mark.rule("bag.ring.appears")
def test_before_the_last_tile_there_is_no_ring() -> None:
    t = Cave().begin()
    t.stack("T17", "T18")
    t.tiles("T17")
    t.do("explore", t.to("lay", "e1"), "turn:1")
    assert not t.table.ringed
    assert not t.said("ring-roll")


@pytest.mark.rule("bag.ring.guardian-drawn")
def test_nobody_knows_the_guardian() -> None:
    from verlies.core.rng import Rng

    t = last_tile(3, 4)
    seen = GAME.view(t.table, 0).seen
    assert seen.guardian == -2
    assert (seen.bag_count(), seen.monsters.count()) == (29, 30), "it could be any of them"
    guesses = {GAME.sample(GAME.view(t.table, 0), Rng(seed)).guardian for seed in range(40)}
    assert len(guesses) > 5
    t.walk("n1")
    assert (t.ask(), t.table.monsters.count(), t.table.guardian) == ("Clash", 29, -1)
    assert len(t.said("turned-up")) == 1


@pytest.mark.rule("bag.ring.guardian-drawn")
def test_a_monster_that_is_there_is_the_guardian() -> None:
    t = last_tile(3, 4, beaten=False)
    assert (t.known("n1"), t.table.monsters.count(), t.lying("n1")) == ("hidden", 30, ["ring"])


@pytest.mark.rule("bag.ring.roll", "bag.components.m-numbers")
def test_on_twelve_the_dragon_guards_it() -> None:
    t = last_tile(6, 6)
    assert (t.lying("n2"), t.known("n2"), t.table.monsters.count()) == (["ring"], "red_dragon", 30)


@pytest.mark.rule("bag.ring.roll")
def test_on_twelve_with_a_dead_dragon_a_guardian_is_drawn() -> None:
    t = Cave().lay("n1", "T02", monster="-")
    t.table.dragon = False
    t.stack("T17")
    t.begin()
    t.dice(6, 6)
    t.do("explore", t.to("lay", "e1"), "turn:1")
    assert (t.known("n1"), t.table.monsters.count()) == ("face-down", 29)


@pytest.mark.rule("bag.ring.roll")
def test_if_agreed_the_twelve_is_a_junction() -> None:
    t = Cave("fighter,dwarf", twelve="junction").lay("n1", "T39")
    assert t.known("n1") == "hidden"
    t.stack("T17")
    t.begin()
    t.dice(6, 6)
    t.do("explore", t.to("lay", "e1"), "turn:1")
    assert (t.lying("n1"), t.known("n1")) == (["ring"], "hidden")


@pytest.mark.rule("bag.ring.fight-first", "bag.ring.carry", "bag.turn.ends-after-fight")
@pytest.mark.card("ring")
def test_the_guardian_must_be_beaten_first() -> None:
    t = lair("goblin")
    t.pile("n1", "ring")
    t.give(0, "invisibility_cloak")
    t.begin()
    t.walk("n1")
    t.refuse("pick:ring", "must-face")
    t.dice(5)
    t.do("sneak")
    t.refuse("pick:ring", "ring-guarded")
    t.walk("start")
    t.walk("n1")
    t.dice(6, 5, 1)
    t.do("fight", "pick:ring")
    assert (t.gear(), t.ap()) == (["invisibility_cloak", "ring"], 2), "for nothing, and without a field"


@pytest.mark.rule("bag.ring.heroes-present")
def test_who_stands_there_when_the_guardian_appears_fights_in_his_next_turn() -> None:
    t = Cave().lay("n1", "T10", monster="-")
    t.stack("T17")
    t.hero(1, at="n1")
    t.begin()
    t.dice(3, 4)
    t.do("explore", t.to("lay", "e1"), "turn:1")
    assert (t.asked, t.ask()) == ([0], "Act")
    t.do("end")
    assert (t.asked, t.ask()) == ([1], "Clash")


@pytest.mark.rule("bag.ring.carry")
@pytest.mark.card("ring")
def test_the_ring_changes_hands_and_drops() -> None:
    t = lair("troll")
    t.give(0, "ring")
    t.begin()
    t.do("trade:1", "give:ring", "offer", "agree")
    assert t.gear(1) == ["ring"]
    t.hero(1, health=1)
    t.do("end")
    t.walk("n1")
    t.dice(1, 2, 6, 6)
    t.do("fight", "pass")
    assert (t.lying("n1"), t.gear(1)) == (["ring"], [])


# The dragon


def before_dragon(heroes: str = "fighter,dwarf", **settings: str) -> Cave:
    """Return seat 0 facing the dragon, with the pool in the east."""
    t = lair("red_dragon", heroes, "T02", **settings)
    t.lay("e1", "T03")
    t.begin()
    t.walk("n1")
    return t


@pytest.mark.rule("bag.dragon.stats", "bag.dragon.normal-rules")
@pytest.mark.card("red_dragon")
def test_the_dragon_is_fought_like_any_monster() -> None:
    t = before_dragon()
    assert (t.table.fight.dice, t.table.fight.bonus, t.table.fight.health) == (4, 0, 20)
    t.do("call:1", "agree")
    t.dice(1, 2, 3, 1, 1, 1, 1)
    t.do("fight")
    assert (t.table.fight.health, len(t.said("threw-three"))) == (16, 1)
    t.do("run:0")
    assert (t.ap(), t.health()) == (2, 9)
    t.do("end")
    assert (t.asked, t.ask(), t.table.fight.health) == ([1], "Clash", 20)


@pytest.mark.rule("bag.dragon.gear-to-pool")
@pytest.mark.card("red_dragon")
def test_its_victims_leave_their_gear_in_the_pool() -> None:
    t = before_dragon()
    t.give(0, "iron_axe", "ring")
    t.give(1, "small_axe")
    t.do("call:1", "agree")
    t.hero(0, health=1)
    t.hero(1, health=2)
    t.dice(1, 2, 3, 6, 6, 6, 6)
    t.do("fight")
    assert (t.lying("n1"), t.lying("e1")) == ([], ["small_axe", "iron_axe", "ring"])


@pytest.mark.rule("bag.dragon.gear-to-pool")
def test_the_gear_waits_for_the_pool() -> None:
    t = lair("red_dragon", tile="T02")
    t.give(0, "iron_axe")
    t.begin()
    t.walk("n1")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6, 6, 6)
    t.do("fight")
    assert (t.lying("n1"), t.table.waiting) == ([], [ITEM["iron_axe"]])
    t.tiles("T03")
    t.do("explore", t.to("lay", "e1"), "turn:0")
    assert (t.lying("e1"), t.table.waiting) == (["iron_axe"], [])


# The end


def dragon_dies(t: Cave) -> None:
    """Let seat 0 slay the dragon with the next roll."""
    t.table.fight.health = 1
    t.dice(6, 6, 1, 1, 1, 1)
    t.do("fight")


@pytest.mark.rule("bag.end.win", "bag.end.collapse")
def test_all_win_when_the_dragon_dies_and_somebody_has_the_ring() -> None:
    t = before_dragon("fighter,dwarf,elf")
    t.give(2, "ring")
    dragon_dies(t)
    assert (t.match.over, t.won()) == (True, [0, 1, 2])
    assert GAME.result(t.table).endings == ["won"] * 3


@pytest.mark.rule("bag.end.win")
def test_without_the_ring_the_game_goes_on_until_it_is_brought() -> None:
    t = before_dragon()
    dragon_dies(t)
    assert (t.match.over, t.ask(), t.table.dragon) == (False, "Act", False)
    t.give(1, "ring")
    t.do("end")
    t.walk("n1")
    assert (t.match.over, t.won()) == (True, [0, 1])


@pytest.mark.rule("bag.end.win")
def test_taking_the_ring_at_the_exit_wins_as_well() -> None:
    t = before_dragon()
    t.pile("n1", "ring")
    dragon_dies(t)
    assert not t.match.over
    t.do("pick:ring")
    assert t.won() == [0, 1]


@pytest.mark.rule("bag.end.win")
@pytest.mark.card("witchs_claw")
def test_so_does_the_claw() -> None:
    t = Cave().lay("n1", "T02", monster="-")
    t.table.dragon = False
    t.give(0, "witchs_claw")
    t.give(1, "ring")
    t.hero(0, at="n1")
    t.begin()
    t.do("use:witchs_claw", "aim-at:1", "take:ring", "agree")
    assert t.won() == [0, 1]


@pytest.mark.rule("bag.end.win")
@pytest.mark.card("bomb")
def test_a_dragon_killed_from_afar_wins_too() -> None:
    t = lair("red_dragon", tile="T02")
    t.give(0, "bomb")
    t.give(1, "ring")
    t.begin()
    t.table.turn.hurt, t.table.turn.wounds = [t.field("n1")], [12]
    t.dice(4, 4)
    t.do("use:bomb", t.to("aim", "n1"))
    assert (t.won(), t.table.heroes[0].slayer) == ([0, 1], True)


@pytest.mark.rule("bag.end.win")
@pytest.mark.card("sorcerers_skull")
def test_a_skull_that_wins_kills_nobody_afterwards() -> None:
    t = before_dragon()
    t.give(0, "sorcerers_skull", "ring")
    t.do("call:1", "agree")
    t.hero(1, health=2)
    t.table.fight.health = 2
    t.dice(3)
    t.do("use:sorcerers_skull")
    assert (t.won(), t.events()[-1], t.table.heroes[1].lives) == ([0, 1], "won", 3)


@pytest.mark.rule("bag.end.win")
def test_if_agreed_the_dragons_death_is_enough() -> None:
    t = before_dragon(win="dragon")
    dragon_dies(t)
    assert t.won() == [0, 1]


@pytest.mark.rule("bag.end.eliminated-share")
def test_whoever_is_out_wins_with_the_rest() -> None:
    t = before_dragon("fighter,dwarf,elf")
    t.hero(2, status=1, lives=0, field=-1)
    t.give(0, "ring")
    dragon_dies(t)
    assert (t.won(), GAME.result(t.table).endings) == ([0, 1, 2], ["won", "won", "fallen"])


@pytest.mark.rule("bag.end.loss")
def test_when_all_are_out_the_party_has_lost() -> None:
    t = before_dragon()
    t.hero(1, status=1, lives=0, field=-1)
    t.hero(0, health=1, lives=1)
    t.dice(1, 2, 6, 6, 6, 6)
    t.do("fight")
    assert (t.match.over, t.won(), GAME.result(t.table).endings) == (True, [], ["fallen", "fallen"])
    assert t.events()[-1] == "lost"


@pytest.mark.rule("bag.end.collapse")
def test_friends_leave_together() -> None:
    t = Cave().lay("n1", "T02", monster="-")
    t.table.dragon = False
    t.hero(0, at="n1")
    t.begin()
    t.refuse("escape", "together")
    assert {FOE["red_dragon"], TILE["T02"]}


@pytest.mark.rule("bag.end.win")
def test_taking_the_ring_elsewhere_wins_nothing_yet() -> None:
    t = Cave().lay("n1", "T02", monster="-").corridor("e1", turns=1)
    t.table.dragon = False
    t.pile("start", "ring")
    t.give(1, "iron_axe")
    t.begin()
    t.do("pick:ring")
    assert not t.match.over
    t.do("trade:1", "give:ring", "offer", "agree")
    assert not t.match.over
    t.do("end")
    t.walk("e1")
    assert not t.match.over
    t.walk("start")
    t.walk("n1")
    assert t.won() == [0, 1]


@pytest.mark.rule("bag.end.win", "bag.item.trade")
def test_a_ring_that_is_handed_over_at_the_exit_wins() -> None:
    t = Cave().lay("n1", "T02", monster="-")
    t.table.dragon = False
    t.give(1, "ring")
    for seat in (0, 1):
        t.hero(seat, at="n1")
    t.begin()
    t.do("trade:1", "take:ring", "offer", "agree")
    assert t.won() == [0, 1]


@pytest.mark.rule("bag.end.win", "bag.ranged.damage")
@pytest.mark.card("bow")
@pytest.mark.parametrize("called", [False, True])
def test_a_monster_at_the_exit_is_beaten_before_the_ring_wins(called: bool) -> None:
    t = (
        Cave("fighter,dwarf", charge="on")
        .lay("n1", "T02", monster="-")
        .corridor("n2")
        .lay("n3", "T05", monster="troll")
    )
    t.table.dragon = False
    t.give(0, "bow")
    t.give(1 if called else 0, "ring")
    t.hero(0, at="n1")
    t.begin()
    t.dice(1)
    t.do("use:bow", t.to("aim", "n3"))
    assert (t.known("n1"), t.ask(), t.match.over) == ("troll", "Clash", False), "it has come to the exit"
    if called:
        t.do("call:1", "agree")
    t.table.fight.health = 1
    t.dice(6, 6, *([5] if called else []), 1, 1)
    t.do("fight")
    assert (t.won(), t.trophies()) == ([0, 1], ["troll"])
    assert (t.match.over, t.said("reward")) == (True, []), "nobody needs another item"
