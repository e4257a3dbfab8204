### KLONG! tokens: name, name as object of a log sentence (.acc), effect in our own words (.text).

## Major secrets

token-major_secret = Großes Versteck
  .acc = das Große Versteck
  .text = Liegt verdeckt. Beim Betreten des Raums darfst du es nehmen und aufdecken.
token-flash_of_brilliance = Geniestreich
  .acc = den Geniestreich
  .text = Ziehe sofort 3 Karten; sie müssen noch in diesem Zug gespielt werden.

## Minor secrets

token-minor_secret = Kleines Versteck
  .acc = das Kleine Versteck
  .text = Liegt verdeckt. Beim Betreten des Raums darfst du eines nehmen und aufdecken.
token-skill_boost = Talentschub
  .acc = den Talentschub
  .text = Sofort 2 Talent, nur für diesen Zug.
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

## Market goods

token-master_key = Generalschlüssel
  .acc = den Generalschlüssel
  .text = Öffnet dir Tunnel mit Schloss, so oft du willst. 5 Punkte am Ende.
