"""Scoring, with every point explained."""

from verlies.core.cited import text_of
from verlies.core.decision import Points, Result, ranked

from .kinds import Bonus, Card, Token
from .state import ESCAPED, FALLEN, Table


def ending(s: Table, seat: int) -> str:
    """Return how it ended for a thief."""
    thief = s.thieves[seat]
    if thief.status == ESCAPED:
        return "escaped"
    if thief.status != FALLEN:
        return "inside"
    if not s.has_artifact(seat):
        return "no-artifact"
    return "in-depths" if s.in_depths(seat) else "rescued"


def score_lines(s: Table, seat: int) -> list[Points]:
    """Return every line of a thief's score, whether they may count it or not."""
    return _token_lines(s, seat) + _gold_lines(s, seat) + _card_lines(s, seat)


def gathered(s: Table) -> list[int]:
    """Return the points of what each thief has; of what is lost for good, none."""
    lost = ("no-artifact", "in-depths")
    return [0 if ending(s, seat) in lost else sum([p.points for p in score_lines(s, seat)]) for seat in range(s.seats)]


def worth(s: Table, seat: int, points: int, bonus: Bonus | None) -> int:
    """Return what a card or token is worth to a thief."""
    return points if bonus is None else points + bonus.points * bonus.condition.due(s, seat)


def _token_lines(s: Table, seat: int) -> list[Points]:
    owned = s.thieves[seat].tokens
    lines = []
    for token in sorted(set(owned)):
        kind = s.box.tokens[token]
        rule = "artifact" if token in s.box.artifacts else "tokens"
        lines += _lines(s, seat, "token", kind, owned.count(token), rule)
    return lines


def _gold_lines(s: Table, seat: int) -> list[Points]:
    gold = s.thieves[seat].gold
    return [Points("gold", gold, {"amount": gold}, s.box.score_rules["gold"])] if gold else []


def _card_lines(s: Table, seat: int) -> list[Points]:
    cards = s.thieves[seat].cards()
    lines = []
    for number in sorted(set(cards)):
        card = s.box.cards[number]
        lines += _lines(s, seat, "card", card, cards.count(number), "cards")
    return lines


def _lines(s: Table, seat: int, noun: str, kind: Card | Token, count: int, rule: str) -> list[Points]:
    """Return the line of a kind of card or token; what has a rule of its own cites that."""
    each = worth(s, seat, kind.points, kind.bonus)
    facts: dict[str, str | int] = {noun: kind.id, "count": count, "each": each}
    rules = s.box.score_rules
    cited = rules.get(kind.id, rules[rule])
    if kind.bonus is None:
        return [Points(noun, each * count, facts, cited)] if each else []
    told = facts | {"base": kind.points, "per": kind.bonus.points, "times": kind.bonus.condition.due(s, seat)}
    own = text_of(f"card-{kind.id}") if noun == "card" else cited
    return [Points(f"{noun}-bonus", each * count, told, own)] if each else []


def best_artifact(s: Table, seat: int) -> int:
    """Return the value of a thief's most valuable artifact."""
    values = [s.box.tokens[token].points for token in s.thieves[seat].tokens if token in s.box.artifacts]
    return max(values, default=0)


def result(s: Table) -> Result:
    """Return who won, and why."""
    endings = [ending(s, seat) for seat in range(s.seats)]
    scoring = [seat for seat in range(s.seats) if endings[seat] in ("escaped", "rescued")]
    breakdown = [score_lines(s, seat) if seat in scoring else [] for seat in range(s.seats)]
    ranks = {seat: (sum(line.points for line in breakdown[seat]), best_artifact(s, seat)) for seat in scoring}
    tie = s.box.score_rules["tie"]
    return ranked(endings, breakdown, ranks, [("artifact", tie), ("shared", tie)])
