# Senators in italiano. Non c'è un regolamento italiano: la traduzione è nostra.

## Cose

term-wheat = Grano
term-meat = Carne
term-iron = Ferro
term-cloth = Stoffa
term-wood = Legno
term-olives = Olive
card-wheat = { term-wheat } { $n }
card-meat = { term-meat } { $n }
card-iron = { term-iron } { $n }
card-cloth = { term-cloth } { $n }
card-wood = { term-wood } { $n }
card-olives = { term-olives } { $n }

term-governor = Governatore
card-governor_wheat = Governatore della Sicilia (Grano)
card-governor_meat = Governatore della Gallia (Carne)
card-governor_iron = Governatore dell’Hispania (Ferro)
card-governor_cloth = Governatore dell’Asia (Stoffa)
card-governor_wood = Governatore della Macedonia (Legno)
card-governor_olives = Governatore dell’Africa (Olive)
card-censor = Censore
card-consul = Console
card-quaestor = Questore

card-vox_populi = Vox Populi
card-tribunes = Sostegno dei tribuni
card-lictors = Littori
card-merchants = Mercanti
card-cavalry = Cavalleria
card-pontifex_maximus = Pontifex Maximus
card-princeps_senatus = Princeps Senatus
card-prefects = Prefetti
card-praetors = Pretori

card-war = Guerra
card-new_senator = Nuovo senatore
card-deficit = Deficit pubblico
card-civil_conflict = Conflitto civile
card-eviction = Processo ai governatori
card-majority = Maggioranza in Senato

## What cards do

effect-governor = In una vendita vale una carta del suo tipo di qualsiasi valore 1–9; protegge dal Conflitto civile; perso con il Processo ai governatori.
effect-censor = Nell’incasso{ $censor_timing_key ->
        [any_time] { "" }
       *[before_buying] , prima di comprare un senatore
    }: prendi 1 senatore a un giocatore che ne ha più di te.
effect-consul = Nell’incasso: i senatori costano 7 invece di 10.
effect-quaestor =
    { $quaestor_scope_key ->
        [one_sale] Nell’incasso: vendi una volta tre carte qualsiasi.
       *[all_sales] Nell’incasso: vendi tre carte qualsiasi, quante volte vuoi.
    }
effect-vox_populi = Guadagni 1 senatore ogni volta che incassi.
effect-tribunes = Tieni tutti i tuoi Governatori al Processo.
effect-lictors = Prendi 8 invece di 3 quando scegli Estorsione.
effect-merchants = Nella tua asta compra una carta per 1 dal miglior offerente.
effect-cavalry = La tua offerta di Guerra conta 3 in più, gratis.
effect-pontifex_maximus = 9 talenti in più per ogni carta di valore 1 che vendi.
effect-princeps_senatus = 3 talenti invece di 2 per avversario più debole con la Maggioranza in Senato.
effect-prefects = Proteggi una tua carta durante l’Estorsione di un avversario.
effect-praetors = Non puoi essere bersaglio di un Censore.
effect-war = Offerte segrete, tutte pagate; la più alta guadagna 1 senatore{ $war_all_zero_key ->
        [nobody_gains] , a meno che sia 0
       *[everyone_gains] { "" }
    }. La quarta Guerra chiude la partita.
effect-new_senator = Un senatore è venduto a prezzo decrescente, da 15: 1 in meno { $new_senator_price_step_key ->
        [per_round] quando tutti hanno rifiutato
       *[per_player] dopo ogni rifiuto
    }.
effect-deficit = Offerte segrete contro l’importo: se insieme basta, la più alta guadagna un senatore; altrimenti la più bassa ne perde uno.
effect-civil_conflict = Chi non ha un Governatore paga 5.
effect-eviction = Tutti i Governatori davanti ai giocatori sono scartati.
effect-majority = 2 talenti per ogni avversario con meno senatori.

term-market = Mercato { $n }
term-senate = Senato

## Parole del tavolo

term-title = Senators
term-senators = Senatori
term-senate_track = Tracciato del Senato
term-board = Plancia
term-deck = Mazzo
term-decks = Mazzi
term-on_offer = All’asta
term-bids = Caselle prezzo e offerte
term-player = Giocatore
term-screen = Dietro lo schermo
term-face_up = Scoperte
term-your_hand = La tua mano
term-your_money = Il tuo denaro
term-your_bid = La tua offerta segreta
term-talents =
    { $n ->
        [one] { $n } talento
       *[other] { $n } talenti
    }
