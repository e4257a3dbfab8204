"""Special cards and the windows in which they are played."""

import pytest

from verlies.games.koenige import GAME
from verlies.games.koenige.content import ids
from verlies.games.koenige.opens import BY_WINDOW
from verlies.games.koenige.play import untimely
from verlies.server.tables.windows import windows_of
from verlies.testing.koenige import BLUE, Halls
from verlies.text.words import Words


def asked_in_turn(t: Halls) -> list[int]:
    """Return who is asked in the window that is open, if all pass."""
    window, out = t.ask(), []
    while t.ask() == window:
        out += t.asked
        t.do("pass")
    return out


@pytest.mark.rule("koenige.cards.windows", "koenige.cards.special-free")
def test_in_a_fight_the_defenders_are_asked_first() -> None:
    t = Halls(6)
    for seat in range(6):
        t.hero(seat, hand=[f"B-W0{seat + 1}"])
    t.act(2)
    t.do("attack:3")
    assert t.ask() == "FightDeclared"
    assert asked_in_turn(t) == [1, 3, 5, 0, 2, 4]
    assert t.ask() == "FightRevealed"
    assert asked_in_turn(t) == [3, 2]


@pytest.mark.rule("koenige.cards.windows")
def test_an_empty_hand_is_not_asked_and_what_it_holds_does_not_matter() -> None:
    t = Halls(4)
    t.hero(1, hand=["B-W01"])
    t.hero(2, hand=["B-S04"])
    t.act(0)
    t.do("attack:1")
    assert asked_in_turn(t) == [1, 2]


@pytest.mark.rule("koenige.cards.windows")
@pytest.mark.card("B-S02")
@pytest.mark.card("B-S03")
def test_after_a_card_all_are_asked_again() -> None:
    t = Halls(2)
    t.hero(0, hand=["B-S02"])
    t.hero(1, hand=["B-S03"])
    t.act(0)
    t.do("attack:1")
    assert t.asked == [1]
    t.do("pass")
    assert t.asked == [0]
    t.do("play:B-S02")
    assert (t.asked, t.offers()) == ([1], ["pass", "play:B-S03"])
    t.fates(4, 4)
    t.do("play:B-S03")
    assert (t.told("totals", "attack"), t.told("totals", "defence")) == ([6], [6])


@pytest.mark.rule("koenige.cards.windows")
@pytest.mark.card("B-S02")
def test_a_window_closes_when_all_have_passed_in_a_row() -> None:
    t = Halls(4)
    t.hero(0, hand=["B-S02", "B-W01"])
    t.hero(1, hand=["B-W02"])
    t.hero(3, hand=["B-W03"])
    t.act(0)
    t.do("attack:1", "pass", "pass", "play:B-S02")
    assert t.ask() == "FightDeclared"
    assert asked_in_turn(t) == [1, 3, 0]


@pytest.mark.rule("koenige.cards.windows")
@pytest.mark.card("B-S03")
@pytest.mark.card("S-S08")
def test_one_player_may_play_several_cards() -> None:
    t = Halls(2)
    t.hero(1, hand=["B-S03", "S-S08"])
    t.act(0)
    t.do("attack:1", "play:B-S03")
    assert t.offers() == ["pass", "play:S-S08"]
    t.fates(8, 4)
    t.do("play:S-S08")
    assert t.told("totals", "defence") == [9]


@pytest.mark.rule("koenige.cards.special-free")
@pytest.mark.card("B-S03")
def test_a_special_card_costs_nothing_and_is_discarded() -> None:
    t = Halls(2)
    t.hero(1, hand=["B-S03", "B-S02", "B-A01", "B-W01"])
    t.act(0)
    t.do("attack:1")
    t.refuse("play:B-S02", "on-attack")
    t.refuse("play:B-A01", "not-your-action")
    t.refuse("play:B-W01", "not-playable")
    t.refuse("play:G-S01", "not-yours")
    t.do("play:B-S03")
    assert (t.actions(), t.discarded(), t.hand(1)) == (1, ["B-S03"], ["B-S02", "B-A01", "B-W01"])


@pytest.mark.rule("koenige.cards.special-free")
def test_who_declines_keeps_the_card() -> None:
    t = Halls(2)
    t.hero(1, hand=["B-S03"])
    t.act(0)
    t.do("attack:1", "pass")
    t.passes()
    assert t.hand(1) == ["B-S03"]
    t.act(1)
    t.refuse("play:B-S03", "on-defence")


