# What the rules and the server refuse, and what to do about it.
# A sentence of the rules begins small; it stands after “Das geht nicht –” and before its rule.
# $card, $good and $harbor are words of the game, $asked and $seat the names of players, and $answers
# the answers that can be given, “a, b or c”.

## The engine

# The rules
refusal-not-an-answer = das ist keine Antwort auf die Frage, die jetzt gestellt ist
refusal-play-after-end = die Partie ist vorbei
refusal-not-asked = { NAME($asked) } ist gefragt, nicht { NAME($seat) }

# Going back
refusal-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-undo-draw = Eine Ziehung lässt sich nicht zurücknehmen.
refusal-undo-others = Du kannst nur deine eigene Antwort zurücknehmen.
refusal-undo-asked = Das lässt sich nicht zurücknehmen: Inzwischen ist jemand anderes gefragt worden.
refusal-undo-seen = Das lässt sich nicht zurücknehmen: Etwas Verdecktes ist gesehen worden.
refusal-no-such-move = { $moves ->
    [one] Die Partie hat { $moves } Aktion; eine Aktion { $move } gibt es nicht.
   *[other] Die Partie hat { $moves } Aktionen; eine Aktion { $move } gibt es nicht.
 }

# Answers as text
refusal-answer-needed = Es fehlt eine Antwort: { $answers }.
refusal-answer-unclear = „{ $text }“ kann { $answers } heißen; schreib ein wenig mehr.
refusal-answer-unknown = „{ $text }“ ist nicht zu verstehen; antworte mit { $answers }.
refusal-answer-unknown-near = „{ $text }“ ist nicht zu verstehen; antworte mit { $answers }. Meintest du „{ $near }“?
refusal-answer-not-whole = „{ $number }“ ist keine ganze Zahl; antworte mit { $answers }.
refusal-no-action = „{ $text }“ ist keine Aktion.
refusal-no-action-near = „{ $text }“ ist keine Aktion. Meintest du „{ $near }“?
refusal-not-offered = „{ $text }“ gehört jetzt nicht zu den Antworten.

# Setting up
refusal-player-count = { $title } ist für { $counts } Spieler, nicht für { $players }.

## Medici vs Strozzi

# The lot
refusal-medici-stop-first = hör erst auf zu ziehen; dann kommt der Preis
refusal-medici-draw-or-stop = zieh jetzt noch ein Plättchen oder hör auf
refusal-medici-bag-empty = der Beutel ist leer
refusal-medici-lot-full = ein Posten hat höchstens { $most } Plättchen
refusal-medici-ships-full = mehr Plättchen passen auf keines deiner Schiffe
refusal-medici-drawing-stopped = du hast mit dem Ziehen aufgehört

# The price
refusal-medici-name-price = jetzt ist ein Preis von 0 bis { $highest } zu nennen
refusal-medici-buy-or-refuse = der Preis ist { $price }, jetzt kaufe oder lehne ab

# The ships
refusal-medici-load-or-throw = der Posten ist gekauft, jetzt lade ihn oder wirf ihn weg
refusal-medici-no-such-ship = dieses Schiff oder diesen Hafen gibt es nicht
refusal-medici-no-room = das Schiff für { $ship } hat noch Platz für { $room }, nicht für den ganzen Posten
refusal-medici-ship-stays = das Schiff für { $ship } bleibt in { THING($harbor) }, bis die Runde vorbei ist
refusal-medici-harbor-taken = ein anderes deiner Schiffe liegt in { THING($harbor) }

## Siena

# Auctions
refusal-siena-start-or-decline = jetzt darfst du eine Auktion starten oder ablehnen
refusal-siena-card-not-open = { THING($card, form: "the") } liegt nicht offen
refusal-siena-bid-too-low = ein Gebot beträgt mindestens { $least }
refusal-siena-purse-too-small = in deinem Beutel sind { $money }, weniger als { $bid }
refusal-siena-must-bid = jetzt ist ein Gebot gefragt
refusal-siena-bid-or-pass = jetzt bietest du oder passt
refusal-siena-no-auction = es gibt jetzt keine Auktion, in der du bieten könntest

# Buying
refusal-siena-take-or-pass = jetzt nimmst du eine Karte oder passt
refusal-siena-card-starred = { THING($card, form: "the") } hat einen Stern; solche Karten werden versteigert
refusal-siena-card-too-dear = { THING($card, form: "the") } kostet dich { $coins }, und du hast { $money }
refusal-siena-taken-before = Karten nimmt man, bevor die Züge beginnen

