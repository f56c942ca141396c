# Massilia en français.

## Things

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
term-supply = { $n } pierres de pénalité en réserve
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
step-ReserveDice = Vous avez lancé { $rolled }. Gardez des dés dans votre réserve pour 2 sesterces chacun ; gardés : { $kept }.
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
step-BuildStall = Ouvrir un étal en { $space } pour 5 sesterces ?
step-StockStall = Déplacez des cubes de vos autres étals vers { $space }, ou dites done.
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
log-start-money = { $seat } commence avec { $amount } sesterces.
log-round = Manche { $number }.
log-prices = Les tuiles prix avancent : temple { $temple }, violet { $purple }, orange { $orange }, rose { $pink }.
log-rolls-temple = Les dés du temple : { $dice }.
log-rolls = { $seat } lance { $dice }.
log-reserves =
    { $dice_count ->
        [0] { $seat } ne garde aucun dé.
       *[other] { $amount ->
            [0] { $seat } garde { $dice } sans payer.
           *[other] { $seat } garde { $dice } pour { $amount } sesterces.
        }
    }
log-passes =
    { $amount ->
        [0] { $seat } passe en dernier.
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
log-builds-stall = { $seat } ouvre un étal en { $space } pour { $amount } sesterces.
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
log-reshuffles = La défausse est mélangée : une nouvelle pioche de { $number } cartes.
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
option-penalty_supply-doc = Pierres de pénalité en jeu ; vide pour 10 par joueur.
option-goods_per_colour = Cubes marchandise
option-goods_per_colour-doc = Cubes de chaque couleur ; vide pour ce que dit l’édition.
option-price_tiles = Tuiles prix
option-price_tiles-doc = Valeurs des quatre tuiles prix.
option-market_data = Marché
option-market_data-doc = Sur quel marché on joue.
choice-market_data-frame_16 = 16 emplacements, avec milieux
choice-market_data-frame_12 = 12 emplacements, coins seulement
option-midside_start = Premiers étals aux milieux
option-midside_start-doc = Les premiers étals peuvent aussi occuper les milieux des côtés.

## How the game was won

tie-none = Le plus haut total.
tie-stalls = Égalité de points ; le plus d’étals l’emporte.
tie-money = Égalité de points et d’étals ; le plus de sesterces l’emporte.
tie-stones = Égalité de points, d’étals et de sesterces ; le moins de pierres l’emporte.
tie-shared = Égalité parfaite : la victoire est partagée.
