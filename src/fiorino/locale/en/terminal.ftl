### Words that only the terminal has: `fiorino play`, `rules`, `games`, `replay`, `verify`, `position`.
### What is typed stays English in every language: commands (undo, hint …), answers (“price 18”), options (--seats).
### The games' own sentences are in siena.ftl and medici.ftl; the terminal says the same as the page.

# The player at the keyboard, in brackets behind the name of a seat: “Medici (you)”
terminal-you = you
# Nobody is in the Inn
terminal-empty = empty

## What players are called who have no name of their own, by the colour of their piece

terminal-seat-blue = Blue
terminal-seat-orange = Orange
terminal-seat-green = Green
terminal-seat-rose = Rose
terminal-seat-red = Red

## A match

# $who is a name, $question a sentence of one of the games
terminal-question = { $who }: { $question }
# Beside a row of answers that differ in a number only: “price 0 … price 400”
terminal-type-number = type a number
# Two people share a keyboard; the screen has been cleared
terminal-curtain = { NAME($seat, form: "genitive") } turn. Press Enter when only { NAME($seat) } is looking.
terminal-saved = Saved as { $file }
# $command is what to type, to be copied
terminal-go-on = Continue with: { $command }
# The best answer, and the next best; $answer is notation, with its worth behind it
terminal-hint = Hint: { $answer }
terminal-hint-or = Or: { $answer }
terminal-nothing-to-undo = You have no answer to take back yet.

## What cannot be taken as an answer

terminal-answers-numbered = The answers are numbered 1 to { $last }.
# Behind a refusal of what was typed, in brackets
terminal-more-help = “help” lists what else you can type.
# $reason is a sentence that begins small
terminal-not-allowed = Not allowed: { $reason } (rule { $rule }).
# The same behind “fiorino: ”, where a command ends
terminal-refused = { $reason } (rule { $rule })
terminal-did-you-mean = Did you mean “{ $word }”?
# Behind “fiorino: ” after Ctrl-C
terminal-interrupted = interrupted.

## The help of a match. Each line stands behind the command that it explains.

terminal-help = Type the number of an answer or its text; words may be shortened (“l 5 v”).
terminal-help-undo = take back your own last answer; the same draws come out again
terminal-help-hint = the best answers, and why
terminal-help-legend = what the symbols on the table mean
terminal-help-why = the rule behind the question
terminal-help-rules = the rules, or one section or rule of them
terminal-help-log = everything that has happened
terminal-help-table = draw the table again
terminal-help-save = write the match to a file
terminal-help-quit = leave; the match is saved, and you are told how to continue

## The table of Medici vs Strozzi

terminal-medici-tiles-left = { $left ->
    [one] { $left } tile in the bag
   *[other] { $left } tiles in the bag
 }
terminal-medici-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
 }
# Ships without a harbor; $ships is a list of their spaces: “ships of 3, 4 and 5”
terminal-medici-at-home = { $count ->
    [one] at home: ship of { $ships }
   *[other] at home: ships of { $ships }
 }
    .short = at home { $ships }
terminal-medici-no-ship = no ship yet
# The sum of the values of a lot
terminal-medici-value = value { $value }
# Behind a lot that has a price
terminal-medici-at-price = { $coins ->
    [one] at { $coins } coin
   *[other] at { $coins } coins
 }
terminal-medici-in-bag = In the bag: { $tiles }
# What loading a lot would do to a marker: “dye +2”
terminal-medici-push = { THING($good) } marker +{ $spaces }
# Room that would be left on a ship
terminal-medici-free = { $free ->
    [0] ship full
   *[other] { $free } free
 }

## The table of Siena

terminal-siena-stock = Senesi { $senesi }, Artists { $artists }
# Heads of columns; “.short” for a narrow terminal, at most three or four letters
terminal-siena-column-florins = Florins
    .short = Fl.
terminal-siena-column-status = status
    .short = status
terminal-siena-column-where = where
    .short = where
# How many cards are in the hand
terminal-siena-column-cards = cards
    .short = hd
