"""Fights, in the order of the list of cards."""

from .moves import pick_target
from .ops import Use, abilities, does, holds, possible
from .question import Asking, pick_if_several
from .table import Fight, Lasting, Table
from .tokens import bring_back, hold
from .treasures import CARDS, Effect
from .windows import only, window

# Who may be attacked


def reach(table: Table, seat: int) -> int:
    """Return how many rooms away somebody may attack."""
    return sum(effect.n for effect in table.passive(seat, "attack_range"))


def may_attack(table: Table, seat: int, foe: int) -> bool:
    """Return whether the attacks of this turn leave one more."""
    made = {other: n for (attacker, other), n in table.turn.attacks.items() if attacker == seat and n}
    limits = [effect.n for effect in table.passive(seat, "limit_attacks")]
    if limits and sum(made.values()) >= min(limits):
        return False
    if foe not in made:
        return True
    again = sum(effect.n for effect in table.passive(seat, "repeat_attack"))
    return sum(n - 1 for n in made.values()) < again


def attackable(table: Table, seat: int) -> list[int]:
    """Return the enemies somebody may attack."""
    near = [foe for foe in table.enemies(seat) if table.distance(seat, foe) <= reach(table, seat)]
    return [foe for foe in near if may_attack(table, seat, foe)]


def foes(table: Table, use: Use, effect: Effect) -> list[int]:
    """Return whom a card lets its player attack."""
    found = attackable(table, use.seat)
    return [foe for foe in found if foe == use.cause] if effect.target == "triggering_enemy" else found


@possible("attack_now")
def can_attack_now(table: Table, use: Use, effect: Effect) -> bool:
    return bool(foes(table, use, effect))


@does("attack_now")
def attack_now(table: Table, use: Use, effect: Effect) -> Asking[None]:
    foe = yield from pick_target(table, use, foes(table, use, effect))
    yield from attack(table, use.seat, foe, effect.mod)


# The fight


def attack(table: Table, seat: int, foe: int, mod: int = 0) -> Asking[None]:
    """Fight from the declaration to the discard pile."""
    table.turn.attacks[seat, foe] += 1
    spot = table.figures[foe].at
    fight = Fight(seat, foe, spot, table.figures[seat].at != spot)
    fight.bonus[0] += mod
    if any(effect.what == "special_cards" for _, effect in table.abilities(seat, "attack") if effect.op == "block"):
        fight.silenced = foe % 2
    table.fights.append(fight)
    yield from declared(table, fight)
    fight.fates = [draw(table, fight, seat, "attack"), draw(table, fight, foe, "defend")]
    yield from abilities(table, foe, "defend_revealed", seat)
    yield from fight_window(table, fight, [foe, seat], "fight_revealed")
    if is_won(table, fight) and not (yield from is_prevented(table, fight)):
        yield from won(table, fight)
    else:
        yield from abilities(table, seat, "attack_failed", foe)
        yield from abilities(table, foe, "defend_held", seat)
    yield from abilities(table, seat, "attack_resolved", foe)
    yield from abilities(table, foe, "defend_resolved", seat)
    table.fights.remove(fight)
    table.spent += fight.drawn


def heard(fight: Fight, seats: list[int]) -> list[int]:
    """Return those who may play special cards in a fight."""
    return [seat for seat in seats if seat % 2 != fight.silenced]


def fight_window(table: Table, fight: Fight, seats: list[int], moment: str) -> Asking[None]:
    """Open a window of a fight."""
    yield from window(table, heard(fight, seats), only(moment), fight.attacker, lambda each: not fight.prevented)


def declared(table: Table, fight: Fight) -> Asking[None]:
    """Open the window before the cards are drawn, for the team of the defender and then for that of the attacker."""

    def moments(seat: int) -> tuple[str, ...]:
        if seat == fight.attacker:
            return ("attack_declared", "team_fight_declared")
        if seat == fight.defender:
            return ("defend_declared", "team_fight_declared")
        return ("ally_fight_declared", "team_fight_declared")

    seats = table.team(fight.defender % 2) + table.team(fight.attacker % 2)
    yield from window(table, heard(fight, seats), moments, fight.attacker)


def draw(table: Table, fight: Fight, seat: int, trigger: str) -> int:
    """Draw the fate cards of a fighter; the best counts."""
    more = sum(effect.n for _, effect in table.abilities(seat, trigger) if effect.op == "extra_fate")
    return max(table.draw_fate(seat, fight.drawn) for _ in range(1 + more))


def is_won(table: Table, fight: Fight) -> bool:
    """Compare the totals."""
    seat, foe = fight.attacker, fight.defender
    strength = fight.fates[0] + value(table.figures[seat].weapon) + fight.bonus[0] + added(table, seat, "attack")
    defence = fight.fates[1] + value(table.figures[foe].armour) + fight.bonus[1] + added(table, foe, "defend")
    if fight.ranged:
        defence += added(table, foe, "attacked_by_range")
    defence += sum(each.n for each in table.lasting if each.kind == "ward" and each.seat == foe)
    table.told.expect("totals", seat, f"{strength} {defence}")
    ties = any(effect.op == "win_ties" for _, effect in table.abilities(seat, "attack"))
    return strength > defence or (strength == defence and ties)


