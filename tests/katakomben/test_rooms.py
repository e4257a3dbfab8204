"""Rooms: artifacts, locks, the crypt, caves, haunted tiles, portals, rewards and shrines."""

import pytest

from verlies.families.klong.state import ESCAPED
from verlies.games.katakomben.content.tiles import DEPTHS
from verlies.games.katakomben.game import Katakomben
from verlies.games.katakomben.tileset import ARTIFACTS
from verlies.testing.katakomben import GAME, Kata, with_tile


def deep(t: Kata) -> None:
    """Let the next tile be one of the Depths."""
    t.table.own_maze().left = 0


# Artifacts


@pytest.mark.rule("katakomben.artifact.take")
def test_an_artifact_may_be_taken_at_any_time_of_the_own_turn() -> None:
    t = Kata(tiles=["D01@w1"], room="D01.a", boots=1, hand=["burgle"])
    t.thief(1, room="D01.a")
    t.artifact("D01.a", "artifact_5")
    assert "artifact:artifact_5" in t.offers()
    t.refuse("artifact:artifact_5", seat=1)
    t.refuse("artifact:artifact_7", "no-artifact-here")
    t.refuse("artifact:backpack", "not-an-artifact")
    t.do("play:burgle", "artifact:artifact_5")
    assert (t.owned(), t.in_room("D01.a")) == (["artifact_5"], [])
    t = Kata(tiles=["D01@w1"], room="D01.a", boots=1)
    t.artifact("D01.a", "artifact_5")
    t.do("move:D01.c")
    t.refuse("artifact:artifact_5", "no-artifact-here")
    assert (t.rage_space(), t.in_room("D01.a")) == (3, ["artifact_5"])


@pytest.mark.rule("katakomben.artifact.limit")
def test_one_artifact_unless_there_is_a_backpack() -> None:
    t = Kata(tiles=["D01@w1", "D02@w2"], room="D01.a", tokens=["artifact_5"])
    t.artifact("D01.a", "artifact_7")
    t.refuse("artifact:artifact_7", "hands-full")
    t.thief(0, tokens=["artifact_5", "backpack"])
    t.do("artifact:artifact_7")
    t.thief(0, room="D02.a")
    t.artifact("D02.a", "artifact_10")
    t.refuse("artifact:artifact_10", "bags-full")


@pytest.mark.rule("katakomben.artifact.permanent")
def test_an_artifact_is_never_given_up() -> None:
    t = Kata(tiles=["D01@w1"], room="D01.a", tokens=["artifact_5"], boots=5)
    words = [kind.word for kind in t.match.game.about.vocabulary.kinds]
    assert not {"drop", "swap", "put"} & set(words)
    t.refuse("drink:artifact_5", "not-usable")


@pytest.mark.rule("katakomben.artifact.angers-dragon")
def test_taking_an_artifact_angers_the_dragon_and_finding_it_does_not() -> None:
    t = Kata(3, boots=1)
    deep(t)
    t.discovers("D01")
    t.do("move:way_A1-w1", "turn:0")
    assert (t.rage_space(), t.told("placed", "token")) == (2, ["artifact_5"])
    t.thief(0, room="D01.a")
    t.do("artifact:artifact_5")
    assert t.rage_space() == 3


@pytest.mark.rule("katakomben.room.artifact-placed")
def test_laying_an_artifact_room_brings_the_top_of_the_stack() -> None:
    t = Kata(boots=1)
    deep(t)
    t.discovers("D01")
    t.do("move:way_A1-w1", "turn:0")
    assert (t.in_room("D01.a"), t.stack()) == (["artifact_5"], [7, 10, 12, 15, 17, 20])
    t.end()
    t.thief(1, room="D01.a")
    t.do("artifact:artifact_5")
    assert t.owned(1) == ["artifact_5"]


