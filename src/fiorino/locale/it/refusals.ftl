# What the rules and the server refuse, and what to do about it.
# A sentence of the rules begins small; it stands after “Non è possibile:” and before its rule.
# $card, $good and $harbor are words of the game, $asked and $seat the names of players, and $answers
# the answers that can be given, “a, b or c”.

## The engine

# The rules
refusal-not-an-answer = questa non è una risposta a ciò che si chiede ora
refusal-play-after-end = la partita è finita
refusal-not-asked = deve rispondere { NAME($asked) }, non { NAME($seat) }

# Going back
refusal-nothing-to-undo = Non c’è nessuna mossa da ritirare.
refusal-undo-draw = Una pescata non si può ritirare.
refusal-undo-others = Puoi ritirare solo una tua risposta.
refusal-undo-asked = Non si può tornare indietro: nel frattempo è toccato a un altro giocatore.
refusal-undo-seen = Non si può tornare indietro: si è visto qualcosa di nascosto.
refusal-no-such-move = { $moves ->
    [one] La partita ha { $moves } mossa; la mossa { $move } non esiste.
   *[other] La partita ha { $moves } mosse; la mossa { $move } non esiste.
 }

# Answers as text
refusal-answer-needed = Serve una risposta: { $answers }.
refusal-answer-unclear = «{ $text }» può essere { $answers }; scrivi qualcosa di più.
refusal-answer-unknown = «{ $text }» non è chiaro; rispondi con { $answers }.
refusal-answer-unknown-near = «{ $text }» non è chiaro; rispondi con { $answers }. Volevi dire «{ $near }»?
refusal-answer-not-whole = «{ $number }» non è un numero intero; rispondi con { $answers }.
refusal-no-action = «{ $text }» non è un’azione.
refusal-no-action-near = «{ $text }» non è un’azione. Volevi dire «{ $near }»?
refusal-not-offered = «{ $text }» ora non è tra le risposte.

# Setting up
refusal-player-count = { $title } è per { $counts } giocatori, non { $players }.

## Medici vs Strozzi

# The lot
refusal-medici-stop-first = prima smetti di pescare; poi si dice il prezzo
refusal-medici-draw-or-stop = ora pesca un’altra tessera, o smetti
refusal-medici-bag-empty = il sacchetto è vuoto
refusal-medici-lot-full = { $most ->
    [one] un lotto ha al massimo { $most } tessera
   *[other] un lotto ha al massimo { $most } tessere
 }
refusal-medici-ships-full = su nessuna delle tue navi c’è posto per altre tessere
refusal-medici-drawing-stopped = hai già smesso di pescare

# The price
refusal-medici-name-price = ora bisogna fissare un prezzo da 0 a { $highest }
refusal-medici-buy-or-refuse = il prezzo è { $price }: compra o rifiuta

# The ships
refusal-medici-load-or-throw = il lotto è comprato: caricalo o scartalo
refusal-medici-no-such-ship = non c’è una nave o un porto così
refusal-medici-no-room = sulla nave da { $ship } i posti liberi sono { $room }: non bastano per tutto il lotto
refusal-medici-ship-stays = la nave da { $ship } resta nel porto di { THING($harbor) } fino alla fine del round
refusal-medici-harbor-taken = nel porto di { THING($harbor) } c’è già un’altra tua nave

## Siena

# Auctions
refusal-siena-start-or-decline = ora puoi aprire un’asta, o rinunciare
refusal-siena-card-not-open = la carta { THING($card) } non è esposta
refusal-siena-bid-too-low = l’offerta deve essere di almeno { $least }
refusal-siena-purse-too-small = nella tua borsa ci sono { $money }, meno di { $bid }
refusal-siena-must-bid = ora bisogna fare un’offerta
refusal-siena-bid-or-pass = ora bisogna fare un’offerta o passare
refusal-siena-no-auction = ora non c’è un’asta in cui fare offerte

