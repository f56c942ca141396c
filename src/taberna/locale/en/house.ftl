# The table's own words, for every game.

language-name = English

## Words

ui-seat = Seat { $n }
ui-nobody = nobody
ui-none = nothing
ui-yes = yes
ui-no = no
ui-as-number = { $thing } as { $n }
ui-copy = { $thing } II
ui-did-you-mean = Did you mean “{ $word }”?
ui-game-over = The game is over.
ui-winners =
    { $winners_count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }

## The terminal table

ui-also-asked = also asked: { $seats }
ui-moves = What you can do
ui-since = Since your last turn
ui-log = Log
ui-pass-device = Pass the device to { $seat }.
ui-press-enter = Press Enter when { $seat } is looking alone.
ui-go-on = Press Enter to go on; q leaves.
ui-window = { $seat }, { $asked } is about to decide. Press Enter to go on, or type { $moves }.
ui-thinking = { $seat } is thinking …
ui-legal = { $move } is legal.
ui-not-understood = “{ $text }” is not understood. Type a number, a move, or help.
ui-no-line = There is no line { $n } in the list.
ui-not-in-range = { $n } is not among the numbers offered: { $numbers }.
ui-only-own = You can only act for a person at this table: { $seats }.
ui-all-learned = All lessons are learned. Now play: taberna play
ui-next-lesson = Next: { $title }. Enter to begin, anything else to leave.
ui-undone = Undone: { $move }.
ui-undo-nothing = There is nothing to undo.
ui-undo-others = Others have acted since your last move: it stays.
ui-undo-revealed = Your last move brought something hidden to light: it stays.
ui-saved = The game is saved in { $file }. Go on with: taberna play --load { $file }
ui-finished = The record is kept in { $file }. See it with: taberna replay { $file }
ui-loaded = Loaded { $file } after { $moves } moves.
ui-no-log = Nothing has happened yet.
ui-hint = Best moves, with the chance to win as an adviser sees it:
ui-hint-rival = { $name }: { $why }
ui-hint-equal = as good as the best; { $why }
ui-hint-then = then { $moves } ({ $why })
ui-hint-luck = on average { $why }
ui-hint-than =
    { $than ->
        [best] compared with the best: { $why }
       *[next] compared with the next best: { $why }
    }
ui-hint-like =
    { $than ->
        [best] much like the best
        [later] pays off in turns to come
        [behind] brings less in turns to come
       *[next] much like the next best
    }
ui-no-rule = There is no rule { $rule }.
ui-pause = Chances to interrupt: { $mode ->
        [always] before every decision of others
        [never] never
       *[auto] when it may matter
    }.
ui-pause-usage = pause takes auto, always or never.
ui-coach-title = Coach
ui-coach = Coach: { $mode ->
        [glance] at a glance
        [deep] thorough
       *[off] none
    }.
ui-coach-usage = coach takes off, glance or deep.
ui-coach-agree = { $seat }, shall everybody at this device have a coach? (yes or no)
ui-coach-agreed = yes y
ui-coach-not = { $seat } would rather play without a coach: nobody has one.
ui-coach-asks = This may cost you { $points } % of your chances. Better: { $best }.{ $why ->
        [none] { "" }
       *[other] { " " }({ $why })
    } Play it again if you want it all the same.
ui-result = Result
ui-score = Score
ui-place = Place
ui-player = Player
ui-help = Commands
ui-help-number = play the move with this number; a letter and a number for a range of amounts
ui-help-text = play a move by its text, as the list shows it
ui-help-rule = the rule of this question; “? { $rule }” for any rule, “? <card>” for a card’s rule
ui-help-why = why a move is not possible
ui-help-undo = take back your last move while nothing was revealed and nobody else acted
ui-help-save = save the game, or go on with another
ui-help-log = the last lines of the log
ui-help-table = show the table again
ui-help-as = let another person at this device act out of turn
ui-help-pause = when to be asked before others decide: auto, always or never
ui-help-hint = ask an adviser
ui-help-coach = a coach who asks before a costly move: off, glance or deep
ui-help-quit = save and leave
ui-welcome = { $title }, { $seats } players. Type help for the commands.
ui-bot = bot
ui-commitment = Commitment to this game’s luck: { $hash }

