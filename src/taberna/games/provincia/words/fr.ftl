# Provincia Romana en français. Les noms latins des cartes ne sont pas traduits.

## Biens, pioches, genres

term-title = Provincia Romana
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
term-any_building = bâtiment quelconque
term-prestige_building = bâtiment de prestige
term-production_building = bâtiment de production
term-defence_building = bâtiment de défense
term-morale_building = bâtiment de moral
term-economy_building = bâtiment économique
term-storage_building = HORREUM

## Cités et couleurs

term-massilia = Massilia
term-narbo_martius = Narbo Martius
term-forum_julii = Forum Julii
term-arelate = Arelate
term-tolosa = Tolosa
term-loupian = Loupian
term-blue = bleu
term-red = rouge
term-green = vert
term-orange = orange
term-purple = violet
term-yellow = jaune
card-token =
    { $colour } { $sign_key ->
        [plus] +
       *[minus] −
    }{ $n }

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
card-exercitatio = EXERCITATIO
card-mola = MOLA
card-statio = STATIO
card-templum = TEMPLUM
card-turris = TURRIS
card-via_mercatoris = VIA MERCATORIS
card-villa = VILLA
card-vinea = VINEA
card-blank_1 = Bâtiment vierge 1
card-blank_2 = Bâtiment vierge 2
card-blank_3 = Bâtiment vierge 3
card-blank_4 = Bâtiment vierge 4, à activer
card-blank_5 = Bâtiment vierge 5, à activer
card-active = { $card } (actif)

## Cartes du Sénat

card-aediles = AEDILES
card-architectus = ARCHITECTUS
card-commercium = COMMERCIUM ({ $give } → { $take })
card-concussio = CONCUSSIO
card-coniuratio = CONIURATIO
card-consuetudo = CONSUETUDO
card-consul_metello = CONSUL CECILIO METELLO
card-consul_pompeio = CONSUL POMPEIO MAGNO
card-corruptio = CORRUPTIO
card-gloria = GLORIA { $value }
card-legio = LEGIO
card-patronus = PATRONUS ({ $gain })
card-praetor = PRAETOR
card-commercium_blank = COMMERCIUM vierge
card-gloria_blank = GLORIA vierge
card-legio_blank = LEGIO vierge
card-patronus_blank = PATRONUS vierge

## Cartes Production et Combat

card-opes = OPES { $n }
card-bellum = BELLUM { $numeral } { $letter }

## Ce que veulent dire les noms

gloss-aquaeductus = Aqueduc
gloss-armamentarium = Arsenal
gloss-amphitheatrum = Amphithéâtre
gloss-aurifex = Orfèvre
gloss-carchesium = Grue
gloss-circus = Cirque
gloss-colosseum = Colisée
gloss-domus = Maison de ville
gloss-fodina = Carrière
gloss-fons = Fontaine
gloss-fornax_lateris = Four à briques
gloss-forum = Forum
gloss-horreum = Entrepôt
gloss-hortus = Jardin
gloss-insula = Immeuble
gloss-lignator = Bûcheron
gloss-officina = Atelier
gloss-pons = Pont
gloss-portus = Port
gloss-puteus = Puits
gloss-stabulum = Écurie
gloss-statua = Statue
gloss-strata = Rue pavée
gloss-emporium = Comptoir
gloss-exercitatio = Terrain d’exercice
gloss-mola = Moulin
gloss-statio = Poste de garde
gloss-templum = Temple
gloss-turris = Tour
gloss-via_mercatoris = Rue des marchands
gloss-villa = Villa rurale
gloss-vinea = Vignoble
gloss-building = Bâtiment
gloss-aediles = Édiles
gloss-architectus = Architecte
gloss-commercium = Commerce
gloss-concussio = Extorsion
gloss-coniuratio = Conjuration
gloss-consuetudo = Relations
gloss-consul = Consul
gloss-corruptio = Corruption
gloss-gloria = Gloire
gloss-legio = Légion
gloss-patronus = Protecteur
gloss-praetor = Préteur