# Turns
refusal-siena-name-first = nenne, wer den ersten Zug macht
refusal-siena-not-now = in diesem Zug ist das jetzt nicht möglich
refusal-siena-card-not-held = du hast { THING($card, form: "accusative") } nicht auf der Hand
refusal-siena-banker-puts-no-workers = ein Bankier setzt keine Arbeiter
refusal-siena-when-begged-from = die Wächterkarte ist für den Moment, in dem Calandrino bei dir bettelt
refusal-siena-when-drawn-in = die Freundinnenkarte ist für den Moment, in dem dich die Kurtisanen in die Taverne locken
refusal-siena-when-you-build = die Maurerkarte ist für den Bau am Torre del Mangia
refusal-siena-where-you-stop = { THING($card, form: "the") } ist für einen Bankier, der dort anhält
refusal-siena-inn-set = { $size ->
    [one] ein Tavernensatz ist { $size } Tavernenkarte, und du hast { $held }
   *[other] ein Tavernensatz sind { $size } Tavernenkarten, und du hast { $held }
 }
refusal-siena-rise-or-stay = dein Zug ist zu Ende: Steig auf oder bleib, was du bist

# Work and sales
refusal-siena-goods-before-mule = spiele vor dem Esel eine Güterkarte mit Korn, Wein oder Öl
refusal-siena-mule-for-peasants = nur ein Bauer spielt den Esel
refusal-siena-sell-first = erst musst du verkaufen, wofür du das Verkaufsrecht hast
refusal-siena-status-not-selling = dein Stand verkauft { THING($good) } nicht
refusal-siena-no-unit = kein Gut { THING($good) } ist verkaufsfertig
refusal-siena-no-right = du hast in diesem Zug keinen Arbeiter für { THING($good) } gesetzt, der das Verkaufsrecht gibt
refusal-siena-sold-already = für diesen Zug hast du { THING($good) } schon verkauft
refusal-siena-banker-sells-none = ein Bankier verkauft keine Waren

# Via Francigena
refusal-siena-francigena-for-peasants = nur ein Bauer, der ein Gut zu verkaufen hat, spielt Via Francigena
refusal-siena-loaded-already = mehr { THING($good) } darf auf diesen Weg nicht mit
refusal-siena-load-or-fato = jetzt nimmst du Güter mit oder ziehst Fato-Karten
refusal-siena-load-first = erst muss ein Gut mitgehen
refusal-siena-fato-count = du ziehst eine bis sechs Fato-Karten

# Charity and Senesi cards
refusal-siena-charity-for-merchants = nur ein Händler ist wohltätig
refusal-siena-no-senesi = es ist keine Senesi-Karte mehr da
refusal-siena-given-already = du warst in diesem Zug schon wohltätig
refusal-siena-charity-at-income = über Wohltätigkeit entscheidest du, sobald du eine Einnahme erhalten hast
refusal-siena-income-too-small = deine Einnahmen decken { $income }, nicht { $coins }
refusal-siena-give-or-decline = jetzt verzichtest du für Wohltätigkeit auf einen Teil der Einnahme oder lehnst ab
refusal-siena-senesi-not-drawn = das sind nicht die Senesi-Karten, die du gezogen hast und behalten darfst
refusal-siena-choose-senesi = wähle, welche Senesi-Karten du behältst

# Journeys
refusal-siena-travel-for-merchants = nur ein Händler reist
refusal-siena-journeys-for-merchants = nur ein Händler spielt Reisekarten
refusal-siena-roads-closed = deine Etappe hat vor dem letzten Feld geendet, und in diesem Zug reist du nicht mehr
refusal-siena-no-journey = du hast keine Reisekarte auf der Hand
refusal-siena-other-road = du bist auf der anderen Straße und kannst nicht wechseln
refusal-siena-name-one = nenne mindestens eine Reisekarte für die Etappe
refusal-siena-name-then-go = nenne Reisekarten für die Etappe und brich dann auf
refusal-siena-not-journey = { THING($card, form: "the") } ist keine Reisekarte
refusal-siena-card-too-late = diese Karte kannst du der Etappe nicht mehr hinzufügen
refusal-siena-cash-or-stay = kassiere das Feld und verlasse die Straße, oder bleib dort unbezahlt

