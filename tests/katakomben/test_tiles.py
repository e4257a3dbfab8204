"""Discovering, laying and turning tiles."""

from typing import Any

import pytest

from verlies.core.rng import Rng
from verlies.core.scene import Mark
from verlies.games.katakomben.content.tiles import TILES
from verlies.games.katakomben.kinds import Passage
from verlies.games.katakomben.tileset import checked
from verlies.kit.chart import SPAN
from verlies.kit.tiles import NONE
from verlies.testing.katakomben import Kata, random_game, with_tile

HARSH = with_tile(
    "S1",
    id="S1",
    places="a 50 50",
    tunnels="a-N1:l a-N2:l a-E1:f a-E2:f a-S1:mmmmmmmmmmm a-S2:mmmmmmmmmmm a-W1:ll a-W2:l",
)
"""A game with a tile that hardly anybody can enter."""


@pytest.mark.rule("katakomben.tile.discover")
def test_walking_off_the_map_turns_up_the_top_tile() -> None:
    t = Kata(boots=1)
    t.discovers("S1")
    t.do("move:way_A1-w1")
    assert (t.table.tiles_left(), t.ask, t.room()) == (25, "FindHelp", "A1.hall")
    t.do("turn:0")
    assert (t.lies("S1"), t.room(), t.resources()[2]) == ("w1/0", "S1.c", 0)
    assert t.events()[:3] == ["discovered", "laid", "moved"]


@pytest.mark.rule("katakomben.tile.empty-place-only")
def test_tiles_never_overlap_and_always_touch() -> None:
    for seats, seed in ((2, 1), (4, 2), (3, 3)):
        last = 0
        for state in random_game(seats, seed):
            maze = state.maze
            if len(maze.order) == last:
                continue
            last = len(maze.order)
            fields = [maze.field_of(tile) for tile in maze.order]
            assert len(set(fields)) == last == sum(tile != NONE for tile in maze.lying)
            assert all(maze.touches(field) for field in fields)
            assert len(set(maze.spots)) == len(maze.spots)


@pytest.mark.rule("katakomben.tile.rotate-free")
@pytest.mark.parametrize(("turns", "room"), [(0, "S1.c"), (1, "S1.b"), (2, "S1.a"), (3, "S1.c")])
def test_the_tile_may_be_turned_as_one_likes(turns: int, room: str) -> None:
    t = Kata(boots=1, swords=1)
    t.discovers("S1")
    t.do("move:way_A1-w1")
    assert t.offers("turn") == ["turn:0", "turn:1", "turn:2", "turn:3"]
    t.do(f"turn:{turns}")
    if t.ask == "SpendSwords":
        t.do("swords:1")
    assert (t.room(), t.lies("S1")) == (room, f"w1/{turns}")
    t.refuse("turn:1", "too-late-to-turn")


@pytest.mark.rule("katakomben.tile.start-tile-long-side")
def test_beside_the_start_tile_a_tile_meets_its_upper_or_its_lower_half() -> None:
    t = Kata(boots=9, picks=9)
    for here, way, field in (
        ("A1.hall", "way_A1-w1", "w1"),
        ("A2.cave", "way_A2-w1", "n1w1"),
        ("A1.east", "way_A1-e1", "e1"),
        ("A2.nook", "way_A2-e1", "n1e1"),
    ):
        t.thief(0, room=here)
        t.turn(boots=3, exhausted=False)
        t.do(f"move:{way}")
        t.do(t.offers("turn")[0])
        assert t.lies(t.tile_ids[t.table.maze.order[-1]]).split("/")[0] == field


@pytest.mark.rule("katakomben.tile.completes-tunnel")
def test_symbols_of_the_new_half_count_for_this_move() -> None:
    # S1.c-S1 has a monster; turned three times its south lies in the east
    t = Kata(boots=1)
    t.discovers("S1")
    t.do("move:way_A1-w1", "turn:3")
    assert (t.room(), t.stones_of().damage) == ("S1.c", 0)
    t = Kata(room="A1.west", boots=1)
    t.discovers("S1")
    t.do("move:way_A1-w2", "turn:3")
    assert (t.room(), t.stones_of().damage, t.stones_of().supply) == ("S1.c", 1, 29)


@pytest.mark.rule("katakomben.tile.completes-tunnel")
def test_a_lock_of_the_new_half_takes_a_lockpick() -> None:
    # turned twice D02.a-N2:l comes to the south and meets A2.monkey-N1:m
    t = Kata(room="A2.monkey", boots=1, swords=1, picks=1)
    t.table.own_maze().left = 0
    t.discovers("D02")
    t.do("move:way_A2-n1", "turn:2", "swords:1")
    assert (t.room(), t.table.picks[0], t.told("opened", "count")) == ("D02.a", 0, [1])


