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
terminal-nothing-to-undo = Non c’è ancora una tua risposta da ritirare.

## What cannot be taken as an answer. $answers is a list of notation, “draw or stop”.

terminal-answers-numbered = Le risposte sono numerate da 1 a { $last }.
terminal-answer-needed = Serve una risposta: { $answers }.
terminal-answer-unclear = «{ $text }» può essere { $answers }; scrivi qualcosa di più.
terminal-not-understood = «{ $text }» non è chiaro; rispondi con { $answers }.
terminal-more-help = «help» dice che altro puoi scrivere.
terminal-not-allowed = Non è permesso: { $reason } (regola { $rule }).
terminal-refused = { $reason } (regola { $rule })
terminal-did-you-mean = Volevi dire «{ $word }»?
terminal-interrupted = interrotto.

## The help of a match. Each line stands behind the command that it explains.

terminal-help = Rispondi con il numero di una risposta o con il suo testo; le parole si possono abbreviare («l 5 v»).
terminal-help-undo = riprendi la tua ultima risposta; poi escono le stesse pescate
terminal-help-hint = che cosa risponderebbe il bot avido, e perché
terminal-help-why = la regola per cui tocca a te
terminal-help-rules = le regole, o un loro capitolo o una sola regola
terminal-help-log = tutto ciò che è successo
terminal-help-table = ridisegna il tavolo
terminal-help-save = scrive la partita in un file
terminal-help-quit = esci; la partita è salvata e ti viene detto come continuarla

## Figures behind a hint

terminal-reason-worth-to-you = vale per te { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-to-the-other-house = vale per l’altra casata { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-fair-price = prezzo giusto { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-of-the-card-to-you = valore della carta per te { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-worth-of-the-artist-to-you = valore dell’Artista per te { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-reason-gain = guadagno con la carta { THING($card) } { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

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
terminal-medici-no-ship = ancora nessuna nave
terminal-medici-value = valore { $value }
terminal-medici-at-price = { $coins ->
    [one] per { $coins } moneta
   *[other] per { $coins } monete
 }
terminal-medici-in-bag = Nel sacchetto: { $tiles }
terminal-medici-push = { THING($good) } +{ $spaces }
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
terminal-siena-money = Fiorini: { $before } → { $after }
terminal-siena-alms = { $coins } Fiorini, o tutto quello che hai
terminal-siena-each = { $coins } Fiorini ciascuna
terminal-siena-stinginess = { $points ->
    [one] −{ $points } punto alla fine
   *[other] −{ $points } punti alla fine
 }

## fiorino games and fiorino rules

terminal-game = { $game } di { $author }, da { $few } a { $many } giocatori, regole versione { $version }
terminal-game-fixed = { $game } di { $author }, per { $few } giocatori, regole versione { $version }
terminal-editions = Un intero regolamento in una volta; poi le singole opzioni. Normale: { $usual }.
terminal-option = { $says } Normale: { $usual } ({ $rule }).
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
