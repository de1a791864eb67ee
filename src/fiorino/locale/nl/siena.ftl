### Siena: alles wat je aan zijn tafel leest.
### Handelswaren en statussen hebben de vorm .capital, met een hoofdletter voor het begin van een zin of knop.

siena-title = Siena

## Goods

siena-good-corn = graan
    .capital = Graan
siena-good-wine = wijn
    .capital = Wijn
siena-good-oil = olijfolie
    .capital = Olijfolie
siena-good-cloth = linnen
    .capital = Linnen
siena-good-spices = specerijen
    .capital = Specerijen
siena-workers = { THING($good, form: "capital") } { $count }
# Cards of one name are told apart by their numbers: “Guards 8”.
siena-card-numbered = { THING($card) } { $number }

## Status

siena-status-peasant = boer
    .a = een boer
    .capital = Boer
siena-status-merchant = koopman
    .a = een koopman
    .capital = Koopman
siena-status-banker = bankier
    .a = een bankier
    .capital = Bankier

## Cards

siena-card-mule = Muilezel
    .the = de Muilezel
siena-card-francigena = Via Francigena
    .the = Via Francigena
siena-card-girlfriends = Vriendinnen
    .the = de Vriendinnenkaart
siena-card-guards = Wachters
    .the = de Wachterskaart
siena-card-bricklayer = Bouwvakker
    .the = de Bouwvakkerskaart
siena-card-salimbeni = Piazza Salimbeni
    .the = Piazza Salimbeni
siena-card-inn = Herberg
    .the = de Herbergkaart
siena-card-courtesan = Courtisane
    .the = de Courtisane
siena-card-calandrino = Calandrino
    .the = Calandrino
siena-card-banchi = Banchi di Sotto
    .the = Banchi di Sotto
siena-card-servi = Via dei Servi
    .the = Via dei Servi

# Kaartteksten: twee of drie regels van ongeveer 26 tekens.
siena-print-goods = Zet deze arbeiders en verkoop één eenheid per handelswaar.
siena-print-journey = Koopman: ook één vak verder op een weg.
siena-print-mule = Verkoop in deze beurt twee eenheden per handelswaar.
siena-print-francigena = Trek Fato voor je waren. De Duivel neemt alles.
siena-print-girlfriends = Houden je buiten als Courtisanes je de Herberg in lokken.
siena-print-guards = Sturen Calandrino weg: geen aalmoes, geen blokje.
siena-print-bricklayer = Een etage van de Toren kost je 10 florijnen minder.
siena-print-salimbeni = Als je daar stopt: trek Fato, 7 florijnen per kaart.
siena-print-inn = Drie: 20 florijnen. Eén: bekijk een Kunstenaar of leid Calandrino binnen.
siena-print-courtesan = Een bankier die langskomt, moet de Herberg in en 10 betalen.
siena-print-calandrino = Gaat 3 plaatsen terug en bedelt bij bankiers.
siena-print-banchi = Als je op Banchi di Sotto stopt: 20 florijnen.
siena-print-servi = Als je op Via dei Servi stopt: 20 florijnen.

siena-card-priced = { $name }: rood { $red }, groen { $green }
siena-card-starred = { $name }: sterkaart, groen { $green }
siena-card-for = { $who ->
    [peasant] Voor boeren.
    [merchant] Voor koopmannen.
    [banker] Voor bankiers.
    [country] Voor boeren en koopmannen.
   *[all] Voor iedereen.
 }
siena-card-leaves = Gaat na het spelen uit het spel.

siena-senesi = Senesi
siena-senesi-worth = Senesi-kaart met waarde { $value }
siena-senesi-print = De waardering van het volk
siena-fato = Fato
siena-devil = De Duivel
siena-devil-print = Hij neemt alles
siena-artist = Kunstenaar
siena-artist-known = { $name }, waarde { $value }
siena-artist-hidden = Een Kunstenaar die je niet gezien hebt
siena-artist-print = { $value ->
    [one] { $value } waarderingspunt
   *[other] { $value } waarderingspunten
 }
siena-artist-unseen = Niet gezien

## Places

siena-place-banchi-di-sotto = Banchi di Sotto
    .the = Banchi di Sotto
    .at = op Banchi di Sotto
    .to = naar Banchi di Sotto
siena-place-piazza-salimbeni = Piazza Salimbeni
    .the = Piazza Salimbeni
    .at = op Piazza Salimbeni
    .to = naar Piazza Salimbeni
siena-place-via-dei-servi = Via dei Servi
    .the = Via dei Servi
    .at = op Via dei Servi
    .to = naar Via dei Servi
siena-place-via-delle-cerchia = Via delle Cerchia
    .the = Via delle Cerchia
    .at = op Via delle Cerchia
    .to = naar Via delle Cerchia
siena-place-palazzo-tolomei = Palazzo Tolomei
    .the = Palazzo Tolomei
    .at = op Palazzo Tolomei
    .to = naar Palazzo Tolomei
siena-place-duomo = Duomo
    .the = de Duomo
    .at = op de Duomo
    .to = naar de Duomo
siena-place-palazzo-pubblico = Palazzo Pubblico
    .the = Palazzo Pubblico
    .at = op Palazzo Pubblico
    .to = naar Palazzo Pubblico
siena-place-piazza-del-campo = Piazza del Campo
    .the = Piazza del Campo
    .at = op Piazza del Campo
    .to = naar Piazza del Campo
