### Siena: everything that a person reads at its table.
### A Goods card goes by its workers, “Grano 2 · Vino 1”, in every form. Forms: of a card “.the” (il, la, i, le, or none);
### of a good “.of” (del, dell’, della, delle); of a status “.a” without article; of a road “.to” per …, “.towards” verso ….

siena-title = Siena

## Goods

siena-good-corn = Grano
    .of = del Grano
siena-good-wine = Vino
    .of = del Vino
siena-good-oil = Olio
    .of = dell’Olio
siena-good-cloth = Stoffa
    .of = della Stoffa
siena-good-spices = Spezie
    .of = delle Spezie
siena-workers = { THING($good) } { $count }
# Cards of one name are told apart by their numbers: “Guards 8”.
siena-card-numbered = { THING($card) } { $number }

## Status

siena-status-peasant = Contadino
    .a = Contadino
siena-status-merchant = Mercante
    .a = Mercante
siena-status-banker = Banchiere
    .a = Banchiere

## Cards

siena-card-mule = Mulo
    .the = il Mulo
siena-card-francigena = Via Francigena
    .the = Via Francigena
siena-card-girlfriends = Amiche
    .the = le Amiche
siena-card-guards = Guardie
    .the = le Guardie
siena-card-bricklayer = Muratori
    .the = i Muratori
siena-card-salimbeni = Piazza Salimbeni
    .the = Piazza Salimbeni
siena-card-inn = Locanda
    .the = la Locanda
siena-card-courtesan = Cortigiana
    .the = la Cortigiana
siena-card-calandrino = Calandrino
    .the = Calandrino
siena-card-banchi = Banchi di Sotto
    .the = Banchi di Sotto
siena-card-servi = Via dei Servi
    .the = Via dei Servi

# What is printed on a card: short, two or three lines of about 26 signs.
siena-print-goods = Metti i lavoranti, poi vendi un’unità per merce.
siena-print-journey = Mercante: anche una casella lungo una strada.
siena-print-mule = In questo turno vendi due unità per merce, non una.
siena-print-francigena = Pesca Fato per le tue merci. Il Diavolo prende tutto.
siena-print-girlfriends = Con loro resti fuori dalla Locanda se ti chiamano.
siena-print-guards = Cacciano Calandrino: né elemosina né avarizia.
siena-print-bricklayer = Un piano della Torre ti costa 10 Fiorini in meno.
siena-print-salimbeni = Se ti fermi lì: pesca Fato, 7 Fiorini a carta.
siena-print-inn = Tre: 20 Fiorini. Una: guarda un Artista o fai entrare Calandrino.
siena-print-courtesan = Il Banchiere che passa entra nella Locanda e paga 10.
siena-print-calandrino = Torna indietro di 3 luoghi e chiede l’elemosina.
siena-print-banchi = Se ti fermi in Banchi di Sotto: 20 Fiorini.
siena-print-servi = Se ti fermi in Via dei Servi: 20 Fiorini.

siena-card-priced = { $name }: rosso { $red }, verde { $green }
siena-card-starred = { $name }: con asterisco, verde { $green }
siena-card-for = { $who ->
    [peasant] Per i Contadini.
    [merchant] Per i Mercanti.
    [banker] Per i Banchieri.
    [country] Per Contadini e Mercanti.
   *[all] Per tutti.
 }
siena-card-leaves = Una volta giocata, esce dalla partita.

siena-senesi = Senesi
siena-senesi-worth = Carta Senesi di valore { $value }
siena-senesi-print = Il consenso del popolo
siena-fato = Fato
siena-devil = Il Diavolo
siena-devil-print = Prende tutto
siena-artist = Artista
siena-artist-known = { $name }, valore { $value }
siena-artist-hidden = Un Artista che non hai visto
siena-artist-print = { $value ->
    [one] { $value } Punto Consenso
   *[other] { $value } Punti Consenso
 }
siena-artist-unseen = Nascosto

## Places

siena-place-banchi-di-sotto = Banchi di Sotto
    .the = Banchi di Sotto
    .at = in Banchi di Sotto
    .to = in Banchi di Sotto
siena-place-piazza-salimbeni = Piazza Salimbeni
    .the = Piazza Salimbeni
    .at = in Piazza Salimbeni
    .to = in Piazza Salimbeni
siena-place-via-dei-servi = Via dei Servi
    .the = Via dei Servi
    .at = in Via dei Servi
    .to = in Via dei Servi
siena-place-via-delle-cerchia = Via delle Cerchia
    .the = Via delle Cerchia
    .at = in Via delle Cerchia
    .to = in Via delle Cerchia
siena-place-palazzo-tolomei = Palazzo Tolomei
    .the = Palazzo Tolomei
    .at = a Palazzo Tolomei
    .to = a Palazzo Tolomei
siena-place-duomo = Duomo
    .the = il Duomo
    .at = al Duomo
    .to = al Duomo
siena-place-palazzo-pubblico = Palazzo Pubblico
    .the = Palazzo Pubblico
    .at = a Palazzo Pubblico
    .to = a Palazzo Pubblico
siena-place-piazza-del-campo = Piazza del Campo
    .the = Piazza del Campo
    .at = in Piazza del Campo
    .to = in Piazza del Campo
siena-place-torre-del-mangia = Torre del Mangia
    .the = la Torre del Mangia
    .at = alla Torre del Mangia
    .to = alla Torre del Mangia
