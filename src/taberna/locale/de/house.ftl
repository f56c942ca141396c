# Die Wörter des Tisches, für alle Spiele.

language-name = Deutsch

## Wörter

ui-seat = Platz { $n }
ui-nobody = niemand
ui-none = nichts
ui-yes = ja
ui-no = nein
ui-as-number = { $thing } als { $n }
ui-copy = { $thing } II
ui-did-you-mean = Meintest du „{ $word }“?
ui-game-over = Das Spiel ist zu Ende.
ui-winners =
    { $winners_count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } gewinnen gemeinsam.
    }

## Der Tisch im Terminal

ui-also-asked = auch gefragt: { $seats }
ui-moves = Was du tun kannst
ui-since = Seit deinem letzten Zug
ui-log = Protokoll
ui-pass-device = Gib das Gerät an { $seat } weiter.
ui-press-enter = Drücke Enter, wenn { $seat } allein hinschaut.
ui-window = { $seat }, gleich entscheidet { $asked }. Enter zum Weiterspielen, oder tippe { $moves }.
ui-thinking = { $seat } überlegt …
ui-legal = { $move } ist erlaubt.
ui-not-understood = „{ $text }“ ist unverständlich. Tippe eine Nummer, einen Zug oder help.
ui-no-line = Zeile { $n } gibt es in der Liste nicht.
ui-not-in-range = { $n } ist nicht unter den angebotenen Zahlen: { $numbers }.
ui-only-own = Handeln kannst du nur für jemanden an diesem Tisch: { $seats }.
ui-undone = Zurückgenommen: { $move }.
ui-undo-nothing = Es gibt nichts zurückzunehmen.
ui-undo-others = Seit deinem letzten Zug haben andere gehandelt: er bleibt.
ui-undo-revealed = Dein letzter Zug hat Verborgenes aufgedeckt: er bleibt.
ui-saved = Das Spiel ist gesichert in { $file }. Weiter mit: taberna play --load { $file }
ui-finished = Der Spielverlauf liegt in { $file }. Anzusehen mit: taberna replay { $file }
ui-loaded = { $file } geladen nach { $moves } Zügen.
ui-no-log = Noch ist nichts geschehen.
ui-hint = Die besten Züge, mit der Gewinnchance nach Meinung eines Ratgebers:
ui-hint-than =
    { $than ->
        [best] verglichen mit dem besten: { $why }
       *[next] verglichen mit dem nächstbesten: { $why }
    }
ui-hint-like =
    { $than ->
        [best] fast wie der beste
       *[next] fast wie der nächstbeste
    }
ui-no-rule = Eine Regel { $rule } gibt es nicht.
ui-pause = Gelegenheit zum Eingreifen: { $mode ->
        [always] vor jeder Entscheidung der anderen
        [never] nie
       *[auto] wenn es wichtig sein kann
    }.
ui-pause-usage = pause nimmt auto, always oder never.
ui-result = Ergebnis
ui-score = Punkte
ui-place = Rang
ui-player = Spieler
ui-help = Befehle
ui-help-number = den Zug mit dieser Nummer spielen; Buchstabe und Zahl für einen Betrag
ui-help-text = einen Zug mit seinem Text spielen, wie er in der Liste steht
ui-help-rule = die Regel zu dieser Frage; „? { $rule }“ für jede Regel, „? <Karte>“ für die einer Karte
ui-help-why = warum ein Zug nicht möglich ist
ui-help-undo = den letzten Zug zurücknehmen, solange nichts aufgedeckt wurde und niemand gehandelt hat
ui-help-save = das Spiel sichern, oder mit einem anderen weitermachen
ui-help-log = die letzten Zeilen des Protokolls
ui-help-table = den Tisch noch einmal zeigen
ui-help-as = jemand anderen an diesem Gerät außer der Reihe handeln lassen
ui-help-pause = wann du vor Entscheidungen anderer gefragt wirst: auto, always oder never
ui-help-hint = einen Ratgeber fragen
ui-help-quit = sichern und gehen
ui-welcome = { $title }, { $seats } Spieler. Tippe help für die Befehle.
ui-bot = Bot
ui-commitment = Festlegung auf das Glück dieses Spiels: { $hash }

## Ablehnungen, zu finden unter ihrem englischen Satz.

