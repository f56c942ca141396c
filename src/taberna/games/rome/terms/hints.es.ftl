# Lo que un consejo dice de una jugada: las palabras de la evaluación. $n es un número con su signo.

hint-points = puntos { $n }
hint-forum = puntos en las puntuaciones del foro { $n }
hint-forum_steps = pasos en el foro { $n }
hint-regions = puntos por regiones { $n }
hint-senate_scoring = puntos por cartas del senado { $n }
hint-senate_cards = cartas del senado { $n }
hint-provinces = provincias { $n }
hint-arena_set = valor del espectáculo { $n }
hint-arena_cards = cartas de arena { $n }
hint-arena_worth = valor de las cartas de arena { $n }
hint-strength_left = fuerza de reserva { $n }
hint-budget_left = monedas sobrantes { $n }
hint-unplaced = dados por colocar { $n }
hint-unplaced_sum = suma de los dados por colocar { $n }
