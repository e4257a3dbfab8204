"""Everything can say why: the rule that is cited for refusals, questions and events, one situation after the other."""

from collections.abc import Callable

import pytest

from tests.bag_of_dungeon.test_each import at_exit, fighting, rivals
from tests.bag_of_dungeon.test_end import before_dragon, last_tile
from tests.bag_of_dungeon.test_explore import drawing, walled_in
from tests.bag_of_dungeon.test_items import found
from verlies.games.bag_of_dungeon import GAME
from verlies.games.bag_of_dungeon.rulemap import ASK_RULES, REASON_RULES
from verlies.lab import rules
from verlies.testing.bag_of_dungeon import Cave, lair, met

Table = Callable[[], Cave]


def cited(t: Cave, kind: str) -> str:
    """Return the rule behind the last event of a kind."""
    return [entry.rule for entry in t.match.log(0) if entry.kind == kind][-1].removeprefix("bag.")


def after(t: Cave, *answers: str) -> Cave:
    """Return a table after some answers."""
    t.do(*answers)
    return t


def rolled(t: Cave, *dice: int) -> Cave:
    """Return a table whose next dice are decided."""
    t.dice(*dice)
    return t


def holding(t: Cave, seat: int, *gear: str) -> Cave:
    """Return a table on which a hero carries something more."""
    t.give(seat, *gear)
    return t


def walked(t: Cave, place: str = "n1") -> Cave:
    """Return a table on which somebody has walked."""
    t.walk(place)
    return t


def with_hero(t: Cave, seat: int = 0, **what: int) -> Cave:
    """Return a table with a hero laid out."""
    t.hero(seat, **what)
    return t


def shooting(*dice: int, monster: str = "troll") -> Cave:
    """Return seat 0 who has just shot at a monster next door."""
    t = lair(monster)
    t.give(0, "bow")
    t.begin()
    t.dice(*dice)
    t.do("use:bow", t.to("aim", "n1"))
    return t


def helped(fighter: int = 10, partner: int = 12) -> Cave:
    """Return seat 0 and a partner who have just lost a round by six."""
    t = met("troll")
    t.do("call:1", "agree")
    t.hero(0, health=fighter)
    t.hero(1, health=partner)
    t.dice(1, 2, 4, 6, 5)
    t.do("fight")
    return t


ASKS: list[tuple[str, str, Table]] = [
    ("Act", "turn.free-order", lambda: Cave().begin()),
    ("Act", "turn.ends-without-ap", lambda: with_hero(Cave().begin(), ap=0)),
    ("Act", "turn.ends-after-fight", lambda: after(rolled(met("goblin"), 6, 5, 1), "fight")),
    ("Clash", "monster.choice", lambda: met("troll")),
    ("Clash", "combat.until-dead", lambda: after(rolled(met("troll"), 1, 2, 1, 1), "fight")),
    ("Clash", "help.fighter-dies", lambda: helped(fighter=1)),
    ("Clash", "ffa.like-monster", fighting),
    ("Help", "help.consent", lambda: after(met("troll"), "call:1")),
    ("Lay", "explore.attach-own-tile", lambda: drawing("T17")),
    ("Rotate", "explore.open-sides", lambda: after(drawing("T11"), "lay:1")),
    ("DrawItem", "item.sources", lambda: walked(Cave().lay("n1", "T16").begin())),
    ("DrawItem", "item.draw-optional", lambda: after(rolled(met("zombie"), 6, 6, 1), "fight")),
    ("Stow", "item.full", lambda: found("iron_axe")),
    ("Bargain", "item.trade", lambda: after(holding(Cave().begin(), 0, "bow"), "trade:1")),
    ("Deal", "item.trade", lambda: after(holding(Cave().begin(), 0, "bow"), "trade:1", "give:bow", "offer")),
    ("Evade", "ffa.run-before", lambda: after(rivals(), "attack:1")),
    ("Brace", "components.character-skills", lambda: after(rolled(met("troll", "dwarf,elf"), 1, 2, 6, 6), "fight")),
    ("ChooseNext", "solo.order", lambda: Cave("fighter,dwarf,elf,healer", 1, variant="solo")),
]


@pytest.mark.parametrize(("ask", "rule", "table"), ASKS)
def test_the_rule_behind_a_question(ask: str, rule: str, table: Table) -> None:
    t = table()
    assert (t.ask(), t.match.decisions[0].rule.removeprefix("bag.")) == (ask, rule)


def misfit() -> Cave:
    """Return a table on which a tile has just found no place."""
    t = walled_in(Cave("fighter,dwarf", edges="strict"), east=False).begin()
    t.stack("T18", "T36")
    t.tiles("T18")
    t.do("explore")
    return t


