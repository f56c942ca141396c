# Provincia Romana auf Deutsch. Lateinische Kartennamen werden nicht übersetzt.

## Waren, Stapel, Arten

term-clay = Lehm
term-wood = Holz
term-stone = Stein
term-gold = Gold
term-resources = Rohstoffe
term-aedificium = AEDIFICIUM
term-spqr = SPQR
term-opes = OPES
term-prestige = Prestige
term-morale = Moral
term-defence = Verteidigung
term-military = Militär
term-any = beliebig
term-production = Produktion
term-economy = Wirtschaft
term-storage = Lager

## Städte und Farben

term-massilia = Massilia
term-narbo_martius = Narbo Martius
term-forum_julii = Forum Julii
term-arelate = Arelate
term-tolosa = Tolosa
term-loupian = Loupian
term-blue = Blau
card-blue_plus = { term-blue } +{ $n }
card-blue_minus = { term-blue } −{ $n }
term-red = Rot
card-red_plus = { term-red } +{ $n }
card-red_minus = { term-red } −{ $n }
term-green = Grün
card-green_plus = { term-green } +{ $n }
card-green_minus = { term-green } −{ $n }
term-orange = Orange
card-orange_plus = { term-orange } +{ $n }
card-orange_minus = { term-orange } −{ $n }
term-purple = Violett
card-purple_plus = { term-purple } +{ $n }
card-purple_minus = { term-purple } −{ $n }
term-yellow = Gelb
card-yellow_plus = { term-yellow } +{ $n }
card-yellow_minus = { term-yellow } −{ $n }

## Gebäude

card-aquaeductus = AQUAEDUCTUS
card-armamentarium = ARMAMENTARIUM
card-amphitheatrum = AMPHITHEATRUM
card-aurifex = AURIFEX
card-carchesium = CARCHESIUM
card-circus = CIRCUS
card-colosseum = COLOSSEUM
card-domus = DOMUS
card-fodina = FODINA
card-fons = FONS
card-fornax_lateris = FORNAX LATERIS
card-forum = FORUM
card-horreum = HORREUM
card-hortus = HORTUS
card-insula = INSULA
card-lignator = LIGNATOR
card-officina = OFFICINA
card-pons = PONS
card-portus = PORTUS
card-puteus = PUTEUS
card-stabulum = STABULUM
card-statua = STATUA
card-strata = STRATA
card-emporium = EMPORIUM
card-emporium_active = { card-emporium } (aktiv)
card-exercitatio = EXERCITATIO
card-exercitatio_active = { card-exercitatio } (aktiv)
card-mola = MOLA
card-mola_active = { card-mola } (aktiv)
card-statio = STATIO
card-statio_active = { card-statio } (aktiv)
card-templum = TEMPLUM
card-templum_active = { card-templum } (aktiv)
card-turris = TURRIS
card-turris_active = { card-turris } (aktiv)
card-via_mercatoris = VIA MERCATORIS
card-via_mercatoris_active = { card-via_mercatoris } (aktiv)
card-villa = VILLA
card-villa_active = { card-villa } (aktiv)
card-vinea = VINEA
card-vinea_active = { card-vinea } (aktiv)

## Senatskarten

