# Les pages de la taverne.

web-motto = Quatre jeux romains, entre amis ou contre des robots.
web-welcome = Salve ! Prenez place.
web-skip = Aller au contenu
web-navigation = Pages
web-lobby = Accueil
web-new-table = Nouvelle table
web-rules = Règles
web-credits = Crédits
web-language = Langue
web-theme = Jour / nuit
web-needs-script = Les tables ont besoin de JavaScript.

## La table

web-connecting = La porte s’ouvre …
web-reconnecting = La connexion est perdue. Nouvel essai …
web-no-table = Cette table n’existe pas.
web-log = Ce qui s’est passé
web-chat = Conversation
web-chat-text = Dire quelque chose
web-send = Envoyer
web-notify = M’avertir
web-watching = Vous êtes spectateur.
web-leave = Quitter
web-leave-sure = Quitter la table ? Les autres pourront confier votre place à un robot ; vous pourrez revenir.
web-personal-link = Lien pour un autre appareil
web-personal-link-text = Ce lien (copié) permet de reprendre votre place : { $url }
web-devices = Appareils à cette place
web-devices-alone = Seul cet appareil tient votre place.
web-devices-end = Votre place est aussi tenue par : { $names }. Les congédier ? Un lien personnel de cette place prend fin aussi.
web-devices-nameless = quelqu’un sans nom
web-all-moves =
    { $count ->
        [one] Le seul coup
       *[other] Les { $count } coups en liste
    }
web-click-lit = Cliquez sur ce qui est éclairé.
web-or-click-lit = Ou cliquez sur ce qui est éclairé.
web-cancel = Annuler
web-amount = Montant
web-less = Moins
web-more = Plus
web-preview = Cela changerait :
web-stale = La table a avancé entre-temps ; regardez de nouveau.
web-undo = Annuler le coup
web-undo-ask = Demander d’annuler
web-undo-asked =
    { $name } demande de reprendre { $moves ->
        [one] un coup.
       *[other] { $moves } coups.
    }
web-agree = Accepter
web-refuse = Refuser
web-hint = Conseil
web-you = vous
web-ready = prêt
web-thinking = doit décider
web-left = est parti
web-away = absent
web-bot-level = robot, { $level }
level-random = au hasard
level-greedy = avide
level-search = réfléchi
level-plebeian = Plébéien
level-eques = Chevalier
level-senator = Sénateur
level-caesar = César
web-give-to-bot = Laisser jouer un robot
web-take-back = Rejouer moi-même
web-waiting-for-players = En attente de joueurs
web-seat-open = libre
web-invite = Invitez des amis avec ce lien
web-copy = Copier
web-sit-down = S’asseoir
web-close-table = Fermer la table
web-curtain = { $name }, c’est à vous.
web-curtain-text = Passez l’appareil. Personne d’autre ne devrait regarder.
web-curtain-lift = Je suis { $name } : montrer mon côté
web-won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
    }
web-result = Résultat
web-place = Rang
web-player = Joueur
web-score = Points
web-replay = Revoir
web-play-again = Rejouer

## Plateaux

web-cards-left = Cartes restantes :
web-no-offer = Rien n’est proposé
web-hand =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
web-in-front-of = Devant { $name }
web-nothing-yet = rien encore
web-secret-bid = Votre mise secrète : { $amount }
web-sell-set = Vendre { $cards } : { $amount }
web-turn-of = Tour { $turn } : { $name }
web-resources-gone =
    Ressources défaussées ({ $count })
web-offices-gone =
    Cartes Sénat défaussées ({ $count })

## Accueil et nouvelle table

web-intro-senators = Enchérir, extorquer et vendre pour acheter la voix des sénateurs, jusqu’à la quatrième guerre.
web-intro-provincia = Rebâtir une ville de Gaule en six manches et la défendre contre les Gaulois.
web-intro-massilia = Étals, clients et consul au marché du port, avec des dés et des dieux.
web-intro-rome = Les dés se devancent pour les provinces, les charges et l’arène.
web-players-count = { $from } à { $to } joueurs
web-play-now = Jouer maintenant
web-play-bots = Jouer contre des robots
web-set-up = Préparer une table
web-next-table = La prochaine table vous attend : { $game }
web-waiting-for-me = Elles vous attendent
web-my-tables = Vos tables
web-open-tables = Tables ouvertes
web-finished = Terminées
web-moves-made =
    { $count ->
        [one] un coup
       *[other] { $count } coups
    }
