# mypyc: interpreted
"""What the log accounts for: the numbers of the state, and those of an event that change none of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from verlies.core.agenda import HOUSE
from verlies.core.event import Event
from verlies.kit.odds import percent

from . import events, how
from .boards import SUN_NUMBERS, walk_straight
from .catacombs import Bribe, JudgeBribe, SecondLeg, WeighBribe
from .content.cards import CARDS, NUMBERS
from .content.heroes import ABILITIES, HEROES
from .content.ids import DEAD, INSIDE, MONSTER, NONE
from .fight import SOLO_TABLE, TABLE, HitHarder, Mirror
from .kinds import HeroKind, Steps
from .options import SHIFTS
from .rolls import AttributeTest, GainDetermination, Judge, RollLoseTurns, RollTest, RollWounds, chance
from .state import DungeonState
from .wounds import Prevent

Known = Mapping[str, Sequence[int]]


def books(s: DungeonState) -> dict[str, list[int]]:
    """Return the numbers that the log accounts for, of each hero and of the table."""
    heroes, test = s.heroes, test_on(s)
    return {
        "kind": [hero.kind for hero in heroes],
        "life": [life(s, seat) for seat in range(s.seats)],
        "determination": [hero.determination for hero in heroes],
        "loot": [len(hero.loot) for hero in heroes],
        "heavy": [sum(CARDS[number].weight - 1 for number in hero.loot) for hero in heroes],
        "gold": [sum(hero.worth) for hero in heroes],
        "runes": [len(hero.runes) for hero in heroes],
        "skip": [hero.skip for hero in heroes],
        "pile": [len(hero.pile) for hero in heroes],
        "below": [hero.cell + 1 if hero.below else 0 for hero in heroes],
        "facing": [hero.facing + 1 if hero.below else 0 for hero in heroes],
        "at": [s.turn.spot + 1 if waits_for(s, SecondLeg) else 0],
        "bribe": [max(s.turn.bribe, 0) if waits_for(s, Bribe, WeighBribe, JudgeBribe) else 0],
        "thrown": [sum(s.dice)],
        "needed": [s.attribute(test[0], test[1].attribute) if test else 0],
        "load": [test[1].load if test else 0],
        "tester": [test[0] if test else NONE],
        "spent": [0],
        "sun": [s.sun],
        "foe": [s.turn.foe],
        "monster": [s.fight.wounds],
        "strength": [max(CARDS[s.fight.card].life - s.fight.wounds, 0) if s.fight.shown else 0],
        "_due": [s.pending_wounds],
        "_blow": [s.blow],
        "_ability": [NONE],
        "_used": [NONE],
        "_texts": [int(s.terms.texts)],
        **places(s),
        **things(s),
        **fight(s),
    }


def places(s: DungeonState) -> dict[str, list[int]]:
    """Return whose turn it is, who is where, and what the board shows: the sums of rooms and of marked fields."""
    return {
        "turn": [s.active],
        "first": [s.first],
        "dark": [int(s.sunset)],
        "inside": [int(hero.status == INSIDE) for hero in s.heroes],
        "cause": [hero.cause for hero in s.heroes],
        "figure": [hero.cell for hero in s.heroes],
        "board": [sum(s.map)],
        "searched": [len(s.searched)],
        "searched_at": [sum(s.searched)],
        "under": [int(hero.below) for hero in s.heroes],
        "spot": [s.turn.spot],
        "hops": [int(s.turn.hopped)],
    }


def things(s: DungeonState) -> dict[str, list[int]]:
    """Return which card is being resolved, and which lie before whom: the sums of their numbers."""
    return {
        "_current": [s.turn.current],
        "undrawn": [sum(sum(deck.cards()) + deck.count() for deck in s.decks[:MONSTER])],
        "belongings": [sum(hero.loot) for hero in s.heroes],
        "rune_cards": [sum(hero.runes) for hero in s.heroes],
        "effects": [sum(hero.active) for hero in s.heroes],
    }


def fight(s: DungeonState) -> dict[str, list[int]]:
    """Return whom the hero of a fight meets, who leads it and what both did last; `NONE` without one."""
    on, led = s.fight, s.fight.keeper != HOUSE
    return {
        "met": [NONE if s.terms.solo else on.name],
        "led": [on.card if led else NONE],
        "keeper": [on.keeper],
        "stance": [on.picks[0] if on.picks else NONE],
        "claw": [on.picks[1] if on.picks else NONE],
        "_fighter": [on.hero],
        "_foe_card": [on.card],
    }


def life(s: DungeonState, seat: int) -> int:
    """Return the life a hero has left; nobody has none."""
    hero = s.heroes[seat]
    return 0 if hero.kind == NONE or hero.status == DEAD else max(s.life_left(seat), 0)


def waits_for(s: DungeonState, *steps: type[Any]) -> bool:
    """Return whether one of some steps is still to be done."""
    return any(isinstance(frame.step, steps) for frame in s.agenda)


def test_on(s: DungeonState) -> tuple[int, AttributeTest] | None:
    """Return the test that is announced and not yet judged, with the seat that makes it."""
    found = [(frame.subject, frame.step.test) for frame in s.agenda if isinstance(frame.step, (RollTest, Judge))]
    return found[-1] if found else None


def quoted(event: Event, known: Known) -> dict[str, int]:
    """Return what the numbers of an event must be that change no book, and others that can be worked out."""
    work_out = QUOTED.get(event.kind)
    return work_out(event, known) if work_out is not None else {}


def sun_limit(event: Event, known: Known) -> dict[str, int]:
    """Return what the die may show at most for the sun to go down."""
    return {"limit": SUN_NUMBERS[known["sun"][0]]}


def penalty(event: Event, known: Known) -> dict[str, int]:
    """Return what a flight from a monster costs."""
    return {"penalty": CARDS[event.a].penalty}


def monster_life(event: Event, known: Known) -> dict[str, int]:
    """Return what is printed on a monster."""
    return {"life": CARDS[event.a].life}


def own_deck(event: Event, known: Known) -> dict[str, int]:
    """Return which deck a card belongs to."""
    return {"deck": CARDS[event.a].deck}


def own_ability(event: Event, known: Known) -> dict[str, int]:
    """Return an ability, if the hero has it."""
    return {"ability": event.a if event.a in hero_of(event, known).abilities else NONE}


def whole_life(event: Event, known: Known) -> dict[str, int]:
    """Return with how much life a hero comes back."""
    return {"life": hero_of(event, known).life}


def worth(event: Event, known: Known) -> dict[str, int]:
    """Return what loot is worth, but for that of which dice decide at the end."""
    card = CARDS[event.a]
    return {} if card.at_end else {"gold": card.gold}


def markers(event: Event, known: Known) -> dict[str, int]:
    """Return how many determination markers there are for a failure, or for what an ability does."""
    gains = [step.count for step in steps_of(known["_ability"][0]) if isinstance(step, GainDetermination)]
    return {"count": 1 if event.b == how.FAILURE else sum(gains)}


def steps_of(ability: int) -> Steps:
    """Return what an ability does; of none, nothing."""
    return [] if ability == NONE else ABILITIES[ability].then


def wounds(event: Event, known: Known) -> dict[str, int]:
    """Return by how much life fell; what kills may be more than the life that was left."""
    by = event.b - event.c
    return {"count": max(by, event.a) if event.c == 0 else by}


def healed(event: Event, known: Known) -> dict[str, int]:
    """Return by how much life rose."""
    return {"count": event.c - event.b}


def shifted(event: Event, known: Known) -> dict[str, int]:
    """Return what a die shows that was turned as it was answered."""
    return {"after": event.a + (1 if SHIFTS[known["answer"][0]] == "up" else -1)}


def price(event: Event, known: Known) -> dict[str, int]:
    """Return what an elf or a troll wants: a hundred for every pip."""
    return {"price": known["thrown"][0] * 100}


# Fights


def hit(event: Event, known: Known) -> dict[str, int]:
    """Return how many wounds a monster suffers; they add up where its life is not known."""
    count = blow(known)
    return {"count": count, "after": event.b + count}


def struck(event: Event, known: Known) -> dict[str, int]:
    """Return how many wounds a monster suffers whose card lies face up."""
    count = blow(known)
    return {"count": count, "after": max(event.b - count, 0)}


def blow(known: Known) -> int:
    """Return how many wounds the monster suffers: those of the round, and what was used in this answer adds to them."""
    count = known["_blow"][0] or of_round(known)
    count += sum(isinstance(step, HitHarder) for step in steps_of(known["_ability"][0]))
    return count + known["_due"][0] if mirrors(known["_used"][0]) else count


def mirrors(card: int) -> bool:
    """Return whether a card that was used turns the hero's wounds on the monster."""
    use = CARDS[card].use if card != NONE else None
    return use is not None and any(isinstance(step, Mirror) for step in use.then)


