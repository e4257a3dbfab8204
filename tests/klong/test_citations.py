"""Everything says why: one situation for each rule that a refusal, a question or an event of KLONG! cites.

Where no rule of the book says it, the nearest one is cited; those are listed in decision 0003.
"""

from collections.abc import Callable

import pytest

from tests.klong.changes import check_numbers
from verlies.core.cited import thing_of
from verlies.families.klong.state import ESCAPED
from verlies.games.klong import GAME
from verlies.server.wire.explain import explain
from verlies.server.wire.messages import Why
from verlies.testing.klong import QUIET_ROW, Klong
from verlies.text import catalogue, words


def cited(rule: str) -> str:
    """Return a rule of the game, or the text of a card, in full."""
    return rule if rule.startswith("text:") else f"klong.{rule}"


Layout = Callable[[], Klong]


def after(t: Klong, *answers: str) -> Klong:
    """Return a situation after some answers."""
    t.do(*answers)
    return t


def bought() -> Klong:
    return after(Klong(row=["sneak"], skill=2), "buy:sneak")


def played() -> Klong:
    return after(Klong(hand=["burgle"]), "play:burgle")


def treasure_hunter() -> Klong:
    return after(Klong(hand=["treasure_hunter"], row=["ladder"]), "play:treasure_hunter")


def carrying(*tokens: str) -> Klong:
    return Klong(4, room="F31", tokens=tokens)


def swords() -> Klong:
    return after(Klong(room="F26", boots=1, swords=1), "move:F31")


def wand_of_wind() -> Klong:
    return after(Klong(hand=["wand_of_wind"], room="F03"), "play:wand_of_wind", "choose:secret")


def shrine(*answers: str) -> Klong:
    t = Klong(discard=["burgle"], skill=4, row=["dragon_shrine", *QUIET_ROW[:5]])
    return after(t, "use:dragon_shrine", *answers)


def apothecary(*answers: str) -> Klong:
    return after(Klong(hand=["apothecary", "stumble"]), "play:apothecary", *answers)


def secret(token: str, *answers: str) -> Klong:
    """Return a situation in which a secret was found, with all that comes of it."""
    t = Klong(room="F03", boots=2, discard=["burgle"])
    if token in ("chalice", "potion_of_greater_healing", "greater_treasure", "greater_skill_boost"):
        t = Klong(room="F31", boots=1)
    if token == "flash_of_brilliance":
        t = Klong(room="F31", boots=1, deck=["burgle"] * 3)
    t.secrets(token)
    major = t.room() == "F31"
    return after(
        t, "move:F37" if major else "move:F04", "take:major_secret" if major else "take:minor_secret", *answers
    )


