# Rome: Rise to Power en français. Les mots suivent le glossaire (ROM-1.7).

## Cartes

card-sicilia = Sicile
card-sardinia_et_corsica = Sardaigne et Corse
card-gallia_narbonensis = Gaule narbonnaise
card-baetica = Bétique
card-achaia = Achaïe
card-bithynia = Bithynie
card-africa_proconsularis = Afrique proconsulaire
card-raetia = Rhétie
card-aquitania = Aquitaine
card-lusitania = Lusitanie
card-macedonia = Macédoine
card-epirus = Épire
card-cilicia = Cilicie
card-numidia = Numidie
card-germania_superior = Germanie supérieure
card-germania_inferior = Germanie inférieure
card-belgica = Gaule belgique
card-thracia = Thrace
card-tarraconensis = Tarraconaise
card-aegyptus = Égypte
card-legatus = Légat
card-magistrate = Magistrat
card-military_tribune = Tribun militaire
card-censor = Censeur
card-consul_a = Consul I
card-quaestor = Questeur
card-vicarius = Vicaire
card-tribunus = Tribun
card-senator = Sénateur
card-aedile = Édile
card-magister_equitum = Maître de cavalerie
card-proconsul = Proconsul
card-consul_b = Consul II
card-africanus_maximus = Africanus Maximus
card-hispania_maximus = Hispania Maximus
card-asianus = Asianus
card-ludi_maximus = Ludi Maximus
card-imperator = Imperator
card-greko_maximus = Greko Maximus
card-praetor = Préteur
card-vicarius_intrigue = Vicaire (intrigue)
card-tribunus_intrigue = Tribun (intrigue)
card-hispania_maximus_intrigue = Hispania Maximus (intrigue)
card-africanus_maximus_intrigue = Africanus Maximus (intrigue)
card-greko_maximus_intrigue = Greko Maximus (intrigue)
effect-legatus =
    { $legatus_key ->
        [as_consul] { effect-consul_a }
       *[plus_one]
            { $phase3_card_timing_key ->
                [phase2] À votre tour : votre légion gagne +1 de force en phase 3.
               *[phase3] Votre légion gagne +1 de force pour cette manche.
            }
    }
effect-magistrate =
    { $phase3_card_timing_key ->
        [phase2] À votre tour : +1 pièce au marché noir en phase 3.
       *[phase3] +1 pièce au marché noir.
    }
effect-military_tribune = Relancez un de vos dés de la piste militaire ; l’ordre ne change pas.
effect-censor = Relancez autant de dés non placés que vous voulez.
effect-consul_a = Le dé placé peut être plus élevé que son voisin.
effect-quaestor = Retournez un dé non placé sur la face opposée.
effect-vicarius = Modifiez un dé non placé de 1 (6 et 1 se suivent).
effect-tribunus = Votre total compte 3 de moins pour l’ordre du tour.
effect-senator =
    { $senator_zero_nonleading_key ->
        [stay] Baissez de 1 un dé placé ; un 1 de tête devient 0 et va tout à gauche.
       *[move] Baissez de 1 un dé placé ; un 1 devient 0 et va tout à gauche.
    }{ $senator_resort ->
        [false] { " " }Les autres dés ne changent pas l’ordre.
       *[true] { "" }
    }
effect-aedile =
    { $phase3_card_timing_key ->
        [phase2] À votre tour : +3 pièces au marché noir en phase 3.
       *[phase3] +3 pièces au marché noir.
    }
effect-magister_equitum =
    { $phase3_card_timing_key ->
        [phase2] À votre tour : votre légion gagne +3 de force en phase 3.
       *[phase3] Votre légion gagne +3 de force pour cette manche.
    }
effect-proconsul =
    { $proconsul_max_rolls ->
        [2] Relancez vos dés non placés, jusqu’à deux fois.
       *[other] Relancez vos dés non placés, autant de fois que vous voulez.
    }