def value(card: str) -> int:
    """Return the value of a weapon or armour; 0 if there is none."""
    return CARDS[card].value if card else 0


def added(table: Table, seat: int, trigger: str) -> int:
    """Return what the abilities of somebody add to a total."""
    effects = [effect for _, effect in table.abilities(seat, trigger) if effect.op in ("mod_attack", "mod_defense")]
    return sum(effect.n for effect in effects if holds(table, seat, effect))


def is_prevented(table: Table, fight: Fight) -> Asking[bool]:
    """Let the loser prevent the defeat, by armour first and then by cards."""
    yield from abilities(table, fight.defender, "would_be_defeated", fight.attacker)
    if not fight.prevented:
        yield from fight_window(table, fight, [fight.defender], "self_defeated")
    return fight.prevented


def won(table: Table, fight: Fight) -> Asking[None]:
    """Carry out a success: flags, end check, displacement, abilities, cards of the losers."""
    seat, foe = fight.attacker, fight.defender
    loser = table.figures[foe]
    if loser.capturing:
        flag = table.flags[loser.capturing]
        loser.capturing = ""
        if fight.ranged:
            flag.status = "supply"
        else:
            hold(table, seat, flag)
    bring_back(table, foe)
    table.check_end()
    yield from displace(table, fight)
    yield from abilities(table, seat, "attack_won", foe)
    yield from abilities(table, foe, "defend_lost", seat)
    yield from fight_window(table, fight, table.team(foe % 2), "team_defeated")


def displace(table: Table, fight: Fight) -> Asking[None]:
    """Put the loser into a room that the winner chooses, or the loser if a card says so."""
    kinds: tuple[str, ...] = ("start", "own_flag_room")
    for _, effect in table.abilities(fight.attacker, "attack_won"):
        if effect.op == "displace_choice":
            kinds = effect.to
    kinds = fight.landing or kinds
    chooser = fight.defender if fight.by_loser else fight.attacker
    rooms = table.called(table.rooms_for(kinds, fight.defender % 2))
    table.put(fight.defender, table.layout.spot((yield from pick_if_several(chooser, "put", rooms))))


# What cards do in a fight


@possible("displace_choice")
def can_choose_room(table: Table, use: Use, effect: Effect) -> bool:
    return effect.trigger == "play"


@does("displace_choice")
def choose_room(table: Table, use: Use, effect: Effect) -> Asking[None]:
    table.fights[-1].landing, table.fights[-1].by_loser = effect.to, effect.by == "loser"
    yield from ()


@possible("prevent_defeat")
def can_prevent(table: Table, use: Use, effect: Effect) -> bool:
    return True


@does("prevent_defeat")
def prevent(table: Table, use: Use, effect: Effect) -> Asking[None]:
    table.fights[-1].prevented = True
    yield from ()


def can_add(table: Table, use: Use, effect: Effect) -> bool:
    return True


def add(table: Table, use: Use, effect: Effect) -> Asking[None]:
    """Add to the total of the own side, or to every defence until the own next turn."""
    if effect.until:
        table.lasting.append(Lasting("ward", use.seat, effect.until, effect.n))
    else:
        table.fights[-1].bonus[table.fights[-1].side(use.seat)] += effect.n
    yield from ()


for _op in ("mod_attack", "mod_defense", "mod_fight"):
    possible(_op)(can_add)
    does(_op)(add)


@possible("set_fate")
def can_set_fate(table: Table, use: Use, effect: Effect) -> bool:
    fight = table.fights[-1]
    return fight.fates[fight.side(use.seat)] != effect.value


@does("set_fate")
def set_fate(table: Table, use: Use, effect: Effect) -> Asking[None]:
    fight = table.fights[-1]
    fight.fates[fight.side(use.seat)] = effect.value
    yield from ()


@possible("swap_fates")
def can_swap_fates(table: Table, use: Use, effect: Effect) -> bool:
    return True


@does("swap_fates")
def swap_fates(table: Table, use: Use, effect: Effect) -> Asking[None]:
    table.fights[-1].fates.reverse()
    yield from ()


@possible("redraw_fate")
def can_redraw(table: Table, use: Use, effect: Effect) -> bool:
    return True


@does("redraw_fate")
def redraw(table: Table, use: Use, effect: Effect) -> Asking[None]:
    if CARDS[use.card].window == "chest_revealed":
        chest = table.chests[-1]
        new = table.draw_fate(use.seat, chest.drawn)
        chest.fate = max(new, chest.fate) if effect.fate == "better" else new
    else:
        fight = table.fights[-1]
        side = fight.side(use.seat)
        new = table.draw_fate(use.seat, fight.drawn)
        fight.fates[side] = max(new, fight.fates[side]) if effect.fate == "better" else new
    yield from ()
