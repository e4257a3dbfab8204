### DungeonQuest: Fragen, Züge, Log, Gründe, Tisch und Wertung. Karten, Räume und Helden haben eigene Dateien.

game-dungeonquest = DungeonQuest
  .time = 5
  .about = Stiehl dem Drachen seine Schätze und entkomme vor Sonnenuntergang.
  .goal = { $seats ->
    [1] Du gewinnst, wenn du mit mindestens einer Schatzkarte lebend durch einen Turm entkommst.
   *[other] Wer lebend und mit Beute durch einen Turm entkommt und das meiste Gold hinausträgt, gewinnt.
  } { $respawn ->
    [on] Wer stirbt, beginnt mit leeren Händen noch einmal in einem Turm; wer bei Sonnenuntergang noch im Verlies ist, hat verloren.
   *[other] Wer stirbt oder bei Sonnenuntergang noch im Verlies ist, hat verloren.
  }

## Fragen

ask-ChooseHero = Welchen Helden spielst du?
ask-ChooseTower = In welchem Turmzimmer beginnst du?
ask-TakeAction = Du bist am Zug: Was tust du?
ask-Respawn = In welchem Turmzimmer ersteht der Held wieder auf?
    .other = In welchem Turmzimmer ersteht der Held von { $player } wieder auf?
ask-OnWounds = Dir drohen Wunden. Verhinderst du sie?
ask-OnWounds-count = { $value ->
    [one] Dir droht 1 Wunde.
   *[other] Dir drohen { $value } Wunden.
  } Verhinderst du etwas davon?
ask-AfterRoll = Die Würfel sind gefallen. Änderst du den Wurf?
ask-RerollSome = Welche Würfel wirfst du neu?
ask-ShiftDie = Erhöhst oder senkst du den Würfel?
ask-BeforeTest = Eine Probe steht an. Bereitest du dich vor?
ask-SpendDetermination = Zu hoch! Wie viele Entschlossenheitsmarker gibst du aus?
ask-SpendNothing = Zu hoch! Entschlossenheitsmarker sind hier nicht erlaubt. Änderst du den Wurf?
ask-AfterFailure = Die Probe ist misslungen. Versuchst du es noch einmal?
stake-fight = Misslingt die Probe, geht der Kampf weiter.
stake-stop = Misslingt die Probe, endet dein Zug.
stake-idle = Misslingt die Probe, entfällt deine Aktion.
stake-death = Misslingt die Probe, stirbst du.
stake-wounds = Misslingt die Probe: { $value ->
    [one] 1 Wunde
   *[other] { $value } Wunden
  }.
stake-margin = Misslingt die Probe: 1 Wunde je Punkt zu viel.
stake-fall = Misslingt die Probe: Sturz in die Katakomben und 1 Würfel Wunden.
stake-trapdoor = Misslingt die Probe: { $value ->
    [one] 1 Wunde
   *[other] { $value } Wunden
  } und Sturz in die Katakomben.
stake-grab = Misslingt die Probe: { $value ->
    [one] 1 Wunde
   *[other] { $value } Wunden
  }, und du verlierst Beute.
stake-volley = Misslingt die Probe: { $value ->
    [one] Fluchtstrafe einer Monsterkarte
   *[other] Fluchtstrafen von { $value } Monsterkarten
  } als Wunden.