## Ce que font les cartes

effect-building =
    { $gloss }.{ $gains_count ->
        [0] { "" }
       *[other]
            { $type_key ->
                [inactive] { " " }À l’activation : { $gains }.
               *[active] { " " }Quand on le joue : { $gains }.
            }
    }{ $income_count ->
        [0] { "" }
       *[other] { " " }À chaque phase 5 : { $income }.
    }{ $military ->
        [0] { "" }
       *[other]
            { $type_key ->
                [inactive] { " " }Tant qu’il est actif : force militaire +{ $military }.
               *[active] { " " }Tant qu’il est en jeu : force militaire +{ $military }.
            }
    }{ $special_key ->
        [carchesium] { " " }Tant qu’il est en jeu : chaque bâtiment suivant coûte 1 argile, bois, pierre ou or de moins.
        [horreum] { " " }Tant qu’il est en jeu : stockage de { $storage } au lieu de { $small_storage } par ressource.
        [pons] { " " }Seulement dans une cité au PONS.
        [portus] { " " }Seulement dans une cité au PORTUS.
       *[none] { "" }
    }{ $unique ->
        [true] { " " }Une seule fois par cité.
       *[other] { " " }Constructible plusieurs fois.
    }
effect-aediles = { $gloss } : une réaction qui sauve un bâtiment : gratuite contre les Gaulois, { $gold } or contre CONIURATIO.
effect-architectus =
    { $gloss } : { $gold ->
        [0] gratuit
       *[other] { $gold } or
    } ; reste en jeu : chaque bâtiment suivant coûte 1 argile, bois ou pierre de moins.{ $second_architectus ->
        [true] { " " }Une seconde carte est sans effet.
       *[other] { " " }Une seule par joueur.
    }
effect-commercium =
    { $gloss } : { $gold ->
        [0] gratuit
       *[other] { $gold } or
    } : { $give } → { $take }, autant de fois que voulu.
effect-concussio =
    { $gloss } : { $gold ->
        [0] gratuit
       *[other] { $gold } or
    } ; reste en jeu : un adversaire paie l’impôt à chaque manche, exempté ou non.
effect-coniuratio =
    { $gloss } : { $gold ->
        [0] gratuit
       *[other] { $gold } or
    } : détruisez un bâtiment d’un adversaire.
effect-consuetudo =
    { $gloss } : { $gold ->
        [0] gratuit
       *[other] { $gold } or
    } : regardez les { $cards } premières cartes Bâtiment, gardez-en une, remettez les autres dans l’ordre voulu.
effect-consul =
    { $gloss } : { $gold ->
        [0] gratuit
       *[other] { $gold } or
    } : défense +{ $defence }.
effect-corruptio =
    { $gloss } : { $gold ->
        [0] { "" }
       *[other] { $gold } or, { "" }
    }{ $resources } ressources au choix ; reste en jeu : plus d’impôts jusqu’à la fin de la partie.{ $second_corruptio ->
        [true] { " " }Une seconde carte est sans effet.
       *[other] { " " }Une seule par joueur.
    }
effect-gloria =
    { $gloss } : { $gold ->
        [0] gratuit
       *[other] { $gold } or
    } ; reste en jeu : { $value } prestige en fin de partie.{ $gloria_limit_key ->
        [highest_counts] { " " }De plusieurs, seule la meilleure compte.
       *[other] { " " }Une seule par joueur.
    }
effect-legio = { effect-consul }
effect-patronus =
    { $gloss } : { $gold ->
        [0] gratuit
       *[other] { $gold } or
    } : prenez { $gain }.
effect-praetor =
    { $gloss } : { $gold ->
        [0] gratuit
       *[other] { $gold } or
    } : pas d’impôt cette manche.{ $second_praetor ->
        [true] { " " }Aussi, sans effet : deux fois dans une manche et au dernier tour.
       *[other] { " " }Pas deux fois dans une manche, pas au dernier tour.
    }
