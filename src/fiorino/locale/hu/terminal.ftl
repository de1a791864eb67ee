### Words that only the terminal has. What is typed stays English: commands (undo, hint …), answers (“price 18”), options.

terminal-you = te
terminal-empty = üres

## What players are called who have no name of their own, by the colour of their piece

terminal-seat-blue = Kék
terminal-seat-orange = Narancs
terminal-seat-green = Zöld
terminal-seat-rose = Rózsaszín
terminal-seat-red = Piros

## A match

terminal-question = { $who }: { $question }
terminal-type-number = írj be egy számot
terminal-curtain = Most { NAME($seat) } következik. Nyomj Entert, ha már csak { NAME($seat) } nézi.
terminal-saved = Elmentve: { $file }
terminal-go-on = Folytatás: { $command }
terminal-hint = Tipp: { $answer }
terminal-hint-or = Vagy: { $answer }
terminal-nothing-to-undo = Még nincs visszavonható válaszod.

## What cannot be taken as an answer

terminal-answers-numbered = A válaszok számai: 1–{ $last }.
terminal-more-help = A „help” elmondja, mit írhatsz még be.
terminal-not-allowed = Nem szabad: { $reason } ({ $rule } szabály).
terminal-refused = { $reason } ({ $rule } szabály)
terminal-did-you-mean = Erre gondoltál: „{ $word }”?
terminal-interrupted = megszakítva.

## The help of a match. Each line stands behind the command that it explains.

terminal-help = Válaszolj a válasz számával vagy szövegével; a szavak rövidíthetők („l 5 v”).
terminal-help-undo = a saját utolsó válaszod visszavonása; újra ugyanazok a húzások jönnek
terminal-help-hint = a legjobb válaszok, és miért
terminal-help-legend = mit jelentenek az asztal jelei
terminal-help-why = melyik szabály miatt te jössz
terminal-help-rules = a szabályok, vagy egyetlen fejezetük vagy szabályuk
terminal-help-log = minden, ami eddig történt
terminal-help-table = az asztal újrarajzolása
terminal-help-save = a játszma mentése fájlba
terminal-help-quit = kilépés; a játszma mentve van, és megtudod, hogyan folytathatod

## The table of Medici vs Strozzi

terminal-medici-tiles-left = { $left } lapka a zsákban
terminal-medici-coins = { $coins } érme
terminal-medici-at-home = { $count ->
    [one] otthon: { $ships } férőhelyes hajó
   *[other] otthon: { $ships } férőhelyes hajók
 }
    .short = otthon { $ships }
terminal-medici-no-ship = még nincs hajó
terminal-medici-value = értéke { $value }
terminal-medici-at-price = ára { $coins } érme
terminal-medici-in-bag = A zsákban: { $tiles }
terminal-medici-push = { THING($good) } jelzője +{ $spaces }
terminal-medici-free = { $free ->
    [0] a hajó tele
   *[other] { $free } szabad hely
 }

## The table of Siena

terminal-siena-stock = szenátuskártya { $senesi }, művész { $artists }
terminal-siena-column-florins = aranyforint
    .short = frt
terminal-siena-column-status = státusz
    .short = stát
terminal-siena-column-where = hol
    .short = hol
terminal-siena-column-cards = kártya
    .short = kéz
terminal-siena-column-levels = szint
    .short = szt
terminal-siena-column-cubes = kocka
    .short = ko
terminal-siena-column-senesi = szenátus
    .short = szen
terminal-siena-column-artists = művész
    .short = műv
terminal-siena-player = kártya { $cards }, szint { $levels }, kocka { $cubes }, szenátus { $senesi }, művész { $artists }
terminal-siena-road = { THING($road) }, { $space }. mező
terminal-siena-tower = Torony
terminal-siena-high-bid = { $coins } ({ NAME($seat) })
    .you = { $coins } (te)
terminal-siena-money = { $before } → { $after } aranyforint
terminal-siena-each = fejenként { $coins } aranyforint
terminal-siena-stinginess = −{ $points } pont a végén

