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
web-bot = robot
web-bot-level = robot, { $level }
web-bot-character = robot, { $level }, { $character }
level-random = au hasard
level-greedy = avide
level-search = réfléchi
level-plebeian = Plébéien
level-eques = Chevalier
level-senator = Sénateur
level-caesar = César
character-cautious = tempérament prudent
character-greedy = tempérament avide
character-aggressive = tempérament agressif
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
web-practice = S’exercer
web-deal-results = Résultats côte à côte
web-debrief = Analyse de la partie
web-replay = Revoir

## Plateaux

web-cards-left = Cartes restantes :

web-hand =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
web-in-front-of = Devant { $name }
web-nothing-yet = rien encore

## Accueil et nouvelle table

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
web-seat-text = { $game } : continuer ici en tant que { $name }. Vos autres appareils gardent la place ; à la table (la porte en haut), vous pouvez la leur retirer.
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

web-how-to-play = Comment jouer à { $game }
web-learn = Apprendre
web-rules-of = Règles de { $game }
web-rules-note = Les numéros sont ceux auxquels renvoient les questions et le journal. Ce qui est reconstitué est signalé.
web-read = À lire
web-read-guide = Comment jouer
web-read-rules = Règles
web-read-glossary = Glossaire
web-read-summary = Résumé
web-read-sources = Sources et décisions
web-find = Chercher
web-find-none = Rien trouvé
web-also = aussi :
web-print = Imprimer
web-full-rulebook = Le règlement complet avec toutes ses sources (en anglais)
web-rules-short = Ces règles pour les joueurs, dans votre langue
web-credits-games = Les jeux ont été créés par :
web-credits-art = Tous les plateaux sont nos propres dessins. Nous utilisons avec gratitude :
web-credits-icons = Icônes
web-credits-map = Côtes
web-credits-recoloured = recolorées

## Le plateau de Massilia

web-discarded = Défausse ({ $count })

web-round-of = Manche { $round } sur { $last }

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
web-view-screen = derrière le paravent
web-view-stalls = étals
web-view-city = cité
web-view-front = cartes posées
web-view-tokens_left = jetons de combat
web-view-provinces = provinces
web-view-dice = dés
web-view-order = ordre du tour
web-view-display = cartes étalées

web-board = Plateau
web-others = Les autres
web-each-option = Chaque option ({ $count })
web-edition-what = Ce qui diffère
web-notes = Notes
web-note-here = Note sur ce moment
web-note-write = Écrire une note
web-hint-title = Ce que ferait un bot
web-chance = { $chance } % de chances

## The frame of a table

web-others-decide =
    { $count ->
        [one] { $names } décide
       *[other] { $names } décident
    }
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

## Around the table

web-house = Cette table : quitter, autres appareils
web-leave-note = Votre place reste à vous ; les autres peuvent laisser jouer un bot jusqu’à votre retour.
web-resign = Abandonner ma place
web-resign-note = Un bot joue aussitôt à votre place. Vous pouvez regarder, et rejouer vous-même.
web-resign-sure = Laisser votre place à un bot ?
web-abandon = Abandonner la partie
web-abandon-note = La table se termine et quitte votre liste.
web-abandon-sure = Terminer cette partie pour de bon ?
web-personal-link-note = Qui ouvre le lien joue aussi votre place, là-bas et ici.
web-personal-link-text = Sur l’autre appareil, ce lien (copié) ouvre votre place ; vous pouvez jouer là-bas et ici : { $url }
web-devices-note = Qui d’autre tient votre place ; les congédier.
web-watchers =
    { $count ->
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
web-watchers-talk = les spectateurs peuvent parler
web-table-closed = Cette table est fermée.
web-invited-by = { $name } vous invite à { $game }.
web-put-bot = Y mettre un bot
web-share = Partager
web-usual-options = Les options habituelles.
web-by-category = Points par catégorie
web-rematch = Rejouer avec les mêmes
web-rematch-join = À la nouvelle table
web-opponents = Vos adversaires
web-ease-plebeian = facile
web-ease-eques = normal
web-ease-senator = difficile
web-ease-caesar = expert
web-last-won = La dernière fois, vous avez gagné avec { $mine }.
web-last-lost = La dernière fois : vous { $mine }, le meilleur { $best }.
web-to-watch = À regarder

# Lessons
web-lessons = Leçons guidées
web-lesson-minutes = { $minutes } min
web-lesson-learned = apprise
web-lesson-begin = Commencer
web-lesson-again = Encore une fois
web-coach-step = Étape { $at } sur { $of }
web-coach-next = Suite
web-coach-back = Retour
web-coach-show = Montrez-moi
web-coach-repeat = Depuis le début
web-coach-leave = Quitter la leçon
web-coach-watch = Regardez ce que font les autres…
web-coach-silent = Le maître observe et parle quand il se passe du nouveau.
web-coach-understood = Compris
web-coach-next-lesson = Leçon suivante
web-coach-finish = Terminer
web-coach-other = C’est permis. Pour cette leçon, essayez ce qui est marqué.
web-newcomer = Vous découvrez { $game } ?
web-newcomer-text = Une leçon guidée à la table prend { $minutes } minutes. Ou jouez tout de suite et demandez des conseils.
web-newcomer-learn = Commencer la leçon
web-newcomer-play = Jouer tout de suite
web-coach-title = Le maître
web-coach-looks-on = Le maître observe et prévient avant un coup coûteux.
web-coach-asks = Ce coup peut coûter { $points } % de vos chances. Mieux : { $best }.
web-coach-think = Je réfléchis
web-coach-insist = Jouer quand même
web-coach-fine = Bon coup.
web-coach-fine-why = Bon coup : { $why }.
web-coach-cost = Cela a coûté environ { $points } %. Mieux : { $best }.
web-coach-cost-why = Cela a coûté environ { $points } % : { $why }. Mieux : { $best }.
web-coach-for-all = Un maître pour tous ?
web-coach-asked = { $names } propose un maître pour tout le monde.
web-coach-waits = Le maître attend l’accord de : { $names }
web-coach-end = Sans maître
web-pref-coach = Maître
web-pref-coach-off = aucun
web-pref-coach-glance = d’un coup d’œil
web-pref-coach-deep = approfondi
