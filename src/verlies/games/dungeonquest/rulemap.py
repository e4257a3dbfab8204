# mypyc: interpreted
"""Which rule stands behind each refusal, question and event of DungeonQuest."""

from verlies.core.refusal import Refusal
from verlies.core.tables import ruled, ruled_by_facts
from verlies.kit.reasons import REASONS as KIT

from .content import ids
from .reasons import REASONS

REASON_RULES: dict[str, str] = ruled("""
    not-adjacent no-passage: dungeonquest.move.adjacent-connected
    walled: dungeonquest.move.wall-blocks
    occupied: dungeonquest.move.occupied-refused
    no-tiles: dungeonquest.move.tiles-exhausted
    other-side: dungeonquest.room.schlund-leave
    no-torch: dungeonquest.search.printed-rooms
    monster-here searched: dungeonquest.search.conditions
    no-entrance: dungeonquest.catacombs.entrances
    no-tower no-loot: dungeonquest.escape.requirements
    no-treasure: dungeonquest.solo.treasure-required
    no-dragon must-face-dragon: dungeonquest.room.treasure-turn-start
    must-act must-pass: dungeonquest.turn.action-mandatory
    no-bridge must-cross: dungeonquest.room.bridge-enter
    only-by-die not-dark: dungeonquest.room.dunkelheit-turn-start
    no-rune: dungeonquest.setup.rune
    rune-spent-already: dungeonquest.rune.once
    wrong-for-rune wrong-for-loot sticky no-wounds: text:card-{card}
    wrong-for-ability: text:ability-{ability}
    not-looted: dungeonquest.loot.open
    no-ability: dungeonquest.components.heroes
    too-many: dungeonquest.test.spend-determination
    no-way-back: dungeonquest.room.korridor-back
    must-move: dungeonquest.room.korridor-move-on
    only-on-entry: dungeonquest.room.tower-start
    hopped must-go-on: dungeonquest.room.tower-hop-continue
    taken: dungeonquest.setup.towers
    tower-held must-leave-tower here-already no-tower-there: dungeonquest.room.tower-enter
    no-return: dungeonquest.respawn.left-neighbour
    must-leave-web: dungeonquest.room.netz-enter
    no-flight-alone: dungeonquest.solo.flee-success
    is-below: dungeonquest.catacombs.turn
    no-markers: text:card-k_demon_flame
    no-flight: dungeonquest.flee.success-penalty
    in-fight: dungeonquest.combat.next-round
    leads-monster: dungeonquest.combat.hands
    only-turn: dungeonquest.catacombs.exit-second-leg
    far-blocked: dungeonquest.room.bridge-far-blocked
    hero-taken: dungeonquest.setup.hero-choice
    not-beside: dungeonquest.edge.secret-door
    all-blocked: dungeonquest.room.dunkelheit-reroll
    still-below: dungeonquest.catacombs.loot-below
    only-gold: dungeonquest.loot.gold-value
    must-leave-side: dungeonquest.room.netz-catacombs
    flight-forbidden: dungeonquest.flee.forbidden-by-card
    flight-held: dungeonquest.flee.occupied
    flight-walled: dungeonquest.flee.ignores-obstacles
    nowhere-to-flee: dungeonquest.flee.needs-explored
    flee-later: dungeonquest.flee.after-round
    flee-or-fight: dungeonquest.solo.encounter-hidden
    no-way-up: dungeonquest.catacombs.leave-needs-card
""")

WITH_LOOT = (
    *("AfterRoll", "AtTurnEnd", "AtTurnStart", "BeforeTest", "InRound", "OnDragon", "OnEncounter", "OnObstacle"),
    *("OnSearch", "OnTile", "OnTrap", "OnWounds", "WhileBelow"),
)
"""Moments at which loot can be used; a text of its own allows it, and no rule of the manual."""

