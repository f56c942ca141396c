# Rome: Rise to Power en español. Las palabras siguen el glosario (ROM-1.7).

## Cartas

card-sicilia = Sicilia
card-sardinia_et_corsica = Cerdeña y Córcega
card-gallia_narbonensis = Galia Narbonense
card-baetica = Bética
card-achaia = Acaya
card-bithynia = Bitinia
card-africa_proconsularis = África Proconsular
card-raetia = Recia
card-aquitania = Aquitania
card-lusitania = Lusitania
card-macedonia = Macedonia
card-epirus = Epiro
card-cilicia = Cilicia
card-numidia = Numidia
card-germania_superior = Germania Superior
card-germania_inferior = Germania Inferior
card-belgica = Bélgica
card-thracia = Tracia
card-tarraconensis = Tarraconense
card-aegyptus = Egipto
card-legatus = Legado
card-magistrate = Magistrado
card-military_tribune = Tribuno militar
card-censor = Censor
card-consul_a = Cónsul I
card-quaestor = Cuestor
card-vicarius = Vicario
card-tribunus = Tribuno
card-senator = Senador
card-aedile = Edil
card-magister_equitum = Jefe de caballería
card-proconsul = Procónsul
card-consul_b = Cónsul II
card-africanus_maximus = Africanus Maximus
card-hispania_maximus = Hispania Maximus
card-asianus = Asianus
card-ludi_maximus = Ludi Maximus
card-imperator = Imperator
card-greko_maximus = Greko Maximus
card-praetor = Pretor
card-vicarius_intrigue = Vicario (intriga)
card-tribunus_intrigue = Tribuno (intriga)
card-hispania_maximus_intrigue = Hispania Maximus (intriga)
card-africanus_maximus_intrigue = Africanus Maximus (intriga)
card-greko_maximus_intrigue = Greko Maximus (intriga)
effect-legatus =
    { $legatus_key ->
        [as_consul] { effect-consul_a }
       *[plus_one]
            { $phase3_card_timing_key ->
                [phase2] En tu turno: tu legión obtiene +1 de fuerza en la fase 3.
               *[phase3] Tu legión obtiene +1 de fuerza en esta ronda.
            }
    }
effect-magistrate =
    { $phase3_card_timing_key ->
        [phase2] En tu turno: +1 moneda en el mercado negro en la fase 3.
       *[phase3] +1 moneda en el mercado negro.
    }
effect-military_tribune = Vuelve a tirar uno de tus dados de la pista militar; el orden no cambia.
effect-censor = Vuelve a tirar los dados sin colocar que quieras.
effect-consul_a = El dado que colocas puede superar al de al lado.
effect-quaestor = Da la vuelta a un dado sin colocar.
effect-vicarius = Cambia en 1 un dado sin colocar (6 y 1 son contiguos).
effect-tribunus = Tu suma cuenta 3 menos para el orden de turno.
effect-senator =
    { $senator_zero_nonleading_key ->
        [stay] Baja en 1 un dado colocado; un 1 de cabeza pasa a 0 y va al extremo izquierdo.
       *[move] Baja en 1 un dado colocado; un 1 pasa a 0 y va al extremo izquierdo.
    }{ $senator_resort ->
        [false] { " " }Los demás dados no cambian el orden.
       *[true] { "" }
    }
effect-aedile =
    { $phase3_card_timing_key ->
        [phase2] En tu turno: +3 monedas en el mercado negro en la fase 3.
       *[phase3] +3 monedas en el mercado negro.
    }
effect-magister_equitum =
    { $phase3_card_timing_key ->
        [phase2] En tu turno: tu legión obtiene +3 de fuerza en la fase 3.
       *[phase3] Tu legión obtiene +3 de fuerza en esta ronda.
    }
effect-proconsul =
    { $proconsul_max_rolls ->
        [2] Vuelve a tirar tus dados sin colocar, hasta dos veces.
       *[other] Vuelve a tirar tus dados sin colocar, cuantas veces quieras.
    }
