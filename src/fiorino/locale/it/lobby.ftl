### The lobby and the pages around the table: matches, watch, rules, settings.

## The first page

lobby-title = Fiorino: due giochi di mercanti toscani
lobby-tab = Sala
lobby-game-siena = Siena
    .players = 2–5 giocatori
    .time = 90 min
    .tag = Da contadino a mercante, da mercante a banchiere.
    .picture = Un affresco di Siena: il duomo a strisce, la torre di mattoni sopra il Campo, danzatrici per strada, la porta e colline con ulivi.
lobby-game-medici-vs-strozzi = Medici vs Strozzi
    .players = 2 giocatori
    .time = 25 min
    .tag = Un lotto, un prezzo, due casate.
    .picture = Due navi mercantili a una banchina al tramonto, una a strisce blu con un disco, l’altra a strisce arancioni con un esagono, e in mezzo le merci.
lobby-play-now = Gioca ora
    .against = contro i bot
lobby-same-device = Stesso schermo
lobby-invite = Invita con un link
lobby-introductory = Partita introduttiva
    .says = Senza le carte con asterisco: più facile da imparare, altrettanto avvincente.
lobby-ways = Pagine
lobby-way-lobby = Gioca
lobby-way-matches = Partite
lobby-way-watch = Guarda
lobby-way-learn = Impara
lobby-way-settings = Io
lobby-turns = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
}

## Lists of the first page

lobby-open-tables = Tavoli aperti
lobby-new-table = Nuovo tavolo
lobby-no-tables = In questo momento nessuno aspetta giocatori.
    .way = Apri un tavolo
lobby-running = Partite in corso
lobby-all-running = Tutte
lobby-join = Unisciti
lobby-watch = Guarda
lobby-my-matches = Le mie partite
lobby-all-matches = Tutte le partite
lobby-no-matches = Non hai ancora giocato. Le tue partite resteranno qui.
    .way = Gioca ora
lobby-your-turn = Tocca a te
lobby-go-on = Continua
lobby-match-with = { $game } · { $names }
lobby-match-since = { $game } · { $ago }
lobby-table = { $game } · { $clock }
lobby-table-rated = { $game } · { $clock } · classificata
lobby-seats-taken = { $taken } posti su { $players } occupati
lobby-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bot
}
lobby-nobody-yet = Ancora nessun altro
lobby-on-this-device = Su questo dispositivo
lobby-status-open = in attesa di giocatori
lobby-status-running = in attesa
lobby-status-paused = in pausa
lobby-ended-won = vinta
lobby-ended-lost = persa
lobby-ended-shared = vittoria condivisa
lobby-ended-over = finita
lobby-ended-aborted = annullata
lobby-learn = Impara
lobby-lesson-of = { $game } · lezione { $number }
lobby-lesson-begin = Comincia
lobby-lesson-start = Comincia la lezione «{ $lesson }»
lobby-puzzles = Altri problemi
lobby-rules = Le regole
lobby-documentation = Documentazione

## Clocks

lobby-clock-none = senza orologio
lobby-clock-live = { $minutes } min + { $increment } s
lobby-clock-slow = { $days ->
    [one] { $days } giorno per mossa
   *[other] { $days } giorni per mossa
}

## How many play: same device, invitation

lobby-how-many = Quanti giocatori?
lobby-device-title = { $game } su questo dispositivo
lobby-device-says = Vi passate il dispositivo. Prima di ogni turno un sipario nasconde ciò che gli altri non devono vedere. Chi non ha un nome lo prende dal colore del proprio posto.
lobby-device-begin = Comincia
lobby-invite-title = Invita a giocare a { $game }
lobby-invite-says = Ricevi un link e un’immagine da inquadrare. Chi apre il link prende un posto libero; a nessuno serve un account.
lobby-invite-begin = Crea il link

## New table

