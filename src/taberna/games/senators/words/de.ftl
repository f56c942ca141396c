# Senators auf Deutsch. Die Wörter sind die der deutschen Regel (SEN-1.6), das Übrige ist unsere Übersetzung.

## Dinge

term-wheat = Getreide
term-meat = Fleisch
term-iron = Eisen
term-cloth = Stoff
term-wood = Holz
term-olives = Oliven
card-wheat = { term-wheat } { $n }
card-meat = { term-meat } { $n }
card-iron = { term-iron } { $n }
card-cloth = { term-cloth } { $n }
card-wood = { term-wood } { $n }
card-olives = { term-olives } { $n }

term-governor = Statthalter
card-governor_wheat = Statthalter von Sizilien (Getreide)
card-governor_meat = Statthalter von Gallien (Fleisch)
card-governor_iron = Statthalter von Hispanien (Eisen)
card-governor_cloth = Statthalter von Asia (Stoff)
card-governor_wood = Statthalter von Makedonien (Holz)
card-governor_olives = Statthalter von Afrika (Oliven)
card-censor = Zensor
card-consul = Konsul
card-quaestor = Quästor

card-vox_populi = Vox Populi
card-tribunes = Unterstützung der Tribune
card-lictors = Liktoren
card-merchants = Mercatores
card-cavalry = Equites
card-pontifex_maximus = Pontifex Maximus
card-princeps_senatus = Princeps Senatus
card-prefects = Präfekten
card-praetors = Prätoren

card-war = Krieg
card-new_senator = Neuer Senator
card-deficit = Staatsdefizit
card-civil_conflict = Bürgerkrieg
card-eviction = Prozess der Statthalter
card-majority = Senatsmehrheit

## What cards do

effect-governor = Zählt beim Verkauf als eine Karte seiner Art mit beliebigem Wert 1–9; schützt vor Bürgerkrieg; verloren beim Prozess der Statthalter.
effect-censor = Beim Einlösen{ $censor_timing_key ->
        [any_time] { "" }
       *[before_buying] , bevor du einen Senator kaufst
    }: nimm 1 Senator von einem Spieler, der mehr hat als du.
effect-consul = Beim Einlösen: Senatoren kosten 7 statt 10.
effect-quaestor =
    { $quaestor_scope_key ->
        [one_sale] Beim Einlösen: verkaufe einmal drei beliebige Karten.
       *[all_sales] Beim Einlösen: verkaufe drei beliebige Karten, so oft du willst.
    }
effect-vox_populi = Du erhältst 1 Senator, wann immer du einlöst.
effect-tribunes = Du behältst alle Statthalter beim Prozess.
effect-lictors = Du nimmst 8 statt 3, wenn du Erpressen wählst.
effect-merchants = Kaufe in deiner Versteigerung eine Karte für 1 vom Höchstbietenden.
effect-cavalry = Dein Kriegsgebot zählt 3 mehr, kostenlos.
effect-pontifex_maximus = 9 Talente mehr für jede verkaufte Karte mit Wert 1.
effect-princeps_senatus = 3 statt 2 Talente je schwächerem Gegner bei der Senatsmehrheit.
effect-prefects = Schütze eine deiner Karten während der Erpressung eines Gegners.
effect-praetors = Du kannst nicht Ziel eines Zensors sein.
effect-war = Geheime Gebote, alle werden bezahlt; das höchste gewinnt 1 Senator{ $war_all_zero_key ->
        [nobody_gains] , außer es ist 0
       *[everyone_gains] { "" }
    }. Der vierte Krieg beendet das Spiel.
effect-new_senator = Ein Senator wird zu fallendem Preis verkauft, ab 15: 1 weniger, { $new_senator_price_step_key ->
        [per_round] wenn alle abgelehnt haben
       *[per_player] sooft jemand ablehnt
    }.
effect-deficit = Geheime Gebote gegen den Betrag: reicht es zusammen, gewinnt das höchste einen Senator; sonst verliert das niedrigste einen.
effect-civil_conflict = Wer keinen Statthalter hat, zahlt 5.
effect-eviction = Alle Statthalter vor den Spielern werden abgelegt.
effect-majority = 2 Talente für jeden Gegner mit weniger Senatoren.

