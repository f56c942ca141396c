# Was das Haus selbst sagt: Zeilen des Protokolls, Ablehnungen, Fehler.

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
house-set-aside = Dieser Tisch lässt sich nicht öffnen: Etwas an ihm ist beschädigt. Der Wirt weiß davon, und an allen anderen Tischen wird weitergespielt.
house-other-rules = Dieser Tisch folgt Fassung { $theirs } der Regeln seines Spiels, dieses Haus spielt inzwischen Fassung { $ours }. Er wird aufbewahrt, kann hier aber nicht gespielt werden.
