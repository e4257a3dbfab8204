### KLONG! at the table: zones, tracks, numbers and symbols. `.short` stands in column heads, `sign-` on the map.

zone-row = Dungeon row
zone-supply = Reserve
zone-market = Market
zone-hand = Hand
zone-played = Play area
zone-deck = Draw pile
zone-discard = Discard pile
zone-dungeon-deck = Dungeon deck
zone-dungeon-discard = Dungeon discard pile

panel-turn = This turn
panel-dragon = Dragon

status-inside = { "" }
status-escaped = escaped
status-rescued = { ending-rescued }
status-in-depths = { ending-in-depths }
status-no-artifact = { ending-no-artifact }
  .short = k.o.

fact-health = Health
  .short = Health
fact-gold = Gold
fact-noise = Clank!
fact-in-bag = in the bag
  .short = Bag
fact-stones = Stones
fact-skill = Skill
fact-swords = Swords
fact-boots = Boots
fact-teleports = Teleports
fact-credit = Clank! credit
fact-attack-draws = Stones per attack
  .short = draws
fact-danger = of these by danger
  .short = danger
fact-fate-draws = more at the next countdown step
  .short = countdown draws more
fact-bag = Stones in bag and Clank! area
  .short = bag + Clank! area
fact-black = of these black
  .short = black
fact-mastery = Mastery tokens left
  .short = mastery tokens
fact-out = escaped

track-rage = Rage track
track-fate = Countdown track

region-depths = depths

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
mark-artifact-space = artifact space { $value }
  .label = artifact space
mark-shrine = monkey shrine
mark-attack = dragon attack
mark-danger = danger
mark-arrive = arrival
mark-only-depths = in the depths only
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
sign-token-minor_secret = { $value ->
    [1] s
   *[other] { $value }s
  }
  .key = s
sign-token-major_secret = S
sign-token-monkey_idol = { $value }i
  .key = i
sign-token-artifact_5 = A5
  .key = A
  .legend = artifact
sign-token-artifact_7 = A7
  .key = A
  .legend = artifact
sign-token-artifact_10 = A10
  .key = A
  .legend = artifact
sign-token-artifact_15 = A15
  .key = A
  .legend = artifact
sign-token-artifact_20 = A20
  .key = A
  .legend = artifact
sign-token-artifact_25 = A25
  .key = A
  .legend = artifact
sign-token-artifact_30 = A30
  .key = A
  .legend = artifact

## The game in short

howto-1 = Everybody begins with the same ten cards. On your turn you play your whole hand; it gives you skill, swords and boots.
howto-2 = Skill buys better cards for your deck, swords defeat monsters, boots carry you through the tunnels.
howto-3 = Fetch an artifact and get back outside with it. The more valuable ones lie deeper – and each one taken makes the dragon angrier.
howto-4 = Noise is Clank!: your stones go into the dragon’s bag. Every attack draws from it, and every stone of yours costs you 1 health.
howto-5 = Artifact, gold, tokens and cards are points. Whoever is left lying without an artifact or in the depths gets nothing.

odds-dragon = Hits at an ordinary attack
    .intro = Drawn at an ordinary attack: [attack-draws] of [bag] – if all Clank! goes into the bag first. When the dragon attacks by a step on the countdown track, more stones are drawn.
    .weight = stones
