# Die Seiten der Taverne.

web-motto = Vier römische Brettspiele, mit Freunden oder gegen Bots.
web-welcome = Salve! Nimm Platz.
web-skip = Zum Inhalt
web-navigation = Seiten
web-lobby = Gaststube
web-new-table = Neuer Tisch
web-rules = Regeln
web-credits = Dank
web-language = Sprache
web-theme = Tag / Nacht
web-needs-script = Die Tische brauchen JavaScript.

## Der Tisch

web-connecting = Die Tür geht auf …
web-reconnecting = Die Verbindung ist abgerissen. Neuer Versuch …
web-no-table = Diesen Tisch gibt es nicht.
web-log = Was geschah
web-chat = Tischgespräch
web-chat-text = Etwas sagen
web-send = Senden
web-notify = Benachrichtigen
web-watching = Du schaust zu.
web-leave = Aufstehen
web-leave-sure = Den Tisch verlassen? Die anderen dürfen deinen Platz einem Bot geben; du kannst zurückkommen.
web-personal-link = Link für ein anderes Gerät
web-devices = Geräte an diesem Platz
web-devices-alone = Nur dieses Gerät hält deinen Platz.
web-devices-end = Deinen Platz hält auch: { $names }. Hinausbitten? Auch ein persönlicher Link dieses Platzes endet damit.
web-devices-nameless = jemand ohne Namen
web-all-moves =
    { $count ->
        [one] Der einzige Zug
       *[other] Alle { $count } Züge als Liste
    }
web-click-lit = Klicke auf etwas Leuchtendes.
web-or-click-lit = Oder klicke auf etwas Leuchtendes.
web-cancel = Abbrechen
web-amount = Betrag
web-less = Weniger
web-more = Mehr
web-preview = Das würde sich ändern:
web-stale = Der Tisch ist inzwischen weiter; sieh noch einmal hin.
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-undo-asked =
    { $name } möchte { $moves ->
        [one] einen Zug zurücknehmen.
       *[other] { $moves } Züge zurücknehmen.
    }
web-agree = Zustimmen
web-refuse = Ablehnen
web-hint = Tipp
web-you = du
web-ready = bereit
web-thinking = am Zug
web-left = ist gegangen
web-away = abwesend
web-bot = Bot
web-bot-level = Bot, { $level }
web-bot-character = Bot, { $level }, { $character }
level-random = zufällig
level-greedy = gierig
level-search = überlegt
level-plebeian = Plebejer
level-eques = Ritter
level-senator = Senator
level-caesar = Cäsar
character-cautious = vorsichtig
character-greedy = habgierig
character-aggressive = angriffslustig
web-give-to-bot = Einen Bot spielen lassen
web-take-back = Wieder selbst spielen
web-waiting-for-players = Es fehlen noch Spieler
web-seat-open = frei
web-invite = Lade Freunde mit diesem Link ein
web-copy = Kopieren
web-sit-down = Platz nehmen
web-close-table = Tisch schließen
web-curtain = { $name }, du bist dran.
web-curtain-text = Gib das Gerät weiter. Sonst sollte niemand hinsehen.
web-curtain-lift = Ich bin { $name }: meine Seite zeigen
web-won =
    { $count ->
        [one] { $names } gewinnt!
       *[other] { $names } gewinnen gemeinsam!
    }
web-result = Ergebnis
web-place = Platz
web-player = Spieler
web-score = Punkte
web-practice = Üben
web-deal-results = Ergebnisse nebeneinander
web-debrief = Nachbesprechung
web-replay = Nachspielen

## Pläne

web-cards-left = Karten übrig:

