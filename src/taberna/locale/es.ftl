# Las palabras de la mesa, para todos los juegos.

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
