# Provincia Romana en español. Los nombres latinos de las cartas no se traducen.

## Bienes, mazos, clases

term-title = Provincia Romana
term-clay = arcilla
term-wood = madera
term-stone = piedra
term-gold = oro
term-resources = recursos
term-aedificium = AEDIFICIUM
term-spqr = SPQR
term-opes = OPES
term-prestige = prestigio
term-morale = moral
term-defence = defensa
term-military = fuerza militar
term-any = de cualquier clase
term-production = producción
term-economy = economía
term-storage = almacén
term-any_building = edificio cualquiera
term-prestige_building = edificio de prestigio
term-production_building = edificio de producción
term-defence_building = edificio de defensa
term-morale_building = edificio de moral
term-economy_building = edificio económico
term-storage_building = HORREUM

## Ciudades y colores

term-massilia = Massilia
term-narbo_martius = Narbo Martius
term-forum_julii = Forum Julii
term-arelate = Arelate
term-tolosa = Tolosa
term-loupian = Loupian
term-blue = azul
term-red = rojo
term-green = verde
term-orange = naranja
term-purple = morado
term-yellow = amarillo
card-token =
    { $colour } { $sign_key ->
        [plus] +
       *[minus] −
    }{ $n }

## Edificios

card-aquaeductus = AQUAEDUCTUS
card-armamentarium = ARMAMENTARIUM
card-amphitheatrum = AMPHITHEATRUM
card-aurifex = AURIFEX
card-carchesium = CARCHESIUM
card-circus = CIRCUS
card-colosseum = COLOSSEUM
card-domus = DOMUS
card-fodina = FODINA
card-fons = FONS
card-fornax_lateris = FORNAX LATERIS
card-forum = FORUM
card-horreum = HORREUM
card-hortus = HORTUS
card-insula = INSULA
card-lignator = LIGNATOR
card-officina = OFFICINA
card-pons = PONS
card-portus = PORTUS
card-puteus = PUTEUS
card-stabulum = STABULUM
card-statua = STATUA
card-strata = STRATA
card-emporium = EMPORIUM
card-exercitatio = EXERCITATIO
card-mola = MOLA
card-statio = STATIO
card-templum = TEMPLUM
card-turris = TURRIS
card-via_mercatoris = VIA MERCATORIS
card-villa = VILLA
card-vinea = VINEA
card-blank_1 = Edificio en blanco 1
card-blank_2 = Edificio en blanco 2
card-blank_3 = Edificio en blanco 3
card-blank_4 = Edificio en blanco 4, por activar
card-blank_5 = Edificio en blanco 5, por activar
card-active = { $card } (activo)

## Cartas del Senado

card-aediles = AEDILES
card-architectus = ARCHITECTUS
card-commercium = COMMERCIUM ({ $give } → { $take })
card-concussio = CONCUSSIO
card-coniuratio = CONIURATIO
card-consuetudo = CONSUETUDO
card-consul_metello = CONSUL CECILIO METELLO
card-consul_pompeio = CONSUL POMPEIO MAGNO
card-corruptio = CORRUPTIO
card-gloria = GLORIA { $value }
card-legio = LEGIO
card-patronus = PATRONUS ({ $gain })
card-praetor = PRAETOR
card-commercium_blank = COMMERCIUM en blanco
card-gloria_blank = GLORIA en blanco
card-legio_blank = LEGIO en blanco
card-patronus_blank = PATRONUS en blanco

## Cartas de Producción y Combate

card-opes = OPES { $n }
card-bellum = BELLUM { $numeral } { $letter }

## Qué significan los nombres

