"""What the cards of the dungeon do: dungeon, search, trap, door, corpse and crypt."""

from collections.abc import Callable

from .asks import PASS, Asking, TurnOver, argument, ask
from .facts import is_loot
from .harm import die as let_die
from .harm import wound
from .moves import SECRET_DOOR, through_wall
from .plays import go_on
from .rolls import TRAPDOOR, die, passes, roll
from .table import Hero, Table
from .windows import window

Effect = Callable[[Table, Hero], Asking[None]]
SHUFFLE = "_shuffle"
STAFF, FLUTE = "z_staff_of_light", "z_charmer_flute"
KEPT = ("v_torch_out", "v_lingering_shade")
TORCHES = ("v_torch_out", "k_torch_out")


def draw(t: Table, hero: Hero, deck: str) -> Asking[str]:
    """Draw a card; a shuffle card brings a new deck and a new card. Empty if there is none, or only that one."""
    while True:
        card = t.draw(deck) or ""
        if not card.endswith(SHUFFLE):
            return card
        t.reshuffle(deck, card)
        if t.decks[deck].total() == 1:
            return ""
    yield


def resolve(t: Table, hero: Hero, deck: str) -> Asking[None]:
    """Draw a card and carry it out."""
    card = yield from draw(t, hero, deck)
    if card:
        put_down(t, hero, card)
        yield from carry_out(t, hero, card)


def put_down(t: Table, hero: Hero, card: str) -> None:
    """Lay a drawn card before its hero if it is loot, else on the discard pile; what is kept waits for its effect."""
    if is_loot(card):
        t.give(hero, card)
    elif card not in KEPT:
        t.discard(card)


def carry_out(t: Table, hero: Hero, card: str) -> Asking[None]:
    """Carry out a card that was drawn and put down."""
    if is_loot(card):
        return
    if card in KEPT:
        keep(t, hero, card)
        return
    if card.startswith("f_") and (yield from disarmed(t, hero, card)):
        return
    yield from EFFECTS[card[2:]](t, hero)


def burns_on(t: Table, hero: Hero) -> bool:
    """Return whether a hero's torch cannot go out."""
    return t.texts and hero.has(STAFF)


def keep(t: Table, hero: Hero, card: str) -> None:
    """Keep a card that takes effect in each status phase; the staff keeps the torch burning."""
    if card in TORCHES and burns_on(t, hero):
        t.discard(card)
        return
    hero.kept.append(card)
    hero.active.append(card)
    t.say("kept", hero, card)


def disarmed(t: Table, hero: Hero, card: str) -> Asking[bool]:
    """Return whether somebody does something about a trap."""
    fits = t.texts and card == "f_snakes" and hero.has(FLUTE)
    answer = argument((yield from window(t, "OnTrap", hero, [f"use:{FLUTE}"] * fits, "r_warning")))
    if answer:
        t.use_up(hero, answer)
    return bool(answer)


# Effects


def nothing(t: Table, hero: Hero) -> Asking[None]:
    """Do nothing."""
    yield from ()


def may_draw(deck: str) -> Effect:
    """Return the effect that lets one draw another card."""

    def effect(t: Table, hero: Hero) -> Asking[None]:
        if (yield from ask("MayDraw", hero.seat, [PASS, f"draw:{deck}"])) != PASS:
            yield from resolve(t, hero, deck)

    return effect


def hidden_trap(t: Table, hero: Hero) -> Asking[None]:
    """Draw a trap card."""
    yield from resolve(t, hero, "trap")


def ambush(t: Table, hero: Hero) -> Asking[None]:
    """Meet a monster."""
    yield from go_on("encounter", t, hero, flee=True)


def old_bones(t: Table, hero: Hero) -> Asking[None]:
    """Meet a monster without a way out on a 4 or more."""
    if (yield from die(t, hero)) > 3:
        yield from go_on("encounter", t, hero, flee=False)


def passage_down(t: Table, hero: Hero) -> Asking[None]:
    """Lay an entrance to the catacombs."""
    t.entrances.add(hero.spot)
    t.say("entrance", hero, t.word(hero))
    yield from ()


def ceiling(t: Table, hero: Hero) -> Asking[None]:
    """Turn the own tile clockwise; what is printed on the board does not turn."""
    if not hero.below and t.dungeon.kind(hero.spot) not in ("tower", "hall"):
        t.turn_room(hero.spot, 1)
        t.say("rotated", hero, t.word(hero), "right")
    yield from ()


