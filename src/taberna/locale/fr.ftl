# Les mots de la table, pour tous les jeux.

## Mots

ui-seat = Place { $n }
ui-nobody = personne
ui-none = rien
ui-yes = oui
ui-no = non
ui-as-number = { $thing } comme { $n }
ui-copy = { $thing } II
ui-did-you-mean = Vouliez-vous dire « { $word } » ?
ui-game-over = La partie est finie.
ui-winners =
    { $winners_count ->
        [one] { $winners } gagne.
       *[other] { $winners } gagnent ensemble.
    }

## La table dans le terminal

ui-also-asked = aussi en attente : { $seats }
ui-moves = Ce que vous pouvez faire
ui-since = Depuis votre dernier tour
ui-log = Journal
ui-pass-device = Passez l’appareil à { $seat }.
ui-press-enter = Appuyez sur Entrée quand { $seat } est seul à regarder.
ui-window = { $seat }, { $asked } va décider. Entrée pour continuer, ou tapez { $moves }.
ui-thinking = { $seat } réfléchit …
ui-legal = { $move } est permis.
ui-not-understood = « { $text } » n’est pas compris. Tapez un numéro, un coup, ou help.
ui-no-line = Il n’y a pas de ligne { $n } dans la liste.
ui-not-in-range = { $n } n’est pas parmi les nombres proposés : { $numbers }.
ui-only-own = Vous ne pouvez agir que pour une personne de cette table : { $seats }.
ui-undone = Annulé : { $move }.
ui-undo-nothing = Il n’y a rien à annuler.
ui-undo-others = D’autres ont joué depuis votre dernier coup : il reste.
ui-undo-revealed = Votre dernier coup a révélé quelque chose de caché : il reste.
ui-saved = La partie est enregistrée dans { $file }. Pour continuer : taberna play --load { $file }
ui-finished = La partie est conservée dans { $file }. Pour la revoir : taberna replay { $file }
ui-loaded = { $file } chargé après { $moves } coups.
ui-no-log = Il ne s’est encore rien passé.
ui-hint = Meilleurs coups, avec la chance de gagner selon un conseiller :
ui-hint-than =
    { $than ->
        [best] comparé au meilleur : { $why }
       *[next] comparé au suivant : { $why }
    }
ui-hint-like =
    { $than ->
        [best] presque comme le meilleur
       *[next] presque comme le suivant
    }
ui-no-rule = Il n’y a pas de règle { $rule }.
ui-pause = Occasions d’intervenir : { $mode ->
        [always] avant chaque décision des autres
        [never] jamais
       *[auto] quand cela peut compter
    }.
ui-pause-usage = pause prend auto, always ou never.
ui-result = Résultat
ui-score = Score
ui-place = Rang
ui-player = Joueur
ui-help = Commandes
ui-help-number = jouer le coup de ce numéro ; une lettre et un nombre pour un montant
ui-help-text = jouer un coup par son texte, comme dans la liste
ui-help-rule = la règle de cette question ; « ? { $rule } » pour une règle, « ? <carte> » pour celle d’une carte
ui-help-why = pourquoi un coup n’est pas possible
ui-help-undo = reprendre votre dernier coup si rien n’a été révélé et si personne n’a joué depuis
ui-help-save = enregistrer la partie, ou en reprendre une autre
ui-help-log = les dernières lignes du journal
ui-help-table = montrer la table à nouveau
ui-help-as = laisser une autre personne devant cet appareil agir hors de son tour
ui-help-pause = quand vous demander avant les décisions des autres : auto, always ou never
ui-help-hint = demander un conseil
ui-help-quit = enregistrer et quitter
ui-welcome = { $title }, { $seats } joueurs. Tapez help pour les commandes.
ui-bot = robot
ui-commitment = Engagement sur le hasard de cette partie : { $hash }
