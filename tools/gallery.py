"""The scene gallery: moments laid out by hand, with everything that the five games show, at the real web table.

python tools/gallery.py              serves them; the page that is told lists them all
python tools/gallery.py --lacking    tells what random games show and no scene of the gallery does

For whoever draws or changes something in the client. `tests/web/test_gallery.py` opens every scene.
"""

import argparse
import asyncio
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvicorn
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.screens import ADDRESS, call
from verlies import registry
from verlies.core.match import Match
from verlies.core.rng import Rng
from verlies.families.klong.state import ESCAPED
from verlies.games.koenige.content.rooms import FLAG_ROOMS, ROOMS
from verlies.server.http.app import Config, make_app
from verlies.server.http.guard import Buckets
from verlies.server.http.run import SETTINGS, free_port
from verlies.server.wire.messages import Remark
from verlies.testing import bag_of_dungeon, dungeonquest, katakomben, klong, koenige
from verlies.testing.situation import Situation

GAMES = ("klong", "katakomben", "dungeonquest", "bag_of_dungeon", "koenige")
HEAD = '<link rel="icon" href="/web/base/icon.svg"><title>Verlies: gallery</title>'
FLAGS = [ROOMS[number].id for number in FLAG_ROOMS[:3]]
PAUSE = 3600.0
"""Bots wait so long, in seconds: a picture does not move."""
PLAYED = 200
"""So many answers of a random game are looked at for what scenes show."""


class Moment(NamedTuple):
    """A scene of the gallery, and the seat that looks at it."""

    game: str
    name: str
    make: Callable[[], Situation]
    seat: int = 0
    talk: bool = False
    """Whether somebody else has said something, so that all can be seen to talk."""

    @property
    def id(self) -> str:
        """Its name in addresses and files."""
        return f"{self.game}-{self.name}"


def klong_market() -> Situation:
    """A market, with skill, swords, boots and gold; things in the pack, a monster and a tool in the row."""
    row = ("ogre", "boots_of_swiftness", "archaeologist", "kobold", "sleight_of_hand")
    t = klong.Klong(4, room="F23", row=row, hand=("burgle", "burgle", "stumble"), gold=14, damage=3)
    t.thief(0, tokens=("artifact_7", "potion_of_healing"))
    t.thief(1, damage=8, room="F05")
    t.noise(3, 1, 0, 2)
    t.turn(skill=5, swords=2, boots=3, teleports=1)
    return t


def klong_swords() -> Situation:
    """A tunnel with monsters, and fewer swords than it takes."""
    return klong.Klong(2, room="F18", boots=2, swords=1)


def klong_spring() -> Situation:
    """A question that a token puts: which card a spring washes away."""
    t = klong.Klong(2, room="F03", boots=2, discard=("burgle", "stumble"))
    t.secrets("magic_spring")
    for answer in ("move:F04", "take:minor_secret", "end"):
        t.do(answer)
    return t


def katakomben_tile() -> Situation:
    """A tile in hand that can be turned, with its prices."""
    t = katakomben.Kata(4, boots=2, swords=1, tiles=("S1@e1", "D02@n2"))
    t.discovers("S2")
    t.do("move:way_A1-w1")
    return t


def katakomben_late() -> Situation:
    """Many tiles, marks, artifacts, opened locks and ghosts about."""
    ids = [tile.id for tile in katakomben.GAME.tiles.tiles if tile.square]
    t = katakomben.Kata(4, tiles=[f"{id}@e{number}" for number, id in enumerate(ids[:14], 1)], boots=2, skill=4)
    t.ghosts_out(area=2, bag=1)
    t.noise(2, 3, 1, 0)
    return t


def katakomben_crowd() -> Situation:
    """Six thieves with all that one can own, one of them out, ghosts in the bag, and a full row and market."""
    t = katakomben.Kata(6, tiles=("S1@e1", "D02@n2"), boots=2, skill=7, gold=12)
    for seat in range(6):
        t.thief(seat, tokens=("dragon_egg", "artifact_5", "artifact_7", "backpack"), damage=seat)
    t.thief(1, tokens=("dragon_egg", "potion_of_healing", "adventurer", "peasant", "artifact_10", "cloak", "mastery"))
    t.thief(3, status=ESCAPED)
    t.ghosts_out(area=2, bag=1)
    t.noise(2, 3, 1, 0, 1, 2)
    return t


def dungeonquest_fight() -> Situation:
    """A monster, and the table of what every pair of attacks does."""
    return dungeonquest.met(seats=3)


def dungeonquest_wounds() -> Situation:
    """A lost round of a fight, whose wounds somebody can prevent."""
    t = dungeonquest.met(seats=3, heroes=("challara", "hugo", "lindel"))
    t.duel("melee", "melee")
    return t


