# Massilia in italiano.

## Things

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
term-supply = { $n } pietre penalità nella riserva
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
step-ReserveDice = Hai tirato { $rolled }. Tieni dadi nella tua riserva per 2 sesterzi ciascuno; tenuti: { $kept }.
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
step-BuildStall = Aprire una bancarella su { $space } per 5 sesterzi?
step-StockStall = Sposta cubetti dalle tue altre bancarelle a { $space }, o di’ done.
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
log-start-money = { $seat } comincia con { $amount } sesterzi.
log-round = Round { $number }.
log-prices = Le tessere prezzo avanzano: tempio { $temple }, viola { $purple }, arancione { $orange }, rosa { $pink }.
log-rolls-temple = I dadi del tempio: { $dice }.
log-rolls = { $seat } tira { $dice }.
log-reserves =
    { $dice_count ->
        [0] { $seat } non tiene nessun dado.
       *[other] { $amount ->
            [0] { $seat } tiene { $dice } senza pagare.
           *[other] { $seat } tiene { $dice } per { $amount } sesterzi.
        }
    }
log-passes =
    { $amount ->
        [0] { $seat } passa per ultimo.
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
log-builds-stall = { $seat } apre una bancarella su { $space } per { $amount } sesterzi.
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
log-reshuffles = Si mescolano gli scarti: un nuovo mazzo di { $number } carte.
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
option-penalty_supply-doc = Pietre penalità in gioco; vuoto per 10 per giocatore.
option-goods_per_colour = Cubetti merce
option-goods_per_colour-doc = Cubetti di ogni colore; vuoto per quanto dice l’edizione.
option-price_tiles = Tessere prezzo
option-price_tiles-doc = Valori delle quattro tessere prezzo.
option-market_data = Mercato
option-market_data-doc = Su quale mercato si gioca.
choice-market_data-frame_16 = 16 caselle, con i centri
choice-market_data-frame_12 = 12 caselle, solo angoli
option-midside_start = Prime bancarelle ai centri
option-midside_start-doc = Le prime bancarelle possono stare anche al centro dei lati.

## How the game was won

tie-none = Il totale più alto.
tie-stalls = Pareggio nei punti; decidono più bancarelle.
tie-money = Pareggio in punti e bancarelle; decidono più sesterzi.
tie-stones = Pareggio in punti, bancarelle e sesterzi; decidono meno pietre.
tie-shared = Pareggio completo: la vittoria è condivisa.
