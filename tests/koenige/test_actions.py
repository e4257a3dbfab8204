"""One scenario for each action card and each special card."""

import pytest

from verlies.core.view import UNKNOWN
from verlies.games.koenige import GAME, events
from verlies.games.koenige.content.ids import PLACED, STOLEN, SUPPLY
from verlies.games.koenige.moves import goes_on, move_length
from verlies.testing.koenige import BLUE, RED, ROOM, Halls, cards

pytestmark = pytest.mark.rule("koenige.cards.action-cost", "koenige.cards.special-free")


def holding(card: str, *more: str, seats: int = 2) -> Halls:
    """Return seat 0 in the start room with a card, about to act; a flag room lies at n1, a chest at e2."""
    t = Halls(seats)
    t.lay("n1", "W02", 2)
    t.lay("e2", "W09", 0)
    t.hero(0, hand=[card, *more])
    t.act(0)
    return t


# Action cards


@pytest.mark.card("G-A05", "B-A05")
@pytest.mark.rule("koenige.cards.partial-effect")
def test_what_is_not_possible_is_skipped() -> None:
    t = holding("G-A05", "B-A05")
    seal = GAME.box.treasures[cards("G-A05")[0]].effects[0].op
    assert not seal.possible(t.table, 0, -1, cards("G-A05")[0])
    t.flag("W02", "placed", BLUE)
    t.mark("n1")
    assert seal.possible(t.table, 0, -1, cards("G-A05")[0])
    corners = {"n1": ("W01", 1), "e1": ("W17", 3), "s1": ("W08", 3), "w1": ("W10", 1), "s1w1": ("I07", 0)}
    u = Halls(2)
    for place, (room, turns) in corners.items():
        u.lay(place, room, turns)
    u.stack("I06", "W16")
    u.hero(0, hand=["B-A05"])
    u.act(0)
    u.do("play:B-A05")
    assert (u.ask(), u.places("lay")) == ("Lay", ["n1e1"]), "one exit is enough"


@pytest.mark.card("B-A01")
def test_sprint() -> None:
    t = holding("B-A01")
    t.hero(1, at="s1")
    t.act(0)
    t.do("play:B-A01", "walk@e1", "walk@e2", "walk@e1", "walk@start")
    assert (t.at(), t.ask(), t.actions()) == ("start", "Act", 1)


@pytest.mark.card("B-A02")
def test_shove() -> None:
    t = holding("B-A02", seats=4)
    t.do("play:B-A02")
    assert (t.ask(), t.offers()) == ("PickTarget", ["target:1", "target:3"])
    t.refuse("target:2", "no-target")
    t.do("target:3")
    assert (t.ask(), t.asked, t.places("put")) == ("PushTo", [0], ["e1", "n1", "s1", "w1"])
    t.refuse("put@e2", "not-allowed-room")
    t.do("put@w1")
    assert (t.at(3), t.at(1)) == ("w1", "start")


@pytest.mark.card("B-A03")
@pytest.mark.card("S-A09")
@pytest.mark.parametrize(("card", "tier"), [("B-A03", "B"), ("S-A09", "S")])
def test_three_cards_of_which_two_are_kept(card: str, tier: str) -> None:
    t = holding(card)
    t.pile({"B": "bronze", "S": "silver"}[tier], *[f"{tier}-W0{number}" for number in range(1, 6)])
    t.do(f"play:{card}", f"keep:{tier}-W02", f"keep:{tier}-W03")
    assert (t.hand(), t.ask()) == ([f"{tier}-W02", f"{tier}-W03"], "Act")
    pile = t.table.piles["BSG".index(tier)]
    assert (pile.count(), pile.seen(0)[0]) == (3, cards(f"{tier}-W01")[0])


@pytest.mark.card("B-A04")
@pytest.mark.card("S-A04")
@pytest.mark.parametrize(("card", "total"), [("B-A04", 4), ("S-A04", 6)])
def test_a_chest_can_be_looted_under_an_x(card: str, total: int) -> None:
    t = holding(card)
    t.hero(0, at="e2")
    t.mark("e2")
    t.act(0)
    t.refuse("loot", "looted")
    t.fates(3)
    t.do(f"play:{card}")
    assert t.told("chest-total", "total") == [total]
    t.do("pile:bronze")
    assert (t.marked(), len(t.hand()), t.actions()) == (["e2"], 1, 1)