# Levels of the Tower
terminal-siena-column-levels = levels
    .short = lv
# Stinginess cubes
terminal-siena-column-cubes = cubes
    .short = cb
terminal-siena-column-senesi = Senesi
    .short = Sen
terminal-siena-column-artists = Artists
    .short = Art
# The same in one line, where columns have no room
terminal-siena-player = cards { $cards }, levels { $levels }, cubes { $cubes }, Senesi { $senesi }, Artists { $artists }
# Where a Merchant travels: “Firenze, space 2”
terminal-siena-road = { THING($road) }, space { $space }
terminal-siena-tower = Tower
# The highest bid so far: “6 by Anna”
terminal-siena-high-bid = { $coins } by { NAME($seat) }
    .you = { $coins } by you
# What an answer costs or brings
terminal-siena-money = { $after ->
    [one] { $before } → { $after } Florin
   *[other] { $before } → { $after } Florins
 }
# What each Courtesan is paid
terminal-siena-each = { $coins } Florins each
# What refusing alms costs: − is the sign of a loss
terminal-siena-stinginess = { $points ->
    [one] −{ $points } point at the end
   *[other] −{ $points } points at the end
 }

## Typing

# Below the answers of every question, one line of at most 78 signs; help, legend … are typed as they stand here
terminal-typing = Type a number or an answer. Also: help, hint, legend, undo, log, quit.
# Above the news, where there is no room for all of them; log is typed as it stands here
terminal-earlier-news = { $count ->
    [one] … { $count } more line: log
   *[other] … { $count } more lines: log
 }

## Legend of Medici vs Strozzi. $bonus and $most are coins.

terminal-medici-sign-tile = a tile: shape and letter of the good, and its value
terminal-medici-sign-gold = gold: counts in a harbor, but pushes no marker
terminal-medici-sign-ship = a ship with its tiles, free spaces, and the sum of its values
terminal-medici-sign-track = a monopoly track of a harbor
terminal-medici-sign-marker = its marker; it pays the house on whose side it stands, and nobody in the middle
terminal-medici-sign-space = a space that pays 10
terminal-medici-sign-bonus = a space that pays { $bonus } extra
terminal-medici-sign-bonus-twice = the end of a track, which pays { $most } extra
terminal-medici-sign-ends = the Strozzi end of a track is on the left, the Medici end on the right
terminal-medici-sign-bag = tiles still in the bag: a good with its values

## Legend of Siena

terminal-siena-sign-pieces = the piece of a player, by shape and colour
terminal-siena-sign-asked = who is asked now
terminal-siena-sign-row = the row on the Initiative track: the surcharge on each priced card
terminal-siena-sign-star = a card with an asterisk: it is auctioned, and leaves the game when it is played
terminal-siena-sign-journey = a Journey card: a Merchant travels with it
terminal-siena-sign-green = the green of a card: steps for a Banker or for Calandrino
terminal-siena-sign-price = what a card costs you, in Florins
terminal-siena-sign-frame = a good: workers in its frame; ready units × the price of each
terminal-siena-sign-figures = the same in numbers: 2 of 3 workers
terminal-siena-sign-road = what the spaces of a road pay; – is nothing
terminal-siena-sign-calandrino = Calandrino, the beggar
terminal-siena-sign-courtesan = a Courtesan waiting in the Inn
terminal-siena-sign-tower = the levels of the Tower and their builders
terminal-siena-sign-hidden = Senesi cards or Artists: a value you know, and a hidden one
terminal-siena-sign-donated = has made the donation to the Duomo

## What answers of Medici vs Strozzi mean

# Beside “price 0 … price 400”; $coins is what the asked one has
terminal-medici-price = { NAME($seat) } buys at your price, or you must; you have { $coins }
terminal-medici-average = worth { $mean } on average
# Behind the result of the match
terminal-medici-ended = The last round is over: the money decides.

## What answers of Siena mean

