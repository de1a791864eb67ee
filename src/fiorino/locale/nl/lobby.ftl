### De lobby en de pagina’s rond de tafel: partijen, kijken, spelregels, instellingen.

## The first page

lobby-title = Fiorino: twee spellen over Toscaanse kooplieden
lobby-tab = Lobby
lobby-game-siena = Siena
    .players = 2–5 spelers
    .time = 90 min
    .tag = Van boer tot koopman tot bankier.
    .picture = Een fresco van Siena: de gestreepte kathedraal, de bakstenen toren boven de Campo, dansers op straat, de stadspoort en heuvels met olijfbomen.
lobby-game-medici-vs-strozzi = Medici vs Strozzi
    .players = 2 spelers
    .time = 25 min
    .tag = Eén kavel, één prijs, twee families.
    .picture = Twee koopvaardijschepen in de schemering aan een kade, het ene met blauwe strepen en een schijf, het andere met oranje strepen en een zeshoek, met goederen ertussen.
lobby-play-now = Nu spelen
    .against = tegen bots
lobby-same-device = Op één apparaat
lobby-invite = Uitnodigen via link
lobby-introductory = Introductiespel
    .says = Zonder de sterkaarten: makkelijker te leren, even spannend.
lobby-ways = Pagina’s
lobby-way-lobby = Spelen
lobby-way-matches = Partijen
lobby-way-watch = Kijken
lobby-way-learn = Leren
lobby-way-settings = Ik
lobby-turns = { $count ->
    [one] { $count } partij wacht op je
   *[other] { $count } partijen wachten op je
}

## Lists of the first page

lobby-open-tables = Open tafels
lobby-new-table = Nieuwe tafel
lobby-no-tables = Op dit moment wacht niemand op spelers.
    .way = Tafel openen
lobby-running = Lopende partijen
lobby-all-running = Alle
lobby-join = Meedoen
lobby-watch = Kijken
lobby-my-matches = Mijn partijen
lobby-all-matches = Alle partijen
lobby-no-matches = Je hebt nog niet gespeeld. Hier vind je straks je partijen.
    .way = Nu spelen
lobby-your-turn = Jouw beurt
lobby-go-on = Verder
lobby-match-with = { $game } · { $names }
lobby-match-since = { $game } · { $ago }
lobby-table = { $game } · { $clock }
lobby-table-rated = { $game } · { $clock } · met rating
lobby-seats-taken = { $taken } van { $players } plekken bezet
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
lobby-nobody-yet = Nog niemand anders
lobby-on-this-device = Op dit apparaat
lobby-status-open = wacht op spelers
lobby-status-running = wacht op anderen
lobby-status-paused = gepauzeerd
lobby-ended-won = gewonnen
lobby-ended-lost = verloren
lobby-ended-shared = gedeelde overwinning
lobby-ended-over = afgelopen
lobby-ended-aborted = afgelast
lobby-learn = Leren
lobby-lesson-of = { $game } · les { $number }
lobby-lesson-begin = Beginnen
lobby-lesson-start = De les ‘{ $lesson }’ beginnen
lobby-puzzles = Meer puzzels
lobby-rules = De spelregels
lobby-documentation = Documentatie

## Clocks

lobby-clock-none = geen klok
lobby-clock-live = { $minutes } min + { $increment } s
lobby-clock-slow = { $days ->
    [one] { $days } dag per zet
   *[other] { $days } dagen per zet
}

## How many play: same device, invitation

lobby-how-many = Hoeveel spelers?
lobby-device-title = { $game } op dit apparaat
lobby-device-says = Jullie geven het apparaat door. Voor elke beurt verbergt een gordijn wat de anderen niet mogen zien. Wie geen naam heeft, heet naar de kleur van de plek.
lobby-device-begin = Start
lobby-invite-title = Uitnodigen voor { $game }
lobby-invite-says = Je krijgt een link en een code om te scannen. Wie de link opent, krijgt een vrije plek; niemand heeft een account nodig.
lobby-invite-begin = Link maken

## New table

