"""Scoring: who may count points, what counts, and who wins."""

from typing import Any

import pytest

from verlies.core.decision import Points, Result, Tie
from verlies.families.klong.score import best_artifact, ending, score_lines
from verlies.families.klong.state import ESCAPED, FALLEN
from verlies.testing.klong import GAME, Klong, cards, tokens
from verlies.text.words import Words


def out(**what: Any) -> dict[str, Any]:
    """Describe a thief who has left, with what they own."""
    return {"status": ESCAPED, "room": "F01", **what}


def result_of(*thieves: dict[str, Any]) -> Result:
    """Return the result of a game in which everybody is out."""
    t = Klong(len(thieves))
    for seat, what in enumerate(thieves):
        t.thief(seat, **what)
    return GAME.result(t.table)


def worth(**what: Any) -> int:
    """Return the points of what one thief owns."""
    return result_of(out(**what), out()).scores[0]


def lines(t: Klong, seat: int = 0) -> dict[str, int]:
    """Return the points of a thief by card or token, gold under its own name."""
    return {
        str(line.facts.get("token") or line.facts.get("card") or line.label): line.points
        for line in score_lines(t.table, seat)
    }


# Who counts


@pytest.mark.rule("klong.score.eligible")
def test_points_are_for_the_escaped_and_the_rescued_alone() -> None:
    result = result_of(
        out(tokens=["artifact_5", "mastery"], gold=1),
        {"status": FALLEN, "room": "F16", "tokens": ["artifact_7"], "gold": 2},
        {"status": FALLEN, "room": "F17", "tokens": ["artifact_30"], "gold": 3},
        {"status": FALLEN, "room": "F16", "tokens": ["chalice"], "gold": 40},
    )
    assert result.endings == ["escaped", "rescued", "in-depths", "no-artifact"]
    assert result.scores == [26, 9, 0, 0]
    assert [bool(of_one) for of_one in result.breakdown] == [True, True, False, False]
    assert result.places == [1, 2, 3, 3]
    assert result.winners == [0]
    assert not result.teams


@pytest.mark.rule("klong.score.eligible")
def test_without_an_artifact_the_depths_do_not_matter() -> None:
    t = Klong(2)
    t.thief(0, status=FALLEN, room="F35")
    t.thief(1, status=FALLEN, room="F01")
    assert [ending(t.table, seat) for seat in (0, 1)] == ["no-artifact", "no-artifact"]


@pytest.mark.rule("klong.score.eligible")
def test_who_is_still_inside_counts_nothing_yet() -> None:
    t = Klong(2, tokens=["artifact_30"], gold=9)
    result = GAME.result(t.table)
    assert result.endings == ["inside", "inside"]
    assert result.scores == [0, 0]
    assert result.winners == []


# What counts


@pytest.mark.rule("klong.score.artifact")
@pytest.mark.parametrize("value", [5, 7, 10, 15, 20, 25, 30])
def test_an_artifact_counts_its_value(value: int) -> None:
    assert worth(tokens=[f"artifact_{value}"]) == value


@pytest.mark.rule("klong.score.artifact")
def test_every_carried_artifact_counts() -> None:
    result = result_of(out(tokens=["artifact_5", "artifact_15", "backpack"]), out())
    artifacts = [line for line in result.breakdown[0] if line.rule == "klong.score.artifact"]
    assert artifacts == [
        Points("token", 5, {"token": "artifact_5", "count": 1, "each": 5}, "klong.score.artifact"),
        Points("token", 15, {"token": "artifact_15", "count": 1, "each": 15}, "klong.score.artifact"),
    ]
    assert sum(line.points for line in artifacts) == 20
    assert result.scores[0] == 25


@pytest.mark.rule("klong.score.tokens")
def test_all_point_tokens_count() -> None:
    result = result_of(out(tokens=["mastery", "master_key", "crown_9", "chalice", "dragon_egg"]), out())
    assert result.scores[0] == 44
    assert {line.rule for line in result.breakdown[0]} == {"klong.score.tokens"}


@pytest.mark.rule("klong.score.tokens")
@pytest.mark.parametrize(
    ("token", "points"),
    [
        ("mastery", 20),
        ("master_key", 5),
        ("backpack", 5),
        ("crown_10", 10),
        ("crown_9", 9),
        ("crown_8", 8),
        ("monkey_idol", 5),
        ("chalice", 7),
        ("dragon_egg", 3),
        ("potion_of_healing", 0),
        ("potion_of_greater_healing", 0),
        ("potion_of_strength", 0),
        ("potion_of_swiftness", 0),
    ],
)
def test_each_token_counts_its_points(token: str, points: int) -> None:
    assert worth(tokens=[token]) == points
    assert worth(tokens=[token, token]) == 2 * points


