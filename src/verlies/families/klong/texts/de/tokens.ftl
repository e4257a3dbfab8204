### Tokens of several games of the KLONG! family: name, name as object of a log sentence (.acc), effect in our own words (.text).

## Major secrets

token-chalice = Kelch
  .acc = den Kelch
  .text = 7 Punkte am Ende. Kein Artefakt.
token-potion_of_greater_healing = Großer Heiltrank
  .acc = den Großen Heiltrank
  .text = Einmal in einem deiner Züge: Heile 2 Schaden.
token-greater_treasure = Großer Schatz
  .acc = den Großen Schatz
  .text = 5 Gold – gleich ausgeben oder aufheben.
token-greater_skill_boost = Großer Talentschub
  .acc = den Großen Talentschub
  .text = Sofort 5 Talent, nur für diesen Zug.

## Minor secrets

token-dragon_egg = Drachenei
  .acc = das Drachenei
  .text = 3 Punkte am Ende. Beim Aufdecken steigt der Zorn des Drachen um 1 Feld.
token-potion_of_healing = Heiltrank
  .acc = den Heiltrank
  .text = Einmal in einem deiner Züge: Heile 1 Schaden.
token-treasure = Schatz
  .acc = den Schatz
  .text = 2 Gold – gleich ausgeben oder aufheben.
token-potion_of_strength = Stärketrank
  .acc = den Stärketrank
  .text = Einmal in einem deiner Züge: 2 Schwerter.
token-potion_of_swiftness = Trank der Flinkheit
  .acc = den Trank der Flinkheit
  .text = Einmal in einem deiner Züge: 1 Stiefel.

## Monkey shrine

token-monkey_idol = Affengötze
  .short = Götze
  .acc = den Affengötzen
  .text = 5 Punkte am Ende.

## Market goods

token-backpack = Rucksack
  .acc = den Rucksack
  .text = Du kannst 1 Artefakt mehr tragen. 5 Punkte am Ende.
token-crown_10 = Krone (10)
  .acc = die Krone (10)
  .text = 10 Punkte am Ende. Verkauft wird stets die wertvollste Krone, die noch da ist.
token-crown_9 = Krone (9)
  .acc = die Krone (9)
  .text = 9 Punkte am Ende. Verkauft wird stets die wertvollste Krone, die noch da ist.
token-crown_8 = Krone (8)
  .acc = die Krone (8)
  .text = 8 Punkte am Ende. Verkauft wird stets die wertvollste Krone, die noch da ist.

## Escape

token-mastery = Meisterdiebmarker
  .acc = den Meisterdiebmarker
  .text = 20 Punkte für alle, die mit Artefakt aus dem Verlies entkommen, bevor sie bewusstlos werden.
