"""Cards: what to keep, trade, equip, give and throw away, and whom to strike with them."""

from verlies.core.option import KIND

from ..content.ids import ARMOUR, WEAPON
from ..options import DONE, END, EQUIP, GIVE, PILE, PUT, TARGET, TO
from .goals import goals, prospect
from .mind import Mind
from .worth import card_worth, own_worth, worn_worth


class Keeper(Mind):
    """Weighs cards, and what is done with them."""

    def equip(self, options: list[int]) -> int:
        """Return what to equip or give next, or that all is as it should be."""
        better = [option for option in options if self.gear_gain(option) > 0]
        if better:
            return max(better, key=self.gear_gain)
        gifts = [option for option in options if option - option % KIND == GIVE and self.gift_gain(option - GIVE) > 0.3]
        if gifts:
            return max(gifts, key=lambda option: self.gift_gain(option - GIVE))
        return next((option for option in options if option in (END, DONE)), options[0])

    def gear_gain(self, option: int) -> float:
        """Return how much better the equipment gets by an option."""
        if option - option % KIND != EQUIP:
            return 0.0
        card = option - EQUIP
        return card_worth(self.state.card(card)) - worn_worth(
            self.state, self.state.slot(self.seat, self.state.card(card).type)
        )

    def gift_gain(self, card: int) -> float:
        """Return how much more a card is worth to a mate than to oneself."""
        s = self.state
        if card in s.worn(self.seat) or s.card(card).type not in (WEAPON, ARMOUR):
            return 0.0
        mine = max(card_worth(s.card(card)) - worn_worth(s, s.slot(self.seat, s.card(card).type)), 0.0)
        return max([self.mate_gain(mate, card) for mate in s.mates(self.seat)], default=0.0) - mine

    def mate_gain(self, mate: int, card: int) -> float:
        """Return how much better a mate would be equipped by a card."""
        return own_worth(self.state, mate, card) - 0.1

    def give_to(self, card: int, options: list[int]) -> int:
        """Return which mate gets a card."""
        return max(options, key=lambda option: self.mate_gain(option - TO, card))

    def keep(self, options: list[int]) -> int:
        """Return which of some cards to take."""
        return max(options, key=lambda option: own_worth(self.state, self.seat, option % KIND))

    def spare(self, options: list[int]) -> int:
        """Return which card to part with."""
        return min(options, key=lambda option: own_worth(self.state, self.seat, option % KIND))

    def rob(self, options: list[int]) -> int:
        """Return which card of an enemy to take or throw away."""
        return max(options, key=lambda option: card_worth(self.state.card(option % KIND)))

    def pile(self, options: list[int]) -> int:
        """Return from which stack to draw."""
        return max(options, key=lambda option: option - PILE)

    # Whom, and where to

    def target(self, options: list[int]) -> int:
        """Return whom a card is about: an enemy with flags, or whoever is worth most."""
        return max(options, key=lambda option: self.danger(option - TARGET))

    def danger(self, seat: int) -> float:
        """Return how much somebody is worth being the target of a card."""
        s = self.state
        foe = s.team(seat) != s.team(self.seat)
        return 10.0 * self.held(seat) + len(s.worn(seat)) + 0.1 * len(s.heroes[seat].hand) if foe else 0.5

    def put(self, seat: int, options: list[int]) -> int:
        """Return where to put a figure: a friend where there is much to be had, an enemy where there is little."""
        mind = Mind(self.state, seat)
        wanted = goals(mind)
        best = {option: prospect(mind, wanted, option - PUT, 2) for option in options}
        friend = self.state.team(seat) == self.state.team(self.seat)
        return max(options, key=lambda option: best[option] if friend else -best[option])