card-aediles = AEDILES
card-architectus = ARCHITECTUS
card-commercium_clay_wood = COMMERCIUM ({ term-clay } → { term-wood })
card-commercium_clay_stone = COMMERCIUM ({ term-clay } → { term-stone })
card-commercium_clay_gold = COMMERCIUM ({ term-clay } → { term-gold })
card-commercium_wood_clay = COMMERCIUM ({ term-wood } → { term-clay })
card-commercium_wood_stone = COMMERCIUM ({ term-wood } → { term-stone })
card-commercium_wood_gold = COMMERCIUM ({ term-wood } → { term-gold })
card-commercium_stone_clay = COMMERCIUM ({ term-stone } → { term-clay })
card-commercium_stone_wood = COMMERCIUM ({ term-stone } → { term-wood })
card-commercium_stone_gold = COMMERCIUM ({ term-stone } → { term-gold })
card-commercium_gold_clay = COMMERCIUM ({ term-gold } → { term-clay })
card-commercium_gold_wood = COMMERCIUM ({ term-gold } → { term-wood })
card-commercium_gold_stone = COMMERCIUM ({ term-gold } → { term-stone })
card-concussio = CONCUSSIO
card-coniuratio = CONIURATIO
card-consuetudo = CONSUETUDO
card-consul_metello = CONSUL CECILIO METELLO
card-consul_pompeio = CONSUL POMPEIO MAGNO
card-corruptio = CORRUPTIO
card-gloria = GLORIA { $n }
card-legio = LEGIO
card-patronus_clay = PATRONUS ({ term-clay })
card-patronus_wood = PATRONUS ({ term-wood })
card-patronus_stone = PATRONUS ({ term-stone })
card-praetor = PRAETOR

## Produktions- und Kampfkarten

card-opes = OPES { $n }
card-bellum_ii_a = BELLUM II A
card-bellum_ii_b = BELLUM II B
card-bellum_ii_c = BELLUM II C
card-bellum_iii_a = BELLUM III A
card-bellum_iii_b = BELLUM III B
card-bellum_iii_c = BELLUM III C
card-bellum_iii_d = BELLUM III D
card-bellum_v_a = BELLUM V A
card-bellum_v_b = BELLUM V B
card-bellum_v_c = BELLUM V C
card-bellum_v_d = BELLUM V D
card-bellum_vi_a = BELLUM VI A
card-bellum_vi_b = BELLUM VI B
card-bellum_vi_c = BELLUM VI C
card-bellum_vi_d = BELLUM VI D

## Was die Karten tun

