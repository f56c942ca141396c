# Provincia Romana en español. Los nombres latinos de las cartas no se traducen.

## Bienes, mazos, clases

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

## Ciudades y colores

term-massilia = Massilia
term-narbo_martius = Narbo Martius
term-forum_julii = Forum Julii
term-arelate = Arelate
term-tolosa = Tolosa
term-loupian = Loupian
term-blue = azul
card-blue_plus = { term-blue } +{ $n }
card-blue_minus = { term-blue } −{ $n }
term-red = rojo
card-red_plus = { term-red } +{ $n }
card-red_minus = { term-red } −{ $n }
term-green = verde
card-green_plus = { term-green } +{ $n }
card-green_minus = { term-green } −{ $n }
term-orange = naranja
card-orange_plus = { term-orange } +{ $n }
card-orange_minus = { term-orange } −{ $n }
term-purple = morado
card-purple_plus = { term-purple } +{ $n }
card-purple_minus = { term-purple } −{ $n }
term-yellow = amarillo
card-yellow_plus = { term-yellow } +{ $n }
card-yellow_minus = { term-yellow } −{ $n }

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
card-emporium_active = { card-emporium } (activo)
card-exercitatio = EXERCITATIO
card-exercitatio_active = { card-exercitatio } (activo)
card-mola = MOLA
card-mola_active = { card-mola } (activo)
card-statio = STATIO
card-statio_active = { card-statio } (activo)
card-templum = TEMPLUM
card-templum_active = { card-templum } (activo)
card-turris = TURRIS
card-turris_active = { card-turris } (activo)
card-via_mercatoris = VIA MERCATORIS
card-via_mercatoris_active = { card-via_mercatoris } (activo)
card-villa = VILLA
card-villa_active = { card-villa } (activo)
card-vinea = VINEA
card-vinea_active = { card-vinea } (activo)

## Cartas del Senado

card-aediles = AEDILES
card-architectus = ARCHITECTUS
card-commercium_clay_wood = COMMERCIUM ({ term-clay } → { term-wood })
card-commercium_clay_stone = COMMERCIUM ({ term-clay } → { term-stone })
card-commercium_clay_gold = COMMERCIUM ({ term-clay } → { term-gold })
card-commercium_wood_clay = COMMERCIUM ({ term-wood } → { term-clay })
card-commercium_wood_stone = COMMERCIUM ({ term-wood } → { term-stone })
card-commercium_wood_gold = COMMERCIUM ({ term-wood } → { term-gold })
card-commercium_stone_clay = COMMERCIUM ({ term-stone } → { term-clay })
card-commercium_stone_wood = COMMERCIUM ({ term-stone } → { term-wood })
card-commercium_stone_gold = COMMERCIUM ({ term-stone } → { term-gold })
card-commercium_gold_clay = COMMERCIUM ({ term-gold } → { term-clay })
card-commercium_gold_wood = COMMERCIUM ({ term-gold } → { term-wood })
card-commercium_gold_stone = COMMERCIUM ({ term-gold } → { term-stone })
card-concussio = CONCUSSIO
card-coniuratio = CONIURATIO
card-consuetudo = CONSUETUDO
card-consul_metello = CONSUL CECILIO METELLO
card-consul_pompeio = CONSUL POMPEIO MAGNO
card-corruptio = CORRUPTIO
card-gloria = GLORIA { $n }
card-legio = LEGIO
card-patronus_clay = PATRONUS ({ term-clay })
card-patronus_wood = PATRONUS ({ term-wood })
card-patronus_stone = PATRONUS ({ term-stone })
card-praetor = PRAETOR

## Cartas de Producción y Combate

card-opes = OPES { $n }
card-bellum_ii_a = BELLUM II A
card-bellum_ii_b = BELLUM II B
card-bellum_ii_c = BELLUM II C
card-bellum_iii_a = BELLUM III A
card-bellum_iii_b = BELLUM III B
card-bellum_iii_c = BELLUM III C
card-bellum_iii_d = BELLUM III D
card-bellum_v_a = BELLUM V A
card-bellum_v_b = BELLUM V B
card-bellum_v_c = BELLUM V C
card-bellum_v_d = BELLUM V D
card-bellum_vi_a = BELLUM VI A
card-bellum_vi_b = BELLUM VI B
card-bellum_vi_c = BELLUM VI C
card-bellum_vi_d = BELLUM VI D

