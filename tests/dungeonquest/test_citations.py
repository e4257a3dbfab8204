"""Everything can say why: the rule that is cited in one situation after the other, of refusals, questions, events."""

from collections.abc import Callable

import pytest

from verlies.core.cited import thing_of
from verlies.games.dungeonquest.content.ids import ESCAPED
from verlies.games.dungeonquest.wounds import Wounds
from verlies.lab import rules
from verlies.testing.dungeonquest import GAME, Dungeon, cards, in_room, met

Table = Callable[[], Dungeon]


def full(rule: str) -> str:
    """Return a rule of the game, or the text of a card, in full."""
    return rule if thing_of(rule) else f"dungeonquest.{rule}"


def cited(t: Dungeon, kind: str) -> str:
    """Return the rule behind the last event of a kind."""
    return [entry.rule for entry in t.match.log(0) if entry.kind == kind][-1].removeprefix("dungeonquest.")


def asks(t: Dungeon) -> tuple[str, str]:
    """Return the open question and its rule."""
    return t.ask(), t.match.decisions[0].rule.removeprefix("dungeonquest.")


def done(t: Dungeon, *answers: str) -> Dungeon:
    """Return a table after some answers."""
    t.do(*answers)
    return t


def walk(room: str, to: str = "c2", **what: object) -> Dungeon:
    """Return seat 0 about to leave a plain room for the room in the north of it."""
    t = in_room(**what)  # type: ignore[arg-type]
    t.lay(to, room)
    t.begin(0)
    return t


# Places

COLUMNS = "abcdefghijklm"


def in_web_from_below() -> Dungeon:
    t = climbing("web_oooo")
    t.do("leave", "face:north", "side:north")
    return t


def climbing(room: str = "", pile: tuple[str, ...] = (), column: int = 3, held: bool = False) -> Dungeon:
    """Return seat 0 below, who may leave and comes up in the second row, in a room, beside a hero or nowhere yet."""
    t = Dungeon(2)
    spot = f"{COLUMNS[min(column + len(pile), 12)]}2"
    if room:
        t.lay(spot, room)
    if held:
        t.hero(1, place=spot)
    t.hero(0, place=f"{COLUMNS[column - 1]}3", facing="east", below=True, pile=pile)
    t.draws("k_exit")
    t.dice(1)
    t.begin(0)
    return t


def dark_and_blocked() -> Dungeon:
    t = in_room("dark_xooo", hero={"runes": ["r_passage"]})
    for place, turns in (("c4", 2), ("d3", 1), ("b3", 3)):
        t.lay(place, "dungeon_xxox", (turns + 2) % 4)
    t.begin(0)
    return t


def cut_off(options: str = "dies") -> Dungeon:
    """Return seat 0 in a room of which the only way is held by a hero."""
    t = Dungeon(2, blocked=options)
    t.lay("c3", "trap_oooo")
    t.hero(0, place="c3", side="south", runes=["r_passage"] if options == "dies" else [])
    for place, turns in (("c2", 0), ("d3", 1), ("b3", 3)):
        t.lay(place, "dungeon_xxox", (turns + 2) % 4)
    t.lay("c4", "dungeon_oooo")
    t.hero(1, place="c4")
    t.begin(0)
    return t


def in_hall() -> Dungeon:
    t = Dungeon(2)
    t.hero(0, place="g5")
    t.begin(0)
    return t


def in_tower(hopped: bool = False, **what: object) -> Dungeon:
    t = Dungeon(2)
    t.lay("b1", "dungeon_oooo")
    t.hero(0, place="b1", **what)
    t.begin(0)
    t.do("move:a1", *(["hop:a10"] if hopped else []))
    return t


def choosing() -> Dungeon:
    t = Dungeon(2)
    t.match = GAME.new(2, 1, {"heroes": "choose", "start": 0})
    t.match.answer("hero:hugo", 0)
    return t


def through_a_wall(rune: bool) -> Dungeon:
    t = in_room(hero={"runes": ["r_passage"]})
    t.draws("s_secret_door")
    t.do("use:r_passage" if rune else "search")
    return t


