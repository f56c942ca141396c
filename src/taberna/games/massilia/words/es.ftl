# Massilia en español.

## Things

term-title = Massilia
term-pink = rosa
term-orange = naranja
term-purple = violeta
term-beige = beige
term-brown = marrón
term-black = negro
term-grey = gris
card-beige = { term-beige } { $n }
card-brown = { term-brown } { $n }
card-black = { term-black } { $n }
card-grey = { term-grey } { $n }
card-own_beige = { term-beige } { $n } (reserva)
card-own_brown = { term-brown } { $n } (reserva)
card-own_black = { term-black } { $n } (reserva)
card-own_grey = { term-grey } { $n } (reserva)
card-jupiter = Júpiter
card-neptunus = Neptuno
card-mars = Marte
card-mercurius = Mercurio
card-pluto = Plutón
card-minerva = Minerva
card-phoebus = Febo
card-juno = Juno
card-venus = Venus
term-consul = cónsul
term-clockwise = en sentido horario
term-counter = en sentido antihorario
term-nothing = ninguna carta
term-juno_phoebus = { card-juno } y { card-phoebus }
term-juno_minerva = { card-juno } y { card-minerva }
term-phoebus_minerva = { card-phoebus } y { card-minerva }
term-juno_phoebus_minerva = { card-juno }, { card-phoebus } y { card-minerva }
term-mercurius_down = { card-mercurius } (precio 1 menos)
term-mercurius_up = { card-mercurius } (precio 1 más)
term-mercurius_down_neptunus = { term-mercurius_down } y { card-neptunus }
term-mercurius_up_neptunus = { term-mercurius_up } y { card-neptunus }

## What the cards do

effect-jupiter = Con una acción gris: toma { $amount } cartas de dios en vez de una.
effect-neptunus = Con una acción beige: hasta { $amount } cubos comprados son gratis, los más caros.
effect-mars = Al tirar: hasta { $amount } dados van gratis a tu reserva.
effect-mercurius = Un precio cuenta { $amount } más o { $amount } menos en esta acción (de { $lowest_price } a { $highest_price }).
effect-pluto =
    Cuando el cónsul se detiene en tu puesto: sin impuesto, y no se cierra.{ $fresh_pluto_blocked ->
        [true] { "" }
       *[other] { " " }Sirve enseguida, aun recién tomada.
    }
effect-minerva =
    { $amount ->
        [one] Un paso de +1 o −1 en un dado no cuesta piedra de penalización.
       *[other] { $amount } pasos de +1 o −1 no cuestan piedras de penalización.
    }
effect-phoebus =
    { $group_recolour ->
        [true] El cambio de color de un dado, o de todos si son iguales, no cuesta piedra de penalización.
       *[other] El cambio de color de un dado no cuesta piedra de penalización.
    }
effect-juno = Un dado adicional no cuesta piedra de penalización.
effect-venus = Devuelve de 1 a { $amount } de tus piedras de penalización.

## Words of the table

term-market = Mercado
term-temple = Templo
term-harbour = Puerto
term-customer = cliente
term-round = Ronda { $n } de { $of }
term-turn_order = orden de turno
term-round_tiles = losetas de ronda
term-price = precio
term-price_and_points = precio { $price }, puntos { $points }
term-supply = { $n ->
        [one] { $n } piedra de penalización
       *[other] { $n } piedras de penalización
    } en la reserva
term-display = Cartas de dios visibles
term-draw_pile = mazo { $n }
term-discard_pile = descarte
term-player = Jugador
term-reputation = Reputación
term-stalls = Puestos
term-tiles = Losetas restantes
term-reserve = Reserva
term-screen = Tras la pantalla
term-you = tú
term-has_passed = (ha pasado)
term-your_hand = Tus cartas de dios
term-your_screen = Tras tu pantalla
term-fresh_card = { $card } (nueva)
term-sesterces =
    { $n ->
        [one] { $n } sestercio
       *[other] { $n } sestercios
    }
