"""Every answer that is not possible is refused for its own reason, and changes nothing."""

from collections.abc import Callable

import pytest

from verlies.core.cited import thing_of
from verlies.games.dungeonquest.rulemap import ASK_RULES, REFUSALS
from verlies.games.dungeonquest.ways import DIVIDED
from verlies.lab import rules
from verlies.testing.dungeonquest import GAME, Dungeon, in_room, met
from verlies.text import words

Refused = dict[str, str]


def entering(room: str) -> Dungeon:
    """Return seat 0 having just entered a room from the south."""
    t = Dungeon(2)
    t.lay("c4", "dungeon_oooo")
    t.lay("c3", room)
    t.hero(0, place="c4")
    t.begin(0)
    t.do("move:c3")
    return t


def trapped() -> Dungeon:
    """Return seat 0 before a trap that a rune could avert."""
    t = Dungeon(2)
    t.hero(0, runes=["r_warning"], loot=["l_rope"])
    t.begin(0)
    t.tiles("trap_oooo")
    t.draws("f_explosion")
    t.do("move:b1")
    return t


def below() -> Dungeon:
    """Return seat 0 below with a rune that leads up."""
    t = Dungeon(2)
    t.hero(0, place="c3", below=True, runes=["r_ascent"], loot=["l_rope"])
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
    t.lay("c3", "dungeon_xxox")
    t.lay("d3", "dungeon_oooo")
    t.hero(0, place="c3", runes=["r_passage"])
    t.hero(1, place="d3")
    t.lay("c4", "dungeon_oooo")
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
    t.lay("c3", "dungeon_oooo")
    t.lay("d3", "dungeon_xxox")
    t.hero(0, place="c3")
    t.mark("monsters", "d3")
    t.begin(0)
    t.draws("s_secret_door", "m_demon_8_6")
    t.do("search", "move:d3")
    return t


def failing() -> Dungeon:
    """Return seat 0 after a roll that would fail, with two markers."""
    t = Dungeon(2)
    t.hero(0, determination=2, loot=["l_rope"])
    t.begin(0)
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(5, 6)
    t.do("move:b1")
    return t


def burning() -> Dungeon:
    """Return seat 0 after a roll that would fail, with markers that may not be spent and a rune that helps."""
    t = Dungeon(2)
    t.hero(0, place="b4", facing="east", below=True, determination=3, runes=["r_fate"])
    t.draws("k_demon_flame")
    t.dice(6, 6)
    t.begin(0)
    return t


def unloading() -> Dungeon:
    """Return seat 0 on the bridge with loot of which one piece sticks."""
    t = Dungeon(2, texts="on")
    t.lay("c3", "bridge_oxox")
    t.hero(0, place="c3", side="south", loot=["z_loadstone", "l_rope"])
    t.begin(0)
    t.do("cross")
    return t


def in_tower() -> Dungeon:
    """Return seat 0 having just entered a tower without loot."""
    t = Dungeon(2)
    t.lay("b1", "dungeon_oooo")
    t.lay("a2", "dungeon_oooo")
    t.hero(0, place="b1")
    t.begin(0)
    t.do("move:a1")
    return t


def in_tower_beside_a_hero() -> Dungeon:
    """Return seat 0 having just entered a tower, with another hero next door."""
    t = in_tower()
    t.hero(1, place="a2")
    t.ready()
    return t


def dying() -> Dungeon:
    """Return seat 1 asked where the hero of seat 0 comes back."""
    t = Dungeon(2, respawn="on")
    t.tiles("trap_oooo")
    t.draws("f_blade")
    t.dice(6, 6)
    t.do("move:b1")
    return t


