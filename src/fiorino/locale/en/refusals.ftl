# What the rules and the server refuse, and what to do about it.
# A sentence of the rules begins small; it stands after “This is not possible:” and before its rule.
# $card, $good and $harbor are words of the game, $asked and $seat the names of players, and $answers
# the answers that can be given, “a, b or c”.

## The engine

# The rules
refusal-not-an-answer = that is not an answer to what is asked now
refusal-play-after-end = the match is over
refusal-not-asked = it is up to { NAME($asked) } to answer, not { NAME($seat) }

# Going back
refusal-nothing-to-undo = There is nothing to undo.
refusal-undo-draw = A draw cannot be undone.
refusal-undo-others = Only your own answer can be undone.
refusal-undo-asked = It cannot be undone: another player has been asked since.
refusal-undo-seen = It cannot be undone: something hidden has been seen.
refusal-no-such-move = { $moves ->
    [one] The match has { $moves } move; there is no move { $move }.
   *[other] The match has { $moves } moves; there is no move { $move }.
 }

# Answers as text
refusal-answer-needed = An answer is needed: { $answers }.
refusal-answer-unclear = “{ $text }” could be { $answers }; type a little more.
refusal-answer-unknown = “{ $text }” is not understood; answer with { $answers }.
refusal-answer-unknown-near = “{ $text }” is not understood; answer with { $answers }. Did you mean “{ $near }”?
refusal-answer-not-whole = “{ $number }” is not a whole number; answer with { $answers }.
refusal-no-action = “{ $text }” is not an action.
refusal-no-action-near = “{ $text }” is not an action. Did you mean “{ $near }”?
refusal-not-offered = “{ $text }” is not among the answers now.

# Setting up
refusal-player-count = { $title } is for { $counts } players, not { $players }.

## Medici vs Strozzi

# The lot
refusal-medici-stop-first = first stop drawing; then the price is named
refusal-medici-draw-or-stop = now draw another tile, or stop
refusal-medici-bag-empty = the bag is empty
refusal-medici-lot-full = { $most ->
    [one] a lot has at most { $most } tile
   *[other] a lot has at most { $most } tiles
 }
refusal-medici-ships-full = none of your ships has room for another tile
refusal-medici-drawing-stopped = you have stopped drawing

# The price
refusal-medici-name-price = now name a price from 0 to { $highest }
refusal-medici-buy-or-refuse = the price is { $price }: buy or refuse

# The ships
refusal-medici-load-or-throw = the lot is bought: load it or throw it away
refusal-medici-no-such-ship = there is no such ship or harbor
refusal-medici-no-room = { $room ->
    [one] the ship of { $ship } has room for { $room } more tile, not for the whole lot
   *[other] the ship of { $ship } has room for { $room } more tiles, not for the whole lot
 }
refusal-medici-ship-stays = the ship of { $ship } stays in { THING($harbor) } until the round is over
refusal-medici-harbor-taken = another ship of yours is in { THING($harbor) }

## Siena

# Auctions
refusal-siena-start-or-decline = now start an auction, or decline
refusal-siena-card-not-open = { THING($card) } does not lie open
refusal-siena-bid-too-low = a bid must be at least { $least }
refusal-siena-purse-too-small = { $money ->
    [one] your purse holds { $money } Florin, less than { $bid }
   *[other] your purse holds { $money } Florins, less than { $bid }
 }
refusal-siena-must-bid = now make a bid
refusal-siena-bid-or-pass = now bid, or pass
refusal-siena-no-auction = there is no auction now that you could bid in

# Buying
refusal-siena-take-or-pass = now take a card, or pass
refusal-siena-card-starred = { THING($card) } has an asterisk; such cards are auctioned
refusal-siena-card-too-dear = { $coins ->
    [one] { THING($card) } costs you { $coins } Florin, and you have { $money }
   *[other] { THING($card) } costs you { $coins } Florins, and you have { $money }
 }
refusal-siena-taken-before = cards are taken before the turns begin

