### Bag of Dungeon: Fragen, Züge, Log, Gründe, Tisch und Vereinbarungen. Was gespielt wird, steht in content.ftl.

game-bag_of_dungeon = Bag of Dungeon
  .time = 15
  .about = Findet gemeinsam den Ring der Schöpfung und besiegt den Roten Drachen am Ausgang.
  .goal = { $variant ->
    [each] Besiege am Ausgang den Roten Drachen und trage den Ring der Schöpfung hinaus: Dann stürzt die Höhle ein, und alle anderen haben noch einen Zug, um zu entkommen. Von denen, die draußen sind, gewinnt, wer die meisten Punkte für Trophäen, Ring und Drachen hat; verloren hat, wer drinnen bleibt oder kein Leben mehr hat.
    [solo] { $win ->
        [dragon] Du führst alle vier Figuren, jede mit einem Leben, und gewinnst, sobald der Rote Drache am Ausgang besiegt ist.
       *[ring] Du führst alle vier Figuren, jede mit einem Leben, und gewinnst, wenn der Rote Drache am Ausgang besiegt ist und eine von ihnen den Ring der Schöpfung dabeihat oder ihn dann dorthin bringt.
      } Lebt keine mehr, hast du verloren.
   *[other] { $win ->
        [dragon] Ihr gewinnt gemeinsam, sobald der Rote Drache am Ausgang besiegt ist.
       *[ring] Ihr gewinnt gemeinsam, wenn der Rote Drache am Ausgang besiegt ist und einer von euch den Ring der Schöpfung dabeihat oder ihn dann dorthin bringt.
      } Hat keine Figur mehr ein Leben, habt ihr verloren.
  }

## Möglichkeiten

option-hero = { $target }
kind-hero = Figur
option-order = { $target } ist dran
kind-order = Reihenfolge
option-end = Beende den Zug
kind-end = Zugende
option-explore = Erkunde: Zieh eine Kachel
kind-explore = Erkunden
option-lay = Lege sie { $target_at }
kind-lay = Legen
option-turn = { $target ->
    [0] So, wie sie ist
    [one] Einmal nach rechts gedreht
   *[other] { $target }-mal nach rechts gedreht
  }
kind-turn = Drehen
option-walk = Gehe { $target_to }
kind-walk = Gehen
option-fight = Kämpfe eine Runde
kind-fight = Kampf
option-run = Lauf weg { $target_to }
kind-run = Weglaufen
option-sneak = Schleich dich mit dem Tarnumhang vorbei
kind-sneak = Schleichen
option-call = Ruf { $target } zu Hilfe
kind-call = Hilferuf
option-agree = Einverstanden
kind-agree = Zustimmen
option-skill = Nutze deine Fähigkeit
kind-skill = Fähigkeit
option-use = Benutze { $acc }
kind-use = Benutzen
option-aim = Ziele auf das, was { $target_at } ist
kind-aim = Ziel
option-aim-at = { $target }
kind-aim-at = Ziel
option-draw = Zieh einen Gegenstand
kind-draw = Ziehen
option-handle = Räume um: { $target }
kind-handle = Umräumen
option-put = Leg es hierhin: { $target }
kind-put = Ablegen
option-swap = Tausche mit: { $target }
kind-swap = Tauschen
option-leave = Lass es auf der Kachel
kind-leave = Liegen lassen
option-pick = Heb { $acc } auf
kind-pick = Aufheben
option-open = Öffne { $acc }
kind-open = Öffnen
option-pool = Bade im Heilpool
kind-pool = Heilpool
option-trade = Tausche mit { $target }
kind-trade = Tauschhandel
option-give = Gib { $acc }
kind-give = Geben
option-take = Nimm { $acc }
kind-take = Nehmen
option-offer = Schlag diesen Tausch vor
kind-offer = Vorschlag
option-peek = Sieh { $target_at } nach
kind-peek = Nachsehen
option-attack = Greife { $target } an
kind-attack = Angriff
option-trophy = { $target }
kind-trophy = Trophäe
option-bleed = Zahle mit 4 Gesundheit
kind-bleed = Gesundheit
option-escape = Verlass die Höhle
kind-escape = Entkommen
option-jam = Blockiere die Falle: zerstöre { $acc }
kind-jam = Blockieren
option-brave = Tritt auf die Stacheln
kind-brave = Wagen
option-pass = Nichts davon
kind-pass = Nichts davon

## Log

log-hero = { $player } spielt { $hero_acc } (Gesundheit { $health }, { $ap } AP).
log-first = { $player } beginnt.
log-turn = { $owed ->
    [0] { $player } ist am Zug ({ $ap } AP).
   *[other] { $player } ist am Zug ({ $ap } AP, { $owed } schon geborgt).
  }
log-paid = { $player } zahlt { $cost } AP, übrig: { $left }.
log-refunded = { $player } bekommt { $cost } AP zurück, übrig: { $left }.
log-borrowed = { $player } borgt { $cost } AP vom nächsten Zug (zusammen { $owed }).
log-drew-tile = { $player } zieht { $tile_acc }.
log-laid = { $player } legt { $tile_acc } { $place_at }.
log-no-fit = Passt hier nicht an: { $tile }. Die Kachel kommt unter den Stapel, und der Zug von { $player } endet.
log-freed = Keine Kachel passt mehr irgendwo an: Von jetzt an müssen angrenzende Seiten nicht mehr passen.
log-broke = { $player } bricht { $place_at } eine Geheimtür durch die Wand.
log-lurks = Ein verdecktes Monster lauert { $place_at }.
log-dragon-waits = Der Rote Drache wartet { $place_at }.
log-pool-filled = Der Heilpool { $place_at } bekommt { $count ->
    [one] 1 Marke
   *[other] { $count } Marken
  }.