term-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
term-events = Eventi
term-war_row = Guerre
term-event_deck = mazzo eventi { $n }
term-fourth_war = la quarta chiude la partita
term-drawn = già usciti
term-discards = Scarti
term-draft_row = Carte influenza da scegliere
term-eliminated = eliminato
term-active = giocatore attivo
term-locked = offerta confermata
term-you = tu
term-turn = Turno { $n }

## Domande

step-InfluenceDraft = Scegli una carta influenza.
step-Turn = Il turno passa al giocatore seguente.
step-DrawEvent = Si rivela una carta evento.
step-WarBid = Guerra: conferma un’offerta segreta. La più alta ottiene un senatore; tutte vengono pagate.
step-DeficitBid = Deficit pubblico di { $amount }: conferma un’offerta segreta. Se insieme bastano, la più alta ottiene un senatore; altrimenti la più bassa ne perde uno.
step-NewSenator = Un nuovo senatore è in vendita a { $price }. Accetta o rifiuta.
step-ChooseAction = Scegli un’azione.
step-AuctionBid = Fai un’offerta per la carta della plancia { $board }, o passa.
step-Settle = Chiudi l’asta: vendi ogni carta al miglior offerente o comprala a quel prezzo.
step-UsePrefects = Prefetti: proteggi una delle tue carte scoperte durante questa estorsione, o nessuna.
step-ExtortionOffer = Nomina una carta scoperta di { $victim } per una proposta, o rinuncia.
step-ExtortionPrice = Fissa il tuo prezzo per { $card } di { $victim }.
step-ExtortionAnswer = { $price } per { $card }: cedi la carta, oppure tienila e paga { $price }.
step-JoinCashIn = Paga 5 talenti e incassa prima, o rifiuta.
step-StartCashIn = Comincia un incasso.
step-CashIn = Incasso: vendi tris, gioca cariche, compra senatori; poi concludi.
step-SellSet = Completa il tris: { $picks } e …

## Diario

log-drafts = { $seat } prende { $card }.
log-turn = Turno { $number }: { $seat }.
log-event = Evento: { $event }.
log-action =
    { $action_key ->
        [auction] { $seat } sceglie l’Asta.
        [extortion] { $seat } sceglie l’Estorsione.
       *[cash_in] { $seat } sceglie l’Incasso.
    }
log-auction = All’asta: { $cards }.
log-bids = { $seat } offre { $amount } per { $card }.
log-passes = { $seat } passa su { $card }.
log-takes-unbid = Nessuno offre per { $card }: { $seat } prende la carta gratis.
log-sells-lot = { $seat } vende { $card } a { $other } per { $amount }.
log-buys-lot = { $seat } compra { $card } e paga { $amount } a { $other }.
log-merchants-lot = Con i Mercanti, { $seat } compra { $card } e paga solo { $amount } a { $other }.
log-takes-bank = { $seat } prende { $amount } dalla banca.
log-pays-bank = { $seat } paga { $amount } alla banca.
log-protects = { $seat } protegge { $card } con i Prefetti.
log-skips = { $seat } non fa proposte a { $other }.
log-offers = { $seat } propone { $amount } a { $other } per { $card }.
log-sells-extorted = { $other } paga { $amount }; { $seat } cede { $card }.
log-keeps-extorted = { $seat } tiene { $card } e paga { $amount } a { $other }.
log-joins = { $seat } paga { $amount } a { $other } e incassa prima.
log-declines-cash-in = { $seat } non partecipa all’incasso.
log-finishes = { $seat } conclude l’incasso.
log-buys-senator = { $seat } compra un senatore per { $amount }.
log-refuses-senator = { $seat } rifiuta il nuovo senatore a { $amount }.
log-plays-office = { $seat } gioca { $card }.
log-sells-set = { $seat } vende { $cards } per { $amount }.
log-embezzles = { $seat } malversa { $amount ->
        [one] { $amount } talento
       *[other] { $amount } talenti
    } e resta { $senators ->
        [0] senza senatori.
        [one] con un senatore.
       *[other] con { $senators } senatori.
    }
log-gains-senator = { $seat } ottiene un senatore e ora ne ha { $senators }.
log-loses-senator = { $seat } perde un senatore e ora ne ha { $senators }.
log-eliminated = { $seat } resta senza senatori ed esce dal gioco. { $amount ->
        [one] { $amount } talento va alla banca
       *[other] { $amount } talenti vanno alla banca
    }; scarti: { $cards }.
