### Könige der Katakomben: Fragen, Züge, Log, Gründe, Tisch und Wertung. Karten und Räume haben eigene Dateien.

game-koenige = Könige der Katakomben
  .time = 30
  .about = Zwei Teams legen ein Labyrinth und kämpfen um sechs Flaggen.
  .goal = Nehmt Flaggenräume ein und stehlt den anderen ihre Flaggen: Es gewinnt das Team, dessen Flaggen am Ende zusammen mehr wert sind (bei gleichem Wert beide), das andere hat verloren. Das Spiel endet, sobald alle Raumkarten ausliegen und jede Flagge in einem Raum liegt{ $rounds ->
    [off] , spätestens aber 60 Runden nach der letzten Raumkarte
   *[other] , spätestens aber { $rounds } Runden nach der letzten Raumkarte
  }; wer besiegt wird, spielt trotzdem weiter.
team-0 = Team Rot
  .colour = red
team-1 = Team Blau
  .colour = blue

## Fragen

ask-FirstRoom = Vier Räume kommen an den Startraum. Welchen legst du als Nächstes?
ask-PickRoom = Du siehst dir die obersten Raumkarten an. Welche legst du an?
ask-Lay = Wo legst du den neuen Raum an?
ask-TurnRoom = Wie liegt der Raum?
ask-Act = Du bist am Zug: Was tust du?
ask-Going = Die Bewegung geht weiter. Wohin?
ask-Equip = Ausrüstungsphase: Was möchtest du noch ändern?
ask-QuickEquip = Rüste dich neu aus.
ask-GiveTo = Wem gibst du die Karte?
ask-GiveHidden = Wem gibst du die Karte?
ask-PickTarget = Wen wählst du?
ask-PickField = Welchen Raum wählst du?
ask-TurnLaid = Wie drehst du den Raum?
ask-OrderRooms = Welche Raumkarte kommt als Nächstes zurück, von oben nach unten?
ask-TakeDiscarded = Welche Karte nimmst du vom Ablagestapel?
ask-YieldCard = Welche ausgerüstete Karte gibst du her?
  .other = Welche ausgerüstete Karte nimmst du { $player } weg?
ask-TakeSeen = Du siehst die Hand des Verlierers. Welche Karte nimmst du?
ask-GiveBack = Welche Karte gibst du dafür?
ask-DropCard = Welche Karte legst du ab?
  .other = Welche Karte von { $player } wird abgelegt?
ask-PushTo = Wohin wird die Figur geschoben?
  .other = Wohin schiebst du { $player }?
ask-TeleportTo = In welchen Raum kommst du?
  .other = In welchen Raum kommt { $player }?
ask-PutLoser = In welchen Raum kommst du nach der Niederlage?
  .other = { $player } ist besiegt: In welchen Raum kommt die Figur?
ask-KeepCard = Welche der angesehenen Karten behältst du?
ask-PutUnder = Welche Karte kommt als Nächstes unter den Stapel?
ask-ChestPile = Die Truhe ist offen: Von welchem Stapel ziehst du?
ask-TradePile = Von welchem Stapel kommt die neue Karte?
ask-FightDeclared = Du greifst { $thing } an. Spielst du etwas, bevor die Schicksalskarten gezogen werden?
  .other = { $player } greift { $thing } an. Spielst du etwas, bevor die Schicksalskarten gezogen werden?
ask-FightRevealed = Dein Angriff auf { $thing }: Die Schicksalskarten liegen offen. Spielst du etwas?
  .other = Angriff von { $player } auf { $thing }: Die Schicksalskarten liegen offen. Spielst du etwas?
ask-SelfDefeated = Du würdest besiegt. Spielst du etwas dagegen?
  .other = { $player } würde dich besiegen. Spielst du etwas dagegen?
ask-TeamDefeated = Euer Team hat einen Kampf verloren. Spielst du etwas?
  .other = { $player } hat { $thing } besiegt. Spielst du etwas?
ask-ChestRevealed = Die Schicksalskarte für deine Truhe liegt offen. Spielst du etwas?
ask-ChestRevealed-result = Die Schicksalskarte für deine Truhe liegt offen: Das Ergebnis ist bis jetzt { $value }. Spielst du etwas?
ask-ChestDraw = Gleich wird eine Karte aus einer Truhe gezogen. Spielst du etwas?
  .other = { $player } zieht gleich eine Karte aus einer Truhe. Spielst du etwas?
