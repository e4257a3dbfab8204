"""What answers change on the table, all of it, so that a test can state the complete effect of a card.

Changes are numbers by name: `skill`, `gold`, `noise of seat 1`, `hand burgle`, `row orc_grunt`, `room F02`. What
belongs to seat 0 has no seat in its name. Draw piles and supplies are left out: every piece is counted instead, so
that what appears in one place is missing from another.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from verlies.core.check.books import check_books
from verlies.core.check.trial import Trial
from verlies.core.decision import LogEntry
from verlies.core.match import Match
from verlies.families.klong.state import FALLEN
from verlies.games.klong import GAME
from verlies.games.klong.boards import ROOMS
from verlies.games.klong.content.tokens import TOKENS
from verlies.games.klong.setup import BOX
from verlies.games.klong.state import KlongState
from verlies.testing.klong import QUIET_ROW, Klong, names

RESERVE = ("mercenary", "explore", "secret_tome")
BY_NAME = {
    "bought": [("row {card}", -1)],
    "used": [("row {card}", -1)],
    "beat": [("row {card}", -1)],
    "replaced": [("row {card}", -1)],
    "revealed": [("row {card}", 1)],
    "got-cards": [("reserve {card}", -1)],
    "drew": [("hand {card}", 1)],
    "played": [("hand {card}", -1)],
    "discarded": [("hand {card}", -1)],
    "goods": [("token {token}", 1)],
    "took": [("token {token}", 1)],
    "drank": [("token {token}", -1), ("boxed {token}", 1)],
    "trashed": [("boxed {card}", 1)],
    "escaped": [("token mastery", 1)],
}
"""Which card or token an event tells of that comes or goes; how many, and all other numbers, is in the books."""
OWN = frozenset({"hand", "token"})
"""The first words of the names of what each thief has."""
TOLD = OWN | {"row", "reserve", "boxed"}
"""The first words of the names whose changes the log tells by name."""


def of(what: str, seat: int) -> str:
    """Return the name of something that belongs to a seat."""
    return what if seat == 0 else f"{what} of seat {seat}"


def look(s: KlongState) -> Counter[str]:
    """Return the table as numbers by name."""
    turn, dragon, dungeon = s.turn, s.dragon, s.dungeon
    out = Counter(
        {
            "skill": turn.skill,
            "swords": turn.swords,
            "boots": turn.boots,
            "teleports": turn.teleports,
            "credit": turn.credit,
            "rage": dragon.rage,
            "black in bag": dragon.bag[BOX.black],
            "black aside": dragon.aside[BOX.black],
        }
    )
    out.update(f"row {name}" for name in names(dungeon.row) if name)
    out.update(f"dungeon discard {name}" for name in names(dungeon.discard))
    out.update(f"boxed {name}" for name in names(s.boxed_cards))
    out.update(f"boxed {TOKENS[token].id}" for token in s.boxed_tokens)
    out.update({f"reserve {name}": n for name, n in zip(names(s.box.reserve), dungeon.reserve, strict=True)})
    out.update({f"secrets {room.id}": n for room, n in zip(ROOMS, s.loot.secrets, strict=True)})
    for seat in range(s.seats):
        out.update(_thief(s, seat))
    return out


def _thief(s: KlongState, seat: int) -> Counter[str]:
    thief, dragon = s.thieves[seat], s.dragon
    out = Counter({of("gold", seat): thief.gold, of("damage", seat): thief.damage})
    out.update({of("noise", seat): dragon.area[seat], of("bag", seat): dragon.bag[seat]})
    out.update({of("aside", seat): dragon.aside[seat], of(f"room {ROOMS[thief.room].id}", seat): 1})
    for zone, cards in (("hand", thief.hand), ("discard", thief.discard), ("played", thief.played)):
        out.update(of(f"{zone} {name}", seat) for name in names(cards))
    out.update(of(f"token {TOKENS[token].id}", seat) for token in thief.tokens)
    return out


def changes(t: Klong, *words: str) -> dict[str, int]:
    """Give answers and return all that changed; no piece may be lost or made, and the log must tell the same."""
    before, pieces, answers = t.table.fork(), GAME.pieces(t.table), len(t.match.entries)
    t.do(*words)
    assert GAME.pieces(t.table) == pieces
    check_numbers(t.match, answers)
    return check_names(seen_by_all(t.match, answers + 1), before, t.table)


def check_numbers(match: Match[KlongState], since: int = 0) -> None:
    """Assert that the books of every answer add up."""
    trial = Trial(GAME, match, 0, {}, set())
    for entry in match.entries[since:]:
        check_books(trial, entry)


def check_names(entries: Sequence[LogEntry], before: KlongState, after: KlongState) -> dict[str, int]:
    """Assert that the log tells by name which cards and tokens came and went; return all that changed."""
    old, new = look(before), look(after)
    changed = {name: new[name] - old[name] for name in old | new if new[name] != old[name]}
    known = {name: n for name, n in changed.items() if name.split()[0] in TOLD}
    said = {name: n for name, n in told_by(entries).items() if n and name != "row goblin"}
    assert said == known, f"the log tells something else: {dict(sorted(said.items() ^ known.items()))}"
    return changed


def check_whole_story(match: Match[KlongState]) -> set[str]:
    """Assert that the log tells what every answer of a match did; return the kinds of all that happened."""
    check_numbers(match)
    entries = seen_by_all(match, 1)
    told = {number: list(some) for number, some in groupby(entries, key=lambda entry: entry.number)}
    for number, entry in enumerate(match.entries, 1):
        check_names(told.get(number, []), entry.before, entry.after)
    return {entry.kind for entry in entries}


def seen_by_all(match: Match[KlongState], since: int) -> list[LogEntry]:
    """Return the log since an answer, each entry as its own thief sees it."""
    logs = [match.log(seat, since) for seat in range(match.state.seats)]
    return [logs[max(entry.seat, 0)][i] for i, entry in enumerate(logs[0])]


def told_by(entries: Iterable[LogEntry]) -> Counter[str]:
    """Return the cards and tokens that log entries tell of, by name."""
    told: Counter[str] = Counter()
    for entry in entries:
        for template, sign in by_name(entry):
            name = _whence(template.format(**entry.facts))
            seat = entry.seat if name.split()[0] in OWN else 0
            told[of(name, seat)] += sign * int(entry.facts.get("count", 1))
    return told


def by_name(entry: LogEntry) -> list[tuple[str, int]]:
    """Return the cards and tokens that an entry tells of: a secret is kept, or gone at once."""
    if entry.kind == "found":
        return [("token {token}" if entry.facts["kept"] else "boxed {token}", 1)]
    return BY_NAME.get(entry.kind, [])


def _whence(name: str) -> str:
    """Return where a card was taken from: some come from the reserve."""
    card = name.removeprefix("row ")
    return f"reserve {card}" if card in RESERVE else name


def action(t: Klong, *words: str) -> dict[str, int]:
    """Take an action with all answers it asks for, and return all that changed; then the turn goes on."""
    changed = changes(t, *words)
    assert t.match.decision.ask == "TakeTurn", f"{words} asks for more: {t.offers()}"
    return changed


def without(changed: dict[str, int], expected: Mapping[str, int]) -> dict[str, int]:
    """Return changes less those that always happen, which must be among them."""
    rest = Counter(changed)
    rest.subtract(expected)
    return {name: n for name, n in rest.items() if n}


def play(t: Klong, card: str, *then: str) -> dict[str, int]:
    """Play a card from the hand, answer its questions, and return what it does."""
    return without(action(t, f"play:{card}", *then), {f"hand {card}": -1, f"played {card}": 1})


def buy(t: Klong, card: str) -> dict[str, int]:
    """Buy a card from row or reserve onto the discard pile, and return its price and what else it does."""
    place = "reserve" if card in RESERVE else "row"
    return without(action(t, f"buy:{card}"), {f"{place} {card}": -1, f"discard {card}": 1})


def use(t: Klong, card: str, *then: str) -> dict[str, int]:
    """Use a device, which goes to the dungeon discard pile, and return its price and what else it does."""
    return without(action(t, f"use:{card}", *then), {f"row {card}": -1, f"dungeon discard {card}": 1})


def fight(t: Klong, card: str) -> dict[str, int]:
    """Fight a monster, which goes to the dungeon discard pile, and return the swords and the reward."""
    gone = {} if card == "goblin" else {f"row {card}": -1, f"dungeon discard {card}": 1}
    return without(action(t, f"fight:{card}"), gone)


def refill(card: str, seats: int = 2) -> dict[str, int]:
    """End a turn whose refill reveals one card, and return what that does besides filling the gap."""
    t = Klong(seats, hand=[], deck=[], row=QUIET_ROW[:5], dungeon=[card])
    return without(changes(t, "end"), {f"row {card}": 1})


def stones_drawn(*row: str) -> int:
    """Return how many stones an attack on space 3 of the rage track draws beside these cards in the row."""
    t = Klong(2, hand=[], deck=[], row=[*row, *QUIET_ROW][:5], dungeon=["ogre"])
    changed = changes(t, "end")
    assert changed["black aside"] == -changed["black in bag"]
    return changed["black aside"]


def scored(*cards: str, tokens: Sequence[str] = (), gold: int = 0, rescued: bool = False) -> dict[str, int]:
    """Let the last thief escape (or fall above the Depths) with these cards; return their points by card."""
    row = QUIET_ROW[:5] if rescued else QUIET_ROW
    t = Klong(2, hand=[], deck=[], row=row, dungeon=["ogre"], boots=1)
    t.thief(0, discard=cards, tokens=["artifact_5", *tokens], gold=gold, room="F02")
    t.thief(1, status=FALLEN)
    if rescued:
        t.thief(0, damage=9)
        t.noise(1)
        t.stones(0)
    else:
        t.do("move:F01")
    t.end()
    result = t.match.result
    assert result is not None
    assert result.endings[0] == ("rescued" if rescued else "escaped")
    lines = result.breakdown[0]
    assert result.scores[0] == sum(line.points for line in lines)
    return {str(line.facts["card"]): line.points for line in lines if "card" in line.facts}
