### Medici vs Strozzi: seine Wörter. Die Häuser haben die Formen .dative und .genitive.

medici-house-medici = Medici
    .dative = den Medici
    .genitive = der Medici
medici-house-strozzi = Strozzi
    .dative = den Strozzi
    .genitive = der Strozzi

medici-harbor-pisa = Pisa
    .at = in Pisa
medici-harbor-genova = Genova
    .at = in Genova
medici-harbor-venezia = Venezia
    .at = in Venezia

## The goods

medici-good-dye = Farbstoffe
    .letter = F
medici-good-fur = Pelze
    .letter = P
# W wie Würze: G gehört dem Gold.
medici-good-spice = Gewürze
    .letter = W
medici-good-cloth = Tücher
    .letter = T
medici-good-gold = Gold
    .letter = G
medici-tile = { THING($good) } { $value }

## Where the match stands, for the bar at the top

medici-where = Runde { $round } von { $rounds }

## Questions

medici-question-draw-or-stop = { $tiles ->
        [one] Zweites Plättchen ziehen oder aufhören?
       *[other] Drittes Plättchen ziehen oder aufhören?
    }
    .other = { NAME($seat) } darf noch ein Plättchen ziehen oder aufhören.
medici-question-name-price = Nenne deinen Preis
    .other = { NAME($seat) } nennt einen Preis für den Posten.
medici-question-take-or-leave = { NAME($namer) } verlangt { $price }. Kaufen oder ablehnen?
    .other = { NAME($seat) } darf den Posten für { $price } kaufen oder ablehnen.
medici-question-load-lot = Der Posten gehört dir. Wohin damit?
    .other = { NAME($seat) } lädt den Posten.
medici-question-kept = Der Posten gehört dir und geht wie geplant.

## Answers

medici-answer-draw = { $number ->
        [2] Zweites ziehen
       *[other] Drittes ziehen
    }
    .detail = { $left ->
        [one] das letzte im Beutel
       *[other] { $left } im Beutel
    }
medici-answer-stop = Aufhören
    .detail = dann kommt der Preis
medici-answer-price = { $coins } nennen
    .detail = sie kaufen für { $coins }, sonst du
medici-answer-buy = Für { $coins } kaufen
    .detail = deine Münzen { $before } → { $after }
medici-answer-refuse = Ablehnen
    .detail = { NAME($seat) } muss für { $coins } kaufen
medici-answer-load = { THING($harbor) }, Schiff für { $ship }
    .detail = { $before } + { $added } = { $after } gegen { $against }
    .act = { THING($harbor) } laden
medici-answer-throw = Wegwerfen
    .detail = für diese Runde weg

## What a draft would bring about

medici-change = { $you ->
        [yes] du { $before } → { $after }
       *[no] { NAME($seat) } { $before } → { $after }
    }
medici-preview-count = Damit endet die Runde. Münzen: { $changes }.
medici-preview-count-nothing = Damit endet die Runde, und niemand erhält etwas.
medici-preview-draw = Ein Plättchen kommt aus dem Beutel; es kann nicht zurück.

## Events, for the log

medici-event-round-began = { $you ->
        [yes] Runde { $round }. Du ziehst zuerst.
       *[no] Runde { $round }. { NAME($seat) } zieht zuerst.
    }
medici-event-tile-drawn = { $you ->
        [yes] Du ziehst { $tile }.
       *[no] { NAME($seat) } zieht { $tile }.
    }
medici-event-price-named = { $you ->
        [yes] Du verlangst { $coins } für { $lot }.
       *[no] { NAME($seat) } verlangt { $coins } für { $lot }.
    }
medici-event-lot-bought = { $you ->
        [yes] Du kaufst für { $coins }.
       *[no] { NAME($seat) } kauft für { $coins }.
    }
medici-event-lot-returned = { $you ->
        [yes] { NAME($other) } lehnt ab: Du musst für { $coins } kaufen.
        [left] Du lehnst ab: { NAME($seat) } muss für { $coins } kaufen.
       *[no] { NAME($other) } lehnt ab: { NAME($seat) } muss für { $coins } kaufen.
    }