WHERE: dict[str, tuple[Callable[[], Dungeon], Refused]] = {
    "in a plain room": (
        in_room,
        {
            "dragon": "no-dragon",
            "cross": "no-bridge",
            "grope": "not-dark",
            "hop:a1": "only-on-entry",
            "pass": "must-act",
            "escape": "no-tower",
            "descend": "no-entrance",
            "move:e5": "not-adjacent",
            "use:l_rope": "not-yours",
            "leave": "not-offered",
            "face:north": "not-offered",
        },
    ),
    "in a room with a rope": (lambda: in_room(hero={"loot": ["l_rope"]}), {"use:l_rope": "wrong-moment"}),
    "in a trap room": (lambda: in_room("trap_oooo"), {"search": "no-torch"}),
    "in a corridor": (
        lambda: entering("corridor_oxoo"),
        {"search": "must-move", "pass": "must-move", "move:d3": "walled", "move:i9": "not-adjacent"},
    ),
    "in a web": (
        lambda: entering("web_oooo"),
        {"search": "must-move", "pass": "must-move", "move:i9": "not-adjacent"},
    ),
    "on a bridge": (lambda: entering("bridge_oxox"), {"search": "not-offered", "move:c4": "not-offered"}),
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
            "move:d3": "is-below",
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
        {"move:d3": "occupied", "move:c2": "no-tiles", "move:i9": "not-adjacent", "search": "not-offered"},
    ),
    "with the rune of passage": (
        lambda: walking_through_walls(rune=True),
        {"pass": "must-move", "search": "must-move", "move:d3": "occupied", "move:c2": "no-tiles"},
    ),
    "in a round": (met, {"flee": "flee-later", "search": "in-fight", "pass": "in-fight"}),
    "after a round": (after_a_round, {"search": "in-fight", "move:c3": "in-fight"}),
    "in flight": (running, {"move:d2": "no-flight", "move:i9": "no-flight", "pass": "not-offered"}),
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
            "hop:m1": "occupied",
            "hop:a1": "here-already",
            "hop:e5": "no-tower-there",
            "move:i9": "not-adjacent",
        },
    ),
    "in a tower beside a hero": (in_tower_beside_a_hero, {"move:a2": "occupied"}),
    "coming back": (dying, {"tower:m1": "taken", "tower:b2": "not-offered"}),
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
    assert match.why_not("tower:a1", 1).message == "not-offered"
    match.answer("hero:lindel", 1)
    match.answer("tower:a1", 0)
    assert match.why_not("tower:a1", 1).message == "taken"
    assert match.why_not("tower:e5", 1).message == "not-offered"


@pytest.mark.rule("dungeonquest.room.tower-hop-continue")
@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        (
            "de",
            "Zu hoch! Entschlossenheitsmarker sind hier nicht erlaubt. Änderst du den Wurf? "
            "Misslingt die Probe: 5 Wunden.",
            "Lass den Wurf so",
        ),
        (
            "en",
            "Too high! Determination markers are not allowed here. Do you change the roll? "
            "If the test fails: 5 wounds.",
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
    t.do("hop:a10")
    t.refuse("hop:m10", "hopped")
    t.refuse("hop:a1", "hopped")


def test_every_refusal_names_a_rule_of_the_book_or_a_text() -> None:
    known = {rule.id for rule in rules.catalogue("dungeonquest")}
    assert {refusal.rule for refusal in REFUSALS.values() if not thing_of(refusal.rule)} <= known
    of_book = [refusal for refusal in REFUSALS.values() if not thing_of(refusal.rule)]
    assert len({(refusal.message, refusal.rule) for refusal in of_book}) == len(of_book)


# The rules behind questions and events


def test_every_question_has_a_rule_of_the_book() -> None:
    known = {rule.id for rule in rules.catalogue("dungeonquest")}
    of_rooms = {"ChooseSide": DIVIDED}
    for name in GAME.about.steps.asks():
        keys = [f"{name}.{kind}" for kind in of_rooms[name]] if name in of_rooms else [name]
        assert {ASK_RULES[key] for key in keys if not thing_of(ASK_RULES[key])} <= known, name
    assert {key.partition(".")[0] for key in ASK_RULES} == set(GAME.about.steps.asks())
    assert {rule for rule in ASK_RULES.values() if not thing_of(rule)} <= known
    say = words(GAME, "en")
    assert all(say.has(f"{thing_of(rule)}.text") for rule in ASK_RULES.values() if thing_of(rule))


def test_every_event_has_a_rule_of_the_book() -> None:
    known = {rule.id for rule in rules.catalogue("dungeonquest")}
    assert {kind.rule for kind in GAME.about.events if not thing_of(kind.rule)} <= known
