### Was nur KLONG! Katakomben sagt; das Übrige steht bei seiner Familie. Karten, Marker und Räume stehen in eigenen Dateien.

game-katakomben = KLONG! Katakomben
  .short = Katakomben
  .time = 20
  .about = Decke die Katakomben Plättchen für Plättchen auf, raube ein Artefakt und kehre damit in die Gruft zurück.
  .goal = Es gewinnt, wer die meisten Punkte sammelt: mit Artefakten, Gold, Markern und Karten. Punkte zählt nur, wer mit einem Artefakt durch die Gruft entkommt oder damit wenigstens außerhalb der Tiefen ist, wenn die letzte Gesundheit verloren geht; wer in den Tiefen oder ohne Artefakt bewusstlos wird, geht leer aus.

setting-side = Startplättchen
setting-side-random = zufällige Seite
setting-side-a = Seite A
setting-side-b = Seite B
setting-party = Abenteurergruppe
setting-party-auto = ab fünf Personen
setting-party-off = ohne
setting-party-goods = auch mit Tarnumhängen
setting-cards = Verliesstapel
setting-cards-own = die 100 Karten des Spiels
setting-cards-promos = mit drei Zusatzkarten

## Fragen

ask-FindHelp = Das neue Plättchen ist da: Drehe es und geh weiter – oder besorge dir erst, was dir fehlt.
ask-WalkOn = Der Tunnel führt in ein Portal: Wo kommst du heraus?
ask-LayTile = Auf welches Feld kommt das neue Plättchen?
ask-LayTurned = Wie liegt das neue Plättchen?
ask-TurnOwnTile = Der Boden ruckt! Wie drehst du dein Plättchen?
ask-Ward = Ein Geist sucht dich heim! Wirfst du einen Turmalin gegen ihn ab?
ask-FirstOf = Was wählst du?
ask-Some = Was wählst du?
ask-Steal = Was nimmst oder benutzt du aus der Verliesreihe?
ask-Topdeck = Kommt die Karte oben auf deinen Nachziehstapel?
ask-LeapInto = In welchen Raum des neuen Plättchens springst du?
ask-UseCoupon = Löst du den Rabattcoupon für diese Ware ein?
ask-FreeGood = Welche Ware nimmst du?
ask-MarkShrine = Welchen Tunnelschrein markierst du aus der Ferne?
ask-GiveIdol = Legst du einen Affengötzen zurück und nimmst dafür ein Zauberbuch?

## Züge

option-buy-Steal = Nimm { $acc }, ohne Talent zu zahlen
option-use-Steal = Benutze { $acc }, ohne Talent zu zahlen
option-goods-FreeGood = Nimm { $acc } umsonst
option-pass-Ward = Nimm den Schaden hin
option-pass-Topdeck = Lege sie auf den Ablagestapel
option-pass-UseCoupon = Zahle den vollen Preis
option-pass-GiveIdol = Behalte, was du hast
option-move = Gehe nach „{ $target }“
option-teleport = Teleportiere dich nach „{ $target }“
option-turn = { $target ->
    [0] So, wie es ist
    [one] Einmal nach rechts gedreht
   *[other] { $target }-mal nach rechts gedreht
  }
option-turn-TurnOwnTile = { $target ->
    [one] Einmal nach rechts
   *[other] { $target }-mal nach rechts
  }
option-lay = Lege es auf das Feld { $target }
option-crack = Knacke „{ $target }“
option-mark = Markiere „{ $target }“
option-waystone = Entsorge den Wegstein und teleportiere dich nach „{ $target }“
option-ride = Reite mit dem Geisterreiter nach „{ $target }“
option-blink = Teleportiere dich zu jemandem in „{ $target }“
option-leap = Springe nach „{ $target }“
option-flute = Kaufe { $acc } mit der Goldenen Flöte
option-coupon = Löse den Rabattcoupon ein
option-topdeck = Lege { $acc } oben auf deinen Nachziehstapel
option-give-back = Lege { $acc } in den Affenschrein zurück

kind-turn = Drehen
kind-lay = Legen
kind-crack = Knacken
kind-mark = Markieren
kind-waystone = Wegstein
kind-ride = Reiten
kind-blink = Zu anderen
kind-leap = Springen
kind-flute = Flöte
kind-coupon = Coupon
kind-topdeck = Nachziehstapel
kind-give-back = Zurücklegen

