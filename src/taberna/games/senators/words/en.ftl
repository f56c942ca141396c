# Senators in English. The words are those of the specification (SEN-1.6).

## Things

term-wheat = Wheat
term-meat = Meat
term-iron = Iron
term-cloth = Cloth
term-wood = Wood
term-olives = Olives
card-wheat = { term-wheat } { $n }
card-meat = { term-meat } { $n }
card-iron = { term-iron } { $n }
card-cloth = { term-cloth } { $n }
card-wood = { term-wood } { $n }
card-olives = { term-olives } { $n }

term-governor = Governor
card-governor_wheat = Governor of Sicily (Wheat)
card-governor_meat = Governor of Gaul (Meat)
card-governor_iron = Governor of Hispania (Iron)
card-governor_cloth = Governor of Asia (Cloth)
card-governor_wood = Governor of Macedonia (Wood)
card-governor_olives = Governor of Africa (Olives)
card-censor = Censor
card-consul = Consul
card-quaestor = Quaestor

card-vox_populi = Vox Populi
card-tribunes = Tribunes’ Support
card-lictors = Lictors
card-merchants = Merchants
card-cavalry = Cavalry
card-pontifex_maximus = Pontifex Maximus
card-princeps_senatus = Princeps Senatus
card-prefects = Prefects
card-praetors = Praetors

card-war = War
card-new_senator = New Senator
card-deficit = Public Deficit
card-civil_conflict = Civil Conflict
card-eviction = Eviction
card-majority = Senate Majority

## What cards do

effect-governor = Counts as one card of its type with any value 1–9 in a sale; shields from Civil Conflict; lost to Eviction.
effect-censor = In a cash-in{ $censor_timing_key ->
        [any_time] { "" }
       *[before_buying] , before you buy a senator
    }: take 1 senator from a player who has more than you.
effect-consul = In a cash-in: senators cost 7 instead of 10.
effect-quaestor =
    { $quaestor_scope_key ->
        [one_sale] In a cash-in: sell one set of any three cards.
       *[all_sales] In a cash-in: sell any three cards as a set, as often as you like.
    }
effect-vox_populi = Gain 1 senator whenever you cash in.
effect-tribunes = You keep all your Governors on Eviction.
effect-lictors = You take 8 instead of 3 when you choose Extortion.
effect-merchants = In your own auction, buy one card for 1 from its highest bidder.
effect-cavalry = Your War bid counts 3 higher, free.
effect-pontifex_maximus = 9 talents more for each card of value 1 you sell.
effect-princeps_senatus = 3 instead of 2 talents per weaker opponent at Senate Majority.
effect-prefects = Protect one of your cards during an opponent’s Extortion.
effect-praetors = You cannot be the target of a Censor.
effect-war = Secret bids, all are paid; the highest gains 1 senator{ $war_all_zero_key ->
        [nobody_gains] , unless it is 0
       *[everyone_gains] { "" }
    }. The fourth War ends the game.
effect-new_senator = One senator is sold at a falling price, from 15: 1 less after { $new_senator_price_step_key ->
        [per_round] everybody has refused
       *[per_player] every refusal
    }.
effect-deficit = Secret bids against the amount: together enough, the highest gains a senator; else the lowest loses one.
effect-civil_conflict = Everybody without a Governor pays 5.
effect-eviction = All Governors in front of players are discarded.
effect-majority = 2 talents for each opponent with fewer senators.

term-market = Market { $n }
term-senate = Senate

## Words of the table

term-title = Senators
term-senators = Senators
term-senate_track = Senate track
term-board = Board
term-deck = Deck
term-decks = Decks
term-on_offer = On offer
term-bids = Price spaces and bids
term-player = Player
term-screen = Behind the screen
term-face_up = Face up
term-your_hand = Your hand
term-your_money = Your money
term-your_bid = Your secret bid
term-talents =
    { $n ->
        [one] { $n } talent
       *[other] { $n } talents
    }
term-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
term-events = Events
term-war_row = Wars
term-event_deck = event deck { $n }
term-fourth_war = the fourth ends the game
term-drawn = drawn
term-discards = Discards
term-draft_row = Draft row
term-eliminated = eliminated
term-active = active player
term-locked = bid locked
term-you = you
term-turn = Turn { $n }

## Prompts