effect-consul_b = El dado que colocas puede superar al de al lado.
effect-africanus_maximus = Puntuación de vino: agota una provincia de vino y avanza 1.
effect-hispania_maximus =
    { $hispania_maximus_track_key ->
        [wine] Puntuación de aceitunas: agota una provincia de aceitunas y avanza 1 en vino.
       *[olives] Puntuación de aceitunas: agota una provincia de aceitunas y avanza 1.
    }
effect-asianus = Final: 1 PV por región con un arco tuyo.
effect-ludi_maximus = Final: 2 PV por provincia con arena.
effect-imperator = Final: 2 PV por provincia con campamento.
effect-greko_maximus = Final: 1 PV por pareja de senado y provincia con el mismo símbolo.
effect-praetor = Final: 2 PV por provincia con villa.
effect-vicarius_intrigue = Vuelve a tirar un dado sin colocar de cualquier jugador.
effect-tribunus_intrigue = La suma de un jugador cuenta 3 más para el orden.
effect-hispania_maximus_intrigue = Descarta una carta de senado: se pierde una provincia de época I.
effect-africanus_maximus_intrigue = Roba 1 joya a un jugador.
effect-greko_maximus_intrigue = +1 PV por tu espectáculo; cuenta 1 rango más.
card-legionary = Legionario
card-gladiator = Gladiador
card-wolf = Lobo
card-bear = Oso
card-lion = León
card-elephant = Elefante
card-gaul = Galo
card-german = Germano
card-thracian = Tracio
card-parthian = Parto
card-blank_1 = Carta de arena en blanco 1
card-blank_2 = Carta de arena en blanco 2
card-blank_3 = Carta de arena en blanco 3

## Cosas

term-military = pista militar
term-senate = pista del senado
term-black_market = pista del mercado negro
term-olives = Aceitunas
term-wine = Vino
term-jewels = Joyas
term-symbol_arena = arena
term-symbol_camp = campamento
term-symbol_villa = villa
term-arena = { term-symbol_arena }
term-camp = { term-symbol_camp }
term-villa = { term-symbol_villa }
term-italia = Italia
term-gallia = Galia
term-hispania = Hispania
term-greko = Grecia
term-asia = Asia
term-africa = África
term-germania = Germania
term-roman = Romano
term-animal = fiera
term-barbarian = bárbaro
term-any_three = Tres cartas cualesquiera
term-three_different = Tres cartas distintas
term-one_of_each_type = Una de cada tipo
term-three_different_of_type = Tres distintas del mismo tipo
term-great_battle = Gran batalla

## Palabras de la mesa

term-title = Roma: ascenso al poder
term-round = Ronda { $n } de 5
term-phase_1 = Tirar los dados y fijar el orden
term-phase_2 = Colocar los dados
term-phase_3 = Resolver los dados
term-phase_4 = Puntuación
term-phase_5 = Limpieza
term-cycle = vuelta { $n }
term-player = jugador
term-player_order = orden de turno
term-section = sección
term-display = expositor
term-deck = mazo
term-forum = foro
term-hand = mano
term-strength = fuerza
term-cost = coste
term-budget = presupuesto
term-exhausted = agotada
term-map = Mapa
term-sp = PV
term-dice = dados de poder
term-forfeited = perdido { $n }
term-senate_cards = Cartas de senado
term-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
term-your_hand = Tu mano
term-your_set = Tu combinación, boca abajo
term-performances = Espectáculos
term-committed = combinación colocada
term-promised = prometido
term-points = Puntos
term-points_start = de antes
term-points_forum = foro
term-points_arena = arena
term-points_senate = cartas de senado
term-points_regions = regiones
term-you = tú

## Avisos