## Typing

terminal-typing = Írj be egy számot vagy választ. Még: help, hint, legend, undo, log, quit.
terminal-earlier-news = … még { $count } sor: log

## Legend of Medici vs Strozzi

terminal-medici-sign-tile = egy lapka: az áru alakja és betűje, és az értéke
terminal-medici-sign-gold = arany: a kikötőben számít, de jelzőt nem tol
terminal-medici-sign-ship = egy hajó a lapkáival, szabad helyeivel és értékeinek összegével
terminal-medici-sign-track = egy kikötő monopóliumsávja
terminal-medici-sign-marker = a jelzője; középen senkinek sem fizet, máshol annak a családnak, amelyiknek az oldalán áll
terminal-medici-sign-space = mező, amely 10-et fizet
terminal-medici-sign-bonus = mező { $bonus } prémiummal
terminal-medici-sign-bonus-twice = a sáv vége { $most } prémiummal
terminal-medici-sign-ends = balra a Strozzi, jobbra a Medici család vége
terminal-medici-sign-bag = ami még a zsákban van: egy áru az értékeivel

## Legend of Siena

terminal-siena-sign-pieces = egy játékos bábuja, alakja és színe szerint
terminal-siena-sign-asked = aki most válaszol
terminal-siena-sign-row = a kezdeményezési sor: ennyivel drágább minden kártya, amelynek ára van
terminal-siena-sign-star = csillagos kártya: aukcióra kerül, és kijátszva kikerül a játékból
terminal-siena-sign-journey = utazókártya: a kereskedő ezzel utazik
terminal-siena-sign-green = a kártya zöld száma: ennyit lép vele a bankár vagy Calandrino
terminal-siena-sign-price = amennyibe egy kártya neked kerül, aranyforintban
terminal-siena-sign-frame = egy áru: munkások a keretben; eladásra kész áruk × az áruk
terminal-siena-sign-figures = ugyanez számokkal: 3 munkásból 2
terminal-siena-sign-road = amennyit egy út mezői fizetnek; – semmi
terminal-siena-sign-calandrino = Calandrino, a koldus
terminal-siena-sign-courtesan = egy kurtizán, aki a fogadóban vár
terminal-siena-sign-tower = a torony szintjei és építőik
terminal-siena-sign-hidden = szenátuskártyák vagy művészek: egy érték, amelyet ismersz, és egy rejtett
terminal-siena-sign-donated = már adományozott a Duomónál

## What answers of Medici vs Strozzi mean

terminal-medici-price = { NAME($seat) } megveszi az áradon, vagy neked kell; pénzed { $coins }
terminal-medici-average = átlagos értéke { $mean }
terminal-medici-ended = Vége az utolsó fordulónak: a pénz dönt.

## What answers of Siena mean

terminal-siena-out = kiszállsz ebből az aukcióból
terminal-siena-keeps = { $most } … { $least } aranyforintod marad
terminal-siena-fato = darab, esély ördög nélkül, nyereség: { $odds }
terminal-siena-odds = { $count }: { $chance }% +{ $coins }
terminal-siena-frame = { $made ->
    [0] { THING($good) } { $before } → { $left }/{ $frame }
   *[other] { THING($good) } { $before } → { $left }/{ $frame } (+{ $made })
 }
terminal-siena-may-sell = eladhatod: { $goods }
terminal-siena-spaces-pay = a mezők fizetnek: { $pays }
terminal-siena-barred-next_auction = a következőben nem veszel részt
terminal-siena-barred-all_auctions = több ilyenben nem veszel részt
terminal-siena-rise-merchant = búza, bor és olaj helyett posztót és fűszert árulsz, és utazhatsz
terminal-siena-rise-banker = körönként 8 aranyforint, és a várost járod; csak bankár nyerhet
terminal-siena-stays = egy későbbi köröd után újra dönthetsz, ha van { $coins } aranyforintod
terminal-siena-then-rise = utána { THING($status, form: "translative") } válhatsz
terminal-siena-cards = { $count } kártya