@pytest.mark.rule("katakomben.tile.choose-affordable-rotation")
def test_only_what_can_be_entered_is_accepted() -> None:
    kind = with_tile(
        "S1",
        id="S1",
        places="a 30 50, b 70 50",
        tunnels="a-N1:l a-N2:l a-E1:f a-E2:f b-S1 b-S2 b-W1 a-W2:> a-b",
    )
    t = Kata(boots=1, picks=0, game=kind)
    t.discovers("S1")
    t.do("move:way_A1-w1")
    # the way comes in by E2: unturned the footprints, once the lock, twice the arrow out of it, thrice the plain one
    assert t.offers("turn") == ["turn:3"]
    t.refuse("turn:0", "no-boots")
    t.refuse("turn:1", "no-picks")
    t.refuse("turn:2", "wrong-way")
    t.do("turn:3")
    assert t.room() == "S1.b"


@pytest.mark.rule("katakomben.tile.choose-affordable-rotation")
def test_a_rotation_that_would_kill_is_refused() -> None:
    t = Kata(room="A1.west", boots=1, damage=9)
    t.discovers("S1")
    t.do("move:way_A1-w2")
    t.refuse("turn:3", "fatal")
    t = Kata(room="A1.west", boots=1)
    t.thief(0, supply=0)
    t.discovers("S1")
    t.do("move:way_A1-w2")
    t.refuse("turn:3", "no-stones")


@pytest.mark.rule("katakomben.tile.pause-for-help", "katakomben.minor.flinkheit")
def test_with_a_tile_in_hand_one_may_seek_help_and_nothing_else() -> None:
    row = ("darkened_alcove", "keymaster", "marble_guardian", "swindle", "bard", "bard")
    t = Kata(
        hand=["burgle"],
        tiles=["S1@w1"],
        room="S1.a",
        row=row,
        boots=1,
        skill=5,
        swords=9,
        gold=20,
        teleports=1,
        tokens=["potion_of_swiftness"],
    )
    t.discovers("S4")
    t.do("move:way_S1-w1")
    assert t.ask == "FindHelp"
    assert {"play:burgle", "buy:bard", "use:darkened_alcove", "fight:keymaster", "fight:goblin"} <= set(t.offers())
    assert "drink:potion_of_swiftness" in t.offers()
    for word in ("move:S1.c", "teleport:S1.c", "goods:backpack", "mark:S1.a", "crack:S1.a", "end", "lay:0"):
        t.refuse(word, "tile-in-hand")
    t.refuse("fight:marble_guardian", "tile-in-hand")
    # S4.a-S2:f comes to the east if it is turned three times
    before = t.offers("turn")
    t.do("drink:potion_of_swiftness")
    assert set(t.offers("turn")) > set(before), "the footprints can be paid now"


@pytest.mark.rule("katakomben.tile.pause-for-help")
def test_an_artifact_and_a_shrine_wait_until_the_tile_is_laid() -> None:
    t = Kata(tiles=["D03@w1"], room="D03.b", boots=2, picks=2)
    t.artifact("D03.b", "artifact_5")
    t.do("move:way_D03-w1")
    t.refuse("artifact:artifact_5", "tile-in-hand")
    t = Kata(room="A1.west", boots=1)
    t.do("move:way_A1-w2")
    t.refuse("mark:A1.west", "tile-in-hand")


@pytest.mark.rule("katakomben.tile.pause-for-help")
def test_the_tile_that_is_being_left_is_not_turned_meanwhile() -> None:
    t = Kata(hand=["remove_traps"], tiles=["S1@w1", "S2@e1"], room="S1.a", boots=1)
    t.thief(1, room="S2.a")
    t.do("move:way_S1-w1")
    t.reveals("animated_wall")
    t.do("play:remove_traps", "replace:swindle")
    assert (t.lies("S1"), t.lies("S2")) == ("w1/0", "e1/2")
    t = Kata(hand=["remove_traps"], tiles=["S1@w1", "S2@e1"], room="S1.a", boots=1)
    t.thief(1, room="S2.a")
    t.do("move:way_S1-w1")
    t.reveals("sudden_movement")
    t.do("play:remove_traps", "replace:swindle")
    assert (t.asked, t.ask) == ([1], "TurnOwnTile")
    t.do("turn:1")
    assert (t.asked, t.ask, t.lies("S2")) == ([0], "FindHelp", "e1/1")


