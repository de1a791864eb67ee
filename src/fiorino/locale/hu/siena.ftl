### Siena: everything that a person reads at its table.
### A Goods card goes by its workers, “Búza 2 · Bor 1”, in every form; sentences that may name one put it behind a colon.
### Forms of cards: “.the” a/az …kártya, “.accusative” …kártyát, “.sublative” …kártyára; of goods: “.lower”, “.accusative”,
### “.elative”; of a status: “.a” without a capital, “.translative” -vá/-vé.

siena-title = Siena

## Goods

siena-good-corn = Búza
    .lower = búza
    .accusative = búzát
siena-good-wine = Bor
    .lower = bor
    .accusative = bort
siena-good-oil = Olaj
    .lower = olaj
    .accusative = olajat
siena-good-cloth = Posztó
    .lower = posztó
    .accusative = posztót
siena-good-spices = Fűszer
    .lower = fűszer
    .accusative = fűszert
siena-workers = { THING($good) } { $count }
# Cards of one name are told apart by their numbers: “Guards 8”.
siena-card-numbered = { THING($card) } { $number }

## Status

siena-status-peasant = Földműves
    .a = földműves
    .translative = földművessé
siena-status-merchant = Kereskedő
    .a = kereskedő
    .translative = kereskedővé
siena-status-banker = Bankár
    .a = bankár
    .translative = bankárrá

## Cards

siena-card-mule = Öszvér
    .the = az öszvérkártya
    .accusative = az öszvérkártyát
    .sublative = az öszvérkártyára
siena-card-francigena = Via Francigena
    .the = a Via Francigena-kártya
    .accusative = a Via Francigena-kártyát
    .sublative = a Via Francigena-kártyára
siena-card-girlfriends = Barátnők
    .the = a barátnőkártya
    .accusative = a barátnőkártyát
    .sublative = a barátnőkártyára
siena-card-guards = Őrség
    .the = az őrségkártya
    .accusative = az őrségkártyát
    .sublative = az őrségkártyára
siena-card-bricklayer = Kőműves
    .the = a kőműveskártya
    .accusative = a kőműveskártyát
    .sublative = a kőműveskártyára
siena-card-salimbeni = Piazza Salimbeni
    .the = a Piazza Salimbeni-kártya
    .accusative = a Piazza Salimbeni-kártyát
    .sublative = a Piazza Salimbeni-kártyára
siena-card-inn = Fogadó
    .the = a fogadókártya
    .accusative = a fogadókártyát
    .sublative = a fogadókártyára
siena-card-courtesan = Kurtizán
    .the = a kurtizánkártya
    .accusative = a kurtizánkártyát
    .sublative = a kurtizánkártyára
siena-card-calandrino = Calandrino
    .the = a Calandrino-kártya
    .accusative = a Calandrino-kártyát
    .sublative = a Calandrino-kártyára
siena-card-banchi = Banchi di Sotto
    .the = a Banchi di Sotto-kártya
    .accusative = a Banchi di Sotto-kártyát
    .sublative = a Banchi di Sotto-kártyára
siena-card-servi = Via dei Servi
    .the = a Via dei Servi-kártya
    .accusative = a Via dei Servi-kártyát
    .sublative = a Via dei Servi-kártyára

# What is printed on a card: short, two or three lines of about 26 signs.
siena-print-goods = Rakd le a munkásokat, majd adj el egy-egy árut.
siena-print-journey = Kereskedőként utazhatsz is vele egy mezőt.
siena-print-mule = Ebben a körben egy helyett két-két árut adhatsz el.
siena-print-francigena = Húzz sorskártyát az áruidra. Az ördög mindent elvisz.
siena-print-girlfriends = Nem kell a fogadóba menned, ha hívnak a kurtizánok.
siena-print-guards = Elküldi Calandrinót: se alamizsna, se fösvénység.
siena-print-bricklayer = A torony egy szintje 10 aranyforinttal olcsóbb.
siena-print-salimbeni = Ha ott megállsz: húzz, 7 aranyforint sorskártyánként.
siena-print-inn = Három: 20 aranyforint. Egy: nézd meg a művészt, vagy küldd be Calandrinót.
siena-print-courtesan = Az arra járó bankár a fogadóba tér, és 10-et fizet.
siena-print-calandrino = Visszamegy 3 városrészt, és bankároktól koldul.
siena-print-banchi = Ha a Banchi di Sottón állsz meg: 20 aranyforint.
siena-print-servi = Ha a Via dei Servin állsz meg: 20 aranyforint.

siena-card-priced = { $name }: vörös { $red }, zöld { $green }
siena-card-starred = { $name }: csillagos, zöld { $green }
siena-card-for = { $who ->
    [peasant] Földműveseknek.
    [merchant] Kereskedőknek.
    [banker] Bankároknak.
    [country] Földműveseknek és kereskedőknek.
   *[all] Mindenkinek.
 }
siena-card-leaves = Kijátszva kikerül a játékból.

siena-senesi = Szenátus
siena-senesi-worth = { $value } értékű szenátuskártya
siena-senesi-print = A nép támogatása
siena-fato = Sors
siena-devil = Az ördög
siena-devil-print = Mindent elvisz
siena-artist = Művész
siena-artist-known = { $name }, értéke { $value }
siena-artist-hidden = Művész, akit még nem láttál
siena-artist-print = { $value } támogatáspont
siena-artist-unseen = Rejtett

