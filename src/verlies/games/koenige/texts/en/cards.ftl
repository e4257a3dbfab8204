### Kings of the Catacombs, treasure cards: name, name as object of a sentence (.acc), effect in our own words (.text).

## Bronze, weapons

card-B-W01 = Short Sword
  .acc = the Short Sword
  .text = Weapon +2.
card-B-W02 = Wooden Club
  .acc = the Wooden Club
  .text = Weapon +2. When your attack fails, draw a bronze card (once per turn).
card-B-W03 = Chipped Hatchet
  .acc = the Chipped Hatchet
  .text = Weapon +3. Discard it after one attack.
card-B-W04 = Rusty Dagger
  .acc = the Rusty Dagger
  .text = Weapon +1. +1 while you wear no armour.
card-B-W05 = Throwing Knives
  .acc = the Throwing Knives
  .text = Weapon +1. You may also attack enemies in a connected neighbouring room.
card-B-W06 = Sling
  .acc = the Sling
  .text = Weapon +1. Your attack succeeds on a tie.
card-B-W07 = Torch Staff
  .acc = the Torch Staff
  .text = Weapon +1. Chests: +1.
card-B-W08 = Pitchfork
  .acc = the Pitchfork
  .text = Weapon +1. +2 against enemies holding a flag token.
card-B-W09 = Frying Pan
  .acc = the Frying Pan
  .text = Weapon +1. Also counts as +1 armour.
card-B-W10 = Pickaxe
  .acc = the Pickaxe
  .text = Weapon +1. Expansion: look at 2 room cards, lay one, put the other under the stack.
card-B-W11 = Broomstick
  .acc = the Broomstick
  .text = Weapon +1. After a successful attack you may move 1 room.
card-B-W12 = Cudgel
  .acc = the Cudgel
  .text = Weapon +1. +1 while a teammate is in the room.

## Bronze, armour

card-B-R01 = Leather Jerkin
  .acc = the Leather Jerkin
  .text = Armour +2.
card-B-R02 = Wooden Shield
  .acc = the Wooden Shield
  .text = Armour +2. +1 against attacks from another room.
card-B-R03 = Padded Coat
  .acc = the Padded Coat
  .text = Armour +1. When you are defeated, draw a bronze card.
card-B-R04 = Travelling Cloak
  .acc = the Travelling Cloak
  .text = Armour +0. Your first move action each turn goes 1 room farther.
card-B-R05 = Cooking-Pot Helmet
  .acc = the Cooking-Pot Helmet
  .text = Armour +3. Discard it after defending once.
card-B-R06 = Fur Vest
  .acc = the Fur Vest
  .text = Armour +1. +2 while you are capturing a room.
card-B-R07 = Rusty Mail
  .acc = the Rusty Mail
  .text = Armour +3. You cannot teleport, not even through portals.
card-B-R08 = Lucky Amulet
  .acc = the Lucky Amulet
  .text = Armour +1. Defence: if your fate card is 1 or 2, redraw it.
card-B-R09 = Barrel-Stave Armour
  .acc = the Barrel-Stave Armour
  .text = Armour +1. Enemy cards cannot take or discard cards from your hand.
card-B-R10 = Straw Hat
  .acc = the Straw Hat
  .text = Armour +1. You may hand on 2 cards instead of 1.

## Bronze, action cards

card-B-A01 = Sprint
  .acc = Sprint
  .text = Move up to 4 rooms.
card-B-A02 = Shove
  .acc = Shove
  .text = Push an enemy in your room 1 room away.
card-B-A03 = Treasure Map
  .acc = the Treasure Map
  .text = Draw 3 bronze cards, keep 2.
card-B-A04 = Lockpick
  .acc = the Lockpick
  .text = Loot the chest in your room even if it bears an X.
card-B-A05 = Signpost
  .acc = the Signpost
  .text = Lay one more room card, then move 1 room.
card-B-A06 = Smoke Bomb
  .acc = the Smoke Bomb
  .text = +3 defence until your next turn.
card-B-A07 = Pickpocket
  .acc = the Pickpocket
  .text = Take a random hand card from an enemy in your room and give them another one of yours for it.
card-B-A08 = Homecoming
  .acc = Homecoming
  .text = Place yourself in the start room.
card-B-A09 = Scout
  .acc = the Scout
  .text = Rearrange the top 3 room cards and draw a bronze card.
card-B-A10 = Repair Kit
  .acc = the Repair Kit
  .text = Take a bronze card of your choice from the discard pile.

## Bronze, special cards

card-B-S01 = Lucky Coin
  .acc = the Lucky Coin
  .text = In a fight, once both fate cards are face up: draw yours again.
