"""Arriving on a tile, meeting its monster, and fighting it or another hero."""

from collections import Counter

from .asks import Asking, argument, ask, free
from .dungeon import Place, name
from .facts import DRAGON, ITEM_TILES, ITEMS, MIRROR, MONSTERS, REACHER, SPIKES, reward
from .finds import draw_items
from .harm import die, hand_over, lose, rob, spoils
from .table import MOST_DICE, Fight, Hero, Table

STING_RANGE = 4
EVADE_PRICE = 4


def arrive(t: Table, hero: Hero) -> Asking[None]:
    """Do what happens to a hero who comes onto a tile."""
    t.check_end()
    tile = t.dungeon.laid[hero.place][0]
    if t.monster_at(hero.place):
        if hero.seat == t.active and not t.turn.over:
            yield from meet(t, hero)
    elif tile == SPIKES and t.on("spikes", "on") and not t.jammed:
        yield from _spikes(t, hero)
    elif tile in ITEM_TILES and hero.place not in t.looted:
        t.looted.add(hero.place)
        yield from draw_items(t, hero, 1)


def _spikes(t: Table, hero: Hero) -> Asking[None]:
    """Jam the spikes with an item, or step on them."""
    items = [f"jam:{item}" for _, item in hero.items()]
    answer = yield from ask("Spikes", hero.seat, free("brave", *items))
    if answer == "brave":
        if t.told.die() <= 2 and lose(hero, t.told.die()):
            die(t, hero)
    else:
        hero.take_out(argument(answer))
        t.discard(argument(answer))
        t.jammed = True


# Dice


def score(t: Table, dice: list[int]) -> int:
    """Return what a hero's dice count: equal ones times their number."""
    groups = Counter(dice)
    if t.on("pasch", "all_equal") and len(groups) > 1:
        return sum(dice)
    return sum(face * many * many for face, many in groups.items())


def dice_of(fight: Fight, hero: Hero) -> int:
    """Return how many dice a hero rolls in a fight."""
    extra = (hero.seat in fight.strong) + (fight.partner is not None and hero.seat == fight.hero)
    return min(MOST_DICE, hero.dice() + extra)


def roll_of(t: Table, fight: Fight, hero: Hero) -> int:
    """Roll for a hero; return the total."""
    counted, bonus = score(t, t.told.roll(dice_of(fight, hero))), hero.bonus()
    total = (counted + bonus) * (2 if hero.seat in fight.doubled else 1)
    t.scores.append((hero.seat, counted, bonus, total))
    return total


def roll_of_monster(t: Table, fight: Fight) -> int:
    """Roll for the monster, for which doubles count nothing; return the total."""
    counted = sum(t.told.roll(fight.dice))
    t.scores.append((fight.hero, counted, fight.bonus, counted + fight.bonus))
    return counted + fight.bonus


# Against a monster


def meet(t: Table, hero: Hero) -> Asking[None]:
    """Meet the monster of a tile and decide what to do about it."""
    monster = t.uncover(hero.place)
    card = MONSTERS[monster]
    full = t.full_health(monster, hero)
    left = max(1, full - t.turn.wounds.get(hero.place, 0))
    fight = Fight(hero.seat, hero.place, monster, dice=card.dice, bonus=card.bonus, health=left, begun=full)
    if monster == MIRROR:
        fight.dice, fight.bonus = min(MOST_DICE, hero.dice() + t.turn.strong), hero.bonus()
    if t.turn.strong:
        fight.strong.add(hero.seat)
        t.turn.strong = False
    t.fight = fight
    while t.fight is fight:
        yield from clash(t, fight, t.heroes[fight.hero])