stake-kept = Misslingt die Probe: von nun an jeden Zug 1 Wunde.
stake-caught = Misslingt die Probe: Fluchtstrafe, dann Kampf.
ask-OnTrap = Eine Falle! Tust du etwas dagegen?
ask-WhileBelow = Nutzt du etwas, statt die Karte auszuführen?
ask-AfterSearch = Nimmst du diese Durchsuchungskarte?
ask-OnSearch = Du durchsuchst den Raum. Setzt du etwas ein?
ask-OnDragon = Die Drachenkarte ist aufgedeckt. Setzt du etwas ein?
ask-OnEncounter = Ein Monster steht vor dir. Setzt du etwas ein?
ask-OnObstacle = Der Weg ist versperrt. Setzt du etwas ein?
ask-OnTile = Das Plättchen liegt. Tauschst du es aus?
ask-OnRage = Der Drache schlägt zu. Setzt du etwas ein?
ask-OnKill = Das Monster ist tot. Nutzt du deine Fähigkeit?
ask-OnFlight = Die Flucht gelingt. Nutzt du deine Fähigkeit?
ask-InRound = Die Wunden der Runde stehen fest. Nutzt du etwas?
ask-AtTurnStart = Dein Zug beginnt. Setzt du etwas ein?
ask-AtTurnEnd = Dein Zug ist zu Ende. Setzt du etwas ein?
ask-MayDraw = Ziehst du eine Karte?
ask-MayDraw-corpse = Ein Toter liegt hier. Plünderst du die Leiche?
ask-MayDraw-crypt = Hier ist eine Krypta. Öffnest du sie?
ask-ChooseDrawn = Welche der gezogenen Karten nimmst du?
ask-TurnTile = Wohin zeigt der Eingang des neuen Raumes?
ask-ChooseSide = Auf welcher Seite des Raumes stehst du?
ask-ChooseLight = In welchen Durchgang fällt das Licht zuerst?
ask-MoveOn = Der Korridor führt weiter. Wohin?
ask-LeaveWeb = Du hängst im Netz. Wohin? Nur deine Seite ist frei.
ask-Bridge = Überquerst du die Brücke, oder endet dein Zug hier?
ask-Unload = Legst du vor dem Überqueren Beute ab? Was du trägst, macht die Probe schwerer.
ask-TowerRoom = Du bist im Turmzimmer. Was tust du?
ask-ToTower = In welches Turmzimmer bringt dich der Dschinn?
ask-PlaceMarker = In welche Richtung zeigt dein Reisemarker?
ask-Below = Du bist in den Katakomben. Was tust du?
ask-MayLeave = Verlässt du die Katakomben?
ask-TurnMarker = In welche Richtung dreht sich dein Reisemarker?
ask-Bribe = Womit bestichst du die Dunkelelfe?
ask-LoseLoot = Welche Beute verlierst du?
ask-Duel = Wähle im Geheimen deinen Angriff.
    .other = Kampf von { $player }: Du führst das Monster ({ $thing }). Wähle im Geheimen seinen Angriff.
ask-RunAway = Fliehst du, oder kämpfst du weiter?
ask-RunTo = Wohin fliehst du?
ask-FleeOrFight = Ein unbekanntes Monster! Kämpfst du, oder versuchst du zu fliehen?
ask-SlipTo = Durch welchen Durchgang entkommst du dem Monster?
ask-LeaveHall = Wohin fliehst du vor dem Drachen?
ask-ThroughWall = Auf welches Nachbarfeld ziehst du?
ask-StatusOrder = Welche Karte handelst du zuerst ab?
ask-EffectOrder = Wessen Beute kommt zuerst an die Reihe?
ask-LoseOther = Welche andere Beute frisst er?
ask-MayOpen = Öffnest du die Flasche?

## Züge

option-move = Gehe { $target_to }
kind-move = Gehen
option-search = Durchsuche den Raum
kind-search = Durchsuchen
option-descend = Steige in die Katakomben hinab
kind-descend = Hinabsteigen
option-escape = Entkomme aus dem Verlies
kind-escape = Entkommen
option-dragon = Ziehe eine Drachenkarte
kind-dragon = Drache
option-cross = Überquere die Brücke
kind-cross = Brücke
option-grope = Taste dich durch die Dunkelheit
kind-grope = Tasten
option-hop = Wechsle { $target_to }
kind-hop = Turm wechseln
option-face = Nach { $target }
kind-face = Richtung
option-side = Seite im { $target }
kind-side = Seite
option-rotate = Eingang im { $target }
kind-rotate = Drehen
option-use = Benutze { $acc }
option-use-MayOpen = Öffne die Flasche
kind-use = Benutzen
option-ability = Nutze „{ $target }“
kind-ability = Fähigkeit
option-spend = { $target ->
    [0] Keinen Marker
    [one] 1 Marker
   *[other] { $target } Marker
  }
