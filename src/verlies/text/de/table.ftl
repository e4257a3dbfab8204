### Worte am Tisch, die jedes Spiel braucht.

ui-you = du
ui-and = { " und " }
ui-or = { " oder " }
ui-of = { $name } { $value } von { $limit }
ui-worth = { $name } ({ $points } P.)
ui-percent = { $value } %
ui-lately = Zuletzt geschehen:
ui-here = Du bist hier
ui-nothing = nichts
ui-place = Ort
ui-room-empty = Raum ohne Besonderes
ui-one-way = nur in Pfeilrichtung
ui-one-way-in = Einbahn, nur von dort hierher
ui-one-way-out = Einbahn, kein Rückweg
ui-waiting = { $count ->
    [one] { $players } ist gefragt.
   *[other] { $players } sind gefragt.
  }
ui-team = Team { $number }
ui-wraps = über den Rand des Plans
ui-quoted = „{ $text }“
ui-point = { "," }
ui-gives = { $player } gibt
ui-thereof = davon { $name }
ui-used-up = { $name } (verbraucht)
ui-odds = { $player } { $percent } % (im Mittel { $hits })
ui-odds-once = { $player } { $percent } %
ui-side-0 = Norden
ui-side-1 = Osten
ui-side-2 = Süden
ui-side-3 = Westen
ui-side = { $where }: { $what }
ui-side-there = dort { $side }
ui-side-far = nicht auf deiner Seite
ui-side-own = Seite der Figur: { $sides }
ui-side-parts = verbunden: { $parts }
ui-side-dice = Würfel { $dice }
ui-side-sign = Seite der Figur
ui-in-hand = Plättchen in der Hand
ui-leads = in den Raum „{ $room }“, { $on }
ui-leads-on = von dort weiter: { $ways }
ui-leads-end = von dort nirgendwohin
ui-leads-against = der Tunnel nach „{ $room }“ führt nur hierher
ui-leads-nowhere = von hier führt kein Tunnel hinein
side-open = offen
side-wall = Wand
ui-edge = Rand des Plans
ui-unlaid = unerforscht
ui-way =
  .n = N
  .e = O
  .s = S
  .w = W
ui-track-off = noch nicht im Spiel

place-start = Start
place-nowhere = „weit draußen“
seat-house = Das Haus
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-purple = Lila
colour-orange = Orange

retold-taken-back = Einvernehmlich zurückgenommen: { $count }
ask-by = { $source }: { $question }
ask-anything = Was tust du?
option-pass = Nichts davon

curtain = { $player }, du bist gefragt. Alle anderen sehen weg – dann drücke Enter.

move-ambiguous = Das ist nicht eindeutig. Meinst du: { $names }?
move-number = { $count ->
    [one] Zur Wahl steht nur die Nummer 1.
   *[other] Zur Wahl stehen nur die Nummern 1 bis { $count }.
  }
move-none = Davon ist gerade nichts möglich: { $kind }.
move-no-yes = Gerade ist „{ $word }“ keine Antwort auf die Frage.
move-possible = Das ist jetzt möglich: { $names }
move-refused = „{ $word }“ geht jetzt nicht: { $reason }
rule-cited = [{ $rule }] { $sentence }
why-offered = Die Frage dazu stellt die Regel:
move-warned = { $warning } Um es trotzdem zu tun, wähle noch einmal „{ $text }“ oder tippe „ja“.
move-left = Gut, dann nicht.
cited-text = Der Text von „{ $thing }“: { $text }
why-asked = Diese Regel stellt die Frage:
why-asked-unknown = Zu dieser Frage ist keine einzelne Regel vermerkt.
why-before = Und was zuletzt geschah:
rules-topics = { $count ->
    [0] Zu diesem Spiel gibt es keinen Regelkatalog.
    [one] 1 Regel, zum Thema { $topics }. Mit „rules WORT“ suchst du darin.
   *[other] { $count } Regeln, nach Themen: { $topics }. Mit „rules WORT“ suchst du darin.
  }
