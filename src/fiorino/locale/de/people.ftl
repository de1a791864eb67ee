### Menschen untereinander: Mitspieler finden, Platz nehmen, Profile, die Bestenliste, Blockieren und Melden.

people-anyone = Gegen irgendwen spielen
people-anyone-game = Spiel
people-anyone-players = Spieler
people-anyone-pace = Tempo
people-anyone-kind = Partie
people-anyone-casual = Freundschaftlich
people-anyone-window = Gegner
people-anyone-any = jeder Stärke
people-anyone-near = bis { $points } Punkte entfernt
people-anyone-find = Mitspieler suchen
people-anyone-waiting = Mitspieler werden gesucht: { $game }, { $pace }. Die Partie beginnt von selbst.
people-anyone-cancel = Suche beenden
people-anyone-others = { $count ->
    [one] Jemand wartet genau darauf. Drücke den Knopf, um zu spielen.
   *[other] { $count } Leute warten genau darauf. Drücke den Knopf, um zu spielen.
    }
people-anyone-join = { $count } wartend: { $game }, { $pace }
people-clock-own = Anderes …
people-clock-kind = Art der Uhr
people-seat-name = Name
people-seat-name-of = Name der Person: { $seat }
people-hints = Tipps
    .says = Alle dürfen fragen, was ein Bot tun würde.
    .rated = In gewerteten Partien gibt es keine Tipps.
people-join-title = Du bist eingeladen zu { $game }
people-join-with = Am Tisch: { $names }
people-join-nobody = Noch sitzt niemand am Tisch.
people-join-name = Dein Name
people-join-watch = Zuschauen
people-join-full = Der Tisch ist voll. Du kannst der Partie zuschauen.
people-join-closed = Der Tisch ist voll, und bei dieser Partie darf niemand zuschauen.
people-join-lobby = Zur Lobby
people-invite-here = Nur dieser Rechner erreicht den Server. Damit andere hereinkommen, starte ihn so:
people-invite-network = Schick diesen Link an Leute in deinem Netzwerk.
people-seat-bot = Bot setzen
people-seat-free = Bot entfernen
people-profile = Profil
people-guest = Ein Gast. Nur wer ein Konto hat, hat eine Bilanz.
people-since = Hier seit { $day }
people-ratings = Wertungszahlen
people-no-ratings = Noch keine gewertete Partie.
people-rating-of = { $players } Personen · { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
    }
people-played = Partien
people-record = { $wins } von { $matches } gewonnen
people-recent = Letzte Partien
people-nothing = Noch keine öffentliche Partie beendet.
people-none = Hier ist niemand
people-block = Blockieren
people-unblock = Freigeben
people-unblock-of = { $name } freigeben
people-blocked = { $name } ist blockiert. Ihr werdet nicht zusammengeführt, und du liest nichts mehr aus dem Chat.
people-unblocked = { $name } ist nicht mehr blockiert.
people-blocks = Blockierte Personen
    .says = Mit ihnen wirst du nicht zusammengeführt, und ihren Chat liest du nicht.
people-blocks-none = Du hast niemanden blockiert.
people-report = Melden …
people-report-title = { $name } melden
people-report-why = Was ist los?
people-report-abuse = Beleidigung
people-report-cheating = Betrug
people-report-stalling = Zeitschinden
people-report-name = Der Name
people-report-other = Etwas anderes
people-report-text = Was ist geschehen? (Darf leer bleiben.)
people-report-send = An den Betreiber senden
people-reported = Danke. Der Betreiber dieses Servers sieht es sich an.
people-leaders = Bestenliste
    .says = Die bestgewerteten Personen. Gäste stehen nicht darin.
people-leaders-none = Hier hat noch niemand genug gewertete Partien gespielt.
people-players = { $count } Personen
people-place = Platz
people-player = Name
people-rating = Wertungszahl
people-matches = Partien
people-anyone-offline = Mitspieler lassen sich nur mit einer Live-Verbindung zum Server finden. Du kannst stattdessen einen Tisch eröffnen und den Link schicken.
people-anyone-cut = Die Verbindung ist unterbrochen. Die Suche geht weiter, sobald sie wieder steht.
people-admits-bots = Eigene Bots der Spieler dürfen mitspielen
    .says = Sie sind als Bots gekennzeichnet und zählen für die Wertung.
people-bot-of = Ein Bot von { $name }