siena-place-torre-del-mangia = Torre del Mangia
    .the = Torre del Mangia
    .at = op Torre del Mangia
    .to = naar Torre del Mangia
siena-place-banchi-di-sopra = Banchi di Sopra
    .the = Banchi di Sopra
    .at = op Banchi di Sopra
    .to = naar Banchi di Sopra
siena-place-inn = Herberg
    .the = de Herberg
    .at = in de Herberg
    .to = de Herberg in
siena-place-wall = Stadsmuur
    .the = de Stadsmuur
    .at = op de Stadsmuur
    .to = naar de Stadsmuur
siena-road-firenze = Firenze
    .to = naar Firenze
siena-road-arezzo = Arezzo
    .to = naar Arezzo

## The board, for those who listen

siena-board = Het bord: de stad, haar muur en het land
siena-board-scroll = Siena 1338
siena-spot-people = { $place }: { $people }
siena-spot-empty = { $place }: niemand
siena-spot-press = { $spot }. { $answer }
siena-spot-calandrino = Calandrino
siena-spot-cubes = { $count ->
    [one] { $count } Courtisane
   *[other] { $count } Courtisanes
 }
siena-spot-field = { THING($good, form: "capital") }: { $ready ->
    [0] geen eenheid klaar
    [one] { $ready } eenheid klaar
   *[other] { $ready } eenheden klaar
 }, { $workers } van { $frame } arbeiders, prijs { $price }
siena-spot-gone = { THING($good, form: "capital") }: uit het spel
siena-spot-road = Weg { THING($road, form: "to") }, vak { $space }, levert { $coins } op: { $people }
siena-spot-road-empty = Weg { THING($road, form: "to") }, vak { $space }, levert { $coins } op
siena-spot-level-built = Etage { $level } van de Toren, gebouwd door { NAME($seat) }: { $points } punten
siena-spot-level-free = Etage { $level } van de Toren: kost { $coins }, levert { $points } punten op
siena-spot-row = Initiatiefspoor, veld { $row }, +{ $coins }: { NAME($seat) }
siena-spot-florins = Vak { $value } van het Florijnenspoor
siena-initiative = Initiatief
siena-peasants = Boeren
siena-merchants = Koopmannen
siena-plus = +{ $coins }
siena-times = ×{ $count }

## Where the match stands

siena-where = ronde { $round } van { $last }
siena-where-advanced = ronde { $round }
siena-where-opening = openingsveiling

## Questions

siena-question-start = Begin een veiling of zie ervan af
    .other = { NAME($seat) } mag een veiling beginnen
siena-question-first-bid = Je eerste bod op { THING($card, form: "the") }
    .other = { NAME($seat) } doet het eerste bod op { THING($card, form: "the") }
siena-question-opening-bid = Bied op { THING($card, form: "the") } of pas
    .other = { NAME($seat) } biedt op { THING($card, form: "the") } of past
siena-question-take-card = Neem een kaart, of geen
    .other = { NAME($seat) } neemt een kaart of past
siena-question-star-bid = Bied op { THING($card, form: "the") } of pas
    .other = { NAME($seat) } biedt op { THING($card, form: "the") } of past
siena-question-choose-first = Je bent het armst: wie krijgt de eerste beurt?
    .other = { NAME($seat) } wijst aan wie de eerste beurt krijgt
siena-question-country-turn = Jouw beurt: speel, verkoop of leg af
    .other = { NAME($seat) } is op het land aan de beurt
siena-question-load-road = Via Francigena: laad en trek Fato
    .other = { NAME($seat) } kiest waren voor de Via Francigena
siena-question-rise-or-stay = Je bent rijk genoeg om { THING($status) } te worden
    .other = { NAME($seat) } mag { THING($status) } worden
siena-question-leg = Je reis: hoe ver?
    .other = { NAME($seat) } gaat op reis
siena-question-cash-or-stay = Dit vak innen, of onbetaald blijven?
    .other = { NAME($seat) } int het vak of blijft op de weg
siena-question-charity-offer = Iets weggeven voor Senesi-kaarten?
    .other = { NAME($seat) } mag een deel van de opbrengst inleveren voor liefdadigheid
siena-question-keep-senesi = Welke Senesi-kaarten houd je?
    .other = { NAME($seat) } kiest Senesi-kaarten
siena-question-first-step = Verplichte stap: verder, of de Herberg?
    .other = { NAME($seat) } zet de verplichte stap
siena-question-banker-move = Jouw wandeling: kies waar je stopt
    .other = { NAME($seat) } loopt door de stad
siena-question-district-card = Een kaart van deze wijk spelen?
    .other = { NAME($seat) } mag een kaart van de wijk spelen
siena-question-salimbeni = Hoeveel Fato-kaarten trek je?
    .other = { NAME($seat) } mag op Piazza Salimbeni Fato-kaarten trekken
siena-question-donate-or-not = Je enige donatie aan de Duomo?
    .other = { NAME($seat) } mag een donatie aan de Duomo doen
siena-question-banker-rest = Nog kaarten spelen, of klaar?
    .other = { NAME($seat) } mag nog kaarten spelen
siena-question-build-or-not = De volgende etage van de Toren bouwen?
    .other = { NAME($seat) } mag een etage van de Toren bouwen
siena-question-drawn-in = De Courtisanes lokken je de Herberg in
    .other = De Courtisanes lokken { NAME($seat) } de Herberg in