effect-consul_b = Le dé placé peut être plus élevé que son voisin.
effect-africanus_maximus = Décompte du vin : épuisez une province viticole, avancez de 1.
effect-hispania_maximus =
    { $hispania_maximus_track_key ->
        [wine] Décompte des olives : épuisez une province à olives, avancez de 1 pour le vin.
       *[olives] Décompte des olives : épuisez une province à olives, avancez de 1.
    }
effect-asianus = Fin : 1 PV par région avec un arc à vous.
effect-ludi_maximus = Fin : 2 PV par province à arène.
effect-imperator = Fin : 2 PV par province à camp.
effect-greko_maximus = Fin : 1 PV par paire sénat/province de même symbole.
effect-praetor = Fin : 2 PV par province à villa.
effect-vicarius_intrigue = Relancez un dé non placé d’un joueur au choix.
effect-tribunus_intrigue = Le total d’un joueur compte 3 de plus pour l’ordre.
effect-hispania_maximus_intrigue = Défaussez une carte sénat : une province d’époque I est perdue.
effect-africanus_maximus_intrigue = Volez 1 joyau à un joueur.
effect-greko_maximus_intrigue = +1 PV pour votre spectacle ; il compte 1 rang de plus.
card-legionary = Légionnaire
card-gladiator = Gladiateur
card-wolf = Loup
card-bear = Ours
card-lion = Lion
card-elephant = Éléphant
card-gaul = Gaulois
card-german = Germain
card-thracian = Thrace
card-parthian = Parthe
card-blank_1 = Carte d’arène vierge 1
card-blank_2 = Carte d’arène vierge 2
card-blank_3 = Carte d’arène vierge 3

## Choses

term-military = piste militaire
term-senate = piste du sénat
term-black_market = piste du marché noir
term-olives = Olives
term-wine = Vin
term-jewels = Joyaux
term-symbol_arena = arène
term-symbol_camp = camp militaire
term-symbol_villa = villa
term-arena = { term-symbol_arena }
term-camp = { term-symbol_camp }
term-villa = { term-symbol_villa }
term-italia = Italie
term-gallia = Gaule
term-hispania = Hispanie
term-greko = Grèce
term-asia = Asie
term-africa = Afrique
term-germania = Germanie
term-roman = Romain
term-animal = bête sauvage
term-barbarian = barbare
term-any_three = Trois cartes quelconques
term-three_different = Trois cartes différentes
term-one_of_each_type = Une de chaque type
term-three_different_of_type = Trois différentes d’un même type
term-great_battle = Grand combat

## Mots de la table

term-title = Rome : l’ascension au pouvoir
term-round = Manche { $n } sur 5
term-phase_1 = Lancer les dés et fixer l’ordre
term-phase_2 = Placer les dés
term-phase_3 = Résoudre les dés
term-phase_4 = Décompte
term-phase_5 = Remise en ordre
term-cycle = tour { $n }
term-player = joueur
term-player_order = ordre du tour
term-section = section
term-display = étalage
term-deck = pioche
term-forum = forum
term-hand = main
term-strength = force
term-cost = coût
term-budget = budget
term-exhausted = épuisée
term-map = Carte
term-sp = PV
term-dice = dés de pouvoir
term-forfeited = perdu { $n }
term-senate_cards = Cartes sénat
term-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
term-your_hand = Votre main
term-your_set = Votre combinaison, face cachée
term-performances = Spectacles
term-committed = combinaison posée
term-promised = promis
term-points = Points
term-points_start = d’avant
term-points_forum = forum
term-points_arena = arène
term-points_senate = cartes sénat
term-points_regions = régions
term-you = vous

## Invites

