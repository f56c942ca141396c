# Ablehnungen, zu finden unter ihrem englischen Satz.

reason-move-is-no-move-of-this-game-hint = „{ $move }“ ist kein Zug dieses Spiels.{ $hint }
reason-move-is-neither-a-move-nor-its-text-or-id = { $move } ist weder ein Zug noch dessen Text oder Nummer
reason-move-is-not-possible-now = „{ $move }“ ist jetzt nicht möglich
reason-seat-seat-is-not-asked-now-but-seat-asked = nicht Platz { $seat } ist gefragt, sondern Platz { $asked }
reason-the-game-is-over = das Spiel ist zu Ende
reason-there-is-no-seat-seat-this-game-has-0-to-last = es gibt keinen Platz { $seat }; dieses Spiel hat 0 bis { $last }