gloss-aquaeductus = Acueducto
gloss-armamentarium = Armería
gloss-amphitheatrum = Anfiteatro
gloss-aurifex = Orfebre
gloss-carchesium = Grúa
gloss-circus = Circo
gloss-colosseum = Coliseo
gloss-domus = Casa señorial
gloss-fodina = Cantera
gloss-fons = Fuente
gloss-fornax_lateris = Horno de ladrillos
gloss-forum = Foro
gloss-horreum = Almacén
gloss-hortus = Jardín
gloss-insula = Casa de vecinos
gloss-lignator = Leñador
gloss-officina = Taller
gloss-pons = Puente
gloss-portus = Puerto
gloss-puteus = Pozo
gloss-stabulum = Establo
gloss-statua = Estatua
gloss-strata = Calzada
gloss-emporium = Emporio
gloss-exercitatio = Campo de instrucción
gloss-mola = Molino
gloss-statio = Puesto de guardia
gloss-templum = Templo
gloss-turris = Torre
gloss-via_mercatoris = Calle de los mercaderes
gloss-villa = Casa de campo
gloss-vinea = Viñedo
gloss-building = Edificio
gloss-aediles = Ediles
gloss-architectus = Arquitecto
gloss-commercium = Comercio
gloss-concussio = Extorsión
gloss-coniuratio = Conjura
gloss-consuetudo = Contactos
gloss-consul = Cónsul
gloss-corruptio = Corrupción
gloss-gloria = Gloria
gloss-legio = Legión
gloss-patronus = Patrono
gloss-praetor = Pretor

## Qué hacen las cartas

effect-building =
    { $gloss }.{ $gains_count ->
        [0] { "" }
       *[other]
            { $type_key ->
                [inactive] { " " }Al activarlo: { $gains }.
               *[active] { " " }Al jugarlo: { $gains }.
            }
    }{ $income_count ->
        [0] { "" }
       *[other] { " " }En cada fase 5: { $income }.
    }{ $military ->
        [0] { "" }
       *[other]
            { $type_key ->
                [inactive] { " " }Mientras esté activo: fuerza militar +{ $military }.
               *[active] { " " }Mientras esté en juego: fuerza militar +{ $military }.
            }
    }{ $special_key ->
        [carchesium] { " " }Mientras esté en juego: cada edificio posterior cuesta 1 arcilla, madera, piedra u oro menos.
        [horreum] { " " }Mientras esté en juego: almacén de { $storage } en vez de { $small_storage } por recurso.
        [pons] { " " }Solo en una ciudad con PONS.
        [portus] { " " }Solo en una ciudad con PORTUS.
       *[none] { "" }
    }{ $unique ->
        [true] { " " }Solo una vez por ciudad.
       *[other] { " " }Se puede construir varias veces.
    }
effect-aediles = { $gloss }: una reacción que salva un edificio: gratis contra los galos, { $gold } de oro contra CONIURATIO.
effect-architectus =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } de oro
    }; se queda: cada edificio posterior cuesta 1 arcilla, madera o piedra menos.{ $second_architectus ->
        [true] { " " }Una segunda carta no tiene efecto.
       *[other] { " " }Solo una por jugador.
    }
effect-commercium =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } de oro
    }: { $give } → { $take }, tantas veces como quieras.
effect-concussio =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } de oro
    }; se queda: un rival paga el impuesto cada ronda, exento o no.
effect-coniuratio =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } de oro
    }: destruye un edificio de un rival.
effect-consuetudo =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } de oro
    }: mira las { $cards } primeras cartas de Edificio, quédate una y devuelve las demás en el orden que quieras.
effect-consul =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } de oro
    }: defensa +{ $defence }.
effect-corruptio =
    { $gloss }: { $gold ->
        [0] { "" }
       *[other] { $gold } de oro, { "" }
    }{ $resources } recursos cualesquiera; se queda: sin impuestos hasta el final de la partida.{ $second_corruptio ->
        [true] { " " }Una segunda carta no tiene efecto.
       *[other] { " " }Solo una por jugador.
    }
effect-gloria =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } de oro
    }; se queda: { $value } de prestigio al final de la partida.{ $gloria_limit_key ->
        [highest_counts] { " " }De varias solo cuenta la mejor.
       *[other] { " " }Solo una por jugador.
    }
effect-legio = { effect-consul }
effect-patronus =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } de oro
    }: toma { $gain }.
effect-praetor =
    { $gloss }: { $gold ->
        [0] gratis
       *[other] { $gold } de oro
    }: sin impuesto esta ronda.{ $second_praetor ->
        [true] { " " }También, sin efecto: dos veces en una ronda y en el último turno.
       *[other] { " " }Ni dos veces en una ronda ni en el último turno.
    }
