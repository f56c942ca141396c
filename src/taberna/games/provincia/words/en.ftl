# Provincia Romana in English. The words are those of the specification (PRO-1.11).

## Goods, decks, tags

term-title = Provincia Romana
term-clay = clay
term-wood = wood
term-stone = stone
term-gold = gold
term-resources = resources
term-aedificium = AEDIFICIUM
term-spqr = SPQR
term-opes = OPES
term-prestige = prestige
term-morale = morale
term-defence = defence
term-military = military
term-any = any kind
term-production = production
term-economy = economy
term-storage = storage
term-any_building = building of any kind
term-prestige_building = prestige building
term-production_building = production building
term-defence_building = defence building
term-morale_building = morale building
term-economy_building = economy building
term-storage_building = HORREUM

## Towns and colours

term-massilia = Massilia
term-narbo_martius = Narbo Martius
term-forum_julii = Forum Julii
term-arelate = Arelate
term-tolosa = Tolosa
term-loupian = Loupian
term-blue = blue
term-red = red
term-green = green
term-orange = orange
term-purple = purple
term-yellow = yellow
card-token =
    { $colour } { $sign_key ->
        [plus] +
       *[minus] −
    }{ $n }

## Buildings

card-aquaeductus = AQUAEDUCTUS
card-armamentarium = ARMAMENTARIUM
card-amphitheatrum = AMPHITHEATRUM
card-aurifex = AURIFEX
card-carchesium = CARCHESIUM
card-circus = CIRCUS
card-colosseum = COLOSSEUM
card-domus = DOMUS
card-fodina = FODINA
card-fons = FONS
card-fornax_lateris = FORNAX LATERIS
card-forum = FORUM
card-horreum = HORREUM
card-hortus = HORTUS
card-insula = INSULA
card-lignator = LIGNATOR
card-officina = OFFICINA
card-pons = PONS
card-portus = PORTUS
card-puteus = PUTEUS
card-stabulum = STABULUM
card-statua = STATUA
card-strata = STRATA
card-emporium = EMPORIUM
card-exercitatio = EXERCITATIO
card-mola = MOLA
card-statio = STATIO
card-templum = TEMPLUM
card-turris = TURRIS
card-via_mercatoris = VIA MERCATORIS
card-villa = VILLA
card-vinea = VINEA
card-blank_1 = Blank building 1
card-blank_2 = Blank building 2
card-blank_3 = Blank building 3
card-blank_4 = Blank building 4, to be activated
card-blank_5 = Blank building 5, to be activated
card-active = { $card } (active)

## Senate cards

card-aediles = AEDILES
card-architectus = ARCHITECTUS
card-commercium = COMMERCIUM ({ $give } → { $take })
card-concussio = CONCUSSIO
card-coniuratio = CONIURATIO
card-consuetudo = CONSUETUDO
card-consul_metello = CONSUL CECILIO METELLO
card-consul_pompeio = CONSUL POMPEIO MAGNO
card-corruptio = CORRUPTIO
card-gloria = GLORIA { $value }
card-legio = LEGIO
card-patronus = PATRONUS ({ $gain })
card-praetor = PRAETOR
card-commercium_blank = Blank COMMERCIUM
card-gloria_blank = Blank GLORIA
card-legio_blank = Blank LEGIO
card-patronus_blank = Blank PATRONUS

## Production and combat cards

card-opes = OPES { $n }
card-bellum = BELLUM { $numeral } { $letter }

## What the names mean

