# Provincia Romana en français. Les noms latins des cartes ne sont pas traduits.

## Biens, pioches, genres

term-clay = argile
term-wood = bois
term-stone = pierre
term-gold = or
term-resources = ressources
term-aedificium = AEDIFICIUM
term-spqr = SPQR
term-opes = OPES
term-prestige = prestige
term-morale = moral
term-defence = défense
term-military = force militaire
term-any = quelconque
term-production = production
term-economy = économie
term-storage = stockage

## Cités et couleurs

term-massilia = Massilia
term-narbo_martius = Narbo Martius
term-forum_julii = Forum Julii
term-arelate = Arelate
term-tolosa = Tolosa
term-loupian = Loupian
term-blue = bleu
card-blue_plus = { term-blue } +{ $n }
card-blue_minus = { term-blue } −{ $n }
term-red = rouge
card-red_plus = { term-red } +{ $n }
card-red_minus = { term-red } −{ $n }
term-green = vert
card-green_plus = { term-green } +{ $n }
card-green_minus = { term-green } −{ $n }
term-orange = orange
card-orange_plus = { term-orange } +{ $n }
card-orange_minus = { term-orange } −{ $n }
term-purple = violet
card-purple_plus = { term-purple } +{ $n }
card-purple_minus = { term-purple } −{ $n }
term-yellow = jaune
card-yellow_plus = { term-yellow } +{ $n }
card-yellow_minus = { term-yellow } −{ $n }

## Bâtiments

card-aquaeductus = AQUAEDUCTUS
card-armamentarium = ARMAMENTARIUM
card-amphitheatrum = AMPHITHEATRUM
card-aurifex = AURIFEX
card-carchesium = CARCHESIUM
card-circus = CIRCUS
card-colosseum = COLOSSEUM
card-domus = DOMUS
card-fodina = FODINA
card-fons = FONS
card-fornax_lateris = FORNAX LATERIS
card-forum = FORUM
card-horreum = HORREUM
card-hortus = HORTUS
card-insula = INSULA
card-lignator = LIGNATOR
card-officina = OFFICINA
card-pons = PONS
card-portus = PORTUS
card-puteus = PUTEUS
card-stabulum = STABULUM
card-statua = STATUA
card-strata = STRATA
card-emporium = EMPORIUM
card-emporium_active = { card-emporium } (actif)
card-exercitatio = EXERCITATIO
card-exercitatio_active = { card-exercitatio } (actif)
card-mola = MOLA
card-mola_active = { card-mola } (actif)
card-statio = STATIO
card-statio_active = { card-statio } (actif)
card-templum = TEMPLUM
card-templum_active = { card-templum } (actif)
card-turris = TURRIS
card-turris_active = { card-turris } (actif)
card-via_mercatoris = VIA MERCATORIS
card-via_mercatoris_active = { card-via_mercatoris } (actif)
card-villa = VILLA
card-villa_active = { card-villa } (actif)
card-vinea = VINEA
card-vinea_active = { card-vinea } (actif)

## Cartes du Sénat

card-aediles = AEDILES
card-architectus = ARCHITECTUS
card-commercium_clay_wood = COMMERCIUM ({ term-clay } → { term-wood })
card-commercium_clay_stone = COMMERCIUM ({ term-clay } → { term-stone })
card-commercium_clay_gold = COMMERCIUM ({ term-clay } → { term-gold })
card-commercium_wood_clay = COMMERCIUM ({ term-wood } → { term-clay })
card-commercium_wood_stone = COMMERCIUM ({ term-wood } → { term-stone })
card-commercium_wood_gold = COMMERCIUM ({ term-wood } → { term-gold })
card-commercium_stone_clay = COMMERCIUM ({ term-stone } → { term-clay })
card-commercium_stone_wood = COMMERCIUM ({ term-stone } → { term-wood })
card-commercium_stone_gold = COMMERCIUM ({ term-stone } → { term-gold })
card-commercium_gold_clay = COMMERCIUM ({ term-gold } → { term-clay })
card-commercium_gold_wood = COMMERCIUM ({ term-gold } → { term-wood })
card-commercium_gold_stone = COMMERCIUM ({ term-gold } → { term-stone })
card-concussio = CONCUSSIO
card-coniuratio = CONIURATIO
card-consuetudo = CONSUETUDO
card-consul_metello = CONSUL CECILIO METELLO
card-consul_pompeio = CONSUL POMPEIO MAGNO
card-corruptio = CORRUPTIO
card-gloria = GLORIA { $n }
card-legio = LEGIO
card-patronus_clay = PATRONUS ({ term-clay })
card-patronus_wood = PATRONUS ({ term-wood })
card-patronus_stone = PATRONUS ({ term-stone })
card-praetor = PRAETOR