log-keeps-governors = Sostegno dei tribuni: { $seat } tiene tutti i governatori.
log-evicted = { $seat } perde { $cards }.
log-locks = { $seat } conferma un’offerta segreta di { $amount }.
    .hidden = { $seat } conferma un’offerta segreta.
log-secret-bid = { $seat } aveva offerto { $amount }.
log-deficit = Le offerte fanno { $total }; ne servivano { $amount }.
log-game-over =
    { $winners_count ->
        [one] Ave, Cesare! Vince { $winners }.
       *[other] Ave, Cesare! Vincono insieme { $winners }.
    }

## Mosse

move-embezzle = malversare: un senatore per 5 talenti
move-draft = prendere { $a }
move-lock = offrire { $a } in segreto
move-accept = accettare: comprare il senatore
move-decline = rifiutare
move-auction = Asta: mettere all’asta quattro carte e chiudere le offerte
move-extortion = Estorsione: prendere denaro dalla banca e fare proposte
move-cash_in = Incasso: vendere tris e comprare senatori
move-pass = passare su { $a }
move-bid = offrire { $b } per { $a }
move-sell =
    { $a_key ->
        [none] cedere la carta ed essere pagati
       *[other] vendere { $a } al miglior offerente
    }
move-buy = comprare { $a } dal miglior offerente
move-merchants = Mercanti: comprare { $a } per 1
move-protect = proteggere { $a }
move-no_protection = non proteggere nulla
move-skip = non fare proposte
move-offer = fare una proposta per { $a }
move-price = proporre { $a }
move-keep = tenere la carta e pagare
move-join = pagare 5 talenti e incassare prima
move-set = vendere { $a } in un tris
move-consul = giocare un Console: i senatori costano 7
move-quaestor = giocare un Questore: vendere tre carte qualsiasi
move-censor = giocare un Censore: togliere un senatore a { $a_player }
move-buy_senator = comprare un senatore
move-finish = concludere l’incasso

## Opzioni

