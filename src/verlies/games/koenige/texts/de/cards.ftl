### Könige der Katakomben, Schatzkarten: Name, Name als Objekt eines Satzes (.acc), Wirkung in unseren eigenen Worten (.text).

## Bronze, Waffen

card-B-W01 = Kurzschwert
  .acc = das Kurzschwert
  .text = Waffe +2.
card-B-W02 = Holzkeule
  .acc = die Holzkeule
  .text = Waffe +2. Scheitert dein Angriff, ziehe eine Bronzekarte (einmal pro Zug).
card-B-W03 = Schartiges Beil
  .acc = das Schartige Beil
  .text = Waffe +3. Nach einem Angriff ablegen.
card-B-W04 = Rostiger Dolch
  .acc = den Rostigen Dolch
  .text = Waffe +1. +1, wenn du keine Rüstung trägst.
card-B-W05 = Wurfmesser
  .acc = die Wurfmesser
  .text = Waffe +1. Du darfst auch Gegner im verbundenen Nachbarraum angreifen.
card-B-W06 = Schleuder
  .acc = die Schleuder
  .text = Waffe +1. Bei Gleichstand ist dein Angriff erfolgreich.
card-B-W07 = Fackelstab
  .acc = den Fackelstab
  .text = Waffe +1. Truhen: +1.
card-B-W08 = Mistgabel
  .acc = die Mistgabel
  .text = Waffe +1. +2 gegen Gegner mit einem Flaggenplättchen auf der Tafel.
card-B-W09 = Bratpfanne
  .acc = die Bratpfanne
  .text = Waffe +1. Zählt auch als +1 Rüstung.
card-B-W10 = Spitzhacke
  .acc = die Spitzhacke
  .text = Waffe +1. Erweiterung: Sieh dir 2 Raumkarten an, lege eine an, die andere kommt unter den Stapel.
card-B-W11 = Besenstiel
  .acc = den Besenstiel
  .text = Waffe +1. Nach einem erfolgreichen Angriff darfst du dich 1 Raum weit bewegen.
card-B-W12 = Knüppel
  .acc = den Knüppel
  .text = Waffe +1. +1, wenn ein Teammitglied im Raum ist.

## Bronze, Rüstungen

card-B-R01 = Lederwams
  .acc = das Lederwams
  .text = Rüstung +2.
card-B-R02 = Holzschild
  .acc = den Holzschild
  .text = Rüstung +2. +1 gegen Angriffe aus einem anderen Raum.
card-B-R03 = Wattierter Rock
  .acc = den Wattierten Rock
  .text = Rüstung +1. Wirst du besiegt, ziehe eine Bronzekarte.
card-B-R04 = Reisemantel
  .acc = den Reisemantel
  .text = Rüstung +0. Deine erste Bewegungsaktion pro Zug geht 1 Raum weiter.
card-B-R05 = Kochtopfhelm
  .acc = den Kochtopfhelm
  .text = Rüstung +3. Nach einer Verteidigung ablegen.
card-B-R06 = Fellweste
  .acc = die Fellweste
  .text = Rüstung +1. +2, während du einen Raum einnimmst.
card-B-R07 = Rostiges Kettenhemd
  .acc = das Rostige Kettenhemd
  .text = Rüstung +3. Du kannst dich nicht teleportieren, auch nicht durch Portale.
card-B-R08 = Glücksamulett
  .acc = das Glücksamulett
  .text = Rüstung +1. Verteidigung: Ist deine Schicksalskarte 1 oder 2, ziehe neu.
card-B-R09 = Fassdaubenpanzer
  .acc = den Fassdaubenpanzer
  .text = Rüstung +1. Gegnerische Karten können dir keine Handkarte nehmen und dich keine ablegen lassen.
card-B-R10 = Strohhut
  .acc = den Strohhut
  .text = Rüstung +1. Du darfst 2 Karten statt 1 weitergeben.

## Bronze, Aktionskarten

card-B-A01 = Sprint
  .acc = den Sprint
  .text = Bewege dich bis zu 4 Räume weit.
card-B-A02 = Schubser
  .acc = den Schubser
  .text = Verschiebe einen Gegner in deinem Raum um 1 Raum.
card-B-A03 = Schatzkarte
  .acc = die Schatzkarte
  .text = Ziehe 3 Bronzekarten, behalte 2.
card-B-A04 = Dietrich
  .acc = den Dietrich
  .text = Plündere die Truhe in deinem Raum, auch wenn ein X darauf liegt.