## Questions of Siena that name what is offered

terminal-siena-bid-or-pass = Licitálsz a művészre, vagy passzolsz?
terminal-siena-look-or-pass = Megnézed a művészt, vagy passzolsz?
terminal-siena-turn-country-turn = A te köröd: { $may }, vagy a kör befejezése
terminal-siena-turn-banker-move = A sétád: { $may }, vagy megállás
terminal-siena-turn-banker-rest = A sétád véget ért: { $may }, vagy a kör befejezése
terminal-siena-play = kijátszás
terminal-siena-sell = eladás
terminal-siena-travel = utazás
terminal-siena-charity = jótékonyság
terminal-siena-discard = eldobás
terminal-siena-green = zöld számok lépésekre
terminal-siena-step = továbblépés
terminal-siena-enter = belépés a fogadóba

## The story of Siena where it is about you

terminal-siena-you-named-first = { NAME($seat) } döntése: te kezdesz.
terminal-siena-you-seat-placed = Az oszlopra rakod a korongodat.
terminal-siena-you-start-declined = Nem indítasz aukciót.
terminal-siena-you-auction-started = Aukciót indítasz { THING($card, form: "sublative") }.
terminal-siena-you-bid-made = Licitálsz: { $bid }.
terminal-siena-you-passed = Passzolsz.
terminal-siena-you-card-won = Megnyered { THING($card, form: "accusative") } { $coins } aranyforintért.
terminal-siena-you-card-taken = { $coins ->
    [0] Elveszed ingyen: { THING($card) }.
   *[other] Elveszed { $coins } aranyforintért: { THING($card) }.
 }
terminal-siena-you-first-named = A te döntésed: { NAME($first) } kezd.
terminal-siena-you-first-named-self = Te kezdesz.
terminal-siena-you-turn-began = A te köröd.
terminal-siena-you-card-played = Kijátszod: { THING($card) }.
terminal-siena-you-card-played-green = A zöld számáért kijátszod: { THING($card) } ({ $green } lépés).
terminal-siena-you-card-discarded = Eldobod: { THING($card) }.
terminal-siena-you-unit-sold = Eladsz egy { THING($good, form: "accusative") } { $coins } aranyforintért.
terminal-siena-you-banker-share = Bankárként { $coins } aranyforintot kapsz.
terminal-siena-you-unit-loaded = Elviszel egy { THING($good, form: "accusative") }.
terminal-siena-you-fato-drawn = { $cards } sorskártyát húzol: { $coins } aranyforint.
terminal-siena-you-fato-drawn-devil = { $cards } sorskártyát húzol: az ördög mindent elvisz.
terminal-siena-you-leg-travelled = { $coins ->
    [0] Te { THING($road, form: "to") } utazol, a { $space }. mezőre.
   *[other] Te { THING($road, form: "to") } utazol, a { $space }. mezőre, { $coins } aranyforintért.
 }
terminal-siena-you-road-left = Elhagyod { THING($road, form: "accusative") }.
terminal-siena-you-charity-given = Lemondasz { $coins } aranyforintról jótékonyságból.
terminal-siena-you-senesi-seen-value = Szenátuskártyát húzol, értéke { $value }.
terminal-siena-you-senesi-kept-values = Szenátuskártyát tartasz meg, értéke: { $values }.
terminal-siena-you-inn-set-played = { $coins } aranyforintot nyersz kártyán a fogadóban.
terminal-siena-you-status-risen = Te { THING($status, form: "translative") } válsz!
terminal-siena-you-banker-income = Megkapod a bankár bevételét: { $coins } aranyforint.
terminal-siena-you-banker-moved = Ide érsz: { THING($place) }.
terminal-siena-you-bride-paid = { $coins } aranyforintot adsz nászajándékra.
terminal-siena-you-banker-stopped = Megállsz { THING($place, form: "at") }.
terminal-siena-you-place-paid = { $coins } aranyforintot kapsz { THING($place, form: "at") }.
terminal-siena-you-donation-made = { $coins } aranyforintot adományozol a Duomónál.
terminal-siena-you-courtesans-paid = { $coins } aranyforintot fizetsz a kurtizánoknak.
terminal-siena-you-girlfriends-helped = A barátnők kisegítenek.
terminal-siena-you-artist-offered = Aukciót nyitsz egy művészre.
terminal-siena-you-artist-seen-value = Megnézed a művészt: { $name }, értéke { $value }.
terminal-siena-you-look-paid = { $coins } aranyforintért megnézheted.
terminal-siena-you-artist-engaged-value = { $coins } aranyforintért felfogadod a művészt: { $name }, értéke { $value }.
terminal-siena-you-level-built = { $coins } aranyforintért felépíted a torony { $level }. szintjét.
terminal-siena-you-alms-given = { $coins ->
    [0] Nincs mit adnod Calandrinónak.
   *[other] { $coins } aranyforintot adsz Calandrinónak.
 }
