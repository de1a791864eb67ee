### Puzzles, in the page and in the terminal.

puzzle-title = Rätsel
puzzle-lead = Stellungen aus echten Partien, jede mit einer klar besten Antwort. Findest du sie?
puzzle-day = Rätsel des Tages
puzzle-easy = leicht
puzzle-medium = mittel
puzzle-hard = schwer
# $game is the name of the game, $difficulty one of the three words above.
puzzle-head = Rätsel { $number } von { $game } ({ $difficulty })
# $seat is the name of the seat that is asked: “Medici”, “blue”.
puzzle-task = Eine Antwort ist für { $seat } klar die beste. Welche?

## What came of an answer

puzzle-right = Richtig.
puzzle-wrong = Nicht die beste.
# $worth: shell-advice-coins or shell-advice-chance.
puzzle-best = Am besten: { $answer } ({ $worth }).
# $cost: shell-advice-less-coins or shell-advice-less-chance.
puzzle-given = Deine Antwort, { $answer }: { $cost }.
puzzle-other = { $answer } ({ $cost })
puzzle-others = Die anderen: { $answers }.
puzzle-exact = Diese Zahlen sind genau: Die Partie wurde bis zum Ende durchgerechnet.
puzzle-estimate = Diese Zahlen stammen aus einer langen Suche.
# $move is the change of the rating with its sign: “+12”.
puzzle-rating = Deine Wertung bei Rätseln von { $game }: { $rating } ({ $move }).
puzzle-unrated = Dieses kanntest du schon, deine Wertung bleibt { $rating }.

## In the terminal; next, legend and quit are typed in every language

puzzle-more = Enter für ein weiteres Rätsel, quit zum Aufhören:
puzzle-commands = Tippe eine Zahl oder Antwort. Auch: next, legend, quit.
puzzle-none = Zu { $game } gibt es keine Rätsel.
puzzle-number = Zu { $game } gibt es die Rätsel 1 bis { $last }, aber kein { $number }.

## The page

puzzle-loading = Der Tisch wird gedeckt …
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal versuchen
puzzle-leave = Die Rätsel verlassen
puzzle-label = Rätsel
# $rating is a number; $right and $tried count puzzles.
puzzle-mine = { $rating } · { $right } von { $tried } gelöst
puzzle-fresh = noch keine Wertung
puzzle-solved-today = Heute gelöst
puzzle-refused = Das gehört nicht zu einem Rätsel.
