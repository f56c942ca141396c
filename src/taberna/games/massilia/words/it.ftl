# Massilia in italiano.

## Things

term-title = Massilia
term-pink = rosa
term-orange = arancione
term-purple = viola
term-beige = beige
term-brown = marrone
term-black = nero
term-grey = grigio
card-beige = { term-beige } { $n }
card-brown = { term-brown } { $n }
card-black = { term-black } { $n }
card-grey = { term-grey } { $n }
card-own_beige = { term-beige } { $n } (riserva)
card-own_brown = { term-brown } { $n } (riserva)
card-own_black = { term-black } { $n } (riserva)
card-own_grey = { term-grey } { $n } (riserva)
card-jupiter = Giove
card-neptunus = Nettuno
card-mars = Marte
card-mercurius = Mercurio
card-pluto = Plutone
card-minerva = Minerva
card-phoebus = Febo
card-juno = Giunone
card-venus = Venere
term-consul = console
term-clockwise = in senso orario
term-counter = in senso antiorario
term-nothing = nessuna carta
term-juno_phoebus = { card-juno } e { card-phoebus }
term-juno_minerva = { card-juno } e { card-minerva }
term-phoebus_minerva = { card-phoebus } e { card-minerva }
term-juno_phoebus_minerva = { card-juno }, { card-phoebus } e { card-minerva }
term-mercurius_down = { card-mercurius } (prezzo 1 in meno)
term-mercurius_up = { card-mercurius } (prezzo 1 in più)
term-mercurius_down_neptunus = { term-mercurius_down } e { card-neptunus }
term-mercurius_up_neptunus = { term-mercurius_up } e { card-neptunus }

## What the cards do

effect-jupiter = Con un’azione grigia: prendi { $amount } carte divinità invece di una.
effect-neptunus = Con un’azione beige: fino a { $amount } cubetti comprati sono gratis, i più cari.
effect-mars = Quando tiri: fino a { $amount } dadi vanno gratis nella tua riserva.
effect-mercurius = Un prezzo conta { $amount } in più o { $amount } in meno per questa azione (da { $lowest_price } a { $highest_price }).
effect-pluto =
    Quando il console si ferma alla tua bancarella: niente tassa, e non viene chiusa.{ $fresh_pluto_blocked ->
        [true] { "" }
       *[other] { " " }Vale subito, anche appena presa.
    }
effect-minerva =
    { $amount ->
        [one] Un passo di +1 o −1 su un dado non costa una pietra penalità.
       *[other] { $amount } passi di +1 o −1 non costano pietre penalità.
    }
effect-phoebus =
    { $group_recolour ->
        [true] Il cambio di colore di un dado, o di tutti se sono uguali, non costa una pietra penalità.
       *[other] Il cambio di colore di un dado non costa una pietra penalità.
    }
effect-juno = Un dado in più non costa una pietra penalità.
effect-venus = Restituisci da 1 a { $amount } delle tue pietre penalità.

## Words of the table

term-market = Mercato
term-temple = Tempio
term-harbour = Porto
term-customer = cliente
term-round = Round { $n } di { $of }
term-turn_order = ordine di turno
term-round_tiles = tessere round
term-price = prezzo
term-price_and_points = prezzo { $price }, punti { $points }
term-supply = { $n ->
        [one] { $n } pietra penalità
       *[other] { $n } pietre penalità
    } nella riserva
term-display = Carte divinità scoperte
term-draw_pile = mazzo { $n }
term-discard_pile = scarti
term-player = Giocatore
term-reputation = Reputazione
term-stalls = Bancarelle
term-tiles = Tessere rimaste
term-reserve = Riserva
term-screen = Dietro lo schermo
term-you = tu
term-has_passed = (ha passato)
term-your_hand = Le tue carte divinità
term-your_screen = Dietro il tuo schermo
term-fresh_card = { $card } (nuova)
term-sesterces =
    { $n ->
        [one] { $n } sesterzio
       *[other] { $n } sesterzi
    }