medici-event-lot-loaded = { $you ->
        [yes] Du lädst { $lot } auf dein Schiff für { $ship } in { THING($harbor) }.
       *[no] { NAME($seat) } lädt { $lot } auf das Schiff für { $ship } in { THING($harbor) }.
    }
medici-event-lot-thrown = { $you ->
        [yes] Du wirfst { $lot } weg.
       *[no] { NAME($seat) } wirft { $lot } weg.
    }
medici-event-lot-forced = { $you ->
        [yes] Du hast keinen Platz für { $lot } und wirfst den Posten weg.
       *[no] { NAME($seat) } hat keinen Platz für { $lot } und wirft den Posten weg.
    }
medici-event-lot-unsold = Der letzte Posten, { $lot }, wird nicht verkauft.
medici-event-fleet-full = { $you ->
        [yes] Deine Schiffe sind voll: Die Runde ist vorbei.
       *[no] Die Schiffe von { NAME($seat) } sind voll: Die Runde ist vorbei.
    }
medici-event-bag-empty = Das war das letzte Plättchen im Beutel.
medici-event-harbor-scored = { $paid ->
       *[no] { THING($harbor) }, { $medici } : { $strozzi }: Niemand erhält etwas.
        [yes] { $you ->
            [yes] { THING($harbor) }, { $medici } : { $strozzi }: Du erhältst { $coins }.
           *[no] { THING($harbor) }, { $medici } : { $strozzi }: { NAME($seat) } erhält { $coins }.
        }
    }
medici-event-marker-moved = { $spaces ->
        [one] { $you ->
            [yes] { THING($harbor) }, { THING($good) }: Der Monopolstein rückt ein Feld auf dich zu.
           *[no] { THING($harbor) }, { THING($good) }: Der Monopolstein rückt ein Feld auf { NAME($seat) } zu.
        }
       *[other] { $you ->
            [yes] { THING($harbor) }, { THING($good) }: Der Monopolstein rückt { $spaces } Felder auf dich zu.
           *[no] { THING($harbor) }, { THING($good) }: Der Monopolstein rückt { $spaces } Felder auf { NAME($seat) } zu.
        }
    }
medici-event-monopoly-paid = { $you ->
        [yes] { THING($harbor) }, { THING($good) }: Du erhältst { $coins }.
       *[no] { THING($harbor) }, { THING($good) }: { NAME($seat) } erhält { $coins }.
    }
medici-event-match-ended = { $winners ->
        [one] { $you ->
            [yes] Die Partie ist vorbei, { $medici } : { $strozzi }. Du gewinnst.
           *[no] Die Partie ist vorbei, { $medici } : { $strozzi }. { NAME($seat) } gewinnt.
        }
       *[other] Die Partie ist vorbei, { $medici } : { $strozzi }. Beide gewinnen.
    }

## How it ended

medici-outcome-won = { $you ->
        [yes] Du hast gewonnen.
       *[no] { NAME($seat) } hat gewonnen.
    }
medici-outcome-shared = Gleich viel Geld: ein gemeinsamer Sieg.

## Places of the board, for those who listen or point

medici-place-answer = { $answer }. { $place }
medici-place-ship-choose = Schiff für { $ship }: wähle als Nächstes seinen Hafen
medici-place-harbor-choose = { THING($harbor) }: wähle als Nächstes das Schiff dafür
medici-place-bag = { $left ->
        [0] Beutel, leer
        [one] Beutel, ein Plättchen
       *[other] Beutel, { $left } Plättchen
    }
medici-place-lot = { $count ->
        [0] Noch kein Posten
       *[other] Der Posten: { $tiles }
    }
medici-place-price = { $named ->
        [yes] Preis { $price }
       *[no] Noch kein Preis
    }
medici-place-thrown = { $count ->
        [0] Weggeworfen: noch nichts
       *[other] Weggeworfen: { $tiles }
    }
medici-place-purse = { THING($house) }, { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }
medici-place-round = Runde { $round } von { $rounds }
medici-place-harbor = { THING($harbor) }: Medici { $medici }, Strozzi { $strozzi }
medici-place-berth = Kai von { THING($harbor) }
medici-place-track = { $side ->
        [none] { THING($harbor) }, { THING($good) }: Der Monopolstein steht auf der Mitte
       *[other] { THING($harbor) }, { THING($good) }: Der Monopolstein steht auf Feld { $space } { THING($house, form: "genitive") } und bringt { $coins } ein
    }