def laid(t: Kata, tile: str, turns: int = 0) -> None:
    """Let the active thief discover a tile west of the hall."""
    deep(t)
    t.discovers(tile)
    t.do("move:way_A1-w1", f"turn:{turns}")


@pytest.mark.rule("katakomben.room.artifact-plus")
@pytest.mark.parametrize(
    ("tile", "value", "left"), [("D07", 7, [5, 10, 12, 15, 17, 20]), ("D10", 10, [5, 7, 12, 15, 17, 20])]
)
def test_plus_signs_take_deeper_artifacts(tile: str, value: int, left: list[int]) -> None:
    t = Kata(boots=2, swords=3, picks=3)
    laid(t, tile)
    assert (t.in_room(f"{tile}.a"), t.stack()) == ([f"artifact_{value}"], left)


@pytest.mark.rule("katakomben.room.artifact-plus", "katakomben.room.artifact-plus-short-stack")
@pytest.mark.parametrize(("seats", "left", "why"), [(4, 7, "plus"), (2, 2, "plus"), (2, 1, "short-stack")])
def test_it_is_told_whether_plus_signs_counted_in_full(seats: int, left: int, why: str) -> None:
    t = Kata(seats, boots=2, swords=3, picks=3)
    t.table.own_loot().artifacts = t.table.loot.artifacts[:left]
    laid(t, "D07")
    assert t.told("placed", "why") == [why]


@pytest.mark.rule("katakomben.example.artifact-double-plus")
def test_with_10_12_15_on_top_a_double_plus_gets_the_15() -> None:
    t = Kata(boots=2, swords=3, picks=3)
    t.table.own_loot().artifacts = t.ids.tokens(
        "artifact_10", "artifact_12", "artifact_15", "artifact_17", "artifact_20"
    )
    laid(t, "D10")
    assert (t.in_room("D10.a"), t.stack()) == (["artifact_15"], [10, 12, 17, 20])
    t = Kata(boots=1, tiles=["D10@e1"])
    t.artifact("D10.a", "artifact_15")
    t.table.own_loot().artifacts = t.ids.tokens("artifact_10", "artifact_12", "artifact_15")
    laid(t, "D01")
    assert t.in_room("D01.a") == ["artifact_10"]


@pytest.mark.rule("katakomben.room.artifact-stack-empty")
def test_without_artifacts_the_room_stays_empty() -> None:
    rooms = [room for tile in DEPTHS for room in tile.rooms if room.artifact]
    assert len(rooms) == 10 > ARTIFACTS
    t = Kata(boots=1)
    t.table.own_loot().artifacts = []
    laid(t, "D01")
    assert (t.in_room("D01.a"), t.lies("D01")) == ([], "w1/0")


@pytest.mark.rule("katakomben.room.artifact-plus-short-stack")
def test_a_short_stack_gives_the_best_there_is() -> None:
    t = Kata(boots=2, swords=3)
    t.table.own_loot().artifacts = t.ids.tokens("artifact_17", "artifact_20")
    laid(t, "D10")
    assert (t.in_room("D10.a"), t.stack()) == (["artifact_20"], [17])
    t = Kata(boots=2, swords=3)
    t.table.own_loot().artifacts = t.ids.tokens("artifact_20")
    laid(t, "D07")
    assert (t.in_room("D07.a"), t.stack()) == (["artifact_20"], [])


# Locks in rooms


@pytest.mark.rule("katakomben.unlock.action")
def test_a_lockpick_opens_what_is_locked_in_a_room() -> None:
    t = Kata(tiles=["D19@w1", "S6@e1"], room="D19.b", picks=2)
    t.secrets("chalice", "catacombs_map")
    t.refuse("crack:S6.b", "not-at-lock")
    t.refuse("crack:D19.a", "no-lock")
    t.do("crack:D19.b")
    assert (t.table.picks[0], t.owned()) == (1, ["chalice"])
    t.thief(0, room="S6.b")
    t.do("crack:S6.b")
    assert (t.table.picks[0], t.owned()) == (0, ["chalice", "catacombs_map"])
    t = Kata(tiles=["S6@e1"], room="S6.b", picks=0)
    t.refuse("crack:S6.b", "no-picks")
    t = Kata(tiles=["S2@w1"], room="S2.a", boots=1, swords=1, picks=1)
    t.do("move:S2.c", "swords:1")
    assert (t.discard(), t.table.picks[0]) == ([], 1), "entering alone gives nothing"
    t.refuse("crack:S2.a", "no-lock")