step-NewRound = Une manche commence.
step-Roll = Tous les dés sont lancés.
step-OrderWindow = On fixe l’ordre du tour : activez une carte pour cela, ou terminez.
step-TribunusTarget = Le total de quel joueur compte 3 de plus ?
step-PlaceDie = Placez un dé sur une piste, ou activez d’abord des cartes sénat.
step-AfterPlacing = Activez d’autres cartes sénat, ou terminez votre tour.
step-PlaceAfterCards = { step-PlaceDie }
step-TurnEnd = Le tour est terminé.
step-ExhaustProvinces = Quelles provinces portent { $card } ?
step-RerollDice = { $card } : choisissez les dés non placés à relancer.
step-FlipDie = Quel dé non placé est retourné ?
step-ShiftDie = Quel dé non placé change de 1, vers le haut ou le bas ?
step-RerollMilitaryDie = Lequel de vos dés de la piste militaire est relancé ? 1 est le dé de tête.
step-LowerPlacedDie = Lequel de vos dés placés compte 1 de moins ? 1 est le dé de tête.
step-RerollAnyDie = Quel dé non placé, de quel joueur, est relancé ?
step-DiscardSenateCard = Défaussez une de vos cartes sénat.
step-DestroyProvince = Quelle province d’époque I est perdue ?
step-StealJewel = À qui volez-vous un joyau ?
step-ResolveTrack = { $track } : les sections sont résolues.
step-MilitaryBonus = Votre légion a une force de { $strength }. Augmentez-la, ou terminez.
step-Conquest = Il reste à votre légion une force de { $strength }. Conquérez une province, ou terminez.
step-TakeSenateCard = Prenez une carte sénat ({ $left } à prendre).
step-Purchase =
    { $budget ->
        [one] Vous avez { $budget } pièce. Achetez des cartes arène, ou arrêtez.
       *[other] Vous avez { $budget } pièces. Achetez des cartes arène, ou arrêtez.
    }
step-DiceReturn = Tous les dés reviennent à leurs propriétaires.
step-ForumScoring = Avant le décompte ({ $resource }) : épuisez une province pour avancer votre marqueur de 1, ou refusez.
step-ForumScoringAgain = { step-ForumScoring }
step-Performance = Grands Jeux : posez trois cartes arène ou plus face cachée, dans l’ordre des cartes, et validez ; ou passez.
step-CleanUp = On remet en ordre.
step-FinalScoring = Le décompte final.

## Journal

log-round = La manche { $number } commence.
log-rolls = { $seat } lance { $dice } : { $total }.
log-order = Place { $place } de l’ordre : { $seat } ({ $total }).
log-activates = { $seat } pose { $card } sur { $provinces }.
log-raises-sum = { $seat } fait compter le total de { $target } 3 de plus : { $total }.
log-places = { $seat } place un { $die } sur la { $track }.
log-passes = { $seat } doit passer ; le { $die } est perdu.
log-rerolls = { $card } : { $seat } relance { $dice } et obtient { $faces }.
log-turns-die = { $seat } tourne un { $die } sur { $face }.
log-rerolls-placed = { $seat } relance un { $die } de la piste militaire : { $face }.
log-lowers = { $seat } baisse un { $die } de la { $track } à { $face }.
log-rerolls-of = { $seat } relance un { $die } de { $other } : { $face }.
log-discards = { $seat } défausse { $card }.
log-destroys = { $seat } fait perdre { $card } à { $other }.
log-steals = { $seat } vole un joyau à { $other }.
log-conquers = { $seat } conquiert { $card } ({ $resource }).
log-takes = { $seat } prend { $card }.
log-buys = { $seat } achète { $card } pour { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }.
log-buys-blind = { $seat } achète une carte à l’aveugle pour { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    } : { $card }.
    .hidden = { $seat } achète une carte à l’aveugle pour { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }.
log-advances = { $seat } avance à { $space } ({ $resource }).
log-forum-points = { $resource } : { $points } PV pour { $seat }.
log-commits = { $seat } a décidé.
log-performs = { $seat } présente { $cards }. { $rank } : { $points } PV.
log-raises-rank = { $card } : 1 PV pour { $seat }, et la combinaison compte 1 rang de plus pour le meilleur spectacle.
log-best-performance = Meilleur spectacle : 1 point bonus pour { $seat }.
log-senate-points = { $card } : { $points } PV pour { $seat }.
log-region-points = { $region } : { $points } PV pour { $seat }.
log-game-over =
    { $winners_count ->
        [one] { $winners } accède au pouvoir.
       *[other] { $winners } partagent le pouvoir.
    }