# Turns
refusal-siena-name-first = name the player who takes the first turn
refusal-siena-not-now = that is not possible now in this turn
refusal-siena-card-not-held = you do not hold { THING($card) }
refusal-siena-banker-puts-no-workers = a Banker puts no workers
refusal-siena-when-begged-from = Guards are for the moment when Calandrino begs from you
refusal-siena-when-drawn-in = Girlfriends are for the moment when the Courtesans draw you into the Inn
refusal-siena-when-you-build = the Bricklayer is for building at the Torre del Mangia
refusal-siena-where-you-stop = { THING($card) } is for a Banker who stops there
refusal-siena-inn-set = { $size ->
    [one] a set is { $size } Inn card, and you hold { $held }
   *[other] a set is { $size } Inn cards, and you hold { $held }
 }
refusal-siena-rise-or-stay = your turn is done: rise, or stay what you are

# Work and sales
refusal-siena-goods-before-mule = play a Goods card with Corn, Wine or Oil before the Mule
refusal-siena-mule-for-peasants = only a Peasant plays the Mule
refusal-siena-sell-first = you must first sell what you have the right to sell
refusal-siena-status-not-selling = your status does not sell { THING($good) }
refusal-siena-no-unit = no unit of { THING($good) } is ready
refusal-siena-no-right = you have put no { THING($good) } worker in this turn that gives the right
refusal-siena-sold-already = you have sold your { THING($good) } for this turn
refusal-siena-banker-sells-none = a Banker sells no goods

# Via Francigena
refusal-siena-francigena-for-peasants = only a Peasant with a unit to sell plays Via Francigena
refusal-siena-loaded-already = no more { THING($good) } may go along on this road
refusal-siena-load-or-fato = now send units along, or draw Fato cards
refusal-siena-load-first = first a unit must go along
refusal-siena-fato-count = one to six Fato cards are drawn

# Charity and Senesi cards
refusal-siena-charity-for-merchants = only a Merchant gives to charity
refusal-siena-no-senesi = no Senesi card is left
refusal-siena-given-already = you have given to charity in this turn
refusal-siena-charity-at-income = charity is given as soon as an income is received
refusal-siena-income-too-small = { $income ->
    [one] your income covers { $income } Florin, not { $coins }
   *[other] your income covers { $income } Florins, not { $coins }
 }
refusal-siena-give-or-decline = now give to charity from the income, or decline
refusal-siena-senesi-not-drawn = those are not the Senesi cards that you drew and may keep
refusal-siena-choose-senesi = choose which Senesi cards you keep

# Journeys
refusal-siena-travel-for-merchants = only a Merchant travels
refusal-siena-journeys-for-merchants = only a Merchant plays Journey cards
refusal-siena-roads-closed = a leg that ended short closes the roads to you for this turn
refusal-siena-no-journey = you hold no Journey card
refusal-siena-other-road = you are on the other road and cannot change
refusal-siena-name-one = name at least one Journey card for the leg
refusal-siena-name-then-go = name Journey cards for the leg, then go
refusal-siena-not-journey = { THING($card) } is not a Journey card
refusal-siena-card-too-late = that card can no longer be added to the leg
refusal-siena-cash-or-stay = cash the space and leave the road, or stay there unpaid

# The town
refusal-siena-town-for-bankers = only a Banker walks through the town
refusal-siena-step-first = first take your step, or enter the Inn
refusal-siena-no-points = you have no movement point left; play a green
refusal-siena-wedding-costs = { $coins ->
    [one] going on from the wedding costs { $coins } Florin
   *[other] going on from the wedding costs { $coins } Florins
 }
refusal-siena-stop-first = you can be done only after you have stopped
refusal-siena-stopped = you have stopped and move no more in this turn
refusal-siena-district-cards = now play cards of this District, or none
refusal-siena-fato-or-decline = now draw Fato cards, or decline
refusal-siena-donated-already = you have made your donation, once in the game
refusal-siena-donation-needs = { $coins ->
    [one] a donation needs at least { $coins } Florin
   *[other] a donation needs at least { $coins } Florins
 }
refusal-siena-donate-at-duomo = a donation is made by stopping at the Duomo
refusal-siena-donate-or-decline = now donate to the Duomo, or decline
refusal-siena-most-levels = { $most ->
    [one] nobody builds more than { $most } level
   *[other] nobody builds more than { $most } levels
 }
