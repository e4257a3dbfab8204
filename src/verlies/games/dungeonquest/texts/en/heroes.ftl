### DungeonQuest: heroes and abilities.

hero-gherinn = Brother Gherinn
  .acc = Brother Gherinn
  .text = Priest of Kellos: weak, but favoured by luck.
pawn-gherinn = Brother Gherinn
hero-challara = Challara
  .acc = Challara
  .text = A mage with a small dragon that throws itself into the fire for her.
pawn-challara = Challara
hero-hugo = Hugo the Glorious
  .acc = Hugo the Glorious
  .text = A knight in heavy armour, abandoned by luck.
pawn-hugo = Hugo the Glorious
hero-krutzbeck = Krutzbeck
  .acc = Krutzbeck
  .text = A dwarven berserker, strong and tough.
pawn-krutzbeck = Krutzbeck
hero-lindel = Lindel
  .acc = Lindel
  .text = An elven wanderer with sharp eyes and a quick bow.
pawn-lindel = Lindel
hero-tatianna = Tatianna
  .acc = Tatianna
  .text = An amazon, nimble and sure-footed.
pawn-tatianna = Tatianna

## Abilities

ability-penance = Penance
  .text = Before a test, once a turn: take 1 wound and gain 3 determination markers.
ability-favour = Favour of Kellos
  .text = After the damage roll of the dragon’s rage: roll one or both dice again, once.
ability-brightblaze = Brightblaze
  .text = Once a game: all wounds of one source are prevented.
ability-glow = Glow
  .text = In the chamber of darkness: raise or lower the die by 1.
ability-glory = Glory
  .text = After killing a monster: gain 2 determination markers.
ability-shield = Shield Wall
  .text = Once a fight: if both are wounded, you suffer 1 wound less.
ability-berserk = Berserk
  .text = If you wound the monster, take 1 wound to deal 1 more.
ability-force = Head Through the Wall
  .text = If your strength test at a portcullis or web fails, once a turn: take 1 wound and repeat it.
ability-senses = Keen Senses
  .text = When searching, once a turn: discard the card and draw a new one, which counts.
ability-first_shot = First Shot
  .text = If you choose ranged in the first round, you suffer no wounds.
ability-slip = Slip Away
  .text = If you manage to flee, you suffer no escape penalty.
ability-balance = Sure Foot
  .text = On the bridge only every second of your loot cards counts.
