### KLONG! tokens: name, name as object of a log sentence (.acc), effect in our own words (.text).

## Major secrets

token-major_secret = Major Secret
  .acc = the Major Secret
  .text = Lies face down. On entering the room you may take it and turn it over.
token-flash_of_brilliance = Flash of Brilliance
  .acc = the Flash of Brilliance
  .text = Draw 3 cards at once; they must be played this turn.

## Minor secrets

token-minor_secret = Minor Secret
  .acc = the Minor Secret
  .text = Lies face down. On entering the room you may take one and turn it over.
token-skill_boost = Skill Boost
  .acc = the Skill Boost
  .text = 2 skill at once, for this turn only.
token-magic_spring = Magic Spring
  .acc = the Magic Spring
  .text = At the end of this turn you may trash 1 card from your play area or discard pile.

## Artifacts, named after their shape

token-artifact_5 = Signet Ring
  .acc = the Signet Ring
  .text = Artifact, 5 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_7 = Jade Ankh
  .acc = the Jade Ankh
  .text = Artifact, 7 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_10 = Imperial Vase
  .acc = the Imperial Vase
  .text = Artifact, 10 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_15 = Golden Bananas
  .acc = the Golden Bananas
  .text = Artifact, 15 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_20 = Hero’s Shield
  .acc = the Hero’s Shield
  .text = Artifact, 20 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_25 = Royal Breastplate
  .acc = the Royal Breastplate
  .text = Artifact, 25 points. Taking it advances the dragon 1 space on the rage track.
token-artifact_30 = Star Orb
  .acc = the Star Orb
  .text = Artifact, 30 points. Taking it advances the dragon 1 space on the rage track.

## Market goods

token-master_key = Master Key
  .acc = the Master Key
  .text = Opens locked tunnels for you, as often as you like. 5 points at the end.