@pytest.mark.rule("katakomben.tile.known-half-first")
def test_what_is_seen_of_a_tunnel_must_be_payable_before_a_tile_is_turned_up() -> None:
    t = Kata(tiles=["D22@w1"], room="D22.a", boots=1, picks=0)
    t.refuse("move:way_D22-s1", "no-picks")
    t.refuse("move:way_D22-e1", "no-tunnel")
    assert t.table.maze.pending == NONE
    left = t.table.tiles_left()
    t.do("move:way_D22-s2")
    assert t.table.tiles_left() == left - 1
    assert not [word for word in t.offers() if word.startswith(("pass", "end", "move"))], "it cannot be taken back"


@pytest.mark.rule("katakomben.tile.known-half-first")
def test_footprints_and_monsters_of_the_near_half() -> None:
    t = Kata(room="A2.cave", boots=1)
    t.refuse("move:way_A2-w2", "no-boots")
    t = Kata(room="A2.monkey", boots=1, damage=9)
    t.refuse("move:way_A2-n1", "fatal")


@pytest.mark.rule("katakomben.tile.no-legal-rotation")
def test_a_tile_that_nobody_can_enter_is_laid_all_the_same() -> None:
    t = Kata(boots=1, picks=0, game=HARSH)
    t.thief(0, supply=0)
    t.discovers("S1")
    t.do("move:way_A1-w1")
    assert t.offers() == ["turn:0", "turn:1", "turn:2", "turn:3"]
    assert t.match.game.price(t.match.view(0), t.match.code("turn:2")) == (Mark("boots"),), "the boot is spent"
    assert t.match.game.notes(t.match.view(0), t.match.code("turn:2")) == ("way-stay",)
    t.do("turn:2")
    assert (t.room(), t.lies("S1"), t.resources()[2]) == ("A1.hall", "w1/2", 0)
    assert t.told("stranded", "boots") == [1]
    t = Kata(boots=1, picks=0, game=HARSH, skill=2, hand=["burgle"])
    t.thief(0, supply=0)
    t.discovers("S1")
    t.do("move:way_A1-w1")
    assert t.offers() == ["play:burgle", "buy:mercenary"], "first comes what could help"
    t.refuse("turn:2", "no-picks")


@pytest.mark.rule("katakomben.tile.stack-empty")
def test_without_tiles_nobody_leaves_the_map() -> None:
    t = Kata(boots=3, teleports=1)
    t.only_tiles()
    t.refuse("move:way_A1-w1", "no-tiles")
    t.refuse("teleport:way_A1-w1", "no-tiles")
    assert t.offers("move") == ["move:A1.west", "move:A1.east", "move:A2.cave"]
    t = Kata(boots=3, tiles=["D02@w1"], room="D02.b")
    t.refuse("move:D02.a", "wrong-way")
    t.only_tiles()
    t.refuse("move:D02.a", "wrong-way")


@pytest.mark.rule("katakomben.tile.turned-by-card")
@pytest.mark.card("animated_wall")
def test_a_tile_that_is_turned_takes_everything_along() -> None:
    t = Kata(tiles=["D04@w1", "S2@w2"], room="D04.a", row=("swindle",) * 5, picks=2)
    t.artifact("D04.a", "artifact_5")
    maze = t.table.own_maze()
    lock = t.number("way_D04-s1") - len(t.table.rooms)
    maze.unlock([lock])
    maze.cracked = [t.number("D04.c")]
    t.ready()
    gold, ghosts = t.table.thieves[0].gold, t.ghosts()
    t.reveals("animated_wall")
    t.end()
    assert (t.lies("D04"), t.room(), t.in_room("D04.a")) == ("w1/2", "D04.a", ["artifact_5"])
    assert (t.table.maze.opened, t.table.maze.cracked) == ([lock], [t.number("D04.c")])
    assert (t.table.thieves[0].gold, t.ghosts(), t.lies("A1"), t.lies("S2")) == (gold, ghosts, "start/0", "w2/0")
    t.thief(1, room="A1.hall")
    t.turn(boots=2)
    assert "move:D04.b" in t.offers(), "D04.b-W2 lies in the east now, at slot 2"


@pytest.mark.rule("katakomben.tile.turned-by-card")
def test_the_start_tile_is_never_turned() -> None:
    t = Kata(room="A1.hall", row=("swindle",) * 5)
    t.reveals("animated_wall")
    t.end()
    assert "turned" not in t.events()


