# Provincia Romana in italiano. I nomi latini delle carte non si traducono.

## Beni, mazzi, generi

term-title = Provincia Romana
term-clay = argilla
term-wood = legno
term-stone = pietra
term-gold = oro
term-resources = risorse
term-aedificium = AEDIFICIUM
term-spqr = SPQR
term-opes = OPES
term-prestige = prestigio
term-morale = morale
term-defence = difesa
term-military = forza militare
term-any = di qualsiasi tipo
term-production = produzione
term-economy = economia
term-storage = magazzino
term-any_building = edificio qualsiasi
term-prestige_building = edificio di prestigio
term-production_building = edificio di produzione
term-defence_building = edificio di difesa
term-morale_building = edificio di morale
term-economy_building = edificio economico
term-storage_building = HORREUM

## Città e colori

term-massilia = Massilia
term-narbo_martius = Narbo Martius
term-forum_julii = Forum Julii
term-arelate = Arelate
term-tolosa = Tolosa
term-loupian = Loupian
term-blue = blu
term-red = rosso
term-green = verde
term-orange = arancione
term-purple = viola
term-yellow = giallo
card-token =
    { $colour } { $sign_key ->
        [plus] +
       *[minus] −
    }{ $n }

## Edifici

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
card-blank_1 = Edificio in bianco 1
card-blank_2 = Edificio in bianco 2
card-blank_3 = Edificio in bianco 3
card-blank_4 = Edificio in bianco 4, da attivare
card-blank_5 = Edificio in bianco 5, da attivare
card-active = { $card } (attivo)

## Carte Senato

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
card-commercium_blank = COMMERCIUM in bianco
card-gloria_blank = GLORIA in bianco
card-legio_blank = LEGIO in bianco
card-patronus_blank = PATRONUS in bianco

## Carte Produzione e Combattimento

card-opes = OPES { $n }
card-bellum = BELLUM { $numeral } { $letter }

## Che cosa significano i nomi

gloss-aquaeductus = Acquedotto
gloss-armamentarium = Armeria
gloss-amphitheatrum = Anfiteatro
gloss-aurifex = Orefice
gloss-carchesium = Gru
gloss-circus = Circo
gloss-colosseum = Colosseo
gloss-domus = Casa signorile
gloss-fodina = Cava
gloss-fons = Fontana
gloss-fornax_lateris = Fornace
gloss-forum = Foro
gloss-horreum = Magazzino
gloss-hortus = Giardino
gloss-insula = Caseggiato
gloss-lignator = Boscaiolo
gloss-officina = Officina
gloss-pons = Ponte
gloss-portus = Porto
gloss-puteus = Pozzo
gloss-stabulum = Stalla
gloss-statua = Statua
gloss-strata = Strada lastricata
gloss-emporium = Emporio
gloss-exercitatio = Campo di addestramento
gloss-mola = Mulino
gloss-statio = Posto di guardia
gloss-templum = Tempio
gloss-turris = Torre
gloss-via_mercatoris = Via dei mercanti
gloss-villa = Villa di campagna
gloss-vinea = Vigneto
gloss-building = Edificio
gloss-aediles = Edili
gloss-architectus = Architetto
gloss-commercium = Commercio
gloss-concussio = Concussione
gloss-coniuratio = Congiura
gloss-consuetudo = Conoscenze
gloss-consul = Console
gloss-corruptio = Corruzione
gloss-gloria = Gloria
gloss-legio = Legione
gloss-patronus = Patrono
gloss-praetor = Pretore

## Che cosa fanno le carte

effect-building =
    { $gloss }.{ $gains_count ->
        [0] { "" }
       *[other]
            { $type_key ->
                [inactive] { " " }All’attivazione: { $gains }.
               *[active] { " " }Quando si gioca: { $gains }.
            }
    }{ $income_count ->
        [0] { "" }
       *[other] { " " }In ogni fase 5: { $income }.
    }{ $military ->
        [0] { "" }
       *[other]
            { $type_key ->
                [inactive] { " " }Finché è attivo: forza militare +{ $military }.
               *[active] { " " }Finché è in gioco: forza militare +{ $military }.
            }
    }{ $special_key ->
        [carchesium] { " " }Finché è in gioco: ogni edificio successivo costa 1 argilla, legno, pietra o oro in meno.
        [horreum] { " " }Finché è in gioco: magazzino { $storage } invece di { $small_storage } per risorsa.
        [pons] { " " }Solo in una città con il PONS.
        [portus] { " " }Solo in una città con il PORTUS.
       *[none] { "" }
    }{ $unique ->
        [true] { " " }Una sola volta per città.
       *[other] { " " }Costruibile più volte.
    }
