### Der Rahmen der Seite und der Tisch um beide Spiele.

## The top bar and the frame

shell-brand = Fiorino
shell-brand-home = Fiorino, zur Lobby
shell-skip = Zum Inhalt
shell-navigation = Seiten
shell-way-lobby = Spielen
shell-way-matches = Meine Partien
shell-way-watch = Zusehen
shell-way-learn = Lernen
shell-language = Sprache
shell-language-en = English
shell-language-nl = Nederlands
shell-language-de = Deutsch
shell-language-hu = Magyar
shell-language-it = Italiano
shell-theme = Farbschema
shell-theme-auto = wie das System
shell-theme-light = hell
shell-theme-dark = dunkel
shell-theme-to-light = Helle Seite
shell-theme-to-dark = Dunkle Seite
shell-guest = Gast
shell-settings-of = Einstellungen von { $name }
shell-close = Schließen
shell-cancel = Abbrechen
shell-reload = Seite neu laden
shell-to-lobby = Zur Lobby
shell-opening = Der Tisch wird aufgebaut …

## Nothing to show

shell-error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
shell-trouble-nowhere = Diese Seite gibt es nicht
    .more = Vielleicht ist die Adresse unvollständig.
shell-trouble-unreachable = Die Seite ließ sich nicht laden
    .more = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
shell-trouble-no-table = Diesen Tisch gibt es nicht
    .more = Vielleicht ist der Link unvollständig, oder der Tisch ist nicht für dich bestimmt.
shell-plain-note = Für dieses Spiel gibt es noch keine Zeichnung, deshalb siehst du den Tisch als Text.

## How the line to the server stands

shell-line-connecting = Verbinde …
shell-line-live = Live
shell-line-slow = Langsam
shell-line-reconnecting = Erneut in { $seconds } s
shell-line-offline = Offline
shell-line-new-version = Neue Version
shell-line-try = Verbinden
shell-line-reload = Neu laden
shell-line-delay = { $delay } Millisekunden zum Server und zurück

## The decision bar

shell-decision = Entscheidung
shell-answers = Deine Antworten
shell-your-turn = Du bist am Zug
shell-turn-announced = Du bist am Zug. { $question }
shell-decision-past = Du siehst Aktion { $move }
shell-decision-open = Noch sind Sitze frei
shell-decision-aborted = Diese Partie wurde abgesagt
shell-decision-paused = Die Partie pausiert
shell-decision-away = Ein Bot spielt für dich
shell-decision-lost = Du hast aufgegeben; ein Bot spielt für dich weiter
shell-decision-curtain = Das Gerät geht an die nächste Person
shell-decision-sending = Wird gesendet …
shell-decision-kept = „{ $answer }“ ist hier vorgemerkt
    .more = Die Antwort geht raus, sobald der Tisch sich wieder meldet.
shell-previewing = Was würde passieren?
shell-take-back = Zurücknehmen
shell-undo = Zurücknehmen
shell-back-to-now = Zur Gegenwart
shell-play-on = Fortsetzen
shell-be-back = Selbst weiterspielen
shell-be-away = Bot für mich spielen lassen
shell-hint = Tipp
shell-hint-thinking = Ein Bot denkt nach …
shell-hint-says = Ein Bot würde wählen: { $answer }
# What an answer is worth, in brackets behind it. $side is "ahead", "behind" or "level".
shell-advice-coins = { $side ->
        [ahead] am Ende etwa { $coins } vorn
        [behind] am Ende etwa { $coins } zurück
       *[level] am Ende etwa gleichauf
    }
shell-advice-chance = gewinnt in { $chance } % der Fälle
# What an answer gives away against the best one, in brackets behind it
shell-advice-less-coins = { $coins ->
        [0] ebenso gut
       *[other] verschenkt { $coins }
    }
shell-advice-less-chance = { $chance ->
        [0] ebenso gut
       *[other] verschenkt { $chance } %
    }
shell-refused = Das geht nicht – { $reason }.
shell-refused-todo = { $reason } { $todo }

## A number between two others

shell-one-less = Eins weniger
shell-one-more = Eins mehr
shell-quick-figures = Schnellwahl

## An order for an auction