option-spend-SpendNothing = Lass den Wurf so
kind-spend = Entschlossenheit
option-attack = { $target }
kind-attack = Angriff
option-flee = Fliehe
kind-flee = Flucht
option-fight = Kämpfe
kind-fight = Kampf
option-draw = Ziehe eine Karte ({ $target })
kind-draw = Ziehen
option-repeat = Versuche noch einmal, durch das Loch zu klettern
kind-repeat = Wiederholen
option-leave = Verlasse die Katakomben
kind-leave = Verlassen
option-discard = Lege { $acc } ab
kind-discard = Ablegen
option-choose = Nimm { $acc }
option-choose-StatusOrder = Handle zuerst { $acc } ab
kind-choose = Wählen
option-hero = { $target }
kind-hero = Held
option-tower = { $target }
kind-tower = Turm
option-shift = { $target }
kind-shift = Würfel drehen
option-reroll = { $target }
kind-reroll = Neu würfeln
option-order = { $target } zuerst
kind-order = Reihenfolge
option-pass-AfterFailure = Lass es dabei
option-pass-AfterRoll = Lass den Wurf so
option-pass-AfterSearch = Nimm diese Karte
option-pass-AtTurnEnd = Beende den Zug
option-pass-AtTurnStart = Beginn den Zug
option-pass-BeforeTest = Geh ohne Hilfe in die Probe
option-pass-Bribe = Nichts mehr hergeben
option-pass-Bridge = Bleib auf dieser Seite
option-pass-InRound = Lass die Runde so
option-pass-MayDraw = Zieh keine Karte
option-pass-MayLeave = Bleib unten
option-pass-MayOpen = Lass sie zu
option-pass-OnDragon = Lass die Drachenkarte gelten
option-pass-OnEncounter = Stell dich dem Monster
option-pass-OnFlight = Nimm die Fluchtstrafe hin
option-pass-OnKill = Nutze sie nicht
option-pass-OnObstacle = Versuch es ohne Hilfe
option-pass-OnRage = Stell dich dem Drachen
option-pass-OnSearch = Durchsuche ohne Hilfe
option-pass-OnTile = Lass das Plättchen liegen
option-pass-OnTrap = Lass die Falle zuschnappen
option-pass-OnWounds = Nimm die Wunden hin
option-pass-RunAway = Kämpfe weiter
option-pass-TakeAction = Gib auf
option-pass-ThroughWall = Lass die Geheimtür
option-pass-Unload = Nichts mehr ablegen und losgehen
option-pass-WhileBelow = Führ die Karte aus
option-light = Leuchte { $target_to }
kind-light = Licht
kind-pass = Nichts davon

## Namen

direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen
attack-ranged = Fernkampf
attack-melee = Nahkampf
attack-magic = Magie
shift-up = Um 1 erhöhen
shift-down = Um 1 senken
reroll-first = Den ersten Würfel
reroll-second = Den zweiten Würfel
reroll-both = Beide Würfel
deck-dungeon = Verlies
deck-search = Durchsuchung
deck-catacomb = Katakomben
deck-trap = Falle
deck-door = Tür
deck-corpse = Leiche
deck-crypt = Krypta
deck-dragon = Drache
deck-treasure = Schatz
deck-monster = Monster
deck-rune = Rune
deck-combat = Kampf
attribute-strength = Stärke
attribute-agility = Gewandtheit
attribute-armour = Zähigkeit
attribute-luck = Glück
attribute-weaker = Gewandtheit oder Zähigkeit (das Niedrigere)
monster-troll = ein Troll
monster-demon = ein Dämon
monster-skeleton = ein Skelett
monster-sorcerer = ein Zauberer
monster-golem = ein Golem
cause-alive = lebt
cause-wounds = stirbt an den Wunden
cause-card = stirbt durch ein tödliches Ereignis
cause-pit = stürzt in den Abgrund und stirbt
cause-sunset = stirbt bei Sonnenuntergang im Verlies
cause-dead-point = kommt nirgends mehr hin und ist lebendig begraben
turn-none = gar nicht
turn-right = um 90° im Uhrzeigersinn
turn-half = um 180°
turn-left = um 90° gegen den Uhrzeigersinn

## Log

log-turn = { $player } ist am Zug.
log-sun = Die Sonne rückt auf Feld { $space }.
log-sun-roll = Der Würfel für die Sonne zeigt { $die }; bei höchstens { $limit } geht sie unter.
log-last-roll = Die Sonne steht auf dem letzten Feld, der Würfel zeigt { $die }; bei höchstens { $limit } geht sie unter.
log-sunset = Die Sonne geht unter, die Pforten schließen sich.
log-skipped = { $player } setzt aus{ $left ->
    [0] .
   *[other] {""} (danach noch { $left }-mal).
  }
log-hero = { $player } spielt { $hero_acc } (Lebenskraft { $life }).
log-tower = { $player } beginnt { $place_at }.
log-rune = { $player } bekommt { $card_acc }.
log-rune-hidden = { $player } bekommt eine Rune.
log-rune-used = { $player } benutzt { $card_acc }.
log-rune-back = { $player } holt { $card_acc } zurück.
log-first = { $player } hat jetzt den Startspieler-Marker.
log-moved = { $player } kommt { $place_to }.
log-tile = Neu { $place_at }: { $room }.
log-rotated = Der Raum { $place_at } dreht sich { $turn }.
log-corridors = Alle Korridore drehen sich { $turn }.
log-drew = { $player } zieht { $card_acc } ({ $deck }).
log-shuffled = Der Stapel „{ $deck }“ wird gemischt.
log-loot = { $player } hat neue Beute: { $card }{ $gold ->
    [0] .
   *[other] {""} ({ $gold } Gold).
  }
