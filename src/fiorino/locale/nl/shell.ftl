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
shell-plain-note = Van dit spel is nog geen tekening, daarom zie je de tafel als tekst.

## How the line to the server stands

shell-line-connecting = Verbinden …
shell-line-live = Live
shell-line-slow = Traag
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
shell-decision-open = Wachten op spelers
shell-decision-aborted = Deze partij is afgelast
shell-decision-paused = De partij is gepauzeerd
shell-decision-away = Een bot speelt voor je
shell-decision-lost = Je hebt opgegeven; een bot speelt voor je verder
shell-decision-curtain = Geef het apparaat aan de volgende speler
shell-decision-sending = Versturen …
shell-decision-kept = ‘{ $answer }’ wordt hier bewaard
    .more = Je antwoord gaat weg zodra de tafel weer antwoordt.
shell-previewing = Wat zou er gebeuren?
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
shell-bot = bot
shell-level-random = willekeurig
shell-level-greedy = gretig
shell-level-easy = makkelijk
shell-level-normal = gewoon
shell-level-hard = moeilijk
shell-level-master = meester
shell-style-patient = geduldig
shell-style-bold = gedurfd
shell-style-builder = bouwer
shell-style-patron = weldoener
shell-away = bot speelt
shell-not-here = afwezig
shell-seat-open = vrije plek
shell-seat-number = Speler { $number }
shell-clock = { $time } op de klok
shell-clock-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} { $hours } u

## Board, hand and side column

shell-board = Bord
shell-strip = Onder het bord
shell-side = Naast het bord
shell-tabs = Verslag en chat
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
shell-log-claim = { NAME($seat) } is weg; de winst is opgeëist
shell-log-restart = De server was even weg; de klokken stonden stil
shell-log-rules = Vanaf hier gelden nieuwere regels voor de partij
shell-log-pause-agree = { NAME($seat) } wil graag pauze
shell-log-pause-paused = { NAME($seat) } stemt in: de partij is gepauzeerd
shell-log-pause-decline = { NAME($seat) } wil geen pauze
shell-log-pause-resume = { NAME($seat) } speelt verder
shell-chat = Chat
shell-chat-empty = Er is nog niets gezegd. Alleen de spelers lezen mee.
    .spectators = Er is nog niets gezegd. Alleen de toeschouwers lezen mee.
shell-chat-write = Zeg iets
shell-chat-send = Sturen
shell-chat-mute = { $name } dempen
shell-chat-report = Dit bericht van { $name } melden
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
shell-invitation = Uitnodigingslink
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
shell-resign-not = Niet opgeven
shell-resign-sure = Deze partij opgeven?
    .more = { $then ->
        [ends] De partij is dan afgelopen en je tegenspeler wint.
       *[goes-on] Je kunt dan niet meer winnen; een bot speelt voor je verder.
    }
shell-abort = Partij afgelasten
shell-abort-sure = De partij afgelasten?
    .more = Er is nog niets geantwoord, dus er gaat niets verloren en er telt niets mee.
shell-leave = Tafel verlaten
shell-leave-sure = Deze tafel verlaten?
    .more = Voor het begin komt je plek weer vrij; daarna speelt een bot voor je verder tot je terugkomt.
shell-stay = Blijven
shell-rematch = Revanche
shell-rematch-go = Naar de revanche
shell-rematch-asked = Revanche gevraagd
shell-try-from-here = Vanaf zet { $move } proberen
shell-try-from-move = Kijk terug om vanaf een zet te proberen
shell-export = Partij als bestand opslaan
shell-fairness = Controleerbare trekkingen
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

## Keys

shell-keys = Toetsen
shell-key-answer = Een antwoord kiezen
shell-key-pass = Passen of klaar zijn
shell-key-confirm = Bevestigen
shell-key-cancel = Concept terugnemen; terug naar nu
shell-key-undo = Terugnemen
shell-key-step = Eén zet terug of verder
shell-key-ends = Eerste zet; nu
shell-key-zoom = Bord dichterbij of verder weg
shell-key-sound = Geluid aan of uit
shell-key-help = Deze lijst
shell-key-number = ↑ en ↓ per 1, Page-toetsen per 5: prijs of bod
shell-key-region = Naar bord, hand, verslag, chat of kaartuitleg
shell-key-skip = De scène beëindigen, of alle scènes
shell-key-offer = Een voorstel aannemen of afwijzen, met de focus erop
shell-keys-more = Met Tab ga je van deel naar deel: vraag, bord, kaarten, spelers, verslag, balk. Met de pijltjestoetsen beweeg je binnen een deel. Enter verstuurt je concept, waar de focus ook staat, behalve op iets met een eigen betekenis.