ASK_RULES: dict[str, str] = {
    **ruled("""
        ChooseHero: dungeonquest.setup.hero-choice
        ChooseTower: dungeonquest.setup.towers
        TakeAction: dungeonquest.turn.one-action
        TakeAction.dead: dungeonquest.deadpoint.dies
        Respawn: dungeonquest.respawn.left-neighbour
        OnWounds AfterRoll SpendNothing SpendDetermination.none OnTrap WhileBelow OnSearch: dungeonquest.rune.once
        OnDragon OnEncounter OnObstacle OnTile AtTurnStart AtTurnEnd ChooseDrawn.rune: dungeonquest.rune.once
        ThroughWall.rune: dungeonquest.rune.once
        RerollSome: text:ability-favour
        ShiftDie: text:ability-glow
        BeforeTest AfterFailure AfterSearch OnKill OnFlight: dungeonquest.hero.optional-abilities
        InRound: dungeonquest.hero.optional-abilities
        SpendDetermination: dungeonquest.test.spend-determination
        OnRage LeaveHall: dungeonquest.room.treasure-rage
        MayDraw: dungeonquest.cards.draw-resolve-discard
        ChooseDrawn: dungeonquest.cards.keep
        ToTower: text:card-z_jinn_lamp
        TurnTile: dungeonquest.catacombs.exit-unexplored
        ChooseLight: dungeonquest.torch.one-by-one
        MoveOn: dungeonquest.room.korridor-move-on
        LeaveWeb: dungeonquest.room.netz-enter
        LeaveWeb.special: dungeonquest.room.netz-catacombs
        Bridge: dungeonquest.room.bridge-enter
        Unload: dungeonquest.room.bridge-discard-loot
        TowerRoom: dungeonquest.room.tower-enter
        TowerRoom.hopped: dungeonquest.room.tower-hop-continue
        PlaceMarker: dungeonquest.catacombs.enter
        Below: dungeonquest.catacombs.turn
        Bribe: text:card-k_deep_elf
        LoseLoot: text:card-k_golem_grab
        MayLeave: dungeonquest.catacombs.leave-needs-card
        TurnMarker: dungeonquest.catacombs.exit-second-leg
        Duel: dungeonquest.combat.hands
        RunAway: dungeonquest.flee.after-round
        RunTo: dungeonquest.flee.success-penalty
        FleeOrFight: dungeonquest.solo.flee-once
        SlipTo: dungeonquest.solo.flee-success
        ThroughWall: dungeonquest.edge.secret-door
        StatusOrder: dungeonquest.turn.status-order
        EffectOrder: dungeonquest.turn.timing-conflict
        LoseOther: text:card-z_artifact_eater
        MayOpen: text:card-v_bottle_imp
    """),
    f"TakeAction.{ids.HALL}": "dungeonquest.room.treasure-turn-start",
    f"TakeAction.{ids.TOWER}": "dungeonquest.room.tower-start",
    f"TakeAction.{ids.WEB}": "dungeonquest.room.netz-turn-start",
    f"TakeAction.{ids.RUBBLE}": "dungeonquest.room.decke-leave",
    f"TakeAction.{ids.CHASM}": "dungeonquest.room.schlund-leave",
    f"TakeAction.{ids.BRIDGE}": "dungeonquest.room.bridge-enter",
    f"TakeAction.{ids.DARKNESS}": "dungeonquest.room.dunkelheit-turn-start",
    f"ChooseSide.{ids.BRIDGE}": "dungeonquest.room.bridge-special-entry",
    f"ChooseSide.{ids.RUBBLE}": "dungeonquest.room.decke-enter",
    f"ChooseSide.{ids.CHASM}": "dungeonquest.room.schlund-enter",
    f"ChooseSide.{ids.WEB}": "dungeonquest.room.netz-catacombs",
    **{f"{moment}.ability": "dungeonquest.hero.optional-abilities" for moment in ("OnWounds", "AfterRoll")},
    **{f"{moment}.loot": "dungeonquest.cards.keep" for moment in WITH_LOOT},
}

