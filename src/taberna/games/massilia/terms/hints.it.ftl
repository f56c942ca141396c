# Che cosa dice un consiglio di una mossa: le parole della valutazione. $n è un numero con segno.

hint-points = punti { $n }
hint-money = sesterzi { $n }
hint-stones = pietre penalità { $n }
hint-penalty = punti di penalità { $n }
hint-stall_tiles = bancarelle { $n }
hint-goods = merci colorate { $n }
hint-goods_points = reputazione delle merci { $n }
hint-beige = merci beige { $n }
hint-cards = carte degli dèi { $n }
hint-in_round =
    { $way ->
        [more] resti nel turno
       *[less] lasci il turno
    }
hint-dice_to_use = dadi da usare { $n }
hint-dice_won = dadi per il prossimo round { $n }