effect-aediles = { $gloss }: una reazione che salva un edificio: gratis contro i Galli, { $gold } oro contro CONIURATIO.
effect-architectus =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } oro
    }; resta in gioco: ogni edificio successivo costa 1 argilla, legno o pietra in meno.{ $second_architectus ->
        [true] { " " }Una seconda carta non ha effetto.
       *[other] { " " }Una sola per giocatore.
    }
effect-commercium =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } oro
    }: { $give } → { $take }, quante volte vuoi.
effect-concussio =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } oro
    }; resta in gioco: un avversario paga la tassa a ogni round, esente o no.
effect-coniuratio =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } oro
    }: distruggi un edificio di un avversario.
effect-consuetudo =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } oro
    }: guarda le prime { $cards } carte Edificio, tienine una, rimetti le altre nell’ordine che vuoi.
effect-consul =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } oro
    }: difesa +{ $defence }.
effect-corruptio =
    { $gloss }: { $gold ->
        [0] { "" }
       *[other] { $gold } oro, { "" }
    }{ $resources } risorse a scelta; resta in gioco: niente tasse fino a fine partita.{ $second_corruptio ->
        [true] { " " }Una seconda carta non ha effetto.
       *[other] { " " }Una sola per giocatore.
    }
effect-gloria =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } oro
    }; resta in gioco: { $value } prestigio a fine partita.{ $gloria_limit_key ->
        [highest_counts] { " " }Di più carte conta solo la migliore.
       *[other] { " " }Una sola per giocatore.
    }
effect-legio = { effect-consul }
effect-patronus =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } oro
    }: prendi { $gain }.
effect-praetor =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } oro
    }: niente tassa in questo round.{ $second_praetor ->
        [true] { " " }Anche senza effetto: una seconda volta nel round e nell’ultimo turno.
       *[other] { " " }Non due volte in un round, non nell’ultimo turno.
    }
effect-bellum =
    Forza d’attacco { $strength }: −{ $first_amount } { $first }{ $substitute_amount ->
        [0] { "" }
       *[other] ; se non è possibile: −{ $substitute_amount } { $substitute }
    }.
effect-opes = Metà del Questore: { $quaestor }; metà inferiore: { $other }.

## Parole del tavolo

term-round = Round
term-round_number = Round { $n }
term-phase_0 = preparazione
term-phase_1 = Scegliere le carte
term-phase_2 = Giocare le carte
term-phase_3 = Combattimento
term-phase_4 = Mantenimento e tasse
term-phase_5 = Attivare gli edifici
term-phase_6 = Ultimo turno di gioco carte
term-battle = battaglia
term-strength = forza d’attacco
term-battle_to_come = { $n }: ?
term-gauls = Galli
term-start_player = Primo giocatore
term-supply = Riserva
term-player = Giocatore
term-city = Città
term-hand = Mano
term-face_down = coperta
term-decks = Mazzi
term-display = Esposte
term-your_hand = La tua mano
term-your_tokens = I tuoi gettoni combattimento
term-token_down = giocato
term-known_top = Cima del mazzo Edifici, nota solo a te
term-committed = gettone giocato
term-only_once = una sola volta per città
term-concussio_on = CONCUSSIO contro { $target }
term-you = tu
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

## Domande

step-ChooseTown = Scegli la tua città.
step-DealHands = Si distribuiscono le carte.
step-ChooseDeck = Scegli un mazzo: si espongono sei carte, ognuno ne prende una, tu per primo.
step-TakeCard = Prendi una delle carte esposte ({ $deck }).
step-PlayTurn =
    { $final ->
        [true] Ultimo turno: gioca carte e scambia, poi termina.
       *[false] Gioca carte e scambia quanto vuoi; poi termina.
    }