def demon_flame() -> Dungeon:
    t = Dungeon(2)
    t.hero(0, place="c3", below=True, runes=["r_fate"], determination=2)
    t.draws("k_demon_flame")
    t.dice(6, 6)
    t.begin(0)
    return t


def with_loot_below() -> Dungeon:
    t = Dungeon(2)
    t.hero(0, place="c3", below=True, runes=["r_ascent"], pile=["k_diamond"])
    t.begin(0)
    return t


def running(room: str = "dungeon_oooo", held: bool = False) -> Dungeon:
    t = met(room=room)
    t.lay("d2", "dungeon_xxox", 2)
    if held:
        t.lay("d4", "dungeon_oooo")
        t.hero(1, place="d4")
    t.duel("magic", "ranged")
    t.dice(1, 1)
    t.do("flee")
    return t


def fighting(flee: bool = True, seats: int = 2) -> Dungeon:
    """Return seat 0 in the first round, perhaps against something one cannot flee from."""
    if flee:
        return met(seats=seats)
    t = in_room(seats=seats)
    t.lay("d3", "dungeon_oooo")
    t.mark("monsters", "d3")
    t.begin(0)
    t.draws("s_secret_door", "m_demon_8_6")
    t.do("search", "move:d3")
    return t


def nowhere_to_flee(held: bool) -> Dungeon:
    t = Dungeon(2)
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_xxox")
    t.hero(0, place="c3", runes=["r_passage"])
    t.mark("monsters", "d3")
    if held:
        t.lay("d4", "dungeon_oooo")
        t.hero(1, place="d4")
    t.begin(0)
    t.draws("m_troll_5_0")
    t.do("use:r_passage", "move:d3")
    return t


def bribing() -> Dungeon:
    t = Dungeon(2, texts="on")
    t.hero(0, place="b4", below=True, loot=["z_loadstone", "y_gold_250"])
    t.draws("k_deep_elf")
    t.dice(3)
    t.begin(0)
    return t


REFUSED: dict[str, tuple[Table, str, str, str]] = {
    "a hero somebody plays": (choosing, "hero:hugo", "taken", "setup.hero-choice"),
    "far away through a wall": (lambda: through_a_wall(False), "move:i9", "not-adjacent", "edge.secret-door"),
    "no passage": (lambda: in_room("dungeon_xxox"), "move:c2", "walled", "move.adjacent-connected"),
    "a wall behind a passage": (lambda: walk("dungeon_xxox", "d3"), "move:d3", "walled", "move.wall-blocks"),
    "to stay in a tower": (in_tower, "pass", "must-act", "room.tower-enter"),
    "to stay in the second tower": (lambda: in_tower(True), "pass", "must-act", "room.tower-hop-continue"),
    "to pass before the dragon": (in_hall, "pass", "must-act", "room.treasure-turn-start"),
    "to pass elsewhere": (in_room, "pass", "must-act", "turn.action-mandatory"),
    "to grope where all is blocked": (dark_and_blocked, "grope", "all-blocked", "room.dunkelheit-reroll"),
    "a rune one never had": (in_room, "use:r_haste", "not-yours", "setup.rune"),
    "loot one does not have": (in_room, "use:l_rope", "not-yours", "loot.open"),
    "loot that is still below": (with_loot_below, "use:k_diamond", "still-below", "catacombs.loot-below"),
    "loot for gold": (lambda: in_room(hero={"loot": ["v_gold_30"]}), "use:v_gold_30", "only-gold", "loot.gold-value"),
    "an ability of another": (in_room, "ability:senses", "not-yours", "components.heroes"),
    "markers on the demon's flame": (demon_flame, "spend:1", "no-markers", "text:card-k_demon_flame"),
    "the tower one is in": (in_tower, "hop:a1", "here-already", "room.tower-enter"),
    "a tower that is none": (in_tower, "hop:e5", "no-tower-there", "room.tower-enter"),
    "to stay in a web": (lambda: done(walk("web_oooo"), "move:c2"), "pass", "must-move", "room.netz-enter"),
    "to stay in a web from below": (in_web_from_below, "pass", "must-move", "room.netz-catacombs"),
    "to let the rune pass": (lambda: through_a_wall(True), "pass", "must-move", "turn.action-mandatory"),
    "flight to the unknown": (running, "move:e3", "no-flight", "flee.success-penalty"),
    "flight into a wall": (running, "move:d2", "walled", "flee.ignores-obstacles"),
    "flight to a hero": (lambda: running(held=True), "move:d4", "occupied", "flee.occupied"),
    "flight before the end of a round": (fighting, "flee", "flee-later", "flee.after-round"),
    "flight that a card forbids": (lambda: fighting(False), "flee", "flight-forbidden", "flee.forbidden-by-card"),
    "flight alone that a card forbids": (
        lambda: fighting(False, 1),
        "flee",
        "flight-forbidden",
        "flee.forbidden-by-card",
    ),
    "flight to nowhere": (lambda: nowhere_to_flee(False), "flee", "no-way-out", "flee.needs-explored"),
    "flight past a hero": (lambda: nowhere_to_flee(True), "flee", "occupied", "flee.occupied"),
    "to walk on before a monster, alone": (lambda: met(seats=1), "pass", "in-fight", "solo.encounter-hidden"),
    "to leave the catacombs": (with_loot_below, "leave", "no-way-up", "catacombs.leave-needs-card"),
    "sticky loot as a bribe": (bribing, "discard:z_loadstone", "sticky", "text:card-z_loadstone"),
}


