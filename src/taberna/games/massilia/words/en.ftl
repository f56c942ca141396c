# Massilia in English.

## Things

term-title = Massilia
term-pink = pink
term-orange = orange
term-purple = purple
term-beige = beige
term-brown = brown
term-black = black
term-grey = grey
card-beige = { term-beige } { $n }
card-brown = { term-brown } { $n }
card-black = { term-black } { $n }
card-grey = { term-grey } { $n }
card-own_beige = { term-beige } { $n } (reserve)
card-own_brown = { term-brown } { $n } (reserve)
card-own_black = { term-black } { $n } (reserve)
card-own_grey = { term-grey } { $n } (reserve)
card-jupiter = Jupiter
card-neptunus = Neptunus
card-mars = Mars
card-mercurius = Mercurius
card-pluto = Pluto
card-minerva = Minerva
card-phoebus = Phoebus
card-juno = Juno
card-venus = Venus
term-consul = consul
term-clockwise = clockwise
term-counter = counter-clockwise
term-nothing = no card
term-juno_phoebus = { card-juno } and { card-phoebus }
term-juno_minerva = { card-juno } and { card-minerva }
term-phoebus_minerva = { card-phoebus } and { card-minerva }
term-juno_phoebus_minerva = { card-juno }, { card-phoebus } and { card-minerva }
term-mercurius_down = { card-mercurius } (price 1 less)
term-mercurius_up = { card-mercurius } (price 1 more)
term-mercurius_down_neptunus = { term-mercurius_down } and { card-neptunus }
term-mercurius_up_neptunus = { term-mercurius_up } and { card-neptunus }

## What the cards do

effect-jupiter = With a grey action: take { $amount } god cards instead of one.
effect-neptunus = With a beige action: up to { $amount } of the cubes bought are free, the dearest.
effect-mars = When you roll: up to { $amount } dice go into your reserve for free.
effect-mercurius = One price counts { $amount } more or { $amount } less for this action ({ $lowest_price } to { $highest_price }).
effect-pluto =
    When the consul stops at your stall: no tax, and it is not closed.{ $fresh_pluto_blocked ->
        [true] { "" }
       *[other] { " " }Works at once, even just taken.
    }
effect-minerva =
    { $amount ->
        [one] One step of +1 or −1 on a die costs no penalty stone.
       *[other] { $amount } steps of +1 or −1 cost no penalty stones.
    }
effect-phoebus =
    { $group_recolour ->
        [true] The change of colour of one die, or of all if they share a colour, costs no penalty stone.
       *[other] The change of colour of one die costs no penalty stone.
    }
effect-juno = One additional die costs no penalty stone.
effect-venus = Give back 1 to { $amount } of your penalty stones.

## Words of the table

term-market = Market
term-temple = Temple
term-harbour = Harbour
term-customer = customer
term-round = Round { $n } of { $of }
term-turn_order = turn order
term-round_tiles = round tiles
term-price = price
term-price_and_points = price { $price }, points { $points }
term-supply = { $n ->
        [one] { $n } penalty stone
       *[other] { $n } penalty stones
    } in the supply
term-display = Face-up god cards
term-draw_pile = draw pile { $n }
term-discard_pile = discard pile
term-player = Player
term-reputation = Reputation
term-stalls = Stalls
term-tiles = Tiles left
term-reserve = Reserve
term-screen = Behind the screen
term-you = you
term-has_passed = (passed)
term-your_hand = Your god cards
term-your_screen = Behind your screen
term-fresh_card = { $card } (new)
term-sesterces =
    { $n ->
        [one] { $n } sesterce
       *[other] { $n } sesterces
    }
term-penalty_stones =
    { $n ->
        [one] { $n } penalty stone
       *[other] { $n } penalty stones
    }
term-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
term-score_parts = { $reputation } + { $stalls } + { $money } − { $penalty } = { $total }

## Prompts

step-PlaceStall = Place your first stall in a quadrant without one.
step-Round = A round begins.
step-RollDice = Dice are rolled.
step-ReserveDice =
    You rolled { $rolled }. Keep dice in your reserve for { $reserve_fee ->
        [one] { $reserve_fee } sesterce
       *[other] { $reserve_fee } sesterces
    } each; kept: { $kept }.
step-Turns = The turn passes on.
step-TurnMenu = Use dice for an action, or pass.
step-ChooseDice =
    { $dice_count ->
        [0] A { $colour } action: choose a die.
       *[other] A { $colour } action with { $dice }: say the value, or add a die.
    }
