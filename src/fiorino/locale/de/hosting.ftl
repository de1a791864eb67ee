### The host’s page. $name is a player, a table, a line or an invitation; $at a moment and $day a day in words.

hosting-title = Betrieb
hosting-to-account = Zu deinem Konto
hosting-tabs = Teile dieser Seite
hosting-tab-reports = Meldungen
hosting-tab-people = Leute
hosting-tab-tables = Tische
hosting-tab-invitations = Einladungen
hosting-tab-deeds = Protokoll
hosting-waiting = Meldungen zum Ansehen
hosting-database = Datenbank
hosting-writable = kann beschrieben werden
hosting-not-writable = kann nicht beschrieben werden
hosting-connected = Offene Seiten
hosting-people = Leute
hosting-accounts = { $count ->
    [one] { $count } Konto
   *[other] { $count } Konten
 }
hosting-matches = Laufende Partien
hosting-open-tables = { $count ->
    [one] { $count } Tisch wartet auf Mitspieler
   *[other] { $count } Tische warten auf Mitspieler
 }
hosting-access = Wer kommen darf
hosting-access-open = Alle
hosting-access-invited = Eingeladene
hosting-access-closed = Niemand Neues
hosting-mails = E-Mails werden verschickt
hosting-no-mails = Es werden keine E-Mails verschickt
hosting-version = Version
hosting-settled-too = Auch erledigte Meldungen zeigen
hosting-reports-none = Es gibt nichts anzusehen.
hosting-settled = erledigt
hosting-report-by = Gemeldet von { $name }, { $at }
hosting-line = Zeile entfernen
hosting-line-of = Die Zeile „{ $text }“ entfernen
hosting-ban = Sperren
hosting-ban-of = { $name } sperren
hosting-unban = Entsperren
hosting-unban-of = { $name } entsperren
hosting-settle = Erledigen
hosting-link = Passwort-Link
hosting-link-of = Passwort-Link für { $name }
hosting-forget = Löschen
hosting-forget-of = { $name } löschen
hosting-people-search = Suche nach Name, Benutzername oder Id
hosting-people-none = So heißt niemand.
hosting-is-host = Betreiber
hosting-is-banned = gesperrt
hosting-status = Stand
hosting-status-unfinished = Unbeendet
hosting-status-open = Wartend
hosting-status-running = Laufend
hosting-status-paused = Unterbrochen
hosting-status-over = Beendet
hosting-status-aborted = Abgesagt
hosting-tables-none = So einen Tisch gibt es nicht.
hosting-rated = gewertet
hosting-table-since = Seit { $at } · { $moves ->
    [one] { $moves } Zeile im Protokoll
   *[other] { $moves } Zeilen im Protokoll
 }
hosting-chat = Chat
hosting-chat-none = Niemand hat etwas gesagt.
hosting-room-players = Spieler
hosting-room-spectators = Zuschauer
hosting-end = Absagen
hosting-end-of = { $name } absagen
hosting-remove = Löschen
hosting-remove-of = { $name } löschen
hosting-invite = Neue Einladung
hosting-invite-uses = Für so viele Leute
hosting-invite-days = Tage
hosting-invite-note = Notiz
hosting-invitations-none = Keine Einladung gilt mehr.
hosting-invitation-says = { $uses ->
    [one] für { $uses } weitere Person
   *[other] für { $uses } weitere Leute
 } · bis { $day }
hosting-withdraw = Zurückziehen
hosting-withdraw-of = { $name } zurückziehen
hosting-deeds-none = Noch ist nichts getan worden.
hosting-deed-by = { $name }, { $at }
hosting-command-line = Befehlszeile
hosting-reason = Grund, fürs Protokoll
hosting-told = Gib das weiter. Es wird nur jetzt gezeigt:
hosting-cancel = Abbrechen
hosting-done = Getan und aufgeschrieben.
hosting-copy = Kopieren
hosting-copied = Kopiert.
hosting-sure-ban = { $name } sperren?
    .says = Das Konto und seine Bots werden abgemeldet und nicht mehr eingelassen. Du kannst die Sperre aufheben.
hosting-do-ban = Sperren
hosting-sure-unban = { $name } entsperren?
    .says = Dann ist die Anmeldung wieder möglich.
hosting-do-unban = Entsperren
hosting-sure-link = Ein neues Passwort für { $name }?
    .says = Du bekommst einen Link zum Weitergeben. Er gilt einmal, zwei Tage lang.
hosting-do-link = Link machen
hosting-sure-forget = { $name } endgültig löschen?
    .says = Alles über dieses Konto und seine Bots wird gelöscht. Auf den Plätzen wird niemand genannt. Das lässt sich nicht rückgängig machen.
hosting-do-forget = Löschen
hosting-sure-end = { $name } absagen?
    .says = Die Partie endet ohne Ergebnis. Das lässt sich nicht rückgängig machen.
hosting-do-end = Absagen
hosting-sure-remove = { $name } endgültig löschen?
    .says = Die Partie, ihr Protokoll und ihr Chat werden gelöscht. Das lässt sich nicht rückgängig machen.
hosting-do-remove = Löschen
hosting-sure-line = „{ $name }“ entfernen?
    .says = Die Zeile verschwindet bei allen aus dem Chat. Das lässt sich nicht rückgängig machen.
hosting-do-line = Entfernen
hosting-sure-settle = Die Meldung über { $name } erledigen?
    .says = Sie bleibt bei den erledigten.
hosting-do-settle = Erledigen
hosting-sure-invite = Eine Einladung machen?
    .says = Du bekommst einen Code zum Weitergeben. Er wird nur einmal gezeigt.
hosting-do-invite = Machen
hosting-sure-withdraw = { $name } zurückziehen?
    .says = Mit dieser Einladung kommt niemand mehr herein.
hosting-do-withdraw = Zurückziehen
hosting-deed-ban = Gesperrt
hosting-deed-unban = Entsperrt
hosting-deed-password = Neues Passwort
hosting-deed-link = Passwort-Link
hosting-deed-forget = Gelöscht
hosting-deed-end = Partie abgesagt
hosting-deed-remove = Partie gelöscht
hosting-deed-line = Chatzeile entfernt
hosting-deed-settle = Meldung erledigt
hosting-deed-invite = Einladung gemacht
hosting-deed-withdraw = Einladung zurückgezogen
hosting-deed-host = Ist jetzt Betreiber
hosting-deed-unhost = Nicht mehr Betreiber
hosting-deed-prune = Alte Daten gelöscht