card-B-A05 = Wegweiser
  .acc = den Wegweiser
  .text = Lege eine weitere Raumkarte an und bewege dich 1 Raum weit.
card-B-A06 = Rauchbombe
  .acc = die Rauchbombe
  .text = Bis zu deinem nächsten Zug: +3 Verteidigung.
card-B-A07 = Taschendieb
  .acc = den Taschendieb
  .text = Nimm eine zufällige Handkarte eines Gegners im Raum und gib ihm dafür eine andere deiner Handkarten.
card-B-A08 = Heimkehr
  .acc = die Heimkehr
  .text = Stelle dich in den Startraum.
card-B-A09 = Kundschafter
  .acc = den Kundschafter
  .text = Ordne die obersten 3 Raumkarten neu und ziehe eine Bronzekarte.
card-B-A10 = Flickzeug
  .acc = das Flickzeug
  .text = Nimm eine Bronzekarte deiner Wahl vom Ablagestapel.

## Bronze, Spezialkarten

card-B-S01 = Glücksmünze
  .acc = die Glücksmünze
  .text = Im Kampf, wenn beide Schicksalskarten offen liegen: Ziehe deine neu.
card-B-S02 = Finte
  .acc = die Finte
  .text = Greifst du an, bekommst du in diesem Kampf +2.
card-B-S03 = Ausweichrolle
  .acc = die Ausweichrolle
  .text = Wirst du angegriffen, bekommst du in diesem Kampf +2.
card-B-S04 = Zuruf
  .acc = den Zuruf
  .text = Kämpft ein Teammitglied, bekommt es in diesem Kampf +2.
card-B-S05 = Zweiter Versuch
  .acc = den Zweiten Versuch
  .text = Deine Truhe, wenn die Schicksalskarte offen liegt: Ziehe eine zweite, die höhere gilt.
card-B-S06 = Frischer Wind
  .acc = den Frischen Wind
  .text = In deinem Zug: Deine nächste Bewegungsaktion geht 2 Räume weiter.
card-B-S07 = Stolperdraht
  .acc = den Stolperdraht
  .text = Die Bewegung eines Gegners, der deinen Raum betritt, endet dort.
card-B-S08 = Schneller Griff
  .acc = den Schnellen Griff
  .text = In deinem Zug: Rüste dich sofort neu aus.

## Silber, Waffen

card-S-W01 = Stahlschwert
  .acc = das Stahlschwert
  .text = Waffe +3.
card-S-W02 = Streitaxt
  .acc = die Streitaxt
  .text = Waffe +4. Du darfst nur einmal pro Zug angreifen.
card-S-W03 = Langbogen
  .acc = den Langbogen
  .text = Waffe +2. Du darfst Gegner bis zu 2 verbundene Räume entfernt angreifen.
card-S-W04 = Rapier
  .acc = das Rapier
  .text = Waffe +2. Angriff: Ziehe 2 Schicksalskarten, die höhere gilt.
card-S-W05 = Kriegshammer
  .acc = den Kriegshammer
  .text = Waffe +3. Erfolg: Der Verlierer nimmt seine Rüstung auf die Hand.
card-S-W06 = Peitsche
  .acc = die Peitsche
  .text = Waffe +2. Erfolg: Nimm dem Verlierer eine zufällige Handkarte.
card-S-W07 = Hellebarde
  .acc = die Hellebarde
  .text = Waffe +2. +2 in Räumen mit eurer Flagge.
card-S-W08 = Zauberstab
  .acc = den Zauberstab
  .text = Waffe +2. Erfolg: Setze den Verlierer in einen beliebigen Raum.
card-S-W09 = Doppelklingen
  .acc = die Doppelklingen
  .text = Waffe +2. Du darfst einen Gegner pro Zug zweimal angreifen.

## Silber, Rüstungen

card-S-R01 = Kettenhemd
  .acc = das Kettenhemd
  .text = Rüstung +3.
card-S-R02 = Turmschild
  .acc = den Turmschild
  .text = Rüstung +4. Jede deiner Bewegungsaktionen geht 1 Raum weniger weit (mindestens 1).
card-S-R03 = Elbenmantel
  .acc = den Elbenmantel
  .text = Rüstung +2. Jede deiner Bewegungsaktionen geht 1 Raum weiter.