step-ChooseSteps = By how many steps shall { $dice } be changed to make { $value }?
step-ChooseCards =
    { $dice } for a { $colour } action of { $value }{ $steps ->
        [0] { "" }
        [one] , changed by 1 step
       *[other] , changed by { $steps } steps
    }: which cards replace a penalty stone?
step-BuyGoods =
    { $value ->
        [one] Buy 1 cube: of which colour?
       *[other] Buy { $value } cubes: how many of one colour, the rest beige?
    }
step-BuyCards =
    { $value ->
        [one] 1 { $goods } cube: do you play cards?
       *[other] { $value } cubes, { $number } of them { $goods }: do you play cards?
    }
step-Distribute =
    How many of the new goods go on { $space }? To put: { $coloured ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $coloured } { $goods }
           *[other] { $coloured } { $goods } and { $beige } beige
        }
    }.
step-MoveFigure =
    Move the consul or a customer { $value ->
        [one] { $value } space
       *[other] { $value } spaces
    }.
step-Sale = Your { $goods } goods on { $space } are sold: do you play cards?
step-Tax = The consul taxes { $space }: pay 1 sesterce for each cube that stays, or return cubes.
step-CloseStall = The consul closes your empty stall on { $space }.
step-LastStall = The consul stands before { $space }, your only stall: it stays. You may play Pluto all the same.
step-BuildStall =
    Build a stall on { $space } for { $building_price ->
        [one] { $building_price } sesterce
       *[other] { $building_price } sesterces
    }?
step-StockStall = Move cubes from your other stalls to { $space }, or say “{ move-done }”.
step-BuyReputation =
    Buy { $value ->
        [one] { $value } reputation point
       *[other] { $value } reputation points
    }: do you play cards?
step-Sacrifice =
    Sacrifice to the gods: { $left ->
        [one] { $left } more cube
       *[other] { $left } more cubes
    }.
step-SacrificeCards = Do you play a card for a second god card?
step-TakeCard =
    { $second ->
        [true] Take a second god card, or decline.
       *[other] Take a god card.
    }
step-AfterAction = End your turn; before that you may play Venus.

## Log

log-places-stall = { $seat } places a first stall on { $space }.
log-start-money = { $seat } starts with { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }.
log-round = Round { $number }.
log-prices = The price tiles move on: temple { $temple }, purple { $purple }, orange { $orange }, pink { $pink }.
log-rolls-temple = The dice in the temple: { $dice }.
log-rolls = { $seat } rolls { $dice }.
log-reserves =
    { $dice_count ->
        [0] { $seat } keeps no die.
       *[other] { $amount ->
            [0] { $seat } keeps { $dice } without paying.
            [one] { $seat } keeps { $dice } for { $amount } sesterce.
           *[other] { $seat } keeps { $dice } for { $amount } sesterces.
        }
    }
log-passes =
    { $amount ->
        [0] { $seat } passes, the last one.
        [one] { $seat } passes and receives { $amount } sesterce.
       *[other] { $seat } passes and receives { $amount } sesterces.
    }
log-new-order = New turn order: { $seats }.
log-returns-stones =
    { $number ->
        [one] { $seat } returns 1 penalty stone.
       *[other] { $seat } returns { $number } penalty stones.
    }
log-uses-dice = { $seat } uses { $dice } for a { $colour } action of { $value } (penalty stones: { $stones }).
log-plays-card = { $seat } plays { $card }.
log-buys-goods =
    { $seat } buys { $number ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $number } { $goods }
           *[other] { $number } { $goods } and { $beige } beige
        }
    } for { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }; the point stone is on { $mark }.
log-puts-goods =
    { $seat } puts { $number ->
        [0] { $beige } beige
       *[other] { $beige ->
            [0] { $number } { $goods }
           *[other] { $number } { $goods } and { $beige } beige
        }
    } on { $space }.
log-moves-figure =
    { $figure_key ->
        [consul] { $seat } moves the consul to { $path }.
       *[other] { $seat } moves the { $figure } customer to { $path }.
    }
log-full-circle = { $seat } leads a figure { $number } spaces, all the way round the market.
log-sells =
    { $seat } sells { $number } { $goods } on { $space } for { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }{ $points ->
        [0] .
       *[other] { " " }and { $points } reputation.
    }