log-kept = { $player } behält { $card_acc }.
log-discarded = { $player } verliert { $card_acc }{ $gold ->
    [0] .
   *[other] {""} ({ $gold } Gold).
  }
log-dropped = { $player } legt { $card_acc } ab.
log-ended = { $player } ist { $card_acc } los.
log-used = { $player } benutzt { $card_acc }.
log-used-up = { $player } benutzt { $card_acc } und legt die Karte ab{ $gold ->
    [0] .
   *[other] {""} ({ $gold } Gold).
  }
log-ability = { $player } nutzt „{ $ability }“.
log-loaded = Die Last erhöht den Wurf von { $player } um { $load }.
log-loaded-test = { $player } legt eine Probe ab: { $attribute }, zwei Würfel samt Last höchstens { $need } (gelingt zu { $chance } %).
log-test = { $player } legt eine Probe ab: { $attribute }, höchstens { $need } mit zwei Würfeln (gelingt zu { $chance } %).
log-rolled = { $player } würfelt { $one } und { $two }.
log-rolled-one = { $player } würfelt { $die }.
log-rerolled = { $player } wirft einen der Würfel neu: { $die }.
log-shifted = { $player } dreht den Würfel: { $before } → { $after }.
log-passed = Erfolg: { $sum } gegen { $need }.
log-failed = Misserfolg: { $sum } gegen { $need }.
log-sure = Die Probe gelingt ohne Wurf.
log-spent = { $player } gibt { $count } Entschlossenheit aus.
log-determined = { $player } gewinnt { $count } Entschlossenheit.
log-wounded = { $player } erleidet { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
  }: Lebenskraft { $before } → { $after }.
  .many = { $player } erleidet { $count_sum } Wunden: Lebenskraft { $before_first } → { $after_last }.
log-prevented = { $player } verhindert { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
  }.
log-healed = { $player } heilt { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
  }: Lebenskraft { $before } → { $after }.
  .many = { $player } heilt { $count_sum } Wunden: Lebenskraft { $before_first } → { $after_last }.
log-died = { $player } { $cause }.
log-escaped = { $player } entkommt aus dem Verlies!
log-descended = { $player } betritt { $place_by } die Katakomben; der Reisemarker zeigt nach { $direction }.
log-faces = Der Reisemarker von { $player } zeigt jetzt nach { $direction }.
log-marker = Der Reisemarker von { $player } { $steps ->
    [0] bleibt { $place_by }
   *[other] rückt { $place_to } vor
  }{ $lost ->
    [0] .
    [one] ; an der Außenmauer verfällt { $lost } Schritt.
   *[other] ; an der Außenmauer verfallen { $lost } Schritte.
  }
log-marker-on = Nach { $direction } gedreht, kommt der Reisemarker von { $player } { $place_to }{ $lost ->
    [0] .
    [one] ; an der Außenmauer fehlt { $lost } Schritt, es droht { $lost } Wunde.
   *[other] ; an der Außenmauer fehlen { $lost } Schritte, es drohen { $lost } Wunden.
  }
log-marker-stays = Nach { $direction } gedreht, bleibt der Reisemarker von { $player } { $place_by }; an der Außenmauer { $lost ->
    [one] fehlt { $lost } Schritt, es droht { $lost } Wunde.
   *[other] fehlen { $lost } Schritte, es drohen { $lost } Wunden.
  }
log-marker-back = Es gibt keine Raumplättchen mehr: { $player } bleibt in den Katakomben, der Reisemarker liegt wieder { $place_by }.
log-surfaced = { $player } kommt { $place_at } aus den Katakomben.
log-searched = { $player } durchsucht den Raum { $place_at }.
log-entrance = Ein Eingang in die Katakomben öffnet sich { $place_at }.
log-monster = Da lauert { $monster } { $place_at }!
log-unseen = Da lauert ein unbekanntes Monster { $place_at }!
log-monster-card = Die Monsterkarte: { $card }.
log-monster-card-hidden = { $player } sieht sich die Monsterkarte an.
log-turned-up = Die Monsterkarte: { $card }, Lebenskraft { $life }.
log-attacks = { $player } wählt { $hero }, das Monster { $monster }.
log-hit = Das Monster erleidet { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
  } (Wunden: { $before } → { $after }).
log-struck = Das Monster erleidet { $count ->
    [one] 1 Wunde
   *[other] { $count } Wunden
  }: Lebenskraft { $before } → { $after }.