log-moved = { $how ->
    [ran] { $player } flieht { $place_to }.
    [tornado] { $player } landet { $place_at }.
    [teleport] { $player } springt { $place_to }.
    [evaded] { $player } weicht { $place_to } aus.
   *[walked] { $player } geht { $place_to }.
  }
log-revealed = { $how ->
    [peeked] { $player } sieht { $place_at } nach: { $monster }.
   *[other] Aufgedeckt { $place_at }: { $monster }.
  }
log-turned-up = Der Wächter des Rings { $place_at } ist aufgedeckt: { $monster }.
log-met = { $player } trifft auf { $monster_acc } (Gesundheit { $health }).
log-sneaked = { $player } würfelt { $die } und schleicht unbemerkt um { $monster_acc } herum.
log-caught = { $player } würfelt { $die } und schreckt beim Schleichen { $monster_acc } auf.
log-ran = { $player } läuft weg und lässt { $monster_acc } zurück.
log-winded = Das Weglaufen kostet { $player } { $loss } Gesundheit ({ $before } → { $after }).
log-blown = Ein Wirbelsturm trägt { $player } aus dem Kampf gegen { $monster_acc }.
log-threw-one = { $player } würfelt { $one }.
log-threw-two = { $player } würfelt { $one } und { $two }.
log-threw-three = { $player } würfelt { $one }, { $two } und { $three }.
log-threw-fourth = Der vierte Würfel zeigt { $one }.
log-foe-threw-one = Das Monster würfelt { $one }.
log-foe-threw-two = Das Monster würfelt { $one } und { $two }.
log-foe-threw-three = Das Monster würfelt { $one }, { $two } und { $three }.
log-foe-threw-fourth = Der vierte Würfel zeigt { $one }.
log-doubles = Pasch: zählt { $score } statt { $sum }.
log-scored = Ergebnis von { $player }: { $score } + { $bonus } = { $total }.
log-scored-twice = Todesstoß! Ergebnis von { $player }: ({ $score } + { $bonus }) × 2 = { $total }.
log-foe-scored = Ergebnis des Monsters: { $score } + { $bonus } = { $total }.
log-rival-scored = Ergebnis von { $player }: { $score } + { $bonus } = { $total }.
log-rival-scored-twice = Todesstoß! Ergebnis von { $player }: ({ $score } + { $bonus }) × 2 = { $total }.
log-level = Gleichstand bei { $total }: Niemand verliert Gesundheit.
log-foe-hurt = Das Monster erleidet { $loss } Schaden (Gesundheit { $before } → { $after }).
log-hurt = { $player } erleidet { $loss } Schaden (Gesundheit { $before } → { $after }).
log-guarded = Der Schutz von { $player } fängt { $guard } von { $loss } Schaden ab.
log-bound = Die Ranke hält den Gegner fest: Statt { $loss } verliert { $player } keine Gesundheit.
log-braced = Standhaft: Statt { $loss } verliert { $player } keine Gesundheit.
log-half-hurt = { $player } hilft und erleidet die Hälfte davon, { $loss } Schaden (Gesundheit { $before } → { $after }).
log-stung = Der Greifer erreicht auch { $player }: { $loss } Schaden (Gesundheit { $before } → { $after }).
log-skill = { $player } setzt { $skill_acc } ein{ $left ->
    [0] .
   *[other] {""} (noch { $left }-mal).
  }
log-called = { $player } ruft { $friend } zu Hilfe.
log-helps = { $friend } kommt { $place_to } und hilft { $player }.
log-refused-help = { $friend } kommt nicht.
log-takes-over = { $player } kämpft allein weiter gegen { $monster_acc } (Gesundheit { $health }).
log-beat = { $player } besiegt { $monster_acc } { $place_at }.
log-slew = { $player } tötet den Roten Drachen { $place_at }!
log-reward = Belohnung: { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
  }.
log-heals-back = Wieder ganz gesund: { $monster } { $place_at }.
log-died = { $player } stirbt { $place_at }; übrig: { $lives } Leben.
log-back = { $player } kommt mit { $health } Gesundheit zum Start zurück.
log-out = { $player } hat alle Leben verloren und ist aus dem Spiel.
log-dropped = { $player } lässt { $item_acc } { $place_at } zurück.
log-to-pool = Für den Heilpool: { $item } ({ $player }).
log-pooled = Jetzt im Heilpool { $place_at }: { $item }.
log-insured = { $item }: { $player } behält die Ausrüstung, die Karte ist verbraucht.
log-bear-gone = Kehrt in den Beutel zurück: { $item } ({ $player }).
log-shot = { $player } zielt auf das, was { $place_at } ist ({ $item }).
log-shot-foe = { $player } zielt auf { $monster_acc } { $place_at } ({ $item }).
log-shot-at = { $player } zielt auf { $target } ({ $item }).
log-hit-foe = Getroffen: Das Monster erleidet { $loss } Schaden (Gesundheit { $before } → { $after }).
log-dead-eye = Meisterschuss: Die 6 tötet { $monster_acc } sofort.
log-hit = { $player } wird getroffen und erleidet { $loss } Schaden (Gesundheit { $before } → { $after }).
log-charged = Überlebt und stürmt { $place_to }: { $monster }.
log-used = { $player } benutzt { $item_acc }.
log-spent = { $how ->
    [worn] Zerfallen: { $item } ({ $player }).
   *[other] Verbraucht: { $item } ({ $player }).
  }