effect-aquaeductus = Aquädukt: in jeder Phase 5: Moral +1.
effect-armamentarium = Waffenkammer: beim Ausspielen: Verteidigung +1.
effect-amphitheatrum = Amphitheater: beim Ausspielen: Moral +1.
effect-aurifex = Goldschmied: in jeder Phase 5: 1 Gold.
effect-carchesium = Lastkran: solange im Spiel: jedes weitere Gebäude kostet 1 Einheit weniger.
effect-circus = Rennbahn: beim Ausspielen: Moral +1.
effect-colosseum = Kolosseum: beim Ausspielen: Moral +1.
effect-domus = Stadthaus: ohne Wirkung.
effect-fodina = Steinbruch: in jeder Phase 5: 1 Stein.
effect-fons = Springbrunnen: ohne Wirkung.
effect-fornax_lateris = Ziegelofen: in jeder Phase 5: 1 Lehm.
effect-forum = Forum: ohne Wirkung.
effect-horreum = Lagerhaus: solange im Spiel: Lagergrenze 9 statt 5 je Rohstoff.
effect-hortus = Garten: beim Ausspielen: Moral +1.
effect-insula = Mietshaus: beim Ausspielen: Moral +1.
effect-lignator = Holzfäller: in jeder Phase 5: 1 Holz.
effect-officina = Werkstatt: solange im Spiel: Militär +1.
effect-pons = Brücke: nur in einer Stadt mit PONS.
effect-portus = Hafen: nur in einer Stadt mit PORTUS.
effect-puteus = Ziehbrunnen: ohne Wirkung.
effect-stabulum = Stall: solange im Spiel: Militär +1.
effect-statua = Statue: ohne Wirkung.
effect-strata = Pflasterstraße: ohne Wirkung.
effect-emporium = Handelsplatz: beim Aktivieren: 4 Gold.
effect-exercitatio = Übungsplatz: solange aktiv: Militär +1.
effect-mola = Mühle: beim Aktivieren: Moral +1.
effect-statio = Wachposten: solange aktiv: Militär +2.
effect-templum = Tempel: beim Aktivieren: Moral +1.
effect-turris = Turm: beim Aktivieren: Verteidigung +1.
effect-via_mercatoris = Händlerstraße: beim Aktivieren: 2 Gold.
effect-villa = Landhaus: beim Aktivieren: 1 Gold, Moral +1.
effect-vinea = Weinberg: beim Aktivieren: 1 Gold, Moral +1.
effect-aediles = Ädilen: eine Reaktion, die ein Gebäude rettet: gratis gegen die Gallier, 2 Gold gegen CONIURATIO.
effect-architectus = Architekt: 4 Gold; bleibt liegen: jedes weitere Gebäude kostet 1 Lehm, Holz oder Stein weniger.
effect-commercium_clay_wood = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_clay_stone = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_clay_gold = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_wood_clay = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_wood_stone = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_wood_gold = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_stone_clay = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_stone_wood = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_stone_gold = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_gold_clay = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_gold_wood = Handel: tausche eins zu eins, so oft du willst.
effect-commercium_gold_stone = Handel: tausche eins zu eins, so oft du willst.
effect-concussio = Erpressung: 2 Gold; bleibt liegen: ein Gegner zahlt jede Runde Steuern, auch wenn er befreit ist.
effect-coniuratio = Verschwörung: 5 Gold: zerstöre ein Gebäude eines Gegners.
effect-consuetudo = Beziehungen: 2 Gold: sieh die obersten 10 Gebäudekarten an, behalte eine, lege die anderen beliebig geordnet zurück.
effect-consul_metello = Konsul: 3 Gold: Verteidigung +2.
effect-consul_pompeio = Konsul: 3 Gold: Verteidigung +2.
effect-corruptio = Korruption: 3 beliebige Rohstoffe; bleibt liegen: keine Steuern mehr.
effect-gloria_2 = Ruhm: 2 Gold; bleibt liegen: 2 Prestige bei Spielende.
effect-gloria_3 = Ruhm: 2 Gold; bleibt liegen: 3 Prestige bei Spielende.
effect-gloria_4 = Ruhm: 2 Gold; bleibt liegen: 4 Prestige bei Spielende.
effect-gloria_5 = Ruhm: 2 Gold; bleibt liegen: 5 Prestige bei Spielende.
effect-legio = Legion: 2 Gold: Verteidigung +1.
effect-patronus_clay = Gönner: 1 Gold: nimm 2 Lehm, 1 Stein.
effect-patronus_wood = Gönner: 1 Gold: nimm 1 Lehm, 2 Holz.
effect-patronus_stone = Gönner: 1 Gold: nimm 1 Holz, 2 Stein.
effect-praetor = Prätor: gratis: keine Steuer in dieser Runde.
effect-bellum_ii_a = Angriffsstärke 4: −2 Holz; wenn das nicht geht: −2 Gold.
effect-bellum_ii_b = Angriffsstärke 5: −1 Moral; wenn das nicht geht: −2 Stein.
effect-bellum_ii_c = Angriffsstärke 6: −1 Verteidigungsgebäude; wenn das nicht geht: −1 Produktionsgebäude.
effect-bellum_iii_a = Angriffsstärke 3: −2 Lehm; wenn das nicht geht: −2 Holz.
effect-bellum_iii_b = Angriffsstärke 4: −3 Gold; wenn das nicht geht: −1 Moral.
effect-bellum_iii_c = Angriffsstärke 5: −1 Produktionsgebäude; wenn das nicht geht: −1 beliebiges Gebäude.
effect-bellum_iii_d = Angriffsstärke 6: −2 Prestige.
effect-bellum_v_a = Angriffsstärke 2: −1 Produktionsgebäude; wenn das nicht geht: −3 Gold.
effect-bellum_v_b = Angriffsstärke 3: −1 Moralgebäude; wenn das nicht geht: −2 Prestige.
effect-bellum_v_c = Angriffsstärke 4: −1 Verteidigungsgebäude; wenn das nicht geht: −1 Prestigegebäude.
effect-bellum_v_d = Angriffsstärke 5: −4 Prestige.
effect-bellum_vi_a = Angriffsstärke 2: −4 Stein; wenn das nicht geht: −2 Prestige.
effect-bellum_vi_b = Angriffsstärke 3: −4 Prestige.
effect-bellum_vi_c = Angriffsstärke 4: −1 Prestigegebäude; wenn das nicht geht: −1 beliebiges Gebäude.
effect-bellum_vi_d = Angriffsstärke 5: −4 Prestige.
effect-opes_01 = Quaestor-Hälfte: 5 Stein; untere Hälfte: 3 Stein.
effect-opes_02 = Quaestor-Hälfte: 1 Lehm, 3 Stein; untere Hälfte: 2 Stein.
effect-opes_03 = Quaestor-Hälfte: 1 Holz, 3 Stein; untere Hälfte: 1 Holz, 2 Stein.
effect-opes_04 = Quaestor-Hälfte: 2 Stein, 2 Gold; untere Hälfte: 1 Stein, 1 Gold.
effect-opes_05 = Quaestor-Hälfte: 4 Holz; untere Hälfte: 3 Holz.
effect-opes_06 = Quaestor-Hälfte: 1 Lehm, 3 Holz; untere Hälfte: 1 Lehm, 2 Holz.
effect-opes_07 = Quaestor-Hälfte: 2 Holz, 2 Stein; untere Hälfte: 1 Holz, 1 Stein.
effect-opes_08 = Quaestor-Hälfte: 2 Holz, 2 Gold; untere Hälfte: 1 Holz, 1 Gold.
effect-opes_09 = Quaestor-Hälfte: 4 Lehm; untere Hälfte: 3 Lehm.
effect-opes_10 = Quaestor-Hälfte: 2 Lehm, 2 Holz; untere Hälfte: 1 Lehm, 1 Holz.
effect-opes_11 = Quaestor-Hälfte: 2 Lehm, 2 Stein; untere Hälfte: 1 Lehm, 1 Stein.
effect-opes_12 = Quaestor-Hälfte: 2 Lehm, 2 Gold; untere Hälfte: 1 Lehm, 1 Gold.
effect-opes_13 = Quaestor-Hälfte: 1 Lehm, 1 Holz, 1 Stein, 1 Gold; untere Hälfte: 1 Lehm, 1 Holz, 1 Stein.
effect-opes_14 = Quaestor-Hälfte: 4 Gold; untere Hälfte: 3 Gold.
effect-opes_15 = Quaestor-Hälfte: 1 Lehm, 1 Holz, 1 Stein; untere Hälfte: 1 Lehm, 1 Holz, 1 Stein.

