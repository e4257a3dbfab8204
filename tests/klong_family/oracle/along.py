"""Play a game at random, and let an oracle play along: what is offered, what it does, and how it ends."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

from tests.followed import Followed
from verlies.core.event import Event, facts_of
from verlies.core.match import Match, start
from verlies.core.option import Option

from . import score
from .asking import Differs, Question, Steps, remove
from .seen import Names, differing
from .table import START_NOISE, AnyTable

DRAWN = {"drawn-black": "black", "drawn-ghost": "ghost"}
"""Events that tell of a stone of nobody's, by its colour."""


class Oracle(NamedTuple):
    """What one game brings to playing along."""

    game: Any
    """The program's game."""
    names: Names
    lay_out: Callable[[Any, int], Any]
    """The table before anything is dealt, from the program's match and the seat that begins."""
    run: Callable[[Any], Steps]
    """The game from the deal to its end."""
    pairs: Callable[[Any, Any], Iterable[tuple[str, object, object]]]
    """What there is to compare, the program's and the oracle's."""
    price: Callable[[Any, str], Mapping[str, int]]
    vary: Callable[[Any, Any, Random], None]
    """Begin with something unusual, at both tables."""
    pick: Callable[[Any, Question, Random], str]
    hears: Callable[[str, Mapping[str, object]], tuple[str, str] | None]
    """What chance decided by an event that only this game knows, by kind."""
    word: Callable[[Option], str] = str
    """An option as the oracle calls it."""


def follow(oracle: Oracle, seats: int, settings: dict[str, str], seed: int) -> Followed:
    """Play one game along with the program, as far as both agree."""
    match = start(oracle.game, seats, seed, settings, (), ())
    try:
        return agreed(oracle, match, Random(seed), varied=bool(seed % 2))
    except Differs as difference:
        last = " ".join(line.pick for line in match.lines[-3:])
        where = f"{seats} seats, {settings}, seed {seed}, after {match.answers} answers (… {last})"
        return Followed(match.answers, [f"{where}: {difference}"])


def agreed(oracle: Oracle, match: Match[Any], rng: Random, varied: bool) -> Followed:
    """Play to the end; raise where the two differ."""
    table = dealt(oracle, match)
    hear(oracle, table, match.opening)
    run = oracle.run(table)
    question = next(run)
    if varied:
        oracle.vary(match.state, table, rng)
    while True:
        offered = compare(oracle, table, match, question)
        answer = oracle.pick(table, question, rng)
        match.answer(offered[answer], question.seat)
        hear(oracle, table, match.entries[-1].events)
        try:
            question = run.send(answer)
        except StopIteration:
            compare_end(oracle, table, match)
            return Followed(match.answers, [], table.told.luck.tenths)


def dealt(oracle: Oracle, match: Match[Any]) -> AnyTable:
    """The table before anything happened, with the hands and the row that chance dealt."""
    cards, state = oracle.names.of["card"], match.state
    noises = [event.seat for event in match.opening if oracle.game.about.events[event.kind].name == "start-noise"]
    table: AnyTable = oracle.lay_out(match, noises[0])
    check_start(table, str(noises[0]), match.header.settings["start"])
    table.row = [cards[card] for card in state.dungeon.row]
    for card in table.row:
        remove(table.deck, card, "the dungeon deck")
    for place, thief in enumerate(table.round()):
        thief.supply -= START_NOISE[place]
        table.area[str(thief.seat)] += START_NOISE[place]
        hand = Counter(cards[card] for card in state.thieves[thief.seat].hand)
        thief.deck -= hand
        thief.hand = hand
    return table


def check_start(table: AnyTable, begins: str, agreed_start: str) -> None:
    """Whoever was agreed upon begins, or anybody."""
    if agreed_start == "random":
        table.told.luck.came("who begins", begins, {str(thief.seat): 1 for thief in table.thieves})
    elif agreed_start != begins:
        raise Differs(f"seat {begins} begins, not {agreed_start}")


def hear(oracle: Oracle, table: AnyTable, events: Iterable[Event]) -> None:
    """Take out of events what chance decided; hands dealt at the beginning are known already."""
    about = oracle.game.about
    for event in events:
        kind = about.events[event.kind]
        facts = {name: oracle.game.told(noun, value) for name, noun, value in facts_of(kind, event)}
        if kind.secret and event.seen != 1 << event.seat:
            raise Differs(f"{kind.name} of seat {event.seat} was told to {event.seen:b}")
        if kind.name == "drew" and facts["why"] != "setup":
            table.told.hear(f"drew {event.seat}", str(facts["card"]))
        elif kind.name == "shuffled":
            table.told.hear(f"shuffled {event.seat}", str(facts["count"]))
        elif kind.name == "revealed":
            table.told.hear("revealed", str(facts["card"]))
        elif kind.name == "found":
            table.told.hear("found", str(facts["token"]))
        elif kind.name in {"drawn-stone", "drawn-idle", *DRAWN}:
            table.told.hear("stone", DRAWN.get(kind.name, str(event.seat)))
        elif heard := oracle.hears(kind.name, facts):
            table.told.hear(*heard)


def compare(oracle: Oracle, table: AnyTable, match: Match[Any], question: Question) -> dict[str, Option]:
    """Compare everything on the table, who is asked, the whole of what is offered, and what it costs."""
    compare_table(oracle, table, match)
    if match.over:
        raise Differs(f"the program's game is over, the oracle asks {sorted(question.options)}")
    decision = match.decision
    offered = {oracle.word(option): option for option in decision.options}
    if decision.seats != (question.seat,):
        raise Differs(f"the program asks {decision.seats}, the oracle {question.seat}: {sorted(question.options)}")
    if offered.keys() != question.options:
        more, less = sorted(offered.keys() - question.options), sorted(question.options - offered.keys())
        raise Differs(f"{decision.ask}: the program alone offers {more}, the oracle alone {less}")
    view = match.view(question.seat)
    for name, option in offered.items():
        shown = {mark.kind: mark.value for mark in oracle.game.price(view, option.code) if mark.value}
        own = {kind: count for kind, count in oracle.price(table, name).items() if count}
        if shown != own:
            raise Differs(f"{option.id} is said to cost {shown}, by the oracle {own}")
    return offered


def compare_table(oracle: Oracle, table: AnyTable, match: Match[Any]) -> None:
    rest = table.told.rest()
    found = differing(oracle.pairs(table, match.state))
    if rest:
        found.append(f"chance decided more than the oracle asked for: {rest}")
    if found:
        raise Differs("; ".join(found))


def compare_end(oracle: Oracle, table: AnyTable, match: Match[Any]) -> None:
    """Compare the table at the end, and points by what they are for."""
    if not match.over:
        raise Differs("the oracle's game is over, the program's goes on")
    table.turn.over = True
    compare_table(oracle, table, match)
    result = match.result
    assert result is not None
    for thief in table.thieves:
        lines: Counter[str] = Counter()
        for line in result.breakdown[thief.seat]:
            lines[str(line.facts.get("token") or line.facts.get("card") or line.label)] += line.points
        own = score.points(table, thief)
        if +lines != own or result.scores[thief.seat] != own.total():
            raise Differs(f"points of seat {thief.seat}: {+lines}, by the oracle {own}")
    endings = ([score.ending(table, thief) for thief in table.thieves], score.winners(table))
    if (result.endings, result.winners) != endings:
        raise Differs(f"endings and winners: {result.endings} {result.winners}, by the oracle {endings}")
