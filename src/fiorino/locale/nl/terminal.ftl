### Woorden die alleen de terminal heeft: `fiorino play`, `rules`, `games`, `replay`, `verify`, `position`.
### Wat je typt, blijft in elke taal Engels.

terminal-you = jij
terminal-empty = leeg

## What players are called who have no name of their own, by the colour of their piece

terminal-seat-blue = Blauw
terminal-seat-orange = Oranje
terminal-seat-green = Groen
terminal-seat-rose = Roze
terminal-seat-red = Rood

## A match

terminal-question = { $who }: { $question }
terminal-type-number = typ een getal
terminal-curtain = { NAME($seat) } is nu aan de beurt. Druk op Enter als alleen { NAME($seat) } kijkt.
terminal-saved = Opgeslagen als { $file }
terminal-go-on = Ga verder met: { $command }
terminal-hint = Hint: { $answer }
terminal-hint-or = Of: { $answer }
terminal-nothing-to-undo = Je hebt nog geen antwoord dat je kunt terugnemen.

## What cannot be taken as an answer

terminal-answers-numbered = De antwoorden zijn genummerd van 1 tot en met { $last }.
terminal-more-help = ‘help’ vertelt wat je nog meer kunt typen.
terminal-not-allowed = Dat mag niet: { $reason } (regel { $rule }).
terminal-refused = { $reason } (regel { $rule })
terminal-did-you-mean = Bedoelde je ‘{ $word }’?
terminal-interrupted = afgebroken.

## The help of a match

terminal-help = Antwoord met het nummer van een antwoord of met de tekst ervan; woorden mag je afkorten (‘l 5 v’).
terminal-help-undo = je eigen laatste antwoord terugnemen; daarna komen dezelfde trekkingen weer
terminal-help-hint = de beste antwoorden, en waarom
terminal-help-legend = wat de tekens op de tafel betekenen
terminal-help-why = de regel achter deze vraag
terminal-help-rules = de spelregels, of één hoofdstuk of regel ervan
terminal-help-log = alles wat er gebeurd is
terminal-help-table = de tafel opnieuw tekenen
terminal-help-save = de partij in een bestand opslaan
terminal-help-quit = stoppen; de partij wordt bewaard en je leest hoe je verdergaat

## The table of Medici vs Strozzi

terminal-medici-tiles-left = { $left ->
    [one] { $left } kaartje in de buidel
   *[other] { $left } kaartjes in de buidel
 }
terminal-medici-coins = { $coins ->
    [one] { $coins } munt
   *[other] { $coins } munten
 }
terminal-medici-at-home = { $count ->
    [one] voor anker: schip voor { $ships }
   *[other] voor anker: schepen voor { $ships }
 }
    .short = voor anker { $ships }
terminal-medici-no-ship = nog geen schip
terminal-medici-value = waarde { $value }
terminal-medici-at-price = { $coins ->
    [one] voor { $coins } munt
   *[other] voor { $coins } munten
 }
terminal-medici-in-bag = In de buidel: { $tiles }
terminal-medici-push = marker { THING($good) } +{ $spaces }
terminal-medici-free = { $free ->
    [0] schip vol
   *[other] { $free } vrij
 }

## The table of Siena

terminal-siena-stock = Senesi { $senesi }, Kunstenaars { $artists }
terminal-siena-column-florins = florijnen
    .short = fl.
terminal-siena-column-status = status
    .short = status
terminal-siena-column-where = plaats
    .short = plaats
terminal-siena-column-cards = kaarten
    .short = krt
terminal-siena-column-levels = etages
    .short = et
terminal-siena-column-cubes = blokjes
    .short = blk
terminal-siena-column-senesi = Senesi
    .short = Sen
terminal-siena-column-artists = Kunst
    .short = Kun
terminal-siena-player = kaarten { $cards }, etages { $levels }, blokjes { $cubes }, Senesi { $senesi }, Kunstenaars { $artists }
terminal-siena-road = { THING($road) }, vak { $space }
terminal-siena-tower = Toren
terminal-siena-high-bid = { $coins } van { NAME($seat) }
    .you = { $coins } van jou
terminal-siena-money = { $after ->
    [one] { $before } → { $after } florijn
   *[other] { $before } → { $after } florijnen
 }