## Coups

move-place = placer un { $b } sur la { $a }
move-consul_a = { card-consul_a } : placer un { $b } sur la { $a }
move-consul_b = { card-consul_b } : placer un { $b } sur la { $a }
move-legatus = { card-legatus } : placer un { $b } sur la { $a }
move-pass = passer
move-end_turn = terminer le tour
move-activate = activer { $a }
move-exhaust =
    { $b_key ->
        [none] épuiser { $a }
       *[other] épuiser { $a } et { $b }
    }
move-reroll = relancer { $a }
move-stop = arrêter
move-flip = retourner un { $a }
move-raise = augmenter un { $a } de 1
move-lower = baisser un { $a } de 1
move-reroll_placed = relancer le dé { $a } de votre groupe sur la piste militaire
move-reduce = baisser le dé { $b } de votre groupe sur la { $a }
move-reroll_of = relancer un { $b } de { $a_player }
move-discard = défausser { $a }
move-destroy = { $a } est perdue
move-target = choisir { $a_player }
move-done = terminé
move-conquer = conquérir { $a }
move-take = prendre { $a }
move-buy = acheter { $a }
move-buy_blind = acheter la carte du dessus à l’aveugle pour 5
move-decline = refuser
move-stage = poser { $a }
move-commit = valider la combinaison

## Options

option-senate_deck_mode = Paquet sénat
option-senate_deck_mode-doc = Comment le paquet sénat peut être composé.
choice-senate_deck_mode-standard = aucune carte intrigue
choice-senate_deck_mode-name_swap = cartes intrigue à la place de leurs homonymes
choice-senate_deck_mode-symbol_swap = aussi à la place d’une carte aux mêmes symboles
choice-senate_deck_mode-free = tout paquet qui respecte les contraintes fixes
option-senate_deck = Cartes du paquet sénat
option-senate_deck-doc = Le paquet sénat carte par carte. Vide : le paquet standard, et dans les autres modes avec tous les homonymes échangés que permet le nombre de joueurs.
option-legatus = Légat
option-legatus-doc = L’effet du Légat.
choice-legatus-plus_one = +1 de force pour la légion
choice-legatus-as_consul = le même effet qu’un Consul
option-hispania_maximus_track = Hispania Maximus
option-hispania_maximus_track-doc = Quel marqueur du forum Hispania Maximus avance.
choice-hispania_maximus_track-olives = le marqueur d’olives
choice-hispania_maximus_track-wine = le marqueur de vin, comme imprimé
option-phase3_card_timing = Cartes de force et de budget
option-phase3_card_timing-doc = Quand s’activent les cartes qui augmentent la force ou le budget.
choice-phase3_card_timing-phase3 = pendant la résolution de sa section
choice-phase3_card_timing-phase2 = à son tour de la phase 2
option-bonus_without_target = Bonus sans cible
option-bonus_without_target-doc = Si les cartes qui augmentent la force ou le budget peuvent être activées quand il n’y a rien à conquérir ni à acheter.
choice-bonus_without_target-refused = non, elles ne feraient rien
choice-bonus_without_target-allowed = oui, comme dans les versions précédentes de cette table
option-card_windows = Cartes dans un tour
option-card_windows-doc = Quand les cartes sénat sont activées dans un tour de la phase 2.
choice-card_windows-both = avant et après le placement
choice-card_windows-either_or = soit avant, soit après le placement
option-proconsul_max_rolls = Proconsul
option-proconsul_max_rolls-doc = Combien de fois le Proconsul peut relancer.
choice-proconsul_max_rolls-2 = deux fois en tout
choice-proconsul_max_rolls-unlimited = autant de fois que voulu
option-senator_resort = Sénateur : le groupe se déplace
option-senator_resort-doc = Un dé de tête baissé par le Sénateur peut déplacer son groupe vers la gauche.
option-senator_zero_nonleading = Sénateur : un 0 qui n’était pas en tête
option-senator_zero_nonleading-doc = Ce que devient un 1 qui n’est pas en tête quand le Sénateur en fait un 0.
choice-senator_zero_nonleading-move = le 0 passe en tête et le groupe va en section I
choice-senator_zero_nonleading-stay = il reste où il est
option-best_performance = Meilleur spectacle
option-best_performance-doc = Ce qui fait le meilleur spectacle.
choice-best_performance-rank = le rang le plus élevé
choice-best_performance-points = le plus de points
option-region_full = Une région entière
option-region_full-doc = Comment comptent les 3 points d’une région entière.
choice-region_full-replace = à la place des 2 points
choice-region_full-add = en plus des 2 points
option-region_tie = Égalité dans une région
option-region_tie-doc = Ce que reçoivent les joueurs à égalité dans une région.
choice-region_tie-one_each = 1 point chacun
choice-region_tie-split_floor = 2 points divisés, arrondis en dessous
option-arch_limit = Arcs
option-arch_limit-doc = Si les huit arcs limitent le nombre de provinces.
choice-arch_limit-none = aucune limite
choice-arch_limit-eight = huit provinces au plus
option-vicarius_epoch = Vicaire
option-vicarius_epoch-doc = L’époque des deux cartes Vicaire.
choice-vicarius_epoch-1 = époque I, correction de l’éditeur
choice-vicarius_epoch-2 = époque II, impression non corrigée
option-arena_rank_points = Points des rangs
option-arena_rank_points-doc = Points des cinq rangs d’un spectacle.
option-forum_max = Pistes du forum
option-forum_max-doc = La dernière case des pistes du forum : olives, vin, joyaux.

