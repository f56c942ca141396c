# Senators en français. Les mots sont ceux de la règle française (SEN-1.6) ; le reste est notre traduction.

## Choses

term-wheat = Blé
term-meat = Viande
term-iron = Fer
term-cloth = Tissu
term-wood = Bois
term-olives = Olives
card-wheat = { term-wheat } { $n }
card-meat = { term-meat } { $n }
card-iron = { term-iron } { $n }
card-cloth = { term-cloth } { $n }
card-wood = { term-wood } { $n }
card-olives = { term-olives } { $n }

term-governor = Gouverneur
card-governor_wheat = Gouverneur de Sicile (Blé)
card-governor_meat = Gouverneur de Gaule (Viande)
card-governor_iron = Gouverneur d’Hispanie (Fer)
card-governor_cloth = Gouverneur d’Asie (Tissu)
card-governor_wood = Gouverneur de Macédoine (Bois)
card-governor_olives = Gouverneur d’Afrique (Olives)
card-censor = Censeur
card-consul = Consul
card-quaestor = Questeur

card-vox_populi = Vox Populi
card-tribunes = Soutien des tribuns
card-lictors = Licteurs
card-merchants = Marchands
card-cavalry = Cavalerie
card-pontifex_maximus = Pontifex Maximus
card-princeps_senatus = Princeps Senatus
card-prefects = Préfets
card-praetors = Praetors

card-war = Guerre
card-new_senator = Nouveau Sénateur
card-deficit = Déficit public
card-civil_conflict = Conflit civil
card-eviction = Éviction
card-majority = Majorité au Sénat

## What cards do

effect-governor = Vaut une carte de son type de n’importe quelle valeur de 1 à 9 dans une vente ; protège du Conflit civil ; perdu à l’Éviction.
effect-censor = Aux Comptoirs{ $censor_timing_key ->
        [any_time] { "" }
       *[before_buying] , avant d’acheter un sénateur
    } : prenez 1 sénateur à un joueur qui en a plus que vous.
effect-consul = Aux Comptoirs : les sénateurs coûtent 7 au lieu de 10.
effect-quaestor =
    { $quaestor_scope_key ->
        [one_sale] Aux Comptoirs : vendez une fois trois cartes quelconques.
       *[all_sales] Aux Comptoirs : vendez trois cartes quelconques, aussi souvent que vous voulez.
    }
effect-vox_populi = Gagnez 1 sénateur à chaque passage aux Comptoirs.
effect-tribunes = Vous gardez tous vos Gouverneurs à l’Éviction.
effect-lictors = Vous prenez 8 au lieu de 3 en choisissant l’Extorsion.
effect-merchants = Dans votre enchère, achetez une carte pour 1 à la plus forte mise.
effect-cavalry = Votre mise de Guerre compte 3 de plus, gratuitement.
effect-pontifex_maximus = 9 pièces de plus par carte de valeur 1 vendue.
effect-princeps_senatus = 3 pièces au lieu de 2 par adversaire plus faible à la Majorité au Sénat.
effect-prefects = Protégez une de vos cartes pendant l’Extorsion d’un adversaire.
effect-praetors = Vous ne pouvez pas être la cible d’un Censeur.
effect-war = Mises secrètes, toutes payées ; la plus forte gagne 1 sénateur{ $war_all_zero_key ->
        [nobody_gains] , sauf si elle est de 0
       *[everyone_gains] { "" }
    }. La quatrième Guerre termine la partie.
effect-new_senator = Un sénateur est vendu à prix décroissant, à partir de 15 : 1 de moins après { $new_senator_price_step_key ->
        [per_round] le refus de tous
       *[per_player] chaque refus
    }.
effect-deficit = Mises secrètes contre le montant : si la somme suffit, la plus forte gagne un sénateur ; sinon la plus faible en perd un.
effect-civil_conflict = Qui n’a pas de Gouverneur paie 5.
effect-eviction = Tous les Gouverneurs devant les joueurs sont défaussés.
effect-majority = 2 pièces par adversaire qui a moins de sénateurs.

term-market = Marché { $n }
term-senate = Sénat

## Mots de la table