## Places

siena-place-banchi-di-sotto = Banchi di Sotto
    .the = a Banchi di Sotto
    .at = a Banchi di Sottón
    .to = a Banchi di Sottóra
siena-place-piazza-salimbeni = Piazza Salimbeni
    .the = a Piazza Salimbeni
    .at = a Piazza Salimbenin
    .to = a Piazza Salimbenire
siena-place-via-dei-servi = Via dei Servi
    .the = a Via dei Servi
    .at = a Via dei Servin
    .to = a Via dei Servire
siena-place-via-delle-cerchia = Via delle Cerchia
    .the = a Via delle Cerchia
    .at = a Via delle Cerchián
    .to = a Via delle Cerchiára
siena-place-palazzo-tolomei = Palazzo Tolomei
    .the = a Palazzo Tolomei
    .at = a Palazzo Tolomeinél
    .to = a Palazzo Tolomeihez
siena-place-duomo = Duomo
    .the = a Duomo
    .at = a Duomónál
    .to = a Duomóhoz
siena-place-palazzo-pubblico = Palazzo Pubblico
    .the = a Palazzo Pubblico
    .at = a Palazzo Pubblicónál
    .to = a Palazzo Pubblicóhoz
siena-place-piazza-del-campo = Piazza del Campo
    .the = a Piazza del Campo
    .at = a Piazza del Campón
    .to = a Piazza del Campóra
siena-place-torre-del-mangia = Torre del Mangia
    .the = a Torre del Mangia
    .at = a Torre del Mangiánál
    .to = a Torre del Mangiához
siena-place-banchi-di-sopra = Banchi di Sopra
    .the = a Banchi di Sopra
    .at = a Banchi di Soprán
    .to = a Banchi di Soprára
siena-place-inn = Fogadó
    .the = a fogadó
    .at = a fogadóban
    .to = a fogadóba
siena-place-wall = Városfal
    .the = a városfal
    .at = a városfalon
    .to = a városfalra
siena-road-firenze = Firenze
    .accusative = a Firenzébe vezető utat
    .to = Firenzébe
siena-road-arezzo = Arezzo
    .accusative = az Arezzóba vezető utat
    .to = Arezzóba

## The board, for those who listen. A place says who stands there and what a press means.

siena-board = A tábla: a város, a városfal és a vidék
siena-board-scroll = Siena 1338
siena-spot-people = { $place }: { $people }
siena-spot-empty = { $place }: senki
siena-spot-press = { $spot }. { $answer }
siena-spot-calandrino = Calandrino
siena-spot-cubes = { $count } kurtizán
siena-spot-field = { THING($good) }: { $ready ->
    [0] nincs eladásra kész áru
   *[other] { $ready } eladásra kész áru
 }, munkások a keretben: { $workers }/{ $frame }, eladási ár: { $price }
siena-spot-gone = { THING($good) }: kikerült a játékból
siena-spot-road = { THING($road, form: "to") } vezető út, { $space }. mező, { $coins } aranyforintot fizet: { $people }
siena-spot-road-empty = { THING($road, form: "to") } vezető út, { $space }. mező, { $coins } aranyforintot fizet
siena-spot-level-built = A torony { $level }. szintje, építette: { NAME($seat) }, { $points } pont
siena-spot-level-free = A torony { $level }. szintje: ára { $coins }, { $points } pontot ad
siena-spot-row = Kezdeményezési táblázat, { $row }. sor, +{ $coins }: { NAME($seat) }
siena-spot-florins = Forintszalag, { $value }. mező
siena-initiative = Kezdeményezés
siena-peasants = Földművesek
siena-merchants = Kereskedők
siena-plus = +{ $coins }
siena-times = ×{ $count }

## Where the match stands

siena-where = { $round }/{ $last }. forduló
siena-where-advanced = { $round }. forduló
siena-where-opening = Nyitóaukció

## Questions: what is asked, for whom it is asked; “.other” is what everybody else reads.

siena-question-start = Indíts aukciót, vagy hagyd ki
    .other = { NAME($seat) } aukciót indíthat
siena-question-first-bid = Az első licited { THING($card, form: "sublative") }
    .other = { NAME($seat) } megteszi az első licitet { THING($card, form: "sublative") }
siena-question-opening-bid = Licitálj { THING($card, form: "sublative") }, vagy passzolj
    .other = { NAME($seat) } licitál { THING($card, form: "sublative") }, vagy passzol
siena-question-take-card = Vegyél el egy kártyát, vagy egyet se
    .other = { NAME($seat) } elvesz egy kártyát, vagy passzol
siena-question-star-bid = Licitálj { THING($card, form: "sublative") }, vagy passzolj
    .other = { NAME($seat) } licitál { THING($card, form: "sublative") }, vagy passzol
siena-question-choose-first = Te vagy a legszegényebb: kié legyen az első kör?
    .other = { NAME($seat) } megnevezi, kié az első kör
siena-question-country-turn = Te jössz: játssz ki, adj el vagy dobj el
    .other = { NAME($seat) } köre vidéken
siena-question-load-road = Via Francigena: rakodj fel, és húzz sorsot
    .other = { NAME($seat) } árukat visz a Via Francigenára
