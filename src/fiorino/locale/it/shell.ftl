### The frame of the page and the table around both games.

## The top bar and the frame

shell-brand = Fiorino
shell-brand-home = Fiorino, torna in sala
shell-skip = Vai al contenuto
shell-navigation = Pagine
shell-way-lobby = Gioca
shell-way-matches = Le mie partite
shell-way-watch = Guarda
shell-way-learn = Impara
shell-language = Lingua
shell-language-en = English
shell-language-nl = Nederlands
shell-language-de = Deutsch
shell-language-hu = Magyar
shell-language-it = Italiano
shell-theme = Chiaro o scuro
shell-theme-auto = come il sistema
shell-theme-light = chiaro
shell-theme-dark = scuro
shell-theme-to-light = Pagina chiara
shell-theme-to-dark = Pagina scura
shell-guest = Ospite
shell-settings-of = Impostazioni di { $name }
shell-close = Chiudi
shell-cancel = Annulla
shell-reload = Ricarica la pagina
shell-to-lobby = Torna in sala
shell-opening = Si prepara il tavolo…

## Nothing to show

shell-error-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
shell-trouble-nowhere = Questa pagina non esiste
    .more = Forse l’indirizzo è incompleto.
shell-trouble-unreachable = Non è stato possibile aprire la pagina
    .more = Il server non risponde. Controlla la connessione e riprova.
shell-trouble-no-table = Questo tavolo non esiste
    .more = Forse il link è incompleto, oppure il tavolo non è visibile per te.
shell-plain-note = Di questo gioco non c’è ancora un disegno: per questo il tavolo è mostrato come testo.

## How the line to the server stands

shell-line-connecting = Connessione…
shell-line-live = In linea
shell-line-slow = Lento
shell-line-reconnecting = Di nuovo tra { $seconds } s
shell-line-offline = Non in linea
shell-line-new-version = Nuova versione
shell-line-try = Riprova ora
shell-line-reload = Ricarica
shell-line-delay = { $delay } millisecondi fino al server e ritorno

## The decision bar

shell-decision = Scelta
shell-answers = Le tue risposte
shell-your-turn = Tocca a te
shell-turn-announced = Tocca a te. { $question }
shell-decision-past = Stai guardando la mossa { $move }
shell-decision-open = In attesa di giocatori
shell-decision-aborted = Questa partita è stata annullata
shell-decision-paused = La partita è in pausa
shell-decision-away = Un bot gioca per te
shell-decision-lost = Hai abbandonato; un bot continua per te
shell-decision-curtain = Passa il dispositivo al prossimo giocatore
shell-decision-sending = Invio…
shell-decision-kept = «{ $answer }» è in attesa qui
    .more = Parte appena il tavolo risponde.
shell-previewing = Che cosa succederebbe?
shell-take-back = Ritira la mossa
shell-undo = Ritira
shell-back-to-now = Torna al presente
shell-play-on = Continua
shell-be-back = Torna a giocare
shell-be-away = Fai giocare un bot
shell-hint = Suggerimento
shell-hint-thinking = Un bot sta pensando…
shell-hint-says = Un bot farebbe: { $answer }
# What an answer is worth, in brackets behind it. $side is "ahead", "behind" or "level".
shell-advice-coins = { $side ->
        [ahead] alla fine avanti di circa { $coins }
        [behind] alla fine indietro di circa { $coins }
       *[level] alla fine più o meno pari
    }
shell-advice-chance = vince nel { $chance } % dei casi
# What an answer gives away against the best one, in brackets behind it
shell-advice-less-coins = { $coins ->
        [0] altrettanto buona
       *[other] regala { $coins }
    }
shell-advice-less-chance = { $chance ->
        [0] altrettanto buona
       *[other] regala il { $chance } %
    }
shell-refused = Non è possibile: { $reason }.
shell-refused-todo = { $reason } { $todo }

## A number between two others

shell-one-less = Uno in meno
shell-one-more = Uno in più
shell-quick-figures = Cifre rapide

## An order for an auction

