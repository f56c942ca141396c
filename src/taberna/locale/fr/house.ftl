# Les mots de la table, pour tous les jeux.

language-name = Français

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
ui-go-on = Appuyez sur Entrée pour continuer ; q pour quitter.
ui-window = { $seat }, { $asked } va décider. Entrée pour continuer, ou tapez { $moves }.
ui-thinking = { $seat } réfléchit …
ui-legal = { $move } est permis.
ui-not-understood = « { $text } » n’est pas compris. Tapez un numéro, un coup, ou help.
ui-no-line = Il n’y a pas de ligne { $n } dans la liste.
ui-not-in-range = { $n } n’est pas parmi les nombres proposés : { $numbers }.
ui-only-own = Vous ne pouvez agir que pour une personne de cette table : { $seats }.
ui-all-learned = Toutes les leçons sont apprises. Place au jeu : taberna play
ui-next-lesson = Ensuite : { $title }. Entrée pour commencer, autre chose pour quitter.
ui-undone = Annulé : { $move }.
ui-undo-nothing = Il n’y a rien à annuler.
ui-undo-others = D’autres ont joué depuis votre dernier coup : il reste.
ui-undo-revealed = Votre dernier coup a révélé quelque chose de caché : il reste.
ui-saved = La partie est enregistrée dans { $file }. Pour continuer : taberna play --load { $file }
ui-finished = La partie est conservée dans { $file }. Pour la revoir : taberna replay { $file }
ui-loaded = { $file } chargé après { $moves } coups.
ui-no-log = Il ne s’est encore rien passé.
ui-hint = Meilleurs coups, avec la chance de gagner selon un conseiller :
ui-hint-rival = { $name } : { $why }
ui-hint-equal = aussi bon que le meilleur ; { $why }
ui-hint-then = puis { $moves } ({ $why })
ui-hint-luck = en moyenne { $why }
ui-hint-than =
    { $than ->
        [best] comparé au meilleur : { $why }
       *[next] comparé au suivant : { $why }
    }
ui-hint-like =
    { $than ->
        [best] presque comme le meilleur
        [later] rapporte dans les tours à venir
        [behind] rapporte moins dans les tours à venir
       *[next] presque comme le suivant
    }
ui-no-rule = Il n’y a pas de règle { $rule }.
ui-pause = Occasions d’intervenir : { $mode ->
        [always] avant chaque décision des autres
        [never] jamais
       *[auto] quand cela peut compter
    }.
ui-pause-usage = pause prend auto, always ou never.
ui-coach-title = Le maître
ui-coach = Le maître : { $mode ->
        [glance] d’un coup d’œil
        [deep] approfondi
       *[off] aucun
    }.
ui-coach-usage = coach attend off, glance ou deep.
ui-coach-agree = { $seat }, un maître pour tout le monde à cet écran ? (oui ou non)
ui-coach-agreed = oui o yes y
ui-coach-not = { $seat } préfère jouer sans maître : personne n’en a.
ui-coach-asks = Ce coup peut coûter { $points } % de vos chances. Mieux : { $best }.{ $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    } Rejouez-le si vous le voulez quand même.
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
ui-help-coach = un maître qui prévient avant un coup coûteux : off, glance ou deep
ui-help-quit = enregistrer et quitter
ui-welcome = { $title }, { $seats } joueurs. Tapez help pour les commandes.
ui-bot = robot
ui-commitment = Engagement sur le hasard de cette partie : { $hash }

## Refus