term-market = Markt { $n }
term-senate = Senat

## Wörter des Tisches

term-title = Senators
term-senators = Senatoren
term-senate_track = Senatsleiste
term-board = Tableau
term-deck = Stapel
term-decks = Stapel
term-on_offer = Im Angebot
term-bids = Preisfelder und Gebote
term-player = Spieler
term-screen = Hinter dem Sichtschirm
term-face_up = Offen
term-your_hand = Deine Handkarten
term-your_money = Dein Geld
term-your_bid = Dein geheimes Gebot
term-talents =
    { $n ->
        [one] { $n } Talent
       *[other] { $n } Talente
    }
term-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
term-events = Ereignisse
term-war_row = Kriege
term-event_deck = Ereignisstapel { $n }
term-fourth_war = der vierte beendet das Spiel
term-drawn = bisher gezogen
term-discards = Ablagestapel
term-draft_row = Unterstützungskarten zur Wahl
term-eliminated = ausgeschieden
term-active = aktiver Spieler
term-locked = Gebot bestätigt
term-you = du
term-turn = Zug { $n }

## Fragen

step-InfluenceDraft = Wähle eine Unterstützungskarte.
step-Turn = Der nächste Spieler ist am Zug.
step-DrawEvent = Eine Ereigniskarte wird aufgedeckt.
step-WarBid = Krieg: Bestätige ein geheimes Gebot. Das höchste gewinnt einen Senator, alle Gebote werden bezahlt.
step-DeficitBid = Staatsdefizit von { $amount }: Bestätige ein geheimes Gebot. Reicht es zusammen, gewinnt das höchste einen Senator; sonst verliert das niedrigste einen.
step-NewSenator = Ein neuer Senator ist für { $price } zu haben. Nimm an oder lehne ab.
step-ChooseAction = Wähle eine Aktion.
step-AuctionBid = Biete auf die Karte am Tableau { $board } oder passe.
step-Settle = Schließe die Versteigerung ab: Verkaufe jede Karte dem Höchstbietenden oder kaufe sie zu diesem Preis.
step-UsePrefects = Präfekten: Schütze während dieser Erpressung eine deiner offenen Karten oder keine.
step-ExtortionOffer = Nenne eine offene Karte von { $victim } für ein Angebot oder mache keines.
step-ExtortionPrice = Nenne deinen Preis für { $card } von { $victim }.
step-ExtortionAnswer = { $price } für { $card }: Verkaufe die Karte, oder behalte sie und zahle { $price }.
step-JoinCashIn = Zahle 5 Talente und löse vorher ein, oder lehne ab.
step-StartCashIn = Ein Einlösen beginnt.
step-CashIn = Einlösen: Verkaufe Sets, spiele Ämter aus, kaufe Senatoren; dann beende.
step-SellSet = Vervollständige das Set: { $picks } und …

## Protokoll

log-drafts = { $seat } nimmt { $card }.
log-turn = Zug { $number }: { $seat }.
log-event = Ereignis: { $event }.
log-action =
    { $action_key ->
        [auction] { $seat } wählt Versteigern.
        [extortion] { $seat } wählt Erpressen.
       *[cash_in] { $seat } wählt Einlösen.
    }
