# Che cosa dice un consiglio di una mossa: le parole della valutazione. $n è un numero con segno.

hint-points = punti { $n }
hint-forum = punti ai conteggi del foro { $n }
hint-forum_steps = passi nel foro { $n }
hint-regions = punti per le regioni { $n }
hint-senate_scoring = punti per le carte senato { $n }
hint-senate_cards = carte senato { $n }
hint-provinces = province { $n }
hint-arena_set = valore dello spettacolo { $n }
hint-arena_cards = carte arena { $n }
hint-arena_worth = valore delle carte arena { $n }
hint-strength_left = forza di riserva { $n }
hint-budget_left = monete rimanenti { $n }
hint-unplaced = dadi da piazzare { $n }
hint-unplaced_sum = somma dei dadi da piazzare { $n }
