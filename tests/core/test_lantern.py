"""The example game: each of its rules, and its size."""

import ast
import importlib
import re
from pathlib import Path
from typing import Any

import lantern
import pytest
from lantern import GAME
from lantern.rules import CARD_STREAM, CARDS, CROSSING, EXIT, OIL, SHIELD, SONG, TILE_STREAM

from verlies.core.check import check_game
from verlies.core.stack import Stack, known
from verlies.testing import Situation
from verlies.text import words

HOUSE_STREAM = 0
STRAIGHT, CORNER, FORK = range(3)
EAST_WEST = 1
NORTH, EAST, SOUTH, WEST = range(1, 5)
"""The fields around the entrance, as they came into reach."""


class Mine(Situation):
    """A mine laid out as a test needs it; seat 0 carries the lantern."""

    def __init__(self, seats: int = 3, hands: list[list[int]] | None = None, vote: bool = True) -> None:
        super().__init__(GAME.new(seats, seed=1))
        self.state.hands = hands if hands is not None else [[] for _ in range(seats)]
        if vote:
            self.vote(*[0] * seats)

    def vote(self, *friends: int) -> None:
        for seat, friend in enumerate(friends):
            self.do(f"vote:{friend}", seat=seat)

    def explore(self, tile: int = STRAIGHT) -> None:
        self.force(TILE_STREAM, tile)
        self.do("explore")

    def lay(self, field: int = EAST, tile: int = STRAIGHT, turn: int = EAST_WEST, victim: int = 0) -> None:
        self.explore(tile)
        self.do(f"lay:{field}")
        self.force(HOUSE_STREAM, self.state.awake.index(victim))
        self.do(f"turn:{turn}")

    def lay_unshielded(self, victim: int) -> None:
        self.lay(victim=victim)
        while self.match.decision.ask == "Shield":
            self.do("pass")


# The vote


def test_votes_are_secret_until_all_have_voted() -> None:
    mine = Mine(vote=False)
    mine.do("vote:2", seat=1)
    assert mine.match.view(1).seen.sealed == [-1, GAME.about.vocabulary.option("vote:2"), -1]
    assert mine.match.view(0).seen.sealed == mine.match.view(-1).seen.sealed == [-1, -2, -1]
    assert mine.asked == [0, 2]


@pytest.mark.parametrize(("votes", "carrier"), [((2, 2, 0), 2), ((1, 0, 0), 0), ((2, 1, 0), 0), ((2, 1, 1), 1)])
def test_most_votes_decide_and_a_tie_goes_to_the_first(votes: tuple[int, ...], carrier: int) -> None:
    mine = Mine(vote=False)
    mine.vote(*votes)
    assert mine.asked == [carrier]
    assert mine.match.log(0)[-1].kind == "carries"


# The turn


def test_four_moves_and_no_more() -> None:
    mine = Mine()
    for _ in range(4):
        mine.do("explore", "pass")
    assert mine.offers() == ["pass"]
    mine.refuse("explore", "no-moves")
    mine.refuse(f"walk:{EAST}", "no-moves")


def test_looking_shows_the_tile_to_the_carrier_alone() -> None:
    mine = Mine()
    mine.explore(FORK)
    assert [mine.state.tiles.seen(seat)[-1] for seat in (-1, 0, 1, 2)] == [-1, FORK, -1, -1]
    assert [entry.facts for entry in mine.match.log(0, since=4)] == [{"tile": "fork"}]
    assert [(entry.facts, entry.hidden) for entry in mine.match.log(1, since=4)] == [({}, True)]


def test_tile_goes_under_the_stack_and_whoever_knew_it_still_does() -> None:
    mine = Mine()
    mine.state.tiles = Stack([STRAIGHT, CORNER, known(FORK, 0b010)], 1)
    mine.do("explore", "bury")
    assert [mine.state.tiles.seen(seat) for seat in range(3)] == [[FORK, -1, -1], [FORK, -1, -1], [-1, -1, -1]]


def test_tile_may_stay_on_top() -> None:
    mine = Mine()
    mine.explore(FORK)
    mine.do("pass")
    assert mine.state.tiles.count() == 16
    assert mine.asked == [0]


def test_tile_is_laid_in_a_lit_field_and_open_to_the_lantern() -> None:
    mine = Mine()
    mine.explore(CORNER)
    assert [option.target for option in mine.match.decision.options if option.kind == "lay"] == ["n1", "e1", "s1", "w1"]
    mine.do(f"lay:{EAST}")
    assert mine.offers() == ["turn:2", "turn:3"]
    mine.refuse("turn:0", "closed")