term-penalty_stones =
    { $n ->
        [one] { $n } pietra penalità
       *[other] { $n } pietre penalità
    }
term-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
term-score_parts = { $reputation } + { $stalls } + { $money } − { $penalty } = { $total }

## Prompts

step-PlaceStall = Piazza la tua prima bancarella in un quadrante che non ne ha.
step-Round = Comincia un round.
step-RollDice = Si lanciano i dadi.
step-ReserveDice =
    Hai tirato { $rolled }. Tieni dadi nella tua riserva per { $reserve_fee ->
        [one] { $reserve_fee } sesterzio
       *[other] { $reserve_fee } sesterzi
    } ciascuno; tenuti: { $kept }.
step-Turns = Il turno passa.
step-TurnMenu = Usa dei dadi per un’azione, o passa.
step-ChooseDice =
    { $dice_count ->
        [0] Un’azione di colore { $colour }: scegli un dado.
       *[other] Un’azione di colore { $colour } con { $dice }: annuncia il valore o aggiungi un dado.
    }
step-ChooseSteps = Di quanti passi si modificano { $dice } per fare { $value }?
step-ChooseCards =
    { $dice } per un’azione di colore { $colour } di { $value }{ $steps ->
        [0] { "" }
        [one] , modificati di 1 passo
       *[other] , modificati di { $steps } passi
    }: quali carte sostituiscono una pietra penalità?
step-BuyGoods =
    { $value ->
        [one] Compra 1 cubetto: di che colore?
       *[other] Compra { $value } cubetti: quanti di un colore, gli altri beige?
    }
step-BuyCards =
    { $value ->
        [one] 1 cubetto { $goods }: giochi carte?
       *[other] { $number } { $goods } su { $value } cubetti: giochi carte?
    }
step-Distribute =
    Quante delle nuove merci metti su { $space }? Da mettere: { $coloured ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $coloured } { $goods }
           *[other] { $coloured } { $goods } e { $beige } beige
        }
    }.
step-MoveFigure =
    Muovi il console o un cliente di { $value ->
        [one] { $value } casella
       *[other] { $value } caselle
    }.
step-Sale = Le tue merci ({ $goods }) su { $space } sono vendute: giochi carte?
step-Tax = Il console tassa { $space }: paga 1 sesterzio per ogni cubetto che resta, o restituisci cubetti.
step-CloseStall = Il console chiude la tua bancarella vuota su { $space }.
step-LastStall = Il console è davanti a { $space }, la tua sola bancarella: resta. Puoi comunque giocare Plutone.
step-BuildStall =
    Aprire una bancarella su { $space } per { $building_price ->
        [one] { $building_price } sesterzio
       *[other] { $building_price } sesterzi
    }?
step-StockStall = Sposta cubetti dalle tue altre bancarelle a { $space }, o di’ «{ move-done }».
step-BuyReputation =
    Compra { $value ->
        [one] { $value } punto reputazione
       *[other] { $value } punti reputazione
    }: giochi carte?
step-Sacrifice =
    Sacrifica agli dei: ancora { $left ->
        [one] { $left } cubetto
       *[other] { $left } cubetti
    }.
step-SacrificeCards = Giochi una carta per una seconda carta divinità?
step-TakeCard =
    { $second ->
        [true] Prendi una seconda carta divinità, o rinuncia.
       *[other] Prendi una carta divinità.
    }
step-AfterAction = Termina il tuo turno; prima puoi giocare Venere.

## Log

log-places-stall = { $seat } piazza una prima bancarella su { $space }.
log-start-money = { $seat } comincia con { $amount ->
        [one] { $amount } sesterzo
       *[other] { $amount } sesterzi
    }.
log-round = Round { $number }.
log-prices = Le tessere prezzo avanzano: tempio { $temple }, viola { $purple }, arancione { $orange }, rosa { $pink }.
log-rolls-temple = I dadi del tempio: { $dice }.
log-rolls = { $seat } tira { $dice }.
log-reserves =
    { $dice_count ->
        [0] { $seat } non tiene nessun dado.
       *[other] { $amount ->
            [0] { $seat } tiene { $dice } senza pagare.
            [one] { $seat } tiene { $dice } per { $amount } sesterzo.
           *[other] { $seat } tiene { $dice } per { $amount } sesterzi.
        }
    }
