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
web-alone = Du spielst allein.
web-alone-all = Du spielst allein und führst alle [n] Plätze.
web-name-of = Name von Platz [n]
web-players = Spieler
web-seat = Platz
web-you = du
web-friend = Freund (per Link)
web-here = jemand an diesem Bildschirm
web-curtain = [name] ist an der Reihe
web-curtain-who = Wer schaut auf den Bildschirm?
web-curtain-hint = Gib den Bildschirm an [name] weiter. Erst nach der Bestätigung ist etwas zu sehen, das nicht für alle ist.
web-curtain-hint-who = Nicht alle hier dürfen dasselbe sehen. Wer bestätigt, sieht das Eigene.
web-curtain-rise = Ich bin [name]
web-we = wir zusammen (per Link)
web-friends = Freunde zusammen (per Link)
web-variants = Spielvarianten
web-challenge-title = Herausforderung: dieselbe Partie für alle
web-seed = Startwert
web-seed-new = Startwert auswürfeln
web-seed-hint = Mit einem Startwert wird es ein Übungsspiel, das andere genau so noch einmal bekommen. Wer es auf diesem Server zu Ende gespielt hat, sieht danach die Namen und Ergebnisse der anderen, also auch deine.
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
web-broken = Spiele, die sich nicht laden lassen
web-broken-only = Das siehst nur du, denn der Server läuft auf diesem Rechner. Mit VERLIES_DEBUG=1 sagt er beim Start, wo im Programm es hakt.
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
web-renamed = Deinen Namen trägt hier schon jemand: An diesem Tisch heißt du [name].
web-sit-down = Platz nehmen
web-leave = Platz wieder freigeben
web-only-watch = Nur zuschauen
web-watch-link = Zuschauer-Link kopieren

## Am Tisch

web-market = Reihen und Stapel
web-board = Spielplan
web-own = Vor dir
web-choices = Was möchtest du tun?
web-hand-empty = Deine Hand ist leer.
web-watching = Du schaust zu. Verdecktes bleibt auch dir verborgen.
web-watching-later = Bis zum Ende der Partie siehst du alles [n] Antworten später.
web-your-turn = Du bist am Zug!
web-plays = [name] spielt
web-means = noch: [what]
web-means-then = dann noch: [what]
web-asked-away = [names] ist gefragt, aber nicht verbunden.
web-asked-away-many = [names] sind gefragt, aber nicht verbunden.
web-notices = Bescheid sagen, wenn ich dran bin
web-notices-denied = Dieser Browser erlaubt keine Mitteilungen.
web-device = Meinen Platz auf ein anderes Gerät holen
web-device-hint = Öffne diesen Link dort. Er ist dein Platz: Gib ihn niemandem sonst.
web-loopback = [host] erreicht nur dieses Gerät. Damit andere mitspielen können, starte den Tisch so: verlies serve --host 0.0.0.0
web-reach = Die Links nennen [address]: Wer im selben Netz ist, kommt damit an den Tisch.
web-replace = Bot für [name]
web-replace-long = Ein Bot spielt weiter, bis die Person wiederkommt. Dann gehört der Platz wieder ihr.
web-bot-in = Ein Bot spielt in [time]
web-more-time = Mehr Zeit
web-more-time-long = Noch einmal so lange warten ([n] min)
web-delay = Wer zuschaut, sieht
web-delay-0 = alles sofort
web-delay-10 = alles 10 Antworten später
web-delay-40 = alles 40 Antworten später
web-patience = Wenn jemand fehlt
web-patience-0 = warten
web-patience-1 = nach 1 Minute ein Bot
web-patience-5 = nach 5 Minuten ein Bot
web-patience-60 = nach einer Stunde ein Bot
web-patience-1440 = nach einem Tag ein Bot
web-resources = Was der Zug noch hergibt
web-online = da
web-offline = gerade nicht da
web-bot = Bot
web-pointed = [name] zeigt auf: [what]
web-point = Auf einen Ort zeigen (P)
web-gives = [name] gibt
web-fits = Alles findet Platz.
web-you-mark = (du)
web-log = Verlauf
web-log-mine = Nur ich
web-log-older = Früheres zeigen
web-why = Warum?
web-threat-short = Gefahr
web-odds-hits = Treffer im Mittel
web-odds-chance = mindestens einer
web-odds-note = Gerechnet aus dem, was alle sehen. Die Anzeige lässt sich im Menü abschalten.
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
web-said-hint = Ein Bot täte dies:
web-said-why = Darum
web-said-rule = Regeln
web-not-now = Das geht gerade nicht. Was jetzt geht, hat ein ✓ und einen grünen Rand; Räume sind gestrichelt umrandet.
web-not-your-turn = Du bist gerade nicht gefragt.
web-read-rule = Regel nachlesen
web-howto = So geht’s
web-rules = Regeln und Hilfe
web-rules-find = In den Regeln suchen
web-rules-none = Nichts gefunden – versuch es mit einem einzelnen Wort.
web-find = Suchen
web-keys = Tasten
web-keys-list =
    1–9: Handkarte ausspielen
    A: alle Karten ausspielen
    Pfeile: von einer Möglichkeit zur nächsten, Eingabe wählt
    Z: Schritt zurück, mit Umschalt der ganze Zug
    Eingabe: Zug beenden
    H: Tipp
    R: drehen, mit Umschalt zurück; Eingabe legt
    + − 0: Plan größer, kleiner, ganz
    Zeigen: Karte groß; Rechtsklick oder langes Drücken hält sie fest
    I: groß zeigen, was gerade markiert ist, ohne es zu wählen
    P: auf einen Ort zeigen
    B: Figuren ausblenden, solange die Taste gedrückt ist
    T: der Tisch in Worten, Antworten tippen
    ? Esc: diese Hilfe, schließen