log-auction = Im Angebot: { $cards }.
log-bids = { $seat } bietet { $amount } auf { $card }.
log-passes = { $seat } passt bei { $card }.
log-takes-unbid = Niemand bietet auf { $card }: { $seat } nimmt die Karte umsonst.
log-sells-lot = { $seat } verkauft { $card } für { $amount } an { $other }.
log-buys-lot = { $seat } kauft { $card } und zahlt { $other } { $amount }.
log-merchants-lot = Mit den Mercatores kauft { $seat } { $card } und zahlt { $other } nur { $amount }.
log-takes-bank = { $seat } nimmt { $amount } aus der Bank.
log-pays-bank = { $seat } zahlt { $amount } an die Bank.
log-protects = { $seat } schützt { $card } mit den Präfekten.
log-skips = { $seat } macht { $other } kein Angebot.
log-offers = { $seat } bietet { $other } { $amount } für { $card }.
log-sells-extorted = { $other } zahlt { $amount }; { $seat } gibt { $card } her.
log-keeps-extorted = { $seat } behält { $card } und zahlt { $other } { $amount }.
log-joins = { $seat } zahlt { $other } { $amount } und löst vorher ein.
log-declines-cash-in = { $seat } löst nicht mit ein.
log-finishes = { $seat } beendet das Einlösen.
log-buys-senator = { $seat } kauft einen Senator für { $amount }.
log-refuses-senator = { $seat } lehnt den neuen Senator für { $amount } ab.
log-plays-office = { $seat } spielt { $card } aus.
log-sells-set = { $seat } verkauft { $cards } für { $amount }.
log-embezzles = { $seat } unterschlägt { $amount ->
        [one] { $amount } Talent
       *[other] { $amount } Talente
    } und hat noch { $senators ->
        [0] keinen Senator.
        [one] einen Senator.
       *[other] { $senators } Senatoren.
    }
log-gains-senator = { $seat } gewinnt einen Senator und hat jetzt { $senators }.
log-loses-senator = { $seat } verliert einen Senator und hat jetzt { $senators }.
log-eliminated = { $seat } hat keinen Senator mehr und scheidet aus. { $amount ->
        [one] { $amount } Talent geht an die Bank
       *[other] { $amount } Talente gehen an die Bank
    }; abgelegt: { $cards }.
log-keeps-governors = Unterstützung der Tribune: { $seat } behält alle Statthalter.
log-evicted = { $seat } verliert { $cards }.
log-locks = { $seat } bestätigt ein geheimes Gebot von { $amount }.
    .hidden = { $seat } bestätigt ein geheimes Gebot.
log-secret-bid = { $seat } hatte { $amount } geboten.
log-deficit = Zusammen wurden { $total } geboten, { $amount } waren nötig.
log-game-over =
    { $winners_count ->
        [one] Ave Caesar! { $winners } gewinnt.
       *[other] Ave Caesar! { $winners } gewinnen gemeinsam.
    }

## Züge

move-embezzle = Geld unterschlagen: ein Senator für 5 Talente
move-draft = { $a } nehmen
move-lock = geheim { $a } bieten
move-accept = annehmen: den Senator kaufen
move-decline = ablehnen
move-auction = Versteigern: vier Karten anbieten und abschließen
move-extortion = Erpressen: Geld von der Bank nehmen und Angebote machen
move-cash_in = Einlösen: Sets verkaufen und Senatoren kaufen
move-pass = bei { $a } passen
move-bid = { $b } auf { $a } bieten
move-sell =
    { $a_key ->
        [none] verkaufen: die Karte hergeben und bezahlt werden
       *[other] { $a } dem Höchstbietenden verkaufen
    }
move-buy = { $a } vom Höchstbietenden kaufen
move-merchants = Mercatores: { $a } für 1 kaufen
move-protect = { $a } schützen
move-no_protection = nichts schützen
move-skip = kein Angebot machen
move-offer = ein Angebot für { $a } machen
move-price = { $a } bieten
move-keep = die Karte behalten und zahlen
move-join = 5 Talente zahlen und vorher einlösen
move-set = { $a } in einem Set verkaufen
move-consul = einen Konsul ausspielen: Senatoren kosten 7
move-quaestor = einen Quästor ausspielen: drei beliebige Karten verkaufen
move-censor = einen Zensor ausspielen: { $a_player } einen Senator nehmen
move-buy_senator = einen Senator kaufen
move-finish = das Einlösen beenden

## Optionen

