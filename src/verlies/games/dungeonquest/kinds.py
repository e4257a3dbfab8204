"""What content is made of: kinds of cards, rooms, heroes and abilities."""

from collections.abc import Mapping
from typing import Any

from verlies.core.agenda import Step
from verlies.core.refusal import Refusal

from .ids import AGILITY, ALWAYS, ARMOUR, NEVER, NO_LIMIT, WEAKER

Steps = list[Step[Any]]


class Use:
    """What a card can be used for: when, in which context, on what condition, and what it does."""

    __slots__ = ("attribute", "condition", "contexts", "keeps", "moment", "then")

    def __init__(
        self,
        moment: int,
        then: Steps,
        contexts: tuple[int, ...],
        attribute: int,
        condition: int,
        keeps: bool,
    ) -> None:
        self.moment = moment
        self.then = then
        self.contexts = contexts
        """The contexts it is good for; empty for all."""
        self.attribute = attribute
        """The attribute whose tests it is good for; NONE for all."""
        self.condition = condition
        self.keeps = keeps
        """Whether the card stays; then it can be used once a turn."""


class Card:
    """A kind of card. What it does is a list of steps."""

    __slots__ = (
        "at_end",
        "context",
        "copies",
        "deck",
        "gold",
        "id",
        "is_torch",
        "life",
        "loot",
        "name",
        "optional",
        "penalty",
        "shuffles",
        "status",
        "stays",
        "sticky",
        "then",
        "until_below",
        "use",
        "wards_torch",
        "weight",
    )

    def __init__(
        self,
        id: str,
        deck: int,
        copies: int,
        then: Steps | None = None,
        *,
        loot: bool = False,
        gold: int = 0,
        status: Steps | None = None,
        until_below: bool = False,
        is_torch: bool = False,
        stays: bool = False,
        at_end: Steps | None = None,
        use: Use | None = None,
        optional: bool = False,
        context: int = 0,
        weight: int = 1,
        sticky: bool = False,
        wards_torch: bool = False,
        shuffles: bool = False,
        name: int = -1,
        life: int = 0,
        penalty: int = 0,
    ) -> None:
        self.id = id
        self.deck = deck
        self.copies = copies
        self.then: Steps = then or []
        """What happens when it is drawn."""
        self.loot = loot
        self.gold = gold
        self.status: Steps = status or []
        """What happens in each status phase while it is kept."""
        self.until_below = until_below
        """Whether it is lost on entering the catacombs and on escaping."""
        self.is_torch = is_torch
        self.stays = stays
        """Whether a catacomb card in effect is kept when the hero comes up."""
        self.at_end: Steps = at_end or []
        """What happens at the end of the game to a survivor who has it."""
        self.use = use
        self.optional = optional
        """Whether its use and weight count only with the setting `texts`."""
        self.context = context
        self.weight = weight
        """How much it weighs on the bridge."""
        self.sticky = sticky
        """Whether it cannot be discarded at will."""
        self.wards_torch = wards_torch
        self.shuffles = shuffles
        self.name = name
        """The kind of monster."""
        self.life = life
        self.penalty = penalty


class Room:
    """A kind of room tile, seen from its entrance in the south, or a room printed on the board."""

    __slots__ = ("copies", "die", "exits", "groups", "id", "kind", "stairs", "torch")

    def __init__(
        self,
        id: str,
        kind: int,
        copies: int,
        exits: tuple[int, ...],
        torch: bool,
        stairs: bool,
        groups: tuple[int, ...],
        die: tuple[int, ...],
    ) -> None:
        self.id = id
        self.kind = kind
        self.copies = copies
        self.exits = exits
        """What each side shows: north, east, south (the entrance), west."""
        self.torch = torch
        self.stairs = stairs
        self.groups = groups
        """Which part of a divided room each side belongs to."""
        self.die = die
        """In darkness: the side each face of the die leads to."""


class Ability:
    """What a hero can do: when, how often, and what it does. All abilities are optional."""

    __slots__ = ("condition", "contexts", "id", "limit", "moment", "then")

    def __init__(
        self,
        id: str,
        moment: int = NEVER,
        then: Steps | None = None,
        contexts: tuple[int, ...] = (),
        limit: int = NO_LIMIT,
        condition: int = ALWAYS,
    ) -> None:
        self.id = id
        self.moment = moment
        self.then: Steps = then if then is not None else []
        self.contexts = contexts
        self.limit = limit
        self.condition = condition


class HeroKind:
    """A hero: four attributes, a life value and abilities (as numbers)."""

    __slots__ = ("abilities", "attributes", "id", "life", "light")

    def __init__(
        self, id: str, attributes: tuple[int, int, int, int], life: int, abilities: tuple[int, ...], light: bool
    ) -> None:
        self.id = id
        self.attributes = attributes
        self.life = life
        self.abilities = abilities
        self.light = light
        """Whether only every second loot card weighs on the bridge."""

    def attribute(self, number: int) -> int:
        """Return one of the attributes, or the lower of the two that protect."""
        if number == WEAKER:
            return min(self.attributes[AGILITY], self.attributes[ARMOUR])
        return self.attributes[number]


class Box:
    """All content of the game, and the rules behind its refusals and questions."""

    __slots__ = ("abilities", "ask_rules", "cards", "enter", "enter_special", "heroes", "meet", "refusals", "rooms")

    def __init__(
        self,
        cards: list[Card],
        rooms: list[Room],
        heroes: list[HeroKind],
        abilities: list[Ability],
        enter: list[Steps],
        enter_special: list[Steps],
        meet: list[Steps],
        refusals: Mapping[int, Refusal],
        ask_rules: Mapping[str, str],
    ) -> None:
        self.cards = cards
        self.rooms = rooms
        self.heroes = heroes
        self.abilities = abilities
        self.enter = enter
        """What happens on entering each kind of room through a passage."""
        self.enter_special = enter_special
        """What happens on entering it in any other way."""
        self.meet = meet
        """What happens, by the way one came in, where a monster lurks."""
        self.refusals = refusals
        self.ask_rules = ask_rules
