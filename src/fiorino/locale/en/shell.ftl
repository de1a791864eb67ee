### The frame of the page and the table around both games.
### { NAME($seat) } is a player's name; with form: "genitive" and so on where a language needs it.

## The top bar and the frame

shell-brand = Fiorino
shell-brand-home = Fiorino: go to the lobby
shell-skip = Skip to content
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
shell-theme = Theme
shell-theme-auto = system
shell-theme-light = light
shell-theme-dark = dark
shell-theme-to-light = Light theme
shell-theme-to-dark = Dark theme
shell-guest = Guest
shell-settings-of = Settings of { $name }
shell-close = Close
shell-cancel = Cancel
shell-reload = Reload the page
shell-to-lobby = Go to the lobby
shell-opening = Setting up the table…

## Nothing to show

shell-error-unreachable = The server cannot be reached. Check your connection and try again.
shell-trouble-nowhere = This page does not exist
    .more = The address may be incomplete.
shell-trouble-unreachable = The page could not be loaded
    .more = The server is not responding. Check your connection and try again.
shell-trouble-no-table = This table does not exist
    .more = The link may be incomplete, or you may not be allowed to see this table.
# On the table of a game that the page has no renderer for.
shell-plain-note = There is no drawing of this game yet, so its table is shown as text.

## How the line to the server stands

shell-line-connecting = Connecting…
shell-line-live = Live
shell-line-slow = Slow
shell-line-reconnecting = Retry in { $seconds } s
shell-line-offline = Offline
shell-line-new-version = New version
shell-line-try = Try now
shell-line-reload = Reload
shell-line-delay = { $delay } milliseconds round trip

## The decision bar

shell-decision = Decision
shell-answers = Your answers
shell-your-turn = Your turn
# Said to those who listen; $question is the whole sentence of the decision bar.
shell-turn-announced = Your turn. { $question }
shell-decision-past = You are looking at move { $move }
shell-decision-open = Waiting for players
shell-decision-aborted = This match was called off
shell-decision-paused = The match is paused
shell-decision-away = A bot is playing for you
shell-decision-lost = You have given up; a bot plays on for you
shell-decision-curtain = Pass the device to the next player
shell-decision-sending = Sending…
# $answer is the whole answer, such as "Name 30".
shell-decision-kept = “{ $answer }” is saved on this device
    .more = It will be sent as soon as the server responds.
shell-previewing = What would happen?
shell-take-back = Take it back
shell-undo = Undo
shell-back-to-now = Back to now
shell-play-on = Resume
shell-be-back = Take over from the bot
shell-be-away = Let a bot play for me
shell-hint = Hint
shell-hint-thinking = A bot is thinking…
shell-hint-says = A bot would answer: { $answer }
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
shell-refused = Not possible: { $reason }.
# Two whole sentences after each other.
shell-refused-todo = { $reason } { $todo }

## A number between two others

shell-one-less = One less
shell-one-more = One more
shell-quick-figures = Quick picks

## An order for an auction

shell-standing-label = Bid for me up to
shell-standing-set = in this auction
shell-standing-pass = Pass this auction
shell-standing-bids = Bidding for you up to { $limit }, in this auction only
shell-standing-passes = Passing for you, in this auction only
shell-standing-cancel = Cancel the order

## Players

shell-players = Players
shell-to-move = to move
shell-winner = winner
shell-you = you
shell-bot = bot
# The kind or level of a bot, and its style, behind its name: “Ginevra · hard · bold”
shell-level-random = random
shell-level-greedy = greedy
shell-level-easy = easy
shell-level-normal = normal
shell-level-hard = hard
shell-level-master = master
shell-style-patient = patient
shell-style-bold = bold
shell-style-builder = builder
shell-style-patron = patron
shell-away = bot plays
shell-not-here = not connected
shell-seat-open = free seat
shell-seat-number = Player { $number }
shell-clock = { $time } on the clock
shell-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h

## Board, hand and side column

