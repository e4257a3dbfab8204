"""Cues and beats: what an event looks and sounds like to each viewer, and that it tells nothing hidden."""

from dataclasses import replace
from typing import Any

import pytest
from lantern.cues import CUES
from lantern.game import ABOUT, Lantern
from msgspec import structs

from verlies.core.beat import Beat, beat_of
from verlies.core.check import CheckFailed, check_game
from verlies.core.cue import SECONDS, SOUNDS, Cue, Cues, seconds, weight_of
from verlies.core.decision import LogEntry
from verlies.core.event import EventKind
from verlies.core.gaps import filled, gaps
from verlies.registry import game

DREW = EventKind("drew", a="card:card", b="count:number", secret=True)
FLIES = {"drew": Cue("card-{card}", "zone-deck-{seat}", "zone-hand-{seat}", "card", 0, times="count", back="back-card")}
COLOURS = ("red", "blue")


def entry(kind: str = "drew", hidden: bool = False, seat: int = 1, **facts: str | int) -> LogEntry:
    """Return something that happened."""
    return LogEntry(1, kind, seat, facts, {}, hidden, "")


def shown(told: LogEntry, cues: Cues) -> Beat:
    """Return how a card that is drawn is shown."""
    return beat_of(told, DREW, cues, COLOURS, 3, "")


def test_gaps_are_filled_with_facts() -> None:
    assert gaps("card-{card} of {seat}") == ["card", "seat"]
    assert filled("card-{card}", {"card": "sneak"}) == "card-sneak"
    assert filled("card-{card}", {}) == ""
    assert filled("icon", {}) == "icon"


def test_whoever_may_know_sees_the_thing_and_others_its_back_in_the_same_time() -> None:
    open_, closed = shown(entry(card="sneak", count=2), FLIES), shown(entry(hidden=True, count=2), FLIES)
    assert (open_.thing, closed.thing) == ("card-sneak", "back-card")
    assert open_ == Beat("card-sneak", "zone-deck-1", "zone-hand-1", "card", 0, line=3, seat=1, times=2)
    assert closed == Beat("back-card", "zone-deck-1", "zone-hand-1", "card", 0, line=3, seat=1, times=2)


def test_without_a_back_nothing_flies_for_those_who_may_not_know() -> None:
    hidden = {"drew": structs.replace(FLIES["drew"], back="")}
    assert shown(entry(hidden=True, count=2), hidden).thing == ""


def test_a_seat_has_its_colour_and_the_house_has_none() -> None:
    stone = {"drew": Cue("stone-{colour}")}
    assert shown(entry(), stone).thing == "stone-blue"
    assert shown(entry(seat=-1), stone).thing == ""


def test_what_happens_to_all_is_nobodys_whoever_is_in_turn() -> None:
    stone = Cue("stone-{colour}", "", "seat-{seat}")
    own, common = (shown(entry(), {"drew": structs.replace(stone, common=each)}) for each in (False, True))
    assert (own.seat, common.seat) == (1, -1)
    assert (common.thing, common.end) == ("stone-blue", "seat-1")


def test_dice_are_numbers() -> None:
    thrown = {"drew": Cue(scene="dice", dice=("one", "two"))}
    assert shown(entry(one=3, two=5), thrown).dice == (3, 5)


def test_what_has_no_cue_is_told_and_weighs_little_if_it_only_follows() -> None:
    assert shown(entry(card="sneak"), {}) == Beat(line=3, seat=1)
    weights = [weight_of(EventKind("x", tone=tone, follows=follows), {}) for tone, follows in
               (("", False), ("aside", False), ("harm", True))]  # fmt: skip
    assert weights == [1, 0, 0]
    assert weight_of(DREW, FLIES) == 0


def test_how_long_events_take_follows_from_their_weights() -> None:
    assert seconds([]) == 0
    assert seconds([0, 1, 2, 3]) == pytest.approx(sum(SECONDS))


def broken(name: str, cue: Cue) -> str:
    """Return how a wrong cue of the example is found out."""
    with pytest.raises(CheckFailed) as caught:
        check_game(Lantern(replace(ABOUT, cues={**CUES, name: cue})), seats=2, decisions=3)
    return str(caught.value)


