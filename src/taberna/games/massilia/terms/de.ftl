# Massilia auf Deutsch.

## Things

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
term-supply = { $n } Strafsteine im Vorrat
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
step-ReserveDice = Du hast { $rolled } gewürfelt. Behalte Würfel in deinem Vorrat, je 2 Sesterze; behalten: { $kept }.
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
step-BuildStall = Für 5 Sesterze einen Stand auf { $space } aufbauen?
step-StockStall = Lege Warensteine von deinen anderen Ständen auf { $space }, oder sage done.
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
           *[other] { $seat } behält { $dice } für { $amount } Sesterze.
        }
    }
log-passes =
    { $amount ->
        [0] { $seat } passt, als Letzter.
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
log-builds-stall = { $seat } baut für { $amount } Sesterze einen Stand auf { $space } auf.
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
log-reshuffles = Der Ablagestapel wird gemischt: ein neuer Ziehstapel mit { $number } Karten.
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
option-penalty_supply-doc = Strafsteine im Spiel; leer für 10 je Spieler.
option-goods_per_colour = Warensteine
option-goods_per_colour-doc = Warensteine je Farbe; leer für die Angabe der Ausgabe.
option-price_tiles = Preisplättchen
option-price_tiles-doc = Werte der vier Preisplättchen.
option-market_data = Markt
option-market_data-doc = Auf welchem Markt gespielt wird.
choice-market_data-frame_16 = 16 Standfelder, mit Mitten
choice-market_data-frame_12 = 12 Standfelder, nur Ecken
option-midside_start = Erste Stände auf Mitten
option-midside_start-doc = Erste Stände dürfen auch auf den Seitenmitten stehen.

## How the game was won

tie-none = Die höchste Punktzahl.
tie-stalls = Gleichstand nach Punkten; mehr Stände entscheiden.
tie-money = Gleichstand nach Punkten und Ständen; mehr Sesterze entscheiden.
tie-stones = Gleichstand nach Punkten, Ständen und Sesterzen; weniger Strafsteine entscheiden.
tie-shared = Völliger Gleichstand: der Sieg wird geteilt.
