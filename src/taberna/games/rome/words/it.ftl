# Rome: Rise to Power in italiano. Le parole seguono il glossario (ROM-1.7).

## Carte

card-sicilia = Sicilia
card-sardinia_et_corsica = Sardegna e Corsica
card-gallia_narbonensis = Gallia Narbonense
card-baetica = Betica
card-achaia = Acaia
card-bithynia = Bitinia
card-africa_proconsularis = Africa Proconsolare
card-raetia = Rezia
card-aquitania = Aquitania
card-lusitania = Lusitania
card-macedonia = Macedonia
card-epirus = Epiro
card-cilicia = Cilicia
card-numidia = Numidia
card-germania_superior = Germania Superiore
card-germania_inferior = Germania Inferiore
card-belgica = Belgica
card-thracia = Tracia
card-tarraconensis = Tarraconense
card-aegyptus = Egitto
card-legatus = Legato
card-magistrate = Magistrato
card-military_tribune = Tribuno militare
card-censor = Censore
card-consul_a = Console I
card-quaestor = Questore
card-vicarius = Vicario
card-tribunus = Tribuno
card-senator = Senatore
card-aedile = Edile
card-magister_equitum = Maestro della cavalleria
card-proconsul = Proconsole
card-consul_b = Console II
card-africanus_maximus = Africanus Maximus
card-hispania_maximus = Hispania Maximus
card-asianus = Asianus
card-ludi_maximus = Ludi Maximus
card-imperator = Imperator
card-greko_maximus = Greko Maximus
card-praetor = Pretore
card-vicarius_intrigue = Vicario (intrigo)
card-tribunus_intrigue = Tribuno (intrigo)
card-hispania_maximus_intrigue = Hispania Maximus (intrigo)
card-africanus_maximus_intrigue = Africanus Maximus (intrigo)
card-greko_maximus_intrigue = Greko Maximus (intrigo)
effect-legatus =
    { $legatus_key ->
        [as_consul] { effect-consul_a }
       *[plus_one]
            { $phase3_card_timing_key ->
                [phase2] Nel tuo turno: la tua legione ottiene +1 forza nella fase 3.
               *[phase3] La tua legione ottiene +1 forza in questo round.
            }
    }
effect-magistrate =
    { $phase3_card_timing_key ->
        [phase2] Nel tuo turno: +1 moneta al mercato nero nella fase 3.
       *[phase3] +1 moneta al mercato nero.
    }
effect-military_tribune = Rilancia un tuo dado sul tracciato militare; l’ordine non cambia.
effect-censor = Rilancia quanti vuoi dei tuoi dadi non piazzati.
effect-consul_a = Il dado piazzato può superare quello accanto.
effect-quaestor = Gira un dado non piazzato sulla faccia opposta.
effect-vicarius = Modifica di 1 un dado non piazzato (6 e 1 sono vicini).
effect-tribunus = La tua somma vale 3 in meno per l’ordine di turno.
effect-senator =
    { $senator_zero_nonleading_key ->
        [stay] Abbassa di 1 un dado piazzato; un 1 di testa diventa 0 e va all’estrema sinistra.
       *[move] Abbassa di 1 un dado piazzato; un 1 diventa 0 e va all’estrema sinistra.
    }{ $senator_resort ->
        [false] { " " }Gli altri dadi non cambiano l’ordine.
       *[true] { "" }
    }
effect-aedile =
    { $phase3_card_timing_key ->
        [phase2] Nel tuo turno: +3 monete al mercato nero nella fase 3.
       *[phase3] +3 monete al mercato nero.
    }
effect-magister_equitum =
    { $phase3_card_timing_key ->
        [phase2] Nel tuo turno: la tua legione ottiene +3 forza nella fase 3.
       *[phase3] La tua legione ottiene +3 forza in questo round.
    }
effect-proconsul =
    { $proconsul_max_rolls ->
        [2] Rilancia i tuoi dadi non piazzati, fino a due volte.
       *[other] Rilancia i tuoi dadi non piazzati, quante volte vuoi.
    }
