# Rechazos, por su frase inglesa.

reason-move-is-no-move-of-this-game-hint = «{ $move }» no es una jugada de este juego.{ $hint }
reason-move-is-neither-a-move-nor-its-text-or-id = { $move } no es ni una jugada ni su texto o número
reason-move-is-not-possible-now = «{ $move }» no es posible ahora
reason-seat-seat-is-not-asked-now-but-seat-asked = no se pregunta al puesto { $seat }, sino al puesto { $asked }
reason-the-game-is-over = la partida ha terminado
reason-there-is-no-seat-seat-this-game-has-0-to-last = no hay puesto { $seat }; esta partida tiene del 0 al { $last }
