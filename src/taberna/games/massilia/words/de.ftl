# Massilia auf Deutsch.

## Things

term-title = Massilia
term-pink = rosa
term-orange = orange
term-purple = violett
term-beige = beige
term-brown = braun
term-black = schwarz
term-grey = grau
card-beige = { term-beige } { $n }
card-brown = { term-brown } { $n }
card-black = { term-black } { $n }
card-grey = { term-grey } { $n }
card-own_beige = { term-beige } { $n } (Vorrat)
card-own_brown = { term-brown } { $n } (Vorrat)
card-own_black = { term-black } { $n } (Vorrat)
card-own_grey = { term-grey } { $n } (Vorrat)
card-jupiter = Jupiter
card-neptunus = Neptunus
card-mars = Mars
card-mercurius = Mercurius
card-pluto = Pluto
card-minerva = Minerva
card-phoebus = Phoebus
card-juno = Juno
card-venus = Venus
term-consul = Konsul
term-clockwise = im Uhrzeigersinn
term-counter = gegen den Uhrzeigersinn
term-nothing = keiner Karte
term-juno_phoebus = { card-juno } und { card-phoebus }
term-juno_minerva = { card-juno } und { card-minerva }
term-phoebus_minerva = { card-phoebus } und { card-minerva }
term-juno_phoebus_minerva = { card-juno }, { card-phoebus } und { card-minerva }
term-mercurius_down = { card-mercurius } (Preis 1 niedriger)
term-mercurius_up = { card-mercurius } (Preis 1 höher)
term-mercurius_down_neptunus = { term-mercurius_down } und { card-neptunus }
term-mercurius_up_neptunus = { term-mercurius_up } und { card-neptunus }

## What the cards do

effect-jupiter = Mit einer grauen Aktion: nimm { $amount } Götterkarten statt einer.
effect-neptunus = Mit einer beigen Aktion: bis zu { $amount } gekaufte Warensteine sind gratis, die teuersten.
effect-mars = Beim Würfeln: bis zu { $amount } Würfel kommen gratis in deinen Vorrat.
effect-mercurius = Ein Preis zählt für diese Aktion { $amount } mehr oder { $amount } weniger ({ $lowest_price } bis { $highest_price }).
effect-pluto =
    Hält der Konsul an deinem Stand: keine Steuer, er wird nicht geschlossen.{ $fresh_pluto_blocked ->
        [true] { "" }
       *[other] { " " }Wirkt sofort, auch eben erst genommen.
    }
effect-minerva =
    { $amount ->
        [one] Ein Schritt +1 oder −1 an einem Würfel kostet keinen Strafstein.
       *[other] { $amount } Schritte +1 oder −1 kosten keine Strafsteine.
    }
effect-phoebus =
    { $group_recolour ->
        [true] Der Farbwechsel eines Würfels, oder aller, wenn sie gleich sind, kostet keinen Strafstein.
       *[other] Der Farbwechsel eines Würfels kostet keinen Strafstein.
    }
effect-juno = Ein weiterer Würfel kostet keinen Strafstein.
effect-venus = Gib 1 bis { $amount } deiner Strafsteine zurück.

## Words of the table

term-market = Markt
term-temple = Tempel
term-harbour = Hafen
term-customer = Kunde
term-round = Runde { $n } von { $of }
term-turn_order = Reihenfolge
term-round_tiles = Rundenplättchen
term-price = Preis
term-price_and_points = Preis { $price }, Punkte { $points }
term-supply = { $n ->
        [one] { $n } Strafstein
       *[other] { $n } Strafsteine
    } im Vorrat
term-display = Offene Götterkarten
term-draw_pile = Ziehstapel { $n }
term-discard_pile = Ablagestapel
term-player = Spieler
term-reputation = Ansehen
term-stalls = Stände
term-tiles = Plättchen übrig
term-reserve = Vorrat
term-screen = Hinter dem Sichtschirm
term-you = du
term-has_passed = (gepasst)
term-your_hand = Deine Götterkarten
term-your_screen = Hinter deinem Sichtschirm
term-fresh_card = { $card } (neu)
term-sesterces =
    { $n ->
        [one] { $n } Sesterz
       *[other] { $n } Sesterze
    }
term-penalty_stones =
    { $n ->
        [one] { $n } Strafstein
       *[other] { $n } Strafsteine
    }
