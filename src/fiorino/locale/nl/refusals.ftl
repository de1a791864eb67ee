# Wat de server en de regels weigeren, en wat je eraan kunt doen.
# Een zin van de regels begint klein; hij staat na ‘Dat kan niet:’.

refusal-another-ship-of-yours = er ligt al een ander schip van je in { THING($harbor) }
refusal-the-lot-is-bought = de kavel is gekocht; laad hem of werp hem weg
refusal-there-is-no-such = dit schip of deze haven bestaat niet
refusal-the-ship-of-has = het schip voor { $ship } heeft nog laadruimte voor { $room }, niet voor de hele kavel
refusal-the-ship-of-stays = het schip voor { $ship } blijft in { THING($harbor) } tot de ronde voorbij is
refusal-you-have-stopped-drawing = je bent gestopt met trekken
refusal-the-bag-is-empty = de buidel is leeg
refusal-a-lot-has-at = een kavel heeft hoogstens { $most } kaartjes
refusal-no-more-tiles-fit = meer kaartjes passen er niet op een van je schepen
refusal-now-a-price-from = nu moet er een prijs van 0 tot en met { $highest } genoemd worden
refusal-the-price-is-buy = de prijs is { $price }; koop of weiger
refusal-now-a-bid-is = nu wordt er een bod gevraagd
refusal-a-bid-must-be = een bod is minstens { $least }
refusal-you-have-one-florin = je hebt 1 florijn, geen { $wanted }
refusal-you-have-florins-not = je hebt { $money } florijnen, geen { $wanted }
refusal-now-a-bid-is-asked = nu moet je bieden of passen
refusal-name-cards-for-the = noem kaarten voor de wandeling of laat Calandrino gaan
refusal-sending-him-into-the = je stuurt hem alleen met een Herbergkaart de Herberg in
refusal-the-inn-is-points = tot in de Herberg heeft hij { $steps } punten nodig, en hij heeft er { $points }
refusal-costs-you-and-you = { THING($card, form: "the") } kost je { $coins }, en je hebt { $money }
refusal-now-a-card-may = nu mag je een kaart nemen of passen
refusal-does-not-lie-open = { THING($card, form: "the") } ligt niet open
refusal-has-an-asterisk-such = { THING($card, form: "the") } heeft een asterisk; zulke kaarten worden geveild
refusal-that-is-not-possible = dat is nu niet mogelijk in deze beurt
refusal-cannot-be-played-for = je kunt { THING($card, form: "the") } nu niet voor de afbeelding spelen
refusal-you-do-not-hold = je hebt { THING($card, form: "the") } niet in de hand
refusal-only-a-peasant-plays = alleen een boer speelt de Muilezel
refusal-play-a-goods-card = speel vóór de Muilezel een Arbeiderskaart met graan, wijn of olijfolie
refusal-only-a-peasant-with = alleen een boer die een eenheid te verkopen heeft, speelt Via Francigena
refusal-a-set-is-inn = { $size ->
    [one] een Herbergset is { $size } Herbergkaart, en je hebt er { $held }
   *[other] een Herbergset is { $size } Herbergkaarten, en je hebt er { $held }
 }
