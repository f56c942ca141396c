# Senators en español. Las palabras son las de la regla española (SEN-1.6); lo demás es traducción nuestra.

## Cosas

term-wheat = Grano
term-meat = Ganado
term-iron = Hierro
term-cloth = Tela
term-wood = Madera
term-olives = Olivas
card-wheat = { term-wheat } { $n }
card-meat = { term-meat } { $n }
card-iron = { term-iron } { $n }
card-cloth = { term-cloth } { $n }
card-wood = { term-wood } { $n }
card-olives = { term-olives } { $n }

term-governor = Gobernador
card-governor_wheat = Gobernador de Sicilia (Grano)
card-governor_meat = Gobernador de la Galia (Ganado)
card-governor_iron = Gobernador de Hispania (Hierro)
card-governor_cloth = Gobernador de Asia (Tela)
card-governor_wood = Gobernador de Macedonia (Madera)
card-governor_olives = Gobernador de África (Olivas)
card-censor = Censor
card-consul = Cónsul
card-quaestor = Cuestor

card-vox_populi = Vox Populi
card-tribunes = Apoyo de los tribunos
card-lictors = Lictores
card-merchants = Mercatores
card-cavalry = Equites
card-pontifex_maximus = Pontifex Maximus
card-princeps_senatus = Princeps Senatus
card-prefects = Prefectos
card-praetors = Pretores

card-war = Guerra
card-new_senator = Nuevo senador
card-deficit = Déficit del Estado
card-civil_conflict = Conflicto civil
card-eviction = Juicio a los gobernadores
card-majority = Mayoría en el Senado

## What cards do

effect-governor = En una venta vale como una carta de su tipo de cualquier valor 1–9; protege del Conflicto civil; se pierde en el Juicio.
effect-censor = En la Venta{ $censor_timing_key ->
        [any_time] { "" }
       *[before_buying] , antes de comprar un senador
    }: quita 1 senador a un jugador que tenga más que tú.
effect-consul = En la Venta: los senadores cuestan 7 en vez de 10.
effect-quaestor =
    { $quaestor_scope_key ->
        [one_sale] En la Venta: vende una vez tres cartas cualesquiera.
       *[all_sales] En la Venta: vende tres cartas cualesquiera, cuantas veces quieras.
    }
effect-vox_populi = Ganas 1 senador cada vez que haces una Venta.
effect-tribunes = Conservas todos tus Gobernadores en el Juicio.
effect-lictors = Tomas 8 en vez de 3 al elegir Extorsión.
effect-merchants = En tu subasta, compra una carta por 1 al mayor pujador.
effect-cavalry = Tu puja de Guerra cuenta 3 más, gratis.
effect-pontifex_maximus = 9 talentos más por cada carta de valor 1 que vendas.
effect-princeps_senatus = 3 talentos en vez de 2 por rival más débil en la Mayoría en el Senado.
effect-prefects = Protege una de tus cartas durante la Extorsión de un rival.
effect-praetors = No puedes ser objetivo de un Censor.
effect-war = Pujas secretas, todas se pagan; la mayor gana 1 senador{ $war_all_zero_key ->
        [nobody_gains] , salvo si es 0
       *[everyone_gains] { "" }
    }. La cuarta Guerra termina la partida.
effect-new_senator = Se vende un senador a precio descendente, desde 15: 1 menos { $new_senator_price_step_key ->
        [per_round] cuando todos lo han rechazado
       *[per_player] tras cada rechazo
    }.
effect-deficit = Pujas secretas contra la cantidad: si juntos alcanza, la mayor gana un senador; si no, la menor pierde uno.
effect-civil_conflict = Quien no tenga Gobernador paga 5.
effect-eviction = Se descartan todos los Gobernadores delante de los jugadores.
effect-majority = 2 talentos por cada rival con menos senadores.

term-market = Mercado { $n }
term-senate = Senado

## Palabras de la mesa

term-title = Senators
term-senators = Senadores
term-senate_track = Marcador de Senado
term-board = Tablero
term-deck = Mazo
term-decks = Mazos
term-on_offer = En subasta
term-bids = Precios y pujas
term-player = Jugador
term-screen = Tras la pantalla
term-face_up = A la vista
term-your_hand = Tu mano
term-your_money = Tu dinero
term-your_bid = Tu puja secreta
term-talents =
    { $n ->
        [one] { $n } talento
       *[other] { $n } talentos
    }