effect-bellum =
    Fuerza de ataque { $strength }: −{ $first_amount } { $first }{ $substitute_amount ->
        [0] { "" }
       *[other] ; si no es posible: −{ $substitute_amount } { $substitute }
    }.
effect-opes = Mitad del Cuestor: { $quaestor }; mitad inferior: { $other }.

## Palabras de la mesa

term-round = Ronda
term-round_number = Ronda { $n }
term-phase_0 = preparación
term-phase_1 = Elegir cartas
term-phase_2 = Jugar cartas
term-phase_3 = Combate
term-phase_4 = Mantenimiento e impuestos
term-phase_5 = Activar edificios
term-phase_6 = Último turno de cartas
term-battle = batalla
term-strength = fuerza de ataque
term-battle_to_come = { $n }: ?
term-gauls = Galos
term-start_player = Jugador inicial
term-supply = Reserva
term-player = Jugador
term-city = Ciudad
term-hand = Mano
term-face_down = boca abajo
term-decks = Mazos
term-display = Expuestas
term-your_hand = Tu mano
term-your_tokens = Tus fichas de combate
term-token_down = puesta
term-known_top = Parte superior del mazo de Edificios, solo tú la conoces
term-committed = ficha puesta
term-only_once = solo una vez por ciudad
term-concussio_on = CONCUSSIO contra { $target }
term-you = tú
term-amounts =
    { $clay ->
        [0] {""}
       *[other] { " " }{ $clay } { term-clay }
    }{ $wood ->
        [0] {""}
       *[other] { " " }{ $wood } { term-wood }
    }{ $stone ->
        [0] {""}
       *[other] { " " }{ $stone } { term-stone }
    }{ $gold ->
        [0] {""}
       *[other] { " " }{ $gold } { term-gold }
    }

## Preguntas

step-ChooseTown = Elige tu ciudad.
step-DealHands = Se reparten las manos.
step-ChooseDeck = Elige un mazo: se exponen seis cartas y cada uno toma una, tú primero.
step-TakeCard = Toma una de las cartas expuestas ({ $deck }).
step-PlayTurn =
    { $final ->
        [true] Último turno: juega cartas e intercambia, luego termina.
       *[false] Juega cartas e intercambia cuanto quieras; luego termina.
    }
step-ChooseDiscount = { $card }: ¿qué parte del coste se reduce en 1?
step-ChooseTimes = { $card }: ¿cuántas veces?
step-ChooseTarget = CONCUSSIO: ¿contra quién?
step-ChooseVictim = CONIURATIO: ¿contra quién?
step-ChooseBuilding = CONIURATIO: ¿qué edificio de { $victim } se destruye?
step-AnswerConiuratio = CONIURATIO contra { $building } de { $victim }: sálvalo con AEDILES o renuncia.
step-KeepCard = CONSUETUDO: quédate una de las { $number } cartas.
step-ArrangeCards = CONSUETUDO: devuelve { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } al mazo, la de arriba primero.
step-PayResources =
    Paga { $left ->
        [one] 1 recurso
       *[other] { $left } recursos
    } más, arcilla antes que madera antes que piedra.
step-HandLimit =
    Límite de mano: descarta { $number ->
        [one] 1 carta
       *[other] { $number } cartas
    } más, boca abajo.
step-ChooseTokens = Combate: pon una ficha boca abajo.
step-Battle = Se resuelve la batalla.
step-LoseBuilding =
    Los galos se llevan { $tag_key ->
       *[any] un edificio cualquiera
        [prestige] un edificio de prestigio
        [production] un edificio de producción
        [defence] un edificio de defensa
        [morale] un edificio de moral
        [economy] un edificio económico
        [storage] el HORREUM
    }: elígelo o juega AEDILES.
step-Upkeep = Mantenimiento e impuestos.
step-Activate = Activa edificios por 1 de prestigio cada uno, o para.

## Registro

log-takes-town = { $seat } toma { $town }.
log-dealt = { $seat } empieza con { $card }.
    .hidden = { $seat } empieza con una carta de Edificio.