effect-consul_b = Il dado piazzato può superare quello accanto.
effect-africanus_maximus = Punteggio vino: esaurisci una provincia del vino, avanza di 1.
effect-hispania_maximus =
    { $hispania_maximus_track_key ->
        [wine] Punteggio olive: esaurisci una provincia delle olive, avanza di 1 sul vino.
       *[olives] Punteggio olive: esaurisci una provincia delle olive, avanza di 1.
    }
effect-asianus = Fine: 1 PV per regione con un tuo arco.
effect-ludi_maximus = Fine: 2 PV per provincia con arena.
effect-imperator = Fine: 2 PV per provincia con accampamento.
effect-greko_maximus = Fine: 1 PV per coppia senato/provincia con lo stesso simbolo.
effect-praetor = Fine: 2 PV per provincia con villa.
effect-vicarius_intrigue = Rilancia un dado non piazzato di un giocatore qualsiasi.
effect-tribunus_intrigue = La somma di un giocatore vale 3 in più per l’ordine.
effect-hispania_maximus_intrigue = Scarta una carta senato: una provincia di epoca I va perduta.
effect-africanus_maximus_intrigue = Ruba 1 gioiello a un giocatore.
effect-greko_maximus_intrigue = +1 PV per il tuo spettacolo; vale 1 rango in più.
card-legionary = Legionario
card-gladiator = Gladiatore
card-wolf = Lupo
card-bear = Orso
card-lion = Leone
card-elephant = Elefante
card-gaul = Gallo
card-german = Germano
card-thracian = Trace
card-parthian = Parto
card-blank_1 = Carta arena in bianco 1
card-blank_2 = Carta arena in bianco 2
card-blank_3 = Carta arena in bianco 3

## Cose

term-military = tracciato militare
term-senate = tracciato del senato
term-black_market = tracciato del mercato nero
term-olives = Olive
term-wine = Vino
term-jewels = Gioielli
term-symbol_arena = arena
term-symbol_camp = accampamento
term-symbol_villa = villa
term-arena = { term-symbol_arena }
term-camp = { term-symbol_camp }
term-villa = { term-symbol_villa }
term-italia = Italia
term-gallia = Gallia
term-hispania = Hispania
term-greko = Grecia
term-asia = Asia
term-africa = Africa
term-germania = Germania
term-roman = Romano
term-animal = bestia feroce
term-barbarian = barbaro
term-any_three = Tre carte qualsiasi
term-three_different = Tre carte diverse
term-one_of_each_type = Una di ogni tipo
term-three_different_of_type = Tre diverse dello stesso tipo
term-great_battle = Grande battaglia

## Parole del tavolo

term-title = Roma: l’ascesa al potere
term-round = Round { $n } di 5
term-phase_1 = Lancio dei dadi e ordine di turno
term-phase_2 = Piazzare i dadi
term-phase_3 = Risolvere i dadi
term-phase_4 = Punteggio
term-phase_5 = Riordino
term-cycle = giro { $n }
term-player = giocatore
term-player_order = ordine di turno
term-section = sezione
term-display = esposizione
term-deck = mazzo
term-forum = foro
term-hand = mano
term-strength = forza
term-cost = costo
term-budget = budget
term-exhausted = esaurita
term-map = Mappa
term-sp = PV
term-dice = dadi potere
term-forfeited = perso { $n }
term-senate_cards = Carte senato
term-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
term-your_hand = La tua mano
term-your_set = La tua combinazione, coperta
term-performances = Spettacoli
term-committed = combinazione deposta
term-promised = promesso
term-points = Punti
term-points_start = di prima
term-points_forum = foro
term-points_arena = arena
term-points_senate = carte senato
term-points_regions = regioni
term-you = tu

## Richieste

