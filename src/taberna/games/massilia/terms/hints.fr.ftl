# Ce qu’un conseil dit d’un coup : les mots des termes de l’évaluation. $n est un nombre avec son signe.

hint-points = points { $n }
hint-money = sesterces { $n }
hint-stones = pierres de pénalité { $n }
hint-penalty = points de pénalité { $n }
hint-stall_tiles = étals { $n }
hint-goods = marchandises de couleur { $n }
hint-goods_points = réputation des marchandises { $n }
hint-beige = marchandises beiges { $n }
hint-cards = cartes de dieux { $n }
hint-in_round =
    { $way ->
        [more] vous restez dans la manche
       *[less] vous quittez la manche
    }
hint-dice_to_use = dés à utiliser { $n }
hint-dice_won = dés pour la manche suivante { $n }