@pytest.mark.rule("klong.score.tokens")
def test_equal_tokens_make_one_line_with_their_number() -> None:
    result = result_of(out(tokens=["monkey_idol", "chalice", "monkey_idol"]), out())
    assert result.breakdown[0] == [
        Points("token", 7, {"token": "chalice", "count": 1, "each": 7}, "klong.score.tokens"),
        Points("token", 10, {"token": "monkey_idol", "count": 2, "each": 5}, "klong.score.tokens"),
    ]


@pytest.mark.rule("klong.score.gold")
@pytest.mark.parametrize("gold", [1, 2, 37])
def test_every_gold_is_a_point(gold: int) -> None:
    result = result_of(out(gold=gold), out())
    assert result.scores == [gold, 0]
    assert result.breakdown[0] == [Points("gold", gold, {"amount": gold}, "klong.score.gold")]


@pytest.mark.rule("klong.score.gold")
def test_no_gold_makes_no_line() -> None:
    assert result_of(out(), out()).breakdown == [[], []]


@pytest.mark.rule("klong.score.gold", "klong.minor.treasure", "klong.major.greater-treasure")
def test_treasures_that_were_never_spent_are_points_as_well() -> None:
    t = Klong(2, room="F11", boots=1, gold=6)
    t.secrets("treasure")
    t.do("move:F16", "take:minor_secret")
    t.thief(0, room="F34")
    t.turn(boots=1)
    t.secrets("greater_treasure")
    t.do("move:F28", "take:major_secret")
    assert lines(t) == {"gold": 13}


@pytest.mark.rule("klong.score.cards")
def test_cards_count_wherever_they_lie() -> None:
    tome = ["secret_tome"]
    result = result_of(out(hand=tome, deck=tome, discard=tome, played=tome), out())
    assert result.breakdown[0] == [
        Points("card", 28, {"card": "secret_tome", "count": 4, "each": 7}, "klong.score.cards")
    ]
    assert result.scores == [28, 0]


@pytest.mark.rule("klong.score.cards")
@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "played"])
def test_a_card_counts_in_each_pile(pile: str) -> None:
    piles: dict[str, list[str]] = {"hand": [], "deck": [], "discard": [], "played": []}
    assert worth(**{**piles, pile: ["secret_tome"]}) == 7


@pytest.mark.rule("klong.score.cards")
def test_different_cards_make_different_lines_and_worthless_ones_none() -> None:
    result = result_of(out(deck=["burgle", "stumble"], discard=["sapphire", "ruby", "sapphire", "explore"]), out())
    assert result.breakdown[0] == [
        Points("card", 8, {"card": "sapphire", "count": 2, "each": 4}, "klong.score.cards"),
        Points("card", 6, {"card": "ruby", "count": 1, "each": 6}, "klong.score.cards"),
    ]


@pytest.mark.rule("klong.score.cards", "klong.keyword.trash-timing")
def test_a_trashed_card_counts_no_more() -> None:
    t = Klong(2, deck=[], discard=["secret_tome", "ruby"], skill=4, row=["dragon_shrine", *["ladder"] * 5])
    t.reveals("ladder")
    assert lines(t) == {"secret_tome": 7, "ruby": 6}
    t.do("use:dragon_shrine", "choose:trash", "end", "trash:secret_tome")
    assert lines(t) == {"ruby": 6}
    assert t.table.boxed_cards == cards("secret_tome")


@pytest.mark.rule("klong.score.cards")
def test_used_devices_and_beaten_monsters_belong_to_nobody() -> None:
    t = Klong(2, skill=3, swords=3, row=["ladder", "crystal_golem", *["pickaxe"] * 4], room="F07", deck=[])
    t.do("use:ladder", "fight:crystal_golem")
    assert t.table.thieves[0].cards() == []
    assert t.table.dungeon.discard == cards("ladder", "crystal_golem")
    assert lines(t) == {}


@pytest.mark.rule("klong.score.cards")
@pytest.mark.parametrize(
    ("owned", "points"),
    [([], 0), (["mastery"], 10), (["artifact_30", "crown_10"], 0)],
)
def test_the_dragons_eye_counts_for_master_thieves_alone(owned: list[str], points: int) -> None:
    t = Klong(2, tokens=owned, discard=["dragons_eye"])
    assert lines(t).get("dragons_eye", 0) == points


@pytest.mark.rule("klong.score.cards")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ([], 0),
        (["chalice"], 0),
        (["chalice", "chalice", "chalice"], 0),
        (["chalice", "dragon_egg"], 4),
        (["monkey_idol", "dragon_egg"], 4),
        (["monkey_idol", "chalice"], 4),
        (["monkey_idol", "chalice", "dragon_egg"], 4),
        (["monkey_idol", "crown_10", "artifact_5", "mastery"], 0),
    ],
)
def test_the_dwarven_peddler_counts_for_two_of_three_kinds(owned: list[str], points: int) -> None:
    t = Klong(2, tokens=owned, discard=["dwarven_peddler"])
    assert lines(t).get("dwarven_peddler", 0) == points


