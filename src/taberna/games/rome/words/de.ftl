# Rome: Rise to Power auf Deutsch. Die Wörter folgen dem Glossar (ROM-1.7).

## Karten

card-sicilia = Sizilien
card-sardinia_et_corsica = Sardinien und Korsika
card-gallia_narbonensis = Gallia Narbonensis
card-baetica = Baetica
card-achaia = Achaia
card-bithynia = Bithynien
card-africa_proconsularis = Africa Proconsularis
card-raetia = Raetien
card-aquitania = Aquitanien
card-lusitania = Lusitanien
card-macedonia = Makedonien
card-epirus = Epirus
card-cilicia = Kilikien
card-numidia = Numidien
card-germania_superior = Obergermanien
card-germania_inferior = Niedergermanien
card-belgica = Belgica
card-thracia = Thrakien
card-tarraconensis = Tarraconensis
card-aegyptus = Ägypten
card-legatus = Legat
card-magistrate = Magistrat
card-military_tribune = Militärtribun
card-censor = Zensor
card-consul_a = Konsul I
card-quaestor = Quästor
card-vicarius = Vicarius
card-tribunus = Tribun
card-senator = Senator
card-aedile = Ädil
card-magister_equitum = Magister Equitum
card-proconsul = Prokonsul
card-consul_b = Konsul II
card-africanus_maximus = Africanus Maximus
card-hispania_maximus = Hispania Maximus
card-asianus = Asianus
card-ludi_maximus = Ludi Maximus
card-imperator = Imperator
card-greko_maximus = Greko Maximus
card-praetor = Prätor
card-vicarius_intrigue = Vicarius (Intrige)
card-tribunus_intrigue = Tribun (Intrige)
card-hispania_maximus_intrigue = Hispania Maximus (Intrige)
card-africanus_maximus_intrigue = Africanus Maximus (Intrige)
card-greko_maximus_intrigue = Greko Maximus (Intrige)
effect-legatus =
    { $legatus_key ->
        [as_consul] { effect-consul_a }
       *[plus_one]
            { $phase3_card_timing_key ->
                [phase2] In deinem Zug: deine Legion erhält in Phase 3 +1 Stärke.
               *[phase3] Deine Legion erhält in dieser Runde +1 Stärke.
            }
    }
effect-magistrate =
    { $phase3_card_timing_key ->
        [phase2] In deinem Zug: +1 Münze auf dem Schwarzmarkt in Phase 3.
       *[phase3] +1 Münze auf dem Schwarzmarkt.
    }
effect-military_tribune = Würfle einen deiner Würfel auf der Militärleiste neu; die Reihenfolge bleibt.
effect-censor = Würfle beliebige deiner ungesetzten Würfel neu.
effect-consul_a = Der gesetzte Würfel darf höher sein als sein Nachbar.
effect-quaestor = Drehe einen ungesetzten Würfel auf die Gegenseite.
effect-vicarius = Ändere einen ungesetzten Würfel um 1 (6 und 1 sind Nachbarn).
effect-tribunus = Deine Summe zählt 3 weniger für die Spielerreihenfolge.
effect-senator =
    { $senator_zero_nonleading_key ->
        [stay] Senke einen gesetzten Würfel um 1; eine führende 1 wird 0 und rückt ganz nach links.
       *[move] Senke einen gesetzten Würfel um 1; eine 1 wird 0 und rückt ganz nach links.
    }{ $senator_resort ->
        [false] { " " }Andere Würfel ändern keine Reihenfolge.
       *[true] { "" }
    }
effect-aedile =
    { $phase3_card_timing_key ->
        [phase2] In deinem Zug: +3 Münzen auf dem Schwarzmarkt in Phase 3.
       *[phase3] +3 Münzen auf dem Schwarzmarkt.
    }
effect-magister_equitum =
    { $phase3_card_timing_key ->
        [phase2] In deinem Zug: deine Legion erhält in Phase 3 +3 Stärke.
       *[phase3] Deine Legion erhält in dieser Runde +3 Stärke.
    }
effect-proconsul =
    { $proconsul_max_rolls ->
        [2] Würfle beliebige ungesetzte Würfel neu, bis zu zweimal.
       *[other] Würfle beliebige ungesetzte Würfel neu, so oft du willst.
    }