log-healed = { $player } gewinnt { $gain } Gesundheit zurück ({ $before } → { $after }).
log-renewed = Erneuern: { $player } gewinnt { $gain } Gesundheit zurück ({ $before } → { $after }).
log-bathed = { $player } badet im Heilpool und gewinnt { $gain } Gesundheit zurück ({ $before } → { $after }).
log-drained = Die Vampirzähne entziehen { $player } { $loss } Gesundheit ({ $before } → { $after }).
log-fed = { $gain ->
    [0] Die Vampirzähne geben { $player } nichts: Die Gesundheit ist voll ({ $after }).
   *[other] Die Vampirzähne geben { $player } { $gain } Gesundheit ({ $before } → { $after }).
  }
log-stronger = Kampfwürfel von { $player }: { $dice }.
log-binds = Die Zauberranke umschlingt den Gegner: In der nächsten Runde kann er { $player } nicht verletzen.
log-rerolled = { $player } verwirft den Wurf und würfelt noch einmal; der neue zählt.
log-stole = { $player } nimmt { $of } { $item_acc } weg.
log-asked = { $player } fragt { $of } um Erlaubnis ({ $item }).
log-declined = { $of } lehnt ab ({ $item }).
log-drew = { $player } zieht aus dem Beutel: { $item }.
log-no-item = Im Gegenstandsbeutel ist nichts mehr.
log-left-it = { $count ->
    [one] { $player } verzichtet auf einen Gegenstand.
   *[other] { $player } verzichtet auf { $count } Gegenstände.
  }
log-refilled = Verbrauchte Karten kommen zurück in den Beutel: { $count }.
log-redrawn = Hier ohne Nutzen: { $item }. { $player } zieht eine andere Karte.
log-stowed = { $player } hat jetzt { $item_acc } ({ $symbol }).
log-set-down = Jetzt { $place_at }: { $item }.
log-picked = { $player } hebt { $item_acc } { $place_at } auf.
log-shifted = { $player } räumt um: { $item } ({ $symbol }).
log-trap = Eine Falle für alle auf der Kachel von { $player }: { $item }!
log-trapped = { $player } erleidet in der Falle { $loss } Schaden (Gesundheit { $before } → { $after }).
log-opened = { $player } öffnet { $item_acc } und würfelt { $die }.
log-chest-hurt = Eine Falle in der Truhe: { $player } erleidet { $loss } Schaden (Gesundheit { $before } → { $after }).
log-gave = { $player } gibt { $to } { $item_acc }.
log-no-deal = { $player } und { $of } tauschen nicht.
log-trades = { $player } möchte mit { $of } tauschen.
log-spikes = { $player } tritt auf die Stachelfalle und würfelt { $die }.
log-spiked = Die Stacheln treffen { $player }: { $loss } Schaden (Gesundheit { $before } → { $after }).
log-jammed = { $player } blockiert die Stachelfalle { $place_at } und opfert { $item_acc }.
log-ring-roll = Die letzte Kachel liegt. { $player } würfelt für den Ring: { $one } + { $two } = { $sum }.
log-ring-laid = Der Ring der Schöpfung erscheint { $place_at }, auf M{ $number }.
log-guardian = Ein Wächter legt sich { $place_at } auf die Lauer; seine Karte liegt verdeckt.
log-ring-taken = { $player } nimmt { $place_at } den Ring der Schöpfung!
log-won = { $how ->
    [ring] Der Drache ist besiegt und der Ring gerettet: Alle haben gewonnen!
   *[other] Der Drache ist besiegt: Alle haben gewonnen!
  }
log-lost = Niemand ist mehr am Leben: Alle haben verloren.
log-attacked = { $player } greift { $victim } an!
log-stands = { $player } stellt sich dem Kampf.
log-evaded = { $player } weicht dem Angriff von { $of } aus.
log-evade-hurt = { $player } erleidet beim Ausweichen { $loss } Schaden (Gesundheit { $before } → { $after }).
log-lost-trophy = { $player } überlässt { $to } eine Trophäe: { $monster }.
log-got-trophy = { $player } bekommt eine Trophäe von { $of }: { $monster }.
log-shot-hit = Der Schuss trifft { $player }: { $loss } Schaden (Gesundheit { $before } → { $after }).
log-foe-struck = Das Monster wird getroffen und erleidet { $loss } Schaden (Gesundheit { $before } → { $after }).
log-vine-hit = Die Ranke trifft { $player }: { $loss } Schaden (Gesundheit { $before } → { $after }).
log-lost-to = { $player } verliert { $item_acc } an { $to }.
log-foe-cursed = Das Monster wird getroffen und erleidet { $loss } Schaden (Gesundheit { $before } → { $after }).
log-rival-hurt = { $player } erleidet { $loss } Schaden (Gesundheit { $before } → { $after }).
log-fled = { $player } flieht vor { $of }.
log-escaped = { $player } verlässt die Höhle!
log-collapse = Der Ring verlässt die Höhle, alles bricht zusammen: Alle anderen haben noch einen Zug.
log-buried = { $player } wird in der Höhle verschüttet.

## Warum etwas nicht geht

