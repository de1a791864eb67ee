### Wörter, die nur das Terminal hat: `fiorino play`, `rules`, `games`, `replay`, `verify`, `position`.
### Was man tippt, bleibt in jeder Sprache englisch.

terminal-you = du
terminal-empty = leer

## What players are called who have no name of their own, by the colour of their piece

terminal-seat-blue = Blau
terminal-seat-orange = Orange
terminal-seat-green = Grün
terminal-seat-rose = Rosa
terminal-seat-red = Rot

## A match

terminal-question = { $who }: { $question }
terminal-type-number = tippe eine Zahl
terminal-curtain = { NAME($seat) } ist jetzt gefragt. Drücke Enter, wenn nur { NAME($seat) } hinsieht.
terminal-saved = Gespeichert als { $file }
terminal-go-on = Weiter geht es mit: { $command }
terminal-hint = Tipp: { $answer }
terminal-hint-or = Oder: { $answer }
terminal-nothing-to-undo = Du hast noch keine Antwort, die du zurücknehmen könntest.

## What cannot be taken as an answer

terminal-answers-numbered = Die Antworten haben die Nummern 1 bis { $last }.
terminal-more-help = „help“ sagt, was du sonst noch tippen kannst.
terminal-not-allowed = Nicht erlaubt – { $reason } (Regel { $rule }).
terminal-refused = { $reason } (Regel { $rule })
terminal-did-you-mean = Meintest du „{ $word }“?
terminal-interrupted = abgebrochen.

## The help of a match

terminal-help = Antworte mit der Nummer einer Antwort oder mit ihrem Text; Wörter darfst du abkürzen („l 5 v“).
terminal-help-undo = deine eigene letzte Antwort zurücknehmen; danach kommen dieselben Ziehungen wieder
terminal-help-hint = die besten Antworten, und warum
terminal-help-legend = was die Zeichen auf dem Tisch bedeuten
terminal-help-why = die Regel, nach der du gefragt bist
terminal-help-rules = die Regeln, oder ein Kapitel oder eine Regel daraus
terminal-help-log = alles, was bisher passiert ist
terminal-help-table = den Tisch noch einmal zeichnen
terminal-help-save = die Partie in eine Datei schreiben
terminal-help-quit = aufhören; die Partie wird gespeichert, und du liest, wie es weitergeht

## The table of Medici vs Strozzi

terminal-medici-tiles-left = { $left } Plättchen im Beutel
terminal-medici-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
 }
terminal-medici-at-home = { $count ->
    [one] vor Anker: Schiff für { $ships }
   *[other] vor Anker: Schiffe für { $ships }
 }
    .short = vor Anker { $ships }
terminal-medici-no-ship = noch kein Schiff
terminal-medici-value = Wert { $value }
terminal-medici-at-price = { $coins ->
    [one] für { $coins } Münze
   *[other] für { $coins } Münzen
 }
terminal-medici-in-bag = Im Beutel: { $tiles }
terminal-medici-push = Marker { THING($good) } +{ $spaces }
terminal-medici-free = { $free ->
    [0] Schiff voll
   *[other] { $free } frei
 }

## The table of Siena

terminal-siena-stock = Senesi { $senesi }, Künstler { $artists }
terminal-siena-column-florins = Florin
    .short = Fl.
terminal-siena-column-status = Stand
    .short = Stand
terminal-siena-column-where = Ort
    .short = Ort
terminal-siena-column-cards = Karten
    .short = Kt.
terminal-siena-column-levels = Turm
    .short = Tm.
terminal-siena-column-cubes = Geiz
    .short = Gz.
terminal-siena-column-senesi = Senesi
    .short = Sen
terminal-siena-column-artists = Künstler
    .short = Kü.
terminal-siena-player = Karten { $cards }, Turm { $levels }, Geiz { $cubes }, Senesi { $senesi }, Künstler { $artists }
terminal-siena-road = { THING($road) }, Feld { $space }
terminal-siena-tower = Turm
terminal-siena-high-bid = { $coins } von { NAME($seat) }
    .you = { $coins } von dir
terminal-siena-money = { $before } → { $after } Florin
terminal-siena-each = je { $coins } Florin
terminal-siena-stinginess = { $points ->
    [one] −{ $points } Punkt am Ende
   *[other] −{ $points } Punkte am Ende
 }

## Typing

