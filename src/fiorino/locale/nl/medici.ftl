### Medici vs Strozzi: zijn woorden.

medici-house-medici = Medici
medici-house-strozzi = Strozzi

medici-harbor-pisa = Pisa
    .at = in Pisa
medici-harbor-genova = Genova
    .at = in Genova
medici-harbor-venezia = Venezia
    .at = in Venezia

## The goods

medici-good-dye = verfstof
    .letter = V
medici-good-fur = bont
    .letter = B
medici-good-spice = specerijen
    .letter = S
medici-good-cloth = laken
    .letter = L
medici-good-gold = goud
    .letter = G
medici-tile = { THING($good) } { $value }

## Where the match stands, for the bar at the top

medici-where = ronde { $round } van { $rounds }

## Questions

medici-question-draw-or-stop = { $tiles ->
        [one] Een tweede kaartje trekken of stoppen?
       *[other] Een derde kaartje trekken of stoppen?
    }
    .other = { NAME($seat) } mag nog een kaartje trekken of stoppen.
medici-question-name-price = Noem je prijs
    .other = { NAME($seat) } noemt een prijs voor de kavel.
medici-question-take-or-leave = { NAME($namer) } vraagt { $price }. Kopen of weigeren?
    .other = { NAME($seat) } mag de kavel voor { $price } kopen of weigeren.
medici-question-load-lot = De kavel is van jou. Waar gaat hij heen?
    .other = { NAME($seat) } laadt de kavel.
medici-question-kept = De kavel is van jou en gaat zoals gepland.

## Answers

medici-answer-draw = { $number ->
        [2] Tweede trekken
       *[other] Derde trekken
    }
    .detail = { $left ->
        [one] het laatste in de buidel
       *[other] { $left } in de buidel
    }
medici-answer-stop = Stoppen
    .detail = daarna komt de prijs
medici-answer-price = { $coins } noemen
    .detail = zij kopen voor { $coins }, of jij
medici-answer-buy = Kopen voor { $coins }
    .detail = je munten { $before } → { $after }
medici-answer-refuse = Weigeren
    .detail = { NAME($seat) } moet voor { $coins } kopen
medici-answer-load = { THING($harbor) }, schip voor { $ship }
    .detail = { $before } + { $added } = { $after } tegen { $against }
    .act = Laden: { THING($harbor) }
medici-answer-throw = Wegwerpen
    .detail = weg tot de volgende ronde

## What a draft would bring about

medici-change = { $you ->
        [yes] jij { $before } → { $after }
       *[no] { NAME($seat) } { $before } → { $after }
    }
medici-preview-count = Daarmee eindigt de ronde. Munten: { $changes }.
medici-preview-count-nothing = Daarmee eindigt de ronde, en niemand ontvangt iets.
medici-preview-draw = Er komt een kaartje uit de buidel; het kan niet terug.

## Events, for the log

medici-event-round-began = { $you ->
        [yes] Ronde { $round }. Jij trekt als eerste.
       *[no] Ronde { $round }. { NAME($seat) } trekt als eerste.
    }
medici-event-tile-drawn = { $you ->
        [yes] Je trekt { $tile }.
       *[no] { NAME($seat) } trekt { $tile }.
    }
medici-event-price-named = { $you ->
        [yes] Je vraagt { $coins } voor { $lot }.
       *[no] { NAME($seat) } vraagt { $coins } voor { $lot }.
    }
medici-event-lot-bought = { $you ->
        [yes] Je koopt voor { $coins }.
       *[no] { NAME($seat) } koopt voor { $coins }.
    }
medici-event-lot-returned = { $you ->
        [yes] { NAME($other) } weigert: jij moet voor { $coins } kopen.
        [left] Jij weigert: { NAME($seat) } moet voor { $coins } kopen.
       *[no] { NAME($other) } weigert: { NAME($seat) } moet voor { $coins } kopen.
    }
medici-event-lot-loaded = { $you ->
        [yes] Je laadt { $lot } op je schip voor { $ship } { THING($harbor, form: "at") }.
       *[no] { NAME($seat) } laadt { $lot } op het schip voor { $ship } { THING($harbor, form: "at") }.
    }