siena-place-banchi-di-sopra = Banchi di Sopra
    .the = Banchi di Sopra
    .at = in Banchi di Sopra
    .to = in Banchi di Sopra
siena-place-inn = Locanda
    .the = la Locanda
    .at = nella Locanda
    .to = nella Locanda
siena-place-wall = Mura
    .the = le Mura
    .at = sulle Mura
    .to = sulle Mura
siena-road-firenze = Firenze
    .to = per Firenze
    .towards = verso Firenze
siena-road-arezzo = Arezzo
    .to = per Arezzo
    .towards = verso Arezzo

## The board, for those who listen

siena-board = Il tabellone: la Città, le sue Mura e la campagna
siena-board-scroll = Siena 1338
siena-spot-people = { $place }: { $people }
siena-spot-empty = { $place }: nessuno
siena-spot-press = { $spot }. { $answer }
siena-spot-calandrino = Calandrino
siena-spot-cubes = { $count ->
    [one] { $count } Cortigiana
   *[other] { $count } Cortigiane
 }
siena-spot-field = { THING($good) }: { $ready ->
    [0] nessuna unità pronta
    [one] { $ready } unità pronta
   *[other] { $ready } unità pronte
 }, lavoranti { $workers } su { $frame }, prezzo di vendita { $price }
siena-spot-gone = { THING($good) }: fuori dalla partita
siena-spot-road = Strada { THING($road, form: "to") }, casella { $space }, paga { $coins }: { $people }
siena-spot-road-empty = Strada { THING($road, form: "to") }, casella { $space }, paga { $coins }
siena-spot-level-built = { $level }° piano della Torre, costruito { NAME($seat, form: "agent") }: { $points } punti
siena-spot-level-free = { $level }° piano della Torre: costa { $coins }, dà { $points } punti
siena-spot-row = Tabella Iniziativa, riga { $row }, +{ $coins }: { NAME($seat) }
siena-spot-florins = Casella { $value } della Tabella Fiorini
siena-initiative = Iniziativa
siena-peasants = Contadini
siena-merchants = Mercanti
siena-plus = +{ $coins }
siena-times = ×{ $count }

## Where the match stands

siena-where = round { $round } di { $last }
siena-where-advanced = round { $round }
siena-where-opening = Asta iniziale

## Questions

siena-question-start = Apri un’asta, oppure rinuncia
    .other = { NAME($seat) } può aprire un’asta
siena-question-first-bid = La tua prima offerta per { THING($card, form: "the") }
    .other = { NAME($seat) } fa la prima offerta per { THING($card, form: "the") }
siena-question-opening-bid = Offri per { THING($card, form: "the") } o passa
    .other = { NAME($seat) } offre per { THING($card, form: "the") } o passa
siena-question-take-card = Prendi una carta, o nessuna
    .other = { NAME($seat) } prende una carta o passa
siena-question-star-bid = Offri per { THING($card, form: "the") } o passa
    .other = { NAME($seat) } offre per { THING($card, form: "the") } o passa
siena-question-choose-first = Sei in fondo alla Tabella Iniziativa: chi gioca il primo turno?
    .other = { NAME($seat) } indica chi gioca il primo turno
siena-question-country-turn = Tocca a te: gioca, vendi o scarta
    .other = Turno { NAME($seat, form: "genitive") } in campagna
siena-question-load-road = Via Francigena: carica e pesca Fato
    .other = { NAME($seat) } prepara le merci per la Via Francigena
siena-question-rise-or-stay = Hai abbastanza Fiorini per diventare { THING($status, form: "a") }
    .other = { NAME($seat) } può diventare { THING($status, form: "a") }
siena-question-leg = Il tuo viaggio: fin dove?
    .other = { NAME($seat) } si mette in viaggio
siena-question-cash-or-stay = Incassi la casella, o resti senza?
    .other = { NAME($seat) } incassa la casella o resta sulla strada
siena-question-charity-offer = Beneficenza per carte Senesi?
    .other = { NAME($seat) } può fare beneficenza con questa entrata
siena-question-keep-senesi = Quali carte Senesi tieni?
    .other = { NAME($seat) } sceglie le carte Senesi
siena-question-first-step = Primo passo: prosegui o Locanda?
    .other = { NAME($seat) } fa il primo passo
siena-question-banker-move = Il tuo cammino: scegli dove fermarti
    .other = { NAME($seat) } gira per la Città
siena-question-district-card = Giochi una carta di questo Quartiere?
    .other = { NAME($seat) } può giocare una carta del Quartiere
siena-question-salimbeni = Quante carte Fato peschi?
    .other = { NAME($seat) } può pescare carte Fato in Piazza Salimbeni
siena-question-donate-or-not = La tua unica donazione al Duomo?
    .other = { NAME($seat) } può fare una donazione al Duomo
siena-question-banker-rest = Altre carte, o fine turno?
    .other = { NAME($seat) } può ancora giocare carte
siena-question-build-or-not = Costruisci il prossimo piano della Torre?
    .other = { NAME($seat) } può costruire un piano della Torre
siena-question-drawn-in = Le Cortigiane ti attirano nella Locanda
    .other = Le Cortigiane attirano { NAME($seat) } nella Locanda
siena-question-pay-or-girlfriends = Paghi, o giochi le Amiche?
    .other = { NAME($seat) } paga le Cortigiane o gioca le Amiche