hint-score = points { $n }
reason-named-twice = { $where } : { $card } est nommé deux fois
reason-option-write-name = option { $value } : écrivez NOM=VALEUR
reason-write-name-or-table = { $where } : écrivez un nom, ou une table comme { $example }
reason-no-such-move = « { $move } » n’est pas un coup de ce jeu.{ $hint }
reason-neither-move-nor = { $move } n’est ni un coup, ni son texte, ni son numéro
reason-not-possible-now = « { $move } » n’est pas possible maintenant
reason-seat-not-asked = ce n’est pas à la place { $seat } de décider, mais à la place { $asked }
reason-game-over = la partie est finie
reason-no-seat-game = il n’y a pas de place { $seat } ; cette partie va de 0 à { $last }
reason-record-text-not = une partie enregistrée est un texte, pas { $kind }
reason-seed-not-follow = seed : elle ne découle pas de ce que la maison et les joueurs ont apporté
reason-commitment-not-belong-seed = commitment : il ne correspond pas à cette graine
reason-edition-expected-table = edition : il faut une table des valeurs qu’elle change
reason-line-1-record = ligne 1 : une partie enregistrée commence par « { $head } »
reason-line-move-missing = ligne { $number } : il manque le coup { $move }
reason-line-broken = ligne { $number } : « { $line } » est abîmé
reason-line-not-understood = ligne { $number } : « { $line } » n’est pas compris
reason-move-seat = coup { $number }, place { $seat }, « { $move } » : { $refusal }
reason-move-not-seat = coup { $number } : « { $move } » n’est pas une place et un texte
reason-option-no-value = l’option « { $option } » n’a pas de valeur « { $value } » ; elle admet { $known }.{ $hint }
reason-option-needs-least = l’option « { $option } » demande au moins un nombre
reason-option-takes-numbers = l’option « { $option } » demande { $length } nombres, pas { $count }
reason-option-no = option « { $option } » : il n’y a pas de « { $value } ».{ $hint }
reason-option-named-twice = option « { $option } » : « { $value } » est nommé deux fois
reason-option-neither-true = option « { $option } » : « { $value } » n’est ni vrai ni faux
reason-option-not-list = option « { $option } » : « { $value } » n’est pas une liste de noms
reason-option-not-list-numbers = option « { $option } » : « { $value } » n’est pas une liste de nombres
reason-option-not-whole = option « { $option } » : « { $value } » n’est pas un nombre entier
reason-option-not-between = option « { $option } » : { $value } n’est pas entre { $low } et { $high }
reason-option-must-increasing = option « { $option } » : { $value } doit aller en croissant
reason-options-must-table = les options sont une table de noms et de valeurs, pas « { $value } »
reason-players-names-seats = players : { $count } noms pour { $seats } places
reason-rules-record-follows = cette partie suit la version { $theirs } des règles de { $game } ; ce programme joue la version { $ours }
reason-end-line-missing = la ligne de fin manque : tronqué après { $count } coups
reason-end-line-tells = la ligne de fin annonce { $told } coups, il y en a { $count }
reason-no-game = il n’y a pas de jeu « { $value } » ; il y a { $known }.{ $hint }
reason-no-option = il n’y a pas d’option « { $value } ».{ $hint }
reason-no-preset = il n’y a pas de réglage « { $value } » ; il y a { $known }.{ $hint }
reason-no-taberna-record = ce n’est pas une partie enregistrée de Taberna au format { $number }
reason-players-not = { $game } se joue de { $low } à { $high }, pas à { $seats }
reason-key-broken = { $key } : c’est abîmé
reason-key-missing = { $key } : manque
reason-not-number-seats = « { $value } » n’est pas un nombre de places
reason-commitment-not-belong = l’engagement ne correspond pas à la graine
reason-game-not-stand = la partie n’en est pas là où l’enregistrement le prétend
reason-result-not-one-record = le résultat n’est pas celui que l’enregistrement prétend
reason-not-add-up = le compte n’y est pas : { $faults }
reason-numbers-but-seats = { $where } : { $count } nombres, mais { $seats } places
reason-players-but-seats = { $where } : { $count } joueurs, mais { $seats } places
reason-expected-list-found = { $where } : une liste est attendue, pas { $kind }
reason-expected-table-found = { $where } : une table est attendue, pas { $kind }
reason-empty-but-game = { $where } : est vide, mais la partie n’a pas de résultat
reason-missing = { $where } : manque
reason-new-card-blank = { $where } : est inconnu ici. Une nouvelle carte s’écrit sur une carte vierge : { $names }
reason-not-known-here = { $where } : est inconnu ici.{ $hint }
reason-must-empty-because = { $where } : doit être vide, car la partie a un résultat
reason-rules-version-program = { $where } : version { $theirs } des règles ; ce programme joue la version { $ours }
reason-no-kind-value = { $where } : { $kind } « { $value } » n’existe pas.{ $hint }
reason-no-step = { $where } : l’étape « { $value } » n’existe pas.{ $hint }
reason-value-not-name = { $where } : c’est « { $value } », pas « { $name } »
reason-not-between-and = { $where } : { $value } n’est pas entre { $low } et { $high }
reason-neither-true-nor = { $where } : « { $value } » n’est ni vrai ni faux
reason-value-no-kind = { $where } : « { $value } » n’est pas du genre { $kind }
reason-not-text = { $where } : « { $value } » n’est pas un texte
reason-not-whole-number = { $where } : « { $value } » n’est pas un nombre entier
reason-broken-or-truncated = JSON abîmé ou tronqué à la ligne { $line }, colonne { $column }
reason-no-move-number = il n’y a pas de coup { $number } ; ce jeu va de 0 à { $last }
reason-missing-names = { $where } : il manque : { $names }
reason-too-many = { $where } : en trop : { $names }
reason-not-belong-here = { $where } : n’a pas sa place ici : { $names }
reason-not-place-names = { $where } : pas dans { $place } : { $names }
reason-all-game = { $where }, { $names } : { $found } en tout, le jeu en a { $expected }
reason-found-instead-expected = { $where } : { $found } au lieu de { $expected }
reason-rules-rest-on = { $where } : { $found } ne peut pas se jouer, les règles reposent sur { $expected }
reason-value-negative = { $where } : { $value } est négatif
reason-payments-they-leave = payments : il resterait { $paid }, mais les joueurs ont { $held }
reason-not-name-every = { $where } : { $seats } ne nomme pas chaque place une fois
reason-rolls-but-die = rolls : { $faces } pour « { $roll } », mais un dé montre 1 à 6
reason-these-steps-cannot = { $where } : ces étapes ne peuvent pas se superposer : { $steps }
reason-cannot-stand-here = { $where } : { $step } ne peut pas être ici : { $why }
reason-cannot-stand-here-leaves = { $step } : ne peut pas être ici, il n’y aurait rien à choisir
reason-but-most = { $where } : { $number }, mais au plus { $most }
reason-rolls-no-roll = rolls : le lancer « { $roll } » n’existe pas ; les lancers s’appellent par exemple { $example }
reason-entries-instead = { $where } : { $found } entrées au lieu de { $expected }
reason-less-than = { $where } : { $value } est inférieur à { $least }
reason-must-increasing = { $where } : { $value } doit aller en croissant
reason-value-none-known = { $where } : « { $value } » ne fait pas partie de { $known }
reason-must-not-empty = { $where } : ne doit pas être vide