term-title = Senators
term-senators = Sénateurs
term-senate_track = Piste de scores
term-board = Plateau
term-deck = Pioche
term-decks = Pioches
term-on_offer = Aux enchères
term-bids = Cases Mise et mises
term-player = Joueur
term-screen = Derrière le paravent
term-face_up = Face visible
term-your_hand = Votre main
term-your_money = Votre argent
term-your_bid = Votre mise secrète
term-talents =
    { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
term-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
term-events = Évènements
term-war_row = Guerres
term-event_deck = pioche Évènements { $n }
term-fourth_war = la quatrième met fin à la partie
term-drawn = déjà tirés
term-discards = Défausse
term-draft_row = Cartes Influence au choix
term-eliminated = éliminé
term-active = joueur actif
term-locked = mise validée
term-you = vous
term-turn = Tour { $n }

## Questions

step-InfluenceDraft = Choisissez une carte Influence.
step-Turn = Le tour passe au joueur suivant.
step-DrawEvent = Une carte Évènement est révélée.
step-WarBid = Guerre : validez une mise secrète. La plus forte gagne un Sénateur ; toutes les mises sont payées.
step-DeficitBid = Déficit public de { $amount } : validez une mise secrète. Si le total suffit, la plus forte gagne un Sénateur ; sinon la plus faible en perd un.
step-NewSenator = Un nouveau Sénateur est à vendre pour { $price }. Acceptez ou refusez.
step-ChooseAction = Choisissez une action.
step-AuctionBid = Misez sur la carte du plateau { $board }, ou passez.
step-Settle = Concluez les enchères : pour chaque carte, vendez à la plus forte mise ou achetez à ce prix.
step-UsePrefects = Préfets : protégez une de vos cartes visibles pendant cette extorsion, ou aucune.
step-ExtortionOffer = Désignez une carte visible chez { $victim } pour une offre, ou renoncez.
step-ExtortionPrice = Fixez votre prix pour { $card } chez { $victim }.
step-ExtortionAnswer = { $price } pour { $card } : cédez la carte, ou gardez-la et payez { $price }.
step-JoinCashIn = Payez 5 Pièces pour aller d’abord aux Comptoirs, ou refusez.
step-StartCashIn = Un passage aux Comptoirs commence.
step-CashIn = Comptoirs : vendez par trois, jouez vos cartes Sénat, achetez des Sénateurs, puis terminez.
step-SellSet = Complétez la vente : { $picks } et …

## Journal

log-drafts = { $seat } prend { $card }.
log-turn = Tour { $number } : { $seat }.
log-event = Évènement : { $event }.
log-action =
    { $action_key ->
        [auction] { $seat } choisit les Mises aux enchères.
        [extortion] { $seat } choisit l’Extorsion.
       *[cash_in] { $seat } choisit les Comptoirs.
    }
log-auction = Aux enchères : { $cards }.
log-bids = { $seat } mise { $amount } sur { $card }.
log-passes = { $seat } passe pour { $card }.
log-takes-unbid = Personne n’a misé sur { $card } : { $seat } prend la carte gratuitement.
log-sells-lot = { $seat } vend { $card } à { $other } pour { $amount }.
log-buys-lot = { $seat } achète { $card } et paie { $amount } à { $other }.
log-merchants-lot = Avec les Marchands, { $seat } achète { $card } et ne paie que { $amount } à { $other }.
log-takes-bank = { $seat } prend { $amount } à la banque.
log-pays-bank = { $seat } paie { $amount } à la banque.
log-protects = { $seat } protège { $card } avec les Préfets.
log-skips = { $seat } ne fait pas d’offre à { $other }.
log-offers = { $seat } propose { $amount } à { $other } pour { $card }.
log-sells-extorted = { $other } paie { $amount } ; { $seat } cède { $card }.
log-keeps-extorted = { $seat } garde { $card } et paie { $amount } à { $other }.
log-joins = { $seat } paie { $amount } à { $other } et va d’abord aux Comptoirs.
log-declines-cash-in = { $seat } ne va pas aux Comptoirs.
log-finishes = { $seat } quitte les Comptoirs.
log-buys-senator = { $seat } achète la voix d’un Sénateur pour { $amount }.
log-refuses-senator = { $seat } refuse le nouveau Sénateur à { $amount }.
log-plays-office = { $seat } joue { $card }.
log-sells-set = { $seat } vend { $cards } pour { $amount }.
log-embezzles = { $seat } détourne { $amount ->
        [one] { $amount } Pièce
       *[other] { $amount } Pièces
    } ; il lui reste { $senators ->
        [0] zéro Sénateur.
        [one] un Sénateur.
       *[other] { $senators } Sénateurs.
    }
log-gains-senator = { $seat } gagne un Sénateur et en a maintenant { $senators }.
log-loses-senator = { $seat } perd un Sénateur et en a maintenant { $senators }.
log-eliminated = { $seat } n’a plus de Sénateur et quitte la partie. { $amount ->
        [one] { $amount } Pièce va à la banque
       *[other] { $amount } Pièces vont à la banque
    } ; défaussé : { $cards }.
log-keeps-governors = Soutien des tribuns : { $seat } garde tous ses Gouverneurs.
log-evicted = { $seat } perd { $cards }.
log-locks = { $seat } valide une mise secrète de { $amount }.
    .hidden = { $seat } valide une mise secrète.
log-secret-bid = { $seat } avait misé { $amount }.
log-deficit = Le total des mises est de { $total } ; il fallait { $amount }.
log-game-over =
    { $winners_count ->
        [one] Ave Caesar ! { $winners } gagne la partie.
       *[other] Ave Caesar ! { $winners } gagnent ensemble.
    }

## Coups

move-embezzle = détourner des fonds : un Sénateur contre 5 Pièces
move-draft = prendre { $a }
move-lock = miser { $a } en secret
move-accept = accepter : acheter le Sénateur
move-decline = refuser
move-auction = Mises aux enchères : proposer quatre cartes et conclure
move-extortion = Extorsion : prendre de l’argent à la banque et faire des offres
move-cash_in = Comptoirs : vendre par trois et acheter des Sénateurs
move-pass = passer pour { $a }
move-bid = miser { $b } sur { $a }
move-sell =
    { $a_key ->
        [none] céder la carte et être payé
       *[other] vendre { $a } à la plus forte mise
    }
move-buy = acheter { $a } à la plus forte mise
move-merchants = Marchands : acheter { $a } pour 1
move-protect = protéger { $a }
move-no_protection = ne rien protéger
move-skip = ne pas extorquer
move-offer = faire une offre pour { $a }
move-price = proposer { $a }
move-keep = garder la carte et payer
move-join = payer 5 Pièces et aller d’abord aux Comptoirs
move-set = vendre { $a } par trois
move-consul = jouer un Consul : un Sénateur coûte 7
move-quaestor = jouer un Questeur : vendre trois cartes au choix
move-censor = jouer un Censeur : prendre un Sénateur à { $a_player }
move-buy_senator = acheter la voix d’un Sénateur
move-finish = terminer

## Options

option-variant_antiluck = Variante Anti-malchance
option-variant_antiluck-doc = Répartir les Guerres : 2 dans le haut, 3 dans le bas de la pioche Évènements.
option-variant_influence = Variante Influence
option-variant_influence-doc = Chacun choisit une carte Influence avant la partie.
option-new_senator_price_step = Nouveau Sénateur : baisse du prix
option-new_senator_price_step-doc = Quand baisse le prix d’un Nouveau Sénateur.
choice-new_senator_price_step-per_player = après chaque refus
choice-new_senator_price_step-per_round = quand tous ont refusé
option-quaestor_scope = Questeur : portée
option-quaestor_scope-doc = Combien de ventes libres permet un Questeur.
choice-quaestor_scope-all_sales = autant qu’on veut dans ce passage aux Comptoirs
choice-quaestor_scope-one_sale = une seule vente
option-censor_timing = Censeur : moment
option-censor_timing-doc = À quel moment des Comptoirs un Censeur peut être joué.
choice-censor_timing-before_buying = avant le premier achat d’un Sénateur
choice-censor_timing-any_time = à tout moment
option-cash_in_order = Ordre des Comptoirs
option-cash_in_order-doc = Peut-on encore vendre après avoir acheté un Sénateur ?
choice-cash_in_order-free = ventes et achats dans n’importe quel ordre
choice-cash_in_order-sell_then_buy = pas de vente après un achat
option-antiluck_packets = Paquets anti-malchance
option-antiluck_packets-doc = Quel paquet de la variante anti-malchance est au-dessus.
choice-antiluck_packets-8_on_top = 8 autres cartes et 2 Guerres au-dessus
choice-antiluck_packets-9_on_top = 9 autres cartes et 2 Guerres au-dessus
option-first_player = Premier joueur
option-first_player-doc = Qui occupe la place 0 et commence.
choice-first_player-random = tiré au sort
choice-first_player-chosen = désigné à la mise en place
option-coin_values = Pièces
option-coin_values-doc = Quelles pièces sont montrées (apparence seulement).
choice-coin_values-1_5_10 = 1, 5 et 10
choice-coin_values-1_3_5_10 = 1, 3, 5 et 10
option-bid_track_mode = Prix des mises
option-bid_track_mode-doc = Quels prix peuvent être misés.
choice-bid_track_mode-reconstructed_steps = les cases Mise des plateaux
choice-bid_track_mode-any_integer = tout nombre entier de 1 à 99
option-bid_track_market = Cases Mise des Marchés
option-bid_track_market-doc = Cases Mise des trois plateaux Marché.
option-bid_track_senate = Cases Mise du Sénat
option-bid_track_senate-doc = Cases Mise du plateau Sénat.
option-deficit_amounts = Montants du Déficit public
option-deficit_amounts-doc = Montants des trois cartes Déficit public.
option-commitment_cap = Plafond des promesses
option-commitment_cap-doc = Combien d’argent un joueur peut promettre.
choice-commitment_cap-means = ce que les détournements peuvent couvrir, sans le dernier Sénateur
choice-commitment_cap-cash = l’argent en main
choice-commitment_cap-uncapped = tout ; qui ne peut pas payer donne tout et quitte la partie
option-embezzle_window = Moment des détournements
option-embezzle_window-doc = Qui peut détourner des fonds pendant qu’une décision est attendue.
choice-embezzle_window-any_pending_decision = tout le monde
choice-embezzle_window-own_decisions_only = seulement le joueur interrogé
option-embezzle_last_senator = Le dernier Sénateur
option-embezzle_last_senator-doc = Un joueur peut-il sacrifier son dernier Sénateur et quitter la partie ?
choice-embezzle_last_senator-forced_only = seulement s’il doit payer
choice-embezzle_last_senator-allowed = aussi de son plein gré
option-active_leaves = Quand le joueur actif quitte la partie
option-active_leaves-doc = Ce que devient une Guerre, un Déficit ou un passage aux Comptoirs partagé quand le joueur actif quitte la partie entre-temps.
choice-active_leaves-event_goes_on = tout continue pour les autres
choice-active_leaves-turn_ends = le tour s’arrête aussitôt, comme dans les versions précédentes de cette table
option-war_all_zero = Guerre sans mise
option-war_all_zero-doc = Que se passe-t-il quand la plus forte mise d’une Guerre est 0 ?
choice-war_all_zero-everyone_gains = tous les ex æquo gagnent un Sénateur
choice-war_all_zero-nobody_gains = personne ne gagne rien
option-empty_deck = Pioche vide
option-empty_deck-doc = Que se passe-t-il quand une pioche est épuisée ?
choice-empty_deck-no_refill = son plateau ne propose plus rien
choice-empty_deck-reshuffle_discard = sa défausse est mélangée
option-senator_track_cap = Maximum de Sénateurs
option-senator_track_cap-doc = Nombre maximal de Sénateurs par joueur ; « none » pour aucune limite.
option-min_extortion_price = Offre minimale
option-min_extortion_price-doc = Prix minimal d’une offre d’extorsion.

## Comment la partie a été gagnée

tie-none = Le plus de Sénateurs.
tie-money = Égalité de Sénateurs ; le plus riche gagne.
tie-shared = Égalité de Sénateurs et d’argent : la victoire est partagée.
tie-last_alive = Il ne reste personne d’autre.
tie-all_fallen = Tous sont tombés en même temps ; le plus riche d’entre eux gagne.
tie-all_fallen_shared = Tous sont tombés en même temps, aussi riches : la victoire est partagée.

## Refus

reason-merchants-works-once = les Marchands ne servent qu’une fois par enchère
reason-praetors-protect-seat = les Praetors protègent la place { $seat }
reason-prefects-cannot-protect = les Préfets ne peuvent pas se protéger eux-mêmes
reason-censor-must-played = un Censeur doit être joué avant le premier achat d’un Sénateur
reason-bid-must-higher = une mise doit dépasser { $price }
reason-senator-costs-cash = un Sénateur coûte { $price } en argent comptant, vous avez { $cash }
reason-accept-or-decline = acceptez ou refusez d’abord le nouveau Sénateur
reason-all-four-decks = les quatre pioches sont vides, il n’y a rien à mettre aux enchères
reason-eliminated-player-nothing = un joueur éliminé n’a plus rien à détourner
reason-offer-least = une offre est d’au moins { $price }
reason-table-only-player = à cette table, seul le joueur interrogé peut détourner des fonds
reason-bid-or-pass = misez d’abord sur { $card } ou passez
reason-choose-influence-card = choisissez d’abord une carte Influence
reason-choose-auction-extortion = choisissez d’abord : Mises aux enchères, Extorsion ou Comptoirs
reason-complete-set = complétez d’abord la vente
reason-join-cash-or-decline = allez d’abord aux Comptoirs ou refusez
reason-lock-secret-bid = validez d’abord une mise secrète
reason-make-seat-offer = faites d’abord une offre à la place { $seat } ou renoncez
reason-name-price-offer = fixez d’abord le prix de votre offre
reason-no-sale-after = à cette table, on ne vend plus après avoir acheté un Sénateur
reason-only-money-hand = on ne mise que l’argent en main : au plus { $cash }
reason-protect-card-or-choose = protégez d’abord une carte, ou choisissez « { move-no_protection } »
reason-seat-not-more-senators = la place { $seat } n’a pas plus de Sénateurs que vous
reason-no-opponent = la place { $seat } n’est pas un adversaire
reason-sell-or-keep = cédez ou gardez d’abord la carte
reason-settle-cards-offer = concluez d’abord les enchères
reason-last-senator-cannot = le dernier Sénateur ne peut pas être sacrifié de plein gré
reason-price-can-pay = le prix est de { $price }, vous pouvez payer au plus { $most }
reason-with-other-bids = avec vos autres mises, vous pouvez couvrir ici au plus { $most }
reason-asked-about-now = il s’agit maintenant de { $card }
reason-cashing-finish = vous êtes aux Comptoirs : terminez d’abord
reason-cannot-pay-even = vous ne pouvez même pas payer 1
reason-not-card = vous n’avez pas { $card }
reason-not-own-merchants = vous n’avez pas les Marchands
reason-no-censor-play = vous n’avez pas de Censeur à jouer
reason-no-play = vous n’avez pas de { $office } à jouer
reason-not-fit-here = { $card } ne convient pas ici : on vend trois cartes d’un même type ou d’une même valeur, nommées dans l’ordre des cartes
reason-not-lie-face = { $card } n’est pas face visible devant la place { $seat }
reason-not-lie-face-up = { $card } n’est pas face visible devant vous
reason-not-lie-draft = { $card } n’est pas parmi les cartes au choix
reason-not-offer = { $card } n’est pas aux enchères
reason-protected-prefects = { $card } est sous la protection des Préfets
reason-no-price-space = { $price } n’est pas une case de ce plateau ; il y a { $spaces }
reason-payment-payer-receiver = { $where } : un paiement est [payeur, receveur, montant], pas « { $value } »
reason-two-places = { $where } : { $card } est à deux endroits
reason-no-influence-card = { $where } : { $card } n’est pas une carte Influence
reason-each-bid-seat = { $where } : chaque mise est [place, prix], pas « { $value } »
reason-cannot-been-paid = { $where } : { $value } n’a pas pu être payé
reason-seat-not-alive = { $where } : la place { $seat } n’est plus en jeu
reason-seat-no-living = { $where } : la place { $seat } n’est pas un adversaire encore en jeu
reason-alive-with-senators = { $where } : alive est { $alive } avec { $number } Sénateurs
reason-eliminated-but-still = { $where } : éliminé, mais possède encore quelque chose
reason-no-bid-locked = { $where } : aucune mise n’est validée
reason-players-fewer-than-two = players : moins de deux sont encore en jeu, mais la partie n’est pas finie
reason-players-bid-locked = players : une mise est validée, mais personne n’a à miser en secret
reason-war-row-wars = war_row : { $number } Guerres, mais la quatrième met fin à la partie
reason-draft-row-nobody = draft_row : personne ne choisit de carte Influence
reason-draft-row-too = draft_row a trop peu de cartes
reason-auction-cards-offer = auction : des cartes sont aux enchères, mais aucune enchère n’est en cours
reason-seat-cannot-bid = { $where } : la place { $seat } ne peut pas miser
reason-one-bid-each = { $where } : une mise par joueur et par carte
reason-each-bid-must-higher = { $where } : chaque mise doit dépasser la précédente
reason-auction-seat-bid = auction : la place { $seat } a misé { $bid }, mais ne peut couvrir que { $most }
reason-not-turn = pas au tour { $turn }
reason-offer-no-bid = { $card } est aux enchères sans mise
reason-nothing-offer = rien n’est aux enchères : { $board }
reason-seat-already-bid = la place { $seat } y a déjà misé
reason-seat-no-opponent = la place { $seat } n’est pas un adversaire qui a les Préfets
reason-prefects-no-other = les Préfets n’ont aucune autre carte à protéger
reason-seat-cashing = la place { $seat } est aux Comptoirs
reason-picks-cannot-sold = picks : { $card } ne peut pas se vendre ainsi

## Ce qu’un conseil dit d’un coup : les mots des termes de l’évaluation. $n est un nombre avec son signe.

hint-alive =
    { $way ->
        [more] vous restez en jeu
       *[less] vous êtes éliminé
    }
hint-senators = sénateurs { $n }
hint-lead = avance { $n }
hint-cash = pièces { $n }
hint-purse = sénateurs achetables aux Comptoirs { $n }
hint-sets = valeur des ventes { $n }
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

## Le plateau dans le navigateur

web-secret-bid = Votre mise secrète : { $amount }
web-sell-set = Vendre { $cards } : { $amount }
web-turn-of = Tour { $turn } : { $name }
web-resources-gone =
    Ressources défaussées ({ $count })
web-offices-gone =
    Cartes Sénat défaussées ({ $count })
intro = Enchérir, extorquer et vendre pour acheter la voix des sénateurs, jusqu’à la quatrième guerre.
weight = léger à moyen
time = 45 minutes
web-sen-last-war = La quatrième Guerre termine la partie.
web-sen-in-hand = Cachées
web-sen-face-up = Visibles
web-sen-offices = Cartes Sénat
web-sen-influence = Influence
web-sen-goods = ressources
web-sen-lock = Miser { $amount } de vos { $cash } en secret
web-sen-bid = Miser { $amount } sur { $card } (vous avez { $cash })
web-sen-sell-to = Vendre à { $name }, +{ $amount }
web-sen-keep-pay = Garder, payer { $amount } à { $name }
web-sen-offer = Offrir { $amount } de vos { $cash }
web-sen-keep-card-pay = Garder { $card }, payer { $amount } à { $name }
web-sen-accept = Acheter le Sénateur pour { $amount } (vous avez { $cash })
web-sen-buy-senator = Acheter un Sénateur : { $amount }
web-sen-sell-card-to = Vendre { $card } à { $name }, +{ $amount }
web-sen-ended = La quatrième Guerre a mis fin à la partie.
web-sen-ended-alone = La partie s’est arrêtée car les autres étaient éliminés.
web-sen-embezzle = Détourner : 1 sénateur pour 5 pièces
web-sen-embezzle-sure = Céder un sénateur pour 5 pièces ? Il vous en reste { $left }.
web-sen-offered = { $name } offre { $amount } à { $other }
web-sen-open-to-offers = Ouvert aux offres : { $name }
web-sen-beyond = Plus que vos { $cash } : il faudrait détourner des fonds.
web-sen-points-start = Départ
web-sen-points-won = Gagnés
web-sen-points-bought = Achetés
web-sen-points-embezzled = Détournés
web-sen-points-lost = Perdus

# What another player decides, after “… decides”.
asks-InfluenceDraft = quelle carte Influence prendre
asks-WarBid = combien miser en secret pour la guerre
asks-DeficitBid = combien miser en secret contre le déficit
asks-NewSenator = s’il faut acheter le nouveau sénateur
asks-ChooseAction = quelle action choisir
asks-AuctionBid = combien miser sur la carte
asks-Settle = s’il faut vendre ou acheter chaque carte
asks-UsePrefects = quelle carte les préfets protègent
asks-ExtortionOffer = pour quelle carte faire une offre
asks-ExtortionPrice = quel prix offrir
asks-ExtortionAnswer = s’il faut céder la carte, ou la garder et payer
asks-JoinCashIn = s’il faut passer d’abord aux Comptoirs
asks-CashIn = quoi vendre et acheter
asks-SellSet = quelles trois cartes vendre

# What is counted after a game.
term-stat_senators_gained = Sénateurs gagnés
term-stat_senators_sold = Sénateurs sacrifiés aux détournements
term-stat_senators_lost = Sénateurs perdus
term-stat_cards_bought = Cartes achetées
term-stat_paid = Prix payé
term-stat_brought = Ce qu’elles ont rapporté
term-stat_sets_sold = Ventes par trois
term-stat_set_talents = Pièces tirées des ventes
term-stat_extorted = Pièces extorquées
term-stat_embezzled = Pièces détournées
term-stat_war_bids = Misé en secret