siena-question-pay-for-one = Arriva una Cortigiana: la paghi?
    .other = { NAME($seat) } paga la Cortigiana o gioca le Amiche
siena-question-open-or-not = Apri un’asta per il prossimo Artista?
    .other = { NAME($seat) } può aprire un’asta per un Artista
siena-question-artist-first-bid = Hai visto l’Artista: quanto offri?
    .other = { NAME($seat) } fa la prima offerta per l’Artista
siena-question-artist-bid = Fai un’offerta per l’Artista, guardalo o passa
    .other = { NAME($seat) } offre per l’Artista, lo guarda o passa
siena-question-walk = Dove va Calandrino?
    .other = { NAME($seat) } manda in giro Calandrino
siena-question-beg = Calandrino ti chiede l’elemosina { THING($place, form: "at") }
    .other = Calandrino chiede l’elemosina { NAME($seat, form: "dative") } { THING($place, form: "at") }
siena-question-none = La partita è finita

## Answers: labels of buttons, short; “.detail” is a second line.

siena-answer-auction = { THING($card) }
    .detail = verde { $green }
siena-answer-first = Comincia { NAME($seat) }
    .me = Cominci tu
siena-answer-bid = Offri { $coins }
siena-answer-pass = Passa
siena-answer-pass-card = Nessuna carta
siena-answer-decline-start = Non aprire l’asta
siena-answer-decline-district-card = Nessuna carta
siena-answer-decline-salimbeni = Non pescare
siena-answer-decline-donate-or-not = Non donare
siena-answer-decline-build-or-not = Non costruire
siena-answer-decline-open-or-not = Nessun’asta
siena-answer-decline-charity-offer = Tieni l’entrata
siena-answer-done = Fine turno
siena-answer-take = { THING($card) }
    .detail = { $coins ->
        [0] gratis
        [one] { $coins } Fiorino
       *[other] { $coins } Fiorini
     }
siena-answer-play = Gioca { THING($card, form: "the") }
siena-answer-play-inn = Gioca { $count ->
    [one] una carta Locanda
   *[other] { $count } carte Locanda
 }
siena-answer-play-guards = Chiama le Guardie
siena-answer-play-girlfriends = Manda le Amiche
siena-answer-green = Vai avanti di { $green }
    .detail = usa { THING($card, form: "the") }
siena-answer-with = { $green } luoghi più avanti
    .detail = usa { THING($card, form: "the") }
siena-answer-with-leg = { THING($card) }
    .detail = una casella in più
siena-answer-discard = Scarta { THING($card, form: "the") }
siena-answer-sell = Vendi { THING($good) }
    .detail = +{ $coins } Fiorini
siena-answer-load = Porta { THING($good) }
    .detail = +{ $coins } per carta Fato
siena-answer-draw = { $count ->
    [one] Pesca { $count } carta
   *[other] Pesca { $count } carte
 }
    .detail = Diavolo { $count } su { $cards }, altrimenti { $coins } Fiorini
siena-answer-travel = Viaggia { THING($road, form: "towards") }
siena-answer-go-leg = Parti
    .detail = { $coins ->
        [0] la casella non paga nulla
       *[other] +{ $coins } Fiorini
     }
    .cash = { $coins } Fiorini se poi lasci la strada
    .rest = { $coins } Fiorini se il tuo turno finisce lì
siena-answer-go-walk = { $count ->
    [one] Calandrino avanza di { $count } luogo
   *[other] Calandrino avanza di { $count } luoghi
 }
siena-answer-go-inn = Nella Locanda, con una carta Locanda
siena-answer-charity = Dai { $coins } in beneficenza
siena-answer-charity-10 = una carta Senesi
siena-answer-charity-15 = la migliore di due carte Senesi
siena-answer-keep = { $count ->
    [one] Tieni il { $values }
   *[other] Tieni { $values }
 }
siena-answer-keep-two = { $low } e { $high }
siena-answer-rise = Diventa { THING($status, form: "a") }
siena-answer-stay = Resta { THING($status, form: "a") }
siena-answer-cash = Incassa { $coins ->
    [one] { $coins } Fiorino
   *[other] { $coins } Fiorini
 }
    .detail = e lascia la strada
siena-answer-stay-road = Resta sulla strada
    .detail = senza incassare, per una tappa futura
siena-answer-step = Vai { THING($place, form: "to") }
    .wedding = dono alla sposa: paga { $coins }
siena-answer-enter = Entra nella Locanda
    .cubes = { $count ->
        [one] ti aspetta una Cortigiana
       *[other] ti aspettano { $count } Cortigiane
     }
siena-answer-stop = Fermati { THING($place, form: "at") }
    .pays = +{ $coins } Fiorini
siena-answer-give = Fai l’elemosina: { $coins }
siena-answer-refuse = Rifiuta
    .detail = cubetto dell’avarizia numero { $count }
siena-answer-donate = Fai la donazione
    .detail = { $coins } Fiorini per due carte Senesi su quattro
siena-answer-open = Apri l’asta
    .detail = guardi la carta, poi devi fare un’offerta
siena-answer-look = Guarda: paga { $coins }
siena-answer-look-inn = Guarda: gioca una carta Locanda
siena-answer-build = Costruisci il { $level }° piano
    .detail = { $coins } Fiorini, { $points } punti
siena-answer-build-with = Costruisci con i Muratori
siena-answer-pay = Paga le Cortigiane

