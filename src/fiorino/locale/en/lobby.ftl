### The lobby and the pages around the table: matches, watch, rules, settings.
### $game is the name of a game, already in the reader's language. $names is a list of players' names.

## The first page

lobby-title = Fiorino: two games of Tuscan merchants
# What the tab of the browser shows before “Fiorino”.
lobby-tab = Lobby
# The names of the two games. “Siena” is the town; “Medici” and “Strozzi” are the two houses.
lobby-game-siena = Siena
    .players = 2–5 players
    .time = 90 min
    .tag = From peasant to merchant to banker.
    .picture = A fresco of Siena: the striped cathedral, the brick tower above the Campo, dancers in the street, the gate, and hills with olive trees.
lobby-game-medici-vs-strozzi = Medici vs Strozzi
    .players = 2 players
    .time = 25 min
    .tag = One lot, one price, two houses.
    .picture = Two merchant ships at a quay at dusk, one with blue stripes and a disc, one with orange stripes and a hexagon, and goods between them.
# The strong button of each game; its second line is .against.
lobby-play-now = Play now
    .against = against bots
lobby-same-device = Same device
lobby-invite = Invite by link
# A switch under the picture of a game that has one, on for those who have never played it.
lobby-introductory = Introductory game
    .says = Without the starred cards: easier to learn, as exciting to play.
lobby-ways = Pages
# The bar at the bottom of a phone: short words, at most about 9 letters.
lobby-way-lobby = Play
lobby-way-matches = Matches
lobby-way-watch = Watch
lobby-way-learn = Learn
lobby-way-settings = Me
# Read out at the number beside “Matches”.
lobby-turns = { $count ->
    [one] { $count } match is waiting for you
   *[other] { $count } matches are waiting for you
}

## Lists of the first page

lobby-open-tables = Open tables
lobby-new-table = New table
lobby-no-tables = No table is waiting for players right now.
    .way = Open a table
lobby-running = In progress
lobby-all-running = All
lobby-join = Join
lobby-watch = Watch
lobby-my-matches = My matches
lobby-all-matches = All matches
lobby-no-matches = You have not played yet. Your matches will appear here.
    .way = Play now
lobby-your-turn = Your turn
lobby-go-on = Continue
# Under “Your turn”: the game and whom it is played with.
lobby-match-with = { $game } · { $names }
# $ago is “2 hours ago”, “yesterday”.
lobby-match-since = { $game } · { $ago }
# An open table: the game and its clock.
lobby-table = { $game } · { $clock }
lobby-table-rated = { $game } · { $clock } · rated
lobby-seats-taken = { $taken } of { $players } seats taken
# At the end of a list of players: “Anna, 2 bots”.
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-nobody-yet = Nobody else yet
lobby-on-this-device = On this device
# How a match stands that does not wait for me.
lobby-status-open = waiting for players
lobby-status-running = waiting
lobby-status-paused = paused
# How a match ended for me. “shared” is a victory that several share; “over” where I did not play for one seat only.
lobby-ended-won = won
lobby-ended-lost = lost
lobby-ended-shared = shared victory
lobby-ended-over = over
lobby-ended-aborted = called off
lobby-learn = Learn
lobby-lesson-of = { $game } · lesson { $number }
lobby-lesson-begin = Start
lobby-lesson-start = Start the lesson “{ $lesson }”
lobby-puzzles = More puzzles
lobby-rules = The rules
lobby-documentation = Documentation

## Clocks

lobby-clock-none = no clock
lobby-clock-live = { $minutes } min + { $increment } s
lobby-clock-slow = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}

## How many play: same device, invitation

lobby-how-many = How many players?
lobby-device-title = { $game } on this device
lobby-device-says = Pass the device around. Before each turn a curtain hides what the others may not see. Whoever has no name is called by the colour of their seat.
lobby-device-begin = Start
lobby-invite-title = Invite to { $game }
lobby-invite-says = You get a link and a QR code. Anyone who opens it takes a free seat; no account needed.
lobby-invite-begin = Create the link

## New table