ask-EnemyEnters = Jemand kommt in deinen Raum. Spielst du etwas?
  .other = { $player } kommt in deinen Raum. Spielst du etwas?
ask-EnemyCard = Eine Aktionskarte wird gespielt. Spielst du etwas?
  .other = { $player } spielt eine Aktionskarte. Spielst du etwas dagegen?
ask-EnemyTurn = Ein gegnerischer Zug beginnt. Spielst du etwas?
  .other = Der Zug von { $player } beginnt. Spielst du etwas?
ask-FlagTheft = Jemand greift nach eurer Flagge. Spielst du etwas dagegen?
  .other = { $player } greift nach eurer Flagge. Spielst du etwas dagegen?
ask-FlagStolen = Eure Flagge ist gestohlen. Spielst du etwas?
  .other = { $player } hat eure Flagge gestohlen. Spielst du etwas?
ask-UseEffect = Nutzt du, was die Karte erlaubt?

## Züge

option-room = Lege { $acc } an
kind-room = Raum wählen
option-lay = Lege den Raum { $target_at } an
kind-lay = Anlegen
option-turn = { $target ->
    [0] So, wie er ist
    [one] Einmal nach rechts gedreht
   *[other] { $target }-mal nach rechts gedreht
  }
kind-turn = Drehen
option-top = Lege { $acc } als Nächstes zurück
kind-top = Ordnen
option-walk = Gehe { $target_to }
kind-walk = Gehen
option-jump = Springe durch das Portal { $target_to }
kind-jump = Portal
option-capture = Nimm den Raum ein
kind-capture = Einnehmen
option-steal = Stiehl die Flagge
kind-steal = Stehlen
option-attack = Greife { $target } an
kind-attack = Angriff
option-loot = Plündere die Truhe
kind-loot = Plündern
option-play = Spiele { $acc }
kind-play = Karte spielen
option-trade = Gib dem Händler { $acc }
kind-trade = Handeln
option-done = Fertig, weiter zur Ausrüstung
kind-done = Weiter
option-equip = Rüste { $acc } aus
kind-equip = Ausrüsten
option-doff = Nimm { $acc } auf die Hand
kind-doff = Auf die Hand
option-give = Gib { $acc } weiter
kind-give = Weitergeben
option-to = An { $target }
kind-to = An wen
option-end = Beende den Zug
kind-end = Zugende
option-pile = Ziehe { $acc }
kind-pile = Stapel
option-keep = Behalte { $acc }
kind-keep = Behalten
option-under = Lege { $acc } unter den Stapel
kind-under = Unter den Stapel
option-target = { $target }
kind-target = Wen
option-put = { $target }
kind-put = Setzen
option-choose = { $target }
kind-choose = Wählen
option-take = Nimm { $acc }
kind-take = Nehmen
option-drop = Lege { $acc } ab
kind-drop = Ablegen
option-use = Nutze { $acc }
kind-use = Nutzen
option-pass = Nichts spielen
option-pass-Going = Bleib hier
option-pass-UseEffect = Verzichte darauf
option-done-QuickEquip = Fertig
option-give-GiveBack = Gib { $acc }
option-take-YieldCard = Wähle { $acc }
option-turn-TurnLaid = { $target ->
    [0] In die Grundstellung
    [one] Aus der Grundstellung einmal nach rechts
   *[other] Aus der Grundstellung { $target }-mal nach rechts
  }
kind-pass = Passen

## Log

log-begins = { $team } beginnt.
log-turn = { $player } ist am Zug und hat { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
  }.
log-dealt = { $player } bekommt { $card_acc }.
log-dealt-hidden = { $player } bekommt { $tier_acc }.
  .many = { $player } bekommt { $count } Karten.
log-ended = { $how ->
    [limit] Die Grenze der Runden ist erreicht: Das Spiel ist zu Ende.
   *[other] Alle Räume liegen aus, und alle Flaggen liegen in ihren Räumen: Das Spiel ist zu Ende.
  }

