"""Moving with boots: what each kind of tunnel asks for, and every tunnel of both boards."""

from dataclasses import dataclass

import pytest

from verlies.games.klong.boards import WAYS
from verlies.testing.klong import ROOM_NUMBERS, Klong, Stones

FRONT = """
F01-F02 F02-F03 F03-F04:2 F03-F08 F04-F05:2 F04-F09:k F04-F10 F05-F10:m F06>F05 F06-F11:k F07>F03:2 F07-F12:m
F08-F13:2 F08-F14:m F09-F14:k F10-F11:2 F10-F15:m F11-F16 F12-F17:2 F13-F17:m F13-F18 F14-F15 F14-F18:2
F14-F19:mm F15-F16 F15-F21:k F16-F21 F17-F18 F17~F22 F17-F23 F17>F24:m F18-F25:2m F18-F26 F19-F26 F20-F21
F20-F27 F20-F28:m F21-F22 F22-F29:k F24>F23 F24>F36 F25-F26:k F26-F27 F26-F30:2 F26-F31:mm F27-F32:k F29-F35:m
F30>F24:2 F30-F31:mm F30-F36 F31-F32:k F31-F37:m F31-F38:2 F32-F33:mm F33-F34:2m F33-F38:mm F33-F39 F34>F28
F36-F37:k F38-F39:2m
"""
BACK = """
B01-B02 B02>B03 B03>B04:2 B03-B09 B04>B05:2 B04-B11 B05~B06 B05-B19 B06-B07:mm B07-B08 B07-B12 B07-B14 B08>B02
B08-B09:mmm B09-B10 B09-B15 B09-B16 B10-B11 B10-B17 B10-B18 B11-B18 B11-B19:m B12-B13:k B13-B14:k B14-B15
B14-B20:2 B15-B21:m B16-B22:m B17-B23:k B18-B24:m B18-B28 B19-B24:mm B20-B29 B21-B25:m B21-B26 B22-B26:m
B23-B26 B23-B27:m B23-B28 B24>B33 B25-B29:m B26-B31 B27-B32 B27-B33 B28-B33 B29-B34:k B29-B35:k B29-B36
B30>B31 B30-B37:m B33-B38:m B33-B39:2 B34-B40 B36-B37 B36-B42:2m B37-B38:m B37-B43 B38-B44:mm B39>B24
B39-B44:k B40-B41 B41-B42:m B42-B43:m
"""
"""All tunnels: `>` goes one way, `~` round the edge of the board; 2 are footprints, k a lock, each m a monster."""


@dataclass(frozen=True)
class Printed:
    """One tunnel as it is printed."""

    text: str

    @property
    def board(self) -> str:
        return "front" if self.text.startswith("F") else "back"

    @property
    def symbols(self) -> str:
        return self.text.partition(":")[2]

    @property
    def boots(self) -> int:
        return 2 if "2" in self.symbols else 1

    @property
    def monsters(self) -> int:
        return self.symbols.count("m")

    @property
    def locked(self) -> bool:
        return "k" in self.symbols

    @property
    def wraps(self) -> bool:
        return "~" in self.text

    @property
    def one_way(self) -> bool:
        return ">" in self.text

    @property
    def ends(self) -> tuple[str, str]:
        return self.text[:3], self.text[4:7]

    @property
    def ways(self) -> list[tuple[str, str]]:
        """Return from where to where it can be walked."""
        a, b = self.ends
        return [(a, b)] if self.one_way else [(a, b), (b, a)]


TUNNELS = [Printed(text) for text in (FRONT + BACK).split()]
READY = ["artifact_5", "master_key"]
"""With these every tunnel is open, the one out of the dungeon too."""

every_tunnel = pytest.mark.parametrize("tunnel", TUNNELS, ids=lambda tunnel: tunnel.text)
both_boards = pytest.mark.parametrize("board", ["front", "back"])


def hurts(t: Klong) -> list[object]:
    """Return the tunnel damage of all passages so far."""
    return [entry.facts["amount"] for entry in t.match.log(0, since=1) if entry.kind == "hurt"]


# Plain tunnels


@pytest.mark.rule("klong.move.one-boot")
def test_each_plain_tunnel_costs_one_boot() -> None:
    t = Klong(room="F20", boots=2)
    t.do("move:F27")
    assert (t.room(), t.resources()) == ("F27", (0, 0, 1))
    t.do("move:F26")
    assert (t.room(), t.resources()) == ("F26", (0, 0, 0))
    t.refuse("move:F19", "no-boots")
    assert t.offers("move:") == []


