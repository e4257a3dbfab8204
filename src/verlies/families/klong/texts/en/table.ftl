### What stands on every table of the KLONG! family: zones, tracks, numbers and symbols. `.short` stands in column heads, `sign-` on the map.

zone-row = Dungeon row
zone-supply = Reserve
zone-market = Market
zone-hand = Hand
zone-played = Play area
zone-deck = Draw pile
zone-discard = Discard pile
zone-dungeon-deck = Dungeon deck
  .short = Deck
zone-dungeon-discard = Dungeon discard pile
  .short = Discard

panel-turn = This turn
panel-dragon = Dragon

status-inside = { "" }
status-escaped = escaped
status-rescued = { ending-rescued }
status-in-depths = { ending-in-depths }
status-no-artifact = { ending-no-artifact }
  .short = KO

fact-health = Health
  .short = Health
fact-gold = Gold
fact-noise = Clank!
  .curve = Clank! stones in the Clank! area
fact-in-bag = in the bag
  .short = Bag
  .curve = Own stones in the dragon bag
fact-stones = Stones
  .curve = Own stones in the supply
fact-skill = Skill
fact-swords = Swords
fact-boots = Boots
fact-teleports = Teleports
fact-credit = Clank! credit
fact-attack-draws = Stones per attack
  .short = draws
  .curve = Stones that an attack draws
fact-danger = of these by danger
  .short = danger
  .curve = Stones added because of danger
fact-bag = Stones in bag and Clank! area
  .short = bag + Clank! area
fact-black = of these black
  .short = black
  .curve = Black stones in the dragon bag
fact-ghost-stones = of these ghosts
  .short = ghosts
  .curve = Ghosts in bag and Clank! area
fact-mastery = Mastery tokens left
  .short = mastery tokens
fact-out = escaped

track-rage = Rage track

region-depths = Depths

banner-plain = card
banner-companion = companion
banner-gem = gem
banner-device = device
banner-monster = monster
banner-reserve = reserve card

mark-skill = { $value } skill
  .short = { $value }sk
mark-swords = { $value ->
    [one] 1 sword
   *[other] { $value } swords
  }
  .short = { $value }sw
mark-gold = { $value } gold
mark-boots = { $value ->
    [one] 1 boot
   *[other] { $value } boots
  }
mark-teleports = { $value ->
    [one] 1 teleport
   *[other] { $value } teleports
  }
mark-monsters = { $value ->
    [one] 1 monster
   *[other] { $value } monsters
  }
mark-locked = lock
mark-cave = crystal cave
mark-market = market
mark-heal = healing
mark-attack = dragon attack
mark-danger = danger
mark-arrive = Arrive
mark-only-depths = in the Depths only
mark-only-cave = in crystal caves only

## Signs on the map

sign-mark-boots = { $value }
  .key = 2
  .legend = two boots
sign-mark-monsters = { $value ->
    [1] !
    [2] !!
   *[other] !!!
  }
  .key = !
  .legend = monster
sign-mark-locked = #
sign-mark-cave = ~
sign-mark-market = $
sign-mark-heal = +
sign-token-monkey_idol = { $value }i
  .key = i

## The game in short

howto-1 = Everybody begins with the same ten cards. On your turn you play your whole hand; it gives you skill, swords and boots.
howto-2 = Skill buys better cards for your deck, swords defeat monsters, boots carry you through the tunnels.
howto-4 = Noise is Clank!: your stones go into the dragon bag. Every attack draws from it, and every stone of yours costs you 1 health.

## Hints in the first game

tour-play = Play the cards of your hand: tap them, or “Play all” at once. They give you what you can spend this turn.
tour-move = Boots take you into rooms with a dashed outline. What the way costs stands beside it.
tour-buy = Skill gets you cards with a ✓. They go to your discard pile, and to your hand later.
tour-fight = Swords defeat a monster. The reward is yours at once.
tour-end = Done? Then end your turn. What you have not spent is lost; until then you can take back nearly everything.
tour-artifact = Here lies an artifact. Usually you can carry only one, and it makes the dragon angrier: after that, back out you go.