log-round = Ronda { $number }; jugador inicial: { $seat }.
log-selects = { $seat } elige { $deck }.
log-no-selection = No queda ningún mazo para { $seat }.
log-reshuffles = Se barajan los descartes de { $deck }.
log-lays-out = Expuestas: { $cards }; boca abajo: { $number }.
log-takes = { $seat } toma { $card }.
log-takes-hidden = { $seat } toma una carta boca abajo ({ $deck }): { $card }.
    .hidden = { $seat } toma una carta boca abajo ({ $deck }).
log-opes-quaestor =
    { $seat } usa la mitad del Cuestor de { $card }:{ $total ->
        [0] { " " }nada
       *[other] { term-amounts }
    }.
log-opes-other =
    { $seat } usa la mitad inferior de { $card }:{ $total ->
        [0] { " " }nada
       *[other] { term-amounts }
    }.
log-clears = Descartadas ({ $deck }): { $cards }; sin ver: { $number }.
log-builds =
    { $seat } construye { $card } y paga{ $total ->
        [0] { " " }nada
       *[other] { term-amounts }
    }. Prestigio: { $prestige }.
log-builds-discounted =
    { $seat } construye { $card } con descuento y paga{ $total ->
        [0] { " " }nada
       *[other] { term-amounts }
    }. Prestigio: { $prestige }.
log-plays =
    { $gold ->
        [0] { $seat } juega { $card }.
       *[other] { $seat } juega { $card } por { $gold } de oro.
    }
log-exchanges = { $seat } cambia { $amount } de oro por 1 { $good }.
log-discards-duplicate = { $seat } descarta un segundo { $card }.
log-ends-turn = { $seat } termina el turno.
log-trades = { $seat } realiza { $card } { $number ->
        [one] una vez
       *[other] { $number } veces
    }.
log-extorts = Desde ahora { $target } paga siempre el impuesto.
log-conspires = { $seat } juega CONIURATIO contra { $card } de { $target }.
log-aediles-coniuratio = { $seat } salva { $card } con AEDILES por { $gold } de oro.
log-looks = { $seat } mira { $number ->
        [one] { $number } carta de Edificio
       *[other] { $number } cartas de Edificio
    }: { $cards }.
    .hidden = { $seat } mira { $number ->
        [one] { $number } carta de Edificio
       *[other] { $number } cartas de Edificio
    }.
log-keeps = { $seat } se queda { $card }.
    .hidden = { $seat } se queda una de ellas.
log-puts-back = { $seat } devuelve { $card }.
    .hidden = { $seat } devuelve una carta.
log-pays-resource = { $seat } paga 1 { $good }.
log-hides = { $seat } descarta { $card } boca abajo ({ $deck }).
    .hidden = { $seat } descarta una carta boca abajo ({ $deck }).
log-commits = { $seat } pone una ficha.
log-tokens = Las fichas: { $tokens }.
log-gauls = Los galos atacan con fuerza { $strength } ({ $card }).
log-wins-battle = { $seat } gana la batalla con fuerza { $strength }.
log-loses-battle = { $seat } pierde la batalla con fuerza { $strength }.
log-loses-goods = { $seat } pierde { $amount } { $good }.
log-loses-morale = { $seat } pierde { $amount } de moral y tiene { $morale }.
log-loses-prestige = { $seat } pierde { $amount } de prestigio y tiene { $prestige }.
log-destroyed = { $card } de { $seat } se destruye y vuelve a la mano. Prestigio: { $prestige }.
log-aediles-gauls = { $seat } salva un edificio con AEDILES.
log-surplus = { $seat } ya no puede almacenar { $amount } { $good }.
log-upkeep = Mantenimiento de { $seat }: moral { $morale }, defensa { $defence }.
log-pays-tax = { $seat } paga { $amount } de oro de impuesto.
log-tax-free = { $seat } está exento de impuestos.
log-activates = { $seat } activa { $card }. Prestigio: { $prestige }.
log-income =
    Ingresos de { $seat }:{ $total ->
        [0] { " " }nada
       *[other] { term-amounts }
    }. Moral: { $morale }.
