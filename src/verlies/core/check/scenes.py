"""Scenes and endings: what viewers get can be sent, and every point is explained."""

import msgspec

from ..decision import Result
from ..scene import Scene, Static
from ..spread import spread
from ..state import State
from ..teams import are_several, each_alone
from .texts import log_texts, scene_texts
from .trial import Trial

PLACE = "place"


def check_scenes(trial: Trial) -> None:
    """Everybody gets a scene and a log that can be sent, and that name only what the static part has."""
    match = trial.match
    maps = Maps(trial.static)
    for viewer in trial.viewers():
        scene = match.scene(viewer)
        if msgspec.json.decode(msgspec.json.encode(scene), type=Scene) != scene:
            raise trial.failure("scenes", f"the scene of seat {viewer} changes on its way through bytes")
        if scene.static != trial.static.name():
            raise trial.failure("scenes", f"the scene of seat {viewer} names another static part")
        strange = maps.strange(scene)
        if strange:
            raise trial.failure("scenes", f"the static part lacks {', '.join(sorted(strange))}")
        trial.texts |= scene_texts(scene)
        news = match.log(viewer, since=len(match.entries))
        msgspec.json.encode(news)
        trial.texts |= {name for entry in news for name in log_texts(entry)}
        trial.count("scenes")


class Maps:
    """What can be named on a table; the places of a map are found once for all who see the same map."""

    def __init__(self, static: Static) -> None:
        self.static = static
        self.faces = {"", *(face.id for face in static.faces), *(plan.face for plan in static.plans)}
        self.laid: object = None
        self.known: set[str] = set()
        self.ends: set[str] = set()

    def strange(self, scene: Scene) -> set[str]:
        """Return the faces and places of a scene that are nowhere to be found; an empty face is a gap."""
        self._look_at(scene)
        shown = {card.face for zone in scene.zones for card in zone.cards}
        shown |= {card.face for panel in scene.panels for card in panel.tokens}
        there = {token.place for token in scene.tokens + scene.ahead} | {panel.place for panel in scene.panels}
        offered = {choice.target for prompt in scene.prompts for choice in prompt.choices if choice.noun == PLACE}
        lost = (there | offered | self.ends) - self.known
        return {f"face “{face}”" for face in shown - self.faces} | {f"place “{at}”" for at in lost}

    def _look_at(self, scene: Scene) -> None:
        laid = scene.fields, [token for token in scene.tokens if token.flat]
        if laid != self.laid:
            places, links = spread(self.static, scene)
            self.laid = laid
            self.known = {"", *(place.id for place in places), *(field.id for field in scene.fields)}
            self.ends = {end for link in links for end in (link.a, link.b)}


def check_ending(trial: Trial, state: State) -> None:
    """A game ends before its cap, with a result in which every point is explained."""
    seats = trial.match.header.seats
    if not state.over():
        raise trial.failure("ending", f"the game is not over after {trial.game.about.cap} decisions")
    result = trial.game.result(state)
    lists = (result.scores, result.places, result.breakdown, result.endings)
    if any(len(each) != seats for each in lists):
        raise trial.failure("ending", "the result does not have one entry for each seat")
    for seat, lines in enumerate(result.breakdown):
        if sum(line.points for line in lines) != result.scores[seat]:
            raise trial.failure("ending", f"the lines of seat {seat} do not add up to its score")
    if not set(result.winners) <= set(range(seats)):
        raise trial.failure("ending", f"the winners {result.winners} are not seats")
    _check_teams(trial, result)
    trial.texts.update(f"ending-{ending}" for ending in result.endings)
    trial.texts.update(f"points-{line.label}" for lines in result.breakdown for line in lines)
    trial.texts.update(f"tie-{tie.by}" for tie in result.ties)
    trial.count("endings")


def _check_teams(trial: Trial, result: Result) -> None:
    """The result names the teams that were agreed, and each of them has won whole or not at all."""
    header = trial.match.header
    agreed = trial.game.teams(header.settings, header.seats)
    if tuple(result.teams or each_alone(header.seats)) != agreed:
        raise trial.failure("ending", f"the result has the teams {result.teams}, not {list(agreed)}")
    winning = [result.teams[seat] for seat in result.winners] if result.teams else []
    if any(winning.count(team) != result.teams.count(team) for team in winning):
        raise trial.failure("ending", "a team wins or loses together, but only some have won")
    if are_several(agreed):
        trial.texts.update(f"team-{team}" for team in agreed)