REFUSALS: list[tuple[Layout, str, str, str]] = [
    (bought, "play:sneak", "on-discard", "buy.no-instant-effect"),
    (Klong, "play:underworld_dealing", "not-in-hand", "turn.play-all-cards"),
    (played, "play:burgle", "already-played", "keyword.play-area"),
    (lambda: Klong(swords=9), "fight:ogre", "not-in-row", "monster.swords-only"),
    (lambda: Klong(skill=9), "buy:sneak", "not-in-row", "buy.only-legal-source"),
    (treasure_hunter, "replace:sneak", "not-in-row", "text:card-treasure_hunter"),
    (treasure_hunter, "pass", "not-offered", "text:card-treasure_hunter"),
    (
        lambda: Klong(row=["dragons_eye"], skill=9, room="F16"),
        "buy:dragons_eye",
        "only-depths",
        "text:card-dragons_eye",
    ),
    (lambda: Klong(row=["the_vault"], skill=9, room="F16"), "use:the_vault", "only-depths", "text:card-the_vault"),
    (lambda: Klong(row=["cave_troll"], swords=9), "fight:cave_troll", "only-depths", "text:card-cave_troll"),
    (lambda: Klong(row=["crystal_golem"], swords=9), "fight:crystal_golem", "only-cave", "text:card-crystal_golem"),
    (Klong, "use:burgle", "not-a-device", "tool.use"),
    (Klong, "fight:burgle", "not-a-monster", "monster.swords-only"),
    (Klong, "goods:artifact_30", "not-a-good", "components.market-goods"),
    (Klong, "goods:monkey_idol", "not-a-good", "components.market-goods"),
    (Klong, "goods:master_key", "no-market", "market.location"),
    (Klong, "drink:potion_of_healing", "no-token", "minor.healing-potion"),
    (Klong, "drink:potion_of_swiftness", "no-token", "minor.swiftness-potion"),
    (Klong, "drink:potion_of_strength", "no-token", "minor.strength-potion"),
    (Klong, "drink:potion_of_greater_healing", "no-token", "major.greater-healing-potion"),
    (Klong, "drink:artifact_5", "not-usable", "score.artifact"),
    (Klong, "drink:monkey_idol", "not-usable", "score.tokens"),
    (Klong, "drink:mastery", "not-usable", "escape.mastery"),
    (Klong, "drink:minor_secret", "not-usable", "room.reveal-secret"),
    (lambda: Klong(tokens=["master_key"]), "drink:master_key", "not-usable", "goods.master-key"),
    (lambda: Klong(tokens=["backpack"]), "drink:backpack", "not-usable", "goods.backpack"),
    (lambda: Klong(tokens=["crown_9"]), "drink:crown_9", "not-usable", "goods.crown"),
    (lambda: Klong(tokens=["chalice"]), "drink:chalice", "not-usable", "major.chalice"),
    (lambda: Klong(tokens=["dragon_egg"]), "drink:dragon_egg", "not-usable", "minor.dragon-egg"),
    (Klong, "drink:skill_boost", "not-usable", "minor.skill-boost"),
    (lambda: Klong(room="F03", boots=1), "move:F11", "no-tunnel", "move.connected-only"),
    (lambda: Klong(room="F03", teleports=1), "teleport:F11", "no-tunnel", "keyword.teleport-adjacent"),
    (lambda: Klong(room="F03"), "move:F02", "no-boots", "move.one-boot"),
    (lambda: Klong(room="F03", boots=1), "move:F04", "no-boots", "move.footprints"),
    (lambda: Klong(room="F03"), "move:F04", "no-boots", "move.footprints"),
    (lambda: carrying("artifact_7"), "artifact:artifact_20", "hands-full", "artifact.second-refused"),
    (
        lambda: carrying("artifact_7", "artifact_5", "backpack"),
        "artifact:artifact_20",
        "bags-full",
        "goods.backpack",
    ),
    (Klong, "artifact:artifact_30", "no-artifact-here", "artifact.own-turn-only"),
    (Klong, "artifact:monkey_idol", "not-an-artifact", "components.artifacts"),
    (Klong, "take:monkey_idol", "only-on-entry", "room.only-when-entering"),
    (Klong, "take:artifact_30", "not-a-find", "room.take-on-entry"),
    (swords, "swords:2", "too-many-swords", "move.monster-swords"),
    (swords, "end", "not-offered", "move.monster-swords"),
    (swords, "play:burgle", "not-offered", "move.monster-swords"),
    (swords, "move:F19", "not-offered", "move.monster-swords"),
    (wand_of_wind, "reach:F08", "no-secret-there", "text:card-wand_of_wind"),
    (wand_of_wind, "reach:F05", "no-secret-there", "keyword.teleport-adjacent"),
    (lambda: shrine("choose:trash", "end"), "pass", "must-trash", "text:card-dragon_shrine"),
    (lambda: shrine("choose:trash", "end"), "trash:sneak", "not-trashable", "keyword.trash-source"),
    (lambda: shrine("choose:trash", "end"), "end", "not-offered", "keyword.trash-source"),
    (apothecary, "discard:sneak", "not-discardable", "keyword.discard-from-hand"),
    (apothecary, "play:stumble", "not-offered", "keyword.discard-is-a-cost"),
    (lambda: Klong(hand=["burgle"]), "discard:burgle", "no-discard", "keyword.discard-is-a-cost"),
    (lambda: Klong(hand=["burgle"]), "trash:burgle", "no-trash", "keyword.trash-timing"),
    (lambda: Klong(swords=1), "swords:1", "no-passage", "move.monster-swords"),
    (lambda: Klong(hand=["burgle"]), "pass", "not-offered", "turn.play-all-cards"),
    (Klong, "choose:tomes", "by-card", "text:card-underworld_dealing"),
    (Klong, "replace:sneak", "by-card", "text:card-treasure_hunter"),
    (lambda: Klong(room="F03"), "reach:F04", "by-card", "text:card-wand_of_wind"),
]