term-penalty_stones =
    { $n ->
        [one] { $n } piedra de penalización
       *[other] { $n } piedras de penalización
    }
term-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
term-score_parts = { $reputation } + { $stalls } + { $money } − { $penalty } = { $total }

## Prompts

step-PlaceStall = Coloca tu primer puesto en un cuadrante sin puestos.
step-Round = Empieza una ronda.
step-RollDice = Se tiran los dados.
step-ReserveDice =
    Has sacado { $rolled }. Guarda dados en tu reserva por { $reserve_fee ->
        [one] { $reserve_fee } sestercio
       *[other] { $reserve_fee } sestercios
    } cada uno; guardados: { $kept }.
step-Turns = El turno pasa.
step-TurnMenu = Usa dados para una acción, o pasa.
step-ChooseDice =
    { $dice_count ->
        [0] Una acción de color { $colour }: elige un dado.
       *[other] Una acción de color { $colour } con { $dice }: di el valor o añade un dado.
    }
step-ChooseSteps = ¿Cuántos pasos se cambian { $dice } para sumar { $value }?
step-ChooseCards =
    { $dice } para una acción de color { $colour } de { $value }{ $steps ->
        [0] { "" }
        [one] , cambiados 1 paso
       *[other] , cambiados { $steps } pasos
    }: ¿qué cartas sustituyen una piedra de penalización?
step-BuyGoods =
    { $value ->
        [one] Compra 1 cubo: ¿de qué color?
       *[other] Compra { $value } cubos: ¿cuántos de un color y el resto beige?
    }
step-BuyCards =
    { $value ->
        [one] 1 cubo { $goods }: ¿juegas cartas?
       *[other] { $number } { $goods } de { $value } cubos: ¿juegas cartas?
    }
step-Distribute =
    ¿Cuántas de las nuevas mercancías pones en { $space }? Por colocar: { $coloured ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $coloured } { $goods }
           *[other] { $coloured } { $goods } y { $beige } beige
        }
    }.
step-MoveFigure =
    Mueve al cónsul o a un cliente { $value ->
        [one] { $value } casilla
       *[other] { $value } casillas
    }.
step-Sale = Tus mercancías ({ $goods }) en { $space } se venden: ¿juegas cartas?
step-Tax = El cónsul cobra impuestos en { $space }: paga 1 sestercio por cada cubo que se queda, o devuelve cubos.
step-CloseStall = El cónsul cierra tu puesto vacío en { $space }.
step-LastStall = El cónsul está ante { $space }, tu único puesto: se queda. Aun así puedes jugar Plutón.
step-BuildStall =
    ¿Abrir un puesto en { $space } por { $building_price ->
        [one] { $building_price } sestercio
       *[other] { $building_price } sestercios
    }?
step-StockStall = Mueve cubos de tus otros puestos a { $space }, o di «{ move-done }».
step-BuyReputation =
    Compra { $value ->
        [one] { $value } punto de reputación
       *[other] { $value } puntos de reputación
    }: ¿juegas cartas?
step-Sacrifice =
    Sacrifica a los dioses: { $left ->
        [one] { $left } cubo más
       *[other] { $left } cubos más
    }.
step-SacrificeCards = ¿Juegas una carta para tomar una segunda carta de dios?
step-TakeCard =
    { $second ->
        [true] Toma una segunda carta de dios, o renuncia.
       *[other] Toma una carta de dios.
    }
step-AfterAction = Termina tu turno; antes puedes jugar Venus.

## Log

log-places-stall = { $seat } coloca un primer puesto en { $space }.
log-start-money = { $seat } empieza con { $amount ->
        [one] { $amount } sestercio
       *[other] { $amount } sestercios
    }.
log-round = Ronda { $number }.
log-prices = Las losetas de precio avanzan: templo { $temple }, violeta { $purple }, naranja { $orange }, rosa { $pink }.
log-rolls-temple = Los dados del templo: { $dice }.
log-rolls = { $seat } saca { $dice }.
log-reserves =
    { $dice_count ->
        [0] { $seat } no guarda ningún dado.
       *[other] { $amount ->
            [0] { $seat } guarda { $dice } sin pagar.
            [one] { $seat } guarda { $dice } por { $amount } sestercio.
           *[other] { $seat } guarda { $dice } por { $amount } sestercios.
        }
    }
