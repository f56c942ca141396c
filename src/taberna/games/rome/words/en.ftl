# Rome: Rise to Power in English. The words are those of the specification (ROM-1.7).

## Cards

card-sicilia = Sicilia
card-sardinia_et_corsica = Sardinia and Corsica
card-gallia_narbonensis = Gallia Narbonensis
card-baetica = Baetica
card-achaia = Achaia
card-bithynia = Bithynia
card-africa_proconsularis = Africa Proconsularis
card-raetia = Raetia
card-aquitania = Aquitania
card-lusitania = Lusitania
card-macedonia = Macedonia
card-epirus = Epirus
card-cilicia = Cilicia
card-numidia = Numidia
card-germania_superior = Germania Superior
card-germania_inferior = Germania Inferior
card-belgica = Belgica
card-thracia = Thracia
card-tarraconensis = Tarraconensis
card-aegyptus = Aegyptus
card-legatus = Legatus
card-magistrate = Magistrate
card-military_tribune = Military Tribune
card-censor = Censor
card-consul_a = Consul I
card-quaestor = Quaestor
card-vicarius = Vicarius
card-tribunus = Tribunus
card-senator = Senator
card-aedile = Aedile
card-magister_equitum = Magister Equitum
card-proconsul = Proconsul
card-consul_b = Consul II
card-africanus_maximus = Africanus Maximus
card-hispania_maximus = Hispania Maximus
card-asianus = Asianus
card-ludi_maximus = Ludi Maximus
card-imperator = Imperator
card-greko_maximus = Greko Maximus
card-praetor = Praetor
card-vicarius_intrigue = Vicarius (intrigue)
card-tribunus_intrigue = Tribunus (intrigue)
card-hispania_maximus_intrigue = Hispania Maximus (intrigue)
card-africanus_maximus_intrigue = Africanus Maximus (intrigue)
card-greko_maximus_intrigue = Greko Maximus (intrigue)
effect-legatus =
    { $legatus_key ->
        [as_consul] { effect-consul_a }
       *[plus_one]
            { $phase3_card_timing_key ->
                [phase2] In your turn: your legion gets +1 strength in Phase 3.
               *[phase3] Your legion gets +1 strength this round.
            }
    }
effect-magistrate =
    { $phase3_card_timing_key ->
        [phase2] In your turn: +1 coin on the black market in Phase 3.
       *[phase3] +1 coin on the black market.
    }
effect-military_tribune = Reroll one of your dice on the Military track; the order stays.
effect-censor = Reroll any of your unplaced dice.
effect-consul_a = The die you place may be higher than its neighbour.
effect-quaestor = Turn one unplaced die upside down.
effect-vicarius = Change one unplaced die by 1 (6 and 1 are neighbours).
effect-tribunus = Your sum counts 3 less for player order.
effect-senator =
    { $senator_zero_nonleading_key ->
        [stay] Lower one of your placed dice by 1; a leading 1 becomes 0 and moves to the far left.
       *[move] Lower one of your placed dice by 1; a 1 becomes 0 and moves to the far left.
    }{ $senator_resort ->
        [false] { " " }Other dice change no order.
       *[true] { "" }
    }
effect-aedile =
    { $phase3_card_timing_key ->
        [phase2] In your turn: +3 coins on the black market in Phase 3.
       *[phase3] +3 coins on the black market.
    }
effect-magister_equitum =
    { $phase3_card_timing_key ->
        [phase2] In your turn: your legion gets +3 strength in Phase 3.
       *[phase3] Your legion gets +3 strength this round.
    }
effect-proconsul =
    { $proconsul_max_rolls ->
        [2] Reroll any of your unplaced dice, up to twice.
       *[other] Reroll any of your unplaced dice, as often as you like.
    }
effect-consul_b = The die you place may be higher than its neighbour.
effect-africanus_maximus = At wine scoring: exhaust a wine province, move 1 ahead on wine.
effect-hispania_maximus =
    { $hispania_maximus_track_key ->
        [wine] At olive scoring: exhaust an olive province, move 1 ahead on wine.
       *[olives] At olive scoring: exhaust an olive province, move 1 ahead on olives.
    }