@pytest.mark.rule("klong.move.one-boot")
def test_a_step_takes_boots_alone_and_moves_nobody_else() -> None:
    t = Klong(3, room="F20", gold=4, skill=3, swords=2, boots=3, teleports=1, credit=1)
    t.thief(1, room="F20")
    t.do("move:F27")
    assert [t.room(seat) for seat in range(3)] == ["F27", "F20", "F01"]
    assert t.resources() == (3, 2, 2)
    assert (t.table.turn.teleports, t.table.turn.credit, t.table.thieves[0].gold) == (1, 1, 4)
    assert [t.stones_of(seat) for seat in range(3)] == [Stones(30)] * 3


@pytest.mark.rule("klong.move.connected-only")
def test_rooms_without_a_direct_tunnel_are_out_of_reach() -> None:
    t = Klong(room="F26", boots=5, swords=5)
    t.refuse("move:F20", "no-tunnel")
    t.refuse("move:F01", "no-tunnel")
    t.refuse("move:B26", "no-tunnel")
    t.refuse("move:F26", "no-tunnel")


@both_boards
@pytest.mark.rule("klong.move.connected-only", "klong.move.one-way", "klong.components.board")
def test_from_every_room_exactly_the_printed_ways_are_offered(board: str) -> None:
    t = Klong(board=board, tokens=READY, boots=2, swords=3)
    ways = [way for tunnel in TUNNELS if tunnel.board == board for way in tunnel.ways]
    rooms = [room for room in ROOM_NUMBERS if room.startswith(board[0].upper())]
    assert len(rooms) == {"front": 39, "back": 44}[board]
    for room in rooms:
        t.thief(0, room=room)
        assert sorted(t.offers("move:")) == sorted(f"move:{to}" for start, to in ways if start == room), room


@every_tunnel
@pytest.mark.rule("klong.move.one-boot", "klong.move.footprints", "klong.move.monster-damage")
@pytest.mark.rule("klong.move.symbols-combine", "klong.move.wrap-around")
def test_every_tunnel_costs_the_printed_boots_and_does_the_printed_damage(tunnel: Printed) -> None:
    for start, to in tunnel.ways:
        t = Klong(board=tunnel.board, room=start, tokens=READY, boots=tunnel.boots)
        t.do(f"move:{to}")
        assert (t.room(), t.resources()) == (to, (0, 0, 0))
        assert hurts(t) == [tunnel.monsters] * (tunnel.monsters > 0)
        t = Klong(board=tunnel.board, room=start, tokens=READY, boots=tunnel.boots - 1)
        t.refuse(f"move:{to}", "no-boots")


@pytest.mark.parametrize("tunnel", [each for each in TUNNELS if each.locked], ids=lambda tunnel: tunnel.text)
@pytest.mark.rule("klong.move.lock")
def test_every_printed_lock_is_closed_from_both_sides(tunnel: Printed) -> None:
    for start, to in tunnel.ways:
        t = Klong(board=tunnel.board, room=start, boots=1)
        t.refuse(f"move:{to}", "locked")


@both_boards
@pytest.mark.rule("klong.move.lock")
def test_without_a_key_all_other_tunnels_are_open(board: str) -> None:
    t = Klong(board=board, tokens=["artifact_5"], boots=2, swords=3)
    for tunnel in [each for each in TUNNELS if each.board == board and not each.locked]:
        for start, to in tunnel.ways:
            t.thief(0, room=start)
            assert f"move:{to}" in t.offers()


@pytest.mark.rule("klong.move.enter-dungeon")
@pytest.mark.parametrize(("board", "entrance"), [("front", "F02"), ("back", "B02")])
def test_the_first_step_goes_into_the_entrance_room_for_one_boot(board: str, entrance: str) -> None:
    t = Klong(board=board, boots=1)
    assert t.room().endswith("01")
    assert t.offers("move:") == [f"move:{entrance}"]
    t.do(f"move:{entrance}")
    assert (t.room(), t.resources()) == (entrance, (0, 0, 0))


@pytest.mark.rule("klong.move.enter-dungeon")
@pytest.mark.parametrize(("board", "entrance"), [("front", "F02"), ("back", "B02")])
def test_without_a_boot_a_thief_stays_outside(board: str, entrance: str) -> None:
    t = Klong(board=board, boots=0)
    t.refuse(f"move:{entrance}", "no-boots")


# Footprints


@pytest.mark.rule("klong.move.footprints")
def test_one_boot_is_not_enough_for_footprints() -> None:
    t = Klong(room="F17", boots=1)
    t.refuse("move:F12", "no-boots")


