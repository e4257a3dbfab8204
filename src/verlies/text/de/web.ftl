### Der Tisch im Browser. In eckigen Klammern steht, was der Browser selbst einsetzt.

## Lobby

web-welcome = Schleicht ins Verlies, stehlt, was glänzt, und kommt wieder heraus – mit Freunden oder gegen Bots.
web-quick = Gegen Bots spielen
web-quick-hint = [game]: du und zwei Bots, ohne Anmeldung.
web-new-table = Neuer Tisch
web-my-tables = Meine Tische
web-no-table = Noch kein Tisch – spiel doch gleich eine Runde gegen Bots.
web-name = Dein Name
web-name-hint = So sehen dich die anderen
web-game = Spiel
web-players = Spieler
web-seat = Platz
web-you = du
web-friend = Freund (per Link)
web-variants = Spielvarianten
web-challenge-title = Herausforderung: derselbe Stapel für alle
web-seed = Startwert
web-seed-new = Startwert auswürfeln
web-seed-hint = Mit einem Startwert wird es ein Übungsspiel, das andere genau so noch einmal bekommen.
web-open-table = Tisch öffnen
web-forget = Tisch vergessen
web-watch = Zuschauen
web-watched = zugeschaut
web-status-waiting = wartet auf Mitspieler
web-status-mixing = wird gemischt
web-status-playing = läuft
web-status-over = zu Ende
web-watch-hint = Tischnummer oder Link
web-watch-nonsense = Das ist weder eine Tischnummer noch ein Link zu einem Tisch. Eine Tischnummer hat zehn Zeichen, etwa „k7m2p9xw4c“.
web-notice = Die Spiele, ihre Namen und Gestaltungen gehören ihren Autoren und Verlagen; dieses Projekt steht mit ihnen in keiner Verbindung.

## Vor dem Spiel

web-waiting-host = Schick allen ihren Link, oder lass sie den Code scannen. Sobald alle sitzen, geht es los.
web-waiting-guest = Du sitzt am Tisch. Sobald alle da sind, geht es los.
web-free = noch frei
web-invite = Einladung auf Platz [seat]
web-invite-link = Einladungslink
web-copy = Link kopieren
web-copied = Link kopiert.
web-start-now = Jetzt beginnen (Bots auf freie Plätze)
web-mixing = Alle sitzen. Bevor ausgeteilt wird, steuert jeder Browser eigene Zufallsbits bei. Es fehlen noch die von: [names].
web-mixing-sealed = Alle Siegel liegen offen, aber noch nicht alle Zufallsbits. Jetzt kann niemand mehr übergangen werden: Wartet auf [names], oder öffnet einen neuen Tisch.
web-start-without = Ohne ihre Zufallsbits austeilen
web-without-host = Du kannst auch ohne sie austeilen. Wer fehlt, behält den Platz, und das Spiel wartet dort.
web-without-guest = Wer den Tisch geöffnet hat, kann auch ohne sie austeilen.
web-commitment = Zusage vor dem Mischen:
web-invited = [host] hat dich zu einer Partie eingeladen. Wie heißt du?
web-invite-used = Diese Einladung ist schon eingelöst: Auf dem Platz sitzt [name].
web-invite-unknown = Diese Einladung gilt an diesem Tisch nicht (mehr).
web-invite-ask = Gastgeber ist [host]. Hast du hier schon einen Platz, dann komm mit dem Browser wieder, in dem du ihn eingenommen hast; sonst bitte um einen anderen Tisch, denn neue Links gibt es für diesen nicht. Zuschauen kannst du auch so.
web-sit-down = Platz nehmen
web-only-watch = Nur zuschauen
web-watch-link = Zuschauer-Link kopieren

## Am Tisch

web-market = Auslagen
web-board = Spielplan
web-own = Vor dir
web-choices = Was möchtest du tun?
web-hand-empty = Deine Hand ist leer.
web-watching = Du schaust zu. Verdecktes bleibt auch dir verborgen.
web-plays = [name] spielt
web-asked-away = [names] ist gefragt, aber nicht verbunden.
web-asked-away-many = [names] sind gefragt, aber nicht verbunden.
web-resources = Was der Zug noch hergibt
web-online = da
web-offline = gerade nicht da
web-bot = Bot
web-you-mark = (du)
web-log = Verlauf
web-log-mine = Nur ich
web-log-older = Früheres zeigen
web-why = Warum?
web-unharmed = Niemand wird verletzt.
web-threat-short = Gefahr
web-odds-hits = Treffer im Mittel
web-odds-chance = mindestens einer
web-odds-note = Gerechnet aus dem, was alle sehen. Die Anzeige lässt sich in den Einstellungen abschalten.
web-hidden-note = Was [name] auf der Hand hat, weiß nur [name].
web-deck-note = Was noch darin ist, ohne Reihenfolge.
web-pile-hidden = Diese Karten liegen verdeckt, oder es sind keine da.

## Zug