@pytest.mark.card("B-A05")
def test_signpost_lays_a_room_and_moves_on() -> None:
    t = holding("B-A05")
    t.stack("W07", "W16")
    t.act(0)
    t.do("play:B-A05", "lay@s2")
    assert t.ask() == "Going"
    t.do("walk@s1")
    assert (t.room_at("s2"), t.at(), t.ask()) == ("W07", "s1", "Act")
    assert t.table.stuck == 0


@pytest.mark.card("B-A05")
def test_signpost_without_rooms_only_moves() -> None:
    t = holding("B-A05")
    t.stack()
    t.act(0)
    t.do("play:B-A05")
    assert t.ask() == "Going"


@pytest.mark.card("B-A06")
def test_smoke_bomb_lasts_until_the_own_turn() -> None:
    t = holding("B-A06")
    t.do("play:B-A06")
    t.act(1)
    t.fates(8, 5)
    t.do("attack:0")
    assert t.told("totals", "defence") == [8]
    t.act(0)
    t.act(1)
    t.fates(7, 4)
    t.do("attack:0")
    assert t.told("totals", "defence")[-1] == 4


@pytest.mark.card("B-A07")
def test_pickpocket_swaps_a_card() -> None:
    t = holding("B-A07", "B-W01", seats=4)
    t.hero(1, hand=["B-W02", "B-W03"])
    t.act(0)
    t.picks("B-W03")
    t.do("play:B-A07", "pass")
    assert (t.ask(), t.offers()) == ("GiveBack", ["give:B-W01"]), "not the card just taken"
    t.refuse("give:B-W03", "not-looked-at")
    t.do("give:B-W01")
    assert (t.hand(0), t.hand(1)) == (["B-W03"], ["B-W02", "B-W01"])
    assert GAME.view(t.table, 1).seen.heroes[0].hand == [UNKNOWN]


@pytest.mark.card("B-A07")
def test_both_hands_must_hold_a_card() -> None:
    t = holding("B-A07")
    t.hero(1, hand=["B-W02"])
    t.act(0)
    t.refuse("play:B-A07", "no-effect")
    t = holding("B-A07", "B-W01")
    t.refuse("play:B-A07", "no-effect")


@pytest.mark.card("B-A08")
def test_homecoming() -> None:
    t = holding("B-A08", "B-W01")
    t.refuse("play:B-A08", "no-effect")
    t.hero(0, at="n1")
    t.flag("W02", "taking", holder=0)
    t.act(0)
    t.do("play:B-A08")
    assert (t.at(), t.flag_at("W02").status) == ("start", SUPPLY)


@pytest.mark.card("B-A09")
def test_scout_orders_the_next_rooms() -> None:
    t = holding("B-A09", seats=4)
    t.stack("W06", "W07", "W08", "W16")
    t.act(0)
    t.draws("B-W01")
    t.do("play:B-A09")
    assert t.offers() == ["top:W06", "top:W07", "top:W08"]
    t.do("top:W08")
    t.refuse("top:W08", "not-looked-at")
    assert t.offers() == ["top:W06", "top:W07"]
    t.do("top:W07")
    assert t.table.rooms.seen(2)[::-1] == [ROOM["W08"], ROOM["W07"], ROOM["W06"], -1]
    assert t.table.rooms.seen(1) == [-1] * 4
    assert t.hand() == ["B-W01"]
    assert t.told("reordered", "count", seat=1) == [3]


@pytest.mark.card("B-A09")
@pytest.mark.rule("koenige.cards.partial-effect")
@pytest.mark.parametrize(("stack", "asked", "count"), [(("W06", "W07"), "OrderRooms", [2]), (("W06",), "Act", [])])
def test_scout_with_few_rooms(stack: tuple[str, ...], asked: str, count: list[int]) -> None:
    t = holding("B-A09")
    t.stack(*stack)
    t.act(0)
    t.do("play:B-A09")
    assert t.ask() == asked
    if asked == "OrderRooms":
        t.do("top:W07")
    assert t.told("reordered", "count") == count
    for event in [event for entry in t.match.entries for event in entry.events if event.kind == events.REORDERED]:
        assert GAME.quoted(event, GAME.books(t.table)) == {"count": 2}


