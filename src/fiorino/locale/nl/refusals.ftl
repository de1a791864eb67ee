# What the rules and the server refuse, and what to do about it.
# A sentence of the rules begins small; it stands after “Dat kan niet:” and before its rule.
# $card, $good and $harbor are words of the game, $asked and $seat the names of players, and $answers
# the answers that can be given, “a, b or c”.

## The engine

# The rules
refusal-not-an-answer = dat is geen antwoord op wat er nu gevraagd wordt
refusal-play-after-end = de partij is afgelopen
refusal-not-asked = { NAME($asked) } is aan de beurt, niet { NAME($seat) }

# Going back
refusal-nothing-to-undo = Er is niets om terug te nemen.
refusal-undo-draw = Een trekking kun je niet terugnemen.
refusal-undo-others = Je kunt alleen je eigen antwoord terugnemen.
refusal-undo-asked = Dit kun je niet terugnemen: er is intussen iemand anders gevraagd.
refusal-undo-seen = Dit kun je niet terugnemen: er is iets verborgens gezien.
refusal-no-such-move = { $moves ->
    [one] De partij heeft { $moves } zet; zet { $move } bestaat niet.
   *[other] De partij heeft { $moves } zetten; zet { $move } bestaat niet.
 }

# Answers as text
refusal-answer-needed = Er is een antwoord nodig: { $answers }.
refusal-answer-unclear = ‘{ $text }’ kan { $answers } zijn; typ iets meer.
refusal-answer-unknown = ‘{ $text }’ is niet te begrijpen; antwoord met { $answers }.
refusal-answer-unknown-near = ‘{ $text }’ is niet te begrijpen; antwoord met { $answers }. Bedoelde je ‘{ $near }’?
refusal-answer-not-whole = ‘{ $number }’ is geen heel getal; antwoord met { $answers }.
refusal-no-action = ‘{ $text }’ is geen actie.
refusal-no-action-near = ‘{ $text }’ is geen actie. Bedoelde je ‘{ $near }’?
refusal-not-offered = ‘{ $text }’ hoort nu niet bij de antwoorden.

# Setting up
refusal-player-count = { $title } is voor { $counts } spelers, niet voor { $players }.

## Medici vs Strozzi

# The lot
refusal-medici-stop-first = stop eerst met trekken; dan noem je de prijs
refusal-medici-draw-or-stop = trek nu nog een kaartje, of stop
refusal-medici-bag-empty = de buidel is leeg
refusal-medici-lot-full = { $most ->
    [one] een kavel heeft hoogstens { $most } kaartje
   *[other] een kavel heeft hoogstens { $most } kaartjes
 }
refusal-medici-ships-full = meer kaartjes passen er niet op een van je schepen
refusal-medici-drawing-stopped = je bent gestopt met trekken

# The price
refusal-medici-name-price = nu moet er een prijs van 0 tot en met { $highest } genoemd worden
refusal-medici-buy-or-refuse = de prijs is { $price }; koop of weiger

# The ships
refusal-medici-load-or-throw = de kavel is gekocht; laad hem of werp hem weg
refusal-medici-no-such-ship = dit schip of deze haven bestaat niet
refusal-medici-no-room = het schip voor { $ship } heeft nog laadruimte voor { $room }, niet voor de hele kavel
refusal-medici-ship-stays = het schip voor { $ship } blijft in { THING($harbor) } tot de ronde voorbij is
refusal-medici-harbor-taken = er ligt al een ander schip van je in { THING($harbor) }

## Siena

# Auctions
refusal-siena-start-or-decline = nu mag je een veiling beginnen, of ervan afzien
refusal-siena-card-not-open = { THING($card, form: "the") } ligt niet open
refusal-siena-bid-too-low = een bod is minstens { $least }
refusal-siena-purse-too-small = in je beurs zit { $money }, minder dan { $bid }
refusal-siena-must-bid = nu wordt er een bod gevraagd
refusal-siena-bid-or-pass = nu moet je bieden of passen
refusal-siena-no-auction = er is nu geen veiling waarin je kunt bieden

# Buying
refusal-siena-take-or-pass = nu mag je een kaart nemen of passen
refusal-siena-card-starred = { THING($card, form: "the") } heeft een asterisk; zulke kaarten worden geveild
refusal-siena-card-too-dear = { THING($card, form: "the") } kost je { $coins }, en je hebt { $money }
refusal-siena-taken-before = kaarten worden genomen voordat de beurten beginnen

