# Ce qu’un conseil dit d’un coup : les mots des termes de l’évaluation. $n est un nombre avec son signe.

hint-score = points { $n }
hint-money = sesterces { $n }
hint-stones = pierres de pénalité { $n }
hint-stall_tiles = étals { $n }
hint-goods = marchandises de couleur { $n }
hint-goods_points = réputation des marchandises { $n }
hint-beige = marchandises beiges { $n }
hint-sale = vente à portée { $n }
hint-more_sales = autres ventes { $n }
hint-empty_stalls = étals vides { $n }
hint-room = place pour les marchandises { $n }
hint-cards = cartes de dieux { $n }
hint-fresh_dice = dés derrière l’écran { $n }
hint-reserve = dés en réserve { $n }
hint-in_round =
    { $way ->
        [more] vous restez dans la manche
       *[less] vous quittez la manche
    }
hint-early =
    { $way ->
        [more] une place plus avancée à la manche suivante
       *[less] une place plus tardive
    }
