### Medici vs Strozzi: its words. $seat is the name of a player; $you says whether it is the reader ("yes", "no").
### $harbor, $good and $house are ids of messages for THING; a form that a word does not have gives the word itself.

medici-house-medici = Medici
medici-house-strozzi = Strozzi

# `.at` is the form of place: a ship lies “in Pisa”.
medici-harbor-pisa = Pisa
    .at = in Pisa
medici-harbor-genova = Genova
    .at = in Genova
medici-harbor-venezia = Venezia
    .at = in Venezia

## The goods. `.letter` stands on the markers: five different letters.

medici-good-dye = dye
    .letter = D
medici-good-fur = fur
    .letter = F
medici-good-spice = spice
    .letter = S
medici-good-cloth = cloth
    .letter = C
medici-good-gold = gold
    .letter = G
# A tile by good and value: "dye 4"
medici-tile = { THING($good) } { $value }

## Where the match stands, for the bar at the top

medici-where = round { $round } of { $rounds }

## Questions. The value is for the one who is asked; `.other` is what everybody else reads.

medici-question-draw-or-stop = { $tiles ->
        [one] Draw a second tile, or stop?
       *[other] Draw a third tile, or stop?
    }
    .other = { NAME($seat) } may draw another tile or stop.
medici-question-name-price = Name your price
    .other = { NAME($seat) } names a price for the lot.
medici-question-take-or-leave = { NAME($namer) } asks { $price }. Buy, or leave it?
    .other = { NAME($seat) } may buy the lot for { $price } or leave it.
medici-question-load-lot = The lot is yours. Where does it go?
    .other = { NAME($seat) } loads the lot.
medici-question-kept = The lot is yours. It goes as planned.

## Answers. `.detail` is the second line of the button.

medici-answer-draw = { $number ->
        [2] Draw a second tile
       *[other] Draw a third tile
    }
    .detail = { $left ->
        [one] the last one in the bag
       *[other] { $left } in the bag
    }
medici-answer-stop = Stop drawing
    .detail = the price comes next
# On the button that commits: "Name 30"
medici-answer-price = Name { $coins }
    .detail = they buy at { $coins }, or you do
medici-answer-buy = Buy for { $coins }
    .detail = your coins { $before } → { $after }
medici-answer-refuse = Leave it
    .detail = { NAME($seat) } must buy it for { $coins }
medici-answer-load = { THING($harbor) }, ship of { $ship }
    .detail = { $before } + { $added } = { $after } against { $against }
    .act = Load { THING($harbor) }
medici-answer-throw = Throw it away
    .detail = out until the next round

## What a draft would bring about. $changes is a list of medici-change.

medici-change = { $you ->
        [yes] you { $before } → { $after }
       *[no] { NAME($seat) } { $before } → { $after }
    }
medici-preview-count = This ends the round. Coins: { $changes }.
medici-preview-count-nothing = This ends the round, and nobody is paid.
medici-preview-draw = You draw a tile from the bag; this cannot be undone.

## Events, for the log

medici-event-round-began = { $you ->
        [yes] Round { $round }. You draw first.
       *[no] Round { $round }. { NAME($seat) } draws first.
    }
medici-event-tile-drawn = { $you ->
        [yes] You draw { $tile }.
       *[no] { NAME($seat) } draws { $tile }.
    }
medici-event-price-named = { $you ->
        [yes] You ask { $coins } for { $lot }.
       *[no] { NAME($seat) } asks { $coins } for { $lot }.
    }
medici-event-lot-bought = { $you ->
        [yes] You buy for { $coins }.
       *[no] { NAME($seat) } buys for { $coins }.
    }
# $seat named the price and has to pay it; $other leaves it
medici-event-lot-returned = { $you ->
        [yes] { NAME($other) } leaves it: you must buy for { $coins }.
        [left] You leave it: { NAME($seat) } must buy for { $coins }.
       *[no] { NAME($other) } leaves it: { NAME($seat) } must buy for { $coins }.
    }
medici-event-lot-loaded = { $you ->
        [yes] You load { $lot } on your { $ship }-space ship { THING($harbor, form: "at") }.
       *[no] { NAME($seat) } loads { $lot } on the { $ship }-space ship { THING($harbor, form: "at") }.
    }
medici-event-lot-thrown = { $you ->
        [yes] You throw { $lot } away.
       *[no] { NAME($seat) } throws { $lot } away.
    }
medici-event-lot-forced = { $you ->
        [yes] You have no room for { $lot } and throw it away.
       *[no] { NAME($seat) } has no room for { $lot } and throws it away.
    }
medici-event-lot-unsold = The last lot, { $lot }, is not sold.
medici-event-fleet-full = { $you ->
        [yes] Your ships are full: the round is over.
       *[no] { NAME($seat, form: "genitive") } ships are full: the round is over.
    }
medici-event-bag-empty = That was the last tile in the bag.
medici-event-harbor-scored = { $paid ->
       *[no] { THING($harbor) }, { $medici } : { $strozzi }: nobody is paid.
        [yes] { $you ->
            [yes] { THING($harbor) }, { $medici } : { $strozzi }: you receive { $coins }.
           *[no] { THING($harbor) }, { $medici } : { $strozzi }: { NAME($seat) } receives { $coins }.
        }
    }
