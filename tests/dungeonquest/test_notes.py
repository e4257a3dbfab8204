"""What a choice risks, costs or ends is said before it is made, and it is true."""

import pytest

from verlies.games.dungeonquest.wounds import Wounds
from verlies.terminal.look import Look
from verlies.terminal.offers import line_of
from verlies.terminal.table import Painter
from verlies.testing.dungeonquest import Dungeon, met
from verlies.text.words import Words


def notes(t: Dungeon, seat: int = 0) -> dict[str, tuple[str, ...]]:
    """Return what is said of every option of a seat."""
    return {choice.id: choice.notes for prompt in t.match.scene(seat).prompts for choice in prompt.choices}


@pytest.mark.parametrize(("drawn", "likely"), [(0, 13), (4, 25), (7, 100)])
def test_a_dragon_card_says_how_likely_the_dragon_wakes(drawn: int, likely: int) -> None:
    t = Dungeon(2)
    t.hero(0, place="g5")
    t.hero(1, place="g5")
    for _ in range(drawn):
        t.begin(0)
        t.draws("d_sleeping")
        t.do("dragon")
    t.begin(0)
    assert notes(t)["dragon"] == (f"risk-dragon={likely}",)
    panel = next(panel for panel in t.match.scene(0).panels if panel.id == "dungeon")
    assert [fact.value for fact in panel.facts if fact.id == "rage"] == [likely]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", "misslingt die Stärkeprobe, endet dein Zug (gelingt zu 58 %)"),
        ("en", "if the strength test fails, your turn ends (58% to succeed)"),
    ],
)
def test_the_chance_behind_a_mishap_says_that_it_is_one_of_success(language: str, told: str) -> None:
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_oogo", turns=1)
    t.hero(0, place="c3")
    t.begin(0)
    prompt = t.match.scene(0).prompts[0]
    way = next(choice for choice in prompt.choices if choice.id == "move:d3")
    words = Words.of(t.match.game, t.match.header, language)
    painter = Painter(words, t.match.game.static({}), 0, Look(("red", "blue")))
    assert line_of(painter, way, prompt.ask).endswith(told)


def test_leaving_says_with_what_and_that_it_is_for_good() -> None:
    t = Dungeon(2)
    t.hero(0, loot=["l_gold_50"])
    t.begin(0)
    assert notes(t)["escape"] == ("note-escape=50",)
    t.do("escape")
    assert t.status() == "escaped"


def test_taking_wounds_says_how_many_and_takes_them() -> None:
    t = Dungeon(2)
    t.hero(0, runes=["r_warding"])
    t.table.agenda.clear()
    t.table.push(0, [Wounds(2)])
    t.ready()
    assert (t.ask(), notes(t)["pass"]) == ("OnWounds", ("note-wounds=2",))
    words = Words.of(t.match.game, t.match.header, "de")
    assert words.note("note-wounds=2") == "2 Wunden"
    t.do("pass")
    assert t.wounds() == 2


@pytest.mark.parametrize(("wounds", "lethal"), [(9, ()), (10, ("note-lethal",))])
@pytest.mark.rule("dungeonquest.flee.penalty-kills")
def test_taking_the_penalty_of_a_flight_says_how_much_it_is_and_whether_it_kills(
    wounds: int, lethal: tuple[str, ...]
) -> None:
    t = met("m_troll_3_4", heroes=("tatianna", "hugo"), hero={"wounds": wounds - 2})
    t.duel("melee", "melee")
    t.dice(1, 2)
    t.do("flee")
    assert (t.ask(), notes(t)["pass"]) == ("OnFlight", ("note-wounds=4", *lethal))
    t.do("pass")
    assert (t.status() == "dead") == bool(lethal)


def journey(place: str, facing: str, card: str = "k_exit", **hero: int) -> Dungeon:
    """Return a travel marker that has gone on by one field and is about to be turned."""
    t = Dungeon(2)
    t.hero(0, place=place, below=True, facing=facing, **hero)
    t.draws(card)
    t.begin(0)
    if card == "k_exit":
        t.do("leave")
    assert t.ask() == "TurnMarker"
    return t


@pytest.mark.parametrize(
    ("place", "facing", "wounds", "said"),
    [
        ("f8", "south", 0, {"east": ("note-no-wall",), "west": ("note-wall=5", "note-most-wounds=1")}),
        ("a5", "south", 0, {"east": ("note-no-wall",), "west": ("note-wall=0", "note-most-wounds=6")}),
        (
            "c8",
            "north",
            14,
            {"east": ("note-no-wall",), "west": ("note-wall=2", "note-most-wounds=4", "note-deadly=50")},
        ),
    ],
)
@pytest.mark.rule("dungeonquest.catacombs.exit-second-leg-wall")
def test_turning_the_travel_marker_says_what_the_outer_wall_costs(
    place: str, facing: str, wounds: int, said: dict[str, tuple[str, ...]]
) -> None:
    t = journey(place, facing, wounds=wounds)
    assert notes(t) == {f"face:{side}": told for side, told in said.items()}


def test_what_the_wall_costs_in_words() -> None:
    words = Words.of(Dungeon(2).match.game, Dungeon(2).match.header, "de")
    told = [words.note(note) for note in ("note-wall=0", "note-wall=2", "note-most-wounds=4", "note-deadly=50")]
    assert told == [
        "direkt an der Außenmauer",
        "noch 2 Felder bis zur Außenmauer",
        "bis zu 4 Wunden",
        "zu 50 % tödlich",
    ]


def blade() -> Dungeon:
    """Return Hugo (armour 9) before a blade with a roll of 11, and two markers."""
    t = Dungeon(2)
    t.hero(0, determination=2)
    t.begin(0)
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(5, 6)
    t.do("move:b1")
    return t


@pytest.mark.parametrize(("spent", "said"), [(0, "note-over=2"), (1, "note-over=1"), (2, "note-enough")])
def test_markers_say_whether_they_are_enough_and_it_comes_so(spent: int, said: str) -> None:
    t = blade()
    assert notes(t)[f"spend:{spent}"] == (said,)
    t.do(f"spend:{spent}")
    assert ("passed" in t.events()) == (said == "note-enough")


@pytest.mark.parametrize(("blocked", "note", "status"), [("dies", "buried", "dead"), ("waits", "waits", "inside")])
@pytest.mark.rule("dungeonquest.deadpoint.dies", "dungeonquest.deadpoint.hero-blocks")
def test_giving_up_says_what_comes_of_it(blocked: str, note: str, status: str) -> None:
    t = Dungeon(2, blocked=blocked)
    t.lay("c3", "trap_oooo")
    t.hero(0, place="c3", side="south", runes=["r_passage"])
    for place, turns in (("c2", 2), ("d3", 3), ("b3", 1)):
        t.lay(place, "dungeon_xxox", turns)
    t.lay("c4", "dungeon_oooo")
    t.hero(1, place="c4")
    t.begin(0)
    assert notes(t)["pass"] == (f"note-{note}",)
    t.do("pass")
    assert t.status().startswith(status)