log-drew-room = { $player } zieht { $room_acc }.
log-laid = { $player } legt { $room_acc } { $place_at } an.
log-bounced = { $room }: Dieser Raum passt nirgends und kommt unter den Stapel.
log-no-fit = Keine Raumkarte passt: Es wird keine angelegt.
log-removed = { $how ->
    [sealed] Kein Ausgang ist mehr offen:
   *[other] Eine Runde lang ließ sich nichts anlegen:
  } { $count ->
    [one] 1 Raumkarte kommt
   *[other] { $count } Raumkarten kommen
  } aus dem Spiel.
log-flag-gone = Damit fällt eine Flagge weg (Wert { $value }).
log-looked-room = { $player } sieht sich { $room_acc } an.
log-looked-room-hidden = { $player } sieht sich eine Raumkarte an.
  .many = { $player } sieht sich { $count } Raumkarten an.
log-room-under = { $player } legt { $room_acc } unter den Stapel.
log-room-under-hidden = { $player } legt eine Raumkarte unter den Stapel.
log-reordered = { $player } legt { $count ->
    [one] die oberste Raumkarte
   *[other] die obersten { $count } Raumkarten
  } in selbst gewählter Reihenfolge zurück.
log-rotated = { $player } dreht den Raum { $place_at }.

log-walked = { $player } geht { $place_to }.
log-jumped = { $player } springt durch das Portal { $place_to }.
log-through-wall = { $player } geht durch die Wand { $place_to } ({ $card }).
log-halted = Die Bewegung von { $player } endet hier.
log-pushed = { $player } wird { $place_to } geschoben.
log-teleported = { $player } erscheint { $place_at }.
log-swapped = { $player } und { $other } tauschen die Plätze.
log-fog = Nebel { $place_at }: Bis zum nächsten Zug von { $player } kommt kein Gegner hinein.

log-capturing = { $player } beginnt, den Raum { $place_at } einzunehmen (Wert { $value }).
log-left-flag = { $player } verlässt den Raum { $place_at }: Die Flagge (Wert { $value }) geht zurück in den Vorrat.
log-captured = { $player } nimmt den Raum { $place_at } ein: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
  } für { $team }!
log-steals = { $player } greift nach der Flagge { $place_at } (Wert { $value }).
log-stole = { $player } stiehlt die Flagge { $place_at }: { $team } hat { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
  } weniger.
log-conquered = { $player } erobert den Raum { $place_at }: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
  } für { $team }!
log-returned = Die Flagge kehrt { $place_to } zurück: { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
  } für { $team }.
log-taken-over = { $player } hat jetzt die Flagge und beginnt, den Raum { $place_at } selbst einzunehmen (Wert { $value }).
log-lost-flag = { $player } kann den Raum { $place_at } nicht mehr einnehmen: Die Flagge (Wert { $value }) geht zurück in den Vorrat.
log-marked = Ein X liegt jetzt { $place_at }.
log-unmarked = Das X { $place_at } kommt weg.
  .many = { $count } X-Plättchen kommen weg.
log-cleared = { $how ->
    [card] { $count ->
        [one] 1 X-Plättchen kommt von einer Truhe weg.
       *[other] { $count } X-Plättchen kommen von Truhen weg.
      }
   *[other] { $count ->
        [one] 1 anderes X-Plättchen kommt weg.
       *[other] { $count } andere X-Plättchen kommen weg.
      }
  }

log-attacks = { $player } greift { $foe } an ({ $place }).
log-silenced = { $card }: In diesem Kampf spielt { $team } keine Spezialkarten.
log-fate = { $player } zieht die Schicksalskarte { $value } ({ $side }).
log-counts = { $side }: Es zählt die { $value }.
log-bonus = { $side } +{ $count } ({ $card }).
log-fates-swapped = Die beiden Schicksalskarten sind vertauscht.
log-totals = Angriff { $attack } gegen Verteidigung { $defence }.
log-tie-won = Gleichstand ({ $card }): So gelingt der Angriff trotzdem.
log-won = { $player } besiegt { $foe }!
log-failed = Der Angriff von { $player } auf { $foe } scheitert.
log-saved = { $player } wendet die Niederlage ab.
log-displaced = { $player } muss { $place_to }.
log-reshuffled = Die Schicksalskarten werden neu gemischt; jetzt { $count ->
    [one] liegt 1
   *[other] liegen { $count }
  } im Stapel.