log-final-turn = El último turno empieza con { $seat }.
log-scores = { $seat }: { $points } por el oro, { $glory } por GLORIA; { $prestige } de prestigio en total.
log-game-over =
    { $winners_count ->
        [one] { $winners } es nombrado procónsul.
       *[other] { $winners } comparten la victoria.
    }

## Jugadas

move-town = tomar { $a }
move-select = elegir { $a }
move-take = tomar { $a }
move-take_face_down = tomar la carta oculta { $a }
move-build = construir { $a }
move-play = jugar { $a }
move-exchange = cambiar 2 de oro por 1 { $a }
move-discard = descartar { $a }
move-end = terminar el turno
move-discount = 1 { $a } menos
move-times =
    { $a ->
        [one] 1 vez
       *[other] { $a } veces
    }
move-against = contra { $a_player }
move-destroy = destruir { $a }
move-aediles = jugar AEDILES
move-decline = renunciar
move-keep = quedarse { $a }
move-put = devolver ahora { $a }
move-pay = pagar 1 { $a }
move-token = poner { $a }
move-lose = perder { $a }
move-activate = activar { $a }
move-stop = no activar más

## Opciones

option-building_counts = Copias de FORNAX LATERIS
option-building_counts-doc = Cuántas copias de FORNAX LATERIS hay.
choice-building_counts-corrected = 6, para que haya 132 edificios
choice-building_counts-printed = 8, como dice la lista
option-strata_unique = STRATA única
option-strata_unique-doc = STRATA solo puede estar una vez en una ciudad.
option-start_resource_order = Recursos iniciales
option-start_resource_order-doc = Cómo se leen las columnas sin título de la tabla inicial.
choice-start_resource_order-clay_wood_stone = arcilla, madera, piedra
choice-start_resource_order-wood_clay_stone = madera, arcilla, piedra
option-destroy_reverts_steps = La destrucción anula los pasos
option-destroy_reverts_steps-doc = Un edificio destruido también retira su paso de moral o defensa.
option-destroyed_active_value = Valor de un edificio activo destruido
option-destroyed_active_value-doc = Cuánto prestigio se pierde con un edificio activado destruido.
choice-destroyed_active_value-net = prestigio impreso menos 1
choice-destroyed_active_value-printed = todo el prestigio impreso
option-gloria_limit = Número de GLORIA
option-gloria_limit-doc = Cuántas cartas GLORIA puede jugar un jugador.
choice-gloria_limit-one_only = una
choice-gloria_limit-highest_counts = las que se quiera, solo cuenta la mejor
option-penalty_order = Primera penalización
option-penalty_order-doc = Cuál de las dos penalizaciones de una carta BELLUM se paga primero.
choice-penalty_order-right_first = la de la derecha de la barra
choice-penalty_order-left_first = la de la izquierda
option-activation_into_negative = Activar bajo cero
option-activation_into_negative-doc = Un edificio puede activarse sin un punto de prestigio con que pagar.
option-tie_gold = El oro en un empate
option-tie_gold-doc = Qué oro cuenta en el desempate.
choice-tie_gold-after_conversion = las 0 a 2 monedas sobrantes
choice-tie_gold-before_conversion = todas las monedas antes de convertirlas en prestigio
option-removed_buildings = Edificios retirados
option-removed_buildings-doc = Cuántas cartas de Edificio salen de la partida sin verse.
choice-removed_buildings-leave_84 = todas menos 84
choice-removed_buildings-exactly_42 = 42, como dice el reglamento
option-consul_counts = Copias de CONSUL
option-consul_counts-doc = Cuántas copias hay de cada uno de los dos CONSUL.
choice-consul_counts-corrected = 2, para que haya 50 cartas del Senado
choice-consul_counts-printed = 1, así que 2 en total, como dice la lista
option-discard_duplicates = Descartar duplicados
option-discard_duplicates-doc = Qué edificios únicos se pueden descartar en el propio turno.
choice-discard_duplicates-built = los que ya están en la ciudad
choice-discard_duplicates-held = también los que se tienen dos veces en la mano
option-second_architectus = Segundo ARCHITECTUS
option-second_architectus-doc = Se puede jugar un segundo ARCHITECTUS, sin efecto.
option-second_corruptio = Segunda CORRUPTIO
option-second_corruptio-doc = Se puede jugar una segunda CORRUPTIO, sin efecto.
option-second_praetor = PRAETOR sin efecto
option-second_praetor-doc = Se puede volver a jugar PRAETOR en la misma ronda y jugarlo en el último turno, sin efecto.

