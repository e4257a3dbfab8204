"""Every answer that is not possible is refused for its own reason, and changes nothing."""

from collections.abc import Callable

import pytest

from verlies.games.dungeonquest.moves import DIVIDED
from verlies.games.dungeonquest.rulemap import ASK_RULES, EVENT_RULES, REFUSALS
from verlies.lab import rules
from verlies.testing.dungeonquest import GAME, Dungeon, in_room, met
from verlies.text import words

Refused = dict[str, str]


def entering(room: str) -> Dungeon:
    """Return seat 0 having just entered a room from the south."""
    t = Dungeon(2)
    t.lay("r4c3", "dungeon_oooo")
    t.lay("r3c3", room)
    t.hero(0, place="r4c3")
    t.begin(0)
    t.do("move:r3c3")
    return t


def trapped() -> Dungeon:
    """Return seat 0 before a trap that a rune could avert."""
    t = Dungeon(2)
    t.hero(0, runes=["r_warning"], loot=["l_rope"])
    t.begin(0)
    t.tiles("trap_oooo")
    t.draws("f_explosion")
    t.do("move:r1c2")
    return t


def below() -> Dungeon:
    """Return seat 0 below with a rune that leads up."""
    t = Dungeon(2)
    t.hero(0, place="r3c3", below=True, runes=["r_ascent"], loot=["l_rope"])
    t.begin(0)
    return t


def leaving() -> Dungeon:
    """Return seat 0 about to turn the travel marker."""
    t = below()
    t.draws("k_exit")
    t.do("draw:catacomb", "pass", "leave")
    return t


def walking_through_walls(rune: bool) -> Dungeon:
    """Return seat 0 beside a hero, about to go through a wall."""
    t = Dungeon(2)
    t.lay("r3c3", "dungeon_xxox")
    t.lay("r3c4", "dungeon_oooo")
    t.hero(0, place="r3c3", runes=["r_passage"])
    t.hero(1, place="r3c4")
    t.lay("r4c3", "dungeon_oooo")
    t.no_tiles()
    t.begin(0)
    t.draws("s_secret_door")
    t.do("use:r_passage" if rune else "search")
    return t


def after_a_round() -> Dungeon:
    """Return seat 0 asked whether to flee."""
    t = met()
    t.duel("magic", "ranged")
    return t


def running() -> Dungeon:
    """Return seat 0 asked where to flee."""
    t = after_a_round()
    t.dice(1, 1)
    t.do("flee")
    return t


def cornered() -> Dungeon:
    """Return a lone hero before a monster in a room without a way out."""
    t = Dungeon(1)
    t.lay("r3c3", "dungeon_oooo")
    t.lay("r3c4", "dungeon_xxox")
    t.hero(0, place="r3c3")
    t.mark("monsters", "r3c4")
    t.begin(0)
    t.draws("s_secret_door", "m_demon_8_6")
    t.do("search", "move:r3c4")
    return t


def failing() -> Dungeon:
    """Return seat 0 after a roll that would fail, with two markers."""
    t = Dungeon(2)
    t.hero(0, determination=2, loot=["l_rope"])
    t.begin(0)
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(5, 6)
    t.do("move:r1c2")
    return t


def burning() -> Dungeon:
    """Return seat 0 after a roll that would fail, with markers that may not be spent and a rune that helps."""
    t = Dungeon(2)
    t.hero(0, place="r4c2", facing="east", below=True, determination=3, runes=["r_fate"])
    t.draws("k_demon_flame")
    t.dice(6, 6)
    t.begin(0)
    return t


def unloading() -> Dungeon:
    """Return seat 0 on the bridge with loot of which one piece sticks."""
    t = Dungeon(2, texts="on")
    t.lay("r3c3", "bridge_oxox")
    t.hero(0, place="r3c3", side="south", loot=["z_loadstone", "l_rope"])
    t.begin(0)
    t.do("cross")
    return t


def in_tower() -> Dungeon:
    """Return seat 0 having just entered a tower without loot."""
    t = Dungeon(2)
    t.lay("r1c2", "dungeon_oooo")
    t.lay("r2c1", "dungeon_oooo")
    t.hero(0, place="r1c2")
    t.begin(0)
    t.do("move:r1c1")
    return t


