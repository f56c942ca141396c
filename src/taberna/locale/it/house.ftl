# Le parole del tavolo, per tutti i giochi.

language-name = Italiano

## Parole

ui-seat = Posto { $n }
ui-nobody = nessuno
ui-none = niente
ui-yes = sì
ui-no = no
ui-as-number = { $thing } come { $n }
ui-copy = { $thing } II
ui-did-you-mean = Intendevi «{ $word }»?
ui-game-over = La partita è finita.
ui-winners =
    { $winners_count ->
        [one] Vince { $winners }.
       *[other] Vincono insieme { $winners }.
    }

## Il tavolo nel terminale

ui-also-asked = si attende anche { $seats }
ui-moves = Che cosa puoi fare
ui-since = Dal tuo ultimo turno
ui-log = Diario
ui-pass-device = Passa il dispositivo a { $seat }.
ui-press-enter = Premi Invio quando guarda solo { $seat }.
ui-go-on = Premi Invio per continuare; q per uscire.
ui-window = { $seat }, sta per decidere { $asked }. Invio per continuare, o scrivi { $moves }.
ui-thinking = { $seat } sta pensando …
ui-legal = { $move } è permesso.
ui-not-understood = «{ $text }» non è chiaro. Scrivi un numero, una mossa o help.
ui-no-line = Nella lista non c’è la riga { $n }.
ui-not-in-range = { $n } non è fra i numeri proposti: { $numbers }.
ui-only-own = Puoi agire solo per una persona a questo tavolo: { $seats }.
ui-all-learned = Tutte le lezioni imparate. Ora si gioca: taberna play
ui-next-lesson = Poi: { $title }. Invio per cominciare, altro per uscire.
ui-undone = Annullato: { $move }.
ui-undo-nothing = Non c’è nulla da annullare.
ui-undo-others = Altri hanno agito dopo la tua ultima mossa: resta.
ui-undo-revealed = La tua ultima mossa ha rivelato qualcosa di nascosto: resta.
ui-saved = La partita è salvata in { $file }. Per continuare: taberna play --load { $file }
ui-finished = La partita è conservata in { $file }. Per rivederla: taberna replay { $file }
ui-loaded = Caricato { $file } dopo { $moves } mosse.
ui-no-log = Non è ancora successo nulla.
ui-hint = Le mosse migliori, con la probabilità di vincere secondo un consigliere:
ui-hint-rival = { $name }: { $why }
ui-hint-equal = buona quanto la migliore; { $why }
ui-hint-then = poi { $moves } ({ $why })
ui-hint-luck = in media { $why }
ui-hint-than =
    { $than ->
        [best] rispetto alla migliore: { $why }
       *[next] rispetto alla seguente: { $why }
    }
ui-hint-like =
    { $than ->
        [best] quasi come la migliore
        [later] rende nei turni successivi
        [behind] rende meno nei turni successivi
       *[next] quasi come la seguente
    }
ui-no-rule = Non c’è una regola { $rule }.
ui-pause = Occasioni per intervenire: { $mode ->
        [always] prima di ogni decisione degli altri
        [never] mai
       *[auto] quando può contare
    }.
ui-pause-usage = pause accetta auto, always o never.
ui-coach-title = Il maestro
ui-coach = Il maestro: { $mode ->
        [glance] a colpo d’occhio
        [deep] a fondo
       *[off] nessuno
    }.
ui-coach-usage = coach accetta off, glance o deep.
ui-coach-agree = { $seat }, un maestro per tutti su questo dispositivo? (sì o no)
ui-coach-agreed = sì si s yes y
ui-coach-not = { $seat } preferisce giocare senza maestro: non lo ha nessuno.
ui-coach-asks = Può costarti il { $points } % delle tue possibilità. Meglio: { $best }.{ $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    } Ripeti la mossa se la vuoi lo stesso.
ui-result = Risultato
ui-score = Punti
ui-place = Posto
ui-player = Giocatore
ui-help = Comandi
ui-help-number = giocare la mossa con questo numero; una lettera e un numero per un importo
ui-help-text = giocare una mossa col suo testo, come nella lista
ui-help-rule = la regola di questa domanda; «? { $rule }» per ogni regola, «? <carta>» per quella di una carta
ui-help-why = perché una mossa non è possibile
ui-help-undo = annullare l’ultima mossa se nulla è stato rivelato e nessun altro ha agito
ui-help-save = salvare la partita, o continuarne un’altra
ui-help-log = le ultime righe del diario
ui-help-table = mostrare di nuovo il tavolo
ui-help-as = far agire fuori turno un’altra persona a questo dispositivo
ui-help-pause = quando chiederti prima che decidano gli altri: auto, always o never
ui-help-hint = chiedere consiglio
ui-help-coach = un maestro che avvisa prima di una mossa costosa: off, glance o deep
ui-help-quit = salvare e uscire
ui-welcome = { $title }, { $seats } giocatori. Scrivi help per i comandi.
ui-bot = bot
ui-commitment = Impegno sulla sorte di questa partita: { $hash }

