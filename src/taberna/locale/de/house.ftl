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
ui-go-on = Weiter mit Enter; q beendet die Lektion.
ui-window = { $seat }, gleich entscheidet { $asked }. Enter zum Weiterspielen, oder tippe { $moves }.
ui-thinking = { $seat } überlegt …
ui-legal = { $move } ist erlaubt.
ui-not-understood = „{ $text }“ ist unverständlich. Tippe eine Nummer, einen Zug oder help.
ui-no-line = Zeile { $n } gibt es in der Liste nicht.
ui-not-in-range = { $n } ist nicht unter den angebotenen Zahlen: { $numbers }.
ui-only-own = Handeln kannst du nur für jemanden an diesem Tisch: { $seats }.
ui-all-learned = Alle Lektionen sind gelernt. Nun wird gespielt: taberna play
ui-next-lesson = Als Nächstes: { $title }. Enter zum Beginnen, alles andere zum Gehen.
ui-undone = Zurückgenommen: { $move }.
ui-undo-nothing = Es gibt nichts zurückzunehmen.
ui-undo-others = Seit deinem letzten Zug haben andere gehandelt: er bleibt.
ui-undo-revealed = Dein letzter Zug hat Verborgenes aufgedeckt: er bleibt.
ui-saved = Das Spiel ist gesichert in { $file }. Weiter mit: taberna play --load { $file }
ui-finished = Der Spielverlauf liegt in { $file }. Anzusehen mit: taberna replay { $file }
ui-loaded = { $file } geladen nach { $moves } Zügen.
ui-no-log = Noch ist nichts geschehen.
ui-hint = Die besten Züge, mit der Gewinnchance nach Meinung eines Ratgebers:
ui-hint-rival = { $name }: { $why }
ui-hint-equal = so gut wie der beste; { $why }
ui-hint-then = danach { $moves } ({ $why })
ui-hint-luck = im Mittel { $why }
ui-hint-than =
    { $than ->
        [best] verglichen mit dem besten: { $why }
       *[next] verglichen mit dem nächstbesten: { $why }
    }
ui-hint-like =
    { $than ->
        [best] fast wie der beste
        [later] zahlt sich in späteren Zügen aus
        [behind] bringt in späteren Zügen weniger
       *[next] fast wie der nächstbeste
    }
ui-no-rule = Eine Regel { $rule } gibt es nicht.
ui-pause = Gelegenheit zum Eingreifen: { $mode ->
        [always] vor jeder Entscheidung der anderen
        [never] nie
       *[auto] wenn es wichtig sein kann
    }.
ui-pause-usage = pause nimmt auto, always oder never.
ui-coach-title = Der Lehrer
ui-coach = Der Lehrer: { $mode ->
        [glance] auf einen Blick
        [deep] gründlich
       *[off] keiner
    }.
ui-coach-usage = coach kennt off, glance und deep.
ui-coach-agree = { $seat }, soll jeder an diesem Gerät einen Lehrer haben? (ja oder nein)
ui-coach-agreed = ja j yes y
ui-coach-not = { $seat } möchte lieber ohne Lehrer spielen: Niemand hat einen.
ui-coach-asks = Das kann dich { $points } % deiner Chancen kosten. Besser: { $best }.{ $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    } Gib den Zug noch einmal ein, wenn du ihn trotzdem willst.
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
ui-help-coach = ein Lehrer, der vor einem teuren Zug nachfragt: off, glance oder deep
ui-help-quit = sichern und gehen
ui-welcome = { $title }, { $seats } Spieler. Tippe help für die Befehle.
ui-bot = Bot
ui-commitment = Festlegung auf das Glück dieses Spiels: { $hash }

## Ablehnungen