rules-found = { $count ->
    [0] Keine Regel enthält „{ $word }“.
    [one] 1 Regel gefunden.
   *[other] { $count } Regeln gefunden, { $shown } davon gezeigt.
  }
hint = Der Bot „{ $bot }“ würde so ziehen: { $number } – { $text }
map-none = Dieses Spiel hat keinen Spielplan.
map-no-place = Den Ort „{ $word }“ gibt es nicht.
card-unknown = „{ $word }“ ist keine Karte und kein Marker dieses Spiels. Versuch es mit dem Anfang des Namens.
card-costs = kostet { $price }
card-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
saved = Gespeichert: { $path }
windows-line = { $number }: { $name } – { $wish ->
    [never] nie fragen
    [matters] nur fragen, wenn du etwas spielen könntest
   *[ask] immer fragen
  }
windows-advice = Hier kannst du nur passen. Mit „windows matters“ wirst du nur noch gefragt, wenn du etwas spielen könntest.
windows-how = Mit „windows never“, „windows matters“ oder „windows ask“ wirst du in all diesen Fällen nie gefragt, nur, wenn du etwas spielen könntest, oder immer; „windows 3 never“ gilt nur für den dritten. Sonst wird für dich gepasst; „undo“ nimmt auch das zurück.
windows-none = In diesem Spiel wird niemand zwischendurch gefragt, ob er antworten will.
windows-unknown = „{ $word }“ verstehe ich hier nicht.
windows-secret = Das geht nur, wenn niemand am Bildschirm vor den anderen etwas verbirgt: Sonst verriete die Frage, dass du etwas auf der Hand hast.
warn-now = { $now ->
    [off] Was ungenutzt verfällt, wird nicht mehr vorher gesagt; „warn on“ schaltet es ein.
   *[on] Bevor du etwas ungenutzt verfallen lässt, wird es dir gesagt; „warn off“ schaltet es aus.
  }
lang-possible = Sprachen: { $names }. Zum Beispiel: lang en

help-moves = Ein Zug: seine Nummer oder seine Worte, soweit sie eindeutig sind. Jetzt zum Beispiel: { $examples }.
help-all = „{ $kind } alle“ tut das nacheinander mit allem, was sich anbietet.
help =
    Nur Enter zeigt den Tisch noch einmal.
    undo (z)        den letzten Schritt zurücknehmen
    why             welche Regel gerade fragt; „why ZUG“: warum ein Zug nicht geht
    rules [WORT]    in den Regeln suchen
    hint [BOT]      was ein Bot tun würde
    card NAME       was eine Karte oder ein Marker kann
    map [ORT|alle]  der ganze Plan; in Worten ein Ort mit seinen Wegen, oder alle
    piles           alle offenen Stapel
    log [ZAHL]      was zuletzt geschah
    table           den ganzen Tisch zeigen
    save [DATEI]    eine Kopie speichern; gesichert wird ohnehin jeder Schritt
    windows [WANN]  ob du zwischendurch gefragt wirst: never, matters, ask
    warn on|off     vorher sagen, was ungenutzt verfällt
    goal            wie man gewinnt und verliert
    lang de|en      die Sprache wechseln
    quit            aufhören; weiter geht es später mit --resume

## Anfang und Ende

start-fair = Zusage vor dem Mischen: { $commitment }
start-practice = Übungsspiel mit dem Startwert { $seed }: Jeder kann es genau so noch einmal austeilen.
start-resumed = { $count ->
    [0] Das Spiel geht weiter, noch ohne eine Entscheidung.
    [one] Das Spiel geht weiter nach 1 Entscheidung.
   *[other] Das Spiel geht weiter nach { $count } Entscheidungen.
  }