lobby-new-title = Nieuwe tafel
lobby-which-game = Welk spel?
lobby-seats = Plekken
lobby-seat = Plek { $number }
lobby-seat-me = Ik
lobby-seat-open = Vrij: iemand kan meedoen
lobby-bot = Bot: { $bot }
lobby-bot-random = Bot: speelt willekeurig
lobby-bot-greedy = Bot: neemt wat het beste lijkt
lobby-bot-easy = Bot, makkelijk: een eerste tegenstander
lobby-bot-normal = Bot, gewoon: speelt degelijk
lobby-bot-hard = Bot, moeilijk: maakt weinig fouten
lobby-bot-master = Bot, meester: zo sterk als hij kan
lobby-style-of = Stijl van de bot: { $seat }
lobby-style-none = Geen eigen stijl
lobby-style-surprise = Verras me
lobby-style-patient = Geduldig: wacht een betere kans af
lobby-style-bold = Gedurfd: waagt meer
lobby-style-builder = Bouwer: bouwt waar het kan
lobby-style-patron = Weldoener: geeft aan kunst en armen
lobby-levels-untrained = De bots zijn niet geoefend met deze doos of deze opties. Ze denken wel vooruit, maar oordelen minder zeker.
lobby-levels-by-thumb = De bots zijn niet geoefend met deze doos. Van makkelijk tot meester spelen ze allemaal met vuistregels.
lobby-hints-on = met hints
lobby-hints-off = zonder hints
lobby-kind-of-game = Soort spel
lobby-clock = Klok
lobby-clock-kind-none = Geen klok
    .says = Iedereen neemt de tijd die nodig is.
lobby-clock-kind-live = Live
    .says = Iedereen heeft zoveel minuten voor de hele partij, en krijgt er bij elk antwoord een paar seconden bij. Wie door zijn tijd heen is, verliest.
lobby-clock-kind-slow = Dagen
    .says = Iedereen heeft zoveel dagen voor elk antwoord. Jullie hoeven er niet tegelijk te zijn.
lobby-clock-minutes = Minuten per speler
lobby-clock-increment = Extra seconden per antwoord
lobby-clock-days = Dagen per antwoord
lobby-who-comes = Wie er mag komen
lobby-listed = Iedereen
    .says = De tafel staat in de lobby.
lobby-by-link = Alleen via link
    .says = Zonder de link vindt niemand de tafel.
lobby-spectators = Toeschouwers
    .says = Anderen mogen meekijken; verborgen kaarten zien ze niet.
lobby-rated = Met rating
    .says = De uitslag telt mee voor de ratings.
lobby-unrated-box = Een partij met rating speel je met de gewone doos.
lobby-unrated-bots = Een partij met rating is alleen voor mensen.
lobby-unrated-same-device = In een partij met rating heeft elke speler een eigen plek.
lobby-rules-of-table = Editie en spelregels
lobby-changed = { $count ->
    [one] { $count } gewijzigd
   *[other] { $count } gewijzigd
}
lobby-edition = Editie
lobby-edition-english = Engels
lobby-edition-dutch = Nederlands
lobby-edition-german = Duits
lobby-edition-hungarian = Hongaars
lobby-edition-usual = de gewone regels
lobby-edition-differs = { $count ->
    [one] { $count } regel wijkt af
   *[other] { $count } regels wijken af
}
lobby-own-changes = { $count ->
    [one] Je hebt { $count } regel van deze editie gewijzigd.
   *[other] Je hebt { $count } regels van deze editie gewijzigd.
}
    .way = Terug naar de editie
lobby-option-rule = Regel { $rule }
lobby-box = Doosbestand
lobby-box-own = je eigen doos
lobby-box-says = Kaarten en getallen komen uit een doosbestand. Heb je het gedrukte spel, dan kun je met de getallen daarvan spelen: een TOML-bestand zoals ‘fiorino rules’ het schrijft.
lobby-box-choose = Bestand kiezen
lobby-box-chosen = { $name } wordt gebruikt.
lobby-box-paste = Of plak de tekst ervan
lobby-box-too-long = Een doosbestand heeft hoogstens 16.000 tekens.
lobby-box-forget = Gewone doos gebruiken
lobby-open-table = Tafel openen
lobby-start-table = Start

## The options of Siena

lobby-option-siena-game = Spel
    .says = In het introductiespel vervallen de openingsveiling, de Fato-kaarten en de sterkaarten, en begin je met 18 florijnen. De variant voor een langere speelduur eindigt niet met ronde 20.
lobby-value-siena-game-standard = Standaard
lobby-value-siena-game-introductory = Introductie
lobby-value-siena-game-advanced = Langere speelduur
lobby-option-siena-hands = Handen
    .says = Of iedereen kan zien welke kaarten de anderen in de hand hebben.