log-passes =
    { $amount ->
        [0] { $seat } pasa, el último.
        [one] { $seat } pasa y recibe { $amount } sestercio.
       *[other] { $seat } pasa y recibe { $amount } sestercios.
    }
log-new-order = Nuevo orden de turno: { $seats }.
log-returns-stones =
    { $number ->
        [one] { $seat } devuelve 1 piedra de penalización.
       *[other] { $seat } devuelve { $number } piedras de penalización.
    }
log-uses-dice = { $seat } usa { $dice } para una acción de color { $colour } de { $value } (piedras de penalización: { $stones }).
log-plays-card = { $seat } juega { $card }.
log-buys-goods =
    { $seat } compra { $number ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $number } { $goods }
           *[other] { $number } { $goods } y { $beige } beige
        }
    } por { $amount ->
        [one] { $amount } sestercio
       *[other] { $amount } sestercios
    }; el marcador de puntos está en { $mark }.
log-puts-goods =
    { $seat } pone { $number ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $number } { $goods }
           *[other] { $number } { $goods } y { $beige } beige
        }
    } en { $space }.
log-moves-figure =
    { $figure_key ->
        [consul] { $seat } mueve al cónsul a { $path }.
       *[other] { $seat } mueve al cliente { $figure } a { $path }.
    }
log-full-circle = { $seat } lleva una figura { $number } casillas, una vuelta entera al mercado.
log-sells =
    { $seat } vende { $number } { $goods } en { $space } por { $amount ->
        [one] { $amount } sestercio
       *[other] { $amount } sestercios
    }{ $points ->
        [0] .
       *[other] { " " }y { $points } de reputación.
    }
log-declines-sale = { $seat } no vende las mercancías beige en { $space }.
log-last-stall = El puesto en { $space } es el único de { $seat } y se queda.
log-closes-stall = El puesto vacío de { $seat } en { $space } se cierra.
log-returns-cube = { $seat } devuelve un cubo { $goods } de { $space } al puerto.
log-pays-tax =
    { $amount ->
        [0] { $seat } no paga impuesto por { $space }.
        [one] { $seat } paga { $amount } sestercio de impuesto por { $space }.
       *[other] { $seat } paga { $amount } sestercios de impuesto por { $space }.
    }
log-builds-stall = { $seat } abre un puesto en { $space } por { $amount ->
        [one] { $amount } sestercio
       *[other] { $amount } sestercios
    }.
log-stocks-stall = { $seat } mueve un cubo { $goods } de { $space } a { $target_space }.
log-buys-reputation =
    { $seat } compra { $points } de reputación por { $amount ->
        [one] { $amount } sestercio
       *[other] { $amount } sestercios
    }.
log-sacrifices = { $seat } sacrifica { $number } { $goods } de { $space }.
log-takes-card = { $seat } toma { $card }.
log-draws-card = { $seat } roba { $card }.
    .hidden = { $seat } roba una carta de dios.
log-reveals-card = Se descubre { $card }.
log-reshuffles = Se baraja el descarte: un nuevo mazo de { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    }.
log-declines-card = { $seat } no toma una segunda carta.
log-scores = { $seat }: reputación { $reputation } + puestos { $stalls } + sestercios { $money } − penalización { $penalty } = { $total }.
log-game-over =
    { $winners_count ->
        [one] { $winners } gana.
       *[other] { $winners } comparten la victoria.
    }

## Moves

move-place = colocar el puesto en { $a }
move-keep = guardar { $a } en la reserva
move-done = listo
move-mars = jugar { card-mars }: dos dados gratis
move-use =
    { $a_key ->
        [beige] beige: comprar mercancías
        [brown] marrón: mover un cliente o el cónsul
        [black] negro: comprar reputación
       *[grey] gris: sacrificar a los dioses
    }