@pytest.mark.card("B-A09")
@pytest.mark.rule("koenige.turn.team-open-information")
def test_rooms_in_another_order_are_not_known_to_those_who_knew_the_old_one() -> None:
    t = holding("B-A09", seats=4)
    t.stack("W06", "W07", "W08", "W16")
    for room in ("W06", "W07"):
        assert t.table.rooms.draw(t.table.chance, 0) == ROOM[room]
    for room in ("W07", "W06"):
        t.table.rooms.put_on_top(ROOM[room], 0b1010)
    t.act(0)
    t.do("play:B-A09")
    assert t.table.rooms.seen(1)[::-1] == [ROOM["W06"], ROOM["W07"], -1, -1]
    t.do("top:W07")
    assert t.table.rooms.seen(1) == [-1] * 4
    t.do("top:W06")
    assert t.table.rooms.seen(2)[::-1] == [ROOM["W07"], ROOM["W06"], ROOM["W08"], -1]
    assert t.table.rooms.seen(3) == [-1] * 4


@pytest.mark.card("B-A09")
def test_backs_move_with_their_rooms() -> None:
    t = holding("B-A09")
    t.stack("W06", "I06", "I07", "W16")
    t.act(0)
    t.do("play:B-A09", "top:I07", "top:I06")
    assert t.table.backs == [0, 0, 1, 1]
    assert [GAME.box.rooms[room].back for room in t.table.rooms.seen(0)[1:]] == t.table.backs[1:]


@pytest.mark.card("B-A10")
def test_repair_kit() -> None:
    t = holding("B-A10")
    t.discard("B-W01", "S-W01", "B-W02")
    t.act(0)
    t.do("play:B-A10")
    assert t.offers() == ["take:B-W01", "take:B-W02"]
    t.refuse("take:S-W01", "not-looked-at")
    t.do("take:B-W02")
    assert t.hand() == ["B-W02"]


@pytest.mark.card("S-A01")
def test_teleport_scroll() -> None:
    t = holding("S-A01")
    t.lay("s1", "W04")
    t.lay("w1", "W14")
    t.hero(0, at="e1")
    t.act(0)
    t.do("play:S-A01")
    assert t.places("put") == ["s1", "start", "w1"]
    t.refuse("put@n1", "not-allowed-room")
    t.do("put@w1")
    assert t.at() == "w1"


@pytest.mark.card("S-A02")
def test_switch_places() -> None:
    t = holding("S-A02", seats=4)
    t.hero(1, at="n1")
    t.flag("W02", "taking", holder=1)
    t.hero(2, at="e2")
    t.act(0)
    t.do("play:S-A02")
    assert t.offers() == ["target:1", "target:2"], "nobody in the same room"
    t.do("target:1")
    assert (t.at(0), t.at(1), t.flag_at("W02").status) == ("n1", "start", SUPPLY)


@pytest.mark.card("S-A02")
def test_switch_places_reaches_three_rooms() -> None:
    t = holding("S-A02")
    t.lay("e3", "W14")
    for place, near in (("e2", True), ("e3", True)):
        t.hero(1, at=place)
        t.act(0)
        assert ("play:S-A02" in t.offers()) == near
    t.hero(0, at="w1")
    t.act(0)
    t.refuse("play:S-A02", "no-effect")


@pytest.mark.card("S-A03")
def test_charge() -> None:
    t = holding("S-A03")
    t.hero(1, at="e2")
    t.act(0)
    t.fates(4, 4)
    t.do("play:S-A03", "walk@e1", "walk@e2")
    assert (t.told("totals", "attack"), t.actions()) == ([5], 1)
    assert t.at(1) == "start"


@pytest.mark.card("S-A03")
def test_charge_without_an_enemy_is_a_move() -> None:
    t = holding("S-A03")
    t.hero(1, at="w1")
    t.act(0)
    t.do("play:S-A03", "walk@e1", "pass")
    assert (t.ask(), t.at()) == ("Act", "e1")


@pytest.mark.card("S-A05")
def test_rebuild_turns_an_empty_room() -> None:
    t = holding("S-A05")
    t.lay("n1", "W06", 2)
    t.act(0)
    t.draws("B-W01")
    t.do("play:S-A05")
    assert (t.ask(), t.places("choose")) == ("PickField", ["e2", "n1"])
    t.refuse("choose@start", "not-allowed-room")
    t.do("choose@n1")
    assert t.offers() == ["turn:1", "turn:3"]
    t.refuse("turn:0", "mismatch")
    t.refuse("turn:2", "alike")
    t.do("turn:1")
    assert t.table.chart.lying[t.field("n1")] == ROOM["W06"] * 4 + 1
    assert t.hand() == ["B-W01"]