# Buying
refusal-siena-take-or-pass = ora puoi prendere una carta o passare
refusal-siena-card-starred = la carta { THING($card) } ha l’asterisco; le carte così si mettono all’asta
refusal-siena-card-too-dear = la carta { THING($card) } ti costa { $coins }, e hai { $money }
refusal-siena-taken-before = le carte si prendono prima che comincino i turni

# Turns
refusal-siena-name-first = indica chi fa il primo turno
refusal-siena-not-now = ora, in questo turno, non si può
refusal-siena-card-not-held = non hai in mano la carta { THING($card) }
refusal-siena-banker-puts-no-workers = un Banchiere non mette lavoratori
refusal-siena-when-begged-from = le Guardie servono quando Calandrino ti chiede l’elemosina
refusal-siena-when-drawn-in = le Amiche servono quando le Cortigiane ti attirano nella Locanda
refusal-siena-when-you-build = i Muratori servono per costruire alla Torre del Mangia
refusal-siena-where-you-stop = la carta { THING($card) } è per un Banchiere che si ferma lì
refusal-siena-inn-set = carte Locanda richieste: { $size }; in mano ne hai { $held }
refusal-siena-rise-or-stay = il tuo turno è finito: sali, o resta ciò che sei

# Work and sales
refusal-siena-goods-before-mule = prima del Mulo gioca una carta Merci con Grano, Vino o Olio
refusal-siena-mule-for-peasants = solo un Contadino gioca il Mulo
refusal-siena-sell-first = prima devi vendere ciò che hai il diritto di vendere
refusal-siena-status-not-selling = il tuo status non vende { THING($good) }
refusal-siena-no-unit = non è pronta nessuna unità di { THING($good) }
refusal-siena-no-right = in questo turno non hai messo un lavorante di { THING($good) } che ne dia il diritto
refusal-siena-sold-already = per questo turno hai già venduto le tue unità di { THING($good) }
refusal-siena-banker-sells-none = un Banchiere non vende merci

# Via Francigena
refusal-siena-francigena-for-peasants = solo un Contadino con un’unità da vendere gioca Via Francigena
refusal-siena-loaded-already = su questa strada non può andare altra merce di questo tipo: { THING($good) }
refusal-siena-load-or-fato = ora porti unità con te, o peschi carte Fato
refusal-siena-load-first = prima devi portare con te un’unità
refusal-siena-fato-count = si pescano da una a sei carte Fato

# Charity and Senesi cards
refusal-siena-charity-for-merchants = solo un Mercante fa beneficenza
refusal-siena-no-senesi = non ci sono più carte Senesi
refusal-siena-given-already = in questo turno hai già fatto beneficenza
refusal-siena-charity-at-income = la beneficenza si fa appena ricevuta un’entrata
refusal-siena-income-too-small = le tue entrate coprono { $income }, non { $coins }
refusal-siena-give-or-decline = ora puoi fare beneficenza con l’entrata, o rinunciare
refusal-siena-senesi-not-drawn = non sono le carte Senesi che hai pescato e che puoi tenere
refusal-siena-choose-senesi = scegli quali carte Senesi tenere

# Journeys
refusal-siena-travel-for-merchants = solo un Mercante viaggia
refusal-siena-journeys-for-merchants = solo un Mercante gioca le carte Viaggio
refusal-siena-roads-closed = la tua tappa è finita prima dell’ultima casella: in questo turno non viaggi più
refusal-siena-no-journey = non hai in mano carte Viaggio
refusal-siena-other-road = sei sull’altra strada e non puoi cambiarla
refusal-siena-name-one = indica almeno una carta Viaggio per la tappa
refusal-siena-name-then-go = indica le carte Viaggio per la tappa, poi parti
refusal-siena-not-journey = la carta { THING($card) } non è una carta Viaggio
refusal-siena-card-too-late = questa carta non si può più aggiungere alla tappa
refusal-siena-cash-or-stay = incassa la casella e lascia la strada, o resta lì senza incassare

