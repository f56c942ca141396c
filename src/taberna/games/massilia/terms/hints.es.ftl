# Lo que un consejo dice de una jugada: las palabras de la evaluación. $n es un número con su signo.

hint-score = puntos { $n }
hint-money = sestercios { $n }
hint-stones = piedras de penalización { $n }
hint-stall_tiles = puestos { $n }
hint-goods = mercancías de color { $n }
hint-goods_points = reputación de las mercancías { $n }
hint-beige = mercancías beige { $n }
hint-sale = venta al alcance { $n }
hint-more_sales = otras ventas { $n }
hint-empty_stalls = puestos vacíos { $n }
hint-room = espacio para mercancías { $n }
hint-cards = cartas de dioses { $n }
hint-fresh_dice = dados tras la pantalla { $n }
hint-reserve = dados en reserva { $n }
hint-in_round =
    { $way ->
        [more] sigues en la ronda
       *[less] dejas la ronda
    }
hint-early =
    { $way ->
        [more] antes en la próxima ronda
       *[less] después en la próxima ronda
    }