## Cartes Production et Combat

card-opes = OPES { $n }
card-bellum_ii_a = BELLUM II A
card-bellum_ii_b = BELLUM II B
card-bellum_ii_c = BELLUM II C
card-bellum_iii_a = BELLUM III A
card-bellum_iii_b = BELLUM III B
card-bellum_iii_c = BELLUM III C
card-bellum_iii_d = BELLUM III D
card-bellum_v_a = BELLUM V A
card-bellum_v_b = BELLUM V B
card-bellum_v_c = BELLUM V C
card-bellum_v_d = BELLUM V D
card-bellum_vi_a = BELLUM VI A
card-bellum_vi_b = BELLUM VI B
card-bellum_vi_c = BELLUM VI C
card-bellum_vi_d = BELLUM VI D

## Ce que font les cartes

effect-aquaeductus = Aqueduc : à chaque phase 5 : moral +1.
effect-armamentarium = Arsenal : en la jouant : défense +1.
effect-amphitheatrum = Amphithéâtre : en la jouant : moral +1.
effect-aurifex = Orfèvre : à chaque phase 5 : 1 or.
effect-carchesium = Grue : tant qu’il est en jeu : chaque bâtiment suivant coûte 1 unité de moins.
effect-circus = Cirque : en la jouant : moral +1.
effect-colosseum = Colisée : en la jouant : moral +1.
effect-domus = Maison de ville : sans effet.
effect-fodina = Carrière : à chaque phase 5 : 1 pierre.
effect-fons = Fontaine : sans effet.
effect-fornax_lateris = Four à briques : à chaque phase 5 : 1 argile.
effect-forum = Forum : sans effet.
effect-horreum = Entrepôt : tant qu’il est en jeu : stockage de 9 au lieu de 5 par ressource.
effect-hortus = Jardin : en la jouant : moral +1.
effect-insula = Immeuble : en la jouant : moral +1.
effect-lignator = Bûcheron : à chaque phase 5 : 1 bois.
effect-officina = Atelier : tant qu’il est en jeu : force militaire +1.
effect-pons = Pont : seulement dans une cité au PONS.
effect-portus = Port : seulement dans une cité au PORTUS.
effect-puteus = Puits : sans effet.
effect-stabulum = Écurie : tant qu’il est en jeu : force militaire +1.
effect-statua = Statue : sans effet.
effect-strata = Rue pavée : sans effet.
effect-emporium = Comptoir : à l’activation : 4 or.
effect-exercitatio = Terrain d'exercice : tant qu’actif : force militaire +1.
effect-mola = Moulin : à l’activation : moral +1.
effect-statio = Poste de garde : tant qu’actif : force militaire +2.
effect-templum = Temple : à l’activation : moral +1.
effect-turris = Tour : à l’activation : défense +1.
effect-via_mercatoris = Rue des marchands : à l’activation : 2 or.
effect-villa = Villa rurale : à l’activation : 1 or, moral +1.
effect-vinea = Vignoble : à l’activation : 1 or, moral +1.
effect-aediles = Édiles : une réaction qui sauve un bâtiment : gratuite contre les Gaulois, 2 or contre CONIURATIO.
effect-architectus = Architecte : 4 or ; reste en jeu : chaque bâtiment suivant coûte 1 argile, bois ou pierre de moins.
effect-commercium_clay_wood = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_clay_stone = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_clay_gold = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_wood_clay = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_wood_stone = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_wood_gold = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_stone_clay = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_stone_wood = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_stone_gold = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_gold_clay = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_gold_wood = Commerce : échange un contre un, autant de fois que voulu.
effect-commercium_gold_stone = Commerce : échange un contre un, autant de fois que voulu.
effect-concussio = Extorsion : 2 or ; reste en jeu : un adversaire paie l’impôt à chaque manche, exempté ou non.
effect-coniuratio = Conjuration : 5 or : détruisez un bâtiment d’un adversaire.
effect-consuetudo = Relations : 2 or : regardez les 10 premières cartes Bâtiment, gardez-en une, remettez les autres dans l’ordre voulu.
effect-consul_metello = Consul : 3 or : défense +2.
effect-consul_pompeio = Consul : 3 or : défense +2.
effect-corruptio = Corruption : 3 ressources au choix ; reste en jeu : plus d’impôts.
effect-gloria_2 = Gloire : 2 or ; reste en jeu : 2 prestige en fin de partie.
effect-gloria_3 = Gloire : 2 or ; reste en jeu : 3 prestige en fin de partie.
effect-gloria_4 = Gloire : 2 or ; reste en jeu : 4 prestige en fin de partie.
effect-gloria_5 = Gloire : 2 or ; reste en jeu : 5 prestige en fin de partie.
effect-legio = Légion : 2 or : défense +1.
effect-patronus_clay = Protecteur : 1 or : prenez 2 argile, 1 pierre.
effect-patronus_wood = Protecteur : 1 or : prenez 1 argile, 2 bois.
effect-patronus_stone = Protecteur : 1 or : prenez 1 bois, 2 pierre.
effect-praetor = Préteur : gratuit : pas d’impôt cette manche.
effect-bellum_ii_a = Force d’attaque 4 : −2 bois ; si c’est impossible : −2 or.
effect-bellum_ii_b = Force d’attaque 5 : −1 moral ; si c’est impossible : −2 pierre.
effect-bellum_ii_c = Force d’attaque 6 : −1 bâtiment de défense ; si c’est impossible : −1 bâtiment de production.
effect-bellum_iii_a = Force d’attaque 3 : −2 argile ; si c’est impossible : −2 bois.
effect-bellum_iii_b = Force d’attaque 4 : −3 or ; si c’est impossible : −1 moral.
effect-bellum_iii_c = Force d’attaque 5 : −1 bâtiment de production ; si c’est impossible : −1 bâtiment quelconque.
effect-bellum_iii_d = Force d’attaque 6 : −2 prestige.
effect-bellum_v_a = Force d’attaque 2 : −1 bâtiment de production ; si c’est impossible : −3 or.
effect-bellum_v_b = Force d’attaque 3 : −1 bâtiment de moral ; si c’est impossible : −2 prestige.
effect-bellum_v_c = Force d’attaque 4 : −1 bâtiment de défense ; si c’est impossible : −1 bâtiment de prestige.
effect-bellum_v_d = Force d’attaque 5 : −4 prestige.
effect-bellum_vi_a = Force d’attaque 2 : −4 pierre ; si c’est impossible : −2 prestige.
effect-bellum_vi_b = Force d’attaque 3 : −4 prestige.
effect-bellum_vi_c = Force d’attaque 4 : −1 bâtiment de prestige ; si c’est impossible : −1 bâtiment quelconque.
effect-bellum_vi_d = Force d’attaque 5 : −4 prestige.
effect-opes_01 = Moitié Questeur : 5 pierre ; moitié inférieure : 3 pierre.
effect-opes_02 = Moitié Questeur : 1 argile, 3 pierre ; moitié inférieure : 2 pierre.
effect-opes_03 = Moitié Questeur : 1 bois, 3 pierre ; moitié inférieure : 1 bois, 2 pierre.
effect-opes_04 = Moitié Questeur : 2 pierre, 2 or ; moitié inférieure : 1 pierre, 1 or.
effect-opes_05 = Moitié Questeur : 4 bois ; moitié inférieure : 3 bois.
effect-opes_06 = Moitié Questeur : 1 argile, 3 bois ; moitié inférieure : 1 argile, 2 bois.
effect-opes_07 = Moitié Questeur : 2 bois, 2 pierre ; moitié inférieure : 1 bois, 1 pierre.
effect-opes_08 = Moitié Questeur : 2 bois, 2 or ; moitié inférieure : 1 bois, 1 or.
effect-opes_09 = Moitié Questeur : 4 argile ; moitié inférieure : 3 argile.
effect-opes_10 = Moitié Questeur : 2 argile, 2 bois ; moitié inférieure : 1 argile, 1 bois.
effect-opes_11 = Moitié Questeur : 2 argile, 2 pierre ; moitié inférieure : 1 argile, 1 pierre.
effect-opes_12 = Moitié Questeur : 2 argile, 2 or ; moitié inférieure : 1 argile, 1 or.
effect-opes_13 = Moitié Questeur : 1 argile, 1 bois, 1 pierre, 1 or ; moitié inférieure : 1 argile, 1 bois, 1 pierre.
effect-opes_14 = Moitié Questeur : 4 or ; moitié inférieure : 3 or.
effect-opes_15 = Moitié Questeur : 1 argile, 1 bois, 1 pierre ; moitié inférieure : 1 argile, 1 bois, 1 pierre.

