# Ce qu’un conseil dit d’un coup : les mots des termes de l’évaluation. $n est un nombre avec son signe.

hint-points = points { $n }
hint-forum = points aux décomptes du forum { $n }
hint-forum_steps = pas au forum { $n }
hint-regions = points des régions { $n }
hint-senate_scoring = points des cartes du sénat { $n }
hint-senate_cards = cartes du sénat { $n }
hint-provinces = provinces { $n }
hint-arena_set = valeur du spectacle { $n }
hint-arena_cards = cartes d’arène { $n }
hint-arena_worth = valeur des cartes d’arène { $n }
hint-strength_left = force en réserve { $n }
hint-budget_left = pièces restantes { $n }
hint-unplaced = dés à poser { $n }
hint-unplaced_sum = somme des dés à poser { $n }
