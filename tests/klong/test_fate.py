"""The fate track: who goes on it, what its spaces do, and what belongs to its attacks alone."""

import pytest

from verlies.core.scene import Panel
from verlies.families.klong.state import ESCAPED, FALLEN, INSIDE
from verlies.testing.klong import GAME, Klong, cards
from verlies.text import words as words_of

CALM = ("ladder", "ladder", "teleporter", "teleporter", "pickaxe", "pickaxe")


def with_fate(seats: int, fate_seat: int, fate: int, rage: int, row: tuple[str, ...] = CALM) -> Klong:
    """Return a table where seat 0 is about to end a turn and somebody stands on the fate track."""
    t = Klong(seats, hand=[], deck=[], row=row)
    for seat in range(1, seats):
        t.thief(seat, hand=[], deck=[])
    t.thief(fate_seat, status=ESCAPED, room="F01", tokens=["artifact_5", "mastery"])
    t.table.fate, t.table.fate_seat = fate, fate_seat
    t.rage(rage)
    return t


def status(t: Klong) -> list[int]:
    return [thief.status for thief in t.table.thieves]


def leave(t: Klong) -> None:
    """Let the active thief walk out of the dungeon."""
    t.thief(t.asked[0], room="F02", tokens=["artifact_5"], hand=[], deck=[])
    t.turn(boots=1)
    t.do("move:F01")


def seats_of(t: Klong, kind: str) -> list[int]:
    """Return whom the events of a kind were about, in their order."""
    return [entry.seat for entry in t.match.log(0, since=1) if entry.kind == kind]


def drawn(t: Klong) -> int:
    """Return how many stones were drawn since the table was laid out."""
    return sum(1 for kind in t.events() if kind in ("drawn-black", "drawn-stone", "drawn-idle"))


@pytest.mark.rule("klong.fate.first-out")
def test_everybody_inside_means_nobody_on_the_track() -> None:
    t = Klong(2)
    assert (t.table.fate, t.table.fate_seat) == (0, -1)


@pytest.mark.rule("klong.fate.first-out")
def test_the_first_one_to_leave_goes_on_the_first_space_which_does_nothing() -> None:
    t = Klong(3)
    t.noise(2, 2, 2)
    leave(t)
    assert (t.table.fate, t.table.fate_seat) == (1, 0)
    t.end()
    assert (t.table.fate, t.table.fate_seat) == (1, 0)
    assert t.asked == [1]
    assert "attack" not in t.events()
    assert t.table.dragon.area == [2, 2, 2]


@pytest.mark.rule("klong.fate.first-out")
def test_the_first_one_to_fall_goes_on_the_first_space() -> None:
    t = Klong(3, row=CALM[1:])
    t.thief(2, damage=9)
    t.bag(0, 0, 1, black=24)
    t.rage(1)
    t.reveals("animated_door")
    t.stones(2, "black")
    t.end()
    assert (t.table.fate, t.table.fate_seat) == (1, 2)
    assert t.asked == [1]
    assert drawn(t) == 2


@pytest.mark.rule("klong.fate.first-out")
def test_who_leaves_later_does_not_go_on_the_track() -> None:
    t = with_fate(3, fate_seat=2, fate=1, rage=1)
    leave(t)
    assert (t.table.fate, t.table.fate_seat) == (1, 2)
    t.end()
    t.end()
    assert (t.table.fate, t.table.fate_seat) == (2, 2)
    assert t.asked == [1], "the fate step of seat 2, then nothing for seat 0"
    assert status(t) == [ESCAPED, INSIDE, ESCAPED]


@pytest.mark.rule("klong.fate.first-out")
def test_who_falls_later_does_not_go_on_the_track() -> None:
    t = with_fate(4, fate_seat=3, fate=1, rage=1, row=CALM[1:])
    t.thief(2, damage=9)
    t.bag(0, 0, 1, black=24)
    t.reveals("animated_door")
    t.stones(2, "black")
    t.end()
    assert status(t) == [INSIDE, INSIDE, FALLEN, ESCAPED]
    assert (t.table.fate, t.table.fate_seat) == (1, 3)