term-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
term-score_parts = { $reputation } + { $stalls } + { $money } − { $penalty } = { $total }

## Prompts

step-PlaceStall = Stelle deinen ersten Stand in einen Quadranten ohne Stand.
step-Round = Eine Runde beginnt.
step-RollDice = Es wird gewürfelt.
step-ReserveDice =
    Du hast { $rolled } gewürfelt. Behalte Würfel in deinem Vorrat, je { $reserve_fee ->
        [one] { $reserve_fee } Sesterz
       *[other] { $reserve_fee } Sesterze
    }; behalten: { $kept }.
step-Turns = Der Zug geht weiter.
step-TurnMenu = Nutze Würfel für eine Aktion oder passe.
step-ChooseDice =
    { $dice_count ->
        [0] Eine Aktion in { $colour }: wähle einen Würfel.
       *[other] Eine Aktion in { $colour } mit { $dice }: nenne den Wert oder nimm einen Würfel hinzu.
    }
step-ChooseSteps = Um wie viele Schritte sollen { $dice } geändert werden, um { $value } zu ergeben?
step-ChooseCards =
    { $dice } für eine Aktion in { $colour } mit Wert { $value }{ $steps ->
        [0] { "" }
        [one] , um 1 Schritt geändert
       *[other] , um { $steps } Schritte geändert
    }: welche Karten ersetzen einen Strafstein?
step-BuyGoods =
    { $value ->
        [one] Kaufe 1 Warenstein: von welcher Farbe?
       *[other] Kaufe { $value } Warensteine: wie viele von einer Farbe, der Rest beige?
    }
step-BuyCards =
    { $value ->
        [one] 1 Warenstein ({ $goods }): spielst du Karten?
       *[other] { $number } { $goods } von { $value } Warensteinen: spielst du Karten?
    }
step-Distribute =
    Wie viele der neuen Waren legst du auf { $space }? Zu legen: { $coloured ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $coloured } { $goods }
           *[other] { $coloured } { $goods } und { $beige } beige
        }
    }.
step-MoveFigure =
    Bewege den Konsul oder einen Kunden { $value ->
        [one] { $value } Feld
       *[other] { $value } Felder
    } weit.
step-Sale = Deine Waren ({ $goods }) auf { $space } werden verkauft: spielst du Karten?
step-Tax = Der Konsul besteuert { $space }: zahle 1 Sesterz für jeden Warenstein, der bleibt, oder gib Warensteine zurück.
step-CloseStall = Der Konsul schließt deinen leeren Stand auf { $space }.
step-LastStall = Der Konsul steht vor { $space }, deinem einzigen Stand: er bleibt. Du darfst trotzdem Pluto spielen.
step-BuildStall =
    Für { $building_price ->
        [one] { $building_price } Sesterz
       *[other] { $building_price } Sesterze
    } einen Stand auf { $space } aufbauen?
step-StockStall = Lege Warensteine von deinen anderen Ständen auf { $space }, oder sage „{ move-done }“.
step-BuyReputation =
    Erkaufe { $value ->
        [one] { $value } Ansehenspunkt
       *[other] { $value } Ansehenspunkte
    }: spielst du Karten?
step-Sacrifice =
    Opfere den Göttern: noch { $left ->
        [one] { $left } Warenstein
       *[other] { $left } Warensteine
    }.
step-SacrificeCards = Spielst du eine Karte für eine zweite Götterkarte?
step-TakeCard =
    { $second ->
        [true] Nimm eine zweite Götterkarte oder lehne ab.
       *[other] Nimm eine Götterkarte.
    }
step-AfterAction = Beende deinen Zug; vorher darfst du Venus spielen.

## Log

log-places-stall = { $seat } stellt einen ersten Stand auf { $space }.
log-start-money = { $seat } beginnt mit { $amount } Sesterzen.
log-round = Runde { $number }.
log-prices = Die Preisplättchen wandern: Tempel { $temple }, violett { $purple }, orange { $orange }, rosa { $pink }.
log-rolls-temple = Die Würfel im Tempel: { $dice }.
log-rolls = { $seat } würfelt { $dice }.
log-reserves =
    { $dice_count ->
        [0] { $seat } behält keinen Würfel.
       *[other] { $amount ->
            [0] { $seat } behält { $dice } ohne zu zahlen.
            [one] { $seat } behält { $dice } für { $amount } Sesterz.
           *[other] { $seat } behält { $dice } für { $amount } Sesterze.
        }
    }
