# Quello che dice la casa: righe del registro, rifiuti, errori.

table-sat = { $seat } si siede.
table-left = { $seat } lascia il tavolo.
table-bot = Un bot ({ $level }) gioca per { $seat }.
table-back = { $seat } è tornato.
table-undo-free = { $seat } annulla una mossa.
table-undo-agreed = { $seat } torna alla mossa { $to }, con il consenso di tutti.
table-undo-ask = { $seat } chiede di tornare alla mossa { $to }.
table-undo-yes = { $seat } è d’accordo.
table-undo-no = { $seat } non è d’accordo: non si annulla nulla.
table-closed = Il tavolo è chiuso.
table-waiting = In attesa di giocatori: { $open } { $open ->
    [one] posto è libero.
   *[other] posti sono liberi.
}

house-nothing-to-undo = Non c’è una tua mossa da annullare.
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
house-set-aside = Questo tavolo non si può aprire: qualcosa è danneggiato. Il gestore è stato avvisato e tutti gli altri tavoli continuano.
house-other-rules = Questo tavolo segue la versione { $theirs } delle regole del suo gioco, ma questa casa ora gioca la versione { $ours }. Viene conservato, ma qui non si può giocare.
