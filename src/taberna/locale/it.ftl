# Le parole del tavolo, per tutti i giochi.

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
ui-window = { $seat }, sta per decidere { $asked }. Invio per continuare, o scrivi { $moves }.
ui-thinking = { $seat } sta pensando …
ui-legal = { $move } è permesso.
ui-not-understood = «{ $text }» non è chiaro. Scrivi un numero, una mossa o help.
ui-no-line = Nella lista non c’è la riga { $n }.
ui-not-in-range = { $n } non è fra i numeri proposti: { $numbers }.
ui-only-own = Puoi agire solo per una persona a questo tavolo: { $seats }.
ui-undone = Annullato: { $move }.
ui-undo-nothing = Non c’è nulla da annullare.
ui-undo-others = Altri hanno agito dopo la tua ultima mossa: resta.
ui-undo-revealed = La tua ultima mossa ha rivelato qualcosa di nascosto: resta.
ui-saved = La partita è salvata in { $file }. Per continuare: taberna play --load { $file }
ui-finished = La partita è conservata in { $file }. Per rivederla: taberna replay { $file }
ui-loaded = Caricato { $file } dopo { $moves } mosse.
ui-no-log = Non è ancora successo nulla.
ui-hint = Le mosse migliori, con la probabilità di vincere secondo un consigliere:
ui-hint-than =
    { $than ->
        [best] rispetto alla migliore: { $why }
       *[next] rispetto alla seguente: { $why }
    }
ui-hint-like =
    { $than ->
        [best] quasi come la migliore
       *[next] quasi come la seguente
    }
ui-no-rule = Non c’è una regola { $rule }.
ui-pause = Occasioni per intervenire: { $mode ->
        [always] prima di ogni decisione degli altri
        [never] mai
       *[auto] quando può contare
    }.
ui-pause-usage = pause accetta auto, always o never.
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
ui-help-quit = salvare e uscire
ui-welcome = { $title }, { $seats } giocatori. Scrivi help per i comandi.
ui-bot = bot
ui-commitment = Impegno sulla sorte di questa partita: { $hash }
