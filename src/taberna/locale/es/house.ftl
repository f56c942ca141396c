# Las palabras de la mesa, para todos los juegos.

language-name = Español

## Palabras

ui-seat = Puesto { $n }
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
ui-window = { $seat }, ahora va a decidir { $asked }. Intro para seguir, o escribe { $moves }.
ui-thinking = { $seat } está pensando …
ui-legal = { $move } está permitido.
ui-not-understood = No se entiende «{ $text }». Escribe un número, una jugada o help.
ui-no-line = No hay línea { $n } en la lista.
ui-not-in-range = { $n } no está entre los números ofrecidos: { $numbers }.
ui-only-own = Solo puedes actuar por una persona de esta mesa: { $seats }.
ui-undone = Deshecho: { $move }.
ui-undo-nothing = No hay nada que deshacer.
ui-undo-others = Otros han actuado desde tu última jugada: se queda.
ui-undo-revealed = Tu última jugada reveló algo oculto: se queda.
ui-saved = La partida está guardada en { $file }. Para seguir: taberna play --load { $file }
ui-finished = El registro está en { $file }. Para verlo: taberna replay { $file }
ui-loaded = Cargado { $file } tras { $moves } jugadas.
ui-no-log = Aún no ha pasado nada.
ui-hint = Las mejores jugadas, con la probabilidad de ganar según un consejero:
ui-hint-than =
    { $than ->
        [best] comparada con la mejor: { $why }
       *[next] comparada con la siguiente: { $why }
    }
ui-hint-like =
    { $than ->
        [best] casi como la mejor
       *[next] casi como la siguiente
    }
ui-no-rule = No hay regla { $rule }.
ui-pause = Ocasiones de intervenir: { $mode ->
        [always] antes de cada decisión de los demás
        [never] nunca
       *[auto] cuando puede importar
    }.
ui-pause-usage = pause admite auto, always o never.
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
ui-help-quit = guardar y salir
ui-welcome = { $title }, { $seats } jugadores. Escribe help para ver las órdenes.
ui-bot = bot
ui-commitment = Compromiso con el azar de esta partida: { $hash }

## Rechazos, por su frase inglesa.