## Rifiuti

hint-score = punti { $n }
reason-named-twice = { $where }: { $card } è nominata due volte
reason-option-write-name = opzione { $value }: scrivi NOME=VALORE
reason-write-name-or-table = { $where }: scrivi un nome o una tabella come { $example }
reason-no-such-move = «{ $move }» non è una mossa di questo gioco.{ $hint }
reason-neither-move-nor = { $move } non è né una mossa né il suo testo o numero
reason-not-possible-now = «{ $move }» non è possibile adesso
reason-seat-not-asked = non tocca al posto { $seat }, ma al posto { $asked }
reason-game-over = la partita è finita
reason-no-seat-game = non c’è un posto { $seat }; questa partita va da 0 a { $last }
reason-record-text-not = una registrazione è testo, non { $kind }
reason-seed-not-follow = seed: non segue da ciò che la casa e i giocatori hanno apportato
reason-commitment-not-belong-seed = commitment: non corrisponde a questo seme
reason-edition-expected-table = edition: serve una tabella dei valori che cambia
reason-line-1-record = riga 1: una registrazione comincia con «{ $head }»
reason-line-move-missing = riga { $number }: manca la mossa { $move }
reason-line-broken = riga { $number }: «{ $line }» è danneggiato
reason-line-not-understood = riga { $number }: «{ $line }» non si capisce
reason-move-seat = mossa { $number }, posto { $seat }, «{ $move }»: { $refusal }
reason-move-not-seat = mossa { $number }: «{ $move }» non è un posto e un testo
reason-option-no-value = l’opzione «{ $option }» non ha il valore «{ $value }»; ammette { $known }.{ $hint }
reason-option-needs-least = l’opzione «{ $option }» richiede almeno un numero
reason-option-takes-numbers = l’opzione «{ $option }» vuole { $length } numeri, non { $count }
reason-option-no = opzione «{ $option }»: non c’è «{ $value }».{ $hint }
reason-option-named-twice = opzione «{ $option }»: «{ $value }» compare due volte
reason-option-neither-true = opzione «{ $option }»: «{ $value }» non è né vero né falso
reason-option-not-list = opzione «{ $option }»: «{ $value }» non è un elenco di nomi
reason-option-not-list-numbers = opzione «{ $option }»: «{ $value }» non è un elenco di numeri
reason-option-not-whole = opzione «{ $option }»: «{ $value }» non è un numero intero
reason-option-not-between = opzione «{ $option }»: { $value } non è fra { $low } e { $high }
reason-option-must-increasing = opzione «{ $option }»: { $value } deve essere crescente
reason-options-must-table = le opzioni sono una tabella di nomi e valori, non «{ $value }»
reason-players-names-seats = players: { $count } nomi per { $seats } posti
reason-rules-record-follows = questa registrazione segue la versione { $theirs } delle regole di { $game }; questo programma gioca la versione { $ours }
reason-end-line-missing = manca la riga finale: troncato dopo { $count } mosse
reason-end-line-tells = la riga finale parla di { $told } mosse, ce ne sono { $count }
reason-no-game = non c’è il gioco «{ $value }»; ci sono { $known }.{ $hint }
reason-no-option = non c’è l’opzione «{ $value }».{ $hint }
reason-no-preset = non c’è il preset «{ $value }»; ci sono { $known }.{ $hint }
reason-no-taberna-record = questa non è una registrazione Taberna nel formato { $number }
reason-players-not = { $game } è per { $low }–{ $high } giocatori, non per { $seats }
reason-key-broken = { $key }: è danneggiato
reason-key-missing = { $key }: manca
reason-not-number-seats = «{ $value }» non è un numero di posti
reason-commitment-not-belong = l’impegno non corrisponde al seme
reason-game-not-stand = la partita non sta dove la registrazione afferma
reason-result-not-one-record = il risultato non è quello che la registrazione afferma
reason-not-add-up = i conti non tornano: { $faults }
reason-numbers-but-seats = { $where }: { $count } numeri, ma { $seats } posti
reason-players-but-seats = { $where }: { $count } giocatori, ma { $seats } posti
reason-expected-list-found = { $where }: serve un elenco, non { $kind }
reason-expected-table-found = { $where }: serve una tabella, non { $kind }
reason-empty-but-game = { $where }: è vuoto, ma la partita non ha risultato
reason-missing = { $where }: manca
reason-new-card-blank = { $where }: qui non è noto. Una carta nuova si scrive su una in bianco: { $names }
reason-not-known-here = { $where }: qui non è noto.{ $hint }
reason-must-empty-because = { $where }: deve essere vuoto, perché la partita ha un risultato
reason-rules-version-program = { $where }: versione { $theirs } delle regole; questo programma gioca la versione { $ours }
reason-no-kind-value = { $where }: { $kind } «{ $value }» non esiste.{ $hint }
reason-no-step = { $where }: il passo «{ $value }» non esiste.{ $hint }
reason-value-not-name = { $where }: è «{ $value }», non «{ $name }»
reason-not-between-and = { $where }: { $value } non è tra { $low } e { $high }
reason-neither-true-nor = { $where }: «{ $value }» non è né vero né falso
reason-value-no-kind = { $where }: «{ $value }» non è del tipo { $kind }
reason-not-text = { $where }: «{ $value }» non è un testo
reason-not-whole-number = { $where }: «{ $value }» non è un numero intero
reason-broken-or-truncated = JSON danneggiato o troncato alla riga { $line }, colonna { $column }
reason-no-move-number = non c’è una mossa { $number }; questo gioco va da 0 a { $last }
reason-missing-names = { $where }: manca: { $names }
reason-too-many = { $where }: di troppo: { $names }
reason-not-belong-here = { $where }: non va qui: { $names }
reason-not-place-names = { $where }: non è in { $place }: { $names }
reason-all-game = { $where }, { $names }: { $found } in tutto, il gioco ne ha { $expected }
reason-found-instead-expected = { $where }: { $found } invece di { $expected }
reason-rules-rest-on = { $where }: con { $found } non si può giocare, le regole si fondano su { $expected }
reason-value-negative = { $where }: { $value } è negativo
reason-payments-they-leave = payments: resterebbero { $paid }, ma i giocatori hanno { $held }
reason-not-name-every = { $where }: { $seats } non nomina ogni posto una volta
reason-rolls-but-die = rolls: { $faces } per «{ $roll }», ma un dado mostra da 1 a 6
reason-these-steps-cannot = { $where }: questi passi non possono stare uno sopra l’altro: { $steps }
reason-cannot-stand-here = { $where }: { $step } non può stare qui: { $why }
reason-cannot-stand-here-leaves = { $step }: non può stare qui, non ci sarebbe nulla da scegliere
reason-but-most = { $where }: { $number }, ma al massimo { $most }
reason-rolls-no-roll = rolls: il lancio «{ $roll }» non esiste; i lanci si chiamano per esempio { $example }
reason-entries-instead = { $where }: { $found } voci invece di { $expected }
reason-less-than = { $where }: { $value } è meno di { $least }
reason-must-increasing = { $where }: { $value } deve essere crescente
reason-value-none-known = { $where }: «{ $value }» non è fra { $known }
reason-must-not-empty = { $where }: non deve essere vuoto