@pytest.mark.rule("katakomben.unlock.once-per-game")
def test_what_was_cracked_stays_cracked() -> None:
    t = Kata(tiles=["S6@e1"], room="S6.b", picks=3, row=("swindle",) * 5)
    t.thief(1, room="S6.b")
    t.do("crack:S6.b")
    t.refuse("crack:S6.b", "cracked-before")
    t.reveals("animated_wall")
    t.end()
    assert t.lies("S6") == "e1/2"
    t.refuse("crack:S6.b", "cracked-before")


@pytest.mark.rule("katakomben.unlock.chest", "katakomben.unlock.chest-empty-bank")
def test_a_chest_gives_a_large_secret_while_there_are_any() -> None:
    t = Kata(tiles=["S6@e1"], room="S6.b", picks=2)
    t.secrets("greater_treasure")
    t.do("crack:S6.b")
    assert (len(t.table.loot.major), t.table.thieves[0].gold, t.told("found", "token")) == (10, 5, ["greater_treasure"])
    t = Kata(tiles=["S6@e1"], room="S6.b", picks=2)
    t.table.own_loot().major = []
    t.ready()
    t.refuse("crack:S6.b", "no-major-left")


@pytest.mark.rule("katakomben.unlock.prison")
def test_a_prison_frees_two_captives() -> None:
    t = Kata(tiles=["S5@e1"], room="S5.a", picks=1, damage=2)
    t.frees("cleric", "barbarian")
    t.do("crack:S5.a")
    assert (t.owned(), len(t.table.captives), t.stones_of().damage, t.resources()[1]) == (
        ["cleric", "barbarian"],
        18,
        1,
        2,
    )
    assert t.told("freed", "token") == ["cleric", "barbarian"]
    assert t.table.chance.counters[GAME.about.streams.index("captives")] == 2, "no deck is drawn from"


@pytest.mark.rule("katakomben.unlock.prison-last-captive")
def test_the_last_captive_is_freed_alone() -> None:
    t = Kata(tiles=["S5@e1"], room="S5.a", picks=1)
    t.table.captives = t.ids.tokens("monk")
    t.ready()
    t.do("crack:S5.a")
    assert (t.owned(), t.table.captives) == (["monk"], [])
    t = Kata(tiles=["S5@e1"], room="S5.a", picks=1)
    t.table.captives = []
    t.ready()
    t.refuse("crack:S5.a", "no-captives-left")


# Crypt, caves, ghosts


@pytest.mark.rule("katakomben.room.crypt", "katakomben.escape.reach-crypt")
def test_nobody_returns_empty_handed() -> None:
    t = Kata(boots=1, teleports=1, hand=["burgle"])
    t.refuse("move:A1.crypt", "needs-artifact")
    t.refuse("teleport:A1.crypt", "needs-artifact")
    for word in ("move:A1.crypt", "teleport:A1.crypt"):
        t = Kata(boots=1, teleports=1, hand=["burgle"], tokens=["artifact_5"])
        t.do(word)
        assert t.table.thieves[0].status == ESCAPED


@pytest.mark.rule("katakomben.room.crystal-cave")
def test_a_cave_ends_the_use_of_boots_for_this_turn() -> None:
    t = Kata(room="A2.nook", boots=3, swords=1, hand=["sidestep"])
    t.do("move:A2.cave", "swords:1", "play:sidestep")
    t.refuse("move:A1.hall", "tired")
    t.refuse("move:A2.nook", "tired")
    t.end()
    t.play_all()
    t.end()
    t.turn(boots=2)
    t.do("move:A1.hall")