log-loots = { $player } plündert die Truhe { $place_at }.
log-chest-bonus = Die Truhe gibt +{ $count }.
log-chest-total = Ergebnis { $total }: Das reicht für { $tier }.
log-drew = { $player } zieht { $card_acc } ({ $tier }).
log-drew-hidden = { $player } zieht { $tier_acc }.
log-no-treasure = Zu ziehen gibt es nichts mehr ({ $tier }).
log-lower-tier = Keine Karte ist mehr da ({ $tier }): Gezogen wird von einem niedrigeren Stapel ({ $instead }).
log-refilled = Der Stapel ist leer ({ $tier }): Die abgelegten Karten werden neu gemischt.
log-looked = { $player } sieht sich { $card_acc } an.
log-looked-hidden = { $player } sieht sich { $tier_acc } an.
  .many = { $player } sieht sich { $count } Karten an.
log-under = { $player } legt { $card_acc } unter den Stapel.
log-under-hidden = { $player } legt { $tier_acc } unter den Stapel.
  .many = { $player } legt { $count } Karten unter den Stapel.
log-intercepted = { $player } schnappt { $foe } die Karte weg.
log-played = { $player } spielt { $card_acc }.
log-cancelled = { $player } macht zunichte, was { $foe } vorhatte.
log-traded = { $player } gibt dem Händler { $card_acc }.
log-ability = Die Ausrüstung von { $player } wirkt: { $card }.
log-discarded = { $player } legt { $card_acc } ab.
log-lost-card = { $player } verliert { $card_acc }.
log-lost-card-hidden = { $player } verliert eine Karte.
log-took-card = { $player } bekommt { $card_acc } von { $from }.
log-took-card-hidden = { $player } bekommt eine Karte von { $from }.
log-took-back = { $player } nimmt { $card_acc } vom Ablagestapel.
log-saw-hand = { $player } sieht sich die Hand von { $foe } an.
log-more-actions = { $player } hat { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
  } mehr.
log-steps = { $how ->
    [next] Die nächste Bewegungsaktion von { $player } geht in diesem Zug
   *[other] Jede Bewegungsaktion von { $player } geht in diesem Zug
  } { $count ->
    [one] 1 Raum
   *[other] { $count } Räume
  } { $how ->
    [shorter] weniger weit, mindestens aber einen.
   *[other] weiter.
  }
log-ward = { $player } verteidigt sich bis zum nächsten eigenen Zug mit +{ $count }.

log-equipped = { $player } rüstet { $card_acc } aus.
log-doffed = { $player } nimmt { $card_acc } auf die Hand.
log-gave = { $player } gibt { $to } { $card_acc }.
log-gave-hidden = { $player } gibt { $to } eine Karte.
log-received = Ab dem nächsten eigenen Zug kann { $player } die Karte einsetzen.
log-received-hidden = Ab dem nächsten eigenen Zug kann { $player } die Karte einsetzen.

## Warum etwas nicht geht

why-not-empty = Dort liegt schon ein Raum.
why-touches-nothing = Dort grenzt kein Raum an.
why-no-join = { $turns ->
    [any] Wie man den Raum auch dreht: Kein Ausgang schließt an einen anderen an.
    [0] So, wie er liegt, schließt kein Ausgang an einen anderen an.
    [one] Einmal gedreht, schließt kein Ausgang an einen anderen an.
   *[other] { $turns }-mal gedreht, schließt kein Ausgang an einen anderen an.
  }
why-mismatch = { $turns ->
    [any] Wie man den Raum auch dreht: Ein Ausgang würde durch eine Wand verschlossen.
    [0] So, wie er liegt, würde ein Ausgang durch eine Wand verschlossen.
    [one] Einmal gedreht, würde ein Ausgang durch eine Wand verschlossen.
   *[other] { $turns }-mal gedreht, würde ein Ausgang durch eine Wand verschlossen.
  }
why-flag-beside = Neben einem Flaggenraum darf kein zweiter liegen.
why-alike = { $turns ->
    [any] Der Raum sieht aus wie in einer anderen Richtung, die zur Wahl steht.
    [0] So, wie er liegt, sieht der Raum aus wie in einer anderen Richtung, die zur Wahl steht.
    [one] Einmal gedreht, sieht der Raum aus wie in einer anderen Richtung, die zur Wahl steht.
   *[other] { $turns }-mal gedreht, sieht der Raum aus wie in einer anderen Richtung, die zur Wahl steht.
  }
