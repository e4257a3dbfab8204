"""What changes the numbers of thieves without asking anybody: noise, gold, cards, tokens, rage, health."""

from collections import Counter

from .asking import Differs, remove
from .table import ESCAPED, HEALTH, MASTERY, RAGE, AnyTable, Thief


def make_noise(t: AnyTable, thief: Thief, amount: int) -> None:
    """Noise needs a stone; what is in store takes it back at once. Whoever is out makes none."""
    for _ in range(amount if thief.inside() else 0):
        if thief.supply == 0:
            return
        mine = thief.seat == t.active
        if mine:
            t.turn.done["clank"] += 1
        if mine and t.turn.credit:
            t.turn.credit -= 1
        else:
            thief.supply -= 1
            t.area[str(thief.seat)] += 1


def hush(t: AnyTable, amount: int) -> None:
    """Take own stones back out of the area; the rest is kept for noise still to come in this turn."""
    for _ in range(amount):
        if t.area[str(t.active)]:
            t.area[str(t.active)] -= 1
            t.me.supply += 1
        else:
            t.turn.credit += 1


def clank(t: AnyTable, amount: int) -> None:
    if amount < 0:
        hush(t, -amount)
    else:
        make_noise(t, t.me, amount)


def noise_of_others(t: AnyTable, n: int) -> None:
    for thief in t.thieves:
        if thief.seat != t.active:
            make_noise(t, thief, n)


def noise_of_all(t: AnyTable, n: int) -> None:
    for thief in t.thieves:
        make_noise(t, thief, n)


def back_into_bag(t: AnyTable, n: int) -> None:
    count = min(n, t.aside["black"])
    t.aside["black"] -= count
    t.bag["black"] += count


def gain_gold(t: AnyTable, amount: int) -> None:
    t.me.gold += amount
    t.turn.done["gold"] += amount
    t.turn.done["gains"] += 1


def gain_skill(t: AnyTable, amount: int) -> None:
    t.turn.skill += amount
    t.turn.done["skill"] += amount


def anger(t: AnyTable, spaces: int = 1) -> None:
    t.rage = min(t.rage + spaces, len(RAGE) - 1)


def hurt(t: AnyTable, thief: Thief, amount: int) -> None:
    thief.damage += amount
    if thief.damage >= HEALTH:
        t.fall(thief)


def escape(t: AnyTable) -> None:
    """Leave the dungeon with an artifact."""
    t.me.status = ESCAPED
    t.me.tokens[MASTERY] += 1
    t.mastery -= 1


# Cards


def draw(t: AnyTable, thief: Thief, amount: int) -> None:
    for _ in range(amount):
        if not thief.top and not thief.deck.total():
            shuffle(t, thief)
        if not thief.top and not thief.deck.total():
            return
        thief.hand[next_card(t, thief)] += 1


def next_card(t: AnyTable, thief: Thief) -> str:
    """The top card, which may be known."""
    if not thief.top:
        return t.told.drawn(f"drew {thief.seat}", thief.deck, "the deck")
    card, known = t.told.next(f"drew {thief.seat}"), thief.top.pop()
    if card != known:
        raise Differs(f"{card} was drawn, but {known} lay on top")
    return card


def shuffle(t: AnyTable, thief: Thief) -> None:
    if thief.discard.total():
        check_count(t, f"shuffled {thief.seat}", thief.discard)
        thief.deck, thief.discard = +thief.discard, Counter()


def check_count(t: AnyTable, shuffled: str, pile: Counter[str]) -> None:
    """A pile is shuffled whole."""
    count = t.told.next(shuffled)
    if int(count) != pile.total():
        raise Differs(f"{count} cards were shuffled, not {pile.total()}")


def box_card(t: AnyTable, card: str) -> None:
    """Take one of the active thief's cards in play or discarded out of the game."""
    remove(t.me.played if t.me.played[card] else t.me.discard, card, "play area and discard pile")
    t.boxed_cards[card] += 1


def gain_tome(t: AnyTable, thief: Thief) -> None:
    if t.reserve["secret_tome"]:
        t.reserve["secret_tome"] -= 1
        thief.discard["secret_tome"] += 1


# Tokens


def gain_token(t: AnyTable, token: str) -> None:
    """Keep a token, or box it, and let it do what it does at once."""
    (t.boxed_tokens if token in t.rules.not_kept else t.me.tokens)[token] += 1
    if token in t.rules.found:
        happen(t, *t.rules.found[token])


def happen(t: AnyTable, word: str, n: int) -> None:
    t.rules.plain[word](t, n)


def find(t: AnyTable, pile: Counter[str]) -> None:
    """Find a secret, if one is left."""
    if pile.total():
        gain_token(t, t.told.drawn("found", pile, "the secrets"))


def drink(t: AnyTable, token: str) -> None:
    t.me.tokens[token] -= 1
    t.boxed_tokens[token] += 1
    happen(t, *t.rules.potions[token])