def in_tower_beside_a_hero() -> Dungeon:
    """Return seat 0 having just entered a tower, with another hero next door."""
    t = in_tower()
    t.hero(1, place="r2c1")
    t.ready()
    return t


def dying() -> Dungeon:
    """Return seat 1 asked where the hero of seat 0 comes back."""
    t = Dungeon(2, respawn="on")
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(6, 6)
    t.do("move:r1c2")
    return t


WHERE: dict[str, tuple[Callable[[], Dungeon], Refused]] = {
    "in a plain room": (
        in_room,
        {
            "dragon": "no-dragon",
            "cross": "no-bridge",
            "grope": "not-dark",
            "hop:r1c1": "only-on-entry",
            "pass": "must-act",
            "escape": "no-tower",
            "descend": "no-entrance",
            "move:r5c5": "not-adjacent",
            "use:l_rope": "not-yours",
            "leave": "not-offered",
            "face:north": "not-offered",
        },
    ),
    "in a room with a rope": (lambda: in_room(hero={"loot": ["l_rope"]}), {"use:l_rope": "wrong-moment"}),
    "in a trap room": (lambda: in_room("trap_oooo"), {"search": "no-torch"}),
    "in a corridor": (
        lambda: entering("corridor_oxoo"),
        {"search": "must-move", "pass": "must-move", "move:r3c4": "walled", "move:r9c9": "not-adjacent"},
    ),
    "in a web": (
        lambda: entering("web_oooo"),
        {"search": "must-move", "pass": "must-move", "move:r9c9": "not-adjacent"},
    ),
    "on a bridge": (lambda: entering("bridge_oxox"), {"search": "not-offered", "move:r4c3": "not-offered"}),
    "before a trap": (
        trapped,
        {
            "use:l_rope": "wrong-moment",
            "use:r_haste": "not-yours",
            "ability:glory": "wrong-moment",
            "ability:penance": "not-yours",
            "search": "not-offered",
        },
    ),
    "below": (
        below,
        {
            "move:r3c4": "is-below",
            "search": "is-below",
            "pass": "is-below",
            "repeat": "no-way-up",
            "use:l_rope": "wrong-moment",
            "use:r_haste": "not-yours",
        },
    ),
    "turning the marker": (leaving, {"face:north": "only-turn", "face:south": "only-turn", "pass": "not-offered"}),
    "at a secret door": (
        lambda: walking_through_walls(rune=False),
        {"move:r3c4": "occupied", "move:r2c3": "no-tiles", "move:r9c9": "not-adjacent", "search": "not-offered"},
    ),
    "with the rune of passage": (
        lambda: walking_through_walls(rune=True),
        {"pass": "must-move", "search": "must-move", "move:r3c4": "occupied", "move:r2c3": "no-tiles"},
    ),
    "in a round": (met, {"flee": "flee-later", "search": "in-fight", "pass": "in-fight"}),
    "after a round": (after_a_round, {"search": "in-fight", "move:r3c3": "in-fight"}),
    "in flight": (running, {"move:r2c4": "no-flight", "move:r9c9": "no-flight", "pass": "not-offered"}),
    "cornered alone": (cornered, {"flee": "flight-forbidden", "pass": "in-fight"}),
    "after a roll": (
        failing,
        {"spend:3": "too-many", "use:l_rope": "wrong-moment", "use:r_fate": "not-yours", "pass": "not-offered"},
    ),
    "burnt by the demon's flame": (burning, {"spend:1": "no-markers", "use:r_haste": "not-yours"}),
    "unloading": (unloading, {"discard:z_loadstone": "sticky", "discard:v_gold_30": "not-offered"}),
    "in a tower": (
        in_tower,
        {
            "escape": "no-loot",
            "pass": "must-act",
            "search": "no-torch",
            "descend": "no-entrance",
            "dragon": "no-dragon",
            "cross": "no-bridge",
            "grope": "not-dark",
            "use:l_rope": "not-yours",
            "ability:penance": "not-yours",
            "face:north": "not-offered",
            "hop:r1c13": "occupied",
            "hop:r1c1": "here-already",
            "hop:r5c5": "no-tower-there",
            "move:r9c9": "not-adjacent",
        },
    ),
    "in a tower beside a hero": (in_tower_beside_a_hero, {"move:r2c1": "occupied"}),
    "coming back": (dying, {"tower:r1c13": "taken", "tower:r2c2": "not-offered"}),
}