def freed() -> Cave:
    """Return a table on which no tile fits anywhere any more."""
    t = walled_in(Cave("fighter,dwarf", edges="strict"), east=False).begin()
    t.stack("T18")
    t.do("explore")
    return t


def broken() -> Cave:
    """Return a table on which a wall has just been broken."""
    t = walled_in().begin()
    t.tiles("T18")
    t.do("explore", t.to("lay", "s1"), "turn:1")
    return t


def slain() -> Cave:
    """Return a table on which one hero has just killed another one."""
    t = fighting()
    t.hero(1, health=1)
    t.do("fight")
    t.dice(4, 5, 1, 2)
    t.do("fight")
    return t


def trapped(*gear: str) -> Cave:
    """Return a table on which a trap has just killed somebody with some gear."""
    t = Cave().lay("n1", "T16").begin()
    t.walk("n1")
    t.hero(0, health=1, gear=list(gear))
    t.items("spear_trap")
    t.dice(1)
    t.do("draw")
    return t


def eaten() -> Cave:
    """Return a table on which the dragon has just killed."""
    t = before_dragon()
    t.give(0, "iron_axe")
    t.hero(0, health=1)
    t.dice(1, 2, 6, 6, 6, 6)
    t.do("fight")
    return t


def begun_beside_a_monster() -> Cave:
    """Return a hero whose turn begins on the tile of a monster."""
    t = lair("troll")
    t.hero(0, at="n1")
    return t.begin()


def sneaking(die: int) -> Cave:
    """Return a hero who has just tried to sneak."""
    t = lair("troll")
    t.give(0, "invisibility_cloak")
    t.begin().walk("n1")
    return after(rolled(t, die), "sneak")


def evading() -> Cave:
    """Return an attacked hero who has just given a trophy to get away."""
    t = rivals()
    t.hero(1, trophies=["goblin"])
    t.do("attack:1")
    t.do(t.offers("run", seat=1)[0], seat=1)
    t.do("trophy:goblin", seat=1)
    return t


def entangled() -> Cave:
    """Return a hero who has just been hurt by the vine of his rival."""
    t = fighting()
    t.give(0, "magic_vine")
    return after(rolled(t, 1), "use:magic_vine")


def clawed() -> Cave:
    """Return a hero who has just been robbed by the claw."""
    t = rivals()
    t.give(0, "witchs_claw")
    t.give(1, "bow")
    t.begin()
    return after(t, "use:witchs_claw", "aim-at:1", "take:bow")


def cursed() -> Cave:
    """Return a monster that has just been cursed by whoever sneaked past it."""
    t = lair("troll")
    t.give(0, "invisibility_cloak", "sorcerers_skull")
    t.begin().walk("n1")
    return after(rolled(t, 6, 1), "sneak", "use:sorcerers_skull")


def indebted(**settings: str) -> Cave:
    """Return a hero whose turn begins with fewer points than usual."""
    t = Cave("fighter,dwarf", 1, **settings)
    t.hero(0, debt=1)
    return t.begin()