why-hero-taken = Diese Figur spielt schon { $seat }.
why-no-ap = Das kostet { $need } AP, und du hast { $have }.
why-item-ap = Dieser Gegenstand kostet { $need } AP, und du hast { $have }.
why-shot-ap = Dieser Schuss kostet { $need } AP, und du hast { $have }.
why-skill-ap = Deine Fähigkeit kostet { $need } AP, und du hast { $have }.
why-turn-over = Nach einem Kampf kannst du in diesem Zug nicht mehr kämpfen und nur noch tun, was keine AP kostet.
why-walled = Dort ist eine Wand.
why-not-beside = Diese Kachel grenzt nicht an deine.
why-no-tiles = Es gibt keine Kacheln mehr.
why-no-opening = Alle offenen Seiten deiner Kachel sind schon belegt.
why-not-open = Eine Kachel wird an eine offene Seite deiner Kachel gelegt.
why-must-face = Zuerst: kämpfen, weglaufen oder schleichen.
why-in-fight = Das geht nicht mitten im Kampf.
why-run-ap = Weglaufen kostet { $need } AP, und du hast { $have }.
why-run-blocked = Dort ist ein Monster: Dorthin läuft niemand weg.
why-run-committed = Vor der nächsten Runde kannst du nicht weglaufen.
why-no-cloak = Dazu müsstest du den Tarnumhang tragen.
why-sneak-dragon = Am Roten Drachen schleicht sich niemand vorbei.
why-sneak-late = Zum Schleichen ist es zu spät.
why-call-ap = Rufen kostet { $need } AP, und du hast { $have }.
why-call-far = Dein Freund ist in Entfernung { $far }, und in einem Zug kommt er nur bis Entfernung { $reach }.
why-call-blocked = { $around ->
    [0] Deinem Freund in Entfernung { $far } versperren Monster jeden Weg; in einem Zug käme er bis Entfernung { $reach }.
   *[other] Auf dem Weg deines Freundes (Entfernung { $far }) ist ein Monster; außen herum ist die Entfernung { $around }, und ein Zug führt nur bis Entfernung { $reach }.
  }
why-call-one = In einem Kampf hilft nur ein Freund.
why-call-declined = Dieser Freund hat schon abgesagt.
why-call-self = Dich selbst kannst du nicht rufen.
why-has-left = Diese Figur ist schon draußen.
why-is-out = Diese Figur ist nicht mehr im Spiel.
why-no-skill = Diese Fähigkeit lässt sich nicht einsetzen; sie wirkt von selbst.
why-skill-spent = Deine Fähigkeit ist verbraucht ({ $done } von { $whole }).
why-skill-not-now = Deine Fähigkeit hilft dir jetzt nicht.
why-not-yours = Das hast du nicht.
why-stored = Auf diesem Feld ist der Gegenstand nur verstaut; er wirkt nicht.
why-not-used = Dieser Gegenstand wirkt von selbst.
why-only-turn = Das setzt du nur in deinem Zug ein, außerhalb eines Kampfes.
why-no-shot-in-fight = Fernkampfwaffen benutzt man vor dem Kampf.
why-full-health = Deine Gesundheit ist schon voll ({ $have } von { $whole }).
why-no-target = Dafür gibt es jetzt kein Ziel.
why-too-near = Das Ziel ist zu nah: in Entfernung { $far }, und diese Waffe trifft erst ab Entfernung { $reach }.
why-arrow-dragon = Pfeile verletzen den Roten Drachen nicht.
why-lance-only = Die Drachenlanze hilft nur gegen den Roten Drachen.
why-no-ring-yet = Figuren kämpfen erst gegeneinander, wenn der Ring im Spiel ist (Kacheln bis dahin: { $tiles }).
why-safe-start = Auf der Startkachel kämpft man nicht gegeneinander.
why-friends = Ihr spielt zusammen.
why-monster-here = Solange hier ein Monster ist, geht das nicht.
why-ring-guarded = Der Ring ist erst frei, wenn sein Wächter besiegt ist.
why-not-lying = Das liegt hier nicht.
why-no-room = Dafür ist kein Platz.
why-empty-slot = Auf diesem Feld liegt nichts.
why-no-chest = Hier ist keine Truhe.
why-no-pool = Hier ist kein Heilpool.
why-pool-empty = Der Heilpool ist leer.
why-bathed = Du hast in diesem Zug schon gebadet.
why-elsewhere = Getauscht wird nur auf derselben Kachel.
why-no-peek = Dazu brauchst du das Zauberschwert in der Hand.
why-peeked = Du hast in diesem Zug schon nachgesehen.
why-dragon-alive = Der Rote Drache lebt noch.
why-no-ring = Ohne den Ring kommst du nicht hinaus.
why-not-at-exit = Hinaus geht es nur am Ausgang.
why-together = Ihr verlasst die Höhle alle zusammen.
why-no-trophy = Diese Trophäe gibt es hier nicht.
why-too-much-debt = Das kostet { $need } AP deines nächsten Zuges, und davon kannst du noch { $have } borgen.
why-had-turn = Diese Figur war in dieser Runde schon dran.
why-nothing-there = Dort liegt keine Kachel.
why-run-begun = Nach einem Zauber oder einem missglückten Schleichen wird erst eine Runde gekämpft.
why-run-rival = Vor der ersten Runde läuft jetzt niemand mehr weg.
why-not-own-tile = Eine Kachel wird an deine eigene Kachel gelegt.
why-no-fight = Hier ist niemand, gegen den du kämpfst.
why-no-monster = Dort ist kein Monster.
why-jump-far = Das ist in Entfernung { $far }, und du springst höchstens bis Entfernung { $reach }.
why-no-shot = Dafür gibt es nirgends ein Ziel.
why-attack-far = Angreifen kannst du nur auf derselben Kachel.
why-denied = Das wurde in diesem Zug schon abgelehnt.
why-pool-well = Du bist schon ganz gesund ({ $have } von { $whole }).
why-renew-well = Hier ist niemand verletzt.
why-renew-other = Diese Figur ist nicht verletzt (Gesundheit { $have } von { $whole }).
why-blown-where = Dorthin trägt dich der Wirbelsturm nicht.
why-nothing-hidden = Dort lauert nebenan kein verdecktes Monster.
why-cloak-when = Den Tarnumhang benutzt du, wenn du auf ein Monster triffst.
why-evade-where = Ausweichen kannst du nur auf eine verbundene Kachel ohne Monster.
why-evade-trophy = Diese Trophäe hast du nicht.
why-partner-ap = Wer allein weiterkämpft, borgt sich AP nur zum Weglaufen.
why-no-call = Um Hilfe ruft nur, wer am Zug ist und gegen ein Monster kämpft.
why-no-fit-over = Die Kachel passte nicht: Du kannst nur noch tun, was nichts kostet.
why-renew-far = Heilen kannst du nur auf deiner eigenen Kachel.
why-run-far = Von deiner Kachel führt kein Weg dorthin.
why-no-landing = Neben deiner Kachel liegt keine ohne Monster.
why-here-already = Dort bist du schon.
why-only-fight = Das setzt du nur in einem Kampf ein, vor einer Runde.
why-only-rolled = Das setzt du nur in einem Kampf ein, wenn beide gewürfelt haben.
why-strong-already = Nur ein Trank dieser Art wirkt auf einmal.
why-nothing-left = Dieser Freund hat nur { $have } Gesundheit (von { $whole }) und behält sie.
why-nothing-held = Diese Figur trägt nichts.
why-alike = { $turns ->
    [one] Einmal nach rechts gedreht, sieht die Kachel aus wie weniger weit gedreht.
   *[other] { $turns }-mal nach rechts gedreht, sieht die Kachel aus wie weniger weit gedreht.
  }
