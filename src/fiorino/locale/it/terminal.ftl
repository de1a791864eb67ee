### Words that only the terminal has. What is typed stays English: commands (undo, hint …), answers (“price 18”), options.

terminal-you = tu
terminal-empty = vuota

## What players are called who have no name of their own, by the colour of their piece

terminal-seat-blue = Blu
terminal-seat-orange = Arancione
terminal-seat-green = Verde
terminal-seat-rose = Rosa
terminal-seat-red = Rosso

## A match

terminal-question = { $who }: { $question }
terminal-type-number = scrivi un numero
terminal-curtain = Ora tocca { NAME($seat, form: "dative") }. Premi Invio quando lo schermo è solo per { NAME($seat) }.
terminal-saved = Salvato come { $file }
terminal-go-on = Continua con: { $command }
terminal-hint = Suggerimento: { $answer }
terminal-hint-or = Oppure: { $answer }
terminal-nothing-to-undo = Non c’è ancora una tua risposta da ritirare.

## What cannot be taken as an answer

terminal-answers-numbered = Le risposte sono numerate da 1 a { $last }.
terminal-more-help = «help» dice che altro puoi scrivere.
terminal-not-allowed = Non è permesso: { $reason } (regola { $rule }).
terminal-refused = { $reason } (regola { $rule })
terminal-did-you-mean = Volevi dire «{ $word }»?
terminal-interrupted = interrotto.

## The help of a match. Each line stands behind the command that it explains.

terminal-help = Rispondi con il numero di una risposta o con il suo testo; le parole si possono abbreviare («l 5 v»).
terminal-help-undo = riprendi la tua ultima risposta; poi escono le stesse pescate
terminal-help-hint = le risposte migliori, e perché
terminal-help-legend = che cosa significano i segni sul tavolo
terminal-help-why = la regola per cui tocca a te
terminal-help-rules = le regole, o un loro capitolo o una sola regola
terminal-help-log = tutto ciò che è successo
terminal-help-table = ridisegna il tavolo
terminal-help-save = scrive la partita in un file
terminal-help-quit = esci; la partita è salvata e ti viene detto come continuarla

## The table of Medici vs Strozzi

terminal-medici-tiles-left = { $left ->
    [one] { $left } tessera nel sacchetto
   *[other] { $left } tessere nel sacchetto
 }
terminal-medici-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
 }
terminal-medici-at-home = { $count ->
    [one] all’ancora: nave da { $ships }
   *[other] all’ancora: navi da { $ships }
 }
    .short = all’ancora { $ships }
terminal-medici-no-ship = ancora nessuna nave
terminal-medici-value = valore { $value }
terminal-medici-at-price = { $coins ->
    [one] per { $coins } moneta
   *[other] per { $coins } monete
 }
terminal-medici-in-bag = Nel sacchetto: { $tiles }
terminal-medici-push = segnalino { THING($good) } +{ $spaces }
terminal-medici-free = { $free ->
    [0] nave piena
    [one] { $free } posto libero
   *[other] { $free } posti liberi
 }

## The table of Siena

terminal-siena-stock = Senesi { $senesi }, Artisti { $artists }
terminal-siena-column-florins = Fiorini
    .short = Fi.
terminal-siena-column-status = status
    .short = stat
terminal-siena-column-where = dove
    .short = dove
terminal-siena-column-cards = carte
    .short = ct
terminal-siena-column-levels = piani
    .short = pi
terminal-siena-column-cubes = cubetti
    .short = cub
terminal-siena-column-senesi = Senesi
    .short = Sen
terminal-siena-column-artists = Artisti
    .short = Art
terminal-siena-player = carte { $cards }, piani { $levels }, cubetti { $cubes }, Senesi { $senesi }, Artisti { $artists }
terminal-siena-road = { THING($road) }, casella { $space }
terminal-siena-tower = Torre
terminal-siena-high-bid = { $coins } { NAME($seat, form: "genitive") }
    .you = { $coins } tue
