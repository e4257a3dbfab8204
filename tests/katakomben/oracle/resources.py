"""What changes the numbers of thieves without asking anybody: noise, gold, health, cards, tokens, rage."""

from collections import Counter

from . import tokens
from .cards import CARDS
from .table import BLACK, ESCAPED, FALLEN, GHOST, Differs, Table, Thief
from .tiles import ROOMS, SHRINE_SPOTS


def remove(pile: Counter[str], what: str, where: str) -> None:
    """Take one thing off a pile where it must be."""
    if pile[what] <= 0:
        raise Differs(f"{what} came, but is not among {where}")
    pile[what] -= 1


def make_noise(t: Table, thief: Thief, amount: int) -> None:
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


def hush(t: Table, amount: int) -> None:
    """Take own stones back out of the area; the rest is kept for noise still to come in this turn."""
    for _ in range(amount):
        if t.area[str(t.active)]:
            t.area[str(t.active)] -= 1
            t.me.supply += 1
        else:
            t.turn.credit += 1


def clank(t: Table, amount: int) -> None:
    if amount < 0:
        hush(t, -amount)
    else:
        make_noise(t, t.me, amount)


def gain_gold(t: Table, amount: int) -> None:
    t.me.gold += amount
    t.turn.done["gold"] += amount


def gain_skill(t: Table, amount: int) -> None:
    t.turn.skill += amount
    t.turn.done["skill"] += amount


def heal(t: Table, amount: int) -> None:
    """Own stones are healed first, then black ones, then damage without a stone."""
    thief = t.me
    for _ in range(min(amount, thief.damage)):
        thief.damage -= 1
        if thief.damage >= thief.scars + thief.bare:
            thief.supply += 1
        elif thief.scars:
            thief.scars -= 1
            t.aside[BLACK] += 1
        else:
            thief.bare -= 1


def anger(t: Table) -> None:
    t.rage = min(t.rage + 1, len(tokens.RAGE) - 1)


def haunt(t: Table) -> None:
    """A ghost comes out of the bank."""
    if t.bank:
        t.bank -= 1
        t.area[GHOST] += 1


def draw(t: Table, thief: Thief, amount: int) -> None:
    for _ in range(amount):
        if not thief.top and not thief.deck.total():
            shuffle(t, thief)
        if not thief.top and not thief.deck.total():
            return
        card = t.told.next(f"drew {thief.seat}")
        if thief.top:
            known = thief.top.pop()
            if card != known:
                raise Differs(f"{card} was drawn, but {known} lay on top")
        else:
            remove(thief.deck, card, "the deck")
        thief.hand[card] += 1


def shuffle(t: Table, thief: Thief) -> None:
    if thief.discard.total():
        count = t.told.next(f"shuffled {thief.seat}")
        if int(count) != thief.discard.total():
            raise Differs(f"{count} cards were shuffled, not {thief.discard.total()}")
        thief.deck, thief.discard = +thief.discard, Counter()


def box_card(t: Table, card: str) -> None:
    """Take one of the active thief's cards in play or discarded out of the game."""
    remove(t.me.played if t.me.played[card] else t.me.discard, card, "play area and discard pile")
    t.boxed_cards[card] += 1


def gain_tome(t: Table, thief: Thief) -> None:
    if t.reserve["secret_tome"]:
        t.reserve["secret_tome"] -= 1
        thief.discard["secret_tome"] += 1


def mark(t: Table, room: str) -> None:
    t.me.shrines.add(room)
    t.me.supply -= 1
    t.turn.done["marked"] += 1
    gain_gold(t, len(t.me.shrines))


def markable(t: Table, room: str) -> bool:
    free = ROOMS[room].has("shrine") and t.marks(room) < SHRINE_SPOTS
    return free and room not in t.me.shrines and t.me.supply > 0


# Tokens


def happen(t: Table, effect: str, n: int) -> None:
    """Do what a token does."""
    if effect == "rage":
        anger(t)
    elif effect == "ghost":
        haunt(t)
    elif effect == "trash":
        t.turn.trash.append("any")
    elif effect == "pick":
        t.me.picks += n
    elif effect in {"swords", "boots"}:
        setattr(t.turn, effect, getattr(t.turn, effect) + n)
    else:
        {"gold": gain_gold, "skill": gain_skill, "heal": heal, "clank": clank}[effect](t, n)


def gain_token(t: Table, token: str) -> None:
    """Keep a token, or box it, and let it do what it does at once."""
    (t.boxed_tokens if token in tokens.NOT_KEPT else t.me.tokens)[token] += 1
    if token in tokens.FOUND:
        happen(t, *tokens.FOUND[token])


def find(t: Table, pile: Counter[str]) -> None:
    """Find a secret, if one is left."""
    if pile.total():
        token = t.told.next("found")
        remove(pile, token, "the secrets")
        gain_token(t, token)


def free(t: Table, amount: int) -> None:
    for _ in range(min(amount, t.captives.total())):
        token = t.told.next("freed")
        remove(t.captives, token, "the captives")
        t.turn.done["freed"] += token != tokens.COUPON
        gain_token(t, token)


def captives(thief: Thief) -> int:
    return thief.own(tokens.CAPTIVES)


def drink(t: Table, token: str) -> None:
    t.me.tokens[token] -= 1
    t.boxed_tokens[token] += 1
    happen(t, *tokens.POTIONS[token])


# Rooms


def enter(t: Table, room: str) -> None:
    """Arrive in a room: exhaustion, rewards once a turn, puzzle boxes at a shrine, the way out."""
    t.me.room = room
    here = ROOMS[room]
    if here.has("cave"):
        t.turn.exhausted = True
        t.turn.done["cave"] = 1
    if room not in t.turn.rewarded:
        t.turn.rewarded.add(room)
        reward(t, room)
    if here.has("shrine"):
        unpack(t)
    if here.has("crypt"):
        t.me.status = ESCAPED
        t.me.tokens[tokens.MASTERY] += 1
        t.mastery -= 1


def reward(t: Table, room: str) -> None:
    here = ROOMS[room]
    if here.gold:
        gain_gold(t, here.gold)
    if here.has("heal"):
        heal(t, 1)
    if here.has("secret"):
        find(t, t.minor)
    if here.has("monkey") and t.idols:
        t.idols -= 1
        t.me.tokens["monkey_idol"] += 1


def unpack(t: Table) -> None:
    """Exchange every puzzle box for a large secret."""
    while t.me.tokens["puzzle_box"]:
        t.me.tokens["puzzle_box"] -= 1
        t.boxed_tokens["puzzle_box"] += 1
        find(t, t.major)


def fall(thief: Thief) -> None:
    thief.status = FALLEN


def hurt(thief: Thief, amount: int) -> None:
    thief.damage += amount
    if thief.damage >= tokens.HEALTH:
        fall(thief)


def extras_paid(t: Table, card: str) -> bool:
    """Whether a card's costs besides skill can be paid."""
    return t.me.gold >= CARDS[card].amount("gold-") and t.me.picks >= CARDS[card].amount("pick-")
