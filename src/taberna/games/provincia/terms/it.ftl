# Provincia Romana in italiano. I nomi latini delle carte non si traducono.

## Beni, mazzi, generi

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

## Città e colori

term-massilia = Massilia
term-narbo_martius = Narbo Martius
term-forum_julii = Forum Julii
term-arelate = Arelate
term-tolosa = Tolosa
term-loupian = Loupian
term-blue = blu
card-blue_plus = { term-blue } +{ $n }
card-blue_minus = { term-blue } −{ $n }
term-red = rosso
card-red_plus = { term-red } +{ $n }
card-red_minus = { term-red } −{ $n }
term-green = verde
card-green_plus = { term-green } +{ $n }
card-green_minus = { term-green } −{ $n }
term-orange = arancione
card-orange_plus = { term-orange } +{ $n }
card-orange_minus = { term-orange } −{ $n }
term-purple = viola
card-purple_plus = { term-purple } +{ $n }
card-purple_minus = { term-purple } −{ $n }
term-yellow = giallo
card-yellow_plus = { term-yellow } +{ $n }
card-yellow_minus = { term-yellow } −{ $n }

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
card-emporium_active = { card-emporium } (attivo)
card-exercitatio = EXERCITATIO
card-exercitatio_active = { card-exercitatio } (attivo)
card-mola = MOLA
card-mola_active = { card-mola } (attivo)
card-statio = STATIO
card-statio_active = { card-statio } (attivo)
card-templum = TEMPLUM
card-templum_active = { card-templum } (attivo)
card-turris = TURRIS
card-turris_active = { card-turris } (attivo)
card-via_mercatoris = VIA MERCATORIS
card-via_mercatoris_active = { card-via_mercatoris } (attivo)
card-villa = VILLA
card-villa_active = { card-villa } (attivo)
card-vinea = VINEA
card-vinea_active = { card-vinea } (attivo)

## Carte Senato

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

## Carte Produzione e Combattimento

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

## Che cosa fanno le carte