## Comment la partie a été gagnée

tie-none = Le plus de points de victoire.
tie-provinces = Égalité de points ; le nombre de provinces décide.
tie-arena_cards = Égalité de points et de provinces ; les cartes arène les plus chères en main décident.
tie-shared = Égalité en tout : victoire partagée.

## Refus

reason-0-cannot-lowered = un 0 ne peut pas être baissé
reason-set-needs-least = une combinaison demande au moins trois cartes
reason-activate-card-or-end = activez une carte ou terminez votre tour
reason-unseen-card-costs = une carte à l’aveugle coûte { $cost }, il vous reste { $left }
reason-buy-arena-cards = achetez des cartes arène ou arrêtez
reason-costs-left = { $card } coûte { $cost }, il vous reste { $left }
reason-could-nothing-now = { $card } n’aurait aucun effet maintenant
reason-not-fit-here = { $card } ne va pas ici : nommez les cartes de la combinaison dans l’ordre des cartes, trois ou plus
reason-strength-legion-left = { $card } a une force de { $strength }, il reste { $left } à votre légion
reason-activated-placing-die = { $card } s’active en plaçant un dé avec cette carte
reason-card-exhausted = { $card } est épuisée
reason-exhausted-until-end = { $card } est épuisée jusqu’à la fin de la manche
reason-no-province-epoch = { $card } n’est pas une province d’époque I
reason-not-ready-province = { $card } n’est pas une de vos provinces disponibles avec cette ressource : { $resource }
reason-not-display = { $card } n’est pas dans l’étalage
reason-needs-ready-province = { $card } demande une province disponible avec ce symbole : { $symbol }
reason-needs-two-ready = { $card } demande deux provinces disponibles avec ces symboles : { $symbol } et { $second }
reason-conquer-province-or-done = conquérez une province ou terminez
reason-higher-than-last = { $die } dépasse le dernier dé de votre groupe, { $last }
reason-exhaust-province-move = épuisez une province pour avancer votre marqueur, ou refusez
reason-choose-unplaced-die = choisissez d’abord un dé non placé d’un joueur : la place, puis la face
reason-choose-one-dice = choisissez d’abord un de vos dés de la piste militaire, 1 est le dé de tête
reason-choose-one-placed = choisissez d’abord un de vos dés placés : la piste, puis la position
reason-choose-one-unplaced = choisissez d’abord un de vos dés non placés
reason-choose-player-who-loses = choisissez d’abord qui perd un joyau
reason-choose-player-whose = choisissez d’abord le joueur dont le total compte 3 de plus
reason-choose-provinces-exhaust = choisissez d’abord les provinces à épuiser pour { $card }
reason-choose-which-unplaced = choisissez d’abord les dés non placés à relancer
reason-discard-one-own = défaussez d’abord une de vos cartes sénat
reason-raise-strength-legion = augmentez d’abord la force de votre légion ou terminez
reason-turn-place-die = c’est à vous de placer un dé
reason-lay-out-set = posez une combinaison de cartes arène, ou passez
reason-nobody-holds = personne ne possède { $card }
reason-now-choose-province = choisissez maintenant une province d’époque I qui est perdue
reason-seat-no-jewel = la place { $seat } n’a pas de joyau
reason-seat-no-unplaced = la place { $seat } n’a pas de dé non placé montrant { $die }
reason-arena-deck-empty = la pioche arène est vide
reason-effect-same-1s = l’effet est le même pour des 1 voisins : choisissez le premier
reason-player-order-being = on fixe l’ordre du tour : activez une carte pour cela ou terminez
reason-strength-legion-settled = la force de votre légion est fixée
reason-die-can-placed = ce dé peut être placé sans Consul
reason-not-moment-activate = ce n’est pas le moment d’activer { $card }
reason-can-place-die = vous pouvez placer un dé, donc vous le devez
reason-cannot-steal-from-yourself = vous ne pouvez pas vous voler vous-même
reason-not-card = vous n’avez pas { $card }
reason-not-these-unplaced = vous n’avez pas ces dés non placés
reason-not-hold = vous ne possédez pas { $card }
reason-begun-lay-out = vous avez commencé à poser une combinaison
reason-no-further = vous n’avez pas d’autre { $card }
reason-no-such-die = vous n’avez pas ce dé sur cette piste
reason-no-unplaced-die = vous n’avez pas de dé non placé montrant { $die }
reason-placed-die-turn = vous avez placé votre dé de ce tour
reason-must-take-senate = vous devez prendre une carte sénat par dé
reason-option-names-not = l’option « { $option } » nomme { $known }, pas { $value }
reason-bears-two-player = { $option } : { $card } porte la marque « à deux » et ne sert pas à 2 joueurs (ROM-2.21 d)
reason-not-standard-deck = { $option } : { $card } n’est pas dans le paquet normal ; choisissez un autre mode (ROM-2.20)
reason-cards-with-players = { $option } : { $count } cartes ; à { $seats } joueurs, le paquet en a { $size } (ROM-2.21 a)
reason-epoch-iii-scoring = { $option } : { $count } cartes de décompte de l’époque III ; à { $seats } joueurs, il y en a { $size } (ROM-2.21 b)
reason-not-allow-instead = { $option } : { $mode } ne permet pas { $names } à la place de { $out } ({ $rule })
reason-groups-but-sections = { $where } : { $count } groupes, mais { $most } sections
reason-players-unplaced-dice = players : des dés non placés en phase { $phase }
reason-purchases-seat-bought = purchases : la place { $seat } a acheté au grand jour, mais n’a ni en main ni présenté : { $names }
reason-stack-these-steps = stack : ces étapes ne peuvent pas être là à la manche { $round } : { $steps }
reason-used-exhausted-senate = used : les cartes sénat épuisées ne sont pas celles qui sont posées
reason-group-without-dice = { $where } : un groupe sans dés
reason-dice-cannot-lie = { $where } : des dés ne peuvent pas être ainsi en phase { $phase }
reason-no-set-card = { $where } : { $names } : pas une combinaison dans l’ordre des cartes
reason-only-during-performance = { $where } : seulement pendant les Grands Jeux
reason-seat-more-than-one-group = { $where } : la place { $seat } a plus d’un groupe (ROM-3.21)
reason-rule-edition-changes = { $where } : c’est une règle ; une édition change ce qui est imprimé
reason-provinces-cards-left = provinces : à deux il reste { $found } cartes, les règles en demandent 15 (ROM-2.10)
reason-senate-normal-cards = senate : { $found } cartes normales sans la marque « à deux », les règles en demandent 15 (ROM-2.11)
reason-senate-normal-cards-epoch = senate : { $found } cartes normales de l’époque III, pas { $count } (joueurs : { $seats }) (ROM-2.21)

