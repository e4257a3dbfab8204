"""Entering rooms: secrets, idols and crystal caves."""

import pytest

from verlies.families.klong.state import ESCAPED
from verlies.games.klong.state import KlongState
from verlies.testing.klong import GAME, ROOM_NUMBERS, Klong, tokens

MINOR = "F04 F10 F13 F16 F19 F20 F22 F30 F32 B04 B05 B12 B14 B28 B29 B37 B39 B42"
MAJOR = "F05 F06 F07 F09 F25 F28 F29 F37 F39 B06 B13 B17 B20 B22 B31 B32 B40 B44"
SHRINES = "F24 B24"
CAVES = "F07 F08 F10 F14 F18 F22 F23 F28 F32 F39 B05 B07 B09 B15 B18 B31 B36 B43"
"""What is printed in the rooms."""

both_boards = pytest.mark.parametrize("board", ["front", "back"])


def rooms_of(board: str) -> list[str]:
    """Return the rooms of a board without the place outside."""
    return [room for room in ROOM_NUMBERS if room.startswith(board[0].upper()) and not room.endswith("01")]


def neighbour(t: Klong, room: str) -> str:
    """Return a room from which one can teleport into another, not the place outside."""
    near = [t.table.rooms[number].id for number in t.table.rooms[ROOM_NUMBERS[room]].near]
    return next(each for each in near if not each.endswith("01"))


def lying(t: Klong, room: str) -> int:
    """Return how many secrets lie in a room."""
    return t.table.loot.secrets[ROOM_NUMBERS[room]]


def view(t: Klong, seat: int) -> KlongState:
    """Return what a seat sees."""
    return GAME.view(t.table, seat).seen


# Taking one token on entry


@pytest.mark.rule("klong.room.take-on-entry")
def test_entering_offers_one_of_the_secrets_or_to_leave_it() -> None:
    t = Klong(room="F18", boots=1)
    t.do("move:F13")
    assert t.offers() == ["pass", "take:minor_secret"]
    assert t.match.decision.rule == "klong.room.take-on-entry"
    assert t.asked == [0]


@pytest.mark.rule("klong.room.take-on-entry")
def test_taking_a_small_secret_leaves_the_other_one() -> None:
    t = Klong(room="F18", boots=1)
    t.secrets("potion_of_healing")
    t.do("move:F13", "take:minor_secret")
    assert lying(t, "F13") == 1
    assert (t.owned(0), t.owned(1)) == (["potion_of_healing"], [])
    assert sum(t.table.loot.secrets) == 9 * 2 + 9 - 1
    assert (len(t.table.loot.minor), len(t.table.loot.major)) == (17, 11)
    assert t.table.loot.minor.count(tokens("potion_of_healing")[0]) == 2


@pytest.mark.rule("klong.room.take-on-entry")
def test_taking_a_large_secret_empties_its_room() -> None:
    t = Klong(room="F31", boots=1)
    t.secrets("chalice")
    t.do("move:F37")
    assert t.offers() == ["pass", "take:major_secret"]
    t.do("take:major_secret")
    assert (lying(t, "F37"), t.owned(0)) == (0, ["chalice"])
    assert (len(t.table.loot.minor), len(t.table.loot.major)) == (18, 10)
    assert t.table.loot.major.count(tokens("chalice")[0]) == 2


@pytest.mark.rule("klong.room.take-on-entry")
def test_declining_leaves_everything_as_it_is_and_the_turn_goes_on() -> None:
    t = Klong(room="F18", boots=2, hand=["burgle"])
    t.do("move:F13", "pass")
    assert (lying(t, "F13"), t.owned(0), len(t.table.loot.minor)) == (2, [], 18)
    t.do("play:burgle", "move:F18")
    assert (t.room(), t.resources()) == ("F18", (1, 0, 0))


@pytest.mark.rule("klong.room.take-on-entry")
def test_declining_leaves_an_idol_in_the_shrine() -> None:
    t = Klong(room="F17", boots=1, swords=1)
    t.do("move:F24", "swords:1", "pass")
    assert (t.table.loot.idols, t.owned(0)) == (3, [])


@pytest.mark.rule("klong.room.take-on-entry")
def test_nothing_else_can_be_done_before_the_choice() -> None:
    t = Klong(room="F18", boots=2, hand=["burgle"])
    t.do("move:F13")
    t.refuse("move:F18")
    t.refuse("play:burgle")
    t.refuse("take:major_secret", "not-here")
    t.refuse("take:monkey_idol", "not-here")
    t.refuse("take:minor_secret", "not-your-turn", seat=1)