@pytest.mark.rule("klong.score.cards")
@pytest.mark.parametrize(("gold", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (26, 5)])
def test_the_duke_counts_for_every_five_gold(gold: int, points: int) -> None:
    t = Klong(2, gold=gold, discard=["the_duke"])
    assert lines(t).get("the_duke", 0) == points


@pytest.mark.rule("klong.score.cards")
@pytest.mark.parametrize("tomes", [0, 1, 3])
def test_the_wizard_counts_for_every_tome_wherever_it_lies(tomes: int) -> None:
    piles = [["secret_tome"] if n < tomes else [] for n in range(3)]
    t = Klong(2, hand=piles[0], deck=piles[1], discard=["wizard", "explore", "mercenary", *piles[2]])
    t.thief(1, discard=["secret_tome"])
    assert lines(t).get("wizard", 0) == 2 * tomes


@pytest.mark.rule("klong.score.cards")
def test_each_copy_of_a_bonus_card_counts_its_bonus() -> None:
    t = Klong(2, gold=10, discard=["the_duke", "the_duke"])
    assert lines(t) == {"gold": 10, "the_duke": 4}


# Who wins


@pytest.mark.rule("klong.score.winner")
def test_the_highest_total_wins() -> None:
    result = result_of(
        out(tokens=["artifact_30"], gold=28), out(tokens=["artifact_5"], gold=56), out(tokens=["artifact_7"], gold=33)
    )
    assert result.scores == [58, 61, 40]
    assert result.winners == [1]
    assert result.places == [2, 1, 3]


@pytest.mark.rule("klong.score.winner")
def test_one_point_decides_whatever_the_artifacts() -> None:
    result = result_of(out(tokens=["artifact_30"], gold=1), out(tokens=["artifact_5"], gold=27))
    assert result.scores == [31, 32]
    assert result.winners == [1]
    assert result.places == [2, 1]


@pytest.mark.rule("klong.score.winner")
def test_nobody_wins_if_nobody_may_score() -> None:
    result = result_of(
        {"status": FALLEN, "room": "F16", "gold": 9}, {"status": FALLEN, "room": "F35", "tokens": ["artifact_30"]}
    )
    assert result.winners == []
    assert result.scores == [0, 0]
    assert result.places == [1, 1]


@pytest.mark.rule("klong.score.tie")
def test_a_tie_goes_to_the_most_valuable_single_artifact_among_the_tied() -> None:
    result = result_of(
        out(tokens=["artifact_10"], gold=50),
        out(tokens=["artifact_5", "artifact_7", "backpack"], gold=43),
        out(tokens=["artifact_30"], gold=29),
    )
    assert result.scores == [60, 60, 59]
    assert result.winners == [0]
    assert result.places == [1, 2, 3]
    assert result.ties == [Tie("artifact", [0, 1], [10, 7], "klong.score.tie")]
    words = Words("de", GAME.about.texts, ["Anna", "Ben", "Carl"])
    assert words.tie(result.ties[0]) == (
        "Gleichstand zwischen Anna und Ben: Das wertvollste Artefakt entscheidet (Anna 10, Ben 7)."
    )


@pytest.mark.rule("klong.score.tie")
def test_a_tie_is_broken_the_same_way_from_every_seat() -> None:
    result = result_of(out(tokens=["artifact_5"], gold=10), out(tokens=["artifact_7"], gold=8), out(gold=15))
    assert result.scores == [15, 15, 15]
    assert result.winners == [1]
    assert result.places == [2, 1, 3]


@pytest.mark.rule("klong.score.tie")
@pytest.mark.parametrize(
    ("owned", "best"),
    [
        ([], 0),
        (["crown_10", "chalice", "mastery", "monkey_idol"], 0),
        (["potion_of_healing", "flash_of_brilliance"], 0),
        (["artifact_5"], 5),
        (["artifact_25", "artifact_30", "artifact_7"], 30),
    ],
)
def test_only_artifacts_break_a_tie(owned: list[str], best: int) -> None:
    t = Klong(2, tokens=owned)
    assert t.table.thieves[0].tokens == tokens(*owned)
    assert best_artifact(t.table, 0) == best


def test_a_line_with_a_bonus_says_what_it_is_made_of() -> None:
    t = Klong(2, tokens=["artifact_5"], discard=["wizard", "secret_tome"])
    line = next(line for line in score_lines(t.table, 0) if line.facts.get("card") == "wizard")
    assert (line.points, line.rule) == (2, "text:card-wizard")
    assert Words("de", GAME.about.texts).points(line) == "Zauberer (1 × 2)"
    assert Words("en", GAME.about.texts).points(line) == "Wizard (1 × 2)"