effect-consul_b = Der gesetzte Würfel darf höher sein als sein Nachbar.
effect-africanus_maximus = Weinwertung: erschöpfe eine Weinprovinz, rücke beim Wein 1 vor.
effect-hispania_maximus =
    { $hispania_maximus_track_key ->
        [wine] Olivenwertung: erschöpfe eine Olivenprovinz, rücke beim Wein 1 vor.
       *[olives] Olivenwertung: erschöpfe eine Olivenprovinz, rücke bei Oliven 1 vor.
    }
effect-asianus = Ende: 1 Siegpunkt je Region mit deinem Säulenbogen.
effect-ludi_maximus = Ende: 2 Siegpunkte je Arenaprovinz.
effect-imperator = Ende: 2 Siegpunkte je Armeelagerprovinz.
effect-greko_maximus = Ende: 1 Siegpunkt je Paar aus Senats- und Provinzkarte mit gleichem Symbol.
effect-praetor = Ende: 2 Siegpunkte je Villaprovinz.
effect-vicarius_intrigue = Würfle einen ungesetzten Würfel eines beliebigen Spielers neu.
effect-tribunus_intrigue = Die Summe eines Spielers zählt 3 mehr für die Reihenfolge.
effect-hispania_maximus_intrigue = Wirf eine Senatskarte ab: eine Epoche-I-Provinz eines Spielers geht verloren.
effect-africanus_maximus_intrigue = Stiehl einem Spieler 1 Juwel.
effect-greko_maximus_intrigue = +1 Siegpunkt für deine Darbietung; sie zählt 1 Rang höher für die beste.
card-legionary = Legionär
card-gladiator = Gladiator
card-wolf = Wolf
card-bear = Bär
card-lion = Löwe
card-elephant = Elefant
card-gaul = Gallier
card-german = Germane
card-thracian = Thraker
card-parthian = Parther
card-blank_1 = Blanko-Arenakarte 1
card-blank_2 = Blanko-Arenakarte 2
card-blank_3 = Blanko-Arenakarte 3

## Dinge

term-military = Militärleiste
term-senate = Senatsleiste
term-black_market = Schwarzmarktleiste
term-olives = Oliven
term-wine = Wein
term-jewels = Juwelen
term-symbol_arena = Arena
term-symbol_camp = Armeelager
term-symbol_villa = Villa
term-arena = { term-symbol_arena }
term-camp = { term-symbol_camp }
term-villa = { term-symbol_villa }
term-italia = Italia
term-gallia = Gallia
term-hispania = Hispania
term-greko = Greko
term-asia = Asia
term-africa = Africa
term-germania = Germania
term-roman = Römer
term-animal = Wildes Tier
term-barbarian = Barbar
term-any_three = 3 beliebige Karten
term-three_different = 3 verschiedene Karten
term-one_of_each_type = 1 jedes Typs
term-three_different_of_type = 3 verschiedene eines Typs
term-great_battle = Großer Kampf

## Wörter des Tisches

term-title = Rom: Rise to Power
term-round = Runde { $n } von 5
term-phase_1 = Machtwürfel werfen und Spielerreihenfolge ermitteln
term-phase_2 = Machtwürfel setzen
term-phase_3 = Machtwürfel abräumen
term-phase_4 = Wertung
term-phase_5 = Aufräumen
term-cycle = Umlauf { $n }
term-player = Spieler
term-player_order = Spielerreihenfolge
term-section = Abschnitt
term-display = Auslage
term-deck = Stapel
term-forum = Forum
term-hand = Hand
term-strength = Stärke
term-cost = Kosten
term-budget = Budget
term-exhausted = erschöpft
term-map = Karte
term-sp = Siegpunkte
term-dice = Machtwürfel
term-forfeited = verfallen { $n }
term-senate_cards = Senatskarten
term-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
term-your_hand = Deine Hand
term-your_set = Dein Satz, verdeckt
term-performances = Darbietungen
term-committed = Satz ausgelegt
term-promised = zugesagt
term-points = Punkte
term-points_start = von vorher
term-points_forum = Forum
term-points_arena = Arena
term-points_senate = Senatskarten
term-points_regions = Regionen
term-you = du

## Aufforderungen