option-variant_antiluck = Variante „Vom Pech verfolgt“
option-variant_antiluck-doc = Kriege verteilen: 2 in den oberen, 3 in den unteren Teil des Ereignisstapels.
option-variant_influence = Unterstützungskarten
option-variant_influence-doc = Vor dem Spiel wählt jeder eine Unterstützungskarte.
option-new_senator_price_step = Neuer Senator: Preisschritt
option-new_senator_price_step-doc = Wann der Preis eines neuen Senators fällt.
choice-new_senator_price_step-per_player = nach jeder Ablehnung
choice-new_senator_price_step-per_round = wenn alle abgelehnt haben
option-quaestor_scope = Quästor: Reichweite
option-quaestor_scope-doc = Wie viele beliebige Sets ein Quästor erlaubt.
choice-quaestor_scope-all_sales = beliebig viele bei diesem Einlösen
choice-quaestor_scope-one_sale = ein Set
option-censor_timing = Zensor: Zeitpunkt
option-censor_timing-doc = Wann beim Einlösen ein Zensor ausgespielt werden darf.
choice-censor_timing-before_buying = vor dem ersten Kauf eines Senators
choice-censor_timing-any_time = jederzeit
option-cash_in_order = Reihenfolge beim Einlösen
option-cash_in_order-doc = Ob nach dem Kauf eines Senators noch Sets verkauft werden dürfen.
choice-cash_in_order-free = verkaufen und kaufen in beliebiger Reihenfolge
choice-cash_in_order-sell_then_buy = kein Verkauf nach einem Kauf
option-antiluck_packets = Päckchen gegen Pech
option-antiluck_packets-doc = Welches Päckchen der Variante „Vom Pech verfolgt“ oben liegt.
choice-antiluck_packets-8_on_top = 8 andere Karten und 2 Kriege oben
choice-antiluck_packets-9_on_top = 9 andere Karten und 2 Kriege oben
option-first_player = Startspieler
option-first_player-doc = Wer auf Platz 0 sitzt und beginnt.
choice-first_player-random = wird beim Hinsetzen ausgelost
choice-first_player-chosen = wird beim Aufbau bestimmt
option-coin_values = Münzen
option-coin_values-doc = Welche Münzen gezeigt werden (nur Aussehen).
choice-coin_values-1_5_10 = 1, 5 und 10
choice-coin_values-1_3_5_10 = 1, 3, 5 und 10
option-bid_track_mode = Preise der Gebote
option-bid_track_mode-doc = Welche Preise geboten werden dürfen.
choice-bid_track_mode-reconstructed_steps = die Preisfelder der Tableaus
choice-bid_track_mode-any_integer = jede ganze Zahl von 1 bis 99
option-bid_track_market = Preisfelder der Märkte
option-bid_track_market-doc = Preisfelder der drei Markttableaus.
option-bid_track_senate = Preisfelder des Senats
option-bid_track_senate-doc = Preisfelder des Senatstableaus.
option-deficit_amounts = Beträge des Staatsdefizits
option-deficit_amounts-doc = Beträge auf den drei Karten Staatsdefizit.
option-commitment_cap = Grenze für Zusagen
option-commitment_cap-doc = Wie viel Geld ein Spieler zusagen darf.
choice-commitment_cap-means = was Unterschlagen decken könnte, ohne den letzten Senator
choice-commitment_cap-cash = das Geld in der Hand
choice-commitment_cap-uncapped = alles; wer es nicht decken kann, zahlt alles und scheidet aus
option-embezzle_window = Wann unterschlagen
option-embezzle_window-doc = Wer unterschlagen darf, solange eine Entscheidung aussteht.
choice-embezzle_window-any_pending_decision = alle
choice-embezzle_window-own_decisions_only = nur wer gefragt ist
option-embezzle_last_senator = Der letzte Senator
option-embezzle_last_senator-doc = Ob ein Spieler den letzten Senator hergeben und ausscheiden darf.
choice-embezzle_last_senator-forced_only = nur wenn er zahlen muss
choice-embezzle_last_senator-allowed = auch freiwillig
option-active_leaves = Wenn der aktive Spieler ausscheidet
option-active_leaves-doc = Was aus einem Krieg, einem Defizit oder einer gemeinsamen Einlösung wird, wenn der aktive Spieler währenddessen ausscheidet.
choice-active_leaves-event_goes_on = es geht für die anderen weiter
choice-active_leaves-turn_ends = der Zug endet sofort, wie in früheren Versionen dieses Tisches
option-war_all_zero = Krieg ohne Gebot
option-war_all_zero-doc = Was geschieht, wenn das höchste Gebot in einem Krieg 0 ist.
choice-war_all_zero-everyone_gains = alle mit Gleichstand gewinnen einen Senator
choice-war_all_zero-nobody_gains = niemand gewinnt
option-empty_deck = Leerer Stapel
option-empty_deck-doc = Was geschieht, wenn ein Stapel aufgebraucht ist.
choice-empty_deck-no_refill = sein Tableau bietet nichts mehr an
choice-empty_deck-reshuffle_discard = seine abgelegten Karten werden gemischt
option-senator_track_cap = Höchstzahl der Senatoren
option-senator_track_cap-doc = Wie viele Senatoren ein Spieler höchstens haben kann; none für keine Grenze.
option-min_extortion_price = Niedrigstes Angebot
option-min_extortion_price-doc = Niedrigster Preis eines Angebots beim Erpressen.

