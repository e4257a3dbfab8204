### Was alle Spiele der KLONG!-Familie sagen: Fragen, Züge, Protokoll, Gründe und Wertung.

## Fragen

ask-TakeTurn = Du bist am Zug: Karten ausspielen, handeln, dann den Zug beenden.
ask-TakeTurn-played = Alle Karten sind ausgespielt: Handle weiter oder beende den Zug.
ask-MayDiscard = Magst du eine Handkarte abwerfen, um den Effekt zu bekommen?
ask-Choice = Was wählst du?
ask-ReplaceRowCard = Welche Karte der Verliesreihe tauschst du aus?
ask-TrashCard = Welche Karte entsorgst du?
ask-TakeToken = Nimmst du mit, was hier liegt?
ask-SpendSwords = Wie viele Schwerter setzt du gegen die Monster im Tunnel ein?
ask-SpendSwords-one = Setzt du ein Schwert gegen das Monster im Tunnel ein?

## Züge

option-pass-MayDiscard = Behalte alle Handkarten
option-pass-TakeToken = Lass es liegen
option-pass-TrashCard = Entsorge keine Karte
option-play = Spiele { $acc } aus
option-buy = Kaufe { $acc }
option-use = Benutze { $acc }
option-fight = Bekämpfe { $acc }
option-discard = Wirf { $acc } ab
option-choose = { $target }
option-trash = Entsorge { $acc }
option-goods = Kaufe { $acc } auf dem Markt
option-drink = Benutze { $acc }
option-end = Beende den Zug
option-replace = Tausche { $acc } aus
option-take = Nimm { $acc }
option-swords = { $target ->
    [0] Kein Schwert
    [1] 1 Schwert
   *[other] { $target } Schwerter
  }
option-move = Gehe nach { $id } { $target }
option-teleport = Teleportiere dich nach { $id } { $target }
option-artifact = Nimm { $acc } (Artefakt)

kind-pass = Nichts
kind-play = Ausspielen
kind-buy = Kaufen
kind-use = Benutzen
kind-fight = Bekämpfen
kind-discard = Abwerfen
kind-choose = Wählen
kind-trash = Entsorgen
kind-goods = Markt
kind-drink = Marker
kind-end = Zug
kind-replace = Austauschen
kind-take = Nehmen
kind-swords = Schwerter
kind-move = Gehen
kind-teleport = Teleport
kind-artifact = Artefakt

choice-gold_1 = 1 Gold
choice-gold_2 = 2 Gold
choice-heal_1 = 1 Schaden heilen
choice-quiet_2 = −2 Klong!
choice-teleport = Teleport
choice-trash = 1 Karte am Zugende entsorgen

## Protokoll

log-turn = { $player } ist am Zug.
log-drew = { $player } zieht { $card_acc }.
  .many = { $player } zieht { $list }.
log-drew-hidden = { $player } zieht 1 Karte.
  .many = { $player } zieht { $count } Karten.
log-shuffled = { $player } mischt den Ablagestapel ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }) zum neuen Nachziehstapel.
log-played = { $player } spielt { $card_acc } aus.
  .many = { $player } spielt { $list } aus.
log-bought = { $player } { $cost ->
    [0] nimmt { $card_acc }, ohne Talent zu zahlen.
   *[other] kauft { $card_acc } für { $cost } Talent.
  }
log-used = { $player } benutzt { $card_acc }{ $cost ->
    [0] , ohne Talent zu zahlen.
   *[other] { " " }für { $cost } Talent.
  }
log-beat = { $player } besiegt { $card_acc } mit { $cost ->
    [one] 1 Schwert
   *[other] { $cost } Schwertern
  }.
log-discarded = { $player } wirft { $card_acc } ab.
  .many = { $player } wirft { $list } ab.
log-chose = { $player } wählt „{ $choice }“.
log-gold = { $player } erhält { $amount } Gold.
  .many = { $player } erhält { $amount_sum } Gold.
log-skill = +{ $amount } Talent.
  .many = +{ $amount_sum } Talent.
log-swords = +{ $amount ->
    [one] 1 Schwert
   *[other] { $amount } Schwerter
  }.
  .many = +{ $amount_sum } Schwerter.
