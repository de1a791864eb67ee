### Die Lobby und die Seiten um den Tisch: Partien, Zusehen, Regeln, Einstellungen.

## The first page

lobby-title = Fiorino: zwei Spiele um Handel und Geld in der Toskana
lobby-tab = Lobby
lobby-game-siena = Siena
    .players = 2–5 Spieler
    .time = 90 min
    .tag = Vom Bauern über den Händler zum Bankier.
    .picture = Ein Fresko von Siena: der gestreifte Dom, der Backsteinturm über dem Campo, Tanzende auf der Straße, das Stadttor und Hügel mit Olivenbäumen.
lobby-game-medici-vs-strozzi = Medici vs Strozzi
    .players = 2 Spieler
    .time = 25 min
    .tag = Ein Posten, ein Preis, zwei Häuser.
    .picture = Zwei Handelsschiffe in der Abenddämmerung am Kai, eines mit blauen Streifen und einer Scheibe, eines mit orangefarbenen Streifen und einem Sechseck, dazwischen Waren.
lobby-play-now = Jetzt spielen
    .against = gegen Bots
lobby-same-device = An einem Gerät
lobby-invite = Mit Link einladen
lobby-introductory = Einführungsspiel
    .says = Ohne die Sternkarten: leichter zu lernen, genauso spannend.
lobby-ways = Seiten
lobby-way-lobby = Spielen
lobby-way-matches = Partien
lobby-way-watch = Zusehen
lobby-way-learn = Lernen
lobby-way-settings = Ich
lobby-turns = { $count ->
    [one] { $count } Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}

## Lists of the first page

lobby-open-tables = Offene Tische
lobby-new-table = Neuer Tisch
lobby-no-tables = Gerade ist kein Tisch offen.
    .way = Tisch eröffnen
lobby-running = Laufende Partien
lobby-all-running = Alle
lobby-join = Mitspielen
lobby-watch = Zusehen
lobby-my-matches = Meine Partien
lobby-all-matches = Alle Partien
lobby-no-matches = Du hast noch nicht gespielt. Später findest du hier deine Partien.
    .way = Jetzt spielen
lobby-your-turn = Du bist am Zug
lobby-go-on = Weiter
lobby-match-with = { $game } · { $names }
lobby-match-since = { $game } · { $ago }
lobby-table = { $game } · { $clock }
lobby-table-rated = { $game } · { $clock } · gewertet
lobby-seats-taken = { $taken } von { $players } Sitzen besetzt
lobby-bots = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
lobby-nobody-yet = Sonst noch niemand
lobby-on-this-device = An diesem Gerät
lobby-status-open = noch Sitze frei
lobby-status-running = andere am Zug
lobby-status-paused = Pause
lobby-ended-won = gewonnen
lobby-ended-lost = verloren
lobby-ended-shared = gemeinsam gewonnen
lobby-ended-over = vorbei
lobby-ended-aborted = abgesagt
lobby-learn = Lernen
lobby-lesson-of = { $game } · Lektion { $number }
lobby-lesson-begin = Beginnen
lobby-lesson-start = Die Lektion „{ $lesson }“ beginnen
lobby-puzzles = Mehr Rätsel
lobby-rules = Die Regeln
lobby-documentation = Dokumentation

## Clocks

lobby-clock-none = ohne Uhr
lobby-clock-live = { $minutes } min + { $increment } s
lobby-clock-slow = { $days ->
    [one] { $days } Tag je Antwort
   *[other] { $days } Tage je Antwort
}

## How many play: same device, invitation

lobby-how-many = Wie viele spielen mit?
lobby-device-title = { $game } an diesem Gerät
lobby-device-says = Ihr gebt das Gerät herum. Vor jedem Zug verdeckt ein Vorhang, was die anderen nicht sehen dürfen. Wer keinen Namen hat, heißt nach der Farbe des Sitzes.
lobby-device-begin = Start
lobby-invite-title = Zu { $game } einladen
lobby-invite-says = Du bekommst einen Link und ein Bild zum Scannen. Wer den Link öffnet, nimmt einen freien Sitz ein; ein Konto braucht niemand.
lobby-invite-begin = Link erstellen