@pytest.mark.rule("klong.move.footprints")
@pytest.mark.parametrize(("boots", "left"), [(2, 0), (3, 1)])
def test_footprints_cost_two_boots_in_all(boots: int, left: int) -> None:
    t = Klong(room="F17", boots=boots)
    t.do("move:F12")
    assert (t.room(), t.resources()) == ("F12", (0, 0, left))


# Monsters


@pytest.mark.rule("klong.move.monster-damage")
def test_each_monster_symbol_does_one_damage() -> None:
    t = Klong(room="F26", boots=1)
    t.do("move:F31")
    assert (t.room(), t.resources()) == ("F31", (0, 0, 0))
    assert t.stones_of(0) == Stones(28, damage=2)
    assert t.stones_of(1) == Stones(30)


@pytest.mark.rule("klong.move.monster-damage")
def test_damage_adds_to_what_was_there() -> None:
    t = Klong(room="F17", damage=3, boots=1)
    t.do("move:F13")
    assert t.stones_of(0) == Stones(26, damage=4)


@pytest.mark.rule("klong.move.monster-swords")
@pytest.mark.parametrize(("spent", "damage", "left"), [(0, 2, 3), (1, 1, 2), (2, 0, 1)])
def test_each_sword_spent_prevents_one_damage(spent: int, damage: int, left: int) -> None:
    t = Klong(room="F26", boots=1, swords=3)
    t.do("move:F31")
    assert t.room() == "F26"
    assert t.offers() == ["swords:0", "swords:1", "swords:2"]
    t.do(f"swords:{spent}")
    assert (t.room(), t.resources()) == ("F31", (0, left, 0))
    assert t.stones_of(0) == Stones(30 - damage, damage=damage)


@pytest.mark.rule("klong.move.monster-swords")
def test_no_more_swords_than_monsters_can_be_spent() -> None:
    t = Klong(room="F26", boots=1, swords=3)
    t.do("move:F31")
    t.refuse("swords:3", "too-many-swords")
    assert t.match.decision.rule == "klong.move.monster-swords"


@pytest.mark.rule("klong.move.monster-swords")
def test_no_more_swords_than_there_are_can_be_spent() -> None:
    t = Klong(room="F26", boots=1, swords=1)
    t.do("move:F31")
    assert t.offers() == ["swords:0", "swords:1"]
    t.refuse("swords:2", "too-many-swords")


@pytest.mark.rule("klong.move.monster-swords")
@pytest.mark.parametrize(("pick", "reason"), [(0, "fatal"), (3, "too-many-swords")])
def test_a_wrong_number_of_swords_is_refused_for_what_is_wrong_with_it(pick: int, reason: str) -> None:
    t = Klong(room="F26", damage=8, boots=1, swords=4)
    t.do("move:F31")
    assert t.offers() == ["swords:1", "swords:2"]
    t.refuse(f"swords:{pick}", reason)


@pytest.mark.rule("klong.move.monster-swords")
def test_swords_spent_in_a_tunnel_are_missing_in_a_fight() -> None:
    t = Klong(room="F26", boots=1, swords=3, row=["orc_grunt"])
    assert "fight:orc_grunt" in t.offers()
    t.do("move:F31", "swords:2")
    t.refuse("fight:orc_grunt", "no-swords")


@pytest.mark.rule("klong.move.monster-swords-optional")
def test_swords_may_be_saved_for_a_fight() -> None:
    t = Klong(room="F17", boots=1, swords=2, row=["orc_grunt"])
    t.do("move:F13")
    assert t.offers() == ["swords:0", "swords:1"]
    t.do("swords:0", "pass")
    assert t.resources() == (0, 2, 0)
    assert t.stones_of(0) == Stones(29, damage=1)
    t.do("fight:orc_grunt")
    assert (t.resources(), t.table.thieves[0].gold) == ((0, 0, 0), 3)


@pytest.mark.rule("klong.move.monster-swords-optional")
def test_a_tunnel_without_monsters_asks_for_no_swords() -> None:
    t = Klong(room="F20", boots=1, swords=2)
    t.do("move:F27")
    assert (t.room(), t.resources()) == ("F27", (0, 2, 0))


def price(t: Klong, option: str) -> list[tuple[str, int]]:
    """Return what an option is said to cost."""
    choice = next(choice for choice in t.match.scene(0).prompts[0].choices if choice.id == option)
    return [(mark.kind, mark.value) for mark in choice.cost]


