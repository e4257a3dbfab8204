### Tokens of several games of the KLONG! family: name, name as object of a log sentence (.acc), effect in our own words (.text).

## Major secrets

token-chalice = Chalice
  .acc = the Chalice
  .text = 7 points at the end. Not an artifact.
token-potion_of_greater_healing = Potion of Greater Healing
  .acc = the Potion of Greater Healing
  .text = Once, in a turn of yours: heal 2 damage.
token-greater_treasure = Greater Treasure
  .acc = the Greater Treasure
  .text = 5 gold – spend it right away or save it.
token-greater_skill_boost = Greater Skill Boost
  .acc = the Greater Skill Boost
  .text = 5 skill at once, for this turn only.

## Minor secrets

token-dragon_egg = Dragon Egg
  .acc = the Dragon Egg
  .text = 3 points at the end. When it is revealed, the dragon advances 1 space on the rage track.
token-potion_of_healing = Potion of Healing
  .acc = the Potion of Healing
  .text = Once, in a turn of yours: heal 1 damage.
token-treasure = Treasure
  .acc = the Treasure
  .text = 2 gold – spend it right away or save it.
token-potion_of_strength = Potion of Strength
  .acc = the Potion of Strength
  .text = Once, in a turn of yours: 2 swords.
token-potion_of_swiftness = Potion of Swiftness
  .acc = the Potion of Swiftness
  .text = Once, in a turn of yours: 1 boot.

## Monkey shrine

token-monkey_idol = Monkey Idol
  .short = Idol
  .acc = the Monkey Idol
  .text = 5 points at the end.

## Market goods

token-backpack = Backpack
  .acc = the Backpack
  .text = You can carry 1 more artifact. 5 points at the end.
token-crown_10 = Crown (10)
  .acc = the Crown (10)
  .text = 10 points at the end. The most valuable crown left is always sold first.
token-crown_9 = Crown (9)
  .acc = the Crown (9)
  .text = 9 points at the end. The most valuable crown left is always sold first.
token-crown_8 = Crown (8)
  .acc = the Crown (8)
  .text = 8 points at the end. The most valuable crown left is always sold first.

## Escape

token-mastery = Mastery Token
  .acc = the Mastery Token
  .text = 20 points for anyone who escapes the dungeon with an artifact before being knocked out.