refusal-your-income-covers-not = je opbrengst dekt { $income }, geen { $coins }
refusal-only-a-merchant-gives = alleen een koopman doet aan liefdadigheid
refusal-no-senesi-card-is = er is geen Senesi-kaart meer over
refusal-you-have-given-to = je hebt in deze beurt al aan liefdadigheid gedaan
refusal-charity-is-given-as = over liefdadigheid beslis je zodra je een opbrengst ontvangen hebt
refusal-now-charity-may-be = nu mag je van de opbrengst inleveren voor liefdadigheid, of ervan afzien
refusal-you-have-sold-your = je hebt in deze beurt al genoeg { THING($good) } verkocht
refusal-your-status-does-not = met jouw status verkoop je geen { THING($good) }
refusal-no-unit-of-is = er ligt geen eenheid { THING($good) } klaar
refusal-you-have-put-no = je hebt in deze beurt geen arbeider voor { THING($good) } gezet die verkooprecht geeft
refusal-you-must-first-sell = je moet eerst verkopen waarvoor je verkooprecht hebt
refusal-you-have-seen-the = je hebt de Kunstenaar al gezien, of kunt het bekijken niet betalen
refusal-you-are-on-the = je bent op de andere weg en kunt niet wisselen
refusal-only-a-merchant-travels = alleen een koopman reist
refusal-only-a-merchant-plays = alleen een koopman speelt Reiskaarten
refusal-cash-the-space-and = int het vak en verlaat de weg, of blijf daar onbetaald staan
refusal-a-leg-that-ended = je etappe eindigde vóór het laatste vak, en in deze beurt reis je niet meer
refusal-you-hold-no-journey = je hebt geen Reiskaart in de hand
refusal-you-have-no-movement = je hebt geen bewegingspunt over; speel een kaart voor het groene getal
refusal-going-on-from-the = verdergaan vanaf de bruiloft kost { $coins } florijnen
refusal-the-inn-is-entered = de Herberg ga je binnen vanaf Via delle Cerchia
refusal-you-must-first-walk = je moet eerst weer de stad rond tot op Via delle Cerchia
refusal-you-can-be-done = je kunt pas klaar zijn als je gestopt bent
refusal-now-cards-of-this = nu mag je kaarten van deze wijk spelen, of niet
refusal-you-have-stopped-and = je bent gestopt en beweegt in deze beurt niet meer
refusal-that-is-not-an = dat is geen antwoord op wat er nu gevraagd wordt
refusal-is-for-players-not = { $title } is voor { $counts } spelers, niet voor { $seats }.
refusal-it-is-for-to = { NAME($asked) } is aan de beurt, niet { NAME($seat) }
refusal-there-is-nothing-to = Er is niets om terug te nemen.
refusal-a-draw-cannot-be = Een trekking kun je niet terugnemen.
refusal-only-your-own-answer = Je kunt alleen je eigen antwoord terugnemen.
refusal-it-cannot-be-undone = Dit kun je niet terugnemen: er is intussen iemand anders gevraagd.
refusal-it-cannot-be-undone-something = Dit kun je niet terugnemen: er is iets verborgens gezien.
refusal-this-server-sends-no = Deze server stuurt geen pushberichten.
refusal-change-what-is-named = Verander wat er genoemd is en probeer het opnieuw.
refusal-the-database-does-not = De database antwoordt niet.
refusal-try-again = Probeer het opnieuw.
refusal-choose-another-one = Kies iets anders.
refusal-the-match-is-not = De partij is niet afgelopen; het partijbestand verraadt alles, ook trekkingen en geheimen.
refusal-come-again-when-it = Kom terug als ze afgelopen is.
refusal-paused-already = De partij is al gepauzeerd.
refusal-there-are-no-hints = In een partij met rating zijn er geen hints.
refusal-a-hint-is-for = Een hint is alleen voor de plek die nu gevraagd wordt.
refusal-say-who-you-are = Zeg eerst wie je bent, dan kun je meepraten.
refusal-players-and-spectators-talk = Spelers en toeschouwers chatten elk in hun eigen ruimte.
refusal-you-have-not-agreed = Je hebt niet met een pauze ingestemd.
refusal-the-match-is-not-being = De partij wordt nu niet gespeeld.
refusal-there-is-no-auction = Er is nu geen veiling waarvoor je een vaste opdracht kunt geven.
refusal-you-have-given-up = Je hebt deze partij opgegeven; een bot speelt voor je verder.
refusal-a-live-clock-has = Een live klok heeft 1 tot 180 minuten, en 0 tot 120 seconden per antwoord.
refusal-a-slow-clock-has = Een klok met dagen heeft 1 tot 14 dagen per antwoord.
refusal-every-seat-of-this = Alle plekken aan deze tafel zijn bezet.
refusal-the-seats-of-a = De plekken van een revanche zijn voor wie eerder meespeelde.
refusal-you-do-not-sit = Je zit niet aan deze tafel.
refusal-only-those-who-sit = Alleen wie aan tafel zit, kan de partij afgelasten.
refusal-this-table-has-been = Deze tafel is afgelast.
refusal-there-is-nothing-to-leave = Er is niets om te verlaten: hier speelt niemand meer.
refusal-a-match-is-called = Een partij afgelasten kan alleen vóór het eerste antwoord; daarna kun je opgeven.
refusal-the-match-is-over = De partij is afgelopen.
refusal-the-match-has-not = De partij is nog niet begonnen.
refusal-the-match-is-not-being-played = De partij wordt niet gespeeld.
refusal-that-seat-has-given = Die plek heeft al opgegeven.
refusal-that-answers-version-the = Dat antwoordt op versie { $version }; de partij is bij versie { $now }.
refusal-nobody-knows-you-here = Niemand kent je hier nog.
refusal-this-server-makes-no = Op deze server zijn er geen accounts; speel als gast.
refusal-you-have-an-account = Je hebt al een account.
refusal-the-user-name-or = De gebruikersnaam of het wachtwoord klopt niet.
refusal-try-again-or-play = Probeer het opnieuw of speel als gast.
refusal-the-server-is-going = De server gaat uit; vraag het opnieuw als hij terug is.
refusal-wait-for-the-next = Wacht tot er aan tafel iets verandert, of laad de pagina opnieuw.
refusal-choose-one-of-the = Kies een van de antwoorden.
refusal-send-it-again-as = Verstuur het onveranderd opnieuw: het wordt maar één keer uitgevoerd.
refusal-you-do-not-sit-at = Je zit niet aan deze tafel; je kijkt alleen mee.
refusal-the-match-is-paused = De partij is gepauzeerd.
refusal-the-server-has-made = De server heeft een fout gemaakt.
refusal-tell-us-what-you = Vertel ons wat je deed; de rest staat in het logboek van de server.
refusal-a-message-has-at = Een bericht heeft hoogstens { $most } bytes.
refusal-send-a-shorter-one = Stuur een korter bericht.
refusal-this-server-is-not = Deze server heet niet ‘{ $host }’.
refusal-use-its-address-in = Gebruik het adres in cijfers, of de naam waarmee de server gestart is.
refusal-the-page-is-of = De pagina ‘{ $origin }’ hoort bij een andere site.
refusal-ask-from-a-program = Vraag het vanuit een programma, of vanaf een pagina van deze server.
refusal-there-is-no-such-table = Deze tafel bestaat niet; misschien is de link niet compleet.
refusal-a-rematch-is-for = Een revanche is voor wie een afgelopen partij gespeeld heeft.
refusal-a-match-can-be = Een partij vanaf een zet proberen kan pas als ze afgelopen is.
refusal-the-match-has-steps = { $steps ->
    [one] De partij heeft { $steps } zet; zet { $move } bestaat niet.
   *[other] De partij heeft { $steps } zetten; zet { $move } bestaat niet.
 }