lobby-new-title = New table
lobby-which-game = Which game?
lobby-seats = Seats
lobby-seat = Seat { $number }
# Who sits in a seat.
lobby-seat-me = Me
lobby-seat-open = Open: anyone can join
lobby-bot = Bot: { $bot }
lobby-bot-random = Bot: plays at random
lobby-bot-greedy = Bot: takes what looks best
lobby-bot-easy = Bot, easy: a first opponent
lobby-bot-normal = Bot, normal: plays soundly
lobby-bot-hard = Bot, hard: makes few mistakes
lobby-bot-master = Bot, master: as strong as it can
# How a bot plays, whatever its level.
lobby-style-of = Style of the bot: { $seat }
lobby-style-none = No particular style
lobby-style-surprise = Surprise me
lobby-style-patient = Patient: waits for a better chance
lobby-style-bold = Bold: dares more
lobby-style-builder = Builder: builds where it can
lobby-style-patron = Patron: spends on art and charity
# Where the levels are not made for what was chosen.
lobby-levels-untrained = The bots were not trained for this box or these options. They still think ahead, but judge less surely.
lobby-levels-by-thumb = The bots were not trained for this box. Easy to master, they all play by rules of thumb.
lobby-hints-on = with hints
lobby-hints-off = without hints
lobby-kind-of-game = Kind of game
lobby-clock = Clock
lobby-clock-kind-none = No clock
    .says = Everyone takes the time they need.
lobby-clock-kind-live = Live
    .says = Each player has a number of minutes for the whole match, plus some seconds per answer. Whoever runs out of time loses.
lobby-clock-kind-slow = Days
    .says = Each player has a number of days per answer. You need not be online at the same time.
lobby-clock-minutes = Minutes per player
lobby-clock-increment = Extra seconds per answer
lobby-clock-days = Days per answer
lobby-who-comes = Who may join
lobby-listed = Everyone
    .says = The table is listed in the lobby.
lobby-by-link = Only by link
    .says = Nobody can find it without the link.
lobby-spectators = Spectators
    .says = Others may watch, but they see no hidden cards.
lobby-rated = Rated
    .says = The result counts towards the ratings.
# Why a match cannot be rated.
lobby-unrated-box = A rated match uses the standard box.
lobby-unrated-bots = Rated matches are for people only.
lobby-unrated-same-device = In a rated match every player has their own seat.
lobby-rules-of-table = Edition and rules
lobby-changed = { $count ->
    [one] { $count } changed
   *[other] { $count } changed
}
lobby-edition = Edition
lobby-edition-english = English
lobby-edition-dutch = Dutch
lobby-edition-german = German
lobby-edition-hungarian = Hungarian
lobby-edition-usual = the default rules
lobby-edition-differs = { $count ->
    [one] { $count } rule differs
   *[other] { $count } rules differ
}
lobby-own-changes = { $count ->
    [one] You have changed { $count } rule of this edition.
   *[other] You have changed { $count } rules of this edition.
}
    .way = Reset to the edition
lobby-option-rule = Rule { $rule }
lobby-box = Box file
lobby-box-own = your own box
lobby-box-says = Cards and numbers come from a box file. If you own a printed copy, you can play with its numbers: a TOML file like the one that “fiorino rules” writes.
lobby-box-choose = Choose a file
lobby-box-chosen = { $name } will be used.
lobby-box-paste = Or paste its text
lobby-box-too-long = A box file has at most 16000 characters.
lobby-box-forget = Use the standard box
lobby-open-table = Open the table
lobby-start-table = Start

## The options of Siena. The first message of each is its name, .says explains it; “value” messages are what can be chosen.

lobby-option-siena-game = Game
    .says = The Introductory game leaves out the opening auction, the Fato cards and the starred cards, and begins with 18 Florins. The Advanced game does not end after round 20.
lobby-value-siena-game-standard = Standard
lobby-value-siena-game-introductory = Introductory
lobby-value-siena-game-advanced = Advanced
lobby-option-siena-hands = Hands
    .says = Whether everyone’s cards are visible to all.
lobby-value-siena-hands-closed = Hidden
lobby-value-siena-hands-open = Open
lobby-option-siena-opening_pass = Declining in the opening auction
    .says = A player who declines to start an auction is barred from the next one only, or from all later ones.
lobby-value-siena-opening_pass-next_auction = Bars from the next auction
lobby-value-siena-opening_pass-all_auctions = Bars from all auctions
lobby-option-siena-auction_order = Order of bids
    .says = Who bids after the starter’s first bid; or whether the starter only puts a card up and everyone bids for it.
