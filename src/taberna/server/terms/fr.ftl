# Ce que dit la maison : lignes du journal, refus, erreurs.

table-sat = { $seat } s’assied.
table-left = { $seat } quitte la table.
table-bot = Un bot ({ $level }) joue pour { $seat }.
table-back = { $seat } est de retour.
table-undo-free = { $seat } reprend un coup.
table-undo-agreed = { $seat } revient au coup { $to }, avec l’accord de tous.
table-undo-ask = { $seat } demande à revenir au coup { $to }.
table-undo-yes = { $seat } est d’accord.
table-undo-no = { $seat } n’est pas d’accord : rien n’est repris.
table-closed = La table est fermée.
table-waiting = En attente de joueurs : { $open } { $open ->
    [one] place est libre.
   *[other] places sont libres.
}

house-nothing-to-undo = Vous n’avez aucun coup à reprendre.
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
house-set-aside = Cette table ne peut pas être ouverte : quelque chose y est endommagé. Le tenancier est prévenu, et toutes les autres tables continuent.
house-other-rules = Cette table suit la version { $theirs } des règles de son jeu, mais cette maison joue désormais la version { $ours }. Elle est conservée, mais ne peut pas être jouée ici.
