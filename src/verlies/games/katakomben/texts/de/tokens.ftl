### Marker von KLONG! Katakomben: Name, Name als Objekt eines Logsatzes (.acc), Wirkung in unseren Worten (.text).

## Große Verstecke

token-catacombs_map = Katakombenkarte
  .acc = die Katakombenkarte
  .text = Einbahn-Tunnel stehen dir bis zum Spielende in beide Richtungen offen. 5 Punkte am Ende.

## Kleine Verstecke

token-lockpick_secret = Dietrich
  .acc = den Dietrich
  .text = Sofort 1 Dietrich.
token-puzzle_box = Puzzlewürfel
  .acc = den Puzzlewürfel
  .text = Betrittst du einen Tunnelschrein, tauschst du ihn gegen 1 Großes Versteck.
token-magic_spring = Zauberbrunnen
  .acc = den Zauberbrunnen
  .text = Am Ende dieses Zuges entsorgst du 1 Karte aus Auslage oder Ablagestapel.

## Gefangene

token-adventurer = Abenteurer
  .acc = den Abenteurer
  .text = Gefangener. 3 Punkte am Ende. Befreit: Der Zorn des Drachen steigt um 1 Feld.
token-barbarian = Barbar
  .acc = den Barbaren
  .text = Gefangener. 2 Punkte am Ende. Befreit: sofort 2 Schwerter.
token-cleric = Kleriker
  .acc = den Kleriker
  .text = Gefangener. 2 Punkte am Ende. Befreit: Heile 1 Schaden.
token-peasant = Bauer
  .acc = den Bauern
  .text = Gefangener. 2 Punkte am Ende.
token-mayor = Bürgermeister
  .acc = den Bürgermeister
  .text = Gefangener. 5 Punkte am Ende, wenn du einen Meisterdiebmarker hast.
token-monk = Mönch
  .acc = den Mönch
  .text = Gefangener. 1 Punkt am Ende je Tunnelschrein, den du markiert hast.
token-primatologist = Primatologin
  .acc = die Primatologin
  .text = Gefangene. 5 Punkte am Ende, wenn du einen Affengötzen hast.
token-prince = Prinz
  .acc = den Prinzen
  .text = Gefangener. 5 Punkte am Ende, wenn du eine Krone hast.
token-princess = Prinzessin
  .acc = die Prinzessin
  .text = Gefangene. 5 Punkte am Ende, wenn du eine Krone hast.
token-sorceress = Hexenmeisterin
  .acc = die Hexenmeisterin
  .text = Gefangene. 5 Punkte am Ende, wenn du mindestens zwei Zauberbücher hast.
token-warrior = Krieger
  .acc = den Krieger
  .text = Gefangener. 1 Punkt am Ende je Gefangenem, den du befreit hast, er selbst zählt mit.
token-golden_monkey_bot = Goldener Affenbot
  .acc = den Goldenen Affenbot
  .text = Gefangener, der auch als Affengötze zählt. 3 Punkte am Ende.
token-haunted_prisoner = Heimgesuchter Gefangener
  .acc = den Heimgesuchten Gefangenen
  .text = Gefangener. 3 Punkte am Ende. Befreit: 1 Geisterstein kommt in den Klong!-Bereich.
token-discount_coupon = Rabattcoupon
  .acc = den Rabattcoupon
  .text = Kein Gefangener. Einmal kostet dich eine Ware 5 Gold weniger.

## Waren

token-blood_amulet = Blutamulett
  .acc = das Blutamulett
  .text = Nur mit mindestens 5 Schaden zu haben. Heile sofort 2 Schaden. 7 Punkte am Ende.
token-burglars_kit = Diebesausrüstung
  .acc = die Diebesausrüstung
  .text = Sofort 2 Dietriche. 2 Punkte am Ende.

## Artefakte, nach ihrer Form benannt

token-artifact_5 = Beinkamm
  .acc = den Beinkamm
  .text = Artefakt, 5 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_7 = Öllampe
  .acc = die Öllampe
  .text = Artefakt, 7 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_10 = Urne
  .acc = die Urne
  .text = Artefakt, 10 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_12 = Sichel
  .acc = die Sichel
  .text = Artefakt, 12 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_15 = Maske
  .acc = die Maske
  .text = Artefakt, 15 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_17 = Schädel
  .acc = den Schädel
  .text = Artefakt, 17 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_20 = Diadem
  .acc = das Diadem
  .text = Artefakt, 20 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.

## Abenteurergruppe

token-cloak = Tarnumhang
  .acc = den Tarnumhang
  .text = Sofort −2 Klong! 5 Punkte am Ende.
token-artifact_10b = Horn
  .acc = das Horn
  .text = Artefakt, 10 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_15b = Gral
  .acc = den Gral
  .text = Artefakt, 15 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_20b = Stern
  .acc = den Stern
  .text = Artefakt, 20 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
token-artifact_25b = Thron
  .acc = den Thron
  .text = Artefakt, 25 Punkte. Wer es nimmt, lässt den Drachen 1 Feld auf der Zornesleiste vorrücken.