@pytest.mark.rule("katakomben.tile.laid-by-card")
@pytest.mark.card("marble_guardian")
def test_a_guardian_lays_a_tile_beside_ones_own() -> None:
    row = ("marble_guardian", "swindle", "swindle", "bard", "bard", "elven_sword")
    t = Kata(row=row, swords=3, picks=0)
    t.table.own_maze().left = 0
    t.discovers("D05")
    t.do("fight:marble_guardian")
    assert (t.ask, t.table.tiles_left()) == ("LayTile", 21)
    fields = {t.match.game.target(t.table, option) for option in t.table.open}
    assert fields == {"w1", "e1", "n1w1", "n1e1", "n2"}, "not below the crypt"
    below = t.table.maze.at(0, 1)
    t.refuse(f"lay:{below}", "not-beside")
    t.do(f"lay:{t.table.maze.at(-1, 0)}")
    assert t.offers() == ["turn:0", "turn:1", "turn:2", "turn:3"]
    t.do("turn:3")
    assert (t.lies("D05"), t.ghosts(), t.offers()) == ("w1/3", (4, 1, 0), ["choose:leap", "choose:gold_2"])
    t.do("choose:leap")
    assert t.offers() == ["leap:D05.a", "leap:D05.b", "leap:D05.c"]
    t.refuse("leap:A1.west", "not-there")
    t.do("leap:D05.c")
    assert (t.room(), t.table.thieves[0].gold) == ("D05.c", 2), "with its reward, as on entry"
    t = Kata(row=row, swords=3, damage=1)
    t.table.own_maze().left = 0
    t.discovers("D05")
    t.do("fight:marble_guardian", f"lay:{t.table.maze.at(-1, 0)}", "turn:0", "choose:leap", "leap:D05.a")
    assert (t.table.turn.exhausted, t.stones_of().damage) == (True, 0)
    t = Kata(row=row, swords=3)
    t.do("fight:marble_guardian", f"lay:{t.table.maze.at(-1, 0)}", "turn:0", "choose:gold_2")
    assert (t.room(), t.table.thieves[0].gold) == ("A1.hall", 2)


@pytest.mark.rule("katakomben.tile.laid-by-card")
def test_a_guardian_without_a_tile_or_a_place_gives_gold() -> None:
    row = ("marble_guardian", "swindle", "swindle", "bard", "bard", "elven_sword")
    t = Kata(row=row, swords=3)
    t.only_tiles()
    t.do("fight:marble_guardian")
    assert (t.table.thieves[0].gold, t.ask) == (2, "TakeTurn")
    around = ["S1@w1", "D01@w2", "D02@n1w1", "D03@s1w1"]
    t = Kata(row=row, swords=3, tiles=around, room="S1.a")
    t.do("fight:marble_guardian")
    assert (t.table.thieves[0].gold, t.ask, t.table.maze.pending) == (2, "TakeTurn", NONE)


@pytest.mark.rule("katakomben.tile.laid-by-card")
@pytest.mark.card("dusty_map")
def test_a_dusty_map_lays_a_tile_anywhere_and_shows_it_only_then() -> None:
    row = ("dusty_map", "swindle", "swindle", "bard", "bard", "elven_sword")
    t = Kata(row=row, skill=2, cards="promos", tiles=["S1@w1"])
    t.do("use:dusty_map")
    assert (t.ask, t.table.maze.pending) == ("LayTile", NONE)
    fields = {t.match.game.target(t.table, option) for option in t.table.open}
    assert fields == {"w2", "n1w1", "s1w1", "e1", "n1e1", "n2"}
    t.discovers("S2")
    t.do(f"lay:{t.table.maze.at(-2, 0)}", "turn:1")
    assert t.lies("S2") == "w2/1"
    t = Kata(row=row, skill=2, cards="promos")
    t.only_tiles()
    t.do("use:dusty_map")
    assert t.ask == "TakeTurn"