## New table

lobby-new-title = Neuer Tisch
lobby-which-game = Welches Spiel?
lobby-seats = Sitze
lobby-seat = Sitz { $number }
lobby-seat-me = Ich
lobby-seat-open = Frei, bis jemand mitspielt
lobby-bot = Bot: { $bot }
lobby-bot-random = Bot: spielt aufs Geratewohl
lobby-bot-greedy = Bot: nimmt, was am besten aussieht
lobby-bot-easy = Bot, leicht: ein erster Gegner
lobby-bot-normal = Bot, mittel: spielt solide
lobby-bot-hard = Bot, schwer: macht wenig Fehler
lobby-bot-master = Bot, Meister: so stark, wie er kann
lobby-style-of = Stil des Bots: { $seat }
lobby-style-none = Kein eigener Stil
lobby-style-surprise = Überrasch mich
lobby-style-patient = Geduldig: wartet auf eine bessere Gelegenheit
lobby-style-bold = Kühn: wagt mehr
lobby-style-builder = Baumeister: baut, wo es geht
lobby-style-patron = Gönner: gibt für Kunst und Arme
lobby-levels-untrained = Die Bots sind für diese Schachtel oder diese Optionen nicht trainiert. Sie denken trotzdem voraus, urteilen aber weniger sicher.
lobby-levels-by-thumb = Die Bots sind für diese Schachtel nicht trainiert. Von leicht bis Meister spielen alle nach Faustregeln.
lobby-hints-on = mit Tipps
lobby-hints-off = ohne Tipps
lobby-kind-of-game = Spielart
lobby-clock = Uhr
lobby-clock-kind-none = Ohne Uhr
    .says = Alle nehmen sich die Zeit, die sie brauchen.
lobby-clock-kind-live = Live
    .says = Alle haben so viele Minuten für die ganze Partie und bekommen mit jeder Antwort ein paar Sekunden dazu. Wer die Zeit überschreitet, verliert.
lobby-clock-kind-slow = Tage
    .says = Alle haben so viele Tage für jede Antwort. Ihr müsst nicht gleichzeitig da sein.
lobby-clock-minutes = Minuten je Spieler
lobby-clock-increment = Zeitzuschlag in Sekunden je Antwort
lobby-clock-days = Tage je Antwort
lobby-who-comes = Wer kommen darf
lobby-listed = Alle
    .says = Der Tisch steht in der Lobby.
lobby-by-link = Nur mit Link
    .says = Ohne den Link findet ihn niemand.
lobby-spectators = Zuschauer
    .says = Andere dürfen zusehen; verdeckte Karten sehen sie nicht.
lobby-rated = Gewertet
    .says = Das Ergebnis zählt für die Wertungszahlen.
lobby-unrated-box = Eine gewertete Partie spielt man mit der üblichen Schachtel.
lobby-unrated-bots = An einer gewerteten Partie nehmen nur Menschen teil.
lobby-unrated-same-device = In einer gewerteten Partie hat jede Person einen eigenen Sitz.
lobby-rules-of-table = Ausgabe und Regeln
lobby-changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
lobby-edition = Ausgabe
lobby-edition-english = Englisch
lobby-edition-dutch = Niederländisch
lobby-edition-german = Deutsch
lobby-edition-hungarian = Ungarisch
lobby-edition-usual = die üblichen Regeln
lobby-edition-differs = { $count ->
    [one] { $count } Regel weicht ab
   *[other] { $count } Regeln weichen ab
}
lobby-own-changes = { $count ->
    [one] Du hast { $count } Regel dieser Ausgabe geändert.
   *[other] Du hast { $count } Regeln dieser Ausgabe geändert.
}
    .way = Wie in der Ausgabe