## Ce que dit la maison : lignes du journal, refus, erreurs.

table-sat = { $seat } s’assied.
table-left = { $seat } quitte la table.
table-bot = Un bot ({ $level }) joue pour { $seat }.
table-back = { $seat } est de retour.
table-undo-free = { $seat } reprend un coup.
table-undo-agreed = { $seat } revient au coup { $to }, avec l’accord de tous.
table-undo-ask = { $seat } demande à revenir au coup { $to }.
table-undo-yes = { $seat } est d’accord.
table-undo-no = { $seat } n’est pas d’accord : rien n’est repris.
table-coach-yes = { $seat } propose un maître pour tout le monde.
table-coach-no = { $seat } préfère jouer sans maître : plus personne n’en a.
table-closed = La table est fermée.
table-waiting = En attente de joueurs : { $open } { $open ->
    [one] place est libre.
   *[other] places sont libres.
}

house-nothing-to-undo = Vous n’avez aucun coup à reprendre.
house-lesson-other = C’est permis, mais la leçon demande ici un autre coup.
house-coach-alone = Le maître n’aide que si personne d’autre ne joue ou si tout le monde est d’accord.
house-one-seat = À une table publique, chacun n’a qu’une place.
house-too-many-undos = Vous avez repris tant de coups que cela suffit maintenant.
house-too-restless = Il y a eu tant d’allées et venues à cette table que cela suffit maintenant.
house-chat-full = On a tant parlé à cette table que rien de plus ne peut être conservé.
house-not-together = Après un coup qui révèle quelque chose de caché, regardez d’abord : les coups suivants ne peuvent pas être envoyés avec lui.
house-no-undo-asked = Personne ne vous demande d’accord.
house-not-now = Ce n’est pas possible maintenant.
house-not-replaceable = Ce joueur est encore là.
house-bot-already = Un bot y joue déjà.
house-not-away = Cette place n’a pas été quittée.
house-taken = Cette place est prise.
house-no-seat = Vous n’avez pas de place à cette table.
house-not-yours = Cette place n’est pas la vôtre.
house-not-found = Cette table n’existe pas.
house-no-page = Il n’y a rien à cette adresse.
house-no-rule = Cette règle n’existe pas.
house-no-link = Ce lien n’est plus valable.
house-no-level = Il n’y a pas de bot de ce niveau.
house-no-hints = Cette table joue sans conseils.
house-no-hint = Il n’y a pas de conseiller pour ce jeu.
house-no-lang = Cette langue n’existe pas ici.
house-hidden-eyes = Ici, vous ne voyez que par vos propres yeux.
house-record-later = La partie pourra être lue quand elle sera finie.
house-hidden-record = Certains secrets de ce jeu durent toujours : sa partie n’est remise qu’à qui tenait toutes les places des joueurs.
house-bad-request = Le message n’a pas été compris.
house-too-deep = L’imbrication est trop profonde.
house-no-field = { $field } manque
house-unknown-field = { $field } est inconnu ici
house-wrong-kind = { $wanted } est attendu, pas { $found }
house-other-kind = { $wanted } est attendu
house-wrong-length = { $wanted } de longueur { $bound }
house-wrong-form = { $wanted } de la forme { $pattern }
house-wrong-size = { $wanted } { $bound }
house-huge-number = ce nombre est trop grand
house-wrong-value = { $value } n’est pas possible ici
house-truncated = le texte s’interrompt
house-no-json = pas du JSON à partir de l’octet { $byte }
house-no-text = pas de l’UTF-8
house-bad-record = Cette partie enregistrée est illisible.
house-bad-type = Les requêtes sont en JSON.
house-too-large = C’est trop grand.
house-too-many = Trop de requêtes : attendez un instant.
house-foreign = Cette requête vient d’un autre site.
house-not-allowed = Ce n’est pas possible à cette adresse.
house-internal = Quelque chose a échoué ici. Si vous le signalez, citez { $id }.
house-chairs = Nommez un genre pour chaque place : me, here, open ou bot.
house-too-hard = La maison n’a pas pu vérifier cela avec le temps et la mémoire qu’elle accorde aux parties venues d’ailleurs.
house-blocked = Le tenancier de cette maison vous prie de rester dehors.
house-seed-chosen = L’hôte a choisi la graine de cette donne et pourrait connaître chaque carte.
house-position-known = Cette partie reprend une position d’une autre partie : qui connaît celle-ci pourrait connaître chaque carte.
house-seed-public = On ne peut choisir une graine qu’aux tables sur lien : à une table publique, personne ne doit connaître la donne.
house-deal-gone = La donne promise a expiré : réessayez.
house-set-aside = Cette table ne peut pas être ouverte : quelque chose y est endommagé. Le tenancier est prévenu, et toutes les autres tables continuent.
house-other-rules = Cette table suit la version { $theirs } des règles de son jeu, mais cette maison joue désormais la version { $ours }. Elle est conservée, mais ne peut pas être jouée ici.
reason-edition-no-toml = ce n’est pas du TOML : { $error }
reason-edition-text = { $where } : seulement du texte simple sur une ligne