## Cómo acabó

tie-none = El mayor prestigio.
tie-personal_building = Prestigio igual; decidió el AEDIFICIUM personal.
tie-gold = Prestigio igual; decidió el oro restante.
tie-resources = Prestigio y oro iguales; decidieron los recursos.
tie-morale = Todo lo demás igual; decidió la moral.
tie-shared = Iguales en todo: victoria compartida.

## Negativas

reason-aediles-reaction-never = AEDILES es una reacción, nunca se juega en el propio turno
reason-horreum-can-never = HORREUM nunca puede descartarse
reason-activate-building-or-stop = activa antes un edificio o para
reason-answer-coniuratio-aediles = responde antes a CONIURATIO: AEDILES o renunciar
reason-most-exchanges-possible = son posibles como mucho { $most } intercambios
reason-choose-deck = elige antes un mazo
reason-choose-town = elige antes una ciudad
reason-choose-opponent = elige un rival
reason-choose-building-coniuratio = elige antes el edificio que debe destruir CONIURATIO
reason-choose-building-lose = elige antes el edificio que pierdes
reason-choose-which-part = elige qué parte del coste de { $card } se reduce
reason-choose-whom-concussio = elige antes contra quién va CONCUSSIO
reason-choose-whom-coniuratio = elige antes contra quién va CONIURATIO
reason-discard-more-cards = descarta antes { $number ->
        [one] { $number } carta
       *[other] { $number } cartas
    } más
reason-lack = para { $card } te falta { $amount } { $good }
reason-lack-and-more = para { $card } te falta { $amount } { $good } y más
reason-from-would-too = desde { $good } te faltaría para terminar
reason-turn-play-cards = es tu turno de jugar cartas: construir, jugar, cambiar, descartar o terminar
reason-keep-one-cards = quédate antes una de las cartas que miras
reason-name-clay-before = nombra arcilla antes que madera antes que piedra
reason-name-discards-order-hand = nombra tus descartes en el orden de tu mano: después de { $card }
reason-name-discards-order = nombra tus descartes en el orden de tu mano: tras { $card } quedarían demasiado pocas
reason-no-inactive-stands = en tu ciudad no hay un { $card } inactivo
reason-no-opponent-building = ningún rival tiene un edificio
reason-not-even-one-exchange = con tus bienes, tu almacén y la reserva no es posible ni un intercambio de { $card }
reason-only-carchesium-reduces = solo CARCHESIUM reduce el oro
reason-only-unique-building = en tu turno solo puede descartarse un edificio único que ya esté en tu ciudad
reason-only-unique-building-whose = solo puede descartarse un edificio único que ya esté en tu ciudad o que tengas dos veces en la mano
reason-pay-more-resources = paga antes { $left ->
        [one] { $left } recurso
       *[other] { $left } recursos
    } más