terminal-siena-out = you are out of this auction
# Beside “bid 8 … bid 28”: what is left after the lowest and the highest bid
terminal-siena-keeps = you keep { $most } … { $least } Florins
# $odds is a list of terminal-siena-odds
terminal-siena-fato = number, chance without the Devil, pay: { $odds }
terminal-siena-odds = { $count }: { $chance } % +{ $coins }
# What workers do to a frame: “Corn 2 → 0/3 (+1)”, where a full frame made one unit
terminal-siena-frame = { $made ->
    [0] { THING($good) } { $before } → { $left }/{ $frame }
   *[other] { THING($good) } { $before } → { $left }/{ $frame } (+{ $made })
 }
terminal-siena-may-sell = you may sell { $goods }
terminal-siena-spaces-pay = its spaces pay { $pays }
# The two values of an option
terminal-siena-barred-next_auction = you sit out the next one
terminal-siena-barred-all_auctions = you sit out all later ones
terminal-siena-rise-merchant = you sell Cloth and Spices instead of Corn, Wine and Oil, and may travel
terminal-siena-rise-banker = 8 Florins each turn, and you walk the town; only Bankers can win
terminal-siena-stays = asked again after a later turn, with { $coins } Florins
terminal-siena-then-rise = then you may become { THING($status, form: "a") }
terminal-siena-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }

## Questions of Siena that name what is offered. $may is a list of the words below.

terminal-siena-bid-or-pass = Bid for the Artist, or pass
terminal-siena-look-or-pass = Look at the Artist, or pass
terminal-siena-turn-country-turn = Your turn: { $may }, or end your turn
terminal-siena-turn-banker-move = Your walk: { $may }, or stop
terminal-siena-turn-banker-rest = Your walk is over: { $may }, or end your turn
terminal-siena-play = play
terminal-siena-sell = sell
terminal-siena-travel = travel
terminal-siena-charity = give to charity
terminal-siena-discard = discard
terminal-siena-green = play greens for steps
terminal-siena-step = go on
terminal-siena-enter = enter the Inn

## The story of Siena where it is about you

terminal-siena-you-named-first = { NAME($seat) } lets you go first.
terminal-siena-you-seat-placed = You put a disc on the stack.
terminal-siena-you-start-declined = You decline to start an auction.
terminal-siena-you-auction-started = You put { THING($card, form: "the") } up for auction.
terminal-siena-you-bid-made = You bid { $bid }.
terminal-siena-you-passed = You pass.
terminal-siena-you-card-won = You win { THING($card, form: "the") } for { $coins }.
terminal-siena-you-card-taken = { $coins ->
    [0] You take { THING($card, form: "the") } for free.
   *[other] You take { THING($card, form: "the") } for { $coins }.
 }
terminal-siena-you-first-named = You let { NAME($first, form: "accusative") } go first.
terminal-siena-you-first-named-self = You go first.
terminal-siena-you-turn-began = Your turn.
terminal-siena-you-card-played = You play { THING($card, form: "the") }.
terminal-siena-you-card-played-green = { $green ->
    [one] You use { THING($card, form: "the") } for { $green } step.
   *[other] You use { THING($card, form: "the") } for { $green } steps.
 }
terminal-siena-you-card-discarded = You discard { THING($card, form: "the") }.
terminal-siena-you-unit-sold = You sell { THING($good) } for { $coins }.
terminal-siena-you-banker-share = You receive { $coins } as a Banker.
terminal-siena-you-unit-loaded = You take { THING($good) } along.
terminal-siena-you-fato-drawn = { $cards ->
    [one] You draw { $cards } Fato card: { $coins } Florins.
   *[other] You draw { $cards } Fato cards: { $coins } Florins.
 }
terminal-siena-you-fato-drawn-devil = { $cards ->
    [one] You draw { $cards } Fato card: the Devil takes everything.
   *[other] You draw { $cards } Fato cards: the Devil takes everything.
 }
terminal-siena-you-leg-travelled = { $coins ->
    [0] You travel to space { $space } of the road { THING($road, form: "to") }.
   *[other] You travel to space { $space } of the road { THING($road, form: "to") } for { $coins }.
 }