lobby-new-title = Nuovo tavolo
lobby-which-game = Quale gioco?
lobby-seats = Posti
lobby-seat = Posto { $number }
lobby-seat-me = Io
lobby-seat-open = Libero: chi vuole si unisce
lobby-bot = Bot: { $bot }
lobby-bot-random = Bot: gioca a caso
lobby-bot-greedy = Bot: prende ciò che sembra meglio
lobby-bot-easy = Bot, facile: un primo avversario
lobby-bot-normal = Bot, normale: gioca con giudizio
lobby-bot-hard = Bot, difficile: sbaglia poco
lobby-bot-master = Bot, maestro: gioca al suo meglio
lobby-style-of = Stile del bot: { $seat }
lobby-style-none = Nessuno stile particolare
lobby-style-surprise = Sorprendimi
lobby-style-patient = Paziente: aspetta l’occasione migliore
lobby-style-bold = Audace: osa di più
lobby-style-builder = Costruttore: costruisce dove può
lobby-style-patron = Mecenate: spende per arte e carità
lobby-levels-untrained = I bot non sono allenati per questa scatola o per queste opzioni. Guardano comunque avanti, ma giudicano con meno sicurezza.
lobby-levels-by-thumb = I bot non sono allenati per questa scatola. Da facile a maestro giocano tutti secondo regole empiriche.
lobby-hints-on = con suggerimenti
lobby-hints-off = senza suggerimenti
lobby-kind-of-game = Tipo di partita
lobby-clock = Orologio
lobby-clock-kind-none = Nessuno
    .says = Ognuno si prende il tempo che gli serve.
lobby-clock-kind-live = Dal vivo
    .says = Ognuno ha un numero fisso di minuti per tutta la partita, e qualche secondo in più a ogni risposta. Chi esaurisce il tempo perde.
lobby-clock-kind-slow = A giorni
    .says = Ognuno ha un numero fisso di giorni per ogni risposta. Non occorre essere qui nello stesso momento.
lobby-clock-minutes = Minuti per giocatore
lobby-clock-increment = Secondi in più a ogni risposta
lobby-clock-days = Giorni per ogni risposta
lobby-who-comes = Chi può venire
lobby-listed = Tutti
    .says = Il tavolo compare nella sala.
lobby-by-link = Solo con il link
    .says = Senza il link nessuno lo trova.
lobby-spectators = Spettatori
    .says = Altri possono guardare; non vedono le carte nascoste.
lobby-rated = Classificata
    .says = Il risultato conta per la classifica.
lobby-unrated-box = Una partita classificata si gioca con la scatola normale.
lobby-unrated-bots = Una partita classificata è solo tra persone.
lobby-unrated-same-device = In una partita classificata ognuno ha un posto tutto suo.
lobby-rules-of-table = Edizione e regole
lobby-changed = { $count ->
    [one] { $count } modificata
   *[other] { $count } modificate
}
lobby-edition = Edizione
lobby-edition-english = Inglese
lobby-edition-dutch = Olandese
lobby-edition-german = Tedesca
lobby-edition-hungarian = Ungherese
lobby-edition-usual = le regole normali
lobby-edition-differs = { $count ->
    [one] { $count } regola diversa
   *[other] { $count } regole diverse
}
lobby-own-changes = { $count ->
    [one] Hai modificato { $count } regola di questa edizione.
   *[other] Hai modificato { $count } regole di questa edizione.
}
    .way = Come nell’edizione
lobby-option-rule = Regola { $rule }
lobby-box = File della scatola
lobby-box-own = la tua scatola
lobby-box-says = Carte e numeri vengono da un file della scatola. Se possiedi una copia stampata, puoi giocare con i suoi numeri: un file TOML come quello che scrive «fiorino rules».
lobby-box-choose = Scegli un file
lobby-box-chosen = Si userà { $name }.
lobby-box-paste = Oppure incolla il testo
lobby-box-too-long = Un file della scatola ha al massimo 16000 caratteri.
lobby-box-forget = Usa la scatola normale
lobby-open-table = Apri il tavolo
lobby-start-table = Comincia

## The options of Siena

lobby-option-siena-game = Partita
    .says = La partita introduttiva lascia fuori l’Asta iniziale, le carte Fato e le carte con asterisco, e comincia con 18 Fiorini. La partita avanzata non finisce con il round 20.
lobby-value-siena-game-standard = Standard
lobby-value-siena-game-introductory = Introduttiva
lobby-value-siena-game-advanced = Avanzata
lobby-option-siena-hands = Carte in mano
    .says = Se tutti possono vedere le carte in mano agli altri.