card-S-R04 = Dornenpanzer
  .acc = den Dornenpanzer
  .text = Rüstung +2. Scheitert ein Angriff auf dich, legt der Angreifer eine zufällige Handkarte ab.
card-S-R05 = Spiegelschild
  .acc = den Spiegelschild
  .text = Rüstung +2. Verteidigung: Lege ihn ab (sein Wert zählt dann nicht mehr), um die beiden Schicksalskarten zu tauschen.
card-S-R06 = Wächterrüstung
  .acc = die Wächterrüstung
  .text = Rüstung +2. +2 in Räumen mit eurer Flagge.
card-S-R07 = Phasenumhang
  .acc = den Phasenumhang
  .text = Rüstung +2. Einmal pro Zug darfst du durch eine Wand in den Nachbarraum gehen.
card-S-R08 = Schatzsucherweste
  .acc = die Schatzsucherweste
  .text = Rüstung +2. Truhen: +1.

## Silber, Aktionskarten

card-S-A01 = Teleportschriftrolle
  .acc = die Teleportschriftrolle
  .text = Stelle dich in einen Portal-, Händler- oder den Startraum.
card-S-A02 = Platztausch
  .acc = den Platztausch
  .text = Tausche den Platz mit einer Figur, die höchstens 3 Räume entfernt ist.
card-S-A03 = Sturmangriff
  .acc = den Sturmangriff
  .text = Bewege dich bis zu 2 Räume weit und greife mit +1 an.
card-S-A04 = Einbrecherwerkzeug
  .acc = das Einbrecherwerkzeug
  .text = Plündere die Truhe in deinem Raum mit +2, auch mit X.
card-S-A05 = Umbau
  .acc = den Umbau
  .text = Drehe einen Raum ohne Figuren nach den Anlegeregeln und ziehe eine Bronzekarte.
card-S-A06 = Erpressung
  .acc = die Erpressung
  .text = Ein Gegner im Raum gibt dir eine ausgerüstete Karte seiner Wahl.
card-S-A07 = Nebelwand
  .acc = die Nebelwand
  .text = Wähle einen Raum ohne Gegner: Bis zu deinem nächsten Zug darf ihn kein Gegner betreten.
card-S-A08 = Sabotage
  .acc = die Sabotage
  .text = Ein Gegner, der höchstens 2 Räume entfernt ist, nimmt seine Ausrüstung auf die Hand.
card-S-A09 = Plünderzug
  .acc = den Plünderzug
  .text = Ziehe 3 Silberkarten, behalte 2.
card-S-A10 = Fahnenlauf
  .acc = den Fahnenlauf
  .text = Bewege dich bis zu 3 Räume weit, mit gestohlener Flagge bis zu 5.

## Silber, Spezialkarten

card-S-S01 = Schicksalsfaden
  .acc = den Schicksalsfaden
  .text = Im Kampf, wenn beide Schicksalskarten offen liegen: Ziehe eine zweite, die höhere gilt.
card-S-S02 = Gegenzauber
  .acc = den Gegenzauber
  .text = Hebe die Aktionskarte eines Gegners auf (seine Aktion ist verbraucht).
card-S-S03 = Hinterhalt
  .acc = den Hinterhalt
  .text = Greife einen Gegner, der deinen Raum betritt, sofort mit +1 an.
card-S-S04 = Weiche Landung
  .acc = die Weiche Landung
  .text = Wirst du besiegt, wählst du selbst, wohin: Startraum, Portalraum oder ein Raum mit eurer Flagge. Dann ziehe eine Silberkarte.
card-S-S05 = Doppeltes Spiel
  .acc = das Doppelte Spiel
  .text = In deinem Zug: Du hast 1 Aktion mehr.
card-S-S06 = Bleierne Füße
  .acc = die Bleiernen Füße
  .text = Beginn eines gegnerischen Zuges: Die Bewegungsaktionen dieses Gegners gehen in diesem Zug 1 Raum weniger weit (mindestens 1).
card-S-S07 = Alarmglocke
  .acc = die Alarmglocke
  .text = Wird eine eurer Flaggen gestohlen, bewege dich sofort bis zu 3 Räume weit.
card-S-S08 = Waffenbrüder
  .acc = die Waffenbrüder
  .text = Kämpfst du oder ein Teammitglied, bekommt eure Seite in diesem Kampf +3.

## Gold, Waffen

card-G-W01 = Königsklinge
  .acc = die Königsklinge
  .text = Waffe +5.
