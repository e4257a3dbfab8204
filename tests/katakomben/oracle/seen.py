"""The program's state and the oracle's, both as the same plain names and numbers, so that they can be compared."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from verlies.core.stack import EDGE, SEEN, card_of

from .maze import Cell
from .table import BLACK, ESCAPED, FALLEN, GHOST, INSIDE, Table, Thief
from .tiles import ORDER, TILES

Facts = dict[str, object]
Ids = Mapping[str, Sequence[str]]
STATUS = (INSIDE, ESCAPED, FALLEN)
LEAPS = ("hop", "waystone", "ride", "blink", "leap", "flute")
MIDDLE = 512
ROOM_STEP = 8


def bag(things: Iterable[str]) -> list[str]:
    return sorted(things)


def names(pile: Mapping[str, int]) -> list[str]:
    return sorted(name for name, count in pile.items() for _ in range(count))


# The oracle's


def own_facts(t: Table, in_turn: bool) -> Facts:
    found: Facts = {
        "active": t.active,
        "row": list(t.row),
        "dungeon deck": names(t.deck),
        "dungeon discard": names(t.discard),
        "reserve": list(t.reserve.values()),
        "rage": t.rage,
        "area": +t.area,
        "bag": +t.bag,
        "aside": +t.aside,
        "ghosts in the bank": t.bank,
        "small secrets": names(t.minor),
        "large secrets": names(t.major),
        "captives": names(t.captives),
        "artifacts": sorted([*t.stack, *(token for lying in t.placed.values() for token in lying)]),
        "placed": sorted((room, token) for room, lying in t.placed.items() for token in lying),
        "idols": t.idols,
        "markers": t.mastery,
        "goods": names(t.goods),
        "boxed cards": names(t.boxed_cards),
        "boxed tokens": names(t.boxed_tokens),
        "tiles": dict(t.maze.at),
        "opened": sorted(t.maze.opened),
        "cracked": sorted(t.cracked),
        "marks": sorted((room, thief.seat) for thief in t.thieves for room in thief.shrines),
        "tile in hand": t.pending,
        "tiles of the Depths": sorted(t.deep),
        "safe tiles": sorted(t.safe),
    }
    for thief in t.thieves:
        found.update({f"seat {thief.seat}: {name}": value for name, value in _own_thief(thief).items()})
    return {**found, **(_own_turn(t) if in_turn else {})}


def _own_thief(thief: Thief) -> Facts:
    return {
        "deck": names(thief.deck + Counter(thief.top)),
        "top": list(thief.top),
        "hand": names(thief.hand),
        "discard": names(thief.discard),
        "played": names(thief.played),
        "tokens": names(thief.tokens),
        "room": thief.room,
        "gold": thief.gold,
        "picks": thief.picks,
        "supply": thief.supply,
        "damage": thief.damage,
        "black stones on the track": thief.scars,
        "damage without stones": thief.bare,
        "status": thief.status,
    }


def _own_turn(t: Table) -> Facts:
    turn = t.turn
    return {
        "skill": turn.skill,
        "swords": turn.swords,
        "boots": turn.boots,
        "teleports": turn.teleports,
        "noise in store": turn.credit,
        "exhausted": turn.exhausted and not turn.steady,
        "steady": turn.steady,
        "unharmed": turn.unharmed,
        "leaps": sorted(turn.leaps),
        "done": [turn.done[what] for what in ("clank", "skill", "gold", "beaten", "freed", "marked", "portal", "cave")],
    }


# The program's


def program_facts(plain: Mapping[str, Any], ids: Ids, in_turn: bool) -> Facts:
    """What lies on the program's table, as it writes itself down."""
    cards, tokens = ids["card"], ids["token"]
    dungeon, dragon, loot, maze = plain["dungeon"], plain["dragon"], plain["loot"], plain["maze"]
    seats = len(plain["thieves"])
    found: Facts = {
        "active": plain["active"],
        "row": [cards[card] if card >= 0 else "" for card in dungeon["row"]],
        "dungeon deck": bag(cards[card_of(cell)] for cell in dungeon["deck"][0] if cell != EDGE),
        "dungeon discard": bag(cards[card] for card in dungeon["discard"]),
        "reserve": dungeon["reserve"],
        "rage": dragon["rage"],
        "area": _stones(dragon["area"], seats),
        "bag": _stones(dragon["bag"], seats),
        "aside": _stones(dragon["aside"], seats),
        "ghosts in the bank": plain["bank"],
        "small secrets": bag(tokens[token] for token in loot["minor"]),
        "large secrets": bag(tokens[token] for token in loot["major"]),
        "captives": bag(tokens[token] for token in plain["captives"]),
        "artifacts": bag(tokens[token] for token in loot["artifacts"]),
        "idols": loot["idols"],
        "markers": loot["mastery"],
        "goods": bag(tokens[token] for token in plain["goods"]),
        "boxed cards": bag(cards[card] for card in plain["boxed_cards"]),
        "boxed tokens": bag(tokens[token] for token in plain["boxed_tokens"]),
        **_maze(maze, ids),
    }
    for seat, thief in enumerate(plain["thieves"]):
        facts = _thief(plain, thief, seat, ids)
        found.update({f"seat {seat}: {name}": value for name, value in facts.items()})
    return {**found, **(_turn(plain) if in_turn else {})}