refusal-siena-build-at-torre = a level is built at the end of a turn on Torre del Mangia
refusal-siena-build-or-decline = now build the next level of the Tower, or decline
refusal-siena-level-too-dear = { $coins ->
    [one] level { $level } needs { $coins } Florin, and your purse holds { $money }
   *[other] level { $level } needs { $coins } Florins, and your purse holds { $money }
 }

# The Inn
refusal-siena-inn-from-cerchia = the Inn is entered from Via delle Cerchia
refusal-siena-round-first = you must first walk round the town to Via delle Cerchia again
refusal-siena-drawn-in = the Courtesans draw you in: enter, or play the Girlfriends
refusal-siena-pay-courtesans = now pay the Courtesans, or play the Girlfriends
refusal-siena-in-the-inn = you are in the Inn and move no more in this turn

# Artists
refusal-siena-artist-at-inn = an Artist is engaged on entering the Inn
refusal-siena-artist-needs = { $coins ->
    [one] opening an auction needs { $coins } Florin, and your purse holds { $money }
   *[other] opening an auction needs { $coins } Florins, and your purse holds { $money }
 }
refusal-siena-open-or-decline = now open an auction for an Artist, or decline
refusal-siena-artist-seen = you have seen the Artist
refusal-siena-look-costs = { $coins ->
    [one] a look costs { $coins } Florin, and your purse holds too little
   *[other] a look costs { $coins } Florins, and your purse holds too little
 }
refusal-siena-no-inn-card = you hold no Inn card to look with

# Calandrino
refusal-siena-name-or-go = name cards for the walk, or let him go
refusal-siena-inn-needs-card = sending him into the Inn needs an Inn card
refusal-siena-inn-too-far = { $steps ->
    [one] the Inn is { $steps } point away, and he has { $points }
   *[other] the Inn is { $steps } points away, and he has { $points }
 }
refusal-siena-calandrino-begs = Calandrino begs: give, refuse, or play the Guards

## Learners

refusal-no-such-index = there is no answer { $index }: the first is 0, the last { $last }
refusal-must-answer = { NAME($seat) } is asked and must answer

## The server

# The server itself
refusal-server-fault = The server has made a mistake.
refusal-server-closing = The server is shutting down; ask again when it is back.
refusal-database-silent = The database does not answer.
refusal-message-too-long = { $most ->
    [one] A message has at most { $most } byte.
   *[other] A message has at most { $most } bytes.
 }
refusal-other-host = This server is not called “{ $host }”.
refusal-other-site = The page “{ $origin }” is of another site.
refusal-no-push = This server sends no push messages.

# Too often
refusal-too-many-messages = There were too many messages in a short time.
refusal-too-many-tables = There were too many new tables in a short time.
refusal-too-many-joins = There were too many changes of seats in a short time.
refusal-too-many-lines = There were too many lines of chat in a short time.
refusal-too-many-guests = There were too many new guests in a short time.
refusal-too-many-accounts = There were too many new accounts in a short time.
refusal-too-many-logins = There were too many attempts to log in in a short time.
refusal-too-many-hints = There were too many hints in a short time.
refusal-too-many-imports = There were too many imports in a short time.
refusal-too-many-webhooks = There were too many changes of the webhook in a short time.
refusal-too-many-pushes = There were too many subscriptions in a short time.
refusal-too-many-seeks = There were too many searches for players in a short time.
refusal-too-many-blocks = There were too many changes of who is blocked in a short time.
refusal-too-many-reports = There were too many reports in a short time.
refusal-too-many-requests = There were too many requests in a short time.
refusal-too-many-watched = { $most ->
    [one] A page shows at most { $most } match.
   *[other] A page shows at most { $most } matches.
 }