term-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
term-events = Eventos
term-war_row = Guerras
term-event_deck = mazo de eventos { $n }
term-fourth_war = la cuarta termina la partida
term-drawn = ya salidos
term-discards = Descartes
term-draft_row = Cartas de apoyo a elegir
term-eliminated = eliminado
term-active = jugador activo
term-locked = puja confirmada
term-you = tú
term-turn = Turno { $n }

## Preguntas

step-InfluenceDraft = Elige una carta de apoyo.
step-Turn = El turno pasa al siguiente jugador.
step-DrawEvent = Se revela una carta de evento.
step-WarBid = Guerra: confirma una puja secreta. La más alta gana un senador; todas se pagan.
step-DeficitBid = Déficit del Estado de { $amount }: confirma una puja secreta. Si la suma alcanza, la más alta gana un senador; si no, la más baja pierde uno.
step-NewSenator = Se vende un nuevo senador por { $price }. Acepta o rechaza.
step-ChooseAction = Elige una acción.
step-AuctionBid = Puja por la carta del tablero { $board }, o pasa.
step-Settle = Cierra la subasta: vende cada carta al mayor pujador o cómprala a ese precio.
step-UsePrefects = Prefectos: protege una de tus cartas a la vista durante esta extorsión, o ninguna.
step-ExtortionOffer = Nombra una carta a la vista de { $victim } para una oferta, o no hagas ninguna.
step-ExtortionPrice = Nombra tu precio por { $card } de { $victim }.
step-ExtortionAnswer = { $price } por { $card }: vende la carta, o consérvala y paga { $price }.
step-JoinCashIn = Paga 5 talentos y vende antes, o rechaza.
step-StartCashIn = Empieza una venta.
step-CashIn = Venta: vende paquetes, juega ministerios, compra senadores; luego termina.
step-SellSet = Completa el paquete: { $picks } y …

## Registro

log-drafts = { $seat } toma { $card }.
log-turn = Turno { $number }: { $seat }.
log-event = Evento: { $event }.
log-action =
    { $action_key ->
        [auction] { $seat } elige Subasta.
        [extortion] { $seat } elige Extorsión.
       *[cash_in] { $seat } elige Venta.
    }
log-auction = En subasta: { $cards }.
log-bids = { $seat } puja { $amount } por { $card }.
log-passes = { $seat } pasa en { $card }.
log-takes-unbid = Nadie puja por { $card }: { $seat } se la lleva gratis.
log-sells-lot = { $seat } vende { $card } a { $other } por { $amount }.
log-buys-lot = { $seat } compra { $card } y paga { $amount } a { $other }.
log-merchants-lot = Con los Mercatores, { $seat } compra { $card } y paga solo { $amount } a { $other }.
log-takes-bank = { $seat } toma { $amount } del banco.
log-pays-bank = { $seat } paga { $amount } al banco.
log-protects = { $seat } protege { $card } con los Prefectos.
log-skips = { $seat } no hace ninguna oferta a { $other }.
log-offers = { $seat } ofrece { $amount } a { $other } por { $card }.
log-sells-extorted = { $other } paga { $amount }; { $seat } entrega { $card }.
log-keeps-extorted = { $seat } conserva { $card } y paga { $amount } a { $other }.
log-joins = { $seat } paga { $amount } a { $other } y vende antes.
log-declines-cash-in = { $seat } no participa en la venta.
log-finishes = { $seat } termina la venta.
log-buys-senator = { $seat } compra un senador por { $amount }.
log-refuses-senator = { $seat } rechaza el nuevo senador por { $amount }.
log-plays-office = { $seat } juega { $card }.
log-sells-set = { $seat } vende { $cards } por { $amount }.
log-embezzles = { $seat } desfalca { $amount ->
        [one] { $amount } talento
       *[other] { $amount } talentos
    } y se queda { $senators ->
        [0] sin senadores.
        [one] con un senador.
       *[other] con { $senators } senadores.
    }
log-gains-senator = { $seat } gana un senador y ahora tiene { $senators }.
log-loses-senator = { $seat } pierde un senador y ahora tiene { $senators }.
log-eliminated = { $seat } se queda sin senadores y sale de la partida. { $amount ->
        [one] { $amount } talento va al banco
       *[other] { $amount } talentos van al banco
    }; descartes: { $cards }.