reason-put-down-combat = pon antes una ficha de combate
reason-put-other-cards = devuelve antes las demás cartas al mazo, la de arriba primero
reason-say-how-often = di cuántas veces: de 1 a { $most }
reason-seat-no-building = el asiento { $other } no tiene edificios
reason-take-one-cards = toma antes una de las cartas expuestas
reason-needs-need-good = hacen falta { $need } { $good }, tienes { $have }
reason-supply-no = en la reserva no hay { $good }
reason-no-taxes-after = no hay impuestos después del último turno
reason-no-building-card = no hay ninguna carta de Edificio que mirar
reason-no-face-down = la carta oculta { $place } ya no está
reason-with-discount-cannot = con ese descuento no puedes pagar { $card }
reason-not-token = no tienes la ficha { $token }
reason-already-played-gloria = ya has jugado una GLORIA
reason-no-good = no tienes { $good }
reason-city-stores-most = tu ciudad almacena como mucho { $limit } { $good }
reason-town-shows-so-cannot = tu ciudad muestra { $own }, así que no se puede construir { $card }
reason-costs-no = { $card } no cuesta { $good }
reason-not-lie-face = { $card } no está aquí boca arriba
reason-not-stand-city = { $card } no está en la ciudad del asiento { $other }
reason-not-in-city = { $card } no está en tu ciudad
reason-already-play-before = { $card } ya está en juego ante ti
reason-no-building = { $card } no es un edificio de la clase { $tag }
reason-not-among-cards-left = { $card } no está entre las cartas restantes
reason-not-among-cards = { $card } no está entre las cartas que miras
reason-not-hand = { $card } no está en tu mano
reason-unique-and-already = { $card } es único y ya está en tu ciudad
reason-no-action-marker = a { $deck } no le quedan marcadores de acción
reason-no-card-left = a { $deck } no le quedan cartas
reason-already-taken-seat = { $town } ya la tiene el asiento { $other }
reason-must-entries = { $where }: debe tener { $count } entradas
reason-bellum-one-card = bellum: hace falta una carta de cada grupo II, III, V y VI
reason-face-up-face = face_up, face_down: solo hay cartas expuestas mientras se toman (paso TakeCard)
reason-players-more-prestige = players: más cartas de prestigio de las que hay
reason-players-somebody-no-town = players: alguien no tiene ciudad
reason-each-concussio-front = { $where }: cada CONCUSSIO en juego necesita un rival como objetivo
reason-other-cards-lie = { $where }: ahí hay otras cartas
reason-these-not-tokens = { $where }: no son las fichas que se jugaron
reason-not-what-everybody = { $where }: no es lo que todos saben de la mano
reason-no-battle-round = { $where }: en la ronda { $round } no hay batalla
reason-bellum-no-card = bellum: ninguna carta para la batalla de la ronda { $round }
reason-not-amount-each = { $where }: { $value } no da una cantidad de cada uno: { $names }
reason-exchange-nothing-could = { $where }: un intercambio por nada podría repetirse sin fin
reason-exactly-one-1 = { $where }: { $value } debe contener exactamente un 1
reason-rows-needed-each = { $where }: hacen falta { $seats } filas, cada una con prestigio y { $names }
reason-prestige-0-or-less = { $where }: el prestigio es 0 o menos, de cada recurso hay de 0 a { $most }
reason-players-would-start = { $where }: los jugadores empezarían con más de lo que hay: { $names }

## Lo que un consejo dice de una jugada: las palabras de la evaluación. $n es un número con su signo.

hint-prestige = { term-prestige } { $n }
hint-gold = { term-gold } { $n }
hint-clay = { term-clay } { $n }
hint-wood = { term-wood } { $n }
hint-stone = { term-stone } { $n }
hint-morale = { term-morale } { $n }
hint-income = recursos por venir { $n }
hint-income_gold = oro por venir { $n }
hint-strength = fuerza contra los galos { $n }
hint-battles = seguridad en el combate { $n }
hint-affordable = prestigio construible { $n }
hint-planned =
    { $way ->
        [more] planes más cercanos
       *[less] planes más lejanos
    }
hint-buildings_in_hand = edificios en mano { $n }
hint-gloria = GLORIA { $n }
hint-gloria_in_hand = GLORIA en mano { $n }
hint-commercium = COMMERCIUM { $n }
hint-soldiers_in_hand = CONSUL o LEGIO en mano { $n }
hint-other_senate = cartas del Senado { $n }
hint-discount =
    { $way ->
        [more] descuento en todos los edificios
       *[less] sin descuento
    }
hint-tax_free =
    { $way ->
        [more] sin impuestos
       *[less] otra vez impuestos
    }
hint-to_activate = edificios por activar { $n }
hint-token_sum = tus fichas de combate { $n }
hint-crowded = cartas de más { $n }

## El tablero en el navegador