medici-event-lot-thrown = { $you ->
        [yes] Je werpt { $lot } weg.
       *[no] { NAME($seat) } werpt { $lot } weg.
    }
medici-event-lot-forced = { $you ->
        [yes] Je hebt geen laadruimte voor { $lot } en werpt de kavel weg.
       *[no] { NAME($seat) } heeft geen laadruimte voor { $lot } en werpt de kavel weg.
    }
medici-event-lot-unsold = De laatste kavel, { $lot }, wordt niet verkocht.
medici-event-fleet-full = { $you ->
        [yes] Je schepen zijn vol: de ronde is voorbij.
       *[no] De schepen van { NAME($seat) } zijn vol: de ronde is voorbij.
    }
medici-event-bag-empty = Dat was het laatste kaartje in de buidel.
medici-event-harbor-scored = { $paid ->
       *[no] { THING($harbor) }, { $medici } : { $strozzi }: niemand ontvangt iets.
        [yes] { $you ->
            [yes] { THING($harbor) }, { $medici } : { $strozzi }: jij ontvangt { $coins }.
           *[no] { THING($harbor) }, { $medici } : { $strozzi }: { NAME($seat) } ontvangt { $coins }.
        }
    }
medici-event-marker-moved = { $spaces ->
        [one] { $you ->
            [yes] { THING($harbor) }, { THING($good) }: de markeringssteen schuift één veld naar jou toe.
           *[no] { THING($harbor) }, { THING($good) }: de markeringssteen schuift één veld naar { NAME($seat) } toe.
        }
       *[other] { $you ->
            [yes] { THING($harbor) }, { THING($good) }: de markeringssteen schuift { $spaces } velden naar jou toe.
           *[no] { THING($harbor) }, { THING($good) }: de markeringssteen schuift { $spaces } velden naar { NAME($seat) } toe.
        }
    }
medici-event-monopoly-paid = { $you ->
        [yes] { THING($harbor) }, { THING($good) }: jij ontvangt { $coins }.
       *[no] { THING($harbor) }, { THING($good) }: { NAME($seat) } ontvangt { $coins }.
    }
medici-event-match-ended = { $winners ->
        [one] { $you ->
            [yes] De partij is afgelopen, { $medici } : { $strozzi }. Jij wint.
           *[no] De partij is afgelopen, { $medici } : { $strozzi }. { NAME($seat) } wint.
        }
       *[other] De partij is afgelopen, { $medici } : { $strozzi }. Beide families winnen.
    }

## How it ended

medici-outcome-won = { $you ->
        [yes] Je hebt gewonnen.
       *[no] { NAME($seat) } heeft gewonnen.
    }
medici-outcome-shared = Evenveel geld: een gedeelde overwinning.

## Places of the board, for those who listen or point

medici-place-answer = { $answer }. { $place }
medici-place-ship-choose = Schip voor { $ship }: kies nu de haven
medici-place-harbor-choose = { THING($harbor) }: kies nu het schip dat erheen gaat
medici-place-bag = { $left ->
        [0] Buidel, leeg
        [one] Buidel, één kaartje
       *[other] Buidel, { $left } kaartjes
    }
medici-place-lot = { $count ->
        [0] Nog geen kavel
       *[other] De kavel: { $tiles }
    }
medici-place-price = { $named ->
        [yes] Prijs { $price }
       *[no] Nog geen prijs
    }
medici-place-thrown = { $count ->
        [0] Weggeworpen: nog niets
       *[other] Weggeworpen: { $tiles }
    }
medici-place-purse = { THING($house) }, { $coins ->
        [one] één munt
       *[other] { $coins } munten
    }
medici-place-round = Ronde { $round } van { $rounds }
medici-place-harbor = { THING($harbor) }: Medici { $medici }, Strozzi { $strozzi }
medici-place-berth = de kade van { THING($harbor) }
medici-place-track = { $side ->
        [none] { THING($harbor) }, { THING($good) }: de markeringssteen staat op het middelste veld
       *[other] { THING($harbor) }, { THING($good) }: de markeringssteen staat op veld { $space } van de { THING($house) } en levert { $coins } op
    }