shell-standing-label = Für mich bieten bis
shell-standing-set = in dieser Auktion
shell-standing-pass = Hier immer passen
shell-standing-bids = Dauergebot bis { $limit }, nur in dieser Auktion
shell-standing-passes = Du passt automatisch, nur in dieser Auktion
shell-standing-cancel = Anweisung aufheben

## Players

shell-players = Am Tisch
shell-to-move = am Zug
shell-winner = gewonnen
shell-you = du
shell-bot = Bot
shell-level-random = zufällig
shell-level-greedy = gierig
shell-level-easy = leicht
shell-level-normal = mittel
shell-level-hard = schwer
shell-level-master = Meister
shell-style-patient = geduldig
shell-style-bold = kühn
shell-style-builder = Baumeister
shell-style-patron = Gönner
shell-away = Bot spielt
shell-not-here = abwesend
shell-seat-open = freier Sitz
shell-seat-number = Spieler { $number }
shell-clock = { $time } auf der Uhr
shell-clock-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} { $hours } h

## Board, hand and side column

shell-board = Spielplan
shell-strip = Unter dem Spielplan
shell-side = Neben dem Spielplan
shell-tabs = Protokoll und Chat
shell-tab-log = Protokoll
shell-tab-chat = Chat
shell-tab-since = Seit meinem Zug
shell-tab-notes = Notizen
shell-log-empty = Noch ist nichts passiert.
shell-since-empty = Seit deinem Zug hat niemand etwas getan.
shell-log-left-out = { $count ->
    [one] Eine frühere Aktion wird nicht gezeigt.
   *[other] { $count } frühere Aktionen werden nicht gezeigt.
}
shell-log-undo = { NAME($seat) } nimmt die letzte Antwort zurück
shell-log-resign = { NAME($seat) } gibt auf
shell-log-timeout = { NAME($seat) } hat die Zeit überschritten
shell-log-claim = { NAME($seat) } ist weg; der Sieg wird beansprucht
shell-log-restart = Der Server war kurz weg; die Uhren standen still
shell-log-rules = Ab hier gelten für die Partie neuere Regeln
shell-log-pause-agree = { NAME($seat) } möchte eine Pause
shell-log-pause-paused = { NAME($seat) } stimmt zu: Die Partie pausiert
shell-log-pause-decline = { NAME($seat) } möchte keine Pause
shell-log-pause-resume = { NAME($seat) } spielt weiter
shell-chat = Chat
shell-chat-empty = Noch hat niemand etwas gesagt. Nur wer mitspielt, liest mit.
    .spectators = Noch hat niemand etwas gesagt. Nur wer zusieht, liest mit.
shell-chat-write = Sag etwas
shell-chat-send = Senden
shell-chat-mute = { $name } stummschalten
shell-chat-report = Diese Zeile von { $name } melden
shell-chat-muted = Du liest nichts mehr von { $name }.
shell-chat-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
}
shell-notes = Private Notizen zu dieser Partie
shell-notes-hint = Nur du siehst diese Notizen.
shell-notes-loading = Deine Notizen werden geholt …
shell-notes-kept = Gespeichert
shell-notes-writing = Speichert …
shell-notes-failed = Deine Notizen ließen sich nicht speichern; prüfe deine Verbindung.

## Looking back

shell-replay = Wiedergabe
shell-replay-first = Erste Aktion
shell-replay-back = Eine Aktion zurück
shell-replay-forward = Eine Aktion vor
shell-replay-last = Zur Gegenwart
shell-replay-rail = Gezeigte Aktion
shell-replay-now = Aktion { $move } · jetzt
shell-replay-of = Aktion { $move } von { $last }
shell-link-copied = Der Link zu Aktion { $move } ist kopiert.

## Rules

shell-rules = Regeln
shell-rule = Regel { $rule }
shell-rule-open = Regel { $rule }
shell-rules-all = Alle Regeln
shell-rules-unreachable = Die Regeln ließen sich nicht laden; prüfe deine Verbindung.

## Waiting for players

shell-waiting = Noch sind Sitze frei
shell-waiting-title = { $count ->
    [one] Noch eine Person fehlt
   *[other] Noch { $count } Personen fehlen
}
shell-waiting-share = Verschick diesen Link; wer ihn öffnet, kann mitspielen.
shell-invitation = Einladungslink
shell-invitation-copied = Der Link ist kopiert.
shell-invitation-qr = Der Link als QR-Code
shell-join = Mitspielen

## One device for several players