def dungeonquest_castle() -> Situation:
    """Rooms, doors and portcullises, a hero who came from the south, one who is dead, the sun well on its way."""
    t = dungeonquest.Dungeon(4, sun=9)
    t.lay("c3", "dungeon_oogx", 1)
    t.lay("c4", "corridor_oxox")
    t.lay("d3", "dungeon_dogo")
    t.hero(0, place="c3", side="south", wounds=4)
    t.lay("e4", "chasm_se")
    t.hero(1, place="e4", side="north")
    t.hero(2, status="dead", cell=-1)
    t.mark("monsters", "d3")
    t.begin(0)
    return t


def dungeonquest_round() -> Situation:
    """The second round of a fight, with what the first one did."""
    t = dungeonquest.met(seats=3)
    t.duel("ranged", "melee")
    return t


def dungeonquest_alone() -> Situation:
    """An unknown monster met alone: a die decides its rounds, and its name is long."""
    return dungeonquest.met(seats=1)


def bag_fight() -> Situation:
    """A troll, a friend in reach, and things in hand, on the back and on the ground."""
    t = bag_of_dungeon.lair("troll", "fighter,dwarf,elf")
    t.give(0, "magic_boots")
    t.corridor("e1", "e2", turns=1)
    t.hero(1, at="e1")
    t.begin()
    t.walk("n1")
    t.dice(1, 2, 1, 1)
    t.do("fight")
    return t


def bag_crowd() -> Situation:
    """A fight of one of four heroes whom one person leads, with three friends in reach and things to use."""
    t = bag_of_dungeon.lair("troll", "fighter,dwarf,elf,healer", variant="solo")
    t.give(0, "health_potion", "tornado", "magic_boots")
    t.corridor("e1", "e2", turns=1)
    t.hero(1, at="e1")
    t.hero(2, at="e2")
    t.begin()
    t.walk("n1")
    t.dice(1, 2, 1, 1)
    t.do("fight")
    return t


def bag_spoils() -> Situation:
    """A turn that a fight has ended, and what is still to be done."""
    t = bag_of_dungeon.met("troll")
    t.dice(6, 6, 1, 1)
    t.do("fight", "pass")
    return t


def bag_called() -> Situation:
    """Somebody who is asked for help, with what both may lose."""
    t = bag_of_dungeon.met("troll")
    t.do("call:1")
    return t


def bag_rivals() -> Situation:
    """Somebody who is attacked by another hero, with the chances of both."""
    t = bag_of_dungeon.Cave("fighter,dwarf", variant="each").lay("n1", "T39").corridor("n2")
    for seat in (0, 1):
        t.hero(seat, at="n1")
    t.table.ringed = True
    t.pile("n2", "ring")
    t.begin()
    t.do("attack:1")
    return t


def bag_turn() -> Situation:
    """A hero with points to spend, tiles to lay and things to take."""
    t = bag_of_dungeon.Cave("healer,elf,dwarf,fighter")
    t.corridor("n1")
    t.lay("n2", "T05", monster="troll")
    t.pile("n1", "magic_boots")
    t.begin()
    t.walk("n1")
    return t


def bag_trade() -> Situation:
    """A trade with both sides of it; what is carried and does not work is grey."""
    t = bag_of_dungeon.Cave("fighter,dwarf")
    t.give(0, "bow", "magic_boots", "magic_boots@5")
    t.give(1, "health_potion")
    t.begin()
    t.do("trade:1", "give:bow", "take:health_potion")
    return t


def koenige_actions() -> Situation:
    """Two teams among rooms with a flag, a chest and a portal, cards in hand and on the body."""
    t = koenige.Halls(4)
    t.hero(0, hand=(), at="n1")
    t.hero(1, at="n1")
    t.act(0)
    return t


def koenige_fight() -> Situation:
    """A fight before the fate cards, in which a card may be played."""
    t = koenige.Halls(4)
    t.hero(0, hand=["B-S03", "B-S01"], at="n1")
    t.hero(1, hand=[], at="n1")
    t.act(0)
    t.do("attack:1")
    return t


def koenige_rooms() -> Situation:
    """A room to be laid, wherever it fits, and turned."""
    t = koenige.Halls(6)
    t.turn(0)
    return t


def koenige_crowd() -> Situation:
    """Six heroes in two teams, each with something on the body and some with flags."""
    t = koenige.Halls(6)
    for place, room in zip(("n2", "s2", "e2"), FLAGS, strict=True):
        t.lay(place, room)
    t.flag(FLAGS[0], "stolen", koenige.RED, holder=0)
    t.flag(FLAGS[1], "stolen", koenige.RED, holder=0)
    t.flag(FLAGS[2], "taking", koenige.BLUE, holder=1)
    t.act(0)
    return t