option-variant_antiluck = Mazzo antisfortuna
option-variant_antiluck-doc = Distribuire le Guerre: 2 nella parte alta e 3 nella parte bassa del mazzo eventi.
option-variant_influence = Variante influenza
option-variant_influence-doc = Prima della partita ognuno sceglie una carta influenza.
option-new_senator_price_step = Nuovo senatore: calo del prezzo
option-new_senator_price_step-doc = Quando cala il prezzo di un nuovo senatore.
choice-new_senator_price_step-per_player = dopo ogni rifiuto
choice-new_senator_price_step-per_round = quando tutti hanno rifiutato
option-quaestor_scope = Questore: portata
option-quaestor_scope-doc = Quanti tris liberi permette un Questore.
choice-quaestor_scope-all_sales = quanti si vuole in questo incasso
choice-quaestor_scope-one_sale = un solo tris
option-censor_timing = Censore: momento
option-censor_timing-doc = Quando si può giocare un Censore in un incasso.
choice-censor_timing-before_buying = prima di comprare il primo senatore
choice-censor_timing-any_time = in ogni momento
option-cash_in_order = Ordine dell’incasso
option-cash_in_order-doc = Se si possono vendere tris dopo aver comprato un senatore.
choice-cash_in_order-free = vendere e comprare in qualsiasi ordine
choice-cash_in_order-sell_then_buy = nessuna vendita dopo un acquisto
option-antiluck_packets = Mazzetti antisfortuna
option-antiluck_packets-doc = Quale mazzetto antisfortuna sta sopra.
choice-antiluck_packets-8_on_top = 8 altre carte e 2 Guerre sopra
choice-antiluck_packets-9_on_top = 9 altre carte e 2 Guerre sopra
option-first_player = Primo giocatore
option-first_player-doc = Chi siede al posto 0 e comincia.
choice-first_player-random = sorteggiato quando ci si siede
choice-first_player-chosen = nominato da chi prepara la partita
option-coin_values = Monete
option-coin_values-doc = Quali monete si mostrano (solo aspetto).
choice-coin_values-1_5_10 = 1, 5 e 10
choice-coin_values-1_3_5_10 = 1, 3, 5 e 10
option-bid_track_mode = Prezzi delle offerte
option-bid_track_mode-doc = Quali prezzi si possono offrire.
choice-bid_track_mode-reconstructed_steps = le caselle prezzo delle plance
choice-bid_track_mode-any_integer = qualsiasi numero intero da 1 a 99
option-bid_track_market = Caselle prezzo dei mercati
option-bid_track_market-doc = Caselle prezzo delle tre plance mercato.
option-bid_track_senate = Caselle prezzo del Senato
option-bid_track_senate-doc = Caselle prezzo della plancia Senato.
option-deficit_amounts = Importi del Deficit pubblico
option-deficit_amounts-doc = Importi delle tre carte Deficit pubblico.
option-commitment_cap = Limite delle promesse
option-commitment_cap-doc = Quanto denaro un giocatore può promettere.
choice-commitment_cap-means = quanto le malversazioni possono coprire, senza l’ultimo senatore
choice-commitment_cap-cash = il denaro in mano
choice-commitment_cap-uncapped = qualsiasi somma; chi non può coprirla paga tutto e lascia la partita
option-embezzle_window = Quando malversare
option-embezzle_window-doc = Chi può malversare mentre si attende una decisione.
choice-embezzle_window-any_pending_decision = tutti
choice-embezzle_window-own_decisions_only = solo chi deve decidere
option-embezzle_last_senator = L’ultimo senatore
option-embezzle_last_senator-doc = Se un giocatore può sacrificare l’ultimo senatore e uscire dal gioco.
choice-embezzle_last_senator-forced_only = solo se costretto a pagare
choice-embezzle_last_senator-allowed = anche per scelta
option-active_leaves = Quando il giocatore attivo esce
option-active_leaves-doc = Che cosa accade a una Guerra, a un Deficit o a un incasso condiviso se nel frattempo il giocatore attivo esce dal gioco.
choice-active_leaves-event_goes_on = continua per gli altri
choice-active_leaves-turn_ends = il turno finisce subito, come nelle versioni precedenti di questo tavolo
option-war_all_zero = Guerra senza offerte
option-war_all_zero-doc = Che cosa accade se l’offerta più alta di una Guerra è 0.
choice-war_all_zero-everyone_gains = tutti i pari merito ottengono un senatore
choice-war_all_zero-nobody_gains = nessuno ottiene nulla
option-empty_deck = Mazzo vuoto
option-empty_deck-doc = Che cosa accade quando un mazzo finisce.
choice-empty_deck-no_refill = la sua plancia non offre nulla
choice-empty_deck-reshuffle_discard = si mescolano i suoi scarti
option-senator_track_cap = Massimo di senatori
option-senator_track_cap-doc = Massimo di senatori per giocatore; none per nessun limite.
option-min_extortion_price = Proposta minima
option-min_extortion_price-doc = Prezzo minimo di una proposta di estorsione.

## Come è stata vinta la partita

tie-none = Il maggior numero di senatori.
tie-money = Parità di senatori; vince chi ha più denaro.
tie-shared = Parità di senatori e di denaro: vittoria condivisa.
tie-last_alive = Non resta nessun altro in gioco.
tie-all_fallen = Tutti sono caduti insieme; vince il più ricco di loro.
tie-all_fallen_shared = Tutti sono caduti insieme, ugualmente ricchi: vittoria condivisa.

## Rifiuti

