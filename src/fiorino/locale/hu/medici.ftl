### Medici vs Strozzi: its words.
### Harbors stay in their plain form behind a colon or before “kikötője”, since a box of one's own may bring others.

medici-house-medici = Medici
    .the = a Medici család
    .towards = a Medici felé
medici-house-strozzi = Strozzi
    .the = a Strozzi család
    .towards = a Strozzi felé

medici-harbor-pisa = Pisa
    .at = Pisában
medici-harbor-genova = Genova
    .at = Genovában
medici-harbor-venezia = Venezia
    .at = Veneziában

## The goods. `.letter` stands on the markers: five different letters (T is the t of posztó, Ű the ű of fűszer).

medici-good-dye = festék
    .letter = F
medici-good-fur = prém
    .letter = P
medici-good-spice = fűszer
    .letter = Ű
medici-good-cloth = posztó
    .letter = T
medici-good-gold = arany
    .letter = A
medici-tile = { THING($good) } { $value }

## Where the match stands, for the bar at the top

medici-where = { $round }/{ $rounds }. forduló

## Questions. The value is for the one who is asked; `.other` is what everybody else reads.

medici-question-draw-or-stop = { $tiles ->
        [one] Húzol egy második lapkát, vagy megállsz?
       *[other] Húzol egy harmadik lapkát, vagy megállsz?
    }
    .other = { NAME($seat) } még egy lapkát húzhat, vagy megállhat.
medici-question-name-price = Szabj árat
    .other = { NAME($seat) } árat szab a tételre.
medici-question-take-or-leave = { NAME($namer) } { $price } érmét kér. Megveszed?
    .other = { NAME($seat) } megveheti a tételt { $price } érméért, vagy visszautasíthatja.
medici-question-load-lot = Tiéd a tétel. Hová kerüljön?
    .other = { NAME($seat) } berakja a tételt.
medici-question-kept = Tiéd a tétel. Terv szerint kerül a helyére.

## Answers. `.detail` is the second line of the button.

medici-answer-draw = { $number ->
        [2] Másodikat húzok
       *[other] Harmadikat húzok
    }
    .detail = { $left ->
        [one] az utolsó a zsákban
       *[other] { $left } van a zsákban
    }
medici-answer-stop = Megállok
    .detail = az ár következik
medici-answer-price = Ár: { $coins }
    .detail = { $coins } érméért ő veszi meg, vagy te
medici-answer-buy = Megveszem: { $coins }
    .detail = érméid: { $before } → { $after }
medici-answer-refuse = Nem kell
    .detail = { NAME($seat) } veszi meg ennyiért: { $coins }
medici-answer-load = { THING($harbor) }, { $ship ->
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] { $ship } férőhelyes
    } hajó
    .detail = { $before } + { $added } = { $after }, az ellenfélé { $against }
    .act = Berakom: { THING($harbor) }
medici-answer-throw = Eldobom
    .detail = erre a fordulóra kiesik

## What a draft would bring about. $changes is a list of medici-change.

medici-change = { $you ->
        [yes] te { $before } → { $after }
       *[no] { NAME($seat) } { $before } → { $after }
    }
medici-preview-count = Ezzel véget ér a forduló. Érmék: { $changes }.
medici-preview-count-nothing = Ezzel véget ér a forduló, és senki sem kap semmit.
medici-preview-draw = Egy lapka kijön a zsákból; visszatenni nem lehet.

## Events, for the log

medici-event-round-began = { $you ->
        [yes] { $round }. forduló. Te húzol először.
       *[no] { $round }. forduló. { NAME($seat) } húz először.
    }
medici-event-tile-drawn = { $you ->
        [yes] Húzol egy lapkát: { $tile }.
       *[no] { NAME($seat) } húz egy lapkát: { $tile }.
    }
medici-event-price-named = { $you ->
        [yes] { $coins } érmét kérsz ezért: { $lot }.
       *[no] { NAME($seat) } { $coins } érmét kér ezért: { $lot }.
    }
medici-event-lot-bought = { $you ->
        [yes] Megveszed { $coins } érméért.
       *[no] { NAME($seat) } megveszi { $coins } érméért.
    }
medici-event-lot-returned = { $you ->
        [yes] { NAME($other) } visszautasítja: neked kell megvenned { $coins } érméért.
        [left] Visszautasítod: { NAME($seat) } kénytelen megvenni { $coins } érméért.
       *[no] { NAME($other) } visszautasítja: { NAME($seat) } kénytelen megvenni { $coins } érméért.
    }
