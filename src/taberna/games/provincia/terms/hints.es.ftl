# Lo que un consejo dice de una jugada: las palabras de la evaluación. $n es un número con su signo.

hint-prestige = { term-prestige } { $n }
hint-gold = { term-gold } { $n }
hint-clay = { term-clay } { $n }
hint-wood = { term-wood } { $n }
hint-stone = { term-stone } { $n }
hint-morale = { term-morale } { $n }
hint-income = recursos por venir { $n }
hint-income_gold = oro por venir { $n }
hint-strength = fuerza contra los galos { $n }
hint-battles = seguridad en el combate { $n }
hint-affordable = prestigio construible { $n }
hint-planned =
    { $way ->
        [more] planes más cercanos
       *[less] planes más lejanos
    }
hint-buildings_in_hand = edificios en mano { $n }
hint-gloria = GLORIA { $n }
hint-gloria_in_hand = GLORIA en mano { $n }
hint-commercium = COMMERCIUM { $n }
hint-soldiers_in_hand = CONSUL o LEGIO en mano { $n }
hint-other_senate = cartas del senado { $n }
hint-discount =
    { $way ->
        [more] descuento en todos los edificios
       *[less] sin descuento
    }
hint-tax_free =
    { $way ->
        [more] sin impuestos
       *[less] otra vez impuestos
    }
hint-to_activate = edificios por activar { $n }
hint-token_sum = tus fichas de combate { $n }
hint-crowded = cartas de más { $n }