log-passes =
    { $amount ->
        [0] { $seat } passt, als Letzter.
        [one] { $seat } passt und erhält { $amount } Sesterz.
       *[other] { $seat } passt und erhält { $amount } Sesterze.
    }
log-new-order = Neue Reihenfolge: { $seats }.
log-returns-stones =
    { $number ->
        [one] { $seat } gibt 1 Strafstein zurück.
       *[other] { $seat } gibt { $number } Strafsteine zurück.
    }
log-uses-dice = { $seat } nutzt { $dice } für eine Aktion in { $colour } mit Wert { $value } (Strafsteine: { $stones }).
log-plays-card = { $seat } spielt { $card }.
log-buys-goods =
    { $seat } kauft { $number ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $number } { $goods }
           *[other] { $number } { $goods } und { $beige } beige
        }
    } für { $amount ->
        [one] { $amount } Sesterz
       *[other] { $amount } Sesterze
    }; der Punktestein steht auf { $mark }.
log-puts-goods =
    { $seat } legt { $number ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $number } { $goods }
           *[other] { $number } { $goods } und { $beige } beige
        }
    } auf { $space }.
log-moves-figure =
    { $figure_key ->
        [consul] { $seat } bewegt den Konsul auf { $path }.
       *[other] { $seat } bewegt den Kunden ({ $figure }) auf { $path }.
    }
log-full-circle = { $seat } führt eine Figur { $number } Felder weit, ganz um den Markt herum.
log-sells =
    { $seat } verkauft { $number } { $goods } auf { $space } für { $amount ->
        [one] { $amount } Sesterz
       *[other] { $amount } Sesterze
    }{ $points ->
        [0] .
       *[other] { " " }und { $points } Ansehen.
    }
log-declines-sale = { $seat } verkauft die beigen Waren auf { $space } nicht.
log-last-stall = Der Stand auf { $space } ist der einzige von { $seat } und bleibt.
log-closes-stall = Der leere Stand von { $seat } auf { $space } wird geschlossen.
log-returns-cube = { $seat } gibt einen Warenstein ({ $goods }) von { $space } in den Hafen zurück.
log-pays-tax =
    { $amount ->
        [0] { $seat } zahlt keine Steuer für { $space }.
        [one] { $seat } zahlt { $amount } Sesterz Steuer für { $space }.
       *[other] { $seat } zahlt { $amount } Sesterze Steuer für { $space }.
    }
log-builds-stall = { $seat } baut für { $amount ->
        [one] { $amount } Sesterz
       *[other] { $amount } Sesterze
    } einen Stand auf { $space } auf.
log-stocks-stall = { $seat } legt einen Warenstein ({ $goods }) von { $space } auf { $target_space }.
log-buys-reputation =
    { $seat } erkauft { $points } Ansehen für { $amount ->
        [one] { $amount } Sesterz
       *[other] { $amount } Sesterze
    }.
log-sacrifices = { $seat } opfert { $number } { $goods } von { $space }.
log-takes-card = { $seat } nimmt { $card }.
log-draws-card = { $seat } zieht { $card }.
    .hidden = { $seat } zieht eine Götterkarte.
log-reveals-card = { $card } wird aufgedeckt.
log-reshuffles = Der Ablagestapel wird gemischt: ein neuer Ziehstapel mit { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }.
log-declines-card = { $seat } nimmt keine zweite Karte.
log-scores = { $seat }: Ansehen { $reputation } + Stände { $stalls } + Sesterze { $money } − Strafe { $penalty } = { $total }.
log-game-over =
    { $winners_count ->
        [one] { $winners } gewinnt.
       *[other] { $winners } teilen sich den Sieg.
    }

## Moves

move-place = den Stand auf { $a } stellen
move-keep = { $a } im Vorrat behalten
move-done = fertig
move-mars = { card-mars } spielen: zwei Würfel kostenlos
move-use =
    { $a_key ->
        [beige] beige: Wareneinkauf
        [brown] braun: Kunden oder Konsul bewegen
        [black] schwarz: Ansehen erkaufen
       *[grey] grau: den Göttern opfern
    }
move-pass = für diese Runde passen
move-venus =
    { card-venus } spielen: { $a ->
        [one] { $a } Strafstein
       *[other] { $a } Strafsteine
    } zurückgeben