## Wörter des Tisches

term-round = Runde
term-round_number = Runde { $n }
term-phase_0 = Aufbau
term-phase_1 = Karten auswählen
term-phase_2 = Karten ausspielen
term-phase_3 = Kampf
term-phase_4 = Unterhalt und Steuern
term-phase_5 = Gebäude aktivieren
term-phase_6 = Letzter Ausspielzug
term-battle = Kampf
term-strength = Angriffsstärke
term-battle_to_come = { $n }: ?
term-gauls = Gallier
term-start_player = Startspieler
term-supply = Vorrat
term-player = Spieler
term-city = Stadt
term-hand = Handkarten
term-face_down = verdeckt
term-decks = Stapel
term-display = Ausgelegt
term-your_hand = Deine Hand
term-your_tokens = Deine Kampfsteine
term-token_down = gelegt
term-known_top = Oben auf dem Gebäudestapel, nur dir bekannt
term-committed = Stein gelegt
term-concussio_on = CONCUSSIO gegen { $target }
term-you = du
term-amounts =
    { $clay ->
        [0] {""}
       *[other] { " " }{ $clay } { term-clay }
    }{ $wood ->
        [0] {""}
       *[other] { " " }{ $wood } { term-wood }
    }{ $stone ->
        [0] {""}
       *[other] { " " }{ $stone } { term-stone }
    }{ $gold ->
        [0] {""}
       *[other] { " " }{ $gold } { term-gold }
    }

## Fragen