log-killed = { $player } besiegt { $card_acc }.
log-fled = { $player } flieht und lässt { $card_acc } zurück, { $penalty ->
    [0] ohne Fluchtstrafe
   *[other] Fluchtstrafe { $penalty }
  }.
log-slipped = { $player } flieht ohne Fluchtstrafe und lässt { $card_acc } zurück.
log-caught = Die Flucht misslingt, { $penalty ->
    [0] ohne Fluchtstrafe
   *[other] Fluchtstrafe { $penalty }
  }: { $player } muss kämpfen.
log-hopped = { $player } wechselt { $place_to }.
log-carried = Der Dschinn trägt { $player } { $place_to }.
log-loses-turns = { $player } verliert { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }.
log-returned = { $player } ersteht { $place_at } wieder auf (Lebenskraft { $life }).
log-value = { $player } bekommt für { $card_acc } { $gold } Gold.
log-extra = { $player } macht noch einen Zug.
log-stuck = { $player } kommt hier nicht weiter.
log-status = { $player } handelt in der Zustandsphase { $card_acc } ab.
log-no-action = { $player } hat in diesem Zug keine Aktion mehr.
log-blocked = Im Dunkeln führt der Wurf nach { $direction }, dort ist der Weg versperrt: { $player } würfelt neu.
log-again = { $player } ist in diesem Zug schon in diesem Korridor gewesen: Der Zug endet hier.
log-circles = { $player } dreht sich im Kreis, und nichts hat sich geändert: Der Zug endet hier.
log-bribed = Die Dunkelelfe verlangt { $price } Gold, das Angebot beträgt { $given }.
log-dice-wounds = Wurf { $sum } minus { $minus }: { $count ->
    [0] keine Wunde
    [one] 1 Wunde
   *[other] { $count } Wunden
  }.
log-dice-turns = Wurf { $sum } minus { $minus }: { $count ->
    [0] { $player } verliert keinen Zug
    [one] 1 Zug ist verloren
   *[other] { $count } Züge sind verloren
  }.
log-bribe-even = Angebot und Preis sind gleich ({ $price } Gold): { $player } darf nicht hinaus, und es geschieht nichts.
log-nothing = Wurf { $sum }: Es geschieht nichts.
log-halt = Wurf { $sum }: Der Zug von { $player } endet.
log-at-last = Das Spiel ist aus: { $player } handelt { $card_acc } ab.
log-opened = { $player } öffnet die Flasche.
log-foe = Das Tier hat { $life } Lebenskraft.
log-foe-hit = Das Tier verliert Lebenskraft: { $before } → { $after }{ $after ->
    [0] . Es ist tot.
   *[other] .
  }

## Warum etwas nicht geht

why-not-adjacent = Dieses Feld grenzt nicht an deinen Raum.
why-walled = Dort ist eine Mauer.
why-occupied = Dort steht schon ein anderer Held.
why-no-tiles = Es gibt keine Raumplättchen mehr; unerforschte Felder sind versperrt.
why-other-side = Dieser Durchgang liegt auf der anderen Seite.
why-no-torch = Dieser Raum hat keine Fackel und lässt sich nicht durchsuchen.
why-monster-here = Hier lauert ein Monster.
why-searched = Dieser Raum wurde schon durchsucht.
why-no-entrance = Hier gibt es keinen Eingang in die Katakomben.
why-no-tower = Entkommen kann man nur aus einem Turmzimmer.
why-no-loot = Zum Entkommen brauchst du eine Beutekarte, und du hast keine.
why-no-treasure = Allein entkommst du nur mit einer Schatzkarte, und du hast keine.
why-no-dragon = Der Drache liegt in der Schatzkammer.
why-must-act = Du musst etwas tun; aussetzen kann man nicht.
why-no-bridge = Hier ist keine Brücke.
why-only-by-die = In der Dunkelheit bestimmt der Würfel den Weg.
why-not-dark = Hier ist es nicht dunkel.
why-not-yours = Das hast du nicht.
why-wrong-moment = Wann du das einsetzen kannst, steht im Text dazu; jetzt nicht.
why-too-many = { $asked ->
    [one] 1 Entschlossenheitsmarker
   *[other] { $asked } Entschlossenheitsmarker
  } kannst du nicht ausgeben, du hast { $have }.