move-die = { $a } nutzen
move-value = mit dem Wert { $a }
move-steps =
    um { $a ->
        [one] { $a } Schritt
       *[other] { $a } Schritte
    } geändert
move-with = mit { $a }
move-buy = { $b } { $a } kaufen, den Rest beige
move-put =
    { $a ->
        [0] { $b ->
            [0] nichts hierher legen
           *[other] hierher legen: { $b } beige
        }
       *[other] { $b ->
            [0] hierher legen: { $a } farbig
           *[other] hierher legen: { $a } farbig, { $b } beige
        }
    }
move-move =
    { $a_key ->
        [consul] den Konsul { $b } bewegen
       *[other] den Kunden ({ $a }) { $b } bewegen
    }
move-decline = ablehnen
move-give = einen Warenstein ({ $b }) von { $a } opfern
move-take = { $a } nehmen
move-draw = vom Ziehstapel ziehen
move-pluto = { card-pluto } spielen: der Konsul tut hier nichts
move-return = einen Warenstein ({ $a }) in den Hafen zurückgeben
move-pay = die Steuer für alle übrigen Warensteine zahlen
move-accept = annehmen: der Stand schließt
move-build = einen Stand aufbauen
move-no_build = nicht aufbauen
move-stock = einen Warenstein ({ $b }) von { $a } auf den neuen Stand legen
move-end = den Zug beenden

## Options

option-open_holdings = Offener Besitz
option-open_holdings-doc = Zeigt die Sesterze und Strafsteine aller Spieler.
option-minerva_steps = Schritte der Minerva
option-minerva_steps-doc = Wie viele Schritte eines Würfels eine Minerva ersetzt.
option-fresh_pluto_blocked = Neuer Pluto wartet
option-fresh_pluto_blocked-doc = Ein neu genommener Pluto ist erst ab dem nächsten eigenen Zug nutzbar.
option-beige_sale_optional = Beige Verkäufe freiwillig
option-beige_sale_optional-doc = Der Verkauf beiger Waren darf abgelehnt werden.
option-unused_reserve = Ungenutzte Würfel
option-unused_reserve-doc = Wohin ungenutzte Würfel eines Vorrats am Rundenende kommen.
choice-unused_reserve-screen = hinter den Sichtschirm
choice-unused_reserve-temple = in den Tempel
choice-unused_reserve-stay = sie bleiben, mit ihren Werten
option-group_recolour = Gemeinsam umfärben
option-group_recolour-doc = Würfel einer Farbe ändern sie gemeinsam für einen Stein.
option-penalty_supply = Strafsteine
option-penalty_supply-doc = Strafsteine im Spiel; leer für die Angabe der Ausgabe, 10 je Spieler.
option-goods_per_colour = Warensteine
option-goods_per_colour-doc = Warensteine je Farbe; leer für die Angabe der Ausgabe.
option-price_tiles = Preisplättchen
option-price_tiles-doc = Werte der vier Preisplättchen.
option-market_data = Markt
option-market_data-doc = Auf welchem Markt gespielt wird.
choice-market_data-frame_16 = 16 Standfelder, mit Mitten
choice-market_data-frame_12 = 12 Standfelder, nur Ecken
option-cards_without_effect = Karten ohne Wirkung
option-cards_without_effect-doc = Eine Götterkarte darf auch gespielt werden, wo sie nichts bewirkt.
option-full_hand_blocks = Volle Hand sperrt
option-full_hand_blocks-doc = Mit drei Götterkarten auf der Hand opfert niemand, auch wenn eine davon gespielt wird.
option-midside_start = Erste Stände auf Mitten
option-midside_start-doc = Erste Stände dürfen auch auf den Seitenmitten stehen.

## How the game was won

tie-none = Die höchste Punktzahl.
tie-stalls = Gleichstand nach Punkten; mehr Stände entscheiden.
tie-money = Gleichstand nach Punkten und Ständen; mehr Sesterze entscheiden.
tie-stones = Gleichstand nach Punkten, Ständen und Sesterzen; weniger Strafsteine entscheiden.
tie-shared = Völliger Gleichstand: der Sieg wird geteilt.

## Ablehnungen