@pytest.mark.parametrize(("layout", "word", "reason", "rule"), REFUSALS, ids=[f"{w}-{r}" for _, w, _, r in REFUSALS])
def test_a_refusal_cites_the_rule_of_its_situation(layout: Layout, word: str, reason: str, rule: str) -> None:
    t = layout()
    refusal = t.match.why_not(word, t.asked[0])
    assert (refusal.message, refusal.rule) == (reason, cited(rule))
    t.refuse(word, reason)


@pytest.mark.parametrize(
    ("token", "rule"),
    [
        ("artifact_30", "artifact.own-turn-only"),
        ("monkey_idol", "room.only-when-entering"),
        ("minor_secret", "room.only-when-entering"),
        ("crown_10", "market.location"),
    ],
)
def test_asked_about_a_token_on_the_board_the_rule_is_about_that_token(token: str, rule: str) -> None:
    said = explain(Klong().match, 0, words(GAME, "en"), Why(noun="token", target=token))
    assert said.rule == cited(rule)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Auf der Karte steht, dass das nur in den Tiefen geht."),
        ("en", "The card itself says that this is possible in the Depths only."),
    ],
)
def test_where_a_card_ties_itself_to_a_place_the_card_is_named_as_the_reason(language: str, sentence: str) -> None:
    refusal = Klong(row=["the_vault"], skill=9, room="F16").match.why_not("use:the_vault", 0)
    assert words(GAME, language).why(refusal) == sentence


QUESTIONS: list[tuple[Layout, str, str]] = [
    (shrine, "Choice", "tool.use"),
    (lambda: apothecary("discard:stumble"), "Choice", "keyword.discard-is-a-cost"),
    (lambda: after(Klong(hand=["mister_whiskers"]), "play:mister_whiskers"), "Choice", "text:card-mister_whiskers"),
    (treasure_hunter, "ReplaceRowCard", "text:card-treasure_hunter"),
    (lambda: shrine("choose:trash", "end"), "TrashCard", "keyword.trash-source"),
    (lambda: secret("magic_spring", "end"), "TrashCard", "minor.magic-spring"),
    (wand_of_wind, "ReachRoom", "text:card-wand_of_wind"),
]


@pytest.mark.parametrize(("layout", "ask", "rule"), QUESTIONS, ids=[f"{a}-{r}" for _, a, r in QUESTIONS])
def test_a_question_cites_the_rule_of_its_situation(layout: Layout, ask: str, rule: str) -> None:
    decision = layout().match.decision
    assert (decision.ask, decision.rule) == (ask, cited(rule))


def refilled(*row: str, reveals: str, black: int = 24, fate: int = 0) -> Klong:
    """Return a situation after a turn whose refill reveals one card; with `fate`, somebody then steps on."""
    t = Klong(2, hand=[], deck=[], row=[*row, *QUIET_ROW][:5], dungeon=[reveals])
    t.bag(black=black)
    if fate:
        t.thief(1, status=ESCAPED)
        t.table.fate, t.table.fate_seat = fate, 1
    return after(t, "end")


def fell_by_damage() -> Klong:
    t = Klong(hand=["mister_whiskers"], damage=9)
    t.noise(1)
    t.stones(0, "black", "black")
    return after(t, "play:mister_whiskers", "choose:attack")


def underworld(left: int) -> Klong:
    t = Klong(hand=["underworld_dealing"], gold=7)
    t.table.dungeon.reserve = [15, 15, left]
    return after(t, "play:underworld_dealing", "choose:tomes")


def empty_supply() -> Klong:
    t = Klong(hand=["stumble"])
    t.bag(30, black=24)
    return after(t, "play:stumble")


def artifact() -> Klong:
    t = Klong(4, room="F31")
    return after(t, "artifact:artifact_20")


def at_the_last_space() -> Klong:
    t = Klong(4, room="F31")
    t.rage(7)
    return after(t, "artifact:artifact_20")


def drank(token: str) -> Klong:
    return after(Klong(tokens=[token], damage=3), f"drink:{token}")


def watcher_for_the_treasure_hunter() -> Klong:
    t = Klong(hand=["treasure_hunter"], row=["ladder"], dungeon=["watcher"])
    return after(t, "play:treasure_hunter", "replace:ladder")