gloss-aquaeductus = Aqueduct
gloss-armamentarium = Armoury
gloss-amphitheatrum = Amphitheatre
gloss-aurifex = Goldsmith
gloss-carchesium = Crane
gloss-circus = Circus
gloss-colosseum = Colosseum
gloss-domus = Town house
gloss-fodina = Quarry
gloss-fons = Fountain
gloss-fornax_lateris = Brick kiln
gloss-forum = Forum
gloss-horreum = Warehouse
gloss-hortus = Garden
gloss-insula = Tenement house
gloss-lignator = Woodcutter
gloss-officina = Workshop
gloss-pons = Bridge
gloss-portus = Harbour
gloss-puteus = Well
gloss-stabulum = Stable
gloss-statua = Statue
gloss-strata = Paved road
gloss-emporium = Trading post
gloss-exercitatio = Drill ground
gloss-mola = Mill
gloss-statio = Guard post
gloss-templum = Temple
gloss-turris = Tower
gloss-via_mercatoris = Merchants' street
gloss-villa = Country house
gloss-vinea = Vineyard
gloss-building = Building
gloss-aediles = Aediles
gloss-architectus = Architect
gloss-commercium = Trade
gloss-concussio = Extortion
gloss-coniuratio = Conspiracy
gloss-consuetudo = Connections
gloss-consul = Consul
gloss-corruptio = Corruption
gloss-gloria = Glory
gloss-legio = Legion
gloss-patronus = Patron
gloss-praetor = Praetor

## What the cards do

effect-building =
    { $gloss }.{ $gains_count ->
        [0] { "" }
       *[other]
            { $type_key ->
                [inactive] { " " }On activation: { $gains }.
               *[active] { " " }On playing: { $gains }.
            }
    }{ $income_count ->
        [0] { "" }
       *[other] { " " }Every phase 5: { $income }.
    }{ $military ->
        [0] { "" }
       *[other]
            { $type_key ->
                [inactive] { " " }While active: military +{ $military }.
               *[active] { " " }While in play: military +{ $military }.
            }
    }{ $special_key ->
        [carchesium] { " " }While in play: each later building costs 1 clay, wood, stone or gold less.
        [horreum] { " " }While in play: storage { $storage } of each resource instead of { $small_storage }.
        [pons] { " " }Only in a town that shows PONS.
        [portus] { " " }Only in a town that shows PORTUS.
       *[none] { "" }
    }{ $unique ->
        [true] { " " }Only once in a city.
       *[other] { " " }May be built several times.
    }
effect-aediles = { $gloss }: a reaction that saves one building: free against the Gauls, { $gold } gold against CONIURATIO.
effect-architectus =
    { $gloss }: { $gold ->
        [0] free
       *[other] { $gold } gold
    }; stays: each later building costs 1 clay, wood or stone less.{ $second_architectus ->
        [true] { " " }A second one has no effect.
       *[other] { " " }Only one per player.
    }
effect-commercium =
    { $gloss }: { $gold ->
        [0] free
       *[other] { $gold } gold
    }: { $give } → { $take }, as often as you like.
effect-concussio =
    { $gloss }: { $gold ->
        [0] free
       *[other] { $gold } gold
    }; stays: an opponent pays the tax every round, exempt or not.
effect-coniuratio =
    { $gloss }: { $gold ->
        [0] free
       *[other] { $gold } gold
    }: destroy a building of an opponent.
effect-consuetudo =
    { $gloss }: { $gold ->
        [0] free
       *[other] { $gold } gold
    }: look at the top { $cards } building cards, keep one, return the others in any order.
effect-consul =
    { $gloss }: { $gold ->
        [0] free
       *[other] { $gold } gold
    }: defence +{ $defence }.
effect-corruptio =
    { $gloss }: { $gold ->
        [0] { "" }
       *[other] { $gold } gold, { "" }
    }any { $resources } resources; stays: no taxes for the rest of the game.{ $second_corruptio ->
        [true] { " " }A second one has no effect.
       *[other] { " " }Only one per player.
    }
effect-gloria =
    { $gloss }: { $gold ->
        [0] free
       *[other] { $gold } gold
    }; stays: { $value } prestige at the end of the game.{ $gloria_limit_key ->
        [highest_counts] { " " }Of several only the best counts.
       *[other] { " " }Only one per player.
    }
effect-legio = { effect-consul }
effect-patronus =
    { $gloss }: { $gold ->
        [0] free
       *[other] { $gold } gold
    }: take { $gain }.