why-only-by-start = Beim Aufbau wird nur an den Startraum angelegt.
why-not-drawn = Diesen Raum hast du nicht gezogen.
why-fits-nowhere = Dieser Raum passt nirgends.
why-must-lay = Zuerst musst du einen Raum anlegen.
why-no-actions = Dafür hast du keine Aktion mehr (nötig: { $need }, übrig: { $have }).
why-no-room-there = Dort liegt kein Raum.
why-not-connected = Dorthin führt von hier kein Durchgang.
why-fogged = Dort liegt Nebel: Der Raum ist jetzt versperrt.
why-no-portal-here = Hier ist kein Portal.
why-no-portal-there = Dort ist kein Portal.
why-here-already = Dort bist du schon.
why-jumped = Du bist in dieser Bewegung schon gesprungen.
why-no-teleport = Mit deiner Rüstung kannst du dich nicht teleportieren.
why-no-steps = Weiter kommst du mit dieser Bewegung nicht (Schritte nötig: { $need }, übrig: { $have }).
why-no-flag-room = Du stehst in keinem Flaggenraum.
why-flag-claimed = Dieser Raum ist schon eingenommen; eine gegnerische Flagge musst du stehlen.
why-flag-held = Dieser Raum wird gerade eingenommen: Seine Flagge liegt auf einer Tafel.
why-flag-away = Die Flagge dieses Raumes ist gestohlen.
why-no-flag-here = Hier liegt keine gegnerische Flagge, die du stehlen könntest.
why-own-flag = Das ist eure eigene Flagge.
why-protected = Auf dieser Flagge liegt ein X: Stehlen lässt sie sich jetzt nicht.
why-not-seated = Auf diesem Platz spielt niemand.
why-own-team = Das eigene Team greift man nicht an.
why-out-of-reach = { $reach ->
    [0] Du greifst im eigenen Raum an, und dieser Gegner ist { $far ->
        [nowhere] dort, wohin kein Weg führt
       *[other] in Entfernung { $far }
      }.
   *[other] Deine Waffe reicht bis Entfernung { $reach }, und dieser Gegner ist { $far ->
        [nowhere] dort, wohin kein Weg führt
       *[other] in Entfernung { $far }
      }.
  }
why-attacked = { $whole ->
    [0] Diesen Gegner hast du in diesem Zug schon angegriffen.
   *[other] Diesen Gegner hast du in diesem Zug schon angegriffen und auch schon jeden Angriff wiederholt, den du darfst ({ $done } von { $whole }).
  }
