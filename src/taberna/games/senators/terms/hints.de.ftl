# Was ein Rat zu einem Zug sagt: die Worte der Bewertung. $n ist eine Zahl mit Vorzeichen.

hint-alive =
    { $way ->
        [more] du bleibst im Spiel
       *[less] du scheidest aus
    }
hint-senators = Senatoren { $n }
hint-lead = Vorsprung { $n }
hint-cash = Talente { $n }
hint-purse = beim Verkauf kaufbare Senatoren { $n }
hint-sets = Wert der Sätze { $n }
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