siena-question-rise-or-stay = Elég gazdag vagy, hogy { THING($status, form: "translative") } válj
    .other = { NAME($seat) } { THING($status, form: "translative") } válhat
siena-question-leg = Az utazásod: meddig?
    .other = { NAME($seat) } utazni indul
siena-question-cash-or-stay = Felveszed a mező pénzét, vagy maradsz?
    .other = { NAME($seat) } felveszi a mező pénzét, vagy az úton marad
siena-question-charity-offer = Jótékonyság szenátuskártyákért?
    .other = { NAME($seat) } jótékonykodhat a bevételéből
siena-question-keep-senesi = Mely szenátuskártyákat tartod meg?
    .other = { NAME($seat) } szenátuskártyákat választ
siena-question-first-step = Első lépés: tovább, vagy a fogadóba?
    .other = { NAME($seat) } megteszi az első lépést
siena-question-banker-move = A sétád: hol állsz meg?
    .other = { NAME($seat) } a várost járja
siena-question-district-card = Kijátszod ennek a városrésznek a kártyáját?
    .other = { NAME($seat) } kijátszhatja a városrész kártyáját
siena-question-salimbeni = Hány sorskártyát húzol?
    .other = { NAME($seat) } sorskártyát húzhat a Piazza Salimbenin
siena-question-donate-or-not = Az egyetlen adományod a Duomónál?
    .other = { NAME($seat) } adományt tehet a Duomónál
siena-question-banker-rest = Más kártyák, vagy a köröd vége?
    .other = { NAME($seat) } még kártyákat játszhat ki
siena-question-build-or-not = Felépíted a torony következő szintjét?
    .other = { NAME($seat) } felépítheti a torony egy szintjét
siena-question-drawn-in = A kurtizánok becsábítanak a fogadóba
    .other = A kurtizánok becsábítják { NAME($seat, form: "accusative") } a fogadóba
siena-question-pay-or-girlfriends = Fizetsz, vagy barátnőkártya?
    .other = { NAME($seat) } fizet a kurtizánoknak, vagy barátnőkártyát játszik ki
siena-question-pay-for-one = Kurtizán érkezik: fizetsz neki?
    .other = { NAME($seat) } fizet a kurtizánnak, vagy barátnőkártyát játszik ki
siena-question-open-or-not = Aukciót nyitsz a következő művészre?
    .other = { NAME($seat) } aukciót nyithat egy művészre
siena-question-artist-first-bid = Láttad a művészt: licitálj
    .other = { NAME($seat) } megteszi az első licitet a művészre
siena-question-artist-bid = Licitálj a művészre, nézd meg, vagy passzolj
    .other = { NAME($seat) } licitál a művészre, megnézi, vagy passzol
siena-question-walk = Hová menjen Calandrino?
    .other = { NAME($seat) } útjára küldi Calandrinót
siena-question-beg = Calandrino tőled koldul { THING($place, form: "at") }
    .other = Calandrino { NAME($seat, form: "ablative") } koldul { THING($place, form: "at") }
siena-question-none = A játszma véget ért

## Answers: labels of buttons, short; “.detail” is a second line.

siena-answer-auction = { THING($card) }
    .detail = zöld { $green }
siena-answer-first = { NAME($seat) } kezd
    .me = Én kezdek
siena-answer-bid = Licit: { $coins }
siena-answer-pass = Passz
siena-answer-pass-card = Nem kell kártya
siena-answer-decline-start = Nincs aukció
siena-answer-decline-district-card = Nem játszom ki
siena-answer-decline-salimbeni = Nem húzok
siena-answer-decline-donate-or-not = Nem adok
siena-answer-decline-build-or-not = Nem építek
siena-answer-decline-open-or-not = Nem nyitok
siena-answer-decline-charity-offer = Megtartom a bevételt
siena-answer-done = Végeztem
siena-answer-take = { THING($card) }
    .detail = { $coins ->
        [0] ingyen
       *[other] { $coins } aranyforint
     }
siena-answer-play = Kijátszom: { THING($card) }
siena-answer-play-inn = Kijátszom: { $count } Fogadó
siena-answer-play-guards = Hívom az őrséget
siena-answer-play-girlfriends = Jöjjenek a barátnők
siena-answer-green = { $green } lépéssel tovább
    .detail = ráfordítva: { THING($card) }
siena-answer-with = { $green } hellyel tovább
    .detail = ráfordítva: { THING($card) }
siena-answer-with-leg = { THING($card) }
    .detail = egy mezővel tovább
siena-answer-discard = Eldobom: { THING($card) }
siena-answer-sell = { THING($good) } eladása
    .detail = +{ $coins } aranyforint
siena-answer-load = Elviszek { THING($good, form: "accusative") }
    .detail = +{ $coins } sorskártyánként
siena-answer-draw = { $count } kártyát húzok
    .detail = ördög: { $count }/{ $cards }, különben { $coins } aranyforint
siena-answer-travel = Utazás { THING($road, form: "to") }
siena-answer-go-leg = Indulok
    .detail = { $coins ->
        [0] a mező nem fizet
       *[other] +{ $coins } aranyforint
     }
    .cash = { $coins } aranyforint, ha utána elhagyod az utat
    .rest = { $coins } aranyforint, ha itt végzel a köröddel
