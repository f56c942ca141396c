# The pages of the web tavern.

web-motto = Four Roman board games, against friends or bots.
web-welcome = Salve! Take a seat.
web-skip = Skip to the content
web-navigation = Pages
web-lobby = Lobby
web-new-table = New table
web-rules = Rules
web-credits = Credits
web-language = Language
web-theme = Day / night
web-needs-script = The tables need JavaScript.

## The table

web-connecting = Opening the door …
web-reconnecting = The connection is lost. Trying again …
web-no-table = There is no such table.
web-log = What happened
web-chat = Table talk
web-chat-text = Say something
web-send = Send
web-notify = Notify me
web-watching = You are watching.
web-leave = Leave
web-leave-sure = Leave the table? The others may give your seat to a bot; you can come back.
web-personal-link = Link for another device
web-devices = Devices at this seat
web-devices-alone = Only this device holds your seat.
web-devices-end = Your seat is also held by: { $names }. Show them out? A personal link of this seat ends too.
web-devices-nameless = somebody without a name
web-all-moves =
    { $count ->
        [one] The only move
       *[other] All { $count } moves as a list
    }
web-click-lit = Click something that is lit.
web-or-click-lit = Or click something that is lit.
web-cancel = Cancel
web-amount = Amount
web-less = Less
web-more = More
web-preview = This would change:
web-stale = The table has moved on in the meantime; look again.
web-undo = Undo
web-undo-ask = Ask for undo
web-undo-asked =
    { $name } asks to take back { $moves ->
        [one] one move.
       *[other] { $moves } moves.
    }
web-agree = Agree
web-refuse = Refuse
web-hint = Hint
web-you = you
web-ready = ready
web-thinking = to decide
web-left = has left
web-away = away
web-bot = bot
web-bot-level = bot, { $level }
web-bot-character = bot, { $level }, { $character }
level-random = at random
level-greedy = greedy
level-search = searching
level-plebeian = Plebeian
level-eques = Eques
level-senator = Senator
level-caesar = Caesar
character-cautious = cautious
character-greedy = greedy
character-aggressive = aggressive
web-give-to-bot = Let a bot play
web-take-back = Play again myself
web-waiting-for-players = Waiting for players
web-seat-open = open
web-invite = Invite friends with this link
web-copy = Copy
web-sit-down = Sit down
web-close-table = Close the table
web-curtain = { $name }, it is your turn.
web-curtain-text = Pass the device. Nobody else should look.
web-curtain-lift = I am { $name }: show my side
web-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
web-result = Result
web-place = Place
web-player = Player
web-score = Score
web-practice = Practice
web-deal-results = Results side by side
web-debrief = Debrief
web-replay = Replay

## Boards

web-cards-left = Cards left:

web-hand =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
web-in-front-of = In front of { $name }
web-nothing-yet = nothing yet

## Lobby and new table

web-players-count = { $from } to { $to } players
web-play-now = Play now
web-play-bots = Play against bots
web-set-up = Set up a table
web-next-table = Next table waiting for you: { $game }
web-waiting-for-me = Waiting for you
web-my-tables = Your tables
web-open-tables = Open tables
web-finished = Finished
web-moves-made =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
web-import = Look at a record
web-game = Game
web-who-sits = Who sits there
web-your-name = Your name
web-name = Name
web-seats = Seats
web-seat-n = Seat { $n }
web-me = me
web-open-seat = open, for whoever has the link
web-second-person = another person at this device
web-guest = Guest { $n }
web-options = Options
web-preset = Preset
web-table-kind = The table
web-by-link = by link only
web-public = shown in the lobby
web-hints-allowed = hints allowed
web-pace = Bots play
web-pace-fast = at once
web-pace-normal = with a short pause
web-pace-slow = slowly
web-open-table = Open the table
web-join-title = { $game }: a seat is free
web-join-text = You were invited. No account is needed, only a name.
web-just-watch = Just watch
web-seat-title = Your seat on this device
web-seat-text = { $game }: go on playing as { $name } here. Your other devices keep the seat; at the table (the door above) you can show them out.
web-seat-take = Take my seat