medici-event-lot-loaded = { $ship ->
        [3] { $you ->
            [yes] A 3-as hajódra rakod ({ THING($harbor) }): { $lot }.
           *[no] { NAME($seat) } a 3-as hajójára rakja ({ THING($harbor) }): { $lot }.
        }
        [4] { $you ->
            [yes] A 4-es hajódra rakod ({ THING($harbor) }): { $lot }.
           *[no] { NAME($seat) } a 4-es hajójára rakja ({ THING($harbor) }): { $lot }.
        }
        [5] { $you ->
            [yes] Az 5-ös hajódra rakod ({ THING($harbor) }): { $lot }.
           *[no] { NAME($seat) } az 5-ös hajójára rakja ({ THING($harbor) }): { $lot }.
        }
       *[other] { $you ->
            [yes] Egy hajódra rakod ({ $ship } férőhely, { THING($harbor) }): { $lot }.
           *[no] { NAME($seat) } egy hajójára rakja ({ $ship } férőhely, { THING($harbor) }): { $lot }.
        }
    }
medici-event-lot-thrown = { $you ->
        [yes] Eldobod a tételt: { $lot }.
       *[no] { NAME($seat) } eldobja a tételt: { $lot }.
    }
medici-event-lot-forced = { $you ->
        [yes] Nincs hely a hajóidon, el kell dobnod a tételt: { $lot }.
       *[no] { NAME($seat) } hajóin nincs hely, el kell dobnia a tételt: { $lot }.
    }
medici-event-lot-unsold = Az utolsó tétel nem kel el: { $lot }.
medici-event-fleet-full = { $you ->
        [yes] Megteltek a hajóid: a forduló véget ért.
       *[no] { NAME($seat) } hajói megteltek: a forduló véget ért.
    }
medici-event-bag-empty = Ez volt a zsák utolsó lapkája.
medici-event-harbor-scored = { $paid ->
       *[no] { THING($harbor) }, { $medici } : { $strozzi }: senki sem kap semmit.
        [yes] { $you ->
            [yes] { THING($harbor) }, { $medici } : { $strozzi }: { $coins } érmét kapsz.
           *[no] { THING($harbor) }, { $medici } : { $strozzi }: { NAME($seat) } { $coins } érmét kap.
        }
    }
medici-event-marker-moved = { $you ->
        [yes] { THING($harbor) }, { THING($good) }: a jelző { $spaces } mezővel feléd tolódik.
       *[no] { THING($harbor) }, { THING($good) }: a jelző { $spaces } mezővel { NAME($seat) } felé tolódik.
    }
medici-event-monopoly-paid = { $you ->
        [yes] { THING($harbor) }, { THING($good) }: { $coins } érmét kapsz.
       *[no] { THING($harbor) }, { THING($good) }: { NAME($seat) } { $coins } érmét kap.
    }
medici-event-match-ended = { $winners ->
        [one] { $you ->
            [yes] A játszma véget ért, { $medici } : { $strozzi }. Nyertél.
           *[no] A játszma véget ért, { $medici } : { $strozzi }. { NAME($seat) } nyert.
        }
       *[other] A játszma véget ért, { $medici } : { $strozzi }. Közös győzelem.
    }

## How it ended

medici-outcome-won = { $you ->
        [yes] Nyertél.
       *[no] { NAME($seat) } nyert.
    }
medici-outcome-shared = Egyenlő pénz: közös győzelem.

## Places of the board, for those who listen or point

medici-place-answer = { $answer }. { $place }
medici-place-ship-choose = { $ship ->
        [3] 3-as
        [4] 4-es
        [5] 5-ös
       *[other] { $ship } férőhelyes
    } hajó: utána válassz neki kikötőt
medici-place-harbor-choose = { THING($harbor) }: utána válassz hajót, amely oda megy
medici-place-bag = { $left ->
        [0] Zsák, üres
       *[other] Zsák, { $left } lapka
    }
medici-place-lot = { $count ->
        [0] Még nincs tétel
       *[other] A tétel: { $tiles }
    }
medici-place-price = { $named ->
        [yes] Ár: { $price }
       *[no] Még nincs ár
    }