@pytest.mark.card("S-A05")
def test_rebuild_leaves_rooms_with_figures_alone() -> None:
    t = holding("S-A05")
    t.hero(0, at="e2")
    t.hero(1, at="n1")
    t.act(0)
    t.do("play:S-A05")
    assert t.ask() == "Act", "there is no room to turn, but a card to draw"
    assert len(t.hand()) == 1


@pytest.mark.card("S-A06")
def test_extortion_lets_the_victim_choose() -> None:
    t = holding("S-A06")
    t.hero(1, weapon="B-W01", armour="B-R01")
    t.act(0)
    t.do("play:S-A06")
    assert (t.ask(), t.asked, t.offers()) == ("YieldCard", [1], ["take:B-W01", "take:B-R01"])
    t.refuse("take:B-W02", "not-looked-at")
    t.do("take:B-R01")
    assert (t.hand(0), t.worn(1)) == (["B-R01"], ["B-W01"])
    assert t.told("took-card", "card", seat=-1) == ["B-R01"], "it lay open"


@pytest.mark.card("S-A07")
def test_fog_keeps_enemies_out() -> None:
    t = holding("S-A07", seats=4)
    t.hero(1, at="s1")
    t.act(0)
    t.do("play:S-A07")
    assert "s1" not in t.places("choose")
    t.do("choose@n1")
    t.hero(1, at="start", hand=["B-A02"])
    t.act(1)
    t.refuse("walk@n1", "fogged")
    t.act(2)
    assert "n1" in t.places("walk"), "mates may enter"
    t.act(0)
    t.act(1)
    assert "n1" in t.places("walk"), "until the own next turn"


@pytest.mark.card("S-A07")
def test_nobody_is_jumped_pushed_or_teleported_into_fog() -> None:
    t = holding("S-A07")
    t.lay("s1", "W04")
    t.lay("w1", "I05")
    t.hero(1, at="s1", hand=["S-A01"])
    t.act(0)
    t.do("play:S-A07", "pass", "choose@w1")
    t.act(1)
    t.refuse("jump@w1", "fogged")
    t.do("play:S-A01")
    assert t.ask() == "Act" or "w1" not in t.places("put")
    assert t.at(1) != "w1"


@pytest.mark.card("S-A08")
def test_sabotage_reaches_two_rooms() -> None:
    t = holding("S-A08")
    t.hero(1, at="e2", weapon="B-W01", armour="B-R01")
    t.act(0)
    t.do("play:S-A08")
    assert (t.worn(1), t.hand(1)) == ([], ["B-W01", "B-R01"])
    far = holding("S-A08")
    far.hero(0, at="w1")
    far.hero(1, at="e2", weapon="B-W01")
    far.act(0)
    far.refuse("play:S-A08", "no-effect")


@pytest.mark.card("S-A10")
@pytest.mark.parametrize(("carries", "steps"), [(False, 3), (True, 5)])
def test_flag_run(carries: bool, steps: int) -> None:
    t = holding("S-A10")
    if carries:
        t.flag("W02", "stolen", BLUE, 0)
    t.act(0)
    t.do("play:S-A10")
    made = 0
    while t.ask() == "Going":
        t.do("walk@e1" if made % 2 == 0 else "walk@start")
        made += 1
    assert made == steps


@pytest.mark.card("G-A01")
def test_dimension_gate() -> None:
    t = holding("G-A01", seats=4)
    t.do("play:G-A01")
    assert t.offers() == ["target:0", "target:2"]
    t.do("target:2")
    assert t.places("put") == sorted(["n1", "e1", "e2", "s1", "w1"])
    t.do("put@e2")
    assert (t.at(0), t.at(2)) == ("start", "e2")


@pytest.mark.card("G-A02")
def test_banishment() -> None:
    t = holding("G-A02")
    t.hero(1, at="e2")
    t.flag("W02", "stolen", RED, 1)
    t.act(0)
    t.do("play:G-A02")
    assert t.places("put") == ["e1", "s1", "w1"]
    t.do("put@s1")
    assert (t.at(1), t.flag_at("W02").status) == ("s1", STOLEN), "a thief who is moved keeps the flag"


@pytest.mark.card("G-A03")
def test_fresh_loot() -> None:
    t = holding("G-A03")
    t.lay("s2", "W07", 0)
    t.flag("W02", "placed", RED)
    t.mark("e2", "s2", "n1")
    t.hero(0, at="e2")
    t.act(0)
    t.fates(4)
    t.do("play:G-A03")
    assert t.marked() == ["n1"]
    assert (t.ask(), t.offers()) == ("UseEffect", ["pass", "use:G-A03"])
    t.do("use:G-A03")
    assert t.told("chest-total", "total") == [8]
    t.do("pile:gold")
    assert t.marked() == ["e2", "n1"]


