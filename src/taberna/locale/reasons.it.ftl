# Rifiuti, trovati per la loro frase inglese.

reason-move-is-no-move-of-this-game-hint = «{ $move }» non è una mossa di questo gioco.{ $hint }
reason-move-is-neither-a-move-nor-its-text-or-id = { $move } non è né una mossa né il suo testo o numero
reason-move-is-not-possible-now = «{ $move }» non è possibile adesso
reason-seat-seat-is-not-asked-now-but-seat-asked = non tocca al posto { $seat }, ma al posto { $asked }
reason-the-game-is-over = la partita è finita
reason-there-is-no-seat-seat-this-game-has-0-to-last = non c’è un posto { $seat }; questa partita va da 0 a { $last }