@pytest.mark.rule("klong.fate.simultaneous")
@pytest.mark.parametrize(("first", "second"), [(2, 3), (3, 2)])
def test_of_several_who_fall_in_one_attack_the_first_drawn_goes_on_the_track(first: int, second: int) -> None:
    t = Klong(4, row=CALM[1:])
    t.thief(2, damage=9)
    t.thief(3, damage=9)
    t.bag(0, 0, 1, 1, black=24)
    t.rage(1)
    t.reveals("animated_door")
    t.stones(first, second)
    t.end()
    assert status(t) == [INSIDE, INSIDE, FALLEN, FALLEN]
    assert (t.table.fate, t.table.fate_seat) == (1, first)
    assert t.table.fate_seat != second


@pytest.mark.rule("klong.fate.step-instead-of-turn")
def test_a_step_on_the_track_takes_the_place_of_the_turn() -> None:
    t = with_fate(3, fate_seat=1, fate=1, rage=1, row=CALM[2:])
    t.thief(1, hand=["stumble"], deck=["burgle"], discard=["sidestep"])
    t.reveals("ladder", "ladder")
    t.end()
    assert t.table.fate == 2
    assert t.asked == [2]
    assert (t.hand(1), t.played(1), t.discard(1)) == (["stumble"], [], ["sidestep"])
    assert t.events() == [
        *("ended", "revealed", "revealed", "turn", "fate", "attack", "drawn-black", "drawn-black", "drawn-black"),
        "turn",
    ]
    assert t.table.dragon.area == [0, 0, 0]
    assert seats_of(t, "fate") == [1]
    assert seats_of(t, "attack") == [1], "it is the turn of the one on the track"


@pytest.mark.rule("klong.fate.step-instead-of-turn")
def test_the_one_on_the_track_steps_once_each_round() -> None:
    t = with_fate(3, fate_seat=1, fate=1, rage=1)
    for expected in (2, 3, 4):
        t.end()
        assert t.table.fate == expected
        assert t.asked == [2]
        t.end()
        assert t.table.fate == expected
        assert t.asked == [0]


@pytest.mark.rule("klong.fate.step-instead-of-turn")
def test_the_active_thief_is_counted_from_the_one_on_the_track() -> None:
    t = with_fate(4, fate_seat=2, fate=1, rage=1)
    t.thief(1, status=FALLEN)
    t.thief(3, status=FALLEN)
    t.end()
    assert (t.table.fate, t.asked) == (2, [0])


@pytest.mark.rule("klong.fate.spaces-two-to-four")
@pytest.mark.parametrize(("space", "stones"), [(2, 4), (3, 5), (4, 6)])
def test_spaces_two_to_four_attack_with_more_and_more_stones(space: int, stones: int) -> None:
    t = with_fate(2, fate_seat=1, fate=space - 1, rage=3)
    t.noise(2, 3)
    t.stones(*["black"] * stones)
    t.end()
    assert t.table.fate == space
    assert drawn(t) == stones
    assert t.table.dragon.area == [0, 0]
    assert t.table.dragon.bag == [2, 3, 0, 0, 24 - stones]
    assert t.events().count("attack") == 1


@pytest.mark.rule("klong.fate.spaces-two-to-four")
def test_three_steps_in_a_row_empty_the_area_each_time() -> None:
    t = with_fate(2, fate_seat=1, fate=1, rage=3)
    total = 0
    for more in (4, 5, 6):
        t.thief(0, hand=["stumble"])
        t.do("play:stumble")
        assert t.table.dragon.area == [1, 0]
        t.stones(*["black"] * more)
        t.thief(0, discard=[], played=[])
        t.end()
        total += more
        assert t.table.dragon.area == [0, 0]
        assert t.table.dragon.aside == [0, 0, 0, 0, total]
    assert t.table.dragon.bag == [3, 0, 0, 0, 24 - total]


@pytest.mark.rule("klong.fate.spaces-two-to-four")
def test_a_fate_attack_hurts_like_any_other() -> None:
    t = with_fate(2, fate_seat=1, fate=1, rage=3)
    t.bag(3, 2, black=24)
    t.stones(0, 1, 0, "black")
    t.end()
    assert t.table.thieves[0].damage == 2
    assert t.table.thieves[1].damage == 0
    assert t.table.dragon.aside == [0, 1, 0, 0, 1]


