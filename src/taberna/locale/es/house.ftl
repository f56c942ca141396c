# Las palabras de la mesa, para todos los juegos.

language-name = Español

## Palabras

ui-seat = Asiento { $n }
ui-nobody = nadie
ui-none = nada
ui-yes = sí
ui-no = no
ui-as-number = { $thing } como { $n }
ui-copy = { $thing } II
ui-did-you-mean = ¿Querías decir «{ $word }»?
ui-game-over = La partida ha terminado.
ui-winners =
    { $winners_count ->
        [one] Gana { $winners }.
       *[other] Ganan juntos { $winners }.
    }

## La mesa en el terminal

ui-also-asked = también se espera a { $seats }
ui-moves = Lo que puedes hacer
ui-since = Desde tu último turno
ui-log = Registro
ui-pass-device = Pasa el aparato a { $seat }.
ui-press-enter = Pulsa Intro cuando solo mire { $seat }.
ui-go-on = Pulsa Intro para seguir; q para salir.
ui-window = { $seat }, ahora va a decidir { $asked }. Intro para seguir, o escribe { $moves }.
ui-thinking = { $seat } está pensando …
ui-legal = { $move } está permitido.
ui-not-understood = No se entiende «{ $text }». Escribe un número, una jugada o help.
ui-no-line = No hay línea { $n } en la lista.
ui-not-in-range = { $n } no está entre los números ofrecidos: { $numbers }.
ui-only-own = Solo puedes actuar por una persona de esta mesa: { $seats }.
ui-all-learned = Todas las lecciones aprendidas. A jugar: taberna play
ui-next-lesson = A continuación: { $title }. Intro para empezar, otra cosa para salir.
ui-undone = Deshecho: { $move }.
ui-undo-nothing = No hay nada que deshacer.
ui-undo-others = Otros han actuado desde tu última jugada: se queda.
ui-undo-revealed = Tu última jugada reveló algo oculto: se queda.
ui-saved = La partida está guardada en { $file }. Para seguir: taberna play --load { $file }
ui-finished = El registro está en { $file }. Para verlo: taberna replay { $file }
ui-loaded = Cargado { $file } tras { $moves } jugadas.
ui-no-log = Aún no ha pasado nada.
ui-hint = Las mejores jugadas, con la probabilidad de ganar según un consejero:
ui-hint-rival = { $name }: { $why }
ui-hint-equal = tan buena como la mejor; { $why }
ui-hint-then = después { $moves } ({ $why })
ui-hint-luck = de media { $why }
ui-hint-than =
    { $than ->
        [best] comparada con la mejor: { $why }
       *[next] comparada con la siguiente: { $why }
    }
ui-hint-like =
    { $than ->
        [best] casi como la mejor
        [later] da fruto en turnos posteriores
        [behind] rinde menos en turnos posteriores
       *[next] casi como la siguiente
    }
ui-no-rule = No hay regla { $rule }.
ui-pause = Ocasiones de intervenir: { $mode ->
        [always] antes de cada decisión de los demás
        [never] nunca
       *[auto] cuando puede importar
    }.
ui-pause-usage = pause admite auto, always o never.
ui-coach-title = El maestro
ui-coach = El maestro: { $mode ->
        [glance] de un vistazo
        [deep] a fondo
       *[off] ninguno
    }.
ui-coach-usage = coach admite off, glance o deep.
ui-coach-agree = { $seat }, ¿un maestro para todos en este aparato? (sí o no)
ui-coach-agreed = sí si s yes y
ui-coach-not = { $seat } prefiere jugar sin maestro: no lo tiene nadie.
ui-coach-asks = Esto puede costarte un { $points } % de tus opciones. Mejor: { $best }.{ $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    } Repite la jugada si la quieres de todos modos.
ui-result = Resultado
ui-score = Puntos
ui-place = Puesto
ui-player = Jugador
ui-help = Órdenes
ui-help-number = hacer la jugada de este número; una letra y un número para una cantidad
ui-help-text = hacer una jugada por su texto, como está en la lista
ui-help-rule = la regla de esta pregunta; «? { $rule }» para cualquier regla, «? <carta>» para la de una carta
ui-help-why = por qué no es posible una jugada
ui-help-undo = deshacer tu última jugada si no se reveló nada y nadie más ha actuado
ui-help-save = guardar la partida, o seguir con otra
ui-help-log = las últimas líneas del registro
ui-help-table = mostrar la mesa otra vez
ui-help-as = dejar que otra persona en este aparato actúe fuera de su turno
ui-help-pause = cuándo preguntarte antes de que decidan los demás: auto, always o never
ui-help-hint = pedir un consejo
ui-help-coach = un maestro que avisa antes de una jugada costosa: off, glance o deep
ui-help-quit = guardar y salir
ui-welcome = { $title }, { $seats } jugadores. Escribe help para ver las órdenes.
ui-bot = bot
ui-commitment = Compromiso con el azar de esta partida: { $hash }