siena-question-pay-or-girlfriends = Betalen, of een Vriendinnenkaart?
    .other = { NAME($seat) } betaalt de Courtisanes of speelt een Vriendinnenkaart
siena-question-pay-for-one = Er komt een Courtisane: betaal je haar?
    .other = { NAME($seat) } betaalt de Courtisane of speelt een Vriendinnenkaart
siena-question-open-or-not = Een veiling van de volgende Kunstenaar openen?
    .other = { NAME($seat) } mag een veiling van een Kunstenaar openen
siena-question-artist-first-bid = Je hebt de Kunstenaar gezien: wat bied je?
    .other = { NAME($seat) } doet het eerste bod op de Kunstenaar
siena-question-artist-bid = Bied op de Kunstenaar, bekijk hem of pas
    .other = { NAME($seat) } biedt op de Kunstenaar, bekijkt hem of past
siena-question-walk = Waar gaat Calandrino heen?
    .other = { NAME($seat) } stuurt Calandrino op pad
siena-question-beg = Calandrino bedelt bij jou { THING($place, form: "at") }
    .other = Calandrino bedelt bij { NAME($seat) } { THING($place, form: "at") }
siena-question-none = De partij is afgelopen

## Answers

siena-answer-auction = { THING($card) }
    .detail = groen { $green }
siena-answer-first = { NAME($seat) } begint
    .me = Zelf beginnen
siena-answer-bid = { $coins } bieden
siena-answer-pass = Passen
siena-answer-pass-card = Geen kaart
siena-answer-decline-start = Afzien
siena-answer-decline-district-card = Geen kaart spelen
siena-answer-decline-salimbeni = Niet trekken
siena-answer-decline-donate-or-not = Geen donatie
siena-answer-decline-build-or-not = Niet bouwen
siena-answer-decline-open-or-not = Geen veiling
siena-answer-decline-charity-offer = Opbrengst houden
siena-answer-done = Klaar
siena-answer-take = { THING($card) }
    .detail = { $coins ->
        [0] gratis
        [one] { $coins } florijn
       *[other] { $coins } florijnen
     }
siena-answer-play = { THING($card) } spelen
siena-answer-play-inn = { $count ->
    [one] Herbergkaart spelen
   *[other] { $count } Herbergkaarten spelen
 }
siena-answer-play-guards = Wachters roepen
siena-answer-play-girlfriends = Vriendinnen sturen
siena-answer-green = { $green } verder lopen
    .detail = kost { THING($card, form: "the") }
siena-answer-with = { $green } plaatsen verder
    .detail = kost { THING($card, form: "the") }
siena-answer-with-leg = { THING($card) }
    .detail = één vak verder
siena-answer-discard = { THING($card) } afleggen
siena-answer-sell = { THING($good, form: "capital") } verkopen
    .detail = +{ $coins } florijnen
siena-answer-load = { THING($good, form: "capital") } meenemen
    .detail = +{ $coins } per Fato-kaart
siena-answer-draw = { $count ->
    [one] { $count } kaart trekken
   *[other] { $count } kaarten trekken
 }
    .detail = Duivel: { $count } op { $cards }, anders { $coins } florijnen
siena-answer-travel = Reizen { THING($road, form: "to") }
siena-answer-go-leg = Vertrekken
    .detail = { $coins ->
        [0] het vak levert niets op
       *[other] +{ $coins } florijnen
     }
    .cash = { $coins } florijnen als je dan de weg verlaat
    .rest = { $coins } florijnen als je beurt daar eindigt
siena-answer-go-walk = { $count ->
    [one] Calandrino gaat { $count } plaats verder
   *[other] Calandrino gaat { $count } plaatsen verder
 }
siena-answer-go-inn = De Herberg in, met een Herbergkaart
siena-answer-charity = { $coins } voor liefdadigheid
siena-answer-charity-10 = één Senesi-kaart
siena-answer-charity-15 = de beste van twee Senesi-kaarten
siena-answer-keep = { $count ->
    [one] De { $values } houden
   *[other] { $values } houden
 }
siena-answer-keep-two = { $low } en { $high }
siena-answer-rise = { THING($status, form: "capital") } worden
siena-answer-stay = { THING($status, form: "capital") } blijven
siena-answer-cash = { $coins ->
    [one] { $coins } florijn
   *[other] { $coins } florijnen
 } innen
    .detail = en de weg verlaten
siena-answer-stay-road = Op de weg blijven
    .detail = onbetaald, voor een latere etappe
siena-answer-step = Verder { THING($place, form: "to") }
    .wedding = huwelijkscadeau: betaal { $coins }
siena-answer-enter = De Herberg in
    .cubes = { $count ->
        [one] er wacht een Courtisane
       *[other] er wachten { $count } Courtisanes
     }
siena-answer-stop = Stoppen { THING($place, form: "at") }
    .pays = +{ $coins } florijnen
siena-answer-give = Aalmoes geven: { $coins }
siena-answer-refuse = Weigeren
    .detail = gierigheidsblokje nummer { $count }
siena-answer-donate = Donatie doen
    .detail = { $coins } florijnen voor twee van vier Senesi-kaarten
siena-answer-open = Veiling openen
    .detail = je bekijkt de kaart, daarna moet je bieden
siena-answer-look = Bekijken: betaal { $coins }
siena-answer-look-inn = Bekijken: speel een Herbergkaart
siena-answer-build = Etage { $level } bouwen
    .detail = { $coins } florijnen, { $points } punten