@pytest.mark.rule("katakomben.room.crystal-teleport")
def test_a_teleport_leads_out_of_a_cave_but_not_of_tiredness() -> None:
    t = Kata(boots=4, teleports=1)
    t.do("move:A2.cave", "teleport:A2.nook")
    t.refuse("move:way_A2-n2", "tired")
    t = Kata(boots=4, teleports=1)
    t.do("teleport:A2.cave")
    t.refuse("move:A1.hall", "tired")


@pytest.mark.rule("katakomben.room.haunted-tile")
def test_a_haunted_tile_brings_a_ghost_when_it_is_laid() -> None:
    t = Kata(boots=1, teleports=1)
    laid(t, "D05")
    assert (t.ghosts(), t.told("ghost", "why")) == ((4, 1, 0), ["tile"])
    t.turn(teleports=2)
    here = t.room()
    t.do("teleport:A1.hall", f"teleport:{here}")
    assert t.ghosts() == (4, 1, 0)
    t = Kata(boots=1)
    t.table.bank = 0
    laid(t, "D05")
    assert t.table.dragon.area[t.box.ghost] == 0


# Portals


PORTALS = ["S4@w1", "S6@e1"]


@pytest.mark.rule("katakomben.portal.any-other", "katakomben.portal.one-boot")
def test_a_portal_leads_out_of_any_other_one_for_one_boot() -> None:
    t = Kata(tiles=PORTALS, room="A2.nook", boots=2, swords=1)
    assert {"move:S4.a", "move:S6.c"} <= set(t.offers())
    t.do("move:S4.a")
    assert (t.room(), t.resources()[2], t.table.deeds.portal) == ("S4.a", 1, True)
    assert (t.told("portal", "from"), t.told("portal", "to")) == (["A2"], ["S4"])
    assert t.table.thieves[0].gold == 1, "the room gives its reward"
    t.do("move:S4.b")
    assert t.room() == "S4.b"


@pytest.mark.rule("katakomben.portal.single")
def test_a_single_portal_leads_nowhere() -> None:
    t = Kata(room="A2.nook", boots=2, teleports=1)
    t.refuse("move:way_A2-P", "one-portal")
    t.refuse("teleport:way_A2-P", "one-portal")
    assert not [way for way in t.table.open_ways(t.table.thieves[0].room) if way.portal]


def hall_of_portals() -> Katakomben:
    """Return a game in which a portal of a safe tile is joined to an edge alone."""
    tunnels = "a-N1 a-N2 a-E1 P-E2 a-S1 a-S2 a-W1 a-W2"
    return with_tile("S1", id="S1", places="a 50 50, P 80 70", tunnels=tunnels)


@pytest.mark.rule("katakomben.portal.single")
def test_a_tile_may_not_be_laid_so_that_the_way_leads_into_the_only_portal() -> None:
    t = Kata(boots=1, game=hall_of_portals())
    maze = t.table.own_maze()
    maze.order.remove(t.tile_ids.index("A2"))
    t.discovers("S1")
    t.do("move:way_A1-w1")
    t.refuse("turn:0", "one-portal")
    assert t.offers("turn") == ["turn:1", "turn:2", "turn:3"]


