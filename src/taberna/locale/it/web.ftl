# Le pagine della taverna.

web-motto = Quattro giochi romani, con amici o contro i bot.
web-welcome = Salve! Accomodati.
web-skip = Vai al contenuto
web-navigation = Pagine
web-lobby = Sala
web-new-table = Nuovo tavolo
web-rules = Regole
web-credits = Crediti
web-language = Lingua
web-theme = Giorno / notte
web-needs-script = I tavoli hanno bisogno di JavaScript.

## Il tavolo

web-connecting = La porta si apre …
web-reconnecting = La connessione è caduta. Nuovo tentativo …
web-no-table = Questo tavolo non esiste.
web-log = Che cosa è successo
web-chat = Chiacchiere
web-chat-text = Di’ qualcosa
web-send = Invia
web-notify = Avvisami
web-watching = Stai guardando.
web-leave = Alzati
web-leave-sure = Lasciare il tavolo? Gli altri possono dare il tuo posto a un bot; puoi tornare.
web-personal-link = Link per un altro dispositivo
web-devices = Dispositivi a questo posto
web-devices-alone = Solo questo dispositivo tiene il tuo posto.
web-devices-end = Il tuo posto è tenuto anche da: { $names }. Congedarli? Finisce anche il link personale del posto.
web-devices-nameless = qualcuno senza nome
web-all-moves =
    { $count ->
        [one] L’unica mossa
       *[other] Tutte le { $count } mosse in elenco
    }
web-click-lit = Fai clic su qualcosa di illuminato.
web-or-click-lit = Oppure fai clic su qualcosa di illuminato.
web-cancel = Annulla
web-amount = Importo
web-less = Meno
web-more = Più
web-preview = Cambierebbe:
web-stale = Intanto il tavolo è andato avanti; guarda di nuovo.
web-undo = Annulla la mossa
web-undo-ask = Chiedi di annullare
web-undo-asked =
    { $name } chiede di riprendere { $moves ->
        [one] una mossa.
       *[other] { $moves } mosse.
    }
web-agree = Accetta
web-refuse = Rifiuta
web-hint = Suggerimento
web-you = tu
web-ready = pronto
web-thinking = deve decidere
web-left = se n’è andato
web-away = assente
web-bot = bot
web-bot-level = bot, { $level }
web-bot-character = bot, { $level }, { $character }
level-random = a caso
level-greedy = avido
level-search = riflessivo
level-plebeian = Plebeo
level-eques = Cavaliere
level-senator = Senatore
level-caesar = Cesare
character-cautious = carattere prudente
character-greedy = carattere avido
character-aggressive = carattere aggressivo
web-give-to-bot = Fai giocare un bot
web-take-back = Gioco di nuovo io
web-waiting-for-players = In attesa di giocatori
web-seat-open = libero
web-invite = Invita gli amici con questo link
web-copy = Copia
web-sit-down = Siediti
web-close-table = Chiudi il tavolo
web-curtain = { $name }, tocca a te.
web-curtain-text = Passa il dispositivo. Nessun altro dovrebbe guardare.
web-curtain-lift = Sono { $name }: mostra il mio lato
web-won =
    { $count ->
        [one] Vince { $names }!
       *[other] Vincono insieme { $names }!
    }
web-result = Risultato
web-place = Posizione
web-player = Giocatore
web-score = Punti
web-practice = Esercitarsi
web-deal-results = Risultati a confronto
web-debrief = Analisi della partita
web-replay = Rivedi

## Tabelloni

web-cards-left = Carte rimaste:

web-hand =
    { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
web-in-front-of = Davanti a { $name }
web-nothing-yet = ancora niente

## Sala e nuovo tavolo

web-players-count = da { $from } a { $to } giocatori
web-play-now = Gioca ora
web-play-bots = Gioca contro i bot
web-set-up = Prepara un tavolo
web-next-table = Il prossimo tavolo ti aspetta: { $game }
web-waiting-for-me = Ti aspettano
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli aperti
web-finished = Finiti
web-moves-made =
    { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
web-import = Guarda una registrazione
web-game = Gioco
web-who-sits = Chi siede dove
web-your-name = Il tuo nome
web-name = Nome
web-seats = Posti
web-seat-n = Posto { $n }
web-me = io
web-open-seat = libero, per chi ha il link
web-second-person = un’altra persona su questo dispositivo
web-guest = Ospite { $n }
web-options = Opzioni
web-preset = Impostazione
web-table-kind = Il tavolo
web-by-link = solo con il link
web-public = visibile nella sala
web-hints-allowed = suggerimenti permessi
web-pace = I bot giocano
web-pace-fast = subito
web-pace-normal = con una breve pausa
web-pace-slow = lentamente
web-open-table = Apri il tavolo
web-join-title = { $game }: c’è un posto libero
web-join-text = Sei stato invitato. Non serve un account, basta un nome.
web-just-watch = Guarda soltanto
web-seat-title = Il tuo posto su questo dispositivo
web-seat-text = { $game }: continua a giocare qui come { $name }. Gli altri tuoi dispositivi conservano il posto; al tavolo (la porta in alto) puoi toglierlo loro.
web-seat-take = Prendi il mio posto

## Rivedere

web-move = Mossa
web-move-of = Mossa { $move } di { $last }
web-first = All’inizio
web-back = Una mossa indietro
web-play = Riproduci
web-pause = Pausa
web-forward = Una mossa avanti
web-last = Alla fine
web-eyes = Visto da
web-eyes-all = tutto scoperto
web-eyes-none = uno spettatore
web-record = Registrazione
web-download-text = Scarica come testo
web-continue = Continua da qui

## Regole e crediti

web-how-to-play = Come si gioca a { $game }
web-learn = Impara
web-rules-of = Regole di { $game }
web-rules-note = I numeri sono quelli a cui rimandano domande e registro. Ciò che è ricostruito è segnalato.
web-read = Da leggere
web-read-guide = Come si gioca
web-read-rules = Regole
web-read-glossary = Glossario
web-read-summary = Riassunto
web-read-sources = Fonti e decisioni
web-find = Cerca
web-find-none = Nessun risultato
web-also = anche:
web-print = Stampa
web-full-rulebook = Il regolamento completo con tutte le fonti (in inglese)
web-rules-short = Queste regole per i giocatori, nella tua lingua
web-credits-games = I giochi sono opera di:
web-credits-art = Tutti i tabelloni sono disegni nostri. Con gratitudine usiamo:
web-credits-icons = Icone
web-credits-map = Coste
web-credits-recoloured = ricolorate

## Il tabellone di Massilia

web-discarded = Scarti ({ $count })

web-round-of = Round { $round } di { $last }

## Impostazioni

preset-default = Standard
preset-french_text = Regolamento francese
preset-spanish_text = Regolamento spagnolo
preset-german_text = Regolamento tedesco
preset-letter = Alla lettera
preset-harsh = Severo
preset-intrigue = Con carte intrigo
preset-uncorrected_print = Testo non corretto

## Parole dell’anteprima

web-view-cash = denaro
web-view-money = denaro
web-view-stones = pietre penalità
web-view-senators = senatori
web-view-hand = mano
web-view-hand_size = carte in mano
web-view-table = carte scoperte
web-view-offices = cariche
web-view-influence = carte influenza
web-view-locked = offerta confermata
web-view-decks = mazzi
web-view-discards = scarti
web-view-auction = asta
web-view-reserve = riserva
web-view-screen = dietro lo schermo
web-view-stalls = bancarelle
web-view-city = città
web-view-front = carte in gioco
web-view-tokens_left = gettoni combattimento
web-view-provinces = province
web-view-dice = dadi
web-view-order = ordine di turno
web-view-display = carte esposte

web-board = Plancia
web-others = Altri
web-each-option = Ogni opzione ({ $count })
web-edition-what = Che cosa cambia
web-notes = Note
web-note-here = Nota su questo momento
web-note-write = Annota
web-hint-title = Che cosa farebbe un bot
web-chance = { $chance } % di vincere

## The frame of a table

web-others-decide =
    { $count ->
        [one] { $names } decide
       *[other] { $names } decidono
    }
web-since = Dal mio ultimo turno
web-skip-to-me = Vai al mio turno
web-look-back = Guarda il turno di { $name } sulla plancia
web-looking-back = Indietro: { $at } di { $count }
web-earlier = Prima
web-later = Dopo
web-now = Torna a ora
web-key-6 = dal mio ultimo turno; vai al mio turno
web-key-7 = le scelte proposte
web-key-8 = posa, chiudi
web-key-9 = questo aiuto
web-close = Chiudi
web-list = Tutte le mosse
web-more-choices = { $count ->
        [one] un’altra …
       *[other] altre { $count } …
    }
web-click-target = Ora clicca la destinazione.
web-look-at = Cosa c’è davanti a { $name }
web-prefs = Preferenze
web-help = Aiuto e tasti
web-help-click = Ciò che è illuminato si può scegliere. Clicca una cosa, poi la destinazione; o viceversa; o trascinala. Un clic su altro dice perché non si può.
web-help-touch = Col dito, il primo tocco mostra, il secondo gioca. Una pressione lunga mostra soltanto.
web-key-1 = suggerimento
web-key-2 = annulla
web-key-3 = tutte le mosse in elenco
web-key-4 = cosa è successo
web-key-5 = conversazione
web-pref-confirm = Chiedere prima di mosse di cui pentirsi
web-pref-ends = Finire il mio turno quando non resta altro
web-pref-forced = Giocare per me l’unica mossa possibile
web-pref-taps = Il primo clic mostra, il secondo gioca (come col dito)
web-pref-newest = Prima i più recenti
web-pref-rules = Mostrare i numeri delle regole
web-pref-sound = Un suono quando tocca a me
web-pref-pace = Ritmo degli altri
web-pref-pace-fast = subito
web-pref-pace-calm = calmo
web-pref-pace-slow = lento
web-pref-motion = Movimento
web-pref-motion-off = nessuno
web-pref-motion-fast = rapido
web-pref-motion-calm = calmo
web-pref-size = Dimensione del testo
web-pref-size-small = piccola
web-pref-size-normal = normale
web-pref-size-large = grande
web-pref-palette = Colori dei giocatori
web-pref-palette-house = romani
web-pref-palette-clear = ben distinti (daltonismo)
web-notify-denied = Questo browser non permette avvisi da qui. Permettili nelle impostazioni della pagina (il segno accanto all’indirizzo), poi spunta di nuovo.
web-you-won = Hai vinto!
web-you-won-by = Hai vinto di { $by }!
web-name-won = { $name } ha vinto
web-name-won-by = { $name } ha vinto di { $by }
web-won-together = { $names } hanno vinto insieme

## Around the table

web-house = Questo tavolo: lasciare, altri dispositivi
web-leave-note = Il posto resta tuo; gli altri possono far giocare un bot finché non torni.
web-resign = Ritirarsi
web-resign-note = Un bot gioca subito per te. Puoi guardare e riprendere a giocare.
web-resign-sure = Lasciare il posto a un bot?
web-abandon = Abbandonare la partita
web-abandon-note = Il tavolo finisce e lascia la tua lista.
web-abandon-sure = Finire questa partita per sempre?
web-personal-link-note = Chi apre il link gioca anche il tuo posto, lì e qui.
web-personal-link-text = Sull’altro dispositivo questo link (copiato) apre il tuo posto; puoi giocare lì e qui: { $url }
web-devices-note = Chi altro tiene il tuo posto; congedarli.
web-watchers =
    { $count ->
        [one] Una persona guarda
       *[other] { $count } persone guardano
    }
web-watchers-talk = chi guarda può parlare
web-table-closed = Questo tavolo è chiuso.
web-invited-by = { $name } ti invita a { $game }.
web-put-bot = Metti un bot
web-share = Condividi
web-usual-options = Le opzioni consuete.
web-by-category = Punti per categoria
web-rematch = Ancora con gli stessi
web-rematch-join = Al nuovo tavolo
web-opponents = I tuoi avversari
web-ease-plebeian = facile
web-ease-eques = normale
web-ease-senator = difficile
web-ease-caesar = esperto
web-last-won = L’ultima volta hai vinto con { $mine }.
web-last-lost = L’ultima volta: tu { $mine }, il migliore { $best }.
web-to-watch = Da guardare

# Lessons
web-lessons = Lezioni guidate
web-lesson-minutes = { $minutes } min
web-lesson-learned = imparata
web-lesson-begin = Comincia
web-lesson-again = Ancora una volta
web-coach-step = Passo { $at } di { $of }
web-coach-next = Avanti
web-coach-back = Indietro
web-coach-show = Mostrami
web-coach-repeat = Dall’inizio
web-coach-leave = Lascia la lezione
web-coach-watch = Guarda che cosa fanno gli altri…
web-coach-silent = Il maestro guarda e parla quando succede qualcosa di nuovo.
web-coach-understood = Capito
web-coach-next-lesson = Prossima lezione
web-coach-finish = Fine
web-coach-other = È permesso. Per questa lezione, prova ciò che è segnato.
web-newcomer = Nuovo a { $game }?
web-newcomer-text = Una lezione guidata al tavolo dura { $minutes } minuti. Oppure gioca subito e chiedi consigli.
web-newcomer-learn = Inizia la lezione
web-newcomer-play = Gioca subito
web-coach-title = Il maestro
web-coach-looks-on = Il maestro guarda e avvisa prima di una mossa costosa.
web-coach-asks = Può costarti il { $points } % delle tue possibilità. Meglio: { $best }.
web-coach-think = Ci penso
web-coach-insist = Gioca lo stesso
web-coach-fine = Una buona mossa.
web-coach-fine-why = Una buona mossa: { $why }.
web-coach-cost = È costato circa il { $points } %. Era meglio: { $best }.
web-coach-cost-why = È costato circa il { $points } %: { $why }. Era meglio: { $best }.
web-coach-for-all = Un maestro per tutti?
web-coach-asked = { $names } propone un maestro per tutti.
web-coach-waits = Per il maestro manca ancora il consenso di: { $names }
web-coach-end = Senza maestro
web-pref-coach = Maestro
web-pref-coach-off = nessuno
web-pref-coach-glance = a colpo d’occhio
web-pref-coach-deep = a fondo