@pytest.mark.rule("klong.move.monster-damage")
def test_monsters_are_part_of_the_price_only_while_they_matter() -> None:
    t = Klong(room="F14", boots=1, hand=["flying_carpet"])
    assert price(t, "move:F19") == [("boots", 1), ("monsters", 2)]
    t.do("play:flying_carpet")
    assert price(t, "move:F19") == [("boots", 1)]


# Locks


@pytest.mark.rule("klong.move.lock")
@pytest.mark.parametrize(("start", "to"), [("F15", "F21"), ("F21", "F15")])
def test_a_lock_opens_for_a_master_key_alone(start: str, to: str) -> None:
    t = Klong(room=start, boots=1, swords=9, teleports=1, tokens=["backpack", "crown_10", "artifact_5"])
    t.refuse(f"move:{to}", "locked")
    t.thief(0, tokens=["master_key"])
    t.do(f"move:{to}")
    assert (t.room(), t.resources()) == (to, (0, 9, 0))


@pytest.mark.rule("klong.move.key-is-kept")
def test_a_key_opens_tunnel_after_tunnel() -> None:
    t = Klong(room="F04", boots=2, tokens=["master_key"])
    t.do("move:F09", "pass", "move:F14")
    assert (t.room(), t.owned()) == ("F14", ["master_key"])


@pytest.mark.rule("klong.move.key-is-kept")
def test_a_key_opens_for_its_owner_alone() -> None:
    t = Klong(room="F04", boots=1, tokens=["master_key"])
    t.do("move:F09", "pass")
    t.end()
    t.thief(1, room="F04")
    t.turn(boots=1)
    assert t.asked == [1]
    t.refuse("move:F09", "locked")


# Arrows, several symbols, the edge of the board


@pytest.mark.rule("klong.move.one-way")
def test_an_arrow_is_walked_in_its_direction_only() -> None:
    t = Klong(room="F24", boots=1)
    t.do("move:F36")
    assert (t.room(), t.resources()) == ("F36", (0, 0, 0))
    t.turn(boots=5)
    t.refuse("move:F24", "wrong-way")


@pytest.mark.parametrize("tunnel", [each for each in TUNNELS if each.one_way], ids=lambda tunnel: tunnel.text)
@pytest.mark.rule("klong.move.one-way")
def test_no_printed_arrow_is_walked_backwards(tunnel: Printed) -> None:
    start, to = tunnel.ends
    t = Klong(board=tunnel.board, room=to, tokens=READY, boots=5, swords=5)
    t.refuse(f"move:{start}", "wrong-way")


@pytest.mark.rule("klong.move.symbols-combine")
def test_footprints_and_a_monster_count_both() -> None:
    t = Klong(room="F18", boots=2)
    t.do("move:F25")
    assert t.resources() == (0, 0, 0)
    assert t.stones_of(0) == Stones(29, damage=1)


@pytest.mark.rule("klong.move.symbols-combine")
def test_a_monster_does_not_make_footprints_cheaper() -> None:
    t = Klong(room="F18", boots=1, swords=1)
    t.refuse("move:F25", "no-boots")


@pytest.mark.rule("klong.move.symbols-combine")
def test_a_monster_bites_on_a_one_way_tunnel_too() -> None:
    t = Klong(room="F17", boots=1)
    t.do("move:F24")
    assert t.stones_of(0) == Stones(29, damage=1)
    t.do("pass")
    t.turn(boots=5, swords=5)
    t.refuse("move:F17", "wrong-way")


@pytest.mark.rule("klong.move.wrap-around")
def test_the_data_knows_which_tunnels_go_round_the_edge() -> None:
    known = {ends for way in WAYS if way.wraps for ends in ((way.a, way.b), (way.b, way.a))}
    assert known == {("F17", "F22"), ("F22", "F17"), ("B05", "B06"), ("B06", "B05")}
    assert known == {way for tunnel in TUNNELS if tunnel.wraps for way in tunnel.ways}


@pytest.mark.rule("klong.move.wrap-around")
@pytest.mark.parametrize(("start", "to"), [("F17", "F22"), ("F22", "F17"), ("B05", "B06"), ("B06", "B05")])
def test_round_the_edge_it_is_one_normal_tunnel(start: str, to: str) -> None:
    board = "front" if start.startswith("F") else "back"
    t = Klong(board=board, room=start, boots=0)
    t.refuse(f"move:{to}", "no-boots")
    t.turn(boots=1)
    t.do(f"move:{to}")
    assert (t.room(), t.resources()) == (to, (0, 0, 0))
    assert t.stones_of(0) == Stones(30)