@pytest.mark.card("G-A03")
def test_fresh_loot_without_looting() -> None:
    t = holding("G-A03")
    t.hero(0, at="e2")
    t.mark("e2")
    t.act(0)
    t.do("play:G-A03", "pass")
    assert (t.marked(), t.ask()) == ([], "Act")


@pytest.mark.card("G-A04")
def test_time_loop() -> None:
    t = holding("G-A04")
    t.do("play:G-A04")
    assert t.actions() == 4


@pytest.mark.card("G-A05")
def test_broken_seal() -> None:
    t = holding("G-A05")
    t.lay("s2", "W03", 0)
    t.lay("w2", "W01", 1)
    for room, team in (("W02", BLUE), ("W03", BLUE), ("W01", RED)):
        t.flag(room, "placed", team)
    t.mark("n1", "s2", "w2")
    t.act(0)
    t.draws("G-W01")
    t.do("play:G-A05")
    assert t.places("choose") == ["n1", "s2"]
    t.do("choose@s2")
    assert (t.marked(), t.hand()) == (["n1", "w2"], ["G-W01"])


@pytest.mark.card("G-A05")
def test_a_place_holder_is_no_seal() -> None:
    t = holding("G-A05")
    t.flag("W02", "stolen", BLUE, 0)
    t.act(0)
    t.do("play:G-A05")
    assert t.marked() == ["n1"]


@pytest.mark.card("G-A06")
def test_royal_decree() -> None:
    t = holding("G-A06")
    t.hero(0, at="n1")
    t.flag("W02", "taking", holder=0)
    t.mark("e2")
    t.act(0)
    t.do("play:G-A06")
    assert (t.flag_at("W02").status, t.flag_at("W02").team, t.marked()) == (PLACED, RED, ["n1"])
    with_enemy = holding("G-A06")
    with_enemy.hero(0, at="n1")
    with_enemy.hero(1, at="n1")
    with_enemy.flag("W02", "taking", holder=0)
    with_enemy.act(0)
    with_enemy.refuse("play:G-A06", "no-effect")


@pytest.mark.card("G-A06")
def test_no_decree_for_the_flag_worth_three() -> None:
    t = holding("G-A06")
    t.lay("n1", "I03", 0)
    t.hero(0, at="n1")
    t.flag("I03", "taking", holder=0)
    t.act(0)
    t.refuse("play:G-A06", "no-effect")


@pytest.mark.card("G-A06")
@pytest.mark.rule("koenige.end.immediate-mid-turn")
def test_a_decree_can_end_the_game() -> None:
    t = holding("G-A06")
    t.stack()
    t.hero(0, at="n1")
    t.flag("W02", "taking", holder=0)
    t.act(0)
    t.do("play:G-A06")
    assert t.result().winners == [0]


@pytest.mark.card("G-A07")
def test_grand_bargain() -> None:
    t = holding("G-A07", "B-W01")
    t.hero(0, weapon="B-W02")
    t.pile("gold", "G-W01", "G-W02", "G-W03", "G-W04", "G-W05")
    t.act(0)
    t.do("play:G-A07")
    assert (t.ask(), t.offers()) == ("DropCard", ["drop:B-W01", "drop:B-W02"])
    t.do("drop:B-W02", "keep:G-W02", "keep:G-W04", "under:G-W03")
    assert (t.hand(), t.worn()) == (["B-W01", "G-W02", "G-W04"], [])
    assert t.table.piles[2].seen(0) == [*cards("G-W01", "G-W03"), -1]


# Special cards


def fight(t: Halls, *fates: int) -> Halls:
    """Let seat 0 attack seat 1 with these fate cards."""
    t.fates(*fates)
    t.do("attack:1")
    return t


@pytest.mark.card("B-S01")
@pytest.mark.card("S-S01")
@pytest.mark.parametrize(("card", "drawn", "counts"), [("B-S01", 2, 2), ("S-S01", 2, 4), ("S-S01", 7, 7)])
def test_another_fate_card_in_a_fight(card: str, drawn: int, counts: int) -> None:
    t = holding(card)
    fight(t, 4, 5, drawn)
    t.do("pass")
    assert t.ask() == "FightRevealed"
    t.do(f"play:{card}")
    assert (t.told("totals", "attack"), len(t.table.spent)) == ([counts], 3)