## Mots de la table

term-round = Manche
term-round_number = Manche { $n }
term-phase_0 = mise en place
term-phase_1 = Choisir des cartes
term-phase_2 = Jouer des cartes
term-phase_3 = Combat
term-phase_4 = Entretien et impôts
term-phase_5 = Activer les bâtiments
term-phase_6 = Dernier tour de jeu de cartes
term-battle = combat
term-strength = force d'attaque
term-battle_to_come = { $n }: ?
term-gauls = Gaulois
term-start_player = Premier joueur
term-supply = Réserve
term-player = Joueur
term-city = Cité
term-hand = Main
term-face_down = face cachée
term-decks = Pioches
term-display = Étalées
term-your_hand = Votre main
term-your_tokens = Vos jetons de combat
term-token_down = posé
term-known_top = Dessus de la pioche Bâtiment, connu de vous seul
term-committed = jeton posé
term-concussio_on = CONCUSSIO contre { $target }
term-you = vous
term-amounts =
    { $clay ->
        [0] {""}
       *[other] { " " }{ $clay } { term-clay }
    }{ $wood ->
        [0] {""}
       *[other] { " " }{ $wood } { term-wood }
    }{ $stone ->
        [0] {""}
       *[other] { " " }{ $stone } { term-stone }
    }{ $gold ->
        [0] {""}
       *[other] { " " }{ $gold } { term-gold }
    }