# Turns
refusal-siena-name-first = noem de speler die de eerste beurt neemt
refusal-siena-not-now = dat is nu niet mogelijk in deze beurt
refusal-siena-card-not-held = je hebt { THING($card, form: "the") } niet in de hand
refusal-siena-banker-puts-no-workers = een bankier zet geen arbeiders
refusal-siena-when-begged-from = de Wachterskaart is voor het moment dat Calandrino bij je bedelt
refusal-siena-when-drawn-in = de Vriendinnenkaart is voor het moment dat de courtisanes je de Herberg in lokken
refusal-siena-when-you-build = de Bouwvakkerskaart is voor het bouwen aan de Torre del Mangia
refusal-siena-where-you-stop = { THING($card, form: "the") } is voor een bankier die daar stopt
refusal-siena-inn-set = { $size ->
    [one] een Herbergset is { $size } Herbergkaart, en je hebt er { $held }
   *[other] een Herbergset is { $size } Herbergkaarten, en je hebt er { $held }
 }
refusal-siena-rise-or-stay = je beurt is voorbij: stijg, of blijf wat je bent

# Work and sales
refusal-siena-goods-before-mule = speel vóór de Muilezel een Arbeiderskaart met graan, wijn of olijfolie
refusal-siena-mule-for-peasants = alleen een boer speelt de Muilezel
refusal-siena-sell-first = je moet eerst verkopen waarvoor je verkooprecht hebt
refusal-siena-status-not-selling = met jouw status verkoop je geen { THING($good) }
refusal-siena-no-unit = er ligt geen eenheid { THING($good) } klaar
refusal-siena-no-right = je hebt in deze beurt geen arbeider voor { THING($good) } gezet die verkooprecht geeft
refusal-siena-sold-already = je hebt in deze beurt al genoeg { THING($good) } verkocht
refusal-siena-banker-sells-none = een bankier verkoopt geen waren

# Via Francigena
refusal-siena-francigena-for-peasants = alleen een boer die een eenheid te verkopen heeft, speelt Via Francigena
refusal-siena-loaded-already = er mag niet meer { THING($good) } mee op deze weg
refusal-siena-load-or-fato = nu gaan er eenheden mee, of trek je Fato-kaarten
refusal-siena-load-first = eerst moet er een eenheid mee
refusal-siena-fato-count = je trekt één tot zes Fato-kaarten

# Charity and Senesi cards
refusal-siena-charity-for-merchants = alleen een koopman doet aan liefdadigheid
refusal-siena-no-senesi = er is geen Senesi-kaart meer over
refusal-siena-given-already = je hebt in deze beurt al aan liefdadigheid gedaan
refusal-siena-charity-at-income = over liefdadigheid beslis je zodra je een opbrengst ontvangen hebt
refusal-siena-income-too-small = je opbrengst dekt { $income }, geen { $coins }
refusal-siena-give-or-decline = nu mag je van de opbrengst inleveren voor liefdadigheid, of ervan afzien
refusal-siena-senesi-not-drawn = dat zijn niet de Senesi-kaarten die je trok en mag houden
refusal-siena-choose-senesi = kies welke Senesi-kaarten je houdt

# Journeys
refusal-siena-travel-for-merchants = alleen een koopman reist
refusal-siena-journeys-for-merchants = alleen een koopman speelt Reiskaarten
refusal-siena-roads-closed = je etappe eindigde vóór het laatste vak, en in deze beurt reis je niet meer
refusal-siena-no-journey = je hebt geen Reiskaart in de hand
refusal-siena-other-road = je bent op de andere weg en kunt niet wisselen
refusal-siena-name-one = noem ten minste één Reiskaart voor de etappe
refusal-siena-name-then-go = noem Reiskaarten voor de etappe, en vertrek dan
refusal-siena-not-journey = { THING($card, form: "the") } is geen Reiskaart
refusal-siena-card-too-late = deze kaart kun je niet meer aan de etappe toevoegen
refusal-siena-cash-or-stay = int het vak en verlaat de weg, of blijf daar onbetaald staan

