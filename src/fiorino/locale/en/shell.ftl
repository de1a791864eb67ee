### The frame of the page and the table around both games.
### { NAME($seat) } is a player's name; with form: "genitive" and so on where a language needs it.

## The top bar and the frame

shell-brand = Fiorino
shell-brand-home = Fiorino, to the lobby
shell-skip = To the content
shell-navigation = Pages
# The page from which matches are begun.
shell-way-lobby = Play
shell-way-matches = My matches
shell-way-watch = Watch
shell-way-learn = Learn
shell-language = Language
# Each language in its own name; not to be translated.
shell-language-en = English
shell-language-nl = Nederlands
shell-language-de = Deutsch
shell-language-hu = Magyar
shell-language-it = Italiano
shell-theme = Light or dark
shell-theme-auto = as the system
shell-theme-light = light
shell-theme-dark = dark
shell-theme-to-light = Light page
shell-theme-to-dark = Dark page
shell-guest = Guest
shell-settings-of = Settings of { $name }
shell-close = Close
shell-cancel = Cancel
shell-copy = Copy
shell-reload = Load the page again
shell-to-lobby = To the lobby
shell-opening = The table is being laid…

## Nothing to show

shell-error-unreachable = The server cannot be reached. Check your connection and try again.
shell-trouble-nowhere = There is no such page
    .more = The address may be incomplete.
shell-trouble-unreachable = The page could not be loaded
    .more = The server does not answer. Check your connection and try again.
shell-trouble-no-table = There is no such table
    .more = The link may be incomplete, or the table is not for you to see.
shell-trouble-no-game = This game cannot be shown
    .more = The match was made with a game that this page does not know.

## How the line to the server stands

shell-line-connecting = Connecting…
shell-line-live = Live
    .delay = Live, { $delay } ms
shell-line-slow = Slow
    .delay = Slow, { $delay } ms
shell-line-reconnecting = Again in { $seconds } s
shell-line-offline = Offline
shell-line-new-version = New version
shell-line-try = Try now
shell-line-reload = Reload
shell-line-delay = { $delay } milliseconds to the server and back

## The decision bar

shell-decision = Decision
shell-answers = Your answers
shell-your-turn = Your turn
# Said to those who listen; $question is the whole sentence of the decision bar.
shell-turn-announced = Your turn. { $question }
shell-decision-past = You are looking at move { $move }
shell-decision-won = { NAME($seat) } has won
shell-decision-over = The match is over
shell-decision-open = Waiting for players
shell-decision-aborted = This match was called off
shell-decision-paused = The match is paused
shell-decision-away = A bot plays for you
shell-decision-lost = You have given up; a bot plays on for you
shell-decision-curtain = The next player is to look
shell-decision-sending = Sending…
# $answer is the whole answer, such as "Name 30".
shell-decision-kept = “{ $answer }” is kept here
    .more = It goes out as soon as the table answers.
shell-previewing = What would happen?
# The lower sheet of the phone, made small and large.
shell-fold = Fold the answers away
shell-unfold = Show the answers
shell-take-back = Take it back
shell-undo = Undo
shell-back-to-now = Back to now
shell-play-on = Play on
shell-be-back = Play again myself
shell-be-away = Let a bot play for me
shell-hint = Hint
shell-hint-thinking = A bot is thinking…
shell-hint-says = A bot would: { $answer }
# What an answer is worth, in brackets behind it. $side is "ahead", "behind" or "level".
shell-advice-coins = { $side ->
        [ahead] about { $coins } ahead at the end
        [behind] about { $coins } behind at the end
       *[level] about level at the end
    }
shell-advice-chance = wins { $chance } % of the time
# What an answer gives away against the best one, in brackets behind it
shell-advice-less-coins = { $coins ->
        [0] just as good
       *[other] gives away { $coins }
    }
shell-advice-less-chance = { $chance ->
        [0] just as good
       *[other] gives away { $chance } %
    }
# A rule refuses: $reason begins small and has no full stop.
shell-refused = This is not possible: { $reason }.
# Two whole sentences after each other.
shell-refused-todo = { $reason } { $todo }

## A number between two others

shell-one-less = One less
shell-one-more = One more
shell-quick-figures = Quick figures

## An order for an auction

shell-standing-label = Bid for me up to
shell-standing-set = in this auction
shell-standing-pass = Pass this auction
shell-standing-bids = Bidding for you up to { $limit }, in this auction only
shell-standing-passes = Passing for you, in this auction only
shell-standing-cancel = Take the order back

## Players

shell-players = Players
shell-to-move = to move
shell-winner = winner
shell-you = you
# The reader himself, where there is little room.
shell-you-short = You
shell-bot = bot
shell-away = bot plays
shell-not-here = not here
shell-wants-pause = wants a pause
shell-seat-open = free seat
shell-seat-number = Player { $number }
shell-clock = { $time } on the clock
shell-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h

## Board, hand and side column