effect-asianus = End: 1 victory point per region with your arch.
effect-ludi_maximus = End: 2 victory points per arena province.
effect-imperator = End: 2 victory points per army-camp province.
effect-greko_maximus = End: 1 victory point per pair of senate and province card with the same symbol.
effect-praetor = End: 2 victory points per villa province.
effect-vicarius_intrigue = Reroll one unplaced die of any player.
effect-tribunus_intrigue = One player's sum counts 3 more for player order.
effect-hispania_maximus_intrigue = Discard a senate card: one epoch-I province of any player is lost.
effect-africanus_maximus_intrigue = Steal 1 jewel from a player.
effect-greko_maximus_intrigue = +1 victory point for your performance; it ranks 1 higher for "best".
card-legionary = Legionary
card-gladiator = Gladiator
card-wolf = Wolf
card-bear = Bear
card-lion = Lion
card-elephant = Elephant
card-gaul = Gaul
card-german = German
card-thracian = Thracian
card-parthian = Parthian
card-blank_1 = Blank arena card 1
card-blank_2 = Blank arena card 2
card-blank_3 = Blank arena card 3

## Things

term-military = Military track
term-senate = Senate track
term-black_market = Black Market track
term-olives = Olives
term-wine = Wine
term-jewels = Jewels
term-symbol_arena = arena
term-symbol_camp = army camp
term-symbol_villa = villa
term-arena = { term-symbol_arena }
term-camp = { term-symbol_camp }
term-villa = { term-symbol_villa }
term-italia = Italia
term-gallia = Gallia
term-hispania = Hispania
term-greko = Greko
term-asia = Asia
term-africa = Africa
term-germania = Germania
term-roman = Roman
term-animal = wild animal
term-barbarian = barbarian
term-any_three = Any three cards
term-three_different = Three different cards
term-one_of_each_type = One of each type
term-three_different_of_type = Three different of one type
term-great_battle = Great battle

## Words of the table

term-title = Rome: Rise to Power
term-round = Round { $n } of 5
term-phase_1 = Roll dice and set player order
term-phase_2 = Place dice
term-phase_3 = Resolve dice
term-phase_4 = Scoring
term-phase_5 = Clean-up
term-cycle = cycle { $n }
term-player = player
term-player_order = player order
term-section = section
term-display = display
term-deck = deck
term-forum = forum
term-hand = hand
term-strength = strength
term-cost = cost
term-budget = budget
term-exhausted = exhausted
term-map = Map
term-sp = victory points
term-dice = power dice
term-forfeited = forfeited { $n }
term-senate_cards = Senate cards
term-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
term-your_hand = Your hand
term-your_set = Your set, face down
term-performances = Performances
term-committed = set laid down
term-promised = promised
term-points = Points
term-points_start = from before
term-points_forum = forum
term-points_arena = arena
term-points_senate = senate cards
term-points_regions = regions
term-you = you

## Prompts

step-NewRound = A round begins.
step-Roll = All dice are rolled.
step-OrderWindow = The player order is being set: activate a card for it, or be done.
step-TribunusTarget = Whose sum counts 3 more?
step-PlaceDie = Place a die on a track, or activate senate cards first.
step-AfterPlacing = Activate more senate cards, or end your turn.
step-PlaceAfterCards = { step-PlaceDie }
step-TurnEnd = The turn is over.
step-ExhaustProvinces = Which provinces carry { $card }?
step-RerollDice = { $card }: choose the unplaced dice to reroll.
step-FlipDie = Which unplaced die is turned upside down?
step-ShiftDie = Which unplaced die changes by 1, up or down?
step-RerollMilitaryDie = Which of your dice on the Military track is rerolled? 1 is the leading one.
step-LowerPlacedDie = Which of your placed dice counts 1 less? 1 is the leading one.
step-RerollAnyDie = Which unplaced die of which player is rerolled?
step-DiscardSenateCard = Discard one of your senate cards.
step-DestroyProvince = Which province of epoch I is lost?
step-StealJewel = From whom do you steal a jewel?
step-ResolveTrack = { $track }: the sections are resolved.
step-MilitaryBonus = Your legion has strength { $strength }. Raise it, or be done.
step-Conquest = Your legion has strength { $strength } left. Conquer a province, or be done.
step-TakeSenateCard = Take a senate card ({ $left } to take).
step-Purchase =
    { $budget ->
        [one] You have { $budget } coin. Buy arena cards, or stop.
       *[other] You have { $budget } coins. Buy arena cards, or stop.
    }
step-DiceReturn = All dice go back to their owners.
step-ForumScoring = Before the scoring ({ $resource }): exhaust a province to move your marker 1 ahead, or decline.
step-ForumScoringAgain = { step-ForumScoring }
step-Performance = Great Games: lay out three or more arena cards face down, in card order, and commit; or pass.
step-CleanUp = The table is cleaned up.
step-FinalScoring = The final scoring.

## Log

