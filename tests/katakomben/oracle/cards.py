"""The cards of Katakomben, as the facts list them; `tests/klong_family/oracle/printed.py` says how to read them."""

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
empurror: companion 1 1 1 | first (quiet_2: clank -2 / gold_1: gold 1 / steady: steady)
golden_flute: action 1 1 1 | gold 1, clank 1, grant flute
payoff: action 2 1 0 | skill 3, leave
rebel_scribe: companion 1 1 1 | skill 1, when 2 companions (draw 1)
waystone: action 1 1 1 | boots 1, grant waystone
flamboyance: action 2 2 1 | draw 1, when 2 clank (skill 2)
imp_familiar: companion 1 2 1 attack | choose 1 (pick_1: pick 1 / draw_2 if pick: pay_pick, draw 2)
pillage: action 2 2 0 | swords 2, boots 1, when 3 gold (draw 1)
remove_traps: action 2 2 1 | skill 1, swords 2, replace
shadow_walk: action 2 2 1 | boots 1, trash burgle
astral_projection: action 1 3 1 | skill 2, when 6 skill (mark)
boots_of_the_ape_lord: action 1 3 3 | boots 3, clank 3, when 1 idols (steady)
bard: companion 2 3 1 | skill 2, clank 1, when 2 clank (heal 2)
lie_in_wait: action 2 3 1 | skill 2, swords 1, when 1 cave (clank -2) | acquire topdeck
lightstick: action 2 3 1 | skill 3, clank 1
rebel_thief: companion 1 3 2 | pick 1, when 2 companions (draw 1)
riot: action 2 3 0 | swords 1, boots 1, clank 1, when 3 captives (trash may) | acquire free 1
scavenger: companion 2 3 1 | skill 2 | acquire minor
smash_and_grab: action 2 3 2 | clank 2, draw 2
sneak_attack: action 2 3 1 | swords 3, clank -2 | acquire swords 1
sudden_movement: action 2 3 1 | skill 1, boots 2 | arrive turn_own
swindle: action 2 3 1 | gold 3
bandit: companion 2 4 2 | skill 1, swords 1, boots 1 | acquire swords 1, boots 1
charlatan: companion 2 4 2 | discard (draw 2)
corrupt_advisor: companion 1 4 2 attack danger | skill 2, clank_others 1, when 1 crowns (clank_others 1)
divining_rod: action 1 4 2 | skill 2, when 6 skill (heal 1)
elven_sword: action 1 4 2 | swords 2, draw 1
librarian: action 1 4 1 | skill 2, clank -2, when 1 tomes (draw 2)
rebel_paladin: companion 1 4 1 | skill 1, swords 1, when 2 companions (draw 1), when 1 artifacts (draw 1)
skulker: companion 1 4 1 | boots 2, unharmed | acquire unharmed
smoky_quartz: gem 1 4 3 attack | clank -2, draw 1 | acquire clank 2
spectral_rider: companion 1 4 2 | skill 2, boots 1, grant ride
white_tourmaline: gem 2 4 3 attack | draw 1 | acquire clank 2
brave_hero: companion 1 5 0 bonus-captives | skill 2, swords 1, boots 1
curator: companion 1 5 2 | skill 2, boots 1, per 1 artifacts (draw 1)
diversion: action 1 5 2 | skill 2 | acquire free 1 | arrive bag_back 3
expert_guide: companion 2 5 2 | skill 2, boots 2
rebel_general: companion 1 5 2 | skill 2, swords 1, boots 1, when 2 companions (draw 1)
robbery: action 2 5 1 | swords 2, gold 2, grant hop | acquire topdeck
rose_quartz: gem 2 5 4 attack | clank -2, draw 1 | acquire clank 2
black_tourmaline: gem 1 6 5 attack | draw 1 | acquire clank 2
crystal_compass: action 1 6 3 | draw 2, steady
double_cross: action 1 6 3 | skill 2, clank -2 | acquire clank_others 2
expensive_taste: action 1 6 0 bonus-taste | skill 3, gold 2
fiery_quartz: gem 1 6 5 attack | clank -2, draw 1 | acquire clank 2
floating_skull: companion 1 6 2 | skill 2, swords 1, when 1 crowns (teleport) | acquire teleport
grand_theft: action 1 6 3 | choose 1 (pick_1: pick 1 / theft if theft: pay_pick, theft) | acquire topdeck
lute: action 1 6 3 | clank 1, draw 2, per 1 clank (gold 1)
souldrinker: action 1 6 3 | swords 4, when 1 beaten (heal 1)
thirst_for_adventure: action 1 7 0 attack bonus-thirst | boots 3 | acquire boots 3
blink_spell: action 1 8 3 attack | skill 3, choose 1 (teleport: teleport / blink if rival: grant blink)
wishing_well: device 1 0 0 attack danger gold-3 | draw 2
darkened_alcove: device 2 2 0 attack | clank -2
underground_river: device 2 2 0 attack | choose 1 (heal_1: heal 1 / boots_1: boots 1)
locked_trunk: device 1 3 0 attack pick-1 | major
thieves_shrine: device 2 4 0 | choose 1 (gold_2: gold 2 / burgles: burgles 2) | arrive bag_back 3
black_market: device 1 5 0 | choose 2 (gold_2: gold 2 / trash: trash any / pick_1: pick 1)
skeleton: monster 3 1 0 | gold 2, clank 1
animated_wall: monster 2 2 0 | boots 1, when 1 portal (boots 1) | arrive turn_all
crystal_kobold: monster 2 2 0 attack in-cave-or-shrine | skill 2
keymaster: monster 2 2 0 | pick 1
skeleton_priest: monster 2 2 0 | heal 1, clank 1 | arrive clank_all 1
archoverlord: monster 3 3 0 | draw 2, clank_others 1 | arrive clank_all 1
marble_guardian: monster 1 3 0 attack | lay_beside, choose 1 (leap if laid: leap / gold_2: gold 2)
skeletal_ape: monster 1 3 0 attack | gold 3, skill 3, clank 3
skeleton_warlock: monster 1 3 0 attack | tome, clank 1
the_warden: monster 1 3 0 attack danger in-depths | free 2
ogre_merchant: monster 2 4 0 attack | choose 1 (gold_5: gold 5 / good if good: good)
breakout: action 1 3 1 promo | skill 1, swords 1, boots 1, when 1 freed (gold 3, clank 1)
mister_wizkers: companion 1 4 1 promo | skill 1, swords 1, boots 1, when 1 marked (draw 1) | arrive bag_back 3
dusty_map: device 1 2 0 attack promo | lay_anywhere
ape_lord_phantasm: monster 1 3 0 party | draw 2, give_back
"""
CARDS = cards(PRINTED)
WARDS = ("white_tourmaline", "black_tourmaline")