effect-praetor =
    { $gloss }: { $gold ->
        [0] free
       *[other] { $gold } gold
    }: no tax this round.{ $second_praetor ->
        [true] { " " }Also without effect: a second time in a round, and in the final play turn.
       *[other] { " " }Not twice in a round, not in the final play turn.
    }
effect-bellum =
    Attack strength { $strength }: −{ $first_amount } { $first }{ $substitute_amount ->
        [0] { "" }
       *[other] ; if that cannot be paid: −{ $substitute_amount } { $substitute }
    }.
effect-opes = Quaestor half: { $quaestor }; lower half: { $other }.

## Words of the table

term-round = Round
term-round_number = Round { $n }
term-phase_0 = setup
term-phase_1 = Select cards
term-phase_2 = Play cards
term-phase_3 = Combat
term-phase_4 = Upkeep and taxes
term-phase_5 = Activate buildings
term-phase_6 = Final play turn
term-battle = battle
term-strength = attack strength
term-battle_to_come = { $n }: ?
term-gauls = Gauls
term-start_player = Start player
term-supply = Supply
term-player = Player
term-city = City
term-hand = Hand
term-face_down = face down
term-decks = Decks
term-display = Laid out
term-your_hand = Your hand
term-your_tokens = Your combat tokens
term-token_down = put down
term-known_top = Top of the building deck, known to you alone
term-committed = token put down
term-only_once = only once in a city
term-concussio_on = CONCUSSIO against { $target }
term-you = you
term-amounts =
    { $clay ->
        [0] {""}
       *[other] { " " }{ $clay } { term-clay }
    }{ $wood ->
        [0] {""}
       *[other] { " " }{ $wood } { term-wood }
    }{ $stone ->
        [0] {""}
       *[other] { " " }{ $stone } { term-stone }
    }{ $gold ->
        [0] {""}
       *[other] { " " }{ $gold } { term-gold }
    }

## Prompts

step-ChooseTown = Choose your town.
step-DealHands = The hands are dealt.
step-ChooseDeck = Choose a deck: six cards are laid out, everybody takes one, you first.
step-TakeCard = Take one of the cards laid out ({ $deck }).
step-PlayTurn =
    { $final ->
        [true] Final play turn: play cards and exchange, then end.
       *[false] Play cards and exchange, as many as you like; then end.
    }
step-ChooseDiscount = { $card }: which part of the cost is 1 less?
step-ChooseTimes = { $card }: how often?
step-ChooseTarget = CONCUSSIO: against whom?
step-ChooseVictim = CONIURATIO: against whom?
step-ChooseBuilding = CONIURATIO: which building of { $victim } is destroyed?
step-AnswerConiuratio = CONIURATIO against { $building } of { $victim }: save it with AEDILES, or decline.
step-KeepCard = CONSUETUDO: keep one of the { $number } cards.
step-ArrangeCards = CONSUETUDO: put { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } back on the deck, the top one first.
step-PayResources =
    Pay { $left ->
        [one] 1 more resource
       *[other] { $left } more resources
    }, clay before wood before stone.
step-HandLimit =
    Hand limit: discard { $number ->
        [one] 1 more card
       *[other] { $number } more cards
    }, unseen by the others.
step-ChooseTokens = Combat: put down a token, face down.
step-Battle = The battle is resolved.
step-LoseBuilding =
    The Gauls take { $tag_key ->
       *[any] a building of any kind
        [prestige] a prestige building
        [production] a production building
        [defence] a defence building
        [morale] a morale building
        [economy] an economy building
        [storage] HORREUM
    }: choose it, or play AEDILES.
step-Upkeep = Upkeep and taxes.
step-Activate = Activate buildings for 1 prestige each, or stop.

## Log

log-takes-town = { $seat } takes { $town }.
log-dealt = { $seat } starts with { $card }.
    .hidden = { $seat } starts with one building card.