terminal-siena-money = Fiorini: { $before } → { $after }
terminal-siena-each = { $coins } Fiorini ciascuna
terminal-siena-stinginess = { $points ->
    [one] −{ $points } punto alla fine
   *[other] −{ $points } punti alla fine
 }

## Typing

terminal-typing = Scrivi un numero o una risposta. Anche: help, hint, legend, undo, log, quit.
terminal-earlier-news = { $count ->
    [one] … ancora { $count } riga: log
   *[other] … ancora { $count } righe: log
 }

## Legend of Medici vs Strozzi

terminal-medici-sign-tile = una tessera: forma e lettera della merce, e il suo valore
terminal-medici-sign-gold = oro: conta nel porto, ma non spinge nessun segnalino
terminal-medici-sign-ship = una nave con le sue tessere, i posti liberi e la somma dei valori
terminal-medici-sign-track = un tracciato del monopolio di un porto
terminal-medici-sign-marker = il suo segnalino; al centro non paga nessuno, altrove la casata dalla cui parte sta
terminal-medici-sign-space = una casella che paga 10
terminal-medici-sign-bonus = una casella con un premio di { $bonus } in più
terminal-medici-sign-bonus-twice = la fine di un tracciato, con un premio di { $most } in più
terminal-medici-sign-ends = a sinistra la fine degli Strozzi, a destra quella dei Medici
terminal-medici-sign-bag = che cosa c’è ancora nel sacchetto: una merce con i suoi valori

## Legend of Siena

terminal-siena-sign-pieces = la pedina di un giocatore, per forma e colore
terminal-siena-sign-asked = a chi tocca rispondere
terminal-siena-sign-row = la riga dell’Iniziativa: quanto costa in più ogni carta che ha un prezzo
terminal-siena-sign-star = una carta con l’asterisco: va all’asta, ed esce dalla partita quando è giocata
terminal-siena-sign-journey = una carta Viaggio: con essa viaggia un Mercante
terminal-siena-sign-green = il numero verde: quanti passi fa con essa un Banchiere o Calandrino
terminal-siena-sign-price = quanto ti costa una carta, in Fiorini
terminal-siena-sign-frame = una merce: lavoratori nel riquadro; unità pronte × il prezzo di ciascuna
terminal-siena-sign-figures = lo stesso in cifre: 2 lavoratori su 3
terminal-siena-sign-road = quanto pagano le caselle di una strada; – è niente
terminal-siena-sign-calandrino = Calandrino, il mendicante
terminal-siena-sign-courtesan = una Cortigiana che aspetta nella Locanda
terminal-siena-sign-tower = i piani della Torre e chi li ha costruiti
terminal-siena-sign-hidden = carte Senesi o Artisti: un valore che conosci, e uno nascosto
terminal-siena-sign-donated = ha fatto la donazione al Duomo

## What answers of Medici vs Strozzi mean

terminal-medici-price = { NAME($seat) } compra al tuo prezzo, o devi farlo tu; hai { $coins }
terminal-medici-average = in media vale { $mean }
terminal-medici-ended = L’ultimo round è finito: decide il denaro.

## What answers of Siena mean

terminal-siena-out = sei fuori da quest’asta
terminal-siena-keeps = ti restano { $most } … { $least } Fiorini
terminal-siena-fato = numero, probabilità senza il Diavolo, vincita: { $odds }
terminal-siena-odds = { $count }: { $chance } % +{ $coins }
terminal-siena-frame = { $made ->
    [0] { THING($good) } { $before } → { $left }/{ $frame }
   *[other] { THING($good) } { $before } → { $left }/{ $frame } (+{ $made })
 }
terminal-siena-may-sell = puoi vendere { $goods }
terminal-siena-spaces-pay = le caselle pagano { $pays }
terminal-siena-barred-next_auction = alla prossima non partecipi
terminal-siena-barred-all_auctions = non partecipi più a nessuna
terminal-siena-rise-merchant = vendi Stoffa e Spezie invece di Grano, Vino e Olio, e puoi viaggiare
terminal-siena-rise-banker = 8 Fiorini a turno, e giri per la città; vince solo chi è Banchiere
terminal-siena-stays = te lo si chiede di nuovo dopo un altro turno, con { $coins } Fiorini
terminal-siena-then-rise = poi puoi diventare { THING($status, form: "a") }
terminal-siena-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
 }