move-pass = pasar por esta ronda
move-venus =
    jugar { card-venus }: devolver { $a ->
        [one] { $a } piedra de penalización
       *[other] { $a } piedras de penalización
    }
move-die = usar { $a }
move-value = con el valor { $a }
move-steps =
    cambiado { $a ->
        [one] { $a } paso
       *[other] { $a } pasos
    }
move-with = con { $a }
move-buy = comprar { $b } { $a }, el resto beige
move-put =
    { $a ->
        [0] { $b ->
            [0] no poner nada aquí
           *[other] poner aquí { $b } beige
        }
       *[other] { $b ->
            [0] poner aquí { $a } de color
           *[other] poner aquí { $a } de color y { $b } beige
        }
    }
move-move =
    { $a_key ->
        [consul] mover al cónsul { $b }
       *[other] mover al cliente { $a } { $b }
    }
move-decline = renunciar
move-give = sacrificar un cubo { $b } de { $a }
move-take = tomar { $a }
move-draw = robar del mazo
move-pluto = jugar { card-pluto }: el cónsul no hace nada aquí
move-return = devolver un cubo { $a } al puerto
move-pay = pagar el impuesto por todos los cubos que quedan
move-accept = aceptar: el puesto se cierra
move-build = abrir un puesto
move-no_build = no abrir
move-stock = mover un cubo { $b } de { $a } al nuevo puesto
move-end = terminar el turno

## Options

option-open_holdings = Haberes visibles
option-open_holdings-doc = Muestra los sestercios y las piedras de penalización de todos.
option-minerva_steps = Pasos de Minerva
option-minerva_steps-doc = Cuántos pasos de un dado sustituye una Minerva.
option-fresh_pluto_blocked = El nuevo Plutón espera
option-fresh_pluto_blocked-doc = Un Plutón recién tomado solo se usa desde el siguiente turno de su dueño.
option-beige_sale_optional = Venta beige opcional
option-beige_sale_optional-doc = El jugador puede rechazar vender mercancías beige.
option-unused_reserve = Dados sin usar
option-unused_reserve-doc = Adónde van los dados sin usar de una reserva al final de la ronda.
choice-unused_reserve-screen = tras la pantalla
choice-unused_reserve-temple = al templo
choice-unused_reserve-stay = se quedan, con sus valores
option-group_recolour = Cambiar color juntos
option-group_recolour-doc = Los dados de un color lo cambian juntos por una piedra.
option-penalty_supply = Piedras de penalización
option-penalty_supply-doc = Piedras de penalización en juego; vacío para lo que diga la edición, 10 por jugador.
option-goods_per_colour = Cubos de mercancía
option-goods_per_colour-doc = Cubos de cada color; vacío para lo que diga la edición.
option-price_tiles = Losetas de precio
option-price_tiles-doc = Valores de las cuatro losetas de precio.
option-market_data = Mercado
option-market_data-doc = En qué mercado se juega.
choice-market_data-frame_16 = 16 espacios, con centros
choice-market_data-frame_12 = 12 espacios, solo esquinas
option-cards_without_effect = Cartas sin efecto
option-cards_without_effect-doc = Una carta de dios también puede jugarse donde no tiene efecto.
option-full_hand_blocks = La mano llena bloquea
option-full_hand_blocks-doc = Con tres cartas de dios en mano nadie sacrifica, aunque juegue una de ellas.
option-midside_start = Primeros puestos en los centros
option-midside_start-doc = Los primeros puestos también pueden estar en los centros de los lados.

## How the game was won

tie-none = El total más alto.
tie-stalls = Empate a puntos; deciden más puestos.
tie-money = Empate a puntos y puestos; deciden más sestercios.
tie-stones = Empate a puntos, puestos y sestercios; deciden menos piedras.
tie-shared = Empate completo: la victoria se comparte.

## Rechazos

