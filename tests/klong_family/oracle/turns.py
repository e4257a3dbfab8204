"""What belongs to every turn: what cards offer, walking past monsters, trashing, and the dragon."""

from collections.abc import Iterator, Mapping

from .asking import Steps, ask
from .effects import perform
from .printed import DEVICE, GOBLIN, MONSTER, RESERVES
from .resources import box_card, hurt
from .table import BLACK, CROWNS, GHOST, HEALTH, AnyTable, Thief, Turn

# Cards


def card_offers(t: AnyTable) -> Iterator[str]:
    """Cards of the hand, the row and the reserve, and potions."""
    yield from (f"play:{card}" for card in t.me.hand if t.me.hand[card])
    yield from (f"{verb(t, card)}:{card}" for card in {*t.row, GOBLIN} if card and can_get(t, card))
    yield from (f"buy:{card}" for card in RESERVES if t.reserve[card] and can_get(t, card))
    yield from (f"drink:{potion}" for potion in t.rules.potions if t.me.tokens[potion])


def verb(t: AnyTable, card: str) -> str:
    return {DEVICE: "use", MONSTER: "fight"}.get(t.rules.cards[card].kind, "buy")


def can_get(t: AnyTable, card: str) -> bool:
    has = t.turn.swords if t.rules.cards[card].kind == MONSTER else t.turn.skill
    return has >= t.rules.cost(t, card) and t.rules.allowed(t, card)


def play(t: AnyTable, card: str) -> Steps:
    t.me.hand[card] -= 1
    t.me.played[card] += 1
    yield from perform(t, t.rules.cards[card].play, card)


def best_crown(goods: Mapping[str, int]) -> str:
    return next((crown for crown in CROWNS if goods[crown]), "")


# Walking past monsters


def monsters(t: AnyTable, printed: int) -> int:
    return 0 if t.turn.unharmed else printed


def unfended(t: AnyTable, printed: int) -> int:
    """The least damage a way does."""
    swords: int = t.turn.swords
    return max(0, monsters(t, printed) - swords)


def bearable(t: AnyTable) -> int:
    """How much damage one may choose: it is marked with own stones, and never the last."""
    me: Thief = t.me
    return min(me.supply, HEALTH - 1 - me.damage)


def tired(t: AnyTable) -> bool:
    """Whether a crystal cave keeps one from walking on."""
    turn: Turn = t.turn
    return turn.exhausted and not turn.steady


def pass_monsters(t: AnyTable, printed: int) -> Steps:
    """Swords may be spent against monsters, the rest hurts."""
    threat = monsters(t, printed)
    least = max(0, threat - bearable(t))
    most = min(threat, t.turn.swords)
    spent = least
    if most > least:
        answer = yield from ask(t.active, {f"swords:{n}" for n in range(least, most + 1)})
        spent = int(answer.partition(":")[2])
    t.turn.swords -= spent
    t.me.supply -= threat - spent
    hurt(t, t.me, threat - spent)


# The end of a turn


def trash(t: AnyTable, what: str) -> Steps:
    """Trash a card of play area or discard pile: a Burgle unasked, or what one chooses, if one has to or wants to."""
    found = {card for card, count in (t.me.played + t.me.discard).items() if count}
    if "burgle" in what:
        found &= {"burgle"}
    if not found:
        return
    options = {f"trash:{card}" for card in found} | ({"pass"} if "may" in what else set())
    answer = "trash:burgle"
    if what != "burgle":
        answer = yield from ask(t.active, options)
    if answer != "pass":
        box_card(t, answer.partition(":")[2])


def put_away(t: AnyTable) -> None:
    """What was played goes on the discard pile."""
    t.me.discard += t.me.played
    t.me.played.clear()


def awake(t: AnyTable, slots: list[int]) -> bool:
    """Whether one of the cards just turned up shows an attack."""
    return any("attack" in t.rules.cards[t.row[slot]].flags for slot in slots if t.row[slot])


def danger(t: AnyTable) -> int:
    return sum("danger" in t.rules.cards[card].flags for card in t.row if card)


# The dragon


def attack(t: AnyTable, count: int) -> int:
    """All noise goes into the bag, and stones are drawn; return how many of them were ghosts."""
    t.bag += t.area
    t.area.clear()
    ghosts = 0
    for _ in range(min(count, t.bag.total())):
        stone = t.told.drawn("stone", t.bag, "the bag")
        if stone == GHOST:
            ghosts += 1
        elif stone != BLACK and t.thieves[int(stone)].inside():
            hurt(t, t.thieves[int(stone)], 1)
        else:
            t.aside[stone] += 1
    return ghosts
