# mypyc: interpreted
"""The table as a scene: cards, zones, panels, the rage track and prices; a game adds its map."""

from collections.abc import Callable, Mapping, Sequence

from verlies.core.option import KIND
from verlies.core.scene import Card, Face, Fact, Mark, Odds, Panel, Token, Track, Zone
from verlies.core.view import UNKNOWN
from verlies.kit.odds import percent, struck

from .dragon import danger, ghost_stones, stones_against, usual_attack
from .kinds import BANNERS, IN_CAVE, IN_DEPTHS, MONSTER, RESERVE, STARTER
from .kinds import Card as CardKind
from .moves import monsters_of, tired, way_by
from .options import BUY, FIGHT, GOODS, MOVE, USE
from .score import ending
from .shop import cost_of
from .state import ESCAPED, GAP, INSIDE, Box, Table, Thief

PLACE_MARKS = {IN_DEPTHS: "only-depths", IN_CAVE: "only-cave"}
NO_PLACES: Mapping[int, str] = {}
OwnFacts = Callable[[int], Sequence[Fact]]
"""What a game adds to the panel of a thief, by seat."""

# What never changes


def faces(box: Box, places: Mapping[int, str] = NO_PLACES) -> tuple[Face, ...]:
    """Return the faces of all cards and tokens; `places` are marks for where a game's own cards can be had."""
    tokens = [
        Face(token.id, "token", cost=box.prices.get(number), currency="gold", points=token.points)
        for number, token in enumerate(box.tokens)
    ]
    return tuple([_card_face(card, {**PLACE_MARKS, **places}) for card in box.cards] + tokens)


def _card_face(card: CardKind, places: Mapping[int, str]) -> Face:
    marks = [
        Mark(kind)
        for kind, shown in (("attack", card.attack), ("danger", card.danger), ("arrive", bool(card.arrive)))
        if shown
    ]
    if card.place in places:
        marks.append(Mark(places[card.place]))
    marks += extra_cost(card)
    currency = "swords" if card.banner == MONSTER else "skill"
    cost = None if card.set == STARTER else card.cost
    banner = "reserve" if card.set == RESERVE and card.banner != MONSTER else BANNERS[card.banner]
    return Face(card.id, "card", banner, cost, currency, card.points, tuple(marks))


def extra_cost(card: CardKind) -> list[Mark]:
    """Return what a card costs besides skill or swords."""
    return [Mark(kind, amount) for kind, amount in (("gold", card.gold), ("lockpicks", card.picks)) if amount]


# What one seat sees


def pawns(seen: Table, colours: Sequence[str], places: Sequence[str]) -> list[Token]:
    """Return the pawns of those who are inside; `places` are the ids of all rooms."""
    return [
        Token(f"pawn-{seat}", "pawn", colours[seat], places[thief.room], seat)
        for seat, thief in enumerate(seen.thieves)
        if thief.status == INSIDE
    ]


def zones(seen: Table, viewer: int) -> tuple[Zone, ...]:
    """Return row, reserve, market, dungeon deck and the piles of all thieves."""
    box, dungeon = seen.box, seen.dungeon
    row = tuple(Card("" if number == GAP else box.cards[number].id) for number in dungeon.row)
    reserve = [Card(box.cards[number].id, dungeon.reserve[pile]) for pile, number in enumerate(box.reserve)]
    out = [
        Zone("row", "row", cards=row, count=sum(1 for card in row if card.face)),
        Zone("reserve", "supply", cards=(*reserve, Card(box.cards[box.goblin].id)), count=sum(dungeon.reserve)),
        Zone("market", "market", cards=_tokens(box, seen.goods), count=len(seen.goods), noun="token"),
        Zone("dungeon-deck", "deck", count=dungeon.deck.count()),
        Zone("dungeon-discard", "discard", cards=_grouped(box, dungeon.discard), count=len(dungeon.discard)),
    ]
    for seat, thief in enumerate(seen.thieves):
        out += _thief_zones(box, seat, thief, seat == viewer)
    return tuple(out)


def _grouped(box: Box, cards: Sequence[int]) -> tuple[Card, ...]:
    return tuple(Card(box.cards[number].id, cards.count(number)) for number in sorted(set(cards)))


def _tokens(box: Box, tokens: Sequence[int]) -> tuple[Card, ...]:
    return tuple(Card(box.tokens[number].id, tokens.count(number)) for number in sorted(set(tokens)))