step-NewRound = Empieza una ronda.
step-Roll = Se tiran todos los dados.
step-OrderWindow = Se fija el orden de turno: activa una carta para ello o termina.
step-TribunusTarget = ¿De quién cuenta 3 más la suma?
step-PlaceDie = Coloca un dado en una pista o activa antes cartas de senado.
step-AfterPlacing = Activa más cartas de senado o termina tu turno.
step-PlaceAfterCards = { step-PlaceDie }
step-TurnEnd = El turno ha terminado.
step-ExhaustProvinces = ¿Qué provincias llevan { $card }?
step-RerollDice = { $card }: elige los dados sin colocar que vuelves a tirar.
step-FlipDie = ¿A qué dado sin colocar das la vuelta?
step-ShiftDie = ¿Qué dado sin colocar cambia en 1, arriba o abajo?
step-RerollMilitaryDie = ¿Cuál de tus dados de la pista militar se vuelve a tirar? 1 es el de cabeza.
step-LowerPlacedDie = ¿Cuál de tus dados colocados vale 1 menos? 1 es el de cabeza.
step-RerollAnyDie = ¿Qué dado sin colocar, de qué jugador, se vuelve a tirar?
step-DiscardSenateCard = Descarta una de tus cartas de senado.
step-DestroyProvince = ¿Qué provincia de época I se pierde?
step-StealJewel = ¿A quién robas una joya?
step-ResolveTrack = { $track }: se resuelven las secciones.
step-MilitaryBonus = Tu legión tiene fuerza { $strength }. Auméntala o termina.
step-Conquest = A tu legión le queda fuerza { $strength }. Conquista una provincia o termina.
step-TakeSenateCard = Toma una carta de senado (quedan { $left }).
step-Purchase =
    { $budget ->
        [one] Tienes { $budget } moneda. Compra cartas de arena o deja de comprar.
       *[other] Tienes { $budget } monedas. Compra cartas de arena o deja de comprar.
    }
step-DiceReturn = Todos los dados vuelven a sus dueños.
step-ForumScoring = Antes de puntuar ({ $resource }): agota una provincia para avanzar 1, o renuncia.
step-ForumScoringAgain = { step-ForumScoring }
step-Performance = Grandes Juegos: coloca tres o más cartas de arena boca abajo, en el orden de las cartas, y confirma; o pasa.
step-CleanUp = Se recoge la mesa.
step-FinalScoring = La puntuación final.

## Registro

log-round = Empieza la ronda { $number }.
log-rolls = { $seat } saca { $dice }: { $total }.
log-order = Puesto { $place } del orden: { $seat } ({ $total }).
log-activates = { $seat } coloca { $card } sobre { $provinces }.
log-raises-sum = { $seat } hace que la suma de { $target } cuente 3 más: { $total }.
log-places = { $seat } coloca un { $die } en la { $track }.
log-passes = { $seat } tiene que pasar; el { $die } se pierde.
log-rerolls = { $card }: { $seat } vuelve a tirar { $dice } y saca { $faces }.
log-turns-die = { $seat } gira un { $die } a { $face }.
log-rerolls-placed = { $seat } vuelve a tirar un { $die } de la pista militar: { $face }.
log-lowers = { $seat } baja un { $die } de la { $track } a { $face }.
log-rerolls-of = { $seat } vuelve a tirar un { $die } de { $other }: { $face }.
log-discards = { $seat } descarta { $card }.
log-destroys = { $seat } hace que { $other } pierda { $card }.
log-steals = { $seat } roba una joya a { $other }.
log-conquers = { $seat } conquista { $card } ({ $resource }).
log-takes = { $seat } toma { $card }.
log-buys = { $seat } compra { $card } por { $cost ->
        [one] { $cost } moneda
       *[other] { $cost } monedas
    }.
log-buys-blind = { $seat } compra una carta a ciegas por { $cost ->
        [one] { $cost } moneda
       *[other] { $cost } monedas
    }: { $card }.
    .hidden = { $seat } compra una carta a ciegas por { $cost ->
        [one] { $cost } moneda
       *[other] { $cost } monedas
    }.