lobby-value-siena-auction_order-from_starter = From the starter upwards
lobby-value-siena-auction_order-from_poorest = From the poorest upwards
lobby-value-siena-auction_order-all_from_poorest = All from the poorest upwards
lobby-option-siena-artist_auction_order = Order of bids for an Artist
    .says = Who is asked first after the opener’s bid.
lobby-value-siena-artist_auction_order-from_opener = From the opener upwards
lobby-value-siena-artist_auction_order-from_poorest = From the poorest upwards
lobby-option-siena-exact_fill_sale = A frame filled exactly
    .says = Whether all workers give the right to sell their good, or only those that find a unit ready or complete one with workers to spare.
lobby-value-siena-exact_fill_sale-may_sell = May sell
lobby-value-siena-exact_fill_sale-no_right = No right to sell
lobby-option-siena-selling = Selling
    .says = Whether players must sell one unit of each good they have the right to sell.
lobby-value-siena-selling-optional = Optional
lobby-value-siena-selling-compulsory = Compulsory
lobby-option-siena-charity_limit = Charity: how often
    .says = How often a Merchant may give to charity.
lobby-value-siena-charity_limit-once_a_turn = Once per turn
lobby-value-siena-charity_limit-each_income = For each income
lobby-option-siena-charity_income = Charity: from which income
    .says = Which income a Merchant may give to charity.
lobby-value-siena-charity_income-goods_sales = Cloth and Spices
lobby-value-siena-charity_income-all_but_inn_set = All but Inn cards
lobby-value-siena-charity_income-all_income = All income
lobby-option-siena-journey_stop = A journey that ends early
    .says = What happens when a leg ends before the last space of the road.
lobby-value-siena-journey_stop-stays_on_road = Stays on the road
lobby-value-siena-journey_stop-leaves_after_cashing = Cashes and leaves, or stays unpaid
lobby-option-siena-journey_again = Travelling on
    .says = Whether a Merchant may travel again in the same turn after a leg that ended early.
lobby-value-siena-journey_again-not_this_turn = Not this turn
lobby-value-siena-journey_again-this_turn = In the same turn
lobby-option-siena-journey_pay = When a road pays
    .says = When a Merchant who stops before the last space of a road is paid: for each leg, or at the end of the turn for the space they are on.
lobby-value-siena-journey_pay-each_leg = For each leg
lobby-value-siena-journey_pay-at_rest = At the end of the turn
lobby-option-siena-journey_cards = Journey cards
    .says = Who may play Journey cards for their workers.
lobby-value-siena-journey_cards-anybody = Peasants and Merchants
lobby-value-siena-journey_cards-merchants_only = Merchants only
lobby-option-siena-inn_cards_for_20 = Inn cards for 20 Florins
    .says = How many Inn cards are played together to receive 20 Florins.
lobby-value-siena-inn_cards_for_20-three = Three
lobby-value-siena-inn_cards_for_20-one_unless_banker = One, Bankers three
lobby-option-siena-francigena_split = Goods on Via Francigena
    .says = Whether a Peasant chooses the units to take along, or every unit that could be sold goes along.
lobby-value-siena-francigena_split-unit_by_unit = One by one
lobby-value-siena-francigena_split-all_units = All at once
lobby-option-siena-salimbeni_cards = Piazza Salimbeni cards
    .says = How many Piazza Salimbeni cards a Banker may play per stop.
lobby-value-siena-salimbeni_cards-several = Several
lobby-value-siena-salimbeni_cards-one = One
lobby-option-siena-mule_on_francigena = The Mule on Via Francigena
    .says = Whether the Mule can carry two of a good along Via Francigena.
lobby-value-siena-mule_on_francigena-allowed = Two of a good
lobby-value-siena-mule_on_francigena-one_of_each = One of each
lobby-option-siena-girlfriends_in_inn = Girlfriends in the Inn
    .says = Whether the Courtesan’s Girlfriends save a Banker from paying inside the Inn.
lobby-value-siena-girlfriends_in_inn-no_effect = No effect
lobby-value-siena-girlfriends_in_inn-save_paying = Save from paying
lobby-option-siena-artist_opening_bid = First bid for an Artist
    .says = What the opener of an Artist auction bids.
lobby-value-siena-artist_opening_bid-at_least_15 = At least 15
lobby-value-siena-artist_opening_bid-exactly_15 = Exactly 15
lobby-option-siena-stinginess = Counting stinginess
    .says = Cubes cost 1 point, then 2, then 3: counted for each Banker separately, or continuing from Banker to Banker, poorest first.
