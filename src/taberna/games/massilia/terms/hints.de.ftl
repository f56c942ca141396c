# Was ein Rat zu einem Zug sagt: die Worte der Bewertung. $n ist eine Zahl mit Vorzeichen.

hint-points = Punkte { $n }
hint-money = Sesterzen { $n }
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