log-advances = { $seat } avanza a { $space } ({ $resource }).
log-forum-points = { $resource }: { $points } PV para { $seat }.
log-commits = { $seat } ha decidido.
log-performs = { $seat } presenta { $cards }. { $rank }: { $points } PV.
log-raises-rank = { $card }: 1 PV para { $seat }, y la combinación cuenta 1 rango más para el mejor espectáculo.
log-best-performance = Mejor espectáculo: 1 punto extra para { $seat }.
log-senate-points = { $card }: { $points } PV para { $seat }.
log-region-points = { $region }: { $points } PV para { $seat }.
log-game-over =
    { $winners_count ->
        [one] { $winners } asciende al poder.
       *[other] { $winners } comparten el poder.
    }

## Jugadas

move-place = colocar un { $b } en la { $a }
move-consul_a = { card-consul_a }: colocar un { $b } en la { $a }
move-consul_b = { card-consul_b }: colocar un { $b } en la { $a }
move-legatus = { card-legatus }: colocar un { $b } en la { $a }
move-pass = pasar
move-end_turn = terminar turno
move-activate = activar { $a }
move-exhaust =
    { $b_key ->
        [none] agotar { $a }
       *[other] agotar { $a } y { $b }
    }
move-reroll = volver a tirar { $a }
move-stop = parar
move-flip = dar la vuelta a un { $a }
move-raise = subir en 1 un { $a }
move-lower = bajar en 1 un { $a }
move-reroll_placed = volver a tirar el dado { $a } de tu grupo en la pista militar
move-reduce = bajar el dado { $b } de tu grupo en la { $a }
move-reroll_of = volver a tirar un { $b } de { $a_player }
move-discard = descartar { $a }
move-destroy = se pierde { $a }
move-target = elegir a { $a_player }
move-done = listo
move-conquer = conquistar { $a }
move-take = tomar { $a }
move-buy = comprar { $a }
move-buy_blind = comprar la carta superior a ciegas por 5
move-decline = renunciar
move-stage = colocar { $a }
move-commit = confirmar la combinación

## Opciones