## Groups of answers in a turn

siena-group-play = Gioca
siena-group-sell = Vendi
siena-group-travel = Viaggia
siena-group-charity = Beneficenza
siena-group-walk = Muoviti
siena-group-green = Passi dalle carte
siena-group-longer = Allunga il giro
siena-group-discard = Scarta
siena-group-end = Fine

## What an answer would bring about

siena-after-money = Fiorini: { $before } → { $after }.
siena-after-money-other = { NAME($seat) }, Fiorini: { $before } → { $after }.
siena-after-hand = In mano { $cards } su { $limit }.
siena-after-unit = { $made ->
    [one] È pronta un’altra unità di { THING($good) }.
   *[other] Sono pronte altre { $made } unità di { THING($good) }.
 }
siena-after-workers = { THING($good) }: lavoranti { $left } su { $frame }.
siena-after-place = Arrivi { THING($place, form: "to") }.
siena-after-stopped = Ti fermi { THING($place, form: "at") }.
siena-after-road = Arrivi alla casella { $space } della strada { THING($road, form: "to") }.
siena-after-road-left = Lasci la strada.
siena-after-level = Il { $level }° piano è tuo: { $points } punti alla fine.
siena-after-cube = Prendi il cubetto dell’avarizia numero { $cubes }.
siena-after-cubes = { $cubes ->
    [one] { $cubes } Cortigiana nella Locanda.
   *[other] { $cubes } Cortigiane nella Locanda.
 }
siena-after-walk = Calandrino finisce il giro { THING($place, form: "at") }.
siena-after-loaded = Un’unità di { THING($good) } si mette in strada, qualunque cosa dica il Fato.
siena-after-risen = Diventi { THING($status, form: "a") }.
siena-after-gone = Spariscono { $goods }.
siena-after-senesi = Peschi carte Senesi.
siena-after-out = Sei fuori da quest’asta.
siena-after-first = { NAME($seat) } gioca il primo turno.
siena-after-discarded = Agli scarti: { THING($card) }.
siena-after-played = Carta giocata: { THING($card) }.
siena-after-fato = Le carte si scoprono subito; non si può tornare indietro.
siena-after-leads = Sei in testa con { $coins }.
siena-after-nothing = Non cambia altro.
siena-after-turn = Il tuo turno finisce.
siena-after-ends = La partita finisce subito.

## Events: the log. One sentence each.

siena-event-seat-placed = { NAME($seat) } mette il proprio disco sulla pila.
siena-event-card-left-out = Negli scarti fin dall’inizio: { THING($card) }.
siena-event-round-began = Round { $round }
siena-event-card-dealt = Si scopre: { $cards }.
siena-event-discard-shuffled = { $cards ->
    [one] La carta negli scarti diventa il mazzo.
   *[other] Le { $cards } carte degli scarti diventano il mazzo.
 }
siena-event-initiative-set = Iniziativa, a partire da chi è più povero: { $seats }.
siena-event-start-declined = { NAME($seat) } rinuncia ad aprire un’asta.
siena-event-auction-started = { NAME($seat) } mette all’asta { THING($card, form: "the") }.
siena-event-star-offered = All’asta: { THING($card) }.
siena-event-bid-made = { NAME($seat) } offre { $bid }.
siena-event-passed = { NAME($seat) } passa.
siena-event-card-won = { $coins ->
    [one] { NAME($seat) } vince { THING($card, form: "the") } per { $coins } Fiorino.
   *[other] { NAME($seat) } vince { THING($card, form: "the") } per { $coins } Fiorini.
 }
siena-event-card-returned = Nessuno fa un’offerta: nel mazzo { THING($card, form: "the") }.
siena-event-card-unsold = Nessuno fa un’offerta: agli scarti { THING($card, form: "the") }.
siena-event-card-taken = { $coins ->
    [0] { NAME($seat) } prende gratis { THING($card, form: "the") }.
    [one] { NAME($seat) } prende { THING($card, form: "the") } per { $coins } Fiorino.
   *[other] { NAME($seat) } prende { THING($card, form: "the") } per { $coins } Fiorini.
 }
siena-event-leftovers-discarded = Nessuno ha preso { $cards }.
siena-event-first-named = { NAME($seat) } fa cominciare { NAME($first) }.
siena-event-first-named-self = { NAME($seat) } comincia.
siena-event-turn-began = Turno { NAME($seat, form: "genitive") }.
siena-event-card-played = { NAME($seat) } gioca { THING($card, form: "the") }.
siena-event-card-played-green = { $green ->
    [one] { NAME($seat) } usa { THING($card, form: "the") } per { $green } passo.
   *[other] { NAME($seat) } usa { THING($card, form: "the") } per { $green } passi.
 }
siena-event-card-discarded = { NAME($seat) } scarta { THING($card, form: "the") }.
siena-event-workers-put = { $workers ->
    [one] Un lavorante di { THING($good) }: { $left } nel riquadro.
   *[other] { $workers } lavoranti di { THING($good) }: { $left } nel riquadro.
 }
siena-event-workers-put-made = { $made ->
    [one] Il riquadro { THING($good, form: "of") } è pieno: è pronta un’altra unità.
   *[other] Il riquadro { THING($good, form: "of") } è pieno: sono pronte altre { $made } unità.
 }