# The town
refusal-siena-town-for-bankers = solo un Banchiere gira per la città
refusal-siena-step-first = prima fai il tuo passo, o entra nella Locanda
refusal-siena-no-points = non hai più punti movimento; gioca un numero verde
refusal-siena-wedding-costs = { $coins ->
    [one] proseguire dalle nozze costa { $coins } Fiorino
   *[other] proseguire dalle nozze costa { $coins } Fiorini
 }
refusal-siena-stop-first = prima devi fermarti, poi puoi finire il turno
refusal-siena-stopped = hai finito di muoverti: in questo turno resti dove sei
refusal-siena-district-cards = ora puoi giocare le carte di questo Quartiere, oppure no
refusal-siena-fato-or-decline = ora puoi pescare carte Fato, o rinunciare
refusal-siena-donated-already = hai già fatto la donazione, una sola volta nella partita
refusal-siena-donation-needs = { $coins ->
    [one] per una donazione serve almeno { $coins } Fiorino
   *[other] per una donazione servono almeno { $coins } Fiorini
 }
refusal-siena-donate-at-duomo = la donazione si fa fermandosi al Duomo
refusal-siena-donate-or-decline = ora puoi fare una donazione al Duomo, o rinunciare
refusal-siena-most-levels = { $most ->
    [one] nessuno costruisce più di { $most } piano
   *[other] nessuno costruisce più di { $most } piani
 }
refusal-siena-build-at-torre = un piano si costruisce alla fine di un turno alla Torre del Mangia
refusal-siena-build-or-decline = ora puoi costruire il prossimo piano della Torre, o rinunciare
refusal-siena-level-too-dear = il { $level }° piano ti costa { $coins }, e nella tua borsa ci sono { $money }

# The Inn
refusal-siena-inn-from-cerchia = nella Locanda si entra da Via delle Cerchia
refusal-siena-round-first = prima devi fare il giro della Città fino a Via delle Cerchia
refusal-siena-drawn-in = le Cortigiane ti attirano: entra, o gioca le Amiche
refusal-siena-pay-courtesans = ora paga le Cortigiane, o gioca le Amiche
refusal-siena-in-the-inn = sei nella Locanda e in questo turno non ti muovi più

# Artists
refusal-siena-artist-at-inn = un Artista si ingaggia entrando nella Locanda
refusal-siena-artist-needs = per aprire un’asta servono { $coins }, e nella tua borsa ci sono { $money }
refusal-siena-open-or-decline = ora puoi aprire un’asta per un Artista, o rinunciare
refusal-siena-artist-seen = hai già visto l’Artista
refusal-siena-look-costs = guardare costa { $coins }, e nella tua borsa c’è troppo poco
refusal-siena-no-inn-card = non hai una carta Locanda per guardare

# Calandrino
refusal-siena-name-or-go = dichiara le carte per il giro, o fallo partire
refusal-siena-inn-needs-card = per mandarlo nella Locanda serve una carta Locanda
refusal-siena-inn-too-far = { $steps ->
    [one] la Locanda dista { $steps } punto, e lui ne ha { $points }
   *[other] la Locanda dista { $steps } punti, e lui ne ha { $points }
 }
refusal-siena-calandrino-begs = Calandrino chiede l’elemosina: dai, rifiuta, o gioca le Guardie

## Learners

refusal-no-such-index = la risposta { $index } non esiste: la prima è 0, l’ultima { $last }
refusal-must-answer = tocca { NAME($seat, form: "dative") }, che deve rispondere

## The server

# The server itself
refusal-server-fault = Il server ha fatto un errore.
refusal-server-closing = Il server si sta spegnendo; riprova quando sarà tornato.
refusal-database-silent = Il database non risponde.
refusal-message-too-long = Un messaggio ha al massimo { $most } byte.
refusal-other-host = Questo server non si chiama «{ $host }».
refusal-other-site = La pagina «{ $origin }» è di un altro sito.
refusal-no-push = Questo server non invia notifiche push.

