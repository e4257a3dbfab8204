"""The cards, as the facts list them: what they are, how many, what they cost and are worth, and what they do.

    id: kind copies cost points flags | what it does when played, used or beaten | acquire … | arrive …

What a card does is a list of words with a number and what they are about; `when 2 clank (…)` happens once as soon as so
much is there, `per 1 clank (…)` for each, `choose 1 (a: … / b if needs: …)` is up to the player.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

PRINTED = """\
burgle: starter 6 0 0 | skill 1
stumble: starter 2 0 0 | clank 1
sidestep: starter 1 0 0 | boots 1
scramble: starter 1 0 0 | skill 1, boots 1
mercenary: reserve 15 2 0 | skill 1, swords 2
explore: reserve 15 3 0 | skill 2, boots 1
secret_tome: reserve 12 7 7 |
goblin: monster 1 2 0 | gold 1
empurror: companion 1 1 1 | first (quiet_2: clank -2 / gold_1: gold 1 / steady: steady)
golden_flute: action 1 1 1 | gold 1, clank 1, grant flute
payoff: action 2 1 0 | skill 3, leave
rebel_scribe: companion 1 1 1 | skill 1, when 2 companions (draw 1)
waystone: action 1 1 1 | boots 1, grant waystone
flamboyance: action 2 2 1 | draw 1, when 2 clank (skill 2)
imp_familiar: companion 1 2 1 attack | choose 1 (pick_1: pick 1 / draw_2 if pick: pay_pick, draw 2)
pillage: action 2 2 0 | swords 2, boots 1, when 3 gold (draw 1)
remove_traps: action 2 2 1 | skill 1, swords 2, replace
shadow_walk: action 2 2 1 | boots 1, trash burgle
astral_projection: action 1 3 1 | skill 2, when 6 skill (mark)
boots_of_the_ape_lord: action 1 3 3 | boots 3, clank 3, when 1 idols (steady)
bard: companion 2 3 1 | skill 2, clank 1, when 2 clank (heal 2)
lie_in_wait: action 2 3 1 | skill 2, swords 1, when 1 cave (clank -2) | acquire topdeck
lightstick: action 2 3 1 | skill 3, clank 1
rebel_thief: companion 1 3 2 | pick 1, when 2 companions (draw 1)
riot: action 2 3 0 | swords 1, boots 1, clank 1, when 3 captives (trash may) | acquire free 1
scavenger: companion 2 3 1 | skill 2 | acquire minor
smash_and_grab: action 2 3 2 | clank 2, draw 2
sneak_attack: action 2 3 1 | swords 3, clank -2 | acquire swords 1
sudden_movement: action 2 3 1 | skill 1, boots 2 | arrive turn_own
swindle: action 2 3 1 | gold 3
bandit: companion 2 4 2 | skill 1, swords 1, boots 1 | acquire swords 1, boots 1
charlatan: companion 2 4 2 | discard (draw 2)
corrupt_advisor: companion 1 4 2 attack danger | skill 2, clank_others 1, when 1 crowns (clank_others 1)
divining_rod: action 1 4 2 | skill 2, when 6 skill (heal 1)
elven_sword: action 1 4 2 | swords 2, draw 1
librarian: action 1 4 1 | skill 2, clank -2, when 1 tomes (draw 2)
rebel_paladin: companion 1 4 1 | skill 1, swords 1, when 2 companions (draw 1), when 1 artifacts (draw 1)
skulker: companion 1 4 1 | boots 2, unharmed | acquire unharmed
smoky_quartz: gem 1 4 3 attack | clank -2, draw 1 | acquire clank 2
spectral_rider: companion 1 4 2 | skill 2, boots 1, grant ride
white_tourmaline: gem 2 4 3 attack | draw 1 | acquire clank 2
brave_hero: companion 1 5 0 bonus-captives | skill 2, swords 1, boots 1
curator: companion 1 5 2 | skill 2, boots 1, per 1 artifacts (draw 1)
diversion: action 1 5 2 | skill 2 | acquire free 1 | arrive bag_back 3
expert_guide: companion 2 5 2 | skill 2, boots 2
rebel_general: companion 1 5 2 | skill 2, swords 1, boots 1, when 2 companions (draw 1)
robbery: action 2 5 1 | swords 2, gold 2, grant hop | acquire topdeck
rose_quartz: gem 2 5 4 attack | clank -2, draw 1 | acquire clank 2
black_tourmaline: gem 1 6 5 attack | draw 1 | acquire clank 2
crystal_compass: action 1 6 3 | draw 2, steady
double_cross: action 1 6 3 | skill 2, clank -2 | acquire clank_others 2
expensive_taste: action 1 6 0 bonus-taste | skill 3, gold 2
fiery_quartz: gem 1 6 5 attack | clank -2, draw 1 | acquire clank 2
floating_skull: companion 1 6 2 | skill 2, swords 1, when 1 crowns (teleport) | acquire teleport
grand_theft: action 1 6 3 | choose 1 (pick_1: pick 1 / theft if theft: pay_pick, theft) | acquire topdeck
lute: action 1 6 3 | clank 1, draw 2, per 1 clank (gold 1)
souldrinker: action 1 6 3 | swords 4, when 1 beaten (heal 1)
thirst_for_adventure: action 1 7 0 attack bonus-thirst | boots 3 | acquire boots 3
blink_spell: action 1 8 3 attack | skill 3, choose 1 (teleport: teleport / blink if rival: grant blink)
wishing_well: device 1 0 0 attack danger gold-3 | draw 2
darkened_alcove: device 2 2 0 attack | clank -2
underground_river: device 2 2 0 attack | choose 1 (heal_1: heal 1 / boots_1: boots 1)
locked_trunk: device 1 3 0 attack pick-1 | major
thieves_shrine: device 2 4 0 | choose 1 (gold_2: gold 2 / burgles: burgles 2) | arrive bag_back 3
black_market: device 1 5 0 | choose 2 (gold_2: gold 2 / trash: trash any / pick_1: pick 1)
skeleton: monster 3 1 0 | gold 2, clank 1
animated_wall: monster 2 2 0 | boots 1, when 1 portal (boots 1) | arrive turn_all
crystal_kobold: monster 2 2 0 attack in-cave-or-shrine | skill 2
keymaster: monster 2 2 0 | pick 1
skeleton_priest: monster 2 2 0 | heal 1, clank 1 | arrive clank_all 1
archoverlord: monster 3 3 0 | draw 2, clank_others 1 | arrive clank_all 1
marble_guardian: monster 1 3 0 attack | lay_beside, choose 1 (leap if laid: leap / gold_2: gold 2)
skeletal_ape: monster 1 3 0 attack | gold 3, skill 3, clank 3
skeleton_warlock: monster 1 3 0 attack | tome, clank 1
the_warden: monster 1 3 0 attack danger in-depths | free 2
ogre_merchant: monster 2 4 0 attack | choose 1 (gold_5: gold 5 / good if good: good)
breakout: action 1 3 1 promo | skill 1, swords 1, boots 1, when 1 freed (gold 3, clank 1)
mister_wizkers: companion 1 4 1 promo | skill 1, swords 1, boots 1, when 1 marked (draw 1) | arrive bag_back 3
dusty_map: device 1 2 0 attack promo | lay_anywhere
ape_lord_phantasm: monster 1 3 0 party | draw 2, give_back
"""
COMPANION, GEM, DEVICE, MONSTER = "companion", "gem", "device", "monster"
OP = re.compile(r"(\w+)(?: (-?\d+))?(?: ([a-z][a-z ]*))?(?: \((.*)\))?")
WAY = re.compile(r"(\w+)(?: if (\w+))?: (.*)")


class Op(NamedTuple):
    """One thing a card does: a word, a number, what it is about, and what follows."""

    do: str
    n: int = 0
    what: str = ""
    then: "tuple[Op, ...]" = ()


class Card(NamedTuple):
    id: str
    kind: str
    copies: int
    cost: int
    points: int
    flags: frozenset[str]
    play: tuple[Op, ...]
    acquire: tuple[Op, ...]
    arrive: tuple[Op, ...]

    def amount(self, flag: str) -> int:
        """What it costs besides."""
        return sum(int(each[len(flag) :]) for each in self.flags if each.startswith(flag))


def parts(text: str) -> Iterator[str]:
    """What commas outside of brackets divide."""
    start = depth = 0
    for at, letter in enumerate(text):
        depth += (letter == "(") - (letter == ")")
        if letter == "," and not depth:
            yield text[start:at].strip()
            start = at + 1
    yield text[start:].strip()


def ops(text: str) -> tuple[Op, ...]:
    return tuple(op(part) for part in parts(text) if part)


def op(text: str) -> Op:
    found = OP.fullmatch(text)
    assert found, text
    do, n, what, inner = found.groups(default="")
    then = tuple(map(way, inner.split(" / "))) if do in {"choose", "first"} else ops(inner)
    return Op(do, int(n or 0), what, then)


def way(text: str) -> Op:
    """One of several ways to choose between."""
    found = WAY.fullmatch(text)
    assert found, text
    word, needs, then = found.groups(default="")
    return Op(word, 0, needs, ops(then))


def card(line: str) -> Card:
    head, play, *rest = line.split(" |")
    id, kind, copies, cost, points, *flags = head.replace(":", "").split()
    later = {word: ops(text) for word, text in (part.strip().split(" ", 1) for part in rest)}
    numbers = int(copies), int(cost), int(points)
    return Card(id, kind, *numbers, frozenset(flags), ops(play), later.get("acquire", ()), later.get("arrive", ()))


CARDS = {each.id: each for each in map(card, PRINTED.splitlines())}
DECK = ("burgle", "stumble", "sidestep", "scramble")
RESERVES = ("mercenary", "explore", "secret_tome")
WARDS = ("white_tourmaline", "black_tourmaline")


def is_companion(card: str) -> bool:
    return CARDS[card].kind == COMPANION or card == "mercenary"


def dungeon(promos: bool, party: bool) -> dict[str, int]:
    """The dungeon deck by how many there are of each card."""
    out = {*([] if promos else ["promo"]), *([] if party else ["party"])}
    others = {*DECK, *RESERVES, "goblin"}
    return {each.id: each.copies for each in CARDS.values() if each.id not in others and not each.flags & out}