# People
refusal-unknown-person = Nobody knows you here yet.
refusal-no-accounts = This server makes no accounts; play as a guest.
refusal-has-account = You have an account already.
refusal-wrong-password = The user name or the password is not right.
refusal-wrong-old-password = The password that you have now is not right.
refusal-no-account-yet = You have no account yet.
refusal-banned = The host of this server lets you in no more.
refusal-invitation-needed = This server is for those who are invited.
refusal-nobody-new = This server takes nobody new.
refusal-bad-invitation = This invitation is not known here, or is used up.
refusal-user-name-taken = The user name “{ $name }” is taken.
refusal-user-name-length = A user name has { $least } to { $most } characters.
refusal-user-name-letters = A user name is made of the letters a to z, digits, “-” and “_”.
refusal-user-name-begins = A user name begins with a letter.
refusal-user-name-kept = The name “{ $name }” is kept for the server itself; choose another.
refusal-name-needs-letter = A name has at least one letter.
refusal-name-too-long = { $most ->
    [one] A name has at most { $most } character.
   *[other] A name has at most { $most } characters.
 }
refusal-name-signs = A name is made of letters, digits and signs that can be seen.
refusal-no-such-person = There is no such person.
refusal-not-yourself = That is you; choose somebody else.
refusal-no-such-line = That person has said no such thing at that table.
refusal-password-short = { $least ->
    [one] A password has at least { $least } character.
   *[other] A password has at least { $least } characters.
 }
refusal-password-long = { $most ->
    [one] A password has at most { $most } character.
   *[other] A password has at most { $most } characters.
 }
refusal-password-characters = The password has characters that cannot be written as text.
refusal-password-common = That password is among the first that are guessed; choose another.
refusal-password-is-name = The password must differ from the user name.

# Tables
refusal-no-such-table = There is no such table; the link may be incomplete.
refusal-table-full = Every seat of this table is taken.
refusal-table-called-off = This table has been called off.
refusal-not-with-them = Somebody at this table does not play with you, or you not with them.
refusal-no-such-pace = There is no pace “{ $name }”.
refusal-no-pairing-as-nobody = Say who you are before you wait for others.
refusal-waiting-elsewhere = You wait on another page now; here the wait is over.
refusal-owner-seats-bots = Only whoever has made the table gives its seats to bots.
refusal-seat-not-free = That seat is not free; a bot sits down where nobody sits.
refusal-begun-already = The match has begun already.
refusal-no-such-bot = There is no bot “{ $name }”.
refusal-no-such-style = The style “{ $style }” means nothing in { $title }.
refusal-names-one-device = Names of seats are for a table where all play on one device.
refusal-not-seated = You do not sit at this table.
refusal-only-watching = You do not sit at this table; you only watch.
refusal-nothing-to-leave = There is nothing to leave: nobody plays here any more.
refusal-call-off-seated = Only those who sit at a table can call it off.
refusal-call-off-late = A match is called off before its first answer; resign instead.
refusal-rated-as-usual = A rated match is played with the usual box, from the beginning.
refusal-rated-for-people = A rated match is for people only, each in a seat of their own.
refusal-live-clock = A live clock has 1 to 180 minutes, and 0 to 120 seconds for each answer.
refusal-slow-clock = A slow clock has 1 to 14 days for each answer.
refusal-no-such-players = { $players ->
    [one] This game is not played by { $players } player.
   *[other] This game is not played by { $players } players.
 }

# A match that is played
refusal-match-over = The match is over.
refusal-match-not-over = The match is not over; its record tells everything, draws and secrets included.
refusal-match-not-begun = The match has not begun.
refusal-not-running = The match is not being played now.
refusal-paused = The match is paused.
refusal-paused-already = The match is paused already.
refusal-pause-not-agreed = You have not agreed to a pause.
refusal-takeback-not-asked = Nobody asks to take anything back any more.
refusal-takeback-asked = Somebody asks to take something back already.
refusal-takeback-declined = It was declined; ask again after the next answer.
refusal-takeback-rated = In a rated match nobody is asked to let something be taken back.
refusal-nothing-of-yours = You have given no answer that could be taken back.
refusal-given-up = You have given up this match; a bot plays on for you.
refusal-seat-given-up = That seat has given up already.
refusal-old-version = The match has gone on meanwhile, perhaps from another page of yours.
refusal-no-auction = There is no auction now that an order could be left for.
refusal-no-hints-here = This table plays without hints.
refusal-nothing-to-claim = A win is claimed over a player whom the match waits for and who is gone.
refusal-claim-slow = With days for each answer nobody is gone before their time is up.
refusal-claim-too-soon = { $seconds ->
    [one] They may still come back; the win can be claimed in { $seconds } second.
   *[other] They may still come back; the win can be claimed in { $seconds } seconds.
 }