step-InfluenceDraft = Choose an influence card.
step-Turn = The turn passes on.
step-DrawEvent = An event card is drawn.
step-WarBid = War: lock a secret bid. The highest gains a senator; all bids are paid.
step-DeficitBid = Public Deficit of { $amount }: lock a secret bid. Together enough, the highest gains a senator; otherwise the lowest loses one.
step-NewSenator = A new senator is for sale at { $price }. Accept or decline.
step-ChooseAction = Choose one action.
step-AuctionBid = Bid on the card at { $board }, or pass.
step-Settle = Settle the auction: for each card, sell to the highest bidder or buy at that price.
step-UsePrefects = Prefects: protect one of your face-up cards during this extortion, or none.
step-ExtortionOffer = Name a face-up card of { $victim } for an offer, or skip.
step-ExtortionPrice = Name your price for { $card } of { $victim }.
step-ExtortionAnswer = { $price } for { $card }: sell it, or keep it and pay { $price }.
step-JoinCashIn = Pay 5 and cash in first, or decline.
step-StartCashIn = A cash-in begins.
step-CashIn = Cash-in: sell sets, play offices, buy senators; then finish.
step-SellSet = Complete the set: { $picks } and …

## Log

log-drafts = { $seat } takes { $card }.
log-turn = Turn { $number }: { $seat }.
log-event = Event: { $event }.
log-action =
    { $action_key ->
        [auction] { $seat } chooses Auction.
        [extortion] { $seat } chooses Extortion.
       *[cash_in] { $seat } chooses Cash-in.
    }
log-auction = On offer: { $cards }.
log-bids = { $seat } bids { $amount } on { $card }.
log-passes = { $seat } passes on { $card }.
log-takes-unbid = Nobody bid on { $card }: { $seat } takes it for free.
log-sells-lot = { $seat } sells { $card } to { $other } for { $amount }.
log-buys-lot = { $seat } buys { $card } and pays { $other } { $amount }.
log-merchants-lot = With Merchants, { $seat } buys { $card } and pays { $other } only { $amount }.
log-takes-bank = { $seat } takes { $amount } from the bank.
log-pays-bank = { $seat } pays { $amount } to the bank.
log-protects = { $seat } protects { $card } with Prefects.
log-skips = { $seat } makes { $other } no offer.
log-offers = { $seat } offers { $other } { $amount } for { $card }.
log-sells-extorted = { $other } pays { $amount }; { $seat } gives up { $card }.
log-keeps-extorted = { $seat } keeps { $card } and pays { $other } { $amount }.
log-joins = { $seat } pays { $other } { $amount } and cashes in first.
log-declines-cash-in = { $seat } does not join the cash-in.
log-finishes = { $seat } finishes the cash-in.
log-buys-senator = { $seat } buys a senator for { $amount }.
log-refuses-senator = { $seat } declines the new senator at { $amount }.
log-plays-office = { $seat } plays { $card }.
log-sells-set = { $seat } sells { $cards } for { $amount }.
log-embezzles = { $seat } embezzles { $amount ->
        [one] { $amount } talent
       *[other] { $amount } talents
    } and is left with { $senators ->
        [0] no senator.
        [one] one senator.
       *[other] { $senators } senators.
    }
log-gains-senator = { $seat } gains a senator and now has { $senators }.
log-loses-senator = { $seat } loses a senator and now has { $senators }.
log-eliminated = { $seat } has no senator left and is eliminated. { $amount ->
        [one] { $amount } talent goes to the bank
       *[other] { $amount } talents go to the bank
    }; discarded: { $cards }.
log-keeps-governors = Tribunes’ Support: { $seat } keeps all Governors.
log-evicted = { $seat } loses { $cards }.
log-locks = { $seat } locks a secret bid of { $amount }.
    .hidden = { $seat } locks a secret bid.
log-secret-bid = { $seat } had bid { $amount }.
log-deficit = The bids add up to { $total }; { $amount } were needed.
log-game-over =
    { $winners_count ->
        [one] Ave Caesar! { $winners } wins.
       *[other] Ave Caesar! { $winners } win together.
    }

## Moves