step-NewRound = Inizia un round.
step-Roll = Si lanciano tutti i dadi.
step-OrderWindow = Si stabilisce l’ordine di turno: attiva una carta per questo, o scegli «finito».
step-TribunusTarget = La somma di chi vale 3 in più?
step-PlaceDie = Piazza un dado su un tracciato, o attiva prima delle carte senato.
step-AfterPlacing = Attiva altre carte senato, o termina il turno.
step-PlaceAfterCards = { step-PlaceDie }
step-TurnEnd = Il turno è finito.
step-ExhaustProvinces = Quali province reggono { $card }?
step-RerollDice = { $card }: scegli i dadi non piazzati da rilanciare.
step-FlipDie = Quale dado non piazzato viene girato?
step-ShiftDie = Quale dado non piazzato cambia di 1, in su o in giù?
step-RerollMilitaryDie = Quale tuo dado sul tracciato militare viene rilanciato? 1 è quello di testa.
step-LowerPlacedDie = Quale tuo dado piazzato vale 1 in meno? 1 è quello di testa.
step-RerollAnyDie = Quale dado non piazzato, di quale giocatore, viene rilanciato?
step-DiscardSenateCard = Scarta una delle tue carte senato.
step-DestroyProvince = Quale provincia di epoca I va perduta?
step-StealJewel = A chi rubi un gioiello?
step-ResolveTrack = { $track }: si risolvono le sezioni.
step-MilitaryBonus = La tua legione ha forza { $strength }. Aumentala, o scegli «finito».
step-Conquest = Alla tua legione resta forza { $strength }. Conquista una provincia, o scegli «finito».
step-TakeSenateCard = Prendi una carta senato ({ $left } da prendere).
step-Purchase =
    { $budget ->
        [one] Hai { $budget } moneta. Compra carte arena, o smetti.
       *[other] Hai { $budget } monete. Compra carte arena, o smetti.
    }
step-DiceReturn = Tutti i dadi tornano ai proprietari.
step-ForumScoring = Prima del punteggio ({ $resource }): esaurisci una provincia per avanzare di 1, o rinuncia.
step-ForumScoringAgain = { step-ForumScoring }
step-Performance = Grandi Giochi: deponi tre o più carte arena coperte, nell’ordine delle carte, e conferma; o passa.
step-CleanUp = Si riordina.
step-FinalScoring = Il punteggio finale.

## Cronaca

log-round = Inizia il round { $number }.
log-rolls = { $seat } tira { $dice }: { $total }.
log-order = Posto { $place } nell’ordine: { $seat } ({ $total }).
log-activates = { $seat } posa { $card } su { $provinces }.
log-raises-sum = { $seat } fa valere 3 in più la somma di { $target }: { $total }.
log-places = { $seat } piazza un { $die } sul { $track }.
log-passes = { $seat } deve passare; il { $die } va perso.
log-rerolls = { $card }: { $seat } rilancia { $dice } e ottiene { $faces }.
log-turns-die = { $seat } gira un { $die } su { $face }.
log-rerolls-placed = { $seat } rilancia un { $die } sul tracciato militare: { $face }.
log-lowers = { $seat } abbassa un { $die } sul { $track } a { $face }.
log-rerolls-of = { $seat } rilancia un { $die } di { $other }: { $face }.
log-discards = { $seat } scarta { $card }.
log-destroys = { $seat } fa perdere { $card } a { $other }.
log-steals = { $seat } ruba un gioiello a { $other }.
log-conquers = { $seat } conquista { $card } ({ $resource }).
log-takes = { $seat } prende { $card }.
log-buys = { $seat } compra { $card } per { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }.
log-buys-blind = { $seat } compra una carta alla cieca per { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }: { $card }.
    .hidden = { $seat } compra una carta alla cieca per { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }.