## Ce qu’un conseil dit d’un coup : les mots des termes de l’évaluation. $n est un nombre avec son signe.

hint-points = points { $n }
hint-forum = points aux décomptes du forum { $n }
hint-forum_steps = pas au forum { $n }
hint-regions = points des régions { $n }
hint-senate_scoring = points des cartes sénat { $n }
hint-senate_cards = cartes sénat { $n }
hint-provinces = provinces { $n }
hint-arena_set = valeur du spectacle { $n }
hint-arena_cards = cartes arène { $n }
hint-arena_worth = valeur des cartes arène { $n }
hint-strength_left = force en réserve { $n }
hint-budget_left = pièces restantes { $n }
hint-unplaced = dés à placer { $n }
hint-unplaced_sum = somme des dés à placer { $n }

## Le plateau dans le navigateur

web-no-offer = Rien n’est proposé
intro = Les dés se devancent pour les provinces, les charges et l’arène.
weight = moyen
time = 60 minutes
web-rom-military = Militaire
web-rom-senate = Sénat
web-rom-black-market = Marché noir
web-rom-ended = Les { $rounds } manches ont été jouées.
web-rom-conquer = Conquérir { $card } : force { $strength }, { $resource }
web-rom-buy = Acheter { $card } pour { $cost }
web-rom-performance = Un spectacle
web-rom-show-choose = Choisissez au moins trois cartes arène, dans l’ordre que vous voulez.
web-rom-perform = Donner le spectacle avec { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-rom-performances = Spectacles ({ $count })
web-rom-regions = Régions : force de chaque joueur

# What another player decides, after “… decides”.
asks-OrderWindow = s’il faut changer l’ordre du tour
asks-TribunusTarget = quel total compte davantage
asks-PlaceDie = où placer un dé
asks-AfterPlacing = s’il faut activer d’autres cartes sénat
asks-PlaceAfterCards = où placer un dé
asks-ExhaustProvinces = quelles provinces épuiser
asks-RerollDice = quels dés relancer
asks-FlipDie = quel dé retourner
asks-ShiftDie = quel dé changer de 1
asks-RerollMilitaryDie = quel dé placé relancer
asks-LowerPlacedDie = quel dé placé compte moins
asks-RerollAnyDie = quel dé relancer
asks-DiscardSenateCard = quelle carte sénat défausser
asks-DestroyProvince = quelle province est perdue
asks-StealJewel = à qui voler un joyau
asks-MilitaryBonus = s’il faut renforcer la légion
asks-Conquest = quelle province conquérir
asks-TakeSenateCard = quelle carte sénat prendre
asks-Purchase = quelles cartes arène acheter
asks-ForumScoring = s’il faut épuiser une province pour le décompte
asks-ForumScoringAgain = s’il faut épuiser une province pour le décompte
asks-Performance = quelles cartes jouent dans l’arène
asks-TurnEnd = s’il faut finir le tour

# What is counted after a game.
term-stat_rolled = Points aux dés
term-stat_provinces = Provinces conquises
term-stat_senate_cards = Cartes sénat prises
term-stat_arena_cards = Cartes arène achetées
term-stat_coins = Pièces dépensées pour elles
term-stat_performances = Spectacles
term-stat_best_performances = Meilleurs spectacles
term-stat_dice_lost = Dés perdus
