"""The whole table for one reader: as a coloured picture that fits the terminal, or as plain lines."""

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Columns
from rich.text import Text

from ..core.scene import Prompt, Scene
from .ahead import Ahead
from .around import Surroundings
from .growing import plan_of
from .look import FAINT
from .offers import offers
from .prompt import grouped, listed, question
from .screen import Screen
from .spot import Spotlight
from .table import Painter, counted_zones, open_zones, panel_groups
from .tiles import Tiles

GAP = 2
"""So many columns are between what stands side by side."""


def own_prompt(scene: Scene) -> Prompt | None:
    """Return the question the reader may answer."""
    return next((prompt for prompt in scene.prompts if prompt.choices), None)


class Drawing:
    """A scene drawn with one painter."""

    def __init__(self, painter: Painter, scene: Scene, screen: Screen, moved: bool = False) -> None:
        self.painter = painter
        self.words = painter.words
        self.scene = scene
        self.screen = screen
        self.moved = moved
        """Whether the reader's pawn stands elsewhere than when it was last shown."""

    # Plain lines

    def plain(self, log: list[Text]) -> list[Text]:
        """Return the whole table as lines."""
        lines = [*log, *(self.painter.panel_line(panel) for panel in self.scene.panels)]
        lines += [self.painter.track(track) for track in self.scene.tracks]
        lines += self._spots()
        lines += [self.painter.zone(zone) for zone in open_zones(self.scene)]
        piles = counted_zones(self.scene)
        lines += [self.painter.piles(piles)] if piles else []
        return [*lines, *self._surroundings(), *self.question()]

    def brief(self, log: list[Text]) -> list[Text]:
        """Return what has changed, the reader's own panel and hand, and the question."""
        own = [self.painter.panel_line(panel) for panel in self.scene.panels if panel.seat == self.scene.seat >= 0]
        hands = [self.painter.zone(zone) for zone in self.scene.zones if zone.kind == "hand" and zone.cards]
        near = self._surroundings() if self.moved and self.tiles().laid else []
        return [*log, *own, *hands, *self._spots(), *near, *self.question()]

    def tiles(self) -> Tiles:
        """Return the tiles of the scene."""
        return Tiles(self.painter, self.scene)

    def question(self) -> list[Text]:
        """Return the open question with its options, one to a line."""
        prompt = own_prompt(self.scene)
        if prompt is None:
            return self._waiting()
        return [Text(question(self.words, self.scene, prompt), style="bold"), *listed(offers(self.painter, prompt))]

    def _spots(self) -> list[Text]:
        light, tiles = Spotlight(self.painter), self.tiles()
        held = Ahead(self.painter, self.scene).lines()
        return held + [line for spot in self.scene.spots for line in light.lines(spot, tiles.stand(spot.seat))]

    def _waiting(self) -> list[Text]:
        return [Text(question(self.words, self.scene, prompt)) for prompt in self.scene.prompts]

    def _surroundings(self) -> list[Text]:
        """Return where the reader is and where the ways lead, after the part of the plan that shows it."""
        plan, legend, words = self._near(self.moved)
        return [*plan, *legend, *words]

    def _near(self, drawn: bool, beside: bool = False) -> tuple[list[Text], list[Text], list[Text]]:
        """Return the part of a plan of tiles around the reader, if it is to be drawn, its legend, and it in words.

        The legend may stand beside the plan; else it has the second column of the picture.
        """
        around = Surroundings(self.painter, self.scene)
        here = around.here()
        words = around.own()
        if not (here and drawn and around.tiles.laid):
            return [], [], words
        plan = plan_of(around.tiles)
        lines = plan.around(here)
        taken = max(len(line) for line in lines) if beside else self.screen.columns()
        room = 0 if self.screen.plain else self.screen.width - taken - GAP
        return lines, list(plan.legend(room)), words

    # The picture

    def picture(self, news: list[Text], before: list[Text]) -> list[RenderableType]:
        """Return the table as things rich can draw: all news, and of what was before as much as there is room for."""
        bottom = self._choices()
        table = self._table(tight=False)
        if self.screen.lines_of([*table, *bottom]) >= self.screen.height:
            table = self._table(tight=True)
        drawn: list[RenderableType] = [*news, *table, *bottom]
        room = self.screen.height - self.screen.lines_of(drawn) - 2
        return [*self._tail(before, room), *drawn]

    def _table(self, tight: bool) -> list[RenderableType]:
        return self._wide(tight) if self.screen.is_wide() else self._narrow(tight)

    def _tail(self, log: list[Text], room: int) -> list[RenderableType]:
        """Return as many of the last lines as fit, and that they are nothing new."""
        title, kept = Text(self.words.say("ui-lately"), style=FAINT), list[RenderableType]()
        for line in reversed(log):
            if self.screen.lines_of([title, line, *kept]) > room:
                break
            kept.insert(0, line)
        return [title, *kept] if kept else []

    def _narrow(self, tight: bool) -> list[RenderableType]:
        plan, legend, words = self._near(self.moved, beside=True)
        near = Columns.grid(padding=(0, GAP))
        near.add_row(Group(*plan), Group(*words, *legend))
        return [self._head(), *self._beside(), *self._zones(tight), *([near] if plan else words)]

    def _wide(self, tight: bool) -> list[RenderableType]:
        columns = Columns.grid(padding=(0, GAP))
        columns.add_column(width=self.screen.columns())
        columns.add_column()
        plan, legend, words = self._near(drawn=True)
        columns.add_row(Group(*self._zones(tight), *self._beside()), Group(*plan, *legend, *words))
        return [self._head(), columns]

    def _head(self) -> RenderableType:
        title = self.words.maybe(f"game-{self.scene.game}") or self.scene.game
        parts: list[RenderableType] = [Rule(title, style=FAINT)]
        for group in panel_groups(self.scene):
            if len(group) > 1:
                belongings = self.painter.belongings(group)
                parts += [self.painter.players_grid(group), *([belongings] if belongings else [])]
        return Group(*parts)

    def _beside(self) -> list[RenderableType]:
        single = [group[0] for group in panel_groups(self.scene) if len(group) == 1]
        lines: list[RenderableType] = [self.painter.panel_line(panel) for panel in single]
        return [*lines, *(self.painter.track(track) for track in self.scene.tracks), *self._spots()]

    def _zones(self, tight: bool) -> list[RenderableType]:
        lines: list[RenderableType] = [self.painter.zone(zone) for zone in open_zones(self.scene, tight)]
        piles = counted_zones(self.scene, tight)
        return [*lines, self.painter.piles(piles)] if piles else lines

    def _choices(self) -> list[RenderableType]:
        prompt = own_prompt(self.scene)
        if prompt is None:
            return [*self._waiting()]
        line = Text(question(self.words, self.scene, prompt), style=f"bold {self.painter.look.colour(self.scene.seat)}")
        return [line, Padding(grouped(offers(self.painter, prompt), self.screen.width), (0, 0, 0, 1))]