why-not-empty = Dort liegt schon eine Kachel.
why-touches-nothing = Eine neue Kachel muss an deine Kachel stoßen.
why-no-join = { $turns ->
    [any] Wie man sie auch dreht: Zu deiner hin wäre die Kachel zu.
    [0] So, wie sie ist, wäre die Kachel zu deiner hin zu.
    [one] Einmal nach rechts gedreht, wäre die Kachel zu deiner hin zu.
   *[other] { $turns }-mal nach rechts gedreht, wäre die Kachel zu deiner hin zu.
  }
why-mismatch = { $turns ->
    [any] Wie man sie auch dreht: Seiten, die sich berühren, passten nicht zusammen.
    [0] So, wie sie ist, passten Seiten, die sich berühren, nicht zusammen.
    [one] Einmal nach rechts gedreht, passten Seiten, die sich berühren, nicht zusammen.
   *[other] { $turns }-mal nach rechts gedreht, passten Seiten, die sich berühren, nicht zusammen.
  }
why-too-far = Das Ziel ist in Entfernung { $far }, und diese Waffe reicht nur bis Entfernung { $reach }.
why-no-line = Zum Ziel führt keine gerade Linie über verbundene Kacheln.
why-in-the-way = Dazwischen, { $place_at }, steht jemand.
why-no-slot = Dieses Feld gibt es hier nicht.
why-wrong-symbol = Auf dieses Feld passt nur, was dasselbe Symbol hat.
why-needs-two = Das ist zweihändig; freie Hände: { $have } von { $need }.
why-slot-taken = Auf diesem Feld liegt schon etwas.
why-nothing-offered = So bekommt niemand etwas.
why-refused-before = Genau das wurde schon abgelehnt.

## Fragen

ask-ChooseHero = Welche Figur spielst du?
ask-ChooseNext = Welche deiner Figuren ist als Nächste dran?
ask-Act = Du bist am Zug: Was tust du?
ask-Act-over = Der Kampf hat deinen Zug beendet. Was frei ist, kannst du noch tun.
ask-Act-misfit = Die Kachel passte nirgends, dein Zug ist zu Ende. Was frei ist, kannst du noch tun.
ask-Act-empty = Keine AP mehr: Tu noch, was frei ist, oder beende den Zug.
ask-Lay = Wohin kommt die neue Kachel?
ask-Rotate = Wie liegt die Kachel? Sie muss zu deiner hin offen sein.
ask-Clash = Kampf ({ $thing }): Was tust du?
ask-Help = Ein Freund ruft um Hilfe. Kommst du?
    .other = { $player } ruft um Hilfe. Kommst du?
ask-Aim = Worauf zielst du?
ask-DrawItem = Ein Gegenstand steht dir zu. Ziehst du ihn? Es könnte eine Falle sein.
ask-DrawItem-more = { $value ->
    [one] 1 Gegenstand steht
   *[other] { $value } Gegenstände stehen
  } dir zu. Ziehst du einen? Es könnte eine Falle sein.
ask-Stow = Wohin damit?
ask-Bargain = Was wollt ihr tauschen?
ask-Deal = Stimmst du dem Tausch zu?
    .other = { $player } schlägt dir einen Tausch vor. Stimmst du zu?
ask-Spare = Erlaubst du das?
    .other = { $player } möchte etwas von dir ({ $thing }). Erlaubst du es?
stake-drain = Das kostet dich { $value } Gesundheit.
ask-Reroll = Beide haben gewürfelt. Wiederholst du deinen Wurf?
ask-Brace = Die Runde ist verloren. Bleibst du standhaft?
ask-Sip = Trinkst du vor der nächsten Runde etwas?
    .other = Kampf von { $player }: Trinkst du vor der nächsten Runde etwas?
ask-Evade = { $thing } greift dich an! Kämpfst du, oder weichst du aus?
    .other = { $player } greift dich an! Kämpfst du, oder weichst du aus?