## The question and its slots

shell-slots = Antwoord
shell-why = Waarom?
shell-why-rule = Waarom? Regel { $rule }
shell-go-on = Verder
shell-hold = Houd een kaart of plek vast om erover te lezen.
shell-choose-first = Kies eerst
shell-thinking = { $timed ->
    [yes] { NAME($seat) } denkt na, { $time }
   *[no] { NAME($seat) } denkt na
}
shell-decision-kept-short = Nog niet verstuurd
shell-limit = Limiet …
shell-limit-kept = Limiet { $limit }
shell-limit-passing = Past
shell-deeds-all = Terug naar alles
shell-deeds-more = Meer …
shell-deeds-group = { $name } …
shell-review = Terugkijken
shell-replay-link-short = Link kopiëren
shell-to-lobby-short = Lobby
shell-tab-coach = Les
shell-tab-answer = Antwoord
shell-tab-table = Tafel
shell-result-won = { $how ->
    [timeout] { NAME($seat) } wint op tijd
    [resign] { NAME($seat) } wint door opgave
    [claim] { NAME($seat) } eist de winst op
   *[answer] { NAME($seat) } wint de partij
}
shell-result-mine = { $how ->
    [timeout] Je wint op tijd
    [resign] Je wint door opgave
    [claim] Je eist de winst op
   *[answer] Je wint de partij
}
shell-result-shared = De winst wordt gedeeld
shell-result-nobody = Niemand wint

## Offers in the bar

shell-offer-pause-mine = Je hebt om pauze gevraagd: { $said } van { $others } zei ja
shell-offer-rematch-mine = Je hebt revanche gevraagd: { $said } van { $others } zei ja
shell-offer-rematch = { NAME($seat) } biedt revanche aan
shell-offer-pause-declined = { NAME($seat) } wil nu geen pauze
shell-offer-rematch-declined = { NAME($seat) } wil geen revanche
shell-offer-gone = { NAME($seat) } is niet verbonden. Over { $seconds } s kun je de winst opeisen.
shell-offer-gone-long = { NAME($seat) } is al lang weg.
shell-offer-claim = Winst opeisen
shell-offer-pause = { NAME($seat) } vraagt om pauze
shell-offer-away = { NAME($seat) } is weg. Een bot speelt tot die terug is.
shell-offer-accept = Aannemen
shell-offer-decline = Afwijzen
shell-offer-take-back = Intrekken
shell-went-on = Dat was al beantwoord; zo staat de tafel er nu voor.
shell-result-by-timeout = De tijd van { NAME($seat) } is op.
shell-result-by-resign = { NAME($seat) } heeft opgegeven.
shell-result-by-claim = { NAME($seat) } was te lang weg.
shell-result-rating = Rating van { $before } naar { $after }

## Taking back by consent, and who is there

shell-ask-back = Terugnemen…
shell-ask-back-long = Vragen om je laatste zet terug te nemen
shell-log-takeback-ask = { NAME($seat) } vraagt om de laatste zet terug te nemen
shell-log-takeback-accept = { NAME($seat) } vindt dat goed
shell-log-takeback-taken = { NAME($seat) } vindt dat goed: de zet is teruggenomen
shell-log-takeback-alone = { NAME($seat) } neemt de laatste zet terug
shell-log-takeback-decline = { NAME($seat) } vindt dat niet goed; de zet blijft staan
shell-log-takeback-withdraw = { NAME($seat) } laat de zet staan
shell-offer-takeback = { NAME($seat) } wil de laatste zet terugnemen
shell-offer-takeback-mine = Je wilt je zet terugnemen: { $said } van { $others } zei ja
shell-offer-takeback-declined = { NAME($seat) } vindt het niet goed; de zet blijft staan
shell-offer-left = { NAME($seat) } is niet verbonden.
shell-offer-back = { NAME($seat) } is terug.
shell-chat-said = { $name } zegt: { $text }
shell-watching = { $count ->
    [one] Eén persoon kijkt toe
   *[other] { $count } personen kijken toe
}
shell-watching-more = { $count ->
    [one] en nog één
   *[other] en nog { $count }
}
shell-offer-let-stand = Laten staan
shell-log-pause-withdraw = { NAME($seat) } wil geen pauze meer
shell-level-own = eigen bot