shell-board = Board
shell-strip = Under the board
shell-side = Beside the board
shell-tabs = Log and chat
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
shell-log-undo = { NAME($seat) } takes back the last answer
shell-log-resign = { NAME($seat) } resigns
shell-log-timeout = { NAME($seat) } has run out of time
shell-log-claim = { NAME($seat) } is gone; the win is claimed
shell-log-restart = The server was down; the clocks were stopped
shell-log-rules = From here on, newer rules apply
shell-log-pause-agree = { NAME($seat) } would like a pause
shell-log-pause-paused = { NAME($seat) } agrees: the match is paused
shell-log-pause-decline = { NAME($seat) } declines the pause
shell-log-pause-resume = { NAME($seat) } resumes the match
shell-chat = Chat
shell-chat-empty = Nobody has said anything yet. Only the players see what you write.
    .spectators = Nobody has said anything yet. Only the spectators see what you write.
shell-chat-write = Say something
shell-chat-send = Send
shell-chat-mute = Mute { $name }
shell-chat-report = Report this line by { $name }
shell-chat-muted = You no longer see messages from { $name }.
shell-chat-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
shell-notes = Private notes on this match
shell-notes-hint = Only you see these notes.
shell-notes-loading = Loading your notes…
shell-notes-kept = Saved
shell-notes-writing = Saving…
shell-notes-failed = Your notes could not be saved; check your connection.

## Looking back

shell-replay = Replay
shell-replay-first = First move
shell-replay-back = One move back
shell-replay-forward = One move forward
shell-replay-last = Back to now
shell-replay-rail = Move to look at
shell-replay-now = Move { $move } · now
shell-replay-of = Move { $move } of { $last }
shell-link-copied = The link to move { $move } has been copied.

## Rules

shell-rules = Rules
shell-rule = Rule { $rule }
shell-rule-open = Rule { $rule }
shell-rules-all = All rules
shell-rules-unreachable = The rules could not be loaded; check your connection.

## Waiting for players

shell-waiting = Waiting for players
shell-waiting-title = { $count ->
    [one] One player to go
   *[other] { $count } players to go
}
shell-waiting-share = Send this link; anyone who opens it can sit down.
shell-invitation = Invitation link
shell-invitation-copied = The link has been copied.
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
shell-pause-withdraw = Cancel the pause request
shell-resign = Resign
shell-resign-not = Keep playing
shell-resign-sure = Resign from this match?
    .more = { $then ->
        [ends] The match ends, and your opponent wins.
       *[goes-on] You can no longer win; a bot plays on for you.
    }
shell-abort = Call the match off
shell-abort-sure = Call the match off?
    .more = Nobody has answered yet, so nothing is lost and the match does not count.
shell-leave = Leave the table
shell-leave-sure = Leave this table?
    .more = Before the start your seat becomes free again; after that a bot plays for you until you come back.
shell-stay = Stay
shell-rematch = Rematch
shell-rematch-go = To the rematch
shell-rematch-asked = Rematch asked for
shell-try-from-here = Try from move { $move }
shell-try-from-move = Go back to a move to try from there
shell-export = Save the match as a file
shell-fairness = Verifiable draws
shell-fairness-what = Before the match, the server committed to its secret by showing a fingerprint of it. All draws come from that secret and from something every player adds. After the match the secret is revealed, and anyone can check.
shell-fairness-agree = Every draw of this match fits the commitment.
shell-fairness-differ = The draws of this match do not fit the commitment.
shell-fairness-commitment = Fingerprint of the secret, shown before the match
shell-fairness-secret = The secret
shell-fairness-nonces = What the players added
shell-fairness-limits = This does not protect against a server that shows hidden cards to someone during the match.
shell-answering = An answer is
shell-answering-confirm = confirmed first
shell-answering-instant = sent at once
# Explanations for beginners, beside the board.
shell-tips = Tips at the table
shell-sound = Sounds
shell-sound-on = Sounds on
shell-sound-off = Sounds off
shell-volume = Volume
shell-notify = Notify me when it is my turn
shell-notify-blocked = The browser blocks notifications from this page.
shell-settings-all = All settings

## The end

shell-result = Result

## Keys