lobby-value-siena-hands-closed = Coperte
lobby-value-siena-hands-open = Scoperte
lobby-option-siena-opening_pass = Chi rinuncia nell’Asta iniziale
    .says = Chi rinuncia ad aprire un’asta è escluso solo dalla prossima, o da tutte quelle che seguono.
lobby-value-siena-opening_pass-next_auction = Esclude dalla prossima asta
lobby-value-siena-opening_pass-all_auctions = Esclude da tutte le aste
lobby-option-siena-auction_order = Ordine delle offerte
    .says = Chi offre dopo la prima offerta di chi apre; o se chi apre propone soltanto una carta e tutti fanno offerte.
lobby-value-siena-auction_order-from_starter = Da chi apre verso l’alto
lobby-value-siena-auction_order-from_poorest = Dal più povero verso l’alto
lobby-value-siena-auction_order-all_from_poorest = Tutti, dal più povero
lobby-option-siena-artist_auction_order = Ordine delle offerte per un Artista
    .says = A chi tocca per primo dopo l’offerta di chi ha aperto.
lobby-value-siena-artist_auction_order-from_opener = Da chi apre verso l’alto
lobby-value-siena-artist_auction_order-from_poorest = Dal più povero verso l’alto
lobby-option-siena-exact_fill_sale = Riquadro riempito esattamente
    .says = Se ogni lavorante dà il diritto di vendere la sua merce, o solo se un’unità era già pronta, o se ne è stata completata una e sono avanzati lavoranti.
lobby-value-siena-exact_fill_sale-may_sell = Si vende
lobby-value-siena-exact_fill_sale-no_right = Nessun diritto
lobby-option-siena-selling = Vendita
    .says = Se bisogna vendere un’unità di ogni merce che si ha il diritto di vendere.
lobby-value-siena-selling-optional = Facoltativa
lobby-value-siena-selling-compulsory = Obbligatoria
lobby-option-siena-charity_limit = Quante volte beneficenza
    .says = Quante volte un Mercante può fare beneficenza.
lobby-value-siena-charity_limit-once_a_turn = Una volta per turno
lobby-value-siena-charity_limit-each_income = A ogni entrata
lobby-option-siena-charity_income = Beneficenza da quali entrate
    .says = Con quali entrate un Mercante può fare beneficenza.
lobby-value-siena-charity_income-goods_sales = Stoffa e Spezie
lobby-value-siena-charity_income-all_but_inn_set = Tutte tranne le Locande
lobby-value-siena-charity_income-all_income = Tutte le entrate
lobby-option-siena-journey_stop = Una tappa più corta della strada
    .says = Che cosa fa un Mercante quando una tappa finisce prima dell’ultima casella della strada.
lobby-value-siena-journey_stop-stays_on_road = Resta sulla strada
lobby-value-siena-journey_stop-leaves_after_cashing = Incassa e la lascia, o resta
lobby-option-siena-journey_again = Altre tappe
    .says = Se può viaggiare ancora nello stesso turno dopo una tappa finita prima dell’ultima casella.
lobby-value-siena-journey_again-not_this_turn = Non in questo turno
lobby-value-siena-journey_again-this_turn = Nello stesso turno
lobby-option-siena-journey_pay = Quando paga una strada
    .says = Quando è pagato un Mercante che si ferma prima dell’ultima casella di una strada: a ogni tappa, o alla fine del turno per la casella in cui sosta.
lobby-value-siena-journey_pay-each_leg = A ogni tappa
lobby-value-siena-journey_pay-at_rest = Alla fine del turno
lobby-option-siena-journey_cards = Le carte Viaggio
    .says = Chi può giocare le carte Viaggio per i lavoranti.
lobby-value-siena-journey_cards-anybody = Contadini e Mercanti
lobby-value-siena-journey_cards-merchants_only = Solo i Mercanti
lobby-option-siena-inn_cards_for_20 = Carte Locanda per 20 Fiorini
    .says = Quante carte Locanda si giocano insieme per ricevere 20 Fiorini.