# The town
refusal-siena-town-for-bankers = nur ein Bankier geht durch die Stadt
refusal-siena-step-first = mach erst deinen Schritt oder geh in die Taverne
refusal-siena-no-points = du hast keinen Bewegungspunkt mehr; spiele eine Karte für ihre grüne Zahl
refusal-siena-wedding-costs = von der Hochzeit weiterzugehen kostet { $coins } Florin
refusal-siena-stop-first = fertig melden kannst du dich erst, wenn du angehalten hast
refusal-siena-stopped = du hast angehalten und bewegst dich in diesem Zug nicht mehr
refusal-siena-district-cards = jetzt spielst du Karten dieses Bezirks oder keine
refusal-siena-fato-or-decline = jetzt darfst du Fato-Karten ziehen oder ablehnen
refusal-siena-donated-already = du hast schon gespendet, das geht einmal im Spiel
refusal-siena-donation-needs = eine Spende braucht mindestens { $coins } Florin
refusal-siena-donate-at-duomo = gespendet wird, wenn man im Duomo anhält
refusal-siena-donate-or-decline = jetzt darfst du im Duomo spenden oder ablehnen
refusal-siena-most-levels = { $most ->
    [one] niemand baut mehr als { $most } Stockwerk
   *[other] niemand baut mehr als { $most } Stockwerke
 }
refusal-siena-build-at-torre = ein Stockwerk baut man am Ende eines Zuges auf Torre del Mangia
refusal-siena-build-or-decline = jetzt darfst du das nächste Stockwerk des Turms bauen oder ablehnen
refusal-siena-level-too-dear = Stockwerk { $level } kostet dich { $coins }, und in deinem Beutel sind { $money }

# The Inn
refusal-siena-inn-from-cerchia = die Taverne betritt man von Via delle Cerchia aus
refusal-siena-round-first = erst musst du wieder um die Stadt nach Via delle Cerchia gehen
refusal-siena-drawn-in = die Kurtisanen locken dich: Geh hinein oder spiele die Freundinnen
refusal-siena-pay-courtesans = bezahle jetzt die Kurtisanen oder spiele die Freundinnen
refusal-siena-in-the-inn = du bist in der Taverne und gehst in diesem Zug nicht weiter

# Artists
refusal-siena-artist-at-inn = einen Künstler engagiert man beim Betreten der Taverne
refusal-siena-artist-needs = eine Auktion zu eröffnen braucht { $coins }, und in deinem Beutel sind { $money }
refusal-siena-open-or-decline = jetzt darfst du eine Auktion um einen Künstler eröffnen oder ablehnen
refusal-siena-artist-seen = du hast den Künstler schon gesehen
refusal-siena-look-costs = ansehen kostet { $coins }, und in deinem Beutel ist zu wenig
refusal-siena-no-inn-card = du hast keine Tavernenkarte zum Ansehen

# Calandrino
refusal-siena-name-or-go = nenne Karten für den Bettelgang oder lass Calandrino losgehen
refusal-siena-inn-needs-card = in die Taverne schickst du ihn nur mit einer Tavernenkarte
refusal-siena-inn-too-far = { $steps ->
    [one] bis in die Taverne braucht er { $steps } Punkt, und er hat { $points }
   *[other] bis in die Taverne braucht er { $steps } Punkte, und er hat { $points }
 }
refusal-siena-calandrino-begs = Calandrino bettelt: gib, weigere dich oder spiele die Wächter

## Learners

refusal-no-such-index = die Antwort { $index } gibt es nicht: Die erste ist 0, die letzte { $last }
refusal-must-answer = { NAME($seat) } ist gefragt und muss antworten

## The server

# The server itself
refusal-server-fault = Der Server hat einen Fehler gemacht.
refusal-server-closing = Der Server wird gerade beendet; frag noch einmal, wenn er wieder da ist.
refusal-database-silent = Die Datenbank antwortet nicht.
refusal-message-too-long = { $most ->
    [one] Eine Nachricht hat höchstens { $most } Byte.
   *[other] Eine Nachricht hat höchstens { $most } Bytes.
 }
refusal-other-host = Dieser Server heißt nicht „{ $host }“.
refusal-other-site = Die Seite „{ $origin }“ gehört zu einer anderen Website.
refusal-no-push = Dieser Server verschickt keine Push-Nachrichten.