## Questions

step-ChooseTown = Choisissez votre cité.
step-DealHands = Les mains sont distribuées.
step-ChooseDeck = Choisissez une pioche : six cartes sont étalées, chacun en prend une, vous d’abord.
step-TakeCard = Prenez une des cartes étalées ({ $deck }).
step-PlayTurn =
    { $final ->
        [true] Dernier tour : jouez des cartes et échangez, puis terminez.
       *[false] Jouez des cartes et échangez, autant que vous voulez ; puis terminez.
    }
step-ChooseDiscount = { $card } : quelle part du coût est réduite de 1 ?
step-ChooseTimes = { $card } : combien de fois ?
step-ChooseTarget = CONCUSSIO : contre qui ?
step-ChooseVictim = CONIURATIO : contre qui ?
step-ChooseBuilding = CONIURATIO : quel bâtiment de { $victim } est détruit ?
step-AnswerConiuratio = CONIURATIO contre { $building } de { $victim } : sauvez-le avec AEDILES, ou renoncez.
step-KeepCard = CONSUETUDO : gardez une des { $number } cartes.
step-ArrangeCards = CONSUETUDO : remettez { $number } cartes sur la pioche, celle du dessus d’abord.
step-PayResources =
    Payez encore { $left ->
        [one] { $left } ressource
       *[other] { $left } ressources
    }, argile avant bois avant pierre.
step-HandLimit =
    Limite de main : défaussez encore { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }, face cachée.
step-ChooseTokens = Combat : posez un jeton, face cachée.
step-Battle = Le combat est résolu.
step-LoseBuilding =
    Les Gaulois prennent { $tag_key ->
       *[any] un bâtiment quelconque
        [prestige] un bâtiment de prestige
        [production] un bâtiment de production
        [defence] un bâtiment de défense
        [morale] un bâtiment de moral
        [economy] un bâtiment d’économie
        [storage] le HORREUM
    } : choisissez-le, ou jouez AEDILES.
step-Upkeep = Entretien et impôts.
step-Activate = Activez des bâtiments pour 1 prestige chacun, ou arrêtez.

## Journal

log-takes-town = { $seat } prend { $town }.
log-dealt = { $seat } commence avec { $card }.
    .hidden = { $seat } commence avec une carte Bâtiment.