log-advances = { $seat } avanza a { $space } ({ $resource }).
log-forum-points = { $resource }: { $points } PV per { $seat }.
log-commits = { $seat } ha deciso.
log-performs = { $seat } presenta { $cards }. { $rank }: { $points } PV.
log-raises-rank = { $card }: 1 PV per { $seat }, e la combinazione vale 1 rango in più per il miglior spettacolo.
log-best-performance = Miglior spettacolo: 1 punto bonus per { $seat }.
log-senate-points = { $card }: { $points } PV per { $seat }.
log-region-points = { $region }: { $points } PV per { $seat }.
log-game-over =
    { $winners_count ->
        [one] { $winners } sale al potere.
       *[other] { $winners } si dividono il potere.
    }

## Mosse

move-place = piazzare un { $b } sul { $a }
move-consul_a = { card-consul_a }: piazzare un { $b } sul { $a }
move-consul_b = { card-consul_b }: piazzare un { $b } sul { $a }
move-legatus = { card-legatus }: piazzare un { $b } sul { $a }
move-pass = passare
move-end_turn = terminare il turno
move-activate = attivare { $a }
move-exhaust =
    { $b_key ->
        [none] esaurire { $a }
       *[other] esaurire { $a } e { $b }
    }
move-reroll = rilanciare { $a }
move-stop = smettere
move-flip = girare un { $a }
move-raise = aumentare di 1 un { $a }
move-lower = abbassare di 1 un { $a }
move-reroll_placed = rilanciare il dado { $a } del tuo gruppo sul tracciato militare
move-reduce = abbassare il dado { $b } del tuo gruppo sul { $a }
move-reroll_of = rilanciare un { $b } di { $a_player }
move-discard = scartare { $a }
move-destroy = { $a } va perduta
move-target = scegliere { $a_player }
move-done = finito
move-conquer = conquistare { $a }
move-take = prendere { $a }
move-buy = comprare { $a }
move-buy_blind = comprare la prima carta alla cieca per 5
move-decline = rinunciare
move-stage = deporre { $a }
move-commit = confermare la combinazione

## Opzioni

option-senate_deck_mode = Mazzo senato
option-senate_deck_mode-doc = Come si può comporre il mazzo senato.
choice-senate_deck_mode-standard = nessuna carta intrigo
choice-senate_deck_mode-name_swap = carte intrigo al posto delle omonime
choice-senate_deck_mode-symbol_swap = anche al posto di una carta con gli stessi simboli
choice-senate_deck_mode-free = qualsiasi mazzo che rispetti i vincoli fissi
option-senate_deck = Carte del mazzo senato
option-senate_deck-doc = Il mazzo senato carta per carta. Vuoto: il mazzo standard, e negli altri modi con tutte le omonime scambiate che il numero di giocatori permette.
option-legatus = Legato
option-legatus-doc = Che cosa fa il Legato.
choice-legatus-plus_one = +1 forza per la legione
choice-legatus-as_consul = lo stesso di un Console
option-hispania_maximus_track = Hispania Maximus
option-hispania_maximus_track-doc = Quale segnalino del foro muove Hispania Maximus.
choice-hispania_maximus_track-olives = il segnalino delle olive
choice-hispania_maximus_track-wine = il segnalino del vino, come stampato
option-phase3_card_timing = Carte di forza e budget
option-phase3_card_timing-doc = Quando si attivano le carte che aumentano forza o budget.
choice-phase3_card_timing-phase3 = durante la risoluzione della propria sezione
choice-phase3_card_timing-phase2 = nel proprio turno della fase 2
option-bonus_without_target = Bonus senza bersaglio
option-bonus_without_target-doc = Se le carte che aumentano la forza o il budget si possono attivare quando non c’è nulla da conquistare o comprare.
choice-bonus_without_target-refused = no, non potrebbero fare nulla
choice-bonus_without_target-allowed = sì, come nelle versioni precedenti di questo tavolo
option-card_windows = Carte in un turno
option-card_windows-doc = Quando si attivano le carte senato in un turno della fase 2.
choice-card_windows-both = prima e dopo il piazzamento
choice-card_windows-either_or = o prima o dopo il piazzamento
option-proconsul_max_rolls = Proconsole
option-proconsul_max_rolls-doc = Quante volte il Proconsole può rilanciare.
choice-proconsul_max_rolls-2 = due volte in tutto
choice-proconsul_max_rolls-unlimited = quante volte si vuole
option-senator_resort = Senatore: il gruppo si sposta
option-senator_resort-doc = Un dado di testa abbassato dal Senatore può spostare il gruppo a sinistra.
option-senator_zero_nonleading = Senatore: uno 0 che non era in testa
option-senator_zero_nonleading-doc = Che cosa succede a un 1 non in testa quando il Senatore lo porta a 0.
choice-senator_zero_nonleading-move = lo 0 va in testa e il gruppo nella sezione I
choice-senator_zero_nonleading-stay = resta dov’è
option-best_performance = Miglior spettacolo
option-best_performance-doc = Che cosa rende uno spettacolo il migliore.
choice-best_performance-rank = il rango più alto
choice-best_performance-points = il maggior numero di punti
option-region_full = Una regione intera
option-region_full-doc = Come contano i 3 punti di una regione intera.
choice-region_full-replace = al posto dei 2 punti
choice-region_full-add = in aggiunta ai 2 punti
option-region_tie = Pareggio in una regione
option-region_tie-doc = Che cosa ricevono i giocatori in pareggio in una regione.
choice-region_tie-one_each = 1 punto ciascuno
choice-region_tie-split_floor = 2 punti divisi, arrotondati per difetto
option-arch_limit = Archi
option-arch_limit-doc = Se gli otto archi limitano il numero di province.
choice-arch_limit-none = nessun limite
choice-arch_limit-eight = al massimo otto province
option-vicarius_epoch = Vicario
option-vicarius_epoch-doc = L’epoca delle due carte Vicario.
choice-vicarius_epoch-1 = epoca I, correzione dell’editore
choice-vicarius_epoch-2 = epoca II, stampa non corretta
option-arena_rank_points = Punti dei ranghi
option-arena_rank_points-doc = Punti dei cinque ranghi di uno spettacolo.
option-forum_max = Tracciati del foro
option-forum_max-doc = L’ultima casella dei tracciati del foro: olive, vino, gioielli.