siena-answer-build-with = Met Bouwvakkerskaart bouwen
siena-answer-pay = Courtisanes betalen

## Groups of answers in a turn

siena-group-play = Spelen
siena-group-sell = Verkopen
siena-group-travel = Reizen
siena-group-charity = Liefdadigheid
siena-group-walk = Lopen
siena-group-green = Stappen met kaarten
siena-group-longer = Wandeling verlengen
siena-group-discard = Afleggen
siena-group-end = Einde

## What an answer would bring about

siena-after-money = { $after ->
    [one] { $before } → { $after } florijn.
   *[other] { $before } → { $after } florijnen.
 }
siena-after-money-other = { $after ->
    [one] { NAME($seat) }: { $before } → { $after } florijn.
   *[other] { NAME($seat) }: { $before } → { $after } florijnen.
 }
siena-after-hand = Hand: { $cards } van { $limit }.
siena-after-unit = { $made ->
    [one] Er komt een eenheid { THING($good) } klaar te liggen.
   *[other] Er komen { $made } eenheden { THING($good) } klaar te liggen.
 }
siena-after-workers = { THING($good, form: "capital") }: { $left } van { $frame } arbeiders.
siena-after-place = Je gaat { THING($place, form: "to") }.
siena-after-stopped = Je stopt { THING($place, form: "at") }.
siena-after-road = Je komt op vak { $space } van de weg { THING($road, form: "to") }.
siena-after-road-left = Je verlaat de weg.
siena-after-level = Etage { $level } is van jou: { $points } punten aan het einde.
siena-after-cube = Je krijgt gierigheidsblokje nummer { $cubes }.
siena-after-cubes = { $cubes ->
    [one] { $cubes } Courtisane in de Herberg.
   *[other] { $cubes } Courtisanes in de Herberg.
 }
siena-after-walk = Calandrino eindigt { THING($place, form: "at") }.
siena-after-loaded = { THING($good, form: "capital") } gaat mee op weg, wat de Fato-kaarten ook brengen.
siena-after-risen = Je wordt { THING($status) }.
siena-after-gone = Uit het spel: { $goods }.
siena-after-senesi = Je trekt Senesi-kaarten.
siena-after-out = Je doet niet meer mee aan deze veiling.
siena-after-first = { NAME($seat) } krijgt de eerste beurt.
siena-after-discarded = Afgelegd: { THING($card) }.
siena-after-played = Gespeeld: { THING($card) }.
siena-after-fato = De kaarten worden meteen getoond; terugnemen kan dan niet meer.
siena-after-leads = Met { $coins } ben je de hoogste bieder.
siena-after-nothing = Verder verandert er niets.
siena-after-turn = Je beurt is voorbij.
siena-after-ends = De partij is meteen afgelopen.

## Events: the log

siena-event-seat-placed = { NAME($seat) } legt een schijfje op het stapeltje.
siena-event-card-left-out = Vanaf het begin op de aflegstapel: { THING($card) }.
siena-event-round-began = Ronde { $round }
siena-event-card-dealt = Opengelegd: { $cards }.
siena-event-discard-shuffled = { $cards ->
    [one] De ene kaart van de aflegstapel wordt de nieuwe trekstapel.
   *[other] De { $cards } kaarten van de aflegstapel worden de nieuwe trekstapel.
 }
siena-event-initiative-set = Initiatief, van arm naar rijk: { $seats }.
siena-event-start-declined = { NAME($seat) } begint geen veiling.
siena-event-auction-started = { NAME($seat) } begint een veiling van { THING($card, form: "the") }.
siena-event-star-offered = Nu in veiling: { THING($card) }.
siena-event-bid-made = { NAME($seat) } biedt { $bid }.
siena-event-passed = { NAME($seat) } past.
siena-event-card-won = { NAME($seat) } wint { THING($card, form: "the") } voor { $coins }.
siena-event-card-returned = Niemand biedt: { THING($card, form: "the") } gaat naar de Siena-stapel.
siena-event-card-unsold = Niemand biedt: { THING($card, form: "the") } gaat naar de aflegstapel.
siena-event-card-taken = { $coins ->
    [0] { NAME($seat) } neemt { THING($card, form: "the") }, gratis.
   *[other] { NAME($seat) } neemt { THING($card, form: "the") } voor { $coins }.
 }
siena-event-leftovers-discarded = Door niemand genomen: { $cards }.
siena-event-first-named = { NAME($seat) } laat { NAME($first) } beginnen.
siena-event-first-named-self = { NAME($seat) } begint.
siena-event-turn-began = { NAME($seat) } is aan de beurt.
siena-event-card-played = { NAME($seat) } speelt { THING($card, form: "the") }.
siena-event-card-played-green = { $green ->
    [one] { NAME($seat) } gebruikt { THING($card, form: "the") } voor { $green } stap.
   *[other] { NAME($seat) } gebruikt { THING($card, form: "the") } voor { $green } stappen.
 }
siena-event-card-discarded = { NAME($seat) } legt { THING($card, form: "the") } af.
siena-event-workers-put = { $workers ->
    [one] Eén arbeider voor { THING($good) }: { $left } in de warentabel.
   *[other] { $workers } arbeiders voor { THING($good) }: { $left } in de warentabel.
 }
siena-event-workers-put-made = { $made ->
    [one] De warentabel voor { THING($good) } is vol: er ligt een eenheid meer klaar.
   *[other] De warentabel voor { THING($good) } is vol: er liggen { $made } eenheden meer klaar.
 }
