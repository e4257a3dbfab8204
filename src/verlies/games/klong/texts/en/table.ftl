### What KLONG! alone has on the table. `.short` stands in column heads, `sign-` on the map.

fact-fate-draws = more at the next countdown step
  .short = more by the countdown
  .curve = Stones more at the next countdown step

track-fate = Countdown track

mark-artifact-space = artifact space { $value }
  .label = artifact space
mark-shrine = monkey shrine

## Signs on the map

sign-token-minor_secret = { $value ->
    [1] s
   *[other] { $value }s
  }
  .key = s
sign-token-major_secret = S
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

howto-3 = Fetch an artifact and get back outside with it. The more valuable ones lie deeper – and each one taken makes the dragon angrier.
howto-5 = Artifact, gold, tokens and cards are points. Whoever is left lying without an artifact or in the Depths gets nothing.

odds-dragon = Hits at an ordinary attack
    .intro = Drawn at an ordinary attack: [attack-draws] of [bag] – if all Clank! goes into the bag first. When the dragon attacks by a step on the countdown track, more stones are drawn.
    .weight = stones
