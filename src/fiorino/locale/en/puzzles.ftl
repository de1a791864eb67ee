### Puzzles, in the page and in the terminal.

puzzle-title = Puzzles
puzzle-lead = Positions from real matches, each with one clearly best answer. Find it.
puzzle-day = Puzzle of the day
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
# $game is the name of the game, $difficulty one of the three words above.
puzzle-head = Puzzle { $number } of { $game } ({ $difficulty })
# $seat is the name of the seat that is asked: “Medici”, “blue”.
puzzle-task = One answer is clearly the best for { $seat }. Which one?

## What came of an answer

puzzle-right = Right.
puzzle-wrong = Not the best.
# $worth: shell-advice-coins or shell-advice-chance.
puzzle-best = Best: { $answer } ({ $worth }).
# $cost: shell-advice-less-coins or shell-advice-less-chance.
puzzle-given = Your answer, { $answer }: { $cost }.
puzzle-other = { $answer } ({ $cost })
puzzle-others = The others: { $answers }.
puzzle-exact = These figures are exact: the match was counted to its end.
puzzle-estimate = These figures come from a long search.
# $move is the change of the rating with its sign: “+12”.
puzzle-rating = Your rating in puzzles of { $game }: { $rating } ({ $move }).
puzzle-unrated = You had seen this one before, so your rating stays { $rating }.

## In the terminal; next, legend and quit are typed in every language

puzzle-more = Enter for another puzzle, quit to stop:
puzzle-commands = Type a number or an answer. Also: next, legend, quit.
puzzle-none = { $game } has no puzzles.
puzzle-number = { $game } has the puzzles 1 to { $last }; there is no { $number }.

## The page

puzzle-loading = Setting up the table …
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-leave = Leave the puzzles
puzzle-label = Puzzle
# $rating is a number; $right and $tried count puzzles.
puzzle-mine = { $rating } · { $right } of { $tried } solved
puzzle-fresh = not rated yet
puzzle-solved-today = Solved today
puzzle-refused = That is not part of a puzzle.