log-boots = +{ $amount } Stiefel.
  .many = +{ $amount_sum } Stiefel.
log-teleports = +{ $amount ->
    [one] 1 Teleport
   *[other] { $amount } Teleports
  }.
  .many = +{ $amount_sum } Teleports.
log-clank = { $player } { $cancelled ->
    [0] macht { $amount ->
        [0] kein
       *[other] { $amount }
      } Klong!{ $lacking ->
        [0] { "" }
        [one] { " " }(für 1 fehlt der Stein).
       *[other] { " " }(für { $lacking } fehlen die Steine).
      }
   *[other] legt { $amount ->
        [0] keinen Klong!-Stein
        [one] 1 Klong!-Stein
       *[other] { $amount } Klong!-Steine
      } ({ $lacking ->
        [0] { $cancelled } Klong! mit Guthaben verrechnet
        [one] { $cancelled } Klong! mit Guthaben verrechnet, für 1 fehlt der Stein
       *[other] { $cancelled } Klong! mit Guthaben verrechnet, für { $lacking } fehlen die Steine
      }).
  }
  .many = { $player } { $cancelled_sum ->
    [0] macht { $amount_sum ->
        [0] kein
       *[other] { $amount_sum }
      } Klong!{ $lacking_sum ->
        [0] { "" }
        [one] { " " }(für 1 fehlt der Stein).
       *[other] { " " }(für { $lacking_sum } fehlen die Steine).
      }
   *[other] legt { $amount_sum ->
        [0] keinen Klong!-Stein
        [one] 1 Klong!-Stein
       *[other] { $amount_sum } Klong!-Steine
      } ({ $lacking_sum ->
        [0] { $cancelled_sum } Klong! mit Guthaben verrechnet
        [one] { $cancelled_sum } Klong! mit Guthaben verrechnet, für 1 fehlt der Stein
       *[other] { $cancelled_sum } Klong! mit Guthaben verrechnet, für { $lacking_sum } fehlen die Steine
      }).
  }
log-quiet = { $amount ->
    [0] { $player } bekommt { $credit } Klong! gutgeschrieben.
    [one] { $credit ->
        [0] { $player } nimmt 1 Klong!-Stein zurück.
       *[other] { $player } nimmt 1 Klong!-Stein zurück und bekommt { $credit } Klong! gutgeschrieben.
      }
   *[other] { $credit ->
        [0] { $player } nimmt { $amount } Klong!-Steine zurück.
       *[other] { $player } nimmt { $amount } Klong!-Steine zurück und bekommt { $credit } Klong! gutgeschrieben.
      }
  }
log-healed = { $player } heilt { $amount } Schaden: Gesundheit { $before } → { $after }.
  .many = { $player } heilt { $amount_sum } Schaden: Gesundheit { $before_first } → { $after_last }.
log-hurt = { $amount ->
    [one] Das Monster im Tunnel fügt { $player } 1 Schaden zu
   *[other] Die Monster im Tunnel fügen { $player } { $amount } Schaden zu
  }: Gesundheit { $before } → { $after }.
  .many = Die Monster in den Tunneln fügen { $player } { $amount_sum } Schaden zu: Gesundheit { $before_first } → { $after_last }.
log-revealed = Neu in der Verliesreihe: { $card }.
  .many = Neu in der Verliesreihe: { $names }.
log-replaced = { $player } tauscht { $card_acc } in der Verliesreihe aus.
log-attack = Der Drache greift an! { $count ->
    [0] Der Beutel ist leer.
    [one] { $lacking ->
        [0] 1 Stein wird gezogen.
       *[other] Nur noch 1 Stein ist da und wird gezogen.
      }
   *[other] { $lacking ->
        [0] { $count } Steine werden gezogen.
       *[other] Nur noch { $count } Steine sind da und werden gezogen.
      }
  }
log-drawn-black = Schwarz: nichts passiert.
  .many = { $count }-mal Schwarz: nichts passiert.
log-drawn-stone = Ein Stein von { $player }: Gesundheit { $before } → { $after }.
  .many = { $count } Steine von { $player }: Gesundheit { $before_first } → { $after_last }.
