# Provincia Romana auf Deutsch. Lateinische Kartennamen werden nicht übersetzt.

## Waren, Stapel, Arten

term-title = Provincia Romana
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
term-any_building = beliebiges Gebäude
term-prestige_building = Prestigegebäude
term-production_building = Produktionsgebäude
term-defence_building = Verteidigungsgebäude
term-morale_building = Moralgebäude
term-economy_building = Wirtschaftsgebäude
term-storage_building = HORREUM

## Städte und Farben

term-massilia = Massilia
term-narbo_martius = Narbo Martius
term-forum_julii = Forum Julii
term-arelate = Arelate
term-tolosa = Tolosa
term-loupian = Loupian
term-blue = Blau
term-red = Rot
term-green = Grün
term-orange = Orange
term-purple = Violett
term-yellow = Gelb
card-token =
    { $colour } { $sign_key ->
        [plus] +
       *[minus] −
    }{ $n }

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
card-exercitatio = EXERCITATIO
card-mola = MOLA
card-statio = STATIO
card-templum = TEMPLUM
card-turris = TURRIS
card-via_mercatoris = VIA MERCATORIS
card-villa = VILLA
card-vinea = VINEA
card-blank_1 = Blanko-Gebäude 1
card-blank_2 = Blanko-Gebäude 2
card-blank_3 = Blanko-Gebäude 3
card-blank_4 = Blanko-Gebäude 4, zu aktivieren
card-blank_5 = Blanko-Gebäude 5, zu aktivieren
card-active = { $card } (aktiv)

## Senatskarten

card-aediles = AEDILES
card-architectus = ARCHITECTUS
card-commercium = COMMERCIUM ({ $give } → { $take })
card-concussio = CONCUSSIO
card-coniuratio = CONIURATIO
card-consuetudo = CONSUETUDO
card-consul_metello = CONSUL CECILIO METELLO
card-consul_pompeio = CONSUL POMPEIO MAGNO
card-corruptio = CORRUPTIO
card-gloria = GLORIA { $value }
card-legio = LEGIO
card-patronus = PATRONUS ({ $gain })
card-praetor = PRAETOR
card-commercium_blank = Blanko-COMMERCIUM
card-gloria_blank = Blanko-GLORIA
card-legio_blank = Blanko-LEGIO
card-patronus_blank = Blanko-PATRONUS

## Produktions- und Kampfkarten

card-opes = OPES { $n }
card-bellum = BELLUM { $numeral } { $letter }

## Was die Namen bedeuten

gloss-aquaeductus = Aquädukt
gloss-armamentarium = Waffenkammer
gloss-amphitheatrum = Amphitheater
gloss-aurifex = Goldschmied
gloss-carchesium = Lastkran
gloss-circus = Rennbahn
gloss-colosseum = Kolosseum
gloss-domus = Stadthaus
gloss-fodina = Steinbruch
gloss-fons = Springbrunnen
gloss-fornax_lateris = Ziegelofen
gloss-forum = Forum
gloss-horreum = Lagerhaus
gloss-hortus = Garten
gloss-insula = Mietshaus
gloss-lignator = Holzfäller
gloss-officina = Werkstatt
gloss-pons = Brücke
gloss-portus = Hafen
gloss-puteus = Ziehbrunnen
gloss-stabulum = Stall
gloss-statua = Statue
gloss-strata = Pflasterstraße
gloss-emporium = Handelsplatz
gloss-exercitatio = Übungsplatz
gloss-mola = Mühle
gloss-statio = Wachposten
gloss-templum = Tempel
gloss-turris = Turm
gloss-via_mercatoris = Händlerstraße
gloss-villa = Landhaus
gloss-vinea = Weinberg
gloss-building = Gebäude
gloss-aediles = Ädilen
gloss-architectus = Architekt
gloss-commercium = Handel
gloss-concussio = Erpressung
gloss-coniuratio = Verschwörung
gloss-consuetudo = Beziehungen
gloss-consul = Konsul
gloss-corruptio = Korruption
gloss-gloria = Ruhm
gloss-legio = Legion
gloss-patronus = Gönner
gloss-praetor = Prätor

## Was die Karten tun

