"""The cards of KLONG!, as the facts list them; `tests/klong_family/oracle/printed.py` says how to read them."""

from tests.klong_family.oracle.printed import cards

PRINTED = """\
burgle: starter 6 0 0 | skill 1
stumble: starter 2 0 0 | clank 1
sidestep: starter 1 0 0 | boots 1
scramble: starter 1 0 0 | skill 1, boots 1
mercenary: reserve 15 2 0 | skill 1, swords 2
explore: reserve 15 3 0 | skill 2, boots 1
secret_tome: reserve 12 7 7 |
goblin: monster 1 2 0 | gold 1
sapphire: gem 3 4 4 attack | draw 1 | acquire clank 2
emerald: gem 2 5 5 attack | draw 1 | acquire clank 2
ruby: gem 2 6 6 attack | draw 1 | acquire clank 2
diamond: gem 1 8 8 attack | draw 1 | acquire clank 2
dragons_eye: gem 1 5 0 attack in-depths bonus-mastery | draw 1 | acquire clank 2
apothecary: companion 1 3 2 | discard (choose 1 (swords_3: swords 3 / gold_2: gold 2 / heal_1: heal 1))
archaeologist: companion 2 2 1 | draw 1, when 1 idols (skill 2)
cleric_of_the_sun: companion 2 3 1 | skill 2, swords 1 | acquire heal 1
dwarven_peddler: companion 1 4 0 bonus-peddler | boots 1, gold 2
gem_collector: companion 1 4 2 | skill 2, clank -2, discount 2
invoker_of_the_ancients: companion 1 4 1 | clank 1, teleport
kobold_merchant: companion 1 3 1 | gold 2, when 1 artifacts (skill 2)
master_burglar: companion 2 3 2 | skill 2, trash burgle
mister_whiskers: companion 1 1 1 attack | choose 1 (attack: attack / quiet_2: clank -2)
monkeybot_3000: companion 1 5 1 attack | clank 3, draw 3
rebel_captain: companion 1 3 1 | skill 2, when 2 companions (draw 1)
rebel_miner: companion 1 2 1 | gold 2, when 2 companions (draw 1)
rebel_scout: companion 1 3 1 | boots 2, when 2 companions (draw 1)
rebel_soldier: companion 1 2 1 | swords 2, when 2 companions (draw 1)
the_duke: companion 1 5 0 bonus-duke | skill 2, swords 2
the_mountain_king: companion 1 6 3 | skill 2, swords 1, boots 1, when 1 crowns (swords 1, boots 1)
the_queen_of_hearts: companion 1 6 3 | skill 3, swords 1, when 1 crowns (heal 1)
treasure_hunter: companion 2 3 1 | skill 2, swords 2, replace
tunnel_guide: companion 2 1 1 | swords 1, boots 1
wizard: companion 1 6 0 bonus-wizard | skill 3
amulet_of_vigor: action 1 7 3 | skill 4 | acquire heal 1
boots_of_swiftness: action 1 5 3 | boots 3 | acquire boots 1
bracers_of_agility: action 2 5 2 | draw 2
brilliance: action 1 6 0 | draw 3
dead_run: action 2 3 0 | boots 2, clank 2, steady
elven_boots: action 1 4 2 | skill 1, boots 1, draw 1
elven_cloak: action 1 4 2 | skill 1, clank -2, draw 1
elven_dagger: action 1 4 2 | skill 1, swords 1, draw 1
flying_carpet: action 1 6 2 | boots 2, steady, unharmed
lucky_coin: action 2 1 1 | skill 1, clank 1, draw 1
move_silently: action 2 3 0 | boots 2, clank -2
pickaxe: action 2 4 2 | swords 2, gold 2
scepter_of_the_ape_lord: action 1 3 3 | skill 3, clank 3
search: action 2 4 0 | skill 2, boots 1, per 1 gains (bonus 1)
silver_spear: action 2 3 2 | swords 3 | acquire swords 1
singing_sword: action 1 5 2 attack | skill 3, swords 2, clank 1
sleight_of_hand: action 2 2 0 | discard (draw 2)
sneak: action 2 2 0 | skill 1, boots 1, clank -2
swagger: action 2 2 0 | boots 1, per 1 clank (skill 1)
tattle: action 2 3 0 | skill 2, clank_others 1
treasure_map: action 1 6 0 | gold 5
underworld_dealing: action 1 1 0 | choose 1 (gold_1: gold 1 / tomes if tomes: pay 7, tome, tome)
wand_of_recall: action 2 5 1 | skill 2, when 1 artifacts (teleport)
wand_of_wind: action 1 6 3 | choose 1 (teleport: teleport / secret if secret: reach)
dragon_shrine: device 2 4 0 danger | choose 1 (gold_2: gold 2 / trash: trash any)
ladder: device 2 3 0 | boots 2
shrine: device 3 2 0 | choose 1 (gold_1: gold 1 / heal_1: heal 1) | arrive bag_back 3
teleporter: device 2 4 0 | teleport
the_vault: device 1 3 0 attack in-depths | gold 5, clank 3
animated_door: monster 2 1 0 attack | boots 1
belcher: monster 2 2 0 attack | gold 4, clank 2
cave_troll: monster 1 4 0 attack in-depths | gold 3, draw 2
crystal_golem: monster 2 3 0 in-cave | skill 3
kobold: monster 3 1 0 attack danger | skill 1
ogre: monster 2 3 0 attack | gold 5
orc_grunt: monster 3 2 0 attack | gold 3
overlord: monster 2 2 0 | draw 2 | arrive clank_all 1
watcher: monster 3 3 0 | gold 3, clank_others 1 | arrive clank_all 1
"""
CARDS = cards(PRINTED)