why-no-way-back = Zurück geht es nur, wenn alles andere blockiert ist.
why-must-move = Du musst dich weiterbewegen.
why-only-on-entry = Den Turm wechselt man nur beim Betreten.
why-hopped = Du hast in diesem Zug schon den Turm gewechselt.
why-taken = Das ist schon vergeben.
why-is-below = Du bist in den Katakomben; hier ziehst du nur Karten.
why-no-flight = Dorthin kannst du nicht fliehen.
why-in-fight = Du hast ein Monster vor dir.
why-leads-monster = Du führst das Monster und wählst jetzt seinen Angriff.
why-only-turn = Der Reisemarker dreht sich um 90° nach links oder rechts, nicht um { $degrees }°.
why-must-cross = Dorthin musst du die Brücke überqueren.
why-sticky = Diese Beute lässt sich nicht ablegen.
why-far-blocked = Das andere Ende der Brücke ist versperrt.
why-all-blocked = Aus der Dunkelheit ist jeder Weg versperrt.
why-rune-spent = Diese Rune hast du schon benutzt.
why-no-wounds = Du hast keine Wunden, die sich heilen ließen (Lebenskraft { $have } von { $whole }).
why-still-below = Diese Beute gehört dir erst, wenn du die Katakomben verlässt.
why-only-gold = Diese Beute lässt sich nicht benutzen; sie zählt erst am Ende.
why-no-markers = Bei dieser Probe darfst du keine Entschlossenheitsmarker ausgeben.
why-here-already = Dort stehst du schon.
why-no-tower-there = Dort ist kein Turmzimmer.
why-flight-forbidden = Vor diesem Monster kannst du nicht fliehen.
why-no-way-out = Es gibt keinen Raum, in den du fliehen könntest.
why-flee-later = Fliehen kannst du erst am Ende einer Runde.
why-no-way-up = Nach oben führt nur eine Karte, die es ausdrücklich erlaubt.

## Das Ende

result-seat = { $place ->
    [0] { "" }
   *[other] { $place }.{" "}
  }{ $player }: { $points } Gold{ $ending ->
    [none] { "" }
   *[other] { " – " }{ $ending }
  }
points-loot = { $card }
tie-single = Gleichstand zwischen { $players }: Die wertvollste einzelne Beutekarte entscheidet ({ $values } Gold).
tie-count = Immer noch Gleichstand zwischen { $players }: Wer mehr Beutekarten hat, liegt vorn ({ $values }).

out-died = Dein Held ist tot!
out-escaped = Du bist entkommen!

fate-escaped = Du bist in Sicherheit: Am Ende zählt, was deine Beute an Gold wert ist.
fate-dead = Deine Beute ist verloren, und gewinnen kannst du nicht mehr.

ending-escaped = entkommen
ending-inside = noch im Verlies
ending-died-wounds = an Wunden gestorben
ending-died-card = von einem tödlichen Ereignis ereilt
ending-died-pit = in den Abgrund gestürzt
ending-died-sunset = bei Sonnenuntergang noch im Verlies
ending-died-dead-point = lebendig begraben

## Der Tisch

zone-dungeon-deck = Verlies
zone-search-deck = Durchsuchung
zone-catacomb-deck = Katakomben
zone-trap-deck = Fallen
zone-door-deck = Türen
zone-corpse-deck = Leichen
zone-crypt-deck = Krypten
zone-dragon-deck = Drachenkarten
zone-treasure-deck = Schätze
zone-monster-deck = Monster
zone-rune-deck = Runen in der Schachtel
zone-tiles = Raumplättchen
zone-drawn = Gezogen
zone-loot = Beute
zone-runes = Rune
zone-kept = Behaltene Karten
zone-pile = Katakombenkarten
track-sun = Sonnenleiste
    .of = Sonnenleiste (Startspieler: { $player })
panel-hero = Held
fact-life = Lebenskraft
fact-strength = Stärke
fact-agility = Gewandtheit
fact-armour = Zähigkeit
fact-luck = Glück
fact-weaker = Gewandtheit oder Zähigkeit
fact-determination = Entschlossenheit
fact-gold = Gold
  .curve = Gold, das die Beute wert ist
fact-skip = Züge aussetzen
fact-load = Last durch Beute
fact-round = Kampfrunde
fact-monster-wounds = Wunden des Monsters
fact-monster-life = Lebenskraft des Monsters
fact-penalty = Fluchtstrafe
status-inside = { "" }
status-below = in den Katakomben
status-escaped = entkommen
status-dead-wounds = { ending-died-wounds }
status-dead-card = { ending-died-card }
status-dead-pit = { ending-died-pit }
status-dead-sunset = { ending-died-sunset }
status-dead-dead-point = { ending-died-dead-point }
region-hall = Schatzkammer
region-tower = Turmzimmer
mark-chance = gelingt zu { $value } %
  .unit = %