## Qué hacen las cartas

effect-aquaeductus = Acueducto: en cada fase 5: moral +1.
effect-armamentarium = Armería: al jugarla: defensa +1.
effect-amphitheatrum = Anfiteatro: al jugarla: moral +1.
effect-aurifex = Orfebre: en cada fase 5: 1 oro.
effect-carchesium = Grúa: mientras esté en juego: cada edificio posterior cuesta 1 unidad menos.
effect-circus = Circo: al jugarla: moral +1.
effect-colosseum = Coliseo: al jugarla: moral +1.
effect-domus = Casa señorial: sin efecto.
effect-fodina = Cantera: en cada fase 5: 1 piedra.
effect-fons = Fuente: sin efecto.
effect-fornax_lateris = Horno de ladrillos: en cada fase 5: 1 arcilla.
effect-forum = Foro: sin efecto.
effect-horreum = Almacén: mientras esté en juego: almacén de 9 en vez de 5 por recurso.
effect-hortus = Jardín: al jugarla: moral +1.
effect-insula = Casa de vecinos: al jugarla: moral +1.
effect-lignator = Leñador: en cada fase 5: 1 madera.
effect-officina = Taller: mientras esté en juego: fuerza militar +1.
effect-pons = Puente: solo en una ciudad con PONS.
effect-portus = Puerto: solo en una ciudad con PORTUS.
effect-puteus = Pozo: sin efecto.
effect-stabulum = Establo: mientras esté en juego: fuerza militar +1.
effect-statua = Estatua: sin efecto.
effect-strata = Calzada: sin efecto.
effect-emporium = Emporio: al activarla: 4 oro.
effect-exercitatio = Campo de instrucción: mientras esté activo: fuerza militar +1.
effect-mola = Molino: al activarla: moral +1.
effect-statio = Puesto de guardia: mientras esté activo: fuerza militar +2.
effect-templum = Templo: al activarla: moral +1.
effect-turris = Torre: al activarla: defensa +1.
effect-via_mercatoris = Calle de los mercaderes: al activarla: 2 oro.
effect-villa = Casa de campo: al activarla: 1 oro, moral +1.
effect-vinea = Viñedo: al activarla: 1 oro, moral +1.
effect-aediles = Ediles: una reacción que salva un edificio: gratis contra los galos, 2 de oro contra CONIURATIO.
effect-architectus = Arquitecto: 4 de oro; se queda: cada edificio posterior cuesta 1 arcilla, madera o piedra menos.
effect-commercium_clay_wood = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_clay_stone = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_clay_gold = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_wood_clay = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_wood_stone = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_wood_gold = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_stone_clay = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_stone_wood = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_stone_gold = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_gold_clay = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_gold_wood = Comercio: cambia uno por uno, tantas veces como quieras.
effect-commercium_gold_stone = Comercio: cambia uno por uno, tantas veces como quieras.
effect-concussio = Extorsión: 2 de oro; se queda: un rival paga el impuesto cada ronda, exento o no.
effect-coniuratio = Conjura: 5 de oro: destruye un edificio de un rival.
effect-consuetudo = Contactos: 2 de oro: mira las 10 primeras cartas de Edificio, quédate una y devuelve las demás en el orden que quieras.
effect-consul_metello = Cónsul: 3 de oro: defensa +2.
effect-consul_pompeio = Cónsul: 3 de oro: defensa +2.
effect-corruptio = Corrupción: 3 recursos cualesquiera; se queda: sin más impuestos.
effect-gloria_2 = Gloria: 2 de oro; se queda: 2 de prestigio al final de la partida.
effect-gloria_3 = Gloria: 2 de oro; se queda: 3 de prestigio al final de la partida.
effect-gloria_4 = Gloria: 2 de oro; se queda: 4 de prestigio al final de la partida.
effect-gloria_5 = Gloria: 2 de oro; se queda: 5 de prestigio al final de la partida.
effect-legio = Legión: 2 de oro: defensa +1.
effect-patronus_clay = Patrono: 1 de oro: toma 2 arcilla, 1 piedra.
effect-patronus_wood = Patrono: 1 de oro: toma 1 arcilla, 2 madera.
effect-patronus_stone = Patrono: 1 de oro: toma 1 madera, 2 piedra.
effect-praetor = Pretor: gratis: sin impuesto esta ronda.
effect-bellum_ii_a = Fuerza de ataque 4: −2 madera; si no es posible: −2 oro.
effect-bellum_ii_b = Fuerza de ataque 5: −1 moral; si no es posible: −2 piedra.
effect-bellum_ii_c = Fuerza de ataque 6: −1 edificio de defensa; si no es posible: −1 edificio de producción.
effect-bellum_iii_a = Fuerza de ataque 3: −2 arcilla; si no es posible: −2 madera.
effect-bellum_iii_b = Fuerza de ataque 4: −3 oro; si no es posible: −1 moral.
effect-bellum_iii_c = Fuerza de ataque 5: −1 edificio de producción; si no es posible: −1 edificio cualquiera.
effect-bellum_iii_d = Fuerza de ataque 6: −2 prestigio.
effect-bellum_v_a = Fuerza de ataque 2: −1 edificio de producción; si no es posible: −3 oro.
effect-bellum_v_b = Fuerza de ataque 3: −1 edificio de moral; si no es posible: −2 prestigio.
effect-bellum_v_c = Fuerza de ataque 4: −1 edificio de defensa; si no es posible: −1 edificio de prestigio.
effect-bellum_v_d = Fuerza de ataque 5: −4 prestigio.
effect-bellum_vi_a = Fuerza de ataque 2: −4 piedra; si no es posible: −2 prestigio.
effect-bellum_vi_b = Fuerza de ataque 3: −4 prestigio.
effect-bellum_vi_c = Fuerza de ataque 4: −1 edificio de prestigio; si no es posible: −1 edificio cualquiera.
effect-bellum_vi_d = Fuerza de ataque 5: −4 prestigio.
effect-opes_01 = Mitad del Cuestor: 5 piedra; mitad inferior: 3 piedra.
effect-opes_02 = Mitad del Cuestor: 1 arcilla, 3 piedra; mitad inferior: 2 piedra.
effect-opes_03 = Mitad del Cuestor: 1 madera, 3 piedra; mitad inferior: 1 madera, 2 piedra.
effect-opes_04 = Mitad del Cuestor: 2 piedra, 2 oro; mitad inferior: 1 piedra, 1 oro.
effect-opes_05 = Mitad del Cuestor: 4 madera; mitad inferior: 3 madera.
effect-opes_06 = Mitad del Cuestor: 1 arcilla, 3 madera; mitad inferior: 1 arcilla, 2 madera.
effect-opes_07 = Mitad del Cuestor: 2 madera, 2 piedra; mitad inferior: 1 madera, 1 piedra.
effect-opes_08 = Mitad del Cuestor: 2 madera, 2 oro; mitad inferior: 1 madera, 1 oro.
effect-opes_09 = Mitad del Cuestor: 4 arcilla; mitad inferior: 3 arcilla.
effect-opes_10 = Mitad del Cuestor: 2 arcilla, 2 madera; mitad inferior: 1 arcilla, 1 madera.
effect-opes_11 = Mitad del Cuestor: 2 arcilla, 2 piedra; mitad inferior: 1 arcilla, 1 piedra.
effect-opes_12 = Mitad del Cuestor: 2 arcilla, 2 oro; mitad inferior: 1 arcilla, 1 oro.
effect-opes_13 = Mitad del Cuestor: 1 arcilla, 1 madera, 1 piedra, 1 oro; mitad inferior: 1 arcilla, 1 madera, 1 piedra.
effect-opes_14 = Mitad del Cuestor: 4 oro; mitad inferior: 3 oro.
effect-opes_15 = Mitad del Cuestor: 1 arcilla, 1 madera, 1 piedra; mitad inferior: 1 arcilla, 1 madera, 1 piedra.

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
step-ArrangeCards = CONSUETUDO: devuelve { $number } cartas al mazo, la de arriba primero.
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
        [economy] un edificio de economía
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
log-looks = { $seat } mira { $number } cartas de Edificio: { $cards }.
    .hidden = { $seat } mira { $number } cartas de Edificio.
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
