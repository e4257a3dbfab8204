### DungeonQuest: Helden und Fähigkeiten.

hero-gherinn = Bruder Gherinn
  .acc = Bruder Gherinn
  .text = Priester des Kellos: schwach, aber vom Glück begünstigt.
pawn-gherinn = Bruder Gherinn
hero-challara = Challara
  .acc = Challara
  .text = Magierin mit einem kleinen Drachen, der sich für sie ins Feuer wirft.
pawn-challara = Challara
hero-hugo = Hugo der Glorreiche
  .acc = Hugo den Glorreichen
  .text = Ritter in schwerer Rüstung, vom Glück verlassen.
pawn-hugo = Hugo der Glorreiche
hero-krutzbeck = Krutzbeck
  .acc = Krutzbeck
  .text = Zwergischer Berserker, stark und zäh.
pawn-krutzbeck = Krutzbeck
hero-lindel = Lindel
  .acc = Lindel
  .text = Elfischer Wanderer mit scharfen Augen und schnellem Bogen.
pawn-lindel = Lindel
hero-tatianna = Tatianna
  .acc = Tatianna
  .text = Amazone, flink und trittsicher.
pawn-tatianna = Tatianna

## Fähigkeiten

ability-penance = Buße
  .text = Vor einer Probe, einmal pro Zug: Nimm 1 Wunde und erhalte 3 Entschlossenheitsmarker.
ability-favour = Gunst des Kellos
  .text = Nach dem Schadenswurf beim Zorn des Drachen: Wirf einen oder beide Würfel einmal neu.
ability-brightblaze = Brightblaze
  .text = Einmal im Spiel: Alle Wunden einer Quelle entfallen.
ability-glow = Feuerschein
  .text = In der Kammer der Dunkelheit: Erhöhe oder senke das Würfelergebnis um 1.
ability-glory = Ruhm
  .text = Nach einem getöteten Monster: Erhalte 2 Entschlossenheitsmarker.
ability-shield = Schildwall
  .text = Einmal pro Kampf: Werden beide verwundet, erleidest du 1 Wunde weniger.
ability-berserk = Raserei
  .text = Verwundest du das Monster, nimm 1 Wunde, um ihm 1 weitere zuzufügen.
ability-force = Mit dem Schädel durch die Wand
  .text = Scheitert deine Stärkeprobe an Fallgitter oder Spinnennetz, einmal pro Zug: Nimm 1 Wunde und wiederhole sie.
ability-senses = Geschärfte Sinne
  .text = Beim Durchsuchen, einmal pro Zug: Lege die Karte ab und ziehe eine neue, die gilt.
ability-first_shot = Erster Schuss
  .text = Wählst du in der ersten Kampfrunde Fernkampf, erleidest du keine Wunden.
ability-slip = Entschlüpfen
  .text = Gelingt dir eine Flucht, erleidest du keine Fluchtstrafe.
ability-balance = Sicherer Tritt
  .text = Auf der Brücke zählt nur jede zweite deiner Beutekarten.