log-keeps-governors = Apoyo de los tribunos: { $seat } conserva todos sus gobernadores.
log-evicted = { $seat } pierde { $cards }.
log-locks = { $seat } confirma una puja secreta de { $amount }.
    .hidden = { $seat } confirma una puja secreta.
log-secret-bid = { $seat } había pujado { $amount }.
log-deficit = Las pujas suman { $total }; hacían falta { $amount }.
log-game-over =
    { $winners_count ->
        [one] ¡Ave, César! Gana { $winners }.
       *[other] ¡Ave, César! Ganan juntos { $winners }.
    }

## Jugadas

move-embezzle = desfalcar: un senador por 5 talentos
move-draft = tomar { $a }
move-lock = pujar { $a } en secreto
move-accept = aceptar: comprar el senador
move-decline = rechazar
move-auction = Subasta: ofrecer cuatro cartas y cerrar las pujas
move-extortion = Extorsión: tomar dinero del banco y hacer ofertas
move-cash_in = Venta: vender paquetes y comprar senadores
move-pass = pasar en { $a }
move-bid = pujar { $b } por { $a }
move-sell =
    { $a_key ->
        [none] vender: entregar la carta y cobrar
       *[other] vender { $a } al mayor pujador
    }
move-buy = comprar { $a } al mayor pujador
move-merchants = Mercatores: comprar { $a } por 1
move-protect = proteger { $a }
move-no_protection = no proteger nada
move-skip = no hacer oferta
move-offer = hacer una oferta por { $a }
move-price = ofrecer { $a }
move-keep = conservar la carta y pagar
move-join = pagar 5 talentos y vender antes
move-set = vender { $a } en un paquete
move-consul = jugar un Cónsul: los senadores cuestan 7
move-quaestor = jugar un Cuestor: vender tres cartas cualesquiera
move-censor = jugar un Censor: quitar un senador a { $a_player }
move-buy_senator = comprar un senador
move-finish = terminar la venta

## Opciones

