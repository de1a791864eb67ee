### Puzzles, in the page and in the terminal.

puzzle-title = Feladványok
puzzle-lead = Állások valódi játszmákból, mindegyikben egyetlen egyértelműen legjobb válasszal. Találd meg!
puzzle-day = A nap feladványa
puzzle-easy = könnyű
puzzle-medium = közepes
puzzle-hard = nehéz
# $game is the name of the game, $difficulty one of the three words above.
puzzle-head = { $game }: { $number }. feladvány ({ $difficulty })
# $seat is the name of the seat that is asked: “Medici”, “blue”.
puzzle-task = Egy válasz egyértelműen a legjobb. Ki lép: { $seat }. Melyik az?

## What came of an answer

puzzle-right = Helyes.
puzzle-wrong = Nem ez a legjobb.
# $worth: shell-advice-coins or shell-advice-chance.
puzzle-best = A legjobb: { $answer } ({ $worth }).
# $cost: shell-advice-less-coins or shell-advice-less-chance.
puzzle-given = A te válaszod, { $answer }: { $cost }.
puzzle-other = { $answer } ({ $cost })
puzzle-others = A többi: { $answers }.
puzzle-exact = Ezek a számok pontosak: a játszma a végéig ki van számolva.
puzzle-estimate = Ezek a számok hosszú keresésből származnak.
# $move is the change of the rating with its sign: “+12”.
puzzle-rating = Értékszámod { $game } feladványaiban: { $rating } ({ $move }).
puzzle-unrated = Ezt már láttad, ezért az értékszámod { $rating } marad.

## In the terminal; next, legend and quit are typed in every language

puzzle-more = Enter: új feladvány, quit: kilépés:
puzzle-commands = Írj be egy számot vagy választ. Lehet még: next, legend, quit.
puzzle-none = Ehhez a játékhoz nincs feladvány: { $game }.
puzzle-number = { $game }: 1 és { $last } közötti feladványok vannak, { $number }. nincs.

## The page

puzzle-loading = Készül az asztal …
puzzle-next = Következő feladvány
puzzle-again = Próbáld újra
puzzle-leave = Kilépés a feladványokból
puzzle-label = Feladvány
# $rating is a number; $right and $tried count puzzles.
puzzle-mine = { $rating } · { $right } megoldva, összesen { $tried }
puzzle-fresh = még nincs értékszám
puzzle-solved-today = Ma megoldva
puzzle-refused = Ez nem része a feladványnak.