medici-event-marker-moved = { $spaces ->
        [one] { $you ->
            [yes] { THING($harbor) }, { THING($good) }: the marker moves one space towards you.
           *[no] { THING($harbor) }, { THING($good) }: the marker moves one space towards { NAME($seat) }.
        }
       *[other] { $you ->
            [yes] { THING($harbor) }, { THING($good) }: the marker moves { $spaces } spaces towards you.
           *[no] { THING($harbor) }, { THING($good) }: the marker moves { $spaces } spaces towards { NAME($seat) }.
        }
    }
medici-event-monopoly-paid = { $you ->
        [yes] { THING($harbor) }, { THING($good) }: you receive { $coins }.
       *[no] { THING($harbor) }, { THING($good) }: { NAME($seat) } receives { $coins }.
    }
medici-event-match-ended = { $winners ->
        [one] { $you ->
            [yes] The match is over, { $medici } : { $strozzi }. You win.
           *[no] The match is over, { $medici } : { $strozzi }. { NAME($seat) } wins.
        }
       *[other] The match is over, { $medici } : { $strozzi }. Both win.
    }

## How it ended

medici-outcome-won = { $you ->
        [yes] You have won.
       *[no] { NAME($seat) } has won.
    }
medici-outcome-shared = Equal money: the win is shared.

## Places of the board, for those who listen or point

# A place that stands for a legal answer: "Draw a second tile. Bag, 18 tiles"
medici-place-answer = { $answer }. { $place }
medici-place-ship-choose = { $ship }-space ship: now choose its harbor
medici-place-harbor-choose = { THING($harbor) }: now choose the ship that goes there
medici-place-bag = { $left ->
        [0] Bag, empty
        [one] Bag, one tile
       *[other] Bag, { $left } tiles
    }
medici-place-lot = { $count ->
        [0] No lot yet
       *[other] The lot: { $tiles }
    }
medici-place-price = { $named ->
        [yes] Price { $price }
       *[no] No price yet
    }
medici-place-thrown = { $count ->
        [0] Thrown away: nothing yet
       *[other] Thrown away: { $tiles }
    }
