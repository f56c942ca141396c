# Die Wörter des Tisches, für alle Spiele.

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