@pytest.mark.card("B-S02")
def test_feint() -> None:
    t = holding("B-S02")
    fight(t, 4, 5)
    t.do("play:B-S02")
    assert t.told("totals", "attack") == [6]


@pytest.mark.card("B-S03")
def test_dodge_roll() -> None:
    t = holding("B-W01")
    t.hero(1, hand=["B-S03"])
    t.act(0)
    fight(t, 4, 5)
    t.do("play:B-S03")
    t.passes()
    assert t.told("totals", "defence") == [7]


@pytest.mark.card("B-S04")
def test_shout_helps_a_mate_and_not_oneself() -> None:
    t = Halls(4)
    t.hero(2, hand=["B-S04"])
    t.act(0)
    fight(t, 4, 5)
    t.do("play:B-S04")
    assert t.told("totals", "attack") == [6]
    own = holding("B-S04")
    fight(own, 4, 5)
    own.refuse("play:B-S04", "on-ally-fight")


@pytest.mark.card("B-S04")
def test_shout_helps_a_mate_who_defends() -> None:
    t = Halls(4)
    t.hero(3, hand=["B-S04"])
    t.act(0)
    fight(t, 4, 5)
    t.do("play:B-S04")
    assert t.told("totals", "defence") == [7]


@pytest.mark.card("B-S05")
def test_second_try_at_a_chest() -> None:
    t = holding("B-S05")
    t.hero(0, at="e2")
    t.act(0)
    t.fates(2, 7)
    t.do("loot", "play:B-S05")
    assert t.told("chest-total", "total") == [8]
    t.do("pile:gold")
    assert len(t.table.spent) == 2


@pytest.mark.card("B-S06")
def test_fresh_wind_for_the_next_move() -> None:
    t = holding("B-S06")
    t.do("play:B-S06")
    assert (t.actions(), move_length(t.table, 0)) == (2, 4)
    t.do("walk@e1", "walk@start", "walk@e1", "walk@e2")
    assert t.ask() == "Act"
    assert move_length(t.table, 0) == 2


@pytest.mark.card("B-S07")
def test_tripwire() -> None:
    t = holding("B-W01")
    t.hero(1, at="e1", hand=["B-S07"])
    t.act(0)
    t.do("walk@e1", "play:B-S07")
    assert (t.at(), t.ask(), t.actions()) == ("e1", "Act", 1)
    t.do("walk@e2")
    assert t.ask() == "Going", "the next move is whole"


@pytest.mark.card("B-S07")
@pytest.mark.rule("koenige.cards.special-free", "koenige.cards.windows")
def test_a_tripwire_needs_a_move_that_could_go_on() -> None:
    t = Halls(4)
    t.hero(1, at="n1", hand=["B-S07"])
    t.act(0)
    t.do("walk@e1", "walk@start", "walk@n1")
    assert (t.ask(), t.offers()) == ("EnemyEnters", ["pass", "play:B-S07"])
    t.do("pass", "pass")
    t.act(0)
    t.hero(0, at="e1")
    t.do("walk@start", "walk@n1")
    assert (t.ask(), t.offers()) == ("EnemyEnters", ["pass"]), "asked all the same"
    t.refuse("play:B-S07", "no-effect")


@pytest.mark.card("B-S07")
def test_a_tripwire_stops_a_jump_that_is_still_to_come() -> None:
    t = Halls()
    t.lay("n1", "W04")
    t.lay("s1", "I05")
    t.hero(0, at="e1")
    t.hero(1, at="n1", hand=["B-S07"])
    t.act(0)
    t.do("walk@start", "walk@n1", "play:B-S07")
    assert (t.ask(), t.at()) == ("Act", "n1")


@pytest.mark.card("B-S07")
def test_who_is_halted_is_not_halted_again() -> None:
    t = Halls(4)
    t.hero(1, at="n1", hand=["B-S07", "B-S03"])
    t.hero(3, at="n1", hand=["B-S04"])
    t.act(0)
    t.do("walk@n1", "play:B-S07")
    assert t.ask() == "EnemyEnters"
    assert not goes_on(t.table, 0)


@pytest.mark.card("B-S08")
def test_a_quick_grab_needs_something_to_grab() -> None:
    t = holding("B-S08", "B-A01")
    t.refuse("play:B-S08", "no-effect")
    t.hero(0, armour="B-R01")
    t.act(0)
    assert "play:B-S08" in t.offers()