medici-place-purse = { THING($house) }, { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
medici-place-round = Round { $round } of { $rounds }
medici-place-harbor = { THING($harbor) }: Medici { $medici }, Strozzi { $strozzi }
medici-place-berth = the quay of { THING($harbor, form: "genitive") }
medici-place-track = { $side ->
        [none] { THING($harbor) }, { THING($good) }: the marker stands in the middle
       *[other] { THING($harbor) }, { THING($good) }: the marker stands on space { $space } of the { THING($house, form: "genitive") } and pays { $coins }
    }
medici-place-ship = { $docked ->
        [yes] { THING($house) }, { $ship }-space ship { THING($harbor, form: "at") }: { $tiles }, { $free ->
            [0] full
           *[other] { $free } free
        }
       *[no] { THING($house) }, { $ship }-space ship, at anchor
    }

## Words that are painted on the board. They must be short.

# Under the name of a house on its purse
medici-coins = coins
# On the linen bag, under the number of tiles
medici-bag = in the bag
# Below the drawing of all tiles, where those that are gone are pale
medici-still-to-come = still to come
# On the sign over the lot
medici-price = price
medici-round = Round
medici-rounds = { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
medici-thrown = Thrown
medici-thrown-none = nothing yet

medici-board = Harbor table

## The count of a round

medici-count = Round { $round } is over: the count
medici-count-next = Next line
medici-count-all = Count all
medici-count-close = Continue
medici-count-harbors = Harbors: the higher sum takes { $coins }
medici-count-tracks = Tracks: each marker off the middle pays
medici-count-nothing = nothing
medici-count-sums = { $medici } : { $strozzi }
# The heading of a line: "Pisa, dye"
medici-count-track = { THING($harbor) }, { THING($good) }
medici-count-moves = { $side ->
        [none] { $spaces ->
            [one] one to { THING($house, form: "dative") }, now in the middle
           *[other] { $spaces } to { THING($house, form: "dative") }, now in the middle
        }
       *[some] { $spaces ->
            [one] one to { THING($house, form: "dative") }, now on space { $space }
           *[other] { $spaces } to { THING($house, form: "dative") }, now on space { $space }
        }
    }
medici-count-stays-on = { $side ->
        [none] stays in the middle
       *[some] stays on space { $space }
    }
medici-count-stays = stays where it is

## The decision bar

# $mean is the mean value of the tiles in the bag, as a number in figures
medici-odds = { $left } in the bag, { $mean } on average
medici-lot-sum = Together { $sum }
medici-your-price = Your price
medici-price-asked = The price is { $price }.
medici-plan-no-room = It fits on none of your ships: you would have to throw it away.
medici-load-no-room = { $free ->
        [0] the ship there is full
        [one] one space, { $tiles } tiles
       *[other] { $free } spaces, { $tiles } tiles
    }
medici-answer-with-detail = { $answer }: { $detail }
# $gain is a number with its sign: what the house would stand better or worse if the round ended right after it
medici-answer-with-gain = { $answer }: { $detail }, { $gain } if the round ended there

## Panels beside the board

medici-now = If the round ended now
medici-now-coins = coins
medici-now-harbors = harbors
medici-now-tracks = tracks
medici-now-total = total
medici-left = Left in the bag
medici-left-next = { $left ->
        [0] no tile
        [one] one tile, the last
       *[other] { $left } tiles, next one
    }
# $pay is a number with its sign: "+40"
medici-panel-now = { $pay } now
medici-panel-at-anchor = at anchor
# A harbor and the sum of the house there: "Pisa 7"
medici-panel-ship = { THING($harbor) } { $sum }
medici-panel-free = { $free ->
        [0] full
       *[other] { $free } free
    }
medici-at-anchor = at anchor

## The price coach, shown after a hint

medici-coach = Price coach
medici-coach-counted = in this position
medici-coach-mine = worth to you
medici-coach-theirs = worth to them
medici-coach-fair = fair price
# Names of two lines in a small chart, by price: what you keep if they buy, and if they leave the lot to you
medici-coach-buy = if they buy
medici-coach-refuse = if they leave it
medici-coach-chart = What you keep at each price: most at { $price }, whatever they answer
medici-coach-why = At { $price }, their answer makes no difference to you. Every coin away from it lets them choose the answer that costs you one.

## The end of the match

medici-outcome-start = at the start
medici-outcome-round = Round { $round }
medici-outcome-lots = paid for lots

## Hints: what speaks for an answer, or against it. Figures are coins or Florins by rule of thumb.

medici-why-price = It is worth { $mine } to you and { $theirs } to { NAME($seat, form: "dative") }; halfway, either answer costs you the same.
medici-why-price-low = At { $price }, below the fair price of { $fair }, { NAME($seat) } would gain by buying.
medici-why-price-high = At { $price }, above the fair price of { $fair }, { NAME($seat) } would gain by leaving it.
medici-why-cheap = It is worth { $mine } to you and { $theirs } to { NAME($seat, form: "dative") }; { $price } is below the fair price of { $fair }.
medici-why-dear = It is worth { $mine } to you and { $theirs } to { NAME($seat, form: "dative") }; { $price } is not below the fair price of { $fair }.
medici-why-draw = One more tile makes the lot worth { $more } to you on average, as it is { $now }.
medici-why-stop = The lot is worth { $now } to you as it is, with one more tile { $more } on average.
medici-why-load = There it stands { $after } against { $against }; { $ahead ->
    [0] no other place than { THING($harbor) } is better
   *[other] { THING($harbor) } is { $ahead } better than the next choice
 }.
medici-why-load-other = There it would stand { $after } against { $against }.
medici-why-throw = No ship gains by it.

## The body of the question, what would come of an answer, and what lies under the board

# Drawing on and naming a price are one question
medici-question-lot = Draw once more, or name your price
# The place of a tile that may still be drawn
medici-lot-more = { $number ->
        [2] 2nd
       *[other] 3rd
    }
# $tiles is a list of tiles of value 0
medici-lot-zero = { $count ->
        [one] { $tiles } pushes two spaces.
       *[other] { $tiles } push two spaces each.
    }
medici-plan-left = If they leave it, you load it here
medici-load-choose = Ship and harbor
medici-plan-bought = If you buy it, you load it here
# Both sums in a harbor once the lot is loaded, one's own first
medici-load-sums = { $lead ->
        [own] { $own } : { $other }, you lead
        [other] { $own } : { $other }, they lead
       *[none] { $own } : { $other }, equal
    }
# Where else a ship could go
medici-load-or = or { $harbors }
# Under a gain: what it is counted for
medici-this-round = this round
# $own and $other are what both would have with this round
medici-then-they-buy = If they buy at { $price }: { $own } : { $other } with this round
medici-then-they-leave = { $way ->
        [load] If they leave it: { $own } : { $other }, you load { THING($harbor) }
       *[throw] If they leave it: { $own } : { $other }, you throw it away
    }
medici-then-you-buy = If you buy: { $own } : { $other } with this round, { $after } left
medici-then-you-leave = If you leave it: { $own } : { $other }, { NAME($seat) } pays { $price }
medici-then-round = With this round { $own } : { $other }
# In the row of a player
medici-seat = { $told ->
        [yes] { THING($house) } · with this round { $total }
       *[no] { THING($house) }
    }
medici-left-line = { $left ->
        [one] one tile in the bag
       *[other] { $left } tiles in the bag
    }
medici-read-track = { $side ->
        [none] If the round ended now, the marker would stand in the middle.
       *[some] If the round ended now, it would stand on space { $space } of the { THING($house) } and pay { $coins }.
    }
# Pressed into the question's place: $other leaves the lot, $seat has to pay
medici-stamp-left = { $you ->
        [yes] { NAME($other) } leaves it. You pay { $coins }.
       *[no] { NAME($other) } leaves it. { NAME($seat) } pays { $coins }.
    }
medici-count-over = Round { $round } is over
medici-count-result = The result
