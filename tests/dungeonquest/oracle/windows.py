"""Moments at which a card or an ability may be used."""

from collections.abc import Iterable

from .asks import PASS, Asking, ask
from .table import Hero, Table

SCARAB = "z_rune_scarab"
USE_SCARAB = f"use:{SCARAB}"


def window(
    t: Table, name: str, hero: Hero, usual: Iterable[str], rune: str = "", anyway: bool = False, helps: bool = True
) -> Asking[str]:
    """Ask a hero whether to use something, if there is anything; a rune of this moment is added where it helps.

    With hidden runes the question is put at every moment at which a rune nobody has seen used could help, so that
    being asked tells nothing. The scarab is offered where the rune it brings back could be used at once, or anyway.
    """
    usual = list(usual)
    while True:
        offered = usual + [f"use:{rune}"] * (helps and rune in hero.runes)
        if rune:
            offered += scarab(t, hero, "" if anyway else rune)
        if not offered and not (rune and helps and could_have(t, hero, rune)):
            return PASS
        answer = yield from ask(name, hero.seat, [PASS, *offered])
        if answer != USE_SCARAB:
            return answer
        take_rune_back(t, hero)


def could_have(t: Table, hero: Hero, rune: str) -> bool:
    """Return whether, for all that everybody knows, a hero might have a rune."""
    return t.hidden and bool(hero.runes) and rune not in t.boxed


def scarab(t: Table, hero: Hero, rune: str = "") -> list[str]:
    """Return the option to take a used rune back in the own turn: this one, or any."""
    fits = rune in hero.used if rune else bool(hero.used)
    return [USE_SCARAB] * (t.texts and hero.seat == t.active and fits and hero.has(SCARAB))


def take_rune_back(t: Table, hero: Hero) -> None:
    """Take a used rune back."""
    t.use_up(hero, SCARAB)
    rune = hero.used.pop()
    t.boxed.remove(rune)
    hero.runes.append(rune)
    t.say("rune-back", hero, rune)