hint-score = Punkte { $n }
reason-named-twice = { $where }: { $card } ist zweimal genannt
reason-option-write-name = Option { $value }: Schreibe NAME=WERT
reason-write-name-or-table = { $where }: Schreibe einen Namen oder eine Tabelle wie { $example }
reason-no-such-move = „{ $move }“ ist kein Zug dieses Spiels.{ $hint }
reason-neither-move-nor = { $move } ist weder ein Zug noch dessen Text oder Nummer
reason-not-possible-now = „{ $move }“ ist jetzt nicht möglich
reason-seat-not-asked = nicht Platz { $seat } ist gefragt, sondern Platz { $asked }
reason-game-over = das Spiel ist zu Ende
reason-no-seat-game = es gibt keinen Platz { $seat }; dieses Spiel hat 0 bis { $last }
reason-record-text-not = eine Aufzeichnung ist Text, nicht { $kind }
reason-seed-not-follow = seed: folgt nicht aus dem, was das Haus und die Spieler beigetragen haben
reason-commitment-not-belong-seed = commitment: gehört nicht zu diesem Startwert
reason-edition-expected-table = edition: erwartet wird eine Tabelle der geänderten Werte
reason-line-1-record = Zeile 1: eine Aufzeichnung beginnt mit „{ $head }“
reason-line-move-missing = Zeile { $number }: Zug { $move } fehlt
reason-line-broken = Zeile { $number }: „{ $line }“ ist beschädigt
reason-line-not-understood = Zeile { $number }: „{ $line }“ ist unverständlich
reason-move-seat = Zug { $number }, Platz { $seat }, „{ $move }“: { $refusal }
reason-move-not-seat = Zug { $number }: „{ $move }“ ist nicht Platz und Text
reason-option-no-value = die Option „{ $option }“ kennt den Wert „{ $value }“ nicht; möglich sind { $known }.{ $hint }
reason-option-needs-least = die Option „{ $option }“ braucht mindestens eine Zahl
reason-option-takes-numbers = die Option „{ $option }“ braucht { $length } Zahlen, nicht { $count }
reason-option-no = Option „{ $option }“: „{ $value }“ gibt es nicht.{ $hint }
reason-option-named-twice = Option „{ $option }“: „{ $value }“ ist doppelt genannt
reason-option-neither-true = Option „{ $option }“: „{ $value }“ ist weder wahr noch falsch
reason-option-not-list = Option „{ $option }“: „{ $value }“ ist keine Liste von Namen
reason-option-not-list-numbers = Option „{ $option }“: „{ $value }“ ist keine Liste von Zahlen
reason-option-not-whole = Option „{ $option }“: „{ $value }“ ist keine ganze Zahl
reason-option-not-between = Option „{ $option }“: { $value } liegt nicht zwischen { $low } und { $high }
reason-option-must-increasing = Option „{ $option }“: { $value } muss ansteigen
reason-options-must-table = Optionen sind eine Tabelle von Namen und Werten, nicht „{ $value }“
reason-players-names-seats = players: { $count } Namen für { $seats } Plätze
reason-rules-record-follows = diese Aufzeichnung folgt der Regelfassung { $theirs } von { $game }; dieses Programm spielt Fassung { $ours }
reason-end-line-missing = die Schlusszeile fehlt: abgeschnitten nach { $count } Zügen
reason-end-line-tells = die Schlusszeile nennt { $told } Züge, es sind { $count }
reason-no-game = es gibt kein Spiel „{ $value }“; es gibt { $known }.{ $hint }
reason-no-option = es gibt keine Option „{ $value }“.{ $hint }
reason-no-preset = es gibt keine Vorgabe „{ $value }“; es gibt { $known }.{ $hint }
reason-no-taberna-record = das ist keine Taberna-Aufzeichnung im Format { $number }
reason-players-not = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }
reason-key-broken = { $key }: ist beschädigt
reason-key-missing = { $key }: fehlt
reason-not-number-seats = „{ $value }“ ist keine Zahl von Plätzen
reason-commitment-not-belong = die Verpflichtung gehört nicht zum Startwert
reason-game-not-stand = das Spiel steht nicht dort, wo die Aufzeichnung behauptet
reason-result-not-one-record = das Ergebnis ist nicht das behauptete
reason-not-add-up = das geht nicht auf: { $faults }
reason-numbers-but-seats = { $where }: { $count } Zahlen, aber { $seats } Plätze
reason-players-but-seats = { $where }: { $count } Personen, aber { $seats } Plätze
reason-expected-list-found = { $where }: erwartet wird eine Liste, da steht { $kind }
reason-expected-table-found = { $where }: erwartet wird eine Tabelle, da steht { $kind }
reason-empty-but-game = { $where }: ist leer, aber das Spiel hat kein Ergebnis
reason-missing = { $where }: fehlt
reason-new-card-blank = { $where }: ist hier unbekannt. Eine neue Karte kommt auf eine leere: { $names }
reason-not-known-here = { $where }: ist hier unbekannt.{ $hint }
reason-must-empty-because = { $where }: muss leer sein, denn das Spiel hat ein Ergebnis
reason-rules-version-program = { $where }: Regelfassung { $theirs }; dieses Programm spielt Fassung { $ours }
reason-no-kind-value = { $where }: { $kind } „{ $value }“ gibt es nicht.{ $hint }
reason-no-step = { $where }: es gibt keinen Schritt „{ $value }“.{ $hint }
reason-value-not-name = { $where }: das ist „{ $value }“, nicht „{ $name }“
reason-not-between-and = { $where }: { $value } liegt nicht zwischen { $low } und { $high }
reason-neither-true-nor = { $where }: „{ $value }“ ist weder wahr noch falsch
reason-value-no-kind = { $where }: „{ $value }“ ist nicht von der Art { $kind }
reason-not-text = { $where }: „{ $value }“ ist kein Text
reason-not-whole-number = { $where }: „{ $value }“ ist keine ganze Zahl
reason-broken-or-truncated = JSON beschädigt oder abgeschnitten in Zeile { $line }, Spalte { $column }
reason-no-move-number = es gibt keinen Zug { $number }; dieses Spiel hat 0 bis { $last }
reason-missing-names = { $where }: es fehlt: { $names }
reason-too-many = { $where }: zu viel: { $names }
reason-not-belong-here = { $where }: gehört nicht hierher: { $names }
reason-not-place-names = { $where }: nicht in { $place }: { $names }
reason-all-game = { $where }, { $names }: insgesamt { $found }, das Spiel hat { $expected }
reason-found-instead-expected = { $where }: { $found } statt { $expected }
reason-rules-rest-on = { $where }: { $found } ist nicht spielbar, die Regeln beruhen auf { $expected }
reason-value-negative = { $where }: { $value } ist negativ
reason-payments-they-leave = payments: danach bleiben { $paid }, aber die Spieler haben { $held }
reason-not-name-every = { $where }: { $seats } nennt nicht jeden Platz einmal
reason-rolls-but-die = rolls: { $faces } für „{ $roll }“, aber ein Würfel zeigt 1 bis 6
reason-these-steps-cannot = { $where }: diese Schritte können nicht aufeinander liegen: { $steps }
reason-cannot-stand-here = { $where }: { $step } kann hier nicht stehen: { $why }
reason-cannot-stand-here-leaves = { $step }: kann hier nicht stehen, es gäbe nichts zu wählen
reason-but-most = { $where }: { $number }, aber höchstens { $most }
reason-rolls-no-roll = rolls: den Wurf „{ $roll }“ gibt es nicht; Würfe heißen etwa { $example }
reason-entries-instead = { $where }: { $found } Einträge statt { $expected }
reason-less-than = { $where }: { $value } ist weniger als { $least }
reason-must-increasing = { $where }: { $value } muss ansteigen
reason-value-none-known = { $where }: „{ $value }“ gehört nicht zu { $known }
reason-must-not-empty = { $where }: darf nicht leer sein

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
table-coach-yes = { $seat } schlägt einen Lehrer für alle vor.
table-coach-no = { $seat } möchte lieber ohne Lehrer spielen: Jetzt hat niemand einen.
table-closed = Der Tisch ist geschlossen.
table-waiting = Warten auf Mitspieler: { $open } { $open ->
    [one] Platz ist frei.
   *[other] Plätze sind frei.
}