why-attacks-spent = Mit deiner Waffe darfst du in diesem Zug nicht noch einmal angreifen (Angriffe bisher: { $done }, erlaubt: { $whole }).
why-no-chest = Hier steht keine Truhe.
why-looted = Auf dieser Truhe liegt ein X: Plündern lässt sie sich jetzt nicht.
why-no-merchant = Hier ist kein Händler.
why-traded = Gehandelt wird nur einmal pro Zug.
why-not-yours = Diese Karte hast du nicht auf der Hand.
why-not-owned = Diese Karte hast du weder auf der Hand noch ausgerüstet.
why-locked = Diese Karte hast du geschenkt bekommen; du kannst sie erst ab deinem nächsten Zug einsetzen.
why-not-playable = Diese Karte wird ausgerüstet, nicht gespielt.
why-not-now = Die Bedingung dieser Karte ist jetzt nicht erfüllt.
why-on-own-turn = Diese Karte spielst du nur in deinem eigenen Zug, wenn du eine Aktion wählst.
why-on-attack = Diese Karte spielst du nur, wenn du angreifst, noch vor den Schicksalskarten.
why-on-defence = Diese Karte spielst du nur, wenn du angegriffen wirst, noch vor den Schicksalskarten.
why-on-ally-fight = Diese Karte spielst du nur, wenn jemand anderes aus deinem Team kämpft, noch vor den Schicksalskarten.
why-on-team-fight = Diese Karte spielst du nur, wenn dein Team kämpft, noch vor den Schicksalskarten.
why-on-revealed = Diese Karte spielst du nur in deinem eigenen Kampf, wenn beide Schicksalskarten offen liegen.
why-on-chest = Diese Karte spielst du nur an deiner Truhe, wenn die Schicksalskarte offen liegt.
why-on-entering = Diese Karte spielst du nur, wenn ein Gegner deinen Raum betritt.
why-on-enemy-card = Diese Karte spielst du nur, wenn ein Gegner eine Aktionskarte spielt.
why-on-enemy-turn = Diese Karte spielst du nur, wenn der Zug eines Gegners beginnt.
why-on-own-defeat = Diese Karte spielst du nur, wenn du angegriffen wurdest und besiegt würdest.
why-on-team-defeat = Diese Karte spielst du nur, wenn ein Angriff gerade jemanden aus deinem Team besiegt hat.
why-on-stolen = Diese Karte spielst du nur, wenn gerade eine eurer Flaggen gestohlen wurde.
why-on-theft = Diese Karte spielst du nur, wenn ein Gegner gerade eine eurer Flaggen stehlen will.
why-on-enemy-draw = Diese Karte spielst du nur, wenn ein Gegner gerade aus einer Truhe ziehen will.
why-not-your-action = Aktionskarten spielst du nur als Aktion in deinem eigenen Zug.
why-no-effect = Diese Karte würde jetzt nichts bewirken.
why-not-this-tier = Für eine Karte vom Stapel { $tier } ziehst du vom selben oder vom nächstbesseren.
why-tier-too-high = { $tier } verlangt ein Ergebnis von { $need }, und deines ist { $have }.
why-not-looked-at = Diese Karte steht hier nicht zur Wahl.
why-no-target = Das kommt für diese Karte nicht infrage.
why-immune = Die Ausrüstung dieser Figur schützt sie davor.
why-untouched = Bei dieser Figur würde die Karte nichts bewirken.
why-not-allowed-room = Dieses Feld steht hier nicht zur Wahl.
why-too-late = Die Aktionen dieses Zuges sind vorbei.
why-equip-later = Ausrüsten, weitergeben und den Zug beenden kannst du erst nach den Aktionen.
why-not-equipment = Nur Waffen und Rüstungen kann man ausrüsten.
why-not-worn = Das hast du nicht ausgerüstet.
why-given = In diesem Zug darfst du nichts mehr weitergeben (bisher: { $done }, erlaubt: { $whole }).
why-no-mate = Du hast kein Teammitglied, dem du etwas geben könntest.
why-not-a-mate = Weitergeben kannst du nur im eigenen Team.

## Namen

tier-bronze = Bronze
  .acc = eine Bronzekarte
tier-silver = Silber
  .acc = eine Silberkarte
tier-gold = Gold
  .acc = eine Goldkarte
side-attack = Angriff
side-defence = Verteidigung
side-chest = Truhe

## Das Ende

points-flags = { $room }
ending-won = gewonnen
ending-lost = verloren
ending-level = unentschieden

## Der Tisch

zone-hand = Hand
zone-gear = Ausrüstung
zone-gifts = Geschenkt, nutzbar ab dem eigenen Zug
  .short = Geschenkt
zone-table = Wird ausgeführt
zone-drawn = Gezogene Räume
zone-looked = Angesehen
zone-deck = Stapel
zone-discard = Ablage
zone-rooms = Räume
zone-bronze-deck = Bronze
zone-silver-deck = Silber
zone-gold-deck = Gold
zone-discards = Ablage
zone-fate = Schicksal
zone-fate-aside = Beiseite
zone-fate-discard = Schicksal offen
zone-looked-bronze = Angesehen (Bronze)
zone-looked-silver = Angesehen (Silber)
zone-looked-gold = Angesehen (Gold)
zone-looked-rooms = Angesehene Räume, der oberste zuerst
track-order = Zugreihenfolge
track-phase = Phase
  .start = Beginn
  .expand = Erweitern
  .act = Aktionen
  .equip = Ausrüsten
panel-figure = Figur
panel-turn = Zug
panel-catacombs = Flaggen und Räume
panel-captures = Einnehmen
fact-board-number = Tafel
fact-in-hand = Handkarten
fact-weapon = Waffe
  .curve = Wert der Waffe
fact-armour = Rüstung
  .curve = Wert der Rüstung
fact-actions = Aktionen
mark-actions = { $value ->
    [one] 1 Aktion
   *[other] { $value } Aktionen
  }
fact-score-red = Team Rot
  .curve = Punkte von Team Rot
fact-score-blue = Team Blau
  .curve = Punkte von Team Blau
fact-open-points = Noch zu holen
  .curve = Punkte, die noch zu holen sind