terminal-siena-each = { $coins } florijnen per Courtisane
terminal-siena-stinginess = { $points ->
    [one] −{ $points } punt aan het einde
   *[other] −{ $points } punten aan het einde
 }

## Typing

terminal-typing = Typ een getal of een antwoord. Ook: help, hint, legend, undo, log, quit.
terminal-earlier-news = { $count ->
    [one] … nog { $count } regel: log
   *[other] … nog { $count } regels: log
 }

## Legend of Medici vs Strozzi

terminal-medici-sign-tile = een kaartje: vorm en letter van de waar, en de waarde
terminal-medici-sign-gold = goud: telt in een haven, maar verschuift geen marker
terminal-medici-sign-ship = een schip met kaartjes, vrije plaatsen en de som van de waarden
terminal-medici-sign-track = een monopoliespoor van een haven
terminal-medici-sign-marker = de marker; in het midden betaalt hij niemand, anders de familie aan wier kant hij staat
terminal-medici-sign-space = een vak dat 10 betaalt
terminal-medici-sign-bonus = een vak met een bonus van { $bonus }
terminal-medici-sign-bonus-twice = het einde van een spoor, met een bonus van { $most }
terminal-medici-sign-ends = links is het einde van de Strozzi, rechts dat van de Medici
terminal-medici-sign-bag = wat nog in de buidel zit: een waar met haar waarden

## Legend of Siena

terminal-siena-sign-pieces = de pion van een speler, naar vorm en kleur
terminal-siena-sign-asked = wie nu antwoordt
terminal-siena-sign-row = de rij van het Initiatief: zoveel duurder is elke kaart met een prijs
terminal-siena-sign-star = een kaart met een ster: wordt geveild, en gaat na het spelen uit het spel
terminal-siena-sign-journey = een Reiskaart: een koopman reist ermee
terminal-siena-sign-green = het groene getal: zo ver gaat een bankier of Calandrino ermee
terminal-siena-sign-price = wat een kaart je kost, in florijnen
terminal-siena-sign-frame = een waar: arbeiders in het kader; eenheden die klaarliggen × de prijs
terminal-siena-sign-figures = hetzelfde in cijfers: 2 van 3 arbeiders
terminal-siena-sign-road = wat de vakken van een weg betalen; – is niets
terminal-siena-sign-calandrino = Calandrino, de bedelaar
terminal-siena-sign-courtesan = een Courtisane die in de Herberg wacht
terminal-siena-sign-tower = de etages van de Toren en wie ze bouwde
terminal-siena-sign-hidden = Senesi-kaarten of Kunstenaars: een waarde die je kent, en een verborgen
terminal-siena-sign-donated = heeft aan de Duomo gedoneerd

## What answers of Medici vs Strozzi mean

terminal-medici-price = { NAME($seat) } koopt voor jouw prijs, of jij moet; je hebt { $coins }
terminal-medici-average = gemiddeld { $mean } waard
terminal-medici-ended = De laatste ronde is voorbij: het geld beslist.

## What answers of Siena mean

terminal-siena-out = je doet niet meer mee aan deze veiling
terminal-siena-keeps = je houdt { $most } … { $least } florijnen over
terminal-siena-fato = aantal, kans zonder Duivel, winst: { $odds }
terminal-siena-odds = { $count }: { $chance } % +{ $coins }
terminal-siena-frame = { $made ->
    [0] { THING($good) } { $before } → { $left }/{ $frame }
   *[other] { THING($good) } { $before } → { $left }/{ $frame } (+{ $made })
 }
terminal-siena-may-sell = je mag { $goods } verkopen
terminal-siena-spaces-pay = de vakken betalen { $pays }
terminal-siena-barred-next_auction = aan de volgende doe je niet mee
terminal-siena-barred-all_auctions = je doet aan geen enkele meer mee
terminal-siena-rise-merchant = je verkoopt linnen en specerijen in plaats van graan, wijn en olijfolie, en mag reizen
terminal-siena-rise-banker = 8 florijnen per beurt, en je wandelt door de stad; alleen bankiers kunnen winnen
terminal-siena-stays = na een latere beurt weer gevraagd, met { $coins } florijnen
terminal-siena-then-rise = daarna mag je { THING($status) } worden
terminal-siena-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
 }

