### Siena: alles, was man an seinem Tisch liest.
### Formen der Karten: .the Nominativ mit Artikel, .accusative Akkusativ mit Artikel, wo einer steht.

siena-title = Siena

## Goods

siena-good-corn = Korn
siena-good-wine = Wein
siena-good-oil = Öl
siena-good-cloth = Tücher
siena-good-spices = Gewürze
siena-workers = { THING($good) } { $count }
# Cards of one name are told apart by their numbers: “Guards 8”.
siena-card-numbered = { THING($card) } { $number }

## Status

siena-status-peasant = Bauer
    .a = ein Bauer
siena-status-merchant = Händler
    .a = ein Händler
siena-status-banker = Bankier
    .a = ein Bankier

## Cards

siena-card-mule = Esel
    .the = der Esel
    .accusative = den Esel
siena-card-francigena = Via Francigena
    .the = Via Francigena
    .accusative = Via Francigena
siena-card-girlfriends = Freundinnen
    .the = die Freundinnenkarte
    .accusative = die Freundinnenkarte
siena-card-guards = Wächter
    .the = die Wächterkarte
    .accusative = die Wächterkarte
siena-card-bricklayer = Maurer
    .the = die Maurerkarte
    .accusative = die Maurerkarte
siena-card-salimbeni = Piazza Salimbeni
    .the = Piazza Salimbeni
    .accusative = Piazza Salimbeni
siena-card-inn = Taverne
    .the = die Tavernenkarte
    .accusative = die Tavernenkarte
siena-card-courtesan = Kurtisane
    .the = die Kurtisane
    .accusative = die Kurtisane
siena-card-calandrino = Calandrino
    .the = Calandrino
    .accusative = Calandrino
siena-card-banchi = Banchi di Sotto
    .the = Banchi di Sotto
    .accusative = Banchi di Sotto
siena-card-servi = Via dei Servi
    .the = Via dei Servi
    .accusative = Via dei Servi

# Kartentexte: zwei oder drei Zeilen von höchstens 27 Zeichen.
siena-print-goods = Setze diese Arbeiter, dann verkaufe ein Gut je Sorte.
siena-print-journey = Händler: außerdem ein Feld weiter auf einer Straße.
siena-print-mule = Verkaufe in diesem Zug je Sorte zwei Güter statt eines.
siena-print-francigena = Zieh Fato-Karten für deine Güter. Der Teufel nimmt alles.
siena-print-girlfriends = Sie halten dich draußen, wenn Kurtisanen dich in die Taverne locken.
siena-print-guards = Schick Calandrino fort: kein Almosen, kein Geizwürfel.
siena-print-bricklayer = Ein Stockwerk des Turms kostet dich 10 Florin weniger.
siena-print-salimbeni = Wenn du dort anhältst: Fato-Karten, 7 Florin je Karte.
siena-print-inn = Drei: 20 Florin. Eine: Künstler ansehen oder Calandrino hineinschicken.
siena-print-courtesan = Kommt ein Bankier vorbei, muss er in die Taverne und 10 zahlen.
siena-print-calandrino = Geht 3 Orte zurück und bettelt Bankiers an.
siena-print-banchi = Wenn du im Bezirk Banchi di Sotto anhältst: 20 Florin.
siena-print-servi = Wenn du im Bezirk Via dei Servi anhältst: 20 Florin.

siena-card-priced = { $name }: rot { $red }, grün { $green }
siena-card-starred = { $name }: mit Stern, grün { $green }
siena-card-for = { $who ->
    [peasant] Für Bauern.
    [merchant] Für Händler.
    [banker] Für Bankiers.
    [country] Für Bauern und Händler.
   *[all] Für alle.
 }
siena-card-leaves = Wird sie gespielt, kommt sie aus dem Spiel.

siena-senesi = Senesi
siena-senesi-worth = Senesi-Karte mit dem Wert { $value }
siena-senesi-print = Die Zustimmung des Volkes
siena-fato = Fato
siena-devil = Der Teufel
siena-devil-print = Er nimmt alles
siena-artist = Künstler
siena-artist-known = { $name }, Wert { $value }
siena-artist-hidden = Ein Künstler, den du nicht gesehen hast
siena-artist-print = { $value ->
    [one] { $value } Zustimmungspunkt
   *[other] { $value } Zustimmungspunkte
 }
siena-artist-unseen = Ungesehen

## Places

siena-place-banchi-di-sotto = Banchi di Sotto
    .the = Banchi di Sotto
    .at = im Bezirk Banchi di Sotto
    .to = nach Banchi di Sotto
siena-place-piazza-salimbeni = Piazza Salimbeni
    .the = Piazza Salimbeni
    .at = im Bezirk Piazza Salimbeni
    .to = zur Piazza Salimbeni
siena-place-via-dei-servi = Via dei Servi
    .the = Via dei Servi
    .at = im Bezirk Via dei Servi
    .to = zur Via dei Servi
siena-place-via-delle-cerchia = Via delle Cerchia
    .the = Via delle Cerchia
    .at = im Bezirk Via delle Cerchia
    .to = zur Via delle Cerchia
siena-place-palazzo-tolomei = Palazzo Tolomei
    .the = Palazzo Tolomei
    .at = im Bezirk Palazzo Tolomei
    .to = zum Palazzo Tolomei
siena-place-duomo = Duomo
    .the = der Duomo
    .at = im Bezirk Duomo
    .to = zum Duomo
siena-place-palazzo-pubblico = Palazzo Pubblico
    .the = Palazzo Pubblico
    .at = im Bezirk Palazzo Pubblico
    .to = zum Palazzo Pubblico
