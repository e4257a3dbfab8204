"""Scoring, with every point explained."""

from verlies.core.decision import Points, Result, ranked

from .._klong_common.table import ESCAPED, FALLEN
from .ids import ARTIFACT, ARTIFACT_VALUES
from .state import KlongState

TIEBREAKS = [("artifact", "klong.score.tie"), ("shared", "klong.score.tie")]
"""What is compared where thieves have the same points."""


def ending(s: KlongState, seat: int) -> str:
    """Return how it ended for a thief."""
    thief = s.thieves[seat]
    if thief.status == ESCAPED:
        return "escaped"
    if thief.status != FALLEN:
        return "inside"
    if not s.has_artifact(seat):
        return "no-artifact"
    return "in-depths" if s.in_depths(seat) else "rescued"


def score_lines(s: KlongState, seat: int) -> list[Points]:
    """Return every line of a thief's score, whether they may count it or not."""
    return _token_lines(s, seat) + _gold_lines(s, seat) + _card_lines(s, seat)


def _token_lines(s: KlongState, seat: int) -> list[Points]:
    owned = s.thieves[seat].tokens
    lines = []
    for token in sorted(set(owned)):
        kind = s.box.tokens[token]
        if kind.points:
            rule = "klong.score.artifact" if is_artifact(token) else "klong.score.tokens"
            count = owned.count(token)
            facts: dict[str, str | int] = {"token": kind.id, "count": count, "each": kind.points}
            lines.append(Points("token", kind.points * count, facts, rule))
    return lines


def _gold_lines(s: KlongState, seat: int) -> list[Points]:
    gold = s.thieves[seat].gold
    return [Points("gold", gold, {"amount": gold}, "klong.score.gold")] if gold else []


def _card_lines(s: KlongState, seat: int) -> list[Points]:
    cards = s.thieves[seat].cards()
    lines = []
    for number in sorted(set(cards)):
        card = s.box.cards[number]
        each = card.points
        if card.bonus is not None:
            each += card.bonus.points * card.bonus.condition.due(s, seat)
        count = cards.count(number)
        if each:
            facts: dict[str, str | int] = {"card": card.id, "count": count, "each": each}
            lines.append(Points("card", each * count, facts, "klong.score.cards"))
    return lines


def is_artifact(token: int) -> bool:
    """Return whether a token is an artifact."""
    return ARTIFACT <= token < ARTIFACT + len(ARTIFACT_VALUES)


def best_artifact(s: KlongState, seat: int) -> int:
    """Return the value of a thief's most valuable artifact."""
    values = [ARTIFACT_VALUES[token - ARTIFACT] for token in s.thieves[seat].tokens if is_artifact(token)]
    return max(values, default=0)


def result(s: KlongState) -> Result:
    """Return who won, and why."""
    endings = [ending(s, seat) for seat in range(s.seats)]
    scoring = [seat for seat in range(s.seats) if endings[seat] in ("escaped", "rescued")]
    breakdown = [score_lines(s, seat) if seat in scoring else [] for seat in range(s.seats)]
    ranks = {seat: (sum(line.points for line in breakdown[seat]), best_artifact(s, seat)) for seat in scoring}
    return ranked(endings, breakdown, ranks, TIEBREAKS)