terminal-siena-you-alms-refused = Megtagadod az alamizsnát: { $cubes }. fösvénykocka.
terminal-siena-you-guards-called = Az őrséggel küldeted el Calandrinót.
terminal-siena-you-points-counted = Te: { THING($what) } { $points }
terminal-siena-you-winner-named = Bekerülsz a Kilencek Tanácsába!

## fiorino games and fiorino rules

terminal-game = { $game }, szerzője { $author }, { $few }–{ $many } játékosnak, a szabályok { $version }. változata
terminal-game-fixed = { $game }, szerzője { $author }, { $few } játékosnak, a szabályok { $version }. változata
terminal-editions = Egy teljes szabálykönyv egyszerre; egyes opciók még rátehetők. Alapértelmezés: { $usual }.
terminal-option = { $says } Alapértelmezés: { $usual } ({ $rule }).
terminal-box = { $game }: a doboz
terminal-mark-stated = leírva
terminal-mark-deduced = kikövetkeztetve
terminal-mark-reconstructed = rekonstrukció
terminal-mark-ruling = döntés

## fiorino verify and fiorino position

terminal-verified = { $file }: hibátlan felvétel, { $game }, { $state ->
    [finished] befejezett
   *[running] folyamatban lévő
 } játszma, { $answers } válasz és { $draws } húzás; { $source ->
    [promise] a húzások a magjából következnek, és megfelelnek az ígéretnek: { $promise }….
    [seed] a húzások a magjából következnek.
   *[hand] a húzásokat kézzel írták be.
 }
terminal-asked = Soron van: { $seat }, { $question } ({ $rule } szabály)

## What is refused. $why is a sentence of the operating system.

terminal-error-not-text = „{ $text }” nem olvasható szöveg.
terminal-error-game = Nincs „{ $game }” nevű játék; ami van: { $games }.
terminal-error-seat = Nincs „{ $seat }” nevű hely; ami van: { $seats }.
terminal-error-seats = { $game }: itt a helyek száma { $seats }; a --seats ennyit nevez meg: { $named } ({ $names }). A vessző a játékosokat választja el, ezért névben nem állhat.
terminal-error-bot = Nincs „{ $bot }” nevű bot; ami van: { $bots }, vagy a sajátod így: file.py:Class. Ember neve nagybetűvel kezdődik.
terminal-error-option-form = Az opció alakja név=érték, nem „{ $option }”.
terminal-error-option-twice = Ez az opció kétszer szerepel: „{ $option }”.
terminal-error-saved-file-brings = A mentett fájl magával hozza a játékot, az opciókat és a dobozt; hagyd el őket.
terminal-error-no-saved = Még nincs mentett játszma; így kezdhetsz egyet: { $command }
terminal-error-file-large = „{ $file }” túl nagy ahhoz, hogy a Fiorino fájlja legyen.
terminal-error-file-kind = „{ $file }” nem olvasható fájl, hanem mappa, csővezeték vagy eszköz; magát a fájlt add meg.
terminal-error-file-text = „{ $file }” nem szövegfájl.
terminal-error-file-read = „{ $file }” nem olvasható: { $why }.
terminal-error-file-write = „{ $file }” nem írható: { $why }.
terminal-error-too-late = „{ $text }” túl későn jön: a játszma véget ért.
terminal-error-no-rule = Nincs „{ $number }” szabály; a fejezetek: { $sections }.
terminal-error-no-rule-speaks = { $game }: egyik szabály sem szól erről: „{ $word }”.