step-ChooseDiscount = { $card }: quale parte del costo diminuisce di 1?
step-ChooseTimes = { $card }: quante volte?
step-ChooseTarget = CONCUSSIO: contro chi?
step-ChooseVictim = CONIURATIO: contro chi?
step-ChooseBuilding = CONIURATIO: quale edificio di { $victim } viene distrutto?
step-AnswerConiuratio = CONIURATIO contro { $building } di { $victim }: salvalo con AEDILES o rinuncia.
step-KeepCard = CONSUETUDO: tieni una delle { $number } carte.
step-ArrangeCards = CONSUETUDO: rimetti { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } sul mazzo, quella in cima per prima.
step-PayResources =
    Paga ancora { $left ->
        [one] 1 risorsa
       *[other] { $left } risorse
    }, argilla prima di legno prima di pietra.
step-HandLimit =
    Limite di mano: scarta ancora { $number ->
        [one] 1 carta coperta
       *[other] { $number } carte coperte
    }.
step-ChooseTokens = Combattimento: gioca un gettone coperto.
step-Battle = Si risolve la battaglia.
step-LoseBuilding =
    I Galli prendono { $tag_key ->
       *[any] un edificio qualsiasi
        [prestige] un edificio di prestigio
        [production] un edificio di produzione
        [defence] un edificio di difesa
        [morale] un edificio di morale
        [economy] un edificio economico
        [storage] lo HORREUM
    }: sceglilo o gioca AEDILES.
step-Upkeep = Mantenimento e tasse.
step-Activate = Attiva edifici per 1 prestigio ciascuno, o fermati.

## Registro

log-takes-town = { $seat } prende { $town }.
log-dealt = { $seat } inizia con { $card }.
    .hidden = { $seat } inizia con una carta Edificio.
log-round = Round { $number }; primo giocatore: { $seat }.
log-selects = { $seat } sceglie { $deck }.
log-no-selection = Non resta alcun mazzo per { $seat }.
log-reshuffles = Gli scarti di { $deck } vengono mescolati.
log-lays-out = Esposte: { $cards }; coperte: { $number }.
log-takes = { $seat } prende { $card }.
log-takes-hidden = { $seat } prende una carta coperta ({ $deck }): { $card }.
    .hidden = { $seat } prende una carta coperta ({ $deck }).
log-opes-quaestor =
    { $seat } usa la metà del Questore di { $card }:{ $total ->
        [0] { " " }niente
       *[other] { term-amounts }
    }.
log-opes-other =
    { $seat } usa la metà inferiore di { $card }:{ $total ->
        [0] { " " }niente
       *[other] { term-amounts }
    }.
log-clears = Scartate ({ $deck }): { $cards }; non viste: { $number }.
log-builds =
    { $seat } costruisce { $card } e paga{ $total ->
        [0] { " " }niente
       *[other] { term-amounts }
    }. Prestigio: { $prestige }.
log-builds-discounted =
    { $seat } costruisce { $card } con lo sconto e paga{ $total ->
        [0] { " " }niente
       *[other] { term-amounts }
    }. Prestigio: { $prestige }.
log-plays =
    { $gold ->
        [0] { $seat } gioca { $card }.
       *[other] { $seat } gioca { $card } per { $gold } oro.
    }
log-exchanges = { $seat } scambia { $amount } oro con 1 { $good }.
log-discards-duplicate = { $seat } scarta un secondo { $card }.
log-ends-turn = { $seat } termina il turno.
log-trades = { $seat } esegue { $card } { $number ->
        [one] una volta
       *[other] { $number } volte
    }.
log-extorts = D’ora in poi { $target } paga sempre la tassa.
log-conspires = { $seat } gioca CONIURATIO contro { $card } di { $target }.
log-aediles-coniuratio = { $seat } salva { $card } con AEDILES per { $gold } oro.
log-looks = { $seat } guarda { $number ->
        [one] { $number } carta Edificio
       *[other] { $number } carte Edificio
    }: { $cards }.
    .hidden = { $seat } guarda { $number ->
        [one] { $number } carta Edificio
       *[other] { $number } carte Edificio
    }.
log-keeps = { $seat } tiene { $card }.
    .hidden = { $seat } ne tiene una.
log-puts-back = { $seat } rimette { $card }.
    .hidden = { $seat } rimette una carta.
log-pays-resource = { $seat } paga 1 { $good }.
log-hides = { $seat } scarta { $card } coperta ({ $deck }).
    .hidden = { $seat } scarta una carta coperta ({ $deck }).