lobby-value-siena-hands-closed = Gesloten
lobby-value-siena-hands-open = Open
lobby-option-siena-opening_pass = Afzien in de openingsveiling
    .says = Of je alleen van de eerstvolgende veiling uitgesloten bent als je ervan afziet te beginnen, of van alle latere.
lobby-value-siena-opening_pass-next_auction = Alleen van de volgende
lobby-value-siena-opening_pass-all_auctions = Van alle latere
lobby-option-siena-auction_order = Volgorde van bieden
    .says = Wie na het eerste bod van de starter biedt; of dat de starter alleen een kaart inbrengt en iedereen erop biedt.
lobby-value-siena-auction_order-from_starter = Vanaf de starter omhoog
lobby-value-siena-auction_order-from_poorest = Vanaf de armste omhoog
lobby-value-siena-auction_order-all_from_poorest = Allen vanaf de armste
lobby-option-siena-artist_auction_order = Volgorde van bieden op een Kunstenaar
    .says = Wie na het bod van de opener als eerste gevraagd wordt.
lobby-value-siena-artist_auction_order-from_opener = Vanaf de opener omhoog
lobby-value-siena-artist_auction_order-from_poorest = Vanaf de armste omhoog
lobby-option-siena-exact_fill_sale = Een precies gevulde warentabel
    .says = Of alle arbeiders verkooprecht voor hun handelswaar geven, of alleen als er al een eenheid klaarlag of als ze er een voltooiden en er arbeiders overbleven.
lobby-value-siena-exact_fill_sale-may_sell = Verkooprecht
lobby-value-siena-exact_fill_sale-no_right = Geen verkooprecht
lobby-option-siena-selling = Verkopen
    .says = Of je één eenheid moet verkopen van elke handelswaar waarvoor je verkooprecht hebt.
lobby-value-siena-selling-optional = Eigen keuze
lobby-value-siena-selling-compulsory = Verplicht
lobby-option-siena-charity_limit = Hoe vaak liefdadigheid
    .says = Hoe vaak een koopman voor liefdadigheid mag inleveren.
lobby-value-siena-charity_limit-once_a_turn = Eén keer per beurt
lobby-value-siena-charity_limit-each_income = Bij elke opbrengst
lobby-option-siena-charity_income = Liefdadigheid uit welke opbrengst
    .says = Van welke opbrengst een koopman voor liefdadigheid mag inleveren.
lobby-value-siena-charity_income-goods_sales = Linnen en specerijen
lobby-value-siena-charity_income-all_but_inn_set = Zonder Herbergkaarten
lobby-value-siena-charity_income-all_income = Alle opbrengsten
lobby-option-siena-journey_stop = Een etappe die eerder eindigt
    .says = Wat een koopman doet als een etappe vóór het laatste vak van de weg eindigt.
lobby-value-siena-journey_stop-stays_on_road = Blijft op de weg
lobby-value-siena-journey_stop-leaves_after_cashing = Int en gaat, of blijft onbetaald
lobby-option-siena-journey_again = Doorreizen
    .says = Of een koopman na een etappe die eerder eindigde in dezelfde beurt nog eens mag reizen.
lobby-value-siena-journey_again-not_this_turn = Niet deze beurt
lobby-value-siena-journey_again-this_turn = In dezelfde beurt
lobby-option-siena-journey_pay = Wanneer een weg betaalt
    .says = Wanneer een koopman betaald wordt die vóór het laatste vak van een weg stopt: bij elke etappe, of aan het einde van de beurt voor het vak waar hij rust.
lobby-value-siena-journey_pay-each_leg = Bij elke etappe
lobby-value-siena-journey_pay-at_rest = Aan het einde van de beurt
lobby-option-siena-journey_cards = Reiskaarten
    .says = Wie Reiskaarten voor de arbeiders mag spelen.
lobby-value-siena-journey_cards-anybody = Boeren en koopmannen
lobby-value-siena-journey_cards-merchants_only = Alleen koopmannen
lobby-option-siena-inn_cards_for_20 = Herbergkaarten voor 20 florijnen
    .says = Hoeveel Herbergkaarten je samen speelt om 20 florijnen te ontvangen.