@pytest.mark.rule("klong.room.take-on-entry")
def test_an_empty_room_offers_nothing() -> None:
    t = Klong(room="F20", boots=1)
    t.do("move:F27")
    assert "end" in t.offers()
    t.refuse("take:minor_secret", "only-on-entry")


@both_boards
@pytest.mark.rule("klong.room.take-on-entry", "klong.room.any-way-of-entering")
def test_every_room_offers_what_is_printed_in_it(board: str) -> None:
    t = Klong(board=board)
    for room in rooms_of(board):
        assert lying(t, room) == 2 * (room in MINOR) + (room in MAJOR), room
        t.thief(0, room=neighbour(t, room))
        t.turn(teleports=1)
        t.do(f"teleport:{room}")
        kinds = {"minor_secret": MINOR, "major_secret": MAJOR, "monkey_idol": SHRINES}
        assert t.offers("take:") == [f"take:{kind}" for kind, printed in kinds.items() if room in printed], room
        if t.offers("pass"):
            t.do("pass")


@both_boards
@pytest.mark.rule("klong.room.take-on-entry")
def test_no_secret_lies_on_the_other_side_of_the_board(board: str) -> None:
    t = Klong(board=board)
    assert sum(t.table.loot.secrets) == sum(lying(t, room) for room in rooms_of(board)) == 27


@pytest.mark.rule("klong.room.one-per-entry")
def test_staying_gives_no_second_token() -> None:
    t = Klong(room="F18", boots=1, hand=["burgle"])
    t.secrets("potion_of_healing")
    t.do("move:F13", "take:minor_secret")
    assert t.offers("take:") == []
    t.refuse("take:minor_secret", "only-on-entry")
    t.do("play:burgle")
    t.refuse("take:minor_secret", "only-on-entry")
    assert lying(t, "F13") == 1


@pytest.mark.rule("klong.room.one-per-entry")
def test_coming_back_in_the_same_turn_gives_the_second_token() -> None:
    t = Klong(room="F15", boots=3)
    t.secrets("potion_of_healing", "dragon_egg")
    t.do("move:F16", "take:minor_secret", "move:F15", "move:F16")
    assert t.offers() == ["pass", "take:minor_secret"]
    t.do("take:minor_secret")
    assert (lying(t, "F16"), t.owned(0)) == (0, ["potion_of_healing", "dragon_egg"])


@pytest.mark.rule("klong.room.one-per-entry")
def test_an_emptied_room_offers_nothing_on_the_third_entry() -> None:
    t = Klong(room="F15", teleports=5)
    t.secrets("potion_of_healing", "potion_of_healing")
    for _ in range(2):
        t.do("teleport:F16", "take:minor_secret", "teleport:F15")
    t.do("teleport:F16")
    assert "end" in t.offers()
    t.refuse("take:minor_secret", "only-on-entry")


@pytest.mark.rule("klong.room.only-when-entering")
def test_a_declined_secret_is_gone_with_the_next_card() -> None:
    t = Klong(room="F18", boots=1, hand=["burgle"])
    t.do("move:F13", "pass", "play:burgle")
    t.refuse("take:minor_secret", "only-on-entry")
    assert lying(t, "F13") == 2


@pytest.mark.rule("klong.room.only-when-entering")
@pytest.mark.parametrize(
    ("room", "word"), [("F13", "take:minor_secret"), ("F37", "take:major_secret"), ("F24", "take:monkey_idol")]
)
def test_starting_a_turn_in_the_room_offers_nothing(room: str, word: str) -> None:
    t = Klong()
    t.thief(1, room=room, hand=["burgle"])
    t.end()
    assert t.asked == [1]
    assert t.offers("take:") == []
    t.refuse(word, "only-on-entry")
    t.do("play:burgle")
    t.refuse(word, "only-on-entry")


# Entering by teleport


@pytest.mark.rule("klong.room.any-way-of-entering")
def test_teleporting_in_offers_a_large_secret() -> None:
    t = Klong(room="F04", teleports=1)
    t.secrets("chalice")
    t.do("teleport:F05")
    assert t.offers() == ["pass", "take:major_secret"]
    t.do("take:major_secret")
    assert (t.room(), t.owned(0), lying(t, "F05")) == ("F05", ["chalice"], 0)


@pytest.mark.rule("klong.room.any-way-of-entering")
def test_teleporting_in_heals_at_a_fountain() -> None:
    t = Klong(room="F17", damage=3, teleports=1)
    t.do("teleport:F12")
    assert (t.table.thieves[0].damage, t.table.thieves[0].supply) == (2, 28)