## Questions of Siena that name what is offered

terminal-siena-bid-or-pass = Bied op de Kunstenaar, of pas
terminal-siena-look-or-pass = Bekijk de Kunstenaar, of pas
terminal-siena-turn-country-turn = Jouw beurt: { $may }, of je beurt beëindigen
terminal-siena-turn-banker-move = Jouw wandeling: { $may }, of stoppen
terminal-siena-turn-banker-rest = Je wandeling is voorbij: { $may }, of je beurt beëindigen
terminal-siena-play = spelen
terminal-siena-sell = verkopen
terminal-siena-travel = reizen
terminal-siena-charity = liefdadig zijn
terminal-siena-discard = afleggen
terminal-siena-green = groene getallen spelen voor stappen
terminal-siena-step = verdergaan
terminal-siena-enter = de Herberg ingaan

## The story of Siena where it is about you

terminal-siena-you-named-first = { NAME($seat) } laat jou beginnen.
terminal-siena-you-seat-placed = Je legt een schijfje op het stapeltje.
terminal-siena-you-start-declined = Je begint geen veiling.
terminal-siena-you-auction-started = Je begint een veiling van { THING($card, form: "the") }.
terminal-siena-you-bid-made = Je biedt { $bid }.
terminal-siena-you-passed = Je past.
terminal-siena-you-card-won = Je wint { THING($card, form: "the") } voor { $coins }.
terminal-siena-you-card-taken = { $coins ->
    [0] Je neemt { THING($card, form: "the") } gratis.
   *[other] Je neemt { THING($card, form: "the") } voor { $coins }.
 }
terminal-siena-you-first-named = Je laat { NAME($first) } beginnen.
terminal-siena-you-first-named-self = Je begint zelf.
terminal-siena-you-turn-began = Je bent aan de beurt.
terminal-siena-you-card-played = Je speelt { THING($card, form: "the") }.
terminal-siena-you-card-played-green = { $green ->
    [one] Je gebruikt { THING($card, form: "the") } voor { $green } stap.
   *[other] Je gebruikt { THING($card, form: "the") } voor { $green } stappen.
 }
terminal-siena-you-card-discarded = Je legt { THING($card, form: "the") } af.
terminal-siena-you-unit-sold = Je verkoopt { THING($good) } voor { $coins }.
terminal-siena-you-banker-share = Je ontvangt als bankier { $coins }.
terminal-siena-you-unit-loaded = Je neemt { THING($good) } mee.
terminal-siena-you-fato-drawn = { $cards ->
    [one] Je trekt { $cards } Fato-kaart: { $coins } florijnen.
   *[other] Je trekt { $cards } Fato-kaarten: { $coins } florijnen.
 }
terminal-siena-you-fato-drawn-devil = { $cards ->
    [one] Je trekt { $cards } Fato-kaart: de Duivel neemt alles.
   *[other] Je trekt { $cards } Fato-kaarten: de Duivel neemt alles.
 }
terminal-siena-you-leg-travelled = { $coins ->
    [0] Je reist naar vak { $space } van de weg { THING($road, form: "to") }.
   *[other] Je reist naar vak { $space } van de weg { THING($road, form: "to") } en ontvangt { $coins }.
 }