lobby-value-siena-inn_cards_for_20-three = Tre
lobby-value-siena-inn_cards_for_20-one_unless_banker = Una, i Banchieri tre
lobby-option-siena-francigena_split = Le merci sulla Via Francigena
    .says = Se un Contadino sceglie le unità da portare, o se tutte quelle che potrebbe vendere partono insieme.
lobby-value-siena-francigena_split-unit_by_unit = Una per una
lobby-value-siena-francigena_split-all_units = Tutte insieme
lobby-option-siena-salimbeni_cards = Le carte Piazza Salimbeni
    .says = Quante carte Piazza Salimbeni un Banchiere può giocare in una sosta.
lobby-value-siena-salimbeni_cards-several = Più d’una
lobby-value-siena-salimbeni_cards-one = Una
lobby-option-siena-mule_on_francigena = Il Mulo sulla Via Francigena
    .says = Se il Mulo porta due unità di una merce sulla Via Francigena.
lobby-value-siena-mule_on_francigena-allowed = Due di una merce
lobby-value-siena-mule_on_francigena-one_of_each = Una di ogni merce
lobby-option-siena-girlfriends_in_inn = Le Amiche nella Locanda
    .says = Se le Amiche della Cortigiana evitano a un Banchiere di pagare dentro la Locanda.
lobby-value-siena-girlfriends_in_inn-no_effect = Nessun effetto
lobby-value-siena-girlfriends_in_inn-save_paying = Non si paga
lobby-option-siena-artist_opening_bid = Prima offerta per un Artista
    .says = Quanto offre chi apre l’asta per un Artista.
lobby-value-siena-artist_opening_bid-at_least_15 = Almeno 15
lobby-value-siena-artist_opening_bid-exactly_15 = Esattamente 15
lobby-option-siena-stinginess = Il conto dell’avarizia
    .says = I cubetti costano 1 punto, poi 2, poi 3: per ogni Banchiere da capo, oppure di seguito da un Banchiere all’altro, a partire dal più povero.
lobby-value-siena-stinginess-per_player = Per ogni giocatore
lobby-value-siena-stinginess-across_players = Da uno all’altro
lobby-option-siena-two_player_poorest = Il più povero dei due
    .says = Quanto perde alla fine il più povero in una partita a due.
lobby-value-siena-two_player_poorest-loses_nothing = Nulla
lobby-value-siena-two_player_poorest-loses_2 = 2 punti

## The options of Medici vs Strozzi

lobby-option-medici-vs-strozzi-last_lot = L’ultimo lotto del sacchetto
    .says = Se il lotto con l’ultima tessera del sacchetto viene ancora venduto e caricato.
lobby-value-medici-vs-strozzi-last_lot-sold = Si vende
lobby-value-medici-vs-strozzi-last_lot-not_sold = Non si vende

## What all these pages share

page-cancel = Annulla
page-try-again = Riprova
page-away = Il server non è raggiungibile. Controlla la connessione; intanto si riprova.
page-save = Salva

## Settings

page-settings-title = Impostazioni
page-settings-me = Io
page-settings-look = Aspetto
page-settings-table = Al tavolo
page-settings-notices = Notifiche
page-settings-account = Account
page-settings-data = I tuoi dati
page-settings-ratings = Classifica
page-settings-webhook = Webhook
page-name = Nome che vedono gli altri
page-name-saved = Ora ti chiami { $name }.
page-language = Lingua
page-theme = Chiaro o scuro
page-theme-auto = Come il sistema
page-theme-light = Chiaro
page-theme-dark = Scuro
page-motion = Animazioni
page-motion-auto = Come il sistema
page-motion-full = Tutte
page-motion-none = Nessuna
page-pace = Mosse degli altri
page-pace-instant = Subito
    .says = Nulla si muove. Ciò che è cambiato resta cerchiato per un momento.
page-pace-normal = Una alla volta
    .says = Ogni mossa è una breve scena. La barra spaziatrice la chiude, con Maiusc tutte quelle in attesa.
page-pace-slow = Lentamente
    .says = Ogni scena dura il doppio e nessuna viene accorciata.