@pytest.mark.rule("klong.room.any-way-of-entering")
def test_teleporting_in_offers_an_idol() -> None:
    t = Klong(room="F36", teleports=1)
    t.do("teleport:F24")
    assert t.offers() == ["pass", "take:monkey_idol"]


# Turning secrets up


@pytest.mark.rule("klong.room.reveal-secret")
def test_no_view_tells_a_secret_before_it_is_taken() -> None:
    seen = []
    for secret in ("chalice", "greater_treasure"):
        t = Klong(3, room="F31", boots=1)
        t.secrets(secret)
        t.do("move:F37")
        assert view(t, 0).loot.major == view(t, 1).loot.major == t.table.loot.major
        assert len(t.table.loot.major) == 11
        seen.append([t.match.view(seat).encoded() for seat in range(3)])
        t.do("take:major_secret")
        assert len(view(t, 1).loot.major) == 10
    assert seen[0] == seen[1]


@pytest.mark.rule("klong.room.reveal-secret")
def test_a_taken_secret_is_public() -> None:
    t = Klong(3, room="F31", boots=1)
    t.secrets("chalice")
    t.do("move:F37", "take:major_secret")
    for seat in range(3):
        last = t.match.log(seat)[-1]
        assert (last.kind, last.seat, last.facts, last.hidden) == ("found", 0, {"token": "chalice", "kept": 1}, False)
        assert view(t, seat).thieves[0].tokens == tokens("chalice")


@pytest.mark.rule("klong.room.reveal-secret")
def test_a_secret_that_is_not_kept_takes_effect_and_goes_to_the_box() -> None:
    t = Klong(room="F31", boots=1, gold=1)
    t.secrets("greater_treasure")
    boxed = t.table.boxed_tokens[:]
    t.do("move:F37", "take:major_secret")
    assert (t.table.thieves[0].gold, t.owned(0)) == (6, [])
    assert t.table.boxed_tokens == [*boxed, *tokens("greater_treasure")]


@pytest.mark.rule("klong.room.reveal-secret")
def test_a_secret_that_is_kept_does_not_go_to_the_box() -> None:
    t = Klong(room="F31", boots=1)
    t.secrets("chalice")
    boxed = t.table.boxed_tokens[:]
    t.do("move:F37", "take:major_secret")
    assert (t.owned(0), t.table.boxed_tokens) == (["chalice"], boxed)


@pytest.mark.rule("klong.room.reveal-secret")
def test_nobody_looks_first_and_declines_then() -> None:
    t = Klong(room="F31", boots=1)
    t.do("move:F37")
    assert t.match.can_undo(0)
    t.do("take:major_secret")
    assert not t.match.can_undo(0)
    t.refuse("pass")


@pytest.mark.rule("klong.room.reveal-secret")
@pytest.mark.parametrize(("start", "room"), [("F18", "F13"), ("F31", "F37")])
def test_which_secret_it_is_differs_from_game_to_game(start: str, room: str) -> None:
    found = set()
    for seed in range(20):
        t = Klong(room=start, boots=1, seed=seed)
        t.do(f"move:{room}")
        t.do(t.offers("take:")[0])
        found |= {str(entry.facts["token"]) for entry in t.match.log(0) if entry.kind == "found"}
    assert len(found) >= 4


# Idols


@both_boards
@pytest.mark.rule("klong.room.idol")
def test_three_idols_are_there_to_be_taken(board: str) -> None:
    assert Klong(board=board).table.loot.idols == 3


@pytest.mark.rule("klong.room.idol")
def test_each_entry_of_the_shrine_yields_one_idol_while_there_are_any() -> None:
    t = Klong(room="F36", teleports=7)
    for taken in (1, 2, 3):
        t.do("teleport:F24")
        assert t.offers() == ["pass", "take:monkey_idol"]
        t.do("take:monkey_idol")
        t.refuse("take:monkey_idol", "only-on-entry")
        assert (t.owned(0), t.table.loot.idols) == (["monkey_idol"] * taken, 3 - taken)
        t.do("teleport:F36")
    t.do("teleport:F24")
    assert "end" in t.offers()
    assert t.offers("take:") == []


@pytest.mark.rule("klong.room.idol")
def test_an_idol_is_kept_and_scores_five_points() -> None:
    t = Klong(room="F36", teleports=1, deck=[])
    t.do("teleport:F24", "take:monkey_idol")
    t.end()
    assert t.owned(0) == ["monkey_idol"]
    t.thief(0, status=ESCAPED)
    assert GAME.result(t.table).scores == [5, 0]
    assert t.rage_space() == 3


