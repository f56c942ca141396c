# Provincia Romana in English. The words are those of the specification (PRO-1.11).

## Goods, decks, tags

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

## Towns and colours

term-massilia = Massilia
term-narbo_martius = Narbo Martius
term-forum_julii = Forum Julii
term-arelate = Arelate
term-tolosa = Tolosa
term-loupian = Loupian
term-blue = blue
card-blue_plus = { term-blue } +{ $n }
card-blue_minus = { term-blue } −{ $n }
term-red = red
card-red_plus = { term-red } +{ $n }
card-red_minus = { term-red } −{ $n }
term-green = green
card-green_plus = { term-green } +{ $n }
card-green_minus = { term-green } −{ $n }
term-orange = orange
card-orange_plus = { term-orange } +{ $n }
card-orange_minus = { term-orange } −{ $n }
term-purple = purple
card-purple_plus = { term-purple } +{ $n }
card-purple_minus = { term-purple } −{ $n }
term-yellow = yellow
card-yellow_plus = { term-yellow } +{ $n }
card-yellow_minus = { term-yellow } −{ $n }

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
card-emporium_active = { card-emporium } (active)
card-exercitatio = EXERCITATIO
card-exercitatio_active = { card-exercitatio } (active)
card-mola = MOLA
card-mola_active = { card-mola } (active)
card-statio = STATIO
card-statio_active = { card-statio } (active)
card-templum = TEMPLUM
card-templum_active = { card-templum } (active)
card-turris = TURRIS
card-turris_active = { card-turris } (active)
card-via_mercatoris = VIA MERCATORIS
card-via_mercatoris_active = { card-via_mercatoris } (active)
card-villa = VILLA
card-villa_active = { card-villa } (active)
card-vinea = VINEA
card-vinea_active = { card-vinea } (active)

## Senate cards

card-aediles = AEDILES
card-architectus = ARCHITECTUS
card-commercium_clay_wood = COMMERCIUM ({ term-clay } → { term-wood })
card-commercium_clay_stone = COMMERCIUM ({ term-clay } → { term-stone })
card-commercium_clay_gold = COMMERCIUM ({ term-clay } → { term-gold })
card-commercium_wood_clay = COMMERCIUM ({ term-wood } → { term-clay })
card-commercium_wood_stone = COMMERCIUM ({ term-wood } → { term-stone })
card-commercium_wood_gold = COMMERCIUM ({ term-wood } → { term-gold })
card-commercium_stone_clay = COMMERCIUM ({ term-stone } → { term-clay })
card-commercium_stone_wood = COMMERCIUM ({ term-stone } → { term-wood })
card-commercium_stone_gold = COMMERCIUM ({ term-stone } → { term-gold })
card-commercium_gold_clay = COMMERCIUM ({ term-gold } → { term-clay })
card-commercium_gold_wood = COMMERCIUM ({ term-gold } → { term-wood })
card-commercium_gold_stone = COMMERCIUM ({ term-gold } → { term-stone })
card-concussio = CONCUSSIO
card-coniuratio = CONIURATIO
card-consuetudo = CONSUETUDO
card-consul_metello = CONSUL CECILIO METELLO
card-consul_pompeio = CONSUL POMPEIO MAGNO
card-corruptio = CORRUPTIO
card-gloria = GLORIA { $n }
card-legio = LEGIO
card-patronus_clay = PATRONUS ({ term-clay })
card-patronus_wood = PATRONUS ({ term-wood })
card-patronus_stone = PATRONUS ({ term-stone })
card-praetor = PRAETOR

## Production and combat cards

card-opes = OPES { $n }
card-bellum_ii_a = BELLUM II A
card-bellum_ii_b = BELLUM II B
card-bellum_ii_c = BELLUM II C
card-bellum_iii_a = BELLUM III A
card-bellum_iii_b = BELLUM III B
card-bellum_iii_c = BELLUM III C
card-bellum_iii_d = BELLUM III D
card-bellum_v_a = BELLUM V A
card-bellum_v_b = BELLUM V B
card-bellum_v_c = BELLUM V C
card-bellum_v_d = BELLUM V D
card-bellum_vi_a = BELLUM VI A
card-bellum_vi_b = BELLUM VI B
card-bellum_vi_c = BELLUM VI C
card-bellum_vi_d = BELLUM VI D