log-round = Round { $number }; start player: { $seat }.
log-selects = { $seat } chooses { $deck }.
log-no-selection = No deck is left for { $seat }.
log-reshuffles = The discards of { $deck } are shuffled.
log-lays-out = Laid out: { $cards }; face down: { $number }.
log-takes = { $seat } takes { $card }.
log-takes-hidden = { $seat } takes a face-down card ({ $deck }): { $card }.
    .hidden = { $seat } takes a face-down card ({ $deck }).
log-opes-quaestor =
    { $seat } uses the Quaestor half of { $card }:{ $total ->
        [0] { " " }nothing
       *[other] { term-amounts }
    }.
log-opes-other =
    { $seat } uses the lower half of { $card }:{ $total ->
        [0] { " " }nothing
       *[other] { term-amounts }
    }.
log-clears = Discarded from { $deck }: { $cards }; unseen: { $number }.
log-builds =
    { $seat } builds { $card } and pays{ $total ->
        [0] { " " }nothing
       *[other] { term-amounts }
    }. Prestige: { $prestige }.
log-builds-discounted =
    { $seat } builds { $card } at a discount and pays{ $total ->
        [0] { " " }nothing
       *[other] { term-amounts }
    }. Prestige: { $prestige }.
log-plays =
    { $gold ->
        [0] { $seat } plays { $card }.
       *[other] { $seat } plays { $card } for { $gold } gold.
    }
log-exchanges = { $seat } exchanges { $amount } gold for 1 { $good }.
log-discards-duplicate = { $seat } discards a second { $card }.
log-ends-turn = { $seat } ends the turn.
log-trades = { $seat } carries out { $card } { $number ->
        [one] once
       *[other] { $number } times
    }.
log-extorts = From now on { $target } always pays the tax.
log-conspires = { $seat } plays CONIURATIO against { $card } of { $target }.
log-aediles-coniuratio = { $seat } saves { $card } with AEDILES for { $gold } gold.
log-looks = { $seat } looks at { $number ->
        [one] { $number } building card
       *[other] { $number } building cards
    }: { $cards }.
    .hidden = { $seat } looks at { $number ->
        [one] { $number } building card
       *[other] { $number } building cards
    }.
log-keeps = { $seat } keeps { $card }.
    .hidden = { $seat } keeps one of them.
log-puts-back = { $seat } puts back { $card }.
    .hidden = { $seat } puts back a card.
log-pays-resource = { $seat } pays 1 { $good }.
log-hides = { $seat } discards { $card } unseen ({ $deck }).
    .hidden = { $seat } discards a card unseen ({ $deck }).
log-commits = { $seat } puts down a token.
log-tokens = The tokens: { $tokens }.
log-gauls = The Gauls attack with strength { $strength } ({ $card }).
log-wins-battle = { $seat } wins the battle with strength { $strength }.
log-loses-battle = { $seat } loses the battle with strength { $strength }.
log-loses-goods = { $seat } loses { $amount } { $good }.
log-loses-morale = { $seat } loses { $amount } morale and has { $morale }.
log-loses-prestige = { $seat } loses { $amount } prestige and has { $prestige }.
log-destroyed = { $card } of { $seat } is destroyed and returns to the hand. Prestige: { $prestige }.
log-aediles-gauls = { $seat } saves a building with AEDILES.
log-surplus = { $seat } cannot store { $amount } { $good } any more.
log-upkeep = Upkeep of { $seat }: morale { $morale }, defence { $defence }.
log-pays-tax = { $seat } pays { $amount } gold tax.
log-tax-free = { $seat } is exempt from tax.
log-activates = { $seat } activates { $card }. Prestige: { $prestige }.
log-income =
    Income of { $seat }:{ $total ->
        [0] { " " }nothing
       *[other] { term-amounts }
    }. Morale: { $morale }.
log-final-turn = The final play turn begins with { $seat }.
log-scores = { $seat }: { $points } for gold, { $glory } for GLORIA; { $prestige } prestige in all.
log-game-over =
    { $winners_count ->
        [one] { $winners } is made proconsul.
       *[other] { $winners } share the victory.
    }