## Einstellungen

web-settings = Menü
web-windows = Gelegenheiten zu antworten
web-windows-hint = Willst du nicht gefragt werden, passt der Tisch nach ein paar Sekunden für dich. Die anderen merken nicht, was du in der Hand hast.
web-window-ask = fragen
web-window-never = nie
web-window-matters = nur kurz
web-language = Sprache
web-theme = Farben
web-theme-auto = System
web-theme-dark = Dunkel
web-theme-light = Hell
web-motion = Bewegung
web-motion-off = Aus
web-motion-normal = Normal
web-motion-fast = Schnell
web-pace = Tempo der Bots
web-pace-slow = Langsam
web-pace-normal = Normal
web-pace-fast = Schnell
web-volume = Ton
web-volume-of-turn = Ton: ich bin am Zug
web-volume-of-great = Ton: große Ereignisse
web-volume-of-small = Ton: Karten, Schritte, Steine
web-volume-0 = Aus
web-volume-25 = Leise
web-volume-60 = Mittel
web-volume-100 = Laut
web-warns = Vor dem Zugende warnen
web-taps = Antippen zeigt erst, was geschieht
web-odds = Chancen anzeigen
web-on = An
web-off = Aus
web-takeover = Bot für mich spielen lassen
web-takeback = Selbst weiterspielen
web-lobby = Zur Übersicht
web-close = Schließen
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-bare = Figuren ausblenden
web-progress = Etwa [share] des Spiels sind vorbei.
web-progress-short = Fortschritt
web-progress-long = Das ist ein grobes Maß; es kann auch früher zu Ende sein.
web-turn = Nach rechts drehen
web-turn-left = Nach links drehen
web-lay = So legen
web-carry = Auf ein offenes Feld des Plans ziehen, oder ein Feld wählen.
web-fit = Ganzen Plan zeigen
web-practice = Übungsspiel mit Startwert.
web-practice-guest = Dies ist ein Übungsspiel: Ausgeteilt wird nach einem Startwert. Wer ihn kennt, kann alle Karten und Würfe kennen, und Zufallsbits werden von niemandem erbeten.

## Verbindung

web-reconnecting = Verbindung wird wiederhergestellt ([n]/[of]) …
web-lost = Keine Verbindung zum Server.
web-retry = Noch einmal versuchen

## Die erste Partie

web-tour-skip = Ohne Hinweise

## Gespräch

web-talk = Gespräch
web-talk-new = neu gesagt
web-talk-hint = Sag etwas …
web-writing = schreibt gerade
web-writes = [name]: schreibt …
web-talk-send = Sagen
web-talk-team = nur Team
web-talk-phrases = Sprüche
web-mute = Stummschalten
web-unmute = Wieder hören
phrase-hello = Hallo zusammen!
phrase-well-played = Gut gespielt!
phrase-ouch = Autsch!
phrase-hurry = Wir warten auf dich.
phrase-thanks = Danke!
phrase-sorry = Tut mir leid.
phrase-good-game = Schöne Partie!

## Rückblick

