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
terminal-nothing-to-undo = Je hebt nog geen antwoord dat je kunt terugnemen.

## What cannot be taken as an answer

terminal-answers-numbered = De antwoorden zijn genummerd van 1 tot en met { $last }.
terminal-answer-needed = Er is een antwoord nodig: { $answers }.
terminal-answer-unclear = ‘{ $text }’ kan { $answers } zijn; typ iets meer.
terminal-not-understood = ‘{ $text }’ is niet te begrijpen; antwoord met { $answers }.
terminal-more-help = ‘help’ vertelt wat je nog meer kunt typen.
terminal-not-allowed = Dat mag niet: { $reason } (regel { $rule }).
terminal-refused = { $reason } (regel { $rule })
terminal-did-you-mean = Bedoelde je ‘{ $word }’?
terminal-interrupted = afgebroken.

## The help of a match

terminal-help = Antwoord met het nummer van een antwoord of met de tekst ervan; woorden mag je afkorten (‘l 5 v’).
terminal-help-undo = je eigen laatste antwoord terugnemen; daarna komen dezelfde trekkingen weer
terminal-help-hint = wat de bot ‘greedy’ zou antwoorden, en waarom
terminal-help-why = de regel achter deze vraag
terminal-help-rules = de spelregels, of één hoofdstuk of regel ervan
terminal-help-log = alles wat er gebeurd is
terminal-help-table = de tafel opnieuw tekenen
terminal-help-save = de partij in een bestand opslaan
terminal-help-quit = stoppen; de partij wordt bewaard en je leest hoe je verdergaat

## Figures behind a hint

terminal-reason-worth-to-you = waarde voor jou { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-to-the-other-house = waarde voor de andere familie { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-fair-price = eerlijke prijs { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-of-the-card-to-you = waarde van de kaart voor jou { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-of-the-artist-to-you = waarde van de Kunstenaar voor jou { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-gain = winst door { THING($card) } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

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
terminal-medici-no-ship = nog geen schip
terminal-medici-value = waarde { $value }
terminal-medici-at-price = { $coins ->
    [one] voor { $coins } munt
   *[other] voor { $coins } munten
 }
terminal-medici-in-bag = In de buidel: { $tiles }
terminal-medici-push = { THING($good) } +{ $spaces }
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
terminal-siena-money = { $after ->
    [one] { $before } → { $after } florijn
   *[other] { $before } → { $after } florijnen
 }
terminal-siena-alms = { $coins } florijnen, of alles wat je hebt
terminal-siena-each = { $coins } florijnen per Courtisane
terminal-siena-stinginess = { $points ->
    [one] −{ $points } punt aan het einde
   *[other] −{ $points } punten aan het einde
 }

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
