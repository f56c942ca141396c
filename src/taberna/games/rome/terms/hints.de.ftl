# Was ein Rat zu einem Zug sagt: die Worte der Bewertung. $n ist eine Zahl mit Vorzeichen.

hint-points = Punkte { $n }
hint-forum = Punkte bei Forumswertungen { $n }
hint-forum_steps = Schritte im Forum { $n }
hint-regions = Punkte für Regionen { $n }
hint-senate_scoring = Punkte für Senatskarten { $n }
hint-senate_cards = Senatskarten { $n }
hint-provinces = Provinzen { $n }
hint-arena_set = Wert der Spiele { $n }
hint-arena_cards = Arenakarten { $n }
hint-arena_worth = Wert der Arenakarten { $n }
hint-strength_left = Stärke in Reserve { $n }
hint-budget_left = übrige Münzen { $n }
hint-unplaced = Würfel zu setzen { $n }
hint-unplaced_sum = Augen der zu setzenden Würfel { $n }