siena-event-unit-sold = { NAME($seat) } verkoopt { THING($good) } voor { $coins }.
siena-event-banker-share = { NAME($seat) } ontvangt als bankier { $coins }.
siena-event-unit-loaded = { NAME($seat) } neemt { THING($good) } mee.
siena-event-fato-drawn = { $cards ->
    [one] { NAME($seat) } trekt { $cards } Fato-kaart: { $coins } florijnen.
   *[other] { NAME($seat) } trekt { $cards } Fato-kaarten: { $coins } florijnen.
 }
siena-event-fato-drawn-devil = { $cards ->
    [one] { NAME($seat) } trekt { $cards } Fato-kaart: de Duivel neemt alles.
   *[other] { NAME($seat) } trekt { $cards } Fato-kaarten: de Duivel neemt alles.
 }
siena-event-leg-travelled = { $coins ->
    [0] { NAME($seat) } reist naar vak { $space } van de weg { THING($road, form: "to") }.
   *[other] { NAME($seat) } reist naar vak { $space } van de weg { THING($road, form: "to") } en ontvangt { $coins }.
 }
siena-event-road-paid = { $coins ->
    [0] { NAME($seat) } rust op vak { $space } van de weg { THING($road, form: "to") }, dat niets oplevert.
   *[other] { NAME($seat) } ontvangt { $coins } voor vak { $space } van de weg { THING($road, form: "to") }.
 }
siena-event-road-left = { NAME($seat) } verlaat de weg { THING($road, form: "to") }.
siena-event-charity-given = { NAME($seat) } levert { $coins } in voor liefdadigheid.
siena-event-senesi-seen = { NAME($seat) } trekt een Senesi-kaart.
siena-event-senesi-seen-value = { NAME($seat) } trekt een Senesi-kaart met waarde { $value }.
siena-event-senesi-kept = { $count ->
    [one] { NAME($seat) } houdt { $count } Senesi-kaart.
   *[other] { NAME($seat) } houdt { $count } Senesi-kaarten.
 }
siena-event-senesi-kept-values = { NAME($seat) } houdt Senesi met waarde { $values }.
siena-event-inn-set-played = { NAME($seat) } wint { $coins } met kaarten in de Herberg.
siena-event-status-risen = { NAME($seat) } wordt { THING($status) }!
siena-event-goods-gone = Uit het spel, want niemand verkoopt ze nog: { $goods }.
siena-event-banker-income = { NAME($seat) } ontvangt { $coins }, de opbrengst van een bankier.
siena-event-banker-moved = { NAME($seat) } gaat { THING($place, form: "to") }.
siena-event-bride-paid = { NAME($seat) } betaalt { $coins } florijnen voor een huwelijksgeschenk.
siena-event-banker-stopped = { NAME($seat) } stopt { THING($place, form: "at") }.
siena-event-place-paid = { NAME($seat) } ontvangt { $coins } { THING($place, form: "at") }.
siena-event-donation-made = { NAME($seat) } doneert { $coins } aan de Duomo.
siena-event-courtesan-came = { $cubes ->
    [one] Er wacht een Courtisane in de Herberg.
   *[other] Er wachten { $cubes } Courtisanes in de Herberg.
 }
siena-event-courtesans-paid = { NAME($seat) } betaalt de Courtisanes { $coins }.
siena-event-girlfriends-helped = De Vriendinnen helpen { NAME($seat) }.
siena-event-artist-offered = { NAME($seat) } opent een veiling van een Kunstenaar.
siena-event-artist-seen = { NAME($seat) } bekijkt de Kunstenaar.
siena-event-artist-seen-value = { NAME($seat) } bekijkt de Kunstenaar: { $name }, waarde { $value }.
siena-event-look-paid = { NAME($seat) } betaalt { $coins } om te kijken.
siena-event-artist-engaged = { NAME($seat) } boekt de Kunstenaar voor { $coins }.
siena-event-artist-engaged-value = { NAME($seat) } boekt { $name }, waarde { $value }, voor { $coins }.
siena-event-level-built = { NAME($seat) } bouwt etage { $level } van de Toren voor { $coins }.
siena-event-calandrino-moved = Calandrino gaat { THING($place, form: "to") }.
siena-event-alms-given = { $coins ->
    [0] { NAME($seat) } heeft niets om aan Calandrino te geven.
   *[other] { NAME($seat) } geeft Calandrino { $coins }.
 }
siena-event-alms-refused = { NAME($seat) } weigert een aalmoes: gierigheidsblokje nummer { $cubes }.
siena-event-guards-called = { NAME($seat) } laat Calandrino door de Wachters wegsturen.
siena-event-match-ended = { $why ->
    [tower] De Toren is voltooid: de partij is afgelopen.
    [lorenzetti] Ambrogio Lorenzetti is geboekt: de partij is afgelopen.
   *[last-round] De laatste ronde is voorbij, en daarmee de partij.
 }
siena-event-points-counted = { NAME($seat) }: { THING($what) } { $points }
siena-event-winner-named = { NAME($seat) } treedt toe tot de Raad van Negen!
siena-event-winner-named-nobody = Niemand is bankier: niemand wint.

## The final count

siena-points-start = beginpunten
siena-points-richest = rijkste bankier
siena-points-poorest = armste bankier
siena-points-tower = etages van de Toren
siena-points-most-levels = meeste etages
siena-points-artists = Kunstenaars
siena-points-senesi = Senesi-kaarten
siena-points-stinginess = gierigheid
siena-points-sum = waarderingspunten