option-variant_antiluck = Variante anti azar
option-variant_antiluck-doc = Repartir las Guerras: 2 en la parte superior y 3 en la inferior del mazo de eventos.
option-variant_influence = Cartas de apoyo
option-variant_influence-doc = Antes de la partida cada jugador elige una carta de apoyo.
option-new_senator_price_step = Nuevo senador: bajada del precio
option-new_senator_price_step-doc = Cuándo baja el precio de un nuevo senador.
choice-new_senator_price_step-per_player = después de cada rechazo
choice-new_senator_price_step-per_round = cuando todos han rechazado
option-quaestor_scope = Cuestor: alcance
option-quaestor_scope-doc = Cuántos paquetes libres permite un Cuestor.
choice-quaestor_scope-all_sales = cualquier número en esta venta
choice-quaestor_scope-one_sale = un paquete
option-censor_timing = Censor: momento
option-censor_timing-doc = Cuándo puede jugarse un Censor en una venta.
choice-censor_timing-before_buying = antes de comprar el primer senador
choice-censor_timing-any_time = en cualquier momento
option-cash_in_order = Orden de la venta
option-cash_in_order-doc = Si pueden venderse paquetes después de comprar un senador.
choice-cash_in_order-free = vender y comprar en cualquier orden
choice-cash_in_order-sell_then_buy = ninguna venta después de una compra
option-antiluck_packets = Paquetes anti azar
option-antiluck_packets-doc = Qué paquete del mazo anti azar queda encima.
choice-antiluck_packets-8_on_top = 8 cartas más y 2 Guerras encima
choice-antiluck_packets-9_on_top = 9 cartas más y 2 Guerras encima
option-first_player = Jugador inicial
option-first_player-doc = Quién ocupa el asiento 0 y empieza.
choice-first_player-random = por sorteo al sentarse
choice-first_player-chosen = lo nombra quien prepara la partida
option-coin_values = Monedas
option-coin_values-doc = Qué monedas se muestran (solo apariencia).
choice-coin_values-1_5_10 = 1, 5 y 10
choice-coin_values-1_3_5_10 = 1, 3, 5 y 10
option-bid_track_mode = Precios de las pujas
option-bid_track_mode-doc = Qué precios pueden pujarse.
choice-bid_track_mode-reconstructed_steps = los precios de los tableros
choice-bid_track_mode-any_integer = cualquier número entero de 1 a 99
option-bid_track_market = Precios de los mercados
option-bid_track_market-doc = Precios de los tres tableros de mercado.
option-bid_track_senate = Precios del Senado
option-bid_track_senate-doc = Precios del tablero de Senado.
option-deficit_amounts = Importes del Déficit del Estado
option-deficit_amounts-doc = Importes de las tres cartas de Déficit del Estado.
option-commitment_cap = Límite de las promesas
option-commitment_cap-doc = Cuánto dinero puede prometer un jugador.
choice-commitment_cap-means = lo que cubrirían los desfalcos, sin el último senador
choice-commitment_cap-cash = el dinero en mano
choice-commitment_cap-uncapped = lo que sea; quien no pueda pagarlo lo da todo y queda fuera
option-embezzle_window = Cuándo desfalcar
option-embezzle_window-doc = Quién puede desfalcar mientras hay una decisión pendiente.
choice-embezzle_window-any_pending_decision = todos
choice-embezzle_window-own_decisions_only = solo a quien se pregunta
option-embezzle_last_senator = El último senador
option-embezzle_last_senator-doc = Si un jugador puede desfalcar su último senador y salir de la partida.
choice-embezzle_last_senator-forced_only = solo si está obligado a pagar
choice-embezzle_last_senator-allowed = también por voluntad propia
option-active_leaves = Cuando el jugador activo sale
option-active_leaves-doc = Qué ocurre con una Guerra, un Déficit o una venta compartida si el jugador activo sale de la partida entretanto.
choice-active_leaves-event_goes_on = sigue para los demás
choice-active_leaves-turn_ends = el turno termina enseguida, como en versiones anteriores de esta mesa
option-war_all_zero = Guerra sin pujas
option-war_all_zero-doc = Qué ocurre cuando la puja más alta de una Guerra es 0.
choice-war_all_zero-everyone_gains = todos los empatados ganan un senador
choice-war_all_zero-nobody_gains = nadie gana
option-empty_deck = Mazo vacío
option-empty_deck-doc = Qué ocurre cuando se agota un mazo.
choice-empty_deck-no_refill = su tablero no ofrece nada
choice-empty_deck-reshuffle_discard = se barajan sus descartes
option-senator_track_cap = Máximo de senadores
option-senator_track_cap-doc = Máximo de senadores por jugador; none para ningún límite.
option-min_extortion_price = Oferta mínima
option-min_extortion_price-doc = Precio mínimo de una oferta de extorsión.

## Cómo se ganó la partida

tie-none = El mayor número de senadores.
tie-money = Empate a senadores; gana quien tiene más dinero.
tie-shared = Empate a senadores y a dinero: victoria compartida.
tie-last_alive = No queda nadie más en la partida.
tie-all_fallen = Todos cayeron a la vez; gana el más rico de ellos.
tie-all_fallen_shared = Todos cayeron a la vez, igual de ricos: victoria compartida.

## Rechazos