# Too often
refusal-too-many-messages = Das waren zu viele Nachrichten in kurzer Zeit.
refusal-too-many-tables = Das waren zu viele neue Tische in kurzer Zeit.
refusal-too-many-joins = Das waren zu viele Platzwechsel in kurzer Zeit.
refusal-too-many-lines = Das waren zu viele Chatzeilen in kurzer Zeit.
refusal-too-many-guests = Das waren zu viele neue Gäste in kurzer Zeit.
refusal-too-many-accounts = Das waren zu viele neue Konten in kurzer Zeit.
refusal-too-many-logins = Das waren zu viele Anmeldeversuche in kurzer Zeit.
refusal-too-many-hints = Das waren zu viele Tipps in kurzer Zeit.
refusal-too-many-imports = Das waren zu viele Importe in kurzer Zeit.
refusal-too-many-webhooks = Der Webhook wurde in kurzer Zeit zu oft geändert.
refusal-too-many-pushes = Das waren zu viele Anmeldungen für Benachrichtigungen in kurzer Zeit.
refusal-too-many-seeks = In kurzer Zeit wurde zu oft nach Mitspielern gesucht.
refusal-too-many-blocks = In kurzer Zeit wurde zu oft geändert, wer blockiert ist.
refusal-too-many-reports = In kurzer Zeit gab es zu viele Meldungen.
refusal-too-many-requests = Das waren zu viele Anfragen in kurzer Zeit.
refusal-too-many-watched = { $most ->
    [one] Eine Seite zeigt höchstens { $most } Partie.
   *[other] Eine Seite zeigt höchstens { $most } Partien.
 }

# People
refusal-unknown-person = Noch kennt dich hier niemand.
refusal-no-accounts = Auf diesem Server gibt es keine Konten; spiele als Gast.
refusal-has-account = Du hast schon ein Konto.
refusal-wrong-password = Benutzername oder Passwort stimmt nicht.
refusal-wrong-old-password = Dein jetziges Passwort stimmt nicht.
refusal-no-account-yet = Du hast noch kein Konto.
refusal-banned = Der Betreiber dieses Servers lässt dich nicht mehr herein.
refusal-invitation-needed = Dieser Server ist für Eingeladene.
refusal-nobody-new = Dieser Server nimmt niemanden neu auf.
refusal-bad-invitation = Diese Einladung ist hier nicht bekannt oder schon verbraucht.
refusal-user-name-taken = Der Benutzername „{ $name }“ ist vergeben.
refusal-user-name-length = Ein Benutzername hat { $least } bis { $most } Zeichen.
refusal-user-name-letters = Ein Benutzername besteht aus den Buchstaben a bis z, Ziffern, „-“ und „_“.
refusal-user-name-begins = Ein Benutzername beginnt mit einem Buchstaben.
refusal-user-name-kept = Der Name „{ $name }“ ist für den Server selbst reserviert; wähle einen anderen.
refusal-name-needs-letter = Ein Name hat mindestens einen Buchstaben.
refusal-name-too-long = Ein Name hat höchstens { $most } Zeichen.
refusal-name-signs = Ein Name besteht aus Buchstaben, Ziffern und sichtbaren Zeichen, sonst nichts.
refusal-no-such-person = Diese Person gibt es nicht.
refusal-not-yourself = Das bist du selbst; wähle jemand anderen.
refusal-no-such-line = Das hat diese Person an diesem Tisch nicht gesagt.
refusal-password-short = Ein Passwort hat mindestens { $least } Zeichen.
refusal-password-long = Ein Passwort hat höchstens { $most } Zeichen.
refusal-password-characters = Das Passwort enthält Zeichen, die sich nicht als Text schreiben lassen.
refusal-password-common = Dieses Passwort wird mit als Erstes erraten; wähle ein anderes.
refusal-password-is-name = Das Passwort muss anders lauten als der Benutzername.