ask-PayEvade = Womit zahlst du für das Ausweichen?
ask-Spikes = Die Stachelfalle! Blockierst du sie, oder wagst du es?
ask-RenewWhom = Wen erneuerst du?
ask-StealWhat = Was nimmst du?
ask-Shift = Wohin damit?
ask-Jump = Wohin springst du?
ask-Blown = Wohin trägt dich der Wirbelsturm?
ask-CloseAim = Gegen wen setzt du es ein?
ask-TakeTrophy = Welche Trophäe nimmst du?
ask-Spoils = Der Kampf ist gewonnen. Was hebst du auf?
option-fight-Evade = Stell dich dem Kampf
option-run-Evade = Weich aus { $target_to }
option-agree-Help = Eile zu Hilfe
option-pass-Help = Bleib, wo du bist
option-agree-Deal = Tausche
option-pass-Deal = Lehne ab
option-agree-Spare = Erlaube es
option-pass-Spare = Lehne ab
option-pass-Shift = Lass es, wo es ist
option-pass-Jump = Doch nicht
option-pass-Blown = Doch nicht
option-pass-CloseAim = Doch nicht
option-aim-Jump = Spring { $target_to }
option-run-Blown = Lass dich tragen { $target_to }
option-aim-CloseAim = Das Monster hier
option-swap-Shift = Tausche die Plätze mit: { $target }
option-pass-ChooseHero = Irgendeine
option-pass-Aim = Doch nicht
option-pass-DrawItem = Verzichte
option-pass-Bargain = Kein Tausch
option-pass-Reroll = Lass den Wurf gelten
option-pass-Brace = Nimm den Verlust hin
option-pass-Sip = Trink nichts
option-skill-Brace = Bleib standhaft
option-skill-Act = Erneuern
option-skill-Clash = Sag den Todesstoß an
option-aim-at-RenewWhom = Erneuere { $target }
option-take-StealWhat = Nimm { $acc }
option-pass-RenewWhom = Doch nicht
option-pass-StealWhat = Doch nicht
option-trophy-PayEvade = Gib her: { $target }
option-pass-Spoils = Nichts mehr
option-trophy-TakeTrophy = Nimm: { $target }

## Namen

symbol-hand = in der Hand
symbol-armour = als Rüstung
symbol-boots = an den Füßen
symbol-attire = als Umhang
symbol-free = auf einem Feld ohne Symbol
symbol-companion = als Begleiter
symbol-chest = als Truhe
symbol-trap = als Falle
symbol-spell = als Zauber
slot-hand1 = Hand 1
slot-hand2 = Hand 2
slot-armour1 = Rüstung
slot-boots1 = Stiefel
slot-attire1 = Umhang
slot-free1 = Feld ohne Symbol 1
slot-free2 = Feld ohne Symbol 2
slot-free3 = Feld ohne Symbol 3
slot-free4 = Feld ohne Symbol 4
slot-0 = Feld 1
slot-1 = Feld 2
slot-2 = Feld 3
slot-3 = Feld 4
slot-4 = Feld 5
slot-5 = Feld 6
slot-6 = Feld 7
slot-7 = Feld 8
place-start = Start
  .short = Start
form-place =
  .to = nach { $name }
  .at = auf { $name }
form-place-start =
  .to = zum Start
  .at = auf dem Start
token-hidden = Verdecktes Monster
  .short = verdeckt
token-ring = Ring der Schöpfung
  .short = Ring
token-pool = Marke des Heilpools
  .short = Heilung
token-looted = Schon geplündert
  .short = leer
token-dragon = Roter Drache
token-aim = Ziel
token-line = Schusslinie
token-blast = Im Wirkungskreis
token-blocked = Im Weg
token-way = Weg
token-pile = Gegenstände
token-wall = Wand

## Der Tisch

fact-health = Gesundheit
fact-lives = Leben
fact-ap = AP
  .curve = Aktionspunkte
fact-debt = Geborgte AP
fact-dice = Kampfwürfel
fact-bonus = Bonus
  .curve = Bonus auf Kampfwürfe
fact-reduction = Schutz
  .curve = Schaden, den Rüstung und Schild abhalten
fact-trophies = Trophäen
fact-uses = Fähigkeit
fact-ring = Ring
fact-foe-health = Gesundheit des Gegners
  .short = Gesundheit
fact-foe-dice = Würfel des Gegners
  .short = Seine Würfel
fact-foe-bonus = Bonus des Gegners
  .short = Sein Bonus
fact-alone = Siegchance im Kampf allein
  .short = Siegchance allein
fact-death = Tod in der nächsten Runde
fact-loss = Verlust
fact-tiles = Kacheln im Stapel
  .short = Kacheln
fact-monsters = Monster im Beutel
  .short = Monster
fact-items = Gegenstände im Beutel
  .short = Gegenstände
fact-traps = Fallen im Beutel
  .short = Fallen
fact-dragon = Gesundheit des Drachen
  .short = Drache
fact-pool = Marken im Heilpool
  .short = Heilpool
fact-exit = Ausgang
fact-chance = Chance
fact-points = Punkte
fact-range = Reichweite
fact-friends = Freunde im Wirkungskreis
fact-blocked = Im Weg
fact-result = Ergebnis
fact-foe-result = Ergebnis des Gegners
fact-doubles = Pasch bringt
fact-hit = Getroffen
fact-slots = Freie Felder
fact-reach = Entfernung
fact-helped = Siegchance im Kampf mit Helfer
  .short = Siegchance mit Helfer

## Vereinbarungen

