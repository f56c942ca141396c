# Massilia en français.

## Things

term-title = Massilia
term-pink = rose
term-orange = orange
term-purple = violet
term-beige = beige
term-brown = marron
term-black = noir
term-grey = gris
card-beige = { term-beige } { $n }
card-brown = { term-brown } { $n }
card-black = { term-black } { $n }
card-grey = { term-grey } { $n }
card-own_beige = { term-beige } { $n } (réserve)
card-own_brown = { term-brown } { $n } (réserve)
card-own_black = { term-black } { $n } (réserve)
card-own_grey = { term-grey } { $n } (réserve)
card-jupiter = Jupiter
card-neptunus = Neptune
card-mars = Mars
card-mercurius = Mercure
card-pluto = Pluton
card-minerva = Minerve
card-phoebus = Phébus
card-juno = Junon
card-venus = Vénus
term-consul = consul
term-clockwise = dans le sens horaire
term-counter = dans le sens antihoraire
term-nothing = aucune carte
term-juno_phoebus = { card-juno } et { card-phoebus }
term-juno_minerva = { card-juno } et { card-minerva }
term-phoebus_minerva = { card-phoebus } et { card-minerva }
term-juno_phoebus_minerva = { card-juno }, { card-phoebus } et { card-minerva }
term-mercurius_down = { card-mercurius } (prix diminué de 1)
term-mercurius_up = { card-mercurius } (prix augmenté de 1)
term-mercurius_down_neptunus = { term-mercurius_down } et { card-neptunus }
term-mercurius_up_neptunus = { term-mercurius_up } et { card-neptunus }

## What the cards do

effect-jupiter = Avec une action grise : prenez { $amount } cartes Dieu au lieu d’une.
effect-neptunus = Avec une action beige : jusqu’à { $amount } cubes achetés sont gratuits, les plus chers.
effect-mars = Quand vous lancez : jusqu’à { $amount } dés vont gratuitement dans votre réserve.
effect-mercurius = Un prix compte { $amount } de plus ou { $amount } de moins pour cette action (de { $lowest_price } à { $highest_price }).
effect-pluto =
    Quand le consul s’arrête à votre étal : pas de taxe, et il n’est pas fermé.{ $fresh_pluto_blocked ->
        [true] { "" }
       *[other] { " " }Sert aussitôt, même prise à l’instant.
    }
effect-minerva =
    { $amount ->
        [one] Un pas de +1 ou −1 sur un dé ne coûte pas de pierre de pénalité.
       *[other] { $amount } pas de +1 ou −1 ne coûtent pas de pierres de pénalité.
    }
effect-phoebus =
    { $group_recolour ->
        [true] Le changement de couleur d’un dé, ou de tous s’ils ont la même, ne coûte pas de pierre de pénalité.
       *[other] Le changement de couleur d’un dé ne coûte pas de pierre de pénalité.
    }
effect-juno = Un dé supplémentaire ne coûte pas de pierre de pénalité.
effect-venus = Rendez de 1 à { $amount } de vos pierres de pénalité.

## Words of the table

term-market = Marché
term-temple = Temple
term-harbour = Port
term-customer = client
term-round = Manche { $n } sur { $of }
term-turn_order = ordre du tour
term-round_tiles = tuiles manche
term-price = prix
term-price_and_points = prix { $price }, points { $points }
term-supply = { $n ->
        [one] { $n } pierre de pénalité
       *[other] { $n } pierres de pénalité
    } en réserve
term-display = Cartes Dieu visibles
term-draw_pile = pioche { $n }
term-discard_pile = défausse
term-player = Joueur
term-reputation = Réputation
term-stalls = Étals
term-tiles = Tuiles restantes
term-reserve = Réserve
term-screen = Derrière le paravent
term-you = vous
term-has_passed = (a passé)
term-your_hand = Vos cartes Dieu
term-your_screen = Derrière votre paravent
term-fresh_card = { $card } (nouvelle)
term-sesterces =
    { $n ->
        [one] { $n } sesterce
       *[other] { $n } sesterces
    }