siena-place-piazza-del-campo = Piazza del Campo
    .the = Piazza del Campo
    .at = im Bezirk Piazza del Campo
    .to = zur Piazza del Campo
siena-place-torre-del-mangia = Torre del Mangia
    .the = Torre del Mangia
    .at = im Bezirk Torre del Mangia
    .to = zur Torre del Mangia
siena-place-banchi-di-sopra = Banchi di Sopra
    .the = Banchi di Sopra
    .at = im Bezirk Banchi di Sopra
    .to = nach Banchi di Sopra
siena-place-inn = Taverne
    .the = die Taverne
    .at = in der Taverne
    .to = in die Taverne
siena-place-wall = Stadtmauer
    .the = die Stadtmauer
    .at = auf der Stadtmauer
    .to = auf die Stadtmauer
siena-road-firenze = Firenze
    .to = nach Firenze
siena-road-arezzo = Arezzo
    .to = nach Arezzo

## The board, for those who listen

siena-board = Der Spielplan: die Stadt, ihre Mauer und das Land
siena-board-scroll = Siena 1338
siena-spot-people = { $place }: { $people }
siena-spot-empty = { $place }: niemand
siena-spot-press = { $spot }. { $answer }
siena-spot-calandrino = Calandrino
siena-spot-cubes = { $count ->
    [one] { $count } Kurtisane
   *[other] { $count } Kurtisanen
 }
siena-spot-field = { THING($good) }: { $ready ->
    [0] kein Gut verkaufsfertig
    [one] { $ready } Gut verkaufsfertig
   *[other] { $ready } Güter verkaufsfertig
 }, { $workers } von { $frame } Arbeitern, Preis { $price }
siena-spot-gone = { THING($good) }: aus dem Spiel
siena-spot-road = Straße { THING($road, form: "to") }, Feld { $space }, bringt { $coins } ein: { $people }
siena-spot-road-empty = Straße { THING($road, form: "to") }, Feld { $space }, bringt { $coins } ein
siena-spot-level-built = Stockwerk { $level } des Turms, gebaut von { NAME($seat) }: { $points } Punkte
siena-spot-level-free = Stockwerk { $level } des Turms: kostet { $coins }, bringt { $points } Punkte
siena-spot-row = Reihenfolgetabelle, Zeile { $row }, +{ $coins }: { NAME($seat) }
siena-spot-florins = Feld { $value } der Geldzählleiste
siena-initiative = Reihenfolge
siena-peasants = Bauern
siena-merchants = Händler
siena-plus = +{ $coins }
siena-times = ×{ $count }

## Where the match stands

siena-where = Runde { $round } von { $last }
siena-where-advanced = Runde { $round }
siena-where-opening = Eröffnungsauktion

## Questions

siena-question-start = Starte eine Auktion oder lehne ab
    .other = { NAME($seat) } darf eine Auktion starten
siena-question-first-bid = Dein erstes Gebot auf { THING($card, form: "accusative") }
    .other = { NAME($seat) } macht das erste Gebot auf { THING($card, form: "accusative") }
siena-question-opening-bid = Biete auf { THING($card, form: "accusative") } oder passe
    .other = { NAME($seat) } bietet auf { THING($card, form: "accusative") } oder passt
siena-question-take-card = Nimm eine Karte oder keine
    .other = { NAME($seat) } nimmt eine Karte oder passt
siena-question-star-bid = Biete auf { THING($card, form: "accusative") } oder passe
    .other = { NAME($seat) } bietet auf { THING($card, form: "accusative") } oder passt
siena-question-choose-first = Du bist am ärmsten: Wer macht den ersten Zug?
    .other = { NAME($seat) } bestimmt, wer den ersten Zug macht
siena-question-country-turn = Du bist am Zug: Spiele, verkaufe, wirf ab
    .other = { NAME($seat) } ist auf dem Land am Zug
siena-question-load-road = Via Francigena: lade und zieh Fato
    .other = { NAME($seat) } wählt Güter für die Via Francigena
siena-question-rise-or-stay = Du bist reich genug, um { THING($status) } zu werden
    .other = { NAME($seat) } darf { THING($status) } werden
siena-question-leg = Deine Reise: Wie weit?
    .other = { NAME($seat) } geht auf die Reise
siena-question-cash-or-stay = Feld kassieren oder unbezahlt bleiben?
    .other = { NAME($seat) } kassiert das Feld oder bleibt auf der Straße
siena-question-charity-offer = Auf Einnahmen für Senesi verzichten?
    .other = { NAME($seat) } darf wohltätig auf einen Teil der Einnahme verzichten
siena-question-keep-senesi = Welche Senesi-Karten behältst du?
    .other = { NAME($seat) } wählt Senesi-Karten
siena-question-first-step = Pflichtschritt: weiter oder Taverne?
    .other = { NAME($seat) } macht den Pflichtschritt
siena-question-banker-move = Dein Weg: Wähle, wo du anhältst
    .other = { NAME($seat) } geht durch die Stadt
siena-question-district-card = Eine Karte dieses Bezirks spielen?
    .other = { NAME($seat) } darf eine Karte des Bezirks spielen
siena-question-salimbeni = Wie viele Fato-Karten ziehst du?
    .other = { NAME($seat) } darf im Bezirk Piazza Salimbeni Fato-Karten ziehen
siena-question-donate-or-not = Deine einzige Spende im Duomo?
    .other = { NAME($seat) } darf im Duomo spenden