# Too often
refusal-too-many-messages = Troppi messaggi in poco tempo.
refusal-too-many-tables = Troppi tavoli nuovi in poco tempo.
refusal-too-many-joins = Troppi cambi di posto in poco tempo.
refusal-too-many-lines = Troppe righe di chat in poco tempo.
refusal-too-many-guests = Troppi ospiti nuovi in poco tempo.
refusal-too-many-accounts = Troppi account nuovi in poco tempo.
refusal-too-many-logins = Troppi tentativi di accesso in poco tempo.
refusal-too-many-hints = Troppi suggerimenti in poco tempo.
refusal-too-many-imports = Troppe importazioni in poco tempo.
refusal-too-many-webhooks = Troppe modifiche del webhook in poco tempo.
refusal-too-many-pushes = Troppe iscrizioni alle notifiche in poco tempo.
refusal-too-many-seeks = Troppe ricerche di giocatori in poco tempo.
refusal-too-many-blocks = Troppe modifiche ai blocchi in poco tempo.
refusal-too-many-reports = Troppe segnalazioni in poco tempo.
refusal-too-many-requests = Troppe richieste in poco tempo.
refusal-too-many-watched = { $most ->
    [one] Una pagina mostra al massimo { $most } partita.
   *[other] Una pagina mostra al massimo { $most } partite.
 }

# People
refusal-unknown-person = Qui nessuno ti conosce ancora.
refusal-no-accounts = Questo server non crea account; gioca come ospite.
refusal-has-account = Hai già un account.
refusal-wrong-password = Il nome utente o la password non sono giusti.
refusal-wrong-old-password = La tua password attuale non è giusta.
refusal-no-account-yet = Non hai ancora un account.
refusal-banned = Chi gestisce questo server non ti lascia più entrare.
refusal-invitation-needed = Questo server è per chi è invitato.
refusal-nobody-new = Questo server non accetta nuovi arrivati.
refusal-bad-invitation = Questo invito non è conosciuto qui, o è già stato usato.
refusal-user-name-taken = Il nome utente «{ $name }» è già preso.
refusal-user-name-length = Un nome utente ha da { $least } a { $most } caratteri.
refusal-user-name-letters = Un nome utente è fatto di lettere dalla a alla z, cifre, «-» e «_».
refusal-user-name-begins = Un nome utente comincia con una lettera.
refusal-user-name-kept = Il nome «{ $name }» è riservato al server; scegline un altro.
refusal-name-needs-letter = Un nome ha almeno una lettera.
refusal-name-too-long = { $most ->
    [one] Un nome ha al massimo { $most } carattere.
   *[other] Un nome ha al massimo { $most } caratteri.
 }
refusal-name-signs = Un nome ha solo lettere, cifre e segni visibili.
refusal-no-such-person = Questa persona non esiste.
refusal-not-yourself = Quella persona sei tu; scegli qualcun altro.
refusal-no-such-line = Quella persona non ha detto niente del genere a quel tavolo.
refusal-password-short = { $least ->
    [one] Una password ha almeno { $least } carattere.
   *[other] Una password ha almeno { $least } caratteri.
 }
refusal-password-long = { $most ->
    [one] Una password ha al massimo { $most } carattere.
   *[other] Una password ha al massimo { $most } caratteri.
 }
refusal-password-characters = La password contiene caratteri che non si possono scrivere come testo.
refusal-password-common = Questa password è tra le prime che si indovinano; scegline un’altra.
refusal-password-is-name = La password deve essere diversa dal nome utente.

