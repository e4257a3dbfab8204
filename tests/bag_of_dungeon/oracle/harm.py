"""Losing health, dying, and what a killer gets."""

from .asks import Asking, argument, ask, free
from .facts import BEAR
from .gear import gain
from .table import HOME, Hero, Table


def lose(hero: Hero, amount: int) -> bool:
    """Take health from a hero; return whether that is the end of a life."""
    hero.health = max(0, hero.health - amount)
    return hero.health == 0


def die(t: Table, hero: Hero, by_dragon: bool = False) -> None:
    """Lose a life and, unless insured, all gear; go back to the start, or out of the game."""
    hero.lives -= 1
    if BEAR in hero.company:
        hero.company.remove(BEAR)
        t.items[BEAR] += 1
    if "acme_insurance" in hero.working() and hero.lives:
        hero.take_out("acme_insurance")
        t.discard("acme_insurance")
    else:
        _leave_gear(t, hero, by_dragon)
    hero.place, hero.came, hero.health = HOME, None, hero.most_health
    if not hero.lives:
        hero.status = "out"
        hero.health = 0
    if hero.seat == t.active:
        t.turn.dead = True
    t.check_end()


def _leave_gear(t: Table, hero: Hero, by_dragon: bool) -> None:
    """Lay down all gear: on the tile, or for the dragon's victims in the pool, where it may have to wait."""
    pool = t.pool_place()
    pile = t.pile(hero.place)
    if by_dragon:
        pile = t.waiting if pool is None else t.pile(pool)
    pile += hero.gear()
    hero.held = [None] * len(hero.held)
    hero.company = []


def rob(t: Table, killer: Hero, victim: Hero) -> Asking[None]:
    """Let the killer take one of the trophies of a dead rival."""
    kinds = sorted(set(victim.trophies))
    if not kinds or not killer.inside:
        return
    answer = yield from ask("TakeTrophy", killer.seat, free(*(f"trophy:{each}" for each in kinds)))
    hand_over(victim, killer, argument(answer))


def hand_over(giver: Hero, taker: Hero, trophy: str) -> None:
    """Give a trophy away."""
    giver.trophies.remove(trophy)
    taker.trophies.append(trophy)


def spoils(t: Table, hero: Hero) -> Asking[None]:
    """Let whoever won in another hero's turn take what lies there, if no monster is left."""
    while hero.inside and not t.monster_at(hero.place):
        kinds = pickable(t, hero)
        if not kinds:
            return
        answer = yield from ask("Spoils", hero.seat, free("pass", *(f"pick:{each}" for each in kinds)))
        if answer == "pass":
            return
        yield from gain(t, hero, argument(answer))


def pickable(t: Table, hero: Hero) -> list[str]:
    """Return what can be picked up on the tile of a hero; chests stay where they are."""
    lying = [] if t.monster_at(hero.place) else t.pile(hero.place)
    return sorted({item for item in lying if item not in ("small_chest", "large_chest")})