web-import = Regarder un enregistrement
web-game = Jeu
web-who-sits = Qui est assis où
web-your-name = Votre nom
web-name = Nom
web-seats = Places
web-seat-n = Place { $n }
web-me = moi
web-open-seat = libre, pour qui a le lien
web-second-person = une autre personne sur cet appareil
web-guest = Invité { $n }
web-options = Options
web-preset = Réglage
web-table-kind = La table
web-by-link = seulement par lien
web-public = visible à l’accueil
web-hints-allowed = conseils permis
web-pace = Les robots jouent
web-pace-fast = aussitôt
web-pace-normal = après une courte pause
web-pace-slow = lentement
web-open-table = Ouvrir la table
web-join-title = { $game } : une place est libre
web-join-text = Vous êtes invité. Pas besoin de compte, un nom suffit.
web-just-watch = Seulement regarder
web-seat-title = Votre place sur cet appareil
web-seat-text = { $game } : continuer ici en tant que { $name }. Les autres appareils perdent la place.
web-seat-take = Prendre ma place

## Revoir

web-move = Coup
web-move-of = Coup { $move } sur { $last }
web-first = Au début
web-back = Un coup en arrière
web-play = Lecture
web-pause = Pause
web-forward = Un coup en avant
web-last = À la fin
web-eyes = Vu par
web-eyes-all = tout ouvert
web-eyes-none = un spectateur
web-record = Enregistrement
web-download-text = Télécharger en texte
web-continue = Continuer d’ici

## Règles et crédits

web-rules-of = Règles de { $game }
web-rules-note = Les numéros sont ceux auxquels renvoient les questions et le journal. Ce qui est reconstitué est signalé.
web-credits-games = Les jeux ont été créés par :
web-credits-art = Tous les plateaux sont nos propres dessins. Nous utilisons avec gratitude :
web-credits-icons = Icônes
web-credits-map = Côtes
web-credits-recoloured = recolorées

## Le plateau de Massilia

web-mas-beige = Beige : acheter
web-mas-brown = Marron : déplacer
web-mas-black = Noir : réputation
web-mas-grey = Gris : sacrifier
web-mas-rolled = Lancés :
web-mas-kept = Gardés :
web-mas-reserve = Réserve :
web-mas-screen = Derrière le paravent :
web-mas-stalls = Étals : { $built } construits, { $left } en réserve
web-discarded = Défausse ({ $count })
web-passed = Ont passé :
web-round-of = Manche { $round } sur { $last }

## Le plateau de Rome

web-rom-performance = Un spectacle
web-rom-show-choose = Choisissez au moins trois cartes d’arène, dans l’ordre que vous voulez.
web-rom-perform = Donner le spectacle avec { $count } cartes
web-rom-performances = Spectacles ({ $count })

## Le plateau de Provincia Romana

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
web-pro-display = Présentées
web-pro-face-down = Carte cachée { $n }
web-pro-looking = Vous regardez
web-pro-tax-free = ne paie pas d’impôt
web-pro-known = cartes connues
web-pro-tokens = Jetons de combat :
web-pro-token-down = posé :
web-pro-tokens-left = Jetons de combat : { $count }
web-pro-city = Ville
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
web-pro-unique = unique : un seul par ville
web-pro-repeatable = répétable
web-pro-unique-doc = Un seul par ville.
web-pro-repeatable-doc = Une ville peut en avoir plusieurs.
web-pro-gauls-may = Gaulois : { $low } à { $high }
web-pro-battle = Bataille du tour { $round }
web-pro-holds = résiste
web-pro-falls = perd
web-pro-short = manque { $short }
web-pro-threats = Les Gaulois peuvent avoir
web-pro-doubt = incertain
web-pro-tokens-head = jetons
web-pro-build = Bâtir { $card } : { $cost } → { $prestige } prestige
web-pro-token-for = { $value } pour { $name }
web-pro-no-hand = aucune carte en main

## Ce que font les dieux de Massilia

web-mas-using = En jeu :
web-mas-no-cards = aucune carte divine
web-mas-use-value =
    Utiliser comme { $value }{ $stones ->
        [0] {""}
        [one] {" "}: { $stones } pierre de pénalité
       *[other] {" "}: { $stones } pierres de pénalité
    }
