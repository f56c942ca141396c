# Was ein Rat zu einem Zug sagt: die Worte der Bewertung. $n ist eine Zahl mit Vorzeichen.

hint-score = Punkte { $n }
hint-money = Sesterzen { $n }
hint-stones = Strafsteine { $n }
hint-stall_tiles = Stände { $n }
hint-goods = farbige Waren { $n }
hint-goods_points = Ansehen der Waren { $n }
hint-beige = beige Waren { $n }
hint-sale = Verkauf in Reichweite { $n }
hint-more_sales = weitere Verkäufe { $n }
hint-empty_stalls = leere Stände { $n }
hint-room = Platz für Waren { $n }
hint-cards = Götterkarten { $n }
hint-fresh_dice = Würfel hinter dem Schirm { $n }
hint-reserve = Würfel in Reserve { $n }
hint-in_round =
    { $way ->
        [more] du bleibst in der Runde
       *[less] du verlässt die Runde
    }
hint-early =
    { $way ->
        [more] nächste Runde früher dran
       *[less] nächste Runde später dran
    }