effect-building =
    { $gloss }.{ $gains_count ->
        [0] { "" }
       *[other]
            { $type_key ->
                [inactive] { " " }Beim Aktivieren: { $gains }.
               *[active] { " " }Beim Ausspielen: { $gains }.
            }
    }{ $income_count ->
        [0] { "" }
       *[other] { " " }In jeder Phase 5: { $income }.
    }{ $military ->
        [0] { "" }
       *[other]
            { $type_key ->
                [inactive] { " " }Solange aktiv: Militär +{ $military }.
               *[active] { " " }Solange im Spiel: Militär +{ $military }.
            }
    }{ $special_key ->
        [carchesium] { " " }Solange im Spiel: jedes weitere Gebäude kostet 1 Lehm, Holz, Stein oder Gold weniger.
        [horreum] { " " }Solange im Spiel: Lagergrenze { $storage } statt { $small_storage } je Rohstoff.
        [pons] { " " }Nur in einer Stadt mit PONS.
        [portus] { " " }Nur in einer Stadt mit PORTUS.
       *[none] { "" }
    }{ $unique ->
        [true] { " " }Nur einmal je Stadt.
       *[other] { " " }Mehrfach baubar.
    }
effect-aediles = { $gloss }: eine Reaktion, die ein Gebäude rettet: gratis gegen die Gallier, { $gold } Gold gegen CONIURATIO.
effect-architectus =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } Gold
    }; bleibt liegen: jedes weitere Gebäude kostet 1 Lehm, Holz oder Stein weniger.{ $second_architectus ->
        [true] { " " }Eine zweite Karte hat keine Wirkung.
       *[other] { " " }Nur eine je Spieler.
    }
effect-commercium =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } Gold
    }: { $give } → { $take }, so oft du willst.
effect-concussio =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } Gold
    }; bleibt liegen: ein Gegner zahlt jede Runde Steuern, auch wenn er befreit ist.
effect-coniuratio =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } Gold
    }: zerstöre ein Gebäude eines Gegners.
effect-consuetudo =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } Gold
    }: sieh die obersten { $cards } Gebäudekarten an, behalte eine, lege die anderen beliebig geordnet zurück.
effect-consul =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } Gold
    }: Verteidigung +{ $defence }.
effect-corruptio =
    { $gloss }: { $gold ->
        [0] { "" }
       *[other] { $gold } Gold, { "" }
    }{ $resources } beliebige Rohstoffe; bleibt liegen: keine Steuern mehr bis zum Spielende.{ $second_corruptio ->
        [true] { " " }Eine zweite Karte hat keine Wirkung.
       *[other] { " " }Nur eine je Spieler.
    }
effect-gloria =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } Gold
    }; bleibt liegen: { $value } Prestige bei Spielende.{ $gloria_limit_key ->
        [highest_counts] { " " }Von mehreren zählt nur die beste.
       *[other] { " " }Nur eine je Spieler.
    }
effect-legio = { effect-consul }
effect-patronus =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } Gold
    }: nimm { $gain }.
effect-praetor =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } Gold
    }: keine Steuer in dieser Runde.{ $second_praetor ->
        [true] { " " }Ohne Wirkung auch ein zweites Mal in der Runde und im letzten Ausspielzug.
       *[other] { " " }Nicht zweimal in einer Runde, nicht im letzten Ausspielzug.
    }
effect-bellum =
    Angriffsstärke { $strength }: −{ $first_amount } { $first }{ $substitute_amount ->
        [0] { "" }
       *[other] ; wenn das nicht geht: −{ $substitute_amount } { $substitute }
    }.
effect-opes = Quaestor-Hälfte: { $quaestor }; untere Hälfte: { $other }.

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
term-committed = Kampfstein gelegt
term-only_once = nur einmal je Stadt
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
step-ArrangeCards = CONSUETUDO: lege { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } zurück auf den Stapel, die oberste zuerst.
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

## Ablehnungen

