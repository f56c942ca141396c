# Was ein Rat zu einem Zug sagt: die Worte der Bewertung. $n ist eine Zahl mit Vorzeichen.

hint-prestige = { term-prestige } { $n }
hint-gold = { term-gold } { $n }
hint-clay = { term-clay } { $n }
hint-wood = { term-wood } { $n }
hint-stone = { term-stone } { $n }
hint-morale = { term-morale } { $n }
hint-income = künftige Rohstoffe { $n }
hint-income_gold = künftiges Gold { $n }
hint-strength = Stärke gegen die Gallier { $n }
hint-battles = Sicherheit im Kampf { $n }
hint-affordable = baubares Prestige { $n }
hint-planned =
    { $way ->
        [more] Pläne rücken näher
       *[less] Pläne rücken ferner
    }
hint-buildings_in_hand = Gebäude auf der Hand { $n }
hint-gloria = GLORIA { $n }
hint-gloria_in_hand = GLORIA auf der Hand { $n }
hint-commercium = COMMERCIUM { $n }
hint-soldiers_in_hand = CONSUL oder LEGIO auf der Hand { $n }
hint-other_senate = Senatskarten { $n }
hint-discount =
    { $way ->
        [more] alle Gebäude billiger
       *[less] kein Nachlass mehr
    }
hint-tax_free =
    { $way ->
        [more] keine Steuern mehr
       *[less] wieder Steuern
    }
hint-to_activate = zu aktivierende Gebäude { $n }
hint-token_sum = eigene Kampfmarken { $n }
hint-crowded = überzählige Karten { $n }