# The town
refusal-siena-town-for-bankers = alleen een bankier wandelt door de stad
refusal-siena-step-first = doe eerst je stap, of ga de Herberg in
refusal-siena-no-points = je hebt geen bewegingspunt over; speel een kaart voor het groene getal
refusal-siena-wedding-costs = { $coins ->
    [one] verdergaan vanaf de bruiloft kost { $coins } florijn
   *[other] verdergaan vanaf de bruiloft kost { $coins } florijnen
 }
refusal-siena-stop-first = je kunt pas klaar zijn als je gestopt bent
refusal-siena-stopped = je bent gestopt en beweegt in deze beurt niet meer
refusal-siena-district-cards = nu mag je kaarten van deze wijk spelen, of niet
refusal-siena-fato-or-decline = nu mag je Fato-kaarten trekken, of ervan afzien
refusal-siena-donated-already = je hebt al gedoneerd, eenmaal per spel
refusal-siena-donation-needs = { $coins ->
    [one] een donatie vraagt ten minste { $coins } florijn
   *[other] een donatie vraagt ten minste { $coins } florijnen
 }
refusal-siena-donate-at-duomo = doneren doe je door bij de Duomo te stoppen
refusal-siena-donate-or-decline = nu mag je aan de Duomo doneren, of ervan afzien
refusal-siena-most-levels = { $most ->
    [one] niemand bouwt meer dan { $most } etage
   *[other] niemand bouwt meer dan { $most } etages
 }
refusal-siena-build-at-torre = een etage bouw je aan het einde van een beurt op Torre del Mangia
refusal-siena-build-or-decline = nu mag je de volgende etage van de Toren bouwen, of ervan afzien
refusal-siena-level-too-dear = etage { $level } kost je { $coins }, en in je beurs zit { $money }

# The Inn
refusal-siena-inn-from-cerchia = de Herberg ga je binnen vanaf Via delle Cerchia
refusal-siena-round-first = je moet eerst weer de stad rond tot op Via delle Cerchia
refusal-siena-drawn-in = de Courtisanes lokken je: ga naar binnen, of speel de Vriendinnen
refusal-siena-pay-courtesans = betaal nu de Courtisanes, of speel de Vriendinnen
refusal-siena-in-the-inn = je bent in de Herberg en gaat deze beurt niet verder

# Artists
refusal-siena-artist-at-inn = een Kunstenaar boek je bij het ingaan van de Herberg
refusal-siena-artist-needs = een veiling openen vraagt { $coins }, en in je beurs zit { $money }
refusal-siena-open-or-decline = nu mag je een veiling van een Kunstenaar openen, of ervan afzien
refusal-siena-artist-seen = je hebt de Kunstenaar al gezien
refusal-siena-look-costs = kijken kost { $coins }, en er zit te weinig in je beurs
refusal-siena-no-inn-card = je hebt geen Herbergkaart om mee te kijken

# Calandrino
refusal-siena-name-or-go = noem kaarten voor de wandeling of laat Calandrino gaan
refusal-siena-inn-needs-card = je stuurt hem alleen met een Herbergkaart de Herberg in
refusal-siena-inn-too-far = { $steps ->
    [one] tot in de Herberg heeft hij { $steps } punt nodig, en hij heeft er { $points }
   *[other] tot in de Herberg heeft hij { $steps } punten nodig, en hij heeft er { $points }
 }
refusal-siena-calandrino-begs = Calandrino bedelt: geef, weiger, of speel de Wachters

## Learners

refusal-no-such-index = antwoord { $index } bestaat niet: het eerste is 0, het laatste { $last }
refusal-must-answer = { NAME($seat) } wordt gevraagd en moet antwoorden

## The server

# The server itself
refusal-server-fault = De server heeft een fout gemaakt.
refusal-server-closing = De server gaat uit; vraag het opnieuw als hij terug is.
refusal-database-silent = De database antwoordt niet.
refusal-message-too-long = { $most ->
    [one] Een bericht heeft hoogstens { $most } byte.
   *[other] Een bericht heeft hoogstens { $most } bytes.
 }
refusal-other-host = Deze server heet niet ‘{ $host }’.
refusal-other-site = De pagina ‘{ $origin }’ hoort bij een andere site.
refusal-no-push = Deze server stuurt geen pushberichten.