## Come è stata vinta la partita

tie-none = Più punti vittoria.
tie-provinces = Pareggio nei punti; decidono più province.
tie-arena_cards = Pareggio in punti e province; decidono le carte arena più care in mano.
tie-shared = Pareggio in tutto: vittoria condivisa.

## Rifiuti

reason-0-cannot-lowered = uno 0 non può essere abbassato
reason-set-needs-least = una combinazione richiede almeno tre carte
reason-activate-card-or-end = attiva una carta o termina il turno
reason-unseen-card-costs = una carta alla cieca costa { $cost }, ti restano { $left }
reason-buy-arena-cards = compra carte arena o smetti
reason-costs-left = { $card } costa { $cost }, ti restano { $left }
reason-could-nothing-now = { $card } ora non avrebbe effetto
reason-not-fit-here = { $card } non va bene qui: nomina le carte della combinazione nell’ordine delle carte, tre o più
reason-strength-legion-left = { $card } ha forza { $strength }, alla tua legione resta { $left }
reason-activated-placing-die = { $card } si attiva piazzando un dado con questa carta
reason-card-exhausted = { $card } è esaurita
reason-exhausted-until-end = { $card } è esaurita fino alla fine del round
reason-no-province-epoch = { $card } non è una provincia di epoca I
reason-not-ready-province = { $card } non è una tua provincia pronta con questa risorsa: { $resource }
reason-not-display = { $card } non è nell’esposizione
reason-needs-ready-province = { $card } richiede una provincia pronta con questo simbolo: { $symbol }
reason-needs-two-ready = { $card } richiede due province pronte con questi simboli: { $symbol } e { $second }
reason-conquer-province-or-done = conquista una provincia o scegli «finito»
reason-higher-than-last = { $die } è più alto dell’ultimo dado del tuo gruppo, { $last }
reason-exhaust-province-move = esaurisci una provincia per avanzare, o rinuncia
reason-choose-unplaced-die = scegli prima un dado non piazzato di un giocatore: il posto, poi la faccia
reason-choose-one-dice = scegli prima un tuo dado sul tracciato militare, 1 è quello di testa
reason-choose-one-placed = scegli prima un tuo dado piazzato: il tracciato, poi la posizione
reason-choose-one-unplaced = scegli prima un tuo dado non piazzato
reason-choose-player-who-loses = scegli prima chi perde un gioiello
reason-choose-player-whose = scegli prima il giocatore la cui somma vale 3 in più
reason-choose-provinces-exhaust = scegli prima le province da esaurire per { $card }
reason-choose-which-unplaced = scegli prima i dadi non piazzati da rilanciare
reason-discard-one-own = scarta prima una delle tue carte senato
reason-raise-strength-legion = aumenta prima la forza della tua legione o scegli «finito»
reason-turn-place-die = tocca a te piazzare un dado
reason-lay-out-set = deponi una combinazione di carte arena, o passa
reason-nobody-holds = nessuno possiede { $card }
reason-now-choose-province = scegli ora una provincia di epoca I che va perduta
reason-seat-no-jewel = il posto { $seat } non ha gioielli
reason-seat-no-unplaced = il posto { $seat } non ha un dado non piazzato con { $die }
reason-arena-deck-empty = il mazzo arena è vuoto
reason-effect-same-1s = l’effetto è lo stesso per gli 1 vicini: scegli il primo
reason-player-order-being = si stabilisce l’ordine di turno: attiva una carta per questo o scegli «finito»
reason-strength-legion-settled = la forza della tua legione è stabilita
reason-die-can-placed = questo dado può essere piazzato senza Console
reason-not-moment-activate = non è il momento di attivare { $card }
reason-can-place-die = puoi piazzare un dado, quindi devi
reason-cannot-steal-from-yourself = non puoi rubare a te stesso
reason-not-card = non hai { $card }
reason-not-these-unplaced = non hai questi dadi non piazzati
reason-not-hold = non possiedi { $card }
reason-begun-lay-out = hai iniziato a deporre una combinazione
reason-no-further = non hai altre carte { $card }
reason-no-such-die = non hai questo dado su questo tracciato
reason-no-unplaced-die = non hai un dado non piazzato con { $die }
reason-placed-die-turn = hai già piazzato il dado di questo turno
reason-must-take-senate = devi prendere una carta senato per ogni dado
reason-option-names-not = l’opzione «{ $option }» nomina { $known }, non { $value }
reason-bears-two-player = { $option }: { $card } porta il segno per due e non si usa in 2 (ROM-2.21 d)
reason-not-standard-deck = { $option }: { $card } non è nel mazzo normale; scegli un altro modo (ROM-2.20)
reason-cards-with-players = { $option }: { $count } carte; con { $seats } giocatori il mazzo ne ha { $size } (ROM-2.21 a)
reason-epoch-iii-scoring = { $option }: { $count } carte punteggio dell’epoca III; con { $seats } giocatori sono { $size } (ROM-2.21 b)
reason-not-allow-instead = { $option }: { $mode } non permette { $names } al posto di { $out } ({ $rule })
reason-groups-but-sections = { $where }: { $count } gruppi, ma { $most } sezioni
reason-players-unplaced-dice = players: dadi non piazzati nella fase { $phase }
reason-purchases-seat-bought = purchases: il posto { $seat } ha comprato apertamente, ma non ha in mano né ha presentato: { $names }
reason-stack-these-steps = stack: questi passi non possono stare nel round { $round }: { $steps }
reason-used-exhausted-senate = used: le carte senato esaurite non sono quelle deposte
reason-group-without-dice = { $where }: un gruppo senza dadi
reason-dice-cannot-lie = { $where }: i dadi non possono stare così nella fase { $phase }
reason-no-set-card = { $where }: { $names }: non è una combinazione nell’ordine delle carte
reason-only-during-performance = { $where }: solo durante i Grandi Giochi
reason-seat-more-than-one-group = { $where }: il posto { $seat } ha più di un gruppo (ROM-3.21)
reason-rule-edition-changes = { $where }: è una regola; un’edizione cambia ciò che è stampato
reason-provinces-cards-left = provinces: in due restano { $found } carte, le regole ne richiedono 15 (ROM-2.10)
reason-senate-normal-cards = senate: { $found } carte normali senza il segno per due, le regole ne richiedono 15 (ROM-2.11)
reason-senate-normal-cards-epoch = senate: { $found } carte normali dell’epoca III, non { $count } (giocatori: { $seats }) (ROM-2.21)

