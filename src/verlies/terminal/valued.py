"""Words of a terminal, where nothing is drawn: what counts points is named with them, wherever it is named."""

from ..core.decision import Points
from ..core.scene import Static
from ..text import Words
from ..text.words import Fact

COUNTED = "token"
"""The noun of what lies about and is worth points; what is printed on cards is told where they are described."""


class Valued(Words):
    """The texts of one game in one language, with the points of pieces behind their names."""

    def __init__(self, words: Words, worth: dict[str, int]) -> None:
        super().__init__(words.language, words.packages, words.players)
        self.worth = worth
        """The points of each piece that has any."""

    @classmethod
    def by(cls, words: Words, static: Static) -> "Valued":
        """Return words that know what is printed on the pieces of a game."""
        return cls(words, {face.id: face.points for face in static.faces if face.noun == COUNTED and face.points})

    def in_language(self, language: str) -> "Valued":
        """Return the same words in another language."""
        return Valued(super().in_language(language), self.worth)

    def name(self, noun: str, thing: Fact) -> str:
        """Return the name of a thing, with its points if it has some that its name does not say."""
        return self._with_worth(noun, thing, super().name(noun, thing))

    def accusative(self, noun: str, thing: Fact) -> str:
        """Return the name as the object of a sentence, likewise."""
        return self._with_worth(noun, thing, super().accusative(noun, thing))

    def points(self, line: Points) -> str:
        """Return what points were given for; how many stands beside it."""
        return Words(self.language, self.packages, self.players).points(line)

    def _with_worth(self, noun: str, thing: Fact, name: str) -> str:
        points = self.worth.get(str(thing), 0) if noun == COUNTED else 0
        return self.say("ui-worth", name=name, points=points) if points and str(points) not in name else name