siena-outcome-title = De eindtelling
siena-outcome-nobody = Niemand is bankier geworden; niemand treedt toe tot de Raad van Negen
siena-outcome-line = Regel
siena-outcome-why = { $why ->
    [tower] De zevende etage staat: de Toren is af.
    [lorenzetti] Ambrogio Lorenzetti is aangetrokken.
   *[last-round] Alle { $rounds } ronden zijn gespeeld.
 }
siena-outcome-not-bankers = Geen bankier, geen punten: { $seats }.

## Display and hand

siena-display = Aanbod
siena-display-empty = Er liggen geen kaarten open.
siena-hand = Je hand
siena-hand-empty = Geen kaarten in je hand.
siena-hand-of = Hand van { NAME($seat) }
siena-piles = { $deck } op de trekstapel, { $discarded } afgelegd
siena-price-free = gratis
siena-star-now = nu
siena-star-waits = wacht
siena-price-named = kost je { $coins ->
    [0] niets
    [one] { $coins } florijn
   *[other] { $coins } florijnen
 }
siena-card-press = { $card }. { $answer }
siena-card-more = { $card }. { $answers ->
    [one] { $answers } keuze
   *[other] { $answers } keuzes
    }

## What the bar shows beside the answers

siena-bar-steps = { $count ->
    [one] nog { $count } stap
   *[other] nog { $count } stappen
 }
siena-bar-wedding = De bruiloft: verdergaan kost 10 florijnen
siena-bar-inn-open = De Herberg staat voor je open
siena-bar-mule = De Muilezel draagt twee eenheden per handelswaar
siena-bar-rights = Je hebt arbeiders gezet voor { $goods }
siena-bar-rights-none = Plaats arbeiders om te mogen verkopen
siena-bar-roads-closed = In deze beurt reis je niet meer
siena-bar-rest = De weg betaalt je { $coins } als je klaar bent
siena-bar-charity = Van de opbrengst van deze beurt mag tot { $coins } naar liefdadigheid
siena-bar-fato-each = Elke kaart zonder de Duivel: { $coins } florijnen
siena-bar-fato-loaded = Onderweg: { $goods }
siena-bar-fato-odds = De kans op de Duivel is { $count } op { $cards }
siena-bar-fato-chance = { $chance }% veilig
siena-bar-fato-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
siena-bar-fato-how-many = Hoeveel kaarten?
siena-bar-walk = { $count ->
    [one] Calandrino gaat { $count } plaats terug
   *[other] Calandrino gaat { $count } plaatsen terug
 }
siena-bar-begging = { $count ->
    [0] Je hebt geen gierigheidsblokje
    [one] Je hebt { $count } gierigheidsblokje
   *[other] Je hebt { $count } gierigheidsblokjes
 }
siena-bar-leg = Weg { THING($road, form: "to") }
siena-bar-kept = Deze houd je tot het einde; de andere gaan onder de stapel.
siena-bar-level = Etage { $level }: { $coins } florijnen, { $points } punten

## Auctions

siena-auction = Veiling
siena-auction-nobody = Nog geen bod
siena-auction-leads = Hoogste bod: { NAME($seat) }
siena-auction-you-lead = Hoogste bod: jij
siena-auction-out = eruit
siena-auction-seen = heeft gekeken
siena-auction-bid = Je bod
siena-auction-raise = Je verhoogt met minstens { $coins }.
siena-auction-left = { $count ->
    [one] Nog { $count } Kunstenaar over
   *[other] Nog { $count } Kunstenaars over
 }

## Panels: what everybody sees of a player

siena-panel-money = { $coins ->
    [one] { $coins } florijn
   *[other] { $coins } florijnen
 }
siena-panel-status = Status: { THING($status) }
siena-panel-row = Initiatief +{ $coins }
siena-panel-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 } van { $limit }
siena-panel-levels = { $count ->
    [one] { $count } etage van de Toren
   *[other] { $count } etages van de Toren
 }
siena-panel-senesi = { $count ->
    [one] { $count } Senesi-kaart
   *[other] { $count } Senesi-kaarten
 }
siena-panel-artists = { $count ->
    [one] { $count } Kunstenaar
   *[other] { $count } Kunstenaars
 }
siena-panel-stinginess = { $count ->
    [one] { $count } gierigheidsblokje
   *[other] { $count } gierigheidsblokjes
 }
siena-panel-donated = heeft aan de Duomo gedoneerd
siena-panel-place = { THING($place) }
siena-panel-road = { THING($road) }, vak { $space }

## The side column

siena-side-good = Waren
siena-side-frame = Tabel
siena-side-ready = Klaar
siena-side-price = Prijs
siena-side-gone = weg
siena-side-round = Ronde { $round } van { $last }
siena-side-round-open = Ronde { $round }; er is geen laatste ronde
siena-side-before = Voor de eerste ronde
siena-side-deck = Trekstapel
siena-side-discard = Afgelegd
siena-side-removed = Uit het spel
siena-side-senesi = Senesi
siena-side-artists = Kunstenaars
siena-side-pile-card = { $count } × { THING($card) }
siena-side-show-discard = Kaarten op de aflegstapel

## Moments that are shown large

siena-scene-risen = { NAME($seat) } wordt { THING($status) }
siena-scene-fato-wins = +{ $coins } florijnen
siena-scene-devil = De Duivel neemt alles

