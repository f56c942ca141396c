# Las páginas de la taberna.

web-motto = Cuatro juegos romanos, con amigos o contra bots.
web-welcome = ¡Salve! Toma asiento.
web-skip = Ir al contenido
web-navigation = Páginas
web-lobby = Sala
web-new-table = Mesa nueva
web-rules = Reglas
web-credits = Créditos
web-language = Idioma
web-theme = Día / noche
web-needs-script = Las mesas necesitan JavaScript.

## La mesa

web-connecting = Se abre la puerta …
web-reconnecting = Se ha perdido la conexión. Nuevo intento …
web-no-table = Esa mesa no existe.
web-log = Lo que ha pasado
web-chat = Conversación
web-chat-text = Decir algo
web-send = Enviar
web-notify = Avisarme
web-watching = Estás mirando.
web-leave = Levantarse
web-leave-sure = ¿Dejar la mesa? Los demás pueden dar tu asiento a un bot; puedes volver.
web-personal-link = Enlace para otro dispositivo
web-devices = Dispositivos en este asiento
web-devices-alone = Solo este dispositivo ocupa tu asiento.
web-devices-end = Tu asiento también lo ocupa: { $names }. ¿Despedirlos? También termina el enlace personal del asiento.
web-devices-nameless = alguien sin nombre
web-all-moves =
    { $count ->
        [one] La única jugada
       *[other] Las { $count } jugadas en lista
    }
web-click-lit = Pulsa algo iluminado.
web-or-click-lit = O pulsa algo iluminado.
web-cancel = Cancelar
web-amount = Cantidad
web-less = Menos
web-more = Más
web-preview = Esto cambiaría:
web-stale = La mesa ha avanzado mientras tanto; mira otra vez.
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-asked =
    { $name } pide deshacer { $moves ->
        [one] una jugada.
       *[other] { $moves } jugadas.
    }
web-agree = Aceptar
web-refuse = Rechazar
web-hint = Consejo
web-you = tú
web-ready = listo
web-thinking = debe decidir
web-left = se ha ido
web-away = ausente
web-bot = bot
web-bot-level = bot, { $level }
web-bot-character = bot, { $level }, { $character }
level-random = al azar
level-greedy = codicioso
level-search = reflexivo
level-plebeian = Plebeyo
level-eques = Caballero
level-senator = Senador
level-caesar = César
character-cautious = carácter prudente
character-greedy = carácter codicioso
character-aggressive = carácter agresivo
web-give-to-bot = Que juegue un bot
web-take-back = Volver a jugar yo
web-waiting-for-players = Esperando jugadores
web-seat-open = libre
web-invite = Invita a amigos con este enlace
web-copy = Copiar
web-sit-down = Sentarse
web-close-table = Cerrar la mesa
web-curtain = { $name }, te toca.
web-curtain-text = Pasa el dispositivo. Nadie más debería mirar.
web-curtain-lift = Soy { $name }: mostrar mi lado
web-won =
    { $count ->
        [one] ¡Gana { $names }!
       *[other] ¡Ganan juntos { $names }!
    }
web-result = Resultado
web-place = Puesto
web-player = Jugador
web-score = Puntos
web-practice = Practicar
web-deal-results = Resultados lado a lado
web-debrief = Análisis de la partida
web-replay = Repetición

## Tableros

web-cards-left = Cartas restantes:

web-hand =
    { $count ->
        [one] una carta oculta
       *[other] { $count } cartas ocultas
    }
web-in-front-of = Delante de { $name }
web-nothing-yet = nada todavía

## Sala y mesa nueva

web-players-count = de { $from } a { $to } jugadores
web-play-now = Jugar ahora
web-play-bots = Jugar contra bots
web-set-up = Preparar una mesa
web-next-table = La siguiente mesa te espera: { $game }
web-waiting-for-me = Te esperan
web-my-tables = Tus mesas
web-open-tables = Mesas abiertas
web-finished = Terminadas
web-moves-made =
    { $count ->
        [one] una jugada
       *[other] { $count } jugadas
    }
web-import = Ver un registro
web-game = Juego
web-who-sits = Quién se sienta
web-your-name = Tu nombre
web-name = Nombre
web-seats = Asientos
web-seat-n = Asiento { $n }
web-me = yo
web-open-seat = libre, para quien tenga el enlace
web-second-person = otra persona en este dispositivo
web-guest = Invitado { $n }
web-options = Opciones
web-preset = Ajuste
web-table-kind = La mesa
web-by-link = solo con enlace
web-public = visible en la sala
web-hints-allowed = consejos permitidos
web-pace = Los bots juegan
web-pace-fast = al instante
web-pace-normal = con una breve pausa
web-pace-slow = despacio
web-open-table = Abrir la mesa
web-join-title = { $game }: hay un asiento libre
web-join-text = Te han invitado. No hace falta cuenta, solo un nombre.
web-just-watch = Solo mirar
web-seat-title = Tu asiento en este dispositivo
web-seat-text = { $game }: seguir jugando aquí como { $name }. Tus otros dispositivos conservan el asiento; en la mesa (la puerta de arriba) puedes quitárselo.
web-seat-take = Ocupar mi asiento