## Questions of Siena that name what is offered

terminal-siena-bid-or-pass = Fai un’offerta per l’Artista, o passa
terminal-siena-look-or-pass = Guarda l’Artista, o passa
terminal-siena-turn-country-turn = Il tuo turno: { $may }, o finire il turno
terminal-siena-turn-banker-move = La tua passeggiata: { $may }, o fermarti
terminal-siena-turn-banker-rest = La passeggiata è finita: { $may }, o finire il turno
terminal-siena-play = giocare
terminal-siena-sell = vendere
terminal-siena-travel = viaggiare
terminal-siena-charity = fare beneficenza
terminal-siena-discard = scartare
terminal-siena-green = giocare numeri verdi per fare passi
terminal-siena-step = proseguire
terminal-siena-enter = entrare nella Locanda

## The story of Siena where it is about you

terminal-siena-you-named-first = { NAME($seat) } fa cominciare te.
terminal-siena-you-seat-placed = Metti il tuo disco sulla pila.
terminal-siena-you-start-declined = Rinunci ad aprire un’asta.
terminal-siena-you-auction-started = Metti all’asta { THING($card, form: "the") }.
terminal-siena-you-bid-made = Offri { $bid }.
terminal-siena-you-passed = Passi.
terminal-siena-you-card-won = Ti aggiudichi { THING($card, form: "the") } per { $coins }.
terminal-siena-you-card-taken = { $coins ->
    [0] Prendi gratis { THING($card, form: "the") }.
   *[other] Prendi { THING($card, form: "the") } per { $coins }.
 }
terminal-siena-you-first-named = Fai cominciare { NAME($first) }.
terminal-siena-you-first-named-self = Cominci tu.
terminal-siena-you-turn-began = Tocca a te.
terminal-siena-you-card-played = Giochi { THING($card, form: "the") }.
terminal-siena-you-card-played-green = { $green ->
    [one] Usi { THING($card, form: "the") } per { $green } passo.
   *[other] Usi { THING($card, form: "the") } per { $green } passi.
 }
terminal-siena-you-card-discarded = Scarti { THING($card, form: "the") }.
terminal-siena-you-unit-sold = Vendi un’unità di { THING($good) } per { $coins } Fiorini.
terminal-siena-you-banker-share = Ricevi { $coins } Fiorini come Banchiere.
terminal-siena-you-unit-loaded = Porti con te un’unità di { THING($good) }.
terminal-siena-you-fato-drawn = { $cards ->
    [one] Peschi { $cards } carta Fato: { $coins } Fiorini.
   *[other] Peschi { $cards } carte Fato: { $coins } Fiorini.
 }
terminal-siena-you-fato-drawn-devil = { $cards ->
    [one] Peschi { $cards } carta Fato: il Diavolo prende tutto.
   *[other] Peschi { $cards } carte Fato: il Diavolo prende tutto.
 }
terminal-siena-you-leg-travelled = { $coins ->
    [0] Viaggi fino alla casella { $space } della strada { THING($road, form: "to") }.
   *[other] Viaggi fino alla casella { $space } della strada { THING($road, form: "to") } per { $coins } Fiorini.
 }