def test_the_map_grows_and_its_fields_keep_their_numbers_and_names() -> None:
    mine = Mine()
    mine.lay(EAST, FORK, EAST_WEST, victim=1)
    chart = mine.state.chart
    names = [chart.name(field) for field in range(len(chart.lying))]
    assert names == ["start", "n1", "e1", "s1", "w1", "n1e1", "e2", "s1e1"]
    mine.do(f"walk:{EAST}")
    assert [option.target for option in mine.match.decision.options if option.kind == "walk"] == ["start"]
    assert mine.match.log(0)[-1].facts == {"place": "e1"}
    mine.explore()
    assert mine.offers("lay") == ["lay:6", "lay:7"]


def test_both_tiles_must_be_open_to_each_other() -> None:
    mine = Mine()
    mine.lay(EAST, STRAIGHT, EAST_WEST, victim=1)
    mine.lay(NORTH, STRAIGHT, 0, victim=2)
    assert mine.offers("walk") == [f"walk:{NORTH}", f"walk:{EAST}"]
    mine.state.chart.lay(EAST, STRAIGHT, 0)
    mine.ready()
    assert mine.offers("walk") == [f"walk:{NORTH}"]


def far_east(mine: Mine) -> int:
    """Lay crossings to the east and put the lantern on the last; return the field east of it."""
    chart = mine.state.chart
    for x in range(1, 5):
        chart.lay(chart.at(x, 0), CROSSING, 0)
    mine.state.lantern = chart.at(4, 0)
    mine.ready()
    east: int = chart.at(5, 0)
    return east


def test_the_exit_is_far_from_the_entrance() -> None:
    mine = Mine()
    mine.explore(EXIT)
    assert mine.offers("lay") == []
    mine.refuse(f"lay:{EAST}", "too-near")
    mine.refuse("lay:40", "not-offered")
    mine.do("pass")
    far_east(mine)
    mine.do("explore")
    assert [option.target for option in mine.match.decision.options if option.kind == "lay"] == ["n1e4", "e5", "s1e4"]


def test_exit_wins_for_all() -> None:
    mine = Mine()
    field = far_east(mine)
    mine.state.chart.lay(field, EXIT, 3)
    mine.ready()
    mine.do(f"walk:{field}")
    result = mine.match.result
    assert result is not None
    assert (result.winners, result.teams, result.scores, result.endings[0]) == (
        [0, 1, 2],
        [0] * 3,
        [OIL] * 3,
        "escaped",
    )


def test_options_tell_what_they_cost() -> None:
    mine = Mine()
    mine.explore(FORK)
    costs = {choice.kind: choice.cost for choice in mine.match.scene(0).prompts[0].choices}
    assert [mark.kind for mark in costs["lay"]] == ["oil"]
    assert costs["bury"] == ()


def test_the_tile_in_hand_is_seen_by_whoever_knows_it() -> None:
    mine = Mine()
    mine.explore(FORK)
    assert [[(t.face, t.place) for t in mine.match.scene(seat).ahead] for seat in (0, 1)] == [[("fork", "")], []]
    mine.do(f"lay:{EAST}")
    assert [[(t.face, t.place) for t in mine.match.scene(seat).ahead] for seat in (0, 1)] == [[("fork", "e1")]] * 2


@pytest.mark.parametrize("sing_first", [True, False])
def test_song_counts_tiles_laid_before_and_after(sing_first: bool) -> None:
    mine = Mine(hands=[[SONG], [], []])
    mine.state.oil = 5
    if sing_first:
        mine.do("play:song")
    mine.lay_unshielded(victim=1)
    if not sing_first:
        mine.do("play:song")
    assert mine.state.oil == 5, "one found, one spilled"
    mine.do("pass")
    mine.do("pass", seat=0)
    assert mine.state.standing == []


def test_lantern_holds_only_so_much() -> None:
    mine = Mine(hands=[[SONG, SONG], [], []])
    mine.do("play:song", "play:song")
    mine.lay(victim=1)
    assert mine.state.oil == OIL - 1


# The dark


def test_everybody_with_cards_is_asked_even_without_a_shield() -> None:
    mine = Mine(hands=[[], [SONG], [SHIELD]])
    mine.lay(victim=0)
    assert (mine.asked, mine.offers()) == ([1], ["pass"])
    mine.do("pass")
    assert (mine.asked, mine.offers()) == ([2], ["pass", "play:shield"])


def test_shield_stops_the_attack_but_oil_is_spilled() -> None:
    mine = Mine(hands=[[SHIELD], [SHIELD], []])
    mine.lay(victim=2)
    mine.do("play:shield")
    assert (mine.state.awake, mine.state.oil, mine.asked) == ([0, 1, 2], OIL - 1, [0])
    assert mine.state.used == [SHIELD]


