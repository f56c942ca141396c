# Ce qu’un conseil dit d’un coup : les mots des termes de l’évaluation. $n est un nombre avec son signe.

hint-alive =
    { $way ->
        [more] vous restez en jeu
       *[less] vous êtes éliminé
    }
hint-senators = sénateurs { $n }
hint-lead = avance { $n }
hint-cash = talents { $n }
hint-purse = sénateurs achetables à l’encaissement { $n }
hint-sets = valeur des séries { $n }
hint-straight_draws = suites ouvertes { $n }
hint-pairs = paires { $n }
hint-loose_cards = valeur des cartes isolées { $n }
hint-exposed = cartes exposées à l’extorsion { $n }
hint-governors = gouverneurs { $n }
hint-censors = censeurs { $n }
hint-consul = { card-consul } { $n }
hint-quaestor = { card-quaestor } { $n }
hint-turn_near =
    { $way ->
        [more] votre tour vient plus tôt
       *[less] votre tour est loin
    }
hint-vox_populi = { card-vox_populi } { $n }
hint-tribunes = { card-tribunes } { $n }
hint-lictors = { card-lictors } { $n }
hint-merchants = { card-merchants } { $n }
hint-cavalry = { card-cavalry } { $n }
hint-pontifex_maximus = { card-pontifex_maximus } { $n }
hint-princeps_senatus = { card-princeps_senatus } { $n }
hint-prefects = { card-prefects } { $n }
hint-praetors = { card-praetors } { $n }
