### Medici vs Strozzi: its words.
### A box of one's own may bring other harbors; sentences say “porto di …”, which fits every name.

medici-house-medici = Medici
    .the = i Medici
    .genitive = dei Medici
medici-house-strozzi = Strozzi
    .the = gli Strozzi
    .genitive = degli Strozzi

medici-harbor-pisa = Pisa
    .at = a Pisa
medici-harbor-genova = Genova
    .at = a Genova
medici-harbor-venezia = Venezia
    .at = a Venezia

## The goods. `.letter` stands on the markers: five different letters (F is the f of stoffa).

medici-good-dye = tintura
    .letter = T
medici-good-fur = pellicce
    .letter = P
medici-good-spice = spezie
    .letter = S
medici-good-cloth = stoffa
    .letter = F
medici-good-gold = oro
    .letter = O
medici-tile = { THING($good) } { $value }

## Where the match stands, for the bar at the top

medici-where = round { $round } di { $rounds }

## Questions. The value is for the one who is asked; `.other` is what everybody else reads.

medici-question-draw-or-stop = { $tiles ->
        [one] Peschi una seconda tessera o ti fermi?
       *[other] Peschi una terza tessera o ti fermi?
    }
    .other = { NAME($seat) } può pescare un’altra tessera o fermarsi.
medici-question-name-price = Fissa il tuo prezzo
    .other = { NAME($seat) } fissa il prezzo del lotto.
medici-question-take-or-leave = { NAME($namer) } chiede { $price }. Compri o rifiuti?
    .other = { NAME($seat) } può comprare il lotto per { $price } o rifiutare.
medici-question-load-lot = Il lotto è tuo. Dove lo carichi?
    .other = { NAME($seat) } carica il lotto.
medici-question-kept = Il lotto è tuo. Va dove previsto.

## Answers. `.detail` is the second line of the button.

medici-answer-draw = { $number ->
        [2] Pesca la seconda
       *[other] Pesca la terza
    }
    .detail = { $left ->
        [one] l’ultima del sacchetto
       *[other] { $left } nel sacchetto
    }
medici-answer-stop = Fermati
    .detail = poi fissi il prezzo
medici-answer-price = Fissa { $coins }
    .detail = a { $coins } comprano loro, o compri tu
medici-answer-buy = Compra per { $coins }
    .detail = le tue monete { $before } → { $after }
medici-answer-refuse = Rifiuta
    .detail = { NAME($seat) } deve comprarlo per { $coins }
medici-answer-load = { THING($harbor) }, nave da { $ship }
    .detail = { $before } + { $added } = { $after } contro { $against }
    .act = Carica: { THING($harbor) }
medici-answer-throw = Scarta il lotto
    .detail = fuori fino al prossimo round

## What a draft would bring about. $changes is a list of medici-change.

medici-change = { $you ->
        [yes] tu { $before } → { $after }
       *[no] { NAME($seat) } { $before } → { $after }
    }
medici-preview-count = Così il round finisce. Monete: { $changes }.
medici-preview-count-nothing = Così il round finisce, e nessuno riceve nulla.
medici-preview-draw = Una tessera esce dal sacchetto; non si può rimettere dentro.

## Events, for the log

medici-event-round-began = { $you ->
        [yes] Round { $round }. Cominci tu a pescare.
       *[no] Round { $round }. Comincia a pescare { NAME($seat) }.
    }
medici-event-tile-drawn = { $you ->
        [yes] Peschi { $tile }.
       *[no] { NAME($seat) } pesca { $tile }.
    }
medici-event-price-named = { $you ->
        [yes] Chiedi { $coins } per { $lot }.
       *[no] { NAME($seat) } chiede { $coins } per { $lot }.
    }
medici-event-lot-bought = { $you ->
        [yes] Compri per { $coins }.
       *[no] { NAME($seat) } compra per { $coins }.
    }
medici-event-lot-returned = { $you ->
        [yes] { NAME($other) } rifiuta: devi comprare tu per { $coins }.
        [left] Rifiuti: { NAME($seat) } deve comprare per { $coins }.
       *[no] { NAME($other) } rifiuta: { NAME($seat) } deve comprare per { $coins }.
    }