siena-question-banker-rest = Noch Karten spielen, oder fertig?
    .other = { NAME($seat) } darf noch Karten spielen
siena-question-build-or-not = Das nächste Stockwerk des Turms bauen?
    .other = { NAME($seat) } darf ein Stockwerk des Turms bauen
siena-question-drawn-in = Die Kurtisanen locken dich in die Taverne
    .other = Die Kurtisanen locken { NAME($seat) } in die Taverne
siena-question-pay-or-girlfriends = Zahlen oder eine Freundinnenkarte?
    .other = { NAME($seat) } bezahlt die Kurtisanen oder spielt eine Freundinnenkarte
siena-question-pay-for-one = Eine Kurtisane kommt: Bezahlst du sie?
    .other = { NAME($seat) } bezahlt die Kurtisane oder spielt eine Freundinnenkarte
siena-question-open-or-not = Eine Auktion um den nächsten Künstler eröffnen?
    .other = { NAME($seat) } darf eine Künstlerauktion eröffnen
siena-question-artist-first-bid = Du hast den Künstler gesehen: dein Gebot?
    .other = { NAME($seat) } macht das erste Gebot auf den Künstler
siena-question-artist-bid = Biete auf den Künstler, sieh ihn an oder passe
    .other = { NAME($seat) } bietet auf den Künstler, sieht ihn an oder passt
siena-question-walk = Wohin geht Calandrino?
    .other = { NAME($seat) } schickt Calandrino auf den Bettelgang
siena-question-beg = Calandrino bettelt dich { THING($place, form: "at") } an
    .other = Calandrino bettelt { NAME($seat) } { THING($place, form: "at") } an
siena-question-none = Die Partie ist vorbei

## Answers

siena-answer-auction = { THING($card) }
    .detail = grün { $green }
siena-answer-first = { NAME($seat) } beginnt
    .me = Selbst beginnen
siena-answer-bid = { $coins } bieten
siena-answer-pass = Passen
siena-answer-pass-card = Keine Karte
siena-answer-decline-start = Keine Auktion starten
siena-answer-decline-district-card = Nichts spielen
siena-answer-decline-salimbeni = Nicht ziehen
siena-answer-decline-donate-or-not = Keine Spende
siena-answer-decline-build-or-not = Nicht bauen
siena-answer-decline-open-or-not = Keine Auktion
siena-answer-decline-charity-offer = Einnahme behalten
siena-answer-done = Fertig
siena-answer-take = { THING($card) }
    .detail = { $coins ->
        [0] kostenlos
       *[other] { $coins } Florin
     }
siena-answer-play = { THING($card) } spielen
siena-answer-play-inn = { $count ->
    [one] Tavernenkarte spielen
   *[other] { $count } Tavernenkarten spielen
 }
siena-answer-play-guards = Wächter rufen
siena-answer-play-girlfriends = Freundinnen schicken
siena-answer-green = { $green } weiter gehen
    .detail = kostet { THING($card, form: "accusative") }
siena-answer-with = { $green } Orte weiter
    .detail = kostet { THING($card, form: "accusative") }
siena-answer-with-leg = { THING($card) }
    .detail = ein Feld weiter
siena-answer-discard = { THING($card) } abwerfen
siena-answer-sell = { THING($good) } verkaufen
    .detail = +{ $coins } Florin
siena-answer-load = { THING($good) } mitnehmen
    .detail = +{ $coins } je Fato-Karte
siena-answer-draw = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
 }
    .detail = Teufel: { $count } von { $cards }, sonst { $coins } Florin
siena-answer-travel = Nach { THING($road) } reisen
siena-answer-go-leg = Losreisen
    .detail = { $coins ->
        [0] das Feld bringt nichts ein
       *[other] +{ $coins } Florin
     }
    .cash = { $coins } Florin, wenn du dann die Straße verlässt
    .rest = { $coins } Florin, wenn dein Zug dort endet
siena-answer-go-walk = { $count ->
    [one] Calandrino geht { $count } Ort weit
   *[other] Calandrino geht { $count } Orte weit
 }
siena-answer-go-inn = In die Taverne, mit einer Tavernenkarte
siena-answer-charity = Auf { $coins } verzichten
siena-answer-charity-10 = eine Senesi-Karte
siena-answer-charity-15 = die bessere von zwei Senesi-Karten
siena-answer-keep = { $count ->
    [one] Die { $values } behalten
   *[other] { $values } behalten
 }
siena-answer-keep-two = { $low } und { $high }
siena-answer-rise = { THING($status) } werden
siena-answer-stay = { THING($status) } bleiben
siena-answer-cash = { $coins } Florin kassieren
    .detail = und die Straße verlassen
siena-answer-stay-road = Auf der Straße bleiben
    .detail = unbezahlt, für eine spätere Etappe
siena-answer-step = Weiter { THING($place, form: "to") }
    .wedding = Brautgeschenk: { $coins } zahlen
siena-answer-enter = Taverne betreten
    .cubes = { $count ->
        [one] eine Kurtisane wartet dort
       *[other] { $count } Kurtisanen warten dort
     }
siena-answer-stop = Anhalten: { THING($place) }
    .pays = +{ $coins } Florin
siena-answer-give = Almosen geben: { $coins }
siena-answer-refuse = Sich weigern
    .detail = { $count }. Geizwürfel
siena-answer-donate = Spenden
    .detail = { $coins } Florin für zwei von vier Senesi-Karten
siena-answer-open = Auktion eröffnen
    .detail = du siehst die Karte an, dann musst du bieten