def clash(t: Table, fight: Fight, hero: Hero) -> Asking[bool]:
    """Put the choice before a round once; return whether a hero wants to fight now."""
    answer = yield from ask("Clash", hero.seat, clash_options(t, fight, hero))
    if answer == "fight":
        if fight.rival is None:
            yield from monster_round(t, fight)
        return True
    if answer.startswith("run"):
        yield from run(t, fight, hero, argument(answer))
    elif answer == "sneak":
        sneak(t, fight)
    elif answer.startswith("call"):
        yield from call(t, fight, hero, t.heroes[int(argument(answer))])
    elif answer == "skill":
        hero.uses -= 1
        fight.doubled.add(hero.seat)
    else:
        from .uses import use_in_fight

        yield from use_in_fight(t, fight, hero, argument(answer))
    return False


def clash_options(t: Table, fight: Fight, hero: Hero) -> dict[str, int]:
    """Return what can be done before a round."""
    from .uses import usable_in_fight

    options = free("fight")
    if can_run(t, fight, hero):
        options.update({f"run:{name(place)}": 1 for place in ways_out(t, hero)})
    if can_sneak(fight, hero):
        options["sneak"] = 0
    options.update({f"call:{friend.seat}": 1 for friend in callable_friends(t, fight, hero)})
    options.update({f"use:{item}": ITEMS[item].ap for item in usable_in_fight(t, fight, hero)})
    if hero.kind == "fighter" and hero.uses and hero.seat not in fight.doubled:
        options["skill"] = 0
    return options


def can_run(t: Table, fight: Fight, hero: Hero) -> bool:
    """Return whether a hero may run now; heroes who fight each other only between rounds."""
    begun = fight.rival is None or fight.rounds > 0
    return begun and not fight.committed and t.can_pay(hero, 1)


def ways_out(t: Table, hero: Hero) -> list[Place]:
    """Return where one can run to: neighbours without a monster, else the way back."""
    ways = [way for way in t.dungeon.ways(hero.place) if not t.monster_at(way)]
    back = [] if hero.came is None else [hero.came]
    return ways or back


def can_sneak(fight: Fight, hero: Hero) -> bool:
    """Return whether a hero may try to sneak past the monster."""
    fresh = fight.rival is None and not (fight.rounds or fight.committed or fight.alone)
    return fresh and fight.monster != DRAGON and "invisibility_cloak" in hero.working()


def sneak(t: Table, fight: Fight) -> None:
    """Try to sneak past; whoever is caught fights at least one round."""
    if t.told.die() <= 2:
        fight.committed = True
    else:
        end_fight(t, fight)


def callable_friends(t: Table, fight: Fight, hero: Hero) -> list[Hero]:
    """Return whom a fighter may call: nobody was called yet, and the way is short and free of monsters."""
    if fight.rival is not None or fight.helped or fight.alone or not t.can_pay(hero, 1):
        return []
    far = t.dungeon.distances(fight.place, set(t.lairs))
    others = [other for other in t.inside() if other is not hero and other.seat not in fight.declined]
    return [other for other in others if far.get(other.place, 99) <= other.most_ap()]


def call(t: Table, fight: Fight, hero: Hero, friend: Hero) -> Asking[None]:
    """Call a friend, who may say no; then the point is given back."""
    t.pay(hero, 1)
    if not t.solo and (yield from ask("Help", friend.seat, free("pass", "agree"))) == "pass":
        t.pay(hero, -1)
        fight.declined.add(friend.seat)
        return
    friend.place, friend.came = fight.place, None
    fight.partner, fight.helped, fight.committed = friend.seat, True, True


def run(t: Table, fight: Fight, hero: Hero, where: str) -> Asking[None]:
    """Run away: a point, a health but never the last, and the turn is over if there was a round."""
    t.pay(hero, 1)
    hero.health = max(1, hero.health - 1)
    yield from leave_fight(t, fight, hero, where)


def leave_fight(t: Table, fight: Fight, hero: Hero, where: str, walked: bool = True) -> Asking[None]:
    """Leave a fight for another tile."""
    end_fight(t, fight)
    place = next(place for place in t.dungeon.laid if name(place) == where)
    hero.came, hero.place = hero.place if walked else None, place
    yield from arrive(t, hero)