log-round = Round { $number } begins.
log-rolls = { $seat } rolls { $dice }: { $total }.
log-order = Place { $place } in the order: { $seat } ({ $total }).
log-activates = { $seat } lays { $card } on { $provinces }.
log-raises-sum = { $seat } makes the sum of { $target } count 3 more: { $total }.
log-places = { $seat } places a { $die } on the { $track }.
log-passes = { $seat } must pass; the { $die } is forfeited.
log-rerolls = { $card }: { $seat } rerolls { $dice } and gets { $faces }.
log-turns-die = { $seat } turns a { $die } to { $face }.
log-rerolls-placed = { $seat } rerolls a { $die } on the Military track: { $face }.
log-lowers = { $seat } lowers a { $die } on the { $track } to { $face }.
log-rerolls-of = { $seat } rerolls a { $die } of { $other }: { $face }.
log-discards = { $seat } discards { $card }.
log-destroys = { $seat } has { $other } lose { $card }.
log-steals = { $seat } steals a jewel from { $other }.
log-conquers = { $seat } conquers { $card } ({ $resource }).
log-takes = { $seat } takes { $card }.
log-buys = { $seat } buys { $card } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
log-buys-blind = { $seat } buys one unseen card for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }: { $card }.
    .hidden = { $seat } buys one unseen card for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
log-advances = { $seat } moves ahead to { $space } ({ $resource }).
log-forum-points =
    { $points ->
        [one] { $resource }: 1 victory point for { $seat }.
       *[other] { $resource }: { $points } victory points for { $seat }.
    }
log-commits = { $seat } has decided.
log-performs =
    { $points ->
        [one] { $seat } performs { $cards }. { $rank }: 1 victory point.
       *[other] { $seat } performs { $cards }. { $rank }: { $points } victory points.
    }
log-raises-rank = { $card }: 1 victory point for { $seat }, and the set ranks 1 higher for “best”.
log-best-performance = Best performance: 1 bonus point for { $seat }.
log-senate-points =
    { $points ->
        [one] { $card }: 1 victory point for { $seat }.
       *[other] { $card }: { $points } victory points for { $seat }.
    }
log-region-points =
    { $points ->
        [one] { $region }: 1 victory point for { $seat }.
       *[other] { $region }: { $points } victory points for { $seat }.
    }
log-game-over =
    { $winners_count ->
        [one] { $winners } rises to power.
       *[other] { $winners } share the power.
    }

## Moves

move-place = place a { $b } on the { $a }
move-consul_a = { card-consul_a }: place a { $b } on the { $a }
move-consul_b = { card-consul_b }: place a { $b } on the { $a }
move-legatus = { card-legatus }: place a { $b } on the { $a }
move-pass = pass
move-end_turn = end turn
move-activate = activate { $a }
move-exhaust =
    { $b_key ->
        [none] exhaust { $a }
       *[other] exhaust { $a } and { $b }
    }
move-reroll = reroll { $a }
move-stop = stop
move-flip = turn a { $a } upside down
move-raise = raise a { $a } by 1
move-lower = lower a { $a } by 1
move-reroll_placed = reroll die { $a } of your group on the Military track
move-reduce = lower die { $b } of your group on the { $a }
move-reroll_of = reroll a { $b } of { $a_player }
move-discard = discard { $a }
move-destroy = { $a } is lost
move-target = choose { $a_player }
move-done = done
move-conquer = conquer { $a }
move-take = take { $a }
move-buy = buy { $a }
move-buy_blind = buy the unseen top card for 5
move-decline = decline
move-stage = lay out { $a }
move-commit = commit the set

## Options