def curse(t: Table, hero: Hero) -> Asking[None]:
    """Turn all corridors by a die."""
    quarters = (1, 1, 2, 2, 3, 3)[(yield from die(t, hero)) - 1]
    for place in t.dungeon.laid:
        if t.dungeon.kind(place) == "corridor":
            t.turn_room(place, quarters)
    t.say("corridors", hero, ("", "right", "half", "left")[quarters])


def secret_door(t: Table, hero: Hero) -> Asking[None]:
    """Go through a wall, or not."""
    yield from through_wall(t, hero, SECRET_DOOR, may_stay=True)


def wounds_by_dice(dice: int, less: int = 0) -> Effect:
    """Return the effect that wounds by dice."""

    def effect(t: Table, hero: Hero) -> Asking[None]:
        yield from wound(t, hero, sum((yield from roll(t, hero, dice))) - less)

    return effect


def ferrox(t: Table, hero: Hero) -> Asking[None]:
    """Test strength until the beast or the hero is dead."""
    life = yield from die(t, hero)
    t.say("foe", hero, life)
    while life:
        if (yield from passes(t, hero, "strength")):
            life -= 1
            t.say("foe-hit", hero, life + 1, life)
        else:
            yield from wound(t, hero, 1)


def trapdoor(t: Table, hero: Hero) -> Asking[None]:
    """Fall into the catacombs unless agile; who is below only falls."""
    if not (yield from passes(t, hero, "agility", TRAPDOOR)):
        yield from wound(t, hero, 1)
        if not hero.below:
            yield from go_on("descend", t, hero)


def gas(t: Table, hero: Hero) -> Asking[None]:
    """Suffer wounds and lose turns, each by a die minus 3."""
    yield from wound(t, hero, (yield from die(t, hero)) - 3)
    lose_turns(t, hero, (yield from die(t, hero)) - 3)


def lose_turns(t: Table, hero: Hero, count: int) -> None:
    """Let a hero lose turns."""
    if count > 0:
        hero.skip += count
        t.say("loses-turns", hero, count)


def explosion(t: Table, hero: Hero) -> Asking[None]:
    """Suffer 4 wounds and lose a turn."""
    yield from wound(t, hero, 4)
    lose_turns(t, hero, 1)


def blade(t: Table, hero: Hero) -> Asking[None]:
    """Die unless armoured."""
    if not (yield from passes(t, hero, "armour")):
        yield from let_die(t, hero, "card")


def crossfire(t: Table, hero: Hero) -> Asking[None]:
    """Suffer as many wounds as the test failed by."""
    if not (yield from passes(t, hero, "armour")):
        yield from wound(t, hero, t.margin)


def spectral(t: Table, hero: Hero) -> Asking[None]:
    """Lose half of the life that is left unless strong."""
    if not (yield from passes(t, hero, "strength")):
        yield from wound(t, hero, (hero.life_left + 1) // 2)


def open_door(t: Table, hero: Hero) -> Asking[None]:
    """Draw a door card; the turn ends unless it opens."""
    card = yield from draw(t, hero, "door")
    if card:
        t.discard(card)
    if card == "t_opens":
        return
    if card == "t_spear":
        yield from wound(t, hero, (yield from die(t, hero)))
    raise TurnOver


EFFECTS: dict[str, Effect] = {
    "empty": nothing,
    "dead_adventurer": may_draw("corpse"),
    "crypt": may_draw("crypt"),
    "ambush": ambush,
    "hidden_trap": hidden_trap,
    "passage_down": passage_down,
    "ceiling": ceiling,
    "secret_door": secret_door,
    "razorwing": wounds_by_dice(1),
    "wizard_curse": curse,
    "centipede": wounds_by_dice(2),
    "ferrox": ferrox,
    "trapdoor": trapdoor,
    "snakes": wounds_by_dice(1),
    "gas": gas,
    "explosion": explosion,
    "blade": blade,
    "crossfire": crossfire,
    "old_bones": old_bones,
    "scorpion": wounds_by_dice(1, 1),
    "scorpion_small": wounds_by_dice(1, 2),
    "scorpion_deadly": wounds_by_dice(1),
    "spectral": spectral,
}