siena-event-unit-sold = { NAME($seat) } vende un’unità di { THING($good) } per { $coins } Fiorini.
siena-event-banker-share = { NAME($seat) } riceve { $coins } Fiorini come Banchiere.
siena-event-unit-loaded = { NAME($seat) } porta con sé un’unità di { THING($good) }.
siena-event-fato-drawn = { $cards ->
    [one] { NAME($seat) } pesca { $cards } carta Fato: { $coins } Fiorini.
   *[other] { NAME($seat) } pesca { $cards } carte Fato: { $coins } Fiorini.
 }
siena-event-fato-drawn-devil = { $cards ->
    [one] { NAME($seat) } pesca { $cards } carta Fato: il Diavolo prende tutto.
   *[other] { NAME($seat) } pesca { $cards } carte Fato: il Diavolo prende tutto.
 }
siena-event-leg-travelled = { $coins ->
    [0] { NAME($seat) } viaggia fino alla casella { $space } della strada { THING($road, form: "to") }.
   *[other] { NAME($seat) } viaggia fino alla casella { $space } della strada { THING($road, form: "to") } e riceve { $coins } Fiorini.
 }
siena-event-road-paid = { $coins ->
    [0] { NAME($seat) } sosta nella casella { $space } della strada { THING($road, form: "to") }, che non paga nulla.
   *[other] { NAME($seat) } riceve { $coins } Fiorini per la casella { $space } della strada { THING($road, form: "to") }.
 }
siena-event-road-left = { NAME($seat) } lascia la strada { THING($road, form: "to") }.
siena-event-charity-given = { NAME($seat) } dà { $coins } Fiorini in beneficenza.
siena-event-senesi-seen = { NAME($seat) } pesca una carta Senesi.
siena-event-senesi-seen-value = { NAME($seat) } pesca una carta Senesi di valore { $value }.
siena-event-senesi-kept = { $count ->
    [one] { NAME($seat) } tiene { $count } carta Senesi.
   *[other] { NAME($seat) } tiene { $count } carte Senesi.
 }
siena-event-senesi-kept-values = { NAME($seat) } tiene carte Senesi di valore { $values }.
siena-event-inn-set-played = { NAME($seat) } vince a carte nella Locanda: { $coins } Fiorini.
siena-event-status-risen = { NAME($seat) } diventa { THING($status, form: "a") }!
siena-event-goods-gone = Spariscono { $goods }: nessuno ne vende più.
siena-event-banker-income = { NAME($seat) } riceve { $coins } Fiorini, l’entrata del Banchiere.
siena-event-banker-moved = { NAME($seat) } arriva { THING($place, form: "to") }.
siena-event-bride-paid = { NAME($seat) } paga { $coins } Fiorini per il regalo di nozze.
siena-event-banker-stopped = { NAME($seat) } si ferma { THING($place, form: "at") }.
siena-event-place-paid = { NAME($seat) } riceve { $coins } Fiorini { THING($place, form: "at") }.
siena-event-donation-made = { NAME($seat) } dona { $coins } Fiorini al Duomo.
siena-event-courtesan-came = { $cubes ->
    [one] Una Cortigiana aspetta nella Locanda.
   *[other] { $cubes } Cortigiane aspettano nella Locanda.
 }
siena-event-courtesans-paid = { $coins ->
    [one] { NAME($seat) } paga { $coins } Fiorino alle Cortigiane.
   *[other] { NAME($seat) } paga { $coins } Fiorini alle Cortigiane.
 }
siena-event-girlfriends-helped = Le Amiche aiutano { NAME($seat) }.
siena-event-artist-offered = { NAME($seat) } apre un’asta per un Artista.
siena-event-artist-seen = { NAME($seat) } guarda l’Artista.
siena-event-artist-seen-value = { NAME($seat) } guarda l’Artista: { $name }, valore { $value }.
siena-event-look-paid = { NAME($seat) } paga { $coins } Fiorini per guardare l’Artista.
siena-event-artist-engaged = { NAME($seat) } ingaggia l’Artista per { $coins } Fiorini.
siena-event-artist-engaged-value = { NAME($seat) } ingaggia { $name }, valore { $value }, per { $coins } Fiorini.
siena-event-level-built = { NAME($seat) } costruisce il { $level }° piano della Torre per { $coins } Fiorini.
siena-event-calandrino-moved = Calandrino arriva { THING($place, form: "to") }.
siena-event-alms-given = { $coins ->
    [0] { NAME($seat) } non ha nulla da dare a Calandrino.
    [one] { NAME($seat) } dà { $coins } Fiorino a Calandrino.
   *[other] { NAME($seat) } dà { $coins } Fiorini a Calandrino.
 }
siena-event-alms-refused = { NAME($seat) } rifiuta l’elemosina: cubetto dell’avarizia numero { $cubes }.
siena-event-guards-called = { NAME($seat) } fa cacciare Calandrino dalle Guardie.
siena-event-match-ended = { $why ->
    [tower] La Torre è completa: la partita è finita.
    [lorenzetti] Ambrogio Lorenzetti è ingaggiato: la partita è finita.
   *[last-round] L’ultimo round è finito, e con esso la partita.
 }
siena-event-points-counted = { NAME($seat) }: { THING($what) } { $points }
siena-event-winner-named = { NAME($seat) } entra nel Consiglio dei Nove!
siena-event-winner-named-nobody = Nessuno è Banchiere: nessuno vince.

## The final count