terminal-typing = Tippe eine Zahl oder Antwort. Auch: help, hint, legend, undo, log, quit.
terminal-earlier-news = { $count ->
    [one] … noch { $count } Zeile: log
   *[other] … noch { $count } Zeilen: log
 }

## Legend of Medici vs Strozzi

terminal-medici-sign-tile = ein Plättchen: Form und Buchstabe der Ware und ihr Wert
terminal-medici-sign-gold = Gold: zählt im Hafen, schiebt aber keinen Marker
terminal-medici-sign-ship = ein Schiff mit Plättchen, freien Plätzen und der Summe seiner Werte
terminal-medici-sign-track = eine Monopolleiste eines Hafens
terminal-medici-sign-marker = ihr Marker; in der Mitte zahlt er niemandem, sonst dem Haus, auf dessen Seite er steht
terminal-medici-sign-space = ein Feld, das 10 zahlt
terminal-medici-sign-bonus = ein Feld mit einem Bonus von { $bonus }
terminal-medici-sign-bonus-twice = das Ende einer Leiste, mit einem Bonus von { $most }
terminal-medici-sign-ends = links ist das Ende der Strozzi, rechts das der Medici
terminal-medici-sign-bag = was noch im Beutel ist: eine Ware mit ihren Werten

## Legend of Siena

terminal-siena-sign-pieces = die Figur einer Person, nach Form und Farbe
terminal-siena-sign-asked = wer gerade gefragt ist
terminal-siena-sign-row = die Reihe der Reihenfolge: so viel mehr kostet jede Karte mit Preis
terminal-siena-sign-star = eine Karte mit Stern: wird versteigert und kommt aus dem Spiel, wenn sie gespielt wird
terminal-siena-sign-journey = eine Reisekarte: damit reist ein Händler
terminal-siena-sign-green = die grüne Zahl: so weit geht damit ein Bankier oder Calandrino
terminal-siena-sign-price = was dich eine Karte kostet, in Florin
terminal-siena-sign-frame = eine Ware: Arbeiter im Rahmen; fertige Güter × Preis
terminal-siena-sign-figures = dasselbe in Zahlen: 2 von 3 Arbeitern
terminal-siena-sign-road = was die Felder einer Straße zahlen; – ist nichts
terminal-siena-sign-calandrino = Calandrino, der Bettler
terminal-siena-sign-courtesan = eine Kurtisane, die in der Taverne wartet
terminal-siena-sign-tower = die Stockwerke des Turms und wer sie gebaut hat
terminal-siena-sign-hidden = Senesi-Karten oder Künstler: ein Wert, den du kennst, und ein verdeckter
terminal-siena-sign-donated = hat im Duomo gespendet

## What answers of Medici vs Strozzi mean

terminal-medici-price = { NAME($seat) } kauft zu deinem Preis, oder du musst; du hast { $coins }
terminal-medici-average = im Schnitt { $mean } wert
terminal-medici-ended = Die letzte Runde ist vorbei, das Geld entscheidet.

## What answers of Siena mean

terminal-siena-out = du bist aus dieser Auktion heraus
terminal-siena-keeps = dir bleiben { $most } … { $least } Florin
terminal-siena-fato = Zahl, Chance ohne Teufel, Gewinn: { $odds }
terminal-siena-odds = { $count }: { $chance } % +{ $coins }
terminal-siena-frame = { $made ->
    [0] { THING($good) } { $before } → { $left }/{ $frame }
   *[other] { THING($good) } { $before } → { $left }/{ $frame } (+{ $made })
 }
terminal-siena-may-sell = verkaufen darfst du { $goods }
terminal-siena-spaces-pay = die Felder zahlen { $pays }
terminal-siena-barred-next_auction = bei der nächsten bist du nicht dabei
terminal-siena-barred-all_auctions = du bist bei keiner weiteren dabei
terminal-siena-rise-merchant = du verkaufst Tücher und Gewürze statt Korn, Wein und Öl und darfst reisen
terminal-siena-rise-banker = 8 Florin jeden Zug, du gehst durch die Stadt; nur Bankiers können gewinnen
terminal-siena-stays = nach einem späteren Zug wieder gefragt, mit { $coins } Florin
terminal-siena-then-rise = danach kannst du { THING($status) } werden
terminal-siena-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }

## Questions of Siena that name what is offered

