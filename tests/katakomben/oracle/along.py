"""Play a game at random, and let the oracle play along: what is offered, what it does, and how it ends."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from tests.followed import Followed
from verlies.core.event import Event, facts_of
from verlies.core.match import Match, start
from verlies.core.option import Option
from verlies.games.katakomben import GAME
from verlies.games.katakomben.table import KatakombenState

from . import score, tokens
from .pilot import pick
from .prices import price
from .resources import remove
from .seen import IDS, differences
from .table import Differs, Question, Table
from .turns import game
from .variety import vary

DRAWN = {"drawn-black": "black", "drawn-ghost": "ghost"}


def follow(seats: int, settings: dict[str, str], seed: int) -> Followed:
    """Play one game along with the program, as far as both agree."""
    match = start(GAME, seats, seed, settings, (), ())
    rng = Random(seed)
    try:
        return Followed(agreed(match, rng, varied=bool(seed % 2)), [])
    except Differs as difference:
        last = " ".join(line.pick for line in match.lines[-3:])
        where = f"{seats} seats, {settings}, seed {seed}, after {match.answers} answers (… {last})"
        return Followed(match.answers, [f"{where}: {difference}"])


def agreed(match: Match[KatakombenState], rng: Random, varied: bool) -> int:
    """Play to the end, and return after how many answers; raise where the two differ."""
    table = dealt(match)
    hear(table, match.opening)
    run = game(table)
    question = next(run)
    if varied:
        vary(match.state, table, rng)
    while True:
        offered = compare(table, match, question)
        answer = pick(table, question, rng)
        match.answer(offered[answer], question.seat)
        hear(table, match.entries[-1].events)
        try:
            question = run.send(answer)
        except StopIteration:
            compare_end(table, match)
            return match.answers


def dealt(match: Match[KatakombenState]) -> Table:
    """The table before anything happened, with the hands and the row that chance dealt."""
    state = match.state
    settings = match.header.settings
    party = match.header.seats > 4
    cloaks = settings["party"] == "goods"
    first = next(event.seat for event in match.opening if GAME.about.events[event.kind].name == "start-noise")
    table = Table(match.header.seats, state.side.upper(), party, cloaks, settings["cards"] == "promos", first)
    table.row = [IDS["card"][card] for card in state.dungeon.row]
    for card in table.row:
        remove(table.deck, card, "the dungeon deck")
    for place, thief in enumerate(table.round()):
        thief.supply -= tokens.START_NOISE[place]
        table.area[str(thief.seat)] += tokens.START_NOISE[place]
        hand = Counter(IDS["card"][card] for card in state.thieves[thief.seat].hand)
        thief.deck -= hand
        thief.hand = hand
    return table


def hear(table: Table, events: Iterable[Event]) -> None:
    """Take out of events what chance decided; hands dealt at the beginning are known already."""
    for event in events:
        kind = GAME.about.events[event.kind]
        facts = {name: GAME.told(noun, value) for name, noun, value in facts_of(kind, event)}
        if kind.name == "drew" and facts["why"] != "setup":
            table.told.hear(f"drew {event.seat}", str(facts["card"]))
        elif kind.name == "shuffled":
            table.told.hear(f"shuffled {event.seat}", str(facts["count"]))
        elif kind.name == "revealed":
            table.told.hear("revealed", str(facts["card"]))
        elif kind.name == "discovered":
            table.told.hear("discovered", str(facts["tile"]))
        elif kind.name in {"found", "freed"}:
            table.told.hear(kind.name, str(facts["token"]))
        elif kind.name in {"drawn-stone", "drawn-idle", *DRAWN}:
            table.told.hear("stone", DRAWN.get(kind.name, str(event.seat)))


def word(option: Option) -> str:
    """An option as the oracle calls it: places on the map by their way from the start."""
    return f"lay:{option.target}" if option.kind == "lay" else option.id


def compare(table: Table, match: Match[KatakombenState], question: Question) -> dict[str, Option]:
    """Compare everything on the table, who is asked, the whole of what is offered, and what it costs."""
    compare_table(table, match, in_turn=not table.turn.over)
    if match.over:
        raise Differs(f"the program's game is over, the oracle asks {sorted(question.options)}")
    decision = match.decision
    offered = {word(option): option for option in decision.options}
    if decision.seats != (question.seat,):
        raise Differs(f"the program asks {decision.seats}, the oracle {question.seat}: {sorted(question.options)}")
    if offered.keys() != question.options:
        more, less = sorted(offered.keys() - question.options), sorted(question.options - offered.keys())
        raise Differs(f"{decision.ask}: the program alone offers {more}, the oracle alone {less}")
    view = match.view(question.seat)
    for name, option in offered.items():
        shown = {mark.kind: mark.value for mark in GAME.price(view, option.code) if mark.value}
        if shown != price(table, name):
            raise Differs(f"{option.id} is said to cost {shown}, by the oracle {price(table, name)}")
    return offered


def compare_table(table: Table, match: Match[KatakombenState], in_turn: bool) -> None:
    rest = table.told.rest()
    found = differences(table, match.state, in_turn)
    if rest:
        found.append(f"chance decided more than the oracle asked for: {rest}")
    if found:
        raise Differs("; ".join(found))


def compare_end(table: Table, match: Match[KatakombenState]) -> None:
    """Compare the table at the end, and points by what they are for."""
    if not match.over:
        raise Differs("the oracle's game is over, the program's goes on")
    compare_table(table, match, in_turn=False)
    result = match.result
    assert result is not None
    for thief in table.thieves:
        lines: Counter[str] = Counter()
        for line in result.breakdown[thief.seat]:
            lines[str(line.facts.get("token") or line.facts.get("card") or line.label)] += line.points
        if +lines != score.points(table, thief):
            raise Differs(f"points of seat {thief.seat}: {+lines}, by the oracle {score.points(table, thief)}")
    own = ([score.ending(table, thief) for thief in table.thieves], score.winners(table))
    if (result.endings, result.winners) != own:
        raise Differs(f"endings and winners: {result.endings} {result.winners}, by the oracle {own}")