@pytest.mark.rule("katakomben.portal.any-other")
def test_a_new_tile_may_lead_into_a_portal_and_the_mover_chooses_where_to_come_out() -> None:
    t = Kata(boots=1, game=hall_of_portals(), tiles=["S4@n1e1"])
    t.discovers("S1")
    t.do("move:way_A1-w1", "turn:0")
    assert (t.ask, sorted(t.offers())) == ("WalkOn", ["move:A2.nook", "move:S4.a"])
    t.do("move:S4.a")
    assert (t.room(), t.resources()[2], t.lies("S1")) == ("S4.a", 0, "w1/0")
    t = Kata(teleports=1, game=hall_of_portals(), tiles=["S4@n1e1"])
    t.discovers("S1")
    t.do("teleport:way_A1-w1", "turn:0", "move:A2.nook")
    assert (t.room(), t.told("arrived-at", "place")) == ("A2.nook", ["A2.nook"])


@pytest.mark.rule("katakomben.portal.any-other", "katakomben.tile.choose-affordable-rotation")
def test_one_portal_to_come_out_of_alive_is_enough() -> None:
    for others in (["S6@e1"], ["D22@e1"]):
        t = Kata(boots=1, damage=9, game=hall_of_portals(), tiles=others)
        t.discovers("S1")
        t.do("move:way_A1-w1")
        assert "turn:0" in t.offers()
        t.do("turn:0")
        assert t.room() == "A2.nook", "the other one is behind a monster"
    t = Kata(boots=1, damage=9, game=hall_of_portals(), tiles=["S6@e1"])
    t.table.own_maze().order.remove(t.tile_ids.index("A2"))
    t.discovers("S1")
    t.do("move:way_A1-w1")
    t.refuse("turn:0", "fatal")
    t = Kata(boots=1, damage=9, game=hall_of_portals(), tiles=["S6@e1", "S4@n1e1"])
    t.table.own_maze().order.remove(t.tile_ids.index("A2"))
    t.discovers("S1")
    t.do("move:way_A1-w1", "turn:0")
    assert t.room() == "S4.a", "the first one that was laid is behind a monster"


@pytest.mark.rule("katakomben.portal.to-open-edge")
def test_a_portal_at_an_open_edge_leads_to_a_new_tile() -> None:
    game = hall_of_portals()
    t = Kata(boots=1, game=game, tiles=["S1@w1/1"], room="A2.nook")
    way = next(way for way in t.table.open_ways(t.table.thieves[0].room) if way.portal)
    assert (t.table.maze.name(way.leaves), t.ids.places[way.number]) == ("s1w1", "way_S1-e2")
    t.discovers("S2")
    t.do(f"move:{t.ids.places[way.number]}", "turn:0")
    assert t.room().startswith("S2.")
    assert "portal" in t.events()
    t = Kata(boots=1, game=game, tiles=["S1@w1/1"], room="A2.nook")
    t.only_tiles()
    t.refuse(f"move:{t.ids.places[way.number]}", "no-tiles")


@pytest.mark.rule("katakomben.portal.one-boot")
def test_footprints_at_a_portal_raise_the_price_to_two() -> None:
    game = with_tile(
        "S4",
        id="S4",
        places="a 50 50, P 50 20",
        tunnels="a-N1 a-N2 a-E1 a-E2 a-S1 a-S2 a-W1 a-W2 a-P:f",
    )
    t = Kata(tiles=["S4@w1"], room="A2.nook", boots=1, game=game)
    t.refuse("move:S4.a", "no-boots")
    assert t.way("S4.a") == (2, 0, 0)


@pytest.mark.rule("katakomben.portal.tunnel-symbols")
def test_symbols_of_both_tunnels_count() -> None:
    # S6.c-P:m and D18.c-P:l
    t = Kata(tiles=["S6@e1", "D18@w1"], room="S6.c", boots=1, swords=1, picks=1)
    assert t.way("D18.c") == (1, 1, 1)
    t.do("move:D18.c", "swords:1")
    assert (t.room(), t.table.picks[0], t.resources()) == ("D18.c", 0, (0, 0, 0))
    for arrow, start, goal in (("a-P:>", "A2.nook", "S4.a"), ("a-P:>", "S4.a", "A2.nook")):
        game = with_tile(
            "S4",
            id="S4",
            places="a 50 50, P 50 20",
            tunnels=f"a-N1 a-N2 a-E1 a-E2 a-S1 a-S2 a-W1 a-W2 {arrow}",
        )
        t = Kata(tiles=["S4@w1"], room=start, boots=1, game=game)
        if start == "S4.a":
            t.do(f"move:{goal}")
            assert t.room() == goal
        else:
            t.refuse(f"move:{goal}", "wrong-way")