def of_round(known: Known) -> int:
    """Return the monster's wounds by both attacks, or by the die of whoever plays alone."""
    if known["stance"][0] == NONE:
        return SOLO_TABLE[known["thrown"][0] - 1][1]
    return TABLE[known["stance"][0]][known["claw"][0]][1]


# Tests


def announced(event: Event, known: Known) -> dict[str, int]:
    """Return what a test asks for: the attribute, and the odds with all that weighs on it."""
    need, load = hero_of(event, known).attribute(event.a), known["load"][0]
    true = event.kind == events.TEST or load
    return {"need": need if true else NONE, "chance": percent(chance(need - load))}


def loaded(event: Event, known: Known) -> dict[str, int]:
    """Return how heavy a hero's loot weighs."""
    loot = known["loot"][event.seat] + known["_texts"][0] * known["heavy"][event.seat]
    return {"load": loot // 2 if hero_of(event, known).light else loot}


def judged(event: Event, known: Known) -> dict[str, int]:
    """Return what a test comes to, the dice with all that counts; as it is told, it is passed or failed."""
    total = max(known["thrown"][0] + known["load"][0] - known["spent"][0], 0)
    return {"sum": total if (total <= known["needed"][0]) == (event.kind == events.PASSED) else NONE}


def reduced(event: Event, known: Known) -> dict[str, int]:
    """Return what the card that is being resolved takes off the dice, and what is left of them."""
    step = RollWounds if event.kind == events.DICE_WOUNDS else RollLoseTurns
    minus = next(each.minus for each in CARDS[known["_current"][0]].then if isinstance(each, step))
    return {"minus": minus, "count": max(known["thrown"][0] - minus, 0)}


def hero_of(event: Event, known: Known) -> HeroKind:
    """Return the hero whom an event is about."""
    return HEROES[known["kind"][event.seat]]


def journey(event: Event, known: Known) -> dict[str, int]:
    """Return where a travel marker must get to, and how many steps are lost."""
    seat = event.seat
    facing = known["facing"][seat] - 1
    if event.kind == events.MARKER:
        place, lost = walk_straight(known["below"][seat] - 1, facing, known["pile"][seat])
        return {"place": place, "lost": lost, "steps": known["pile"][seat] - lost}
    place, lost = walk_straight(known["at"][0] - 1, event.a, known["thrown"][0])
    return {"direction": event.a if (event.a - facing) % 2 else NONE, "place": place, "lost": lost}


def prevented(event: Event, known: Known) -> dict[str, int]:
    """Return how many of the wounds that were due a rune or the hero's ability prevents."""
    use = CARDS[NUMBERS["r_warding"]].use
    assert use is not None
    own = [step for number in hero_of(event, known).abilities for step in ABILITIES[number].then]
    most = limit_of(use.then if event.b == how.RUNE else own)
    return {"count": min(most, known["_due"][0]) if most else known["_due"][0]}


def limit_of(steps: Steps) -> int:
    """Return how many wounds some steps prevent at most; 0 if all."""
    return next(step.count for step in steps if isinstance(step, Prevent))


QUOTED: Final[Mapping[int, Callable[[Event, Known], dict[str, int]]]] = {
    **dict.fromkeys((events.SUN_ROLL, events.LAST_ROLL), sun_limit),
    **dict.fromkeys((events.FLED, events.CAUGHT), penalty),
    **dict.fromkeys((events.LOOT, events.DISCARDED, events.USED_UP), worth),
    **dict.fromkeys((events.TEST, events.LOADED_TEST), announced),
    **dict.fromkeys((events.PASSED, events.FAILED), judged),
    **dict.fromkeys((events.DICE_WOUNDS, events.DICE_TURNS), reduced),
    **dict.fromkeys((events.BRIBED, events.BRIBE_EVEN), price),
    **dict.fromkeys((events.MARKER, events.MARKER_ON, events.MARKER_STAYS), journey),
    events.WOUNDED: wounds,
    events.HEALED: healed,
    events.HIT: hit,
    events.STRUCK: struck,
    events.PREVENTED: prevented,
    events.TURNED_UP: monster_life,
    events.DREW: own_deck,
    events.ABILITY: own_ability,
    events.DETERMINED: markers,
    events.RETURNED: whole_life,
    events.SHIFTED: shifted,
    events.LOADED: loaded,
}
"""How the numbers of each kind of event are worked out."""