lobby-option-rule = Regel { $rule }
lobby-box = Schachteldatei
lobby-box-own = eigene Schachtel
lobby-box-says = Karten und Zahlen kommen aus einer Schachteldatei. Besitzt du das gedruckte Spiel, kannst du mit dessen Zahlen spielen: mit einer TOML-Datei wie der, die „fiorino rules“ schreibt.
lobby-box-choose = Datei wählen
lobby-box-chosen = { $name } wird benutzt.
lobby-box-paste = Oder füge ihren Text ein
lobby-box-too-long = Eine Schachteldatei hat höchstens 16 000 Zeichen.
lobby-box-forget = Übliche Schachtel
lobby-open-table = Tisch eröffnen
lobby-start-table = Start

## The options of Siena

lobby-option-siena-game = Spielart
    .says = Im Einführungsspiel entfallen die Eröffnungsauktion, die Fato-Karten und die Sternkarten, und man beginnt mit 18 Florin. Das Expertenspiel endet nicht mit Runde 20.
lobby-value-siena-game-standard = Standard
lobby-value-siena-game-introductory = Einführung
lobby-value-siena-game-advanced = Experten
lobby-option-siena-hands = Handkarten
    .says = Ob alle sehen, welche Karten die anderen auf der Hand haben.
lobby-value-siena-hands-closed = Verdeckt
lobby-value-siena-hands-open = Offen
lobby-option-siena-opening_pass = Ablehnen in der Eröffnungsauktion
    .says = Ob man nur von der nächsten Auktion ausgeschlossen ist, wenn man den Start ablehnt, oder von allen späteren.
lobby-value-siena-opening_pass-next_auction = Nur von der nächsten
lobby-value-siena-opening_pass-all_auctions = Von allen späteren
lobby-option-siena-auction_order = Reihenfolge der Gebote
    .says = Wer nach dem ersten Gebot des Startenden bietet; oder ob er nur eine Karte anbietet und alle darauf bieten.
lobby-value-siena-auction_order-from_starter = Vom Start aus aufwärts
lobby-value-siena-auction_order-from_poorest = Von arm nach reich
lobby-value-siena-auction_order-all_from_poorest = Alle von arm nach reich
lobby-option-siena-artist_auction_order = Reihenfolge der Gebote auf Künstler
    .says = Wer nach dem Eröffnungsgebot zuerst gefragt wird.
lobby-value-siena-artist_auction_order-from_opener = Von der Eröffnung aufwärts
lobby-value-siena-artist_auction_order-from_poorest = Von arm nach reich
lobby-option-siena-exact_fill_sale = Genau gefüllte Güterleiste
    .says = Ob alle Arbeiter das Verkaufsrecht für ihre Sorte geben oder nur, wenn schon ein Gut verkaufsfertig war oder wenn sie eines fertigstellen und Arbeiter übrig bleiben.
lobby-value-siena-exact_fill_sale-may_sell = Verkaufsrecht
lobby-value-siena-exact_fill_sale-no_right = Kein Verkaufsrecht
lobby-option-siena-selling = Verkaufen
    .says = Ob man von jeder Sorte, für die man das Verkaufsrecht hat, ein Gut verkaufen muss.
lobby-value-siena-selling-optional = Freiwillig
lobby-value-siena-selling-compulsory = Pflicht
lobby-option-siena-charity_limit = Wie oft Wohltätigkeit
    .says = Wie oft ein Händler wohltätig sein darf.
lobby-value-siena-charity_limit-once_a_turn = Einmal im Zug
lobby-value-siena-charity_limit-each_income = Bei jeder Einnahme
lobby-option-siena-charity_income = Wohltätigkeit aus welcher Einnahme
    .says = Auf welche Einnahmen ein Händler für Wohltätigkeit verzichten darf.