term-penalty_stones =
    { $n ->
        [one] { $n } pierre de pénalité
       *[other] { $n } pierres de pénalité
    }
term-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
term-score_parts = { $reputation } + { $stalls } + { $money } − { $penalty } = { $total }

## Prompts

step-PlaceStall = Placez votre premier étal dans un quartier qui n’en a pas.
step-Round = Une manche commence.
step-RollDice = On lance les dés.
step-ReserveDice =
    Vous avez lancé { $rolled }. Gardez des dés dans votre réserve pour { $reserve_fee ->
        [one] { $reserve_fee } sesterce
       *[other] { $reserve_fee } sesterces
    } chacun ; gardés : { $kept }.
step-Turns = Le tour passe.
step-TurnMenu = Utilisez des dés pour une action, ou passez.
step-ChooseDice =
    { $dice_count ->
        [0] Une action en { $colour } : choisissez un dé.
       *[other] Une action en { $colour } avec { $dice } : annoncez la valeur, ou ajoutez un dé.
    }
step-ChooseSteps = De combien de pas { $dice } changent-ils pour faire { $value } ?
step-ChooseCards =
    { $dice } pour une action en { $colour } de { $value }{ $steps ->
        [0] { "" }
        [one] , changés de 1 pas
       *[other] , changés de { $steps } pas
    } : quelles cartes remplacent une pierre de pénalité ?
step-BuyGoods =
    { $value ->
        [one] Achetez 1 cube : de quelle couleur ?
       *[other] Achetez { $value } cubes : combien d’une couleur, le reste en beige ?
    }
step-BuyCards =
    { $value ->
        [one] 1 cube { $goods } : jouez-vous des cartes ?
       *[other] { $number } { $goods } sur { $value } cubes : jouez-vous des cartes ?
    }
step-Distribute =
    Combien des nouvelles marchandises mettez-vous en { $space } ? À placer : { $coloured ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $coloured } { $goods }
           *[other] { $coloured } { $goods } et { $beige } beige
        }
    }.
step-MoveFigure =
    Déplacez le consul ou un client de { $value ->
        [one] { $value } case
       *[other] { $value } cases
    }.
step-Sale = Vos marchandises ({ $goods }) en { $space } sont vendues : jouez-vous des cartes ?
step-Tax = Le consul taxe { $space } : payez 1 sesterce par cube qui reste, ou rendez des cubes.
step-CloseStall = Le consul ferme votre étal vide en { $space }.
step-LastStall = Le consul est devant { $space }, votre seul étal : il reste. Vous pouvez tout de même jouer Pluton.
step-BuildStall =
    Ouvrir un étal en { $space } pour { $building_price ->
        [one] { $building_price } sesterce
       *[other] { $building_price } sesterces
    } ?
step-StockStall = Déplacez des cubes de vos autres étals vers { $space }, ou dites « { move-done } ».
step-BuyReputation =
    Achetez { $value ->
        [one] { $value } point de réputation
       *[other] { $value } points de réputation
    } : jouez-vous des cartes ?
step-Sacrifice =
    Offrande aux dieux : encore { $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    }.
step-SacrificeCards = Jouez-vous une carte pour une deuxième carte Dieu ?
step-TakeCard =
    { $second ->
        [true] Prenez une deuxième carte Dieu, ou refusez.
       *[other] Prenez une carte Dieu.
    }
step-AfterAction = Terminez votre tour ; avant cela, vous pouvez jouer Vénus.

## Log

log-places-stall = { $seat } place un premier étal en { $space }.
log-start-money = { $seat } commence avec { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }.
log-round = Manche { $number }.
log-prices = Les tuiles prix avancent : temple { $temple }, violet { $purple }, orange { $orange }, rose { $pink }.
log-rolls-temple = Les dés du temple : { $dice }.
log-rolls = { $seat } lance { $dice }.
log-reserves =
    { $dice_count ->
        [0] { $seat } ne garde aucun dé.
       *[other] { $amount ->
            [0] { $seat } garde { $dice } sans payer.
            [one] { $seat } garde { $dice } pour { $amount } sesterce.
           *[other] { $seat } garde { $dice } pour { $amount } sesterces.
        }
    }