EVENTS: list[tuple[str, str, Table]] = [
    ("paid", "ranged.costs-ap", lambda: shooting(4)),
    ("paid", "help.call", lambda: after(met("troll"), "call:1")),
    ("paid", "run.cost", lambda: after(met("troll"), "run:0")),
    ("moved", "turn.move-costs-one", lambda: met("troll")),
    ("moved", "run.destination", lambda: after(met("troll"), "run:0")),
    ("refunded", "help.consent", lambda: after(met("troll"), "call:1", "pass")),
    ("borrowed", "help.fighter-dies", lambda: after(helped(fighter=1), "run:0")),
    ("no-fit", "explore.no-fit-ends-turn", misfit),
    ("freed", "explore.open-sides", freed),
    ("broke", "explore.closed-dungeon", broken),
    ("revealed", "monster.enter-draws", lambda: walked(lair().begin())),
    ("revealed", "ranged.hidden-target", lambda: shooting(1, monster="")),
    ("met", "monster.enter-revealed", lambda: met("troll")),
    ("met", "monster.enter-draws", lambda: walked(lair().begin())),
    ("met", "monster.start-of-turn", begun_beside_a_monster),
    ("met", "ranged.lasts-turn", lambda: walked(shooting(1, monster="troll"))),
    ("caught", "item.text", lambda: sneaking(1)),
    ("sneaked", "item.text", lambda: sneaking(6)),
    ("lost-trophy", "ffa.run-before", evading),
    ("vine-hit", "item.text", entangled),
    ("lost-to", "item.area-effects", clawed),
    ("foe-cursed", "item.text", cursed),
    ("turn", "ffa.ap-advance", lambda: indebted(variant="each")),
    ("turn", "help.fighter-dies", indebted),
    ("level", "combat.tie", lambda: after(rolled(met("troll"), 1, 5, 1, 3), "fight")),
    ("half-hurt", "help.half-loss", helped),
    ("takes-over", "help.fighter-dies", lambda: helped(fighter=1)),
    ("beat", "win.trophy", lambda: after(rolled(met("goblin"), 6, 5, 1), "fight")),
    ("beat", "ranged.kill", lambda: shooting(6, monster="goblin")),
    ("reward", "win.reward-one", lambda: after(rolled(met("zombie"), 6, 6, 1), "fight")),
    ("reward", "win.reward-two", lambda: after(rolled(met("troll"), 6, 6, 1, 1), "fight")),
    ("died", "lose.life-and-gear", lambda: helped(fighter=1)),
    ("died", "ffa.killed", slain),
    ("died", "lose.outside-fight", trapped),
    ("insured", "item.text", lambda: trapped("acme_insurance", "small_axe")),
    ("bear-gone", "item.text", lambda: trapped("loyal_bear")),
    ("back", "lose.respawn", lambda: helped(fighter=1)),
    ("heals-back", "ranged.lasts-turn", lambda: after(shooting(4), "end")),
    ("heals-back", "monster.heals", lambda: helped(fighter=1, partner=1)),
    ("stowed", "item.fields", lambda: after(found("iron_axe"), "put:0")),
    ("stowed", "item.free-fields", lambda: after(found("iron_axe"), "put:5")),
    ("set-down", "item.text", lambda: found("small_chest")),
    ("set-down", "item.full", lambda: after(found("iron_axe"), "leave")),
    ("ring-roll", "ring.appears", lambda: last_tile(3, 4)),
    ("ring-laid", "ring.roll", lambda: last_tile(3, 4)),
    ("guardian", "ring.guardian-drawn", lambda: last_tile(3, 4)),
    ("collapse", "end.collapse", lambda: after(at_exit(), "escape")),
    ("to-pool", "dragon.gear-to-pool", eaten),
]


@pytest.mark.parametrize(("kind", "rule", "table"), EVENTS)
def test_the_rule_behind_an_event(kind: str, rule: str, table: Table) -> None:
    assert cited(table(), kind) == rule


REFUSALS: list[tuple[str, str, Table]] = [
    ("explore", "turn.ends-without-ap", lambda: with_hero(Cave().begin(), ap=0)),
    ("explore", "turn.ends-after-fight", lambda: after(rolled(met("goblin"), 6, 5, 1), "fight")),
    ("explore", "explore.no-fit-ends-turn", misfit),
    ("end", "monster.choice", lambda: met("troll")),
    ("end", "combat.until-dead", lambda: after(rolled(met("troll"), 1, 2, 1, 1), "fight")),
    ("run:0", "monster.last-ap", lambda: with_hero(met("troll"), ap=0)),
    ("run:0", "help.call", lambda: after(met("troll"), "call:1", "agree")),
    ("run:0", "ffa.run-before", fighting),
    ("call:1", "help.call", lambda: with_hero(met("troll"), ap=0)),
    ("call:1", "help.consent", lambda: after(met("troll"), "call:1", "pass")),
    ("use:bow", "ranged.before-fight", lambda: holding(met("troll"), 0, "bow")),
    ("use:bow", "ranged.costs-ap", lambda: shooting(4)),
    ("use:bow", "ranged.range", lambda: holding(Cave().begin(), 0, "bow")),
    ("use:bow", "item.text", lambda: Cave().begin()),
    ("attack:1", "ffa.only-after-ring", lambda: rivals(ringed=False)),
    ("attack:1", "ffa.only-after-ring", lambda: Cave().begin()),
    ("escape", "end.collapse", lambda: Cave().begin()),
    ("pool", "explore.pool", lambda: Cave().begin()),
    ("trade:1", "item.trade", lambda: walked(Cave().corridor("n1").begin())),
    ("put:2", "item.fields", lambda: found("iron_axe")),
    ("fight", "monster.choice", lambda: Cave().begin()),
]


@pytest.mark.rule("bag.monster.choice", "bag.turn.free-order")
@pytest.mark.parametrize(("word", "rule", "table"), REFUSALS)
def test_the_rule_behind_a_refusal(word: str, rule: str, table: Table) -> None:
    t = table()
    option = GAME.about.vocabulary.option(word)
    assert option is not None
    assert word not in t.offers()
    assert t.match.why_not(option, t.asked[0]).rule.removeprefix("bag.") == rule


def test_every_rule_that_is_cited_is_in_the_catalogue() -> None:
    known = {rule.id for rule in rules.catalogue("bag_of_dungeon")}
    told = {rule for kind in GAME.about.events for rule in kind.rules()}
    used = {*REASON_RULES.values(), *ASK_RULES.values(), *told}
    assert used <= known