## Wie das Spiel gewonnen wurde

tie-none = Die meisten Senatoren.
tie-money = Gleichstand bei den Senatoren; wer mehr Geld hat, gewinnt.
tie-shared = Gleichstand bei Senatoren und Geld: ein geteilter Sieg.
tie-last_alive = Sonst ist niemand mehr im Spiel.
tie-all_fallen = Alle schieden zugleich aus; der Reichste von ihnen gewinnt.
tie-all_fallen_shared = Alle schieden zugleich aus, gleich reich: ein geteilter Sieg.

## Ablehnungen

reason-merchants-works-once = die Mercatores wirken einmal je Versteigerung
reason-praetors-protect-seat = die Prätoren schützen Platz { $seat }
reason-prefects-cannot-protect = die Präfekten können sich nicht selbst schützen
reason-censor-must-played = ein Zensor muss vor dem ersten Kauf eines Senators ausgespielt werden
reason-bid-must-higher = ein Gebot muss höher als { $price } sein
reason-senator-costs-cash = ein Senator kostet { $price } in bar, du hast { $cash }
reason-accept-or-decline = nimm erst den neuen Senator an oder lehne ihn ab
reason-all-four-decks = alle vier Stapel sind leer, es gibt nichts zu versteigern
reason-eliminated-player-nothing = wer ausgeschieden ist, hat nichts mehr zu unterschlagen
reason-offer-least = ein Angebot beträgt mindestens { $price }
reason-table-only-player = an diesem Tisch darf nur unterschlagen, wer gefragt ist
reason-bid-or-pass = biete erst auf { $card } oder passe
reason-choose-influence-card = wähle erst eine Unterstützungskarte
reason-choose-auction-extortion = wähle erst: Versteigern, Erpressen oder Einlösen
reason-complete-set = vervollständige erst das Set
reason-join-cash-or-decline = löse erst mit ein oder lehne ab
reason-lock-secret-bid = bestätige erst ein geheimes Gebot
reason-make-seat-offer = mache erst Platz { $seat } ein Angebot oder verzichte darauf
reason-name-price-offer = nenne erst den Preis deines Angebots
reason-no-sale-after = an diesem Tisch wird nach dem Kauf eines Senators nichts mehr verkauft
reason-only-money-hand = geboten wird nur Geld in der Hand: höchstens { $cash }
reason-protect-card-or-choose = schütze erst eine Karte oder wähle „{ move-no_protection }“
reason-seat-not-more-senators = Platz { $seat } hat nicht mehr Senatoren als du
reason-no-opponent = Platz { $seat } ist kein Gegner
reason-sell-or-keep = verkaufe oder behalte erst die Karte
reason-settle-cards-offer = schließe erst die Versteigerung ab
reason-last-senator-cannot = der letzte Senator kann nicht freiwillig hergegeben werden
reason-price-can-pay = der Preis ist { $price }, du kannst höchstens { $most } zahlen
reason-with-other-bids = mit deinen anderen Geboten kannst du hier höchstens { $most } decken
reason-asked-about-now = es geht jetzt um { $card }
reason-cashing-finish = du löst gerade ein: beende das erst
reason-cannot-pay-even = du kannst nicht einmal 1 zahlen
reason-not-card = du hast { $card } nicht
reason-not-own-merchants = dir gehören die Mercatores nicht
reason-no-censor-play = du hast keinen Zensor auszuspielen
reason-no-play = du hast keinen { $office } auszuspielen
reason-not-fit-here = { $card } passt hier nicht: ein Set sind drei Karten einer Art oder eines Wertes, genannt in der Reihenfolge der Karten
reason-not-lie-face = { $card } liegt nicht offen vor Platz { $seat }
reason-not-lie-face-up = { $card } liegt nicht offen vor dir
reason-not-lie-draft = { $card } liegt nicht zur Wahl aus
reason-not-offer = { $card } ist nicht im Angebot
reason-protected-prefects = { $card } wird von den Präfekten geschützt
reason-no-price-space = { $price } ist kein Preisfeld dieses Tableaus; es gibt { $spaces }
reason-payment-payer-receiver = { $where }: eine Zahlung ist [Zahler, Empfänger, Betrag], nicht „{ $value }“
reason-two-places = { $where }: { $card } ist an zwei Orten
reason-no-influence-card = { $where }: { $card } ist keine Unterstützungskarte
reason-each-bid-seat = { $where }: jedes Gebot ist [Platz, Preis], nicht „{ $value }“
reason-cannot-been-paid = { $where }: { $value } kann nicht gezahlt worden sein
reason-seat-not-alive = { $where }: Platz { $seat } ist nicht mehr im Spiel
reason-seat-no-living = { $where }: Platz { $seat } ist kein Gegner, der noch im Spiel ist
reason-alive-with-senators = { $where }: alive ist { $alive } bei { $number } Senatoren
reason-eliminated-but-still = { $where }: ausgeschieden, aber noch im Besitz von etwas
reason-no-bid-locked = { $where }: es ist kein Gebot bestätigt
reason-players-fewer-than-two = players: weniger als zwei sind noch im Spiel, aber es ist nicht zu Ende
reason-players-bid-locked = players: ein Gebot ist bestätigt, aber niemand ist nach geheimen Geboten gefragt
reason-war-row-wars = war_row: { $number } Kriege, aber der vierte beendet das Spiel
reason-draft-row-nobody = draft_row: niemand wählt Unterstützungskarten
reason-draft-row-too = draft_row hat zu wenige Karten
reason-auction-cards-offer = auction: es sind Karten im Angebot, aber es läuft keine Versteigerung
reason-seat-cannot-bid = { $where }: Platz { $seat } kann nicht bieten
reason-one-bid-each = { $where }: ein Gebot je Person und Karte
reason-each-bid-must-higher = { $where }: jedes Gebot muss höher sein als das vorige
reason-auction-seat-bid = auction: Platz { $seat } hat { $bid } geboten, kann aber nur { $most } decken
reason-not-turn = nicht in Zug { $turn }
reason-offer-no-bid = auf { $card } im Angebot hat niemand geboten
reason-nothing-offer = nichts ist im Angebot: { $board }
reason-seat-already-bid = Platz { $seat } hat dort schon geboten
reason-seat-no-opponent = Platz { $seat } ist kein Gegner mit den Präfekten
reason-prefects-no-other = die Präfekten haben keine andere Karte zu schützen
reason-seat-cashing = Platz { $seat } löst gerade ein
reason-picks-cannot-sold = picks: { $card } lässt sich so nicht verkaufen