choice-steady = Kristallhöhlen halten dich nicht auf
choice-pick_1 = 1 Dietrich
choice-draw_2 = 1 Dietrich abgeben und 2 Karten ziehen
choice-theft = 1 Dietrich abgeben und etwas aus der Verliesreihe stehlen
choice-boots_1 = 1 Stiefel
choice-burgles = Bis zu 2 Plündern am Zugende entsorgen
choice-blink = Teleport zu jemand anderem in den Tiefen
choice-leap = Teleport auf das neue Plättchen
choice-gold_5 = 5 Gold
choice-good = 1 Ware umsonst

leap-hop = ein Teleport aus einem Marktraum
leap-waystone = ein Teleport von Tunnelschrein zu Tunnelschrein
leap-ride = ein Teleport von einem heimgesuchten Plättchen zum anderen
leap-blink = ein Teleport zu jemand anderem in den Tiefen
leap-leap = ein Teleport auf das neue Plättchen
leap-flute = ein Kauf mit der Goldenen Flöte

lock-chest = Truhe
  .acc = die Truhe
lock-library = Bibliothek
  .acc = die Bibliothek
lock-prison = Gefängnis
  .acc = das Gefängnis

good-coupon = mit dem Rabattcoupon
way-n = nach Norden
way-e = nach Osten
way-s = nach Süden
way-w = nach Westen
way-unknown = ein neues Plättchen wird aufgedeckt
way-portal = durch das Portal
way-cave = Kristallhöhle: danach zählen Stiefel nicht mehr
way-ghost = ein Geist kommt in den Klong!-Bereich
way-stay = du bleibst, wo du bist
way-left = linker Tunnel
way-right = rechter Tunnel
way-upper = oberer Tunnel
way-lower = unterer Tunnel
note-home = von dort ohne Schlösser nach draußen: { $value } Stiefel
note-out = endgültig: du entkommst in die Gruft

## Protokoll

log-moved = { $player } geht nach „{ $place }“ ({ $left ->
    [0] { $boots } Stiefel
   *[other] { $boots } Stiefel, noch { $left }
  }).
log-teleported = { $player } teleportiert sich nach „{ $place }“.
log-fell = { $player } wird bewusstlos („{ $place }“).
log-rage = Der Drache rückt auf Feld { $space } der Zornesleiste vor: Ein Angriff zieht ohne Gefahr { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
  }.
  .many = Der Drache rückt bis auf Feld { $space_last } der Zornesleiste vor: Ein Angriff zieht ohne Gefahr { $stones_last } Steine.
log-discovered = { $player } entdeckt { $tile_acc }. { $left ->
    [0] Es war das letzte Plättchen.
    [one] 1 Plättchen bleibt im Stapel.
   *[other] { $left } Plättchen bleiben im Stapel.
  }
log-laid = { $player } legt { $tile_acc } auf das Feld { $field }.
log-stranded = { $player } kommt nicht hinein und bleibt stehen{ $boots ->
    [0] .
   *[other] { " " }({ $left ->
        [0] { $boots } Stiefel
       *[other] { $boots } Stiefel, noch { $left }
      }).
  }
log-turned = Das Plättchen „{ $tile }“ dreht sich um { $degrees }°.
  .many = Um { $degrees_last }° drehen sich diese Plättchen: { $names }.
log-turned-by = { $player } dreht { $tile_acc } um { $degrees }° nach rechts.
log-no-artifacts = Es ist kein Artefakt mehr übrig: „{ $place }“ bleibt leer.
log-no-tomes = Es ist kein Zauberbuch mehr im Vorrat.
log-no-tile = Es wird kein Plättchen gelegt: { $left ->
    [0] Es ist keins mehr da.
   *[other] Neben dem eigenen Plättchen ist kein Feld frei.
  }
log-placed = Neu in „{ $place }“: { $token }.
log-ghost = Ein Geist wird geweckt: 1 Geisterstein kommt in den Klong!-Bereich.
  .many = { $count } Geister werden geweckt: Ihre Steine kommen in den Klong!-Bereich.
log-drawn-ghost = Ein Geisterstein: Alle, die noch dabei sind, werden heimgesucht, und er kommt zurück in den Klong!-Bereich.
  .many = { $count } Geistersteine: Alle, die noch dabei sind, werden heimgesucht, und sie kommen zurück in den Klong!-Bereich.
log-bagged-ghosts = { $count ->
    [one] 1 Geisterstein kommt
   *[other] { $count } Geistersteine kommen
  } in den Drachenbeutel.
log-haunted = Der Geist fügt { $player } 1 Schaden zu: Gesundheit { $before } → { $after }.
  .many = Die Geister fügen { $player } { $count } Schaden zu: Gesundheit { $before_first } → { $after_last }.