step-ChooseTown = Wähle deine Stadt.
step-DealHands = Die Karten werden verteilt.
step-ChooseDeck = Wähle einen Stapel: sechs Karten werden ausgelegt, jeder nimmt eine, du zuerst.
step-TakeCard = Nimm eine der ausgelegten Karten ({ $deck }).
step-PlayTurn =
    { $final ->
        [true] Letzter Ausspielzug: spiele Karten aus und tausche, dann beende.
       *[false] Spiele Karten aus und tausche, so viel du willst; dann beende.
    }
step-ChooseDiscount = { $card }: welcher Teil der Kosten ist um 1 geringer?
step-ChooseTimes = { $card }: wie oft?
step-ChooseTarget = CONCUSSIO: gegen wen?
step-ChooseVictim = CONIURATIO: gegen wen?
step-ChooseBuilding = CONIURATIO: welches Gebäude von { $victim } wird zerstört?
step-AnswerConiuratio = CONIURATIO gegen { $building } von { $victim }: rette es mit AEDILES oder verzichte.
step-KeepCard = CONSUETUDO: behalte eine der { $number } Karten.
step-ArrangeCards = CONSUETUDO: lege { $number } Karten zurück auf den Stapel, die oberste zuerst.
step-PayResources =
    Zahle noch { $left ->
        [one] 1 Rohstoff
       *[other] { $left } Rohstoffe
    }, Lehm vor Holz vor Stein.
step-HandLimit =
    Handkartenlimit: lege noch { $number ->
        [one] 1 Karte
       *[other] { $number } Karten
    } verdeckt ab.
step-ChooseTokens = Kampf: lege verdeckt einen Kampfstein.
step-Battle = Der Kampf wird ausgewertet.
step-LoseBuilding =
    Die Gallier nehmen { $tag_key ->
       *[any] ein beliebiges Gebäude
        [prestige] ein Prestigegebäude
        [production] ein Produktionsgebäude
        [defence] ein Verteidigungsgebäude
        [morale] ein Moralgebäude
        [economy] ein Wirtschaftsgebäude
        [storage] das HORREUM
    }: wähle es oder spiele AEDILES.
step-Upkeep = Unterhalt und Steuern.
step-Activate = Aktiviere Gebäude für je 1 Prestige oder höre auf.

## Protokoll

log-takes-town = { $seat } nimmt { $town }.
log-dealt = { $seat } beginnt mit { $card }.
    .hidden = { $seat } beginnt mit einer Gebäudekarte.
log-round = Runde { $number }; Startspieler: { $seat }.
log-selects = { $seat } wählt { $deck }.
log-no-selection = Für { $seat } ist kein Stapel übrig.
log-reshuffles = Der Ablagestapel von { $deck } wird gemischt.
log-lays-out = Ausgelegt: { $cards }; verdeckt: { $number }.
log-takes = { $seat } nimmt { $card }.
log-takes-hidden = { $seat } nimmt eine verdeckte Karte ({ $deck }): { $card }.
    .hidden = { $seat } nimmt eine verdeckte Karte ({ $deck }).
log-opes-quaestor =
    { $seat } nutzt die Quaestor-Hälfte von { $card }:{ $total ->
        [0] { " " }nichts
       *[other] { term-amounts }
    }.
log-opes-other =
    { $seat } nutzt die untere Hälfte von { $card }:{ $total ->
        [0] { " " }nichts
       *[other] { term-amounts }
    }.
log-clears = Abgelegt ({ $deck }): { $cards }; ungesehen: { $number }.
log-builds =
    { $seat } baut { $card } und zahlt{ $total ->
        [0] { " " }nichts
       *[other] { term-amounts }
    }. Prestige: { $prestige }.
log-builds-discounted =
    { $seat } baut { $card } mit Nachlass und zahlt{ $total ->
        [0] { " " }nichts
       *[other] { term-amounts }
    }. Prestige: { $prestige }.
log-plays =
    { $gold ->
        [0] { $seat } spielt { $card }.
       *[other] { $seat } spielt { $card } für { $gold } Gold.
    }