log-passes =
    { $amount ->
        [0] { $seat } passa per ultimo.
        [one] { $seat } passa e riceve { $amount } sesterzo.
       *[other] { $seat } passa e riceve { $amount } sesterzi.
    }
log-new-order = Nuovo ordine di turno: { $seats }.
log-returns-stones =
    { $number ->
        [one] { $seat } restituisce 1 pietra penalità.
       *[other] { $seat } restituisce { $number } pietre penalità.
    }
log-uses-dice = { $seat } usa { $dice } per un’azione di colore { $colour } di { $value } (pietre penalità: { $stones }).
log-plays-card = { $seat } gioca { $card }.
log-buys-goods =
    { $seat } compra { $number ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $number } { $goods }
           *[other] { $number } { $goods } e { $beige } beige
        }
    } per { $amount ->
        [one] { $amount } sesterzio
       *[other] { $amount } sesterzi
    }; il segnalino punti è su { $mark }.
log-puts-goods =
    { $seat } mette { $number ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $number } { $goods }
           *[other] { $number } { $goods } e { $beige } beige
        }
    } su { $space }.
log-moves-figure =
    { $figure_key ->
        [consul] { $seat } muove il console su { $path }.
       *[other] { $seat } muove il cliente { $figure } su { $path }.
    }
log-full-circle = { $seat } porta una figura per { $number } caselle, tutto intorno al mercato.
log-sells =
    { $seat } vende { $number } { $goods } su { $space } per { $amount ->
        [one] { $amount } sesterzio
       *[other] { $amount } sesterzi
    }{ $points ->
        [0] .
       *[other] { " " }e { $points } di reputazione.
    }
log-declines-sale = { $seat } non vende le merci beige su { $space }.
log-last-stall = La bancarella su { $space } è l’unica di { $seat } e resta.
log-closes-stall = La bancarella vuota di { $seat } su { $space } è chiusa.
log-returns-cube = { $seat } restituisce un cubetto { $goods } da { $space } al porto.
log-pays-tax =
    { $amount ->
        [0] { $seat } non paga tassa per { $space }.
        [one] { $seat } paga { $amount } sesterzio di tassa per { $space }.
       *[other] { $seat } paga { $amount } sesterzi di tassa per { $space }.
    }
log-builds-stall = { $seat } apre una bancarella su { $space } per { $amount ->
        [one] { $amount } sesterzo
       *[other] { $amount } sesterzi
    }.
log-stocks-stall = { $seat } sposta un cubetto { $goods } da { $space } a { $target_space }.
log-buys-reputation =
    { $seat } compra { $points } di reputazione per { $amount ->
        [one] { $amount } sesterzio
       *[other] { $amount } sesterzi
    }.
log-sacrifices = { $seat } sacrifica { $number } { $goods } da { $space }.
log-takes-card = { $seat } prende { $card }.
log-draws-card = { $seat } pesca { $card }.
    .hidden = { $seat } pesca una carta divinità.
log-reveals-card = Si scopre { $card }.
log-reshuffles = Si mescolano gli scarti: un nuovo mazzo di { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    }.
log-declines-card = { $seat } non prende una seconda carta.
log-scores = { $seat }: reputazione { $reputation } + bancarelle { $stalls } + sesterzi { $money } − penalità { $penalty } = { $total }.
log-game-over =
    { $winners_count ->
        [one] { $winners } vince.
       *[other] { $winners } condividono la vittoria.
    }

## Moves

move-place = piazzare la bancarella su { $a }
move-keep = tenere { $a } in riserva
move-done = fatto
move-mars = giocare { card-mars }: due dadi gratis
move-use =
    { $a_key ->
        [beige] beige: comprare merci
        [brown] marrone: muovere un cliente o il console
        [black] nero: comprare reputazione
       *[grey] grigio: sacrificare agli dei
    }