terminal-siena-bid-or-pass = Biete um den Künstler, oder passe
terminal-siena-look-or-pass = Sieh den Künstler an, oder passe
terminal-siena-turn-country-turn = Dein Zug: { $may } oder den Zug beenden
terminal-siena-turn-banker-move = Dein Weg: { $may } oder anhalten
terminal-siena-turn-banker-rest = Dein Weg ist zu Ende: { $may } oder den Zug beenden
terminal-siena-play = spielen
terminal-siena-sell = verkaufen
terminal-siena-travel = reisen
terminal-siena-charity = Wohltätigkeit üben
terminal-siena-discard = abwerfen
terminal-siena-green = grüne Zahlen für Schritte spielen
terminal-siena-step = weitergehen
terminal-siena-enter = in die Taverne gehen

## The story of Siena where it is about you

terminal-siena-you-named-first = { NAME($seat) } lässt dich beginnen.
terminal-siena-you-seat-placed = Du legst einen Marker auf den Markerstapel.
terminal-siena-you-start-declined = Du startest keine Auktion.
terminal-siena-you-auction-started = Du startest eine Auktion um { THING($card, form: "accusative") }.
terminal-siena-you-bid-made = Du bietest { $bid }.
terminal-siena-you-passed = Du passt.
terminal-siena-you-card-won = Du ersteigerst { THING($card, form: "accusative") } für { $coins }.
terminal-siena-you-card-taken = { $coins ->
    [0] Du nimmst { THING($card, form: "accusative") } umsonst.
   *[other] Du nimmst { THING($card, form: "accusative") } für { $coins }.
 }
terminal-siena-you-first-named = Du lässt { NAME($first) } beginnen.
terminal-siena-you-first-named-self = Du beginnst.
terminal-siena-you-turn-began = Du bist am Zug.
terminal-siena-you-card-played = Du spielst { THING($card, form: "accusative") }.
terminal-siena-you-card-played-green = { $green ->
    [one] Du nutzt { THING($card, form: "accusative") } für { $green } Schritt.
   *[other] Du nutzt { THING($card, form: "accusative") } für { $green } Schritte.
 }
terminal-siena-you-card-discarded = Du wirfst { THING($card, form: "accusative") } ab.
terminal-siena-you-unit-sold = Du verkaufst { THING($good) } für { $coins }.
terminal-siena-you-banker-share = Du erhältst als Bankier { $coins }.
terminal-siena-you-unit-loaded = Du nimmst { THING($good) } mit.
terminal-siena-you-fato-drawn = { $cards ->
    [one] Du ziehst { $cards } Fato-Karte: { $coins } Florin.
   *[other] Du ziehst { $cards } Fato-Karten: { $coins } Florin.
 }
terminal-siena-you-fato-drawn-devil = { $cards ->
    [one] Du ziehst { $cards } Fato-Karte: Der Teufel nimmt alles.
   *[other] Du ziehst { $cards } Fato-Karten: Der Teufel nimmt alles.
 }
terminal-siena-you-leg-travelled = { $coins ->
    [0] Du reist auf Feld { $space } der Straße { THING($road, form: "to") }.
   *[other] Du reist auf Feld { $space } der Straße { THING($road, form: "to") } und erhältst { $coins }.
 }
terminal-siena-you-road-left = Du verlässt die Straße { THING($road, form: "to") }.
terminal-siena-you-charity-given = Du bist wohltätig und verzichtest auf { $coins }.
terminal-siena-you-senesi-seen-value = Du ziehst eine Senesi-Karte mit dem Wert { $value }.
terminal-siena-you-senesi-kept-values = Du behältst von den Senesi-Karten { $values }.
terminal-siena-you-inn-set-played = Du gewinnst beim Kartenspiel in der Taverne { $coins }.
terminal-siena-you-status-risen = Du wirst { THING($status) }!
terminal-siena-you-banker-income = Du erhältst { $coins }, die Einnahme als Bankier.
terminal-siena-you-banker-moved = Du kommst { THING($place, form: "to") }.
terminal-siena-you-bride-paid = Du zahlst { $coins } Florin für ein Hochzeitsgeschenk.
terminal-siena-you-banker-stopped = Du hältst { THING($place, form: "at") } an.
terminal-siena-you-place-paid = Du erhältst { THING($place, form: "at") } { $coins }.
terminal-siena-you-donation-made = Du spendest im Duomo { $coins }.
terminal-siena-you-courtesans-paid = Du zahlst den Kurtisanen { $coins }.
terminal-siena-you-girlfriends-helped = Die Freundinnen helfen dir.
terminal-siena-you-artist-offered = Du eröffnest eine Auktion um einen Künstler.
terminal-siena-you-artist-seen-value = Du siehst den Künstler an: { $name }, Wert { $value }.
terminal-siena-you-look-paid = Du zahlst { $coins } fürs Ansehen.
terminal-siena-you-artist-engaged-value = Du engagierst { $name }, Wert { $value }, für { $coins }.
terminal-siena-you-level-built = Du baust Stockwerk { $level } des Turms für { $coins }.
terminal-siena-you-alms-given = { $coins ->
    [0] Du hast nichts, was du Calandrino geben könntest.
   *[other] Du gibst Calandrino { $coins }.
 }