reason-card-just-taken = eine gerade genommene Karte ist ab deinem nächsten Zug nutzbar
reason-price-stays-within-and = ein Preis bleibt zwischen { $lowest } und { $highest }
reason-stall-space-holds = auf ein Standfeld passt ein Stand
reason-action-most-all = eine Aktion in { $colour } kannst du höchstens mit { $limit } ganz ausführen
reason-accept-stall-closes = nimm die Schließung an oder spiele Pluto
reason-build-stall-or-say = baue einen Stand auf oder sage „{ move-no_build }“
reason-choose-die = wähle erst einen Würfel
reason-choose-figure-and-direction = wähle erst eine Figur und eine Richtung
reason-choose-cubes-sacrifice = wähle erst die Warensteine, die du opferst
reason-choose-what-buy = wähle erst, was du kaufst
reason-cubes-named-order = Warensteine werden in der Reihenfolge der Stände und Farben genannt
reason-cubes-returned-order = Warensteine werden in der Reihenfolge rosa, orange, violett, beige zurückgegeben
reason-dice-kept-order = Würfel werden der Reihe nach behalten, der niedrigste zuerst
reason-dice-named-order = Würfel werden der Reihe nach genannt: Tempel vor Vorrat, dann wie aufgezählt
reason-draw-and-discard = Ziehstapel und Ablagestapel sind leer
reason-stalls-stand-corners = erste Stände stehen in den Ecken
reason-from-too-few = von dort an hast du zu wenige Warensteine: { $left } sind nötig
reason-keep-dice-or-say = behalte erst Würfel oder sage „{ move-done }“
reason-no-dice-stones = keine Würfel, Steine und Karten ergeben eine Aktion in { $colour }, die du ganz ausführen kannst
reason-no-die-left = weder im Tempel noch in deinem Vorrat ist ein Würfel
reason-one-venus-per = eine Venus je Zug
reason-pay-tax-or-return = zahle erst die Steuer oder gib Waren zurück
reason-place-stall = stelle deinen ersten Stand auf
reason-put-bought-goods = lege erst die gekauften Waren auf deine Stände
reason-say-how-many = sage erst, um wie viele Schritte die Würfel geändert werden
reason-say-which-cards = sage erst, welche Karten du spielst, oder dass du keine spielst
reason-stock-new-stall = bestücke den neuen Stand oder sage „{ move-done }“
reason-take-card = nimm erst eine Karte
reason-price-sesterces = der Preis in Sesterzen ist { $price }, du hast { $money }
reason-quadrant-stall-already = dieser Quadrant hat schon einen Stand
reason-card-must-taken = die erste Karte muss genommen werden
reason-harbour-not-hold = so viele Warensteine hat der Hafen nicht
reason-stalls-after-one-no-room = die Stände danach haben keinen Platz für den Rest
reason-supply-lacks-penalty = dem Vorrat fehlen die Strafsteine dafür
reason-no-such-die = diesen Würfel gibt es nicht (mehr): { $die }
reason-no-cube-stall = auf diesem Stand ist kein Warenstein in { $goods }
reason-these-cards-no-effect = diese Karten wirken hier nicht
reason-these-dice-cannot = diese Würfel können zusammen nicht { $value } zeigen
reason-stall-spaces = dieser Markt hat { $ring } Standfelder
reason-sale-takes-place = dieser Verkauf findet statt
reason-use-die-some = nutze einen Würfel oder passe
reason-with-three-cards = mit drei Handkarten muss erst eine gespielt werden
reason-paying-tax-already = du zahlst schon die Steuer
reason-buy-all = du kaufst insgesamt { $value }
reason-cannot-buy-even = du kannst nicht einen Warenstein kaufen: Geld, Platz oder Hafen reichen nicht
reason-cannot-pay-single = du kannst nicht einen Punkt bezahlen
reason-did-not-roll = du hast { $die } nicht gewürfelt
reason-no-goods-sacrifice = du hast keine Waren zu opfern
reason-no-cube-another = du hast keinen Warenstein in { $goods } auf einem anderen Stand { $space }
reason-no-cube = du hast keinen Warenstein in { $goods } auf { $space }
reason-and-beige-cubes = du hast { $coloured } { $goods } und { $beige } beige Warensteine zu legen
reason-penalty-stones = deine Strafsteine: { $number }
reason-stall-stays-say = dein Stand bleibt: sage „{ move-done }“ oder spiele Pluto
reason-hold-no-can = du hast keine Karte { $card }, die jetzt nutzbar ist
reason-action-done-end = deine Aktion ist vorbei: beende den Zug oder spiele vorher Venus
reason-hand-is-full = deine Hand ist voll
reason-hand-full-jupiter = deine Hand ist voll: Jupiter muss gespielt werden
reason-no-effect-here = { $card } wirkt hier nicht
reason-not-lie-display = { $god } liegt nicht offen aus
reason-space-room-room = { $space } hat Platz für { $room }
reason-change-not-lead = eine Änderung um { $steps } führt nicht zu { $value }
reason-stall-holds-most = { $where }: ein Stand fasst höchstens { $most } Warensteine
reason-each-entry-seat = { $where }: jeder Eintrag ist [Platz, Sesterze, Steine]
reason-stall-already = { $where }: dort ist schon ein Stand
reason-no-seat = { $where }: es gibt keinen Platz { $seat }
reason-market-stall-spaces = { $where }: dieser Markt hat { $count } Standfelder
reason-action-cannot-carried = eine Aktion in { $colour } mit { $value } ist nicht ganz ausführbar
reason-beige-no-coloured = Beige ist keine farbige Ware
reason-dice-temple-and-reserves = dice: Tempel und Vorräte sind nach Farbe und Augenzahl geordnet
reason-figures-figure-off = figures: eine Figur steht nicht auf dem Weg
reason-stalls-missing = es fehlen erste Stände
reason-nobodys-turn = niemand ist am Zug
reason-nobodys-turn-yet = noch ist niemand am Zug
reason-keeps-dice-were = behalten sind Würfel, die nicht gewürfelt wurden
reason-dice-not-order = die Würfel sind nicht geordnet
reason-dice-not-make = die Würfel ergeben nicht { $value }
reason-not-used = nicht verfügbar: { $names }
reason-no-quadrant-free = kein Quadrant ist frei
reason-nobody-passed-yet = noch hat niemand gepasst
reason-passed-names-seat = passed: { $seats } nennt einen Platz doppelt
reason-seat-no-move = Platz { $seat } hat keinen Zug
reason-seat-no-stall = Platz { $seat } hat keinen Stand auf { $space }
reason-seat-no-stall-tile = Platz { $seat } hat kein Standplättchen mehr
reason-seat-not-just = Platz { $seat } hat nicht eben gewürfelt
reason-seat-passed = Platz { $seat } hat gepasst
reason-seat-placed-stalls = Platz { $seat } hat { $count } erste Stände gestellt, nicht { $found }
reason-not-free = { $space } ist nicht frei
reason-purchase-not-possible = dieser Kauf ist nicht möglich
reason-stall-not-closed = dieser Stand wird nicht geschlossen
reason-stall-not-only-one = dieser Stand ist nicht der einzige
reason-round-begun = die erste Runde hat begonnen
reason-round-not-begun = die erste Runde hat nicht begonnen
reason-hand-full = die Hand ist voll
reason-stalls-no-room = die Stände haben keinen Platz für { $number } Warensteine
reason-not-enough-cubes = es sind nicht genug Warensteine da
reason-die-without-value = { $where }: ein Würfel ohne Augenzahl
reason-dice-behind-screen = { $where }: Würfel hinter dem Sichtschirm zeigen keine Augenzahl
reason-goods-without-stall = { $where }: Waren ohne Stand
reason-last-stall-never = { $where }: der letzte Stand wird nie geschlossen
reason-highest-first = { $where }: das höchste zuerst (MAS-2.7)

