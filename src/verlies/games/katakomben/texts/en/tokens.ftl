### KLONG! Katakomben tokens: name, name as object of a log sentence (.acc), effect in our own words (.text).

## Major secrets

token-catacombs_map = Catacombs Map
  .acc = the Catacombs Map
  .text = One-way tunnels are open to you both ways for the rest of the game. 5 points at the end.

## Minor secrets

token-lockpick_secret = Lockpick
  .acc = the Lockpick
  .text = 1 lockpick at once.
token-puzzle_box = Puzzle Box
  .acc = the Puzzle Box
  .text = When you enter a wayshrine, you trade it for 1 major secret.
token-magic_spring = Magic Spring
  .acc = the Magic Spring
  .text = At the end of this turn you trash 1 card from your play area or discard pile.

## Prisoners

token-adventurer = Adventurer
  .acc = the Adventurer
  .text = Prisoner. 3 points at the end. Freed: the dragon advances 1 space on the rage track.
token-barbarian = Barbarian
  .acc = the Barbarian
  .text = Prisoner. 2 points at the end. Freed: 2 swords at once.
token-cleric = Cleric
  .acc = the Cleric
  .text = Prisoner. 2 points at the end. Freed: heal 1 damage.
token-peasant = Peasant
  .acc = the Peasant
  .text = Prisoner. 2 points at the end.
token-mayor = Mayor
  .acc = the Mayor
  .text = Prisoner. 5 points at the end if you have a mastery token.
token-monk = Monk
  .acc = the Monk
  .text = Prisoner. 1 point at the end per wayshrine you marked.
token-primatologist = Primatologist
  .acc = the Primatologist
  .text = Prisoner. 5 points at the end if you have a monkey idol.
token-prince = Prince
  .acc = the Prince
  .text = Prisoner. 5 points at the end if you have a crown.
token-princess = Princess
  .acc = the Princess
  .text = Prisoner. 5 points at the end if you have a crown.
token-sorceress = Sorceress
  .acc = the Sorceress
  .text = Prisoner. 5 points at the end if you have at least two Secret Tomes.
token-warrior = Warrior
  .acc = the Warrior
  .text = Prisoner. 1 point at the end per prisoner you freed, this one included.
token-golden_monkey_bot = Golden Monkey Bot
  .acc = the Golden Monkey Bot
  .text = Prisoner that counts as a monkey idol, too. 3 points at the end.
token-haunted_prisoner = Haunted Prisoner
  .acc = the Haunted Prisoner
  .text = Prisoner. 3 points at the end. Freed: 1 ghost stone comes into the Clank! area.
token-discount_coupon = Discount Coupon
  .acc = the Discount Coupon
  .text = No prisoner. Once, a good costs you 5 gold less.

## Market goods

token-blood_amulet = Blood Amulet
  .acc = the Blood Amulet
  .text = Only for those with at least 5 damage. Heal 2 damage at once. 7 points at the end.
token-burglars_kit = Burglar’s Kit
  .acc = the Burglar’s Kit
  .text = 2 lockpicks at once. 2 points at the end.

## Artifacts, named after their shape

token-artifact_5 = Bone Comb
  .acc = the Bone Comb
  .text = Artifact, 5 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_7 = Oil Lamp
  .acc = the Oil Lamp
  .text = Artifact, 7 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_10 = Urn
  .acc = the Urn
  .text = Artifact, 10 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_12 = Sickle
  .acc = the Sickle
  .text = Artifact, 12 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_15 = Mask
  .acc = the Mask
  .text = Artifact, 15 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_17 = Skull
  .acc = the Skull
  .text = Artifact, 17 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_20 = Diadem
  .acc = the Diadem
  .text = Artifact, 20 points. Taking it advances the dragon 1 space on the rage track.

## Adventuring Party

token-cloak = Stealth Cloak
  .acc = the Stealth Cloak
  .text = −2 Clank! at once. 5 points at the end.
token-artifact_10b = Horn
  .acc = the Horn
  .text = Artifact, 10 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_15b = Grail
  .acc = the Grail
  .text = Artifact, 15 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_20b = Star
  .acc = the Star
  .text = Artifact, 20 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_25b = Throne
  .acc = the Throne
  .text = Artifact, 25 points. Taking it advances the dragon 1 space on the rage track.