reason-aediles-reaction-never = AEDILES ist eine Reaktion und wird nie im eigenen Zug gespielt
reason-horreum-can-never = HORREUM kann nie abgelegt werden
reason-activate-building-or-stop = aktiviere erst ein Gebäude oder höre auf
reason-answer-coniuratio-aediles = antworte erst auf CONIURATIO: AEDILES oder verzichten
reason-most-exchanges-possible = höchstens { $most } Tausche sind möglich
reason-choose-deck = wähle erst einen Stapel
reason-choose-town = wähle erst eine Stadt
reason-choose-opponent = wähle einen Gegner
reason-choose-building-coniuratio = wähle erst das Gebäude, das CONIURATIO zerstören soll
reason-choose-building-lose = wähle erst das Gebäude, das du verlierst
reason-choose-which-part = wähle, welcher Teil der Kosten von { $card } geringer ist
reason-choose-whom-concussio = wähle erst, gegen wen CONCUSSIO geht
reason-choose-whom-coniuratio = wähle erst, gegen wen CONIURATIO geht
reason-discard-more-cards = lege erst noch { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } ab
reason-lack = für { $card } fehlt dir { $amount } { $good }
reason-lack-and-more = für { $card } fehlt dir { $amount } { $good } und mehr
reason-from-would-too = ab { $good } hättest du zu wenig, um fertig zu zahlen
reason-turn-play-cards = du bist am Zug, Karten auszuspielen: bauen, spielen, tauschen, ablegen oder beenden
reason-keep-one-cards = behalte erst eine der Karten, die du ansiehst
reason-name-clay-before = nenne Lehm vor Holz vor Stein
reason-name-discards-order-hand = nenne deine abgelegten Karten in der Reihenfolge deiner Hand: nach { $card }
reason-name-discards-order = nenne deine abgelegten Karten in der Reihenfolge deiner Hand: nach { $card } blieben zu wenige
reason-no-inactive-stands = in deiner Stadt steht kein inaktives { $card }
reason-no-opponent-building = kein Gegner hat ein Gebäude
reason-not-even-one-exchange = mit deinen Waren, deinem Lager und dem Vorrat ist nicht ein einziger Tausch von { $card } möglich
reason-only-carchesium-reduces = nur CARCHESIUM verringert Gold
reason-only-unique-building = im eigenen Zug kann nur ein einzigartiges Gebäude abgelegt werden, das schon in deiner Stadt steht
reason-only-unique-building-whose = abgelegt werden kann nur ein einzigartiges Gebäude, das schon in deiner Stadt steht oder das du zweimal auf der Hand hast
reason-pay-more-resources = zahle erst noch { $left ->
        [one] { $left } Rohstoff
       *[other] { $left } Rohstoffe
    }