log-commits = { $seat } gioca un gettone.
log-tokens = I gettoni: { $tokens }.
log-gauls = I Galli attaccano con forza { $strength } ({ $card }).
log-wins-battle = { $seat } vince la battaglia con forza { $strength }.
log-loses-battle = { $seat } perde la battaglia con forza { $strength }.
log-loses-goods = { $seat } perde { $amount } { $good }.
log-loses-morale = { $seat } perde { $amount } di morale e ne ha { $morale }.
log-loses-prestige = { $seat } perde { $amount } di prestigio e ne ha { $prestige }.
log-destroyed = { $card } di { $seat } viene distrutto e torna in mano. Prestigio: { $prestige }.
log-aediles-gauls = { $seat } salva un edificio con AEDILES.
log-surplus = { $seat } non può più conservare { $amount } { $good }.
log-upkeep = Mantenimento di { $seat }: morale { $morale }, difesa { $defence }.
log-pays-tax = { $seat } paga { $amount } oro di tassa.
log-tax-free = { $seat } è esente da tasse.
log-activates = { $seat } attiva { $card }. Prestigio: { $prestige }.
log-income =
    Rendita di { $seat }:{ $total ->
        [0] { " " }niente
       *[other] { term-amounts }
    }. Morale: { $morale }.
log-final-turn = L’ultimo turno inizia con { $seat }.
log-scores = { $seat }: { $points } per l’oro, { $glory } per GLORIA; { $prestige } prestigio in tutto.
log-game-over =
    { $winners_count ->
        [one] { $winners } diventa proconsole.
       *[other] { $winners } condividono la vittoria.
    }

## Mosse

move-town = prendere { $a }
move-select = scegliere { $a }
move-take = prendere { $a }
move-take_face_down = prendere la carta coperta { $a }
move-build = costruire { $a }
move-play = giocare { $a }
move-exchange = scambiare 2 oro con 1 { $a }
move-discard = scartare { $a }
move-end = terminare il turno
move-discount = 1 { $a } in meno
move-times =
    { $a ->
        [one] 1 volta
       *[other] { $a } volte
    }
move-against = contro { $a_player }
move-destroy = distruggere { $a }
move-aediles = giocare AEDILES
move-decline = rinunciare
move-keep = tenere { $a }
move-put = rimettere poi { $a }
move-pay = pagare 1 { $a }
move-token = giocare { $a }
move-lose = perdere { $a }
move-activate = attivare { $a }
move-stop = non attivare altro

## Opzioni

option-building_counts = Copie di FORNAX LATERIS
option-building_counts-doc = Quante copie di FORNAX LATERIS ci sono.
choice-building_counts-corrected = 6, così gli edifici sono 132
choice-building_counts-printed = 8, come dice l’elenco
option-strata_unique = STRATA unica
option-strata_unique-doc = STRATA può stare una sola volta in una città.
option-start_resource_order = Risorse iniziali
option-start_resource_order-doc = Come si leggono le colonne senza nome della tabella iniziale.
choice-start_resource_order-clay_wood_stone = argilla, legno, pietra
choice-start_resource_order-wood_clay_stone = legno, argilla, pietra
option-destroy_reverts_steps = La distruzione annulla i passi
option-destroy_reverts_steps-doc = Un edificio distrutto riprende anche il suo passo di morale o difesa.
option-destroyed_active_value = Valore di un edificio attivo distrutto
option-destroyed_active_value-doc = Quanto prestigio costa la distruzione di un edificio attivato.
choice-destroyed_active_value-net = prestigio stampato meno 1
choice-destroyed_active_value-printed = tutto il prestigio stampato
option-gloria_limit = Numero di GLORIA
option-gloria_limit-doc = Quante carte GLORIA si possono giocare.
choice-gloria_limit-one_only = una
choice-gloria_limit-highest_counts = quante si vuole, conta solo la migliore
option-penalty_order = Prima penalità
option-penalty_order-doc = Quale delle due penalità di una carta BELLUM si paga per prima.
choice-penalty_order-right_first = quella a destra della barra
choice-penalty_order-left_first = quella a sinistra
option-activation_into_negative = Attivare sotto zero
option-activation_into_negative-doc = Un edificio può essere attivato anche senza un punto prestigio.
option-tie_gold = L’oro in caso di parità
option-tie_gold-doc = Quale oro conta per lo spareggio.
choice-tie_gold-after_conversion = le 0–2 monete rimaste
choice-tie_gold-before_conversion = tutte le monete prima della conversione in prestigio
option-removed_buildings = Edifici rimossi
option-removed_buildings-doc = Quante carte Edificio escono dal gioco senza essere viste.
choice-removed_buildings-leave_84 = tutte tranne 84
choice-removed_buildings-exactly_42 = 42, come dice il regolamento
option-consul_counts = Copie di CONSUL
option-consul_counts-doc = Quante copie ci sono di ciascuno dei due CONSUL.
choice-consul_counts-corrected = 2, così le carte Senato sono 50
choice-consul_counts-printed = 1, quindi 2 in tutto, come dice l’elenco
option-discard_duplicates = Scartare i doppioni
option-discard_duplicates-doc = Quali edifici unici si possono scartare nel proprio turno.
choice-discard_duplicates-built = quelli già presenti nella città
choice-discard_duplicates-held = anche quelli che si hanno due volte in mano
option-second_architectus = Secondo ARCHITECTUS
option-second_architectus-doc = Si può giocare un secondo ARCHITECTUS, senza effetto.
option-second_corruptio = Seconda CORRUPTIO
option-second_corruptio-doc = Si può giocare una seconda CORRUPTIO, senza effetto.
option-second_praetor = PRAETOR senza effetto
option-second_praetor-doc = PRAETOR si può giocare di nuovo nello stesso round e nell’ultimo turno, senza effetto.