refusal-nobody-is-asked-there = Daar wordt niemand gevraagd; kies een zet vóór het einde.
refusal-a-record-with-a = Een partijbestand met een eigen doos kan niet geïmporteerd worden; kijk het hier terug.
refusal-the-match-has-no = De partij heeft geen zet { $version } die getoond kan worden.
refusal-check-the-link-or = Controleer de link of kies een andere tafel.
refusal-a-page-shows-at = Een pagina toont hoogstens { $most } partijen.
refusal-leave-another-one-first = Verlaat eerst een andere.
refusal-a-hint-is-being = Er wordt al over een hint nagedacht.
refusal-wait-for-it = Wacht er even op.
refusal-send-it-again = Verstuur het opnieuw.
refusal-load-the-page-again = Laad de pagina opnieuw.
refusal-a-rated-match-is = Een partij met rating speel je met de gewone doos, en vanaf het begin.
refusal-a-rated-match-is-for = Een partij met rating is alleen voor mensen, ieder op een eigen plek.
refusal-user-name-length = Een gebruikersnaam heeft { $least } tot { $most } tekens.
refusal-user-name-letters = Een gebruikersnaam bestaat uit de letters a tot en met z, cijfers, ‘-’ en ‘_’.
refusal-user-name-begins = Een gebruikersnaam begint met een letter.
refusal-name-is-kept = De naam ‘{ $name }’ is voor de server zelf gereserveerd; kies een andere.
refusal-name-needs-letter = Een naam heeft minstens één letter.
refusal-name-too-long = Een naam heeft hoogstens { $most } tekens.
refusal-name-signs = Een naam bestaat uit letters, cijfers en zichtbare tekens, en verder niets.
refusal-password-short = Een wachtwoord heeft minstens { $least } tekens.
refusal-password-long = Een wachtwoord heeft hoogstens { $most } tekens.
refusal-password-characters = Het wachtwoord bevat tekens die niet als tekst te schrijven zijn.
refusal-password-common = Dat wachtwoord wordt als een van de eerste geraden; kies een ander.
refusal-password-is-name = Het wachtwoord moet anders zijn dan de gebruikersnaam.
refusal-name-taken = De gebruikersnaam ‘{ $name }’ is bezet.
# $things is Engels; alleen losse woorden zijn hier terug te vinden.
refusal-too-many = { $things ->
    [messages] Dat waren te veel berichten in korte tijd.
    [hints] Dat waren te veel hints in korte tijd.
    [imports] Dat waren te veel imports in korte tijd.
    [subscriptions] Dat waren te veel aanmeldingen voor meldingen in korte tijd.
    [requests] Dat waren te veel verzoeken in korte tijd.
   *[other] Dat was te vaak in korte tijd.
 }
refusal-wait-seconds = Wacht { $seconds } seconden en probeer het opnieuw.
refusal-wait-a-second = Wacht { $seconds } seconde en probeer het opnieuw.