## Replay

web-move = Move
web-move-of = Move { $move } of { $last }
web-first = To the start
web-back = One move back
web-play = Play
web-pause = Pause
web-forward = One move on
web-last = To the end
web-eyes = Seen by
web-eyes-all = all open
web-eyes-none = a spectator
web-record = Record
web-download-text = Download as text
web-continue = Continue from here

## Rules and credits

web-how-to-play = How to play { $game }
web-learn = Learn
web-rules-of = Rules of { $game }
web-rules-note = The numbers are those that prompts and log lines link to. What is reconstructed is marked so.
web-read = Read
web-read-guide = How to play
web-read-rules = Rules
web-read-glossary = Glossary
web-read-summary = Summary
web-read-sources = Sources and rulings
web-find = Search
web-find-none = Nothing found
web-also = also:
web-print = Print
web-full-rulebook = The full rulebook with every source (in English)
web-rules-short = These rules as a player reads them, in your language
web-credits-games = The games were designed by:
web-credits-art = All boards are our own drawings. With thanks we use:
web-credits-icons = Icons
web-credits-map = Coastlines
web-credits-recoloured = recoloured

## The board of Massilia

web-discarded = Discarded ({ $count })

web-round-of = Round { $round } of { $last }

## Presets of options

preset-default = Standard
preset-french_text = French rulebook
preset-spanish_text = Spanish rulebook
preset-german_text = German rulebook
preset-letter = To the letter
preset-harsh = Harsh
preset-intrigue = With intrigue cards
preset-uncorrected_print = Uncorrected print

## Words of the preview

web-view-cash = money
web-view-money = money
web-view-stones = penalty stones
web-view-senators = senators
web-view-hand = hand
web-view-hand_size = cards in hand
web-view-table = face-up cards
web-view-offices = offices
web-view-influence = influence cards
web-view-locked = bid locked
web-view-decks = decks
web-view-discards = discards
web-view-auction = auction
web-view-reserve = reserve
web-view-screen = behind the screen
web-view-stalls = stalls
web-view-city = city
web-view-front = cards in front
web-view-tokens_left = combat tokens
web-view-provinces = provinces
web-view-dice = dice
web-view-order = turn order
web-view-display = display

web-board = Board
web-others = Others
web-each-option = Every option ({ $count })
web-edition-what = What is different
web-notes = Notes
web-note-here = Note on this moment
web-note-write = Write a note
web-hint-title = What a bot would do
web-chance = { $chance } % to win

## The frame of a table

web-others-decide =
    { $count ->
        [one] { $names } decides
       *[other] { $names } decide
    }
web-since = Since my last turn
web-skip-to-me = Skip to my turn
web-look-back = Look at the turn of { $name } on the board
web-looking-back = Looking back: { $at } of { $count }
web-earlier = Earlier
web-later = Later
web-now = Back to now
web-key-6 = since my last turn; skip to my turn
web-key-7 = the choices of the prompt
web-key-8 = put back what is picked, close
web-key-9 = this help
web-close = Close
web-list = All moves
web-more-choices = { $count } more …
web-click-target = Now click where it goes.
web-look-at = What lies in front of { $name }
web-prefs = Preferences
web-help = Help and keys
web-help-click = What is lit can be chosen. Click a thing, then where it goes; or the other way round; or drag it. A click on something else says why it is not possible.
web-help-touch = With a finger the first tap shows, the second plays. A long press only shows.
web-key-1 = hint
web-key-2 = undo
web-key-3 = all moves as a list
web-key-4 = what happened
web-key-5 = table talk
web-pref-confirm = Ask before moves one may regret
web-pref-ends = End my turn when nothing else is left
web-pref-forced = Play the only possible move for me
web-pref-taps = First click shows, second plays (as with a finger)
web-pref-newest = Newest first in the log
web-pref-rules = Show the numbers of rules
web-pref-sound = A sound when it is my turn
web-pref-pace = Pace of the others
web-pref-pace-fast = at once
web-pref-pace-calm = calm
web-pref-pace-slow = slow
web-pref-motion = Movement
web-pref-motion-off = none
web-pref-motion-fast = quick
web-pref-motion-calm = calm
web-pref-size = Size of texts
web-pref-size-small = small
web-pref-size-normal = normal
web-pref-size-large = large
web-pref-palette = Colours of the players
web-pref-palette-house = Roman
web-pref-palette-clear = far apart (colour-blind)
web-notify-denied = This browser does not allow notices from here. Allow them in the settings of the page (the sign beside the address), then tick the box again.
web-you-won = You won!
web-you-won-by = You won by { $by }!
web-name-won = { $name } won
web-name-won-by = { $name } won by { $by }
web-won-together = { $names } won together