# Tables
refusal-no-such-table = Diesen Tisch gibt es nicht; vielleicht ist der Link unvollständig.
refusal-table-full = An diesem Tisch sind alle Sitze besetzt.
refusal-table-called-off = Dieser Tisch ist abgesagt worden.
refusal-not-with-them = Jemand an diesem Tisch spielt nicht mit dir, oder du nicht mit dieser Person.
refusal-no-such-pace = Das Tempo „{ $name }“ gibt es nicht.
refusal-no-pairing-as-nobody = Sag, wer du bist, bevor du auf andere wartest.
refusal-waiting-elsewhere = Du wartest jetzt auf einer anderen Seite; hier ist das Warten vorbei.
refusal-owner-seats-bots = Nur wer den Tisch eröffnet hat, gibt Plätze an Bots.
refusal-seat-not-free = Dieser Platz ist nicht frei; ein Bot setzt sich dorthin, wo niemand sitzt.
refusal-begun-already = Die Partie hat schon begonnen.
refusal-no-such-bot = Den Bot „{ $name }“ gibt es nicht.
refusal-no-such-style = Der Stil „{ $style }“ hat in { $title } keine Bedeutung.
refusal-names-one-device = Namen für Plätze gibt es nur, wenn alle an einem Gerät spielen.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-only-watching = Du sitzt nicht an diesem Tisch; du siehst nur zu.
refusal-nothing-to-leave = Es gibt nichts zu verlassen: Hier spielt niemand mehr.
refusal-call-off-seated = Absagen kann nur, wer am Tisch sitzt.
refusal-call-off-late = Absagen kann man eine Partie nur vor der ersten Antwort; danach kannst du aufgeben.
refusal-rated-as-usual = Eine gewertete Partie spielt man mit der üblichen Schachtel und von Anfang an.
refusal-rated-for-people = An einer gewerteten Partie nehmen nur Menschen teil, alle auf einem eigenen Sitz.
refusal-live-clock = Eine Live-Uhr hat 1 bis 180 Minuten und 0 bis 120 Sekunden für jede Antwort.
refusal-slow-clock = Eine Uhr mit Tagen hat 1 bis 14 Tage je Antwort.
refusal-no-such-players = { $players ->
    [one] Dieses Spiel ist nicht für { $players } Person.
   *[other] Dieses Spiel ist nicht für { $players } Personen.
 }

# A match that is played
refusal-match-over = Die Partie ist vorbei.
refusal-match-not-over = Die Partie ist nicht vorbei; ihre Aufzeichnung verrät alles, auch Ziehungen und Geheimnisse.
refusal-match-not-begun = Die Partie hat noch nicht begonnen.
refusal-not-running = Die Partie läuft gerade nicht.
refusal-paused = Die Partie pausiert.
refusal-paused-already = Die Partie pausiert schon.
refusal-pause-not-agreed = Du hast keiner Pause zugestimmt.
refusal-takeback-not-asked = Niemand bittet mehr darum, etwas zurückzunehmen.
refusal-takeback-asked = Es bittet schon jemand darum, etwas zurückzunehmen.
refusal-takeback-declined = Es wurde abgelehnt; frag nach der nächsten Antwort wieder.
refusal-takeback-rated = In einer gewerteten Partie wird nicht darum gebeten, etwas zurückzunehmen.
refusal-nothing-of-yours = Du hast noch keine Antwort gegeben, die zurückgenommen werden könnte.
refusal-given-up = Du hast diese Partie aufgegeben; ein Bot spielt für dich weiter.
refusal-seat-given-up = Dieser Sitz hat schon aufgegeben.
refusal-old-version = Die Partie ist inzwischen weitergegangen, vielleicht auf einer anderen Seite von dir.
refusal-no-auction = Gerade läuft keine Auktion, für die eine Daueranweisung möglich wäre.
refusal-no-hints-here = An diesem Tisch wird ohne Tipps gespielt.
refusal-nothing-to-claim = Den Sieg beansprucht man gegen jemanden, auf den die Partie wartet und der weg ist.
refusal-claim-slow = Bei Tagen pro Antwort ist niemand weg, bevor die Zeit abgelaufen ist.
refusal-claim-too-soon = { $seconds ->
    [one] Vielleicht kommt die Person noch zurück; der Sieg lässt sich in { $seconds } Sekunde beanspruchen.
   *[other] Vielleicht kommt die Person noch zurück; der Sieg lässt sich in { $seconds } Sekunden beanspruchen.
 }
refusal-no-hints-rated = In einer gewerteten Partie gibt es keine Tipps.
refusal-hint-not-asked = Einen Tipp gibt es nur für den Sitz, der gerade gefragt ist.
refusal-hint-pending = Über einen Tipp wird schon nachgedacht.
refusal-chat-unknown = Sag erst, wer du bist, dann rede mit.
refusal-chat-other-room = Wer mitspielt und wer zusieht, spricht in getrennten Räumen.

# A match that is looked at again
refusal-rematch-not-asked = Niemand bittet gerade um eine Revanche.
refusal-rematch-players = Eine Revanche ist für alle, die eine Partie zu Ende gespielt haben.
refusal-review-when-over = Eine Partie kann erst ausgewertet werden, wenn sie vorbei ist.
refusal-review-unfinished = Nur eine Partie, die zu Ende gespielt wurde, kann ausgewertet werden.
refusal-puzzle-counts = Du bist angemeldet, darum zählen deine Antworten auf Rätsel.
refusal-try-when-over = Ab einer Aktion ausprobieren kann man eine Partie erst, wenn sie vorbei ist.
refusal-no-such-step = { $steps ->
    [one] Die Partie hat { $steps } Aktion; eine Aktion { $move } gibt es nicht.
   *[other] Die Partie hat { $steps } Aktionen; eine Aktion { $move } gibt es nicht.
 }