medici-event-lot-loaded = { $you ->
        [yes] Carichi { $lot } sulla tua nave da { $ship } nel porto di { THING($harbor) }.
       *[no] { NAME($seat) } carica { $lot } sulla nave da { $ship } nel porto di { THING($harbor) }.
    }
medici-event-lot-thrown = { $you ->
        [yes] Scarti { $lot }.
       *[no] { NAME($seat) } scarta { $lot }.
    }
medici-event-lot-forced = { $you ->
        [yes] Non hai posto per il lotto e lo scarti: { $lot }.
       *[no] { NAME($seat) } non ha posto per il lotto e lo scarta: { $lot }.
    }
medici-event-lot-unsold = L’ultimo lotto, { $lot }, non viene venduto.
medici-event-fleet-full = { $you ->
        [yes] Le tue navi sono piene: il round è finito.
       *[no] Le navi { NAME($seat, form: "genitive") } sono piene: il round è finito.
    }
medici-event-bag-empty = Era l’ultima tessera del sacchetto.
medici-event-harbor-scored = { $paid ->
       *[no] { THING($harbor) }, { $medici } : { $strozzi }: nessuno riceve nulla.
        [yes] { $you ->
            [yes] { THING($harbor) }, { $medici } : { $strozzi }: ricevi { $coins }.
           *[no] { THING($harbor) }, { $medici } : { $strozzi }: { NAME($seat) } riceve { $coins }.
        }
    }
medici-event-marker-moved = { $spaces ->
        [one] { $you ->
            [yes] { THING($harbor) }, { THING($good) }: il segnalino avanza di una casella verso di te.
           *[no] { THING($harbor) }, { THING($good) }: il segnalino avanza di una casella verso { NAME($seat) }.
        }
       *[other] { $you ->
            [yes] { THING($harbor) }, { THING($good) }: il segnalino avanza di { $spaces } caselle verso di te.
           *[no] { THING($harbor) }, { THING($good) }: il segnalino avanza di { $spaces } caselle verso { NAME($seat) }.
        }
    }
medici-event-monopoly-paid = { $you ->
        [yes] { THING($harbor) }, { THING($good) }: ricevi { $coins }.
       *[no] { THING($harbor) }, { THING($good) }: { NAME($seat) } riceve { $coins }.
    }
medici-event-match-ended = { $winners ->
        [one] { $you ->
            [yes] La partita è finita, { $medici } : { $strozzi }. Vinci tu.
           *[no] La partita è finita, { $medici } : { $strozzi }. Vince { NAME($seat) }.
        }
       *[other] La partita è finita, { $medici } : { $strozzi }. La vittoria è condivisa.
    }

## How it ended

medici-outcome-won = { $you ->
        [yes] Hai vinto.
       *[no] { NAME($seat) } ha vinto.
    }
medici-outcome-shared = Parità di denaro: vittoria condivisa.

## Places of the board, for those who listen or point

medici-place-answer = { $answer }. { $place }
medici-place-ship-choose = Nave da { $ship }: poi scegli il suo porto
medici-place-harbor-choose = { THING($harbor) }: poi scegli la nave che ci va
medici-place-bag = { $left ->
        [0] Sacchetto, vuoto
        [one] Sacchetto, una tessera
       *[other] Sacchetto, { $left } tessere
    }
medici-place-lot = { $count ->
        [0] Ancora nessun lotto
       *[other] Il lotto: { $tiles }
    }
medici-place-price = { $named ->
        [yes] Prezzo { $price }
       *[no] Ancora nessun prezzo
    }
medici-place-thrown = { $count ->
        [0] Scarti: ancora nulla
       *[other] Scarti: { $tiles }
    }
medici-place-purse = { THING($house) }, { $coins ->
        [one] una moneta
       *[other] { $coins } monete
    }