lobby-value-siena-charity_income-goods_sales = Tücher und Gewürze
lobby-value-siena-charity_income-all_but_inn_set = Ohne Tavernenkarten
lobby-value-siena-charity_income-all_income = Alle Einnahmen
lobby-option-siena-journey_stop = Vorzeitig beendete Etappe
    .says = Was ein Händler tut, wenn eine Etappe vor dem letzten Feld der Straße endet.
lobby-value-siena-journey_stop-stays_on_road = Bleibt auf der Straße
lobby-value-siena-journey_stop-leaves_after_cashing = Kassiert und geht, oder bleibt unbezahlt
lobby-option-siena-journey_again = Weiterreisen
    .says = Ob ein Händler nach einer vorzeitig beendeten Etappe im selben Zug noch einmal reisen darf.
lobby-value-siena-journey_again-not_this_turn = Nicht in diesem Zug
lobby-value-siena-journey_again-this_turn = Im selben Zug
lobby-option-siena-journey_pay = Wann eine Straße zahlt
    .says = Wann ein Händler bezahlt wird, der vor dem letzten Feld einer Straße hält: bei jeder Etappe oder am Ende des Zuges für das Feld, auf dem er rastet.
lobby-value-siena-journey_pay-each_leg = Bei jeder Etappe
lobby-value-siena-journey_pay-at_rest = Am Ende des Zuges
lobby-option-siena-journey_cards = Reisekarten
    .says = Wer Reisekarten für ihre Arbeiter spielen darf.
lobby-value-siena-journey_cards-anybody = Bauern und Händler
lobby-value-siena-journey_cards-merchants_only = Nur Händler
lobby-option-siena-inn_cards_for_20 = Tavernenkarten für 20 Florin
    .says = Wie viele Tavernenkarten man zusammen spielt, um 20 Florin zu erhalten.
lobby-value-siena-inn_cards_for_20-three = Drei
lobby-value-siena-inn_cards_for_20-one_unless_banker = Eine, Bankiers drei
lobby-option-siena-francigena_split = Güter auf der Via Francigena
    .says = Ob ein Bauer wählt, welche Güter mitkommen, oder ob alle Güter, die er verkaufen könnte, auf einmal mitkommen.
lobby-value-siena-francigena_split-unit_by_unit = Einzeln
lobby-value-siena-francigena_split-all_units = Alle auf einmal
lobby-option-siena-salimbeni_cards = Piazza-Salimbeni-Karten
    .says = Wie viele Piazza-Salimbeni-Karten ein Bankier bei einem Halt spielen darf.
lobby-value-siena-salimbeni_cards-several = Mehrere
lobby-value-siena-salimbeni_cards-one = Eine
lobby-option-siena-mule_on_francigena = Der Esel auf der Via Francigena
    .says = Ob der Esel auf der Via Francigena zwei Güter einer Sorte trägt.
lobby-value-siena-mule_on_francigena-allowed = Zwei je Sorte
lobby-value-siena-mule_on_francigena-one_of_each = Eines je Sorte
lobby-option-siena-girlfriends_in_inn = Freundinnen in der Taverne
    .says = Ob eine Freundinnenkarte einem Bankier in der Taverne das Zahlen erspart.
lobby-value-siena-girlfriends_in_inn-no_effect = Keine Wirkung
lobby-value-siena-girlfriends_in_inn-save_paying = Nichts zahlen
lobby-option-siena-artist_opening_bid = Erstes Gebot auf einen Künstler
    .says = Was man bietet, wenn man eine Künstlerauktion eröffnet.
lobby-value-siena-artist_opening_bid-at_least_15 = Mindestens 15
lobby-value-siena-artist_opening_bid-exactly_15 = Genau 15
lobby-option-siena-stinginess = Zählung der Geizwürfel
    .says = Geizwürfel kosten 1 Punkt, dann 2, dann 3: für jeden Bankier einzeln gezählt oder von Bankier zu Bankier weiter, beginnend beim ärmsten.
