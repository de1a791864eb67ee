### Het kader van de pagina en de tafel rond beide spellen.

## The top bar and the frame

shell-brand = Fiorino
shell-brand-home = Fiorino, naar de lobby
shell-skip = Naar de inhoud
shell-navigation = Pagina’s
shell-way-lobby = Spelen
shell-way-matches = Mijn partijen
shell-way-watch = Kijken
shell-way-learn = Leren
shell-language = Taal
shell-language-en = English
shell-language-nl = Nederlands
shell-language-de = Deutsch
shell-language-hu = Magyar
shell-language-it = Italiano
shell-theme = Licht of donker
shell-theme-auto = zoals het systeem
shell-theme-light = licht
shell-theme-dark = donker
shell-theme-to-light = Lichte modus
shell-theme-to-dark = Donkere modus
shell-guest = Gast
shell-settings-of = Instellingen van { $name }
shell-close = Sluiten
shell-cancel = Annuleren
shell-copy = Kopiëren
shell-reload = Pagina opnieuw laden
shell-to-lobby = Naar de lobby
shell-opening = De tafel wordt klaargezet …

## Nothing to show

shell-error-unreachable = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
shell-trouble-nowhere = Deze pagina bestaat niet
    .more = Misschien is het adres niet compleet.
shell-trouble-unreachable = De pagina kon niet geladen worden
    .more = De server antwoordt niet. Controleer je verbinding en probeer het opnieuw.
shell-trouble-no-table = Deze tafel bestaat niet
    .more = Misschien is de link niet compleet, of is de tafel niet voor jou bedoeld.
shell-trouble-no-game = Dit spel kan niet getoond worden
    .more = De partij hoort bij een spel dat deze pagina niet kent.

## How the line to the server stands

shell-line-connecting = Verbinden …
shell-line-live = Live
    .delay = Live, { $delay } ms
shell-line-slow = Traag
    .delay = Traag, { $delay } ms
shell-line-reconnecting = Opnieuw over { $seconds } s
shell-line-offline = Offline
shell-line-new-version = Nieuwe versie
shell-line-try = Nu proberen
shell-line-reload = Vernieuwen
shell-line-delay = { $delay } milliseconden naar de server en terug

## The decision bar

shell-decision = Keuze
shell-answers = Je antwoorden
shell-your-turn = Jouw beurt
shell-turn-announced = Je bent aan de beurt. { $question }
shell-decision-past = Je kijkt naar zet { $move }
shell-decision-won = { NAME($seat) } heeft gewonnen
shell-decision-over = De partij is afgelopen
shell-decision-open = Wachten op spelers
shell-decision-aborted = Deze partij is afgelast
shell-decision-paused = De partij is gepauzeerd
shell-decision-away = Een bot speelt voor je
shell-decision-lost = Je hebt opgegeven; een bot speelt voor je verder
shell-decision-curtain = De volgende speler mag kijken
shell-decision-sending = Versturen …
shell-decision-kept = ‘{ $answer }’ wordt hier bewaard
    .more = Je antwoord gaat weg zodra de tafel weer antwoordt.
shell-previewing = Wat zou er gebeuren?
shell-fold = Antwoorden inklappen
shell-unfold = Antwoorden tonen
shell-take-back = Terugnemen
shell-undo = Terugnemen
shell-back-to-now = Terug naar nu
shell-play-on = Doorspelen
shell-be-back = Zelf weer spelen
shell-be-away = Bot voor me laten spelen
shell-hint = Hint
shell-hint-thinking = Een bot denkt na …
shell-hint-says = Een bot zou kiezen: { $answer }
# What an answer is worth, in brackets behind it. $side is "ahead", "behind" or "level".
shell-advice-coins = { $side ->
        [ahead] aan het einde zo’n { $coins } voor
        [behind] aan het einde zo’n { $coins } achter
       *[level] aan het einde ongeveer gelijk
    }
shell-advice-chance = wint in { $chance } % van de gevallen
# What an answer gives away against the best one, in brackets behind it
shell-advice-less-coins = { $coins ->
        [0] even goed
       *[other] geeft { $coins } weg
    }