card-G-W02 = Drachenbogen
  .acc = den Drachenbogen
  .text = Waffe +3. Du darfst Gegner bis zu 3 verbundene Räume entfernt angreifen.
card-G-W03 = Schattenklinge
  .acc = die Schattenklinge
  .text = Waffe +4. Dein Angriff ist auch bei Gleichstand erfolgreich; Gegner dürfen dabei keine Spezialkarten spielen.
card-G-W04 = Donnerhammer
  .acc = den Donnerhammer
  .text = Waffe +4. Erfolg: Lege eine ausgerüstete Karte des Verlierers ab.
card-G-W05 = Seelensauger
  .acc = den Seelensauger
  .text = Waffe +4. Erfolg: Sieh dir die Hand des Verlierers an und nimm eine Karte.
card-G-W06 = Bannerlanze
  .acc = die Bannerlanze
  .text = Waffe +4. +1 gegen Flaggenträger; nach einem Erfolg 1 Aktion mehr (einmal pro Zug).

## Gold, Rüstungen

card-G-R01 = Plattenrüstung
  .acc = die Plattenrüstung
  .text = Rüstung +5.
card-G-R02 = Ätherrobe
  .acc = die Ätherrobe
  .text = Rüstung +3. Gegnerische Karten können dich weder bewegen noch bestehlen noch entwaffnen.
card-G-R03 = Siebenmeilenharnisch
  .acc = den Siebenmeilenharnisch
  .text = Rüstung +3. Jede deiner Bewegungsaktionen geht 2 Räume weiter.
card-G-R04 = Phönixharnisch
  .acc = den Phönixharnisch
  .text = Rüstung +4. Lege ihn ab, wenn du besiegt würdest: Der Angriff scheitert.
card-G-R05 = Runenpanzer
  .acc = den Runenpanzer
  .text = Rüstung +4. Verteidigung: Ziehe 2 Schicksalskarten, die höhere gilt.
card-G-R06 = Königsmantel
  .acc = den Königsmantel
  .text = Rüstung +4. +2, solange ein Flaggenplättchen auf deiner Tafel liegt.

## Gold, Aktionskarten

card-G-A01 = Dimensionstor
  .acc = das Dimensionstor
  .text = Stelle dich oder ein Teammitglied in einen beliebigen Raum.
card-G-A02 = Verbannung
  .acc = die Verbannung
  .text = Stelle einen beliebigen Gegner in einen Portal-, Händler- oder leeren Raum.
card-G-A03 = Frische Beute
  .acc = die Frische Beute
  .text = Entferne alle X von Truhen; dann darfst du die Truhe in deinem Raum mit +3 plündern.
card-G-A04 = Zeitschleife
  .acc = die Zeitschleife
  .text = Du hast in diesem Zug 3 weitere Aktionen.
card-G-A05 = Siegelbruch
  .acc = den Siegelbruch
  .text = Entferne das X von einer gegnerischen Flagge und ziehe eine Goldkarte.
card-G-A06 = Königliches Dekret
  .acc = das Königliche Dekret
  .text = Schließe deine laufende Einnahme (Wert I oder II) sofort ab, wenn kein Gegner im Raum ist.
card-G-A07 = Großer Handel
  .acc = den Großen Handel
  .text = Lege eine Karte ab, ziehe 4 Goldkarten und behalte 2.

## Gold, Spezialkarten

card-G-S01 = Göttliche Fügung
  .acc = die Göttliche Fügung
  .text = Im Kampf, wenn beide Schicksalskarten offen liegen: Deine zählt 8.
card-G-S02 = Unbeugsam
  .acc = „Unbeugsam“
  .text = Würdest du besiegt, scheitert der Angriff stattdessen.
card-G-S03 = Rachegeist
  .acc = den Rachegeist
  .text = Nach einer Niederlage deines Teams: Lege eine ausgerüstete Karte des Angreifers ab und ziehe eine Goldkarte.
card-G-S04 = Meisterdieb
  .acc = den Meisterdieb
  .text = Nimm die Karte, die ein Gegner gerade aus einer Truhe ziehen will; er zieht stattdessen Bronze.
card-G-S05 = Große Eile
  .acc = die Große Eile
  .text = In deinem Zug: Du hast 2 Aktionen mehr.
card-G-S06 = Bannsiegel
  .acc = das Bannsiegel
  .text = Verhindere den Diebstahl einer eurer Flaggen und lege ein X darauf (die Aktion des Diebs ist verbraucht).
