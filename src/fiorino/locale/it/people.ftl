### Persone fra loro: trovare avversari, sedersi, profili, la classifica, blocchi e segnalazioni.

people-anyone = Gioca con chiunque
people-anyone-game = Gioco
people-anyone-players = Giocatori
people-anyone-pace = Ritmo
people-anyone-kind = Partita
people-anyone-casual = Amichevole
people-anyone-window = Avversari
people-anyone-any = di ogni livello
people-anyone-near = entro { $points } punti da me
people-anyone-find = Cerca giocatori
people-anyone-waiting = Si cercano giocatori: { $game }, { $pace }. La partita comincia da sola.
people-anyone-cancel = Interrompi la ricerca
people-anyone-others = { $count ->
    [one] Una persona aspetta proprio questo. Premi il pulsante per giocare.
   *[other] { $count } persone aspettano proprio questo. Premi il pulsante per giocare.
    }
people-anyone-join = { $count } in attesa: { $game }, { $pace }
people-clock-own = Altro…
people-clock-kind = Tipo di orologio
people-seat-name = Nome
people-seat-name-of = Nome di chi gioca: { $seat }
people-hints = Suggerimenti
    .says = Chi gioca può chiedere che cosa farebbe un bot.
    .rated = Nelle partite classificate non ci sono suggerimenti.
people-join-title = Hai un invito a { $game }
people-join-with = Al tavolo: { $names }
people-join-nobody = Al tavolo non c’è ancora nessuno.
people-join-name = Il tuo nome
people-join-watch = Guarda
people-join-full = Il tavolo è al completo. Puoi guardare la partita.
people-join-closed = Il tavolo è al completo, e questa partita non si può guardare.
people-join-lobby = Alla lobby
people-invite-here = Solo questo computer raggiunge il server. Per far entrare altri, avvialo così:
people-invite-network = Manda questo link a chi è nella tua rete.
people-seat-bot = Metti un bot
people-seat-free = Togli il bot
people-profile = Profilo
people-guest = Ospite. Solo chi ha un account ha uno storico.
people-since = Qui dal { $day }
people-ratings = Punteggi
people-no-ratings = Ancora nessuna partita classificata.
people-rating-of = { $players } giocatori · { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
    }
people-played = Partite
people-record = { $wins } vinte su { $matches }
people-recent = Ultime partite
people-nothing = Ancora nessuna partita pubblica finita.
people-none = Qui non c’è nessuno
people-block = Blocca
people-unblock = Sblocca
people-unblock-of = Sblocca { $name }
people-blocked = { $name }: bloccato. Non giocherete insieme e non leggerai i suoi messaggi.
people-unblocked = { $name }: blocco tolto.
people-blocks = Persone bloccate
    .says = Non giochi con loro e non leggi i loro messaggi.
people-blocks-none = Non hai bloccato nessuno.
people-report = Segnala…
people-report-title = Segnala { $name }
people-report-why = Che cosa non va?
people-report-abuse = Insulti
people-report-cheating = Imbrogli
people-report-stalling = Perdita di tempo
people-report-name = Il nome
people-report-other = Altro
people-report-text = Che cosa è successo? (Puoi lasciarlo vuoto.)
people-report-send = Invia a chi gestisce il server
people-reported = Grazie. Chi gestisce questo server lo esaminerà.
people-leaders = Classifica
    .says = Chi ha il punteggio più alto. Gli ospiti non compaiono.
people-leaders-none = Qui nessuno ha ancora giocato abbastanza partite classificate.
people-players = { $count } giocatori
people-place = Posto
people-player = Nome
people-rating = Punteggio
people-matches = Partite
people-anyone-offline = Per trovare giocatori serve una connessione in tempo reale con il server. In alternativa apri un tavolo e manda il link.
people-anyone-cut = La connessione è interrotta. La ricerca riprende appena torna.
people-admits-bots = Possono unirsi i bot dei giocatori
    .says = Sono segnati come bot, e contano per la classifica.
people-bot-of = Un bot di { $name }