@pytest.mark.parametrize("what", list(REFUSED))
def test_a_refusal_cites_the_rule_of_its_situation(what: str) -> None:
    table, word, message, rule = REFUSED[what]
    t = table()
    refusal = t.match.why_not(word, t.asked[0])
    assert (refusal.message, refusal.rule) == (message, full(rule))


def test_a_rune_that_was_used_says_so() -> None:
    t = in_room(hero={"runes": ["r_healing"], "wounds": 7})
    t.do("use:r_healing")
    t.begin(0)
    refusal = t.match.why_not("use:r_healing", 0)
    assert (refusal.message, refusal.rule) == ("rune-spent", "dungeonquest.rune.once")


# Questions


def hurt(hero: str, hidden: str = "open", **what: object) -> Dungeon:
    """Return seat 0 before two wounds."""
    t = Dungeon(2, heroes=(hero, "lindel"), runes=hidden)
    t.hero(0, **what)
    t.table.agenda.clear()
    t.table.push(0, [Wounds(2)])
    t.ready()
    return t


def rolling(hero: str, runes: tuple[str, ...] = ()) -> Dungeon:
    """Return seat 0 after a roll in the dark."""
    t = in_room("dark_xooo", heroes=(hero, "lindel"), hero={"runes": list(runes)})
    t.dice(3)
    t.do("grope")
    return t


def at_the_pit(hero: str, *loot: str) -> Dungeon:
    """Return seat 0 before a test of luck."""
    t = in_room(heroes=(hero, "lindel"), hero={"loot": list(loot)})
    t.lay("c2", "pit_oxox")
    t.begin(0)
    t.do("move:c2")
    return t


def failing(markers: int) -> Dungeon:
    """Return seat 0 with the rune of fate after a roll that would fail."""
    t = in_room(hero={"determination": markers, "runes": ["r_fate"]})
    t.lay("c2", "pit_oxox")
    t.begin(0)
    t.dice(6, 6)
    t.do("move:c2")
    return t


def seeking() -> Dungeon:
    t = in_room(hero={"runes": ["r_seeking"]})
    t.draws("s_gold_10", "s_gold_60", "s_gold_70", "s_gold_150")
    t.do("search", "use:r_seeking")
    return t


def grabbed() -> Dungeon:
    t = Dungeon(2)
    t.hero(0, place="c3", below=True, loot=["v_gold_30", "v_gold_40"])
    t.draws("k_golem_grab")
    t.dice(6, 6)
    t.begin(0)
    return t


def lamp() -> Dungeon:
    t = in_room(hero={"loot": ["z_jinn_lamp"]}, texts="on")
    t.do("use:z_jinn_lamp")
    return t


