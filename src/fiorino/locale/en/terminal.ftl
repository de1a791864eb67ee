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
terminal-curtain = { NAME($seat) } is asked now. Press Enter when only { NAME($seat) } looks.
terminal-saved = Saved as { $file }
# $command is what to type, to be copied
terminal-go-on = Go on with: { $command }
# The best answer, and the next best; $answer is notation, with its worth behind it
terminal-hint = Hint: { $answer }
terminal-hint-or = Or: { $answer }
terminal-nothing-to-undo = There is no answer of yours to take back yet.

## What cannot be taken as an answer. $answers is a list of notation, “draw or stop”.

terminal-answers-numbered = The answers are numbered 1 to { $last }.
terminal-answer-needed = An answer is needed: { $answers }.
terminal-answer-unclear = “{ $text }” may be { $answers }; say a little more.
terminal-not-understood = “{ $text }” is not understood; answer with { $answers }.
# Behind one of the sentences above, in brackets
terminal-more-help = “help” tells what else you can type.
# $reason is a sentence that begins small, or the text of the rule itself
terminal-not-allowed = Not allowed: { $reason } (rule { $rule }).
# The same behind “fiorino: ”, where a command ends
terminal-refused = { $reason } (rule { $rule })
terminal-did-you-mean = Did you mean “{ $word }”?
# Behind “fiorino: ” after Ctrl-C
terminal-interrupted = interrupted.

## The help of a match. Each line stands behind the command that it explains.

terminal-help = Answer with the number of an answer or with its text; words may be shortened (“l 5 v”).
terminal-help-undo = take back your own last answer; the same draws come out again
terminal-help-hint = the best answers, and why
terminal-help-legend = what the signs on the table mean
terminal-help-why = the rule that asks you
terminal-help-rules = the rules, or one section or rule of them
terminal-help-log = everything that has happened
terminal-help-table = draw the table again
terminal-help-save = write the match to a file
terminal-help-quit = leave; the match is saved, and you are told how to go on

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
    [one] … { $count } line more: log
   *[other] … { $count } lines more: log
 }
# $number is what was typed: “18.5”; $answers is notation
terminal-not-whole = “{ $number }” is no whole number; answer with { $answers } (rule { $rule }).

## Legend of Medici vs Strozzi. $bonus and $most are coins.

terminal-medici-sign-tile = a tile: shape and letter of the good, and its value
terminal-medici-sign-gold = gold: counts in a harbor, but pushes no marker
terminal-medici-sign-ship = a ship with its tiles, free spaces, and the sum of its values
terminal-medici-sign-track = a monopoly track of a harbor
terminal-medici-sign-marker = its marker; in the middle it pays nobody, else the house on whose side it stands
terminal-medici-sign-space = a space that pays 10
terminal-medici-sign-bonus = a space that pays a bonus of { $bonus } more
terminal-medici-sign-bonus-twice = the end of a track, with a bonus of { $most } more
terminal-medici-sign-ends = the Strozzi’s end of the tracks is left, that of the Medici right
terminal-medici-sign-bag = tiles still in the bag: a good with its values

## Legend of Siena

terminal-siena-sign-pieces = the piece of a player, by shape and colour
terminal-siena-sign-asked = who is asked now
terminal-siena-sign-row = the row of the Initiative track: what each priced card costs this player more
terminal-siena-sign-star = a card with an asterisk: it is auctioned, and leaves the game when it is played
terminal-siena-sign-journey = a Journey card: a Merchant travels with it
terminal-siena-sign-green = the green of a card: steps that a Banker or Calandrino goes with it
terminal-siena-sign-price = what a card costs you, in Florins
terminal-siena-sign-frame = a good: workers in its frame; units that are ready × the price of each
terminal-siena-sign-figures = the same in figures: 2 of 3 workers
terminal-siena-sign-road = what the spaces of a road pay; – is nothing
terminal-siena-sign-calandrino = Calandrino, the beggar
terminal-siena-sign-courtesan = a Courtesan who waits in the Inn
terminal-siena-sign-tower = the levels of the Tower with who built them
terminal-siena-sign-hidden = Senesi cards or Artists: a value that you know, and one that is hidden
terminal-siena-sign-donated = has made the donation to the Duomo

## What answers of Medici vs Strozzi mean

# Beside “price 0 … price 400”; $coins is what the asked one has
terminal-medici-price = { NAME($seat) } buys at your price, or you must; you have { $coins }
terminal-medici-average = on the average worth { $mean }
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
terminal-siena-barred-next_auction = you take no part in the next one
terminal-siena-barred-all_auctions = you take no part in any more of them
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
terminal-siena-turn-country-turn = Your turn: { $may }, until you are done
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

terminal-siena-you-named-first = { NAME($seat) } lets you begin.
terminal-siena-you-seat-placed = You put a disc on the stack.
terminal-siena-you-start-declined = You start no auction.
terminal-siena-you-auction-started = You put { THING($card, form: "the") } up for auction.
terminal-siena-you-bid-made = You bid { $bid }.
terminal-siena-you-passed = You pass.
terminal-siena-you-card-won = You win { THING($card, form: "the") } for { $coins }.
terminal-siena-you-card-taken = { $coins ->
    [0] You take { THING($card, form: "the") } for nothing.
   *[other] You take { THING($card, form: "the") } for { $coins }.
 }