shell-curtain = Gib das Gerät an { NAME($seat) } weiter
shell-curtain-lift = Ich bin { NAME($seat) }

## The menu of the table

shell-menu = Menü
shell-menu-match = Diese Partie
shell-menu-page = Diese Seite
shell-menu-help = Hilfe
shell-pause-ask = Um eine Pause bitten
shell-pause-withdraw = Doch keine Pause
shell-resign = Aufgeben
shell-resign-not = Weiterspielen
shell-resign-sure = Diese Partie aufgeben?
    .more = { $then ->
        [ends] Die Partie ist dann zu Ende, und die andere Seite gewinnt.
       *[goes-on] Du kannst dann nicht mehr gewinnen; ein Bot spielt für dich weiter.
    }
shell-abort = Partie absagen
shell-abort-sure = Die Partie absagen?
    .more = Noch hat niemand geantwortet; es geht nichts verloren, und nichts wird gezählt.
shell-leave = Tisch verlassen
shell-leave-sure = Diesen Tisch verlassen?
    .more = Vor dem Start wird dein Sitz wieder frei; danach spielt ein Bot für dich weiter, bis du zurückkommst.
shell-stay = Bleiben
shell-rematch = Revanche
shell-rematch-go = Zur Revanche
shell-rematch-asked = Revanche angefragt
shell-try-from-here = Ab Aktion { $move } probieren
shell-try-from-move = Zum Probieren erst zu einer Aktion zurück
shell-export = Partie als Datei speichern
shell-fairness = Nachprüfbare Ziehungen
shell-fairness-what = Vor der Partie hat sich der Server auf einen geheimen Zufallsstartwert festgelegt und dessen Fingerabdruck gezeigt. Alle Ziehungen entstehen daraus und aus einem Beitrag jeder Person am Tisch; nach der Partie wird der Wert offengelegt, und alle können nachrechnen.
shell-fairness-agree = Jede Ziehung dieser Partie ist so gekommen, wie es zugesagt war.
shell-fairness-differ = Die Ziehungen dieser Partie sind nicht die, die zugesagt waren.
shell-fairness-commitment = Fingerabdruck des Zufallsstartwertes, gezeigt vor der Partie
shell-fairness-secret = Der Zufallsstartwert
shell-fairness-nonces = Was alle am Tisch beigetragen haben
shell-fairness-limits = Das schützt nicht vor einem Server, der jemandem während der Partie verdeckte Karten zeigt.
shell-answering = Eine Antwort wird
shell-answering-confirm = erst bestätigt
shell-answering-instant = sofort gesendet
shell-tips = Hinweise am Tisch
shell-sound = Ton
shell-sound-on = Ton an
shell-sound-off = Ton aus
shell-volume = Lautstärke
shell-notify = Sag mir, wenn ich am Zug bin
shell-notify-blocked = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
shell-settings-all = Alle Einstellungen

## The end

shell-result = So ging es aus

## Keys

shell-keys = Tasten
shell-key-answer = Eine Antwort wählen
shell-key-pass = Passen oder sich fertig melden
shell-key-confirm = Bestätigen
shell-key-cancel = Entwurf verwerfen; zur Gegenwart
shell-key-undo = Zurücknehmen
shell-key-step = Eine Aktion zurück oder vor
shell-key-ends = Erste Aktion; Gegenwart
shell-key-zoom = Spielplan näher oder weiter weg
shell-key-sound = Ton an oder aus
shell-key-help = Diese Liste
shell-key-number = ↑ und ↓ um 1, Bildtasten um 5: Preis oder Gebot
shell-key-region = Zu Spielplan, Hand, Protokoll, Chat, Kartentext
shell-key-skip = Die Szene beenden, oder alle Szenen
shell-key-offer = Ein Angebot annehmen oder ablehnen, wenn es den Fokus hat
shell-keys-more = Die Tab-Taste führt von Teil zu Teil: Frage, Spielplan, Karten, Mitspielende, Protokoll, Leiste. Die Pfeiltasten bewegen sich in einem Teil. Enter sendet den Entwurf, wo auch immer der Fokus ist, außer auf etwas mit eigener Bedeutung.

## The question and its slots