reason-merchants-works-once = i Mercanti valgono una volta per asta
reason-praetors-protect-seat = i Pretori proteggono il posto { $seat }
reason-prefects-cannot-protect = i Prefetti non possono proteggere sé stessi
reason-censor-must-played = un Censore va giocato prima di comprare il primo senatore
reason-bid-must-higher = un’offerta deve superare { $price }
reason-senator-costs-cash = un senatore costa { $price } in contanti, tu hai { $cash }
reason-accept-or-decline = prima accetta o rifiuta il nuovo senatore
reason-all-four-decks = i quattro mazzi sono vuoti, non c’è nulla da mettere all’asta
reason-eliminated-player-nothing = un giocatore eliminato non ha più nulla da malversare
reason-offer-least = una proposta è di almeno { $price }
reason-table-only-player = a questo tavolo può malversare solo chi deve decidere
reason-bid-or-pass = prima fai un’offerta per { $card } o passa
reason-choose-influence-card = prima scegli una carta influenza
reason-choose-auction-extortion = prima scegli: Asta, Estorsione o Incasso
reason-complete-set = prima completa il tris
reason-join-cash-or-decline = prima partecipa all’incasso o rifiuta
reason-lock-secret-bid = prima conferma un’offerta segreta
reason-make-seat-offer = prima fai una proposta al posto { $seat } o rinuncia
reason-name-price-offer = prima fissa il prezzo della tua proposta
reason-no-sale-after = a questo tavolo non si vende dopo aver comprato un senatore
reason-only-money-hand = si offre solo il denaro in mano: al massimo { $cash }
reason-protect-card-or-choose = prima proteggi una carta o scegli «{ move-no_protection }»
reason-seat-not-more-senators = il posto { $seat } non ha più senatori di te
reason-no-opponent = il posto { $seat } non è un avversario
reason-sell-or-keep = prima cedi o tieni la carta
reason-settle-cards-offer = prima chiudi l’asta
reason-last-senator-cannot = l’ultimo senatore non si può sacrificare per scelta
reason-price-can-pay = il prezzo è { $price }, puoi pagare al massimo { $most }
reason-with-other-bids = con le altre tue offerte qui puoi coprire al massimo { $most }
reason-asked-about-now = adesso si tratta di { $card }
reason-cashing-finish = stai incassando: prima concludi
reason-cannot-pay-even = non puoi pagare nemmeno 1
reason-not-card = non hai { $card }
reason-not-own-merchants = non hai i Mercanti
reason-no-censor-play = non hai Censori da giocare
reason-no-play = non hai la carica { $office } da giocare
reason-not-fit-here = { $card } non va bene qui: un tris sono tre carte di un tipo o di un valore, nominate nell’ordine delle carte
reason-not-lie-face = { $card } non è scoperta davanti al posto { $seat }
reason-not-lie-face-up = { $card } non è scoperta davanti a te
reason-not-lie-draft = { $card } non è fra le carte da scegliere
reason-not-offer = { $card } non è all’asta
reason-protected-prefects = { $card } è protetta dai Prefetti
reason-no-price-space = { $price } non è una casella di questa plancia; ci sono { $spaces }
reason-payment-payer-receiver = { $where }: un pagamento è [pagante, ricevente, importo], non «{ $value }»
reason-two-places = { $where }: { $card } è in due posti
reason-no-influence-card = { $where }: { $card } non è una carta influenza
reason-each-bid-seat = { $where }: ogni offerta è [posto, prezzo], non «{ $value }»
reason-cannot-been-paid = { $where }: { $value } non può essere stato pagato
reason-seat-not-alive = { $where }: il posto { $seat } non è più in gioco
reason-seat-no-living = { $where }: il posto { $seat } non è un avversario ancora in gioco
reason-alive-with-senators = { $where }: alive è { $alive } con { $number } senatori
reason-eliminated-but-still = { $where }: eliminato, ma possiede ancora qualcosa
reason-no-bid-locked = { $where }: nessuna offerta è confermata
reason-players-fewer-than-two = players: meno di due sono ancora in gioco, ma la partita non è finita
reason-players-bid-locked = players: un’offerta è confermata, ma a nessuno è chiesta un’offerta segreta
reason-war-row-wars = war_row: { $number } Guerre, ma la quarta chiude la partita
reason-draft-row-nobody = draft_row: nessuno sta scegliendo carte influenza
reason-draft-row-too = draft_row ha troppo poche carte
reason-auction-cards-offer = auction: ci sono carte all’asta, ma nessuna asta è in corso
reason-seat-cannot-bid = { $where }: il posto { $seat } non può fare offerte
reason-one-bid-each = { $where }: un’offerta per giocatore e carta
reason-each-bid-must-higher = { $where }: ogni offerta deve superare la precedente
reason-auction-seat-bid = auction: il posto { $seat } ha offerto { $bid }, ma può coprire solo { $most }
reason-not-turn = non nel turno { $turn }
reason-offer-no-bid = { $card } è all’asta senza offerte
reason-nothing-offer = nulla è all’asta: { $board }
reason-seat-already-bid = il posto { $seat } ha già fatto un’offerta lì
reason-seat-no-opponent = il posto { $seat } non è un avversario con i Prefetti
reason-prefects-no-other = i Prefetti non hanno altre carte da proteggere
reason-seat-cashing = il posto { $seat } sta incassando
reason-picks-cannot-sold = picks: { $card } non si può vendere così

## Che cosa dice un consiglio di una mossa: le parole della valutazione. $n è un numero con segno.

hint-alive =
    { $way ->
        [more] resti in gioco
       *[less] sei eliminato
    }
