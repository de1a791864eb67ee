### The review of a match that is over: in the page, and in the page of `fiorino analyze --html`.

review-title = Analisi
review-progress = Decisione { $done } di { $of } …
review-failed = L’analisi non è arrivata alla fine. Riprova più tardi.
review-chance = Probabilità di vittoria, come ognuno la vedeva alle proprie decisioni
# $seat is a name; the lead is in coins.
review-coins = Vantaggio atteso alla fine per { $seat }
review-curve = Andamento della partita: scegli una mossa
# $cost: shell-advice-less-coins or shell-advice-less-chance.
review-point = Mossa { $move }: { $seat }, { $cost }
review-points = Momenti decisivi
review-clean = Nessuna risposta ha ceduto qualcosa.
# $answer is an answer in the words of the game.
review-given = { $seat }: { $answer } ({ $cost }).
# $worth: shell-advice-coins or shell-advice-chance.
review-better = Meglio: { $answer } ({ $worth }).
review-show = Mostra sul tabellone

## Each seat: a figure follows each of these

review-seats = Abilità e fortuna
review-away = le proprie risposte hanno ceduto
review-luck = la fortuna ha portato
review-came = pescate e altri hanno portato
review-percent = { $figure } %