log-declines-sale = { $seat } does not sell the beige goods on { $space }.
log-last-stall = The stall on { $space } is the only one of { $seat } and stays.
log-closes-stall = The empty stall of { $seat } on { $space } is closed.
log-returns-cube = { $seat } returns 1 { $goods } cube from { $space } to the harbour.
log-pays-tax =
    { $amount ->
        [0] { $seat } pays no tax for { $space }.
        [one] { $seat } pays { $amount } sesterce of tax for { $space }.
       *[other] { $seat } pays { $amount } sesterces of tax for { $space }.
    }
log-builds-stall = { $seat } builds a stall on { $space } for { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }.
log-stocks-stall = { $seat } moves 1 { $goods } cube from { $space } to { $target_space }.
log-buys-reputation =
    { $seat } buys { $points } reputation for { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }.
log-sacrifices = { $seat } sacrifices { $number } { $goods } from { $space }.
log-takes-card = { $seat } takes { $card }.
log-draws-card = { $seat } draws { $card }.
    .hidden = { $seat } draws a god card.
log-reveals-card = { $card } is turned up.
log-reshuffles = The discard pile is shuffled: a new draw pile of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
log-declines-card = { $seat } takes no second card.
log-scores = { $seat }: reputation { $reputation } + stalls { $stalls } + sesterces { $money } − penalty { $penalty } = { $total }.
log-game-over =
    { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }

## Moves

move-place = place the stall on { $a }
move-keep = keep { $a } in the reserve
move-done = done
move-mars = play { card-mars }: two dice for free
move-use =
    { $a_key ->
        [beige] beige: buy goods
        [brown] brown: move a customer or the consul
        [black] black: buy reputation
       *[grey] grey: sacrifice to the gods
    }
move-pass = pass for this round
move-venus =
    play { card-venus }: return { $a ->
        [one] { $a } penalty stone
       *[other] { $a } penalty stones
    }
move-die = use { $a }
move-value = with the value { $a }
move-steps =
    changed by { $a ->
        [one] { $a } step
       *[other] { $a } steps
    }
move-with = with { $a }
move-buy = buy { $b } { $a }, the rest beige
move-put =
    { $a ->
        [0] { $b ->
            [0] put nothing here
           *[other] put { $b } beige here
        }
       *[other] { $b ->
            [0] put { $a } coloured here
           *[other] put { $a } coloured and { $b } beige here
        }
    }
move-move =
    { $a_key ->
        [consul] move the consul { $b }
       *[other] move the { $a } customer { $b }
    }
move-decline = decline
move-give = sacrifice 1 { $b } cube from { $a }
move-take = take { $a }
move-draw = draw from the draw pile
move-pluto = play { card-pluto }: the consul does nothing here
move-return = return 1 { $a } cube to the harbour
move-pay = pay the tax for all cubes that are left
move-accept = accept: the stall closes
move-build = build a stall
move-no_build = do not build
move-stock = move 1 { $b } cube from { $a } to the new stall
move-end = end the turn

## Options

option-open_holdings = Open holdings
option-open_holdings-doc = Show the sesterces and penalty stones of all players.
option-minerva_steps = Steps of Minerva
option-minerva_steps-doc = How many steps of a face one Minerva replaces.
option-fresh_pluto_blocked = New Pluto waits
option-fresh_pluto_blocked-doc = A newly taken Pluto cannot be used before the owner’s next turn.
option-beige_sale_optional = Beige sale optional
option-beige_sale_optional-doc = The player may decline to sell beige goods.
option-unused_reserve = Unused dice
option-unused_reserve-doc = Where unused dice of a personal reserve go at the end of a round.
choice-unused_reserve-screen = behind their owner’s screen
choice-unused_reserve-temple = to the temple
choice-unused_reserve-stay = they stay, with their values
option-group_recolour = Recolour together
option-group_recolour-doc = Dice of one colour change their colour together for one stone.
option-penalty_supply = Penalty stones
option-penalty_supply-doc = Penalty stones in the game; none for what the edition says, 10 per player.
option-goods_per_colour = Goods cubes
option-goods_per_colour-doc = Goods cubes of each colour; none for what the edition says.
option-price_tiles = Price tiles
option-price_tiles-doc = Values of the four price tiles.
option-market_data = Market
option-market_data-doc = Which market is played on.
choice-market_data-frame_16 = 16 stall spaces, with middles
choice-market_data-frame_12 = 12 stall spaces, corners only
option-cards_without_effect = Cards without effect
option-cards_without_effect-doc = A god card may also be played where it has no effect.
option-full_hand_blocks = Full hand blocks
option-full_hand_blocks-doc = With three god cards in hand nobody sacrifices, even if one of them is played.
option-midside_start = First stalls on middles
option-midside_start-doc = First stalls may also stand on the middle spaces of the sides.