step-NewRound = Eine Runde beginnt.
step-Roll = Alle Würfel werden geworfen.
step-OrderWindow = Die Spielerreihenfolge wird ermittelt: aktiviere eine Karte dafür oder wähle „fertig“.
step-TribunusTarget = Wessen Summe zählt 3 mehr?
step-PlaceDie = Setze einen Würfel auf eine Leiste oder aktiviere vorher Senatskarten.
step-AfterPlacing = Aktiviere weitere Senatskarten oder beende deinen Zug.
step-PlaceAfterCards = { step-PlaceDie }
step-TurnEnd = Der Zug ist zu Ende.
step-ExhaustProvinces = Auf welche Provinzen wird { $card } gelegt?
step-RerollDice = { $card }: wähle die ungesetzten Würfel, die neu geworfen werden.
step-FlipDie = Welcher ungesetzte Würfel wird umgedreht?
step-ShiftDie = Welcher ungesetzte Würfel ändert sich um 1, auf oder ab?
step-RerollMilitaryDie = Welcher deiner Würfel auf der Militärleiste wird neu geworfen? 1 ist der führende.
step-LowerPlacedDie = Welcher deiner gesetzten Würfel zählt 1 weniger? 1 ist der führende.
step-RerollAnyDie = Welcher ungesetzte Würfel welches Spielers wird neu geworfen?
step-DiscardSenateCard = Wirf eine deiner Senatskarten ab.
step-DestroyProvince = Welche Provinz der Epoche I geht verloren?
step-StealJewel = Wem stiehlst du ein Juwel?
step-ResolveTrack = { $track }: die Abschnitte werden abgeräumt.
step-MilitaryBonus = Deine Legion hat Stärke { $strength }. Erhöhe sie oder wähle „fertig“.
step-Conquest = Deine Legion hat noch Stärke { $strength }. Erobere eine Provinz oder wähle „fertig“.
step-TakeSenateCard = Nimm eine Senatskarte (noch { $left }).
step-Purchase =
    { $budget ->
        [one] Du hast { $budget } Münze. Kaufe Arenakarten oder höre auf.
       *[other] Du hast { $budget } Münzen. Kaufe Arenakarten oder höre auf.
    }
step-DiceReturn = Alle Würfel gehen an ihre Besitzer zurück.
step-ForumScoring = Vor der Wertung ({ $resource }): erschöpfe eine Provinz, um deinen Marker 1 vorzurücken, oder verzichte.
step-ForumScoringAgain = { step-ForumScoring }
step-Performance = Große Spiele: lege drei oder mehr Arenakarten verdeckt aus, in Kartenreihenfolge, und bestätige; oder passe.
step-CleanUp = Es wird aufgeräumt.
step-FinalScoring = Die Endwertung.

## Protokoll

log-round = Runde { $number } beginnt.
log-rolls = { $seat } wirft { $dice }: { $total }.
log-order = Platz { $place } der Reihenfolge: { $seat } ({ $total }).
log-activates = { $seat } legt { $card } auf { $provinces }.
log-raises-sum = { $seat } lässt die Summe von { $target } 3 mehr zählen: { $total }.
log-places = { $seat } setzt eine { $die } auf die { $track }.
log-passes = { $seat } muss passen; die { $die } verfällt.
log-rerolls = { $card }: { $seat } würfelt { $dice } neu und erhält { $faces }.
log-turns-die = { $seat } dreht eine { $die } auf { $face }.
log-rerolls-placed = { $seat } würfelt eine { $die } auf der Militärleiste neu: { $face }.
log-lowers = { $seat } senkt eine { $die } auf der { $track } auf { $face }.
log-rerolls-of = { $seat } würfelt eine { $die } von { $other } neu: { $face }.
log-discards = { $seat } wirft { $card } ab.
log-destroys = { $seat } lässt { $other } { $card } verlieren.
log-steals = { $seat } stiehlt { $other } ein Juwel.
log-conquers = { $seat } erobert { $card } ({ $resource }).
log-takes = { $seat } nimmt { $card }.
log-buys = { $seat } kauft { $card } für { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }.
log-buys-blind = { $seat } kauft eine ungesehene Karte für { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }: { $card }.
    .hidden = { $seat } kauft eine ungesehene Karte für { $cost ->
        [one] { $cost } Münze
       *[other] { $cost } Münzen
    }.
log-advances = { $seat } rückt auf { $space } vor ({ $resource }).
log-forum-points = { $resource }: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } für { $seat }.
log-commits = { $seat } hat sich entschieden.
log-performs = { $seat } zeigt { $cards }. { $rank }: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    }.
log-raises-rank = { $card }: 1 Siegpunkt für { $seat }, und der Satz zählt 1 Rang höher für die beste Darbietung.
log-best-performance = Beste Darbietung: 1 Bonus-Siegpunkt für { $seat }.
log-senate-points = { $card }: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } für { $seat }.
log-region-points = { $region }: { $points ->
        [one] 1 Siegpunkt
       *[other] { $points } Siegpunkte
    } für { $seat }.