medici-place-ship = { $docked ->
        [yes] { THING($house) }, schip voor { $ship } { THING($harbor, form: "at") }: { $tiles }, { $free ->
            [0] vol
           *[other] { $free } vrij
        }
       *[no] { THING($house) }, schip voor { $ship }, voor anker
    }

## Words that are painted on the board. They must be short.

medici-coins = munten
medici-bag = in de buidel
medici-still-to-come = komt nog
medici-price = prijs
medici-round = Ronde
medici-rounds = { $rounds ->
        [one] één ronde
       *[other] { $rounds } ronden
    }
medici-thrown = Weggeworpen
medici-thrown-none = nog niets

medici-board = Tafel met havens

## The count of a round

medici-count = Ronde { $round } is voorbij: de waardering
medici-count-next = Volgende regel
medici-count-all = Alles tellen
medici-count-close = Verder
medici-count-harbors = Havens: de hoogste som ontvangt { $coins }
medici-count-tracks = Lijsten: elke steen buiten het midden levert geld op
medici-count-nothing = niets
medici-count-sums = { $medici } : { $strozzi }
medici-count-track = { THING($harbor) }, { THING($good) }
medici-count-moves = { $side ->
        [none] { $spaces ->
            [one] één naar de { THING($house) }, nu in het midden
           *[other] { $spaces } naar de { THING($house) }, nu in het midden
        }
       *[some] { $spaces ->
            [one] één naar de { THING($house) }, nu op veld { $space }
           *[other] { $spaces } naar de { THING($house) }, nu op veld { $space }
        }
    }
medici-count-stays-on = { $side ->
        [none] blijft in het midden
       *[some] blijft op veld { $space }
    }
medici-count-stays = blijft staan

## The decision bar

medici-odds = { $left } in de buidel, gemiddeld { $mean }
medici-lot-sum = Samen { $sum }
medici-your-price = Je prijs
medici-price-asked = De prijs is { $price }.
medici-plan-no-room = De kavel past op geen van je schepen: je zou hem alleen kunnen wegwerpen.
medici-load-no-room = { $free ->
        [0] het schip daar is vol
        [one] ruimte voor één, { $tiles } kaartjes
       *[other] ruimte voor { $free }, { $tiles } kaartjes
    }
medici-answer-with-detail = { $answer }: { $detail }
medici-answer-with-gain = { $answer }: { $detail }, { $gain } als de ronde dan zou eindigen

## Panels beside the board

medici-now = Als de ronde nu eindigde
medici-now-coins = munten
medici-now-harbors = havens
medici-now-tracks = lijsten
medici-now-total = totaal
medici-left = Nog in de buidel
medici-left-next = { $left ->
        [0] geen kaartje
        [one] één kaartje, het laatste
       *[other] { $left } kaartjes, het volgende
    }
medici-panel-now = nu { $pay }
medici-panel-at-anchor = voor anker
medici-panel-ship = { THING($harbor) } { $sum }
medici-panel-free = { $free ->
        [0] vol
       *[other] { $free } vrij
    }
medici-at-anchor = voor anker

## The price coach, shown after a hint

medici-coach = Prijscoach
medici-coach-counted = zoals het nu staat
medici-coach-mine = waarde voor jou
medici-coach-theirs = waarde voor hen
medici-coach-fair = eerlijke prijs
medici-coach-buy = als ze kopen
medici-coach-refuse = als ze weigeren
medici-coach-chart = Wat je bij elke prijs overhoudt: het meest bij { $price }, wat ze ook antwoorden
medici-coach-why = Bij { $price } maakt het je niet uit wat ze antwoorden. Bij elke munt meer of minder kunnen ze het antwoord kiezen dat jou een munt kost.

## The end of the match

medici-outcome-start = aan het begin
medici-outcome-round = Ronde { $round }
medici-outcome-lots = betaald voor kavels