## How the game was won

tie-none = The highest total.
tie-stalls = A tie in points; more stalls decide.
tie-money = A tie in points and stalls; more sesterces decide.
tie-stones = A tie in points, stalls and sesterces; fewer penalty stones decide.
tie-shared = A complete tie: the victory is shared.

## The board in the browser

intro = Stalls, customers and the consul at the port market, with dice and gods.
weight = demanding
time = 75 minutes
web-mas-beige = Beige: buy
web-mas-brown = Brown: move
web-mas-black = Black: reputation
web-mas-grey = Grey: sacrifice
web-mas-rolled = Rolled:
web-mas-kept = Kept:
web-mas-reserve = Reserve:
web-mas-screen = Behind the screen:
web-mas-stalls = Stalls: { $built } built, { $left } left
web-passed = Passed:
web-mas-place = Put your stall on space { $n }
web-mas-ended = All { $rounds } rounds have been played.
web-mas-using = In use:
web-mas-put-back = put back { $die }
web-mas-no-cards = no god cards
web-mas-use-value =
    Use as { $value }{ $stones ->
        [0] {""}
        [one] : { $stones } penalty stone
       *[other] : { $stones } penalty stones
    }
web-mas-may-build = build here for { $price }
web-mas-closes = closes the empty stall of { $name }
web-mas-taxes = { $name } pays { $goods } or loses goods
web-mas-no-sale = no sale
web-mas-pay-tax = Pay the tax: { $amount ->
        [one] { $amount } sesterce
       *[other] { $amount } sesterces
    }
web-mas-sells =
    sells { $count } { $good }: { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }{ $points ->
        [0] {""}
        [one] , { $points } point
       *[other] , { $points } points
    }
web-mas-buy =
    Buy { $count } { $good }{ $beige ->
        [0] {""}
       *[other] {" "}and { $beige } beige
    }: { $money ->
        [one] { $money } sesterce
       *[other] { $money } sesterces
    }
web-mas-purchase =
    { $value ->
        [1] Buy 1 cube
       *[other] Buy { $value } cubes
    }
web-mas-points-stalls = Stalls
web-mas-path = Path space { $n }
web-mas-space = Stall space { $n }
web-mas-customer = Customer, { $good }
web-mas-marks = Points per cube: { $n }
web-mas-price = Price
web-mas-gods = God cards
web-mas-money = Money
web-mas-stones = Penalty stones
web-mas-points = Points
web-mas-tiles = Round tiles:

# What another player decides, after “… decides”.
asks-PlaceStall = where to place the first stall
asks-ReserveDice = which dice to keep
asks-TurnMenu = which action to take
asks-ChooseDice = which dice to use
asks-ChooseSteps = how to change the dice
asks-ChooseCards = which god cards to play
asks-BuyGoods = which goods to buy
asks-BuyCards = whether to play cards for the purchase
asks-Distribute = where the goods go
asks-MoveFigure = which figure to move
asks-Sale = whether to play cards for the sale
asks-Tax = whether to pay the consul's tax
asks-BuildStall = whether to build a stall
asks-StockStall = which cubes go to the new stall
asks-BuyReputation = how much reputation to buy
asks-Sacrifice = what to sacrifice
asks-SacrificeCards = whether to play a card for the sacrifice
asks-TakeCard = which god card to take
asks-AfterAction = whether to end the turn
asks-CloseStall = whether to save the stall
asks-LastStall = whether to play Pluto

# What is counted after a game.
term-stat_stalls = Stalls
term-stat_money = Money
term-stat_penalty = Penalty stones
term-stat_goods_bought = Goods bought
term-stat_goods_spent = Sesterces for goods
term-stat_goods_sold = Goods sold
term-stat_goods_earned = Sesterces from sales
term-stat_trade = Profit of trade
term-stat_sale_points = Reputation from sales
term-stat_reputation_bought = Reputation bought
term-stat_stalls_built = Stalls built
term-stat_god_cards = God cards taken
term-stat_dice_used = Dice used