terminal-siena-you-road-left = Lasci la strada { THING($road, form: "to") }.
terminal-siena-you-charity-given = Dai { $coins } Fiorini in beneficenza.
terminal-siena-you-senesi-seen-value = Peschi una carta Senesi di valore { $value }.
terminal-siena-you-senesi-kept-values = Tieni carte Senesi di valore { $values }.
terminal-siena-you-inn-set-played = Vinci a carte nella Locanda: { $coins } Fiorini.
terminal-siena-you-status-risen = Diventi { THING($status, form: "a") }!
terminal-siena-you-banker-income = Ricevi { $coins } Fiorini, l’entrata del Banchiere.
terminal-siena-you-banker-moved = Arrivi { THING($place, form: "to") }.
terminal-siena-you-bride-paid = Paghi { $coins } Fiorini per il regalo di nozze.
terminal-siena-you-banker-stopped = Ti fermi { THING($place, form: "at") }.
terminal-siena-you-place-paid = Ricevi { $coins } Fiorini { THING($place, form: "at") }.
terminal-siena-you-donation-made = Doni { $coins } Fiorini al Duomo.
terminal-siena-you-courtesans-paid = Paghi alle Cortigiane { $coins } Fiorini.
terminal-siena-you-girlfriends-helped = Le Amiche ti aiutano.
terminal-siena-you-artist-offered = Apri un’asta per un Artista.
terminal-siena-you-artist-seen-value = Guardi l’Artista: { $name }, valore { $value }.
terminal-siena-you-look-paid = Paghi { $coins } Fiorini per guardare l’Artista.
terminal-siena-you-artist-engaged-value = Ingaggi { $name }, valore { $value }, per { $coins } Fiorini.
terminal-siena-you-level-built = Costruisci il { $level }° piano della Torre per { $coins } Fiorini.
terminal-siena-you-alms-given = { $coins ->
    [0] Non hai niente da dare a Calandrino.
   *[other] Dai a Calandrino { $coins } Fiorini.
 }
terminal-siena-you-alms-refused = Rifiuti l’elemosina: cubetto dell’avarizia numero { $cubes }.
terminal-siena-you-guards-called = Fai cacciare Calandrino dalle Guardie.
terminal-siena-you-points-counted = Tu: { THING($what) } { $points }
terminal-siena-you-winner-named = Entri nel Consiglio dei Nove!

## fiorino games and fiorino rules

terminal-game = { $game } di { $author }, da { $few } a { $many } giocatori, regole versione { $version }
terminal-game-fixed = { $game } di { $author }, per { $few } giocatori, regole versione { $version }
terminal-editions = Un intero regolamento in una volta; poi le singole opzioni. Predefinito: { $usual }.
terminal-option = { $says } Predefinito: { $usual } ({ $rule }).
terminal-box = La scatola di { $game }
terminal-mark-stated = dichiarato
terminal-mark-deduced = dedotto
terminal-mark-reconstructed = ricostruito
terminal-mark-ruling = decisione

## fiorino verify and fiorino position

terminal-verified = { $file }: registrazione integra di { $game }, partita { $state ->
    [finished] finita
   *[running] in corso
 }, { $answers ->
    [one] { $answers } risposta
   *[other] { $answers } risposte
 } e { $draws ->
    [one] { $draws } pescata
   *[other] { $draws } pescate
 }; { $source ->
    [promise] le pescate seguono il suo seme, che mantiene la promessa { $promise }….
    [seed] le pescate seguono il suo seme.
   *[hand] le pescate sono inserite a mano.
 }
terminal-asked = Tocca a: { $seat }, { $question } (regola { $rule })

## What is refused. $why is a sentence of the operating system.

terminal-error-not-text = «{ $text }» non è un testo leggibile.
terminal-error-game = Non c’è un gioco «{ $game }»; ci sono { $games }.
terminal-error-seat = Non c’è un posto «{ $seat }»; ci sono { $seats }.
terminal-error-seats = { $game } ha qui { $seats } posti; --seats ne nomina { $named }: { $names }. Una virgola separa i giocatori, quindi un nome non può contenerla.
terminal-error-bot = Non c’è un bot «{ $bot }»; ci sono { $bots }, o il tuo come file.py:Class. Il nome di una persona comincia con una maiuscola.
terminal-error-option-form = Un’opzione si scrive nome=valore, non «{ $option }».
terminal-error-option-twice = L’opzione «{ $option }» è indicata due volte.
terminal-error-saved-file-brings = Un file salvato porta con sé gioco, opzioni e scatola; non indicarli.
terminal-error-no-saved = Non c’è ancora una partita salvata; cominciane una con: { $command }
terminal-error-file-large = «{ $file }» è troppo grande per essere un file di Fiorino.
terminal-error-file-kind = «{ $file }» non è un file leggibile, ma una cartella, una pipe o un dispositivo; indica il file stesso.
terminal-error-file-text = «{ $file }» non è un file di testo.
terminal-error-file-read = «{ $file }» non si può leggere: { $why }.
terminal-error-file-write = «{ $file }» non si può scrivere: { $why }.
terminal-error-too-late = «{ $text }» arriva troppo tardi: la partita è finita.
terminal-error-no-rule = Non c’è una regola «{ $number }»; i capitoli sono { $sections }.
terminal-error-no-rule-speaks = Nessuna regola di { $game } parla di «{ $word }».

