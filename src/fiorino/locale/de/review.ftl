### The review of a match that is over: in the page, and in the page of `fiorino analyze --html`.

review-title = Auswertung
review-progress = Entscheidung { $done } von { $of } wird angesehen …
review-failed = Die Auswertung kam nicht zu Ende. Versuche es später noch einmal.
review-chance = Gewinnchance, wie jede Seite sie bei ihren Entscheidungen sah
# $seat is a name; the lead is in coins.
review-coins = Erwarteter Vorsprung am Ende für { $seat }
review-curve = Verlauf der Partie: einen Zug wählen
# $cost: shell-advice-less-coins or shell-advice-less-chance.
review-point = Zug { $move }: { $seat }, { $cost }
review-points = Wendepunkte
review-clean = Keine Antwort hat etwas verschenkt.
# $answer is an answer in the words of the game.
review-given = { $seat }: { $answer } ({ $cost }).
# $worth: shell-advice-coins or shell-advice-chance.
review-better = Besser: { $answer } ({ $worth }).
review-show = Auf dem Brett zeigen

## Each seat: a figure follows each of these

review-seats = Können und Glück
review-away = eigene Antworten haben verschenkt
review-luck = das Glück brachte
review-came = Ziehungen und die anderen brachten
review-percent = { $figure } %