reason-card-just-taken = una carta recién tomada se puede usar desde tu próximo turno
reason-price-stays-within-and = un precio queda entre { $lowest } y { $highest }
reason-stall-space-holds = un espacio tiene un solo puesto
reason-action-most-all = una acción de color { $colour }: solo puedes realizar por completo hasta { $limit }
reason-accept-stall-closes = acepta el cierre o juega Plutón
reason-build-stall-or-say = abre un puesto o di «{ move-no_build }»
reason-choose-die = elige primero un dado
reason-choose-figure-and-direction = elige primero una figura y un sentido
reason-choose-cubes-sacrifice = elige primero los cubos que sacrificas
reason-choose-what-buy = elige primero qué compras
reason-cubes-named-order = los cubos se nombran por orden de puestos y colores
reason-cubes-returned-order = los cubos se devuelven en el orden rosa, naranja, violeta, beige
reason-dice-kept-order = los dados se guardan en orden, primero el más bajo
reason-dice-named-order = los dados se nombran en orden: templo antes que reserva, luego como en la lista
reason-draw-and-discard = el mazo y el descarte están vacíos
reason-stalls-stand-corners = los primeros puestos van en las esquinas
reason-from-too-few = desde ahí tienes pocos cubos: hacen falta { $left }
reason-keep-dice-or-say = guarda primero dados o di «{ move-done }»
reason-no-dice-stones = ningún conjunto de dados, piedras y cartas da una acción de color { $colour } que puedas realizar por completo
reason-no-die-left = no queda ningún dado en el templo ni en tu reserva
reason-one-venus-per = una Venus por turno
reason-pay-tax-or-return = paga primero el impuesto o devuelve mercancías
reason-place-stall = coloca tu primer puesto
reason-put-bought-goods = pon primero las mercancías compradas en tus puestos
reason-say-how-many = di primero cuántos pasos cambian los dados
reason-say-which-cards = di primero qué cartas juegas, o «{ term-nothing }»
reason-stock-new-stall = abastece el nuevo puesto o di «{ move-done }»
reason-take-card = toma primero una carta
reason-price-sesterces = el precio en sestercios es { $price }, tienes { $money }
reason-quadrant-stall-already = ese cuadrante ya tiene un puesto
reason-card-must-taken = hay que tomar la primera carta
reason-harbour-not-hold = el puerto no tiene tantos cubos
reason-stalls-after-one-no-room = los puestos siguientes no tienen sitio para el resto
reason-supply-lacks-penalty = a la reserva le faltan piedras de penalización para eso
reason-no-such-die = ese dado no está (ya): { $die }
reason-no-cube-stall = no hay ningún cubo { $goods } en ese puesto
reason-these-cards-no-effect = esas cartas no tienen efecto aquí
reason-these-dice-cannot = esos dados no pueden sumar { $value }
reason-stall-spaces = este mercado tiene { $ring } espacios
reason-sale-takes-place = esta venta se realiza
reason-use-die-some = usa un dado o pasa
reason-with-three-cards = con tres cartas en mano hay que jugar una antes
reason-paying-tax-already = ya estás pagando el impuesto
reason-buy-all = compras { $value } en total
reason-cannot-buy-even = no puedes comprar ni un cubo: falta dinero, sitio o puerto
reason-cannot-pay-single = no puedes pagar ni un punto
reason-did-not-roll = no has sacado { $die }
reason-no-goods-sacrifice = no tienes mercancías que sacrificar
reason-no-cube-another = no tienes ningún cubo { $goods } en otro puesto { $space }
reason-no-cube = no tienes ningún cubo { $goods } en { $space }
reason-and-beige-cubes = tienes { $coloured } { $goods } y { $beige } beige por colocar
reason-penalty-stones = tus piedras de penalización: { $number }
reason-stall-stays-say = tu puesto se queda: di «{ move-done }» o juega Plutón
reason-hold-no-can = no tienes ninguna carta { $card } que se pueda usar ahora
reason-action-done-end = tu acción ha terminado: acaba el turno o juega antes Venus
reason-hand-is-full = tu mano está llena
reason-hand-full-jupiter = tu mano está llena: hay que jugar Júpiter
reason-no-effect-here = { $card } no tiene efecto aquí
reason-not-lie-display = { $god } no está entre las cartas visibles
reason-space-room-room = { $space } tiene sitio para { $room }
reason-change-not-lead = un cambio de { $steps } no lleva a { $value }
reason-stall-holds-most = { $where }: un puesto admite como mucho { $most } cubos
reason-each-entry-seat = { $where }: cada entrada es [asiento, sestercios, piedras]
reason-stall-already = { $where }: ya hay un puesto
reason-no-seat = { $where }: no existe el asiento { $seat }
reason-market-stall-spaces = { $where }: este mercado tiene { $count } espacios para puestos
reason-action-cannot-carried = una acción de color { $colour } de { $value } no se puede realizar por completo
reason-beige-no-coloured = el beige no es una mercancía de color
reason-dice-temple-and-reserves = dice: el templo y las reservas van por orden de color y cara
reason-figures-figure-off = figures: una figura está fuera del camino
reason-stalls-missing = faltan primeros puestos
reason-nobodys-turn = no es el turno de nadie
reason-nobodys-turn-yet = todavía no es el turno de nadie
reason-keeps-dice-were = se guardan dados que no se han tirado
reason-dice-not-order = los dados no están en orden
reason-dice-not-make = los dados no suman { $value }
reason-not-used = no disponible: { $names }
reason-no-quadrant-free = ningún cuadrante está libre
reason-nobody-passed-yet = todavía no ha pasado nadie
reason-passed-names-seat = passed: { $seats } nombra un asiento dos veces
reason-seat-no-move = el asiento { $seat } no tiene ninguna jugada
reason-seat-no-stall = el asiento { $seat } no tiene puesto en { $space }
reason-seat-no-stall-tile = el asiento { $seat } no tiene más losetas de puesto
reason-seat-not-just = el asiento { $seat } no acaba de tirar
reason-seat-passed = el asiento { $seat } ha pasado
reason-seat-placed-stalls = el asiento { $seat } ha colocado { $count } primeros puestos, no { $found }
reason-not-free = { $space } no está libre
reason-purchase-not-possible = esa compra no es posible
reason-stall-not-closed = ese puesto no se cierra
reason-stall-not-only-one = ese puesto no es el único
reason-round-begun = la primera ronda ha empezado
reason-round-not-begun = la primera ronda no ha empezado
reason-hand-full = la mano está llena
reason-stalls-no-room = los puestos no tienen sitio para { $number } cubos
reason-not-enough-cubes = no hay suficientes cubos
reason-die-without-value = { $where }: un dado sin valor
reason-dice-behind-screen = { $where }: los dados tras la pantalla no muestran valor
reason-goods-without-stall = { $where }: mercancías sin puesto
reason-last-stall-never = { $where }: el último puesto nunca se cierra
reason-highest-first = { $where }: el más alto primero (MAS-2.7)