## Come è finita

tie-none = Il maggior prestigio.
tie-personal_building = Prestigio pari; ha deciso l’AEDIFICIUM personale.
tie-gold = Prestigio pari; ha deciso l’oro rimasto.
tie-resources = Prestigio e oro pari; hanno deciso le risorse.
tie-morale = Tutto il resto pari; ha deciso il morale.
tie-shared = Pari in tutto: vittoria condivisa.

## Rifiuti

reason-aediles-reaction-never = AEDILES è una reazione, mai giocata nel proprio turno
reason-horreum-can-never = HORREUM non può mai essere scartato
reason-activate-building-or-stop = attiva prima un edificio o fermati
reason-answer-coniuratio-aediles = rispondi prima a CONIURATIO: AEDILES o rinunciare
reason-most-exchanges-possible = sono possibili al massimo { $most } scambi
reason-choose-deck = scegli prima un mazzo
reason-choose-town = scegli prima una città
reason-choose-opponent = scegli un avversario
reason-choose-building-coniuratio = scegli prima l’edificio che CONIURATIO deve distruggere
reason-choose-building-lose = scegli prima l’edificio che perdi
reason-choose-which-part = scegli quale parte del costo di { $card } diminuisce
reason-choose-whom-concussio = scegli prima contro chi va CONCUSSIO
reason-choose-whom-coniuratio = scegli prima contro chi va CONIURATIO
reason-discard-more-cards = scarta prima ancora { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }
reason-lack = per { $card } ti manca { $amount } { $good }
reason-lack-and-more = per { $card } ti manca { $amount } { $good } e altro
reason-from-would-too = da { $good } in poi non avresti abbastanza per finire
reason-turn-play-cards = è il tuo turno di giocare carte: costruire, giocare, scambiare, scartare o terminare
reason-keep-one-cards = tieni prima una delle carte che guardi
reason-name-clay-before = nomina argilla prima di legno prima di pietra
reason-name-discards-order-hand = nomina gli scarti nell’ordine della tua mano: dopo { $card }
reason-name-discards-order = nomina gli scarti nell’ordine della tua mano: dopo { $card } ne resterebbero troppo poche
reason-no-inactive-stands = nella tua città non c’è un { $card } inattivo
reason-no-opponent-building = nessun avversario ha un edificio
reason-not-even-one-exchange = con i tuoi beni, il tuo magazzino e la riserva non è possibile nemmeno uno scambio di { $card }
reason-only-carchesium-reduces = solo CARCHESIUM riduce l’oro
reason-only-unique-building = nel tuo turno si può scartare solo un edificio unico già presente nella tua città
reason-only-unique-building-whose = si può scartare solo un edificio unico già presente nella tua città o che hai due volte in mano
reason-pay-more-resources = paga prima ancora { $left ->
        [one] { $left } risorsa
       *[other] { $left } risorse
    }