siena-answer-look = Ansehen: { $coins } zahlen
siena-answer-look-inn = Ansehen: Tavernenkarte spielen
siena-answer-build = Stockwerk { $level } bauen
    .detail = { $coins } Florin, { $points } Punkte
siena-answer-build-with = Mit Maurerkarte bauen
siena-answer-pay = Kurtisanen bezahlen

## Groups of answers in a turn

siena-group-play = Spielen
siena-group-sell = Verkaufen
siena-group-travel = Reisen
siena-group-charity = Wohltätigkeit
siena-group-walk = Gehen
siena-group-green = Schritte durch Karten
siena-group-longer = Bettelgang verlängern
siena-group-discard = Abwerfen
siena-group-end = Ende

## What an answer would bring about

siena-after-money = { $before } → { $after } Florin.
siena-after-money-other = { NAME($seat) }: { $before } → { $after } Florin.
siena-after-hand = Hand: { $cards } von { $limit }.
siena-after-unit = { $made ->
    [one] Ein weiteres Gut { THING($good) } ist verkaufsfertig.
   *[other] { $made } weitere Güter { THING($good) } sind verkaufsfertig.
 }
siena-after-workers = { THING($good) }: { $left } von { $frame } Arbeitern.
siena-after-place = Du kommst { THING($place, form: "to") }.
siena-after-stopped = Du hältst { THING($place, form: "at") } an.
siena-after-road = Du kommst auf Feld { $space } der Straße { THING($road, form: "to") }.
siena-after-road-left = Du verlässt die Straße.
siena-after-level = Stockwerk { $level } gehört dir: { $points } Punkte am Ende.
siena-after-cube = Du nimmst deinen { $cubes }. Geizwürfel.
siena-after-cubes = { $cubes ->
    [one] { $cubes } Kurtisane in der Taverne.
   *[other] { $cubes } Kurtisanen in der Taverne.
 }
siena-after-walk = Calandrinos Bettelgang endet { THING($place, form: "at") }.
siena-after-loaded = { THING($good) } ist dann weg, was auch immer Fato bringt.
siena-after-risen = Du wirst { THING($status) }.
siena-after-gone = { $goods } verschwinden.
siena-after-senesi = Du ziehst Senesi-Karten.
siena-after-out = Du scheidest aus dieser Auktion aus.
siena-after-first = { NAME($seat) } macht den ersten Zug.
siena-after-discarded = Abgeworfen: { THING($card) }.
siena-after-played = Gespielt: { THING($card) }.
siena-after-fato = Die Karten werden sofort aufgedeckt; das lässt sich nicht zurücknehmen.
siena-after-leads = Du führst mit { $coins }.
siena-after-nothing = Sonst ändert sich nichts.
siena-after-turn = Dein Zug ist vorbei.
siena-after-ends = Die Partie ist sofort vorbei.

## Events: the log

siena-event-seat-placed = { NAME($seat) } legt einen Marker auf den Markerstapel.
siena-event-card-left-out = Zu Beginn auf dem Ablagestapel: { THING($card) }.
siena-event-round-began = Runde { $round }
siena-event-card-dealt = Ausgelegt: { $cards }.
siena-event-discard-shuffled = { $cards ->
    [one] Die Karte des Ablagestapels wird zum neuen Stapel.
   *[other] Die { $cards } Karten des Ablagestapels werden zum neuen Stapel.
 }
siena-event-initiative-set = Neue Reihenfolge, von arm nach reich: { $seats }.
siena-event-start-declined = { NAME($seat) } startet keine Auktion.
siena-event-auction-started = { NAME($seat) } startet eine Auktion um { THING($card, form: "accusative") }.
siena-event-star-offered = Versteigert wird { THING($card, form: "the") }.
siena-event-bid-made = { NAME($seat) } bietet { $bid }.
siena-event-passed = { NAME($seat) } passt.
siena-event-card-won = { NAME($seat) } ersteigert { THING($card, form: "accusative") } für { $coins }.
siena-event-card-returned = Niemand bietet; { THING($card, form: "the") } kommt in den Siena-Stapel.
siena-event-card-unsold = Niemand bietet; { THING($card, form: "the") } kommt auf den Ablagestapel.
siena-event-card-taken = { $coins ->
    [0] { NAME($seat) } nimmt { THING($card, form: "accusative") }, kostenlos.
   *[other] { NAME($seat) } nimmt { THING($card, form: "accusative") } für { $coins }.
 }
siena-event-leftovers-discarded = Auf den Ablagestapel: { $cards }.
siena-event-first-named = { NAME($seat) } lässt { NAME($first) } beginnen.
siena-event-first-named-self = { NAME($seat) } beginnt.
siena-event-turn-began = { NAME($seat) } ist am Zug.
siena-event-card-played = { NAME($seat) } spielt { THING($card, form: "accusative") }.
siena-event-card-played-green = { $green ->
    [one] { NAME($seat) } nutzt { THING($card, form: "accusative") } für { $green } Schritt.
   *[other] { NAME($seat) } nutzt { THING($card, form: "accusative") } für { $green } Schritte.
 }
siena-event-card-discarded = { NAME($seat) } wirft { THING($card, form: "accusative") } ab.
siena-event-workers-put = { $workers ->
    [one] Ein Arbeiter für { THING($good) }: { $left } auf der Güterleiste.
   *[other] { $workers } Arbeiter für { THING($good) }: { $left } auf der Güterleiste.
 }
