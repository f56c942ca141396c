# Lo que un consejo dice de una jugada: las palabras de la evaluación. $n es un número con su signo.

hint-points = puntos { $n }
hint-money = sestercios { $n }
hint-stones = piedras de penalización { $n }
hint-penalty = puntos de penalización { $n }
hint-stall_tiles = puestos { $n }
hint-goods = mercancías de color { $n }
hint-goods_points = reputación de las mercancías { $n }
hint-beige = mercancías beige { $n }
hint-cards = cartas de dioses { $n }
hint-in_round =
    { $way ->
        [more] sigues en la ronda
       *[less] dejas la ronda
    }
hint-dice_to_use = dados por usar { $n }
hint-dice_won = dados para la ronda siguiente { $n }