siena-answer-go-walk = Calandrino { $count } helyet megy
siena-answer-go-inn = A fogadóba, fogadókártyával
siena-answer-charity = Jótékonyság: { $coins }
siena-answer-charity-10 = egy szenátuskártya
siena-answer-charity-15 = két szenátuskártya közül a jobbik
siena-answer-keep = { $count ->
    [one] Megtartom ezt: { $values }
   *[other] Megtartom: { $values }
 }
siena-answer-keep-two = { $low } és { $high }
siena-answer-rise = { THING($status) } leszek
siena-answer-stay = { THING($status) } maradok
siena-answer-cash = Felveszek { $coins } aranyforintot
    .detail = és elhagyom az utat
siena-answer-stay-road = Az úton maradok
    .detail = fizetség nélkül, egy későbbi etapra
siena-answer-step = Tovább { THING($place, form: "to") }
    .wedding = a menyasszony ajándéka: { $coins }
siena-answer-enter = Belépek a fogadóba
    .cubes = { $count } kurtizán vár ott
siena-answer-stop = Megállok { THING($place, form: "at") }
    .pays = +{ $coins } aranyforint
siena-answer-give = Adok neki: { $coins }
siena-answer-refuse = Nem adok
    .detail = { $count }. fösvénykocka
siena-answer-donate = Adományozok
    .detail = { $coins } aranyforint, négy szenátuskártyából kettő
siena-answer-open = Aukció nyitása
    .detail = megnézed a kártyát, azután licitálnod kell
siena-answer-look = Megnézem: { $coins } aranyforint
siena-answer-look-inn = Megnézem: egy fogadókártya
siena-answer-build = { $level }. szint építése
    .detail = { $coins } aranyforint, { $points } pont
siena-answer-build-with = Építek kőművessel
siena-answer-pay = Fizetek a kurtizánoknak

## Groups of answers in a turn

siena-group-play = Kijátszás
siena-group-sell = Eladás
siena-group-travel = Utazás
siena-group-charity = Jótékonyság
siena-group-walk = Mozgás
siena-group-green = Lépések kártyákból
siena-group-longer = Hosszabb séta
siena-group-discard = Eldobás
siena-group-end = Vége

## What an answer would bring about

siena-after-money = { $before } → { $after } aranyforint.
siena-after-money-other = { NAME($seat) }: { $before } → { $after } aranyforint.
siena-after-hand = Kézben: { $cards }/{ $limit } kártya.
siena-after-unit = { $made } újabb { THING($good, form: "lower") } eladásra kész.
siena-after-workers = { THING($good) }: { $left }/{ $frame } munkás.
siena-after-place = Eljutsz { THING($place, form: "to") }.
siena-after-stopped = Megállsz { THING($place, form: "at") }.
siena-after-road = Ide érsz: { THING($road, form: "to") } vezető út, { $space }. mező.
siena-after-road-left = Elhagyod az utat.
siena-after-level = A torony { $level }. szintje a tiéd: { $points } pont a végén.
siena-after-cube = Fösvénykockát kapsz, így { $cubes } lesz.
siena-after-cubes = { $cubes } kurtizán lesz a fogadóban.
siena-after-walk = Calandrino sétája { THING($place, form: "at") } ér véget.
siena-after-loaded = Egy { THING($good, form: "lower") } megy az útra, bármit hoz a sors.
siena-after-risen = { THING($status) } leszel.
siena-after-gone = Lekerül a tábláról: { $goods }.
siena-after-senesi = Szenátuskártyát húzol.
siena-after-out = Kiesel ebből az aukcióból.
siena-after-first = { NAME($seat) } köre lesz az első.
siena-after-discarded = Eldobod: { THING($card) }.
siena-after-played = Kijátszod: { THING($card) }.
siena-after-fato = A kártyákat rögtön felfordítjuk; ezt nem lehet visszavonni.
siena-after-leads = Te vezetsz: { $coins }.
siena-after-nothing = Más nem változik.
siena-after-turn = A köröd véget ér.
siena-after-ends = A játszma azonnal véget ér.

## Events: the log. One sentence each.

siena-event-seat-placed = { NAME($seat) } az oszlopra rakja a korongját.
siena-event-card-left-out = Kezdettől a dobott lapok között: { THING($card) }.
siena-event-round-began = { $round }. forduló
siena-event-card-dealt = Felcsapva: { $cards }.
siena-event-discard-shuffled = A dobott lapokból új pakli lesz: { $cards } kártya.
siena-event-initiative-set = Kezdeményezési sorrend, elöl a legszegényebb: { $seats }.
siena-event-start-declined = { NAME($seat) } nem indít aukciót.
siena-event-auction-started = { NAME($seat) } aukciót indít { THING($card, form: "sublative") }.
siena-event-star-offered = Aukcióra kerül { THING($card, form: "the") }.
siena-event-bid-made = { NAME($seat) } licitál: { $bid }.
siena-event-passed = { NAME($seat) } passzol.
siena-event-card-won = { NAME($seat) } megnyeri { THING($card, form: "accusative") } { $coins } aranyforintért.
siena-event-card-returned = Senki sem licitál { THING($card, form: "sublative") }: a pakliba kerül.
siena-event-card-unsold = Senki sem licitál { THING($card, form: "sublative") }: a dobott lapokhoz kerül.
siena-event-card-taken = { $coins ->
    [0] { NAME($seat) } ingyen elveszi: { THING($card) }.
   *[other] { NAME($seat) } { $coins } aranyforintért elveszi: { THING($card) }.
 }