refusal-step-not-shown = Die Partie hat keine Aktion { $version }, die sich zeigen ließe.
refusal-nobody-asked = Dort ist niemand gefragt; wähle eine Aktion vor dem Ende.
refusal-record-with-box = Eine Aufzeichnung mit eigener Schachtel lässt sich nicht importieren; sieh sie dir hier in der Wiedergabe an.

# What to do
refusal-todo-choose = Wähle eine der Antworten.
refusal-todo-look-again = Sieh dir den Tisch an, wie er jetzt steht, und antworte noch einmal.
refusal-todo-refresh = Warte, bis sich am Tisch etwas ändert, oder lade die Seite neu.
refusal-todo-reload = Lade die Seite neu.
refusal-todo-send-same = Sende es unverändert noch einmal: Ausgeführt wird es nur einmal.
refusal-todo-send-shorter = Sende eine kürzere.
refusal-todo-try-again = Versuch es noch einmal.
refusal-todo-type-again = Gib es noch einmal ein.
refusal-todo-ask-host = Frag den Betreiber.
refusal-todo-invitation = Melde dich an oder gib die Einladung ein, die du bekommen hast.
refusal-todo-log-in = Melde dich an, wenn du ein Konto hast.
refusal-todo-try-or-guest = Versuch es noch einmal oder spiele als Gast.
refusal-todo-change = Ändere, was genannt ist, und versuch es noch einmal.
refusal-todo-choose-other = Wähle etwas anderes.
refusal-todo-check-link = Prüfe den Link oder wähle einen anderen Tisch.
refusal-todo-leave-other = Verlass erst eine andere.
refusal-todo-come-again = Komm wieder, wenn sie vorbei ist.
refusal-todo-wait = Warte kurz darauf.
refusal-todo-wait-seconds = { $seconds ->
    [one] Warte { $seconds } Sekunde und versuch es noch einmal.
   *[other] Warte { $seconds } Sekunden und versuch es noch einmal.
 }
refusal-todo-report = Sag uns, was du getan hast; der Rest steht in seinem Protokoll.
refusal-todo-use-address = Nimm seine Adresse in Zahlen oder den Namen, mit dem er gestartet wurde.
refusal-todo-ask-here = Frag von einem Programm aus oder von einer Seite dieses Servers.

# Hosts, bots and e-mail
refusal-too-many-tokens = Das waren zu viele neue Bots und Token in kurzer Zeit.
refusal-too-many-mails = Das waren zu viele E-Mails in kurzer Zeit.
refusal-not-for-bots = Das dürfen Bots nicht.
refusal-bad-token = Dieses Token ist hier nicht bekannt oder wurde widerrufen.
refusal-too-many-bots = { $most ->
    [one] Du darfst höchstens { $most } eigenen Bot haben.
   *[other] Du darfst höchstens { $most } eigene Bots haben.
 }
refusal-no-such-own-bot = So einen Bot hast du nicht.
refusal-only-for-hosts = Das dürfen nur die Betreiber dieses Servers.
refusal-no-password = { $name } hat kein Konto und also kein Passwort.
refusal-bad-link = Dieser Link wurde schon benutzt oder ist abgelaufen; bitte um einen neuen.
refusal-no-mail = Dieser Server verschickt keine E-Mails.
refusal-bad-email = Das ist keine E-Mail-Adresse.
refusal-too-many-open = { $most ->
    [one] Du hast { $most } Tisch, der auf Mitspieler wartet; schließe ihn, bevor du einen neuen aufmachst.
   *[other] Du hast { $most } Tische, die auf Mitspieler warten; schließe einen, bevor du einen neuen aufmachst.
 }
refusal-too-many-unfinished = { $most ->
    [one] Du hast { $most } Partie, die nicht zu Ende ist; beende sie, bevor du eine neue beginnst.
   *[other] Du hast { $most } Partien, die nicht zu Ende sind; beende eine, bevor du eine neue beginnst.
 }
refusal-rated-without-bots = Diese gewertete Partie ist nur für Menschen.
refusal-todo-ask-owner = Wem der Bot gehört, macht unter Einstellungen ein neues.