def end_fight(t: Table, fight: Fight) -> None:
    """End a fight: armour may fall apart, and after a round the turn is over."""
    t.fight = None
    if not fight.rounds and t.active in fight.strong:
        t.turn.strong = True
    if fight.rounds:
        t.turn.over = True
        for seat in fight.sides():
            wear_out(t, t.heroes[seat])


def wear_out(t: Table, hero: Hero) -> None:
    """Let rusty armour that was worn in a fight fall apart."""
    if "rusty_armour" in hero.working():
        hero.take_out("rusty_armour")
        t.discard("rusty_armour")


def monster_round(t: Table, fight: Fight) -> Asking[None]:
    """Fight one round against a monster."""
    hero = t.heroes[fight.hero]
    fight.rounds += 1
    fight.committed = False
    mine = roll_of(t, fight, hero)
    theirs = roll_of_monster(t, fight)
    mine = yield from reroll(t, fight, hero, mine)
    loss = yield from loss_of(t, fight, hero, theirs - mine)
    settle_round(fight)
    if mine > theirs:
        fight.health -= mine - theirs
        if fight.health <= 0:
            yield from monster_beaten(t, fight, hero)
            return
    elif loss:
        hero_lost(t, fight, hero, loss)
    if t.fight is fight and fight.partner is not None:
        from .uses import sip

        yield from sip(t, t.heroes[fight.partner])


def settle_round(fight: Fight) -> None:
    """Forget what counted for one round only."""
    fight.doubled, fight.bound, fight.declined = set(), set(), set()


def reroll(t: Table, fight: Fight, hero: Hero, total: int) -> Asking[int]:
    """Let a hero with the imp's teeth repeat the own roll."""
    if "imps_teeth" not in hero.working():
        return total
    answer = yield from ask("Reroll", hero.seat, free("pass", "use:imps_teeth"))
    if answer == "pass":
        return total
    hero.take_out("imps_teeth")
    t.discard("imps_teeth")
    return roll_of(t, fight, hero)


def loss_of(t: Table, fight: Fight, hero: Hero, difference: int) -> Asking[int]:
    """Return what a lost round costs: less with armour, nothing behind the vine or if the dwarf braces himself."""
    loss = max(0, difference - hero.guard()) if difference > 0 else 0
    if not loss or hero.seat in fight.bound:
        return 0
    if hero.kind == "dwarf" and hero.uses:
        answer = yield from ask("Brace", hero.seat, free("pass", "skill"))
        if answer == "skill":
            hero.uses -= 1
            return 0
    return loss