setting-variant = Spielart
setting-variant-together = zusammen gegen den Drachen
setting-variant-each = jeder gegen jeden
setting-variant-solo = einer gegen alles
setting-heroes = Figuren
setting-heroes-random = zufällig
setting-heroes-choose = der Reihe nach wählen
setting-start = Startspieler
setting-start-random = zufällig
setting-pasch = Pasch
setting-pasch-groups = jede Gruppe gleicher Würfel zählt
setting-pasch-all_equal = nur wenn alle Würfel gleich sind
setting-edges = Angrenzende Seiten
setting-edges-free = müssen nicht passen
setting-edges-strict = müssen passen
setting-charge = Beschossene Monster stürmen los
setting-charge-off = aus
setting-charge-on = an
setting-win = Gewonnen ist
setting-win-ring = wenn der Drache tot ist und jemand den Ring hat
setting-win-dragon = sobald der Drache tot ist
setting-twelve = M12 ist
setting-twelve-exit = der Ausgang
setting-twelve-junction = eine eigene Monsterkachel
setting-spikes = Stachelfalle
setting-spikes-off = aus
setting-spikes-on = an

## Was groß gezeigt wird

spot-tile = Neue Kachel
spot-room = Deine Kachel
spot-fight = Kampf
  .text = Wer weniger hat, verliert die Differenz an Gesundheit. Pasch zählt nur bei Figuren; was er bringt, steht beim Ergebnis.
spot-rivals = Kampf unter Figuren
  .text = Beide werten Pasch. Wer weniger hat, verliert die Differenz.
spot-stow = In der Hand
spot-aim = Ziel
spot-deal = Tausch
  .text = So sieht der Tausch aus. Er gilt, sobald beide einverstanden sind und alles Platz hat.
spot-spare = Bitte
zone-here = Auf der Kachel
zone-ground = Auf der Kachel
zone-waiting = Wartet auf den Heilpool
zone-tiles = Kacheln
zone-monsters = Monsterbeutel
zone-items = Gegenstände
zone-used = Verbraucht
zone-deck = Stapel
zone-discard = Ablage
zone-gear = Ausrüstung
zone-company = Ohne Feld
zone-skill = Fähigkeit
zone-trophies = Trophäen
panel-hero = Figur
panel-cave = Höhle
panel-turn = Zug
track-ap = Aktionspunkte
status-fighting = kämpft
status-helping = hilft
status-out = ausgeschieden
status-away = entkommen
status-buried = verschüttet
fact-partner = Helfer
fact-falls = fällt
fact-victims = Getroffene Figuren
fact-kill = tödlich
token-guardian = Wächter des Rings, verdeckt
  .short = Wächter
token-wounded = Verlorene Gesundheit
  .short = Schaden
mark-ap = { $value } AP
mark-chance = gelingt zu { $value } %
  .unit = %
mark-alone = Siegchance im Kampf allein: { $value } %
  .unit = %
mark-health = { $value } Gesundheit
mark-loss = −{ $value } Gesundheit
mark-helped = Siegchance im Kampf zusammen: { $value } %
  .unit = %
mark-kill = tödlich: { $value } %
  .unit = %
mark-reach = { $value ->
    [one] 1 Schritt entfernt
   *[other] { $value } Schritte entfernt
  }
mark-victims = { $value ->
    [one] 1 andere Figur wird getroffen
   *[other] { $value } andere Figuren werden getroffen
  }
mark-hit = { $value ->
    [one] 1 Monster wird getroffen
   *[other] { $value } Monster werden getroffen
  }
foe-goblin = { monster-goblin }
  .text = { monster-goblin.text }
foe-zombie = { monster-zombie }
  .text = { monster-zombie.text }
foe-mummy = { monster-mummy }
  .text = { monster-mummy.text }
foe-monk = { monster-monk }
  .text = { monster-monk.text }
foe-mud_monster = { monster-mud_monster }
  .text = { monster-mud_monster.text }
foe-werewolf = { monster-werewolf }
  .text = { monster-werewolf.text }
foe-troll = { monster-troll }
  .text = { monster-troll.text }
foe-minotaur = { monster-minotaur }
  .text = { monster-minotaur.text }
foe-minotaur_2 = { monster-minotaur_2 }
  .text = { monster-minotaur_2.text }
foe-skeleton = { monster-skeleton }
  .text = { monster-skeleton.text }
foe-giant_snake = { monster-giant_snake }
  .text = { monster-giant_snake.text }
foe-reacher = { monster-reacher }
  .text = { monster-reacher.text }
foe-mirror_monster = { monster-mirror_monster }
  .text = { monster-mirror_monster.text }
foe-red_dragon = { monster-red_dragon }
  .text = { monster-red_dragon.text }

## Was man sieht, bevor man sich entscheidet

note-hidden = verdecktes Monster
note-without = { $value ->
    [one] auf 1 Gegenstand
   *[other] gleich auf { $value } Gegenstände
  }
note-guardian = der verdeckte Wächter des Rings
note-chest = misslingt es: −{ $value } Gesundheit
note-chest-fatal = misslingt es, stirbst du
note-caught = misslingt es, musst du eine Runde kämpfen
note-ends-turn = der Kampf beendet deinen Zug
note-spikes = die Falle ist scharf
note-item = erster Besuch: ein Gegenstand
note-ring = der Ring
note-loot = Gegenstände
note-friend = andere Figuren
note-friend-half = wer hilft, verliert halb so viel wie du
note-half = du verlierst halb so viel wie die Figur, der du hilfst, und kannst nicht weglaufen
note-all-gear = stirbst du, bleibt deine Ausrüstung dort liegen
note-to-pool = stirbst du, landet deine Ausrüstung im Heilpool
note-no-health = kostet keine Gesundheit, du hast nur noch 1
note-stored = hier wirkt es nicht
note-works = hier wirkt es
note-leaves = was dort liegt, bleibt auf der Kachel
note-evade = kostet eine Trophäe oder 4 Gesundheit
note-fatal = tödlich für dich
note-last-life = dein letztes Leben
note-self = trifft auch dich