siena-panel-senesi-worth = { $count ->
    [one] { $count } Senesi-kaart, waarde { $points }
   *[other] { $count } Senesi-kaarten, samen { $points }
}
siena-panel-artists-worth = { $count ->
    [one] { $count } Kunstenaar, waarde { $points }
   *[other] { $count } Kunstenaars, samen { $points }
}

## The question: deeds and courses, what they take and bring, and the button that sends them (siena-act-…)

siena-of = { $count }/{ $all }
siena-figure-steps = { $count ->
    [one] { $count } stap
   *[other] { $count } stappen
 }
siena-figure-spaces = { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
 }
siena-figure-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }
siena-figure-begged = { $count ->
    [one] bedelt één keer
   *[other] bedelt { $count } keer
 }
siena-figure-card = { THING($card) } (groen { $green })
siena-course-journey = { THING($road) } { $space }
siena-course-sale = { $goods } verkopen
siena-course-card-sale = { THING($card) }, dan { $goods } verkopen
    .detail = { $goods } verkopen: +{ $coins }
siena-course-load = { $goods } meenemen
siena-course-district = Alle { $count } kaarten spelen
siena-act-walk = { $count ->
    [one] { $count } stap lopen
   *[other] { $count } stappen lopen
 }
siena-act-journey = { $count ->
    [one] { $count } vak reizen
   *[other] { $count } vakken reizen
 }
siena-act-begging = { $count ->
    [one] { $count } plaats sturen
   *[other] { $count } plaatsen sturen
 }
siena-act-load = { $count ->
    [one] { $count } eenheid laden
   *[other] { $count } eenheden laden
 }
siena-act-workers = Arbeiders zetten
siena-workers-none = de goederen zijn uit het spel
siena-act-sell = { $coins } florijnen innen
siena-act-sale = Verkopen voor { $coins }
siena-act-card-sale = Spelen, verkopen: { $coins }
siena-act-take = { $coins ->
    [0] Gratis nemen
   *[other] Nemen voor { $coins }
 }
siena-act-auction = In veiling brengen
siena-act-discard = Afleggen
siena-act-pay = { $coins } betalen
siena-act-charity = { $coins } geven
siena-act-donate = { $coins } doneren
siena-act-build = Bouwen voor { $coins }
siena-act-done = Beurt beëindigen
siena-act-none = Geen kaart
siena-act-stop = { $coins ->
    [0] Hier blijven
   *[other] Hier blijven: +{ $coins }
 }
siena-play-calandrino = Calandrino uit bedelen sturen
    .detail = kost zijn kaart
siena-pay-courtesans = { $count ->
    [one] betaal { $coins } voor een Courtisane
   *[other] betaal { $coins } voor { $count } Courtisanes
 }
siena-more = Nog { $count }…
siena-all-deeds = Alle zetten
siena-green = Groen { $count }.
siena-green-starred = Sterkaart, groen { $green }.
siena-red-green = Rood { $red }, groen { $green }.
siena-artist-worth = 1 tot { $most } punten waard.
siena-keep-choose = { $count ->
    [one] Je houdt er één van; de rest gaat onder de stapel.
   *[other] Je houdt er { $count } van; de rest gaat onder de stapel.
 }
siena-group-load = Meenemen
siena-hand-short = Hand
siena-bids = biedt { $coins }
siena-to-bid = aan bod
siena-after-win = Win je met { $coins }: { $before } → { $after } florijnen.
siena-after-pass = Wie past, is uit deze veiling, niet uit de volgende.
siena-after-spends = Kost { $cards }.
siena-after-auction = Jij doet het eerste bod; de anderen volgen.
siena-after-travel = Daarna noem je de Reiskaarten.
siena-after-calandrino = Daarna kies je hoe ver hij loopt.
siena-stamp-sold-you = Aan jou verkocht voor { $coins }
siena-stamp-sold = Verkocht aan { NAME($seat) } voor { $coins }
siena-stamp-unsold = Niemand biedt
siena-stamp-level = { NAME($seat) } bouwt etage { $level }
siena-sum-walk = { NAME($seat) }: { $count } { THING($place, form: "to") }
siena-sum-walk-paid = { NAME($seat) }: { $count } { THING($place, form: "to") }, { $coins }

## What a place does, for the reader

siena-about-banchi-di-sotto = Een bankier die hier stopt, speelt Banchi di Sotto-kaarten voor 20 florijnen per stuk.
siena-about-piazza-salimbeni = Een bankier die hier stopt, speelt Piazza Salimbeni-kaarten en trekt Fato.
siena-about-via-dei-servi = Een bankier die hier stopt, speelt Via dei Servi-kaarten voor 20 florijnen per stuk.
siena-about-via-delle-cerchia = Van hier gaat een bankier de Herberg in. Courtisanes lokken wie langskomt naar binnen.
siena-about-palazzo-tolomei = Stoppen levert 5 florijnen op. Verdergaan kost een huwelijkscadeau van 10.
siena-about-duomo = Een bankier die hier stopt, mag één keer doneren: twee van vier Senesi-kaarten.
siena-about-palazzo-pubblico = Een bankier die hier stopt, krijgt 5 florijnen.
siena-about-piazza-del-campo = Een bankier die hier stopt, krijgt 5 florijnen.
siena-about-torre-del-mangia = Een bankier die hier stopt, mag aan het eind van de beurt een etage bouwen.
siena-about-banchi-di-sopra = Een bankier die hier stopt, krijgt 5 florijnen.
siena-about-inn = Wie binnenkomt, betaalt de Courtisanes en mag dan een Kunstenaar aantrekken.
siena-about-wall = Nieuwe bankiers staan hier tot hun eerste stap.
siena-about-area = Arbeiders vullen het kader; een vol kader is een eenheid om te verkopen.
siena-about-road = Koopmannen reizen hier met Reiskaarten; het vak waar ze stoppen, betaalt.
siena-about-tower = Een etage kost de bouwer florijnen en levert aan het eind punten op.
siena-about-initiative = De armste staat onderaan. Een veld maakt kaarten zo veel duurder.
siena-about-florin = Het geld van iedereen, één keer rond het bord.
siena-about-calandrino = Hij loopt door de stad terug en bedelt bij bankiers.