terminal-siena-you-first-named = You let { NAME($first, form: "accusative") } begin.
terminal-siena-you-first-named-self = You begin.
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
terminal-siena-you-banker-income = You receive { $coins }, a Banker’s income.
terminal-siena-you-banker-moved = You come { THING($place, form: "to") }.
terminal-siena-you-bride-paid = You give the bride { $coins }.
terminal-siena-you-banker-stopped = You stop { THING($place, form: "at") }.
terminal-siena-you-place-paid = You receive { $coins } { THING($place, form: "at") }.
terminal-siena-you-donation-made = You donate { $coins } to the Duomo.
terminal-siena-you-courtesans-paid = You pay the Courtesans { $coins }.
terminal-siena-you-girlfriends-helped = The Girlfriends help you.
terminal-siena-you-artist-offered = You open an auction for an Artist.
terminal-siena-you-artist-seen-value = You look at the Artist: { $name }, worth { $value }.
terminal-siena-you-look-paid = You pay { $coins } for a look.
terminal-siena-you-artist-engaged-value = You engage { $name }, worth { $value }, for { $coins }.
terminal-siena-you-level-built = You build level { $level } of the Tower for { $coins }.
terminal-siena-you-alms-given = { $coins ->
    [0] You have nothing to give to Calandrino.
   *[other] You give Calandrino { $coins }.
 }
terminal-siena-you-alms-refused = You refuse alms: stinginess cube number { $cubes }.
terminal-siena-you-guards-called = You have the Guards send Calandrino away.
terminal-siena-you-points-counted = You: { THING($what) } { $points }
terminal-siena-you-winner-named = You join the Council of Nine!

## fiorino games and fiorino rules

terminal-game = { $game } by { $author }, for { $few } to { $many } players, rules version { $version }
terminal-game-fixed = { $game } by { $author }, for { $few } players, rules version { $version }
# $usual is a word that can be typed
terminal-editions = A whole rulebook at once; single options on top. Usual: { $usual }.
# $says is a sentence about an option, $rule the number of its rule
terminal-option = { $says } Usual: { $usual } ({ $rule }).
terminal-box = The box of { $game }
# How sure a value of the box is: stated in a rulebook, deduced from it, reconstructed by us, or our ruling
terminal-mark-stated = stated
terminal-mark-deduced = deduced
terminal-mark-reconstructed = reconstructed
terminal-mark-ruling = ruling

## fiorino verify and fiorino position

# $promise is the beginning of a number by which the server had promised the draws
terminal-verified = { $file }: a sound record of { $game }, { $state ->
    [finished] finished
   *[running] running
 }, { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
 } and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
 }; { $source ->
    [promise] draws as its seed has them, which keeps the promise { $promise }….
    [seed] draws as its seed has them.
   *[hand] draws entered by hand.
 }
# $seat and $question are names that files use: “strozzi, take-or-leave”
terminal-asked = Asked: { $seat }, { $question } (rule { $rule })

## What is refused. $why is a sentence of the operating system.

terminal-error-not-text = “{ $text }” is not text that can be read.
terminal-error-game = There is no game “{ $game }”; there is { $games }.
terminal-error-seat = There is no seat “{ $seat }”; there is { $seats }.
# $seats is a number or a list of numbers: “2, 3, 4 or 5”
terminal-error-seats = { $game } has { $seats } seats here; --seats names { $named }: { $names }. A comma separates players, so no name has one in it.
terminal-error-bot = There is no bot “{ $bot }”; there is { $bots }, or your own as file.py:Class. A person’s name begins with a capital letter.
terminal-error-option-form = An option is given as name=value, not as “{ $option }”.
terminal-error-option-twice = The option “{ $option }” is given twice.
terminal-error-saved-file-brings = A saved file brings its game, options and box; leave them out.
terminal-error-no-saved = There is no saved match yet; begin one with: { $command }
terminal-error-file-large = “{ $file }” is far too large to be a file of Fiorino.
terminal-error-file-kind = “{ $file }” is not a file that can be read, but a folder, a pipe or a device; name the file itself.
terminal-error-file-text = “{ $file }” is not a text file.
terminal-error-file-read = “{ $file }” cannot be read: { $why }.
terminal-error-file-write = “{ $file }” cannot be written: { $why }.
terminal-error-too-late = “{ $text }” comes too late: the match is over.
terminal-error-no-rule = There is no rule “{ $number }”; the sections are { $sections }.
terminal-error-no-rule-speaks = No rule of { $game } speaks of “{ $word }”.

## Files, names and the screen of a match

# Keys that do more than type
terminal-help-keys = Tab completes, ↑ brings back what you typed, Ctrl-C leaves. Every answer is saved at once.
# Enter shows the next page
terminal-more = Press Enter for more.
terminal-over-already = This match is over; its file stays as it is.
# Somebody else answered after you
terminal-undo-other = { NAME($seat) } has answered since; you can take back your own answers only.
# $name is what a record calls a player: “evil.py:Bot”
terminal-bot-file = “{ $name }” sits here as a person: a file brings no bots of its own. To seat a bot, name it with --seats.
# $why is one of the terminal-why sentences
terminal-saved-elsewhere = “{ $file }” cannot be written: { $why }. From now on the match is saved as { $place }
terminal-unsaved = “{ $file }” cannot be written: { $why }. Nothing else can be written either; it is tried again after every answer.
terminal-record-follows = The match could not be saved anywhere. To keep it, copy everything below into a file whose name ends in .fiorino:
terminal-ask-overwrite = “{ $file }” exists already. Type yes to write over it:
terminal-error-file-exists = “{ $file }” exists already; choose another name, or put --overwrite before it.
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