move-pass = passare per questo round
move-venus =
    giocare { card-venus }: restituire { $a ->
        [one] { $a } pietra penalità
       *[other] { $a } pietre penalità
    }
move-die = usare { $a }
move-value = con il valore { $a }
move-steps =
    modificato di { $a ->
        [one] { $a } passo
       *[other] { $a } passi
    }
move-with = con { $a }
move-buy = comprare { $b } { $a }, il resto beige
move-put =
    { $a ->
        [0] { $b ->
            [0] non mettere nulla qui
           *[other] mettere qui { $b } beige
        }
       *[other] { $b ->
            [0] mettere qui { $a } di colore
           *[other] mettere qui { $a } di colore e { $b } beige
        }
    }
move-move =
    { $a_key ->
        [consul] muovere il console { $b }
       *[other] muovere il cliente { $a } { $b }
    }
move-decline = rinunciare
move-give = sacrificare un cubetto { $b } da { $a }
move-take = prendere { $a }
move-draw = pescare dal mazzo
move-pluto = giocare { card-pluto }: il console qui non fa nulla
move-return = restituire un cubetto { $a } al porto
move-pay = pagare la tassa per tutti i cubetti rimasti
move-accept = accettare: la bancarella chiude
move-build = aprire una bancarella
move-no_build = non aprire
move-stock = spostare un cubetto { $b } da { $a } alla nuova bancarella
move-end = terminare il turno

## Options

option-open_holdings = Averi visibili
option-open_holdings-doc = Mostra i sesterzi e le pietre penalità di tutti.
option-minerva_steps = Passi di Minerva
option-minerva_steps-doc = Quanti passi di un dado sostituisce una Minerva.
option-fresh_pluto_blocked = Il nuovo Plutone attende
option-fresh_pluto_blocked-doc = Un Plutone appena preso si usa solo dal turno successivo del proprietario.
option-beige_sale_optional = Vendita beige facoltativa
option-beige_sale_optional-doc = Il giocatore può rifiutare di vendere merci beige.
option-unused_reserve = Dadi inutilizzati
option-unused_reserve-doc = Dove vanno i dadi inutilizzati di una riserva a fine round.
choice-unused_reserve-screen = dietro lo schermo
choice-unused_reserve-temple = al tempio
choice-unused_reserve-stay = restano, con i loro valori
option-group_recolour = Cambiare colore insieme
option-group_recolour-doc = I dadi di un colore lo cambiano insieme per una pietra.
option-penalty_supply = Pietre penalità
option-penalty_supply-doc = Pietre penalità in gioco; vuoto per quanto dice l’edizione, 10 per giocatore.
option-goods_per_colour = Cubetti merce
option-goods_per_colour-doc = Cubetti di ogni colore; vuoto per quanto dice l’edizione.
option-price_tiles = Tessere prezzo
option-price_tiles-doc = Valori delle quattro tessere prezzo.
option-market_data = Mercato
option-market_data-doc = Su quale mercato si gioca.
choice-market_data-frame_16 = 16 caselle, con i centri
choice-market_data-frame_12 = 12 caselle, solo angoli
option-cards_without_effect = Carte senza effetto
option-cards_without_effect-doc = Una carta divinità si può giocare anche dove non ha effetto.
option-full_hand_blocks = La mano piena blocca
option-full_hand_blocks-doc = Con tre carte divinità in mano nessuno sacrifica, anche giocandone una.
option-midside_start = Prime bancarelle ai centri
option-midside_start-doc = Le prime bancarelle possono stare anche al centro dei lati.

## How the game was won

tie-none = Il totale più alto.
tie-stalls = Pareggio nei punti; decidono più bancarelle.
tie-money = Pareggio in punti e bancarelle; decidono più sesterzi.
tie-stones = Pareggio in punti, bancarelle e sesterzi; decidono meno pietre.
tie-shared = Pareggio completo: la vittoria è condivisa.

## Rifiuti