log-round = Manche { $number } ; premier joueur : { $seat }.
log-selects = { $seat } choisit { $deck }.
log-no-selection = Il ne reste aucune pioche pour { $seat }.
log-reshuffles = La défausse de { $deck } est mélangée.
log-lays-out = Étalées : { $cards } ; face cachée : { $number }.
log-takes = { $seat } prend { $card }.
log-takes-hidden = { $seat } prend une carte face cachée ({ $deck }) : { $card }.
    .hidden = { $seat } prend une carte face cachée ({ $deck }).
log-opes-quaestor =
    { $seat } utilise la moitié Questeur de { $card } :{ $total ->
        [0] { " " }rien
       *[other] { term-amounts }
    }.
log-opes-other =
    { $seat } utilise la moitié inférieure de { $card } :{ $total ->
        [0] { " " }rien
       *[other] { term-amounts }
    }.
log-clears = Défaussées ({ $deck }) : { $cards } ; non vues : { $number }.
log-builds =
    { $seat } construit { $card } et paie{ $total ->
        [0] { " " }rien
       *[other] { term-amounts }
    }. Prestige : { $prestige }.
log-builds-discounted =
    { $seat } construit { $card } avec réduction et paie{ $total ->
        [0] { " " }rien
       *[other] { term-amounts }
    }. Prestige : { $prestige }.
log-plays =
    { $gold ->
        [0] { $seat } joue { $card }.
       *[other] { $seat } joue { $card } pour { $gold } or.
    }
log-exchanges = { $seat } échange { $amount } or contre 1 { $good }.
log-discards-duplicate = { $seat } défausse un second { $card }.
log-ends-turn = { $seat } termine son tour.
log-trades = { $seat } effectue { $card } { $number ->
        [one] une fois
       *[other] { $number } fois
    }.
log-extorts = Désormais { $target } paie toujours l’impôt.
log-conspires = { $seat } joue CONIURATIO contre { $card } de { $target }.
log-aediles-coniuratio = { $seat } sauve { $card } avec AEDILES pour { $gold } or.
log-looks = { $seat } regarde { $number } cartes Bâtiment : { $cards }.
    .hidden = { $seat } regarde { $number } cartes Bâtiment.
log-keeps = { $seat } garde { $card }.
    .hidden = { $seat } en garde une.
log-puts-back = { $seat } remet { $card }.
    .hidden = { $seat } remet une carte.
log-pays-resource = { $seat } paie 1 { $good }.
log-hides = { $seat } défausse { $card } face cachée ({ $deck }).
    .hidden = { $seat } défausse une carte face cachée ({ $deck }).
log-commits = { $seat } pose un jeton.
log-tokens = Les jetons : { $tokens }.
log-gauls = Les Gaulois attaquent avec une force de { $strength } ({ $card }).
log-wins-battle = { $seat } gagne le combat avec une force de { $strength }.
log-loses-battle = { $seat } perd le combat avec une force de { $strength }.
log-loses-goods = { $seat } perd { $amount } { $good }.
log-loses-morale = { $seat } perd { $amount } de moral et en a { $morale }.
log-loses-prestige = { $seat } perd { $amount } de prestige et en a { $prestige }.
log-destroyed = { $card } de { $seat } est détruit et revient en main. Prestige : { $prestige }.
log-aediles-gauls = { $seat } sauve un bâtiment avec AEDILES.
log-surplus = { $seat } ne peut plus stocker { $amount } { $good }.
log-upkeep = Entretien de { $seat } : moral { $morale }, défense { $defence }.
log-pays-tax = { $seat } paie { $amount } or d’impôt.
log-tax-free = { $seat } est exempté d’impôt.
log-activates = { $seat } active { $card }. Prestige : { $prestige }.
log-income =
    Revenu de { $seat } :{ $total ->
        [0] { " " }rien
       *[other] { term-amounts }
    }. Moral : { $morale }.
log-final-turn = Le dernier tour commence avec { $seat }.
log-scores = { $seat } : { $points } pour l’or, { $glory } pour GLORIA ; { $prestige } prestige en tout.
log-game-over =
    { $winners_count ->
        [one] { $winners } devient proconsul.
       *[other] { $winners } partagent la victoire.
    }

## Coups