# Too often
refusal-too-many-messages = Dat waren te veel berichten in korte tijd.
refusal-too-many-tables = Dat waren te veel nieuwe tafels in korte tijd.
refusal-too-many-joins = Er is in korte tijd te vaak van plek gewisseld.
refusal-too-many-lines = Dat waren te veel chatregels in korte tijd.
refusal-too-many-guests = Dat waren te veel nieuwe gasten in korte tijd.
refusal-too-many-accounts = Dat waren te veel nieuwe accounts in korte tijd.
refusal-too-many-logins = Dat waren te veel pogingen om in te loggen in korte tijd.
refusal-too-many-hints = Dat waren te veel hints in korte tijd.
refusal-too-many-imports = Dat waren te veel imports in korte tijd.
refusal-too-many-webhooks = De webhook is in korte tijd te vaak veranderd.
refusal-too-many-pushes = Dat waren te veel aanmeldingen voor meldingen in korte tijd.
refusal-too-many-seeks = Er is in korte tijd te vaak naar spelers gezocht.
refusal-too-many-blocks = Er is in korte tijd te vaak gewijzigd wie geblokkeerd is.
refusal-too-many-reports = Er waren in korte tijd te veel meldingen.
refusal-too-many-requests = Dat waren te veel verzoeken in korte tijd.
refusal-too-many-watched = { $most ->
    [one] Een pagina toont hoogstens { $most } partij.
   *[other] Een pagina toont hoogstens { $most } partijen.
 }

# People
refusal-unknown-person = Niemand kent je hier nog.
refusal-no-accounts = Op deze server zijn er geen accounts; speel als gast.
refusal-has-account = Je hebt al een account.
refusal-wrong-password = De gebruikersnaam of het wachtwoord klopt niet.
refusal-wrong-old-password = Je huidige wachtwoord klopt niet.
refusal-no-account-yet = Je hebt nog geen account.
refusal-banned = De beheerder van deze server laat je niet meer toe.
refusal-invitation-needed = Deze server is voor wie is uitgenodigd.
refusal-nobody-new = Deze server laat niemand meer toe die nieuw is.
refusal-bad-invitation = Deze uitnodiging is hier niet bekend of al gebruikt.
refusal-user-name-taken = De gebruikersnaam ‘{ $name }’ is bezet.
refusal-user-name-length = Een gebruikersnaam heeft { $least } tot { $most } tekens.
refusal-user-name-letters = Een gebruikersnaam bestaat uit de letters a tot en met z, cijfers, ‘-’ en ‘_’.
refusal-user-name-begins = Een gebruikersnaam begint met een letter.
refusal-user-name-kept = De naam ‘{ $name }’ is voor de server zelf gereserveerd; kies een andere.
refusal-name-needs-letter = Een naam heeft minstens één letter.
refusal-name-too-long = { $most ->
    [one] Een naam heeft hoogstens { $most } teken.
   *[other] Een naam heeft hoogstens { $most } tekens.
 }
refusal-name-signs = Een naam bestaat uit letters, cijfers en zichtbare tekens, en verder niets.
refusal-no-such-person = Die persoon bestaat niet.
refusal-not-yourself = Dat ben je zelf; kies iemand anders.
refusal-no-such-line = Dat heeft die persoon aan die tafel niet gezegd.
refusal-password-short = { $least ->
    [one] Een wachtwoord heeft minstens { $least } teken.
   *[other] Een wachtwoord heeft minstens { $least } tekens.
 }
refusal-password-long = { $most ->
    [one] Een wachtwoord heeft hoogstens { $most } teken.
   *[other] Een wachtwoord heeft hoogstens { $most } tekens.
 }
refusal-password-characters = Het wachtwoord bevat tekens die niet als tekst te schrijven zijn.
refusal-password-common = Dat wachtwoord wordt als een van de eerste geraden; kies een ander.
refusal-password-is-name = Het wachtwoord moet anders zijn dan de gebruikersnaam.

