# Che cosa dice un consiglio di una mossa: le parole della valutazione. $n è un numero con segno.

hint-score = punti { $n }
hint-money = sesterzi { $n }
hint-stones = pietre penalità { $n }
hint-stall_tiles = bancarelle { $n }
hint-goods = merci colorate { $n }
hint-goods_points = reputazione delle merci { $n }
hint-beige = merci beige { $n }
hint-sale = vendita a portata { $n }
hint-more_sales = altre vendite { $n }
hint-empty_stalls = bancarelle vuote { $n }
hint-room = spazio per le merci { $n }
hint-cards = carte degli dèi { $n }
hint-fresh_dice = dadi dietro lo schermo { $n }
hint-reserve = dadi in riserva { $n }
hint-in_round =
    { $way ->
        [more] resti nel turno
       *[less] lasci il turno
    }
hint-early =
    { $way ->
        [more] prima nel prossimo turno
       *[less] dopo nel prossimo turno
    }