@pytest.mark.rule("koenige.cards.windows", "koenige.turn.team-open-information")
@pytest.mark.parametrize(("held", "other"), [("B-S03", "B-W02"), ("G-S02", "G-W01"), ("S-S02", "S-W01")])
def test_the_others_cannot_tell_what_somebody_holds(held: str, other: str) -> None:
    """The same answers show the other team the same frames in the same order, whatever the hand is."""

    def frames(card: str) -> list[bytes]:
        t = Halls(2)
        t.hero(0, hand=["B-A06"])
        t.hero(1, hand=[card])
        t.act(0)
        out = []
        t.fates(4, 5, 3, 6)
        for word in ("play:B-A06", "pass", "attack:1", "pass", "pass", "end"):
            t.do(word)
            view = t.match.view(0)
            out.append(view.encoded() + str([p.ask for p in t.match.scene(0).prompts]).encode())
        return out

    assert frames(held) == frames(other)


@pytest.mark.rule("koenige.cards.special-free")
@pytest.mark.parametrize("window", range(len(ids.WINDOWS)))
def test_a_card_at_the_wrong_moment_says_which_is_the_right_one(window: int) -> None:
    refusal = Halls(2).table.refusal
    said = [Words(lang, GAME.about.texts).why(refusal(untimely(1 << window))) for lang in ("de", "en")]
    assert [text.partition(" nur")[0].partition(" only")[0] for text in said] == [
        "Diese Karte spielst du",
        "You play this card",
    ]
    either = 1 << window | 1 << (window + 1) % len(ids.WINDOWS)
    assert refusal(untimely(either)).message == "not-now"


def test_each_window_has_a_name_of_its_own_for_the_table() -> None:
    assert sorted(step.__name__ for step in BY_WINDOW.values()) == windows_of(GAME)


def layout() -> Halls:
    t = Halls(6)
    t.lay("n1", "W02", 2)
    t.lay("e2", "W06", 1)
    for seat in range(6):
        t.hero(seat, hand=[f"B-W0{seat + 1}"])
    return t


def test_all_enemies_are_asked_about_an_action_card() -> None:
    t = layout()
    t.hero(2, hand=["B-A06"])
    t.act(2)
    t.do("play:B-A06")
    assert (t.ask(), asked_in_turn(t)) == ("EnemyCard", [1, 3, 5])


def test_all_enemies_are_asked_at_the_start_of_a_turn() -> None:
    t = layout()
    t.turn(3)
    assert (t.ask(), asked_in_turn(t)) == ("EnemyTurn", [0, 2, 4])


def test_those_in_the_room_are_asked_when_an_enemy_enters() -> None:
    t = layout()
    for seat in (1, 2, 5):
        t.hero(seat, at="n1")
    t.act(0)
    t.do("walk@n1")
    assert (t.ask(), asked_in_turn(t)) == ("EnemyEnters", [1, 5])


def test_the_owners_of_a_flag_are_asked_before_and_after_a_theft() -> None:
    t = layout()
    t.flag("W02", "placed", BLUE)
    t.hero(0, at="n1")
    t.act(0)
    t.do("steal")
    assert t.flag_at("W02").holder == -1, "no token has moved yet"
    assert (t.ask(), asked_in_turn(t)) == ("FlagTheft", [1, 3, 5])
    assert t.flag_at("W02").holder == 0
    assert (t.ask(), asked_in_turn(t)) == ("FlagStolen", [1, 3, 5])


def test_the_looter_and_then_the_enemies_are_asked_about_a_chest() -> None:
    t = layout()
    t.hero(4, at="e2")
    t.act(4)
    t.do("loot")
    assert (t.ask(), asked_in_turn(t)) == ("ChestRevealed", [4])
    t.do("pile:bronze")
    assert (t.ask(), asked_in_turn(t)) == ("ChestDraw", [1, 3, 5])


def test_the_loser_and_then_the_team_are_asked_about_a_defeat() -> None:
    t = layout()
    t.act(0)
    t.fates(8, 1)
    t.do("attack:3")
    asked_in_turn(t)
    asked_in_turn(t)
    assert (t.ask(), asked_in_turn(t)) == ("SelfDefeated", [3])
    assert (t.ask(), asked_in_turn(t)) == ("TeamDefeated", [1, 3, 5])


@pytest.mark.card("G-W03")
def test_a_silenced_team_is_not_asked_in_the_whole_fight() -> None:
    t = layout()
    t.hero(0, weapon="G-W03")
    t.act(0)
    t.fates(8, 1)
    t.do("attack:3")
    assert asked_in_turn(t) == [0, 2, 4]
    assert asked_in_turn(t) == [0]
    assert t.ask() == "Act", "nor after the defeat"