## Rechazos

hint-score = puntos { $n }
reason-named-twice = { $where }: { $card } aparece dos veces
reason-option-write-name = opción { $value }: escribe NOMBRE=VALOR
reason-write-name-or-table = { $where }: escribe un nombre o una tabla como { $example }
reason-no-such-move = «{ $move }» no es una jugada de este juego.{ $hint }
reason-neither-move-nor = { $move } no es ni una jugada ni su texto o número
reason-not-possible-now = «{ $move }» no es posible ahora
reason-seat-not-asked = no se pregunta al asiento { $seat }, sino al asiento { $asked }
reason-game-over = la partida ha terminado
reason-no-seat-game = no hay asiento { $seat }; esta partida tiene del 0 al { $last }
reason-record-text-not = una partida guardada es texto, no { $kind }
reason-seed-not-follow = seed: no se sigue de lo que aportaron la casa y los jugadores
reason-commitment-not-belong-seed = commitment: no corresponde a esta semilla
reason-edition-expected-table = edition: se espera una tabla de los valores que cambia
reason-line-1-record = línea 1: una partida guardada empieza por «{ $head }»
reason-line-move-missing = línea { $number }: falta la jugada { $move }
reason-line-broken = línea { $number }: «{ $line }» está dañado
reason-line-not-understood = línea { $number }: «{ $line }» no se entiende
reason-move-seat = jugada { $number }, asiento { $seat }, «{ $move }»: { $refusal }
reason-move-not-seat = jugada { $number }: «{ $move }» no es un asiento y un texto
reason-option-no-value = la opción «{ $option }» no tiene el valor «{ $value }»; admite { $known }.{ $hint }
reason-option-needs-least = la opción «{ $option }» necesita al menos un número
reason-option-takes-numbers = la opción «{ $option }» lleva { $length } números, no { $count }
reason-option-no = opción «{ $option }»: no existe «{ $value }».{ $hint }
reason-option-named-twice = opción «{ $option }»: «{ $value }» aparece dos veces
reason-option-neither-true = opción «{ $option }»: «{ $value }» no es ni verdadero ni falso
reason-option-not-list = opción «{ $option }»: «{ $value }» no es una lista de nombres
reason-option-not-list-numbers = opción «{ $option }»: «{ $value }» no es una lista de números
reason-option-not-whole = opción «{ $option }»: «{ $value }» no es un número entero
reason-option-not-between = opción «{ $option }»: { $value } no está entre { $low } y { $high }
reason-option-must-increasing = opción «{ $option }»: { $value } debe ir en aumento
reason-options-must-table = las opciones son una tabla de nombres y valores, no «{ $value }»
reason-players-names-seats = players: { $count } nombres para { $seats } asientos
reason-rules-record-follows = esta partida sigue la versión { $theirs } de las reglas de { $game }; este programa juega la versión { $ours }
reason-end-line-missing = falta la línea final: cortado tras { $count } jugadas
reason-end-line-tells = la línea final habla de { $told } jugadas, hay { $count }
reason-no-game = no existe el juego «{ $value }»; hay { $known }.{ $hint }
reason-no-option = no existe la opción «{ $value }».{ $hint }
reason-no-preset = no existe el ajuste «{ $value }»; hay { $known }.{ $hint }
reason-no-taberna-record = esto no es una partida guardada de Taberna en formato { $number }
reason-players-not = { $game } es para { $low } a { $high } jugadores, no para { $seats }
reason-key-broken = { $key }: está dañado
reason-key-missing = { $key }: falta
reason-not-number-seats = «{ $value }» no es un número de asientos
reason-commitment-not-belong = el compromiso no corresponde a la semilla
reason-game-not-stand = la partida no está donde dice el registro
reason-result-not-one-record = el resultado no es el que dice el registro
reason-not-add-up = las cuentas no salen: { $faults }
reason-numbers-but-seats = { $where }: { $count } números, pero { $seats } asientos
reason-players-but-seats = { $where }: { $count } jugadores, pero { $seats } asientos
reason-expected-list-found = { $where }: se espera una lista, no { $kind }
reason-expected-table-found = { $where }: se espera una tabla, no { $kind }
reason-empty-but-game = { $where }: está vacío, pero la partida no tiene resultado
reason-missing = { $where }: falta
reason-new-card-blank = { $where }: no se conoce aquí. Una carta nueva se escribe en una en blanco: { $names }
reason-not-known-here = { $where }: no se conoce aquí.{ $hint }
reason-must-empty-because = { $where }: debe estar vacío, porque la partida tiene resultado
reason-rules-version-program = { $where }: versión { $theirs } de las reglas; este programa juega la versión { $ours }
reason-no-kind-value = { $where }: no existe { $kind } «{ $value }».{ $hint }
reason-no-step = { $where }: no existe el paso «{ $value }».{ $hint }
reason-value-not-name = { $where }: es «{ $value }», no «{ $name }»
reason-not-between-and = { $where }: { $value } no está entre { $low } y { $high }
reason-neither-true-nor = { $where }: «{ $value }» no es ni verdadero ni falso
reason-value-no-kind = { $where }: «{ $value }» no es de la clase { $kind }
reason-not-text = { $where }: «{ $value }» no es un texto
reason-not-whole-number = { $where }: «{ $value }» no es un número entero
reason-broken-or-truncated = JSON dañado o incompleto en la línea { $line }, columna { $column }
reason-no-move-number = no hay jugada { $number }; este juego tiene de la 0 a la { $last }
reason-missing-names = { $where }: falta: { $names }
reason-too-many = { $where }: de más: { $names }
reason-not-belong-here = { $where }: no va aquí: { $names }
reason-not-place-names = { $where }: no está en { $place }: { $names }
reason-all-game = { $where }, { $names }: { $found } en total, el juego tiene { $expected }
reason-found-instead-expected = { $where }: { $found } en lugar de { $expected }
reason-rules-rest-on = { $where }: no se puede jugar con { $found }, las reglas se basan en { $expected }
reason-value-negative = { $where }: { $value } es negativo
reason-payments-they-leave = payments: quedarían { $paid }, pero los jugadores tienen { $held }
reason-not-name-every = { $where }: { $seats } no nombra cada asiento una vez
reason-rolls-but-die = rolls: { $faces } para «{ $roll }», pero un dado muestra de 1 a 6
reason-these-steps-cannot = { $where }: estos pasos no pueden estar uno sobre otro: { $steps }
reason-cannot-stand-here = { $where }: { $step } no puede estar aquí: { $why }
reason-cannot-stand-here-leaves = { $step }: no puede estar aquí, no habría nada que elegir
reason-but-most = { $where }: { $number }, pero como mucho { $most }
reason-rolls-no-roll = rolls: no existe la tirada «{ $roll }»; las tiradas se llaman, por ejemplo, { $example }
reason-entries-instead = { $where }: { $found } entradas en lugar de { $expected }
reason-less-than = { $where }: { $value } es menos que { $least }
reason-must-increasing = { $where }: { $value } debe ir en aumento
reason-value-none-known = { $where }: «{ $value }» no es ninguno de { $known }
reason-must-not-empty = { $where }: no debe estar vacío