shell-standing-label = Offri per me fino a
shell-standing-set = in quest’asta
shell-standing-pass = Passa in quest’asta
shell-standing-bids = Offerta automatica per te fino a { $limit }, solo in quest’asta
shell-standing-passes = Passi automaticamente, solo in quest’asta
shell-standing-cancel = Annulla l’ordine

## Players

shell-players = Giocatori
shell-to-move = di turno
shell-winner = ha vinto
shell-you = tu
shell-bot = bot
shell-level-random = casuale
shell-level-greedy = avido
shell-level-easy = facile
shell-level-normal = normale
shell-level-hard = difficile
shell-level-master = maestro
shell-style-patient = paziente
shell-style-bold = audace
shell-style-builder = costruttore
shell-style-patron = mecenate
shell-away = gioca un bot
shell-not-here = assente
shell-seat-open = posto libero
shell-seat-number = Giocatore { $number }
shell-clock = tempo rimasto { $time }
shell-clock-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
} { $hours } h

## Board, hand and side column

shell-board = Tabellone
shell-strip = Sotto il tabellone
shell-side = Accanto al tabellone
shell-tabs = Diario e chat
shell-tab-log = Diario
shell-tab-chat = Chat
shell-tab-since = Dal mio turno
shell-tab-notes = Appunti
shell-log-empty = Non è ancora successo nulla.
shell-since-empty = Dal tuo turno nessuno ha fatto nulla.
shell-log-left-out = { $count ->
    [one] Un passaggio precedente non è mostrato.
   *[other] { $count } passaggi precedenti non sono mostrati.
}
shell-log-undo = { NAME($seat) } torna indietro di una risposta
shell-log-resign = { NAME($seat) } abbandona
shell-log-timeout = Tempo scaduto per { NAME($seat) }
shell-log-claim = { NAME($seat) } non c’è più; la vittoria è reclamata
shell-log-restart = Il server era assente; gli orologi sono rimasti fermi
shell-log-rules = Da qui in poi la partita segue regole più recenti
shell-log-pause-agree = { NAME($seat) } vorrebbe una pausa
shell-log-pause-paused = { NAME($seat) } accetta: la partita è in pausa
shell-log-pause-decline = { NAME($seat) } non vuole una pausa
shell-log-pause-resume = { NAME($seat) } riprende la partita
shell-chat = Chat
shell-chat-empty = Nessuno ha ancora scritto nulla. Ti leggono solo i giocatori.
    .spectators = Nessuno ha ancora scritto nulla. Ti leggono solo gli spettatori.
shell-chat-write = Scrivi qualcosa
shell-chat-send = Invia
shell-chat-mute = Silenzia { $name }
shell-chat-report = Segnala questo messaggio di { $name }
shell-chat-muted = Non leggi più i messaggi di { $name }.
shell-chat-unread = { $count ->
    [one] un nuovo messaggio
   *[other] { $count } nuovi messaggi
}
shell-notes = Appunti privati su questa partita
shell-notes-hint = Solo tu vedi questi appunti.
shell-notes-loading = Sto recuperando i tuoi appunti…
shell-notes-kept = Salvato
shell-notes-writing = Salvo…
shell-notes-failed = Non è stato possibile salvare gli appunti; controlla la connessione.

## Looking back

shell-replay = Replay
shell-replay-first = Prima mossa
shell-replay-back = Una mossa indietro
shell-replay-forward = Una mossa avanti
shell-replay-last = Torna al presente
shell-replay-rail = Mossa da guardare
shell-replay-now = Mossa { $move } · ora
shell-replay-of = Mossa { $move } di { $last }
shell-link-copied = Il link alla mossa { $move } è copiato.

## Rules

shell-rules = Regole
shell-rule = Regola { $rule }
shell-rule-open = Regola { $rule }
shell-rules-all = Tutte le regole
shell-rules-unreachable = Non è stato possibile aprire le regole; controlla la connessione.

## Waiting for players

shell-waiting = In attesa di giocatori
shell-waiting-title = { $count ->
    [one] Manca un giocatore
   *[other] Mancano { $count } giocatori
}
shell-waiting-share = Invia questo link: chi lo apre può unirsi al tavolo.
shell-invitation = Link d’invito
shell-invitation-copied = Il link è copiato.
shell-invitation-qr = Il link come codice QR
shell-join = Unisciti