siena-event-leftovers-discarded = Senkinek sem kellett: { $cards }.
siena-event-first-named = { NAME($seat) } döntése: { NAME($first) } kezd.
siena-event-first-named-self = { NAME($seat) } kezd.
siena-event-turn-began = { NAME($seat) } köre.
siena-event-card-played = { NAME($seat) } kijátssza: { THING($card) }.
siena-event-card-played-green = { NAME($seat) } a zöld számáért kijátssza: { THING($card) } ({ $green } lépés).
siena-event-card-discarded = { NAME($seat) } eldobja: { THING($card) }.
siena-event-workers-put = { THING($good) }: { $workers } új munkás, a keretben most { $left }.
siena-event-workers-put-made = { THING($good) }: megtelt a keret, { $made } új áru eladásra kész.
siena-event-unit-sold = { NAME($seat) } elad egy { THING($good, form: "accusative") } { $coins } aranyforintért.
siena-event-banker-share = { NAME($seat) } bankárként { $coins } aranyforintot kap.
siena-event-unit-loaded = { NAME($seat) } elvisz egy { THING($good, form: "accusative") }.
siena-event-fato-drawn = { NAME($seat) } { $cards } sorskártyát húz: { $coins } aranyforint.
siena-event-fato-drawn-devil = { NAME($seat) } { $cards } sorskártyát húz: az ördög mindent elvisz.
siena-event-leg-travelled = { $coins ->
    [0] { NAME($seat) } { THING($road, form: "to") } utazik: { $space }. mező.
   *[other] { NAME($seat) } { THING($road, form: "to") } utazik: { $space }. mező, { $coins } aranyforint.
 }
siena-event-road-paid = { $coins ->
    [0] { NAME($seat) } megpihen: { THING($road, form: "to") } vezető út, { $space }. mező, amely nem fizet.
   *[other] { NAME($seat) } { $coins } aranyforintot kap: { THING($road, form: "to") } vezető út, { $space }. mező.
 }
siena-event-road-left = { NAME($seat) } elhagyja { THING($road, form: "accusative") }.
siena-event-charity-given = { NAME($seat) } lemond { $coins } aranyforintról jótékonyságból.
siena-event-senesi-seen = { NAME($seat) } szenátuskártyát húz.
siena-event-senesi-seen-value = { NAME($seat) } szenátuskártyát húz, értéke { $value }.
siena-event-senesi-kept = { NAME($seat) } { $count } szenátuskártyát tart meg.
siena-event-senesi-kept-values = { NAME($seat) } szenátuskártyát tart meg, értéke: { $values }.
siena-event-inn-set-played = { NAME($seat) } { $coins } aranyforintot nyer kártyán a fogadóban.
siena-event-status-risen = { NAME($seat) } { THING($status, form: "translative") } válik!
siena-event-goods-gone = Lekerül a tábláról: { $goods }. Ezeket már senki sem adja el.
siena-event-banker-income = { NAME($seat) } megkapja a bankár bevételét: { $coins } aranyforint.
siena-event-banker-moved = { NAME($seat) } { THING($place, form: "to") } ér.
siena-event-bride-paid = { NAME($seat) } { $coins } aranyforintot ad nászajándékra.
siena-event-banker-stopped = { NAME($seat) } megáll { THING($place, form: "at") }.
siena-event-place-paid = { NAME($seat) } { $coins } aranyforintot kap { THING($place, form: "at") }.
siena-event-donation-made = { NAME($seat) } { $coins } aranyforintot adományoz a Duomónál.
siena-event-courtesan-came = { $cubes } kurtizán vár a fogadóban.
siena-event-courtesans-paid = { NAME($seat) } { $coins } aranyforintot fizet a kurtizánoknak.
siena-event-girlfriends-helped = A barátnők kisegítik { NAME($seat, form: "accusative") }.
siena-event-artist-offered = { NAME($seat) } aukciót nyit egy művészre.
siena-event-artist-seen = { NAME($seat) } megnézi a művészt.
siena-event-artist-seen-value = { NAME($seat) } megnézi a művészt: { $name }, értéke { $value }.
siena-event-look-paid = { NAME($seat) } { $coins } aranyforintért megnézheti.
siena-event-artist-engaged = { NAME($seat) } { $coins } aranyforintért felfogadja a művészt.
siena-event-artist-engaged-value = { NAME($seat) } { $coins } aranyforintért felfogadja a művészt: { $name }, értéke { $value }.
siena-event-level-built = { NAME($seat) } { $coins } aranyforintért felépíti a torony { $level }. szintjét.
siena-event-calandrino-moved = Calandrino { THING($place, form: "to") } ér.
siena-event-alms-given = { $coins ->
    [0] { NAME($seat) } nem tud mit adni Calandrinónak.
   *[other] { NAME($seat) } { $coins } aranyforint alamizsnát ad Calandrinónak.
 }
