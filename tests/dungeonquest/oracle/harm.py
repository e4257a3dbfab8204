"""Wounds, healing and death."""

from .asks import Asking, GameOver, TurnOver, argument, ask
from .dungeon import name, placed
from .table import DEAD, Hero, Table
from .windows import window

BRIGHTBLAZE, WARDING = "brightblaze", "r_warding"
WARDED = 6


def wound(t: Table, hero: Hero, count: int) -> Asking[None]:
    """Let a hero suffer wounds, which may be prevented."""
    while count > 0:
        options = [f"ability:{BRIGHTBLAZE}"] if hero.can(BRIGHTBLAZE) and BRIGHTBLAZE not in hero.spent else []
        answer = argument((yield from window(t, "OnWounds", hero, options, WARDING)))
        if not answer:
            break
        prevented = min(WARDED, count) if answer == WARDING else count
        if answer == WARDING:
            t.use_up(hero, WARDING)
        else:
            hero.spent.add(BRIGHTBLAZE)
        t.say("prevented", hero, prevented)
        count -= prevented
    yield from wound_surely(t, hero, count)


def wound_surely(t: Table, hero: Hero, count: int) -> Asking[None]:
    """Let a hero suffer wounds that nothing prevents."""
    if count <= 0:
        return
    before = hero.life_left
    hero.wounds += count
    t.say("wounded", hero, count, before, max(0, hero.life_left))
    if hero.life_left <= 0:
        yield from die(t, hero, "wounds")


def heal(t: Table, hero: Hero, count: int) -> None:
    """Heal wounds; what is too much is lost."""
    count = min(count, hero.wounds)
    if count:
        before = hero.life_left
        hero.wounds -= count
        t.say("healed", hero, count, before, hero.life_left)


def die(t: Table, hero: Hero, cause: str) -> Asking[None]:
    """Let a hero die; whatever it was doing is over."""
    t.say("died", hero, cause)
    bury(t, hero, cause)
    if t.fight is not None and t.fight.hero == hero.seat:
        t.discard(t.fight.card)
        t.fight = None
    t.pass_first_marker()
    if t.respawn:
        yield from come_back(t, hero)
    elif not any(other.inside for other in t.heroes):
        raise GameOver
    raise TurnOver


def bury(t: Table, hero: Hero, cause: str) -> None:
    """Take a dead hero from the board and put everything it had away."""
    for card in [*(card for card, _ in hero.loot), *hero.kept, *hero.pile]:
        t.discard(card)
    t.boxed += hero.runes
    hero.loot, hero.kept, hero.pile, hero.active, hero.runes = [], [], [], [], []
    hero.wounds = hero.determination = hero.skip = 0
    hero.hole = hero.below = False
    hero.place = hero.came = None
    hero.status, hero.cause = DEAD, cause


def come_back(t: Table, hero: Hero) -> Asking[None]:
    """Let the left neighbour put a dead hero into a tower room."""
    towers = [f"tower:{name(tower)}" for tower in t.free_towers(hero)]
    answer = yield from ask("Respawn", t.left_of(hero), towers)
    hero.status, hero.cause = "inside", "alive"
    hero.place = placed(argument(answer))
    t.say("returned", hero, t.word(hero), hero.life_left)