@pytest.mark.card("B-S08")
def test_quick_grab() -> None:
    t = holding("B-S08", "B-W01")
    t.hero(0, armour="B-R01")
    t.act(0)
    t.do("play:B-S08")
    assert (t.ask(), t.offers()) == ("QuickEquip", ["done", "equip:B-W01", "doff:B-R01"])
    t.refuse("give:B-W01")
    t.do("equip:B-W01", "done")
    assert (t.worn(), t.actions(), t.ask()) == (["B-W01", "B-R01"], 2, "Act")


@pytest.mark.card("S-S02")
def test_counterspell() -> None:
    t = holding("G-A04")
    t.hero(1, hand=["S-S02"])
    t.act(0)
    t.do("play:G-A04")
    assert (t.ask(), t.asked) == ("EnemyCard", [1])
    t.do("play:S-S02")
    assert (t.actions(), sorted(t.discarded()), t.table.table) == (1, ["G-A04", "S-S02"], [])
    assert t.ask() in ("Act", "Equip")


@pytest.mark.card("S-S03")
def test_ambush() -> None:
    t = holding("B-W01")
    t.hero(1, at="n1", hand=["S-S03"])
    t.act(0)
    t.fates(4, 4)
    t.do("walk@n1", "play:S-S03")
    t.passes()
    assert (t.told("totals", "attack"), t.told("totals", "defence"), t.at(0)) == ([5], [4], "start")
    assert t.table.turn.seat == 0


@pytest.mark.card("S-S04")
def test_soft_landing() -> None:
    t = holding("B-W01")
    t.lay("s1", "W04")
    t.flag("W02", "placed", BLUE)
    t.hero(1, hand=["S-S04"])
    t.hero(0, weapon="S-W08")
    t.act(0)
    fight(t, 8, 1)
    while t.ask() != "SelfDefeated":
        t.do("pass")
    t.draws("S-W01")
    t.do("play:S-S04", "pass")
    assert (t.ask(), t.asked, t.places("put")) == ("PutLoser", [1], ["n1", "s1", "start"]), "it beats the wand"
    t.refuse("put@e1", "not-allowed-room")
    t.do("put@s1")
    assert (t.at(1), t.hand(1)) == ("s1", ["S-W01"])


@pytest.mark.card("S-S05")
@pytest.mark.card("G-S05")
@pytest.mark.parametrize(("card", "actions"), [("S-S05", 3), ("G-S05", 4)])
def test_more_actions_for_free(card: str, actions: int) -> None:
    t = holding(card)
    t.do(f"play:{card}")
    assert t.actions() == actions
    last = holding(card)
    last.act(0, actions=1)
    last.do("walk@e1", "pass")
    assert last.actions() == 0
    last.do(f"play:{card}")
    assert last.actions() == actions - 2, "even with no action left"


@pytest.mark.card("S-S06")
def test_leaden_feet() -> None:
    t = holding("B-W01")
    t.hero(1, hand=["S-S06"])
    t.turn(0)
    t.do("play:S-S06")
    assert move_length(t.table, 0) == 1
    assert t.told("steps", "count") == [1]
    t.act(1)
    assert (move_length(t.table, 0), t.table.lasting) == (2, [])


@pytest.mark.card("S-S07")
def test_alarm_bell() -> None:
    t = holding("B-W01")
    t.flag("W02", "placed", BLUE)
    t.hero(0, at="n1")
    t.hero(1, at="e2", hand=["S-S07"])
    t.act(0)
    t.do("steal", "pass")
    assert t.ask() == "FlagStolen"
    t.do("play:S-S07")
    assert (t.ask(), t.asked) == ("Going", [1])
    t.do("walk@e1", "walk@start", "walk@n1")
    assert t.at(1) == "n1"
    assert t.actions() == 1, "the action of the thief, and no other"


@pytest.mark.card("S-S08")
@pytest.mark.parametrize(("seat", "side"), [(0, "attack"), (2, "attack"), (1, "defence"), (3, "defence")])
def test_brothers_in_arms(seat: int, side: str) -> None:
    t = Halls(4)
    t.hero(seat, hand=["S-S08"])
    t.act(0)
    fight(t, 1, 4)
    t.do("play:S-S08")
    assert t.told("totals", side) == [4 if side == "attack" else 7]


@pytest.mark.card("G-S01")
def test_divine_providence() -> None:
    t = holding("G-S01")
    fight(t, 1, 7)
    t.do("pass", "play:G-S01")
    assert t.told("totals", "attack") == [8]


