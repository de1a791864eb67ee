### The review of a match that is over: in the page, and in the page of `fiorino analyze --html`.

review-title = Bespreking
review-progress = Beslissing { $done } van { $of } wordt bekeken …
review-failed = De bespreking kon niet worden afgemaakt. Probeer het later nog eens.
review-chance = Winstkans, zoals ieder die zag bij de eigen beslissingen
# $seat is a name; the lead is in coins.
review-coins = Verwachte voorsprong aan het einde voor { $seat }
review-curve = Verloop van de partij: kies een zet
# $cost: shell-advice-less-coins or shell-advice-less-chance.
review-point = Zet { $move }: { $seat }, { $cost }
review-points = Keerpunten
review-clean = Geen enkel antwoord gaf iets weg.
# $answer is an answer in the words of the game.
review-given = { $seat }: { $answer } ({ $cost }).
# $worth: shell-advice-coins or shell-advice-chance.
review-better = Beter: { $answer } ({ $worth }).
review-show = Toon op het bord

## Each seat: a figure follows each of these

review-seats = Kunde en geluk
review-away = eigen antwoorden gaven weg
review-luck = het geluk bracht
review-came = trekkingen en de anderen brachten
review-percent = { $figure } %