mark-gold = { $value } Gold
mark-life = Lebenskraft { $value }
mark-penalty = Fluchtstrafe { $value }
banner-dungeon = Verlieskarte
banner-search = Durchsuchungskarte
banner-catacomb = Katakombenkarte
banner-trap = Fallenkarte
banner-door = Türkarte
banner-corpse = Leichenkarte
banner-crypt = Kryptakarte
banner-dragon = Drachenkarte
banner-treasure = Schatzkarte
banner-monster = Monsterkarte
banner-rune = Rune
banner-combat = Kampfkarte

## Was groß gezeigt wird

zone-deck = Stapel
zone-discard = Ablage
zone-discards = Ablage
zone-abilities = Fähigkeiten
panel-dungeon = Verlies
fact-sunset = Sonnenuntergang in der nächsten Runde
  .short = Sonnenuntergang
fact-safe-rounds = Runden ohne Gefahr
  .short = Sichere Runden
fact-rage = Zorn des Drachen bei der nächsten Drachenkarte
  .short = Drachenzorn
fact-chance = Erfolgschance
fact-missing = Zu hoch um
fact-pending = Drohende Wunden
fact-flight = Chance auf Flucht
  .short = Flucht
fact-pile = Katakombenkarten
spot-room = Dein Raum
spot-drawn = Gezogen
spot-below = Katakomben
spot-test = Probe
spot-roll = Wurf
  .text = So liegen die Würfel.
spot-wounds = Wunden
  .text = Diese Wunden stehen bevor; noch lässt sich etwas dagegen tun.
spot-fight = Kampf
foe-troll = Troll
  .text = Groß, stark und selten allein mit seinem Hunger.
foe-demon = Dämon
  .text = Aus Feuer geboren, an niemanden gebunden.
foe-skeleton = Skelett
  .text = Was von früheren Besuchern übrig blieb.
foe-sorcerer = Zauberer
  .text = Er hütet die Geheimnisse des Verlieses.
foe-golem = Golem
  .text = Stein, der einmal einen Befehl bekam.
foe-unseen = Unbekanntes Monster
  .text = Etwas regt sich im Dunkeln. Erst im Kampf zeigt es sich.
matrix-attacks-rows = Held
matrix-attacks-columns = Monster
matrix-solo-rows = Würfel
matrix-solo-columns = Augen
die-roll = Runde
die-1 = 1
die-2 = 2
die-3 = 3
die-4 = 4
die-5 = 5
die-6 = 6
mark-hero-wound = Held −{ $value }
  .short = H−{ $value }
mark-monster-wound = Monster −{ $value }
  .short = M−{ $value }
cell-hero-wound = Wunden des Helden
cell-monster-wound = Wunden des Monsters
region-below_north = Katakomben, Blick nach Norden
  .text = Hier gibt es nur Gänge. Jeder Zug: Ziehe eine Katakombenkarte. Beim Verlassen rückt der Reisemarker in seiner Richtung vor.
region-below_east = Katakomben, Blick nach Osten
  .text = Hier gibt es nur Gänge. Jeder Zug: Ziehe eine Katakombenkarte. Beim Verlassen rückt der Reisemarker in seiner Richtung vor.
region-below_south = Katakomben, Blick nach Süden
  .text = Hier gibt es nur Gänge. Jeder Zug: Ziehe eine Katakombenkarte. Beim Verlassen rückt der Reisemarker in seiner Richtung vor.
region-below_west = Katakomben, Blick nach Westen
  .text = Hier gibt es nur Gänge. Jeder Zug: Ziehe eine Katakombenkarte. Beim Verlassen rückt der Reisemarker in seiner Richtung vor.

## Vereinbarungen

setting-heroes = Helden
setting-heroes-random = zufällig
setting-heroes-choose = der Reihe nach wählen
setting-start = Startspieler
setting-start-random = zufällig
setting-solo = Solitärspiel
setting-solo-auto = allein immer
setting-solo-on = an
setting-solo-off = aus
setting-respawn = Der Tod kann warten
setting-respawn-off = aus
setting-respawn-on = an
setting-torchlight = Fackellicht
setting-torchlight-off = aus
setting-torchlight-on = an
setting-monsters = Die Monster führt
setting-monsters-neighbour = der linke Nachbar
setting-monsters-house = das Haus
setting-runes = Runen
setting-runes-open = offen
setting-runes-hidden = verdeckt
setting-expel = Der Zorn des Drachen vertreibt alle aus der Schatzkammer
setting-expel-off = aus
setting-expel-on = an
setting-blocked = Ein Held, den nur andere Helden einsperren
setting-blocked-dies = stirbt
setting-blocked-waits = wartet
setting-texts = Schätze mit eigener Wirkung
setting-texts-off = aus
setting-texts-on = an