MOMENTS: tuple[Moment, ...] = (
    Moment("klong", "market", klong_market),
    Moment("klong", "swords", klong_swords),
    Moment("klong", "spring", klong_spring),
    Moment("katakomben", "tile", katakomben_tile),
    Moment("katakomben", "late", katakomben_late),
    Moment("katakomben", "company", katakomben_late, talk=True),
    Moment("katakomben", "crowd", katakomben_crowd, talk=True),
    Moment("dungeonquest", "fight", dungeonquest_fight),
    Moment("dungeonquest", "round", dungeonquest_round),
    Moment("dungeonquest", "wounds", dungeonquest_wounds),
    Moment("dungeonquest", "castle", dungeonquest_castle),
    Moment("dungeonquest", "alone", dungeonquest_alone),
    Moment("bag_of_dungeon", "fight", bag_fight),
    Moment("bag_of_dungeon", "crowd", bag_crowd),
    Moment("bag_of_dungeon", "spoils", bag_spoils),
    Moment("bag_of_dungeon", "called", bag_called, 1),
    Moment("bag_of_dungeon", "rivals", bag_rivals, 1),
    Moment("bag_of_dungeon", "turn", bag_turn),
    Moment("bag_of_dungeon", "trade", bag_trade),
    Moment("koenige", "actions", koenige_actions),
    Moment("koenige", "fight", koenige_fight),
    Moment("koenige", "rooms", koenige_rooms),
    Moment("koenige", "crowd", koenige_crowd, talk=True),
)


# What scenes show


def shown(thing: Any) -> Iterator[str]:
    """Yield the parts of a scene that are in use, each as its class and field."""
    if isinstance(thing, msgspec.Struct):
        for field in msgspec.structs.fields(thing):
            value = getattr(thing, field.name)
            if value != field.default:
                yield f"{type(thing).__name__}.{field.name}"
                yield from shown(value)
    elif isinstance(thing, tuple | list):
        for each in thing:
            yield from shown(each)


def shown_in_play(name: str, seed: int = 1) -> set[str]:
    """Return what the scenes of a random game show."""
    game = registry.game(name)
    match, rng = game.new(seed=seed), Rng(seed)
    found: set[str] = set()
    while not match.over and match.answers < PLAYED:
        decision = match.decisions[0]
        found |= set(shown(match.scene(decision.seats[0])))
        match.answer(decision.options[rng.below(len(decision.options))], decision.seats[0])
    return found


def lacking() -> list[str]:
    """Return what random games of the five show and no scene of the gallery does."""
    played = set[str]().union(*(shown_in_play(name) for name in GAMES))
    here = set[str]().union(*(set(shown(each.make().match.scene(each.seat))) for each in MOMENTS))
    return sorted(played - here)


# The page


@contextmanager
def exhibition(data: Path) -> Iterator[str]:
    """Serve the gallery; yields the address of its page."""
    port = free_port(ADDRESS, 0)
    app = make_app(Config(data, pace=PAUSE))
    app.state.limits.tables = Buckets(100, 100)
    app.router.routes.insert(0, Route("/gallery", page))
    server = uvicorn.Server(uvicorn.Config(app, host=ADDRESS, port=port, **SETTINGS))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.05)
    yield f"http://{ADDRESS}:{port}/gallery"
    server.should_exit = True
    thread.join()


def hang(url: str, moment: Moment, tables: Any) -> str:
    """Open a table that stands at a moment; return the address of its seat."""
    match = moment.make().match
    seats = ["you" if seat == moment.seat else "random" for seat in range(match.header.seats)]
    wish = {"game": moment.game, "seats": seats, "name": "Anna", "options": dict(match.header.settings)}
    made = call(f"{url}/api/tables", wish)
    put_in_place(tables[made["table"]], match)
    if moment.talk:
        tables[made["table"]].conversation.remarks.append(Remark(1, phrase="hello"))
    return f"/t/{made['table']}#s={made['token']}"


def put_in_place(table: Any, match: Match[Any]) -> None:
    """Let a table stand at the moment of a match."""
    table.match = match


async def page(request: Request) -> Response:
    """List the scenes, each opened anew."""
    base = f"{request.url.scheme}://{request.url.netloc}"
    tables = request.app.state.house.tables
    rows = [(each, await asyncio.to_thread(hang, base, each, tables)) for each in MOMENTS]
    links = "".join(f'<li><a href="{link}">{each.id}</a>: {each.make.__doc__}</li>' for each, link in rows)
    return HTMLResponse(f"<!doctype html>{HEAD}<ol>{links}</ol>")


def main() -> int:
    """Serve the gallery, or tell what it lacks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lacking", action="store_true", help="tell what no scene shows")
    if parser.parse_args().lacking:
        print(*lacking(), sep="\n")
        return 0
    with tempfile.TemporaryDirectory() as data, exhibition(Path(data)) as address:
        print(f"The gallery: {address}", flush=True)
        threading.Event().wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
