### Puzzles, in the page and in the terminal.

puzzle-title = Puzzels
puzzle-lead = Stellingen uit echte partijen, elk met één antwoord dat duidelijk het beste is. Vind het.
puzzle-day = Puzzel van de dag
puzzle-easy = makkelijk
puzzle-medium = gemiddeld
puzzle-hard = moeilijk
# $game is the name of the game, $difficulty one of the three words above.
puzzle-head = Puzzel { $number } van { $game } ({ $difficulty })
# $seat is the name of the seat that is asked: “Medici”, “blue”.
puzzle-task = Eén antwoord is duidelijk het beste voor { $seat }. Welk?

## What came of an answer

puzzle-right = Goed.
puzzle-wrong = Niet het beste.
# $worth: shell-advice-coins or shell-advice-chance.
puzzle-best = Het beste: { $answer } ({ $worth }).
# $cost: shell-advice-less-coins or shell-advice-less-chance.
puzzle-given = Jouw antwoord, { $answer }: { $cost }.
puzzle-other = { $answer } ({ $cost })
puzzle-others = De andere: { $answers }.
puzzle-exact = Deze cijfers zijn exact: de partij is tot het einde doorgerekend.
puzzle-estimate = Deze cijfers komen uit een lange zoektocht.
# $move is the change of the rating with its sign: “+12”.
puzzle-rating = Jouw rating in puzzels van { $game }: { $rating } ({ $move }).
puzzle-unrated = Deze had je al gezien, dus je rating blijft { $rating }.

## In the terminal; next, legend and quit are typed in every language

puzzle-more = Enter voor nog een puzzel, quit om te stoppen:
puzzle-commands = Typ een getal of een antwoord. Ook: next, legend, quit.
puzzle-none = { $game } heeft geen puzzels.
puzzle-number = { $game } heeft de puzzels 1 tot en met { $last }; { $number } is er niet bij.

## The page

puzzle-loading = De tafel wordt gedekt …
puzzle-next = Volgende puzzel
puzzle-again = Opnieuw proberen
puzzle-leave = De puzzels verlaten
puzzle-label = Puzzel
# $rating is a number; $right and $tried count puzzles.
puzzle-mine = { $rating } · { $right } van { $tried } opgelost
puzzle-fresh = nog geen rating
puzzle-solved-today = Vandaag opgelost
puzzle-refused = Dat hoort niet bij een puzzel.