reason-put-down-combat = gioca prima un gettone combattimento
reason-put-other-cards = rimetti prima le altre carte sul mazzo, quella in cima per prima
reason-say-how-often = di’ quante volte: da 1 a { $most }
reason-seat-no-building = il posto { $other } non ha edifici
reason-take-one-cards = prendi prima una delle carte esposte
reason-needs-need-good = servono { $need } { $good }, ne hai { $have }
reason-supply-no = la riserva non ha { $good }
reason-no-taxes-after = non ci sono tasse dopo l’ultimo turno
reason-no-building-card = non c’è alcuna carta Edificio da guardare
reason-no-face-down = la carta coperta { $place } non c’è più
reason-with-discount-cannot = con questo sconto non puoi pagare { $card }
reason-not-token = non hai il gettone { $token }
reason-already-played-gloria = hai già giocato una GLORIA
reason-no-good = non hai { $good }
reason-city-stores-most = la tua città conserva al massimo { $limit } { $good }
reason-town-shows-so-cannot = la tua città mostra { $own }, quindi { $card } non può essere costruito
reason-costs-no = { $card } non costa { $good }
reason-not-lie-face = { $card } non è qui scoperta
reason-not-stand-city = { $card } non è nella città del posto { $other }
reason-not-in-city = { $card } non è nella tua città
reason-already-play-before = { $card } è già in gioco davanti a te
reason-no-building = { $card } non è un edificio del genere { $tag }
reason-not-among-cards-left = { $card } non è tra le carte rimaste
reason-not-among-cards = { $card } non è tra le carte che guardi
reason-not-hand = { $card } non è nella tua mano
reason-unique-and-already = { $card } è unico e si trova già nella tua città
reason-no-action-marker = { $deck } non ha più segnalini azione
reason-no-card-left = { $deck } non ha più carte
reason-already-taken-seat = { $town } è già presa dal posto { $other }
reason-must-entries = { $where }: deve avere { $count } voci
reason-bellum-one-card = bellum: serve una carta di ciascun gruppo II, III, V e VI
reason-face-up-face = face_up, face_down: le carte sono esposte solo mentre si prendono (passo TakeCard)
reason-players-more-prestige = players: più carte prestigio di quante ce ne siano
reason-players-somebody-no-town = players: qualcuno non ha una città
reason-each-concussio-front = { $where }: ogni CONCUSSIO in gioco richiede un avversario come bersaglio
reason-other-cards-lie = { $where }: lì ci sono altre carte
reason-these-not-tokens = { $where }: non sono i gettoni giocati
reason-not-what-everybody = { $where }: non è ciò che tutti sanno della mano
reason-no-battle-round = { $where }: nel round { $round } non c’è battaglia
reason-bellum-no-card = bellum: nessuna carta per la battaglia del round { $round }
reason-not-amount-each = { $where }: { $value } non dà una quantità di ciascuno: { $names }
reason-exchange-nothing-could = { $where }: uno scambio per nulla si potrebbe ripetere senza fine
reason-exactly-one-1 = { $where }: { $value } deve contenere esattamente un 1
reason-rows-needed-each = { $where }: servono { $seats } righe, ciascuna con prestigio e { $names }
reason-prestige-0-or-less = { $where }: il prestigio è 0 o meno, di ogni risorsa ce ne sono da 0 a { $most }
reason-players-would-start = { $where }: i giocatori inizierebbero con più di quanto ce n’è: { $names }

## Che cosa dice un consiglio di una mossa: le parole della valutazione. $n è un numero con segno.

hint-prestige = { term-prestige } { $n }
hint-gold = { term-gold } { $n }
hint-clay = { term-clay } { $n }
hint-wood = { term-wood } { $n }
hint-stone = { term-stone } { $n }
hint-morale = { term-morale } { $n }
hint-income = risorse future { $n }
hint-income_gold = oro futuro { $n }
hint-strength = forza contro i Galli { $n }
hint-battles = sicurezza in battaglia { $n }
hint-affordable = prestigio costruibile { $n }
hint-planned =
    { $way ->
        [more] progetti più vicini
       *[less] progetti più lontani
    }
hint-buildings_in_hand = edifici in mano { $n }
hint-gloria = GLORIA { $n }
hint-gloria_in_hand = GLORIA in mano { $n }
hint-commercium = COMMERCIUM { $n }
hint-soldiers_in_hand = CONSUL o LEGIO in mano { $n }
hint-other_senate = carte Senato { $n }
hint-discount =
    { $way ->
        [more] sconto su tutti gli edifici
       *[less] niente più sconto
    }