lobby-value-siena-stinginess-per_player = Für jeden Spieler
lobby-value-siena-stinginess-across_players = Fortlaufend
lobby-option-siena-two_player_poorest = Zu zweit der ärmste Bankier
    .says = Was der ärmste Bankier in einer Partie zu zweit am Ende verliert.
lobby-value-siena-two_player_poorest-loses_nothing = Nichts
lobby-value-siena-two_player_poorest-loses_2 = 2 Punkte

## The options of Medici vs Strozzi

lobby-option-medici-vs-strozzi-last_lot = Der letzte Posten aus dem Beutel
    .says = Ob der Posten mit dem letzten Plättchen aus dem Beutel noch verkauft und geladen wird.
lobby-value-medici-vs-strozzi-last_lot-sold = Wird verkauft
lobby-value-medici-vs-strozzi-last_lot-not_sold = Wird nicht verkauft

## What all these pages share

page-cancel = Abbrechen
page-try-again = Noch einmal
page-away = Der Server ist nicht erreichbar. Prüfe deine Verbindung; der nächste Versuch folgt von selbst.
page-save = Speichern

## Settings

page-settings-title = Einstellungen
page-settings-me = Ich
page-settings-look = Aussehen
page-settings-table = Am Tisch
page-settings-notices = Benachrichtigungen
page-settings-account = Konto
page-settings-data = Deine Daten
page-settings-ratings = Wertungszahlen
page-settings-webhook = Webhook
page-name = Name, den andere sehen
page-name-saved = Du heißt jetzt { $name }.
page-language = Sprache
page-theme = Farbschema
page-theme-auto = Wie das System
page-theme-light = Hell
page-theme-dark = Dunkel
page-motion = Bewegung
page-motion-auto = Wie das System
page-motion-full = Voll
page-motion-none = Keine
page-pace = Züge der anderen
page-pace-instant = Sofort
    .says = Nichts bewegt sich. Was sich geändert hat, ist kurz umrandet.
page-pace-normal = Nacheinander
    .says = Jeder Zug ist eine kurze Szene. Die Leertaste beendet sie, mit der Umschalttaste alle, die warten.
page-pace-slow = Langsam
    .says = Jede Szene dauert doppelt so lang und wird nie gekürzt.
page-palette = Farben der Spieler
page-palette-usual = Üblich
page-palette-contrast = Mehr Kontrast
page-palette-says = Jeder Spieler hat auch seine eigene Form.
page-answering = Antworten
page-answering-confirm = Bestätigen
    .says = Der erste Klick zeigt, was passieren würde; ein zweiter sendet die Antwort.
page-answering-instant = Sofort
    .says = Der erste Klick sendet die Antwort.
page-tips = Hinweise
    .says = Ein kurzer Hinweis am Tisch, wenn etwas neu ist.