## Around the table

web-house = This table: leave, other devices
web-leave-note = Your seat stays yours; the others may let a bot play until you come back.
web-resign = Resign
web-resign-note = A bot plays on for you at once. You may look on, and play again yourself.
web-resign-sure = Give your seat to a bot?
web-abandon = Abandon the game
web-abandon-note = The table ends and leaves your list.
web-abandon-sure = End this game for good?
web-personal-link-note = Whoever opens the link plays your seat too, there and here.
web-personal-link-text = On the other device this link (copied) opens your seat; you can play there and here: { $url }
web-devices-note = Who else holds your seat; show them out.
web-watchers =
    { $count ->
        [one] One person looks on
       *[other] { $count } people look on
    }
web-watchers-talk = those who watch may talk
web-table-closed = This table is closed.
web-invited-by = { $name } invites you to { $game }.
web-put-bot = Put a bot there
web-share = Share
web-usual-options = The usual options.
web-by-category = Points by category
web-rematch = Play again with the same players
web-rematch-join = To the new table
web-opponents = Your opponents
web-ease-plebeian = easy
web-ease-eques = normal
web-ease-senator = hard
web-ease-caesar = expert
web-last-won = Last time you won with { $mine }.
web-last-lost = Last time: you { $mine }, the best { $best }.
web-to-watch = To watch

# Lessons
web-lessons = Guided lessons
web-lesson-minutes = { $minutes } min
web-lesson-learned = learned
web-lesson-begin = Begin
web-lesson-again = Once more
web-coach-step = Step { $at } of { $of }
web-coach-next = Next
web-coach-back = Back
web-coach-show = Show me
web-coach-repeat = From the beginning
web-coach-leave = Leave the lesson
web-coach-watch = Watch what the others do …
web-coach-silent = The coach watches, and speaks when something new happens.
web-coach-understood = Understood
web-coach-next-lesson = Next lesson
web-coach-finish = Finish
web-coach-other = That is allowed. For this lesson, try what is marked.
web-newcomer = New to { $game }?
web-newcomer-text = A guided lesson at the table takes { $minutes } minutes. Or play at once and ask for hints.
web-newcomer-learn = Start the lesson
web-newcomer-play = Play at once
web-coach-title = Coach
web-coach-looks-on = The coach looks on, and asks before a costly move.
web-coach-asks = This may cost you { $points } % of your chances. Better: { $best }.
web-coach-think = Let me think
web-coach-insist = Play it anyway
web-coach-fine = A good move.
web-coach-fine-why = A good move: { $why }.
web-coach-cost = That cost about { $points } %. Better was: { $best }.
web-coach-cost-why = That cost about { $points } %: { $why }. Better was: { $best }.
web-coach-for-all = A coach for all?
web-coach-asked = { $names } would like everybody to have a coach.
web-coach-waits = For the coach, still to agree: { $names }
web-coach-end = Without a coach
web-pref-coach = Coach
web-pref-coach-off = none
web-pref-coach-glance = at a glance
web-pref-coach-deep = thorough