page-palette = Colori dei giocatori
page-palette-usual = Normali
page-palette-contrast = Contrasto più forte
page-palette-says = Ogni giocatore ha anche una forma.
page-answering = Risposte
page-answering-confirm = Con conferma
    .says = Il primo tocco mostra che cosa succederebbe; il secondo invia.
page-answering-instant = Immediate
    .says = Il primo tocco invia la risposta.
page-tips = Consigli
    .says = Un breve consiglio al tavolo quando c’è qualcosa di nuovo.
page-sound = Suono
page-volume = Volume
page-notices-turn = Avvisami quando tocca a me
page-notices-off = Il sistema mostra una notifica quando questa pagina non è in vista.
page-notices-on = Il sistema mostra una notifica quando questa pagina è aperta ma non in vista.
page-notices-pushed = Il sistema mostra una notifica, anche quando questa pagina è chiusa.
page-notices-denied = Il tuo browser non permette notifiche da questa pagina. Prima consentile nelle sue impostazioni.
page-notices-unsupported = Questo browser non può mostrare notifiche.
page-account-guest = Giochi come ospite. Un account conserva le tue partite e la tua classifica quando vieni con un altro browser; non serve un indirizzo e-mail.
page-account-is = Hai effettuato l’accesso come { $name }.
page-account-way = Nuovo o esistente
page-register = Nuovo account
page-log-in = Accedi
page-log-out = Esci
page-user-name = Nome utente
page-password = Password
page-password-says = Almeno 8 caratteri. Solo chi gestisce questo server può dartene una nuova.
page-data-says = Quello che questo server conserva su di te è tuo.
page-data-download = Scarica i miei dati
page-password-old = La tua password attuale
page-password-new = La tua nuova password
page-password-change = Cambia la password
page-password-changed = La password è cambiata. Negli altri browser devi accedere di nuovo.
page-log-out-everywhere = Esci ovunque
page-logged-out-everywhere = Sei uscito da tutti i browser.
page-delete = Cancella tutto su di me
page-delete-says = Nome, account, chat, note e classifica vengono cancellati per sempre. Le partite restano senza il tuo nome, e un bot continua a giocare per te.
page-delete-sure = Cancella tutto
page-delete-keep = Conserva
page-deleted = Tutto su di te è stato cancellato.
page-invitation = Il tuo invito
page-invitation-send = Entra
page-register-send = Crea l’account
page-log-in-send = Accedi
page-registered = Il tuo account { $name } è pronto. Tutto ciò che hai giocato resta tuo.
page-logged-in = Hai effettuato l’accesso come { $name }. Anche ciò che hai giocato qui come ospite ora è lì.
page-logged-out = Hai lasciato l’account e giochi di nuovo come ospite.
page-account-wrong = Il nome utente o la password non sono giusti.
page-account-taken = Questo nome utente è già di qualcun altro. Scegline uno diverso.
page-account-fault-name-length = Un nome utente ha da 2 a 20 caratteri.
page-account-fault-name-letters = Un nome utente è fatto di lettere dalla a alla z, cifre, «-» e «_».
page-account-fault-name-begins = Un nome utente comincia con una lettera.
page-account-fault-password-short = Una password ha almeno 8 caratteri.
page-account-fault-password-same = La password deve essere diversa dal nome utente.
page-webhook-says = Un tuo indirizzo che il server chiama con un breve messaggio JSON quando tocca a te. Un campo vuoto lo toglie.
page-webhook-address = Indirizzo
page-webhook-saved = Il webhook è salvato.
page-webhook-gone = Il webhook è stato tolto.
page-ratings-none = Non hai ancora un punteggio di classifica. Le partite classificate si giocano tra persone.
page-ratings-way = Apri un tavolo
page-rating-of = { $players } giocatori · { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
}
page-rating-provisional = provvisorio

## Rules

page-rules-title = Le regole di { $game }
page-rules-says = Numerate come le cita il tavolo. Le decisioni segnate sono nostre, dove i regolamenti tacciono.
page-rules-search = Cerca nelle regole
page-rules-found = { $count ->
    [0] nessun risultato
    [one] { $count } regola
   *[other] { $count } regole
}
page-rules-print = Stampa
page-rules-contents = Indice
page-rules-option = { $option }: { $value }
page-rules-copy = Copia il link alla regola { $number }
page-rules-copied = Il link alla regola { $number } è copiato.
page-rules-nothing = Nessuna regola contiene «{ $query }».
page-rules-all = Tutte le regole
page-rules-up = Torna su