reason-where-card-is-named-twice = { $where }: { $card } ist zweimal genannt
reason-option-value-r-write-name-value = Option { $value }: Schreibe NAME=WERT
reason-where-write-a-name-or-a-table-like-example = { $where }: Schreibe einen Namen oder eine Tabelle wie { $example }
reason-move-is-no-move-of-this-game-hint = „{ $move }“ ist kein Zug dieses Spiels.{ $hint }
reason-move-is-neither-a-move-nor-its-text-or-id = { $move } ist weder ein Zug noch dessen Text oder Nummer
reason-move-is-not-possible-now = „{ $move }“ ist jetzt nicht möglich
reason-seat-seat-is-not-asked-now-but-seat-asked = nicht Platz { $seat } ist gefragt, sondern Platz { $asked }
reason-the-game-is-over = das Spiel ist zu Ende
reason-there-is-no-seat-seat-this-game-has-0-to-last = es gibt keinen Platz { $seat }; dieses Spiel hat 0 bis { $last }
reason-a-record-is-text-not-kind = eine Aufzeichnung ist Text, nicht { $kind }
reason-commitment-it-does-not-belong-to-this-seed = commitment: gehört nicht zu diesem Startwert
reason-edition-expected-a-table-of-the-values-it-changes = edition: erwartet wird eine Tabelle der geänderten Werte
reason-line-1-a-record-begins-with-head-r = Zeile 1: eine Aufzeichnung beginnt mit „{ $head }“
reason-line-number-move-move-is-missing = Zeile { $number }: Zug { $move } fehlt
reason-line-number-line-r-is-broken = Zeile { $number }: „{ $line }“ ist beschädigt
reason-line-number-line-r-is-not-understood = Zeile { $number }: „{ $line }“ ist unverständlich
reason-move-number-seat-seat-move-r-refusal = Zug { $number }, Platz { $seat }, „{ $move }“: { $refusal }
reason-move-number-move-r-is-not-a-seat-and-a-text = Zug { $number }: „{ $move }“ ist nicht Platz und Text
reason-option-option-has-no-value-value-r-it-takes-known-hint = die Option „{ $option }“ kennt den Wert „{ $value }“ nicht; möglich sind { $known }.{ $hint }
reason-option-option-needs-at-least-one-number = die Option „{ $option }“ braucht mindestens eine Zahl
reason-option-option-takes-length-numbers-not-count = die Option „{ $option }“ braucht { $length } Zahlen, nicht { $count }
reason-option-option-there-is-no-value-r-hint = Option „{ $option }“: „{ $value }“ gibt es nicht.{ $hint }
reason-option-option-value-r-is-named-twice = Option „{ $option }“: „{ $value }“ ist doppelt genannt
reason-option-option-value-r-is-neither-true-nor-false = Option „{ $option }“: „{ $value }“ ist weder wahr noch falsch
reason-option-option-value-r-is-not-a-list-of-names = Option „{ $option }“: „{ $value }“ ist keine Liste von Namen
reason-option-option-value-r-is-not-a-list-of-numbers = Option „{ $option }“: „{ $value }“ ist keine Liste von Zahlen
reason-option-option-value-r-is-not-a-whole-number = Option „{ $option }“: „{ $value }“ ist keine ganze Zahl
reason-option-option-value-is-not-between-low-and-high = Option „{ $option }“: { $value } liegt nicht zwischen { $low } und { $high }
reason-option-option-value-must-be-increasing = Option „{ $option }“: { $value } muss ansteigen
reason-options-must-be-a-table-of-names-and-values-not-value-r = Optionen sind eine Tabelle von Namen und Werten, nicht „{ $value }“
reason-players-count-names-for-seats-seats = players: { $count } Namen für { $seats } Plätze
reason-rules-this-record-follows-rules-version-theirs-of-game-this-program-plays-version-ours = diese Aufzeichnung folgt der Regelfassung { $theirs } von { $game }; dieses Programm spielt Fassung { $ours }
reason-the-end-line-is-missing-truncated-after-count-moves = die Schlusszeile fehlt: abgeschnitten nach { $count } Zügen
reason-the-end-line-tells-of-told-moves-there-are-count = die Schlusszeile nennt { $told } Züge, es sind { $count }
reason-there-is-no-game-value-r-there-are-known-hint = es gibt kein Spiel „{ $value }“; es gibt { $known }.{ $hint }
reason-there-is-no-option-value-r-hint = es gibt keine Option „{ $value }“.{ $hint }
reason-there-is-no-preset-value-r-there-are-known-hint = es gibt keine Vorgabe „{ $value }“; es gibt { $known }.{ $hint }
reason-this-is-no-taberna-record-of-format-number = das ist keine Taberna-Aufzeichnung im Format { $number }
reason-game-is-for-low-to-high-players-not-for-seats = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }
reason-key-is-broken = { $key }: ist beschädigt
reason-key-is-missing = { $key }: fehlt
reason-value-r-is-not-a-number-of-seats = „{ $value }“ ist keine Zahl von Plätzen
reason-the-commitment-does-not-belong-to-the-seed = die Verpflichtung gehört nicht zum Startwert
reason-the-game-does-not-stand-where-this-record-claims = das Spiel steht nicht dort, wo die Aufzeichnung behauptet
reason-the-result-is-not-the-one-this-record-claims = das Ergebnis ist nicht das behauptete
reason-this-does-not-add-up-faults = das geht nicht auf: { $faults }
reason-where-count-numbers-but-seats-seats = { $where }: { $count } Zahlen, aber { $seats } Plätze
reason-where-count-players-but-seats-seats = { $where }: { $count } Personen, aber { $seats } Plätze
reason-where-expected-a-list-found-kind = { $where }: erwartet wird eine Liste, da steht { $kind }
reason-where-expected-a-table-found-kind = { $where }: erwartet wird eine Tabelle, da steht { $kind }
reason-where-is-empty-but-the-game-has-no-result = { $where }: ist leer, aber das Spiel hat kein Ergebnis
reason-where-is-missing = { $where }: fehlt
reason-where-is-not-known-here-hint = { $where }: ist hier unbekannt.{ $hint }
reason-where-must-be-empty-because-the-game-has-a-result = { $where }: muss leer sein, denn das Spiel hat ein Ergebnis
reason-where-rules-version-theirs-this-program-plays-ours = { $where }: Regelfassung { $theirs }; dieses Programm spielt Fassung { $ours }
reason-where-there-is-no-kind-value-r-hint = { $where }: { $kind } „{ $value }“ gibt es nicht.{ $hint }
reason-where-there-is-no-step-value-r-hint = { $where }: es gibt keinen Schritt „{ $value }“.{ $hint }
reason-where-this-is-value-r-not-name-r = { $where }: das ist „{ $value }“, nicht „{ $name }“
reason-where-value-is-not-between-low-and-high = { $where }: { $value } liegt nicht zwischen { $low } und { $high }
reason-where-value-r-is-neither-true-nor-false = { $where }: „{ $value }“ ist weder wahr noch falsch
reason-where-value-r-is-no-kind = { $where }: „{ $value }“ ist nicht von der Art { $kind }
reason-where-value-r-is-not-a-text = { $where }: „{ $value }“ ist kein Text
reason-where-value-r-is-not-a-whole-number = { $where }: „{ $value }“ ist keine ganze Zahl
reason-broken-or-truncated-json-in-line-line-column-column = JSON beschädigt oder abgeschnitten in Zeile { $line }, Spalte { $column }
reason-there-is-no-move-number-this-game-has-0-to-last = es gibt keinen Zug { $number }; dieses Spiel hat 0 bis { $last }
reason-where-missing-names = { $where }: es fehlt: { $names }
reason-where-too-many-names = { $where }: zu viel: { $names }
reason-where-does-not-belong-here-names = { $where }: gehört nicht hierher: { $names }
reason-where-not-in-place-names = { $where }: nicht in { $place }: { $names }
reason-where-names-found-in-all-the-game-has-expected = { $where }, { $names }: insgesamt { $found }, das Spiel hat { $expected }
reason-where-found-instead-of-expected = { $where }: { $found } statt { $expected }
reason-where-value-is-negative = { $where }: { $value } ist negativ
reason-payments-they-leave-paid-but-the-players-have-held = payments: danach bleiben { $paid }, aber die Spieler haben { $held }
reason-where-seats-does-not-name-every-seat-once = { $where }: { $seats } nennt nicht jeden Platz einmal
reason-rolls-faces-for-roll-r-but-a-die-shows-1-to-6 = rolls: { $faces } für „{ $roll }“, aber ein Würfel zeigt 1 bis 6
reason-where-these-steps-cannot-stand-on-one-another-steps = { $where }: diese Schritte können nicht aufeinander liegen: { $steps }
reason-where-step-cannot-stand-here-why = { $where }: { $step } kann hier nicht stehen: { $why }
reason-step-cannot-stand-here-it-leaves-nothing-to-choose = { $step }: kann hier nicht stehen, es gäbe nichts zu wählen
reason-where-number-but-at-most-most = { $where }: { $number }, aber höchstens { $most }
reason-rolls-there-is-no-roll-roll-r-they-are-called-like-example = rolls: den Wurf „{ $roll }“ gibt es nicht; Würfe heißen etwa { $example }
reason-where-found-entries-instead-of-expected = { $where }: { $found } Einträge statt { $expected }
reason-where-value-is-less-than-least = { $where }: { $value } ist weniger als { $least }
reason-where-value-must-be-increasing = { $where }: { $value } muss ansteigen
reason-where-value-r-is-none-of-known = { $where }: „{ $value }“ gehört nicht zu { $known }
reason-where-must-not-be-empty = { $where }: darf nicht leer sein