ASKED: dict[str, tuple[Table, str, str]] = {
    "no action left but magic": (cut_off, "TakeAction", "deadpoint.dies"),
    "an action": (in_room, "TakeAction", "turn.one-action"),
    "wounds, with an ability": (lambda: hurt("challara"), "OnWounds", "hero.optional-abilities"),
    "wounds, with a rune": (lambda: hurt("hugo", runes=["r_warding"]), "OnWounds", "rune.once"),
    "a roll, with an ability": (lambda: rolling("challara"), "AfterRoll", "hero.optional-abilities"),
    "a roll, with a rune": (lambda: rolling("hugo", ("r_fate",)), "AfterRoll", "rune.once"),
    "a test, with an ability": (lambda: at_the_pit("gherinn"), "BeforeTest", "hero.optional-abilities"),
    "a test, with a rope": (lambda: at_the_pit("hugo", "l_rope"), "BeforeTest", "cards.keep"),
    "markers": (lambda: failing(2), "SpendDetermination", "test.spend-determination"),
    "no markers": (lambda: failing(0), "SpendDetermination", "rune.once"),
    "a turn begins, with a potion": (
        lambda: in_room(hero={"loot": ["v_unstable_potion"]}),
        "AtTurnStart",
        "cards.keep",
    ),
    "a turn begins, with a rune": (
        lambda: in_room(hero={"runes": ["r_healing"], "wounds": 1}),
        "AtTurnStart",
        "rune.once",
    ),
    "cards to choose from": (seeking, "ChooseDrawn", "rune.once"),
    "a web": (lambda: done(walk("web_oooo"), "move:c2"), "LeaveWeb", "room.netz-enter"),
    "a web from below": (in_web_from_below, "LeaveWeb", "room.netz-catacombs"),
    "a tower": (in_tower, "TowerRoom", "room.tower-enter"),
    "a second tower": (lambda: in_tower(True), "TowerRoom", "room.tower-hop-continue"),
    "the jinn": (lamp, "ToTower", "text:card-z_jinn_lamp"),
    "a bribe": (bribing, "Bribe", "text:card-k_deep_elf"),
    "the golem's grab": (grabbed, "LoseLoot", "text:card-k_golem_grab"),
    "a secret door": (lambda: through_a_wall(False), "ThroughWall", "edge.secret-door"),
    "the rune of passage": (lambda: through_a_wall(True), "ThroughWall", "rune.once"),
}


@pytest.mark.parametrize("what", list(ASKED))
def test_a_question_cites_the_rule_of_its_situation(what: str) -> None:
    table, name, rule = ASKED[what]
    assert asks(table()) == (name, rule)


def test_a_question_cites_the_same_rule_whatever_hidden_rune_one_has() -> None:
    for rune in ("r_warding", "r_haste"):
        assert asks(hurt("hugo", "hidden", runes=[rune])) == ("OnWounds", "rune.once")


# Events


def sunlit(sun: int) -> Dungeon:
    t = Dungeon(2)
    t.table.sun = sun
    t.dice(6)
    t.begin(0)
    return t


def losing_a_turn() -> Dungeon:
    t = Dungeon(2)
    t.hero(0, skip=1)
    t.begin(0)
    return t


def scarab() -> Dungeon:
    t = in_room(hero={"loot": ["z_rune_scarab"]}, texts="on")
    t.table.heroes[0].used = cards("r_passage")
    t.table.boxed = cards("r_passage")
    t.begin(0)
    return done(t, "use:z_rune_scarab")


def onto_a_new_tile(runes: tuple[str, ...] = ()) -> Dungeon:
    t = Dungeon(2)
    t.hero(0, runes=runes)
    t.begin(0)
    t.tiles("dungeon_oooo", "dungeon_oooo", "dungeon_oooo", "dungeon_oooo")
    t.draws("v_empty")
    return done(t, "move:b1")


def lit() -> Dungeon:
    """Return seat 0 in the light of a torch, in a room entered before."""
    t = Dungeon(2, torchlight="on")
    t.lay("b1", "dungeon_oooo")
    t.lay("c1", "dungeon_oooo")
    t.begin(0)
    t.tiles("dungeon_oooo")
    t.draws("v_empty")
    return done(t, "move:b1")


