### Der Tisch im Browser.

web-welcome = Verlies-Brettspiele nach ihren Regeln – mit Freunden oder gegen Bots.
web-quick = Gegen Bots spielen
web-quick-hint = KLONG! für dich und zwei Bots, ohne Anmeldung.
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
web-more = Mehr
web-seed = Startwert
web-seed-hint = Mit einem Startwert wird es ein Übungsspiel, das sich genau so noch einmal austeilen lässt.
web-open-table = Tisch öffnen
web-forget = Tisch vergessen
web-notice = Die Spiele, ihre Namen und Gestaltungen gehören ihren Autoren und Verlagen; dieses Projekt steht mit ihnen in keiner Verbindung.
web-waiting-room = Gleich geht es los. Schick deinen Freunden ihren Link; sobald alle sitzen, beginnt das Spiel.
web-free = noch frei
web-invite = Einladung für einen Platz: Link schicken oder abfotografieren lassen.
web-copy = Link kopieren
web-copied = Link kopiert.
web-start-now = Jetzt beginnen, freie Plätze spielen Bots
web-commitment = Zusage vor dem Mischen:
web-invited = Du bist eingeladen
web-sit-down = Platz nehmen
web-market = Verliesreihe, Vorrat und Markt
web-board = Spielplan
web-hand-empty = Deine Hand ist leer.
web-resources = Was der Zug noch hergibt
web-online = da
web-offline = gerade nicht da
web-bot = Bot
web-log = Verlauf
web-threat = Treffer beim nächsten Angriff
web-threat-short = Gefahr
web-undo = Zurück
web-undo-turn = Zug neu
web-play-all = Alle ausspielen
web-hint = Tipp
web-end = Zug beenden
web-end-anyway = Trotzdem beenden
web-go-on = Weiterspielen
web-do-it = So machen
web-said-hint = Ein Bot würde …
web-said-why = Darum
web-said-rule = Regel
web-rules = Regeln und Hilfe
web-rules-find = In den Regeln suchen
web-find = Suchen
web-keys = Tasten
web-keys-list =
    1–9: Handkarte ausspielen
    Z: zurücknehmen
    Enter: Zug beenden
    + − 0: Plan vergrößern, verkleinern, einpassen
    Rechtsklick oder langes Drücken: Karte groß
    ?: diese Hilfe, Esc: schließen
web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das System
web-theme-dark = Dunkel
web-theme-light = Hell
web-takeover = Bot für mich spielen lassen
web-takeback = Selbst weiterspielen
web-lobby = Zur Übersicht
web-close = Schließen
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-fit = Ganzen Plan zeigen
web-reconnecting = Verbindung wird wiederhergestellt
web-lost = Keine Verbindung zum Server.
web-retry = Noch einmal versuchen
web-won = gewonnen!
web-nobody-won = Niemand hat gewonnen.
web-rematch = Revanche
web-next-table = Zur Revanche
web-export = Spiel speichern
web-fair = Die Zusage vor dem Mischen lässt sich mit „verlies verify“ an der gespeicherten Datei nachprüfen:

setting-board = Spielplan
setting-board-front = Vorderseite (für die erste Partie)
setting-board-back = Rückseite
setting-start = Startspieler
setting-colours = Farben
bot-random = Bot: zufällig
bot-greedy = Bot: vernünftig