option-senate_deck_mode = Mazo de senado
option-senate_deck_mode-doc = Cómo se puede componer el mazo de senado.
choice-senate_deck_mode-standard = ninguna carta de intriga
choice-senate_deck_mode-name_swap = cartas de intriga en lugar de sus tocayas
choice-senate_deck_mode-symbol_swap = también en lugar de una carta con los mismos símbolos
choice-senate_deck_mode-free = cualquier mazo que cumpla las condiciones fijas
option-senate_deck = Cartas del mazo de senado
option-senate_deck-doc = El mazo de senado carta a carta. Vacío: el mazo estándar, y en los otros modos con todas las tocayas cambiadas que permita el número de jugadores.
option-legatus = Legado
option-legatus-doc = Qué hace el Legado.
choice-legatus-plus_one = +1 de fuerza para la legión
choice-legatus-as_consul = lo mismo que un Cónsul
option-hispania_maximus_track = Hispania Maximus
option-hispania_maximus_track-doc = Qué marcador del foro mueve Hispania Maximus.
choice-hispania_maximus_track-olives = el marcador de aceitunas
choice-hispania_maximus_track-wine = el marcador de vino, como está impreso
option-phase3_card_timing = Cartas de fuerza y presupuesto
option-phase3_card_timing-doc = Cuándo se activan las cartas que aumentan la fuerza o el presupuesto.
choice-phase3_card_timing-phase3 = al resolver la propia sección
choice-phase3_card_timing-phase2 = en el propio turno de la fase 2
option-bonus_without_target = Bonificaciones sin objetivo
option-bonus_without_target-doc = Si las cartas que aumentan la fuerza o el presupuesto se pueden activar cuando no hay nada que conquistar ni comprar.
choice-bonus_without_target-refused = no, no podrían hacer nada
choice-bonus_without_target-allowed = sí, como en versiones anteriores de esta mesa
option-card_windows = Cartas en un turno
option-card_windows-doc = Cuándo se activan las cartas de senado en un turno de la fase 2.
choice-card_windows-both = antes y después de colocar
choice-card_windows-either_or = o antes o después de colocar
option-proconsul_max_rolls = Procónsul
option-proconsul_max_rolls-doc = Cuántas veces puede volver a tirar el Procónsul.
choice-proconsul_max_rolls-2 = dos veces en total
choice-proconsul_max_rolls-unlimited = las veces que se quiera
option-senator_resort = Senador: el grupo se mueve
option-senator_resort-doc = Un dado de cabeza bajado por el Senador puede mover su grupo a la izquierda.
option-senator_zero_nonleading = Senador: un 0 que no iba en cabeza
option-senator_zero_nonleading-doc = Qué pasa con un 1 que no va en cabeza cuando el Senador lo convierte en 0.
choice-senator_zero_nonleading-move = el 0 encabeza y el grupo va a la sección I
choice-senator_zero_nonleading-stay = se queda donde está
option-best_performance = Mejor espectáculo
option-best_performance-doc = Qué hace que un espectáculo sea el mejor.
choice-best_performance-rank = el rango más alto
choice-best_performance-points = más puntos
option-region_full = Una región entera
option-region_full-doc = Cómo cuentan los 3 puntos de una región entera.
choice-region_full-replace = en lugar de los 2 puntos
choice-region_full-add = además de los 2 puntos
option-region_tie = Empate en una región
option-region_tie-doc = Qué reciben los jugadores empatados en una región.
choice-region_tie-one_each = 1 punto cada uno
choice-region_tie-split_floor = 2 puntos divididos, redondeando hacia abajo
option-arch_limit = Arcos
option-arch_limit-doc = Si los ocho arcos limitan el número de provincias.
choice-arch_limit-none = sin límite
choice-arch_limit-eight = ocho provincias como máximo
option-vicarius_epoch = Vicario
option-vicarius_epoch-doc = La época de las dos cartas Vicario.
choice-vicarius_epoch-1 = época I, corrección de la editorial
choice-vicarius_epoch-2 = época II, impresión sin corregir
option-arena_rank_points = Puntos de los rangos
option-arena_rank_points-doc = Puntos de los cinco rangos de un espectáculo.
option-forum_max = Pistas del foro
option-forum_max-doc = La última casilla de las pistas del foro: aceitunas, vino, joyas.

## Cómo se ganó la partida

tie-none = Más puntos de victoria.
tie-provinces = Empate a puntos; deciden más provincias.
tie-arena_cards = Empate a puntos y provincias; deciden las cartas de arena más caras en la mano.
tie-shared = Empate en todo: victoria compartida.

## Negativas