web-hand =
    { $count ->
        [one] eine verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
web-in-front-of = Vor { $name }
web-nothing-yet = noch nichts

## Gaststube und neuer Tisch

web-players-count = { $from } bis { $to } Spieler
web-play-now = Jetzt spielen
web-play-bots = Gegen Bots spielen
web-set-up = Tisch einrichten
web-next-table = Der nächste Tisch wartet auf dich: { $game }
web-waiting-for-me = Warten auf dich
web-my-tables = Deine Tische
web-open-tables = Offene Tische
web-finished = Beendet
web-moves-made =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
web-import = Eine Aufzeichnung ansehen
web-game = Spiel
web-who-sits = Wer sitzt wo
web-your-name = Dein Name
web-name = Name
web-seats = Plätze
web-seat-n = Platz { $n }
web-me = ich
web-open-seat = frei, für alle mit dem Link
web-second-person = noch jemand an diesem Gerät
web-guest = Gast { $n }
web-options = Optionen
web-preset = Vorgabe
web-table-kind = Der Tisch
web-by-link = nur mit Link
web-public = in der Gaststube sichtbar
web-hints-allowed = Tipps erlaubt
web-pace = Bots spielen
web-pace-fast = sofort
web-pace-normal = mit kurzer Pause
web-pace-slow = langsam
web-open-table = Tisch eröffnen
web-join-title = { $game }: ein Platz ist frei
web-join-text = Du bist eingeladen. Ein Konto brauchst du nicht, nur einen Namen.
web-just-watch = Nur zusehen
web-seat-title = Dein Platz auf diesem Gerät
web-seat-text = { $game }: hier als { $name } weiterspielen. Deine anderen Geräte behalten den Platz; am Tisch (die Tür oben) kannst du sie abmelden.
web-seat-take = Meinen Platz einnehmen

## Nachspielen

web-move = Zug
web-move-of = Zug { $move } von { $last }
web-first = Zum Anfang
web-back = Einen Zug zurück
web-play = Abspielen
web-pause = Pause
web-forward = Einen Zug weiter
web-last = Zum Ende
web-eyes = Gesehen von
web-eyes-all = alles offen
web-eyes-none = einem Zuschauer
web-record = Aufzeichnung
web-download-text = Als Text herunterladen
web-continue = Von hier weiterspielen

## Regeln und Dank

web-how-to-play = So spielt man { $game }
web-learn = Lernen
web-rules-of = Regeln von { $game }
web-rules-note = Die Nummern sind die, auf die Fragen und Protokoll verweisen. Was rekonstruiert ist, ist so gekennzeichnet.
web-read = Zum Lesen
web-read-guide = Spielanleitung
web-read-rules = Regeln
web-read-glossary = Glossar
web-read-summary = Kurzregeln
web-read-sources = Quellen und Entscheidungen
web-find = Suchen
web-find-none = Nichts gefunden
web-also = auch:
web-print = Drucken
web-full-rulebook = Das vollständige Regelwerk mit allen Quellen (auf Englisch)
web-rules-short = Diese Regeln für Spieler, in deiner Sprache
web-credits-games = Die Spiele stammen von:
web-credits-art = Alle Pläne sind eigene Zeichnungen. Mit Dank verwenden wir:
web-credits-icons = Symbole
web-credits-map = Küstenlinien
web-credits-recoloured = umgefärbt

## Der Plan von Massilia

web-discarded = Ablage ({ $count })

web-round-of = Runde { $round } von { $last }

## Vorgaben

preset-default = Standard
preset-french_text = Französische Regel
preset-spanish_text = Spanische Regel
preset-german_text = Deutsche Regel
preset-letter = Wortgetreu
preset-harsh = Streng
preset-intrigue = Mit Intrigenkarten
preset-uncorrected_print = Unkorrigierter Druck

## Wörter der Vorschau

web-view-cash = Geld
web-view-money = Geld
web-view-stones = Strafsteine
web-view-senators = Senatoren
web-view-hand = Hand
web-view-hand_size = Handkarten
web-view-table = offene Karten
web-view-offices = Ämter
web-view-influence = Unterstützungskarten
web-view-locked = Gebot bestätigt
web-view-decks = Stapel
web-view-discards = Ablagen
web-view-auction = Versteigerung
web-view-reserve = Vorrat
web-view-screen = hinter dem Sichtschirm
web-view-stalls = Stände
web-view-city = Stadt
web-view-front = ausliegende Karten
web-view-tokens_left = Kampfsteine
web-view-provinces = Provinzen
web-view-dice = Würfel
web-view-order = Reihenfolge
web-view-display = Auslage

web-board = Brett
web-others = Andere
web-each-option = Jede Option ({ $count })
web-edition-what = Was anders ist
web-notes = Notizen
web-note-here = Notiz zu diesem Moment
web-note-write = Notieren
web-hint-title = Was ein Bot täte
web-chance = { $chance } % Gewinnchance

## The frame of a table

web-others-decide =
    { $count ->
        [one] { $names } entscheidet,
       *[other] { $names } entscheiden,
    }
web-since = Seit meinem letzten Zug
web-skip-to-me = Zu meinem Zug
web-look-back = Den Zug von { $name } auf dem Brett ansehen
web-looking-back = Rückblick: { $at } von { $count }
web-earlier = Früher
web-later = Später
web-now = Zurück zu jetzt
web-key-6 = seit meinem letzten Zug; zu meinem Zug
web-key-7 = die angebotenen Möglichkeiten
web-key-8 = weglegen, schließen
web-key-9 = diese Hilfe
web-close = Schließen
web-list = Alle Züge
web-more-choices = { $count } weitere …
web-click-target = Nun das Ziel anklicken.
web-look-at = Was vor { $name } liegt
web-prefs = Einstellungen
web-help = Hilfe und Tasten
web-help-click = Was leuchtet, kann gewählt werden. Ein Ding anklicken, dann das Ziel; oder umgekehrt; oder ziehen. Ein Klick auf etwas anderes sagt, warum es nicht geht.
web-help-touch = Mit dem Finger zeigt das erste Tippen, das zweite spielt. Langes Drücken zeigt nur.
web-key-1 = Tipp
web-key-2 = zurücknehmen
web-key-3 = alle Züge als Liste
web-key-4 = was geschah
web-key-5 = Tischgespräch
web-pref-confirm = Vor Zügen fragen, die man bereuen könnte
web-pref-ends = Meinen Zug beenden, wenn nichts anderes bleibt
web-pref-forced = Den einzigen möglichen Zug für mich spielen
web-pref-taps = Erster Klick zeigt, zweiter spielt (wie mit dem Finger)
web-pref-newest = Neuestes zuerst
web-pref-rules = Regelnummern zeigen
web-pref-sound = Ein Ton, wenn ich dran bin
web-pref-pace = Tempo der anderen
web-pref-pace-fast = sofort
web-pref-pace-calm = ruhig
web-pref-pace-slow = langsam
web-pref-motion = Bewegung
web-pref-motion-off = keine
web-pref-motion-fast = schnell
web-pref-motion-calm = ruhig
web-pref-size = Schriftgröße
web-pref-size-small = klein
web-pref-size-normal = normal
web-pref-size-large = groß
web-pref-palette = Farben der Spieler
web-pref-palette-house = römisch
web-pref-palette-clear = weit auseinander (Farbenblindheit)
web-notify-denied = Dieser Browser lässt hier keine Mitteilungen zu. In den Einstellungen der Seite (das Zeichen neben der Adresse) erlauben, dann noch einmal ankreuzen.
web-you-won = Gewonnen!
web-you-won-by = Gewonnen, mit { $by } Vorsprung!
web-name-won = { $name } hat gewonnen
web-name-won-by = { $name } hat mit { $by } Vorsprung gewonnen
web-won-together = { $names } haben gemeinsam gewonnen

## Around the table

web-house = Dieser Tisch: gehen, andere Geräte
web-leave-note = Dein Platz bleibt deiner; die anderen dürfen einen Bot spielen lassen, bis du zurückkommst.
web-resign = Aufgeben
web-resign-note = Ein Bot spielt sofort für dich weiter. Du kannst zusehen und wieder selbst spielen.
web-resign-sure = Deinen Platz einem Bot geben?
web-abandon = Partie abbrechen
web-abandon-note = Der Tisch endet und verschwindet aus deiner Liste.
web-abandon-sure = Diese Partie endgültig beenden?
web-personal-link-note = Wer den Link öffnet, spielt deinen Platz auch, dort und hier.
web-personal-link-text = Auf dem anderen Gerät öffnet dieser Link (kopiert) deinen Platz; du kannst dort und hier spielen: { $url }
web-devices-note = Wer deinen Platz noch hält; hinausbitten.
web-watchers =
    { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
web-watchers-talk = Zuschauer dürfen mitreden
web-table-closed = Dieser Tisch ist geschlossen.
web-invited-by = { $name } lädt dich zu { $game } ein.
web-put-bot = Einen Bot hinsetzen
web-share = Teilen
web-usual-options = Die üblichen Optionen.
web-by-category = Punkte nach Kategorien
web-rematch = Noch einmal mit denselben
web-rematch-join = Zum neuen Tisch
web-opponents = Deine Gegner
web-ease-plebeian = leicht
web-ease-eques = normal
web-ease-senator = schwer
web-ease-caesar = Meister
web-last-won = Zuletzt hast du mit { $mine } gewonnen.
web-last-lost = Zuletzt: du { $mine }, am besten { $best }.
web-to-watch = Zum Zusehen

# Lessons
web-lessons = Geführte Lektionen
web-lesson-minutes = { $minutes } Min.
web-lesson-learned = gelernt
web-lesson-begin = Beginnen
web-lesson-again = Noch einmal
web-coach-step = Schritt { $at } von { $of }
web-coach-next = Weiter
web-coach-back = Zurück
web-coach-show = Zeig es mir
web-coach-repeat = Von vorn
web-coach-leave = Lektion verlassen
web-coach-watch = Schau, was die anderen tun …
web-coach-silent = Der Lehrer sieht zu und spricht, wenn etwas Neues geschieht.
web-coach-understood = Verstanden
web-coach-next-lesson = Nächste Lektion
web-coach-finish = Fertig
web-coach-other = Das ist erlaubt. Versuche für diese Lektion, was markiert ist.
web-newcomer = Neu bei { $game }?
web-newcomer-text = Eine geführte Lektion am Tisch dauert { $minutes } Minuten. Oder spiele gleich und frag nach Tipps.
web-newcomer-learn = Lektion beginnen
web-newcomer-play = Gleich spielen
web-coach-title = Der Lehrer
web-coach-looks-on = Der Lehrer sieht zu und fragt vor einem teuren Zug.
web-coach-asks = Das kann dich { $points } % deiner Chancen kosten. Besser: { $best }.
web-coach-think = Ich überlege
web-coach-insist = Trotzdem spielen
web-coach-fine = Ein guter Zug.
web-coach-fine-why = Ein guter Zug: { $why }.
web-coach-cost = Das hat etwa { $points } % gekostet. Besser war: { $best }.
web-coach-cost-why = Das hat etwa { $points } % gekostet: { $why }. Besser war: { $best }.
web-coach-for-all = Ein Lehrer für alle?
web-coach-asked = { $names } schlägt einen Lehrer für alle vor.
web-coach-waits = Dem Lehrer müssen noch zustimmen: { $names }
web-coach-end = Ohne Lehrer
web-pref-coach = Lehrer
web-pref-coach-off = keiner
web-pref-coach-glance = auf einen Blick
web-pref-coach-deep = gründlich