## Quello che dice la casa: righe del registro, rifiuti, errori.

table-sat = { $seat } si siede.
table-left = { $seat } lascia il tavolo.
table-bot = Un bot ({ $level }) gioca per { $seat }.
table-back = { $seat } è tornato.
table-undo-free = { $seat } annulla una mossa.
table-undo-agreed = { $seat } torna alla mossa { $to }, con il consenso di tutti.
table-undo-ask = { $seat } chiede di tornare alla mossa { $to }.
table-undo-yes = { $seat } è d’accordo.
table-undo-no = { $seat } non è d’accordo: non si annulla nulla.
table-coach-yes = { $seat } propone un maestro per tutti.
table-coach-no = { $seat } preferisce giocare senza maestro: ora non lo ha più nessuno.
table-closed = Il tavolo è chiuso.
table-waiting = In attesa di giocatori: { $open } { $open ->
    [one] posto è libero.
   *[other] posti sono liberi.
}

house-nothing-to-undo = Non c’è una tua mossa da annullare.
house-lesson-other = È permesso, ma qui la lezione chiede un’altra mossa.
house-coach-alone = Il maestro aiuta solo dove non gioca nessun altro o dove tutti sono d’accordo.
house-one-seat = A un tavolo pubblico ognuno ha un solo posto.
house-too-many-undos = Hai annullato così spesso che ora basta.
house-too-restless = A questo tavolo c’è stato un tale andirivieni che ora basta.
house-chat-full = A questo tavolo si è parlato tanto che non si può conservare altro.
house-not-together = Dopo una mossa che rivela qualcosa di nascosto, guarda prima: le mosse seguenti non possono essere inviate insieme a essa.
house-no-undo-asked = Nessuno ti chiede il consenso.
house-not-now = Ora non è possibile.
house-not-replaceable = Questo giocatore è ancora qui.
house-bot-already = Lì gioca già un bot.
house-not-away = Questo posto non è stato lasciato.
house-taken = Quel posto è occupato.
house-no-seat = Non hai un posto a questo tavolo.
house-not-yours = Quel posto non è tuo.
house-not-found = Quel tavolo non esiste.
house-no-page = A questo indirizzo non c’è nulla.
house-no-rule = Quella regola non esiste.
house-no-link = Questo link non è più valido.
house-no-level = Non c’è un bot di quel livello.
house-no-hints = A questo tavolo si gioca senza suggerimenti.
house-no-hint = Non c’è un consigliere per questo gioco.
house-no-lang = Quella lingua non esiste qui.
house-hidden-eyes = Qui puoi guardare solo con i tuoi occhi.
house-record-later = La partita si potrà leggere quando sarà finita.
house-hidden-record = Alcuni segreti di questo gioco durano per sempre: la partita va solo a chi occupava tutti i posti dei giocatori.
house-bad-request = Il messaggio non è stato capito.
house-too-deep = L’annidamento è troppo profondo.
house-no-field = manca { $field }
house-unknown-field = { $field } qui non è noto
house-wrong-kind = serve { $wanted }, non { $found }
house-other-kind = serve { $wanted }
house-wrong-length = { $wanted } di lunghezza { $bound }
house-wrong-form = { $wanted } della forma { $pattern }
house-wrong-size = { $wanted } { $bound }
house-huge-number = quel numero è troppo grande
house-wrong-value = { $value } qui non è possibile
house-truncated = si interrompe
house-no-json = non è JSON dal byte { $byte }
house-no-text = non è UTF-8
house-bad-record = Questa registrazione non si può leggere.
house-bad-type = Le richieste sono in JSON.
house-too-large = È troppo grande.
house-too-many = Troppe richieste: aspetta un momento.
house-foreign = Questa richiesta viene da un altro sito.
house-not-allowed = Non è possibile a questo indirizzo.
house-internal = Qualcosa è andato storto. Se lo segnali, cita { $id }.
house-chairs = Indica un tipo per ogni posto: me, here, open o bot.
house-too-hard = La casa non ha potuto verificarlo nel tempo e con la memoria che concede alle partite venute da fuori.
house-blocked = Il gestore di questa casa ti ha chiesto di restare fuori.
house-seed-chosen = L’ospite ha scelto il seme di questa distribuzione e potrebbe conoscere ogni carta.
house-position-known = Questa partita continua da una posizione di un’altra: chi la conosce potrebbe conoscere ogni carta.
house-seed-public = Un seme si può scegliere solo ai tavoli con link: a un tavolo pubblico nessuno deve conoscere la distribuzione.
house-deal-gone = La distribuzione promessa è scaduta: riprova.
house-set-aside = Questo tavolo non si può aprire: qualcosa è danneggiato. Il gestore è stato avvisato e tutti gli altri tavoli continuano.
house-other-rules = Questo tavolo segue la versione { $theirs } delle regole del suo gioco, ma questa casa ora gioca la versione { $ours }. Viene conservato, ma qui non si può giocare.
reason-edition-no-toml = questo non è TOML: { $error }
reason-edition-text = { $where }: solo testo semplice su una riga