def found(*drawn: str) -> Dungeon:
    """Return seat 0 after a search."""
    t = in_room()
    t.draws(*drawn)
    return done(t, "search")


def came_up(room: str = "", held: bool = False) -> Dungeon:
    """Return seat 0 come up from the catacombs with loot."""
    t = climbing(room, ("k_diamond",), held=held)
    t.draws("f_ceiling")
    if room:
        return done(t, "leave", "face:north")
    t.tiles("trap_oooo")
    return done(t, "leave", "face:north", "rotate:south")


def crossing(*loot: str) -> Dungeon:
    t = in_room("bridge_oxox", hero={"loot": list(loot)})
    t.dice(6, 6, 2)
    return t


def raging(rune: bool = False) -> Dungeon:
    t = Dungeon(2)
    t.hero(0, place="g5", loot=["z_ruby_ring"], runes=["r_silence"] if rune else [])
    t.begin(0)
    t.draws("d_rage", "d_sleeping")
    t.dice(1, 1)
    return done(t, "dragon", *(["use:r_silence"] if rune else []))


def asleep() -> Dungeon:
    """Return a table on which somebody has left the sleeping dragon."""
    t = in_room()
    t.table.discards[7] = cards("d_sleeping")
    t.table.decks[7].cells.remove(cards("d_sleeping")[0])
    t.lay("c2", "trap_oooo")
    t.draws("f_ceiling")
    return done(t, "move:c2")


def prevented(hero: str, word: str) -> Dungeon:
    return done(hurt(hero, runes=["r_warding"]), word)


def pit(*dice: int) -> Dungeon:
    t = walk("pit_oxox")
    t.dice(*dice)
    return done(t, "move:c2")


def rotating(room: str) -> Dungeon:
    t = walk(room)
    t.draws("v_ceiling")
    return done(t, "move:c2")


def gave_up() -> Dungeon:
    return done(cut_off(), "pass")


def extra(card: str) -> Dungeon:
    rune = card.startswith("r_")
    t = in_room(hero={"runes" if rune else "loot": [card]}, texts="on")
    t.lay("c2", "trap_oooo")
    t.draws("f_ceiling")
    return done(t, "move:c2", f"use:{card}")


def fled(alone_dice: tuple[int, ...]) -> Dungeon:
    t = met("m_troll_3_4", seats=1)
    t.dice(*alone_dice)
    return done(t, "flee")


def escaped(seats: int) -> Dungeon:
    t = Dungeon(seats)
    t.hero(0, loot=["z_ruby_ring"])
    t.begin(0)
    return done(t, "escape")


def tome() -> Dungeon:
    t = Dungeon(2)
    t.hero(0, place="g5", loot=["z_forbidden_tome"])
    t.begin(0)
    t.dice(6, 6)
    return done(t, "use:z_forbidden_tome")


def banished() -> Dungeon:
    return done(met(hero={"runes": ["r_radiance"]}), "use:r_radiance")


def beast() -> Dungeon:
    t = in_room()
    t.draws("s_ferrox")
    t.dice(1, 1, 1)
    return done(t, "search")


def senses() -> Dungeon:
    t = in_room(heroes=("lindel", "hugo"))
    t.draws("s_gold_10", "s_empty")
    return done(t, "search", "ability:senses")


def stuck(room: str) -> Dungeon:
    """Return seat 0 come up from below into a room from which no way leads on."""
    t = climbing(room)
    for place, turns in (("d1", 2), ("d3", 0), ("e2", 0), ("c2", 0)):
        t.lay(place, "dungeon_xxox", turns)
    return done(t, "leave", "face:north", *(["side:north"] if room.startswith("web") else []))