medici-place-ship = { $docked ->
        [yes] { THING($house) }, Schiff für { $ship } in { THING($harbor) }: { $tiles }, { $free ->
            [0] voll
           *[other] { $free } frei
        }
       *[no] { THING($house) }, Schiff für { $ship }, vor Anker
    }

## Words that are painted on the board. They must be short.

medici-coins = Münzen
medici-bag = im Beutel
medici-still-to-come = kommt noch
medici-price = Preis
medici-round = Runde
medici-rounds = { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
medici-thrown = Weggeworfen
medici-thrown-none = noch nichts

medici-board = Tisch mit den Häfen

## The count of a round

medici-count = Runde { $round } ist vorbei: die Wertung
medici-count-next = Nächste Zeile
medici-count-all = Alles werten
medici-count-close = Weiter
medici-count-harbors = Häfen: Die höhere Summe erhält { $coins }
medici-count-tracks = Monopole: Jeder Stein abseits der Mitte bringt etwas ein
medici-count-nothing = nichts
medici-count-sums = { $medici } : { $strozzi }
medici-count-track = { THING($harbor) }, { THING($good) }
medici-count-moves = { $side ->
        [none] { $spaces ->
            [one] eins zu { THING($house, form: "dative") }, jetzt auf der Mitte
           *[other] { $spaces } zu { THING($house, form: "dative") }, jetzt auf der Mitte
        }
       *[some] { $spaces ->
            [one] eins zu { THING($house, form: "dative") }, jetzt auf Feld { $space }
           *[other] { $spaces } zu { THING($house, form: "dative") }, jetzt auf Feld { $space }
        }
    }
medici-count-stays-on = { $side ->
        [none] bleibt auf der Mitte
       *[some] bleibt auf Feld { $space }
    }
medici-count-stays = bleibt stehen

## The decision bar

medici-odds = { $left } im Beutel, im Schnitt { $mean }
medici-lot-sum = Zusammen { $sum }
medici-your-price = Dein Preis
medici-price-asked = Der Preis ist { $price }.
medici-plan-no-room = Auf keinem deiner Schiffe ist Platz dafür: Du könntest den Posten nur wegwerfen.
medici-load-no-room = { $free ->
        [0] das Schiff dort ist voll
        [one] ein Platz, { $tiles } Plättchen
       *[other] { $free } Plätze, { $tiles } Plättchen
    }
medici-answer-with-detail = { $answer }: { $detail }

medici-answer-with-gain = { $answer }: { $detail }, { $gain }, wenn die Runde dann endete

## Panels beside the board

medici-now = Wenn die Runde jetzt endete
medici-now-coins = Münzen
medici-now-harbors = Häfen
medici-now-tracks = Monopole
medici-now-total = gesamt
medici-left = Noch im Beutel
medici-left-next = { $left ->
        [0] kein Plättchen
        [one] ein Plättchen, das letzte
       *[other] { $left } Plättchen, das nächste
    }
medici-panel-now = jetzt { $pay }
medici-panel-at-anchor = vor Anker
medici-panel-ship = { THING($harbor) } { $sum }
medici-panel-free = { $free ->
        [0] voll
       *[other] { $free } frei
    }
medici-at-anchor = vor Anker

## The price coach, shown after a hint

medici-coach = Preisberater
medici-coach-counted = so wie es steht
medici-coach-mine = Wert für dich
medici-coach-theirs = Wert für sie
medici-coach-fair = fairer Preis
medici-coach-buy = wenn sie kaufen
medici-coach-refuse = wenn sie ablehnen
medici-coach-chart = Was dir bei jedem Preis bleibt: am meisten bei { $price }, wie auch immer sie antworten
medici-coach-why = Bei { $price } kann dir egal sein, was sie antworten. Jede Münze darüber oder darunter lässt sie die Antwort wählen, die dich eine kostet.

## The end of the match

medici-outcome-start = zu Beginn
medici-outcome-round = Runde { $round }
medici-outcome-lots = für Posten gezahlt

## Hints: what speaks for an answer, or against it. Figures are coins or Florins by rule of thumb.

medici-why-price = Der Posten ist dir { $mine } wert, für { NAME($seat) } { $theirs }; in der Mitte kostet dich jede Antwort gleich viel.
medici-why-price-low = Bei { $price }, unter dem fairen Preis von { $fair }, lohnt sich für { NAME($seat) } der Kauf.
medici-why-price-high = Bei { $price }, über dem fairen Preis von { $fair }, lohnt sich für { NAME($seat) } die Ablehnung.
medici-why-cheap = Der Posten ist dir { $mine } wert, für { NAME($seat) } { $theirs }; { $price } liegt unter dem fairen Preis von { $fair }.
medici-why-dear = Der Posten ist dir { $mine } wert, für { NAME($seat) } { $theirs }; { $price } liegt nicht unter dem fairen Preis von { $fair }.
medici-why-draw = Mit einem Plättchen mehr ist dir der Posten im Schnitt { $more } wert, so wie er ist { $now }.
medici-why-stop = So wie er ist, ist dir der Posten { $now } wert, mit einem Plättchen mehr im Schnitt { $more }.
medici-why-load = Dort steht es dann { $after } gegen { $against }; { $ahead ->
    [0] kein anderer Platz als { THING($harbor) } ist besser
   *[other] { THING($harbor) } ist um { $ahead } besser als die nächste Wahl
 }.
medici-why-load-other = Dort stünde es { $after } gegen { $against }.
medici-why-throw = Keinem Schiff nützt er.

## The body of the question, what would come of an answer, and what lies under the board

# Drawing on and naming a price are one question
medici-question-lot = Noch einmal ziehen oder den Preis nennen
# The place of a tile that may still be drawn
medici-lot-more = { $number ->
        [2] 2.
       *[other] 3.
    }
# $tiles is a list of tiles of value 0
medici-lot-zero = { $count ->
        [one] { $tiles } schiebt zwei Felder.
       *[other] { $tiles } schieben je zwei Felder.
    }
medici-plan-left = Wenn sie ablehnen, lädst du hier
medici-load-choose = Schiff und Hafen
medici-plan-bought = Wenn du kaufst, lädst du hier
# Both sums in a harbor once the lot is loaded, one's own first
medici-load-sums = { $lead ->
        [own] { $own } : { $other }, du führst
        [other] { $own } : { $other }, sie führen
       *[none] { $own } : { $other }, gleich
    }
# Where else a ship could go
medici-load-or = oder { $harbors }
# Under a gain: what it is counted for
medici-this-round = diese Runde
# $own and $other are what both would have with this round
medici-then-they-buy = Kaufen sie für { $price }: { $own } : { $other } mit dieser Runde
medici-then-they-leave = { $way ->
        [load] Lehnen sie ab: { $own } : { $other }, du lädst { THING($harbor) }
       *[throw] Lehnen sie ab: { $own } : { $other }, du wirfst ihn weg
    }
medici-then-you-buy = Kaufst du: { $own } : { $other } mit dieser Runde, Rest { $after }
medici-then-you-leave = Lehnst du ab: { $own } : { $other }, { NAME($seat) } zahlt { $price }
medici-then-round = Mit dieser Runde { $own } : { $other }
# In the row of a player
medici-seat = { $told ->
        [yes] { THING($house) } · mit dieser Runde { $total }
       *[no] { THING($house) }
    }
medici-left-line = { $left ->
        [one] ein Plättchen im Beutel
       *[other] { $left } Plättchen im Beutel
    }
medici-read-track = { $side ->
        [none] Wenn die Runde jetzt endete, stünde der Stein auf der Mitte.
       *[some] Wenn die Runde jetzt endete, stünde er auf Feld { $space } der { THING($house) } und brächte { $coins }.
    }
# Pressed into the question's place: $other leaves the lot, $seat has to pay
medici-stamp-left = { $you ->
        [yes] { NAME($other) } lehnt ab. Du zahlst { $coins }.
       *[no] { NAME($other) } lehnt ab. { NAME($seat) } zahlt { $coins }.
    }
medici-count-over = Runde { $round } ist vorbei
medici-count-result = Das Ergebnis