## Moves

move-town = take { $a }
move-select = choose { $a }
move-take = take { $a }
move-take_face_down = take face-down card { $a }
move-build = build { $a }
move-play = play { $a }
move-exchange = exchange 2 gold for 1 { $a }
move-discard = discard { $a }
move-end = end the turn
move-discount = 1 { $a } less
move-times =
    { $a ->
        [one] once
       *[other] { $a } times
    }
move-against = against { $a_player }
move-destroy = destroy { $a }
move-aediles = play AEDILES
move-decline = decline
move-keep = keep { $a }
move-put = put back { $a } next
move-pay = pay 1 { $a }
move-token = put down { $a }
move-lose = lose { $a }
move-activate = activate { $a }
move-stop = stop activating

## Options

option-building_counts = Copies of FORNAX LATERIS
option-building_counts-doc = How many copies of FORNAX LATERIS there are.
choice-building_counts-corrected = 6, so that there are 132 buildings
choice-building_counts-printed = 8, as the card list says
option-strata_unique = STRATA unique
option-strata_unique-doc = STRATA may stand only once in a city.
option-start_resource_order = Starting resources
option-start_resource_order-doc = How the unlabelled columns of the starting table are read.
choice-start_resource_order-clay_wood_stone = clay, wood, stone
choice-start_resource_order-wood_clay_stone = wood, clay, stone
option-destroy_reverts_steps = Destruction takes steps back
option-destroy_reverts_steps-doc = A destroyed building also takes back its step of morale or defence.
option-destroyed_active_value = Value of a destroyed active building
option-destroyed_active_value-doc = How much prestige a destroyed building takes along once it was activated.
choice-destroyed_active_value-net = its printed prestige less 1
choice-destroyed_active_value-printed = its full printed prestige
option-gloria_limit = Number of GLORIA
option-gloria_limit-doc = How many GLORIA cards a player may play.
choice-gloria_limit-one_only = one
choice-gloria_limit-highest_counts = any number, only the best scores
option-penalty_order = First penalty
option-penalty_order-doc = Which of two penalties on a BELLUM card must be paid first.
choice-penalty_order-right_first = the one on the right of the slash
choice-penalty_order-left_first = the one on the left
option-activation_into_negative = Activating below zero
option-activation_into_negative-doc = A building may be activated without a prestige point to pay with.
option-tie_gold = Gold in a tie
option-tie_gold-doc = Which gold counts when a tie is broken.
choice-tie_gold-after_conversion = the 0 to 2 coins left over
choice-tie_gold-before_conversion = all coins before they are turned into prestige
option-removed_buildings = Buildings removed
option-removed_buildings-doc = How many building cards leave the game unseen.
choice-removed_buildings-leave_84 = all but 84
choice-removed_buildings-exactly_42 = 42, as the rulebook says
option-consul_counts = Copies of CONSUL
option-consul_counts-doc = How many copies of each of the two CONSUL there are.
choice-consul_counts-corrected = 2, so that there are 50 senate cards
choice-consul_counts-printed = 1, so 2 in all, as the card list says
option-discard_duplicates = Discarding duplicates
option-discard_duplicates-doc = Which unique buildings may be discarded in the own turn.
choice-discard_duplicates-built = those whose like stands in the city
choice-discard_duplicates-held = also those of which the hand holds two
option-second_architectus = Second ARCHITECTUS
option-second_architectus-doc = A second ARCHITECTUS may be played, without effect.
option-second_corruptio = Second CORRUPTIO
option-second_corruptio-doc = A second CORRUPTIO may be played, without effect.
option-second_praetor = PRAETOR without effect
option-second_praetor-doc = PRAETOR may be played again in the same round, and in the final play turn, without effect.

## How it ended