medici-place-thrown = { $count ->
        [0] Eldobva: még semmi
       *[other] Eldobva: { $tiles }
    }
medici-place-purse = { THING($house) }, { $coins } érme
medici-place-round = { $round }/{ $rounds }. forduló
medici-place-harbor = { THING($harbor) }: Medici { $medici }, Strozzi { $strozzi }
medici-place-berth = { THING($harbor) } rakpartja
medici-place-track = { $side ->
        [none] { THING($harbor) }, { THING($good) }: a jelző középen áll
       *[other] { THING($harbor) }, { THING($good) }: a jelző { THING($house, form: "the") } oldalán áll, { $space }. mező, { $coins } érmét fizet
    }
medici-place-ship = { $docked ->
        [yes] { THING($house) }, { $ship ->
            [3] 3-as
            [4] 4-es
            [5] 5-ös
           *[other] { $ship } férőhelyes
        } hajó, { THING($harbor) }: { $tiles }, { $free ->
            [0] tele
           *[other] { $free } szabad hely
        }
       *[no] { THING($house) }, { $ship ->
            [3] 3-as
            [4] 4-es
            [5] 5-ös
           *[other] { $ship } férőhelyes
        } hajó, horgonyon
    }

## Words that are painted on the board. They must be short.

medici-coins = érme
medici-bag = a zsákban
medici-still-to-come = még jöhet
medici-price = ár
medici-round = Forduló
medici-rounds = { $rounds } forduló
medici-thrown = Eldobva
medici-thrown-none = még semmi

medici-board = Kikötői asztal

## The count of a round

medici-count = { $round }. forduló: értékelés
medici-count-next = Következő sor
medici-count-all = Az összes
medici-count-close = Tovább
medici-count-harbors = Kikötők: { $coins } érme a nagyobb összegért
medici-count-tracks = Sávok: minden jelző fizet, amely nem középen áll
medici-count-nothing = semmi
medici-count-sums = { $medici } : { $strozzi }
medici-count-track = { THING($harbor) }, { THING($good) }
medici-count-moves = { $side ->
        [none] { $spaces } mező { THING($house, form: "towards") }, most középen
       *[some] { $spaces } mező { THING($house, form: "towards") }, most { $space }. mező
    }
medici-count-stays-on = { $side ->
        [none] középen marad
       *[some] helyben marad: { $space }. mező
    }
medici-count-stays = a helyén marad

## The decision bar

medici-odds = { $left } a zsákban, átlagosan { $mean }
medici-lot-sum = Összesen { $sum }
medici-your-price = A te árad
medici-price-asked = Az ár { $price }.
medici-plan-no-room = Egyik hajódon sem fér el: csak eldobni tudnád.
medici-load-no-room = { $free ->
        [0] az ottani hajó tele van
       *[other] { $free } szabad hely, { $tiles } lapka
    }
medici-answer-with-detail = { $answer }: { $detail }

medici-answer-with-gain = { $answer }: { $detail }, { $gain }, ha a forduló akkor érne véget

## Panels beside the board

medici-now = Ha most érne véget a forduló
medici-now-coins = érmék
medici-now-harbors = kikötők
medici-now-tracks = sávok
medici-now-total = összesen
medici-left = Ami a zsákban maradt
medici-left-next = { $left ->
        [0] nincs lapka
        [one] egy lapka, az utolsó
       *[other] { $left } lapka, esélyek
    }
medici-panel-now = most { $pay }
medici-panel-at-anchor = horgonyon
medici-panel-ship = { THING($harbor) } { $sum }
medici-panel-free = { $free ->
        [0] tele
       *[other] { $free } szabad
    }
medici-at-anchor = horgonyon

## The price coach, shown after a hint

medici-coach = Ártanácsadó
medici-coach-counted = ahogy az asztal most áll
medici-coach-mine = neked ennyit ér
medici-coach-theirs = neki ennyit ér
medici-coach-fair = méltányos ár
medici-coach-buy = ha megveszi
medici-coach-refuse = ha nem kell neki
medici-coach-chart = Mennyi marad neked az egyes áraknál: bármit felel az ellenfél, { $price } érménél a legtöbb
medici-coach-why = { $price } érménél neked mindegy, mit felel az ellenfél. Ahány érmével eltérsz tőle, annyit veszíthetsz, ha ő jól választ.

## The end of the match