reason-merchants-works-once = los Mercatores sirven una vez por subasta
reason-praetors-protect-seat = los Pretores protegen al asiento { $seat }
reason-prefects-cannot-protect = los Prefectos no pueden protegerse a sí mismos
reason-censor-must-played = un Censor debe jugarse antes de comprar el primer senador
reason-bid-must-higher = una puja debe superar { $price }
reason-senator-costs-cash = un senador cuesta { $price } en efectivo, tienes { $cash }
reason-accept-or-decline = acepta o rechaza primero el nuevo senador
reason-all-four-decks = los cuatro mazos están vacíos, no hay nada que subastar
reason-eliminated-player-nothing = un jugador eliminado ya no tiene nada que desfalcar
reason-offer-least = una oferta es de al menos { $price }
reason-table-only-player = en esta mesa solo puede desfalcar el jugador a quien se pregunta
reason-bid-or-pass = puja primero por { $card } o pasa
reason-choose-influence-card = elige primero una carta de apoyo
reason-choose-auction-extortion = elige primero: Subasta, Extorsión o Venta
reason-complete-set = completa primero el paquete
reason-join-cash-or-decline = participa primero en la venta o rechaza
reason-lock-secret-bid = confirma primero una puja secreta
reason-make-seat-offer = haz primero una oferta al asiento { $seat } o renuncia
reason-name-price-offer = nombra primero el precio de tu oferta
reason-no-sale-after = en esta mesa no se vende después de comprar un senador
reason-only-money-hand = solo se puja el dinero en mano: como mucho { $cash }
reason-protect-card-or-choose = protege primero una carta o elige «{ move-no_protection }»
reason-seat-not-more-senators = el asiento { $seat } no tiene más senadores que tú
reason-no-opponent = el asiento { $seat } no es un rival
reason-sell-or-keep = vende o conserva primero la carta
reason-settle-cards-offer = cierra primero la subasta
reason-last-senator-cannot = el último senador no puede desfalcarse por voluntad propia
reason-price-can-pay = el precio es { $price }, puedes pagar como mucho { $most }
reason-with-other-bids = con tus otras pujas aquí puedes cubrir como mucho { $most }
reason-asked-about-now = ahora se trata de { $card }
reason-cashing-finish = estás en la venta: termínala primero
reason-cannot-pay-even = no puedes pagar ni 1
reason-not-card = no tienes { $card }
reason-not-own-merchants = no tienes los Mercatores
reason-no-censor-play = no tienes ningún Censor que jugar
reason-no-play = no tienes ningún { $office } que jugar
reason-not-fit-here = { $card } no encaja aquí: un paquete son tres cartas de un tipo o de un valor, nombradas en el orden de las cartas
reason-not-lie-face = { $card } no está a la vista ante el asiento { $seat }
reason-not-lie-face-up = { $card } no está a la vista ante ti
reason-not-lie-draft = { $card } no está entre las cartas a elegir
reason-not-offer = { $card } no está en subasta
reason-protected-prefects = { $card } está protegida por los Prefectos
reason-no-price-space = { $price } no es un precio de este tablero; hay { $spaces }
reason-payment-payer-receiver = { $where }: un pago es [pagador, receptor, importe], no «{ $value }»
reason-two-places = { $where }: { $card } está en dos sitios
reason-no-influence-card = { $where }: { $card } no es una carta de apoyo
reason-each-bid-seat = { $where }: cada puja es [asiento, precio], no «{ $value }»
reason-cannot-been-paid = { $where }: { $value } no puede haberse pagado
reason-seat-not-alive = { $where }: el asiento { $seat } ya no está en juego
reason-seat-no-living = { $where }: el asiento { $seat } no es un rival que siga en juego
reason-alive-with-senators = { $where }: alive es { $alive } con { $number } senadores
reason-eliminated-but-still = { $where }: eliminado, pero aún tiene algo
reason-no-bid-locked = { $where }: no hay ninguna puja confirmada
reason-players-fewer-than-two = players: siguen menos de dos en juego, pero la partida no ha terminado
reason-players-bid-locked = players: hay una puja confirmada, pero a nadie se le pide una puja secreta
reason-war-row-wars = war_row: { $number } Guerras, pero la cuarta termina la partida
reason-draft-row-nobody = draft_row: nadie está eligiendo cartas de apoyo
reason-draft-row-too = draft_row tiene muy pocas cartas
reason-auction-cards-offer = auction: hay cartas en subasta, pero no hay ninguna subasta en curso
reason-seat-cannot-bid = { $where }: el asiento { $seat } no puede pujar
reason-one-bid-each = { $where }: una puja por jugador y carta
reason-each-bid-must-higher = { $where }: cada puja debe superar la anterior
reason-auction-seat-bid = auction: el asiento { $seat } ha pujado { $bid }, pero solo puede cubrir { $most }
reason-not-turn = no en el turno { $turn }
reason-offer-no-bid = { $card } está en subasta sin ninguna puja
reason-nothing-offer = no hay nada en subasta: { $board }
reason-seat-already-bid = el asiento { $seat } ya ha pujado ahí
reason-seat-no-opponent = el asiento { $seat } no es un rival con los Prefectos
reason-prefects-no-other = los Prefectos no tienen otra carta que proteger
reason-seat-cashing = el asiento { $seat } está en la venta
reason-picks-cannot-sold = picks: { $card } no se puede vender así

## Lo que un consejo dice de una jugada: las palabras de la evaluación. $n es un número con su signo.

