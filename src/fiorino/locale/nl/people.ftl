### Mensen onder elkaar: tegenstanders vinden, aanschuiven, profielen, de ranglijst, blokkeren en melden.

people-anyone = Speel tegen iedereen
people-anyone-game = Spel
people-anyone-players = Spelers
people-anyone-pace = Tempo
people-anyone-kind = Partij
people-anyone-casual = Vriendschappelijk
people-anyone-window = Tegenstanders
people-anyone-any = van elke sterkte
people-anyone-near = binnen { $points } punten van mij
people-anyone-find = Zoek spelers
people-anyone-waiting = Spelers zoeken: { $game }, { $pace }. De partij begint vanzelf.
people-anyone-cancel = Stop met zoeken
people-anyone-others = { $count ->
    [one] Er wacht iemand op precies deze partij. Druk op de knop om te spelen.
   *[other] Er wachten { $count } mensen op precies deze partij. Druk op de knop om te spelen.
    }
people-anyone-join = { $count } wachtend: { $game }, { $pace }
people-clock-own = Anders …
people-clock-kind = Soort klok
people-seat-name = Naam
people-seat-name-of = Naam van de speler: { $seat }
people-hints = Hints toegestaan
    .says = Spelers mogen vragen wat een bot zou doen.
    .rated = In partijen met rating zijn er geen hints.
people-join-title = Je bent uitgenodigd voor { $game }
people-join-with = Aan tafel: { $names }
people-join-nobody = Er zit nog niemand aan tafel.
people-join-name = Je naam
people-join-watch = Kijken
people-join-full = De tafel is vol. Je kunt de partij bekijken.
people-join-closed = De tafel is vol, en niemand mag deze partij bekijken.
people-join-lobby = Naar de lobby
people-invite-here = Alleen deze computer bereikt de server. Start hem zo om anderen binnen te laten:
people-invite-network = Stuur deze link naar mensen in je netwerk.
people-seat-bot = Bot laten spelen
people-seat-free = Bot weghalen
people-profile = Profiel
people-guest = Een gast. Alleen spelers met een account hebben een overzicht.
people-since = Hier sinds { $day }
people-ratings = Ratingcijfers
people-no-ratings = Nog geen partij met rating.
people-rating-of = { $players } spelers · { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
    }
people-played = Partijen
people-record = { $wins } van { $matches } gewonnen
people-recent = Laatste partijen
people-nothing = Nog geen openbare partij uitgespeeld.
people-none = Hier is niemand
people-block = Blokkeren
people-unblock = Deblokkeren
people-unblock-of = { $name } deblokkeren
people-blocked = { $name } is geblokkeerd. Je wordt niet aan elkaar gekoppeld en je leest hun chat niet.
people-unblocked = { $name } is niet meer geblokkeerd.
people-blocks = Geblokkeerde spelers
    .says = Je wordt niet aan hen gekoppeld en leest hun chat niet.
people-blocks-none = Je hebt niemand geblokkeerd.
people-report = Melden …
people-report-title = { $name } melden
people-report-why = Wat is er mis?
people-report-abuse = Beledigingen
people-report-cheating = Vals spel
people-report-stalling = Tijdrekken
people-report-name = De naam
people-report-other = Iets anders
people-report-text = Wat is er gebeurd? (Mag leeg blijven.)
people-report-send = Naar de beheerder
people-reported = Dank je. De beheerder van deze server kijkt ernaar.
people-leaders = Ranglijst
    .says = De spelers met de hoogste rating. Gasten staan er niet op.
people-leaders-none = Nog niemand heeft hier genoeg partijen met rating gespeeld.
people-players = { $count } spelers
people-place = Plaats
people-player = Speler
people-rating = Ratingcijfer
people-matches = Partijen
people-anyone-offline = Medespelers zoeken kan alleen met een live verbinding met de server. Je kunt wel een tafel openen en de link sturen.
people-anyone-cut = De verbinding is onderbroken. Het zoeken gaat verder zodra ze terug is.
people-admits-bots = Eigen bots van spelers mogen meedoen
    .says = Ze zijn als bot herkenbaar en tellen voor de rating.
people-bot-of = Een bot van { $name }