EVENTS: list[tuple[Layout, str, str]] = [
    (lambda: after(Klong(hand=[], deck=["burgle"] * 5), "end"), "drew", "endturn.cleanup"),
    (lambda: after(Klong(hand=["brilliance"], deck=["burgle"] * 5), "play:brilliance"), "drew", "draw.own-pile"),
    (lambda: after(Klong(hand=["stumble"]), "play:stumble"), "played", "turn.play-all-cards"),
    (lambda: after(Klong(row=["ladder"], skill=3), "use:ladder"), "used", "tool.use"),
    (lambda: after(Klong(row=["ogre"], swords=3), "fight:ogre"), "beat", "monster.swords-only"),
    (lambda: after(Klong(swords=2), "fight:goblin"), "beat", "monster.goblin-repeat"),
    (lambda: shrine("choose:gold_2"), "chose", "tool.use"),
    (lambda: apothecary("discard:stumble", "choose:gold_2"), "chose", "keyword.discard-is-a-cost"),
    (fell_by_damage, "chose", "text:card-mister_whiskers"),
    (watcher_for_the_treasure_hunter, "replaced", "text:card-treasure_hunter"),
    (watcher_for_the_treasure_hunter, "revealed", "text:card-treasure_hunter"),
    (watcher_for_the_treasure_hunter, "arrived", "keyword.encounter"),
    (lambda: refilled(reveals="watcher"), "revealed", "dragon.refill-to-six"),
    (lambda: refilled(reveals="watcher"), "arrived", "keyword.encounter"),
    (lambda: underworld(12), "got-cards", "buy.to-discard-pile"),
    (lambda: underworld(1), "got-cards", "keyword.reserve-limited"),
    (lambda: after(Klong(hand=["stumble"]), "play:stumble"), "clank", "clank.add"),
    (lambda: after(Klong(hand=["stumble"], credit=1), "play:stumble"), "clank", "clank.surplus-negative"),
    (empty_supply, "clank", "clank.empty-supply"),
    (lambda: after(Klong(hand=["sneak"]), "play:sneak"), "quiet", "clank.surplus-negative"),
    (lambda: after(Klong(room="F17", boots=2, damage=1), "move:F12"), "fountain", "keyword.fountain"),
    (lambda: after(Klong(room="F26", boots=1), "move:F31"), "hurt", "move.monster-damage"),
    (lambda: after(swords(), "swords:1"), "fended", "move.monster-swords"),
    (lambda: after(swords(), "swords:1"), "unfended", "move.monster-damage"),
    (lambda: refilled(reveals="ogre"), "woke", "dragon.attack-trigger"),
    (lambda: refilled(reveals="ogre"), "attack", "dragon.draw-count"),
    (lambda: refilled(reveals="ogre", black=1), "attack", "dragon.short-bag"),
    (lambda: refilled(reveals="ogre", black=0), "attack", "dragon.short-bag"),
    (lambda: refilled("kobold", reveals="ogre"), "danger", "keyword.danger"),
    (lambda: refilled("kobold", reveals="ogre"), "attack", "keyword.danger"),
    (lambda: refilled(reveals="sneak", fate=1), "attack", "fate.spaces-two-to-four"),
    (lambda: refilled("kobold", reveals="sneak", fate=2), "attack", "fate.danger-adds"),
    (lambda: refilled(reveals="sneak", fate=1), "fate", "fate.step-instead-of-turn"),
    (lambda: refilled(reveals="sneak", fate=4), "fate", "fate.fifth-space"),
    (lambda: refilled(reveals="sneak", fate=4), "fell", "fate.fifth-space"),
    (fell_by_damage, "fell", "ko.full-track"),
    (fell_by_damage, "fate", "fate.first-out"),
    (fell_by_damage, "bagged", "dragon.area-into-bag"),
    (artifact, "took", "artifact.any-time"),
    (artifact, "rage", "dragon.rage-rises"),
    (at_the_last_space, "rage-full", "dragon.rage-cap"),
    (
        lambda: after(Klong(room="F17", boots=1, swords=1), "move:F24", "swords:1", "take:monkey_idol"),
        "took",
        "room.idol",
    ),
    (lambda: secret("dragon_egg"), "found", "minor.dragon-egg"),
    (lambda: secret("potion_of_healing"), "found", "minor.healing-potion"),
    (lambda: secret("treasure"), "found", "minor.treasure"),
    (lambda: secret("skill_boost"), "found", "minor.skill-boost"),
    (lambda: secret("potion_of_strength"), "found", "minor.strength-potion"),
    (lambda: secret("potion_of_swiftness"), "found", "minor.swiftness-potion"),
    (lambda: secret("magic_spring"), "found", "minor.magic-spring"),
    (lambda: secret("chalice"), "found", "major.chalice"),
    (lambda: secret("potion_of_greater_healing"), "found", "major.greater-healing-potion"),
    (lambda: secret("greater_treasure"), "found", "major.greater-treasure"),
    (lambda: secret("greater_skill_boost"), "found", "major.greater-skill-boost"),
    (lambda: secret("flash_of_brilliance"), "found", "major.flash-of-brilliance"),
    (lambda: drank("potion_of_healing"), "drank", "minor.healing-potion"),
    (lambda: drank("potion_of_swiftness"), "drank", "minor.swiftness-potion"),
    (lambda: drank("potion_of_strength"), "drank", "minor.strength-potion"),
    (lambda: drank("potion_of_greater_healing"), "drank", "major.greater-healing-potion"),
    (lambda: after(Klong(room="F03", boots=1), "move:F02"), "moved", "move.one-boot"),
    (lambda: after(Klong(room="F08", boots=2), "move:F13"), "moved", "move.footprints"),
    (lambda: after(Klong(hand=[], deck=[], skill=1), "end"), "lapsed", "endturn.unused-lost"),
    (lambda: after(Klong(hand=[], deck=[], credit=1), "end"), "lapsed-rest", "clank.surplus-expires"),
    (lambda: after(Klong(hand=[], deck=[], teleports=1), "end"), "lapsed-rest", "endturn.unused-lost"),
    (
        lambda: after(Klong(hand=["swagger", "stumble"]), "play:swagger", "play:stumble"),
        "due",
        "keyword.order-independent",
    ),
    (
        lambda: after(Klong(hand=["master_burglar"], discard=["burgle"], deck=[]), "play:master_burglar", "end"),
        "due",
        "keyword.trash-timing",
    ),
]