lobby-value-siena-stinginess-per_player = Per player
lobby-value-siena-stinginess-across_players = Across players
lobby-option-siena-two_player_poorest = The poorer of two
    .says = What the poorer of two players loses at the end.
lobby-value-siena-two_player_poorest-loses_nothing = Nothing
lobby-value-siena-two_player_poorest-loses_2 = 2 points

## The options of Medici vs Strozzi

lobby-option-medici-vs-strozzi-last_lot = The last lot of the bag
    .says = Whether the lot with the last tile of the bag is still sold and loaded.
lobby-value-medici-vs-strozzi-last_lot-sold = Sold
lobby-value-medici-vs-strozzi-last_lot-not_sold = Not sold

## What all these pages share

page-cancel = Cancel
page-try-again = Try again
# In place of a list that could not be fetched.
page-away = The server cannot be reached. Check your connection. Retrying…
page-save = Save

## Settings

page-settings-title = Settings
page-settings-me = Me
page-settings-look = Appearance
page-settings-table = At the table
page-settings-notices = Notifications
page-settings-account = Account
page-settings-data = Your data
page-settings-ratings = Ratings
page-settings-webhook = Webhook
page-name = Name shown to others
page-name-saved = You are now called { $name }.
page-language = Language
page-theme = Theme
page-theme-auto = System
page-theme-light = Light
page-theme-dark = Dark
# Whether pieces travel over the board.
page-motion = Motion
page-motion-auto = System
page-motion-full = Full
page-motion-none = None
page-pace = Moves of others
page-pace-instant = At once
    .says = Nothing travels. What changed is ringed for a moment.
page-pace-normal = One by one
    .says = Each move is a short scene. Space ends it, Shift and Space all that wait.
page-pace-slow = Slowly
    .says = Every scene lasts twice as long, and none is cut short.
page-palette = Player colours
page-palette-usual = Standard
page-palette-contrast = Higher contrast
page-palette-says = Every player also has a shape.
page-answering = Answers
page-answering-confirm = Confirm
    .says = The first press shows what would happen; a second press sends it.
page-answering-instant = Instant
    .says = The first press sends the answer.
page-tips = Tips
    .says = A short tip at the table when something is new.
page-sound = Sound
page-volume = Volume
page-notices-turn = Notify me when it is my turn
page-notices-off = You get a system notification while this page is in the background.
page-notices-on = You get a system notification while this page is open in the background.
page-notices-pushed = You get a system notification, even while this page is closed.
page-notices-denied = Your browser blocks notifications from this page. Allow them in its settings first.
page-notices-unsupported = This browser cannot show notifications.
page-account-guest = You are playing as a guest. An account keeps your matches and ratings when you use another browser; it needs no e-mail address.
page-account-is = You are logged in as { $name }.
page-account-way = New or existing
page-register = New account
page-log-in = Log in
page-log-out = Log out
page-user-name = User name
page-password = Password
page-password-says = At least 8 characters. Only the host of this server can give you a new one.
page-data-says = What this server keeps about you is yours.
page-data-download = Download my data
page-password-old = Your password now
page-password-new = Your new password
page-password-change = Change the password
page-password-changed = The password is changed. Your other browsers must log in again.
page-log-out-everywhere = Log out everywhere
page-logged-out-everywhere = You are logged out in every browser.
page-delete = Delete everything about me
page-delete-says = Your name, account, chat, notes and ratings are deleted for good. Matches stay without your name, and a bot plays on for you.
page-delete-sure = Delete it all
page-delete-keep = Keep it
page-deleted = Everything about you is deleted.
page-invitation = Your invitation
page-invitation-send = Come in
page-register-send = Create the account
page-log-in-send = Log in
page-registered = Your account { $name } has been created. Everything you have played stays yours.
page-logged-in = You are logged in as { $name }. Everything you played here as a guest is now in your account too.
page-logged-out = You are logged out and a guest again.
page-account-wrong = The user name or the password is wrong.
page-account-taken = This user name is taken. Choose another one.
page-account-fault-name-length = A user name has 2 to 20 characters.
page-account-fault-name-letters = A user name consists of the letters a to z, digits, “-” and “_”.
page-account-fault-name-begins = A user name must begin with a letter.
page-account-fault-password-short = A password has at least 8 characters.
page-account-fault-password-same = The password must differ from the user name.
# A webhook: an address on the internet that our server calls.
page-webhook-says = The server calls this address with a short JSON message when it is your turn. Leave it empty to remove the webhook.
page-webhook-address = Address
page-webhook-saved = The webhook has been saved.
page-webhook-gone = The webhook has been removed.
page-ratings-none = You have no rating yet. Rated matches are played between people.
page-ratings-way = Open a table
page-rating-of = { $players } players · { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
page-rating-provisional = provisional

## Rules

page-rules-title = The rules of { $game }
page-rules-says = Numbered as the table quotes them. Where the rulebooks are silent, our own ruling is marked as such.
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] nothing found
    [one] { $count } rule
   *[other] { $count } rules
}
page-rules-print = Print
page-rules-contents = Contents
# An option of the game and its value, inside the text of a rule.
page-rules-option = { $option }: { $value }
page-rules-copy = Copy the link to rule { $number }
page-rules-copied = The link to rule { $number } has been copied.
page-rules-nothing = No rule contains “{ $query }”.
page-rules-all = Show all rules
page-rules-up = Back to top