medici-place-round = Round { $round } di { $rounds }
medici-place-harbor = { THING($harbor) }: Medici { $medici }, Strozzi { $strozzi }
medici-place-berth = la banchina di { THING($harbor) }
medici-place-track = { $side ->
        [none] { THING($harbor) }, { THING($good) }: il segnalino è al centro
       *[other] { THING($harbor) }, { THING($good) }: il segnalino è sulla casella { $space } dal lato { THING($house, form: "genitive") } e frutta { $coins }
    }
medici-place-ship = { $docked ->
        [yes] { THING($house) }, nave da { $ship } nel porto di { THING($harbor) }: { $tiles }, { $free ->
            [0] piena
            [one] { $free } posto libero
           *[other] { $free } posti liberi
        }
       *[no] { THING($house) }, nave da { $ship }, all’ancora
    }

## Words that are painted on the board. They must be short.

medici-coins = monete
medici-bag = nel sacchetto
medici-still-to-come = da pescare
medici-price = prezzo
medici-round = Round
medici-rounds = { $rounds ->
        [one] un round
       *[other] { $rounds } round
    }
medici-thrown = Scarti
medici-thrown-none = ancora nulla

medici-board = Tavolo dei porti

## The count of a round

medici-count = Il round { $round } è finito: il conteggio
medici-count-next = Prossima voce
medici-count-all = Conta tutto
medici-count-close = Continua
medici-count-harbors = Porti: alla somma più alta vanno { $coins } monete
medici-count-tracks = Tracciati: ogni segnalino fuori dal centro frutta
medici-count-nothing = nulla
medici-count-sums = { $medici } : { $strozzi }
medici-count-track = { THING($harbor) }, { THING($good) }
medici-count-moves = { $side ->
        [none] { $spaces ->
            [one] una verso { THING($house, form: "the") }, ora al centro
           *[other] { $spaces } verso { THING($house, form: "the") }, ora al centro
        }
       *[some] { $spaces ->
            [one] una verso { THING($house, form: "the") }, ora sulla casella { $space }
           *[other] { $spaces } verso { THING($house, form: "the") }, ora sulla casella { $space }
        }
    }
medici-count-stays-on = { $side ->
        [none] resta al centro
       *[some] resta sulla casella { $space }
    }
medici-count-stays = resta dov’è

## The decision bar

medici-odds = { $left } nel sacchetto, in media { $mean }
medici-lot-sum = In tutto { $sum }
medici-your-price = Il tuo prezzo
medici-price-asked = Il prezzo è { $price }.
medici-plan-no-room = Non entra su nessuna delle tue navi: potresti solo scartarlo.
medici-load-no-room = { $free ->
        [0] la nave lì è piena
        [one] un posto, { $tiles } tessere
       *[other] { $free } posti, { $tiles } tessere
    }
medici-answer-with-detail = { $answer }: { $detail }
medici-answer-with-gain = { $answer }: { $detail }, { $gain } se il round finisse lì

## Panels beside the board

medici-now = Se il round finisse ora
medici-now-coins = monete
medici-now-harbors = porti
medici-now-tracks = tracciati
medici-now-total = totale
medici-left = Ancora nel sacchetto
medici-left-next = { $left ->
        [0] nessuna tessera
        [one] una tessera, l’ultima
       *[other] { $left } tessere, probabilità
    }
medici-panel-now = ora { $pay }
medici-panel-at-anchor = all’ancora
medici-panel-ship = { THING($harbor) } { $sum }
medici-panel-free = { $free ->
        [0] piena
        [one] { $free } libero
       *[other] { $free } liberi
    }
medici-at-anchor = all’ancora

## The price coach, shown after a hint

medici-coach = Consigliere dei prezzi
medici-coach-counted = con il tavolo com’è ora
medici-coach-mine = vale per te
medici-coach-theirs = vale per loro
medici-coach-fair = prezzo giusto
medici-coach-buy = se comprano
medici-coach-refuse = se rifiutano
medici-coach-chart = Quanto ti resta a ogni prezzo: il massimo a { $price }, qualunque sia la loro risposta
medici-coach-why = A { $price } per te la loro risposta è indifferente. Ogni moneta in più o in meno permette loro di scegliere ciò che te ne costa una.