refusal-no-hints-rated = There are no hints in a rated match.
refusal-hint-not-asked = A hint is for the seat that is asked now.
refusal-hint-pending = A hint is being thought of.
refusal-chat-unknown = Say who you are before you talk.
refusal-chat-other-room = Players and spectators talk in rooms of their own.

# A match that is looked at again
refusal-rematch-not-asked = Nobody asks for a rematch now.
refusal-rematch-players = A rematch is for those who played a match that is over.
refusal-review-when-over = A match can be reviewed when it is over.
refusal-review-unfinished = Only a match that was played to its end can be reviewed.
refusal-puzzle-counts = You are logged in, so your answers to puzzles count.
refusal-try-when-over = A match can be tried from one of its moves when it is over.
refusal-no-such-step = { $steps ->
    [one] The match has { $steps } step; there is no step { $move }.
   *[other] The match has { $steps } steps; there is no step { $move }.
 }
refusal-step-not-shown = The match has no step { $version } that can be shown.
refusal-nobody-asked = Nobody is asked there; choose a move before the end.
refusal-record-with-box = A record with a box of its own cannot be imported; replay it here.

# What to do
refusal-todo-choose = Choose one of the answers.
refusal-todo-look-again = Look at the table as it is now, and answer again.
refusal-todo-refresh = Wait for the next state of the table, or load the page again.
refusal-todo-reload = Load the page again.
refusal-todo-send-same = Send it again as it is: it is carried out once.
refusal-todo-send-shorter = Send a shorter one.
refusal-todo-try-again = Try again.
refusal-todo-type-again = Type it again.
refusal-todo-ask-host = Ask the host.
refusal-todo-invitation = Log in, or enter the invitation that you were given.
refusal-todo-log-in = Log in if you have an account.
refusal-todo-try-or-guest = Try again, or play as a guest.
refusal-todo-change = Change what is named, and try again.
refusal-todo-choose-other = Choose another one.
refusal-todo-check-link = Check the link, or choose another table.
refusal-todo-leave-other = Leave another one first.
refusal-todo-come-again = Come again when it is over.
refusal-todo-wait = Wait for it.
refusal-todo-wait-seconds = { $seconds ->
    [one] Wait { $seconds } second, and try again.
   *[other] Wait { $seconds } seconds, and try again.
 }
refusal-todo-report = Tell us what you did; the server’s log has the rest.
refusal-todo-use-address = Use its address in numbers, or the name that it was started with.
refusal-todo-ask-here = Ask from a program, or from a page of this server.

# Hosts, bots and e-mail
refusal-too-many-tokens = There were too many new bots and tokens in a short time.
refusal-too-many-mails = There was too much e-mail in a short time.
refusal-not-for-bots = Bots may not do that.
refusal-bad-token = This token is not known here, or was revoked.
refusal-too-many-bots = { $most ->
    [one] You may have at most { $most } bot of your own.
   *[other] You may have at most { $most } bots of your own.
 }
refusal-no-such-own-bot = You have no such bot.
refusal-only-for-hosts = Only hosts of this server may do that.
refusal-no-password = { $name } has no account, so there is no password.
refusal-bad-link = This link was used already, or has expired; ask for another one.
refusal-no-mail = This server sends no e-mail.
refusal-bad-email = That is not an e-mail address.
refusal-too-many-open = { $most ->
    [one] At most { $most } table of yours may wait for players; close one before you open another.
   *[other] At most { $most } tables of yours may wait for players; close one before you open another.
 }
refusal-too-many-unfinished = { $most ->
    [one] At most { $most } match of yours may be unfinished; end one before you begin another.
   *[other] At most { $most } matches of yours may be unfinished; end one before you begin another.
 }
refusal-rated-without-bots = This rated match is for people only.
refusal-todo-ask-owner = Its owner makes a new one under Settings.