log-game-over =
    { $winners_count ->
        [one] { $winners } steigt zur Macht auf.
       *[other] { $winners } teilen sich die Macht.
    }

## Züge

move-place = eine { $b } auf die { $a } setzen
move-consul_a = { card-consul_a }: eine { $b } auf die { $a } setzen
move-consul_b = { card-consul_b }: eine { $b } auf die { $a } setzen
move-legatus = { card-legatus }: eine { $b } auf die { $a } setzen
move-pass = passen
move-end_turn = Zug beenden
move-activate = { $a } aktivieren
move-exhaust =
    { $b_key ->
        [none] { $a } erschöpfen
       *[other] { $a } und { $b } erschöpfen
    }
move-reroll = { $a } neu werfen
move-stop = aufhören
move-flip = eine { $a } umdrehen
move-raise = eine { $a } um 1 erhöhen
move-lower = eine { $a } um 1 senken
move-reroll_placed = Würfel { $a } deiner Gruppe auf der Militärleiste neu werfen
move-reduce = Würfel { $b } deiner Gruppe auf der { $a } senken
move-reroll_of = eine { $b } von { $a_player } neu werfen
move-discard = { $a } abwerfen
move-destroy = { $a } geht verloren
move-target = { $a_player } wählen
move-done = fertig
move-conquer = { $a } erobern
move-take = { $a } nehmen
move-buy = { $a } kaufen
move-buy_blind = die oberste Karte ungesehen für 5 kaufen
move-decline = verzichten
move-stage = { $a } auslegen
move-commit = den Satz bestätigen

## Optionen

option-senate_deck_mode = Senatskartenstapel
option-senate_deck_mode-doc = Wie der Senatskartenstapel gebaut werden darf.
choice-senate_deck_mode-standard = keine Intrigenkarte
choice-senate_deck_mode-name_swap = Intrigenkarten statt ihrer Namensvettern
choice-senate_deck_mode-symbol_swap = auch statt einer Karte mit gleichen Provinzsymbolen
choice-senate_deck_mode-free = jeder Stapel, der die festen Bedingungen einhält
option-senate_deck = Karten des Senatskartenstapels
option-senate_deck-doc = Der Senatskartenstapel Karte für Karte. Leer: der normale Stapel, in den anderen Arten mit jedem Namensvetter getauscht, den die Spielerzahl erlaubt.
option-legatus = Legat
option-legatus-doc = Was der Legat bewirkt.
choice-legatus-plus_one = +1 Stärke für die Legion
choice-legatus-as_consul = dasselbe wie ein Konsul
option-hispania_maximus_track = Hispania Maximus
option-hispania_maximus_track-doc = Welchen Forumsmarker Hispania Maximus bewegt.
choice-hispania_maximus_track-olives = den Olivenmarker
choice-hispania_maximus_track-wine = den Weinmarker, wie gedruckt
option-phase3_card_timing = Karten für Stärke und Budget
option-phase3_card_timing-doc = Wann Karten aktiviert werden, die Stärke oder Budget erhöhen.
choice-phase3_card_timing-phase3 = beim Abräumen des eigenen Abschnitts
choice-phase3_card_timing-phase2 = im eigenen Zug der Phase 2
option-bonus_without_target = Boni ohne Ziel
option-bonus_without_target-doc = Ob Karten, die Stärke oder Budget erhöhen, aktiviert werden dürfen, wenn es nichts zu erobern oder zu kaufen gibt.
choice-bonus_without_target-refused = nein, sie könnten nichts bewirken
choice-bonus_without_target-allowed = ja, wie in früheren Versionen dieses Tisches
option-card_windows = Karten in einem Zug
option-card_windows-doc = Wann Senatskarten in einem Zug der Phase 2 aktiviert werden.
choice-card_windows-both = vor und nach dem Setzen
choice-card_windows-either_or = entweder vor oder nach dem Setzen
option-proconsul_max_rolls = Prokonsul
option-proconsul_max_rolls-doc = Wie oft der Prokonsul neu werfen darf.
choice-proconsul_max_rolls-2 = insgesamt zweimal
choice-proconsul_max_rolls-unlimited = beliebig oft
option-senator_resort = Senator: die Gruppe rückt
option-senator_resort-doc = Ein vom Senator gesenkter führender Würfel kann seine Gruppe nach links rücken lassen.
option-senator_zero_nonleading = Senator: eine 0, die nicht führte
option-senator_zero_nonleading-doc = Was mit einer 1 geschieht, die nicht führt, wenn der Senator sie zur 0 macht.
choice-senator_zero_nonleading-move = die 0 führt und die Gruppe geht in Abschnitt I
choice-senator_zero_nonleading-stay = sie bleibt, wo sie liegt
option-best_performance = Beste Darbietung
option-best_performance-doc = Was die beste Darbietung ausmacht.
choice-best_performance-rank = der höchste Rang
choice-best_performance-points = die meisten Punkte
option-region_full = Eine ganze Region
option-region_full-doc = Wie die 3 Punkte für eine ganze Region zählen.
choice-region_full-replace = anstelle der 2 Punkte
choice-region_full-add = zusätzlich zu den 2 Punkten
option-region_tie = Gleichstand in einer Region
option-region_tie-doc = Was Spieler bei Gleichstand in einer Region erhalten.
choice-region_tie-one_each = je 1 Punkt
choice-region_tie-split_floor = 2 Punkte geteilt, abgerundet
option-arch_limit = Säulenbögen
option-arch_limit-doc = Ob die acht Säulenbögen die Zahl der Provinzen begrenzen.
choice-arch_limit-none = keine Grenze
choice-arch_limit-eight = höchstens acht Provinzen
option-vicarius_epoch = Vicarius
option-vicarius_epoch-doc = Die Epoche beider Vicarius-Karten.
choice-vicarius_epoch-1 = Epoche I, Korrektur des Verlags
choice-vicarius_epoch-2 = Epoche II, der unkorrigierte Druck
option-arena_rank_points = Punkte der Ränge
option-arena_rank_points-doc = Punkte der fünf Ränge einer Darbietung.
option-forum_max = Forumsleisten
option-forum_max-doc = Das letzte Feld der Forumsleisten: Oliven, Wein, Juwelen.