@pytest.mark.card("G-S01")
@pytest.mark.parametrize(("fate", "offered"), [(7, ["pass", "play:G-S01"]), (8, ["pass"])])
def test_providence_needs_a_fate_that_is_not_the_best(fate: int, offered: list[str]) -> None:
    t = holding("B-W01")
    t.hero(1, hand=["G-S01"])
    t.act(0)
    fight(t, 1, fate)
    while t.ask() != "FightRevealed":
        t.do("pass")
    assert (t.asked, t.offers()) == ([1], offered)


@pytest.mark.card("G-S02")
def test_unbowed() -> None:
    t = holding("B-W01")
    t.hero(1, hand=["G-S02"])
    t.act(0)
    fight(t, 8, 1)
    while t.ask() != "SelfDefeated":
        t.do("pass")
    t.do("play:G-S02")
    assert "failed" in t.events()
    assert (t.discarded(), t.table.table) == (["G-S02"], [])


@pytest.mark.card("G-S03")
def test_avenging_spirit() -> None:
    t = Halls(4)
    t.hero(0, weapon="B-W01", armour="B-R01")
    t.hero(3, hand=["G-S03"])
    t.act(0)
    fight(t, 8, 1)
    t.do("pass")
    assert (t.ask(), t.asked) == ("TeamDefeated", [3])
    t.draws("G-W01")
    t.do("play:G-S03")
    assert (t.ask(), t.asked, t.offers()) == ("DropCard", [3], ["drop:B-W01", "drop:B-R01"])
    t.do("drop:B-W01")
    assert (t.worn(0), t.hand(3)) == (["B-R01"], ["G-W01"])


@pytest.mark.card("G-S04")
def test_master_thief() -> None:
    t = holding("B-W01")
    t.hero(0, at="e2")
    t.hero(1, hand=["G-S04"])
    t.act(0)
    t.fates(8)
    t.draws("G-W01", "B-W02")
    t.do("loot", "pass", "pile:gold")
    assert (t.ask(), t.asked) == ("ChestDraw", [1])
    t.do("play:G-S04")
    assert (t.hand(1), t.hand(0)) == (["G-W01"], ["B-W01", "B-W02"])
    assert t.marked() == ["e2"]
    assert all("card" not in entry.facts for entry in t.match.log(0) if entry.kind == "drew" and entry.seat == 1)


@pytest.mark.card("G-S04")
@pytest.mark.rule("koenige.cards.partial-effect", "koenige.chest.empty-treasure-stack")
@pytest.mark.parametrize(("left", "taken"), [(("G-W01",), "G-W01"), ((), "S-W01")])
def test_a_master_thief_is_not_shuffled_into_the_stack_it_robs(left: tuple[str, ...], taken: str) -> None:
    t = holding("B-W01")
    t.hero(0, at="e2")
    t.hero(1, hand=["G-S04"])
    t.pile("gold")
    t.pile("silver", "S-W01")
    t.table.discard = []
    t.discard_also(*left)
    t.act(0)
    t.fates(8)
    t.draws("B-W02")
    t.do("loot", "pass", "pile:gold", "play:G-S04")
    assert (t.hand(1), t.hand(0), t.discarded()) == ([taken], ["B-W01", "B-W02"], ["G-S04"])
    assert ("refilled" in t.events(), "lower-tier" in t.events()) == (left != (), left == ())


@pytest.mark.card("G-S04")
@pytest.mark.rule("koenige.cards.special-free")
def test_a_master_thief_needs_something_to_take() -> None:
    t = holding("B-W01")
    t.hero(0, at="e2")
    t.hero(1, hand=["G-S04"])
    for tier in ("bronze", "silver", "gold"):
        t.pile(tier)
    t.table.discard = []
    t.act(0)
    t.fates(8)
    t.do("loot", "pass", "pile:gold")
    assert (t.ask(), t.offers()) == ("ChestDraw", ["pass"])
    t.refuse("play:G-S04", "no-effect")


@pytest.mark.card("G-S06")
def test_warding_seal() -> None:
    t = holding("B-W01")
    t.flag("W02", "placed", BLUE)
    t.hero(0, at="n1")
    t.hero(1, hand=["G-S06"])
    t.act(0)
    t.do("steal")
    assert t.ask() == "FlagTheft"
    t.do("play:G-S06")
    assert (t.flag_at("W02").status, t.marked(), t.actions()) == (PLACED, ["n1"], 1)
    assert (t.table.theft, t.table.table, t.points()) == (-1, [], (0, 2))
    t.refuse("steal", "protected")