siena-points-start = punti di partenza
siena-points-richest = Banchiere più ricco
siena-points-poorest = Banchiere più povero
siena-points-tower = piani della Torre
siena-points-most-levels = più piani di tutti
siena-points-artists = Artisti
siena-points-senesi = carte Senesi
siena-points-stinginess = avarizia
siena-points-sum = Punti Consenso

siena-outcome-title = Il conteggio finale
siena-outcome-nobody = Nessuno è diventato Banchiere; nessuno entra nel Consiglio dei Nove
siena-outcome-line = Voce
siena-outcome-why = { $why ->
    [tower] Il settimo piano è in piedi: la Torre è completa.
    [lorenzetti] Ambrogio Lorenzetti è ingaggiato.
   *[last-round] Tutti i { $rounds } round sono stati giocati.
 }
siena-outcome-not-bankers = Non Banchieri, niente punti: { $seats }.

## Display and hand

siena-display = Esposizione
siena-display-empty = Nessuna carta esposta.
siena-hand = La tua mano
siena-hand-empty = Non hai carte in mano.
siena-hand-of = Mano { NAME($seat, form: "genitive") }
siena-piles = { $deck } nel mazzo, { $discarded } negli scarti
siena-price-free = gratis
siena-star-now = ora
siena-star-waits = in attesa
siena-price-named = { $coins ->
    [0] per te è gratis
    [one] ti costa { $coins } Fiorino
   *[other] ti costa { $coins } Fiorini
 }
siena-card-press = { $card }. { $answer }
siena-card-more = { $card }. { $answers } possibilità

## What the bar shows beside the answers

siena-bar-steps = { $count ->
    [one] Resta { $count } passo
   *[other] Restano { $count } passi
 }
siena-bar-wedding = Le nozze: proseguire costa 10 Fiorini
siena-bar-inn-open = Puoi entrare nella Locanda
siena-bar-mule = Il Mulo porta due unità per merce
siena-bar-rights = Hai messo lavoranti di { $goods }
siena-bar-rights-none = Metti lavoranti per poter vendere
siena-bar-roads-closed = In questo turno le strade per te sono chiuse
siena-bar-rest = Quando finisci il turno la strada ti paga { $coins }
siena-bar-charity = Delle entrate di questo turno puoi dare in beneficenza fino a { $coins }
siena-bar-fato-each = Ogni carta, senza il Diavolo: { $coins } Fiorini
siena-bar-fato-loaded = In strada: { $goods }
siena-bar-fato-odds = Probabilità del Diavolo: { $count } su { $cards }
siena-bar-fato-chance = sicuro al { $chance }%
siena-bar-fato-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
 }
siena-bar-fato-how-many = Quante carte?
siena-bar-walk = { $count ->
    [one] Calandrino torna indietro di { $count } luogo
   *[other] Calandrino torna indietro di { $count } luoghi
 }
siena-bar-begging = { $count ->
    [0] Non hai cubetti dell’avarizia
    [one] Hai { $count } cubetto dell’avarizia
   *[other] Hai { $count } cubetti dell’avarizia
 }
siena-bar-leg = Strada { THING($road, form: "to") }
siena-bar-kept = Queste le tieni fino alla fine; le altre vanno in fondo al mazzo.
siena-bar-level = { $level }° piano: { $coins } Fiorini, { $points } punti

## Auctions

siena-auction = Asta
siena-auction-nobody = Nessuna offerta
siena-auction-leads = { NAME($seat) } è in testa con
siena-auction-you-lead = Sei in testa con
siena-auction-out = fuori
siena-auction-seen = ha guardato
siena-auction-bid = La tua offerta
siena-auction-raise = Rilanci di almeno { $coins }.
siena-auction-left = { $count ->
    [one] Resta { $count } Artista
   *[other] Restano { $count } Artisti
 }

## Panels: what everybody sees of a player

siena-panel-money = { $coins ->
    [one] { $coins } Fiorino
   *[other] { $coins } Fiorini
 }
siena-panel-status = Status: { THING($status) }
siena-panel-row = Iniziativa +{ $coins }
siena-panel-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
 } su { $limit }
siena-panel-levels = { $count ->
    [one] { $count } piano della Torre
   *[other] { $count } piani della Torre
 }
siena-panel-senesi = { $count ->
    [one] { $count } carta Senesi
   *[other] { $count } carte Senesi
 }
siena-panel-artists = { $count ->
    [one] { $count } Artista
   *[other] { $count } Artisti
 }
siena-panel-stinginess = { $count ->
    [one] { $count } cubetto dell’avarizia
   *[other] { $count } cubetti dell’avarizia
 }
siena-panel-donated = ha fatto la donazione al Duomo
siena-panel-place = { THING($place) }
siena-panel-road = { THING($road) }, casella { $space }

## The side column

siena-side-good = Merce
siena-side-frame = Riquadro
siena-side-ready = Pronte
siena-side-price = Prezzo
siena-side-gone = sparita
siena-side-round = Round { $round } di { $last }
siena-side-round-open = Round { $round }; la partita non ha un ultimo round
siena-side-before = Prima del primo round
siena-side-deck = Mazzo
siena-side-discard = Scarti
siena-side-removed = Fuori dalla partita
siena-side-senesi = Senesi
siena-side-artists = Artisti
siena-side-pile-card = { $count } × { THING($card) }
siena-side-show-discard = Carte negli scarti