reason-put-down-combat = lege erst einen Kampfstein
reason-put-other-cards = lege erst die anderen Karten auf den Stapel zurück, die oberste zuerst
reason-say-how-often = sage, wie oft: 1- bis { $most }-mal
reason-seat-no-building = Platz { $other } hat kein Gebäude
reason-take-one-cards = nimm erst eine der ausgelegten Karten
reason-needs-need-good = dafür braucht es { $need } { $good }, du hast { $have }
reason-supply-no = im Vorrat gibt es kein { $good }
reason-no-taxes-after = nach dem letzten Ausspielzug gibt es keine Steuern
reason-no-building-card = es gibt keine Gebäudekarte anzusehen
reason-no-face-down = die verdeckte Karte { $place } gibt es nicht mehr
reason-with-discount-cannot = mit diesem Nachlass kannst du { $card } nicht bezahlen
reason-not-token = du hast den Kampfstein { $token } nicht
reason-already-played-gloria = du hast schon eine GLORIA gespielt
reason-no-good = du hast kein { $good }
reason-city-stores-most = deine Stadt lagert höchstens { $limit } { $good }
reason-town-shows-so-cannot = deine Stadt zeigt { $own }, deshalb kann { $card } nicht gebaut werden
reason-costs-no = { $card } kostet kein { $good }
reason-not-lie-face = { $card } liegt hier nicht offen
reason-not-stand-city = { $card } steht nicht in der Stadt von Platz { $other }
reason-not-in-city = { $card } steht nicht in deiner Stadt
reason-already-play-before = { $card } liegt schon vor dir im Spiel
reason-no-building = { $card } ist kein Gebäude der Art { $tag }
reason-not-among-cards-left = { $card } ist nicht unter den übrigen Karten
reason-not-among-cards = { $card } ist nicht unter den Karten, die du ansiehst
reason-not-hand = { $card } ist nicht auf deiner Hand
reason-unique-and-already = { $card } ist einzigartig und steht schon in deiner Stadt
reason-no-action-marker = { $deck } hat keinen Aktionsmarker mehr
reason-no-card-left = { $deck } hat keine Karte mehr
reason-already-taken-seat = { $town } hat schon Platz { $other }
reason-must-entries = { $where }: muss { $count } Einträge haben
reason-bellum-one-card = bellum: nötig ist je eine Karte der Gruppen II, III, V und VI
reason-face-up-face = face_up, face_down: Karten liegen nur aus, solange genommen wird (Schritt TakeCard)
reason-players-more-prestige = players: mehr Prestigekarten, als es gibt
reason-players-somebody-no-town = players: jemand hat keine Stadt
reason-each-concussio-front = { $where }: jede ausliegende CONCUSSIO braucht einen Gegner als Ziel
reason-other-cards-lie = { $where }: dort liegen andere Karten
reason-these-not-tokens = { $where }: das sind nicht die gespielten Kampfsteine
reason-not-what-everybody = { $where }: das ist nicht, was alle von der Hand wissen
reason-no-battle-round = { $where }: in Runde { $round } gibt es keinen Kampf
reason-bellum-no-card = bellum: keine Karte für den Kampf der Runde { $round }
reason-not-amount-each = { $where }: { $value } ist nicht je eine Menge von { $names }
reason-exchange-nothing-could = { $where }: ein Tausch für nichts ließe sich endlos wiederholen
reason-exactly-one-1 = { $where }: { $value } muss genau eine 1 enthalten
reason-rows-needed-each = { $where }: nötig sind { $seats } Zeilen, jede mit Prestige und { $names }
reason-prestige-0-or-less = { $where }: Prestige ist 0 oder weniger, von jedem Rohstoff sind es 0 bis { $most }
reason-players-would-start = { $where }: die Spieler begännen mit mehr, als es gibt: { $names }

## Was ein Rat zu einem Zug sagt: die Worte der Bewertung. $n ist eine Zahl mit Vorzeichen.

hint-prestige = { term-prestige } { $n }
hint-gold = { term-gold } { $n }
hint-clay = { term-clay } { $n }
hint-wood = { term-wood } { $n }
hint-stone = { term-stone } { $n }
hint-morale = { term-morale } { $n }
hint-income = künftige Rohstoffe { $n }
hint-income_gold = künftiges Gold { $n }
hint-strength = Stärke gegen die Gallier { $n }
hint-battles = Sicherheit im Kampf { $n }
hint-affordable = baubares Prestige { $n }
hint-planned =
    { $way ->
        [more] Pläne rücken näher
       *[less] Pläne rücken ferner
    }
hint-buildings_in_hand = Gebäude auf der Hand { $n }
hint-gloria = GLORIA { $n }
hint-gloria_in_hand = GLORIA auf der Hand { $n }
hint-commercium = COMMERCIUM { $n }
hint-soldiers_in_hand = CONSUL oder LEGIO auf der Hand { $n }
hint-other_senate = Senatskarten { $n }
hint-discount =
    { $way ->
        [more] alle Gebäude billiger
       *[less] kein Nachlass mehr
    }
hint-tax_free =
    { $way ->
        [more] keine Steuern mehr
       *[less] wieder Steuern
    }
hint-to_activate = zu aktivierende Gebäude { $n }
hint-token_sum = eigene Kampfsteine { $n }
hint-crowded = überzählige Karten { $n }

## Das Brett im Browser

intro = Baue in sechs Runden eine Stadt Galliens wieder auf und halte sie gegen die Gallier.
weight = mittel
time = 90 Minuten
web-pro-quaestor = für den, der den Stapel wählte
web-pro-others = andere
web-pro-else = sonst
web-pro-building = { $tag }
web-pro-tag-production = Produktionsgebäude
web-pro-tag-defence = Verteidigungsgebäude
web-pro-tag-morale = Moralgebäude
web-pro-tag-prestige = Prestigegebäude
web-pro-tag-economy = Wirtschaftsgebäude
web-pro-tag-any = Gebäude
web-pro-inactive = inaktiv
web-pro-markers =
    { $count ->
        [0] kein Aktionsmarker mehr
        [one] ein Aktionsmarker
       *[other] { $count } Aktionsmarker
    }
