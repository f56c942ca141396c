# The table's own words, for every game.

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
ui-window = { $seat }, { $asked } is about to decide. Press Enter to go on, or type { $moves }.
ui-thinking = { $seat } is thinking …
ui-legal = { $move } is legal.
ui-not-understood = “{ $text }” is not understood. Type a number, a move, or help.
ui-no-line = There is no line { $n } in the list.
ui-not-in-range = { $n } is not among the numbers offered: { $numbers }.
ui-only-own = You can only act for a person at this table: { $seats }.
ui-undone = Undone: { $move }.
ui-undo-nothing = There is nothing to undo.
ui-undo-others = Others have acted since your last move: it stays.
ui-undo-revealed = Your last move brought something hidden to light: it stays.
ui-saved = The game is saved in { $file }. Go on with: taberna play --load { $file }
ui-finished = The record is kept in { $file }. See it with: taberna replay { $file }
ui-loaded = Loaded { $file } after { $moves } moves.
ui-no-log = Nothing has happened yet.
ui-hint = Best moves, with the chance to win as an adviser sees it:
ui-hint-than =
    { $than ->
        [best] compared with the best: { $why }
       *[next] compared with the next best: { $why }
    }
ui-hint-like =
    { $than ->
        [best] much like the best
       *[next] much like the next best
    }
ui-no-rule = There is no rule { $rule }.
ui-pause = Chances to interrupt: { $mode ->
        [always] before every decision of others
        [never] never
       *[auto] when it may matter
    }.
ui-pause-usage = pause takes auto, always or never.
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
ui-help-quit = save and leave
ui-welcome = { $title }, { $seats } players. Type help for the commands.
ui-bot = bot
ui-commitment = Commitment to this game’s luck: { $hash }
