# mypyc: interpreted
"""All content together: cards, rooms, heroes, and what each kind of room does."""

from ..decks import DrawCard
from ..fight import Encounter
from ..kinds import Box, Steps
from ..moves import StopTurn
from ..rolls import AttributeTest
from ..rooms import Bridge, Corridor, CrossBridge, Darkness, Rotate, TowerRoom, Web
from ..rulemap import ASK_RULES, REFUSALS
from ..tiles import ROOMS
from ..wounds import Die
from . import ids
from .cards import CARDS
from .heroes import ABILITIES, HEROES

ENTER: dict[int, Steps] = {
    ids.DUNGEON_ROOM: [DrawCard(ids.DUNGEON)],
    ids.CORRIDOR: [Corridor()],
    ids.TRAP_ROOM: [DrawCard(ids.TRAP)],
    ids.DARKNESS: [Darkness()],
    ids.RUBBLE: [DrawCard(ids.DUNGEON)],
    ids.CHASM: [DrawCard(ids.DUNGEON)],
    ids.BRIDGE: [Bridge()],
    ids.ROTATING: [Rotate(2), StopTurn()],
    ids.WEB: [Web()],
    ids.PIT: [AttributeTest(ids.LUCK, ids.AT_PIT, [StopTurn()], [Die(ids.BY_PIT)])],
    ids.TOWER: [TowerRoom()],
    ids.HALL: [DrawCard(ids.DRAGON)],
}
"""What happens on entering each kind of room through a passage."""
ENTER_SPECIAL: dict[int, Steps] = {**ENTER, ids.BRIDGE: [CrossBridge(False)], ids.WEB: [Web(True)]}
"""What happens on entering it by a special move or from the catacombs."""
MEET: dict[int, Steps] = {
    ids.PASSAGE: [Encounter(True)],
    ids.SECRET_DOOR: [Encounter(False)],
    ids.SPECIAL: [Encounter(True)],
    ids.BELOW: [Encounter(True)],
    ids.HOP: [Encounter(True)],
}
"""What happens instead where a monster lurks, by the way one came in."""

BOX = Box(
    cards=CARDS,
    rooms=ROOMS,
    heroes=HEROES,
    abilities=ABILITIES,
    enter=[ENTER[kind] for kind in range(12)],
    enter_special=[ENTER_SPECIAL[kind] for kind in range(12)],
    meet=[MEET[way] for way in range(5)],
    refusals=REFUSALS,
    ask_rules=ASK_RULES,
)