## Was ein Rat zu einem Zug sagt: die Worte der Bewertung. $n ist eine Zahl mit Vorzeichen.

hint-alive =
    { $way ->
        [more] du bleibst im Spiel
       *[less] du scheidest aus
    }
hint-senators = Senatoren { $n }
hint-lead = Vorsprung { $n }
hint-cash = Talente { $n }
hint-purse = beim Einlösen kaufbare Senatoren { $n }
hint-sets = Wert der Sets { $n }
hint-straight_draws = offene Straßen { $n }
hint-pairs = Paare { $n }
hint-loose_cards = Wert einzelner Karten { $n }
hint-exposed = Wert erpressbarer Karten { $n }
hint-governors = Statthalter { $n }
hint-censors = Zensoren { $n }
hint-consul = { card-consul } { $n }
hint-quaestor = { card-quaestor } { $n }
hint-turn_near =
    { $way ->
        [more] du bist früher dran
       *[less] du bist erst spät dran
    }
hint-vox_populi = { card-vox_populi } { $n }
hint-tribunes = { card-tribunes } { $n }
hint-lictors = { card-lictors } { $n }
hint-merchants = { card-merchants } { $n }
hint-cavalry = { card-cavalry } { $n }
hint-pontifex_maximus = { card-pontifex_maximus } { $n }
hint-princeps_senatus = { card-princeps_senatus } { $n }
hint-prefects = { card-prefects } { $n }
hint-praetors = { card-praetors } { $n }