reason-card-just-taken = una carta appena presa si può usare dal tuo prossimo turno
reason-price-stays-within-and = un prezzo resta fra { $lowest } e { $highest }
reason-stall-space-holds = una casella tiene una sola bancarella
reason-action-most-all = un’azione di colore { $colour }: puoi compierla per intero al massimo con { $limit }
reason-accept-stall-closes = accetta la chiusura o gioca Plutone
reason-build-stall-or-say = apri una bancarella o di’ «{ move-no_build }»
reason-choose-die = scegli prima un dado
reason-choose-figure-and-direction = scegli prima una figura e una direzione
reason-choose-cubes-sacrifice = scegli prima i cubetti da sacrificare
reason-choose-what-buy = scegli prima che cosa comprare
reason-cubes-named-order = i cubetti si nominano nell’ordine di bancarelle e colori
reason-cubes-returned-order = i cubetti si restituiscono nell’ordine rosa, arancione, viola, beige
reason-dice-kept-order = i dadi si tengono in ordine, prima il più basso
reason-dice-named-order = i dadi si nominano in ordine: tempio prima della riserva, poi come nell’elenco
reason-draw-and-discard = mazzo e scarti sono vuoti
reason-stalls-stand-corners = le prime bancarelle stanno negli angoli
reason-from-too-few = da lì in poi hai troppo pochi cubetti: ne servono { $left }
reason-keep-dice-or-say = tieni prima dei dadi o di’ «{ move-done }»
reason-no-dice-stones = nessun insieme di dadi, pietre e carte dà un’azione di colore { $colour } che tu possa compiere per intero
reason-no-die-left = non resta nessun dado nel tempio né nella tua riserva
reason-one-venus-per = una Venere per turno
reason-pay-tax-or-return = paga prima la tassa o restituisci merci
reason-place-stall = piazza la tua prima bancarella
reason-put-bought-goods = metti prima le merci comprate sulle tue bancarelle
reason-say-how-many = di’ prima di quanti passi si modificano i dadi
reason-say-which-cards = di’ prima quali carte giochi, o «{ term-nothing }»
reason-stock-new-stall = rifornisci la nuova bancarella o di’ «{ move-done }»
reason-take-card = prendi prima una carta
reason-price-sesterces = il prezzo in sesterzi è { $price }, hai { $money }
reason-quadrant-stall-already = quel quadrante ha già una bancarella
reason-card-must-taken = la prima carta va presa
reason-harbour-not-hold = il porto non ha tanti cubetti
reason-stalls-after-one-no-room = le bancarelle seguenti non hanno posto per il resto
reason-supply-lacks-penalty = nella riserva mancano le pietre penalità
reason-no-such-die = quel dado non c’è (più): { $die }
reason-no-cube-stall = non c’è nessun cubetto { $goods } su quella bancarella
reason-these-cards-no-effect = queste carte qui non hanno effetto
reason-these-dice-cannot = questi dadi non possono fare { $value } insieme
reason-stall-spaces = questo mercato ha { $ring } caselle
reason-sale-takes-place = questa vendita avviene
reason-use-die-some = usa un dado o passa
reason-with-three-cards = con tre carte in mano bisogna prima giocarne una
reason-paying-tax-already = stai già pagando la tassa
reason-buy-all = compri { $value } in tutto
reason-cannot-buy-even = non puoi comprare nemmeno un cubetto: mancano denaro, posto o merci
reason-cannot-pay-single = non puoi pagare nemmeno un punto
reason-did-not-roll = non hai tirato { $die }
reason-no-goods-sacrifice = non hai merci da sacrificare
reason-no-cube-another = non hai cubetti { $goods } su un’altra bancarella { $space }
reason-no-cube = non hai cubetti { $goods } su { $space }
reason-and-beige-cubes = hai { $coloured } { $goods } e { $beige } beige da mettere
reason-penalty-stones = le tue pietre penalità: { $number }
reason-stall-stays-say = la tua bancarella resta: di’ «{ move-done }» o gioca Plutone
reason-hold-no-can = non hai nessuna carta { $card } utilizzabile ora
reason-action-done-end = la tua azione è finita: termina il turno o gioca prima Venere
reason-hand-is-full = la tua mano è piena
reason-hand-full-jupiter = la tua mano è piena: bisogna giocare Giove
reason-no-effect-here = { $card } qui non ha effetto
reason-not-lie-display = { $god } non è fra le carte scoperte
reason-space-room-room = { $space } ha posto per { $room }
reason-change-not-lead = una modifica di { $steps } non porta a { $value }
reason-stall-holds-most = { $where }: una bancarella tiene al massimo { $most } cubetti
reason-each-entry-seat = { $where }: ogni voce è [posto, sesterzi, pietre]
reason-stall-already = { $where }: c’è già una bancarella
reason-no-seat = { $where }: il posto { $seat } non esiste
reason-market-stall-spaces = { $where }: questo mercato ha { $count } spazi per bancarelle
reason-action-cannot-carried = un’azione di colore { $colour } con { $value } non si può compiere per intero
reason-beige-no-coloured = il beige non è una merce colorata
reason-dice-temple-and-reserves = dice: tempio e riserve vanno in ordine di colore e faccia
reason-figures-figure-off = figures: una figura è fuori dal percorso
reason-stalls-missing = mancano prime bancarelle
reason-nobodys-turn = non è il turno di nessuno
reason-nobodys-turn-yet = non è ancora il turno di nessuno
reason-keeps-dice-were = si tengono dadi che non sono stati tirati
reason-dice-not-order = i dadi non sono in ordine
reason-dice-not-make = i dadi non fanno { $value }
reason-not-used = non disponibile: { $names }
reason-no-quadrant-free = nessun quadrante è libero
reason-nobody-passed-yet = nessuno ha ancora passato
reason-passed-names-seat = passed: { $seats } nomina un posto due volte
reason-seat-no-move = il posto { $seat } non ha mosse
reason-seat-no-stall = il posto { $seat } non ha bancarelle su { $space }
reason-seat-no-stall-tile = il posto { $seat } non ha più tessere bancarella
reason-seat-not-just = il posto { $seat } non ha appena tirato
reason-seat-passed = il posto { $seat } ha passato
reason-seat-placed-stalls = il posto { $seat } ha piazzato { $count } prime bancarelle, non { $found }
reason-not-free = { $space } non è libera
reason-purchase-not-possible = quell’acquisto non è possibile
reason-stall-not-closed = quella bancarella non si chiude
reason-stall-not-only-one = quella bancarella non è la sola
reason-round-begun = il primo round è cominciato
reason-round-not-begun = il primo round non è cominciato
reason-hand-full = la mano è piena
reason-stalls-no-room = le bancarelle non hanno posto per { $number } cubetti
reason-not-enough-cubes = non ci sono abbastanza cubetti
reason-die-without-value = { $where }: un dado senza valore
reason-dice-behind-screen = { $where }: i dadi dietro lo schermo non mostrano valore
reason-goods-without-stall = { $where }: merci senza bancarella
reason-last-stall-never = { $where }: l’ultima bancarella non si chiude mai
reason-highest-first = { $where }: prima il più alto (MAS-2.7)