shell-keys = Keys
shell-key-answer = Choose an answer
shell-key-pass = Pass, or end the turn
shell-key-confirm = Confirm
shell-key-cancel = Discard the draft; back to now
shell-key-undo = Undo
shell-key-step = One move back or forward
shell-key-ends = First move; now
shell-key-zoom = Zoom the board in or out
shell-key-sound = Sounds on or off
shell-key-help = This list
shell-key-number = ↑, ↓ by 1, Page keys by 5: price or bid
shell-key-region = Go to board, hand, log, chat, reader
shell-key-skip = End the scene, or all scenes
shell-key-offer = Accept or decline an offer, with the focus on it
shell-keys-more = Tab moves from part to part: question, board, cards, players, log, bar. Arrows move inside a part. Enter sends what is drafted, wherever the focus is, unless it is on something with a meaning of its own.

## The question and its slots

shell-slots = Answer
shell-why = Why?
shell-why-rule = Why? Rule { $rule }
shell-go-on = Go on
shell-hold = Hold a card or a place to read about it.
shell-choose-first = Choose first
# $timed is "yes" where they have a clock; then $time is what is left on it.
shell-thinking = { $timed ->
    [yes] { NAME($seat) } thinks, { $time }
   *[no] { NAME($seat) } thinks
}
shell-decision-kept-short = Not sent yet
shell-limit = Limit…
shell-limit-kept = Limit { $limit }
shell-limit-passing = Passing
shell-deeds-all = Back to all
shell-deeds-more = More…
# Opens a group of answers, such as "Sell".
shell-deeds-group = { $name }…
shell-review = Review
shell-replay-link-short = Copy link
shell-to-lobby-short = Lobby
shell-tab-coach = Lesson
shell-tab-answer = Answer
shell-tab-table = Table
# $how is "answer", "timeout", "resign" or "claim".
shell-result-won = { $how ->
    [timeout] { NAME($seat) } wins on time
    [resign] { NAME($seat) } wins by resignation
    [claim] { NAME($seat) } claims the win
   *[answer] { NAME($seat) } wins the match
}
shell-result-mine = { $how ->
    [timeout] You win on time
    [resign] You win by resignation
    [claim] You claim the win
   *[answer] You win the match
}
shell-result-shared = The match is shared
shell-result-nobody = Nobody wins

## Offers in the bar

shell-offer-pause-mine = You have asked for a pause: { $said } of { $others } said yes
shell-offer-rematch-mine = You have asked for a rematch: { $said } of { $others } said yes
shell-offer-rematch = { NAME($seat) } offers a rematch
shell-offer-pause-declined = { NAME($seat) } wants no pause now
shell-offer-rematch-declined = { NAME($seat) } wants no rematch
shell-offer-gone = { NAME($seat) } is not connected. In { $seconds } s you can claim the win.
shell-offer-gone-long = { NAME($seat) } has been gone for long.
shell-offer-claim = Claim the win
shell-offer-pause = { NAME($seat) } asks for a pause
shell-offer-away = { NAME($seat) } has left. A bot plays until they are back.
shell-offer-accept = Accept
shell-offer-decline = Decline
shell-offer-take-back = Take back
shell-went-on = That was answered already; this is how the table stands now.
shell-result-by-timeout = { NAME($seat, form: "genitive") } clock has run out.
shell-result-by-resign = { NAME($seat) } has resigned.
shell-result-by-claim = { NAME($seat) } was gone for too long.
shell-result-rating = Rating { $before } → { $after }

## Taking back by consent, and who is there

shell-ask-back = Take back…
shell-ask-back-long = Ask to take your last move back
shell-log-takeback-ask = { NAME($seat) } asks to take the last move back
shell-log-takeback-accept = { NAME($seat) } agrees to that
shell-log-takeback-taken = { NAME($seat) } agrees: the move is taken back
shell-log-takeback-alone = { NAME($seat) } takes the last move back
shell-log-takeback-decline = { NAME($seat) } does not agree; the move stands
shell-log-takeback-withdraw = { NAME($seat) } lets the move stand
shell-offer-takeback = { NAME($seat) } asks to take the last move back
shell-offer-takeback-mine = You have asked to take your move back: { $said } of { $others } said yes
shell-offer-takeback-declined = { NAME($seat) } does not agree; the move stands
shell-offer-left = { NAME($seat) } is not connected.
shell-offer-back = { NAME($seat) } is back.
shell-chat-said = { $name } says: { $text }
shell-watching = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
shell-watching-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
shell-offer-let-stand = Let it stand
shell-log-pause-withdraw = { NAME($seat) } no longer wants a pause
shell-level-own = own bot