## Das Brett im Browser

web-secret-bid = Dein geheimes Gebot: { $amount }
web-sell-set = { $cards } verkaufen: { $amount }
web-turn-of = Zug { $turn }: { $name }
web-resources-gone =
    Abgelegte Ressourcen ({ $count })
web-offices-gone =
    Abgelegte Ämter ({ $count })
intro = Bieten, erpressen und einlösen, um die Stimmen der Senatoren zu kaufen, bis zum vierten Krieg.
weight = leicht bis mittel
time = 45 Minuten
web-sen-last-war = Der vierte Krieg beendet das Spiel.
web-sen-in-hand = Verdeckt
web-sen-face-up = Offen
web-sen-offices = Ämter
web-sen-influence = Unterstützung
web-sen-goods = Ressourcen
web-sen-lock = { $amount } von { $cash } geheim bieten
web-sen-bid = { $amount } auf { $card } bieten (du hast { $cash })
web-sen-sell-to = An { $name } verkaufen, +{ $amount }
web-sen-keep-pay = Behalten, { $name } { $amount } zahlen
web-sen-offer = { $amount } von { $cash } anbieten
web-sen-keep-card-pay = { $card } behalten, { $name } { $amount } zahlen
web-sen-accept = Den Senator für { $amount } kaufen (du hast { $cash })
web-sen-buy-senator = Senator kaufen: { $amount }
web-sen-sell-card-to = { $card } an { $name } verkaufen, +{ $amount }
web-sen-ended = Der vierte Krieg hat das Spiel beendet.
web-sen-ended-alone = Das Spiel endete, weil die anderen ausgeschieden sind.
web-sen-embezzle = Unterschlagen: 1 Senator für 5 Talente
web-sen-embezzle-sure = Einen Senator für 5 Talente aufgeben? Es bleiben { $left }.
web-sen-offered = { $name } bietet { $other } { $amount }
web-sen-open-to-offers = Offen für Angebote: { $name }
web-sen-beyond = Mehr als deine { $cash }: Du müsstest Geld unterschlagen.
web-sen-points-start = Anfang
web-sen-points-won = Gewonnen
web-sen-points-bought = Gekauft
web-sen-points-embezzled = Unterschlagen
web-sen-points-lost = Verloren

# What another player decides, after “… decides”.
asks-InfluenceDraft = welche Unterstützungskarte es wird
asks-WarBid = wie viel heimlich für den Krieg geboten wird
asks-DeficitBid = wie viel heimlich gegen das Defizit geboten wird
asks-NewSenator = ob der neue Senator gekauft wird
asks-ChooseAction = welche Aktion es wird
asks-AuctionBid = wie viel auf die Karte geboten wird
asks-Settle = ob jede Karte verkauft oder selbst gekauft wird
asks-UsePrefects = welche Karte die Präfekten schützen
asks-ExtortionOffer = für welche Karte ein Angebot kommt
asks-ExtortionPrice = welcher Preis geboten wird
asks-ExtortionAnswer = ob verkauft oder behalten und gezahlt wird
asks-JoinCashIn = ob vorher eingelöst wird
asks-CashIn = was verkauft und gekauft wird
asks-SellSet = welches Set verkauft wird

# What is counted after a game.
term-stat_senators_gained = Gewonnene Senatoren
term-stat_senators_sold = Für Unterschlagung geopferte Senatoren
term-stat_senators_lost = Verlorene Senatoren
term-stat_cards_bought = Gekaufte Karten
term-stat_paid = Dafür bezahlt
term-stat_brought = Was sie einbrachten
term-stat_sets_sold = Verkaufte Sets
term-stat_set_talents = Talente für Sets
term-stat_extorted = Erpresste Talente
term-stat_embezzled = Unterschlagene Talente
term-stat_war_bids = Geheim geboten