TOLD: dict[str, tuple[Table, str, str]] = {
    "a roll for the sun": (lambda: sunlit(27), "rolled-one", "sun.roll"),
    "the sun on its last space": (lambda: sunlit(30), "last-roll", "sun.last-space"),
    "a roll on the last space": (lambda: sunlit(30), "rolled-one", "sun.last-space"),
    "a lost turn": (losing_a_turn, "skipped", "cards.draw-resolve-discard"),
    "a rune comes back": (scarab, "rune-back", "text:card-z_rune_scarab"),
    "a step onto a new tile": (onto_a_new_tile, "moved", "move.unexplored-draws-tile"),
    "the new tile": (onto_a_new_tile, "tile", "move.unexplored-draws-tile"),
    "a step into a room": (lambda: pit(1, 1), "moved", "move.explored-enters"),
    "a tile changed by a rune": (
        lambda: done(onto_a_new_tile(("r_shaping",)), "use:r_shaping"),
        "tile",
        "rune.once",
    ),
    "a tile in the light": (lit, "tile", "torch.reveal"),
    "a step through a wall": (lambda: done(through_a_wall(True), "move:c2"), "moved", "rune.once"),
    "a step through a secret door": (lambda: done(through_a_wall(False), "move:c2"), "moved", "edge.secret-door"),
    "a change of towers": (lambda: in_tower(True), "hopped", "room.tower-enter"),
    "a step by changing towers": (lambda: in_tower(True), "moved", "room.tower-enter"),
    "carried by the jinn": (lambda: done(lamp(), "hop:a10"), "carried", "text:card-z_jinn_lamp"),
    "the rotating chamber": (lambda: rotating("rotating_xxox"), "rotated", "room.drehkammer"),
    "a room turned by a card": (lambda: rotating("dungeon_oooo"), "rotated", "edge.rotate-under-hero"),
    "a search card": (lambda: found("s_gold_10"), "drew", "search.procedure"),
    "a catacomb card": (grabbed, "drew", "catacombs.turn"),
    "a dungeon card": (onto_a_new_tile, "drew", "cards.draw-resolve-discard"),
    "shuffled by the dragon's rest": (asleep, "shuffled", "room.treasure-reshuffle"),
    "shuffled by the dragon's rage": (raging, "shuffled", "room.treasure-rage"),
    "shuffled by a rune": (lambda: raging(True), "shuffled", "rune.once"),
    "treasure lost to the dragon": (raging, "discarded", "room.treasure-rage"),
    "a roll for the dragon": (raging, "rolled", "room.treasure-rage"),
    "loot drawn": (lambda: found("s_gold_10"), "loot", "loot.open"),
    "loot from below": (lambda: came_up("trap_oooo"), "loot", "catacombs.exit-loot"),
    "loot off the bridge": (
        lambda: done(crossing("l_rope"), "cross", "discard:l_rope"),
        "discarded",
        "room.bridge-discard-loot",
    ),
    "loot as a bribe": (lambda: done(bribing(), "discard:y_gold_250"), "discarded", "text:card-k_deep_elf"),
    "the price of a bribe": (lambda: done(bribing(), "discard:y_gold_250"), "bribed", "text:card-k_deep_elf"),
    "loot the golem grabs": (lambda: done(grabbed(), "discard:v_gold_30"), "discarded", "text:card-k_golem_grab"),
    "loot given back": (senses, "discarded", "text:ability-senses"),
    "a fall": (lambda: done(crossing(), "cross"), "rolled-one", "room.bridge-fail"),
    "a test": (lambda: pit(1, 1), "test", "test.roll"),
    "a roll for a test": (lambda: pit(1, 1), "rolled", "test.roll"),
    "a roll in the dark": (lambda: rolling("hugo", ("r_fate",)), "rolled-one", "room.dunkelheit"),
    "a roll by a rune": (
        lambda: done(rolling("hugo", ("r_fate",)), "use:r_fate"),
        "rolled-one",
        "rune.once",
    ),
    "a marker for a failure": (lambda: done(crossing(), "cross"), "determined", "test.gain-determination"),
    "a marker for penance": (
        lambda: done(at_the_pit("gherinn"), "ability:penance"),
        "determined",
        "hero.optional-abilities",
    ),
    "wounds kept off by a rune": (lambda: prevented("hugo", "use:r_warding"), "prevented", "rune.once"),
    "wounds kept off by an ability": (
        lambda: prevented("challara", "ability:brightblaze"),
        "prevented",
        "hero.optional-abilities",
    ),
    "an ability": (senses, "ability", "text:ability-senses"),
    "loot that is used": (lambda: done(at_the_pit("hugo", "l_rope"), "use:l_rope"), "used-up", "text:card-l_rope"),
    "a die turned": (
        lambda: done(rolling("challara"), "ability:glow", "shift:up"),
        "shifted",
        "text:ability-glow",
    ),
    "a sure test": (lambda: done(at_the_pit("hugo", "l_rope"), "use:l_rope"), "sure", "cards.keep"),
    "another turn by a rune": (lambda: extra("r_haste"), "extra", "rune.once"),
    "another turn by a potion": (lambda: extra("z_quicksilver_potion"), "extra", "text:card-z_quicksilver_potion"),
    "the life of a beast": (beast, "foe", "text:card-s_ferrox"),
    "a beast is hurt": (beast, "foe-hit", "text:card-s_ferrox"),
    "death in the pit": (lambda: pit(6, 6), "died", "room.abgrund"),
    "death at a dead point": (gave_up, "died", "deadpoint.dies"),
    "escape": (lambda: escaped(2), "escaped", "escape.requirements"),
    "escape alone": (lambda: escaped(1), "escaped", "solo.treasure-required"),
    "escape by a book": (tome, "escaped", "text:card-z_forbidden_tome"),
    "the first leg": (lambda: done(climbing("trap_oooo"), "leave"), "marker", "catacombs.exit-first-leg"),
    "the first leg to the wall": (
        lambda: done(climbing(column=13), "leave"),
        "marker",
        "catacombs.exit-first-leg-wall",
    ),
    "the second leg": (lambda: came_up("trap_oooo"), "marker-on", "catacombs.exit-second-leg"),
    "up to a room": (lambda: came_up("trap_oooo"), "surfaced", "catacombs.exit-explored"),
    "up to a hero": (lambda: came_up("trap_oooo", held=True), "surfaced", "catacombs.exit-occupied"),
    "up to the unknown": (came_up, "surfaced", "catacombs.exit-unexplored"),
    "a tile from below": (came_up, "tile", "catacombs.exit-unexplored"),
    "a step up to the unknown": (came_up, "moved", "catacombs.exit-unexplored"),
    "a roll on the way up": (came_up, "rolled-one", "catacombs.exit-second-leg"),
    "a monster": (met, "monster", "encounter.triggers"),
    "two attacks": (running, "attacks", "combat.hands"),
    "a monster banished": (banished, "killed", "rune.once"),
    "a monster caught one": (lambda: fled((6, 6, 6, 6)), "turned-up", "solo.flee-fail"),
    "a monster fought alone": (lambda: done(met(seats=1), "fight"), "turned-up", "solo.encounter-hidden"),
    "a round alone": (lambda: done(met(seats=1), "fight"), "rolled-one", "solo.combat-table"),
    "stuck in a corridor": (lambda: stuck("corridor_oooo"), "stuck", "room.korridor-no-way"),
    "stuck in the dark": (lambda: stuck("dark_xooo"), "stuck", "room.dunkelheit-reroll"),
    "stuck in a web": (lambda: stuck("web_oooo"), "stuck", "room.netz-enter"),
    "waiting for a hero": (lambda: cut_off("waits"), "stuck", "deadpoint.hero-blocks"),
    "no action for a rune": (
        lambda: done(in_room(hero={"runes": ["r_healing"], "wounds": 7}), "use:r_healing"),
        "no-action",
        "rune.once",
    ),
}


@pytest.mark.parametrize("what", list(TOLD))
def test_an_event_cites_the_rule_of_its_situation(what: str) -> None:
    table, kind, rule = TOLD[what]
    assert cited(table(), kind) == rule


def test_every_case_of_an_event_names_a_rule_of_the_book() -> None:
    known = {rule.id for rule in rules.catalogue("dungeonquest")}
    assert {rule for kind in GAME.about.events for rule in kind.rules() if not thing_of(rule)} <= known


def test_the_value_of_loot_cites_the_rule_of_counting() -> None:
    t = escaped(1)
    assert t.table.heroes[0].status == ESCAPED
    assert [line.rule for line in t.result().breakdown[0]] == ["dungeonquest.end.loot-effects"]