web-past = Rückblick
web-past-here = Zu diesem Augenblick
web-past-at = Antwort [at] von [count]
web-past-quiet = Zu dieser Antwort steht nichts im Verlauf.
web-past-first = Zum Anfang
web-past-back = Eine Antwort zurück
web-past-on = Eine Antwort weiter
web-past-turn-back = Einen Zug zurück
web-past-turn-on = Einen Zug weiter
web-past-play = Abspielen
web-past-pause = Anhalten
web-past-speed = Tempo
web-past-more = Tempo, Blick und Link
web-past-told = Was gerade geschehen war
web-past-eyes = Mit wessen Augen
web-past-watching = Zuschauer
web-past-link = Link zu diesem Augenblick kopieren
web-past-now = Zurück ins Jetzt
web-past-asked = Du bist dran: zurück ins Jetzt
web-missed = Was ist inzwischen geschehen?
web-replay = Partie noch einmal ansehen

## Ende

web-parting-causes = Verlauf
web-parting-on = Die anderen spielen weiter, und du siehst zu.
web-parting-last = Deinen Zug spielst du noch zu Ende.
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
web-same = Dieselbe Partie bei anderen
web-same-none = Dieselbe Partie hat hier noch niemand sonst zu Ende gespielt. Wer sie über den Herausforderungs-Link spielt, steht danach hier.
web-same-by-seat = Verglichen wird, was aus deinem Platz wurde, denn er hat überall dasselbe bekommen: zuerst Siege, dann Punkte, unter Siegern die wenigsten Züge. Wer nicht selbst zu Ende spielte, kommt zuletzt.
web-same-by-best = Verglichen wird, wer am Tisch am besten war: zuerst Siege, dann Punkte, unter Siegern die wenigsten Züge. Wer nicht selbst zu Ende spielte, kommt zuletzt.
web-same-by-team = Zuerst Siege, dann Punkte, unter Siegern die wenigsten Züge.
web-same-only = Aufgeführt sind Partien auf diesem Server, die mit gleichen Regeln und gleicher Platzzahl bis zum Ende gespielt wurden; nicht solche aus Dateien, von einem Augenblick an weitergespielte und vorzeitig beendete.
web-same-place = Rang
web-same-who = Wer saß wo
web-same-turns = Züge
web-same-day = Tag
web-same-no-day = –
web-same-here = dieser Tisch
web-same-winner = gewonnen
web-same-victory = Gemeinsam gewonnen
web-same-defeat = Gemeinsam verloren
web-same-conceded = gab auf, danach spielte ein Bot
web-same-removed = wurde vom Tisch genommen, danach spielte ein Bot
web-same-lent = zuletzt spielte ein Bot
web-same-hints = Tipps: [n]
web-same-undone = Zurückgenommen: [n].
web-same-taken-back = Mit dem Einverständnis aller zurückgenommen: [n]; danach fiel der Zufall neu.
web-same-rest = Und weitere Partien: [n].
web-export = Spiel speichern
web-each = je
web-notation = Notation
web-notation-ids = Als Kennungen
web-notation-words = In Worten
web-notation-copy = Notation kopieren
web-notation-copied = Notation kopiert.
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
bot-casual = Bot: zerstreut
bot-greedy = Bot: vernünftig

## Leute am Tisch

web-company = Leute am Tisch
web-host = leitet den Tisch
web-make-host = Leitung übergeben
web-remove = Vom Tisch nehmen
web-remove-bot = Bot statt dieser Person
web-remove-invite = Jemand anderen einladen
web-pause = Partie anhalten
web-resume = Weiterspielen
web-paused = Die Partie ist angehalten. Niemand kann antworten.
web-paused-by = [name] hat die Partie angehalten. Niemand kann antworten.
web-paused-away = [name] hat die Partie angehalten und ist gerade nicht da. Solange darf jeder am Tisch sie fortsetzen.
web-end-table = Partie für alle beenden
web-propose-end = Ende vorschlagen
web-concede = Aufgeben
web-concede-hint = Wer aufgibt, schaut zu; ein Bot spielt den Platz bis zum Ende, und im Ergebnis steht es dabei. Schlagen alle Menschen am Tisch gemeinsam das Ende vor, endet die Partie ohne Wertung.
web-sure = Wirklich? [what]
web-left-conceded = hat aufgegeben, ein Bot spielt weiter
web-left-removed = vom Tisch genommen, ein Bot spielt weiter
web-ended-host = Wer den Tisch leitet, hat die Partie beendet. Eine Wertung gibt es nicht.
web-ended-agreed = Ihr habt die Partie gemeinsam beendet. Eine Wertung gibt es nicht.
web-ask-back = Alle um eine Rücknahme bitten
web-ask-back-short = Rücknahme …
web-ask-back-alone = Deine letzte Antwort und alles, was seither geschah, werden zurückgenommen; außer Bots ist niemand zu fragen. Gewürfelt und gezogen wird neu. Im Ergebnis und in der Datei steht es dabei.
web-take-back = Zurücknehmen
web-ask-back-hint = Deine letzte Antwort und alles, was seither geschah, werden zurückgenommen, wenn alle Menschen am Tisch einverstanden sind; Bots sind es immer. Was jemand gesehen hat, bleibt gesehen; gewürfelt und gezogen wird neu. Im Ergebnis und in der Datei steht es dabei.
web-motion-takeback = [name] bittet, die letzte Antwort und alles seither zurückzunehmen (zusammen [n]).
web-motion-takeback-mine = Du bittest, deine letzte Antwort und alles seither zurückzunehmen (zusammen [n]).
web-motion-end = [name] schlägt vor, die Partie hier ohne Wertung zu beenden.
web-motion-end-mine = Du schlägst vor, die Partie hier ohne Wertung zu beenden.
web-motion-awaited = Noch gefragt: [names].
web-agree = Einverstanden
web-decline = Nein
web-withdraw = Zurückziehen
web-taken-back = Mit dem Einverständnis aller zurückgenommen: [n].
web-hints-asked = Tipps erbeten: [who].