option-senate_deck_mode = Senate deck
option-senate_deck_mode-doc = How the senate deck may be built.
choice-senate_deck_mode-standard = no intrigue card
choice-senate_deck_mode-name_swap = intrigue cards instead of their namesakes
choice-senate_deck_mode-symbol_swap = also instead of a card with the same province symbols
choice-senate_deck_mode-free = any deck that keeps the hard constraints
option-senate_deck = Cards of the senate deck
option-senate_deck-doc = The senate deck card by card. Empty: the standard deck, and in the other modes with every namesake swapped that this number of players allows.
option-legatus = Legatus
option-legatus-doc = What Legatus does.
choice-legatus-plus_one = +1 strength for the legion
choice-legatus-as_consul = the same as a Consul
option-hispania_maximus_track = Hispania Maximus
option-hispania_maximus_track-doc = Which forum marker Hispania Maximus moves.
choice-hispania_maximus_track-olives = the olive marker
choice-hispania_maximus_track-wine = the wine marker, as printed
option-phase3_card_timing = Strength and budget cards
option-phase3_card_timing-doc = When cards that raise strength or budget are activated.
choice-phase3_card_timing-phase3 = while the own section is resolved
choice-phase3_card_timing-phase2 = in the own turn of Phase 2
option-bonus_without_target = Bonuses without a target
option-bonus_without_target-doc = Whether cards that raise strength or budget may be activated when there is nothing to conquer or buy.
choice-bonus_without_target-refused = no, they could do nothing
choice-bonus_without_target-allowed = yes, as in earlier versions of this table
option-card_windows = Cards in a turn
option-card_windows-doc = When senate cards are activated in a turn of Phase 2.
choice-card_windows-both = before and after placing
choice-card_windows-either_or = either before or after placing
option-proconsul_max_rolls = Proconsul
option-proconsul_max_rolls-doc = How often Proconsul may reroll.
choice-proconsul_max_rolls-2 = twice in all
choice-proconsul_max_rolls-unlimited = as often as wanted
option-senator_resort = Senator: the group moves
option-senator_resort-doc = A leading die lowered by Senator may move its group to the left.
option-senator_zero_nonleading = Senator: a 0 that did not lead
option-senator_zero_nonleading-doc = What happens to a 1 that is not leading when Senator makes it 0.
choice-senator_zero_nonleading-move = the 0 leads and the group goes to section I
choice-senator_zero_nonleading-stay = it stays where it lies
option-best_performance = Best performance
option-best_performance-doc = What makes a performance the best.
choice-best_performance-rank = the highest rank
choice-best_performance-points = the most points
option-region_full = A whole region
option-region_full-doc = How the 3 points for a whole region count.
choice-region_full-replace = in place of the 2 points
choice-region_full-add = on top of the 2 points
option-region_tie = A tie in a region
option-region_tie-doc = What tied players get in a region.
choice-region_tie-one_each = 1 point each
choice-region_tie-split_floor = 2 points divided, rounded down
option-arch_limit = Arches
option-arch_limit-doc = Whether the eight arches limit the number of provinces.
choice-arch_limit-none = no limit
choice-arch_limit-eight = at most eight provinces
option-vicarius_epoch = Vicarius
option-vicarius_epoch-doc = The epoch of both Vicarius cards.
choice-vicarius_epoch-1 = epoch I, the publisher’s correction
choice-vicarius_epoch-2 = epoch II, the uncorrected print
option-arena_rank_points = Points of the ranks
option-arena_rank_points-doc = Points of the five ranks of a performance.
option-forum_max = Forum tracks
option-forum_max-doc = The last space of the forum tracks: olives, wine, jewels.

## How the game was won

tie-none = Most victory points.
tie-provinces = A tie in points; more provinces decide.
tie-arena_cards = A tie in points and provinces; the dearer arena cards in hand decide.
tie-shared = A tie in everything: the victory is shared.

## The board in the browser

web-no-offer = Nothing on offer
intro = Dice slide past each other for provinces, offices and the arena.
weight = medium
time = 60 minutes
web-rom-military = Military
web-rom-senate = Senate
web-rom-black-market = Black market
web-rom-ended = All { $rounds } rounds have been played.
web-rom-conquer = Conquer { $card }: strength { $strength }, { $resource }
web-rom-buy = Buy { $card } for { $cost }
web-rom-performance = A performance
web-rom-show-choose = Choose three or more arena cards, in any order.
web-rom-perform = Perform with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
web-rom-performances = Performances ({ $count })
web-rom-regions = Regions: strength of each player

# What another player decides, after “… decides”.
asks-OrderWindow = whether to change the player order
asks-TribunusTarget = whose sum counts more
asks-PlaceDie = where to place a die
asks-AfterPlacing = whether to play more senate cards
asks-PlaceAfterCards = where to place a die
asks-ExhaustProvinces = which provinces to exhaust
asks-RerollDice = which dice to reroll
asks-FlipDie = which die to turn over
asks-ShiftDie = which die to change by 1
asks-RerollMilitaryDie = which placed die to reroll
asks-LowerPlacedDie = which placed die counts less
asks-RerollAnyDie = whose die to reroll
asks-DiscardSenateCard = which senate card to discard
asks-DestroyProvince = which province is lost
asks-StealJewel = from whom to steal a jewel
asks-MilitaryBonus = whether to make the legion stronger
asks-Conquest = which province to conquer
asks-TakeSenateCard = which senate card to take
asks-Purchase = which arena cards to buy
asks-ForumScoring = whether to exhaust a province for the scoring
asks-ForumScoringAgain = whether to exhaust a province for the scoring
asks-Performance = which cards perform in the arena
asks-TurnEnd = whether to end the turn

# What is counted after a game.
term-stat_rolled = Pips rolled
term-stat_provinces = Provinces conquered
term-stat_senate_cards = Senate cards taken
term-stat_arena_cards = Arena cards bought
term-stat_coins = Coins spent on them
term-stat_performances = Performances
term-stat_best_performances = Best performances
term-stat_dice_lost = Dice forfeited