terminal-siena-you-alms-refused = Du weigerst dich: { $cubes }. Geizwürfel.
terminal-siena-you-guards-called = Du lässt Calandrino von den Wächtern fortschicken.
terminal-siena-you-points-counted = Du: { THING($what) } { $points }
terminal-siena-you-winner-named = Du ziehst in den Rat der Neun ein!

## fiorino games and fiorino rules

terminal-game = { $game } von { $author }, für { $few } bis { $many } Spieler, Regelversion { $version }
terminal-game-fixed = { $game } von { $author }, für { $few } Spieler, Regelversion { $version }
terminal-editions = Ein ganzes Regelheft auf einmal; einzelne Optionen kommen dazu. Standard: { $usual }.
terminal-option = { $says } Standard: { $usual } ({ $rule }).
terminal-box = Die Schachtel von { $game }
terminal-mark-stated = belegt
terminal-mark-deduced = erschlossen
terminal-mark-reconstructed = Rekonstruktion
terminal-mark-ruling = Festlegung

## fiorino verify and fiorino position

terminal-verified = { $file }: eine einwandfreie Aufzeichnung von { $game }, { $state ->
    [finished] beendet
   *[running] noch im Gange
 }, { $answers ->
    [one] { $answers } Antwort
   *[other] { $answers } Antworten
 } und { $draws ->
    [one] { $draws } Ziehung
   *[other] { $draws } Ziehungen
 }; { $source ->
    [promise] die Ziehungen entsprechen dem Zufallsstartwert, der die Zusage { $promise }… einhält.
    [seed] die Ziehungen entsprechen dem Zufallsstartwert.
   *[hand] die Ziehungen sind von Hand eingegeben.
 }
terminal-asked = Gefragt: { $seat }, { $question } (Regel { $rule })

## What is refused

terminal-error-not-text = „{ $text }“ ist kein lesbarer Text.
terminal-error-game = Ein Spiel „{ $game }“ gibt es nicht; es gibt { $games }.
terminal-error-seat = Einen Sitz „{ $seat }“ gibt es nicht; es gibt { $seats }.
terminal-error-seats = { $game } hat hier { $seats } Sitze; --seats nennt { $named }: { $names }. Ein Komma trennt die Spieler, in einem Namen steht also keines.
terminal-error-bot = Einen Bot „{ $bot }“ gibt es nicht; es gibt { $bots } oder deinen eigenen als file.py:Class. Der Name eines Menschen beginnt mit einem Großbuchstaben.
terminal-error-option-form = Eine Option gibt man als name=value an, nicht als „{ $option }“.
terminal-error-option-twice = Die Option „{ $option }“ ist zweimal angegeben.
terminal-error-saved-file-brings = Eine gespeicherte Datei bringt Spiel, Optionen und Schachtel mit; lass sie weg.
terminal-error-no-saved = Noch ist keine Partie gespeichert; beginne eine mit: { $command }
terminal-error-file-large = „{ $file }“ ist viel zu groß für eine Datei von Fiorino.
terminal-error-file-kind = „{ $file }“ ist keine lesbare Datei, sondern ein Ordner, eine Pipe oder ein Gerät; gib die Datei selbst an.
terminal-error-file-text = „{ $file }“ ist keine Textdatei.
terminal-error-file-read = „{ $file }“ lässt sich nicht lesen: { $why }.
terminal-error-file-write = „{ $file }“ lässt sich nicht schreiben: { $why }.
terminal-error-too-late = „{ $text }“ kommt zu spät: Die Partie ist vorbei.
terminal-error-no-rule = Eine Regel „{ $number }“ gibt es nicht; die Kapitel sind { $sections }.
terminal-error-no-rule-speaks = Keine Regel von { $game } spricht von „{ $word }“.