siena-event-alms-refused = { NAME($seat) } megtagadja az alamizsnát: { $cubes }. fösvénykocka.
siena-event-guards-called = { NAME($seat) } az őrséggel küldeti el Calandrinót.
siena-event-match-ended = { $why ->
    [tower] Elkészült a torony: a játszma véget ért.
    [lorenzetti] Ambrogio Lorenzettit felfogadták: a játszma véget ért.
   *[last-round] Véget ért az utolsó forduló, és vele a játszma.
 }
siena-event-points-counted = { NAME($seat) }: { THING($what) } { $points }
siena-event-winner-named = { NAME($seat) } bekerül a Kilencek Tanácsába!
siena-event-winner-named-nobody = Senki sem bankár: senki sem nyer.

## The final count

siena-points-start = kiinduló pontok
siena-points-richest = leggazdagabb bankár
siena-points-poorest = legszegényebb bankár
siena-points-tower = a torony szintjei
siena-points-most-levels = a legtöbb szint
siena-points-artists = művészek
siena-points-senesi = szenátuskártyák
siena-points-stinginess = fösvénység
siena-points-sum = támogatáspontok

siena-outcome-title = Végső értékelés
siena-outcome-nobody = Senki sem lett bankár; senki sem kerül be a Kilencek Tanácsába
siena-outcome-line = Sor
siena-outcome-why = { $why ->
    [tower] Áll a hetedik szint: elkészült a torony.
    [lorenzetti] Ambrogio Lorenzettit szerződtették.
   *[last-round] Mind a { $rounds } forduló véget ért.
 }
siena-outcome-not-bankers = Nem bankár, nincs pontja: { $seats }.

## Display and hand

siena-display = Kínálat
siena-display-empty = Nincs kirakott kártya.
siena-hand = A kártyáid
siena-hand-empty = Nincs kártya a kezedben.
siena-hand-of = { NAME($seat) } kártyái
siena-piles = { $deck } a pakliban, { $discarded } dobott lap
siena-price-free = ingyen
siena-star-now = most
siena-star-waits = vár
siena-price-named = { $coins ->
    [0] neked ingyen
   *[other] neked { $coins } aranyforint
 }
siena-card-press = { $card }. { $answer }
siena-card-more = { $card }. { $answers } lehetőség

## What the bar shows beside the answers

siena-bar-steps = Még { $count } lépés
siena-bar-wedding = Esküvő: továbbmenni 10 aranyforint
siena-bar-inn-open = Beléphetsz a fogadóba
siena-bar-mule = Az öszvér két-két árut visz
siena-bar-rights = Eladási jogod: { $goods }
siena-bar-rights-none = Rakj le munkásokat, hogy eladhass
siena-bar-roads-closed = Ebben a körben többet nem utazhatsz
siena-bar-rest = Ha végeztél, az út ennyit fizet: { $coins }
siena-bar-charity = E kör bevételéből jótékonyságra: legfeljebb { $coins }
siena-bar-fato-each = Kártyánként, ördög nélkül: { $coins } aranyforint
siena-bar-fato-loaded = Úton: { $goods }
siena-bar-fato-odds = Az ördög esélye: { $count }/{ $cards }
siena-bar-fato-chance = { $chance }% biztonság
siena-bar-fato-cards = { $count } kártya
siena-bar-fato-how-many = Hány kártya?
siena-bar-walk = Calandrino { $count } helyet megy vissza
siena-bar-begging = { $count ->
    [0] Nincs fösvénykockád
   *[other] { $count } fösvénykockád van
 }
siena-bar-leg = { THING($road, form: "to") } vezető út
siena-bar-kept = Ezeket a végéig megtartod; a többi a pakli alá kerül.
siena-bar-level = { $level }. szint: { $coins } aranyforint, { $points } pont

## Auctions

siena-auction = Aukció
siena-auction-nobody = Még nincs licit
siena-auction-leads = { NAME($seat) } vezet:
siena-auction-you-lead = Te vezetsz:
siena-auction-out = kiesett
siena-auction-seen = megnézte
siena-auction-bid = A licited
siena-auction-raise = Legkisebb emelésed: { $coins }.
siena-auction-left = Még { $count } művész van

## Panels: what everybody sees of a player

siena-panel-money = { $coins } aranyforint
siena-panel-status = Státusz: { THING($status, form: "a") }
siena-panel-row = Kezdeményezés +{ $coins }
siena-panel-cards = { $count }/{ $limit } kártya
siena-panel-levels = { $count } felépített szint
siena-panel-senesi = { $count } szenátuskártya
siena-panel-artists = { $count } művész
siena-panel-stinginess = { $count } fösvénykocka
siena-panel-donated = már adományozott a Duomónál
siena-panel-place = { THING($place) }
siena-panel-road = { THING($road) }, { $space }. mező

## The side column

siena-side-good = Áru
siena-side-frame = Keret
siena-side-ready = Kész
siena-side-price = Ár
siena-side-gone = lekerült
siena-side-round = { $round }/{ $last }. forduló
siena-side-round-open = { $round }. forduló; ennek a játéknak nincs utolsó fordulója
siena-side-before = Az első forduló előtt
siena-side-deck = Pakli
siena-side-discard = Dobott lapok
siena-side-removed = Játékon kívül
siena-side-senesi = Szenátus
siena-side-artists = Művészek
siena-side-pile-card = { $count } × { THING($card) }
siena-side-show-discard = A dobott lapok megnézése

## Moments that are shown large

