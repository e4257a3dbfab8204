game-crypt = The Crypt
  .about = A small game of the family, for testing only.

ask-FindHelp = The tile is in your hand. What do you do?

option-turn = Lay it with { $target } monsters
option-crack = Crack the chest
kind-turn = Lay
kind-crack = Crack

choice-boots = 1 boot
choice-gold = 1 gold

log-rage = The dragon moves to space { $space }: an attack draws { $stones }.
  .many = The dragon moves up to space { $space_last }: an attack draws { $stones_last }.
log-laid = { $player } lays the tile with { $monsters } monsters.
log-summoned = A ghost comes to the Clank! area.
  .many = { $count } ghosts come to the Clank! area.
log-drawn-ghost = A ghost!
  .many = { $count } ghosts!
log-haunted = The ghost deals { $amount } damage to { $player }: health { $before } → { $after }.
  .many = The ghosts deal { $amount_sum } damage to { $player }: health { $before_first } → { $after_last }.
log-opened = { $player } opens the lock.
log-cracked = { $player } cracks the chest.
log-out-draw = { $player } is out and draws { $count }.

why-locked = You lack a lock pick.
why-no-gold = You do not have the gold for that.
why-no-chest = There is no chest for you here.
why-only-on-entry = Idols are taken on entering.
why-not-a-find = That is not found.

place-gate = Gate
place-hall = Hall
place-stall = Stall
place-vault = Vault
place-shrine = Shrine
place-edge = Unknown

odds-dragon = Hits
  .intro = Drawn: [attack-draws] of [bag].
  .weight = Stones

card-torch = Torch
  .acc = the Torch
  .text = Boot and teleport.
card-lamp = Lamp
  .acc = the Lamp
  .text = Boot or gold.
card-omen = Omen
  .acc = the Omen
  .text = The dragon attacks.
card-guide = Guide
  .acc = the Guide
  .text = 2 boots.
card-opal = Opal
  .acc = the Opal
  .text = Gem.
card-bell = Bell
  .acc = the Bell
  .text = Heals.
card-rat = Rat
  .acc = the Rat
  .text = 3 gold.
card-wraith = Wraith
  .acc = the Wraith
  .text = 4 gold and a ghost.

token-relic_5 = Ring
  .acc = the Ring
token-relic_7 = Necklace
  .acc = the Necklace
token-relic_10 = Vase
  .acc = the Vase
token-relic_12 = Shield
  .acc = the Shield