start-torn = Die letzte Zeile war nur halb geschrieben und zählt nicht.
start-saved = Jeder Schritt wird gesichert in { $path }
start-help = „help“ zeigt, was du tippen kannst.
start-enter = Enter beginnt.
start-mix = { $player }, mische mit: Tippe irgendetwas und drücke Enter.
stop-resume = Das Spiel ist gesichert. Weiter geht es mit: verlies play --resume { $path } --lang de
stop-quit = Bis bald!
stop-closed = Die Eingabe ist zu Ende, das Spiel noch nicht.
stop-interrupted = Unterbrochen.
stop-pipe = Die Ausgabe wurde geschlossen.

result-won = { $count ->
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen gemeinsam!
  }
result-you-won = { $count ->
    [one] Du gewinnst!
   *[other] Ihr gewinnt!
  }
result-nobody = Niemand gewinnt.
tie-shared = Gleichstand zwischen { $players }, den nichts mehr entscheidet: Sie teilen sich den Platz.
result-alone-won = Du hast gewonnen!
result-alone-lost = Du hast verloren.
result-team-won = Ihr habt gemeinsam gewonnen!
result-team-lost = Ihr habt gemeinsam verloren.
result-team = Gewonnen: { $teams }!
result-level = Unentschieden: { $teams } teilen sich den Sieg.
result-seat = { $place ->
    [0] { "" }
   *[other] { $place }.{" "}
  }{ $player }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }{ $ending ->
    [none] { "" }
   *[other] { " – " }{ $ending }
  }
result-together = { $player }: { $ending }
proof-practice = Übungsspiel mit dem Startwert { $seed }. Nachprüfen: verlies verify { $path }
proof-fair =
    Ob das Ausgeteilte dazu passt, prüft: verlies verify { $path }
    Zusage vor dem Spiel: { $commitment }
    Das Geheimnis dazu:   { $secret }

## Nachspielen

replay-at = Schritt { $number } von { $count }
replay-answer = { $player }: { $text }
replay-undo = { $player } nimmt einen Schritt zurück.
replay-help = Enter oder n: weiter · b: zurück · ZAHL: springen · s: Anfang · e: Ende · v PLATZ: Blickwinkel (0 = Zuschauer) · map · q: Schluss
replay-viewer = Blickwinkel: { $player }
replay-spectator = Blickwinkel: Zuschauer
replay-unknown = Das verstehe ich nicht.

## Befehle

games-seats = { $low } bis { $high } Plätze
verify-deal = Was ausgeteilt wurde, folgt aus dem Geheimnis in der Datei, und das Geheimnis passt zur Zusage darin.
verify-unproven = Dass niemand das Geheimnis ausgesucht hat, lässt sich aus der Datei allein nicht zeigen.
verify-how = Wer Zufallsbits beigesteuert und aufgehoben hat, prüft das mit --share und --promise.
verify-unmixed = Zufallsbits hat zu dieser Partie niemand beigesteuert.
verify-share = Diese Zufallsbits sind im Mischen enthalten.
verify-share-alone = Ob alles andere feststand, bevor sie verraten wurden, zeigt erst --promise.
verify-promise = Das Geheimnis und alle Zufallsbits standen fest, als dieses Versprechen gegeben wurde: Wer es vor dem Austeilen bekam und selbst Zufallsbits beisteuerte, weiß, dass niemand sich das Mischen ausgesucht hat.
verify-practice = Übungsspiel: Die Ausgangslage folgt aus dem Startwert { $seed }.
verify-answers = { $count ->
    [0] Es gibt noch keine Antwort zu prüfen.
    [one] Die eine Zeile stimmt, Antwort und Prüfsumme.
   *[other] Alle { $count } Zeilen stimmen, Antwort für Antwort und Prüfsumme für Prüfsumme.
  }
verify-open = Das Spiel ist noch nicht zu Ende.
rules-counted = { $game }: { $rules ->
    [one] 1 Regel
   *[other] { $rules } Regeln
  }, durch Tests belegt: { $tested }.
rules-number = { $game }: { $rules ->
    [one] 1 Regel
   *[other] { $rules } Regeln
  }.