@pytest.mark.rule("koenige.cards.action-cost")
def test_an_action_card_is_shown_to_all_and_costs_an_action() -> None:
    t = Halls(2)
    t.hero(0, hand=["B-A06"])
    t.act(0)
    t.do("play:B-A06")
    for viewer in (-1, 0, 1):
        assert t.told("played", "card", seat=viewer) == ["B-A06"]
    assert (t.actions(), t.discarded(), t.hand()) == (1, ["B-A06"], [])


@pytest.mark.rule("koenige.cards.action-cost")
def test_no_action_card_without_an_action_or_in_another_turn_or_phase() -> None:
    t = Halls(2)
    t.hero(0, hand=["B-A06", "B-A01"])
    t.hero(1, hand=["B-A05"])
    t.act(0, actions=1)
    t.refuse("play:B-A05", seat=1)
    t.do("play:B-A06", "pass")
    t.refuse("play:B-A01", "no-actions")
    t.do("done")
    t.refuse("play:B-A01", "too-late")


@pytest.mark.rule("koenige.cards.partial-effect")
@pytest.mark.card("G-A05")
def test_a_card_is_carried_out_as_far_as_possible() -> None:
    t = Halls(2)
    t.hero(0, hand=["G-A05"])
    t.act(0)
    t.draws("G-W01")
    t.do("play:G-A05")
    assert t.hand() == ["G-W01"], "there is no X on a flag, but the card is drawn"


@pytest.mark.rule("koenige.cards.partial-effect")
@pytest.mark.parametrize("card", ["B-A04", "G-A06", "G-A07", "B-A02", "B-A10"])
def test_a_card_that_would_do_nothing_cannot_be_played(card: str) -> None:
    t = Halls(2)
    t.hero(1, at="n1")
    t.hero(0, hand=[card])
    t.act(0)
    assert t.offers("play") == []
    t.refuse(f"play:{card}", "no-effect")


@pytest.mark.rule("koenige.cards.partial-effect")
@pytest.mark.card("B-A10")
def test_a_card_is_not_discarded_before_it_is_carried_out() -> None:
    t = Halls(2)
    t.hero(0, hand=["B-A10"])
    t.discard("B-W01")
    t.act(0)
    t.do("play:B-A10")
    assert t.offers() == ["take:B-W01"], "it cannot take itself"
    t.refuse("take:B-A10", "not-looked-at")
    t.do("take:B-W01")
    assert (t.hand(), t.discarded()) == (["B-W01"], ["B-A10"])


@pytest.mark.rule("koenige.cards.no-hand-limit")
def test_there_is_no_hand_limit() -> None:
    t = Halls(2)
    t.hero(0, hand=[f"B-W{n:02}" for n in range(1, 13)] + ["B-R01", "B-R02", "B-A03"])
    t.act(0)
    t.draws("B-R03", "B-R04", "B-R05")
    t.do("play:B-A03", "keep:B-R03", "keep:B-R04")
    assert (len(t.hand()), t.ask()) == (16, "Act")


@pytest.mark.card("S-S03", "B-W11")
@pytest.mark.rule("koenige.cards.windows")
def test_who_was_driven_out_is_not_entering_any_more_wherever_they_meet_again() -> None:
    t = Halls(2)
    t.lay("w1", "W02")
    t.flag("W02", "placed", BLUE)
    t.hero(0, hand=["S-S03", "B-W01"], weapon="B-W11")
    t.hero(1, at="e1")
    t.act(1)
    t.fates(8, 1)
    t.do("walk@start", "play:S-S03", "pass", "pass", "put@w1")
    assert t.ask() == "Going"
    t.do("walk@w1")
    assert (t.at(0), t.at(1)) == ("w1", "w1")
    assert (t.ask(), t.asked) == ("Act", [1]), "the move is over, and nobody is asked as to entering"


@pytest.mark.card("B-S07")
@pytest.mark.rule("koenige.cards.windows")
def test_who_is_still_in_the_room_is_still_entering_it() -> None:
    t = Halls(4)
    t.hero(1, at="n1", hand=["B-S07", "B-W01"])
    t.hero(3, at="n1", hand=["B-W02"])
    t.act(0)
    t.do("walk@n1", "play:B-S07")
    assert (t.ask(), asked_in_turn(t)) == ("EnemyEnters", [1, 3])