## The end of the match

medici-outcome-start = all’inizio
medici-outcome-round = Round { $round }
medici-outcome-lots = pagato per i lotti

## Hints: what speaks for an answer, or against it. Figures are coins or Florins by rule of thumb.

medici-why-price = Il lotto vale { $mine } per te e { $theirs } per { NAME($seat) }; a metà strada ogni risposta ti costa lo stesso.
medici-why-price-low = A { $price }, sotto il prezzo giusto di { $fair }, a { NAME($seat) } conviene comprare.
medici-why-price-high = A { $price }, sopra il prezzo giusto di { $fair }, a { NAME($seat) } conviene rifiutare.
medici-why-cheap = Il lotto vale { $mine } per te e { $theirs } per { NAME($seat) }; { $price } è meno del prezzo giusto, { $fair }.
medici-why-dear = Il lotto vale { $mine } per te e { $theirs } per { NAME($seat) }; { $price } non è meno del prezzo giusto, { $fair }.
medici-why-draw = Con un’altra tessera il lotto vale per te in media { $more }, così com’è { $now }.
medici-why-stop = Così com’è il lotto vale per te { $now }, con un’altra tessera in media { $more }.
medici-why-load = Là si va { $after } contro { $against }; { $ahead ->
    [0] nessun posto è meglio di { THING($harbor) }
   *[other] { THING($harbor) } è migliore di { $ahead } della scelta successiva
 }.
medici-why-load-other = Là si andrebbe { $after } contro { $against }.
medici-why-throw = Non serve a nessuna nave.

## The body of the question, what would come of an answer, and what lies under the board

# Drawing on and naming a price are one question
medici-question-lot = Peschi ancora o fissi il prezzo?
# The place of a tile that may still be drawn
medici-lot-more = { $number ->
        [2] 2ª
       *[other] 3ª
    }
# $tiles is a list of tiles of value 0
medici-lot-zero = { $count ->
        [one] { $tiles } spinge di due caselle.
       *[other] { $tiles } spingono di due caselle ciascuna.
    }
medici-plan-left = Se rifiutano, lo carichi qui
medici-load-choose = Nave e porto
medici-plan-bought = Se lo compri, lo carichi qui
# Both sums in a harbor once the lot is loaded, one's own first
medici-load-sums = { $lead ->
        [own] { $own } : { $other }, sei avanti
        [other] { $own } : { $other }, sono avanti
       *[none] { $own } : { $other }, pari
    }
# Where else a ship could go
medici-load-or = o { $harbors }
# Under a gain: what it is counted for
medici-this-round = questo round
# $own and $other are what both would have with this round
medici-then-they-buy = Se comprano a { $price }: { $own } : { $other } con questo round
medici-then-they-leave = { $way ->
        [load] Se rifiutano: { $own } : { $other }, carichi a { THING($harbor) }
       *[throw] Se rifiutano: { $own } : { $other }, lo scarti
    }
medici-then-you-buy = Se compri: { $own } : { $other } con questo round, restano { $after }
medici-then-you-leave = Se rifiuti: { $own } : { $other }, { NAME($seat) } paga { $price }
medici-then-round = Con questo round { $own } : { $other }
# In the row of a player
medici-seat = { $told ->
        [yes] { THING($house) } · con questo round { $total }
       *[no] { THING($house) }
    }
medici-left-line = { $left ->
        [one] una tessera nel sacchetto
       *[other] { $left } tessere nel sacchetto
    }
medici-read-track = { $side ->
        [none] Se il round finisse ora, il segnalino sarebbe al centro.
       *[some] Se il round finisse ora, sarebbe sulla casella { $space } { THING($house, form: "genitive") } e frutterebbe { $coins }.
    }
# Pressed into the question's place: $other leaves the lot, $seat has to pay
medici-stamp-left = { $you ->
        [yes] { NAME($other) } rifiuta. Paghi tu { $coins }.
       *[no] { NAME($other) } rifiuta. { NAME($seat) } paga { $coins }.
    }
medici-count-over = Il round { $round } è finito
medici-count-result = Il risultato