## Lo que dice la casa: líneas del registro, negativas, errores.

table-sat = { $seat } se sienta.
table-left = { $seat } deja la mesa.
table-bot = Un bot ({ $level }) juega por { $seat }.
table-back = { $seat } ha vuelto.
table-undo-free = { $seat } deshace una jugada.
table-undo-agreed = { $seat } vuelve a la jugada { $to }, con el acuerdo de todos.
table-undo-ask = { $seat } pide volver a la jugada { $to }.
table-undo-yes = { $seat } está de acuerdo.
table-undo-no = { $seat } no está de acuerdo: no se deshace nada.
table-coach-yes = { $seat } propone un maestro para todos.
table-coach-no = { $seat } prefiere jugar sin maestro: ya no lo tiene nadie.
table-closed = La mesa está cerrada.
table-waiting = Esperando jugadores: { $open } { $open ->
    [one] sitio está libre.
   *[other] sitios están libres.
}

house-nothing-to-undo = No hay jugada tuya que deshacer.
house-lesson-other = Está permitido, pero la lección pide aquí otra jugada.
house-coach-alone = El maestro solo ayuda donde no juega nadie más o donde todos están de acuerdo.
house-one-seat = En una mesa pública cada persona tiene un solo sitio.
house-too-many-undos = Has deshecho tantas veces que ya basta.
house-too-restless = Ha habido tantas idas y venidas en esta mesa que ya basta.
house-chat-full = Se ha hablado tanto en esta mesa que no se puede guardar nada más.
house-not-together = Tras una jugada que revela algo oculto, mira primero: las jugadas siguientes no pueden enviarse junto con ella.
house-no-undo-asked = Nadie te pide que aceptes deshacer.
house-not-now = Eso no es posible ahora.
house-not-replaceable = Este jugador sigue aquí.
house-bot-already = Ya juega un bot ahí.
house-not-away = Este sitio no se ha dejado.
house-taken = Ese sitio está ocupado.
house-no-seat = No tienes sitio en esta mesa.
house-not-yours = Ese sitio no es tuyo.
house-not-found = No existe esa mesa.
house-no-page = No hay nada en esta dirección.
house-no-rule = No existe esa regla.
house-no-link = Este enlace ya no es válido.
house-no-level = No hay bot de ese nivel.
house-no-hints = Esta mesa juega sin consejos.
house-no-hint = No hay consejero para este juego.
house-no-lang = No existe esa lengua aquí.
house-hidden-eyes = Aquí solo puedes mirar con tus propios ojos.
house-record-later = La partida se podrá leer cuando haya terminado.
house-hidden-record = Algunos secretos de este juego duran para siempre: la partida solo se entrega a quien ocupaba todos los asientos de los jugadores.
house-bad-request = No se ha entendido el mensaje.
house-too-deep = El anidamiento es demasiado profundo.
house-no-field = falta { $field }
house-unknown-field = { $field } no se conoce aquí
house-wrong-kind = se espera { $wanted }, no { $found }
house-other-kind = se espera { $wanted }
house-wrong-length = { $wanted } de longitud { $bound }
house-wrong-form = { $wanted } de la forma { $pattern }
house-wrong-size = { $wanted } { $bound }
house-huge-number = ese número es demasiado grande
house-wrong-value = { $value } no es posible aquí
house-truncated = se interrumpe
house-no-json = no es JSON desde el byte { $byte }
house-no-text = no es UTF-8
house-bad-record = Esta partida guardada no se puede leer.
house-bad-type = Las peticiones llevan JSON.
house-too-large = Es demasiado grande.
house-too-many = Demasiadas peticiones: espera un momento.
house-foreign = Esta petición viene de otro sitio.
house-not-allowed = Eso no es posible en esta dirección.
house-internal = Algo ha fallado aquí. Si lo comunicas, cita { $id }.
house-chairs = Nombra un tipo para cada sitio: me, here, open o bot.
house-too-hard = La casa no pudo comprobar esto con el tiempo y la memoria que concede a las partidas de fuera.
house-blocked = El encargado de esta casa te ha pedido que te quedes fuera.
house-seed-chosen = El anfitrión eligió la semilla de este reparto y podría conocer todas las cartas.
house-position-known = Esta partida continúa desde una posición de otra: quien conozca aquella podría conocer todas las cartas.
house-seed-public = Solo se puede elegir una semilla en mesas con enlace: en una mesa pública nadie debe conocer el reparto.
house-deal-gone = El reparto prometido ya no está: inténtalo de nuevo.
house-set-aside = Esta mesa no se puede abrir: hay algo dañado en ella. El encargado está avisado, y las demás mesas siguen jugando.
house-other-rules = Esta mesa sigue la versión { $theirs } de las reglas de su juego, pero esta casa juega ahora la versión { $ours }. Se conserva, pero no se puede jugar aquí.
reason-edition-no-toml = esto no es TOML: { $error }
reason-edition-text = { $where }: solo texto simple de una línea
