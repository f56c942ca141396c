# Lo que un consejo dice de una jugada: las palabras de la evaluación. $n es un número con su signo.

hint-alive =
    { $way ->
        [more] sigues en juego
       *[less] quedas eliminado
    }
hint-senators = senadores { $n }
hint-lead = ventaja { $n }
hint-cash = talentos { $n }
hint-purse = senadores que podrías comprar al cobrar { $n }
hint-sets = valor de los conjuntos { $n }
hint-straight_draws = escaleras abiertas { $n }
hint-pairs = parejas { $n }
hint-loose_cards = valor de las cartas sueltas { $n }
hint-exposed = valor de cartas extorsionables { $n }
hint-governors = gobernadores { $n }
hint-censors = censores { $n }
hint-consul = { card-consul } { $n }
hint-quaestor = { card-quaestor } { $n }
hint-turn_near =
    { $way ->
        [more] tu turno llega antes
       *[less] tu turno queda lejos
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
