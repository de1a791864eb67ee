### The host’s page. $name is a player, a table, a line or an invitation; $at a moment and $day a day in words.

hosting-title = Házigazda
hosting-to-account = A fiókodhoz
hosting-tabs = Az oldal részei
hosting-tab-reports = Bejelentések
hosting-tab-people = Emberek
hosting-tab-tables = Asztalok
hosting-tab-invitations = Meghívók
hosting-tab-deeds = Napló
hosting-waiting = megnézendő bejelentés
hosting-database = Adatbázis
hosting-writable = írható
hosting-not-writable = nem írható
hosting-connected = Nyitott oldalak
hosting-people = Emberek
hosting-accounts = { $count ->
    [one] { $count } fiók
   *[other] { $count } fiók
 }
hosting-matches = Folyó játszmák
hosting-open-tables = { $count ->
    [one] { $count } asztal vár játékosokra
   *[other] { $count } asztal vár játékosokra
 }
hosting-access = Ki jöhet
hosting-access-open = Bárki
hosting-access-invited = A meghívottak
hosting-access-closed = Új senki
hosting-mails = Küld e-mailt
hosting-no-mails = Nem küld e-mailt
hosting-version = Verzió
hosting-settled-too = Az elintézett bejelentések is
hosting-reports-none = Nincs mit megnézni.
hosting-settled = elintézve
hosting-report-by = Bejelentette: { $name }, { $at }
hosting-line = A sor törlése
hosting-line-of = „{ $text }” sor törlése
hosting-ban = Kitiltás
hosting-ban-of = { $name } kitiltása
hosting-unban = Visszaengedés
hosting-unban-of = { $name } visszaengedése
hosting-settle = Elintézve
hosting-link = Jelszólink
hosting-link-of = Jelszólink neki: { $name }
hosting-forget = Törlés
hosting-forget-of = { $name } törlése
hosting-people-search = Keresés név, felhasználónév vagy azonosító szerint
hosting-people-none = Nincs ilyen nevű.
hosting-is-host = házigazda
hosting-is-banned = kitiltva
hosting-status = Állapot
hosting-status-unfinished = Befejezetlen
hosting-status-open = Várakozik
hosting-status-running = Folyik
hosting-status-paused = Szünetel
hosting-status-over = Véget ért
hosting-status-aborted = Elmaradt
hosting-tables-none = Nincs ilyen asztal.
hosting-rated = értékelt
hosting-table-since = Kezdete: { $at } · { $moves ->
    [one] { $moves } sor a naplóban
   *[other] { $moves } sor a naplóban
 }
hosting-chat = Csevegés
hosting-chat-none = Senki sem szólt.
hosting-room-players = Játékosok
hosting-room-spectators = Nézők
hosting-end = Lefújás
hosting-end-of = { $name } lefújása
hosting-remove = Törlés
hosting-remove-of = { $name } törlése
hosting-invite = Új meghívó
hosting-invite-uses = Ennyi embernek
hosting-invite-days = Napok
hosting-invite-note = Megjegyzés
hosting-invitations-none = Nincs érvényes meghívó.
hosting-invitation-says = { $uses ->
    [one] még { $uses } embernek
   *[other] még { $uses } embernek
 } · eddig: { $day }
hosting-withdraw = Visszavonás
hosting-withdraw-of = { $name } visszavonása
hosting-deeds-none = Még nem történt semmi.
hosting-deed-by = { $name }, { $at }
hosting-command-line = Parancssor
hosting-reason = Indok, a naplóba
hosting-told = Add tovább. Csak most látható:
hosting-cancel = Mégse
hosting-done = Kész, és a naplóban is áll.
hosting-copy = Másolás
hosting-copied = Kimásolva.
hosting-sure-ban = Kitiltod: { $name }?
    .says = A fiókot és botjait kijelentkezteti, és többé nem engedi be. Később visszaengedheted.
hosting-do-ban = Kitiltás
hosting-sure-unban = Visszaengeded: { $name }?
    .says = Újra bejelentkezhet.
hosting-do-unban = Visszaengedés
hosting-sure-link = Új jelszó neki: { $name }?
    .says = Kapsz egy hivatkozást, amelyet továbbadhatsz. Egyszer használható, két napig.
hosting-do-link = Hivatkozás készítése
hosting-sure-forget = Végleg törlöd: { $name }?
    .says = Minden adata törlődik, a botjaié is. A helyein senki neve nem áll. Nem vonható vissza.
hosting-do-forget = Törlés
hosting-sure-end = Lefújod: { $name }?
    .says = A játszma eredmény nélkül ér véget. Nem vonható vissza.
hosting-do-end = Lefújás
hosting-sure-remove = Végleg törlöd: { $name }?
    .says = A játszma, a naplója és a csevegése törlődik. Nem vonható vissza.
hosting-do-remove = Törlés
hosting-sure-line = Törlöd: „{ $name }”?
    .says = A sor mindenkinél eltűnik a csevegésből. Nem vonható vissza.
hosting-do-line = Törlés
hosting-sure-settle = Elintézted a bejelentést: { $name }?
    .says = Az elintézettek között megmarad.
hosting-do-settle = Elintézve
hosting-sure-invite = Készítesz meghívót?
    .says = Kapsz egy kódot, amelyet továbbadhatsz. Csak egyszer látható.
hosting-do-invite = Elkészítés
hosting-sure-withdraw = Visszavonod: { $name }?
    .says = Ezzel a meghívóval többé senki sem jöhet be.
hosting-do-withdraw = Visszavonás
hosting-deed-ban = Kitiltva
hosting-deed-unban = Visszaengedve
hosting-deed-password = Új jelszó
hosting-deed-link = Jelszólink
hosting-deed-forget = Törölve
hosting-deed-end = Játszma lefújva
hosting-deed-remove = Játszma törölve
hosting-deed-line = Csevegősor törölve
hosting-deed-settle = Bejelentés elintézve
hosting-deed-invite = Meghívó készült
hosting-deed-withdraw = Meghívó visszavonva
hosting-deed-host = Házigazda lett
hosting-deed-unhost = Már nem házigazda
hosting-deed-prune = Régi adatok törölve