## Das Ende

ending-won = gewonnen
ending-inside = noch in der Höhle
ending-fallen = alle Leben verloren
ending-escaped = entkommen
ending-buried = verschüttet
result-alone-won = Du hast gewonnen: Der Rote Drache ist besiegt!
result-alone-lost = Du hast verloren: Keine Figur ist mehr am Leben.
result-team-won = Ihr habt gemeinsam gewonnen: Der Rote Drache ist besiegt!
result-team-lost = Ihr habt gemeinsam verloren: Niemand ist mehr am Leben.
points-beaten = Besiegt: { $count ->
    [one] { $monster }
   *[other] { $count }× { $monster }
  }
points-bearer = Den Ring getragen
points-lives = { $count } Leben übrig
points-trophy = Trophäe: { $monster }
points-ring = Den Ring hinausgetragen
points-dragon = Den Drachen getötet
tie-ring = Gleichstand zwischen { $players }: Wer den Ring trägt, liegt vorn ({ $values }).
tie-lives = Immer noch Gleichstand zwischen { $players }: Wer mehr Leben hat, liegt vorn ({ $values }).
tie-shared = Gleichstand zwischen { $players }: Sie teilen sich den Platz ({ $values }).

## Zeichen auf dem Plan im Terminal

sign-tile-T01 = S
sign-tile-T02 = A
  .legend = Ausgang
sign-tile-T02x = A
  .legend = Ausgang
sign-tile-T03 = ~
  .legend = Heilpool
sign-tile-T15 = $
  .legend = Gegenstandskachel
sign-tile-T16 = $
  .legend = Gegenstandskachel
sign-tile-T04s = ^
sign-token-hidden = ?
sign-token-guardian = ?
sign-token-looted = x
sign-token-pile = =
sign-token-aim = +
sign-token-line = .
sign-token-blast = *
sign-token-blocked = #
sign-token-pool = o
sign-foe-goblin = !
  .legend = Monster
sign-foe-zombie = !
  .legend = Monster
sign-foe-mummy = !
  .legend = Monster
sign-foe-monk = !
  .legend = Monster
sign-foe-mud_monster = !
  .legend = Monster
sign-foe-werewolf = !
  .legend = Monster
sign-foe-troll = !
  .legend = Monster
sign-foe-minotaur = !
  .legend = Monster
sign-foe-minotaur_2 = !
  .legend = Monster
sign-foe-skeleton = !
  .legend = Monster
sign-foe-giant_snake = !
  .legend = Monster
sign-foe-reacher = !
  .legend = Monster
sign-foe-mirror_monster = !
  .legend = Monster
sign-foe-red_dragon = D
  .legend = Roter Drache
sign-item-ring = °

# In fünf Sätzen

howto-1 = Ihr erkundet gemeinsam eine Höhle. Legen und Gehen kosten Aktionspunkte: eine Kachel legen 1 AP, eine Kachel weitergehen 1 AP. Kämpfen kostet keine.
howto-2 = Auf M-Kacheln lauern Monster. Beide Seiten würfeln; wer weniger hat, verliert die Differenz an Gesundheit. Dein Pasch zählt doppelt, ein Dreier dreifach.
howto-3 = Ein Kampf beendet deinen Zug, und danach ist das Monster wieder gesund. Ist es zu stark, ruf einen Freund (1 AP) oder lauf weg (1 AP, 1 Gesundheit).
howto-4 = Was ein Symbol hat, wirkt nur auf einem Feld mit diesem Symbol. Stirbst du, verlierst du ein Leben, und deine Ausrüstung bleibt dort liegen.
howto-5 = Liegt die letzte Kachel, erscheint der Ring. Holt ihn, sammelt euch und besiegt den Drachen am Ausgang: Dann haben alle gewonnen.

## Wer ausscheidet

fate-away = Du bist draußen und zählst deine Punkte.
fate-buried = Wer verschüttet ist, zählt keine Punkte.
fate-beaten = Gewinnen kannst du nicht mehr.
fate-shared = Siegen die anderen Figuren, gehört der Sieg auch dir.
fate-lost = Keine Figur ist mehr übrig: Damit ist die Partie verloren.
out-died = Deine Figur ist gestorben.
out-out = Dein letztes Leben ist verloren. Deine Figur ist aus dem Spiel.
out-escaped = Du bist entkommen!
out-buried = Die Höhle ist eingestürzt, und du warst noch darin.

## Hinweise in der ersten Partie

tour-explore = Decke eine neue Kachel auf. Das kostet einen Aktionspunkt.
tour-lay = Leg die Kachel an eine der umrandeten Stellen.
tour-turn = Dreh sie mit R oder den Pfeilen, bis die Wege passen, und leg sie ab.
    .touch = Dreh sie, bis die Wege passen, und leg sie ab.
tour-walk = Geh weiter: Umrandete Kacheln erreichst du, der Preis steht daran.
tour-fight = Kämpfe! Beide Seiten würfeln; wie deine Aussichten stehen, siehst du vorher. Ein Kampf beendet deinen Zug.
tour-draw = Du darfst einen Gegenstand ziehen.
tour-put = Leg den Gegenstand auf ein Feld. Hat er ein Symbol, wirkt er nur auf einem Feld mit demselben.
tour-end = Nichts mehr zu tun? Dann beende den Zug.