hint-tax_free =
    { $way ->
        [more] niente più tasse
       *[less] di nuovo tasse
    }
hint-to_activate = edifici da attivare { $n }
hint-token_sum = i tuoi gettoni combattimento { $n }
hint-crowded = carte di troppo { $n }

## La plancia nel browser

intro = Ricostruisci una città della Gallia in sei round e difendila dai Galli.
weight = medio
time = 90 minuti
web-pro-quaestor = per chi ha scelto il mazzo
web-pro-others = altri
web-pro-else = altrimenti
web-pro-building = { $tag }
web-pro-tag-production = edificio di produzione
web-pro-tag-defence = edificio di difesa
web-pro-tag-morale = edificio di morale
web-pro-tag-prestige = edificio di prestigio
web-pro-tag-economy = edificio economico
web-pro-tag-any = edificio
web-pro-inactive = inattivo
web-pro-markers =
    { $count ->
        [0] nessun segnalino azione
        [one] un segnalino azione
       *[other] { $count } segnalini azione
    }
web-pro-display = Esposte
web-pro-face-down = Carta coperta { $n }
web-pro-looking = Stai guardando
web-pro-tax-free = non paga tasse
web-pro-known = carte note
web-pro-tokens = Gettoni combattimento:
web-pro-token-down = giocato:
web-pro-tokens-left = Gettoni combattimento: { $count }
web-pro-city = Città
web-pro-hand = Mano
web-pro-phase-0 = Preparazione
web-pro-phase-1 = Scegliere le carte
web-pro-phase-2 = Giocare le carte
web-pro-phase-3 = Combattimento
web-pro-phase-4 = Mantenimento e tasse
web-pro-phase-5 = Attivare gli edifici
web-pro-phase-6 = Ultimo turno
web-pro-deck-aedificium = Edifici
web-pro-deck-spqr = Senato
web-pro-deck-opes = Produzione
web-pro-unique = unico: uno per città
web-pro-repeatable = ripetibile
web-pro-unique-doc = Uno per città.
web-pro-repeatable-doc = Una città può averne più d’uno.
web-pro-gauls-may = Galli: da { $low } a { $high }
web-pro-battle = Battaglia del round { $round }
web-pro-holds = resiste
web-pro-falls = perde
web-pro-lost = Perdite
web-pro-short = manca { $short }
web-pro-threats = I Galli possono avere
web-pro-doubt = in dubbio
web-pro-tokens-head = gettoni
web-pro-pay = Paga { $goods }
web-pro-lay-out = Disponi le carte: { $deck }
web-pro-take-opes = Prendi la produzione: tu { $first }, gli altri { $rest }
web-pro-activate = Attiva { $card }: +1 prestigio
web-pro-build = Costruisci { $card }: { $cost } → { $prestige } prestigio
web-pro-ended = Si sono giocati tutti i { $rounds } round.
web-pro-token-for = { $value } per { $name }
web-pro-no-hand = nessuna carta in mano

# What another player decides, after “… decides”.
asks-ChooseTown = quale città ricostruire
asks-ChooseDeck = quali carte si espongono
asks-TakeCard = quale carta prendere
asks-PlayTurn = cosa costruire o giocare
asks-ChooseDiscount = quale parte del costo cala
asks-ChooseTimes = quante volte usare la carta
asks-ChooseTarget = contro chi giocare CONCUSSIO
asks-ChooseVictim = contro chi giocare CONIURATIO
asks-ChooseBuilding = quale edificio è distrutto
asks-AnswerConiuratio = se salvare l’edificio con AEDILES
asks-KeepCard = quale carta tenere
asks-ArrangeCards = in quale ordine tornano le carte
asks-PayResources = come pagare
asks-HandLimit = quali carte scartare
asks-ChooseTokens = quale gettone combattimento giocare
asks-LoseBuilding = quale edificio si perde
asks-Activate = quali edifici attivare

# What is counted after a game.
term-stat_city = Città
term-stat_glory = GLORIA
term-stat_gold = Oro
term-stat_built = Edifici costruiti
term-stat_goods_spent = Risorse spese per essi
term-stat_senate_played = Carte Senato giocate
term-stat_income = Risorse ricevute
term-stat_taxes = Oro pagato in tasse
term-stat_battles_won = Battaglie vinte
term-stat_battles_lost = Battaglie perse
term-stat_prestige_lost = Prestigio perso
term-stat_destroyed = Edifici distrutti