terminal-siena-you-road-left = You leave the road { THING($road, form: "to") }.
terminal-siena-you-charity-given = You give { $coins } to charity.
terminal-siena-you-senesi-seen-value = You draw a Senesi card worth { $value }.
terminal-siena-you-senesi-kept-values = You keep Senesi worth { $values }.
terminal-siena-you-inn-set-played = You win { $coins } at cards in the Inn.
terminal-siena-you-status-risen = You become { THING($status, form: "a") }!
terminal-siena-you-banker-income = You receive a Banker’s income of { $coins }.
terminal-siena-you-banker-moved = You come { THING($place, form: "to") }.
terminal-siena-you-bride-paid = You pay { $coins } Florins for a wedding gift.
terminal-siena-you-banker-stopped = You stop { THING($place, form: "at") }.
terminal-siena-you-place-paid = You receive { $coins } { THING($place, form: "at") }.
terminal-siena-you-donation-made = You donate { $coins } to the Duomo.
terminal-siena-you-courtesans-paid = { $coins ->
    [one] You pay the Courtesans { $coins } Florin.
   *[other] You pay the Courtesans { $coins } Florins.
 }
terminal-siena-you-girlfriends-helped = The Girlfriends help you.
terminal-siena-you-artist-offered = You open an auction for an Artist.
terminal-siena-you-artist-seen-value = You look at the Artist: { $name }, worth { $value }.
terminal-siena-you-look-paid = You pay { $coins } for a look.
terminal-siena-you-artist-engaged-value = You engage { $name }, worth { $value }, for { $coins }.
terminal-siena-you-level-built = You build level { $level } of the Tower for { $coins }.
terminal-siena-you-alms-given = { $coins ->
    [0] You have nothing to give Calandrino.
   [one] You give Calandrino { $coins } Florin.
   *[other] You give Calandrino { $coins } Florins.
 }
terminal-siena-you-alms-refused = You refuse alms: stinginess cube number { $cubes }.
terminal-siena-you-guards-called = You call the Guards, who send Calandrino away.
terminal-siena-you-points-counted = You: { THING($what) } { $points }
terminal-siena-you-winner-named = You join the Council of Nine!

## fiorino games and fiorino rules

terminal-game = { $game } by { $author }, for { $few } to { $many } players, rules version { $version }
terminal-game-fixed = { $game } by { $author }, for { $few } players, rules version { $version }
# $usual is a word that can be typed
terminal-editions = Sets a whole rulebook; single options can be set on top. Default: { $usual }.
# $says is a sentence about an option, $rule the number of its rule
terminal-option = { $says } Default: { $usual } ({ $rule }).
terminal-box = The box of { $game }
# How sure a value of the box is: stated in a rulebook, deduced from it, reconstructed by us, or our ruling
terminal-mark-stated = stated
terminal-mark-deduced = deduced
terminal-mark-reconstructed = reconstructed
terminal-mark-ruling = ruling

## fiorino verify and fiorino position

# $promise is the beginning of a number by which the server had promised the draws
terminal-verified = { $file }: a valid record of { $game }, { $state ->
    [finished] finished
   *[running] running
 }, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
 } and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
 }; { $source ->
    [promise] its draws fit its seed and the commitment { $promise }….
    [seed] its draws fit its seed.
   *[hand] its draws were entered by hand.
 }
# $seat and $question are names that files use: “strozzi, take-or-leave”
terminal-asked = Asked: { $seat }, { $question } (rule { $rule })

## What is refused. $why is a sentence of the operating system.