def _thief_zones(box: Box, seat: int, thief: Thief, own: bool) -> list[Zone]:
    hand = tuple(Card(box.cards[number].id) for number in thief.hand if number != UNKNOWN)
    deck = thief.deck.count() - (0 if own else len(thief.hand))
    played = tuple(Card(box.cards[number].id) for number in thief.played)
    return [
        Zone(f"hand-{seat}", "hand", seat, hand, len(thief.hand)),
        Zone(f"played-{seat}", "played", seat, played, len(played)),
        Zone(f"deck-{seat}", "deck", seat, _grouped(box, thief.deck.cards()) if own else (), deck),
        Zone(f"discard-{seat}", "discard", seat, _grouped(box, thief.discard), len(thief.discard)),
    ]


def rage_track(seen: Table) -> Track:
    """Return the dragon on its rage track."""
    return Track("rage", tuple(str(n) for n in seen.box.rage), seen.dragon.rage)


def no_facts(seat: int) -> Sequence[Fact]:
    """Return that a game adds nothing to the panel of a thief."""
    return ()


def panels(
    seen: Table, places: Sequence[str], more: Sequence[Fact] = (), own: OwnFacts = no_facts
) -> tuple[Panel, ...]:
    """Return the panels of thieves, turn and dragon; `more` is what a game adds to the dragon's, `own` to a thief's."""
    thieves = [_thief_panel(seen, seat, places, own(seat)) for seat in range(seen.seats)]
    return (*thieves, _turn_panel(seen), _dragon_panel(seen, more))


def _thief_panel(seen: Table, seat: int, places: Sequence[str], own: Sequence[Fact]) -> Panel:
    thief, health = seen.thieves[seat], seen.box.health
    end, out = ending(seen, seat), thief.status != INSIDE
    facts = (
        Fact("health", health - thief.damage, health),
        Fact("gold", thief.gold),
        Fact("noise", seen.dragon.area[seat]),
        Fact("in-bag", seen.dragon.bag[seat]),
        Fact("stones", thief.supply),
        *own,
    )
    return Panel(
        "thief",
        seat,
        facts,
        _tokens(seen.box, thief.tokens),
        places[thief.room],
        end,
        active=seen.active == seat,
        out=out,
        fate=end if out else "",
        rule=seen.box.score_rules.get(end, ""),
    )


def _turn_panel(seen: Table) -> Panel:
    turn = seen.turn
    facts = (
        Fact("skill", turn.skill, fleeting=True),
        Fact("swords", turn.swords, fleeting=True),
        *([] if tired(seen) else [Fact("boots", turn.boots, fleeting=True)]),
        Fact("teleports", turn.teleports, fleeting=True),
        Fact("credit", turn.credit),
    )
    return Panel("turn", seen.active, facts, active=True)


def _dragon_panel(seen: Table, more: Sequence[Fact]) -> Panel:
    dragon, dangers = seen.dragon, len(danger(seen))
    draws, bag = usual_attack(seen)
    ghosts = ghost_stones(seen)
    facts = (
        Fact("attack-draws", draws),
        Fact("danger", dangers, draws if dangers else 0),
        *more,
        Fact("bag", bag),
        Fact("black", dragon.bag[seen.box.black]),
        *([Fact("ghost-stones", ghosts)] if seen.box.ghosts else []),
        Fact("mastery", seen.loot.mastery),
        Fact("out", sum(1 for thief in seen.thieves if thief.status == ESCAPED)),
    )
    inside = [seat for seat, thief in enumerate(seen.thieves) if thief.status == INSIDE]
    odds = tuple(_odds(seat, stones_against(seen, seat), bag, draws) for seat in inside)
    return Panel("dragon", facts=facts, odds=odds)


def _odds(seat: int, stones: int, bag: int, draws: int) -> Odds:
    """Return how likely a usual attack draws stones that hit a thief, once all noise is in the bag."""
    likely, average = struck(stones, bag, draws)
    return Odds(seat, stones, percent(likely), round(average, 2))


def price(seen: Table, option: int) -> tuple[Mark, ...]:
    """Return what an option costs."""
    kind = option - option % KIND
    number = option % KIND
    if kind in (BUY, USE):
        card = seen.box.cards[number]
        return (Mark("skill", cost_of(seen.turn, card)), *extra_cost(card))
    if kind == FIGHT:
        return (Mark("swords", seen.box.cards[number].cost),)
    if kind == GOODS:
        return (Mark("gold", seen.box.prices[number]),)
    way = way_by(seen, seen.active, number) if kind == MOVE else None
    if way is None:
        return ()
    monsters = monsters_of(seen, way)
    return (Mark("boots", way.boots), *([Mark("monsters", monsters)] if monsters else []))