## One device for several players

shell-curtain = Passa il dispositivo { NAME($seat, form: "dative") }
shell-curtain-lift = Sono { NAME($seat) }

## The menu of the table

shell-menu = Menu
shell-menu-match = Questa partita
shell-menu-page = Questa pagina
shell-menu-help = Aiuto
shell-pause-ask = Chiedi una pausa
shell-pause-withdraw = Niente pausa, dopotutto
shell-resign = Abbandona
shell-resign-not = Continua a giocare
shell-resign-sure = Abbandoni questa partita?
    .more = { $then ->
        [ends] La partita finisce e vince chi gioca contro di te.
       *[goes-on] Non potrai più vincere; un bot continua per te.
    }
shell-abort = Annulla la partita
shell-abort-sure = Annulli la partita?
    .more = Nessuno ha ancora risposto: non si perde nulla e non conta nulla.
shell-leave = Lascia il tavolo
shell-leave-sure = Lasci questo tavolo?
    .more = Prima dell’inizio il tuo posto torna libero; dopo, un bot gioca per te finché non torni.
shell-stay = Resta
shell-rematch = Rivincita
shell-rematch-go = Alla rivincita
shell-rematch-asked = Rivincita chiesta
shell-try-from-here = Prova dalla mossa { $move }
shell-try-from-move = Torna a una mossa per provare da lì
shell-export = Salva la partita in un file
shell-fairness = Pescate verificabili
shell-fairness-what = Prima della partita il server si è vincolato al suo segreto mostrandone un’impronta. Tutte le pescate derivano da quel segreto e da qualcosa di ogni giocatore; dopo la partita il segreto viene mostrato e chiunque può verificare.
shell-fairness-agree = Ogni pescata di questa partita è quella promessa.
shell-fairness-differ = Le pescate di questa partita non sono quelle promesse.
shell-fairness-commitment = Impronta del segreto, mostrata prima della partita
shell-fairness-secret = Il segreto
shell-fairness-nonces = Ciò che hanno aggiunto i giocatori
shell-fairness-limits = Questo non protegge da un server che durante la partita mostra a qualcuno le carte nascoste.
shell-answering = Una risposta viene
shell-answering-confirm = prima confermata
shell-answering-instant = inviata subito
shell-tips = Consigli al tavolo
shell-sound = Suoni
shell-sound-on = Suoni attivi
shell-sound-off = Suoni spenti
shell-volume = Volume
shell-notify = Avvisami quando tocca a me
shell-notify-blocked = Il browser non permette notifiche da questa pagina.
shell-settings-all = Tutte le impostazioni

## The end

shell-result = Com’è finita

## Keys

shell-keys = Tasti
shell-key-answer = Scegli una risposta
shell-key-pass = Passa, o fine turno
shell-key-confirm = Conferma
shell-key-cancel = Annulla la bozza; torna al presente
shell-key-undo = Ritira la risposta
shell-key-step = Una mossa indietro o avanti
shell-key-ends = Prima mossa; ora
shell-key-zoom = Tabellone più vicino o più lontano
shell-key-sound = Suoni attivi o spenti
shell-key-help = Questo elenco
shell-key-number = ↑ e ↓ di 1, tasti Pagina di 5: prezzo od offerta
shell-key-region = Vai a tabellone, mano, diario, chat, lettura
shell-key-skip = Finisce la scena, o tutte le scene
shell-key-offer = Accetta o rifiuta una proposta, se ha il fuoco
shell-keys-more = Il tasto Tab porta da una parte all’altra: domanda, tabellone, carte, giocatori, diario, barra. Le frecce si muovono dentro una parte. Invio manda la bozza, ovunque sia il fuoco, tranne su ciò che ha un significato proprio.

## The question and its slots

