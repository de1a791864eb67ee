### The host’s page. $name is a player, a table, a line or an invitation; $at a moment and $day a day in words.

hosting-title = Beheer
hosting-to-account = Naar je account
hosting-tabs = Delen van deze pagina
hosting-tab-reports = Meldingen
hosting-tab-people = Mensen
hosting-tab-tables = Tafels
hosting-tab-invitations = Uitnodigingen
hosting-tab-deeds = Logboek
hosting-waiting = meldingen om te bekijken
hosting-database = Database
hosting-writable = kan beschreven worden
hosting-not-writable = kan niet beschreven worden
hosting-connected = Open pagina’s
hosting-people = Mensen
hosting-accounts = { $count ->
    [one] { $count } account
   *[other] { $count } accounts
 }
hosting-matches = Lopende partijen
hosting-open-tables = { $count ->
    [one] { $count } tafel wacht op spelers
   *[other] { $count } tafels wachten op spelers
 }
hosting-access = Wie mag komen
hosting-access-open = Iedereen
hosting-access-invited = Genodigden
hosting-access-closed = Niemand nieuw
hosting-mails = E-mail wordt verstuurd
hosting-no-mails = Er wordt geen e-mail verstuurd
hosting-version = Versie
hosting-settled-too = Ook afgehandelde meldingen tonen
hosting-reports-none = Er is niets te bekijken.
hosting-settled = afgehandeld
hosting-report-by = Gemeld door { $name }, { $at }
hosting-line = Regel verwijderen
hosting-line-of = De regel “{ $text }” verwijderen
hosting-ban = Weren
hosting-ban-of = { $name } weren
hosting-unban = Weer toelaten
hosting-unban-of = { $name } weer toelaten
hosting-settle = Afhandelen
hosting-link = Wachtwoordlink
hosting-link-of = Wachtwoordlink voor { $name }
hosting-forget = Verwijderen
hosting-forget-of = { $name } verwijderen
hosting-people-search = Zoek op naam, gebruikersnaam of id
hosting-people-none = Niemand heet zo.
hosting-is-host = beheerder
hosting-is-banned = geweerd
hosting-status = Status
hosting-status-unfinished = Onvoltooid
hosting-status-open = Wachtend
hosting-status-running = Bezig
hosting-status-paused = Gepauzeerd
hosting-status-over = Afgelopen
hosting-status-aborted = Afgelast
hosting-tables-none = Zo’n tafel is er niet.
hosting-rated = om rating
hosting-table-since = Sinds { $at } · { $moves ->
    [one] { $moves } regel in het logboek
   *[other] { $moves } regels in het logboek
 }
hosting-chat = Chat
hosting-chat-none = Niemand heeft iets gezegd.
hosting-room-players = Spelers
hosting-room-spectators = Toeschouwers
hosting-end = Afgelasten
hosting-end-of = { $name } afgelasten
hosting-remove = Verwijderen
hosting-remove-of = { $name } verwijderen
hosting-invite = Nieuwe uitnodiging
hosting-invite-uses = Voor zoveel mensen
hosting-invite-days = Dagen
hosting-invite-note = Notitie
hosting-invitations-none = Er is geen uitnodiging meer geldig.
hosting-invitation-says = { $uses ->
    [one] voor nog { $uses } persoon
   *[other] voor nog { $uses } mensen
 } · tot { $day }
hosting-withdraw = Intrekken
hosting-withdraw-of = { $name } intrekken
hosting-deeds-none = Er is nog niets gedaan.
hosting-deed-by = { $name }, { $at }
hosting-command-line = Opdrachtregel
hosting-reason = Reden, voor het logboek
hosting-told = Geef dit door. Het wordt alleen nu getoond:
hosting-cancel = Annuleren
hosting-done = Gedaan en opgeschreven.
hosting-copy = Kopiëren
hosting-copied = Gekopieerd.
hosting-sure-ban = { $name } weren?
    .says = Deze speler en diens bots worden uitgelogd en niet meer toegelaten. Je kunt dat terugdraaien.
hosting-do-ban = Weren
hosting-sure-unban = { $name } weer toelaten?
    .says = Inloggen kan dan weer.
hosting-do-unban = Toelaten
hosting-sure-link = Een nieuw wachtwoord voor { $name }?
    .says = Je krijgt een link om door te geven. Hij werkt één keer, twee dagen lang.
hosting-do-link = Link maken
hosting-sure-forget = { $name } voorgoed verwijderen?
    .says = Alles over deze speler en diens bots wordt verwijderd. Op hun plaatsen wordt niemand genoemd. Dit kan niet ongedaan worden gemaakt.
hosting-do-forget = Verwijderen
hosting-sure-end = { $name } afgelasten?
    .says = De partij eindigt zonder uitslag. Dit kan niet ongedaan worden gemaakt.
hosting-do-end = Afgelasten
hosting-sure-remove = { $name } voorgoed verwijderen?
    .says = De partij, haar logboek en haar chat worden verwijderd. Dit kan niet ongedaan worden gemaakt.
hosting-do-remove = Verwijderen
hosting-sure-line = “{ $name }” verwijderen?
    .says = De regel verdwijnt bij iedereen uit de chat. Dit kan niet ongedaan worden gemaakt.
hosting-do-line = Verwijderen
hosting-sure-settle = De melding over { $name } afhandelen?
    .says = Ze blijft bij de afgehandelde meldingen.
hosting-do-settle = Afhandelen
hosting-sure-invite = Een uitnodiging maken?
    .says = Je krijgt een code om door te geven. Hij wordt één keer getoond.
hosting-do-invite = Maken
hosting-sure-withdraw = { $name } intrekken?
    .says = Met deze uitnodiging komt niemand meer binnen.
hosting-do-withdraw = Intrekken
hosting-deed-ban = Geweerd
hosting-deed-unban = Weer toegelaten
hosting-deed-password = Nieuw wachtwoord
hosting-deed-link = Wachtwoordlink
hosting-deed-forget = Verwijderd
hosting-deed-end = Partij afgelast
hosting-deed-remove = Partij verwijderd
hosting-deed-line = Chatregel verwijderd
hosting-deed-settle = Melding afgehandeld
hosting-deed-invite = Uitnodiging gemaakt
hosting-deed-withdraw = Uitnodiging ingetrokken
hosting-deed-host = Beheerder geworden
hosting-deed-unhost = Geen beheerder meer
hosting-deed-prune = Oude gegevens verwijderd