## Files, names and the screen of a match

terminal-help-keys = A Tab kiegészít, a ↑ visszahozza, amit beírtál, a Ctrl-C kilép. Minden válasz azonnal mentésre kerül.
terminal-more = A folytatáshoz nyomj Entert.
terminal-over-already = Ez a játszma véget ért; a fájlja marad, ahogy van.
terminal-undo-other = { NAME($seat) } azóta válaszolt; csak a saját válaszaidat vonhatod vissza.
terminal-bot-file = „{ $name }” itt emberként ül: egy fájl nem hozhat saját botot. Botot a --seats ültet az asztalhoz.
terminal-saved-elsewhere = „{ $file }” nem írható: { $why }. Mostantól itt van a játszma mentése: { $place }
terminal-unsaved = „{ $file }” nem írható: { $why }. Máshová sem sikerült; minden válasz után újra megpróbáljuk.
terminal-record-follows = A játszmát sehová sem lehetett menteni. Ha meg akarod tartani, másold mindazt, ami következik, egy .fiorino végű fájlba:
terminal-ask-overwrite = „{ $file }” már létezik. A felülíráshoz írd be: yes
terminal-error-file-exists = „{ $file }” már létezik; adj más nevet, vagy írd elé: --overwrite.
terminal-error-in-file = „{ $file }”: { $why }
terminal-error-name-long = „{ $name }” { $letters } karakter hosszú; egy név legfeljebb { $most } lehet.
terminal-why-missing = nincs ilyen fájl vagy mappa
terminal-why-forbidden = ott ezt nem teheted meg
terminal-why-folder = ez egy mappa
terminal-why-not-plain = ez nem közönséges fájl
terminal-why-inside-a-file = az útvonal egyik része fájl, nem mappa
terminal-why-full = a lemez megtelt
terminal-why-too-large = ott nem lehet ennél nagyobb fájl
terminal-why-read-only = oda nem lehet írni
terminal-why-long-name = túl hosszú a neve
terminal-why-circle = a hivatkozásai körbe vezetnek
terminal-why-disk = a lemez nem válaszol rendesen
terminal-why-name = ilyen nevű fájl nem lehet
terminal-why-changed = közben egy másik program megváltoztatta
terminal-why-other = a rendszer nem engedi

# The review of a match: fiorino analyze
terminal-error-unfinished = { $file }: ez a játszma még nem ért véget; csak befejezett játszmát lehet elemezni.
terminal-review-progress = döntések
terminal-review-chance = Nyerési esélyek minden döntés után, és hogy mibe kerültek a döntések
terminal-review-coins = Várható előny minden döntés után, és hogy mibe kerültek a döntések
terminal-review-account-chance = { $name }: a saját válaszok { $away } %-ot engedtek el; a húzások és a többiek hozadéka { $came } %.
terminal-review-account-coins = { $name }: a saját válaszok { $away } érmét engedtek el; a húzások és a többiek hozadéka { $came }.
terminal-review-pair-chance = { $name }: a saját válaszok { $away } %-ot engedtek el; a szerencse hozadéka { $came } %.
terminal-review-pair-coins = { $name }: a saját válaszok { $away } érmét engedtek el; a szerencse hozadéka { $came }.
terminal-review-decisions = Minden döntés
terminal-review-column-number = lépés
terminal-review-column-seat = hely
terminal-review-column-given = válasz
terminal-review-column-cost = ára
terminal-review-column-best = legjobb válaszok
terminal-review-points = Fordulópontok
terminal-review-clean = Egyetlen válasz sem engedett el semmit.
terminal-review-point = { $number }. { $name }: { $given } ({ $cost }). Jobb: { $best } ({ $worth }).
