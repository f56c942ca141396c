# Ce qu’un conseil dit d’un coup : les mots des termes de l’évaluation. $n est un nombre avec son signe.

hint-prestige = { term-prestige } { $n }
hint-gold = { term-gold } { $n }
hint-clay = { term-clay } { $n }
hint-wood = { term-wood } { $n }
hint-stone = { term-stone } { $n }
hint-morale = { term-morale } { $n }
hint-income = ressources à venir { $n }
hint-income_gold = or à venir { $n }
hint-strength = force contre les Gaulois { $n }
hint-battles = sécurité au combat { $n }
hint-affordable = prestige constructible { $n }
hint-planned =
    { $way ->
        [more] projets plus proches
       *[less] projets plus lointains
    }
hint-buildings_in_hand = bâtiments en main { $n }
hint-gloria = GLORIA { $n }
hint-gloria_in_hand = GLORIA en main { $n }
hint-commercium = COMMERCIUM { $n }
hint-soldiers_in_hand = CONSUL ou LEGIO en main { $n }
hint-other_senate = cartes du sénat { $n }
hint-discount =
    { $way ->
        [more] une remise sur tous les bâtiments
       *[less] plus de remise
    }
hint-tax_free =
    { $way ->
        [more] plus d’impôts
       *[less] de nouveau des impôts
    }
hint-to_activate = bâtiments à activer { $n }
hint-token_sum = vos jetons de combat { $n }
hint-crowded = cartes en trop { $n }