@pytest.mark.rule("klong.fate.fifth-space")
def test_on_the_fifth_space_everybody_inside_falls_and_no_stones_are_drawn() -> None:
    t = with_fate(4, fate_seat=3, fate=4, rage=3)
    t.thief(1, room="F16", tokens=["artifact_10"], gold=2)
    t.thief(2, room="F16", gold=30)
    t.noise(1, 1, 1, 1)
    for _ in range(3):
        t.end()
    assert t.match.over
    assert t.table.fate == 5
    assert status(t) == [FALLEN, FALLEN, FALLEN, ESCAPED]
    assert [thief.damage for thief in t.table.thieves] == [0, 0, 0, 0]
    assert t.table.dragon.area == [1, 1, 1, 1]
    assert drawn(t) == 0
    assert "attack" not in t.events()
    assert t.table.active == 3


@pytest.mark.rule("klong.fate.fifth-space")
def test_on_the_fifth_space_all_fall_clockwise_from_the_one_on_the_track() -> None:
    t = with_fate(4, fate_seat=2, fate=4, rage=3)
    t.do("end", "end")
    assert seats_of(t, "fell") == [3, 0, 1]


@pytest.mark.rule("klong.fate.fifth-space")
def test_the_fifth_space_rescues_above_the_depths_with_an_artifact_and_nobody_else() -> None:
    t = with_fate(4, fate_seat=3, fate=4, rage=3)
    t.thief(0, room="F31", tokens=["artifact_20"])
    t.thief(1, room="F16", tokens=["artifact_10"], gold=2)
    t.thief(2, room="F16", gold=30)
    mastery = t.table.loot.mastery
    for _ in range(3):
        t.end()
    result = t.match.result
    assert result is not None
    assert result.endings == ["in-depths", "rescued", "no-artifact", "escaped"]
    assert result.scores == [0, 12, 0, 25]
    assert t.table.loot.mastery == mastery


@pytest.mark.rule("klong.fate.fifth-space")
def test_who_still_stands_outside_without_an_artifact_falls_too() -> None:
    t = with_fate(2, fate_seat=1, fate=4, rage=3)
    assert t.room() == "F01"
    t.end()
    assert t.match.over
    result = t.match.result
    assert result is not None
    assert result.endings == ["no-artifact", "escaped"]


@pytest.mark.rule("klong.fate.fifth-space")
def test_the_fourth_space_lets_everybody_live() -> None:
    t = with_fate(2, fate_seat=1, fate=3, rage=1)
    t.end()
    assert t.table.fate == 4
    assert status(t) == [INSIDE, ESCAPED]
    assert t.asked == [0]


@pytest.mark.rule("klong.fate.danger-adds")
@pytest.mark.parametrize(("dangers", "stones"), [(0, 6), (1, 7), (2, 8)])
def test_danger_cards_add_stones_to_fate_attacks(dangers: int, stones: int) -> None:
    row = ("kobold",) * min(dangers, 1) + ("dragon_shrine",) * max(dangers - 1, 0) + ("ladder",) * (6 - dangers)
    t = with_fate(2, fate_seat=1, fate=2, rage=5, row=row)
    t.end()
    assert t.table.fate == 3
    assert drawn(t) == stones
    assert t.table.dragon.bag == [0, 0, 0, 0, 24 - stones]
    told = [entry.facts["why"] for entry in t.match.log(0, since=1) if entry.kind == "attack"]
    assert told == ["fate-and-danger" if dangers else "fate"]


@pytest.mark.rule("klong.fate.bonus-only-on-track")
@pytest.mark.parametrize("fate", [1, 3, 4])
def test_attacks_by_the_row_draw_no_more_because_of_the_track(fate: int) -> None:
    t = with_fate(3, fate_seat=2, fate=fate, rage=5, row=CALM[1:])
    t.reveals("animated_door")
    t.end()
    assert t.asked == [1]
    assert t.table.fate == fate
    assert drawn(t) == 4
    assert t.table.dungeon.row == cards("ladder", "teleporter", "teleporter", "pickaxe", "pickaxe", "animated_door")


