### What KLONG! Katakomben alone has on the table. `.short` stands in column heads, `sign-` on the map.

zone-tiles = Tiles
zone-artifacts = Artifacts

panel-bank = Bank

fact-lockpicks = Lockpicks
fact-marks = Wayshrines marked
  .short = Shrines
fact-prisoners = Prisoners freed
  .short = Prisoners
fact-prisoner-points = Prisoners’ worth now
  .short = Their worth
  .curve = Worth of the freed prisoners
fact-out-draws = Drawn on each turn of those who are out
  .short = out draws
fact-secrets-minor = Minor secrets left
  .short = minor
fact-secrets-major = Major secrets left
  .short = major
fact-prisoners-left = Prisoners left
  .short = prisoners
  .curve = Prisoners whom nobody has freed
fact-ghosts-left = Ghosts in the bank
  .short = ghosts


region-haunted = Depths, haunted
region-outside = outside of the dungeon

mark-lockpicks = { $value ->
    [one] 1 lockpick
   *[other] { $value } lockpicks
  }
mark-crypt = crypt
mark-monkey = Monkey Shrine
mark-artifact = { $value ->
    [1] artifact room
    [2] artifact room +
   *[other] artifact room ++
  }
mark-chest = chest
mark-library = library
mark-prison = prison
mark-wayshrine = wayshrine
mark-minor-secret = minor secret
mark-portal = portal
mark-lock = lock
mark-only-cave-or-shrine = crystal caves and wayshrines only

token-lockpick = lockpick in the lock
    .short = open
    .acc = the lockpick in the lock
token-cracked = cracked
    .short = empty
    .acc = the cracked addition
token-portal_1 = portal 1
    .short = 1
    .acc = portal 1
token-portal_2 = portal 2
    .short = 2
    .acc = portal 2
token-portal_3 = portal 3
    .short = 3
    .acc = portal 3
token-portal_4 = portal 4
    .short = 4
    .acc = portal 4
token-portal_5 = portal 5
    .short = 5
    .acc = portal 5
token-portal_6 = portal 6
    .short = 6
    .acc = portal 6
token-portal_7 = portal 7
    .short = 7
    .acc = portal 7
token-portal_8 = portal 8
    .short = 8
    .acc = portal 8
token-portal_9 = portal 9
    .short = 9
    .acc = portal 9
token-portal_10 = portal 10
    .short = 10
    .acc = portal 10
token-portal_11 = portal 11
    .short = 11
    .acc = portal 11
token-portal_12 = portal 12
    .short = 12
    .acc = portal 12

stone-red = mark of Red
stone-yellow = mark of Yellow
stone-green = mark of Green
stone-blue = mark of Blue
stone-purple = mark of Purple
stone-orange = mark of Orange

## Signs on the map

sign-mark-crypt = C
sign-mark-monkey = m
sign-mark-artifact = ○
  .legend = artifact room
sign-mark-chest = T
sign-mark-library = L
sign-mark-prison = P
sign-mark-wayshrine = W
sign-mark-minor-secret = s
sign-mark-gold = { $value }g
  .key = g
  .legend = gold
sign-mark-portal = o
sign-token-artifact_5 = A5
  .key = A
  .legend = artifact
sign-token-artifact_7 = A7
  .key = A
  .legend = artifact
sign-token-artifact_10 = A10
  .key = A
  .legend = artifact
sign-token-artifact_12 = A12
  .key = A
  .legend = artifact
sign-token-artifact_15 = A15
  .key = A
  .legend = artifact
sign-token-artifact_17 = A17
  .key = A
  .legend = artifact
sign-token-artifact_20 = A20
  .key = A
  .legend = artifact
sign-token-artifact_10b = A10
  .key = A
  .legend = artifact
sign-token-artifact_15b = A15
  .key = A
  .legend = artifact
sign-token-artifact_20b = A20
  .key = A
  .legend = artifact
sign-token-artifact_25b = A25
  .key = A
  .legend = artifact
sign-token-monkey_idol = { $value }
  .key = m
  .legend = Monkey Shrine
sign-token-cracked = x
  .legend = cracked
sign-token-lockpick = /
  .legend = lockpick in the lock
sign-token-portal_1 = 1
  .key = o
  .legend = portal
sign-token-portal_2 = 2
  .key = o
  .legend = portal
sign-token-portal_3 = 3
  .key = o
  .legend = portal
sign-token-portal_4 = 4
  .key = o
  .legend = portal
sign-token-portal_5 = 5
  .key = o
  .legend = portal
sign-token-portal_6 = 6
  .key = o
  .legend = portal
sign-token-portal_7 = 7
  .key = o
  .legend = portal
sign-token-portal_8 = 8
  .key = o
  .legend = portal
sign-token-portal_9 = 9
  .key = o
  .legend = portal
sign-token-portal_10 = 10
  .key = o
  .legend = portal
sign-token-portal_11 = 11
  .key = o
  .legend = portal
sign-token-portal_12 = 12
  .key = o
  .legend = portal

## The game in short

howto-3 = Where a tunnel leads into nothing you turn up a new tile and turn it as you like. Fetch an artifact from the Depths and return with it to the crypt.
howto-5 = Lockpicks open locks, chests, libraries and prisons; portals are short cuts. Whoever is knocked out without an artifact or in the Depths gets nothing.

odds-dragon = Damage at a dragon attack
    .intro = Drawn at an attack: [attack-draws] of [bag] – if all Clank! goes into the bag first. A ghost hits everybody, so ghost stones count for all. Whoever has escaped or is knocked out draws 4 stones on their own turn, with two players 6.
    .weight = stones and ghosts

## Hints in the first game

tour-turn = A new tile: turn it with R or the arrows until the ways suit you. Each way to lay it shows its price.
    .touch = A new tile: turn it until the ways suit you. Each way to lay it shows its price.
tour-crack = A lockpick opens something here. Lockpicks are scarce.