## Dateien, Weiterspielen, Verlauf

web-import = Partie aus einer Datei ansehen
web-ended-imported = Diese Partie stammt aus einer Datei. Jede Antwort darin wurde geprüft.
web-play-on = Von hier weiterspielen
web-play-on-long = Ein eigener Tisch gegen Bots, genau so, wie es hier lag: Karten und Würfel sind dieselben. Solange eine Partie läuft, geht das nicht, denn es würde Verborgenes verraten.
web-play-on-here = Das ist ein neuer Tisch: Ab Antwort [at] der alten Partie geht es hier gegen Bots weiter, und du spielst [name]. Die alte Partie bleibt, wie sie war.
web-play-on-back = Zurück zum Rückblick
web-branched = Weitergespielt nach [n] Antworten einer anderen Partie, genau so, wie sie dort lag.
web-plots = Wie es lief
web-plot-points = Punkte (bis dahin gesammelt, am Ende die Wertung)
web-plot-places = Besuchte Orte
web-plot-ways = Zurückgelegte Wege
web-plot-words = In Worten
web-plot-numbers = Als Tabelle
web-plot-answers = Antworten

## Immer so

web-habit = Immer so: [what]
web-habit-long = In dieser Partie nicht mehr danach fragen. Im Menü lässt es sich ändern.
web-habit-done = Wie immer: [what]
web-idle = Du hast nichts, was du jetzt spielen könntest.
web-unfolding = Gerade passiert noch etwas …
web-habits = Immer so
web-habit-ask = Wieder fragen

## Vorführung und Meldungen

web-demo = Bots zuschauen
web-demo-take = Übernimm einen Platz:
web-demo-seat = [name] übernehmen
web-report = Problem melden
web-report-hint = Die Meldung bleibt auf diesem Server. Gespeichert werden dein Text, Tisch, Augenblick und dein Platz, und das Bild, wenn du es beilegst; sonst nichts.
web-report-drawing = Das Bild der Seite entsteht gerade …
web-report-undrawn = Von der Seite ließ sich hier kein Bild machen; die Meldung geht auch ohne.
web-report-attach = Bild beilegen
web-report-shows = Es zeigt, was du eben gesehen hast, auch deine Hand, und geht nur an den Menschen, der diesen Server betreibt.
web-report-picture = Die Seite, wie du sie eben gesehen hast
web-report-send = Melden
web-reported = Danke! Die Meldung hat die Nummer [id].

## Regeln, Zeichen, Spiele

web-chapters = Regeln nach Kapiteln
web-chapter-now = Darum geht es gerade:
web-legend = Alle Zeichen
web-game-players = [n] Spieler
web-game-time = gegen Bots etwa [n] min
web-game-rules = [n] Regeln
web-open-mine = du bist dran
web-open-theirs = wartet auf [names]

## In Worten

web-plain = Schlichte Zeichnung, starker Kontrast
web-text = Der Tisch in Worten
web-typed = Antwort tippen – oder fragen: Hand, Ort, Name
web-typed-many = Das kann mehreres heißen: [what]
web-typed-none = Das steht gerade nicht zur Wahl.
web-text-here = hier bist du
web-text-ways = Wege: [ways]
web-text-places = Orte
web-text-cards = Karten
web-text-all = Für alle