@pytest.mark.rule("katakomben.portal.teleport")
def test_for_teleports_rooms_at_portals_are_neighbours() -> None:
    t = Kata(tiles=["S6@e1", "D18@w1"], room="S6.c", teleports=1, picks=0)
    assert {"teleport:D18.c", "teleport:A2.nook"} <= set(t.offers())
    t.do("teleport:D18.c")
    assert (t.room(), t.stones_of().damage, t.table.maze.opened) == ("D18.c", 0, [])


@pytest.mark.rule("katakomben.portal.teleport")
def test_a_teleport_uses_a_portal_only_where_no_tunnel_leads() -> None:
    t = Kata(tiles=["S4@n1e1"], room="A2.nook", teleports=1)
    t.do("teleport:S4.a")
    assert (t.room(), t.table.deeds.portal) == ("S4.a", False)
    t = Kata(tiles=["S4@w1"], room="A2.nook", teleports=1)
    t.do("teleport:S4.a")
    assert (t.room(), t.table.deeds.portal) == ("S4.a", True)
    t = Kata(tiles=["S4@n1e1"], room="A2.nook", boots=2)
    t.do("move:S4.a")
    assert not t.table.deeds.portal, "the tunnel has the name of the room"
    t = Kata(tiles=["S4@n1e1"], room="A2.nook", boots=2)
    t.do("move:way_S4-P")
    assert (t.room(), t.table.deeds.portal) == ("S4.a", True)


# Rewards


@pytest.mark.rule("katakomben.reward.on-entry", "katakomben.reward.gold")
def test_a_room_gives_its_reward_once_a_turn_by_whatever_way_one_enters() -> None:
    t = Kata(tiles=["D05@w1"], room="D05.a", boots=9, damage=0)
    t.turn(steady=True)
    t.do("move:D05.c", "move:D05.a", "move:D05.c")
    assert t.table.thieves[0].gold == 2
    t.end()
    t.play_all()
    t.end()
    assert t.table.thieves[0].gold == 2, "to begin there is not to enter"
    t.turn(boots=2, steady=True)
    t.do("move:D05.a", "move:D05.c")
    assert t.table.thieves[0].gold == 4
    t = Kata(tiles=["D05@w1"], room="D05.a", teleports=1)
    t.do("teleport:D05.c")
    assert t.table.thieves[0].gold == 2
    t = Kata(boots=1)
    laid(t, "D05", 2)
    assert (t.room(), t.table.thieves[0].gold) == ("D05.c", 2)


@pytest.mark.rule("katakomben.reward.same-type-rooms", "katakomben.reward.heal")
def test_every_room_gives_its_own_reward() -> None:
    t = Kata(tiles=["S3@w1", "D17@w2"], room="S3.b", boots=9, swords=9, damage=3)
    t.do("move:S3.c", "swords:1")
    assert (t.stones_of().damage, t.stones_of().supply) == (2, 28)
    t.thief(0, room="D17.a")
    t.do("move:D17.b", "swords:1")
    assert t.stones_of().damage == 1
    t.thief(0, room="S3.b")
    t.do("move:S3.c", "swords:1")
    assert t.stones_of().damage == 1, "once a turn"
    t = Kata(tiles=["S3@w1"], room="S3.b", boots=9, swords=9)
    t.do("move:S3.c", "swords:1")
    assert t.stones_of().damage == 0


