# Che cosa dice un consiglio di una mossa: le parole della valutazione. $n è un numero con segno.

hint-alive =
    { $way ->
        [more] resti in gioco
       *[less] sei eliminato
    }
hint-senators = senatori { $n }
hint-lead = vantaggio { $n }
hint-cash = talenti { $n }
hint-purse = senatori acquistabili all’incasso { $n }
hint-sets = valore delle serie { $n }
hint-straight_draws = scale aperte { $n }
hint-pairs = coppie { $n }
hint-loose_cards = valore delle carte sciolte { $n }
hint-exposed = valore delle carte estorcibili { $n }
hint-governors = governatori { $n }
hint-censors = censori { $n }
hint-consul = { card-consul } { $n }
hint-quaestor = { card-quaestor } { $n }
hint-turn_near =
    { $way ->
        [more] il tuo turno arriva prima
       *[less] il tuo turno è lontano
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