# Tables
refusal-no-such-table = Questo tavolo non esiste; forse il link è incompleto.
refusal-table-full = Tutti i posti di questo tavolo sono occupati.
refusal-table-called-off = Questo tavolo è stato annullato.
refusal-not-with-them = Qualcuno a questo tavolo non gioca con te, o sei tu a non giocare con questa persona.
refusal-no-such-pace = Il ritmo “{ $name }” non esiste.
refusal-no-pairing-as-nobody = Di’ chi sei prima di aspettare altri giocatori.
refusal-waiting-elsewhere = Ora aspetti su un’altra pagina; qui l’attesa è finita.
refusal-owner-seats-bots = Solo chi ha creato il tavolo può assegnare i posti ai bot.
refusal-seat-not-free = Quel posto non è libero; un bot si siede dove non c’è nessuno.
refusal-begun-already = La partita è già cominciata.
refusal-no-such-bot = Il bot “{ $name }” non esiste.
refusal-no-such-style = Lo stile “{ $style }” non ha significato in { $title }.
refusal-names-one-device = I nomi dei posti valgono per un tavolo in cui tutti giocano su un solo dispositivo.
refusal-not-seated = Non hai un posto a questo tavolo.
refusal-only-watching = Non hai un posto a questo tavolo; guardi soltanto.
refusal-nothing-to-leave = Non c’è nulla da lasciare: qui non gioca più nessuno.
refusal-call-off-seated = Solo chi ha un posto al tavolo può annullarlo.
refusal-call-off-late = Una partita si annulla prima della prima risposta; ora puoi abbandonare.
refusal-rated-as-usual = Una partita classificata si gioca con la scatola normale, dall’inizio.
refusal-rated-for-people = Una partita classificata è solo tra persone, ognuna con un posto tutto suo.
refusal-live-clock = Un orologio dal vivo ha da 1 a 180 minuti, e da 0 a 120 secondi per ogni risposta.
refusal-slow-clock = Un orologio a giorni ha da 1 a 14 giorni per ogni risposta.
refusal-no-such-players = { $players ->
    [one] Questo gioco non è per { $players } giocatore.
   *[other] Questo gioco non è per { $players } giocatori.
 }

# A match that is played
refusal-match-over = La partita è finita.
refusal-match-not-over = La partita non è finita; la sua registrazione svela tutto, anche pescate e segreti.
refusal-match-not-begun = La partita non è cominciata.
refusal-not-running = La partita ora non è in corso.
refusal-paused = La partita è in pausa.
refusal-paused-already = La partita è già in pausa.
refusal-pause-not-agreed = Non hai accettato una pausa.
refusal-takeback-not-asked = Nessuno chiede più di ritirare qualcosa.
refusal-takeback-asked = C’è già chi chiede di ritirare qualcosa.
refusal-takeback-declined = È stato rifiutato; chiedilo di nuovo dopo la prossima risposta.
refusal-takeback-rated = In una partita classificata non si chiede di ritirare una mossa.
refusal-nothing-of-yours = Non hai ancora dato una risposta che si possa ritirare.
refusal-given-up = Hai abbandonato questa partita; un bot continua per te.
refusal-seat-given-up = Chi siede a quel posto ha già abbandonato.
refusal-old-version = Nel frattempo la partita è andata avanti, forse da un’altra tua pagina.
refusal-no-auction = Ora non c’è un’asta per cui lasciare un’offerta automatica.
refusal-no-hints-here = A questo tavolo si gioca senza suggerimenti.
refusal-nothing-to-claim = La vittoria si reclama su un giocatore che la partita aspetta e che se n’è andato.
refusal-claim-slow = Con giorni per ogni risposta nessuno è assente prima che il suo tempo finisca.
refusal-claim-too-soon = { $seconds ->
    [one] Potrebbe ancora tornare; la vittoria si può reclamare tra { $seconds } secondo.
   *[other] Potrebbe ancora tornare; la vittoria si può reclamare tra { $seconds } secondi.
 }
refusal-no-hints-rated = In una partita classificata non ci sono suggerimenti.
refusal-hint-not-asked = Un suggerimento è solo per chi è di turno.
refusal-hint-pending = Un suggerimento è già in arrivo.
refusal-chat-unknown = Di’ chi sei prima di scrivere in chat.
refusal-chat-other-room = Giocatori e spettatori hanno chat separate.