## Che cosa dice un consiglio di una mossa: le parole della valutazione. $n è un numero con segno.

hint-points = punti { $n }
hint-money = sesterzi { $n }
hint-stones = pietre penalità { $n }
hint-penalty = punti di penalità { $n }
hint-stall_tiles = bancarelle { $n }
hint-goods = merci colorate { $n }
hint-goods_points = reputazione delle merci { $n }
hint-beige = merci beige { $n }
hint-cards = carte divinità { $n }
hint-in_round =
    { $way ->
        [more] resti nel round
       *[less] lasci il round
    }
hint-dice_to_use = dadi da usare { $n }
hint-dice_won = dadi per il prossimo round { $n }
hint-open_to_tax = merci esposte alla tassa { $n }

## La plancia nel browser

intro = Bancarelle, clienti e il console al mercato del porto, con dadi e dèi.
weight = impegnativo
time = 75 minuti
web-mas-beige = Beige: compra
web-mas-brown = Marrone: muovi
web-mas-black = Nero: reputazione
web-mas-grey = Grigio: sacrifica
web-mas-rolled = Tirati:
web-mas-kept = Tenuti:
web-mas-reserve = Riserva:
web-mas-screen = Dietro lo schermo:
web-mas-stalls = Bancarelle: { $built } aperte, { $left } in riserva
web-passed = Hanno passato:
web-mas-place = Metti il tuo banco sulla casella { $n }
web-mas-ended = Si sono giocati tutti i { $rounds } round.
web-mas-using = In uso:
web-mas-put-back = rimettere { $die }
web-mas-no-cards = nessuna carta divinità
web-mas-use-value =
    Usa come { $value }{ $stones ->
        [0] {""}
        [one] : { $stones } pietra penalità
       *[other] : { $stones } pietre penalità
    }