## Che cosa dice un consiglio di una mossa: le parole della valutazione. $n è un numero con segno.

hint-points = punti { $n }
hint-forum = punti ai conteggi del foro { $n }
hint-forum_steps = passi nel foro { $n }
hint-regions = punti per le regioni { $n }
hint-senate_scoring = punti per le carte senato { $n }
hint-senate_cards = carte senato { $n }
hint-provinces = province { $n }
hint-arena_set = valore dello spettacolo { $n }
hint-arena_cards = carte arena { $n }
hint-arena_worth = valore delle carte arena { $n }
hint-strength_left = forza di riserva { $n }
hint-budget_left = monete rimanenti { $n }
hint-unplaced = dadi da piazzare { $n }
hint-unplaced_sum = somma dei dadi da piazzare { $n }

## La plancia nel browser

web-no-offer = Niente in offerta
intro = I dadi si sorpassano per province, cariche e arena.
weight = medio
time = 60 minuti
web-rom-military = Militare
web-rom-senate = Senato
web-rom-black-market = Mercato nero
web-rom-ended = Si sono giocati tutti i { $rounds } round.
web-rom-conquer = Conquista { $card }: forza { $strength }, { $resource }
web-rom-buy = Compra { $card } per { $cost }
web-rom-performance = Uno spettacolo
web-rom-show-choose = Scegli tre o più carte arena, in qualsiasi ordine.
web-rom-perform = Dai lo spettacolo con { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
web-rom-performances = Spettacoli ({ $count })
web-rom-regions = Regioni: forza di ogni giocatore

# What another player decides, after “… decides”.
asks-OrderWindow = se cambiare l’ordine di turno
asks-TribunusTarget = quale somma conta di più
asks-PlaceDie = dove piazzare un dado
asks-AfterPlacing = se attivare altre carte senato
asks-PlaceAfterCards = dove piazzare un dado
asks-ExhaustProvinces = quali province esaurire
asks-RerollDice = quali dadi rilanciare
asks-FlipDie = quale dado girare
asks-ShiftDie = quale dado cambiare di 1
asks-RerollMilitaryDie = quale dado piazzato rilanciare
asks-LowerPlacedDie = quale dado piazzato conta meno
asks-RerollAnyDie = quale dado rilanciare
asks-DiscardSenateCard = quale carta senato scartare
asks-DestroyProvince = quale provincia si perde
asks-StealJewel = a chi rubare un gioiello
asks-MilitaryBonus = se rafforzare la legione
asks-Conquest = quale provincia conquistare
asks-TakeSenateCard = quale carta senato prendere
asks-Purchase = quali carte arena comprare
asks-ForumScoring = se esaurire una provincia per il punteggio
asks-ForumScoringAgain = se esaurire una provincia per il punteggio
asks-Performance = quali carte si esibiscono nell’arena
asks-TurnEnd = se finire il turno

# What is counted after a game.
term-stat_rolled = Punti ai dadi
term-stat_provinces = Province conquistate
term-stat_senate_cards = Carte senato prese
term-stat_arena_cards = Carte arena comprate
term-stat_coins = Monete spese per esse
term-stat_performances = Spettacoli
term-stat_best_performances = Migliori spettacoli
term-stat_dice_lost = Dadi persi