## Wie das Spiel gewonnen wurde

tie-none = Die meisten Siegpunkte.
tie-provinces = Gleichstand bei den Punkten; mehr Provinzen entscheiden.
tie-arena_cards = Gleichstand bei Punkten und Provinzen; die teureren Arenakarten auf der Hand entscheiden.
tie-shared = Gleichstand in allem: ein geteilter Sieg.

## Ablehnungen

reason-0-cannot-lowered = eine 0 kann nicht gesenkt werden
reason-set-needs-least = ein Satz braucht mindestens drei Karten
reason-activate-card-or-end = aktiviere eine Karte oder beende deinen Zug
reason-unseen-card-costs = eine ungesehene Karte kostet { $cost }, du hast noch { $left }
reason-buy-arena-cards = kaufe Arenakarten oder höre auf
reason-costs-left = { $card } kostet { $cost }, du hast noch { $left }
reason-could-nothing-now = { $card } könnte jetzt nichts bewirken
reason-not-fit-here = { $card } passt hier nicht: nenne die Karten des Satzes in Kartenreihenfolge, drei oder mehr
reason-strength-legion-left = { $card } hat Stärke { $strength }, deine Legion hat noch { $left }
reason-activated-placing-die = { $card } wird aktiviert, indem man einen Würfel damit setzt
reason-card-exhausted = { $card } ist erschöpft
reason-exhausted-until-end = { $card } ist bis zum Ende der Runde erschöpft
reason-no-province-epoch = { $card } ist keine Provinz der Epoche I
reason-not-ready-province = { $card } ist keine bereite Provinz von dir mit dieser Ressource: { $resource }
reason-not-display = { $card } liegt nicht in der Auslage
reason-needs-ready-province = { $card } braucht eine bereite Provinz mit diesem Symbol: { $symbol }
reason-needs-two-ready = { $card } braucht zwei bereite Provinzen mit diesen Symbolen: { $symbol } und { $second }
reason-conquer-province-or-done = erobere eine Provinz oder wähle „fertig“
reason-higher-than-last = { $die } ist höher als der letzte Würfel deiner Gruppe, { $last }
reason-exhaust-province-move = erschöpfe eine Provinz, um deinen Marker vorzurücken, oder verzichte
reason-choose-unplaced-die = wähle erst einen ungesetzten Würfel eines Spielers: den Platz, dann die Augenzahl
reason-choose-one-dice = wähle erst einen deiner Würfel auf der Militärleiste, 1 ist der führende
reason-choose-one-placed = wähle erst einen deiner gesetzten Würfel: die Leiste, dann die Stelle
reason-choose-one-unplaced = wähle erst einen deiner ungesetzten Würfel
reason-choose-player-who-loses = wähle erst, wer ein Juwel verliert
reason-choose-player-whose = wähle erst, wessen Summe 3 mehr zählt
reason-choose-provinces-exhaust = wähle erst, welche Provinzen für { $card } erschöpft werden
reason-choose-which-unplaced = wähle erst, welche ungesetzten Würfel neu geworfen werden
reason-discard-one-own = wirf erst eine deiner Senatskarten ab
reason-raise-strength-legion = erhöhe erst die Stärke deiner Legion oder wähle „fertig“
reason-turn-place-die = du bist am Zug, einen Würfel zu setzen
reason-lay-out-set = lege einen Satz Arenakarten aus oder passe
reason-nobody-holds = niemand besitzt { $card }
reason-now-choose-province = wähle nun eine Provinz der Epoche I, die verloren geht
reason-seat-no-jewel = Platz { $seat } hat kein Juwel
reason-seat-no-unplaced = Platz { $seat } hat keinen ungesetzten Würfel mit { $die }
reason-arena-deck-empty = der Arenastapel ist leer
reason-effect-same-1s = die Wirkung ist für benachbarte Einsen gleich: wähle die erste
reason-player-order-being = die Spielerreihenfolge wird ermittelt: aktiviere eine Karte dafür oder wähle „fertig“
reason-strength-legion-settled = die Stärke deiner Legion steht fest
reason-die-can-placed = dieser Würfel kann ohne Konsul gesetzt werden
reason-not-moment-activate = dies ist nicht der Moment, { $card } zu aktivieren
reason-can-place-die = du kannst einen Würfel setzen, also musst du
reason-cannot-steal-from-yourself = du kannst dich nicht selbst bestehlen
reason-not-card = du hast { $card } nicht
reason-not-these-unplaced = du hast diese ungesetzten Würfel nicht
reason-not-hold = du besitzt { $card } nicht
reason-begun-lay-out = du hast begonnen, einen Satz auszulegen
reason-no-further = du hast keine weitere Karte { $card }
reason-no-such-die = du hast keinen solchen Würfel auf dieser Leiste
reason-no-unplaced-die = du hast keinen ungesetzten Würfel mit { $die }
reason-placed-die-turn = du hast deinen Würfel in diesem Zug schon gesetzt
reason-must-take-senate = du musst für jeden Würfel eine Senatskarte nehmen
reason-option-names-not = die Option „{ $option }“ nennt { $known }, nicht { $value }
reason-bears-two-player = { $option }: { $card } trägt das Zweispieler-Zeichen und fehlt zu zweit (ROM-2.21 d)
reason-not-standard-deck = { $option }: { $card } ist nicht im üblichen Stapel; wähle einen anderen Modus (ROM-2.20)
reason-cards-with-players = { $option }: { $count } Karten; bei { $seats } Personen hat der Stapel { $size } (ROM-2.21 a)
reason-epoch-iii-scoring = { $option }: { $count } Wertungskarten der Epoche III; bei { $seats } Personen sind es { $size } (ROM-2.21 b)
reason-not-allow-instead = { $option }: { $mode } erlaubt nicht { $names } statt { $out } ({ $rule })
reason-groups-but-sections = { $where }: { $count } Gruppen, aber { $most } Abschnitte
reason-players-unplaced-dice = players: ungesetzte Würfel in Phase { $phase }
reason-purchases-seat-bought = purchases: Platz { $seat } hat offen gekauft, aber weder auf der Hand noch gezeigt: { $names }
reason-stack-these-steps = stack: diese Schritte können in Runde { $round } nicht stehen: { $steps }
reason-used-exhausted-senate = used: die erschöpften Senatskarten sind nicht die abgelegten
reason-group-without-dice = { $where }: eine Gruppe ohne Würfel
reason-dice-cannot-lie = { $where }: so können Würfel in Phase { $phase } nicht liegen
reason-no-set-card = { $where }: { $names }: kein Satz in Kartenreihenfolge
reason-only-during-performance = { $where }: nur während der Großen Spiele
reason-seat-more-than-one-group = { $where }: Platz { $seat } hat mehr als eine Gruppe (ROM-3.21)
reason-rule-edition-changes = { $where }: ist eine Regel; eine Ausgabe ändert nur Gedrucktes
reason-provinces-cards-left = provinces: zu zweit bleiben { $found } Karten, die Regeln brauchen 15 (ROM-2.10)
reason-senate-normal-cards = senate: { $found } übliche Karten ohne Zweispieler-Zeichen, die Regeln brauchen 15 (ROM-2.11)
reason-senate-normal-cards-epoch = senate: { $found } übliche Karten der Epoche III, nicht { $count } (Personen: { $seats }) (ROM-2.21)