## What the house itself says: lines of the log, refusals, errors.

table-sat = { $seat } sits down.
table-left = { $seat } leaves the table.
table-bot = A bot ({ $level }) plays for { $seat }.
table-back = { $seat } is back.
table-undo-free = { $seat } takes back a move.
table-undo-agreed = { $seat } takes back to move { $to }, with everybody’s consent.
table-undo-ask = { $seat } asks to take back to move { $to }.
table-undo-yes = { $seat } agrees.
table-undo-no = { $seat } does not agree: nothing is taken back.
table-coach-yes = { $seat } would like everybody to have a coach.
table-coach-no = { $seat } would rather play without a coach: now nobody has one.
table-closed = The table is closed.
table-waiting = Waiting for players: { $open } { $open ->
    [one] seat is open.
   *[other] seats are open.
}

house-nothing-to-undo = There is no move of yours to take back.
house-lesson-other = That is allowed, but the lesson asks for another move here.
house-coach-alone = The coach helps only where nobody else plays, or where everybody agrees.
house-one-seat = At a public table everybody has one seat.
house-too-many-undos = You have taken back so often that it is enough now.
house-too-restless = There has been so much coming and going at this table that it is enough now.
house-chat-full = So much has been said at this table that nothing more can be kept.
house-not-together = After a move that brings something hidden to light, look first: the moves after it cannot be sent together with it.
house-no-undo-asked = Nobody asks you to agree to an undo.
house-not-now = That is not possible now.
house-not-replaceable = This player is still here.
house-bot-already = A bot already plays there.
house-not-away = This seat has not been left.
house-taken = That seat is taken.
house-no-seat = You have no seat at this table.
house-not-yours = That seat is not yours.
house-not-found = There is no such table.
house-no-page = There is nothing at this address.
house-no-rule = There is no such rule.
house-no-link = This link is no longer valid.
house-no-level = There is no bot of that level.
house-no-hints = This table plays without hints.
house-no-hint = There is no adviser for this game.
house-no-lang = There is no such language.
house-hidden-eyes = Here you can look only through your own eyes.
house-record-later = The record can be read when the game is over.
house-hidden-record = Some secrets of this game last for ever: its record is only for whoever held all the players’ seats.
house-bad-request = The message was not understood.
house-too-deep = This is nested too deeply.
house-no-field = { $field } is missing
house-unknown-field = { $field } is not known here
house-wrong-kind = expected { $wanted }, found { $found }
house-other-kind = expected { $wanted }
house-wrong-length = { $wanted } of length { $bound }
house-wrong-form = { $wanted } of the form { $pattern }
house-wrong-size = { $wanted } { $bound }
house-huge-number = that number is too large
house-wrong-value = { $value } is not possible here
house-truncated = it breaks off
house-no-json = no JSON from byte { $byte } on
house-no-text = no UTF-8
house-bad-record = This is no record that can be read.
house-bad-type = Requests carry JSON.
house-too-large = That is too large.
house-too-many = Too many requests: wait a moment.
house-foreign = This request comes from another site.
house-not-allowed = That is not possible at this address.
house-internal = Something went wrong here. If you tell the keeper, name { $id }.
house-chairs = Name a kind for each seat: me, here, open or bot.
house-too-hard = The house could not check this within the time and memory it gives to strangers’ records.
house-blocked = The keeper of this house has asked you to stay outside.
house-seed-chosen = The host chose the seed of this deal and could know every card.
house-position-known = This game goes on from a position of another game: whoever knows that game could know every card.
house-seed-public = A seed can be chosen only at tables by link: at a public table nobody may know the deal.
house-deal-gone = The deal that was promised has gone: try again.
house-set-aside = This table cannot be opened: something in it is damaged. The keeper of the house has been told, and all other tables play on.
house-other-rules = This table follows version { $theirs } of the rules of its game, but this house now plays version { $ours }. It is kept, but cannot be played here.