log-drawn-idle = Ein Stein von { $player } (nicht mehr dabei): nichts passiert.
  .many = { $count } Steine von { $player } (nicht mehr dabei): nichts passiert.
log-fell = { $player } wird bewusstlos ({ $place_id } { $place }).
log-escaped = { $player } entkommt aus dem Verlies und bekommt einen Meisterdiebmarker!
log-trashed = { $player } entsorgt { $card_acc }.
  .many = { $player } entsorgt { $list }.
log-found = { $player } deckt { $token_acc } auf.
log-took = { $player } nimmt { $token_acc }.
log-goods = { $player } { $cost ->
    [0] nimmt { $token_acc } umsonst.
   *[other] kauft { $token_acc } für { $cost } Gold.
  }
log-drank = { $player } benutzt { $token_acc }.
log-bag-back = { $count ->
    [0] Kein schwarzer Stein liegt neben dem Drachenbeutel.
    [one] 1 schwarzer Stein kommt zurück in den Drachenbeutel.
   *[other] { $count } schwarze Steine kommen zurück in den Drachenbeutel.
  }
log-ended = { $player } beendet den Zug.
log-row-shuffled = Der Verliesablagestapel wird gemischt ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }).
log-got-cards = { $player } kauft { $count ->
    [one] { $card_acc }
   *[other] { $count }× { $card }
  } für { $cost } Gold.
log-moved = { $player } geht nach { $place_id } { $place } ({ $left ->
    [0] { $boots } Stiefel
   *[other] { $boots } Stiefel, noch { $left }
  }).
log-teleported = { $player } teleportiert sich nach { $place_id } { $place }.
log-exhausted = Die Kristallhöhle hält { $player } auf: { $boots ->
    [0] Stiefel zählen in diesem Zug nicht mehr.
    [one] Der übrige Stiefel zählt in diesem Zug nicht mehr.
   *[other] Die übrigen { $boots } Stiefel zählen in diesem Zug nicht mehr.
  }
log-fended = { $player } setzt { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
  } gegen { $monsters ->
    [one] das Monster
   *[other] die { $monsters } Monster
  } im Tunnel ein.
log-lapsed = Ungenutzt verfallen: { $skill ->
    [0] { $swords ->
        [0] { $boots } Stiefel
        [one] 1 Schwert
       *[other] { $swords } Schwerter
      }
   *[other] { $skill } Talent{ $swords ->
        [0] { "" }
        [one] , 1 Schwert
       *[other] , { $swords } Schwerter
      }
  }{ $boots ->
    [0] { "" }
   *[other] { $skill ->
        [0] { $swords ->
            [0] { "" }
           *[other] , { $boots } Stiefel
          }
       *[other] , { $boots } Stiefel
      }
  }.
log-lapsed-rest = Ungenutzt verfallen: { $teleports ->
    [0] Guthaben für { $credit } Klong!
    [one] { $credit ->
        [0] 1 Teleport.
       *[other] 1 Teleport, Guthaben für { $credit } Klong!
      }
   *[other] { $credit ->
        [0] { $teleports } Teleports.
       *[other] { $teleports } Teleports, Guthaben für { $credit } Klong!
      }
  }
log-bagged = { $count ->
    [one] 1 Klong!-Stein von { $player } kommt
   *[other] { $count } Klong!-Steine von { $player } kommen
  } in den Drachenbeutel.
log-woke = Die Karte „{ $card }“ weckt den Drachen.
  .many = Diese Karten wecken den Drachen: { $names }.
log-danger = Gefahr durch { $card_acc }: 1 Stein mehr.
  .many = Gefahr durch { $list }: { $count } Steine mehr.
log-arrived = Begegnung: { $card }.
log-due = Jetzt wirkt die Karte „{ $card }“.
log-rage-full = Der Drache bleibt auf Feld { $space }, dem letzten der Zornesleiste.
log-start-noise = { $player } beginnt mit { $amount ->
    [one] 1 Klong!-Stein
   *[other] { $amount } Klong!-Steinen
  } im Klong!-Bereich.
log-unfended = { $amount ->
    [one] Das übrige Monster im Tunnel fügt { $player } 1 Schaden zu
   *[other] Die übrigen Monster im Tunnel fügen { $player } { $amount } Schaden zu
  }: Gesundheit { $before } → { $after }.