# A match that is looked at again
refusal-rematch-not-asked = Ora nessuno chiede la rivincita.
refusal-rematch-players = Una rivincita è per chi ha giocato una partita ormai finita.
refusal-review-when-over = Una partita si può analizzare solo quando è finita.
refusal-review-unfinished = Si può analizzare solo una partita giocata fino alla fine.
refusal-puzzle-counts = Hai effettuato l’accesso, quindi le tue risposte ai problemi contano.
refusal-try-when-over = Si può provare da una mossa solo quando la partita è finita.
refusal-no-such-step = { $steps ->
    [one] La partita ha { $steps } passaggio; il passaggio { $move } non esiste.
   *[other] La partita ha { $steps } passaggi; il passaggio { $move } non esiste.
 }
refusal-step-not-shown = La partita non ha un passaggio { $version } da mostrare.
refusal-nobody-asked = Lì non tocca a nessuno; scegli una mossa prima della fine.
refusal-record-with-box = Una registrazione con una scatola propria non si può importare; rivedila qui.

# What to do
refusal-todo-choose = Scegli una delle risposte.
refusal-todo-look-again = Guarda il tavolo com’è adesso e rispondi di nuovo.
refusal-todo-refresh = Aspetta che il tavolo si aggiorni, o ricarica la pagina.
refusal-todo-reload = Ricarica la pagina.
refusal-todo-send-same = Inviala di nuovo così com’è: verrà eseguita una volta sola.
refusal-todo-send-shorter = Inviane uno più corto.
refusal-todo-try-again = Riprova.
refusal-todo-type-again = Scrivila di nuovo.
refusal-todo-ask-host = Chiedi a chi gestisce il server.
refusal-todo-invitation = Accedi, o inserisci l’invito che hai ricevuto.
refusal-todo-log-in = Accedi se hai un account.
refusal-todo-try-or-guest = Riprova, o gioca come ospite.
refusal-todo-change = Correggi ciò che è indicato e riprova.
refusal-todo-choose-other = Scegline un altro.
refusal-todo-check-link = Controlla il link, o scegli un altro tavolo.
refusal-todo-leave-other = Prima lasciane un’altra.
refusal-todo-come-again = Torna quando è finita.
refusal-todo-wait = Aspettalo.
refusal-todo-wait-seconds = { $seconds ->
    [one] Aspetta { $seconds } secondo e riprova.
   *[other] Aspetta { $seconds } secondi e riprova.
 }
refusal-todo-report = Raccontaci che cosa hai fatto; il resto è nel suo registro.
refusal-todo-use-address = Usa il suo indirizzo in numeri, o il nome con cui è stato avviato.
refusal-todo-ask-here = Chiedi da un programma, o da una pagina di questo server.

# Hosts, bots and e-mail
refusal-too-many-tokens = Ci sono stati troppi nuovi bot e token in poco tempo.
refusal-too-many-mails = Ci sono state troppe e-mail in poco tempo.
refusal-not-for-bots = I bot non possono farlo.
refusal-bad-token = Questo token qui non è noto, o è stato revocato.
refusal-too-many-bots = { $most ->
    [one] Puoi avere al massimo { $most } bot tuo.
   *[other] Puoi avere al massimo { $most } bot tuoi.
 }
refusal-no-such-own-bot = Non hai un bot così.
refusal-only-for-hosts = Solo i gestori di questo server possono farlo.
refusal-no-password = { $name } non ha un account, quindi nemmeno una password.
refusal-bad-link = Questo link è già stato usato o è scaduto; chiedine un altro.
refusal-no-mail = Questo server non manda e-mail.
refusal-bad-email = Questo non è un indirizzo e-mail.
refusal-too-many-open = { $most ->
    [one] Hai { $most } tavolo che aspetta giocatori; chiudilo prima di aprirne un altro.
   *[other] Hai { $most } tavoli che aspettano giocatori; chiudine uno prima di aprirne un altro.
 }
refusal-too-many-unfinished = { $most ->
    [one] Hai { $most } partita non finita; finiscila prima di cominciarne un’altra.
   *[other] Hai { $most } partite non finite; finiscine una prima di cominciarne un’altra.
 }
refusal-rated-without-bots = Questa partita valida per la classifica è solo per persone.
refusal-todo-ask-owner = Il proprietario ne crea uno nuovo nelle Impostazioni.