log-haunted-black = Der Geist fügt { $player } 1 Schaden zu, ein schwarzer Stein markiert ihn: Gesundheit { $before } → { $after }.
  .many = Die Geister fügen { $player } { $count } Schaden zu, schwarze Steine markieren ihn: Gesundheit { $before_first } → { $after_last }.
log-haunted-bare = Der Geist fügt { $player } 1 Schaden zu, kein Stein ist mehr übrig: Gesundheit { $before } → { $after }.
  .many = Die Geister fügen { $player } { $count } Schaden zu, kein Stein ist mehr übrig: Gesundheit { $before_first } → { $after_last }.
log-warded = { $player } wirft { $card_acc } ab: Der Geist richtet keinen Schaden an.
log-healed-black = { $player } heilt { $amount } Schaden, { $amount ->
    [one] der schwarze Stein kommt
   *[other] die schwarzen Steine kommen
  } wieder beiseite: Gesundheit { $before } → { $after }.
log-healed-bare = { $player } heilt { $amount } Schaden: Gesundheit { $before } → { $after }.
log-fountain = { $player } heilt in diesem Raum { $amount } Schaden: Gesundheit { $before } → { $after }.
log-room-gold = { $player } erhält { $amount } Gold: „{ $place }“.
log-no-secrets = Es ist kein Kleines Versteck mehr da.
log-no-idols = Der Affenschrein ist leer.
log-picks = { $player } erhält { $amount ->
    [one] 1 Dietrich
   *[other] { $amount } Dietriche
  }.
  .many = { $player } erhält { $amount_sum } Dietriche.
log-opened = { $player } öffnet { $count ->
    [one] das Schloss mit 1 Dietrich; es
   *[other] { $count } Schlösser mit { $count } Dietrichen; sie
  } { $count ->
    [one] bleibt
   *[other] bleiben
  } für alle offen.
log-cracked = { $player } knackt mit 1 Dietrich { $lock_acc }: „{ $place }“.
log-paid = { $gold ->
    [0] { $player } gibt { $picks ->
        [0] nichts
        [one] 1 Dietrich
       *[other] { $picks } Dietriche
      } ab.
   *[other] { $picks ->
        [0] { $player } zahlt { $gold } Gold.
        [one] { $player } zahlt { $gold } Gold und gibt 1 Dietrich ab.
       *[other] { $player } zahlt { $gold } Gold und gibt { $picks } Dietriche ab.
      }
  }
log-freed = { $token_id ->
    [discount_coupon] Statt eines Gefangenen findet { $player } { $token_acc }.
   *[other] { $player } befreit { $token_acc }.
  }
log-tome = { $player } nimmt 1 { $card } aus dem Vorrat.
  .many = { $player } nimmt { $list } aus dem Vorrat.
log-no-captives = Es sind keine Gefangenen mehr da.
log-marked = { $player } markiert „{ $place }“ als { $gold ->
    [one] ersten Tunnelschrein: 1 Gold.
   *[other] Tunnelschrein Nummer { $gold }: { $gold } Gold.
  }
log-portal = Durch das Portal: „{ $from }“ → „{ $to }“.
log-leapt = { $player } teleportiert sich nach „{ $place }“.
log-granted = Möglich in diesem Zug: { $leap }.
log-topped = { $player } legt { $card_acc } oben auf den Nachziehstapel.
log-coupon = { $player } löst den Rabattcoupon für diese Ware ein.
log-unpacked = { $player } tauscht { $token_acc } am Tunnelschrein ein.
log-gave-back = { $player } legt { $token_acc } in den Affenschrein zurück.
log-out-draw = { $player } ist nicht mehr dabei: Alles Klong! kommt in den Beutel, und { $count ->
    [0] der Beutel ist leer.
    [one] { $lacking ->
        [0] 1 Stein wird gezogen.
       *[other] nur noch 1 Stein ist da und wird gezogen.
      }
   *[other] { $lacking ->
        [0] { $count } Steine werden gezogen.
       *[other] nur noch { $count } Steine sind da und werden gezogen.
      }
  }
log-row-dry = Der Verliesstapel reicht nicht mehr für die Verliesreihe: Alle, die noch dabei sind, werden bewusstlos.
log-bag-dry = Der Drachenbeutel ist leer: Alle, die noch dabei sind, werden bewusstlos.

log-arrived-at = { $player } kommt in „{ $place }“ an.
log-jumped-off = { $player } teleportiert sich ins Unbekannte: Feld { $field }.
log-leapt-off = { $player } teleportiert sich ins Unbekannte: Feld { $field }.
log-no-majors = Es ist kein Großes Versteck mehr da.

## Warum etwas nicht geht