@pytest.mark.rule("katakomben.keyword.each-player-order", "katakomben.tile.turned-by-card")
@pytest.mark.card("sudden_movement")
def test_everybody_alone_on_a_tile_turns_it_the_active_one_first() -> None:
    t = Kata(4, start=2, room="S1.a", row=("swindle",) * 5, tiles=["S1@w1", "S2@e1", "S3@n1w1", "S4@n1e1"])
    t.thief(0, room="S2.a")
    t.thief(1, room="S3.a")
    t.thief(3, room="S4.a", status=2)
    t.reveals("sudden_movement")
    t.end()
    order = []
    while t.ask == "TurnOwnTile":
        order.append(t.asked[0])
        t.refuse("turn:0", "must-turn")
        assert t.offers() == ["turn:1", "turn:2", "turn:3"]
        t.do(f"turn:{len(order)}")
    assert order == [2, 0, 1]
    assert (t.lies("S1"), t.lies("S2"), t.lies("S3"), t.lies("S4")) == ("w1/1", "e1/2", "n1w1/3", "n1e1/0")
    t = Kata(2, room="S1.a", row=("swindle",) * 5, tiles=["S1@w1"])
    t.thief(1, room="S1.b")
    t.reveals("sudden_movement")
    t.end()
    assert t.ask == "TakeTurn", "two are not alone"


# Sets of tiles


@pytest.mark.rule("katakomben.tile.discover")
def test_no_dungeon_comes_to_a_dead_end_while_tiles_are_left() -> None:
    for seed in range(12):
        for state in random_game(2 + seed % 3, seed):
            maze = state.maze
            if maze.pending == NONE and state.tiles_left():
                assert open_edges(state), "somewhere one can always go on"


@pytest.mark.rule("katakomben.tile.completes-tunnel")
@pytest.mark.rule("katakomben.tile.turned-by-card")
def test_ways_that_are_remembered_are_those_of_the_map_as_it_lies() -> None:
    for seed in range(6):
        last = None
        for state in random_game(4, seed):
            if state.maze is not last:
                last = state.maze
                anew = last.fork()
                anew.known = {}
                for room in [number for number in range(len(state.rooms)) if last.here(number)]:
                    assert [path(way) for way in last.passages(room)] == [path(way) for way in anew.passages(room)]


def path(way: Passage) -> tuple[list[int], tuple[int, ...], tuple[bool, ...]]:
    """Return all there is to know of a way."""
    where = (way.number, way.to, way.leaves, way.port, way.boots, way.monsters, way.locks)
    return way.tunnels, where, (way.portal, way.against)


def open_edges(state: Any) -> int:
    """Return how many ways off the map can be reached from the crypt, with enough boots, swords and lockpicks."""
    seen, ahead, edges = {state.outside()}, [state.outside()], 0
    while ahead:
        for way in state.maze.passages(ahead.pop()):
            if way.against:
                continue
            edges += way.leaves != NONE
            if way.to != NONE and way.to not in seen:
                seen.add(way.to)
                ahead.append(way.to)
    return edges


@pytest.mark.parametrize("side", ["a", "b"])
def test_every_room_of_a_whole_dungeon_can_be_reached_and_left(side: str) -> None:
    for seed in range(6):
        t = Kata(side=side, seed=seed)
        grow(t, Rng(seed))
        rooms = [n for n in range(len(t.table.rooms)) if t.table.maze.here(n)]
        crypt = t.table.outside()
        assert reached(t, crypt) == set(rooms)
        for number in rooms:
            if number != crypt:
                assert crypt in reached(t, number)


def grow(t: Kata, rng: Rng) -> None:
    """Lay all tiles at random."""
    maze = t.table.own_maze()
    stack = maze.safe[:4] + maze.deep
    for number in stack:
        fields = [field for field in range(len(maze.lying)) if maze.beckons(field)]
        maze.lay(fields[rng.below(len(fields))], number, rng.below(4))
        maze.order.append(number)
    maze.safe, maze.deep, maze.left = maze.safe[4:], [], 0
    assert max(maze.spots) < SPAN * SPAN


def reached(t: Kata, start: int) -> set[int]:
    seen, ahead = {start}, [start]
    while ahead:
        for way in t.table.maze.passages(ahead.pop()):
            if not way.against and way.to != NONE and way.to not in seen:
                seen.add(way.to)
                ahead.append(way.to)
    return seen


@pytest.mark.rule("katakomben.tile.no-legal-rotation")
def test_every_tile_can_be_entered_for_a_single_boot_somehow() -> None:
    t = Kata()
    for number in TILES.safe + TILES.depths:
        for name in ("way_A1-w1", "way_A1-e2"):
            way = t.table.passage(0, t.number(name))
            ways = [t.table.maze.entering(way, number, turns)[0] for turns in range(4)]
            assert any((w.boots, w.monsters, w.locks, w.against) == (1, 0, 0, False) for w in ways)


@pytest.mark.rule("katakomben.components.tiles")
def test_the_tiles_of_the_box_pass_the_check() -> None:
    assert checked(TILES) is TILES