## Lo que un consejo dice de una jugada: las palabras de la evaluación. $n es un número con su signo.

hint-points = puntos { $n }
hint-money = sestercios { $n }
hint-stones = piedras de penalización { $n }
hint-penalty = puntos de penalización { $n }
hint-stall_tiles = puestos { $n }
hint-goods = mercancías de color { $n }
hint-goods_points = reputación de las mercancías { $n }
hint-beige = mercancías beige { $n }
hint-cards = cartas de dios { $n }
hint-in_round =
    { $way ->
        [more] sigues en la ronda
       *[less] dejas la ronda
    }
hint-dice_to_use = dados por usar { $n }
hint-dice_won = dados para la ronda siguiente { $n }
hint-open_to_tax = mercancías expuestas al impuesto { $n }

## El tablero en el navegador

intro = Puestos, clientes y el cónsul en el mercado del puerto, con dados y dioses.
weight = exigente
time = 75 minutos
web-mas-beige = Beige: comprar
web-mas-brown = Marrón: mover
web-mas-black = Negro: reputación
web-mas-grey = Gris: sacrificar
web-mas-rolled = Tirados:
web-mas-kept = Guardados:
web-mas-reserve = Reserva:
web-mas-screen = Tras la pantalla:
web-mas-stalls = Puestos: { $built } abiertos, { $left } sin usar
web-passed = Han pasado:
web-mas-place = Coloca tu puesto en la casilla { $n }
web-mas-ended = Se han jugado las { $rounds } rondas.
web-mas-using = En uso:
web-mas-put-back = devolver { $die }
web-mas-no-cards = sin cartas de dios
web-mas-use-value =
    Usar como { $value }{ $stones ->
        [0] {""}
        [one] : { $stones } piedra de penalización
       *[other] : { $stones } piedras de penalización
    }