house-nothing-to-undo = Es gibt keinen Zug von dir zurückzunehmen.
house-lesson-other = Das ist erlaubt, aber die Lektion verlangt hier einen anderen Zug.
house-coach-alone = Der Lehrer hilft nur, wo niemand sonst mitspielt oder wo alle zustimmen.
house-one-seat = An einem öffentlichen Tisch hat jeder einen Platz.
house-too-many-undos = Du hast so oft zurückgenommen, dass es jetzt genug ist.
house-too-restless = An diesem Tisch war so viel Kommen und Gehen, dass es jetzt genug ist.
house-chat-full = An diesem Tisch wurde so viel geredet, dass nichts mehr aufbewahrt werden kann.
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
house-seed-chosen = Der Gastgeber hat den Startwert dieser Verteilung gewählt und könnte jede Karte kennen.
house-position-known = Diese Partie geht von einer Stellung einer anderen Partie weiter: Wer jene kennt, könnte jede Karte kennen.
house-seed-public = Einen Startwert kann man nur an Tischen mit Link wählen: An einem öffentlichen Tisch darf niemand die Verteilung kennen.
house-deal-gone = Die zugesagte Verteilung gibt es nicht mehr: bitte noch einmal.
house-set-aside = Dieser Tisch lässt sich nicht öffnen: Etwas an ihm ist beschädigt. Der Wirt weiß davon, und an allen anderen Tischen wird weitergespielt.
house-other-rules = Dieser Tisch folgt Fassung { $theirs } der Regeln seines Spiels, dieses Haus spielt inzwischen Fassung { $ours }. Er wird aufbewahrt, kann hier aber nicht gespielt werden.
reason-edition-no-toml = das ist kein TOML: { $error }
reason-edition-text = { $where }: nur einfacher Text in einer Zeile