siena-event-workers-put-made = { $made ->
    [one] Die Güterleiste für { THING($good) } ist voll: Ein weiteres Gut ist verkaufsfertig.
   *[other] Die Güterleiste für { THING($good) } ist voll: { $made } weitere Güter sind verkaufsfertig.
 }
siena-event-unit-sold = { NAME($seat) } verkauft { THING($good) } für { $coins }.
siena-event-banker-share = { NAME($seat) } erhält als Bankier { $coins }.
siena-event-unit-loaded = { NAME($seat) } nimmt { THING($good) } mit.
siena-event-fato-drawn = { $cards ->
    [one] { NAME($seat) } zieht { $cards } Fato-Karte: { $coins } Florin.
   *[other] { NAME($seat) } zieht { $cards } Fato-Karten: { $coins } Florin.
 }
siena-event-fato-drawn-devil = { $cards ->
    [one] { NAME($seat) } zieht { $cards } Fato-Karte: Der Teufel nimmt alles.
   *[other] { NAME($seat) } zieht { $cards } Fato-Karten: Der Teufel nimmt alles.
 }
siena-event-leg-travelled = { $coins ->
    [0] { NAME($seat) } reist auf Feld { $space } der Straße { THING($road, form: "to") }.
   *[other] { NAME($seat) } reist auf Feld { $space } der Straße { THING($road, form: "to") } und erhält { $coins }.
 }
siena-event-road-paid = { $coins ->
    [0] { NAME($seat) } rastet auf Feld { $space } der Straße { THING($road, form: "to") }, das nichts einbringt.
   *[other] { NAME($seat) } erhält { $coins } für Feld { $space } der Straße { THING($road, form: "to") }.
 }
siena-event-road-left = { NAME($seat) } verlässt die Straße { THING($road, form: "to") }.
siena-event-charity-given = { NAME($seat) } ist wohltätig und verzichtet auf { $coins }.
siena-event-senesi-seen = { NAME($seat) } zieht eine Senesi-Karte.
siena-event-senesi-seen-value = { NAME($seat) } zieht eine Senesi-Karte mit dem Wert { $value }.
siena-event-senesi-kept = { $count ->
    [one] { NAME($seat) } behält { $count } Senesi-Karte.
   *[other] { NAME($seat) } behält { $count } Senesi-Karten.
 }
siena-event-senesi-kept-values = { NAME($seat) } behält von den Senesi-Karten { $values }.
siena-event-inn-set-played = { NAME($seat) } gewinnt beim Kartenspiel in der Taverne { $coins }.
siena-event-status-risen = { NAME($seat) } wird { THING($status) }!
siena-event-goods-gone = { $goods } verschwinden: Niemand verkauft sie mehr.
siena-event-banker-income = { NAME($seat) } erhält { $coins }, die Einnahme als Bankier.
siena-event-banker-moved = { NAME($seat) } kommt { THING($place, form: "to") }.
siena-event-bride-paid = { NAME($seat) } zahlt { $coins } Florin für ein Hochzeitsgeschenk.
siena-event-banker-stopped = { NAME($seat) } hält { THING($place, form: "at") } an.
siena-event-place-paid = { NAME($seat) } erhält { THING($place, form: "at") } { $coins }.
siena-event-donation-made = { NAME($seat) } spendet im Duomo { $coins }.
siena-event-courtesan-came = { $cubes ->
    [one] Eine Kurtisane wartet in der Taverne.
   *[other] { $cubes } Kurtisanen warten in der Taverne.
 }
siena-event-courtesans-paid = { NAME($seat) } zahlt den Kurtisanen { $coins }.
siena-event-girlfriends-helped = Die Freundinnen helfen { NAME($seat) }.
siena-event-artist-offered = { NAME($seat) } eröffnet eine Auktion um einen Künstler.
siena-event-artist-seen = { NAME($seat) } sieht den Künstler an.
siena-event-artist-seen-value = { NAME($seat) } sieht den Künstler an: { $name }, Wert { $value }.
siena-event-look-paid = { NAME($seat) } zahlt { $coins } fürs Ansehen.
siena-event-artist-engaged = { NAME($seat) } engagiert den Künstler für { $coins }.
siena-event-artist-engaged-value = { NAME($seat) } engagiert { $name }, Wert { $value }, für { $coins }.
siena-event-level-built = { NAME($seat) } baut Stockwerk { $level } des Turms für { $coins }.
siena-event-calandrino-moved = Calandrino kommt { THING($place, form: "to") }.
siena-event-alms-given = { $coins ->
    [0] { NAME($seat) } hat nichts, was Calandrino bekommen könnte.
   *[other] { NAME($seat) } gibt Calandrino { $coins }.
 }
siena-event-alms-refused = { NAME($seat) } weigert sich: { $cubes }. Geizwürfel.
siena-event-guards-called = { NAME($seat) } lässt Calandrino von den Wächtern fortschicken.
siena-event-match-ended = { $why ->
    [tower] Der Turm ist vollendet: Die Partie ist vorbei.
    [lorenzetti] Ambrogio Lorenzetti ist engagiert: Die Partie ist vorbei.
   *[last-round] Die letzte Runde ist vorbei und mit ihr die Partie.
 }
siena-event-points-counted = { NAME($seat) }: { THING($what) } { $points }
siena-event-winner-named = { NAME($seat) } zieht in den Rat der Neun ein!
siena-event-winner-named-nobody = Niemand ist Bankier: Niemand gewinnt.

## The final count