## Files, names and the screen of a match

terminal-help-keys = Tab completa, ↑ richiama ciò che hai scritto, Ctrl-C esce. Ogni risposta è salvata subito.
terminal-more = Premi Invio per continuare.
terminal-over-already = Questa partita è finita; il suo file resta com’è.
terminal-undo-other = { NAME($seat) } ha risposto nel frattempo; puoi riprendere solo le tue risposte.
terminal-bot-file = «{ $name }» siede qui come persona: un file non porta bot propri. Per far sedere un bot, indicalo con --seats.
terminal-saved-elsewhere = Non si può scrivere «{ $file }»: { $why }. D’ora in poi la partita è salvata come { $place }
terminal-unsaved = Non si può scrivere «{ $file }»: { $why }. Non si riesce nemmeno altrove; si riprova dopo ogni risposta.
terminal-record-follows = Non è stato possibile salvare la partita da nessuna parte. Per conservarla, copia tutto ciò che segue in un file il cui nome finisca in .fiorino:
terminal-ask-overwrite = «{ $file }» esiste già. Scrivi yes per sovrascriverlo:
terminal-error-file-exists = «{ $file }» esiste già; scegli un altro nome o metti --overwrite davanti.
terminal-error-in-file = «{ $file }»: { $why }
terminal-error-name-long = «{ $name }» ha { $letters } caratteri; un nome ne ha al massimo { $most }.
terminal-why-missing = non c’è nessun file o cartella con questo nome
terminal-why-forbidden = lì non hai il permesso
terminal-why-folder = è una cartella
terminal-why-not-plain = non è un file normale
terminal-why-inside-a-file = una parte del percorso è un file, non una cartella
terminal-why-full = il disco è pieno
terminal-why-too-large = lì non è ammesso un file più grande
terminal-why-read-only = lì non si può scrivere
terminal-why-long-name = il nome è troppo lungo
terminal-why-circle = i collegamenti girano in tondo
terminal-why-disk = il disco non risponde come dovrebbe
terminal-why-name = un file non può chiamarsi così
terminal-why-changed = nel frattempo un altro programma l’ha modificato
terminal-why-other = il sistema non lo permette

# The review of a match: fiorino analyze
terminal-error-unfinished = { $file } è una partita non ancora finita; si analizzano solo le partite finite.
terminal-review-progress = decisioni
terminal-review-chance = Probabilità di vittoria dopo ogni decisione, e quanto sono costate le decisioni
terminal-review-coins = Vantaggio atteso dopo ogni decisione, e quanto sono costate le decisioni
terminal-review-account-chance = { $name }: le proprie risposte hanno ceduto { $away } %; le pescate e gli altri hanno portato { $came } %.
terminal-review-account-coins = { $name }: le proprie risposte hanno ceduto { $away }; le pescate e gli altri hanno portato { $came }.
terminal-review-pair-chance = { $name }: le proprie risposte hanno ceduto { $away } %; la fortuna ha portato { $came } %.
terminal-review-pair-coins = { $name }: le proprie risposte hanno ceduto { $away }; la fortuna ha portato { $came }.
terminal-review-decisions = Tutte le decisioni
terminal-review-column-number = mossa
terminal-review-column-seat = posto
terminal-review-column-given = risposta
terminal-review-column-cost = costo
terminal-review-column-best = risposte migliori
terminal-review-points = Momenti decisivi
terminal-review-clean = Nessuna risposta ha ceduto qualcosa.
terminal-review-point = { $number }. { $name }: { $given } ({ $cost }). Meglio: { $best } ({ $worth }).