@pytest.mark.rule("katakomben.reward.automatic")
def test_nobody_can_decline_a_reward() -> None:
    t = Kata(3, boots=1)
    t.secrets("dragon_egg")
    t.do("move:A1.east")
    assert (t.ask, t.owned(), t.rage_space()) == ("TakeTurn", ["dragon_egg"], 3)


@pytest.mark.rule("katakomben.reward.idol")
def test_the_monkey_shrine_gives_an_idol_a_turn_while_there_are_any() -> None:
    t = Kata(room="A2.cave", boots=3, swords=9)
    t.do("move:A2.monkey", "swords:1")
    assert (t.owned(), t.table.loot.idols) == (["monkey_idol"], 2)
    t.refuse("take:monkey_idol")
    t = Kata(room="A2.cave", boots=3, swords=9)
    t.table.own_loot().idols = 0
    t.do("move:A2.monkey", "swords:1")
    assert (t.owned(), t.events()[-1]) == ([], "no-idols")
    t = Kata(boots=1, tokens=["monkey_idol"])
    t.refuse("move:A1.crypt", "needs-artifact")


@pytest.mark.rule("katakomben.reward.small-secret")
def test_small_secrets_come_from_the_bank() -> None:
    t = Kata(boots=1)
    t.secrets("potion_of_strength")
    t.do("move:A1.east")
    assert (len(t.table.loot.minor), t.owned()) == (19, ["potion_of_strength"])
    t = Kata(boots=1)
    t.table.own_loot().minor = []
    t.do("move:A1.east")
    assert (t.owned(), t.events()[-1]) == ([], "no-secrets")


# Shrines


@pytest.mark.rule("katakomben.shrine.mark")
def test_a_shrine_is_marked_with_a_stone() -> None:
    t = Kata(room="A1.west", hand=["burgle"], boots=1)
    t.do("mark:A1.west", "move:A1.hall")
    assert (t.stones_of().supply, t.table.marks_of(t.number("A1.west"))) == (29, [0])
    t.refuse("mark:A1.west", "not-at-shrine")
    t.refuse("mark:A1.hall", "no-shrine")


@pytest.mark.rule("katakomben.shrine.gold")
def test_every_mark_pays_more() -> None:
    t = Kata(tiles=["S2@w1", "D12@e1"], room="A1.west")
    t.mark("D12.b", 1)
    paid = []
    for shrine in ("A1.west", "S2.a", "D12.b"):
        t.thief(0, room=shrine)
        before = t.table.thieves[0].gold
        t.do(f"mark:{shrine}")
        paid.append(t.table.thieves[0].gold - before)
    assert (paid, t.table.thieves[0].gold) == ([1, 2, 3], 6)


@pytest.mark.rule("katakomben.shrine.once-per-player")
def test_everybody_marks_a_shrine_once() -> None:
    t = Kata(room="A1.west")
    t.thief(1, room="A1.west")
    t.do("mark:A1.west")
    t.refuse("mark:A1.west", "marked-before")
    t.end()
    t.do("mark:A1.west")
    t.play_all()
    t.end()
    t.refuse("mark:A1.west", "marked-before")


@pytest.mark.rule("katakomben.shrine.needs-stone")
def test_without_a_stone_no_shrine_is_marked() -> None:
    t = Kata(room="A1.west")
    t.thief(0, supply=0)
    t.refuse("mark:A1.west", "no-stone-to-mark")
    assert t.table.thieves[0].gold == 0


@pytest.mark.rule("katakomben.shrine.stones-bound")
def test_marks_stay_where_they_are() -> None:
    t = Kata(room="A1.west", hand=["stumble", "sneak_attack"], damage=1, tokens=["potion_of_healing"])
    t.do("mark:A1.west", "drink:potion_of_healing", "play:sneak_attack")
    t.thief(0, supply=0)
    t.table.turn.credit = 0
    t.do("play:stumble")
    assert (t.table.marks_of(t.number("A1.west")), t.stones_of().area) == ([0], 0)