shell-board = Board
shell-hand = Your hand
shell-side = Beside the board
shell-zoom-closer = Closer
shell-zoom-whole = Further away
shell-past-frame = Move { $move }
shell-tabs = Log and talk
shell-tab-players = Players
shell-tab-log = Log
shell-tab-chat = Chat
shell-tab-since = Since my turn
shell-tab-notes = Notes
shell-log-empty = Nothing has happened yet.
shell-since-empty = Nobody has acted since your turn.
shell-log-left-out = { $count ->
    [one] One earlier step is not shown.
   *[other] { $count } earlier steps are not shown.
}
shell-log-undo = { NAME($seat) } takes the last answer back
shell-log-resign = { NAME($seat) } resigns
shell-log-timeout = { NAME($seat) } has run out of time
shell-log-restart = The server was away; no clock has run
shell-log-rules = From here on the match is played by newer rules
shell-log-pause-agree = { NAME($seat) } would like a pause
shell-log-pause-paused = { NAME($seat) } agrees: the match is paused
shell-log-pause-resume = { NAME($seat) } plays on
shell-chat = Chat
shell-chat-empty = Nobody has said anything yet. Only the players hear you.
    .spectators = Nobody has said anything yet. Only the spectators hear you.
shell-chat-write = Say something
shell-chat-send = Send
shell-chat-mute = Mute { $name }
shell-chat-muted = You hear { $name } no more.
shell-chat-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
}
shell-notes = Private notes on this match
shell-notes-hint = Only you see these notes.
shell-notes-loading = Your notes are being fetched…
shell-notes-kept = Kept
shell-notes-writing = Writing…
shell-notes-failed = Your notes could not be kept; check your connection.

## Looking back

shell-replay = Replay
shell-replay-first = First move
shell-replay-back = One move back
shell-replay-forward = One move forward
shell-replay-last = Back to now
shell-replay-rail = Move to look at
shell-replay-now = Move { $move } · now
shell-replay-of = Move { $move } of { $last }
shell-replay-link = Copy a link to this move
shell-link-copied = The link to move { $move } is copied.

## Rules

shell-rules = Rules
shell-rule = Rule { $rule }
shell-rule-open = Rule { $rule }
shell-rules-all = All the rules
shell-rules-unreachable = The rules could not be loaded; check your connection.

## Waiting for players

shell-waiting = Waiting for players
shell-waiting-title = { $count ->
    [one] One player is missing
   *[other] { $count } players are missing
}
shell-waiting-share = Send this link; whoever opens it can sit down.
shell-invitation = Link for whoever is to sit down
shell-invitation-copied = The link is copied.
shell-invitation-qr = The link as a QR code
shell-join = Sit down

## One device for several players

shell-curtain = Pass the device to { NAME($seat, form: "dative") }
shell-curtain-lift = I am { NAME($seat) }

## The menu of the table

shell-menu = Menu
shell-menu-match = This match
shell-menu-page = This page
shell-menu-help = Help
shell-pause-ask = Ask for a pause
shell-pause-withdraw = No pause after all
shell-resign = Resign
shell-resign-sure = Resign from this match?
    .more = You cannot win any more; a bot plays on for you.
shell-abort = Call the match off
shell-abort-sure = Call the match off?
    .more = Nobody has answered yet, so nothing is lost and nothing is counted.
shell-leave = Leave the table
shell-leave-sure = Leave this table?
    .more = Before the start your seat is free again; afterwards a bot plays on for you until you come back.
shell-stay = Stay
shell-rematch = Rematch
shell-rematch-sure = The same table again?
    .more = Everybody moves one seat further; it begins when all have agreed.
shell-try-from-here = Try from move { $move }
shell-try-from-move = Look back, to try from a move
shell-export = Save the match as a file
shell-fairness = Fair draws
shell-fairness-what = Before the match the server has bound itself to its secret by showing a fingerprint of it. All draws come from that secret and from something of every player; after the match the secret is shown and anybody can check.
shell-fairness-agree = Every draw of this match is the one that was promised.
shell-fairness-differ = The draws of this match are not those that were promised.
shell-fairness-commitment = Fingerprint of the secret, shown before the match
shell-fairness-secret = The secret
shell-fairness-nonces = What the players added
shell-fairness-limits = This does not protect against a server that shows hidden cards to somebody while the match is played.
shell-answering = An answer is
shell-answering-confirm = confirmed first
shell-answering-instant = sent at once
# Explanations for beginners, beside the board.
shell-tips = Tips at the table
shell-sound = Sounds
shell-sound-on = Sounds on
shell-sound-off = Sounds off
shell-volume = Volume
shell-notify = Tell me when it is my turn
shell-notify-blocked = The browser does not allow notifications for this page.
shell-settings-all = All settings

## The end

shell-result = How it ended
shell-result-show = Show the result
shell-result-board = To the board
shell-look-through = Look through the match

## Keys

shell-keys = Keys
shell-key-answer = Choose an answer
shell-key-pass = Pass, or be done
shell-key-confirm = Confirm
shell-key-cancel = Take back the draft; back to now
shell-key-undo = Undo
shell-key-hint = Hint
shell-key-rule = Rule of the question
shell-key-step = One move back or forward
shell-key-ends = First move; now
shell-key-link = Copy a link to this move
shell-key-chat = Chat
shell-key-zoom = Board closer or further
shell-key-sound = Sounds on or off
shell-key-help = This list
shell-keys-more = The Tab key leads from part to part; arrows move inside a list, the board or the tabs. On a drafted answer, Enter confirms it.