## What the cards do

effect-aquaeductus = Aqueduct: every phase 5: morale +1.
effect-armamentarium = Armoury: on playing: defence +1.
effect-amphitheatrum = Amphitheatre: on playing: morale +1.
effect-aurifex = Goldsmith: every phase 5: 1 gold.
effect-carchesium = Crane: while in play: each later building costs 1 unit less.
effect-circus = Circus: on playing: morale +1.
effect-colosseum = Colosseum: on playing: morale +1.
effect-domus = Town house: no effect.
effect-fodina = Quarry: every phase 5: 1 stone.
effect-fons = Fountain: no effect.
effect-fornax_lateris = Brick kiln: every phase 5: 1 clay.
effect-forum = Forum: no effect.
effect-horreum = Warehouse: while in play: storage 9 of each resource instead of 5.
effect-hortus = Garden: on playing: morale +1.
effect-insula = Tenement house: on playing: morale +1.
effect-lignator = Woodcutter: every phase 5: 1 wood.
effect-officina = Workshop: while in play: military +1.
effect-pons = Bridge: only in a town that shows PONS.
effect-portus = Harbour: only in a town that shows PORTUS.
effect-puteus = Well: no effect.
effect-stabulum = Stable: while in play: military +1.
effect-statua = Statue: no effect.
effect-strata = Paved road: no effect.
effect-emporium = Trading post: on activation: 4 gold.
effect-exercitatio = Drill ground: while active: military +1.
effect-mola = Mill: on activation: morale +1.
effect-statio = Guard post: while active: military +2.
effect-templum = Temple: on activation: morale +1.
effect-turris = Tower: on activation: defence +1.
effect-via_mercatoris = Merchants' street: on activation: 2 gold.
effect-villa = Country house: on activation: 1 gold, morale +1.
effect-vinea = Vineyard: on activation: 1 gold, morale +1.
effect-aediles = Aediles: a reaction that saves one building: free against the Gauls, 2 gold against CONIURATIO.
effect-architectus = Architect: 4 gold; stays: each later building costs 1 clay, wood or stone less.
effect-commercium_clay_wood = Trade: exchange one for one, as often as you like.
effect-commercium_clay_stone = Trade: exchange one for one, as often as you like.
effect-commercium_clay_gold = Trade: exchange one for one, as often as you like.
effect-commercium_wood_clay = Trade: exchange one for one, as often as you like.
effect-commercium_wood_stone = Trade: exchange one for one, as often as you like.
effect-commercium_wood_gold = Trade: exchange one for one, as often as you like.
effect-commercium_stone_clay = Trade: exchange one for one, as often as you like.
effect-commercium_stone_wood = Trade: exchange one for one, as often as you like.
effect-commercium_stone_gold = Trade: exchange one for one, as often as you like.
effect-commercium_gold_clay = Trade: exchange one for one, as often as you like.
effect-commercium_gold_wood = Trade: exchange one for one, as often as you like.
effect-commercium_gold_stone = Trade: exchange one for one, as often as you like.
effect-concussio = Extortion: 2 gold; stays: an opponent pays the tax every round, exempt or not.
effect-coniuratio = Conspiracy: 5 gold: destroy a building of an opponent.
effect-consuetudo = Connections: 2 gold: look at the top 10 building cards, keep one, return the others in any order.
effect-consul_metello = Consul: 3 gold: defence +2.
effect-consul_pompeio = Consul: 3 gold: defence +2.
effect-corruptio = Corruption: any 3 resources; stays: no taxes for the rest of the game.
effect-gloria_2 = Glory: 2 gold; stays: 2 prestige at the end of the game.
effect-gloria_3 = Glory: 2 gold; stays: 3 prestige at the end of the game.
effect-gloria_4 = Glory: 2 gold; stays: 4 prestige at the end of the game.
effect-gloria_5 = Glory: 2 gold; stays: 5 prestige at the end of the game.
effect-legio = Legion: 2 gold: defence +1.
effect-patronus_clay = Patron: 1 gold: take 2 clay, 1 stone.
effect-patronus_wood = Patron: 1 gold: take 1 clay, 2 wood.
effect-patronus_stone = Patron: 1 gold: take 1 wood, 2 stone.
effect-praetor = Praetor: free: no tax this round.
effect-bellum_ii_a = Attack strength 4: −2 wood; if that cannot be paid: −2 gold.
effect-bellum_ii_b = Attack strength 5: −1 morale; if that cannot be paid: −2 stone.
effect-bellum_ii_c = Attack strength 6: −1 defence building; if that cannot be paid: −1 production building.
effect-bellum_iii_a = Attack strength 3: −2 clay; if that cannot be paid: −2 wood.
effect-bellum_iii_b = Attack strength 4: −3 gold; if that cannot be paid: −1 morale.
effect-bellum_iii_c = Attack strength 5: −1 production building; if that cannot be paid: −1 building of any kind.
effect-bellum_iii_d = Attack strength 6: −2 prestige.
effect-bellum_v_a = Attack strength 2: −1 production building; if that cannot be paid: −3 gold.
effect-bellum_v_b = Attack strength 3: −1 morale building; if that cannot be paid: −2 prestige.
effect-bellum_v_c = Attack strength 4: −1 defence building; if that cannot be paid: −1 prestige building.
effect-bellum_v_d = Attack strength 5: −4 prestige.
effect-bellum_vi_a = Attack strength 2: −4 stone; if that cannot be paid: −2 prestige.
effect-bellum_vi_b = Attack strength 3: −4 prestige.
effect-bellum_vi_c = Attack strength 4: −1 prestige building; if that cannot be paid: −1 building of any kind.
effect-bellum_vi_d = Attack strength 5: −4 prestige.
effect-opes_01 = Quaestor half: 5 stone; lower half: 3 stone.
effect-opes_02 = Quaestor half: 1 clay, 3 stone; lower half: 2 stone.
effect-opes_03 = Quaestor half: 1 wood, 3 stone; lower half: 1 wood, 2 stone.
effect-opes_04 = Quaestor half: 2 stone, 2 gold; lower half: 1 stone, 1 gold.
effect-opes_05 = Quaestor half: 4 wood; lower half: 3 wood.
effect-opes_06 = Quaestor half: 1 clay, 3 wood; lower half: 1 clay, 2 wood.
effect-opes_07 = Quaestor half: 2 wood, 2 stone; lower half: 1 wood, 1 stone.
effect-opes_08 = Quaestor half: 2 wood, 2 gold; lower half: 1 wood, 1 gold.
effect-opes_09 = Quaestor half: 4 clay; lower half: 3 clay.
effect-opes_10 = Quaestor half: 2 clay, 2 wood; lower half: 1 clay, 1 wood.
effect-opes_11 = Quaestor half: 2 clay, 2 stone; lower half: 1 clay, 1 stone.
effect-opes_12 = Quaestor half: 2 clay, 2 gold; lower half: 1 clay, 1 gold.
effect-opes_13 = Quaestor half: 1 clay, 1 wood, 1 stone, 1 gold; lower half: 1 clay, 1 wood, 1 stone.
effect-opes_14 = Quaestor half: 4 gold; lower half: 3 gold.
effect-opes_15 = Quaestor half: 1 clay, 1 wood, 1 stone; lower half: 1 clay, 1 wood, 1 stone.

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
step-ArrangeCards = CONSUETUDO: put { $number } cards back on the deck, the top one first.
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
log-looks = { $seat } looks at { $number } building cards: { $cards }.
    .hidden = { $seat } looks at { $number } building cards.
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