fact-wood = Räume hinter Holztüren im Stapel
fact-iron = Räume hinter Eisengittern im Stapel
fact-captures = Räume, die gerade eingenommen werden
odds-captures = Wer eine Einnahme noch verhindern kann
  .intro = So stehen die Chancen, wenn sofort ohne weitere Karten angegriffen würde, gerechnet aus den offenen Schicksalskarten. Räume, die gerade eingenommen werden: [captures].
  .weight = Wert der Flagge
fact-chance = Chance des Angriffs, wenn niemand etwas einsetzt
  .short = Chance
fact-lead = Vorsprung des Angriffs
fact-attack = Schicksal des Angriffs
fact-defence = Schicksal der Verteidigung
fact-fate = Schicksalskarte
icon-total = Ergebnis im Kampf
fact-opened = Ergebnis
fact-bronze = Bronzekarte
fact-silver = Silberkarte
fact-gold = Goldkarte
mark-chance = gelingt zu { $value } %
  .unit = %
mark-bronze = Bronze { $value } %
  .unit = %
mark-silver = Silber { $value } %
  .unit = %
mark-gold = Gold { $value } %
  .unit = %
mark-weapon = Waffe +{ $value }
mark-armour = Rüstung +{ $value }
banner-weapon = Waffe
banner-armour = Rüstung
banner-action = Aktionskarte
banner-special = Spezialkarte
spot-room = Dein Raum
spot-tile = Neuer Raum
spot-chest = Truhe
spot-looting = Plündern
spot-fight = Kampf

## Was vor einer Wahl gesagt wird

note-capture = gelingt zu Beginn deines nächsten Zuges, wenn du bleibst
note-stoppers = Gegner können dich vorher noch angreifen
note-no-stoppers = nach jetzigem Stand erreicht dich vorher kein Gegner zu Fuß
note-without = ohne die Karte gelingt der Angriff zu { $value } %
note-with = mit ihr zu { $value } %
note-steal = zählt erst, wenn du einen Zug im Startraum beginnst
note-x = mit X
note-somebody = jemand ist dort
note-leaves = deine Einnahme bricht ab
note-home = beginnst du deinen nächsten Zug dort, hast du erobert, was du gestohlen hast

## Gelegenheiten zu antworten

window-FightDeclared = Ein Kampf beginnt
window-FightRevealed = Schicksalskarten im Kampf offen
window-SelfDefeated = Ich würde besiegt
window-TeamDefeated = Unser Team hat einen Kampf verloren
window-ChestRevealed = Schicksalskarte meiner Truhe offen
window-ChestDraw = Gegner öffnet eine Truhe
window-EnemyEnters = Gegner kommt in meinen Raum
window-EnemyCard = Gegner spielt eine Aktionskarte
window-EnemyTurn = Gegnerischer Zug beginnt
window-FlagTheft = Gegner greift nach unserer Flagge
window-FlagStolen = Unsere Flagge ist gestohlen

## Vereinbarungen

setting-length = Länge
setting-length-full = ganze Partie (36 Räume, 6 Flaggen)
setting-length-short = kurz (18 Räume, 3 Flaggen)
setting-odd = Bei 3 oder 5 Personen
setting-odd-auto = so viele Plätze wie Personen: bei 3 oder 5 hat das kleinere Team mehr Aktionen
setting-odd-more_actions = mehr Aktionen für das kleinere Team
setting-odd-shared_hero = ein Platz mehr (4 oder 6): der letzte ist eine gemeinsame Figur des kleineren Teams
setting-start = Es beginnt
setting-start-random = wer ausgelost wird
setting-start-red = Team Rot
setting-start-blue = Team Blau
setting-keep_x = Eroberte Flaggen behalten ihr X
setting-keep_x-off = nein
setting-keep_x-on = ja
setting-rounds = Rundengrenze nach der letzten Raumkarte
setting-rounds-off = keine (abgebrochen wird erst nach 60 Runden)
setting-rounds-15 = 15 Runden
setting-rounds-30 = 30 Runden
setting-cards = Schatzkarten
setting-cards-verlies = die hundert dieses Hauses

## Zeichen auf dem Plan im Terminal

sign-token-start = K
  .legend = Startraum
sign-token-portal = @
  .legend = Portal
sign-token-merchant = $
  .legend = Händler
sign-token-chest_0 = □
  .legend = Truhe +0