web-mas-may-build = construire ici pour { $price }
web-mas-closes = ferme l’étal vide de { $name }
web-mas-taxes = { $name } paie { $goods } ou perd des marchandises
web-mas-no-sale = aucune vente
web-mas-sells =
    vend { $count } { $good } : { $money } sesterces{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
web-mas-buy =
    Acheter { $count } { $good }{ $beige ->
        [0] {""}
       *[other] {" "}et { $beige } beige
    } : { $money } sesterces
web-mas-purchase = Acheter { $value } cubes
web-mas-points-stalls = Étals
web-sen-last-war = La quatrième Guerre termine la partie.
web-sen-in-hand = Cachées
web-sen-face-up = Visibles
web-sen-offices = Charges
web-sen-influence = Influence
web-sen-goods = marchandises
web-sen-lock = Miser { $amount } de vos { $cash } en secret
web-sen-bid = Enchérir { $amount } sur { $card } (vous avez { $cash })
web-sen-sell-to = Vendre à { $name }, +{ $amount }
web-sen-keep-pay = Garder, payer { $amount } à { $name }
web-sen-offer = Offrir { $amount } de vos { $cash }
web-sen-keep-extorted = Garder { $card }, payer { $amount } à { $name }
web-sen-embezzle = Détourner : 1 sénateur pour 5 talents
web-sen-embezzle-sure = Céder un sénateur pour 5 talents ? Il vous en reste { $left }.
web-mas-path = Case du chemin { $n }
web-mas-space = Emplacement d’étal { $n }
web-mas-customer = Client, { $good }
web-mas-marks = Points par cube : { $n }
web-mas-price = Prix
web-mas-gods = Cartes Dieu
web-mas-money = Argent
web-mas-stones = Pierres de pénalité

## Réglages

preset-default = Standard
preset-french_text = Règle française
preset-spanish_text = Règle espagnole
preset-german_text = Règle allemande
preset-letter = À la lettre
preset-harsh = Sévère
preset-intrigue = Avec cartes intrigue
preset-uncorrected_print = Texte non corrigé

## Mots de l’aperçu

web-view-cash = argent
web-view-money = argent
web-view-stones = pierres de pénalité
web-view-senators = sénateurs
web-view-hand = main
web-view-hand_size = cartes en main
web-view-table = cartes visibles
web-view-offices = cartes Sénat
web-view-influence = cartes Influence
web-view-locked = mise validée
web-view-decks = pioches
web-view-discards = défausses
web-view-auction = enchère
web-view-reserve = réserve
web-view-screen = derrière l’écran
web-view-stalls = étals
web-view-city = ville
web-view-front = cartes posées
web-view-tokens_left = jetons de combat
web-view-provinces = provinces
web-view-dice = dés
web-view-order = ordre du tour
web-view-display = cartes présentées
web-mas-points = Points
web-mas-tiles = Tuiles manche :
web-rom-regions = Régions : force de chaque joueur
web-board = Plateau
web-others = Les autres
web-each-option = Chaque option ({ $count })
web-hint-title = Ce que ferait un bot
web-chance = { $chance } % de chances

## The frame of a table

web-since = Depuis mon dernier tour
web-skip-to-me = Aller à mon tour
web-look-back = Revoir le tour de { $name } sur le plateau
web-looking-back = En arrière : { $at } sur { $count }
web-earlier = Avant
web-later = Après
web-now = Retour au présent
web-key-6 = depuis mon dernier tour ; aller à mon tour
web-key-7 = les choix proposés
web-key-8 = reposer, fermer
web-key-9 = cette aide
web-close = Fermer
web-list = Tous les coups
web-more-choices = { $count } de plus …
web-click-target = Cliquez maintenant sur la cible.
web-others-decide =
    { $count ->
        [one] { $names } décide :
       *[other] { $names } décident :
    }
web-look-at = Ce qui est devant { $name }
web-prefs = Préférences
web-help = Aide et touches
web-help-click = Ce qui est éclairé peut être choisi. Cliquez une chose, puis sa cible, ou l’inverse, ou faites-la glisser. Un clic sur autre chose dit pourquoi ce n’est pas possible.
web-help-touch = Au doigt, la première touche montre, la seconde joue. Un appui long montre seulement.
web-key-1 = conseil
web-key-2 = annuler
web-key-3 = tous les coups en liste
web-key-4 = ce qui s’est passé
web-key-5 = conversation
web-pref-confirm = Demander avant les coups que l’on peut regretter
web-pref-ends = Finir mon tour quand il ne reste rien d’autre
web-pref-forced = Jouer pour moi le seul coup possible
web-pref-taps = Le premier clic montre, le second joue (comme au doigt)
web-pref-newest = Le plus récent d’abord
web-pref-rules = Montrer les numéros des règles
web-pref-sound = Un son quand c’est mon tour
web-pref-pace = Rythme des autres
web-pref-pace-fast = immédiat
web-pref-pace-calm = calme
web-pref-pace-slow = lent
web-pref-motion = Mouvement
web-pref-motion-off = aucun
web-pref-motion-fast = rapide
web-pref-motion-calm = calme
web-pref-size = Taille des textes
web-pref-size-small = petite
web-pref-size-normal = normale
web-pref-size-large = grande
web-pref-palette = Couleurs des joueurs
web-pref-palette-house = romaines
web-pref-palette-clear = bien distinctes (daltonisme)
web-notify-denied = Ce navigateur n’autorise pas les notifications d’ici. Autorisez-les dans les réglages de la page (le signe à côté de l’adresse), puis cochez de nouveau.
web-you-won = Vous avez gagné !
web-you-won-by = Vous avez gagné de { $by } !
web-name-won = { $name } a gagné
web-name-won-by = { $name } a gagné de { $by }
web-won-together = { $names } ont gagné ensemble