shell-advice-less-chance = { $chance ->
        [0] even goed
       *[other] geeft { $chance } % weg
    }
shell-refused = Dat kan niet: { $reason }.
shell-refused-todo = { $reason } { $todo }

## A number between two others

shell-one-less = Eén minder
shell-one-more = Eén meer
shell-quick-figures = Snelle keuzes

## An order for an auction

shell-standing-label = Voor mij bieden tot
shell-standing-set = in deze veiling
shell-standing-pass = Deze veiling passen
shell-standing-bids = Automatisch bod tot { $limit }, alleen in deze veiling
shell-standing-passes = Je past automatisch, alleen in deze veiling
shell-standing-cancel = Opdracht intrekken

## Players

shell-players = Spelers
shell-to-move = aan de beurt
shell-winner = winnaar
shell-you = jij
shell-you-short = Jij
shell-bot = bot
shell-away = bot speelt
shell-not-here = afwezig
shell-wants-pause = wil pauze
shell-seat-open = vrije plek
shell-seat-number = Speler { $number }
shell-clock = { $time } op de klok
shell-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} { $hours } u

## Board, hand and side column

shell-board = Bord
shell-hand = Je hand
shell-side = Naast het bord
shell-zoom-closer = Dichterbij
shell-zoom-whole = Verder weg
shell-past-frame = Zet { $move }
shell-tabs = Verslag en chat
shell-tab-players = Spelers
shell-tab-log = Verslag
shell-tab-chat = Chat
shell-tab-since = Sinds mijn beurt
shell-tab-notes = Notities
shell-log-empty = Er is nog niets gebeurd.
shell-since-empty = Sinds jouw beurt heeft niemand iets gedaan.
shell-log-left-out = { $count ->
    [one] Eén eerdere zet wordt niet getoond.
   *[other] { $count } eerdere zetten worden niet getoond.
}
shell-log-undo = { NAME($seat) } neemt het laatste antwoord terug
shell-log-resign = { NAME($seat) } geeft op
shell-log-timeout = De tijd van { NAME($seat) } is op
shell-log-restart = De server was even weg; de klokken stonden stil
shell-log-rules = Vanaf hier gelden nieuwere regels voor de partij
shell-log-pause-agree = { NAME($seat) } wil graag pauze
shell-log-pause-paused = { NAME($seat) } stemt in: de partij is gepauzeerd
shell-log-pause-resume = { NAME($seat) } speelt verder
shell-chat = Chat
shell-chat-empty = Er is nog niets gezegd. Alleen de spelers lezen mee.
    .spectators = Er is nog niets gezegd. Alleen de toeschouwers lezen mee.
shell-chat-write = Zeg iets
shell-chat-send = Sturen
shell-chat-mute = { $name } dempen
shell-chat-muted = Je ziet geen berichten meer van { $name }.
shell-chat-unread = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
}
shell-notes = Eigen notities bij deze partij
shell-notes-hint = Alleen jij ziet deze notities.
shell-notes-loading = Je notities worden opgehaald …
shell-notes-kept = Opgeslagen
shell-notes-writing = Opslaan …
shell-notes-failed = Je notities konden niet opgeslagen worden; controleer je verbinding.

## Looking back

shell-replay = Herhaling
shell-replay-first = Eerste zet
shell-replay-back = Eén zet terug
shell-replay-forward = Eén zet verder
shell-replay-last = Terug naar nu
shell-replay-rail = Getoonde zet
shell-replay-now = Zet { $move } · nu
shell-replay-of = Zet { $move } van { $last }
shell-replay-link = Link naar deze zet kopiëren
shell-link-copied = De link naar zet { $move } is gekopieerd.

## Rules

shell-rules = Spelregels
shell-rule = Regel { $rule }
shell-rule-open = Regel { $rule }
shell-rules-all = Alle spelregels
shell-rules-unreachable = De spelregels konden niet geladen worden; controleer je verbinding.

## Waiting for players