sign-token-chest_1 = ▤
  .legend = Truhe +1
sign-token-chest_2 = ▦
  .legend = Truhe +2
sign-token-chest_3 = ▓
  .legend = Truhe +3
sign-token-x = x
  .legend = X
sign-token-fog = ~
  .legend = Nebel
sign-token-flag_1 = 1
  .legend = freie Flagge I
sign-token-flag_2 = 2
  .legend = freie Flagge II
sign-token-flag_3 = 3
  .legend = freie Flagge III
sign-token-flag_1_red = r1
  .legend = rote Flagge I
sign-token-flag_2_red = r2
  .legend = rote Flagge II
sign-token-flag_3_red = r3
  .legend = rote Flagge III
sign-token-flag_1_blue = b1
  .legend = blaue Flagge I
sign-token-flag_2_blue = b2
  .legend = blaue Flagge II
sign-token-flag_3_blue = b3
  .legend = blaue Flagge III
sign-token-capture_1_red = R1
  .legend = Rot nimmt Flagge I ein
sign-token-capture_2_red = R2
  .legend = Rot nimmt Flagge II ein
sign-token-capture_3_red = R3
  .legend = Rot nimmt Flagge III ein
sign-token-capture_1_blue = B1
  .legend = Blau nimmt Flagge I ein
sign-token-capture_2_blue = B2
  .legend = Blau nimmt Flagge II ein
sign-token-capture_3_blue = B3
  .legend = Blau nimmt Flagge III ein

# In fünf Sätzen

howto-1 = Zwei Teams legen gemeinsam ein Labyrinth. Jeder Zug beginnt mit einer neuen Raumkarte, die du anlegen musst.
howto-2 = Danach hast du bis zu zwei Aktionen, im kleineren von zwei ungleichen Teams mehr: gehen, einen Flaggenraum einnehmen, eine Flagge stehlen, kämpfen, eine Truhe plündern, eine Aktionskarte spielen oder handeln.
howto-3 = Eine Einnahme gelingt erst, wenn du bis zu deinem nächsten Zug im Raum bleibst. Eine gestohlene Flagge zählt erst, wenn du einen Zug im Startraum beginnst.
howto-4 = Im Kampf ziehen beide eine Schicksalskarte und zählen Waffe oder Rüstung dazu. Ausrüsten kannst du dich erst am Ende des Zuges; dann darfst du auch eine Karte weitergeben.
howto-5 = Im Team dürft ihr einander alles zeigen und sagen. Liegen alle Räume aus und alle Flaggen in ihren Räumen, ist Schluss: Das Team mit mehr Flaggenpunkten gewinnt.

## Hinweise in der ersten Partie

tour-room = Wähle, welche der Raumkarten du anlegst.
tour-lay = Leg die Raumkarte an eine der umrandeten Stellen. Du musst erweitern, solange es Karten gibt.
tour-turn = Dreh die Karte mit R oder den Pfeilen und leg sie ab.
    .touch = Dreh die Karte und leg sie ab.
tour-walk = Jetzt deine Aktionen: Geh in einen umrandeten Raum.
tour-capture = Nimm den Raum ein. Es gelingt, wenn du bis zu deinem nächsten Zug hier bleibst.
tour-loot = Plündere die Truhe. Die Schicksalskarte entscheidet, welcher Stapel es wird.
tour-attack = Greif an: Beide ziehen eine Schicksalskarte und zählen Waffe oder Rüstung dazu.
tour-done = Keine Aktion mehr? Dann weiter zum Ausrüsten.
tour-equip = Leg Ausrüstung an. Das geht nur jetzt, am Ende des Zuges.
tour-end = Fertig? Dann ist dein Zug vorbei.

## Zeichen auf Karten und Plan

icon-action = Aktionskarte
icon-aim = Reichweite
icon-draw = vom Ablagestapel nehmen
icon-drop = ablegen
icon-flags = Flagge
icon-fog = Nebel
icon-hand = Handkarten
icon-no = nicht: misslungen, verhindert oder entfernt
icon-own = Teammitglieder
icon-push = jemanden schieben
icon-room = Raum
icon-round = noch einmal, drehen oder tauschen
icon-special = Spezialkarte
icon-steps = Schritte
icon-take = jemandem wegnehmen
icon-tie = Gleichstand gewinnt
icon-yes = gelungen
