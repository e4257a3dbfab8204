"""Every card, token and stone, wherever it lies."""

from collections import Counter

from .state import GAP, Table


def pieces(s: Table) -> dict[str, int]:
    """Count every card, token and stone, wherever it lies."""
    counts: Counter[str] = Counter(f"card {s.box.cards[number].id}" for number in all_cards(s))
    counts.update(f"token {s.box.tokens[number].id}" for number in all_tokens(s))
    counts["idols"] = s.loot.idols + sum(thief.tokens.count(s.box.idol) for thief in s.thieves)
    counts["mastery"] = s.loot.mastery + sum(thief.tokens.count(s.box.mastery) for thief in s.thieves)
    for seat, thief in enumerate(s.thieves):
        counts[f"stones of seat {seat}"] = thief.supply + thief.damage + s.dragon.area[seat] + drawable(s, seat)
    counts["black stones"] = drawable(s, s.box.black)
    return dict(counts)


def drawable(s: Table, kind: int) -> int:
    """Return how many stones of a kind are in the bag or were drawn from it."""
    return s.dragon.bag[kind] + s.dragon.aside[kind]


def all_cards(s: Table) -> list[int]:
    """Return every card."""
    dungeon = s.dungeon
    cards = dungeon.deck.cards() + dungeon.discard + [card for card in dungeon.row if card != GAP] + s.boxed_cards
    for pile, number in enumerate(s.box.reserve):
        cards += [number] * dungeon.reserve[pile]
    for thief in s.thieves:
        cards += thief.cards()
    return cards


def all_tokens(s: Table) -> list[int]:
    """Return every token but idols and markers of the master thief, which are counted."""
    tokens = s.loot.minor + s.loot.major + s.loot.artifacts + s.goods + s.boxed_tokens
    for thief in s.thieves:
        tokens += [token for token in thief.tokens if token not in (s.box.idol, s.box.mastery)]
    return tokens