@pytest.mark.rule(
    "dungeonquest.turn.one-action",
    "dungeonquest.turn.action-mandatory",
    "dungeonquest.move.adjacent-connected",
    "dungeonquest.combat.next-round",
    "dungeonquest.catacombs.turn",
    "dungeonquest.hero.optional-abilities",
    "dungeonquest.rune.once",
)
@pytest.mark.parametrize("where", list(WHERE))
def test_what_is_not_possible_is_refused_for_its_reason(where: str) -> None:
    table, refused = WHERE[where]
    t = table()
    for word, reason in refused.items():
        t.refuse(word, reason)


@pytest.mark.rule("dungeonquest.setup.hero-choice", "dungeonquest.setup.towers")
def test_what_is_taken_in_set_up_is_refused() -> None:
    match = GAME.new(2, 1, {"heroes": "choose", "start": 0})
    match.answer("hero:hugo", 0)
    assert match.why_not("hero:hugo", 1).message == "taken"
    assert match.why_not("tower:r1c1", 1).message == "not-offered"
    match.answer("hero:lindel", 1)
    match.answer("tower:r1c1", 0)
    assert match.why_not("tower:r1c1", 1).message == "taken"
    assert match.why_not("tower:r5c5", 1).message == "not-offered"


@pytest.mark.rule("dungeonquest.room.tower-hop-continue")
@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        (
            "de",
            "Der Wurf ist zu hoch, und Entschlossenheitsmarker sind hier nicht erlaubt. Änderst du den Wurf?",
            "Lass den Wurf so",
        ),
        (
            "en",
            "The roll is too high, and determination markers are not allowed here. Do you change the roll?",
            "Leave the roll as it is",
        ),
    ],
)
def test_where_markers_are_forbidden_nobody_is_asked_how_many(language: str, question: str, answer: str) -> None:
    t = burning()
    decision = t.match.decision
    assert decision is not None
    say = words(GAME, language)
    assert (say.ask(decision, 0), say.option(decision.options[0], decision.ask)) == (question, answer)


def test_whoever_leads_the_monster_is_not_told_to_be_in_a_fight() -> None:
    t = met()
    for word in ("search", "flee", "pass"):
        t.refuse(word, "leads-monster", seat=1)


def test_towers_are_changed_once() -> None:
    t = in_tower()
    t.do("hop:r10c1")
    t.refuse("hop:r10c13", "hopped")
    t.refuse("hop:r1c1", "hopped")


def test_every_refusal_names_a_rule_of_the_book() -> None:
    known = {rule.id for rule in rules.catalogue("dungeonquest")}
    assert {refusal.rule for refusal in REFUSALS.values()} <= known
    assert len({(refusal.message, refusal.rule) for refusal in REFUSALS.values()}) == len(REFUSALS)


# The rules behind questions and events


def test_every_question_has_a_rule_of_the_book() -> None:
    known = {rule.id for rule in rules.catalogue("dungeonquest")}
    of_rooms = {"ChooseSide": DIVIDED}
    for name in GAME.about.steps.asks():
        keys = [f"{name}.{kind}" for kind in of_rooms[name]] if name in of_rooms else [name]
        assert {ASK_RULES[key] for key in keys} <= known, name
    assert {key.partition(".")[0] for key in ASK_RULES} == set(GAME.about.steps.asks())
    assert set(ASK_RULES.values()) <= known


def test_every_event_has_a_rule_of_the_book() -> None:
    known = {rule.id for rule in rules.catalogue("dungeonquest")}
    assert EVENT_RULES.keys() == {kind.name for kind in GAME.about.events}
    assert set(EVENT_RULES.values()) <= known