log-passes =
    { $amount ->
        [0] { $seat } passe en dernier.
        [one] { $seat } passe et reçoit { $amount } sesterce.
       *[other] { $seat } passe et reçoit { $amount } sesterces.
    }
log-new-order = Nouvel ordre du tour : { $seats }.
log-returns-stones =
    { $number ->
        [one] { $seat } rend 1 pierre de pénalité.
       *[other] { $seat } rend { $number } pierres de pénalité.
    }
log-uses-dice = { $seat } utilise { $dice } pour une action en { $colour } de { $value } (pierres de pénalité : { $stones }).
log-plays-card = { $seat } joue { $card }.
log-buys-goods =
    { $seat } achète { $number ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $number } { $goods }
           *[other] { $number } { $goods } et { $beige } beige
        }
    } pour { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    } ; le marqueur de points est sur { $mark }.
log-puts-goods =
    { $seat } met { $number ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $number } { $goods }
           *[other] { $number } { $goods } et { $beige } beige
        }
    } en { $space }.
log-moves-figure =
    { $figure_key ->
        [consul] { $seat } déplace le consul en { $path }.
       *[other] { $seat } déplace le client { $figure } en { $path }.
    }
log-full-circle = { $seat } conduit une figurine de { $number } cases, tout autour du marché.
log-sells =
    { $seat } vend { $number } { $goods } en { $space } pour { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }{ $points ->
        [0] .
       *[other] { " " }et { $points } de réputation.
    }
log-declines-sale = { $seat } ne vend pas les marchandises beiges en { $space }.
log-last-stall = L’étal en { $space } est le seul de { $seat } et reste.
log-closes-stall = L’étal vide de { $seat } en { $space } est fermé.
log-returns-cube = { $seat } rend un cube { $goods } de { $space } au port.
log-pays-tax =
    { $amount ->
        [0] { $seat } ne paie pas de taxe pour { $space }.
        [one] { $seat } paie { $amount } sesterce de taxe pour { $space }.
       *[other] { $seat } paie { $amount } sesterces de taxe pour { $space }.
    }
log-builds-stall = { $seat } ouvre un étal en { $space } pour { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }.
log-stocks-stall = { $seat } déplace un cube { $goods } de { $space } vers { $target_space }.
log-buys-reputation =
    { $seat } achète { $points } de réputation pour { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }.
log-sacrifices = { $seat } offre { $number } { $goods } de { $space }.
log-takes-card = { $seat } prend { $card }.
log-draws-card = { $seat } pioche { $card }.
    .hidden = { $seat } pioche une carte Dieu.
