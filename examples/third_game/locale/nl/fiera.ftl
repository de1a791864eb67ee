# Fiera, het uitgewerkte voorbeeld van docs/adding-a-game.md.

lobby-game-fiera = Fiera
    .players = 2–4 spelers
    .time = 15 min
    .tag = Een verzegelde bestelling, en balen om op te bieden.

fiera-seat-prato = Prato
fiera-seat-lucca = Lucca
fiera-seat-pisa = Pisa
fiera-seat-arezzo = Arezzo

fiera-good-wool = wol
fiera-good-silk = zijde
fiera-good-leather = leer
fiera-good-wine = wijn

fiera-field-day = dag
fiera-field-days = van
fiera-field-bale = te koop
fiera-field-high = hoogste bod
fiera-field-holder = van
fiera-field-left = nog niet getoond
fiera-field-seats = kooplieden
fiera-field-name = koopman
fiera-field-money = florijnen
fiera-field-bales = balen
fiera-field-order = verzegelde bestelling
fiera-field-out = gepast

fiera-question-bid-or-pass = Bieden of passen?
fiera-answer-bid = bied { $coins ->
    [one] { $coins } florijn
   *[other] { $coins } florijnen
 }
fiera-answer-pass = verlaat deze veiling

fiera-event-order-dealt = { $you ->
    [yes] Je verzegelde bestelling is voor { THING($good) }.
   *[no] { NAME($seat) } krijgt een verzegelde bestelling.
 }
fiera-event-day-began = Dag { $day }. { NAME($opener) } opent.
fiera-event-bale-shown = Er is een baal { THING($good) } te koop.
fiera-event-bid-made = { $you ->
    [yes] Je biedt { $coins }.
   *[no] { NAME($seat) } biedt { $coins }.
 }
fiera-event-passed = { $you ->
    [yes] Je past.
   *[no] { NAME($seat) } past.
 }
fiera-event-bale-sold = { $you ->
    [yes] Je koopt { THING($good) } voor { $coins }.
   *[no] { NAME($seat) } koopt { THING($good) } voor { $coins }.
 }
fiera-event-bale-unsold = Niemand biedt op { THING($good) }.
fiera-event-order-opened = { $you ->
    [yes] Je bestelling was voor { THING($good) }: je balen brengen { $coins } op.
   *[no] De bestelling van { NAME($seat) } was voor { THING($good) }: de balen brengen { $coins } op.
 }
fiera-event-match-ended = De markt is voorbij. Winnaar: { $winners }.

fiera-refusal-bid-or-pass = bied nu of pas
fiera-refusal-too-low = een bod moet hoger zijn dan { $high }
fiera-refusal-too-poor = je hebt niet meer dan { $coins ->
    [one] { $coins } florijn
   *[other] { $coins } florijnen
 }