reason-0-cannot-lowered = un 0 no se puede bajar
reason-set-needs-least = una combinación necesita al menos tres cartas
reason-activate-card-or-end = activa una carta o termina tu turno
reason-unseen-card-costs = una carta a ciegas cuesta { $cost }, te quedan { $left }
reason-buy-arena-cards = compra cartas de arena o para
reason-costs-left = { $card } cuesta { $cost }, te quedan { $left }
reason-could-nothing-now = { $card } no tendría efecto ahora
reason-not-fit-here = { $card } no encaja aquí: nombra las cartas de la combinación en su orden, tres o más
reason-strength-legion-left = { $card } tiene fuerza { $strength }, a tu legión le queda { $left }
reason-activated-placing-die = { $card } se activa al colocar un dado con esta carta
reason-card-exhausted = { $card } está agotada
reason-exhausted-until-end = { $card } está agotada hasta el final de la ronda
reason-no-province-epoch = { $card } no es una provincia de época I
reason-not-ready-province = { $card } no es una provincia tuya disponible con este recurso: { $resource }
reason-not-display = { $card } no está en el expositor
reason-needs-ready-province = { $card } necesita una provincia disponible con este símbolo: { $symbol }
reason-needs-two-ready = { $card } necesita dos provincias disponibles con estos símbolos: { $symbol } y { $second }
reason-conquer-province-or-done = conquista una provincia o termina
reason-higher-than-last = { $die } es más alto que el último dado de tu grupo, { $last }
reason-exhaust-province-move = agota una provincia para avanzar tu marcador, o renuncia
reason-choose-unplaced-die = elige antes un dado sin colocar de un jugador: el asiento y luego la cara
reason-choose-one-dice = elige antes uno de tus dados de la pista militar, 1 es el de cabeza
reason-choose-one-placed = elige antes uno de tus dados colocados: la pista y luego la posición
reason-choose-one-unplaced = elige antes uno de tus dados sin colocar
reason-choose-player-who-loses = elige antes quién pierde una joya
reason-choose-player-whose = elige antes el jugador cuya suma cuenta 3 más
reason-choose-provinces-exhaust = elige antes las provincias que agotas para { $card }
reason-choose-which-unplaced = elige antes los dados sin colocar que vuelves a tirar
reason-discard-one-own = descarta antes una de tus cartas de senado
reason-raise-strength-legion = aumenta antes la fuerza de tu legión o termina
reason-turn-place-die = te toca colocar un dado
reason-lay-out-set = coloca una combinación de cartas de arena, o pasa
reason-nobody-holds = nadie tiene { $card }
reason-now-choose-province = elige ahora una provincia de época I que se pierde
reason-seat-no-jewel = el asiento { $seat } no tiene joyas
reason-seat-no-unplaced = el asiento { $seat } no tiene un dado sin colocar con { $die }
reason-arena-deck-empty = el mazo de arena está vacío
reason-effect-same-1s = el efecto es el mismo para los 1 contiguos: elige el primero
reason-player-order-being = se fija el orden de turno: activa una carta para ello o termina
reason-strength-legion-settled = la fuerza de tu legión está fijada
reason-die-can-placed = este dado se puede colocar sin Cónsul
reason-not-moment-activate = no es el momento de activar { $card }
reason-can-place-die = puedes colocar un dado, así que debes
reason-cannot-steal-from-yourself = no puedes robarte a ti mismo
reason-not-card = no tienes { $card }
reason-not-these-unplaced = no tienes estos dados sin colocar
reason-not-hold = no posees { $card }
reason-begun-lay-out = has empezado a colocar una combinación
reason-no-further = no tienes más cartas { $card }
reason-no-such-die = no tienes ese dado en esta pista
reason-no-unplaced-die = no tienes un dado sin colocar con { $die }
reason-placed-die-turn = ya has colocado tu dado de este turno
reason-must-take-senate = debes tomar una carta de senado por cada dado
reason-option-names-not = la opción «{ $option }» nombra { $known }, no { $value }
reason-bears-two-player = { $option }: { $card } lleva la marca de dos jugadores y no se usa con 2 (ROM-2.21 d)
reason-not-standard-deck = { $option }: { $card } no está en el mazo normal; elige otro modo (ROM-2.20)
reason-cards-with-players = { $option }: { $count } cartas; con { $seats } jugadores el mazo tiene { $size } (ROM-2.21 a)
reason-epoch-iii-scoring = { $option }: { $count } cartas de puntuación de la época III; con { $seats } jugadores hay { $size } (ROM-2.21 b)
reason-not-allow-instead = { $option }: { $mode } no permite { $names } en lugar de { $out } ({ $rule })
reason-groups-but-sections = { $where }: { $count } grupos, pero { $most } secciones
reason-players-unplaced-dice = players: dados sin colocar en la fase { $phase }
reason-purchases-seat-bought = purchases: el asiento { $seat } compró a la vista, pero ni tiene ni ha presentado: { $names }
reason-stack-these-steps = stack: estos pasos no pueden estar en la ronda { $round }: { $steps }
reason-used-exhausted-senate = used: las cartas de senado agotadas no son las que están colocadas
reason-group-without-dice = { $where }: un grupo sin dados
reason-dice-cannot-lie = { $where }: los dados no pueden estar así en la fase { $phase }
reason-no-set-card = { $where }: { $names }: no es una combinación en el orden de las cartas
reason-only-during-performance = { $where }: solo durante los Grandes Juegos
reason-seat-more-than-one-group = { $where }: el asiento { $seat } tiene más de un grupo (ROM-3.21)
reason-rule-edition-changes = { $where }: es una regla; una edición cambia lo impreso
reason-provinces-cards-left = provinces: con dos jugadores quedan { $found } cartas, las reglas piden 15 (ROM-2.10)
reason-senate-normal-cards = senate: { $found } cartas normales sin la marca de dos jugadores, las reglas piden 15 (ROM-2.11)
reason-senate-normal-cards-epoch = senate: { $found } cartas normales de la época III, no { $count } (jugadores: { $seats }) (ROM-2.21)