## Was ein Rat zu einem Zug sagt: die Worte der Bewertung. $n ist eine Zahl mit Vorzeichen.

hint-points = Punkte { $n }
hint-forum = Punkte bei Forumswertungen { $n }
hint-forum_steps = Schritte im Forum { $n }
hint-regions = Punkte für Regionen { $n }
hint-senate_scoring = Punkte für Senatskarten { $n }
hint-senate_cards = Senatskarten { $n }
hint-provinces = Provinzen { $n }
hint-arena_set = Wert der Darbietung { $n }
hint-arena_cards = Arenakarten { $n }
hint-arena_worth = Wert der Arenakarten { $n }
hint-strength_left = Stärke in Reserve { $n }
hint-budget_left = übrige Münzen { $n }
hint-unplaced = Würfel zu setzen { $n }
hint-unplaced_sum = Augen der zu setzenden Würfel { $n }

## Das Brett im Browser

web-no-offer = Nichts im Angebot
intro = Würfel drängen sich vor um Provinzen, Ämter und die Arena.
weight = mittel
time = 60 Minuten
web-rom-military = Militär
web-rom-senate = Senat
web-rom-black-market = Schwarzmarkt
web-rom-ended = Alle { $rounds } Runden sind gespielt.
web-rom-conquer = { $card } erobern: Stärke { $strength }, { $resource }
web-rom-buy = { $card } für { $cost } kaufen
web-rom-performance = Eine Darbietung
web-rom-show-choose = Wähle drei oder mehr Arenakarten, in beliebiger Reihenfolge.
web-rom-perform = Mit { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auftreten
web-rom-performances = Darbietungen ({ $count })
web-rom-regions = Regionen: Stärke jedes Spielers

# What another player decides, after “… decides”.
asks-OrderWindow = ob sich die Reihenfolge ändert
asks-TribunusTarget = wessen Summe mehr zählt
asks-PlaceDie = wohin ein Würfel kommt
asks-AfterPlacing = ob noch Senatskarten gespielt werden
asks-PlaceAfterCards = wohin ein Würfel kommt
asks-ExhaustProvinces = welche Provinzen erschöpft werden
asks-RerollDice = welche Würfel neu geworfen werden
asks-FlipDie = welcher Würfel umgedreht wird
asks-ShiftDie = welcher Würfel sich um 1 ändert
asks-RerollMilitaryDie = welcher gesetzte Würfel neu geworfen wird
asks-LowerPlacedDie = welcher gesetzte Würfel weniger zählt
asks-RerollAnyDie = wessen Würfel neu geworfen wird
asks-DiscardSenateCard = welche Senatskarte abgeworfen wird
asks-DestroyProvince = welche Provinz verloren geht
asks-StealJewel = wem ein Juwel gestohlen wird
asks-MilitaryBonus = ob die Legion stärker wird
asks-Conquest = welche Provinz erobert wird
asks-TakeSenateCard = welche Senatskarte genommen wird
asks-Purchase = welche Arenakarten gekauft werden
asks-ForumScoring = ob für die Wertung eine Provinz erschöpft wird
asks-ForumScoringAgain = ob für die Wertung eine Provinz erschöpft wird
asks-Performance = welche Karten in der Arena auftreten
asks-TurnEnd = ob der Zug endet

# What is counted after a game.
term-stat_rolled = Gewürfelte Augen
term-stat_provinces = Eroberte Provinzen
term-stat_senate_cards = Genommene Senatskarten
term-stat_arena_cards = Gekaufte Arenakarten
term-stat_coins = Dafür ausgegebene Münzen
term-stat_performances = Darbietungen
term-stat_best_performances = Beste Darbietungen
term-stat_dice_lost = Verfallene Würfel