terminal-siena-you-road-left = Je verlaat de weg { THING($road, form: "to") }.
terminal-siena-you-charity-given = Je levert { $coins } in voor liefdadigheid.
terminal-siena-you-senesi-seen-value = Je trekt een Senesi-kaart met waarde { $value }.
terminal-siena-you-senesi-kept-values = Je houdt Senesi met waarde { $values }.
terminal-siena-you-inn-set-played = Je wint { $coins } met kaarten in de Herberg.
terminal-siena-you-status-risen = Je wordt { THING($status) }!
terminal-siena-you-banker-income = Je ontvangt { $coins }, de opbrengst van een bankier.
terminal-siena-you-banker-moved = Je gaat { THING($place, form: "to") }.
terminal-siena-you-bride-paid = Je betaalt { $coins } florijnen voor een huwelijksgeschenk.
terminal-siena-you-banker-stopped = Je stopt { THING($place, form: "at") }.
terminal-siena-you-place-paid = Je ontvangt { $coins } { THING($place, form: "at") }.
terminal-siena-you-donation-made = Je doneert { $coins } aan de Duomo.
terminal-siena-you-courtesans-paid = Je betaalt de Courtisanes { $coins }.
terminal-siena-you-girlfriends-helped = De Vriendinnen helpen je.
terminal-siena-you-artist-offered = Je opent een veiling van een Kunstenaar.
terminal-siena-you-artist-seen-value = Je bekijkt de Kunstenaar: { $name }, waarde { $value }.
terminal-siena-you-look-paid = Je betaalt { $coins } om te kijken.
terminal-siena-you-artist-engaged-value = Je boekt { $name }, waarde { $value }, voor { $coins }.
terminal-siena-you-level-built = Je bouwt etage { $level } van de Toren voor { $coins }.
terminal-siena-you-alms-given = { $coins ->
    [0] Je hebt niets om aan Calandrino te geven.
   *[other] Je geeft Calandrino { $coins }.
 }
terminal-siena-you-alms-refused = Je weigert een aalmoes: gierigheidsblokje nummer { $cubes }.
terminal-siena-you-guards-called = Je laat Calandrino door de Wachters wegsturen.
terminal-siena-you-points-counted = Jij: { THING($what) } { $points }
terminal-siena-you-winner-named = Je treedt toe tot de Raad van Negen!

## fiorino games and fiorino rules

terminal-game = { $game } van { $author }, voor { $few } tot { $many } spelers, regelversie { $version }
terminal-game-fixed = { $game } van { $author }, voor { $few } spelers, regelversie { $version }
terminal-editions = Een heel regelboek in één keer; losse opties komen daarbovenop. Standaard: { $usual }.
terminal-option = { $says } Standaard: { $usual } ({ $rule }).
terminal-box = De doos van { $game }
terminal-mark-stated = vermeld
terminal-mark-deduced = afgeleid
terminal-mark-reconstructed = reconstructie
terminal-mark-ruling = beslissing

## fiorino verify and fiorino position

terminal-verified = { $file }: een correct partijbestand van { $game }, { $state ->
    [finished] afgelopen
   *[running] nog bezig
 }, { $answers ->
    [one] { $answers } antwoord
   *[other] { $answers } antwoorden
 } en { $draws ->
    [one] { $draws } trekking
   *[other] { $draws } trekkingen
 }; { $source ->
    [promise] de trekkingen volgen uit het geheim, dat de belofte { $promise }… nakomt.
    [seed] de trekkingen volgen uit het geheim.
   *[hand] de trekkingen zijn met de hand ingevoerd.
 }
terminal-asked = Gevraagd: { $seat }, { $question } (regel { $rule })

## What is refused

terminal-error-not-text = ‘{ $text }’ is geen leesbare tekst.
terminal-error-game = Het spel ‘{ $game }’ bestaat niet; wel { $games }.
terminal-error-seat = De plek ‘{ $seat }’ bestaat niet; wel { $seats }.
terminal-error-seats = { $game } heeft hier { $seats } plekken; --seats noemt er { $named }: { $names }. Een komma scheidt de spelers, dus in een naam staat er geen.
terminal-error-bot = De bot ‘{ $bot }’ bestaat niet; wel { $bots }, of je eigen bot als file.py:Class. De naam van een mens begint met een hoofdletter.
terminal-error-option-form = Een optie geef je als name=value, niet als ‘{ $option }’.
terminal-error-option-twice = De optie ‘{ $option }’ is twee keer gegeven.
terminal-error-saved-file-brings = Een opgeslagen bestand brengt spel, opties en doos zelf mee; laat ze weg.
terminal-error-no-saved = Er is nog geen opgeslagen partij; begin er een met: { $command }
terminal-error-file-large = ‘{ $file }’ is veel te groot voor een bestand van Fiorino.
terminal-error-file-kind = ‘{ $file }’ is geen leesbaar bestand, maar een map, een pipe of een apparaat; noem het bestand zelf.
terminal-error-file-text = ‘{ $file }’ is geen tekstbestand.
terminal-error-file-read = ‘{ $file }’ kan niet gelezen worden: { $why }.
terminal-error-file-write = ‘{ $file }’ kan niet geschreven worden: { $why }.
terminal-error-too-late = ‘{ $text }’ komt te laat: de partij is afgelopen.
terminal-error-no-rule = De regel ‘{ $number }’ bestaat niet; de hoofdstukken zijn { $sections }.
terminal-error-no-rule-speaks = Geen regel van { $game } gaat over ‘{ $word }’.