move-embezzle = embezzle: give up a senator for 5 talents
move-draft = take { $a }
move-lock = bid { $a } in secret
move-accept = accept: buy the senator
move-decline = decline
move-auction = Auction: offer four cards and settle the bids
move-extortion = Extortion: take money from the bank and make offers
move-cash_in = Cash-in: sell sets and buy senators
move-pass = pass on { $a }
move-bid = bid { $b } on { $a }
move-sell =
    { $a_key ->
        [none] sell: give up the card and be paid
       *[other] sell { $a } to the highest bidder
    }
move-buy = buy { $a } from the highest bidder
move-merchants = Merchants: buy { $a } for 1
move-protect = protect { $a }
move-no_protection = protect nothing
move-skip = skip: make no offer
move-offer = make an offer for { $a }
move-price = offer { $a }
move-keep = keep the card and pay
move-join = join: pay 5 and cash in first
move-set = sell { $a } in a set
move-consul = play a Consul: senators cost 7
move-quaestor = play a Quaestor: sell any three cards
move-censor = play a Censor: take a senator from { $a_player }
move-buy_senator = buy a senator
move-finish = finish the cash-in

## Options

option-variant_antiluck = Anti-bad-luck deck
option-variant_antiluck-doc = Spread the Wars: 2 in the upper, 3 in the lower part of the event deck.
option-variant_influence = Influence variant
option-variant_influence-doc = Draft one influence card each before the game.
option-new_senator_price_step = New Senator: price step
option-new_senator_price_step-doc = When the price of a New Senator falls.
choice-new_senator_price_step-per_player = after every refusal
choice-new_senator_price_step-per_round = after everybody has refused
option-quaestor_scope = Quaestor: scope
option-quaestor_scope-doc = How many free-form sets one Quaestor allows.
choice-quaestor_scope-all_sales = any number in this cash-in
choice-quaestor_scope-one_sale = one set
option-censor_timing = Censor: timing
option-censor_timing-doc = When in a cash-in a Censor may be played.
choice-censor_timing-before_buying = before the first senator is bought
choice-censor_timing-any_time = at any time
option-cash_in_order = Order of the cash-in
option-cash_in_order-doc = Whether sets may be sold after a senator was bought.
choice-cash_in_order-free = sell and buy in any order
choice-cash_in_order-sell_then_buy = no sale after a purchase
option-antiluck_packets = Anti-bad-luck packets
option-antiluck_packets-doc = Which packet of the anti-bad-luck deck lies on top.
choice-antiluck_packets-8_on_top = 8 other cards and 2 Wars on top
choice-antiluck_packets-9_on_top = 9 other cards and 2 Wars on top
option-first_player = First player
option-first_player-doc = Who sits in seat 0 and begins.
choice-first_player-random = drawn when people sit down
choice-first_player-chosen = named by whoever sets up the game
option-coin_values = Coins
option-coin_values-doc = Which coins are shown (looks only).
choice-coin_values-1_5_10 = 1, 5 and 10
choice-coin_values-1_3_5_10 = 1, 3, 5 and 10
option-bid_track_mode = Prices of bids
option-bid_track_mode-doc = Which prices may be bid.
choice-bid_track_mode-reconstructed_steps = the price spaces of the boards
choice-bid_track_mode-any_integer = any whole number from 1 to 99
option-bid_track_market = Price spaces of the markets
option-bid_track_market-doc = Price spaces of the three market boards.
option-bid_track_senate = Price spaces of the Senate
option-bid_track_senate-doc = Price spaces of the Senate board.
option-deficit_amounts = Amounts of Public Deficit
option-deficit_amounts-doc = Amounts on the three Public Deficit cards.
option-commitment_cap = Cap on promises
option-commitment_cap-doc = How much money a player may promise.
choice-commitment_cap-means = what embezzling could cover, keeping the last senator
choice-commitment_cap-cash = money in hand
choice-commitment_cap-uncapped = anything; whoever cannot cover it pays all and leaves the game
option-embezzle_window = When to embezzle
option-embezzle_window-doc = Who may embezzle while a decision is pending.
choice-embezzle_window-any_pending_decision = everybody
choice-embezzle_window-own_decisions_only = only who is being asked
option-embezzle_last_senator = The last senator
option-embezzle_last_senator-doc = Whether a player may embezzle the last senator and leave the game.
choice-embezzle_last_senator-forced_only = only when forced to pay
choice-embezzle_last_senator-allowed = also by choice
option-active_leaves = When the active player leaves
option-active_leaves-doc = What becomes of a War, a Deficit or a joined cash-in when the active player leaves the game meanwhile.
choice-active_leaves-event_goes_on = it goes on for the others
choice-active_leaves-turn_ends = the turn ends at once, as in earlier versions of this table
option-war_all_zero = War without a bid
option-war_all_zero-doc = What happens when the highest bid of a War is 0.
choice-war_all_zero-everyone_gains = all tied players gain a senator
choice-war_all_zero-nobody_gains = nobody gains
option-empty_deck = Empty deck
option-empty_deck-doc = What happens when a deck runs out.
choice-empty_deck-no_refill = its board offers nothing
choice-empty_deck-reshuffle_discard = its discards are shuffled
option-senator_track_cap = Most senators
option-senator_track_cap-doc = Most senators a player can have; none for no limit.
option-min_extortion_price = Lowest offer
option-min_extortion_price-doc = Lowest price of an extortion offer.