# Tables
refusal-no-such-table = Deze tafel bestaat niet; misschien is de link niet compleet.
refusal-table-full = Alle plekken aan deze tafel zijn bezet.
refusal-table-called-off = Deze tafel is afgelast.
refusal-not-with-them = Iemand aan deze tafel speelt niet met jou, of jij niet met diegene.
refusal-no-such-pace = Er is geen tempo “{ $name }”.
refusal-no-pairing-as-nobody = Zeg wie je bent voordat je op anderen wacht.
refusal-waiting-elsewhere = Je wacht nu op een andere pagina; hier is het wachten voorbij.
refusal-owner-seats-bots = Alleen wie de tafel heeft gemaakt, geeft plaatsen aan bots.
refusal-seat-not-free = Die plaats is niet vrij; een bot gaat zitten waar niemand zit.
refusal-begun-already = De partij is al begonnen.
refusal-no-such-bot = Er is geen bot “{ $name }”.
refusal-no-such-style = De stijl “{ $style }” betekent niets in { $title }.
refusal-names-one-device = Namen voor plaatsen zijn er voor een tafel waar iedereen op één apparaat speelt.
refusal-not-seated = Je zit niet aan deze tafel.
refusal-only-watching = Je zit niet aan deze tafel; je kijkt alleen mee.
refusal-nothing-to-leave = Er is niets om te verlaten: hier speelt niemand meer.
refusal-call-off-seated = Alleen wie aan tafel zit, kan de partij afgelasten.
refusal-call-off-late = Een partij afgelasten kan alleen vóór het eerste antwoord; daarna kun je opgeven.
refusal-rated-as-usual = Een partij met rating speel je met de gewone doos, en vanaf het begin.
refusal-rated-for-people = Een partij met rating is alleen voor mensen, ieder op een eigen plek.
refusal-live-clock = Een live klok heeft 1 tot 180 minuten, en 0 tot 120 seconden per antwoord.
refusal-slow-clock = Een klok met dagen heeft 1 tot 14 dagen per antwoord.
refusal-no-such-players = { $players ->
    [one] Dit spel wordt niet door { $players } speler gespeeld.
   *[other] Dit spel wordt niet door { $players } spelers gespeeld.
 }

# A match that is played
refusal-match-over = De partij is afgelopen.
refusal-match-not-over = De partij is niet afgelopen; het partijbestand verraadt alles, ook trekkingen en geheimen.
refusal-match-not-begun = De partij is nog niet begonnen.
refusal-not-running = De partij wordt nu niet gespeeld.
refusal-paused = De partij is gepauzeerd.
refusal-paused-already = De partij is al gepauzeerd.
refusal-pause-not-agreed = Je hebt niet met een pauze ingestemd.
refusal-takeback-not-asked = Niemand vraagt nog om iets terug te nemen.
refusal-takeback-asked = Er is al een verzoek om iets terug te nemen.
refusal-takeback-declined = Het is geweigerd; vraag het na het volgende antwoord opnieuw.
refusal-takeback-rated = In een partij met rating wordt niet gevraagd om iets terug te nemen.
refusal-nothing-of-yours = Je hebt nog geen antwoord gegeven dat teruggenomen kan worden.
refusal-given-up = Je hebt deze partij opgegeven; een bot speelt voor je verder.
refusal-seat-given-up = Die plek heeft al opgegeven.
refusal-old-version = De partij is intussen verdergegaan, misschien vanaf een andere pagina van jou.
refusal-no-auction = Er is nu geen veiling waarvoor je een vaste opdracht kunt geven.
refusal-no-hints-here = Aan deze tafel wordt zonder hints gespeeld.
refusal-nothing-to-claim = Je kunt de winst opeisen van een speler op wie de partij wacht en die weg is.
refusal-claim-slow = Met dagen per antwoord is niemand weg voordat de tijd om is.
refusal-claim-too-soon = { $seconds ->
    [one] Misschien komt diegene nog terug; over { $seconds } seconde kun je de winst opeisen.
   *[other] Misschien komt diegene nog terug; over { $seconds } seconden kun je de winst opeisen.
 }
refusal-no-hints-rated = In een partij met rating zijn er geen hints.
refusal-hint-not-asked = Een hint is alleen voor de plek die nu gevraagd wordt.
refusal-hint-pending = Er wordt al over een hint nagedacht.
refusal-chat-unknown = Zeg eerst wie je bent, dan kun je meepraten.
refusal-chat-other-room = Spelers en toeschouwers chatten elk in hun eigen ruimte.