def _stones(counts: Sequence[int], seats: int) -> Counter[str]:
    kinds = [*map(str, range(len(counts) - 2)), BLACK, GHOST]
    return +Counter(dict(zip(kinds, counts, strict=True)))


def _maze(maze: Mapping[str, Any], ids: Ids) -> Facts:
    tiles, places, tokens = ids["tile"], ids["place"], ids["token"]
    ways = [tunnel.name for tile in TILES.values() for tunnel in tile.tunnels]
    count = len(tokens)
    lying = {
        _cell(spot): (tiles[lies // 4], lies % 4)
        for spot, lies in zip(maze["spots"], maze["lying"], strict=True)
        if lies >= 0
    }
    return {
        "tiles": lying,
        "opened": sorted(ways[number] for number in maze["opened"]),
        "cracked": sorted(places[room] for room in maze["cracked"]),
        "marks": sorted((places[mark // ROOM_STEP], mark % ROOM_STEP) for mark in maze["marks"]),
        "placed": sorted((places[each // 64], tokens[each % 64]) for each in maze["placed"]) if count else [],
        "tile in hand": tiles[maze["pending"]] if maze["pending"] >= 0 else "",
        "tiles of the Depths": sorted(tiles[tile] for tile in maze["deep"]),
        "safe tiles": sorted(tiles[tile] for tile in maze["safe"]),
    }


def _cell(spot: int) -> Cell:
    return spot // (2 * MIDDLE) - MIDDLE, spot % (2 * MIDDLE) - MIDDLE


def _thief(plain: Mapping[str, Any], thief: Mapping[str, Any], seat: int, ids: Ids) -> Facts:
    cards, tokens = ids["card"], ids["token"]
    cells = [cell for cell in thief["deck"][0] if cell != EDGE]
    return {
        "deck": bag(cards[card_of(cell)] for cell in cells),
        "top": [cards[card_of(cell)] for cell in cells if cell >= SEEN],
        "hand": bag(cards[card] for card in thief["hand"]),
        "discard": bag(cards[card] for card in thief["discard"]),
        "played": bag(cards[card] for card in thief["played"]),
        "tokens": bag(tokens[token] for token in thief["tokens"]),
        "room": ORDER[thief["room"]],
        "gold": thief["gold"],
        "picks": plain["picks"][seat],
        "supply": thief["supply"],
        "damage": thief["damage"],
        "black stones on the track": plain["scars"][seat],
        "damage without stones": plain["bare"][seat],
        "status": STATUS[thief["status"]],
    }


def _turn(plain: Mapping[str, Any]) -> Facts:
    turn, deeds = plain["turn"], plain["deeds"]
    done = [deeds[what] for what in ("skill", "gold", "beaten", "freed", "marked", "portal", "caved")]
    return {
        "skill": turn["skill"],
        "swords": turn["swords"],
        "boots": turn["boots"],
        "teleports": turn["teleports"],
        "noise in store": turn["credit"],
        "exhausted": turn["exhausted"] and not turn["steady"],
        "steady": turn["steady"],
        "unharmed": turn["unharmed"],
        "leaps": sorted(LEAPS[leap] for leap in deeds["leaps"]),
        "done": [turn["clank"], *map(int, done)],
    }


def differences(own: Facts, program: Facts) -> list[str]:
    return [
        f"{name}: the program has {program[name]}, the oracle {value}"
        for name, value in own.items()
        if program[name] != value
    ]
