### The review of a match that is over: in the page, and in the page of `fiorino analyze --html`.

review-title = Elemzés
review-progress = { $done }. döntés a { $of } közül …
review-failed = Az elemzés nem készült el. Próbáld meg később.
review-chance = Nyerési esély, ahogy ki-ki a saját döntéseinél látta
# $seat is a name; the lead is in coins.
review-coins = Várható előny a végén, { $seat } szemével
review-curve = A játszma görbéje: válassz egy lépést
# $cost: shell-advice-less-coins or shell-advice-less-chance.
review-point = { $move }. lépés: { $seat }, { $cost }
review-points = Fordulópontok
review-clean = Egyetlen válasz sem engedett el semmit.
# $answer is an answer in the words of the game.
review-given = { $seat }: { $answer } ({ $cost }).
# $worth: shell-advice-coins or shell-advice-chance.
review-better = Jobb: { $answer } ({ $worth }).
review-show = Mutasd a táblán

## Each seat: a figure follows each of these

review-seats = Tudás és szerencse
review-away = saját válaszok elengedtek
review-luck = a szerencse hozott
review-came = a húzások és a többiek hoztak
review-percent = { $figure } %