## Matches

page-matches-title = Le mie partite
page-matches-going = In corso
page-matches-none-going = Non hai partite in corso.
page-to-play = Gioca
page-matches-past = Finite
page-matches-search = Cerca per nome
page-matches-game = Gioco
page-matches-all = Entrambi i giochi
page-matches-nothing = Nessuna partita trovata.
page-matches-show-all = Mostra tutte
page-matches-more = Queste sono le ultime { $count }. Cerca per trovare le più vecchie.
lobby-your-turn-with = Tocca a te · { $names }
page-match-rated = classificata
page-match-scores = Punteggi finali per posto
page-match-replay = Rivedi
page-match-export = Esporta
page-match-export-of = Esporta la partita con { $names }
page-import = Importa registrazione
page-import-title = Importa una registrazione
page-import-says = Una registrazione contiene ogni mossa di una partita. Diventa una tua partita che puoi rivedere, e continuare se non è finita.
page-import-choose = Scegli un file
page-import-drop = oppure trascinalo qui; finisce in .fiorino
page-import-paste = Oppure incolla il testo
page-import-take = Importa
page-import-empty = Non c’è ancora nulla da importare. Scegli un file, o incolla il testo.
page-import-unreadable = Questa non è una registrazione: non si può leggere.
page-import-other = Questa non è la registrazione di una partita.

## Watch

page-watch-title = Guarda
page-watch-says = Partite in corso in questo momento. Vedi ciò che tutti possono vedere.
page-watch-none = In questo momento nessuno gioca in pubblico.
page-watch-moves = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}
page-watch-of = Guarda { $names }

## Without a network, a new version, and what the system shows while no page is open

page-offline = Non sei in linea, o il server non risponde. Questa pagina torna da sola; nulla delle tue partite va perso.
page-new-version = C’è una nuova versione di Fiorino.
    .way = Aggiorna
page-push-title = Tocca a te
page-push-body = { $game } aspetta la tua risposta.

## What a link to a table shows where it is shared

lobby-preview-invitation = { NAME($name) } ti invita a giocare a { $game }
lobby-preview-table = { $game }: { $names }
lobby-preview-seats = { $free ->
    [one] C’è un posto libero. Siediti.
   *[other] Ci sono { $free } posti liberi. Siediti.
}
lobby-preview-match = { $status ->
    [over] La partita è finita. Rivedila mossa per mossa.
    [aborted] La partita è stata annullata.
   *[running] La partita è in corso. Vieni a guardare.
}
page-to-host = Alla pagina di gestione
page-bots = Bot tuoi
    .says = Un bot gioca con un token attraverso l’API, ed è segnato come bot. La guida è in docs/bots.md.
page-bot-token = Il token di { $name }. Conservalo: si vede solo adesso.
page-bot-copy = Copia
page-bot-copied = Il token è copiato.
page-bot-renew = Nuovo token
page-bot-renew-of = Nuovo token per { $name }
page-bot-remove = Togli
page-bot-remove-of = Togli { $name }
page-bot-sure = Togli per sempre
page-bot-name = Nome del bot
page-bot-make = Crea un bot
page-email = Indirizzo e-mail
page-email-says = Per i turni nelle partite lente, e per una nuova password se la dimentichi.
page-email-sent = Un link è in viaggio verso quell’indirizzo. Aprilo per confermare.
page-email-gone = L’indirizzo è eliminato.
page-email-turns = Avvisami dei miei turni nelle partite lente
page-forgot = Ho dimenticato la password
page-forgot-sent = Se questo account ha un indirizzo, un link è in viaggio.
page-reset-title = Una nuova password
page-confirm-title = Il tuo indirizzo e-mail
page-confirm-says = D’ora in poi Fiorino scrive a questo indirizzo.
page-confirm-send = Conferma
page-reset-done = La password è cambiata. Accedi con quella nuova.
page-confirmed = L’indirizzo è confermato.