page-sound = Ton
page-volume = Lautstärke
page-notices-turn = Sag mir, wenn ich am Zug bin
page-notices-off = Das System zeigt eine Benachrichtigung, während diese Seite nicht zu sehen ist.
page-notices-on = Das System zeigt eine Benachrichtigung, während diese Seite offen, aber nicht zu sehen ist.
page-notices-pushed = Das System zeigt eine Benachrichtigung, auch wenn diese Seite geschlossen ist.
page-notices-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Erlaube sie zuerst in seinen Einstellungen.
page-notices-unsupported = Dieser Browser kann keine Benachrichtigungen zeigen.
page-account-guest = Du spielst als Gast. Mit einem Konto findest du deine Partien und Wertungszahlen auch in einem anderen Browser wieder; eine E-Mail-Adresse ist nicht nötig.
page-account-is = Du bist als { $name } angemeldet.
page-account-way = Neu oder vorhanden
page-register = Neues Konto
page-log-in = Anmelden
page-log-out = Abmelden
page-user-name = Benutzername
page-password = Passwort
page-password-says = Mindestens 8 Zeichen. Nur der Betreiber dieses Servers kann dir ein neues geben.
page-data-says = Was dieser Server über dich speichert, gehört dir.
page-data-download = Meine Daten herunterladen
page-password-old = Dein jetziges Passwort
page-password-new = Dein neues Passwort
page-password-change = Passwort ändern
page-password-changed = Das Passwort ist geändert. In anderen Browsern musst du dich neu anmelden.
page-log-out-everywhere = Überall abmelden
page-logged-out-everywhere = Du bist in allen Browsern abgemeldet.
page-delete = Alles über mich löschen
page-delete-says = Dein Name, dein Konto, Chat, Notizen und Wertungszahlen werden endgültig gelöscht. Partien bleiben ohne deinen Namen, und ein Bot spielt für dich weiter.
page-delete-sure = Alles löschen
page-delete-keep = Behalten
page-deleted = Alles über dich ist gelöscht.
page-invitation = Deine Einladung
page-invitation-send = Eintreten
page-register-send = Konto anlegen
page-log-in-send = Anmelden
page-registered = Dein Konto { $name } ist angelegt. Alles, was du gespielt hast, bleibt deins.
page-logged-in = Du bist als { $name } angemeldet. Was du hier als Gast gespielt hast, gehört jetzt auch zu deinem Konto.
page-logged-out = Du bist abgemeldet und wieder Gast.
page-account-wrong = Benutzername oder Passwort stimmt nicht.
page-account-taken = Diesen Benutzernamen hat schon jemand. Wähle einen anderen.
page-account-fault-name-length = Ein Benutzername hat 2 bis 20 Zeichen.
page-account-fault-name-letters = Ein Benutzername besteht aus den Buchstaben a bis z, Ziffern, „-“ und „_“.
page-account-fault-name-begins = Ein Benutzername beginnt mit einem Buchstaben.
page-account-fault-password-short = Ein Passwort hat mindestens 8 Zeichen.
page-account-fault-password-same = Das Passwort muss anders lauten als der Benutzername.
page-webhook-says = Eine Adresse von dir, die der Server mit einer kurzen JSON-Nachricht aufruft, wenn du am Zug bist. Ein leeres Feld entfernt sie.
page-webhook-address = Adresse
page-webhook-saved = Der Webhook ist gespeichert.
page-webhook-gone = Der Webhook ist entfernt.
page-ratings-none = Du hast noch keine Wertungszahl. Gewertete Partien spielt man unter Menschen.
page-ratings-way = Tisch eröffnen
page-rating-of = { $players } Spieler · { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
page-rating-provisional = vorläufig

## Rules

page-rules-title = Die Regeln von { $game }
page-rules-says = Nummeriert, wie der Tisch sie nennt. Was als Festlegung vermerkt ist, stammt von uns, weil die Regelhefte dazu schweigen.
page-rules-search = Regeln durchsuchen
page-rules-found = { $count ->
    [0] nichts gefunden
    [one] { $count } Regel
   *[other] { $count } Regeln
}
page-rules-print = Drucken
page-rules-contents = Inhalt
page-rules-option = { $option }: { $value }
page-rules-copy = Link zu Regel { $number } kopieren
page-rules-copied = Der Link zu Regel { $number } ist kopiert.
page-rules-nothing = In keiner Regel steht „{ $query }“.
page-rules-all = Alle Regeln zeigen
page-rules-up = Nach oben

## Matches

page-matches-title = Meine Partien
page-matches-going = Im Gange
page-matches-none-going = Gerade läuft keine Partie von dir.
page-to-play = Spielen
page-matches-past = Vorbei
page-matches-search = Nach Namen suchen
page-matches-game = Spiel
page-matches-all = Beide Spiele
page-matches-nothing = Keine Partie gefunden.
page-matches-show-all = Alle zeigen
page-matches-more = Das sind die letzten { $count }. Ältere findest du über die Suche.
lobby-your-turn-with = Du bist am Zug · { $names }
page-match-rated = gewertet
page-match-scores = Ergebnis nach Sitzen
page-match-replay = Wiedergabe
page-match-export = Export
page-match-export-of = Partie mit { $names } exportieren
page-import = Partie importieren
page-import-title = Partie importieren
page-import-says = Eine Aufzeichnung enthält jede Aktion einer Partie. Sie wird zu einer deiner Partien, die du dir ansehen und, falls sie nicht vorbei ist, weiterspielen kannst.
page-import-choose = Datei wählen
page-import-drop = oder zieh eine hierher; sie endet auf .fiorino
page-import-paste = Oder füge ihren Text ein
page-import-take = Importieren
page-import-empty = Noch gibt es nichts zu importieren. Wähle eine Datei oder füge ihren Text ein.
page-import-unreadable = Das ist keine Aufzeichnung: Es lässt sich nicht lesen.
page-import-other = Das ist keine Aufzeichnung einer Partie.

## Watch

page-watch-title = Zusehen
page-watch-says = Partien, die gerade gespielt werden. Du siehst, was alle sehen dürfen.
page-watch-none = Gerade spielt niemand öffentlich.
page-watch-moves = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
page-watch-of = Zusehen bei { $names }

## Without a network, a new version, and what the system shows while no page is open

page-offline = Du bist offline, oder der Server ist weg. Diese Seite kommt von selbst zurück; von deinen Partien geht nichts verloren.
page-new-version = Es gibt eine neue Version von Fiorino.
    .way = Neu laden
page-push-title = Du bist am Zug
page-push-body = { $game } wartet auf deine Antwort.

## What a link to a table shows where it is shared

lobby-preview-invitation = { NAME($name) } lädt dich zu { $game } ein
lobby-preview-table = { $game }: { $names }
lobby-preview-seats = { $free ->
    [one] Ein Platz ist frei. Setz dich dazu.
   *[other] { $free } Plätze sind frei. Setz dich dazu.
}
lobby-preview-match = { $status ->
    [over] Die Partie ist zu Ende. Sieh sie dir Zug für Zug an.
    [aborted] Die Partie wurde abgesagt.
   *[running] Die Partie läuft. Schau zu.
}
page-to-host = Zur Betriebsseite
page-bots = Eigene Bots
    .says = Ein Bot spielt mit einem Token über die API und ist als Bot gekennzeichnet. Die Anleitung steht in docs/bots.md.
page-bot-token = Das Token von { $name }. Bewahre es auf: Es wird nur jetzt gezeigt.
page-bot-copy = Kopieren
page-bot-copied = Das Token ist kopiert.
page-bot-renew = Neues Token
page-bot-renew-of = Neues Token für { $name }
page-bot-remove = Entfernen
page-bot-remove-of = { $name } entfernen
page-bot-sure = Endgültig entfernen
page-bot-name = Name des Bots
page-bot-make = Bot machen
page-email = E-Mail-Adresse
page-email-says = Für Züge in langsamen Partien und für ein neues Passwort, wenn du deines vergisst.
page-email-sent = Ein Link ist unterwegs zu dieser Adresse. Öffne ihn, um sie zu bestätigen.
page-email-gone = Die Adresse ist gelöscht.
page-email-turns = Sag mir Bescheid, wenn ich in langsamen Partien am Zug bin
page-forgot = Passwort vergessen
page-forgot-sent = Falls dieses Konto eine Adresse hat, ist ein Link dorthin unterwegs.
page-reset-title = Ein neues Passwort
page-confirm-title = Deine E-Mail-Adresse
page-confirm-says = Fiorino schreibt von jetzt an an diese Adresse.
page-confirm-send = Bestätigen
page-reset-done = Das Passwort ist geändert. Melde dich damit an.
page-confirmed = Die Adresse ist bestätigt.