move-town = prendre { $a }
move-select = choisir { $a }
move-take = prendre { $a }
move-take_face_down = prendre la carte cachée { $a }
move-build = construire { $a }
move-play = jouer { $a }
move-exchange = échanger 2 or contre 1 { $a }
move-discard = défausser { $a }
move-end = terminer le tour
move-discount = 1 { $a } de moins
move-times = { $a } fois
move-against = contre { $a_player }
move-destroy = détruire { $a }
move-aediles = jouer AEDILES
move-decline = renoncer
move-keep = garder { $a }
move-put = remettre ensuite { $a }
move-pay = payer 1 { $a }
move-token = poser { $a }
move-lose = perdre { $a }
move-activate = activer { $a }
move-stop = ne plus rien activer

## Options

option-building_counts = Exemplaires de FORNAX LATERIS
option-building_counts-doc = Combien d’exemplaires de FORNAX LATERIS existent.
choice-building_counts-corrected = 6, pour avoir 132 bâtiments
choice-building_counts-printed = 8, comme le dit la liste
option-strata_unique = STRATA unique
option-strata_unique-doc = STRATA ne peut figurer qu’une fois dans une cité.
option-start_resource_order = Ressources de départ
option-start_resource_order-doc = Comment lire les colonnes sans titre du tableau de départ.
choice-start_resource_order-clay_wood_stone = argile, bois, pierre
choice-start_resource_order-wood_clay_stone = bois, argile, pierre
option-destroy_reverts_steps = La destruction annule les pas
option-destroy_reverts_steps-doc = Un bâtiment détruit reprend aussi son pas de moral ou de défense.
option-destroyed_active_value = Valeur d’un bâtiment actif détruit
option-destroyed_active_value-doc = Combien de prestige perd un bâtiment activé quand il est détruit.
choice-destroyed_active_value-net = prestige imprimé moins 1
choice-destroyed_active_value-printed = tout le prestige imprimé
option-gloria_limit = Nombre de GLORIA
option-gloria_limit-doc = Combien de cartes GLORIA un joueur peut jouer.
choice-gloria_limit-one_only = une
choice-gloria_limit-highest_counts = sans limite, seule la meilleure compte
option-penalty_order = Première pénalité
option-penalty_order-doc = Laquelle des deux pénalités d’une carte BELLUM se paie d’abord.
choice-penalty_order-right_first = celle à droite de la barre
choice-penalty_order-left_first = celle à gauche
option-activation_into_negative = Activer sous zéro
option-activation_into_negative-doc = Un bâtiment peut être activé sans point de prestige pour payer.
option-tie_gold = L’or en cas d’égalité
option-tie_gold-doc = Quel or compte pour départager.
choice-tie_gold-after_conversion = les 0 à 2 pièces restantes
choice-tie_gold-before_conversion = toutes les pièces avant leur conversion en prestige
option-removed_buildings = Bâtiments retirés
option-removed_buildings-doc = Combien de cartes Bâtiment quittent la partie sans être vues.
choice-removed_buildings-leave_84 = toutes sauf 84
choice-removed_buildings-exactly_42 = 42, comme le dit la règle
option-consul_counts = Exemplaires de CONSUL
option-consul_counts-doc = Combien d’exemplaires de chacun des deux CONSUL existent.
choice-consul_counts-corrected = 2, pour avoir 50 cartes Sénat
choice-consul_counts-printed = 1, donc 2 en tout, comme le dit la liste
option-discard_duplicates = Défausse des doublons
option-discard_duplicates-doc = Quels bâtiments uniques peuvent être défaussés à son tour.
choice-discard_duplicates-built = ceux dont le semblable figure dans la cité
choice-discard_duplicates-held = aussi ceux que la main contient en double
option-second_architectus = Second ARCHITECTUS
option-second_architectus-doc = Un second ARCHITECTUS peut être joué, sans effet.
option-second_corruptio = Seconde CORRUPTIO
option-second_corruptio-doc = Une seconde CORRUPTIO peut être jouée, sans effet.
option-second_praetor = PRAETOR sans effet
option-second_praetor-doc = PRAETOR peut être rejoué dans la même manche et joué au dernier tour, sans effet.

## Comment cela finit

tie-none = Le plus de prestige.
tie-personal_building = Prestige égal ; l’AEDIFICIUM personnel a départagé.
tie-gold = Prestige égal ; l’or restant a départagé.
tie-resources = Prestige et or égaux ; les ressources ont départagé.
tie-morale = Tout le reste égal ; le moral a départagé.
tie-shared = Égalité en tout : victoire partagée.