EVENT_RULES: dict[str, str | dict[str, str]] = {
    **ruled_by_facts("""
        turn: dungeonquest.turn.order
        sun: dungeonquest.sun.advance
        sun-roll: dungeonquest.sun.roll
        sunset: dungeonquest.sun.sunset-ends
        skipped loses-turns dice-wounds dice-turns nothing: dungeonquest.cards.draw-resolve-discard
        halt: text:card-z_forbidden_tome
        hero: dungeonquest.setup.hero-choice
        tower: dungeonquest.setup.towers
        rune: dungeonquest.setup.rune
        first: dungeonquest.sun.first-player-gone
        kept sure: dungeonquest.cards.keep
        used used-up dropped ended: text:card-{card}
        carried: text:card-z_jinn_lamp
        rune-back: text:card-z_rune_scarab
        ability: text:ability-{ability}
        rerolled: text:ability-favour
        shifted: text:ability-glow
        test loaded-test passed failed: dungeonquest.test.roll
        spent: dungeonquest.test.spend-determination
        wounded: dungeonquest.wounds.death-threshold
        foe foe-hit: text:card-s_ferrox
        healed: dungeonquest.wounds.heal
        descended: dungeonquest.catacombs.enter
        searched: dungeonquest.search.procedure
        entrance: dungeonquest.catacombs.entrances
        monster: dungeonquest.encounter.triggers
        monster-card: dungeonquest.encounter.secret-card
        attacks: dungeonquest.combat.hands
        hit: dungeonquest.combat.own-table
        fled: dungeonquest.flee.success-penalty
        hopped: dungeonquest.room.tower-enter
        returned: dungeonquest.respawn.left-neighbour
        value at-last opened: dungeonquest.end.loot-effects
        unseen: dungeonquest.solo.encounter-hidden
        corridors: text:card-v_wizard_curse
        slipped: dungeonquest.solo.flee-success
        caught: dungeonquest.solo.flee-fail
        struck: dungeonquest.solo.combat-table
        rune-used: dungeonquest.rune.once
        status: dungeonquest.turn.status-cards
        blocked: dungeonquest.room.dunkelheit-reroll
        again: dungeonquest.room.korridor-twice
        circles: dungeonquest.room.on-enter-always
        loaded: dungeonquest.room.bridge-cross-success
        marker-stays: dungeonquest.catacombs.exit-second-leg-wall
        marker-back: dungeonquest.catacombs.exit-no-tiles
        faces: dungeonquest.edge.card-rulings
        bribed bribe-even: text:card-k_deep_elf
        last-roll: dungeonquest.sun.last-space
        moved: how=new dungeonquest.move.unexplored-draws-tile, how=secret-door dungeonquest.edge.secret-door,
            how=rune dungeonquest.rune.once, how=below dungeonquest.catacombs.exit-explored,
            how=below-new dungeonquest.catacombs.exit-unexplored, how=tower dungeonquest.room.tower-enter,
            else dungeonquest.move.explored-enters
        tile: how=below dungeonquest.catacombs.exit-unexplored, how=light dungeonquest.torch.reveal,
            how=set-up dungeonquest.torch.setup, how=hall dungeonquest.torch.treasure-first,
            how=rune dungeonquest.rune.once, else dungeonquest.move.unexplored-draws-tile
        rotated: turn=half dungeonquest.room.drehkammer, else dungeonquest.edge.rotate-under-hero
        shuffled: how=shuffle-card dungeonquest.cards.shuffle-card, how=calm dungeonquest.room.treasure-reshuffle,
            how=rage dungeonquest.room.treasure-rage, how=rune dungeonquest.rune.once,
            else dungeonquest.cards.reshuffle
        loot: how=below dungeonquest.catacombs.exit-loot, how=end dungeonquest.end.loot-effects,
            else dungeonquest.loot.open
        discarded: how=bridge dungeonquest.room.bridge-discard-loot, how=rage dungeonquest.room.treasure-rage,
            how=end dungeonquest.end.loot-effects, how=bribe text:card-k_deep_elf,
            how=grab text:card-k_golem_grab, how=ability text:ability-senses,
            else dungeonquest.cards.draw-resolve-discard
        rolled: how=test dungeonquest.test.roll, how=rage dungeonquest.room.treasure-rage,
            how=end dungeonquest.end.loot-effects, how=rune dungeonquest.rune.once,
            how=ability text:ability-favour, else dungeonquest.test.no-marker-for-plain-rolls
        determined: how=ability dungeonquest.hero.optional-abilities, else dungeonquest.test.gain-determination
        prevented: how=rune dungeonquest.rune.once, else dungeonquest.hero.optional-abilities
        extra: how=loot text:card-z_quicksilver_potion, else dungeonquest.rune.once
        died: cause=wounds dungeonquest.wounds.death-threshold, cause=pit dungeonquest.room.abgrund,
            cause=sunset dungeonquest.sun.sunset-ends, cause=dead-point dungeonquest.deadpoint.dies,
            else dungeonquest.death.causes
        escaped: how=alone dungeonquest.solo.treasure-required, how=loot text:card-z_forbidden_tome,
            else dungeonquest.escape.requirements
        marker: lost=0 dungeonquest.catacombs.exit-first-leg, else dungeonquest.catacombs.exit-first-leg-wall
        surfaced: how=new dungeonquest.catacombs.exit-unexplored, how=occupied dungeonquest.catacombs.exit-occupied,
            else dungeonquest.catacombs.exit-explored
        killed: how=rune dungeonquest.rune.once, else dungeonquest.combat.monster-dies
        stuck: how=darkness dungeonquest.room.dunkelheit-reroll, how=web dungeonquest.room.netz-enter,
            how=waits dungeonquest.deadpoint.hero-blocks, else dungeonquest.room.korridor-no-way
        turned-up: how=flight dungeonquest.solo.flee-fail, else dungeonquest.solo.encounter-hidden
        rolled-one: how=sun dungeonquest.sun.roll, how=last-space dungeonquest.sun.last-space,
            how=darkness dungeonquest.room.dunkelheit, how=fall dungeonquest.room.bridge-fail,
            how=exit dungeonquest.catacombs.exit-second-leg, how=fight dungeonquest.solo.combat-table,
            how=rune dungeonquest.rune.once, else dungeonquest.test.no-marker-for-plain-rolls
        no-action: how=rune dungeonquest.rune.once, else dungeonquest.turn.status-cards
        marker-on: lost=0 dungeonquest.catacombs.exit-second-leg, else dungeonquest.catacombs.exit-second-leg-wall
    """),
    "drew": {
        **{f"card={letter}_shuffle": "dungeonquest.cards.shuffle-card" for letter in "vskftly"},
        "deck=catacomb": "dungeonquest.catacombs.turn",
        "deck=search": "dungeonquest.search.procedure",
        "deck=door": "dungeonquest.move.door",
        "else": "dungeonquest.cards.draw-resolve-discard",
    },
}
"""The rule of each event, or its rules by facts: the first that fits counts, the last always does."""

REFUSALS: dict[int, Refusal] = REASONS.by_rules(REASON_RULES, KIT.names)
"""The kit's reasons are not needed here."""