siena-scene-risen = { NAME($seat) } { THING($status, form: "translative") } válik
siena-scene-fato-wins = +{ $coins } aranyforint
siena-scene-devil = Az ördög mindent elvisz

siena-panel-senesi-worth = { $count } szenátuskártya, értéke { $points }
siena-panel-artists-worth = { $count } művész, értéke { $points }

## The question: deeds and courses, what they take and bring, and the button that sends them (siena-act-…)

siena-of = { $count }/{ $all }
siena-figure-steps = { $count } lépés
siena-figure-spaces = { $count } mező
siena-figure-cards = { $count } kártya
siena-figure-begged = { $count } koldulás
siena-figure-card = { THING($card) } (zöld { $green })
siena-course-journey = { THING($road) } { $space }
siena-course-sale = Eladás: { $goods }
siena-course-card-sale = { THING($card) }, majd eladás: { $goods }
    .detail = eladás: { $goods }, +{ $coins }
siena-course-load = Elviszem: { $goods }
siena-course-district = Mind { $count } kártya kijátszása
siena-act-walk = { $count } lépés
siena-act-journey = { $count } mező utazás
siena-act-begging = Küldöm { $count } helyet
siena-act-load = { $count } áru felrakása
siena-act-workers = Munkások lerakása
siena-workers-none = az árui már nincsenek játékban
siena-act-sell = { $coins } aranyforint bevétel
siena-act-sale = Eladás: { $coins }
siena-act-card-sale = Kijátszás, eladás: { $coins }
siena-act-take = { $coins ->
    [0] Elviszem ingyen
   *[other] Elviszem: { $coins }
 }
siena-act-auction = Aukcióra bocsátom
siena-act-discard = Eldobom
siena-act-pay = Fizetek: { $coins }
siena-act-charity = Adok: { $coins }
siena-act-donate = Adományozok: { $coins }
siena-act-build = Építek: { $coins }
siena-act-done = Kör vége
siena-act-none = Egyiket sem
siena-act-stop = { $coins ->
    [0] Itt maradok
   *[other] Itt maradok: +{ $coins }
 }
siena-play-calandrino = Elküldöm Calandrinót koldulni
    .detail = ráfordítva a kártyája
siena-pay-courtesans = { $count } kurtizánért { $coins } aranyforint
siena-more = Még { $count }…
siena-all-deeds = Minden lehetőség
siena-green = Zöld { $count }.
siena-green-starred = Csillagos, zöld { $green }.
siena-red-green = Vörös { $red }, zöld { $green }.
siena-artist-worth = 1–{ $most } pontot ér.
siena-keep-choose = Ezekből { $count } kártyát tartasz meg; a többi a pakli alá kerül.
siena-group-load = Elviszem
siena-hand-short = Kéz
siena-bids = licit { $coins }
siena-to-bid = licitál
siena-after-win = Ha { $coins } nyer: { $before } → { $after } aranyforint.
siena-after-pass = Aki passzol, ebből az aukcióból esik ki, a következőből nem.
siena-after-spends = Ráfordítva: { $cards }.
siena-after-auction = Te teszed az első licitet; a többiek utánad.
siena-after-travel = Ezután megnevezed az utazáskártyákat.
siena-after-calandrino = Ezután eldöntöd, milyen messzire megy.
siena-stamp-sold-you = A tiéd { $coins } aranyforintért
siena-stamp-sold = { NAME($seat) } viszi el { $coins } aranyforintért
siena-stamp-unsold = Senki sem licitál
siena-stamp-level = { NAME($seat) } építkezik: { $level }. szint
siena-sum-walk = { NAME($seat) }: { $count } lépés { THING($place, form: "to") }
siena-sum-walk-paid = { NAME($seat) }: { $count } lépés { THING($place, form: "to") }, { $coins }

## What a place does, for the reader

siena-about-banchi-di-sotto = Az itt megálló bankár Banchi di Sotto kártyát játszik ki, darabja 20 aranyforint.
siena-about-piazza-salimbeni = Az itt megálló bankár Piazza Salimbeni kártyát játszik ki, és sorskártyát húz.
siena-about-via-dei-servi = Az itt megálló bankár Via dei Servi kártyát játszik ki, darabja 20 aranyforint.
siena-about-via-delle-cerchia = Innen lép a bankár a fogadóba. A kurtizánok becsábítják, aki arra jár.
siena-about-palazzo-tolomei = Megállni 5 aranyforintot hoz. Továbbmenni 10, a menyasszony ajándéka.
siena-about-duomo = Az itt megálló bankár egyszer adományozhat: négy szenátuskártyából kettő az övé.
siena-about-palazzo-pubblico = Az itt megálló bankár 5 aranyforintot kap.
siena-about-piazza-del-campo = Az itt megálló bankár 5 aranyforintot kap.
siena-about-torre-del-mangia = Az itt megálló bankár a köre végén felépíthet egy szintet.
siena-about-banchi-di-sopra = Az itt megálló bankár 5 aranyforintot kap.
siena-about-inn = Aki belép, kifizeti a kurtizánokat, majd művészt szerződtethet.
siena-about-wall = Itt állnak az új bankárok az első lépésükig.
siena-about-area = A munkások megtöltik a keretet; a teli keret egy eladható áru.
siena-about-road = A kereskedők utazáskártyákkal járnak itt; az a mező fizet, ahol megállnak.
siena-about-tower = Egy szint aranyforintba kerül, és a végén pontot ér.
siena-about-initiative = Legalul a legszegényebb áll. A sor száma drágítja a kártyákat.
siena-about-florin = Mindenki pénze, körben a tábla szélén.
siena-about-calandrino = Visszafelé jár a városban, és bankároktól koldul.