## Matches

page-matches-title = My matches
page-matches-going = In progress
page-matches-none-going = You have no match in progress.
page-to-play = Play
page-matches-past = Finished
page-matches-search = Search by name
page-matches-game = Game
page-matches-all = Both games
page-matches-nothing = No matches found.
page-matches-show-all = Show all
page-matches-more = These are the latest { $count }. Search to find older ones.
lobby-your-turn-with = Your turn · { $names }
page-match-rated = rated
page-match-scores = Final scores by seat
# Look at a match that is over, move by move.
page-match-replay = Replay
page-match-export = Export
page-match-export-of = Export the match with { $names }
page-import = Import a record
page-import-title = Import a record
page-import-says = A record contains every move of a match. It becomes one of your matches, which you can replay, and continue if it is not over.
page-import-choose = Choose a file
page-import-drop = or drop one here; it ends in .fiorino
page-import-paste = Or paste its text
page-import-take = Import
page-import-empty = There is nothing to import yet. Choose a file, or paste its text.
page-import-unreadable = This is not a record: it cannot be read.
page-import-other = This is not a record of a match.

## Watch

page-watch-title = Watch
page-watch-says = Matches in progress. You see only what is public.
page-watch-none = No public match is being played right now.
page-watch-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
page-watch-of = Watch { $names }

## Without a network, a new version, and what the system shows while no page is open

page-offline = You are offline, or the server is down. This page will come back by itself; your matches are safe.
page-new-version = A new version of Fiorino is available.
    .way = Load it
page-push-title = Your turn
page-push-body = { $game } is waiting for your answer.

## What a link to a table shows where it is shared

lobby-preview-invitation = { NAME($name) } invites you to play { $game }
lobby-preview-table = { $game }: { $names }
lobby-preview-seats = { $free ->
    [one] One seat is free. Take it.
   *[other] { $free } seats are free. Take one.
}
lobby-preview-match = { $status ->
    [over] The match is over. Look at it move by move.
    [aborted] The match has been called off.
   *[running] The match is being played. Come and watch.
}
page-to-host = To the host’s page
page-bots = Bots of your own
    .says = A bot plays with a token through the API, and is marked as a bot. The guide is in docs/bots.md.
page-bot-token = The token of { $name }. Keep it: it is shown only now.
page-bot-copy = Copy
page-bot-copied = The token is copied.
page-bot-renew = New token
page-bot-renew-of = New token for { $name }
page-bot-remove = Remove
page-bot-remove-of = Remove { $name }
page-bot-sure = Remove it for good
page-bot-name = Name of the bot
page-bot-make = Make a bot
page-email = E-mail address
page-email-says = For turns in slow matches, and for a new password if you forget yours.
page-email-sent = A link is on its way to that address. Open it to confirm.
page-email-gone = The address is deleted.
page-email-turns = Tell me of my turns in slow matches
page-forgot = I forgot my password
page-forgot-sent = If this account has an address, a link is on its way there.
page-reset-title = A new password
page-confirm-title = Your e-mail address
page-confirm-says = Fiorino will write to this address from now on.
page-confirm-send = Confirm
page-reset-done = The password is changed. Log in with it.
page-confirmed = The address is confirmed.