@pytest.mark.parametrize(("layout", "kind", "rule"), EVENTS, ids=[f"{kind}-{rule}" for _, kind, rule in EVENTS])
def test_an_event_cites_the_rule_of_its_situation(layout: Layout, kind: str, rule: str) -> None:
    t = layout()
    assert {entry.rule for entry in t.match.log(0, since=1) if entry.kind == kind} == {cited(rule)}
    check_numbers(t.match)


def test_what_a_spectator_is_told_of_a_hidden_card_cites_the_same_rule() -> None:
    t = after(Klong(hand=[], deck=["burgle"] * 5), "end")
    assert {entry.rule for entry in t.match.log(-1) if entry.kind == "drew"} == {"klong.endturn.cleanup"}


@pytest.mark.parametrize(
    ("kind", "rule"),
    [
        ("drew", "setup.first-hand"),
        ("start-noise", "setup.start-noise"),
        ("arrived", "setup.row-encounter"),
    ],
)
def test_the_set_up_cites_its_own_rules(kind: str, rule: str) -> None:
    seeds = (GAME.new(2, seed) for seed in range(20))
    match = next(match for match in seeds if any(entry.kind == "arrived" for entry in match.log(-1)))
    assert {entry.rule for entry in match.log(-1) if entry.kind == kind} == {cited(rule)}


def test_nobody_is_told_the_number_of_a_cause() -> None:
    t = refilled(reveals="sneak", fate=1)
    attack = next(entry for entry in t.match.log(-1) if entry.kind == "attack")
    assert (attack.facts["why"], "why" in attack.nouns) == ("fate", False)


DEALING = "Der Text von „Zwielichtiger Handel“: "


def test_the_text_of_a_card_is_cited_in_every_client() -> None:
    t = after(Klong(hand=["underworld_dealing"], gold=7), "play:underworld_dealing")
    said = explain(t.match, 0, words(GAME, "de"), Why())
    assert (said.rule, said.text[: len(DEALING)]) == ("text:card-underworld_dealing", DEALING)
    found = catalogue.find(GAME, said.rule, "de")
    assert found == [(said.rule, said.text)]
    assert words(GAME, "de").cited(said.rule, said.text) == said.text
    assert words(GAME, "de").cited("klong.tool.use", "…") == "[klong.tool.use] …"


def test_whatever_text_is_cited_there_is() -> None:
    t = after(Klong(hand=["underworld_dealing"], gold=7), "play:underworld_dealing", "choose:tomes")
    cited_texts = [entry.rule for entry in t.match.log(0) if thing_of(entry.rule)]
    assert cited_texts == ["text:card-underworld_dealing"]
    for language in ("de", "en"):
        assert "⟨" not in catalogue.sentence(GAME, cited_texts[0], language)
