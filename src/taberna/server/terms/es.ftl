# Lo que dice la casa: líneas del registro, negativas, errores.

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
house-set-aside = Esta mesa no se puede abrir: hay algo dañado en ella. El encargado está avisado, y las demás mesas siguen jugando.
house-other-rules = Esta mesa sigue la versión { $theirs } de las reglas de su juego, pero esta casa juega ahora la versión { $ours }. Se conserva, pero no se puede jugar aquí.
