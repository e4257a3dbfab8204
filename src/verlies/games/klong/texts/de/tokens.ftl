### KLONG! tokens: name, name as object of a log sentence (.acc), effect in our own words (.text).

## Major secrets

token-major_secret = Großes Versteck
  .acc = das Große Versteck
  .text = Liegt verdeckt. Beim Betreten des Raums darfst du es nehmen und aufdecken.
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
token-flash_of_brilliance = Geniestreich
  .acc = den Geniestreich
  .text = Ziehe sofort 3 Karten; sie müssen noch in diesem Zug gespielt werden.

## Minor secrets

token-minor_secret = Kleines Versteck
  .acc = das Kleine Versteck
  .text = Liegt verdeckt. Beim Betreten des Raums darfst du eines nehmen und aufdecken.
token-dragon_egg = Drachenei
  .acc = das Drachenei
  .text = 3 Punkte am Ende. Beim Aufdecken steigt der Zorn des Drachen um 1 Feld.
token-potion_of_healing = Heiltrank
  .acc = den Heiltrank
  .text = Einmal in einem deiner Züge: Heile 1 Schaden.
token-treasure = Schatz
  .acc = den Schatz
  .text = 2 Gold – gleich ausgeben oder aufheben.
token-skill_boost = Talentschub
  .acc = den Talentschub
  .text = Sofort 2 Talent, nur für diesen Zug.
token-potion_of_strength = Stärketrank
  .acc = den Stärketrank
  .text = Einmal in einem deiner Züge: 2 Schwerter.
token-potion_of_swiftness = Trank der Flinkheit
  .acc = den Trank der Flinkheit
  .text = Einmal in einem deiner Züge: 1 Stiefel.
token-magic_spring = Zauberbrunnen
  .acc = den Zauberbrunnen
  .text = Am Ende dieses Zuges darfst du 1 Karte aus Auslage oder Ablagestapel entsorgen.

## Artifacts, named after their shape

token-artifact_5 = Siegelring
  .acc = den Siegelring
  .text = Artefakt, 5 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_7 = Jade-Ankh
  .acc = das Jade-Ankh
  .text = Artefakt, 7 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_10 = Kaiservase
  .acc = die Kaiservase
  .text = Artefakt, 10 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_15 = Goldbananen
  .acc = die Goldbananen
  .text = Artefakt, 15 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_20 = Heldenschild
  .acc = den Heldenschild
  .text = Artefakt, 20 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_25 = Königsharnisch
  .acc = den Königsharnisch
  .text = Artefakt, 25 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_30 = Sternenkugel
  .acc = die Sternenkugel
  .text = Artefakt, 30 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.

## Monkey shrine

token-monkey_idol = Affengötze
  .acc = den Affengötzen
  .text = 5 Punkte am Ende.

## Market goods

token-master_key = Generalschlüssel
  .acc = den Generalschlüssel
  .text = Öffnet dir Tunnel mit Schloss, so oft du willst. 5 Punkte am Ende.
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