## Repetición

web-move = Jugada
web-move-of = Jugada { $move } de { $last }
web-first = Al principio
web-back = Una jugada atrás
web-play = Reproducir
web-pause = Pausa
web-forward = Una jugada adelante
web-last = Al final
web-eyes = Visto por
web-eyes-all = todo abierto
web-eyes-none = un espectador
web-record = Registro
web-download-text = Descargar como texto
web-continue = Continuar desde aquí

## Reglas y créditos

web-how-to-play = Cómo se juega a { $game }
web-learn = Aprender
web-rules-of = Reglas de { $game }
web-rules-note = Los números son los que enlazan las preguntas y el registro. Lo reconstruido está señalado.
web-read = Para leer
web-read-guide = Cómo se juega
web-read-rules = Reglas
web-read-glossary = Glosario
web-read-summary = Resumen
web-read-sources = Fuentes y decisiones
web-find = Buscar
web-find-none = No se ha encontrado nada
web-also = también:
web-print = Imprimir
web-full-rulebook = El reglamento completo con todas sus fuentes (en inglés)
web-rules-short = Estas reglas para jugadores, en tu idioma
web-credits-games = Los juegos son obra de:
web-credits-art = Todos los tableros son dibujos propios. Con gratitud usamos:
web-credits-icons = Iconos
web-credits-map = Costas
web-credits-recoloured = recoloreados

## El tablero de Massilia

web-discarded = Descarte ({ $count })

web-round-of = Ronda { $round } de { $last }

## Ajustes

preset-default = Estándar
preset-french_text = Reglamento francés
preset-spanish_text = Reglamento español
preset-german_text = Reglamento alemán
preset-letter = Al pie de la letra
preset-harsh = Severo
preset-intrigue = Con cartas de intriga
preset-uncorrected_print = Texto sin corregir

## Palabras de la vista previa

web-view-cash = dinero
web-view-money = dinero
web-view-stones = piedras de penalización
web-view-senators = senadores
web-view-hand = mano
web-view-hand_size = cartas en mano
web-view-table = cartas a la vista
web-view-offices = ministerios
web-view-influence = cartas de apoyo
web-view-locked = puja confirmada
web-view-decks = mazos
web-view-discards = descartes
web-view-auction = subasta
web-view-reserve = reserva
web-view-screen = tras la pantalla
web-view-stalls = puestos
web-view-city = ciudad
web-view-front = cartas en juego
web-view-tokens_left = fichas de combate
web-view-provinces = provincias
web-view-dice = dados
web-view-order = orden de turno
web-view-display = cartas expuestas

web-board = Tablero
web-others = Otros
web-each-option = Cada opción ({ $count })
web-edition-what = Qué es distinto
web-notes = Notas
web-note-here = Nota sobre este momento
web-note-write = Anotar
web-hint-title = Lo que haría un bot
web-chance = { $chance } % de ganar

## The frame of a table

web-others-decide =
    { $count ->
        [one] { $names } decide
       *[other] { $names } deciden
    }
web-since = Desde mi último turno
web-skip-to-me = Ir a mi turno
web-look-back = Ver el turno de { $name } en el tablero
web-looking-back = Hacia atrás: { $at } de { $count }
web-earlier = Antes
web-later = Después
web-now = Volver al presente
web-key-6 = desde mi último turno; ir a mi turno
web-key-7 = las opciones ofrecidas
web-key-8 = soltar, cerrar
web-key-9 = esta ayuda
web-close = Cerrar
web-list = Todas
web-more-choices = { $count } más …
web-click-target = Ahora pulsa el destino.
web-look-at = Lo que hay ante { $name }
web-prefs = Preferencias
web-help = Ayuda y teclas
web-help-click = Lo que brilla se puede elegir. Pulsa una cosa y luego su destino, o al revés, o arrástrala. Al pulsar otra cosa se explica por qué no se puede.
web-help-touch = Con el dedo, el primer toque muestra y el segundo juega. Una pulsación larga solo muestra.
web-key-1 = pista
web-key-2 = deshacer
web-key-3 = todas las jugadas en lista
web-key-4 = qué ha pasado
web-key-5 = conversación
web-pref-confirm = Preguntar antes de jugadas que se pueden lamentar
web-pref-ends = Terminar mi turno cuando no quede otra cosa
web-pref-forced = Jugar por mí la única jugada posible
web-pref-taps = El primer clic muestra, el segundo juega (como con el dedo)
web-pref-newest = Lo más reciente primero
web-pref-rules = Mostrar los números de reglas
web-pref-sound = Un sonido cuando me toca
web-pref-pace = Ritmo de los demás
web-pref-pace-fast = al momento
web-pref-pace-calm = tranquilo
web-pref-pace-slow = lento
web-pref-motion = Movimiento
web-pref-motion-off = ninguno
web-pref-motion-fast = rápido
web-pref-motion-calm = tranquilo
web-pref-size = Tamaño del texto
web-pref-size-small = pequeño
web-pref-size-normal = normal
web-pref-size-large = grande
web-pref-palette = Colores de los jugadores
web-pref-palette-house = romanos
web-pref-palette-clear = muy distintos (daltonismo)
web-notify-denied = Este navegador no permite avisos de aquí. Permítelos en los ajustes de la página (el signo junto a la dirección) y marca otra vez.
web-you-won = ¡Has ganado!
web-you-won-by = ¡Has ganado por { $by }!
web-name-won = { $name } ha ganado
web-name-won-by = { $name } ha ganado por { $by }
web-won-together = { $names } han ganado juntos