siena-points-start = Startpunkte
siena-points-richest = Reichster Bankier
siena-points-poorest = Ärmster Bankier
siena-points-tower = Stockwerke des Turms
siena-points-most-levels = Meiste Stockwerke
siena-points-artists = Künstler
siena-points-senesi = Senesi-Karten
siena-points-stinginess = Geizwürfel
siena-points-sum = Zustimmungspunkte

siena-outcome-title = Die Schlusswertung
siena-outcome-nobody = Niemand ist Bankier geworden; niemand zieht in den Rat der Neun ein
siena-outcome-line = Zeile
siena-outcome-why = { $why ->
    [tower] Das siebte Stockwerk steht: Der Turm ist fertig.
    [lorenzetti] Ambrogio Lorenzetti ist engagiert.
   *[last-round] Alle { $rounds } Runden sind gespielt.
 }
siena-outcome-not-bankers = Kein Bankier, keine Punkte: { $seats }.

## Display and hand

siena-display = Auslage
siena-display-empty = Keine Karte liegt offen.
siena-hand = Deine Hand
siena-hand-empty = Keine Handkarten.
siena-hand-of = Hand von { NAME($seat) }
siena-piles = { $deck } im Stapel, { $discarded } abgelegt
siena-price-free = gratis
siena-star-now = jetzt
siena-star-waits = wartet
siena-price-named = kostet dich { $coins ->
    [0] nichts
   *[other] { $coins } Florin
 }
siena-card-press = { $card }. { $answer }
siena-card-more = { $card }. { $answers ->
    [one] { $answers } Möglichkeit
   *[other] { $answers } Möglichkeiten
    }

## What the bar shows beside the answers

siena-bar-steps = { $count ->
    [one] noch { $count } Schritt
   *[other] noch { $count } Schritte
 }
siena-bar-wedding = Die Hochzeit: Weitergehen kostet 10 Florin
siena-bar-inn-open = Die Taverne steht dir offen
siena-bar-mule = Der Esel trägt zwei Güter je Sorte
siena-bar-rights = Du hast Arbeiter gesetzt für { $goods }
siena-bar-rights-none = Setze Arbeiter, um verkaufen zu dürfen
siena-bar-roads-closed = In diesem Zug reist du nicht mehr
siena-bar-rest = Die Straße zahlt dir { $coins }, wenn du fertig bist
siena-bar-charity = Bis zu { $coins } aus den Einnahmen dieses Zuges für Wohltätigkeit
siena-bar-fato-each = Jede Karte ohne den Teufel: { $coins } Florin
siena-bar-fato-loaded = Unterwegs: { $goods }
siena-bar-fato-odds = Der Teufel kommt in { $count } von { $cards } Fällen
siena-bar-fato-chance = { $chance } % sicher
siena-bar-fato-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
siena-bar-fato-how-many = Wie viele Karten?
siena-bar-walk = { $count ->
    [one] Calandrino geht { $count } Ort zurück
   *[other] Calandrino geht { $count } Orte zurück
 }
siena-bar-begging = { $count ->
    [0] Du hast keinen Geizwürfel
   *[other] Du hast { $count } Geizwürfel
 }
siena-bar-leg = Straße { THING($road, form: "to") }
siena-bar-kept = Diese behältst du bis zum Ende; die anderen kommen unter den Stapel.
siena-bar-level = Stockwerk { $level }: { $coins } Florin, { $points } Punkte

## Auctions

siena-auction = Auktion
siena-auction-nobody = Noch kein Gebot
siena-auction-leads = { NAME($seat) } führt mit
siena-auction-you-lead = Du führst mit
siena-auction-out = raus
siena-auction-seen = hat ihn gesehen
siena-auction-bid = Dein Gebot
siena-auction-raise = Du erhöhst um mindestens { $coins }.
siena-auction-left = Noch { $count } Künstler übrig

## Panels: what everybody sees of a player

siena-panel-money = { $coins } Florin
siena-panel-status = Stand: { THING($status) }
siena-panel-row = Zeile +{ $coins }
siena-panel-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 } von { $limit }
siena-panel-levels = { $count ->
    [one] { $count } Stockwerk des Turms
   *[other] { $count } Stockwerke des Turms
 }
siena-panel-senesi = { $count ->
    [one] { $count } Senesi-Karte
   *[other] { $count } Senesi-Karten
 }
siena-panel-artists = { $count } Künstler
siena-panel-stinginess = { $count } Geizwürfel
siena-panel-donated = hat im Duomo gespendet
siena-panel-place = { THING($place) }
siena-panel-road = { THING($road) }, Feld { $space }

## The side column

siena-side-good = Sorte
siena-side-frame = Güterleiste
siena-side-ready = Fertig
siena-side-price = Preis
siena-side-gone = weg
siena-side-round = Runde { $round } von { $last }
siena-side-round-open = Runde { $round }; eine letzte Runde gibt es nicht
siena-side-before = Vor der ersten Runde
siena-side-deck = Stapel
siena-side-discard = Abgelegt
siena-side-removed = Aus dem Spiel
siena-side-senesi = Senesi
siena-side-artists = Künstler
siena-side-pile-card = { $count } × { THING($card) }
siena-side-show-discard = Karten im Ablagestapel

## Moments that are shown large

siena-scene-risen = { NAME($seat) } wird { THING($status) }
siena-scene-fato-wins = +{ $coins } Florin
siena-scene-devil = Der Teufel nimmt alles

siena-panel-senesi-worth = { $count ->
    [one] { $count } Senesi-Karte, Wert { $points }
   *[other] { $count } Senesi-Karten, zusammen { $points } wert
}
siena-panel-artists-worth = { $count ->
    [one] { $count } Künstler, Wert { $points }
   *[other] { $count } Künstler, zusammen { $points } wert
}