hint-alive =
    { $way ->
        [more] sigues en juego
       *[less] quedas eliminado
    }
hint-senators = senadores { $n }
hint-lead = ventaja { $n }
hint-cash = talentos { $n }
hint-purse = senadores que podrías comprar en la Venta { $n }
hint-sets = valor de los paquetes { $n }
hint-straight_draws = escaleras abiertas { $n }
hint-pairs = parejas { $n }
hint-loose_cards = valor de las cartas sueltas { $n }
hint-exposed = valor de cartas extorsionables { $n }
hint-governors = gobernadores { $n }
hint-censors = censores { $n }
hint-consul = { card-consul } { $n }
hint-quaestor = { card-quaestor } { $n }
hint-turn_near =
    { $way ->
        [more] tu turno llega antes
       *[less] tu turno queda lejos
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

## El tablero en el navegador

web-secret-bid = Tu puja secreta: { $amount }
web-sell-set = Vender { $cards }: { $amount }
web-turn-of = Turno { $turn }: { $name }
web-resources-gone =
    Mercancías descartadas ({ $count })
web-offices-gone =
    Ministerios descartados ({ $count })
intro = Puja, extorsiona y vende para comprar el voto de los senadores, hasta la cuarta guerra.
weight = ligero a medio
time = 45 minutos
web-sen-last-war = La cuarta Guerra termina la partida.
web-sen-in-hand = Ocultas
web-sen-face-up = A la vista
web-sen-offices = Ministerios
web-sen-influence = Apoyo
web-sen-goods = recursos
web-sen-lock = Pujar { $amount } de tus { $cash } en secreto
web-sen-bid = Pujar { $amount } por { $card } (tienes { $cash })
web-sen-sell-to = Vender a { $name }, +{ $amount }
web-sen-keep-pay = Quedársela, pagar { $amount } a { $name }
web-sen-offer = Ofrecer { $amount } de tus { $cash }
web-sen-keep-card-pay = Quedarse { $card }, pagar { $amount } a { $name }
web-sen-accept = Comprar el senador por { $amount } (tienes { $cash })
web-sen-buy-senator = Comprar un senador: { $amount }
web-sen-sell-card-to = Vender { $card } a { $name }, +{ $amount }
web-sen-ended = La cuarta Guerra terminó la partida.
web-sen-ended-alone = La partida terminó porque los demás fueron eliminados.
web-sen-embezzle = Desfalcar: 1 senador por 5 talentos
web-sen-embezzle-sure = ¿Entregar un senador por 5 talentos? Te quedan { $left }.
web-sen-offered = { $name } ofrece { $amount } a { $other }
web-sen-open-to-offers = Abierto a ofertas: { $name }
web-sen-beyond = Más que tus { $cash }: habría que desfalcar.
web-sen-points-start = Inicio
web-sen-points-won = Ganados
web-sen-points-bought = Comprados
web-sen-points-embezzled = Desfalcados
web-sen-points-lost = Perdidos

# What another player decides, after “… decides”.
asks-InfluenceDraft = qué carta de apoyo tomar
asks-WarBid = cuánto pujar en secreto para la guerra
asks-DeficitBid = cuánto pujar en secreto contra el déficit
asks-NewSenator = si comprar el nuevo senador
asks-ChooseAction = qué acción elegir
asks-AuctionBid = cuánto pujar por la carta
asks-Settle = si vender o comprar cada carta
asks-UsePrefects = qué carta protegen los prefectos
asks-ExtortionOffer = por qué carta hacer una oferta
asks-ExtortionPrice = qué precio ofrecer
asks-ExtortionAnswer = si vender, o conservar y pagar
asks-JoinCashIn = si vender antes
asks-CashIn = qué vender y comprar
asks-SellSet = qué paquete vender

# What is counted after a game.
term-stat_senators_gained = Senadores ganados
term-stat_senators_sold = Senadores gastados en desfalcos
term-stat_senators_lost = Senadores perdidos
term-stat_cards_bought = Cartas compradas
term-stat_paid = Pagado por ellas
term-stat_brought = Lo que reportaron
term-stat_sets_sold = Paquetes vendidos
term-stat_set_talents = Talentos por paquetes
term-stat_extorted = Talentos extorsionados
term-stat_embezzled = Talentos desfalcados
term-stat_war_bids = Pujado en secreto