lobby-value-siena-inn_cards_for_20-three = Drie
lobby-value-siena-inn_cards_for_20-one_unless_banker = Eén, bankiers drie
lobby-option-siena-francigena_split = Handelswaren op de Via Francigena
    .says = Of een boer kiest welke eenheden meegaan, of dat alle eenheden die hij kan verkopen in één keer meegaan.
lobby-value-siena-francigena_split-unit_by_unit = Een voor een
lobby-value-siena-francigena_split-all_units = Alles in één keer
lobby-option-siena-salimbeni_cards = Piazza Salimbeni-kaarten
    .says = Hoeveel Piazza Salimbeni-kaarten een bankier bij één stop mag spelen.
lobby-value-siena-salimbeni_cards-several = Meer dan één
lobby-value-siena-salimbeni_cards-one = Eén
lobby-option-siena-mule_on_francigena = De Muilezel op de Via Francigena
    .says = Of de Muilezel op de Via Francigena twee eenheden van een handelswaar draagt.
lobby-value-siena-mule_on_francigena-allowed = Twee per soort
lobby-value-siena-mule_on_francigena-one_of_each = Eén per soort
lobby-option-siena-girlfriends_in_inn = Vriendinnen in de Herberg
    .says = Of de Vriendinnen van de Courtisane een bankier in de Herberg het betalen besparen.
lobby-value-siena-girlfriends_in_inn-no_effect = Geen effect
lobby-value-siena-girlfriends_in_inn-save_paying = Niets betalen
lobby-option-siena-artist_opening_bid = Eerste bod op een Kunstenaar
    .says = Wat de opener van een Kunstenaarsveiling biedt.
lobby-value-siena-artist_opening_bid-at_least_15 = Minstens 15
lobby-value-siena-artist_opening_bid-exactly_15 = Precies 15
lobby-option-siena-stinginess = Gierigheid tellen
    .says = Gierigheidsblokjes kosten 1 punt, dan 2, dan 3: voor elke bankier apart, of doorlopend van bankier op bankier, de armste eerst.
lobby-value-siena-stinginess-per_player = Per speler
lobby-value-siena-stinginess-across_players = Doorlopend
lobby-option-siena-two_player_poorest = De armste van twee
    .says = Wat de armste van twee spelers aan het einde verliest.
lobby-value-siena-two_player_poorest-loses_nothing = Niets
lobby-value-siena-two_player_poorest-loses_2 = 2 punten

## The options of Medici vs Strozzi

lobby-option-medici-vs-strozzi-last_lot = De laatste kavel uit de buidel
    .says = Of de kavel met het laatste kaartje uit de buidel nog verkocht en geladen wordt.
lobby-value-medici-vs-strozzi-last_lot-sold = Wordt verkocht
lobby-value-medici-vs-strozzi-last_lot-not_sold = Wordt niet verkocht

## What all these pages share

page-cancel = Annuleren
page-try-again = Opnieuw
page-away = De server is niet bereikbaar. Controleer je verbinding; er volgt vanzelf een nieuwe poging.
page-save = Opslaan

## Settings

page-settings-title = Instellingen
page-settings-me = Ik
page-settings-look = Uiterlijk
page-settings-table = Aan tafel
page-settings-notices = Meldingen
page-settings-account = Je account
page-settings-data = Je gegevens
page-settings-ratings = Je ratings
page-settings-webhook = Webhook
page-name = Naam die anderen zien
page-name-saved = Je heet nu { $name }.
page-language = Taal
page-theme = Licht of donker
page-theme-auto = Zoals het systeem
page-theme-light = Licht
page-theme-dark = Donker
page-motion = Beweging
page-motion-auto = Zoals het systeem
page-motion-full = Volledig
page-motion-none = Geen
page-pace = Zetten van anderen
page-pace-instant = Meteen
    .says = Niets beweegt. Wat veranderd is, krijgt even een ring.
page-pace-normal = Eén voor één
    .says = Elke zet is een korte scène. De spatiebalk beëindigt die, met Shift alles wat wacht.
page-pace-slow = Langzaam
    .says = Elke scène duurt twee keer zo lang en wordt nooit ingekort.
page-palette = Kleuren van spelers
page-palette-usual = Gewoon
page-palette-contrast = Meer contrast
page-palette-says = Elke speler heeft ook een eigen vorm.
page-answering = Antwoorden
page-answering-confirm = Bevestigen
    .says = De eerste klik toont wat er zou gebeuren; een tweede verstuurt het antwoord.