web-undo = Zurück
web-undo-long = Den letzten Schritt zurücknehmen (Z)
web-undo-turn = Zug zurück
web-undo-turn-long = Alles zurücknehmen, was noch geht (Umschalt+Z)
web-play-all = Alle ausspielen
web-hint = Tipp
web-hint-long = Was ein Bot jetzt täte (H)
web-end = Zug beenden
web-end-anyway = Trotzdem beenden
web-warn-never = Nicht mehr warnen
web-go-on = Weiterspielen
web-do-it = So machen
web-said-hint = Ein Bot würde …
web-said-why = Darum
web-said-rule = Regeln
web-not-now = Das geht gerade nicht. Was jetzt geht, hat ein ✓ und einen grünen Rand; Räume sind gestrichelt umrandet.
web-not-your-turn = Du bist gerade nicht gefragt.
web-read-rule = Regel nachlesen
web-howto = So geht’s
web-rules = Regeln und Hilfe
web-rules-find = In den Regeln suchen
web-rules-none = Dazu steht nichts in den Regeln.
web-find = Suchen
web-keys = Tasten
web-keys-list =
    1–9: Handkarte ausspielen
    A: alle Karten ausspielen
    Pfeile: von einer Möglichkeit zur nächsten, Eingabe wählt
    Z: Schritt zurück, mit Umschalt der ganze Zug
    Eingabe: Zug beenden
    H: Tipp
    + − 0: Plan größer, kleiner, ganz
    Zeigen: Karte groß; Rechtsklick oder langes Drücken hält sie fest
    ? Esc: diese Hilfe, schließen

## Einstellungen

web-settings = Menü
web-language = Sprache
web-theme = Farben
web-theme-auto = System
web-theme-dark = Dunkel
web-theme-light = Hell
web-motion = Bewegung
web-motion-off = Aus
web-motion-normal = Normal
web-motion-fast = Schnell
web-warns = Vor dem Zugende warnen
web-odds = Chancen anzeigen
web-on = An
web-off = Aus
web-takeover = Bot für mich spielen lassen
web-takeback = Selbst weiterspielen
web-lobby = Zur Übersicht
web-close = Schließen
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Ganzen Plan zeigen
web-practice = Übungsspiel mit Startwert.

## Verbindung

web-reconnecting = Verbindung wird wiederhergestellt ([n]/[of]) …
web-lost = Keine Verbindung zum Server.
web-retry = Noch einmal versuchen

## Die erste Partie

web-tour-1 = Spiel deine Handkarten aus: antippen, oder gleich „Alle ausspielen“. Sie geben dir, was du in diesem Zug ausgeben kannst.
web-tour-2 = Gib aus, was du hast: Gestrichelt umrandete Räume kannst du betreten, Karten mit ✓ bekommen. Der Preis steht daran.
web-tour-3 = Fertig? Dann beende den Zug. Bis dahin kannst du fast alles zurücknehmen.
web-tour-next = Weiter
web-tour-done = Alles klar
web-tour-skip = Ohne Hinweise

## Ende

web-parting-on = Die anderen spielen weiter, und du siehst zu.
web-parting-back = Für dich geht es trotzdem weiter.
web-parting-over = Damit ist auch die Partie zu Ende.
web-parting-since = Inzwischen ist die Partie zu Ende.
web-on-with-it = Weiter
web-to-result = Zum Ergebnis
web-gone = Du bist nicht mehr im Spiel: [how].
web-result = Ergebnis
web-rematch = Revanche
web-next-table = Zur Revanche
web-challenge = Herausforderungs-Link kopieren
web-export = Spiel speichern
web-look = Plan ansehen
web-fair-kept = Geprüft: Deine Zufallsbits sind im Mischen enthalten, und alles andere stand fest, bevor sie diesen Browser verließen. Dass auch so ausgeteilt wurde, zeigt „verlies verify“ an der gespeicherten Datei.
web-fair-none = Dieser Browser hat keine Zufallsbits beigesteuert. Ob sich jemand das Mischen ausgesucht hat, kann er nicht sagen.
web-fair-copy = Befehl zum Nachprüfen kopieren
web-fair-copied = Befehl kopiert.
web-file = DATEI
web-unfair-secret = Achtung! Dieser Server hat seine Zusage ausgetauscht: Das Geheimnis hinter dem Mischen ist nicht das, was vorher feststand.
web-unfair-share = Achtung! Dieser Server hat deine Zufallsbits nicht benutzt. Er kann sich das Mischen ausgesucht haben.
web-unfair-others = Achtung! Die Zufallsbits anderer sind nicht die, die vorher feststanden. Jemand kann sich das Mischen ausgesucht haben.
web-unfair-seal = Achtung! Dieser Server zeigt ein anderes Siegel als das deiner Zufallsbits. Sie wurden ihm nicht verraten.
web-unfair-terms = Achtung! Dieser Server hat nach dem Versiegeln geändert, was vereinbart war. Er kann sich das Austeilen ausgesucht haben.
web-unfair-lost = Deine Zufallsbits für diese Partie sind in einem anderen Browser oder verloren. Komm mit jenem wieder, oder öffnet einen neuen Tisch.

setting-board = Spielplan
setting-board-front = Vorderseite (für die erste Partie)
setting-board-back = Rückseite
setting-start = Startspieler
setting-colours = Farben
bot-random = Bot: zufällig
bot-greedy = Bot: vernünftig