## Warum etwas nicht geht

why-not-in-hand = Diese Karte hast du nicht auf der Hand.
why-on-discard = Diese Karte liegt auf deinem Ablagestapel; ausspielen kannst du sie erst, wenn du sie ziehst.
why-by-card = Das geht nur, wenn eine Karte wie „{ $card }“ dich wählen lässt.
why-not-for-sale = Diese Karte kann man nicht kaufen.
why-not-in-row = Diese Karte liegt nicht in der Verliesreihe.
why-sold-out = Von dieser Karte ist keine mehr im Vorrat.
why-no-skill = Das kostet { $need } Talent, du hast { $have }.
why-no-swords = Dafür brauchst du { $need ->
    [one] 1 Schwert
   *[other] { $need } Schwerter
  }, du hast { $have }.
why-is-monster = Das ist ein Monster: Man bekämpft es, man kauft es nicht.
why-is-device = Das ist ein Werkzeug: Man benutzt es sofort, man kauft es nicht.
why-not-a-device = Das ist kein Werkzeug.
why-not-a-monster = Das ist kein Monster.
why-only-depths = Auf der Karte steht, dass das nur in den Tiefen geht.
why-only-cave = Auf der Karte steht, dass das nur in einer Kristallhöhle geht.
why-no-market = Hier ist kein Markt.
why-goods-sold = Diese Ware ist ausverkauft.
why-not-best-crown = Verkauft wird immer die wertvollste Krone, die noch da ist.
why-not-a-good = Das ist keine Ware des Markts.
why-no-token = Diesen Marker hast du nicht.
why-not-usable = Diesen Marker kann man nicht benutzen.
why-cards-left = Erst müssen alle Handkarten ausgespielt werden: { $count ->
    [one] 1 ist
   *[other] { $count } sind
  } noch auf der Hand.
why-no-tunnel = Dorthin führt von hier kein Tunnel.
why-wrong-way = Dieser Tunnel ist eine Einbahnstraße, und zwar andersherum.
why-no-boots = Dafür brauchst du { $need } Stiefel, du hast { $have }.
why-tired = Du hast in diesem Zug eine Kristallhöhle betreten; Stiefel zählen nicht mehr{ $have ->
    [0] {""}
    [one] , auch nicht der eine, den du noch hast
   *[other] , auch nicht die { $have }, die du noch hast
  }.
why-fatal = Das { $damage ->
    [one] wäre 1 Schaden
   *[other] wären { $damage } Schaden
  } bei { $health } Gesundheit; freiwillig darf man sich nicht bewusstlos machen lassen.
why-no-stones = Das { $damage ->
    [one] wäre 1 Schaden
   *[other] wären { $damage } Schaden
  }, und du hast { $stones ->
    [0] keinen Stein
    [one] nur 1 Stein
   *[other] nur { $stones } Steine
  }, um ihn zu nehmen.
why-needs-artifact = Hinaus darfst du nur mit einem Artefakt.
why-has-left = Du bist nicht mehr im Verlies.
why-no-teleport = Du hast keinen Teleport.
why-no-artifact-here = Dieses Artefakt liegt nicht hier.
why-hands-full = Du trägst { $have ->
    [one] 1 Artefakt
   *[other] { $have } Artefakte
  }, und mehr als { $most } geht nicht; ein Rucksack hilft.
why-not-discardable = Abwerfen kannst du nur eine Karte aus deiner Hand.
why-not-trashable = Entsorgen kannst du nur Karten aus Auslage oder Ablagestapel.
why-too-many-swords = So viele Schwerter kannst du hier nicht einsetzen, höchstens { $most }: Du hast { $swords ->
    [one] 1 Schwert
   *[other] { $swords } Schwerter
  }, und im Tunnel { $monsters ->
    [one] ist 1 Monster
   *[other] sind { $monsters } Monster
  }.
why-not-here = Das liegt hier nicht.
why-already-played = Diese Karte hast du in diesem Zug schon ausgespielt.
why-bags-full = Du trägst { $have ->
    [one] 1 Artefakt
   *[other] { $have } Artefakte
  }, und mehr als { $most } geht auch mit { $most ->
    [2] deinem Rucksack
   *[other] deinen Rucksäcken
  } nicht.