## Files, names and the screen of a match

terminal-help-keys = Tab vult aan, ↑ haalt terug wat je typte, Ctrl-C stopt. Elk antwoord wordt meteen bewaard.
terminal-more = Druk op Enter voor meer.
terminal-over-already = Deze partij is afgelopen; het bestand blijft zoals het is.
terminal-undo-other = { NAME($seat) } heeft intussen geantwoord; je kunt alleen je eigen antwoorden terugnemen.
terminal-bot-file = ‘{ $name }’ zit hier als mens: een bestand brengt geen eigen bots mee. Wil je een bot aan tafel, noem die dan met --seats.
terminal-saved-elsewhere = ‘{ $file }’ kan niet worden geschreven: { $why }. Voortaan wordt de partij bewaard als { $place }
terminal-unsaved = ‘{ $file }’ kan niet worden geschreven: { $why }. Ook ergens anders lukt het niet; na elk antwoord wordt het opnieuw geprobeerd.
terminal-record-follows = De partij kon nergens worden bewaard. Wil je haar houden, kopieer dan alles hieronder naar een bestand waarvan de naam op .fiorino eindigt:
terminal-ask-overwrite = ‘{ $file }’ bestaat al. Typ yes om het te overschrijven:
terminal-error-file-exists = ‘{ $file }’ bestaat al; kies een andere naam of zet er --overwrite voor.
terminal-error-in-file = ‘{ $file }’: { $why }
terminal-error-name-long = ‘{ $name }’ heeft { $letters } tekens; een naam heeft er hoogstens { $most }.
terminal-why-missing = zo’n bestand of map is er niet
terminal-why-forbidden = dat mag je daar niet
terminal-why-folder = het is een map
terminal-why-not-plain = het is geen gewoon bestand
terminal-why-inside-a-file = een deel van het pad is een bestand, geen map
terminal-why-full = de schijf is vol
terminal-why-too-large = een groter bestand mag daar niet
terminal-why-read-only = daar kan niets worden geschreven
terminal-why-long-name = de naam is te lang
terminal-why-circle = de koppelingen lopen in een kring
terminal-why-disk = de schijf reageert niet zoals het hoort
terminal-why-name = zo kan een bestand niet heten
terminal-why-changed = een ander programma heeft het intussen veranderd
terminal-why-other = het systeem staat het niet toe

# The review of a match: fiorino analyze
terminal-error-unfinished = { $file } is een partij die nog niet af is; alleen een afgelopen partij wordt nabesproken.
terminal-review-progress = beslissingen
terminal-review-chance = Winstkansen na elke beslissing, en wat de beslissingen kostten
terminal-review-coins = Verwachte voorsprong na elke beslissing, en wat de beslissingen kostten
terminal-review-account-chance = { $name }: de eigen antwoorden gaven { $away } % weg; trekkingen en de anderen brachten { $came } %.
terminal-review-account-coins = { $name }: de eigen antwoorden gaven { $away } weg; trekkingen en de anderen brachten { $came }.
terminal-review-pair-chance = { $name }: de eigen antwoorden gaven { $away } % weg; het geluk bracht { $came } %.
terminal-review-pair-coins = { $name }: de eigen antwoorden gaven { $away } weg; het geluk bracht { $came }.
terminal-review-decisions = Alle beslissingen
terminal-review-column-number = zet
terminal-review-column-seat = plaats
terminal-review-column-given = antwoord
terminal-review-column-cost = kosten
terminal-review-column-best = beste antwoorden
terminal-review-points = Keerpunten
terminal-review-clean = Geen enkel antwoord gaf iets weg.
terminal-review-point = { $number }. { $name }: { $given } ({ $cost }). Beter: { $best } ({ $worth }).