## How the game was won

tie-none = Most senators in the Senate.
tie-money = A tie for most senators; the richer player wins.
tie-shared = A tie in senators and in money: the victory is shared.
tie-last_alive = Nobody else is left in the game.
tie-all_fallen = Everybody fell at once; the richest of the fallen wins.
tie-all_fallen_shared = Everybody fell at once, equally rich: the victory is shared.

## The board in the browser

web-secret-bid = Your secret bid: { $amount }
web-sell-set = Sell { $cards }: { $amount }
web-turn-of = Turn { $turn }: { $name }
web-resources-gone =
    Discarded goods ({ $count })
web-offices-gone =
    Discarded offices ({ $count })
intro = Bid, extort and cash in to buy the votes of senators, until the fourth war.
weight = light to medium
time = 45 minutes
web-sen-last-war = The fourth War ends the game.
web-sen-in-hand = Hidden
web-sen-face-up = Face up
web-sen-offices = Offices
web-sen-influence = Influence
web-sen-goods = goods
web-sen-lock = Bid { $amount } of your { $cash } in secret
web-sen-bid = Bid { $amount } on { $card } (you have { $cash })
web-sen-sell-to = Sell to { $name }, +{ $amount }
web-sen-keep-pay = Keep, pay { $name } { $amount }
web-sen-offer = Offer { $amount } of your { $cash }
web-sen-keep-card-pay = Keep { $card }, pay { $name } { $amount }
web-sen-accept = Buy the senator for { $amount } (you have { $cash })
web-sen-buy-senator = Buy a senator: { $amount }
web-sen-sell-card-to = Sell { $card } to { $name }, +{ $amount }
web-sen-ended = The fourth War ended the game.
web-sen-ended-alone = The game ended because the others were eliminated.
web-sen-embezzle = Embezzle: 1 senator for 5 talents
web-sen-embezzle-sure = Give up a senator for 5 talents? You keep { $left }.
web-sen-offered = { $name } offers { $amount } to { $other }
web-sen-open-to-offers = Open to offers: { $name }
web-sen-beyond = More than the { $cash } you have: senators would have to be embezzled.
web-sen-points-start = Start
web-sen-points-won = Won
web-sen-points-bought = Bought
web-sen-points-embezzled = Embezzled
web-sen-points-lost = Lost

# What another player decides, after “… decides”.
asks-InfluenceDraft = which influence card to take
asks-WarBid = how much to bid for the war
asks-DeficitBid = how much to bid against the deficit
asks-NewSenator = whether to buy the new senator
asks-ChooseAction = which action to take
asks-AuctionBid = how much to bid for the card
asks-Settle = whether to sell each card or buy it
asks-UsePrefects = which card the prefects protect
asks-ExtortionOffer = for which card to make an offer
asks-ExtortionPrice = what price to offer
asks-ExtortionAnswer = whether to sell, or to keep and pay
asks-JoinCashIn = whether to cash in first
asks-CashIn = what to sell and to buy
asks-SellSet = which set to sell

# What is counted after a game.
term-stat_senators_gained = Senators gained
term-stat_senators_sold = Senators spent on embezzling
term-stat_senators_lost = Senators lost
term-stat_cards_bought = Cards bought
term-stat_paid = Paid for them
term-stat_brought = What they brought
term-stat_sets_sold = Sets sold
term-stat_set_talents = Talents for sets
term-stat_extorted = Talents extorted
term-stat_embezzled = Talents embezzled
term-stat_war_bids = Bid in secret
