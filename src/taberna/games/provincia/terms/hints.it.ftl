# Che cosa dice un consiglio di una mossa: le parole della valutazione. $n è un numero con segno.

hint-prestige = { term-prestige } { $n }
hint-gold = { term-gold } { $n }
hint-clay = { term-clay } { $n }
hint-wood = { term-wood } { $n }
hint-stone = { term-stone } { $n }
hint-morale = { term-morale } { $n }
hint-income = risorse future { $n }
hint-income_gold = oro futuro { $n }
hint-strength = forza contro i Galli { $n }
hint-battles = sicurezza in battaglia { $n }
hint-affordable = prestigio costruibile { $n }
hint-planned =
    { $way ->
        [more] progetti più vicini
       *[less] progetti più lontani
    }
hint-buildings_in_hand = edifici in mano { $n }
hint-gloria = GLORIA { $n }
hint-gloria_in_hand = GLORIA in mano { $n }
hint-commercium = COMMERCIUM { $n }
hint-soldiers_in_hand = CONSUL o LEGIO in mano { $n }
hint-other_senate = carte senato { $n }
hint-discount =
    { $way ->
        [more] sconto su tutti gli edifici
       *[less] niente più sconto
    }
hint-tax_free =
    { $way ->
        [more] niente più tasse
       *[less] di nuovo tasse
    }
hint-to_activate = edifici da attivare { $n }
hint-token_sum = i tuoi segnalini di battaglia { $n }
hint-crowded = carte di troppo { $n }