page-answering-instant = Meteen
    .says = De eerste klik verstuurt het antwoord.
page-tips = Tips
    .says = Een korte tip aan tafel als er iets nieuws is.
page-sound = Geluid
page-volume = Volume
page-notices-turn = Meld me wanneer ik aan de beurt ben
page-notices-off = Het systeem toont een melding als deze pagina niet in beeld is.
page-notices-on = Het systeem toont een melding als deze pagina open is, maar niet in beeld.
page-notices-pushed = Het systeem toont een melding, ook als deze pagina gesloten is.
page-notices-denied = Je browser staat voor deze pagina geen meldingen toe. Sta ze eerst toe in de instellingen van je browser.
page-notices-unsupported = Deze browser kan geen meldingen tonen.
page-account-guest = Je speelt als gast. Met een account vind je je partijen en ratings ook in een andere browser terug; een e-mailadres is niet nodig.
page-account-is = Je bent ingelogd als { $name }.
page-account-way = Nieuw of bestaand
page-register = Nieuw account
page-log-in = Inloggen
page-log-out = Uitloggen
page-user-name = Gebruikersnaam
page-password = Wachtwoord
page-password-says = Minstens 8 tekens. Alleen de beheerder van deze server kan je een nieuw geven.
page-data-says = Wat deze server over je bewaart, is van jou.
page-data-download = Mijn gegevens downloaden
page-password-old = Je huidige wachtwoord
page-password-new = Je nieuwe wachtwoord
page-password-change = Wachtwoord wijzigen
page-password-changed = Het wachtwoord is gewijzigd. In andere browsers moet je opnieuw inloggen.
page-log-out-everywhere = Overal uitloggen
page-logged-out-everywhere = Je bent in elke browser uitgelogd.
page-delete = Alles over mij verwijderen
page-delete-says = Je naam, account, chat, notities en ratings worden voorgoed verwijderd. Partijen blijven zonder je naam bewaard, en een bot speelt voor je verder.
page-delete-sure = Alles verwijderen
page-delete-keep = Bewaren
page-deleted = Alles over jou is verwijderd.
page-invitation = Je uitnodiging
page-invitation-send = Naar binnen
page-register-send = Account aanmaken
page-log-in-send = Inloggen
page-registered = Je account { $name } is aangemaakt. Alles wat je gespeeld hebt, blijft van jou.
page-logged-in = Je bent ingelogd als { $name }. Wat je hier als gast gespeeld hebt, hoort nu ook bij je account.
page-logged-out = Je bent uitgelogd en weer gast.
page-account-wrong = De gebruikersnaam of het wachtwoord klopt niet.
page-account-taken = Deze gebruikersnaam is al bezet. Kies een andere.
page-account-fault-name-length = Een gebruikersnaam heeft 2 tot 20 tekens.
page-account-fault-name-letters = Een gebruikersnaam bestaat uit de letters a tot en met z, cijfers, ‘-’ en ‘_’.
page-account-fault-name-begins = Een gebruikersnaam begint met een letter.
page-account-fault-password-short = Een wachtwoord heeft minstens 8 tekens.
page-account-fault-password-same = Het wachtwoord moet anders zijn dan de gebruikersnaam.
page-webhook-says = Een adres van jou dat de server met een kort JSON-bericht aanroept als je aan de beurt bent. Een leeg veld verwijdert het.
page-webhook-address = Adres
page-webhook-saved = De webhook is opgeslagen.
page-webhook-gone = De webhook is verwijderd.
page-ratings-none = Je hebt nog geen rating. Partijen met rating speel je met mensen.
page-ratings-way = Tafel openen
page-rating-of = { $players } spelers · { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
}
page-rating-provisional = voorlopig

## Rules

page-rules-title = De spelregels van { $game }
page-rules-says = Genummerd zoals de tafel ze noemt. Wat als beslissing gemerkt is, komt van ons, waar de regelboeken zwijgen.
page-rules-search = Zoeken in de regels
page-rules-found = { $count ->
    [0] niets gevonden
    [one] { $count } regel
   *[other] { $count } regels
}
page-rules-print = Afdrukken
page-rules-contents = Inhoud
page-rules-option = { $option }: { $value }
page-rules-copy = Link naar regel { $number } kopiëren
page-rules-copied = De link naar regel { $number } is gekopieerd.
page-rules-nothing = In geen enkele regel staat ‘{ $query }’.
page-rules-all = Alle regels tonen
page-rules-up = Naar boven

