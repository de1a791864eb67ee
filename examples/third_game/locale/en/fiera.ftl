# Fiera, the worked example of docs/adding-a-game.md.

lobby-game-fiera = Fiera
    .players = 2–4 players
    .time = 15 min
    .tag = A sealed order, and bales to bid for.

fiera-seat-prato = Prato
fiera-seat-lucca = Lucca
fiera-seat-pisa = Pisa
fiera-seat-arezzo = Arezzo

fiera-good-wool = wool
fiera-good-silk = silk
fiera-good-leather = leather
fiera-good-wine = wine

# Heads of the fields of a view.
fiera-field-day = day
fiera-field-days = of
fiera-field-bale = for sale
fiera-field-high = highest bid
fiera-field-holder = held by
fiera-field-left = not shown yet
fiera-field-seats = merchants
fiera-field-name = merchant
fiera-field-money = florins
fiera-field-bales = bales
fiera-field-order = sealed order
fiera-field-out = passed

fiera-question-bid-or-pass = Bid or pass?
fiera-answer-bid = offer { $coins ->
    [one] { $coins } florin
   *[other] { $coins } florins
 }
fiera-answer-pass = leave this auction

# $good is “–” where the reader may not see it.
fiera-event-order-dealt = { $you ->
    [yes] Your sealed order is for { THING($good) }.
   *[no] { NAME($seat) } receives a sealed order.
 }
fiera-event-day-began = Day { $day }. { NAME($opener) } opens.
fiera-event-bale-shown = A bale of { THING($good) } is for sale.
fiera-event-bid-made = { $you ->
    [yes] You bid { $coins }.
   *[no] { NAME($seat) } bids { $coins }.
 }
fiera-event-passed = { $you ->
    [yes] You pass.
   *[no] { NAME($seat) } passes.
 }
fiera-event-bale-sold = { $you ->
    [yes] You buy the { THING($good) } for { $coins }.
   *[no] { NAME($seat) } buys the { THING($good) } for { $coins }.
 }
fiera-event-bale-unsold = Nobody wants the { THING($good) }.
fiera-event-order-opened = { $you ->
    [yes] Your order was for { THING($good) }: your bales bring { $coins }.
   *[no] The order of { NAME($seat) } was for { THING($good) }: the bales bring { $coins }.
 }
fiera-event-match-ended = The fair is over. Winner: { $winners }.

# Refusals begin small: they stand before their rule.
fiera-refusal-bid-or-pass = now bid or pass
fiera-refusal-too-low = a bid must be more than { $high }
fiera-refusal-too-poor = you have { $coins ->
    [one] { $coins } florin
   *[other] { $coins } florins
 }, no more