## Files, names and the screen of a match

terminal-help-keys = Tab ergänzt, ↑ holt Getipptes zurück, Strg-C beendet. Jede Antwort wird sofort gespeichert.
terminal-more = Weiter mit der Eingabetaste.
terminal-over-already = Diese Partie ist zu Ende; ihre Datei bleibt, wie sie ist.
terminal-undo-other = { NAME($seat) } hat inzwischen geantwortet; du kannst nur deine eigenen Antworten zurücknehmen.
terminal-bot-file = „{ $name }“ sitzt hier als Mensch: Eine Datei bringt keine eigenen Bots mit. Einen Bot setzt du mit --seats an den Tisch.
terminal-saved-elsewhere = „{ $file }“ kann nicht geschrieben werden: { $why }. Ab jetzt wird die Partie gespeichert als { $place }
terminal-unsaved = „{ $file }“ kann nicht geschrieben werden: { $why }. Auch anderswo geht es nicht; nach jeder Antwort wird es wieder versucht.
terminal-record-follows = Die Partie ließ sich nirgends speichern. Um sie zu behalten, kopiere alles Folgende in eine Datei, deren Name auf .fiorino endet:
terminal-ask-overwrite = „{ $file }“ gibt es schon. Zum Überschreiben tippe yes:
terminal-error-file-exists = „{ $file }“ gibt es schon; nimm einen anderen Namen, oder setze --overwrite davor.
terminal-error-in-file = „{ $file }“: { $why }
terminal-error-name-long = „{ $name }“ hat { $letters } Zeichen; ein Name hat höchstens { $most }.
terminal-why-missing = eine solche Datei oder einen solchen Ordner gibt es nicht
terminal-why-forbidden = das darfst du dort nicht
terminal-why-folder = es ist ein Ordner
terminal-why-not-plain = es ist keine gewöhnliche Datei
terminal-why-inside-a-file = ein Teil des Pfades ist eine Datei und kein Ordner
terminal-why-full = der Datenträger ist voll
terminal-why-too-large = eine größere Datei ist dort nicht erlaubt
terminal-why-read-only = dort kann nichts geschrieben werden
terminal-why-long-name = der Name ist zu lang
terminal-why-circle = die Verknüpfungen führen im Kreis
terminal-why-disk = der Datenträger antwortet nicht richtig
terminal-why-name = so kann keine Datei heißen
terminal-why-changed = ein anderes Programm hat sie inzwischen geändert
terminal-why-other = das System lässt es nicht zu

# The review of a match: fiorino analyze
terminal-error-unfinished = { $file } ist eine Partie, die noch nicht zu Ende ist; besprochen wird nur eine beendete.
terminal-review-progress = Entscheidungen
terminal-review-chance = Gewinnchancen nach jeder Entscheidung, und was die Entscheidungen gekostet haben
terminal-review-coins = Erwarteter Vorsprung nach jeder Entscheidung, und was die Entscheidungen gekostet haben
terminal-review-account-chance = { $name }: die eigenen Antworten haben { $away } % verschenkt; Ziehungen und die anderen brachten { $came } %.
terminal-review-account-coins = { $name }: die eigenen Antworten haben { $away } verschenkt; Ziehungen und die anderen brachten { $came }.
terminal-review-pair-chance = { $name }: die eigenen Antworten haben { $away } % verschenkt; das Glück brachte { $came } %.
terminal-review-pair-coins = { $name }: die eigenen Antworten haben { $away } verschenkt; das Glück brachte { $came }.
terminal-review-decisions = Alle Entscheidungen
terminal-review-column-number = Zug
terminal-review-column-seat = Platz
terminal-review-column-given = Antwort
terminal-review-column-cost = Kosten
terminal-review-column-best = beste Antworten
terminal-review-points = Wendepunkte
terminal-review-clean = Keine Antwort hat etwas verschenkt.
terminal-review-point = { $number }. { $name }: { $given } ({ $cost }). Besser: { $best } ({ $worth }).