web-mas-may-build = abrir aquí por { $price }
web-mas-closes = cierra el puesto vacío de { $name }
web-mas-taxes = { $name } paga { $goods } o pierde mercancías
web-mas-no-sale = sin venta
web-mas-pay-tax = Pagar el impuesto: { $amount ->
        [one] { $amount } sestercio
       *[other] { $amount } sestercios
    }
web-mas-sells =
    vende { $count } { $good }: { $money ->
        [one] { $money } sestercio
       *[other] { $money } sestercios
    }{ $points ->
        [0] {""}
        [one] , { $points } punto
       *[other] , { $points } puntos
    }
web-mas-buy =
    Comprar { $count } { $good }{ $beige ->
        [0] {""}
       *[other] {" "}y { $beige } beige
    }: { $money ->
        [one] { $money } sestercio
       *[other] { $money } sestercios
    }
web-mas-purchase =
    { $value ->
        [1] Comprar 1 cubo
       *[other] Comprar { $value } cubos
    }
web-mas-points-stalls = Puestos
web-mas-path = Casilla del camino { $n }
web-mas-space = Espacio de puesto { $n }
web-mas-customer = Cliente, { $good }
web-mas-marks = Puntos por cubo: { $n }
web-mas-price = Precio
web-mas-gods = Cartas de dios
web-mas-money = Dinero
web-mas-stones = Piedras de penalización
web-mas-points = Puntos
web-mas-tiles = Losetas de ronda:

# What another player decides, after “… decides”.
asks-PlaceStall = dónde colocar el primer puesto
asks-ReserveDice = qué dados guardar
asks-TurnMenu = qué acción elegir
asks-ChooseDice = qué dados usar
asks-ChooseSteps = cómo cambiar los dados
asks-ChooseCards = qué cartas de dios jugar
asks-BuyGoods = qué mercancías comprar
asks-BuyCards = si jugar cartas para la compra
asks-Distribute = adónde van las mercancías
asks-MoveFigure = qué figura mover
asks-Sale = si jugar cartas para la venta
asks-Tax = si pagar el impuesto del cónsul
asks-BuildStall = si abrir un puesto
asks-StockStall = qué cubos van al nuevo puesto
asks-BuyReputation = cuánta reputación comprar
asks-Sacrifice = qué sacrificar
asks-SacrificeCards = si jugar una carta para el sacrificio
asks-TakeCard = qué carta de dios tomar
asks-AfterAction = si terminar el turno
asks-CloseStall = si salvar el puesto
asks-LastStall = si jugar Plutón

# What is counted after a game.
term-stat_stalls = Puestos
term-stat_money = Dinero
term-stat_penalty = Piedras de penalización
term-stat_goods_bought = Mercancías compradas
term-stat_goods_spent = Sestercios por mercancías
term-stat_goods_sold = Mercancías vendidas
term-stat_goods_earned = Sestercios de las ventas
term-stat_trade = Beneficio del comercio
term-stat_sale_points = Reputación de las ventas
term-stat_reputation_bought = Reputación comprada
term-stat_stalls_built = Puestos abiertos
term-stat_god_cards = Cartas de dios tomadas
term-stat_dice_used = Dados usados
