### Puzzles, in the page and in the terminal.

puzzle-title = Problemi
puzzle-lead = Posizioni da partite vere, ognuna con una sola risposta nettamente migliore. Trovala.
puzzle-day = Problema del giorno
puzzle-easy = facile
puzzle-medium = medio
puzzle-hard = difficile
# $game is the name of the game, $difficulty one of the three words above.
puzzle-head = Problema { $number } di { $game } ({ $difficulty })
# $seat is the name of the seat that is asked: “Medici”, “blue”.
puzzle-task = Una risposta è nettamente la migliore per { $seat }. Quale?

## What came of an answer

puzzle-right = Giusto.
puzzle-wrong = Non è la migliore.
# $worth: shell-advice-coins or shell-advice-chance.
puzzle-best = La migliore: { $answer } ({ $worth }).
# $cost: shell-advice-less-coins or shell-advice-less-chance.
puzzle-given = La tua risposta, { $answer }: { $cost }.
puzzle-other = { $answer } ({ $cost })
puzzle-others = Le altre: { $answers }.
puzzle-exact = Queste cifre sono esatte: la partita è stata calcolata fino alla fine.
puzzle-estimate = Queste cifre vengono da una lunga ricerca.
# $move is the change of the rating with its sign: “+12”.
puzzle-rating = Il tuo punteggio nei problemi di { $game }: { $rating } ({ $move }).
puzzle-unrated = Questo l’avevi già visto, quindi il punteggio resta { $rating }.

## In the terminal; next, legend and quit are typed in every language

puzzle-more = Invio per un altro problema, quit per smettere:
puzzle-commands = Scrivi un numero o una risposta. Anche: next, legend, quit.
puzzle-none = { $game } non ha problemi.
puzzle-number = { $game } ha i problemi da 1 a { $last }; il { $number } non c’è.

## The page

puzzle-loading = Si prepara il tavolo …
puzzle-next = Prossimo problema
puzzle-again = Riprova
puzzle-leave = Lascia i problemi
puzzle-label = Problema
# $rating is a number; $right and $tried count puzzles.
puzzle-mine = { $rating } · { $right } risolti su { $tried }
puzzle-fresh = ancora senza punteggio
puzzle-solved-today = Risolto oggi
puzzle-refused = Questo non fa parte di un problema.