def test_without_a_shield_the_victim_faints() -> None:
    mine = Mine()
    mine.lay(victim=2)
    assert (mine.state.awake, mine.state.oil, mine.asked) == ([0, 1], OIL - 1, [0])


def test_carrier_who_faints_loses_the_turn() -> None:
    mine = Mine()
    mine.lay(victim=0)
    assert mine.state.awake == [1, 2]
    assert mine.match.decision.ask == "Rest"


def test_who_fainted_neither_votes_nor_answers() -> None:
    mine = Mine(hands=[[], [], [SHIELD]])
    mine.state.awake = [0, 1]
    mine.lay(victim=1)
    assert mine.state.awake == [0], "seat 2 has a shield but is not awake"
    mine.do("pass")
    mine.do("pass", seat=0)
    assert mine.asked == [0]
    assert mine.offers() == ["vote:0"]


# Rest and the end


@pytest.mark.parametrize("seat", range(3))
def test_anybody_may_call_for_a_rest(seat: int) -> None:
    mine = Mine()
    mine.state.awake = [0, 1]
    mine.do("pass")
    assert (mine.match.decision.mode, mine.match.decision.seats) == ("any", (0, 1, 2))
    mine.do("rest", seat=seat)
    assert (mine.state.awake, mine.state.oil) == ([0, 1, 2], OIL - 2)
    assert mine.match.decisions[0].ask == "Vote"


@pytest.mark.parametrize(("oil", "awake"), [(1, [0, 1, 2]), (5, [0])])
def test_without_oil_or_friends_all_is_lost(oil: int, awake: list[int]) -> None:
    mine = Mine()
    mine.state.oil, mine.state.awake = oil, awake
    if awake == [0]:
        mine.lay(victim=0)
    else:
        mine.do("pass")
    mine.do("pass", seat=1)
    result = mine.match.result
    assert result is not None
    assert (result.winners, result.endings) == ([], ["lost"] * 3)


def test_of_oil_that_no_longer_fits_nothing_is_told() -> None:
    mine = Mine(hands=[[SONG], [], []])
    mine.do("play:song")
    mine.lay(victim=1)
    told = [(entry.facts["before"], entry.facts["after"]) for entry in mine.match.log(0) if entry.kind == "burned"]
    assert told == [(OIL, OIL - 1)]


def test_the_deal() -> None:
    state: Any = GAME.new(4, seed=5).state
    assert sorted(card for hand in state.hands for card in hand) == [SHIELD] * 8 + [SONG] * 4
    assert state.chance.counters[CARD_STREAM] == 12
    assert state.tiles.count() == 16
    assert len(CARDS) == 2


# The size


def code_lines(path: Path) -> int:
    """Count the lines of code: neither blank nor a comment nor a docstring."""
    source = path.read_text(encoding="utf-8")
    strings: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            strings |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(source.splitlines(), 1)
    return sum(
        1 for number, line in lines if line.strip() and not line.strip().startswith("#") and number not in strings
    )


@pytest.mark.source
def test_what_the_readme_points_at_is_there() -> None:
    home = Path(lantern.__file__).parent
    code = "".join(path.read_text(encoding="utf-8") for path in (*home.glob("*.py"), *home.glob("texts/*/*.ftl")))
    readme = (home.parents[1] / "README.md").read_text(encoding="utf-8")
    how = readme[readme.index("## How it is made") : readme.index("```python")]
    pointed = {word for quoted in re.findall(r"`([^`]+)`", how) for word in re.findall(r"[A-Za-z_-]{4,}", quoted)}
    assert {word for word in pointed if word not in code} == {"project", "entry-points", "games"}, "the entry point"


@pytest.mark.source
def test_the_example_has_little_more_than_300_lines_of_code() -> None:
    files = Path(lantern.__file__).parent.glob("*.py")
    assert 300 < sum(code_lines(path) for path in files) <= 315


@pytest.mark.source
def test_a_copy_under_another_name_is_a_game_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the README says: copy the folder, and put your name wherever it says `lantern`."""
    home = Path(lantern.__file__).parent
    for path in (path for path in home.rglob("*") if path.suffix in {".py", ".ftl", ".yaml"}):
        copy = tmp_path / str(path.relative_to(home.parent)).replace("lantern", "nightlamp")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(path.read_text(encoding="utf-8").replace("lantern", "nightlamp"), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = importlib.import_module("nightlamp").GAME
    assert check_game(game, seats=2, decisions=40, texts=words).texts > 0
    assert game.about.id == "nightlamp"