## Moments that are shown large

siena-scene-risen = { NAME($seat) } diventa { THING($status, form: "a") }
siena-scene-fato-wins = +{ $coins } Fiorini
siena-scene-devil = Il Diavolo prende tutto

siena-panel-senesi-worth = { $count ->
    [one] { $count } carta Senesi, valore { $points }
   *[other] { $count } carte Senesi, valore { $points }
}
siena-panel-artists-worth = { $count ->
    [one] { $count } Artista, valore { $points }
   *[other] { $count } Artisti, valore { $points }
}

## The question: deeds and courses, what they take and bring, and the button that sends them (siena-act-…)

siena-of = { $count }/{ $all }
siena-figure-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
 }
siena-figure-spaces = { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
 }
siena-figure-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
 }
siena-figure-begged = { $count ->
    [one] chiede una volta
   *[other] chiede { $count } volte
 }
siena-figure-card = { THING($card) } (verde { $green })
siena-course-journey = { THING($road) } { $space }
siena-course-sale = Vendi { $goods }
siena-course-card-sale = { THING($card) }, poi vendi { $goods }
    .detail = vendi { $goods }: +{ $coins }
siena-course-load = Porta { $goods }
siena-course-district = Gioca tutte e { $count } le carte
siena-act-walk = { $count ->
    [one] Fai { $count } passo
   *[other] Fai { $count } passi
 }
siena-act-journey = { $count ->
    [one] Viaggia di { $count } casella
   *[other] Viaggia di { $count } caselle
 }
siena-act-begging = { $count ->
    [one] Mandalo avanti di { $count } luogo
   *[other] Mandalo avanti di { $count } luoghi
 }
siena-act-load = { $count ->
    [one] Carica { $count } unità
   *[other] Carica { $count } unità
 }
siena-act-workers = Metti i lavoranti
siena-workers-none = le sue merci sono fuori gioco
siena-act-sell = Incassa { $coins } Fiorini
siena-act-sale = Vendi per { $coins }
siena-act-card-sale = Gioca, vendi per { $coins }
siena-act-take = { $coins ->
    [0] Prendila gratis
   *[other] Prendila per { $coins }
 }
siena-act-auction = Mettila all’asta
siena-act-discard = Scartala
siena-act-pay = Paga { $coins }
siena-act-charity = Dai { $coins }
siena-act-donate = Dona { $coins }
siena-act-build = Costruisci per { $coins }
siena-act-done = Fine turno
siena-act-none = Nessuna
siena-act-stop = { $coins ->
    [0] Resta qui
   *[other] Resta qui: +{ $coins }
 }
siena-play-calandrino = Manda Calandrino a mendicare
    .detail = usa la sua carta
siena-pay-courtesans = { $count ->
    [one] paga { $coins } per una Cortigiana
   *[other] paga { $coins } per { $count } Cortigiane
 }
siena-more = Altre { $count }…
siena-all-deeds = Tutte le mosse
siena-green = Verde { $count }.
siena-green-starred = Con asterisco, verde { $green }.
siena-red-green = Rosso { $red }, verde { $green }.
siena-artist-worth = Vale da 1 a { $most } punti.
siena-keep-choose = { $count ->
    [one] Ne tieni una; il resto va in fondo al mazzo.
   *[other] Ne tieni { $count }; il resto va in fondo al mazzo.
 }
siena-group-load = Porta con te
siena-hand-short = Mano
siena-bids = offre { $coins }
siena-to-bid = deve offrire
siena-after-win = Se vinci a { $coins }: { $before } → { $after } Fiorini.
siena-after-pass = Chi passa è fuori da quest’asta, non dalla prossima.
siena-after-spends = Usa { $cards }.
siena-after-auction = Fai tu la prima offerta; gli altri seguono.
siena-after-travel = Poi scegli le carte Viaggio.
siena-after-calandrino = Poi scegli quanto lontano va.
siena-stamp-sold-you = Aggiudicata a te per { $coins }
siena-stamp-sold = { NAME($seat) } se la aggiudica per { $coins }
siena-stamp-unsold = Nessuno offre
siena-stamp-level = { NAME($seat) } costruisce il { $level }° piano
siena-sum-walk = { NAME($seat) }: { $count } più avanti, { THING($place, form: "to") }
siena-sum-walk-paid = { NAME($seat) }: { $count } più avanti, { THING($place, form: "to") }, { $coins }

## What a place does, for the reader

siena-about-banchi-di-sotto = Il Banchiere che si ferma qui gioca carte Banchi di Sotto a 20 Fiorini l’una.
siena-about-piazza-salimbeni = Il Banchiere che si ferma qui gioca carte Piazza Salimbeni e pesca Fato.
siena-about-via-dei-servi = Il Banchiere che si ferma qui gioca carte Via dei Servi a 20 Fiorini l’una.
siena-about-via-delle-cerchia = Da qui si entra nella Locanda. Le Cortigiane attirano dentro chi passa.
siena-about-palazzo-tolomei = Fermarsi rende 5 Fiorini. Proseguire costa il dono alla sposa, 10.
siena-about-duomo = Il Banchiere che si ferma qui può donare una volta: due carte Senesi su quattro.
siena-about-palazzo-pubblico = Il Banchiere che si ferma qui riceve 5 Fiorini.
siena-about-piazza-del-campo = Il Banchiere che si ferma qui riceve 5 Fiorini.
siena-about-torre-del-mangia = Il Banchiere che si ferma qui può costruire un piano a fine turno.
siena-about-banchi-di-sopra = Il Banchiere che si ferma qui riceve 5 Fiorini.
siena-about-inn = Chi entra paga le Cortigiane, poi può ingaggiare un Artista.
siena-about-wall = Qui stanno i nuovi Banchieri fino al primo passo.
siena-about-area = I lavoranti riempiono il riquadro; uno pieno è un’unità da vendere.
siena-about-road = I Mercanti viaggiano con le carte Viaggio; paga la casella in cui si fermano.
siena-about-tower = Un piano costa Fiorini e alla fine porta punti.
siena-about-initiative = In basso sta il più povero. La riga aumenta di tanto il prezzo delle carte.
siena-about-florin = Il denaro di tutti, attorno al tabellone.
siena-about-calandrino = Torna indietro per la città e chiede l’elemosina ai Banchieri.