log-exchanges = { $seat } tauscht { $amount } Gold gegen 1 { $good }.
log-discards-duplicate = { $seat } legt ein zweites { $card } ab.
log-ends-turn = { $seat } beendet den Zug.
log-trades = { $seat } führt { $card } { $number ->
        [one] einmal
       *[other] { $number }-mal
    } aus.
log-extorts = Von nun an zahlt { $target } immer Steuern.
log-conspires = { $seat } spielt CONIURATIO gegen { $card } von { $target }.
log-aediles-coniuratio = { $seat } rettet { $card } mit AEDILES für { $gold } Gold.
log-looks = { $seat } sieht { $number } Gebäudekarten an: { $cards }.
    .hidden = { $seat } sieht { $number } Gebäudekarten an.
log-keeps = { $seat } behält { $card }.
    .hidden = { $seat } behält eine davon.
log-puts-back = { $seat } legt { $card } zurück.
    .hidden = { $seat } legt eine Karte zurück.
log-pays-resource = { $seat } zahlt 1 { $good }.
log-hides = { $seat } legt { $card } verdeckt ab ({ $deck }).
    .hidden = { $seat } legt eine Karte verdeckt ab ({ $deck }).
log-commits = { $seat } legt einen Kampfstein.
log-tokens = Die Kampfsteine: { $tokens }.
log-gauls = Die Gallier greifen mit Stärke { $strength } an ({ $card }).
log-wins-battle = { $seat } gewinnt den Kampf mit Stärke { $strength }.
log-loses-battle = { $seat } verliert den Kampf mit Stärke { $strength }.
log-loses-goods = { $seat } verliert { $amount } { $good }.
log-loses-morale = { $seat } verliert { $amount } Moral und hat { $morale }.
log-loses-prestige = { $seat } verliert { $amount } Prestige und hat { $prestige }.
log-destroyed = { $card } von { $seat } wird zerstört und kehrt auf die Hand zurück. Prestige: { $prestige }.
log-aediles-gauls = { $seat } rettet ein Gebäude mit AEDILES.
log-surplus = { $seat } kann { $amount } { $good } nicht mehr lagern.
log-upkeep = Unterhalt von { $seat }: Moral { $morale }, Verteidigung { $defence }.
log-pays-tax = { $seat } zahlt { $amount } Gold Steuer.
log-tax-free = { $seat } ist steuerfrei.
log-activates = { $seat } aktiviert { $card }. Prestige: { $prestige }.
log-income =
    Einkommen von { $seat }:{ $total ->
        [0] { " " }nichts
       *[other] { term-amounts }
    }. Moral: { $morale }.
log-final-turn = Der letzte Ausspielzug beginnt mit { $seat }.
log-scores = { $seat }: { $points } für Gold, { $glory } für GLORIA; zusammen { $prestige } Prestige.
log-game-over =
    { $winners_count ->
        [one] { $winners } wird Prokonsul.
       *[other] { $winners } teilen sich den Sieg.
    }

## Züge

move-town = { $a } nehmen
move-select = { $a } wählen
move-take = { $a } nehmen
move-take_face_down = verdeckte Karte { $a } nehmen
move-build = { $a } bauen
move-play = { $a } spielen
move-exchange = 2 Gold gegen 1 { $a } tauschen
move-discard = { $a } ablegen
move-end = Zug beenden
move-discount = 1 { $a } weniger
move-times = { $a }-mal
move-against = gegen { $a_player }
move-destroy = { $a } zerstören
move-aediles = AEDILES spielen
move-decline = verzichten
move-keep = { $a } behalten
move-put = als Nächstes { $a } zurücklegen
move-pay = 1 { $a } zahlen
move-token = { $a } legen
move-lose = { $a } verlieren
move-activate = { $a } aktivieren
move-stop = nichts mehr aktivieren

## Optionen