web-mas-may-build = aprire qui per { $price }
web-mas-closes = chiude la bancarella vuota di { $name }
web-mas-taxes = { $name } paga { $goods } o perde merci
web-mas-no-sale = nessuna vendita
web-mas-pay-tax = Paga la tassa: { $amount ->
        [one] { $amount } sesterzo
       *[other] { $amount } sesterzi
    }
web-mas-sells =
    vende { $count } { $good }: { $money ->
        [one] { $money } sesterzo
       *[other] { $money } sesterzi
    }{ $points ->
        [0] {""}
        [one] , { $points } punto
       *[other] , { $points } punti
    }
web-mas-buy =
    Compra { $count } { $good }{ $beige ->
        [0] {""}
       *[other] {" "}e { $beige } beige
    }: { $money ->
        [one] { $money } sesterzo
       *[other] { $money } sesterzi
    }
web-mas-purchase =
    { $value ->
        [1] Compra 1 cubetto
       *[other] Compra { $value } cubetti
    }
web-mas-points-stalls = Bancarelle
web-mas-path = Casella del percorso { $n }
web-mas-space = Casella bancarella { $n }
web-mas-customer = Cliente, { $good }
web-mas-marks = Punti per cubetto: { $n }
web-mas-price = Prezzo
web-mas-gods = Carte divinità
web-mas-money = Denaro
web-mas-stones = Pietre penalità
web-mas-points = Punti
web-mas-tiles = Tessere round:

# What another player decides, after “… decides”.
asks-PlaceStall = dove mettere la prima bancarella
asks-ReserveDice = quali dadi tenere
asks-TurnMenu = quale azione scegliere
asks-ChooseDice = quali dadi usare
asks-ChooseSteps = come cambiare i dadi
asks-ChooseCards = quali carte divinità giocare
asks-BuyGoods = quali merci comprare
asks-BuyCards = se giocare carte per l’acquisto
asks-Distribute = dove vanno le merci
asks-MoveFigure = quale figura muovere
asks-Sale = se giocare carte per la vendita
asks-Tax = se pagare la tassa del console
asks-BuildStall = se aprire una bancarella
asks-StockStall = quali cubetti vanno alla nuova bancarella
asks-BuyReputation = quanta reputazione comprare
asks-Sacrifice = cosa sacrificare
asks-SacrificeCards = se giocare una carta per il sacrificio
asks-TakeCard = quale carta divinità prendere
asks-AfterAction = se finire il turno
asks-CloseStall = se salvare la bancarella
asks-LastStall = se giocare Plutone

# What is counted after a game.
term-stat_stalls = Bancarelle
term-stat_money = Denaro
term-stat_penalty = Pietre penalità
term-stat_goods_bought = Merci comprate
term-stat_goods_spent = Sesterzi per le merci
term-stat_goods_sold = Merci vendute
term-stat_goods_earned = Sesterzi dalle vendite
term-stat_trade = Guadagno del commercio
term-stat_sale_points = Reputazione dalle vendite
term-stat_reputation_bought = Reputazione comprata
term-stat_stalls_built = Bancarelle aperte
term-stat_god_cards = Carte divinità prese
term-stat_dice_used = Dadi usati