# In fünf Sätzen

howto-1 = Ihr beginnt in den Türmen der Burg. In jedem Zug gehst du einen Raum weiter, durchsuchst deinen Raum oder steigst in die Katakomben hinab.
howto-2 = Wo noch kein Raum liegt, wird einer gezogen: Korridor, Falle, Abgrund, Spinnennetz … Was er tut, steht neben dem Plan.
howto-3 = Proben legst du mit zwei Würfeln ab: höchstens so viel wie deine Eigenschaft. Jede misslungene gibt dir Entschlossenheit, mit der du später einen Wurf senkst.
howto-4 = Im Kampf wählt ihr beide geheim Fernkampf, Nahkampf oder Magie; das Monster führt, wer links von dir sitzt. Spielst du allein, entscheidet ein Würfel.
howto-5 = In der Mitte schläft der Drache auf seinem Schatz. Greif zu, solange du es wagst, und verlass die Burg mit Beute durch einen Turm, bevor die Sonne untergeht: Nur wer lebend hinauskommt, zählt sein Gold.

## Wege: was man sieht, bevor man geht

side-door = Tür
side-gate = Fallgitter
sign-side-door = +
sign-side-gate = ‡
way-north = nach Norden
way-east = nach Osten
way-south = nach Süden
way-west = nach Westen
way-unexplored = unerforscht
risk-door = Tür: klemmt sie oder schnappt eine Falle zu, endet dein Zug
risk-gate = Fallgitter: misslingt die Stärkeprobe, endet dein Zug
risk-web = durchs Netz: misslingt die Stärkeprobe, endet dein Zug
risk-rubble = über das Geröll: misslingt die Gewandtheitsprobe, endet dein Zug
risk-bridge = misslingt die Gewandtheitsprobe, stürzt du in die Katakomben und erleidest einen Würfel Wunden
risk-pit = misslingt die Glücksprobe, stirbst du
risk-flight = gelingt die Gewandtheitsprobe, droht dir die Fluchtstrafe; misslingt sie, geht der Kampf weiter
risk-flight-alone = misslingt die Gewandtheitsprobe, erleidest du die Fluchtstrafe und musst kämpfen
risk-test = verlangt eine Probe
risk-dragon = zu { $value } % erwacht der Drache
note-escape = endgültig: du gehst mit { $value } Gold
note-enough = damit gelingt die Probe
note-over = noch um { $value } zu hoch
note-buried = du kommst nirgends mehr hin: dein Held stirbt
note-waits = nur andere Helden sperren dich ein: dein Zug endet
note-wounds = { $value ->
    [one] 1 Wunde
   *[other] { $value } Wunden
}
note-lethal = tödlich
note-no-wall = die Mauer ist weit genug weg: keine Wunden
note-wall = { $value ->
    [0] direkt an der Außenmauer
    [one] noch 1 Feld bis zur Außenmauer
   *[other] noch { $value } Felder bis zur Außenmauer
}
note-most-wounds = { $value ->
    [one] höchstens 1 Wunde
   *[other] bis zu { $value } Wunden
}
note-deadly = zu { $value } % tödlich
spot-tile = Neuer Raum

## Hinweise in der ersten Partie

tour-tower = Wähle den Turm, in dem du beginnst. Alle vier sind gleich weit von der Mitte.
tour-move = Geh in einen angrenzenden Raum. Wo noch nichts liegt, wird ein Raumplättchen gezogen, und was es verlangt, geschieht sofort.
tour-search = Statt zu gehen, kannst du den Raum durchsuchen. Das kostet den Zug und bringt nicht immer Gutes.
tour-attack = Wähle geheim einen Angriff. Die Tabelle zeigt, was bei jeder Wahl der anderen Seite geschieht.
tour-draw = Du darfst eine Karte ziehen. Worum es geht, steht daneben.
tour-dragon = Du bist beim Drachen. Nimm, solange du es wagst – mit jeder Karte kann er erwachen.
tour-escape = Du bist mit Beute in einem Turm: Von hier entkommst du. Nur wer vor Sonnenuntergang entkommt, kann gewinnen.

## Zeichen auf Karten und Plan

icon-dead = Tod
icon-monster-wound = Monster
icon-no = misslungen
icon-search = durchsuchen
icon-turn = drehen oder noch einmal
icon-yes = gelungen