hint-senators = senatori { $n }
hint-lead = vantaggio { $n }
hint-cash = talenti { $n }
hint-purse = senatori acquistabili all’incasso { $n }
hint-sets = valore dei tris { $n }
hint-straight_draws = scale aperte { $n }
hint-pairs = coppie { $n }
hint-loose_cards = valore delle carte sciolte { $n }
hint-exposed = valore delle carte estorcibili { $n }
hint-governors = governatori { $n }
hint-censors = censori { $n }
hint-consul = { card-consul } { $n }
hint-quaestor = { card-quaestor } { $n }
hint-turn_near =
    { $way ->
        [more] il tuo turno arriva prima
       *[less] il tuo turno è lontano
    }
hint-vox_populi = { card-vox_populi } { $n }
hint-tribunes = { card-tribunes } { $n }
hint-lictors = { card-lictors } { $n }
hint-merchants = { card-merchants } { $n }
hint-cavalry = { card-cavalry } { $n }
hint-pontifex_maximus = { card-pontifex_maximus } { $n }
hint-princeps_senatus = { card-princeps_senatus } { $n }
hint-prefects = { card-prefects } { $n }
hint-praetors = { card-praetors } { $n }

## La plancia nel browser

web-secret-bid = La tua offerta segreta: { $amount }
web-sell-set = Vendi { $cards }: { $amount }
web-turn-of = Turno { $turn }: { $name }
web-resources-gone =
    Merci scartate ({ $count })
web-offices-gone =
    Cariche scartate ({ $count })
intro = Offri, estorci e incassa per comprare i voti dei senatori, fino alla quarta guerra.
weight = da leggero a medio
time = 45 minuti
web-sen-last-war = La quarta Guerra chiude la partita.
web-sen-in-hand = Nascoste
web-sen-face-up = Scoperte
web-sen-offices = Cariche
web-sen-influence = Influenza
web-sen-goods = risorse
web-sen-lock = Offri { $amount } dei tuoi { $cash } in segreto
web-sen-bid = Offri { $amount } per { $card } (hai { $cash })
web-sen-sell-to = Vendi a { $name }, +{ $amount }
web-sen-keep-pay = Tieni, paga { $amount } a { $name }
web-sen-offer = Proponi { $amount } dei tuoi { $cash }
web-sen-keep-card-pay = Tieni { $card }, paga { $amount } a { $name }
web-sen-accept = Compra il senatore per { $amount } (hai { $cash })
web-sen-buy-senator = Compra un senatore: { $amount }
web-sen-sell-card-to = Vendi { $card } a { $name }, +{ $amount }
web-sen-ended = La quarta Guerra ha chiuso la partita.
web-sen-ended-alone = La partita è finita perché gli altri sono stati eliminati.
web-sen-embezzle = Malversa: 1 senatore per 5 talenti
web-sen-embezzle-sure = Cedere un senatore per 5 talenti? Te ne restano { $left }.
web-sen-offered = { $name } propone { $amount } a { $other }
web-sen-open-to-offers = Aperto a proposte: { $name }
web-sen-beyond = Più dei tuoi { $cash }: bisognerebbe malversare.
web-sen-points-start = Inizio
web-sen-points-won = Vinti
web-sen-points-bought = Comprati
web-sen-points-embezzled = Malversati
web-sen-points-lost = Persi

# What another player decides, after “… decides”.
asks-InfluenceDraft = quale carta influenza prendere
asks-WarBid = quanto offrire in segreto per la guerra
asks-DeficitBid = quanto offrire in segreto contro il deficit
asks-NewSenator = se comprare il nuovo senatore
asks-ChooseAction = quale azione scegliere
asks-AuctionBid = quanto offrire per la carta
asks-Settle = se vendere o comprare ogni carta
asks-UsePrefects = quale carta proteggono i prefetti
asks-ExtortionOffer = per quale carta fare una proposta
asks-ExtortionPrice = quale prezzo proporre
asks-ExtortionAnswer = se cedere, o tenere e pagare
asks-JoinCashIn = se incassare prima
asks-CashIn = cosa vendere e comprare
asks-SellSet = quale tris vendere

# What is counted after a game.
term-stat_senators_gained = Senatori guadagnati
term-stat_senators_sold = Senatori spesi in malversazioni
term-stat_senators_lost = Senatori persi
term-stat_cards_bought = Carte comprate
term-stat_paid = Pagato per esse
term-stat_brought = Quanto hanno reso
term-stat_sets_sold = Tris venduti
term-stat_set_talents = Talenti dai tris
term-stat_extorted = Talenti estorti
term-stat_embezzled = Talenti malversati
term-stat_war_bids = Offerto in segreto