effect-bellum =
    Force d’attaque { $strength } : −{ $first_amount } { $first }{ $substitute_amount ->
        [0] { "" }
       *[other] { " " }; si c’est impossible : −{ $substitute_amount } { $substitute }
    }.
effect-opes = Moitié Questeur : { $quaestor } ; moitié inférieure : { $other }.

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
term-strength = force d’attaque
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
term-only_once = une seule fois par cité
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
step-ArrangeCards = CONSUETUDO : remettez { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } sur la pioche, celle du dessus d’abord.
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
        [economy] un bâtiment économique
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
log-looks = { $seat } regarde { $number ->
        [one] { $number } carte Bâtiment
       *[other] { $number } cartes Bâtiment
    } : { $cards }.
    .hidden = { $seat } regarde { $number ->
        [one] { $number } carte Bâtiment
       *[other] { $number } cartes Bâtiment
    }.
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

## Refus

reason-aediles-reaction-never = AEDILES est une réaction, jamais jouée à son propre tour
reason-horreum-can-never = HORREUM ne peut jamais être défaussé
reason-activate-building-or-stop = activez d’abord un bâtiment ou arrêtez
reason-answer-coniuratio-aediles = répondez d’abord à CONIURATIO : AEDILES ou renoncer
reason-most-exchanges-possible = au plus { $most } échanges sont possibles
reason-choose-deck = choisissez d’abord une pioche
reason-choose-town = choisissez d’abord une cité
reason-choose-opponent = choisissez un adversaire
reason-choose-building-coniuratio = choisissez d’abord le bâtiment que CONIURATIO doit détruire
reason-choose-building-lose = choisissez d’abord le bâtiment que vous perdez
reason-choose-which-part = choisissez quelle part du coût de { $card } est réduite
reason-choose-whom-concussio = choisissez d’abord contre qui va CONCUSSIO
reason-choose-whom-coniuratio = choisissez d’abord contre qui va CONIURATIO
reason-discard-more-cards = défaussez d’abord encore { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
reason-lack = pour { $card } il vous manque { $amount } { $good }
reason-lack-and-more = pour { $card } il vous manque { $amount } { $good } et plus encore
reason-from-would-too = à partir de { $good } il vous manquerait de quoi finir
reason-turn-play-cards = c’est votre tour de jouer des cartes : construire, jouer, échanger, défausser ou terminer
reason-keep-one-cards = gardez d’abord une des cartes que vous regardez
reason-name-clay-before = nommez l’argile avant le bois avant la pierre
reason-name-discards-order-hand = nommez vos défausses dans l’ordre de votre main : après { $card }
reason-name-discards-order = nommez vos défausses dans l’ordre de votre main : après { $card } il en resterait trop peu
reason-no-inactive-stands = aucun { $card } inactif ne se trouve dans votre cité
reason-no-opponent-building = aucun adversaire n’a de bâtiment
reason-not-even-one-exchange = avec vos biens, votre stock et la réserve, pas même un échange de { $card } n’est possible
reason-only-carchesium-reduces = seul CARCHESIUM réduit l’or
reason-only-unique-building = à votre tour, seul un bâtiment unique déjà présent dans votre cité peut être défaussé
reason-only-unique-building-whose = seul peut être défaussé un bâtiment unique déjà présent dans votre cité ou que vous avez en double
reason-pay-more-resources = payez d’abord encore { $left ->
        [one] { $left } ressource
       *[other] { $left } ressources
    }
reason-put-down-combat = posez d’abord un jeton de combat
reason-put-other-cards = remettez d’abord les autres cartes sur la pioche, celle du dessus en premier
reason-say-how-often = dites combien de fois : de 1 à { $most }
reason-seat-no-building = la place { $other } n’a pas de bâtiment
reason-take-one-cards = prenez d’abord une des cartes étalées
reason-needs-need-good = il faut { $need } { $good }, vous en avez { $have }
reason-supply-no = la réserve n’a plus de { $good }
reason-no-taxes-after = il n’y a pas d’impôts après le dernier tour
reason-no-building-card = il n’y a aucune carte Bâtiment à regarder
reason-no-face-down = la carte cachée { $place } n’est plus là
reason-with-discount-cannot = avec cette réduction vous ne pouvez pas payer { $card }
reason-not-token = vous n’avez pas le jeton { $token }
reason-already-played-gloria = vous avez déjà joué une GLORIA
reason-no-good = vous n’avez pas de { $good }
reason-city-stores-most = votre cité stocke au plus { $limit } { $good }
reason-town-shows-so-cannot = votre cité montre { $own }, donc { $card } ne peut pas être construit
reason-costs-no = { $card } ne coûte pas de { $good }
reason-not-lie-face = { $card } n’est pas ici face visible
reason-not-stand-city = { $card } n’est pas dans la cité de la place { $other }
reason-not-in-city = { $card } n’est pas dans votre cité
reason-already-play-before = { $card } est déjà en jeu devant vous
reason-no-building = { $card } n’est pas un bâtiment du genre { $tag }
reason-not-among-cards-left = { $card } n’est pas parmi les cartes restantes
reason-not-among-cards = { $card } n’est pas parmi les cartes que vous regardez
reason-not-hand = { $card } n’est pas dans votre main
reason-unique-and-already = { $card } est unique et se trouve déjà dans votre cité
reason-no-action-marker = { $deck } n’a plus de marqueur d’action
reason-no-card-left = { $deck } n’a plus de carte
reason-already-taken-seat = { $town } est déjà prise par la place { $other }
reason-must-entries = { $where } : doit avoir { $count } entrées
reason-bellum-one-card = bellum : il faut une carte de chaque groupe II, III, V et VI
reason-face-up-face = face_up, face_down : des cartes ne sont étalées que pendant qu’on en prend (étape TakeCard)
reason-players-more-prestige = players : plus de cartes Prestige qu’il n’y en a
reason-players-somebody-no-town = players : quelqu’un n’a pas de cité
reason-each-concussio-front = { $where } : chaque CONCUSSIO en jeu vise un adversaire
reason-other-cards-lie = { $where } : d’autres cartes s’y trouvent
reason-these-not-tokens = { $where } : ce ne sont pas les jetons joués
reason-not-what-everybody = { $where } : ce n’est pas ce que tous savent de la main
reason-no-battle-round = { $where } : il n’y a pas de combat à la manche { $round }
reason-bellum-no-card = bellum : aucune carte pour le combat de la manche { $round }
reason-not-amount-each = { $where } : { $value } ne donne pas une quantité de chacun : { $names }
reason-exchange-nothing-could = { $where } : un échange contre rien pourrait se répéter sans fin
reason-exactly-one-1 = { $where } : { $value } doit contenir exactement un 1
reason-rows-needed-each = { $where } : il faut { $seats } lignes, chacune avec le prestige puis { $names }
reason-prestige-0-or-less = { $where } : le prestige est 0 ou moins, de chaque ressource il y a 0 à { $most }
reason-players-would-start = { $where } : les joueurs commenceraient avec plus qu’il n’y en a : { $names }

## Ce qu’un conseil dit d’un coup : les mots des termes de l’évaluation. $n est un nombre avec son signe.

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
hint-other_senate = cartes Sénat { $n }
hint-discount =
    { $way ->
        [more] une réduction sur tous les bâtiments
       *[less] plus de réduction
    }
hint-tax_free =
    { $way ->
        [more] plus d’impôts
       *[less] de nouveau des impôts
    }
hint-to_activate = bâtiments à activer { $n }
hint-token_sum = vos jetons de combat { $n }
hint-crowded = cartes en trop { $n }

## Le plateau dans le navigateur

intro = Rebâtir une cité de Gaule en six manches et la défendre contre les Gaulois.
weight = moyen
time = 90 minutes
web-pro-quaestor = pour qui a choisi la pioche
web-pro-others = autres
web-pro-else = sinon
web-pro-building = { $tag }
web-pro-tag-production = bâtiment de production
web-pro-tag-defence = bâtiment de défense
web-pro-tag-morale = bâtiment de moral
web-pro-tag-prestige = bâtiment de prestige
web-pro-tag-economy = bâtiment économique
web-pro-tag-any = bâtiment
web-pro-inactive = inactif
web-pro-markers =
    { $count ->
        [0] plus de marqueur d’action
        [one] un marqueur d’action
       *[other] { $count } marqueurs d’action
    }
web-pro-display = Étalées
web-pro-face-down = Carte cachée { $n }
web-pro-looking = Vous regardez
web-pro-tax-free = ne paie pas d’impôt
web-pro-known = cartes connues
web-pro-tokens = Jetons de combat :
web-pro-token-down = posé :
web-pro-tokens-left = Jetons de combat : { $count }
web-pro-city = Cité
web-pro-hand = Main
web-pro-phase-0 = Mise en place
web-pro-phase-1 = Choisir des cartes
web-pro-phase-2 = Jouer des cartes
web-pro-phase-3 = Combat
web-pro-phase-4 = Entretien et impôts
web-pro-phase-5 = Activer les bâtiments
web-pro-phase-6 = Dernier tour
web-pro-deck-aedificium = Bâtiments
web-pro-deck-spqr = Sénat
web-pro-deck-opes = Production
web-pro-unique = unique : un seul par cité
web-pro-repeatable = répétable
web-pro-unique-doc = Un seul par cité.
web-pro-repeatable-doc = Une cité peut en avoir plusieurs.
web-pro-gauls-may = Gaulois : { $low } à { $high }
web-pro-battle = Combat de la manche { $round }
web-pro-holds = résiste
web-pro-falls = perd
web-pro-lost = Pertes
web-pro-short = manque { $short }
web-pro-threats = Les Gaulois peuvent avoir
web-pro-doubt = incertain
web-pro-tokens-head = jetons
web-pro-pay = Payer { $goods }
web-pro-lay-out = Étaler des cartes : { $deck }
web-pro-take-opes = Prendre la production : vous { $first }, les autres { $rest }
web-pro-activate = Activer { $card } : +1 prestige
web-pro-build = Construire { $card } : { $cost } → { $prestige } prestige
web-pro-ended = Les { $rounds } manches ont été jouées.
web-pro-token-for = { $value } pour { $name }
web-pro-no-hand = aucune carte en main

# What another player decides, after “… decides”.
asks-ChooseTown = quelle cité rebâtir
asks-ChooseDeck = quelles cartes sont étalées
asks-TakeCard = quelle carte prendre
asks-PlayTurn = quoi construire ou jouer
asks-ChooseDiscount = quelle part du coût baisse
asks-ChooseTimes = combien de fois utiliser la carte
asks-ChooseTarget = contre qui jouer CONCUSSIO
asks-ChooseVictim = contre qui jouer CONIURATIO
asks-ChooseBuilding = quel bâtiment est détruit
asks-AnswerConiuratio = s’il faut sauver le bâtiment avec AEDILES
asks-KeepCard = quelle carte garder
asks-ArrangeCards = dans quel ordre les cartes retournent
asks-PayResources = comment payer
asks-HandLimit = quelles cartes défausser
asks-ChooseTokens = quel jeton de combat jouer
asks-LoseBuilding = quel bâtiment est perdu
asks-Activate = quels bâtiments activer

# What is counted after a game.
term-stat_city = Cité
term-stat_glory = GLORIA
term-stat_gold = Or
term-stat_built = Bâtiments construits
term-stat_goods_spent = Ressources dépensées pour eux
term-stat_senate_played = Cartes Sénat jouées
term-stat_income = Ressources reçues
term-stat_taxes = Or payé en impôts
term-stat_battles_won = Combats gagnés
term-stat_battles_lost = Combats perdus
term-stat_prestige_lost = Prestige perdu
term-stat_destroyed = Bâtiments détruits