## The question: deeds and courses, what they take and bring, and the button that sends them (siena-act-…)

siena-of = { $count }/{ $all }
siena-figure-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
 }
siena-figure-spaces = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
 }
siena-figure-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
siena-figure-begged = bettelt { $count }-mal
siena-figure-card = { THING($card) } (grün { $green })
siena-course-journey = { THING($road) } { $space }
siena-course-sale = { $goods } verkaufen
siena-course-card-sale = { THING($card) }, dann { $goods } verkaufen
    .detail = { $goods } verkaufen: +{ $coins }
siena-course-load = { $goods } mitnehmen
siena-course-district = Alle { $count } Karten spielen
siena-act-walk = { $count ->
    [one] { $count } Schritt gehen
   *[other] { $count } Schritte gehen
 }
siena-act-journey = { $count ->
    [one] { $count } Feld reisen
   *[other] { $count } Felder reisen
 }
siena-act-begging = { $count ->
    [one] { $count } Ort weit schicken
   *[other] { $count } Orte weit schicken
 }
siena-act-load = { $count ->
    [one] { $count } Gut laden
   *[other] { $count } Güter laden
 }
siena-act-workers = Arbeiter setzen
siena-workers-none = die Waren sind aus dem Spiel
siena-act-sell = { $coins } Florin einnehmen
siena-act-sale = Für { $coins } verkaufen
siena-act-card-sale = Spielen, für { $coins } verkaufen
siena-act-take = { $coins ->
    [0] Kostenlos nehmen
   *[other] Für { $coins } nehmen
 }
siena-act-auction = Versteigern
siena-act-discard = Abwerfen
siena-act-pay = { $coins } zahlen
siena-act-charity = { $coins } geben
siena-act-donate = { $coins } spenden
siena-act-build = Für { $coins } bauen
siena-act-done = Zug beenden
siena-act-none = Keine Karte
siena-act-stop = { $coins ->
    [0] Hierbleiben
   *[other] Hierbleiben: +{ $coins }
 }
siena-play-calandrino = Calandrino betteln schicken
    .detail = kostet seine Karte
siena-pay-courtesans = { $count ->
    [one] { $coins } für eine Kurtisane zahlen
   *[other] { $coins } für { $count } Kurtisanen zahlen
 }
siena-more = { $count } weitere …
siena-all-deeds = Alle Aktionen
siena-green = Grün { $count }.
siena-green-starred = Mit Stern, grün { $green }.
siena-red-green = Rot { $red }, grün { $green }.
siena-artist-worth = 1 bis { $most } Punkte wert.
siena-keep-choose = { $count ->
    [one] Eine davon behältst du; der Rest kommt unter den Stapel.
   *[other] { $count } davon behältst du; der Rest kommt unter den Stapel.
 }
siena-group-load = Mitnehmen
siena-hand-short = Hand
siena-bids = bietet { $coins }
siena-to-bid = ist dran
siena-after-win = Gewinnst du mit { $coins }: { $before } → { $after } Florin.
siena-after-pass = Wer passt, ist aus dieser Auktion raus, nicht aus der nächsten.
siena-after-spends = Kostet { $cards }.
siena-after-auction = Du gibst das erste Gebot ab; die anderen folgen.
siena-after-travel = Danach nennst du die Reisekarten.
siena-after-calandrino = Danach wählst du, wie weit er geht.
siena-stamp-sold-you = Für { $coins } an dich verkauft
siena-stamp-sold = Für { $coins } an { NAME($seat) } verkauft
siena-stamp-unsold = Niemand bietet
siena-stamp-level = { NAME($seat) } baut Stockwerk { $level }
siena-sum-walk = { NAME($seat) }: { $count } weiter { THING($place, form: "to") }
siena-sum-walk-paid = { NAME($seat) }: { $count } weiter { THING($place, form: "to") }, { $coins }

## What a place does, for the reader

siena-about-banchi-di-sotto = Wer hier als Bankier anhält, spielt Banchi-di-Sotto-Karten für je 20 Florin.
siena-about-piazza-salimbeni = Wer hier als Bankier anhält, spielt Piazza-Salimbeni-Karten und zieht Fato.
siena-about-via-dei-servi = Wer hier als Bankier anhält, spielt Via-dei-Servi-Karten für je 20 Florin.
siena-about-via-delle-cerchia = Von hier geht es in die Taverne. Kurtisanen locken hinein, wer vorbeikommt.
siena-about-palazzo-tolomei = Anhalten bringt 5 Florin. Weitergehen kostet ein Brautgeschenk von 10.
siena-about-duomo = Wer hier als Bankier anhält, darf einmal spenden: zwei von vier Senesi-Karten.
siena-about-palazzo-pubblico = Wer hier als Bankier anhält, bekommt 5 Florin.
siena-about-piazza-del-campo = Wer hier als Bankier anhält, bekommt 5 Florin.
siena-about-torre-del-mangia = Wer hier als Bankier anhält, darf am Ende des Zuges ein Stockwerk bauen.
siena-about-banchi-di-sopra = Wer hier als Bankier anhält, bekommt 5 Florin.
siena-about-inn = Wer eintritt, bezahlt die Kurtisanen und darf dann einen Künstler engagieren.
siena-about-wall = Hier stehen neue Bankiers bis zu ihrem ersten Schritt.
siena-about-area = Arbeiter füllen den Rahmen; ein voller Rahmen ist ein verkaufsfertiges Gut.
siena-about-road = Händler reisen hier mit Reisekarten; bezahlt wird das Feld, auf dem sie halten.
siena-about-tower = Ein Stockwerk kostet Florin und bringt am Ende Punkte.
siena-about-initiative = Unten steht, wer am wenigsten hat. Die Zeile verteuert Karten um ihre Zahl.
siena-about-florin = Das Geld aller, einmal um den Plan.
siena-about-calandrino = Er geht durch die Stadt zurück und bettelt Bankiers an.