medici-outcome-start = kezdéskor
medici-outcome-round = { $round }. forduló
medici-outcome-lots = tételekért fizetve

## Hints: what speaks for an answer, or against it. Figures are coins or Florins by rule of thumb.

medici-why-price = Neked { $mine } érmét ér, neki ({ NAME($seat) }) { $theirs }; középen bármelyik válasz ugyanannyiba kerül neked.
medici-why-price-low = { $price } kevesebb a méltányos árnál, ami { $fair }, így neki ({ NAME($seat) }) megéri megvenni.
medici-why-price-high = { $price } több a méltányos árnál, ami { $fair }, így neki ({ NAME($seat) }) megéri visszautasítani.
medici-why-cheap = Neked { $mine } érmét ér, neki ({ NAME($seat) }) { $theirs }; { $price } kevesebb a méltányos árnál, ami { $fair }.
medici-why-dear = Neked { $mine } érmét ér, neki ({ NAME($seat) }) { $theirs }; { $price } nem kevesebb a méltányos árnál, ami { $fair }.
medici-why-draw = Még egy lapkával átlagosan { $more } érmét ér neked, így ahogy van { $now } érmét.
medici-why-stop = Így ahogy van { $now } érmét ér neked, még egy lapkával átlagosan { $more } érmét.
medici-why-load = Ott { $after } áll szemben { $against } ellenében; { $ahead ->
    [0] nincs jobb hely ennél: { THING($harbor) }
   *[other] { THING($harbor) } { $ahead } érmével jobb a következő választásnál
 }.
medici-why-load-other = Ott { $after } állna szemben { $against } ellenében.
medici-why-throw = Egyik hajónak sem használ.

## The body of the question, what would come of an answer, and what lies under the board

# Drawing on and naming a price are one question
medici-question-lot = Húzol még egyet, vagy árat szabsz?
# The place of a tile that may still be drawn
medici-lot-more = { $number ->
        [2] 2.
       *[other] 3.
    }
# $tiles is a list of tiles of value 0
medici-lot-zero = { $count ->
        [one] { $tiles } két mezőt tol.
       *[other] { $tiles } egyenként két mezőt tol.
    }
medici-plan-left = Ha az ellenfélnek nem kell, ide rakod
medici-load-choose = Hajó és kikötő
medici-plan-bought = Ha megveszed, ide rakod
# Both sums in a harbor once the lot is loaded, one's own first
medici-load-sums = { $lead ->
        [own] { $own } : { $other }, te vezetsz
        [other] { $own } : { $other }, ő vezet
       *[none] { $own } : { $other }, egyenlő
    }
# Where else a ship could go
medici-load-or = vagy { $harbors }
# Under a gain: what it is counted for
medici-this-round = e forduló
# $own and $other are what both would have with this round
medici-then-they-buy = Ha { $price } érméért megveszi: { $own } : { $other } e fordulóval
medici-then-they-leave = { $way ->
        [load] Ha nem kell neki: { $own } : { $other }, berakod: { THING($harbor) }
       *[throw] Ha nem kell neki: { $own } : { $other }, eldobod
    }
medici-then-you-buy = Ha megveszed: { $own } : { $other } e fordulóval, marad { $after }
medici-then-you-leave = Ha nem kell: { $own } : { $other }, { NAME($seat) } fizet: { $price }
medici-then-round = E fordulóval { $own } : { $other }
# In the row of a player
medici-seat = { $told ->
        [yes] { THING($house) } · e fordulóval { $total }
       *[no] { THING($house) }
    }
medici-left-line = { $left ->
        [one] egy lapka a zsákban
       *[other] { $left } lapka a zsákban
    }
medici-read-track = { $side ->
        [none] Ha most érne véget a forduló, a jelző középen állna.
       *[some] Ha most érne véget a forduló, { THING($house, form: "the") } oldalán állna, { $space }. mező, és { $coins } érmét fizetne.
    }
# Pressed into the question's place: $other leaves the lot, $seat has to pay
medici-stamp-left = { $you ->
        [yes] { NAME($other) } visszautasítja. Te fizetsz: { $coins }.
       *[no] { NAME($other) } visszautasítja. { NAME($seat) } fizet: { $coins }.
    }
medici-count-over = { $round ->
        [1] Véget ért az 1. forduló
       *[other] Véget ért a { $round }. forduló
    }
medici-count-result = Az eredmény