## Hints: what speaks for an answer, or against it. Figures are coins or Florins by rule of thumb.

siena-why-auction = { THING($card) } is jou ongeveer { $worth } waard, meer dan de andere kaarten.
siena-why-auction-other = { THING($card) } is jou ongeveer { $worth } waard.
siena-why-no-auction = Geen open kaart is jou nu een veiling waard.
siena-why-bid = { THING($card) } is jou ongeveer { $worth } waard; { $coins } is het laagste bod.
siena-why-pass = { THING($card) } is jou ongeveer { $worth } waard, en het volgende bod is { $coins }; houd iets over om van te leven.
siena-why-artist-bid = De Kunstenaar is jou ongeveer { $worth } waard; { $coins } is het laagste bod.
siena-why-artist-pass = De Kunstenaar is jou ongeveer { $worth } waard, en het volgende bod is { $coins }; houd iets over om van te leven.
siena-why-take = Ze kost { $coins }, en { THING($card) } is jou ongeveer { $worth } waard: de beste van de open kaarten.
siena-why-take-other = Ze kost { $coins }, en { THING($card) } is jou ongeveer { $worth } waard.
siena-why-take-none = Geen open kaart is waard wat ze je kost.
siena-why-first = Wie begint, verkoopt voordat de eenheden op zijn.
siena-why-first-banker = Wie begint, is als eerste bij de Toren en de Herberg.
siena-why-workers = De arbeiders geven je het recht te verkopen wat klaarligt.
siena-why-mule = Er ligt meer dan één eenheid klaar, en de Muilezel draagt er twee van elk.
siena-why-francigena = Je kunt verscheidene waren sturen, en met Fato brengen ze meer op.
siena-why-calandrino = Hij komt bij een andere bankier, die moet geven of gierig is.
siena-why-courtesan = Een andere bankier is dicht bij de Herberg en zal haar moeten betalen.
siena-why-guards = Het kost je florijnen noch punten.
siena-why-girlfriends = Ze besparen je wat de Courtisanes zouden kosten.
siena-why-inn-set = Een set levert meteen { $coins } florijnen op.
siena-why-district = De kaart levert hier { $coins } florijnen op.
siena-why-sell = Het levert { $coins } florijnen op, en een ander kan je voor zijn.
siena-why-load = Het levert per Fato-kaart { $coins } florijnen meer op.
siena-why-fato = Met { $count } kaarten win je { $coins } met { $chance } %, gemiddeld { $mean }; geen ander aantal betaalt meer.
siena-why-fato-other = Met { $count } kaarten win je { $coins } met { $chance } %, gemiddeld { $mean }.
siena-why-travel = De weg betaalt tot { $coins } florijnen.
siena-why-charity = Na { $coins } voor liefdadigheid heb je { $left } florijnen, genoeg om met { $need } bankier te worden.
siena-why-keep-income = Je hebt { $coins } florijnen nodig om bankier te worden.
siena-why-discard = Ze is het minst waard van je hand, ongeveer { $worth }, en de hand is bijna vol.
siena-why-green = De { $green } stappen brengen je waar meer te halen is.
siena-why-step = Verderop is meer te halen dan de { $worth } hier.
siena-why-stop = Stoppen levert hier ongeveer { $worth } op, en niets binnen bereik levert meer op.
siena-why-enter = Een Kunstenaar is jou meer waard dan wat er verder binnen bereik is.
siena-why-open = Met zoveel florijnen is een Kunstenaar haalbaar.
siena-why-no-open = Je hebt te weinig florijnen voor een Kunstenaar.
siena-why-rise = { $money } florijnen zijn genoeg om verder te gaan, en een hogere status verdient meer.
siena-why-cash = { $coins } florijnen nu zijn meer waard dan een vak dat je misschien nooit bereikt.
siena-why-stay-on-road = Je reiskaarten brengen je verder, naar { $coins } florijnen.
siena-why-give = Geven kost { $coins }, minder dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } aan het einde; reken die voor ongeveer { $worth }.
siena-why-refuse = Geven kost { $coins }, meer dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 } aan het einde; reken die voor ongeveer { $worth }.
siena-why-keep = Dat is het meeste: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
 }.
siena-why-donate = { $coins } florijnen voor de beste twee van vier Senesi-kaarten is goedkoop.
siena-why-build = { $coins } florijnen voor { $points } punten is een goede prijs.
siena-why-pay = Je hebt geen Vriendinnen om te sturen.
siena-why-name = Hoe meer kaarten, hoe verder.
siena-why-go = De andere kaarten zijn in de hand meer waard.
siena-why-done = Niets anders levert je nu iets op.
siena-why-decline = Het levert je niets op.