## Hints: what speaks for an answer, or against it. Figures are coins or Florins by rule of thumb.

siena-why-auction = { THING($card) } ist dir etwa { $worth } Florin wert, mehr als die anderen Karten.
siena-why-auction-other = { THING($card) } ist dir etwa { $worth } Florin wert.
siena-why-no-auction = Keine offene Karte ist dir jetzt eine Auktion wert.
siena-why-bid = { THING($card) } ist dir etwa { $worth } Florin wert; { $coins } ist das kleinste Gebot.
siena-why-pass = { THING($card) } ist dir etwa { $worth } Florin wert, und das nächste Gebot ist { $coins }; behalte etwas zum Leben.
siena-why-artist-bid = Der Künstler ist dir etwa { $worth } Florin wert; { $coins } ist das kleinste Gebot.
siena-why-artist-pass = Der Künstler ist dir etwa { $worth } Florin wert, und das nächste Gebot ist { $coins }; behalte etwas zum Leben.
siena-why-take = Sie kostet { $coins }, und { THING($card) } ist dir etwa { $worth } Florin wert: die beste der offenen Karten.
siena-why-take-other = Sie kostet { $coins }, und { THING($card) } ist dir etwa { $worth } Florin wert.
siena-why-take-none = Keine offene Karte ist wert, was sie dich kostet.
siena-why-first = Wer beginnt, verkauft, bevor die Güter ausgehen.
siena-why-first-banker = Wer beginnt, ist zuerst am Turm und in der Taverne.
siena-why-workers = Ihre Arbeiter geben dir das Recht zu verkaufen, was fertig ist.
siena-why-mule = Mehr als ein Gut ist fertig, und der Esel trägt zwei von jedem.
siena-why-francigena = Du kannst mehrere Güter schicken, und mit Fato zahlen sie mehr.
siena-why-calandrino = Er kommt zu einem anderen Bankier, der geben oder geizig sein muss.
siena-why-courtesan = Ein anderer Bankier ist nahe der Taverne und wird sie bezahlen müssen.
siena-why-guards = Das kostet dich weder Florin noch Punkte.
siena-why-girlfriends = Sie sparen dir, was die Kurtisanen kosten würden.
siena-why-inn-set = Ein Satz bringt sofort { $coins } Florin.
siena-why-district = Die Karte bringt hier { $coins } Florin.
siena-why-sell = Das bringt { $coins } Florin, und andere könnten schneller sein.
siena-why-load = Das bringt für jede Fato-Karte { $coins } Florin mehr.
siena-why-fato = Mit { $count } Karten gewinnst du { $coins } mit { $chance } %, im Schnitt { $mean }; keine andere Zahl zahlt mehr.
siena-why-fato-other = Mit { $count } Karten gewinnst du { $coins } mit { $chance } %, im Schnitt { $mean }.
siena-why-travel = Die Straße zahlt bis zu { $coins } Florin.
siena-why-charity = Nach { $coins } für Wohltätigkeit hast du { $left } Florin, genug, um mit { $need } Bankier zu werden.
siena-why-keep-income = Du brauchst { $coins } Florin, um Bankier zu werden.
siena-why-discard = Sie ist die am wenigsten werte auf deiner Hand, etwa { $worth } Florin, und die Hand ist fast voll.
siena-why-green = Ihre { $green } Schritte bringen dich dahin, wo es mehr gibt.
siena-why-step = Weiter vorn ist mehr zu holen als die { $worth } Florin hier.
siena-why-stop = Anhalten bringt hier etwa { $worth } Florin, und nichts in Reichweite bringt mehr.
siena-why-enter = Ein Künstler ist dir mehr wert als alles andere in Reichweite.
siena-why-open = Mit so vielen Florin kannst du dir einen Künstler leisten.
siena-why-no-open = Für einen Künstler hast du zu wenige Florin.
siena-why-rise = { $money } Florin reichen zum Weitermachen, und ein höherer Stand verdient mehr.
siena-why-cash = { $coins } Florin jetzt sind mehr wert als ein Feld, das du vielleicht nie erreichst.
siena-why-stay-on-road = Deine Reisekarten bringen dich weiter, zu { $coins } Florin.
siena-why-give = { $coins } Florin sind weniger als { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } am Ende; rechne sie als etwa { $worth } Florin.
siena-why-refuse = { $coins } Florin sind mehr als { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } am Ende; rechne sie als etwa { $worth } Florin.
siena-why-keep = Das ist das meiste: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }.
siena-why-donate = { $coins } Florin für die besten zwei von vier Senesi-Karten sind günstig.
siena-why-build = { $coins } Florin für { $points } Punkte sind ein guter Preis.
siena-why-pay = Du hast keine Freundinnen, die du schicken könntest.
siena-why-name = Je mehr Karten, desto weiter.
siena-why-go = Die anderen Karten sind auf der Hand mehr wert.
siena-why-done = Nichts anderes brächte dir jetzt etwas.
siena-why-decline = Es brächte dir nichts.