intro = Reconstruye una ciudad de la Galia en seis rondas y defiéndela de los galos.
weight = medio
time = 90 minutos
web-pro-quaestor = para quien eligió el mazo
web-pro-others = otros
web-pro-else = si no
web-pro-building = { $tag }
web-pro-tag-production = edificio de producción
web-pro-tag-defence = edificio de defensa
web-pro-tag-morale = edificio de moral
web-pro-tag-prestige = edificio de prestigio
web-pro-tag-economy = edificio económico
web-pro-tag-any = edificio
web-pro-inactive = inactivo
web-pro-markers =
    { $count ->
        [0] ningún marcador de acción
        [one] un marcador de acción
       *[other] { $count } marcadores de acción
    }
web-pro-display = Expuestas
web-pro-face-down = Carta oculta { $n }
web-pro-looking = Estás mirando
web-pro-tax-free = no paga impuestos
web-pro-known = cartas conocidas
web-pro-tokens = Fichas de combate:
web-pro-token-down = puesta:
web-pro-tokens-left = Fichas de combate: { $count }
web-pro-city = Ciudad
web-pro-hand = Mano
web-pro-phase-0 = Preparación
web-pro-phase-1 = Elegir cartas
web-pro-phase-2 = Jugar cartas
web-pro-phase-3 = Combate
web-pro-phase-4 = Mantenimiento e impuestos
web-pro-phase-5 = Activar edificios
web-pro-phase-6 = Último turno
web-pro-deck-aedificium = Edificios
web-pro-deck-spqr = Senado
web-pro-deck-opes = Producción
web-pro-unique = único: uno por ciudad
web-pro-repeatable = repetible
web-pro-unique-doc = Uno por ciudad.
web-pro-repeatable-doc = Una ciudad puede tener varios.
web-pro-gauls-may = Galos: { $low } a { $high }
web-pro-battle = Batalla de la ronda { $round }
web-pro-holds = resiste
web-pro-falls = pierde
web-pro-lost = Pérdidas
web-pro-short = falta { $short }
web-pro-threats = Los galos pueden tener
web-pro-doubt = en duda
web-pro-tokens-head = fichas
web-pro-pay = Pagar { $goods }
web-pro-lay-out = Desplegar cartas: { $deck }
web-pro-take-opes = Tomar producción: tú { $first }, los demás { $rest }
web-pro-activate = Activar { $card }: +1 prestigio
web-pro-build = Construir { $card }: { $cost } → { $prestige } de prestigio
web-pro-ended = Se han jugado las { $rounds } rondas.
web-pro-token-for = { $value } para { $name }
web-pro-no-hand = sin cartas en la mano

# What another player decides, after “… decides”.
asks-ChooseTown = qué ciudad reconstruir
asks-ChooseDeck = qué cartas se exponen
asks-TakeCard = qué carta tomar
asks-PlayTurn = qué construir o jugar
asks-ChooseDiscount = qué parte del coste baja
asks-ChooseTimes = cuántas veces usar la carta
asks-ChooseTarget = contra quién jugar CONCUSSIO
asks-ChooseVictim = contra quién jugar CONIURATIO
asks-ChooseBuilding = qué edificio se destruye
asks-AnswerConiuratio = si salvar el edificio con AEDILES
asks-KeepCard = qué carta conservar
asks-ArrangeCards = en qué orden vuelven las cartas
asks-PayResources = cómo pagar
asks-HandLimit = qué cartas descartar
asks-ChooseTokens = qué ficha de combate jugar
asks-LoseBuilding = qué edificio se pierde
asks-Activate = qué edificios activar

# What is counted after a game.
term-stat_city = Ciudad
term-stat_glory = GLORIA
term-stat_gold = Oro
term-stat_built = Edificios construidos
term-stat_goods_spent = Recursos gastados en ellos
term-stat_senate_played = Cartas del Senado jugadas
term-stat_income = Recursos recibidos
term-stat_taxes = Oro pagado en impuestos
term-stat_battles_won = Batallas ganadas
term-stat_battles_lost = Batallas perdidas
term-stat_prestige_lost = Prestigio perdido
term-stat_destroyed = Edificios destruidos