why-wrong-way = Dieser Einbahn-Tunnel führt nur in die andere Richtung.
why-locked = { $need ->
    [one] Das Schloss dieses Wegs kostet 1 Dietrich
   *[other] Die { $need } Schlösser dieses Wegs kosten je 1 Dietrich, zusammen { $need }
  }; du hast { $have }.
why-no-gold = Das kostet dich { $need } Gold, du hast { $have }.
why-only-on-entry = Das bekommt man nur beim Betreten des Raums.
why-no-picks = Dafür brauchst du { $need ->
    [one] 1 Dietrich
   *[other] { $need } Dietriche
  }, du hast { $have }.
why-no-tiles = Es sind keine Plättchen mehr da; über den Rand hinaus führt kein Weg mehr.
why-dead-end = Dieser Tunnel endet an einer geschlossenen Kante.
why-one-portal = Es gibt noch kein anderes Portal.
why-tile-in-hand = Erst wird das Plättchen gelegt und die Bewegung beendet.
why-no-lock = Dort gibt es nichts zu knacken.
why-not-at-lock = Knacken kannst du nur in dem Raum, in dem du bist.
why-cracked-before = Das ist schon geknackt worden.
why-no-major-left = Es sind keine Großen Verstecke mehr da.
why-no-tomes-left = Es sind keine Zauberbücher mehr im Vorrat.
why-no-captives-left = Es sind keine Gefangenen mehr da.
why-no-shrine = Dort ist kein Tunnelschrein.
why-not-at-shrine = Ohne eine Karte, die es erlaubt, markierst du nur den Tunnelschrein, auf dem du stehst.
why-not-laid = Das Plättchen mit diesem Tunnelschrein liegt noch nicht aus.
why-marked-before = Diesen Tunnelschrein hast du schon markiert.
why-no-stone-to-mark = Du hast keinen Stein mehr, um zu markieren.
why-shrine-full = Auf diesem Tunnelschrein ist kein Platz mehr: { $have ->
    [one] 1 Stein liegt
   *[other] { $have } Steine liegen
  } dort, und mehr als { $most } passt nicht.
why-not-wounded = Das Blutamulett ist nur für Leute mit mindestens { $need } Schaden, du hast { $have }.
why-one-per-room = Aus diesem Raum hast du schon ein Artefakt genommen.
why-not-best-artifact = Aus einem Raum nimmt man das wertvollste Artefakt.
why-only-cave-or-shrine = Auf der Karte steht, dass das nur in einer Kristallhöhle oder auf einem Tunnelschrein geht.
why-no-gold-for-card = Die Karte kostet auch { $need } Gold, du hast { $have }.
why-no-leap = Das geht nur mit einer Karte wie „{ $card }“, und gerade erlaubt es dir keine.
why-not-from-here = Du stehst am falschen Ort dafür, denn es ist { $leap }.
why-not-there = Dorthin führt das nicht, denn es ist { $leap }.
why-too-late-to-turn = Gerade wird kein Plättchen gelegt oder gedreht.
why-no-coupon = Der Rabattcoupon wird beim Kauf einer Ware eingelöst.
why-not-usable = Diesen Marker benutzt man nicht im Zug: Er wirkt von selbst, beim Kauf einer Ware oder in der Wertung.
why-no-topdeck = Diese Karte kommt auf den Ablagestapel.
why-not-beside = Dorthin kann das Plättchen nicht: Das Feld liegt nicht neben einem erlaubten Plättchen.
why-must-turn = Das Plättchen muss anders liegen als vorher.
why-field-taken = Dorthin kann das Plättchen nicht: Auf dem Feld liegt schon eins.
why-not-a-ward = Diese Karte hilft nicht gegen Geister.
why-no-giving-back = Zurücklegen kann man nur, wenn das Affenlord-Trugbild besiegt wird.
why-never-lay-there = Der Goldene Affenbot war nie im Affenschrein und kann nicht dorthin zurück.
why-not-a-find = Beim Betreten eines Raums bekommt man nur, was er gibt.
why-not-to-be-stolen = Monster lassen sich nicht stehlen.
why-not-that-to-trash = Dafür kannst du nur eine Karte „{ $card }“ entsorgen.
why-no-such-artifact = Dieses Artefakt gibt es in dieser Partie nicht.

## Wertung

ending-escaped = in die Gruft entkommen
ending-rescued = bewusstlos, aber auf einem sicheren Plättchen gerettet

## Zeichen auf Karten und Plan

icon-crowd = wo andere sind
icon-tiles = neues Plättchen
icon-turned = Plättchen drehen