card-B-S02 = Feint
  .acc = Feint
  .text = When you attack, you get +2 in this fight.
card-B-S03 = Dodge Roll
  .acc = Dodge Roll
  .text = When you are attacked, you get +2 in this fight.
card-B-S04 = Shout
  .acc = Shout
  .text = When a teammate fights, they get +2 in this fight.
card-B-S05 = Second Try
  .acc = Second Try
  .text = Your chest, once the fate card is face up: draw a second one, the higher counts.
card-B-S06 = Fresh Wind
  .acc = Fresh Wind
  .text = In your turn: your next move action goes 2 rooms farther.
card-B-S07 = Tripwire
  .acc = the Tripwire
  .text = The move of an enemy entering your room ends there.
card-B-S08 = Quick Grab
  .acc = Quick Grab
  .text = In your turn: change your equipment at once.

## Silver, weapons

card-S-W01 = Steel Sword
  .acc = the Steel Sword
  .text = Weapon +3.
card-S-W02 = Battle Axe
  .acc = the Battle Axe
  .text = Weapon +4. You may attack only once per turn.
card-S-W03 = Longbow
  .acc = the Longbow
  .text = Weapon +2. You may attack enemies up to 2 connected rooms away.
card-S-W04 = Rapier
  .acc = the Rapier
  .text = Weapon +2. Attack: draw 2 fate cards, the higher one counts.
card-S-W05 = War Hammer
  .acc = the War Hammer
  .text = Weapon +3. Success: the loser takes their armour back to hand.
card-S-W06 = Whip
  .acc = the Whip
  .text = Weapon +2. Success: take a random hand card from the loser.
card-S-W07 = Halberd
  .acc = the Halberd
  .text = Weapon +2. +2 in rooms holding your team’s flag.
card-S-W08 = Wand
  .acc = the Wand
  .text = Weapon +2. Success: place the loser in any room you like.
card-S-W09 = Twin Blades
  .acc = the Twin Blades
  .text = Weapon +2. You may attack one enemy twice per turn.

## Silver, armour

card-S-R01 = Chain Mail
  .acc = the Chain Mail
  .text = Armour +3.
card-S-R02 = Tower Shield
  .acc = the Tower Shield
  .text = Armour +4. Each of your move actions goes 1 room less far (at least 1).
card-S-R03 = Elven Cloak
  .acc = the Elven Cloak
  .text = Armour +2. Each of your move actions goes 1 room farther.
card-S-R04 = Thorn Armour
  .acc = the Thorn Armour
  .text = Armour +2. When an attack on you fails, the attacker discards a random hand card.
card-S-R05 = Mirror Shield
  .acc = the Mirror Shield
  .text = Armour +2. Defence: discard it (its value no longer counts) to swap the two fate cards.
card-S-R06 = Guardian Armour
  .acc = the Guardian Armour
  .text = Armour +2. +2 in rooms holding your team’s flag.
card-S-R07 = Phase Cloak
  .acc = the Phase Cloak
  .text = Armour +2. Once per turn you may walk through a wall into the neighbouring room.
card-S-R08 = Treasure Hunter’s Vest
  .acc = the Treasure Hunter’s Vest
  .text = Armour +2. Chests: +1.

## Silver, action cards

card-S-A01 = Teleport Scroll
  .acc = the Teleport Scroll
  .text = Place yourself in a portal room, a merchant room or the start room.
card-S-A02 = Switch Places
  .acc = Switch Places
  .text = Swap places with a figure at most 3 rooms away.
card-S-A03 = Charge
  .acc = Charge
  .text = Move up to 2 rooms and attack with +1.
card-S-A04 = Burglar Tools
  .acc = the Burglar Tools
  .text = Loot the chest in your room with +2, even with an X.
card-S-A05 = Rebuild
  .acc = Rebuild
  .text = Turn a room without figures (placement rules hold) and draw a bronze card.
card-S-A06 = Extortion
  .acc = Extortion
  .text = An enemy in your room gives you an equipped card of their choice.
card-S-A07 = Wall of Fog
  .acc = the Wall of Fog
  .text = Choose a room without enemies: no enemy may enter it until your next turn.
card-S-A08 = Sabotage
  .acc = Sabotage
  .text = An enemy at most 2 rooms away takes their equipment back to hand.
card-S-A09 = Raid
  .acc = Raid
  .text = Draw 3 silver cards, keep 2.
card-S-A10 = Flag Run
  .acc = Flag Run
  .text = Move up to 3 rooms, up to 5 with a stolen flag.

## Silver, special cards

card-S-S01 = Thread of Fate
  .acc = the Thread of Fate
  .text = In a fight, once both fate cards are face up: draw a second one, the higher counts.