## Was ein Rat zu einem Zug sagt: die Worte der Bewertung. $n ist eine Zahl mit Vorzeichen.

hint-points = Punkte { $n }
hint-money = Sesterze { $n }
hint-stones = Strafsteine { $n }
hint-penalty = Strafpunkte { $n }
hint-stall_tiles = Stände { $n }
hint-goods = farbige Waren { $n }
hint-goods_points = Ansehen der Waren { $n }
hint-beige = beige Waren { $n }
hint-cards = Götterkarten { $n }
hint-in_round =
    { $way ->
        [more] du bleibst in der Runde
       *[less] du verlässt die Runde
    }
hint-dice_to_use = Würfel zur Verfügung { $n }
hint-dice_won = Würfel für die nächste Runde { $n }
hint-open_to_tax = der Steuer ausgesetzte Waren { $n }

## Das Brett im Browser

intro = Stände, Kunden und der Konsul auf dem Hafenmarkt, mit Würfeln und Göttern.
weight = anspruchsvoll
time = 75 Minuten
web-mas-beige = Beige: kaufen
web-mas-brown = Braun: bewegen
web-mas-black = Schwarz: Ansehen
web-mas-grey = Grau: opfern
web-mas-rolled = Gewürfelt:
web-mas-kept = Behalten:
web-mas-reserve = Vorrat:
web-mas-screen = Hinter dem Sichtschirm:
web-mas-stalls = Stände: { $built } aufgebaut, { $left } übrig
web-passed = Gepasst:
web-mas-place = Deinen Stand auf Feld { $n } setzen
web-mas-ended = Alle { $rounds } Runden sind gespielt.
web-mas-using = Im Einsatz:
web-mas-put-back = { $die } zurücklegen
web-mas-no-cards = keine Götterkarten
web-mas-use-value =
    Als { $value } nutzen{ $stones ->
        [0] {""}
        [one] : { $stones } Strafstein
       *[other] : { $stones } Strafsteine
    }