shell-waiting = Wachten op spelers
shell-waiting-title = { $count ->
    [one] Er ontbreekt nog één speler
   *[other] Er ontbreken nog { $count } spelers
}
shell-waiting-share = Stuur deze link door; wie hem opent, kan meedoen.
shell-invitation = Link voor wie mee mag doen
shell-invitation-copied = De link is gekopieerd.
shell-invitation-qr = De link als QR-code
shell-join = Plaatsnemen

## One device for several players

shell-curtain = Geef het apparaat aan { NAME($seat) }
shell-curtain-lift = Ik ben { NAME($seat) }

## The menu of the table

shell-menu = Menu
shell-menu-match = Deze partij
shell-menu-page = Deze pagina
shell-menu-help = Hulp
shell-pause-ask = Om pauze vragen
shell-pause-withdraw = Toch geen pauze
shell-resign = Opgeven
shell-resign-sure = Deze partij opgeven?
    .more = Je kunt dan niet meer winnen; een bot speelt voor je verder.
shell-abort = Partij afgelasten
shell-abort-sure = De partij afgelasten?
    .more = Er is nog niets geantwoord, dus er gaat niets verloren en er telt niets mee.
shell-leave = Tafel verlaten
shell-leave-sure = Deze tafel verlaten?
    .more = Voor het begin komt je plek weer vrij; daarna speelt een bot voor je verder tot je terugkomt.
shell-stay = Blijven
shell-rematch = Revanche
shell-rematch-sure = Nog een partij aan deze tafel?
    .more = Iedereen schuift een plek op; de partij begint als iedereen heeft ingestemd.
shell-try-from-here = Vanaf zet { $move } proberen
shell-try-from-move = Kijk terug om vanaf een zet te proberen
shell-export = Partij als bestand opslaan
shell-fairness = Eerlijke trekkingen
shell-fairness-what = Vóór de partij heeft de server zich op een geheim vastgelegd door er een vingerafdruk van te tonen. Alle trekkingen komen uit dat geheim en uit een bijdrage van elke speler; na de partij wordt het geheim getoond en kan iedereen het narekenen.
shell-fairness-agree = Elke trekking van deze partij is zoals beloofd.
shell-fairness-differ = De trekkingen van deze partij zijn niet zoals beloofd.
shell-fairness-commitment = Vingerafdruk van het geheim, getoond vóór de partij
shell-fairness-secret = Het geheim
shell-fairness-nonces = Wat de spelers bijdroegen
shell-fairness-limits = Dit beschermt niet tegen een server die tijdens de partij verborgen kaarten aan iemand laat zien.
shell-answering = Een antwoord wordt
shell-answering-confirm = eerst bevestigd
shell-answering-instant = meteen verstuurd
shell-tips = Tips aan tafel
shell-sound = Geluid
shell-sound-on = Geluid aan
shell-sound-off = Geluid uit
shell-volume = Volume
shell-notify = Meld me wanneer ik aan de beurt ben
shell-notify-blocked = De browser staat voor deze pagina geen meldingen toe.
shell-settings-all = Alle instellingen

## The end

shell-result = Zo liep het af
shell-result-show = Uitslag tonen
shell-result-board = Naar het bord
shell-look-through = Partij terugkijken

## Keys

shell-keys = Toetsen
shell-key-answer = Een antwoord kiezen
shell-key-pass = Passen of klaar zijn
shell-key-confirm = Bevestigen
shell-key-cancel = Concept terugnemen; terug naar nu
shell-key-undo = Terugnemen
shell-key-hint = Hint
shell-key-rule = Regel bij de vraag
shell-key-step = Eén zet terug of verder
shell-key-ends = Eerste zet; nu
shell-key-link = Link naar deze zet kopiëren
shell-key-chat = Chat
shell-key-zoom = Bord dichterbij of verder weg
shell-key-sound = Geluid aan of uit
shell-key-help = Deze lijst
shell-keys-more = Met Tab ga je van deel naar deel; met de pijltjestoetsen beweeg je binnen een lijst, het bord of de tabbladen. Met Enter bevestig je een gekozen antwoord.