web-pro-display = Auslage
web-pro-face-down = Verdeckte Karte { $n }
web-pro-looking = Du siehst dir an
web-pro-tax-free = zahlt keine Steuer
web-pro-known = bekannte Karten
web-pro-tokens = Kampfsteine:
web-pro-token-down = gelegt:
web-pro-tokens-left = Kampfsteine: { $count }
web-pro-city = Stadt
web-pro-hand = Hand
web-pro-phase-0 = Aufbau
web-pro-phase-1 = Karten auswählen
web-pro-phase-2 = Karten ausspielen
web-pro-phase-3 = Kampf
web-pro-phase-4 = Unterhalt und Steuern
web-pro-phase-5 = Gebäude aktivieren
web-pro-phase-6 = Letzter Zug
web-pro-deck-aedificium = Gebäude
web-pro-deck-spqr = Senat
web-pro-deck-opes = Produktion
web-pro-unique = einzigartig: eines je Stadt
web-pro-repeatable = mehrfach baubar
web-pro-unique-doc = Eines je Stadt.
web-pro-repeatable-doc = Eine Stadt darf mehrere haben.
web-pro-gauls-may = Gallier: { $low } bis { $high }
web-pro-battle = Kampf der Runde { $round }
web-pro-holds = hält stand
web-pro-falls = verliert
web-pro-lost = Verluste
web-pro-short = { $short } zu wenig
web-pro-threats = Die Gallier können haben
web-pro-doubt = ungewiss
web-pro-tokens-head = Kampfsteine
web-pro-pay = { $goods } bezahlen
web-pro-lay-out = Karten auslegen: { $deck }
web-pro-take-opes = Rohstoffe nehmen: du { $first }, die anderen { $rest }
web-pro-activate = { $card } aktivieren: +1 Prestige
web-pro-build = { $card } bauen: { $cost } → { $prestige } Prestige
web-pro-ended = Alle { $rounds } Runden sind gespielt.
web-pro-token-for = { $value } für { $name }
web-pro-no-hand = keine Karten auf der Hand

# What another player decides, after “… decides”.
asks-ChooseTown = welche Stadt wiederaufgebaut wird
asks-ChooseDeck = welche Karten ausgelegt werden
asks-TakeCard = welche Karte genommen wird
asks-PlayTurn = was gebaut oder gespielt wird
asks-ChooseDiscount = welcher Teil der Kosten sinkt
asks-ChooseTimes = wie oft die Karte genutzt wird
asks-ChooseTarget = gegen wen CONCUSSIO gespielt wird
asks-ChooseVictim = gegen wen CONIURATIO gespielt wird
asks-ChooseBuilding = welches Gebäude zerstört wird
asks-AnswerConiuratio = ob AEDILES das Gebäude rettet
asks-KeepCard = welche Karte bleibt
asks-ArrangeCards = in welcher Reihenfolge die Karten zurückgelegt werden
asks-PayResources = womit gezahlt wird
asks-HandLimit = welche Karten abgelegt werden
asks-ChooseTokens = welcher Kampfstein gelegt wird
asks-LoseBuilding = welches Gebäude verloren geht
asks-Activate = welche Gebäude aktiviert werden

# What is counted after a game.
term-stat_city = Stadt
term-stat_glory = GLORIA
term-stat_gold = Gold
term-stat_built = Gebaute Gebäude
term-stat_goods_spent = Dafür ausgegebene Rohstoffe
term-stat_senate_played = Gespielte Senatskarten
term-stat_income = Erhaltene Rohstoffe
term-stat_taxes = Als Steuer bezahltes Gold
term-stat_battles_won = Gewonnene Kämpfe
term-stat_battles_lost = Verlorene Kämpfe
term-stat_prestige_lost = Verlorenes Prestige
term-stat_destroyed = Zerstörte Gebäude