## Lo que un consejo dice de una jugada: las palabras de la evaluación. $n es un número con su signo.

hint-points = puntos { $n }
hint-forum = puntos en las puntuaciones del foro { $n }
hint-forum_steps = pasos en el foro { $n }
hint-regions = puntos por regiones { $n }
hint-senate_scoring = puntos por cartas de senado { $n }
hint-senate_cards = cartas de senado { $n }
hint-provinces = provincias { $n }
hint-arena_set = valor del espectáculo { $n }
hint-arena_cards = cartas de arena { $n }
hint-arena_worth = valor de las cartas de arena { $n }
hint-strength_left = fuerza de reserva { $n }
hint-budget_left = monedas sobrantes { $n }
hint-unplaced = dados por colocar { $n }
hint-unplaced_sum = suma de los dados por colocar { $n }

## El tablero en el navegador

web-no-offer = No hay oferta
intro = Los dados se adelantan por provincias, cargos y la arena.
weight = medio
time = 60 minutos
web-rom-military = Militar
web-rom-senate = Senado
web-rom-black-market = Mercado negro
web-rom-ended = Se han jugado las { $rounds } rondas.
web-rom-conquer = Conquistar { $card }: fuerza { $strength }, { $resource }
web-rom-buy = Comprar { $card } por { $cost }
web-rom-performance = Un espectáculo
web-rom-show-choose = Elige tres o más cartas de arena, en cualquier orden.
web-rom-perform = Ofrecer el espectáculo con { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
web-rom-performances = Espectáculos ({ $count })
web-rom-regions = Regiones: fuerza de cada jugador

# What another player decides, after “… decides”.
asks-OrderWindow = si cambiar el orden de turno
asks-TribunusTarget = qué suma cuenta más
asks-PlaceDie = dónde colocar un dado
asks-AfterPlacing = si activar más cartas de senado
asks-PlaceAfterCards = dónde colocar un dado
asks-ExhaustProvinces = qué provincias agotar
asks-RerollDice = qué dados volver a tirar
asks-FlipDie = a qué dado dar la vuelta
asks-ShiftDie = qué dado cambiar en 1
asks-RerollMilitaryDie = qué dado colocado volver a tirar
asks-LowerPlacedDie = qué dado colocado cuenta menos
asks-RerollAnyDie = qué dado volver a tirar
asks-DiscardSenateCard = qué carta de senado descartar
asks-DestroyProvince = qué provincia se pierde
asks-StealJewel = a quién robar una joya
asks-MilitaryBonus = si reforzar la legión
asks-Conquest = qué provincia conquistar
asks-TakeSenateCard = qué carta de senado tomar
asks-Purchase = qué cartas de arena comprar
asks-ForumScoring = si agotar una provincia para la puntuación
asks-ForumScoringAgain = si agotar una provincia para la puntuación
asks-Performance = qué cartas actúan en la arena
asks-TurnEnd = si terminar el turno

# What is counted after a game.
term-stat_rolled = Puntos en los dados
term-stat_provinces = Provincias conquistadas
term-stat_senate_cards = Cartas de senado tomadas
term-stat_arena_cards = Cartas de arena compradas
term-stat_coins = Monedas gastadas en ellas
term-stat_performances = Espectáculos
term-stat_best_performances = Mejores espectáculos
term-stat_dice_lost = Dados perdidos