@pytest.mark.rule("klong.room.idol")
def test_an_idol_is_no_secret() -> None:
    t = Klong(room="F36", teleports=1)
    secrets = t.table.loot.secrets[:]
    t.do("teleport:F24", "take:monkey_idol")
    assert t.table.loot.secrets == secrets
    assert (len(t.table.loot.minor), len(t.table.loot.major), t.owned(1)) == (18, 11, [])


# Crystal caves


@pytest.mark.rule("klong.crystal.no-more-boots")
def test_after_entering_a_cave_boots_are_useless_and_not_said_to_be_left() -> None:
    t = Klong(room="F03", boots=3)
    t.do("move:F08")
    assert (t.room(), t.resources()) == ("F08", (0, 0, 2))
    assert view(t, 1).turn.boots == 2
    shown = next(panel for panel in t.match.scene(1).panels if panel.id == "turn")
    assert [fact.id for fact in shown.facts if fact.fleeting] == ["skill", "swords", "teleports"]
    for room in ("F03", "F13", "F14"):
        t.refuse(f"move:{room}", "tired")
    assert t.offers("move:") == []


@pytest.mark.rule("klong.crystal.no-more-boots")
def test_boots_gained_in_the_cave_are_useless_too() -> None:
    t = Klong(room="F03", boots=1, tokens=["potion_of_swiftness"], hand=["sidestep"])
    t.do("move:F08", "drink:potion_of_swiftness", "play:sidestep")
    assert t.resources() == (0, 0, 2)
    t.refuse("move:F03", "tired")


@pytest.mark.rule("klong.crystal.no-more-boots")
def test_a_cave_does_not_stop_other_actions() -> None:
    t = Klong(room="F03", boots=1, skill=3, hand=["burgle"])
    t.do("move:F08", "play:burgle", "buy:explore")
    assert t.resources() == (1, 0, 0)


@both_boards
@pytest.mark.rule("klong.crystal.no-more-boots", "klong.crystal.any-entry")
def test_exactly_the_printed_caves_stop_boots(board: str) -> None:
    t = Klong(board=board)
    for room in rooms_of(board):
        t.thief(0, room=neighbour(t, room))
        t.turn(teleports=1, boots=1, exhausted=False)
        t.do(f"teleport:{room}")
        assert t.table.turn.exhausted is (room in CAVES), room
        if t.offers("pass"):
            t.do("pass")


@pytest.mark.rule("klong.crystal.teleport-allowed")
def test_teleporting_out_of_a_cave_works_but_boots_stay_useless() -> None:
    t = Klong(room="F03", boots=3, teleports=1)
    t.do("move:F08")
    assert sorted(t.offers("teleport:")) == ["teleport:F03", "teleport:F13", "teleport:F14"]
    t.do("teleport:F03")
    assert (t.room(), t.resources(), t.table.turn.teleports) == ("F03", (0, 0, 2), 0)
    t.refuse("move:F02", "tired")
    assert t.offers("move:") == []


@pytest.mark.rule("klong.crystal.any-entry")
def test_teleporting_into_a_cave_makes_boots_useless() -> None:
    t = Klong(room="F03", boots=2, teleports=1)
    assert "move:F02" in t.offers()
    t.do("teleport:F08")
    assert t.resources() == (0, 0, 2)
    t.refuse("move:F03", "tired")


@pytest.mark.rule("klong.crystal.any-entry")
def test_a_room_that_is_no_cave_lets_boots_go_on() -> None:
    t = Klong(room="F08", boots=1, teleports=1)
    t.do("teleport:F03")
    t.do("move:F02")
    assert t.room() == "F02"


@pytest.mark.rule("klong.crystal.next-turn-free")
def test_a_turn_that_begins_in_a_cave_is_free() -> None:
    t = Klong(room="F08", boots=1)
    t.do("move:F03")
    assert (t.room(), t.resources()) == ("F03", (0, 0, 0))


@pytest.mark.rule("klong.crystal.next-turn-free")
def test_the_cave_of_the_last_turn_no_longer_matters() -> None:
    t = Klong(room="F03", boots=1)
    t.do("move:F08")
    t.end()
    t.turn(boots=1)
    t.do("move:F02")
    assert (t.asked, t.room(1)) == ([1], "F02")
    t.play_all()
    t.end()
    t.turn(boots=1)
    assert (t.asked, t.room(0)) == ([0], "F08")
    t.do("move:F03")
    assert t.room(0) == "F03"