def hero_lost(t: Table, fight: Fight, hero: Hero, loss: int) -> None:
    """Take health from the fighter, half of it from the partner, and from those the reacher stings."""
    partner = None if fight.partner is None else t.heroes[fight.partner]
    dead = lose(hero, loss)
    partner_dead = partner is not None and lose(partner, loss // 2)
    if fight.monster == REACHER:
        _sting(t, fight, loss // 2)
    by_dragon = fight.monster == DRAGON
    if dead:
        _fighter_dies(t, fight, hero, None if partner_dead else partner)
        die(t, hero, by_dragon)
    if partner is not None and partner_dead:
        fight.partner = None
        die(t, partner, by_dragon)


def _fighter_dies(t: Table, fight: Fight, hero: Hero, partner: Hero | None) -> None:
    """Let the partner go on alone, if there is one who lives; else the fight is over."""
    if partner is None:
        end_fight(t, fight)
        return
    wear_out(t, hero)
    fight.hero, fight.partner, fight.alone, fight.rounds = partner.seat, None, True, 0
    t.turn.over = True


def _sting(t: Table, fight: Fight, loss: int) -> None:
    """Hurt all other heroes near by."""
    far = t.dungeon.distances(fight.place, set())
    fighting = (fight.hero, fight.partner)
    near = [hero for hero in t.inside() if hero.seat not in fighting and far.get(hero.place, 99) <= STING_RANGE]
    dead = [hero for hero in near if loss and lose(hero, loss)]
    for hero in dead:
        die(t, hero)


def monster_beaten(t: Table, fight: Fight, hero: Hero) -> Asking[None]:
    """Beat the monster of a fight: a trophy, and items by the health it started with."""
    t.turn.over = True
    fight.rounds += not fight.rounds
    end_fight(t, fight)
    yield from take_trophy(t, hero, fight.place, fight.begun)


def take_trophy(t: Table, hero: Hero, place: Place, health: int) -> Asking[None]:
    """Let a hero have a beaten monster and draw for it."""
    yield from draw_items(t, hero, claim(t, hero, place, health))


def claim(t: Table, hero: Hero, place: Place, health: int) -> int:
    """Take a beaten monster off its tile; return how many items it is worth, the dragon none."""
    monster = t.lairs.pop(place)
    t.turn.wounds.pop(place, None)
    if monster == DRAGON:
        t.dragon_dies(hero)
        return 0
    hero.trophies.append(monster)
    t.check_end()
    return reward(health)


# Hero against hero


def attack(t: Table, hero: Hero, other: Hero) -> Asking[None]:
    """Attack a hero on the same tile, who may run first for a trophy or four health."""
    t.turn.over = True
    fight = Fight(hero.seat, hero.place, rival=other.seat)
    if t.turn.strong:
        fight.strong.add(hero.seat)
        t.turn.strong = False
    t.fight = fight
    ways = [way for way in t.dungeon.ways(other.place) if not t.monster_at(way)]
    answer = yield from ask("Evade", other.seat, free("fight", *(f"run:{name(way)}" for way in ways)))
    if answer != "fight":
        yield from _evade(t, fight, other, argument(answer))
    while t.fight is fight:
        yield from _duel_round(t, fight)


def _evade(t: Table, fight: Fight, other: Hero, where: str) -> Asking[None]:
    """Pay for evading a fight, and go."""
    hero = t.heroes[fight.hero]
    kinds = [f"trophy:{kind}" for kind in sorted(set(other.trophies))]
    answer = yield from ask("PayEvade", other.seat, free("bleed", *kinds))
    if answer != "bleed":
        hand_over(other, hero, argument(answer))
    elif lose(other, EVADE_PRICE):
        t.fight = None
        die(t, other)
        yield from rob(t, hero, other)
        return
    yield from leave_fight(t, fight, other, where, walked=False)


def _duel_round(t: Table, fight: Fight) -> Asking[None]:
    """Let both heroes choose, the attacker first, then roll."""
    for seat in fight.sides():
        ready = False
        while t.fight is fight and not ready:
            ready = yield from clash(t, fight, t.heroes[seat])
    if t.fight is not fight:
        return
    fight.rounds += 1
    fight.committed = False
    hero, rival = (t.heroes[seat] for seat in fight.sides())
    totals = [roll_of(t, fight, hero), roll_of(t, fight, rival)]
    totals[0] = yield from reroll(t, fight, hero, totals[0])
    totals[1] = yield from reroll(t, fight, rival, totals[1])
    loser, winner = (hero, rival) if totals[0] < totals[1] else (rival, hero)
    loss = yield from loss_of(t, fight, loser, abs(totals[0] - totals[1]))
    settle_round(fight)
    if loss and lose(loser, loss):
        yield from duel_won(t, fight, winner, loser)


def duel_won(t: Table, fight: Fight, winner: Hero, loser: Hero) -> Asking[None]:
    """End a fight between heroes with the death of one, be it before the first round."""
    fight.rounds += not fight.rounds
    end_fight(t, fight)
    die(t, loser)
    if winner.seat != t.active:
        yield from spoils(t, winner)
    yield from rob(t, winner, loser)