option-building_counts = Anzahl FORNAX LATERIS
option-building_counts-doc = Wie viele FORNAX LATERIS es gibt.
choice-building_counts-corrected = 6, damit es 132 Gebäude sind
choice-building_counts-printed = 8, wie die Kartenliste sagt
option-strata_unique = STRATA einzigartig
option-strata_unique-doc = STRATA darf nur einmal in einer Stadt stehen.
option-start_resource_order = Startrohstoffe
option-start_resource_order-doc = Wie die unbeschrifteten Spalten der Starttabelle gelesen werden.
choice-start_resource_order-clay_wood_stone = Lehm, Holz, Stein
choice-start_resource_order-wood_clay_stone = Holz, Lehm, Stein
option-destroy_reverts_steps = Zerstörung nimmt Schritte zurück
option-destroy_reverts_steps-doc = Ein zerstörtes Gebäude nimmt auch seinen Schritt bei Moral oder Verteidigung zurück.
option-destroyed_active_value = Wert eines zerstörten aktiven Gebäudes
option-destroyed_active_value-doc = Wie viel Prestige ein aktiviertes Gebäude bei seiner Zerstörung kostet.
choice-destroyed_active_value-net = aufgedrucktes Prestige minus 1
choice-destroyed_active_value-printed = volles aufgedrucktes Prestige
option-gloria_limit = Anzahl GLORIA
option-gloria_limit-doc = Wie viele GLORIA-Karten man ausspielen darf.
choice-gloria_limit-one_only = eine
choice-gloria_limit-highest_counts = beliebig viele, nur die beste zählt
option-penalty_order = Erste Strafe
option-penalty_order-doc = Welche von zwei Strafen einer BELLUM-Karte zuerst zu zahlen ist.
choice-penalty_order-right_first = die rechts vom Schrägstrich
choice-penalty_order-left_first = die links davon
option-activation_into_negative = Aktivieren unter null
option-activation_into_negative-doc = Ein Gebäude darf auch ohne Prestigepunkt aktiviert werden.
option-tie_gold = Gold bei Gleichstand
option-tie_gold-doc = Welches Gold bei Gleichstand zählt.
choice-tie_gold-after_conversion = die 0 bis 2 übrigen Münzen
choice-tie_gold-before_conversion = alle Münzen vor der Umwandlung in Prestige
option-removed_buildings = Entfernte Gebäude
option-removed_buildings-doc = Wie viele Gebäudekarten ungesehen aus dem Spiel gehen.
choice-removed_buildings-leave_84 = alle bis auf 84
choice-removed_buildings-exactly_42 = 42, wie die Regel sagt
option-consul_counts = Anzahl CONSUL
option-consul_counts-doc = Wie viele Karten es von jedem der beiden CONSUL gibt.
choice-consul_counts-corrected = 2, damit es 50 Senatskarten sind
choice-consul_counts-printed = 1, also 2 insgesamt, wie die Kartenliste sagt
option-discard_duplicates = Doppelte ablegen
option-discard_duplicates-doc = Welche einzigartigen Gebäude im eigenen Zug abgelegt werden dürfen.
choice-discard_duplicates-built = die schon in der Stadt stehen
choice-discard_duplicates-held = auch die, von denen man zwei auf der Hand hat
option-second_architectus = Zweiter ARCHITECTUS
option-second_architectus-doc = Ein zweiter ARCHITECTUS darf ausgespielt werden, ohne Wirkung.
option-second_corruptio = Zweite CORRUPTIO
option-second_corruptio-doc = Eine zweite CORRUPTIO darf ausgespielt werden, ohne Wirkung.
option-second_praetor = PRAETOR ohne Wirkung
option-second_praetor-doc = PRAETOR darf in derselben Runde noch einmal und auch im letzten Ausspielzug gespielt werden, ohne Wirkung.

## Wie es ausging

tie-none = Das meiste Prestige.
tie-personal_building = Gleiches Prestige; das persönliche AEDIFICIUM entschied.
tie-gold = Gleiches Prestige; das übrige Gold entschied.
tie-resources = Gleiches Prestige und Gold; die Rohstoffe entschieden.
tie-morale = Sonst alles gleich; die Moral entschied.
tie-shared = In allem gleich: geteilter Sieg.