## Hints: what speaks for an answer, or against it. Figures are coins or Florins by rule of thumb.

medici-why-price = De partij is jou { $mine } waard en voor { NAME($seat) } { $theirs }; halverwege kost elk antwoord je evenveel.
medici-why-price-low = Voor { $price }, minder dan de eerlijke prijs van { $fair }, wint { NAME($seat) } erbij door te kopen.
medici-why-price-high = Voor { $price }, meer dan de eerlijke prijs van { $fair }, wint { NAME($seat) } erbij door te weigeren.
medici-why-cheap = De partij is jou { $mine } waard en voor { NAME($seat) } { $theirs }; { $price } is minder dan de eerlijke prijs van { $fair }.
medici-why-dear = De partij is jou { $mine } waard en voor { NAME($seat) } { $theirs }; { $price } is niet minder dan de eerlijke prijs van { $fair }.
medici-why-draw = Met nog een kaartje is de partij jou gemiddeld { $more } waard, zoals ze is { $now }.
medici-why-stop = Zoals ze is, is de partij jou { $now } waard, met nog een kaartje gemiddeld { $more }.
medici-why-load = Daar staat het dan { $after } tegen { $against }; { $ahead ->
    [0] geen andere plaats dan { THING($harbor) } is beter
   *[other] { THING($harbor) } is { $ahead } beter dan de volgende keuze
 }.
medici-why-load-other = Daar zou het { $after } tegen { $against } staan.
medici-why-throw = Geen schip heeft er iets aan.

## The body of the question, what would come of an answer, and what lies under the board

# Drawing on and naming a price are one question
medici-question-lot = Nog een kaartje trekken, of je prijs noemen
# The place of a tile that may still be drawn
medici-lot-more = { $number ->
        [2] 2e
       *[other] 3e
    }
# $tiles is a list of tiles of value 0
medici-lot-zero = { $count ->
        [one] { $tiles } schuift twee velden.
       *[other] { $tiles } schuiven elk twee velden.
    }
medici-plan-left = Als ze weigeren, laad je hier
medici-load-choose = Schip en haven
medici-plan-bought = Als je koopt, laad je hier
# Both sums in a harbor once the lot is loaded, one's own first
medici-load-sums = { $lead ->
        [own] { $own } : { $other }, jij leidt
        [other] { $own } : { $other }, zij leiden
       *[none] { $own } : { $other }, gelijk
    }
# Where else a ship could go
medici-load-or = of { $harbors }
# Under a gain: what it is counted for
medici-this-round = deze ronde
# $own and $other are what both would have with this round
medici-then-they-buy = Kopen ze voor { $price }: { $own } : { $other } met deze ronde
medici-then-they-leave = { $way ->
        [load] Weigeren ze: { $own } : { $other }, jij laadt { THING($harbor) }
       *[throw] Weigeren ze: { $own } : { $other }, jij werpt hem weg
    }
medici-then-you-buy = Koop je: { $own } : { $other } met deze ronde, { $after } over
medici-then-you-leave = Weiger je: { $own } : { $other }, { NAME($seat) } betaalt { $price }
medici-then-round = Met deze ronde { $own } : { $other }
# In the row of a player
medici-seat = { $told ->
        [yes] { THING($house) } · met deze ronde { $total }
       *[no] { THING($house) }
    }
medici-left-line = { $left ->
        [one] één kaartje in de buidel
       *[other] { $left } kaartjes in de buidel
    }
medici-read-track = { $side ->
        [none] Als de ronde nu eindigde, stond de steen in het midden.
       *[some] Als de ronde nu eindigde, stond hij op veld { $space } van de { THING($house) } en leverde hij { $coins } op.
    }
# Pressed into the question's place: $other leaves the lot, $seat has to pay
medici-stamp-left = { $you ->
        [yes] { NAME($other) } weigert. Jij betaalt { $coins }.
       *[no] { NAME($other) } weigert. { NAME($seat) } betaalt { $coins }.
    }
medici-count-over = Ronde { $round } is voorbij
medici-count-result = De uitslag