## Hints: what speaks for an answer, or against it. Figures are coins or Florins by rule of thumb.

siena-why-auction = { THING($card) } vale per te circa { $worth }, più delle altre carte.
siena-why-auction-other = { THING($card) } vale per te circa { $worth }.
siena-why-no-auction = Nessuna carta esposta vale un’asta per te adesso.
siena-why-bid = { THING($card) } vale per te circa { $worth }; l’offerta minima è { $coins }.
siena-why-pass = { THING($card) } vale per te circa { $worth }, e la prossima offerta è { $coins }; tieni qualcosa per vivere.
siena-why-artist-bid = L’Artista vale per te circa { $worth }; l’offerta minima è { $coins }.
siena-why-artist-pass = L’Artista vale per te circa { $worth }, e la prossima offerta è { $coins }; tieni qualcosa per vivere.
siena-why-take = Costa { $coins }, e { THING($card) } vale per te circa { $worth }: la migliore delle carte esposte.
siena-why-take-other = Costa { $coins }, e { THING($card) } vale per te circa { $worth }.
siena-why-take-none = Nessuna carta esposta vale quello che ti costa.
siena-why-first = Chi comincia vende prima che le unità finiscano.
siena-why-first-banker = Chi comincia arriva per primo alla Torre e alla Locanda.
siena-why-workers = I suoi lavoratori ti danno il diritto di vendere ciò che è pronto.
siena-why-mule = È pronta più di un’unità, e il Mulo ne porta due di ogni merce.
siena-why-francigena = Puoi mandare più merci, e con il Fato rendono di più.
siena-why-calandrino = Arriva da un altro Banchiere, che deve dare o diventare avaro.
siena-why-courtesan = Un altro Banchiere è vicino alla Locanda e dovrà pagarla.
siena-why-guards = Non ti costa né Fiorini né punti.
siena-why-girlfriends = Ti fanno risparmiare quello che costerebbero le Cortigiane.
siena-why-inn-set = Una serie porta subito { $coins } Fiorini.
siena-why-district = Qui la carta porta { $coins } Fiorini.
siena-why-sell = Porta { $coins } Fiorini, e un altro potrebbe precederti.
siena-why-load = Aggiunge { $coins } Fiorini a ogni carta Fato.
siena-why-fato = Con { $count } carte vinci { $coins } al { $chance } %, in media { $mean }; nessun altro numero paga di più.
siena-why-fato-other = Con { $count } carte vinci { $coins } al { $chance } %, in media { $mean }.
siena-why-travel = La strada paga fino a { $coins } Fiorini.
siena-why-charity = Dopo averne dati { $coins } hai { $left } Fiorini, abbastanza per diventare Banchiere con { $need }.
siena-why-keep-income = Ti servono { $coins } Fiorini per diventare Banchiere.
siena-why-discard = È quella che vale meno nella tua mano, circa { $worth }, e la mano è quasi piena.
siena-why-green = I suoi { $green } passi ti portano dove si guadagna di più.
siena-why-step = Più avanti si guadagna più dei { $worth } di qui.
siena-why-stop = Fermarti qui vale circa { $worth }, e niente a portata vale di più.
siena-why-enter = Per te un Artista vale più di quanto c’è a portata.
siena-why-open = Con tanti Fiorini un Artista è alla tua portata.
siena-why-no-open = Hai troppo pochi Fiorini per un Artista.
siena-why-rise = { $money } Fiorini bastano per andare avanti, e uno status più alto rende di più.
siena-why-cash = { $coins } Fiorini adesso valgono più di una casella che forse non raggiungerai mai.
siena-why-stay-on-road = Le tue carte Viaggio ti portano oltre, a { $coins } Fiorini.
siena-why-give = Dare { $coins } costa meno di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } alla fine, che puoi stimare in circa { $worth }.
siena-why-refuse = Dare { $coins } costa più di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 } alla fine, che puoi stimare in circa { $worth }.
siena-why-keep = È il massimo: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
 }.
siena-why-donate = { $coins } Fiorini per le due migliori di quattro carte Senesi sono pochi.
siena-why-build = { $coins } Fiorini per { $points } punti sono un buon prezzo.
siena-why-pay = Non hai Amiche da mandare.
siena-why-name = Più carte, più lontano.
siena-why-go = Le altre carte valgono di più in mano.
siena-why-done = Nient’altro ti farebbe guadagnare adesso.
siena-why-decline = Non ti farebbe guadagnare niente.