# A match that is looked at again
refusal-rematch-not-asked = Niemand vraagt nu om een revanche.
refusal-rematch-players = Een revanche is voor wie een afgelopen partij gespeeld heeft.
refusal-review-when-over = Een partij kan pas worden besproken als ze afgelopen is.
refusal-review-unfinished = Alleen een partij die tot het einde is gespeeld, kan worden besproken.
refusal-puzzle-counts = Je bent ingelogd, dus je antwoorden op puzzels tellen mee.
refusal-try-when-over = Een partij vanaf een zet proberen kan pas als ze afgelopen is.
refusal-no-such-step = { $steps ->
    [one] De partij heeft { $steps } zet; zet { $move } bestaat niet.
   *[other] De partij heeft { $steps } zetten; zet { $move } bestaat niet.
 }
refusal-step-not-shown = De partij heeft geen zet { $version } die getoond kan worden.
refusal-nobody-asked = Daar wordt niemand gevraagd; kies een zet vóór het einde.
refusal-record-with-box = Een partijbestand met een eigen doos kan niet geïmporteerd worden; kijk het hier terug.

# What to do
refusal-todo-choose = Kies een van de antwoorden.
refusal-todo-look-again = Kijk hoe de tafel er nu bij staat en antwoord opnieuw.
refusal-todo-refresh = Wacht tot er aan tafel iets verandert, of laad de pagina opnieuw.
refusal-todo-reload = Laad de pagina opnieuw.
refusal-todo-send-same = Verstuur het onveranderd opnieuw: het wordt maar één keer uitgevoerd.
refusal-todo-send-shorter = Stuur een korter bericht.
refusal-todo-try-again = Probeer het opnieuw.
refusal-todo-type-again = Typ het opnieuw.
refusal-todo-ask-host = Vraag het de beheerder.
refusal-todo-invitation = Log in of vul de uitnodiging in die je hebt gekregen.
refusal-todo-log-in = Log in als je een account hebt.
refusal-todo-try-or-guest = Probeer het opnieuw of speel als gast.
refusal-todo-change = Verander wat er genoemd is en probeer het opnieuw.
refusal-todo-choose-other = Kies iets anders.
refusal-todo-check-link = Controleer de link of kies een andere tafel.
refusal-todo-leave-other = Verlaat eerst een andere.
refusal-todo-come-again = Kom terug als ze afgelopen is.
refusal-todo-wait = Wacht er even op.
refusal-todo-wait-seconds = { $seconds ->
    [one] Wacht { $seconds } seconde en probeer het opnieuw.
   *[other] Wacht { $seconds } seconden en probeer het opnieuw.
 }
refusal-todo-report = Vertel ons wat je deed; de rest staat in het logboek van de server.
refusal-todo-use-address = Gebruik het adres in cijfers, of de naam waarmee de server gestart is.
refusal-todo-ask-here = Vraag het vanuit een programma, of vanaf een pagina van deze server.

# Hosts, bots and e-mail
refusal-too-many-tokens = Er waren te veel nieuwe bots en tokens in korte tijd.
refusal-too-many-mails = Er was te veel e-mail in korte tijd.
refusal-not-for-bots = Bots mogen dat niet.
refusal-bad-token = Dit token is hier niet bekend, of het is ingetrokken.
refusal-too-many-bots = { $most ->
    [one] Je mag hoogstens { $most } eigen bot hebben.
   *[other] Je mag hoogstens { $most } eigen bots hebben.
 }
refusal-no-such-own-bot = Zo’n bot heb je niet.
refusal-only-for-hosts = Alleen beheerders van deze server mogen dat.
refusal-no-password = { $name } heeft geen account, dus ook geen wachtwoord.
refusal-bad-link = Deze link is al gebruikt of verlopen; vraag een nieuwe.
refusal-no-mail = Deze server verstuurt geen e-mail.
refusal-bad-email = Dat is geen e-mailadres.
refusal-too-many-open = { $most ->
    [one] Je hebt { $most } tafel die op spelers wacht; sluit er een voordat je een nieuwe opent.
   *[other] Je hebt { $most } tafels die op spelers wachten; sluit er een voordat je een nieuwe opent.
 }
refusal-too-many-unfinished = { $most ->
    [one] Je hebt { $most } partij die niet is afgelopen; maak die af voordat je een nieuwe begint.
   *[other] Je hebt { $most } partijen die niet zijn afgelopen; maak er een af voordat je een nieuwe begint.
 }
refusal-rated-without-bots = Deze partij om rating is alleen voor mensen.
refusal-todo-ask-owner = De eigenaar maakt een nieuw token onder Instellingen.