reason-where-card-is-named-twice = { $where }: { $card } aparece dos veces
reason-option-value-r-write-name-value = opción { $value }: escribe NOMBRE=VALOR
reason-where-write-a-name-or-a-table-like-example = { $where }: escribe un nombre o una tabla como { $example }
reason-move-is-no-move-of-this-game-hint = «{ $move }» no es una jugada de este juego.{ $hint }
reason-move-is-neither-a-move-nor-its-text-or-id = { $move } no es ni una jugada ni su texto o número
reason-move-is-not-possible-now = «{ $move }» no es posible ahora
reason-seat-seat-is-not-asked-now-but-seat-asked = no se pregunta al puesto { $seat }, sino al puesto { $asked }
reason-the-game-is-over = la partida ha terminado
reason-there-is-no-seat-seat-this-game-has-0-to-last = no hay puesto { $seat }; esta partida tiene del 0 al { $last }
reason-a-record-is-text-not-kind = una partida guardada es texto, no { $kind }
reason-commitment-it-does-not-belong-to-this-seed = commitment: no corresponde a esta semilla
reason-edition-expected-a-table-of-the-values-it-changes = edition: se espera una tabla de los valores que cambia
reason-line-1-a-record-begins-with-head-r = línea 1: una partida guardada empieza por «{ $head }»
reason-line-number-move-move-is-missing = línea { $number }: falta la jugada { $move }
reason-line-number-line-r-is-broken = línea { $number }: «{ $line }» está dañado
reason-line-number-line-r-is-not-understood = línea { $number }: «{ $line }» no se entiende
reason-move-number-seat-seat-move-r-refusal = jugada { $number }, asiento { $seat }, «{ $move }»: { $refusal }
reason-move-number-move-r-is-not-a-seat-and-a-text = jugada { $number }: «{ $move }» no es un asiento y un texto
reason-option-option-has-no-value-value-r-it-takes-known-hint = la opción «{ $option }» no tiene el valor «{ $value }»; admite { $known }.{ $hint }
reason-option-option-needs-at-least-one-number = la opción «{ $option }» necesita al menos un número
reason-option-option-takes-length-numbers-not-count = la opción «{ $option }» lleva { $length } números, no { $count }
reason-option-option-there-is-no-value-r-hint = opción «{ $option }»: no existe «{ $value }».{ $hint }
reason-option-option-value-r-is-named-twice = opción «{ $option }»: «{ $value }» aparece dos veces
reason-option-option-value-r-is-neither-true-nor-false = opción «{ $option }»: «{ $value }» no es ni verdadero ni falso
reason-option-option-value-r-is-not-a-list-of-names = opción «{ $option }»: «{ $value }» no es una lista de nombres
reason-option-option-value-r-is-not-a-list-of-numbers = opción «{ $option }»: «{ $value }» no es una lista de números
reason-option-option-value-r-is-not-a-whole-number = opción «{ $option }»: «{ $value }» no es un número entero
reason-option-option-value-is-not-between-low-and-high = opción «{ $option }»: { $value } no está entre { $low } y { $high }
reason-option-option-value-must-be-increasing = opción «{ $option }»: { $value } debe ir en aumento
reason-options-must-be-a-table-of-names-and-values-not-value-r = las opciones son una tabla de nombres y valores, no «{ $value }»
reason-players-count-names-for-seats-seats = players: { $count } nombres para { $seats } asientos
reason-rules-this-record-follows-rules-version-theirs-of-game-this-program-plays-version-ours = esta partida sigue la versión { $theirs } de las reglas de { $game }; este programa juega la versión { $ours }
reason-the-end-line-is-missing-truncated-after-count-moves = falta la línea final: cortado tras { $count } jugadas
reason-the-end-line-tells-of-told-moves-there-are-count = la línea final habla de { $told } jugadas, hay { $count }
reason-there-is-no-game-value-r-there-are-known-hint = no existe el juego «{ $value }»; hay { $known }.{ $hint }
reason-there-is-no-option-value-r-hint = no existe la opción «{ $value }».{ $hint }
reason-there-is-no-preset-value-r-there-are-known-hint = no existe el ajuste «{ $value }»; hay { $known }.{ $hint }
reason-this-is-no-taberna-record-of-format-number = esto no es una partida guardada de Taberna en formato { $number }
reason-game-is-for-low-to-high-players-not-for-seats = { $game } es para { $low } a { $high } jugadores, no para { $seats }
reason-key-is-broken = { $key }: está dañado
reason-key-is-missing = { $key }: falta
reason-value-r-is-not-a-number-of-seats = «{ $value }» no es un número de asientos
reason-the-commitment-does-not-belong-to-the-seed = el compromiso no corresponde a la semilla
reason-the-game-does-not-stand-where-this-record-claims = la partida no está donde dice el registro
reason-the-result-is-not-the-one-this-record-claims = el resultado no es el que dice el registro
reason-this-does-not-add-up-faults = las cuentas no salen: { $faults }
reason-where-count-numbers-but-seats-seats = { $where }: { $count } números, pero { $seats } puestos
reason-where-count-players-but-seats-seats = { $where }: { $count } jugadores, pero { $seats } puestos
reason-where-expected-a-list-found-kind = { $where }: se espera una lista, no { $kind }
reason-where-expected-a-table-found-kind = { $where }: se espera una tabla, no { $kind }
reason-where-is-empty-but-the-game-has-no-result = { $where }: está vacío, pero la partida no tiene resultado
reason-where-is-missing = { $where }: falta
reason-where-is-not-known-here-hint = { $where }: no se conoce aquí.{ $hint }
reason-where-must-be-empty-because-the-game-has-a-result = { $where }: debe estar vacío, porque la partida tiene resultado
reason-where-rules-version-theirs-this-program-plays-ours = { $where }: versión { $theirs } de las reglas; este programa juega la versión { $ours }
reason-where-there-is-no-kind-value-r-hint = { $where }: no existe { $kind } «{ $value }».{ $hint }
reason-where-there-is-no-step-value-r-hint = { $where }: no existe el paso «{ $value }».{ $hint }
reason-where-this-is-value-r-not-name-r = { $where }: es «{ $value }», no «{ $name }»
reason-where-value-is-not-between-low-and-high = { $where }: { $value } no está entre { $low } y { $high }
reason-where-value-r-is-neither-true-nor-false = { $where }: «{ $value }» no es ni verdadero ni falso
reason-where-value-r-is-no-kind = { $where }: «{ $value }» no es de la clase { $kind }
reason-where-value-r-is-not-a-text = { $where }: «{ $value }» no es un texto
reason-where-value-r-is-not-a-whole-number = { $where }: «{ $value }» no es un número entero
reason-broken-or-truncated-json-in-line-line-column-column = JSON dañado o incompleto en la línea { $line }, columna { $column }
reason-there-is-no-move-number-this-game-has-0-to-last = no hay jugada { $number }; este juego tiene de la 0 a la { $last }
reason-where-missing-names = { $where }: falta: { $names }
reason-where-too-many-names = { $where }: de más: { $names }
reason-where-does-not-belong-here-names = { $where }: no va aquí: { $names }
reason-where-not-in-place-names = { $where }: no está en { $place }: { $names }
reason-where-names-found-in-all-the-game-has-expected = { $where }, { $names }: { $found } en total, el juego tiene { $expected }
reason-where-found-instead-of-expected = { $where }: { $found } en lugar de { $expected }
reason-where-value-is-negative = { $where }: { $value } es negativo
reason-payments-they-leave-paid-but-the-players-have-held = payments: quedarían { $paid }, pero los jugadores tienen { $held }
reason-where-seats-does-not-name-every-seat-once = { $where }: { $seats } no nombra cada puesto una vez
reason-rolls-faces-for-roll-r-but-a-die-shows-1-to-6 = rolls: { $faces } para «{ $roll }», pero un dado muestra de 1 a 6
reason-where-these-steps-cannot-stand-on-one-another-steps = { $where }: estos pasos no pueden estar uno sobre otro: { $steps }
reason-where-step-cannot-stand-here-why = { $where }: { $step } no puede estar aquí: { $why }
reason-step-cannot-stand-here-it-leaves-nothing-to-choose = { $step }: no puede estar aquí, no habría nada que elegir
reason-where-number-but-at-most-most = { $where }: { $number }, pero como mucho { $most }
reason-rolls-there-is-no-roll-roll-r-they-are-called-like-example = rolls: no existe la tirada «{ $roll }»; las tiradas se llaman, por ejemplo, { $example }
reason-where-found-entries-instead-of-expected = { $where }: { $found } entradas en lugar de { $expected }
reason-where-value-is-less-than-least = { $where }: { $value } es menos que { $least }
reason-where-value-must-be-increasing = { $where }: { $value } debe ir en aumento
reason-where-value-r-is-none-of-known = { $where }: «{ $value }» no es ninguno de { $known }
reason-where-must-not-be-empty = { $where }: no debe estar vacío

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
table-closed = La mesa está cerrada.
table-waiting = Esperando jugadores: { $open } { $open ->
    [one] sitio está libre.
   *[other] sitios están libres.
}

house-nothing-to-undo = No hay jugada tuya que deshacer.
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
house-hidden-record = Algunos secretos de este juego duran para siempre: la partida solo se entrega a quien ocupaba todos los puestos de los jugadores.
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
house-set-aside = Esta mesa no se puede abrir: hay algo dañado en ella. El encargado está avisado, y las demás mesas siguen jugando.
house-other-rules = Esta mesa sigue la versión { $theirs } de las reglas de su juego, pero esta casa juega ahora la versión { $ours }. Se conserva, pero no se puede jugar aquí.