why-must-trash = Eine Karte musst du jetzt entsorgen.
why-not-an-artifact = Das ist kein Artefakt.
why-no-discard = Abwerfen kannst du nur, wenn dir eine Karte etwas dafür gibt.
why-no-trash = Entsorgt wird erst am Ende des Zugs, wenn eine Karte oder ein Marker es vorsieht.
why-no-passage = Schwerter gegen Monster im Tunnel setzt du ein, während du hindurchgehst.

## Wertung

points-token = { $count ->
    [one] { $token }
   *[other] { $count }× { $token } (je { $each })
  }
points-token-bonus = { $count ->
    [one] { $token } ({ $base ->
        [0] {""}
       *[other] { $base } +{" "}
      }{ $times } × { $per })
   *[other] { $count }× { $token } (je { $base ->
        [0] {""}
       *[other] { $base } +{" "}
      }{ $times } × { $per })
  }
points-gold = { $amount } Gold
points-card-bonus = { $count ->
    [one] { $card } ({ $base ->
        [0] {""}
       *[other] { $base } +{" "}
      }{ $times } × { $per })
   *[other] { $count }× { $card } (je { $base ->
        [0] {""}
       *[other] { $base } +{" "}
      }{ $times } × { $per })
  }
points-card = { $count ->
    [one] { $card }
   *[other] { $count }× { $card } (je { $each })
  }

tie-artifact = Gleichstand zwischen { $players }: Das wertvollste Artefakt entscheidet ({ $values }).

out-fell = Du bist bewusstlos!
out-escaped = Du bist entkommen!

fate-escaped = Du bist in Sicherheit, deine Punkte zählen, und ein Meisterdiebmarker kommt dazu.
fate-rescued = Du wirst gerettet, und deine Punkte zählen; nur einen Meisterdiebmarker bekommst du nicht.
fate-in-depths = Aus den Tiefen rettet dich niemand: Deine Punkte zählen nicht.
fate-no-artifact = Ohne Artefakt rettet dich niemand: Deine Punkte zählen nicht.

ending-escaped = entkommen
ending-rescued = bewusstlos, aber aus den oberen Räumen gerettet
ending-in-depths = in den Tiefen liegen geblieben, keine Punkte
ending-no-artifact = bewusstlos ohne Artefakt, keine Punkte
ending-inside = noch im Verlies

## Was vor einer Wahl gesagt wird

note-health = bringt { $value } Schaden
note-health-least = bringt mindestens { $value } Schaden
note-unharmed = du bleibst unverletzt
note-out = endgültig: du verlässt das Verlies
note-knocked-out = { $value } %, dass dich ein gewöhnlicher Angriff des Drachen bewusstlos macht
note-all-lost = { $value } %, dass dich ein gewöhnlicher Angriff des Drachen bewusstlos macht, und dann zählt nichts
note-artifact = endgültig, und der Drache wird zorniger
note-artifact-only = endgültig; zorniger kann der Drache nicht mehr werden

## Zeichen auf Karten und Plan

icon-acquire = Erhalten: gilt, sobald du die Karte bekommst
icon-arrow = nur in dieser Richtung
icon-artifact = Artefakt
icon-crowd-noise = Klong! für alle
icon-crown = mit einer Krone
icon-device = Werkzeug: wirkt sofort und kommt nicht ins Deck
icon-discard = Karte abwerfen
icon-draw = Karte ziehen
icon-footprints = Tunnel mit Fußabdrücken: 2 Stiefel
icon-gem = Edelstein
icon-mask = Begleiter
icon-monster = Monster
icon-others-noise = Klong! für alle anderen
icon-points = Punkte am Ende
icon-replace = Karte der Verliesreihe austauschen
icon-secret = Versteck
icon-skull = ab hier beginnen die Tiefen
icon-steady = Kristallhöhlen halten dich nicht auf
icon-tome = Zauberbuch
icon-trash = Karte entsorgen
icon-unharmed = Tunnelmonster schaden dir nicht