@pytest.mark.rule("klong.fate.bonus-only-on-track")
def test_attacks_by_a_card_draw_no_more_because_of_the_track() -> None:
    t = with_fate(3, fate_seat=2, fate=4, rage=5)
    t.thief(0, hand=["mister_whiskers"])
    t.do("play:mister_whiskers", "choose:attack")
    assert drawn(t) == 4


# What the dragon's panel says of it


def dragon_panel(t: Klong) -> Panel:
    return next(panel for panel in t.match.scene(0).panels if panel.id == "dragon")


@pytest.mark.rule("klong.fate.spaces-two-to-four", "klong.fate.bonus-only-on-track")
@pytest.mark.parametrize("fate", [1, 2, 3])
def test_the_panel_tells_how_many_stones_more_the_next_step_of_fate_draws(fate: int) -> None:
    t = with_fate(2, fate_seat=1, fate=fate, rage=5)
    facts = {fact.id: fact.value for fact in dragon_panel(t).facts}
    t.end()
    assert facts["fate-draws"] == fate
    assert drawn(t) == facts["attack-draws"] + facts["fate-draws"]


@pytest.mark.rule("klong.fate.first-out", "klong.fate.fifth-space")
@pytest.mark.parametrize("fate", [0, 4])
def test_the_panel_tells_of_no_stones_where_no_attack_by_fate_is_to_come(fate: int) -> None:
    t = with_fate(2, fate_seat=1, fate=fate, rage=5)
    assert next(fact.value for fact in dragon_panel(t).facts if fact.id == "fate-draws") == 0


@pytest.mark.rule("klong.fate.spaces-two-to-four")
@pytest.mark.parametrize("fate", [2, 5])
def test_once_everybody_is_out_the_panel_tells_of_no_stones_to_come(fate: int) -> None:
    t = with_fate(2, fate_seat=1, fate=fate, rage=5)
    t.thief(0, status=FALLEN)
    assert next(fact.value for fact in dragon_panel(t).facts if fact.id == "fate-draws") == 0


@pytest.mark.parametrize(("row", "shown"), [(("ogre", "kobold"), (1, 4)), ((), (0, 0))])
def test_the_panel_tells_of_how_many_stones_danger_is_a_part(row: tuple[str, ...], shown: tuple[int, int]) -> None:
    t = Klong(2, row=row)
    facts = {fact.id: fact for fact in dragon_panel(t).facts}
    assert (facts["danger"].value, facts["danger"].limit) == shown
    assert facts["attack-draws"].value == 3 + shown[0]


@pytest.mark.parametrize(
    ("language", "title", "intro", "line"),
    [
        (
            "de",
            "Treffer bei einem gewöhnlichen Angriff",
            "Gezogen bei einem gewöhnlichen Angriff: [attack-draws] von [bag] – wenn alles Klong! vorher in den Beutel "
            "kommt. Greift der Drache durch einen Schritt auf dem Schicksalsweg an, kommen Steine dazu.",
            "dazu beim nächsten Schicksalsschritt 2",
        ),
        (
            "en",
            "Hits at an ordinary attack",
            "Drawn at an ordinary attack: [attack-draws] of [bag] – if all Clank! goes into the bag first. When the "
            "dragon attacks by a step on the countdown track, more stones are drawn.",
            "more at the next countdown step 2",
        ),
    ],
)
@pytest.mark.rule("klong.fate.bonus-only-on-track")
def test_the_odds_are_said_to_be_those_of_an_attack_without_fate(
    language: str, title: str, intro: str, line: str
) -> None:
    words = words_of(GAME, language, ("Anna", "Ben"))
    assert (words.say("odds-dragon"), words.say("odds-dragon.intro")) == (title, intro)
    panel = dragon_panel(with_fate(2, fate_seat=1, fate=2, rage=5))
    fact = next(fact for fact in panel.facts if fact.id == "fate-draws")
    assert f"{words.say('fact-fate-draws')} {fact.value}" == line