log-reveals-card = { $card } est révélée.
log-reshuffles = La défausse est mélangée : une nouvelle pioche de { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
log-declines-card = { $seat } ne prend pas de deuxième carte.
log-scores = { $seat } : réputation { $reputation } + étals { $stalls } + sesterces { $money } − pénalité { $penalty } = { $total }.
log-game-over =
    { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }

## Moves

move-place = placer l’étal en { $a }
move-keep = garder { $a } en réserve
move-done = terminé
move-mars = jouer { card-mars } : deux dés gratuits
move-use =
    { $a_key ->
        [beige] beige : acheter des marchandises
        [brown] marron : déplacer un client ou le consul
        [black] noir : acheter de la réputation
       *[grey] gris : faire une offrande aux dieux
    }
move-pass = passer pour cette manche
move-venus =
    jouer { card-venus } : rendre { $a ->
        [one] { $a } pierre de pénalité
       *[other] { $a } pierres de pénalité
    }
move-die = utiliser { $a }
move-value = avec la valeur { $a }
move-steps = changé de { $a } pas
move-with = avec { $a }
move-buy = acheter { $b } { $a }, le reste en beige
move-put =
    { $a ->
        [0] { $b ->
            [0] ne rien mettre ici
           *[other] mettre ici { $b } beige
        }
       *[other] { $b ->
            [0] mettre ici { $a } de couleur
           *[other] mettre ici { $a } de couleur et { $b } beige
        }
    }
move-move =
    { $a_key ->
        [consul] déplacer le consul { $b }
       *[other] déplacer le client { $a } { $b }
    }
move-decline = refuser
move-give = offrir un cube { $b } de { $a }
move-take = prendre { $a }
move-draw = piocher
move-pluto = jouer { card-pluto } : le consul ne fait rien ici
move-return = rendre un cube { $a } au port
move-pay = payer la taxe pour tous les cubes restants
move-accept = accepter : l’étal ferme
move-build = ouvrir un étal
move-no_build = ne pas ouvrir
move-stock = déplacer un cube { $b } de { $a } vers le nouvel étal
move-end = terminer le tour

## Options

option-open_holdings = Avoirs visibles
option-open_holdings-doc = Montre les sesterces et les pierres de pénalité de tous les joueurs.
option-minerva_steps = Pas de Minerve
option-minerva_steps-doc = Combien de pas d’un dé une Minerve remplace.
option-fresh_pluto_blocked = Le nouveau Pluton attend
option-fresh_pluto_blocked-doc = Un Pluton pris à l’instant ne sert qu’à partir du prochain tour de son propriétaire.
option-beige_sale_optional = Vente beige facultative
option-beige_sale_optional-doc = Le joueur peut refuser de vendre des marchandises beiges.
option-unused_reserve = Dés inutilisés
option-unused_reserve-doc = Où vont les dés inutilisés d’une réserve en fin de manche.
choice-unused_reserve-screen = derrière le paravent
choice-unused_reserve-temple = au temple
choice-unused_reserve-stay = ils restent, avec leurs valeurs
option-group_recolour = Changer de couleur ensemble
option-group_recolour-doc = Des dés d’une même couleur en changent ensemble pour une pierre.
option-penalty_supply = Pierres de pénalité
option-penalty_supply-doc = Pierres de pénalité en jeu ; vide pour ce que dit l’édition, 10 par joueur.
option-goods_per_colour = Cubes marchandise
option-goods_per_colour-doc = Cubes de chaque couleur ; vide pour ce que dit l’édition.
option-price_tiles = Tuiles prix
option-price_tiles-doc = Valeurs des quatre tuiles prix.
option-market_data = Marché
option-market_data-doc = Sur quel marché on joue.
choice-market_data-frame_16 = 16 emplacements, avec milieux
choice-market_data-frame_12 = 12 emplacements, coins seulement
option-cards_without_effect = Cartes sans effet
option-cards_without_effect-doc = Une carte Dieu peut aussi se jouer là où elle n’a pas d’effet.
option-full_hand_blocks = La main pleine bloque
option-full_hand_blocks-doc = Avec trois cartes Dieu en main, personne ne fait d’offrande, même en jouant l’une d’elles.
option-midside_start = Premiers étals aux milieux
option-midside_start-doc = Les premiers étals peuvent aussi occuper les milieux des côtés.

## How the game was won

tie-none = Le plus haut total.
tie-stalls = Égalité de points ; le plus d’étals l’emporte.
tie-money = Égalité de points et d’étals ; le plus de sesterces l’emporte.
tie-stones = Égalité de points, d’étals et de sesterces ; le moins de pierres l’emporte.
tie-shared = Égalité parfaite : la victoire est partagée.

## Refus

reason-card-just-taken = une carte prise à l’instant sert à partir de votre prochain tour
reason-price-stays-within-and = un prix reste entre { $lowest } et { $highest }
reason-stall-space-holds = un emplacement porte un seul étal
reason-action-most-all = une action en { $colour } : vous ne pouvez accomplir entièrement que { $limit } au plus
reason-accept-stall-closes = acceptez la fermeture ou jouez Pluton
reason-build-stall-or-say = ouvrez un étal ou dites « { move-no_build } »
reason-choose-die = choisissez d’abord un dé
reason-choose-figure-and-direction = choisissez d’abord une figurine et un sens
reason-choose-cubes-sacrifice = choisissez d’abord les cubes à offrir
reason-choose-what-buy = choisissez d’abord ce que vous achetez
reason-cubes-named-order = les cubes se nomment dans l’ordre des étals et des couleurs
reason-cubes-returned-order = les cubes se rendent dans l’ordre rose, orange, violet, beige
reason-dice-kept-order = les dés se gardent dans l’ordre, le plus bas d’abord
reason-dice-named-order = les dés se nomment dans l’ordre : temple avant réserve, puis comme listés
reason-draw-and-discard = la pioche et la défausse sont vides
reason-stalls-stand-corners = les premiers étals se placent dans les coins
reason-from-too-few = à partir de là, vous avez trop peu de cubes : il en faut { $left }
reason-keep-dice-or-say = gardez d’abord des dés ou dites « { move-done } »
reason-no-dice-stones = aucun ensemble de dés, pierres et cartes ne donne une action en { $colour } que vous puissiez accomplir entièrement
reason-no-die-left = il ne reste aucun dé au temple ni dans votre réserve
reason-one-venus-per = une Vénus par tour
reason-pay-tax-or-return = payez d’abord la taxe ou rendez des marchandises
reason-place-stall = placez votre premier étal
reason-put-bought-goods = mettez d’abord les marchandises achetées sur vos étals
reason-say-how-many = dites d’abord de combien de pas les dés changent
reason-say-which-cards = dites d’abord quelles cartes vous jouez, ou « { term-nothing } »
reason-stock-new-stall = garnissez le nouvel étal ou dites « { move-done } »
reason-take-card = prenez d’abord une carte
reason-price-sesterces = le prix en sesterces est { $price }, vous avez { $money }
reason-quadrant-stall-already = ce quartier a déjà un étal
reason-card-must-taken = il faut prendre la première carte
reason-harbour-not-hold = le port n’a pas autant de cubes
reason-stalls-after-one-no-room = les étals suivants n’ont pas de place pour le reste
reason-supply-lacks-penalty = la réserve manque de pierres de pénalité pour cela
reason-no-such-die = ce dé n’est pas (ou plus) là : { $die }
reason-no-cube-stall = il n’y a pas de cube { $goods } sur cet étal
reason-these-cards-no-effect = ces cartes n’ont pas d’effet ici
reason-these-dice-cannot = ces dés ne peuvent pas faire { $value } ensemble
reason-stall-spaces = ce marché a { $ring } emplacements
reason-sale-takes-place = cette vente a lieu
reason-use-die-some = utilisez un dé, ou passez
reason-with-three-cards = avec trois cartes en main, il faut d’abord en jouer une
reason-paying-tax-already = vous payez déjà la taxe
reason-buy-all = vous achetez { $value } en tout
reason-cannot-buy-even = vous ne pouvez acheter aucun cube : argent, place ou port insuffisants
reason-cannot-pay-single = vous ne pouvez payer aucun point
reason-did-not-roll = vous n’avez pas lancé { $die }
reason-no-goods-sacrifice = vous n’avez pas de marchandises à offrir
reason-no-cube-another = vous n’avez pas de cube { $goods } sur un autre étal { $space }
reason-no-cube = vous n’avez pas de cube { $goods } en { $space }
reason-and-beige-cubes = vous avez { $coloured } { $goods } et { $beige } beige à placer
reason-penalty-stones = vos pierres de pénalité : { $number }
reason-stall-stays-say = votre étal reste : dites « { move-done } » ou jouez Pluton
reason-hold-no-can = vous n’avez pas de carte { $card } utilisable maintenant
reason-action-done-end = votre action est faite : terminez le tour, ou jouez d’abord Vénus
reason-hand-is-full = votre main est pleine
reason-hand-full-jupiter = votre main est pleine : il faut jouer Jupiter
reason-no-effect-here = { $card } n’a pas d’effet ici
reason-not-lie-display = { $god } n’est pas parmi les cartes visibles
reason-space-room-room = { $space } a de la place pour { $room }
reason-change-not-lead = un changement de { $steps } ne mène pas à { $value }
reason-stall-holds-most = { $where } : un étal contient au plus { $most } cubes
reason-each-entry-seat = { $where } : chaque entrée est [place, sesterces, pierres]
reason-stall-already = { $where } : il y a déjà un étal
reason-no-seat = { $where } : la place { $seat } n’existe pas
reason-market-stall-spaces = { $where } : ce marché a { $count } emplacements
reason-action-cannot-carried = une action en { $colour } de { $value } ne peut pas être accomplie entièrement
reason-beige-no-coloured = le beige n’est pas une marchandise de couleur
reason-dice-temple-and-reserves = dice : le temple et les réserves se rangent par couleur et par face
reason-figures-figure-off = figures : une figurine est hors du chemin
reason-stalls-missing = il manque des premiers étals
reason-nobodys-turn = ce n’est le tour de personne
reason-nobodys-turn-yet = ce n’est encore le tour de personne
reason-keeps-dice-were = des dés gardés n’ont pas été lancés
reason-dice-not-order = les dés ne sont pas dans l’ordre
reason-dice-not-make = les dés ne font pas { $value }
reason-not-used = pas disponible : { $names }
reason-no-quadrant-free = aucun quartier n’est libre
reason-nobody-passed-yet = personne n’a encore passé
reason-passed-names-seat = passed : { $seats } nomme une place deux fois
reason-seat-no-move = la place { $seat } n’a aucun coup
reason-seat-no-stall = la place { $seat } n’a pas d’étal en { $space }
reason-seat-no-stall-tile = la place { $seat } n’a plus de tuile étal
reason-seat-not-just = la place { $seat } ne vient pas de lancer les dés
reason-seat-passed = la place { $seat } a passé
reason-seat-placed-stalls = la place { $seat } a placé { $count } premiers étals, pas { $found }
reason-not-free = { $space } n’est pas libre
reason-purchase-not-possible = cet achat n’est pas possible
reason-stall-not-closed = cet étal n’est pas fermé
reason-stall-not-only-one = cet étal n’est pas le seul
reason-round-begun = la première manche a commencé
reason-round-not-begun = la première manche n’a pas commencé
reason-hand-full = la main est pleine
reason-stalls-no-room = les étals n’ont pas de place pour { $number } cubes
reason-not-enough-cubes = il n’y a pas assez de cubes
reason-die-without-value = { $where } : un dé sans valeur
reason-dice-behind-screen = { $where } : des dés derrière un paravent ne montrent pas de valeur
reason-goods-without-stall = { $where } : des marchandises sans étal
reason-last-stall-never = { $where } : le dernier étal n’est jamais fermé
reason-highest-first = { $where } : le plus haut d’abord (MAS-2.7)

## Ce qu’un conseil dit d’un coup : les mots des termes de l’évaluation. $n est un nombre avec son signe.

hint-points = points { $n }
hint-money = sesterces { $n }
hint-stones = pierres de pénalité { $n }
hint-penalty = points de pénalité { $n }
hint-stall_tiles = étals { $n }
hint-goods = marchandises de couleur { $n }
hint-goods_points = réputation des marchandises { $n }
hint-beige = marchandises beiges { $n }
hint-cards = cartes Dieu { $n }
hint-in_round =
    { $way ->
        [more] vous restez dans la manche
       *[less] vous quittez la manche
    }
hint-dice_to_use = dés à utiliser { $n }
hint-dice_won = dés pour la manche suivante { $n }
hint-open_to_tax = marchandises exposées à la taxe { $n }

## Le plateau dans le navigateur

intro = Étals, clients et consul au marché du port, avec des dés et des dieux.
weight = exigeant
time = 75 minutes
web-mas-beige = Beige : acheter
web-mas-brown = Marron : déplacer
web-mas-black = Noir : réputation
web-mas-grey = Gris : offrande
web-mas-rolled = Lancés :
web-mas-kept = Gardés :
web-mas-reserve = Réserve :
web-mas-screen = Derrière le paravent :
web-mas-stalls = Étals : { $built } ouverts, { $left } en réserve
web-passed = Ont passé :
web-mas-place = Placer votre étal sur la case { $n }
web-mas-ended = Les { $rounds } manches ont été jouées.
web-mas-using = En jeu :
web-mas-put-back = reposer { $die }
web-mas-no-cards = aucune carte Dieu
web-mas-use-value =
    Utiliser comme { $value }{ $stones ->
        [0] {""}
        [one] {" "}: { $stones } pierre de pénalité
       *[other] {" "}: { $stones } pierres de pénalité
    }
web-mas-may-build = ouvrir un étal ici pour { $price }
web-mas-closes = ferme l’étal vide de { $name }
web-mas-taxes = { $name } paie { $goods } ou perd des marchandises
web-mas-no-sale = aucune vente
web-mas-pay-tax = Payer la taxe : { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }
web-mas-sells =
    vend { $count } { $good } : { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
web-mas-buy =
    Acheter { $count } { $good }{ $beige ->
        [0] {""}
       *[other] {" "}et { $beige } beige
    } : { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
web-mas-purchase =
    { $value ->
        [1] Acheter 1 cube
       *[other] Acheter { $value } cubes
    }
web-mas-points-stalls = Étals
web-mas-path = Case du chemin { $n }
web-mas-space = Emplacement d’étal { $n }
web-mas-customer = Client, { $good }
web-mas-marks = Points par cube : { $n }
web-mas-price = Prix
web-mas-gods = Cartes Dieu
web-mas-money = Argent
web-mas-stones = Pierres de pénalité
web-mas-points = Points
web-mas-tiles = Tuiles manche :

# What another player decides, after “… decides”.
asks-PlaceStall = où placer le premier étal
asks-ReserveDice = quels dés garder
asks-TurnMenu = quelle action choisir
asks-ChooseDice = quels dés utiliser
asks-ChooseSteps = comment changer les dés
asks-ChooseCards = quelles cartes Dieu jouer
asks-BuyGoods = quelles marchandises acheter
asks-BuyCards = s’il faut jouer des cartes pour l’achat
asks-Distribute = où vont les marchandises
asks-MoveFigure = quelle figurine déplacer
asks-Sale = s’il faut jouer des cartes pour la vente
asks-Tax = s’il faut payer la taxe du consul
asks-BuildStall = s’il faut ouvrir un étal
asks-StockStall = quels cubes vont au nouvel étal
asks-BuyReputation = combien de réputation acheter
asks-Sacrifice = quoi offrir
asks-SacrificeCards = s’il faut jouer une carte pour l’offrande
asks-TakeCard = quelle carte Dieu prendre
asks-AfterAction = s’il faut finir le tour
asks-CloseStall = s’il faut sauver l’étal
asks-LastStall = s’il faut jouer Pluton

# What is counted after a game.
term-stat_stalls = Étals
term-stat_money = Argent
term-stat_penalty = Pierres de pénalité
term-stat_goods_bought = Marchandises achetées
term-stat_goods_spent = Sesterces pour des marchandises
term-stat_goods_sold = Marchandises vendues
term-stat_goods_earned = Sesterces des ventes
term-stat_trade = Bénéfice du commerce
term-stat_sale_points = Réputation des ventes
term-stat_reputation_bought = Réputation achetée
term-stat_stalls_built = Étals ouverts
term-stat_god_cards = Cartes Dieu prises
term-stat_dice_used = Dés utilisés