shell-slots = Risposta
shell-why = Perché?
shell-why-rule = Perché? Regola { $rule }
shell-go-on = Avanti
shell-hold = Tieni premuto su carta o luogo per i dettagli.
shell-choose-first = Prima scegli
shell-thinking = { $timed ->
    [yes] { NAME($seat) } pensa, { $time }
   *[no] { NAME($seat) } pensa
}
shell-decision-kept-short = Non ancora inviata
shell-limit = Limite…
shell-limit-kept = Limite { $limit }
shell-limit-passing = Passa
shell-deeds-all = Torna a tutte
shell-deeds-more = Altro…
shell-deeds-group = { $name }…
shell-review = Rivedi
shell-replay-link-short = Copia link
shell-to-lobby-short = Sala
shell-tab-coach = Lezione
shell-tab-answer = Risposta
shell-tab-table = Tavolo
shell-result-won = { $how ->
    [timeout] { NAME($seat) } vince per il tempo
    [resign] { NAME($seat) } vince per abbandono
    [claim] { NAME($seat) } ottiene la vittoria
   *[answer] { NAME($seat) } vince la partita
}
shell-result-mine = { $how ->
    [timeout] Vinci per il tempo
    [resign] Vinci per abbandono
    [claim] Ottieni la vittoria
   *[answer] Vinci la partita
}
shell-result-shared = La vittoria è condivisa
shell-result-nobody = Non vince nessuno

## Offers in the bar

shell-offer-pause-mine = Hai chiesto una pausa: { $said } su { $others } dicono sì
shell-offer-rematch-mine = Hai chiesto la rivincita: { $said } su { $others } dicono sì
shell-offer-rematch = { NAME($seat) } propone la rivincita
shell-offer-pause-declined = { NAME($seat) } ora non vuole una pausa
shell-offer-rematch-declined = { NAME($seat) } non vuole la rivincita
shell-offer-gone = { NAME($seat) } non è in linea. Fra { $seconds } s puoi chiedere la vittoria.
shell-offer-gone-long = { NAME($seat) } manca da molto.
shell-offer-claim = Chiedi la vittoria
shell-offer-pause = { NAME($seat) } chiede una pausa
shell-offer-away = { NAME($seat) } è via. Fino al ritorno gioca un bot.
shell-offer-accept = Accetta
shell-offer-decline = Rifiuta
shell-offer-take-back = Ritira
shell-went-on = A questo si era già risposto; ora il tavolo sta così.
shell-result-by-timeout = Tempo scaduto per { NAME($seat) }.
shell-result-by-resign = { NAME($seat) } ha abbandonato.
shell-result-by-claim = { NAME($seat) } è mancato troppo a lungo.
shell-result-rating = Punteggio { $before } → { $after }

## Taking back by consent, and who is there

shell-ask-back = Ritira…
shell-ask-back-long = Chiedi di ritirare la tua ultima mossa
shell-log-takeback-ask = { NAME($seat) } chiede di ritirare l’ultima mossa
shell-log-takeback-accept = { NAME($seat) } è d’accordo
shell-log-takeback-taken = { NAME($seat) } è d’accordo: la mossa è ritirata
shell-log-takeback-alone = { NAME($seat) } ritira l’ultima mossa
shell-log-takeback-decline = { NAME($seat) } non è d’accordo: la mossa resta
shell-log-takeback-withdraw = { NAME($seat) } lascia la mossa com’è
shell-offer-takeback = { NAME($seat) } chiede di ritirare l’ultima mossa
shell-offer-takeback-mine = Hai chiesto di ritirare la mossa: { $said } su { $others } d’accordo
shell-offer-takeback-declined = { NAME($seat) } non è d’accordo: la mossa resta
shell-offer-left = { NAME($seat) } non è in linea.
shell-offer-back = { NAME($seat) } è di nuovo qui.
shell-chat-said = { $name } dice: { $text }
shell-watching = { $count ->
    [one] Una persona guarda
   *[other] { $count } persone guardano
}
shell-watching-more = { $count ->
    [one] e un’altra persona
   *[other] e altre { $count } persone
}
shell-offer-let-stand = Lascia così
shell-log-pause-withdraw = { NAME($seat) } non vuole più una pausa
shell-level-own = bot proprio
