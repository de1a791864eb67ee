### The review of a match that is over: in the page, and in the page of `fiorino analyze --html`.

review-title = Review
review-progress = Looking at decision { $done } of { $of } …
review-failed = The review could not be finished. Try again later.
review-chance = Winning chance, as each saw it at their own decisions
# $seat is a name; the lead is in coins.
review-coins = Expected lead at the end for { $seat }
review-curve = Curve of the match: choose a move
# $cost: shell-advice-less-coins or shell-advice-less-chance.
review-point = Move { $move }: { $seat }, { $cost }
review-points = Turning points
review-clean = No answer gave anything away.
# $answer is an answer in the words of the game.
review-given = { $seat }: { $answer } ({ $cost }).
# $worth: shell-advice-coins or shell-advice-chance.
review-better = Better: { $answer } ({ $worth }).
review-show = Show on the board

## Each seat: a figure follows each of these

review-seats = Skill and luck
review-away = own answers gave away
review-luck = luck brought
review-came = draws and the others brought
review-percent = { $figure } %