@pytest.mark.parametrize(
    ("name", "cue", "what"),
    [
        ("played", Cue("card-{crad}"), "“crad” is no fact of it"),
        ("played", Cue(start="zone-{hand}"), "“hand” is no fact of it"),
        ("burned", Cue(times="amount"), "“amount” is no number of it"),
        ("played", Cue(dice=("card",)), "“card” is no number of it"),
        ("played", Cue(sound="trumpet"), "there is no sound “trumpet”"),
        ("played", Cue(scene="ballet"), "there is no scene “ballet”"),
        ("played", Cue(weight=4), "4 is no weight"),
        ("played", Cue(end="nowhere-{seat}"), "“nowhere-{seat}” is nowhere"),
        ("peeked", Cue("tile-{tile}", end="place-{tile}"), "“tile” is secret"),
        ("peeked", Cue(back="tile-{tile}"), "“tile” is secret"),
        ("dreamed", Cue(), "a cue for no event: dreamed"),
    ],
)
def test_a_wrong_cue_is_named(name: str, cue: Cue, what: str) -> None:
    assert what in broken(name, cue)


@pytest.mark.parametrize(
    ("cue", "what"),
    [
        (Cue("icon-unicorn"), "“icon-unicorn” is not drawn"),
        (Cue("hat-{card}"), "“hat-burgle” is not drawn"),
        (Cue("hat-{colour}"), "“hat-{colour}” is not drawn"),
        (Cue("card-{card}", back="icon-unicorn"), "“icon-unicorn” is not drawn"),
    ],
)
def test_what_nobody_has_drawn_is_named(cue: Cue, what: str) -> None:
    found = game("klong")
    about = replace(found.about, cues={"drew": cue})
    with pytest.raises(CheckFailed, match="cues: klong, drew: ") as caught:
        check_game(type(found)(about), seats=2, decisions=1)
    assert what in str(caught.value)


@pytest.mark.parametrize("name", ["klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige"])
def test_every_game_is_shown_and_every_scene_has_its_sound(name: str) -> None:
    cues = game(name).about.cues
    assert {cue.sound for cue in cues.values()} - {""} <= set(SOUNDS)
    assert [kind for kind, cue in cues.items() if cue.weight > 2 and not cue.sound] == []
    assert {"draws", "dice", "show"} & {cue.scene for cue in cues.values()}
    assert {kind.name for kind in game(name).about.events if kind.leaves} <= set(cues)


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("bag_of_dungeon", ("won", "slew", "escaped", "got-trophy"), ("lost", "collapse", "buried", "out")),
        ("koenige", ("won", "captured", "conquered", "returned", "totals", "ended"), ("stole", "displaced")),
        ("dungeonquest", ("foe-hit", "killed", "escaped"), ("caught", "died", "sunset")),
    ],
)
def test_big_moments_are_seen_and_heard(name: str, good: tuple[str, ...], bad: tuple[str, ...]) -> None:
    """Something is shown and heard of each, it can be followed, and what is good does not sound like death."""
    cues = game(name).about.cues
    assert [kind for kind in good + bad if not (cues[kind].thing and cues[kind].sound and cues[kind].weight > 1)] == []
    assert {cues[kind].sound for kind in good} & {"death", "growl", "roar"} == set()
    assert {cues[kind].sound for kind in bad} & {"win", "heal"} == set()


def beats(name: str, seats: int, seed: int, answers: int, viewer: int) -> list[tuple[LogEntry, Beat]]:
    """Return all that a viewer is shown in a game played by the first option each time."""
    match: Any = game(name).new(seats, seed)
    while len(match.entries) < answers and not match.over:
        seat = match.pending()[0]
        options = match.options_of(seat)
        match.answer(options[len(match.entries) % len(options)], seat)
    about = match.game.about
    kinds = {kind.name: kind for kind in about.events}
    told = match.log(viewer)
    return [(each, beat_of(each, kinds[each.kind], about.cues, ("red",) * seats, 0, "")) for each in told]


def test_nobody_sees_which_cards_others_draw() -> None:
    mine, spectator = (beats("klong", 3, 5, 200, viewer) for viewer in (0, -1))
    drawn = [(beat.seat, beat.thing) for each, beat in mine if each.kind == "drew"]
    assert {seat for seat, thing in drawn if thing != "back-card"} == {0}
    assert {seat for seat, thing in drawn if thing == "back-card"} == {1, 2}
    assert {beat.thing for each, beat in spectator if each.kind == "drew"} == {"back-card"}
    hidden = [beat for _, beat in mine]
    assert [(b.weight, b.sound, b.start, b.end, b.times) for b in hidden] == [
        (b.weight, b.sound, b.start, b.end, b.times) for _, b in spectator
    ]