shell-slots = Antwort
shell-why = Warum?
shell-why-rule = Warum? Regel { $rule }
shell-go-on = Weiter
shell-hold = Karte oder Ort gedrückt halten: mehr lesen.
shell-choose-first = Erst wählen
shell-thinking = { $timed ->
    [yes] { NAME($seat) } überlegt, { $time }
   *[no] { NAME($seat) } überlegt
}
shell-decision-kept-short = Noch nicht gesendet
shell-limit = Grenze …
shell-limit-kept = Grenze { $limit }
shell-limit-passing = Passt
shell-deeds-all = Zurück zu allen
shell-deeds-more = Mehr …
shell-deeds-group = { $name } …
shell-review = Ansehen
shell-replay-link-short = Link kopieren
shell-to-lobby-short = Lobby
shell-tab-coach = Lektion
shell-tab-answer = Antwort
shell-tab-table = Tisch
shell-result-won = { $how ->
    [timeout] { NAME($seat) } gewinnt auf Zeit
    [resign] { NAME($seat) } gewinnt durch Aufgabe
    [claim] { NAME($seat) } beansprucht den Sieg
   *[answer] { NAME($seat) } gewinnt die Partie
}
shell-result-mine = { $how ->
    [timeout] Du gewinnst auf Zeit
    [resign] Du gewinnst durch Aufgabe
    [claim] Du beanspruchst den Sieg
   *[answer] Du gewinnst die Partie
}
shell-result-shared = Der Sieg wird geteilt
shell-result-nobody = Niemand gewinnt

## Offers in the bar

shell-offer-pause-mine = Du hast um eine Pause gebeten: { $said } von { $others } sagen ja
shell-offer-rematch-mine = Du hast um Revanche gebeten: { $said } von { $others } sagen ja
shell-offer-rematch = { NAME($seat) } bietet Revanche an
shell-offer-pause-declined = { NAME($seat) } möchte jetzt keine Pause
shell-offer-rematch-declined = { NAME($seat) } möchte keine Revanche
shell-offer-gone = { NAME($seat) } ist nicht verbunden. In { $seconds } s kannst du den Sieg beanspruchen.
shell-offer-gone-long = { NAME($seat) } ist schon lange weg.
shell-offer-claim = Sieg beanspruchen
shell-offer-pause = { NAME($seat) } bittet um eine Pause
shell-offer-away = { NAME($seat) } ist gegangen. Bis zur Rückkehr spielt ein Bot.
shell-offer-accept = Annehmen
shell-offer-decline = Ablehnen
shell-offer-take-back = Zurückziehen
shell-went-on = Das war schon beantwortet; so steht der Tisch jetzt.
shell-result-by-timeout = { NAME($seat) } hat die Zeit überschritten.
shell-result-by-resign = { NAME($seat) } hat aufgegeben.
shell-result-by-claim = { NAME($seat) } war zu lange weg.
shell-result-rating = Wertung { $before } → { $after }

## Taking back by consent, and who is there

shell-ask-back = Zurücknehmen…
shell-ask-back-long = Bitten, den letzten Zug zurückzunehmen
shell-log-takeback-ask = { NAME($seat) } bittet darum, den letzten Zug zurückzunehmen
shell-log-takeback-accept = { NAME($seat) } ist einverstanden
shell-log-takeback-taken = { NAME($seat) } ist einverstanden: Der Zug ist zurückgenommen
shell-log-takeback-alone = { NAME($seat) } nimmt den letzten Zug zurück
shell-log-takeback-decline = { NAME($seat) } ist nicht einverstanden; der Zug gilt
shell-log-takeback-withdraw = { NAME($seat) } lässt den Zug doch gelten
shell-offer-takeback = { NAME($seat) } möchte den letzten Zug zurücknehmen
shell-offer-takeback-mine = Du möchtest deinen Zug zurücknehmen: { $said } von { $others } haben zugestimmt
shell-offer-takeback-declined = { NAME($seat) } stimmt nicht zu; der Zug gilt
shell-offer-left = { NAME($seat) } ist nicht verbunden.
shell-offer-back = { NAME($seat) } ist zurück.
shell-chat-said = { $name } sagt: { $text }
shell-watching = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
shell-watching-more = { $count ->
    [one] und eine weitere Person
   *[other] und { $count } weitere
}
shell-offer-let-stand = Doch gelten lassen
shell-log-pause-withdraw = { NAME($seat) } möchte keine Pause mehr
shell-level-own = eigener Bot