tie-none = Most prestige.
tie-personal_building = Equal prestige; the personal AEDIFICIUM decided.
tie-gold = Equal prestige; the gold left decided.
tie-resources = Equal prestige and gold; the resources decided.
tie-morale = Equal in all else; morale decided.
tie-shared = Equal in everything: a shared victory.

## The board in the browser

intro = Rebuild a town of Gaul in six rounds, and hold it against the Gauls.
weight = medium
time = 90 minutes
web-pro-quaestor = for the player who chose the deck
web-pro-others = others
web-pro-else = else
web-pro-building = { $tag }
web-pro-tag-production = production building
web-pro-tag-defence = defence building
web-pro-tag-morale = morale building
web-pro-tag-prestige = prestige building
web-pro-tag-economy = economy building
web-pro-tag-any = building
web-pro-inactive = inactive
web-pro-markers =
    { $count ->
        [0] no action marker left
        [one] one action marker left
       *[other] { $count } action markers left
    }
web-pro-display = On display
web-pro-face-down = Face-down card { $n }
web-pro-looking = You are looking at
web-pro-tax-free = pays no tax
web-pro-known = known cards
web-pro-tokens = Combat tokens:
web-pro-token-down = laid down:
web-pro-tokens-left = Combat tokens: { $count }
web-pro-city = City
web-pro-hand = Hand
web-pro-phase-0 = Setting up
web-pro-phase-1 = Select cards
web-pro-phase-2 = Play cards
web-pro-phase-3 = Combat
web-pro-phase-4 = Upkeep and taxes
web-pro-phase-5 = Activate buildings
web-pro-phase-6 = Final turn
web-pro-deck-aedificium = Buildings
web-pro-deck-spqr = Senate
web-pro-deck-opes = Production
web-pro-unique = unique: one to a town
web-pro-repeatable = repeatable
web-pro-unique-doc = One to a town.
web-pro-repeatable-doc = A town may have several.
web-pro-gauls-may = Gauls: { $low } to { $high }
web-pro-battle = Battle of round { $round }
web-pro-holds = holds
web-pro-falls = falls
web-pro-lost = Lost
web-pro-short = short by { $short }
web-pro-threats = The Gauls may have
web-pro-doubt = in doubt
web-pro-tokens-head = tokens
web-pro-pay = Pay { $goods }
web-pro-lay-out = Lay out cards: { $deck }
web-pro-take-opes = Take production: you { $first }, the others { $rest }
web-pro-activate = Activate { $card }: +1 prestige
web-pro-build = Build { $card }: { $cost } → { $prestige } prestige
web-pro-ended = All { $rounds } rounds have been played.
web-pro-token-for = { $value } for { $name }
web-pro-no-hand = no cards in hand

# What another player decides, after “… decides”.
asks-ChooseTown = which town to rebuild
asks-ChooseDeck = which cards are laid out
asks-TakeCard = which card to take
asks-PlayTurn = what to build or to play
asks-ChooseDiscount = which part of the cost is less
asks-ChooseTimes = how often to use the card
asks-ChooseTarget = against whom to play CONCUSSIO
asks-ChooseVictim = against whom to play CONIURATIO
asks-ChooseBuilding = which building is destroyed
asks-AnswerConiuratio = whether to save the building with AEDILES
asks-KeepCard = which card to keep
asks-ArrangeCards = in which order the cards go back
asks-PayResources = how to pay
asks-HandLimit = which cards to discard
asks-ChooseTokens = which combat token to play
asks-LoseBuilding = which building is lost
asks-Activate = which buildings to activate

# What is counted after a game.
term-stat_city = City
term-stat_glory = GLORIA
term-stat_gold = Gold
term-stat_built = Buildings built
term-stat_goods_spent = Goods spent on them
term-stat_senate_played = Senate cards played
term-stat_income = Goods received
term-stat_taxes = Gold paid as tax
term-stat_battles_won = Battles won
term-stat_battles_lost = Battles lost
term-stat_prestige_lost = Prestige lost
term-stat_destroyed = Buildings destroyed