## Around the table

web-house = Esta mesa: salir, otros dispositivos
web-leave-note = Tu asiento sigue siendo tuyo; los demás pueden dejar jugar a un bot hasta que vuelvas.
web-resign = Rendirse
web-resign-note = Un bot juega por ti desde ahora. Puedes mirar y volver a jugar.
web-resign-sure = ¿Dejar tu asiento a un bot?
web-abandon = Abandonar la partida
web-abandon-note = La mesa termina y sale de tu lista.
web-abandon-sure = ¿Terminar esta partida para siempre?
web-personal-link-note = Quien abra el enlace juega también tu asiento, allí y aquí.
web-personal-link-text = En el otro dispositivo este enlace (copiado) abre tu asiento; puedes jugar allí y aquí: { $url }
web-devices-note = Quién más tiene tu asiento; despedirlos.
web-watchers =
    { $count ->
        [one] Una persona mira
       *[other] { $count } personas miran
    }
web-watchers-talk = quienes miran pueden hablar
web-table-closed = Esta mesa está cerrada.
web-invited-by = { $name } te invita a { $game }.
web-put-bot = Poner un bot
web-share = Compartir
web-usual-options = Las opciones habituales.
web-by-category = Puntos por categoría
web-rematch = Otra vez con los mismos
web-rematch-join = A la nueva mesa
web-opponents = Tus rivales
web-ease-plebeian = fácil
web-ease-eques = normal
web-ease-senator = difícil
web-ease-caesar = experto
web-last-won = La última vez ganaste con { $mine }.
web-last-lost = La última vez: tú { $mine }, el mejor { $best }.
web-to-watch = Para mirar

# Lessons
web-lessons = Lecciones guiadas
web-lesson-minutes = { $minutes } min
web-lesson-learned = aprendida
web-lesson-begin = Empezar
web-lesson-again = Otra vez
web-coach-step = Paso { $at } de { $of }
web-coach-next = Siguiente
web-coach-back = Atrás
web-coach-show = Muéstramelo
web-coach-repeat = Desde el principio
web-coach-leave = Dejar la lección
web-coach-watch = Mira lo que hacen los demás…
web-coach-silent = El maestro observa y habla cuando ocurre algo nuevo.
web-coach-understood = Entendido
web-coach-next-lesson = Lección siguiente
web-coach-finish = Terminar
web-coach-other = Está permitido. Para esta lección, prueba lo que está marcado.
web-newcomer = ¿Te estrenas con { $game }?
web-newcomer-text = Una lección guiada en la mesa dura { $minutes } minutos. O juega ya y pide consejos.
web-newcomer-learn = Empezar la lección
web-newcomer-play = Jugar ya
web-coach-title = El maestro
web-coach-looks-on = El maestro observa y avisa antes de una jugada costosa.
web-coach-asks = Esto puede costarte un { $points } % de tus opciones. Mejor: { $best }.
web-coach-think = Lo pienso
web-coach-insist = Jugar igualmente
web-coach-fine = Buena jugada.
web-coach-fine-why = Buena jugada: { $why }.
web-coach-cost = Eso costó cerca de un { $points } %. Era mejor: { $best }.
web-coach-cost-why = Eso costó cerca de un { $points } %: { $why }. Era mejor: { $best }.
web-coach-for-all = ¿Un maestro para todos?
web-coach-asked = { $names } propone un maestro para todos.
web-coach-waits = Para el maestro falta el acuerdo de: { $names }
web-coach-end = Sin maestro
web-pref-coach = Maestro
web-pref-coach-off = ninguno
web-pref-coach-glance = de un vistazo
web-pref-coach-deep = a fondo