## Hints: what speaks for an answer, or against it. Figures are coins or Florins by rule of thumb.

siena-why-auction = { THING($card) }: neked körülbelül { $worth } aranyforintot ér, többet a többi kártyánál.
siena-why-auction-other = { THING($card) }: neked körülbelül { $worth } aranyforintot ér.
siena-why-no-auction = Egyik nyílt kártya sem ér neked most egy aukciót.
siena-why-bid = { THING($card) }: neked körülbelül { $worth } aranyforintot ér; a legkisebb licit { $coins }.
siena-why-pass = { THING($card) }: neked körülbelül { $worth } aranyforintot ér, a következő licit pedig { $coins }; maradjon miből élned.
siena-why-artist-bid = A művész neked körülbelül { $worth } aranyforintot ér; a legkisebb licit { $coins }.
siena-why-artist-pass = A művész neked körülbelül { $worth } aranyforintot ér, a következő licit pedig { $coins }; maradjon miből élned.
siena-why-take = Ára { $coins }, és neked körülbelül { $worth } aranyforintot ér ({ THING($card) }): a nyílt kártyák közül a legjobb.
siena-why-take-other = Ára { $coins }, és neked körülbelül { $worth } aranyforintot ér ({ THING($card) }).
siena-why-take-none = Egyik nyílt kártya sem éri meg az árát.
siena-why-first = Aki kezd, az elad, mielőtt elfogy az áru.
siena-why-first-banker = Aki kezd, az ér először a toronyhoz és a fogadóba.
siena-why-workers = A munkásai jogot adnak eladni, ami kész.
siena-why-mule = Egynél több áru kész, és az öszvér mindegyikből kettőt visz.
siena-why-francigena = Több árut is küldhetsz, és sorskártyákkal többet hoznak.
siena-why-calandrino = Egy másik bankárhoz ér, akinek adnia kell, vagy fösvény lesz.
siena-why-courtesan = Egy másik bankár jár a fogadó közelében, és fizetnie kell majd neki.
siena-why-guards = Sem aranyforintba, sem pontba nem kerül.
siena-why-girlfriends = Megspórolják, amibe a kurtizánok kerülnének.
siena-why-inn-set = Egy készlet azonnal { $coins } aranyforintot hoz.
siena-why-district = A kártya itt { $coins } aranyforintot hoz.
siena-why-sell = { $coins } aranyforintot hoz, és más is megelőzhet.
siena-why-load = Minden sorskártyához { $coins } aranyforintot ad hozzá.
siena-why-fato = { $count } kártyával { $chance }% eséllyel { $coins } aranyforintot nyersz, átlagosan { $mean }; más darabszám nem fizet többet.
siena-why-fato-other = { $count } kártyával { $chance }% eséllyel { $coins } aranyforintot nyersz, átlagosan { $mean }.
siena-why-travel = Az út legfeljebb { $coins } aranyforintot fizet.
siena-why-charity = { $coins } aranyforint után { $left } marad, elég ahhoz, hogy { $need } aranyforinttal bankár legyél.
siena-why-keep-income = { $coins } aranyforint kell, hogy bankár legyél.
siena-why-discard = A kezedben ez ér a legkevesebbet, körülbelül { $worth } aranyforintot, és a kezed majdnem tele van.
siena-why-green = A { $green } lépése oda visz, ahol több a nyereség.
siena-why-step = Odébb többet ér megállni, mint itt { $worth } aranyforintért.
siena-why-stop = Itt megállni körülbelül { $worth } aranyforintot ér, és elérhető közelben semmi sem ér többet.
siena-why-enter = Egy művész többet ér neked, mint bármi más a közelben.
siena-why-open = Ennyi aranyforinttal elérhető egy művész.
siena-why-no-open = Kevés az aranyforintod egy művészhez.
siena-why-rise = { $money } aranyforint elég a folytatáshoz, és a magasabb státusz többet keres.
siena-why-cash = { $coins } aranyforint most többet ér, mint egy mező, amelyet talán sosem érsz el.
siena-why-stay-on-road = Az utazókártyáiddal továbbjuthatsz, { $coins } aranyforintig.
siena-why-give = { $coins } aranyforint kevesebb, mint { $points } pont a végén, ami körülbelül { $worth } aranyforintot ér.
siena-why-refuse = { $coins } aranyforint több, mint { $points } pont a végén, ami körülbelül { $worth } aranyforintot ér.
siena-why-keep = Ez a legtöbb: { $points } pont.
siena-why-donate = { $coins } aranyforint olcsó négy szenátuskártya közül a két legjobbért.
siena-why-build = { $coins } aranyforint { $points } pontért jó ár.
siena-why-pay = Nincs barátnőkártyád, amit kijátszhatnál.
siena-why-name = Minél több kártya, annál messzebb.
siena-why-go = A többi kártya többet ér a kezedben.
siena-why-done = Semmi más nem hozna most hasznot.
siena-why-decline = Nem hozna hasznot.
