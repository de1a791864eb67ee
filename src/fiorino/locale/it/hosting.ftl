### The host’s page. $name is a player, a table, a line or an invitation; $at a moment and $day a day in words.

hosting-title = Gestione
hosting-to-account = Al tuo account
hosting-tabs = Parti di questa pagina
hosting-tab-reports = Segnalazioni
hosting-tab-people = Persone
hosting-tab-tables = Tavoli
hosting-tab-invitations = Inviti
hosting-tab-deeds = Registro
hosting-waiting = segnalazioni da guardare
hosting-database = Base di dati
hosting-writable = si può scrivere
hosting-not-writable = non si può scrivere
hosting-connected = Pagine aperte
hosting-people = Persone
hosting-accounts = { $count ->
    [one] { $count } account
   *[other] { $count } account
 }
hosting-matches = Partite in corso
hosting-open-tables = { $count ->
    [one] { $count } tavolo aspetta giocatori
   *[other] { $count } tavoli aspettano giocatori
 }
hosting-access = Chi può venire
hosting-access-open = Chiunque
hosting-access-invited = Gli invitati
hosting-access-closed = Nessuno di nuovo
hosting-mails = Le e-mail partono
hosting-no-mails = Non partono e-mail
hosting-version = Versione
hosting-settled-too = Mostra anche quelle concluse
hosting-reports-none = Non c’è niente da guardare.
hosting-settled = conclusa
hosting-report-by = Segnalato da { $name }, { $at }
hosting-line = Togli la riga
hosting-line-of = Togli la riga «{ $text }»
hosting-ban = Bandisci
hosting-ban-of = Bandisci { $name }
hosting-unban = Riammetti
hosting-unban-of = Riammetti { $name }
hosting-settle = Concludi
hosting-link = Link per la password
hosting-link-of = Link per la password di { $name }
hosting-forget = Elimina
hosting-forget-of = Elimina { $name }
hosting-people-search = Cerca per nome, nome utente o id
hosting-people-none = Nessuno si chiama così.
hosting-is-host = gestore
hosting-is-banned = al bando
hosting-status = Stato
hosting-status-unfinished = Non finite
hosting-status-open = In attesa
hosting-status-running = In corso
hosting-status-paused = In pausa
hosting-status-over = Finite
hosting-status-aborted = Annullate
hosting-tables-none = Non c’è un tavolo così.
hosting-rated = per la classifica
hosting-table-since = Dal { $at } · { $moves ->
    [one] { $moves } riga nel registro
   *[other] { $moves } righe nel registro
 }
hosting-chat = Chat
hosting-chat-none = Nessuno ha detto nulla.
hosting-room-players = Giocatori
hosting-room-spectators = Spettatori
hosting-end = Annulla
hosting-end-of = Annulla { $name }
hosting-remove = Elimina
hosting-remove-of = Elimina { $name }
hosting-invite = Nuovo invito
hosting-invite-uses = Per quante persone
hosting-invite-days = Giorni
hosting-invite-note = Nota
hosting-invitations-none = Nessun invito è più valido.
hosting-invitation-says = { $uses ->
    [one] ancora per { $uses } persona
   *[other] ancora per { $uses } persone
 } · fino al { $day }
hosting-withdraw = Ritira
hosting-withdraw-of = Ritira { $name }
hosting-deeds-none = Non è ancora stato fatto nulla.
hosting-deed-by = { $name }, { $at }
hosting-command-line = Riga di comando
hosting-reason = Motivo, per il registro
hosting-told = Consegnalo. Si vede solo adesso:
hosting-cancel = Lascia stare
hosting-done = Fatto, e scritto nel registro.
hosting-copy = Copia
hosting-copied = Copiato.
hosting-sure-ban = Bandire { $name }?
    .says = L’account e i suoi bot vengono scollegati e non entrano più. Puoi riammetterli.
hosting-do-ban = Bandisci
hosting-sure-unban = Riammettere { $name }?
    .says = Potrà accedere di nuovo.
hosting-do-unban = Riammetti
hosting-sure-link = Una nuova password per { $name }?
    .says = Ricevi un link da consegnare. Vale una volta, per due giorni.
hosting-do-link = Crea il link
hosting-sure-forget = Eliminare { $name } per sempre?
    .says = Tutto ciò che lo riguarda viene eliminato, anche i suoi bot. Ai suoi posti non c’è più un nome. Non si può tornare indietro.
hosting-do-forget = Elimina
hosting-sure-end = Annullare { $name }?
    .says = La partita finisce senza risultato. Non si può tornare indietro.
hosting-do-end = Annulla la partita
hosting-sure-remove = Eliminare { $name } per sempre?
    .says = La partita, il suo registro e la sua chat vengono eliminati. Non si può tornare indietro.
hosting-do-remove = Elimina
hosting-sure-line = Togliere «{ $name }»?
    .says = La riga sparisce dalla chat di tutti. Non si può tornare indietro.
hosting-do-line = Togli
hosting-sure-settle = Concludere la segnalazione su { $name }?
    .says = Resta tra quelle concluse.
hosting-do-settle = Concludi
hosting-sure-invite = Creare un invito?
    .says = Ricevi un codice da consegnare. Si vede una volta sola.
hosting-do-invite = Crea
hosting-sure-withdraw = Ritirare { $name }?
    .says = Con questo invito non entra più nessuno.
hosting-do-withdraw = Ritira
hosting-deed-ban = Al bando
hosting-deed-unban = Riammesso
hosting-deed-password = Nuova password
hosting-deed-link = Link per la password
hosting-deed-forget = Eliminato
hosting-deed-end = Partita annullata
hosting-deed-remove = Partita eliminata
hosting-deed-line = Riga di chat tolta
hosting-deed-settle = Segnalazione conclusa
hosting-deed-invite = Invito creato
hosting-deed-withdraw = Invito ritirato
hosting-deed-host = È gestore
hosting-deed-unhost = Non è più gestore
hosting-deed-prune = Vecchi dati eliminati