## Was das Haus selbst sagt: Zeilen des Protokolls, Ablehnungen, Fehler.

table-sat = { $seat } setzt sich.
table-left = { $seat } verlässt den Tisch.
table-bot = Ein Bot ({ $level }) spielt für { $seat }.
table-back = { $seat } ist zurück.
table-undo-free = { $seat } nimmt einen Zug zurück.
table-undo-agreed = { $seat } nimmt bis Zug { $to } zurück, alle sind einverstanden.
table-undo-ask = { $seat } bittet, bis Zug { $to } zurückzunehmen.
table-undo-yes = { $seat } ist einverstanden.
table-undo-no = { $seat } ist nicht einverstanden: Es wird nichts zurückgenommen.
table-closed = Der Tisch ist geschlossen.
table-waiting = Warten auf Mitspieler: { $open } { $open ->
    [one] Platz ist frei.
   *[other] Plätze sind frei.
}

house-nothing-to-undo = Es gibt keinen Zug von dir zurückzunehmen.
house-not-together = Nach einem Zug, der Verborgenes aufdeckt, erst hinsehen: Die Züge danach lassen sich nicht zusammen mit ihm senden.
house-no-undo-asked = Niemand bittet dich um Zustimmung.
house-not-now = Das ist jetzt nicht möglich.
house-not-replaceable = Dieser Spieler ist noch da.
house-bot-already = Dort spielt schon ein Bot.
house-not-away = Dieser Platz ist nicht verlassen.
house-taken = Dieser Platz ist besetzt.
house-no-seat = Du hast keinen Platz an diesem Tisch.
house-not-yours = Dieser Platz gehört dir nicht.
house-not-found = Diesen Tisch gibt es nicht.
house-no-page = Unter dieser Adresse gibt es nichts.
house-no-rule = Diese Regel gibt es nicht.
house-no-link = Dieser Link gilt nicht mehr.
house-no-level = Einen Bot dieser Stufe gibt es nicht.
house-no-hints = An diesem Tisch wird ohne Tipps gespielt.
house-no-hint = Für dieses Spiel gibt es keinen Ratgeber.
house-no-lang = Diese Sprache gibt es nicht.
house-hidden-eyes = Hier siehst du nur mit deinen eigenen Augen.
house-record-later = Die Partie kann gelesen werden, wenn sie zu Ende ist.
house-hidden-record = Manche Geheimnisse dieses Spiels bleiben für immer: die Aufzeichnung bekommt nur, wer alle Plätze der Spieler innehatte.
house-bad-request = Die Nachricht wurde nicht verstanden.
house-too-deep = Das ist zu tief verschachtelt.
house-no-field = { $field } fehlt
house-unknown-field = { $field } ist hier unbekannt
house-wrong-kind = erwartet wird { $wanted }, da steht { $found }
house-other-kind = erwartet wird { $wanted }
house-wrong-length = { $wanted } der Länge { $bound }
house-wrong-form = { $wanted } der Form { $pattern }
house-wrong-size = { $wanted } { $bound }
house-huge-number = diese Zahl ist zu groß
house-wrong-value = { $value } ist hier nicht möglich
house-truncated = es bricht ab
house-no-json = kein JSON ab Byte { $byte }
house-no-text = kein UTF-8
house-bad-record = Diese Aufzeichnung ist nicht lesbar.
house-bad-type = Anfragen bestehen aus JSON.
house-too-large = Das ist zu groß.
house-too-many = Zu viele Anfragen: Warte einen Augenblick.
house-foreign = Diese Anfrage kommt von einer anderen Seite.
house-not-allowed = Das ist unter dieser Adresse nicht möglich.
house-internal = Hier ist etwas schiefgegangen. Wenn du es dem Wirt sagst, nenne { $id }.
house-chairs = Nenne für jeden Platz eine Art: me, here, open oder bot.
house-too-hard = Das Haus konnte dies nicht prüfen in der Zeit und mit dem Speicher, die es fremden Aufzeichnungen gibt.
house-blocked = Der Wirt dieses Hauses bittet dich, draußen zu bleiben.
house-set-aside = Dieser Tisch lässt sich nicht öffnen: Etwas an ihm ist beschädigt. Der Wirt weiß davon, und an allen anderen Tischen wird weitergespielt.
house-other-rules = Dieser Tisch folgt Fassung { $theirs } der Regeln seines Spiels, dieses Haus spielt inzwischen Fassung { $ours }. Er wird aufbewahrt, kann hier aber nicht gespielt werden.