## Matches

page-matches-title = Mijn partijen
page-matches-going = Lopend
page-matches-none-going = Je hebt geen partij lopen.
page-to-play = Spelen
page-matches-past = Afgelopen
page-matches-search = Zoeken op naam
page-matches-game = Spel
page-matches-all = Beide spellen
page-matches-nothing = Geen partij gevonden.
page-matches-show-all = Alle tonen
page-matches-more = Dit zijn de laatste { $count }. Zoek om oudere te vinden.
lobby-your-turn-with = Jouw beurt · { $names }
page-match-rated = met rating
page-match-scores = Eindstand per plek
page-match-replay = Herhaling
page-match-export = Exporteren
page-match-export-of = Partij met { $names } exporteren
page-import = Partij importeren
page-import-title = Partij importeren
page-import-says = Een partijbestand bevat elke zet van een partij. Het wordt een partij van jou, die je kunt terugkijken en, als ze nog niet afgelopen is, kunt uitspelen.
page-import-choose = Bestand kiezen
page-import-drop = of sleep er een hierheen; het eindigt op .fiorino
page-import-paste = Of plak de tekst ervan
page-import-take = Importeren
page-import-empty = Er is nog niets om te importeren. Kies een bestand of plak de tekst ervan.
page-import-unreadable = Dit is geen partijbestand: het is niet te lezen.
page-import-other = Dit is geen partijbestand.

## Watch

page-watch-title = Kijken
page-watch-says = Partijen die nu gespeeld worden. Je ziet wat iedereen mag zien.
page-watch-none = Op dit moment speelt niemand openbaar.
page-watch-moves = { $count ->
    [one] { $count } zet
   *[other] { $count } zetten
}
page-watch-of = Kijken bij { $names }

## Without a network, a new version, and what the system shows while no page is open

page-offline = Je bent offline, of de server is weg. Deze pagina komt vanzelf terug; van je partijen gaat niets verloren.
page-new-version = Er is een nieuwe versie van Fiorino.
    .way = Vernieuwen
page-push-title = Jouw beurt
page-push-body = { $game } wacht op je antwoord.

## What a link to a table shows where it is shared

lobby-preview-invitation = { NAME($name) } nodigt je uit voor { $game }
lobby-preview-table = { $game }: { $names }
lobby-preview-seats = { $free ->
    [one] Er is één plaats vrij. Schuif aan.
   *[other] Er zijn { $free } plaatsen vrij. Schuif aan.
}
lobby-preview-match = { $status ->
    [over] De partij is afgelopen. Bekijk haar zet voor zet.
    [aborted] De partij is afgelast.
   *[running] De partij is bezig. Kom kijken.
}
page-to-host = Naar de beheerpagina
page-bots = Eigen bots
    .says = Een bot speelt met een token via de API, en is als bot herkenbaar. De uitleg staat in docs/bots.md.
page-bot-token = Het token van { $name }. Bewaar het: het wordt alleen nu getoond.
page-bot-copy = Kopiëren
page-bot-copied = Het token is gekopieerd.
page-bot-renew = Nieuw token
page-bot-renew-of = Nieuw token voor { $name }
page-bot-remove = Verwijderen
page-bot-remove-of = { $name } verwijderen
page-bot-sure = Voorgoed verwijderen
page-bot-name = Naam van de bot
page-bot-make = Bot maken
page-email = E-mailadres
page-email-says = Voor beurten in langzame partijen, en voor een nieuw wachtwoord als je het vergeet.
page-email-sent = Er is een link naar dat adres onderweg. Open hem om te bevestigen.
page-email-gone = Het adres is verwijderd.
page-email-turns = Bericht me over mijn beurten in langzame partijen
page-forgot = Wachtwoord vergeten
page-forgot-sent = Als dit account een adres heeft, is er een link naartoe onderweg.
page-reset-title = Een nieuw wachtwoord
page-confirm-title = Je e-mailadres
page-confirm-says = Fiorino schrijft voortaan naar dit adres.
page-confirm-send = Bevestigen
page-reset-done = Het wachtwoord is veranderd. Log ermee in.
page-confirmed = Het adres is bevestigd.