web-mas-may-build = hier für { $price } aufbauen
web-mas-closes = schließt den leeren Stand von { $name }
web-mas-taxes = { $name } zahlt { $goods } oder verliert Waren
web-mas-no-sale = kein Verkauf
web-mas-pay-tax = Die Steuer zahlen: { $amount ->
        [one] { $amount } Sesterz
       *[other] { $amount } Sesterze
    }
web-mas-sells =
    verkauft { $count } { $good }: { $money ->
        [one] { $money } Sesterz
       *[other] { $money } Sesterze
    }{ $points ->
        [0] {""}
        [one] , { $points } Punkt
       *[other] , { $points } Punkte
    }
web-mas-buy =
    { $count } { $good }{ $beige ->
        [0] {""}
       *[other] {" "}und { $beige } beige
    } kaufen: { $money ->
        [one] { $money } Sesterz
       *[other] { $money } Sesterze
    }
web-mas-purchase =
    { $value ->
        [1] 1 Warenstein kaufen
       *[other] { $value } Warensteine kaufen
    }
web-mas-points-stalls = Stände
web-mas-path = Wegfeld { $n }
web-mas-space = Standfeld { $n }
web-mas-customer = Kunde, { $good }
web-mas-marks = Punkte je Warenstein: { $n }
web-mas-price = Preis
web-mas-gods = Götterkarten
web-mas-money = Geld
web-mas-stones = Strafsteine
web-mas-points = Punkte
web-mas-tiles = Rundenplättchen:

# What another player decides, after “… decides”.
asks-PlaceStall = wohin der erste Stand kommt
asks-ReserveDice = welche Würfel bleiben
asks-TurnMenu = welche Aktion es wird
asks-ChooseDice = welche Würfel eingesetzt werden
asks-ChooseSteps = wie die Würfel verändert werden
asks-ChooseCards = welche Götterkarten gespielt werden
asks-BuyGoods = welche Waren gekauft werden
asks-BuyCards = ob Karten für den Kauf gespielt werden
asks-Distribute = wohin die Waren kommen
asks-MoveFigure = welche Figur zieht
asks-Sale = ob Karten für den Verkauf gespielt werden
asks-Tax = ob die Steuer des Konsuls gezahlt wird
asks-BuildStall = ob ein Stand aufgebaut wird
asks-StockStall = welche Warensteine auf den neuen Stand kommen
asks-BuyReputation = wie viel Ansehen erkauft wird
asks-Sacrifice = was geopfert wird
asks-SacrificeCards = ob eine Karte für das Opfer gespielt wird
asks-TakeCard = welche Götterkarte genommen wird
asks-AfterAction = ob der Zug endet
asks-CloseStall = ob der Stand gerettet wird
asks-LastStall = ob Pluto gespielt wird

# What is counted after a game.
term-stat_stalls = Stände
term-stat_money = Geld
term-stat_penalty = Strafsteine
term-stat_goods_bought = Gekaufte Waren
term-stat_goods_spent = Sesterze für Waren
term-stat_goods_sold = Verkaufte Waren
term-stat_goods_earned = Sesterze aus Verkäufen
term-stat_trade = Handelsgewinn
term-stat_sale_points = Ansehen aus Verkäufen
term-stat_reputation_bought = Erkauftes Ansehen
term-stat_stalls_built = Aufgebaute Stände
term-stat_god_cards = Genommene Götterkarten
term-stat_dice_used = Genutzte Würfel
