# Refus, trouvés par leur phrase anglaise.

reason-move-is-no-move-of-this-game-hint = « { $move } » n’est pas un coup de ce jeu.{ $hint }
reason-move-is-neither-a-move-nor-its-text-or-id = { $move } n’est ni un coup, ni son texte, ni son numéro
reason-move-is-not-possible-now = « { $move } » n’est pas possible maintenant
reason-seat-seat-is-not-asked-now-but-seat-asked = ce n’est pas à la place { $seat } de décider, mais à la place { $asked }
reason-the-game-is-over = la partie est finie
reason-there-is-no-seat-seat-this-game-has-0-to-last = il n’y a pas de place { $seat } ; cette partie va de 0 à { $last }