card-S-S02 = Counterspell
  .acc = the Counterspell
  .text = Cancel an enemy’s action card (their action is spent).
card-S-S03 = Ambush
  .acc = Ambush
  .text = Attack an enemy entering your room at once with +1.
card-S-S04 = Soft Landing
  .acc = Soft Landing
  .text = When you are defeated, you choose where you go: the start room, a portal room or a room with your team’s flag. Then draw a silver card.
card-S-S05 = Double Game
  .acc = Double Game
  .text = In your turn: 1 more action.
card-S-S06 = Leaden Feet
  .acc = Leaden Feet
  .text = Start of an enemy turn: each move action of this enemy goes 1 room less far this turn (at least 1).
card-S-S07 = Alarm Bell
  .acc = the Alarm Bell
  .text = When a flag of your team is stolen, move up to 3 rooms at once.
card-S-S08 = Brothers in Arms
  .acc = Brothers in Arms
  .text = When you or a teammate fights, your side gets +3 in this fight.

## Gold, weapons

card-G-W01 = King’s Blade
  .acc = the King’s Blade
  .text = Weapon +5.
card-G-W02 = Dragon Bow
  .acc = the Dragon Bow
  .text = Weapon +3. You may attack enemies up to 3 connected rooms away.
card-G-W03 = Shadow Blade
  .acc = the Shadow Blade
  .text = Weapon +4. Your attack also succeeds on a tie; enemies may not play special cards in that fight.
card-G-W04 = Thunder Hammer
  .acc = the Thunder Hammer
  .text = Weapon +4. Success: discard one equipped card of the loser.
card-G-W05 = Soul Drinker
  .acc = the Soul Drinker
  .text = Weapon +4. Success: look at the loser’s hand and take one card.
card-G-W06 = Banner Lance
  .acc = the Banner Lance
  .text = Weapon +4. +1 against flag holders; 1 more action after a success (once per turn).

## Gold, armour

card-G-R01 = Plate Armour
  .acc = the Plate Armour
  .text = Armour +5.
card-G-R02 = Aether Robe
  .acc = the Aether Robe
  .text = Armour +3. Enemy cards cannot move, rob or disarm you.
card-G-R03 = Seven-League Harness
  .acc = the Seven-League Harness
  .text = Armour +3. Each of your move actions goes 2 rooms farther.
card-G-R04 = Phoenix Harness
  .acc = the Phoenix Harness
  .text = Armour +4. Discard it when you would be defeated: the attack fails.
card-G-R05 = Rune Armour
  .acc = the Rune Armour
  .text = Armour +4. Defence: draw 2 fate cards, the higher one counts.
card-G-R06 = King’s Mantle
  .acc = the King’s Mantle
  .text = Armour +4. +2 while a flag token lies on your board.

## Gold, action cards

card-G-A01 = Dimension Gate
  .acc = the Dimension Gate
  .text = Place yourself or a teammate in any room.
card-G-A02 = Banishment
  .acc = Banishment
  .text = Place any enemy in a portal room, a merchant room or an empty room.
card-G-A03 = Fresh Loot
  .acc = Fresh Loot
  .text = Remove all X from chests; then you may loot the chest in your room with +3.
card-G-A04 = Time Loop
  .acc = the Time Loop
  .text = You have 3 more actions this turn.
card-G-A05 = Broken Seal
  .acc = the Broken Seal
  .text = Remove the X from one enemy flag and draw a gold card.
card-G-A06 = Royal Decree
  .acc = the Royal Decree
  .text = Complete your running capture (value I or II) at once if no enemy is in the room.
card-G-A07 = Grand Bargain
  .acc = the Grand Bargain
  .text = Discard a card, draw 4 gold cards and keep 2.

## Gold, special cards

card-G-S01 = Divine Providence
  .acc = Divine Providence
  .text = In a fight, once both fate cards are face up: yours counts as 8.
card-G-S02 = Unbowed
  .acc = Unbowed
  .text = When you would be defeated, the attack fails instead.
card-G-S03 = Avenging Spirit
  .acc = the Avenging Spirit
  .text = After a defeat of your team: discard one equipped card of the attacker and draw a gold card.
card-G-S04 = Master Thief
  .acc = the Master Thief
  .text = Take the card an enemy is about to draw from a chest; they draw bronze instead.
card-G-S05 = Great Haste
  .acc = Great Haste
  .text = In your turn: 2 more actions.
card-G-S06 = Warding Seal
  .acc = the Warding Seal
  .text = Prevent the theft of a flag of your team and put an X on it (the thief’s action is spent).
