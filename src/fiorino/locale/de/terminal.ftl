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
terminal-nothing-to-undo = Du hast noch keine Antwort, die du zurücknehmen könntest.

## What cannot be taken as an answer

terminal-answers-numbered = Die Antworten haben die Nummern 1 bis { $last }.
terminal-answer-needed = Es fehlt eine Antwort: { $answers }.
terminal-answer-unclear = „{ $text }“ kann { $answers } heißen; schreib ein wenig mehr.
terminal-not-understood = „{ $text }“ ist nicht zu verstehen; antworte mit { $answers }.
terminal-more-help = „help“ sagt, was du sonst noch tippen kannst.
terminal-not-allowed = Nicht erlaubt – { $reason } (Regel { $rule }).
terminal-refused = { $reason } (Regel { $rule })
terminal-did-you-mean = Meintest du „{ $word }“?
terminal-interrupted = abgebrochen.

## The help of a match

terminal-help = Antworte mit der Nummer einer Antwort oder mit ihrem Text; Wörter darfst du abkürzen („l 5 v“).
terminal-help-undo = deine eigene letzte Antwort zurücknehmen; danach kommen dieselben Ziehungen wieder
terminal-help-hint = was der Bot „greedy“ antworten würde, und warum
terminal-help-why = die Regel, nach der du gefragt bist
terminal-help-rules = die Regeln, oder ein Kapitel oder eine Regel daraus
terminal-help-log = alles, was bisher passiert ist
terminal-help-table = den Tisch noch einmal zeichnen
terminal-help-save = die Partie in eine Datei schreiben
terminal-help-quit = aufhören; die Partie wird gespeichert, und du liest, wie es weitergeht

## Figures behind a hint

terminal-reason-worth-to-you = Wert für dich { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-to-the-other-house = Wert für das andere Haus { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-fair-price = fairer Preis { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-of-the-card-to-you = Wert der Karte für dich { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-of-the-artist-to-you = Wert des Künstlers für dich { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-gain = Gewinn durch { THING($card) } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

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
terminal-medici-no-ship = noch kein Schiff
terminal-medici-value = Wert { $value }
terminal-medici-at-price = { $coins ->
    [one] für { $coins } Münze
   *[other] für { $coins } Münzen
 }
terminal-medici-in-bag = Im Beutel: { $tiles }
terminal-medici-push = { THING($good) } +{ $spaces }
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
terminal-siena-money = { $before } → { $after } Florin
terminal-siena-alms = { $coins } Florin oder alles, was du hast
terminal-siena-each = je { $coins } Florin
terminal-siena-stinginess = { $points ->
    [one] −{ $points } Punkt am Ende
   *[other] −{ $points } Punkte am Ende
 }

## fiorino games and fiorino rules

terminal-game = { $game } von { $author }, für { $few } bis { $many } Spieler, Regelversion { $version }
terminal-game-fixed = { $game } von { $author }, für { $few } Spieler, Regelversion { $version }
terminal-editions = Ein ganzes Regelheft auf einmal; einzelne Optionen kommen dazu. Üblich: { $usual }.
terminal-option = { $says } Üblich: { $usual } ({ $rule }).
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