effect-aquaeductus = Acquedotto: in ogni fase 5: morale +1.
effect-armamentarium = Armeria: quando si gioca: difesa +1.
effect-amphitheatrum = Anfiteatro: quando si gioca: morale +1.
effect-aurifex = Orefice: in ogni fase 5: 1 oro.
effect-carchesium = Gru: finché è in gioco: ogni edificio successivo costa 1 unità in meno.
effect-circus = Circo: quando si gioca: morale +1.
effect-colosseum = Colosseo: quando si gioca: morale +1.
effect-domus = Casa signorile: nessun effetto.
effect-fodina = Cava: in ogni fase 5: 1 pietra.
effect-fons = Fontana: nessun effetto.
effect-fornax_lateris = Fornace: in ogni fase 5: 1 argilla.
effect-forum = Foro: nessun effetto.
effect-horreum = Magazzino: finché è in gioco: magazzino 9 invece di 5 per risorsa.
effect-hortus = Giardino: quando si gioca: morale +1.
effect-insula = Caseggiato: quando si gioca: morale +1.
effect-lignator = Boscaiolo: in ogni fase 5: 1 legno.
effect-officina = Officina: finché è in gioco: forza militare +1.
effect-pons = Ponte: solo in una città con il PONS.
effect-portus = Porto: solo in una città con il PORTUS.
effect-puteus = Pozzo: nessun effetto.
effect-stabulum = Stalla: finché è in gioco: forza militare +1.
effect-statua = Statua: nessun effetto.
effect-strata = Strada lastricata: nessun effetto.
effect-emporium = Emporio: all’attivazione: 4 oro.
effect-exercitatio = Campo di addestramento: finché è attivo: forza militare +1.
effect-mola = Mulino: all’attivazione: morale +1.
effect-statio = Posto di guardia: finché è attivo: forza militare +2.
effect-templum = Tempio: all’attivazione: morale +1.
effect-turris = Torre: all’attivazione: difesa +1.
effect-via_mercatoris = Via dei mercanti: all’attivazione: 2 oro.
effect-villa = Villa di campagna: all’attivazione: 1 oro, morale +1.
effect-vinea = Vigneto: all’attivazione: 1 oro, morale +1.
effect-aediles = Edili: una reazione che salva un edificio: gratis contro i Galli, 2 oro contro CONIURATIO.
effect-architectus = Architetto: 4 oro; resta in gioco: ogni edificio successivo costa 1 argilla, legno o pietra in meno.
effect-commercium_clay_wood = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_clay_stone = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_clay_gold = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_wood_clay = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_wood_stone = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_wood_gold = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_stone_clay = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_stone_wood = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_stone_gold = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_gold_clay = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_gold_wood = Commercio: scambia uno a uno, quante volte vuoi.
effect-commercium_gold_stone = Commercio: scambia uno a uno, quante volte vuoi.
effect-concussio = Concussione: 2 oro; resta in gioco: un avversario paga la tassa a ogni round, esente o no.
effect-coniuratio = Congiura: 5 oro: distruggi un edificio di un avversario.
effect-consuetudo = Conoscenze: 2 oro: guarda le prime 10 carte Edificio, tienine una, rimetti le altre nell’ordine che vuoi.
effect-consul_metello = Console: 3 oro: difesa +2.
effect-consul_pompeio = Console: 3 oro: difesa +2.
effect-corruptio = Corruzione: 3 risorse a scelta; resta in gioco: niente più tasse.
effect-gloria_2 = Gloria: 2 oro; resta in gioco: 2 prestigio a fine partita.
effect-gloria_3 = Gloria: 2 oro; resta in gioco: 3 prestigio a fine partita.
effect-gloria_4 = Gloria: 2 oro; resta in gioco: 4 prestigio a fine partita.
effect-gloria_5 = Gloria: 2 oro; resta in gioco: 5 prestigio a fine partita.
effect-legio = Legione: 2 oro: difesa +1.
effect-patronus_clay = Patrono: 1 oro: prendi 2 argilla, 1 pietra.
effect-patronus_wood = Patrono: 1 oro: prendi 1 argilla, 2 legno.
effect-patronus_stone = Patrono: 1 oro: prendi 1 legno, 2 pietra.
effect-praetor = Pretore: gratis: niente tassa in questo round.
effect-bellum_ii_a = Forza d'attacco 4: −2 legno; se non è possibile: −2 oro.
effect-bellum_ii_b = Forza d'attacco 5: −1 morale; se non è possibile: −2 pietra.
effect-bellum_ii_c = Forza d'attacco 6: −1 edificio di difesa; se non è possibile: −1 edificio di produzione.
effect-bellum_iii_a = Forza d'attacco 3: −2 argilla; se non è possibile: −2 legno.
effect-bellum_iii_b = Forza d'attacco 4: −3 oro; se non è possibile: −1 morale.
effect-bellum_iii_c = Forza d'attacco 5: −1 edificio di produzione; se non è possibile: −1 edificio qualsiasi.
effect-bellum_iii_d = Forza d'attacco 6: −2 prestigio.
effect-bellum_v_a = Forza d'attacco 2: −1 edificio di produzione; se non è possibile: −3 oro.
effect-bellum_v_b = Forza d'attacco 3: −1 edificio del morale; se non è possibile: −2 prestigio.
effect-bellum_v_c = Forza d'attacco 4: −1 edificio di difesa; se non è possibile: −1 edificio di prestigio.
effect-bellum_v_d = Forza d'attacco 5: −4 prestigio.
effect-bellum_vi_a = Forza d'attacco 2: −4 pietra; se non è possibile: −2 prestigio.
effect-bellum_vi_b = Forza d'attacco 3: −4 prestigio.
effect-bellum_vi_c = Forza d'attacco 4: −1 edificio di prestigio; se non è possibile: −1 edificio qualsiasi.
effect-bellum_vi_d = Forza d'attacco 5: −4 prestigio.
effect-opes_01 = Metà del Questore: 5 pietra; metà inferiore: 3 pietra.
effect-opes_02 = Metà del Questore: 1 argilla, 3 pietra; metà inferiore: 2 pietra.
effect-opes_03 = Metà del Questore: 1 legno, 3 pietra; metà inferiore: 1 legno, 2 pietra.
effect-opes_04 = Metà del Questore: 2 pietra, 2 oro; metà inferiore: 1 pietra, 1 oro.
effect-opes_05 = Metà del Questore: 4 legno; metà inferiore: 3 legno.
effect-opes_06 = Metà del Questore: 1 argilla, 3 legno; metà inferiore: 1 argilla, 2 legno.
effect-opes_07 = Metà del Questore: 2 legno, 2 pietra; metà inferiore: 1 legno, 1 pietra.
effect-opes_08 = Metà del Questore: 2 legno, 2 oro; metà inferiore: 1 legno, 1 oro.
effect-opes_09 = Metà del Questore: 4 argilla; metà inferiore: 3 argilla.
effect-opes_10 = Metà del Questore: 2 argilla, 2 legno; metà inferiore: 1 argilla, 1 legno.
effect-opes_11 = Metà del Questore: 2 argilla, 2 pietra; metà inferiore: 1 argilla, 1 pietra.
effect-opes_12 = Metà del Questore: 2 argilla, 2 oro; metà inferiore: 1 argilla, 1 oro.
effect-opes_13 = Metà del Questore: 1 argilla, 1 legno, 1 pietra, 1 oro; metà inferiore: 1 argilla, 1 legno, 1 pietra.
effect-opes_14 = Metà del Questore: 4 oro; metà inferiore: 3 oro.
effect-opes_15 = Metà del Questore: 1 argilla, 1 legno, 1 pietra; metà inferiore: 1 argilla, 1 legno, 1 pietra.

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
term-strength = forza d'attacco
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
step-ArrangeCards = CONSUETUDO: rimetti { $number } carte sul mazzo, quella in cima per prima.
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
        [morale] un edificio del morale
        [economy] un edificio di economia
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
log-looks = { $seat } guarda { $number } carte Edificio: { $cards }.
    .hidden = { $seat } guarda { $number } carte Edificio.
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