terminal-error-not-text = “{ $text }” is not text that can be read.
terminal-error-game = There is no game “{ $game }”; the games are { $games }.
terminal-error-seat = There is no seat “{ $seat }”; the seats are { $seats }.
# $seats is a number or a list of numbers: “2, 3, 4 or 5”
terminal-error-seats = { $game } has { $seats } seats here; --seats names { $named }: { $names }. A comma separates players, so a name cannot contain one.
terminal-error-bot = There is no bot “{ $bot }”; the bots are { $bots }, or your own as file.py:Class. A person’s name begins with a capital letter.
terminal-error-option-form = An option is given as name=value, not as “{ $option }”.
terminal-error-option-twice = The option “{ $option }” is given twice.
terminal-error-saved-file-brings = A saved file sets its own game, options and box; leave them out.
terminal-error-no-saved = There is no saved match yet; start one with: { $command }
terminal-error-file-large = “{ $file }” is far too large to be a Fiorino file.
terminal-error-file-kind = “{ $file }” is not an ordinary file but a folder, a pipe or a device; name the file itself.
terminal-error-file-text = “{ $file }” is not a text file.
terminal-error-file-read = “{ $file }” cannot be read: { $why }.
terminal-error-file-write = “{ $file }” cannot be written: { $why }.
terminal-error-too-late = “{ $text }” comes too late: the match is over.
terminal-error-no-rule = There is no rule “{ $number }”; the sections are { $sections }.
terminal-error-no-rule-speaks = No rule of { $game } mentions “{ $word }”.

## Files, names and the screen of a match

# Keys that do more than type
terminal-help-keys = Tab completes, ↑ recalls what you typed, Ctrl-C leaves. Every answer is saved at once.
# Enter shows the next page
terminal-more = Press Enter for more.
terminal-over-already = This match is over; its file is not changed.
# Somebody else answered after you
terminal-undo-other = { NAME($seat) } has answered since; you can take back only your own answers.
# $name is what a record calls a player: “evil.py:Bot”
terminal-bot-file = “{ $name }” sits here as a person, because a file cannot bring its own bots. To seat a bot, name it with --seats.
# $why is one of the terminal-why sentences
terminal-saved-elsewhere = “{ $file }” cannot be written: { $why }. From now on the match is saved as { $place }
terminal-unsaved = “{ $file }” cannot be written: { $why }. Nothing else can be written either; saving is retried after every answer.
terminal-record-follows = The match could not be saved anywhere. To keep it, copy everything below into a file whose name ends in .fiorino:
terminal-ask-overwrite = “{ $file }” already exists. Type yes to overwrite it:
terminal-error-file-exists = “{ $file }” already exists; choose another name, or put --overwrite before it.
terminal-error-in-file = “{ $file }”: { $why }
terminal-error-name-long = “{ $name }” has { $letters } characters; a name has at most { $most }.
# Why a file cannot be read or written, behind “… cannot be read: ”
terminal-why-missing = there is no such file or folder
terminal-why-forbidden = you may not do that there
terminal-why-folder = it is a folder
terminal-why-not-plain = it is no ordinary file
terminal-why-inside-a-file = a part of its path is a file, not a folder
terminal-why-full = the disk is full
terminal-why-too-large = no larger file is allowed there
terminal-why-read-only = nothing can be written there
terminal-why-long-name = its name is too long
terminal-why-circle = its links lead in a circle
terminal-why-disk = the disk does not answer as it should
terminal-why-name = that is no name for a file
terminal-why-changed = another program has changed it meanwhile
terminal-why-other = the system does not allow it

# The review of a match: fiorino analyze
terminal-error-unfinished = { $file } is a match that is not finished; only a finished one is reviewed.
terminal-review-progress = decisions
terminal-review-chance = Winning chances after each decision, and what the decisions cost
terminal-review-coins = Expected lead after each decision, and what the decisions cost
terminal-review-account-chance = { $name }: own answers gave away { $away } %; draws and the others brought { $came } %.
terminal-review-account-coins = { $name }: own answers gave away { $away }; draws and the others brought { $came }.
terminal-review-pair-chance = { $name }: own answers gave away { $away } %; luck brought { $came } %.
terminal-review-pair-coins = { $name }: own answers gave away { $away }; luck brought { $came }.
terminal-review-decisions = All decisions
terminal-review-column-number = move
terminal-review-column-seat = seat
terminal-review-column-given = answer
terminal-review-column-cost = cost
terminal-review-column-best = best answers
terminal-review-points = Turning points
terminal-review-clean = No answer gave anything away.
terminal-review-point = { $number }. { $name }: { $given } ({ $cost }). Better: { $best } ({ $worth }).
